/*
 * follow_newest: models of the newest events alone.
 *
 * A model of everything costs as much as there is.  One of the newest events
 * costs as much as is new: its input are the bytes behind those of the large
 * model, with what they need of the past in front, as when the past is
 * forgotten (forget.c): definitions, and events that last beyond the end of
 * the large model.
 *
 *	- Definitions are collected once; each large model adds those of its
 *	  new bytes.
 *	- In a format of which nothing can be forgotten there are no such
 *	  models.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/mapfile.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "follow_build.h"
#include "follow_newest.h"
#include "forget.h"
#include "partial.h"

void
follow_newest_free(struct follow_newest *w)
{
	buf_free(&w->head);
	buf_free(&w->stay);
	strtab_free(w->seen);
	memset(w, 0, sizeof(*w));
}

/* Collects the definitions up to n bytes; 0 or -1. */
static int
newest_head(struct follow_newest *w, const struct format *format,
    const char *data, size_t n, uint64_t base, const char **separator)
{
	struct forgetting g = { .data = data, .len = n, .at = n,
	    .base = base };

	if (w->seen == NULL) {
		w->seen = strtab_new();
		w->joined = base;
	}
	g.from = (size_t)(w->joined - base);
	g.head = &w->head;
	g.seen = w->seen;
	if (forget_beginning(format, &g) == -1)
		return -1;
	*separator = g.separator;
	w->joined = base + g.at;
	return 0;
}

/* Collects the texts of events that last beyond the large model. */
static void
newest_stay(struct follow_newest *w, const struct trace *t,
    const char *separator)
{
	const char *text;
	uint64_t *off;
	size_t i, n, len;

	buf_clear(&w->stay);
	off = forget_stay(t, w->joined, w->from, &n);
	for (i = 0; i < n; i++) {
		if (i > 0 && off[i] == off[i - 1])
			continue;
		text = t->reader->raw(t, off[i], &len);
		if (text == NULL || len == 0)
			continue;
		buf_add(&w->stay, text, len);
		buf_adds(&w->stay, separator);
	}
	free(off);
}

/*
 * Returns a model of head, stay and the bytes of the input from byte `from` on,
 * or NULL.
 */
static struct trace *
newest_make(const struct follow_newest *w, const struct partial_model *m,
    const struct grow *g, uint64_t from)
{
	struct buf past = BUF_INIT;
	struct mapfile map;
	size_t n;
	int r;

	buf_add(&past, w->head.data, w->head.len);
	buf_add(&past, w->stay.data, w->stay.len);
	r = grow_map_behind(g, past.data, past.len, from, &map);
	n = past.len;
	buf_free(&past);
	if (r == -1)
		return NULL;
	n = n < map.len ? follow_build_whole(w->format, map.data, map.len) : n;
	if (n > 0)
		return partial_model(m, &map, n);
	mapfile_close(&map);
	return NULL;
}

void
follow_newest_begin(struct follow_newest *w, const struct trace *t,
    const struct format *format, const char *data, size_t n, uint64_t base,
    int64_t from)
{
	const char *separator;

	w->ready = 0;
	if (!forget_can(format) || newest_head(w, format, data, n, base,
	    &separator) == -1)
		return;
	w->format = format;
	w->from = from;
	newest_stay(w, t, separator);
	w->nold = UINT64_MAX;
	w->ready = 1;
}

struct trace *
follow_newest_model(struct follow_newest *w, const struct partial_model *m,
    const struct grow *g, uint64_t base, uint64_t *events)
{
	uint64_t bytes = grow_bytes(g), old = w->joined - base;
	struct trace *t;

	if (!w->ready || bytes <= old)
		return NULL;
	if (w->nold == UINT64_MAX) {
		t = newest_make(w, m, g, bytes);
		w->nold = t == NULL ? 0 : t->nevents;
		trace_free(t);
	}
	t = newest_make(w, m, g, old);
	if (t != NULL)
		*events = t->nevents > w->nold ? t->nevents - w->nold : 0;
	return t;
}
