/*
 * A memory dump as a table: the process' totals, then the allocators by size.
 * The format writes numbers as hexadecimal text, an allocator as a path
 * ("malloc/allocated_objects") with attributes; only paths of one or two parts
 * are listed, the args below the table have them all.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/value.h"
#include "priv.h"

#define MOST_ROWS	64
#define LEVEL		"level"

struct memory_row {
	const char	*name;
	size_t		 len;
	uint64_t	 size;
};

int
memory_hex(const struct value *v, uint64_t *n)
{
	char *end;

	if (v == NULL || (v->type != VALUE_STRING && v->type != VALUE_NUMBER) ||
	    v->len == 0 || v->len > 16)
		return -1;
	*n = strtoull(v->text, &end, v->type == VALUE_STRING ? 16 : 10);
	return end == v->text + v->len ? 0 : -1;
}

static int
begins_with(const struct value *v, const char *begin)
{
	size_t n = strlen(begin);

	return v->keylen >= n && memcmp(v->key, begin, n) == 0;
}

static void
totals(struct detail *d, const struct value *dumps)
{
	const struct value *v = value_get(dumps, "process_totals");
	struct detail_line *l;
	char size[32];
	uint64_t n;

	if (v == NULL || v->child == NULL)
		return;
	detail_title(d, "process totals");
	for (v = v->child; v != NULL; v = v->next) {
		if (v->type != VALUE_STRING || memory_hex(v, &n) == -1)
			continue;
		l = detail_add(d, DETAIL_FACT);
		l->brief = begins_with(v, "resident_set") ||
		    begins_with(v, "private_footprint");
		l->key = v->key;
		l->keylen = v->keylen;
		l->len = text_bytes(size, sizeof(size), n);
		l->text = arena_strndup(&d->arena, size, l->len);
	}
}

static int
slashes(const struct value *v)
{
	size_t i;
	int n = 0;

	for (i = 0; i < v->keylen; i++)
		n += v->key[i] == '/';
	return n;
}

/* By size, the largest first; then by name. */
static int
row_order(const void *va, const void *vb)
{
	const struct memory_row *a = va, *b = vb;
	size_t n = a->len < b->len ? a->len : b->len;
	int c;

	if (a->size != b->size)
		return a->size < b->size ? 1 : -1;
	if ((c = memcmp(a->name, b->name, n)) != 0)
		return c;
	return a->len < b->len ? -1 : a->len > b->len;
}

static void
allocators(struct detail *d, const struct value *dumps)
{
	const struct value *list = value_get(dumps, "allocators"), *v;
	struct memory_row *row;
	size_t n = 0, i;
	char size[32];

	if (list == NULL || list->child == NULL)
		return;
	row = arena_alloc(&d->arena, (list->count + 1) * sizeof(*row));
	for (v = list->child; v != NULL; v = v->next)
		if (v->key != NULL && slashes(v) <= 1 && memory_hex(value_get(
		    value_get(value_get(v, "attrs"), "size"), "value"),
		    &row[n].size) == 0) {
			row[n].name = v->key;
			row[n++].len = v->keylen;
		}
	if (n == 0)
		return;
	qsort(row, n, sizeof(*row), row_order);
	detail_title(d, "allocators by size (%zu of %zu)", n < MOST_ROWS ? n :
	    MOST_ROWS, list->count);
	for (i = 0; i < n && i < MOST_ROWS; i++) {
		text_bytes(size, sizeof(size), row[i].size);
		detail_text(d, "%10s  %.*s", size, row[i].len < 200 ?
		    (int)row[i].len : 200, row[i].name);
	}
}

/* An earlier part of the same dump has said it. */
static int
has_level(const struct detail *d)
{
	size_t i;

	for (i = 0; i < d->n; i++)
		if (d->lines[i].key != NULL && strcmp(d->lines[i].key,
		    LEVEL) == 0)
			return 1;
	return 0;
}

void
detail_memory(struct detail *d, const struct value *args)
{
	const struct value *dumps = value_get(args, "dumps"), *level;
	struct detail_line *l;

	if (dumps == NULL)
		return;
	level = value_get(dumps, "level_of_detail");
	if (level != NULL && level->type == VALUE_STRING && !has_level(d)) {
		l = detail_add(d, DETAIL_FACT);
		l->key = LEVEL;
		l->keylen = strlen(LEVEL);
		l->brief = 1;
		l->text = level->text;
		l->len = level->len;
	}
	totals(d, dumps);
	allocators(d, dumps);
}
