/*
 * Scheduling in the viewer: CPUs and states on the screen, their facts, wakeups
 * that are followed; and what sums by name leave out.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/canvas.h"
#include "ttv/cause.h"
#include "ttv/name_sums.h"
#include "../../src/ui/area_ui.h"
#include "../../src/view/detail.h"
#include "../../src/view/pen.h"
#include "../../src/view/priv.h"

#include "sched_lines.h"
#include "viewer.h"

#define MS	1000000

/*
 * Times are ms.  Thread 1 of process 1 runs on CPU 0 and waits for thread 2 of
 * process 2, which runs on CPU 1 and is woken by 1 before; 3 has no process.
 */
static const char *const lines[] = {
	"0 0 0>1 R", "10 wake 1>2", "12 1 0>2 R", "20 0 1>0 D",
	"30 wake 2>1", "31 block 1 1 futex", "35 0 0>1 R", "40 1 2>3 S",
	"60 0 1>0 S",
};

static void
complete(uint32_t on, int64_t ts, int64_t dur, const char *name)
{
	builder_complete(b, on, ts * MS, dur * MS,
	    builder_kind(b, string(name), 0, 0), off++);
}

static void
counter(unsigned cpu, int64_t ts, double value)
{
	struct track_def d = TRACK_DEF_INIT;

	d.type = TRACK_COUNTER;
	d.parent = builder_cpu(b, cpu);
	d.name = string("cpufreq");
	builder_counter_value(b, builder_series(b, builder_track(b, &d), 0),
	    ts * MS, value);
}

static void
make(void)
{
	uint32_t p1, p2, t1, t2;
	char line[80];
	int64_t ts;
	size_t i;
	int n;

	begin();
	p1 = process(1);
	builder_process_name(b, p1, string("client"));
	p2 = process(2);
	t1 = builder_thread(b, p1, builder_int_ident(1));
	t2 = builder_thread(b, p2, builder_int_ident(2));
	for (i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		sscanf(lines[i], "%" SCNd64 "%n", &ts, &n);
		snprintf(line, sizeof(line), "%" PRId64 "%s", ts * MS,
		    lines[i] + n);
		event(line);
	}
	complete(t1, 2, 50, "request");
	complete(t2, 14, 20, "reply");
	counter(0, 5, 1800);
	finish();
	trace = t;
}

static void
open_app(int cols, int rows)
{
	make();
	app_init(&app, trace, cols, rows);
	after("");
}

static const char *
screen(int cols, int rows)
{
	static struct buf out = BUF_INIT;
	struct canvas *cv = canvas_new(cols, rows);

	app_draw(&app, cv);
	buf_clear(&out);
	canvas_dump_text(cv, &out);
	canvas_free(cv);
	return out.data;
}

/* The label of the track of the selection, and where the cursor is, ms. */
static const char *
where(void)
{
	static char s[128];
	uint32_t track = view_selection_track(&app.view);
	char label[64];

	if (track == NONE)
		return "nowhere";
	if (trace->tracks[track].utid != NONE)
		trace_thread_label(trace, trace->tracks[track].utid, label,
		    sizeof(label));
	else
		trace_track_label(trace, track, label, sizeof(label));
	snprintf(s, sizeof(s), "%s: %s at %" PRId64, label,
	    trace_kind_name(trace, trace->kind[app.view.sel.id]),
	    app.view.cursor / MS);
	return s;
}

/* Selects the state of a thread at a time, or its slice. */
static void
select_at(int tid, int64_t ts, enum track_type type)
{
	struct entity_ref none = { ENTITY_NONE, 0 };
	const struct track *k;
	uint32_t row, s;

	for (row = 0; row < trace->nrows; row++) {
		k = &trace->tracks[trace->rows[row].track];
		if (k->type != type || (k->utid != NONE &&
		    trace->threads[k->utid].tid.num != tid) ||
		    (k->cpu != NONE && k->cpu != (uint32_t)tid))
			continue;
		s = trace_row_at(trace, row, ts * MS);
		CHECK(s != NONE);
		app.view.sel = none;
		view_goto_slice(&app.view, s);
		app.view.cursor = ts * MS;
		return;
	}
	CHECK(0);
}

TEST(the_screen)
{
	open_app(70, 17);
	after("zRgg^");
	app.view.pane = 0;
	CHECK_STR(screen(70, 17),
	    " ttv     0 events   60 ms  view 0 ms .. 61 ms   61.1 ms   1.11 ms/col\n"
	    " all 60 ms    │▂▄▄▄▄▄▄▄▄▄▄▆███████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄▄▄▄▄▄▄\n"
	    "│0 ms         ┤┬0 ms────────────┬20 ms────────────┬40 ms────────────┬─\n"
	    ">▼ CPU 0      │▶t1██20 ms████████             ▏t1──25 ms─────────────\n"
	    "    cpufreq   ││   ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇\n"
	    "   CPU 1      ││          ▏t2──28 ms───────────────▏t3──────────────»\n"
	    " ▼ client [1] ┤│╌ 1 thread, 1 slice, 5 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ t1 [1]    │▏Running──20 ms───▏D───────▏R──▏Running──25 ms────────\n"
	    "              ││ ▏request──50 ms──────────────────────────────\n"
	    " ▼ t2 [2]     ┤│╌ 1 thread, 1 slice, 3 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ t2 [2]    ││       ·──▏Running──28 ms──────────▏sleeping────────»\n"
	    "              ││            ▏reply──20 ms─────\n"
	    " ▼ t3 [3]     ││                                   ▏Running─────────»\n"
	    "               │\n"
	    "               │\n"
	    " CPU 0   2 slices                                           line 1/10\n"
	    " w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  …\n");
	close_app();
}

/* States have colours of their own, by state; waits for I/O theirs. */
TEST(colours_of_states)
{
	struct pen pen = { 0 };
	struct canvas *cv = canvas_new(70, 17);
	const struct cell *c;
	uint32_t rgb[3];
	int i;

	open_app(70, 17);
	pen.cv = cv;
	pen.v = &app.view;
	pen.tr = trace;
	pen.cols = 54;
	row_draw(&pen, trace->tracks[trace_state_track(trace, 0)].row);
	for (i = 0; i < 3; i++) {
		c = canvas_at(cv, i == 0 ? 8 : i == 1 ? 22 : 28, 0);
		CHECK(c->style.flags & STYLE_RGB);
		rgb[i] = c->style.rgb;
	}
	CHECK_INT(rgb[0], 0x7ec894);	/* Running */
	CHECK_INT(rgb[1], 0xff8c00);	/* D, of I/O */
	CHECK_INT(rgb[2], 0x85a0d2);	/* R */
	canvas_free(cv);
	close_app();
}

TEST(a_fold_hides_states_and_shows_what_ran)
{
	uint32_t track, states;

	open_app(70, 20);
	track = trace->threads[0].track;
	states = trace_state_track(trace, 0);
	CHECK_INT(trace->tracks[states].type, TRACK_STATE);
	CHECK_INT(view_line_of_track(&app.view, states) + 1,
	    view_line_of_track(&app.view, track));
	CHECK(view_foldable(&app.view, track));
	after("zM");
	CHECK_INT(view_line_of_track(&app.view, states), NONE);
	after("zR");
	/* thread 3 has states only: they are its line */
	track = trace->threads[2].track;
	states = trace_state_track(trace, 2);
	CHECK_INT(view_line_of_track(&app.view, track),
	    view_line_of_track(&app.view, states));
	app.view.folded[track] = 1;
	view_layout(&app.view);
	CHECK_INT(app.view.lines[view_line_of_track(&app.view,
	    track)].track, track);
	close_app();
}

TEST(every_slice_has_a_line)
{
	uint32_t i, line;

	open_app(70, 20);
	for (i = 0; i < trace->nslices; i++) {
		view_goto_slice(&app.view, i);
		line = view_line_of_slice(&app.view, i);
		CHECK(line != NONE);
		CHECK_INT(app.view.lines[line].row, trace_slice_row(trace, i));
		CHECK_INT(app.view.line, line);
	}
	close_app();
}

static const char *
fact(const char *key)
{
	const struct detail *d = detail_of(&app.view);
	static char text[128];
	size_t i;

	*text = '\0';
	for (i = 0; i < d->n; i++)
		if (d->lines[i].type == DETAIL_FACT &&
		    strcmp(d->lines[i].key, key) == 0)
			snprintf(text, sizeof(text), "%.*s",
			    (int)d->lines[i].len, d->lines[i].text);
	return text;
}

TEST(the_facts_of_what_ran)
{
	open_app(70, 30);
	select_at(0, 1, TRACK_CPU);
	CHECK_STR(fact("name"), "t1");
	CHECK_STR(fact("cpu"), "CPU 0");
	CHECK_STR(fact("thread"), "t1 [1]");
	CHECK_STR(fact("process"), "client [1]");
	CHECK_STR(fact("priority"), "101");
	CHECK_STR(fact("end state"), "D");
	CHECK_STR(fact("self"), "");
	CHECK_STR(fact("depth"), "");
	close_app();
}

TEST(the_facts_of_a_state)
{
	open_app(70, 30);
	select_at(1, 25, TRACK_STATE);
	CHECK_STR(fact("name"), "D");
	CHECK_STR(fact("I/O wait"), "yes");
	CHECK_STR(fact("blocked in"), "futex");
	CHECK_STR(fact("woken by"), "");
	CHECK_STR(fact("self"), "");
	select_at(1, 30, TRACK_STATE);
	CHECK_STR(fact("woken by"), "t2 [2]");
	CHECK_STR(fact("I/O wait"), "");
	select_at(1, 36, TRACK_STATE);
	CHECK_STR(fact("cpu"), "0");
	CHECK_STR(fact("woken by"), "");
	close_app();
}

TEST(a_state_says_what_it_is_and_who_ended_it)
{
	open_app(70, 30);
	select_at(1, 25, TRACK_STATE);
	CHECK_STR(fact("blocked"), "10 ms, woken by t2 [2] in reply");
	CHECK_STR(fact("then"), "waited 5 ms for CPU 0");
	select_at(1, 30, TRACK_STATE);
	CHECK_STR(fact("waited"), "5 ms for CPU 0");
	CHECK_STR(fact("blocked"), "");
	select_at(1, 36, TRACK_STATE);
	CHECK_STR(fact("waited"), "");	/* Running says it itself */
	/* what led to a sleep's end is its waker, and what it did */
	select_at(1, 25, TRACK_STATE);
	after("gpj<Enter>");
	CHECK_STR(where(), "t2 [2]: reply at 30");
	close_app();
}

/* What a thread waited for is what ran on the CPU that it ran on next. */
TEST(what_ran_while_a_thread_waited)
{
	const struct detail *d;
	uint32_t s;
	size_t i;

	begin();
	mark(thread(1), 1 * MS);
	events("0 0 0>1 S\n1000000 0 1>2 R\n2000000 wake 2>1\n"
	    "5000000 0 2>3 S\n6000000 1 0>4 S\n7000000 0 3>2 S\n"
	    "8000000 0 2>1 S\n9000000 0 1>0 S\n9500000 1 4>0 S\n");
	finish();
	trace = t;
	app_init(&app, trace, 100, 40);
	after("");
	select_at(1, 3, TRACK_STATE);
	CHECK_STR(fact("waited"), "7 ms for CPU 0 while t2 [2] ran 5 ms, "
	    "t3 [3] 2 ms");
	/* Enter goes to what had its CPU for longest */
	d = detail_of(&app.view);
	for (i = 0; i < d->n && (d->lines[i].type != DETAIL_FACT ||
	    strcmp(d->lines[i].key, "waited") != 0); i++)
		;
	if (CHECK(i < d->n)) {
		s = d->lines[i].target.id;
		CHECK_INT(d->lines[i].target.type, ENTITY_SLICE);
		CHECK_INT(trace->ts[s], 1 * MS);
		CHECK_STR(trace_kind_name(trace, trace->kind[s]), "t2");
	}
	/* the path of a selected slice is its thread's, not the view's */
	after("gC");
	CHECK(app.causes.n > 0 && strstr(app.causes.title, " 7 ms") != NULL);
	close_app();
}

/* Who was interrupted did not mean to wake anybody. */
TEST(a_wakeup_in_an_interrupt)
{
	struct cause_step steps[8];
	size_t n;

	begin();
	mark(thread(1), 1 * MS);
	mark(thread(2), 1 * MS);
	events("1000000 0 1>2 S\n4000000 wake 2>1 irq\n"
	    "5000000 0 2>1 R+\n9000000 0 1>2 T\n");
	finish();
	trace = t;
	app_init(&app, trace, 70, 30);
	after("");
	select_at(1, 2, TRACK_STATE);
	CHECK_STR(fact("slept"), "3 ms, woken in an interrupt of t2 [2]");
	CHECK_STR(fact("then"), "waited 1 ms for CPU 0 while t2 [2] ran");
	after("]");
	CHECK_STR(where(), "t1 [1]: R at 4");
	after("[");
	CHECK_STR(app.view.message, "woken in an interrupt of t2 [2]");
	select_at(2, 6, TRACK_STATE);
	CHECK_STR(fact("preempted"), "4 ms for CPU 0 while t1 [1] "
	    "ran 4 ms");
	select_at(1, 6, TRACK_STATE);
	n = cause_back(trace, app.view.sel.id, steps, 8);
	CHECK_INT(n, 2);
	CHECK_INT(steps[1].why, CAUSE_IRQ);
	n = cause_forward(trace, steps[1].at.id, steps, 8);
	CHECK(n >= 2);
	CHECK_INT(steps[1].why, CAUSE_IRQ);
	close_app();
}

/* The area of a slice has the states of its thread, that of a state its own. */
TEST(an_area_of_a_slice_and_of_a_state)
{
	uint32_t track;

	open_app(70, 30);
	select_at(1, 5, TRACK_THREAD);
	after("r");
	track = trace->threads[0].track;
	CHECK(app.view.range_tracks[track]);
	CHECK(app.view.range_tracks[trace_state_track(trace, 0)]);
	CHECK(!app.view.range_tracks[trace->threads[1].track]);
	CHECK_INT(app.area->what, AREA_SLICES);
	after("<Esc>q");
	select_at(1, 25, TRACK_STATE);
	after("r");
	CHECK(!app.view.range_tracks[track]);
	CHECK(app.view.range_tracks[trace_state_track(trace, 0)]);
	CHECK_INT(app.area->what, AREA_STATES);
	after("<Esc>q");
	select_at(0, 1, TRACK_CPU);
	after("r");
	CHECK_INT(app.area->what, AREA_CPUS);
	close_app();
}

/* From the end of a wait to the waker's slice, its state, and its own waker. */
TEST(back_along_wakeups)
{
	open_app(100, 30);
	select_at(1, 36, TRACK_STATE);
	CHECK_STR(after("["), "R");
	CHECK_STR(where(), "t1 [1]: R at 30");
	CHECK_STR(app.view.message, "the state before, of t1 [1]");
	CHECK_STR(after("["), "reply");
	CHECK_STR(where(), "t2 [2]: reply at 30");
	CHECK_STR(app.view.message, "woken by t2 [2]");
	CHECK_STR(after("["), "R");
	CHECK_STR(where(), "t2 [2]: R at 10");
	CHECK_STR(after("["), "request");
	CHECK_STR(where(), "t1 [1]: request at 10");
	CHECK_STR(after("["), "request");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("<C-o><C-o><C-o>"), "R");
	CHECK_STR(where(), "t1 [1]: R at 30");
	close_app();
}

TEST(forward_along_wakeups)
{
	open_app(100, 30);
	select_at(1, 0, TRACK_STATE);
	CHECK_STR(after("]"), "R");
	CHECK_STR(where(), "t2 [2]: R at 10");
	CHECK_STR(app.view.message, "wakes t2 [2]");
	CHECK_STR(after("]"), "Running");
	CHECK_STR(where(), "t2 [2]: Running at 12");
	CHECK_STR(after("]"), "R");
	CHECK_STR(where(), "t1 [1]: R at 30");
	/* no wakeup is left: on along its own states, up to the last */
	CHECK_STR(after("3]"), "S");
	CHECK_STR(where(), "t1 [1]: S at 60");
	CHECK_STR(after("]"), "S");
	CHECK_INT(app.view.message_is_error, 1);
	close_app();
}

TEST(forward_from_a_slice)
{
	open_app(100, 30);
	select_at(1, 5, TRACK_THREAD);
	CHECK_STR(after("]"), "R");
	CHECK_STR(where(), "t2 [2]: R at 10");
	/* behind its last wakeup */
	select_at(1, 15, TRACK_THREAD);
	CHECK_STR(after("]"), "request");
	CHECK_INT(app.view.message_is_error, 1);
	close_app();
}

TEST(from_a_cpu_to_the_state)
{
	open_app(100, 30);
	select_at(1, 12, TRACK_CPU);
	CHECK_STR(after("["), "Running");
	CHECK_STR(where(), "t2 [2]: Running at 12");
	CHECK_STR(app.view.message, "the state of t2 [2]");
	select_at(1, 12, TRACK_CPU);
	CHECK_STR(after("]"), "Running");
	close_app();
}

TEST(sums_by_name_leave_scheduling_out)
{
	struct name_sums s;
	uint32_t track;

	make();
	name_sums_make(&s, trace, NONE);
	CHECK_INT(s.count, 2);
	CHECK_INT(s.n, 2);
	name_sums_free(&s);
	track = trace_state_track(trace, 0);
	name_sums_make(&s, trace, track);
	/* the last state is open, and apart */
	CHECK_INT(s.open, 1);
	CHECK_INT(s.count + s.open, trace->tracks[track].nslices);
	name_sums_free(&s);
	trace_free(trace);
}

TEST(states_at_a_time)
{
	uint32_t s;

	make();
	CHECK_INT(trace_state_at(trace, 0, -1), NONE);
	s = trace_state_at(trace, 0, 20 * MS);
	CHECK_STR(trace_kind_name(trace, trace->kind[s]), "D");
	s = trace_state_at(trace, 0, 1000 * MS);
	CHECK_STR(trace_kind_name(trace, trace->kind[s]), "S");
	CHECK_INT(trace_woken(trace, 0, 0, 10 * MS), NONE);
	s = trace_woken(trace, 0, 0, 10 * MS + 1);
	CHECK_INT(trace->ts[s], 10 * MS);
	CHECK_INT(trace_woken(trace, 2, INT64_MIN, INT64_MAX), NONE);
	trace_free(trace);
}

/* A wakeup of no state track, and a thread without one. */
TEST(a_thread_without_states)
{
	begin();
	mark(thread(1), 5);
	mark(thread(2), 5);
	events("5 0 0>2 R\n");
	finish();
	CHECK_INT(trace_state_track(t, 0), NONE);
	CHECK_INT(trace_state_at(t, 0, 5), NONE);
	trace_free(t);
}

TEST_MAIN
