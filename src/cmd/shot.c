/*
 * `ttv shot FILE ...`: prints one frame of the view after playing keys.  It
 * reads no config file and no terminal, so the same arguments give the same
 * frame everywhere; the screen tests use it.
 */
#include "config.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/script.h"
#include "ttv/style.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"
#include "place.h"
#include "with.h"

static const int depths[] = { 256, 8, 0 };

const struct cmd_option cmd_shot_options[] = {
	{ "size", 0, CMD_SIZE, "COLSxROWS", 1, 1000, NULL, "120x36",
	    "Size of the screen" },
	{ "keys", 0, CMD_STRING, "KEYS", 0, 0, NULL, NULL,
	    "Keys to play, such as \"ddw<Down><C-d>/Paint<Enter>n\"" },
	CMD_PLACE_OPTIONS,
	{ "text", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the characters; the default" },
	{ "style", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print a letter a cell for its style; with --text after it" },
	{ "ansi", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print with the colours of a terminal" },
	{ "colors", 0, CMD_CHOICE, "N", 0, 0, "256 8 0", "256",
	    "Colours of --ansi, 0 when NO_COLOR is set" },
	{ "glyphs", 0, CMD_CHOICE, "SET", 0, 0, "unicode half ascii",
	    "unicode", "Characters to draw with" },
	{ "diff", 'd', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Show two traces beside each other, and what differs" },
	{ "config", 0, CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Read a file of bind and set lines first" },
	CMD_OPTION_END
};

static void
shot_print(const struct cmd_call *call, const struct canvas *canvas,
    struct out *out)
{
	const char *no = getenv("NO_COLOR");
	int depth = depths[cmd_choice(call, "colors")];

	if (no != NULL && no[0] != '\0' && !cmd_given(call, "colors"))
		depth = 0;
	if (cmd_flag(call, "text") ||
	    (!cmd_flag(call, "style") && !cmd_flag(call, "ansi")))
		canvas_dump_text(canvas, &out->buf);
	if (cmd_flag(call, "style"))
		canvas_dump_style(canvas, &out->buf);
	if (cmd_flag(call, "ansi"))
		canvas_dump_ansi(canvas, &out->buf, depth);
}

/* Sets the locale for widths of characters as in the viewer, if it is UTF-8. */
static void
locale_set(void)
{
	if (setlocale(LC_CTYPE, "") == NULL ||
	    strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
		setlocale(LC_CTYPE, "C");
}

/*
 * Says that the range of a call lies outside of the trace: as an error where
 * one of its ends is not given, since no frame begins behind its end.
 */
static int
shot_range(const struct cmd_call *call, const struct trace *t, struct err *err)
{
	struct part p = { 0 };

	if (place_range(call, t, &p.t0, &p.t1, err) == -1)
		return -1;
	if (p.t0 == p.t1 && chosen_missing(call, t, &p, NULL, err))
		return -1;
	chosen_note(call, t, &p);
	return 0;
}

int
cmd_shot(const struct cmd_call *call)
{
	const char *keys = cmd_str(call, "keys"), *config = cmd_str(call,
	    "config");
	struct canvas *canvas = NULL;
	struct trace *trace;
	struct with with;
	struct app app;
	struct out out;
	struct permalink link;
	struct err err;
	int status, cols = 120, rows = 36;

	err_clear(&err);
	locale_set();
	cmd_size(call, "size", &cols, &rows);
	if (cmd_diff_check(call, &err) == -1)
		return cmd_fail(&err);
	with_open(&with, call);
	if ((trace = cmd_load_keep(call, &with.derived, &status)) == NULL) {
		with_close(&with);
		return status;
	}
	glyphs_use((enum glyph_set)cmd_choice(call, "glyphs"));
	app_init(&app, trace, cols, rows);
	app.reload = &with.reload;
	if (cmd_flag(call, "diff"))
		app_compare(&app);
	place_of_call(call, &link);
	if (shot_range(call, trace, &err) == -1 ||
	    (config != NULL && app_config(&app, config, &err) == -1) ||
	    permalink_go(&app, &link, &err) == -1 ||
	    (keys != NULL && script_play(&app, keys, &err) == -1))
		goto out;
	app_settle(&app);
	canvas = canvas_new(cols, rows);
	app_draw(&app, canvas);
	out_open(&out);
	out.seen = 0;			/* a canvas is safe; it has colours */
	shot_print(call, canvas, &out);
	status = cmd_unchanged(trace, out_close(&out, status));
out:
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	canvas_free(canvas);
	app_free(&app);
	trace_free(trace);
	with_close(&with);
	return status;
}
