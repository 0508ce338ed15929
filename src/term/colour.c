/*
 * colour: colour pairs, numbered on demand.
 *
 * ncurses wants pairs of colours numbered before they are used, and the linux
 * console has 64 of them.  A frame uses few of the thousands of possible
 * pairs, so a pair gets its number when it is first drawn.  When the numbers
 * run out a style keeps its attributes and loses its colours: the name in a
 * slice stays readable.
 */
#include "config.h"

#include <limits.h>
#include <string.h>

#include "colour.h"

#define PALETTE	257			/* 256 colours and the default, -1 */

static int pairs[PALETTE * PALETTE];	/* number, 0: none yet */
static int npairs;
static int chosen;

void
colour_reset(void)
{
	memset(pairs, 0, sizeof(pairs));
	npairs = 0;
}

static int
pair_of(int fg, int bg)
{
	int *p;

	if (fg < -1 || fg > 255 || bg < -1 || bg > 255 ||
	    (fg == -1 && bg == -1))
		return 0;
	p = &pairs[(fg + 1) * PALETTE + bg + 1];
	if (*p != 0)
		return *p;
	if (npairs + 1 >= COLOR_PAIRS || npairs + 1 >= INT_MAX)
		return 0;
	if (init_extended_pair(npairs + 1, fg, bg) == ERR)
		return 0;
	return *p = ++npairs;
}

void
colour_of(struct style style, int depth, struct colour_look *out)
{
	struct style_look look;

	style_look(style, depth, &look);
	out->attrs = (look.bold ? A_BOLD : 0) | (look.dim ? A_DIM : 0) |
	    (look.reverse ? A_REVERSE : 0) |
	    (look.underline ? A_UNDERLINE : 0);
	chosen = depth == 0 ? 0 : pair_of(look.fg, look.bg);
	out->pair16 = (short)(chosen <= SHRT_MAX ? chosen : 0);
	out->opts = &chosen;
	out->pen.fg = chosen != 0 ? look.fg : -1;
	out->pen.bg = chosen != 0 ? look.bg : -1;
	out->pen.attrs = (uint8_t)((look.bold ? SGR_BOLD : 0) |
	    (look.dim ? SGR_DIM : 0) | (look.reverse ? SGR_REVERSE : 0) |
	    (look.underline ? SGR_UNDERLINE : 0));
}
