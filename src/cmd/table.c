/*
 * table: the table of commands.  Each command has a row and a file; everything
 * that usage lines, `ttv help` and the man page say of a command comes from
 * here and from its option rows.
 */
#include "config.h"

#include <string.h>

#include "assert.h"
#include "cmd.h"

#define FORMS	&TABLE_FORM_WORDS[1]	/* all of rows */

/* Why the viewer may execute itself. */
#define RUN_AGAIN	"it begins anew, once, when a part of the index that " \
    "it shows turns out to be damaged"

char **cmd_words;

const struct command commands[] = {
	{ "view", "FILE ...", "Look around in a trace",
	    "Opens the files in the terminal. This is also what ttv does when "
	    "no command is named. What has been read is shown while the rest "
	    "is being read; Ctrl-C ends the reading and keeps what is there.",
	    cmd_view, cmd_view_options, 1, 0, -1,
	    0, NULL,
	    JAIL_VIEWS | JAIL_STATE, RUN_AGAIN },
	{ "tutor", "", "Learn the keys by ten tasks",
	    "Opens a small trace that came with the program and leads through "
	    "ten tasks, a line each: it says the key, and sees when it was "
	    "done. Nothing is kept of it.",
	    cmd_tutor, cmd_tutor_options, 0, 0, 0,
	    0, NULL,
	    JAIL_VIEWS, RUN_AGAIN },
	{ "shot", "FILE ...", "Print one frame of the view",
	    "Draws what the view shows, after playing the keys that are "
	    "given, and prints it. It needs no terminal, and the same input "
	    "gives the same output.",
	    cmd_shot, cmd_shot_options, 1, 1, -1,
	    CMD_FILE, NULL,
	    JAIL_LOADS, NULL },
	{ "info", "FILE ...", "Say what is in a trace",
	    "Prints format and size, the events by phase, processes and "
	    "threads, the names that take the most time, and what was "
	    "repaired. With --from, --to, --track, --process or --filter it "
	    "counts what these leave; what it says of files, events by phase "
	    "and repairs is of all.",
	    cmd_info, cmd_info_options, 1, 1, -1,
	    CMD_EACH | CMD_FORMS | CMD_MAX | CMD_PART | CMD_FILE,
	    "plain json",
	    JAIL_LOADS, NULL },
	{ "export", "FILE ...", "Print every fact of a trace, or write it",
	    "Prints one JSON object a line; all times are nanoseconds. A line "
	    "has a type, and the types come in a fixed order. Other formats "
	    "are for other programs; what they cannot say is left out and "
	    "counted on the standard error. All can be of a piece of the "
	    "trace.",
	    cmd_export, cmd_export_options, 1, 1, -1,
	    CMD_FORMS | CMD_PART | CMD_FILE | CMD_FOLDER,
	    "ndjson json perfetto pprof parquet sqlite",
	    JAIL_LOADS, NULL },
	{ "find", "PATTERN FILE ...", "Print what has a name or args",
	    "Prints slices, instants and whatever else has args, in the order "
	    "of time, of which the name or a key or a value of the args "
	    "matches. The pattern is a part of it, in any case unless there "
	    "is a capital in the pattern; or a regular expression of PCRE2 "
	    "between slashes.",
	    cmd_find, cmd_find_options, 1, 2, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART, FORMS,
	    JAIL_LOADS, NULL },
	{ "stat", "FILE ...", "Say where the time went",
	    "Prints a table of the slices of a range of time and of some "
	    "tracks: how often and how long, grouped by name, category, "
	    "thread, process, track, depth, parent, file, operation (process "
	    "and name) or an arg (args.NAME), or by two of these. Busy time "
	    "is that of finished slices of threads; slices without an end "
	    "count apart. Other tables have async slices, totals that the "
	    "file has itself (a thread without a name, of one slice \"Total "
	    "...\"), states of threads, what ran on CPUs, counters, "
	    "instants, flows from thread to thread, and the objects and "
	    "contexts that are alive. In files times are nanoseconds.",
	    cmd_stat, cmd_stat_options, 1, 1, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART, FORMS,
	    JAIL_LOADS, NULL },
	{ "list", "FILE ...", "List slices or hits, sorted",
	    "Prints slices, or the hits of a search, a row each, sorted by a "
	    "column: the longest first if nothing else is asked. What ran on "
	    "CPUs and states of threads are listed if they are asked for, or "
	    "if there are no other slices. In files times are nanoseconds "
	    "of the trace's clock, as ts is everywhere; what has no end has "
	    "no dur.",
	    cmd_list_rows, cmd_list_options, 1, 1, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART, FORMS,
	    JAIL_LOADS, NULL },
	{ "flame", "FILE ...", "Say where the time went, as a call tree",
	    "Merges the calls of a range of time and of some tracks where all "
	    "names from the outermost one on are equal, and prints the tree, "
	    "the heaviest first, or writes it for flame graph tools. Slices "
	    "count with their part in the range; a slice without an end has "
	    "the weight of what is inside of it. A sample counts from its "
	    "stack.",
	    cmd_flame, cmd_flame_options, 1, 1, -1,
	    CMD_FORMS | CMD_MAX | CMD_PART | CMD_FILE, "text folded speedscope svg",
	    JAIL_LOADS, NULL },
	{ "diff", "OLD NEW | OLD ... -- NEW ... | --runs=N -- COMMAND",
	    "Compare two traces, or two "
	    "sets of runs",
	    "Prints what takes more or less time, by name, path, thread, "
	    "category, operation or arg, what changed most first; what is in "
	    "one alone; and means and peaks of counters. Names are matched by "
	    "what remains without numbers, addresses and temporary paths. Of "
	    "several runs a side the medians are compared, and a difference "
	    "counts only if a rank test (Mann and Whitney) says so. Two "
	    "distributed traces of one file are compared by --trace=OLD,NEW, "
	    "or by ttv metric compare_traces. The exit status is 0 if nothing "
	    "differs by more than the threshold and the minimum, 1 if "
	    "something does, 2 in case of trouble, and if part of a trace is "
	    "lost, 6 if something may differ, and so few runs cannot prove "
	    "it.",
	    cmd_diff, cmd_diff_options, 1, 0, -1,
	    CMD_TABLE | CMD_PART,
	    &(TABLE_FORM_WORDS " folded github")[1],
	    JAIL_LOADS | JAIL_RUNS,
	    "--runs records each trace by the command that the person names, "
	    "between the traces that it reads" },
	{ "assert", "FILE RULE ... | FILE ... -- RULE ...", "Check that rules "
	    "hold of a trace",
	    "Prints a line for each rule, whether it holds, with both values. "
	    "The exit status is 0 if all hold, 1 if one fails, 2 in case of "
	    "trouble, and if part of a trace is lost. The rules are those of "
	    "the section RULES of the manual: max(dur of RunTask) < 50ms, "
	    "count(name =~ /error/) == 0; of several traces, which are taken "
	    "for runs, also max(dur of RunTask) < 50ms in 9 of 10 runs, "
	    "median(max(dur of RunTask)) < 40ms.",
	    cmd_assert, cmd_assert_options, 1, 1, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART,
	    &ASSERT_FORM_WORDS[1],
	    JAIL_LOADS, NULL },
	{ "why", "FILE ...", "Say what led to a slice",
	    "Prints what led to a slice, a step a line: flows, wakeups, "
	    "spans around, with the time between them; or what the slice "
	    "led to, or the heaviest path inside of it. Without --slice it is "
	    "the longest one of a thread in what --from, --to, --track, "
	    "--process and --filter leave.",
	    cmd_why, cmd_why_options, 1, 1, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART, FORMS,
	    JAIL_LOADS, NULL },
	{ "query", "FILE ... [SQL]", "Answer SQL over a trace",
	    "Runs statements of SQL over tables of the trace and prints the "
	    "rows of the last one that has columns. The statements are the "
	    "last operand, or those of --file, or of the standard input. At a "
	    "terminal without statements it is a prompt. With --from, --to, "
	    "--track, --process or --filter the tables of slices, instants, "
	    "states, CPUs and counters have only what these leave, with the "
	    "same numbers; $start and $end are the range. With --each every "
	    "trace is asked by itself: ttv query --each 'DIR/*.json.gz' "
	    "'SELECT count(*) FROM slice'.",
	    cmd_query, cmd_query_options, 1, 1, -1,
	    CMD_TABLE | CMD_PART, &(TABLE_FORM_WORDS " parquet")[1],
	    JAIL_LOADS | JAIL_STATE | JAIL_PAGER,
	    "at a prompt, .pager shows rows by the program of the person" },
	{ "metric", "[NAME [FILE ...]]", "Answer a question that has a name",
	    "Runs a metric, a query with a name, over a trace, or the part of "
	    "it that --from, --to, --track, --process and --filter leave, and "
	    "prints its rows. Without a trace it says what the metric does; without a "
	    "name, or with --list, which metrics there are. A person's own "
	    "are files of SQL in $XDG_CONFIG_HOME/ttv/metrics.",
	    cmd_metric, cmd_metric_options, 1, 0, -1,
	    CMD_EACH | CMD_TABLE | CMD_PART, FORMS,
	    JAIL_LOADS, NULL },
	{ "check", "FILE ...", "Report what is wrong with a trace",
	    "Prints each repair and oddity: what was found, how often, where "
	    "it stands, and what was done about it.",
	    cmd_check, cmd_check_options, 1, 1, -1,
	    CMD_EACH | CMD_TABLE, FORMS,
	    JAIL_LOADS, NULL },
	{ "cache", "list | clear | add FILE ...", "Manage what makes traces "
	    "open fast again",
	    "What was read of a large trace is kept in a file, which is mapped "
	    "when the same trace is opened again. Lists these files, the one "
	    "used last first; removes all of them; or reads a trace and writes "
	    "the file, even for a trace that is read fast. The files of add "
	    "are one trace together, with the same options as when it is "
	    "opened. They lie in the folder TTV_CACHE, or "
	    "XDG_CACHE_HOME/ttv, or ~/.cache/ttv.",
	    cmd_cache, cmd_cache_options, 1, 1, -1,
	    CMD_TABLE, FORMS,
	    JAIL_LOADS, NULL },
	{ "fleet", "schema ENGINE FOLDER | check FOLDER ...",
	    "Print a schema of many traces for engines",
	    "Of a folder that export -f parquet has written, prints "
	    "statements for duckdb or clickhouse: its tables, and twelve "
	    "questions to all its traces, as views or macros. Or checks that "
	    "its files are whole, of this version, and of a table all alike; "
	    "the exit status is 1 if one is not.",
	    cmd_fleet, cmd_fleet_options, 0, 1, -1,
	    CMD_TABLE, FORMS,
	    0, NULL },
	{ "open", "[FILE]", "Open rows of an engine in their traces",
	    "Shows rows as a list: csv, tsv or ndjson with a head, of FILE or "
	    "of the standard input, such as what `ttv fleet` questions "
	    "answer. Enter opens the trace of a row at its slice, and closing "
	    "that comes back. A row has trace, with rel, dur and name, or "
	    "slice_id, or name; or view; or two columns ..._trace, which are "
	    "compared.",
	    cmd_open, cmd_open_options, 0, 0, 1,
	    0, NULL,
	    JAIL_VIEWS | JAIL_STATE, RUN_AGAIN },
	{ "help", "[COMMAND | keys | settings | formats | warnings | fields "
	    "| matrix | jail | limits | tables | functions | options]",
	    "Say how ttv is used",
	    "Prints the commands, how one of them is used, the keys or the "
	    "settings of the view, the formats that are read, the codes of "
	    "the report, the members of JSON, which of the options that "
	    "several commands have each has, what each may write and run, "
	    "the tables or functions of SQL, "
	    "or the options of all commands that read files.",
	    cmd_help, cmd_help_options, 0, 0, 1,
	    0, NULL,
	    0, NULL },
	{ NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, NULL,
	    0, NULL }
};

const struct command *
command_find(const char *name)
{
	const struct command	*c;

	if (strcmp(name, "stats") == 0)		/* people type it */
		name = "stat";
	for (c = commands; c->name != NULL; c++)
		if (strcmp(c->name, name) == 0)
			return c;
	return NULL;
}
