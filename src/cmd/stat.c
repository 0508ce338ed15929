/*
 * ttv stat: tables of a part of a trace: the statistics of the viewer's areas,
 * for scripts.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/arena.h"
#include "ttv/err.h"
#include "ttv/event_facts.h"
#include "ttv/near.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "chosen.h"
#include "cmd.h"

#define ARGS_LOOK	1000		/* events whose args are looked at for
					 * a name that was meant: some ms */

const struct cmd_option cmd_stat_options[] = {
	{ "table", 0, CMD_CHOICE, "WHAT", 0, 0,
	    &AREA_WHAT_WORDS[1], "slices",
	    "Count these" },
	{ "by", 0, CMD_STRING, "KEY[,KEY]", 0, 0, &AREA_BY_KEYS[1], "name",
	    "Group by one or two keys, such as name,thread or args.file" },
	{ "filter", 0, CMD_STRING, "TEXT", 0, 0, NULL, NULL,
	    "Take the slices that pass these terms, as elsewhere (cat:, dur>5ms, "
	    "!not); of other tables the rows with this text" },
	{ "whole", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Count slices with all their length, not the part in the range" },
	{ "cpu", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Read the cpu times of slices; it takes longer" },
	{ "matrix", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print flows as a matrix: a column for each thread they go to" },
	{ "sort", 0, CMD_STRING, "COLUMN", 0, 0, NULL, NULL,
	    "Sort by this column, named as in the formats for files" },
	{ "invert", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Sort the other way round" },
	CMD_OPTION_END
};

/* Fills the query from the options: 0, or -1 and *err. */
static int
stat_query(const struct cmd_call *call, const struct trace *t,
    struct area_query *q, struct chosen_part *p, struct err *err)
{
	char meant[NEAR_MOST + 24];

	memset(q, 0, sizeof(*q));
	if (chosen_part_open(p, call, t, err) == -1)
		return -1;
	q->t0 = p->of.t0;
	q->t1 = p->of.t1;
	q->tracks = p->of.tracks;
	q->what = (enum area_what)cmd_choice(call, "table");
	q->slices = q->what <= AREA_CPUS ? p->of.slices : NULL;
	q->whole = cmd_flag(call, "whole");
	q->cpu = cmd_flag(call, "cpu");
	q->matrix = cmd_flag(call, "matrix");
	if (q->matrix && q->what != AREA_FLOWS)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "stat: --matrix goes with --table=flows only");
	q->threads = (int)cmd_int(call, "threads");
	if (q->threads == 0)
		q->threads = pool_cores();
	if (area_by_parse(q, cmd_str(call, "by")) == -1) {
		near_hint_of(cmd_str(call, "by"), AREA_BY_WORDS, meant,
		    sizeof(meant));
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "stat: --by: "
		    "\"%.64s\" is not one or two of" AREA_BY_WORDS "%s",
		    cmd_str(call, "by"), meant);
	}
	/* counters by their labels, not by those of what is above them */
	if (q->tracks != NULL && area_tracks(t, cmd_str(call, "track"),
	    cmd_str(call, "process"), p->tracks, err) == -1)
		return -1;
	chosen_note(call, t, &p->of);
	return 0;
}

/* Says which columns a table has instead of one. */
static int
stat_no_column(const struct area_table *tb, const char *word, struct err *err)
{
	struct buf b = BUF_INIT;
	struct near near;
	char meant[NEAR_MOST + 24];
	int i;

	near_open(&near, word, strlen(word));
	for (i = 0; i < tb->ncolumns; i++) {
		near_offer(&near, tb->column[i].word);
		buf_printf(&b, " %s", tb->column[i].word);
	}
	near_hint(&near, meant, sizeof(meant));
	err_set(err, ERR_USAGE, ERR_NOWHERE, "stat: --sort: \"%.64s\" is no "
	    "column of this table%s; they are%s", word, meant, b.data);
	buf_free(&b);
	return -1;
}

/* Sorts and filters; returns -1 and *err for an unknown column. */
static int
stat_order(const struct cmd_call *call, struct area_table *tb, struct err *err)
{
	const char *word = cmd_str(call, "sort"), *text = cmd_str(call,
	    "filter");
	int column = tb->sorted;

	if (word != NULL && (column = area_column_find(tb, word)) == -1)
		return stat_no_column(tb, word, err);
	area_sort(tb, column, cmd_flag(call, "invert"));
	if (cmd_given(call, "trace") && tb->what > AREA_CPUS)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "stat: --trace "
		    "takes slices, and this table has none");
	if (text != NULL && tb->what > AREA_CPUS)
		area_filter(tb, text);
	return 0;
}

static void
stat_open_note(const struct area_table *tb)
{
	char n[32];

	if (tb->open == 0)
		return;
	text_count(n, sizeof(n), tb->open);
	fprintf(stderr, "ttv: %s slice%s without an end %s apart (OPEN)\n", n,
	    tb->open == 1 ? "" : "s", tb->open == 1 ? "counts" : "count");
}

/* Says where to look when a trace has no slices of threads. */
static void
stat_else_note(const struct trace *t, const struct area_table *tb)
{
	uint32_t other = t->nslices - t->nsched - t->nstates;

	if (tb->what != AREA_SLICES || tb->entities > 0 || (other == 0 &&
	    t->nsamples + t->nstates + t->nsched + t->nseries +
	    t->ninstants == 0))
		return;
	if (t->nsamples > 0)
		fprintf(stderr, "ttv: no slices of threads here; samples are "
		    "summed up by `ttv flame` and `ttv info`\n");
	else if (t->nstates + t->nsched > 0)
		fprintf(stderr, "ttv: no slices of threads here; there are "
		    "--table=states and --table=cpus\n");
	else if (other > 0)
		fprintf(stderr, "ttv: no slices of threads here; there is "
		    "--table=%s\n", area_has(t, AREA_ASYNC) ? "async" :
		    "totals");
	else
		fprintf(stderr, "ttv: no slices here; there is --table=%s\n",
		    t->nseries > 0 ? "counters" : "instants");
}

/* Says that there are totals; of several traces it would be said of each. */
static void
stat_totals_note(const struct trace *t, const struct area_table *tb)
{
	if (tb->what == AREA_SLICES && tb->entities > 0 &&
	    out_trace() == NULL && area_has(t, AREA_TOTALS))
		fprintf(stderr, "ttv: the totals that the file has itself are "
		    "in --table=totals\n");
}

/* Offers the names of args of some slices, from all of the trace. */
static void
args_offer(struct near *near, const struct trace *t)
{
	uint32_t s, step = t->nslices / ARGS_LOOK + 1;
	struct arena arena;
	struct event_facts facts;
	const struct value *v;
	char name[NEAR_MOST];

	memset(&arena, 0, sizeof(arena));
	for (s = 0; s < t->nslices; s += step) {
		if (trace_facts(t, trace_off(t, s), trace_end_off(t, s), NONE,
		    &facts, &arena) == -1 || facts.args == NULL)
			continue;
		for (v = facts.args->child; v != NULL; v = v->next) {
			if (v->key == NULL || v->keylen >= sizeof(name))
				continue;
			memcpy(name, v->key, v->keylen);
			name[v->keylen] = '\0';
			near_offer(near, name);
		}
		arena_clear(&arena);
	}
	arena_free(&arena);
}

/* Says that a key of args is nowhere, and what may have been meant. */
static void
stat_arg_note(const struct trace *t, const struct area_table *tb,
    const struct area_query *q)
{
	char meant[NEAR_MOST + 24], safe[4 * sizeof(meant)];
	struct near near;
	size_t row;
	int i;

	for (i = 0; i < q->nkeys; i++) {
		if (q->key[i].by != AREA_BY_ARG || tb->n == 0)
			continue;
		for (row = 0; row < tb->n; row++)
			if (tb->key[row][i] != AREA_KEY_NONE)
				break;
		if (row < tb->n)
			continue;
		near_open(&near, q->key[i].arg, strlen(q->key[i].arg));
		args_offer(&near, t);
		near_hint(&near, meant, sizeof(meant));
		text_safe(safe, sizeof(safe), meant, strlen(meant));
		fprintf(stderr, "ttv: no event here has args.%s%s\n",
		    q->key[i].arg, safe);
	}
}

int
cmd_stat(const struct cmd_call *call)
{
	enum table_form form = cmd_form(call);
	struct area_query q;
	struct area_table tb;
	struct table	 rows;
	struct trace	*t;
	struct out	 out;
	struct err	 err;
	struct chosen_part p;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	err_clear(&err);
	memset(&tb, 0, sizeof(tb));
	if (stat_query(call, t, &q, &p, &err) == -1)
		goto out;
	area_table(&tb, t, &q);
	if (stat_order(call, &tb, &err) == -1)
		goto out;
	out_open(&out);
	cmd_table(call, &rows, &out, 0);
	rows.room = 0;		/* wide for a terminal, too */
	area_write(&rows, &tb, (size_t)cmd_int(call, "max"));
	table_close(&rows);
	status = cmd_unchanged(t, out_close(&out, status));
	stat_arg_note(t, &tb, &q);
	if (form == TABLE_PLAIN)
		stat_open_note(&tb);
	if (form == TABLE_PLAIN && !cmd_given(call, "from") &&
	    !cmd_given(call, "to") && q.tracks == NULL &&
	    (q.slices == NULL || cmd_given(call, "trace"))) {
		stat_else_note(t, &tb);
		stat_totals_note(t, &tb);
	}
out:
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	area_table_free(&tb);
	chosen_part_close(&p);
	trace_free(t);
	return status;
}
