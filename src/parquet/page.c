/*
 * page: pages of a column chunk.
 *
 * First the dictionary, if there is one; then a page of indices of it; then, if
 * the dictionary became full, a page of plain values.  Data pages are of
 * version 1, which every reader knows: levels and values, compressed together.
 */
#include "config.h"

#include <string.h>

#include "ttv/squeeze.h"
#include "ttv/xmalloc.h"

#include "delta.h"
#include "ints.h"
#include "levels.h"
#include "page.h"
#include "thrift.h"

/* Numbers of the format. */
enum { PAGE_DATA = 0, PAGE_DICTIONARY = 2 };

struct page {
	int	 type, encoding;
	size_t	 values;
};

/*
 * Adds a page of the bytes in room->raw, which is emptied.  Only distances take
 * notably less by zstd's own level, a third where times look random; indices of
 * numbers take 6 % more by it, texts 1 to 5 % less, and twice the time.
 */
static void
page_add(struct buf *out, struct chunk *k, const struct page *p,
    struct page_room *room)
{
	struct buf *raw = &room->raw, *small = &room->small;
	size_t before = out->len, head;
	struct thrift t;

	buf_clear(small);
	squeeze_add(room->squeeze, small, raw->data, raw->len,
	    p->encoding != ENCODING_DELTA);
	thrift_open(&t, out);
	thrift_int(&t, 1, THRIFT_I32, p->type);
	thrift_int(&t, 2, THRIFT_I32, (int64_t)raw->len);
	thrift_int(&t, 3, THRIFT_I32, (int64_t)small->len);
	thrift_begin(&t, p->type == PAGE_DATA ? 5 : 7);
	thrift_int(&t, 1, THRIFT_I32, (int64_t)p->values);
	thrift_int(&t, 2, THRIFT_I32, p->encoding);
	if (p->type == PAGE_DATA) {
		thrift_int(&t, 3, THRIFT_I32, ENCODING_RLE);
		thrift_int(&t, 4, THRIFT_I32, ENCODING_RLE);
	}
	thrift_end(&t);
	buf_addc(out, 0);
	head = out->len - before;
	buf_add(out, small->data, small->len);
	k->bytes += out->len - before;
	k->plain_bytes += head + raw->len;
	buf_clear(raw);
}

/* Adds which of some rows are null, with the length of that in front. */
static void
page_levels(struct buf *raw, const struct column *c, size_t from, size_t to)
{
	struct buf levels = BUF_INIT;

	if (c->levels == NULL)
		return;
	levels_bits(&levels, c->levels, from, to);
	column_le(raw, levels.len, 4);
	buf_add(raw, levels.data, levels.len);
	buf_free(&levels);
}

/* Adds the values that are in no dictionary. */
static void
page_values(struct buf *raw, const struct column *c, int encoding)
{
	if (!column_is_int(c))
		buf_add(raw, c->plain.data, c->plain.len);
	else if (encoding == ENCODING_DELTA)
		delta_add(raw, c->ints, c->n, column_bytes(c));
	else
		ints_plain(raw, c);
}

/* Adds the dictionary, and a page of indices for the rows that have them. */
static void
page_indices(struct buf *out, struct chunk *k, const struct column *c,
    size_t rows, struct page_room *room)
{
	struct buf *raw = &room->raw;
	int width = levels_width((uint32_t)c->nentries);
	size_t before = out->len;

	k->dictionary = k->at;
	buf_add(raw, c->dictionary.data, c->dictionary.len);
	page_add(out, k, &(struct page){ PAGE_DICTIONARY, ENCODING_PLAIN,
	    c->nentries }, room);
	k->data = k->at + (out->len - before);
	page_levels(raw, c, 0, rows);
	buf_addc(raw, (char)width);
	levels_add(raw, c->index, c->nindex, width);
	page_add(out, k, &(struct page){ PAGE_DATA, ENCODING_DICTIONARY,
	    rows }, room);
}

void
page_chunk(struct buf *out, struct column *c, size_t rows, uint64_t at,
    struct page_room *room)
{
	size_t indexed = c->full ? c->index_rows : rows;
	int64_t min = 0, max = 0;
	struct chunk *k;

	c->chunks = xgrow(c->chunks, c->nchunks, &c->chunk_cap,
	    sizeof(*c->chunks));
	k = &c->chunks[c->nchunks++];
	memset(k, 0, sizeof(*k));
	k->at = k->data = at;
	k->rows = rows;
	k->nulls = rows - c->n;
	if (column_is_int(c))
		ints_bounds(c, &min, &max);
	column_bounds(c, k, min, max);
	if (column_is_int(c) && !c->steps)
		ints_dictionary(c);
	buf_adds(&room->raw, "");
	if (c->nentries > 0)
		page_indices(out, k, c, indexed, room);
	else
		indexed = 0;
	if (indexed < rows) {
		k->encoding = c->steps ? ENCODING_DELTA : ENCODING_PLAIN;
		page_levels(&room->raw, c, indexed, rows);
		page_values(&room->raw, c, k->encoding);
		page_add(out, k, &(struct page){ PAGE_DATA, k->encoding,
		    rows - indexed }, room);
	}
}
