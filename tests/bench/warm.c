/*
 * warm: what questions cost once a trace is open, the first time and again.
 *
 * Usage: warm [-p] [-q NAME] [-r ROUNDS] FILE
 *
 * Prints a line a question with tabs between: its name, ms of CPU when it is
 * the first one of a connection, the best ms of ROUNDS (5) that follow, the ms
 * that are its goal or -, and the rows of the answer.  -q asks those with NAME
 * in their name; -p prints the statements instead, a name and a text a line, so
 * that another program can be asked the same.
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

#define LARGE_SLICES	1850000.0	/* of the traces that the goals are */
#define SMALL_SLICES	247000.0	/* measured with */
#define LARGE_LEAST	600000.0	/* slices that make a trace a large one:
					 * the mean of both, by ratio */

/*
 * $text and $number stand for keys of args whose values are texts and numbers,
 * $slice for an id.  Goals in ms, of the large trace and of the small one.
 */
static const struct question {
	const char	*name, *text;
	double		 large, small;
} questions[] = {
	{ "longer than 1 ms", "SELECT count(*) FROM slice WHERE dur > 1000000",
	    3, 1 },
	{ "ten longest", "SELECT * FROM slice ORDER BY dur DESC LIMIT 10",
	    100, 6 },
	{ "names by glob", "SELECT count(*) FROM slice WHERE name GLOB "
	    "'*Task*'", 8, 2 },
	{ "by name", "SELECT name, count(*), sum(dur) FROM slice GROUP BY "
	    "name", 140, 20 },
	{ "by thread", "SELECT thread.name, count(*), sum(slice.dur) FROM "
	    "slice JOIN thread_track ON slice.track_id = thread_track.id JOIN "
	    "thread USING(utid) GROUP BY thread.name", 460, 11 },
	{ "parents by name", "SELECT p.name, count(*), sum(c.dur) FROM slice "
	    "c JOIN slice p ON c.parent_id = p.id GROUP BY p.name", 990, 176 },
	{ "lag over tracks", "SELECT sum(d) FROM (SELECT ts - lag(ts) OVER "
	    "(PARTITION BY track_id ORDER BY ts) AS d FROM slice)", 1180,
	    130 },
	{ "EXTRACT_ARG grouped", "SELECT EXTRACT_ARG(arg_set_id, '$text') AS "
	    "v, count(*) FROM slice GROUP BY v", 2400, 50 },
	{ "args by key", "SELECT key, count(*) FROM args GROUP BY key", 440,
	    11 },
	{ "args by value", "SELECT count(*), sum(dur) FROM slice JOIN args "
	    "USING(arg_set_id) WHERE key = '$number' AND int_value > 100",
	    220, 18 },
	{ "self_dur", "SELECT sum(self_dur) FROM slice_self_dur", 330, 53 },
	{ "ancestors of one", "SELECT id, name, depth FROM "
	    "ancestor_slice($slice)", 0.1, 0.1 },
	{ "flattened", "INCLUDE PERFETTO MODULE slices.flat_slices; SELECT "
	    "count(*), sum(dur) FROM _slice_flattened", 4600, 630 },
};
#define NQUESTIONS	(sizeof(questions) / sizeof(questions[0]))

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

static void
ask(const struct trace *t, const struct question *q, const char *text,
    int rounds)
{
	struct sql *s = open_sql(t);
	double n = (double)t->nslices + t->ninstants;
	double first, again, best = 1e18, goal;
	struct answer a;
	int i;

	first = run(s, text, &a);
	for (i = 0; i < rounds; i++)
		if ((again = run(s, text, &a)) < best)
			best = again;
	goal = n >= LARGE_LEAST ? q->large * n / LARGE_SLICES :
	    q->small * n / SMALL_SLICES;
	/* one id is looked up, however many there are */
	if (q->large == q->small)
		goal = q->large;
	printf("%s\t%.3f\t%.3f\t%.3f\t%llu\n", q->name, first, best, goal,
	    (unsigned long long)a.rows);
	fflush(stdout);
	sql_close(s);
}

static void
ask_all(const struct trace *t, const char *wanted, int rounds, int print)
{
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < NQUESTIONS; i++) {
		if (strstr(questions[i].name, wanted) == NULL)
			continue;
		buf_clear(&b);
		put(&b, questions[i].text, t);
		if (print)
			printf("%s\t%s%s;\n", questions[i].name, modules,
			    b.data);
		else
			ask(t, &questions[i], b.data, rounds);
	}
	buf_free(&b);
}

static void
usage(void)
{
	errx(2, "usage: warm [-p] [-q NAME] [-r ROUNDS] FILE");
}

int
main(int argc, char **argv)
{
	struct load_options o;
	struct trace *t;
	struct err err;
	const char *wanted = "";
	int c, rounds = 5, print = 0;

	xmalloc_setup();
	while ((c = getopt(argc, argv, "pq:r:")) != -1) {
		if (c == 'p')
			print = 1;
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
	ask_all(t, wanted, rounds, print);
	trace_free(t);
	return 0;
}
