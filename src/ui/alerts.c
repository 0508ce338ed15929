/*
 * alerts: the list of what files of --with say is odd or wrong, in order of
 * time.  The model has the list; a line is made when it is
 * drawn.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/alert.h"
#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "alerts.h"
#include "command_table.h"
#include "pane.h"
#include "place.h"
#include "entity_text.h"

/* Columns of a line: type, time since the start, length, track, name. */
#define TYPE_COLS	9
#define TIME_COLS	22
#define DUR_COLS	12
#define TRACK_COLS	28
#define TRACK_NARROW	16	/* ... on a screen that leaves it fewer columns
				 * than NARROW, for the sake of names */
#define NARROW		100

static int
track_cols(const struct app *app)
{
	const struct view *v = &app->view;

	return v->cols - entity_process_cols(v) < NARROW ? TRACK_NARROW :
	    TRACK_COLS;
}

static uint64_t
alerts_count(void *arg)
{
	return ((struct app *)arg)->trace->nalerts;
}

static void
alerts_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct trace *t = app->trace;
	const struct alert *a = &t->alerts[i];
	char time[64], dur[32] = "", label[128] = "", name[256];
	uint32_t track = entity_track(t, a->at.type, a->at.id), n;

	text_time(time, sizeof(time), sat_sub(a->ts, t->start), 0);
	if (a->at.type == ENTITY_SLICE && trace_dur(t, a->at.id) == DUR_OPEN)
		strlcpy(dur, "no end", sizeof(dur));
	else if (a->at.type == ENTITY_SLICE)
		text_duration_short(dur, sizeof(dur), trace_dur(t, a->at.id));
	else
		strlcpy(dur, "instant", sizeof(dur));
	if (track != NONE)
		trace_track_label(t, track, label, sizeof(label));
	n = t->kinds[a->kind].name;
	text_safe(name, sizeof(name), trace_str(t, n),
	    strtab_len(t->strings, n));
	list_cell(line, ROLE_HELP, " ", 1);	/* the mark's place */
	list_text(line, t->kinds[a->kind].flags & KIND_ERROR ?
	    ROLE_ERROR : ROLE_PANE_KEY, alert_word(t, a->kind), TYPE_COLS, 0);
	list_text(line, ROLE_HELP, time, TIME_COLS, 1);
	list_text(line, ROLE_HELP, dur, DUR_COLS, 1);
	entity_add_process(&app->view, track, line);
	entity_add_label(line, label, track_cols(app));
	list_text(line, ROLE_PANE_VALUE, name, 0, 0);
}

static int
alerts_target(void *arg, uint64_t i, struct entity_ref *to)
{
	const struct trace *t = ((struct app *)arg)->trace;

	if (i >= t->nalerts)
		return -1;
	*to = t->alerts[i].at;
	return 0;
}

const struct list_line *
alerts_head(const struct app *app)
{
	static struct list_line head;

	list_clear(&head);
	list_cell(&head, ROLE_PANE_KEY, " ", 1);
	list_text(&head, ROLE_PANE_KEY, "TYPE", TYPE_COLS, 0);
	list_text(&head, ROLE_PANE_KEY, "START", TIME_COLS, 1);
	list_text(&head, ROLE_PANE_KEY, "LENGTH", DUR_COLS, 1);
	entity_process_head(&app->view, &head);
	list_text(&head, ROLE_PANE_KEY, "TRACK", track_cols(app), 0);
	list_text(&head, ROLE_PANE_KEY, "NAME", 0, 0);
	return &head;
}

const struct list_source alerts_source = {
	alerts_count, alerts_line, NULL, NULL, NULL, alerts_target
};

int
alerts_show(struct app *app, uint64_t line)
{
	struct entity_ref to;

	if (alerts_target(app, line, &to) == -1)
		return APP_FAIL;
	app->view.cursor = app->trace->alerts[line].ts;
	place_entity(app, &to);
	return APP_REDRAW;
}

int
do_alerts(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->screen == PANE_ALERTS)
		return pane_close(app);
	if (app->trace->nalerts == 0) {
		app_say(app, app->trace->derived_off == 0 ? "no alerts: they "
		    "come with --with FILE.sql, or :track and a column "
		    "alert_type" : "no alerts");
		return APP_REDRAW;
	}
	pane_open(app, PANE_ALERTS);
	return APP_REDRAW;
}
