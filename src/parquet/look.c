/*
 * look: the footer of a file, field by field.
 */
#include "config.h"

#include <string.h>

#include "ttv/parquet_look.h"

#include "thrift.h"
#include "thrift_read.h"

#define TAIL		8	/* bytes: the length of the footer, "PAR1" */
#define MOST		((uint64_t)1 << 30)	/* bytes of a footer */

/*
 * Adds the name, the type and the repetition of an element of the schema; the
 * root has none.
 */
static void
look_element(struct thrift_read *r, struct parquet_look *l)
{
	struct thrift_field f = { 0, 0 };
	const char *name = "";
	int64_t type = -1, repetition = -1, children = 0;
	size_t n = 0;

	while (thrift_next(r, &f)) {
		if (f.id == 1 && f.type == THRIFT_I32)
			type = thrift_number(r);
		else if (f.id == 3 && f.type == THRIFT_I32)
			repetition = thrift_number(r);
		else if (f.id == 4 && f.type == THRIFT_BINARY)
			name = thrift_text(r, &n);
		else if (f.id == 5 && f.type == THRIFT_I32)
			children = thrift_number(r);
		else
			thrift_skip(r, f.type);
	}
	if (children > 0)
		return;
	buf_add(&l->columns, name, n);
	buf_addc(&l->columns, ' ');
	buf_int(&l->columns, type);
	buf_addc(&l->columns, ' ');
	buf_int(&l->columns, repetition);
	buf_addc(&l->columns, '\n');
}

/* Takes a key and its value. */
static void
look_pair(struct thrift_read *r, struct parquet_look *l)
{
	struct thrift_field f = { 0, 0 };
	const char *key = "", *value = "";
	size_t nkey = 0, nvalue = 0;
	struct buf *b = NULL;

	while (thrift_next(r, &f)) {
		if (f.id == 1 && f.type == THRIFT_BINARY)
			key = thrift_text(r, &nkey);
		else if (f.id == 2 && f.type == THRIFT_BINARY)
			value = thrift_text(r, &nvalue);
		else
			thrift_skip(r, f.type);
	}
	if (nkey == strlen("ttv.schema") && memcmp(key, "ttv.schema",
	    nkey) == 0)
		b = &l->schema;
	else if (nkey == strlen("ttv.table") && memcmp(key, "ttv.table",
	    nkey) == 0)
		b = &l->table;
	if (b != NULL) {
		buf_clear(b);
		buf_add(b, value, nvalue);
	}
}

/* Returns the rows of a row group, and sets *end to where it ends. */
static int64_t
look_group(struct thrift_read *r, int64_t *end)
{
	struct thrift_field f = { 0, 0 };
	int64_t rows = -1, at = -1, bytes = -1;

	while (thrift_next(r, &f)) {
		if (f.id == 3 && f.type == THRIFT_I64)
			rows = thrift_number(r);
		else if (f.id == 5 && f.type == THRIFT_I64)
			at = thrift_number(r);
		else if (f.id == 6 && f.type == THRIFT_I64)
			bytes = thrift_number(r);
		else
			thrift_skip(r, f.type);
	}
	/* both are optional, and ttv writes them */
	if (at < 0 || bytes < 0 || __builtin_add_overflow(at, bytes, end))
		*end = 0;
	return rows;
}

/* Takes a list of the footer; returns 0, or -1 and *wrong. */
static int
look_list(struct thrift_read *r, struct parquet_look *l, int field,
    int64_t footer, const char **wrong)
{
	int64_t rows, all = 0, end;
	size_t n;
	int of;

	n = thrift_elements(r, &of);
	if (field == 4)
		l->groups = n;
	for (; n > 0 && !r->bad; n--) {
		if (of != THRIFT_STRUCT)
			thrift_skip(r, of);
		else if (field == 2)
			look_element(r, l);
		else if (field == 5)
			look_pair(r, l);
		else if (field == 4) {
			rows = look_group(r, &end);
			if (rows < 0 || __builtin_add_overflow(all, rows,
			    &all))
				all = -1;
			if (end > footer)
				*wrong = "a row group is beyond its end";
		} else
			thrift_skip(r, of);
	}
	if (field == 4 && all != l->rows)
		*wrong = "its row groups have other rows than it says";
	return *wrong != NULL ? -1 : 0;
}

static int
look_footer(struct parquet_look *l, struct thrift_read *r, int64_t footer,
    const char **wrong)
{
	struct thrift_field f = { 0, 0 };

	while (thrift_next(r, &f)) {
		if (f.id == 3 && f.type == THRIFT_I64)
			l->rows = thrift_number(r);
		else if (f.type == THRIFT_LIST) {
			if (look_list(r, l, f.id, footer, wrong) == -1)
				return -1;
		} else
			thrift_skip(r, f.type);
	}
	if (r->bad)
		*wrong = "its footer is damaged";
	return r->bad ? -1 : 0;
}

int64_t
parquet_look(struct parquet_look *l, uint64_t size, const char *tail,
    size_t n, const char **wrong)
{
	struct thrift_read r = { NULL, NULL, 0 };
	const unsigned char *p;
	uint64_t len;

	*wrong = NULL;
	if (size < 4 + TAIL || n < TAIL ||
	    memcmp(tail + n - 4, "PAR1", 4) != 0) {
		*wrong = "it is cut off, or no Parquet";
		return -1;
	}
	p = (const unsigned char *)tail + n - TAIL;
	len = p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 |
	    (uint64_t)p[3] << 24;
	if (len > MOST || len + 4 + TAIL > size) {
		*wrong = "its footer is damaged";
		return -1;
	}
	if (len + TAIL > n)
		return (int64_t)len + TAIL;
	r.end = tail + n - TAIL;
	r.p = r.end - len;
	return look_footer(l, &r, (int64_t)(size - len - TAIL), wrong);
}

void
parquet_look_free(struct parquet_look *l)
{
	buf_free(&l->columns);
	buf_free(&l->table);
	buf_free(&l->schema);
}
