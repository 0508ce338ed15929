/*
 * input: bytes that ncurses has ready become keys; those that may begin an
 * answer of the terminal are held, and are keys if none comes.
 */
#include "config.h"

#include <curses.h>
#include <string.h>

#include "ttv/key.h"

#include "../../src/term/input.h"
#include "test.h"

static const char *ready = "";		/* what a terminal has sent */

/* Stands for that of ncurses. */
int
wget_wch(WINDOW *window, wint_t *c)
{
	(void)window;
	if (*ready == '\0')
		return ERR;
	*c = (unsigned char)*ready++;
	return OK;
}

/* Returns all keys of some bytes, of which none is held any longer. */
static const char *
keys(const char *bytes)
{
	static char out[256];
	uint32_t key;
	size_t n = 0;

	ready = bytes;
	while ((key = input_key(0)) != K_NONE && n < sizeof(out) - 1)
		out[n++] = key == K_ENTER ? 'R' : (char)key;
	out[n] = '\0';
	return out;
}

TEST(keys_are_what_was_typed)
{
	input_init();
	CHECK_STR(keys("abc"), "abc");
	CHECK_STR(keys("a\nb\bc"), "aRb\x7f" "c");
	CHECK_STR(keys(""), "");
}

/* There is room for what is held once, however often it is. */
TEST(a_begin_of_an_answer_is_keys_again_and_again)
{
	int i;

	input_init();
	for (i = 0; i < 500; i++) {
		CHECK_STR(keys("\033[?"), "\033[?");
		CHECK_STR(keys("x\033[?64x"), "x\033[?64x");
		CHECK_STR(keys("\033[?64\033"), "\033[?64\033");
		CHECK_INT(input_held(0), -1);
	}
}

TEST(an_answer_between_keys_is_none)
{
	input_init();
	CHECK_STR(keys("a\033[?64;1;2cb"), "ab");
	CHECK_INT(input_answered(), 1);
	CHECK_INT(input_answered(), 0);
	CHECK_INT(input_knows_sync(), 0);
	CHECK_STR(keys("\033[?2026;2$y"), "");
	CHECK_INT(input_knows_sync(), 1);
	CHECK_STR(keys("\033[?1;3R"), "");
	CHECK_INT(input_column(), 3);
	CHECK_INT(input_column(), 0);
}

TEST_MAIN
