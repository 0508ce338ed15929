/*
 * sgr: changes of colour on their way to the terminal: which are omitted,
 * which must not be, and that unknown sequences pass unchanged.
 */
#include "config.h"

#include "ttv/buf.h"

#include "../../src/term/sgr.h"
#include "test.h"

#define BLACK_ON(n)	"\033[38;5;16m\033[48;5;" #n "m"
#define DEFAULTS	"\033[39;49m"

static struct sgr s;
static struct buf out;

static const char *
filtered(const char *in)
{
	buf_clear(&out);
	sgr_filter(&s, in, strlen(in), &out);
	return out.data;
}

/* Starts with a terminal whose pen is known. */
static void
begin(void)
{
	sgr_init(&s);
	filtered("\033(B\033[m" DEFAULTS " ");
}

TEST(at_first_everything_is_said)
{
	sgr_init(&s);
	CHECK_STR(filtered("\033(B\033[mx"), "\033(B\033[mx");
	CHECK_STR(filtered("\033(B\033[my"), "y");
	sgr_init(&s);
	CHECK_STR(filtered("\033[1;31mx"), "\033[;1;31mx");
}

TEST(only_what_differs_is_said)
{
	begin();
	CHECK_STR(filtered(BLACK_ON(110) "a"),
	    "\033[38;5;16;48;5;110ma");
	CHECK_STR(filtered(BLACK_ON(74) "b"), "\033[48;5;74mb");
	CHECK_STR(filtered(BLACK_ON(74) "c"), "c");
	CHECK_STR(filtered("\033[31mx"), "\033[31mx");
	CHECK_STR(filtered("\033[93my\033[104mz"), "\033[93my\033[104mz");
}

TEST(nothing_is_said_before_it_is_needed)
{
	begin();
	CHECK_STR(filtered(BLACK_ON(1) BLACK_ON(2) "\033[3;4H"), "\033[3;4H");
	CHECK_STR(filtered(DEFAULTS "\033(B\033[mx"), "x");
}

TEST(a_reset_is_said_when_it_is_shorter)
{
	begin();
	filtered("\033[1m" BLACK_ON(110) "a");
	CHECK_STR(filtered(DEFAULTS "\033(B\033[mx"), "\033[mx");
	filtered("\033[1;4m" BLACK_ON(110) "a");
	CHECK_STR(filtered("\033[m\033[38;5;74mx"), "\033[;38;5;74mx");
	filtered("\033[7m" BLACK_ON(110) "a");
	CHECK_STR(filtered("\033[27mx"), "\033[27mx");
	filtered("\033[1m\033[2m" BLACK_ON(110) "a");
	CHECK_STR(filtered("\033[22m\033[1mx"), "\033[22;1mx");
}

TEST(a_blank_has_no_foreground)
{
	begin();
	CHECK_STR(filtered("\033[38;5;74m   "), "   ");
	CHECK_STR(filtered("x"), "\033[38;5;74mx");
	CHECK_STR(filtered(BLACK_ON(110) "  "), "\033[48;5;110m  ");
	CHECK_STR(filtered("x"), "\033[38;5;16mx");
	CHECK_STR(filtered("\033[1m "), " ");
	/* but an underlined or reversed blank is visible */
	CHECK_STR(filtered("\033[m\033[38;5;74m\033[4m "),
	    "\033[;4;38;5;74m ");
	CHECK_STR(filtered("\033[m "), "\033[m ");
}

/* A reset is shorter than the end of a background, and serves the next one. */
TEST(a_blank_takes_a_foreground_that_costs_nothing)
{
	begin();
	filtered(BLACK_ON(110) "x");
	CHECK_STR(filtered("\033[m "), "\033[m ");
	CHECK_STR(filtered("y"), "y");
	filtered(BLACK_ON(110) "x");
	CHECK_STR(filtered("\033[m\033[38;5;74m\033[48;5;9m "), "\033[101m ");
}

TEST(erasures_need_the_ground)
{
	static const char *const erase[] = { "\033[K", "\033[J", "\033[5X",
	    "\033[3P", "\033[2@", "\033[L", "\033[M", "\033[2S", "\033[T",
	    "\n", "\033M" };
	char in[64], want[64];
	size_t i;

	for (i = 0; i < sizeof(erase) / sizeof(erase[0]); i++) {
		begin();
		snprintf(in, sizeof(in), BLACK_ON(9) "%s", erase[i]);
		snprintf(want, sizeof(want), "\033[101m%s", erase[i]);
		CHECK_STR(filtered(in), want);
	}
	begin();
	CHECK_STR(filtered(BLACK_ON(9) "\r\b\033[5C\033[2;30r"),
	    "\r\b\033[5C\033[2;30r");
}

TEST(saving_the_cursor_saves_the_colours)
{
	begin();
	filtered(BLACK_ON(110) "x");
	CHECK_STR(filtered("\0337\033[m\033[3P\0338y"),
	    "\0337\033[m\033[3P\0338y");
	filtered("\033[m\033[31m");
	CHECK_STR(filtered("\0337\033[m\033[3P\0338y"),
	    "\033[;31m\0337\033[3P\0338y");
}

TEST(default_colours_are_not_named_before_they_were)
{
	sgr_init(&s);
	filtered("\033[mx\033[31m\033[44my");
	CHECK_STR(filtered("\033[m\033[31mz"), "\033[;31mz");
	filtered("\033[m\033[1m\033[31m\033[44my");
	CHECK_STR(filtered("\033[22mz"), "\033[;31;44mz");
}

TEST(what_is_not_known_ends_it)
{
	static const char *const odd[] = { "\033[38;2;1;2;3m", "\033[5m",
	    "\033[38:5:3m", "\033[11m", "\033[38;5;300m", "\033[98m" };
	char in[64], want[64];
	size_t i;

	for (i = 0; i < sizeof(odd) / sizeof(odd[0]); i++) {
		begin();
		snprintf(in, sizeof(in), "\033[31m%sx\033[31my", odd[i]);
		snprintf(want, sizeof(want), "\033[31m%sx\033[31my", odd[i]);
		CHECK_STR(filtered(in), want);
	}
	begin();
	CHECK_STR(filtered("\033(0q\033(B\033[31m"), "\033(0q\033(B\033[31m");
}

TEST(all_else_goes_through)
{
	static const char text[] = "\033[?1049h\033[22;0;0t\033[?1h\033="
	    "\033[?25l\033]0;title\007\033]52;c;eA==\033\\\033)0\033[>4;1m"
	    "\303\244\342\226\214x\t\007";

	begin();
	CHECK_STR(filtered(text), text);
}

TEST(cut_sequences_do_no_harm)
{
	static const char *const cut[] = { "\033", "\033[", "\033[38;5",
	    "\033(", "\033]0;x", "\033[;;;;;;;;;;;;;;;;;;;;;;;m", "\033[m" };
	size_t i;

	for (i = 0; i < sizeof(cut) / sizeof(cut[0]); i++) {
		begin();
		filtered(cut[i]);
		filtered("x");
		CHECK(out.len > 0 && out.data[out.len - 1] == 'x');
	}
	buf_free(&out);
}

TEST_MAIN
