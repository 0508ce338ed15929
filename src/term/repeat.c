/*
 * repeat: sends a run of a glyph as the glyph and REP (CSI n b), which repeats
 * the last character.
 *
 *	x ▒▒▒▒▒▒▒▒ x    becomes    x ▒ ESC [ 7 b x
 *
 * ncurses uses REP seldom and never for characters of several bytes, but rows
 * of ttv consist of shades and lines of three bytes each.
 *
 * - Only where the description of the terminal has REP ("rep") in this form or
 *   does not have it, and the terminal was seen to repeat a shade: mosh and
 *   tmux before 3.5 drop what is no ASCII, and the descriptions of later ones,
 *   of foot and of others do not tell that they repeat.
 * - Only ASCII, the middle dot, and the line and block characters U+2500 to
 *   U+25BF, which have a width of one in all terminals.
 * - Terminals differ in what REP does at the right margin, so the last glyph of
 *   a run is sent as it is where the cursor may have reached the margin: when
 *   none of these characters follows on the same row.  So is the last one
 *   before a character that may combine with it.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <term.h>

#include "ttv/buf.h"

#include "repeat.h"
#include "reply.h"

#define GLYPH		3		/* bytes of each of those characters */
#define ESC		0x1b

static int can_repeat;

void
repeat_set(int can)
{
	can_repeat = can;
}

int
repeat_can(void)
{
	return can_repeat;
}

const char *
repeat_question(void)
{
	char cap[] = "rep";
	const char *s = tigetstr(cap);

	repeat_set(0);
	if (s == (const char *)-1 || (s != NULL && (strchr(s, '$') != NULL ||
	    (s = tiparm(s, 'x', 6)) == NULL || strcmp(s, "x\033[5b") != 0)))
		return "";
	return "\0337\033[1;1H\342\226\222\033[2b" REPLY_PLACE
	    "\033[1;1H   \0338";
}

size_t
repeat_glyph(const char *p, size_t n)
{
	const unsigned char *u = (const unsigned char *)p;

	if (n > 0 && u[0] >= ' ' && u[0] < 0x7f)
		return 1;
	if (n >= 2 && u[0] == 0xc2 && u[1] == 0xb7)
		return 2;
	return n >= GLYPH && u[0] == 0xe2 && (u[1] == 0x94 || u[1] == 0x95 ||
	    u[1] == 0x96) ? GLYPH : 0;
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
	return repeat_glyph(p, n) > 0;
}

/* Appends `count` glyphs; `last`: the last one as it is. */
static void
add_run(const char *glyph, size_t size, size_t count, int last,
    struct buf *out)
{
	size_t times = count - 1 - (last ? 1 : 0), i;
	char rep[32];
	size_t n;

	n = (size_t)snprintf(rep, sizeof(rep), "\033[%zub", times);
	if (count < 2 || times * size <= n) {
		for (i = 0; i < count; i++)
			buf_add(out, glyph, size);
		return;
	}
	buf_add(out, glyph, size);
	buf_add(out, rep, n);
	if (last)
		buf_add(out, glyph, size);
}

/* Returns the byte behind the sequence of ESC at p; text begins there. */
static size_t
skip_sequence(const char *p, size_t n)
{
	size_t i = 1;

	if (n > 1 && p[1] == ']') {
		while (i < n && p[i] != '\a' && p[i] != ESC)
			i++;
		return i < n && p[i] == '\a' ? i + 1 : i;
	}
	if (n > 1 && p[1] == '[')
		i++;
	while (i < n && (unsigned char)p[i] < (p[1] == '[' ? 0x40 : 0x30))
		i++;
	return i < n ? i + 1 : n;
}

void
repeat_filter(const char *p, size_t n, struct buf *out)
{
	size_t i = 0, from = 0, at, size;

	while (can_repeat && i < n) {
		if (p[i] == ESC) {
			i += skip_sequence(p + i, n - i);
			continue;
		}
		if ((size = repeat_glyph(p + i, n - i)) == 0) {
			i++;
			continue;
		}
		for (at = i + size; n - at >= size &&
		    memcmp(p + at, p + i, size) == 0; at += size)
			;
		if (at > i + size) {
			buf_add(out, p + from, i - from);
			add_run(p + i, size, (at - i) / size, !goes_on(p + at,
			    n - at), out);
			from = at;
		}
		i = at;
	}
	buf_add(out, p + from, n - from);
}
