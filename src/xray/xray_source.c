/*
 * xray_source: reads a segment again (struct event_source), which may stand in
 * a string; its ids and its members are args.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/input.h"
#include "ttv/pack.h"
#include "ttv/prefilter.h"
#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"
#include "xray.h"

/*
 * Returns the end of the object whose brace is at p of the text of a string,
 * which has escapes of its own in the escapes of that string; NULL if it has no
 * end.
 */
static const char *
escaped_end(const char *p, const char *end)
{
	int depth = 0, in_string = 0, after_escape = 0;
	char c;

	for (; p < end && *p != '"'; p++) {
		c = *p;
		if (c == '\\') {	/* an escape of the string around */
			if (++p == end)
				break;
			c = *p;
		}
		if (after_escape) {
			after_escape = 0;
			continue;
		}
		if (in_string) {
			after_escape = c == '\\';
			in_string = c != '"';
		} else if (c == '"')
			in_string = 1;
		else if (c == '{' || c == '[')
			depth++;
		else if ((c == '}' || c == ']') && --depth == 0)
			return p + 1;
	}
	return NULL;
}

/* Returns whether the object at p stands in a string. */
static int
is_escaped(const char *p, const char *end)
{
	for (p++; p < end && (*p == ' ' || *p == '\\'); p++)
		if (*p == '\\')
			return 1;
	return 0;
}

/* Returns the bytes of the object at off, as the file has them, or NULL. */
static const char *
xray_raw(const struct input *g, uint64_t off, size_t *len)
{
	const char *p, *end;

	*len = 0;
	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	p = g->map.data + (off - g->base);
	if (!is_escaped(p, g->map.data + g->map.len))
		return walk_raw(g, off, len);
	end = escaped_end(p, g->map.data + g->map.len);
	*len = end == NULL ? 0 : (size_t)(end - p);
	return end == NULL ? NULL : p;
}

static struct value *
xray_tree(const struct input *g, uint64_t off, struct arena *a)
{
	unsigned repairs = 0;
	struct json j;
	const char *p;
	char *text;
	size_t n;

	p = xray_raw(g, off, &n);
	if (p == NULL || !is_escaped(p, p + n))
		return walk_tree(g, off, a);
	text = arena_alloc(a, JSON_DECODED(n));
	memset(&j, 0, sizeof(j));
	n = json_decode(p, n, text, &repairs);
	j.base = j.p = text;
	j.end = text + n;
	return json_tree(&j, a);
}

/* Returns what is known of the span at off beyond its text, or NULL. */
static const struct xray_span *
span_at(const struct xray_state *s, uint64_t off)
{
	size_t lo = 0, hi = s == NULL ? 0 : s->n, mid;

	BISECT(lo, hi, mid, s->v[mid].off < off);
	return s != NULL && lo < s->n && s->v[lo].off == off ? &s->v[lo] :
	    NULL;
}

/* Whether a member is shown otherwise. */
static int
xray_is_shown(const struct value *v)
{
	static const char *const names[] = { "id", "name", "start_time",
	    "end_time", "trace_id", "parent_id", "subsegments", "in_progress",
	    "type" };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (walk_spells(v->key, v->keylen, names[i]))
			return 1;
	return 0;
}

static struct value *
xray_args(const struct input *g, uint64_t off, struct arena *a)
{
	const struct xray_span *s = span_at(g->state, off);
	struct value *tree = xray_tree(g, off, a), *args, *v, *next, *id;
	struct spans_id own;

	if (tree == NULL || tree->type != VALUE_OBJECT)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	if (s != NULL) {
		id = value_get(tree, "id");
		memset(&own, 0, sizeof(own));
		if (id != NULL && id->type == VALUE_STRING)
			spans_id_text(id->text, id->len, &own);
		spans_add_id(a, args, "trace_id", &s->trace, 1);
		spans_add_id(a, args, "span_id", &own, 0);
		spans_add_id(a, args, "parent_id", &s->parent, 0);
	}
	for (v = tree->child; v != NULL; v = next) {
		next = v->next;
		v->next = NULL;
		if (s == NULL || !xray_is_shown(v))
			value_add(args, v->key, v->keylen, v);
	}
	return args;
}

static void
xray_free(void *state)
{
	struct xray_state *s = state;

	free(s->v);
	free(s);
}

static void
xray_save(const void *state, struct buf *b)
{
	const struct xray_state *s = state;

	pack_array(b, s->v, s->n, sizeof(*s->v));
}

static void *
xray_restore(const struct input *g, struct unpack *u)
{
	struct xray_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->v = unpack_array(u, &s->n, sizeof(*s->v));
	return s;
}

const struct event_source xray_events = {
	.tree = xray_args,
	.raw = xray_raw,
	.blocks = prefilter_blocks,
	.free = xray_free,
	.save = xray_save,
	.restore = xray_restore,
};
