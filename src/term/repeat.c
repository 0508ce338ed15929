/*
 * repeat: which terminals have REP (CSI n b), which repeats the last character,
 * and for which characters it is sent.
 *
 *	x ▒▒▒▒▒▒▒▒ x    becomes    x ▒ ESC [ 7 b x
 *
 * Rows of ttv consist of shades and lines of three bytes each.
 *
 * - Only where the description of the terminal has REP ("rep") in this form or
 *   does not have it, and the terminal was seen to repeat a shade: mosh and
 *   tmux before 3.5 drop what is no ASCII, and the descriptions of later ones,
 *   of foot and of others do not tell that they repeat.
 * - Only ASCII, the middle dot, and the line and block characters U+2500 to
 *   U+25BF, which have a width of one in all terminals.
 */
#include "config.h"

#include <curses.h>
#include <string.h>
#include <term.h>

#include "repeat.h"
#include "reply.h"

#define GLYPH		3		/* bytes of each of those characters */

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
