/*
 * row: a row of slices.
 *
 * Each column belongs to the slice that covers at least half of it; columns of
 * one slice are a box.  Other columns that slices touch get a mark, a bar as
 * high as the part of the column that is covered.  A slice that has a box
 * elsewhere needs no mark for the sliver at its end.  So every slice is
 * visible, and the edges of boxes are right to half a cell.
 *
 *	- A bar is never as high as a box, so that many slices do not look like
 *	  one.  Next to nothing is a dot.
 *	- A mark has the colour of its longest slice; where less than a third
 *	  is covered it is dim, and a dot has no colour.
 *	- In a row of some slices (more than a sixth of the columns), slices
 *	  narrower than two cells are marks instead of boxes, and all marks of
 *	  a bucket of columns have the colour of the longest slice of the
 *	  bucket: each change of colour costs bytes.  Buckets are aligned to
 *	  time, so that a pan shifts them.
 *	- In a crowded row (more slices than half the columns), a bar (no dot)
 *	  whose column is covered about as much as its bucket is on average is
 *	  that of the average: what differs by chance would cost a glyph in
 *	  each frame.
 *	- Behind marks and boxes without a name stands the name of the longest
 *	  of them, where cells are free (aside.c); in a crowded row without free
 *	  cells, over the marks of a bucket.
 *	- Cost: a look-up in the lane's summaries for each column that is not
 *	  inside of a box; gaps are skipped.  A search for a slice starts at
 *	  the slices of the column before (exponential search).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/alert.h"
#include "ttv/bound.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "aside.h"
#include "caption.h"
#include "lines.h"
#include "pen.h"
#include "passed.h"
#include "twin.h"

#define SMALL		3	/* marks of a column or bucket covered by less
				 * than 1/SMALL are dim */
#define SPARSE		20	/* marks of up to 1/SPARSE column are a dot */
#define FULL		7	/* eighths of the highest bar */
#define CHANCE		2	/* eighths that differ by chance */
#define BUCKET		40	/* columns that share a colour and a mean */
#define CROWD		2	/* columns a slice; a row with fewer is
				 * crowded */
#define SOME		6	/* columns a slice; with fewer, a box has two
				 * columns */
#define LOOK_AT		4	/* slices of a column that are compared */
#define NEAR		8	/* first step of a search: this part of the
				 * usual number of slices */
#define FETCH		32	/* slices prefetched together (lod.c) */
#define ASKED		32	/* marks whose hits are looked up together */

struct rowpen {
	const struct pen	*p;
	uint32_t		 row;
	const struct passed	*passed;	/* NULL: all slices */
	int			 dim;	/* as what a filter leaves out */
	int64_t			 step;
	int			 narrow;	/* boxes have two columns at
						 * least */
	int			 crowded;
	uint32_t		 end;	/* the slice after the row's last */
	uint32_t		 at;	/* the first that begins behind the
					 * column */
	uint32_t		 usual;	/* slices that began in the last
					 * column */
	uint32_t		 box;	/* the slice of the pending box ... */
	int			 c0;	/* ... its first column ... */
	int			 c1;	/* ... and the column after its last */
	int64_t			 bucket;	/* the bucket that is known */
	struct style		 bucket_style;
	int64_t			 bucket_mean;	/* ns of a column of it that
						 * slices cover */
	uint32_t		 bucket_at;	/* as `at`, for buckets */
	uint32_t		 bucket_slice;	/* its longest, or NONE */
	int			 named;	/* what is small has a name aside */
	struct aside		 aside;
	int			 next_name;	/* none before this column */
	int			 run0, run1;	/* marks of a bucket without a
						 * gap */
	int64_t			 run_bucket;
	struct style		 run_style;
	uint32_t		 run_slice;	/* the longest of the bucket */
	struct asked {
		int		 col;
		uint32_t	 slice;
	}			 asked[ASKED];
	int			 nasked;
};

enum owner { OWNER_BOX, OWNER_MARK, OWNER_MANY, OWNER_NOBODY };

static uint8_t
selected_flag(const struct rowpen *r, uint32_t slice)
{
	const struct view *v = r->p->v;

	return v->sel.type == ENTITY_SLICE && v->sel.id == slice ?
	    STYLE_SELECTED : 0;
}

static uint8_t
slice_flags(const struct rowpen *r, uint32_t slice)
{
	return (uint8_t)(selected_flag(r, slice) |
	    (view_is_hit(r->p->v, ENTITY_SLICE, slice) ? STYLE_HIT : 0));
}

/*
 * Draws the pending marks as hits or not, with memory that ask_hit() has
 * prefetched.
 */
static void
answer_hits(struct rowpen *r)
{
	int i;

	for (i = 0; i < r->nasked; i++)
		if (view_is_hit(r->p->v, ENTITY_SLICE, r->asked[i].slice))
			canvas_flag(r->p->cv, r->p->x + r->asked[i].col,
			    r->p->y, 1, STYLE_HIT);
	r->nasked = 0;
}

/*
 * Adds a mark to the pending ones and prefetches the slice's kind: slices of
 * marks are far apart in memory.
 */
static void
ask_hit(struct rowpen *r, int col, uint32_t slice)
{
	const struct view *v = r->p->v;

	if (v->hit == NULL && v->hit_bits == NULL)
		return;
	__builtin_prefetch(&r->p->tr->kind[slice]);
	r->asked[r->nasked].col = col;
	r->asked[r->nasked++].slice = slice;
	if (r->nasked == ASKED)
		answer_hits(r);
}

static struct style
slice_style(const struct rowpen *r, uint32_t slice, enum style_role role)
{
	struct style st = style_of_slice(r->p->v, slice, role);
	struct state_facts f;

	if (r->dim) {
		st = style_of(ROLE_DIM);
		st.flags |= slice_flags(r, slice);
		return st;
	}
	if (r->p->tr->kinds[r->p->tr->kind[slice]].flags == KIND_STATE &&
	    trace_state(r->p->tr, slice, &f) && f.more.io_wait == 1)
		style_cname("thread_state_iowait", &st.rgb);
	st.flags |= slice_flags(r, slice);
	return st;
}

static void
flush(struct rowpen *r)
{
	const struct trace *tr = r->p->tr;
	struct box b = { 0 };
	int64_t delta;
	size_t len;

	if (r->box == NONE)
		return;
	b.c0 = r->c0;
	b.c1 = r->c1;
	b.clipped = tr->ts[r->box] < viewport_time(&r->p->v->vp, r->c0) &&
	    r->c0 == 0;
	b.open = trace_dur(tr, r->box) == DUR_OPEN;
	b.dur = b.open ? -1 : trace_dur(tr, r->box);
	b.name = caption_of(r->p->v, r->box, (r->c1 < r->p->cols ? r->c1 :
	    r->p->cols) - r->c0 - 1, &len);
	b.len = len;
	b.captioned = b.name != trace_kind_name(tr, tr->kind[r->box]);
	b.style = slice_style(r, r->box, ROLE_SLICE);
	/* the first file is what the second is compared with */
	if (tr->tracks[tr->rows[trace_slice_row(tr, r->box)].track].file == 1 &&
	    twin_differs(r->p->v, r->box, &delta))
		twin_text(delta, b.after, sizeof(b.after));
	b.alert = (tr->kinds[tr->kind[r->box]].flags & KIND_ALERT) != 0;
	b.dim = r->dim;
	box_draw(r->p, &b);
	if (box_has_name(&b, r->p->cols))
		aside_clear(&r->aside);
	else if (r->named)
		aside_add(&r->aside, r->p, r->box, slice_style(r, r->box,
		    ROLE_DENSITY), r->c1);
	r->box = NONE;
}

/* Summarizes the slices [first, last) that begin in a column or bucket. */
static void
summarize(const struct rowpen *r, uint32_t first, uint32_t last, int64_t t0,
    int64_t t1, struct lod_column *lc)
{
	if (r->passed != NULL)
		passed_column(r->passed, r->p->tr, r->row, first, last, t0, t1,
		    LOOK_AT, lc);
	else
		lod_column_run(r->p->tr, r->row, first, last, t0, t1, lc);
}

/* Returns the slice to be drawn after one, or the first from `s` on. */
static uint32_t
next_shown(const struct rowpen *r, uint32_t s)
{
	return r->passed == NULL ? s : (uint32_t)bits_next(&r->passed->slices,
	    s, r->end);
}

/* Returns 1 if slice s certainly has a column of its own. */
static int
has_box(const struct rowpen *r, uint32_t s)
{
	return sat_sub(trace_slice_end(r->p->tr, s), r->p->tr->ts[s]) / 2 >=
	    r->step;
}

/* Returns the owner of the column at t0; *slice is the one to draw. */
static enum owner
column_owner(const struct rowpen *r, const struct lod_column *lc, int64_t t0,
    int64_t t1, uint32_t *slice)
{
	const struct trace *tr = r->p->tr;
	int64_t most = -1, cover, all = 0, half = (t1 - t0) / 2 +
	    (t1 - t0) % 2;
	uint32_t s, marks = 0, n = lc->n, i;
	int boxed = 1;

	*slice = lc->longest;
	if (n > LOOK_AT) {
		return (!r->narrow || has_box(r, lc->longest)) &&
		    trace_slice_overlap(tr, lc->longest, t0, t1) >= half ?
		    OWNER_BOX : OWNER_MANY;
	}
	for (i = 0, s = lc->first; i < n; i++, s = next_shown(r, s + 1)) {
		cover = trace_slice_overlap(tr, s, t0, t1);
		all += cover;
		if (cover > most) {
			most = cover;
			*slice = s;
		}
		if (!has_box(r, s)) {
			marks++;
			boxed = 0;
		}
	}
	if (most >= half && (!r->narrow || has_box(r, *slice)))
		return OWNER_BOX;
	if (boxed)
		return all >= half && n > 1 ? OWNER_BOX : OWNER_NOBODY;
	return n == 1 || (marks == 1 && all < half) ? OWNER_MARK :
	    OWNER_MANY;
}

/*
 * Returns the first slice from `from` on that begins at t or later, or r->end.
 * Starts at the usual number of slices a column and searches exponentially.
 */
static uint32_t
seek(const struct rowpen *r, uint32_t from, int64_t t)
{
	const int64_t *ts = r->p->tr->ts;
	uint32_t lo = from, hi = r->end, mid = r->usual;
	uint32_t step = r->usual / NEAR + 1;

	if (lo >= hi || ts[lo] >= t)
		return lo;
	/* ts[lo] < t, and the result is in (lo, hi] */
	if (mid < hi - lo && ts[lo + mid] >= t) {
		hi = lo + mid;
		for (; step < hi - lo && ts[hi - step] >= t; step *= 2)
			hi -= step;
		if (step < hi - lo)
			lo = hi - step;
	} else {
		if (mid < hi - lo)
			lo += mid;
		for (; step < hi - lo && ts[lo + step] < t; step *= 2)
			lo += step;
		if (step < hi - lo)
			hi = lo + step;
	}
	BISECT_LAST(lo, hi, mid, ts[mid] < t);
	return hi;
}

/* Prefetches the slices that the next column will read. */
static void
fetch(const struct rowpen *r)
{
	const struct trace *tr = r->p->tr;
	uint32_t next;

	if (r->usual < FETCH / 2 || r->at >= r->end ||
	    r->usual >= r->end - r->at)
		return;
	next = r->at + r->usual;
	__builtin_prefetch(&tr->ts[next]);
	__builtin_prefetch(&tr->ts[next - 8]);
	__builtin_prefetch(&tr->ts[next + 8 < r->end ? next + 8 : next]);
	__builtin_prefetch(&tr->dur_low[next]);
	__builtin_prefetch(&tr->dur_low[next - next % FETCH]);
}

/*
 * Makes the bucket at t0 the known one: its style is that of its longest slice.
 */
static void
find_bucket(struct rowpen *r, int64_t t0)
{
	struct lod_column lc;
	int64_t width, bucket, t1;
	uint32_t first;

	width = sat_mul(r->step, BUCKET);
	bucket = t0 / width - (t0 % width < 0);
	if (bucket == r->bucket)
		return;
	r->bucket = bucket;
	r->bucket_mean = 0;
	r->bucket_slice = NONE;
	t0 = sat_mul(bucket, width);
	t1 = sat_add(t0, width);
	if (t1 <= t0)
		return;
	first = seek(r, r->bucket_at, t0);
	r->bucket_at = seek(r, first, t1);
	summarize(r, first, r->bucket_at, t0, t1, &lc);
	r->bucket_mean = lc.covered / BUCKET;
	r->bucket_slice = lc.n > 0 ? lc.longest : NONE;
	if (lc.n > 0 && lc.covered > 0)
		r->bucket_style = style_of_many(r->p->v, lc.longest,
		    lc.covered);
}

/* Returns the eighths of a column of which slices cover `covered` ns; 0: a
 * dot. */
static int
eighths_of(const struct rowpen *r, int64_t covered)
{
	double e;

	if (covered <= r->step / SPARSE)
		return 0;
	e = (double)covered * 8 / (double)r->step + 0.5;
	return e < 1 ? 1 : e > FULL ? FULL : (int)e;
}

/*
 * Returns the eighths of a mark.  In a row of some slices bars have four
 * heights, and none is a dot.  In a crowded row a column has the height of its
 * bucket's mean, unless the two are more than one height apart or the column is
 * full: neighbours that differ by chance look the same, and so does a column
 * after a zoom.
 */
static int
mark_eighths(const struct rowpen *r, int64_t covered)
{
	int own = eighths_of(r, covered), mean;

	if (!r->narrow)
		return own;
	own |= 1;
	mean = eighths_of(r, r->bucket_mean) | 1;
	return r->crowded && abs(own - mean) <= CHANCE && covered < r->step -
	    r->step / SPARSE ? mean : own;
}

/* Returns the style of a mark of which slices cover `covered` ns. */
static struct style
mark_style(const struct rowpen *r, uint32_t slice, int eighths,
    int64_t covered)
{
	struct style st;

	if (r->dim)
		st = style_of(ROLE_DIM);
	else if (r->narrow) {
		st = r->bucket_style;
		covered = r->bucket_mean;
	} else
		st = eighths == 0 ? style_of(ROLE_SMALL) :
		    style_of_many(r->p->v, slice, covered);
	if (covered < r->step / SMALL)
		st.flags |= STYLE_DIM;
	st.flags |= selected_flag(r, slice);
	return st;
}

/* Names the marks of a crowded row that have no gap, and forgets them. */
static void
name_over(struct rowpen *r)
{
	answer_hits(r);		/* no name over a hit */
	if (r->run1 > r->run0 && r->run0 >= r->next_name && aside_over(r->p,
	    r->run_slice, r->run_style, r->run0, r->run1))
		r->next_name = r->run1;
	r->run0 = r->run1 = 0;
}

/* Adds a mark of the known bucket to those that stand without a gap. */
static void
run_add(struct rowpen *r, int col)
{
	if (col != r->run1 || r->bucket != r->run_bucket) {
		name_over(r);
		r->run0 = col;
		r->run_bucket = r->bucket;
		r->run_style = r->bucket_style;
		r->run_slice = r->bucket_slice;
	}
	r->run1 = col + 1;
}

static void
mark(struct rowpen *r, int col, uint32_t slice, const struct lod_column *lc,
    int64_t t0)
{
	struct style st;
	int eighths;

	if (r->narrow)
		find_bucket(r, t0);
	eighths = mark_eighths(r, lc->covered);
	st = mark_style(r, slice, eighths, lc->covered);
	canvas_put(r->p->cv, r->p->x + col, r->p->y, st.flags &
	    STYLE_SELECTED ? glyph(GLYPH_SELECTED) : eighths == 0 ?
	    glyph(GLYPH_SPARSE) : glyph_bar_up(eighths), st);
	ask_hit(r, col, slice);
	if (r->named)
		aside_add(&r->aside, r->p, slice, st, col + 1);
	if (r->named && r->crowded)
		run_add(r, col);
}

/*
 * Names what stands before the free cells up to the column `end`; of a row of
 * some slices, one thing a bucket.
 */
static void
name_aside(struct rowpen *r, int end)
{
	if (r->narrow && r->aside.end < r->next_name)
		aside_clear(&r->aside);
	else if (aside_draw(&r->aside, r->p, end))
		r->next_name = end + BUCKET;
}

/* Draws a column; returns the next column to look at. */
static int
column(struct rowpen *r, int col)
{
	const struct trace *tr = r->p->tr;
	const struct viewport *vp = &r->p->v->vp;
	int64_t t0 = viewport_time(vp, col), t1 = viewport_time(vp, col + 1);
	struct lod_column lc;
	enum owner owner;
	uint32_t slice, first, next;
	int end;

	if (t0 >= t1)		/* beyond the range of int64 */
		return r->p->cols;
	first = seek(r, r->at, t0);
	r->at = seek(r, first, t1);
	r->usual = r->at > first ? r->at - first : 1;
	fetch(r);
	summarize(r, first, r->at, t0, t1, &lc);
	if (lc.n == 0) {
		flush(r);
		next = next_shown(r, r->at);
		end = next == r->end ? r->p->cols :
		    viewport_col(vp, tr->ts[next]);
		name_aside(r, end);
		return end > col ? end : col + 1;
	}
	owner = column_owner(r, &lc, t0, t1, &slice);
	if (owner != OWNER_BOX) {
		flush(r);
		if (owner != OWNER_NOBODY)
			mark(r, col, slice, &lc, t0);
		return col + 1;
	}
	/* the slice owns all columns up to its end */
	end = viewport_col(vp, trace_slice_end(tr, slice));
	if (end <= col)
		end = col + 1;
	if (r->box != slice) {
		flush(r);
		r->box = slice;
		r->c0 = col;
	}
	r->c1 = end;
	return end;
}

/* Draws the selection, also where no column belongs to it. */
static void
show_selected(struct rowpen *r)
{
	const struct view *v = r->p->v;
	uint32_t s = v->sel.id;
	struct cell *c;
	int col;

	if (v->sel.type != ENTITY_SLICE || s < v->trace->rows[r->row].first ||
	    s - v->trace->rows[r->row].first >= v->trace->rows[r->row].n)
		return;
	col = viewport_col(&v->vp, v->trace->ts[s]);
	if (col < 0 || col >= r->p->cols)
		return;
	c = canvas_at(r->p->cv, r->p->x + col, r->p->y);
	if (c != NULL && !(c->style.flags & STYLE_SELECTED) &&
	    !has_box(r, s))
		canvas_put(r->p->cv, r->p->x + col, r->p->y,
		    glyph(GLYPH_SELECTED), slice_style(r, s, ROLE_SLICE));
}

/*
 * Returns 1 if the row has more slices in view than a share of the columns;
 * `at` of r is the first of them.
 */
static int
has_more(const struct rowpen *r, int share)
{
	uint32_t end = seek(r, r->at, viewport_end(&r->p->v->vp));
	uint32_t few = (uint32_t)(r->p->cols / share);

	if (end - r->at <= few || r->passed == NULL)
		return end - r->at > few;
	return bits_count(&r->passed->slices, r->at, end, (uint64_t)few + 1) >
	    few;
}

/* Draws the slices of a set, or all (NULL), or all as those left out. */
static void
draw(const struct pen *p, uint32_t row, const struct passed *passed, int dim)
{
	uint32_t track = p->tr->rows[row].track;
	struct rowpen r;
	int col;

	r.p = p;
	r.row = row;
	r.passed = passed;
	r.dim = dim;
	r.step = viewport_step(&p->v->vp);
	r.end = p->tr->rows[row].first + p->tr->rows[row].n;
	r.at = trace_row_from(p->tr, row, p->v->vp.t0);
	if (r.at == NONE)
		r.at = r.end;
	r.usual = 1;
	r.bucket_at = p->tr->rows[row].first;
	r.narrow = has_more(&r, SOME);
	r.crowded = r.narrow && has_more(&r, CROWD);
	r.named = !dim && shared_leader(p->v, track) == NONE &&
	    shared_next(p->v, track, track) == NONE;
	aside_clear(&r.aside);
	r.next_name = 0;
	r.nasked = 0;
	r.box = NONE;
	r.c0 = r.c1 = 0;
	r.bucket = INT64_MIN;
	r.bucket_mean = 0;
	r.bucket_slice = NONE;
	r.run0 = r.run1 = 0;
	r.run_bucket = INT64_MIN;
	r.bucket_style = style_of(ROLE_DENSITY);
	for (col = 0; col < p->cols; )
		col = column(&r, col);
	flush(&r);
	answer_hits(&r);
	show_selected(&r);
	name_over(&r);
}

void
row_draw(const struct pen *p, uint32_t row)
{
	const struct passed *passed = passed_of(p->v);

	if (passed != NULL && p->v->filter_dim)
		draw(p, row, NULL, 1);
	draw(p, row, passed, 0);
}
