/*
 * nest: lanes and depths against the rule itself.
 *
 * The model in this test has no stacks: it tries the spans one by one in each
 * lane until one has no span that crosses.  The depth is the number of spans
 * in the lane that contain it.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "../../src/ingest/nest.h"
#include "test.h"

#define MANY	400			/* spans of a set at most */

static int64_t
end_of(const struct raw_event *r)
{
	return log_end(r);
}

/* Returns whether b, which comes later, begins after a has ended. */
static int
behind(const struct raw_event *a, const struct raw_event *b)
{
	if (end_of(a) == b->ts)		/* empty spans of one time nest */
		return !(a->dur == 0 && b->dur == 0);
	return end_of(a) < b->ts;
}

static void
model(const struct raw_event *r, size_t n, uint32_t *lane, uint32_t *depth)
{
	size_t i, j;
	int fits;

	for (i = 0; i < n; i++)
		for (lane[i] = 0, fits = 0; !fits; lane[i] += !fits) {
			fits = 1;
			depth[i] = 0;
			for (j = 0; j < i; j++) {
				if (lane[j] != lane[i] || behind(&r[j], &r[i]))
					continue;
				if (end_of(&r[i]) > end_of(&r[j]))
					fits = 0;
				depth[i]++;
			}
		}
}

static int64_t
pick(uint64_t *seed, const int64_t *from, size_t n)
{
	return from[test_random(seed) % n];
}

/* Makes n spans, numbered by their offsets. */
static void
fill(struct raw_event *r, size_t n, uint64_t *seed, int64_t span,
    int64_t longest)
{
	static const int64_t far[] = { INT64_MIN, INT64_MIN + 1, -1, 0, 1,
	    INT64_MAX - 1, INT64_MAX };
	size_t i;

	memset(r, 0, n * sizeof(*r));
	for (i = 0; i < n; i++) {
		r[i].off_what = RAW_PACK(i, RAW_COMPLETE);
		if (span == 0) {
			r[i].ts = pick(seed, far, 7);
			r[i].dur = pick(seed, far + 3, 4);
		} else {
			r[i].ts = (int64_t)(test_random(seed) %
			    (uint64_t)span);
			r[i].dur = (int64_t)(test_random(seed) %
			    (uint64_t)longest);
		}
		if (test_random(seed) % 16 == 0)
			r[i].dur = DUR_OPEN;
	}
}

/* Sorts by the rule, by insertion: (ts, longer first, order of the file). */
static void
sort_by_rule(struct raw_event *r, size_t n)
{
	struct raw_event one;
	size_t i, j;

	for (i = 1; i < n; i++) {
		one = r[i];
		for (j = i; j > 0 && (one.ts < r[j - 1].ts ||
		    (one.ts == r[j - 1].ts &&
		    (uint64_t)one.dur > (uint64_t)r[j - 1].dur)); j--)
			r[j] = r[j - 1];
		r[j] = one;
	}
}

static int
check_set(struct nest *nest, size_t n, uint64_t seed, int64_t span,
    int64_t longest)
{
	static struct raw_event r[MANY], sorted[MANY];
	static uint32_t lane[MANY], depth[MANY], row[MANY], count[MANY + 1];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	const struct nest_row *rows;
	size_t i, spilled = 0;
	int ok;

	fill(r, n, &seed, span, longest);
	memcpy(sorted, r, sizeof(r));
	sort_by_rule(sorted, n);
	nest_sort_time(r, n);
	nest_sort_ties(r, n, NULL);
	ok = CHECK_MEM(r, n * sizeof(*r), sorted, n * sizeof(*r));
	model(r, n, lane, depth);
	nest_rows(nest, r, n, row, WARN_OVERLAP, warn);
	rows = nest->rows;
	memset(count, 0, sizeof(count));
	for (i = 0; ok && i < n; i++) {
		ok = CHECK(row[i] < nest->nrows) &&
		    CHECK_INT(rows[row[i]].lane, lane[i]) &&
		    CHECK_INT(rows[row[i]].depth, depth[i]);
		count[row[i]]++;
		spilled += lane[i] > 0;
	}
	for (i = 0; ok && i < nest->nrows; i++) {
		ok = CHECK_INT(rows[i].n, count[i]) && CHECK(rows[i].n > 0);
		if (i > 0)
			ok &= CHECK(rows[i - 1].lane < rows[i].lane ?
			    rows[i].depth == 0 :
			    rows[i - 1].lane == rows[i].lane &&
			    rows[i - 1].depth + 1 == rows[i].depth);
	}
	ok &= CHECK_INT(warn->entry[WARN_OVERLAP].count, spilled);
	free(warn);
	return ok;
}

static void
check_sets(int sets, size_t n, int64_t span, int64_t longest)
{
	struct nest nest;
	int i;

	memset(&nest, 0, sizeof(nest));		/* reused for all sets */
	for (i = 0; i < sets; i++)
		if (!check_set(&nest, 1 + (size_t)i % n, (uint64_t)i, span,
		    longest))
			break;
	nest_free(&nest);
}

TEST(few_and_tight)
{
	check_sets(3000, 12, 6, 5);
}

TEST(some)
{
	check_sets(300, 60, 40, 20);
}

TEST(many_that_overlap)
{
	check_sets(40, MANY, 300, 200);
}

TEST(sparse)
{
	check_sets(100, MANY, 100000, 300);
}

TEST(ends_of_time)
{
	check_sets(1000, 20, 0, 0);
}

TEST(one_time)
{
	check_sets(200, MANY, 1, 50);
}

TEST(nothing)
{
	struct nest nest;
	struct warn *warn = xcalloc(1, sizeof(*warn));

	memset(&nest, 0, sizeof(nest));
	nest_sort_time(NULL, 0);
	nest_sort_ties(NULL, 0, NULL);
	nest_rows(&nest, NULL, 0, NULL, WARN_OVERLAP, warn);
	CHECK_INT(nest.nrows, 0);
	nest_free(&nest);
	free(warn);
}

TEST(long_runs_sort_stably)
{
	size_t i, n = 5000;
	struct raw_event *r = xcalloc(n, sizeof(*r));
	uint64_t seed = 1;

	for (i = 0; i < n; i++) {
		r[i].ts = (int64_t)(test_random(&seed) % 100);
		r[i].dur = (int64_t)(test_random(&seed) % 10);
		r[i].off_what = RAW_PACK(i, RAW_COMPLETE);
	}
	nest_sort_time(r, n);
	for (i = 1; i < n; i++)
		if (!CHECK(r[i - 1].ts < r[i].ts || (r[i - 1].ts == r[i].ts &&
		    RAW_OFF(&r[i - 1]) < RAW_OFF(&r[i]))))
			break;
	nest_sort_ties(r, n, NULL);
	for (i = 1; i < n; i++)
		if (!CHECK(r[i - 1].ts < r[i].ts || (r[i - 1].ts == r[i].ts &&
		    (r[i - 1].dur > r[i].dur || (r[i - 1].dur == r[i].dur &&
		    RAW_OFF(&r[i - 1]) < RAW_OFF(&r[i]))))))
			break;
	free(r);
}

/* ---- begins and ends in order, many at one time ---- */

/*
 * Makes n begins and ends of a stack, the times of which often stand still;
 * depth[] of a begin is how many are open, by its place.
 */
static void
fill_stack(struct raw_event *r, size_t n, uint32_t *depth, uint64_t *seed)
{
	uint32_t open = 0;
	int64_t now = 0;
	size_t i;

	memset(r, 0, n * sizeof(*r));
	for (i = 0; i < n; i++) {
		now += test_random(seed) % 4 == 0;
		r[i].ts = now;
		if (open > 0 && test_random(seed) % 2 == 0) {
			open--;
			r[i].off_what = RAW_PACK(i + 1, RAW_END);
		} else {
			depth[i] = open++;
			r[i].dur = DUR_OPEN;
			r[i].off_what = RAW_PACK(i + 1, RAW_BEGIN);
		}
	}
}

static int
check_stack(uint64_t seed)
{
	static struct raw_event r[MANY];
	static uint32_t depth[MANY], row[MANY];
	static const struct idkey kinds[1];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct ends ends = { NULL, 0, 0 };
	struct pair pair;
	struct nest nest;
	size_t i, n;
	int ok = 1;

	memset(&pair, 0, sizeof(pair));
	memset(&nest, 0, sizeof(nest));
	fill_stack(r, MANY, depth, &seed);
	n = pair_events(&pair, r, MANY, 0, kinds, &ends, warn);
	free(pair.open);
	nest_sort_ties(r, n, ends.off);
	nest.ends = ends.off;
	nest_rows(&nest, r, n, row, WARN_OVERLAP, warn);
	for (i = 0; ok && i < n; i++)
		ok = CHECK_INT(nest.rows[row[i]].lane, 0) &&
		    CHECK_INT(nest.rows[row[i]].depth,
		    depth[RAW_OFF(&r[i]) - 1]);
	nest_free(&nest);
	free(ends.off);
	free(warn);
	return ok;
}

TEST(begins_and_ends_in_order_nest_as_a_stack_does)
{
	uint64_t seed;

	for (seed = 0; seed < 300; seed++)
		if (!check_stack(seed)) {
			printf("# %d\n", (int)seed);
			break;
		}
}

/* ---- orders ---- */

/*
 * Returns the i-th of n times: orders as in files, and those that break
 * sorting.
 */
static int64_t
some_order(uint64_t *seed, int how, size_t i, size_t n)
{
	switch (how) {
	case 0:				/* any */
		return (int64_t)(test_random(seed) % (n * 8));
	case 1:				/* all of int64 */
		return (int64_t)test_random(seed);
	case 2:				/* two runs that overlap a little */
		return (int64_t)(i < n / 2 ? i : i - n / 64);
	case 3:				/* a single early one at the end */
		return i + 1 == n ? -5 : (int64_t)(i / 3);
	case 4:				/* one far away: one bucket has all
					 * others */
		return i == n / 3 ? INT64_MAX :
		    (int64_t)(test_random(seed) % 1000);
	case 5:				/* backwards, with ties */
		return -(int64_t)(i / 5);
	case 6:				/* nearly in order */
		return (int64_t)(i + test_random(seed) % 32);
	default:			/* both ends of time */
		return i % 2 == 0 ? INT64_MIN + (int64_t)(i % 7) :
		    INT64_MAX - (int64_t)(i % 11);
	}
}

/* Sorts recs as a list of chunks of uneven sizes. */
static void
sort_list(struct raw_event *r, size_t n)
{
	struct event_list l = { NULL, NULL };
	struct event_chunk *c;
	size_t i, of;

	for (i = 0; i < n; i += of) {
		of = n - i < 1 + i * 2 ? n - i : 1 + i * 2;
		c = event_chunk_new(of);
		memcpy(c->recs, &r[i], of * sizeof(*r));
		c->n = of;
		event_list_add(&l, c);
	}
	nest_sort_list(&l);
	for (i = 0, c = l.first; c != NULL; i += c->n, c = c->next)
		if (CHECK(c->n <= n - i))
			memcpy(&r[i], c->recs, c->n * sizeof(*r));
	CHECK_INT(i, n);
	event_list_free(&l);
}

static int
check_order(int how, size_t n, int list)
{
	struct raw_event *r = xmap(n * sizeof(*r));
	uint8_t *seen = xcalloc(n, 1);
	uint64_t seed = (uint64_t)how + n;
	size_t i;
	int ok = 1;

	for (i = 0; i < n; i++) {
		r[i].ts = some_order(&seed, how, i, n);
		r[i].off_what = RAW_PACK(i, RAW_COMPLETE);
		r[i].dur = r[i].ts ^ (int64_t)i;
	}
	(list ? sort_list : nest_sort_time)(r, n);
	for (i = 0; ok && i < n; i++) {
		ok = CHECK(r[i].dur == (r[i].ts ^ (int64_t)RAW_OFF(&r[i]))) &&
		    CHECK(!seen[RAW_OFF(&r[i])]);
		seen[RAW_OFF(&r[i])] = 1;
		if (i > 0)
			ok &= CHECK(r[i - 1].ts < r[i].ts ||
			    (r[i - 1].ts == r[i].ts &&
			    RAW_OFF(&r[i - 1]) < RAW_OFF(&r[i])));
	}
	free(seen);
	xunmap(r, n * sizeof(*r));
	return ok;
}

TEST(any_order)
{
	static const size_t sizes[] = { 1, 2, 31, 33, 127, 128, 1000, 4095,
	    9000, 40000, 200000 };
	size_t i;
	int how, list;

	for (how = 0; how < 8; how++)
		for (i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
			for (list = 0; list < 2; list++)
				if (!check_order(how, sizes[i], list)) {
					printf("# order %d of %zu\n", how,
					    sizes[i]);
					return;
				}
}

/* Recs of one time that are in two chunks are sorted as if in one. */
TEST(ties_in_two_chunks)
{
	static const int64_t ts[] = { 1, 5, 5, 7 }, dur[] = { 9, 1, 2, 1 };
	struct event_list l = { NULL, NULL };
	struct event_chunk *c;
	size_t i;

	for (i = 0; i < 4; i++) {
		if (i % 2 == 0)
			event_list_add(&l, event_chunk_new(2));
		c = l.last;
		memset(&c->recs[c->n], 0, sizeof(*c->recs));
		c->recs[c->n].ts = ts[i];
		c->recs[c->n].off_what = RAW_PACK(i, RAW_COMPLETE);
		c->recs[c->n++].dur = dur[i];
	}
	nest_sort_ties_list(&l, NULL);
	c = l.first;
	CHECK(c == l.last && c->n == 4);
	CHECK_INT(c->recs[1].dur, 2);
	CHECK_INT(c->recs[2].dur, 1);
	event_list_free(&l);
}

/* Slices that are written at their ends are sorted where they stand. */
TEST(near_stays_in_its_chunks)
{
	struct event_list l = { NULL, NULL };
	struct event_chunk *c;
	size_t i, n = 0;

	for (i = 0; i < 600; i++) {
		if (i % 100 == 0)
			event_list_add(&l, event_chunk_new(100));
		c = l.last;
		memset(&c->recs[c->n], 0, sizeof(*c->recs));
		/* every tenth holds those before it, one of all holds all */
		c->recs[c->n].ts = i == 500 ? -1 : i % 10 == 9 ?
		    (int64_t)i - 9 : (int64_t)i;
		c->recs[c->n++].off_what = RAW_PACK(i, RAW_COMPLETE);
	}
	CHECK(nest_sort_near(&l));
	for (c = l.first; c != NULL; c = c->next, n++) {
		CHECK_INT(c->n, 100);
		for (i = 1; i < c->n; i++)
			CHECK(c->recs[i - 1].ts <= c->recs[i].ts);
		CHECK(c->next == NULL || c->recs[99].ts <= c->next->recs->ts);
	}
	CHECK_INT(n, 6);
	CHECK_INT(RAW_OFF(&l.first->recs[0]), 500);
	CHECK_INT(RAW_OFF(&l.first->recs[1]), 0);
	CHECK_INT(RAW_OFF(&l.first->recs[2]), 9);
	event_list_free(&l);
}

/* Chunks of which one belongs into others whole are left to the plain way. */
TEST(near_gives_up)
{
	struct event_list l = { NULL, NULL };
	struct event_chunk *c;
	size_t i, n;

	for (n = 1; n < 5; n++) {
		event_list_add(&l, c = event_chunk_new(n == 4 ? 5000 : 1));
		for (i = 0; i < (n == 4 ? 5000 : 1); i++) {
			memset(&c->recs[i], 0, sizeof(*c->recs));
			c->recs[i].ts = n == 4 ? (int64_t)i / 2 : 9000;
			c->recs[i].off_what = RAW_PACK(c->n++ + n * 10000,
			    RAW_COMPLETE);
		}
	}
	nest_sort_list(&l);
	c = event_list_join(&l);
	CHECK_INT(c->n, 5003);
	for (i = 1; i < c->n; i++)
		CHECK(c->recs[i - 1].ts < c->recs[i].ts ||
		    (c->recs[i - 1].ts == c->recs[i].ts &&
		    RAW_OFF(&c->recs[i - 1]) < RAW_OFF(&c->recs[i])));
	event_list_free(&l);
}

TEST_MAIN
