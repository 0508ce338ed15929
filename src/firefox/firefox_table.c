/*
 * firefox_table: tables of profiles as columns of numbers.  One has rows and a
 * schema that says which place a column has, or an array a column.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "firefox.h"

#define PLACES	64			/* of a row that are looked at */

static double
cell_number(const struct span *v)
{
	double d;

	return v->type != SPAN_NUMBER || walk_double(v, &d) == -1 ? NAN : d;
}

/* Finds which of the wanted columns each place of a row is. */
static void
read_schema(const struct json *j, const struct span *schema,
    const char *const *names, size_t n, uint8_t *column)
{
	struct span key, value;
	struct json in;
	int64_t place;
	size_t i;

	memset(column, UINT8_MAX, PLACES);
	if (walk_object(&in, j, schema) == -1)
		return;
	while (walk_member(&in, &key, &value)) {
		if (walk_int(&value, &place) == -1 || place < 0 ||
		    place >= PLACES)
			continue;
		for (i = 0; i < n; i++)
			if (json_key_is(&key, names[i]))
				column[place] = (uint8_t)i;
	}
}

/* Adds a row all of whose cells are absent, to the columns that there are. */
static void
add_row(struct firefox_table *t, size_t *cap, size_t n, uint64_t off)
{
	size_t i;

	if (t->n == *cap) {
		t->off = xgrow(t->off, t->n, cap, sizeof(*t->off));
		for (i = 0; i < n; i++)
			if (t->v[i] != NULL)
				t->v[i] = xreallocarray(t->v[i], *cap,
				    sizeof(*t->v[i]));
	}
	for (i = 0; i < n; i++)
		if (t->v[i] != NULL)
			t->v[i][t->n] = NAN;
	t->off[t->n++] = off;
}

/* Keeps a cell of the last row, or where its object stands. */
static void
read_cell(struct firefox *f, struct firefox_table *t, uint8_t column,
    const struct span *v)
{
	if (column == UINT8_MAX)
		return;
	if (v->type == SPAN_OBJECT)
		t->off[t->n - 1] = reading_off(f->r, v->p);
	else
		t->v[column][t->n - 1] = cell_number(v);
}

/* Reads the next cell if it is as most are, a number or null; or returns 0. */
static int
plain_cell(struct json *j, double *v)
{
	const char *p = j->p + (*j->p == ',');

	if (walk_numeral(j, v))
		return 1;
	if (j->end - p <= 4 || memcmp(p, "null", 4) != 0 ||
	    (p[4] != ',' && p[4] != ']') || (j->p[-1] == '[') == (p > j->p))
		return 0;
	*v = NAN;
	j->p = p + 4;
	return 1;
}

/*
 * Reads the row at the next place of `in` if all its cells are as most are:
 * returns 1; or 0, nothing was read.
 */
static int
read_plain_row(struct firefox *f, struct json *in, const uint8_t *column,
    size_t n, struct firefox_table *t, size_t *cap)
{
	struct json cells = *in;
	const char *row;
	double v[PLACES];
	size_t places = 0, i;

	if (in->end - in->p <= 3 || in->p[-1] != (*in->p == ',' ? ']' : '['))
		return 0;
	row = in->p + (*in->p == ',');
	row += *row == '\n';
	if (*row != '[')
		return 0;
	cells.p = row;
	json_open(&cells);
	while (places < PLACES && cells.p < in->end &&
	    plain_cell(&cells, &v[places]))
		places++;
	if (places == 0 || places == PLACES || cells.p == in->end ||
	    *cells.p != ']')
		return 0;
	in->p = cells.p + 1;
	add_row(t, cap, n, reading_off(f->r, row));
	for (i = 0; i < places; i++)
		if (column[i] != UINT8_MAX)
			t->v[column[i]][t->n - 1] = v[i];
	return 1;
}

static void
read_rows(struct firefox *f, const struct json *j, const struct span *data,
    const uint8_t *column, size_t n, struct firefox_table *t)
{
	struct span row, value;
	struct json in, cells;
	size_t cap = 0, place;

	if (walk_array(&in, j, data) == -1)
		return;
	for (place = 0; place < PLACES; place++)
		if (column[place] != UINT8_MAX && t->v[column[place]] == NULL)
			t->v[column[place]] = xmalloc(sizeof(double));
	for (;;) {
		if (read_plain_row(f, &in, column, n, t, &cap))
			continue;
		if (!walk_element(&in, &row))
			break;
		add_row(t, &cap, n, reading_off(f->r, row.p));
		if (walk_array(&cells, &in, &row) == -1)
			firefox_warn(f, WARN_NOT_OBJECT, t->off[t->n - 1]);
		else
			for (place = 0; place < PLACES &&
			    walk_element(&cells, &value); place++)
				read_cell(f, t, column[place], &value);
	}
}

/* Reads the array of one column, and offsets of what it has. */
static size_t
read_column(struct firefox *f, const struct json *j, const struct span *v,
    double **column, uint64_t **off)
{
	size_t n = 0, cap = 0, off_cap = 0;
	struct span value;
	struct json in;
	double number;

	*column = NULL;
	*off = NULL;
	walk_array(&in, j, v);
	for (;; n++) {
		value.p = in.p + (in.p < in.end && *in.p == ',');
		if (in.p < in.end && plain_cell(&in, &number))
			;
		else if (walk_element(&in, &value))
			number = cell_number(&value);
		else
			break;
		*column = xgrow(*column, n, &cap, sizeof(**column));
		*off = xgrow(*off, n, &off_cap, sizeof(**off));
		(*off)[n] = reading_off(f->r, value.p);
		(*column)[n] = number;
	}
	return n;
}

static void
read_columns(struct firefox *f, const struct json *j, const struct span *v,
    const char *const *names, size_t n, struct firefox_table *t)
{
	size_t least = SIZE_MAX, most = 0, rows, i, given = n;
	struct span key, value;
	struct json in;
	uint64_t *off;

	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value)) {
		for (i = 0; i < n && !json_key_is(&key, names[i]); i++)
			;
		if (i == n || value.type != SPAN_ARRAY || t->v[i] != NULL)
			continue;
		rows = read_column(f, &in, &value, &t->v[i], &off);
		least = rows < least ? rows : least;
		most = rows > most ? rows : most;
		/* the last column wanted is the one with objects */
		if (given == n || i > given) {
			free(t->off);
			t->off = off;
			given = i;
		} else
			free(off);
	}
	t->n = least == SIZE_MAX ? 0 : least;
	if (t->n < most)
		firefox_warn(f, WARN_STACK, reading_off(f->r, v->p));
}

void
firefox_table_read(struct firefox *f, const struct json *j,
    const struct span *v, const char *const *names, size_t n,
    struct firefox_table *t)
{
	struct span schema, data;
	uint8_t column[PLACES];

	memset(t, 0, sizeof(*t));
	if (v->type != SPAN_OBJECT)
		return;
	schema = walk_find(j, v, "schema");
	if (schema.type != SPAN_OBJECT) {
		read_columns(f, j, v, names, n, t);
		return;
	}
	data = walk_find(j, v, "data");
	read_schema(j, &schema, names, n, column);
	read_rows(f, j, &data, column, n, t);
}

void
firefox_table_free(struct firefox_table *t)
{
	size_t i;

	for (i = 0; i < FIREFOX_COLUMNS; i++)
		free(t->v[i]);
	free(t->off);
	memset(t, 0, sizeof(*t));
}

double
firefox_cell(const struct firefox_table *t, size_t column, size_t row)
{
	return t->v[column] == NULL ? NAN : t->v[column][row];
}

int64_t
firefox_index(struct firefox *f, const struct firefox_table *t, size_t column,
    size_t row, size_t n)
{
	double d = firefox_cell(t, column, row);

	if (!(d >= 0))			/* NaN; -1 is none, too */
		return -1;
	if (d < (double)n && d == floor(d))
		return (int64_t)d;
	firefox_warn(f, WARN_STACK, t->off[row]);
	return -2;
}

/* ---- strings ---- */

void
firefox_strings_read(struct firefox *f, const struct json *j,
    const struct span *v, struct firefox_strings *s)
{
	struct firefox_state *state = f->state;
	struct span value;
	struct json in;
	size_t cap = 0;

	memset(s, 0, sizeof(*s));
	s->first = state->nstrings;
	if (walk_array(&in, j, v) == -1)
		return;
	while (walk_element(&in, &value)) {
		s->v = xgrow(s->v, s->n, &cap, sizeof(*s->v));
		s->v[s->n++] = value;
		state->strings = xgrow(state->strings, state->nstrings,
		    &f->strings_cap, sizeof(*state->strings));
		state->strings[state->nstrings++] = reading_off(f->r,
		    value.p) - (value.type == SPAN_STRING);
	}
	s->id = xcalloc(s->n + 1, sizeof(*s->id));
}

void
firefox_strings_free(struct firefox_strings *s)
{
	free(s->v);
	free(s->id);
	memset(s, 0, sizeof(*s));
}

uint32_t
firefox_string(struct firefox *f, struct firefox_strings *s, double i)
{
	size_t n;

	if (!(i >= 0) || i >= (double)s->n)
		return 0;
	n = (size_t)i;
	if (s->id[n] == 0)
		s->id[n] = walk_string(f->b, &s->v[n]) + 1;
	return s->id[n] - 1;
}
