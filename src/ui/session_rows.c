/*
 * session_rows: THE table of what a session keeps.  A row writes all its lines
 * and reads one.  Lines are read in the order in which they were written.  What
 * a view is, is one row here, and a table of its own in view_rows.c.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

#include "ask.h"
#include "mark.h"
#include "place.h"
#include "result.h"
#include "session.h"
#include "entity_text.h"
#include "view_rows.h"

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

/* ---- the view: the rows of view_rows.c ---- */

/* Writes a line for each track with a number of its own, see track_state.h. */
static void
write_track_state(struct session_io *io, enum track_state id)
{
	const struct view *v = &io->app->view;
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
read_track_state(struct session_io *io, const struct session_line *l,
    enum track_state id)
{
	const struct track_state_row *r = &track_states[id];
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

/* Writes the line of a row that has a value. */
static void
write_value(struct session_io *io, const struct view_row *r)
{
	struct view_value v = { .track = NONE };
	const char *f;
	int n = 0;

	if (r->get(io->app, &v)) {
		session_word(io, r->word);
		for (f = r->fields; *f != '\0'; f++)
			if (*f == 'T')
				session_track(io, v.track);
			else if (*f == 's')
				session_text(io, v.text);
			else
				session_int(io, v.n[n++]);
		session_end(io);
	}
	free(v.text);
}

static int
read_value(struct session_io *io, const struct session_line *l,
    const struct view_row *r)
{
	struct view_value v = { .track = NONE };
	int i, n = 0, rc;

	for (i = 0; r->fields[i] != '\0'; i++)
		if (r->fields[i] == 'T')
			v.track = session_find_track(io, l->v[i]);
		else if (r->fields[i] == 's')
			v.text = (char *)(uintptr_t)l->v[i];	/* lent */
		else if (session_number(l->v[i], &v.n[n++]) == -1)
			return -1;
	rc = r->set(io->app, &v, VIEW_BY_SESSION, NULL);
	io->lost += rc == VIEW_LOST;
	return rc == -1 ? -1 : 0;
}

static void
write_view(struct session_io *io)
{
	const struct view_row *r = io->app->view_rows;
	int i;

	for (i = 0; i < VIEW_ROWS; i++)
		if (r[i].word != NULL && r[i].fields != NULL)
			write_value(io, &r[i]);
		else if (r[i].word != NULL)
			write_track_state(io, r[i].state);
}

static int
read_view(struct session_io *io, const struct session_line *l)
{
	const struct view_row *r = view_row_named(io->app, l->word);
	size_t least = r->fields != NULL ? strlen(r->fields) :
	    track_states[r->state].numbered & TRACK_STATE_SESSION ? 2 : 1;

	if ((size_t)l->n < least)
		return -1;
	return r->fields != NULL ? read_value(io, l, r) :
	    read_track_state(io, l, r->state);
}

/* ---- marks ---- */

/*
 * Returns the number that the first line of a track has in a place: that of its
 * first row, or object; sets *n to how many there are.
 */
static uint32_t
first_place(const struct track *k, uint32_t *n)
{
	*n = k->nobjects > 0 ? k->nobjects : k->nrows;
	return k->nobjects > 0 ? k->object : k->row;
}

static void
write_marks(struct session_io *io)
{
	const struct app *app = io->app;
	const struct place *p;
	char text[400], letter[2] = "a";
	uint32_t n;
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
		    p->row - first_place(&app->trace->tracks[p->track], &n) :
		    -1);
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
	uint32_t first, n;

	if (l->v[0][0] < 'a' || l->v[0][0] > 'z' || l->v[0][1] != '\0' ||
	    session_number(l->v[1], &ts) == -1 ||
	    session_number(l->v[3], &nth) == -1)
		return -1;
	place_here(app, &p);
	p.cursor = sat_add(t->start, ts);
	p.track = session_find_track(io, l->v[2]);
	p.row = NONE;
	if (p.track != NONE) {
		first = first_place(&t->tracks[p.track], &n);
		if (nth >= 0 && nth < n)
			p.row = first + (uint32_t)nth;
	}
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

const struct session_row session_rows[] = {
	{ "set", 1, SESSION_NOW, write_settings, read_setting },
	{ "history", 2, SESSION_NOW, write_history, read_history },
	{ "derived", 4, SESSION_DERIVED, write_derived, read_derived },
	{ SESSION_VIEW, 0, SESSION_PLACE, write_view, read_view },
	{ "mark", 5, SESSION_MARK, write_marks, read_mark },
	{ "range", 4, SESSION_MARK, write_spans, read_span },
	{ NULL, 0, SESSION_NOW, NULL, NULL }
};
