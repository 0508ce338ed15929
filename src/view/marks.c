/*
 * The row of marks above the ruler: ranges with their note and length, and over
 * them the letters.
 *
 *	├─ parse: 401 ms ─┤     'a
 *
 * Of ranges that overlap the later ones are drawn over the earlier; one without
 * room for its note is a line, or a single glyph, with the note behind it where
 * nothing else is marked, cut where that is little.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "axis.h"
#include "parts.h"
#include "passed.h"

#define NOTE_LEAST	10	/* free columns in which a note that is cut says
				 * something */

/* Writes what a range says in at most `room` columns; returns its bytes. */
static size_t
span_text(const struct view *v, const struct view_span *s, char *out,
    size_t n, int room)
{
	char len[32] = "";
	int note = text_columns(s->note);

	if (s->t0 < s->t1)
		view_length(v, len, sizeof(len), sat_sub(s->t1, s->t0));
	if (note > 0 && note + text_columns(len) + 2 <= room)
		snprintf(out, n, "%s%s%s", s->note, *len != '\0' ? ": " : "",
		    len);
	else
		strlcpy(out, note > 0 ? s->note : len, n);
	return strlen(out);
}

/*
 * Returns how many columns behind the k-th range are free: of letters, of the
 * range that follows, and of those that end later, at column `reach`.
 */
static int
free_behind(const struct view *v, size_t k, int reach)
{
	int from = viewport_col(&v->vp, v->spans[k].t1) + 1, to = v->vp.cols;
	int i, col;

	if (reach >= from)
		return 0;
	if (k + 1 < v->nspans)
		col = viewport_col(&v->vp, v->spans[k + 1].t0);
	else
		col = to;
	to = col < to ? col : to;
	for (i = 0; i < VIEW_MARKS; i++) {
		col = v->marks[i].set ? viewport_col(&v->vp, v->marks[i].ts) :
		    to;
		if (col + 1 >= from && col < to)
			to = col;
	}
	return to > from ? to - from : 0;
}

/* Draws the k-th range; the ones before it end at column `reach` at most. */
static void
span_draw(struct canvas *cv, const struct view *v, const struct regions *r,
    size_t k, int reach)
{
	const struct view_span *s = &v->spans[k];
	int c0 = viewport_col(&v->vp, s->t0), c1 = viewport_col(&v->vp, s->t1);
	struct style st = style_of(ROLE_MARK);
	char text[VIEW_NOTE + 40];
	int left = c0 < 0 ? 0 : c0, right, width, n, cols, behind;
	size_t len;

	right = c1 >= v->vp.cols ? v->vp.cols - 1 : c1;
	if (c1 < 0 || c0 >= v->vp.cols)
		return;
	width = right - left + 1;
	canvas_fill(cv, r->label + left, r->marks, width, glyph(GLYPH_HLINE),
	    st);
	if (c0 >= 0)
		canvas_put(cv, r->label + c0, r->marks, glyph(GLYPH_SPAN_L),
		    st);
	if (c1 < v->vp.cols && c1 > c0)
		canvas_put(cv, r->label + c1, r->marks, glyph(GLYPH_SPAN_R),
		    st);
	if (c0 == c1)			/* the note stands behind it */
		width = v->vp.cols - left;
	else if ((n = text_columns(s->note)) > 0 && n > width - 4 &&
	    ((behind = free_behind(v, k, reach)) > n + 1 ||
	    (behind > NOTE_LEAST && behind > width))) {
		strlcpy(text, s->note, sizeof(text));
		len = text_cut(text, behind - 2, glyph(GLYPH_ELLIPSIS));
		canvas_text(cv, r->label + right + 2, r->marks, behind - 2,
		    st, text, len);
		return;
	}
	if ((len = span_text(v, s, text, sizeof(text), width - 4)) == 0 ||
	    width < 6 || (s->t0 < s->t1 && s->note[0] == '\0' &&
	    text_columns(text) > width - 4))
		return;
	cols = text_columns(text);
	n = cols < width - 4 ? cols : width - 4;
	if (c1 == c0)
		canvas_text(cv, r->label + left + 1, r->marks, width - 2, st,
		    text, len);
	else
		canvas_printf(cv, r->label + left + (width - n - 2) / 2,
		    r->marks, n + 2, st, " %s ", text);
}

void
marks_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	size_t k;
	int i, col, reach = -1;

	if (r->label > 2)
		canvas_text(cv, 1, r->marks, r->label - 2,
		    style_of(ROLE_RULER), "marks", 5);
	if (r->label > 1)
		canvas_put(cv, r->label - 1, r->marks, glyph(GLYPH_VLINE),
		    style_of(ROLE_RULE));
	for (k = 0; k < v->nspans; k++) {
		span_draw(cv, v, r, k, reach);
		col = viewport_col(&v->vp, v->spans[k].t1);
		reach = col > reach ? col : reach;
	}
	for (i = 0; i < VIEW_MARKS; i++) {
		if (!v->marks[i].set)
			continue;
		col = viewport_col(&v->vp, v->marks[i].ts);
		if (col < 0 || col >= v->vp.cols)
			continue;
		canvas_put(cv, r->label + col, r->marks, '\'',
		    style_of(ROLE_MARK));
		canvas_put(cv, r->label + col + 1, r->marks,
		    (uint32_t)('a' + i), style_of(ROLE_MARK));
	}
}
