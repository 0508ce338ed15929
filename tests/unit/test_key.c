/* Keys: what is parsed is what is printed. */
#include "config.h"

#include "ttv/key.h"

#include "test.h"

static uint32_t
one(const char *s)
{
	uint32_t k = K_NONE;

	return key_parse_all(s, &k, 1) == 1 ? k : UINT32_MAX;
}

TEST(names)
{
	CHECK_INT(one("w"), 'w');
	CHECK_INT(one("<Down>"), K_DOWN);
	CHECK_INT(one("<down>"), K_DOWN);
	CHECK_INT(one("<C-d>"), 4);
	CHECK_INT(one("<C-D>"), 4);
	CHECK_INT(one("<C-]>"), 29);
	CHECK_INT(one("<Space>"), ' ');
	CHECK_INT(one("<lt>"), '<');
	CHECK_INT(one("<Esc>"), K_ESC);
	CHECK_INT(one("\n"), K_ENTER);
	CHECK_INT(one("é"), 0xe9);
	CHECK_INT(one("<F12>"), K_F12);
}

TEST(an_angle_alone_is_itself)
{
	uint32_t k[8];

	CHECK_INT(key_parse_all("a<b", k, 8), 3);
	CHECK_INT(k[1], '<');
	CHECK_INT(key_parse_all("<", k, 8), 1);
	CHECK_INT(key_parse_all("< >", k, 8), 3);
	CHECK_INT(key_parse_all("<>", k, 8), 2);
	CHECK_INT(key_parse_all("<<Up>", k, 8), 2);
	CHECK_INT(k[1], K_UP);
}

TEST(unknown_names_fail)
{
	uint32_t k[8];

	CHECK_INT(key_parse_all("<Foo>", k, 8), -1);
	CHECK_INT(key_parse_all("a<C-dd>", k, 8), -1);
	CHECK_INT(key_parse_all("abcdefghi", k, 8), -1);
	CHECK_INT(key_parse_all("", k, 8), 0);
}

TEST(every_key_reads_back)
{
	char text[16];
	uint32_t k;

	for (k = 1; k < 0x250; k++) {
		if (k == 127 || k == '\n' || (k >= 0x80 && k < 0xa0))
			continue;
		key_format(text, sizeof(text), k);
		CHECK_INT(one(text), k);
	}
	for (k = K_UP; k <= K_ANY; k++) {
		key_format(text, sizeof(text), k);
		CHECK_INT(one(text), k);
	}
}

TEST(labels)
{
	char text[16];

	key_label(text, sizeof(text), 4);
	CHECK_STR(text, "Ctrl-D");
	key_label(text, sizeof(text), ' ');
	CHECK_STR(text, "Space");
	key_label(text, sizeof(text), 'g');
	CHECK_STR(text, "g");
	key_label(text, sizeof(text), K_ANY);
	CHECK_STR(text, "{a-z}");
}

TEST(short_buffers)
{
	char text[4];

	CHECK_INT(key_label(text, sizeof(text), 4), 3);
	CHECK_STR(text, "Ctr");
	CHECK_INT(key_label(text, 0, 4), 0);
}

TEST_MAIN
