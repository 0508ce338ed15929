/*
 * pair: which end closes which begin, against a slow version of the rule.
 *
 * Recs have one of four names (one of them none) and three categories (one of
 * them none).  The model keeps a list of open begins and scans it each time.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "../../src/ingest/nest.h"
#include "test.h"

#define MANY	64
#define NAMES	4
#define CATS	3

static struct idkey kinds[NAMES * CATS];

struct answer {				/* of each rec, by its offset */
	int		is_span;
	int		closed_by;	/* offset of the end, -1: open */
	int		stray;
};

static int
matches(const struct raw_event *begin, const struct raw_event *end)
{
	const struct idkey *b = &kinds[begin->kind], *e = &kinds[end->kind];

	if (e->w[0] == 0)		/* an end without a name closes any */
		return 1;
	return (b->w[0] == 0 || b->w[0] == e->w[0]) &&
	    (b->w[1] == 0 || e->w[1] == 0 || b->w[1] == e->w[1]);
}

/* Returns the newest begin in `open` that the end closes, or -1. */
static int
newest(const struct raw_event *r, const size_t *open, int nopen,
    const struct raw_event *end, int earlier)
{
	while (nopen-- > 0)
		if (matches(&r[open[nopen]], end) &&
		    !(earlier && r[open[nopen]].ts == end->ts))
			return nopen;
	return -1;
}

static int
try_close(const struct raw_event *r, size_t *open, int *nopen, size_t end,
    int earlier, struct answer *a)
{
	int at = newest(r, open, *nopen, &r[end], earlier);

	if (at == -1)
		return 0;
	a[RAW_OFF(&r[open[at]])].closed_by = (int)RAW_OFF(&r[end]);
	memmove(&open[at], &open[at + 1],
	    (size_t)(*nopen - at - 1) * sizeof(*open));
	(*nopen)--;
	return 1;
}

static void
model(const struct raw_event *r, size_t n, int unsorted, struct answer *a)
{
	size_t open[MANY], i, j, k, e;
	int nopen = 0, used[MANY] = { 0 };

	for (i = 0; i < n; i = j) {
		for (j = i + 1; unsorted && j < n && r[j].ts == r[i].ts;)
			j++;
		/* out of order: earlier begins end first, ... */
		for (k = i; unsorted && k < j; k++)
			if (EVENT_WHAT(&r[k]) == RAW_END)
				used[k] = try_close(r, open, &nopen, k, 1, a);
		for (k = i; k < j; k++) {
			e = RAW_OFF(&r[k]);
			a[e].is_span = EVENT_WHAT(&r[k]) != RAW_END;
			a[e].closed_by = -1;
			if (EVENT_WHAT(&r[k]) == RAW_BEGIN)
				open[nopen++] = k;
			else if (EVENT_WHAT(&r[k]) == RAW_END && !unsorted)
				a[e].stray = !try_close(r, open, &nopen, k, 0,
				    a);
		}
		/* ... then begins, then the other ends */
		for (k = i; unsorted && k < j; k++)
			if (EVENT_WHAT(&r[k]) == RAW_END && !used[k])
				a[RAW_OFF(&r[k])].stray = !try_close(r, open,
				    &nopen, k, 0, a);
	}
}

static size_t
fill(struct raw_event *r, uint64_t *seed, int unsorted, unsigned names,
    unsigned times)
{
	size_t i, n = 1 + test_random(seed) % MANY;
	int64_t now = 0;

	memset(r, 0, n * sizeof(*r));
	for (i = 0; i < n; i++) {
		unsigned what = (unsigned)(test_random(seed) % 9);

		now += (int64_t)(test_random(seed) % times);
		r[i].ts = unsorted ? (int64_t)(test_random(seed) % (n * times /
		    4 + 1)) : now;
		r[i].dur = what == 8 ? 3 : DUR_OPEN;
		r[i].off_what = RAW_PACK(i, what == 8 ? RAW_COMPLETE :
		    what % 2 ? RAW_END : RAW_BEGIN);
		r[i].kind = (uint32_t)(test_random(seed) % names);
	}
	if (unsorted)
		nest_sort_time(r, n);
	return n;
}

static int
check_set(struct pair *pair, uint64_t seed, int unsorted, unsigned names,
    unsigned times)
{
	struct raw_event r[MANY], before[MANY];
	struct answer a[MANY];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct ends ends;
	size_t n, i, w, left, stray = 0, open = 0;
	int ok = 1;

	memset(&ends, 0, sizeof(ends));
	memset(a, 0, sizeof(a));
	n = fill(r, &seed, unsorted, names, times);
	memcpy(before, r, n * sizeof(*r));
	model(r, n, unsorted, a);
	left = pair_events(pair, r, n, unsorted, kinds, &ends, warn);
	pair_end(pair, warn);
	for (i = w = 0; ok && i < n; i++) {
		const struct answer *want = &a[RAW_OFF(&before[i])];

		stray += (size_t)want->stray;
		if (!want->is_span)
			continue;
		/* spans keep their order */
		if (!(ok = CHECK(w < left) &&
		    CHECK_INT(RAW_OFF(&r[w]), RAW_OFF(&before[i]))))
			break;
		if (want->closed_by >= 0) {
			ok = CHECK(r[w].aux > 0 && r[w].aux <= ends.n) &&
			    CHECK_INT(ends.off[r[w].aux - 1],
			    want->closed_by);
			for (size_t k = 0; ok && k < n; k++)
				if (RAW_OFF(&before[k]) ==
				    (uint64_t)want->closed_by)
					ok = CHECK_INT(r[w].dur,
					    before[k].ts - r[w].ts);
		} else {
			ok = CHECK_INT(r[w].aux, 0) &&
			    CHECK_INT(r[w].dur, before[i].dur);
			open += EVENT_WHAT(&r[w]) == RAW_BEGIN;
		}
		w++;
	}
	ok = ok && CHECK_INT(left, w) &&
	    CHECK_INT(warn->entry[WARN_STRAY_END].count, stray) &&
	    CHECK_INT(warn->entry[WARN_UNFINISHED].count, open);
	free(ends.off);
	free(warn);
	return ok;
}

static void
check_sets(int sets, int unsorted, unsigned names, unsigned times)
{
	struct pair pair;
	int i;

	for (i = 0; i < NAMES * CATS; i++) {
		kinds[i].w[0] = (uint64_t)i % NAMES;
		kinds[i].w[1] = (uint64_t)i / NAMES;
	}
	memset(&pair, 0, sizeof(pair));
	for (i = 0; i < sets; i++)
		if (!check_set(&pair, (uint64_t)i, unsorted, names, times))
			break;
	free(pair.open);
}

TEST(in_order)
{
	check_sets(2000, 0, NAMES * CATS, 3);
}

TEST(in_order_of_one_name)
{
	check_sets(1000, 0, 2, 3);
}

TEST(in_order_at_few_times)
{
	check_sets(1000, 0, NAMES, 2);
}

TEST(out_of_order)
{
	check_sets(3000, 1, NAMES * CATS, 4);
}

TEST(out_of_order_at_few_times)
{
	check_sets(2000, 1, NAMES, 1);
}

TEST(a_span_over_all_time_is_clamped)
{
	struct raw_event r[2];
	struct pair pair;
	struct ends ends;
	struct warn *warn = xcalloc(1, sizeof(*warn));

	memset(r, 0, sizeof(r));
	memset(&pair, 0, sizeof(pair));
	memset(&ends, 0, sizeof(ends));
	r[0].ts = INT64_MIN;
	r[0].dur = r[1].dur = DUR_OPEN;
	r[0].off_what = RAW_PACK(0, RAW_BEGIN);
	r[1].ts = INT64_MAX;
	r[1].off_what = RAW_PACK(1, RAW_END);
	CHECK_INT(pair_events(&pair, r, 2, 0, kinds, &ends, warn), 1);
	pair_end(&pair, warn);
	CHECK_INT(r[0].dur, INT64_MAX);
	free(pair.open);
	free(ends.off);
	free(warn);
}

TEST_MAIN
