/*
 * ttv query: SQL over a trace (ttv-sql(7)).
 */
#include "config.h"

#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/sql.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"
#include "place.h"
#include "query.h"
#include "whole.h"

const struct cmd_option cmd_query_options[] = {
	{ "file", 'f', CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Read the statements from FILE; - is the standard input" },
	{ "each", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Ask each trace by itself, several at a time, and print their "
	    "rows with a column trace in front; FILE may be a pattern" },
	{ "schema", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the tables and their columns, as .schema does; .tables and "
	    ".schema TABLE may stand for SQL as well" },
	{ "param", 'p', CMD_LIST, "NAME=VALUE", 0, 0, NULL, NULL,
	    "Set the parameter $NAME of the statements" },
	{ "parquet", 0, CMD_FORM, NULL, 0, 0, NULL, NULL,
	    "Write a file of Parquet, columns that engines such as DuckDB and "
	    "ClickHouse read; wants --output, or a pipe" },
	CMD_OPTION_END
};

static struct sql *running;	/* what Ctrl-C interrupts */
static volatile sig_atomic_t asked;	/* it was pressed in this run */
static volatile sig_atomic_t told;	/* what came of it was printed */
static volatile sig_atomic_t warned;	/* that Ctrl-C again ends ttv */
static int at_prompt;		/* other statements will follow */

/* Says it once: a second Ctrl-C may come while the first is being answered. */
void
query_tell_interrupted(void)
{
	static const char text[] = "ttv: interrupted\n";
	sigset_t set, before;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	pthread_sigmask(SIG_BLOCK, &set, &before);
	if (!told)
		(void)!write(STDERR_FILENO, text, sizeof(text) - 1);
	told = 1;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void
query_give_up(void)
{
	query_tell_interrupted();
	litter_remove();
	_exit(130);
}

/*
 * A second after Ctrl-C: SQLite sorts, and does not look.  A command ends; at a
 * prompt what was typed before is worth waiting for.
 */
static void
on_alarm(int sig)
{
	static const char text[] = "ttv: SQLite sorts, which cannot be "
	    "interrupted; Ctrl-C again ends ttv\n";

	(void)sig;
	if (!at_prompt)
		query_give_up();
	(void)!write(STDERR_FILENO, text, sizeof(text) - 1);
	warned = 1;
}

/* Again: a command ends at once, a prompt only when it said that it will. */
static void
on_interrupt(int sig)
{
	(void)sig;
	if (asked && (!at_prompt || warned))
		query_give_up();
	if (running != NULL)
		sql_interrupt(running);
	if (!asked)
		alarm(1);
	asked = 1;
}

/* Appends a whole file, or the standard input; returns 0 or -1. */
static int
query_read(const char *path, struct buf *b, struct err *err)
{
	FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
	int bad;

	if (f == NULL)
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%s cannot be opened", path);
	bad = buf_read(b, f, SIZE_MAX);
	if (f != stdin)
		fclose(f);
	return bad ? err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "%s cannot be read", path) : 0;
}

int
query_part(const struct cmd_call *call, struct sql *s, const struct trace *t,
    struct bits kept[ENTITIES], struct err *err)
{
	int rc = chosen_kept(kept, call, t, err);

	if (rc == 1)
		sql_part(s, kept);
	return rc == -1 ? -1 : 0;
}

int
query_params(const struct cmd_call *call, struct sql *s,
    const struct trace *t, struct bits kept[ENTITIES], struct err *err)
{
	const char **list, *eq;
	size_t i, n = cmd_list(call, "param", &list);
	int64_t t0, t1;
	char *name, text[32];

	if (query_part(call, s, t, kept, err) == -1 ||
	    place_range(call, t, &t0, &t1, err) == -1)
		return -1;
	snprintf(text, sizeof(text), "%" PRId64, t0);
	sql_param(s, "start", text);
	snprintf(text, sizeof(text), "%" PRId64, t1);
	sql_param(s, "end", text);

	for (i = 0; i < n; i++) {
		if ((eq = strchr(list[i], '=')) == NULL || eq == list[i])
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: --param: %.64s is not NAME=VALUE",
			    call->cmd->name, list[i]);
		name = strndup(list[i], (size_t)(eq - list[i]));
		if (name == NULL)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "out of memory");
		sql_param(s, name, eq + 1);
		free(name);
	}
	return 0;
}

static struct query_how
how_of(const struct cmd_call *call)
{
	return (struct query_how){ cmd_form(call), cmd_flag(call, "guard"),
	    cmd_str(call, "null"), (uint64_t)cmd_int(call, "max"),
	    strcmp(cmd_str(call, "format"), "parquet") == 0 };
}

void
query_message(char *s, size_t n, const char *file, const struct sql_error *e)
{
	if (file == NULL)
		file = "query";
	if (e->line > 0)
		snprintf(s, n, "%s:%llu:%llu: %s", file,
		    (unsigned long long)e->line, (unsigned long long)e->col,
		    e->msg);
	else
		snprintf(s, n, "%s: %s", file, e->msg);
}

/* Prints the one line of an error of the statements. */
static int
query_fail(const char *file, const struct sql_error *e)
{
	char msg[PATH_MAX + sizeof(e->msg)];

	if (e->interrupted) {
		query_tell_interrupted();
		return 130;
	}
	query_message(msg, sizeof(msg), file, e);
	fprintf(stderr, "ttv: %s\n", msg);
	return EXIT_QUERY;
}

void
query_tell_unseen(const char *file, int n)
{
	if (n > 0)
		fprintf(stderr, "ttv: %s: only the last statement's rows are "
		    "printed, not those of %d before it\n", file == NULL ?
		    "query" : file, n);
}

void
query_stay(void)
{
	at_prompt = 1;
}

/* Passes on the rows that are there while the next one is looked for. */
static int
query_asked(void *arg)
{
	struct query_output *o = arg;

	if (o->table.drain != NULL && !o->how.parquet)
		out_pass(o->out);
	return out_failed(o->out);
}

int
query_print(struct sql *s, const struct buf *text, const struct query_how *how,
    const char *file, int status)
{
	void (*before)(int), (*before_alarm)(int);
	struct query_output o;
	struct sql_error e;
	struct out out;
	int rc;

	out_open(&out);
	query_open(&o, &out, s, how);
	running = s;
	asked = told = warned = 0;
	before_alarm = signal(SIGALRM, on_alarm);
	before = signal(SIGINT, on_interrupt);
	sql_ask(s, query_asked, &o);
	rc = sql_run(s, text->data, text->len, &o.sink, &e);
	sql_ask(s, NULL, NULL);
	if (rc == -1 && e.interrupted && out_failed(&out))
		rc = 0;		/* out_close() says why */
	signal(SIGINT, before);
	alarm(0);
	signal(SIGALRM, before_alarm);
	running = NULL;
	if (rc == 0)
		query_tell_unseen(file, o.unseen);
	if (rc == 0)
		query_end(&o);
	else
		query_drop(&o);
	query_close(&o);
	status = out_close(&out, status);
	if (rc == 0 && o.wrong[0] != '\0') {
		e = (struct sql_error){ .line = 0 };
		snprintf(e.msg, sizeof(e.msg), "%s", o.wrong);
		rc = -1;
	}
	return rc == 0 ? status : query_fail(file, &e);
}

int
query_run(const struct cmd_call *call, struct sql *s, const struct buf *text,
    const char *file, int status)
{
	struct query_how how = how_of(call);

	return query_print(s, text, &how, file, status);
}

int
query_is_prompt(const struct cmd_call *call)
{
	return cmd_str(call, "file") == NULL && call->argc == 1 &&
	    !cmd_flag(call, "each") && !cmd_flag(call, "schema") &&
	    strcmp(cmd_str(call, "format"), "parquet") != 0 &&
	    isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

/* Returns what statements begin with behind blanks. */
static const char *
text_begin(const struct buf *text)
{
	return text->data + strspn(text->data, " \t\n");
}

/* Reads the statements: those of -f, of the last operand, or of stdin. */
static int
query_text(const struct cmd_call *call, struct cmd_call *files,
    struct buf *text, struct err *err)
{
	int rc = 0;

	buf_adds(text, "");
	if (cmd_flag(call, "schema")) {
		buf_adds(text, ".schema");
	} else if (cmd_str(call, "file") != NULL) {
		rc = query_read(cmd_str(call, "file"), text, err);
	} else if (call->argc == 1) {
		rc = query_read("-", text, err);
	} else {
		files->argc--;
		buf_adds(text, call->argv[call->argc - 1]);
	}
	if (rc == 0 && cmd_flag(call, "each") && *text_begin(text) == '.')
		rc = err_set(err, ERR_USAGE, ERR_NOWHERE, "query: --each goes "
		    "with statements: all traces have the same tables");
	return rc;
}

/* Returns whether statements stand where a file should. */
static int
is_misplaced(const struct cmd_call *call, struct err *err)
{
	const char *first = call->argc > 0 ? call->argv[0] : "";

	if (strpbrk(first, " \t\n") == NULL || strchr(first, '/') != NULL ||
	    access(first, F_OK) == 0)
		return 0;
	err_set(err, ERR_USAGE, ERR_NOWHERE, "query: there is no file "
	    "\"%.60s\"; usage: ttv query FILE ... SQL", first);
	return 1;
}

/* Returns whether bytes that are no text would go to a terminal. */
static int
is_unfit(const struct cmd_call *call, const struct query_how *how,
    struct err *err)
{
	const char *path = cmd_str(call, "output");

	if (!how->parquet || !isatty(STDOUT_FILENO) ||
	    (path != NULL && strcmp(path, "-") != 0))
		return 0;
	err_set(err, ERR_USAGE, ERR_NOWHERE, "query: parquet is not for a "
	    "terminal: --output names a file");
	return 1;
}

int
cmd_query(const struct cmd_call *call)
{
	struct cmd_call files = *call;
	struct buf text = BUF_INIT;
	struct trace *t = NULL;
	struct sql *s = NULL;
	struct query_how how = how_of(call);
	struct bits kept[ENTITIES] = { { 0, NULL, NULL } };
	struct err err;
	int status;

	err_clear(&err);
	if (is_unfit(call, &how, &err) || is_misplaced(call, &err) ||
	    (!query_is_prompt(call) &&
	    query_text(call, &files, &text, &err) == -1))
		status = cmd_fail(&err);
	else if (cmd_flag(call, "each"))
		status = query_each(&files, &text, &how);
	else if ((t = cmd_load_asked(&files, &status)) != NULL) {
		s = sql_open(t);
		if (query_params(call, s, t, kept, &err) == -1)
			status = cmd_fail(&err);
		else if (query_is_prompt(call))
			status = query_prompt(s, &how);
		else if (*text_begin(&text) == '.')
			status = query_command(s, text_begin(&text), status);
		else
			status = cmd_unchanged(t, query_run(call, s, &text,
			    cmd_str(call, "file"), status));
	}
	sql_close(s);
	chosen_free(kept);
	trace_free(t);
	buf_free(&text);
	return status;
}
