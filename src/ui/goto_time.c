/*
 * goto_time: times as people type them, and how times are shown.
 *
 *	12.5ms		as times are shown: from the start, unless T says else
 *	+3us -3us	from the cursor
 *	50%		of the trace
 *	@1234.5s	on the clock of the trace
 *	v+3ms		from the left edge of the view
 *	'a 'a+1ms	from a mark
 *	14:03:05.25	the time of day (UTC), of the cursor's day
 *	2026-11-22 14:03
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "ask.h"
#include "camera.h"
#include "command_table.h"
#include "place.h"

#define SECOND		INT64_C(1000000000)
#define DAY		(86400 * SECOND)

/* Parses "+3us", "-3us" or nothing, and adds it to *t. */
static int
parse_offset(const char *text, int64_t *t)
{
	int64_t ns;

	if (*text == '\0')
		return 0;
	if ((*text != '+' && *text != '-') ||
	    text_parse_time(text + 1, &ns) == -1 || ns < 0)
		return -1;
	*t = sat_add(*t, *text == '-' ? -ns : ns);
	return 0;
}

/* Parses exactly n digits and moves *s behind them and one `end`. */
static int
parse_digits(const char **s, int n, char end, int *value)
{
	*value = 0;
	for (; n > 0; n--, ++*s) {
		if (**s < '0' || **s > '9')
			return -1;
		*value = *value * 10 + **s - '0';
	}
	if (end != '\0' && *(*s)++ != end)
		return -1;
	return 0;
}

/* Returns the days from 1970 to a day of the civil calendar. */
static int64_t
days_of(int64_t y, int m, int d)
{
	int64_t era, yoe, doy;

	y -= m <= 2;
	era = y / 400;			/* y is not negative */
	yoe = y - era * 400;
	doy = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + d - 1;
	return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

/* Parses "14:03", "14:03:05.25" with or without a day before it. */
static int
parse_wall(const struct app *app, const char *s, int64_t *t)
{
	int64_t wall, now, days, ns = 0, unit = SECOND;
	int y, m, d, hour, min, sec = 0;

	if (strchr(s, ':') == NULL || !view_wall(&app->view, &wall))
		return -1;
	now = sat_add(app->view.cursor, wall);
	days = now / DAY - (now % DAY < 0);
	if (strlen(s) > 10 && s[4] == '-') {
		if (parse_digits(&s, 4, '-', &y) == -1 ||
		    parse_digits(&s, 2, '-', &m) == -1 ||
		    parse_digits(&s, 2, '\0', &d) == -1 || m < 1 || m > 12 ||
		    d < 1 || d > 31 || y < 1600 || (*s != ' ' && *s != 'T'))
			return -1;
		s++;
		days = days_of(y, m, d);
	}
	if (parse_digits(&s, 2, ':', &hour) == -1 ||
	    parse_digits(&s, 2, '\0', &min) == -1 || hour > 23 || min > 59)
		return -1;
	if (*s == ':') {
		s++;
		if (parse_digits(&s, 2, '\0', &sec) == -1 || sec > 60)
			return -1;
	}
	if (*s == '.')
		for (s++; *s >= '0' && *s <= '9'; s++)
			ns += (*s - '0') * (unit /= 10);
	if (*s == 'Z')
		s++;
	*t = sat_sub(sat_add(sat_mul(days, DAY), ((int64_t)hour * 3600 +
	    min * 60 + sec) * SECOND + ns), wall);
	return *s == '\0' ? 0 : -1;
}

static int
parse_percent(const struct trace *tr, const char *text, int64_t *t)
{
	size_t len = strlen(text);
	double part, at;

	if (len == 0 || text[len - 1] != '%' ||
	    text_parse_double(text, len - 1, &part) == -1 ||
	    !(part >= 0 && part <= 100))
		return -1;
	/* a weighted mean: end - start may overflow, and rounding pass it */
	at = (double)tr->start * (1 - part / 100) +
	    (double)tr->end * (part / 100);
	*t = at >= (double)tr->end ? tr->end : at <= (double)tr->start ?
	    tr->start : (int64_t)at;
	return 0;
}

/* Parses a time: 0, or -1. */
static int
goto_time_parse(const struct app *app, const char *text, int64_t *t)
{
	const struct view *v = &app->view;
	int64_t ns;

	switch (text[0]) {
	case '+':
	case '-':
		*t = v->cursor;
		return parse_offset(text, t);
	case '@':
		return text_parse_time(text + 1, t);
	case 'v':
		*t = v->vp.t0;
		return parse_offset(text + 1, t);
	case '\'':
		if (text[1] < 'a' || text[1] > 'z' ||
		    !v->marks[text[1] - 'a'].set)
			return -1;
		*t = v->marks[text[1] - 'a'].ts;
		return parse_offset(text + 2, t);
	}
	if (parse_percent(app->trace, text, t) == 0 ||
	    parse_wall(app, text, t) == 0)
		return 0;
	if (text_parse_time(text, &ns) == -1)
		return -1;
	*t = sat_add(v->time_mode == TIME_WALL ? app->trace->start :
	    view_time_origin(v), ns);
	return 0;
}

int
do_goto_time(struct app *app, const struct ui_args *a)
{
	int64_t t, wall;

	if (a->text[0] == '\0') {
		ask_open(app, PROMPT_TIME, "");
		return APP_REDRAW;
	}
	if (goto_time_parse(app, a->text, &t) == -1) {
		if (view_wall(&app->view, &wall))
			return app_fail(app, "%s: not a time such as 12.5ms, "
			    "+3us, 50%%, @12s, 'a+1ms, 14:03:05", a->text);
		return app_fail(app, strchr(a->text, ':') != NULL ? "%s: the "
		    "trace does not say what time of day it was" : "%s: not a "
		    "time such as 12.5ms, +3us, 50%%, @12s, 'a+1ms", a->text);
	}
	if (t < app->trace->start || t > app->trace->end)
		app_say(app, "%s: the trace %s", a->text, t < app->trace->start ?
		    "begins later" : "ends before");
	if (t < app->trace->start)
		t = app->trace->start;
	if (t > app->trace->end)
		t = app->trace->end;
	jump_push(app);
	place_time(app, t, NONE);
	return APP_REDRAW;
}

/* Moves the cursor by columns and lets it go from the slice. */
int
do_cursor_by(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t cols = (int64_t)a->way * a->count;
	int64_t step = viewport_step(&v->vp), t;

	t = sat_at(v->cursor, step, cols);
	v->cursor = t < app->trace->start ? app->trace->start :
	    t > app->trace->end ? app->trace->end : t;
	camera_follow(v, app->settings.value[SETTING_MARGIN]);
	return APP_REDRAW;
}

int
do_time_display(struct app *app, const struct ui_args *a)
{
	static const char *const said[] = {
		"times from the start of the trace",
		"times from the left edge of the view",
		"times of day, UTC", "times as the trace's clock has them"
	};
	int *mode = &app->settings.value[SETTING_TIME];
	int64_t wall;

	(void)a;
	*mode = (*mode + 1) % (TIME_RAW + 1);
	if (*mode == TIME_WALL && !view_wall(&app->view, &wall))
		*mode = TIME_RAW;
	app->view.time_mode = (uint8_t)*mode;
	app_say(app, "%s", said[*mode]);
	return APP_REDRAW;
}
