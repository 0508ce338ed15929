/*
 * spec_source: what a structured query reads: a table, slices, a text of SQL,
 * other queries, or what is made of them.
 */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "ttv/strtab.h"

#include "spec_sql.h"
#include "token.h"

static int
from_table(struct spec_with *w, const struct spec_node *t, struct buf *b)
{
	const char *name = spec_text(t, "table_name");

	if (*name == '\0')
		return spec_fail(w, "table has no table_name");
	spec_include(w, spec_text(t, "module_name"));
	buf_adds(b, name);
	return 0;
}

static int
from_slices(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	static const char *const columns[][2] = {
		{ "slice_name_glob", "name" },
		{ "thread_name_glob", "thread_name" },
		{ "process_name_glob", "process_name" },
		{ "track_name_glob", "track_name" },
	};
	const struct spec_node *glob;
	const char *sep = " WHERE ";
	size_t i;

	spec_include(w, "slices.with_context");
	buf_adds(b, "(SELECT id, ts, dur, name AS slice_name, thread_name, "
	    "process_name, track_name FROM thread_or_process_slice");
	for (i = 0; i < sizeof(columns) / sizeof(*columns); i++) {
		if ((glob = spec_get(s, columns[i][0])) == NULL)
			continue;
		buf_printf(b, "%s%s GLOB ", sep, columns[i][1]);
		spec_quote(b, glob->text);
		sep = " AND ";
	}
	buf_addc(b, ')');
	return 0;
}

/* ---- a text of SQL */

/*
 * Returns where the last statement of a text begins, in *len its length, and in
 * *several whether there are others before it.
 */
static size_t
last_statement(const char *s, size_t n, size_t *len, int *several)
{
	size_t at = 0, begin = 0, first = 0, end = 0;
	int begun = 0;
	struct token t;

	for (; (t = token_at(s + at, n - at)).type != TOKEN_END; at += t.len)
		if (token_is(t, ";"))
			begun = 0;
		else if (t.type != TOKEN_SPACE) {
			if (!begun) {
				*several = end > 0;
				begin = at;
			}
			begun = 1;
			first = begin;
			end = at + t.len;
		}
	*len = end - first;
	return first;
}

/* Appends a statement in which $alias is the name of what it depends on. */
static int
with_dependencies(struct spec_with *w, const struct spec_node *sql,
    const char *s, size_t n, struct buf *b)
{
	struct strtab *aliases = strtab_new(), *names = strtab_new();
	const struct spec_node *d = NULL;
	char name[SPEC_NAME];
	struct token t;
	uint32_t k;
	int rc = 0;

	while (rc == 0 && (d = spec_next(sql, d, "dependencies")) != NULL) {
		rc = spec_nested(w, spec_get(d, "query"), "query of a "
		    "dependency", name);
		k = strtab_add(aliases, spec_text(d, "alias"),
		    strlen(spec_text(d, "alias")));
		if (rc == 0 && k != strtab_add(names, name, strlen(name)))
			rc = spec_fail(w, "two dependencies have the alias "
			    "%.64s", spec_text(d, "alias"));
	}
	for (; rc == 0 && n > 0; s += t.len, n -= t.len) {
		t = token_at(s, n);
		k = t.type == TOKEN_PARAM && t.len > 1 ? strtab_find(aliases,
		    t.s + 1, t.len - 1) : 0;
		if (k == 0)
			buf_add(b, t.s, t.len);
		else
			buf_adds(b, strtab_str(names, k));
	}
	strtab_free(aliases);
	strtab_free(names);
	return rc;
}

static int
from_sql(struct spec_with *w, const struct spec_node *sql, struct buf *b)
{
	const struct spec_node *text = spec_get(sql, "sql"), *c = NULL;
	const char *before = spec_text(sql, "preamble");
	int several = 0, n = 0, rc;
	size_t len = 0, at = text == NULL ? 0 :
	    last_statement(text->text, text->len, &len, &several);

	if (len == 0)
		return spec_fail(w, "sql has no statement");
	if (*before != '\0' && several)
		return spec_fail(w, "sql has a preamble and several "
		    "statements: give them all in the field sql");
	if (*before != '\0')
		strtab_add(w->all->before, before, strlen(before));
	else if (several)
		strtab_add(w->all->before, text->text, at);
	buf_adds(b, "(SELECT ");
	while ((c = spec_next(sql, c, "column_names")) != NULL)
		buf_printf(b, "%s%s", n++ > 0 ? ", " : "", c->text);
	buf_printf(b, "%s\nFROM (\n", n == 0 ? "*" : "");
	rc = with_dependencies(w, sql, text->text + at, len, b);
	buf_adds(b, "\n))");
	return rc;
}

/* ---- intervals */

/* Appends the columns by which rows are kept apart: "a, b". */
static int
partition(struct spec_with *w, const struct spec_node *s, const char *table,
    const char *behind, struct buf *b)
{
	static const char *const taken[] = { "", "id", "ts", "dur" };
	const struct spec_node *c = NULL;
	size_t i;
	int n = 0;

	while ((c = spec_next(s, c, "partition_columns")) != NULL) {
		for (i = 0; i < sizeof(taken) / sizeof(*taken); i++)
			if (strcasecmp(c->text, taken[i]) == 0)
				return spec_fail(w, "\"%s\" is none of "
				    "partition_columns", c->text);
		buf_printf(b, "%s%s%s%s", n++ > 0 && *behind == '\0' ?
		    ", " : "", table, c->text, behind);
	}
	return 0;
}

static int
from_intersect(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	const struct spec_node *n = spec_get(s, "base");
	struct buf tables = BUF_INIT, columns = BUF_INIT, joins = BUF_INIT;
	char name[SPEC_NAME];
	int i = 0, rc = 0;

	spec_include(w, "intervals.intersect");
	buf_adds(b, "(WITH ");
	do {
		rc = spec_kept(w, n, "base", name);
		buf_printf(b, "%s_in%d AS (SELECT * FROM %s)", i > 0 ? ", " :
		    "", i, name);
		buf_printf(&tables, "%s_in%d", i > 0 ? ", " : "", i);
		buf_printf(&columns, ", _of%d.id AS id_%d, _of%d.ts AS ts_%d, "
		    "_of%d.dur AS dur_%d, _of%d.*", i, i, i, i, i, i, i);
		buf_printf(&joins, "\nJOIN _in%d AS _of%d ON _all.id_%d = "
		    "_of%d.id", i, i, i, i);
		n = spec_next(s, i++ == 0 ? NULL : n, "interval_intersect");
	} while (rc == 0 && n != NULL);
	if (rc == 0 && i < 2)
		rc = spec_fail(w, "interval_intersect has a base alone");
	buf_adds(b, "\nSELECT _all.ts, _all.dur, ");
	if (rc == 0)
		rc = partition(w, s, "_all.", ", ", b);
	/* the list ends with a comma, and so do columns begin */
	buf_printf(b, "%s\nFROM _interval_intersect!((%s), (", columns.data +
	    2, tables.data);
	if (rc == 0)
		rc = partition(w, s, "", "", b);
	buf_printf(b, ")) AS _all%s)", joins.data);
	buf_free(&tables);
	buf_free(&columns);
	buf_free(&joins);
	return rc;
}

/* Appends the columns that are left of the base of intervals. */
static void
base_columns(const struct spec_node *s, int clips, struct buf *b)
{
	const struct spec_node *c = NULL;
	struct buf original = BUF_INIT;
	int n = 0, is_time;

	while ((c = spec_next(s, c, "select_columns")) != NULL) {
		is_time = strcasecmp(c->text, "ts") == 0 ||
		    strcasecmp(c->text, "dur") == 0;
		if (clips && is_time)
			buf_printf(&original, ", _base.%s AS original_%s",
			    c->text, c->text);
		else
			buf_printf(b, "%s_base.%s", n++ > 0 || clips ? ", " :
			    "", c->text);
	}
	if (original.len > 0)
		buf_adds(b, original.data);
	else if (n == 0)
		buf_adds(b, clips ? ", _base.*" : "_base.*");
	buf_free(&original);
}

static int
from_filtered(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	const struct spec_node *clip = spec_get(s, "clip_to_intervals");
	const struct spec_node *key = spec_next(s, NULL, "partition_columns");
	int clips = clip == NULL || clip->num != 0, rc;
	char base[SPEC_NAME], times[SPEC_NAME];

	spec_include(w, "intervals.intersect");
	spec_include(w, "intervals.overlap");
	if (spec_kept(w, spec_get(s, "base"), "base", base) == -1 ||
	    spec_nested(w, spec_get(s, "intervals"), "intervals", times) == -1)
		return -1;
	buf_printf(b, "(WITH _base AS (SELECT * FROM %s),\n_time AS (SELECT "
	    "row_number() OVER (ORDER BY ts) AS id, ts, dur", base);
	if (key == NULL)
		buf_printf(b, " FROM interval_merge_overlapping!((SELECT * "
		    "FROM %s), 0))", times);
	else
		buf_printf(b, ", %s FROM interval_merge_overlapping_"
		    "partitioned!((SELECT * FROM %s), (%s)))", key->text,
		    times, key->text);
	if (key != NULL && spec_next(s, key, "partition_columns") != NULL)
		return spec_fail(w, "experimental_filter_to_intervals takes "
		    "one of partition_columns");
	buf_adds(b, clips ? "\nSELECT _all.ts, _all.dur" : "\nSELECT ");
	base_columns(s, clips, b);
	buf_adds(b, "\nFROM _interval_intersect!((_base, _time), (");
	rc = partition(w, s, "", "", b);
	buf_adds(b, ")) AS _all\nJOIN _base ON _all.id_0 = _base.id)");
	return rc;
}

static int
from_range(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	static const char *const names[][2] = { { "ts", "trace_start()" },
	    { "dur", "trace_dur()" } };
	const struct spec_node *mode = spec_get(s, "mode"), *n;
	size_t i;

	if (mode == NULL)
		return spec_fail(w, "experimental_time_range has no mode");
	buf_adds(b, "(SELECT 0 AS id");
	for (i = 0; i < 2; i++) {
		n = spec_get(s, names[i][0]);
		if (n == NULL && mode->num == 0)
			return spec_fail(w, "experimental_time_range STATIC "
			    "has no %s", names[i][0]);
		if (n == NULL)
			buf_printf(b, ", %s AS %s", names[i][1], names[i][0]);
		else
			buf_printf(b, ", %lld AS %s", (long long)n->num,
			    names[i][0]);
	}
	buf_addc(b, ')');
	return 0;
}

static int
from_starts(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	const char *start = spec_text(s, "starts_ts_column");
	const char *end = spec_text(s, "ends_ts_column");
	char starts[SPEC_NAME], ends[SPEC_NAME];

	spec_include(w, "intervals.create_intervals");
	if (spec_nested(w, spec_get(s, "starts_query"), "starts_query",
	    starts) == -1 || spec_nested(w, spec_get(s, "ends_query"),
	    "ends_query", ends) == -1)
		return -1;
	buf_printf(b, "(SELECT * FROM _interval_create!((SELECT %s AS ts FROM "
	    "%s), (SELECT %s AS ts FROM %s)))", *start != '\0' ? start : "ts",
	    starts, *end != '\0' ? end : "ts", ends);
	return 0;
}

static int
from_counter(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	char name[SPEC_NAME];

	spec_include(w, "counters.intervals");
	if (spec_nested(w, spec_get(s, "input_query"), "input_query",
	    name) == -1)
		return -1;
	buf_printf(b, "(SELECT * FROM counter_leading_intervals!(%s))", name);
	return 0;
}

/* ---- several queries */

/* Appends " ON a.x = b.y", or the condition that is given as SQL. */
static int
joined(struct spec_with *w, const struct spec_node *s, const char *left,
    const char *right, struct buf *b)
{
	const struct spec_node *same = spec_get(s, "equality_columns");
	const struct spec_node *free_form = spec_get(s, "freeform_condition");
	const char *x, *y;

	if (same == NULL && (free_form == NULL ||
	    *spec_text(free_form, "sql_expression") == '\0'))
		return spec_fail(w, "a join wants equality_columns or "
		    "freeform_condition");
	if (same == NULL) {
		buf_printf(b, " ON %s\n", spec_text(free_form,
		    "sql_expression"));
		return 0;
	}
	x = spec_text(same, "left_column");
	y = spec_text(same, "right_column");
	if (*x == '\0' || *y == '\0')
		return spec_fail(w, "equality_columns has no %s", *x == '\0' ?
		    "left_column" : "right_column");
	buf_printf(b, " ON %s.%s = %s.%s", left, x, right, y);
	return 0;
}

/* Returns the name that a condition gives a query, else its own. */
static const char *
alias_of(const struct spec_node *s, const char *field, const char *name)
{
	const struct spec_node *f = spec_get(s, "equality_columns") != NULL ?
	    NULL : spec_get(s, "freeform_condition");
	const char *alias = f == NULL ? "" : spec_text(f, field);

	return *alias != '\0' ? alias : name;
}

static int
from_join(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	char left[SPEC_NAME], right[SPEC_NAME];
	const char *x, *y;

	if (spec_nested(w, spec_get(s, "left_query"), "left_query",
	    left) == -1 || spec_nested(w, spec_get(s, "right_query"),
	    "right_query", right) == -1)
		return -1;
	x = alias_of(s, "left_query_alias", left);
	y = alias_of(s, "right_query_alias", right);
	buf_printf(b, "(SELECT * FROM %s AS %s %sJOIN %s AS %s", left, x,
	    spec_num(s, "type") == 1 ? "LEFT " : "", right, y);
	if (joined(w, s, x, y, b) == -1)
		return -1;
	buf_addc(b, ')');
	return 0;
}

static int
from_columns(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	char core[SPEC_NAME], input[SPEC_NAME];
	const struct spec_node *c = NULL;
	int n = 0;

	if (spec_nested(w, spec_get(s, "core_query"), "core_query",
	    core) == -1 || spec_nested(w, spec_get(s, "input_query"),
	    "input_query", input) == -1)
		return -1;
	buf_adds(b, "(SELECT core.*");
	while ((c = spec_next(s, c, "input_columns")) != NULL) {
		buf_adds(b, ", ");
		n++;
		if (spec_selected(w, b, "input.", c) == -1)
			return -1;
	}
	if (n == 0)
		return spec_fail(w, "experimental_add_columns has no "
		    "input_columns");
	buf_printf(b, " FROM %s AS core LEFT JOIN %s AS input", core, input);
	if (joined(w, s, "core", "input", b) == -1)
		return -1;
	buf_addc(b, ')');
	return 0;
}

static int
from_union(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	const char *word = spec_num(s, "use_union_all") ? "UNION ALL" :
	    "UNION";
	const struct spec_node *q = NULL;
	char name[SPEC_NAME];
	int n = 0;

	buf_addc(b, '(');
	while ((q = spec_next(s, q, "queries")) != NULL) {
		if (spec_nested(w, q, "queries", name) == -1)
			return -1;
		if (n++ > 0)
			buf_printf(b, "\n%s ", word);
		buf_printf(b, "SELECT * FROM %s", name);
	}
	buf_addc(b, ')');
	return n > 1 ? 0 : spec_fail(w, "experimental_union wants two or more "
	    "queries");
}

static int
from_matching(struct spec_with *w, const struct spec_node *s, struct buf *b)
{
	const char *column = spec_text(s, "base_column");
	const char *match = spec_text(s, "match_column");
	char base[SPEC_NAME], values[SPEC_NAME];

	if (*column == '\0' || *match == '\0')
		return spec_fail(w, "experimental_filter_in has no %s",
		    *column == '\0' ? "base_column" : "match_column");
	if (spec_nested(w, spec_get(s, "base"), "base", base) == -1 ||
	    spec_nested(w, spec_get(s, "match_values"), "match_values",
	    values) == -1)
		return -1;
	buf_printf(b, "(SELECT * FROM %s WHERE %s IN (SELECT %s FROM %s))",
	    base, column, match, values);
	return 0;
}

static int
from_query(struct spec_with *w, const struct spec_node *query, struct buf *b)
{
	char name[SPEC_NAME];

	if (spec_nested(w, query, "inner_query", name) == -1)
		return -1;
	buf_adds(b, name);
	return 0;
}

static int
from_id(struct spec_with *w, const struct spec_node *id, struct buf *b)
{
	char name[SPEC_NAME];

	if (spec_named(w, id->text, name) == -1)
		return -1;
	buf_adds(b, name);
	return 0;
}

/* The fields of a query of which it has one. */
static const struct {
	const char	*name;
	int		(*append)(struct spec_with *, const struct spec_node *,
			    struct buf *);
} sources[] = {
	{ "table", from_table },
	{ "sql", from_sql },
	{ "simple_slices", from_slices },
	{ "inner_query", from_query },
	{ "inner_query_id", from_id },
	{ "interval_intersect", from_intersect },
	{ "experimental_join", from_join },
	{ "experimental_union", from_union },
	{ "experimental_add_columns", from_columns },
	{ "experimental_create_slices", from_starts },
	{ "experimental_time_range", from_range },
	{ "experimental_filter_to_intervals", from_filtered },
	{ "experimental_counter_intervals", from_counter },
	{ "experimental_filter_in", from_matching },
};

int
spec_source(struct spec_with *w, const struct spec_node *query, struct buf *b)
{
	const struct spec_node *n, *found = NULL;
	size_t i, which = 0;

	for (i = 0; i < sizeof(sources) / sizeof(*sources); i++) {
		if ((n = spec_get(query, sources[i].name)) == NULL)
			continue;
		if (found != NULL)
			return spec_fail(w, "reads both %s and %s",
			    sources[which].name, sources[i].name);
		found = n;
		which = i;
	}
	if (found == NULL)
		return spec_fail(w, "a query reads nothing: it wants table, "
		    "sql, simple_slices or the like");
	return sources[which].append(w, found, b);
}
