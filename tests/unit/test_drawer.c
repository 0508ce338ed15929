/*
 * drawer: areas and their table, driven by keys; the thread that makes the
 * table, models that come while it runs; how any such thread is asked, ended
 * and shown, by works that end when a test lets them.
 */
#include "config.h"

#include <semaphore.h>
#include <unistd.h>

#include "ttv/base64.h"
#include "ttv/canvas.h"
#include "ttv/list.h"

#include "answer.h"
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

/* ---- what is asked of a thread, by works of the test's own ---- */

struct question {
	struct work	 work;
	int		 n;
};

static struct {
	sem_t		 go;		/* lets a work end */
	int		 n, asked, rc;	/* the question; a work's result */
	int		 shown, was;	/* the last one; that before it */
	int		 failed;	/* the last one that has */
	int		 works, freed, stopped;
} ask;

static int
number_of(const struct work *w)
{
	return w != NULL ? ((const struct question *)w)->n : 0;
}

static int
ask_run(struct work *w)
{
	sem_wait(&ask.go);
	return atomic_load(&w->progress.cancel) ? -1 : ask.rc;
}

static void
ask_free(struct work *w)
{
	ask.freed++;
	ask.stopped += (int)atomic_load(&w->progress.cancel);
	free(w);
}

static int
ask_asked(const struct app *a, const struct answer *answer)
{
	(void)a;
	(void)answer;
	return ask.asked;
}

static int
ask_fits(const struct app *a, const struct answer *answer,
    const struct work *w)
{
	(void)a;
	(void)answer;
	return number_of(w) == ask.n;
}

static struct work *
ask_ask(struct app *a, struct answer *answer)
{
	struct question *q = calloc(1, sizeof(*q));

	(void)a;
	(void)answer;
	q->n = ask.n;
	ask.works++;
	return &q->work;
}

static void
ask_show(struct app *a, struct answer *answer, const struct work *was)
{
	(void)a;
	ask.shown = number_of(answer->made);
	ask.was = number_of(was);
}

static void
ask_fail(struct app *a, const struct work *w)
{
	(void)a;
	ask.failed = number_of(w);
}

static const struct answer_kind ask_kind = { ask_run, ask_free, ask_asked,
    ask_fits, ask_ask, ask_show, ask_fail };

static struct answer answer;
static struct app asker;

static void
begin_asking(int lazy)
{
	memset(&ask, 0, sizeof(ask));
	sem_init(&ask.go, 0, 0);
	ask.asked = 1;
	asker.view.lazy = lazy;
	answer_init(&answer, &ask_kind);
}

static void
ask_for(int n)
{
	ask.n = n;
	answer_update(&asker, &answer);
}

/* Lets the work end and waits for it; returns whether there is to draw. */
static int
let_end(int rc)
{
	ask.rc = rc;
	sem_post(&ask.go);
	return answer_wait(&asker, &answer, 60000);
}

static void
end_asking(void)
{
	answer_drop(&answer);
	CHECK(answer.job == NULL);
	CHECK(answer.made == NULL);
	CHECK(answer.failed == NULL);
	CHECK_INT(ask.freed, ask.works);
	sem_destroy(&ask.go);
}

TEST(an_answer_stays_until_the_next_is_there)
{
	begin_asking(1);
	CHECK_INT(answer_wait(&asker, &answer, 60000), 0);
	ask_for(1);
	ask_for(1);
	CHECK_INT(ask.works, 1);
	CHECK_INT(answer_percent(&answer), 0);
	atomic_store(&answer.job->progress.done, 34);
	atomic_store(&answer.job->progress.total, 100);
	CHECK_INT(answer_wait(&asker, &answer, 0), 1);
	CHECK_INT(answer_percent(&answer), 30);
	CHECK_INT(answer_wait(&asker, &answer, 0), 0);
	CHECK_INT(let_end(0), 1);
	CHECK_INT(ask.shown, 1);
	CHECK_INT(ask.was, 0);
	CHECK_INT(answer_percent(&answer), 0);
	ask_for(1);
	CHECK(answer.job == NULL);
	/* one that is not wanted any more ends without a word */
	ask_for(2);
	ask_for(3);
	CHECK_INT((int)atomic_load(&answer.job->progress.cancel), 1);
	CHECK_INT(let_end(0), 0);
	CHECK_INT(ask.stopped, 1);
	CHECK_INT(number_of(answer.job), 3);
	CHECK_INT(number_of(answer.made), 1);
	CHECK_INT(ask.shown, 1);
	CHECK_INT(let_end(0), 1);
	CHECK_INT(ask.shown, 3);
	CHECK_INT(ask.was, 1);
	CHECK_INT(ask.freed, 2);
	end_asking();
}

TEST(what_has_failed_is_not_tried_again)
{
	begin_asking(1);
	ask_for(1);
	CHECK_INT(let_end(0), 1);
	ask_for(2);
	CHECK_INT(let_end(-1), 1);
	CHECK_INT(ask.failed, 2);
	CHECK_INT(ask.shown, 1);
	CHECK_INT(number_of(answer.made), 1);
	ask_for(2);
	CHECK_INT(ask.works, 2);
	ask_for(3);
	CHECK_INT(let_end(0), 1);
	CHECK(answer.failed == NULL);
	CHECK_INT(ask.freed, 2);
	end_asking();
}

TEST(a_work_that_is_given_up_is_told_so)
{
	begin_asking(1);
	ask_for(1);
	ask.asked = 0;
	ask_for(1);
	CHECK_INT((int)atomic_load(&answer.job->progress.cancel), 1);
	CHECK_INT(let_end(0), 1);	/* nothing runs: that is to be drawn */
	CHECK(answer.job == NULL);
	CHECK(answer.made == NULL);
	ask_for(2);
	CHECK_INT(ask.works, 1);
	ask.asked = 1;
	ask_for(2);
	sem_post(&ask.go);
	answer_drop(&answer);
	CHECK_INT(ask.stopped, 2);
	end_asking();
	work_free(NULL);
}

TEST(what_ends_now_may_have_been_asked_before)
{
	begin_asking(1);
	ask_for(1);
	sem_post(&ask.go);
	CHECK_INT(job_wait(&answer.job->job, 60000), 1);
	ask_for(2);
	CHECK_INT(ask.shown, 1);
	CHECK_INT(number_of(answer.job), 2);
	CHECK_INT(let_end(0), 1);
	end_asking();
	/* a view that is not lazy has all at once */
	begin_asking(0);
	sem_post(&ask.go);
	ask_for(1);
	CHECK_INT(ask.shown, 1);
	CHECK(answer.job == NULL);
	end_asking();
}

TEST_MAIN
