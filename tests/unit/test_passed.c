/*
 * passed: what a filter lets through, against a look at each slice.
 */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "passed.h"
#include "test.h"

#define NAMES	5

static struct trace *
make(uint64_t seed, int n)
{
	struct builder *b = builder_new();
	uint32_t upid, utid[3], kind[NAMES];
	char name[] = "k0";
	int i;

	upid = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 3; i++)
		utid[i] = builder_thread(b, upid, builder_int_ident(i + 1));
	for (i = 0; i < NAMES; i++, name[1]++)
		kind[i] = builder_kind(b, builder_string(b, name, 2), 0, 0);
	for (i = 0; i < n; i++)
		builder_complete(b, utid[test_random(&seed) % 3],
		    (int64_t)(test_random(&seed) % 100000),
		    test_random(&seed) % 50 == 0 ? DUR_OPEN :
		    (int64_t)(test_random(&seed) % 400),
		    kind[test_random(&seed) % NAMES], (uint64_t)i);
	return builder_finish(&b, 1, 1);
}

/* A filter that lets kind 1 through, on all tracks but `but`. */
static struct view_filter *
some(const struct trace *t, uint32_t but)
{
	struct view_filter *f = xcalloc(1, sizeof(*f));
	uint8_t *kinds = xcalloc(t->nkinds + 1, 1);
	uint8_t *tracks = xcalloc(t->ntracks + 1, 1);
	uint32_t i;

	kinds[1] = 1;
	for (i = 0; i < t->ntracks; i++)
		tracks[i] = i != but;
	f->kinds = kinds;
	f->tracks = tracks;
	f->whole = xcalloc(t->ntracks + 1, 1);
	f->max = INT64_MAX;
	return f;
}

static void
free_some(struct view_filter *f)
{
	free((void *)(uintptr_t)f->kinds);
	free((void *)(uintptr_t)f->tracks);
	free((void *)(uintptr_t)f->whole);
	free(f);
}

static struct passed *
made(const struct trace *t, const struct view_filter *f, int64_t piece)
{
	struct passed *s = passed_new(t, f);
	int64_t left;

	do
		left = piece;
	while (!passed_make(s, t, f, &left));
	return s;
}

static int
passes(const struct trace *t, const struct view_filter *f, uint32_t s)
{
	int64_t len = sat_sub(trace_slice_end(t, s), t->ts[s]);

	return f->kinds[t->kind[s]] && f->tracks[t->rows[trace_slice_row(t,
	    s)].track] && (!f->by_length || (len >= f->min && len <= f->max));
}

/* Returns 1 if no slice around s passes. */
static int
is_top(const struct trace *t, const struct view_filter *f, uint32_t s)
{
	while ((s = trace_parent(t, s)) != NONE)
		if (passes(t, f, s))
			return 0;
	return 1;
}

static void
compare_sets(const struct trace *t, const struct view_filter *f,
    const struct passed *sh)
{
	uint32_t s, n = 0;
	int bad = 0;

	for (s = 0; s < t->nslices; s++) {
		bad += passed_slice(sh, s) != passes(t, f, s);
		bad += bits_has(&sh->top, s) != (passes(t, f, s) &&
		    is_top(t, f, s));
		n += (uint32_t)passes(t, f, s);
	}
	CHECK_INT(bad, 0);
	CHECK_INT(sh->n, n);
	CHECK(n > 0 && n < t->nslices);
}

static void
compare_column(const struct trace *t, const struct passed *sh, uint32_t row,
    int64_t t0, int64_t t1)
{
	const struct row *r = &t->rows[row];
	uint32_t s, n = 0, first = NONE, from = r->first, to = r->first;
	int64_t covered = 0, a, b;
	struct lod_column c;

	for (s = r->first; s < r->first + r->n; s++) {
		from += t->ts[s] < t0;
		to += t->ts[s] < t1;
		if (!passed_slice(sh, s) || t->ts[s] >= t1 ||
		    (t->ts[s] < t0 && trace_slice_end(t, s) <= t0))
			continue;
		a = t->ts[s] > t0 ? t->ts[s] : t0;
		b = trace_slice_end(t, s) < t1 ? trace_slice_end(t, s) : t1;
		covered += b > a ? b - a : 0;
		first = first == NONE ? s : first;
		n++;
	}
	passed_column(sh, t, row, from, to, t0, t1, UINT32_MAX - 2, &c);
	CHECK_INT(c.n, n);
	CHECK_INT(c.first, first);
	CHECK_INT(c.covered, covered);
	CHECK((c.longest == NONE) == (n == 0));
	if (n > 0)
		CHECK(passed_slice(sh, c.longest));
}

TEST(sets_are_those_of_a_look_at_each)
{
	uint64_t seed;

	for (seed = 1; seed < 6; seed++) {
		struct trace *t = make(seed, 3000);
		struct view_filter *f = some(t, t->rows[t->nrows - 1].track);
		struct passed *sh = made(t, f, INT64_MAX);

		compare_sets(t, f, sh);
		passed_free(sh);
		f->by_length = 1;
		f->min = 100;
		f->max = 300;
		sh = made(t, f, INT64_MAX);
		compare_sets(t, f, sh);
		passed_free(sh);
		free_some(f);
		trace_free(t);
	}
}

TEST(pieces_make_the_same_set)
{
	struct trace *t = make(9, 2000);
	struct view_filter *f = some(t, NONE);
	struct passed *sh = made(t, f, 7);

	compare_sets(t, f, sh);
	passed_free(sh);
	free_some(f);
	trace_free(t);
}

TEST(columns_are_those_of_a_look_at_each)
{
	struct trace *t = make(3, 4000);
	struct view_filter *f = some(t, NONE);
	struct passed *sh = made(t, f, INT64_MAX);
	uint64_t seed = 77;
	int64_t t0;
	int i;

	for (i = 0; i < 3000; i++) {
		t0 = (int64_t)(test_random(&seed) % 100000);
		compare_column(t, sh, (uint32_t)(test_random(&seed) %
		    t->nrows), t0, t0 + 1 +
		    (int64_t)(test_random(&seed) % 30000));
	}
	passed_free(sh);
	free_some(f);
	trace_free(t);
}

TEST(nothing_passes)
{
	struct trace *t = make(4, 500);
	struct view_filter *f = some(t, NONE);
	struct passed *sh;

	f->nothing = 1;
	sh = made(t, f, INT64_MAX);
	CHECK_INT(sh->n, 0);
	compare_column(t, sh, 0, 0, 1000000);
	passed_free(sh);
	free_some(f);
	trace_free(t);
}

TEST_MAIN
