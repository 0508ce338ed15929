/*
 * screen: a list of lines that is opened and closed: warnings, hits, what led
 * here, the choices of a prompt.  It lies below the tracks, in the place of the
 * pane; the help, or any list where it is asked for, covers them too.  The ui
 * owns the list and the source of its lines.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "parts.h"

#define COUNT_FROM	40	/* columns; in narrower lists the title has the
				 * whole line */

#define ROWS_LEAST	5	/* of the frame: fewer have no headings */

/* The rows of the title and of the headings; -1: it has none. */
struct screen_rows {
	int	title, head;
};

/* Sets the box of the lines below both; a tiny screen has neither. */
static void
screen_box(const struct view *v, struct list_box *b, struct screen_rows *at)
{
	struct regions r;
	int top = 0, end;

	regions_find(v, &r);
	end = r.status >= 0 ? r.status : v->rows;
	if (!view_screen_full(v)) {
		top = r.pane;
		end = r.pane + r.npane;
	}
	memset(b, 0, sizeof(*b));
	at->title = end - top > 2 || top > 0 ? top++ : -1;
	at->head = at->title >= 0 && v->screen_head != NULL && end - top > 1 &&
	    v->rows >= ROWS_LEAST ? top++ : -1;
	b->row = top;
	b->rows = end - top;
	b->cols = v->cols;
	b->columns = 1;
}

/*
 * Draws the title, and the number of the current line, or of the first line
 * shown when the list has no current line.
 */
static void
screen_title(struct canvas *cv, const struct view *v,
    const struct list_box *b, int row)
{
	int full = view_screen_full(v);
	struct style st = style_of(full ? ROLE_TITLE : ROLE_PANE_TITLE);
	const struct list *l = v->screen;
	uint64_t n = list_count(l), at;
	char more[64], here[24], all[24];
	int len;

	at = l->cursor == LIST_PAGE ? list_first(l, list_room(b)) : list_at(l);
	canvas_fill(cv, 0, row, v->cols, ' ', st);
	text_count(here, sizeof(here), n > 0 ? at + 1 : 0);
	text_count(all, sizeof(all), n);
	len = snprintf(more, sizeof(more), "%s of %s ", here, all);
	if (v->cols <= COUNT_FROM)
		len = 0;
	canvas_text(cv, 1, row, v->cols - 1 - len - (len > 0), st,
	    v->screen_title, strlen(v->screen_title));
	if (len > 0)
		canvas_text(cv, v->cols - len, row, len,
		    full ? style_of(ROLE_TITLE_DIM) : st, more, (size_t)len);
}

void
screen_draw(struct canvas *cv, const struct view *v)
{
	struct list_box box, head;
	struct screen_rows at;

	screen_box(v, &box, &at);
	if (at.title >= 0)
		screen_title(cv, v, &box, at.title);
	if (at.head >= 0) {
		head = box;
		head.row = at.head;
		head.rows = 1;
		list_line_draw(cv, &head, v->screen_head, -1);
	}
	list_draw(cv, v->screen, &box, 1);
}

void
view_list_box(const struct view *v, const struct list *l, struct list_box *b)
{
	struct screen_rows at;

	if (v->drawer != NULL && l == v->drawer->list)
		drawer_box(v, b);
	else if (l == &v->inspector)
		inspector_box(v, b);
	else if (v->chart != NULL)
		chart_box(v, b);
	else
		screen_box(v, b, &at);
}

uint64_t
view_list_room(const struct view *v, const struct list *l)
{
	struct list_box b;

	view_list_box(v, l, &b);
	return list_room(&b);
}
