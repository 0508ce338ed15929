/*
 * view: the state of the view: lines, folds, picking and stepping, going to
 * slices and tracks, a more complete model, the pane; and a random walk
 * through random traces.
 */
#include "config.h"

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/event_facts.h"
#include "ttv/match_models.h"
#include "ttv/value.h"
#include "ttv/view.h"

#include "sketch.h"
#include "test.h"
#include "values.h"

static struct trace *tr;
static struct view v;

static void
open_trace(const char *text)
{
	tr = sketch(text);
	view_init(&v, tr);
	view_resize(&v, 80, 24);
}

static void
close_trace(void)
{
	view_free(&v);
	trace_free(tr);
}

#define SMALL								\
	"P 1 Engine\n"							\
	"T 1 1 main\n"							\
	"T 1 2 io\n"							\
	"X 1 1 0 1000 Frame\n"						\
	"X 1 1 100 300 Update\n"					\
	"X 1 1 450 500 Draw\n"						\
	"X 1 1 500 5 tiny\n"						\
	"X 1 2 1000 200 Read\n"						\
	"B 1 2 1100 Wait\n"						\
	"i 1 2 300 poke\ni 1 2 700 poke\n"

/*
 * Returns the types of the lines, a letter each; lower case: not the first
 * line of a track.
 */
static const char *
lines(void)
{
	static const char letter[] = "PTRCIOSMX";
	static char s[200];
	uint32_t i;

	for (i = 0; i < v.nlines && i < sizeof(s) - 1; i++)
		s[i] = (char)(letter[v.lines[i].type] +
		    (v.lines[i].first ? 0 : 'a' - 'A'));
	s[i] = '\0';
	return s;
}

static const char *
name_of(struct entity_ref s)
{
	if (s.type == ENTITY_SLICE)
		return trace_kind_name(tr, tr->kind[s.id]);
	if (s.type == ENTITY_INSTANT)
		return trace_kind_name(tr, tr->instants[s.id].kind);
	return "?";
}

static const char *
pick(uint32_t line, int64_t us)
{
	struct entity_ref s;

	return view_pick(&v, line, us * 1000, &s) == -1 ? "-" : name_of(s);
}

static const char *
step(uint32_t line, int64_t us, int dir)
{
	struct entity_ref s;

	if (view_step(&v, line, us * 1000, dir, &s) == -1)
		return "-";
	view_select(&v, s.type, s.id);
	return name_of(s);
}

TEST(a_line_for_each_row)
{
	open_trace(SMALL);
	CHECK_STR(lines(), "PRrrRri");
	CHECK_INT(v.line, 0);
	CHECK_INT(v.top, 0);
	CHECK_INT(v.sel.type, ENTITY_NONE);
	CHECK_INT(v.cursor, tr->start);
	CHECK_INT(viewport_col(&v.vp, tr->start) >= 0, 1);
	CHECK_INT(viewport_col(&v.vp, tr->end) < v.vp.cols, 1);
	close_trace();
}

TEST(folding_takes_lines_away)
{
	open_trace(SMALL);
	v.line = 3;
	v.folded[1] = 1;			/* the main thread */
	view_layout(&v);
	CHECK_STR(lines(), "PTRri");
	CHECK_INT(v.line, 1);
	CHECK_INT(view_line_of_track(&v, 1), 1);
	CHECK_INT(view_line_of_slice(&v, 0), NONE);
	v.folded[0] = 1;
	view_layout(&v);
	CHECK_STR(lines(), "P");
	CHECK_INT(v.line, 0);
	CHECK_INT(view_line_of_track(&v, 1), NONE);
	view_reveal_track(&v, 1);
	CHECK_STR(lines(), "PRrrRri");
	close_trace();
}

TEST(empty_tracks_have_no_line)
{
	open_trace("P 1 full\nT 1 1 a\nP 2 empty\nT 2 2 b\nX 1 1 0 1 x\n");
	CHECK_STR(lines(), "PR");
	close_trace();
	open_trace("P 1 empty\nT 1 1 a\n");
	CHECK_INT(v.nlines, tr->ntracks);
	close_trace();
}

TEST(picking_takes_what_is_nearest)
{
	open_trace(SMALL);
	CHECK_STR(pick(0, 0), "-");		/* a heading */
	CHECK_STR(pick(1, -50), "Frame");
	CHECK_STR(pick(2, 0), "Update");
	CHECK_STR(pick(2, 399), "Update");
	CHECK_STR(pick(2, 410), "Update");
	CHECK_STR(pick(2, 440), "Draw");
	CHECK_STR(pick(2, 5000), "Draw");
	CHECK_STR(pick(4, 0), "Read");
	CHECK_STR(pick(6, 499), "poke");
	CHECK_STR(pick(7, 0), "-");
	CHECK_STR(pick(NONE, 0), "-");
	close_trace();
}

TEST(stepping_goes_through_a_row)
{
	open_trace(SMALL);
	CHECK_STR(step(2, 0, 1), "Update");
	CHECK_STR(step(2, 0, 1), "Draw");
	CHECK_STR(step(2, 0, 1), "-");
	CHECK_STR(step(2, 0, -1), "Update");
	CHECK_STR(step(2, 0, -1), "-");
	/* from a time, while the selection is elsewhere */
	CHECK_STR(step(6, 500, 1), "poke");
	CHECK_INT(tr->instants[v.sel.id].ts, 700000);
	v.sel.type = ENTITY_NONE;
	CHECK_STR(step(6, 500, -1), "poke");
	CHECK_INT(tr->instants[v.sel.id].ts, 300000);
	v.sel.type = ENTITY_NONE;
	CHECK_STR(step(6, 300, -1), "-");
	CHECK_STR(step(2, 450, -1), "Update");
	close_trace();
}

TEST(objects_and_snapshots_are_steps)
{
	struct entity_ref s;

	open_trace("P 1 p\nN 1 0x10 100 A\nO 1 0x10 200 A\nO 1 0x10 300 A\n"
	    "D 1 0x10 400 A\nN 1 0x10 500 A\nN 1 0x20 600 A\n");
	CHECK_STR(lines(), "POo");
	CHECK_INT(view_step(&v, 1, 0, 1, &s), 0);
	CHECK_INT(s.type, ENTITY_OBJECT);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 1, 0, 1, &s), 0);
	CHECK_INT(s.type, ENTITY_SNAPSHOT);
	CHECK_INT(tr->snapshots[s.id].ts, 200000);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 1, 0, 1, &s), 0);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 1, 0, 1, &s), 0);
	CHECK_INT(s.type, ENTITY_OBJECT);
	CHECK_INT(tr->objects[s.id].created, 500000);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 1, 0, 1, &s), -1);
	CHECK_INT(view_step(&v, 1, 0, -1, &s), 0);
	CHECK_INT(tr->snapshots[s.id].ts, 300000);
	CHECK_INT(view_pick(&v, 1, 210000, &s), 0);
	CHECK_INT(tr->snapshots[s.id].ts, 200000);
	CHECK_INT(view_selection_track(&v), 1);
	close_trace();
}

TEST(counters_and_samples_hold_until_the_next)
{
	struct entity_ref s;

	open_trace("P 1 p\nC 1 0 c v 1\nC 1 100 c v 2\n"
	    "S 1 1 0 a;b\nS 1 1 100 a;b\nS 1 1 200 a;c\nS 1 1 300 a\n");
	CHECK_STR(lines(), "PTSssC");
	CHECK_INT(view_pick(&v, 5, 99000, &s), 0);
	CHECK_INT(s.type, ENTITY_COUNTER);
	CHECK_DOUBLE(tr->counter_value[s.id], 1);
	/* on a row of the flame a step leads to another frame */
	CHECK_INT(view_pick(&v, 4, 50000, &s), 0);
	CHECK_INT(s.id, 0);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 4, 0, 1, &s), 0);
	CHECK_INT(s.id, 2);
	view_select(&v, s.type, s.id);
	CHECK_INT(view_step(&v, 4, 0, 1, &s), -1);
	CHECK_INT(view_step(&v, 4, 0, -1, &s), 0);
	CHECK_INT(s.id, 0);
	CHECK_INT(view_step(&v, 2, 0, 1, &s), 0);	/* ticks: each one */
	CHECK_INT(s.id, 3);
	close_trace();
}

TEST(going_to_a_slice_shows_it)
{
	int64_t t0, t1;

	open_trace(SMALL);
	CHECK_INT(view_selection_range(&v, &t0, &t1), -1);
	CHECK_INT(view_selection_track(&v), NONE);
	v.folded[0] = v.folded[1] = 1;
	view_layout(&v);
	viewport_fit(&v.vp, 5000000, 5100000);
	view_goto_slice(&v, 3);			/* tiny */
	CHECK_STR(name_of(v.sel), "tiny");
	CHECK_INT(v.line, 3);
	CHECK_INT(view_line_of_slice(&v, 3), 3);
	CHECK_INT(v.cursor, 500000);
	CHECK(viewport_col(&v.vp, 500000) >= 0);
	CHECK(viewport_col(&v.vp, 505000) < v.vp.cols);
	CHECK_INT(view_selection_range(&v, &t0, &t1), 0);
	CHECK_INT(t0, 500000);
	CHECK_INT(t1, 505000);
	CHECK_INT(view_selection_track(&v), 1);
	view_goto_slice(&v, NONE);
	CHECK_STR(name_of(v.sel), "tiny");
	close_trace();
}

TEST(lines_scroll_into_sight)
{
	char text[4000] = "P 1 p\n";
	size_t n = strlen(text);
	int i;

	for (i = 0; i < 50; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n,
		    "X 1 %d 0 10 x\n", i + 1);
	open_trace(text);
	CHECK_INT(v.nlines, 51);
	v.line = 40;
	view_show_line(&v);
	CHECK(v.top > 0 && v.line >= v.top &&
	    v.line < v.top + (uint32_t)view_track_lines(&v));
	v.line = 0;
	view_show_line(&v);
	CHECK_INT(v.top, 0);
	v.line = 1000;
	view_show_line(&v);
	CHECK_INT(v.line, 50);
	CHECK_INT(v.top, 51 - view_track_lines(&v));
	view_resize(&v, 80, 200);
	CHECK_INT(v.top, 0);
	close_trace();
}

TEST(many_lines_start_folded)
{
	struct builder *parts[1], *b = builder_new();
	uint32_t p, t, i, k, kind;
	uint64_t off = 0;

	kind = builder_kind(b, builder_string(b, "x", 1), 0, 0);
	for (i = 0; i < 100; i++) {
		p = builder_process(b, builder_int_ident(i), 0);
		for (k = 0; k < 50; k++) {
			t = builder_thread(b, p, builder_int_ident(k));
			builder_complete(b, t, k, 10, kind, off++);
		}
	}
	parts[0] = b;
	tr = builder_finish(parts, 1, 1);
	view_init(&v, tr);
	CHECK(v.nlines < 2200);
	CHECK(v.nlines > 100);
	CHECK_INT(v.folded[0], 0);
	CHECK_INT(v.folded[tr->processes[99].track], 1);
	close_trace();
}

/*
 * Opens processes of 7, of 1991 + `deep` and of 7 lines: a process has 3, a
 * thread 3 and one a row, and `deep` threads of the second have two rows.
 */
static void
open_lines(int deep)
{
	struct buf b = BUF_INIT;
	int i;

	buf_printf(&b, "T 1 1 a\nX 1 1 0 9 s\n");
	for (i = 1; i <= 497; i++) {
		buf_printf(&b, "T 2 %d b\nX 2 %d 0 9 s\n", i, i);
		if (i <= deep)
			buf_printf(&b, "X 2 %d 1 2 s\n", i);
	}
	buf_printf(&b, "T 3 1 c\nX 3 1 0 9 s\n");
	open_trace(b.data);
	buf_free(&b);
}

TEST(processes_start_open_as_far_as_they_fit)
{
	open_lines(2);			/* 2000 lines before the third */
	CHECK_INT(v.folded[tr->processes[0].track], 0);
	CHECK_INT(v.folded[tr->processes[1].track], 0);
	CHECK_INT(v.folded[tr->processes[2].track], 1);
	close_trace();
	open_lines(3);
	CHECK_INT(v.folded[tr->processes[0].track], 0);
	CHECK_INT(v.folded[tr->processes[1].track], 1);
	close_trace();
}

TEST(of_a_process_with_many_lines_deep_tracks_start_folded)
{
	struct buf b = BUF_INIT;
	int i, k;

	buf_printf(&b, "P 1 a\nT 1 1 flat\nX 1 1 0 1 s\n");
	for (i = 2; i < 22; i++) {	/* 20 times 110 rows are over 2000 */
		buf_printf(&b, "T 1 %d deep\n", i);
		for (k = 0; k < 110; k++)
			buf_printf(&b, "X 1 %d %d %d s\n", i, k, 300 - 2 * k);
	}
	open_trace(b.data);
	CHECK_INT(v.folded[tr->threads[0].track], 0);
	CHECK_INT(v.folded[tr->threads[1].track], 1);
	CHECK_INT(v.folded[tr->threads[20].track], 0);
	close_trace();
	buf_free(&b);
}

/* Continues with another model; frees the one before. */
static void
go_on(struct trace *more)
{
	struct match_models *same = match_models_new(tr, more);

	view_set_trace(&v, same);
	match_models_free(same);
	trace_free(tr);
	tr = more;
}

TEST(a_more_complete_model_keeps_the_place)
{
	struct trace *old, *more;
	uint32_t i;

	old = sketch(SMALL);
	more = sketch(SMALL
	    "P 0 before\nX 0 9 0 1 first\nX 1 1 2000 300 Later\n");
	tr = old;
	view_init(&v, old);
	view_resize(&v, 80, 24);
	v.folded[old->threads[1].track] = 1;
	view_layout(&v);
	view_goto_slice(&v, 3);
	v.marks[2].set = 1;
	v.marks[2].track = old->threads[0].track;
	viewport_zoom(&v.vp, -4, 500000);
	i = v.line - v.top;
	go_on(more);
	CHECK_INT(v.line - v.top, i);
	CHECK_STR(name_of(v.sel), "tiny");
	CHECK_INT(v.cursor, 500000);
	CHECK_INT(v.lines[v.line].type, LINE_ROW);
	CHECK_INT(more->rows[v.lines[v.line].row].depth, 2);
	CHECK_INT(v.lines[v.line].track, more->threads[0].track);
	CHECK_INT(v.folded[more->threads[1].track], 1);
	CHECK_INT(v.marks[2].track, more->threads[0].track);
	CHECK(viewport_col(&v.vp, 500000) >= 0 &&
	    viewport_col(&v.vp, 500000) < v.vp.cols);
	CHECK(viewport_end(&v.vp) < more->end);
	close_trace();
}

TEST(a_view_of_everything_stays_one)
{
	open_trace("");
	go_on(sketch(SMALL));
	CHECK(viewport_col(&v.vp, tr->start) >= 0);
	CHECK(viewport_col(&v.vp, tr->end) < v.vp.cols);
	CHECK_STR(lines(), "PRrrRri");
	close_trace();
}

TEST(a_fold_is_kept_and_new_tracks_come_unfolded)
{
	open_trace("X 7 1 10 5 a\nX 7 1 11 1 b\nX 7 2 10 5 c\n");
	v.folded[tr->threads[0].track] = 1;
	view_layout(&v);
	CHECK_STR(lines(), "PTR");
	/* the threads swap places, and another process comes before theirs */
	go_on(sketch("X 7 1 10 5 a\nX 7 1 11 1 b\nX 7 2 10 5 c\n"
	    "T 7 1 zebra\nT 7 2 ant\nX 1 1 0 1 d\nX 1 1 0 1 e\n"
	    "X 7 1 11 1 f\n"));
	CHECK_INT(v.folded[tr->threads[0].track], 1);
	CHECK_INT(v.folded[tr->threads[1].track], 0);
	CHECK_STR(lines(), "PRrPRT");
	close_trace();
}

TEST(starting_anew_is_like_opening)
{
	struct view fresh;

	open_trace(SMALL);
	viewport_zoom(&v.vp, -8, 500000);
	view_goto_slice(&v, 3);
	v.folded[0] = 1;
	view_layout(&v);
	view_start(&v);
	view_init(&fresh, tr);
	CHECK_INT(v.vp.t0, fresh.vp.t0);
	CHECK_INT(v.vp.zoom, fresh.vp.zoom);
	CHECK_INT(v.sel.type, ENTITY_NONE);
	CHECK_INT(v.cursor, fresh.cursor);
	CHECK_INT(v.line, 0);
	CHECK_STR(lines(), "PRrrRri");
	view_free(&fresh);
	close_trace();
}

/* ---- the pane ---- */

/* Says args {"off":OFF,"list":[{"b":"two"}]} and {"id":7} of every event. */
static int
fake_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *a)
{
	struct value *e = value_new(a, VALUE_OBJECT);
	struct value *args = value_new(a, VALUE_OBJECT);
	struct value *list = value_new(a, VALUE_ARRAY);
	struct value *in = value_new(a, VALUE_OBJECT);

	(void)t;
	(void)end_off;
	value_add(in, "b", 1, value_string(a, "two", 3));
	value_add(list, NULL, 0, in);
	value_add(args, "off", 3, value_int(a, (int64_t)off));
	value_add(args, "list", 4, list);
	value_add(e, "id", 2, value_int(a, 7));
	f->args = args;
	f->other = e;
	return 0;
}

static const struct trace_reader fake_reader = { .facts = fake_facts };

static int
fold_line(uint64_t line)
{
	v.inspector.at = line;
	return list_fold(&v.inspector);
}

static int
list_target_of(uint64_t line, struct entity_ref *s)
{
	v.inspector.at = line;
	return list_target(&v.inspector, s);
}

TEST(the_inspector_lists_args_and_folds_them)
{
	struct entity_ref s;
	uint64_t n, i, folds = 0, at = 0;

	open_trace(SMALL);
	tr->reader = &fake_reader;
	CHECK(list_count(&v.inspector) > 3);		/* of the trace */
	view_select(&v, ENTITY_SLICE, 0);
	n = list_count(&v.inspector);
	for (i = 0; i < n; i++)
		if (fold_line(i) == 0) {
			CHECK(list_count(&v.inspector) < n);
			CHECK_INT(fold_line(i), 0);
			CHECK_INT(list_count(&v.inspector), n);
			folds++;
			at = i;
		}
	CHECK_INT(folds, 2);			/* the list and its object */
	CHECK_INT(fold_line(at - 1), 0);
	CHECK_INT(list_count(&v.inspector), n - 2);
	CHECK_INT(fold_line(10000), -1);
	/* the children are links to themselves */
	for (i = 0; i < n && list_target_of(i, &s) == -1; i++)
		;
	CHECK(i < n);
	CHECK_INT(s.type, ENTITY_SLICE);
	CHECK_STR(name_of(s), "Draw");
	tr->reader = NULL;
	close_trace();
}

/* ---- a random walk ---- */

static const char *const words[] = { "alpha", "b", "Gamma;delta", "\x1b[2J",
	"\xe6\x97\xa5\xe6\x9c\xac", "x1;x2;x3;x4" };

static size_t
random_event(char *out, size_t n, uint64_t *seed)
{
	static const char ops[] = "PTXXXXXBiipgRCCbesfNODS(v)";
	char op = ops[test_random(seed) % (sizeof(ops) - 1)];
	int pid = (int)(test_random(seed) % 3);
	int tid = (int)(test_random(seed) % 3);
	int ts = (int)(test_random(seed) % 1000) - 100;
	int dur = (int)(test_random(seed) % (test_random(seed) % 300 + 1));
	const char *w = words[test_random(seed) % 6];

	if (op == 'X')
		return (size_t)snprintf(out, n, "X %d %d %d %d %s\n", pid,
		    tid, ts, dur, w);
	if (op == 'C')
		return (size_t)snprintf(out, n, "C %d %d c%d %s %d\n", pid,
		    ts, tid, w, dur - 50);
	if (op == 'P')
		return (size_t)snprintf(out, n, "P %d %s\n", pid, w);
	if (op == 'T')
		return (size_t)snprintf(out, n, "T %d %d %s\n", pid, tid, w);
	if (op == 'g')
		return (size_t)snprintf(out, n, "g %d %s\n", ts, w);
	if (op == 'p' || op == 'v')
		return (size_t)snprintf(out, n, "%c %d %d %s\n", op, pid, ts,
		    w);
	return (size_t)snprintf(out, n, "%c %d %d %d %s\n", op, pid, tid, ts,
	    w);
}

static void
random_move(uint64_t *seed)
{
	struct entity_ref s;
	uint32_t r = (uint32_t)test_random(seed), line;
	int64_t t = (int64_t)(test_random(seed) % 1200000) - 150000;

	line = v.nlines > 0 ? (r >> 8) % v.nlines : 0;
	switch (r % 12) {
	case 0:
		viewport_zoom(&v.vp, (int)(r >> 8) % 30 - 15, t);
		break;
	case 1:
		viewport_pan(&v.vp, (int)(r >> 8) % 200 - 100);
		break;
	case 2:
	case 3:
		v.line = line;
		if (view_pick(&v, line, t, &s) == 0)
			view_select(&v, s.type, s.id);
		break;
	case 4:
	case 5:
		if (view_step(&v, v.line, t, r & 256 ? 1 : -1, &s) == 0)
			view_select(&v, s.type, s.id);
		break;
	case 6:
		if (tr->ntracks > 0)
			v.folded[(r >> 8) % tr->ntracks] ^= 1;
		view_layout(&v);
		break;
	case 7:
		view_resize(&v, (int)(r >> 8) % 180 + 1,
		    (int)(r >> 16) % 50 + 1);
		break;
	case 8:
		v.pane = (int)(r >> 8) % 3;
		v.pane_focus = (int)(r >> 10) % 2;
		v.inspector.at = (r >> 12) % 40;
		break;
	case 9:
		fold_line((r >> 8) % 40);
		v.counter_stacked = (int)(r >> 16) % 2;
		view_layout(&v);
		break;
	case 10:
		if (tr->nslices > 0)
			view_goto_slice(&v, (r >> 8) % tr->nslices);
		break;
	case 11:
		v.cursor = t;
		v.line = line;
		view_show_line(&v);
		break;
	}
}

TEST(a_random_walk)
{
	struct canvas *cv = canvas_new(80, 24);
	char text[8000];
	uint64_t seed;
	size_t n;
	int i, k;

	for (seed = 1; seed <= 40; seed++) {
		uint64_t state = seed;

		for (n = 0, i = 0; i < (int)(seed % 80) * 2; i++)
			n += random_event(text + n, sizeof(text) - n, &state);
		text[n] = '\0';
		open_trace(text);
		tr->reader = &fake_reader;
		for (k = 0; k < 60; k++) {
			random_move(&state);
			CHECK(v.nlines == 0 || v.line < v.nlines);
			canvas_resize(cv, v.cols, v.rows);
			frame_draw(cv, &v);
		}
		tr->reader = NULL;
		close_trace();
	}
	canvas_free(cv);
}

TEST(a_resize_and_back_keeps_the_span)
{
	struct viewport before;
	int cols;

	open_trace("P 1 p\nT 1 1 t\nX 1 1 0 1000000 a\n");
	view_resize(&v, 120, 36);
	viewport_zoom(&v.vp, -9, 500000);
	before = v.vp;
	for (cols = 119; cols > 30; cols -= 7)
		view_resize(&v, cols, 36);
	CHECK(v.vp.zoom > before.zoom);
	view_resize(&v, 120, 36);
	CHECK_INT(v.vp.zoom, before.zoom);
	CHECK_INT(v.vp.t0, before.t0);
	/* a pan in between is kept */
	view_resize(&v, 60, 36);
	viewport_pan(&v.vp, 3);
	before = v.vp;
	view_resize(&v, 120, 36);
	CHECK_INT(v.vp.zoom, before.zoom);
	CHECK_INT(v.vp.t0, before.t0);
	close_trace();
}

/* The whole range of int64: a fifth of it less than a screen is subtracted. */
TEST(a_resize_at_the_ends_of_time)
{
	int zoom;

	open_trace("P 1 p\nT 1 1 t\n"
	    "X 1 1 -9223372036854775807 1 first\n"
	    "X 1 1 9223372036854775800 1 last\n");
	v.vp.t0 = tr->start + 1;	/* not all of it: the zoom must be
					 * kept */
	zoom = v.vp.zoom;
	view_resize(&v, 78, 24);
	CHECK_INT(v.vp.zoom, zoom);
	view_resize(&v, 40, 24);
	CHECK(v.vp.zoom >= zoom);
	close_trace();
}

TEST_MAIN
