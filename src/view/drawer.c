/*
 * drawer: the table of an area, in the place of the inspector: a title, a line
 * of facts, headings, a list of rows, a sum.  The ui owns the texts and the
 * list.  With few rows the facts go first, then the sum.
 */
#include "config.h"

#include <string.h>

#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/view.h"
#include "parts.h"

#define FACTS_FROM	8	/* rows of the pane; with fewer no facts */
#define TOTAL_FROM	6	/* likewise no sum */

struct places {
	int	facts, head, list, nlist, total;	/* rows; -1: none */
};

static void
drawer_places(const struct view *v, const struct regions *r, struct places *p)
{
	int at = r->pane + 1, end = r->pane + r->npane;

	p->facts = *v->drawer->facts != '\0' && r->npane >= FACTS_FROM ?
	    at++ : -1;
	p->head = v->drawer->head.n > 0 && r->npane > 2 ? at++ : -1;
	p->total = v->drawer->total.n > 0 && r->npane >= TOTAL_FROM ? --end :
	    -1;
	p->list = at;
	p->nlist = end > at ? end - at : 0;
}

void
drawer_box(const struct view *v, struct list_box *b)
{
	struct regions r;
	struct places p;

	regions_find(v, &r);
	drawer_places(v, &r, &p);
	memset(b, 0, sizeof(*b));
	b->row = p.list;
	b->rows = r.npane > 0 ? p.nlist : 0;
	b->cols = v->cols;
	b->columns = v->drawer->columns > 1 ? v->drawer->columns : 1;
	b->first = v->drawer->first;
	b->margin = 1;
}

static void
drawer_line(struct canvas *cv, const struct view *v, int row,
    const struct list_line *line, int role)
{
	struct list_box b = { 1, row, v->cols - 2, 1, 1, 0, 0 };

	list_line_draw(cv, &b, line, role);
}

void
drawer_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	const struct drawer *d = v->drawer;
	struct list_box box;
	struct places p;

	drawer_places(v, r, &p);
	canvas_title(cv, r->pane, style_of(ROLE_PANE_TITLE), d->title,
	    style_of(ROLE_PANE_TITLE), d->right);
	if (p.facts >= 0)
		canvas_text(cv, 1, p.facts, v->cols - 2,
		    style_of(ROLE_PANE_KEY), d->facts, strlen(d->facts));
	if (p.head >= 0)
		drawer_line(cv, v, p.head, &d->head, ROLE_PANE_KEY);
	if (p.total >= 0)
		drawer_line(cv, v, p.total, &d->total, ROLE_LABEL_PROCESS);
	drawer_box(v, &box);
	list_draw(cv, d->list, &box, v->pane_focus);
	if (*d->note != '\0' && box.rows > 0 && list_count(d->list) == 0)
		canvas_text(cv, 1, box.row, v->cols - 2,
		    style_of(ROLE_PANE_VALUE), d->note, strlen(d->note));
}
