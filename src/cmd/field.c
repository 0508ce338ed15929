/*
 * field: THE table of what stands in JSON, and in the columns of CSV and TSV:
 * the members of the lines and documents that commands print.
 *
 * `ttv help fields` and the manual are made of it, and tests/e2e/matrix.py
 * compares it with what the commands print: no member without a row here.  The
 * export has its own table in ttv-formats(5).
 */
#include "config.h"

#include <string.h>

#include "ttv/listing.h"

#include "cmd.h"
#include "help.h"

enum field_type { FIELD_TEXT, FIELD_INT, FIELD_NS, FIELD_NUMBER, FIELD_TRUTH,
	FIELD_OBJECT,
	/* those of columns of lists, by their unit */
	OF_LISTING_IS_TIME = FIELD_NS, OF_LISTING_IS_LENGTH = FIELD_NS,
	OF_LISTING_IS_COUNT = FIELD_INT, OF_LISTING_IS_TRACK = FIELD_TEXT,
	OF_LISTING_IS_CATEGORY = FIELD_TEXT, OF_LISTING_IS_NAME = FIELD_TEXT };

static const char *const types[] = { [FIELD_TEXT] = "text",
	[FIELD_INT] = "integer", [FIELD_NS] = "ns", [FIELD_NUMBER] = "number",
	[FIELD_TRUTH] = "truth", [FIELD_OBJECT] = "object" };

#define ENTITY_FIELDS(command)						\
	{ command, "type", FIELD_TEXT, "slice, instant, sample, or what "	\
	    "else it is" },						\
	{ command, "id", FIELD_INT, "its number, as in SQL and the export" }
#define SUMS(command)							\
	{ command, "count", FIELD_INT, "how many there are" },		\
	{ command, "first", FIELD_NS, "when the first begins; of counters "	\
	    "its value" },						\
	{ command, "last", FIELD_NS, "when the last begins; of counters its " \
	    "value" }

#define LIST_FIELD(id, word, title, unit, order, cols, wide, number, help) \
	{ "list", word, OF_##unit, help },

/* In the order of the commands; [] is each element of an array. */
static const struct field_row {
	const char	*command, *name;
	enum field_type	 type;
	const char	*help;
} field_rows[] = {
	ENTITY_FIELDS("find"),
	{ "find", "track", FIELD_INT, "its track, as in the export" },
	{ "find", "ts", FIELD_NS, "when it begins" },
	{ "find", "dur", FIELD_NS, "how long it takes; -1: it has no end" },
	{ "find", "name", FIELD_TEXT, "its name" },
	{ "find", "off", FIELD_INT, "byte of the file at which its event "
	    "stands" },
	{ "find", "count", FIELD_INT, "with --count alone: how many there "
	    "are" },
	ENTITY_FIELDS("list"),
	LISTING_ROWS(LIST_FIELD)
	{ "stat", "KEY", FIELD_TEXT, "one or two keys of --by, by their names "
	    "(name, thread, args.file ...); counter, process" },
	SUMS("stat"),
	{ "stat", "wall", FIELD_NS, "time between begin and end" },
	{ "stat", "self", FIELD_NS, "of that, what is in no slice below" },
	{ "stat", "self_share", FIELD_NUMBER, "percent of the self times of "
	    "all rows" },
	{ "stat", "wall_share", FIELD_NUMBER, "percent of the times of all "
	    "rows" },
	{ "stat", "area_share", FIELD_NUMBER, "percent of the range of time" },
	{ "stat", "max", FIELD_NS, "the longest; of counters the largest "
	    "value" },
	{ "stat", "avg", FIELD_NS, "the mean" },
	{ "stat", "cpu", FIELD_NS, "time on a CPU, with --cpu" },
	{ "stat", "p50", FIELD_NS, "the median" },
	{ "stat", "p95", FIELD_NS, "as long or longer are 5 %" },
	{ "stat", "p99", FIELD_NS, "as long or longer is 1 %" },
	{ "stat", "min", FIELD_NS, "the shortest; of counters the least "
	    "value" },
	{ "stat", "gaps", FIELD_NS, "time between them, on their tracks" },
	{ "stat", "gap_max", FIELD_NS, "the longest such gap" },
	{ "stat", "open", FIELD_INT, "how many have no end" },
	{ "stat", "open_wall", FIELD_NS, "their time up to the end of the "
	    "range" },
	{ "stat", "begun", FIELD_INT, "how many begin in the range" },
	{ "stat", "ended", FIELD_INT, "how many end in it" },
	{ "stat", "rate", FIELD_NUMBER, "instants, or change of a counter, a "
	    "second" },
	{ "stat", "delta", FIELD_NUMBER, "change of a counter" },
	{ "stat", "mean", FIELD_NUMBER, "mean of a counter over time" },
	{ "stat", "min_at", FIELD_NS, "when a counter is least" },
	{ "stat", "max_at", FIELD_NS, "when it is largest" },
	{ "stat", "memory", FIELD_TEXT, "kind of memory, of dumps; they have "
	    "bytes as first and last, too" },
	{ "stat", "change", FIELD_NUMBER, "bytes from the first to the last" },
	{ "stat", "peak", FIELD_NUMBER, "bytes of the largest" },
	{ "stat", "over_time", FIELD_TEXT, "a digit for each part of the "
	    "range, 1 to 8: how much of the largest" },
	{ "stat", "from", FIELD_TEXT, "thread that flows leave" },
	{ "stat", "to", FIELD_TEXT, "thread that they come to" },
	{ "stat", "total", FIELD_NS, "time of all flows" },
	{ "why", "why", FIELD_TEXT, "what the step is: start, flow, "
	    "flow-around, async, wakeup, interrupt, child, before, cpu, "
	    "sleep" },
	ENTITY_FIELDS("why"),
	{ "why", "track", FIELD_INT, "its track, as in the export" },
	{ "why", "ts", FIELD_NS, "when it begins, or the flow leaves it" },
	{ "why", "gap", FIELD_NS, "time between it and the step before" },
	{ "why", "spent", FIELD_NS, "time of the path that it takes "
	    "(--way=path)" },
	{ "why", "more", FIELD_INT, "further pieces of the same that are not "
	    "printed (--way=path)" },
	{ "why", "dur", FIELD_NS, "how long it takes; -1: it has no end" },
	{ "why", "self", FIELD_NS, "of that, what is in no slice below "
	    "(--way=inside)" },
	{ "why", "count", FIELD_INT, "slices of the name beside it "
	    "(--way=inside)" },
	{ "why", "total", FIELD_NS, "their time (--way=inside)" },
	{ "why", "name", FIELD_TEXT, "its name" },
	{ "assert", "rule", FIELD_TEXT, "the rule as it was given" },
	{ "assert", "holds", FIELD_TRUTH, "whether it holds in this run" },
	{ "assert", "left", FIELD_NUMBER, "value on its left; null: nothing "
	    "matches" },
	{ "assert", "right", FIELD_NUMBER, "value on its right" },
	{ "assert", "unit", FIELD_TEXT, "ns, or empty" },
	{ "assert", "slice", FIELD_INT, "number of a slice with the value on "
	    "the left" },
	{ "assert", "ts", FIELD_NS, "when it begins" },
	{ "assert", "track", FIELD_TEXT, "label of its track" },
	{ "assert", "name", FIELD_TEXT, "name of the rule, if it has one" },
	{ "assert", "file", FIELD_TEXT, "the trace; empty: all" },
	{ "assert", "verdict", FIELD_TRUTH, "whether the rule holds of all "
	    "runs together" },
	{ "check", "code", FIELD_TEXT, "one of `ttv help warnings`" },
	{ "check", "count", FIELD_INT, "how often" },
	{ "check", "loss", FIELD_TRUTH, "whether part of the trace is lost" },
	{ "check", "what", FIELD_TEXT, "what was found" },
	{ "check", "done", FIELD_TEXT, "what was done about it" },
	{ "check", "file", FIELD_TEXT, "file of its first place" },
	{ "check", "offset", FIELD_INT, "byte of its first place" },
	{ "check", "line", FIELD_INT, "line of its first place" },
	{ "check --json", "files[]", FIELD_TEXT, "the files" },
	{ "check --json", "events", FIELD_INT, "events of all files" },
	{ "check --json", "total", FIELD_INT, "how much there is to report" },
	{ "check --json", "warnings[].count", FIELD_INT, "how often" },
	{ "check --json", "warnings[].code", FIELD_TEXT, "one of `ttv help "
	    "warnings`" },
	{ "check --json", "warnings[].what", FIELD_TEXT, "what was found" },
	{ "check --json", "warnings[].done", FIELD_TEXT, "what was done about "
	    "it" },
	{ "check --json", "warnings[].phases", FIELD_OBJECT, "of unknown "
	    "phases: how often each" },
	{ "check --json", "warnings[].names", FIELD_OBJECT, "of what is not "
	    "read: how often each name" },
	{ "check --json", "warnings[].places[].offset", FIELD_INT, "byte of a "
	    "place" },
	{ "check --json", "warnings[].places[].line", FIELD_INT, "its line, "
	    "from 1" },
	{ "check --json", "warnings[].places[].file", FIELD_TEXT, "its file, "
	    "if there are several" },
	{ "check --json", "alerts[].alert_type", FIELD_TEXT, "error or "
	    "warning (--alerts)" },
	{ "check --json", "alerts[].ts", FIELD_NS, "when it begins" },
	{ "check --json", "alerts[].dur", FIELD_NS, "how long it takes" },
	{ "check --json", "alerts[].name", FIELD_TEXT, "its name" },
	{ "check --json", "alerts[].track", FIELD_TEXT, "label of its track" },
	{ "info", "files[].path", FIELD_TEXT, "a file" },
	{ "info", "files[].size", FIELD_INT, "its bytes" },
	{ "info", "files[].format", FIELD_TEXT, "one of `ttv help formats`" },
	{ "info", "files[].compression", FIELD_TEXT, "gzip, zip, zstd ..." },
	{ "info", "files[].inflated", FIELD_INT, "its bytes when it is "
	    "inflated" },
	{ "info", "files[].shift", FIELD_NS, "by which its times are moved" },
	{ "info", "files[].align", FIELD_TEXT, "how it was aligned" },
	{ "info", "files[].inside[].name", FIELD_TEXT, "a text or member in "
	    "it" },
	{ "info", "files[].inside[].size", FIELD_INT, "its bytes" },
	{ "info", "files[].inside[].format", FIELD_TEXT, "its format" },
	{ "info", "files[].inside[].shift", FIELD_NS, "by which its times are "
	    "moved" },
	{ "info", "files[].inside[].align", FIELD_TEXT, "how it was "
	    "aligned" },
	{ "info", "format", FIELD_TEXT, "format of the first file" },
	{ "info", "size", FIELD_INT, "bytes of the first file" },
	{ "info", "events", FIELD_INT, "events of all files" },
	{ "info", "phases", FIELD_OBJECT, "events by phase, or by type" },
	{ "info", "start", FIELD_NS, "when the first begins" },
	{ "info", "end", FIELD_NS, "when the last ends" },
	{ "info", "displayTimeUnit", FIELD_TEXT, "what the file says of it" },
	{ "info", "slices", FIELD_INT, "how many there are" },
	{ "info", "instants", FIELD_INT, "how many there are" },
	{ "info", "samples", FIELD_INT, "how many there are" },
	{ "info", "objects", FIELD_INT, "how many there are" },
	{ "info", "snapshots", FIELD_INT, "how many there are, of objects" },
	{ "info", "memory_dumps", FIELD_INT, "how many there are" },
	{ "info", "contexts", FIELD_INT, "how many there are" },
	{ "info", "flows.count", FIELD_INT, "how many there are" },
	{ "info", "flows.unbound", FIELD_INT, "of them, those with an end at "
	    "no slice" },
	{ "info", "sched_slices", FIELD_INT, "of the slices, what ran on "
	    "CPUs" },
	{ "info", "states", FIELD_INT, "of the slices, states of threads" },
	{ "info", "processes[].upid", FIELD_INT, "number of a process" },
	{ "info", "processes[].pid", FIELD_INT, "its id, a text if it is "
	    "larger than 2^53" },
	{ "info", "processes[].name", FIELD_TEXT, "its name" },
	{ "info", "processes[].labels", FIELD_TEXT, "its labels" },
	{ "info", "processes[].threads", FIELD_INT, "its threads" },
	{ "info", "processes[].slices", FIELD_INT, "slices in it" },
	{ "info", "threads[].utid", FIELD_INT, "number of a thread" },
	{ "info", "threads[].upid", FIELD_INT, "number of its process" },
	{ "info", "threads[].tid", FIELD_INT, "its id, as pid is" },
	{ "info", "threads[].name", FIELD_TEXT, "its name" },
	{ "info", "threads[].slices", FIELD_INT, "slices on it" },
	{ "info", "threads[].instants", FIELD_INT, "instants on it" },
	{ "info", "names[].name", FIELD_TEXT, "a name of slices" },
	{ "info", "names[].count", FIELD_INT, "how many have it" },
	{ "info", "names[].total", FIELD_NS, "their time" },
	{ "info", "names[].self", FIELD_NS, "of that, what is in no slice "
	    "below" },
	{ "info", "names[].min", FIELD_NS, "the shortest" },
	{ "info", "names[].max", FIELD_NS, "the longest" },
	{ "info", "names[].open", FIELD_INT, "how many have no end" },
	{ "info", "functions_by", FIELD_TEXT, "what functions of samples are "
	    "weighed by" },
	{ "info", "functions[].name", FIELD_TEXT, "a function" },
	{ "info", "functions[].category", FIELD_TEXT, "where it is" },
	{ "info", "functions[].count", FIELD_INT, "samples with it" },
	{ "info", "functions[].total", FIELD_INT, "weight with those that it "
	    "calls" },
	{ "info", "functions[].self", FIELD_INT, "weight of itself" },
	{ "info", "counters[].track", FIELD_INT, "its track, as in the "
	    "export" },
	{ "info", "counters[].name", FIELD_TEXT, "a counter" },
	{ "info", "counters[].series", FIELD_TEXT, "one of its series" },
	{ "info", "counters[].samples", FIELD_INT, "its values" },
	{ "info", "counters[].min", FIELD_NUMBER, "the least" },
	{ "info", "counters[].max", FIELD_NUMBER, "the largest" },
	{ "info", "warnings[]", FIELD_OBJECT, "as check --json has them" },
	{ "info", "memory", FIELD_INT, "bytes of the model" },
	{ "diff", "type", FIELD_TEXT, "diff for the first line, result for "
	    "the last; else what is compared: slices, async, totals, samples, "
	    "states, cpus, counters, threads" },
	{ "diff", "old[]", FIELD_TEXT, "first line: the old traces" },
	{ "diff", "new[]", FIELD_TEXT, "first line: the new traces" },
	{ "diff", "by", FIELD_TEXT, "first line: --by" },
	{ "diff", "arg", FIELD_TEXT, "first line: the arg of --by" },
	{ "diff", "metric", FIELD_TEXT, "first line: --metric" },
	{ "diff", "threshold_percent", FIELD_NUMBER, "first line: "
	    "--threshold" },
	{ "diff", "min_ns", FIELD_NUMBER, "first line: --min" },
	{ "diff", "level", FIELD_NUMBER, "first line: --level" },
	{ "diff", "correction", FIELD_TEXT, "first line: how p is corrected" },
	{ "diff", "key", FIELD_TEXT, "name, or what else --by says" },
	{ "diff", "verdict", FIELD_TEXT, "same, unsure, renamed, more, less, "
	    "only-new, only-old, count; of the last line different, "
	    "undecided, same" },
	{ "diff", "old_runs", FIELD_INT, "old runs that have it" },
	{ "diff", "new_runs", FIELD_INT, "new runs that have it" },
	{ "diff", "old_METRIC", FIELD_NUMBER, "median of the old runs: self, "
	    "wall, count, mean, p50, p95, max (ns, or a number), of counters "
	    "value_mean and value_max" },
	{ "diff", "new_METRIC", FIELD_NUMBER, "median of the new runs" },
	{ "diff", "delta_METRIC", FIELD_NUMBER, "new less old" },
	{ "diff", "percent_METRIC", FIELD_NUMBER, "of the old value" },
	{ "diff", "old_open", FIELD_INT, "slices without an end of the old "
	    "runs" },
	{ "diff", "new_open", FIELD_INT, "and of the new ones" },
	{ "diff", "old_longest", FIELD_INT, "number of the longest slice, of "
	    "one run a side" },
	{ "diff", "new_longest", FIELD_INT, "and in the new run" },
	{ "diff", "low_METRIC", FIELD_NUMBER, "of several runs: the change is "
	    "at least this, by the interval of 95 %" },
	{ "diff", "high_METRIC", FIELD_NUMBER, "and at most this" },
	{ "diff", "renamed", FIELD_TEXT, "its key in the new runs, if that is "
	    "another" },
	{ "diff", "exact", FIELD_TRUTH, "whether p is exact" },
	{ "diff", "p", FIELD_NUMBER, "of the rank test, of several runs" },
	{ "diff", "p_corrected", FIELD_NUMBER, "for the number of keys" },
	{ "diff", "drift", FIELD_TEXT, "first line: --drift" },
	{ "diff", "side", FIELD_TEXT, "of a line outlier: old or new" },
	{ "diff", "run", FIELD_TEXT, "of a line outlier: the trace" },
	{ "diff", "times", FIELD_NUMBER, "of a line outlier: how many times "
	    "the middle of its side it is" },
	{ "diff", "runs_needed", FIELD_INT, "last line, where it is "
	    "undecided: runs a side that would do" },
	{ "diff", "differ", FIELD_INT, "last line: rows that differ" },
	{ "diff", "unsure", FIELD_INT, "last line: rows that may" },
	{ "diff --slices", "type", FIELD_TEXT, "diff for the first line, pair, "
	    "pairs for their sum, result for the last" },
	{ "diff --slices", "name", FIELD_TEXT, "of a pair: its name" },
	{ "diff --slices", "old", FIELD_INT, "number of the old slice" },
	{ "diff --slices", "new", FIELD_INT, "number of the new slice" },
	{ "diff --slices", "old_ns", FIELD_NS, "self time of the old slice, or "
	    "what --metric says" },
	{ "diff --slices", "new_ns", FIELD_NS, "that of the new one" },
	{ "diff --slices", "delta", FIELD_NS, "new less old" },
	{ "diff --slices", "verdict", FIELD_TEXT, "same, more, less" },
	{ "diff --slices", "paired", FIELD_INT, "of the sum: pairs of slices" },
	{ "diff --slices", "only_old", FIELD_INT, "old slices without a pair" },
	{ "diff --slices", "only_new", FIELD_INT, "new slices without a pair" },
	{ "diff --slices", "tracks", FIELD_INT, "pairs of tracks" },
	{ "diff --slices", "tracks_only_old", FIELD_INT, "old tracks without a "
	    "pair" },
	{ "diff --slices", "tracks_only_new", FIELD_INT, "new tracks without a "
	    "pair" },
	{ "metric --list", "name", FIELD_TEXT, "name of a metric" },
	{ "metric --list", "help", FIELD_TEXT, "what it says" },
	{ "metric --list", "file", FIELD_TEXT, "where its file is" },
	{ "metric --list", "params[].name", FIELD_TEXT, "a parameter" },
	{ "metric --list", "params[].type", FIELD_TEXT, "what its values are" },
	{ "metric --list", "params[].default", FIELD_TEXT, "its value unless "
	    "--param sets one" },
	{ "metric --list", "params[].help", FIELD_TEXT, "what it does" },
	{ "metric --list", "columns[].name", FIELD_TEXT, "a column of its "
	    "rows" },
	{ "metric --list", "columns[].help", FIELD_TEXT, "what is in it" },
	{ "cache", "traces", FIELD_TEXT, "paths of the traces that it is of, a "
	    "blank between; null: it is damaged, or of another version" },
	{ "cache", "size", FIELD_INT, "its bytes" },
	{ "cache", "used", FIELD_INT, "when it was used last, seconds since "
	    "1970" },
	{ "cache", "file", FIELD_TEXT, "its name in the folder" },
	{ "fleet", "file", FIELD_TEXT, "path of the file" },
	{ "fleet", "table", FIELD_TEXT, "the table that it is of" },
	{ "fleet", "rows", FIELD_INT, "its rows; null: its end cannot be read" },
	{ "fleet", "groups", FIELD_INT, "its row groups" },
	{ "fleet", "fault", FIELD_TEXT, "what is wrong with it; null: nothing" },
};
#define NFIELDS		(sizeof(field_rows) / sizeof(field_rows[0]))

/* Returns whether a row is the first of its command. */
static int
is_first(size_t i)
{
	return i == 0 || strcmp(field_rows[i].command,
	    field_rows[i - 1].command) != 0;
}

void
help_fields(struct buf *b)
{
	char left[96];
	size_t i;

	for (i = 0; i < NFIELDS; i++) {
		if (is_first(i))
			buf_printf(b, "%sttv %s\n", i > 0 ? "\n" : "",
			    field_rows[i].command);
		snprintf(left, sizeof(left), "%s (%s)", field_rows[i].name,
		    types[field_rows[i].type]);
		help_row(b, left, field_rows[i].help);
	}
}

/* Returns whether a row is of a command: "check", "check --json". */
static int
is_of(size_t i, const char *name)
{
	size_t n = strlen(name);

	return strncmp(field_rows[i].command, name, n) == 0 &&
	    (field_rows[i].command[n] == '\0' ||
	    field_rows[i].command[n] == ' ');
}

void
mdoc_fields_of(struct buf *b, const struct command *c)
{
	size_t i;
	int n = 0;

	for (i = 0; i < NFIELDS; i++) {
		if (!is_of(i, c->name))
			continue;
		if (is_first(i)) {
			if (n > 0)
				buf_adds(b, ".El\n");
			if (strcmp(field_rows[i].command, c->name) != 0)
				buf_printf(b, ".Ss ttv %s\n",
				    field_rows[i].command);
			buf_adds(b, ".Bl -tag -width Ds -compact\n");
		}
		buf_adds(b, ".It ");
		mdoc_word(b, field_rows[i].name);
		buf_printf(b, " Pq %s\n", types[field_rows[i].type]);
		mdoc_text(b, field_rows[i].help);
		buf_adds(b, ".\n");
		n++;
	}
	if (n > 0)
		buf_adds(b, ".El\n");
}
