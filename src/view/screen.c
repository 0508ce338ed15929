/*
 * screen: a list over the whole frame but the last two lines: help, warnings,
 * the choices of a prompt.  The ui owns the list and the source of its lines.
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

static int
has_head(const struct view *v)
{
	return v->screen_head != NULL && v->rows >= ROWS_LEAST;
}

/* Sets the box of the lines below the title; a tiny screen has no title. */
static void
screen_box(const struct view *v, struct list_box *b)
{
	struct regions r;
	int end;

	regions_find(v, &r);
	end = r.status >= 0 ? r.status : v->rows;
	memset(b, 0, sizeof(*b));
	b->row = end > 2 ? 1 + has_head(v) : 0;
	b->rows = end - b->row;
	b->cols = v->cols;
	b->columns = 1;
}

/*
 * Draws the title, and the number of the current line, or of the first line
 * shown when the list has no current line.
 */
static void
screen_title(struct canvas *cv, const struct view *v,
    const struct list_box *b)
{
	struct style st = style_of(ROLE_TITLE);
	const struct list *l = v->screen;
	uint64_t n = list_count(l), at;
	char more[64], here[24], all[24];
	int len;

	at = l->cursor == LIST_PAGE ? list_first(l, list_room(b)) : list_at(l);
	canvas_fill(cv, 0, 0, v->cols, ' ', st);
	text_count(here, sizeof(here), n > 0 ? at + 1 : 0);
	text_count(all, sizeof(all), n);
	len = snprintf(more, sizeof(more), "%s of %s ", here, all);
	if (v->cols <= COUNT_FROM)
		len = 0;
	canvas_text(cv, 1, 0, v->cols - 1 - len - (len > 0), st,
	    v->screen_title, strlen(v->screen_title));
	if (len > 0)
		canvas_text(cv, v->cols - len, 0, len,
		    style_of(ROLE_TITLE_DIM), more, (size_t)len);
}

void
screen_draw(struct canvas *cv, const struct view *v)
{
	struct list_box box, head;

	screen_box(v, &box);
	if (box.row > 0)
		screen_title(cv, v, &box);
	if (box.row > 1) {
		head = box;
		head.row = head.rows = 1;
		list_line_draw(cv, &head, v->screen_head, -1);
	}
	list_draw(cv, v->screen, &box, 1);
}

void
view_list_box(const struct view *v, const struct list *l, struct list_box *b)
{
	if (v->drawer != NULL && l == v->drawer->list)
		drawer_box(v, b);
	else if (l == &v->inspector)
		inspector_box(v, b);
	else if (v->chart != NULL)
		chart_box(v, b);
	else
		screen_box(v, b);
}

uint64_t
view_list_room(const struct view *v, const struct list *l)
{
	struct list_box b;

	view_list_box(v, l, &b);
	return list_room(&b);
}
