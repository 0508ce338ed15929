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
#include "levels.h"
#include "page.h"
#include "thrift.h"

/* Numbers of the format. */
enum { PAGE_DATA = 0, PAGE_DICTIONARY = 2 };

struct page {
	int	 type, encoding;
	size_t	 values;
};

/* Adds a page of the bytes in `raw`, which is emptied. */
static void
page_add(struct buf *out, struct chunk *k, const struct page *p,
    struct buf *raw, struct squeeze *z)
{
	struct buf small = BUF_INIT;
	size_t before = out->len, head;
	struct thrift t;

	squeeze_add(z, &small, raw->data, raw->len);
	thrift_open(&t, out);
	thrift_int(&t, 1, THRIFT_I32, p->type);
	thrift_int(&t, 2, THRIFT_I32, (int64_t)raw->len);
	thrift_int(&t, 3, THRIFT_I32, (int64_t)small.len);
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
	buf_add(out, small.data, small.len);
	k->bytes += out->len - before;
	k->plain_bytes += head + raw->len;
	buf_free(&small);
	buf_clear(raw);
}

/* Adds which of some rows are null, with the length of that in front. */
static void
page_levels(struct buf *raw, const struct column *c, size_t from, size_t to)
{
	struct buf levels = BUF_INIT;

	if (c->levels == NULL)
		return;
	levels_add(&levels, c->levels + from, to - from, 1);
	column_le(raw, levels.len, 4);
	buf_add(raw, levels.data, levels.len);
	buf_free(&levels);
}

void
page_chunk(struct buf *out, struct column *c, uint64_t at, struct squeeze *z)
{
	size_t before = out->len, rows = c->full ? c->index_rows : c->rows;
	int width = levels_width((uint32_t)c->nentries);
	struct buf raw = BUF_INIT;
	struct chunk *k;

	c->chunks = xgrow(c->chunks, c->nchunks, &c->chunk_cap,
	    sizeof(*c->chunks));
	k = &c->chunks[c->nchunks++];
	memset(k, 0, sizeof(*k));
	k->at = k->data = at;
	k->rows = c->rows;
	k->nulls = c->rows - c->n;
	column_bounds(c, k);
	buf_adds(&raw, "");
	if (c->nentries > 0) {
		k->dictionary = at;
		buf_add(&raw, c->dictionary.data, c->dictionary.len);
		page_add(out, k, &(struct page){ PAGE_DICTIONARY,
		    ENCODING_PLAIN, c->nentries }, &raw, z);
		k->data = at + (out->len - before);
		page_levels(&raw, c, 0, rows);
		buf_addc(&raw, (char)width);
		levels_add(&raw, c->index, c->nindex, width);
		page_add(out, k, &(struct page){ PAGE_DATA,
		    ENCODING_DICTIONARY, rows }, &raw, z);
	} else
		rows = 0;
	if (rows < c->rows) {
		k->encoding = c->steps ? ENCODING_DELTA : ENCODING_PLAIN;
		page_levels(&raw, c, rows, c->rows);
		if (c->steps)
			delta_add(&raw, c->plain.data, c->n, column_bytes(c));
		else
			buf_add(&raw, c->plain.data, c->plain.len);
		page_add(out, k, &(struct page){ PAGE_DATA, k->encoding,
		    c->rows - rows }, &raw, z);
	}
	buf_free(&raw);
}
