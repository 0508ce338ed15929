/*
 * busy: how long threads have worked.
 *
 * An unfinished slice is the last of its row, because slices of a row do not
 * overlap; what is inside of it stands in the row below from its start on.  So
 * the runs of a track are found by walking down its rows of lane 0.
 *
 * busy_longest() keeps ranges of slices whose longest is known in a heap;
 * taking the longest splits its range in two.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/lod.h"
#include "ttv/sched.h"
#include "ttv/xmalloc.h"

#define MANY	50	/* slices of a thread, beside which threads of one
			 * slice say nothing */
#define WRAPS	10	/* a slice whose children cover 1/WRAPS of it is only
			 * what is around them */

static int64_t
add_sat(int64_t a, int64_t b)
{
	int64_t sum;

	return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

/* Returns 1 if slice s, alone in its row, says less than the row below. */
static int
is_wrapper(const struct trace *t, uint32_t s, uint32_t below, uint32_t end)
{
	const struct row *r;
	uint32_t first;

	if (below >= end || t->rows[below].lane != 0)
		return 0;
	r = &t->rows[below];
	first = trace_row_from(t, below, t->ts[s]);
	return first != NONE && r->first + r->n - first > 1 &&
	    lod_covered(t, first, r->first + r->n) >= trace_dur(t, s) / WRAPS;
}

/* Slices that say that a thread has work, and not what: Chromium's. */
static const char *const active[] = {
	"ThreadController active", "WorkerThread active",
};

/* Returns 1 if the longest of slices [first, last) only says so, and the row
 * below has what the work is. */
static int
is_active(const struct trace *t, uint32_t first, uint32_t last,
    uint32_t below, uint32_t end)
{
	const char *name;
	size_t i;

	if (first == last || below >= end || t->rows[below].lane != 0)
		return 0;
	name = trace_kind_name(t, t->kind[lod_longest(t, first, last)]);
	for (i = 0; i < sizeof(active) / sizeof(active[0]); i++)
		if (strcmp(name, active[i]) == 0)
			return trace_row_from(t, below, t->ts[first]) != NONE;
	return 0;
}

size_t
busy_runs(const struct trace *t, uint32_t track, struct busy_run *v)
{
	const struct track *k = &t->tracks[track];
	uint32_t row, first, last, open, end = k->row + k->nrows;
	int64_t from = INT64_MIN;
	size_t n = 0;

	for (row = k->row; row < end && t->rows[row].lane == 0 &&
	    n < BUSY_RUNS; row++) {
		first = trace_row_from(t, row, from);
		if (first == NONE)
			break;
		last = t->rows[row].first + t->rows[row].n;
		open = trace_dur(t, last - 1) == DUR_OPEN;
		if (last - first == 1 && !open && is_wrapper(t, first,
		    row + 1, end)) {
			from = t->ts[first];
			continue;
		}
		if (is_active(t, first, last - open, row + 1, end)) {
			from = t->ts[first];
			continue;
		}
		v[n].first = first;
		v[n].last = last - open;
		n += v[n].last > first;
		if (!open)
			break;
		from = t->ts[last - 1];
	}
	return n;
}

int64_t
busy_covered(const struct trace *t, uint32_t track, uint32_t *slowest)
{
	struct busy_run v[BUSY_RUNS];
	size_t i, n = busy_runs(t, track, v);
	int64_t sum = 0;
	uint32_t s;

	*slowest = NONE;
	for (i = 0; i < n; i++) {
		sum = add_sat(sum, lod_covered(t, v[i].first, v[i].last));
		s = lod_longest(t, v[i].first, v[i].last);
		if (*slowest == NONE ||
		    trace_dur(t, s) > trace_dur(t, *slowest))
			*slowest = s;
	}
	return sum;
}

int64_t
busy_cpu(const struct trace *t, uint32_t utid)
{
	uint32_t track = t->nstates > 0 && utid != NONE ?
	    trace_state_track(t, utid) : NONE, i, r;
	const struct track *k;
	int64_t sum = 0;

	if (track == NONE)
		return -1;
	k = &t->tracks[track];
	for (r = k->row; r < k->row + k->nrows; r++)
		for (i = t->rows[r].first; i < t->rows[r].first +
		    t->rows[r].n; i++)
			if (t->kind[i] == t->running && trace_dur(t, i) > 0)
				sum = add_sat(sum, trace_dur(t, i));
	return sum;
}

/* How the names of totals begin. */
static const char *const totals[] = {
	"Total ",		/* LLVM's time trace: clang, lld, opt */
};

int
busy_total(const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	const char *name;
	size_t i;

	if (k->type != TRACK_THREAD || k->nslices != 1 || k->utid == NONE ||
	    t->threads[k->utid].name != 0)
		return 0;
	name = trace_kind_name(t, t->kind[t->rows[k->row].first]);
	for (i = 0; i < sizeof(totals) / sizeof(totals[0]); i++)
		if (strncmp(name, totals[i], strlen(totals[i])) == 0)
			return 1;
	return 0;
}

int
busy_many(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].type == TRACK_THREAD &&
		    t->tracks[i].nslices >= MANY)
			return 1;
	return 0;
}

int
busy_is(const struct trace *t, uint32_t track, int many)
{
	const struct track *k = &t->tracks[track];

	return k->type == TRACK_THREAD && k->nslices > (uint64_t)many &&
	    !busy_total(t, track);
}

/* ---- the slowest of all ---- */

struct busy_range {
	uint32_t	first, last;	/* slices [first, last) */
	uint32_t	longest;
};

struct busy_heap {
	const struct trace *t;
	busy_longest_fn	*longest;
	const void	*arg;
	struct busy_range *v;		/* a heap: the longest at 0 */
	size_t		 n, cap;
};

/* Returns 1 if a's longest comes before b's: by length, then by number. */
static int
range_before(const struct trace *t, const struct busy_range *a,
    const struct busy_range *b)
{
	if (trace_dur(t, a->longest) != trace_dur(t, b->longest))
		return trace_dur(t, a->longest) > trace_dur(t, b->longest);
	return a->longest < b->longest;
}

static void
heap_add(struct busy_heap *h, uint32_t first, uint32_t last)
{
	struct busy_range r = { first, last, NONE };
	size_t i, up;

	if (first >= last ||
	    (r.longest = h->longest(h->arg, h->t, first, last)) == NONE)
		return;
	h->v = xgrow(h->v, h->n, &h->cap, sizeof(*h->v));
	for (i = h->n++; i > 0; i = up) {
		up = (i - 1) / 2;
		if (!range_before(h->t, &r, &h->v[up]))
			break;
		h->v[i] = h->v[up];
	}
	h->v[i] = r;
}

static struct busy_range
heap_take(struct busy_heap *h)
{
	struct busy_range top = h->v[0], last = h->v[--h->n];
	size_t i = 0, c;

	while ((c = i * 2 + 1) < h->n) {
		c += c + 1 < h->n && range_before(h->t, &h->v[c + 1],
		    &h->v[c]);
		if (!range_before(h->t, &h->v[c], &last))
			break;
		h->v[i] = h->v[c];
		i = c;
	}
	h->v[i] = last;
	return top;
}

size_t
busy_longest(const struct trace *t, const struct busy_run *v, size_t nruns,
    busy_longest_fn *longest, const void *arg, uint32_t *slices, size_t n)
{
	struct busy_heap h = { t, longest, arg, NULL, 0, 0 };
	struct busy_range r;
	size_t i, got = 0;

	for (i = 0; i < nruns; i++)
		heap_add(&h, v[i].first, v[i].last);
	while (got < n && h.n > 0) {
		r = heap_take(&h);
		slices[got++] = r.longest;
		heap_add(&h, r.first, r.longest);
		heap_add(&h, r.longest + 1, r.last);
	}
	free(h.v);
	return got;
}

int
busy_clip(const struct trace *t, int64_t t0, int64_t t1, struct busy_run *run)
{
	uint32_t row = trace_slice_row(t, run->first);
	uint32_t a = trace_row_at(t, row, t0), b = trace_row_from(t, row, t1);

	if (a == NONE || trace_slice_end(t, a) <= t0)
		a = trace_row_from(t, row, t0);
	if (b != NONE && b < run->last)
		run->last = b;
	if (a == NONE || a >= run->last)
		return 0;
	if (a > run->first)
		run->first = a;
	return run->first < run->last;
}

/*
 * Cuts a run to [t0, t1), and goes down as long as a slice is around all of
 * that time and something is in it; returns 0 if nothing is left.
 */
static int
busy_in_view(const struct trace *t, int64_t t0, int64_t t1,
    struct busy_run *run)
{
	struct busy_run below;
	uint32_t row, end;

	if (!busy_clip(t, t0, t1, run))
		return 0;
	row = trace_slice_row(t, run->first);
	end = t->tracks[t->rows[row].track].row +
	    t->tracks[t->rows[row].track].nrows;
	while (++row < end && t->rows[row].lane == 0 && t->ts[run->first] <=
	    t0 && trace_slice_end(t, run->first) >= t1) {
		below.first = t->rows[row].first;
		below.last = below.first + t->rows[row].n;
		if (!busy_clip(t, t0, t1, &below))
			break;
		*run = below;
	}
	run->last -= trace_dur(t, run->last - 1) == DUR_OPEN;
	return run->first < run->last;
}

static uint32_t
busy_longest_of_all(const void *arg, const struct trace *t, uint32_t first,
    uint32_t last)
{
	(void)arg;
	return lod_longest(t, first, last);
}

size_t
busy_slowest(const struct trace *t, const uint8_t *tracks, int64_t t0,
    int64_t t1, uint32_t *slices, size_t n)
{
	struct busy_run some[BUSY_RUNS], *v = NULL;
	size_t k, runs, nv = 0, cap = 0;
	int many = busy_many(t);
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		if (!busy_is(t, i, many) || (tracks != NULL && !tracks[i]))
			continue;
		runs = busy_runs(t, i, some);
		for (k = 0; k < runs; k++) {
			if (!busy_in_view(t, t0, t1, &some[k]))
				continue;
			v = xgrow(v, nv, &cap, sizeof(*v));
			v[nv++] = some[k];
		}
	}
	n = busy_longest(t, v, nv, busy_longest_of_all, NULL, slices, n);
	free(v);
	return n;
}
