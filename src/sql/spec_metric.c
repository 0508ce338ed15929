/*
 * spec_metric: the metrics of a specification: those that it has, those that
 * its templates stand for, and which of them share their rows (a bundle).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"

#include "spec_int.h"

/* Dimensions of a metric, values of a template: columns of SQLite. */
#define COLUMNS		2000

static int
spec_wrong(struct err *err, const char *id, const char *what)
{
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "metric %.100s: %s", id,
	    what);
}

const struct spec_node *
spec_dimension(const struct spec_node *spec, const struct spec_node *n)
{
	/* a metric has fields of one of the two names */
	if (n == NULL && (n = spec_next(spec, NULL, "dimensions")) != NULL)
		return n;
	return spec_next(spec, n, n == NULL ? "dimensions_specs" :
	    n->field->name);
}

const char *
spec_dimension_name(const struct spec_node *n)
{
	return n->field->type == SPEC_OF ? spec_text(n, "name") : n->text;
}

static int
check_dimensions(const struct spec_node *spec, const char *id,
    struct err *err)
{
	const struct spec_node *n = NULL;
	size_t count = 0;
	int64_t type;

	if (spec_get(spec, "dimensions") != NULL &&
	    spec_get(spec, "dimensions_specs") != NULL)
		return spec_wrong(err, id, "has both dimensions and "
		    "dimensions_specs");
	while ((n = spec_next(spec, n, "dimensions_specs")) != NULL) {
		type = spec_num(n, "type");
		if (*spec_text(n, "name") == '\0' || type < 1 || type > 4)
			return spec_wrong(err, id, "a dimension wants a name "
			    "and a type");
	}
	while ((n = spec_dimension(spec, n)) != NULL)
		if (++count > COLUMNS)
			return spec_wrong(err, id, "has more dimensions than "
			    "a query has columns");
	return 0;
}

/* Checks that what is said of keys is of keys that the metric has. */
static int
check_interned(const struct spec_node *spec, const char *id, struct err *err)
{
	const struct spec_node *n = NULL, *d, *key, *c;
	struct strtab *seen = strtab_new(), *columns;
	uint32_t count = 0, k;
	const char *name;
	int rc = 0;

	while (rc == 0 &&
	    (n = spec_next(spec, n, "interned_dimension_specs")) != NULL) {
		key = spec_get(n, "key_column_spec");
		name = key == NULL ? "" : spec_text(key, "name");
		for (d = NULL; (d = spec_dimension(spec, d)) != NULL;)
			if (strcmp(spec_dimension_name(d), name) == 0)
				break;
		if (strtab_add(seen, name, strlen(name)) != ++count)
			rc = spec_wrong(err, id, "two interned dimensions "
			    "have one key");
		else if (key == NULL || d == NULL)
			rc = spec_wrong(err, id, "the key of an interned "
			    "dimension is none of its dimensions");
		columns = strtab_new();
		strtab_add(columns, name, strlen(name));
		for (k = 1, c = NULL; rc == 0 && (c = spec_next(n, c,
		    "data_column_specs")) != NULL;) {
			name = spec_text(c, "name");
			if (strtab_add(columns, name, strlen(name)) != ++k)
				rc = spec_wrong(err, id, "an interned "
				    "dimension has a column twice");
		}
		strtab_free(columns);
	}
	strtab_free(seen);
	return rc;
}

/* Checks what a metric or all of those of a template have. */
static int
check_metric(const struct spec_node *spec, const char *id, struct err *err)
{
	return check_dimensions(spec, id, err) == -1 ? -1 :
	    check_interned(spec, id, err);
}

static int
add_metric(struct spec *s, const struct spec_node *spec, struct err *err)
{
	struct spec_metric *m;

	if (*spec_text(spec, "id") == '\0')
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "a metric of the "
		    "specification has no id");
	if (*spec_text(spec, "value") == '\0')
		return spec_wrong(err, spec_text(spec, "id"), "has no value");
	s->metrics = xgrow(s->metrics, s->nmetrics, &s->metrics_cap,
	    sizeof(*m));
	m = &s->metrics[s->nmetrics++];
	memset(m, 0, sizeof(*m));
	m->spec = spec;
	m->id = spec_text(spec, "id");
	return 0;
}

/* ---- templates */

/* Adds a field with a text, or the value of another node, to a metric. */
static void
put(struct spec *s, struct spec_node *metric, const char *name,
    const char *text, const struct spec_node *from)
{
	const struct spec_field *f = spec_field(SPEC_METRIC, name,
	    strlen(name));
	struct spec_node *n;

	if (text == NULL) {
		spec_copy(&s->arena, metric, from, f);
		return;
	}
	n = spec_add(&s->arena, metric, f);
	n->len = strlen(text);
	n->text = arena_strndup(&s->arena, text, n->len);
}

/* Adds the fields that a template has for all of its metrics. */
static void
put_common(struct spec *s, struct spec_node *metric,
    const struct spec_node *template)
{
	static const char *const copied[] = { "dimensions",
	    "dimensions_specs", "query", "dimension_uniqueness",
	    "interned_dimension_specs" };
	const struct spec_node *n;
	size_t i;

	for (i = 0; i < sizeof(copied) / sizeof(*copied); i++)
		for (n = NULL; (n = spec_next(template, n, copied[i])) !=
		    NULL;)
			put(s, metric, copied[i], NULL, n);
	if (!spec_num(template, "disable_auto_bundling"))
		put(s, metric, "bundle_id", spec_text(template, "id_prefix"),
		    NULL);
}

/* Adds the metric that a template has for a column. */
static int
add_valued(struct spec *s, const char *prefix, struct spec_node *common,
    const struct spec_node *column, struct err *err)
{
	static const char *const of_column[] = { "unit", "custom_unit",
	    "polarity" };
	struct spec_node *metric = arena_calloc(&s->arena, sizeof(*metric));
	const struct spec_node *n;
	const char *name = spec_dimension_name(column);
	struct buf id = BUF_INIT;
	size_t i;

	buf_printf(&id, "%s_%s", prefix, name);
	put(s, metric, "id", id.data, NULL);
	buf_free(&id);
	put(s, metric, "value", name, NULL);
	for (i = 0; i < 3 && column->field->type == SPEC_OF; i++)
		if ((n = spec_get(column, of_column[i])) != NULL)
			put(s, metric, of_column[i], NULL, n);
	metric->last->next = common->child;	/* shared: there may be many */
	return add_metric(s, metric, err);
}

static int
add_template(struct spec *s, const struct spec_node *template,
    struct err *err)
{
	static const char *const names[] = { "value_columns",
	    "value_column_specs" };
	const char *prefix = spec_text(template, "id_prefix");
	struct spec_node common = { .field = NULL };
	const struct spec_node *n = NULL;
	size_t i, count = 0;

	if (*prefix == '\0')
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "a template of "
		    "metrics has no id_prefix");
	if (spec_get(template, names[0]) != NULL &&
	    spec_get(template, names[1]) != NULL)
		return spec_wrong(err, prefix,
		    "has both value_columns and value_column_specs");
	put_common(s, &common, template);
	if (check_metric(&common, prefix, err) == -1)
		return -1;
	for (i = 0; i < 2; i++)
		while ((n = spec_next(template, n, names[i])) != NULL)
			if (++count > COLUMNS)
				return spec_wrong(err, prefix, "has more "
				    "values than a query has columns");
			else if (add_valued(s, prefix, &common, n, err) == -1)
				return -1;
	return count > 0 ? 0 : spec_wrong(err, prefix, "has no values");
}

/* ---- bundles */

/* Returns whether two metrics say the same of their keys. */
static int
same_interned(const struct spec_node *a, const struct spec_node *b)
{
	static const char name[] = "interned_dimension_specs";
	const struct spec_node *x = spec_next(a, NULL, name);
	const struct spec_node *y = spec_next(b, NULL, name);
	struct buf p = BUF_INIT, q = BUF_INIT;
	int same = 1;

	for (; same && x != NULL && y != NULL && x != y;
	    x = spec_next(a, x, name), y = spec_next(b, y, name)) {
		buf_clear(&p);
		buf_clear(&q);
		spec_print_text(&p, x, 0);
		spec_print_text(&q, y, 0);
		same = p.len == q.len && (p.len == 0 ||
		    memcmp(p.data, q.data, p.len) == 0);
	}
	buf_free(&p);
	buf_free(&q);
	return same && x == y;
}

/* Checks that a metric can share the rows of the first one of its bundle. */
static int
check_same(const struct spec_metric *first, const struct spec_metric *m,
    struct err *err)
{
	const struct spec_node *x = NULL, *y = NULL;

	if (spec_num(first->spec, "dimension_uniqueness") !=
	    spec_num(m->spec, "dimension_uniqueness"))
		return spec_wrong(err, m->id, "has another "
		    "dimension_uniqueness than the first of its bundle");
	do {
		x = spec_dimension(first->spec, x);
		y = spec_dimension(m->spec, y);
	} while (x != NULL && y != NULL && x->field == y->field &&
	    strcmp(spec_dimension_name(x), spec_dimension_name(y)) == 0
	    && (x->field->type != SPEC_OF || spec_num(x, "type") ==
	    spec_num(y, "type")));
	if (x != NULL || y != NULL)
		return spec_wrong(err, m->id, "has other dimensions than the "
		    "first of its bundle");
	if (!same_interned(first->spec, m->spec))
		return spec_wrong(err, m->id, "has other interned dimensions "
		    "than the first of its bundle");
	return first->sql == m->sql || strcmp(first->sql, m->sql) == 0 ? 0 :
	    spec_wrong(err, m->id, "has another query than the first of its "
	    "bundle");
}

/* Puts a metric into its bundle. */
static int
add_to_bundle(struct spec *s, uint32_t i, struct strtab *ids,
    struct err *err)
{
	struct spec_metric *m = &s->metrics[i];
	const char *id = spec_text(m->spec, "bundle_id");
	struct spec_bundle *b;

	if (*id == '\0')
		id = m->id;
	m->bundle = strtab_add(ids, id, strlen(id)) - 1;
	b = &s->bundles[m->bundle];
	if (m->bundle == s->nbundles) {
		s->nbundles++;
		b->id = id;
		b->first = b->last = i + 1;
		return 0;
	}
	s->metrics[b->last - 1].next = i + 1;
	b->last = i + 1;
	return check_same(&s->metrics[b->first - 1], m, err);
}

/* Returns whether a metric is one of those that are asked for. */
static int
is_asked(const struct spec_how *how, const char *id)
{
	size_t i;

	for (i = 0; i < how->nids; i++)
		if (strcmp(how->ids[i], id) == 0)
			return 1;
	return how->nids == 0;
}

static int
check_asked(const struct spec *s, const struct spec_how *how,
    struct err *err)
{
	size_t i, k;

	for (i = 0; i < how->nids; i++) {
		for (k = 0; k < s->nmetrics; k++)
			if (strcmp(s->metrics[k].id, how->ids[i]) == 0)
				break;
		if (k == s->nmetrics)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "the specification has no metric %.100s",
			    how->ids[i]);
	}
	return s->nmetrics > 0 || how->metadata != NULL ? 0 : err_set(err,
	    ERR_USAGE, ERR_NOWHERE, "the specification has no metric");
}

/* Leaves the metrics that are asked for, with their statements, in bundles. */
static int
make_bundles(struct spec *s, const struct spec_how *how,
    struct spec_sql *all, struct strtab *ids, struct err *err)
{
	struct strtab *bundles = strtab_new();
	const struct spec_node *query, *last = NULL;
	struct buf b = BUF_INIT;
	struct spec_metric *m;
	const char *made = "";
	size_t i, n = 0;
	int rc = 0;

	for (i = 0; i < s->nmetrics && rc == 0; i++) {
		m = &s->metrics[i];
		if (strtab_add(ids, m->id, strlen(m->id)) != i + 1)
			rc = spec_wrong(err, m->id, "is there twice");
		else if (is_asked(how, m->id)) {
			query = spec_get(m->spec, "query");
			if (query == NULL || query != last) {
				buf_clear(&b);
				rc = spec_statement(all, query, m->id, &b);
				made = rc == 0 ? arena_strndup(&s->arena,
				    b.data, b.len) : "";
			}
			last = query;
			m->sql = made;
			s->metrics[n++] = *m;
		}
	}
	s->nmetrics = n;
	s->bundles = xcalloc(n + 1, sizeof(*s->bundles));
	for (i = 0; i < n && rc == 0; i++)
		rc = add_to_bundle(s, (uint32_t)i, bundles, err);
	buf_free(&b);
	strtab_free(bundles);
	return rc;
}

int
spec_list_metrics(struct spec *s, const struct spec_how *how,
    struct spec_sql *all, struct err *err)
{
	struct strtab *ids = strtab_new();
	const struct spec_node *n = NULL;
	int rc = 0;

	while (rc == 0 && (n = spec_next(&s->root, n, "query")) != NULL)
		rc = spec_share(all, n);
	while (rc == 0 && (n = spec_next(&s->root, n, "metric_spec")) != NULL)
		if ((rc = add_metric(s, n, err)) == 0)
			rc = check_metric(n, spec_text(n, "id"), err);
	while (rc == 0 && (n = spec_next(&s->root, n,
	    "metric_template_spec")) != NULL)
		rc = add_template(s, n, err);
	if (rc == 0)
		rc = check_asked(s, how, err);
	if (rc == 0)
		rc = make_bundles(s, how, all, ids, err);
	strtab_free(ids);
	return rc;
}
