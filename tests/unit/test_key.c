/* key: every key that is printed is parsed back. */
#include "config.h"

#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/script.h"

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

TEST(keys_to_play_are_checked_before)
{
	struct err err;

	err_clear(&err);
	CHECK_INT(script_check("", &err), 0);
	CHECK_INT(script_check("w0<Enter><C-d>\xc3\xa9", &err), 0);
	CHECK_INT(err.code, ERR_NONE);
	CHECK_INT(script_check("w<Entre>a", &err), -1);
	CHECK_INT(err.code, ERR_USAGE);
	CHECK(strstr(err.msg, "at \"<Entre>a\"") != NULL);
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

TEST(the_mouse)
{
	int col = -1, row = -1;

	CHECK_INT(one("<Click>"), K_CLICK);
	CHECK_INT(one("<c-wheelup>"), K_CTRL_WHEEL_UP);
	CHECK_INT(one("<Drag:12,5>"), key_mouse(K_DRAG, 12, 5));
	CHECK_INT(key_place(one("<Drag:12,5>"), &col, &row), K_DRAG);
	CHECK_INT(col, 11);
	CHECK_INT(row, 4);
	CHECK_INT(key_place(one("<WheelDown:4095,4095>"), &col, &row),
	    K_WHEEL_DOWN);
	CHECK_INT(col, 4094);
	CHECK_INT(row, 4094);
	CHECK_INT(key_place('j', &col, &row), 'j');
	CHECK_INT(one("<Click:0,1>"), UINT32_MAX);
	CHECK_INT(one("<Click:1,4096>"), UINT32_MAX);
	CHECK_INT(one("<Click:1>"), UINT32_MAX);
	CHECK_INT(one("<Click:1,1,1>"), UINT32_MAX);
	CHECK_INT(one("<Up:1,1>"), UINT32_MAX);
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
