/*
 * sql: queries over a loaded trace against the same rows in plain tables of
 * SQLite in memory, with the obvious indices.
 *
 * Usage: sql [-cn] [-q NAME] [-r ROUNDS] FILE
 *
 * -c measures the time of the processor, for a machine that has other work; -n
 * leaves SQLite's side out; -q runs the queries with NAME in their name.
 *
 * Prints a line a query: its name, ms with ttv and with SQLite, their ratio,
 * and the rows; before them what copying and indexing costs SQLite, which ttv
 * does without.  A time is from the text of the query to its last row, the best
 * of the rounds after one that makes what is kept; both sides run in turns.  A
 * query of less than a millisecond has more rounds.  ttv keeps the statements
 * that it was asked last, SQLite prepares each anew: in the shortest queries
 * that is the difference.
 *
 * The number of slices is that of the last id, sums are asked of slice_by_name;
 * "rows ..." are the same of slice, each of whose rows SQLite then visits
 * through two functions of a virtual table.  They, and "dur >", which counts a
 * list so, may take longer than SQLite, which counts the pages of a table of
 * its own.
 */
#include "config.h"

#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/sql.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "plain.h"

static const struct query {
	const char	*name, *ttv;
	const char	*plain;		/* NULL: the same text */
} queries[] = {
	{ "count", "SELECT max(id) + 1 FROM slice",
	    "SELECT count(*) FROM slice" },
	{ "sum of dur", "SELECT sum(total_dur) FROM slice_by_name",
	    "SELECT sum(dur) FROM slice" },
	{ "rows counted", "SELECT count(*) FROM slice", NULL },
	{ "rows summed", "SELECT sum(dur) FROM slice", NULL },
	{ "by id", "SELECT name, ts FROM slice WHERE id = 4711", NULL },
	{ "ids in", "SELECT sum(dur) FROM slice WHERE id IN (1, 99, 1234)",
	    NULL },
	{ "time range", "SELECT name, dur FROM slice WHERE ts >= (SELECT "
	    "ts FROM slice WHERE id = 5000) AND ts < (SELECT ts FROM slice "
	    "WHERE id = 5500)", NULL },
	{ "name =", "SELECT count(*), sum(dur) FROM slice WHERE name = "
	    "(SELECT name FROM slice WHERE id = 100)", NULL },
	{ "name GLOB", "SELECT count(*) FROM slice WHERE name GLOB '*ask*'",
	    NULL },
	{ "name LIKE", "SELECT count(*) FROM slice WHERE name LIKE '%ask'",
	    NULL },
	{ "dur >", "SELECT count(*) FROM slice WHERE dur > (SELECT max(dur) "
	    "/ 2 FROM slice)", NULL },
	{ "longest 10", "SELECT name, dur FROM slice ORDER BY dur DESC "
	    "LIMIT 10", NULL },
	{ "first 100 by ts", "SELECT name, ts FROM slice ORDER BY ts LIMIT "
	    "100", NULL },
	{ "all by ts", "SELECT count(d) FROM (SELECT ts - lag(ts) OVER "
	    "(ORDER BY ts) AS d FROM slice)", NULL },
	{ "group by name", "SELECT name, sum(count), sum(total_dur) FROM "
	    "slice_by_name GROUP BY name", "SELECT name, count(*), sum(dur) "
	    "FROM slice GROUP BY name" },
	{ "rows grouped by name", "SELECT name, count(*), sum(dur) FROM slice "
	    "GROUP BY name", NULL },
	{ "group by track", "SELECT track_id, count(*), max(dur) FROM slice "
	    "GROUP BY track_id", NULL },
	{ "guide: threads of a name", "SELECT thread.name AS thread_name "
	    "FROM slice JOIN thread_track ON slice.track_id = thread_track.id "
	    "JOIN thread USING(utid) WHERE slice.name = (SELECT name FROM "
	    "slice WHERE id = 100) GROUP BY thread_name", NULL },
	{ "time by thread", "SELECT utid, sum(dur) FROM slice JOIN "
	    "thread_track ON thread_track.id = slice.track_id WHERE depth = 0 "
	    "GROUP BY utid", NULL },
	{ "parents", "SELECT count(*) FROM slice c JOIN slice p ON p.id = "
	    "c.parent_id WHERE c.dur > p.dur / 2", NULL },
	{ "children", "SELECT count(*) FROM slice p JOIN slice c ON "
	    "c.parent_id = p.id WHERE p.id < 20000", NULL },
	{ "ancestors", "SELECT count(*) FROM slice s JOIN "
	    "ancestor_slice(s.id) a WHERE s.id < 20000",
	    "SELECT count(*) FROM (WITH RECURSIVE up(id, p) AS (SELECT id, "
	    "parent_id FROM slice WHERE id < 20000 UNION ALL SELECT up.id, "
	    "s.parent_id FROM up JOIN slice s ON s.id = up.p) SELECT * FROM "
	    "up WHERE p IS NOT NULL)" },
	{ "ancestors of one", "SELECT name, depth FROM ancestor_slice((SELECT "
	    "max(id) FROM slice WHERE depth = (SELECT max(depth) FROM slice "
	    "WHERE id < 1000)))",
	    "WITH RECURSIVE up(id) AS (SELECT parent_id FROM slice WHERE id = "
	    "(SELECT max(id) FROM slice WHERE depth = (SELECT max(depth) FROM "
	    "slice WHERE id < 1000)) UNION ALL SELECT s.parent_id FROM up "
	    "JOIN slice s USING(id)) SELECT name, depth FROM slice JOIN up "
	    "USING(id)" },
	{ "descendants", "SELECT count(*), sum(d.dur) FROM slice s JOIN "
	    "descendant_slice(s.id) d WHERE s.id < 2000 AND s.depth = 0",
	    "WITH RECURSIVE down(id) AS (SELECT c.id FROM slice s JOIN slice "
	    "c ON c.parent_id = s.id WHERE s.id < 2000 AND s.depth = 0 UNION "
	    "ALL SELECT c.id FROM down JOIN slice c ON c.parent_id = down.id) "
	    "SELECT count(*), sum(dur) FROM down JOIN slice USING(id)" },
	{ "span join", "SELECT count(*), sum(dur) FROM span_ab",
	    "SELECT count(*), sum(min(a.ts + a.dur, b.ts + b.dur) - max(a.ts, "
	    "b.ts)) FROM span_a a JOIN span_b b WHERE b.ts < a.ts + a.dur AND "
	    "b.ts + b.dur > a.ts AND b.ts >= coalesce((SELECT max(ts) FROM "
	    "span_b WHERE ts <= a.ts), a.ts)" },
	{ "span join by track", "SELECT count(*), sum(dur) FROM span_cd",
	    "SELECT count(*), sum(min(c.ts + c.dur, d.ts + d.dur) - max(c.ts, "
	    "d.ts)) FROM span_c c JOIN span_d d USING(track_id) WHERE d.ts < "
	    "c.ts + c.dur AND d.ts + d.dur > c.ts AND d.ts >= coalesce("
	    "(SELECT max(ts) FROM span_d p WHERE p.track_id = c.track_id AND "
	    "p.ts <= c.ts), c.ts)" },
	{ "span join of one and tracks", "SELECT count(*), sum(dur) FROM "
	    "span_ad",
	    "SELECT count(*), sum(min(a.ts + a.dur, d.ts + d.dur) - max(a.ts, "
	    "d.ts)) FROM span_d d JOIN span_a a WHERE a.ts < d.ts + d.dur AND "
	    "a.ts + a.dur > d.ts AND a.ts >= coalesce((SELECT max(ts) FROM "
	    "span_a WHERE ts <= d.ts), d.ts)" },
	{ "EXTRACT_ARG of few", "SELECT name, EXTRACT_ARG(arg_set_id, "
	    "(SELECT key FROM args LIMIT 1)) FROM slice WHERE id BETWEEN 1000 "
	    "AND 1100",
	    "SELECT name, (SELECT display_value FROM args WHERE arg_set_id = "
	    "slice.arg_set_id AND key = (SELECT key FROM args LIMIT 1)) FROM "
	    "slice WHERE id BETWEEN 1000 AND 1100" },
	{ "args of few", "SELECT slice.name, args.key, args.display_value "
	    "FROM slice JOIN args USING(arg_set_id) WHERE slice.id BETWEEN "
	    "1000 AND 1100", NULL },
	{ "args of the longest", "SELECT s.dur, args.key, args.display_value "
	    "FROM (SELECT dur, arg_set_id FROM slice ORDER BY dur DESC LIMIT "
	    "20) s JOIN args USING(arg_set_id)", NULL },
	{ "slices of a value", "SELECT slice.id, slice.name FROM args JOIN "
	    "slice USING(arg_set_id) WHERE args.string_value = 'no such'",
	    NULL },
	{ "slices of a value that is", "SELECT slice.id, slice.name FROM args "
	    "JOIN slice USING(arg_set_id) WHERE args.string_value = (SELECT "
	    "string_value FROM args WHERE key = 'args.url' LIMIT 1)", NULL },
	{ "slices of an arg", "SELECT count(*) FROM slice WHERE "
	    "EXTRACT_ARG(arg_set_id, 'args.url') = 'no such'",
	    "SELECT count(*) FROM slice JOIN args USING(arg_set_id) WHERE key "
	    "= 'args.url' AND string_value = 'no such'" },
	{ "counter of a track", "SELECT count(*), avg(value) FROM counter "
	    "WHERE track_id = (SELECT min(track_id) FROM counter)", NULL },
};
#define FEW_MS		50.0	/* queries of less have more rounds ... */
#define MANY_ROUNDS	1000	/* ... but at most these */
#define NQUERIES	(sizeof(queries) / sizeof(queries[0]))

/* The tables that are copied, and their indices. */
static const struct plain_table tables[] = {
	{ "slice", "id, ts, dur, track_id, category, name, depth, parent_id, "
	    "arg_set_id" },
	{ "counter", "id, ts, track_id, value" },
	{ "thread", "utid, tid, name, upid" },
	{ "process", "upid, pid, name" },
	{ "thread_track", "id, name, utid" },
	{ "args", "arg_set_id, key, string_value, display_value" },
	{ NULL, NULL }
};
static const char indices[] =
    "CREATE UNIQUE INDEX s1 ON slice(id); CREATE INDEX s2 ON slice(ts);"
    "CREATE INDEX s3 ON slice(name, dur); CREATE INDEX s4 ON slice(dur);"
    "CREATE INDEX s5 ON slice(track_id); CREATE INDEX s6 ON slice(parent_id);"
    "CREATE INDEX c1 ON counter(track_id, ts); CREATE UNIQUE INDEX t1 ON "
    "thread(utid); CREATE UNIQUE INDEX t2 ON thread_track(id);"
    "CREATE INDEX a1 ON args(arg_set_id); CREATE INDEX a2 ON "
    "args(string_value); CREATE INDEX s7 ON slice(arg_set_id);"
    "CREATE INDEX sa ON span_a(ts, dur); CREATE INDEX sb ON span_b(ts, dur);"
    "CREATE INDEX sc ON span_c(track_id, ts, dur);"
    "CREATE INDEX sd ON span_d(track_id, ts, dur); ANALYZE;";
/*
 * What spans are joined of: what does not overlap with itself, as SPAN_JOIN
 * wants it.
 */
static const char spans[] =
    "CREATE TABLE span_a AS SELECT ts, dur FROM slice WHERE depth = 0 AND "
    "dur > 0 AND track_id = (SELECT track_id FROM slice WHERE dur > 0 GROUP "
    "BY track_id ORDER BY count(*) DESC LIMIT 1);"
    "CREATE TABLE span_b AS SELECT ts, dur FROM slice WHERE depth = 1 AND "
    "dur > 0 AND track_id = (SELECT track_id FROM slice WHERE dur > 0 GROUP "
    "BY track_id ORDER BY count(*) DESC LIMIT 1);"
    "CREATE TABLE span_c AS SELECT ts, dur, track_id FROM slice WHERE depth = "
    "0 AND dur > 0;"
    "CREATE TABLE span_d AS SELECT ts, dur, track_id FROM slice WHERE depth = "
    "1 AND dur > 0;";
static const char joins[] =
    "CREATE VIRTUAL TABLE span_ab USING SPAN_JOIN(span_a, span_b);"
    "CREATE VIRTUAL TABLE span_cd USING SPAN_JOIN(span_c PARTITIONED "
    "track_id, span_d PARTITIONED track_id);"
    "CREATE VIRTUAL TABLE span_ad USING SPAN_JOIN(span_a, span_d PARTITIONED "
    "track_id);";

static clockid_t	clock_used = CLOCK_MONOTONIC;

static double
now(void)
{
	struct timespec t;

	clock_gettime(clock_used, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int
rows_begin(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

static int
rows_row(void *arg, const struct sql_value *v, size_t n)
{
	(void)v;
	(void)n;
	++*(uint64_t *)arg;
	return 0;
}

static void
run_ttv(struct sql *s, const char *text, const struct sql_sink *sink)
{
	struct sql_error error;

	if (sql_run(s, text, strlen(text), sink, &error) == -1)
		errx(1, "%s: %s", text, error.msg);
}

/* Runs a query with ttv; returns its ms and counts its rows. */
static double
time_ttv(struct sql *s, const char *text, uint64_t *rows)
{
	struct sql_sink sink = { rows_begin, rows_row, rows };
	double t = now();

	*rows = 0;
	run_ttv(s, text, &sink);
	return now() - t;
}

/* The best ms of a side, and the rows. */
struct side {
	double		 best;
	uint64_t	 rows;
};

/*
 * Returns whether a query is to be asked again after n rounds.  A quick one has
 * more rounds by its best time: one of the first rounds may have taken long, as
 * ttv makes what it keeps when a text is searched for the second time.
 */
static int
is_again(const struct side *mine, const struct side *plain, int n, int rounds)
{
	double ms = mine->best + (plain->best < 0 ? PLAIN_MS : plain->best);

	return n <= rounds || (ms * n < FEW_MS && n < MANY_ROUNDS);
}

/*
 * Runs a query with both sides in turns, so that the caches of the processor
 * are in the same state for both.  The first round is not measured: ttv makes
 * there what it keeps.  A side that takes too long is not asked again.
 */
static void
time_both(struct sql *s, sqlite3 *db, const struct query *q, int rounds,
    struct side *mine, struct side *plain)
{
	double t;
	int i;

	mine->best = 1e18;
	plain->best = db == NULL ? 0 : 1e18;
	for (i = 0; is_again(mine, plain, i, rounds); i++) {
		t = time_ttv(s, q->ttv, &mine->rows);
		if (i > 0 && t < mine->best)
			mine->best = t;
		if (db == NULL || plain->best < 0)
			continue;
		t = plain_time(db, q->plain != NULL ? q->plain : q->ttv,
		    now, &plain->rows);
		if (t < 0 || (i > 0 && t < plain->best))
			plain->best = t;
	}
}

/* Prints the line of a query. */
static void
print_both(const struct query *q, const struct side *mine,
    const struct side *plain, int alone)
{
	unsigned long long rows = mine->rows;

	printf("%-26s %10.3f ", q->name, mine->best);
	if (alone || plain->best < 0)
		printf("%10s %7s %10llu\n", alone ? "-" : "> 60 s", "-",
		    rows);
	else
		printf("%10.3f %7.2f %10llu%s\n", plain->best,
		    mine->best / plain->best, rows, mine->rows !=
		    plain->rows ? " DIFFERS" : "");
	fflush(stdout);
}

static sqlite3 *
copy_all(struct sql *s)
{
	double t = now();
	sqlite3 *db = plain_copy(s, tables);

	plain_exec(db, spans);
	printf("%-26s %10s %10.1f\n", "(copy)", "-", now() - t);
	t = now();
	plain_exec(db, indices);
	printf("%-26s %10s %10.1f\n", "(indices)", "-", now() - t);
	return db;
}

static void
usage(void)
{
	errx(2, "usage: sql [-cn] [-q NAME] [-r ROUNDS] FILE");
}

int
main(int argc, char **argv)
{
	struct load_options o;
	struct trace *t;
	struct sql_sink sink = { rows_begin, rows_row, NULL };
	struct sql *s;
	struct err err;
	sqlite3 *db;
	struct side mine, plain;
	uint64_t rows = 0;
	size_t i;
	const char *wanted = "";
	int c, rounds = 3, alone = 0;

	xmalloc_setup();
	while ((c = getopt(argc, argv, "cnq:r:")) != -1) {
		if (c == 'c')
			clock_used = CLOCK_PROCESS_CPUTIME_ID;
		else if (c == 'n')
			alone = 1;
		else if (c == 'q')
			wanted = optarg;
		else if (c == 'r')
			rounds = (int)strtonum(optarg, 1, 1000000, NULL);
		else
			usage();
	}
	if (optind + 1 != argc)
		usage();
	memset(&o, 0, sizeof(o));
	err_clear(&err);
	t = load_files((const char *const *)argv + optind, 1, &o, &err);
	if (t == NULL)
		errx(1, "%s", err.msg);
	s = sql_open(t);
	sink.arg = &rows;
	run_ttv(s, spans, &sink);
	run_ttv(s, joins, &sink);
	printf("%-26s %10s %10s %7s %10s\n", "query", "ttv ms", "SQLite ms",
	    "ratio", "rows");
	db = alone ? NULL : copy_all(s);
	for (i = 0; i < NQUERIES; i++) {
		if (strstr(queries[i].name, wanted) == NULL)
			continue;
		time_both(s, db, &queries[i], rounds, &mine, &plain);
		print_both(&queries[i], &mine, &plain, alone);
	}
	sqlite3_close(db);
	sql_close(s);
	trace_free(t);
	return 0;
}
