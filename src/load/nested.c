/*
 * nested: texts of one format inside another (a trace in a page, ftrace text in
 * JSON), read as inputs of their own after the input that they were found in.
 *
 * - A text is copied when it is found: the reader may have decoded it into a
 *   buffer of its own, and the input may still be growing.  It is read when the
 *   reader of the outer input has returned: so only one input of a file is read
 *   at a time, and its offsets begin behind those of a complete input.
 * - A hostile file may hold texts within texts, compressed ones among them: the
 *   layers, the texts and the bytes of all copies are bounded.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/inflate.h"
#include "ttv/utf16.h"
#include "ttv/xmalloc.h"
#include "nested.h"

#define NESTED_DEPTH	4		/* texts in texts; real files: 2 */

void
nested_init(struct nested *t, const char *path, uint64_t size)
{
	memset(t, 0, sizeof(*t));
	t->path = path;
	t->own = SIZE_MAX;
	t->budget = INFLATE_MOST(size);
}

/* Replaces the text's map by what it inflates to; returns 0 or -1. */
static int
nested_inflate(struct nested *t, struct nested_text *text)
{
	int i;

	for (i = 0; i < NESTED_DEPTH && inflate_type(text->map.data,
	    text->map.len) != NULL; i++)
		if (inflate_map(&text->map, t->path, NULL, &t->budget,
		    &text->warn, NULL) == -1)
			return -1;
	if (utf16_is(text->map.data, text->map.len))
		return utf16_map(&text->map, &text->warn, NULL);
	return 0;
}

/* Places all warnings of inflating a text where the text was found. */
static void
nested_place(struct nested_text *text, uint64_t off)
{
	struct warn_entry *e;
	size_t i;

	for (i = 0; i < WARN_MAX; i++) {
		e = &text->warn.entry[i];
		e->nplaces = e->count > 0;
		e->places[0] = off;
	}
}

/*
 * Adds the map as a text whose depth is one more than `depth`; returns 0, or -1
 * with the map closed.
 */
static int
nested_take(struct nested *t, struct mapfile *map, int depth,
    const struct warn *warn, struct nested_text **added)
{
	struct nested_text *text;

	t->v = xgrow(t->v, t->n, &t->cap, sizeof(*t->v));
	text = &t->v[t->n];
	memset(text, 0, sizeof(*text));
	text->map = *map;
	text->depth = depth;
	text->text = SIZE_MAX;
	if (warn != NULL)
		text->warn = *warn;
	if (nested_inflate(t, text) == 0) {
		text->format = format_of(text->map.data, text->map.len);
		if (text->format->read != NULL) {
			*added = text;
			t->n++;
			return 0;
		}
	}
	mapfile_close(&text->map);
	return -1;
}

int
nested_add(struct nested *t, const char *p, size_t n, uint64_t off)
{
	struct nested_text *text;
	struct mapfile map;

	if (t->depth >= NESTED_DEPTH || t->n >= NESTED_TEXTS ||
	    n > t->budget || mapfile_memory(&map, p, n, NULL) == -1)
		return -1;
	t->budget -= n;
	if (nested_take(t, &map, t->depth + 1, NULL, &text) == -1)
		return -1;
	nested_place(text, off);
	return 0;
}

int
nested_member(struct nested *t, struct mapfile *map, size_t number,
    const struct warn *warn)
{
	struct nested_text *text;

	if (t->n >= NESTED_TEXTS) {
		mapfile_close(map);
		return -1;
	}
	if (nested_take(t, map, 0, warn, &text) == -1)
		return -1;
	nested_place(text, WARN_NOWHERE);
	text->text = number;
	return 0;
}

struct nested_text *
nested_next(struct nested *t)
{
	struct nested_text *text;

	if (t->next == t->n)
		return NULL;
	text = &t->v[t->next++];
	t->depth = text->depth;
	return text;
}

void
nested_first(struct nested *t, struct mapfile *map, struct warn *warn)
{
	struct nested_text *first = nested_next(t);

	*map = first->map;
	t->own = first->text;
	warn_merge(warn, &first->warn);
}

void
nested_free(struct nested *t)
{
	for (; t->next < t->n; t->next++)
		mapfile_close(&t->v[t->next].map);
	free(t->v);
	memset(t, 0, sizeof(*t));
}
