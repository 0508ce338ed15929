/*
 * dump: a canvas as plain text, as a plane of styles, or with ANSI colours.
 *
 * Plain text has shades for colours: a blank inside a slice is a light shade,
 * inside the selected slice a full block, so that a frame can be read and
 * compared without colours.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/text.h"

static void
add_char(struct buf *b, uint32_t c)
{
	char tmp[4];

	buf_add(b, tmp, text_encode(c, tmp));
}

/* Returns the character for a cell without colours. */
static uint32_t
plain_char(const struct cell *c)
{
	if (!(c->style.flags & STYLE_FILL) || c->ch != ' ')
		return c->ch;
	return glyph(c->style.flags & STYLE_SELECTED ? GLYPH_FULL :
	    GLYPH_FILL);
}

static const struct cell *
row_cells(const struct canvas *cv, int row)
{
	return &cv->cells[(size_t)row * (size_t)cv->cols];
}

void
canvas_dump_text(const struct canvas *cv, struct buf *b)
{
	const struct cell *c;
	int row, col, n;
	uint32_t ch;

	for (row = 0; row < cv->rows; row++) {
		c = row_cells(cv, row);
		for (n = cv->cols; n > 0 && plain_char(&c[n - 1]) == ' '; n--)
			;
		for (col = 0; col < n; col++)
			if ((ch = plain_char(&c[col])) != 0)
				add_char(b, ch);
		buf_addc(b, '\n');
	}
}

void
canvas_dump_style(const struct canvas *cv, struct buf *b)
{
	const struct cell *c;
	int row, col, n;

	for (row = 0; row < cv->rows; row++) {
		c = row_cells(cv, row);
		for (n = cv->cols; n > 0 && c[n - 1].ch == ' ' &&
		    style_letter(c[n - 1].style) == '.'; n--)
			;
		for (col = 0; col < n; col++)
			buf_addc(b, style_letter(c[col].style));
		buf_addc(b, '\n');
	}
}

static void
add_colour(struct buf *b, int colour, int base)
{
	if (colour < 0)
		return;
	if (colour < 8)
		buf_printf(b, ";%d", base + colour);
	else
		buf_printf(b, ";%d;5;%d", base + 8, colour);
}

static void
add_look(struct buf *b, const struct style_look *k)
{
	buf_adds(b, "\033[0");
	if (k->bold)
		buf_adds(b, ";1");
	if (k->dim)
		buf_adds(b, ";2");
	if (k->underline)
		buf_adds(b, ";4");
	if (k->reverse)
		buf_adds(b, ";7");
	add_colour(b, k->fg, 30);
	add_colour(b, k->bg, 40);
	buf_addc(b, 'm');
}

static int
same_look(const struct style_look *a, const struct style_look *b)
{
	return a->fg == b->fg && a->bg == b->bg && a->bold == b->bold &&
	    a->dim == b->dim && a->reverse == b->reverse &&
	    a->underline == b->underline;
}

static int
plain_look(const struct style_look *k)
{
	return k->fg < 0 && k->bg < 0 && !k->bold && !k->dim && !k->reverse &&
	    !k->underline;
}

void
canvas_dump_ansi(const struct canvas *cv, struct buf *b, int depth)
{
	const struct cell *c;
	struct style_look now, next;
	int row, col, n;

	for (row = 0; row < cv->rows; row++) {
		c = row_cells(cv, row);
		for (n = cv->cols; n > 0; n--) {
			style_look(c[n - 1].style, depth, &next);
			if (c[n - 1].ch != ' ' || !plain_look(&next))
				break;
		}
		style_look(style_of(ROLE_NORMAL), depth, &now);
		for (col = 0; col < n; col++) {
			if (c[col].ch == 0)
				continue;
			style_look(c[col].style, depth, &next);
			if (!same_look(&now, &next))
				add_look(b, &next);
			now = next;
			add_char(b, c[col].ch);
		}
		if (!plain_look(&now))
			buf_adds(b, "\033[0m");
		buf_addc(b, '\n');
	}
}
