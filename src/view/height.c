/*
 * height: how many lines a track has, by hand.  What 1 to HEIGHT_MOST means of
 * view.height depends on the track:
 *
 *	- of a counter, the lines of each of its series;
 *	- of slices, the depths that have rows of their own.  The last of them
 *	  stands for what is deeper, as rows do that are too small to be seen
 *	  (near_rows.c), but for a filter, which may have left only deeper
 *	  slices;
 *	- of samples, the rows of their flame.
 */
#include "config.h"

#include "ttv/trace.h"
#include "lines.h"
#include "priv.h"
#include "passed.h"

uint8_t
height_levels(const struct view *v, uint32_t track)
{
	return v->height[track] > 0 ? v->height[track] : 1;
}

uint32_t
height_flame(const struct view *v, uint32_t track)
{
	uint32_t n = v->priv->sample_depth[track];

	return v->height[track] > 0 && v->height[track] < n ?
	    v->height[track] : n;
}

int
height_hides(const struct view *v, uint32_t row)
{
	const struct row *r = &v->trace->rows[row];

	return v->height[r->track] > 0 && r->depth >= v->height[r->track] &&
	    passed_of(v) == NULL;
}

/* Returns the depths of a track's slices, or the rows of its flame. */
static uint32_t
height_whole(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t i, n = 0;

	if (k->nrows == 0)
		return v->priv->sample_depth[track];
	for (i = k->row; i < k->row + k->nrows; i++)
		if (v->trace->rows[i].depth >= n)
			n = v->trace->rows[i].depth + 1;
	return n;
}

/* Sets the height of a track; that of all of it is its own. */
static void
height_set(struct view *v, uint32_t track, uint32_t n)
{
	v->height[track] = n >= height_whole(v, track) || n > HEIGHT_MOST ?
	    0 : (uint8_t)n;
}

int
height_reveal(struct view *v, uint32_t row)
{
	if (row == NONE || !height_hides(v, row))
		return 0;
	height_set(v, v->trace->rows[row].track, v->trace->rows[row].depth +
	    1);
	return 1;
}

/* ---- the keys ---- */

static int
height_counter(struct view *v, uint32_t track, int by)
{
	int n = height_levels(v, track) + by;

	n = n < 1 ? 1 : n > HEIGHT_MOST ? HEIGHT_MOST : n;
	if (n == height_levels(v, track))
		return 0;
	v->height[track] = n == 1 ? 0 : (uint8_t)n;
	return 1;
}

/* Returns the depths that have lines now. */
static uint32_t
height_shown(const struct view *v, uint32_t track)
{
	uint32_t i = view_line_of_track(v, track), n = 0, row;

	for (; i < v->nlines && v->lines[i].track == track; i++) {
		row = v->lines[i].row;
		if (v->lines[i].type == LINE_ROW && v->trace->rows[row].depth >=
		    n)
			n = v->trace->rows[row].depth + 1;
		else if (v->lines[i].type == LINE_SAMPLES)
			n = v->lines[i].part;
	}
	return n;
}

/* Takes lines of depths away, or gives them back. */
static int
height_depths(struct view *v, uint32_t track, int by)
{
	uint32_t n = height_shown(v, track);

	if (by > 0 && v->height[track] == 0)
		return view_tall(v, track, 1);
	if (by < 0 && view_tall(v, track, 0))
		return 1;
	if (by < 0 && n <= 1)
		return 0;
	if (by > 0)
		n = v->height[track];
	height_set(v, track, by > 0 ? n + (uint32_t)by : (uint32_t)-by < n ?
	    n - (uint32_t)-by : 1);
	return 1;
}

int
view_height(struct view *v, uint32_t line, int by)
{
	uint32_t track;
	int changed = 0;

	if (line >= v->nlines)
		return 0;
	track = v->lines[line].track;
	if (v->lines[line].type == LINE_COUNTER)
		changed = height_counter(v, track, by);
	else if (v->lines[line].type == LINE_ROW || v->lines[line].type ==
	    LINE_SAMPLES)
		changed = height_depths(v, track, by);
	if (changed)
		view_layout(v);
	return changed;
}
