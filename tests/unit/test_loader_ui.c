/*
 * loader_ui: the viewer of a trace that is being loaded keeps its place, and
 * goes where options say when all is there.
 */
#include "config.h"

#include <poll.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/key.h"
#include "ttv/script.h"
#include "ttv/term.h"

#include "steps.h"

static struct app app;

#define FIRST								\
	"P 5 Engine\nT 5 1 main\n"					\
	"X 5 1 0 1000 Frame\nX 5 1 100 300 Update\nX 5 1 500 5 tiny\n"	\
	"X 5 2 100 50 Read\ni 5 2 300 poke\n"
#define MORE	FIRST							\
	"T 5 2 io\nX 5 1 1000 300 Frame\nX 5 1 1010 100 Update\n"	\
	"X 1 9 0 50 First\nC 5 10 heap v 3\n"
#define ALL	MORE "P 1 Aaa\nX 5 1 2000 300 Frame\nX 5 1 -50 9 Early\n"

static void
open_app(void)
{
	begin();
	app_init(&app, loader_trace(loader), 100, 30);
	app.loader = loader;
	app.ready = 1;
}

static void
close_app(void)
{
	app_free(&app);
	end_loader();
}

static void
model(const char *m)
{
	step(STEP_MODEL, m);
	CHECK_INT(app_follow(&app), 1);
}

static void
end(const char *m)
{
	step(STEP_END, m);
	CHECK_INT(app_follow(&app), 1);
}

/* Plays keys; returns the name of the selection. */
static const char *
after(const char *keys)
{
	struct err err;

	err_clear(&err);
	script_play(&app, keys, &err);
	if (app.view.sel.type == ENTITY_INSTANT)
		return trace_kind_name(app.trace,
		    app.trace->instants[app.view.sel.id].kind);
	return app.view.sel.type != ENTITY_SLICE ? "-" :
	    trace_kind_name(app.trace, app.trace->kind[app.view.sel.id]);
}

/*
 * Returns whether the frame equals that of a viewer that opened the whole
 * trace.
 */
static int
like_at_once(const char *m, const char *keys)
{
	struct trace *t = sketch(m);
	struct canvas *a = canvas_new(100, 30), *b = canvas_new(100, 30);
	struct app fresh;
	struct err err;
	int same;

	app_init(&fresh, t, 100, 30);
	err_clear(&err);
	script_play(&fresh, keys, &err);
	app_draw(&fresh, a);
	app_draw(&app, b);
	same = memcmp(a->cells, b->cells, 100 * 30 * sizeof(*a->cells)) == 0;
	app_free(&fresh);
	canvas_free(a);
	canvas_free(b);
	trace_free(t);
	return same;
}

TEST(who_touches_nothing_sees_what_is_there)
{
	open_app();
	CHECK_INT(app_follow(&app), 1);		/* "loading" */
	CHECK_INT(app_follow(&app), 0);
	CHECK_STR(app.view.progress, "loading");
	model(FIRST);
	CHECK_STR(after(""), "Update");
	model(MORE);
	end(ALL);
	CHECK_INT(app.loaded, 1);
	CHECK_INT(app_follow(&app), 0);
	CHECK(like_at_once(ALL, ""));
	close_app();
}

TEST(keys_before_there_is_anything)
{
	open_app();
	after("wwjlmaGgt5ms<Enter>");
	model(FIRST);
	app.view.progress[0] = '\0';
	CHECK_STR(after(""), "Update");
	CHECK(viewport_col(&app.view.vp, app.trace->end) < app.view.vp.cols);
	CHECK(viewport_col(&app.view.vp, app.trace->start) >= 0);
	end(ALL);
	close_app();
}

TEST(the_place_stays)
{
	struct viewport vp = { 0 };
	uint32_t below;

	open_app();
	model(FIRST);
	CHECK_STR(after("l"), "tiny");
	after("www");
	vp = app.view.vp;
	below = app.view.line - app.view.top;
	model(MORE);
	CHECK_STR(after(""), "tiny");
	end(ALL);
	CHECK_STR(after(""), "tiny");
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(app.view.vp.zoom, vp.zoom);
	CHECK_INT(app.view.cursor, 500000);
	CHECK_INT(app.view.lines[app.view.line].track,
	    app.trace->threads[0].track);
	CHECK_INT(app.trace->rows[app.view.lines[app.view.line].row].depth, 1);
	CHECK(app.view.line - app.view.top == below || app.view.top == 0);
	CHECK_STR(after("h"), "Update");
	close_app();
}

TEST(a_view_of_everything_grows_with_it)
{
	open_app();
	model(FIRST);
	CHECK_STR(after("l"), "tiny");
	end(ALL);
	CHECK_STR(after(""), "tiny");
	CHECK(viewport_col(&app.view.vp, app.trace->end) < app.view.vp.cols);
	CHECK(viewport_col(&app.view.vp, app.trace->start) >= 0);
	close_app();
}

TEST(folds_marks_and_jumps_stay)
{
	open_app();
	model(FIRST);
	CHECK_STR(after("lma"), "tiny");
	CHECK_STR(after("/poke<Enter>"), "poke");
	CHECK_STR(after("/Frame<Enter>"), "Frame");
	after("zc");
	end(ALL);
	CHECK_INT(app.view.folded[app.trace->threads[0].track], 1);
	CHECK_INT(app.view.folded[app.trace->threads[1].track], 0);
	CHECK_STR(after("<C-o>"), "poke");
	CHECK_STR(after("<C-o>"), "tiny");
	CHECK_STR(after("G'a"), "tiny");
	CHECK_INT(app.view.cursor, 500000);
	close_app();
}

TEST(all_folded_is_what_comes_later_too)
{
	uint32_t i, n = 0;

	open_app();
	model(FIRST);
	after("zM");
	end(ALL);
	for (i = 0; i < app.trace->ntracks; i++)
		n += app.view.folded[i];
	CHECK_INT(n, 3);		/* two processes, and the deep thread */
	close_app();
	open_app();
	model(FIRST);
	after("zMzR");
	end(ALL);
	for (i = n = 0; i < app.trace->ntracks; i++)
		n += app.view.folded[i];
	CHECK_INT(n, 0);
	close_app();
}

TEST(a_search_finds_what_is_new)
{
	open_app();
	model(FIRST);
	CHECK_STR(after("/up<Enter>"), "Update");
	CHECK_INT(app.view.nhits, 1);
	end(ALL);
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 1);
	CHECK_STR(app.view.search, "up");
	CHECK_STR(after("n"), "Update");
	CHECK_INT(app.view.cursor, 1010000);
	close_app();
}

TEST(a_search_for_a_name_stays_one)
{
	open_app();
	model("X 5 1 0 9 Read\nX 5 1 10 9 Read\n");
	after("*");
	CHECK_INT(app.view.nhits, 2);
	end("X 5 1 0 9 Read\nX 5 1 10 9 Read\nX 5 1 20 9 Reader\n"
	    "X 5 1 30 9 Read\n");
	CHECK_INT(app.view.nhits, 3);
	after("<Esc>");
	CHECK(app.view.hit == NULL);
	close_app();
}

TEST(a_prompt_stays_open)
{
	open_app();
	model(FIRST);
	after("/fra");
	CHECK_INT(app.view.nhits, 1);
	end(ALL);
	CHECK_INT(app.prompt_kind, PROMPT_FIND);
	CHECK_INT(app.view.nhits, 3);
	CHECK_STR(after("<Esc>"), "Update");
	CHECK(app.view.hit == NULL);
	close_app();
}

TEST(a_list_of_tracks_stays_at_its_track)
{
	open_app();
	model(FIRST);
	after("t<Down><Down>");		/* the second thread, now without a
					 * name */
	end(ALL);
	CHECK(app.picker.n > 4);
	CHECK_INT(app.picker.v[list_at(&app.lists[PANE_TRACKS])],
	    app.trace->threads[1].track);
	after("<Enter>");
	CHECK_INT(app.view.lines[app.view.line].track,
	    app.trace->threads[1].track);
	close_app();
}

/* Returns the text of the current line of an open pane. */
static const char *
line_text(enum pane_id id)
{
	static struct list_line line;
	const struct list *l = &app.lists[id];

	memset(&line, 0, sizeof(line));
	if (list_at(l) != LIST_NONE)
		l->source->line(l->arg, list_at(l), &line);
	return line.n > 0 ? line.cell[0].text : "";
}

#define WARNED	"P 5 a\nX 5 1 0 100 one\nB 5 1 10 open\nB 5 2 20 open\n"

TEST(the_list_of_warnings_stays_at_its_place)
{
	uint64_t at;

	open_app();
	model(WARNED);
	after("g7/byte 3<Enter>");
	CHECK_STR(line_text(PANE_WARNINGS), "    byte 3");
	at = app.lists[PANE_WARNINGS].at;
	model(WARNED "e 5 1 20 x\ne 5 2 20 x\nX 5 1 50 100 across\n");
	CHECK_STR(line_text(PANE_WARNINGS), "    byte 3");
	CHECK(app.lists[PANE_WARNINGS].at > at);
	/* its subject is gone: the list stays open */
	end("P 5 a\nX 5 1 0 100 one\n");
	CHECK_INT(app.screen, PANE_WARNINGS);
	CHECK_STR(line_text(PANE_WARNINGS), "");
	after("jGk<Enter>q");
	CHECK_INT(app.screen, PANE_NONE);
	close_app();
}

TEST(the_inspector_stays_at_its_line)
{
	struct entity_ref sel;
	uint64_t at;

	open_app();
	model("X 5 1 0 1000 Frame\nX 5 1 100 100 a\nX 5 1 300 100 b\n");
	after("k<Enter>g/b<Enter>");
	while (list_target(&app.view.inspector, &sel) == -1 ||
	    strcmp(trace_kind_name(app.trace, app.trace->kind[sel.id]), "b"))
		if (list_at(&app.view.inspector) + 1 >=
		    list_count(&app.view.inspector))
			break;
		else
			after("j");
	at = app.view.inspector.at;
	end("X 5 1 0 1000 Frame\nX 5 1 100 100 a\nX 5 1 300 100 b\n"
	    "X 5 1 500 200 c\nX 5 1 700 200 d\n");
	CHECK_INT(list_target(&app.view.inspector, &sel), 0);
	CHECK_STR(trace_kind_name(app.trace, app.trace->kind[sel.id]), "b");
	CHECK_INT(app.view.inspector.at, at + 2);
	close_app();
}

TEST(ctrl_c_stops_and_keeps)
{
	open_app();
	progress(41, 100);
	model(FIRST);
	CHECK_STR(after("lh<C-c>"), "Update");
	progress(42, 100);
	CHECK_INT(fake.said, 1);
	step(STEP_END, MORE);
	app_follow(&app);
	CHECK_STR(app.view.progress, "stopped at 42 %");
	CHECK_STR(after(""), "Update");
	CHECK_INT(app.ended, 0);
	after("<C-c>");
	CHECK_STR(app.view.message, "q quits");
	close_app();
}

TEST(an_error_with_nothing_to_see_ends_it)
{
	open_app();
	step(STEP_FAIL, NULL);
	app_follow(&app);
	CHECK_INT(app.ended, 1);
	close_app();
}

TEST(an_error_later_is_said)
{
	open_app();
	model(FIRST);
	step(STEP_FAIL, NULL);
	app_follow(&app);
	CHECK_INT(app.ended, 0);
	CHECK_STR(app.view.message, "this is bad");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("lh"), "Update");
	close_app();
}

TEST(keys_are_played_when_all_is_there)
{
	open_app();
	app.keys = "/Later<Enter>";
	model(FIRST);
	CHECK_STR(after(""), "Update");
	end(FIRST "X 5 1 3000 5 Later\n");
	CHECK_STR(after(""), "Later");
	close_app();
}

TEST(keys_wait_for_the_config_and_are_played_once)
{
	open_app();
	app.ready = 0;
	app.keys = "/Later<Enter>";
	end(FIRST "X 5 1 3000 5 Later\n");
	CHECK_INT(app.played, 0);
	app.ready = 1;
	script_arrive(&app);
	CHECK_STR(after(""), "Later");
	after("gl");
	script_arrive(&app);
	CHECK_STR(after(""), "Frame");
	close_app();
}

TEST(keys_of_a_trace_that_grows_wait_for_its_first_events)
{
	open_app();
	app.follow = follow_new(0);
	app.keys = "/Later<Enter>";
	CHECK_INT(app_follow(&app), 1);		/* "loading" */
	CHECK_INT(app.played, 0);
	model(FIRST "X 5 1 3000 5 Later\n");
	CHECK_STR(after(""), "Later");
	after("gl");
	end(FIRST "X 5 1 3000 5 Later\nX 6 1 4000 5 Later\n");
	CHECK_STR(after(""), "Frame");
	follow_free(app.follow);
	close_app();
}

/* ---- the loop ---- */

struct fake_term {
	const char	*keys;
	int		 draws;
	int		 waits;		/* waits for the loader: a step each */
};

static void
term_size(void *arg, int *cols, int *rows)
{
	(void)arg;
	*cols = 100;
	*rows = 30;
}

/* Runs a step of the loader for each '1' to '3' in the keys. */
static uint32_t
term_key(void *arg, int fd, int ms)
{
	struct fake_term *f = arg;
	struct pollfd pfd = { fd, POLLIN, 0 };
	uint32_t k;

	(void)ms;
	if (*f->keys >= '1' && *f->keys <= '3') {
		step(*f->keys == '3' ? STEP_END : STEP_MODEL, *f->keys == '1' ?
		    FIRST : *f->keys == '2' ? MORE : ALL);
		f->keys++;
		CHECK_INT(poll(&pfd, 1, -1), 1);
		f->waits++;
		return K_NONE;
	}
	return key_parse(&f->keys, &k) == -1 ? K_GONE : k;
}

static int
term_pending(void *arg)
{
	(void)arg;
	return 0;
}

static void
term_draw(void *arg, const struct canvas *cv, int col, int row)
{
	(void)cv;
	(void)col;
	(void)row;
	((struct fake_term *)arg)->draws++;
}

static int
term_slow(void *arg)
{
	(void)arg;
	return 0;
}

static void
term_nothing(void *arg)
{
	(void)arg;
}

static void
term_mouse(void *arg, int on)
{
	(void)arg;
	(void)on;
}

static const struct term_ops ops = { term_size, term_key, term_pending,
	term_draw, term_nothing, term_nothing, term_nothing, term_slow,
	term_mouse, NULL, NULL };

TEST(the_loop_waits_for_both)
{
	struct fake_term f = { "1h2w3lQ", 0, 0 };

	open_app();
	app_loop(&app, &(struct term){ &ops, &f });
	CHECK_INT(f.waits, 3);
	/* at first, and after each key but Q */
	CHECK_INT(f.draws, 7);
	CHECK_INT(app.ended, 1);
	CHECK_INT(app.loaded, 1);
	CHECK_STR(after(""), "tiny");
	close_app();
}

TEST(a_quit_does_not_wait)
{
	struct fake_term f = { "1q", 0, 0 };

	open_app();
	app_loop(&app, &(struct term){ &ops, &f });
	CHECK_INT(app.ended, 1);
	CHECK_INT(loader_ended(loader, NULL), 0);
	CHECK_INT(loader_free(loader), -1);
	step(STEP_END, ALL);
	close_app();
}

TEST_MAIN
