/*
 * newest: what came after the model that is shown was made.
 *
 * A model of all that came takes long to make when that is much.  Until the
 * next one is there, small models of the parts behind it draw the columns
 * behind the time up to which what is before them is complete, line by line:
 * rows, instants and folded tracks, those of which both models have the track.
 *
 *	- A thing of a part can be selected (newest_select.c), and the search
 *	  finds it; lists and tables are of the large model.
 *	- A small model has also what lasts into its time, so that its columns
 *	  lack nothing.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/newest.h"
#include "ttv/xmalloc.h"
#include "newest_part.h"
#include "priv.h"

static void
part_free(struct newest_part *p)
{
	match_models_free(p->same);
	view_free(&p->view);
	free(p);
}

/* Has the parts leave for which `gone` is set; counts events anew. */
static void
parts_leave(struct view *v, int (*gone)(const struct newest *,
    const struct newest *), const struct newest *arg)
{
	struct view_newest *l = &v->priv->newest;
	size_t i, n = 0;

	v->nnewest = 0;
	for (i = 0; i < l->n; i++) {
		if (gone(arg, &l->v[i]->own)) {
			if (l->selected == l->v[i])
				l->selected = NULL;
			part_free(l->v[i]);
			continue;
		}
		v->nnewest += l->v[i]->own.events;
		l->v[n++] = l->v[i];
	}
	l->n = n;
}

static int
is_over(const struct newest *until, const struct newest *n)
{
	return n->until <= until->until;
}

void
newest_free(struct view *v)
{
	static const struct newest all = { .until = UINT64_MAX };
	struct view_newest *l = &v->priv->newest;

	parts_leave(v, is_over, &all);
	free(l->v);
	memset(l, 0, sizeof(*l));
}

/* Has times of a part be told from the beginning of the large model on. */
static void
newest_begin_with(const struct newest_part *p, const struct trace *t)
{
	if (t->start < p->own.trace->start && t->start < t->end)
		p->own.trace->start = t->start;
}

void
newest_set_trace(struct view *v)
{
	struct newest until = { .until = v->trace->until };
	struct view_newest *l = &v->priv->newest;
	size_t i;

	if (l->selected != NULL && is_over(&until, &l->selected->own))
		newest_select_joined(v);
	parts_leave(v, is_over, &until);
	for (i = 0; i < l->n; i++) {
		newest_begin_with(l->v[i], v->trace);
		match_models_free(l->v[i]->same);
		l->v[i]->same = match_models_new(v->trace,
		    l->v[i]->own.trace);
	}
}

/* Returns whether a part has a track that the large model lacks. */
static int
part_strange(const struct newest_part *p)
{
	uint32_t i;

	for (i = 0; i < p->own.trace->ntracks; i++)
		if (match_models_track_before(p->same, i) == NONE)
			return 1;
	return 0;
}

int
view_add_newest(struct view *v, const struct newest *part)
{
	struct view_newest *l = &v->priv->newest;
	struct newest_part *p = xcalloc(1, sizeof(*p));
	size_t at = 0;

	p->own = *part;
	newest_begin_with(p, v->trace);
	view_init(&p->view, part->trace);
	p->view.priv->part = 1;
	p->same = match_models_new(v->trace, part->trace);
	if (l->selected != NULL && newest_replaces(part, &l->selected->own))
		newest_select_carry(v, p);
	parts_leave(v, newest_replaces, part);
	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	while (at < l->n && l->v[at]->own.since < part->since)
		at++;
	memmove(&l->v[at + 1], &l->v[at], (l->n - at) * sizeof(*l->v));
	l->v[at] = p;
	l->n++;
	v->nnewest += part->events;
	return part_strange(p);
}

int64_t
view_end(const struct view *v)
{
	const struct view_newest *l = &v->priv->newest;
	int64_t end = v->trace->end;
	size_t i;

	for (i = 0; i < l->n; i++)
		if (l->v[i]->own.trace->end > end)
			end = l->v[i]->own.trace->end;
	return end;
}

int
newest_line(const struct newest_part *n, const struct view *v,
    const struct line *l, struct line *to)
{
	*to = *l;
	to->track = match_models_track(n->same, l->track);
	if (to->track == NONE)
		return 0;
	if (l->type == LINE_ROW)
		return (to->row = match_models_row(n->same, l->row)) != NONE;
	return l->type == LINE_INSTANTS || l->type == LINE_TRACK ||
	    (l->type == LINE_PROCESS && v->folded[l->track]);
}

/* Draws a line of a view in `cols` columns from column `at` on. */
static void
draw_part(const struct pen *p, const struct view *v, const struct line *l,
    int at, int cols)
{
	struct view part = *v;
	struct pen pen = *p;

	part.vp = p->v->vp;
	part.vp.t0 = viewport_time(&p->v->vp, at);
	part.vp.cols = cols;
	pen.v = &part;
	pen.tr = v->trace;
	pen.x += at;
	pen.cols = cols;
	if (v == p->v || l->type == LINE_ROW || l->type == LINE_INSTANTS)
		line_types[l->type].draw(&pen, l);
	else
		density_draw(&pen, l->track);
}

/* Returns the first column of part i. */
static int
part_col(const struct pen *p, size_t i)
{
	const struct view_newest *l = &p->v->priv->newest;
	int at;

	if (i == l->n)
		return p->cols;
	at = viewport_col(&p->v->vp, l->v[i]->own.from);
	return at < 0 ? 0 : at >= p->cols ? p->cols : at + 1;
}

int
newest_draw(const struct pen *p, const struct line *l)
{
	struct view_newest *parts = &p->v->priv->newest;
	struct line to;
	int at, end, own, drawn = 0;
	size_t i;

	/* what no part draws is the large model's */
	for (i = 0; i < parts->n; i++) {
		at = part_col(p, i);
		end = part_col(p, i + 1);
		if (end < at)		/* times went back behind it */
			end = p->cols;
		/* what went back itself has no say in what is later */
		own = viewport_col(&p->v->vp, parts->v[i]->own.trace->end) + 1;
		end = own < end && i > 0 && parts->v[i]->own.from <
		    parts->v[i - 1]->own.from ? own : end;
		if (at >= end || !newest_line(parts->v[i], p->v, l, &to))
			continue;
		if (at > drawn)
			draw_part(p, p->v, l, drawn, at - drawn);
		draw_part(p, &parts->v[i]->view, &to, at, end - at);
		drawn = end > drawn ? end : drawn;
	}
	if (drawn > 0 && drawn < p->cols)
		draw_part(p, p->v, l, drawn, p->cols - drawn);
	return drawn > 0;
}
