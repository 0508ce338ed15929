/*
 * A memory dump as tables: the totals of the process, the allocators as a tree
 * with their sizes, the mapped files.  The parts of one dump come in several
 * events; the tables show all parts as one dump.
 *
 * The line of an allocator shows the size, the effective size (without memory
 * of other allocators) in dumps that give one, and the allocator whose memory
 * is shared.  The line unfolds to the other attributes of the allocator and its
 * parts, the largest first.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/value.h"
#include "memory_tree.h"
#include "priv.h"

#define MOST_FILES	10000	/* lines of mapped files */
#define NUMBER_COLS	10	/* width of a column of numbers */

struct dump {
	struct detail		*d;
	const struct view	*v;
	int			 effective;	/* 1: show effective sizes */
};

/* Write `size` into out[0..n), or "" if `has` is 0; returns out. */
static const char *
size_text(char *out, size_t n, int has, uint64_t size)
{
	*out = '\0';
	if (has)
		text_bytes(out, n, size);
	return out;
}

/* Add a line of a table: `numbers`, then key[0..keylen); returns the line. */
static struct detail_line *
table_line(struct detail *d, const char *numbers, const char *key,
    size_t keylen)
{
	struct detail_line *l = detail_add(d, DETAIL_TABLE);

	l->key = key;
	l->keylen = keylen;
	l->len = strlen(numbers);
	l->text = arena_strndup(&d->arena, numbers, l->len);
	return l;
}

/* ---- totals ---- */

static int
begins_with(const struct value *v, const char *begin)
{
	size_t n = strlen(begin);

	return v->keylen >= n && memcmp(v->key, begin, n) == 0;
}

/* Add the totals of the process in `dumps`, which are strings of hex digits. */
static void
totals(struct detail *d, const struct value *dumps)
{
	const struct value *v = value_get(dumps, "process_totals");
	struct detail_line *l;
	char size[32], text[48];
	uint64_t n;

	if (v == NULL || v->child == NULL)
		return;
	detail_title(d, "process totals");
	for (v = v->child; v != NULL; v = v->next) {
		if (v->type != VALUE_STRING || memory_hex(v, &n) == -1)
			continue;
		snprintf(text, sizeof(text), "%*s", NUMBER_COLS,
		    size_text(size, sizeof(size), 1, n));
		l = table_line(d, text, v->key, v->keylen);
		l->brief = begins_with(v, "resident_set") ||
		    begins_with(v, "private_footprint");
	}
}

/* ---- the lines of allocators ---- */

static int
is_key(const struct value *v, const char *key)
{
	return v->keylen == strlen(key) && memcmp(v->key, key, v->keylen) == 0;
}

/* Returns the number of attributes of n that no column shows. */
static size_t
other_attributes(const struct memory_node *n)
{
	const struct value *v = value_get(n->entry, "attrs");
	size_t count = 0;

	if (v == NULL || v->type != VALUE_OBJECT)
		return 0;
	for (v = v->child; v != NULL; v = v->next)
		count += !is_key(v, "size") && !is_key(v, "effective_size");
	return count;
}

/* Add a line at `depth` for each attribute of n that no column shows. */
static void
attribute_lines(struct dump *m, const struct memory_node *n, int depth)
{
	const struct value *v = value_get(n->entry, "attrs"), *value;
	struct detail_line *l;
	char text[64], number[32];
	uint64_t bytes;
	size_t len;

	if (v == NULL || v->type != VALUE_OBJECT)
		return;
	for (v = v->child; v != NULL; v = v->next) {
		if (is_key(v, "size") || is_key(v, "effective_size"))
			continue;
		value = value_get(v, "units");
		len = value != NULL ? value->len : 0;
		bytes = 0;
		*text = '\0';
		if (memory_hex(value_get(v, "value"), &bytes) == 0) {
			if (len == 5 && memcmp(value->text, "bytes", 5) == 0)
				text_bytes(number, sizeof(number), bytes);
			else
				text_count(number, sizeof(number), bytes);
			snprintf(text, sizeof(text), "%*s", m->effective ?
			    2 * NUMBER_COLS : NUMBER_COLS, number);
		}
		l = table_line(m->d, text, v->key, v->keylen);
		l->depth = (uint16_t)depth;
		if (*text == '\0' && (value = value_get(v, "value")) != NULL &&
		    value->type == VALUE_STRING) {
			l->type = DETAIL_TREE;
			l->text = value->text;
			l->len = value->len;
		}
	}
}

/* Add the nodes of `list` at `depth`, and the parts of unfolded nodes. */
static void
node_lines(struct dump *m, const struct memory_node *list, int depth)
{
	char size[32], effective[32], text[80], *path;
	const struct memory_node *n;
	struct detail_line *l;
	size_t len;

	for (n = list; n != NULL; n = n->next) {
		size_text(size, sizeof(size), n->has_size, n->size);
		size_text(effective, sizeof(effective), n->has_effective,
		    n->effective);
		if (m->effective)
			snprintf(text, sizeof(text), "%*s%*s", NUMBER_COLS,
			    size, NUMBER_COLS, effective);
		else
			snprintf(text, sizeof(text), "%*s", NUMBER_COLS, size);
		l = table_line(m->d, text, n->path + n->at, n->len - n->at);
		l->depth = (uint16_t)depth;
		if (n->owned != NULL) {
			l->more = n->owned->path;
			l->morelen = n->owned->len;
		}
		if (n->child == NULL && other_attributes(n) == 0)
			continue;
		len = n->len + 16;
		path = arena_alloc(&m->d->arena, len);
		snprintf(path, len, "allocators.%.*s", (int)n->len, n->path);
		l->path = path;
		l->fold = detail_folded(m->v, path, 1) ? 2 : 1;
		if (l->fold == 1) {
			attribute_lines(m, n, depth + 1);
			node_lines(m, n->child, depth + 1);
		}
	}
}

static void
allocators(struct dump *m, const struct value *const *args, size_t nargs)
{
	struct memory_tree tree;
	char count[32];

	memory_tree(&tree, &m->d->arena, args, nargs);
	if (tree.n == 0)
		return;
	m->effective = tree.effective;
	text_count(count, sizeof(count), tree.n);
	if (m->effective)
		detail_title(m->d, "%*s%*s  allocators (%s)", NUMBER_COLS,
		    "size", NUMBER_COLS, "effective", count);
	else
		detail_title(m->d, "%*s  allocators (%s)", NUMBER_COLS,
		    "size", count);
	node_lines(m, tree.root.child, 0);
}

/* ---- mapped files ---- */

struct mapped {
	const char		*file;
	size_t			 len;
	const struct value	*region;
	uint64_t		 size, resident, dirty;
};

/* Compare for qsort(): by file name, then by address: a total order. */
static int
mapped_order(const void *va, const void *vb)
{
	const struct mapped *a = va, *b = vb;
	size_t n = a->len < b->len ? a->len : b->len;
	int c = memcmp(a->file, b->file, n);

	if (c == 0)
		c = a->len < b->len ? -1 : a->len > b->len;
	return c != 0 ? c : a->region < b->region ? -1 : 1;
}

/* Compare for qsort(): the largest size first, then as mapped_order(). */
static int
mapped_size_order(const void *va, const void *vb)
{
	const struct mapped *a = va, *b = vb;

	if (a->size != b->size)
		return a->size < b->size ? 1 : -1;
	return mapped_order(va, vb);
}

static uint64_t
hex_of(const struct value *v, const char *key)
{
	uint64_t n;

	return memory_hex(value_get(v, key), &n) == 0 ? n : 0;
}

/*
 * Fill *m from `region`: "sz" is the size; "pss" is the resident size, or, when
 * absent or 0, the sum of private and shared, clean and dirty bytes.
 */
static void
mapped_set(struct mapped *m, const struct value *region)
{
	const struct value *bytes = value_get(region, "bs");
	const struct value *file = value_get(region, "mf");

	m->region = region;
	m->file = "";
	m->len = 0;
	if (file != NULL && file->type == VALUE_STRING) {
		m->file = file->text;
		m->len = file->len;
	}
	m->size = hex_of(region, "sz");
	m->resident = hex_of(bytes, "pss");
	if (m->resident == 0)
		m->resident = hex_of(bytes, "pc") + hex_of(bytes, "pd") +
		    hex_of(bytes, "sc") + hex_of(bytes, "sd");
	m->dirty = hex_of(bytes, "pd");
}

static void
mapped_line(struct detail *d, const struct mapped *m, const char *key,
    size_t keylen)
{
	char size[32], resident[32], dirty[32], text[112];

	text_bytes(size, sizeof(size), m->size);
	text_bytes(resident, sizeof(resident), m->resident);
	text_bytes(dirty, sizeof(dirty), m->dirty);
	snprintf(text, sizeof(text), "%*s%*s%*s", NUMBER_COLS, size,
	    NUMBER_COLS, resident, NUMBER_COLS, dirty);
	table_line(d, text, key, keylen);
}

/*
 * Sort m[0..n) by file, merge the regions of each file into one entry, and sort
 * the entries by size.  Returns the number of entries.
 */
static size_t
sum_files(struct mapped *m, size_t n)
{
	size_t i, to = 0;

	if (n == 0)
		return 0;
	qsort(m, n, sizeof(*m), mapped_order);
	for (i = 1; i < n; i++) {
		if (m[i].len == m[to].len &&
		    memcmp(m[i].file, m[to].file, m[i].len) == 0) {
			m[to].size += m[i].size;
			m[to].resident += m[i].resident;
			m[to].dirty += m[i].dirty;
		} else
			m[++to] = m[i];
	}
	qsort(m, to + 1, sizeof(*m), mapped_size_order);
	return to + 1;
}

static void
mapped_files(struct dump *dump, const struct value *dumps)
{
	const struct value *v = value_get(value_get(dumps, "process_mmaps"),
	    "vm_regions");
	struct mapped *m;
	char count[32];
	size_t n = 0, i;

	if (v == NULL || v->type != VALUE_ARRAY || v->count == 0)
		return;
	text_count(count, sizeof(count), v->count);
	m = arena_alloc(&dump->d->arena, v->count * sizeof(*m));
	for (v = v->child; v != NULL; v = v->next)
		mapped_set(&m[n++], v);
	n = sum_files(m, n);
	detail_title(dump->d, "%*s%*s%*s  mapped (%s)", NUMBER_COLS,
	    "size", NUMBER_COLS, "resident", NUMBER_COLS, "dirty", count);
	for (i = 0; i < n && i < MOST_FILES; i++)
		mapped_line(dump->d, &m[i], m[i].len > 0 ? m[i].file :
		    "(no file)", m[i].len > 0 ? m[i].len : 9);
}

void
detail_memory(struct detail *d, const struct view *v,
    const struct value *const *args, size_t nargs)
{
	struct dump m = { .d = d, .v = v };
	const struct value *level;
	size_t i, said = 0;

	for (i = 0; i < nargs; i++) {
		level = value_get(value_get(args[i], "dumps"),
		    "level_of_detail");
		if (level != NULL && level->type == VALUE_STRING &&
		    said++ == 0)
			detail_fact(d, 1, "level", "%.*s", level->len > 40 ?
			    40 : (int)level->len, level->text);
	}
	for (i = 0; i < nargs; i++)
		totals(d, value_get(args[i], "dumps"));
	if (!d->tall)
		return;
	allocators(&m, args, nargs);
	for (i = 0; i < nargs; i++)
		mapped_files(&m, value_get(args[i], "dumps"));
}
