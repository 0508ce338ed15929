/*
 * heading: the heading of a process, and the line of a folded track.
 *
 * A heading is a rule with the full name, if the label had to cut the name, and
 * a count of the things below.  A folded line shows density; its text is in the
 * rightmost gap that is wide enough, so that no density is hidden.  A bucket of
 * columns has the colour of the longest slice there of the busiest row below,
 * and is dim where all of its bars are low.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "grid.h"
#include "pen.h"
#include "passed.h"

#define NAME_COLS	32	/* columns a name has before the contents do */
#define BUCKET		20	/* columns that share a colour */
#define LOW		2	/* eighths: a bucket of such bars is dim */
#define ID_COLS		23	/* of a blank and 20 digits in brackets */

static size_t
heading_add(char *out, size_t n, size_t at, uint64_t value, const char *what)
{
	char num[32];

	if (value == 0 || at >= n)
		return at;
	text_count(num, sizeof(num), value);
	snprintf(out + at, n - at, "%s%s %s%s", at > 0 ? ", " : "", num, what,
	    value == 1 ? "" : "s");
	return at + strlen(out + at);
}

/* Returns the slices of a track and of all below it that a filter lets
 * through. */
static uint64_t
shown_slices(const struct view *v, uint32_t track)
{
	const struct passed *ps = passed_of(v);
	const struct trace *tr = v->trace;
	uint32_t i, r, end = rollup_end(v, track);
	uint64_t n = 0;

	for (i = track; i < end; i++) {
		if (tr->tracks[i].type == TRACK_STATE)
			continue;
		for (r = tr->tracks[i].row; r < tr->tracks[i].row +
		    tr->tracks[i].nrows; r++)
			n += ps->row_n[r];
	}
	return n;
}

/* Writes a count of the things below a heading or in a fold. */
void
heading_contents(const struct view *v, uint32_t track, char *out, size_t n)
{
	const struct track *k = &v->trace->tracks[track];
	const struct rollup *c = rollup_of(v, track);
	size_t at = 0, of = 0;
	char num[32];

	*out = '\0';
	if (k->type == TRACK_PROCESS || k->type == TRACK_GLOBAL) {
		at = heading_add(out, n, at, c->threads, "thread");
		at = heading_add(out, n, at, c->others, "track");
	} else
		at = heading_add(out, n, at, c->rows, "row");
	if (passed_of(v) != NULL && c->slices > 0) {
		text_count(num, sizeof(num), shown_slices(v, track));
		snprintf(out + at, n - at, "%s%s of", at > 0 ? ", " : "", num);
		at += strlen(out + at);
		of = at;
	}
	at = heading_add(out, n, at, c->slices, "slice");
	if (of > 0)		/* "12 of 40 slices" without a comma */
		memmove(out + of, out + of + 1, strlen(out + of + 1) + 1);
	at = strlen(out);
	at = heading_add(out, n, at, c->states, "state");
	if (k->nobjects > 0)
		heading_add(out, n, at, k->nobjects, "object");
	else if (c->slices + c->states == 0)
		heading_add(out, n, at, c->points, "event");
}

/*
 * Draws a name n columns right of the pen's begin and returns its columns.  A
 * long one, such as a command line, is cut so that its id and the contents
 * behind it have room.
 */
static int
rule_name(const struct pen *p, int n, const char *name, size_t contents)
{
	const char *id = strrchr(name, '[');
	int room = p->cols - n - 2, drawn;

	if (id == NULL || strlen(id) > ID_COLS)
		id = name + strlen(name);
	else if (id > name && id[-1] == ' ')
		id--;
	if (contents > 0 && room - (int)contents - 2 >= NAME_COLS)
		room -= (int)contents + 2;
	drawn = canvas_text(p->cv, p->x + n, p->y, room - (int)strlen(id),
	    style_of(ROLE_LABEL_PROCESS), name, (size_t)(id - name));
	return drawn + canvas_text(p->cv, p->x + n + drawn, p->y,
	    room - drawn, style_of(ROLE_LABEL_PROCESS), id, strlen(id));
}

static void
rule(const struct pen *p, uint32_t track)
{
	const struct track *k = &p->tr->tracks[track];
	char text[256], name[256];
	const char *labels = "";
	int n;

	canvas_fill(p->cv, p->x, p->y, p->cols, glyph(GLYPH_RULE),
	    style_of(ROLE_RULE));
	if (p->cols < 24)
		return;
	/* the name only if the label has cut the name */
	if (trace_track_label(p->tr, track, name, sizeof(name)) + 4 <=
	    (size_t)p->label)
		*name = '\0';
	heading_contents(p->v, track, text, sizeof(text));
	if (k->upid != NONE)
		labels = trace_str(p->tr, p->tr->processes[k->upid].labels);
	n = 2;
	canvas_put(p->cv, p->x + n++, p->y, ' ', style_of(ROLE_RULE));
	n += rule_name(p, n, name, strlen(text));
	if (*labels != '\0' && p->cols - n > 16)
		n += canvas_printf(p->cv, p->x + n, p->y, p->cols - n - 2,
		    style_of(ROLE_LABEL), "%s%s", n > 3 ? "  " : "", labels);
	if (*text != '\0' && p->cols - n > 16)
		n += canvas_printf(p->cv, p->x + n, p->y, p->cols - n - 2,
		    style_of(ROLE_RULER), "%s%s", n > 3 ? "  " : "", text);
	canvas_put(p->cv, p->x + n, p->y, ' ', style_of(ROLE_RULE));
}

/*
 * Returns 0..8 eighths for a column: 0 for an empty one, at least 1 for others.
 * For many rows the scale is the square root, so that one busy thread among
 * sixty is visible.
 */
static int
density_level(int64_t sum, int64_t step, uint32_t rows)
{
	double share;
	int i;

	if (sum <= 0)
		return 0;
	share = (double)sum / (double)step / (rows > 0 ? rows : 1);
	for (i = 1; i < 8; i++)
		if (share <= (rows > 1 ? i * i / 64.0 : i / 8.0))
			break;
	return i;
}

/*
 * Returns the style of the bars of a bucket that begins at t: the colour of the
 * slice of a row that is the longest there.
 */
static struct style
bucket_style(const struct pen *p, uint32_t row, int64_t t)
{
	int64_t end = sat_add(t, sat_mul(viewport_step(&p->v->vp), BUCKET));
	struct lod_column lc;

	if (row == NONE || p->v->coarse || passed_of(p->v) != NULL || t >= end)
		return style_of(ROLE_DENSITY);
	lod_column(p->tr, row, t, end, &lc);
	return lc.n == 0 ? style_of(ROLE_DENSITY) : style_of_many(p->v,
	    lc.longest, lc.covered);
}

/* Draws the bars of the columns [from, to) of the pen; level[0] is `from`'s. */
static void
draw_bars(const struct pen *p, uint32_t row, int from, int to,
    const uint8_t *level)
{
	struct style st;
	int c, end, i, most;

	for (c = from; c < to; c = end) {
		end = viewport_bucket_end(&p->v->vp, c, BUCKET);
		for (most = 0, i = c; i < end && i < to; i++)
			most = level[i - from] > most ? level[i - from] : most;
		if (most == 0)
			continue;
		st = bucket_style(p, row, viewport_time(&p->v->vp, end -
		    BUCKET));
		if (most <= LOW)
			st.flags |= STYLE_DIM;
		for (i = c; i < end && i < to; i++)
			if (level[i - from] > 0)
				canvas_put(p->cv, p->x + i, p->y,
				    glyph_bar_up(level[i - from]), st);
	}
}

void
heading_density(const struct pen *p, uint32_t track)
{
	int64_t sum[ROLLUP_COLS];
	uint8_t level[ROLLUP_COLS];
	const struct rollup *s;
	struct grid g;
	int c, k;

	g.step = viewport_step(&p->v->vp);
	for (c = 0; c < p->cols; c += ROLLUP_COLS) {
		g.n = p->cols - c < ROLLUP_COLS ? p->cols - c : ROLLUP_COLS;
		g.t0 = viewport_time(&p->v->vp, c);
		g.sum = sum;
		g.passed = passed_of(p->v);
		s = rollup_columns(p->v, track, &g);
		for (k = 0; k < g.n; k++)
			level[k] = (uint8_t)density_level(sum[k], g.step,
			    s->bars);
		draw_bars(p, s->lead, c, c + g.n, level);
	}
}

/* Returns the column of the rightmost gap of `need` columns, or -1. */
static int
find_gap(const struct pen *p, int need)
{
	const struct cell *c;
	int col, run = 0;

	for (col = p->cols - 1; col >= 0; col--) {
		c = canvas_at(p->cv, p->x + col, p->y);
		run = c != NULL && c->ch == ' ' && c->style.role ==
		    ROLE_NORMAL ? run + 1 : 0;
		if (run >= need)
			return col;
	}
	return -1;
}

static void
summary(const struct pen *p, uint32_t track)
{
	char text[256];
	int gap, n;

	heading_density(p, track);
	heading_contents(p->v, track, text, sizeof(text));
	n = (int)strlen(text);
	if ((gap = find_gap(p, n + 2)) >= 0)
		canvas_text(p->cv, p->x + gap + 1, p->y, n,
		    style_of(ROLE_RULER), text, strlen(text));
}

void
heading_draw(const struct pen *p, const struct line *l)
{
	if (l->type == LINE_PROCESS && !p->v->folded[l->track])
		rule(p, l->track);
	else
		summary(p, l->track);
}
