/*
 * kinds: conditions on names and categories, tested once for each kind instead
 * of once for each slice.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sort.h"
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

/* A kind whose name or category is a number. */
struct kind_number {
	double		 real;
	int64_t		 num;		/* of NUMERIC_INT */
	uint32_t	 kind;
	enum numeric	 type;
};

static int
number_order(const void *va, const void *vb)
{
	const struct kind_number *a = va, *b = vb;

	if (a->real != b->real)
		return COMPARE(a->real, b->real);
	return COMPARE(a->kind, b->kind);
}

static uint32_t
kind_string(const struct trace *t, uint32_t kind, int is_name)
{
	return is_name ? t->kinds[kind].name : t->kinds[kind].cat;
}

/* Lists the kinds whose string is a number, by that number. */
static void
numbers_make(struct sql *s, int is_name)
{
	const struct trace *t = s->trace;
	struct kind_number *v = xcalloc((size_t)t->nkinds + 1, sizeof(*v));
	const char *text;
	uint32_t i, string, n = 0;

	for (i = 0; i < t->nkinds; i++) {
		if ((string = kind_string(t, i, is_name)) == 0)
			continue;
		text = trace_str(t, string);
		v[n].kind = i;
		v[n].type = numeric_of(text, strlen(text), &v[n].num,
		    &v[n].real);
		n += v[n].type != NUMERIC_NONE;
	}
	sort_any(v, n, sizeof(*v), number_order);
	s->index.numbers[is_name] = v;
	s->index.nnumbers[is_name] = n;
}

/* Returns whether the number of a kind is that of a value. */
static int
number_equals(const struct kind_number *k, sqlite3_value *v)
{
	/* as whole numbers, of which a real has 53 bits only */
	if (sqlite3_value_type(v) == SQLITE_INTEGER)
		return k->type == NUMERIC_INT &&
		    k->num == sqlite3_value_int64(v);
	return k->real == sqlite3_value_double(v);
}

/*
 * Returns the first kind whose string is the number that a value is, or the
 * next one behind k; NULL: there is none, or the value is no number.
 */
static const struct kind_number *
kind_of_number(struct sql *s, int is_name, sqlite3_value *v,
    const struct kind_number *k)
{
	const struct kind_number *end, *first;
	double real = sqlite3_value_double(v);
	size_t lo = 0, hi, mid;

	if (!has_number(v))
		return NULL;
	if (s->index.numbers[is_name] == NULL)
		numbers_make(s, is_name);
	first = s->index.numbers[is_name];
	end = first + s->index.nnumbers[is_name];
	if (k == NULL) {
		hi = (size_t)(end - first);
		BISECT(lo, hi, mid, first[mid].real < real);
		k = first + lo;
	} else
		k++;
	while (k < end && k->real == real && !number_equals(k, v))
		k++;
	return k < end && k->real == real ? k : NULL;
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

/* Keeps the kinds whose string is a value, or one of those of an IN. */
static void
narrow_values(struct sql *s, uint64_t *bits, int is_name, int is_list,
    sqlite3_value *v)
{
	const struct trace *t = s->trace;
	size_t n = (size_t)strtab_count(t->strings) / 64 + 1;
	uint64_t *wanted = xcalloc(n, sizeof(*wanted));
	const struct kind_number *k;
	sqlite3_value *in = v;
	uint32_t i, string;
	int rc = is_list ? sqlite3_vtab_in_first(v, &in) : SQLITE_OK;

	while (rc == SQLITE_OK && in != NULL) {
		string = string_of(s, in);
		wanted[string / 64] |= UINT64_C(1) << string % 64;
		for (k = NULL; (k = kind_of_number(s, is_name, in, k)) !=
		    NULL;) {
			string = kind_string(t, k->kind, is_name);
			wanted[string / 64] |= UINT64_C(1) << string % 64;
		}
		rc = is_list ? sqlite3_vtab_in_next(v, &in) : SQLITE_DONE;
	}
	for (i = 0; i < t->nkinds; i++) {
		string = kind_string(t, i, is_name);
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
	uint32_t i, string;

	if (r->kinds == NULL)
		r->kinds = kinds_all(s);
	if (op == 'i' || op == '=' || op == '#') {
		narrow_values(s, r->kinds, is_name, op == 'i', v);
		return;
	}
	if (op != '0')
		pattern = (const char *)sqlite3_value_text(v);
	for (i = 0; i < t->nkinds; i++) {
		string = kind_string(t, i, is_name);
		bits_and(r->kinds, i, op == '0' ? string == 0 :
		    is_match(s, string, op, pattern));
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
	uint32_t string = string_of(s, name), n = 0, i;
	const uint32_t *kinds = string == 0 ? NULL :
	    index_kinds_named(s, string, &n), *rows;
	const struct kind_number *k;
	uint64_t nrows;

	for (i = 0; i < n; i++) {
		rows = index_kind(s, kinds[i], &nrows);
		rows_lend(r, rows, nrows);
	}
	for (k = NULL; (k = kind_of_number(s, 1, name, k)) != NULL;) {
		if (s->trace->kinds[k->kind].name == string)
			continue;	/* is there by its name */
		rows = index_kind(s, k->kind, &nrows);
		rows_lend(r, rows, nrows);
	}
	rows_sort(r);
}
