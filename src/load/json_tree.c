/*
 * json_tree: the text of a value becomes a tree, when somebody looks at it.
 *
 * The stack is explicit and its depth bounded: what lies deeper than
 * JSON_TREE_DEPTH reads as null, so that code that walks trees may recurse.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/value.h"
#include "json.h"

#define JSON_TREE_DEPTH	1000

static void
decoded(struct arena *a, struct json *j, const struct span *s,
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

/* "01", "+1", ".5", "1.": as JSON would write them. */
static void
number_text(struct arena *a, const struct span *s, struct value *v)
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
	if (p < end || !good) {		/* "1.2.3": text, not a number */
		v->type = VALUE_STRING;
		v->text = s->p;
		v->len = s->len;
		return;
	}
	v->text = out;
	v->len = w;
}

static struct value *
scalar(struct arena *a, struct json *j, const struct span *s)
{
	struct value *v = value_new(a, VALUE_NULL);

	switch (s->type) {
	case SPAN_STRING:
		v->type = VALUE_STRING;
		decoded(a, j, s, &v->text, &v->len);
		break;
	case SPAN_NUMBER:
		v->type = VALUE_NUMBER;
		number_text(a, s, v);
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

/* The children of one level; objects and arrays wait in `todo`. */
struct todo {
	struct value	*v;
	struct span	 span;
	int		 depth;
	struct todo	*next;
};

static struct value *
tree_child(struct arena *a, struct json *j, const struct span *s, int depth,
    struct todo **todo)
{
	struct todo *more;

	if (s->type != SPAN_OBJECT && s->type != SPAN_ARRAY)
		return scalar(a, j, s);
	if (depth >= JSON_TREE_DEPTH) {
		json_warn(j, WARN_DEPTH, s->p);
		return value_new(a, VALUE_NULL);
	}
	more = arena_alloc(a, sizeof(*more));
	more->v = value_new(a, s->type == SPAN_OBJECT ? VALUE_OBJECT :
	    VALUE_ARRAY);
	more->span = *s;
	more->depth = depth;
	more->next = *todo;
	*todo = more;
	return more->v;
}

static void
tree_level(struct arena *a, const struct json *from, const struct todo *in,
    struct todo **todo)
{
	struct span key, value;
	struct json j = *from;
	struct value *child;
	const char *name;
	size_t len;

	j.p = in->span.p;
	j.end = in->span.p + in->span.len;
	json_open(&j);
	if (in->v->type == VALUE_ARRAY) {
		while (json_element(&j, &value) == 1)
			value_add(in->v, NULL, 0, tree_child(a, &j, &value,
			    in->depth + 1, todo));
		return;
	}
	while (json_member(&j, &key, &value) == 1) {
		child = tree_child(a, &j, &value, in->depth + 1, todo);
		decoded(a, &j, &key, &name, &len);
		value_add(in->v, name, len, child);
	}
}

struct value *
json_tree(struct json *j, struct arena *a)
{
	struct todo *todo = NULL, one;
	struct value *v;
	struct span s;
	struct warn *warn = j->warn;
	enum json_result r;

	json_blanks(j);
	j->warn = NULL;			/* levels count their own repairs */
	s.type = SPAN_NONE;
	r = json_value(j, JSON_ANY, &s);
	j->warn = warn;
	/* a scalar that reaches to the end of its text is whole */
	if (r != JSON_OK && (r != JSON_CUT || s.type == SPAN_NONE ||
	    s.type == SPAN_OBJECT || s.type == SPAN_ARRAY))
		return NULL;
	v = tree_child(a, j, &s, 0, &todo);
	while (todo != NULL) {
		one = *todo;
		todo = todo->next;
		tree_level(a, j, &one, &todo);
	}
	return v;
}
