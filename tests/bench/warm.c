/*
 * warm: what questions cost once a trace is open, the first time and again.
 *
 * Usage: warm [-ps] [-q NAME] [-r ROUNDS] FILE
 *
 * Prints a line a question with tabs between: its name, ms of CPU when it is
 * the first one of a connection, the best ms of ROUNDS (5) that follow, the ms
 * that are its goal, the rows of the answer, and the best ms of SQLite's own
 * tables in memory, asked in turns, or -.  -s has those tables made, with the
 * obvious indices.  -q asks those with NAME in their name; -p prints the
 * statements instead, a name and a text a line, so that another program can be
 * asked the same.
 *
 * A goal is what trace_processor takes, once it has loaded a trace of the same
 * size: for FILE the goals of the larger or the smaller trace are shown, by the
 * number of slices, scaled to it.  ms are of all threads: what is made in
 * parallel counts in full.
 */
#include "config.h"

#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/sql.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "plain.h"

#define LARGE_SLICES	1850000.0	/* of the traces that the goals are */
#define SMALL_SLICES	247000.0	/* measured with */
#define LARGE_LEAST	600000.0	/* slices that make a trace a large one:
					 * the mean of both, by ratio */

/*
 * $text and $number stand for keys of args whose values are texts and numbers,
 * $slice for an id.  Goals in ms, of the large trace and of the small one.
 * `plain` is what plain tables are asked; NULL: the same text.
 */
static const struct question {
	const char	*name, *text;
	double		 large, small;
	const char	*plain;
} questions[] = {
	{ "longer than 1 ms", "SELECT count(*) FROM slice WHERE dur > 1000000",
	    3, 1, NULL },
	{ "ten longest", "SELECT * FROM slice ORDER BY dur DESC LIMIT 10",
	    100, 6, NULL },
	{ "names by glob", "SELECT count(*) FROM slice WHERE name GLOB "
	    "'*Task*'", 8, 2, NULL },
	{ "by name", "SELECT name, count(*), sum(dur) FROM slice GROUP BY "
	    "name", 140, 20, NULL },
	{ "by thread", "SELECT thread.name, count(*), sum(slice.dur) FROM "
	    "slice JOIN thread_track ON slice.track_id = thread_track.id JOIN "
	    "thread USING(utid) GROUP BY thread.name", 460, 11, NULL },
	{ "parents by name", "SELECT p.name, count(*), sum(c.dur) FROM slice "
	    "c JOIN slice p ON c.parent_id = p.id GROUP BY p.name", 990, 176,
	    NULL },
	{ "lag over tracks", "SELECT sum(d) FROM (SELECT ts - lag(ts) OVER "
	    "(PARTITION BY track_id ORDER BY ts) AS d FROM slice)", 1180,
	    130, NULL },
	{ "EXTRACT_ARG grouped", "SELECT EXTRACT_ARG(arg_set_id, '$text') AS "
	    "v, count(*) FROM slice GROUP BY v", 2400, 50,
	    "SELECT (SELECT string_value FROM args WHERE arg_set_id = "
	    "slice.arg_set_id AND key = '$text') AS v, count(*) FROM slice "
	    "GROUP BY v" },
	{ "args by key", "SELECT key, count(*) FROM args GROUP BY key", 440,
	    11, NULL },
	{ "args by value", "SELECT count(*), sum(dur) FROM slice JOIN args "
	    "USING(arg_set_id) WHERE key = '$number' AND int_value > 100",
	    220, 18, NULL },
	{ "self_dur", "SELECT sum(self_dur) FROM slice_self_dur", 330, 53,
	    "SELECT sum(dur - coalesce((SELECT sum(dur) FROM slice c WHERE "
	    "c.parent_id = s.id), 0)) FROM slice s" },
	{ "ancestors of one", "SELECT id, name, depth FROM "
	    "ancestor_slice($slice)", 0.1, 0.1,
	    "WITH RECURSIVE up(id) AS (SELECT parent_id FROM slice WHERE id = "
	    "$slice UNION ALL SELECT s.parent_id FROM up JOIN slice s "
	    "USING(id)) SELECT id, name, depth FROM slice JOIN up "
	    "USING(id)" },
	{ "flattened", "INCLUDE PERFETTO MODULE slices.flat_slices; SELECT "
	    "count(*), sum(dur) FROM _slice_flattened", 4600, 630, "" },
};
#define NQUESTIONS	(sizeof(questions) / sizeof(questions[0]))

static const struct plain_table tables[] = {
	{ "slice", "id, ts, dur, track_id, category, name, depth, parent_id, "
	    "arg_set_id" },
	{ "thread", "utid, tid, name, upid" },
	{ "thread_track", "id, name, utid" },
	{ "args", "arg_set_id, key, int_value, string_value" },
	{ NULL, NULL }
};
static const char indices[] =
    "CREATE UNIQUE INDEX s1 ON slice(id); CREATE INDEX s2 ON slice(dur);"
    "CREATE INDEX s3 ON slice(name, dur); CREATE INDEX s4 ON slice(track_id, "
    "ts); CREATE INDEX s5 ON slice(parent_id, dur); CREATE INDEX s6 ON "
    "slice(arg_set_id); CREATE UNIQUE INDEX t1 ON thread(utid);"
    "CREATE UNIQUE INDEX t2 ON thread_track(id); CREATE INDEX a1 ON "
    "args(arg_set_id, key); CREATE INDEX a2 ON args(key); ANALYZE;";

/*
 * What is included before any question, and counts for none; TTV_SQL_PATH says
 * where modules are.
 */
static const char modules[] = "INCLUDE PERFETTO MODULE slices.self_dur; ";

/* What the words of a text stand for. */
static const struct word {
	const char	*name, *text;
} words[] = {
	{ "$text", "SELECT key FROM args WHERE string_value IS NOT NULL AND "
	    "key GLOB '*.*' GROUP BY key ORDER BY count(*) DESC, key LIMIT 1" },
	{ "$number", "SELECT key FROM args WHERE int_value > 100 AND key GLOB "
	    "'*.*' GROUP BY key ORDER BY count(*) DESC, key LIMIT 1" },
	{ "$slice", "SELECT max(id) FROM slice WHERE depth = (SELECT "
	    "max(depth) FROM slice)" },
};
#define NWORDS	(sizeof(words) / sizeof(words[0]))

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

struct answer {
	uint64_t	 rows;
	char		 first[256];	/* the first value, as a text */
};

static int
on_begin(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

static int
on_row(void *arg, const struct sql_value *v, size_t n)
{
	struct answer *a = arg;

	(void)n;
	if (a->rows++ > 0)
		return 0;
	if (v->type == SQL_TEXT)
		snprintf(a->first, sizeof(a->first), "%.*s", (int)v->len,
		    v->text);
	else
		snprintf(a->first, sizeof(a->first), "%lld",
		    (long long)v->num);
	return 0;
}

/* Runs a text and returns its ms. */
static double
run(struct sql *s, const char *text, struct answer *a)
{
	struct sql_sink sink = { on_begin, on_row, a };
	struct sql_error error;
	double t = now();

	memset(a, 0, sizeof(*a));
	if (sql_run(s, text, strlen(text), &sink, &error) == -1)
		errx(1, "%s: %s", text, error.msg);
	return now() - t;
}

static struct sql *
open_sql(const struct trace *t)
{
	struct sql *s = sql_open(t);
	struct answer a;

	sql_keep(s);
	run(s, modules, &a);
	return s;
}

/* Runs a query in a connection of its own. */
static void
look_up(const struct trace *t, const char *text, struct answer *a)
{
	struct sql *s = open_sql(t);

	run(s, text, a);
	sql_close(s);
}

/* Appends a text to a buffer, with what its words stand for. */
static void
put(struct buf *b, const char *text, const struct trace *t)
{
	struct answer a;
	size_t i, n;

	for (; *text != '\0'; text += n) {
		n = 1;
		for (i = 0; i < NWORDS; i++)
			if (strncmp(text, words[i].name,
			    strlen(words[i].name)) == 0)
				break;
		if (i == NWORDS) {
			buf_addc(b, *text);
			continue;
		}
		n = strlen(words[i].name);
		look_up(t, words[i].text, &a);
		buf_adds(b, a.first);
	}
}

/* Returns the ms that are the goal of a question. */
static double
goal_of(const struct trace *t, const struct question *q)
{
	double n = (double)t->nslices + t->ninstants;

	/* one id is looked up, however many there are */
	if (q->large == q->small)
		return q->large;
	return n >= LARGE_LEAST ? q->large * n / LARGE_SLICES :
	    q->small * n / SMALL_SLICES;
}

/* Asks a question of ttv and, if there is one, of a database, in turns. */
static void
ask(const struct trace *t, const struct question *q, sqlite3 *db, int rounds)
{
	struct sql *s = open_sql(t);
	struct buf text = BUF_INIT, plain = BUF_INIT;
	double first, again, best = 1e18, other = 1e18;
	struct answer a;
	uint64_t rows;
	int i;

	put(&text, q->text, t);
	put(&plain, q->plain != NULL ? q->plain : q->text, t);
	first = run(s, text.data, &a);
	for (i = 0; i < rounds; i++) {
		if ((again = run(s, text.data, &a)) < best)
			best = again;
		if (db != NULL && plain.len > 0 && (again = plain_time(db,
		    plain.data, now, &rows)) >= 0 && again < other)
			other = again;
	}
	printf("%s\t%.3f\t%.3f\t%.3f\t%llu\t", q->name, first, best,
	    goal_of(t, q), (unsigned long long)a.rows);
	printf(other < 1e18 ? "%.3f\n" : "-\n", other);
	fflush(stdout);
	buf_free(&text);
	buf_free(&plain);
	sql_close(s);
}

static void
print(const struct trace *t, const struct question *q)
{
	struct buf b = BUF_INIT;

	put(&b, q->text, t);
	printf("%s\t%s%s;\n", q->name, modules, b.data);
	buf_free(&b);
}

static sqlite3 *
make_plain(const struct trace *t)
{
	struct sql *s = open_sql(t);
	sqlite3 *db = plain_copy(s, tables);

	plain_exec(db, indices);
	sql_close(s);
	return db;
}

static void
usage(void)
{
	errx(2, "usage: warm [-ps] [-q NAME] [-r ROUNDS] FILE");
}

int
main(int argc, char **argv)
{
	struct load_options o;
	struct trace *t;
	struct err err;
	const char *wanted = "";
	sqlite3 *db = NULL;
	int c, rounds = 5, is_print = 0, is_plain = 0;
	size_t i;

	xmalloc_setup();
	while ((c = getopt(argc, argv, "pq:r:s")) != -1) {
		if (c == 'p')
			is_print = 1;
		else if (c == 'q')
			wanted = optarg;
		else if (c == 'r')
			rounds = (int)strtonum(optarg, 1, 1000000, NULL);
		else if (c == 's')
			is_plain = 1;
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
	if (is_plain && !is_print)
		db = make_plain(t);
	for (i = 0; i < NQUESTIONS; i++) {
		if (strstr(questions[i].name, wanted) == NULL)
			continue;
		if (is_print)
			print(t, &questions[i]);
		else
			ask(t, &questions[i], db, rounds);
	}
	sqlite3_close(db);
	trace_free(t);
	return 0;
}
