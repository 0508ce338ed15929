/*
 * draw: a canvas becomes what the terminal shows.
 *
 * The canvas is compared with the last one row by row.  Rows that differ become
 * cells (cells.c), which paint.c or, where it cannot, ncurses draws (plain.c):
 * never both.  An unchanged frame writes nothing.
 */
#include "config.h"

#include <curses.h>
#include <string.h>
#include <term.h>

#include "ttv/buf.h"
#include "ttv/canvas.h"

#include "cells.h"
#include "draw.h"
#include "output.h"
#include "paint.h"
#include "paint_can.h"
#include "pan.h"
#include "plain.h"

static struct {
	int		 depth, utf8;
	int		 paints;	/* 1: paint.c draws */
	uint8_t		 colourless;	/* see struct paint_can */
	struct canvas	*shown;		/* the frame on the screen */
	int		 trusted;	/* 0: `shown` may be wrong */
	int		 visible;	/* the cursor; -1: not known */
	struct paint_place place;	/* of the last frame */
	struct buf	 frame;
} draw;

void
draw_open(int depth, int utf8)
{
	struct paint_can can;
	int iso;

	draw.depth = depth;
	draw.utf8 = utf8;
	draw.paints = paint_can_learn(&can, &iso);
	draw.colourless = draw.paints ? can.colourless : 0;
	paint_use(&can, iso);
}

int
draw_paints(void)
{
	return draw.paints;
}

void
draw_blank(int cols, int rows)
{
	if (draw.paints)
		paint_blank(cols, rows);
	draw.visible = 0;
}

void
draw_forget(void)
{
	draw.trusted = 0;
	draw.visible = -1;
	paint_forget();
}

static int
is_row_shown(const struct canvas *cv, int row)
{
	size_t at = (size_t)row * (size_t)cv->cols;

	return memcmp(&cv->cells[at], &draw.shown->cells[at],
	    (size_t)cv->cols * sizeof(struct cell)) == 0;
}

/* Hands on the rows that differ. */
static void
draw_rows(const struct canvas *cv, int all)
{
	struct paint_cell *cells;
	int row;

	for (row = 0; row < cv->rows; row++) {
		if (!all && is_row_shown(cv, row))
			continue;
		cells = draw.paints ? paint_row(row, cv->cols, cv->rows) :
		    plain_line(cv->cols);
		cells_make(cv, row, draw.depth, draw.utf8, draw.colourless,
		    cells);
		if (!draw.paints)
			plain_row(row, cv->cols);
	}
}

static void
show_cursor(int visible)
{
	char show[] = "cnorm", hide[] = "civis";
	const char *s;

	if (draw.visible == visible)
		return;
	s = tigetstr(visible ? show : hide);
	if (s != NULL && s != (const char *)-1 && strchr(s, '$') == NULL)
		buf_adds(&draw.frame, s);
	draw.visible = visible;
}

uint64_t
draw_canvas(const struct canvas *cv, int col, int row, int visible,
    const char *behind, uint64_t many, size_t most)
{
	struct paint_place place = { 0, 0, col, row };
	int all = !draw.trusted || draw.shown == NULL ||
	    draw.shown->cols != cv->cols || draw.shown->rows != cv->rows;
	uint64_t given;

	if (draw.shown == NULL)
		draw.shown = canvas_new(cv->cols, cv->rows);
	else if (all)
		canvas_resize(draw.shown, cv->cols, cv->rows);
	else
		place.pan = pan_columns(draw.shown, cv);
	place.left = cv->window.scale != 0 ? cv->window.left : 0;
	if (all && !draw.paints)
		plain_forget();
	draw_rows(cv, all || draw.shown->coarse != cv->coarse);
	memcpy(draw.shown->cells, cv->cells, (size_t)cv->cols *
	    (size_t)cv->rows * sizeof(struct cell));
	draw.shown->window = cv->window;
	draw.shown->coarse = cv->coarse;
	draw.trusted = 1;
	if (draw.paints) {
		buf_clear(&draw.frame);
		show_cursor(visible);
		paint_frame(&place, most, &draw.frame);
		draw.place = place;
		return output_frame(&draw.frame, behind, many);
	}
	given = plain_frame(col, row, visible);
	if (given >= many)
		output_send(behind, strlen(behind));
	return given;
}

int
draw_has_rest(void)
{
	return draw.paints && draw.trusted && paint_rest();
}

uint64_t
draw_rest(const char *behind, uint64_t many, size_t most)
{
	if (!draw_has_rest())
		return 0;
	buf_clear(&draw.frame);
	draw.place.pan = 0;
	paint_frame(&draw.place, most, &draw.frame);
	return output_frame(&draw.frame, behind, many);
}

void
draw_settle(void)
{
	buf_clear(&draw.frame);
	if (draw.paints)
		paint_settle(&draw.frame);
	output_frame(&draw.frame, "", 0);
}

void
draw_close(void)
{
	paint_free();
	plain_free();
	canvas_free(draw.shown);
	buf_free(&draw.frame);
	memset(&draw, 0, sizeof(draw));
}
