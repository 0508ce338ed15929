/*
 * session_rows: THE table of what a session keeps.  A row writes all its lines
 * and reads one.  Lines are read in the order in which they were written: folds
 * before the line of the cursor, which they may hide.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

#include "ask.h"
#include "filter_ui.h"
#include "mark.h"
#include "pane.h"
#include "place.h"
#include "result.h"
#include "session.h"
#include "entity_text.h"

/* ---- settings and the history of prompts ---- */

static void
write_settings(struct session_io *io)
{
	const struct app *app = io->app;
	char text[64];
	int i;

	for (i = 0; i < SETTING_MAX; i++) {
		if (app->settings.value[i] == app->configured.value[i] ||
		    i == SETTING_KEYS)	/* would forget those of ttvrc */
			continue;
		setting_format(&app->settings, (enum setting_id)i, text,
		    sizeof(text));
		session_word(io, "set");
		session_text(io, text);
		session_end(io);
	}
}

static int
read_setting(struct session_io *io, const struct session_line *l)
{
	char line[128] = "set ";

	if (*l->v[0] == '\0' || strncmp(l->v[0], "keys", 4) == 0 ||
	    strlcat(line, l->v[0], sizeof(line)) >= sizeof(line))
		return -1;
	return ui_command_run(io->app, line, 0) & APP_FAIL ? -1 : 0;
}

static void
write_history(struct session_io *io)
{
	const struct history *h;
	int kind, i;

	for (kind = PROMPT_NONE + 1; kind < PROMPT_KINDS; kind++) {
		h = &io->app->history[kind];
		for (i = 0; i < h->n; i++) {
			session_word(io, "history");
			session_text(io, io->app->prompts[kind].word);
			session_text(io, h->v[i]);
			session_end(io);
		}
	}
}

static int
read_history(struct session_io *io, const struct session_line *l)
{
	int kind;

	for (kind = PROMPT_NONE + 1; kind < PROMPT_KINDS; kind++)
		if (strcmp(io->app->prompts[kind].word, l->v[0]) == 0) {
			history_add(&io->app->history[kind], l->v[1]);
			return 0;
		}
	return -1;
}

/* ---- derived tracks ---- */

#define DERIVED_MOST	64	/* queries: each reads the trace */

/* Writes what was selected when a query was asked, if it asks for that. */
static void
write_asked(struct session_io *io, const struct result_made *m)
{
	const struct trace *t = io->app->trace;
	int track = strstr(m->text, "$track") != NULL;
	char text[400] = "";
	uint32_t on = m->track;

	if (!track && strstr(m->text, "$slice") == NULL)
		return;
	if (entity_text_write(t, &m->sel, text, sizeof(text)) > 0)
		on = entity_track(t, m->sel.type, m->sel.id);
	session_track(io, on);
	session_text(io, text);
}

static void
write_derived(struct session_io *io)
{
	const struct result_ui *u = io->app->result;
	int64_t start = io->app->trace->start;
	size_t i;

	for (i = 0; u != NULL && i < u->nmade && i < DERIVED_MOST; i++) {
		session_word(io, "derived");
		session_int(io, sat_sub(u->made[i].start, start));
		session_int(io, sat_sub(u->made[i].end, start));
		session_text(io, u->made[i].name);
		session_text(io, u->made[i].text);
		write_asked(io, &u->made[i]);
		session_end(io);
	}
}

static int
read_derived(struct session_io *io, const struct session_line *l)
{
	int64_t start = io->app->trace->start;
	struct result_made m;

	memset(&m, 0, sizeof(m));
	if (session_number(l->v[0], &m.start) == -1 ||
	    session_number(l->v[1], &m.end) == -1 || *l->v[2] == '\0' ||
	    *l->v[3] == '\0' || io->app->result->nmade >= DERIVED_MOST)
		return -1;
	m.start = sat_add(start, m.start);
	m.end = sat_add(start, m.end);
	m.missing = 1;
	m.track = *l->v[4] == '\0' ? NONE : track_path_find(io->paths,
	    l->v[4]);
	if (*l->v[4] != '\0' && m.track == NONE)
		return SESSION_ABSENT;
	if (*l->v[5] != '\0' && entity_text_find(io->app->trace, l->v[5],
	    m.track, &m.sel) != 0)
		return SESSION_ABSENT;
	m.name = (char *)(uintptr_t)l->v[2];	/* both are copied */
	m.text = (char *)(uintptr_t)l->v[3];
	result_tracks_add(io->app->result, &m);
	return 0;
}

/* ---- folds ---- */

/*
 * Folded are most of the tracks that can be, or few: the lines of `fold` name
 * those that are otherwise.
 */
static void
write_folds(struct session_io *io)
{
	session_word(io, "folds");
	session_text(io, track_state_usual(&io->app->view, TRACK_FOLD) ?
	    "closed" : "open");
	session_end(io);
}

static int
read_folds(struct session_io *io, const struct session_line *l)
{
	int closed = strcmp(l->v[0], "closed") == 0;

	if (!closed && strcmp(l->v[0], "open") != 0)
		return -1;
	track_state_fold_all(&io->app->view, closed);
	return 0;
}

/* ---- what is shown, and in which order ---- */

/* Writes a line for each track with a number of its own, see track_state.h. */
static void
write_track_state(struct session_io *io)
{
	const struct view *v = &io->app->view;
	enum track_state id = io->row->state;
	const struct track_state_row *r = &track_states[id];
	int usual = track_state_usual(v, id);
	uint32_t track, at = 0;

	while ((track = track_state_next(v, id, usual, &at)) != NONE) {
		session_word(io, r->word);
		if (r->numbered & TRACK_STATE_SESSION)
			session_int(io, r->get(v, track));
		session_track(io, track);
		session_end(io);
	}
}

static int
read_track_state(struct session_io *io, const struct session_line *l)
{
	const struct track_state_row *r = &track_states[io->row->state];
	int numbered = (r->numbered & TRACK_STATE_SESSION) != 0;
	uint32_t track;
	int64_t n = 1;

	if (numbered && (session_number(l->v[0], &n) == -1 || n < r->least ||
	    n > r->most))
		return -1;
	if ((track = session_find_track(io, l->v[numbered])) != NONE)
		r->set(&io->app->view, track, (int)n);
	return 0;
}

static void
write_sort(struct session_io *io)
{
	session_word(io, "sort");
	session_int(io, io->app->view.sort);
	session_end(io);
}

static int
read_sort(struct session_io *io, const struct session_line *l)
{
	int64_t sort;

	if (session_number(l->v[0], &sort) == -1 || sort < 0 ||
	    sort >= SORT_MAX)
		return -1;
	if (sort != SORT_OPENED)	/* that is how it has opened */
		view_sort(&io->app->view, (enum view_sort)sort);
	return 0;
}

static void
write_filter(struct session_io *io)
{
	const struct view *v = &io->app->view;

	if (v->filter_text == NULL)
		return;
	session_word(io, "filter");
	session_int(io, !v->filter_off);
	session_text(io, v->filter_text);
	session_end(io);
}

static int
read_filter(struct session_io *io, const struct session_line *l)
{
	int64_t on;

	if (session_number(l->v[0], &on) == -1 || *l->v[1] == '\0')
		return -1;
	view_layout(&io->app->view);
	if (filter_accept(io->app, l->v[1]) & APP_FAIL)
		return -1;
	view_filter_pause(&io->app->view, !on);
	return 0;
}

/* ---- where one looks ---- */

static void
write_line(struct session_io *io)
{
	const struct view *v = &io->app->view;
	uint32_t track = place_track(v);

	if (track == NONE)
		return;
	session_word(io, "line");
	session_track(io, track);
	session_int(io, v->line - view_line_of_track(v, track));
	session_int(io, v->line - v->top);
	session_end(io);
}

static int
read_line(struct session_io *io, const struct session_line *l)
{
	struct view *v = &io->app->view;
	uint32_t track = session_find_track(io, l->v[0]), first;
	int64_t nth, below;

	if (session_number(l->v[1], &nth) == -1 ||
	    session_number(l->v[2], &below) == -1 || nth < 0 || below < 0)
		return -1;
	view_layout(v);		/* with the folds */
	if (track == NONE || (first = view_line_of_track(v, track)) == NONE)
		return 0;
	v->line = first;
	if (nth < v->nlines - first && v->lines[first + nth].track == track)
		v->line = first + (uint32_t)nth;
	v->top = below < v->line ? v->line - (uint32_t)below : 0;
	view_show_line(v);
	return 0;
}

static void
write_cursor(struct session_io *io)
{
	const struct view *v = &io->app->view;

	session_word(io, "cursor");
	session_int(io, sat_sub(v->cursor, v->trace->start));
	session_end(io);
}

static int
read_cursor(struct session_io *io, const struct session_line *l)
{
	int64_t t;

	if (session_number(l->v[0], &t) == -1)
		return -1;
	io->app->view.cursor = sat_add(io->app->trace->start, t);
	return 0;
}

static void
write_selection(struct session_io *io)
{
	const struct view *v = &io->app->view;
	char text[400] = "";

	/* empty: a trace may open with something selected, which was not */
	if (entity_text_write(v->trace, &v->sel, text, sizeof(text)) == 0 &&
	    v->sel.type != ENTITY_NONE)
		return;
	session_word(io, "select");
	session_text(io, text);
	session_track(io, *text != '\0' ? view_selection_track(v) : NONE);
	session_end(io);
}

static int
read_selection(struct session_io *io, const struct session_line *l)
{
	struct entity_ref ref;
	int found;

	if (*l->v[0] == '\0') {
		io->app->view.sel.type = ENTITY_NONE;
		return 0;
	}
	found = entity_text_find(io->app->trace, l->v[0],
	    session_find_track(io, l->v[1]), &ref);
	if (found == 0)
		place_select(&io->app->view, &ref);
	io->lost += found == 1;
	return found == -1 ? -1 : 0;
}

static void
write_pane(struct session_io *io)
{
	session_word(io, "pane");
	session_int(io, io->app->view.pane);
	session_end(io);
}

static int
read_pane(struct session_io *io, const struct session_line *l)
{
	int64_t height;

	if (session_number(l->v[0], &height) == -1 || height < 0 || height > 3)
		return -1;
	pane_hide(io->app, PANE_OPENING);
	io->app->view.pane = (int)height;
	view_show_line(&io->app->view);
	return 0;
}

/* Writes the first and the last instant of the columns. */
static void
write_view(struct session_io *io)
{
	const struct view *v = &io->app->view;

	session_word(io, "view");
	session_int(io, sat_sub(v->vp.t0, v->trace->start));
	session_int(io, sat_sub(viewport_end(&v->vp), v->trace->start));
	session_end(io);
}

static int
read_view(struct session_io *io, const struct session_line *l)
{
	int64_t t0, t1;

	if (session_number(l->v[0], &t0) == -1 ||
	    session_number(l->v[1], &t1) == -1 || t0 > t1)
		return -1;
	pane_hide(io->app, PANE_OPENING);
	app_view(io->app, t0, t1);
	return 0;
}

/* ---- marks ---- */

static void
write_marks(struct session_io *io)
{
	const struct app *app = io->app;
	const struct place *p;
	char text[400], letter[2] = "a";
	int i;

	for (i = 0; i < VIEW_MARKS; i++) {
		if (!app->view.marks[i].set)
			continue;
		p = &app->marks[i];
		letter[0] = (char)('a' + i);
		session_word(io, "mark");
		session_text(io, letter);
		session_int(io, sat_sub(p->cursor, app->trace->start));
		session_track(io, p->track);
		session_int(io, p->row != NONE && p->track != NONE ? (int64_t)
		    p->row - app->trace->tracks[p->track].row : -1);
		entity_text_write(app->trace, &p->sel, text, sizeof(text));
		session_text(io, text);
		session_end(io);
	}
}

static int
read_mark(struct session_io *io, const struct session_line *l)
{
	struct app *app = io->app;
	const struct trace *t = app->trace;
	struct place p;
	int64_t ts, nth;

	if (l->v[0][0] < 'a' || l->v[0][0] > 'z' || l->v[0][1] != '\0' ||
	    session_number(l->v[1], &ts) == -1 ||
	    session_number(l->v[3], &nth) == -1)
		return -1;
	place_here(app, &p);
	p.cursor = sat_add(t->start, ts);
	p.track = session_find_track(io, l->v[2]);
	p.row = p.track != NONE && nth >= 0 && nth < t->tracks[p.track].nrows ?
	    t->tracks[p.track].row + (uint32_t)nth : NONE;
	p.sel.type = ENTITY_NONE;
	p.sel.id = 0;
	/* what was selected may lie on another track than the cursor */
	if (*l->v[4] != '\0' &&
	    entity_text_find(t, l->v[4], p.track, &p.sel) == 1)
		entity_text_find(t, l->v[4], NONE, &p.sel);
	mark_put(app, l->v[0][0] - 'a', &p);
	return 0;
}

static void
write_spans(struct session_io *io)
{
	const struct view *v = &io->app->view;
	const struct view_span *s;
	size_t i;

	for (i = 0; i < v->nspans; i++) {
		s = &v->spans[i];
		session_word(io, "range");
		session_int(io, sat_sub(s->t0, v->trace->start));
		session_int(io, sat_sub(s->t1, v->trace->start));
		session_track(io, s->track);
		session_text(io, s->note);
		session_end(io);
	}
}

static int
read_span(struct session_io *io, const struct session_line *l)
{
	const struct trace *t = io->app->trace;
	struct view_span s;

	memset(&s, 0, sizeof(s));
	if (session_number(l->v[0], &s.t0) == -1 ||
	    session_number(l->v[1], &s.t1) == -1 || s.t0 > s.t1)
		return -1;
	s.t0 = sat_add(t->start, s.t0);
	s.t1 = sat_add(t->start, s.t1);
	s.track = session_find_track(io, l->v[2]);
	strlcpy(s.note, l->v[3], sizeof(s.note));
	return mark_span(io->app, &s) == NULL ? -1 : 0;
}

/* Lines about a track each, of a row of track_state.c. */
#define TRACKS(word, nfields, id)					\
	{ word, nfields, SESSION_PLACE, write_track_state,		\
	    read_track_state, TRACK_##id },
const struct session_row session_rows[] = {
	{ "set", 1, SESSION_NOW, write_settings, read_setting, 0 },
	{ "history", 2, SESSION_NOW, write_history, read_history, 0 },
	{ "derived", 4, SESSION_DERIVED, write_derived, read_derived, 0 },
	{ "sort", 1, SESSION_PLACE, write_sort, read_sort, 0 },
	TRACKS("hide", 1, HIDE)
	TRACKS("pin", 1, PIN)
	{ "folds", 1, SESSION_PLACE, write_folds, read_folds, 0 },
	TRACKS("fold", 2, FOLD)
	TRACKS("height", 2, HEIGHT)
	{ "filter", 2, SESSION_PLACE, write_filter, read_filter, 0 },
	{ "pane", 1, SESSION_PLACE, write_pane, read_pane, 0 },
	{ "line", 3, SESSION_PLACE, write_line, read_line, 0 },
	{ "view", 2, SESSION_PLACE, write_view, read_view, 0 },
	{ "cursor", 1, SESSION_PLACE, write_cursor, read_cursor, 0 },
	{ "select", 2, SESSION_PLACE, write_selection, read_selection, 0 },
	{ "mark", 5, SESSION_MARK, write_marks, read_mark, 0 },
	{ "range", 4, SESSION_MARK, write_spans, read_span, 0 },
	{ NULL, 0, SESSION_NOW, NULL, NULL, 0 }
};
