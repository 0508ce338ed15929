/*
 * glyph: every character that is drawn as a picture, in three sets.  "unicode"
 * is for terminals with a good font, "half" for console fonts of 256 or 512
 * characters (those of code page 437), "ascii" for all others.  One row a
 * glyph; no other file names a box character.
 */
#include "config.h"

#include "ttv/style.h"

static const struct {
	uint32_t	set[3];		/* by enum glyph_set */
} glyphs[GLYPH_MAX] = {
	[GLYPH_HLINE] =		{{ 0x2500, 0x2500, '-' }},	/* ─ */
	[GLYPH_VLINE] =		{{ 0x2502, 0x2502, '|' }},	/* │ */
	[GLYPH_TEE] =		{{ 0x2524, 0x2524, '+' }},	/* ┤ */
	[GLYPH_FOLDED] =	{{ 0x25b6, 0x25ba, '+' }},	/* ▶ */
	[GLYPH_OPEN] =		{{ 0x25bc, 0x25bc, '-' }},	/* ▼ */
	[GLYPH_INSTANT] =	{{ 0x25c6, 0x2666, '^' }},	/* ◆ */
	[GLYPH_MANY] =		{{ 0x25c8, 0x25a0, '#' }},	/* ◈ */
	[GLYPH_ELLIPSIS] =	{{ 0x2026, '~',    '~' }},	/* … */
	[GLYPH_SHADE1] =	{{ 0x2591, 0x2591, ':' }},	/* ░ */
	[GLYPH_FILL] =		{{ 0x2500, 0x2500, '=' }},	/* ─ */
	[GLYPH_SPARSE] =	{{ 0x00b7, 0x00b7, '.' }},	/* · */
	[GLYPH_SHADE2] =	{{ 0x2592, 0x2592, '=' }},	/* ▒ */
	[GLYPH_SHADE3] =	{{ 0x2593, 0x2593, '%' }},	/* ▓ */
	[GLYPH_FULL] =		{{ 0x2588, 0x2588, '#' }},	/* █ */
	[GLYPH_OPEN_END] =	{{ 0x00bb, 0x00bb, '>' }},	/* » */
	[GLYPH_FLOW_OUT] =	{{ 0x25cf, 0x25a0, 'o' }},	/* ● */
	[GLYPH_FLOW_IN] =	{{ 0x25b6, 0x25ba, '>' }},	/* ▶ */
	[GLYPH_FLOW_V] =	{{ 0x2502, 0x2502, '|' }},	/* │ */
	[GLYPH_FLOW_H] =	{{ 0x2500, 0x2500, '-' }},	/* ─ */
	[GLYPH_CORNER_DL] =	{{ 0x256e, 0x2510, '.' }},	/* ╮ */
	[GLYPH_CORNER_DR] =	{{ 0x256d, 0x250c, '.' }},	/* ╭ */
	[GLYPH_CORNER_UL] =	{{ 0x256f, 0x2518, '\'' }},	/* ╯ */
	[GLYPH_CORNER_UR] =	{{ 0x2570, 0x2514, '`' }},	/* ╰ */
	[GLYPH_BRACKET_L] =	{{ '[',    '[',    '[' }},
	[GLYPH_BRACKET_R] =	{{ ']',    ']',    ']' }},
	[GLYPH_TICK] =		{{ 0x252c, 0x252c, '+' }},	/* ┬ */
	[GLYPH_SNAPSHOT] =	{{ 0x25cf, 0x25a0, '*' }},	/* ● */
	[GLYPH_CREATED] =	{{ 0x25cb, 0x251c, '(' }},	/* ○ */
	[GLYPH_DESTROYED] =	{{ 0x2715, 0x2524, ')' }},	/* ✕ */
	[GLYPH_SUBCELL] =	{{ 0x258c, 0x258c, '!' }},	/* ▌ */
	[GLYPH_MICRO] =		{{ 0x00b5, 0x00b5, 'u' }},	/* µ */
	[GLYPH_EDGE] =		{{ 0x258f, 0x2502, '|' }},	/* ▏ */
	[GLYPH_RULE] =		{{ 0x254c, 0x2500, '-' }},	/* ╌ */
	[GLYPH_THROUGH] =	{{ 0x250a, 0x00a6, ':' }},	/* ┊ */
	[GLYPH_DOT] =		{{ 0x00b7, 0x00b7, '.' }},	/* · */
	[GLYPH_BRANCH] =	{{ 0x251c, 0x251c, '|' }},	/* ├ */
	[GLYPH_SELECTED] =	{{ 0x25b6, 0x25ba, '>' }},	/* ▶ */
	[GLYPH_SWATCH] =	{{ 0x25a0, 0x25a0, '*' }},	/* ■ */
	[GLYPH_SPAN_L] =	{{ 0x251c, 0x251c, '|' }},	/* ├ */
	[GLYPH_SPAN_R] =	{{ 0x2524, 0x2524, '|' }},	/* ┤ */
	[GLYPH_HERE] =		{{ 0x25b2, 0x25b2, '^' }},	/* ▲ */
	[GLYPH_DIFFERS] =	{{ 0x2260, 0x2260, '#' }},	/* ≠ */
	[GLYPH_ALERT] =		{{ '!',    '!',    '!' }},
	[GLYPH_BAR_LOW] =	{{ 0x2582, '_',    '_' }},	/* ▂ */
	[GLYPH_BAR_HALF] =	{{ 0x2584, 0x2584, ':' }},	/* ▄ */
	[GLYPH_BAR_HIGH] =	{{ 0x2587, 0x2588, '|' }},	/* ▇ */
	[GLYPH_HIT] =		{{ 0x25be, 0x25bc, 'v' }},	/* ▾ */
	[GLYPH_RISES] =		{{ 0x25b4, 0x25b2, '^' }},	/* ▴ */
	[GLYPH_FALLS] =		{{ 0x25be, 0x25bc, 'v' }},	/* ▾ */
};

static const uint32_t bars_up[3][9] = {
	{ ' ', 0x2581, 0x2582, 0x2583, 0x2584, 0x2585, 0x2586, 0x2587, 0x2588 },
	{ ' ', '_', '_', 0x2584, 0x2584, 0x2584, 0x2584, 0x2588, 0x2588 },
	{ ' ', '_', '.', '.', ':', ':', '|', '|', '#' },
};
static const uint32_t bars_down[3][9] = {
	{ ' ', 0x2594, 0x2594, 0x2580, 0x2580, 0x2580, 0x2588, 0x2588, 0x2588 },
	{ ' ', 0x2580, 0x2580, 0x2580, 0x2580, 0x2580, 0x2588, 0x2588, 0x2588 },
	{ ' ', '\'', '\'', '"', '"', '"', '|', '|', '#' },
};

static enum glyph_set used = GLYPHS_UNICODE;

void
glyphs_use(enum glyph_set set)
{
	used = set;
}

enum glyph_set
glyphs_used(void)
{
	return used;
}

uint32_t
glyph(enum glyph g)
{
	return glyphs[g].set[used];
}

uint32_t
glyph_short(enum glyph g)
{
	return glyphs[g].set[GLYPHS_ASCII];
}

uint32_t
glyph_bar_short(int eighths)
{
	return bars_up[GLYPHS_ASCII][eighths < 0 ? 0 : eighths > 8 ? 8 :
	    eighths];
}

static uint32_t
bar(const uint32_t bars[3][9], int eighths)
{
	return bars[used][eighths < 0 ? 0 : eighths > 8 ? 8 : eighths];
}

uint32_t
glyph_bar_up(int eighths)
{
	return bar(bars_up, eighths);
}

uint32_t
glyph_bar_down(int eighths)
{
	return bar(bars_down, eighths);
}

int
glyph_is_bar(uint32_t ch)
{
	int i;

	for (i = 8; i > 0 && bar(bars_up, i) != ch; i--)
		;
	return i;
}

int
glyph_bar_eighths(uint32_t ch)
{
	int i = glyph_is_bar(ch);

	return i > 0 ? i : ch == glyph(GLYPH_SPARSE) ? 0 : 4;
}
