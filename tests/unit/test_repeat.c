/*
 * repeat: runs of a glyph become the glyph and REP, where that is shorter and
 * the cursor is not at the right margin.
 */
#include "config.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

#include "ttv/buf.h"

#include "../../src/term/repeat.h"
#include "test.h"

#define SHADE	"\342\226\222"
#define LINE	"\342\224\200"

static struct buf out;

static const char *
filtered(const char *in)
{
	repeat_set(1);
	buf_clear(&out);
	repeat_filter(in, strlen(in), &out);
	buf_adds(&out, "");
	return out.data;
}

TEST(a_run_is_said_once)
{
	CHECK_STR(filtered(SHADE SHADE SHADE SHADE " "), SHADE "\033[3b ");
	CHECK_STR(filtered(LINE LINE LINE "x"), LINE "\033[2bx");
	CHECK_STR(filtered("\302\267\302\267\302\267\302\267x"),
	    "\302\267\033[3bx");
	CHECK_STR(filtered(LINE LINE LINE SHADE SHADE SHADE "x"),
	    LINE "\033[2b" SHADE "\033[2bx");
}

TEST(two_glyphs_are_shorter_as_they_are)
{
	CHECK_STR(filtered(SHADE SHADE " "), SHADE SHADE " ");
	CHECK_STR(filtered("aaaaa "), "aaaaa ");
}

TEST(ascii_is_repeated_where_that_is_shorter)
{
	CHECK_STR(filtered("======x"), "=\033[5bx");
	CHECK_STR(filtered("x       |"), "x \033[6b|");
	CHECK_STR(filtered("=======\r"), "=\033[5b=\r");
	CHECK_STR(filtered("======\r"), "======\r");
}

TEST(sequences_are_no_text)
{
	static const char *const other[] = { "\033[1111111111H",
	    "\033]2;aaaaaaaaaaaaa\a", "\033]2;aaaaaaaaaaaaa\033\\",
	    "\033(B", "\0337", "\033[?2026h", "\033[",
	    "\033]0;aaaaaaaaaa" };
	char in[64];
	size_t i;

	for (i = 0; i < sizeof(other) / sizeof(other[0]); i++)
		CHECK_STR(filtered(other[i]), other[i]);
	snprintf(in, sizeof(in), "%s%s", other[0], "======x");
	CHECK_STR(filtered(in), "\033[1111111111H=\033[5bx");
}

TEST(a_colour_behind_a_run_is_on_the_same_row)
{
	CHECK_STR(filtered(SHADE SHADE SHADE "\033[;38;5;74mx"),
	    SHADE "\033[2b\033[;38;5;74mx");
	CHECK_STR(filtered(SHADE SHADE SHADE "\033[m" LINE),
	    SHADE "\033[2b\033[m" LINE);
}

TEST(the_last_glyph_before_a_move_is_said_as_it_is)
{
	static const char *const moves[] = { "\033[5;1Hx", "\033[K", "\r",
	    "\033[m\033[2;2Hx", "\033[m", "\033[", "\033", "" };
	char in[64], want[64];
	size_t i;

	for (i = 0; i < sizeof(moves) / sizeof(moves[0]); i++) {
		snprintf(in, sizeof(in), SHADE SHADE SHADE SHADE "%s",
		    moves[i]);
		snprintf(want, sizeof(want), SHADE "\033[2b" SHADE "%s",
		    moves[i]);
		CHECK_STR(filtered(in), want);
	}
	CHECK_STR(filtered(SHADE SHADE SHADE), SHADE SHADE SHADE);
}

TEST(other_characters_are_not_repeated)
{
	/* letters with accents, wide ones, ones that combine, halves */
	CHECK_STR(filtered("\303\244\303\244\303\244\303\244 "),
	    "\303\244\303\244\303\244\303\244 ");
	CHECK_STR(filtered("\344\270\226\344\270\226\344\270\226x"),
	    "\344\270\226\344\270\226\344\270\226x");
	CHECK_STR(filtered(SHADE SHADE SHADE "\314\201"),
	    SHADE SHADE SHADE "\314\201");
	CHECK_STR(filtered("\342\226"), "\342\226");
	CHECK_STR(filtered("\342"), "\342");
}

TEST(a_terminal_without_rep_gets_every_glyph)
{
	static const char row[] = SHADE SHADE SHADE SHADE SHADE " ";

	repeat_set(0);
	buf_clear(&out);
	repeat_filter(row, sizeof(row) - 1, &out);
	buf_adds(&out, "");
	CHECK_STR(out.data, row);
	buf_free(&out);
}

/* Returns whether a terminal of that description is asked; -1: not here. */
static int
asked(const char *term)
{
	int status, is;

	if (setupterm(term, STDERR_FILENO, &status) == ERR)
		return -1;
	is = strstr(repeat_question(), "\033[2b") != NULL;
	del_curterm(cur_term);
	return is;
}

TEST(descriptions_that_say_nothing_of_rep_are_asked)
{
	static const char *const terms[] = { "xterm-256color",
	    "tmux-256color", "screen-256color", "foot" };
	size_t i;

	for (i = 0; i < sizeof(terms) / sizeof(terms[0]); i++)
		CHECK(asked(terms[i]) != 0);
}

TEST_MAIN
