/*
 * A value as a tree of lines.
 *
 *	▼ cost {2}
 *	  tokens 18221
 *	▶ frames [212]  {3}, {3}, {3}, ...
 *	  url "https://..."
 *
 * - Each container has a path ("args.cost"), the key of its fold.  Big
 *   containers start folded, unless the search is in them, small arrays of
 *   scalars stand in one line.  The list of folded paths names the containers
 *   whose fold differs from their first state.
 * - Long strings continue on further lines, so that the whole value can be
 *   read; strings of more than LONG_STRING lines start folded.
 * - Of the members of an object, those that name something come first (a
 *   function, a file, a line), and identifiers last; the order of the file
 *   stands among equals.
 * - A reference to an object shows the name and id of the object, has the
 *   object or its snapshot as target, and unfolds to the snapshot in force.
 *   A snapshot may contain references to other objects, also in circles: every
 *   reference starts folded, and only the user unfolds it.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/buf.h"
#include "ttv/ref.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/view.h"
#include "detail.h"
#include "passed.h"

#define MANY_MEMBERS	20	/* containers with more members start folded */
#define MANY_SIBLINGS	8	/* containers among more start folded */
#define DEEP		3	/* depth from which containers start folded */
#define INLINE_BYTES	56	/* array in one line; 4 for punctuation each */
#define MOST_LINES	50000	/* of one tree */
#define MOST_WRAPPED	1000	/* lines of one string */
#define LONG_STRING	12	/* lines: longer strings start folded */
#define LONG_SHOWN	2	/* lines of a folded string */

struct tree {
	struct detail		*d;
	const struct view	*v;
	uint32_t		 upid;
	int64_t			 ts;
	int			 width;	/* of a column of the pane, in cells */
	size_t			 end;	/* most lines in d, of all parts */
	int			 many;	/* 1: many siblings, fold at first */
};

static int
is_container(const struct value *v)
{
	return v->type == VALUE_OBJECT || v->type == VALUE_ARRAY;
}

/*
 * Returns the number of bytes of s[0..len) that fit into `width` columns, up to
 * a newline, and at least one character.
 */
static size_t
args_fit(const char *s, size_t len, int width)
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

/* Returns the columns left at `depth` after a key of keylen, at least 8. */
static int
room_for(const struct tree *t, int depth, int keylen)
{
	int room = t->width - 2 * depth - 3 - keylen;

	return room < 8 ? 8 : room;
}

/* Returns the path parent.key, allocated in the arena of the list. */
static char *
add_path(const struct tree *t, const char *parent, const char *key,
    size_t keylen)
{
	size_t n = strlen(parent) + keylen + 2;
	char *path = arena_alloc(&t->d->arena, n);

	snprintf(path, n, "%s.%.*s", parent, (int)keylen, key);
	return path;
}

/*
 * Returns the number of lines that s[0..len) takes at `depth` after a key of
 * keylen columns, or most + 1 for any number above `most`.
 */
static size_t
lines_of(const struct tree *t, const char *s, size_t len, int depth,
    int keylen, size_t most)
{
	size_t lines = 0, n;

	while (len > 0 && lines <= most) {
		n = args_fit(s, len, lines == 0 ? room_for(t, depth, keylen) :
		    room_for(t, depth + 2, 0));
		n += n < len && s[n] == '\n';
		s += n;
		len -= n;
		lines++;
	}
	return lines;
}

/*
 * Add s[0..len) in quotes to line l and the lines after l, up to MOST_WRAPPED;
 * a string of more than LONG_STRING lines becomes a container in `parent`.
 */
static void
add_string(struct tree *t, struct detail_line *l, const char *s, size_t len,
    const char *parent)
{
	int depth = l->depth, keylen = (int)l->keylen;
	size_t n, lines, most = MOST_WRAPPED;
	char *text, *path;

	text = arena_alloc(&t->d->arena, len + 3);
	text[0] = '"';
	memcpy(text + 1, s, len);
	text[len + 1] = '"';
	text[len + 2] = '\0';
	s = text;
	len += 2;
	if (lines_of(t, s, len, depth, keylen, LONG_STRING) > LONG_STRING) {
		path = add_path(t, parent, l->key, l->keylen);
		l->fold = detail_folded(t->v, path, 1) ? 2 : 1;
		l->path = path;
		most = l->fold == 2 ? LONG_SHOWN : MOST_WRAPPED;
	}
	for (lines = 1; ; lines++) {
		n = args_fit(s, len, lines == 1 ? room_for(t, depth, keylen) :
		    room_for(t, depth + 2, 0));
		l->text = s;
		l->len = n;
		n += n < len && s[n] == '\n';
		s += n;
		len -= n;
		if (len == 0)
			break;
		l = detail_add(t->d, DETAIL_TREE);
		l->depth = (uint16_t)(depth + 2);
		if (lines == most) {
			l->text = arena_alloc(&t->d->arena, 64);
			l->len = (size_t)snprintf((char *)(uintptr_t)l->text,
			    64, "... and %zu bytes more", len - 1);
			break;
		}
	}
}

static void add_members(struct tree *, const struct value *, int,
    const char *);
static void add_value(struct tree *, const char *, size_t,
    const struct value *, int, const char *);

/*
 * Set the text and target of l to the object or snapshot that r refers to, and
 * *ref to the result of the lookup.  Returns 0 when *ref has a snapshot, or -1.
 */
static int
reference_text(struct tree *t, struct detail_line *l,
    const struct reference *r, struct ref *ref)
{
	const struct trace *tr = t->v->trace;
	const struct value *id = r->id;
	const struct object *o;
	char tmp[256], when[48] = "";
	int n;

	n = id != NULL && id->text != NULL ? id->len < 40 ? (int)id->len :
	    40 : 0;
	if (ref_find(tr, t->upid, t->ts, r, ref) == -1)
		snprintf(tmp, sizeof(tmp), "id_ref %.*s (no such object "
		    "then)", n, n > 0 ? id->text : "");
	else {
		o = &tr->objects[ref->object];
		l->target.type = ENTITY_OBJECT;
		l->target.id = ref->object;
		if (ref->snapshot != NONE) {
			text_time(when, sizeof(when), sat_sub(
			    tr->snapshots[ref->snapshot].ts, tr->start), 0);
			l->target.type = ENTITY_SNAPSHOT;
			l->target.id = ref->snapshot;
		}
		snprintf(tmp, sizeof(tmp), "= %.120s %.*s %s%s", trace_str(tr,
		    o->name), n, n > 0 ? id->text : "", *when != '\0' ?
		    "at " : "without a snapshot", when);
	}
	l->len = strlen(tmp);
	l->text = arena_strndup(&t->d->arena, tmp, l->len);
	return *when != '\0' ? 0 : -1;
}

/* Show r on line number `line`, and under an unfolded line the snapshot. */
static void
add_reference(struct tree *t, size_t line, const struct reference *r,
    int depth, const char *parent)
{
	struct detail_line *l = &t->d->lines[line];
	struct tree inside = *t;
	const struct value *shot;
	const char *path;
	struct reference again;
	struct ref ref;

	if (reference_text(t, l, r, &ref) == -1)
		return;
	l->path = path = add_path(t, parent, l->key, l->keylen);
	l->fold = detail_folded(t->v, path, 1) ? 2 : 1;
	if (l->fold == 2)
		return;
	shot = ref_snapshot(t->v->trace, ref.snapshot, &t->d->arena);
	inside.ts = t->v->trace->snapshots[ref.snapshot].ts;
	if (shot != NULL && is_container(shot) &&
	    !ref_is(t->v->trace, shot, &again))
		add_members(&inside, shot, depth + 1, path);
	else if (shot != NULL)
		add_value(&inside, "", 0, shot, depth + 1, path);
}

/*
 * Set the text of l to v as JSON if v is an empty object or an array of scalars
 * of at most INLINE_BYTES.  Returns 1 if so, else 0.
 */
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

/*
 * Set the text of l to the number of members of v, "{5}" or "[5]"; if `folded`,
 * followed by the first members, as many as the line has room for.
 */
static void
container_text(struct tree *t, struct detail_line *l, const struct value *v,
    int folded)
{
	int room = room_for(t, l->depth, (int)l->keylen);
	const struct value *c;
	struct buf b = BUF_INIT;

	buf_printf(&b, v->type == VALUE_ARRAY ? "[%zu]" : "{%zu}", v->count);
	for (c = v->child; folded && c != NULL && b.len < (size_t)room;
	    c = c->next) {
		buf_printf(&b, "%s", c == v->child ? "  " : ", ");
		if (v->type == VALUE_OBJECT)
			buf_printf(&b, "%.*s ", c->keylen > 60 ? 60 :
			    (int)c->keylen, c->key);
		if (is_container(c))
			buf_printf(&b, c->type == VALUE_ARRAY ? "[%zu]" :
			    "{%zu}", c->count);
		else if (c->type == VALUE_NULL)
			buf_printf(&b, "null");
		else
			buf_printf(&b, c->type == VALUE_STRING ? "\"%.*s\"" :
			    "%.*s", c->len > 28 ? 28 : (int)c->len, c->text);
	}
	l->len = b.len;
	l->text = arena_strndup(&t->d->arena, b.data, b.len);
	buf_free(&b);
}

static void
add_container(struct tree *t, size_t line, const struct value *v, int depth,
    const char *parent)
{
	struct detail_line *l = &t->d->lines[line];
	char *path = add_path(t, parent, l->key, l->keylen);
	int folded;

	folded = detail_folded(t->v, path, (depth >= DEEP ||
	    v->count > MANY_MEMBERS || t->many) && !detail_has_hit(t->v, v));
	l->path = path;
	l->fold = folded ? 2 : 1;
	container_text(t, l, v, folded);
	if (!folded)
		add_members(t, v, depth + 1, path);
}

static void
add_value(struct tree *t, const char *key, size_t keylen,
    const struct value *v, int depth, const char *parent)
{
	struct detail_line *l = detail_add(t->d, DETAIL_TREE);
	struct reference r;

	l->key = key;
	l->keylen = keylen;
	l->depth = (uint16_t)depth;
	if (ref_is(t->v->trace, v, &r))
		add_reference(t, t->d->n - 1, &r, depth, parent);
	else if (is_container(v)) {
		if (!add_inline(t, l, v))
			add_container(t, t->d->n - 1, v, depth, parent);
	} else if (v->type == VALUE_STRING)
		add_string(t, l, v->text, v->len, parent);
	else if (v->type == VALUE_NULL) {
		l->text = "null";
		l->len = 4;
	} else {
		l->text = v->text;
		l->len = v->len;
	}
}

/* What a member of an object tells, in the order in which they are shown. */
enum member { MEMBER_NAME, MEMBER_OTHER, MEMBER_ID, MEMBERS };

/* Returns whether a key ends with a word, in any case of its first letter. */
static int
ends_with(const char *key, size_t n, const char *word)
{
	size_t len = strlen(word);

	return n >= len && strncasecmp(key + n - len, word, len) == 0;
}

static enum member
member_of(const struct value *c)
{
	static const char *const names[] = { "name", "function", "func", "url",
	    "file", "path", "line", "linenumber", "detail", "message", "title",
	    "label", "description", "method", "command", "query" };
	static const char *const ids[] = { "id", "hash", "isolate", "frame",
	    "ptr", "address", "handle", "token" };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (ends_with(c->key, c->keylen, names[i]))
			return MEMBER_NAME;
	for (i = 0; i < sizeof(ids) / sizeof(ids[0]); i++)
		if (ends_with(c->key, c->keylen, ids[i]))
			return MEMBER_ID;
	return MEMBER_OTHER;
}

/* Says that a tree has too many lines; returns whether it has. */
static int
is_full(struct tree *t)
{
	struct detail_line *l;

	if (t->d->n < t->end)
		return 0;
	l = detail_add(t->d, DETAIL_TEXT);
	l->text = "... and more: too many to list";
	l->len = strlen(l->text);
	return 1;
}

static void
add_object(struct tree *t, const struct value *v, int depth, const char *path)
{
	const struct value *c;
	int m;

	for (m = MEMBER_NAME; m < MEMBERS; m++)
		for (c = v->child; c != NULL; c = c->next) {
			if ((int)member_of(c) != m)
				continue;
			if (is_full(t))
				return;
			add_value(t, c->key, c->keylen, c, depth, path);
		}
}

static void
add_members(struct tree *t, const struct value *v, int depth,
    const char *path)
{
	const struct value *c;
	char tmp[32], *key;
	size_t i = 0, n;
	int many = t->many;

	t->many = v->count > MANY_SIBLINGS;
	if (v->type == VALUE_OBJECT)
		add_object(t, v, depth, path);
	for (c = v->child; v->type != VALUE_OBJECT && c != NULL && !is_full(t);
	    c = c->next, i++) {
		n = (size_t)snprintf(tmp, sizeof(tmp), "%zu", i);
		key = arena_strndup(&t->d->arena, tmp, n);
		add_value(t, key, n, c, depth, path);
	}
	t->many = many;
}

static void
tree_init(struct tree *t, struct detail *d, const struct view *v,
    uint32_t upid, int64_t ts)
{
	t->d = d;
	t->v = v;
	t->upid = upid;
	t->ts = ts;
	t->width = detail_width(v->cols);
	t->end = d->n + MOST_LINES;
	t->many = 0;
}

void
detail_args(struct detail *d, const struct view *v, const char *title,
    const struct value *value, uint32_t upid, int64_t ts)
{
	struct reference r;
	struct tree t;

	if (value == NULL || (is_container(value) && value->count == 0))
		return;
	tree_init(&t, d, v, upid, ts);
	if (is_container(value) && !ref_is(v->trace, value, &r)) {
		detail_title(d, "%s (%zu)", title, value->count);
		add_members(&t, value, 0, title);
	} else {
		detail_title(d, "%s", title);
		add_value(&t, "", 0, value, 0, title);
	}
}

void
detail_reference(struct detail *d, const struct view *v, const char *title,
    const struct reference *r, uint32_t upid, int64_t ts)
{
	struct detail_line *l;
	struct tree t;

	tree_init(&t, d, v, upid, ts);
	detail_title(d, "%s", title);
	l = detail_add(d, DETAIL_TREE);
	l->key = "";
	add_reference(&t, d->n - 1, r, 0, title);
}

void
detail_value(struct detail *d, const struct view *v, const char *path,
    const char *key, const struct value *value, int depth)
{
	struct tree t;

	tree_init(&t, d, v, NONE, v->trace->start);
	add_value(&t, key, strlen(key), value, depth, path);
}
