/*
 * The flame graph in the viewer, driven by keys: moving, zoom, forms, search,
 * weights; the thread that makes the tree; models that come while it is open.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/list.h"
#include "ttv/strtab.h"

#include "flame_ui.h"
#include "sketch.h"
#include "test.h"
#include "viewer.h"

#define US	1000

/*
 *	main:	A 0-1000
 *		  B 100-300  D 400-900
 *		    C 150-200
 *		E 1200-1300
 *	io:	F 50-60, A 1250-1350 (B 1260-1270)
 */
#define TRACE								\
	"P 1 Engine\n"							\
	"X 1 1 0 1000 A\nX 1 1 100 200 B\nX 1 1 150 50 C\n"		\
	"X 1 1 400 500 D\nX 1 1 1200 100 E\n"				\
	"X 1 2 50 10 F\nX 1 2 1250 100 A\nX 1 2 1260 10 B\n"		\
	"T 1 1 main\nT 1 2 io\n"

static void
open_app(int lazy)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 20);
	app.view.lazy = lazy;
}

static void
idle(void)
{
	while (app_pending(&app))
		app_idle(&app);
}

/* Returns the name of the node that is selected. */
static const char *
node(void)
{
	const struct flame *f;
	static char tmp[256];
	size_t len;

	idle();
	f = flame_ui_tree(&app);
	return f == NULL ? "-" : flame_label(app.trace, f, &f->v[app.flame->at],
	    tmp, sizeof(tmp), &len);
}

static int64_t
total(void)
{
	idle();
	return flame_ui_tree(&app)->v[app.flame->at].total;
}

TEST(keys_move_among_boxes)
{
	open_app(0);
	after("F");
	CHECK_INT(app_mode(&app), MODE_FLAME);
	CHECK_STR(node(), "all");
	after("j");
	CHECK_STR(node(), "A");
	CHECK_INT(total(), 1100 * US);
	after("l");
	CHECK_STR(node(), "E");
	after("l");
	CHECK_STR(node(), "F");
	after("l");		/* no box is there */
	CHECK_STR(node(), "F");
	CHECK(app.view.message_is_error);
	after("2hjl");
	CHECK_STR(node(), "B");
	after("j");
	CHECK_STR(node(), "C");
	after("3k");
	CHECK_STR(node(), "all");
	close_app();
}

TEST(the_cursor_stands_at_the_selected_box)
{
	struct canvas *cv = canvas_new(100, 20);
	int row, col;

	open_app(0);
	after("F");
	idle();
	app_draw(&app, cv);
	row = cv->cursor_row;
	CHECK_INT(cv->cursor_col, 0);
	after("j");
	idle();
	app_draw(&app, cv);
	CHECK_INT(cv->cursor_row, row + 1);
	CHECK_INT(cv->cursor_col, 0);
	after("l");
	idle();
	app_draw(&app, cv);
	col = cv->cursor_col;
	CHECK_INT(cv->cursor_row, row + 1);
	CHECK(col > 0);
	after("l");
	idle();
	app_draw(&app, cv);
	CHECK_INT(cv->cursor_row, row + 1);
	CHECK(cv->cursor_col > col);
	after("2hj");
	idle();
	app_draw(&app, cv);
	CHECK_INT(cv->cursor_row, row + 2);
	canvas_free(cv);
	close_app();
}

/* Trees that leave out something have a million nodes: this one says it did. */
TEST(what_a_tree_has_left_out_is_said)
{
	struct canvas *cv = canvas_new(100, 20);
	struct buf text = BUF_INIT;
	struct flame *f;

	open_app(0);
	after("F");
	idle();
	f = (struct flame *)(uintptr_t)flame_ui_tree(&app);
	f->left_out = 44;
	app_draw(&app, cv);
	canvas_dump_text(cv, &text);
	CHECK(strstr(text.data, " 8 slices, 44 merged away\n") != NULL);
	canvas_free(cv);
	buf_free(&text);
	close_app();
}

TEST(enter_gives_a_box_the_whole_width)
{
	open_app(0);
	after("Fj<Enter>");
	CHECK_INT(app.flame->top, app.flame->at);
	after("jll");		/* no further than its own boxes */
	CHECK_STR(node(), "B");
	after("h9l");		/* as far as they go */
	CHECK_STR(node(), "B");
	after("<Enter>kj<Enter>u");
	CHECK_INT(app.flame->top, 1);
	after("u");
	CHECK_INT(app.flame->top, 0);
	after("u");
	CHECK(app.view.message_is_error);
	after("j<Enter><Esc>");
	CHECK_INT(app.flame->top, 0);
	after("<Esc>");
	CHECK_INT(app_mode(&app), MODE_NORMAL);
	close_app();
}

TEST(the_tree_folds)
{
	open_app(0);
	after("F<Tab>");
	CHECK_INT(list_count(&app.lists[PANE_FLAME]), app.flame->nlines);
	after("jh");		/* folds A */
	CHECK_STR(node(), "A");
	CHECK_INT(app.flame->nlines, 4);
	after("l");
	CHECK_INT(app.flame->nlines > 4, 1);
	after("l");
	CHECK_STR(node(), "D");
	after("h");
	CHECK_STR(node(), "A");
	after("<Enter>");
	CHECK_INT(app.flame->nlines, 4);
	after("<Tab><Tab>");
	CHECK_STR(node(), "A");
	close_app();
}

TEST(a_search_goes_from_the_heaviest_on)
{
	open_app(0);
	after("F/b<Enter>");
	CHECK_STR(node(), "B");
	CHECK_INT(app.flame->found.nodes, 1);
	CHECK_INT(app.flame->found.total, 210 * US);
	after("/[ef]<Enter>");
	CHECK(app.view.message_is_error);
	after("//[ACF]/<Enter>");
	CHECK_STR(node(), "A");
	CHECK_INT(app.flame->found.nodes, 3);
	CHECK_INT(app.flame->found.total, 1110 * US);	/* C is in A */
	after("n");
	CHECK_STR(node(), "C");
	after("n");
	CHECK_STR(node(), "F");
	after("n");
	CHECK_STR(node(), "A");
	after("N");
	CHECK_STR(node(), "F");
	after("/zz<Esc>");	/* the marks of before come back */
	CHECK_INT(app.flame->found.nodes, 3);
	after("<Esc>");
	CHECK(app.flame->hit == NULL);
	CHECK_INT(app_mode(&app), MODE_FLAME);
	close_app();
}

TEST(star_marks_one_name_alone)
{
	open_app(0);
	after("Fj*");
	CHECK_INT(app.flame->found.nodes, 1);
	after("m");		/* by thread: two */
	idle();
	CHECK_INT(app.flame->found.nodes, 2);
	CHECK_STR(node(), "A");
	after("m");
	CHECK_STR(node(), "A");
	close_app();
}

TEST(g_goes_to_the_longest_and_back)
{
	open_app(0);
	after("Fjjlg");
	CHECK_STR(after(""), "B");
	CHECK_INT(app.view.cursor, 100 * US);
	CHECK_INT(app_mode(&app), MODE_NORMAL);
	after("gF");
	CHECK_STR(node(), "B");
	close_app();
}

TEST(weights_and_callers)
{
	open_app(0);
	after("Fj");
	CHECK_INT(total(), 1100 * US);
	after("iw");		/* by self time, callers below */
	CHECK_STR(node(), "A");
	CHECK_INT(total(), 390 * US);
	after("h");
	CHECK_STR(node(), "D");
	CHECK_INT(flame_ui_tree(&app)->v[0].total, 1210 * US);
	after("j");
	CHECK_STR(node(), "A");
	after("is");
	CHECK_INT(app.flame->weight, FLAME_WALL);
	ui_command_run(&app, "flame-weight count", 0);
	after("0");
	idle();
	CHECK_INT(flame_ui_tree(&app)->v[0].total, 8);
	CHECK(ui_command_run(&app, "flame-weight nothing", 0) & APP_FAIL);
	close_app();
}

TEST(an_area_has_its_own_tracks_and_time)
{
	open_app(0);
	after("/D<Enter><Esc>rF");
	idle();
	CHECK_INT(flame_ui_tree(&app)->v[0].total, 500 * US);
	CHECK_INT(app.flame->of_area, 1);
	close_app();
}

TEST(a_thread_makes_the_tree_while_keys_go_on)
{
	open_app(1);
	after("F");
	after("j");
	CHECK_STR(node(), "A");
	after("mimi");		/* asked again before it is there */
	CHECK_STR(node(), "A");
	after("Fq");
	idle();
	close_app();
	open_app(1);
	after("F");		/* closed while it runs */
	close_app();
}

TEST(a_fuller_model_keeps_what_is_selected)
{
	struct trace *more;

	open_app(0);
	after("Fjjl<Enter>j");
	CHECK_STR(node(), "C");
	more = sketch("X 1 3 0 5 zero\n" TRACE "X 1 1 160 20 H\n");
	app_set_trace(&app, more);
	trace_free(trace);
	trace = more;
	CHECK_STR(node(), "C");
	CHECK_INT(app.flame->top != 0, 1);
	after("j");
	CHECK_STR(node(), "H");
	close_app();
}

/* Has the samples of two threads weigh bytes and objects. */
static struct trace *
weighed(const char *lines)
{
	static const char *const units[] = { "bytes", "objects" };
	struct trace *t = sketch(lines);
	uint32_t i, n = 0;

	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].nsamples > 0 && n < 2) {
			t->tracks[i].unit = strtab_find(t->strings, units[n],
			    strlen(units[n]));
			n++;
		}
	return t;
}

TEST(a_fuller_model_keeps_the_weight_that_was_chosen)
{
	static const char lines[] = "S 1 1 5 main;bytes\n"
	    "S 1 2 6 main;objects\n";
	char fuller[128];
	struct trace *more;

	trace = weighed(lines);
	app_init(&app, trace, 100, 20);
	after("F");
	idle();
	CHECK_STR(trace_str(trace, flame_ui_tree(&app)->weighs), "objects");
	ui_command_run(&app, "flame-weight bytes", 0);
	after("0");
	idle();
	CHECK_STR(trace_str(trace, flame_ui_tree(&app)->weighs), "bytes");
	snprintf(fuller, sizeof(fuller), "P 1 zero\n%s", lines);
	more = weighed(fuller);
	app_set_trace(&app, more);
	trace_free(trace);
	trace = more;
	idle();
	CHECK_STR(trace_str(trace, flame_ui_tree(&app)->weighs), "bytes");
	close_app();
}

/* Of eighty equal names in a box none has a column on a narrow screen. */
TEST(what_is_too_narrow_for_a_box_can_be_selected)
{
	struct canvas *cv = canvas_new(40, 10);
	char lines[80 * 24] = "X 1 1 0 1000 outer\n", line[32];
	const struct chart *c;
	size_t i, shades = 0, selected = 0;

	for (i = 0; i < 80; i++) {
		snprintf(line, sizeof(line), "X 1 1 %zu 2 n%zu\n", i * 10, i);
		strlcat(lines, line, sizeof(lines));
	}
	trace = sketch(lines);
	app_init(&app, trace, 40, 10);
	after("Fjj9l");
	app_draw(&app, cv);
	c = app.view.chart;
	for (i = 0; i < c->n; i++) {
		shades += c->box[i].rest;
		if (c->box[i].style.flags & STYLE_SELECTED)
			selected += c->box[i].rest && c->box[i].row == 2;
	}
	CHECK_INT(shades, 1);
	CHECK_INT(selected, 1);
	after("<Enter>");
	app_draw(&app, cv);
	CHECK_INT(app.view.chart->n, 1);
	CHECK_INT(app.view.chart->box[0].cols, 40);
	canvas_free(cv);
	close_app();
}

TEST(any_size_can_be_drawn)
{
	struct canvas *cv = canvas_new(1, 1);
	static const char *const keys[] = { "F", "j", "<Tab>", "<Tab>",
	    "<Tab>", "jj<Enter>", "/A<Enter>" };
	size_t i;
	int cols, rows;

	open_app(0);
	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		after(keys[i]);
		for (cols = 1; cols < 60; cols += 7)
			for (rows = 1; rows < 14; rows += 2) {
				canvas_resize(cv, cols, rows);
				app_draw(&app, cv);
			}
	}
	CHECK_INT(app_mode(&app), MODE_FLAME);
	canvas_free(cv);
	close_app();
}

TEST_MAIN
