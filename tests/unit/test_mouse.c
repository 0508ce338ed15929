/* mouse: the effects of mouse keys, by their place. */
#include "config.h"

#include <stdio.h>

#include "ttv/app.h"
#include "ttv/builder.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/script.h"
#include "ttv/trace.h"

#include "test.h"
#include "viewer.h"

#define US	1000

static uint32_t
kind(struct builder *b, const char *name)
{
	return builder_kind(b, builder_string(b, name, strlen(name)), 0, 0);
}

/*
 * A thread:	A 0-1000, E 1200-1300
 *		  B 100-300  D 400-900
 */
static void
open_app(void)
{
	struct builder *b = builder_new();
	uint32_t p = builder_process(b, builder_int_ident(1), 0);
	uint32_t t = builder_thread(b, p, builder_int_ident(1));

	builder_complete(b, t, 0, 1000 * US, kind(b, "A"), 1);
	builder_complete(b, t, 100 * US, 200 * US, kind(b, "B"), 2);
	builder_complete(b, t, 400 * US, 500 * US, kind(b, "D"), 3);
	builder_complete(b, t, 1200 * US, 100 * US, kind(b, "E"), 4);
	trace = builder_finish(&b, 1, 1);
	app_init(&app, trace, 100, 30);
}

/* Sends a mouse key at a cell of the tracks: line 0 is the process. */
static const char *
mouse(const char *what, int line, int64_t us)
{
	int64_t t;
	uint32_t at;
	char key[64];
	int row, col = app.view.cols - app.view.vp.cols +
	    viewport_col(&app.view.vp, us * US);

	for (row = 0; row < app.view.rows; row++)
		if (frame_at(&app.view, col, row, &at, &t) == FRAME_TRACKS &&
		    at == (uint32_t)line)
			break;
	snprintf(key, sizeof(key), "<%s:%d,%d>", what, col + 1, row + 1);
	return after(key);
}

TEST(the_mouse_selects)
{
	open_app();
	CHECK_STR(mouse("Click", 2, 210), "B");
	CHECK_STR(mouse("Click", 2, 600), "D");
	CHECK_STR(mouse("Click", 2, 350), "-");
	CHECK_STR(mouse("Click", 1, 1250), "E");
	CHECK_INT(app.view.line, 1);
	CHECK_INT(app.view.range, RANGE_NONE);
	/* half-typed keys are forgotten, prompts are not disturbed */
	after("3g");
	CHECK_STR(mouse("Click", 1, 500), "A");
	CHECK_INT(app.count, 0);
	CHECK_INT(app.nseq, 0);
	after(":se");
	CHECK_STR(mouse("Click", 2, 600), "A");
	mouse("WheelUp", 2, 600);
	mouse("Drag", 2, 700);
	CHECK_INT(app.prompt_kind, PROMPT_COMMAND);
	after("<Esc>");
	/* an unbound click is no error */
	after(":unbind <lt>Click><Enter>");
	CHECK_STR(mouse("Click", 2, 600), "A");
	CHECK_STR(app.view.message, "");
	/* outside of the screen */
	after("<Drag:4095,4095><Release:1,1><Click:4095,4095><Click:1,1>");
	after("<C-WheelUp:1,1><C-WheelDown:4095,1><WheelLeft:1,4095>");
	close_app();
}

TEST(the_mouse_marks_a_range)
{
	int64_t step;

	open_app();
	step = viewport_step(&app.view.vp);
	mouse("Click", 2, 600);
	mouse("Drag", 2, 600);
	CHECK_INT(app.view.range, RANGE_NONE);
	mouse("Drag", 1, 800);
	CHECK_INT(app.view.range, RANGE_MADE);
	mouse("Drag", 1, 200);
	mouse("Release", 1, 200);
	CHECK_INT(app.view.range, RANGE_FIXED);
	CHECK(app.view.range_t0 > 200 * US - step &&
	    app.view.range_t0 <= 200 * US);
	CHECK(app.view.range_t1 >= 600 * US &&
	    app.view.range_t1 < 600 * US + step);
	after("l");
	CHECK_INT(app.view.range, RANGE_FIXED);
	after("f");
	CHECK(viewport_step(&app.view.vp) < step);
	CHECK(app.view.vp.t0 <= app.view.range_t0);
	CHECK(viewport_end(&app.view.vp) > app.view.range_t1);
	after("<Esc>");
	CHECK_INT(app.view.range, RANGE_NONE);
	after("0^v");
	CHECK_INT(app.view.range, RANGE_MADE);
	after("l");
	CHECK_INT(app.view.range_t0, 0);
	CHECK_INT(app.view.cursor, 1200 * US);
	CHECK_INT(app.view.range_t1, 1300 * US);	/* snapped to its end */
	close_app();
}

TEST(the_wheel_zooms_about_the_pointer)
{
	int col;

	open_app();
	after("gg");
	col = viewport_col(&app.view.vp, 600 * US);
	mouse("C-WheelUp", 2, 600);
	mouse("C-WheelUp", 2, 600);
	CHECK(viewport_col(&app.view.vp, 600 * US) >= col - 1);
	CHECK(viewport_col(&app.view.vp, 600 * US) <= col + 3);
	CHECK(app.view.vp.t0 > 0);
	mouse("WheelRight", 2, 600);
	CHECK(viewport_col(&app.view.vp, 600 * US) < col - 1);
	close_app();
}

TEST(no_menu_has_no_place)
{
	int row, col;

	open_app();
	for (row = 0; row < app.view.rows; row++)
		for (col = 0; col < app.view.cols; col++)
			CHECK_INT(menu_at(&app.view, col, row), -1);
	close_app();
}

TEST_MAIN
