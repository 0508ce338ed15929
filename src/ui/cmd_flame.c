/*
 * cmd_flame: commands of the flame graph: what is weighed, how it is shown,
 * moving among boxes and lines, zoom, search, the way to the timeline.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/list.h"
#include "ttv/trace.h"

#include "ask.h"
#include "command_table.h"
#include "flame_ui.h"
#include "pane.h"
#include "place.h"

int
do_flame(struct app *app, const struct ui_args *a)
{
	(void)a;
	flame_ui_open(app);
	return APP_REDRAW;
}

int
do_flame_again(struct app *app, const struct ui_args *a)
{
	if (flame_ui_made(app) == NULL)
		return do_flame(app, a);
	pane_open(app, PANE_FLAME);
	return APP_REDRAW;
}

/* Returns the tree that is open, or NULL and a message. */
static const struct flame *
flame_now(struct app *app)
{
	const struct flame *f = flame_ui_tree(app);

	if (app->screen == PANE_FLAME && f != NULL)
		return f;
	app_fail(app, app->screen != PANE_FLAME ? "no flame graph is open: F "
	    "opens it" : "the flame graph is not there yet");
	return NULL;
}

static uint64_t
list_room_of(struct app *app)
{
	return view_list_room(&app->view, &app->lists[PANE_FLAME]);
}

/* ---- moving ---- */

/* Moves the selection to a node, and the view of boxes with it. */
static int
node_go(struct app *app, uint32_t node)
{
	flame_ui_select(app, node);
	return APP_REDRAW;
}

/* Whether a node is below another, or that one. */
static int
inside(const struct flame *f, uint32_t node, uint32_t top)
{
	while (node > top)	/* parents have lower numbers */
		node = f->v[node].parent;
	return node == top;
}

/* Moves among the boxes of a row, inside of the node over the whole width. */
static int
beside(struct app *app, const struct flame *f, int by)
{
	struct flame_ui *u = app->flame;
	uint32_t to = u->at, i;

	for (; by != 0; by += by < 0 ? 1 : -1) {
		i = by > 0 ? to + 1 : to - 1;
		if (to == 0 || i >= f->n || f->v[i].depth != f->v[to].depth ||
		    !inside(f, i, u->top))
			break;
		to = i;
	}
	return to == u->at ? app_fail(app, "no box is there") :
	    node_go(app, to);
}

static int
lines_move(struct app *app, int64_t by)
{
	struct list *l = &app->lists[PANE_FLAME];

	list_move(l, by, list_room_of(app));
	if (app->flame->form == FORM_TREE && l->at < app->flame->nlines)
		app->flame->at = app->flame->lines[l->at];
	return APP_REDRAW;
}

int
do_flame_down(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	uint32_t at;
	int i;

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	if (app->flame->form != FORM_BOXES)
		return lines_move(app, a->count);
	for (at = app->flame->at, i = 0; i < a->count && f->v[at].n > 0; i++)
		at = f->v[at].first;
	return at == app->flame->at ? app_fail(app, "nothing is below") :
	    node_go(app, at);
}

int
do_flame_up(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	uint32_t at;
	int i;

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	if (app->flame->form != FORM_BOXES)
		return lines_move(app, -a->count);
	for (at = app->flame->at, i = 0; i < a->count && at != 0; i++)
		at = f->v[at].parent;
	return at == app->flame->at ? app_fail(app, "nothing is above") :
	    node_go(app, at);
}

/* Folds or unfolds the line of the tree, or goes to the line above it. */
static int
tree_sideways(struct app *app, const struct flame *f, int open)
{
	struct flame_ui *u = app->flame;

	if (u->form != FORM_TREE || u->nlines == 0)
		return APP_REDRAW;
	if (open && f->v[u->at].n > 0 && u->open[u->at])
		return node_go(app, f->v[u->at].first);
	if (!open && (!u->open[u->at] || f->v[u->at].n == 0))
		return u->at == 0 ? APP_REDRAW : node_go(app,
		    f->v[u->at].parent);
	u->open[u->at] = (uint8_t)open;
	flame_ui_lines(app);
	return APP_REDRAW;
}

int
do_flame_right(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	return app->flame->form == FORM_BOXES ? beside(app, f, a->count) :
	    tree_sideways(app, f, 1);
}

int
do_flame_left(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	return app->flame->form == FORM_BOXES ? beside(app, f, -a->count) :
	    tree_sideways(app, f, 0);
}

/* ---- zoom ---- */

/* Searches the name of a line of the list of names, in the boxes. */
static int
name_show(struct app *app, const struct flame *f)
{
	struct flame_ui *u = app->flame;
	uint64_t line = app->lists[PANE_FLAME].at;
	uint32_t i;

	if (line >= f->nnames)
		return APP_REDRAW;
	for (i = 1; i < f->n; i++)
		if (f->v[i].name == f->names[line].name && f->v[i].cat ==
		    f->names[line].cat && f->v[i].label ==
		    f->names[line].label && f->v[i].track == NONE)
			break;
	if (i == f->n)
		return app_fail(app, "no box has this name");
	flame_ui_mark(app, f->v[i].name);
	u->form = FORM_BOXES;
	u->top = 0;
	return node_go(app, i);
}

int
do_flame_zoom(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	struct flame_ui *u = app->flame;

	(void)a;
	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	if (u->form == FORM_NAMES)
		return name_show(app, f);
	if (u->form == FORM_TREE) {
		list_fold(&app->lists[PANE_FLAME]);
		return APP_REDRAW;
	}
	u->top = u->at;
	u->scroll = 0;
	return APP_REDRAW;
}

int
do_flame_unzoom(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	struct flame_ui *u = app->flame;

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	if (u->form == FORM_TREE)
		return do_flame_left(app, a);
	if (u->top == 0)
		return app_fail(app, "all of it is shown");
	u->top = a->counted && a->count > 1 ? 0 : f->v[u->top].parent;
	return APP_REDRAW;
}

int
do_flame_all(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (flame_now(app) == NULL)
		return APP_REDRAW | APP_FAIL;
	app->flame->top = app->flame->scroll = 0;
	return node_go(app, 0);
}

/* ---- what is asked ---- */

/* A weight that w comes to. */
struct weight {
	enum flame_weight weight;
	uint32_t	kind;
};

/*
 * Sets out[0..n) to the weights of a trace and returns n: those of slices, of
 * samples, and of each kind of these where there are several.  Samples that are
 * times have two.
 */
static int
weights_of(const struct trace *t, struct weight *out)
{
	uint32_t kinds[FLAME_KINDS];
	size_t nkinds = flame_kinds(t, kinds), k;
	int n = 0, w;

	for (w = 0; w < FLAME_WEIGHTS; w++)
		if (flame_has(t, (enum flame_weight)w) &&
		    (w < FLAME_SAMPLES || nkinds < 2))
			out[n++] = (struct weight){ (enum flame_weight)w, 0 };
	for (k = 0; k < nkinds && nkinds > 1; k++) {
		if (kinds[k] == FLAME_TIMES)
			out[n++] = (struct weight){ FLAME_SAMPLES, kinds[k] };
		out[n++] = (struct weight){ FLAME_SAMPLED, kinds[k] };
	}
	return n;
}

/* Returns the kind of samples that is shown; 0: slices are. */
static uint32_t
kind_shown(const struct flame_ui *u, const struct flame *f)
{
	if (u->weight < FLAME_SAMPLES)
		return 0;
	if (u->kind != 0 || f == NULL)
		return u->kind;
	return f->weighs != 0 ? f->weighs : u->weight == FLAME_SAMPLED &&
	    f->unit == WEIGHT_IN_NUMBERS ? FLAME_NUMBERS : FLAME_TIMES;
}

/* Whether a weight is that which is shown, of a kind. */
static int
weight_shown(const struct weight *v, const struct flame_ui *u, uint32_t kind)
{
	if (v->kind == 0 || v->kind == FLAME_TIMES)
		return v->weight == u->weight && (v->kind == 0 ||
		    kind == FLAME_TIMES);
	return v->kind == kind;
}

static int
weight_step(struct app *app, int dir)
{
	struct weight v[FLAME_WEIGHTS + FLAME_KINDS + 1];
	struct flame_ui *u = app->flame;
	uint32_t kind = kind_shown(u, flame_ui_tree(app));
	int n = weights_of(app->trace, v), i;

	for (i = 0; i < n; i++)
		if (weight_shown(&v[i], u, kind))
			break;
	if (n == 0)
		return APP_REDRAW;
	i = i == n ? 0 : (i + dir + n) % n;
	u->weight = v[i].weight;
	u->kind = v[i].kind;
	u->chosen = 1;
	return APP_REDRAW;
}

int
do_flame_weight(struct app *app, const struct ui_args *a)
{
	struct flame_ui *u = app->flame;
	struct err err;

	if (a->text[0] == '\0')
		return weight_step(app, 1);
	err_clear(&err);
	if (flame_weight_parse(app->trace, a->text, &u->weight, &u->kind,
	    &err) == -1)
		return app_fail(app, "%s", err.msg);
	u->chosen = 1;
	return APP_REDRAW;
}

int
do_flame_weight_back(struct app *app, const struct ui_args *a)
{
	(void)a;
	return weight_step(app, -1);
}

int
do_flame_invert(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->flame->inverted = !app->flame->inverted;
	return APP_REDRAW;
}

int
do_flame_merge(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->flame->by_thread = !app->flame->by_thread;
	return APP_REDRAW;
}

int
do_flame_label(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->flame->weight >= FLAME_SAMPLES)
		return app_fail(app, "samples have no labels; w weighs slices");
	app->flame->by_label = !app->flame->by_label;
	return APP_REDRAW;
}

static void
form_set(struct app *app, enum flame_form form)
{
	struct flame_ui *u = app->flame;

	u->form = form;
	if (u->form == FORM_NAMES)
		app->lists[PANE_FLAME].at = app->lists[PANE_FLAME].top = 0;
	else
		flame_ui_select(app, u->at);
}

int
do_flame_form(struct app *app, const struct ui_args *a)
{
	int i;

	if (a->text[0] == '\0')
		i = (app->flame->form + 1) % FORMS;
	else
		for (i = 0; i < FORMS; i++)
			if (strcasecmp(flame_forms[i], a->text) == 0)
				break;
	if (i == FORMS)
		return app_fail(app, "%s: flame, tree or names", a->text);
	form_set(app, (enum flame_form)i);
	return APP_REDRAW;
}

/* ---- to the timeline ---- */

int
do_flame_goto(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	const struct flame_ui *u = app->flame;
	uint64_t line = app->lists[PANE_FLAME].at;
	struct entity_ref to;
	char label[128];

	(void)a;
	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	to.type = f->entity;
	to.id = u->form != FORM_NAMES ? f->v[u->at].longest : line <
	    f->nnames ? f->names[line].longest : NONE;
	if (to.id == NONE)
		return app_fail(app, "there is nothing to go to");
	pane_shut(app);
	jump_push(app);
	place_entity(app, &to);
	trace_place_label(app->trace, entity_track(app->trace, to.type,
	    to.id), label, sizeof(label));
	app_say(app, "the longest of them, on %s; gF shows the flame graph",
	    label);
	return APP_REDRAW;
}

int
flame_close(struct app *app)
{
	struct flame_ui *u = app->flame;

	if (u->find[0] != '\0')
		flame_ui_match(app, "");
	else if (u->form == FORM_BOXES && u->top != 0)
		u->top = 0;
	else
		pane_shut(app);
	return APP_REDRAW;
}

int
do_flame_quit(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->screen == PANE_FLAME)
		pane_shut(app);
	return APP_REDRAW;
}

int
flame_click_word(struct app *app, const char *word)
{
	int i;

	for (i = 0; i < FORMS; i++)
		if (strcmp(word, flame_forms[i]) == 0) {
			form_set(app, (enum flame_form)i);
			return 1;
		}
	return 0;
}

int
flame_click(struct app *app)
{
	uint32_t node;

	if (app->flame->form != FORM_BOXES || flame_ui_tree(app) == NULL)
		return 0;
	node = flame_boxes_at(app, app->mouse_col, app->mouse_row);
	if (node == app->flame->at)
		do_flame_zoom(app, NULL);
	else if (node != NONE)
		flame_ui_select(app, node);
	return 1;
}

/* ---- search ---- */

/* Returns the next hit among n names from one on, round the end; n: none. */
static uint64_t
name_after(const uint8_t *hit, uint64_t at, uint64_t n, int dir)
{
	uint64_t i;

	for (i = 0; i < n; i++) {
		at = dir > 0 ? (at + 1 < n ? at + 1 : 0) : at > 0 ? at - 1 :
		    n - 1;
		if (hit[at])
			return at;
	}
	return n;
}

/* Whether node a comes before b: the heavier, or the first of equals. */
static int
heavier(const struct flame *f, uint64_t a, uint64_t b)
{
	return f->v[a].total != f->v[b].total ? f->v[a].total >
	    f->v[b].total : a < b;
}

/*
 * Returns the hit that is next to a node in order of weight, or behind the
 * last the first; f->n: none.  From a node that is no hit: the heaviest.
 */
static uint64_t
node_after(const struct flame *f, const uint8_t *hit, uint64_t at, int dir)
{
	uint64_t i, next = f->n, first = f->n;

	for (i = 0; i < f->n; i++) {
		if (!hit[i])
			continue;
		if (first == f->n || heavier(f, i, first) == (dir > 0))
			first = i;
		if (i != at && heavier(f, at, i) == (dir > 0) &&
		    (next == f->n || heavier(f, i, next) == (dir > 0)))
			next = i;
	}
	return next == f->n || !hit[at] ? first : next;
}

void
flame_find_preview(struct app *app, const char *text)
{
	flame_ui_match(app, text);
}

int
flame_find_accept(struct app *app, const char *text)
{
	static const struct ui_args once = { 1, 0, "", 1 };

	if (flame_ui_match(app, text) == -1)
		return APP_REDRAW | APP_FAIL;
	if (*text == '\0' || app->flame->hit == NULL)
		return APP_REDRAW;
	if (app->flame->found.nodes == 0)
		return app_fail(app, "%s: no box has this name", text);
	if (app->flame->form != FORM_NAMES)
		return node_go(app, (uint32_t)node_after(flame_ui_tree(app),
		    app->flame->hit, 0, 1));
	return do_flame_hit(app, &once);
}

void
flame_find_cancel(struct app *app)
{
	flame_ui_match(app, app->flame->find_before);
}

int
do_flame_find(struct app *app, const struct ui_args *a)
{
	if (flame_now(app) == NULL)
		return APP_REDRAW | APP_FAIL;
	if (a->text[0] != '\0')
		return flame_find_accept(app, a->text);
	strlcpy(app->flame->find_before, app->flame->find,
	    sizeof(app->flame->find_before));
	ask_open(app, PROMPT_FLAME, "");
	return APP_REDRAW;
}

int
do_flame_hit(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	struct flame_ui *u = app->flame;
	struct list *l = &app->lists[PANE_FLAME];
	uint64_t to;
	int dir = a->way, i, n;

	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	if (u->hit == NULL)
		return app_fail(app, "nothing was searched here");
	n = ui_count(a, f->n);
	for (i = 0; i < n; i++) {
		to = u->form == FORM_NAMES ? name_after(u->name_hit, l->at,
		    f->nnames, dir) : node_after(f, u->hit, u->at, dir);
		if (to >= (u->form == FORM_NAMES ? f->nnames : f->n))
			return app_fail(app, "%s: no box has this name",
			    u->find);
		if (u->form == FORM_NAMES)
			list_to(l, to, list_room_of(app));
		else
			flame_ui_select(app, (uint32_t)to);
	}
	return APP_REDRAW;
}

int
do_flame_same(struct app *app, const struct ui_args *a)
{
	const struct flame *f = flame_now(app);
	struct flame_ui *u = app->flame;
	uint64_t line = app->lists[PANE_FLAME].at;
	uint32_t name;

	(void)a;
	if (f == NULL)
		return APP_REDRAW | APP_FAIL;
	name = u->form != FORM_NAMES ? f->v[u->at].name : line < f->nnames ?
	    f->names[line].name : 0;
	if (name == 0 || name == FLAME_REST)
		return app_fail(app, "it has no name");
	flame_ui_mark(app, name);
	return APP_REDRAW;
}
