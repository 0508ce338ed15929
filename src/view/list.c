/*
 * The list widget: position, search and drawing of lines that a source makes
 * on demand (ttv/list.h).
 *
 * Invariants:
 *   - nothing is allocated and no line is kept; a frame asks for as many lines
 *     as the box shows;
 *   - `at` and `top` may point behind the end after the source shrank; every
 *     use goes through list_at() and list_first(), which clamp;
 *   - drawing changes no state: after a resize the old top still counts, so
 *     that growing back shows what was shown before.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"

void
list_init(struct list *l, const struct list_source *source, void *arg,
    enum list_cursor cursor)
{
	memset(l, 0, sizeof(*l));
	l->source = source;
	l->arg = arg;
	l->cursor = cursor;
}

#define TEXT_SPARE	5	/* bytes for an ellipsis and the NUL */

struct list_cell *
list_cell(struct list_line *line, int role, const char *text, size_t len)
{
	struct list_cell *c;

	if (line->n == LIST_CELLS)
		line->n--;
	c = &line->cell[line->n++];
	memset(c, 0, sizeof(*c));
	c->role = (uint8_t)role;
	c->text = text;
	c->len = len;
	return c;
}

void
list_clear(struct list_line *line)
{
	line->n = 0;
	line->tree = -1;
	line->used = 0;
	line->nhits = 0;
}

void
list_hit(struct list_line *line, size_t at)
{
	if (line->nhits == 0)
		memset(line->hit, 0, sizeof(line->hit));
	if (at >= sizeof(line->buf))
		return;
	line->nhits++;
	line->hit[at / 8] |= (uint8_t)(1 << at % 8);
}

struct list_cell *
list_text(struct list_line *line, int role, const char *text, int cols,
    int right)
{
	char *out = line->buf + line->used;
	size_t room = sizeof(line->buf) - line->used, len = 0;
	struct list_cell *c;

	if (room > TEXT_SPARE) {
		len = strlcpy(out, text, room - TEXT_SPARE);
		if (len >= room - TEXT_SPARE)
			len = room - TEXT_SPARE - 1;
		if (cols > 1)
			len = text_cut(out, cols - 1, glyph(GLYPH_ELLIPSIS));
	}
	line->used += len;
	c = list_cell(line, role, out, len);
	c->min = cols;
	c->gap = cols > 0;
	c->right = right != 0;
	return c;
}

/* ---- position ---- */

uint64_t
list_count(const struct list *l)
{
	return l->source->count(l->arg);
}

static uint64_t
list_clamp(uint64_t at, uint64_t n)
{
	return at < n ? at : n > 0 ? n - 1 : 0;
}

uint64_t
list_at(const struct list *l)
{
	uint64_t n = list_count(l);

	return n > 0 ? list_clamp(l->at, n) : LIST_NONE;
}

uint64_t
list_room(const struct list_box *b)
{
	return b->rows > 0 ? (uint64_t)b->rows * (uint64_t)b->columns : 1;
}

/*
 * Returns the first line to show: keeps a line of context below the current
 * line, except at the end.
 */
static uint64_t
list_first_of(const struct list *l, uint64_t n, uint64_t room)
{
	uint64_t at = list_clamp(l->at, n), top = l->top;
	uint64_t below = room > 2 ? 1 : 0;

	if (n <= room)
		return 0;
	if (l->cursor != LIST_PAGE) {
		if (at < top)
			top = at;
		if (at - top >= room - below)
			top = at - room + below + 1;
	}
	return top > n - room ? n - room : top;
}

uint64_t
list_first(const struct list *l, uint64_t room)
{
	return list_first_of(l, list_count(l), room);
}

void
list_to(struct list *l, uint64_t line, uint64_t room)
{
	uint64_t n = list_count(l);

	l->top = list_first_of(l, n, room);
	l->at = list_clamp(line, n);
	if (l->cursor == LIST_PAGE)
		l->top = l->at;
	l->top = list_first_of(l, n, room);
}

void
list_move(struct list *l, int64_t by, uint64_t room)
{
	uint64_t at = l->cursor == LIST_PAGE ? list_first(l, room) :
	    list_clamp(l->at, list_count(l));
	uint64_t step = by < 0 ? -(uint64_t)by : (uint64_t)by;

	if (by < 0)
		at = at > step ? at - step : 0;
	else
		at = at > UINT64_MAX - step ? UINT64_MAX : at + step;
	list_to(l, at, room);
}

void
list_page(struct list *l, int64_t pages, uint64_t room)
{
	int64_t by;

	if (__builtin_mul_overflow(pages, (int64_t)(room > 1 ? room - 1 : 1),
	    &by))
		by = pages < 0 ? INT64_MIN : INT64_MAX;
	list_move(l, by, room);
}

void
list_carry(struct list *l, uint64_t line)
{
	uint64_t above = l->at > l->top ? l->at - l->top : 0;

	l->at = line;
	l->top = line > above ? line - above : 0;
}

int
list_fold(const struct list *l)
{
	uint64_t at = list_at(l);

	return at == LIST_NONE || l->source->fold == NULL ? -1 :
	    l->source->fold(l->arg, at);
}

int
list_target(const struct list *l, struct entity_ref *sel)
{
	uint64_t at = list_at(l);

	return at == LIST_NONE || l->source->target == NULL ? -1 :
	    l->source->target(l->arg, at, sel);
}

/* ---- search ---- */

static int
list_same(char a, char b, int fold)
{
	return a == b || (fold && tolower((unsigned char)a) ==
	    tolower((unsigned char)b));
}

static int
list_cell_has(const struct list_cell *c, const char *text, size_t len, int fold)
{
	size_t i, k;

	for (i = 0; len <= c->len && i <= c->len - len; i++) {
		for (k = 0; k < len; k++)
			if (!list_same(c->text[i + k], text[k], fold))
				break;
		if (k == len)
			return 1;
	}
	return 0;
}

int
list_has(const struct list_line *line, const char *text)
{
	size_t len = strlen(text), i;
	int k, fold = 1;

	for (i = 0; i < len; i++)
		if (isupper((unsigned char)text[i]))
			fold = 0;
	for (k = 0; k < line->n; k++)
		if (list_cell_has(&line->cell[k], text, len, fold))
			return 1;
	return 0;
}

static void
list_line(const struct list *l, uint64_t i, struct list_line *line, int drawn)
{
	list_clear(line);
	line->depth = 0;
	line->fold = LIST_LEAF;
	line->coloured = 0;
	line->drawn = drawn;
	l->source->line(l->arg, i, line);
}

/* Searches n lines in turn, continuing at the other end. */
static uint64_t
list_find_each(const struct list *l, uint64_t i, int dir, const char *text,
    uint64_t n)
{
	uint64_t left = n < LIST_LOOK ? n : LIST_LOOK;
	struct list_line line;

	for (; left > 0; left--) {
		list_line(l, i, &line, 0);
		if (list_has(&line, text))
			return i;
		if (dir > 0)
			i = i + 1 < n ? i + 1 : 0;
		else
			i = i > 0 ? i - 1 : n - 1;
	}
	return LIST_NONE;
}

uint64_t
list_find(const struct list *l, uint64_t i, int dir, const char *text)
{
	uint64_t n = list_count(l), found;

	if (n == 0 || *text == '\0')
		return LIST_NONE;
	if (i >= n)
		i = dir > 0 ? 0 : n - 1;
	if (l->source->find == NULL)
		return list_find_each(l, i, dir, text, n);
	found = l->source->find(l->arg, i, dir, text);
	if (found == LIST_NONE)
		found = l->source->find(l->arg, dir > 0 ? 0 : n - 1, dir,
		    text);
	return found < n ? found : LIST_NONE;
}

/* ---- drawing ---- */

/*
 * Returns the columns that canvas_text() takes for c, wide characters as two.
 */
static int
list_width(const struct list_cell *c)
{
	size_t i, used;
	int n = 0, w;

	for (i = 0; i < c->len; i += used) {
		w = text_width(text_decode(c->text + i, c->len - i, &used));
		n += w < 0 ? 1 : w;
	}
	return n;
}

/* Draws the indent and the fold sign; returns the column behind them. */
static int
tree_draw(struct canvas *cv, int at, int row, const struct list_box *b,
    const struct list_line *line, struct style st)
{
	/* limits the indent: half of the line is for the text */
	int most = b->col + (line->tree == 0 ? b->cols / 2 : b->cols * 2 / 3);

	if (line->depth > b->cols || (at += 2 * line->depth) > most)
		at = most;
	if (line->fold != LIST_LEAF)
		canvas_put(cv, at, row, glyph(line->fold == LIST_FOLDED ?
		    GLYPH_FOLDED : GLYPH_OPEN), st);
	return at + 2;
}

/* Draws two cells in a colour. */
static void
swatch_draw(struct canvas *cv, int at, int row, int end, uint32_t rgb)
{
	struct style st = style_of(ROLE_DENSITY);

	st.flags |= STYLE_RGB;
	st.rgb = rgb;
	if (at + 3 < end) {
		canvas_put(cv, at + 2, row, glyph(GLYPH_FULL), st);
		canvas_put(cv, at + 3, row, glyph(GLYPH_FULL), st);
	}
}

/* Makes the marked characters of a cell, drawn at a column, stand out. */
static void
hits_draw(struct canvas *cv, int at, int row, int end,
    const struct list_line *line, const struct list_cell *c)
{
	size_t i, used, from = (size_t)(c->text - line->buf);
	int w;

	for (i = 0; i < c->len && at < end; i += used, at += w) {
		w = text_width(text_decode(c->text + i, c->len - i, &used));
		w = w < 0 ? 1 : w;
		if (line->hit[(from + i) / 8] & 1 << (from + i) % 8)
			canvas_flag(cv, at, row, w, STYLE_HIT);
	}
}

int
list_line_width(const struct list_line *line)
{
	int n = 0, i, w;

	for (i = 0; i < line->n; i++) {
		w = list_width(&line->cell[i]);
		if (i + 1 < line->n)
			w += line->cell[i].gap;
		n += w < line->cell[i].min ? line->cell[i].min : w;
	}
	return n;
}

/* Draws one cell; returns the column behind it and its gap. */
static int
cell_draw(struct canvas *cv, int at, int row, int end,
    const struct list_cell *c, struct style st)
{
	int from = at, pad;

	if (c->len == 0 && c->min == 0)
		return at;
	if (c->right && (pad = c->min - c->gap - list_width(c)) > 0)
		at += pad;
	at += canvas_text(cv, at, row, end - at, st, c->text, c->len) + c->gap;
	return at < from + c->min ? from + c->min : at;
}

/* Draws a line in a box of one row; role >= 0 is the style of all of it. */
static void
line_draw(struct canvas *cv, const struct list_box *b,
    const struct list_line *line, int at, int role)
{
	int end = b->col + b->cols, i, from;
	struct style st, sign = style_of((enum style_role)(role < 0 ?
	    ROLE_PANE_KEY : role));
	const struct list_cell *c;

	for (i = 0; i < line->n; i++) {
		c = &line->cell[i];
		if (line->tree == i)
			at = tree_draw(cv, at, b->row, b, line, sign);
		if (end - at < c->need)
			return;
		st = style_of((enum style_role)(role < 0 ? c->role : role));
		from = at;
		at = cell_draw(cv, at, b->row, end, c, st);
		if (line->nhits > 0 && c->text >= line->buf && c->text <
		    line->buf + sizeof(line->buf))
			hits_draw(cv, from, b->row, end, line, c);
	}
	if (line->coloured)
		swatch_draw(cv, at, b->row, end, line->rgb);
}

/* Draws the mark in place of a blank, or moves the text aside. */
static void
marked_draw(struct canvas *cv, const struct list_box *b,
    const struct list_line *line)
{
	struct style st = style_of(ROLE_PANE_SELECTED);
	int blank = line->n > 0 && line->cell[0].len > 0 &&
	    line->cell[0].text[0] == ' ';

	canvas_fill(cv, b->col, b->row, b->cols, ' ', st);
	line_draw(cv, b, line, blank ? b->col : b->col + 2,
	    ROLE_PANE_SELECTED);
	canvas_put(cv, b->col, b->row, '>', st);
}

/* Returns where a column of lines begins in a box; of b->columns: its end. */
static int
column_at(const struct list_box *b, int c)
{
	if (b->first <= 0 || b->columns != 2)
		return b->cols / b->columns * c;
	return c == 0 ? 0 : c == 1 ? b->first : b->cols;
}

/* Sets *line to the box of the i-th line shown in b. */
static void
list_place(const struct list_box *b, uint64_t i, struct list_box *line)
{
	int c = (int)(i / (uint64_t)b->rows), at = column_at(b, c);

	*line = *b;
	line->columns = line->rows = 1;
	line->row += (int)(i % (uint64_t)b->rows);
	line->col += at + b->margin;
	line->cols = column_at(b, c + 1) - at - 2 * b->margin;
}

/* Draws the rules between columns of lines. */
static void
rules_draw(struct canvas *cv, const struct list_box *b)
{
	int c, y;

	for (c = 1; c < b->columns; c++)
		for (y = 0; y < b->rows; y++)
			canvas_put(cv, b->col + column_at(b, c) - 1,
			    b->row + y, glyph(GLYPH_VLINE),
			    style_of(ROLE_RULE));
}

void
list_draw(struct canvas *cv, const struct list *l, const struct list_box *b,
    int focus)
{
	uint64_t n = list_count(l), room = list_room(b), i, k;
	uint64_t at = list_clamp(l->at, n);
	struct list_line line;
	struct list_box one;

	if (b->rows <= 0)
		return;
	rules_draw(cv, b);
	i = list_first_of(l, n, room);
	for (k = 0; k < room && i + k < n; k++) {
		list_place(b, k, &one);
		list_line(l, i + k, &line, 1);
		if (focus && i + k == at) {
			cv->cursor_col = one.col;
			cv->cursor_row = one.row;
		}
		if (!focus || i + k != at || l->cursor == LIST_PAGE)
			line_draw(cv, &one, &line, one.col, -1);
		else if (l->cursor == LIST_MARK)
			marked_draw(cv, &one, &line);
		else {
			canvas_fill(cv, one.col, one.row, one.cols, ' ',
			    style_of(ROLE_PANE_SELECTED));
			line_draw(cv, &one, &line, one.col,
			    ROLE_PANE_SELECTED);
		}
	}
}

void
list_line_draw(struct canvas *cv, const struct list_box *b,
    const struct list_line *line, int role)
{
	line_draw(cv, b, line, b->col, role);
}

uint64_t
list_line_at(const struct list *l, const struct list_box *b, int col, int row)
{
	int x = col - b->col, y = row - b->row, c = 0;
	uint64_t i, n = list_count(l);

	while (c < b->columns && x >= column_at(b, c + 1))
		c++;
	if (x < 0 || y < 0 || y >= b->rows || c == b->columns)
		return LIST_NONE;
	i = list_first_of(l, n, list_room(b)) + (uint64_t)c *
	    (uint64_t)b->rows + (uint64_t)y;
	return i < n ? i : LIST_NONE;
}

size_t
list_order_sign(int rises, char out[4])
{
	return text_encode(glyph(rises ? GLYPH_RISES : GLYPH_FALLS), out);
}

int
list_is_heading(const char *word, const char *title)
{
	size_t n = strlen(title), len;
	char sign[4];
	int rises;

	if (strncmp(word, title, n) != 0)
		return 0;
	if (word[n] == '\0')
		return 1;
	for (rises = 0; rises < 2; rises++) {
		len = list_order_sign(rises, sign);
		if (strncmp(word + n, sign, len) == 0 &&
		    word[n + len] == '\0')
			return 1;
	}
	return 0;
}
