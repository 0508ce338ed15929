/*
 * kinds: conditions on names and categories, tested once for each kind instead
 * of once for each slice.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "numeric.h"
#include "rows.h"
#include "slice.h"
#include "table.h"
#include "vtab.h"

/* The set is worth a list where it has less than this part of all rows. */
#define LIST_PART	8

static uint64_t *
kinds_all(const struct sql *s)
{
	size_t n = (size_t)s->trace->nkinds / 64 + 1;
	uint64_t *bits = xreallocarray(NULL, n, sizeof(*bits));

	memset(bits, 0xff, n * sizeof(*bits));
	return bits;
}

/*
 * Returns the string of a value, or 0 if the trace does not have it or if the
 * value is a blob, which equals no text.
 */
static uint32_t
string_of(const struct sql *s, sqlite3_value *v)
{
	const char *text;

	if (sqlite3_value_type(v) == SQLITE_BLOB)
		return 0;
	text = (const char *)sqlite3_value_text(v);
	if (text == NULL)
		return 0;
	return strtab_find(s->trace->strings, text,
	    (size_t)sqlite3_value_bytes(v));
}

/* Returns whether a value is a number. */
static int
has_number(sqlite3_value *v)
{
	int type = sqlite3_value_type(v);

	return type == SQLITE_INTEGER || type == SQLITE_FLOAT;
}

/* Returns whether a text is the number that a value is. */
static int
is_equal_number(const char *text, sqlite3_value *v)
{
	int64_t num;
	double real;

	switch (numeric_of(text, strlen(text), &num, &real)) {
	case NUMERIC_INT:
		/* as whole numbers, of which a real has 53 bits only */
		return sqlite3_value_type(v) == SQLITE_INTEGER ?
		    num == sqlite3_value_int64(v) :
		    real == sqlite3_value_double(v);
	case NUMERIC_REAL:
		return sqlite3_value_type(v) == SQLITE_FLOAT &&
		    real == sqlite3_value_double(v);
	default:
		return 0;
	}
}

/* Returns whether a string is that of a value, or the number that it is. */
static int
is_value(const struct sql *s, uint32_t string, uint32_t wanted,
    sqlite3_value *v)
{
	return string != 0 && (string == wanted || (has_number(v) &&
	    is_equal_number(trace_str(s->trace, string), v)));
}

static int
is_match(const struct sql *s, uint32_t string, char op, const char *pattern)
{
	const char *text = trace_str(s->trace, string);

	if (string == 0 || pattern == NULL)
		return 0;
	if (op == '*')
		return sqlite3_strglob(pattern, text) == 0;
	return sqlite3_strlike(pattern, text, 0) == 0;
}

static void
bits_and(uint64_t *bits, uint32_t i, int keep)
{
	if (!keep)
		bits[i / 64] &= ~(UINT64_C(1) << i % 64);
}

/* Sets the bits of the strings that are a number. */
static void
want_number(const struct trace *t, uint64_t *wanted, int is_name,
    sqlite3_value *v)
{
	uint32_t i, string;

	for (i = 0; i < t->nkinds; i++) {
		string = is_name ? t->kinds[i].name : t->kinds[i].cat;
		if (string != 0 && is_equal_number(trace_str(t, string), v))
			wanted[string / 64] |= UINT64_C(1) << string % 64;
	}
}

/* Keeps the kinds whose string is one of those of an IN. */
static void
narrow_in(struct sql *s, uint64_t *bits, int is_name, sqlite3_value *v)
{
	const struct trace *t = s->trace;
	size_t n = (size_t)strtab_count(t->strings) / 64 + 1;
	uint64_t *wanted = xcalloc(n, sizeof(*wanted));
	sqlite3_value *in;
	uint32_t i, string;
	int rc;

	for (rc = sqlite3_vtab_in_first(v, &in); rc == SQLITE_OK && in != NULL;
	    rc = sqlite3_vtab_in_next(v, &in)) {
		string = string_of(s, in);
		wanted[string / 64] |= UINT64_C(1) << string % 64;
		if (has_number(in))
			want_number(t, wanted, is_name, in);
	}
	for (i = 0; i < t->nkinds; i++) {
		string = is_name ? t->kinds[i].name : t->kinds[i].cat;
		bits_and(bits, i, string != 0 &&
		    wanted[string / 64] >> string % 64 & 1);
	}
	free(wanted);
}

void
kinds_narrow(struct sql *s, struct sql_rows *r, int is_name, char op,
    sqlite3_value *v)
{
	const struct trace *t = s->trace;
	const char *pattern = NULL;
	uint32_t i, string, wanted = 0;

	if (r->kinds == NULL)
		r->kinds = kinds_all(s);
	if (op == 'i') {
		narrow_in(s, r->kinds, is_name, v);
		return;
	}
	if (op == '=' || op == '#')
		wanted = string_of(s, v);
	else if (op != '0')
		pattern = (const char *)sqlite3_value_text(v);
	for (i = 0; i < t->nkinds; i++) {
		string = is_name ? t->kinds[i].name : t->kinds[i].cat;
		if (op == '=' || op == '#')
			bits_and(r->kinds, i, is_value(s, string, wanted, v));
		else if (op == '0')
			bits_and(r->kinds, i, string == 0);
		else
			bits_and(r->kinds, i, is_match(s, string, op,
			    pattern));
	}
}

/* Returns the only kind of a set, or NONE if there are several or none. */
static uint32_t
kinds_only(const struct sql *s, const uint64_t *bits)
{
	uint32_t i, only = NONE, n = s->trace->nkinds;

	for (i = 0; i < n; i++) {
		if ((bits[i / 64] >> i % 64 & 1) == 0)
			continue;
		if (only != NONE)
			return NONE;
		only = i;
	}
	return only;
}

int
kinds_list(struct sql *s, const struct sql_table *def, struct sql_rows *r)
{
	uint32_t k, only, nkinds = s->trace->nkinds;
	const uint32_t *rows;
	uint64_t n, total = 0;

	if (def->columns != slice_columns || r->hi - r->lo <= 64)
		return 0;
	only = kinds_only(s, r->kinds);
	for (k = 0; k < nkinds && only == NONE; k++)
		if (r->kinds[k / 64] >> k % 64 & 1) {
			index_kind(s, k, &n);
			total += n;
		}
	if (total > (r->hi - r->lo) / LIST_PART)
		return 0;
	for (k = only != NONE ? only : 0; k < nkinds; k++) {
		if ((r->kinds[k / 64] >> k % 64 & 1) == 0)
			continue;
		rows = index_kind(s, k, &n);
		rows_lend(r, rows, n);
		if (only != NONE)
			break;
	}
	rows_sort(r);
	free(r->kinds);
	r->kinds = NULL;
	return 1;
}

void
kinds_named(struct sql *s, struct sql_rows *r, sqlite3_value *name)
{
	uint32_t string = string_of(s, name), n, i;
	const uint32_t *kinds, *rows;
	uint64_t nrows;

	if (has_number(name)) {
		for (i = 0; i < s->trace->nkinds; i++)
			if (is_value(s, s->trace->kinds[i].name, string,
			    name)) {
				rows = index_kind(s, i, &nrows);
				rows_lend(r, rows, nrows);
			}
	} else if (string != 0) {
		kinds = index_kinds_named(s, string, &n);
		for (i = 0; i < n; i++) {
			rows = index_kind(s, kinds[i], &nrows);
			rows_lend(r, rows, nrows);
		}
	}
	rows_sort(r);
}
