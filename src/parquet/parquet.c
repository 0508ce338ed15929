/*
 * parquet: row groups, and the footer that says where they are.
 *
 * A file is "PAR1", the pages of row group after row group, the footer, its
 * length in four bytes, and "PAR1" again.  The footer has the types: a column
 * that was null in all rows so far may still get one, since a page of nulls is
 * the same in all of them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/squeeze.h"
#include "ttv/xmalloc.h"

#include "column.h"
#include "page.h"
#include "thrift.h"

#define MAGIC		"PAR1"
#define SAYS		4		/* keys with values, at most */

/* Numbers of the format. */
enum { CODEC_NONE = 0, CODEC_ZSTD = 6 };
enum { REPEAT_REQUIRED = 0, REPEAT_OPTIONAL = 1 };
#define CONVERTED_UTF8	0

/* What the footer says of a type: the physical one; logicaltype's field. */
static const struct type_row {
	int		 physical, logical;
} type_rows[] = {
	[PARQUET_NONE] = { 6, 1 },
	[PARQUET_INT32] = { 1, 0 },
	[PARQUET_INT64] = { 2, 0 },
	[PARQUET_DOUBLE] = { 5, 0 },
	[PARQUET_TEXT] = { 6, 1 },
	[PARQUET_BYTES] = { 6, 0 },
	[PARQUET_TIME] = { 2, 8 },
};
#define LOGICAL_TEXT	1
#define LOGICAL_TIME	8

struct parquet {
	struct column	*columns;
	size_t		 n;
	struct buf	*out;
	int		(*drain)(void *, struct buf *);
	void		*arg;
	struct page_room room;
	uint64_t	 at;		/* bytes that were given out */
	size_t		 rows, held;	/* of this row group; bytes of values */
	size_t		 most;		/* rows of one, since parquet_rest() */
	uint64_t	 all;		/* rows */
	uint64_t	*groups;	/* rows of each */
	size_t		 ngroups, cap;
	char		*by;
	struct {
		char	*key, *value;
	} says[SAYS];
	size_t		 nsays;
	int		 stopped;
};

static void
free_room(struct page_room *room)
{
	squeeze_free(room->squeeze);
	buf_free(&room->raw);
	buf_free(&room->small);
	room->squeeze = NULL;
}

static void
parquet_free(struct parquet *p)
{
	size_t i;

	for (i = 0; i < p->n; i++)
		column_free(&p->columns[i]);
	for (i = 0; i < p->nsays; i++) {
		free(p->says[i].key);
		free(p->says[i].value);
	}
	free_room(&p->room);
	free(p->columns);
	free(p->groups);
	free(p->by);
	free(p);
}

static void
parquet_drain(struct parquet *p)
{
	if (p->drain != NULL && !p->stopped && p->drain(p->arg, p->out) != 0)
		p->stopped = 1;
}

struct parquet *
parquet_open(const struct parquet_column *columns, size_t n, struct buf *out,
    int (*drain)(void *, struct buf *), void *arg)
{
	struct parquet *p = xcalloc(1, sizeof(*p));
	size_t i;

	p->columns = xcalloc(n + 1, sizeof(*p->columns));
	p->n = n;
	for (i = 0; i < n; i++)
		column_open(&p->columns[i], &columns[i]);
	p->out = out;
	p->drain = drain;
	p->arg = arg;
	p->room.squeeze = squeeze_new();
	p->at = strlen(MAGIC);
	buf_adds(out, MAGIC);
	return p;
}

void
parquet_by(struct parquet *p, const char *by)
{
	free(p->by);
	p->by = xstrdup(by);
}

void
parquet_say(struct parquet *p, const char *key, const char *value)
{
	if (p->nsays == SAYS)
		return;
	p->says[p->nsays].key = xstrdup(key);
	p->says[p->nsays++].value = xstrdup(value);
}

void
parquet_set_type(struct parquet *p, size_t column, enum parquet_type type)
{
	column_set_type(&p->columns[column], type);
}

enum parquet_type
parquet_type(const struct parquet *p, size_t column)
{
	return p->columns[column].type;
}

void
parquet_int(struct parquet *p, size_t column, int64_t v)
{
	p->held += column_int(&p->columns[column], p->rows, v);
}

void
parquet_double(struct parquet *p, size_t column, double v)
{
	p->held += column_double(&p->columns[column], p->rows, v);
}

void
parquet_text(struct parquet *p, size_t column, const char *s, size_t len)
{
	p->held += column_text(&p->columns[column], p->rows, s, len,
	    0);
}

void
parquet_string(struct parquet *p, size_t column, const char *s, size_t len)
{
	size_t n = column_again(&p->columns[column], p->rows, s);

	p->held += n > 0 ? n : column_text(&p->columns[column], p->rows, s,
	    len, 1);
}

void
parquet_marked(struct parquet *p, size_t column, const char *s, size_t len,
    struct parquet_mark *mark)
{
	struct column *c = &p->columns[column];

	if (mark->group == p->ngroups + 1 && !c->full) {
		p->held += column_index(c, p->rows, mark->index);
		return;
	}
	p->held += column_text(c, p->rows, s, len, 0);
	if (!c->full) {
		mark->group = p->ngroups + 1;
		mark->index = c->index[c->nindex - 1];
	}
}

void
parquet_forget(struct parquet *p)
{
	size_t i;

	for (i = 0; i < p->n; i++)
		column_forget(&p->columns[i]);
}

/* Writes the row group that is filled, if it has rows. */
static void
parquet_group(struct parquet *p)
{
	size_t i, before;

	if (p->rows == 0)
		return;
	p->groups = xgrow(p->groups, p->ngroups, &p->cap, sizeof(*p->groups));
	p->groups[p->ngroups++] = p->rows;
	for (i = 0; i < p->n; i++) {
		before = p->out->len;
		page_chunk(p->out, &p->columns[i], p->rows, p->at,
		    &p->room);
		p->at += p->out->len - before;
		column_reset(&p->columns[i]);
		parquet_drain(p);
	}
	p->all += p->rows;
	p->most = p->rows > p->most ? p->rows : p->most;
	p->rows = p->held = 0;
}

int
parquet_row(struct parquet *p)
{
	if (++p->rows == PARQUET_ROWS || p->held >= PARQUET_GROUP)
		parquet_group(p);
	return p->stopped ? -1 : 0;
}

void
parquet_rest(struct parquet *p)
{
	size_t i;

	parquet_group(p);
	for (i = 0; i < p->n; i++)
		column_rest(&p->columns[i]);
	free_room(&p->room);
	p->most = 0;
}

void
parquet_wake(struct parquet *p)
{
	size_t i;

	for (i = 0; i < p->n; i++)
		column_wake(&p->columns[i]);
	if (p->room.squeeze == NULL)
		p->room.squeeze = squeeze_new();
}

size_t
parquet_memory(const struct parquet *p)
{
	size_t i, all = p->room.raw.cap + p->room.small.cap;

	for (i = 0; i < p->n; i++)
		all += column_memory(&p->columns[i], p->rows > p->most ?
		    p->rows : p->most);
	return all;
}

uint64_t
parquet_bytes(const struct parquet *p)
{
	return p->at;
}

/* ---- the footer ---- */

static void
footer_column(struct thrift *t, const struct column *c)
{
	const struct type_row *row = &type_rows[c->type];

	thrift_begin(t, 0);
	thrift_int(t, 1, THRIFT_I32, row->physical);
	thrift_int(t, 3, THRIFT_I32, c->required ? REPEAT_REQUIRED :
	    REPEAT_OPTIONAL);
	thrift_bytes(t, 4, c->name, strlen(c->name));
	if (row->logical == LOGICAL_TEXT)
		thrift_int(t, 6, THRIFT_I32, CONVERTED_UTF8);
	if (row->logical != 0) {
		thrift_begin(t, 10);
		thrift_begin(t, row->logical);
		if (row->logical == LOGICAL_TIME) {
			thrift_truth(t, 1, 1);	/* of UTC */
			thrift_begin(t, 2);
			thrift_begin(t, 3);	/* nanoseconds */
			thrift_end(t);
			thrift_end(t);
		}
		thrift_end(t);
		thrift_end(t);
	}
	thrift_end(t);
}

static void
footer_schema(struct thrift *t, const struct parquet *p)
{
	size_t i;

	thrift_list(t, 2, THRIFT_STRUCT, p->n + 1);
	thrift_begin(t, 0);
	thrift_bytes(t, 4, "schema", strlen("schema"));
	thrift_int(t, 5, THRIFT_I32, (int64_t)p->n);
	thrift_end(t);
	for (i = 0; i < p->n; i++)
		footer_column(t, &p->columns[i]);
}

static void
footer_chunk(struct thrift *t, const struct column *c, const struct chunk *k)
{
	thrift_begin(t, 0);
	thrift_int(t, 2, THRIFT_I64, (int64_t)k->at);
	thrift_begin(t, 3);
	thrift_int(t, 1, THRIFT_I32, type_rows[c->type].physical);
	thrift_list(t, 2, THRIFT_I32, k->dictionary != 0 ? 3 : 2);
	thrift_element_int(t, k->encoding);
	thrift_element_int(t, ENCODING_RLE);
	if (k->dictionary != 0)
		thrift_element_int(t, ENCODING_DICTIONARY);
	thrift_list(t, 3, THRIFT_BINARY, 1);
	thrift_element_bytes(t, c->name, strlen(c->name));
	thrift_int(t, 4, THRIFT_I32, squeeze_built() ? CODEC_ZSTD :
	    CODEC_NONE);
	thrift_int(t, 5, THRIFT_I64, (int64_t)k->rows);
	thrift_int(t, 6, THRIFT_I64, (int64_t)k->plain_bytes);
	thrift_int(t, 7, THRIFT_I64, (int64_t)k->bytes);
	thrift_int(t, 9, THRIFT_I64, (int64_t)k->data);
	if (k->dictionary != 0)
		thrift_int(t, 11, THRIFT_I64, (int64_t)k->dictionary);
	thrift_begin(t, 12);
	thrift_int(t, 3, THRIFT_I64, (int64_t)k->nulls);
	if (k->has_bounds) {
		thrift_bytes(t, 5, c->bounds.data + k->max, k->end - k->max);
		thrift_bytes(t, 6, c->bounds.data + k->min, k->max - k->min);
	}
	thrift_end(t);
	thrift_end(t);
	thrift_end(t);
}

/* Says by which columns the rows of a group ascend. */
static void
footer_sorted(struct thrift *t, const struct parquet *p)
{
	size_t i, n = 0;

	for (i = 0; i < p->n; i++)
		n += (size_t)p->columns[i].sorted;
	if (n == 0)
		return;
	thrift_list(t, 4, THRIFT_STRUCT, n);
	for (i = 0; i < p->n; i++) {
		if (!p->columns[i].sorted)
			continue;
		thrift_begin(t, 0);
		thrift_int(t, 1, THRIFT_I32, (int64_t)i);
		thrift_truth(t, 2, 0);
		thrift_truth(t, 3, 0);
		thrift_end(t);
	}
}

static void
footer_group(struct thrift *t, const struct parquet *p, size_t g)
{
	uint64_t bytes = 0, plain = 0;
	size_t i;

	for (i = 0; i < p->n; i++) {
		bytes += p->columns[i].chunks[g].bytes;
		plain += p->columns[i].chunks[g].plain_bytes;
	}
	thrift_begin(t, 0);
	thrift_list(t, 1, THRIFT_STRUCT, p->n);
	for (i = 0; i < p->n; i++)
		footer_chunk(t, &p->columns[i], &p->columns[i].chunks[g]);
	thrift_int(t, 2, THRIFT_I64, (int64_t)plain);
	thrift_int(t, 3, THRIFT_I64, (int64_t)p->groups[g]);
	footer_sorted(t, p);
	if (p->n > 0)
		thrift_int(t, 5, THRIFT_I64,
		    (int64_t)p->columns[0].chunks[g].at);
	thrift_int(t, 6, THRIFT_I64, (int64_t)bytes);
	thrift_end(t);
}

static void
footer(const struct parquet *p, struct buf *b)
{
	struct thrift t;
	size_t i;

	thrift_open(&t, b);
	thrift_int(&t, 1, THRIFT_I32, 2);	/* version */
	footer_schema(&t, p);
	thrift_int(&t, 3, THRIFT_I64, (int64_t)p->all);
	thrift_list(&t, 4, THRIFT_STRUCT, p->ngroups);
	for (i = 0; i < p->ngroups; i++)
		footer_group(&t, p, i);
	if (p->nsays > 0) {
		thrift_list(&t, 5, THRIFT_STRUCT, p->nsays);
		for (i = 0; i < p->nsays; i++) {
			thrift_begin(&t, 0);
			thrift_bytes(&t, 1, p->says[i].key,
			    strlen(p->says[i].key));
			thrift_bytes(&t, 2, p->says[i].value,
			    strlen(p->says[i].value));
			thrift_end(&t);
		}
	}
	if (p->by != NULL)
		thrift_bytes(&t, 6, p->by, strlen(p->by));
	/* the bounds are in the order of the types; readers look for that */
	thrift_list(&t, 7, THRIFT_STRUCT, p->n);
	for (i = 0; i < p->n; i++) {
		thrift_begin(&t, 0);
		thrift_begin(&t, 1);
		thrift_end(&t);
		thrift_end(&t);
	}
	buf_addc(b, 0);
}

int
parquet_close(struct parquet *p)
{
	size_t before;
	int stopped;

	parquet_group(p);
	before = p->out->len;
	footer(p, p->out);
	column_le(p->out, p->out->len - before, 4);
	buf_adds(p->out, MAGIC);
	parquet_drain(p);
	stopped = p->stopped;
	parquet_free(p);
	return stopped ? -1 : 0;
}

void
parquet_drop(struct parquet *p)
{
	if (p != NULL)
		parquet_free(p);
}
