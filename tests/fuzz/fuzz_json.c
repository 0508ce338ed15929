/*
 * fuzz_json: any bytes as a JSON value: the cursor stays inside, a tree that
 * was read can be written and reads back equal, and leaves are those of the
 * tree.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/leaf.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/json.h"
#include "fuzz.h"

static void
at(struct json *j, const char *p, size_t len, struct warn *warn)
{
	memset(j, 0, sizeof(*j));
	j->p = j->base = p;
	j->end = p + len;
	j->warn = warn;
}

static void
is_utf8(const char *s, size_t n)
{
	size_t i, used;

	for (i = 0; i < n; i += used)
		if (text_decode(s + i, n - i, &used) == 0xfffd && used == 1)
			abort();
}

static void
strings(const char *p, size_t len)
{
	char *out = xmalloc(JSON_DECODED(len));
	unsigned repairs;
	size_t n;

	n = json_decode(p, len, out, &repairs);
	if (n > JSON_DECODED(len))
		abort();
	is_utf8(out, n);
	if (json_plain(p, len) && (n != len || memcmp(out, p, n) != 0))
		abort();
	free(out);
}

static void
values(const char *p, size_t len, struct warn *warn)
{
	static const enum json_place places[] = { JSON_KEY, JSON_MEMBER,
	    JSON_ELEMENT, JSON_ANY };
	struct span s;
	struct json j;
	size_t i;

	for (i = 0; i < 4; i++) {
		at(&j, p, len, warn);
		json_blanks(&j);
		if (json_value(&j, places[i], &s) != JSON_OK)
			continue;
		if (j.p > j.end || s.p < p || s.p + s.len > j.p)
			abort();
	}
}

static void
trees(const char *p, size_t len, struct warn *warn)
{
	struct arena a = ARENA_INIT;
	struct buf once = BUF_INIT, twice = BUF_INIT;
	struct value *v, *again;
	struct json j;

	at(&j, p, len, warn);
	if ((v = json_tree(&j, &a)) != NULL) {
		if (j.p > j.end)
			abort();
		value_json(&once, v);
		is_utf8(once.data, once.len);
		memset(warn, 0, sizeof(*warn));
		at(&j, once.data, once.len, warn);
		again = json_tree(&j, &a);
		if (again == NULL || warn_total(warn) != 0)
			abort();	/* there was nothing to repair */
		value_json(&twice, again);
		if (once.len != twice.len ||
		    memcmp(once.data, twice.data, once.len) != 0)
			abort();	/* it was read as another value */
	}
	buf_free(&once);
	buf_free(&twice);
	arena_free(&a);
}

/* ---- leaves, against the tree: what comes to a sink, as a text */

#define NAMES	64			/* of all levels; more are given up */

struct told {
	struct buf	 b;
	struct { const char *s; size_t n, depth; } names[NAMES];
	size_t		 nnames, depth;
	struct arena	 a;
};

static int
told_name(void *arg, const char *s, size_t n)
{
	struct told *t = arg;
	size_t i;

	buf_printf(&t->b, "name %zu ", n);
	buf_add(&t->b, s, n);
	for (i = 0; i < t->nnames; i++)
		if (t->names[i].depth == t->depth && t->names[i].n == n &&
		    memcmp(t->names[i].s, s, n) == 0)
			return -1;
	if (t->nnames == NAMES)
		return -1;
	t->names[t->nnames].s = arena_strndup(&t->a, s, n);
	t->names[t->nnames].n = n;
	t->names[t->nnames++].depth = t->depth;
	return 0;
}

static void
told_open(void *arg, enum value_type type)
{
	struct told *t = arg;

	t->depth++;
	buf_adds(&t->b, type == VALUE_OBJECT ? "{" : "[");
}

static void
told_close(void *arg)
{
	struct told *t = arg;

	while (t->nnames > 0 && t->names[t->nnames - 1].depth == t->depth)
		t->nnames--;
	t->depth--;
	buf_addc(&t->b, '}');
}

static void
told_scalar(void *arg, const struct value *v)
{
	struct told *t = arg;

	buf_printf(&t->b, "%d", (int)v->type);
	if (v->type == VALUE_NULL)
		return;
	buf_printf(&t->b, " %zu ", v->len);
	buf_add(&t->b, v->text, v->len);
}

static void
told_tree(struct told *t, const struct value *v)
{
	const struct value *c;

	for (c = v->child; c != NULL; c = c->next) {
		if (v->type == VALUE_OBJECT)
			(void)told_name(t, c->key, c->keylen);
		if (c->type != VALUE_OBJECT && c->type != VALUE_ARRAY) {
			told_scalar(t, c);
			continue;
		}
		told_open(t, c->type);
		told_tree(t, c);
		told_close(t);
	}
}

/* A text that is given out whole is what its tree is printed as. */
static void
whole(void *arg, const char *s, size_t n)
{
	struct buf tree = BUF_INIT;
	struct arena a = ARENA_INIT;
	struct json j;

	(void)arg;
	at(&j, s, n, NULL);
	value_json(&tree, json_tree(&j, &a));
	if (tree.len != n || memcmp(tree.data, s, n) != 0)
		abort();
	buf_free(&tree);
	arena_free(&a);
}

static void
leaves(const char *p, size_t len)
{
	struct told *fast = xcalloc(1, sizeof(*fast));
	struct told *slow = xcalloc(1, sizeof(*slow));
	const struct leaf_sink sink = { .arg = fast, .name = told_name,
	    .open = told_open, .close = told_close, .scalar = told_scalar };
	struct leaf_sink other = sink;
	struct value *v;
	struct json j;

	if (json_leaves(p, len, &sink)) {
		at(&j, p, len, NULL);
		v = json_tree(&j, &slow->a);
		if (v == NULL || v->type != VALUE_OBJECT)
			abort();
		told_tree(slow, v);
		if (fast->b.len != slow->b.len || (fast->b.len > 0 &&
		    memcmp(fast->b.data, slow->b.data, fast->b.len) != 0))
			abort();
		other.whole = whole;
		(void)json_leaves(p, len, &other);
	}
	buf_free(&fast->b);
	buf_free(&slow->b);
	arena_free(&fast->a);
	arena_free(&slow->a);
	free(fast);
	free(slow);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const char *p = (const char *)data;
	struct warn *warn = xcalloc(1, sizeof(*warn));

	strings(p, len);
	values(p, len, warn);
	trees(p, len, warn);
	leaves(p, len);
	free(warn);
	return 0;
}
