/*
 * spec_query: a structured query as a statement of SQL.
 *
 *	WITH _q1 AS (SELECT * FROM a WHERE x = 1), _q2 AS (... FROM _q1)
 *	SELECT * FROM _q2
 *
 * Each query within another one is a name of the WITH clause; one that is named
 * by an id is a table, made once for all that name it.  Names of columns and
 * expressions are SQL as they stand; values are quoted.
 */
#include "config.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "spec_sql.h"

enum { MADE_NOT, MADE_NOW, MADE };	/* what `made` has */

/* Queries of a statement: SQLite compares the names of a clause in pairs. */
#define QUERIES		2000

/* The operators of a filter, by their number. */
enum { IS_GLOB = 7, IS_NULL = 8, IS_NOT_NULL = 9 };
static const char *const operators[] = {
	NULL, "=", "!=", "<", "<=", ">", ">=", "GLOB", "IS NULL",
	"IS NOT NULL"
};
enum { GROUP_AND = 1, GROUP_OR = 2 };

enum { COUNT = 1, SUM, MIN, MAX, MEAN, MEDIAN, WEIGHTED, PERCENTILE,
	COUNT_DISTINCT, CUSTOM };
/* What stands before and behind the column of an aggregate, and its name. */
static const struct {
	const char	*before, *behind, *word;
} aggregates[] = {
	[COUNT] = { "count(", ")", "count" },
	[SUM] = { "sum(", ")", "sum" },
	[MIN] = { "min(", ")", "min" },
	[MAX] = { "max(", ")", "max" },
	[MEAN] = { "avg(", ")", "mean" },
	[MEDIAN] = { "percentile(", ", 50)", "median" },
	[WEIGHTED] = { "sum(CAST((",
	    ") * dur AS REAL)) / CAST(sum(dur) AS REAL)",
	    "duration_weighted_mean" },
	[PERCENTILE] = { "percentile(", NULL, "percentile" },
	[COUNT_DISTINCT] = { "count(DISTINCT ", ")", "count_distinct" },
	[CUSTOM] = { NULL, NULL, "custom" },
};

void
spec_sql_open(struct spec_sql *all, struct err *err)
{
	memset(all, 0, sizeof(*all));
	all->err = err;
	all->ids = strtab_new();
	all->modules = strtab_new();
	all->before = strtab_new();
	all->kept = strtab_new();
}

void
spec_sql_close(struct spec_sql *all)
{
	strtab_free(all->ids);
	strtab_free(all->modules);
	strtab_free(all->before);
	strtab_free(all->kept);
	free(all->shared);
	free(all->made);
	buf_free(&all->tables);
}

int
spec_fail(struct spec_with *w, const char *fmt, ...)
{
	char msg[512], safe[512];
	const char *id = spec_text(w->query, "id");
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(msg, sizeof(msg), fmt, ap);
	va_end(ap);
	text_safe(safe, sizeof(safe), msg, strlen(msg));
	text_safe(msg, 100, id, strlen(id));
	return err_set(w->all->err, ERR_USAGE, ERR_NOWHERE, "%s%s%s%s",
	    *id != '\0' ? "query " : "", msg, *id != '\0' ? ": " : "", safe);
}

void
spec_include(struct spec_with *w, const char *module)
{
	if (*module != '\0')
		strtab_add(w->all->modules, module, strlen(module));
}

void
spec_quote(struct buf *b, const char *s)
{
	buf_addc(b, '\'');
	for (; *s != '\0'; s++) {
		if (*s == '\'')
			buf_addc(b, '\'');
		buf_addc(b, *s);
	}
	buf_addc(b, '\'');
}

/* ---- conditions */

/*
 * Appends "column op value OR column op value", or "column IN (value, value)"
 * for "=", of which there may be more than a tree of expressions is deep;
 * returns how many values.
 */
static int
filter_values(struct spec_with *w, struct buf *b, const struct spec_node *f,
    const char *column, const char *op)
{
	static const char *const kinds[] = { "string_rhs", "double_rhs",
	    "int64_rhs" };
	const struct spec_node *v = NULL;
	int n = 0, is_list = *op == '=';
	size_t k;

	for (k = 0; k < sizeof(kinds) / sizeof(*kinds) && n == 0; k++)
		while ((v = spec_next(f, v, kinds[k])) != NULL) {
			if (is_list)
				buf_printf(b, "%s%s", n == 0 ? column : "",
				    n == 0 ? " IN (" : ", ");
			else
				buf_printf(b, "%s%s %s ", n > 0 ? " OR " : "",
				    column, op);
			n++;
			if (v->field->type == SPEC_STRING)
				spec_quote(b, v->text);
			else if (v->field->type == SPEC_INT)
				buf_int(b, v->num);
			else if (isnan(v->real))
				return spec_fail(w, "a filter by nan");
			else if (isinf(v->real))
				buf_adds(b, v->real < 0 ? "-9e999" : "9e999");
			else
				buf_double(b, v->real);
		}
	if (is_list && n > 0)
		buf_addc(b, ')');
	return n;
}

static int
filter(struct spec_with *w, struct buf *b, const struct spec_node *f)
{
	const char *column = spec_text(f, "column_name");
	int64_t op = spec_num(f, "op");
	int n;

	if (*column == '\0')
		return spec_fail(w, "a filter has no column_name");
	if (op < 1 || op > IS_NOT_NULL)
		return spec_fail(w, "the filter of %.64s has no op", column);
	if (op == IS_NULL || op == IS_NOT_NULL) {
		buf_printf(b, "%s %s", column, operators[op]);
		return 0;
	}
	buf_addc(b, '(');
	if ((n = filter_values(w, b, f, column, operators[op])) == -1)
		return -1;
	buf_addc(b, ')');
	return n > 0 ? 0 : spec_fail(w, "the filter of %.64s has no value",
	    column);
}

/* Appends the filters, groups and expressions of a group; its depth is read. */
static int
filter_group(struct spec_with *w, struct buf *b, const struct spec_node *g)
{
	int64_t op = spec_num(g, "op");
	const struct spec_node *n;
	int some = 0, rc = 0;

	if (op != GROUP_AND && op != GROUP_OR)
		return spec_fail(w, "a group of filters has no op");
	for (n = g->child; rc == 0 && n != NULL; n = n->next) {
		if (n->field->type == SPEC_ENUM)
			continue;
		buf_adds(b, some++ == 0 ? "(" : op == GROUP_AND ? " AND " :
		    " OR ");
		if (n->field->type == SPEC_STRING)
			buf_printf(b, "(%s\n)", n->text);
		else if (n->field->of == SPEC_FILTER)
			rc = filter(w, b, n);
		else
			rc = filter_group(w, b, n);
	}
	buf_addc(b, ')');
	return rc == 0 && some == 0 ? spec_fail(w, "a group of filters is "
	    "empty") : rc;
}

static int
where(struct spec_with *w, struct buf *b, const struct spec_node *query)
{
	const struct spec_node *f = spec_get(query,
	    "experimental_filter_group");
	int n = 0;

	if (f != NULL) {
		buf_adds(b, "\nWHERE ");
		return filter_group(w, b, f);
	}
	for (f = NULL; (f = spec_next(query, f, "filters")) != NULL;) {
		buf_adds(b, n++ == 0 ? "\nWHERE " : " AND ");
		if (filter(w, b, f) == -1)
			return -1;
	}
	return 0;
}

/* ---- columns */

/* Appends an aggregate and its name. */
static int
aggregate(struct spec_with *w, struct buf *b, const struct spec_node *a)
{
	const char *column = spec_text(a, "column_name");
	const char *name = spec_text(a, "result_column_name");
	const struct spec_node *percent = spec_get(a, "percentile");
	int64_t op = spec_num(a, "op");

	if (op < COUNT || op > CUSTOM)
		return spec_fail(w, "an aggregate has no op");
	if (op == CUSTOM) {
		if (*spec_text(a, "custom_sql_expression") == '\0')
			return spec_fail(w, "an aggregate CUSTOM has no "
			    "custom_sql_expression");
		buf_adds(b, spec_text(a, "custom_sql_expression"));
	} else if (op == COUNT && *column == '\0')
		buf_adds(b, "count(*)");
	else if (*column == '\0')
		return spec_fail(w, "an aggregate has no column_name");
	else if (op == PERCENTILE && (percent == NULL ||
	    !(percent->real >= 0 && percent->real <= 100)))
		return spec_fail(w, "an aggregate PERCENTILE has no "
		    "percentile from 0 to 100");
	else {
		buf_printf(b, "%s%s", aggregates[op].before, column);
		if (op == PERCENTILE) {
			buf_adds(b, ", ");
			buf_double(b, percent->real);
			buf_addc(b, ')');
		} else
			buf_adds(b, aggregates[op].behind);
	}
	if (*name != '\0')
		buf_printf(b, " AS %s", name);
	else
		buf_printf(b, " AS %s%s%s", aggregates[op].word,
		    *column != '\0' ? "_" : "", column);
	return 0;
}

int
spec_selected(struct spec_with *w, struct buf *b, const char *table,
    const struct spec_node *s)
{
	const char *column = spec_text(s, "column_name_or_expression");
	const char *alias = spec_text(s, "alias");

	if (*column == '\0')
		column = spec_text(s, "column_name");
	if (*column == '\0')
		return spec_fail(w, "a column that is selected has no "
		    "column_name_or_expression");
	buf_printf(b, "%s%s%s%s", table, column, *alias != '\0' ? " AS " : "",
	    alias);
	return 0;
}

static int
selected(struct spec_with *w, struct buf *b, const struct spec_node *query)
{
	const struct spec_node *s = NULL;
	int n = 0;

	while ((s = spec_next(query, s, "select_columns")) != NULL) {
		buf_adds(b, n++ == 0 ? "SELECT " : ", ");
		if (spec_selected(w, b, "", s) == -1)
			return -1;
	}
	buf_adds(b, n == 0 ? "SELECT *" : "");
	return 0;
}

/* Appends "(SELECT groups, aggregates FROM source WHERE ... GROUP BY ...)". */
static int
grouped(struct spec_with *w, struct buf *b, const struct spec_node *query,
    const struct spec_node *group, const char *source)
{
	const struct spec_node *n = NULL;
	struct buf by = BUF_INIT;
	int some = 0, rc = 0;

	buf_adds(b, "(SELECT ");
	while ((n = spec_next(group, n, "column_names")) != NULL) {
		buf_printf(&by, "%s%s", by.len == 0 ? "\nGROUP BY " : ", ",
		    n->text);
		buf_printf(b, "%s%s", some++ > 0 ? ", " : "", n->text);
	}
	while (rc == 0 && (n = spec_next(group, n, "aggregates")) != NULL) {
		buf_adds(b, some++ > 0 ? ", " : "");
		rc = aggregate(w, b, n);
	}
	if (rc == 0 && some == 0)
		rc = spec_fail(w, "group_by has neither column_names nor "
		    "aggregates");
	buf_printf(b, "\nFROM %s", source);
	if (rc == 0)
		rc = where(w, b, query);
	buf_printf(b, "%s)", by.len > 0 ? by.data : "");
	buf_free(&by);
	return rc;
}

static int
ordered(struct spec_with *w, struct buf *b, const struct spec_node *query)
{
	static const char *const words[] = { "", " ASC", " DESC" };
	const struct spec_node *order = spec_get(query, "order_by");
	const struct spec_node *limit = spec_get(query, "limit");
	const struct spec_node *offset = spec_get(query, "offset"), *n = NULL;
	const char *column;
	int64_t direction;
	int some = 0;

	while (order != NULL &&
	    (n = spec_next(order, n, "ordering_specs")) != NULL) {
		column = spec_text(n, "column_name");
		direction = spec_num(n, "direction");
		if (*column == '\0')
			return spec_fail(w, "order_by has no column_name");
		buf_printf(b, "%s%s%s", some++ == 0 ? "\nORDER BY " : ", ",
		    column, direction >= 0 && direction <= 2 ?
		    words[direction] : "");
	}
	if (order != NULL && some == 0)
		return spec_fail(w, "order_by has no ordering_specs");
	if (offset != NULL && limit == NULL)
		return spec_fail(w, "offset wants limit");
	if ((limit != NULL && limit->num < 0) ||
	    (offset != NULL && offset->num < 0))
		return spec_fail(w, "limit and offset are at least 0");
	if (limit != NULL)
		buf_printf(b, "\nLIMIT %lld", (long long)limit->num);
	if (offset != NULL)
		buf_printf(b, "\nOFFSET %lld", (long long)offset->num);
	return 0;
}

/* Appends the SELECT of a query. */
static int
query_select(struct spec_with *w, const struct spec_node *query,
    struct buf *b)
{
	const struct spec_node *group = spec_get(query, "group_by"), *m = NULL;
	struct buf source = BUF_INIT;
	int rc;

	while ((m = spec_next(query, m, "referenced_modules")) != NULL)
		spec_include(w, m->text);
	buf_adds(&source, "");
	rc = spec_source(w, query, &source);
	if (rc == 0)
		rc = selected(w, b, query);
	if (rc == 0) {
		buf_adds(b, "\nFROM ");
		if (group != NULL)
			rc = grouped(w, b, query, group, source.data);
		else {
			buf_adds(b, source.data);
			rc = where(w, b, query);
		}
	}
	buf_free(&source);
	return rc == 0 ? ordered(w, b, query) : -1;
}

/* ---- names of queries */

/* Adds a query to the clause and gets its name. */
static int
query_add(struct spec_with *w, const struct spec_node *query,
    char name[SPEC_NAME])
{
	const struct spec_node *outer = w->query;
	struct buf b = BUF_INIT;
	int rc;

	if (w->all->depth >= SPEC_DEPTH)
		return spec_fail(w, "queries stand too deep in each other");
	if (w->n >= QUERIES)
		return spec_fail(w, "there are more than %d queries in it",
		    QUERIES);
	w->all->depth++;
	w->query = query;
	rc = query_select(w, query, &b);
	w->query = outer;
	w->all->depth--;
	snprintf(name, SPEC_NAME, "_q%u", ++w->n);
	if (rc == 0)
		buf_printf(&w->text, "%s%s AS (\n%s\n)", w->text.len > 0 ?
		    ", " : "", name, b.data);
	buf_free(&b);
	return rc;
}

int
spec_nested(struct spec_with *w, const struct spec_node *query,
    const char *field, char name[SPEC_NAME])
{
	name[0] = '\0';
	if (query == NULL)
		return spec_fail(w, "there is no %s", field);
	return query_add(w, query, name);
}

int
spec_statement(struct spec_sql *all, const struct spec_node *query,
    const char *of, struct buf *b)
{
	struct spec_with w = { all, query, BUF_INIT, 0 };
	char name[SPEC_NAME];
	int rc;

	if (query == NULL)
		return err_set(all->err, ERR_USAGE, ERR_NOWHERE,
		    "%.64s has no query", of);
	rc = query_add(&w, query, name);
	if (rc == 0)
		buf_printf(b, "WITH %s\nSELECT * FROM %s", w.text.data, name);
	buf_free(&w.text);
	return rc;
}

/* Has a statement run before all others, as a table. */
static void
make_table(struct spec_sql *all, const char *name, const struct buf *statement)
{
	buf_printf(&all->tables, "CREATE PERFETTO TABLE %s AS\n%s;\n", name,
	    statement->data);
}

int
spec_kept(struct spec_with *w, const struct spec_node *query,
    const char *field, char name[SPEC_NAME])
{
	struct spec_sql *all = w->all;
	struct buf b = BUF_INIT;
	uint32_t before, k;
	int rc;

	name[0] = '\0';
	if (query == NULL)
		return spec_fail(w, "there is no %s", field);
	if (++w->n > QUERIES)
		return spec_fail(w, "there are more than %d queries in it",
		    QUERIES);
	rc = spec_statement(all, query, field, &b);
	if (rc == 0) {
		before = strtab_count(all->kept);
		k = strtab_add(all->kept, b.data, b.len);
		snprintf(name, SPEC_NAME, "_kept_query_%u", k);
		if (k > before)
			make_table(all, name, &b);
	}
	buf_free(&b);
	return rc;
}

int
spec_share(struct spec_sql *all, const struct spec_node *query)
{
	const char *id = spec_text(query, "id");
	uint32_t k;

	if (*id == '\0')
		return err_set(all->err, ERR_USAGE, ERR_NOWHERE,
		    "a query of the specification has no id");
	k = strtab_add(all->ids, id, strlen(id));
	if (k <= all->nshared)
		return err_set(all->err, ERR_USAGE, ERR_NOWHERE,
		    "two queries have the id %.64s", id);
	if ((all->nshared & (all->nshared - 1)) == 0) {
		all->shared = xreallocarray(all->shared, all->nshared * 2 + 1,
		    sizeof(*all->shared));
		all->made = xreallocarray(all->made, all->nshared * 2 + 1,
		    sizeof(*all->made));
	}
	all->shared[all->nshared] = query;
	all->made[all->nshared++] = MADE_NOT;
	return 0;
}

const struct spec_node *
spec_shared(const struct spec_sql *all, const char *id)
{
	uint32_t k = strtab_find(all->ids, id, strlen(id));

	return k == 0 ? NULL : all->shared[k - 1];
}

int
spec_named(struct spec_with *w, const char *id, char name[SPEC_NAME])
{
	struct spec_sql *all = w->all;
	uint32_t k = strtab_find(all->ids, id, strlen(id));
	struct buf b = BUF_INIT;
	int rc = 0;

	if (k == 0)
		return spec_fail(w, "there is no query with the id %.64s", id);
	if (all->made[k - 1] == MADE_NOW)
		return spec_fail(w, "the query %.64s reads itself", id);
	snprintf(name, SPEC_NAME, "_shared_query_%u", k);
	if (all->made[k - 1] == MADE_NOT) {
		all->made[k - 1] = MADE_NOW;
		rc = spec_statement(all, all->shared[k - 1], id, &b);
		if (rc == 0)
			make_table(all, name, &b);
		all->made[k - 1] = MADE;
		buf_free(&b);
	}
	return rc;
}
