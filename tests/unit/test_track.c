/*
 * The tree of tracks: of the file's own, at any depth, on threads, processes
 * and nothing; their order, units and descriptions; circles and long chains
 * of parents; many siblings; what stands on them.
 */
#include "config.h"

#include <time.h>

#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/flow.h"
#include "ttv/trace.h"
#include "test.h"

static struct builder *b;
static struct trace *t;
static uint64_t off;

static uint32_t
string(const char *s)
{
	return builder_string(b, s, strlen(s));
}

static void
begin(void)
{
	b = builder_new();
	off = 0;
}

static void
finish(int threads)
{
	t = builder_finish(&b, 1, threads);
}

/* Returns a track of a name on a parent, or NONE. */
static uint32_t
track(const char *name, uint32_t parent)
{
	struct track_def d = TRACK_DEF_INIT;

	d.name = string(name);
	d.parent = parent;
	return builder_track(b, &d);
}

/* Describes the track of an id; parent 0: none is said. */
static uint32_t
described(int64_t id, const char *name, int64_t parent)
{
	struct track_def d = TRACK_DEF_INIT, up = TRACK_DEF_INIT;

	d.id = builder_int_ident(id);
	d.name = string(name);
	up.id = builder_int_ident(parent);
	if (parent != 0)
		d.parent = builder_track(b, &up);
	return builder_track(b, &d);
}

static void
slice(uint32_t on, int64_t ts, int64_t dur, const char *name)
{
	builder_complete(b, on, ts, dur, builder_kind(b, string(name), 0, 0),
	    off++);
}

/* The names of all tracks in their order, indented by their depth. */
static const char *
tree(void)
{
	static struct buf s = BUF_INIT;
	char label[64];
	uint32_t i, up;

	buf_clear(&s);
	for (i = 0; i < t->ntracks; i++) {
		for (up = t->tracks[i].parent; up != NONE;
		    up = t->tracks[up].parent)
			buf_adds(&s, ".");
		trace_track_label(t, i, label, sizeof(label));
		buf_printf(&s, "%s\n", label);
	}
	return s.data == NULL ? "" : s.data;
}

static uint32_t
find(const char *name)
{
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		if (strcmp(trace_str(t, t->tracks[i].name), name) == 0)
			return i;
	return NONE;
}

TEST(four_levels_with_slices_instants_and_values)
{
	uint32_t upid, thread, a, c, d, e, kind;
	const struct track *k;
	struct track_def def = TRACK_DEF_INIT;

	begin();
	upid = builder_process(b, builder_int_ident(1), 0);
	thread = builder_thread(b, upid, builder_int_ident(2));
	a = track("a", thread);
	c = track("c", a);
	d = track("d", c);
	def.type = TRACK_COUNTER;
	def.name = string("e");
	def.parent = d;
	def.unit = string("bytes");
	def.description = string("what is used");
	e = builder_track(b, &def);
	kind = builder_kind(b, string("poke"), 0, 0);
	slice(d, 10, 20, "outer");
	slice(d, 12, 5, "inner");
	slice(d, 15, 30, "beside");	/* crosses: a lane of its own */
	builder_begin(b, a, 5, kind, off++);
	builder_end(b, a, 9, 0, off++);
	builder_instant(b, c, 7, kind, 0, off++);
	builder_counter_value(b, builder_series(b, e, string("v")), 3, 1);
	builder_counter_value(b, builder_series(b, e, string("v")), 4, 2);
	finish(1);
	CHECK_STR(tree(), "process 1\n.thread 2\n..a\n...c\n....d\n.....e\n");
	k = &t->tracks[find("d")];
	CHECK_INT(k->type, TRACK_CUSTOM);
	CHECK_INT(k->upid, 0);
	CHECK_INT(k->utid, 0);
	CHECK_INT(k->nslices, 3);
	CHECK_INT(k->nlanes, 2);
	CHECK_INT(k->nrows, 3);
	CHECK_INT(k->start, 10);
	CHECK_INT(k->end, 45);
	CHECK_INT(trace_parent(t, trace_row_at(t, trace_row_of(t, find("d"), 0,
	    1), 13)), t->rows[k->row].first);
	CHECK_INT(t->tracks[find("a")].nslices, 1);
	CHECK_INT(trace_dur(t, t->rows[t->tracks[find("a")].row].first), 4);
	CHECK_INT(t->tracks[find("c")].ninstants, 1);
	k = &t->tracks[find("e")];
	CHECK_INT(k->type, TRACK_COUNTER);
	CHECK_INT(k->nseries, 1);
	CHECK_INT(t->series[k->series].n, 2);
	CHECK_STR(trace_str(t, k->unit), "bytes");
	CHECK_STR(trace_str(t, k->description), "what is used");
	CHECK_INT(warn_total(&t->warn), 1);	/* what crosses */
	trace_free(t);
}

/* What nothing stands on is not there; what it hangs on is. */
TEST(empty_tracks_are_left_out)
{
	uint32_t root;

	begin();
	root = track("root", NONE);
	track("empty", root);
	slice(track("leaf", track("middle", root)), 1, 1, "x");
	finish(1);
	CHECK_STR(tree(), "root\n.middle\n..leaf\n");
	CHECK_INT(t->tracks[0].upid, NONE);
	CHECK_INT(t->tracks[2].utid, NONE);
	trace_free(t);
}

/* Tracks of no process, processes, and all that a process has. */
TEST(the_order_by_default)
{
	uint32_t upid, kind;
	struct key key = { .space = KEY_ASYNC, .upid = NONE };

	begin();
	kind = builder_kind(b, string("m"), 0, 0);
	upid = builder_process(b, builder_int_ident(1), 0);
	builder_counter_value(b, builder_counter(b, upid, string("count"), 0),
	    1, 1);
	slice(track("z", builder_process_track(b, upid)), 1, 1, "x");
	slice(track("b", builder_process_track(b, upid)), 1, 1, "x");
	builder_async(b, ASYNC_BEGIN, &key, upid, 1, kind, 90);
	builder_async(b, ASYNC_END, &key, upid, 2, kind, 91);
	slice(builder_thread(b, upid, builder_int_ident(7)), 1, 1, "x");
	slice(track("root", NONE), 1, 1, "x");
	builder_instant(b, builder_global_track(b), 1, kind, 0, 92);
	finish(1);
	CHECK_STR(tree(), "global\nroot\nprocess 1\n.thread 7\n.b\n.m\n.z\n"
	    ".count\n");
	trace_free(t);
}

TEST(children_in_the_order_that_their_parent_says)
{
	static const char *const want[] = {
		"root\n.a\n.b\n..y\n..z\n.c\n", "root\n.a\n.b\n..y\n..z\n.c\n",
		"root\n.c\n.b\n..y\n..z\n.a\n", "root\n.b\n..y\n..z\n.c\n.a\n",
	};
	static const int64_t rank[] = { 7, -3, 0 }, ts[] = { 300, 220, 100 };
	uint32_t root, on;
	int order, i;

	for (order = ORDER_DEFAULT; order <= ORDER_RANK; order++) {
		begin();
		root = track("root", NONE);
		builder_track_order(b, root, (enum child_order)order);
		for (i = 2; i >= 0; i--) {
			struct track_def d = TRACK_DEF_INIT;

			d.name = string(i == 0 ? "a" : i == 1 ? "b" : "c");
			d.parent = root;
			d.rank = rank[i];
			on = builder_track(b, &d);
			slice(on, ts[i] + 50, 1, "later");
			builder_instant(b, on, ts[i], 0, 0, off++);
			if (i != 1)
				continue;
			/* grandchildren are not asked */
			slice(track("z", on), 10, 1, "x");
			slice(track("y", on), 20, 1, "x");
		}
		finish(1);
		CHECK_STR(tree(), want[order]);
		CHECK_INT(t->tracks[0].order, order);
		trace_free(t);
	}
}

/* A value and a state count as what is first on a track as well. */
TEST(values_and_contexts_are_first)
{
	struct key key = { .space = KEY_CONTEXT, .upid = NONE };
	uint32_t root, a;

	begin();
	root = track("root", NONE);
	builder_track_order(b, root, ORDER_TIME);
	slice(track("a", root), 30, 1, "x");
	builder_counter_value(b, builder_series(b, track("b", root), 0), 20, 1);
	a = track("c", root);
	builder_context(b, CONTEXT_ENTER, builder_key(b, &key), a, 10, 0, 0,
	    off++);
	track("d", root);
	slice(track("e", track("d", root)), 1, 1, "x");
	finish(1);
	CHECK_STR(tree(), "root\n.c\n.b\n.a\n.d\n..e\n");
	trace_free(t);
}

/* A track is used, then described, then its parent is. */
TEST(described_after_it_is_used)
{
	struct track_def d = TRACK_DEF_INIT;
	uint32_t on;

	begin();
	d.id = builder_int_ident(7);
	on = builder_track(b, &d);
	slice(on, 1, 1, "x");
	CHECK_INT(described(7, "child", 9), on);
	described(9, "parent", 0);
	d.description = string("told late");
	CHECK_INT(builder_track(b, &d), on);
	finish(1);
	CHECK_STR(tree(), "parent\n.child\n");
	CHECK_STR(trace_str(t, t->tracks[1].description), "told late");
	trace_free(t);
}

/* Of one name, told apart by their ids; and the same, where there are none. */
TEST(tracks_of_one_name)
{
	begin();
	slice(described(1, "same", 0), 1, 1, "x");
	slice(described(2, "same", 0), 1, 1, "x");
	slice(track("other", NONE), 1, 1, "x");
	slice(track("other", NONE), 5, 1, "x");
	finish(1);
	CHECK_STR(tree(), "other\nsame\nsame\n");
	CHECK_INT(t->tracks[0].nslices, 2);
	trace_free(t);
}

TEST(circles_of_parents_are_cut)
{
	begin();
	slice(described(10, "a", 11), 1, 1, "x");
	slice(described(11, "b", 12), 1, 1, "x");
	described(12, "c", 10);
	slice(described(13, "self", 13), 1, 1, "x");
	slice(described(14, "hangs", 11), 1, 1, "x");
	slice(track("kept", NONE), 1, 1, "x");
	finish(1);
	CHECK_STR(tree(), "a\n.c\n..b\n...hangs\nkept\nself\n");
	CHECK_INT(t->warn.entry[WARN_TRACK_PARENT].count, 2);
	trace_free(t);
}

/* Deeper than 100, a track hangs on what its parent hangs on. */
TEST(long_chains_of_parents_are_cut)
{
	uint32_t on = NONE, i, depth = 0, up;
	char name[16];

	begin();
	for (i = 0; i < 50000; i++) {
		snprintf(name, sizeof(name), "%u", i);
		on = track(name, on);
	}
	slice(on, 1, 1, "x");
	finish(1);
	CHECK_INT(t->nslices, 1);
	for (up = t->rows[0].track; up != NONE; up = t->tracks[up].parent)
		depth++;
	CHECK_INT(depth, 101);
	CHECK_INT(t->warn.entry[WARN_TRACK_PARENT].count, 50000 - 101);
	trace_free(t);
}

/* Returns the CPU time that n siblings take, in an order of no use. */
static double
siblings(uint32_t n)
{
	uint32_t root, i;
	char name[16];
	clock_t start = clock();
	int ok = 1;

	begin();
	root = track("root", NONE);
	builder_track_order(b, root, ORDER_NAME);
	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), "%09u", i * 2654435761u % n);
		slice(track(name, root), i, 1, "x");
	}
	finish(1);
	for (i = 2; i < t->ntracks; i++)
		ok &= strcmp(trace_str(t, t->tracks[i - 1].name),
		    trace_str(t, t->tracks[i].name)) < 0;
	CHECK(ok);
	CHECK(t->ntracks > n / 2);
	trace_free(t);
	return (double)(clock() - start);
}

TEST(a_hundred_thousand_siblings)
{
	double few = siblings(12500), many = siblings(100000);

	/* n log n is a factor of ten, n * n of 64 */
	if (!CHECK(many < few * 30 + CLOCKS_PER_SEC / 10))
		printf("# %g and %g\n", few, many);
}

/* Flows leave and enter slices of any track. */
TEST(flows_between_custom_tracks)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	uint32_t root, x, y;
	struct flow f;

	begin();
	key.id = builder_int_ident(1);
	root = track("root", NONE);
	x = track("x", root);
	y = track("y", root);
	slice(x, 10, 10, "from");
	slice(y, 30, 10, "to");
	builder_flow(b, FLOW_START, &key, x, 15, 0, off++);
	builder_flow(b, FLOW_END_AROUND, &key, y, 35, 0, off++);
	finish(2);
	CHECK_INT(t->nflows, 1);
	f = flow_at(t, 0);
	CHECK_STR(trace_kind_name(t, t->kind[f.from]), "from");
	CHECK_STR(trace_kind_name(t, t->kind[f.to]), "to");
	trace_free(t);
}

/* The first times of children are those of all parts, with their shifts. */
TEST(shifted_parts_are_ordered_by_their_times)
{
	struct builder *parts[2];
	int i;

	for (i = 0; i < 2; i++) {
		begin();
		builder_track_order(b, track("root", NONE), ORDER_TIME);
		slice(track(i == 0 ? "a" : "b", track("root", NONE)),
		    i == 0 ? 100 : 200, 1, "x");
		builder_shift(b, i == 0 ? 0 : -150);
		parts[i] = b;
	}
	t = builder_finish(parts, 2, 1);
	CHECK_STR(tree(), "root\n.b\n.a\n");
	trace_free(t);
}

/* Counts go by name, sorted, those of all parts together. */
TEST(counts_by_name)
{
	struct builder *parts[2];
	int i;

	for (i = 0; i < 2; i++) {
		begin();
		if (i == 0)
			string("so that numbers differ");
		builder_count(b, string("sched_switch"), string("switch"), 3);
		builder_count(b, string("X"), string("slice"), 1);
		builder_unread(b, WARN_SAMPLE_KIND, string("odd"), off);
		parts[i] = b;
	}
	t = builder_finish(parts, 2, 1);
	CHECK_INT(t->nevents, 8);
	CHECK_INT(t->nevent_counts, 2);
	CHECK_STR(trace_str(t, t->event_counts[0].name), "X");
	CHECK_STR(trace_str(t, t->event_counts[1].name), "sched_switch");
	CHECK_STR(trace_str(t, t->event_counts[1].help), "switch");
	CHECK_INT(t->event_counts[1].n, 6);
	CHECK_INT(t->nunread, 1);
	CHECK_INT(t->unread[0].n, 2);
	CHECK_INT(t->unread[0].code, WARN_SAMPLE_KIND);
	trace_free(t);
}

TEST_MAIN
