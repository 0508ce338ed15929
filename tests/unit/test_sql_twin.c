/*
 * sql_twin: each table against a copy of it that SQLite made.  Conditions,
 * orders, limits, groups and joins over the columns are asked of both; what a
 * table takes upon itself, SQLite does for the copy row by row.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "sql_ask.h"
#include "temp.h"

#define NAMES	64		/* columns of a table */
#define LONG	600		/* rows; a longer table is asked less often */

static char path[] = TEMP_PATH;

/* Slices of all kinds that a track may have, arrows, counters, args. */
static const char some_events[] =
"[{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":1,\"args\":{\"name\":\"p\"}},"
"{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":1,\"tid\":2,\"args\":{\"name\":"
"\"t\"}},"
"{\"ph\":\"X\",\"name\":\"a\",\"cat\":\"c\",\"pid\":1,\"tid\":1,\"ts\":0,"
"\"dur\":90,\"args\":{\"k\":1,\"s\":\"x\",\"l\":[1.5,null,true]}},"
"{\"ph\":\"X\",\"name\":\"b\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":40,"
"\"args\":{\"k\":2,\"s\":\"y\"}},"
"{\"ph\":\"X\",\"name\":\"a\",\"cat\":\"d\",\"pid\":1,\"tid\":1,\"ts\":10,"
"\"dur\":30,\"tts\":5,\"tdur\":4},"
"{\"ph\":\"X\",\"name\":\"\",\"pid\":1,\"tid\":1,\"ts\":50,\"dur\":0},"
"{\"ph\":\"X\",\"name\":\"B\",\"cat\":\"c\",\"pid\":1,\"tid\":1,\"ts\":50,"
"\"dur\":40,\"args\":{\"k\":1}},"
"{\"ph\":\"X\",\"name\":\"a\",\"cat\":\"c\",\"pid\":1,\"tid\":1,\"ts\":95,"
"\"dur\":10},"
"{\"ph\":\"B\",\"name\":\"open\",\"pid\":1,\"tid\":1,\"ts\":110},"
"{\"ph\":\"X\",\"name\":\"ab\",\"cat\":\"c\",\"pid\":1,\"tid\":2,\"ts\":0,"
"\"dur\":90},"
"{\"ph\":\"X\",\"name\":\"a\",\"pid\":2,\"tid\":3,\"ts\":20,\"dur\":30,"
"\"args\":{\"s\":\"x\"}},"
"{\"ph\":\"X\",\"name\":\"b\",\"cat\":\"d\",\"pid\":2,\"tid\":3,\"ts\":30,"
"\"dur\":40},"
"{\"ph\":\"i\",\"name\":\"now\",\"s\":\"t\",\"pid\":1,\"tid\":1,\"ts\":50},"
"{\"ph\":\"i\",\"name\":\"a\",\"cat\":\"c\",\"s\":\"p\",\"pid\":1,\"tid\":2,"
"\"ts\":60,\"args\":{\"k\":3}},"
"{\"ph\":\"i\",\"name\":\"all\",\"s\":\"g\",\"pid\":2,\"tid\":3,\"ts\":70},"
"{\"ph\":\"b\",\"name\":\"q\",\"cat\":\"c\",\"id\":1,\"pid\":1,\"tid\":1,"
"\"ts\":5},"
"{\"ph\":\"b\",\"name\":\"r\",\"cat\":\"c\",\"id\":1,\"pid\":1,\"tid\":1,"
"\"ts\":15},"
"{\"ph\":\"n\",\"name\":\"mid\",\"cat\":\"c\",\"id\":1,\"pid\":1,\"tid\":1,"
"\"ts\":20},"
"{\"ph\":\"e\",\"name\":\"r\",\"cat\":\"c\",\"id\":1,\"pid\":1,\"tid\":1,"
"\"ts\":25},"
"{\"ph\":\"e\",\"name\":\"q\",\"cat\":\"c\",\"id\":1,\"pid\":1,\"tid\":1,"
"\"ts\":45},"
"{\"ph\":\"b\",\"name\":\"q\",\"cat\":\"d\",\"id\":2,\"pid\":2,\"tid\":3,"
"\"ts\":45},"
"{\"ph\":\"s\",\"name\":\"go\",\"id\":1,\"pid\":1,\"tid\":1,\"ts\":12},"
"{\"ph\":\"t\",\"name\":\"go\",\"id\":1,\"pid\":2,\"tid\":3,\"ts\":25},"
"{\"ph\":\"f\",\"name\":\"go\",\"id\":1,\"bp\":\"e\",\"pid\":1,\"tid\":2,"
"\"ts\":80},"
"{\"ph\":\"s\",\"name\":\"on\",\"cat\":\"c\",\"id\":2,\"pid\":1,\"tid\":1,"
"\"ts\":55},"
"{\"ph\":\"f\",\"name\":\"on\",\"cat\":\"c\",\"id\":2,\"bp\":\"e\",\"pid\":2,"
"\"tid\":3,\"ts\":60},"
"{\"ph\":\"C\",\"name\":\"m\",\"pid\":1,\"ts\":0,\"args\":{\"u\":1,\"v\":5}},"
"{\"ph\":\"C\",\"name\":\"m\",\"pid\":1,\"ts\":40,\"args\":{\"u\":1.5,"
"\"v\":5}},"
"{\"ph\":\"C\",\"name\":\"m\",\"pid\":1,\"ts\":80,\"args\":{\"u\":-2}},"
"{\"ph\":\"C\",\"name\":\"m\",\"pid\":2,\"ts\":10,\"args\":{\"u\":7}},"
"{\"ph\":\"N\",\"name\":\"Doc\",\"id\":\"0x1\",\"ts\":5,\"pid\":1,\"tid\":1},"
"{\"ph\":\"O\",\"name\":\"Doc\",\"id\":\"0x1\",\"ts\":8,\"pid\":1,\"tid\":1,"
"\"args\":{\"snapshot\":{\"v\":1}}},"
"{\"ph\":\"O\",\"name\":\"Doc\",\"id\":\"0x1\",\"ts\":9,\"pid\":1,\"tid\":1,"
"\"args\":{\"snapshot\":{\"v\":2}}},"
"{\"ph\":\"D\",\"name\":\"Doc\",\"id\":\"0x1\",\"ts\":20,\"pid\":1,\"tid\":1},"
"{\"ph\":\"N\",\"name\":\"Tab\",\"id\":\"0x2\",\"ts\":15,\"pid\":2,\"tid\":3}]";

/* ---- both sides ---- */

struct twin {
	struct sql	*sql;
	const char	*table;
	struct buf	 own, copy;	/* statements */
	unsigned	 asked, refused, turn;
};

static int
by_bytes(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Sorts the lines of a text. */
static void
sort_lines(struct buf *b)
{
	char **lines = NULL, *line, *save = NULL;
	struct buf sorted = BUF_INIT;
	size_t n = 0, i;

	for (line = strtok_r(b->data, "\n", &save); line != NULL;
	    line = strtok_r(NULL, "\n", &save)) {
		if ((lines = realloc(lines, (n + 1) * sizeof(*lines))) == NULL)
			abort();
		lines[n++] = line;
	}
	if (n > 0)
		qsort(lines, n, sizeof(*lines), by_bytes);
	buf_adds(&sorted, "");
	for (i = 0; i < n; i++)
		buf_printf(&sorted, "%s\n", lines[i]);
	free(lines);
	buf_free(b);
	*b = sorted;
}

/* Writes a statement: 1 is the table, 2 to 4 are what follows behind '$'. */
static void
fill(struct buf *text, const char *format, const char *table, const char *a,
    const char *b, const char *c)
{
	const char *words[] = { table, a, b, c };

	for (; *format != '\0'; format++)
		if (*format == '$')
			buf_adds(text, words[*++format - '1']);
		else
			buf_addc(text, *format);
}

/* Asks both; is_ordered: 1: the rows come in the same order. */
static void
same(struct twin *t, int is_ordered, const char *format, const char *a,
    const char *b, const char *c)
{
	struct answer own, copy;

	memset(&own, 0, sizeof(own));
	memset(&copy, 0, sizeof(copy));
	buf_clear(&t->own);
	buf_clear(&t->copy);
	fill(&t->own, format, t->table, a, b, c);
	fill(&t->copy, format, "twin", a, b, c);
	ask_in(t->sql, t->own.data, &own);
	ask_in(t->sql, t->copy.data, &copy);
	t->asked++;
	t->refused += own.rc == -1 && copy.rc == -1;
	if (!is_ordered) {
		sort_lines(&own.b);
		sort_lines(&copy.b);
	}
	if (own.rc != copy.rc || (own.rc == 0 &&
	    strcmp(own.b.data, copy.b.data) != 0)) {
		printf("# %s\n", t->own.data);
		CHECK_INT(own.rc, copy.rc);
		CHECK_STR(own.rc == -1 ? own.error.msg : own.b.data,
		    copy.rc == -1 ? copy.error.msg : copy.b.data);
	}
	free_answer(&own);
	free_answer(&copy);
}

/* Returns the one value of a statement, which the caller frees. */
static char *
value(struct sql *s, const char *text)
{
	struct answer a;
	char *p;

	memset(&a, 0, sizeof(a));
	ask_in(s, text, &a);
	p = strdup(a.rc == -1 ? "NULL" : a.b.data);
	if (p == NULL)
		abort();
	p[strcspn(p, "\n")] = '\0';
	free_answer(&a);
	return p;
}

/* ---- what is asked of a column ---- */

static const char *const operators[] = {
	"%s = %s", "%s < %s", "%s <= %s", "%s > %s", "%s >= %s", "%s <> %s",
	"%s IS %s", "%s IS NOT %s",
};

/* Asks for the rows of a condition, and in turn for one of its other forms. */
static void
ask_condition(struct twin *t, const char *column, const char *condition)
{
	static const char *const forms[] = {
		"SELECT $2 FROM $1 WHERE $3 ORDER BY $2",
		"SELECT $2 FROM $1 WHERE $3 ORDER BY $2 DESC LIMIT 3 OFFSET 1",
		"SELECT count(*) FROM $1 WHERE $3",
		"SELECT count(*), min($2), max($2) FROM $1 WHERE $3",
		"SELECT $2 FROM $1 WHERE $3 ORDER BY $2 LIMIT 2",
	};

	same(t, 0, "SELECT * FROM $1 WHERE $3", column, condition, "");
	same(t, 1, forms[t->turn++ % 5], column, condition, "");
}

/* Asks a column; other is a column for pairs of conditions. */
static void
ask_column(struct twin *t, const char *column, const char *other, int few)
{
	struct buf text = BUF_INIT;
	char *v[4], *w;
	unsigned i, k;

	same(t, 1, "SELECT $2 FROM $1 ORDER BY $2", column, "", "");
	same(t, 1, "SELECT $2 FROM $1 ORDER BY $2 DESC LIMIT 5", column,
	    "", "");
	same(t, 1, "SELECT $2, $3 FROM $1 ORDER BY $2, $3", column,
	    other, "");
	same(t, 1, "SELECT $2, $3 FROM $1 ORDER BY $2 DESC, $3 DESC",
	    column, other, "");
	same(t, 1, "SELECT $2, count(*), min($3) FROM $1 GROUP BY $2 "
	    "ORDER BY $2", column, other, "");
	same(t, 1, "SELECT DISTINCT $2 FROM $1 ORDER BY $2", column, "",
	    "");
	same(t, 1, "SELECT max($2) FROM $1", column, "", "");
	same(t, 1, "SELECT min($2) FROM $1", column, "", "");
	same(t, 1, "SELECT max($2) + 1 FROM $1", column, "", "");
	for (k = 0; k < 4; k++) {
		buf_clear(&text);
		buf_printf(&text, "SELECT quote(%s) FROM twin GROUP BY %s "
		    "ORDER BY %s LIMIT 1 OFFSET (SELECT (count(DISTINCT %s) "
		    "- 1) * %u / 3 FROM twin)", column, column, column, column,
		    k);
		v[k] = k == 3 && few ? strdup("'?'") :
		    value(t->sql, text.data);
	}
	for (i = 0; i < sizeof(operators) / sizeof(operators[0]); i++)
		for (k = 0; k < (few ? 1u : 3u); k++) {
			buf_clear(&text);
			/* a value, one between two, and none of the column */
			buf_printf(&text, operators[i], column, v[(k + i) %
			    4]);
			ask_condition(t, column, text.data);
			buf_printf(&text, " AND %s >= %s", column, v[1]);
			ask_condition(t, other, text.data);
		}
	for (k = 0; k < 4 - (unsigned)few; k++) {
		buf_clear(&text);
		buf_printf(&text, "%s IN (%s, %s, NULL, 1.5, 'a')", column,
		    v[k], v[(k + 1) % 4]);
		ask_condition(t, column, text.data);
		same(t, 1, "SELECT $4, $2 FROM $1 WHERE $3 ORDER BY "
		    "$4, $2", column, text.data, other);
	}
	buf_clear(&text);
	buf_printf(&text, "%s BETWEEN %s AND %s", column, v[1], v[2]);
	ask_condition(t, column, text.data);
	buf_clear(&text);
	buf_printf(&text, "%s IS NULL", column);
	ask_condition(t, other, text.data);
	buf_clear(&text);
	buf_printf(&text, "%s > 1.5 AND %s < '5'", column, column);
	ask_condition(t, column, text.data);
	same(t, 0, "SELECT * FROM $1 WHERE $2 GLOB 'a*' OR $2 LIKE "
	    "'B%'", column, "", "");
	same(t, 0, "SELECT * FROM $1 WHERE $2 GLOB '*a*' AND $3 IS NOT "
	    "NULL", column, other, "");
	same(t, 0, "SELECT * FROM $1 WHERE $2 LIKE 'A%'", column, "", "");
	w = v[few ? 0 : 1];
	same(t, 1, "SELECT count(*), sum(a.rowid IS NOT NULL) FROM $1 a "
	    "LEFT JOIN $1 b ON a.$2 = b.$3 WHERE a.$2 = $4", column,
	    other, w);
	same(t, 1, "SELECT count(*) FROM $1 WHERE $2 IN (SELECT $3 FROM "
	    "$1)", column, other, "");
	for (k = 0; k < 4; k++)
		free(v[k]);
	buf_free(&text);
}

/* ---- which tables and columns there are ---- */

static struct docs {
	char	*table[256];
	size_t	 n;
} docs;

static void
take_doc(void *arg, const struct sql_doc *d)
{
	(void)arg;
	if (d->type == SQL_DOC_TABLE && docs.n < 256)
		docs.table[docs.n++] = strdup(d->name);
}

/* Gets the names of the columns of an answer; returns how many. */
static size_t
split_names(char *text, char **names)
{
	char *name, *save = NULL;
	size_t n = 0;

	for (name = strtok_r(text, "|", &save); name != NULL && n < NAMES;
	    name = strtok_r(NULL, "|", &save))
		names[n++] = name;
	return n;
}

/* half: 0: all columns are asked; 1, 2: every second. */
static void
ask_table(struct twin *t, const char *table, int half)
{
	struct buf text = BUF_INIT;
	struct answer a;
	char *names[NAMES], *count;
	long rows;
	size_t n, i;

	memset(&a, 0, sizeof(a));
	t->table = table;
	buf_printf(&text, "DROP TABLE IF EXISTS twin; CREATE TABLE twin AS "
	    "SELECT * FROM %s; SELECT * FROM twin LIMIT 0", table);
	ask_in(t->sql, text.data, &a);
	count = value(t->sql, "SELECT count(*) FROM twin");
	/* some want arguments */
	rows = a.rc == -1 ? 0 : strtol(count, NULL, 10);
	if (a.rc != -1)
		same(t, 1, "SELECT count(*) FROM $1", "", "", "");
	if (rows > 0) {
		n = split_names(a.names.data, names);
		for (i = 0; i < n; i++)
			if ((rows < LONG || i % 4 == 0) && test_shares() &&
			    (half == 0 || i % 2 == (size_t)half - 1))
				ask_column(t, names[i], names[(i * 7 + 1) % n],
				    rows > 60);
	}
	free(count);
	free_answer(&a);
	buf_free(&text);
}

/* Tables that are made, and functions that give rows. */
static const char made[] =
"CREATE TABLE outer_spans AS SELECT ts, dur, track_id, name FROM slice "
"WHERE depth = 0;"
"CREATE TABLE inner_spans AS SELECT ts, dur, track_id, id AS inner_id "
"FROM slice WHERE depth = 1;"
"CREATE TABLE one_track AS SELECT ts, dur, inner_id FROM inner_spans "
"WHERE track_id = (SELECT min(track_id) FROM inner_spans);"
"CREATE VIRTUAL TABLE joined USING SPAN_JOIN(outer_spans PARTITIONED "
"track_id, inner_spans PARTITIONED track_id);"
"CREATE VIRTUAL TABLE left_joined USING SPAN_LEFT_JOIN(outer_spans "
"PARTITIONED track_id, inner_spans PARTITIONED track_id);"
"CREATE VIRTUAL TABLE outer_joined USING SPAN_OUTER_JOIN(outer_spans "
"PARTITIONED track_id, inner_spans PARTITIONED track_id);"
"CREATE VIRTUAL TABLE joined_once USING SPAN_JOIN(outer_spans PARTITIONED "
"track_id, one_track);"
"CREATE PERFETTO TABLE kept AS SELECT *, dur * 2 AS twice FROM slice;"
"CREATE PERFETTO VIEW seen AS SELECT *, ts + dur AS ts_end FROM slice;"
"SELECT 1";
static const char *const made_tables[] = {
	"joined", "left_joined", "outer_joined", "joined_once", "kept", "seen",
	"ancestor_slice(7)", "ancestor_slice(4)", "descendant_slice(0)",
	"descendant_slice(2)", "following_flow(3)", "preceding_flow(9)",
	"directly_connected_flow(3)", "ancestor_slice(NULL)",
};

static void
ask_made(struct twin *t, int half)
{
	struct answer a;
	size_t i;

	memset(&a, 0, sizeof(a));
	ask_in(t->sql, made, &a);
	if (a.rc == -1)
		CHECK_STR(a.error.msg, "");
	for (i = 0; i < sizeof(made_tables) / sizeof(made_tables[0]); i++)
		ask_table(t, made_tables[i], half);
	free_answer(&a);
}

/* Asks all tables of a trace. */
static void
ask_all(const char *file, int half)
{
	struct load_options options = { .threads = 1 };
	struct twin t;
	struct err err;
	struct trace *trace;
	size_t i;

	err_clear(&err);
	memset(&t, 0, sizeof(t));
	if ((trace = load_files(&file, 1, &options, &err)) == NULL) {
		CHECK_STR(err.msg, "");
		return;
	}
	t.sql = sql_open(trace);
	docs.n = 0;
	sql_docs(take_doc, NULL);
	CHECK(docs.n > 50);
	for (i = 0; i < docs.n; i++) {
		ask_table(&t, docs.table[i], half);
		free(docs.table[i]);
	}
	ask_made(&t, half);
	printf("# %u statements, %u refused\n", t.asked, t.refused);
	sql_close(t.sql);
	trace_free(trace);
	buf_free(&t.own);
	buf_free(&t.copy);
}

/* Asks all tables of a trace of the project. */
static void
ask_file(const char *name, int half)
{
	const char *top = getenv("top_srcdir");
	char file[1000];

	snprintf(file, sizeof(file), "%s/traces/%s", top != NULL ? top : ".",
	    name);
	ask_all(file, half);
}

TEST(some_of_all)
{
	temp_make(path, some_events, sizeof(some_events) - 1);
	ask_all(path, 0);
	unlink(path);
}

TEST(a_kernel)
{
	ask_file("atrace.systrace", 1);
}

TEST(packets)
{
	ask_file("perfetto-demo.pftrace", 2);
}

TEST(calls_and_arrows)
{
	ask_file("fuchsia.fxt", 1);
}

TEST_MAIN
