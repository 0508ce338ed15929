#ifndef TTV_PAINTED_H
#define TTV_PAINTED_H
/*
 * A terminal that reads what paint.c sends, and no other sequence: what it
 * shows afterwards is what a user sees.  A terminal may do as it likes with
 * half a wide character, so that half is a '#' here, and REP at the margin is
 * an error.  The test includes src/term/paint_cell.h before this.
 */
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"

#include "test.h"

/* The largest screen, and the one that painted_start() makes. */
#ifndef PAINTED_COLS
#define PAINTED_COLS	40
#define PAINTED_ROWS	12
#endif

static struct {
	struct paint_cell cell[PAINTED_ROWS][PAINTED_COLS];
	struct paint_can can;
	struct sgr_pen	pen;
	int		cols, rows;
	int		x, y, top, bottom;
	uint32_t	last;		/* what REP repeats; 0: nothing */
} painted;

static const struct paint_cell painted_nothing = PAINT_NOTHING;

static inline void
painted_start(const struct paint_can *can)
{
	struct paint_cell *c = &painted.cell[0][0];
	int i;

	for (i = 0; i < PAINTED_ROWS * PAINTED_COLS; i++) {
		c[i] = painted_nothing;
		c[i].ch = '?';		/* unknown */
	}
	painted.can = *can;
	painted.pen = painted_nothing.pen;
	painted.x = painted.y = painted.top = 0;
	painted.cols = PAINTED_COLS;
	painted.rows = PAINTED_ROWS;
	painted.bottom = PAINTED_ROWS - 1;
	painted.last = 0;
}

/* Gives the screen another size, as a window gets one: nothing is known. */
static inline void
painted_resize(int cols, int rows)
{
	painted_start(&painted.can);
	painted.cols = cols;
	painted.rows = rows;
	painted.bottom = rows - 1;
}

/* Breaks the wide character of which a cell is one half. */
static inline void
painted_break(int y, int x)
{
	struct paint_cell *row = painted.cell[y];

	if (row[x].ch == 0 && x > 0)
		row[x - 1].ch = '#';
	if (x + 1 < painted.cols && row[x + 1].ch == 0)
		row[x + 1].ch = '#';
}

static inline void
painted_cell(uint32_t ch)
{
	CHECK(painted.x < painted.cols);
	if (painted.x >= painted.cols)
		return;
	painted_break(painted.y, painted.x);
	painted.cell[painted.y][painted.x].ch = ch;
	painted.cell[painted.y][painted.x++].pen = painted.pen;
}

static inline void
painted_put(uint32_t ch)
{
	painted_cell(ch);
	if (ch >= 0x2e80 && ch < 0xffff)
		painted_cell(0);
	painted.last = ch;
}

static inline struct paint_cell
painted_blank(void)
{
	struct paint_cell c = painted_nothing;

	if (painted.can.ground)
		c.pen.bg = painted.pen.bg;
	return c;
}

static inline void
painted_erase(int n)
{
	int i;

	for (i = painted.x; i < painted.x + n && i < painted.cols; i++) {
		painted_break(painted.y, i);
		painted.cell[painted.y][i] = painted_blank();
	}
}

/* Deletes n characters, inserts -n. */
static inline void
painted_shift(int n)
{
	struct paint_cell was[PAINTED_COLS], *row = painted.cell[painted.y];
	int x, from;

	CHECK(painted.can.shift);
	memcpy(was, row, sizeof(was));
	for (x = painted.x; x < painted.cols; x++) {
		from = x + n;
		row[x] = from < painted.x || from >= painted.cols ?
		    painted_blank() : was[from];
	}
}

/* Deletes n lines, inserts -n. */
static inline void
painted_lines(int n)
{
	struct paint_cell was[PAINTED_ROWS][PAINTED_COLS];
	int y, x, from;

	CHECK(painted.can.scroll);
	CHECK(painted.y >= painted.top && painted.y <= painted.bottom);
	memcpy(was, painted.cell, sizeof(was));
	for (y = painted.y; y <= painted.bottom; y++) {
		from = y + n;
		for (x = 0; x < painted.cols; x++)
			painted.cell[y][x] = from < painted.y ||
			    from > painted.bottom ? painted_blank() :
			    was[from][x];
	}
	painted.x = 0;
}

/* Reads the colours and attributes of one sequence. */
static inline void
painted_pen(const int *v, int n)
{
	int i;

	for (i = 0; i < n; i++) {
		if (v[i] == 0)
			painted.pen = painted_nothing.pen;
		else if (v[i] == 22)
			painted.pen.attrs &= SGR_UNDERLINE | SGR_REVERSE;
		else if (v[i] == 24)
			painted.pen.attrs &= (uint8_t)~SGR_UNDERLINE;
		else if (v[i] == 27)
			painted.pen.attrs &= (uint8_t)~SGR_REVERSE;
		else if (v[i] < 10)
			painted.pen.attrs |= v[i] == 1 ? SGR_BOLD : v[i] == 2 ?
			    SGR_DIM : v[i] == 4 ? SGR_UNDERLINE : SGR_REVERSE;
		else if (v[i] == 38 || v[i] == 48) {
			CHECK_INT(v[i + 1], 5);
			*(v[i] == 38 ? &painted.pen.fg : &painted.pen.bg) =
			    v[i + 2];
			i += 2;
		} else if (v[i] % 10 == 9)
			*(v[i] == 39 ? &painted.pen.fg : &painted.pen.bg) = -1;
		else
			*(v[i] / 10 % 10 == 4 || v[i] / 10 == 10 ?
			    &painted.pen.bg : &painted.pen.fg) =
			    v[i] % 10 + (v[i] >= 90 ? 8 : 0);
	}
}

static inline void
painted_sequence(char last, const int *v, int n)
{
	int count = v[0] > 0 ? v[0] : 1, i;
	uint32_t ch = painted.last;

	if (last == 'm') {
		painted_pen(v, n);
		return;			/* REP repeats what was before */
	}
	if (strchr("CDXP@", last) != NULL)
		CHECK(painted.x < painted.cols);
	painted.last = 0;
	switch (last) {
	case 'b':
		CHECK(painted.can.repeat && ch != 0);
		while (count-- > 0)
			painted_put(ch);
		/* terminals differ in what REP does at the margin */
		CHECK(painted.x < painted.cols);
		break;
	case 'C':
		painted.x += count;
		break;
	case 'D':
		painted.x -= count;
		break;
	case 'H':
		painted.y = count - 1;
		painted.x = n > 1 ? v[1] - 1 : 0;
		CHECK(painted.y < painted.rows && painted.x < painted.cols);
		break;
	case 'J':
		painted_erase(painted.cols);
		for (i = painted.y + 1; i < painted.rows; i++) {
			int x;

			for (x = 0; x < painted.cols; x++)
				painted.cell[i][x] = painted_blank();
		}
		break;
	case 'K':
		painted_erase(painted.cols);
		break;
	case 'X':
		CHECK(painted.can.erase);
		painted_erase(count);
		break;
	case 'P':
	case '@':
		painted_shift(last == 'P' ? count : -count);
		break;
	case 'M':
	case 'L':
		painted_lines(last == 'M' ? count : -count);
		break;
	case 'r':
		CHECK(painted.can.scroll && n == 2 && v[0] < v[1] &&
		    v[1] <= painted.rows);
		painted.top = v[0] - 1;
		painted.bottom = v[1] - 1;
		painted.x = painted.y = 0;
		break;
	default:
		CHECK_STR(&last, "the end of a known sequence");
	}
}

/*
 * Goes to the next tab stop.  A terminal may keep a tab over blanks of one look
 * as a character, which is none of a colour then.
 */
static inline void
painted_tab(void)
{
	struct paint_cell *row = painted.cell[painted.y];
	int stop = painted.x / 8 * 8 + 8, i = painted.x;

	CHECK(stop <= painted.can.tabs && stop < painted.cols);
	while (i < stop && paint_looks_same(&row[i], &row[painted.x]))
		i++;
	CHECK(i < stop || row[painted.x].pen.bg == -1 ||
	    !paint_is_blank(&row[painted.x]));
	painted.x = stop;
	painted.last = 0;
}

static inline void
painted_read(const char *s, size_t len)
{
	int v[32] = { 0 }, n = 0;
	size_t i = 0, used;

	while (i < len) {
		if (s[i] == '\033') {
			CHECK(s[i + 1] == '[');
			memset(v, 0, sizeof(v));
			for (n = 0, i += 2; s[i] < 0x40; i++)
				if (s[i] == ';')
					n++;
				else
					v[n] = v[n] * 10 + s[i] - '0';
			painted_sequence(s[i++], v, n + 1);
		} else if (s[i] == '\r' || s[i] == '\n') {
			CHECK(s[i] == '\r' || painted.y < painted.bottom);
			painted.x = s[i] == '\r' ? 0 : painted.x;
			painted.y += s[i] == '\n';
			painted.last = 0;
			i++;
		} else if (s[i] == '\t') {
			painted_tab();
			i++;
		} else if (s[i] == '\b') {
			/* behind the last column terminals differ */
			CHECK(painted.x > 0 && painted.x < painted.cols);
			painted.x--;
			painted.last = 0;
			i++;
		} else {
			painted_put(text_decode(s + i, len - i, &used));
			i += used;
		}
	}
}

/* Returns a cell; one that is filled by a block of its colour as the ground. */
static inline struct paint_cell
painted_solid(const struct paint_cell *c)
{
	struct paint_cell ground = PAINT_NOTHING;

	if (c->ch != 0x2588 || c->pen.attrs != 0 ||
	    c->pen.fg == ground.pen.fg)
		return *c;
	ground.pen.bg = c->pen.fg;
	return ground;
}

/* Returns whether a cell looks like one that is to be shown. */
static inline int
painted_same(const struct paint_cell *is, const struct paint_cell *b)
{
	struct paint_cell solid = painted_solid(is);
	const struct paint_cell *a = b->ch == ' ' ? &solid : is;
	int blank = a->ch == ' ' && b->ch == ' ' && !((a->pen.attrs |
	    b->pen.attrs) & (SGR_UNDERLINE | SGR_REVERSE));

	return a->ch == b->ch && a->pen.bg == b->pen.bg && (blank ||
	    (a->pen.fg == b->pen.fg && a->pen.attrs == b->pen.attrs));
}

/* ---- rows at random ---- */

static inline uint32_t
painted_below(uint64_t *state, uint32_t n)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (uint32_t)(*state >> 33) % n;
}

/* Fills a row with a density: two colours in turn, blocks of any height. */
static inline void
painted_density(uint64_t *r, struct paint_cell *row)
{
	static const struct paint_cell nothing = PAINT_NOTHING;
	int colours[] = { 60 + (int)painted_below(r, 3), 140, 9 }, i;
	uint32_t high;

	for (i = 0; i < PAINTED_COLS; i++) {
		row[i] = nothing;
		high = painted_below(r, 9);
		if (high > 6)
			row[i].pen.bg = colours[painted_below(r, 3)];
		else if (high > 0) {
			row[i].ch = 0x2580 + high;
			row[i].pen.fg = colours[painted_below(r, 2)];
			row[i].pen.attrs = high < 3 ? SGR_DIM : 0;
		}
	}
}

/* Fills a row with runs of cells; `wide`: among them wide ones. */
static inline void
painted_random(uint64_t *r, struct paint_cell *row, int wide)
{
	static const uint32_t glyphs[] = { ' ', ' ', 0x2591, 0x2592, 0xb7,
	    'a', 0x2026, 0x1f600 };
	static const int colours[] = { -1, -1, 3, 12, 110 };
	struct paint_cell c = PAINT_NOTHING;
	uint32_t kinds = 2 + painted_below(r, 7);
	int i;

	for (i = 0; i < PAINTED_COLS; i++) {
		if (i == 0 || painted_below(r, 3) == 0)
			c.ch = glyphs[painted_below(r, kinds)];
		if (painted_below(r, 6) == 0) {
			c.pen.fg = colours[painted_below(r, 5)];
			c.pen.bg = colours[painted_below(r, 5)];
			c.pen.attrs = painted_below(r, 3) == 0 ?
			    (uint8_t)painted_below(r, 16) : 0;
		}
		row[i] = c;
		if (wide && i + 1 < PAINTED_COLS &&
		    painted_below(r, 6) == 0) {
			row[i].ch = painted_below(r, 2) ? 0x65e5 : 0x6708;
			row[i + 1] = row[i];
			row[++i].ch = 0;
		}
	}
}

#endif
