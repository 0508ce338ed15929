/*
 * func_list: functions of several values: concat() and what else newer releases
 * of SQLite have, aggregates whose rows have an order, the last value of a
 * window.
 *
 * An aggregate with ORDER BY in it becomes, in aggregate_order.c,
 *	__ttv_ordered(ORDERS, value, separator, key ...)
 * or __ttv_ordered_json for an array of JSON, where ORDERS has a letter for
 * each key: a for ascending, d for descending, each large if nulls are at the
 * other end; a leading u: each value once.
 */
#include "config.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "func.h"
#include "func_list.h"
#include "stop.h"

/* The subtype that SQLite gives to a text that is JSON. */
#define SUBTYPE_JSON	74

/* ---- concat */

/* Gives the texts of values from the first on, with another between them. */
static void
give_joined(sqlite3_context *c, const char *by, size_t nby, int argc,
    sqlite3_value **argv)
{
	struct buf b = BUF_INIT;
	int i, any = 0;

	buf_adds(&b, "");
	for (i = 0; i < argc; i++) {
		if (sqlite3_value_type(argv[i]) == SQLITE_NULL)
			continue;
		if (any++)
			buf_add(&b, by, nby);
		sqlite3_value_text(argv[i]);
		buf_add(&b, sqlite3_value_text(argv[i]),
		    (size_t)sqlite3_value_bytes(argv[i]));
	}
	if (b.len > INT_MAX)
		sqlite3_result_error_toobig(c);
	else
		sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

static void
concat(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_joined(c, "", 0, argc, argv);
}

static void
concat_ws(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *by;

	if (argc < 1) {
		sqlite3_result_error(c, "concat_ws takes a separator", -1);
		return;
	}
	if ((by = (const char *)sqlite3_value_text(argv[0])) != NULL)
		give_joined(c, by, (size_t)sqlite3_value_bytes(argv[0]),
		    argc - 1, argv + 1);
}

/* ---- rows of an aggregate that have an order */

#define ARG_ORDERS	0
#define ARG_VALUE	1
#define ARG_BY		2
#define ARG_KEYS	3

struct ordered_row {
	sqlite3_value	*value, *by;
	sqlite3_value	*keys[ORDERED_KEYS];
	int		 subtype;	/* of the value */
	size_t		 number;	/* in which it came */
};

struct ordered {
	struct ordered_row *v;
	size_t		 n, cap;
	int		 nkeys, once, json;
	char		 orders[ORDERED_KEYS];
};

static void
add_row(sqlite3_context *c, int argc, sqlite3_value **argv, int json)
{
	struct ordered *a = sqlite3_aggregate_context(c, sizeof(*a));
	struct ordered_row *row;
	const char *orders;
	int i;

	if (a == NULL || argc <= ARG_KEYS || (orders = (const char *)
	    sqlite3_value_text(argv[ARG_ORDERS])) == NULL)
		return;
	a->nkeys = argc - ARG_KEYS;
	if ((a->once = orders[0] == 'u') != 0)
		orders++;
	if (a->nkeys > ORDERED_KEYS || strlen(orders) != (size_t)a->nkeys)
		return;
	memcpy(a->orders, orders, (size_t)a->nkeys);
	a->json = json;
	if (!json && sqlite3_value_type(argv[ARG_VALUE]) == SQLITE_NULL)
		return;
	a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
	row = &a->v[a->n];
	memset(row, 0, sizeof(*row));
	row->value = sqlite3_value_dup(argv[ARG_VALUE]);
	row->by = sqlite3_value_dup(argv[ARG_BY]);
	row->subtype = (int)sqlite3_value_subtype(argv[ARG_VALUE]);
	for (i = 0; i < a->nkeys; i++)
		row->keys[i] = sqlite3_value_dup(argv[ARG_KEYS + i]);
	row->number = a->n++;
}

static void
ordered_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	add_row(c, argc, argv, 0);
}

static void
json_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	add_row(c, argc, argv, 1);
}

/* The order of types: null, numbers, texts, bytes. */
static int
type_rank(sqlite3_value *v)
{
	static const int ranks[] = { 0, 1, 1, 2, 3, 0 };

	return ranks[sqlite3_value_type(v)];
}

static int
compare_bytes(sqlite3_value *a, sqlite3_value *b)
{
	size_t n = (size_t)sqlite3_value_bytes(a);
	size_t m = (size_t)sqlite3_value_bytes(b), least = n < m ? n : m;
	int rc = least == 0 ? 0 : memcmp(sqlite3_value_blob(a),
	    sqlite3_value_blob(b), least);

	return rc != 0 ? rc : COMPARE(n, m);
}

static int
compare_numbers(sqlite3_value *a, sqlite3_value *b)
{
	int64_t x = sqlite3_value_int64(a), y = sqlite3_value_int64(b);
	double p = sqlite3_value_double(a), q = sqlite3_value_double(b);

	if (sqlite3_value_type(a) == SQLITE_INTEGER &&
	    sqlite3_value_type(b) == SQLITE_INTEGER)
		return COMPARE(x, y);
	return COMPARE(p, q);
}

/* Compares two values as SQLite does, without a collation. */
static int
compare_values(sqlite3_value *a, sqlite3_value *b)
{
	int x = type_rank(a), y = type_rank(b);

	if (x != y)
		return COMPARE(x, y);
	return x == 0 ? 0 : x == 1 ? compare_numbers(a, b) :
	    compare_bytes(a, b);
}

static int
compare_rows(const void *x, const void *y, void *arg)
{
	const struct ordered_row *a = x, *b = y;
	const struct ordered *all = arg;
	int i, rc, null, down;

	for (i = 0; i < all->nkeys; i++) {
		rc = compare_values(a->keys[i], b->keys[i]);
		null = sqlite3_value_type(a->keys[i]) == SQLITE_NULL ||
		    sqlite3_value_type(b->keys[i]) == SQLITE_NULL;
		down = (all->orders[i] | 32) == 'd';
		if (null && all->orders[i] < 'a')
			down = !down;
		if (rc != 0)
			return down ? -rc : rc;
	}
	return COMPARE(a->number, b->number);
}

/* Appends a text as a string of JSON, as SQLite spells it. */
static void
put_json_text(struct buf *b, const unsigned char *s, size_t n)
{
	static const char letters[' '] = {
		['\b'] = 'b', ['\f'] = 'f', ['\n'] = 'n', ['\r'] = 'r',
		['\t'] = 't',
	};
	size_t i;

	buf_addc(b, '"');
	for (i = 0; i < n; i++) {
		if (s[i] == '"' || s[i] == '\\')
			buf_addc(b, '\\');
		if (s[i] < ' ' && letters[s[i]] != '\0')
			buf_printf(b, "\\%c", letters[s[i]]);
		else if (s[i] < ' ')
			buf_printf(b, "\\u%04x", s[i]);
		else
			buf_addc(b, (char)s[i]);
	}
	buf_addc(b, '"');
}

static void
put_json(struct buf *b, const struct ordered_row *row)
{
	sqlite3_value *v = row->value;
	int type = sqlite3_value_type(v);

	if (type == SQLITE_NULL || type == SQLITE_BLOB)
		buf_adds(b, "null");
	else if (type == SQLITE_TEXT && row->subtype != SUBTYPE_JSON)
		put_json_text(b, sqlite3_value_text(v),
		    (size_t)sqlite3_value_bytes(v));
	else
		buf_adds(b, (const char *)sqlite3_value_text(v));
}

/* Returns whether a value stands among those of the rows before. */
static int
came_before(const struct ordered *a, size_t i)
{
	size_t k;

	for (k = 0; k < i; k++)
		if (compare_values(a->v[k].value, a->v[i].value) == 0)
			return 1;
	return 0;
}

static void
ordered_final(sqlite3_context *c)
{
	struct ordered *a = sqlite3_aggregate_context(c, 0);
	struct buf b = BUF_INIT;
	size_t i, shown = 0;
	int k;

	if (a == NULL)
		return;
	if (a->n > 1)
		qsort_r(a->v, a->n, sizeof(*a->v), compare_rows, a);
	buf_adds(&b, a->json ? "[" : "");
	for (i = 0; i < a->n; i++) {
		if (a->once && (sql_stopped(sqlite3_user_data(c)) ||
		    came_before(a, i)))
			continue;
		if (shown++ > 0 && a->json)
			buf_addc(&b, ',');
		else if (shown > 1)
			buf_adds(&b, sqlite3_value_type(a->v[i].by) ==
			    SQLITE_NULL ? "" :
			    (const char *)sqlite3_value_text(a->v[i].by));
		if (a->json)
			put_json(&b, &a->v[i]);
		else
			buf_adds(&b, (const char *)
			    sqlite3_value_text(a->v[i].value));
	}
	if (a->json)
		buf_addc(&b, ']');
	if (b.len > INT_MAX)
		sqlite3_result_error_toobig(c);
	else if (a->json || shown > 0) {
		sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
		if (a->json)
			sqlite3_result_subtype(c, SUBTYPE_JSON);
	}
	for (i = 0; i < a->n; i++) {
		sqlite3_value_free(a->v[i].value);
		sqlite3_value_free(a->v[i].by);
		for (k = 0; k < a->nkeys; k++)
			sqlite3_value_free(a->v[i].keys[k]);
	}
	free(a->v);
	buf_free(&b);
}

/* An array without rows is one, too. */
static void
json_final(sqlite3_context *c)
{
	if (sqlite3_aggregate_context(c, 0) == NULL)
		sqlite3_result_text(c, "[]", 2, SQLITE_STATIC);
	else
		ordered_final(c);
}

/* ---- string_agg, as group_concat */

static void
string_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf *b = sqlite3_aggregate_context(c, sizeof(*b));

	(void)argc;
	if (b == NULL || sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	if (b->data == NULL)
		buf_adds(b, "");
	else if (sqlite3_value_type(argv[1]) != SQLITE_NULL)
		buf_adds(b, (const char *)sqlite3_value_text(argv[1]));
	buf_adds(b, (const char *)sqlite3_value_text(argv[0]));
}

static void
string_final(sqlite3_context *c)
{
	struct buf *b = sqlite3_aggregate_context(c, 0);

	if (b == NULL || b->data == NULL)
		return;
	if (b->len > INT_MAX)
		sqlite3_result_error_toobig(c);
	else
		sqlite3_result_text(c, b->data, (int)b->len,
		    SQLITE_TRANSIENT);
	buf_free(b);
}

/* ---- the last value of a window that is not null */

struct last {
	sqlite3_value	*value;		/* or NULL */
	int64_t		 rows;		/* of the window */
	int64_t		 at;		/* where the value is in it */
};

static void
last_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct last *l = sqlite3_aggregate_context(c, sizeof(*l));

	(void)argc;
	if (l == NULL)
		return;
	l->rows++;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	sqlite3_value_free(l->value);
	l->value = sqlite3_value_dup(argv[0]);
	l->at = l->rows - 1;
}

/* The first row leaves the window. */
static void
last_inverse(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct last *l = sqlite3_aggregate_context(c, sizeof(*l));

	(void)argc;
	(void)argv;
	if (l == NULL)
		return;
	l->rows--;
	if (l->value != NULL && l->at-- == 0) {
		sqlite3_value_free(l->value);
		l->value = NULL;
	}
}

static void
last_value(sqlite3_context *c)
{
	struct last *l = sqlite3_aggregate_context(c, 0);

	if (l != NULL && l->value != NULL)
		sqlite3_result_value(c, l->value);
}

static void
last_final(sqlite3_context *c)
{
	struct last *l = sqlite3_aggregate_context(c, 0);

	last_value(c);
	if (l != NULL)
		sqlite3_value_free(l->value);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_list_rows[] = {
	{ "concat", -1, FIXED, concat,
	    "...",
	    "the texts of its arguments, one behind the other" },
	{ "concat_ws", -1, FIXED, concat_ws,
	    "by, ...",
	    "the same with a text between them" },
	{ "string_agg", 2, FIXED, string_step,
	    "text, by",
	    "texts of a group with another between them; as group_concat "
	    "and json_group_array it may have ORDER BY behind its "
	    "arguments" },
	{ "last_non_null", 1, FIXED, last_step,
	    "value",
	    "the last value of a group or a window that is not null" },
	{ ORDERED_NAME, -1, FIXED, ordered_step, NULL, NULL },
	{ ORDERED_NAME "_json", -1, FIXED, json_step, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

/* Returns what ends an aggregate; NULL: the row is none. */
static void
(*final_of(const struct func_row *row))(sqlite3_context *)
{
	return row->fn == string_step ? string_final :
	    row->fn == ordered_step ? ordered_final :
	    row->fn == json_step ? json_final : NULL;
}

int
func_list_add(struct sql *s)
{
	const struct func_row *row;
	int rc = SQLITE_OK;

	for (row = func_list_rows; row->name != NULL && rc == SQLITE_OK;
	    row++)
		rc = row->fn == last_step ?
		    sqlite3_create_window_function(s->db, row->name,
		    row->nargs, row->flags, s, last_step, last_final,
		    last_value, last_inverse, NULL) :
		    func_row_add(s, row, final_of(row));
	return rc;
}
