/*
 * density: how much of each column is covered by tracks, for the overview and
 * for folded tracks.
 *
 * Nested slices lie within their parents, so the rows of depth 0, of all lanes,
 * say exactly when a track is busy; deeper rows are not read.  A row costs
 * O(min(slices in view, columns * log n)).  A slice costs O(1): it adds to the
 * columns of its ends, and to a difference array for the columns that it covers
 * wholly.  Things without a length add a nanosecond, so that their cell is
 * never empty.  Of the states of a thread without slices Running counts; of
 * others none does, since slices say more.
 *
 * Busy are finished slices of threads and CPUs.  Where there are any, what only
 * waits (async spans, unfinished slices, lives of objects) adds a nanosecond to
 * the columns that nothing busy covers.
 *
 * The sum can be made in steps, as there may be millions of slices.  Until it
 * is done an estimate is shown: a sample of some tracks, each in some stretches
 * whose sums of durations are known.
 */
#include "config.h"

#include <string.h>

#include "ttv/busy.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "entity_view.h"
#include "grid.h"
#include "run.h"
#include "passed.h"

#define PASSED_COST	4	/* slices whose additions cost as much as a
				 * step in a set */
#define LOOK_UP		32	/* slices whose additions cost as much as a
				 * look-up */

void
grid_clear(struct grid *g)
{
	memset(g->sum, 0, (size_t)g->n * sizeof(*g->sum));
	memset(g->whole, 0, ((size_t)g->n + 1) * sizeof(*g->whole));
	if (g->waits != NULL)
		memset(g->waits, 0, ((size_t)g->n + 1) * sizeof(*g->waits));
}

static int64_t
grid_end(const struct grid *g)
{
	return sat_at(g->t0, g->step, g->n);
}

static int64_t
grid_time(const struct grid *g, int col)
{
	return sat_at(g->t0, g->step, col);
}

/* Returns the column of a time that is not before the grid. */
static int
grid_col(const struct grid *g, int64_t t)
{
	uint64_t c = ((uint64_t)t - (uint64_t)g->t0) / (uint64_t)g->step;

	return c > (uint64_t)g->n ? g->n : (int)c;
}

static void
add_to(int64_t *sum, int64_t v)
{
	*sum = sat_add(*sum, v);
}

/* Adds the span [a, b), clipped to the grid. */
static void
add_span(const struct grid *g, int64_t a, int64_t b)
{
	int64_t end = grid_end(g), right;
	int c0, c1;

	if (b < g->t0 || a >= end)
		return;
	a = a < g->t0 ? g->t0 : a;
	b = b > end ? end : b;
	if ((c0 = grid_col(g, a)) >= g->n)
		return;
	right = grid_time(g, c0 + 1);
	if (b <= right) {
		add_to(&g->sum[c0], b > a ? b - a : 1);
		return;
	}
	add_to(&g->sum[c0], right - a);
	c1 = grid_col(g, b);
	if (c1 < g->n && b > grid_time(g, c1))
		add_to(&g->sum[c1], b - grid_time(g, c1));
	g->whole[c0 + 1]++;
	g->whole[c1]--;
}

/* Adds the span [a, b) of what waits, clipped to the grid. */
static void
add_wait(const struct grid *g, int64_t a, int64_t b)
{
	int64_t end = grid_end(g);
	int c0, c1;

	if (b < g->t0 || a >= end)
		return;
	if ((c0 = grid_col(g, a < g->t0 ? g->t0 : a)) >= g->n)
		return;
	c1 = b > a && b >= end ? g->n : grid_col(g, b > a ? b - 1 : a) + 1;
	g->waits[c0]++;
	g->waits[c1 < g->n ? c1 : g->n]--;
}

int
track_works(const struct trace *t, uint32_t track)
{
	enum track_type type = t->tracks[track].type;

	return type == TRACK_CPU || (type == TRACK_THREAD &&
	    !busy_total(t, track));
}

/* Returns whether the slices of a row are busy ones. */
static int
is_busy(const struct trace *t, uint32_t row, const struct grid *g)
{
	return g->waits == NULL || track_works(t, t->rows[row].track);
}

/* Completes a grid when all spans are added: sums up the difference array. */
void
grid_finish(struct grid *g)
{
	int64_t deep = 0, waits = 0;
	int c;

	for (c = 0; c < g->n; c++) {
		deep += g->whole[c];
		if (deep > 0)
			add_to(&g->sum[c], sat_mul(deep, g->step));
		if (g->waits == NULL)
			continue;
		waits += g->waits[c];
		if (waits > 0 && g->sum[c] == 0)
			g->sum[c] = 1;
	}
}

/* A column with its edges, computed without a division. */
struct edges {
	int		 c;
	int64_t		 left, right;
};

/*
 * Returns the column of a time within the grid, whose times must not saturate.
 */
static struct edges
edges_at(const struct grid *g, double columns_per_ns, int64_t t)
{
	int64_t d = t - g->t0;
	struct edges p;

	p.c = (int)((double)d * columns_per_ns);	/* or a neighbour of the
							 * column */
	if (p.c >= g->n)
		p.c = g->n - 1;
	p.left = g->t0 + p.c * g->step;
	while (t < p.left) {
		p.c--;
		p.left -= g->step;
	}
	while (t >= p.left + g->step) {
		p.c++;
		p.left += g->step;
	}
	p.right = p.left + g->step;
	return p;
}

static int
saturates(const struct grid *g)
{
	int64_t end;

	return __builtin_mul_overflow(g->step, (int64_t)g->n + 1, &end) ||
	    __builtin_add_overflow(g->t0, end, &end) ||
	    g->t0 < INT64_MIN / 2 || g->t0 > INT64_MAX / 2;
}

/* Returns whether the slices of a track count. */
static int
has_density(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];

	return k->type != TRACK_STATE || tr->tracks[k->parent].nrows == 0;
}

/* Adds those of the states [s, end) that are Running. */
static void
add_states(const struct trace *tr, const struct grid *g, uint32_t s,
    uint32_t end)
{
	for (; s < end; s++)
		if (tr->kind[s] == tr->running)
			add_span(g, tr->ts[s], trace_slice_end(tr, s));
}

/*
 * Adds the slices [s, end) as add_span() does, `busy` 0: as what waits; keeps
 * the column of the slice before, in which the next one often begins.
 */
static void
add_slices(const struct trace *tr, const struct grid *g, uint32_t s,
    uint32_t end, int busy)
{
	int64_t a, b, last = saturates(g) ? INT64_MIN : grid_end(g);
	double per_ns = 1 / (double)g->step;
	struct edges p = { 0, 1, 0 };

	for (; s < end; s++) {
		a = tr->ts[s];
		b = trace_slice_end(tr, s);
		if (g->waits != NULL && (!busy ||
		    trace_dur(tr, s) == DUR_OPEN)) {
			add_wait(g, a, b);
			continue;
		}
		if (a < g->t0 || b >= last) {
			add_span(g, a, b);
			continue;
		}
		if (a < p.left || a >= p.right)
			p = edges_at(g, per_ns, a);
		if (b <= p.right) {
			add_to(&g->sum[p.c], b > a ? b - a : 1);
			continue;
		}
		add_to(&g->sum[p.c], p.right - a);
		g->whole[p.c + 1]++;
		p = edges_at(g, per_ns, b);
		if (b > p.left)
			add_to(&g->sum[p.c], b - p.left);
		g->whole[p.c]--;
	}
}

/* Finds the slices of a row that touch the grid: [*lo, *hi), or a few more. */
static void
row_range(const struct trace *tr, uint32_t row, const struct grid *g,
    uint32_t *lo, uint32_t *hi)
{
	const struct row *r = &tr->rows[row];
	int64_t end = grid_end(g);

	*lo = r->first;
	*hi = r->first + r->n;
	if (r->n == 0)
		return;
	if (tr->ts[*lo] < g->t0)
		*lo = trace_row_at(tr, row, g->t0);
	if (tr->ts[*hi - 1] >= end &&
	    (*hi = trace_row_from(tr, row, end)) == NONE)
		*hi = r->first + r->n;
}

/*
 * Adds columns from *at on by look-ups in the row's summaries, limited by
 * *left.
 */
static int
look_up(const struct trace *tr, uint32_t row, const struct grid *g,
    uint32_t *at, int64_t *left)
{
	int busy = is_busy(tr, row, g);
	struct lod_column lc;
	int64_t t0, t1;
	int c;

	for (c = (int)*at; c < g->n && *left > 0; c++) {
		t0 = grid_time(g, c);
		t1 = grid_time(g, c + 1);
		if (t0 >= t1)
			return 1;
		lod_column(tr, row, t0, t1, &lc);
		if (lc.n > 0 && busy)
			add_to(&g->sum[c], lc.covered > 0 ? lc.covered : 1);
		else if (lc.n > 0)
			add_wait(g, t0, t1);
		*left -= LOOK_UP;
	}
	*at = (uint32_t)c;
	return c == g->n;
}

/*
 * Adds those slices of a row that a filter lets through and that are in no
 * other such slice, from *at on; returns 1 after the last.
 */
static int
add_shown(const struct trace *tr, uint32_t row, const struct grid *g,
    uint32_t *at, int64_t *left)
{
	int busy = is_busy(tr, row, g);
	uint32_t lo, hi, s;

	if (g->passed->row_n[row] == 0)
		return 1;
	row_range(tr, row, g, &lo, &hi);
	for (s = lo + *at; s < hi && *left > 0; s++) {
		s = (uint32_t)bits_next(&g->passed->top, s, hi);
		if (s < hi)
			add_slices(tr, g, s, s + 1, busy);
		*left -= PASSED_COST;
	}
	*at = s < hi ? s - lo : hi - lo;
	return s >= hi;
}

/* Adds slices of a row from *at on; returns 1 after the last. */
static int
add_row(const struct trace *tr, uint32_t row, const struct grid *g,
    uint32_t *at, int64_t *left)
{
	int states = tr->tracks[tr->rows[row].track].type == TRACK_STATE;
	uint32_t lo, hi, n;

	row_range(tr, row, g, &lo, &hi);
	if (!states && hi - lo > (uint32_t)g->n * LOOK_UP)
		return look_up(tr, row, g, at, left);
	n = hi - lo - *at;
	if ((int64_t)n > *left)
		n = *left > 0 ? (uint32_t)*left : 0;
	if (states)
		add_states(tr, g, lo + *at, lo + *at + n);
	else
		add_slices(tr, g, lo + *at, lo + *at + n,
		    is_busy(tr, row, g));
	*at += n;
	*left -= n;
	return lo + *at == hi;
}

/* Adds 1 to each column in which a run has points. */
static void
add_points(const struct trace *tr, const struct entity_run *r,
    const struct grid *g)
{
	uint32_t i = r->first, end = r->first + r->n;
	int c;

	if (g->t0 > INT64_MIN)
		i = run_after(tr, r, g->t0 - 1);
	while (i < end) {
		c = grid_col(g, entity_ts(tr, r->type, i));
		if (c >= g->n)
			break;
		add_to(&g->sum[c], 1);
		if (grid_time(g, c + 1) == INT64_MAX)
			break;
		i = run_after(tr, r, grid_time(g, c + 1) - 1);
	}
}

/* Adds the spans of a run, which may overlap. */
static void
add_spans(const struct trace *tr, const struct entity_run *r,
    const struct grid *g)
{
	uint32_t i;

	for (i = r->first; i < r->first + r->n; i++) {
		if (g->waits != NULL)
			add_wait(g, entity_ts(tr, r->type, i),
			    entity_end(tr, r->type, i));
		else
			add_span(g, entity_ts(tr, r->type, i),
			    entity_end(tr, r->type, i));
	}
}

/*
 * Replaces the run of an object that is only known from the snapshots of other
 * objects by the run of its own snapshots: such objects have no life in the
 * file, and are shown where snapshots mention them.
 */
static enum entity
seen_only(const struct trace *tr, struct entity_run *r)
{
	const struct object *o = &tr->objects[r->first];

	if (entity_rows[ENTITY_OBJECT].implied(tr, r->first) &&
	    tr->snapshots[o->snapshot].nested)
		*r = entity_rows[ENTITY_SNAPSHOT].run(tr, r->first);
	return r->type;
}

/* Adds the things of entity e on a track. */
static void
add_entity(const struct trace *tr, uint32_t track, enum entity e,
    const struct grid *g)
{
	const struct entity_row *row = &entity_rows[e];
	uint32_t n, i = row->track_runs(tr, track, &n), end = i + n;
	struct entity_run r;

	for (; i < end; i++) {
		r = row->run(tr, i);
		if (entity_views[e].folded == FOLDED_POINTS ||
		    (e == ENTITY_OBJECT &&
		    seen_only(tr, &r) == ENTITY_SNAPSHOT))
			add_points(tr, &r, g);
		else
			add_spans(tr, &r, g);
	}
}

/* Adds the instants of a track that a filter lets through. */
static void
add_instants(const struct trace *tr, uint32_t track, const struct grid *g)
{
	const struct track *k = &tr->tracks[track];
	uint64_t i, end = (uint64_t)k->instant + k->ninstants;
	int c;

	for (i = bits_next(&g->passed->instants, k->instant, end); i < end;
	    i = bits_next(&g->passed->instants, i + 1, end)) {
		if (tr->instants[i].ts < g->t0)
			continue;
		if ((c = grid_col(g, tr->instants[i].ts)) >= g->n)
			break;
		add_to(&g->sum[c], 1);
	}
}

/* Adds all things of a track but its slices. */
static void
add_others(const struct trace *tr, uint32_t track, const struct grid *g)
{
	int e;

	if (g->passed != NULL) {
		add_instants(tr, track, g);
		if (!passed_whole(g->passed, track))
			return;
	}
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++)
		if (entity_views[e].folded != FOLDED_OTHERWISE &&
		    (g->passed == NULL || e != ENTITY_INSTANT))
			add_entity(tr, track, (enum entity)e, g);
}

/* Returns the approximate cost of add_others(), in slices. */
static int64_t
cost_of_others(const struct track *k, const struct grid *g)
{
	int64_t n = (int64_t)k->ninstants + k->nsamples + k->nmemdumps +
	    (int64_t)k->nseries * g->n;

	return (n < g->n ? n : g->n) * 4 + k->nobjects + k->ncontexts;
}

int
density_step(const struct trace *tr, uint32_t end, const struct grid *g,
    struct density_at *at, int64_t *left)
{
	const struct track *k;

	for (; at->track < end; at->track++, at->row = 0) {
		k = &tr->tracks[at->track];
		if (*left <= 0)
			return 0;
		/* `end` is not checked: open slices reach beyond */
		if (k->start > grid_end(g) || (g->passed == NULL &&
		    !has_density(tr, at->track)))
			continue;
		for (; g->passed != NULL && at->row < k->nrows;
		    at->row++, at->done = 0)
			if (!add_shown(tr, k->row + at->row, g, &at->done,
			    left))
				return 0;
		for (; at->row < k->nrows; at->row++, at->done = 0)
			if (tr->rows[k->row + at->row].depth == 0 &&
			    !add_row(tr, k->row + at->row, g, &at->done, left))
				return 0;
		add_others(tr, at->track, g);
		*left -= 1 + cost_of_others(k, g);
	}
	return 1;
}

/* ---- an estimate ---- */

#define GUESS_TRACKS	16	/* tracks sampled */
#define GUESS_ROWS	4	/* rows of each track */
#define GUESS_PARTS	4	/* of a row */
#define GUESS_FEW	64	/* slices of a row up to which all are added */
#define GUESS_ALIGN	32	/* slices; sums of durations are stored at
				 * multiples */

/* Adds `covered` ns, evenly spread over [a, b). */
static void
spread(const struct grid *g, int64_t a, int64_t b, double covered)
{
	double share, span = (double)b - (double)a;
	int64_t left, right, end = grid_end(g);
	int c;

	if (b <= g->t0 || a >= end || span <= 0)
		return;
	for (c = a > g->t0 ? grid_col(g, a) : 0; c < g->n; c++) {
		left = grid_time(g, c);
		right = grid_time(g, c + 1);
		if (left >= b || left >= right)
			break;
		share = ((double)(right < b ? right : b) -
		    (double)(left > a ? left : a)) / span * covered;
		add_to(&g->sum[c], share < 1 ? 1 : share >= 9e18 ? INT64_MAX :
		    (int64_t)share);
	}
}

static void
guess_row(const struct trace *tr, uint32_t row, const struct grid *g)
{
	int busy = is_busy(tr, row, g);
	uint32_t lo, hi, i, next, k;

	row_range(tr, row, g, &lo, &hi);
	if (hi - lo <= GUESS_FEW) {
		add_slices(tr, g, lo, hi, busy);
		return;
	}
	if (!busy) {
		add_wait(g, tr->ts[lo], trace_slice_end(tr, hi - 1));
		return;
	}
	for (k = 1, i = lo; k <= GUESS_PARTS; k++, i = next) {
		next = lo + (uint32_t)((uint64_t)(hi - lo) * k / GUESS_PARTS);
		if (k < GUESS_PARTS)
			next -= next % GUESS_ALIGN;
		if (next <= i) {
			next = i;
			continue;
		}
		spread(g, tr->ts[i], next < hi ? tr->ts[next] :
		    trace_slice_end(tr, hi - 1),
		    (double)lod_covered(tr, i, next));
	}
}

void
density_guess(const struct trace *tr, uint32_t first, uint32_t end,
    struct grid *g)
{
	uint32_t by = (end - first) / GUESS_TRACKS + 1, at, i, r, n;
	const struct track *k;
	int c;

	grid_clear(g);
	if (g->passed != NULL)
		return;		/* nothing is known before it is added */
	for (at = first; at < end; at += by) {
		/*
		 * a hashed choice of these: periods among tracks must not bias
		 * the sample
		 */
		i = at + (at * UINT32_C(2654435761) >> 16) % by;
		if (i >= end)
			i = at;
		k = &tr->tracks[i];
		if (k->start > grid_end(g) || k->type == TRACK_STATE)
			continue;
		for (r = n = 0; r < k->nrows && n < GUESS_ROWS; r++)
			if (tr->rows[k->row + r].depth == 0) {
				guess_row(tr, k->row + r, g);
				n++;
			}
	}
	grid_finish(g);
	for (c = 0; c < g->n; c++)
		g->sum[c] = sat_mul(g->sum[c], by);
}

/*
 * Returns how many things may cover a column at once: the value of a full bar.
 */
uint32_t
density_rows(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i, n = 0;

	for (i = k->row; i < k->row + k->nrows && has_density(tr, track); i++)
		n += tr->rows[i].depth == 0;
	return n + (k->nobjects > 8 ? 8 : k->nobjects);
}
