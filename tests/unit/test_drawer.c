/*
 * drawer: areas and their table, driven by keys; the thread that makes the
 * table, models that come while it runs.
 */
#include "config.h"

#include <unistd.h>

#include "ttv/base64.h"
#include "ttv/canvas.h"
#include "ttv/list.h"

#include "area_ui.h"
#include "place.h"
#include "sketch.h"
#include "test.h"
#include "viewer.h"

#define US	1000

/*
 *	main:	A 0-1000
 *		  B 100-300  D 400-900
 *		    C 150-200
 *		E 1200-1300
 *	io:	F 50-60, G 1250-1260, A 1290-1300
 */
#define TRACE								\
	"P 1 Engine\n"							\
	"X 1 1 0 1000 A\nX 1 1 100 200 B\nX 1 1 150 50 C\n"		\
	"X 1 1 400 500 D\nX 1 1 1200 100 E\n"				\
	"X 1 2 50 10 F\nX 1 2 1250 10 G\nX 1 2 1290 10 A\n"		\
	"T 1 1 main\nT 1 2 io\n"

static void
open_app(int lazy)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 40);
	app.view.lazy = lazy;
}

/* Does all idle work, as the loop does. */
static void
idle(void)
{
	while (app_pending(&app))
		app_idle(&app);
}

/* Returns the text of the first column of a row that is shown. */
static const char *
row(size_t i)
{
	const struct area_table *tb;

	idle();
	tb = area_ui_table(&app);
	return tb == NULL || i >= tb->nshown ? "-" :
	    tb->cell[tb->order[i] * (size_t)tb->ncolumns].s;
}

TEST(v_begins_at_the_cursor_and_ends_with_a_slice)
{
	open_app(0);
	after("/E<Enter><Esc>^v");
	CHECK_INT(app_mode(&app), MODE_AREA_MADE);
	CHECK_INT(app.view.range_t0, 0);
	after("l");
	CHECK_INT(app.view.range_t1, 1300 * US);
	after("v");
	CHECK_INT(app_mode(&app), MODE_AREA);
	after("h");		/* the cursor leaves, the area stays */
	CHECK_INT(app.view.range_t1, 1300 * US);
	close_app();
}

TEST(an_area_without_length_is_the_selection)
{
	open_app(0);
	after("/D<Enter>v<Enter>");
	CHECK_INT(app.view.range_t0, 400 * US);
	CHECK_INT(app.view.range_t1, 900 * US);
	CHECK_INT(app_mode(&app), MODE_DRAWER);
	CHECK_STR(row(0), "A");
	close_app();
}

TEST(the_other_end_moves)
{
	open_app(0);
	after("/D<Enter>r<Tab>gv");
	CHECK_INT(app.view.cursor, 400 * US);
	after("0gt0.2ms<Enter>");
	CHECK_INT(app.view.range_t0, 200 * US);
	CHECK_INT(app.view.range_t1, 900 * US);
	after("ogt1ms<Enter>");
	CHECK_INT(app.view.range_t0, 200 * US);
	CHECK_INT(app.view.range_t1, 1000 * US);
	close_app();
}

TEST(space_chooses_tracks)
{
	open_app(0);
	after("%<Tab>");
	CHECK(app.view.range_tracks == NULL);
	after("<Space>");
	CHECK(app.view.range_tracks != NULL);
	CHECK_INT(app.view.range_tracks[place_track(&app.view)], 1);
	after("V");
	CHECK(app.view.range_tracks == NULL);
	after(":area-tracks nothing<Enter>");
	CHECK_STR(row(0), "-");
	after(":area-tracks io<Enter>");
	CHECK_INT(area_ui_table(&app)->entities, 3);
	close_app();
}

TEST(enter_lists_slices_and_goes_to_one)
{
	open_app(0);
	after("%");
	CHECK_STR(row(0), "A");
	after("j");
	after("<Enter>");
	CHECK_INT(area_ui_made(&app)->listing, 1);
	CHECK_STR(row(0), "D");
	CHECK_STR(after("<Enter>"), "D");
	CHECK_INT(app_mode(&app), MODE_DRAWER);
	after("q");
	CHECK_STR(row(0), "A");
	CHECK_INT(app.lists[PANE_AREA].at, 1);
	after("q");
	CHECK_INT(app_mode(&app), MODE_AREA);
	after("q");
	CHECK_INT(app.view.range, RANGE_NONE);
	CHECK_INT(app.ended, 0);
	close_app();
}

TEST(keys_group_sort_and_filter)
{
	open_app(0);
	after("%b");
	CHECK_INT(app.area->by.key[0].by, AREA_BY_CATEGORY);
	after("b");
	CHECK_STR(row(0), "main [1]");
	after("Bname,depth<Enter>");
	CHECK_INT(area_ui_table(&app)->nkeys, 2);
	after("Bnonsense<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	/* the prompt stays with what was typed */
	after("<C-u>name<Enter>>");
	CHECK_STR(area_ui_table(&app)->column[area_ui_table(&app)->sorted].word,
	    "self");
	after(":area-sort count<Enter>");
	CHECK_STR(row(0), "A");
	after("I");
	CHECK_STR(row(6), "A");
	after("/d<Enter>");
	CHECK_INT(area_ui_table(&app)->nshown, 1);
	CHECK_INT(area_ui_table(&app)->total[1].i, 1);
	after("q");
	CHECK_INT(area_ui_table(&app)->nshown, 7);
	close_app();
}

TEST(the_mouse_chooses_rows)
{
	struct canvas *cv = canvas_new(100, 40);
	struct list_box box;
	char keys[64];

	open_app(0);
	after("/E<Enter>^vl");
	CHECK_INT(app.view.range, RANGE_MADE);
	app_draw(&app, cv);	/* a place is one of what is on the screen */
	view_list_box(&app.view, &app.lists[PANE_AREA], &box);
	snprintf(keys, sizeof(keys), "<WheelDown:5,%d>", box.row + 2);
	after(keys);
	CHECK_INT(app_mode(&app), MODE_AREA_MADE);
	CHECK_INT(app.lists[PANE_AREA].at, 3);
	snprintf(keys, sizeof(keys), "<Click:5,%d>", box.row + 2);
	after(keys);
	CHECK_INT(app_mode(&app), MODE_DRAWER);
	CHECK_INT(app.view.range, RANGE_FIXED);
	CHECK_INT(app.lists[PANE_AREA].at, 1);
	canvas_free(cv);
	close_app();
}

TEST(a_thread_makes_the_table)
{
	open_app(1);
	after("%");
	CHECK_STR(row(0), "A");
	after("x");
	CHECK_STR(row(0), "A");
	CHECK_INT(area_ui_table(&app)->nkeys, 2);
	CHECK_INT(app_pending(&app), 0);
	close_app();
}

TEST(keys_of_the_drawer_wait_for_the_table)
{
	open_app(1);
	after("%j<Enter><Enter>");
	CHECK_STR(after(""), "D");
	close_app();
}

TEST(what_is_asked_meanwhile_is_done_last)
{
	open_app(1);
	after("v");
	after("gt0.1ms<Enter>gt0.2ms<Enter>gt0.3ms<Enter>V");
	idle();
	CHECK_INT(area_ui_made(&app)->q.t1, 300 * US);
	CHECK(area_ui_made(&app)->q.tracks == NULL);
	close_app();
}

TEST(an_app_ends_while_a_table_is_made)
{
	open_app(1);
	after("%");
	close_app();
}

TEST(a_fuller_model_keeps_the_area)
{
	struct trace *old, *now = sketch("P 1 Engine\nX 1 0 0 5 z\n" TRACE
	    "X 1 1 1400 100 A\n");

	open_app(1);
	after("/G<Enter>v:area-tracks io<Enter>v");
	idle();
	CHECK_INT(area_ui_table(&app)->entities, 1);
	old = trace;
	trace = now;
	app_set_trace(&app, now);
	trace_free(old);
	idle();
	CHECK_INT(area_ui_table(&app)->entities, 1);
	CHECK_STR(row(0), "G");
	close_app();
}

TEST(a_table_is_copied)
{
	open_app(0);
	after("%/B<Enter>y");
	CHECK(strncmp(app.copied.data, "name\tcount\twall", 15) == 0);
	CHECK(strstr(app.copied.data, "\nB\t1\t200000\t150000\t") != NULL);
	close_app();
}

TEST(a_table_is_written_to_a_new_file)
{
	char keys[300], path[200];
	FILE *f;

	snprintf(path, sizeof(path), "%s/ttv-drawer-%ld.csv",
	    getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp",
	    (long)getpid());
	snprintf(keys, sizeof(keys), "%%:area-write %s<Enter>", path);
	open_app(0);
	after(keys);
	CHECK_INT(app.view.message_is_error, 1);	/* it is a script */
	app.may_write = 1;
	after("<Esc>");
	after(keys);
	CHECK_INT(app.view.message_is_error, 0);
	after(keys);
	CHECK_INT(app.view.message_is_error, 1);	/* it is there */
	close_app();
	f = fopen(path, "re");
	CHECK(f != NULL);
	if (f != NULL) {
		CHECK(fgets(keys, sizeof(keys), f) != NULL &&
		    strncmp(keys, "name,count,wall,", 16) == 0);
		fclose(f);
	}
	unlink(path);
}

TEST(base64_is_padded)
{
	struct buf b = BUF_INIT;

	base64_encode(&b, "M", 1);
	base64_encode(&b, "Ma", 2);
	base64_encode(&b, "Man", 3);
	CHECK_STR(b.data, "TQ==TWE=TWFu");
	buf_free(&b);
}

TEST_MAIN
