/*
 * `ttv open [FILE]`: rows of an engine as a list.  Enter opens the trace of a
 * row at its slice, as `ttv view` does; closing that comes back to the list.
 *
 * Rows are not trusted: given_target.c says what they can open.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/load.h"
#include "ttv/rows.h"
#include "ttv/script.h"
#include "ttv/term.h"
#include "ttv/trace.h"

#include "cmd.h"
#include "given.h"
#include "view.h"

#define WORDS	12	/* of the command line of a viewer, at most */

const struct cmd_option cmd_open_options[] = {
	{ "root", 0, CMD_STRING, "DIR", 0, 0, NULL, NULL,
	    "Take the traces of rows from this folder, and open none outside "
	    "of it" },
	{ "list", 'l', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the command of each row, and open none" },
	{ "row", 0, CMD_INT, "N", 1, LIMIT_GIVEN_ROWS, NULL, NULL,
	    "Open this row, from 1 on, without the list" },
	{ "keys", 0, CMD_STRING, "KEYS", 0, 0, NULL, NULL,
	    "Play these keys first" },
	{ "config", 0, CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Read this file of bind and set lines instead of the person's "
	    "own" },
	{ "shot", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print one frame, and end: of the list, or with --row of the "
	    "trace" },
	{ "size", 0, CMD_SIZE, "COLSxROWS", 1, 1000, NULL, "120x36",
	    "Size of that frame" },
	CMD_OPTION_END
};

struct open_run {
	const struct cmd_call *call;
	struct given	 rows;
	const char	*root;
	int		 ended;		/* a signal or a closed list */
};

/* Implements cell() of struct app_rows. */
static const char *
open_cell(void *arg, size_t row, size_t column)
{
	return given_text(&((struct open_run *)arg)->rows, row, column);
}

/* Implements check() of struct app_rows. */
static int
open_check(void *arg, size_t row, struct err *err)
{
	struct open_run *o = arg;
	struct given_target t;
	int rc = given_target(&o->rows, row, o->root, &t, err);

	given_target_free(&t);
	return rc;
}

/* ---- --list ---- */

static int
open_list(struct open_run *o)
{
	int status = EXIT_OK;
	struct given_target t;
	struct out out;
	struct err err;
	size_t i;

	out_open(&out);
	for (i = 0; i < o->rows.nrows && !out_failed(&out); i++) {
		err_clear(&err);
		if (given_target(&o->rows, i, o->root, &t, &err) == 0) {
			given_target_command(&t, &out.buf);
			buf_addc(&out.buf, '\n');
			out_more(&out);
		} else {
			fprintf(stderr, "ttv: open: row %zu: %s\n", i + 1,
			    err.msg);
			status = EXIT_NOTHING;
		}
		given_target_free(&t);
	}
	if (o->rows.more)
		fprintf(stderr, "ttv: open: only the first %zu rows are "
		    "read\n", o->rows.nrows);
	return out_close(&out, status);
}

/* ---- a trace ---- */

/* Adds "--name=value" to a command line, in memory that *keep has. */
static void
add_option(char **argv, int *n, struct buf *keep, const char *name,
    const char *value)
{
	buf_clear(keep);
	buf_printf(keep, "--%s=%s", name, value);
	argv[(*n)++] = keep->data;
}

/* Opens the trace of a row by a command, view or shot: an exit status. */
static int
open_trace(struct open_run *o, size_t row, const char *command)
{
	static char words[][8] = { "view", "shot", "--diff", "--" };
	static const char *const passed[] = { "keys", "config", "size" };
	int shot = strcmp(command, words[1]) == 0, n = 0, status, i;
	char *argv[WORDS + 1] = { NULL };
	struct buf keep[6] = { BUF_INIT };
	struct given_target t;
	struct cmd_call call;
	struct err err;

	err_clear(&err);
	if (given_target(&o->rows, row, o->root, &t, &err) == -1) {
		given_target_free(&t);
		return cmd_fail(&err);
	}
	argv[n++] = words[shot];
	if (t.npaths == 2)
		argv[n++] = words[2];
	if (t.select != NULL)
		add_option(argv, &n, &keep[3], "select", t.select);
	if (t.find != NULL)
		add_option(argv, &n, &keep[4], "find", t.find);
	for (i = 0; i < 2 + shot; i++)	/* keys are the list's, if it was */
		if (cmd_given(o->call, passed[i]) && (i > 0 ||
		    cmd_given(o->call, "row")))
			add_option(argv, &n, &keep[i], passed[i],
			    cmd_str(o->call, passed[i]));
	argv[n++] = words[3];
	for (i = 0; i < t.npaths; i++)
		argv[n++] = t.paths[i];
	if (cmd_parse(&call, command_find(command), n, argv, &err) != 0)
		status = cmd_fail(&err);
	else
		status = shot ? cmd_shot(&call) : view_within(&call);
	cmd_call_free(&call);
	for (i = 0; i < 6; i++)
		buf_free(&keep[i]);
	given_target_free(&t);
	return status;
}

/* ---- the list ---- */

/* Prints a frame of the list. */
static int
open_frame(struct app *app)
{
	struct canvas *canvas = canvas_new(app->view.cols, app->view.rows);
	struct out out;

	app_settle(app);
	app_draw(app, canvas);
	out_open(&out);
	out.seen = 0;			/* a canvas is safe */
	canvas_dump_text(canvas, &out.buf);
	canvas_free(canvas);
	return out_close(&out, EXIT_OK);
}

/* Shows the list, until it ends or a row is to be opened: an exit status. */
static int
open_show(struct open_run *o, struct app_rows *r, const char *said)
{
	const char *config = cmd_str(o->call, "config"), *keys =
	    cmd_str(o->call, "keys");
	int shot = cmd_flag(o->call, "shot"), cols = 80, rows = 24, status;
	struct trace *none = load_empty();
	struct app app;
	struct err err;

	err_clear(&err);
	cmd_size(o->call, "size", &cols, &rows);
	app_init(&app, none, cols, rows);
	app.loaded = 1;
	r->opened = 0;
	app_rows(&app, r);
	if (said != NULL)
		app_fail(&app, "%s", said);
	else
		app_say(&app, "Enter opens a row, q ends");
	if (!shot || config != NULL)
		view_config(&app, config, &err);
	if (err.code == ERR_NONE && keys != NULL)
		script_play(&app, keys, &err);
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	else if (app.ended)
		status = EXIT_OK;
	else if (shot)
		status = open_frame(&app);
	else
		status = view_loop(&app, -1, -1, &err) == -1 ?
		    cmd_fail(&err) : EXIT_OK;
	app_free(&app);
	trace_free(none);
	o->ended = !r->opened || status != EXIT_OK;
	return status;
}

/* Shows the list, and traces from it, until the list is closed. */
static int
open_loop(struct open_run *o, const char *title)
{
	struct app_rows r = { .title = title, .ncolumns = o->rows.ncolumns,
	    .names = (const char *const *)o->rows.names,
	    .nrows = o->rows.nrows, .more = o->rows.more, .cell = open_cell,
	    .check = open_check, .arg = o };
	int shot = cmd_flag(o->call, "shot"), status;
	const char *said = NULL;

	for (;;) {
		status = open_show(o, &r, said);
		if (!shot && term_curses_signal() != 0)
			raise(term_curses_signal());
		if (o->ended)
			return status;
		status = open_trace(o, r.at, shot ? "shot" : "view");
		if (shot || cmd_given(o->call, "keys"))
			return status;
		said = status != EXIT_OK ? cmd_failed() : NULL;
	}
}

/* Reads the rows of the operand or of the standard input: 0, or -1. */
static int
open_read(struct open_run *o, const char *path, struct err *err)
{
	FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
	struct err why;
	int rc;

	if (f == stdin && isatty(STDIN_FILENO))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "open: rows come "
		    "from a file or a pipe: duckdb -csv ... | ttv open");
	if (f == NULL)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.180s: %s", path,
		    strerror(errno));
	err_clear(&why);
	rc = given_read(&o->rows, f, &why);
	if (f != stdin)
		fclose(f);
	if (rc == 0 && o->rows.nrows == 0)
		rc = err_set(&why, ERR_EMPTY, ERR_NOWHERE, "there are no "
		    "rows");
	return rc == 0 ? 0 : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "open: %.100s: %.120s", f == stdin ? "the standard input" : path,
	    why.msg);
}

int
cmd_open(const struct cmd_call *call)
{
	const char *path = call->argc > 0 ? call->argv[0] : "-";
	struct open_run o = { .call = call, .root = cmd_str(call, "root") };
	const char *keys = cmd_str(call, "keys");
	int64_t row = cmd_given(call, "row") ? cmd_int(call, "row") : 0;
	int shot = cmd_flag(call, "shot"), status;
	struct err err;

	err_clear(&err);
	if (keys != NULL && script_check(keys, &err) == -1)
		return cmd_fail(&err);
	if (open_read(&o, path, &err) == 0 && row > (int64_t)o.rows.nrows)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, o.rows.more ?
		    "open: --row: only the first %zu rows are read" :
		    "open: --row: there are %zu rows", o.rows.nrows);
	if (err.code == ERR_NONE && !cmd_flag(call, "list") && !shot)
		term_curses_check(&err);
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	else if (cmd_flag(call, "list"))
		status = open_list(&o);
	else if (row > 0)
		status = open_trace(&o, (size_t)row - 1, shot ? "shot" :
		    "view");
	else
		status = open_loop(&o, strcmp(path, "-") == 0 ? "rows of the "
		    "standard input" : path);
	given_free(&o.rows);
	return status;
}
