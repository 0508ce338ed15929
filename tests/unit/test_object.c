/*
 * object: lives and snapshots, against a model that follows each key by
 * itself.
 *
 * Events are in time order or not.  All objects of a set have one type;
 * tests/load has the cases of mixed types.
 */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/trace.h"
#include "letters.h"
#include "test.h"

#define MANY	200
#define KEYS	5

struct event {
	char		ph;
	uint32_t	key;
	int64_t		ts;
	uint64_t	off;
};

struct life {
	uint32_t	key;
	int64_t		created, destroyed;
	uint64_t	off, end_off;
	int		shots, seen;
};

static int
event_order(const void *va, const void *vb)
{
	const struct event *a = va, *b = vb;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	return a->off < b->off ? -1 : 1;
}

static struct trace *
make(struct event *e, size_t n, uint64_t seed, int sorted)
{
	struct builder *b = builder_new();
	struct key key = { .space = KEY_OBJECT };
	struct object_event o;
	size_t i;

	memset(&o, 0, sizeof(o));
	o.upid = key.upid = builder_process(b, builder_int_ident(1), 0);
	o.name = builder_string(b, "Obj", 3);
	for (i = 0; i < n; i++) {
		e[i].ph = "NOOD"[test_random(&seed) % 4];
		e[i].key = (uint32_t)(test_random(&seed) % KEYS);
		e[i].ts = sorted ? (int64_t)i / 2 :
		    (int64_t)(test_random(&seed) % n);
		e[i].off = i;
		key.id = builder_int_ident(e[i].key);
		o.step = letter_object(e[i].ph);
		o.id = key.id;
		o.key = builder_key(b, &key);
		o.ts = e[i].ts;
		o.off = i;
		builder_object(b, &o);
	}
	return builder_finish(&b, 1, 1);
}

static size_t
model(struct event *e, size_t n, struct life *lives, size_t *shots,
    size_t *odd)
{
	struct life *alive = NULL;
	size_t i, nlives = 0;

	*shots = *odd = 0;
	qsort(e, n, sizeof(*e), event_order);
	for (i = 0; i < n; i++) {
		if (i > 0 && e[i].key != e[i - 1].key)
			alive = NULL;
		if (e[i].ph == 'D' && alive != NULL) {
			alive->destroyed = e[i].ts;
			alive->end_off = e[i].off;
			alive = NULL;
			continue;
		}
		if (e[i].ph == 'D' || (e[i].ph == 'N' && alive != NULL))
			(*odd)++;
		if (e[i].ph == 'D')
			continue;
		if (e[i].ph == 'N' && alive != NULL) {
			alive->destroyed = e[i].ts;
			alive = NULL;
		}
		if (alive == NULL) {
			alive = &lives[nlives++];
			memset(alive, 0, sizeof(*alive));
			alive->key = e[i].key;
			alive->created = e[i].ts;
			alive->destroyed = INT64_MAX;
			alive->off = e[i].off;
			alive->end_off = OFF_NONE;
		}
		if (e[i].ph == 'O') {
			alive->shots++;
			(*shots)++;
		}
	}
	return nlives;
}

static int
check_object(const struct trace *t, uint32_t i, struct life *lives, size_t n,
    const struct event *e, size_t nevents)
{
	const struct object *o = &t->objects[i];
	const struct snapshot *s;
	size_t k, j;
	int ok;

	for (k = 0; k < n && lives[k].off != o->off; k++)
		;
	ok = CHECK(k < n) && CHECK_INT(lives[k].seen++, 0) &&
	    CHECK_INT(o->id.num, lives[k].key) &&
	    CHECK_INT(o->created, lives[k].created) &&
	    CHECK_INT(o->destroyed, lives[k].destroyed) &&
	    CHECK_INT(o->end_off, lives[k].end_off) &&
	    CHECK_INT(o->nsnapshots, lives[k].shots);
	for (j = 0; ok && j < o->nsnapshots; j++) {
		s = &t->snapshots[o->snapshot + j];
		ok = CHECK_INT(s->object, i) && CHECK(s->ts >= o->created) &&
		    CHECK(s->ts <= o->destroyed) &&
		    CHECK(j == 0 || s[-1].ts <= s->ts);
		for (k = 0; k < nevents && e[k].off != s->off; k++)
			;
		ok = ok && CHECK(k < nevents && e[k].ph == 'O' &&
		    e[k].key == (uint32_t)o->id.num && e[k].ts == s->ts);
	}
	return ok;
}

static void
run(size_t many, int sorted)
{
	struct event e[MANY];
	struct life lives[MANY];
	struct trace *t;
	uint64_t seed;
	size_t n, nlives, shots, odd;
	uint32_t i;
	int ok = 1;

	for (seed = 0; ok && seed < 300; seed++) {
		n = 1 + seed % many;
		t = make(e, n, seed, sorted);
		nlives = model(e, n, lives, &shots, &odd);
		ok = CHECK_INT(t->nobjects, nlives) &&
		    CHECK_INT(t->nsnapshots, shots) &&
		    CHECK_INT(t->warn.entry[WARN_OBJECT].count, odd);
		for (i = 0; ok && i < t->nobjects; i++)
			ok = check_object(t, i, lives, nlives, e, n);
		for (i = 1; ok && i < t->nobjects; i++)
			ok = CHECK(t->objects[i - 1].id.num <
			    t->objects[i].id.num ||
			    t->objects[i - 1].created <=
			    t->objects[i].created);
		trace_free(t);
	}
}

TEST(in_order)
{
	run(MANY, 1);
}

TEST(out_of_order)
{
	run(MANY, 0);
}

TEST(few)
{
	run(6, 0);
}

TEST_MAIN
