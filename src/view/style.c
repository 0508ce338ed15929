/*
 * style: one row a role, with the look at 256, 8 and no colours.
 *
 * Roles that are coloured by name (slices, density, stacked counters) take a
 * hue of the theme (theme.c): one of 24 categorical colours, the seven of Okabe
 * and Ito, which people with any colour vision can distinguish, and lighter,
 * darker and greyer neighbours.  Each hue has black or white text, whichever
 * reads better (a test checks a contrast of 4.5).  With 8 colours hues share
 * six colours; with none a slice is reverse video, and glyphs carry all
 * information.
 *
 *	- The ground is the terminal's own: colours of text on it are from the
 *	  middle of the scale, readable on black and on white.
 *	- Flags change the look of any role.  "Here" has one colour, of the
 *	  theme: the selection and the cursor's label are black on it, and the
 *	  time cursor tints the ground of a cell towards it, whose glyph and
 *	  colour stay.  A search hit is bold and underlined.
 */
#include "config.h"

#include <string.h>

#include "ttv/style.h"
#include "theme.h"

#define A_BOLD		1
#define A_DIM		2
#define A_REV		4
#define A_UNDER		8

struct look {
	int16_t	fg, bg;
	uint8_t	attr;
};

static const struct role {
	char		 letter;
	uint8_t		 hued;		/* 1: hue is the ground, 2: the text */
	struct look	 c256, c8;
	uint8_t		 mono;
} roles[ROLE_MAX] = {
	[ROLE_NORMAL] =		{ '.', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_TITLE] =		{ 'T', 0,
	    { 231, 24, A_BOLD }, { 7, 4, A_BOLD }, A_REV | A_BOLD },
	[ROLE_TITLE_DIM] =	{ '-', 0,
	    { 153, 24, 0 }, { 7, 4, 0 }, A_REV },
	[ROLE_RULER] =		{ 'R', 0,
	    { 244, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_RULER_TICK] =	{ 'I', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_OVERVIEW] =	{ 'O', 0,
	    { 67, -1, 0 }, { 6, -1, 0 }, 0 },
	[ROLE_OVERVIEW_VIEW] =	{ 'V', 0,
	    { 208, -1, A_BOLD }, { 3, -1, A_BOLD }, A_BOLD },
	[ROLE_OVERVIEW_HIT] =	{ '!', 0,
	    { 199, -1, A_BOLD }, { 5, -1, A_BOLD }, A_BOLD },
	[ROLE_OVERVIEW_WARNING] = { 'w', 0,
	    { 214, -1, A_BOLD }, { 3, -1, A_BOLD }, A_BOLD },
	[ROLE_OVERVIEW_ERROR] =	{ 'e', 0,
	    { 196, -1, A_BOLD }, { 1, -1, A_BOLD }, A_BOLD | A_REV },
	[ROLE_LABEL] =		{ 'L', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_LABEL_PROCESS] =	{ 'P', 0,
	    { -1, -1, A_BOLD }, { -1, -1, A_BOLD }, A_BOLD },
	[ROLE_LABEL_SELECTED] =	{ '>', 0,
	    { 16, HERE, A_BOLD }, { 0, HERE8, A_BOLD }, A_REV | A_BOLD },
	[ROLE_RULE] =		{ '_', 0,
	    { 242, -1, 0 }, { -1, -1, 0 }, A_DIM },
	[ROLE_SLICE] =		{ '*', 1,
	    { 16, 110, 0 }, { 0, 6, 0 }, A_REV },
	[ROLE_DENSITY] =	{ '%', 2,
	    { 110, -1, 0 }, { 6, -1, 0 }, 0 },
	[ROLE_SMALL] =		{ ',', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_INSTANT] =	{ 'N', 2,
	    { 103, -1, 0 }, { 6, -1, 0 }, A_BOLD },
	[ROLE_COUNTER] =	{ 'C', 2,
	    { 29, -1, 0 }, { 2, -1, 0 }, 0 },
	[ROLE_COUNTER_NEXT] =	{ 'K', 2,
	    { 65, -1, 0 }, { 6, -1, 0 }, 0 },
	[ROLE_FLOW] =		{ 'F', 0,
	    { 170, -1, 0 }, { 5, -1, 0 }, A_DIM },
	[ROLE_OBJECT] =		{ 'B', 0,
	    { 68, -1, 0 }, { 4, -1, A_BOLD }, 0 },
	[ROLE_SAMPLE] =		{ 'S', 0,
	    { 137, -1, 0 }, { 3, -1, 0 }, 0 },
	[ROLE_MARK] =		{ 'M', 2,
	    { 33, -1, A_BOLD }, { 4, -1, A_BOLD }, A_BOLD },
	[ROLE_CURSOR] =		{ '|', 0,
	    { 208, -1, 0 }, { 3, -1, 0 }, 0 },
	[ROLE_PANE] =		{ '0', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_PANE_TITLE] =	{ '1', 0,
	    { 231, 239, A_BOLD }, { 7, 4, A_BOLD }, A_REV },
	[ROLE_PANE_KEY] =	{ '2', 0,
	    { 37, -1, 0 }, { 6, -1, 0 }, A_DIM },
	[ROLE_PANE_VALUE] =	{ '3', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_PANE_SELECTED] =	{ '4', 0,
	    { -1, -1, A_REV }, { -1, -1, A_REV }, A_REV },
	[ROLE_HINT] =		{ '5', 0,
	    { 244, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_HINT_KEY] =	{ '6', 0,
	    { -1, -1, A_BOLD }, { -1, -1, A_BOLD }, A_BOLD },
	[ROLE_STATUS] =		{ '7', 0,
	    { 254, 238, 0 }, { 0, 7, 0 }, A_REV },
	[ROLE_CHIP] =		{ '8', 0,	/* the title is reversed */
	    { 254, 238, 0 }, { 0, 7, 0 }, A_BOLD },
	[ROLE_ERROR] =		{ 'E', 0,
	    { 231, 160, A_BOLD }, { 7, 1, A_BOLD }, A_REV | A_BOLD },
	[ROLE_PROMPT] =		{ ':', 0,
	    { -1, -1, A_BOLD }, { -1, -1, A_BOLD }, A_BOLD },
	[ROLE_HELP] =		{ '?', 0,
	    { -1, -1, 0 }, { -1, -1, 0 }, 0 },
	[ROLE_DIM] =		{ '~', 0,
	    { 242, -1, 0 }, { -1, -1, A_DIM }, A_DIM },
};

/* The ground, and black (0) or white (7) text on it. */
static const uint8_t hues8[6][2] = {
	{ 6, 0 }, { 3, 0 }, { 2, 0 }, { 5, 7 }, { 4, 7 }, { 7, 0 },
};

/* The classes of lengths: blue, cyan, green, yellow, magenta, red. */
static const uint8_t heat8[HEAT_CLASSES][2] = {
	{ 4, 7 }, { 4, 7 }, { 6, 0 }, { 6, 0 }, { 2, 0 }, { 3, 0 }, { 3, 0 },
	{ 5, 7 }, { 1, 7 },
};

static int
rgb_light(uint32_t rgb)
{
	return (rgb >> 16 & 255) * 299 + (rgb >> 8 & 255) * 587 +
	    (rgb & 255) * 114 > 125 * 1000;
}

/* Returns the nearest colour of the 6x6x6 cube and the greys. */
static int
rgb_256(uint32_t rgb)
{
	static const int level[6] = { 0, 95, 135, 175, 215, 255 };
	int v[3], idx[3], i, k, grey, d_cube = 0, d_grey = 0, g;

	v[0] = rgb >> 16 & 255;
	v[1] = rgb >> 8 & 255;
	v[2] = rgb & 255;
	for (i = 0; i < 3; i++) {
		idx[i] = 0;
		for (k = 1; k < 6; k++)
			if (v[i] * 2 > level[k - 1] + level[k])
				idx[i] = k;
		d_cube += (v[i] - level[idx[i]]) * (v[i] - level[idx[i]]);
	}
	grey = ((v[0] + v[1] + v[2]) / 3 - 3) / 10;
	grey = grey < 0 ? 0 : grey > 23 ? 23 : grey;
	g = 8 + 10 * grey;
	for (i = 0; i < 3; i++)
		d_grey += (v[i] - g) * (v[i] - g);
	if (d_grey < d_cube)
		return 232 + grey;
	return 16 + 36 * idx[0] + 6 * idx[1] + idx[2];
}

static int
rgb_8(uint32_t rgb)
{
	return (rgb >> 16 & 255) / 128 | (rgb >> 8 & 255) / 128 << 1 |
	    (rgb & 255) / 128 << 2;
}

/* Returns how light a colour is, from 0 to 255. */
static int
rgb_grey(uint32_t rgb)
{
	return (int)(((rgb >> 16 & 255) * 299 + (rgb >> 8 & 255) * 587 +
	    (rgb & 255) * 114) / 1000);
}

/* Sets a colour that the file gives: as the ground or as the text. */
static void
hued_rgb(uint32_t rgb, int depth, int how, struct style_look *k)
{
	const struct palette *t = theme_now();
	int ground = depth >= 256 ? rgb_256(rgb) : rgb_8(rgb);
	int text = rgb_light(rgb) ? depth >= 256 ? 16 : 0 :
	    depth >= 256 ? 231 : 7;

	if (depth < 256 && ground == text)
		ground = ground == 0 ? 4 : 6;
	if (how == 1) {
		k->bg = ground;
		k->fg = text;
	} else		/* text that would not be seen has no colour */
		k->fg = rgb_grey(rgb) < t->least || rgb_grey(rgb) > t->most ?
		    -1 : ground;
}

/* Sets the colour by name or length: as the ground (how 1) or text (how 2). */
static void
hued(struct style st, int depth, int how, struct style_look *k)
{
	const struct palette *t = theme_now();
	int heat = st.flags & STYLE_HEAT;
	int n = heat ? st.hue % HEAT_CLASSES : st.hue % STYLE_HUES;
	const uint8_t *pair = heat ? theme_heat[n] : t->hues[n];
	const uint8_t *text = heat ? t->heat_text : t->hues_text;

	if (st.flags & STYLE_RGB) {
		hued_rgb(st.rgb, depth, how, k);
		return;
	}
	if (depth < 256)
		pair = heat ? heat8[n] : t->hues8 != NULL ? t->hues8[n % 6] :
		    hues8[n % 6];
	if (how == 1) {
		k->bg = pair[0];
		k->fg = pair[1];
	} else
		k->fg = depth >= 256 && text != NULL ? text[n] : pair[0];
}

/* Gives a role the colours that the theme has for it. */
static void
themed(enum style_role role, struct style_look *k)
{
	const struct theme_role *r = theme_now()->roles;

	for (; r != NULL && r->role != ROLE_MAX; r++)
		if (r->role == role) {
			k->fg = r->fg;
			k->bg = r->bg;
		}
}

/* Returns the red, green and blue of a colour of the 256 from 16 on. */
static uint32_t
rgb_of(int n)
{
	static const uint32_t level[6] = { 0, 95, 135, 175, 215, 255 };

	if (n >= 232)
		return (uint32_t)(8 + 10 * (n - 232)) * 0x010101;
	n -= 16;
	return level[n / 36] << 16 | level[n / 6 % 6] << 8 | level[n % 6];
}

/* Returns a colour of the 256 that is moved to a second by two thirds. */
static int
moved_to(int from, int to)
{
	uint32_t a = rgb_of(from), b = rgb_of(to), rgb = 0;
	int i;

	for (i = 0; i < 24; i += 8)
		rgb |= ((a >> i & 255) + 2 * (b >> i & 255)) / 3 << i;
	return rgb_256(rgb);
}

static int
is_bar(enum style_role role)
{
	return role == ROLE_COUNTER || role == ROLE_COUNTER_NEXT;
}

/* Returns whether cells of a role are text, rather than a picture. */
static int
is_text(enum style_role role)
{
	return role != ROLE_DENSITY && role != ROLE_SMALL && !is_bar(role) &&
	    role != ROLE_SAMPLE && role != ROLE_OBJECT && role != ROLE_CURSOR;
}

/*
 * Tints the ground of a cell that the time cursor crosses.  A ground with black
 * text becomes lighter and one with white text darker, so that the text can be
 * read as before; so can text on the tint itself, in a colour for it.
 */
static void
tinted(enum style_role role, int depth, struct style_look *k)
{
	const struct palette *t = theme_now();

	if (depth < 256) {
		if (k->fg == HERE8 || k->fg == -1 || k->bg != -1)
			k->fg = 0;
		k->bg = k->bg == HERE8 ? 7 : HERE8;
	} else if (k->bg >= 16)
		k->bg = moved_to(k->bg, k->fg >= 16 &&
		    rgb_grey(rgb_of(k->fg)) > 127 ? HERE_DARK : HERE);
	else {
		k->bg = t->tint;
		if (k->fg == -1 || is_text(role))
			k->fg = t->tint_text;
	}
}

/* Returns the colour of the time cursor, which is seen on any ground. */
static int
here_colour(int depth)
{
	struct style_look k = { .fg = roles[ROLE_CURSOR].c256.fg };

	if (depth < 256)
		return HERE8;
	themed(ROLE_CURSOR, &k);
	return k.fg;
}

static void
flagged(struct style st, int depth, struct style_look *k)
{
	enum style_role role = (enum style_role)st.role;

	if (st.flags & STYLE_CURSOR && st.role == ROLE_PROMPT)
		k->reverse = !k->reverse;
	else if (st.flags & STYLE_CURSOR && depth == 0)
		k->underline = 1;
	else if (st.flags & STYLE_CURSOR)
		tinted(role, depth, k);
	if (st.flags & STYLE_SELECTED && depth > 0 && is_bar(role))
		k->fg = here_colour(depth);	/* no hole in the bars */
	else if (st.flags & STYLE_SELECTED && depth > 0) {
		k->fg = depth >= 256 ? 16 : 0;
		k->bg = depth >= 256 ? HERE : HERE8;
	}
	if (st.flags & STYLE_SELECTED) {
		k->bold = 1;
		k->reverse = depth > 0 ? 0 : 1;
		k->underline = depth < 256;
	}
	if (st.flags & STYLE_HIT)
		k->bold = k->underline = 1;
	if (st.flags & STYLE_DIM)
		k->dim = 1;
}

void
style_look(struct style st, int depth, struct style_look *k)
{
	const struct role *r = &roles[st.role < ROLE_MAX ? st.role :
	    ROLE_NORMAL];
	const struct look *l = depth >= 256 ? &r->c256 : &r->c8;
	int attr;

	if (theme_now()->mono)
		depth = 0;
	attr = depth > 0 ? l->attr : r->mono;

	k->fg = depth > 0 ? l->fg : -1;
	k->bg = depth > 0 ? l->bg : -1;
	k->bold = (attr & A_BOLD) != 0;
	k->dim = (attr & A_DIM) != 0;
	k->reverse = (attr & A_REV) != 0;
	k->underline = (attr & A_UNDER) != 0;
	if (depth >= 256)
		themed((enum style_role)(r - roles), k);
	if (r->hued && depth > 0 && (st.hue != STYLE_NO_HUE ||
	    st.flags & STYLE_RGB))
		hued(st, depth, r->hued, k);
	if (depth > 0 && depth < 256 && k->bg == -1 && k->fg >= 0 && k->fg <
	    8 && theme_now()->text8 != NULL)
		k->fg = theme_now()->text8[k->fg];
	flagged(st, depth, k);
}

char
style_letter(struct style st)
{
	const struct role *r = &roles[st.role < ROLE_MAX ? st.role :
	    ROLE_NORMAL];

	if (st.flags & STYLE_SELECTED)
		return '@';
	if (st.flags & STYLE_CURSOR)
		return '|';
	if (st.flags & STYLE_HIT)
		return '!';
	if (r->hued && st.flags & STYLE_RGB)
		return '#';
	if (r->hued && st.hue != STYLE_NO_HUE)
		return (char)('a' + st.hue % STYLE_HUES);
	return r->letter;
}

struct style
style_of(enum style_role role)
{
	struct style st;

	memset(&st, 0, sizeof(st));
	st.role = (uint8_t)role;
	st.hue = STYLE_NO_HUE;
	return st;
}
