/*
 * flame_rows: the chart of a flame graph: the lines of the call tree and of
 * the names, with title and facts; flame_boxes.c has the boxes.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "flame_ui.h"

#define COLUMN_COLS(id, title, kind, cols, pane, ...)	+ pane
#define NUMBER_COLS	(0 FLAME_COLUMN_ROWS(COLUMN_COLS))
#define BESIDE_COLS	7	/* the fold sign and gaps around a name */
#define FILE_NEED	24	/* columns for a file behind a name; in fewer it
				 * has no folder */
#define FILE_LEAST	8	/* fewer say nothing */

static double
share(int64_t part, int64_t all)
{
	return all > 0 ? (double)part / (double)all * 100 : 0;
}

/* ---- lists ---- */

/* Adds all numbers, to the right of their columns; a long one is not cut. */
static void
cell_numbers(struct list_line *line, const struct flame *f,
    const struct flame_node *v)
{
	char text[40];
	int c, need;

	for (c = 0; c < FLAME_COLUMNS; c++) {
		if (flame_columns[c].kind == FLAME_IS_NAME)
			continue;
		flame_column_text(f, v, (enum flame_column)c, text,
		    sizeof(text));
		if (flame_columns[c].kind == FLAME_IS_SHARE)
			strlcat(text, " %", sizeof(text));
		need = (int)strlen(text) + 1;
		list_text(line, ROLE_PANE_VALUE, text, need >
		    flame_columns[c].pane ? need : flame_columns[c].pane, 1);
	}
}

/* Adds the label, or the place, of what has one, as far as there is room. */
static void
cell_where(const struct app *app, const struct flame *f,
    const struct flame_node *v, struct list_line *line, int room)
{
	const struct strtab *of = v->label != 0 ? f->labels :
	    app->trace->strings;
	uint32_t id = v->label != 0 ? v->label : flame_where(v);
	char safe[512], *name;

	if (id == 0 || room < FILE_LEAST)
		return;
	text_safe(safe, sizeof(safe) - 4, strtab_str(of, id), strtab_len(of,
	    id));
	if (room < FILE_NEED && text_columns(safe) > room &&
	    (name = strrchr(safe, '/')) != NULL && name[1] != '\0')
		memmove(safe, name + 1, strlen(name));
	text_cut_middle(safe, room, glyph(GLYPH_ELLIPSIS));
	list_text(line, ROLE_RULER, safe, 0, 0)->need = FILE_LEAST;
}

/* Adds name and label or file; what matches the search is marked. */
static void
cell_name(const struct app *app, const struct flame *f,
    const struct flame_node *v, int hit, struct list_line *line, int indent)
{
	const struct trace *t = app->trace;
	struct flame_node bare = *v;	/* its place has a cell of its own */
	char tmp[256], safe[256];
	const char *s;
	size_t len;

	bare.shared = 0;
	bare.label = 0;
	s = flame_label(t, f, &bare, tmp, sizeof(tmp), &len);
	text_safe(safe, sizeof(safe), s, len);
	list_text(line, hit ? ROLE_OVERVIEW_HIT : ROLE_PANE_VALUE, safe, 0,
	    0)->gap = 2;
	if ((indent += NUMBER_COLS) > app->view.cols * 2 / 3)
		indent = app->view.cols * 2 / 3;	/* as view/list.c */
	cell_where(app, f, v, line, app->view.cols - indent - BESIDE_COLS -
	    text_columns(safe));
}

static void
tree_line(struct app *app, const struct flame *f, uint64_t i,
    struct list_line *line)
{
	const struct flame_ui *a = app->flame;
	const struct flame_node *v;
	uint32_t node;

	if (i >= a->nlines)
		return;
	node = a->lines[i];
	v = &f->v[node];
	cell_numbers(line, f, v);
	line->tree = line->n;
	line->depth = (int)(v->depth < 100000 ? v->depth : 100000);
	line->fold = v->n == 0 ? LIST_LEAF : a->open[node] ? LIST_OPEN :
	    LIST_FOLDED;
	cell_name(app, f, v, a->hit != NULL && a->hit[node], line,
	    2 * line->depth);
}

static void
name_line(struct app *app, const struct flame *f, uint64_t i,
    struct list_line *line)
{
	const struct flame_ui *a = app->flame;
	const struct flame_name *m;
	struct flame_node v;

	if (i >= f->nnames)
		return;
	m = &f->names[i];
	memset(&v, 0, sizeof(v));
	v.track = NONE;
	v.name = m->name;
	v.cat = m->cat;
	v.place = m->place;
	v.label = m->label;
	v.total = m->total;
	v.self = m->self;
	v.count = m->count;
	cell_numbers(line, f, &v);
	cell_name(app, f, &v, a->name_hit != NULL && a->name_hit[i], line, 0);
}

static uint64_t
flame_rows_count(void *arg)
{
	const struct app *app = arg;
	const struct flame *f = flame_ui_tree(app);

	if (f == NULL)
		return 0;
	return app->flame->form == FORM_TREE ? app->flame->nlines :
	    app->flame->form == FORM_NAMES ? f->nnames : 0;
}

static void
flame_rows_line(void *arg, uint64_t i, struct list_line *line)
{
	struct app *app = arg;
	const struct flame *f = flame_ui_tree(app);

	if (f != NULL && app->flame->form == FORM_TREE)
		tree_line(app, f, i, line);
	else if (f != NULL)
		name_line(app, f, i, line);
}

static int
rows_fold(void *arg, uint64_t i)
{
	struct app *app = arg;
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);

	if (f == NULL || a->form != FORM_TREE || i >= a->nlines ||
	    f->v[a->lines[i]].n == 0)
		return -1;
	a->at = a->lines[i];
	a->open[a->at] = !a->open[a->at];
	flame_ui_lines(app);
	return 0;
}

const struct list_source flame_rows_source = {
	flame_rows_count, flame_rows_line, NULL, NULL, rows_fold, NULL
};

/* ---- around them ---- */

static void
head_make(struct flame_ui *a)
{
	struct list_line *line = &a->chart.head;
	const struct flame_column_row *row;
	/* by which trees and names are sorted */
	int c, by = a->form == FORM_NAMES ? FLAME_COLUMN_SELF :
	    FLAME_COLUMN_TOTAL;
	char text[24];		/* a title and a sign */
	size_t len;
	int name;

	list_clear(line);
	for (c = 0; c < FLAME_COLUMNS; c++) {
		row = &flame_columns[c];
		name = row->kind == FLAME_IS_NAME;
		len = (size_t)snprintf(text, sizeof(text), "%s%s", name &&
		    a->form != FORM_NAMES ? "  " : "", row->title);
		if (c == by)
			len += list_order_sign(0, text + len);
		text[len] = '\0';
		list_text(line, ROLE_PANE_KEY, text, row->pane, !name);
	}
}

const char *const flame_forms[FORMS] = { "Flame", "Tree", "Names" };

static void
title_make(const struct app *app, char *out, size_t n)
{
	const struct flame_job *j = flame_ui_made(app);
	const struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	const char *title = f != NULL ? flame_title(app->trace, f) :
	    flame_weights[a->weight].title;
	char len[32], by[64];
	int i;

	text_safe(by, sizeof(by), title, strlen(title));
	text_duration_short(len, sizeof(len), sat_span(a->t0, a->t1));
	if (a->of_all)
		strlcpy(out, "ALL ", n);
	else
		snprintf(out, n, "%s %s ", a->of_area ? "AREA" : "VIEW", len);
	for (i = 0; i < FORMS; i++) {
		strlcat(out, (int)a->form == i ? " [" : "  ", n);
		strlcat(out, flame_forms[i], n);
		if ((int)a->form == i)
			strlcat(out, "]", n);
	}
	strlcat(out, "   by ", n);
	strlcat(out, by, n);
	strlcat(out, a->inverted ? ", callers below" : "", n);
	strlcat(out, a->by_thread ? ", by thread" : "", n);
	strlcat(out, f != NULL && f->labels != NULL ? ", by label" : "", n);
	strlcat(out, j != NULL && j->old != NULL ?
	    ", both files: red more, blue less in 2" : "", n);
	strlcat(out, a->narrowed & VIEW_FILTERS ? ", filtered" : "", n);
	strlcat(out, a->narrowed & VIEW_HIDES ? ", without hidden tracks" : "",
	    n);
}

static void
right_make(const struct app *app, const struct flame *f, char *out, size_t n)
{
	const struct flame_ui *a = app->flame;
	char count[40];
	size_t at;

	out[0] = '\0';
	if (f != NULL) {
		text_count(count, sizeof(count), f->entities);
		snprintf(out, n, "%s %s%s", count, flame_thing(f),
		    f->entities == 1 ? "" : "s");
		if (f->left_out > 0) {
			text_count(count, sizeof(count), f->left_out);
			at = strlen(out);
			snprintf(out + at, n - at, ", %s merged away", count);
		}
	}
	if (!app->trace->complete)
		strlcat(out, " so far", n);
	if (a->answer.job != NULL) {
		snprintf(count, sizeof(count), "  computing %d %%",
		    answer_percent(&a->answer));
		strlcat(out, count, n);
	}
}

/* Appends the share of what matches the search. */
static void
found_make(const struct app *app, const struct flame *f, char *out, size_t n)
{
	const struct flame_ui *a = app->flame;
	char total[32], self[32], text[256], find[128];

	if (a->hit == NULL)
		return;
	text_safe(find, sizeof(find), a->find, strlen(a->find));
	flame_text(f, a->found.total, total, sizeof(total));
	flame_text(f, a->found.self, self, sizeof(self));
	snprintf(text, sizeof(text), "\"%s\": %" PRIu32 " box%s, %s, %.1f %%, "
	    "self %s   ", find, a->found.nodes, a->found.nodes == 1 ? "" :
	    "es", total, share(a->found.total, f->v[0].total), self);
	strlcpy(out, text, n);
}

/* Appends what each of two files has of the selected node. */
static void
old_make(const struct app *app, const struct flame *f, char *out, size_t n)
{
	const int64_t *was = flame_ui_made(app)->old;
	uint32_t node = app->flame->at;
	char old[32], new[32];
	size_t at = strlen(out);

	if (was == NULL)
		return;
	flame_text(f, was[node], old, sizeof(old));
	flame_text(f, f->v[node].total - was[node], new, sizeof(new));
	snprintf(out + at, n - at, "  %s in file 1, %s in 2", old, new);
}

static void
facts_make(const struct app *app, const struct flame *f, char *out, size_t n)
{
	const struct flame_ui *a = app->flame;
	const struct flame_node *v = &f->v[a->at];
	char tmp[256], name[256], total[32], self[32], count[32], max[32];
	const char *s;
	size_t at, len;

	out[0] = '\0';
	found_make(app, f, out, n);
	if (a->form == FORM_NAMES)
		return;
	s = flame_label(app->trace, f, v, tmp, sizeof(tmp), &len);
	text_safe(name, sizeof(name), s, len);
	flame_text(f, v->total, total, sizeof(total));
	flame_text(f, v->self, self, sizeof(self));
	text_count(count, sizeof(count), v->count);
	at = strlen(out);
	snprintf(out + at, n - at, "%s   %s  %.1f %%", name, total,
	    share(v->total, f->v[0].total));
	old_make(app, f, out, n);
	if (v->parent != NONE && v->parent != 0) {
		at = strlen(out);
		snprintf(out + at, n - at, " (%.1f %% of what is above)",
		    share(v->total, f->v[v->parent].total));
	}
	at = strlen(out);
	if (v->count > 0)
		snprintf(out + at, n - at, "  self %s  %s time%s", self, count,
		    v->count == 1 ? "" : "s");
	if (v->longest != NONE && f->entity == ENTITY_SLICE && f->weight !=
	    FLAME_COUNT) {
		flame_text(f, v->max, max, sizeof(max));
		at = strlen(out);
		snprintf(out + at, n - at, "  longest %s", max);
	}
	if (v->open > 0) {
		text_count(count, sizeof(count), v->open);
		at = strlen(out);
		snprintf(out + at, n - at, "  %s without %s", count,
		    f->weight == FLAME_CPU ? "cpu time" : "an end");
	}
}

void
flame_rows_texts(struct app *app)
{
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	struct chart *c = &a->chart;

	if (app->view.chart == NULL)
		return;
	title_make(app, c->title, sizeof(c->title));
	right_make(app, f, c->right, sizeof(c->right));
	c->facts[0] = c->note[0] = '\0';
	c->n = 0;
	c->list = a->form == FORM_BOXES ? NULL : &app->lists[PANE_FLAME];
	head_make(a);
	if (f == NULL)
		return;
	if (a->form == FORM_TREE && app->lists[PANE_FLAME].at < a->nlines)
		a->at = a->lines[app->lists[PANE_FLAME].at];
	facts_make(app, f, c->facts, sizeof(c->facts));
	if (f->entities == 0)
		strlcpy(c->note, a->weight >= FLAME_SAMPLES ?
		    "no sample is here" : "no slice is here",
		    sizeof(c->note));
	else if (a->form == FORM_BOXES && f->v[0].total == 0)
		strlcpy(c->note, f->weight == FLAME_CPU ?
		    "no slice here has a cpu time; w and s weigh otherwise" :
		    "nothing here has a length; w and s weigh otherwise",
		    sizeof(c->note));
	else if (a->form == FORM_BOXES)
		flame_boxes_make(app);
}
