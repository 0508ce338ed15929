/* chars: the classes are those of ASCII, whatever the locale. */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "test.h"

/* Returns whether c is one of the characters of a class. */
static int
in(const char *class, char c)
{
	return c != '\0' && strchr(class, c) != NULL;
}

#define DIGITS	"0123456789"
#define ALNUM	DIGITS "abcdefghijklmnopqrstuvwxyz" "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

TEST(classes)
{
	char c;
	int i;

	for (i = 0; i < 256; i++) {
		c = (char)i;
		CHECK_INT(is_digit(c), in(DIGITS, c));
		CHECK_INT(is_alnum(c), in(ALNUM, c));
		CHECK_INT(is_blank(c), in(" \t", c));
		CHECK_INT(is_space(c), in(" \t\n\v\f\r", c));
		CHECK_INT(is_key_char(c), in(ALNUM "_-.", c));
	}
}

TEST(skipping_ends_at_the_end)
{
	static const char text[] = " \t\n\r x";
	const char *end = text + strlen(text);

	CHECK(skip_blanks(text, end) == text + 2);
	CHECK(skip_spaces(text, end) == end - 1);
	CHECK(skip_spaces(text, text + 3) == text + 3);
	CHECK(skip_blanks(end, end) == end);
}

TEST(a_text_begins_with_another)
{
	static const char text[] = "<html>";

	CHECK(begins_with(text, text + 6, "<html"));
	CHECK(begins_with(text, text + 6, text));
	CHECK(!begins_with(text, text + 4, "<html"));
	CHECK(!begins_with(text, text + 6, "<head"));
}

TEST_MAIN
