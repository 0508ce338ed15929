/*
 * sgr: changes of colour: which are omitted, which must not be, and what is
 * shorter.
 */
#include "config.h"

#include "ttv/buf.h"

#include "../../src/term/sgr.h"
#include "test.h"

static struct sgr s;
static struct buf out;
static const struct sgr_pen plain = { -1, -1, 0 };

/* Returns what is sent for another pen. */
static const char *
sent(int fg, int bg, int attrs)
{
	struct sgr_pen to = { fg, bg, (uint8_t)attrs };
	size_t length = sgr_length(&s, &s.have, &to);
	int known = s.known;

	buf_clear(&out);
	sgr_put(&s, &to, &out);
	buf_adds(&out, "");
	if (known)
		CHECK_INT(out.len, length);
	CHECK(sgr_same_pen(&s.have, &to));
	return out.data == NULL ? "" : out.data;
}

/* Starts with a terminal whose pen is known. */
static void
begin(int iso)
{
	sgr_init(&s, iso);
	sent(-1, -1, 0);
}

TEST(at_first_everything_is_said)
{
	sgr_init(&s, 1);
	CHECK_STR(sent(-1, -1, 0), "\033[m");
	CHECK_STR(sent(-1, -1, 0), "");
	sgr_init(&s, 1);
	CHECK_STR(sent(1, -1, SGR_BOLD), "\033[;1;31m");
}

TEST(only_what_differs_is_said)
{
	begin(1);
	CHECK_STR(sent(16, 110, 0), "\033[38;5;16;48;5;110m");
	CHECK_STR(sent(16, 74, 0), "\033[48;5;74m");
	CHECK_STR(sent(16, 74, 0), "");
	CHECK_STR(sent(1, 74, 0), "\033[31m");
	CHECK_STR(sent(11, 74, 0), "\033[93m");
	CHECK_STR(sent(11, 12, 0), "\033[104m");
}

TEST(a_reset_is_said_when_it_is_shorter)
{
	begin(1);
	sent(16, 110, SGR_BOLD);
	CHECK_STR(sent(-1, -1, 0), "\033[m");
	sent(16, 110, SGR_BOLD | SGR_UNDERLINE);
	CHECK_STR(sent(74, -1, 0), "\033[;38;5;74m");
	sent(16, 110, SGR_REVERSE);
	CHECK_STR(sent(16, 110, 0), "\033[27m");
	sent(16, 110, SGR_BOLD | SGR_DIM);
	CHECK_STR(sent(16, 110, SGR_BOLD), "\033[22;1m");
}

TEST(where_nothing_else_undoes_an_attribute_a_reset_does)
{
	begin(0);
	sent(1, 4, 0);
	CHECK_STR(sent(1, -1, 0), "\033[;31m");
	sent(1, 4, SGR_BOLD);
	CHECK_STR(sent(1, 4, 0), "\033[;31;44m");
}

TEST(black_is_a_colour_and_needs_no_reset)
{
	begin(0);
	sent(1, 4, 0);
	CHECK_STR(sent(0, 4, 0), "\033[30m");
	CHECK_STR(sent(0, 0, 0), "\033[40m");
	CHECK_STR(sent(0, -1, 0), "\033[;30m");
}

/* Returns what is sent for a blank of a pen. */
static const char *
blank(int fg, int bg, int attrs)
{
	struct sgr_pen to = { fg, bg, (uint8_t)attrs };

	to = sgr_ground(&s, &s.have, &to);
	return sent(to.fg, to.bg, to.attrs);
}

TEST(a_blank_has_no_foreground)
{
	begin(1);
	CHECK_STR(blank(74, -1, SGR_BOLD), "");
	CHECK_STR(blank(16, 110, 0), "\033[48;5;110m");
	CHECK_STR(sent(16, 110, 0), "\033[38;5;16m");
	/* but an underlined or reversed blank is visible */
	begin(1);
	CHECK_STR(blank(74, -1, SGR_UNDERLINE), "\033[4;38;5;74m");
	CHECK_STR(blank(-1, -1, 0), "\033[m");
}

/* A reset is shorter than the end of a background, and serves the next one. */
TEST(a_blank_takes_a_foreground_that_costs_nothing)
{
	begin(1);
	sent(16, 110, 0);
	CHECK_STR(blank(-1, -1, 0), "\033[m");
	CHECK_STR(sent(-1, -1, 0), "");
	sent(16, 110, 0);
	CHECK_STR(blank(74, 9, 0), "\033[101m");
}

TEST(what_a_shift_leaves_has_the_ground_of_the_terminal)
{
	begin(1);
	sent(74, -1, SGR_BOLD);
	buf_clear(&out);
	sgr_clear_ground(&s, &out);
	CHECK_INT(out.len, 0);
	sent(74, 9, SGR_REVERSE);
	buf_clear(&out);
	sgr_clear_ground(&s, &out);
	CHECK_INT(s.have.bg, -1);
	CHECK_INT(s.have.attrs, 0);
	sgr_init(&s, 1);		/* of which nothing is known */
	buf_clear(&out);
	sgr_clear_ground(&s, &out);
	CHECK(sgr_same_pen(&s.have, &plain) && out.len > 0);
	buf_free(&out);
}

/* sent() compares the two. */
TEST(a_length_is_that_of_the_bytes)
{
	static const int colours[] = { -1, 0, 7, 8, 15, 16, 99, 100, 231 };
	uint32_t r = 1;
	int i, iso, fg, bg;

	for (iso = 0; iso < 2; iso++) {
		begin(iso);
		for (i = 0; i < 20000; i++) {
			r = r * 1664525 + 1013904223;
			fg = colours[(r >> 8) % 9];
			bg = colours[(r >> 16) % 9];
			(void)sent(fg, bg, (int)(r >> 28));
		}
	}
}

TEST_MAIN
