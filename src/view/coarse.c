/*
 * coarse: a line of the tracks with few changes, for a slow terminal line.
 *
 *	▏parse──▓▒░ ▒·▏a▏b▒▒ ░·░ ··    becomes    ▏parse──========:::::::.
 *
 * - Boxes of at least BOX columns stay.  All else becomes buckets of BUCKET
 *   columns, filled with one character for how much of the bucket is covered.
 *   A bucket with anything in it is not blank.
 * - Buckets are aligned to time, so that a pan shifts them.
 * - Bars (folded tracks, counters) stay bars, one for a bucket.
 * - The selection and what is neither slices nor bars stay as they are.
 *
 * A picture of these is a third of the bytes of the full one.
 */
#include "config.h"

#include <string.h>

#include "pen.h"

#define BOX	7		/* columns: an edge, five letters, an
				 * ellipsis */
#define BUCKET	8		/* columns */

/* Columns that share a character. */
struct bucket {
	int		covered;	/* eighths of columns */
	int		n;		/* columns */
	int		marks;		/* columns that are not blank */
	int		bars;		/* columns with a bar */
	struct style	style;		/* of a bar */
};

static struct cell *
coarse_cell(const struct pen *p, int col)
{
	return canvas_at(p->cv, p->x + col, p->y);
}

/* Returns whether b, behind a, is in the same box. */
static int
is_same_box(const struct cell *a, const struct cell *b)
{
	return b->style.role == ROLE_SLICE && a->style.hue == b->style.hue &&
	    a->style.rgb == b->style.rgb && b->ch != glyph(GLYPH_EDGE);
}

static int
is_bar(const struct cell *c)
{
	return c->style.role == ROLE_COUNTER || c->style.role ==
	    ROLE_COUNTER_NEXT || (c->style.role == ROLE_DENSITY &&
	    c->style.hue == STYLE_NO_HUE && !(c->style.flags & STYLE_RGB));
}

/* Returns whether a cell may become part of a bucket. */
static int
is_texture(const struct cell *c)
{
	return !(c->style.flags & STYLE_SELECTED) &&
	    (c->style.role == ROLE_SMALL || c->style.role == ROLE_DENSITY ||
	    c->style.role == ROLE_COUNTER || c->style.role ==
	    ROLE_COUNTER_NEXT || c->style.role == ROLE_SLICE ||
	    (c->style.role == ROLE_NORMAL && c->ch == ' '));
}

/*
 * Returns the column behind the cells from `col` on that stay as they are:
 * `col` if none do.
 */
static int
kept_until(const struct pen *p, int col)
{
	const struct cell *c = coarse_cell(p, col);
	int end = col + 1;

	if (!is_texture(c))
		return end;
	if (c->style.role != ROLE_SLICE)
		return col;
	while (end < p->cols && is_same_box(c, coarse_cell(p, end)))
		end++;
	return end - col >= BOX ? end : col;
}

static void
bucket_add(struct bucket *b, const struct cell *c)
{
	b->n++;
	if (c->ch == ' ' && c->style.role == ROLE_NORMAL)
		return;
	b->marks++;
	if (is_bar(c)) {
		b->bars++;
		b->style = c->style;
		b->covered += glyph_bar_eighths(c->ch);
	} else
		b->covered += c->style.role == ROLE_SLICE ? 8 :
		    glyph_bar_eighths(c->ch);
}

/* Fills the columns [from, to) of a bucket. */
static void
bucket_fill(const struct pen *p, const struct bucket *b, int from, int to)
{
	struct style st = style_of(ROLE_SMALL);
	uint32_t ch;

	if (b->marks == 0 || from >= to)
		return;
	if (b->bars > 0) {
		st = b->style;
		ch = glyph_bar_short((b->covered + b->n - 1) / b->n);
	} else
		ch = glyph_short(b->covered * 20 <= b->n * 8 ? GLYPH_SPARSE :
		    b->covered * 3 < b->n * 8 ? GLYPH_SHADE1 :
		    b->covered < b->n * 5 ? GLYPH_SHADE2 : GLYPH_SHADE3);
	canvas_fill(p->cv, p->x + from, p->y, to - from, ch, st);
}

/* Draws the columns [from, to), in which nothing stays, as buckets. */
static void
fill_buckets(const struct pen *p, int from, int to)
{
	struct bucket b;
	int col, end, i;

	for (col = from; col < to; col = end) {
		end = viewport_bucket_end(&p->v->vp, col, BUCKET);
		if (end > to)
			end = to;
		memset(&b, 0, sizeof(b));
		for (i = col; i < end; i++)
			bucket_add(&b, coarse_cell(p, i));
		bucket_fill(p, &b, col, end);
	}
}

void
coarse_line(const struct pen *p)
{
	int col, end, from = 0;

	for (col = 0; col < p->cols; col = end) {
		end = kept_until(p, col);
		if (end > col) {
			fill_buckets(p, from, col);
			from = end;
		} else
			end = col + 1;
	}
	fill_buckets(p, from, p->cols);
}
