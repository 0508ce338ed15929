/*
 * newest_draw: a line of which the newest events are known: the columns of each
 * part are drawn by its model, the others by the large one.
 */
#include "config.h"

#include "newest_part.h"
#include "pen.h"
#include "priv.h"

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
		line_draw[l->type](&pen, l);
	else
		heading_density(&pen, l->track);
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
		/* a part that begins before the one in front of it does not
		 * draw beyond its own end */
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
