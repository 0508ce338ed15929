/* ninja_args: reads a job again from its lines (struct event_source). */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/sort.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "ttv/prefilter.h"
#include "ttv/input.h"
#include "ninja.h"

/*
 * Finds the lines of the job at *off: sets *lines to offsets, returns how
 * many.
 */
static size_t
ninja_lines(const struct ninja_state *s, const uint64_t *off,
    const uint64_t **lines)
{
	size_t lo = 0, hi = s->nmore, mid;

	BISECT(lo, hi, mid, s->more[mid].off < *off);
	if (lo == s->nmore || s->more[lo].off != *off) {
		*lines = off;
		return 1;
	}
	*lines = &s->lines[s->more[lo].first];
	return s->more[lo].n;
}

/* Parses the line at offset off of a text; returns 0, or -1. */
static int
ninja_line_at(const struct ninja_text *text, uint64_t off,
    struct ninja_line *l)
{
	const char *end = text->data + text->len, *p;

	if (off < text->base || off - text->base >= text->len)
		return -1;
	p = text->data + (off - text->base);
	return ninja_parse(p, find_line_end(p, end), l);
}

/* Orders lines by path, those of one path by offset. */
static int
ninja_path_order(const void *a, const void *b)
{
	const struct ninja_line *x = a, *y = b;
	size_t n = x->path_len < y->path_len ? x->path_len : y->path_len;
	int r = memcmp(x->path, y->path, n);

	if (r != 0)
		return r;
	if (x->path_len != y->path_len)
		return COMPARE(x->path_len, y->path_len);
	return COMPARE(x->path, y->path);
}

/* Orders lines by offset. */
static int
ninja_place_order(const void *a, const void *b)
{
	const struct ninja_line *x = a, *y = b;

	return COMPARE(x->path, y->path);
}

struct ninja_line *
ninja_outputs(const struct ninja_state *s, const struct ninja_text *text,
    uint64_t off, size_t *n, struct ninja_line *newest)
{
	const uint64_t *at;
	size_t nlines = ninja_lines(s, &off, &at), i, k = 0;
	struct ninja_line *v = xreallocarray(NULL, nlines, sizeof(*v));

	for (i = 0; i < nlines; i++)
		k += ninja_line_at(text, at[i], &v[k]) == 0;
	if (k == 0) {
		free(v);
		*n = 0;
		return NULL;
	}
	*newest = v[k - 1];
	qsort(v, k, sizeof(*v), ninja_path_order);
	for (i = 1, *n = 1; i < k; i++)
		if (v[i].path_len != v[i - 1].path_len ||
		    memcmp(v[i].path, v[i - 1].path, v[i].path_len) != 0)
			v[(*n)++] = v[i];
	qsort(v, *n, sizeof(*v), ninja_place_order);
	return v;
}

/* Returns the integer that a field spells as a number. */
static struct value *
ninja_number(struct arena *a, const char *p, size_t n)
{
	struct value *v = value_new(a, VALUE_NUMBER);
	struct buf b = BUF_INIT;
	int64_t num = 0;

	ident_parse(p, n, &num);	/* it was a number when the line was
					 * read */
	buf_int(&b, num);
	v->text = arena_strndup(a, b.data, b.len);
	v->len = b.len;
	buf_free(&b);
	return v;
}

static void
ninja_member(struct value *object, const char *key, struct value *v)
{
	value_add(object, key, strlen(key), v);
}

/* Returns {"outputs": [...], "mtime": ..., "hash": ...} of the job at off. */
static struct value *
ninja_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct ninja_text text = { g->map.data, g->map.len, g->base };
	const struct ninja_state *s = g->state;
	struct value *args, *outputs;
	struct ninja_line *v, newest;
	size_t n = 0, i;

	if ((v = ninja_outputs(s, &text, off, &n, &newest)) == NULL)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	outputs = value_new(a, VALUE_ARRAY);
	for (i = 0; i < n; i++)
		value_add(outputs, NULL, 0, value_utf8(a, v[i].path,
		    v[i].path_len));
	ninja_member(args, "outputs", outputs);
	ninja_member(args, "mtime", ninja_number(a, newest.mtime,
	    newest.mtime_len));
	ninja_member(args, s->version == NINJA_OLDEST ? "command" : "hash",
	    value_utf8(a, newest.command, newest.command_len));
	free(v);
	return args;
}

static void
ninja_free(void *state)
{
	struct ninja_state *s = state;

	free(s->more);
	free(s->lines);
	free(s);
}

const struct event_source ninja_events = {
	.tree = ninja_args,
	.raw = input_line,
	.blocks = prefilter_blocks,
	.free = ninja_free,
};
