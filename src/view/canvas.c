/*
 * canvas: the grid of cells of a frame.
 *
 *	- All clipping is done here: a caller may draw a slice that begins a
 *	  million columns to the left.
 *	- A wide character takes two cells, the right one with ch 0;
 *	  overwriting one half blanks the other.
 *	- canvas_text() sanitises a file's bytes: unsafe characters become
 *	  U+FFFD, and with the ASCII glyph set only ASCII is drawn.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

static size_t
ncells(int cols, int rows)
{
	return (size_t)cols * (size_t)rows;
}

struct canvas *
canvas_new(int cols, int rows)
{
	struct canvas *cv;

	cv = xcalloc(1, sizeof(*cv));
	canvas_resize(cv, cols, rows);
	return cv;
}

void
canvas_free(struct canvas *cv)
{
	if (cv == NULL)
		return;
	free(cv->cells);
	free(cv);
}

void
canvas_resize(struct canvas *cv, int cols, int rows)
{
	if (cols < 1)
		cols = 1;
	if (rows < 1)
		rows = 1;
	if (cv->cells == NULL || ncells(cols, rows) !=
	    ncells(cv->cols, cv->rows))
		cv->cells = xreallocarray(cv->cells, ncells(cols, rows),
		    sizeof(*cv->cells));
	cv->cols = cols;
	cv->rows = rows;
	canvas_clear(cv);
}

void
canvas_clear(struct canvas *cv)
{
	size_t i, n = ncells(cv->cols, cv->rows);

	memset(&cv->window, 0, sizeof(cv->window));
	cv->cursor_col = cv->cursor_row = -1;
	cv->coarse = 0;
	memset(cv->cells, 0, n * sizeof(*cv->cells));
	for (i = 0; i < n; i++) {
		cv->cells[i].ch = ' ';
		cv->cells[i].style.role = ROLE_NORMAL;
	}
}

struct cell *
canvas_at(struct canvas *cv, int col, int row)
{
	if (col < 0 || row < 0 || col >= cv->cols || row >= cv->rows)
		return NULL;
	return &cv->cells[(size_t)row * (size_t)cv->cols + (size_t)col];
}

/* Blanks the other half of a wide character that loses one half. */
static void
unpair(struct canvas *cv, int col, int row)
{
	struct cell *c = canvas_at(cv, col, row), *other;

	if (c->ch == 0 && (other = canvas_at(cv, col - 1, row)) != NULL)
		other->ch = ' ';
	if ((other = canvas_at(cv, col + 1, row)) != NULL && other->ch == 0)
		other->ch = ' ';
}

void
canvas_put(struct canvas *cv, int col, int row, uint32_t ch, struct style st)
{
	struct cell *c;

	if ((c = canvas_at(cv, col, row)) == NULL)
		return;
	unpair(cv, col, row);
	c->ch = ch;
	c->style = st;
}

void
canvas_fill(struct canvas *cv, int col, int row, int n, uint32_t ch,
    struct style st)
{
	if (col < 0) {
		n = n < -col ? 0 : n + col;
		col = 0;
	}
	if (col < cv->cols && n > cv->cols - col)
		n = cv->cols - col;
	for (; n > 0 && col < cv->cols; n--, col++)
		canvas_put(cv, col, row, ch, st);
}

/* Decodes the next character to draw, and its columns. */
static uint32_t
next_char(const char **s, size_t *len, int *width)
{
	uint32_t c;
	size_t used;

	c = text_decode(*s, *len, &used);
	*s += used;
	*len -= used;
	if (c == '\t' || c == '\n' || c == '\r')
		c = ' ';
	*width = text_width(c);
	if (*width < 0) {
		c = 0xfffd;
		*width = 1;
	}
	if (c > 0x7e && glyphs_used() == GLYPHS_ASCII && *width > 0) {
		c = c == 0xb5 || c == 0x3bc ? glyph(GLYPH_MICRO) :
		    c == 0x2026 ? glyph(GLYPH_ELLIPSIS) : '?';
		*width = 1;
	}
	return c;
}

/* Returns 1 if the rest takes at most `room` columns. */
static int
fits(const char *s, size_t len, int room)
{
	int width;

	while (len > 0) {
		(void)next_char(&s, &len, &width);
		room -= width;
		if (room < 0)
			return 0;
	}
	return 1;
}

int
canvas_text(struct canvas *cv, int col, int row, int width, struct style st,
    const char *s, size_t len)
{
	int used = 0, w, cut;
	uint32_t c;

	if (width <= 0)
		return 0;
	cut = !fits(s, len, width);
	while (len > 0) {
		c = next_char(&s, &len, &w);
		if (w == 0)
			continue;	/* a cell holds one character */
		if (used + w > width - cut)
			break;
		canvas_put(cv, col + used, row, c, st);
		if (w == 2)
			canvas_put(cv, col + used + 1, row, ' ', st);
		if (w == 2 && canvas_at(cv, col + used, row) != NULL &&
		    canvas_at(cv, col + used + 1, row) != NULL)
			canvas_at(cv, col + used + 1, row)->ch = 0;
		else if (w == 2)
			canvas_put(cv, col + used, row, ' ', st);
		used += w;
	}
	if (cut)
		canvas_put(cv, col + used++, row, glyph(GLYPH_ELLIPSIS), st);
	return used;
}

void
canvas_title(struct canvas *cv, int row, struct style st, const char *s,
    struct style right_st, const char *right)
{
	int len = (int)strlen(right), n;

	canvas_fill(cv, 0, row, cv->cols, ' ', st);
	n = canvas_text(cv, 1, row, cv->cols - 2, st, s, strlen(s));
	if (cv->cols - n - 4 > len)
		canvas_text(cv, cv->cols - len - 1, row, len, right_st, right,
		    (size_t)len);
}

int
canvas_printf(struct canvas *cv, int col, int row, int width, struct style st,
    const char *fmt, ...)
{
	char tmp[1024];
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(tmp, sizeof(tmp), fmt, ap);
	va_end(ap);
	if (n < 0)
		return 0;
	return canvas_text(cv, col, row, width, st, tmp, strlen(tmp));
}

void
canvas_flag(struct canvas *cv, int col, int row, int n, uint8_t flags)
{
	struct cell *c;

	for (; n > 0 && col < cv->cols; n--, col++)
		if ((c = canvas_at(cv, col, row)) != NULL)
			c->style.flags |= flags;
}
