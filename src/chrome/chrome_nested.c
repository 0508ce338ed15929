/*
 * chrome_nested: snapshots inside a snapshot (ttv-formats(5), Nested
 * snapshots).
 *
 * An object anywhere in a snapshot whose id is "Type/0xHEX" is a snapshot of
 * the object of that type and id, taken at the same time.  It has cat and
 * base_type as the snapshot around it does.  chrome_snapshot_of() replaces
 * nested snapshots by references.
 *
 * - The text is scanned once, and only if it contains the sign of such an id.
 * - Each snapshot is parsed again when shown, with everything in it.
 *   Therefore snapshots nest NESTED_HEIGHT levels, counted from the innermost;
 *   objects around those are plain values.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "chrome.h"

#define NESTED_SIGN	"/0x"

/* An open bracket. */
struct nested_level {
	const char	*p;
	struct span	 id, cat, base_type;
	unsigned	 height;	/* levels of snapshots inside */
	int		 is_object;
};

struct nesting {
	struct chrome	*c;
	const struct object_event *outer;
	struct nested_level *open;
	size_t		 depth, deeper;	/* open levels; levels beyond
					 * LIMIT_ARGS_DEPTH */
	const char	*end;
};

/* Returns the closing quote of the string whose content begins at p, or end. */
static const char *
nested_string_end(const char *p, const char *end)
{
	const char *q, *b;

	for (q = p; (q = memchr(q, '"', (size_t)(end - q))) != NULL; q++) {
		for (b = q; b > p && b[-1] == '\\'; b--)
			continue;
		if ((q - b) % 2 == 0)
			return q;
	}
	return end;
}

/* Returns the span for a member of that name, or NULL for other names. */
static struct span *
nested_member(struct nested_level *l, const char *key, size_t len)
{
	if (len == 2 && memcmp(key, "id", 2) == 0)
		return &l->id;
	if (len == 3 && memcmp(key, "cat", 3) == 0)
		return &l->cat;
	if (len == 9 && memcmp(key, "base_type", 9) == 0)
		return &l->base_type;
	return NULL;
}

/*
 * Reads the string at p and, when it is the key of a member that is kept, the
 * string behind it.  Returns the place behind.
 */
static const char *
nested_string(struct nesting *n, const char *p)
{
	const char *key = p + 1, *end = nested_string_end(key, n->end), *q;
	struct nested_level *l;
	struct span *s;

	if (end == n->end)
		return end;
	if (n->depth == 0 || n->deeper > 0)
		return end + 1;
	l = &n->open[n->depth - 1];
	if (!l->is_object ||
	    (s = nested_member(l, key, (size_t)(end - key))) == NULL)
		return end + 1;
	q = skip_spaces(end + 1, n->end);
	if (q == n->end || *q != ':')
		return end + 1;
	q = skip_spaces(q + 1, n->end);
	s->type = SPAN_NONE;
	if (q == n->end || *q != '"')
		return q;
	s->p = q + 1;
	q = nested_string_end(s->p, n->end);
	s->len = (size_t)(q - s->p);
	s->type = SPAN_STRING;
	return q < n->end ? q + 1 : q;
}

/* Adds the snapshot of object l, whose id has a type before `slash`. */
static void
nested_snapshot(struct nesting *n, const struct nested_level *l,
    size_t slash)
{
	struct span name = l->id, id = l->id;
	struct object_event o = *n->outer;
	struct chrome *c = n->c;
	struct key key = { .space = KEY_OBJECT };

	name.len = slash;
	if (slash > 0 && name.p[slash - 1] == '\\')
		name.len--;		/* the backslash of an escaped slash */
	id.p += slash + 1;
	id.len -= slash + 1;
	o.nested = 1;
	o.off = json_off(&c->j, l->p);
	o.name = chrome_raw_string(c, &name);
	o.id = key.id = chrome_ident(c, &id);
	o.id_text = chrome_raw_string(c, &id);
	o.base_type = chrome_raw_string(c, &l->base_type);
	if (l->cat.type == SPAN_STRING)
		o.cat = chrome_raw_string(c, &l->cat);
	key.upid = o.upid;
	key.scope = o.scope;
	o.key = builder_key(c->b, &key);
	builder_object(c->b, &o);
}

static void
nested_open(struct nesting *n, const char *p)
{
	struct nested_level *l;

	if (n->depth == LIMIT_ARGS_DEPTH || n->deeper > 0) {
		n->deeper++;
		return;
	}
	l = &n->open[n->depth++];
	memset(l, 0, sizeof(*l));
	l->p = p;
	l->is_object = *p == '{';
}

static void
nested_close(struct nesting *n)
{
	struct nested_level *l;
	size_t slash;

	if (n->deeper > 0) {
		n->deeper--;
		return;
	}
	if (n->depth == 0)
		return;
	l = &n->open[--n->depth];
	if (n->depth == 0)
		return;
	if (l->is_object && l->id.type == SPAN_STRING &&
	    l->height < NESTED_HEIGHT &&
	    chrome_typed_id(l->id.p, l->id.len, &slash)) {
		nested_snapshot(n, l, slash);
		l->height++;
	}
	if (l->height > l[-1].height)
		l[-1].height = l->height;
}

void
chrome_nested(struct chrome *c, const struct span *snapshot,
    const struct object_event *outer)
{
	struct nesting n = { c, outer, NULL, 0, 0, NULL };
	const char *p = snapshot->p;

	if (snapshot->type != SPAN_OBJECT && snapshot->type != SPAN_ARRAY)
		return;
	if (memmem(p, snapshot->len, NESTED_SIGN, strlen(NESTED_SIGN)) == NULL)
		return;
	if (c->nested == NULL)
		c->nested = xcalloc(LIMIT_ARGS_DEPTH, sizeof(*c->nested));
	n.open = c->nested;
	for (n.end = p + snapshot->len; p < n.end;) {
		switch (*p) {
		case '"':
			p = nested_string(&n, p);
			continue;
		case '{':
		case '[':
			nested_open(&n, p);
			break;
		case '}':
		case ']':
			nested_close(&n);
			break;
		default:
			break;
		}
		p++;
	}
}
