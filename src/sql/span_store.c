/*
 * span_store: the rows of one side of a SPAN_JOIN in memory, in order of
 * partition and time.
 *
 * Times stand in columns; the other values of a row follow each other in one
 * array of bytes, each a byte with its type and what the type has: 8 bytes of a
 * number; the length, 4 bytes, and the bytes of a text.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "span_join.h"

struct span_times {
	int64_t		 part, ts, dur;
	int64_t		 reach;		/* last end of this row and those
					 * before it */
	size_t		 values;	/* offset of its values */
};

struct span_store {
	struct span_times *rows;
	size_t		 n, cap;
	struct buf	 values;
};

struct span_store *
store_new(void)
{
	return xcalloc(1, sizeof(struct span_store));
}

void
store_free(struct span_store *x)
{
	if (x == NULL)
		return;
	free(x->rows);
	buf_free(&x->values);
	free(x);
}

static void
add_value(struct buf *b, sqlite3_stmt *stmt, int i)
{
	int type = sqlite3_column_type(stmt, i);
	int64_t num;
	double real;
	const void *bytes;
	uint32_t len;

	buf_addc(b, (char)type);
	switch (type) {
	case SQLITE_INTEGER:
		num = sqlite3_column_int64(stmt, i);
		buf_add(b, (const char *)&num, sizeof(num));
		break;
	case SQLITE_FLOAT:
		real = sqlite3_column_double(stmt, i);
		buf_add(b, (const char *)&real, sizeof(real));
		break;
	case SQLITE_TEXT:
	case SQLITE_BLOB:
		bytes = sqlite3_column_blob(stmt, i);
		len = (uint32_t)sqlite3_column_bytes(stmt, i);
		buf_add(b, (const char *)&len, sizeof(len));
		buf_add(b, bytes != NULL ? bytes : "", len);
		break;
	}
}

void
store_add(struct span_store *x, sqlite3_stmt *stmt, int64_t part)
{
	struct span_times *t;
	int i;

	x->rows = xgrow(x->rows, x->n, &x->cap, sizeof(*x->rows));
	t = &x->rows[x->n++];
	t->part = part;
	t->ts = sqlite3_column_int64(stmt, 0);
	t->dur = sqlite3_column_int64(stmt, 1);
	t->values = x->values.len;
	for (i = 3; i < sqlite3_column_count(stmt); i++)
		add_value(&x->values, stmt, i);
}

static int
is_sorted(const struct span_store *x)
{
	const struct span_times *a, *b;
	size_t i;

	for (i = 1; i < x->n; i++) {
		a = &x->rows[i - 1];
		b = &x->rows[i];
		if (b->part < a->part || (b->part == a->part &&
		    b->ts < a->ts))
			return 0;
	}
	return 1;
}

/* Sorts by time and then, stably, by partition. */
static void
sort_rows(struct span_store *x)
{
	struct radix *order = xreallocarray(NULL, x->n, sizeof(*order));
	struct span_times *rows = xreallocarray(NULL, x->n, sizeof(*rows));
	size_t i;

	for (i = 0; i < x->n; i++)
		order[i] = (struct radix){ radix_time(x->rows[i].ts), i };
	radix_sort(order, x->n);
	for (i = 0; i < x->n; i++)
		order[i].key = radix_time(x->rows[order[i].value].part);
	radix_sort(order, x->n);
	for (i = 0; i < x->n; i++)
		rows[i] = x->rows[order[i].value];
	free(order);
	free(x->rows);
	x->rows = rows;
	x->cap = x->n;
}

void
store_sort(struct span_store *x)
{
	int64_t end, reach = INT64_MIN;
	struct span_times *t;
	size_t i;

	if (!is_sorted(x))
		sort_rows(x);
	for (i = 0; i < x->n; i++) {
		t = &x->rows[i];
		if (__builtin_add_overflow(t->ts, t->dur < 0 ? 0 : t->dur,
		    &end))
			end = INT64_MAX;
		if (end > reach)
			reach = end;
		t->reach = reach;
	}
}

size_t
store_rows(const struct span_store *x)
{
	return x->n;
}

void
store_row(const struct span_store *x, size_t row, int64_t *ts, int64_t *dur)
{
	*ts = x->rows[row].ts;
	*dur = x->rows[row].dur;
}

int64_t
store_part(const struct span_store *x, size_t row)
{
	return x->rows[row].part;
}

/* Returns the bytes of a value behind its type. */
static size_t
value_size(const char *at)
{
	uint32_t len;

	if (*at == SQLITE_INTEGER || *at == SQLITE_FLOAT)
		return 8;
	if (*at != SQLITE_TEXT && *at != SQLITE_BLOB)
		return 0;
	memcpy(&len, at + 1, sizeof(len));
	return sizeof(len) + len;
}

void
store_column(const struct span_store *x, size_t row, sqlite3_context *out,
    int i)
{
	const char *at = x->values.data + x->rows[row].values;
	sqlite3_int64 num;
	double real;

	for (; i > 0; i--)
		at += 1 + value_size(at);
	switch (*at) {
	case SQLITE_INTEGER:
		memcpy(&num, at + 1, sizeof(num));
		sqlite3_result_int64(out, num);
		break;
	case SQLITE_FLOAT:
		memcpy(&real, at + 1, sizeof(real));
		sqlite3_result_double(out, real);
		break;
	case SQLITE_TEXT:
		sqlite3_result_text(out, at + 5, (int)value_size(at) - 4,
		    SQLITE_TRANSIENT);
		break;
	case SQLITE_BLOB:
		sqlite3_result_blob(out, at + 5, (int)value_size(at) - 4,
		    SQLITE_TRANSIENT);
		break;
	}
}

size_t
store_from(const struct span_store *x, size_t row, int64_t ts)
{
	size_t lo = row, hi, mid, step = 1;

	/* galloping: the row is mostly near */
	while (lo < x->n && x->rows[lo].reach < ts) {
		lo += step;
		step *= 2;
	}
	hi = lo < x->n ? lo : x->n;
	lo = row;
	BISECT(lo, hi, mid, x->rows[mid].reach < ts);
	return lo;
}

int64_t
store_reach(const struct span_store *x, size_t row)
{
	return x->rows[row].reach;
}
