/*
 * flame against brute force: the path of each slice as a text, on random
 * traces, cut by time, by several threads, inverted; and the rules for slices
 * without an end, without length, and past the limit of nodes.
 */
#include "config.h"

#include "ttv/bits.h"
#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/flame.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "ttv/tuning.h"

#include "../../src/query/flame_int.h"
#include "sketch.h"
#include "test.h"

#define MOST	300		/* slices of a random trace */
#define PATHS	2000
#define PATH	128		/* bytes */

static uint32_t seed;

static uint32_t
rnd(uint32_t n)
{
	seed = seed * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(seed >> 4) * n >> 28);
}

/* ---- random traces ---- */

static void
grow(struct builder *b, uint32_t thread, int64_t t0, int64_t t1, int depth,
    uint64_t *off)
{
	char name[2] = "a";
	int64_t at = t0, len;
	uint32_t kind;

	while (at <= t1 && *off < MOST) {
		name[0] = (char)('a' + rnd(3));
		kind = builder_kind(b, builder_string(b, name, 1),
		    builder_string(b, name, rnd(2)), 0);
		at += rnd(20);
		len = rnd(5) == 0 ? 0 : (int64_t)rnd(depth == 0 ? 400 : 60);
		if (at + len > t1)
			return;
		if (rnd(30) == 0) {	/* never ends */
			builder_begin(b, thread, at, kind, (*off)++);
			at += rnd(10);
			continue;
		}
		builder_complete(b, thread, at, len, kind, (*off)++);
		if (depth < 6 && rnd(3) > 0)
			grow(b, thread, at, at + len, depth + 1, off);
		at += len;
	}
}

static struct trace *
random_trace(uint32_t n)
{
	struct builder *b = builder_new();
	uint64_t off = 0;
	uint32_t i, upid, thread;

	seed = n;
	for (i = 0; i < 3; i++) {
		upid = builder_process(b, builder_int_ident(1 + i % 2), 0);
		thread = builder_thread(b, upid, builder_int_ident(10 + i));
		off = off / 2;
		grow(b, thread, -100, 2000, 0, &off);
	}
	return builder_finish(&b, 1, 1);
}

/* ---- brute force ---- */

struct path {
	char		key[PATH];
	int64_t		total, self;
	uint64_t	count, open;
};
static struct path paths[PATHS];
static size_t npaths;

static struct path *
path_of(const char *key)
{
	size_t i;

	for (i = 0; i < npaths; i++)
		if (strcmp(paths[i].key, key) == 0)
			return &paths[i];
	if (npaths == PATHS) {
		CHECK(!"room for paths");
		npaths--;
	}
	memset(&paths[npaths], 0, sizeof(paths[0]));
	strlcpy(paths[npaths].key, key, PATH);
	return &paths[npaths++];
}

static int
inside(const struct trace *t, const struct flame_query *q, uint32_t s)
{
	int64_t a = t->ts[s], b = trace_slice_end(t, s);
	uint32_t track = t->rows[trace_slice_row(t, s)].track;

	if (q->slices != NULL && !bits_has(q->slices, s))
		return 0;
	if (q->tracks != NULL && !q->tracks[track])
		return 0;
	return a == b ? a >= q->t0 && a <= q->t1 : a < q->t1 && b > q->t0;
}

static int64_t
wall(const struct trace *t, const struct flame_query *q, uint32_t s)
{
	int64_t a = t->ts[s], b = trace_slice_end(t, s);

	a = a < q->t0 ? q->t0 : a;
	b = b > q->t1 ? q->t1 : b;
	return b > a ? b - a : 0;
}

/* The path of a slice, from the outermost name on. */
static void
slice_path(const struct trace *t, const struct flame_query *q, uint32_t s,
    char *out)
{
	char tmp[PATH];
	uint32_t p;

	out[0] = '\0';
	for (p = s; p != NONE; p = trace_parent(t, p)) {
		if (q->slices != NULL && !bits_has(q->slices, p))
			continue;
		strlcpy(tmp, out, PATH);
		snprintf(out, PATH, "/%.8s%.100s", trace_kind_name(t,
		    t->kind[p]), tmp);
	}
	if (q->by_thread) {
		strlcpy(tmp, out, PATH);
		snprintf(out, PATH, "/%u%.100s", t->rows[trace_slice_row(t,
		    s)].track, tmp);
	}
}

static void
brute(const struct trace *t, const struct flame_query *q)
{
	char key[PATH];
	struct path *p;
	uint32_t s, up;
	size_t i;

	npaths = 0;
	for (s = 0; s < t->nslices; s++) {
		if (!inside(t, q, s))
			continue;
		slice_path(t, q, s, key);
		p = path_of(key);
		p->count++;
		if (q->weight == FLAME_COUNT) {
			p->self++;
			p->open += trace_dur(t, s) == DUR_OPEN && 0;
			continue;
		}
		if (trace_dur(t, s) == DUR_OPEN) {
			p->open++;
			continue;
		}
		p->self += wall(t, q, s);
		for (up = trace_parent(t, s); up != NONE &&
		    (trace_dur(t, up) == DUR_OPEN || !inside(t, q, up));)
			up = trace_parent(t, up);
		if (up != NONE) {
			slice_path(t, q, up, key);
			path_of(key)->self -= wall(t, q, s);
		}
	}
	/* totals: what begins with the path */
	for (i = 0; i < npaths; i++)
		for (s = 0; s < npaths; s++)
			if (strncmp(paths[s].key, paths[i].key,
			    strlen(paths[i].key)) == 0 && strchr("/",
			    paths[s].key[strlen(paths[i].key)]) != NULL)
				paths[i].total += paths[s].self;
}

/* Turns the paths round: callers below, weighed by self or by all time. */
static void
brute_inverted(const struct flame_query *q)
{
	static struct path was[PATHS];
	size_t n = npaths, i;
	char key[PATH], add[2 * PATH], name[16];
	const char *at, *end;
	struct path *p;
	int64_t total;

	memcpy(was, paths, sizeof(was));
	npaths = 0;
	for (i = 0; i < n; i++) {
		end = was[i].key + strlen(was[i].key);
		at = strrchr(was[i].key, '/');
		snprintf(name, sizeof(name), "%.8s/", at);
		total = was[i].self;
		if (q->weight == FLAME_WALL)	/* the outermost of its name */
			total = strstr(was[i].key, name) != NULL ? 0 :
			    was[i].total;
		key[0] = '\0';
		for (; at != NULL; ) {
			snprintf(add, sizeof(add), "%s%.*s", key,
			    (int)(end - at), at);
			strlcpy(key, add, PATH);
			p = path_of(key);
			p->total += total;
			p->self += was[i].self;
			p->count += was[i].count;
			p->open += was[i].open;
			if (q->weight == FLAME_WALL && total == 0)
				break;
			for (end = at; at > was[i].key && *--at != '/';)
				;
			if (end == was[i].key)
				break;
		}
	}
}

/* ---- comparing ---- */

static void
node_path(const struct trace *t, const struct flame *f, uint32_t i, char *out)
{
	char tmp[PATH];

	for (out[0] = '\0'; i != 0; i = f->v[i].parent) {
		strlcpy(tmp, out, PATH);
		if (f->v[i].track != NONE)
			snprintf(out, PATH, "/%u%.100s", f->v[i].track, tmp);
		else
			snprintf(out, PATH, "/%.8s%.100s", trace_str(t,
			    f->v[i].name), tmp);
	}
}

static int
same_node(const struct trace *t, const struct flame *f, uint32_t i,
    const struct flame_query *q)
{
	const struct flame_node *v = &f->v[i];
	struct path *p;
	char key[PATH];
	uint32_t k;
	int64_t sum = v->self;

	node_path(t, f, i, key);
	if (v->track == NONE) {
		p = path_of(key);
		if (p->self != v->self || p->total != v->total || p->count !=
		    v->count || p->open != v->open) {
			printf("# %s: total %lld self %lld count %llu, want "
			    "%lld %lld %llu\n", key, (long long)v->total,
			    (long long)v->self, (unsigned long long)v->count,
			    (long long)p->total, (long long)p->self,
			    (unsigned long long)p->count);
			return 0;
		}
	}
	for (k = v->first; k < v->first + v->n; k++) {
		if (f->v[k].parent != i || f->v[k].depth != v->depth + 1 ||
		    (k > v->first && f->v[k].total > f->v[k - 1].total))
			return 0;
		sum += f->v[k].total;
	}
	return q->inverted || sum == v->total;
}

static int
agrees(const struct trace *t, const struct flame_query *q)
{
	struct flame f;
	size_t i, named = 0;
	uint32_t k;
	int ok = 1;

	brute(t, q);
	if (q->inverted)
		brute_inverted(q);
	ok &= flame_make(&f, t, q) == 0;
	for (k = 1; k < f.n; k++) {
		named += f.v[k].track == NONE && f.v[k].count > 0;
		ok &= same_node(t, &f, k, q);
	}
	for (i = 0; i < npaths; i++)
		if (paths[i].count > 0)
			named--;
	ok &= named == 0;
	flame_free(&f);
	return ok;
}

static struct flame_query
query(int64_t t0, int64_t t1)
{
	struct flame_query q;

	memset(&q, 0, sizeof(q));
	q.t0 = t0;
	q.t1 = t1;
	q.threads = 1;
	return q;
}

static void
check_random(int threads, enum flame_weight weight, int inverted)
{
	struct flame_query q;
	struct trace *t;
	uint8_t tracks[64];
	struct bits slices;
	uint32_t i, k, bad = 0;
	int64_t a;

	for (i = 0; i < 60; i++) {
		t = random_trace(i);
		a = (int64_t)rnd(2200) - 150;
		q = query(a, a + rnd(i % 7 == 0 ? 1 : 1500));
		for (k = 0; k < t->ntracks; k++)
			tracks[k] = rnd(2) != 0;
		if (i % 3 == 0)
			q.tracks = tracks;
		bits_init(&slices, t->nslices);
		for (k = 0; k < t->nslices; k++)
			if (rnd(3) > 0)
				bits_add(&slices, k);
		if (i % 5 < 2)
			q.slices = &slices;
		q.threads = threads;
		q.weight = weight;
		q.inverted = inverted;
		q.by_thread = i % 2 != 0 && !inverted;
		bad += !agrees(t, &q);
		bits_free(&slices);
		trace_free(t);
	}
	CHECK_INT(bad, 0);
}

TEST(random_slices_by_time)
{
	check_random(1, FLAME_WALL, 0);
}

TEST(random_slices_by_count)
{
	check_random(1, FLAME_COUNT, 0);
}

TEST(random_slices_inverted)
{
	check_random(1, FLAME_SELF, 1);
	check_random(1, FLAME_WALL, 1);
	check_random(1, FLAME_COUNT, 1);
}

TEST(random_slices_of_several_threads)
{
	tuning.area_range = 16;
	tuning.area_part = 16;
	check_random(3, FLAME_WALL, 0);
	check_random(7, FLAME_SELF, 1);
	check_random(4, FLAME_COUNT, 0);
}

/* ---- rules ---- */

/* Returns a tree as folded stacks. */
static char *
folded(const struct trace *t, const struct flame_query *q)
{
	struct buf b = BUF_INIT;
	struct flame f;

	flame_make(&f, t, q);
	flame_write(&b, t, &f, FLAME_FOLDED, "", 0, NULL, NULL);
	flame_free(&f);
	return b.data == NULL ? strdup("") : b.data;
}

static void
check_folded(const char *sketched, struct flame_query q, const char *want)
{
	struct trace *t = sketch(sketched);
	char *got = folded(t, &q);

	CHECK_STR(got, want);
	free(got);
	trace_free(t);
}

TEST(equal_paths_are_merged_over_threads)
{
	check_folded("X 1 1 0 10 a\nX 1 1 2 4 b\nX 1 2 0 8 a\nX 1 2 1 1 b\n",
	    query(0, 10000), "a 13000\na;b 5000\n");
}

TEST(by_thread_the_first_nodes_are_threads)
{
	struct flame_query q = query(0, 10000);

	q.by_thread = 1;
	check_folded("T 1 1 one\nT 1 2 two\nX 1 1 0 10 a\nX 1 2 0 8 a\n", q,
	    "one [1];a 10000\ntwo [2];a 8000\n");
}

TEST(time_is_cut_by_the_range)
{
	check_folded("X 1 1 0 10 a\nX 1 1 2 6 b\n", query(5000, 9000),
	    "a 1000\na;b 3000\n");
}

TEST(a_slice_without_an_end_has_the_weight_of_its_children)
{
	check_folded("X 1 1 0 10 a\nB 1 1 20 o\nX 1 1 22 4 b\nX 1 1 30 2 c\n",
	    query(0, 40000), "a 10000\no;b 4000\no;c 2000\n");
}

TEST(a_slice_without_length_counts)
{
	struct flame_query q = query(0, 10000);

	q.weight = FLAME_COUNT;
	check_folded("X 1 1 0 10 a\nX 1 1 4 0 z\nX 1 1 10 0 z\n", q,
	    "a 1\na;z 1\nz 1\n");
}

TEST(nothing_is_an_empty_tree)
{
	check_folded("P 1 p\n", query(0, 0), "");
	check_folded("X 1 1 0 10 a\n", query(50000, 60000), "");
}

TEST(recursion_counts_once_in_the_time_of_a_name)
{
	struct flame_query q = query(0, 100000);
	struct trace *t = sketch("X 1 1 0 10 a\nX 1 1 1 8 a\nX 1 1 2 4 b\n");
	struct flame f;

	q.inverted = 1;
	flame_make(&f, t, &q);
	CHECK_INT(f.v[0].n, 2);
	CHECK_INT(f.v[1].total, 10000);
	CHECK_INT(f.v[1].self, 6000);
	CHECK_INT(f.names[0].self, 6000);
	CHECK_INT(f.names[0].total, 10000);
	CHECK_INT(f.names[0].count, 2);
	flame_free(&f);
	trace_free(t);
}

TEST(inverted_self_has_callers_below)
{
	struct flame_query q = query(0, 100000);

	q.inverted = 1;
	q.weight = FLAME_SELF;
	check_folded("X 1 1 0 10 a\nX 1 1 1 3 c\nX 1 1 20 10 b\n"
	    "X 1 1 21 5 c\n", q, "c;b 5000\nc;a 3000\na 7000\nb 5000\n");
}

TEST(what_is_past_the_limit_counts_in_its_caller)
{
	struct flame_query q = query(0, 100000);
	struct trace *t = sketch("X 1 1 0 10 a\nX 1 1 1 3 b\nX 1 1 5 3 c\n"
	    "X 1 1 20 7 d\n");
	struct flame f;
	char *got;

	q.most = 3;	/* the root, a, and the rest */
	got = folded(t, &q);
	CHECK_STR(got, "a 10000\n(left out) 7000\n");
	free(got);
	flame_make(&f, t, &q);
	CHECK_INT(f.left_out, 3);
	CHECK_INT(f.v[0].total, 17000);
	flame_free(&f);
	trace_free(t);
}

TEST(both_ends_of_time)
{
	struct builder *b = builder_new();
	uint32_t thread = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	uint32_t kind = builder_kind(b, builder_string(b, "a", 1), 0, 0);
	struct flame_query q = query(INT64_MIN, INT64_MAX);
	struct trace *t;
	struct flame f;

	builder_complete(b, thread, INT64_MIN, INT64_MAX, kind, 0);
	builder_complete(b, thread, 0, INT64_MAX, kind, 1);
	t = builder_finish(&b, 1, 1);
	flame_make(&f, t, &q);
	CHECK_INT(f.v[1].count, 2);
	CHECK_INT(f.v[1].total, INT64_MAX);
	flame_free(&f);
	trace_free(t);
}

TEST(samples_count_in_their_stacks)
{
	struct flame_query q = query(0, 100000);
	static const char s[] = "S 1 1 0 a;b\nS 1 1 10 a;b\nS 1 1 15 a\n"
	    "S 1 1 25 a;c\n";

	q.weight = FLAME_SAMPLES;
	check_folded(s, q, "a 1\na;b 2\na;c 1\n");
	q.weight = FLAME_SAMPLED;
	check_folded(s, q, "a 10000\na;b 15000\na;c 10000\n");
	q.t0 = 12000;
	q.t1 = 30000;
	/* to the trace's end, and so with all of its last sample */
	check_folded(s, q, "a 10000\na;c 10000\na;b 3000\n");
	q.inverted = 1;
	check_folded(s, q, "a 10000\nc;a 10000\nb;a 3000\n");
	q.inverted = 0;
	q.t1 = 25000;
	check_folded(s, q, "a 10000\na;c 10000\na;b 3000\n");
	q.t1 = 24000;
	check_folded(s, q, "a 9000\na;b 3000\n");
}

TEST(samples_of_a_range_are_counted)
{
	struct trace *t = sketch("S 1 1 0 a\nS 1 1 10 a\nS 1 1 15 a\n"
	    "S 2 2 12 a\nX 3 3 0 5 b\n");
	uint8_t *tracks = xcalloc(t->ntracks + 1, 1);
	uint32_t i;

	CHECK_INT(flame_sample_count(t, NULL, 0, 100000), 4);
	CHECK_INT(flame_sample_count(t, NULL, 10000, 12000), 2);
	CHECK_INT(flame_sample_count(t, NULL, 11000, 11500), 0);
	CHECK_INT(flame_sample_count(t, NULL, INT64_MIN, INT64_MAX), 4);
	CHECK_INT(flame_sample_count(t, tracks, 0, 100000), 0);
	for (i = 0; i < t->ntracks; i++)
		tracks[i] = t->tracks[i].type == TRACK_THREAD &&
		    t->tracks[i].upid == 0;
	CHECK_INT(flame_sample_count(t, tracks, 0, 100000), 3);
	free(tracks);
	trace_free(t);
}

TEST(names_are_escaped)
{
	struct flame_query q = query(0, 100000);
	struct builder *b = builder_new();
	uint32_t thread = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	struct buf out = BUF_INIT;
	struct trace *t;
	struct flame f;

	builder_complete(b, thread, 0, 10, builder_kind(b, builder_string(b,
	    "a;b <c> \"d\"\n& 7\033", 16), 0, 0), 0);
	t = builder_finish(&b, 1, 1);
	flame_make(&f, t, &q);
	flame_write(&out, t, &f, FLAME_FOLDED, "", 0, NULL, NULL);
	/* a file keeps the bytes */
	CHECK_STR(out.data, "a:b <c> \"d\" & 7\033 10\n");
	buf_clear(&out);
	flame_write(&out, t, &f, FLAME_SVG, "<&>", 0, NULL, NULL);
	CHECK(strstr(out.data, "<c>") == NULL);
	CHECK(strstr(out.data, "a;b &lt;c&gt; &quot;d&quot; &amp; 7") != NULL);
	CHECK(strstr(out.data, "&lt;&amp;&gt;, by wall") != NULL);
	CHECK(strchr(out.data, '\033') == NULL);
	buf_clear(&out);
	flame_write(&out, t, &f, FLAME_SPEEDSCOPE, "\"", 0, NULL, NULL);
	CHECK(strstr(out.data, "\\\"d\\\"\\n& 7\\u001b") != NULL);
	buf_free(&out);
	flame_free(&f);
	trace_free(t);
}

/* Moves what was written to the buffer `taken`. */
static int
take_all(void *taken, struct buf *b)
{
	buf_add(taken, b->data, b->len);
	buf_clear(b);
	return 0;
}

/* A picture that is large is the same in pieces as in one. */
TEST(a_picture_is_written_in_pieces)
{
	struct flame_query q = query(0, 1000000);
	struct builder *b = builder_new();
	uint32_t thread = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	struct buf whole = BUF_INIT, out = BUF_INIT, taken = BUF_INIT;
	char name[200];
	struct trace *t;
	struct flame f;
	int i, k, n;

	memset(name, 'n', sizeof(name));
	for (i = 0; i < 400; i++) {
		for (k = 0, n = 1000 + i; k < 4; k++, n /= 10)
			name[199 - k] = (char)('0' + n % 10);
		builder_complete(b, thread, 1000 * i, 900, builder_kind(b,
		    builder_string(b, name, 200), 0, 0), (uint64_t)i);
	}
	t = builder_finish(&b, 1, 1);
	flame_make(&f, t, &q);
	flame_write(&whole, t, &f, FLAME_SVG, "", 0, NULL, NULL);
	CHECK(whole.len > 100000);
	flame_write(&out, t, &f, FLAME_SVG, "", 0, take_all, &taken);
	CHECK(out.len < whole.len);
	buf_add(&taken, out.data, out.len);
	CHECK_INT(taken.len, whole.len);
	CHECK(memcmp(taken.data, whole.data, whole.len) == 0);
	buf_free(&whole);
	buf_free(&out);
	buf_free(&taken);
	flame_free(&f);
	trace_free(t);
}

TEST(a_tree_that_is_cancelled_says_so)
{
	struct flame_query q = query(0, 100000);
	struct area_progress progress = { 0 };
	struct trace *t = random_trace(7);
	struct flame f;

	atomic_store(&progress.cancel, 1);
	q.progress = &progress;
	CHECK_INT(flame_make(&f, t, &q), -1);
	flame_free(&f);
	q.inverted = 1;
	CHECK_INT(flame_make(&f, t, &q), -1);
	flame_free(&f);
	trace_free(t);
}

TEST(parts_of_a_tree_are_those_of_their_tracks)
{
	struct flame_query q = { .t0 = -50, .t1 = 1500, .threads = 1 };
	int64_t a[4096], b[4096];
	struct flame whole, part;
	struct trace *t;
	uint8_t tracks[16];
	uint32_t i, n;

	for (n = 0; n < 40; n++) {
		t = random_trace(n + 1);
		CHECK_INT(flame_make(&whole, t, &q), 0);
		CHECK(whole.n <= 4096 && t->ntracks <= 16);
		q.tracks = tracks;
		for (i = 0; i < t->ntracks; i++)
			tracks[i] = i % 2;
		CHECK_INT(flame_make(&part, t, &q), 0);
		flame_of(&whole, &part, a);
		flame_free(&part);
		for (i = 0; i < t->ntracks; i++)
			tracks[i] = !tracks[i];
		CHECK_INT(flame_make(&part, t, &q), 0);
		flame_of(&whole, &part, b);
		for (i = 0; i < whole.n; i++)
			CHECK_INT(a[i] + b[i], whole.v[i].total);
		flame_free(&part);
		flame_free(&whole);
		trace_free(t);
		q.tracks = NULL;
	}
}

/* Children of one parent that are found last are those of their own name. */
TEST(children_are_of_their_name)
{
	struct flame_tree tree;
	uint32_t node[3000], i;

	flame_tree_init(&tree, 10000);
	for (i = 0; i < 3000; i++)
		node[i] = flame_tree_child(&tree, 0, 2999 - i, 0, NONE);
	for (i = 0; i < 3000; i++) {
		CHECK_INT(tree.v[node[i]].name, 2999 - i);
		CHECK_INT(flame_tree_child(&tree, 0, 2999 - i, 0, NONE),
		    node[i]);
	}
	CHECK_INT(flame_tree_child(&tree, 0, 0, 0, NONE), node[2999]);
	CHECK(flame_tree_child(&tree, node[2999], 0, 0, NONE) != node[2999]);
	CHECK(flame_tree_child(&tree, 0, 0, FLAME_OF(1, 0), NONE) !=
	    node[2999]);
	CHECK(flame_tree_child(&tree, 0, 0, 0, 1) != node[2999]);
	flame_tree_free(&tree);
}

/* A place that tells functions of a name apart is whole, or not there. */
TEST(a_place_behind_a_name_has_room)
{
	struct builder *b = builder_new();
	struct flame f = { .n = 0 };
	struct flame_node v = { .parent = 0, .track = NONE, .shared = 1 };
	struct trace *t;
	char out[32];
	size_t len;

	t = builder_finish(&b, 1, 1);
	v.name = strtab_add(t->strings, "work", 4);
	v.cat = strtab_add(t->strings, "src/main.c:7", 12);
	CHECK_STR(flame_label(t, &f, &v, out, 14, &len), "work main.c:7");
	CHECK_INT(len, 13);
	CHECK_STR(flame_label(t, &f, &v, out, 13, &len), "work");
	CHECK_INT(len, 4);
	v.shared = 0;
	CHECK_STR(flame_label(t, &f, &v, out, 14, &len), "work");
	trace_free(t);
}

TEST(a_folded_stack_has_an_end)
{
	struct builder *b = builder_new();
	uint32_t upid = builder_process(b, builder_int_ident(1), 0);
	uint32_t thread = builder_thread(b, upid, builder_int_ident(1)), kind;
	struct flame_query q = { .t0 = 0, .t1 = 2000, .threads = 1 };
	struct buf out = BUF_INIT;
	struct trace *t;
	struct flame f;
	const char *at, *end;
	long sum = 0, lines = 0;
	int i;

	kind = builder_kind(b, builder_string(b, "f", 1), 0, 0);
	for (i = 0; i < 1000; i++)
		builder_complete(b, thread, i, 2000 - 2 * i, kind,
		    (uint64_t)i);
	t = builder_finish(&b, 1, 1);
	CHECK_INT(flame_make(&f, t, &q), 0);
	flame_write(&out, t, &f, FLAME_FOLDED, "", 0, NULL, NULL);
	for (at = out.data; (end = strchr(at, '\n')) != NULL; at = end + 1) {
		lines++;
		sum += strtol(strchr(at, ' ') + 1, NULL, 10);
	}
	CHECK_INT(lines, 257);
	CHECK_INT(sum, 2000);
	CHECK(strstr(out.data, ";f;... 1488\n") != NULL);
	buf_free(&out);
	flame_free(&f);
	trace_free(t);
}

TEST_MAIN
