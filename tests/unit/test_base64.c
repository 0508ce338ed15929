/* base64: any text, in lines, without padding, with damage. */
#include "config.h"

#include "test.h"
#include "ttv/base64.h"

static size_t bad;

static const char *
decoded(const char *s)
{
	static char out[64];
	size_t n = base64_decode(s, strlen(s), out, &bad);

	out[n] = '\0';
	return out;
}

TEST(every_length)
{
	CHECK_STR(decoded(""), "");
	CHECK_STR(decoded("Zg=="), "f");
	CHECK_STR(decoded("Zm8="), "fo");
	CHECK_STR(decoded("Zm9v"), "foo");
	CHECK_STR(decoded("Zm9vYmFy"), "foobar");
	CHECK_INT(bad, 0);
}

TEST(lines_and_no_padding)
{
	CHECK_STR(decoded(" Zm\r\n9v\tYg"), "foob");
	CHECK_INT(bad, 0);
}

TEST(both_alphabets)
{
	CHECK_STR(decoded("fn5+fn8/"), decoded("fn5-fn8_"));
	CHECK_INT(bad, 0);
}

TEST(other_characters_are_counted)
{
	CHECK_STR(decoded("Zm*9v\377"), "foo");
	CHECK_INT(bad, 2);
}

TEST(all_ends_at_the_padding)
{
	CHECK_STR(decoded("Zg==Zg=="), "f");
	CHECK_INT(bad, 0);
}

TEST_MAIN
