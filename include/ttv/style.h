#ifndef TTV_STYLE_H
#define TTV_STYLE_H
/*
 * Styles: the table of roles (src/view/style.c: name, letter in the style
 * plane, attributes and colours at 256, 8 and no colours), the hues that
 * names are coloured with, the reserved colour names, and the glyph sets.
 */
#include <stdint.h>

#include "ttv/canvas.h"

enum style_role {
	ROLE_NORMAL, ROLE_TITLE, ROLE_TITLE_DIM, ROLE_RULER, ROLE_RULER_TICK,
	ROLE_OVERVIEW, ROLE_OVERVIEW_VIEW, ROLE_OVERVIEW_HIT,
	ROLE_OVERVIEW_WARNING, ROLE_OVERVIEW_ERROR,
	ROLE_LABEL, ROLE_LABEL_PROCESS, ROLE_LABEL_SELECTED, ROLE_RULE,
	ROLE_SLICE, ROLE_DENSITY,
	ROLE_SMALL,		/* a mark too small to have a colour */
	ROLE_INSTANT, ROLE_COUNTER,
	ROLE_COUNTER_NEXT,	/* every second counter */
	ROLE_FLOW,
	ROLE_OBJECT, ROLE_SAMPLE, ROLE_MARK, ROLE_CURSOR,
	ROLE_PANE, ROLE_PANE_TITLE, ROLE_PANE_KEY, ROLE_PANE_VALUE,
	ROLE_PANE_SELECTED, ROLE_HINT, ROLE_HINT_KEY, ROLE_STATUS, ROLE_ERROR,
	ROLE_CHIP,		/* in the title: what narrows the picture */
	ROLE_PROMPT, ROLE_HELP,
	ROLE_DIM,		/* what a filter leaves out */
	ROLE_MAX
};

#define STYLE_HUES	24
#define STYLE_NO_HUE	255		/* the role's own colour */

/* Palettes, in the order of the words of the setting. */
enum theme { THEME_AUTO, THEME_DARK, THEME_LIGHT, THEME_MONO, THEME_SAFE,
	THEMES };
/* Sets the theme of the program. */
void		 theme_use(enum theme);
/* Sets the theme that the automatic one is, where the ground is known. */
void		 theme_known(enum theme);

/* The look of a role with `depth` colours (256, 8, 0); -1: the default. */
struct style_look {
	int	fg, bg;			/* palette numbers */
	int	bold, dim, reverse, underline;
};
void		 style_look(struct style, int depth, struct style_look *);
char		 style_letter(struct style);

struct style	 style_of(enum style_role);
/* Returns the hue of a slice by its name: the same in every run. */
uint8_t		 style_hue(const char *name, uint32_t len);
/* Returns the hue of a length for STYLE_HEAT: its class, from 0. */
uint8_t		 style_heat(int64_t ns);
/* Parses a reserved cname or "#rrggbb": 0 and *rgb, or -1. */
int		 style_cname(const char *, uint32_t *rgb);

enum glyph_set { GLYPHS_UNICODE, GLYPHS_HALF, GLYPHS_ASCII };
enum glyph {
	GLYPH_HLINE, GLYPH_VLINE, GLYPH_TEE, GLYPH_FOLDED, GLYPH_OPEN,
	GLYPH_INSTANT, GLYPH_MANY, GLYPH_ELLIPSIS, GLYPH_SHADE1, GLYPH_SHADE2,
	GLYPH_SHADE3, GLYPH_FULL, GLYPH_OPEN_END, GLYPH_FLOW_OUT, GLYPH_FLOW_IN,
	GLYPH_FLOW_V, GLYPH_FLOW_H, GLYPH_CORNER_DL, GLYPH_CORNER_DR,
	GLYPH_CORNER_UL, GLYPH_CORNER_UR, GLYPH_BRACKET_L, GLYPH_BRACKET_R,
	GLYPH_TICK, GLYPH_SNAPSHOT, GLYPH_CREATED, GLYPH_DESTROYED,
	GLYPH_SUBCELL, GLYPH_MICRO,
	GLYPH_EDGE,		/* the left edge of a slice, inside it */
	GLYPH_RULE, GLYPH_THROUGH, GLYPH_DOT, GLYPH_BRANCH, GLYPH_SELECTED,
	GLYPH_HIT,
	GLYPH_RISES,
	GLYPH_FALLS,
	GLYPH_FILL,		/* the ground of a box, without colours */
	GLYPH_SPARSE,		/* covers next to nothing of a cell */
	GLYPH_SWATCH,
	GLYPH_HERE,		/* below a histogram */
	GLYPH_DIFFERS,		/* two files differ in a column */
	GLYPH_ALERT,
	GLYPH_BAR_LOW, GLYPH_BAR_HALF, GLYPH_BAR_HIGH,	/* as glyph_bar_up() */
	GLYPH_SPAN_L, GLYPH_SPAN_R,	/* the ends of a range with a mark */
	GLYPH_MAX
};
/* Sets the glyph set of the program, once, from the options. */
void		 glyphs_use(enum glyph_set);
enum glyph_set	 glyphs_used(void);
uint32_t	 glyph(enum glyph);
/*
 * Return a bar that is `eighths` (0..8) high or, for glyph_bar_down(), hangs
 * down; glyph_bar_short() as glyph_short().
 */
uint32_t	 glyph_bar_up(int eighths);
/* Returns a glyph of one byte in every set, for slow lines. */
uint32_t	 glyph_short(enum glyph);
uint32_t	 glyph_bar_short(int eighths);
uint32_t	 glyph_bar_down(int eighths);
/* Returns the eighths of the highest bar that has this character, or 0. */
int		 glyph_is_bar(uint32_t ch);
/*
 * Returns how many eighths of a cell a bar or the mark of slices stands for;
 * half of it for any other glyph.
 */
int		 glyph_bar_eighths(uint32_t ch);

#endif
