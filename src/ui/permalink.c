/*
 * permalink: from the view to a command line and back.  Times are whole
 * nanoseconds from the start of the trace, so that the same columns come back;
 * on a screen of another width the same span does.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/sat.h"
#include "ttv/track_path.h"
#include "ttv/trace.h"

#include "commands.h"
#include "opening.h"
#include "thing.h"

/* What can be open, and the command that opens it. */
static const struct {
	const char	*word, *command;
	enum pane_id	 pane;		/* in place of the tracks, or none */
} opens[] = {
	{ "details", "pane-focus", PANE_NONE },
	{ "help", "help", PANE_HELP },
	{ "metadata", "metadata", PANE_NONE },
	{ "summary", "summary", PANE_NONE },
	{ "warnings", "warnings", PANE_WARNINGS },
};
#define NOPENS	(sizeof(opens) / sizeof(opens[0]))
const char permalink_words[] = "details help metadata summary warnings";

int
permalink_empty(const struct permalink *l)
{
	return !l->has_from && !l->has_to && !l->has_cursor &&
	    l->track == NULL && l->select == NULL && l->open == NULL;
}

/* Shows [from, to]; returns -1 if that is no span. */
static int
go_span(struct app *app, const struct permalink *l, struct err *err)
{
	int64_t t0 = l->has_from ? l->from : 0;
	int64_t t1 = l->has_to ? l->to : sat_sub(app->trace->end,
	    app->trace->start);

	if (!l->has_from && !l->has_to)
		return 0;
	if (t0 > t1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--from is later than --to");
	app_view(app, t0, t1);
	app->view.cursor = sat_add(app->trace->start, t0);
	place_line(&app->view, app->view.line);
	return 0;
}

static int
go_track(struct app *app, const char *path, uint32_t *track, struct err *err)
{
	struct track_paths *paths;

	*track = NONE;
	if (path == NULL)
		return 0;
	paths = track_paths_new(app->trace);
	*track = track_path_find(paths, path);
	track_paths_free(paths);
	if (*track == NONE)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--track: no track is called \"%.150s\"", path);
	return 0;
}

static int
go_thing(struct app *app, const char *text, uint32_t track, struct err *err)
{
	struct entity_ref ref;
	int found;

	if (text == NULL)
		return 0;
	found = thing_find(app->trace, text, track, &ref);
	if (found == -1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--select: "
		    "\"%.100s\" is not like slice@1200+500 NAME", text);
	if (found == 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--select: the trace has no \"%.100s\" there", text);
	place_thing(app, &ref);
	return 0;
}

static int
go_open(struct app *app, const char *word, struct err *err)
{
	size_t i;

	for (i = 0; word != NULL && i < NOPENS; i++)
		if (strcmp(opens[i].word, word) == 0) {
			ui_command_run(app, opens[i].command, 0);
			return 0;
		}
	return word == NULL ? 0 : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "--open: %.32s is none of: %s", word, permalink_words);
}

int
permalink_go(struct app *app, const struct permalink *l, struct err *err)
{
	struct view *v = &app->view;
	struct viewport vp = { 0 };
	uint32_t track;

	if (permalink_empty(l))
		return 0;
	app->shown = 1;
	if (go_span(app, l, err) == -1 ||
	    go_track(app, l->track, &track, err) == -1)
		return -1;
	vp = v->vp;
	if (track != NONE)
		place_time(app, v->cursor, track);
	if (go_thing(app, l->select, track, err) == -1)
		return -1;
	if (l->has_from || l->has_to)
		v->vp = vp;	/* as asked for, wherever the thing is */
	if (l->has_cursor)
		v->cursor = sat_add(app->trace->start, l->cursor);
	if (track != NONE || l->select != NULL)
		opening_hide(app);
	return go_open(app, l->open, err);
}

void
permalink_word(struct buf *b, const char *s)
{
	static const char plain[] = "0123456789abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ%+,-./:=@_";

	if (*s != '\0' && s[strspn(s, plain)] == '\0') {
		buf_adds(b, s);
		return;
	}
	buf_addc(b, '\'');
	for (; *s != '\0'; s++)
		if (*s == '\'')
			buf_adds(b, "'\\''");
		else
			buf_addc(b, *s);
	buf_addc(b, '\'');
}

static void
write_time(const struct app *app, const char *name, int64_t t, struct buf *b)
{
	buf_printf(b, " --%s=%" PRId64 "ns", name, sat_sub(t,
	    app->trace->start));
}

/* Adds what is open, if a word says it. */
static void
write_open(const struct app *app, struct buf *b)
{
	size_t i;

	for (i = 0; app->screen != PANE_NONE && i < NOPENS; i++)
		if (opens[i].pane == app->screen)
			buf_printf(b, " --open=%s", opens[i].word);
	if (app->screen == PANE_NONE && app->view.drawer == NULL &&
	    app->view.pane > 1)
		buf_adds(b, " --open=details");
}

void
permalink_write(const struct app *app, struct buf *b)
{
	const struct view *v = &app->view;
	uint32_t i, track = view_selection_track(v);
	struct track_paths *paths;
	char text[TRACK_PATH_MAX], *real;

	if (v->sel.type == ENTITY_NONE || track == NONE)
		track = place_track(v);
	buf_adds(b, "ttv view");
	write_time(app, "from", v->vp.t0, b);
	write_time(app, "to", viewport_end(&v->vp), b);
	write_time(app, "cursor", v->cursor, b);
	if (track != NONE) {
		paths = track_paths_new(app->trace);
		track_path(paths, track, text, sizeof(text));
		track_paths_free(paths);
		buf_adds(b, " --track=");
		permalink_word(b, text);
	}
	if (thing_write(app->trace, &v->sel, text, sizeof(text)) > 0) {
		buf_adds(b, " --select=");
		permalink_word(b, text);
	}
	write_open(app, b);
	if (app->load_words != NULL)
		buf_adds(b, app->load_words);
	buf_adds(b, " --");
	for (i = 0; i < app->trace->nsources; i++) {
		real = realpath(app->trace->sources[i].path, NULL);
		buf_addc(b, ' ');
		permalink_word(b, real != NULL ? real :
		    app->trace->sources[i].path);
		free(real);
	}
}
