/*
 * newest: what came after the model that is shown was made.
 *
 * A model of all that came takes long to make when that is much.  Until the
 * next one is there, a small model of the newest events alone draws the columns
 * behind the time up to which the large one is complete, line by line: rows,
 * instants and folded tracks, those of which both models have the track.
 *
 *	- Only the picture is of the newest events: selection, search, lists
 *	  and tables are of the large model.
 *	- The small model has also what lasts into its time, so that its
 *	  columns lack nothing.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/xmalloc.h"
#include "priv.h"

struct newest {
	struct view	 view;		/* of the small model */
	struct match_models *same;	/* from the large one to it */
	int64_t		 from;		/* the large one is complete until
					 * here */
};

void
newest_free(struct newest *n)
{
	if (n == NULL)
		return;
	match_models_free(n->same);
	view_free(&n->view);
	free(n);
}

void
view_set_newest(struct view *v, const struct trace *t, int64_t from,
    uint64_t events)
{
	struct newest *n;

	newest_free(v->priv->newest);
	v->priv->newest = NULL;
	v->nnewest = 0;
	if (t == NULL)
		return;
	n = v->priv->newest = xcalloc(1, sizeof(*n));
	view_init(&n->view, t);
	n->same = match_models_new(v->trace, t);
	n->from = from;
	v->nnewest = events;
}

int64_t
view_end(const struct view *v)
{
	const struct newest *n = v->priv->newest;

	return n != NULL && n->view.trace->end > v->trace->end ?
	    n->view.trace->end : v->trace->end;
}

/* Finds a line's counterpart in the small model; returns 0 without one. */
static int
newest_line(const struct newest *n, const struct view *v, const struct line *l,
    struct line *to)
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

int
newest_draw(const struct pen *p, const struct line *l)
{
	struct newest *n = p->v->priv->newest;
	struct line to;
	int at;

	if (n == NULL || !newest_line(n, p->v, l, &to))
		return 0;
	at = viewport_col(&p->v->vp, n->from) + 1;
	if (at >= p->cols)
		return 0;
	if (at > 0)
		draw_part(p, p->v, l, 0, at);
	at = at > 0 ? at : 0;
	draw_part(p, &n->view, &to, at, p->cols - at);
	return 1;
}
