/*
 * ref: references to objects: which life of an id, and which of its snapshots.
 */
#include "config.h"

#include "ttv/arena.h"
#include "ttv/builder.h"
#include "ttv/ref.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "letters.h"
#include "test.h"
#include "values.h"

static uint64_t off;

static void
object(struct builder *b, char letter, uint32_t upid, const char *id,
    const char *scope, int64_t ts)
{
	struct object_event e = { 0 };
	struct key k = { 0 };

	e.step = letter_object(letter);
	e.upid = upid;
	e.id = builder_text_ident(b, id, strlen(id));
	e.id_text = builder_string(b, id, strlen(id));
	e.name = builder_string(b, "T", 1);
	e.scope = scope != NULL ? builder_string(b, scope, strlen(scope)) : 0;
	e.ts = ts;
	e.off = off++;
	k.space = KEY_OBJECT;
	k.scope = e.scope;
	k.upid = upid;
	k.id = e.id;
	e.key = builder_key(b, &k);
	builder_object(b, &e);
}

/* Refers by members of no format: "of", "in", "by". */
static int
read_reference(const struct trace *t, const struct value *v,
    struct reference *r)
{
	(void)t;
	r->id = value_get(v, "of");
	r->pid = value_get(v, "in");
	r->scope = value_get(v, "by");
	return r->id != NULL;
}

static const struct trace_reader reader = { .reference = read_reference };

/* Makes two lives of 0x10, one of another scope, one of another process. */
static struct trace *
make(void)
{
	struct builder *b = builder_new();
	uint32_t one, two;
	struct trace *t;

	off = 0;
	one = builder_process(b, builder_int_ident(1), 0);
	two = builder_process(b, builder_int_ident(2), 0);
	object(b, 'N', one, "0x10", NULL, 0);
	object(b, 'O', one, "0x10", NULL, 10);
	object(b, 'O', one, "0x10", NULL, 20);
	object(b, 'D', one, "0x10", NULL, 30);
	object(b, 'N', one, "0x10", NULL, 30);
	object(b, 'O', one, "0x10", NULL, 40);
	object(b, 'N', one, "0x10", "mine", 0);
	object(b, 'O', one, "0x10", "mine", 5);
	object(b, 'N', two, "0x10", NULL, 0);
	object(b, 'N', two, "name", NULL, 3);
	t = builder_finish(&b, 1, 1);
	t->reader = &reader;
	return t;
}

static struct value *
reference(struct arena *a, const char *id)
{
	struct value *v = value_new(a, VALUE_OBJECT);

	value_add(v, "of", 2, value_string(a, id, strlen(id)));
	return v;
}

/*
 * Returns the time of the snapshot that is found; -1: no object, -2: no
 * snapshot.
 */
static int64_t
found(const struct trace *t, uint32_t upid, int64_t ts, const struct value *v)
{
	struct reference r;
	struct ref ref;

	if (!ref_is(t, v, &r) || ref_find(t, upid, ts, &r, &ref) != 0)
		return -1;
	return ref.snapshot == NONE ? -2 : t->snapshots[ref.snapshot].ts;
}

TEST(the_snapshot_in_force)
{
	struct arena a = ARENA_INIT;
	struct trace *t = make();
	const struct value *v = reference(&a, "0x10");

	CHECK_INT(found(t, 0, -1, v), -1);
	CHECK_INT(found(t, 0, 0, v), 10);
	CHECK_INT(found(t, 0, 9, v), 10);
	CHECK_INT(found(t, 0, 10, v), 10);
	CHECK_INT(found(t, 0, 19, v), 10);
	CHECK_INT(found(t, 0, 20, v), 20);
	CHECK_INT(found(t, 0, 29, v), 20);
	CHECK_INT(found(t, 0, 30, v), 40);
	CHECK_INT(found(t, 0, INT64_MAX - 1, v), 40);
	arena_free(&a);
	trace_free(t);
}

TEST(ids_by_value_not_by_spelling)
{
	struct arena a = ARENA_INIT;
	struct trace *t = make();

	CHECK_INT(found(t, 0, 15, reference(&a, "16")), 10);
	CHECK_INT(found(t, 0, 15, reference(&a, "0X10")), 10);
	CHECK_INT(found(t, 0, 15, reference(&a, "0x11")), -1);
	CHECK_INT(found(t, 1, 15, reference(&a, "name")), -2);
	CHECK_INT(found(t, 1, 15, reference(&a, "never seen")), -1);
	arena_free(&a);
	trace_free(t);
}

TEST(scope_and_process)
{
	struct arena a = ARENA_INIT;
	struct trace *t = make();
	struct value *v = reference(&a, "0x10");

	CHECK_INT(found(t, 1, 15, v), -2);
	CHECK_INT(found(t, NONE, 15, v), -1);
	value_add(v, "by", 2, value_string(&a, "mine", 4));
	CHECK_INT(found(t, 0, 15, v), 5);
	v = reference(&a, "0x10");
	value_add(v, "in", 2, value_int(&a, 1));
	CHECK_INT(found(t, 1, 15, v), 10);
	v = reference(&a, "0x10");
	value_add(v, "in", 2, value_int(&a, 77));
	CHECK_INT(found(t, 1, 15, v), -1);
	arena_free(&a);
	trace_free(t);
}

TEST(the_reader_says_what_is_a_reference)
{
	struct arena a = ARENA_INIT;
	struct trace *t = make();
	struct reference r;

	CHECK(!ref_is(t, NULL, &r));
	CHECK(!ref_is(t, value_new(&a, VALUE_OBJECT), &r));
	CHECK(!ref_is(t, value_int(&a, 1), &r));
	CHECK(ref_is(t, reference(&a, "0x1"), &r));
	CHECK_STR(r.id->text, "0x1");
	CHECK(r.pid == NULL && r.scope == NULL);
	t->reader = NULL;
	CHECK(!ref_is(t, reference(&a, "0x1"), &r));
	arena_free(&a);
	trace_free(t);
}

static void
collect(void *arg, const char *path, const struct reference *r)
{
	struct { char text[64]; } *all = arg;
	size_t n = strlen(all->text);

	(void)r;
	snprintf(all->text + n, sizeof(all->text) - n, "%s;", path);
}

TEST(walk_names_every_path)
{
	struct arena a = ARENA_INIT;
	struct value *args = value_new(&a, VALUE_OBJECT);
	struct value *list = value_new(&a, VALUE_ARRAY);
	struct value *deep = value_new(&a, VALUE_OBJECT);
	struct { char text[64]; } all = { "" };
	struct trace *t = make();

	value_add(list, NULL, 0, value_int(&a, 5));
	value_add(list, NULL, 0, reference(&a, "0x1"));
	value_add(deep, "x", 1, reference(&a, "0x2"));
	value_add(args, "a", 1, list);
	value_add(args, "", 0, reference(&a, "0x3"));
	value_add(args, "b", 1, deep);
	value_add(args, "n", 1, value_int(&a, 5));
	ref_walk(t, args, collect, &all);
	CHECK_STR(all.text, "a.1;;b.x;");
	ref_walk(t, NULL, collect, &all);
	arena_free(&a);
	trace_free(t);
}

TEST_MAIN
