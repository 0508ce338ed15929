/* near: the word that could have been meant. */
#include "config.h"

#include "ttv/near.h"
#include "test.h"

/* Returns the hint for a word of some, which a NULL ends. */
static const char *
meant(const char *typed, const char *const *words)
{
	static char text[NEAR_MOST + 24];
	struct near n;

	near_open(&n, typed, strlen(typed));
	for (; *words != NULL; words++)
		near_offer(&n, *words);
	near_hint(&n, text, sizeof(text));
	return text;
}

TEST(a_letter_missing_more_other_or_swapped)
{
	static const char *const words[] = { "info", "self", "name", "slice",
	    NULL };

	CHECK_STR(meant("inf", words), "; did you mean info?");
	CHECK_STR(meant("selff", words), "; did you mean self?");
	CHECK_STR(meant("nane", words), "; did you mean name?");
	CHECK_STR(meant("slcie", words), "; did you mean slice?");
	CHECK_STR(meant("NAEM", words), "; did you mean name?");
	CHECK_STR(meant("sl", words), "");
	CHECK_STR(meant("other", words), "");
	CHECK_STR(meant("", words), "");
}

/* A third of the letters may be wrong, the fewest win, the first of equals. */
TEST(the_nearest)
{
	static const char *const words[] = { "abcdef", "abcdeg", "abcxef",
	    NULL };
	static const char *const exact[] = { "abc", NULL };

	CHECK_STR(meant("abcdez", words), "; did you mean abcdef?");
	CHECK_STR(meant("abcxez", words), "; did you mean abcxef?");
	CHECK_STR(meant("abzzef", words), "; did you mean abcdef?");
	CHECK_STR(meant("azzzef", words), "");
	CHECK_STR(meant("abc", exact), "");
}

TEST(long_words_are_passed_over)
{
	char word[NEAR_MOST + 2];
	const char *words[] = { word, NULL };
	char typed[NEAR_MOST + 2];

	memset(word, 'a', sizeof(word));
	memset(typed, 'a', sizeof(typed));
	word[NEAR_MOST] = '\0';
	typed[NEAR_MOST - 1] = '\0';
	CHECK_STR(meant(typed, words), "");
	word[NEAR_MOST - 1] = '\0';
	typed[NEAR_MOST - 2] = '\0';
	CHECK(meant(typed, words)[0] == ';');
}

TEST_MAIN
