/*
 * paint_can: which terminals paint.c draws for.
 *
 * Those whose descriptions have each sequence that paint.c cannot do without
 * in the form of ISO 6429, that wait at the right margin (xenl), and that show
 * bold and reversed text with colours (ncv); what else they do not show with
 * colours is not sent with them.  The others are drawn by ncurses (plain.c).
 * Sequences that only save bytes are asked for one by one.
 */
#include "config.h"

#include <curses.h>
#include <string.h>
#include <term.h>

#include "paint_can.h"

/* Returns whether a capability, with these parameters, is this sequence. */
static int
is_sequence(const char *name, int a, int b, const char *sequence)
{
	char cap[8];
	const char *s;

	strlcpy(cap, name, sizeof(cap));
	s = tigetstr(cap);
	return s != NULL && s != (const char *)-1 && strchr(s, '$') == NULL &&
	    (s = tiparm(s, a, b)) != NULL && strcmp(s, sequence) == 0;
}

static int
has_flag(const char *name)
{
	char cap[8];

	strlcpy(cap, name, sizeof(cap));
	return tigetflag(cap) > 0;
}

/* Bits of ncv, terminfo(5). */
#define NCV_UNDERLINE	2
#define NCV_REVERSE	4
#define NCV_DIM		16
#define NCV_BOLD	32

/* Sets the attributes that are not shown with colours; 0: those that must be
 * are among them. */
static int
has_attributes(uint8_t *colourless)
{
	char cap[] = "ncv";
	int ncv = tigetnum(cap);

	if (ncv < 0)		/* the description has none */
		ncv = 0;
	*colourless = (uint8_t)((ncv & NCV_UNDERLINE ? SGR_UNDERLINE : 0) |
	    (ncv & NCV_DIM ? SGR_DIM : 0));
	return is_sequence("bold", 0, 0, "\033[1m") &&
	    is_sequence("dim", 0, 0, "\033[2m") &&
	    is_sequence("smul", 0, 0, "\033[4m") &&
	    is_sequence("rev", 0, 0, "\033[7m") &&
	    !(ncv & (NCV_REVERSE | NCV_BOLD));
}

static int
has_colours(void)
{
	if (!has_colors())
		return 1;
	return is_sequence("setaf", 3, 0, "\033[33m") &&
	    is_sequence("setab", 3, 0, "\033[43m") &&
	    (COLORS < 256 || (is_sequence("setaf", 200, 0,
	    "\033[38;5;200m") && is_sequence("setab", 200, 0,
	    "\033[48;5;200m")));
}

int
paint_can_learn(struct paint_can *can, int *iso)
{
	memset(can, 0, sizeof(*can));
	can->erase = is_sequence("ech", 3, 0, "\033[3X");
	can->ground = has_flag("bce");
	can->shift = is_sequence("dch", 3, 0, "\033[3P") &&
	    is_sequence("ich", 3, 0, "\033[3@");
	can->scroll = is_sequence("csr", 2, 6, "\033[3;7r") &&
	    is_sequence("dl", 3, 0, "\033[3M") &&
	    is_sequence("il", 3, 0, "\033[3L");
	*iso = is_sequence("op", 0, 0, "\033[39;49m");
	return is_sequence("cup", 5, 7, "\033[6;8H") &&
	    is_sequence("cuf", 3, 0, "\033[3C") &&
	    is_sequence("cub", 3, 0, "\033[3D") &&
	    is_sequence("el", 0, 0, "\033[K") &&
	    is_sequence("ed", 0, 0, "\033[J") && has_flag("am") &&
	    has_flag("xenl") && has_attributes(&can->colourless) &&
	    has_colours();
}
