/*
 * chart: boxes in rows, or a list with headings, over the whole frame but the
 * last two lines.  The ui makes texts and boxes; with few rows the facts go
 * first, then the title.
 */
#include "config.h"

#include <string.h>

#include "ttv/list.h"
#include "parts.h"
#include "pen.h"

#define FACTS_FROM	8	/* rows of the screen; with fewer no facts */
#define TITLE_FROM	4	/* likewise no title */

struct chart_places {
	int	title;			/* a row; -1: none */
	int	facts, head;		/* rows below the title; 0: none */
	int	body, nbody;
};

static void
chart_places(const struct view *v, struct chart_places *p)
{
	struct regions r;
	int at = 0, end;

	regions_find(v, &r);
	end = r.status >= 0 ? r.status : v->rows;
	p->title = v->rows >= TITLE_FROM ? at++ : -1;
	p->facts = v->rows >= FACTS_FROM ? at++ : 0;
	p->head = v->chart->list != NULL && v->chart->head.n > 0 &&
	    v->rows >= TITLE_FROM ? at++ : 0;
	p->body = at;
	p->nbody = end > at ? end - at : 0;
}

int
view_chart_rows(const struct view *v, int *row)
{
	struct chart_places p;

	chart_places(v, &p);
	*row = p.body;
	return p.nbody;
}

void
chart_box(const struct view *v, struct list_box *b)
{
	struct chart_places p;

	chart_places(v, &p);
	memset(b, 0, sizeof(*b));
	b->row = p.body;
	b->rows = p.nbody;
	b->cols = v->cols;
	b->columns = 1;
	b->margin = 1;
}

/* Draws what is too narrow for boxes, as shades. */
static void
rest_draw(struct canvas *cv, const struct chart_box *b, int row)
{
	canvas_fill(cv, b->col, row, b->cols, glyph(GLYPH_SHADE1), b->style);
}

static void
value_draw(struct canvas *cv, const struct chart_box *b, int row)
{
	int i, len = (int)strlen(b->value), at = b->col + b->cols - len - 1;
	struct cell *c;

	/* only behind the name, with blanks between */
	for (i = at - 2; i < at + len; i++)
		if (i <= b->col || (c = canvas_at(cv, i, row)) == NULL ||
		    c->ch != ' ')
			return;
	if (len > 0)
		canvas_text(cv, at, row, len, b->style, b->value, (size_t)len);
}

static void
boxes_draw(struct canvas *cv, const struct view *v,
    const struct chart_places *p)
{
	const struct chart *c = v->chart;
	const struct chart_box *b;
	struct pen pen = { cv, v, v->trace, 0, 0, v->cols, 0 };
	struct box box;
	size_t i;

	memset(&box, 0, sizeof(box));
	box.dur = -1;
	for (i = 0; i < c->n; i++) {
		b = &c->box[i];
		if (b->row >= p->nbody)
			continue;
		if (b->style.flags & STYLE_SELECTED) {
			cv->cursor_col = b->col;
			cv->cursor_row = p->body + b->row;
		}
		if (b->rest) {
			rest_draw(cv, b, p->body + b->row);
			continue;
		}
		pen.y = p->body + b->row;
		box.c0 = b->col;
		box.c1 = b->col + b->cols;
		box.name = b->name != NULL ? b->name : b->label;
		box.len = b->len;
		box.style = b->style;
		box_draw(&pen, &box);
		value_draw(cv, b, pen.y);
	}
}

void
chart_draw(struct canvas *cv, const struct view *v)
{
	const struct chart *c = v->chart;
	struct chart_places p;
	struct list_box box;

	chart_places(v, &p);
	if (p.title >= 0)
		canvas_title(cv, p.title, style_of(ROLE_TITLE), c->title,
		    style_of(ROLE_TITLE_DIM), c->right);
	if (p.facts)
		canvas_text(cv, 1, p.facts, v->cols - 2,
		    style_of(ROLE_PANE_VALUE), c->facts, strlen(c->facts));
	if (p.head) {
		struct list_box head = { 1, p.head, v->cols - 2, 1, 1, 0, 0 };

		list_line_draw(cv, &head, &c->head, ROLE_PANE_KEY);
	}
	if (c->note[0] != '\0' && p.nbody > 0)
		canvas_text(cv, 1, p.body, v->cols - 2,
		    style_of(ROLE_PANE_VALUE), c->note, strlen(c->note));
	else if (c->list != NULL) {
		chart_box(v, &box);
		list_draw(cv, c->list, &box, 1);
	} else
		boxes_draw(cv, v, &p);
}
