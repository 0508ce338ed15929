/* stat: aggregates by name, against sums that visit every slice by itself. */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/name_sums.h"
#include "ttv/trace.h"
#include "test.h"

struct made {
	struct builder	*b;
	uint32_t	 utid;
	uint64_t	 off;
};

static void
make_start(struct made *m)
{
	uint32_t upid;

	m->b = builder_new();
	upid = builder_process(m->b, builder_int_ident(1), 0);
	m->utid = builder_thread(m->b, upid, builder_int_ident(7));
	m->off = 0;
}

static void
make_slice(struct made *m, int64_t ts, int64_t dur, const char *name,
    const char *cat)
{
	uint32_t n, c = 0;

	n = builder_string(m->b, name, strlen(name));
	if (cat != NULL)
		c = builder_string(m->b, cat, strlen(cat));
	builder_complete(m->b, m->utid, ts, dur, builder_kind(m->b, n, c, 0),
	    m->off++);
}

static struct trace *
make_end(struct made *m)
{
	return builder_finish(&m->b, 1, 1);
}

static const struct name_sum *
named(const struct name_sums *s, const struct trace *t, const char *name)
{
	size_t i;

	for (i = 0; i < s->n; i++)
		if (strcmp(trace_str(t, s->names[i].name), name) == 0)
			return &s->names[i];
	return NULL;
}

TEST(nothing)
{
	struct made m;
	struct trace *t;
	struct name_sums s;

	make_start(&m);
	t = make_end(&m);
	name_sums_make(&s, t, NONE);
	name_sums_sort(&s, t, SUMS_TOTAL);
	CHECK_INT(s.n, 0);
	CHECK_INT(s.count, 0);
	name_sums_free(&s);
	trace_free(t);
}

TEST(self_is_without_children)
{
	const struct name_sum *a;
	struct made m;
	struct trace *t;
	struct name_sums s;

	make_start(&m);
	make_slice(&m, 0, 100, "a", NULL);
	make_slice(&m, 10, 20, "b", NULL);
	make_slice(&m, 15, 5, "c", NULL);
	make_slice(&m, 40, 10, "b", NULL);
	make_slice(&m, 200, 50, "a", NULL);
	t = make_end(&m);
	name_sums_make(&s, t, NONE);
	CHECK_INT(s.n, 3);
	CHECK_INT(s.count, 5);
	a = named(&s, t, "a");
	CHECK_INT(a->count, 2);
	CHECK_INT(a->total, 150);
	CHECK_INT(a->self, 120);
	CHECK_INT(a->min, 50);
	CHECK_INT(a->max, 100);
	CHECK_INT(t->ts[a->longest], 0);
	a = named(&s, t, "b");
	CHECK_INT(a->count, 2);
	CHECK_INT(a->total, 30);
	CHECK_INT(a->self, 25);
	name_sums_free(&s);
	trace_free(t);
}

TEST(categories_of_a_name_are_one)
{
	struct made m;
	struct trace *t;
	struct name_sums s;

	make_start(&m);
	make_slice(&m, 0, 10, "a", "x");
	make_slice(&m, 10, 30, "a", "y");
	make_slice(&m, 50, 20, "a", NULL);
	t = make_end(&m);
	name_sums_make(&s, t, NONE);
	CHECK_INT(s.n, 1);
	CHECK_INT(s.names[0].count, 3);
	CHECK_INT(s.names[0].total, 60);
	CHECK_INT(s.names[0].max, 30);
	CHECK_INT(t->ts[s.names[0].longest], 10);
	name_sums_free(&s);
	trace_free(t);
}

TEST(orders)
{
	struct made m;
	struct trace *t;
	struct name_sums s;

	make_start(&m);
	make_slice(&m, 0, 100, "outer", NULL);
	make_slice(&m, 0, 90, "inner", NULL);
	make_slice(&m, 200, 1, "many", NULL);
	make_slice(&m, 300, 1, "many", NULL);
	make_slice(&m, 400, 1, "many", NULL);
	t = make_end(&m);
	name_sums_make(&s, t, NONE);
	name_sums_sort(&s, t, SUMS_TOTAL);
	CHECK_STR(trace_str(t, s.names[0].name), "outer");
	name_sums_sort(&s, t, SUMS_SELF);
	CHECK_STR(trace_str(t, s.names[0].name), "inner");
	name_sums_sort(&s, t, SUMS_COUNT);
	CHECK_STR(trace_str(t, s.names[0].name), "many");
	CHECK_STR(trace_str(t, s.names[1].name), "inner");
	name_sums_sort(&s, t, SUMS_NAME);
	CHECK_STR(trace_str(t, s.names[0].name), "inner");
	CHECK_STR(trace_str(t, s.names[2].name), "outer");
	name_sums_free(&s);
	trace_free(t);
}

TEST(sums_saturate)
{
	struct made m;
	struct trace *t;
	struct name_sums s;

	make_start(&m);
	make_slice(&m, INT64_MIN, INT64_MAX, "a", NULL);
	make_slice(&m, 0, INT64_MAX, "a", NULL);
	t = make_end(&m);
	name_sums_make(&s, t, NONE);
	CHECK_INT(s.names[0].count, 2);
	CHECK_INT(s.names[0].total, INT64_MAX);
	CHECK_INT(s.names[0].self, INT64_MAX);
	name_sums_free(&s);
	trace_free(t);
}

TEST(a_track_alone)
{
	struct made m;
	struct trace *t;
	struct name_sums s;
	uint32_t i;

	make_start(&m);
	make_slice(&m, 0, 10, "a", NULL);
	m.utid = builder_thread(m.b, 0, builder_int_ident(8));
	make_slice(&m, 0, 5, "a", NULL);
	make_slice(&m, 5, 5, "b", NULL);
	t = make_end(&m);
	for (i = 0; i < t->ntracks; i++) {
		name_sums_make(&s, t, i);
		CHECK_INT(s.count, t->tracks[i].nslices);
		name_sums_free(&s);
	}
	trace_free(t);
}

/* Compares with sums slice by slice, by the model's own trace_self(). */
static void
compare(const struct trace *t)
{
	const struct name_sum *n;
	struct name_sums s;
	uint64_t count = 0;
	int64_t self;
	uint32_t i;
	size_t j;

	name_sums_make(&s, t, NONE);
	for (j = 0; j < s.n; j++) {
		n = &s.names[j];
		self = 0;
		for (i = 0; i < t->nslices; i++)
			if (t->kinds[t->kind[i]].name == n->name &&
			    trace_dur(t, i) != DUR_OPEN)
				self += trace_self(t, i);
		if (!CHECK_INT(n->self, self))
			break;
		count += n->count + n->open;
	}
	CHECK_INT(count, t->nslices);
	CHECK_INT(s.count + s.open, t->nslices);
	name_sums_free(&s);
}

TEST(random_sets_agree_with_trace_self)
{
	static const char *const names[] = { "a", "b", "c", "d", "e" };
	uint64_t state = 1;
	struct made m;
	struct trace *t;
	int round, i;

	for (round = 0; round < 200; round++) {
		make_start(&m);
		for (i = 0; i < round; i++)
			make_slice(&m, (int64_t)(test_random(&state) % 100),
			    (int64_t)(test_random(&state) % 40) - 1,
			    names[test_random(&state) % 5], NULL);
		t = make_end(&m);
		compare(t);
		trace_free(t);
	}
}

TEST_MAIN
