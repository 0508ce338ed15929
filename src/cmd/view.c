/*
 * `ttv view FILE ...`: the viewer.  Starts to load, takes the terminal, loops
 * until the user quits, gives the terminal back.
 *
 * - Errors about files are printed before the terminal is taken or after it
 *   was given back, never in between.  A file that cannot be opened is
 *   detected before.
 * - A quit does not wait for the loading thread: the process ends with _exit()
 *   while that thread still runs.
 */
#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/follow.h"
#include "ttv/jail.h"
#include "ttv/loader.h"
#include "ttv/load.h"
#include "ttv/permalink.h"
#include "ttv/script.h"
#include "ttv/term.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "keep.h"
#include "place.h"
#include "view.h"
#include "with.h"

/*
 * Bounds how many ms the terminal is not taken yet, waiting for the first
 * model or an error.
 */
#define FIRST_MS	70
#define EXIT_DAMAGED	70		/* as fatal() */

/* Numbers of colours, in the order of the words of --colors. */
static const int depths[] = { 256, 8, 0 };

const struct cmd_option cmd_view_options[] = {
	{ "follow", 'f', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Go on reading at the end of FILE while it is written" },
	{ "keep", 0, CMD_TIME, "TIME", 0, 0, NULL, NULL,
	    "Follow, and forget what is older than TIME, such as 10min" },
	{ "glyphs", 0, CMD_CHOICE, "SET", 0, 0, "unicode half ascii", NULL,
	    "Characters to draw with: unicode, half (console fonts), ascii" },
	{ "colors", 0, CMD_CHOICE, "N", 0, 0, "256 8 0", NULL,
	    "Colours to draw with; what the terminal has, or 0 when NO_COLOR "
	    "is set" },
	{ "keys", 0, CMD_STRING, "KEYS", 0, 0, NULL, NULL,
	    "Play these keys first, such as \"/Paint<Enter>f\"" },
	{ "config", 0, CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Read this file of bind and set lines instead of the person's "
	    "own" },
	{ "diff", 'd', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Show two traces beside each other, and what differs" },
	CMD_PLACE_OPTIONS,
	{ "session", 0, CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Keep marks, view and folds in this file, which others can open, "
	    "instead of the state of the trace; without a FILE of a trace "
	    "those of the session are opened" },
	{ "no-state", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Neither read nor write what is kept of the trace" },
	{ "dump-config", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the settings and keys as text of a config file, and end" },
	{ "stats", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Say at the end what was written to the terminal" },
	CMD_OPTION_END
};

/*
 * Finds $XDG_CONFIG_HOME/ttv/ttvrc or ~/.config/ttv/ttvrc, or the file by its
 * older name, config; returns 1 if readable.
 */
static int
config_path(char *path, size_t n)
{
	static const char *const names[] = { "ttvrc", "config" };
	const char *dir = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
	size_t i;
	int len;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (dir != NULL && *dir == '/')
			len = snprintf(path, n, "%s/ttv/%s", dir, names[i]);
		else if (home != NULL)
			len = snprintf(path, n, "%s/.config/ttv/%s", home,
			    names[i]);
		else
			return 0;
		if (len > 0 && (size_t)len < n && access(path, R_OK) == 0)
			return 1;
	}
	return 0;
}

int
view_config(struct app *app, const char *given, struct err *err)
{
	char path[4096];

	if (given != NULL)
		return app_config(app, given, err);
	if (config_path(path, sizeof(path)))
		return app_config(app, path, err);
	return 0;
}

/* Passes the setting "cache" on, unless --cache says otherwise. */
static void
view_limit(const struct app *app, const struct cmd_call *call)
{
	if (!cmd_given(call, "cache"))
		index_limit((uint64_t)app->settings.value[SETTING_CACHE] <<
		    20);
}

/* Reads the config; the limit of the index must hold before a load ends. */
static int
view_configure(struct app *app, const struct cmd_call *call, struct err *err)
{
	int r = view_config(app, cmd_str(call, "config"), err);

	view_limit(app, call);
	return r;
}

static void
print_stats(void)
{
	struct term_stats st;
	uint64_t later;

	term_curses_stats(&st);
	later = st.frames > 1 ? st.frames - 1 : 1;
	fprintf(stderr, "ttv: %llu frames, %llu bytes; first %llu, "
	    "then %llu on average, %llu at most\n",
	    (unsigned long long)st.frames, (unsigned long long)st.bytes,
	    (unsigned long long)st.first,
	    (unsigned long long)((st.bytes - st.first) / later),
	    (unsigned long long)st.largest);
}

/* Checks everything that can be wrong before a load starts. */
static int
view_check(const struct cmd_call *call, struct err *err)
{
	const char *keys = cmd_str(call, "keys");
	struct load_options o;
	int64_t keep;
	int i;

	if (cmd_time(call, "keep", &keep) && keep <= 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "view: --keep is no time such as 10min");
	if (call->argc == 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "view: the file is missing; usage: ttv view %s",
		    call->cmd->args);
	if (term_curses_check(err) == -1 ||
	    (keys != NULL && script_check(keys, err) == -1))
		return -1;
	if (cmd_diff_check(call, err) == -1)
		return -1;
	if ((cmd_flag(call, "follow") || cmd_given(call, "keep")) &&
	    call->argc > 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "view: one file can be followed at a time");
	if ((cmd_flag(call, "follow") || cmd_given(call, "keep")) &&
	    cmd_given(call, "with"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "view: nothing is derived from a trace that grows: "
		    "--with and --follow");
	for (i = 0; i < call->argc; i++)
		if (strcmp(call->argv[i], "-") == 0 && isatty(STDIN_FILENO))
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "view: - is standard input, which is a terminal "
			    "and no trace");
	cmd_load_fill(call, &o);
	return with_check((const char *const *)call->argv,
	    (size_t)call->argc, &o, err);
}

static int within;		/* 1: a part of another command */

/* The environment without an index, for start_anew(). */
static char **without_index;

static void
prepare_anew(void)
{
	static char none[] = "TTV_CACHE=";
	size_t i, n = 0;

	while (environ[n] != NULL)
		n++;
	without_index = xcalloc(n + 2, sizeof(*without_index));
	for (i = n = 0; environ[i] != NULL; i++)
		if (strncmp(environ[i], none, strlen(none)) != 0)
			without_index[n++] = environ[i];
	without_index[n] = none;
}

/*
 * Implements index_options.damaged: the program begins again, in a signal
 * handler.  There is no way to go on without the bytes that are damaged.
 */
static void
start_anew(int gone)
{
	sigset_t none;

	term_curses_abandon();
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	execve(jail_self, cmd_words, gone ? environ : without_index);
	_exit(EXIT_DAMAGED);
}

/* Returns what is asked of following, or NULL: nothing. */
static struct follow *
view_follow(const struct cmd_call *call)
{
	int64_t keep = 0;

	if (!cmd_time(call, "keep", &keep) && !cmd_flag(call, "follow"))
		return NULL;
	return follow_new(keep);
}

static struct loader *
view_start_load(const struct cmd_call *call, struct follow *follow,
    struct derived *keep)
{
	static struct index_options index;
	struct load_options o;
	struct loader *loader;

	if (!within)
		prepare_anew();
	cmd_load_fill(call, &o);
	o.follow = follow;
	o.keep = keep;
	index = *o.index;
	/* without it an index is checked as a whole before it is used */
	index.damaged = within ? NULL : start_anew;
	o.index = &index;
	loader = loader_start(follow != NULL ? follow_file : with_load,
	    (const char *const *)call->argv, (size_t)call->argc, &o);
	loader_wait(loader, FIRST_MS);
	return loader;
}

int
view_loop(struct app *app, int colours, int glyphs, struct err *err)
{
	struct term_options o;
	struct term term;
	int cols, rows;

	o.colours = colours == -1 ? -1 : depths[colours];
	o.glyphs = glyphs;
	if (o.glyphs == -1 &&
	    app->settings.value[SETTING_GLYPHS] != SETTING_GLYPHS_AUTO)
		o.glyphs = app->settings.value[SETTING_GLYPHS];
	if (term_curses_open(&term, &o, err) == -1)
		return -1;
	term.ops->size(term.data, &cols, &rows);
	app_resize(app, cols, rows);
	app->view.lazy = 1;	/* queries of a session can be ended */
	app->ready = 1;
	app_arrive(app);
	script_arrive(app);
	app_loop(app, &term);
	term_curses_close();
	return 0;
}

/* Runs the viewer in the terminal, from taking it to giving it back. */
static int
view_show(struct app *app, const struct cmd_call *call, struct err *err)
{
	if (view_loop(app, cmd_choice(call, "colors"), cmd_choice(call,
	    "glyphs"), err) == -1)
		return -1;
	if (cmd_flag(call, "stats"))
		print_stats();
	return 0;
}

/* Prints the config that holds without a trace. */
static int
view_dump_config(const struct cmd_call *call)
{
	struct trace *t = load_empty();
	struct app app;
	struct out out;
	struct err err;
	int status = EXIT_OK;

	err_clear(&err);
	app_init(&app, t, 80, 24);
	if (cmd_str(call, "config") != NULL && app_config(&app, cmd_str(call,
	    "config"), &err) == -1)
		status = cmd_fail(&err);
	else {
		out_open(&out);
		config_dump(&app, &out.buf);
		status = out_close(&out, status);
	}
	app_free(&app);
	trace_free(t);
	return status;
}

/* Runs the viewer on files that are being loaded. */
static int
view_run(const struct cmd_call *call, struct kept *kept)
{
	static struct with with;	/* a load may still use it at the end */
	struct follow *follow = view_follow(call);
	struct loader *loader;
	struct permalink link;
	struct buf words = BUF_INIT;
	struct app app;
	struct err err;
	int64_t began = now_ms();
	int status = EXIT_OK;

	err_clear(&err);
	with_open(&with, call);
	loader = view_start_load(call, follow, &with.derived);
	with.loader = loader;
	app_init(&app, loader_trace(loader), 80, 24);
	app.began = began;
	app.may_write = 1;
	app.loader = loader;
	app.follow = follow;
	app.reload = &with.reload;
	app.keys = cmd_str(call, "keys");
	if (cmd_flag(call, "diff"))
		app_compare(&app);
	place_of_call(call, &link);
	app.link = &link;
	place_load_words(call, &words);
	app.load_words = words.data;
	app_follow(&app);
	/* app.ended: the load failed without a model */
	if (!app.ended && view_configure(&app, call, &err) == 0) {
		keep_begin(kept, &app);
		if (app.session != NULL)	/* what is asked for holds */
			app.link = &link;
		if (view_show(&app, call, &err) == 0)
			keep_end(kept, &app);
		app_leave(&app);
		if (err.code == ERR_NONE && term_curses_signal() != 0)
			raise(term_curses_signal());	/* report the signal
							 * to the shell */
	}
	view_limit(&app, call);		/* it may have been set since */
	index_trim();
	if (err.code == ERR_NONE)
		loader_ended(loader, &err);
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	app_free(&app);
	buf_free(&words);
	if (within)
		loader_end(loader);
	if (loader_free(loader) == -1) {
		fflush(stdout);
		_exit(status);
	}
	follow_free(follow);
	with_close(&with);
	return status;
}

int
cmd_view(const struct cmd_call *given)
{
	struct cmd_call call = *given;
	struct kept kept;
	struct err err;
	int status;

	if (cmd_flag(given, "dump-config"))
		return view_dump_config(given);
	err_clear(&err);
	if (keep_open(&kept, &call, &err) == -1 || view_check(&call,
	    &err) == -1)
		status = cmd_fail(&err);
	else
		status = view_run(&call, &kept);
	keep_free(&kept);
	return status;
}

int
view_within(const struct cmd_call *call)
{
	int status;

	within = 1;
	status = cmd_view(call);
	within = 0;
	return status;
}
