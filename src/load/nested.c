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
 * - The members of a zip in an input are texts of their own, as those of a zip
 *   that is the file.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/inflate.h"
#include "ttv/limit.h"
#include "ttv/utf16.h"
#include "ttv/xmalloc.h"
#include "ttv/zip.h"
#include "manifest.h"
#include "nested.h"

void
nested_init(struct nested *t, const char *path, uint64_t size)
{
	memset(t, 0, sizeof(*t));
	t->path = path;
	t->own = SIZE_MAX;
	t->budget = INFLATE_MOST(size);
}

static int nested_take(struct nested *, struct mapfile *, int, int,
    const struct warn *);

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

void
nested_archive(const struct zip *z, size_t cuts, struct warn *warn)
{
	warn_addn(warn, WARN_ARCHIVE, WARN_NOWHERE,
	    z->lost + (z->endless && cuts == 0));
}

/*
 * Ends the program if `why` is that the machine has no memory, descriptor or
 * disk for a text, which is then not taken for one that is no trace.  Returns
 * r.
 */
static int
nested_unless_machine(int r, const struct err *why)
{
	if (r == -1 && why->code == ERR_OPEN)
		fatal("%s", why->msg);
	return r;
}

/*
 * Adds the members of a zip, whose depth is `depth`; returns 0, or -1 when none
 * is a trace: the manifest of an inner archive is none, nor read.  The first
 * one has the warnings, and the count of those that are none.
 */
static int
nested_zip(struct nested *t, const struct zip *z, int depth, int layers,
    const struct warn *before)
{
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct mapfile map;
	struct err why;
	size_t i, n, first = t->n, cuts = 0;
	uint64_t lost = 0;

	for (i = 0; i < z->n && t->members < LIMIT_TEXTS; i++, t->members++) {
		memset(warn, 0, sizeof(*warn));
		err_clear(&why);
		n = t->n;
		if (nested_unless_machine(zip_inflate(z, &z->v[i], &map,
		    t->path, NULL, &t->budget, warn, &why), &why) == -1 ||
		    nested_take(t, &map, depth, layers, warn) == -1)
			lost++;
		else if (t->n == n + 1 && manifest_is(t->v[n].map.data,
		    t->v[n].map.len)) {
			mapfile_close(&t->v[--t->n].map);
			lost++;
		} else
			cuts += warn->entry[WARN_COMPRESSED_CUT].count > 0;
	}
	free(warn);
	lost += z->n - i;
	if (t->n == first)
		return -1;
	warn_merge(&t->v[first].warn, before);
	nested_archive(z, cuts, &t->v[first].warn);
	warn_addn(&t->v[first].warn, WARN_MEMBER, WARN_NOWHERE, lost);
	return 0;
}

/* Adds a text that is not compressed; returns 0, or -1 when it is no trace. */
static int
nested_push(struct nested *t, struct mapfile *map, int depth, int packed,
    const struct warn *warn)
{
	const struct format *format = format_of(map->data, map->len);
	struct nested_text *text;

	if (format->read == NULL || t->n >= LIMIT_TEXTS)
		return -1;
	t->v = xgrow(t->v, t->n, &t->cap, sizeof(*t->v));
	text = &t->v[t->n++];
	memset(text, 0, sizeof(*text));
	text->map = *map;
	text->format = format;
	text->depth = depth;
	text->packed = packed;
	text->part = t->part;
	text->text = SIZE_MAX;
	text->warn = *warn;
	return 0;
}

/*
 * Takes a layer of compression off the map; returns 1, 0 when it had none, -1
 * when that fails, and 2 when it was a zip of several members, which are added.
 */
static int
nested_layer(struct nested *t, struct mapfile *map, int depth, int layers,
    struct warn *warn)
{
	const char *type = inflate_type(map->data, map->len);
	struct err why;
	struct zip z;
	int r = 1;

	err_clear(&why);
	if (type == NULL)
		return 0;
	if (strcmp(type, "zip") == 0 || strcmp(type, "tar") == 0) {
		zip_open(&z, map);
		if (zip_is_several(&z))
			r = nested_zip(t, &z, depth, layers, warn) == 0 ? 2 :
			    -1;
		zip_close(&z);
	}
	if (r == 1 && nested_unless_machine(inflate_map(map, t->path, NULL,
	    &t->budget, warn, &why), &why) == -1)
		r = -1;
	return r;
}

/*
 * Adds what the map inflates to, through that many layers: a text, or the
 * members of a zip.  Their depth is `depth`; returns 0, or -1 when there is
 * none.  The map is closed or has become a text's.
 */
static int
nested_take(struct nested *t, struct mapfile *map, int depth, int layers,
    const struct warn *before)
{
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct err why;
	int r = 1, packed = 0;

	err_clear(&why);
	if (before != NULL)
		*warn = *before;
	while (layers-- > 0 && r == 1) {
		r = nested_layer(t, map, depth, layers, warn);
		packed |= r == 1;
	}
	if ((r == 0 || r == 1) && utf16_is(map->data, map->len))
		r = nested_unless_machine(utf16_map(map, warn, &why), &why);
	if (r == 0 || r == 1)
		r = nested_push(t, map, depth, packed, warn);
	if (r != 0)			/* else it is the text's */
		mapfile_close(map);
	free(warn);
	return r == -1 ? -1 : 0;
}

int
nested_add(struct nested *t, const char *p, size_t n, uint64_t off)
{
	struct mapfile map;
	struct err why;
	size_t i = t->n;

	err_clear(&why);
	if (t->depth >= LIMIT_TEXT_DEPTH || t->n >= LIMIT_TEXTS ||
	    n > t->budget || nested_unless_machine(mapfile_copy(&map, p, n,
	    &why), &why) == -1)
		return -1;
	t->budget -= n;
	if (nested_take(t, &map, t->depth + 1, LIMIT_TEXT_DEPTH, NULL) == -1)
		return -1;
	for (; i < t->n; i++)
		nested_place(&t->v[i], off);
	return 0;
}

int
nested_member(struct nested *t, struct mapfile *map, size_t number,
    const struct warn *warn)
{
	size_t i = t->n;

	if (t->n >= LIMIT_TEXTS) {
		mapfile_close(map);
		return -1;
	}
	if (nested_take(t, map, 0, LIMIT_TEXT_DEPTH, warn) == -1)
		return -1;
	for (; i < t->n; i++) {
		nested_place(&t->v[i], WARN_NOWHERE);
		t->v[i].text = number;
	}
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
