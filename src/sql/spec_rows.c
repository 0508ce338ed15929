/*
 * spec_rows: the rows of a bundle: of each its dimensions and the values of
 * the metrics; and of the keys that occur, what other statements say.
 *
 * A row whose values are all NULL is left out.  What has a type is refused in
 * another one.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"

#include "spec_int.h"

enum { TYPE_ANY, TYPE_STRING, TYPE_INT, TYPE_REAL, TYPE_BOOL };

/* A column that is looked for by its name. */
struct column {
	const char	*name;
	int64_t		 type;		/* TYPE_ANY ... of a dimension */
	size_t		 at;		/* in the row */
	struct strtab	*keys;		/* that occurred; or NULL */
};

struct rows {
	struct spec_job *run;
	const char	*bundle;
	struct column	*columns;	/* dimensions, then values */
	size_t		 ndimensions, ncolumns, cap;
	struct strtab	*seen;		/* dimensions; NULL: need not be
					 * unique */
	struct buf	 key;
	uint64_t	 n;		/* rows */
	int		 depth;		/* of their members in a text */
	int		 failed;
};

static int
rows_fail(struct rows *r, const char *what, const char *name)
{
	r->failed = 1;
	err_set(r->run->err, ERR_FORMAT, ERR_NOWHERE, "metric %.100s: %s%.100s",
	    r->bundle, what, name);
	return 1;
}

/* Returns whether there is no room for another row. */
static int
rows_full(struct rows *r)
{
	return r->failed = spec_fits(r->run) == -1;
}

static void
add_column(struct rows *r, const char *name, int64_t type)
{
	r->columns = xgrow(r->columns, r->ncolumns, &r->cap,
	    sizeof(*r->columns));
	r->columns[r->ncolumns++] = (struct column){ name, type, 0, NULL };
}

static int
rows_begin(void *arg, const char *const *names, size_t n)
{
	struct rows *r = arg;
	size_t i;

	for (i = 0; i < r->ncolumns; i++) {
		for (r->columns[i].at = 0; r->columns[i].at < n;
		    r->columns[i].at++)
			if (strcmp(names[r->columns[i].at],
			    r->columns[i].name) == 0)
				break;
		if (r->columns[i].at == n)
			return rows_fail(r, "its query has no column ",
			    r->columns[i].name);
	}
	return 0;
}

/* ---- what is printed */

static void
line(struct spec_job *run, int depth, const char *text)
{
	if (run->how->json)
		return;
	buf_fill(run->out, ' ', 2 * (size_t)depth);
	buf_adds(run->out, text);
}

/* Appends a member: its name and what stands in front of its value. */
static void
value_word(struct spec_job *run, const char *name)
{
	if (run->how->json)
		buf_printf(run->out, "\"%s\":", name);
	else
		buf_printf(run->out, "%s: ", name);
}

/* Appends a dimension, as the one member of a message; 1 if it is of no use. */
static int
print_dimension(struct rows *r, const struct column *c,
    const struct sql_value *v)
{
	struct spec_job *run = r->run;
	int json = run->how->json;

	if (v->type == SQL_NULL)
		buf_adds(run->out, json ? "\"null_value\":{}" : "null_value {}");
	else if (v->type == SQL_BLOB || (c->type == TYPE_STRING) !=
	    (v->type == SQL_TEXT && c->type != TYPE_ANY) ||
	    ((c->type == TYPE_INT || c->type == TYPE_BOOL) &&
	    v->type != SQL_INT) || (c->type == TYPE_BOOL &&
	    (v->num & ~INT64_C(1)) != 0))
		return rows_fail(r, "a value has another type than ", c->name);
	else if (v->type == SQL_TEXT) {
		value_word(run, "string_value");
		spec_string(run->out, json, v->text, v->len);
	} else if (c->type == TYPE_BOOL) {
		value_word(run, "bool_value");
		buf_adds(run->out, v->num ? "true" : "false");
	} else if (v->type == SQL_INT && c->type != TYPE_REAL) {
		value_word(run, "int64_value");
		buf_int(run->out, v->num);
	} else {
		value_word(run, "double_value");
		spec_real(run->out, json, v->type == SQL_INT ?
		    (double)v->num : v->real);
	}
	return 0;
}

/* Appends a value of a metric, in the same way. */
static int
print_value(struct rows *r, const struct column *c, const struct sql_value *v)
{
	struct spec_job *run = r->run;

	if (v->type == SQL_NULL)
		buf_adds(run->out, run->how->json ? "\"null_value\":{}" : "null_value {}");
	else if (v->type == SQL_INT || v->type == SQL_REAL) {
		value_word(run, "double_value");
		spec_real(run->out, run->how->json, v->type == SQL_INT ?
		    (double)v->num : v->real);
	} else
		return rows_fail(r, "a text is no value: column ", c->name);
	return 0;
}

/* Appends a list of messages with one member, one for each column. */
static int
print_list(struct rows *r, const char *name, size_t from, size_t to,
    const struct sql_value *v, int (*print)(struct rows *,
    const struct column *, const struct sql_value *), int one)
{
	struct spec_job *run = r->run;
	const struct column *c;
	size_t i;

	if (run->how->json)
		buf_printf(run->out, "\"%s\":%s", name, one ? "" : "[");
	for (i = from; i < to; i++) {
		c = &r->columns[i];
		if (run->how->json)
			buf_adds(run->out, i > from ? ",{" : "{");
		else {
			line(run, r->depth, name);
			buf_adds(run->out, " { ");
		}
		if (print(r, c, &v[c->at]) != 0)
			return 1;
		buf_adds(run->out, run->how->json ? "}" : " }\n");
	}
	if (run->how->json && !one)
		buf_addc(run->out, ']');
	return 0;
}

/* ---- rows */

/*
 * Appends what tells values apart, whatever bytes they have: 1 and 1.0 are one,
 * as SQL has it.
 */
static void
add_key(struct buf *b, const struct sql_value *v)
{
	int whole = v->type == SQL_REAL && v->real >= -0x1p63 &&
	    v->real < 0x1p63 && v->real == trunc(v->real);

	buf_addc(b, (char)('0' + (whole ? SQL_INT : v->type)));
	if (v->type == SQL_INT || whole)
		buf_int(b, whole ? (int64_t)v->real : v->num);
	else if (v->type == SQL_REAL)
		buf_double(b, v->real);
	else if (v->type != SQL_NULL) {
		buf_printf(b, "%zu:", v->len);
		buf_add(b, v->text, v->len);
	}
}

/* Notes the dimensions of a row; 1 if they must not be there again. */
static int
note_dimensions(struct rows *r, const struct sql_value *v)
{
	struct column *c = r->columns;
	struct buf key = BUF_INIT;
	uint32_t before;
	size_t i;

	buf_clear(&r->key);
	buf_adds(&r->key, "");
	for (i = 0; i < r->ndimensions; i++, c++) {
		add_key(&r->key, &v[c->at]);
		if (c->keys == NULL)
			continue;
		buf_clear(&key);
		add_key(&key, &v[c->at]);
		strtab_add(c->keys, key.data, key.len);
	}
	buf_free(&key);
	if (r->seen == NULL)
		return 0;
	before = strtab_count(r->seen);
	strtab_add(r->seen, r->key.data, r->key.len);
	return strtab_count(r->seen) > before ? 0 : rows_fail(r, "two rows "
	    "have the same dimensions, which are to be unique", "");
}

static int
rows_row(void *arg, const struct sql_value *v, size_t n)
{
	struct rows *r = arg;
	int json = r->run->how->json, some = 0;
	size_t i;

	(void)n;
	for (i = r->ndimensions; i < r->ncolumns; i++)
		some |= v[r->columns[i].at].type != SQL_NULL;
	if (!some)
		return 0;
	if (rows_full(r) || note_dimensions(r, v) != 0)
		return 1;
	if (json)
		buf_adds(r->run->out, r->n > 0 ? ",\n{" : "{");
	r->n++;
	line(r->run, 1, "row {\n");
	if (print_list(r, "values", r->ndimensions, r->ncolumns, v,
	    print_value, 0) != 0)
		return 1;
	buf_adds(r->run->out, json ? "," : "");
	if (print_list(r, "dimension", 0, r->ndimensions, v,
	    print_dimension, 0) != 0)
		return 1;
	buf_adds(r->run->out, json ? "}" : "  }\n");
	return 0;
}

/* A row of what is said of keys, of which each has one: column 0 is the key. */
static int
interned_row(void *arg, const struct sql_value *v, size_t n)
{
	struct rows *r = arg;
	struct strtab *keys = r->columns[0].keys;
	int json = r->run->how->json;
	uint32_t before;

	(void)n;
	buf_clear(&r->key);
	add_key(&r->key, &v[r->columns[0].at]);
	if (strtab_find(keys, r->key.data, r->key.len) == 0)
		return 0;
	if (rows_full(r))
		return 1;
	before = strtab_count(r->seen);
	strtab_add(r->seen, r->key.data, r->key.len);
	if (strtab_count(r->seen) == before)
		return rows_fail(r, "an interned dimension has two rows of "
		    "one key: ", r->columns[0].name);
	if (json)
		buf_adds(r->run->out, r->n > 0 ? ",{" : "{");
	r->n++;
	line(r->run, 2, "interned_dimension_rows {\n");
	if (print_list(r, "key_dimension_value", 0, 1, v, print_dimension,
	    1) != 0)
		return 1;
	buf_adds(r->run->out, json ? "," : "");
	if (print_list(r, "interned_dimension_values", 1, r->ncolumns, v,
	    print_dimension, 0) != 0)
		return 1;
	buf_adds(r->run->out, json ? "}" : "    }\n");
	return 0;
}

/* Appends what a specification says of the keys of a dimension. */
static int
print_interned(struct rows *of, const struct spec_node *spec,
    const char *sql)
{
	struct spec_job *run = of->run;
	struct sql_sink sink = { rows_begin, interned_row, NULL };
	struct rows r = { .run = run, .bundle = of->bundle,
	    .depth = 3 };
	const struct spec_node *key = spec_get(spec, "key_column_spec");
	const struct spec_node *c;
	size_t i;
	int rc;

	for (c = key; c != NULL; c = spec_next(spec, c == key ? NULL : c,
	    "data_column_specs"))
		add_column(&r, spec_text(c, "name"), spec_num(c, "type"));
	for (i = 0; i < of->ndimensions; i++)
		if (strcmp(of->columns[i].name, r.columns[0].name) == 0)
			r.columns[0].keys = of->columns[i].keys;
	r.seen = strtab_new();
	sink.arg = &r;
	line(run, 1, "interned_dimension_bundles {\n");
	buf_adds(run->out, run->how->json ?
	    "{\"interned_dimension_rows\":[" : "");
	rc = spec_ask(run, of->bundle, sql, strlen(sql), &sink);
	line(run, 1, "}\n");
	buf_adds(run->out, run->how->json ? "]}" : "");
	strtab_free(r.seen);
	free(r.columns);
	buf_free(&r.key);
	return rc == 0 && !r.failed ? 0 : -1;
}

static void
rows_open(struct rows *r, const struct spec *s,
    const struct spec_bundle *b)
{
	const struct spec_metric *first = &s->metrics[b->first - 1];
	const struct spec_node *n = NULL, *spec = NULL, *key;
	size_t i;
	uint32_t m;

	while ((n = spec_dimension(first->spec, n)) != NULL)
		add_column(r, spec_dimension_name(n), n->field->type ==
		    SPEC_OF ? spec_num(n, "type") : TYPE_ANY);
	r->ndimensions = r->ncolumns;
	while ((spec = spec_next(first->spec, spec,
	    "interned_dimension_specs")) != NULL) {
		key = spec_get(spec, "key_column_spec");
		for (i = 0; i < r->ndimensions; i++)
			if (r->columns[i].keys == NULL && strcmp(
			    r->columns[i].name, spec_text(key, "name")) == 0)
				r->columns[i].keys = strtab_new();
	}
	for (m = b->first; m != 0; m = s->metrics[m - 1].next)
		add_column(r, spec_text(s->metrics[m - 1].spec, "value"),
		    TYPE_ANY);
	if (spec_num(first->spec, "dimension_uniqueness") == 2)
		r->seen = strtab_new();
}

static void
rows_close(struct rows *r)
{
	size_t i;

	for (i = 0; i < r->ndimensions; i++)
		if (r->columns[i].keys != NULL)
			strtab_free(r->columns[i].keys);
	if (r->seen != NULL)
		strtab_free(r->seen);
	free(r->columns);
	buf_free(&r->key);
}

int
spec_rows(struct spec_job *run, const struct spec *s,
    const struct spec_bundle *b, char *const **interned)
{
	const struct spec_metric *first = &s->metrics[b->first - 1];
	struct sql_sink sink = { rows_begin, rows_row, NULL };
	struct rows r = { .run = run, .bundle = b->id, .depth = 2 };
	const struct spec_node *spec = NULL;
	int rc, n = 0;

	rows_open(&r, s, b);
	sink.arg = &r;
	buf_adds(run->out, run->how->json ? ",\n\"row\":[" : "");
	rc = spec_ask(run, b->id, first->sql, strlen(first->sql), &sink);
	buf_adds(run->out, run->how->json ? "]" : "");
	while (rc == 0 && !r.failed && (spec = spec_next(first->spec, spec,
	    "interned_dimension_specs")) != NULL) {
		if (run->how->json)
			buf_adds(run->out, n == 0 ?
			    ",\n\"interned_dimension_bundles\":[" : ",");
		rc = print_interned(&r, spec, *(*interned)++);
		n++;
	}
	buf_adds(run->out, run->how->json && n > 0 ? "]" : "");
	rc = rc == 0 && !r.failed ? 0 : -1;
	rows_close(&r);
	return rc;
}
