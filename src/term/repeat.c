/*
 * repeat: which terminals have REP (CSI n b), which repeats the last character,
 * and for which characters it is sent; which have tab stops in every eighth
 * column.
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
 * - Tabs only up to the last stop that was seen, where the description has a
 *   stop in every eighth column: a person may have set others.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <term.h>

#include "repeat.h"
#include "reply.h"

#define GLYPH		3		/* bytes of each of those characters */

#define STOP		8		/* columns between two tab stops */
#define STOPS		30		/* that are asked for: 240 columns */
#define ROOM		4		/* columns of the question behind a
					 * stop */

static struct {
	int	can, tabs;
	int	asked;			/* the last column asked for */
} repeat;

void
repeat_set(int can, int tabs)
{
	repeat.can = can;
	repeat.tabs = tabs;
}

int
repeat_can(void)
{
	return repeat.can;
}

int
repeat_tabs(void)
{
	return repeat.tabs;
}

/* Returns whether the description has tab stops in every eighth column. */
static int
has_tabs(void)
{
	char ht[] = "ht", it[] = "it";
	const char *s = tigetstr(ht);

	return s != NULL && s != (const char *)-1 && strcmp(s, "\t") == 0 &&
	    tigetnum(it) == STOP;
}

/*
 * The answer is the column behind as many tabs, a shade and two repetitions of
 * it.  Whatever was done of that, three blanks take the shades away.
 */
const char *
repeat_question(int cols)
{
	static char question[80];
	char cap[] = "rep", tabs[STOPS + 1];
	const char *s = tigetstr(cap);
	int n = has_tabs() ? (cols - ROOM - 1) / STOP : 0;

	repeat_set(0, 0);
	if (cols <= ROOM)
		return "";
	if (s == (const char *)-1 || (s != NULL && (strchr(s, '$') != NULL ||
	    (s = tiparm(s, 'x', 6)) == NULL || strcmp(s, "x\033[5b") != 0)))
		return "";
	n = n < 0 ? 0 : n > STOPS ? STOPS : n;
	repeat.asked = n * STOP;
	memset(tabs, '\t', (size_t)n);
	tabs[n] = '\0';
	snprintf(question, sizeof(question), "\0337\033[1;1H%s\342\226\222"
	    "\033[2b" REPLY_PLACE "\b\b\b   \0338", tabs);
	return question;
}

void
repeat_answer(int column)
{
	if (column == ROOM || column == repeat.asked + ROOM)
		repeat.can = 1;
	if (column == repeat.asked + ROOM || column == repeat.asked + 2)
		repeat.tabs = repeat.asked;
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
