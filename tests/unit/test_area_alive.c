/*
 * area_alive against brute force: objects and contexts of an area, which begin
 * before it, end after it, stand at its edges or never end; groupings as people
 * write them.
 */
#include "config.h"

#include "ttv/area.h"
#include "ttv/buf.h"
#include "ttv/trace.h"

#include "sketch.h"
#include "test.h"

#define IDS	12	/* objects of a random trace at a time */
#define LINES	600
#define END	5000	/* us of a random trace */

static uint32_t seed;

static uint32_t
rnd(uint32_t n)
{
	seed = seed * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(seed >> 4) * n >> 28);
}

/* Objects that come and go by id, and a nest of contexts for each thread. */
static struct trace *
random_trace(uint32_t n)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	uint32_t i, id, at = 0, thread, depth[3] = { 0 };
	int lives[IDS] = { 0 };

	seed = n;
	for (i = 0; i < LINES; i++) {
		at += rnd(2 * END / LINES);
		id = rnd(IDS);
		buf_printf(&b, "%c %u %u %u type%u\n", lives[id] ? 'D' : 'N',
		    1 + id % 3, id, at, id % 4);
		lives[id] = !lives[id];
		thread = rnd(3);
		if (rnd(2) == 0 || depth[thread] == 0)
			buf_printf(&b, "( 1 %u %u c%u\n", thread, at,
			    depth[thread]++);
		else
			buf_printf(&b, ") 1 %u %u c%u\n", thread, at,
			    --depth[thread]);
	}
	buf_printf(&b, "X 1 1 0 %d all\n", END);
	t = sketch(b.data);
	buf_free(&b);
	return t;
}

static const union area_cell *
cell(const struct area_table *tb, size_t row, const char *word)
{
	return &tb->cell[row * (size_t)tb->ncolumns +
	    (size_t)area_column_find(tb, word)];
}

struct sums {
	int64_t	count, wall, begun, ended, first, last;
};

/* Adds a life to the sums if it is in the area. */
static void
brute_add(struct sums *s, const struct area_query *q, int64_t a, int64_t b,
    int ends)
{
	int64_t from = a, to = b;

	if (a == b ? a < q->t0 || a > q->t1 : a >= q->t1 || b <= q->t0)
		return;
	if (!q->whole) {
		from = a < q->t0 ? q->t0 : a;
		to = b > q->t1 ? q->t1 : b;
	}
	s->first = s->count == 0 || a < s->first ? a : s->first;
	s->last = s->count == 0 || a > s->last ? a : s->last;
	s->count++;
	s->wall += to - from;
	s->begun += a >= q->t0;
	s->ended += ends && b <= q->t1;
}

/* Sums up what has a name, and a track of an owner: "" and NONE are all. */
static void
brute(struct sums *s, const struct trace *t, const struct area_query *q,
    const char *name, uint32_t owner)
{
	enum entity e = q->what == AREA_OBJECTS ? ENTITY_OBJECT :
	    ENTITY_CONTEXT;
	uint32_t i, track, string;
	int ends;

	memset(s, 0, sizeof(*s));
	for (i = 0; i < entity_count(t, e); i++) {
		string = e == ENTITY_OBJECT ? t->objects[i].name :
		    t->contexts[i].name;
		track = e == ENTITY_OBJECT ? t->objects[i].track :
		    t->contexts[i].track;
		ends = e == ENTITY_OBJECT ? t->objects[i].destroyed !=
		    INT64_MAX : t->contexts[i].dur != DUR_OPEN;
		if ((*name != '\0' && strcmp(trace_str(t, string), name) != 0)
		    || (owner != NONE && owner != (e == ENTITY_OBJECT ?
		    t->tracks[track].upid : t->tracks[track].utid)) ||
		    (q->tracks != NULL && !q->tracks[track]))
			continue;
		brute_add(s, q, entity_ts(t, e, i), entity_end(t, e, i), ends);
	}
}

static int
same(const struct area_table *tb, size_t row, const struct trace *t,
    const struct sums *s)
{
	return CHECK_INT(cell(tb, row, "count")->i, s->count) &&
	    CHECK_INT(cell(tb, row, "wall")->i, s->wall) &&
	    CHECK_INT(cell(tb, row, "begun")->i, s->begun) &&
	    CHECK_INT(cell(tb, row, "ended")->i, s->ended) &&
	    CHECK_INT(cell(tb, row, "first")->i, s->first - t->start) &&
	    CHECK_INT(cell(tb, row, "last")->i, s->last - t->start);
}

static uint32_t
owner_of(const struct trace *t, const struct entity_ref *ref)
{
	const struct track *k = &t->tracks[entity_track(t, ref->type,
	    ref->id)];

	return ref->type == ENTITY_OBJECT ? k->upid : k->utid;
}

static int
check_area(const struct trace *t, const struct area_query *q)
{
	struct area_table tb;
	struct sums s;
	size_t i;
	int64_t sum = 0;
	int ok = 1;

	area_table(&tb, t, q);
	for (i = 0; i < tb.n && ok; i++) {
		brute(&s, t, q, cell(&tb, i, "name")->s, owner_of(t,
		    &tb.target[i]));
		ok = same(&tb, i, t, &s);
		sum += s.count;
	}
	brute(&s, t, q, "", NONE);
	ok = ok && CHECK_INT(sum, s.count) && CHECK_INT(tb.entities, s.count) &&
	    CHECK_INT(tb.total[area_column_find(&tb, "wall")].i, s.wall);
	area_table_free(&tb);
	return ok;
}

TEST(objects_and_contexts_as_brute_force)
{
	static const enum area_what whats[] = { AREA_OBJECTS, AREA_CONTEXTS };
	struct area_query q = { .threads = 1 };
	uint8_t tracks[64];
	struct trace *t;
	uint32_t i, k, w;
	int ok = 1;

	for (i = 1; i <= 8; i++) {
		t = random_trace(i);
		for (k = 0; k < t->ntracks && k < sizeof(tracks); k++)
			tracks[k] = (uint8_t)rnd(2);
		for (k = 0; k < 200 && ok; k++) {
			w = rnd(2);
			q.what = whats[w];
			q.whole = (int)rnd(2);
			q.tracks = rnd(4) == 0 && t->ntracks < sizeof(tracks) ?
			    tracks : NULL;
			/* both edges on begins and ends, and between */
			q.t0 = (int64_t)rnd(END) * 1000 + rnd(2);
			q.t1 = q.t0 + (int64_t)rnd(k % 2 ? 40 : END) * 1000;
			ok = check_area(t, &q);
		}
		q.t0 = INT64_MIN;
		q.t1 = INT64_MAX;
		check_area(t, &q);
		trace_free(t);
	}
}

TEST(objects_that_cross_an_area)
{
	struct trace *t = sketch("N 1 7 10 tile\nD 1 7 90 tile\n"
	    "N 1 8 20 tile\nN 2 9 30 tile\nD 2 9 40 tile\n"
	    "X 1 1 0 100 a\n");
	struct area_query q = { .threads = 1, .what = AREA_OBJECTS,
	    .t0 = 40000, .t1 = 60000 };
	struct area_table tb;

	CHECK(area_has(t, AREA_OBJECTS));
	CHECK(!area_has(t, AREA_CONTEXTS));
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 1);		/* that of process 2 ends at t0 */
	CHECK_INT(tb.entities, 2);
	CHECK_STR(cell(&tb, 0, "process")->s, "process 1");
	CHECK_INT(cell(&tb, 0, "wall")->i, 40000);
	CHECK_INT(cell(&tb, 0, "max")->i, 20000);
	CHECK_INT(cell(&tb, 0, "begun")->i, 0);
	CHECK_INT(tb.clipped[0], 1);
	CHECK_INT(tb.target[0].type, ENTITY_OBJECT);
	CHECK_INT(t->objects[tb.target[0].id].created, 10000);
	area_table_free(&tb);
	q.whole = 1;
	area_table(&tb, t, &q);
	CHECK_INT(cell(&tb, 0, "wall")->i, 160000);	/* 80 and 80 */
	CHECK_INT(tb.clipped[0], 0);
	area_table_free(&tb);
	trace_free(t);
}

TEST(nothing_is_alive)
{
	struct trace *t = sketch("N 1 7 10 tile\nD 1 7 20 tile\n"
	    "X 1 1 0 100 a\n");
	struct area_query q = { .threads = 1, .what = AREA_OBJECTS,
	    .t0 = 40000, .t1 = 60000 };
	struct area_table tb;
	struct buf b = BUF_INIT;

	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 0);
	CHECK_INT(tb.entities, 0);
	area_text(&b, &tb, TABLE_PLAIN);
	CHECK(strncmp(b.data, "NAME", 4) == 0);
	area_filter(&tb, "tile");
	area_table_free(&tb);
	q.what = AREA_CONTEXTS;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 0);
	area_table_free(&tb);
	buf_free(&b);
	trace_free(t);
}

TEST(groupings_are_parsed_and_written)
{
	struct area_query q;
	char text[160];

	memset(&q, 0, sizeof(q));
	CHECK_INT(area_by_parse(&q, "thread,args.a.b"), 0);
	CHECK_INT(q.nkeys, 2);
	CHECK_STR(q.key[1].arg, "a.b");
	area_by_text(&q, text, sizeof(text));
	CHECK_STR(text, "thread,args.a.b");
	CHECK_INT(area_by_parse(&q, "cat"), 0);
	CHECK_INT(q.key[0].by, AREA_BY_CATEGORY);
	CHECK_INT(area_by_parse(&q, "op"), 0);
	CHECK_INT(q.key[0].by, AREA_BY_OPERATION);
	CHECK_INT(area_by_parse(&q, ""), -1);
	CHECK_INT(area_by_parse(&q, "nothing"), -1);
	CHECK_INT(area_by_parse(&q, "p"), -1);
	CHECK_INT(area_by_parse(&q, "name,thread,depth"), -1);
}

TEST_MAIN
