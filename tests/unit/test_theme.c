/*
 * theme: every role, hue and class of lengths can be read in every theme, by
 * the contrast of WCAG 2; the safe theme's hues differ for people who lack one
 * kind of cone, by the simulation of Machado, Oliveira and Fernandes (2009).
 */
#include "config.h"

#include <math.h>

#include "ttv/style.h"

#include "../../src/view/theme.h"
#include "test.h"

struct rgb {
	double v[3];
};

/* Returns a colour of the palette, linear. */
static struct rgb
palette(int n)
{
	static const int level[6] = { 0, 95, 135, 175, 215, 255 };
	int v[3], i;
	struct rgb c;
	double s;

	CHECK(n >= 16 && n < 256);
	if (n >= 232)
		v[0] = v[1] = v[2] = 8 + 10 * (n - 232);
	else {
		v[0] = level[(n - 16) / 36];
		v[1] = level[(n - 16) / 6 % 6];
		v[2] = level[(n - 16) % 6];
	}
	for (i = 0; i < 3; i++) {
		s = v[i] / 255.0;
		c.v[i] = s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055,
		    2.4);
	}
	return c;
}

static double
luminance(struct rgb c)
{
	return 0.2126 * c.v[0] + 0.7152 * c.v[1] + 0.0722 * c.v[2];
}

static double
contrast(int a, int b)
{
	double x = luminance(palette(a)), y = luminance(palette(b));

	return ((x > y ? x : y) + 0.05) / ((x > y ? y : x) + 0.05);
}

/* What a theme promises: on which grounds, for text and for marks. */
static const struct {
	enum theme	theme;
	int		ground[2];	/* 16 black, 234 #1c1c1c, 231 white */
	int		normal[2];	/* the terminal's own text there */
	double		text;
} promises[] = {
	{ THEME_DARK, { 16, 234 }, { 252, 252 }, 4.5 },
	{ THEME_LIGHT, { 231, 231 }, { 16, 16 }, 4.5 },
	{ THEME_SAFE, { 16, 231 }, { 252, 16 }, 3 },
};
#define NPROMISES	(sizeof(promises) / sizeof(promises[0]))

/* Checks a style on the grounds of a promise. */
static void
readable(size_t p, struct style st)
{
	struct style_look k;
	int fg, bg, g, swap;
	double want;

	for (g = 0; g < 2; g++) {
		style_look(st, 256, &k);
		fg = k.fg == -1 ? promises[p].normal[g] : k.fg;
		bg = k.bg == -1 ? promises[p].ground[g] : k.bg;
		if (k.reverse) {
			swap = fg;
			fg = bg;
			bg = swap;
		}
		/* a rule between parts is no text, nor is a bar, of which
		 * the time cursor keeps the colour */
		want = st.flags & STYLE_CURSOR && (st.role == ROLE_DENSITY ||
		    st.role == ROLE_COUNTER || st.role == ROLE_COUNTER_NEXT ||
		    st.role == ROLE_OBJECT || st.role == ROLE_SAMPLE ||
		    st.role == ROLE_CURSOR) ? 1.3 :
		    st.role == ROLE_RULE || st.role == ROLE_FLOW ||
		    st.role == ROLE_COUNTER || st.role == ROLE_COUNTER_NEXT ?
		    3 :		/* WCAG: what a picture is made of */
		    k.bg != -1 ? 4.5 : promises[p].text;
		if (!CHECK(contrast(fg, bg) >= want))
			printf("# theme %d role %d hue %d flags %x: %d on %d, "
			    "%.2f\n", promises[p].theme, st.role, st.hue,
			    st.flags, fg, bg, contrast(fg, bg));
	}
}

TEST(roles_can_be_read)
{
	size_t p;
	int role, flags;
	struct style st;

	for (p = 0; p < NPROMISES; p++) {
		theme_use(promises[p].theme);
		for (role = 0; role < ROLE_MAX; role++)
			for (flags = 0; flags <= STYLE_CURSOR; flags +=
			    STYLE_SELECTED) {
				st = style_of((enum style_role)role);
				st.flags = (uint8_t)flags;
				readable(p, st);
			}
	}
	theme_use(THEME_AUTO);
}

TEST(hues_can_be_read)
{
	static const enum style_role roles[] = { ROLE_SLICE, ROLE_DENSITY,
	    ROLE_INSTANT, ROLE_COUNTER, ROLE_MARK };
	size_t p, r;
	struct style st;

	for (p = 0; p < NPROMISES; p++) {
		theme_use(promises[p].theme);
		for (r = 0; r < sizeof(roles) / sizeof(roles[0]); r++) {
			st = style_of(roles[r]);
			for (st.hue = 0; st.hue < STYLE_HUES; st.hue++)
				readable(p, st);
			st.flags = STYLE_HEAT;
			for (st.hue = 0; st.hue < HEAT_CLASSES; st.hue++)
				readable(p, st);
		}
	}
	theme_use(THEME_AUTO);
}

/* A file may give any colour: text in it is legible or has no colour. */
TEST(a_files_colours_can_be_read)
{
	static const uint32_t colours[] = { 0x000000, 0xffffff, 0xffff00,
	    0x0000ff, 0x00ff00, 0x808080, 0xff0000, 0x202020, 0xdddddd };
	size_t p, i;
	struct style st = style_of(ROLE_DENSITY);
	struct style_look k;

	st.flags = STYLE_RGB;
	for (p = 0; p < NPROMISES; p++) {
		theme_use(promises[p].theme);
		for (i = 0; i < sizeof(colours) / sizeof(colours[0]); i++) {
			st.rgb = colours[i];
			style_look(st, 256, &k);
			CHECK(k.fg == -1 || (contrast(k.fg,
			    promises[p].ground[0]) >= 2.5 && contrast(k.fg,
			    promises[p].ground[1]) >= 2.5));
		}
	}
	theme_use(THEME_AUTO);
}

/* Auto is made for both grounds: no text on it is lost on either. */
TEST(auto_is_seen_on_black)
{
	struct style st;
	struct style_look k;
	int role;

	theme_use(THEME_AUTO);
	for (role = 0; role < ROLE_MAX; role++) {
		st = style_of((enum style_role)role);
		style_look(st, 256, &k);
		CHECK(contrast(k.fg == -1 ? 252 : k.fg, k.bg == -1 ? 16 :
		    k.bg) >= (k.bg == -1 ? 3 : 4.5));
	}
}

TEST(mono_has_no_colours)
{
	struct style st;
	struct style_look k;
	int role, flags;

	theme_use(THEME_MONO);
	for (role = 0; role < ROLE_MAX; role++)
		for (flags = 0; flags < 128; flags++) {
			st = style_of((enum style_role)role);
			st.hue = 5;
			st.flags = (uint8_t)flags;
			style_look(st, 256, &k);
			CHECK(k.fg == -1 && k.bg == -1);
		}
	theme_use(THEME_AUTO);
}

static double
cie(double t)
{
	return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

/* Returns the distance of two colours in CIELAB, as a matrix shows them. */
static double
distance(int a, int b, const double m[3][3])
{
	double lab[2][3], x[3], xyz[3];
	struct rgb c;
	int i, k, n;

	for (n = 0; n < 2; n++) {
		c = palette(n == 0 ? a : b);
		for (i = 0; i < 3; i++) {
			for (x[i] = 0, k = 0; k < 3; k++)
				x[i] += m[i][k] * c.v[k];
			x[i] = x[i] < 0 ? 0 : x[i] > 1 ? 1 : x[i];
		}
		xyz[0] = cie((.4124 * x[0] + .3576 * x[1] + .1805 * x[2]) /
		    .95047);
		xyz[1] = cie(.2126 * x[0] + .7152 * x[1] + .0722 * x[2]);
		xyz[2] = cie((.0193 * x[0] + .1192 * x[1] + .9505 * x[2]) /
		    1.08883);
		lab[n][0] = 116 * xyz[1] - 16;
		lab[n][1] = 500 * (xyz[0] - xyz[1]);
		lab[n][2] = 200 * (xyz[1] - xyz[2]);
	}
	return sqrt(pow(lab[0][0] - lab[1][0], 2) + pow(lab[0][1] -
	    lab[1][1], 2) + pow(lab[0][2] - lab[1][2], 2));
}

TEST(safe_hues_differ_for_all_eyes)
{
	static const double eyes[4][3][3] = {
		{ { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
		{ { 0.152286, 1.052583, -0.204868 },
		  { 0.114503, 0.786281, 0.099216 },
		  { -0.003882, -0.048116, 1.051998 } },
		{ { 0.367322, 0.860646, -0.227968 },
		  { 0.280085, 0.672501, 0.047413 },
		  { -0.011820, 0.042940, 0.968881 } },
		{ { 1.255528, -0.076749, -0.178779 },
		  { -0.078411, 0.930809, 0.147602 },
		  { 0.004733, 0.691367, 0.303900 } },
	};
	const uint8_t (*h)[2] = themes[THEME_SAFE].hues;
	int i, k, e;

	for (e = 0; e < 4; e++)
		for (i = 0; i < 8; i++)
			for (k = 0; k < i; k++)
				if (!CHECK(distance(h[i][0], h[k][0],
				    eyes[e]) >= 8))
					printf("# eyes %d: %d and %d, %.1f\n",
					    e, h[i][0], h[k][0], distance(
					    h[i][0], h[k][0], eyes[e]));
}

/* Text on the ground of a terminal of eight colours, by theme. */
TEST(eight_colours_can_be_read)
{
	static const struct { enum theme theme; const char *never; } v[] = {
		{ THEME_DARK, "04" },		/* black, blue */
		{ THEME_LIGHT, "2367" },	/* what is light */
		{ THEME_SAFE, "124" },		/* red, green: one for some */
	};
	struct style_look k;
	struct style st;
	int role, hue;
	size_t i;

	for (i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		theme_use(v[i].theme);
		for (role = 0; role < ROLE_MAX; role++)
			for (hue = -1; hue < STYLE_HUES; hue++) {
				st = style_of((enum style_role)role);
				if (hue >= 0)
					st.hue = (uint8_t)hue;
				style_look(st, 8, &k);
				if (k.bg != -1 || k.fg < 0)
					continue;
				CHECK(k.fg < 8 && strchr(v[i].never, '0' +
				    k.fg) == NULL);
			}
	}
	theme_use(THEME_AUTO);
}

TEST(lengths_have_classes)
{
	CHECK_INT(style_heat(0), 0);
	CHECK_INT(style_heat(999), 0);
	CHECK_INT(style_heat(1000), 1);
	CHECK_INT(style_heat(-5), 0);
	CHECK_INT(style_heat(999999999), 6);
	CHECK_INT(style_heat(1000000000), 7);
	CHECK_INT(style_heat(INT64_MAX), HEAT_CLASSES - 1);
}

TEST(the_automatic_theme_is_that_of_a_ground_that_is_known)
{
	struct style st = { .role = ROLE_DENSITY };
	struct style_look dark[STYLE_HUES], look;
	unsigned i, other = 0;

	theme_use(THEME_DARK);
	for (i = 0; i < STYLE_HUES; i++) {
		st.hue = (uint8_t)i;
		style_look(st, 8, &dark[i]);
		CHECK(dark[i].fg != 4);		/* blue on black */
	}
	theme_use(THEME_AUTO);
	for (i = 0; i < STYLE_HUES; i++) {
		st.hue = (uint8_t)i;
		style_look(st, 8, &look);
		other += look.fg != dark[i].fg;
	}
	CHECK(other > 0);
	theme_known(THEME_DARK);
	for (i = 0; i < STYLE_HUES; i++) {
		st.hue = (uint8_t)i;
		style_look(st, 8, &look);
		CHECK_INT(look.fg, dark[i].fg);
	}
	theme_known(THEME_AUTO);
}

TEST_MAIN
