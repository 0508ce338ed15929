/*
 * permalink: from the view to a command line and back.  Times are whole
 * nanoseconds from the start of the trace, so that the same columns come back;
 * on a screen of another width the same span does.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/sat.h"
#include "ttv/sql.h"
#include "ttv/track_state.h"
#include "ttv/text.h"
#include "ttv/track_path.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "find_ui.h"
#include "pane.h"
#include "place.h"
#include "entity_text.h"
#include "traces.h"
#include "view_rows.h"

#define SLACK	20		/* a view may reach beyond the trace by less
				 * than a twentieth of its length */

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
/* All of them, a blank between. */
static const char open_words[] = "details help metadata summary warnings";

void
permalink_init(struct permalink *l)
{
	memset(l, 0, sizeof(*l));
	l->line = l->above = -1;
}

/* Returns 1 if a permalink says nothing. */
static int
permalink_empty(const struct permalink *l)
{
	size_t i, n = 0;

	for (i = 0; i < TRACK_STATE_MAX; i++)
		n += l->tracks[i].n;
	return !l->has_from && !l->has_to && !l->has_cursor &&
	    l->track == NULL && l->select == NULL && l->open == NULL &&
	    l->filter == NULL && l->find == NULL && l->folds == NULL &&
	    n == 0 && l->line < 0 && l->above < 0;
}

/* Has a time that is said be counted from the start: 0, or -1 and *err. */
static int
from_start(const struct trace *t, enum link_clock *clock, int64_t *ns,
    struct err *err)
{
	if (*clock == LINK_NONE || *clock == LINK_START)
		return 0;
	if (*clock == LINK_DAY && !t->has_wall)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "this trace does not say when its times were");
	if (*clock == LINK_DAY)
		*ns = sat_sub(*ns, t->wall);
	*ns = sat_sub(*ns, t->start);
	*clock = LINK_START;
	return 0;
}

static int
all_from_start(struct permalink *l, const struct trace *t, struct err *err)
{
	if (from_start(t, &l->has_from, &l->from, err) == -1 ||
	    from_start(t, &l->has_to, &l->to, err) == -1)
		return -1;
	return from_start(t, &l->has_cursor, &l->cursor, err);
}

/* Shows [from, to], and says what of it is no part of the trace; returns -1 if
 * that is no span. */
static int
go_span(struct app *app, const struct permalink *l, struct err *err)
{
	int64_t start = app->trace->start, slack;
	int64_t length = sat_sub(app->trace->end, start);
	int64_t t0 = l->has_from ? l->from : 0;
	int64_t t1 = l->has_to ? l->to : length;
	char text[32];

	if (!l->has_from && !l->has_to)
		return 0;
	if (t0 > t1 && l->has_from && l->has_to)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--from is later than --to");
	text_duration(text, sizeof(text), length);
	if (t0 > length || t1 < 0) {
		app_say(app, "the range lies outside of the trace, which is "
		    "%s long", text);
		return 0;
	}
	slack = sat_span(t0, t1) / SLACK;
	if (t0 < -slack || t1 > sat_add(length, slack)) {
		t0 = t0 > 0 ? t0 : 0;
		t1 = t1 < length ? t1 : length;
		app_say(app, "the trace is %s long, and nothing is beyond",
		    text);
	}
	app_view(app, t0, t1);
	app->view.cursor = sat_add(start, t0 > 0 ? t0 : 0);
	place_line(&app->view, app->view.line);
	return 0;
}

/* Puts the cursor where the view or the trace is, and says if that is not t. */
static void
go_cursor(struct app *app, int64_t t)
{
	const struct trace *tr = app->trace;
	struct view *v = &app->view;

	v->cursor = t;
	if ((t >= tr->start && t <= tr->end) || (t >= v->vp.t0 &&
	    t <= viewport_end(&v->vp)))
		return;
	v->cursor = t < tr->start ? tr->start : tr->end;
	app_say(app, "--cursor: the trace %s", t < tr->start ?
	    "begins later" : "ends before");
}

static int
go_track(struct track_paths *paths, const char *option, const char *path,
    uint32_t *track, struct err *err)
{
	*track = NONE;
	if (path == NULL)
		return 0;
	*track = track_path_find(paths, path);
	if (*track == NONE)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--%s: no track is called \"%.150s\"", option, path);
	return 0;
}

/* Says of a track what a word of a link does: "TRACK", or "N:TRACK". */
static int
go_track_state(struct view *v, enum track_state id, const char *text, int n,
    struct track_paths *paths, struct err *err)
{
	const struct track_state_row *r = &track_states[id];
	const char *path = text;
	uint32_t track;
	char *end;
	long number;

	if (r->numbered & TRACK_STATE_LINK) {
		number = strtol(text, &end, 10);
		if (end == text || *end != ':' || number < r->least ||
		    number > r->most)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "--%s: \"%.100s\" is not like 3:PATH", r->word,
			    text);
		n = (int)number;
		path = end + 1;
	}
	if (go_track(paths, r->word, path, &track, err) == -1)
		return -1;
	r->set(v, track, n);
	return 0;
}

/* Sets the rows that a word of the link says alone; returns -1 and *err. */
static int
go_values(struct app *app, const struct permalink *l, struct err *err)
{
	const struct view_row *r = app->view_rows, *end = r + VIEW_ROWS;
	struct view_value v;

	for (; r < end; r++) {
		memset(&v, 0, sizeof(v));
		if (r->said == 0)
			continue;
		memcpy(&v.text, (const char *)l + r->said, sizeof(v.text));
		if (v.text != NULL && r->set(app, &v, VIEW_BY_LINK, err) != 0)
			return -1;
	}
	return 0;
}

/* Folds, hides, pins and heightens tracks; returns -1 if one is not there. */
static int
go_shown(struct app *app, const struct permalink *l, struct track_paths *paths,
    struct err *err)
{
	struct view *v = &app->view;
	int closed = l->folds != NULL && strcmp(l->folds, "closed") == 0, id;
	size_t k;

	if (l->folds != NULL)
		track_state_fold_all(v, closed);
	for (id = 0; id < TRACK_STATE_MAX; id++)
		for (k = 0; k < l->tracks[id].n; k++)
			if (go_track_state(v, (enum track_state)id,
			    l->tracks[id].v[k], id != TRACK_FOLD || !closed,
			    paths, err) == -1)
				return -1;
	view_layout(v);
	if (l->trace != NULL && traces_find(app, l->trace, err) == -1)
		return -1;
	return go_values(app, l, err);
}

/* Goes to a line of a track, and scrolls. */
static void
go_line(struct app *app, const struct permalink *l, uint32_t track)
{
	struct view *v = &app->view;
	uint32_t first = track != NONE ? view_line_of_track(v, track) : NONE;

	if (l->line >= 0 && first != NONE && l->line < v->nlines - first &&
	    v->lines[first + l->line].track == track)
		v->line = first + (uint32_t)l->line;
	if (l->above >= 0)
		v->top = l->above < v->line ? v->line - (uint32_t)l->above : 0;
	view_show_line(v);
}

/*
 * Finds the slice of an id of SQL, "slice#12": 0, 1 where there is none, -1
 * where the text is not like that.
 */
static int
slice_by_id(const struct app *app, const char *text, struct entity_ref *ref)
{
	struct sql *sql;
	int64_t id;
	int rc;

	if (strncmp(text, "slice#", 6) != 0 ||
	    text_parse_int(text + 6, strlen(text + 6), &id) == -1)
		return -1;
	sql = sql_open(app->trace);
	rc = sql_slice_at(sql, id, ref);
	sql_close(sql);
	return rc == 0 ? 0 : 1;
}

/*
 * Finds the instant that SQL has as a slice of no length, "slice@1200+0 NAME",
 * as entity_text_find() does.
 */
static int
instant_of_slice(const struct app *app, const char *text, uint32_t track,
    struct entity_ref *ref)
{
	size_t n = strcspn(text, "+ ");
	char *instant;
	int found;

	if (strncmp(text, "slice@", 6) != 0 || strncmp(text + n, "+0", 2) !=
	    0 || (text[n + 2] != '\0' && text[n + 2] != ' '))
		return 1;
	xasprintf(&instant, "instant@%.*s%s", (int)(n - 6), text + 6,
	    text + n + 2);
	found = entity_text_find(app->trace, instant, track, ref);
	free(instant);
	return found;
}

static int
go_entity(struct app *app, const char *text, uint32_t track, struct err *err)
{
	struct entity_ref ref;
	int found;

	if (text == NULL)
		return 0;
	if ((found = slice_by_id(app, text, &ref)) == -1)
		found = entity_text_find(app->trace, text, track, &ref);
	if (found == 1)
		found = instant_of_slice(app, text, track, &ref);
	if (found == -1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--select: "
		    "\"%.100s\" is not like slice@1200+500 NAME", text);
	if (found == 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--select: the trace has no \"%.100s\" there", text);
	place_entity(app, &ref);
	return 0;
}

static int
go_open(struct app *app, const char *word, struct err *err)
{
	size_t i;

	for (i = 0; word != NULL && i < NOPENS; i++)
		if (strcmp(opens[i].word, word) == 0) {
			ui_command_run(app, opens[i].command, 0);
			if (pane_shown(app, PANE_SUMMARY))
				app->view.pane_focus = 0;
			return 0;
		}
	return word == NULL ? 0 : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "--open: %.32s is none of: %s", word, open_words);
}

/* Goes to what is shown, the span and the track; sets *track and *find_on. */
static int
go_place(struct app *app, const struct permalink *l, uint32_t *track,
    uint32_t *find_on, struct err *err)
{
	struct track_paths *paths = track_paths_new(app->trace);
	int rc = -1;

	if (go_shown(app, l, paths, err) == 0 && go_span(app, l, err) == 0)
		rc = go_track(paths, "track", l->track, track, err);
	if (rc == 0)
		rc = go_track(paths, "find-on", l->find_on, find_on, err);
	track_paths_free(paths);
	return rc;
}

static uint8_t *
folds_of(const struct view *v)
{
	uint8_t *folded = xmalloc((size_t)v->trace->ntracks + 1);

	memcpy(folded, v->folded, v->trace->ntracks);
	return folded;
}

/*
 * Folds tracks again that a selection has unfolded, and filters what it has
 * shown: it may be on a fold, or left out.  Frees the folds.
 */
static void
folds_back(struct view *v, uint8_t *folded, int filtered, uint32_t track)
{
	uint32_t line;

	memcpy(v->folded, folded, v->trace->ntracks);
	free(folded);
	if (filtered)
		view_filter_pause(v, 0);
	view_layout(v);
	line = v->sel.type == ENTITY_SLICE ? view_line_of_slice(v, v->sel.id) :
	    v->line;
	for (; line == NONE && track != NONE;
	    track = v->trace->tracks[track].parent)
		line = view_line_of_track(v, track);
	if (line != NONE)
		v->line = line;
	view_show_line(v);
}

int
permalink_go(struct app *app, const struct permalink *said, struct err *err)
{
	struct permalink link = *said, *l = &link;
	struct view *v = &app->view;
	struct viewport vp = { 0 };
	uint8_t *folded = NULL;
	uint32_t track, find_on;
	int rc;

	if (permalink_empty(l))
		return 0;
	app->span_given = 1;
	if (all_from_start(l, app->trace, err) == -1)
		return -1;
	if (go_place(app, l, &track, &find_on, err) == -1)
		return -1;
	vp = v->vp;
	if (l->above >= 0 || l->folds != NULL || l->filter != NULL)
		folded = folds_of(v);
	if (track != NONE)
		place_time(app, v->cursor, track);
	rc = go_entity(app, l->select, track, err);
	if (folded != NULL)
		folds_back(v, folded, l->filter != NULL, track);
	if (rc == -1)
		return -1;
	if (l->has_from || l->has_to)
		v->vp = vp;	/* as asked for, wherever the thing is */
	if (l->has_cursor)
		go_cursor(app, sat_add(app->trace->start, l->cursor));
	if (track != NONE || l->select != NULL)
		pane_hide(app, PANE_SUMMARY);
	view_near_rows(v);
	if (l->line >= 0 || l->above >= 0)
		go_line(app, l, track);
	if (l->find != NULL && find_place(app, l->find, find_on, err) == -1)
		return -1;
	return go_open(app, l->open, err);
}

/* Returns whether a shell's user may not paste the character as it is. */
static int
is_unsafe(const char *s, size_t *used)
{
	uint32_t c = text_decode(s, strlen(s), used);

	return text_unsafe(c) || (*used == 1 && (c & 0x80) != 0);
}

/*
 * Adds a word with unsafe characters as $'...', in which they are octal
 * numbers, three digits a byte; a quote, a backslash and a `!` are, too.
 */
static void
add_escaped(struct buf *b, const char *s)
{
	size_t i, used;
	int unsafe;

	buf_adds(b, "$'");
	for (; *s != '\0'; s += used) {
		unsafe = is_unsafe(s, &used) || strchr("'\\!", *s) != NULL;
		for (i = 0; i < used; i++)
			if (unsafe)
				buf_printf(b, "\\%03o", (unsigned char)s[i]);
			else
				buf_addc(b, s[i]);
	}
	buf_addc(b, '\'');
}

void
permalink_word(struct buf *b, const char *s)
{
	static const char plain[] = "0123456789abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ%+,-./:=@_";
	size_t i, used;

	if (*s != '\0' && s[strspn(s, plain)] == '\0') {
		buf_adds(b, s);
		return;
	}
	for (i = 0; s[i] != '\0'; i += used)
		if (is_unsafe(s + i, &used)) {
			add_escaped(b, s);
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
write_track(const struct view_link *l, const char *name, uint32_t track)
{
	char text[TRACK_PATH_MAX];

	track_path(l->paths, track, text, sizeof(text));
	buf_printf(l->out, " --%s=", name);
	permalink_word(l->out, text);
}

void
link_track(const struct view_link *l)
{
	if (l->track != NONE)
		write_track(l, "track", l->track);
}

/* Adds the options of a row's value. */
static void
write_value(const struct view_link *l, const struct view_row *r)
{
	struct view_value v = { .track = NONE };
	int i, n = 0, on = r->get(l->app, &v);

	for (i = 0; on && r->fields[i] != '\0'; i++)
		switch (r->fields[i]) {
		case 'o':
			on = v.n[n++] != 0;
			break;
		case 't':
			buf_printf(l->out, " --%s=%" PRId64 "ns",
			    r->options[i], v.n[n++]);
			break;
		case 'n':
			buf_printf(l->out, " --%s=%" PRId64, r->options[i],
			    v.n[n++]);
			break;
		case 'T':
			if (v.track != NONE)
				write_track(l, r->options[i], v.track);
			break;
		default:
			buf_printf(l->out, " --%s=", r->options[i]);
			permalink_word(l->out, v.text);
		}
	free(v.text);
}

/* Adds the tracks of which a row of track_state.c says something. */
static void
write_tracks(const struct view_link *l, enum track_state id)
{
	const struct view *v = &l->app->view;
	const struct track_state_row *r = &track_states[id];
	int usual = track_state_usual(v, id);
	char path[TRACK_PATH_MAX], text[TRACK_PATH_MAX + 16];
	uint32_t track, at = 0;

	while ((track = track_state_next(v, id, usual, &at)) != NONE) {
		track_path(l->paths, track, path, sizeof(path));
		text[0] = '\0';
		if (r->numbered & TRACK_STATE_LINK)
			snprintf(text, sizeof(text), "%d:", r->get(v, track));
		strlcat(text, path, sizeof(text));
		buf_printf(l->out, " --%s=", r->word);
		permalink_word(l->out, text);
	}
}

/*
 * Adds the folds, unless they are those that the trace opened with: most are
 * open or closed, the others are named.
 */
void
link_folds(const struct view_link *l)
{
	const struct view *v = &l->app->view;

	if (l->app->opened != NULL && memcmp(l->app->opened, v->folded,
	    v->trace->ntracks) == 0)
		return;
	buf_printf(l->out, " --folds=%s", track_state_usual(v, TRACK_FOLD) ?
	    "closed" : "open");
	write_tracks(l, TRACK_FOLD);
}

/*
 * Adds the expression that a name alone matches.  Its unsafe characters are
 * numbers, in small letters: a capital would make case matter.
 */
static void
add_expression(struct buf *b, const char *name)
{
	size_t used;

	buf_adds(b, "/^");
	for (; *name != '\0'; name += used) {
		if (is_unsafe(name, &used)) {
			buf_printf(b, "\\x{%x}", (unsigned)text_decode(name,
			    strlen(name), &used));
			continue;
		}
		if (strchr("\\^$.|?*+()[]{}/", *name) != NULL)
			buf_addc(b, '\\');
		buf_add(b, name, used);
	}
	buf_adds(b, "$/");
}

/* Adds a search, an exact one as an expression or with its track. */
void
link_find(const struct view_link *l)
{
	const struct find *f = &l->app->find;
	struct buf text = BUF_INIT;
	int exact;

	if (f->pattern == NULL || f->given || f->by_category ||
	    (f->track != NONE && !f->exact))
		return;
	exact = f->exact && f->track == NONE;
	if (exact)
		add_expression(&text, f->pattern);
	else
		buf_adds(&text, f->pattern);
	buf_addc(&text, '\0');
	buf_adds(l->out, " --find=");
	permalink_word(l->out, text.data);
	if (f->track != NONE)
		write_track(l, "find-on", f->track);
	buf_free(&text);
}

/* Adds the line of the track, unless something on it is selected. */
void
link_line(const struct view_link *l)
{
	const struct view *v = &l->app->view;
	uint32_t first;

	if (v->line >= v->nlines)
		return;
	first = view_line_of_track(v, v->lines[v->line].track);
	if (l->sel.type == ENTITY_NONE && first != NONE && v->line > first)
		buf_printf(l->out, " --line=%u", v->line - first);
	buf_printf(l->out, " --above=%u", v->line > v->top ?
	    v->line - v->top : 0);
}

void
link_selection(const struct view_link *l)
{
	char text[TRACK_PATH_MAX];

	if (entity_text_write(l->app->trace, &l->sel, text, sizeof(text)) == 0)
		return;
	buf_adds(l->out, " --select=");
	permalink_word(l->out, text);
}

/* Adds what is open, if a word says it. */
void
link_open(const struct view_link *l)
{
	const struct app *app = l->app;
	size_t i;

	for (i = 0; app->screen != PANE_NONE && i < NOPENS; i++)
		if (opens[i].pane == app->screen)
			buf_printf(l->out, " --open=%s", opens[i].word);
	if (app->screen == PANE_NONE && app->view.drawer == NULL &&
	    app->view.pane > 1)
		buf_adds(l->out, " --open=details");
	if (app->screen == PANE_NONE && pane_shown(app, PANE_SUMMARY))
		buf_adds(l->out, " --open=summary");
}

/* Returns the track whose line shows a track: itself, or a fold. */
static uint32_t
shown_by(const struct view *v, uint32_t track)
{
	uint32_t line = NONE;

	for (; track != NONE && line == NONE;
	    track = v->trace->tracks[track].parent)
		line = view_line_of_track(v, track);
	return line != NONE ? v->lines[line].track : NONE;
}

/* Adds what each row says, in the order of links. */
static void
write_rows(const struct view_link *l)
{
	const struct view_row *r = l->app->view_rows;
	int i, place;

	for (place = 1; place <= VIEW_ROWS; place++)
		for (i = 0; i < VIEW_ROWS; i++)
			if (r[i].link != place)
				continue;
			else if (r[i].write != NULL)
				r[i].write(l);
			else if (r[i].fields != NULL)
				write_value(l, &r[i]);
			else
				write_tracks(l, r[i].state);
}

void
permalink_write(const struct app *app, struct buf *b)
{
	const struct view *v = &app->view;
	uint32_t i, track = view_selection_track(v);
	struct view_link l = { app, NULL, b, v->sel, NONE };
	struct track_paths *paths = track_paths_new(app->trace);
	char *real;

	/* the cursor may have left what is selected */
	if (v->line < v->nlines && shown_by(v, track) !=
	    v->lines[v->line].track)
		l.sel.type = ENTITY_NONE;
	if (l.sel.type == ENTITY_NONE || track == NONE)
		track = place_track(v);
	l.paths = paths;
	l.track = track;
	buf_adds(b, "ttv view");
	write_rows(&l);
	track_paths_free(paths);
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
