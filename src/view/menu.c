/*
 * menu: a list of keys or words over the frame.  Above the last lines it has as
 * many columns as fit and at most half of the screen; as a popup it stands
 * beside a cell, moved until all of it is on the screen.  What does not fit is
 * counted in its last cell.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "parts.h"

#define GAP	2		/* columns between two columns */

struct menu_place {
	int	col, row;	/* of the first item */
	int	width;		/* of a column of items, with the gap */
	int	columns, rows;
	int	key;		/* columns of keys, with a blank; 0: none */
	int	shown;		/* items; those left out take one cell more */
};

static void
menu_widths(const struct menu *m, struct menu_place *p)
{
	int i, key = 0, text = 0, n;

	for (i = 0; i < m->n; i++) {
		if ((n = text_columns(m->v[i].key)) > key)
			key = n;
		if ((n = text_columns(m->v[i].text)) > text)
			text = n;
	}
	p->key = key > 0 ? key + 1 : 0;
	p->width = p->key + text + GAP;
}

static void
menu_place(const struct view *v, struct menu_place *p)
{
	const struct menu *m = v->menu;
	int bottom = frame_prompt_row(v), most;

	menu_widths(m, p);
	if (p->width > v->cols)
		p->width = v->cols;
	p->columns = m->popup ? 1 : v->cols / p->width;
	p->rows = (m->n + p->columns - 1) / p->columns;
	most = m->popup ? bottom : v->rows / 2 - 1;
	if (p->rows > most)
		p->rows = most < 1 ? 1 : most;
	p->shown = p->rows * p->columns;
	if (p->shown >= m->n)
		p->shown = m->n;
	else if (p->shown > 1)
		p->shown--;
	p->col = 0;
	p->row = bottom - p->rows;
	if (m->popup) {
		p->col = m->col + p->width > v->cols ? v->cols - p->width :
		    m->col;
		p->row = m->row + p->rows > bottom ? bottom - p->rows : m->row;
	}
	if (p->row < 0)
		p->row = 0;
}

/* Returns the first item shown: a page with the chosen one. */
static int
menu_first(const struct menu *m, const struct menu_place *p)
{
	return m->at < p->shown || p->shown == 0 ? 0 : m->at / p->shown *
	    p->shown;
}

static void
menu_item(struct canvas *cv, const struct view *v, const struct menu_place *p,
    int i, int cell)
{
	const struct menu_item *item = &v->menu->v[i];
	int col = p->col + cell / p->rows * p->width;
	int row = p->row + cell % p->rows;
	struct style st = style_of(i == v->menu->at ? ROLE_LABEL_SELECTED :
	    ROLE_STATUS);
	struct style key = st;

	if (i != v->menu->at)
		key.flags |= STYLE_HIT;		/* stands out in each theme */
	canvas_fill(cv, col, row, p->width, ' ', st);
	if (i == v->menu->at)	/* without colours the others look like it */
		canvas_put(cv, col, row, '>', st);
	canvas_text(cv, col + 1, row, p->width - 1, key, item->key,
	    strlen(item->key));
	canvas_text(cv, col + 1 + p->key, row, p->width - p->key - 1, st,
	    item->text, strlen(item->text));
}

void
menu_draw(struct canvas *cv, const struct view *v)
{
	const struct menu *m = v->menu;
	struct style st = style_of(ROLE_STATUS);
	struct menu_place p;
	int i, first, cell = 0;

	menu_place(v, &p);
	if (m->n == 0 || frame_prompt_row(v) < 2)
		return;
	for (i = 0; i < p.rows && !m->popup; i++)
		canvas_fill(cv, 0, p.row + i, v->cols, ' ', st);
	first = menu_first(m, &p);
	for (i = first; i < m->n && i < first + p.shown; i++)
		menu_item(cv, v, &p, i, cell++);
	if (m->n > p.shown)
		canvas_printf(cv, p.col + cell / p.rows * p.width + 1, p.row +
		    cell % p.rows, p.width - 1, st, "%d more",
		    m->n - p.shown);
	if (m->popup || m->title[0] == '\0' || p.row == 0)
		return;
	canvas_fill(cv, 0, p.row - 1, v->cols, glyph(GLYPH_HLINE),
	    style_of(ROLE_RULE));
	canvas_printf(cv, 1, p.row - 1, v->cols - 2, style_of(ROLE_NORMAL),
	    " %s ", m->title);
}

int
menu_at(const struct view *v, int col, int row)
{
	struct menu_place p;
	int cell, i;

	if (v->menu == NULL)
		return -1;
	menu_place(v, &p);
	if (row < p.row || row >= p.row + p.rows || col < p.col ||
	    col >= p.col + p.columns * p.width)
		return -1;
	cell = (col - p.col) / p.width * p.rows + row - p.row;
	i = menu_first(v->menu, &p) + cell;
	return cell < p.shown && i < v->menu->n ? i : -1;
}
