/*
 * fleet_schema: statements for an engine over the files of a fleet: tables,
 * some functions, and the questions.
 */
#include "config.h"

#include <sys/stat.h>

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

/* Adds the files of a table, as one pattern. */
static void
add_pattern(struct buf *b, const char *out, const char *table, int escape)
{
	char *pattern;

	xasprintf(&pattern, "%s/%s/*.parquet", out, table);
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

/* ---- DuckDB ---- */

static const char duckdb_functions[] =
    "CREATE OR REPLACE MACRO nearest_rank(x, p) AS quantile_disc(x, p);\n"
    "CREATE OR REPLACE MACRO shell_word(s) AS\n"
    "  '''' || replace(s, '''', '''\\''''') || '''';\n"
    "CREATE OR REPLACE MACRO view_of(t, r, d, n) AS\n"
    "  'ttv view --select=' || shell_word('slice@' || r ||\n"
    "    CASE WHEN d >= 0 THEN '+' || d ELSE '' END || ' ' ||\n"
    "    coalesce(n, '')) || ' -- ' || shell_word(t);\n";

static void
duckdb_table(struct buf *b, const char *out, const struct fleet_table *t)
{
	buf_printf(b, "\n-- %s\nCREATE OR REPLACE VIEW %s AS SELECT * FROM\n"
	    "  read_parquet(", t->help, t->name);
	add_pattern(b, out, t->name, 0);
	buf_adds(b, ", union_by_name = true);\n");
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

/* A median of an even number is the lower one, as everywhere in ttv. */
static const char clickhouse_functions[] =
    "CREATE OR REPLACE FUNCTION nearest_rank AS (x, p) ->\n"
    "  arraySort(groupArray(x))[toUInt64(greatest(1, ceil(p * count(x))))];\n"
    "CREATE OR REPLACE FUNCTION shell_word AS (s) ->\n"
    "  concat(char(39), replaceAll(s, char(39), char(39, 92, 39, 39)),\n"
    "    char(39));\n"
    "CREATE OR REPLACE FUNCTION view_of AS (t, r, d, n) ->\n"
    "  concat('ttv view --select=', shell_word(concat('slice@',\n"
    "    toString(r), if(d >= 0, concat('+', toString(d)), ''), ' ',\n"
    "    coalesce(n, ''))), ' -- ', shell_word(t));\n";

static void
clickhouse_column(struct buf *b, const struct parquet_column *c)
{
	static const char *const types[] = { [PARQUET_INT32] = "Int32",
	    [PARQUET_INT64] = "Int64", [PARQUET_DOUBLE] = "Float64",
	    [PARQUET_TIME] = "DateTime64(9, 'UTC')" };
	const char *codec = c->steps ? " CODEC(Delta, ZSTD)" :
	    c->type == PARQUET_INT32 || c->type == PARQUET_INT64 ?
	    " CODEC(T64, ZSTD)" : "";

	if (c->type == PARQUET_TEXT)
		buf_printf(b, ",\n  %s LowCardinality(%s)", c->name,
		    c->required ? "String" : "Nullable(String)");
	else
		buf_printf(b, c->required ? ",\n  %s %s%s" :
		    ",\n  %s Nullable(%s)%s", c->name, types[c->type], codec);
}

static void
clickhouse_table(struct buf *b, const char *out, const struct fleet_table *t)
{
	const struct parquet_column *c;
	int has_ts = 0;

	buf_printf(b, "\n-- %s\nCREATE TABLE IF NOT EXISTS %s (\n"
	    "  trace LowCardinality(String),\n"
	    "  trace_id LowCardinality(String),\n"
	    "  version LowCardinality(String),\n"
	    "  day Date", t->help, t->name);
	for (c = t->columns; c->name != NULL; c++) {
		clickhouse_column(b, c);
		has_ts |= c->sorted;
	}
	buf_printf(b, "\n) ENGINE = MergeTree PARTITION BY toYYYYMM(day) "
	    "ORDER BY (day, version, trace%s);\n", has_ts ? ", ts" : "");
	buf_printf(b, "INSERT INTO %s SELECT trace, trace_id, version, "
	    "toDate(day)", t->name);
	for (c = t->columns; c->name != NULL; c++)
		buf_printf(b, ", %s", c->name);
	buf_adds(b, "\n  FROM file(");
	add_pattern(b, out, t->name, 1);
	buf_adds(b, ", Parquet);\n");
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
	const char	*functions;
	void		(*table)(struct buf *, const char *out,
			    const struct fleet_table *);
	void		(*question)(struct buf *,
			    const struct fleet_question *);
} engines[] = {
	{ "duckdb", "DuckDB, which reads the files where they lie",
	    duckdb_functions, duckdb_table, duckdb_question },
	{ "clickhouse", "ClickHouse, which is given a copy of the rows",
	    clickhouse_functions, clickhouse_table, clickhouse_question },
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

static int
has_table(const char *out, const char *table)
{
	struct stat st;
	char *path;
	int has;

	xasprintf(&path, "%s/%s", out, table);
	has = stat(path, &st) == 0 && S_ISDIR(st.st_mode);
	free(path);
	return has;
}

static void
add_schema(struct buf *b, const struct engine *e, const char *out)
{
	const struct fleet_table *t;
	const struct fleet_question *q;

	buf_printf(b, "-- Tables and questions of ttv-fleet(7), schema "
	    FLEET_VERSION ", for %s.\n-- The questions compare by the columns "
	    "version and day:\n-- ttv export -f parquet --set=version=... "
	    "--set=day=2026-11-23\n\n%s", e->title, e->functions);
	for (t = fleet_tables; t->name != NULL; t++)
		if (has_table(out, t->name))
			e->table(b, out, t);
	for (q = fleet_questions; q->name != NULL; q++)
		if (has_table(out, "slice") && (q->table == NULL ||
		    has_table(out, q->table)))
			e->question(b, q);
}

int
fleet_schema(const char *word, const char *folder)
{
	const struct engine *e = engine_of(word);
	struct out out;
	struct err err;

	err_clear(&err);
	if (e == NULL)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "fleet: schema: "
		    "%.32s is neither duckdb nor clickhouse", word);
	else if (!has_table(folder, "slice") && !has_table(folder, "trace"))
		err_set(&err, ERR_OPEN, ERR_NOWHERE, "fleet: %.128s is no "
		    "folder that export -f parquet has written", folder);
	if (err.code != ERR_NONE)
		return cmd_fail(&err);
	out_open(&out);
	add_schema(&out.buf, e, folder);
	return out_close(&out, EXIT_OK);
}
