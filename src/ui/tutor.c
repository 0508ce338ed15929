/*
 * tutor: ten tasks, each a line that says its key and sees when it was done.
 * The line stands in the place of the status, over any pane; only errors come
 * before it, and while a prompt is open it takes the line of the hints.
 *
 * `ttv tutor` opens the trace that the tasks speak of; the command works in
 * any trace, and a task that cannot be done there is left out by giving it
 * again.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/app.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

#include "command_table.h"
#include "pane.h"
#include "tutor.h"

#define SOUGHT	"drawFrame"	/* a name in the trace of the tasks */

/* Returns whether a command was the last to run, and nothing failed. */
static int
was_run(const struct app *app, const char *name)
{
	return app->last != NULL && strcmp(app->last->name, name) == 0 &&
	    !app->view.message_is_error;
}

/* Returns how many times the trace is longer than the view. */
static int64_t
zoomed(const struct app *app)
{
	int64_t span = sat_sub(viewport_end(&app->view.vp), app->view.vp.t0);

	return sat_sub(app->trace->end, app->trace->start) /
	    (span > 0 ? span : 1);
}

static int
is_zoomed(const struct app *app)
{
	return was_run(app, "zoom-in");
}

static int
done_zoom(const struct app *app)
{
	return is_zoomed(app) && zoomed(app) >= 3;
}

static int
done_fit(const struct app *app)
{
	return was_run(app, "fit-all") && zoomed(app) < 1;
}

static int
is_longest(const struct app *app)
{
	return was_run(app, "longest") && app->view.sel.type == ENTITY_SLICE;
}

/* The next task looks into the slice. */
static int
done_longest(const struct app *app)
{
	uint32_t first;

	return is_longest(app) && trace_children(app->trace,
	    app->view.sel.id, &first) > 0;
}

static int
done_inside(const struct app *app)
{
	return was_run(app, "heaviest-path") && app->screen == PANE_CAUSES;
}

static int
done_stay(const struct app *app)
{
	return was_run(app, "list-enter") && app->screen == PANE_NONE;
}

static int
is_found(const struct app *app)
{
	return was_run(app, "find-next") && app->view.hit_index > 0;
}

static int
done_find(const struct app *app)
{
	return is_found(app) && app->find.pattern != NULL &&
	    strcasecmp(app->find.pattern, SOUGHT) == 0;
}

static int
done_causes(const struct app *app)
{
	return was_run(app, "causes") && app->screen == PANE_CAUSES;
}

static int
done_area(const struct app *app)
{
	return was_run(app, "area-trace") && pane_shown(app, PANE_AREA);
}

static int
done_flame(const struct app *app)
{
	return was_run(app, "flame") && app->screen == PANE_FLAME;
}

static int
done_sql(const struct app *app)
{
	return was_run(app, "sql") && pane_shown(app, PANE_RESULT);
}

/*
 * The tasks: a line with the command's key at @, and what sees it done.  What
 * looks like that and is not has a line of its own.  What closes the list of
 * the task before is said while one is open: q leaves the viewer then.
 */
static const struct {
	const char	*command, *closing, *text;
	int		(*done)(const struct app *);
	const char	*missed;		/* or NULL */
	int		(*is_missed)(const struct app *);
} tasks[] = {
	{ "zoom-in", "", "An app drew six frames, one came late. Press @ 4 "
	    "times to zoom in", done_zoom, "Closer. Go on, with @", is_zoomed },
	{ "fit-all", "", "Press @ (zero): the whole trace again", done_fit,
	    NULL, NULL },
	{ "longest", "", "What is slow? Type @: the longest slice of this "
	    "track", done_longest, "Nothing is inside of that one. j or k to "
	    "another track, then @", is_longest },
	{ "heaviest-path", "", "Why is it slow? Type @: what is inside of it",
	    done_inside, NULL, NULL },
	{ "list-enter", "", "j goes down the list, the tracks follow. @ stays "
	    "there", done_stay, NULL, NULL },
	{ "find", "", "Press @ to search: type " SOUGHT ", Enter, then n for "
	    "the next", done_find, "That was another name. @, then " SOUGHT
	    ", Enter, n", is_found },
	{ "causes", "", "Who woke this thread? Type @: what led here",
	    done_causes, NULL, NULL },
	{ "area-trace", "q closes the list. ", "Press @: all of the trace, by "
	    "name", done_area, NULL, NULL },
	{ "flame", "", "Press @: the same sums as a flame graph", done_flame,
	    NULL, NULL },
	{ "sql", "q closes it. ", "Press @ and ask SQL: select count(*) from "
	    "slice", done_sql, NULL, NULL },
};
#define NTASKS	((int)(sizeof(tasks) / sizeof(tasks[0])))

/* Makes the line of the task, of one of its two texts, behind two words. */
static void
tutor_line(struct app *app, const char *word, const char *closing,
    const char *text)
{
	struct tutor *t = &app->tutor;
	char keys[32] = "";
	int m;

	for (m = 0; m < MODE_MAX && keys[0] == '\0'; m++)
		keymap_keys_of(&app->keymap, (enum key_mode)m,
		    tasks[t->at].command, 1, keys, sizeof(keys));
	m = (int)strcspn(text, "@");
	snprintf(t->text, sizeof(t->text), "%s%d/%d %s%.*s%s%s", word,
	    t->at + 1, NTASKS, closing, m, text, keys, text + m + 1);
}

/* Makes the line of the task, which follows one that was done or not. */
static void
tutor_say(struct app *app, int done)
{
	struct tutor *t = &app->tutor;

	t->open = app->screen != PANE_NONE;
	if (t->at < NTASKS)
		tutor_line(app, done ? "Done. " : "",
		    t->open ? tasks[t->at].closing : "", tasks[t->at].text);
	else
		strlcpy(t->text, "All ten done. ? shows the keys of each "
		    "place, > finds commands; q quits", sizeof(t->text));
}

void
tutor_key(struct app *app)
{
	struct tutor *t = &app->tutor;

	if (!t->on || t->at == NTASKS || app->prompt_kind != PROMPT_NONE)
		return;
	if (tasks[t->at].done(app)) {
		t->at++;
		tutor_say(app, 1);
	} else if (tasks[t->at].missed != NULL && tasks[t->at].is_missed(app))
		tutor_line(app, "", "", tasks[t->at].missed);
	else if (t->open != (app->screen != PANE_NONE))
		tutor_say(app, 0);
}

int
tutor_goes_on(const struct app *app)
{
	return app->tutor.on && app->tutor.at > 0 && app->tutor.at < NTASKS;
}

const char *
tutor_text(const struct app *app)
{
	return app->tutor.on ? app->tutor.text : NULL;
}

int
do_tutor(struct app *app, const struct ui_args *a)
{
	struct tutor *t = &app->tutor;

	(void)a;
	if (t->on && t->at < NTASKS)
		t->at++;
	else
		t->at = 0;
	t->on = 1;
	tutor_say(app, 0);
	return APP_REDRAW;
}
