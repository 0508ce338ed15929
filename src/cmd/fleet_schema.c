/*
 * fleet_schema: statements for an engine over the files of a fleet: tables,
 * some functions, and the questions.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "fleet.h"
#include "fleet_questions.h"

/* Adds a text as a literal; `escape`: \ is one, as in ClickHouse. */
static void
add_literal(struct buf *b, const char *s, int escape)
{
	buf_addc(b, '\'');
	for (; *s != '\0'; s++) {
		if (*s == '\'' || (*s == '\\' && escape))
			buf_addc(b, *s);
		buf_addc(b, *s);
	}
	buf_addc(b, '\'');
}

/* Adds the files of a table as one pattern; `deep`: those of folders in it. */
static void
add_pattern(struct buf *b, const char *out, const char *table, const char *deep,
    int escape)
{
	char *pattern;

	xasprintf(&pattern, "%s/%s/%s*.parquet", out, table, deep);
	add_literal(b, pattern, escape);
	free(pattern);
}

static int
is_number_param(const char *s, size_t n)
{
	return n > 3 && memcmp(s + n - 3, "_ns", 3) == 0;
}

/* Adds a statement with its parameters: names alone, or {name:Type}. */
static void
add_statement(struct buf *b, const char *sql, int typed)
{
	size_t n;

	while (*sql != '\0') {
		if (*sql != '$') {
			buf_addc(b, *sql++);
			continue;
		}
		n = strspn(++sql, "abcdefghijklmnopqrstuvwxyz_");
		buf_printf(b, typed ? "{%.*s:%s}" : "%.*s", (int)n, sql,
		    is_number_param(sql, n) ? "Int64" : "String");
		sql += n;
	}
}

/*
 * Returns a statement in which $$ is the column of $of_key, a key of the table
 * args or the name of a column; NULL: slice has no column of an arg.
 */
static char *
of_columns(const char *sql, const struct fleet_columns *slice)
{
	const char *at = strstr(sql, "$$"), *name;
	struct buf b = BUF_INIT;
	int n = 0;
	size_t i;

	buf_add(&b, sql, (size_t)(at - sql));
	buf_adds(&b, "CASE arg_column($of_key)");
	for (i = 0; i < slice->n; i++) {
		name = slice->v[i].name;
		if (!fleet_is_arg(name))
			continue;
		buf_printf(&b, " WHEN '%s' THEN %s", name, name);
		n++;
	}
	buf_printf(&b, " END%s", at + 2);
	buf_addc(&b, '\0');
	if (n > 0)
		return b.data;
	buf_free(&b);
	return NULL;
}

/* Says that a question is left out; returns whether it is. */
static int
lacks_column(struct buf *b, const struct fleet_question *q,
    const struct fleet_columns *slice)
{
	static const char *const words[] = { "version", "day" };
	size_t i;

	for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strstr(q->sql, words[i]) != NULL &&
		    fleet_column(slice, words[i]) == NULL) {
			buf_printf(b, "\n-- %s is left out: there is no "
			    "column %s, which --set makes\n", q->name,
			    words[i]);
			return 1;
		}
	return 0;
}

/* ---- DuckDB ---- */

static const char duckdb_functions[] =
    "CREATE OR REPLACE MACRO nearest_rank(x, p) AS quantile_disc(x, p);\n"
    "CREATE OR REPLACE MACRO shell_word(s) AS\n"
    "  '''' || replace(s, '''', '''\\''''') || '''';\n"
    "CREATE OR REPLACE MACRO arg_column(k) AS\n"
    "  'arg_' || regexp_replace(regexp_replace(k, '^(args[.]|arg_)', ''),\n"
    "    '[^A-Za-z0-9]', '_', 'g');\n"
    "CREATE OR REPLACE MACRO view_of(t, r, d, n) AS\n"
    "  'ttv view --select=' || shell_word('slice@' || r ||\n"
    "    CASE WHEN d >= 0 THEN '+' || d ELSE '' END || ' ' ||\n"
    "    coalesce(n, '')) || ' -- ' || shell_word(t);\n";

static void
duckdb_table(struct buf *b, const char *out, const struct fleet_table *t,
    const struct fleet_columns *x)
{
	buf_printf(b, "\n-- %s\nCREATE OR REPLACE VIEW %s AS SELECT * FROM\n"
	    "  read_parquet(", t->help, t->name);
	add_pattern(b, out, t->name, x->parts > 0 ? "**/" : "", 0);
	/*
	 * A folder called day=3 would be a day to it, whatever the rows say;
	 * they say it themselves.
	 */
	buf_adds(b, ", union_by_name = true, hive_partitioning = false);\n");
}

static void
duckdb_question(struct buf *b, const struct fleet_question *q)
{
	buf_printf(b, "\n-- %s: SELECT * FROM %s(%s)\n", q->help, q->name,
	    q->params);
	buf_printf(b, "CREATE OR REPLACE MACRO %s(%s) AS TABLE\n", q->name,
	    q->params);
	add_statement(b, q->sql, 0);
	buf_adds(b, ";\n");
}

/* ---- ClickHouse ---- */

/*
 * The day of a text.  toDate() takes what is no date for 1970 and says nothing;
 * this ends the load.
 */
#define CLICKHOUSE_DAY	"toDate(parseDateTime(day, '%Y-%m-%d', 'UTC'))"

/* A median of an even number is the lower one, as everywhere in ttv. */
static const char clickhouse_functions[] =
    "CREATE OR REPLACE FUNCTION nearest_rank AS (x, p) ->\n"
    "  arraySort(groupArray(x))[toUInt64(greatest(1, ceil(p * count(x))))];\n"
    "CREATE OR REPLACE FUNCTION shell_word AS (s) ->\n"
    "  concat(char(39), replaceAll(s, char(39), char(39, 92, 39, 39)),\n"
    "    char(39));\n"
    "CREATE OR REPLACE FUNCTION arg_column AS (k) ->\n"
    "  concat('arg_', replaceRegexpAll(replaceRegexpOne(k,\n"
    "    '^(args[.]|arg_)', ''), '[^A-Za-z0-9]', '_'));\n"
    "CREATE OR REPLACE FUNCTION view_of AS (t, r, d, n) ->\n"
    "  concat('ttv view --select=', shell_word(concat('slice@',\n"
    "    toString(r), if(d >= 0, concat('+', toString(d)), ''), ' ',\n"
    "    coalesce(n, ''))), ' -- ', shell_word(t));\n";

/* Adds a name; one that a person gave may be a word of the language. */
static void
clickhouse_name(struct buf *b, const struct fleet_column *c)
{
	const char *quote = c->of_table == NULL ? "`" : "";

	buf_printf(b, "%s%s%s", quote, c->name, quote);
}

/* Returns the type that a column has in the files. */
static const char *
clickhouse_type_of(const struct fleet_column *c)
{
	static const char *const types[] = { [PARQUET_INT32] = "Int32",
	    [PARQUET_INT64] = "Int64", [PARQUET_DOUBLE] = "Float64",
	    [PARQUET_TIME] = "DateTime64(9, 'UTC')",
	    [PARQUET_TEXT] = "String" };

	return types[c->of_table != NULL ? c->of_table->type : PARQUET_TEXT];
}

static void
clickhouse_type(struct buf *b, const struct fleet_column *c)
{
	const struct parquet_column *of = c->of_table;
	const char *type = strcmp(c->name, "day") == 0 ? "Date" :
	    clickhouse_type_of(c);
	/* all args of a row as one text, and views, are others in each row */
	int is_few = strcmp(type, "String") == 0 && (of != NULL || c->is_set ||
	    fleet_is_arg(c->name));

	buf_printf(b, " %s%s%s%s%s", is_few ? "LowCardinality(" : "",
	    c->required ? "" : "Nullable(", type, c->required ? "" : ")",
	    is_few ? ")" : "");
	if (strcmp(type, "String") == 0 && !is_few)
		buf_adds(b, " CODEC(ZSTD)");
	else if (of != NULL && of->steps)
		buf_adds(b, " CODEC(Delta, ZSTD)");
	else if (of != NULL && (of->type == PARQUET_INT32 ||
	    of->type == PARQUET_INT64))
		buf_adds(b, " CODEC(T64, ZSTD)");
}

/* Adds where rows lie: by the columns that are there. */
static void
clickhouse_order(struct buf *b, const struct fleet_columns *x)
{
	static const char *const order[] = { "day", "version", "trace", "ts" };
	const struct fleet_column *c;
	const char *comma = "";
	int may_null = 0;
	size_t i;

	buf_adds(b, "\n) ENGINE = MergeTree");
	if (fleet_column(x, "day") != NULL)
		buf_adds(b, " PARTITION BY toYYYYMM(day)");
	buf_adds(b, " ORDER BY (");
	for (i = 0; i < sizeof(order) / sizeof(order[0]); i++) {
		if ((c = fleet_column(x, order[i])) == NULL)
			continue;
		buf_printf(b, "%s%s", comma, order[i]);
		may_null |= !c->required;
		comma = ", ";
	}
	buf_printf(b, ")%s;\n", may_null ? " SETTINGS allow_nullable_key = 1" :
	    "");
}

/*
 * Adds the columns as the files have them: of the files of one pattern alone
 * ClickHouse would not know what only others have.
 */
static void
clickhouse_structure(struct buf *b, const struct fleet_columns *x)
{
	struct buf text = BUF_INIT;
	const struct fleet_column *c;

	for (c = x->v; c < x->v + x->n; c++)
		buf_printf(&text, "%s`%s` Nullable(%s)", c > x->v ? ", " : "",
		    c->name, clickhouse_type_of(c));
	buf_addc(&text, '\0');
	add_literal(b, text.data, 1);
	buf_free(&text);
}

/* Adds the statement that takes the rows of files of a pattern. */
static void
clickhouse_rows(struct buf *b, const char *out, const struct fleet_table *t,
    const struct fleet_columns *x, const char *deep)
{
	size_t i;

	buf_printf(b, "INSERT INTO %s SELECT ", t->name);
	for (i = 0; i < x->n; i++) {
		buf_adds(b, i > 0 ? ", " : "");
		if (strcmp(x->v[i].name, "day") == 0)
			buf_adds(b, CLICKHOUSE_DAY);
		else
			clickhouse_name(b, &x->v[i]);
	}
	buf_adds(b, "\n  FROM file(");
	add_pattern(b, out, t->name, deep, 1);
	buf_adds(b, ", Parquet");
	if (x->parts > 0) {
		buf_adds(b, ",\n  ");
		clickhouse_structure(b, x);
		buf_adds(b, ")\n  SETTINGS use_hive_partitioning = 0;\n");
		return;
	}
	buf_adds(b, ")\n"
	    "  SETTINGS schema_inference_mode = 'union', "
	    "schema_inference_make_columns_nullable = 1");
	/* as of DuckDB; old versions know neither this nor such folders */
	if (strchr(out, '=') != NULL)
		buf_adds(b, ", use_hive_partitioning = 0");
	buf_adds(b, ";\n");
}

static void
clickhouse_table(struct buf *b, const char *out, const struct fleet_table *t,
    const struct fleet_columns *x)
{
	size_t i;

	buf_printf(b, "\n-- %s\nCREATE TABLE IF NOT EXISTS %s (", t->help,
	    t->name);
	for (i = 0; i < x->n; i++) {
		buf_adds(b, i > 0 ? ",\n  " : "\n  ");
		clickhouse_name(b, &x->v[i]);
		clickhouse_type(b, &x->v[i]);
	}
	clickhouse_order(b, x);
	if (x->parts < x->files)
		clickhouse_rows(b, out, t, x, "");
	if (x->parts > 0)
		clickhouse_rows(b, out, t, x, "**/");
}

static void
clickhouse_question(struct buf *b, const struct fleet_question *q)
{
	const char *s, *end;

	buf_printf(b, "\n-- %s: SELECT * FROM %s", q->help, q->name);
	for (s = q->params; *s != '\0'; s = end + (*end == ',' ? 2 : 0)) {
		end = s + strcspn(s, ",");
		buf_printf(b, "%s%.*s = ...", s == q->params ? "(" : ", ",
		    (int)(end - s), s);
	}
	buf_printf(b, "%s\nCREATE OR REPLACE VIEW %s AS\n",
	    *q->params != '\0' ? ")" : "", q->name);
	add_statement(b, q->sql, 1);
	buf_adds(b, ";\n");
}

/* ---- all of it ---- */

static const struct engine {
	const char	*word, *title;
	const char	*odd;		/* what its patterns of files take for
					 * others, and no quote mends */
	const char	*functions;
	void		(*table)(struct buf *, const char *out,
			    const struct fleet_table *,
			    const struct fleet_columns *);
	void		(*question)(struct buf *,
			    const struct fleet_question *);
} engines[] = {
	{ "duckdb", "DuckDB, which reads the files where they lie",
	    "*?[\\", duckdb_functions, duckdb_table, duckdb_question },
	{ "clickhouse", "ClickHouse, which is given a copy of the rows",
	    "*?{", clickhouse_functions, clickhouse_table,
	    clickhouse_question },
};

static const struct engine *
engine_of(const char *word)
{
	size_t i;

	for (i = 0; i < sizeof(engines) / sizeof(engines[0]); i++)
		if (strcmp(engines[i].word, word) == 0)
			return &engines[i];
	return NULL;
}

/* Returns the columns of a table. */
static const struct fleet_columns *
columns_of(const struct fleet_columns *x, const char *table)
{
	size_t i;

	for (i = 0; strcmp(fleet_tables[i].name, table) != 0; i++)
		;
	return &x[i];
}

/* Adds a question whose table is not there, or says that it is left out. */
static void
add_instead(struct buf *b, const struct engine *e,
    const struct fleet_question *q, const struct fleet_columns *slice)
{
	struct fleet_question of = *q;
	char *sql = of_columns(q->instead, slice);

	if (sql == NULL) {
		buf_printf(b, "\n-- %s is left out: there is no table %s, and "
		    "no column that --args=KEY makes\n", q->name, q->table);
		return;
	}
	of.sql = sql;
	e->question(b, &of);
	free(sql);
}

/* Adds all of it for the files whose columns x has, by the table. */
static void
add_schema(struct buf *b, const struct engine *e, const char *out,
    const struct fleet_columns *x)
{
	const struct fleet_table *t;
	const struct fleet_question *q;
	const struct fleet_columns *slice = columns_of(x, "slice");

	buf_printf(b, "-- Tables and questions of ttv-fleet(7), schema "
	    FLEET_VERSION ", for %s.\n-- The questions compare by the columns "
	    "version and day:\n-- ttv export -f parquet --set=version=... "
	    "--set=day=2026-11-23\n\n%s", e->title, e->functions);
	for (t = fleet_tables; t->name != NULL; t++)
		if (x[t - fleet_tables].n > 0)
			e->table(b, out, t, &x[t - fleet_tables]);
	for (q = fleet_questions; q->name != NULL; q++)
		if (slice->n == 0 || lacks_column(b, q, slice))
			continue;
		else if (q->table == NULL || columns_of(x, q->table)->n > 0)
			e->question(b, q);
		else
			add_instead(b, e, q, slice);
}

int
fleet_schema(const char *word, const char *folder)
{
	const struct engine *e = engine_of(word);
	struct fleet_columns x[FLEET_TABLES] = { { .n = 0 } };
	struct out out;
	struct err err;
	size_t i;
	int has = 0;

	err_clear(&err);
	if (e == NULL)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "fleet: schema: "
		    "%.32s is neither duckdb nor clickhouse", word);
	else if (strpbrk(folder, e->odd) != NULL)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "fleet: schema: %s "
		    "takes one of %s in %.128s for a pattern", word, e->odd,
		    folder);
	for (i = 0; i < FLEET_TABLES && err.code == ERR_NONE; i++)
		if (fleet_columns_read(&x[i], folder, &fleet_tables[i],
		    &err) == 0)
			has |= x[i].n > 0;
	if (err.code == ERR_NONE && !has)
		err_set(&err, ERR_OPEN, ERR_NOWHERE, "fleet: %.128s is no "
		    "folder that export -f parquet has written", folder);
	if (err.code == ERR_NONE) {
		out_open(&out);
		add_schema(&out.buf, e, folder, x);
	}
	for (i = 0; i < FLEET_TABLES; i++)
		fleet_columns_free(&x[i]);
	return err.code != ERR_NONE ? cmd_fail(&err) :
	    out_close(&out, EXIT_OK);
}
