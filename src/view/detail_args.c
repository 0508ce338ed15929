/*
 * A value as a tree of lines.
 *
 *	▼ cost {2}
 *	  tokens 18221
 *	▶ frames [212]
 *	  url "https://..."
 *
 * Each container has a path ("args.cost") by which it is folded.  Big ones
 * are folded at first, small arrays of scalars stand in one line; the list of
 * folded paths names those that are not as they are at first.  Long strings
 * are continued on further lines, so that all of a value can be read.  A
 * reference to an object says what it refers to, and leads there.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/ref.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "priv.h"
#include "sat.h"

#define MANY_MEMBERS	20	/* containers with more start folded */
#define DEEP		3	/* deeper ones start folded */
#define INLINE_BYTES	56
#define MOST_LINES	50000	/* of one tree */
#define MOST_WRAPPED	200	/* lines of one string */

struct tree {
	struct detail		*d;
	const struct view	*v;
	uint32_t		 upid;
	int64_t			 ts;
	int			 width;	/* columns of the pane's column */
	size_t			 end;	/* lines at most */
};

static int
is_container(const struct value *v)
{
	return v->type == VALUE_OBJECT || v->type == VALUE_ARRAY;
}

static int
is_folded(const struct tree *t, const char *path, int at_first)
{
	size_t i;

	for (i = 0; i < t->v->npane_folded; i++)
		if (strcmp(t->v->pane_folded[i], path) == 0)
			return !at_first;
	return at_first;
}

/* The bytes of s that fit into so many columns; stops at a newline. */
static size_t
take(const char *s, size_t len, int width)
{
	size_t at = 0, used;
	uint32_t c;
	int w;

	while (at < len) {
		c = text_decode(s + at, len - at, &used);
		if (c == '\n')
			return at;
		w = text_width(c);
		width -= w < 0 ? 1 : w;
		if (width < 0 && at > 0)
			return at;
		at += used;
	}
	return at;
}

/* A string in quotes, over as many lines as it needs. */
static void
add_string(struct tree *t, struct detail_line *first, const char *s,
    size_t len)
{
	int room = t->width - 2 * first->depth - 2 - (int)first->keylen - 3;
	uint16_t depth = first->depth;
	struct detail_line *l = first;
	char *text;
	size_t n, lines;

	text = arena_alloc(&t->d->arena, len + 3);
	text[0] = '"';
	memcpy(text + 1, s, len);
	text[len + 1] = '"';
	text[len + 2] = '\0';
	s = text;
	len += 2;
	for (lines = 0; ; lines++) {
		if (lines > 0)
			room = t->width - 2 * depth - 6;
		n = lines < MOST_WRAPPED ? take(s, len, room < 8 ? 8 : room) :
		    len;
		l->text = s;
		l->len = n;
		s += n;
		len -= n;
		if (len > 0 && *s == '\n') {
			s++;
			len--;
		}
		if (len == 0)
			break;
		l = detail_add(t->d, DETAIL_TREE);
		l->depth = (uint16_t)(depth + 2);
	}
}

static void
add_reference(struct tree *t, struct detail_line *l, const struct value *v)
{
	const struct trace *tr = t->v->trace;
	const struct value *id = value_get(v, "id_ref");
	const struct object *o;
	char tmp[256], when[48];
	struct ref ref;
	int n;

	if (id == NULL)
		id = value_get(v, "idRef");
	n = snprintf(tmp, sizeof(tmp), "id_ref %.*s ", id != NULL ?
	    (int)(id->len < 40 ? id->len : 40) : 0, id != NULL &&
	    id->text != NULL ? id->text : "");
	if (ref_find(tr, t->upid, t->ts, v, &ref) == -1)
		snprintf(tmp + n, sizeof(tmp) - (size_t)n,
		    "(no such object then)");
	else {
		o = &tr->objects[ref.object];
		if (ref.snapshot != NONE) {
			text_time(when, sizeof(when), sat_sub(
			    tr->snapshots[ref.snapshot].ts, tr->start), 0);
			l->target.type = SEL_SNAPSHOT;
			l->target.id = ref.snapshot;
		} else {
			snprintf(when, sizeof(when), "no snapshot");
			l->target.type = SEL_OBJECT;
			l->target.id = ref.object;
		}
		snprintf(tmp + n, sizeof(tmp) - (size_t)n,
		    "= %.120s, snapshot %s", trace_str(tr, o->name), when);
	}
	l->len = strlen(tmp);
	l->text = arena_strndup(&t->d->arena, tmp, l->len);
}

/* A short container of scalars as it is. */
static int
add_inline(struct tree *t, struct detail_line *l, const struct value *v)
{
	const struct value *c;
	struct buf b = BUF_INIT;
	size_t bytes = 0;

	for (c = v->child; c != NULL; c = c->next) {
		if (is_container(c) || (bytes += c->len + c->keylen + 4) >
		    INLINE_BYTES)
			return 0;
	}
	if (v->type == VALUE_OBJECT && v->count > 0)
		return 0;
	value_json(&b, v);
	l->text = arena_strndup(&t->d->arena, b.data, b.len);
	l->len = b.len;
	buf_free(&b);
	return 1;
}

static void add_members(struct tree *, const struct value *, int,
    const char *);

static void
add_container(struct tree *t, size_t line, const struct value *v, int depth,
    const char *parent)
{
	struct detail_line *l = &t->d->lines[line];
	char *path, tmp[48];
	size_t n;
	int folded;

	n = strlen(parent) + l->keylen + 2;
	path = arena_alloc(&t->d->arena, n);
	snprintf(path, n, "%s.%.*s", parent, (int)l->keylen, l->key);
	folded = is_folded(t, path, depth >= DEEP ||
	    v->count > MANY_MEMBERS);
	l->path = path;
	l->fold = folded ? 2 : 1;
	snprintf(tmp, sizeof(tmp), v->type == VALUE_ARRAY ? "[%zu]" : "{%zu}",
	    v->count);
	l->len = strlen(tmp);
	l->text = arena_strndup(&t->d->arena, tmp, l->len);
	if (!folded)
		add_members(t, v, depth + 1, path);
}

static void
add_value(struct tree *t, const char *key, size_t keylen,
    const struct value *v, int depth, const char *parent)
{
	struct detail_line *l = detail_add(t->d, DETAIL_TREE);

	l->key = key;
	l->keylen = keylen;
	l->depth = (uint16_t)depth;
	if (ref_is(v))
		add_reference(t, l, v);
	else if (is_container(v)) {
		if (!add_inline(t, l, v))
			add_container(t, t->d->n - 1, v, depth, parent);
	} else if (v->type == VALUE_STRING)
		add_string(t, l, v->text, v->len);
	else if (v->type == VALUE_NULL) {
		l->text = "null";
		l->len = 4;
	} else {
		l->text = v->text;
		l->len = v->len;
	}
}

static void
add_members(struct tree *t, const struct value *v, int depth,
    const char *path)
{
	const struct value *c;
	struct detail_line *l;
	char tmp[32], *key;
	size_t i = 0, n;

	for (c = v->child; c != NULL; c = c->next, i++) {
		if (t->d->n >= t->end) {
			l = detail_add(t->d, DETAIL_TEXT);
			l->text = "... and more: too many to list";
			l->len = strlen(l->text);
			return;
		}
		if (v->type == VALUE_OBJECT) {
			add_value(t, c->key, c->keylen, c, depth, path);
			continue;
		}
		n = (size_t)snprintf(tmp, sizeof(tmp), "%zu", i);
		key = arena_strndup(&t->d->arena, tmp, n);
		add_value(t, key, n, c, depth, path);
	}
}

void
detail_args(struct detail *d, const struct view *v, const char *title,
    const struct value *value, uint32_t upid, int64_t ts)
{
	struct tree t;

	if (value == NULL || (is_container(value) && value->count == 0))
		return;
	t.d = d;
	t.v = v;
	t.upid = upid;
	t.ts = ts;
	t.width = pane_column_width(v->cols);
	t.end = d->n + MOST_LINES;
	if (is_container(value) && !ref_is(value)) {
		detail_title(d, "%s (%zu)", title, value->count);
		add_members(&t, value, 0, title);
	} else {
		detail_title(d, "%s", title);
		add_value(&t, "", 0, value, 0, title);
	}
}
