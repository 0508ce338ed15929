/*
 * vtab_block: the rows of a cursor that pass its tests, and their values, block
 * by block.
 *
 * A block is some rows that come next.  One test after the other is done over
 * all rows that are left of it: their keys are written to an array, and rows
 * whose key is in the range move to the front, without a branch.  The first
 * block is small, as the first row may be all that is asked for; each that
 * follows is four times as large, up to BLOCK_MOST.
 *
 * A value that is asked for is read of all rows of the block, but for the first
 * one: the processor waits for the memory of many rows at once, and a row costs
 * a look at an array.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "stop.h"
#include "vtab.h"

#define BLOCK_MOST	1024	/* rows of any block: 12 kB, and 8 or 16 for
				 * each column, within the second cache */
#define SAME_FEW	32	/* rows whose keys are read one by one: halving
				 * them further costs two calls each */

/* Writes the next n rows of a cursor, whether they pass or not. */
static void
block_take(struct cursor *c, size_t n)
{
	uint32_t *rows = c->block->rows;
	size_t i;

	if (c->list == NULL && c->step > 0)
		for (i = 0; i < n; i++)
			rows[i] = (uint32_t)(c->at + i);
	else if (c->list == NULL)
		for (i = 0; i < n; i++)
			rows[i] = (uint32_t)(c->at - i);
	else if (c->step > 0)
		for (i = 0; i < n; i++)
			rows[i] = c->list[c->at + i];
	else
		for (i = 0; i < n; i++)
			rows[i] = c->list[c->at - i];
	c->at += (uint64_t)c->step * n;
	c->left -= n;
	c->block->n = n;
}

/* Keeps the rows of a block whose kind is in the set of a cursor. */
static void
block_kinds(const struct cursor *c)
{
	const uint64_t *kinds = c->rows.kinds;
	struct vtab_block *b = c->block;
	size_t i, n = 0;
	uint32_t k, row;

	if (c->def->keys != NULL)
		c->def->keys(c->sql, NULL, b->rows, b->n, b->keys);
	else
		for (i = 0; i < b->n; i++)
			b->keys[i] = c->def->kind(c->sql, b->rows[i]);
	for (i = 0; i < b->n; i++) {
		row = b->rows[i];
		k = (uint32_t)b->keys[i];
		b->rows[n] = row;
		n += kinds[k / 64] >> k % 64 & 1;
	}
	b->n = n;
}

/* Keeps the rows of a block whose key is in the range of a test. */
static void
block_test(const struct cursor *c, const struct vtab_test *t)
{
	/* one comparison: what is below the range is far above it */
	uint64_t from = (uint64_t)t->from, most = (uint64_t)t->to - from;
	struct vtab_block *b = c->block;
	size_t i, n = 0;
	uint32_t row;

	if (t->from > t->to) {
		b->n = 0;
		return;
	}
	if (c->def->keys != NULL)
		c->def->keys(c->sql, t->col, b->rows, b->n, b->keys);
	else
		for (i = 0; i < b->n; i++)
			b->keys[i] = t->col->key(c->sql, b->rows[i]);
	for (i = 0; i < b->n; i++) {
		row = b->rows[i];
		b->rows[n] = row;
		n += (uint64_t)b->keys[i] - from <= most;
	}
	b->n = n;
}

/* Makes room for the rows of the next block; returns how many it takes. */
static size_t
block_room(const struct cursor *c)
{
	struct vtab_block *b = c->block;
	size_t n = c->left < b->size ? (size_t)c->left : b->size;

	if (b->cap < n) {
		free(b->rows);
		free(b->keys);
		b->cap = b->size;
		b->rows = xreallocarray(NULL, b->cap, sizeof(*b->rows));
		b->keys = xreallocarray(NULL, b->cap, sizeof(*b->keys));
	}
	if (b->size < BLOCK_MOST)
		b->size *= 4;
	return n;
}

/* Shows the first row of the next block that has one. */
static void
block_next(struct cursor *c)
{
	struct vtab_block *b = c->block;
	int i;

	b->n = b->at = 0;
	b->filled = 0;
	b->nblocks++;
	while (c->left > 0 && b->n == 0) {
		block_take(c, block_room(c));
		if (c->rows.kinds != NULL)
			block_kinds(c);
		for (i = 0; i < c->ntests && b->n > 0; i++)
			block_test(c, &c->tests[i]);
		if (b->n == 0 && sql_stopped(c->sql))
			c->left = 0;	/* SQLite notices it too */
	}
	if (b->n > 0)
		c->row = b->rows[0];
}

void
vtab_block_start(struct cursor *c)
{
	if (c->block == NULL)
		c->block = xcalloc(1, sizeof(*c->block));
	c->block->size = BLOCK_FIRST;
	c->block->nblocks = 0;
	block_next(c);
}

void
vtab_block_step(struct cursor *c)
{
	block_next(c);
}

/* ---- values */

uint32_t
vtab_block_columns(const struct sql_table *def)
{
	const struct sql_column *col = def->columns;
	uint32_t bits = 0;
	int i;

	for (i = 0; i < VTAB_CELLS && col[i].name != NULL; i++)
		/* of others a key is no value, or there is none */
		if (def->keys != NULL && (col[i].way == WAY_KIND ||
		    (col[i].way != WAY_SCAN && col[i].key != NULL)))
			bits |= UINT32_C(1) << i;
	return bits;
}

/* Writes the names or the categories of n kinds, and their lengths there. */
static void
fill_texts(const struct sql *s, int is_name, size_t n, int64_t *kinds,
    const char **texts)
{
	const struct trace *t = s->trace;
	uint32_t kind, last = NONE, string;
	size_t i;

	for (i = 0; i < n; i++) {
		kind = (uint32_t)kinds[i];
		if (kind == last) {
			texts[i] = texts[i - 1];
			kinds[i] = kinds[i - 1];
			continue;
		}
		last = kind;
		string = is_name ? t->kinds[kind].name : t->kinds[kind].cat;
		texts[i] = string != 0 ? trace_str(t, string) : NULL;
		kinds[i] = (int64_t)strtab_len(t->strings, string);
	}
}

/*
 * Writes the keys of a column, or the kinds where it is NULL, of the rows
 * [lo, hi) of a block, which are in their order: where the first and the last
 * one are the same, all are.
 */
static void
fill_sorted(struct cursor *c, const struct sql_column *col, size_t lo,
    size_t hi, int64_t *keys)
{
	const uint32_t *rows = c->block->rows;
	size_t i, mid = lo + (hi - lo) / 2;

	if (hi - lo <= SAME_FEW) {
		c->def->keys(c->sql, col, &rows[lo], hi - lo, &keys[lo]);
		return;
	}
	c->def->keys(c->sql, col, &rows[lo], 1, &keys[lo]);
	c->def->keys(c->sql, col, &rows[hi - 1], 1, &keys[hi - 1]);
	if (keys[lo] == keys[hi - 1])
		for (i = lo + 1; i < hi; i++)
			keys[i] = keys[lo];
	else {
		fill_sorted(c, col, lo, mid, keys);
		fill_sorted(c, col, mid, hi, keys);
	}
}

/*
 * Writes the keys of a column of a block that is a piece of an order; returns 0
 * where it is none, or the table has nothing quicker for it.
 */
static int
fill_run(struct cursor *c, const struct sql_column *col, int64_t *keys)
{
	size_t n = c->block->n;

	return c->def->run != NULL && c->sorted != NULL && !c->has_list &&
	    c->ntests == 0 && c->rows.kinds == NULL && c->step > 0 &&
	    c->def->run(c->sql, c->sorted, col, c->at - n, n, keys);
}

int
vtab_block_fill(struct cursor *c, int i)
{
	const struct sql_column *col = &c->def->columns[i];
	struct vtab_block *b = c->block;
	int is_kind = col->way == WAY_KIND;

	if (b->nblocks < 2)
		return 0;
	if (b->nums[i] == NULL) {
		b->nums[i] = xreallocarray(NULL, BLOCK_MOST,
		    sizeof(*b->nums[i]));
		if (is_kind)
			b->texts[i] = xreallocarray(NULL, BLOCK_MOST,
			    sizeof(*b->texts[i]));
	}
	if (c->sorted == col)
		fill_sorted(c, is_kind ? NULL : col, 0, b->n, b->nums[i]);
	else if (is_kind || !fill_run(c, col, b->nums[i]))
		c->def->keys(c->sql, is_kind ? NULL : col, b->rows, b->n,
		    b->nums[i]);
	if (is_kind)
		fill_texts(c->sql, col->name[0] != 'c', b->n, b->nums[i],
		    b->texts[i]);
	b->filled |= UINT32_C(1) << i;
	return 1;
}

void
vtab_block_free(struct cursor *c)
{
	int i;

	if (c->block == NULL)
		return;
	for (i = 0; i < VTAB_CELLS; i++) {
		free(c->block->nums[i]);
		free(c->block->texts[i]);
	}
	free(c->block->rows);
	free(c->block->keys);
	free(c->block);
}
