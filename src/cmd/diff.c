/*
 * ttv diff: two traces, or two sets of runs, by name, path, thread ...
 *
 * One trace is in memory at a time: each is reduced to its statistics by key
 * and freed.
 */
#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/compare_pair.h"
#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/name_rule.h"
#include "ttv/near.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"
#include "diff.h"
#include "diff_record.h"
#include "diff_side.h"
#include "rule_file.h"

#define BY_WORDS	"name path thread category operation label"

const struct cmd_option cmd_diff_options[] = {
	{ "by", 0, CMD_STRING, "KEY", 0, 0, BY_WORDS, "name",
	    "Compare by name, path, thread, category, operation (process and "
	    "name), label (the name, and what tells slices of that name "
	    "apart, as a file) or args.NAME" },
	{ "table", 0, CMD_CHOICE, "WHAT", 0, 0,
	    "all slices async totals samples states cpus counters", "all",
	    "Compare these; slices are those of threads, all are slices, "
	    "async slices, totals, samples, threads and counters" },
	{ "runs", 0, CMD_INT, "N", 1, 1000, NULL, NULL,
	    "Record so many runs of the command behind --, which writes its "
	    "trace where {} stands, and take them for the new side" },
	{ "baseline", 0, CMD_STRING, "COMMAND", 0, 0, NULL, NULL,
	    "Record this command of the shell for the old side, in turns with "
	    "the other; unless it is given the other, too" },
	{ "save", 0, CMD_STRING, "DIR", 0, 0, NULL, NULL,
	    "Leave the traces that are recorded in this folder" },
	{ "per-trace", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Take each distributed trace of a file for a run; unless they are "
	    "given, --metric is mean, --min 0 and --drift keep" },
	{ "slices", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Pair the slices of two traces, and print those that differ most" },
	CMD_DAMAGED,
	{ "metric", 0, CMD_CHOICE, "METRIC", 0, 0,
	    &COMPARE_SLICE_WORDS[1], "self",
	    "Let this decide what differs, and sort by it" },
	{ "threshold", 0, CMD_STRING, "PERCENT", 0, 0, NULL, "5%",
	    "Pass over changes of at most so much of the old value" },
	{ "min", 0, CMD_TIME, "TIME", 0, 0, NULL, "1ms",
	    "Pass over changes of less time" },
	{ "level", 0, CMD_STRING, "P", 0, 0, NULL, "0.05",
	    "Of several runs, believe a change whose p is below this" },
	{ "correct", 0, CMD_CHOICE, "HOW", 0, 0, COMPARE_CORRECT_WORDS,
	    "holm", "Correct p for the number of keys: so that the level is "
	    "the chance of any false claim, the share of false ones among the "
	    "claims, or not at all" },
	{ "drift", 0, CMD_CHOICE, "HOW", 0, 0, "remove keep", "remove",
	    "What all keys of a run have in common, as of a busy machine: take "
	    "it out, and print it as a row, or leave it" },
	{ "undecided", 0, CMD_CHOICE, "HOW", 0, 0, "status pass fail",
	    "status", "Where too few runs can prove nothing: end with status "
	    "6, or as if nothing differed, or as if something did" },
	{ "cpu", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Read the cpu times of slices; it takes longer" },
	{ "exact", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Take names as they are, but for the rules that are given" },
	{ "rule", 0, CMD_LIST, "/REGEX/TEXT", 0, 0, NULL, NULL,
	    "Replace what matches in names by TEXT before they are matched" },
	{ "rules-file", 0, CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Read such rules from a file, one a line" },
	{ "rules", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the rules by which names are matched" },
	{ "all", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print also what does not differ" },
	{ "wide", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print all columns, as files have them" },
	{ "max", 0, CMD_INT, "N", 0, INT32_MAX, NULL, "40",
	    "Print the first N rows of a table; 0 prints all, and so do files "
	    "where it is not given" },
	{ "folded", 0, CMD_FORM, NULL, 0, 0, NULL, NULL,
	    "Print paths with their self times on both sides, for a red and "
	    "blue flame graph" },
	CMD_OPTION_END
};

/* ---- options ---- */

static int
diff_number(const struct cmd_call *call, const char *option, double most,
    double *v, struct err *err)
{
	const char *s = cmd_str(call, option);
	size_t n = strlen(s);
	int percent = n > 0 && s[n - 1] == '%';

	if (text_parse_double(s, percent ? n - 1 : n, v) == -1 || *v < 0 ||
	    *v > most)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "diff: --%s: %.64s is no number from 0 to %g", option, s,
		    most);
	return 0;
}

static int
diff_by(const struct cmd_call *call, struct compare_options *o,
    struct err *err)
{
	const char *by = cmd_str(call, "by");
	char meant[NEAR_MOST + 24];
	int i;

	if (strncmp(by, "args.", 5) == 0 && by[5] != '\0' &&
	    strlen(by + 5) < sizeof(o->arg)) {
		o->by = COMPARE_BY_ARG;
		strlcpy(o->arg, by + 5, sizeof(o->arg));
		return 0;
	}
	for (i = 0; i < COMPARE_BY_ARG; i++)
		if (strcmp(by, compare_by_names[i]) == 0) {
			o->by = (enum compare_by)i;
			return 0;
		}
	near_hint_of(by, BY_WORDS, meant, sizeof(meant));
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --by: \"%.64s\" is "
	    "not name, path, thread, category, operation, label or "
	    "args.NAME%s", by, meant);
}

static int
samples_have(enum compare_by by)
{
	return by < COMPARE_BY_OPERATION;
}

/* Whether the patterns of tracks are right: 0, or -1 and *err. */
static int
diff_patterns(const struct compare_options *o, struct err *err)
{
	struct trace *t = load_empty();
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	int rc = area_tracks(t, o->track, o->process, tracks, err);

	free(tracks);
	trace_free(t);
	return rc;
}

#define SLICES	(1 << AREA_SLICES | 1 << AREA_ASYNC)	/* of --slices */

static int
diff_options(const struct cmd_call *call, struct compare_options *o,
    struct err *err)
{
	static const struct {
		unsigned	 what;
		enum compare_of	 of;
	} tables[] = {
		{ SLICES, COMPARE_OF_SLICES },
		{ 1 << AREA_SLICES, COMPARE_OF_SLICES },
		{ 1 << AREA_ASYNC, COMPARE_OF_SLICES },
		{ SLICES, COMPARE_OF_TOTALS }, { SLICES, COMPARE_OF_SAMPLES },
		{ 1 << AREA_STATES, COMPARE_OF_SLICES },
		{ 1 << AREA_CPUS, COMPARE_OF_SLICES },
		{ 1 << AREA_COUNTERS, COMPARE_OF_SLICES }
	};
	int64_t least = 0;

	memset(o, 0, sizeof(*o));
	o->what = tables[cmd_choice(call, "table")].what;
	o->of = tables[cmd_choice(call, "table")].of;
	o->metric = o->what >> AREA_COUNTERS & 1 ? COMPARE_VALUE_MEAN :
	    cmd_flag(call, "per-trace") && !cmd_given(call, "metric") ?
	    COMPARE_MEAN : (enum compare_metric)cmd_choice(call, "metric");
	if (o->of == COMPARE_OF_SAMPLES && !compare_has(o->of, o->metric))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: samples "
		    "have no %s: --metric self, wall or count",
		    compare_metrics[o->metric].word);
	o->cpu = cmd_flag(call, "cpu") || o->metric == COMPARE_CPU;
	o->renames = 1;
	o->track = cmd_str(call, "track");
	o->process = cmd_str(call, "process");
	o->correct = (enum compare_correct)cmd_choice(call, "correct");
	o->keep_drift = cmd_choice(call, "drift") == 1 ||
	    (cmd_flag(call, "per-trace") && !cmd_given(call, "drift"));
	o->threads = (int)cmd_int(call, "threads");
	if (o->threads == 0)
		o->threads = pool_cores();
	cmd_time(call, "min", &least);
	if (cmd_flag(call, "per-trace") && !cmd_given(call, "min"))
		least = 0;
	o->least = compare_is_time(o->metric) ? (double)least : 0;
	if (cmd_flag(call, "folded"))
		o->by = COMPARE_BY_PATH;
	else if (diff_by(call, o, err) == -1)
		return -1;
	if (o->of == COMPARE_OF_SAMPLES && !samples_have(o->by))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: samples "
		    "have no %s: --by name, path, thread or category",
		    o->by == COMPARE_BY_ARG ? "args" : o->by ==
		    COMPARE_BY_LABEL ? "labels" : "operations");
	if (cmd_given(call, "filter") && (o->of == COMPARE_OF_SAMPLES ||
	    o->what >> AREA_COUNTERS & 1))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --filter "
		    "is of slices, not of samples or counters");
	if (diff_patterns(o, err) == -1)
		return -1;
	if (diff_number(call, "threshold", 1e9, &o->threshold, err) == -1 ||
	    diff_number(call, "level", 1, &o->level, err) == -1)
		return -1;
	o->threshold /= 100;
	return 0;
}

static int
rule_add(void *arg, char *line, size_t n, struct err *err)
{
	(void)n;
	line[strcspn(line, "\r")] = '\0';
	return line[0] == '\0' || line[0] == '#' ? 0 : name_rules_add(arg,
	    line, err);
}

static struct name_rules *
diff_rules(const struct cmd_call *call, struct err *err)
{
	struct name_rules *r = name_rules_new(!cmd_flag(call, "exact"));
	const char **list;
	size_t i, n = cmd_list(call, "rule", &list);
	int rc = 0;

	for (i = 0; i < n && rc == 0; i++)
		rc = name_rules_add(r, list[i], err);
	if (rc == 0 && cmd_given(call, "rules-file"))
		rc = rule_file_read(cmd_str(call, "rules-file"), rule_add,
		    r, err);
	if (rc == 0)
		return r;
	name_rules_free(r);
	return NULL;
}

static int
print_rules(const struct name_rules *r, int table)
{
	const struct name_rule_text *t;
	struct out out;
	size_t i;

	out_open(&out);
	for (i = 0; i < name_rules_added(r); i++)
		buf_printf(&out.buf, "%s\n", name_rules_added_text(r, i));
	for (i = 0; table && (t = name_rule_text(i)) != NULL; i++)
		buf_printf(&out.buf, "%s\n\t%s\n\t%s becomes %s\n", t->name,
		    t->help, t->from, t->to);
	return out_close(&out, EXIT_SAME);
}

/* ---- */

/* Loads a trace: NULL after printing what is wrong. */
static struct trace *
diff_load(const struct cmd_call *call, char *const *path)
{
	char *operand = *path;
	struct cmd_call one = *call;
	struct trace *t;
	int status;

	one.argv = &operand;
	one.argc = 1;
	t = cmd_load(&one, &status);
	if (status == EXIT_OK)
		return t;
	trace_free(t);
	return NULL;
}

/* ---- the tables that are made of each run ---- */

enum { SET_MAIN, SET_ASYNC, SET_TOTALS, SET_SAMPLES, SET_THREADS,
	SET_COUNTERS, SETS };

struct tables {
	struct compare	*v[SETS];	/* NULL: not wanted */
	int		 lost;		/* 1: a run is damaged, which counts */
	struct compare_options o[SETS];
	struct part	 part;		/* of the run that is added */
	struct diff_named named;
};

static void
tables_open(struct tables *s, const struct cmd_call *call,
    const struct compare_options *o)
{
	const int all = cmd_choice(call, "table") == 0;
	const int filter = cmd_given(call, "filter") ||
	    cmd_flag(call, "per-trace");
	size_t i;

	memset(s, 0, sizeof(*s));
	for (i = 0; i < SETS; i++) {
		s->o[i] = *o;
		if (filter || cmd_given(call, "from") || cmd_given(call, "to"))
			s->o[i].part = &s->part;
	}
	if (all) {
		s->o[SET_MAIN].what = s->o[SET_THREADS].what =
		    1 << AREA_SLICES;
		s->o[SET_ASYNC].what = 1 << AREA_ASYNC;
	}
	s->o[SET_TOTALS].of = COMPARE_OF_TOTALS;
	s->o[SET_SAMPLES].of = COMPARE_OF_SAMPLES;
	if (!compare_has(COMPARE_OF_SAMPLES, o->metric))
		s->o[SET_SAMPLES].metric = COMPARE_SELF;
	s->o[SET_THREADS].by = COMPARE_BY_THREAD;
	s->o[SET_COUNTERS].what = 1 << AREA_COUNTERS;
	s->o[SET_COUNTERS].metric = COMPARE_VALUE_MEAN;
	s->o[SET_COUNTERS].least = 0;
	for (i = 0; i < (all ? SETS : 1); i++)
		if (!(i == SET_THREADS && o->by == COMPARE_BY_THREAD) &&
		    !(i == SET_SAMPLES && !samples_have(o->by)) &&
		    !(filter && (i == SET_SAMPLES || i == SET_COUNTERS)))
			s->v[i] = compare_new(&s->o[i]);
}

static void
tables_close(struct tables *s)
{
	size_t i;

	for (i = 0; i < SETS; i++)
		compare_free(s->v[i]);
}

/* Adds the runs that a file is to the tables. */
static void
tables_runs(struct tables *s, const struct cmd_call *call,
    const struct trace *t, enum compare_side side, struct err *err)
{
	const struct part whole = s->part;
	struct bits slices;
	size_t n = diff_side_runs(call, t, err), run, i;

	for (run = 0; run < n; run++) {
		memset(&slices, 0, sizeof(slices));
		if (cmd_flag(call, "per-trace")) {
			diff_side_run(&whole, t, run, n, &slices);
			s->part.slices = &slices;
		}
		for (i = 0; i < SETS; i++)
			if (s->v[i] != NULL)
				compare_add(s->v[i], side, t);
		bits_free(&slices);
	}
}

/* Adds a file to the tables: an exit status. */
static int
tables_add(struct tables *s, const struct cmd_call *call, char **path,
    enum compare_side side)
{
	struct trace *t = diff_load(call, path);
	struct chosen_part p;
	struct err err;
	int status;

	if (t == NULL)
		return EXIT_TROUBLE;
	err_clear(&err);
	if (diff_side_part(&p, call, side, t, &err) == -1)
		cmd_fail(&err);
	diff_side_named(&s->named, call, &p, t, &err);
	s->part = p.of;
	s->part.tracks = NULL;		/* the options say which */
	if (err.code == ERR_NONE) {
		tables_runs(s, call, t, side, &err);
		if (err.code != ERR_NONE)
			cmd_fail(&err);
	}
	chosen_part_close(&p);
	status = cmd_unchanged(t, EXIT_OK) == EXIT_OK && err.code ==
	    ERR_NONE ? EXIT_SAME : EXIT_TROUBLE;
	s->lost |= cmd_gate(call, t, EXIT_SAME) != EXIT_SAME;
	trace_free(t);
	return status;
}

/*
 * Returns the number of threads that only one side has; or of all that differ
 * if no name does: something moved from one thread to another.
 */
static size_t
threads_claims(const struct compare *c, const struct diff_head *h)
{
	const struct compare_row *r;
	size_t n, i, alone = 0;

	if (h->threads)
		return compare_claims(c);
	r = compare_rows(c, &n);
	for (i = 0; i < n; i++)
		alone += r[i].verdict == COMPARE_ONLY_OLD ||
		    r[i].verdict == COMPARE_ONLY_NEW;
	return alone;
}

static size_t
tables_finish(struct tables *s, struct diff_head *h)
{
	struct compare *all[SETS];
	size_t claims = 0, n = 0, i;

	for (i = 0; i < SETS; i++)
		if (s->v[i] != NULL) {
			compare_make(s->v[i]);
			all[n++] = s->v[i];
		}
	compare_prove(all, n);
	for (i = 0; i < SETS; i++) {
		if (s->v[i] == NULL)
			continue;
		if (i == SET_MAIN)
			h->threads = compare_claims(s->v[i]) == 0;
		claims += i == SET_THREADS ? threads_claims(s->v[i], h) :
		    compare_claims(s->v[i]);
	}
	return claims;
}

/* Writes the paths of the first table of slices or samples that has rows. */
static void
print_folded(struct buf *b, const struct tables *s)
{
	static const size_t order[] = { SET_MAIN, SET_ASYNC, SET_SAMPLES };
	size_t i, n = 0;

	for (i = 0; i < sizeof(order) / sizeof(order[0]) && n == 0; i++) {
		if (s->v[order[i]] == NULL)
			continue;
		compare_rows(s->v[order[i]], &n);
		diff_write_folded(b, s->v[order[i]]);
	}
}

/* Whether a table has rows, or is all that is there. */
static int
table_says(const struct tables *s, size_t table)
{
	size_t n, i;

	if (s->v[table] == NULL)
		return 0;
	compare_rows(s->v[table], &n);
	for (i = SETS; i-- > 1 && n == 0 && table == SET_MAIN;)
		if (table_says(s, i))
			return 0;
	return n > 0 || table == SET_MAIN;
}

/* Returns what the rows of the first table are, as --table calls it. */
static const char *
table_name(const struct compare_options *o)
{
	if (o->of == COMPARE_OF_TOTALS || o->of == COMPARE_OF_SAMPLES)
		return o->of == COMPARE_OF_TOTALS ? "totals" : "samples";
	return o->what >> AREA_COUNTERS & 1 ? "counters" :
	    o->what >> AREA_STATES & 1 ? "states" :
	    o->what >> AREA_CPUS & 1 ? "cpus" :
	    o->what >> AREA_SLICES & 1 ? "slices" : "async";
}

/* Returns the exit status of a comparison without trouble. */
static int
diff_status(const struct cmd_call *call, const struct diff_end *e)
{
	static const int undecided[] = { EXIT_UNDECIDED, EXIT_SAME,
	    EXIT_DIFFERENT };

	return e->claims > 0 ? EXIT_DIFFERENT : e->needed > 0 ?
	    undecided[cmd_choice(call, "undecided")] : EXIT_SAME;
}

/* Collects the tables that have something to say; returns their number. */
static size_t
tables_parts(const struct tables *s, const struct diff_head *h,
    struct diff_part part[SETS])
{
	static const char *const names[SETS] = { "slices", "async",
	    "totals", "samples", "threads", "counters" };
	size_t i, n = 0;

	for (i = 0; i < SETS; i++)
		if (table_says(s, i))
			part[n++] = (struct diff_part){ i == 0 ? table_name(
			    h->o) : names[i], s->v[i], &s->o[i],
			    i != SET_THREADS };
	return n;
}

static int
diff_print(const struct cmd_call *call, const struct tables *s,
    const struct diff_head *h, size_t claims)
{
	struct diff_part part[SETS];
	struct diff_end end = { .claims = claims };
	size_t n = tables_parts(s, h, part), i;
	struct out out;

	for (i = 0; i < n; i++)
		if (part[i].counts)
			diff_end_add(&end, part[i].c);
	out_open(&out);
	out.lines = h->document;
	if (h->folded)
		print_folded(&out.buf, s);
	else
		diff_write(&out.buf, h, part, n, &end);
	return out_close(&out, EXIT_SAME) == EXIT_SAME ? diff_status(call,
	    &end) : EXIT_TROUBLE;
}

/* What takes runs, as they are recorded or read. */
struct taking {
	struct tables	*s;
	const struct cmd_call *call;
};

static int
diff_take(void *arg, char **path, int side)
{
	struct taking *t = arg;

	return tables_add(t->s, t->call, path, (enum compare_side)side);
}

/* Takes all runs: an exit status, and *err of what could not be recorded. */
static int
diff_runs(const struct cmd_call *call, const struct diff_head *h,
    struct diff_record *r, struct tables *s, struct err *err)
{
	struct taking t = { s, call };
	size_t i, n = r == NULL || r->one_side ? h->npaths[0] : 0;
	int status = EXIT_SAME;

	for (i = 0; i < n && status == EXIT_SAME; i++)
		status = diff_take(&t, (char **)(uintptr_t)&h->path[0][i], 0);
	for (i = 0; r == NULL && i < h->npaths[1] && status == EXIT_SAME; i++)
		status = diff_take(&t, (char **)(uintptr_t)&h->path[1][i], 1);
	if (r != NULL && status == EXIT_SAME)
		status = diff_record_run(r, diff_take, &t, err);
	return status == -1 ? EXIT_TROUBLE : status;
}

static int
diff_run(const struct cmd_call *call, struct diff_head *h,
    struct diff_record *r, struct err *err)
{
	struct tables s;
	size_t claims;
	int status;

	tables_open(&s, call, h->o);
	status = diff_runs(call, h, r, &s, err);
	if (status == EXIT_SAME && !s.named.found) {
		*err = s.named.missing;
		status = EXIT_TROUBLE;
	} else if (status == EXIT_SAME) {
		claims = tables_finish(&s, h);
		status = diff_print(call, &s, h, claims);
		if (s.lost)
			status = EXIT_TROUBLE;
	}
	tables_close(&s);
	return status;
}

static int
diff_slices(const struct cmd_call *call, const struct diff_head *h)
{
	struct diff_head head = *h;
	struct chosen_part part[2] = { { .part = NULL }, { .part = NULL } };
	struct compare_pairs p;
	struct trace *old = NULL, *new = NULL;
	struct diff_end end = { 0, 0, 0 };
	struct diff_named named = { .found = 0 };
	struct out out;
	struct err err;
	int status = EXIT_TROUBLE;

	err_clear(&err);
	if ((old = diff_load(call, h->path[0])) == NULL ||
	    (new = diff_load(call, h->path[1])) == NULL)
		goto out;
	if (diff_side_part(&part[0], call, COMPARE_OLD, old, &err) == -1 ||
	    diff_side_part(&part[1], call, COMPARE_NEW, new, &err) == -1) {
		cmd_fail(&err);
		goto out;
	}
	diff_side_named(&named, call, &part[0], old, &err);
	diff_side_named(&named, call, &part[1], new, &err);
	if (!named.found) {
		cmd_fail(&named.missing);
		goto out;
	}
	compare_pairs(&p, old, new, (const struct part *const[2]){
	    part[0].part, part[1].part }, h->o);
	end.claims = (size_t)p.claims + p.alone_claims[0] + p.alone_claims[1];
	out_open(&out);
	out.lines = h->document;
	head.spans = p.spans;
	diff_write_head(&out.buf, &head);
	diff_write_slices(&out.buf, h, old, new, &p);
	diff_write_end(&out.buf, h, &end);
	if (out_close(&out, EXIT_SAME) == EXIT_SAME)
		status = diff_status(call, &end);
	status = cmd_gate(call, old, cmd_gate(call, new, status));
	if (cmd_unchanged(old, EXIT_OK) != EXIT_OK ||
	    cmd_unchanged(new, EXIT_OK) != EXIT_OK)
		status = EXIT_TROUBLE;
	compare_pairs_free(&p);
out:
	chosen_part_close(&part[0]);
	chosen_part_close(&part[1]);
	trace_free(old);
	trace_free(new);
	return status;
}

static int
diff_sides(const struct cmd_call *call, struct diff_head *h, struct err *err)
{
	int split = call->split;

	if (diff_has_two(call) && split == -1 && call->argc == 1) {
		h->path[0] = h->path[1] = call->argv;
		h->npaths[0] = h->npaths[1] = 1;
		return 0;
	}
	if (split == -1 && call->argc == 2)
		split = 1;
	if (split < 1 || split >= call->argc)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, call->argc < 2 ||
		    split != -1 ? "diff: two traces are needed; usage: ttv "
		    "diff OLD NEW, or OLD ... -- NEW ..." :
		    "diff: more than two traces: put -- between the runs of "
		    "either side");
	h->path[0] = call->argv;
	h->path[1] = call->argv + split;
	h->npaths[0] = (size_t)split;
	h->npaths[1] = (size_t)(call->argc - split);
	return 0;
}

/* Sets what is recorded for the sides: 0, or -1 and *err. */
static int
diff_recorded(const struct cmd_call *call, struct diff_head *h,
    struct diff_record *r, struct err *err)
{
	size_t i;

	if (call->split < 0 || call->split >= call->argc)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --runs: "
		    "which command? usage: ttv diff --runs=10 --baseline="
		    "COMMAND -- COMMAND");
	memset(r, 0, sizeof(*r));
	r->words = call->argv + call->split;
	r->baseline = cmd_str(call, "baseline");
	r->save = cmd_str(call, "save");
	r->runs = (size_t)cmd_int(call, "runs");
	r->one_side = call->split > 0;
	if (r->one_side && r->baseline != NULL)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --baseline "
		    "and traces before --: which of them is the old side?");
	/* what is read once and removed needs no index */
	for (i = 0; i < call->nvalues; i++)
		if (strcmp(call->values[i].option->name, "no-cache") == 0)
			call->values[i].set = 1;
	if (diff_record_open(r, err) == -1)
		return -1;
	h->path[0] = r->one_side ? call->argv : r->shown[0];
	h->path[1] = r->shown[1];
	h->npaths[0] = r->one_side ? (size_t)call->split : r->runs;
	h->npaths[1] = r->runs;
	h->command[0] = r->one_side ? NULL : r->baseline != NULL ?
	    r->baseline : r->said;
	h->command[1] = r->said;
	return 0;
}

/* Compares what is recorded: an exit status, and *err. */
static int
diff_record(const struct cmd_call *call, struct diff_head *h, struct err *err)
{
	struct diff_record r = { .dir = NULL };
	int status = EXIT_TROUBLE;

	if (diff_recorded(call, h, &r, err) == 0)
		status = diff_run(call, h, &r, err);
	diff_record_close(&r);
	if (r.interrupted)
		raise(SIGINT);
	return status;
}

/* Compares traces that are there: an exit status, and *err. */
static int
diff_traces(const struct cmd_call *call, struct diff_head *h, struct err *err)
{
	if (cmd_given(call, "baseline") || cmd_given(call, "save"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --%s: how "
		    "many runs are to be recorded? --runs=10", cmd_given(call,
		    "save") ? "save" : "baseline");
	if (diff_sides(call, h, err) == -1)
		return EXIT_TROUBLE;
	if (h->slices && (h->npaths[0] != 1 || h->npaths[1] != 1))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "diff: --slices takes one trace a side");
	if (h->slices && h->per_trace)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "diff: --slices does not go with --per-trace");
	return h->slices ? diff_slices(call, h) : diff_run(call, h, NULL, err);
}

/* Sets how the comparison is written. */
static void
diff_form(const struct cmd_call *call, struct diff_head *h)
{
	const char *word = cmd_str(call, "format");

	h->folded = strcmp(word, "folded") == 0;
	h->github = strcmp(word, "github") == 0;
	h->document = cmd_form(call) == TABLE_JSON;
	h->form = h->github ? TABLE_MARKDOWN : h->folded ? TABLE_PLAIN :
	    h->document ? TABLE_NDJSON : cmd_form(call);
	h->null = cmd_str(call, "null");
	h->guard = cmd_flag(call, "guard");
}

int
cmd_diff(const struct cmd_call *call)
{
	struct compare_options o;
	struct diff_head h;
	struct name_rules *rules;
	struct err err;
	int status = EXIT_TROUBLE;

	err_clear(&err);
	memset(&h, 0, sizeof(h));
	if ((rules = diff_rules(call, &err)) == NULL)
		goto out;
	if (cmd_flag(call, "rules")) {
		status = print_rules(rules, !cmd_flag(call, "exact"));
		goto out;
	}
	if (diff_options(call, &o, &err) == -1)
		goto out;
	o.rules = rules;
	h.o = &o;
	h.rules = rules;
	diff_form(call, &h);
	h.all = cmd_flag(call, "all");
	h.wide = cmd_flag(call, "wide");
	if (cmd_given(call, "max") || (TABLE_PEOPLE & 1U << h.form))
		h.max = (size_t)cmd_int(call, "max");
	h.exact = cmd_flag(call, "exact");
	h.per_trace = cmd_flag(call, "per-trace");
	h.slices = cmd_flag(call, "slices");
	status = cmd_given(call, "runs") ? diff_record(call, &h, &err) :
	    diff_traces(call, &h, &err);
out:
	if (err.code != ERR_NONE) {
		cmd_fail(&err);
		status = EXIT_TROUBLE;
	}
	name_rules_free(rules);
	return status;
}
