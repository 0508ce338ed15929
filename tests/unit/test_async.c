/*
 * async: pairing in a group, and the lanes that units are packed into.
 *
 * Begins and ends of random spans with known lengths are added in time order.
 * Checked is the model: every span is there once, no two overlap in a row,
 * parents contain their children, no unit is above a lane that was free for
 * it.
 */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "letters.h"
#include "test.h"

#define MANY	500
#define NAMES	3
#define PROCESSES 2

struct span {
	int64_t		ts, end;	/* INT64_MAX: never ends */
	uint32_t	id, name, upid;
	int		seen;
};

struct point {
	int64_t		ts;
	size_t		span;
	int		end, empty;
};

static int
point_order(const void *va, const void *vb)
{
	const struct point *a = va, *b = vb;

	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	if (a->span != b->span)
		return a->span < b->span ? -1 : 1;
	return a->end - b->end;
}

/*
 * Makes spans.  Those of one id do not touch each other, so their pairs are
 * unambiguous; those of different ids overlap freely.
 */
static size_t
make_spans(struct span *s, uint64_t *seed, uint32_t ids, int64_t gap)
{
	size_t n = 1 + test_random(seed) % MANY, i;
	int64_t *free_at = xcalloc(ids, sizeof(*free_at));

	for (i = 0; i < n; i++) {
		s[i].id = (uint32_t)(test_random(seed) % ids);
		s[i].name = (uint32_t)(test_random(seed) % NAMES);
		s[i].upid = s[i].id % PROCESSES;
		s[i].ts = free_at[s[i].id] + (int64_t)(test_random(seed) %
		    (uint64_t)gap);
		s[i].end = s[i].ts + (int64_t)(test_random(seed) % 20);
		if (test_random(seed) % 5 == 0)
			s[i].end = s[i].ts;
		free_at[s[i].id] = s[i].end + 1;
		s[i].seen = 0;
	}
	/* the last span of an id may stay open */
	for (i = n; i-- > 0;)
		if (s[i].end + 1 == free_at[s[i].id]) {
			if (test_random(seed) % 8 == 0 && s[i].end > s[i].ts)
				s[i].end = INT64_MAX;
			free_at[s[i].id] = -1;
		}
	free(free_at);
	return n;
}

static struct trace *
make(const struct span *s, size_t n)
{
	struct point *p = xcalloc(2 * n, sizeof(*p));
	struct builder *b = builder_new();
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t kinds[NAMES], upids[PROCESSES], k;
	char name[2] = "a";
	size_t i, np = 0;
	char ph;

	for (k = 0; k < NAMES; k++, name[0]++)
		kinds[k] = builder_kind(b, builder_string(b, name, 1), 0, 0);
	for (k = 0; k < PROCESSES; k++)
		upids[k] = builder_process(b, builder_int_ident(k), 0);
	for (i = 0; i < n; i++) {
		p[np].ts = s[i].ts;
		p[np].empty = s[i].end == s[i].ts;
		p[np++].span = i;
		if (s[i].end == INT64_MAX || s[i].end == s[i].ts)
			continue;
		p[np].ts = s[i].end;
		p[np].span = i;
		p[np++].end = 1;
	}
	qsort(p, np, sizeof(*p), point_order);
	for (i = 0; i < np; i++) {
		const struct span *of = &s[p[i].span];

		ph = p[i].end ? 'e' : p[i].empty ? 'n' : 'b';
		key.id = builder_int_ident(of->id);
		builder_async(b, letter_async(ph), &key, upids[of->upid],
		    p[i].ts, kinds[of->name],
		    2 * p[i].span + (uint64_t)p[i].end);
	}
	free(p);
	return builder_finish(&b, 1, 1);
}

static int64_t
reach(const struct trace *t, uint32_t s)
{
	return trace_dur(t, s) == DUR_OPEN ? INT64_MAX :
	    t->ts[s] + trace_dur(t, s);
}

/*
 * Returns whether slice i is one of the spans, on the track of its name and
 * process.
 */
static int
check_slice(const struct trace *t, uint32_t i, struct span *spans, size_t n)
{
	const struct track *k =
	    &t->tracks[t->rows[trace_slice_row(t, i)].track];
	struct span *s = &spans[trace_off(t, i) / 2];
	int64_t dur = s->end == INT64_MAX ? DUR_OPEN : s->end - s->ts;
	int ended = s->end != INT64_MAX && s->end > s->ts;

	return CHECK(trace_off(t, i) / 2 < n && trace_off(t, i) % 2 == 0) &&
	    CHECK_INT(s->seen++, 0) && CHECK_INT(t->ts[i], s->ts) &&
	    CHECK_INT(trace_dur(t, i), dur) &&
	    CHECK_INT(k->type, TRACK_ASYNC) &&
	    CHECK_INT(k->upid, s->upid) &&
	    CHECK_STR(trace_str(t, k->name), trace_kind_name(t, t->kind[i])) &&
	    CHECK_INT(trace_end_off(t, i), ended ? trace_off(t, i) + 1 :
	    OFF_NONE);
}

/*
 * Returns whether a slice of the lane, except `but`, overlaps a unit from ts
 * on.
 */
static int
is_taken(const struct trace *t, uint32_t row, int64_t ts, uint32_t but)
{
	const struct row *r = &t->rows[row];
	uint32_t s;

	for (s = r->first; s < r->first + r->n; s++)
		if (s != but && t->ts[s] <= ts && (reach(t, s) > ts ||
		    (trace_dur(t, s) == 0 && t->ts[s] == ts)))
			return 1;
	return 0;
}

static int
check_row(const struct trace *t, uint32_t row)
{
	const struct row *r = &t->rows[row];
	uint32_t s, lane, below;
	int ok = 1;

	for (s = r->first; ok && s < r->first + r->n; s++) {
		if (s > r->first)
			ok &= CHECK(t->ts[s - 1] <= t->ts[s]) &&
			    CHECK(reach(t, s - 1) <= t->ts[s]) &&
			    CHECK(trace_dur(t, s - 1) != 0 ||
			    trace_dur(t, s) != 0 ||
			    t->ts[s - 1] < t->ts[s]);
		for (lane = 0; ok && lane < r->lane; lane++) {
			below = trace_row_of(t, r->track, lane, 0);
			ok = CHECK(below != NONE &&
			    is_taken(t, below, t->ts[s], s));
		}
	}
	return ok;
}

static void
run(uint32_t ids, int64_t gap)
{
	static struct span spans[MANY];
	struct trace *t;
	uint64_t seed, state;
	uint32_t i;
	size_t n;
	int ok = 1;

	for (seed = 0; ok && seed < 100; seed++) {
		state = seed;
		n = make_spans(spans, &state, ids, gap);
		t = make(spans, n);
		ok = CHECK_INT(t->nslices, n);
		for (i = 0; ok && i < t->nslices; i++)
			ok = check_slice(t, i, spans, n);
		for (i = 0; ok && i < t->nrows; i++)
			ok = CHECK_INT(t->rows[i].depth, 0) && check_row(t, i);
		ok = ok && CHECK_INT(warn_total(&t->warn) -
		    t->warn.entry[WARN_UNFINISHED].count, 0);
		trace_free(t);
	}
}

TEST(one_id)
{
	run(1, 3);
}

TEST(few_ids)
{
	run(5, 10);
}

TEST(many_ids)
{
	run(300, 100);
}

/* ---- groups: the events of one id ---- */

struct raw {
	char		ph;
	int64_t		ts;
	const char	*name;
};

static struct trace *
group(const struct raw *r, size_t n, enum key_space space)
{
	struct key key = { .space = (uint8_t)space, .upid = NONE };
	struct builder *b = builder_new();
	uint32_t upid = builder_process(b, builder_int_ident(1), 0);
	size_t i;

	key.id = builder_int_ident(1);
	for (i = 0; i < n; i++)
		builder_async(b, letter_async(r[i].ph), &key, upid, r[i].ts,
		    builder_kind(b, builder_string(b, r[i].name,
		    strlen(r[i].name)), 0, 0), i);
	return builder_finish(&b, 1, 1);
}

/* Prints lane/depth ts+dur of each slice, in the order of the events. */
static void
places(const struct trace *t, char *out, size_t size)
{
	uint64_t off;
	uint32_t i;
	size_t w = 0;

	out[0] = '\0';
	for (off = 0; off < 64; off++)
		for (i = 0; i < t->nslices; i++) {
			const struct row *r = &t->rows[trace_slice_row(t, i)];

			if (trace_off(t, i) != off)
				continue;
			w += (size_t)snprintf(out + w, size - w,
			    "%s%s %u/%u %lld%+lld", w == 0 ? "" : ", ",
			    trace_kind_name(t, t->kind[i]), r->lane, r->depth,
			    (long long)t->ts[i], (long long)trace_dur(t, i));
		}
}

#define CHECK_GROUP(raws, space, want) do {				\
	struct trace *t = group(raws, sizeof(raws) / sizeof(*(raws)), space); \
	char text[500];							\
									\
	places(t, text, sizeof(text));					\
	CHECK_STR(text, want);						\
	trace_free(t);							\
} while (0)

TEST(a_tree)
{
	static const struct raw r[] = {
		{ 'b', 0, "a" }, { 'b', 1, "b" }, { 'n', 2, "n" },
		{ 'e', 3, "b" }, { 'b', 4, "c" }, { 'e', 5, "c" },
		{ 'e', 9, "a" }
	};

	CHECK_GROUP(r, KEY_ASYNC, "a 0/0 0+9, b 0/1 1+2, n 0/2 2+0, "
	    "c 0/1 4+1");
}

TEST(what_crosses_in_a_group_is_kept)
{
	static const struct raw r[] = {
		{ 'b', 0, "a" }, { 'b', 2, "b" }, { 'e', 4, "a" },
		{ 'e', 6, "b" }
	};

	CHECK_GROUP(r, KEY_ASYNC, "a 0/0 0+4, b 1/0 2+4");
}

TEST(steps_into_last_to_the_next)
{
	static const struct raw r[] = {
		{ 'S', 0, "a" }, { 'T', 2, "one" }, { 'T', 5, "two" },
		{ 'F', 9, "a" }, { 'T', 10, "late" }
	};

	CHECK_GROUP(r, KEY_LEGACY, "a 0/0 0+9, one 0/1 2+3, two 0/1 5+4");
}

TEST(steps_past_begin_with_the_one_before)
{
	static const struct raw r[] = {
		{ 'S', 0, "a" }, { 'p', 2, "one" }, { 'p', 5, "two" },
		{ 'F', 9, "a" }
	};

	CHECK_GROUP(r, KEY_LEGACY, "a 0/0 0+9, one 0/1 0+2, two 0/1 2+3");
}

static void
check_links(int down)
{
	struct builder *b = builder_new();
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t upid = builder_process(b, builder_int_ident(1), 0);
	struct key keys[3];
	uint32_t i;
	uint32_t kind = builder_kind(b, builder_string(b, "a", 1), 0, 0);
	struct trace *t;

	for (i = 0; i < 3; i++) {
		key.id = builder_int_ident(i);
		keys[i] = key;
	}
	builder_async(b, ASYNC_BEGIN, &keys[2], upid, 0, kind, 0);
	builder_async(b, ASYNC_BEGIN, &keys[0], upid, 1, kind, 1);
	builder_async(b, ASYNC_END, &keys[1], upid, 2, kind, 2);
	builder_async(b, ASYNC_END, &keys[2], upid, 3, kind, 3);
	builder_link(b, &keys[down ? 2 : 1], &keys[down ? 1 : 2],
	    4);
	builder_link(b, &keys[down ? 1 : 0], &keys[down ? 0 : 1],
	    5);
	t = builder_finish(&b, 1, 1);
	CHECK_INT(t->nslices, 2);
	CHECK_INT(t->nrows, 2);
	CHECK_INT(t->rows[1].depth, 1);
	CHECK_INT(warn_total(&t->warn), 0);
	trace_free(t);
}

TEST(linked_keys_are_one_tree)
{
	check_links(0);
	check_links(1);
}

TEST(all_of_time)
{
	static const struct raw r[] = {
		{ 'S', INT64_MIN, "a" }, { 'p', INT64_MAX, "one" },
		{ 'T', INT64_MAX, "two" }, { 'F', INT64_MAX, "a" }
	};
	struct trace *t = group(r, 4, KEY_LEGACY);

	CHECK_INT(t->nslices, 3);
	trace_free(t);
}

/*
 * Makes a trace of ids with spans, instants in and between them, and begins at
 * the times of ends.  Groups in order of time become spans directly; an end
 * that closes nothing makes them be gathered and nested.
 */
#define BOTH_IDS	64
static struct trace *
both_ways(uint64_t seed, int gathered)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	struct builder *b = builder_new();
	uint32_t upid, kind, i;
	int64_t ts[BOTH_IDS] = { 0 };
	int open[BOTH_IDS] = { 0 };
	uint64_t off = 0;
	char ph;

	upid = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 2000; i++) {
		uint32_t id = (uint32_t)(test_random(&seed) % BOTH_IDS);

		kind = builder_kind(b, builder_string(b, &"abcd"[id % 4], 1),
		    0, 0);
		key.id = builder_int_ident(id);
		ph = test_random(&seed) % 4 == 0 ? 'n' : open[id] ? 'e' : 'b';
		ts[id] += (int64_t)(test_random(&seed) % 3);
		open[id] = ph == 'n' ? open[id] : ph == 'b';
		builder_async(b, letter_async(ph), &key, upid, ts[id], kind,
		    ++off);
	}
	for (i = 0; gathered && i < BOTH_IDS; i++) {
		key.id = builder_int_ident(i);
		kind = builder_kind(b, builder_string(b, "none", 4), 0, 0);
		builder_async(b, ASYNC_END, &key, upid, 10000, kind, ++off);
	}
	return builder_finish(&b, 1, 1 + gathered);
}

static int
check_both_ways(uint64_t seed)
{
	struct trace *a = both_ways(seed, 0), *b = both_ways(seed, 1);
	int ok = CHECK_INT(a->nslices, b->nslices) &&
	    CHECK_INT(a->nrows, b->nrows) && CHECK_INT(a->nends, b->nends);
	uint32_t i;

	for (i = 0; ok && i < a->nslices; i++)
		ok = CHECK_INT(a->ts[i], b->ts[i]) &&
		    CHECK_INT(trace_dur(a, i), trace_dur(b, i)) &&
		    CHECK_INT(trace_off(a, i), trace_off(b, i)) &&
		    CHECK_INT(a->kind[i], b->kind[i]) &&
		    CHECK_INT(trace_end_off(a, i), trace_end_off(b, i));
	for (i = 0; ok && i < a->nrows; i++)
		ok = CHECK_INT(a->rows[i].lane, b->rows[i].lane) &&
		    CHECK_INT(a->rows[i].depth, b->rows[i].depth) &&
		    CHECK_INT(a->rows[i].first, b->rows[i].first);
	ok = ok && CHECK_INT(b->warn.entry[WARN_STRAY_END].count, BOTH_IDS) &&
	    CHECK_INT(a->warn.entry[WARN_UNFINISHED].count,
	    b->warn.entry[WARN_UNFINISHED].count);
	trace_free(a);
	trace_free(b);
	return ok;
}

TEST(simple_groups_are_as_nested_ones)
{
	uint64_t seed;

	for (seed = 1; seed < 40; seed++)
		if (!check_both_ways(seed))
			break;
}

TEST_MAIN
