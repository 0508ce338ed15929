/*
 * rollup: sums of folded tracks: kept values against values counted
 * again, for views of all sizes and places, near and far; and made in pieces
 * against made in one go.
 */
#include "config.h"

#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"

#include "../../src/view/grid.h"
#include "../../src/view/parts.h"
#include "../../src/view/priv.h"
#include "sketch.h"
#include "test.h"

#define THREADS	40
#define SLICES	200		/* of each thread */

static struct trace *trace;
static struct view view;

static uint64_t
some(uint64_t *state, uint64_t n)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (*state >> 33) % n;
}

/* Makes busy threads, idle ones, and one that begins late. */
static char *
busy_process(void)
{
	uint64_t state = 1, t, len, i;
	size_t cap = THREADS * SLICES * 48, at;
	int thread;
	char *s;

	s = xcalloc(cap, 1);
	at = (size_t)snprintf(s, cap, "P 1 many\n");
	for (thread = 1; thread <= THREADS; thread++) {
		t = thread == 7 ? 900000 : 0;
		for (i = 0; i < SLICES; i++) {
			t += some(&state, thread % 3 == 0 ? 20000 : 500);
			len = some(&state, 5) == 0 ? some(&state, 9000) :
			    some(&state, 40);
			at += (size_t)snprintf(s + at, cap - at,
			    "X 1 %d %llu %llu a\n", thread,
			    (unsigned long long)t, (unsigned long long)len);
			t += len;
		}
	}
	snprintf(s + at, cap - at, "i 1 1 3999999 end\n");
	return s;
}

static void
begin(void)
{
	char *s = busy_process();

	trace = sketch(s);
	free(s);
	view_init(&view, trace);
	view.rows_all = 1;	/* else that is pending too */
}

static void
end(void)
{
	view_free(&view);
	trace_free(trace);
}

static void
add_track(uint32_t track, const struct grid *g)
{
	struct density_at at = { track, 0, 0 };
	int64_t left = INT64_MAX;

	CHECK_INT(density_step(trace, track + 1, g, &at, &left), 1);
}

/* Compares the summary of the first track, which is the process. */
static void
compare(int64_t t0, int64_t step)
{
	int64_t kept[ROLLUP_COLS], sum[ROLLUP_COLS];
	int32_t whole[ROLLUP_COLS + 1];
	const struct rollup *n;
	struct grid g;
	uint32_t i;
	double off;
	int c, lost = 0, more = 0, wrong = 0;

	g.t0 = t0;
	g.step = step;
	g.n = 200;
	g.sum = kept;
	g.whole = NULL;
	g.waits = NULL;
	g.passed = NULL;
	n = rollup_columns(&view, 0, &g);
	g.sum = sum;
	g.whole = whole;
	g.waits = NULL;
	g.passed = NULL;
	grid_clear(&g);
	for (i = 0; i < n->end; i++)
		add_track(i, &g);
	grid_finish(&g);
	for (c = 1; c < g.n - 1; c++) {
		lost += sum[c] > 0 && kept[c] == 0;
		more += kept[c] > 0 && sum[c] == 0 && sum[c - 1] == 0 &&
		    sum[c + 1] == 0;
		/* a half of one column's maximum */
		off = (double)kept[c] - (double)sum[c];
		wrong += off > (double)step * n->bars / 2 ||
		    -off > (double)step * n->bars / 2;
	}
	CHECK_INT(lost, 0);
	CHECK_INT(more, 0);
	CHECK_INT(wrong, 0);
}

TEST(all_of_it)
{
	begin();
	CHECK(rollup_of(&view, 0)->busy > 4096);
	compare(trace->start, (trace->end - trace->start) / 200 + 1);
	compare(trace->start - 1000000, (trace->end - trace->start) / 100);
	end();
}

TEST(nearer_and_nearer)
{
	int64_t step, t0;

	begin();
	for (step = (trace->end - trace->start) / 200; step > 0;
	    step = step * 2 / 3) {
		t0 = (trace->start + trace->end) / 2;
		compare(t0 / step * step, step);
		compare(t0 / step * step + 40 * step, step);
	}
	end();
}

TEST(from_place_to_place)
{
	uint64_t state = 5;
	int64_t step;
	int i;

	begin();
	for (i = 0; i < 300; i++) {
		step = 1 + (int64_t)some(&state, some(&state, 3) == 0 ?
		    1000000 : 3000);
		compare((int64_t)some(&state, (uint64_t)trace->end + 1), step);
	}
	end();
}

TEST(beyond_both_ends)
{
	begin();
	compare(INT64_MIN, 1000);
	compare(INT64_MIN, INT64_MAX / 300);
	compare(INT64_MAX - 1000, 100);
	compare(trace->end + 1, 10000);
	compare(trace->start - 20000000, 100000);
	end();
}

/* ---- in pieces ---- */

#define NCOLS	200

static struct grid
columns(int64_t *sum, int32_t *whole)
{
	struct grid g;

	g.t0 = trace->start + (trace->end - trace->start) / 7;
	g.step = (trace->end - trace->start) / NCOLS / 3;
	g.n = NCOLS;
	g.sum = sum;
	g.whole = whole;
	g.waits = NULL;
	g.passed = NULL;
	return g;
}

static void
pieces(int ncols)
{
	int64_t all[NCOLS], sum[NCOLS], left, size;
	int32_t whole[NCOLS + 1];
	struct density_at at;
	struct grid g;
	uint32_t i;

	g = columns(all, whole);
	g.step *= g.n / ncols;
	g.n = ncols;
	grid_clear(&g);
	for (i = 0; i < trace->ntracks; i++)
		add_track(i, &g);
	grid_finish(&g);
	g.sum = sum;
	for (size = 1; size < 20000; size = size * 3 + 1) {
		memset(&at, 0, sizeof(at));
		grid_clear(&g);
		do
			left = size;
		while (!density_step(trace, trace->ntracks, &g, &at, &left));
		grid_finish(&g);
		CHECK(memcmp(all, sum, (size_t)ncols * sizeof(*all)) == 0);
	}
}

/* For many columns slices are added, for few they are looked up. */
TEST(pieces_add_up)
{
	begin();
	pieces(NCOLS);
	pieces(2);
	end();
}

TEST(a_guess_is_near)
{
	int64_t sum[NCOLS], guess[NCOLS];
	int32_t whole[NCOLS + 1];
	double all = 0, guessed = 0;
	struct grid g;
	uint32_t i;
	int c;

	begin();
	g = columns(sum, whole);
	grid_clear(&g);
	for (i = 0; i < trace->ntracks; i++)
		add_track(i, &g);
	grid_finish(&g);
	g.sum = guess;
	density_guess(trace, 0, trace->ntracks, &g);
	for (c = 0; c < NCOLS; c++) {
		all += (double)sum[c];
		guessed += (double)guess[c];
	}
	CHECK(all > 0 && guessed > all / 2 && guessed < all * 2);
	end();
}

TEST(later_it_is_what_it_would_have_been)
{
	int64_t at_once[NCOLS], lazily[NCOLS], left;
	struct grid g;
	int n = 0;

	begin();
	g = columns(at_once, NULL);
	rollup_columns(&view, 0, &g);
	rollup_forget(&view);
	view.lazy = 1;
	*idle_left(&view) = 0;
	g.sum = lazily;
	rollup_columns(&view, 0, &g);
	CHECK(view_pending(&view));
	CHECK(memcmp(at_once, lazily, sizeof(lazily)) != 0);
	do {
		left = 1000;
		n++;
	} while (!rollup_idle(&view, &left));
	CHECK(n > 3);
	CHECK(!view_pending(&view));
	rollup_columns(&view, 0, &g);
	CHECK(memcmp(at_once, lazily, sizeof(lazily)) == 0);
	end();
}

TEST(what_is_not_seen_any_more_is_not_made)
{
	int64_t sum[NCOLS];
	struct grid g;

	begin();
	view.lazy = 1;
	*idle_left(&view) = 0;
	g = columns(sum, NULL);
	rollup_columns(&view, 0, &g);
	CHECK(view_pending(&view));
	rollup_frame(&view);
	CHECK(!view_pending(&view));
	end();
}

TEST(the_overview_comes_in_pieces)
{
	uint8_t heights[OVERVIEW_BUCKETS], hits[OVERVIEW_BUCKETS];
	uint8_t *hit;
	int64_t left;
	int n = 0;

	begin();
	hit = xcalloc(trace->nkinds, 1);
	hit[0] = 1;
	view.hit = hit;
	view_hits_changed(&view);
	memcpy(heights, view.priv->overview, sizeof(heights));
	memcpy(hits, view.priv->hit, sizeof(hits));
	view.lazy = 1;
	overview_build(&view);
	CHECK(view_pending(&view));
	CHECK(memcmp(hits, view.priv->hit, sizeof(hits)) != 0);
	do {
		left = 500;
		n++;
	} while (!overview_idle(&view, &left));
	CHECK(n > 10);
	CHECK(memcmp(heights, view.priv->overview, sizeof(heights)) == 0);
	CHECK(memcmp(hits, view.priv->hit, sizeof(hits)) == 0);
	view.hit = NULL;
	free(hit);
	end();
}

TEST(contents_are_counted)
{
	const struct rollup *n;

	begin();
	n = rollup_of(&view, 0);
	CHECK_INT(n->threads, THREADS);
	CHECK_INT(n->slices, THREADS * SLICES);
	CHECK_INT(n->points, 1);
	CHECK_INT(n->end, trace->ntracks);
	CHECK_INT(rollup_global(&view, 0), NONE);
	end();
}

TEST_MAIN
