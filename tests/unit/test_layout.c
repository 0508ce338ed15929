/*
 * layout: columns of text are padded and cut by their width on a terminal, not
 * by bytes.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/layout.h"
#include "test.h"

static const char *
left(int width, const char *s)
{
	static struct buf b;

	buf_clear(&b);
	layout_left(&b, width, s, strlen(s));
	return b.data;
}

static const char *
right(int width, const char *s)
{
	static struct buf b;

	buf_clear(&b);
	layout_right(&b, width, s);
	return b.data;
}

TEST(padded)
{
	CHECK_STR(left(5, "ab"), "ab   ");
	CHECK_STR(left(2, "ab"), "ab");
	CHECK_STR(left(3, ""), "   ");
	CHECK_STR(right(5, "ab"), "   ab");
	CHECK_STR(right(1, "ab"), "ab");
}

TEST(cut)
{
	CHECK_STR(left(4, "abcdef"), "abc…");
	CHECK_STR(left(1, "abcdef"), "…");
}

/* é is one column of two bytes, 日 two columns of three. */
TEST(columns_not_bytes)
{
	CHECK_STR(left(4, "é"), "é   ");
	CHECK_STR(right(4, "5 µs"), "5 µs");
	CHECK_STR(left(4, "日"), "日  ");
	CHECK_STR(left(4, "日本日"), "日… ");
	CHECK_STR(left(5, "日本日"), "日本…");
}

TEST(sanitised)
{
	CHECK_STR(left(6, "\033[31m"), "\xef\xbf\xbd[31m ");
	CHECK_STR(left(3, "a\nb"), "a b");
}

/* A name of any length is cut before it fills the page. */
TEST(long_names)
{
	static char name[100000];

	memset(name, 'x', sizeof(name) - 1);
	CHECK_INT(strlen(left(10, name)), 9 + strlen("…"));
}

TEST(trimmed)
{
	struct buf b = BUF_INIT;

	buf_adds(&b, "a b  ");
	layout_trim(&b);
	CHECK_STR(b.data, "a b");
	layout_trim(&b);
	CHECK_INT(b.len, 3);
	buf_free(&b);
}

TEST_MAIN
