/*
 * canvas: clipping, wide characters, text that must not reach it, and the
 * three dump formats.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/style.h"

#include "test.h"

static struct canvas *cv;
static struct buf out;

static const char *
text(void)
{
	buf_clear(&out);
	canvas_dump_text(cv, &out);
	return out.data;
}

static const char *
styles(void)
{
	buf_clear(&out);
	canvas_dump_style(cv, &out);
	return out.data;
}

static int
put(int col, int row, int width, const char *s)
{
	return canvas_text(cv, col, row, width, style_of(ROLE_NORMAL), s,
	    strlen(s));
}

static void
start(int cols, int rows)
{
	canvas_free(cv);
	cv = canvas_new(cols, rows);
}

static void
stop(void)
{
	canvas_free(cv);
	cv = NULL;
	buf_free(&out);
}

TEST(a_cleared_canvas_has_all_details)
{
	start(5, 2);
	CHECK_INT(cv->coarse, 0);
	cv->coarse = 1;
	canvas_clear(cv);
	CHECK_INT(cv->coarse, 0);
	stop();
}

TEST(blanks_at_the_ends_are_not_dumped)
{
	start(5, 2);
	CHECK_STR(text(), "\n\n");
	CHECK_STR(styles(), "\n\n");
	canvas_put(cv, 2, 1, 'x', style_of(ROLE_NORMAL));
	CHECK_STR(text(), "\n  x\n");
	CHECK_STR(styles(), "\n...\n");
	stop();
}

TEST(everything_is_clipped)
{
	start(4, 2);
	canvas_put(cv, -1, 0, 'x', style_of(ROLE_NORMAL));
	canvas_put(cv, 4, 0, 'x', style_of(ROLE_NORMAL));
	canvas_put(cv, 0, 2, 'x', style_of(ROLE_NORMAL));
	canvas_put(cv, 0, -1, 'x', style_of(ROLE_NORMAL));
	canvas_fill(cv, -1000000, 0, 1000002, 'a', style_of(ROLE_NORMAL));
	canvas_fill(cv, 3, 0, INT32_MAX, 'b', style_of(ROLE_NORMAL));
	canvas_fill(cv, INT32_MAX, 0, INT32_MAX, 'c', style_of(ROLE_NORMAL));
	canvas_flag(cv, -3, 1, INT32_MAX, STYLE_SELECTED);
	put(2, 1, 10, "text");
	put(-2, 1, 4, "abcd");
	CHECK_STR(text(), "aa b\ncdte\n");
	CHECK(canvas_at(cv, 4, 0) == NULL);
	CHECK(canvas_at(cv, 0, 2) == NULL);
	stop();
}

TEST(text_is_cut_with_an_ellipsis)
{
	start(8, 4);
	CHECK_INT(put(0, 0, 8, "exactly8"), 8);
	CHECK_INT(put(0, 1, 8, "one more!"), 8);
	CHECK_INT(put(0, 2, 1, "no room"), 1);
	CHECK_INT(put(0, 3, 0, "none"), 0);
	CHECK_STR(text(), "exactly8\none mor…\n…\n\n");
	stop();
}

TEST(unsafe_bytes_do_not_get_through)
{
	start(12, 5);
	put(0, 0, 12, "\033[31mred");
	put(0, 1, 12, "a\tb\nc");
	put(0, 2, 12, "\xe2\x80\xae" "rtl");		/* an override */
	put(0, 3, 12, "\x80\xff");
	put(0, 4, 12, "\xc2\x9b" "2J");			/* C1 CSI */
	CHECK_STR(text(), "�[31mred\na b c\n�rtl\n��\n�2J\n");
	stop();
}

TEST(wide_characters_have_two_cells)
{
	start(6, 3);
	CHECK_INT(put(0, 0, 6, "日本x"), 5);
	CHECK_INT(put(0, 1, 4, "日本x"), 3);	/* no half of a wide
						 * character */
	CHECK_INT(put(5, 2, 2, "日"), 2);		/* nor at the edge */
	CHECK_INT(canvas_at(cv, 1, 0)->ch, 0);
	CHECK_STR(text(), "日本x\n日…\n\n");
	canvas_put(cv, 1, 0, '!', style_of(ROLE_NORMAL));
	canvas_put(cv, 2, 0, '?', style_of(ROLE_NORMAL));
	CHECK_STR(text(), " !? x\n日…\n\n");
	stop();
}

TEST(ascii_lets_nothing_else_through)
{
	start(12, 2);
	glyphs_use(GLYPHS_ASCII);
	put(0, 0, 12, "3 \xc2\xb5s é 日");
	put(0, 1, 5, "too long");
	CHECK_STR(text(), "3 us ? ?\ntoo ~\n");
	glyphs_use(GLYPHS_UNICODE);
	stop();
}

TEST(filling_is_seen_without_colours)
{
	struct style st = style_of(ROLE_SLICE);

	start(6, 2);
	st.flags = STYLE_FILL;
	st.hue = 2;
	canvas_fill(cv, 0, 0, 3, ' ', st);
	st.flags |= STYLE_SELECTED;
	canvas_fill(cv, 3, 0, 2, ' ', st);
	CHECK_STR(text(), "───██\n\n");
	CHECK_STR(styles(), "ccc@@\n\n");
	stop();
}

TEST(ansi_has_one_escape_a_run)
{
	struct style st = style_of(ROLE_SLICE);

	start(6, 2);
	st.hue = 0;
	canvas_fill(cv, 0, 0, 3, 'x', st);
	canvas_put(cv, 3, 0, 'y', style_of(ROLE_NORMAL));
	canvas_dump_ansi(cv, &out, 256);
	CHECK_STR(out.data, "\033[0;38;5;16;48;5;214mxxx\033[0my\n\n");
	buf_clear(&out);
	canvas_dump_ansi(cv, &out, 8);
	CHECK_STR(out.data, "\033[0;30;46mxxx\033[0my\n\n");
	buf_clear(&out);
	canvas_dump_ansi(cv, &out, 0);
	CHECK_STR(out.data, "\033[0;7mxxx\033[0my\n\n");
	stop();
}

TEST(ansi_keeps_blanks_that_are_seen)
{
	struct style st = style_of(ROLE_NORMAL);

	start(4, 6);
	/* each has one look that a blank shows or does not show */
	st.flags = STYLE_HIT;
	canvas_put(cv, 1, 0, ' ', st);
	st.flags = STYLE_DIM;
	canvas_put(cv, 1, 1, ' ', st);
	st.flags = STYLE_CURSOR;
	canvas_put(cv, 1, 2, ' ', st);
	st.flags = STYLE_SELECTED;
	canvas_put(cv, 1, 3, ' ', st);
	st.flags = 0;
	canvas_put(cv, 1, 4, ' ', st);
	canvas_put(cv, 0, 5, 'x', st);
	canvas_dump_ansi(cv, &out, 0);
	CHECK_STR(out.data, " \033[0;1;4m \033[0m\n \033[0;2m \033[0m\n"
	    " \033[0;4m \033[0m\n \033[0;1;4;7m \033[0m\n\nx\n");
	buf_clear(&out);
	canvas_dump_ansi(cv, &out, 256);
	CHECK_STR(out.data, " \033[0;1;4m \033[0m\n \033[0;2m \033[0m\n"
	    " \033[0;38;5;231;48;5;58m \033[0m\n"
	    " \033[0;1;38;5;16;48;5;229m \033[0m\n\n"
	    "x\n");
	stop();
}

TEST(resizing_clears)
{
	start(2, 2);
	canvas_fill(cv, 0, 0, 2, 'x', style_of(ROLE_TITLE));
	canvas_resize(cv, 3, 1);
	CHECK_INT(cv->cols, 3);
	CHECK_STR(text(), "\n");
	canvas_resize(cv, 0, -4);
	CHECK_INT(cv->cols * cv->rows, 1);
	stop();
}

TEST_MAIN
