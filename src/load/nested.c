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
#define NESTED_TEXTS	1024		/* of a file; a map each, of which the
					 * kernel allows 65530 */

void
nested_init(struct nested *t, const char *path, uint64_t size)
{
	memset(t, 0, sizeof(*t));
	t->path = path;
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

int
nested_add(struct nested *t, const char *p, size_t n, uint64_t off)
{
	struct nested_text *text;

	if (t->depth >= NESTED_DEPTH || t->n >= NESTED_TEXTS ||
	    n > t->budget)
		return -1;
	t->budget -= n;
	t->v = xgrow(t->v, t->n, &t->cap, sizeof(*t->v));
	text = &t->v[t->n];
	memset(text, 0, sizeof(*text));
	text->depth = t->depth + 1;
	if (mapfile_memory(&text->map, p, n, NULL) == -1)
		return -1;
	if (nested_inflate(t, text) == 0) {
		nested_place(text, off);
		text->format = format_of(text->map.data, text->map.len);
		if (text->format->read != NULL) {
			t->n++;
			return 0;
		}
	}
	mapfile_close(&text->map);
	return -1;
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
nested_free(struct nested *t)
{
	for (; t->next < t->n; t->next++)
		mapfile_close(&t->v[t->next].map);
	free(t->v);
	memset(t, 0, sizeof(*t));
}
