/*
 * newest: behind the end of a model the picture is that of a model which has
 * everything, if a small model has the newest events.
 */
#include "config.h"

#include "ttv/canvas.h"
#include "ttv/match_models.h"
#include "ttv/newest.h"
#include "ttv/style.h"
#include "ttv/view.h"

#include "sketch.h"
#include "test.h"

#define NAMES	"P 1 Engine\nT 1 1 main\nT 1 2 io\n"
#define LASTS	"B 1 1 1500 Open\nX 1 2 500 2500 Read\n"
#define OLD	NAMES "X 1 1 0 1000 Frame\nX 1 1 100 300 Sub\n"		\
	"i 1 1 300 poke\n" LASTS
#define NEW	"X 1 1 2100 300 Update\nX 1 1 3000 10 Short\n"		\
	"X 1 2 3100 400 Read\ni 1 1 2500 poke\n"
#define FROM	1500000			/* ns: OLD has all until here */

static struct trace *old, *small, *all;
static struct view v, w;
static struct canvas *cv, *cw;

/* Shows a part of the events from an offset on. */
static int
show(struct trace *t, uint64_t since, uint64_t until, int64_t from, uint64_t n)
{
	struct newest part = { t, since, until, from, n };

	return view_add_newest(&v, &part);
}

static void
open_view(struct view *view, const struct trace *t, int folded)
{
	view_init(view, t);
	view_resize(view, 100, 24);
	if (folded) {
		view->folded[0] = 1;
		view_layout(view);
	}
	viewport_fit(&view->vp, 0, 4000000);
}

static void
begin(const char *newest, int folded)
{
	char text[1000];

	snprintf(text, sizeof(text), "%s%s%s", NAMES, LASTS, newest);
	small = sketch(text);
	snprintf(text, sizeof(text), "%s%s", OLD, newest);
	all = sketch(text);
	old = sketch(OLD);
	open_view(&v, old, folded);
	open_view(&w, all, folded);
	show(small, 100, 200, FROM, 4);
	cv = canvas_new(100, 24);
	cw = canvas_new(100, 24);
}

static void
end(void)
{
	canvas_free(cv);
	canvas_free(cw);
	view_free(&v);
	view_free(&w);
	trace_free(old);
	trace_free(small);
	trace_free(all);
}

/*
 * Compares the colours of the columns behind FROM, but for headings: texts in
 * boxes begin anew there.  Returns how many cells have ink.
 */
static int
compare(void)
{
	int x, y, from, label = v.cols - v.vp.cols, ink = 0;
	const struct cell *a, *b;
	uint32_t line;
	int64_t t;

	frame_draw(cv, &v);
	frame_draw(cw, &w);
	CHECK_INT(v.nlines, w.nlines);
	from = viewport_col(&v.vp, FROM);	/* far to the left in a zoom */
	for (y = 0; y < 24; y++)
		for (x = from < 0 ? label : label + from + 1; x < v.cols; x++) {
			if (frame_at(&v, x, y, &line, &t) != FRAME_TRACKS)
				continue;
			if (line == NONE || (v.lines[line].type ==
			    LINE_PROCESS && !v.folded[v.lines[line].track]))
				continue;
			a = canvas_at(cv, x, y);
			b = canvas_at(cw, x, y);
			CHECK_INT(a->style.role, b->style.role);
			/* what is folded has the colours of the row that is
			 * the busiest of each model */
			if (v.lines[line].type == LINE_ROW)
				CHECK_INT(a->style.hue, b->style.hue);
			ink += a->style.role != ROLE_NORMAL;
		}
	return ink;
}

TEST(the_picture_is_that_of_everything)
{
	begin(NEW, 0);
	CHECK(compare() > 40);
	end();
}

TEST(so_is_that_of_what_is_folded)
{
	begin(NEW, 1);
	CHECK(compare() > 20);
	end();
}

TEST(at_every_zoom_and_place)
{
	int64_t t;
	int zoom;

	begin(NEW, 0);
	for (zoom = 0; zoom < 60; zoom += 7)
		for (t = 0; t < 4000000; t += 410000) {
			v.vp.zoom = w.vp.zoom = zoom;
			v.vp.t0 = w.vp.t0 = t / viewport_step(&v.vp) *
			    viewport_step(&v.vp);
			compare();
		}
	end();
}

TEST(what_the_large_model_lacks_is_not_drawn)
{
	begin("X 7 7 3000 10 Stranger\nX 1 1 3000 500 a\nX 1 1 3001 5 b\n"
	    "X 1 1 3001 3 c\nX 1 1 3001 2 d\n", 0);
	frame_draw(cv, &v);
	CHECK(v.nlines < w.nlines);
	CHECK(view_end(&v) == w.trace->end);
	CHECK_INT(show(small, 100, 200, FROM, 4), 1);	/* and it says so */
	end();
}

TEST(the_end_and_the_count_are_those_of_both)
{
	begin(NEW, 0);
	CHECK_INT(old->end, 3000000);
	CHECK_INT(view_end(&v), 3500000);
	CHECK_INT(v.nnewest, 4);
	CHECK_INT(show(small, 100, 200, FROM, 4), 0);
	end();
}

TEST(the_whole_view_has_both)
{
	begin(NEW, 0);
	viewport_fit_exact(&v.vp, v.trace->start, view_end(&v));
	view_resize(&v, v.cols - 20, v.rows);
	CHECK(viewport_end(&v.vp) > view_end(&v));
	view_resize(&v, v.cols + 40, v.rows);
	CHECK(viewport_end(&v.vp) > view_end(&v));
	end();
}

TEST(a_fuller_model_drops_it)
{
	struct match_models *same;

	begin(NEW, 0);
	all->until = 200;
	same = match_models_new(old, all);
	view_set_trace(&v, same);
	match_models_free(same);
	v.vp = w.vp;
	CHECK_INT(v.nnewest, 0);
	CHECK(compare() > 40);
	end();
}

TEST(a_time_that_is_not_in_view)
{
	begin(NEW, 0);
	show(small, 100, 200, INT64_MIN, 4);
	frame_draw(cv, &v);
	show(small, 100, 200, INT64_MAX, 4);
	frame_draw(cv, &v);
	view_resize(&v, 1, 1);
	show(small, 100, 200, FROM, 4);
	canvas_resize(cv, 1, 1);
	frame_draw(cv, &v);
	CHECK_INT(v.nnewest, 4);
	end();
}

/* ---- several parts ---- */

#define MORE	"X 1 1 3200 100 Draw\nX 1 2 3700 90 Read\n"
#define SECOND	3050000			/* ns: what is drawn of MORE's part */

/* Two parts behind the large model: NEW, and MORE with what lasts. */
static struct trace *
begin_two(void)
{
	struct trace *second, *both;

	begin(NEW MORE, 0);
	both = small;
	small = sketch(NAMES LASTS NEW);
	show(small, 100, 200, FROM, 4);
	trace_free(both);
	second = sketch(NAMES "B 1 1 1500 Open\n" "X 1 2 3100 400 Read\n" MORE);
	show(second, 200, 300, SECOND, 2);
	return second;
}

TEST(the_picture_of_two_parts_is_that_of_everything)
{
	struct trace *second = begin_two();

	CHECK_INT(v.nnewest, 6);
	CHECK(compare() > 40);
	end();
	trace_free(second);
}

TEST(a_joined_part_takes_the_place_of_its_parts)
{
	struct trace *second = begin_two(), *both;

	both = sketch(NAMES LASTS NEW MORE);
	show(both, 100, 300, FROM, 6);
	CHECK_INT(v.nnewest, 6);
	trace_free(small);		/* no view has it any more */
	small = both;
	CHECK(compare() > 40);
	end();
	trace_free(second);
}

TEST(a_model_keeps_the_parts_that_it_lacks)
{
	struct trace *second = begin_two(), *more = sketch(OLD NEW);
	struct match_models *same;

	more->until = 250;		/* half a line of the second part */
	same = match_models_new(old, more);
	view_set_trace(&v, same);
	match_models_free(same);
	v.vp = w.vp;
	CHECK_INT(v.nnewest, 2);
	CHECK(compare() > 40);
	end();
	trace_free(more);
	trace_free(second);
}

TEST(no_part_is_drawn_behind_the_next_one)
{
	struct trace *second;

	begin("", 0);
	show(small, 200, 300, FROM, 0);
	second = sketch(NAMES "X 1 1 3500 100 Wrong\n");
	show(second, 100, 200, FROM, 0);	/* in the same column */
	CHECK(compare() > 0);
	end();
	trace_free(second);
}

/* Returns how many cells of a thread's lines have ink from a time on. */
static int
ink_of(int64_t tid, int64_t from)
{
	int x, y, ink = 0, label = v.cols - v.vp.cols;
	uint32_t line, i, track = NONE;
	int64_t t;

	for (i = 0; i < v.trace->nthreads; i++)
		if (v.trace->threads[i].tid.num == tid)
			track = v.trace->threads[i].track;
	for (y = 0; y < 24; y++)
		for (x = label + viewport_col(&v.vp, from); x < v.cols; x++)
			if (frame_at(&v, x, y, &line, &t) == FRAME_TRACKS &&
			    line != NONE && v.lines[line].track == track)
				ink += canvas_at(cv, x, y)->style.role !=
				    ROLE_NORMAL;
	return ink;
}

TEST(behind_what_went_back_is_what_the_model_has)
{
	struct trace *second;
	int ink;

	old = sketch(OLD);
	small = sketch("P 1 Engine\nT 1 1 main\nX 1 1 2100 300 Update\n");
	second = sketch(NAMES "X 1 2 600 100 Late\n");
	open_view(&v, old, 0);
	cv = canvas_new(100, 24);
	frame_draw(cv, &v);
	ink = ink_of(2, 1000000);	/* Read, until 3000 us */
	CHECK(ink > 30);
	show(small, 100, 200, FROM, 1);	/* has no io */
	show(second, 200, 300, 500000, 1);
	frame_draw(cv, &v);
	CHECK_INT(ink_of(2, 1000000), ink);
	canvas_free(cv);
	view_free(&v);
	trace_free(old);
	trace_free(small);
	trace_free(second);
}

static void
note_dropped(void *arg, struct trace *t)
{
	struct trace ***last = arg;

	*(*last)++ = t;
}

/* Calls drop for each part that leaves the list, once. */
TEST(parts_that_leave_a_list_are_dropped)
{
	static struct trace t[4];
	struct trace *gone[8] = { NULL }, **last = gone;
	struct newest_list l = { NULL, 0, 0 };
	struct newest first = { &t[0], 100, 200, 0, 1 },
	    second = { &t[1], 200, 300, 0, 1 },
	    third = { &t[2], 300, 400, 0, 1 },
	    both = { &t[3], 200, 400, 0, 2 };

	newest_add(&l, &first, note_dropped, &last);
	newest_add(&l, &third, note_dropped, &last);
	newest_add(&l, &second, note_dropped, &last);
	CHECK(last == gone);
	newest_add(&l, &both, note_dropped, &last);
	CHECK(last == gone + 2 && gone[0] == &t[1] && gone[1] == &t[2]);
	newest_until(&l, 200, note_dropped, &last);
	CHECK(last == gone + 3 && gone[2] == &t[0]);
	newest_clear(&l, note_dropped, &last);
	CHECK(last == gone + 4 && gone[3] == &t[3]);
}

TEST_MAIN
