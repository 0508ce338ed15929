/*
 * twin_ui: two files beside each other.  When both are loaded a thread pairs
 * them; from then on tracks stand below their twins, `twin` goes to the twin of
 * a slice, and a list says what differs, slice by slice or by name.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/flame.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "pane.h"
#include "place.h"
#include "entity_text.h"
#include "twin_ui.h"

#define TIME_COLS	11
#define TIMES_MOST	9999	/* in the columns below */
#define TIMES_COLS	8	/* "1.25 x" */
#define TRACK_COLS	26
#define WIDE		84	/* columns of the screen that show the track */

static const struct answer_kind twin_kind, label_kind;

void
twin_ui_init(struct app *app)
{
	app->twin = xcalloc(1, sizeof(*app->twin));
	answer_init(&app->twin->answer, &twin_kind);
	answer_init(&app->twin->labels, &label_kind);
}

/* Returns what the thread has found, or NULL. */
static struct twin_job *
twin_made(const struct app *app)
{
	return (struct twin_job *)app->twin->answer.made;
}

/* Returns what the list has of each name, by label as soon as that is known. */
static const struct compare_row *
twin_rows(const struct app *app, const struct compare **names, size_t *n)
{
	const struct twin_labels *l = (struct twin_labels *)
	    app->twin->labels.made;

	*names = app->twin->by_label && l != NULL ? l->names :
	    twin_made(app)->names;
	return compare_rows(*names, n);
}

void
twin_ui_drop(struct app *app)
{
	app->view.twins = NULL;
	answer_drop(&app->twin->answer);
	answer_drop(&app->twin->labels);
}

void
twin_ui_free(struct app *app)
{
	twin_ui_drop(app);
	free(app->twin);
	app->twin = NULL;
}

/* Gives the keys of a comparison to the keymap. */
static void
twin_ui_keys(struct app *app)
{
	static const char *const keys[] = { "gt twin", "gT goto-time" };
	struct err err;
	size_t i;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		err_clear(&err);
		keymap_parse_line(&app->keymap, app->commands, keys[i], 0,
		    &err);
	}
}

void
twin_ui_want(struct app *app, int want)
{
	app->twin->wanted = want;
}

void
twin_ui_folds(struct app *app)
{
	const struct view_twins *w = app->view.twins;
	uint8_t *folded = app->view.folded;
	uint32_t i;

	for (i = 0; w != NULL && i < app->trace->ntracks; i++)
		if (w->track[i] != NONE && !folded[i])
			folded[w->track[i]] = 0;
}

static int
twin_asked(const struct app *app, const struct answer *a)
{
	(void)a;
	return app->twin->on && app->trace->complete &&
	    app->trace->nsources == 2;
}

/* Another model drops the answer: what is there has what is asked. */
static int
twin_fits(const struct app *app, const struct answer *a,
    const struct work *w)
{
	(void)app;
	(void)a;
	(void)w;
	return 1;
}

static struct work *
twin_ask(struct app *app, struct answer *a)
{
	struct twin_job *j = xcalloc(1, sizeof(*j));

	(void)a;
	j->trace = app->trace;
	return &j->work;
}

static void
twin_show(struct app *app, struct answer *a, const struct work *was)
{
	struct twin_ui *u = app->twin;
	const struct twin_job *j = twin_made(app);
	const struct compare_pairs *p = &j->pairs;
	int strange;		/* names say more than pairs */
	char n[32];

	(void)a;
	(void)was;
	app->view.twins = &j->twins;
	twin_ui_folds(app);
	view_layout(&app->view);
	place_select(&app->view, &app->view.sel);
	if (j->samples) {
		u->by_name = 1;
		app_say(app, "samples alone: gd lists their functions, F shows "
		    "what called them");
		return;
	}
	strange = p->claims == 0 && p->alone[0] + p->alone[1] > p->paired;
	if (strange)
		u->by_name = 1;
	if (!app->touched && (p->claims > 0 || strange)) {
		pane_open(app, PANE_TWINS);	/* what one came for */
		u->offered = 1;
	}
	if (strange) {
		app_say(app, "%s of one file %s like one of the other; gd "
		    "lists names", p->paired == 0 ? "no slice" : "few slices",
		    p->paired == 0 ? "is" : "are");
		return;
	}
	text_count(n, sizeof(n), p->claims);
	app_say(app, "%s pair%s of slices differ; gd lists them, gt goes to "
	    "the twin", n, p->claims == 1 ? "" : "s");
}

static const struct answer_kind twin_kind = { twin_job_run, twin_job_free,
    twin_asked, twin_fits, twin_ask, twin_show, NULL };

static int
labels_asked(const struct app *app, const struct answer *a)
{
	(void)a;
	return app->twin->by_name && app->twin->by_label;
}

static int
labels_fit(const struct app *app, const struct answer *a, const struct work *w)
{
	(void)a;
	return ((const struct twin_labels *)w)->labels.n ==
	    view_label_rules(&app->view)->n;
}

static struct work *
labels_ask(struct app *app, struct answer *a)
{
	struct twin_labels *j = xcalloc(1, sizeof(*j));

	(void)a;
	j->trace = app->trace;
	label_rules_copy(&j->labels, view_label_rules(&app->view));
	return &j->work;
}

static void
labels_show(struct app *app, struct answer *a, const struct work *was)
{
	(void)a;
	(void)was;
	list_to(&app->lists[PANE_TWINS], 0, 1);
}

static const struct answer_kind label_kind = { twin_labels_run,
    twin_labels_free, labels_asked, labels_fit, labels_ask, labels_show, NULL };

void
twin_ui_update(struct app *app)
{
	struct twin_ui *u = app->twin;

	if (u->wanted && app->trace->complete && app->trace->nsources == 2) {
		u->wanted = 0;
		u->on = 1;
		twin_ui_keys(app);
	}
	answer_update(app, &u->answer);
	if (twin_made(app) != NULL)
		answer_update(app, &u->labels);
}

void
app_compare(struct app *app)
{
	app->twin->on = 1;
	twin_ui_keys(app);
	twin_ui_update(app);
}

int
twin_ui_pending(const struct app *app)
{
	return app->twin->answer.job != NULL || app->twin->labels.job != NULL;
}

int
twin_ui_wait(struct app *app, int ms)
{
	return answer_wait(app, app->twin->answer.job != NULL ?
	    &app->twin->answer : &app->twin->labels, ms);
}

void
twin_ui_refresh(struct app *app, const struct match_models *match)
{
	(void)match;
	twin_ui_drop(app);
	if (app->screen == PANE_TWINS)
		pane_shut(app);
	twin_ui_update(app);
}

/* ---- the list ---- */

/* Writes how many times one length is another, so that no digit is cut off. */
static void
times_text(char *out, size_t n, double times)
{
	if (times >= TIMES_MOST)
		snprintf(out, n, ">%d x", TIMES_MOST);
	else
		snprintf(out, n, "%.*f x", times < 99.995 ? 2 : times < 999.95 ?
		    1 : 0, times);
}

/* Adds the cells old, new, difference, quotient, of lengths or weights. */
static void
twin_times(struct list_line *line, enum weight_unit unit, int64_t was,
    int64_t is)
{
	char text[48];
	int64_t d = is - was;		/* both are >= 0 */

	flame_unit_text(unit, was, text, sizeof(text));
	list_text(line, ROLE_HELP, text, TIME_COLS, 1);
	flame_unit_text(unit, is, text, sizeof(text));
	list_text(line, ROLE_HELP, text, TIME_COLS, 1);
	text[0] = d > 0 ? '+' : '-';
	flame_unit_text(unit, d < 0 ? -d : d, text + 1, sizeof(text) - 1);
	list_text(line, ROLE_PANE_VALUE, d == 0 ? text + 1 : text,
	    TIME_COLS, 1);
	text[0] = '\0';
	if (was > 0)
		times_text(text, sizeof(text), (double)is / (double)was);
	list_text(line, ROLE_HELP, text, TIMES_COLS, 1);
}

static void
slice_line(const struct app *app, uint64_t i, struct list_line *line)
{
	const struct trace *t = app->trace;
	const struct compare_pair *p = &twin_made(app)->pairs.v[i];
	struct entity_ref at = { ENTITY_SLICE, p->new_ns >= p->old_ns ?
	    p->new : p->old };
	int room = app->view.cols - 1 - 3 * TIME_COLS - TIMES_COLS;
	char text[300];

	list_cell(line, ROLE_HELP, " ", 1);	/* the mark's place */
	twin_times(line, WEIGHT_IN_NS, p->old_ns, p->new_ns);
	if (app->view.cols >= WIDE) {
		trace_place_label(t, t->rows[trace_slice_row(t,
		    p->old)].track, text, sizeof(text));
		list_text(line, ROLE_HELP, text, TRACK_COLS, 0);
		room -= TRACK_COLS;
	}
	entity_add_name(&app->view, &at, room, line);
}

static void
name_line(const struct app *app, uint64_t i, struct list_line *line)
{
	size_t n;
	const struct compare *names;
	const struct compare_row *r = &twin_rows(app, &names, &n)[i];
	int room = app->view.cols - 1 - 3 * TIME_COLS - TIMES_COLS;
	struct buf b = BUF_INIT;
	char text[300];

	list_cell(line, ROLE_HELP, " ", 1);
	twin_times(line, compare_unit(names), r->side[0].self,
	    r->side[1].self);
	if (app->view.cols >= WIDE) {
		snprintf(text, sizeof(text), "%" PRIu64 " -> %" PRIu64,
		    r->side[0].count, r->side[1].count);
		list_text(line, ROLE_HELP, text, TRACK_COLS, 0);
		room -= TRACK_COLS;
	}
	compare_key_text(names, r->key, 0, &b);
	text_safe(text, sizeof(text) - 4, b.data != NULL ? b.data : "",
	    b.len);
	if (app->twin->by_label && line->drawn && room > 0)
		text_cut_middle(text, room, glyph(GLYPH_ELLIPSIS));
	list_text(line, ROLE_PANE_VALUE, text, 0, 0);
	buf_free(&b);
}

static uint64_t
twin_count(void *arg)
{
	const struct app *app = arg;
	const struct compare *names;
	size_t n;

	if (twin_made(app) == NULL)
		return 0;
	if (!app->twin->by_name)
		return twin_made(app)->pairs.n;
	twin_rows(app, &names, &n);
	return n;
}

static void
twin_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;

	if (twin_made(app) == NULL)
		return;
	if (app->twin->by_name)
		name_line(app, i, line);
	else
		slice_line(app, i, line);
}

const struct list_source twin_source = {
	twin_count, twin_line, NULL, NULL, NULL, NULL
};

void
twin_ui_texts(struct app *app)
{
	static const char *const titles[] = { "1 BASE", "2", "2 - 1",
	    "2 / 1" };
	static const int cols[] = { TIME_COLS, TIME_COLS, TIME_COLS,
	    TIMES_COLS };
	struct twin_ui *u = app->twin;
	const struct compare_pairs *p;
	char least[32], text[32], n[4][32];
	size_t i;

	if (app->screen != PANE_TWINS || twin_made(app) == NULL)
		return;
	p = &twin_made(app)->pairs;
	text_duration_short(least, sizeof(least), twin_made(app)->twins.least);
	text_count(n[0], sizeof(n[0]), p->claims);
	text_count(n[1], sizeof(n[1]), p->paired);
	text_count(n[2], sizeof(n[2]), p->alone[0]);
	text_count(n[3], sizeof(n[3]), p->alone[1]);
	if (u->by_name)
		snprintf(u->title, sizeof(u->title), "self time by %s, in "
		    "base 1 and in 2", twin_made(app)->samples ?
		    "function of samples" : !u->by_label ? "name" :
		    u->labels.made != NULL ? "name and label" :
		    "name; labels are being read");
	else
		snprintf(u->title, sizeof(u->title), "%s of %s pairs differ "
		    "from base 1 by over 5 %% and %s   %s slices only in 1, "
		    "%s only in 2", n[0], n[1], least, n[2], n[3]);
	list_clear(&u->head);
	list_cell(&u->head, ROLE_PANE_KEY, " ", 1);
	for (i = 0; i < 4; i++) {
		strlcpy(text, titles[i], sizeof(text));
		list_text(&u->head, ROLE_PANE_KEY, text, cols[i], 1);
	}
	if (app->view.cols >= WIDE) {
		strlcpy(text, u->by_name ? "COUNT" : "TRACK", sizeof(text));
		list_text(&u->head, ROLE_PANE_KEY, text, TRACK_COLS, 0);
	}
	strlcpy(text, "NAME", sizeof(text));
	list_text(&u->head, ROLE_PANE_KEY, text, 0, 0);
	app->view.screen_title = u->title;
	app->view.screen_head = &u->head;
}

/* Goes to the slower slice of a pair, to the slowest of a name. */
int
twin_show_line(struct app *app, uint64_t line)
{
	const struct trace *t = app->trace;
	const struct compare_pair *p;
	const struct compare_row *r;
	const struct compare *names;
	uint32_t a, b;
	size_t n;

	if (line >= twin_count(app))
		return APP_FAIL;
	if (app->twin->by_name) {
		r = &twin_rows(app, &names, &n)[line];
		a = r->side[0].longest;
		b = r->side[1].longest;
		if (a == NONE || (b != NONE &&
		    trace_dur(t, b) >= trace_dur(t, a)))
			a = b;
	} else {
		p = &twin_made(app)->pairs.v[line];
		a = p->new_ns >= p->old_ns ? p->new : p->old;
	}
	if (a == NONE)
		return app_fail(app, twin_made(app)->samples ?
		    "samples are no slices: F shows them" :
		    "no finished slice has this name");
	place_slice(app, a);
	return APP_REDRAW;
}

static int
twin_missing(struct app *app)
{
	return app_fail(app, app->twin->answer.job != NULL ?
	    "the files are still being compared" :
	    "no other file is compared; :diff FILE takes one");
}

int
twin_ui_withdraw(struct app *app)
{
	if (app->screen != PANE_TWINS || !app->twin->offered)
		return 0;
	app->twin->offered = 0;
	pane_leave(app);
	return 1;
}

int
do_differences(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (twin_made(app) == NULL)
		return twin_missing(app);
	if (app->screen == PANE_TWINS && !app->twin->offered)
		return pane_leave(app);
	app->twin->offered = 0;
	pane_open(app, PANE_TWINS);
	return APP_REDRAW;
}

int
do_differences_by(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (twin_made(app) == NULL)
		return twin_missing(app);
	if (twin_made(app)->samples)
		return app_fail(app, "there are no slices to list");
	app->twin->by_name = !app->twin->by_name;
	list_to(&app->lists[PANE_TWINS], 0, 1);
	return APP_REDRAW;
}

int
do_differences_label(struct app *app, const struct ui_args *a)
{
	struct twin_ui *u = app->twin;

	(void)a;
	if (twin_made(app) == NULL)
		return twin_missing(app);
	if (twin_made(app)->samples)
		return app_fail(app, "samples have no labels");
	u->by_label = !u->by_name || !u->by_label;
	u->by_name = 1;
	list_to(&app->lists[PANE_TWINS], 0, 1);
	return APP_REDRAW;
}

int
do_twin(struct app *app, const struct ui_args *a)
{
	const struct entity_ref *sel = &app->view.sel;
	uint32_t twin;

	(void)a;
	if (twin_made(app) == NULL)
		return twin_missing(app);
	if (sel->type != ENTITY_SLICE)
		return app_fail(app, NO_SLICE);
	if ((twin = twin_made(app)->slice[sel->id]) == NONE)
		return app_fail(app, "this slice has no twin");
	jump_push(app);
	place_slice(app, twin);
	return APP_REDRAW;
}
