/*
 * vtab_rows: the rows that the conditions of a plan leave.
 *
 * On columns whose values ascend with the rows a condition narrows a range by
 * binary search; on a column that lists its rows it makes a list, at most one
 * of a plan; on names and categories it makes a set of kinds; what remains is a
 * test of each row, as a range of whole numbers.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "part.h"
#include "rows.h"
#include "table.h"
#include "vtab.h"

/* Returns the row at a place of the table. */
static uint64_t
row_at(const struct cursor *c, uint64_t place)
{
	return c->subset != NULL ? c->subset[place] : place;
}

static int64_t
key_at(const struct cursor *c, const struct sql_column *col, uint64_t place)
{
	uint64_t row = row_at(c, place);

	return col->way == WAY_ID ? (int64_t)row : col->key(c->sql, row);
}

/* Returns the first place whose value is not less than `value`. */
static uint64_t
place_from(const struct cursor *c, const struct sql_column *col,
    int64_t value)
{
	uint64_t lo = c->rows.lo, hi = c->rows.hi, mid;

	if (col->way == WAY_ID && c->subset == NULL) {
		if (value < 0 || (uint64_t)value < lo)
			return lo;
		return (uint64_t)value < hi ? (uint64_t)value : hi;
	}
	BISECT(lo, hi, mid, key_at(c, col, mid) < value);
	return lo;
}

#define TWO_63	9223372036854775808.0

/* Narrows [*from, *to] to the whole numbers that `op` and a real leave. */
static int
real_bounds(char op, double d, int64_t *from, int64_t *to)
{
	double up = ceil(d), down = floor(d);

	if (op == '=' || op == '>' || op == 'g') {
		if (up >= TWO_63)
			return 0;
		if (up >= -TWO_63)
			*from = (int64_t)up + (op == '>' && up <= d);
	}
	if (op == '=' || op == '<' || op == 'l') {
		if (down < -TWO_63)
			return 0;
		if (down < TWO_63 && op == '<' && down >= d) {
			if (down <= -TWO_63)
				return 0;
			*to = (int64_t)down - 1;
		} else if (down < TWO_63)
			*to = (int64_t)down;
	}
	return *from <= *to;
}

int
vtab_bounds(char op, sqlite3_value *v, int64_t *from, int64_t *to)
{
	int64_t n;

	*from = INT64_MIN;
	*to = INT64_MAX;
	switch (sqlite3_value_numeric_type(v)) {
	case SQLITE_INTEGER:
		n = sqlite3_value_int64(v);
		if ((op == '>' && n == INT64_MAX) ||
		    (op == '<' && n == INT64_MIN))
			return 0;
		if (op == '=' || op == '>' || op == 'g')
			*from = n + (op == '>');
		if (op == '=' || op == '<' || op == 'l')
			*to = n - (op == '<');
		return 1;
	case SQLITE_FLOAT:
		return real_bounds(op, sqlite3_value_double(v), from, to);
	case SQLITE_NULL:
		return 0;
	default:
		/* numbers are less than text */
		return op == '<' || op == 'l';
	}
}

static void
narrow(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	int64_t from, to;

	if (!vtab_bounds(op, v, &from, &to)) {
		c->rows.hi = c->rows.lo;
		return;
	}
	if (from != INT64_MIN)
		c->rows.lo = place_from(c, col, from);
	if (to != INT64_MAX)
		c->rows.hi = place_from(c, col, to + 1);
}

/* ---- lists */

/* Adds the rows of a value of a column to a list. */
static void
list_value(struct cursor *c, const struct sql_column *col, sqlite3_value *v)
{
	int64_t from, to;
	uint64_t place;

	if (!vtab_bounds('=', v, &from, &to))
		return;
	if (col->way == WAY_FIND) {
		col->find(c->sql, from, &c->rows);
		return;
	}
	place = place_from(c, col, from);
	for (; place < c->rows.hi && key_at(c, col, place) == from; place++)
		rows_add(&c->rows, row_at(c, place));
}

/* Returns the first place of a list whose row is not less than `row`. */
static size_t
list_from(const struct sql_rows *list, uint64_t row)
{
	size_t lo = 0, hi = list->n, mid;

	BISECT(lo, hi, mid, list->list[mid] < row);
	return lo;
}

/* Makes a list of the rows of a value, or of the values of an IN. */
static void
find_rows(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	sqlite3_value *in;
	int64_t others;
	int rc;

	c->has_list = 1;
	if (op == 'm') {
		c->has_list = args_find(c->sql, v, &c->rows, &others);
		c->rows.n = list_from(&c->rows, c->rows.hi);
	} else if (op == 'i') {
		for (rc = sqlite3_vtab_in_first(v, &in); rc == SQLITE_OK &&
		    in != NULL; rc = sqlite3_vtab_in_next(v, &in))
			list_value(c, col, in);
	} else
		list_value(c, col, v);
	rows_sort(&c->rows);
}

/* Removes from the list what is not in the table; both ascend. */
static void
list_subset(struct cursor *c)
{
	struct sql_rows *list = &c->rows;
	uint64_t place = list->lo, hi, mid;
	size_t i, n = 0;

	rows_own(list);
	for (i = 0; i < list->n; i++) {
		hi = list->hi;
		BISECT(place, hi, mid, c->subset[mid] < list->list[i]);
		if (place < list->hi && c->subset[place] == list->list[i])
			list->list[n++] = list->list[i];
	}
	list->n = n;
}

/* Removes from the list what is not in the table or not in its range. */
static void
list_clip(struct cursor *c)
{
	struct sql_rows *list = &c->rows;
	size_t first, n;

	if (list->lo >= list->hi) {
		list->n = 0;
		return;
	}
	if (list->n == 0 || (c->subset == NULL && list->lo == 0 &&
	    list->hi == vtab_rows((const struct vtab *)c->base.pVtab)))
		return;
	first = list_from(list, row_at(c, list->lo));
	n = list_from(list, row_at(c, list->hi - 1) + 1) - first;
	if (list->cap == 0)
		list->list += first;
	else
		memmove(list->list, list->list + first,
		    n * sizeof(*list->list));
	list->n = n;
	if (c->subset != NULL)
		list_subset(c);
}

/* Makes a list of the rows of the range. */
static void
list_part(struct cursor *c)
{
	uint64_t place;

	c->has_list = 1;
	for (place = c->rows.lo; place < c->rows.hi; place++)
		rows_add(&c->rows, c->subset[place]);
}

/* Puts the list in the order of a column. */
static void
list_order(struct cursor *c, const struct sql_column *col)
{
	struct radix *pairs = xreallocarray(NULL, c->rows.n + 1,
	    sizeof(*pairs));
	uint64_t row;
	size_t i;

	for (i = 0; i < c->rows.n; i++) {
		row = c->rows.list[i];
		pairs[i] = (struct radix){ radix_time(col->key(c->sql, row)),
		    row };
	}
	radix_sort(pairs, c->rows.n);
	rows_own(&c->rows);
	for (i = 0; i < c->rows.n; i++)
		c->rows.list[i] = (uint32_t)pairs[i].value;
	free(pairs);
}

/* ---- tests of each row */

/* Adds a test that a column is in [from, to], or narrows that of it. */
static void
add_test(struct cursor *c, const struct sql_column *col, int64_t from,
    int64_t to)
{
	struct vtab_test *t;
	int i;

	for (i = 0; i < c->ntests && c->tests[i].col != col; i++)
		continue;
	t = &c->tests[i];
	if (i == c->ntests) {
		c->ntests++;
		*t = (struct vtab_test){ col, from, to };
		return;
	}
	t->from = from > t->from ? from : t->from;
	t->to = to < t->to ? to : t->to;
}

static void
test(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	int64_t from, to;

	if (vtab_bounds(op, v, &from, &to))
		add_test(c, col, from, to);
	else
		c->rows.hi = c->rows.lo;
}

/*
 * Makes a list of the rows that pass the test of their lengths, if those are
 * few, and drops the test.  The list is by length if the plan has no order.
 */
static void
find_lengths(struct cursor *c, int is_ordered)
{
	uint64_t n = c->rows.hi - c->rows.lo;
	int by_length = !is_ordered &&
	    n == vtab_rows((struct vtab *)c->base.pVtab);
	struct vtab_test *t;
	int i;

	for (i = 0; i < c->ntests; i++)
		if (c->tests[i].col->way == WAY_LENGTH)
			break;
	if (i == c->ntests || c->has_list || c->subset != NULL ||
	    c->def->lengths == NULL)
		return;
	t = &c->tests[i];
	if (!c->def->lengths(c->sql, t->from, t->to, by_length, n /
	    LENGTH_PART, &c->rows))
		return;
	c->has_list = 1;
	*t = c->tests[--c->ntests];
	if (!by_length)
		rows_sort(&c->rows);
}

/* Raises the first row of the range to what a bound of ends leaves. */
static void
narrow_end(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	int64_t from, to;

	if (vtab_bounds(op, v, &from, &to))
		col->find(c->sql, from, &c->rows);
	else
		c->rows.hi = c->rows.lo;
}

/* ---- all of a plan */

static void
find_condition(struct cursor *c, const char *step, sqlite3_value *v)
{
	const struct sql_column *col = &c->def->columns[step[2] - 'A'];

	switch (step[0]) {
	case 'k':
		kinds_narrow(c->sql, &c->rows, col->name[0] != 'c', step[1],
		    v);
		break;
	case 'n':
		c->has_list = 1;
		kinds_named(c->sql, &c->rows, v);
		break;
	case 'l':
		find_rows(c, col, step[1], v);
		break;
	case 't':
		test(c, col, step[1], v);
		break;
	case 'e':
		narrow_end(c, col, step[1], v);
		break;
	default:
		narrow(c, col, step[1], v);
	}
}

void
vtab_rows_find(struct cursor *c, const char *plan, sqlite3_value **argv)
{
	const struct sql_column *sorted = plan[1] == '.' ? NULL :
	    &c->def->columns[plan[1] - 'A'];
	struct sql_rows *r = &c->rows;
	const uint32_t *part;
	int i;

	c->sorted = sorted;
	r->lo = 0;
	r->hi = vtab_rows((const struct vtab *)c->base.pVtab);
	c->subset = part = part_subset(c->sql, c->def, &r->hi);
	if (part == NULL && c->def->subset != NULL)
		c->subset = c->def->subset(c->sql, &r->hi);
	for (i = 0; plan[2 + 3 * i] != '\0'; i++)
		find_condition(c, &plan[2 + 3 * i], argv[i]);
	if (r->lo > r->hi)
		r->hi = r->lo;
	if (r->kinds != NULL && !c->has_list)
		c->has_list = kinds_list(c->sql, c->def, r);
	find_lengths(c, plan[0] != 'U' || sorted != NULL);
	if (c->has_list)
		list_clip(c);
	else if (part != NULL && sorted != NULL)
		list_part(c);
	if (c->has_list && sorted != NULL)
		list_order(c, sorted);
	else if (sorted != NULL)
		c->subset = c->def->sorted(c->sql, sorted);
}
