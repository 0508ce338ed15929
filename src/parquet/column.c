/*
 * column: values of a column in a row group.
 *
 * Numbers are kept as they stand in the file.  A text goes into the dictionary
 * of the row group until that has DICTIONARY bytes, or is of no use; texts that
 * come later are kept as they stand in the file, too.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "column.h"

#define DICTIONARY	((size_t)1 << 20) /* bytes, as most writers have it */
#define EARLY		4096	/* texts after which a dictionary that hardly
				 * any text has found is given up: they come
				 * sooner and smaller as they are */
#define BOUND		64	/* bytes of a text that may be a bound */
#define LENGTH		4	/* bytes in front of a text */
#define INTS		((size_t)1 << 17) /* at least PARQUET_ROWS: a MB, which
				 * is a mapping of its own and takes memory
				 * as rows come */
#define LEVELS		((PARQUET_ROWS + 7) / 8) /* bytes of a bit a row */

void
column_le(struct buf *b, uint64_t v, int bytes)
{
	char le[8];
	int i;

	for (i = 0; i < bytes; i++)
		le[i] = (char)(v >> 8 * i & 0xff);
	buf_add(b, le, (size_t)bytes);
}

/* Returns the bits of a double that stand in the file. */
static uint64_t
double_bits(double v)
{
	uint64_t bits;

	memcpy(&bits, &v, sizeof(bits));
	return bits;
}

void
column_forget(struct column *c)
{
	if (c->known != NULL)
		memset(c->known, 0, COLUMN_KNOWN * sizeof(*c->known));
	c->last = NULL;
}

void
column_reset(struct column *c)
{
	c->n = c->nindex = c->index_rows = c->nentries = 0;
	if (c->levels != NULL)
		memset(c->levels, 0, LEVELS);
	c->full = 0;
	buf_clear(&c->plain);
	buf_clear(&c->dictionary);
	if (c->slots.slots != NULL)
		hashtab_reset(&c->slots, 16);
	column_forget(c);
	c->least = INFINITY;
	c->most = -INFINITY;
	c->has_nan = 0;
}

void
column_set_type(struct column *c, enum parquet_type type)
{
	c->type = type;
	column_wake(c);
}

void
column_wake(struct column *c)
{
	if (c->ints == NULL && column_is_int(c))
		c->ints = xreallocarray(NULL, INTS, sizeof(*c->ints));
	if (c->levels == NULL && !c->required)
		c->levels = xcalloc(LEVELS, sizeof(*c->levels));
}

void
column_indices(struct column *c)
{
	if (c->index == NULL)
		c->index = xreallocarray(NULL, PARQUET_ROWS,
		    sizeof(*c->index));
}

void
column_rest(struct column *c)
{
	free(c->levels);
	free(c->ints);
	free(c->index);
	free(c->entry);
	free(c->known);
	buf_free(&c->plain);
	buf_free(&c->dictionary);
	hashtab_free(&c->slots);
	memset(&c->slots, 0, sizeof(c->slots));
	c->levels = NULL;
	c->ints = NULL;
	c->index = NULL;
	c->entry = NULL;
	c->known = NULL;
	c->cap = 0;
}

size_t
column_memory(const struct column *c, size_t rows)
{
	return (c->ints != NULL ? rows * sizeof(*c->ints) : 0) +
	    (c->index != NULL ? rows * sizeof(*c->index) : 0) +
	    (c->known != NULL ? COLUMN_KNOWN * sizeof(*c->known) : 0) +
	    c->plain.cap + c->dictionary.cap + c->cap * sizeof(*c->entry) +
	    c->slots.cap * sizeof(*c->slots.slots);
}

void
column_open(struct column *c, const struct parquet_column *of)
{
	memset(c, 0, sizeof(*c));
	c->name = xstrdup(of->name);
	c->required = of->required;
	column_set_type(c, of->type);
	c->sorted = of->sorted;
	c->steps = of->steps;
	c->seed = hash_seed(c);
	column_reset(c);
}

void
column_free(struct column *c)
{
	column_rest(c);
	free(c->name);
	free(c->chunks);
	buf_free(&c->bounds);
}

int
column_bytes(const struct column *c)
{
	return c->type == PARQUET_INT32 ? 4 : 8;
}

size_t
column_double(struct column *c, size_t row, double v)
{
	column_le(&c->plain, double_bits(v), 8);
	if (isnan(v))
		c->has_nan = 1;
	if (v < c->least)
		c->least = v;
	if (v > c->most)
		c->most = v;
	column_has(c, row);
	return sizeof(v);
}

/* ---- texts ---- */

static size_t
entry_len(const struct column *c, size_t i)
{
	size_t end = i + 1 < c->nentries ? c->entry[i + 1] :
	    c->dictionary.len;

	return end - c->entry[i] - LENGTH;
}

static uint32_t
entry_add(struct column *c, size_t row, const char *s, size_t len,
    uint64_t hash, struct hashslot *slot)
{
	hashtab_set(slot, hash, c->nentries);
	c->entry = xgrow(c->entry, c->nentries, &c->cap, sizeof(*c->entry));
	c->entry[c->nentries] = c->dictionary.len;
	column_le(&c->dictionary, len, LENGTH);
	buf_add(&c->dictionary, s, len);
	if (c->dictionary.len > DICTIONARY || (c->nindex >= EARLY &&
	    c->nentries > c->nindex - c->nindex / 16)) {
		c->full = 1;
		c->index_rows = row + 1;
	}
	return (uint32_t)c->nentries++;
}

/* Returns the slot that a text has in the dictionary, or would get. */
static struct hashslot *
entry_slot(struct column *c, const char *s, size_t len, uint64_t *hash)
{
	struct hashslot *slot;

	*hash = hash_text_from(c->seed, s, len);
	if (c->slots.slots == NULL || hashtab_full(&c->slots, c->nentries))
		hashtab_grow(&c->slots);
	slot = hashtab_first(&c->slots, *hash);
	while (slot->row != 0 && (entry_len(c, slot->row - 1) != len ||
	    memcmp(c->dictionary.data + c->entry[slot->row - 1] + LENGTH, s,
	    len) != 0))
		slot = hashtab_next(&c->slots, slot);
	return slot;
}

static size_t
text_index(struct column *c, uint32_t i)
{
	column_indices(c);
	c->index[c->nindex++] = i;
	return sizeof(*c->index);
}

/* Adds a text that is to stand in the file as it is. */
static size_t
text_add(struct column *c, size_t row, const char *s, size_t len)
{
	size_t before = c->dictionary.len;
	struct hashslot *slot;
	uint64_t hash;
	uint32_t i;

	if (c->full) {
		column_le(&c->plain, len, LENGTH);
		buf_add(&c->plain, s, len);
		return LENGTH + len;
	}
	slot = entry_slot(c, s, len, &hash);
	i = slot->row != 0 ? slot->row - 1 :
	    entry_add(c, row, s, len, hash, slot);
	return text_index(c, i) + c->dictionary.len - before;
}

/* Returns the place of a text, by its address, among those that are known. */
static struct known_text *
known_at(struct column *c, const char *s)
{
	if (c->known == NULL)
		c->known = xcalloc(COLUMN_KNOWN, sizeof(*c->known));
	return &c->known[(uintptr_t)s * UINT64_C(0x9e3779b97f4a7c15) >>
	    (64 - COLUMN_BITS)];
}

/* Adds a text to the dictionary or behind it; returns the bytes it takes. */
static size_t
text_put(struct column *c, size_t row, const char *s, size_t len)
{
	struct hashslot *slot;
	uint64_t bad = 0, hash;
	char *fit;
	size_t n;

	len = len < PARQUET_LONGEST ? len : PARQUET_LONGEST;
	if (!c->full && (slot = entry_slot(c, s, len, &hash))->row != 0)
		return text_index(c, slot->row - 1);
	if (c->type == PARQUET_BYTES || text_ascii(s, len) == len)
		return text_add(c, row, s, len);
	/* no text in the dictionary has bytes that are no UTF-8 */
	fit = xreallocarray(NULL, len + 1, 3);
	n = text_utf8(fit, s, len, &bad);
	n = bad > 0 ? text_add(c, row, fit, n) : text_add(c, row, s, len);
	free(fit);
	return n;
}

size_t
column_text(struct column *c, size_t row, const char *s, size_t len,
    int known)
{
	struct known_text *k;
	size_t n;

	column_has(c, row);
	c->last = NULL;
	if (!known || c->full)
		return text_put(c, row, s, len);
	k = known_at(c, s);
	if (k->text == s) {
		c->last = s;
		return text_index(c, k->index);
	}
	n = text_put(c, row, s, len);
	if (!c->full) {
		c->last = k->text = s;
		k->index = c->index[c->nindex - 1];
	}
	return n;
}

/* ---- bounds ---- */

struct span {
	const char	*s;
	size_t		 len;
};

static int
span_compare(const struct span *a, const struct span *b)
{
	size_t len = a->len < b->len ? a->len : b->len;
	int c = memcmp(a->s, b->s, len);

	return c != 0 ? c : COMPARE(a->len, b->len);
}

/* Widens the bounds by texts that stand as they do in a file. */
static void
span_widen(const struct buf *b, struct span *min, struct span *max, int *any)
{
	struct span v;
	size_t at;
	int i;

	for (at = 0; at < b->len; at += v.len) {
		for (v.len = 0, i = LENGTH - 1; i >= 0; i--)
			v.len = v.len << 8 |
			    (unsigned char)b->data[at + (size_t)i];
		at += LENGTH;
		v.s = b->data + at;
		if (!*any || span_compare(&v, min) < 0)
			*min = v;
		if (!*any || span_compare(&v, max) > 0)
			*max = v;
		*any = 1;
	}
}

static int
text_bounds(struct column *c)
{
	struct span min = { "", 0 }, max = { "", 0 };
	int any = 0;

	span_widen(&c->dictionary, &min, &max, &any);
	span_widen(&c->plain, &min, &max, &any);
	/* the end of a long one would have to be rounded up */
	if (!any || min.len > BOUND || max.len > BOUND)
		return 0;
	buf_add(&c->bounds, min.s, min.len);
	c->chunks[c->nchunks - 1].max = c->bounds.len;
	buf_add(&c->bounds, max.s, max.len);
	return 1;
}

/* A reader takes -0 for less than 0 or for equal: both bounds allow both. */
static int
double_bounds(struct column *c)
{
	if (c->has_nan)
		return 0;
	column_le(&c->bounds, double_bits(c->least == 0 ? -0.0 : c->least), 8);
	c->chunks[c->nchunks - 1].max = c->bounds.len;
	column_le(&c->bounds, double_bits(c->most == 0 ? 0.0 : c->most), 8);
	return 1;
}

static int
int_bounds(struct column *c, int64_t min, int64_t max)
{
	int bytes = column_bytes(c);

	column_le(&c->bounds, (uint64_t)min, bytes);
	c->chunks[c->nchunks - 1].max = c->bounds.len;
	column_le(&c->bounds, (uint64_t)max, bytes);
	return 1;
}

void
column_bounds(struct column *c, struct chunk *k, int64_t min, int64_t max)
{
	k->min = k->max = c->bounds.len;
	if (c->n == 0)
		k->has_bounds = 0;
	else if (c->type == PARQUET_TEXT || c->type == PARQUET_BYTES)
		k->has_bounds = text_bounds(c);
	else if (c->type == PARQUET_DOUBLE)
		k->has_bounds = double_bounds(c);
	else
		k->has_bounds = int_bounds(c, min, max);
	k->end = c->bounds.len;
}
