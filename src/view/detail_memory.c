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

#include "ttv/memory_facts.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "detail.h"
#include "ttv/memory_tree.h"
#include "ttv/sort.h"

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

static void
totals(struct detail *d, const struct memory_facts *f)
{
	const struct memory_total *t;
	struct detail_line *l;
	char size[32], text[48];
	size_t i;

	if (f->ntotals == 0)
		return;
	detail_title(d, "process totals");
	for (i = 0; i < f->ntotals; i++) {
		t = &f->totals[i];
		snprintf(text, sizeof(text), "%*s", NUMBER_COLS,
		    size_text(size, sizeof(size), 1, t->bytes));
		l = table_line(d, text, t->name.p, t->name.len);
		l->brief = t->brief;
	}
}

/* ---- the lines of allocators ---- */

/* Returns the number of attributes of n that no column shows. */
static size_t
other_attributes(const struct memory_node *n)
{
	return n->allocator == NULL ? 0 : n->allocator->nattributes;
}

static void
attribute_line(struct dump *m, const struct memory_attribute *t, int depth)
{
	char text[64] = "", number[32];
	struct detail_line *l;

	if (t->has_number) {
		if (t->is_bytes)
			text_bytes(number, sizeof(number), t->number);
		else
			text_count(number, sizeof(number), t->number);
		snprintf(text, sizeof(text), "%*s", m->effective ?
		    2 * NUMBER_COLS : NUMBER_COLS, number);
	}
	l = table_line(m->d, text, t->name.p, t->name.len);
	l->depth = (uint16_t)depth;
	if (t->text.p != NULL) {
		l->type = DETAIL_TREE;
		l->text = t->text.p;
		l->len = t->text.len;
	}
}

/* Add a line at `depth` for each attribute of n that no column shows. */
static void
attribute_lines(struct dump *m, const struct memory_node *n, int depth)
{
	size_t i;

	for (i = 0; i < other_attributes(n); i++)
		attribute_line(m, &n->allocator->attributes[i], depth);
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
allocators(struct dump *m, const struct memory_facts *facts, size_t n)
{
	struct memory_tree tree;
	char count[32];

	memory_tree(&tree, &m->d->arena, facts, n);
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

/* Compare for qsort(): by file name; ranges of one file are merged. */
static int
mapped_order(const void *va, const void *vb)
{
	const struct memory_text *a = &((const struct memory_mapped *)va)->file;
	const struct memory_text *b = &((const struct memory_mapped *)vb)->file;
	size_t n = a->len < b->len ? a->len : b->len;
	int c = n == 0 ? 0 : memcmp(a->p, b->p, n);

	return c != 0 ? c : COMPARE(a->len, b->len);
}

/* Compare for qsort(): the largest size first, then as mapped_order(). */
static int
mapped_size_order(const void *va, const void *vb)
{
	const struct memory_mapped *a = va, *b = vb;

	if (a->size != b->size)
		return COMPARE(b->size, a->size);
	return mapped_order(va, vb);
}

static void
mapped_line(struct detail *d, const struct memory_mapped *m)
{
	char size[32], resident[32], dirty[32], text[112];

	text_bytes(size, sizeof(size), m->size);
	text_bytes(resident, sizeof(resident), m->resident);
	text_bytes(dirty, sizeof(dirty), m->dirty);
	snprintf(text, sizeof(text), "%*s%*s%*s", NUMBER_COLS, size,
	    NUMBER_COLS, resident, NUMBER_COLS, dirty);
	if (m->file.len > 0)
		table_line(d, text, m->file.p, m->file.len);
	else
		table_line(d, text, "(no file)", 9);
}

/*
 * Sort m[0..n) by file, merge the ranges of each file into one entry, and sort
 * the entries by size.  Returns the number of entries.
 */
static size_t
sum_files(struct memory_mapped *m, size_t n)
{
	size_t i, to = 0;

	if (n == 0)
		return 0;
	qsort(m, n, sizeof(*m), mapped_order);
	for (i = 1; i < n; i++) {
		if (mapped_order(&m[i], &m[to]) == 0) {
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
mapped_files(struct dump *dump, const struct memory_facts *f)
{
	struct memory_mapped *m;
	char count[32];
	size_t n, i;

	if (f->nmapped == 0)
		return;
	text_count(count, sizeof(count), f->nmapped);
	m = arena_alloc(&dump->d->arena, f->nmapped * sizeof(*m));
	memcpy(m, f->mapped, f->nmapped * sizeof(*m));
	n = sum_files(m, f->nmapped);
	detail_title(dump->d, "%*s%*s%*s  mapped (%s)", NUMBER_COLS,
	    "size", NUMBER_COLS, "resident", NUMBER_COLS, "dirty", count);
	for (i = 0; i < n && i < MOST_FILES; i++)
		mapped_line(dump->d, &m[i]);
}

/* Add the level of detail of the first event that states one. */
static void
level(struct detail *d, const struct memory_facts *facts, size_t n)
{
	const struct memory_text *t;
	size_t i;

	for (i = 0; i < n && facts[i].level.p == NULL; i++)
		;
	if (i == n)
		return;
	t = &facts[i].level;
	detail_fact(d, 1, "level", "%.*s", t->len > 40 ? 40 : (int)t->len,
	    t->p);
}

void
detail_memory(struct detail *d, const struct view *v,
    const struct memory_facts *facts, size_t n)
{
	struct dump m = { .d = d, .v = v };
	size_t i;

	level(d, facts, n);
	for (i = 0; i < n; i++)
		totals(d, &facts[i]);
	if (!d->tall)
		return;
	allocators(&m, facts, n);
	for (i = 0; i < n; i++)
		mapped_files(&m, &facts[i]);
}
