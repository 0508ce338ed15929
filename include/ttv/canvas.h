#ifndef TTV_CANVAS_H
#define TTV_CANVAS_H
/*
 * The canvas on which a frame is drawn: a grid of cells, each one character and
 * one style.  curses, `ttv shot` and the tests all show this grid.  All drawing
 * is clipped; coordinates may be negative or beyond the edge.  A file's text
 * reaches a cell only through canvas_text(), which sanitises.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;

/*
 * A style is a role (ttv/style.h has the table) and, for roles coloured by
 * name, a colour number: 0..STYLE_HUES-1 for the categorical hues, or an RGB
 * colour (cname).
 */
struct style {
	uint8_t		role;		/* enum style_role */
	uint8_t		hue;		/* for roles that take one */
	uint8_t		flags;		/* STYLE_* */
	uint8_t		pad;
	uint32_t	rgb;		/* with STYLE_RGB: 0xrrggbb */
};
#define STYLE_RGB	0x01		/* rgb instead of hue */
#define STYLE_SELECTED	0x02		/* the cell is part of the selection */
#define STYLE_HIT	0x04		/* the cell's thing matches the
					 * search */
#define STYLE_CURSOR	0x08		/* the time cursor runs through */
#define STYLE_DIM	0x10		/* filtered, or out of the area */
#define STYLE_FILL	0x20		/* a blank inside a slice: only a dump
					 * without colours shows it */

#define STYLE_HEAT	0x40		/* hue is the class of a length */

struct cell {
	uint32_t	ch;		/* code point; 0: right half of a wide
					 * one */
	struct style	style;
};

/*
 * The columns from `left` on are a window on a larger picture, whose column
 * `first` is at `left`; pictures of different scales share no columns.  A
 * terminal that has shown the same picture may move its cells instead of
 * drawing them.  scale 0: no window.
 */
struct canvas_window {
	int		 left;
	int		 scale;
	int64_t		 first;
};

struct canvas {
	int		 cols, rows;
	struct cell	*cells;		/* rows * cols */
	struct canvas_window window;
	int		 coarse;	/* for a slow line: in few colours */
	/* where the terminal's cursor stands, unseen; -1: anywhere */
	int		 cursor_col, cursor_row;
};

struct canvas	*canvas_new(int cols, int rows);
void		 canvas_free(struct canvas *);
void		 canvas_resize(struct canvas *, int cols, int rows);
void		 canvas_clear(struct canvas *);	/* blanks, role normal; no
						 * window */
struct cell	*canvas_at(struct canvas *, int col, int row); /* or NULL */
void		 canvas_put(struct canvas *, int col, int row, uint32_t ch,
		    struct style);
/* Puts a character into n cells from (col, row) on. */
void		 canvas_fill(struct canvas *, int col, int row, int n,
		    uint32_t ch, struct style);
/*
 * Puts text of any origin into at most `width` columns, sanitised; cuts a text
 * that does not fit with an ellipsis of the glyph set.  Returns columns used.
 */
int		 canvas_text(struct canvas *, int col, int row, int width,
		    struct style, const char *, size_t len);
/*
 * Fills a row of the canvas and puts a text at its left end, and at its right
 * end, in a style of its own, another one where that fits.
 */
void		 canvas_title(struct canvas *, int row, struct style,
		    const char *, struct style, const char *right);
int		 canvas_printf(struct canvas *, int col, int row, int width,
		    struct style, const char *, ...)
		    __attribute__((format(printf, 6, 7)));
/* Ors flags into the styles of n cells, for a highlight over drawn text. */
void		 canvas_flag(struct canvas *, int col, int row, int n,
		    uint8_t flags);

/* Writes a line for each row, without blanks at the end. */
void		 canvas_dump_text(const struct canvas *, struct buf *);
/*
 * Writes a letter for each cell's role, flags and hue: the style plane of
 * tests.
 */
void		 canvas_dump_style(const struct canvas *, struct buf *);
/* Writes ANSI colours; depth is 256, 8 or 0 colours. */
void		 canvas_dump_ansi(const struct canvas *, struct buf *,
		    int depth);

#endif
