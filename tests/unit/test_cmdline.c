/* option: command lines: given values, defaults, and errors. */
#include "config.h"

#include "ttv/err.h"
#include "ttv/trace.h"
#include "../../src/cmd/cmd.h"
#include "test.h"

static int
run(const struct cmd_call *call)
{
	(void)call;
	return 0;
}

static const struct cmd_option options[] = {
	{ "flag", 'f', CMD_FLAG, NULL, 0, 0, NULL, NULL, "a flag" },
	{ "number", 'n', CMD_INT, "N", -5, 10, NULL, "3", "a number" },
	{ "word", 0, CMD_CHOICE, "WORD", 0, 0, "one two three", NULL,
	    "a word" },
	{ "text", 't', CMD_STRING, "TEXT", 0, 0, NULL, NULL, "a text" },
	{ "time", 0, CMD_TIME, "TIME", 0, 0, NULL, NULL, "a time" },
	{ "size", 0, CMD_SIZE, "CxR", 1, 500, NULL, "80x24", "a size" },
	{ "list", 0, CMD_LIST, "ITEM", 0, 0, NULL, NULL, "a list" },
	CMD_OPTION_END
};
static const struct command command = { "try", "FILE", "a try", "A try.",
    run, options, 0, 1, 2, CMD_TABLE | CMD_RANGE, "plain csv json other",
    0, NULL };

#define LINE_MAX_WORDS	32

/* Parses the words of a line; copies the error's text to msg. */
static int
parse(struct cmd_call *call, const char *line, char *msg, size_t n)
{
	static char words[256];
	char *argv[LINE_MAX_WORDS], *p = words;
	struct err err;
	int argc = 0, rc;

	snprintf(words, sizeof(words), "try%s%s", line[0] != '\0' ? " " : "",
	    line);
	while ((argv[argc] = strsep(&p, " ")) != NULL)
		argc++;
	err_clear(&err);
	rc = cmd_parse(call, &command, argc, argv, &err);
	strlcpy(msg, err.msg, n);
	/* operands point into words, not into argv */
	call->argv = NULL;
	return rc;
}

TEST(defaults)
{
	struct cmd_call c;
	char msg[256];
	int cols = 0, rows = 0;
	int64_t ns = 7;
	const char **list;

	CHECK_INT(parse(&c, "file", msg, sizeof(msg)), 0);
	CHECK_INT(c.argc, 1);
	CHECK_INT(cmd_flag(&c, "flag"), 0);
	CHECK_INT(cmd_int(&c, "number"), 3);
	CHECK_INT(cmd_given(&c, "number"), 0);
	CHECK_INT(cmd_choice(&c, "word"), -1);
	CHECK_STR(cmd_str(&c, "text"), NULL);
	CHECK_INT(cmd_time(&c, "time", &ns), 0);
	CHECK_INT(ns, 7);
	CHECK_INT(cmd_size(&c, "size", &cols, &rows), 1);
	CHECK_INT(cols, 80);
	CHECK_INT(rows, 24);
	CHECK_INT(cmd_list(&c, "list", &list), 0);
	cmd_call_free(&c);
}

TEST(given)
{
	struct cmd_call c;
	char msg[256];
	int cols = 0, rows = 0;
	int64_t ns = 0;
	const char **list = NULL;

	CHECK_INT(parse(&c, "a -f -n -5 --word=two --text x b --time=1.5ms "
	    "--size 120x36 --list p --list q", msg, sizeof(msg)), 0);
	CHECK_INT(c.argc, 2);
	CHECK_INT(cmd_flag(&c, "flag"), 1);
	CHECK_INT(cmd_int(&c, "number"), -5);
	CHECK_INT(cmd_given(&c, "number"), 1);
	CHECK_INT(cmd_choice(&c, "word"), 1);
	CHECK_STR(cmd_str(&c, "text"), "x");
	CHECK_INT(cmd_time(&c, "time", &ns), 1);
	CHECK_INT(ns, 1500000);
	CHECK_INT(cmd_size(&c, "size", &cols, &rows), 1);
	CHECK_INT(cols, 120);
	CHECK_INT(rows, 36);
	CHECK_INT(cmd_list(&c, "list", &list), 2);
	CHECK_STR(list[0], "p");
	CHECK_STR(list[1], "q");
	cmd_call_free(&c);
}

static void
refused(const char *line, const char *want)
{
	struct cmd_call c;
	char msg[256];

	CHECK_INT(parse(&c, line, msg, sizeof(msg)), -1);
	CHECK_STR(msg, want);
	cmd_call_free(&c);
}

TEST(two_forms_of_output_are_refused)
{
	static const struct {
		const char *command, *words[3], *want;
	} calls[] = {
		{ "query", { "x", "--csv", "--json" },
		    "query: --csv and --json: only one form of output" },
		{ "query", { "--markdown", "--ndjson", "x" },
		    "query: --ndjson and --markdown: only one form of output" },
		{ "diff", { "--tsv", "--folded", "x" },
		    "diff: --folded and --tsv: only one form of output" },
		{ "metric", { "x", "--tsv", "--csv" },
		    "metric: --csv and --tsv: only one form of output" },
		{ "query", { "x", "--csv", "--csv" }, NULL },
		{ "query", { "x", "--json", "--guard" }, NULL },
	};
	char words[4][16], *argv[5];
	struct cmd_call c;
	struct err err;
	size_t i, k;

	for (i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		argv[0] = words[3];
		snprintf(words[3], sizeof(words[3]), "ttv");
		for (k = 0; k < 3; k++) {
			snprintf(words[k], sizeof(words[k]), "%s",
			    calls[i].words[k]);
			argv[k + 1] = words[k];
		}
		argv[4] = NULL;
		err_clear(&err);
		CHECK_INT(cmd_parse(&c, command_find(calls[i].command), 4,
		    argv, &err), calls[i].want != NULL ? -1 : 0);
		CHECK_STR(err.msg, calls[i].want != NULL ? calls[i].want : "");
		cmd_call_free(&c);
	}
}

TEST(refusals)
{
	refused("", "try: an argument is missing; usage: ttv try FILE");
	refused("a b c", "try: one argument too many: c");
	refused("a -z", "try: unknown option -z; `ttv help try` lists them");
	refused("a --zip",
	    "try: unknown option --zip; `ttv help try` lists them");
	refused("a --number", "try: --number: needs an argument");
	refused("a --flag=1", "try: --flag: takes no argument");
	refused("a -n 11", "try: --number: 11 is too large (-5 to 10)");
	refused("a -n x", "try: --number: x is invalid (-5 to 10)");
	refused("a --word four", "try: --word: four is none of: one two three");
	refused("a --word on", "try: --word: on is none of: one two three");
	refused("a --time soon", "try: --time: soon is not a time such as "
	    "12.5ms");
	refused("a --size 80", "try: --size: 80 is not a size such as 120x36 "
	    "(1 to 500)");
	refused("a --size 80x0", "try: --size: 80x0 is too small (1 to 500)");
}

TEST(help_needs_no_operands)
{
	struct cmd_call c;
	char msg[256];

	CHECK_INT(parse(&c, "--help", msg, sizeof(msg)), 0);
	CHECK_INT(cmd_flag(&c, "help"), 1);
	cmd_call_free(&c);
}

/* The form is the first of the command, or one word of it, by either name. */
TEST(forms)
{
	static const struct {
		const char	*line, *msg;
		enum table_form	 form;
	} rows[] = {
		{ "f", "", TABLE_PLAIN },
		{ "f --format=csv", "", TABLE_CSV },
		{ "f --json", "", TABLE_JSON },
		{ "f --format=other", "", TABLE_FORMS },
		{ "f --ndjson", "try: unknown option --ndjson; did you mean "
		    "--json?; `ttv help try` lists them", TABLE_PLAIN },
		{ "f --plain", "try: unknown option --plain; `ttv help try` "
		    "lists them", TABLE_PLAIN },
		{ "f --format=tsv", "try: --format: tsv is none of: plain csv "
		    "json other; did you mean csv?", TABLE_PLAIN },
		{ "f --csv --json", "try: --csv and --json: only one form of "
		    "output", TABLE_PLAIN },
		{ "f --format=csv --csv", "try: --format and --csv: only one "
		    "form of output", TABLE_PLAIN },
	};
	struct cmd_call c;
	char msg[256];
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		CHECK_INT(parse(&c, rows[i].line, msg, sizeof(msg)),
		    rows[i].msg[0] != '\0' ? -1 : 0);
		CHECK_STR(msg, rows[i].msg);
		if (msg[0] == '\0')
			CHECK_INT(cmd_form(&c), rows[i].form);
		cmd_call_free(&c);
	}
}

/* A time is one from the start, of the trace's clock or of the day. */
TEST(times_of_three_clocks)
{
	static const struct {
		const char	*text;
		int64_t		 ns;
	} rows[] = {
		{ "2us", 7000 }, { "0", 5000 }, { "@6000", 6000 },
		{ "@-3", -3 }, { "@6us", 6000 }, { "@0.5ms", 500000 },
		/* 1,000 s after 1970 are 0 on the trace's clock */
		{ "@1970-01-01T00:16:40Z", 0 },
		{ "@1970-01-01T00:16:41.25", 1250000000 },
		{ "@1970-01-01T00:16:39.999999999Z", -1 },
		{ "@2262-04-11T23:47:16.854775807Z",
		    INT64_MAX - INT64_C(1000000000000) },
	};
	static const char *const bad[] = { "@", "@x", "6000@", "@1970-01-01",
	    "@1970-01-01T00:16:41x", "@1970-13-01T00:16:41Z", "@@5" };
	struct trace t = { .start = 5000, .has_wall = 1,
	    .wall = INT64_C(1000000000000) };
	struct cmd_call c;
	struct err err;
	char line[64], msg[256];
	int64_t ns;
	size_t i;

	err_clear(&err);
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		snprintf(line, sizeof(line), "f --from=%s", rows[i].text);
		CHECK_INT(parse(&c, line, msg, sizeof(msg)), 0);
		CHECK_INT(cmd_when(&c, "from", &t, &ns, &err), 1);
		CHECK_INT(ns, rows[i].ns);
		CHECK_INT(cmd_when(&c, "to", &t, &ns, &err), 0);
		t.has_wall = 0;
		CHECK_INT(cmd_when(&c, "from", &t, &ns, &err),
		    strchr(line, 'T') != NULL ? -1 : 1);
		t.has_wall = 1;
		cmd_call_free(&c);
	}
	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		snprintf(line, sizeof(line), "f --from=%s", bad[i]);
		CHECK_INT(parse(&c, line, msg, sizeof(msg)), -1);
		cmd_call_free(&c);
	}
}

/* Every command of the table can be called and has help. */
TEST(every_command_is_whole)
{
	const struct command *c;
	struct cmd_option rows[CMD_OPTIONS];
	const struct cmd_option *o;
	struct cmd_call call;
	struct err err;
	char name[] = "x", help[] = "--help", *argv[] = { name, help, NULL };

	CHECK(command_find("stats") == command_find("stat"));
	for (c = commands; c->name != NULL; c++) {
		CHECK(command_find(c->name) == c);
		CHECK(c->run != NULL && c->help != NULL && c->detail != NULL);
		CHECK(c->help[strlen(c->help) - 1] != '.');
		CHECK(c->detail[strlen(c->detail) - 1] == '.');
		CHECK(cmd_options_of(c, rows) < CMD_OPTIONS);
		for (o = rows; o->name != NULL; o++) {
			CHECK(o->help[strlen(o->help) - 1] != '.');
			CHECK((o->type == CMD_FLAG || o->type ==
			    CMD_FORM) == (o->arg == NULL));
			CHECK(o->type == CMD_STRING || (o->type == CMD_CHOICE)
			    == (o->choices != NULL));
		}
		err_clear(&err);
		CHECK_INT(cmd_parse(&call, c, 2, argv, &err), 0);
		CHECK_STR(err.msg, "");
		cmd_call_free(&call);
	}
}

TEST_MAIN
