/*
 * sql_calls: each function of SQL, and each table as a function, with arguments
 * at random: of texts, numbers at limits, stacks, patterns, JSON, ids of the
 * trace; alone, over rows, as a window, as a table that a function makes.
 * sql_calls.sums has a sum a name and trace of all that comes, errors as well.
 * What the functions give is held against other ways in the tests beside this.
 */
#include "config.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sqlite3.h>

#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "sql_ask.h"
#include "sums.h"

#define SUMS	"../tests/unit/sql_calls.sums"
#define CALLS	160		/* of a function on a trace */
#define TABLES	24		/* of a table, which few take arguments */
#define STEPS	20000		/* of SQLite's machine, of one call */

/* Rows with columns for arguments; ascending, so that windows have an order. */
#define ROWS								\
	"(VALUES(1, 'a', 5, NULL), (2, 'b.c', -1, 2.5), (3, 'a', 0, 7), "	\
	"(5, NULL, 4, 'x'), (8, 'main', 3, 1), (9, 'a', 3, 1))"

static const char *const values[] = {
	"NULL", "0", "1", "2", "-1", "3", "7", "2.5", "-0.5", "1e300",
	"9223372036854775807", "-9223372036854775807 - 1", "4294967296",
	"1000000000", "3661000000001", "''", "'a'", "'a b'", "'a.b.c'", "'x=1'",
	"'0x1f'", "'ff'", "'12'", "','", "'-'", "'(.)'", "'[a-c]+'", "'^a'",
	"'i'", "'_ZN3foo3barEv'", "'YWJj'", "'{\"a\": [1, {\"b\": 2}]}'",
	"'$.a[1].b'", "'a[1].b'", "'name'", "'id'", "'ns'", "'cpu'",
	"'debug.x'",
	"x''", "CAST(x'61c3' AS TEXT)", "'b\xc3\xa4'", "x'00ff61'",
	"x'0a030a0161'", "cat_stacks('a', 'b')",
	"(SELECT name FROM slice LIMIT 1 OFFSET 3)",
	"(SELECT max(id) FROM slice)", "(SELECT min(ts) + 5 FROM slice)",
	"(SELECT arg_set_id FROM args LIMIT 1 OFFSET 2)",
	"(SELECT key FROM args LIMIT 1 OFFSET 2)", "trace_start()",
	"trace_end()", "(SELECT utid FROM thread LIMIT 1 OFFSET 1)",
	"(SELECT __intrinsic_array_agg(id) FROM slice)",
	"(SELECT __intrinsic_graph_agg(parent_id, id) FROM slice)",
	"(SELECT __intrinsic_tree_from_table('id', id, 'parent_id', parent_id, "
	    "'dur', dur, 'name', name) FROM slice)",
	"(SELECT __intrinsic_timestamp_set_agg(ts) FROM slice)",
	"(SELECT __intrinsic_counter_per_track_agg(id, ts, track_id, value) "
	    "FROM counter)",
	"(SELECT __intrinsic_row_dataframe_agg('id', id, 'value', dur) FROM "
	    "slice)",
	"(SELECT track_id FROM slice LIMIT 1 OFFSET 9)",
};

struct calls {
	struct sql	*sql;
	const char	*trace;
	uint64_t	 state;		/* of random numbers */
	struct buf	 text;
	uint64_t	 sum;
	unsigned	 asked, refused;
};

static size_t
below(struct calls *c, size_t n)
{
	return (size_t)(test_random(&c->state) % n);
}

static void
add_arguments(struct calls *c, size_t n, int rows)
{
	size_t i;

	buf_addc(&c->text, '(');
	for (i = 0; i < n; i++) {
		if (i > 0)
			buf_adds(&c->text, ", ");
		if (rows && below(c, 3) > 0)
			buf_printf(&c->text, "column%zu", below(c, 4) + 1);
		else
			buf_adds(&c->text, values[below(c, sizeof(values) /
			    sizeof(values[0]))]);
	}
	buf_addc(&c->text, ')');
}

/* Returns the number of arguments that a form has: that of its commas. */
static size_t
arguments_of(struct calls *c, const char *form)
{
	size_t n = form != NULL && *form != '\0';

	for (; form != NULL && *form != '\0'; form++)
		n += *form == ',';
	switch (below(c, 8)) {
	case 0:
		return n + 1;
	case 1:
		return n > 0 ? n - 1 : 0;
	case 2:
		return below(c, 6);
	default:
		return n;
	}
}

static void
write_call(struct calls *c, const char *name, const char *form)
{
	size_t n = arguments_of(c, form);

	buf_clear(&c->text);
	switch (below(c, 5)) {
	case 0:
		buf_printf(&c->text, "SELECT typeof(x), x FROM (SELECT %s",
		    name);
		add_arguments(c, n, 1);
		buf_printf(&c->text, " AS x FROM " ROWS "%s)", below(c, 8) ==
		    0 ? " WHERE column1 > 9" : "");
		break;
	case 1:
		buf_printf(&c->text, "SELECT %s", name);
		add_arguments(c, n, 1);
		buf_printf(&c->text, " OVER (ORDER BY column1 ROWS BETWEEN %s "
		    "PRECEDING AND CURRENT ROW) FROM " ROWS, below(c, 3) > 0 ?
		    "UNBOUNDED" : "1");
		break;
	case 2:
		buf_printf(&c->text, "SELECT * FROM __intrinsic_table_ptr(("
		    "SELECT %s", name);
		add_arguments(c, n, 1);
		buf_adds(&c->text, " FROM " ROWS ")) LIMIT 9");
		break;
	default:
		buf_printf(&c->text, "SELECT typeof(x), x, CASE typeof(x) WHEN "
		    "'blob' THEN hex(x) END FROM ("
		    "SELECT %s", name);
		add_arguments(c, n, 0);
		buf_adds(&c->text, " AS x)");
	}
}

/* Takes the answer to the text into the sum. */
static void
take_answer(struct calls *c)
{
	struct answer a;

	memset(&a, 0, sizeof(a));
	ask_in(c->sql, c->text.data, &a);
	c->asked++;
	c->refused += a.rc == -1;
	if (getenv("SHOW") != NULL)
		printf("%s: %s\n%s\n", c->trace, c->text.data, a.rc == -1 ?
		    a.error.msg : a.b.data);
	if (a.rc == -1)
		c->sum = hash_bytes(c->sum + a.error.line * 1000 + a.error.col,
		    a.error.msg, strlen(a.error.msg));
	c->sum = hash_bytes(c->sum, a.b.data, a.b.len);
	free_answer(&a);
}

static void
take_calls(struct calls *c, const char *name, const char *form, int table)
{
	struct buf row = BUF_INIT;
	unsigned i;

	c->state = hash_bytes(HASH_BYTES, name, strlen(name));
	c->sum = HASH_BYTES;
	c->asked = c->refused = 0;
	for (i = 0; i < (table ? TABLES : CALLS); i++) {
		if (table) {
			buf_clear(&c->text);
			buf_printf(&c->text, "SELECT %s* FROM %s", below(c,
			    4) == 0 ? "rowid, " : "", name);
			add_arguments(c, 1 + below(c, 3), 0);
			buf_adds(&c->text, " LIMIT 20");
		} else
			write_call(c, name, form);
		take_answer(c);
	}
	buf_printf(&row, "%s %s: %u, %u refused, %016" PRIx64 "\n", c->trace,
	    name, c->asked, c->refused, c->sum);
	sums_check(SUMS, &row);
	buf_free(&row);
}

/* Functions over the rows of tables, whole. */
static const char *const wholes[] = {
	"SELECT arg_set_id, __intrinsic_arg_set_to_json(arg_set_id) FROM "
	    "(SELECT DISTINCT arg_set_id FROM args) ORDER BY 1",
	"SELECT arg_set_id, key, extract_arg(arg_set_id, key), "
	    "extract_arg(arg_set_id, substr(key, 1, 9)), "
	    "__ttv_arg_may(arg_set_id, key) FROM args ORDER BY 1, 2",
	"SELECT arg_set_id, key FROM args WHERE key = (SELECT upper(key) FROM "
	    "args LIMIT 1) COLLATE NOCASE",
	"SELECT id, __ttv_cause_path(id), __ttv_self_dur(id), "
	    "__ttv_root_id(id), __ttv_stack_id(id) FROM slice",
	"SELECT a.id, b.id FROM slice a JOIN slice b ON "
	    "slice_is_ancestor(a.id, b.id) WHERE a.id < 30 AND b.id < 60",
	"SELECT ts, to_realtime(ts), to_monotonic(ts + 7), "
	    "abs_time_str(ts - 3) FROM slice LIMIT 90",
	"SELECT clock_id, clock_name, to_realtime(clock_value), "
	    "to_monotonic(ts) FROM clock_snapshot",
	"SELECT name, extract_metadata(name), "
	    "extract_metadata_for_trace(0, name), "
	    "extract_metadata_for_machine(0, name) FROM metadata "
	    "WHERE name NOT GLOB '*uuid*' AND name NOT GLOB '*path*'",
	"SELECT id, hex(stack_from_stack_profile_callsite(id)), "
	    "hex(stack_from_stack_profile_callsite(id, 1)) FROM "
	    "stack_profile_callsite LIMIT 90",
	"SELECT id, hex(stack_from_stack_profile_frame(id)) FROM "
	    "stack_profile_frame LIMIT 90",
	"SELECT hex(experimental_profile(stack_from_stack_profile_callsite("
	    "callsite_id), 'a', 'b', 7, 'c', 'd', callsite_id)) FROM "
	    "cpu_profile_stack_sample",
	"SELECT c.id, a.* FROM (SELECT id FROM stack_profile_callsite LIMIT 9 "
	    "OFFSET 3) c, experimental_ancestor_stack_profile_callsite(c.id) a",
	"SELECT track_id, percentile(dur, 50), median(dur), "
	    "percentile_cont(dur, 0.3), percentile_disc(dur, 0.9) FROM slice "
	    "GROUP BY 1",
	"SELECT rowid, * FROM __ttv_slice_flat",
	"CREATE PERFETTO TABLE made AS SELECT id, name, ts, dur / 3.0 AS x, "
	    "nullif(depth, 0) AS d, track_id, -id AS down FROM slice; "
	    "SELECT * FROM perfetto_table_info('MADE')",
	"SELECT t.* FROM (VALUES ('slice'), ('thread'), ('counter'), "
	    "('args'), ('sched')) v, perfetto_table_info(v.column1) t",
	"CREATE PERFETTO INDEX i ON made(track_id, ts); CREATE PERFETTO VIEW "
	    "seen AS SELECT track_id, count(*) AS n, sum(x) AS x FROM made "
	    "GROUP BY 1; SELECT s.*, m.name FROM seen s JOIN made m USING "
	    "(track_id) WHERE m.ts > trace_start() ORDER BY m.id LIMIT 70",
	"CREATE TABLE spans AS SELECT ts, dur, name FROM slice WHERE depth = 0 "
	    "AND dur > 0 AND track_id = (SELECT min(track_id) FROM slice WHERE "
	    "dur > 0); CREATE TABLE parts AS SELECT trace_start() + column1 * "
	    "(trace_dur() / 9) AS ts, trace_dur() / 10 AS dur, column1 AS k "
	    "FROM (VALUES (0), (1), (2), (4), (7)); CREATE VIRTUAL TABLE both "
	    "USING span_outer_join(spans, parts); SELECT rowid, * FROM both",
	"SELECT rowid, * FROM counter", "SELECT rowid, * FROM sched",
	"SELECT rowid, * FROM thread_state", "SELECT rowid, * FROM flow",
	"SELECT rowid, * FROM args", "SELECT rowid, * FROM track",
	"SELECT rowid, name, internal_layout(ts, dur) OVER (PARTITION BY "
	    "track_id ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND "
	    "CURRENT ROW) FROM slice WHERE dur >= 0 AND ts >= 0",
	"SELECT c0, c1 FROM __intrinsic_table_ptr((SELECT __intrinsic_dfs(("
	    "SELECT __intrinsic_graph_agg(parent_id, id) FROM slice WHERE "
	    "parent_id IS NOT NULL), (SELECT __intrinsic_array_agg(id) FROM "
	    "slice WHERE depth = 0 AND id < 50)))) WHERE "
	    "__intrinsic_table_ptr_bind(c0, 'node_id') AND "
	    "__intrinsic_table_ptr_bind(c1, 'parent_node_id')",
};

static void
take_wholes(struct calls *c)
{
	struct buf row = BUF_INIT;
	size_t i;

	sql_limit(c->sql, 0);
	for (i = 0; i < sizeof(wholes) / sizeof(wholes[0]); i++) {
		c->sum = HASH_BYTES;
		c->asked = c->refused = 0;
		buf_clear(&c->text);
		buf_adds(&c->text, wholes[i]);
		take_answer(c);
		CHECK_INT(c->refused, 0);
		buf_clear(&row);
		buf_printf(&row, "%s %.50s: %016" PRIx64 "\n", c->trace,
		    wholes[i], c->sum);
		sums_check(SUMS, &row);
	}
	buf_free(&row);
}

static void
take_doc(void *arg, const struct sql_doc *d)
{
	if (d->type == SQL_DOC_TABLE || d->type == SQL_DOC_FUNCTION)
		take_calls(arg, d->name, d->form, d->type == SQL_DOC_TABLE);
}

/* Calls what modules are written with, which is in no list for people. */
static void
take_hidden(struct calls *c)
{
	struct answer a;
	char *line, *save = NULL;

	memset(&a, 0, sizeof(a));
	ask_in(c->sql, "SELECT DISTINCT name, substr(',,,,,,,', 1, max(narg, "
	    "3) - 1) FROM pragma_function_list WHERE name GLOB '__*' AND "
	    "builtin = 0 GROUP BY name ORDER BY name", &a);
	CHECK_INT(a.rc, 0);
	for (line = a.rc != 0 ? NULL : strtok_r(a.b.data, "\n", &save);
	    line != NULL;
	    line = strtok_r(NULL, "\n", &save)) {
		line[strcspn(line, "|")] = '\0';
		take_calls(c, line, line + strlen(line) + 1, 0);
	}
	free_answer(&a);
}

/* Asks of n files as one trace. */
static void
call_all(const char *name, const char *const *files, size_t n)
{
	struct load_options options = { .threads = 1 };
	struct calls c = { .trace = name };
	struct trace *trace;
	struct err err;

	err_clear(&err);
	trace = load_files(files, n, &options, &err);
	if (!CHECK(trace != NULL))
		printf("# %s\n", err.msg);
	if (trace != NULL) {
		c.sql = sql_open(trace);
		sql_limit(c.sql, STEPS);
		sql_docs(take_doc, &c);
		take_hidden(&c);
		take_wholes(&c);
		sql_close(c.sql);
		trace_free(trace);
	}
	buf_free(&c.text);
}

TEST(the_traces_are_there)
{
	const char *top = getenv("top_srcdir");

	sums_of("SQLite", sqlite3_libversion(), SUMS_SQLITE);
	CHECK(chdir(top != NULL ? top : ".") == 0 && chdir("traces") == 0);
}

static void
call_one(const char *name)
{
	call_all(name, &name, 1);
}

TEST(of_packets)
{
	call_one("perfetto-demo.pftrace");
}

TEST(of_a_kernel)
{
	call_one("atrace.systrace");
}

TEST(of_stacks)
{
	call_one("../tests/write/stacks.json");
}

TEST(of_args)
{
	call_one("../tests/write/args.json");
}

/* All seeds of packets, spans and profiles as one trace. */
TEST(of_seeds)
{
	static const char *const folders[] = { "perfetto", "spans", "perf" };
	char *files[200];
	struct dirent **names;
	size_t n = 0, i;
	char path[400];
	int k, count;

	for (i = 0; i < sizeof(folders) / sizeof(folders[0]); i++) {
		snprintf(path, sizeof(path), "../tests/fuzz/seeds/%s",
		    folders[i]);
		count = scandir(path, &names, NULL, alphasort);
		CHECK(count > 2 && n + (size_t)count < 200);
		if (count < 0)
			continue;
		for (k = 0; k < count; k++) {
			if (names[k]->d_name[0] != '.' && asprintf(&files[n++],
			    "%s/%s", path, names[k]->d_name) == -1)
				abort();
			free(names[k]);
		}
		free(names);
	}
	call_all("seeds", (const char *const *)files, n);
	while (n > 0)
		free(files[--n]);
}

TEST(of_nothing_else_that_is_there)
{
	sums_end(SUMS);
}

TEST_MAIN
