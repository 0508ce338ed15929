/*
 * newest: the selection and the search among events that the model does not
 * have yet: steps pass each thing once, hits count once, and what is selected
 * stays when parts are joined.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/canvas.h"
#include "ttv/find.h"
#include "ttv/newest.h"
#include "ttv/trace.h"
#include "ui/find_ui.h"

#include "test.h"
#include "viewer.h"

#define US	1000
#define PARTS	4

/*
 *	main:	A 0-1000     | E 1100-1300   G 1400-1500 | H 1600-1700
 *		  B 100-200  |   F 1150-1200             |   B 1650-1660
 *	io:	             | B 1420-1430               |
 *
 * The second part has also G, which it has read before its own events.
 */
static const struct event {
	uint64_t	off;
	int		tid, ts, dur;
	const char	*name;
} events[] = {
	{ 10, 1, 0, 1000, "A" },
	{ 20, 1, 100, 100, "B" },
	{ 30, 2, 10, 10, "io" },
	{ 110, 1, 1100, 200, "E" },
	{ 120, 1, 1150, 50, "F" },
	{ 130, 1, 1400, 100, "G" },
	{ 140, 2, 1420, 10, "B" },
	{ 210, 1, 1600, 100, "H" },
	{ 220, 1, 1650, 10, "B" },
	{ 310, 1, -7000, 10, "back" },
};

static struct trace *parts[PARTS];
static size_t nparts;

/* Makes a model of the events with offsets in [from, to). */
static struct trace *
model(uint64_t from, uint64_t to)
{
	struct builder *b = builder_new();
	uint32_t p, t[2];
	struct trace *tr;
	size_t i;

	p = builder_process(b, builder_int_ident(1), 0);
	t[0] = builder_thread(b, p, builder_int_ident(1));
	t[1] = builder_thread(b, p, builder_int_ident(2));
	for (i = 0; i < sizeof(events) / sizeof(events[0]); i++)
		if (events[i].off >= from && events[i].off < to)
			builder_complete(b, t[events[i].tid - 1],
			    (int64_t)events[i].ts * US,
			    (int64_t)events[i].dur * US, builder_kind(b,
			    builder_string(b, events[i].name,
			    strlen(events[i].name)), 0, 0), events[i].off);
	tr = builder_finish(&b, 1, 1);
	tr->until = to;
	return tr;
}

/* Shows the part [since, until), which has read from `read` on. */
static void
add(uint64_t read, uint64_t since, uint64_t until, int64_t from, uint64_t n)
{
	struct newest part = { model(read, until), since, until, from * US,
	    n };

	parts[nparts++] = part.trace;
	view_add_newest(&app.view, &part);
	find_newest(&app);
}

static void
open_app(void)
{
	nparts = 0;
	trace = model(0, 100);
	app_init(&app, trace, 120, 36);
	add(100, 100, 200, 1000, 4);
	add(130, 200, 300, 1500, 2);
	after("0");
}

static void
end(void)
{
	close_app();
	while (nparts > 0)
		trace_free(parts[--nparts]);
}

/* Plays keys; returns the name of the selection, with a dot if it is new. */
static const char *
then(const char *keys)
{
	static char name[32];
	const char *s = after(keys);
	const struct view *part = view_newest_selected(&app.view);
	const struct trace *t;

	if (part == NULL)
		return s;
	t = part->trace;
	snprintf(name, sizeof(name), ".%s", trace_kind_name(t,
	    t->kind[part->sel.id]));
	return name;
}

/* Before the first move, another size shows all of the time, as at first. */
TEST(what_is_new_is_seen_at_another_size)
{
	nparts = 0;
	trace = model(0, 100);
	app_init(&app, trace, 120, 36);
	add(100, 100, 200, 1000, 4);
	add(130, 200, 300, 1500, 2);
	app_resize(&app, 100, 30);
	CHECK(viewport_col(&app.view.vp, 0) >= 0);
	CHECK(viewport_col(&app.view.vp, 1700 * US) < app.view.vp.cols);
	end();
}

TEST(steps_go_over_the_borders_of_parts)
{
	open_app();
	CHECK_STR(then("0gkgk"), "A");
	CHECK_STR(then("l"), ".E");
	CHECK_STR(then("l"), ".G");
	CHECK_STR(then("l"), ".H");
	CHECK(app.view.cursor == 1600 * US);
	CHECK_STR(then("l"), ".H");
	CHECK_STR(then("h"), ".G");
	CHECK_STR(then("2h"), "A");
	end();
}

TEST(what_is_new_has_parents_and_children)
{
	open_app();
	CHECK_STR(then("0gkgk2l"), ".G");
	CHECK_STR(then("h"), ".E");
	CHECK_STR(then("o"), ".F");
	CHECK_STR(then("u"), ".E");
	CHECK_STR(then("u"), ".E");
	CHECK(strstr(app.view.message, "around") != NULL);
	end();
}

TEST(a_line_is_entered_where_the_cursor_is)
{
	open_app();
	CHECK_STR(then("0gkgkll"), ".G");
	CHECK_STR(then("l"), ".H");
	CHECK_STR(then("j"), ".B");
	CHECK_STR(then("h"), ".F");
	CHECK_STR(then("h"), "B");
	end();
}

TEST(a_search_counts_what_is_new_and_goes_there)
{
	open_app();
	CHECK_STR(then("/B<Enter>"), "B");
	CHECK_INT(app.view.nhits, 3);
	CHECK_STR(then("n"), ".B");
	CHECK_INT(app.view.hit_index, 2);
	CHECK(app.view.cursor == 1420 * US);
	CHECK_STR(then("n"), ".B");
	CHECK_INT(app.view.hit_index, 3);
	CHECK(app.view.cursor == 1650 * US);
	CHECK_STR(then("n"), "B");		/* the first one again */
	CHECK_STR(then("N"), ".B");
	CHECK(app.view.cursor == 1650 * US);
	CHECK_STR(then("3N"), ".B");
	end();
}

TEST(what_is_only_new_is_found)
{
	open_app();
	CHECK_STR(then("/H<Enter>"), ".H");
	CHECK_INT(app.view.nhits, 1);
	CHECK_INT(app.view.hit_index, 1);
	end();
}

TEST(what_a_part_has_read_twice_counts_once)
{
	open_app();
	CHECK_STR(then("/G<Enter>"), ".G");
	CHECK_INT(app.view.nhits, 1);
	CHECK_STR(then("n"), ".G");
	end();
}

TEST(the_selection_stays_when_parts_are_joined)
{
	open_app();
	CHECK_STR(then("0gkgk3l"), ".H");
	add(100, 100, 300, 1000, 6);
	CHECK_STR(then(""), ".H");
	CHECK_STR(then("h"), ".G");
	CHECK_STR(then("h"), ".E");
	end();
}

TEST(the_selection_stays_when_the_model_has_it)
{
	struct trace *t = model(0, 300);

	open_app();
	CHECK_STR(then("/B<Enter>nn"), ".B");
	app_set_trace(&app, t);
	trace_free(trace);
	trace = t;
	CHECK_STR(then(""), "B");
	CHECK_INT(trace->ts[app.view.sel.id], 1650 * US);
	CHECK_INT(app.view.nhits, 3);
	CHECK_STR(then("N"), "B");
	CHECK_INT(app.view.hit_index, 2);
	end();
}

TEST(a_part_whose_times_went_back_hides_nothing)
{
	static const char row[] = "A";
	struct canvas *cv = canvas_new(120, 36);
	struct buf before = BUF_INIT, out = BUF_INIT;

	open_app();
	app_draw(&app, cv);
	canvas_dump_text(cv, &before);
	add(300, 300, 400, -8000, 1);
	app_draw(&app, cv);
	canvas_dump_text(cv, &out);
	buf_addc(&before, '\0');
	buf_addc(&out, '\0');
	CHECK(strstr(before.data, row) != NULL);
	/* all but the title's count */
	CHECK_STR(strchr(out.data, '\n'), strchr(before.data, '\n'));
	CHECK_STR(then("0gkgk"), "A");
	CHECK_STR(then("l"), ".E");
	CHECK_STR(then("2l"), ".H");
	buf_free(&before);
	buf_free(&out);
	canvas_free(cv);
	end();
}

TEST(a_move_to_the_past_leaves_what_is_new)
{
	open_app();
	CHECK_STR(then("/H<Enter>"), ".H");
	CHECK_STR(then("/io<Enter>"), "io");
	CHECK(view_newest_selected(&app.view) == NULL);
	end();
}

TEST(the_inspector_tells_times_of_the_whole_trace)
{
	struct canvas *cv = canvas_new(120, 36);
	struct buf out = BUF_INIT;

	open_app();
	CHECK_STR(then("/H<Enter>"), ".H");
	app_draw(&app, cv);
	canvas_dump_text(cv, &out);
	buf_addc(&out, '\0');
	CHECK(strstr(out.data, "start 0.001 600 s") != NULL);
	CHECK(strstr(out.data, "wall 100 ") != NULL);
	buf_free(&out);
	canvas_free(cv);
	end();
}

TEST_MAIN
