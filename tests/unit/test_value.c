/* value: trees: lists, keys, replacing, merging, equality, numbers, JSON. */
#include "config.h"

#include "test.h"
#include "values.h"
#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/value.h"

static struct arena arena = ARENA_INIT;

static struct value *
number(const char *s)
{
	struct value *v = value_new(&arena, VALUE_NUMBER);

	v->text = s;
	v->len = strlen(s);
	return v;
}

static struct value *
text(const char *s)
{
	return value_string(&arena, s, strlen(s));
}

static void
add(struct value *v, const char *key, struct value *m)
{
	value_add(v, key, key != NULL ? strlen(key) : 0, m);
}

static int
json_is(const struct value *v, const char *want)
{
	struct buf b = BUF_INIT;
	int ok;

	value_json(&b, v);
	ok = CHECK_STR(b.data, want);
	buf_free(&b);
	return ok;
}

TEST(json)
{
	struct value *v = value_new(&arena, VALUE_OBJECT), *a, *t;

	json_is(v, "{}");
	a = value_new(&arena, VALUE_ARRAY);
	json_is(a, "[]");
	t = value_new(&arena, VALUE_BOOL);
	t->text = "true";
	t->len = 4;
	add(a, NULL, number("1e5"));
	add(a, NULL, t);
	add(a, NULL, value_new(&arena, VALUE_NULL));
	add(a, NULL, value_int(&arena, INT64_MIN));
	add(v, "list", a);
	add(v, "a\"b", text("x\ny"));
	json_is(v, "{\"list\":[1e5,true,null,-9223372036854775808],"
	    "\"a\\\"b\":\"x\\ny\"}");
	CHECK_INT(v->count, 2);
	CHECK_INT(a->count, 4);
	arena_free(&arena);
}

TEST(get)
{
	struct value *v = value_new(&arena, VALUE_OBJECT);

	CHECK(value_get(NULL, "a") == NULL);
	CHECK(value_get(number("1"), "a") == NULL);
	CHECK(value_get(v, "a") == NULL);
	add(v, "a", number("1"));
	add(v, "", number("2"));
	value_add(v, "a\0b", 3, number("3"));
	CHECK_STR(value_get(v, "a")->text, "1");
	CHECK_STR(value_get(v, "")->text, "2");
	CHECK(value_get(v, "b") == NULL);
	arena_free(&arena);
}

TEST(replaced_in_place)
{
	struct value *v = value_new(&arena, VALUE_OBJECT), *m;

	add(v, "a", number("1"));
	add(v, "b", number("2"));
	add(v, "c", number("3"));
	add(v, "a", number("4"));
	json_is(v, "{\"a\":4,\"b\":2,\"c\":3}");
	add(v, "b", number("5"));
	add(v, "c", number("6"));
	CHECK_INT(v->count, 3);
	add(v, "d", number("7"));
	json_is(v, "{\"a\":4,\"b\":5,\"c\":6,\"d\":7}");
	/* an added value may still grow */
	m = value_new(&arena, VALUE_ARRAY);
	add(v, "b", m);
	add(m, NULL, number("8"));
	json_is(v, "{\"a\":4,\"b\":[8],\"c\":6,\"d\":7}");
	arena_free(&arena);
}

/* Random adds and replaces against an array, across the sizes of the index. */
TEST(many_members)
{
	enum { KEYS = 3000 };
	static char key[KEYS][12];
	static int64_t want[KEYS];
	static int order[KEYS];
	struct value *v = value_new(&arena, VALUE_OBJECT), *m;
	uint64_t state = 8;
	size_t i, k, n, bad;
	int64_t got;

	memset(want, 0, sizeof(want));
	for (n = 0, i = 1; i < 20000; i++) {
		k = test_random(&state) % (i < KEYS ? i : KEYS);
		snprintf(key[k], sizeof(key[k]), "key%zu", k);
		if (want[k] == 0)
			order[n++] = (int)k;
		want[k] = (int64_t)i;
		add(v, key[k], value_int(&arena, (int64_t)i));
	}
	CHECK_INT(v->count, n);
	for (bad = 0, i = 0, m = v->child; m != NULL; m = m->next, i++) {
		bad += value_int64(m, &got) == -1 || got != want[order[i]];
		bad += strcmp(m->key, key[order[i]]) != 0;
		bad += value_get(v, key[order[i]]) != m;
		bad += m->next == NULL && v->last != m;
	}
	CHECK_INT(i, n);
	CHECK_INT(bad, 0);
	CHECK(value_get(v, "key") == NULL);
	arena_free(&arena);
}

TEST(a_hundred_thousand_members)
{
	enum { N = 100000 };
	struct value *v = value_new(&arena, VALUE_OBJECT);
	char *key;
	int i;

	for (i = 0; i < N; i++) {
		key = arena_alloc(&arena, 16);
		snprintf(key, 16, "k%d", i);
		add(v, key, number("1"));
	}
	CHECK_INT(v->count, N);
	CHECK(value_get(v, "k99999") == v->last);
	arena_free(&arena);
}

TEST(merge)
{
	struct value *b = value_new(&arena, VALUE_OBJECT);
	struct value *e = value_new(&arena, VALUE_OBJECT);

	add(b, "x", number("1"));
	add(b, "y", text("b"));
	add(e, "y", text("e"));
	add(e, "z", number("2"));
	value_merge(b, e);
	json_is(b, "{\"x\":1,\"y\":\"e\",\"z\":2}");
	json_is(e, "{\"y\":\"e\",\"z\":2}");
	value_merge(b, NULL);
	value_merge(NULL, e);
	value_merge(b, b);
	value_merge(b, number("1"));
	json_is(b, "{\"x\":1,\"y\":\"e\",\"z\":2}");
	CHECK_INT(b->count, 3);
	arena_free(&arena);
}

TEST(merge_deep)
{
	struct value *b = value_new(&arena, VALUE_OBJECT);
	struct value *e = value_new(&arena, VALUE_OBJECT), *in, *l;

	in = value_new(&arena, VALUE_OBJECT);
	add(b, "in", in);
	add(in, "x", number("1"));
	add(in, "y", number("2"));
	add(b, "l", text("b"));
	in = value_new(&arena, VALUE_OBJECT);
	add(e, "in", in);
	add(in, "y", number("3"));
	add(in, "z", number("4"));
	l = value_new(&arena, VALUE_ARRAY);
	add(e, "l", l);
	add(l, NULL, number("5"));
	value_merge_deep(b, e);
	json_is(b, "{\"in\":{\"x\":1,\"y\":3,\"z\":4},\"l\":[5]}");
	json_is(e, "{\"in\":{\"y\":3,\"z\":4},\"l\":[5]}");
	value_merge_deep(b, NULL);
	value_merge_deep(NULL, e);
	value_merge_deep(b, b);
	value_merge_deep(b, number("1"));
	json_is(b, "{\"in\":{\"x\":1,\"y\":3,\"z\":4},\"l\":[5]}");
	arena_free(&arena);
}

TEST(merge_of_many)
{
	struct value *b = value_new(&arena, VALUE_OBJECT);
	struct value *e = value_new(&arena, VALUE_OBJECT), *in, *m;
	char *key;
	size_t bad;
	int i;

	in = value_new(&arena, VALUE_OBJECT);
	for (i = 0; i < 1000; i++) {
		key = arena_alloc(&arena, 16);
		snprintf(key, 16, "k%d", i);
		if (i < 600)
			add(b, key, number("1"));
		if (i >= 400)
			add(e, key, number("2"));
		add(in, key, number("3"));
	}
	add(e, "in", in);
	value_merge(b, e);
	CHECK_INT(b->count, 1001);
	for (bad = 0, i = 0; i < 1000; i++) {
		key = arena_alloc(&arena, 16);
		snprintf(key, 16, "k%d", i);
		bad += strcmp(value_get(b, key)->text, i < 400 ? "1" : "2");
	}
	CHECK_INT(bad, 0);
	/* a large member was taken over without its index */
	m = value_get(b, "in");
	CHECK_STR(value_get(m, "k999")->text, "3");
	CHECK(value_get(m, "none") == NULL);
	CHECK_INT(m->count, in->count);
	arena_free(&arena);
}

TEST(numbers)
{
	int64_t n = 7;
	double d = 7;

	CHECK_INT(value_int64(NULL, &n), -1);
	CHECK_INT(value_double(NULL, &d), -1);
	CHECK_INT(value_int64(value_new(&arena, VALUE_NULL), &n), -1);
	CHECK_INT(value_double(value_new(&arena, VALUE_OBJECT), &d), -1);
	CHECK_INT(value_double(text("NaN"), &d), -1);
	CHECK_INT(value_double(text(""), &d), -1);
	CHECK_INT(value_double(number("1e999"), &d), -1);
	CHECK_INT(value_int64(number("1.5"), &n), -1);
	CHECK_INT(n, 7);
	CHECK_DOUBLE(d, 7);
	CHECK_INT(value_double(text("-2e3"), &d), 0);
	CHECK_DOUBLE(d, -2000);
	CHECK_INT(value_int64(text("-2e3"), &n), 0);
	CHECK_INT(n, -2000);
	/* the text needs no NUL behind it */
	{
		struct value *v = number("12345");

		v->len = 3;
		CHECK_INT(value_int64(v, &n), 0);
		CHECK_INT(n, 123);
		CHECK_INT(value_double(v, &d), 0);
		CHECK_DOUBLE(d, 123);
	}
	arena_free(&arena);
}

/* As deep as the reader permits. */
TEST(deep)
{
	struct value *v, *outer;
	struct buf b = BUF_INIT;
	int i;

	v = value_new(&arena, VALUE_ARRAY);
	for (i = 0; i < 1000; i++) {
		outer = value_new(&arena, VALUE_ARRAY);
		add(outer, NULL, v);
		v = outer;
	}
	value_json(&b, v);
	CHECK_INT(b.len, 2002);
	buf_free(&b);
	arena_free(&arena);
}

/* Adds a text to a list; stops at "stop". */
static int
listed(void *arg, const char *p, size_t n)
{
	buf_add(arg, p, n);
	buf_addc(arg, ' ');
	return n == 4 && memcmp(p, "stop", 4) == 0;
}

/* Names, texts and null of every level; no name of a list's element. */
TEST(texts)
{
	struct value *v = value_new(&arena, VALUE_OBJECT), *list, *in;
	struct buf b = BUF_INIT;

	CHECK_INT(value_texts(NULL, listed, &b), 0);
	CHECK_INT(value_texts(v, listed, &b), 0);
	list = value_new(&arena, VALUE_ARRAY);
	in = value_new(&arena, VALUE_OBJECT);
	add(in, "deep", number("7"));
	add(list, NULL, text("x"));
	add(list, NULL, in);
	add(v, "list", list);
	add(v, "none", value_new(&arena, VALUE_NULL));
	CHECK_INT(value_texts(v, listed, &b), 0);
	CHECK_STR(b.data, "list x deep 7 none null ");
	buf_free(&b);
	add(in, "stop", number("8"));
	CHECK_INT(value_texts(v, listed, &b), 1);
	CHECK_STR(b.data, "list x deep 7 stop ");
	buf_free(&b);
	arena_free(&arena);
}

TEST_MAIN
