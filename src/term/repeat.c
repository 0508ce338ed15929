/*
 * repeat: sends a run of a glyph as the glyph and REP (CSI n b), which repeats
 * the last character.
 *
 *	x ▒▒▒▒▒▒▒▒ x    becomes    x ▒ ESC [ 7 b x
 *
 * ncurses uses REP for characters of one byte only, but rows of ttv consist of
 * shades and lines of three bytes each.
 *
 * - Only where the description of the terminal has REP ("rep") in this form.
 * - Only the line and block characters U+2500 to U+25BF: they have a width of
 *   one in all terminals, and no character combines with them.
 * - Terminals differ in what REP does at the right margin, so the last glyph of
 *   a run is sent as it is where the cursor may have reached the margin: when
 *   no character follows on the same row.
 */
#include "config.h"

#include <curses.h>
#include <string.h>
#include <term.h>

#include "ttv/buf.h"

#include "repeat.h"

#define GLYPH		3		/* bytes of each of those characters */
#define RUN		3		/* glyphs; REP is shorter from here on */
#define ESC		0x1b

static int can_repeat;

void
repeat_set(int can)
{
	can_repeat = can;
}

void
repeat_learn(void)
{
	char cap[] = "rep";
	const char *s = tigetstr(cap);

	repeat_set(0);
	if (s != NULL && s != (const char *)-1 && strchr(s, '$') == NULL &&
	    (s = tiparm(s, 'x', 6)) != NULL)
		repeat_set(strcmp(s, "x\033[5b") == 0);
}

/* Returns whether a line or block character is at p. */
static int
is_glyph(const char *p, size_t n)
{
	const unsigned char *u = (const unsigned char *)p;

	return n >= GLYPH && u[0] == 0xe2 && (u[1] == 0x94 || u[1] == 0x95 ||
	    u[1] == 0x96);
}

/*
 * Returns whether a character that needs no move of the cursor follows at p, so
 * that the cursor is left of the margin.
 */
static int
goes_on(const char *p, size_t n)
{
	size_t i = 2;

	if (n > 2 && p[0] == ESC && p[1] == '[') {
		while (i < n && (p[i] == ';' || (p[i] >= '0' && p[i] <= '9')))
			i++;
		if (i == n || p[i] != 'm')
			return 0;
		p += i + 1;
		n -= i + 1;
	}
	return n > 0 && ((*p >= ' ' && *p < 0x7f) || is_glyph(p, n));
}

/* Appends a run of glyphs; `last`: the last one as it is. */
static void
add_run(const char *glyph, size_t count, int last, struct buf *out)
{
	size_t times = count - 1 - (last ? 1 : 0), i;

	if (count < RUN || (last && count < RUN + 1)) {
		for (i = 0; i < count; i++)
			buf_add(out, glyph, GLYPH);
		return;
	}
	buf_add(out, glyph, GLYPH);
	buf_printf(out, "\033[%zub", times);
	if (last)
		buf_add(out, glyph, GLYPH);
}

void
repeat_filter(const char *p, size_t n, struct buf *out)
{
	size_t i = 0, from = 0, at;

	while (can_repeat && i < n) {
		if (!is_glyph(p + i, n - i)) {
			i++;
			continue;
		}
		for (at = i + GLYPH; is_glyph(p + at, n - at) &&
		    memcmp(p + at, p + i, GLYPH) == 0; at += GLYPH)
			;
		if (at - i >= RUN * GLYPH) {
			buf_add(out, p + from, i - from);
			add_run(p + i, (at - i) / GLYPH, !goes_on(p + at,
			    n - at), out);
			from = at;
		}
		i = at;
	}
	buf_add(out, p + from, n - from);
}
