/*
 * Draws a box: a slice, a context or a stack frame of at least two columns.
 *
 *	▏name  12.3 ms     »
 *	▏function  a.js:12:3
 *
 *   - A box has one style, so that the terminal gets one run: the left edge is
 *     a thin line in the colour of the text, the rest is coloured ground,
 *     marked as filling for dumps without colours.
 *   - A box that begins left of the screen has an ellipsis before the name, a
 *     box without an end has an open right end.
 *   - A box without room for a name has an edge only where it touches another
 *     box: a blank costs no colour of the text.
 */
#include "config.h"

#include <string.h>

#include "ttv/alert.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "pen.h"
#include "shorten.h"

#define NAME_ROOM	3	/* columns: two letters and an ellipsis */

struct style
style_of_name(enum style_role role, const char *name)
{
	struct style st = style_of(role);

	st.hue = style_hue(name, (uint32_t)strlen(name));
	return st;
}

/*
 * Returns the colour of a state, or "": by the letter that the kernel writes
 * first, or the word.  What sleeps is grey and not the white that catapult has:
 * most threads sleep most of the time.
 */
static const char *
state_cname(const char *state)
{
	static const struct { const char *state, *cname; } names[] = {
		{ "Running", "thread_state_running" },
		{ "Runnable", "thread_state_runnable" },
		{ "R", "thread_state_runnable" },
		{ "W", "thread_state_runnable" },
		{ "Sleeping", "#6c6c6c" },
		{ "S", "#6c6c6c" },
		{ "I", "#6c6c6c" },
		{ "D", "thread_state_uninterruptible" },
	};
	size_t i, n;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		n = strlen(names[i].state);
		if (strncmp(state, names[i].state, n) == 0 &&
		    strchr("+|", state[n]) != NULL)
			return names[i].cname;
	}
	return "";
}

/* Returns the colour of an alert: that of no hue of a name. */
static const char *
alert_cname(uint32_t flags)
{
	return flags & KIND_ERROR ? "#d70000" : "#ffd700";
}

struct style
style_of_kind(const struct trace *tr, uint32_t kind, enum style_role role)
{
	const struct kind *k = &tr->kinds[kind];
	struct style st = style_of(role);
	const char *cname = k->cname != 0 ? trace_str(tr, k->cname) :
	    k->flags == KIND_STATE ? state_cname(trace_str(tr, k->name)) :
	    k->flags & KIND_ALERT ? alert_cname(k->flags) : "";

	if (style_cname(cname, &st.rgb) == 0)
		st.flags |= STYLE_RGB;
	else
		st.hue = style_hue(trace_str(tr, k->name),
		    (uint32_t)strtab_len(tr->strings, k->name));
	return st;
}

/* Draws what stands behind the name where both fit with blanks between. */
static int
draw_after(const struct pen *p, const struct box *b, int col, int room)
{
	const char *s = b->after;
	size_t n = strlen(s);
	char dur[32];

	if (n == 0 && b->dur >= 0) {
		n = text_duration_short(dur, sizeof(dur), b->dur);
		s = dur;
	}
	if (n == 0 || (int)n + 3 > room)
		return 0;
	return 2 + canvas_text(p->cv, col + 2, p->y, room - 2, b->style, s, n);
}

/* Returns 1 if a box ends where this box begins. */
static int
touches(const struct pen *p, int col)
{
	const struct cell *c = canvas_at(p->cv, p->x + col - 1, p->y);

	return col > 0 && c != NULL && c->style.role == ROLE_SLICE;
}

/* Draws the name, unless only one letter and an ellipsis would fit. */
static int
has_room(const struct box *b, int room)
{
	return room > 1 && (room >= NAME_ROOM || b->len <= (size_t)room);
}

int
box_has_name(const struct box *b, int cols)
{
	return has_room(b, (b->c1 < cols ? b->c1 : cols) - b->c0 - b->open -
	    1);
}

/* Returns the glyph of the first column; GLYPH_MAX: the filling. */
static enum glyph
first_glyph(const struct pen *p, const struct box *b, int width)
{
	if (b->style.flags & STYLE_SELECTED)
		return GLYPH_SELECTED;
	if (b->alert)
		return GLYPH_ALERT;
	if (b->clipped)
		return has_room(b, width - 1) ? GLYPH_ELLIPSIS : GLYPH_MAX;
	return has_room(b, width - 1) || touches(p, b->c0) ? GLYPH_EDGE :
	    GLYPH_MAX;
}

void
box_draw(const struct pen *p, const struct box *b)
{
	struct style fill = b->style;
	int col = b->c0, end = b->c1, n;
	enum glyph g;
	size_t from;

	if (!b->dim)
		fill.flags |= STYLE_FILL;
	if (end > p->cols)
		end = p->cols;
	if (end <= col)
		return;
	canvas_fill(p->cv, p->x + col, p->y, end - col, b->dim ?
	    glyph(GLYPH_RULE) : ' ', fill);
	if (b->open)
		canvas_put(p->cv, p->x + --end, p->y, glyph(GLYPH_OPEN_END),
		    b->style);
	if (end <= col)
		return;
	g = first_glyph(p, b, end - col);
	if (g != GLYPH_MAX)
		canvas_put(p->cv, p->x + col++, p->y, glyph(g), b->style);
	if (g == GLYPH_MAX || !has_room(b, end - col))
		return;
	from = b->captioned ? 0 : shorten_scopes(b->name, b->len, end - col);
	if (from != 0 && g != GLYPH_ELLIPSIS)	/* one is enough */
		canvas_put(p->cv, p->x + col++, p->y, glyph(GLYPH_ELLIPSIS),
		    b->style);
	n = canvas_text(p->cv, p->x + col, p->y, end - col, b->style,
	    b->name + from, b->len - from);
	draw_after(p, b, p->x + col + n, end - col - n);
}
