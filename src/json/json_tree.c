/*
 * json_tree: parses the text of a value into a tree, for display.
 *
 * The stack is explicit and its depth bounded: values deeper than
 * LIMIT_ARGS_DEPTH are null, so that code that walks trees may recurse.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "ttv/json.h"
#include "ttv/limit.h"

static void
tree_decode(struct arena *a, struct json *j, const struct span *s,
    const char **text, size_t *len)
{
	unsigned repairs;
	char *out;

	if (json_plain(s->p, s->len)) {
		*text = s->p;
		*len = s->len;
		return;
	}
	out = arena_alloc(a, JSON_DECODED(s->len));
	*len = json_decode(s->p, s->len, out, &repairs);
	*text = out;
	if (j->warn != NULL)
		json_repairs(j->warn, repairs, json_off(j, s->p));
}

/* Writes numbers like "01", "+1", ".5" and "1." as JSON spells them. */
static void
tree_number(struct arena *a, struct json *j, const struct span *s,
    struct value *v)
{
	const char *p = s->p, *end = s->p + s->len;
	char *out = arena_alloc(a, s->len + 4);
	size_t w = 0;
	int digits = 0, good = 1;

	if (*p == '-')
		out[w++] = *p++;
	else if (*p == '+')
		p++;
	while (p + 1 < end && p[0] == '0' && p[1] >= '0' && p[1] <= '9')
		p++;
	for (; p < end && *p >= '0' && *p <= '9'; digits++)
		out[w++] = *p++;
	if (digits == 0)
		out[w++] = '0';
	if (p < end && *p == '.') {
		out[w++] = *p++;
		for (digits = 0; p < end && *p >= '0' && *p <= '9'; digits++)
			out[w++] = *p++;
		if (digits == 0)
			w--;
	}
	if (p < end && (*p == 'e' || *p == 'E')) {
		out[w++] = *p++;
		if (p < end && (*p == '+' || *p == '-'))
			out[w++] = *p++;
		for (digits = 0; p < end && *p >= '0' && *p <= '9'; digits++)
			out[w++] = *p++;
		good = digits > 0;
	}
	if (p < end || !good) {		/* "1.2.3" is text, not a number */
		v->type = VALUE_STRING;
		tree_decode(a, j, s, &v->text, &v->len);
		return;
	}
	v->text = out;
	v->len = w;
}

static struct value *
tree_scalar(struct arena *a, struct json *j, const struct span *s)
{
	struct value *v = value_new(a, VALUE_NULL);

	switch (s->type) {
	case SPAN_STRING:
		v->type = VALUE_STRING;
		tree_decode(a, j, s, &v->text, &v->len);
		break;
	case SPAN_NUMBER:
		v->type = VALUE_NUMBER;
		tree_number(a, j, s, v);
		break;
	case SPAN_TRUE:
	case SPAN_FALSE:
		v->type = VALUE_BOOL;
		v->text = s->type == SPAN_TRUE ? "true" : "false";
		v->len = strlen(v->text);
		break;
	case SPAN_NAN:
		json_warn(j, WARN_NAN, s->p);
		break;
	default:
		break;
	}
	return v;
}

/* ---- nesting ---- */

/* An open object or array: its value and where its text begins. */
struct level {
	struct value	*v;
	const char	*start;
	const char	*key;		/* its key in the level above */
	size_t		 keylen;
};

#define JSON_TREE_AGAIN	(1u << 20)	/* bytes; longer levels are not scanned
					 * again */
/*
 * Bytes that a tree may cost for each byte of its text, and in addition:
 * bounds the time for text that is broken on many levels.
 */
#define JSON_TREE_FACTOR 16
#define JSON_TREE_FREE	4096

/*
 * Leaves the level l, which is broken at j->p: finds its closing bracket by
 * counting brackets from its start.  Returns -1 when there is none within
 * JSON_TREE_AGAIN.
 */
static int
tree_leave(struct json *j, const struct level *l)
{
	struct json again = *j;
	struct span s;

	again.p = l->start;
	again.warn = NULL;
	if ((size_t)(j->end - l->start) > JSON_TREE_AGAIN)
		again.end = l->start + JSON_TREE_AGAIN;
	if (json_value(&again, JSON_ANY, &s) != JSON_OK)
		return -1;
	j->p = again.p;
	return 0;
}

/* Levels in which arrays may be left: each costs a look for its end. */
#define LISTS_DEPTH	4

/*
 * Adds the array at p to the object v as text, if its name is among `lists` and
 * its end is found; returns whether it did.
 */
static int
tree_list(struct json *j, struct arena *a, struct value *v, const char *name,
    size_t len, const char *const *lists)
{
	struct json all = *j;
	struct value *list;
	struct span s;

	for (; *lists != NULL; lists++)
		if (strlen(*lists) == len && memcmp(*lists, name, len) == 0)
			break;
	if (*lists == NULL || json_value(&all, JSON_MEMBER, &s) != JSON_OK)
		return 0;
	list = value_new(a, VALUE_ARRAY);
	list->text = s.p;
	list->len = s.len;
	value_add(v, name, len, list);
	j->p = all.p;
	return 1;
}

/*
 * Reads a member or an element of the innermost level.  Returns 1, 0 at its
 * end, or an error.
 */
static int
tree_step(struct json *j, struct arena *a, struct level *open, size_t *depth,
    const char *const *lists)
{
	struct level *l = &open[*depth - 1];
	int more, object = l->v->type == VALUE_OBJECT;
	struct span key = { NULL, 0, SPAN_NONE, 0 }, s;
	const char *name = NULL;
	size_t len = 0;

	more = object ? json_key(j, &key) : json_next(j, ']');
	if (more <= 0)
		return more;
	if (object)
		tree_decode(a, j, &key, &name, &len);
	if (j->p == j->end)
		return JSON_CUT;
	if (*j->p != '{' && *j->p != '[') {
		if ((more = (int)json_value(j, object ? JSON_MEMBER :
		    JSON_ELEMENT, &s)) != JSON_OK)
			return more;
		value_add(l->v, name, len, tree_scalar(a, j, &s));
		return 1;
	}
	if (*depth == LIMIT_ARGS_DEPTH) {
		json_warn(j, WARN_DEPTH, j->p);
		if ((more = (int)json_value(j, JSON_ANY, &s)) != JSON_OK)
			return more;
		value_add(l->v, name, len, value_new(a, VALUE_NULL));
		return 1;
	}
	if (lists != NULL && *depth <= LISTS_DEPTH && object && *j->p == '[' &&
	    tree_list(j, a, l->v, name, len, lists))
		return 1;
	l = &open[(*depth)++];
	l->v = value_new(a, *j->p == '{' ? VALUE_OBJECT : VALUE_ARRAY);
	l->start = j->p;
	l->key = name;
	l->keylen = len;
	json_open(j);
	return 1;
}

static struct value *
tree_nested(struct json *j, struct arena *a, const char *const *lists)
{
	uint64_t budget = (uint64_t)(j->end - j->p) * JSON_TREE_FACTOR +
	    JSON_TREE_FREE, spent = 0, *account = j->spent;
	struct level *open, *l;
	struct value *root;
	size_t depth = 1;
	int more;

	j->spent = &spent;
	open = xreallocarray(NULL, LIMIT_ARGS_DEPTH, sizeof(*open));
	open[0].v = root = value_new(a, *j->p == '{' ? VALUE_OBJECT :
	    VALUE_ARRAY);
	open[0].start = j->p;
	json_open(j);
	while (depth > 0) {
		if ((more = tree_step(j, a, open, &depth, lists)) == 1)
			continue;
		l = &open[depth - 1];
		if (more != 0 && (depth == 1 || spent > budget ||
		    tree_leave(j, l) == -1)) {
			/* keep what was read of the open levels */
			for (; depth > 1; depth--)
				value_add(open[depth - 2].v,
				    open[depth - 1].key, open[depth - 1].keylen,
				    open[depth - 1].v);
			break;
		}
		if (--depth > 0)
			value_add(open[depth - 1].v, l->key, l->keylen, l->v);
	}
	free(open);
	j->spent = account;
	json_spend(j, spent);
	return root;
}

struct value *
json_tree(struct json *j, struct arena *a)
{
	return json_tree_lists(j, a, NULL);
}

struct value *
json_tree_lists(struct json *j, struct arena *a, const char *const *lists)
{
	enum json_result r;
	struct span s;

	json_blanks(j);
	if (j->p < j->end && (*j->p == '{' || *j->p == '['))
		return tree_nested(j, a, lists);
	s.type = SPAN_NONE;
	r = json_value(j, JSON_ANY, &s);
	/* a scalar may end with its text */
	if (r != JSON_OK && (r != JSON_CUT || s.type == SPAN_NONE))
		return NULL;
	return tree_scalar(a, j, &s);
}
