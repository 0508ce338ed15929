/*
 * big_thread: work segment by segment against work in one go.
 *
 * Random events of a thread are cut anywhere; order, pairs and rows must not
 * depend on the cuts.  Then threads that are big_thread for several workers
 * must become the same trace, to the last column, as with one worker.
 */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "../../src/ingest/event_order.h"
#include "../../src/ingest/nest.h"
#include "test.h"

#define MANY	3000
#define CUTS	6
#define NAMES	5
#define CATS	3

static struct idkey kinds[NAMES * CATS];

/* The shape of a thread; shares are of 100 events, or steps of time. */
struct shape {
	const char	*name;
	unsigned	x, t;		/* X and T; the others are B and E */
	unsigned	begins;		/* share of B among B and E */
	unsigned	named;		/* E with a name */
	unsigned	names;		/* number of names */
	unsigned	ties;		/* at the time of the event before */
	unsigned	back;		/* times that go back */
	unsigned	open;		/* X without an end */
	int64_t		longest;	/* X */
};

static const struct shape shapes[] = {
	{ "nameless",	 0, 0, 50,   0, NAMES, 10, 0, 0,   0 },
	{ "named",	 0, 0, 50, 100, NAMES, 10, 0, 0,   0 },
	{ "one name",	 0, 0, 50, 100, 2,     10, 0, 0,   0 },
	{ "mixed",	10, 0, 52,  30, NAMES, 20, 0, 0,   3 },
	{ "flat",	60, 0, 50,   5, NAMES,  0, 0, 0,   2 },
	{ "strays",	 0, 0, 30,  50, NAMES, 20, 0, 0,   0 },
	{ "deep",	 0, 0, 90,  50, NAMES,  5, 0, 0,   0 },
	{ "only X",	100, 0, 0,   0, NAMES,  0, 0, 0,   1 },
	{ "empty X",	100, 0, 0,   0, NAMES, 60, 0, 0,   1 },
	{ "crossing X",	100, 0, 0,   0, NAMES, 20, 0, 0,  40 },
	{ "ties",	30, 0, 50,  50, NAMES, 70, 0, 0,  20 },
	{ "open X",	10, 0, 50,  50, NAMES,  5, 0, 1,   3 },
	{ "states",	10, 9, 50,  50, NAMES,  5, 0, 0,   3 },
	{ "nested T",	 0, 9, 50,   0, NAMES,  0, 0, 0,   1 },
	{ "nested open", 100, 0, 0,  0, NAMES,  0, 0, 1,   1 },
	{ "unsorted",	10, 0, 50,  50, NAMES, 20, 1, 0,   3 },
	{ "often back",	10, 0, 50,  10, 2,     40, 9, 0,   3 },
};
#define NSHAPES	(sizeof(shapes) / sizeof(shapes[0]))

static int
chance(uint64_t *seed, unsigned of_100)
{
	return test_random(seed) % 100 < of_100;
}

static void
fill(struct raw_event *r, size_t n, const struct shape *k, uint64_t *seed)
{
	int64_t now = 0;
	size_t i;
	enum raw_what what;

	memset(r, 0, n * sizeof(*r));
	for (i = 0; i < n; i++) {
		now += chance(seed, k->ties) ? 0 :
		    1 + (int64_t)(test_random(seed) % 3);
		what = chance(seed, k->x) ? RAW_COMPLETE : chance(seed, k->t) ?
		    RAW_STATE : chance(seed, k->begins) ? RAW_BEGIN : RAW_END;
		r[i].ts = now - (chance(seed, k->back) ? 5 : 0);
		r[i].off_what = RAW_PACK(i, what);
		r[i].kind = (uint32_t)(test_random(seed) % CATS * NAMES +
		    test_random(seed) % k->names);
		if (what == RAW_END && !chance(seed, k->named))
			r[i].kind = 0;
		r[i].dur = what == RAW_BEGIN || chance(seed, k->open) ?
		    DUR_OPEN : what == RAW_END || k->longest == 0 ? 0 :
		    (int64_t)(test_random(seed) % (uint64_t)k->longest);
	}
}

/* Cuts 0..n: the starts of CUTS segments and the end; some are empty. */
static void
cut(size_t *at, size_t n, uint64_t *seed)
{
	size_t i, j;

	at[0] = 0;
	for (i = 1; i < CUTS; i++) {
		at[i] = test_random(seed) % (n + 1);
		for (j = i; j > 0 && at[j] < at[j - 1]; j--) {
			size_t t = at[j];

			at[j] = at[j - 1];
			at[j - 1] = t;
		}
	}
	at[CUTS] = n;
}

static void
name_kinds(void)
{
	size_t i;

	for (i = 0; i < NAMES * CATS; i++) {
		kinds[i].w[0] = i % NAMES;
		kinds[i].w[1] = i / NAMES;
	}
}

/* ---- segments ---- */

static int
check_look(const struct raw_event *r, size_t n, const size_t *at)
{
	struct event_order whole, joined, part;
	size_t i;

	event_order_start(&whole, NULL);
	event_order_at(&whole, r, n);
	event_order_start(&joined, NULL);
	for (i = 0; i < CUTS; i++) {
		event_order_start(&part, NULL);
		event_order_at(&part, &r[at[i]], at[i + 1] - at[i]);
		event_order_join(&joined, &part);
	}
	return CHECK_INT(joined.unsorted, whole.unsorted) &&
	    CHECK_INT(joined.be_unsorted, whole.be_unsorted) &&
	    CHECK_INT(joined.be, whole.be) &&
	    CHECK_INT(joined.states, whole.states) &&
	    CHECK_INT(joined.open, whole.open) &&
	    CHECK_INT(joined.ties, whole.ties) &&
	    CHECK_INT(joined.n, whole.n) && CHECK_INT(joined.ends, whole.ends);
}

/* Pairs r to spans in one go; returns their number. */
static size_t
pair_whole(struct raw_event *r, size_t n, struct ends *ends, struct warn *warn)
{
	struct pair pair;

	memset(&pair, 0, sizeof(pair));
	n = pair_events(&pair, r, n, 0, kinds, ends, warn);
	pair_end(&pair, warn);
	free(pair.open);
	return n;
}

/* Does the same in segments, which are paired in any order. */
static size_t
pair_cut(struct raw_event *r, const size_t *at, struct ends *ends,
    struct warn *warn)
{
	struct pair_part part[CUTS];
	size_t i, k, n[CUTS], w = 0, before;
	struct pair pair;
	struct ends own;

	for (i = CUTS; i-- > 0;) {
		for (before = k = 0; k < at[i]; k++)
			before += EVENT_WHAT(&r[k]) == RAW_END;
		own = *ends;
		own.n = before;
		n[i] = pair_part(&part[i], &r[at[i]], at[i + 1] - at[i],
		    kinds, &own, warn);
	}
	memset(&pair, 0, sizeof(pair));
	for (i = 0; i < CUTS; i++)
		pair_join(&pair, &part[i], kinds, warn);
	pair_end(&pair, warn);
	free(pair.open);
	for (i = 0; i < CUTS; w += n[i++])
		memmove(&r[w], &r[at[i]], n[i] * sizeof(*r));
	return w;
}

static int
same_spans(const struct raw_event *a, const struct ends *aends,
    const struct raw_event *b, const struct ends *bends, size_t n)
{
	size_t i;
	int ok = 1;

	for (i = 0; ok && i < n; i++) {
		ok = CHECK_INT(a[i].ts, b[i].ts) &&
		    CHECK_INT(a[i].dur, b[i].dur) &&
		    CHECK_INT(a[i].off_what, b[i].off_what) &&
		    CHECK_INT(a[i].kind, b[i].kind) &&
		    CHECK_INT(a[i].aux != 0, b[i].aux != 0);
		if (ok && a[i].aux != 0)
			ok = CHECK_INT(aends->off[a[i].aux - 1],
			    bends->off[b[i].aux - 1]);
	}
	return ok;
}

/* Pairs both to spans; returns their number, or SIZE_MAX when they differ. */
static size_t
check_pairs(struct raw_event *whole, struct raw_event *r, size_t n,
    const size_t *at)
{
	struct warn *warn = xcalloc(2, sizeof(*warn));
	struct ends ends = { NULL, 0, 0 }, own = { NULL, 0, n };
	size_t nwhole, ncut;
	int ok;

	own.off = xcalloc(n + 1, sizeof(*own.off));
	nwhole = pair_whole(whole, n, &ends, &warn[0]);
	ncut = pair_cut(r, at, &own, &warn[1]);
	ok = CHECK_INT(ncut, nwhole) &&
	    same_spans(r, &own, whole, &ends, nwhole) &&
	    CHECK(memcmp(&warn[0], &warn[1], sizeof(*warn)) == 0);
	free(ends.off);
	free(own.off);
	free(warn);
	return ok ? nwhole : SIZE_MAX;
}

/* Nests in segments; returns 0 when a segment has a second lane. */
static int
nest_cut(const struct raw_event *r, const size_t *at, const uint64_t *ends,
    uint32_t *row, struct warn *warn)
{
	struct nest_lane open, left;
	struct nest nest;
	size_t i, n;
	int plain = 1;

	memset(&open, 0, sizeof(open));
	memset(&nest, 0, sizeof(nest));
	nest.ends = ends;
	for (i = 0; i < CUTS; i++) {
		n = at[i + 1] - at[i];
		nest_start_in(&nest, open.open, open.nopen);
		nest_more(&nest, &r[at[i]], n, &row[at[i]], WARN_OVERLAP,
		    warn);
		plain &= nest.nlanes == 1;
		memset(&left, 0, sizeof(left));
		CHECK(nest_left(&left, &r[at[i]], n, ends, n));
		if (n > 0)
			nest_over(&open, &left, r[at[i + 1] - 1].ts,
			    ends);
		free(left.open);
	}
	free(open.open);
	nest_free(&nest);
	return plain;
}

static int
check_rows(const struct raw_event *r, size_t n, const size_t *at)
{
	static uint32_t whole[MANY], row[MANY];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct nest nest;
	size_t i;
	int ok, plain;

	memset(&nest, 0, sizeof(nest));
	nest_rows(&nest, r, n, whole, WARN_OVERLAP, warn);
	plain = nest_cut(r, at, NULL, row, warn);
	ok = CHECK_INT(plain, nest.nlanes == 1);
	for (i = 0; ok && plain && i < n; i++)
		ok = CHECK_INT(row[i], whole[i]);
	nest_free(&nest);
	free(warn);
	return ok;
}

static int
check_cuts(const struct shape *k, uint64_t seed)
{
	static struct raw_event whole[MANY], r[MANY];
	size_t at[CUTS + 1], n = 1 + test_random(&seed) % MANY;

	if (seed % 2 == 0)
		n = 1 + n % 40;
	fill(r, n, k, &seed);
	cut(at, n, &seed);
	if (!check_look(r, n, at))
		return 0;
	nest_sort_time(r, n);
	memcpy(whole, r, n * sizeof(*r));
	if ((n = check_pairs(whole, r, n, at)) == SIZE_MAX)
		return 0;
	nest_sort_ties(whole, n, NULL);
	cut(at, n, &seed);
	return check_rows(whole, n, at);
}

/*
 * Two begins at the time of a pair of length 0, which is over in the file when
 * they come: neither is inside of it, wherever a segment begins.
 */
TEST(a_pair_that_is_over_holds_no_other)
{
	static const uint64_t ends[] = { 1, 3 };
	struct raw_event r[5];
	uint32_t row[5];
	struct warn *warn = xcalloc(1, sizeof(*warn));
	size_t at[CUTS + 1], a, b;

	memset(r, 0, sizeof(r));
	for (a = 0; a < 5; a++) {
		r[a].kind = 0;
		r[a].ts = a < 3 ? 5 : 8;
		r[a].dur = a < 2 ? 0 : DUR_OPEN;
		r[a].aux = a < 2 ? a + 1 : 0;
		r[a].off_what = RAW_PACK(a < 2 ? 2 * a : a + 2, RAW_BEGIN);
	}
	for (a = 0; a <= 5; a++)
		for (b = a; b <= 5; b++) {
			memset(at, 0, sizeof(at));
			at[1] = a;
			at[2] = b;
			at[3] = at[4] = at[5] = at[6] = 5;
			CHECK(nest_cut(r, at, ends, row, warn));
			CHECK_INT(row[0], 0);
			CHECK_INT(row[1], 0);
			CHECK_INT(row[2], 0);
			CHECK_INT(row[3], 1);
			CHECK_INT(row[4], 2);
		}
	free(warn);
}

TEST(segments_are_what_they_are_uncut)
{
	uint64_t seed;
	size_t i;

	name_kinds();
	for (i = 0; i < NSHAPES; i++)
		for (seed = 0; seed < 300; seed++)
			if (!check_cuts(&shapes[i], seed)) {
				printf("# %s, %d\n", shapes[i].name,
				    (int)seed);
				break;
			}
}

static struct raw_event *
add(struct raw_event *r, enum raw_what what, uint32_t name)
{
	memset(r, 0, sizeof(*r));
	r->off_what = RAW_PACK(0, what);
	r->dur = what == RAW_BEGIN ? DUR_OPEN : 0;
	r->kind = name;
	return r + 1;
}

/* Where the begin stands that is opened last. */
enum last_begin { NO_LAST, OWN_SEGMENT, SAME_SEGMENT };

/*
 * Returns whether the first of nopen open begins is still found, after one
 * above it was closed while another was open above that, and closed later.
 */
static int
found_below(unsigned nopen, enum last_begin last)
{
	struct raw_event *r = xcalloc(MANY, sizeof(*r)), *p = r;
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct ends ends = { NULL, 0, MANY };
	size_t at[CUTS + 1], i;
	uint64_t stray;

	ends.off = xcalloc(MANY, sizeof(*ends.off));
	at[0] = 0;
	p = add(p, RAW_BEGIN, 1);
	while (--nopen > 0)
		p = add(p, RAW_BEGIN, 2);
	p = add(p, RAW_BEGIN, 3);
	at[1] = (size_t)(p - r);
	p = add(p, RAW_BEGIN, 4);
	p = add(p, RAW_END, 3);
	p = add(p, RAW_END, 0);
	at[2] = last == OWN_SEGMENT ? (size_t)(p - r) : at[1];
	if (last != NO_LAST)
		p = add(p, RAW_BEGIN, 4);
	at[3] = last == OWN_SEGMENT ? (size_t)(p - r) : at[1];
	p = add(p, RAW_END, 1);
	for (i = 4; i <= CUTS; i++)
		at[i] = (size_t)(p - r);
	pair_cut(r, at, &ends, warn);
	stray = warn->entry[WARN_STRAY_END].count;
	free(ends.off);
	free(warn);
	free(r);
	return stray == 0;
}

/*
 * Closed begins count for the depth of a name's search only while they stay on
 * the stack.
 */
TEST(a_name_is_searched_as_deep)
{
	name_kinds();
	CHECK(found_below(1024, NO_LAST));
	CHECK(!found_below(1025, NO_LAST));
	/* with another begin open, in a segment between */
	CHECK(found_below(1023, OWN_SEGMENT));
	CHECK(!found_below(1024, OWN_SEGMENT));
	/* none was open between two ends, one is at each of them */
	CHECK(found_below(1023, SAME_SEGMENT));
	CHECK(!found_below(1024, SAME_SEGMENT));
}

/* ---- threads ---- */

#define HEAVY	90000			/* events of a big_thread thread */
#define LIGHT	5000
#define SMALL	600			/* events when thresholds are small */

static size_t	big_thread = HEAVY, light_n = LIGHT;
static int	keeps_order;		/* 1: as builder_keeps_order() */
static uint64_t	off_turn;		/* offsets go back behind this many
					 * from the end of MANY; 0: never */
static unsigned	sharing;		/* bit p: in part p all threads share
					 * a lane */

static void
play(struct builder *b, const struct raw_event *r, size_t n, uint32_t utid,
    const uint32_t *kind)
{
	uint64_t off;

	for (; n > 0; n--, r++) {
		off = RAW_OFF(r);
		if (off_turn != 0)
			off = (off + off_turn) % MANY;
		off = off * 16 + utid;
		if (EVENT_WHAT(r) == RAW_BEGIN)
			builder_begin(b, utid, r->ts, kind[r->kind], off);
		else if (EVENT_WHAT(r) == RAW_END)
			builder_end(b, utid, r->ts, kind[r->kind], off);
		else if (EVENT_WHAT(r) == RAW_COMPLETE)
			builder_complete(b, utid, r->ts, r->dur,
			    kind[r->kind], off);
		else
			builder_state(b, utid, r->ts, r->dur, kind[r->kind],
			    off);
	}
}

/* Makes two threads in two parts, whose kinds have different numbers. */
static struct trace *
trace_of(const struct raw_event *r, const struct raw_event *light, int threads)
{
	struct builder *parts[2];
	uint32_t kind[NAMES * CATS], utid[2], upid;
	size_t p, i, k, from, lanes = tuning.rec_lanes;
	char name = '\0', cat = '\0';

	for (p = 0; p < 2; p++) {
		parts[p] = builder_new();
		if (keeps_order)
			builder_keeps_order(parts[p]);
		upid = builder_process(parts[p], builder_int_ident(1), 0);
		for (i = 0; i < 2; i++)
			utid[i] = builder_thread(parts[p], upid,
			    builder_int_ident((int64_t)i));
		for (i = 0; i < NAMES * CATS; i++) {
			k = p == 0 ? i : NAMES * CATS - 1 - i;
			name = (char)('a' + k % NAMES);
			cat = (char)('A' + k / NAMES);
			kind[k] = builder_kind(parts[p], k % NAMES == 0 ? 0 :
			    builder_string(parts[p], &name, 1),
			    k / NAMES == 0 ? 0 :
			    builder_string(parts[p], &cat, 1), 0);
		}
		from = p * (big_thread / 3);
		tuning.rec_lanes = sharing >> p & 1 ? 0 : lanes;
		play(parts[p], &r[from], p == 0 ? big_thread / 3 : big_thread -
		    from, utid[0], kind);
		play(parts[p], &light[p * light_n], light_n, utid[1], kind);
	}
	tuning.rec_lanes = lanes;
	return builder_finish(parts, 2, threads);
}

#define SAME(member, n)							\
	CHECK((n) == 0 || memcmp(a->member, b->member, (n) *		\
	    sizeof(*a->member)) == 0)

static int
same_trace(const struct trace *a, const struct trace *b)
{
	return CHECK_INT(a->nslices, b->nslices) &&
	    CHECK_INT(a->nlong, b->nlong) &&
	    CHECK_INT(a->nends, b->nends) && CHECK_INT(a->nrows, b->nrows) &&
	    CHECK_INT(a->ntracks, b->ntracks) &&
	    SAME(ts, a->nslices) && SAME(dur_low, a->nslices) &&
	    SAME(long_slice, a->nlong) && SAME(long_dur, a->nlong) &&
	    SAME(kind, a->nslices) && SAME(off_low, a->nslices) &&
	    SAME(end_slice, a->nends) && SAME(end_off_low, a->nends) &&
	    SAME(off_high, a->noff_high) &&
	    SAME(end_off_high, a->nend_off_high) &&
	    SAME(rows, a->nrows) && SAME(tracks, a->ntracks) &&
	    CHECK(memcmp(&a->warn, &b->warn, sizeof(a->warn)) == 0);
}

static void
check_shape(const struct shape *k, struct raw_event *r, struct raw_event *light)
{
	static const int workers[] = { 2, 3, 16 };
	struct trace *one, *many;
	uint64_t seed = 7;
	size_t i;
	int ok = 1;

	fill(r, big_thread, k, &seed);
	fill(light, 2 * light_n, k, &seed);
	one = trace_of(r, light, 1);
	for (i = 0; ok && i < sizeof(workers) / sizeof(workers[0]); i++) {
		many = trace_of(r, light, workers[i]);
		if (!(ok = same_trace(many, one)))
			printf("# %s, %d workers\n", k->name, workers[i]);
		trace_free(many);
	}
	trace_free(one);
}

TEST(any_number_of_workers_makes_the_same_trace)
{
	struct raw_event *r = xcalloc(HEAVY, sizeof(*r));
	struct raw_event *light = xcalloc((size_t)2 * LIGHT, sizeof(*light));
	size_t i;

	for (i = 0; i < NSHAPES; i++)
		check_shape(&shapes[i], r, light);
	free(r);
	free(light);
}

/*
 * Compares the trace of events whose ends are paired as they are read with that
 * of events which share a lane, where none is.
 */
static int
check_reading(const struct shape *k, struct raw_event *r,
    struct raw_event *light, uint64_t seed)
{
	struct trace *read, *later;
	int ok, threads = 1 + (int)(seed % 3);

	big_thread = 3 + test_random(&seed) % (seed % 4 == 0 ? 400 : 12);
	light_n = 1 + test_random(&seed) % 20;
	keeps_order = seed % 2 == 0;
	off_turn = seed % 5 < 2 ? MANY - big_thread / (2 + seed % 5) : 0;
	sharing = (unsigned)(seed / 5 % 3);
	fill(r, big_thread, k, &seed);
	fill(light, 2 * light_n, k, &seed);
	read = trace_of(r, light, threads);
	sharing = 3;
	later = trace_of(r, light, threads);
	ok = same_trace(read, later);
	trace_free(read);
	trace_free(later);
	return ok;
}

static void
check_readings(uint64_t seeds)
{
	struct raw_event *r = xcalloc(HEAVY, sizeof(*r));
	struct raw_event *light = xcalloc((size_t)2 * LIGHT, sizeof(*light));
	size_t had = big_thread, had_light = light_n, i;
	uint64_t seed;

	for (i = 0; i < NSHAPES; i++)
		for (seed = 0; seed < seeds; seed++)
			if (!check_reading(&shapes[i], r, light, seed)) {
				printf("# %s, %d\n", shapes[i].name,
				    (int)seed);
				break;
			}
	big_thread = had;
	light_n = had_light;
	keeps_order = 0;
	off_turn = 0;
	sharing = 0;
	free(r);
	free(light);
}

TEST(ends_are_paired_as_they_are_read)
{
	check_readings(400);
}

/*
 * A pair of a lane of its own is undone by an end of the next part that is
 * earlier, whose thread shares a lane, whatever the offsets of the two are.
 */
TEST(a_part_with_shared_lanes_undoes_pairs_too)
{
	static const int64_t ts[] = { 10, 30, 20, 40, 50, 60 };
	struct raw_event r[6], light[2] = { { .ts = 0 } };
	size_t had = big_thread, had_light = light_n, i;
	struct trace *read, *later;

	for (i = 0; i < 6; i++)
		r[i] = (struct raw_event){ .ts = ts[i], .dur = i > 2 ? 1 :
		    i > 0 ? 0 : DUR_OPEN, .off_what = RAW_PACK(i, i > 2 ?
		    RAW_COMPLETE : i > 0 ? RAW_END : RAW_BEGIN) };
	for (i = 0; i < 2; i++)
		light[i].off_what = RAW_PACK(i, RAW_COMPLETE);
	big_thread = 6;
	light_n = 1;
	keeps_order = 1;
	off_turn = MANY - 2;
	sharing = 2;
	read = trace_of(r, light, 1);
	sharing = 3;
	later = trace_of(r, light, 1);
	same_trace(read, later);
	CHECK_INT(read->end_slice[0], later->end_slice[0]);
	trace_free(read);
	trace_free(later);
	big_thread = had;
	light_n = had_light;
	keeps_order = 0;
	off_turn = 0;
	sharing = 0;
}

/* Makes B B X.. E E, with `many` X, all at the end of the first B. */
static void
check_empty(struct raw_event *r, struct raw_event *light, size_t many)
{
	static const int workers[] = { 2, 3, 16 };
	struct trace *one, *some;
	size_t i, k, group = many + 4;

	for (i = 0; i < HEAVY; i++) {
		k = i % group;
		r[i].ts = (int64_t)(i / group * 2 + (k > 0));
		r[i].off_what = RAW_PACK(i, k < 2 ? RAW_BEGIN : k < many + 2 ?
		    RAW_COMPLETE : RAW_END);
		r[i].dur = k < 2 ? DUR_OPEN : 0;
	}
	one = trace_of(r, light, 1);
	/* the other thread has the pid: its row comes first */
	CHECK_INT(one->tracks[one->rows[1].track].nrows, many + 2);
	CHECK_INT(one->rows[1].n, (HEAVY + group - 1) / group);
	for (i = 0; i < sizeof(workers) / sizeof(workers[0]); i++) {
		some = trace_of(r, light, workers[i]);
		if (!same_trace(some, one))
			printf("# %zu X, %d workers\n", many, workers[i]);
		trace_free(some);
	}
	trace_free(one);
}

/*
 * Slices without length are inside a slice that ends at their time, wherever
 * the thread is cut: between the two nothing is left open.
 */
TEST(nothing_long_at_the_cuts)
{
	struct raw_event *r = xcalloc(HEAVY, sizeof(*r));
	struct raw_event *light = xcalloc((size_t)2 * LIGHT, sizeof(*light));
	size_t i;

	for (i = 0; i < 2 * (size_t)LIGHT; i++) {
		light[i].ts = (int64_t)i;
		light[i].off_what = RAW_PACK(i, RAW_COMPLETE);
	}
	for (i = 1; i < 40; i += 6)
		check_empty(r, light, i);
	free(r);
	free(light);
}

/* ---- threads without slices ---- */

/*
 * Makes a thread of `nends` E, which is big_thread and has no slice, with a
 * track of its own if `instant`; beside it a thread of X, if `other`.
 */
static struct trace *
strays(size_t nends, int instant, int other, int threads)
{
	struct builder *b = builder_new();
	uint32_t upid, utid, kind;
	size_t i;

	upid = builder_process(b, builder_int_ident(1), 0);
	utid = builder_thread(b, upid, builder_int_ident(1));
	kind = builder_kind(b, builder_string(b, "a", 1), 0, 0);
	for (i = 0; i < nends; i++)
		builder_end(b, utid, (int64_t)i, i % 2 ? kind : 0, i);
	if (instant)
		builder_instant(b, utid, 5, kind, 0, nends);
	utid = builder_thread(b, upid, builder_int_ident(2));
	for (i = 0; other && i < nends / 2; i++)
		builder_complete(b, utid, (int64_t)i * 10, 5, kind,
		    nends + 1 + i);
	return builder_finish(&b, 1, threads);
}

static void
check_strays(size_t nends)
{
	struct trace *t;
	int i, threads;

	for (i = 0; i < 4; i++)
		for (threads = 1; threads <= 3; threads++) {
			t = strays(nends, i & 1, i >> 1, threads);
			CHECK_INT(t->nslices, i >> 1 ? nends / 2 : 0);
			CHECK_INT(t->ninstants, i & 1);
			CHECK_INT(t->nends, 0);
			CHECK_INT(t->warn.entry[WARN_STRAY_END].count, nends);
			trace_free(t);
		}
}

/* A thread without slices has a step without a job. */
TEST(a_heavy_thread_without_slices)
{
	check_strays(HEAVY);
}

/* Runs last: sizes stay small, and 8 events make a thread big_thread. */
TEST(small_threads_are_heavy)
{
	struct raw_event *r = xcalloc(HEAVY, sizeof(*r));
	struct raw_event *light = xcalloc((size_t)2 * LIGHT, sizeof(*light));
	size_t i;

	tuning_set_small();
	big_thread = SMALL;
	light_n = SMALL / 4;
	check_strays(8);
	check_strays(100);
	for (i = 0; i < NSHAPES; i++)
		check_shape(&shapes[i], r, light);
	/* the offsets go back at a time where segments may meet */
	for (off_turn = MANY - SMALL; off_turn < MANY; off_turn += 199)
		for (i = 0; i < NSHAPES; i++)
			check_shape(&shapes[i], r, light);
	check_readings(120);
	free(r);
	free(light);
}

TEST_MAIN
