/*
 * args_json: the function __intrinsic_arg_set_to_json(arg_set_id): the args of
 * a set as one object of JSON.  Dots in the key of an arg part objects,
 * brackets with a number are the items of arrays.
 *
 * The args of an object follow one another, as they come from the file; an
 * object that comes again begins again.  Depth is bounded by DEPTH_MOST: what
 * is deeper keeps the rest of its key as a name.
 */
#include "config.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "func.h"

#define DEPTH_MOST	64

/* A part of a key. */
struct key_part {
	const char	*s;		/* name, or the digits of an item */
	size_t		 len;
	int		 item;		/* 1: of an array */
};

/* Divides a key; returns the number of its parts. */
static size_t
divide(const char *key, size_t n, struct key_part *parts)
{
	size_t i = 0, count = 0, from;
	const char *end;

	while (i < n && count < DEPTH_MOST) {
		from = i;
		if (key[i] == '[' && (end = memchr(key + i, ']', n - i)) !=
		    NULL) {
			parts[count++] = (struct key_part){ key + i + 1,
			    (size_t)(end - key) - i - 1, 1 };
			i = (size_t)(end - key) + 1;
			i += i < n && key[i] == '.';
			continue;
		}
		if (count == DEPTH_MOST - 1)
			i = n;
		while (i < n && key[i] != '.' && (key[i] != '[' || i == from))
			i++;
		parts[count++] = (struct key_part){ key + from, i - from, 0 };
		i += i < n && key[i] == '.';
	}
	return count;
}

static int
is_same(const struct key_part *a, const struct key_part *b)
{
	return a->item == b->item && a->len == b->len &&
	    memcmp(a->s, b->s, a->len) == 0;
}

static void
put_text(struct buf *b, const char *s, size_t n)
{
	size_t i;

	buf_addc(b, '"');
	for (i = 0; i < n; i++) {
		if ((unsigned char)s[i] < ' ')
			buf_printf(b, "\\u%04x", (unsigned char)s[i]);
		else {
			if (s[i] == '"' || s[i] == '\\')
				buf_addc(b, '\\');
			buf_addc(b, s[i]);
		}
	}
	buf_addc(b, '"');
}

/* The value of an arg: its columns of the table args, by number. */
enum { COLUMN_KEY, COLUMN_INT, COLUMN_TEXT, COLUMN_REAL, COLUMN_TYPE };

static void
put_value(struct buf *b, sqlite3_stmt *row)
{
	const char *type = (const char *)sqlite3_column_text(row,
	    COLUMN_TYPE);

	if (type != NULL && strcmp(type, "bool") == 0)
		buf_adds(b, sqlite3_column_int64(row, COLUMN_INT) != 0 ?
		    "true" : "false");
	else if (type != NULL && strcmp(type, "pointer") == 0)
		buf_printf(b, "\"0x%llx\"", (unsigned long long)
		    sqlite3_column_int64(row, COLUMN_INT));
	else if (sqlite3_column_type(row, COLUMN_TEXT) != SQLITE_NULL)
		put_text(b, (const char *)sqlite3_column_text(row,
		    COLUMN_TEXT), (size_t)sqlite3_column_bytes(row,
		    COLUMN_TEXT));
	else if (sqlite3_column_type(row, COLUMN_INT) != SQLITE_NULL)
		buf_adds(b, (const char *)sqlite3_column_text(row,
		    COLUMN_INT));
	else if (sqlite3_column_type(row, COLUMN_REAL) != SQLITE_NULL)
		buf_adds(b, (const char *)sqlite3_column_text(row,
		    COLUMN_REAL));
	else
		buf_adds(b, "null");
}

/* The parts of a key that are open. */
struct open_key {
	struct key_part	 parts[DEPTH_MOST];
	size_t		 n;
	struct buf	 text;		/* of the key: parts point into it */
};

/* Closes the objects and arrays below a part. */
static void
close_to(struct buf *b, const struct open_key *k, size_t depth)
{
	size_t i;

	/* the last part is a value, which needs no end */
	for (i = k->n; i-- > depth + 1;)
		buf_addc(b, k->parts[i].item ? ']' : '}');
}

static void
put_arg(struct buf *b, struct open_key *k, sqlite3_stmt *row)
{
	struct key_part parts[DEPTH_MOST];
	struct buf text = BUF_INIT;
	size_t n, same = 0, i;

	buf_adds(&text, (const char *)sqlite3_column_text(row, COLUMN_KEY));
	n = divide(text.data, text.len, parts);
	while (same + 1 < n && same + 1 < k->n &&
	    is_same(&parts[same], &k->parts[same]))
		same++;
	if (k->n > 0) {
		close_to(b, k, same);
		buf_addc(b, ',');
	}
	for (i = same; i < n; i++) {
		if (i > same || k->n == 0)
			buf_addc(b, parts[i].item ? '[' : '{');
		if (!parts[i].item) {
			put_text(b, parts[i].s, parts[i].len);
			buf_addc(b, ':');
		}
	}
	put_value(b, row);
	buf_free(&k->text);
	k->text = text;
	memcpy(k->parts, parts, n * sizeof(*parts));
	k->n = n;
}

static void
set_to_json(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	struct buf b = BUF_INIT;
	sqlite3_stmt *stmt = NULL;
	struct open_key *k;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	if (sqlite3_prepare_v2(s->db, "SELECT key, int_value, string_value, "
	    "real_value, value_type FROM args WHERE arg_set_id = ?1 AND "
	    "key <> '' ORDER BY id", -1, &stmt, NULL) != SQLITE_OK) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	sqlite3_bind_value(stmt, 1, argv[0]);
	k = xcalloc(1, sizeof(*k));
	while (sqlite3_step(stmt) == SQLITE_ROW)
		put_arg(&b, k, stmt);
	if (k->n > 0) {
		close_to(&b, k, 0);
		buf_addc(&b, k->parts[0].item ? ']' : '}');
		if (b.len > INT_MAX)
			sqlite3_result_error_toobig(c);
		else
			sqlite3_result_text(c, b.data, (int)b.len,
			    SQLITE_TRANSIENT);
	}
	sqlite3_finalize(stmt);
	buf_free(&k->text);
	free(k);
	buf_free(&b);
}

const struct func_row func_json_rows[] = {
	{ "__intrinsic_arg_set_to_json", 1, SQLITE_UTF8, set_to_json,
	    "arg_set_id",
	    "its args as an object of JSON" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
