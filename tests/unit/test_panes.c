/*
 * panes: panes and their lists, driven by keys: the inspector, warnings, help.
 */
#include "config.h"

#include "ttv/canvas.h"
#include "ttv/follow.h"
#include "ttv/list.h"
#include "ttv/warn.h"

#include "../../src/load/follow.h"
#include "../../src/ui/follow_ui.h"
#include "../../src/ui/summary.h"

#include "sketch.h"
#include "test.h"
#include "viewer.h"

#define US	1000

/*
 *	main:	A 0-1000
 *		  B 100-300  D 400-900
 *		    C 150-200
 *		E 1200-1300
 *	io:	F 50-60, G 1250-1260, A 1290-1300; flow F -> D
 */
#define TRACE								\
	"P 1 Engine\n"							\
	"X 1 1 0 1000 A\nX 1 1 100 200 B\nX 1 1 150 50 C\n"		\
	"X 1 1 400 500 D\nX 1 1 1200 100 E\n"				\
	"X 1 2 50 10 F\nX 1 2 1250 10 G\nX 1 2 1290 10 A\n"		\
	"s 1 2 55 9\nf 1 1 500 9\n"					\
	"T 1 1 main\nT 1 2 io\n"

static void
open_app(void)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 30);
}

TEST(pane)
{
	open_app();
	CHECK_INT(app.view.pane, 1);
	after("<Enter>");
	CHECK_INT(app.view.pane, 2);
	CHECK_INT(app_mode(&app), MODE_INSPECTOR);
	after("jjk");
	CHECK_INT(app.view.inspector.at, 1);
	CHECK_STR(after("l"), "E");		/* other keys still work */
	after("q");
	CHECK_INT(app.view.pane, 1);
	CHECK_INT(app.ended, 0);
	after("q");
	CHECK_INT(app.ended, 1);
	close_app();
}

/*
 * Draws a profile in whose view is no sample: names of what the trace has want
 * two columns, and no first screen of its kind takes one.  Returns the columns,
 * or 0 where the lines never settle.
 */
static int
columns_settled(int cols, int rows)
{
	enum { TURNS = 500, COUNTERS = 20 };
	struct canvas *cv = canvas_new(cols, rows);
	char text[2000] = "S 1 1 0 main;a\nS 1 1 10 main;b\n"
	    "S 1 1 20 main;c\n";
	int i, turns = 0, columns;

	for (i = 0; i < COUNTERS; i++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text),
		    "C 1 0 n%02d v 1\nC 1 10000 n%02d v 2\n", i, i);
	trace = sketch(text);
	app_init(&app, trace, cols, rows);
	app.view.lazy = 1;
	viewport_fit(&app.view.vp, 4000 * US, 9000 * US);
	app_draw(&app, cv);
	for (; app_pending(&app) && turns < TURNS; turns++) {
		(void)app_idle(&app);
		app_draw(&app, cv);
	}
	columns = turns < TURNS ? app.summary->drawer.columns : 0;
	canvas_free(cv);
	close_app();
	return columns;
}

TEST(lines_that_change_their_room_settle)
{
	CHECK_INT(columns_settled(120, 36), 2);
	CHECK_INT(columns_settled(120, 60), 2);
	CHECK_INT(columns_settled(80, 24), 1);
	CHECK_INT(columns_settled(200, 50), 2);
}

/* Goes to the inspector's line about a slice of that name. */
static void
to_line_of(const char *name)
{
	struct list *l = &app.view.inspector;
	struct entity_ref sel;

	for (l->at = 0; l->at < list_count(l); l->at++)
		if (list_target(l, &sel) == 0 &&
		    strcmp(trace_kind_name(trace, trace->kind[sel.id]),
		    name) == 0)
			return;
}

TEST(enter_goes_where_a_line_of_the_pane_leads)
{
	open_app();
	after("<Enter>");
	to_line_of("D");		/* a child */
	CHECK_STR(after("<Enter>"), "D");
	CHECK_INT(app_mode(&app), MODE_INSPECTOR);
	to_line_of("F");		/* the start of a flow */
	CHECK_STR(after("<Enter>"), "F");
	CHECK_INT(app.view.cursor, 50 * US);
	CHECK_STR(after("<C-o>"), "D");
	CHECK_STR(after("<C-o>"), "A");
	CHECK_STR(after("gg<Enter>"), "A");	/* its name leads nowhere */
	close_app();
}

static void
open_warned(void)
{
	trace = sketch(TRACE);
	/* E's event is the fifth; no event is at 90 */
	warn_add(&trace->warn, WARN_STRAY_END, 5);
	warn_addn(&trace->warn, WARN_STRAY_END, 90, 9);
	warn_add(&trace->warn, WARN_OVERLAP, 1);
	trace->warn.entry[WARN_BOM].count = 1;
	app_init(&app, trace, 100, 30);
}

/* Returns the text of a line of the open list. */
static const char *
line_text(uint64_t i)
{
	static struct list_line line;
	const struct list *l = &app.lists[app.screen];

	memset(&line, 0, sizeof(line));
	if (i < list_count(l))
		l->source->line(l->arg, i, &line);
	return line.n > 0 ? line.cell[0].text : "";
}

static uint64_t
lines(void)
{
	return list_count(&app.lists[app.screen]);
}

TEST(warnings)
{
	open_warned();
	CHECK_STR(after("jg7"), "B");
	CHECK_INT(app_mode(&app), MODE_WARNINGS);
	/* a mark: 1; stray ends: 2 places and "more"; overlap: a place */
	CHECK_INT(lines(), 1 + 4 + 2);
	CHECK_STR(line_text(1), "stray-end, 10 times: an end "
	    "that no open begin matches: ignored");
	CHECK_STR(line_text(2), "    byte 5");
	CHECK_STR(line_text(4), "    and 8 more");
	CHECK_STR(after("<Enter>"), "B");	/* the place is unknown */
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_INT(app.lists[PANE_WARNINGS].at, 0);
	CHECK_STR(line_text(0), "byte-order-mark, once: "
	    "a byte order mark: passed over");
	after("jj");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 2);
	CHECK_STR(after("<Enter>"), "E");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK(app.view.screen == NULL);
	CHECK_INT(app.view.message[0], '\0');
	CHECK_STR(after("<C-o>"), "B");
	/* it opens where it was; the nearest event is used */
	CHECK_STR(after("g7j<Enter>"), "D");
	CHECK_STR(app.view.message, "the nearest event that was read, 80 "
	    "bytes away");
	CHECK_STR(after("g7G<Enter>"), "A");
	CHECK_STR(after("g7Gggjq"), "A");
	CHECK_INT(app_mode(&app), MODE_NORMAL);
	close_app();
}

TEST(more_than_the_one_place_of_a_warning)
{
	trace = sketch(TRACE);
	warn_addn(&trace->warn, WARN_OVERLAP, 1, 2);
	warn_addn(&trace->warn, WARN_STRAY_END, WARN_NOWHERE, 3);
	app_init(&app, trace, 100, 30);
	after("g7");
	CHECK_INT(lines(), 3 + 1);
	CHECK_STR(line_text(0), "stray-end, 3 times: an end "
	    "that no open begin matches: ignored");
	CHECK_STR(line_text(3), "    and 1 more");
	close_app();
}

/* The search of a long trace: some events of the old model are passed. */
TEST(the_search_for_a_place_begins_anew_with_another_model)
{
	struct trace *old;

	open_warned();
	after("g7j");
	app.warnings.going = 1;
	app.warnings.nearest = (struct nearest){ .want = 5, .away = 0,
	    .sel = { ENTITY_SLICE, 99 }, .list = 0, .at = 77 };
	old = trace;
	trace = sketch(TRACE);
	app_set_trace(&app, trace);
	trace_free(old);
	CHECK_INT(app.warnings.going, 1);
	CHECK_STR(after("<Esc>"), "E");
	CHECK_INT(app.warnings.going, 0);
	close_app();
}

TEST(no_warnings)
{
	open_app();
	after("g7");
	CHECK_INT(app_mode(&app), MODE_NORMAL);
	CHECK_STR(app.view.message, "nothing to report: the trace is as it "
	    "should be");
	trace->complete = 0;
	after("g7");
	CHECK_STR(app.view.message, "nothing is known of what was read so far");
	close_app();
}

TEST(help)
{
	open_app();
	after("?");
	CHECK_INT(app_mode(&app), MODE_HELP);
	CHECK(lines() > 10 && lines() < 22);	/* a page of a screen */
	after("?");
	CHECK(lines() > 60);
	after("/zoom<Enter>");
	CHECK(lines() > 3 && lines() < 24);
	after("<Esc>");
	CHECK(lines() > 60);
	after("Gggjjk?");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK(app.view.screen == NULL);
	close_app();
}

/* ? and the words for a thing that people may use instead of a command's. */
TEST(help_finds_other_words)
{
	static const char *const words[] = { "why", "wait", "blocked", "peak",
	    "compare", "export" };
	char keys[32];
	size_t i;

	open_app();
	for (i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		snprintf(keys, sizeof(keys), "?/%s<Enter>", words[i]);
		after(keys);
		CHECK_INT(app.view.message_is_error, 0);
		CHECK(lines() > 1);
		after("<Esc><Esc>");
		snprintf(keys, sizeof(keys), "> %s", words[i]);
		after(keys);
		CHECK(app.picker.n > 0);
		after("<Esc>");
	}
	close_app();
}

TEST(enter_runs_a_line_of_the_help)
{
	open_app();
	after("l");
	after("?/longest finished<Enter>");
	CHECK_STR(after("<Enter>"), "E");	/* the title of a section */
	CHECK_INT(app.screen, PANE_HELP);
	CHECK_INT(app.view.message_is_error, 1);
	close_app();
	open_app();
	CHECK_STR(after("l"), "E");
	after("?/longest finished<Enter>j");
	CHECK_STR(after("<Enter>"), "A");
	CHECK_INT(app.screen, PANE_NONE);
	after("g2?j<Enter>");			/* the second question: gl */
	CHECK_INT(app.screen, PANE_SLICES);
	after("?/delete the mark<Enter>q");
	CHECK_INT(app.screen, PANE_HELP);	/* the filter went first */
	after("q");
	CHECK_INT(app.screen, PANE_SLICES);
	close_app();
}

/* ---- the tutor ---- */

TEST(a_task_is_done_by_its_key_alone)
{
	open_app();
	after(":tutor<Enter>");
	CHECK_INT(app.tutor.at, 0);
	after("sSadhl0");
	CHECK_INT(app.tutor.at, 0);
	after("www");
	CHECK_INT(app.tutor.at, 0);
	after("w");
	CHECK_INT(app.tutor.at, 1);
	after("ss<C-l>");
	CHECK_INT(app.tutor.at, 1);
	after("0");
	CHECK_INT(app.tutor.at, 2);
	after("g2q");
	CHECK_INT(app.tutor.at, 2);
	after("gl");
	CHECK_INT(app.tutor.at, 3);
	after(":tutor<Enter>");			/* leaves one out */
	CHECK_INT(app.tutor.at, 4);
	close_app();
}

TEST(a_task_says_what_looks_like_it)
{
	trace = sketch("X 1 1 0 100 outer\nX 1 1 10 20 drawFrame\n"
	    "X 1 1 40 20 drawFrame\nX 1 2 0 50 alone\nX 1 2 60 9 other\n");
	app_init(&app, trace, 100, 30);
	after(":tutor<Enter>wwww0G");
	CHECK_INT(app.tutor.at, 2);
	after("gl");					/* nothing is inside */
	CHECK_INT(app.tutor.at, 2);
	CHECK(strstr(app.tutor.text, "another track, then gl") != NULL);
	CHECK(strlen(app.tutor.text) < 80);
	after("ggjgl");
	CHECK_INT(app.tutor.at, 3);
	after(":tutor<Enter>:tutor<Enter>");
	CHECK_INT(app.tutor.at, 5);
	after("/other<Enter>n");			/* another search */
	CHECK_INT(app.tutor.at, 5);
	CHECK(strstr(app.tutor.text, "drawFrame") != NULL);
	CHECK(strstr(app.tutor.text, "another name") != NULL);
	CHECK(strlen(app.tutor.text) < 80);
	after("/drawframe<Enter>");		/* shows a hit, which is not */
	CHECK(app.view.hit_index > 0);		/* the next */
	CHECK_INT(app.tutor.at, 5);
	after("n");
	CHECK_INT(app.tutor.at, 6);
	close_app();
}

/* q is said where something is open alone, and V or F are not what % does. */
TEST(a_task_says_what_closes_what_is_open)
{
	struct canvas *cv = canvas_new(100, 30);
	int i;

	open_app();
	after(":tutor<Enter>wwww0gl");
	for (i = 0; i < 4; i++)
		after(":tutor<Enter>");
	CHECK_INT(app.tutor.at, 7);
	CHECK(strstr(app.tutor.text, "8/10 Press %") != NULL);
	after("g2");
	CHECK(strstr(app.tutor.text, "8/10 q closes the list. Press %") !=
	    NULL);
	after("q");
	CHECK(strstr(app.tutor.text, "8/10 Press %") != NULL);
	after("V<Esc>Fq");
	CHECK_INT(app.tutor.at, 7);
	after("%");
	CHECK_INT(app.tutor.at, 8);
	after(";select 1<Enter>q");
	CHECK_INT(app.tutor.at, 8);
	after("F");
	CHECK_INT(app.tutor.at, 9);
	app_draw(&app, cv);
	CHECK(strstr(app.tutor.text, "Done. 10/10 q closes it. Press ;") !=
	    NULL);
	after("q");
	CHECK(strstr(app.tutor.text, "q closes") == NULL);
	after(";select 1<Enter>");
	CHECK_INT(app.tutor.at, 10);
	canvas_free(cv);
	close_app();
}

TEST(what_the_tutor_says_fits_a_screen_of_80_columns)
{
	int i;

	open_app();
	after(":tutor<Enter>");
	for (i = 0; i < 11; i++) {
		CHECK(strlen(app.tutor.text) + strlen("Done. ") < 80);
		after(":tutor<Enter>");
	}
	close_app();
}

/* ---- every list ---- */

TEST(a_list_is_searched)
{
	open_warned();
	after("g7/byte 9");			/* while typing */
	CHECK_INT(app.lists[PANE_WARNINGS].at, 3);
	after("<Esc>");				/* back to the place before */
	CHECK_INT(app.lists[PANE_WARNINGS].at, 0);
	after("/byte<Enter>");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 0);	/* byte-order-mark */
	after("n");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 2);
	after("2n");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 6);
	after("n");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 0);
	after("N");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 6);
	after("/<Enter>");			/* the last text again */
	CHECK_INT(app.lists[PANE_WARNINGS].at, 0);
	CHECK_INT(app.view.message_is_error, 0);
	close_app();
}

TEST(a_search_of_a_list_without_a_match)
{
	open_warned();
	after("g7jj/xyzzy<Enter>");
	CHECK_STR(app.view.message, "xyzzy: not in this list");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 2);
	after("n");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_INT(app.lists[PANE_WARNINGS].at, 2);
	CHECK_INT(app_mode(&app), MODE_WARNINGS);
	close_app();
}

TEST(commands_of_lists_act_on_the_open_one)
{
	open_warned();
	after("i:set pane=0<Enter>:list-down<Enter>");
	CHECK_STR(app.view.message, "no list is open");
	after(":list-find x<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	after("g7G");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 6);
	CHECK_INT(app.view.inspector.at, 0);
	after("3gg");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 2);
	after("&");
	CHECK_STR(app.view.message, "this list shows all of its lines");
	after("<Space>");		/* no fold here: pages */
	CHECK_INT(app.lists[PANE_WARNINGS].at, 6);
	after("q<Enter>G");		/* the inspector keeps a place of its
					 * own */
	CHECK(app.view.inspector.at > 3);
	after("g/xyzzy<Enter>");
	CHECK_STR(app.view.message, "xyzzy: not in this list");
	after("gg");
	CHECK_INT(app.view.inspector.at, 0);
	CHECK_STR(after("g/wall<Enter>"), "A");
	CHECK(app.view.inspector.at > 0);
	close_app();
}

TEST(a_click_selects_a_line_of_a_list)
{
	open_warned();
	after("g7i<Click:4,3>");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 1);
	after("<WheelDown:4,3>");
	CHECK_INT(app.lists[PANE_WARNINGS].at, 4);
	after("<Click:4,20>");			/* below the last line */
	CHECK_INT(app.lists[PANE_WARNINGS].at, 4);
	CHECK_STR(after("q"), "A");		/* nothing below was hit */
	after("?" "?<WheelDown:4,3>");
	CHECK_INT(app.lists[PANE_HELP].at, 3);
	close_app();
}

TEST(a_resize_storm_in_a_scrolled_list)
{
	struct canvas *cv = canvas_new(100, 30);
	struct list *l = &app.lists[PANE_HELP];
	uint64_t top;
	int cols, rows;

	open_app();
	after("?" "?<Space><Space>");
	app_draw(&app, cv);
	top = list_first(l, view_list_room(&app.view, l));
	CHECK(top > 10);
	for (rows = 1; rows < 70; rows += 3)
		for (cols = 1; cols < 130; cols += 9) {
			canvas_resize(cv, cols, rows);
			app_draw(&app, cv);
		}
	canvas_resize(cv, 40, 10);
	app_draw(&app, cv);
	after("Gj");
	app_draw(&app, cv);
	after("q?" "?");
	canvas_resize(cv, 100, 30);
	app_draw(&app, cv);
	after("<Space><Space>");
	CHECK_INT(list_first(l, view_list_room(&app.view, l)), top);
	canvas_free(cv);
	close_app();
}

/* The keys that can follow are those of the mode: in a list those of lists. */
TEST(keys_that_follow)
{
	struct canvas *canvas = canvas_new(100, 30);
	int i, top = 0;

	open_app();
	after("mag'g");
	app_draw(&app, canvas);
	CHECK(app.view.menu != NULL);
	for (i = 0; i < app.menu.n; i++) {
		top += strcmp(app.menu.v[i].text, "list-top") == 0;
		CHECK(strcmp(app.menu.v[i].text, "first-line") != 0);
	}
	CHECK_INT(top, 1);
	after("<Esc>q");
	after("g");
	app_draw(&app, canvas);
	for (top = i = 0; i < app.menu.n; i++)
		top += strcmp(app.menu.v[i].text, "first-line") == 0;
	CHECK_INT(top, 1);
	after("g");			/* gg: it is done, the menu gone */
	app_draw(&app, canvas);
	CHECK(app.view.menu == NULL);
	canvas_free(canvas);
	close_app();
}

TEST(a_question_without_an_answer_closes_the_list_of_causes)
{
	open_app();
	CHECK_STR(after("/D<Enter><Esc>gC"), "D");
	CHECK_INT(app.screen, PANE_CAUSES);
	CHECK(app.causes.n > 0);
	after(":effects<Enter>");		/* nothing leaves D */
	CHECK_INT(app.screen, PANE_NONE);
	CHECK_INT(app.causes.n, 0);
	after("gC:flow-choose-next<Enter>");
	CHECK_INT(app.screen, PANE_NONE);
	after("gC");
	app.causes.n = 0;			/* no line for Enter */
	after("<Enter>");
	CHECK_INT(app.screen, PANE_CAUSES);
	close_app();
}

/* ---- lists below the tracks show what their line speaks of ---- */

TEST(moving_in_a_list_moves_the_selection)
{
	open_app();
	after("g2");			/* A, D, B, E, C ... by length */
	CHECK_INT(view_screen_full(&app.view), 0);
	CHECK_STR(after(""), "A");
	CHECK_STR(after("j"), "D");
	CHECK_STR(after("j"), "B");
	CHECK_STR(after("k"), "D");
	CHECK_STR(after("Gk"), "G");		/* of 10 us: F, G, A */
	CHECK_STR(after("gg"), "A");
	close_app();
}

TEST(closing_a_list_goes_back_to_where_it_was_opened)
{
	struct viewport vp;
	int64_t cursor;
	uint32_t line, top;

	open_app();
	CHECK_STR(after("wwzM"), "-");
	vp = app.view.vp;
	cursor = app.view.cursor;
	line = app.view.line;
	top = app.view.top;
	CHECK_INT(app.view.folded[app.view.lines[line].track], 1);
	CHECK_STR(after("g2jjj"), "E");
	CHECK_STR(after("GG<Esc>"), "-");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(app.view.vp.zoom, vp.zoom);
	CHECK_INT(app.view.cursor, cursor);
	CHECK_INT(app.view.line, line);
	CHECK_INT(app.view.top, top);
	CHECK_INT(app.view.folded[app.view.lines[line].track], 1);
	CHECK_STR(after("g2jg2"), "-");	/* the key that opens closes */
	close_app();
}

TEST(what_a_list_keeps_is_one_jump_and_one_change)
{
	open_app();
	CHECK_STR(after("g2jjj<Enter>"), "E");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK_STR(after("<C-o>"), "A");
	close_app();
	open_app();
	after("zMg2Gk<Enter>");		/* both unfold */
	after("U");
	CHECK_INT(app.view.folded[app.view.lines[0].track], 1);
	after("U");
	CHECK_INT(app.view.folded[app.view.lines[0].track], 0);
	close_app();
}

TEST(keys_that_a_list_leaves_alone_move_in_the_tracks)
{
	int zoom;

	open_app();
	after("g2");
	zoom = app.view.vp.zoom;
	after("w");
	CHECK(app.view.vp.zoom < zoom);
	CHECK_INT(app.screen, PANE_SLICES);
	after("p");			/* no move: nothing is pinned */
	CHECK_INT(app.view.npins, 0);
	CHECK_INT(app.screen, PANE_SLICES);
	after("i");			/* over all of the screen */
	CHECK_INT(view_screen_full(&app.view), 1);
	zoom = app.view.vp.zoom;
	after("w");
	CHECK_INT(app.view.vp.zoom, zoom);
	after("i");
	CHECK_INT(view_screen_full(&app.view), 0);
	close_app();
}

TEST(a_list_on_a_low_screen_shows_nothing_of_its_lines)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 12);
	CHECK_STR(after("g2jj"), "A");	/* they would be out of sight */
	CHECK_STR(after("<Enter>"), "B");
	CHECK_STR(after("<C-o>"), "A");
	close_app();
}

/* ---- leaving ---- */

TEST(q_asks_once_where_marks_are_kept_nowhere)
{
	open_app();
	app.may_write = 1;		/* a person, without a session */
	after("maqj");
	CHECK_INT(app.ended, 0);
	after("q");			/* another key came between */
	CHECK_INT(app.ended, 0);
	CHECK_STR(app.view.message, "q again quits: the marks are not kept");
	after("q");
	CHECK_INT(app.ended, 1);
	close_app();
	open_app();
	app.may_write = 1;
	after("maQ");
	CHECK_INT(app.ended, 1);
	close_app();
	open_app();
	app.may_write = 1;
	after("q");			/* there is nothing to lose */
	CHECK_INT(app.ended, 1);
	close_app();
}

/* ---- prompts ---- */

TEST(a_prompt_whose_text_is_wrong_stays_open)
{
	open_app();
	after(":set margn=3<Enter>");
	CHECK_INT(app.prompt_kind, PROMPT_COMMAND);
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(app.prompt.text, "set margn=3");
	after("<BS>");
	CHECK_INT(app.view.message_is_error, 0);
	after("<Esc>");
	CHECK_INT(app.prompt_kind, PROMPT_NONE);
	after(":parent<Enter>");	/* fails, but is typed right */
	CHECK_INT(app.prompt_kind, PROMPT_NONE);
	after(";SELECT nam FROM slice<Enter>");
	CHECK_INT(app.prompt_kind, PROMPT_SQL);
	CHECK_INT(app.prompt.at, strlen("SELECT "));
	after("<Esc>:track n SELECT 1<Enter>");	/* it is no file's */
	CHECK_INT(app.prompt_kind, PROMPT_NONE);
	close_app();
}

/* What is written meanwhile is said, but not in place of what stands there. */
TEST(how_much_of_a_copy_is_written)
{
	open_app();
	app.follow = follow_new(0);
	CHECK_INT(save_ui_wait(&app, 0), 0);
	follow_save(app.follow, "a");
	CHECK_INT(follow_wrote(app.follow, 1, 4), 0);
	CHECK_INT(save_ui_wait(&app, 0), 1);
	CHECK_STR(app.view.message, "25 % written, Esc ends it");
	CHECK_INT(save_ui_wait(&app, 0), 0);
	CHECK_INT(follow_wrote(app.follow, 2, 4), 0);
	CHECK_INT(save_ui_wait(&app, 0), 1);
	CHECK_STR(app.view.message, "50 % written, Esc ends it");
	app_say(&app, "%s", "another");
	CHECK_INT(follow_wrote(app.follow, 3, 4), 0);
	CHECK_INT(save_ui_wait(&app, 0), 0);
	CHECK_STR(app.view.message, "another");
	CHECK_INT(save_ui_pending(&app), 1);
	CHECK_INT(save_ui_stop(&app), 1);
	follow_free(app.follow);
	app.follow = NULL;
	close_app();
}

TEST_MAIN
