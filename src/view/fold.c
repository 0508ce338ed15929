/*
 * fold: which tracks can be folded, and which are at first: a process, so that
 * the lines of all tracks do not grow beyond MANY_LINES, and async tracks and
 * objects that have many lines by themselves.
 */
#include "config.h"

#include "ttv/view.h"
#include "grid.h"
#include "lines.h"
#include "priv.h"
#include "run.h"

#define MANY_LINES	2000	/* lines of all tracks */
#define MANY_LANES	24	/* lines of a track */
#define MANY_OBJECTS	8

int
fold_has_lines(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	return k->nrows > 1 || k->nseries > 1 || k->nobjects > 1 ||
	    (k->nmemdumps > 0 && k->upid != NONE) ||
	    v->priv->sample_depth[track] > 0;
}

int
view_foldable(const struct view *v, uint32_t track)
{
	const struct trace *t = v->trace;

	return fold_has_lines(v, track) || (track + 1 < t->ntracks &&
	    t->tracks[track + 1].parent == track);
}

static uint32_t
count_ids(const struct view *v, const struct track *k)
{
	uint32_t i, n = 0, end = k->object + k->nobjects;

	for (i = k->object; i < end && n <= MANY_OBJECTS; n++)
		i += run_lives(v->trace, i, end);
	return n;
}

int
fold_by_default(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	return (k->type == TRACK_ASYNC && k->nrows > MANY_LANES) ||
	    (k->nmemdumps > 0 && k->upid != NONE) ||
	    (k->nobjects > 0 && count_ids(v, k) > MANY_OBJECTS);
}

static uint32_t
own_lines(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	if (v->folded[track])
		return 1;
	return k->nrows + k->nseries + k->nobjects + 3;
}

/* Folds the tracks of a process that has too many lines by itself. */
static void
fold_inside(struct view *v, uint32_t first, uint32_t end)
{
	uint32_t i, n;

	for (n = 0, i = first; i < end; i++)
		n += own_lines(v, i);
	for (i = first + 1; i < end && n > MANY_LINES; i++)
		if (own_lines(v, i) > MANY_LINES / 20) {
			n -= own_lines(v, i) - 1;
			v->folded[i] = 1;
		}
}

/*
 * Folds processes if the trace has more than MANY_LINES lines; the first
 * processes stay open as far as they fit.
 */
void
fold_many(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t i, end, k, n = 0, all = 0;

	for (i = 0; i < tr->ntracks; i++) {
		v->folded[i] = (uint8_t)fold_by_default(v, i);
		all += own_lines(v, i);
	}
	if (all <= MANY_LINES)
		return;
	for (i = 0; i < tr->ntracks; i = end) {
		end = rollup_end(v, i);
		for (all = 0, k = i; k < end; k++)
			all += own_lines(v, k);
		if (n == 0)
			fold_inside(v, i, end);
		else if (n + all > MANY_LINES && (tr->tracks[i].type ==
		    TRACK_PROCESS || tr->tracks[i].type == TRACK_GLOBAL))
			v->folded[i] = 1;
		n += all > MANY_LINES ? MANY_LINES : all;
	}
}
