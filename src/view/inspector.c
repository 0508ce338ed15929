/*
 * The pane at the bottom: what is known of the selection.
 *
 * Short, it has the most important facts in a line or two.  Tall, the lines
 * run down and then into the next column, as in a newspaper, so that a wide
 * screen shows a lot of them; it scrolls by lines, with the cursor in sight.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/text.h"
#include "priv.h"

#define KEY_COLS	11	/* of a fact's key */

static int
columns(int cols)
{
	return cols >= 170 ? 3 : cols >= 96 ? 2 : 1;
}

int
pane_column_width(int cols)
{
	return cols / columns(cols) - 2;
}

static void
title_line(struct canvas *cv, const struct view *v, int row,
    const struct detail *d)
{
	struct style st = style_of(ROLE_PANE_TITLE);
	char more[48] = "";
	int n, len;

	if (v->pane > 1 && v->pane_focus)
		snprintf(more, sizeof(more), "%u of %zu", v->pane_line + 1,
		    d->n);
	else if (v->pane > 1)
		snprintf(more, sizeof(more), "%zu lines", d->n);
	len = (int)strlen(more);
	canvas_fill(cv, 0, row, v->cols, ' ', st);
	n = canvas_text(cv, 1, row, v->cols - 2, st, d->title,
	    strlen(d->title));
	if (v->cols - n - 4 > len)
		canvas_text(cv, v->cols - len - 1, row, len, st, more,
		    (size_t)len);
}

/* ---- short ---- */

/* A table's number without the blanks that align it. */
static size_t
blanks(const struct detail_line *l)
{
	size_t n = 0;

	while (l->type == DETAIL_TABLE && n < l->len && l->text[n] == ' ')
		n++;
	return n;
}

/* Facts one after another, the most important ones first. */
static void
brief_facts(struct canvas *cv, const struct view *v, int row,
    const struct detail *d)
{
	const struct detail_line *l;
	int col = 1, pass, need;
	size_t i, skip;

	for (pass = 1; pass <= 2; pass++)
		for (i = 0; i < d->n; i++) {
			l = &d->lines[i];
			skip = blanks(l);
			need = (int)(l->keylen + l->len - skip) + 1;
			if (l->brief != pass || col + need > v->cols)
				continue;
			col += canvas_text(cv, col, row, v->cols - col,
			    style_of(ROLE_PANE_KEY), l->key, l->keylen) + 1;
			col += canvas_text(cv, col, row, v->cols - col,
			    style_of(ROLE_PANE_VALUE), l->text + skip,
			    l->len - skip) + 3;
		}
}

/* The length of a value that goes on over several lines (detail_args.c). */
static size_t
whole(const struct detail *d, size_t i)
{
	const char *text = d->lines[i].text, *end = text + d->lines[i].len;
	const struct detail_line *l;

	while (++i < d->n) {
		l = &d->lines[i];
		if (l->type != DETAIL_TREE || l->keylen > 0 ||
		    (l->text != end && l->text != end + 1))
			break;
		end = l->text + l->len;
	}
	return (size_t)(end - text);
}

static void
brief_args(struct canvas *cv, const struct view *v, int row,
    const struct detail *d)
{
	const struct detail_line *l;
	size_t i, section = 0;
	int col = 1;

	for (i = 0; i < d->n && section < 2 && col < v->cols - 4; i++) {
		l = &d->lines[i];
		section += l->type == DETAIL_TITLE;
		if (l->type != DETAIL_TREE || l->keylen == 0 || section != 1)
			continue;
		col += canvas_text(cv, col, row, v->cols - col,
		    style_of(ROLE_PANE_KEY), l->key, l->keylen);
		canvas_put(cv, col++, row, '=', style_of(ROLE_PANE_KEY));
		col += canvas_text(cv, col, row, v->cols - col,
		    style_of(ROLE_PANE_VALUE), l->text, whole(d, i)) + 2;
	}
}

/* ---- tall ---- */

static void
fold_sign(struct canvas *cv, int col, int row, const struct detail_line *l,
    struct style st)
{
	if (l->fold)
		canvas_put(cv, col, row, glyph(l->fold == 2 ? GLYPH_FOLDED :
		    GLYPH_OPEN), st);
}

/* Numbers, then a node of a tree. */
static void
table_draw(struct canvas *cv, int col, int row, int width,
    const struct detail_line *l, struct style key, struct style value)
{
	int at = col, end = col + width;

	at += canvas_text(cv, at, row, width, value, l->text, l->len);
	at += 2 + 2 * l->depth;
	if (at > col + width * 2 / 3)
		at = col + width * 2 / 3;
	fold_sign(cv, at, row, l, key);
	at += 2;
	at += canvas_text(cv, at, row, end - at, key, l->key, l->keylen);
	if (l->more != NULL && end - at > 8) {
		at += 1 + canvas_text(cv, at + 1, row, end - at, key, "of", 2);
		canvas_text(cv, at + 1, row, end - at - 1, value, l->more,
		    l->morelen);
	}
}

/* The colour that a fact speaks of, after its words. */
static void
swatch(struct canvas *cv, int col, int row, int end,
    const struct detail_line *l)
{
	struct style st = style_of(ROLE_DENSITY);

	st.flags |= STYLE_RGB;
	st.rgb = l->rgb;
	if (col + 3 < end) {
		canvas_put(cv, col + 2, row, glyph(GLYPH_FULL), st);
		canvas_put(cv, col + 3, row, glyph(GLYPH_FULL), st);
	}
}

static void
line_draw(struct canvas *cv, int col, int row, int width,
    const struct detail_line *l, int current)
{
	struct style key = style_of(ROLE_PANE_KEY);
	struct style value = style_of(ROLE_PANE_VALUE);
	int at = col;

	if (l->type == DETAIL_TITLE)
		value = style_of(ROLE_LABEL_PROCESS);
	if (current) {
		key = value = style_of(ROLE_PANE_SELECTED);
		canvas_fill(cv, col, row, width, ' ', value);
	}
	if (l->type == DETAIL_TABLE) {
		table_draw(cv, col, row, width, l, key, value);
		return;
	}
	if (l->type == DETAIL_FACT) {
		at += canvas_text(cv, at, row, width, key, l->key, l->keylen);
		at = at < col + KEY_COLS - 1 ? col + KEY_COLS : at + 1;
	} else if (l->type == DETAIL_TREE) {
		at += 2 * l->depth;
		if (at > col + width / 2)
			at = col + width / 2;
		fold_sign(cv, at, row, l, key);
		at += 2;
		if (l->keylen > 0)
			at += canvas_text(cv, at, row, col + width - at, key,
			    l->key, l->keylen) + 1;
	}
	at += canvas_text(cv, at, row, col + width - at, value, l->text,
	    l->len);
	if (l->coloured)
		swatch(cv, at, row, col + width, l);
}

/* The first line shown, such that the cursor's is among them. */
static uint32_t
first_shown(const struct view *v, uint32_t n, uint32_t room)
{
	uint32_t at = v->pane_line, top = v->pane_top;

	if (n <= room)
		return 0;
	if (at >= n)
		at = n - 1;
	if (at < top)
		top = at;
	if (at + 1 >= top + room)
		top = at + 2 - room;
	return top + room > n ? n - room : top;
}

uint32_t
view_pane_line_at(const struct view *v, int col, int row)
{
	const struct detail *d = detail_of(v);
	int n = columns(v->cols), width = v->cols / n, h, y;
	struct regions r;
	uint32_t i;

	regions_find(v, &r);
	h = r.npane - 1;
	y = row - r.pane - 1;
	if (v->pane < 2 || y < 0 || y >= h || col < 0 || col / width >= n)
		return NONE;
	i = first_shown(v, (uint32_t)d->n, (uint32_t)(h * n)) +
	    (uint32_t)(col / width * h + y);
	return i < d->n ? i : NONE;
}

static void
tall(struct canvas *cv, const struct view *v, const struct regions *r,
    const struct detail *d)
{
	int n = columns(v->cols), width = v->cols / n, h = r->npane - 1, c, y;
	uint32_t i;

	i = first_shown(v, (uint32_t)d->n, (uint32_t)(h * n));
	for (c = 0; c < n; c++)
		for (y = 0; y < h; y++, i++) {
			if (c > 0)
				canvas_put(cv, c * width - 1, r->pane + 1 + y,
				    glyph(GLYPH_VLINE), style_of(ROLE_RULE));
			if (i < d->n)
				line_draw(cv, c * width + 1, r->pane + 1 + y,
				    width - 2, &d->lines[i], v->pane_focus &&
				    i == v->pane_line);
		}
}

void
pane_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	const struct detail *d = detail_of(v);

	title_line(cv, v, r->pane, d);
	if (v->pane > 1) {
		tall(cv, v, r, d);
		return;
	}
	brief_facts(cv, v, r->pane + 1, d);
	if (r->npane > 2)
		brief_args(cv, v, r->pane + 2, d);
}
