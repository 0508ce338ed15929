/*
 * flame_ui: the flame graph of the area or of the view, made by a thread while
 * the one before stays on the screen; kept up to date after every key, as the
 * area's table is (area_ui.c).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/match_models.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"

#include "flame_ui.h"
#include "pane.h"

#define KEY_MS		100	/* ms that a key waits for a tree, at most */
#define NODES		(1u << 18)	/* more than a screen can show apart */
#define PATH_MOST	256	/* nodes of a path that is carried over */
#define OPEN_SHARE	10	/* a node with this part of all is unfolded */

static const struct answer_kind flame_kind;

void
flame_ui_init(struct app *app)
{
	app->flame = xcalloc(1, sizeof(*app->flame));
	answer_init(&app->flame->answer, &flame_kind);
	app->flame->find_name = NONE;
	app->flame->weight = flame_weight_first(app->trace);
}

static void
flame_job_free(struct work *w)
{
	struct flame_job *j = (struct flame_job *)w;

	flame_free(&j->flame);
	free(j->old);
	label_rules_free(&j->rules);
	free(j->tracks);
	free(j);
}

/* Drops the tree and all that has numbers of its nodes. */
static void
flame_ui_drop(struct flame_ui *a)
{
	free(a->open);
	free(a->lines);
	free(a->hit);
	free(a->name_hit);
	a->open = a->hit = a->name_hit = NULL;
	a->lines = NULL;
	a->nlines = 0;
	a->top = a->at = a->scroll = 0;
}

void
flame_ui_free(struct app *app)
{
	struct flame_ui *a = app->flame;

	flame_ui_drop(a);
	answer_drop(&a->answer);
	free(a->tracks);
	free(a->sampled);
	bits_free(&a->slices);
	free(a->chart.box);
	free(a);
	app->flame = NULL;
}

const struct flame_job *
flame_ui_made(const struct app *app)
{
	return (const struct flame_job *)app->flame->answer.made;
}

const struct flame *
flame_ui_tree(const struct app *app)
{
	const struct flame_job *j = flame_ui_made(app);

	return j != NULL ? &j->flame : NULL;
}

/* ---- what is asked ---- */

static int
flame_ui_asked(const struct app *app, const struct answer *answer)
{
	(void)answer;
	return app->screen == PANE_FLAME;
}

static void
flame_ui_query(const struct flame_ui *a, struct flame_query *q)
{
	memset(q, 0, sizeof(*q));
	q->t0 = a->t0;
	q->t1 = a->t1;
	q->tracks = a->weight < FLAME_SAMPLES ? a->tracks : a->sampled;
	q->slices = a->narrowed & VIEW_FILTERS ? &a->slices : NULL;
	q->what = a->what;
	q->weight = a->weight;
	q->kind = a->kind;
	q->inverted = a->inverted;
	q->by_thread = a->by_thread;
	q->by_label = a->by_label && a->weight < FLAME_SAMPLES;
	q->most = NODES;
	q->threads = pool_cores();
}

static int
flame_ui_fits(const struct app *app, const struct answer *answer,
    const struct work *w)
{
	const struct flame_job *j = (const struct flame_job *)w;
	struct flame_query now, *q = &now;

	(void)answer;
	flame_ui_query(app->flame, q);
	if (j->asked != app->flame->asked ||
	    j->differs != (app->view.twins != NULL) ||
	    j->q.t0 != q->t0 || j->q.t1 != q->t1 ||
	    j->q.what != q->what || j->q.weight != q->weight ||
	    j->q.kind != q->kind ||
	    j->q.inverted != q->inverted || j->q.by_thread != q->by_thread ||
	    j->q.by_label != q->by_label || (q->by_label && j->rules.n !=
	    view_label_rules(&app->view)->n))
		return 0;
	if (j->tracks == NULL || q->tracks == NULL)
		return j->tracks == NULL && q->tracks == NULL;
	return memcmp(j->tracks, q->tracks, app->trace->ntracks) == 0;
}

/* Finds what the first file has of each node; returns -1 when cancelled. */
static int
flame_job_old(struct flame_job *j)
{
	const struct trace *t = j->trace;
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	struct flame_query q = j->q;
	struct flame old;
	uint32_t i;
	int rc;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = t->tracks[i].file == 0 && (q.tracks == NULL ||
		    q.tracks[i]);
	q.tracks = tracks;
	if ((rc = flame_make(&old, t, &q)) == 0) {
		j->old = xreallocarray(NULL, j->flame.n, sizeof(*j->old));
		flame_of(&j->flame, &old, j->old);
	}
	flame_free(&old);
	free(tracks);
	return rc;
}

static int
flame_job_run(struct work *w)
{
	struct flame_job *j = (struct flame_job *)w;
	int rc;

	j->q.progress = &w->progress;
	rc = flame_make(&j->flame, j->trace, &j->q);
	return rc == 0 && j->differs ? flame_job_old(j) : rc;
}

static struct work *
flame_ui_ask(struct app *app, struct answer *answer)
{
	struct flame_job *j = xcalloc(1, sizeof(*j));
	struct flame_query *q = &j->q;

	(void)answer;
	j->trace = app->trace;
	flame_ui_query(app->flame, q);
	j->asked = app->flame->asked;
	label_rules_copy(&j->rules, view_label_rules(&app->view));
	q->rules = &j->rules;
	j->differs = app->view.twins != NULL;
	if (q->tracks != NULL) {
		j->tracks = xcalloc((size_t)app->trace->ntracks + 1, 1);
		memcpy(j->tracks, q->tracks, app->trace->ntracks);
		q->tracks = j->tracks;
	}
	return &j->work;
}

/* Takes the slices that an area of tracks has, those of threads first. */
static enum area_what
what_of(const struct app *app, const uint8_t *tracks)
{
	const struct trace *t = app->trace;
	uint32_t i;
	int what;

	for (what = AREA_SLICES; what <= AREA_CPUS; what++)
		for (i = 0; i < t->ntracks; i++)
			if ((tracks == NULL || tracks[i]) &&
			    t->tracks[i].nrows > 0 && area_track_is(t, i,
			    (enum area_what)what))
				return (enum area_what)what;
	return AREA_SLICES;
}

/* Takes a weight that the tracks have: that which was chosen, samples where
 * one is selected, else time. */
static void
weight_of(struct app *app)
{
	struct flame_ui *a = app->flame;
	const struct trace *t = app->trace;
	int slices = 0, samples = 0;
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		if (a->tracks != NULL && !a->tracks[i])
			continue;
		slices |= t->tracks[i].nrows > 0;
		samples |= t->tracks[i].nsamples > 0 && (a->kind == 0 ||
		    flame_kind_name(t, i) == a->kind);
	}
	if (a->chosen && (a->weight < FLAME_SAMPLES ? slices : samples))
		return;
	a->kind = 0;
	a->weight = samples && (!slices || (!a->of_area &&
	    app->view.sel.type == ENTITY_SAMPLE)) ? flame_sample_weight(t) :
	    FLAME_WALL;
}

/*
 * Takes the tracks of the area, or all (NULL), without those that are hidden,
 * and of their things what the filter lets through.
 */
static void
tracks_of(struct app *app, const uint8_t *area)
{
	struct flame_ui *a = app->flame;
	const struct trace *t = app->trace;
	size_t n = (size_t)t->ntracks + 1;
	int was = a->narrowed;

	/* a thread reads the set of slices */
	work_free(a->answer.job);
	a->answer.job = NULL;
	bits_free(&a->slices);
	free(a->tracks);
	free(a->sampled);
	a->tracks = xmalloc(n);
	a->sampled = xmalloc(n);
	memset(a->tracks, 1, n);
	if (area != NULL)
		memcpy(a->tracks, area, t->ntracks);
	memcpy(a->sampled, a->tracks, n);
	a->narrowed = view_passed(&app->view, a->tracks, a->sampled,
	    &a->slices);
	a->asked += a->narrowed != 0 || was != 0;
	if (a->narrowed == 0 && area == NULL) {
		free(a->tracks);
		free(a->sampled);
		a->tracks = a->sampled = NULL;
	}
}

void
flame_ui_open(struct app *app)
{
	struct flame_ui *a = app->flame;
	const struct view *v = &app->view;

	tracks_of(app, v->range != RANGE_NONE ? v->range_tracks : NULL);
	a->of_area = v->range != RANGE_NONE;
	/* without times the weights are the axis, and each kind has its own */
	a->of_all = !a->of_area && view_axis(v) != AXIS_TIME;
	if (a->of_area) {
		a->t0 = v->range_t0;
		a->t1 = v->range_t1;
	} else if (a->of_all) {
		a->t0 = INT64_MIN;
		a->t1 = INT64_MAX;
	} else {
		a->t0 = viewport_time(&v->vp, 0);
		a->t1 = viewport_time(&v->vp, v->vp.cols);
		if (a->t0 < app->trace->start)
			a->t0 = app->trace->start;
		if (a->t1 > app->trace->end)
			a->t1 = app->trace->end;
		if (a->t1 < a->t0)
			a->t1 = a->t0;
	}
	a->what = what_of(app, a->tracks);
	weight_of(app);
	pane_open(app, PANE_FLAME);
	flame_ui_update(app);
}

void
flame_ui_filtered(struct app *app)
{
	if (app->screen == PANE_FLAME)
		flame_ui_open(app);
}

/* ---- what is shown ---- */

/*
 * Returns whether a node has the name of v, of another tree; labels are the
 * same where one of the trees has none.
 */
static int
same_name(const struct flame *f, uint32_t node, const struct flame *of,
    const struct flame_node *v)
{
	const struct flame_node *n = &f->v[node];

	return n->name == v->name && n->track == v->track &&
	    flame_where(n) == flame_where(v) && (f->labels == NULL ||
	    of->labels == NULL || n->label == flame_label_in(f, of, v->label));
}

/* Returns the child of a node with the name of v, of another tree, or NONE. */
static uint32_t
child_like(const struct flame *f, uint32_t at, const struct flame *of,
    const struct flame_node *v)
{
	uint32_t k;

	for (k = f->v[at].first; k < f->v[at].first + f->v[at].n; k++)
		if (same_name(f, k, of, v))
			return k;
	return NONE;
}

/* Returns the heaviest thread with a child of the name of v, or the root. */
static uint32_t
thread_with(const struct flame *f, const struct flame *of,
    const struct flame_node *v)
{
	uint32_t i;

	for (i = 1; i <= f->v[0].n; i++)
		if (child_like(f, i, of, v) != NONE)
			return i;
	return 0;
}

/*
 * Returns the node of b with the path of a node of another tree, or the last
 * of the path that b has; either may have threads above.
 */
static uint32_t
node_carry(const struct flame *a, uint32_t node, const struct flame *b)
{
	uint32_t path[PATH_MOST], at = 0, k;
	int threads = b->v[0].n > 0 && b->v[1].track != NONE;
	const struct flame_node *v;
	size_t n = 0;

	for (; node != 0 && node != NONE && n < PATH_MOST;
	    node = a->v[node].parent)
		if (a->v[node].track == NONE || threads)
			path[n++] = node;
	if (n > 0 && threads && a->v[path[n - 1]].track == NONE)
		at = thread_with(b, a, &a->v[path[n - 1]]);
	while (n > 0) {
		v = &a->v[path[--n]];
		if ((k = child_like(b, at, a, v)) == NONE)
			break;
		at = k;
	}
	return at;
}

/* Returns the first node of b with the name of a node of another tree. */
static uint32_t
node_named(const struct flame *a, uint32_t node, const struct flame *b)
{
	uint32_t i;

	for (i = 1; i < b->n; i++)
		if (same_name(b, i, a, &a->v[node]))
			return i;
	return 0;
}

/*
 * A path in texts, for a tree of another model: there strings have other
 * numbers.
 */
struct flame_path {
	char	*name[PATH_MOST];	/* innermost first */
	size_t	 n;
};

static char *
path_text(const struct trace *t, const struct flame *f,
    const struct flame_node *v)
{
	char tmp[256], *text;
	const char *s;
	size_t len;

	s = flame_label(t, f, v, tmp, sizeof(tmp), &len);
	xasprintf(&text, "%.*s\n%s", (int)len, s, trace_str(t,
	    flame_where(v)));
	return text;
}

static void
path_keep(struct flame_path *p, const struct trace *t, const struct flame *f,
    uint32_t node)
{
	p->n = 0;
	for (; f != NULL && node != 0 && node != NONE && p->n < PATH_MOST;
	    node = f->v[node].parent)
		p->name[p->n++] = path_text(t, f, &f->v[node]);
}

/* Returns the node of a path, or the last of the path that there is; frees the
 * path. */
static uint32_t
path_find(struct flame_path *p, const struct trace *t, const struct flame *f)
{
	uint32_t at = 0, k, end, found;
	char *text;

	for (; p->n > 0; free(p->name[p->n])) {
		p->n--;
		if (at == NONE || f == NULL)
			continue;
		end = f->v[at].first + f->v[at].n;
		for (k = f->v[at].first, found = NONE; k < end && found ==
		    NONE; k++) {
			text = path_text(t, f, &f->v[k]);
			if (strcmp(text, p->name[p->n]) == 0)
				found = k;
			free(text);
		}
		if (found == NONE)
			f = NULL;
		else
			at = found;
	}
	return at;
}

/* Unfolds what has a large part of all. */
static void
open_first(struct flame_ui *a, const struct flame *f)
{
	int64_t least = f->v[0].total / (100 / OPEN_SHARE);
	uint32_t i;

	a->open = xcalloc(f->n, 1);
	for (i = 0; i < f->n; i++)
		a->open[i] = i == 0 || (f->v[i].total >= least &&
		    f->v[i].total > 0);
}

static void
flame_ui_show(struct app *app, struct answer *answer, const struct work *w)
{
	struct flame_ui *a = app->flame;
	const struct flame_job *was = (const struct flame_job *)w;
	const struct flame_job *j = flame_ui_made(app);
	uint32_t top = 0, at = 0;

	(void)answer;
	if (was != NULL && was->trace == j->trace && was->q.inverted !=
	    j->q.inverted) {
		if (a->at != 0)
			at = node_named(&was->flame, a->at, &j->flame);
	} else if (was != NULL && was->trace == j->trace) {
		top = node_carry(&was->flame, a->top, &j->flame);
		at = node_carry(&was->flame, a->at, &j->flame);
	}
	flame_ui_drop(a);
	open_first(a, &j->flame);
	a->top = top;
	flame_ui_select(app, at);
	if (a->find_name != NONE)
		flame_ui_mark(app, a->find_name);
	else
		flame_ui_match(app, a->find);
}

static const struct answer_kind flame_kind = { flame_job_run, flame_job_free,
    flame_ui_asked, flame_ui_fits, flame_ui_ask, flame_ui_show, NULL };

void
flame_ui_update(struct app *app)
{
	struct flame_ui *a = app->flame;

	app->view.chart = app->screen == PANE_FLAME ? &a->chart : NULL;
	answer_update(app, &a->answer);
}

int
flame_ui_pending(const struct app *app)
{
	return app->flame->answer.job != NULL;
}

int
flame_ui_wait(struct app *app, int ms)
{
	return answer_wait(app, &app->flame->answer, ms);
}

void
flame_ui_key(struct app *app)
{
	if (app->screen == PANE_FLAME)
		flame_ui_wait(app, KEY_MS);
}

/* Returns the kind of samples of a trace that one of the trace before is, or 0:
 * there is none. */
static uint32_t
kind_again(const struct trace *t, const struct trace *before, uint32_t kind)
{
	uint32_t kinds[FLAME_KINDS];
	size_t n = flame_kinds(t, kinds), i;

	for (i = 0; i < n; i++)
		if (kind >= FLAME_NUMBERS ? kinds[i] == kind :
		    strcmp(flame_kind_text(t, kinds[i]), trace_str(before,
		    kind)) == 0)
			return kinds[i];
	return 0;
}

void
flame_ui_refresh(struct app *app, const struct match_models *match)
{
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	struct flame_path top, at;
	uint32_t node;

	/* numbers of nodes and strings are those of the model before */
	path_keep(&top, match_models_old(match), f, a->top);
	path_keep(&at, match_models_old(match), f, a->at);
	a->find_name = NONE;
	if (a->kind != 0)
		a->kind = kind_again(app->trace, match_models_old(match),
		    a->kind);
	answer_drop(&a->answer);
	flame_ui_drop(a);
	if (app->screen == PANE_FLAME) {
		flame_ui_open(app);
		flame_ui_wait(app, KEY_MS);
	}
	f = flame_ui_tree(app);
	node = path_find(&top, app->trace, f);
	if (f != NULL)
		a->top = node;
	node = path_find(&at, app->trace, f);
	flame_ui_select(app, node);
}

/* ---- the folding tree ---- */

void
flame_ui_lines(struct app *app)
{
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	size_t cap = 0, at = 0;
	uint32_t i;

	free(a->lines);
	a->lines = NULL;
	a->nlines = 0;
	for (i = 0; f != NULL && i != NONE;
	    i = flame_next(f, i, a->open[i])) {
		if (i == a->at)
			at = a->nlines;
		a->lines = xgrow(a->lines, a->nlines, &cap,
		    sizeof(*a->lines));
		a->lines[a->nlines++] = i;
	}
	if (a->form == FORM_TREE)
		app->lists[PANE_FLAME].at = at;
}

void
flame_ui_select(struct app *app, uint32_t node)
{
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	uint32_t i;

	if (f == NULL || node >= f->n)
		return;
	a->at = node;
	/* what is over the whole width has the node; parents have lower
	 * numbers */
	for (i = node; i > a->top; i = f->v[i].parent)
		;
	if (i != a->top) {
		for (i = a->top; i > node; i = f->v[i].parent)
			;
		a->top = i == node ? node : 0;
	}
	for (i = node; i != 0; i = f->v[i].parent)
		a->open[f->v[i].parent] = 1;
	flame_ui_lines(app);
}

/* Makes room for marks; returns the tree, or NULL: nothing to mark. */
static const struct flame *
hits_new(struct app *app)
{
	struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);

	free(a->hit);
	free(a->name_hit);
	a->hit = a->name_hit = NULL;
	a->matched = 0;
	if (f == NULL || a->find[0] == '\0')
		return NULL;
	a->hit = xcalloc(f->n, 1);
	a->name_hit = xcalloc(f->nnames + 1, 1);
	return f;
}

void
flame_ui_mark(struct app *app, uint32_t name)
{
	struct flame_ui *a = app->flame;
	const struct flame *f;

	a->find_name = name;
	strlcpy(a->find, trace_str(app->trace, name), sizeof(a->find));
	if ((f = hits_new(app)) != NULL)
		flame_match_name(f, name, a->hit, a->name_hit, &a->found);
}

int
flame_ui_match(struct app *app, const char *pattern)
{
	struct flame_ui *a = app->flame;
	const struct flame *f;
	struct err err;

	/* Enter accepts what the typing has matched already */
	if (a->hit != NULL && a->matched && strcmp(pattern, a->find) == 0)
		return 0;
	a->find_name = NONE;
	if (pattern != a->find)
		strlcpy(a->find, pattern, sizeof(a->find));
	if ((f = hits_new(app)) == NULL)
		return 0;
	err_clear(&err);
	if (flame_match(f, app->trace, a->find, a->hit, a->name_hit,
	    &a->found, &err) == 0) {
		a->matched = 1;
		return 0;
	}
	app_fail(app, "%s", err.msg);
	return -1;
}
