/*
 * style: roles are distinguishable, text is legible, names keep their colours,
 * and the ASCII set is ASCII.
 */
#include "config.h"

#include "ttv/style.h"
#include "ttv/text.h"

#include "test.h"

TEST(roles_have_letters_of_their_own)
{
	int i, k;

	for (i = 0; i < ROLE_MAX; i++)
		for (k = 0; k < i; k++)
			CHECK(style_letter(style_of((enum style_role)i)) !=
			    style_letter(style_of((enum style_role)k)));
}

TEST(letters_of_hues_and_flags)
{
	struct style st = style_of(ROLE_SLICE);

	CHECK_INT(style_letter(st), '*');
	st.hue = 3;
	CHECK_INT(style_letter(st), 'd');
	st.flags = STYLE_RGB;
	CHECK_INT(style_letter(st), '#');
	st.flags = STYLE_HIT;
	CHECK_INT(style_letter(st), '!');
	st.flags = STYLE_HIT | STYLE_CURSOR;
	CHECK_INT(style_letter(st), '|');
	st.flags = STYLE_HIT | STYLE_SELECTED | STYLE_CURSOR;
	CHECK_INT(style_letter(st), '@');
}

/* Returns the luminance of a colour of the palette's cube. */
static double
luminance(int n)
{
	/* the cube's levels, made linear */
	static const double level[6] = { 0, 0.1144, 0.2423, 0.4287, 0.6795,
	    1 };

	if (!CHECK(n >= 16 && n < 232))
		return 0;
	n -= 16;
	return 0.2126 * level[n / 36] + 0.7152 * level[n / 6 % 6] +
	    0.0722 * level[n % 6];
}

TEST(text_on_every_hue_can_be_read)
{
	struct style st = style_of(ROLE_SLICE);
	struct style_look k;
	double a, b;

	for (st.hue = 0; st.hue < STYLE_HUES; st.hue++) {
		style_look(st, 256, &k);
		a = luminance(k.fg);
		b = luminance(k.bg);
		CHECK(((a > b ? a : b) + 0.05) / ((a > b ? b : a) + 0.05) >=
		    4.5);
		style_look(st, 8, &k);
		CHECK(k.fg != k.bg && k.fg < 8 && k.bg < 8);
	}
}

TEST(without_colours_there_are_none)
{
	struct style st;
	struct style_look k;
	int i, flags;

	for (i = 0; i < ROLE_MAX; i++)
		for (flags = 0; flags < 32; flags++) {
			st = style_of((enum style_role)i);
			st.hue = 5;
			st.flags = (uint8_t)flags;
			style_look(st, 0, &k);
			CHECK(k.fg == -1 && k.bg == -1);
		}
}

TEST(the_selection_differs_without_colours)
{
	struct style st = style_of(ROLE_SLICE);
	struct style_look a, b;

	style_look(st, 0, &a);
	st.flags = STYLE_SELECTED;
	style_look(st, 0, &b);
	CHECK(a.reverse && b.reverse && b.bold && !a.bold);
}

TEST(few_colours_underline_the_selection)
{
	struct style st = style_of(ROLE_SLICE);
	struct style_look k;

	st.flags = STYLE_SELECTED;
	style_look(st, 256, &k);
	CHECK(!k.underline && !k.reverse && k.bold);
	CHECK(k.fg == 16 && k.bg == 229);
	style_look(st, 8, &k);
	CHECK(k.underline && !k.reverse && k.bold);
	CHECK(k.fg == 0 && k.bg == 3);
	style_look(st, 0, &k);
	CHECK(k.underline && k.reverse && k.bold);
}

TEST(hits_and_dim_ones_look_so_in_all_depths)
{
	static const int depths[] = { 256, 8, 0 };
	struct style st = style_of(ROLE_SLICE);
	struct style_look plain, k;
	size_t i;

	for (i = 0; i < 3; i++) {
		st.flags = 0;
		style_look(st, depths[i], &plain);
		st.flags = STYLE_HIT;
		style_look(st, depths[i], &k);
		CHECK(k.bold && k.underline && !k.dim);
		st.flags = STYLE_DIM;
		style_look(st, depths[i], &k);
		CHECK(k.dim && !k.underline);
	}
}

/*
 * The time cursor keeps a cell's glyph visible: it changes the ground, never by
 * reversal, and not to the colour of what stands on it.
 */
TEST(the_cursor_tints_the_ground)
{
	static const int depths[] = { 256, 8 };
	static const enum style_role crossed[] = { ROLE_NORMAL, ROLE_SLICE,
	    ROLE_DENSITY, ROLE_SMALL, ROLE_INSTANT, ROLE_COUNTER,
	    ROLE_COUNTER_NEXT, ROLE_OBJECT, ROLE_SAMPLE, ROLE_MARK, ROLE_RULE,
	    ROLE_RULER, ROLE_LABEL_PROCESS, ROLE_FLOW, ROLE_DIM };
	struct style st;
	struct style_look plain, k;
	size_t i, r;

	for (i = 0; i < 2; i++)
		for (r = 0; r < sizeof(crossed) / sizeof(crossed[0]); r++)
			for (st = style_of(crossed[r]), st.hue = 0; st.hue <
			    STYLE_HUES; st.hue++) {
				st.flags = 0;
				style_look(st, depths[i], &plain);
				st.flags = STYLE_CURSOR;
				style_look(st, depths[i], &k);
				CHECK(k.bg != plain.bg && k.bg != k.fg);
				CHECK_INT(k.reverse, plain.reverse);
			}
	st = style_of(ROLE_DENSITY);
	st.hue = 3;
	style_look(st, 256, &plain);
	st.flags = STYLE_CURSOR;
	style_look(st, 256, &k);
	CHECK_INT(k.fg, plain.fg);
	style_look(st, 0, &k);
	CHECK(k.underline && !k.reverse);
	st = style_of(ROLE_PROMPT);
	st.flags = STYLE_CURSOR;
	style_look(st, 256, &k);
	CHECK(k.reverse && k.bg == -1);
}

/* What is here has one colour; red is for what is wrong. */
TEST(here_and_red)
{
	struct style st = style_of(ROLE_LABEL_SELECTED);
	struct style_look label, k;

	style_look(st, 256, &label);
	st = style_of(ROLE_SLICE);
	st.flags = STYLE_SELECTED;
	style_look(st, 256, &k);
	CHECK(k.bg == label.bg && k.fg == label.fg);
	style_look(style_of(ROLE_INSTANT), 8, &k);
	CHECK(k.fg != 1);
}

TEST(names_keep_their_hue)
{
	CHECK_INT(style_hue("ParseHTML", 9), style_hue("ParseHTML", 9));
	CHECK_INT(style_hue("job 118", 7), style_hue("job 9", 5));
	CHECK(style_hue("Layout", 6) != style_hue("Paint", 5));
	/* fixed values: a trace must look the same in later versions */
	CHECK_INT(style_hue("", 0), 13);
	CHECK_INT(style_hue("ParseHTML", 9), 12);
}

TEST(hues_are_used_evenly)
{
	int count[STYLE_HUES] = { 0 }, i;
	char name[8];

	for (i = 0; i < 2400; i++) {
		snprintf(name, sizeof(name), "%c%c%c", 'a' + i % 26,
		    'a' + i / 26 % 26, 'a' + i / 676);
		count[style_hue(name, 3)]++;
	}
	for (i = 0; i < STYLE_HUES; i++)
		CHECK(count[i] > 50 && count[i] < 200);
}

TEST(reserved_colour_names)
{
	uint32_t rgb = 1;

	CHECK_INT(style_cname("good", &rgb), 0);
	CHECK_INT(rgb, 0x007d00);
	CHECK_INT(style_cname("thread_state_running", &rgb), 0);
	CHECK_INT(rgb, 0x7ec894);
	CHECK_INT(style_cname("background_memory_dump", &rgb), 0);
	CHECK_INT(rgb, 0x00b4b4);
	CHECK_INT(style_cname("yellow", &rgb), 0);
	CHECK_INT(rgb, 0xffff00);
	CHECK_INT(style_cname("#0a0B0c", &rgb), 0);
	CHECK_INT(rgb, 0x0a0b0c);
	CHECK_INT(style_cname("", &rgb), -1);
	CHECK_INT(style_cname("Good", &rgb), -1);
	CHECK_INT(style_cname("#12345", &rgb), -1);
	CHECK_INT(style_cname("#12345g", &rgb), -1);
	CHECK_INT(style_cname("#1234567", &rgb), -1);
}

TEST(rgb_is_shown_by_the_nearest_colour)
{
	struct style st = style_of(ROLE_SLICE);
	struct style_look k;

	st.flags = STYLE_RGB;
	st.rgb = 0xff0000;
	style_look(st, 256, &k);
	CHECK_INT(k.bg, 196);
	CHECK_INT(k.fg, 231);
	st.rgb = 0x808080;
	style_look(st, 256, &k);
	CHECK_INT(k.bg, 244);
	st.rgb = 0xffffff;
	style_look(st, 256, &k);
	CHECK_INT(k.bg, 231);
	CHECK_INT(k.fg, 16);
	style_look(st, 8, &k);
	CHECK(k.fg != k.bg);
	st.rgb = 0;
	style_look(st, 8, &k);
	CHECK(k.fg != k.bg);
}

TEST(glyphs_are_one_column_wide)
{
	int set, i;

	for (set = GLYPHS_UNICODE; set <= GLYPHS_ASCII; set++) {
		glyphs_use((enum glyph_set)set);
		for (i = 0; i < GLYPH_MAX; i++) {
			CHECK_INT(text_width(glyph((enum glyph)i)), 1);
			CHECK(set != GLYPHS_ASCII || glyph((enum glyph)i) <
			    0x7f);
		}
		for (i = -3; i < 12; i++) {
			CHECK_INT(text_width(glyph_bar_up(i)), 1);
			CHECK_INT(text_width(glyph_bar_down(i)), 1);
		}
		CHECK_INT(glyph_bar_up(0), ' ');
		CHECK(glyph_bar_up(1) != ' ');
	}
	glyphs_use(GLYPHS_UNICODE);
}

TEST(bars_are_read_back)
{
	int i;

	for (i = 1; i <= 8; i++)
		CHECK_INT(glyph_bar_eighths(glyph_bar_up(i)), i);
	/* what is no bar is half of one */
	CHECK_INT(glyph_bar_eighths(' '), 4);
	CHECK_INT(glyph_bar_eighths('x'), 4);
	CHECK_INT(glyph_bar_eighths(glyph(GLYPH_SPARSE)), 0);
	CHECK_INT(glyph_is_bar(glyph(GLYPH_BAR_HIGH)), 7);
	CHECK_INT(glyph_is_bar('x'), 0);
}

TEST_MAIN
