/*
 * near_rows: which rows of slices take a line, when not all lines fit, by the
 * setting rows=near.
 *
 *	- A row without a slice near the view takes no line.  Near is the view
 *	  and as much on both sides; what is found holds while the view stays
 *	  inside of that and is not zoomed in to a REST of it, so that lines do
 *	  not come and go with each key.
 *	- Rows that have nothing as long as a column, from one depth on to the
 *	  deepest, are one line: that of the first of them, which covers what
 *	  the others cover.  Its label says how many it stands for.  What a
 *	  filter lets through is not covered so, and keeps its lines.
 *	- Instants of a track with rows, or of a heading, are drawn in what is
 *	  free of its first line.  Those of a filter keep their line.
 *	- The line of the cursor and that of the selection stay, and a jump to a
 *	  row or to an instant brings its line back (near_keep()).
 *
 * It costs a search a row, and is made in steps between keys.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"
#include "lines.h"
#include "priv.h"
#include "run.h"
#include "passed.h"

#define REST		4	/* the view may shrink to a part of this */
#define COST		64	/* slices drawn in the time of a row's search */

/* What is known of a row. */
#define ROW_FAR	1	/* nothing is near the view */
#define ROW_SMALL	2	/* nothing is as long as a column */
#define ROW_UNDER	4	/* the row above stands for it */

struct near_rows {
	int64_t		 t0, t1;	/* near the view; all else is far */
	int64_t		 span, step;	/* of the view that it was made for */
	const struct passed *passed;	/* the filter that it was made for */
	uint8_t		*row;		/* by row: ROW_*; NULL: not made */
	uint32_t	 nrows;
	uint8_t		*aside;		/* by track: its instants have no line
					 * of their own */
	uint8_t		*next;		/* in the making */
	uint32_t	 at;		/* the next row of it */
	struct viewport	 made_for;	/* the view then */
};

void
near_free(struct view *v)
{
	struct near_rows *e = v->priv->near;

	if (e == NULL)
		return;
	shared_free(v);
	free(e->row);
	free(e->aside);
	free(e->next);
	free(e);
	v->priv->near = NULL;
}

/* ---- questions ---- */

static uint8_t
flags_of(const struct view *v, uint32_t row)
{
	const struct near_rows *e = v->priv->near;
	uint8_t under = height_hides(v, row) ? ROW_UNDER : 0;

	return e == NULL || e->row == NULL || !v->priv->near_only ? under :
	    e->row[row] | under;
}

int
near_row(const struct view *v, uint32_t row)
{
	return !(flags_of(v, row) & (ROW_FAR | ROW_UNDER));
}

uint32_t
near_line_row(const struct view *v, uint32_t row)
{
	while (row > 0 && (flags_of(v, row) & ROW_UNDER))
		row--;
	return row;
}

uint32_t
near_under(const struct view *v, uint32_t row)
{
	uint32_t n = 0;

	while (row + 1 < v->trace->nrows && (flags_of(v, row + 1) &
	    ROW_UNDER)) {
		row++;
		n += !(flags_of(v, row) & ROW_FAR) && passed_row(passed_of(v),
		    row);
	}
	return n;
}

/* Returns 1 if the instants of a track have one near the view. */
static int
instants_near(const struct view *v, const struct track *k)
{
	const struct near_rows *e = v->priv->near;
	struct entity_run r = { ENTITY_INSTANT, k->instant, k->ninstants, 0 };
	uint32_t i;

	if (k->ninstants == 0)
		return 0;
	i = e->t0 > INT64_MIN ? run_after(v->trace, &r, e->t0 - 1) :
	    k->instant;
	return i < k->instant + k->ninstants &&
	    v->trace->instants[i].ts < e->t1;
}

int
near_instants(const struct view *v, uint32_t track)
{
	const struct near_rows *e = v->priv->near;

	return e == NULL || e->row == NULL || !v->priv->near_only ||
	    (!e->aside[track] && instants_near(v, &v->trace->tracks[track]));
}

int
near_instants_aside(const struct view *v, uint32_t track)
{
	const struct near_rows *e = v->priv->near;

	return e != NULL && e->row != NULL && v->priv->near_only &&
	    e->aside[track];
}

int
near_track(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	const struct near_rows *e = v->priv->near;
	uint32_t r;

	if (e == NULL || e->row == NULL || !v->priv->near_only)
		return 1;
	if (k->nseries + k->nobjects + k->nsamples + k->nmemdumps +
	    k->ncontexts > 0)
		return 1;
	for (r = k->row; r < k->row + k->nrows; r++)
		if (!(e->row[r] & ROW_FAR))
			return 1;
	return instants_near(v, k);
}

int
near_keep(struct view *v, uint32_t track, uint32_t row)
{
	const struct track *k = &v->trace->tracks[track];
	struct near_rows *e = v->priv->near;
	uint32_t r, first = k->row, end = k->row + k->nrows;
	int changed = height_reveal(v, row) | shared_keep(v, track);

	if (e == NULL || e->row == NULL)
		return changed;
	if (row == NONE && v->sel.type == ENTITY_INSTANT) {
		changed |= e->aside[track];
		e->aside[track] = 0;
	}
	for (r = first; r < end; r++) {
		changed |= e->row[r] & ROW_FAR;
		e->row[r] &= (uint8_t)~ROW_FAR;
	}
	for (r = row; row != NONE && r >= first && (e->row[r] & ROW_UNDER);
	    r--) {
		e->row[r] &= (uint8_t)~ROW_UNDER;
		changed = 1;
		if (r == 0)
			break;
	}
	return changed;
}

int
view_tall(struct view *v, uint32_t track, int tall)
{
	const struct track *k = &v->trace->tracks[track];
	struct near_rows *e = v->priv->near;
	uint32_t r;
	int changed = v->tall[track] && !tall;

	if (e == NULL || e->row == NULL || !v->priv->near_only)
		return 0;
	if (tall)
		changed |= shared_dissolve(v, track) | e->aside[track];
	e->aside[track] &= (uint8_t)!tall;
	for (r = k->row; tall && r < k->row + k->nrows; r++) {
		changed |= e->row[r] & ROW_UNDER;
		e->row[r] &= (uint8_t)~ROW_UNDER;
	}
	if (!changed)
		return 0;
	v->tall[track] = (uint8_t)tall;
	if (!tall)
		e->nrows = UINT32_MAX;	/* to be made again */
	view_layout(v);
	view_near_rows(v);
	return 1;
}

void
view_share_rows(struct view *v, int shared)
{
	struct near_rows *e = v->priv->near;

	v->rows_shared = shared;
	if (e != NULL)
		e->nrows = UINT32_MAX;	/* to be made again */
}

/* ---- making it ---- */

/* Returns the span of a viewport in ns. */
static int64_t
span_of(const struct viewport *vp)
{
	return sat_sub(viewport_end(vp), vp->t0);
}

/* Returns 1 if what is known holds for the view. */
static int
holds(const struct view *v, const struct near_rows *e)
{
	int64_t span = span_of(&v->vp), end = viewport_end(&v->vp);

	return e->row != NULL && e->nrows == v->trace->nrows &&
	    e->passed == passed_of(v) && (v->vp.t0 >= e->t0 || e->t0 <=
	    v->trace->start) && (end <= e->t1 || e->t1 > v->trace->end) &&
	    span >= e->span / REST && span <= sat_mul(e->span, REST);
}

static uint8_t
look_at(const struct view *v, const struct near_rows *e, uint32_t row)
{
	const struct trace *tr = v->trace;
	const struct row *r = &tr->rows[row];
	uint32_t first, last;
	struct lod_column c;

	if (tr->tracks[r->track].end < e->t0 || tr->tracks[r->track].start >=
	    e->t1)
		return ROW_FAR | ROW_SMALL;
	first = trace_row_from(tr, row, e->t0);
	last = trace_row_from(tr, row, e->t1);
	first = first == NONE ? r->first + r->n : first;
	last = last == NONE ? r->first + r->n : last;
	if (e->passed != NULL)
		passed_column(e->passed, tr, row, first, last, e->t0, e->t1, 1,
		    &c);
	else
		lod_column_run(tr, row, first, last, e->t0, e->t1, &c);
	if (c.n == 0)
		return ROW_FAR | ROW_SMALL;
	return sat_sub(trace_slice_end(tr, c.longest), tr->ts[c.longest]) <
	    e->step ? ROW_SMALL : 0;
}

/* Sets the rows that must keep their lines, or NONE. */
static void
find_kept(const struct view *v, uint32_t kept[2])
{
	kept[0] = v->line < v->nlines && v->lines[v->line].type == LINE_ROW ?
	    v->lines[v->line].row : NONE;
	kept[1] = v->sel.type == ENTITY_SLICE && v->sel.id <
	    v->trace->nslices ? trace_slice_row(v->trace, v->sel.id) : NONE;
}

/*
 * Marks rows that the one above stands for: a row and all deeper ones of its
 * lane are small.  Goes from the last row to the first.
 */
static void
find_under(const struct view *v, uint8_t *flags)
{
	const struct row *rows = v->trace->rows;
	uint32_t r, kept[2];
	int small = 1;		/* this row and those below it are */

	find_kept(v, kept);
	for (r = v->trace->nrows; r-- > 0; ) {
		if (r + 1 == v->trace->nrows || rows[r + 1].depth == 0)
			small = 1;
		if (r == kept[0] || r == kept[1]) {
			flags[r] &= (uint8_t)~ROW_FAR;
			small = 0;
		}
		small = small && (flags[r] & ROW_SMALL);
		if (rows[r].depth > 0 && small && (flags[r - 1] & (ROW_SMALL |
		    ROW_FAR)) == ROW_SMALL && !v->tall[rows[r].track])
			flags[r] |= ROW_UNDER;
	}
}

/* Keeps the lines of the cursor and the selection where rows are not joined. */
static void
keep_near(const struct view *v, uint8_t *flags)
{
	uint32_t kept[2];
	int i;

	find_kept(v, kept);
	for (i = 0; i < 2; i++)
		if (kept[i] != NONE)
			flags[kept[i]] &= (uint8_t)~ROW_FAR;
}

/* Marks the tracks whose instants are drawn in what is free of another line. */
static void
find_aside(const struct view *v, struct near_rows *e)
{
	const struct trace *tr = v->trace;
	uint32_t i, at = v->line < v->nlines && v->lines[v->line].type ==
	    LINE_INSTANTS ? v->lines[v->line].track : NONE;
	const struct track *k;

	free(e->aside);
	e->aside = xcalloc((size_t)tr->ntracks + 1, 1);
	for (i = 0; i < tr->ntracks && e->passed == NULL; i++) {
		k = &tr->tracks[i];
		e->aside[i] = k->ninstants > 0 && !v->tall[i] && i != at &&
		    (k->type == TRACK_PROCESS || k->type == TRACK_GLOBAL ||
		    (k->nrows > 0 && !(e->row[k->row] & ROW_FAR)));
	}
	if (v->sel.type == ENTITY_INSTANT && v->sel.id < tr->ninstants)
		e->aside[view_selection_track(v)] = 0;
}

/* Returns whether a layout of all rows would not fit the screen. */
static int
is_crowded(const struct view *v)
{
	return v->rows_all == 0 && v->priv->nlines_all >
	    (uint32_t)view_track_lines(v);
}

static void
begin(const struct view *v, struct near_rows *e)
{
	int64_t span = span_of(&v->vp);

	free(e->next);
	e->next = xcalloc((size_t)v->trace->nrows + 1, 1);
	e->at = 0;
	e->made_for = v->vp;
	e->t0 = sat_sub(v->vp.t0, span);
	e->t1 = sat_add(viewport_end(&v->vp), span);
	e->span = span;
	e->step = viewport_step(&v->vp);
	e->passed = passed_of(v);
}

/* Lays out, with lines that are shared anew; the selection keeps the cursor. */
static void
shared_again(struct view *v, const struct near_rows *e)
{
	int follow = v->rows_shared && v->sel.type == ENTITY_SLICE &&
	    view_line_of_slice(v, v->sel.id) == v->line;
	uint32_t line;

	shared_make(v, e->t0, e->t1, e->step);
	view_layout(v);
	if (!follow || (line = view_line_of_slice(v, v->sel.id)) == NONE)
		return;
	v->line = line;
	view_show_line(v);
}

int
near_idle(struct view *v, int64_t *left)
{
	struct near_rows *e = v->priv->near;

	if (!is_crowded(v)) {
		if (!v->priv->near_only)
			return 1;
		if (*left <= 0)
			return 0;
		view_layout(v);
		return 1;
	}
	if (e == NULL)
		e = v->priv->near = xcalloc(1, sizeof(*e));
	if (e->next == NULL && v->priv->near_only && holds(v, e))
		return 1;
	if (*left <= 0)
		return 0;
	if (e->next == NULL || e->passed != passed_of(v) ||
	    e->made_for.t0 != v->vp.t0 ||
	    !viewport_same_scale(&e->made_for, &v->vp))
		begin(v, e);
	for (; e->at < v->trace->nrows && *left > 0; e->at++) {
		e->next[e->at] = look_at(v, e, e->at);
		*left -= COST;
	}
	if (e->at < v->trace->nrows)
		return 0;
	if (e->passed == NULL)
		find_under(v, e->next);
	else
		keep_near(v, e->next);
	free(e->row);
	e->row = e->next;
	e->nrows = v->trace->nrows;
	e->next = NULL;
	find_aside(v, e);
	v->priv->near_only = 1;
	shared_again(v, e);
	return 1;
}

void
view_near_rows(struct view *v)
{
	int64_t left = INT64_MAX;

	if (!v->lazy)
		(void)near_idle(v, &left);
}
