/*
 * theme: palettes of 256 colours for dark and light terminals and for people
 * who see few colours.  The ground is always the terminal's own.
 *
 *	auto	the colours of style.c: from the middle of the scale
 *	dark	text of a contrast of 4.5 on black and on #1c1c1c
 *	light	the same on white
 *	mono	no colours; glyphs and attributes carry all information
 *	safe	the eight colours of Okabe and Ito, which differ for people
 *		with any colour vision; text of 3 on black and on white
 *
 * The tables were found by a search: of the palette, the colour next to that of
 * `auto` in CIELAB that has the contrast.  test_theme.c holds them to it.
 */
#include "config.h"

#include <stddef.h>

#include "theme.h"

static const uint8_t hues_auto[STYLE_HUES][2] = {
	{ 214, 16 }, { 74, 16 }, { 36, 16 }, { 221, 16 }, { 25, 231 },
	{ 166, 16 }, { 175, 16 }, { 109, 16 }, { 143, 16 }, { 61, 231 },
	{ 37, 16 }, { 180, 16 }, { 68, 16 }, { 107, 16 }, { 139, 16 },
	{ 131, 231 }, { 79, 16 }, { 186, 16 }, { 97, 231 }, { 209, 16 },
	{ 110, 16 }, { 71, 16 }, { 152, 16 }, { 94, 231 },
};
static const uint8_t hues_light[STYLE_HUES][2] = {
	{ 214, 16 }, { 74, 16 }, { 36, 16 }, { 178, 16 }, { 25, 231 },
	{ 166, 16 }, { 175, 16 }, { 109, 16 }, { 143, 16 }, { 61, 231 },
	{ 37, 16 }, { 180, 16 }, { 68, 16 }, { 107, 16 }, { 139, 16 },
	{ 131, 231 }, { 79, 16 }, { 150, 16 }, { 97, 231 }, { 209, 16 },
	{ 110, 16 }, { 71, 16 }, { 116, 16 }, { 94, 231 },
};
/* Orange, sky, green, yellow, blue, vermillion, purple, grey; three times. */
#define OKABE_ITO							\
	{ 214, 16 }, { 74, 16 }, { 36, 16 }, { 227, 16 }, { 25, 231 },	\
	{ 166, 16 }, { 175, 16 }, { 241, 231 }
static const uint8_t hues_safe[STYLE_HUES][2] = {
	OKABE_ITO, OKABE_ITO, OKABE_ITO
};

static const uint8_t text_dark[STYLE_HUES] = {
	214, 74, 36, 221, 68, 208, 175, 109, 143, 104, 37, 180, 111, 107, 139,
	174, 79, 186, 140, 209, 110, 71, 152, 136,
};
static const uint8_t text_light[STYLE_HUES] = {
	130, 24, 29, 94, 25, 124, 96, 243, 58, 61, 23, 95, 60, 22, 97, 131, 28,
	242, 53, 88, 241, 59, 240, 52,
};
#define OKABE_ITO_TEXT	136, 31, 29, 100, 32, 166, 132, 246
static const uint8_t text_safe_hues[STYLE_HUES] = {
	OKABE_ITO_TEXT, OKABE_ITO_TEXT, OKABE_ITO_TEXT
};

/* From violet over green and yellow to red: up to 1 us, 10 us ... 10 s. */
const uint8_t theme_heat[HEAT_CLASSES][2] = {
	{ 53, 231 }, { 61, 231 }, { 31, 16 }, { 37, 16 }, { 78, 16 },
	{ 148, 16 }, { 220, 16 }, { 208, 16 }, { 196, 16 },
};
static const uint8_t heat_middle[HEAT_CLASSES] = {
	97, 61, 31, 30, 29, 64, 136, 166, 160,
};
static const uint8_t heat_dark[HEAT_CLASSES] = {
	140, 104, 74, 37, 78, 148, 220, 208, 203,
};
static const uint8_t heat_light[HEAT_CLASSES] = {
	53, 61, 24, 23, 22, 58, 94, 130, 124,
};

static const struct theme_role roles_dark[] = {
	{ ROLE_RULER, 246, -1 },
	{ ROLE_RULE, 243, -1 },
	{ ROLE_HINT, 246, -1 },
	{ ROLE_OVERVIEW, 74, -1 },
	{ ROLE_MARK, 39, -1 },
	{ ROLE_OVERVIEW_ERROR, 203, -1 },
	{ ROLE_DIM, 246, -1 },
	{ ROLE_MAX, -1, -1 }
};
static const struct theme_role roles_light[] = {
	{ ROLE_RULER, 242, -1 },
	{ ROLE_OVERVIEW, 24, -1 },
	{ ROLE_OVERVIEW_VIEW, 130, -1 },
	{ ROLE_OVERVIEW_HIT, 162, -1 },
	{ ROLE_OVERVIEW_WARNING, 130, -1 },
	{ ROLE_OVERVIEW_ERROR, 160, -1 },
	{ ROLE_RULE, 242, -1 },
	{ ROLE_DENSITY, 24, -1 },
	{ ROLE_INSTANT, 60, -1 },
	{ ROLE_COUNTER, 29, -1 },
	{ ROLE_COUNTER_NEXT, 22, -1 },
	{ ROLE_FLOW, 90, -1 },
	{ ROLE_OBJECT, 25, -1 },
	{ ROLE_SAMPLE, 94, -1 },
	{ ROLE_MARK, 26, -1 },
	{ ROLE_CURSOR, 130, -1 },
	{ ROLE_PANE_KEY, 23, -1 },
	{ ROLE_HINT, 242, -1 },
	{ ROLE_STATUS, 16, 252 },
	{ ROLE_CHIP, 16, 252 },
	{ ROLE_PANE_TITLE, 16, 250 },
	{ ROLE_MAX, -1, -1 }
};
static const struct theme_role roles_safe[] = {
	{ ROLE_OVERVIEW_VIEW, 166, -1 },
	{ ROLE_OVERVIEW_HIT, 132, -1 },
	{ ROLE_OVERVIEW_WARNING, 136, -1 },
	{ ROLE_DENSITY, 31, -1 },
	{ ROLE_COUNTER, 29, -1 },
	{ ROLE_COUNTER_NEXT, 31, -1 },
	{ ROLE_FLOW, 132, -1 },
	{ ROLE_OBJECT, 32, -1 },
	{ ROLE_SAMPLE, 136, -1 },
	{ ROLE_CURSOR, 166, -1 },
	{ ROLE_PANE_KEY, 31, -1 },
	{ ROLE_MAX, -1, -1 }
};

/*
 * Eight colours are the terminal's.  Its blue is too dark on black; its yellow,
 * green and cyan are too light on white; red and green are one for many eyes.
 */
static const int8_t text8_dark[8] = { -1, 1, 2, 3, 6, 5, 6, 7 };
static const int8_t text8_light[8] = { 0, 1, 4, 5, 4, 5, 4, -1 };
static const int8_t text8_safe[8] = { -1, 3, 6, 3, 6, 5, 6, -1 };
static const uint8_t hues8_safe[6][2] = {
	{ 6, 0 }, { 3, 0 }, { 4, 7 }, { 5, 7 }, { 7, 0 }, { 6, 0 },
};

const struct palette themes[THEMES] = {
	[THEME_AUTO] = { hues_auto, NULL, heat_middle, NULL, 0, 255, 0,
	    HERE_DARK, 231, NULL, NULL },
	[THEME_DARK] = { hues_auto, text_dark, heat_dark, roles_dark, 118, 255,
	    0, HERE_DARK, 231, text8_dark, NULL },
	[THEME_LIGHT] = { hues_light, text_light, heat_light, roles_light, 0,
	    100, 0, 230, 16, text8_light, NULL },
	[THEME_MONO] = { hues_auto, NULL, heat_middle, NULL, 0, 255, 1,
	    HERE_DARK, 231, NULL, NULL },
	[THEME_SAFE] = { hues_safe, text_safe_hues, heat_middle, roles_safe,
	    95, 135, 0, HERE_DARK, 231, text8_safe,
	    hues8_safe },
};

static enum theme theme_used = THEME_AUTO;
static enum theme theme_auto = THEME_AUTO;	/* what auto stands for */

void
theme_use(enum theme theme)
{
	theme_used = theme;
}

void
theme_known(enum theme theme)
{
	theme_auto = theme;
}

const struct palette *
theme_now(void)
{
	return &themes[theme_used == THEME_AUTO ? theme_auto : theme_used];
}
