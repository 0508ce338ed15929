/*
 * walk: walks through the viewer, the same keys each time.
 *
 * A frame must not depend on what was drawn before it, nor on what is kept
 * between frames: a viewer that draws after each word of keys shows what one
 * shows that has drawn none of them.  A session that is written, read by
 * another viewer and written again is the same text.
 *
 * walk.sums has sums of all that is drawn, of what is copied and of what is
 * written of the viewer's state, a row for each viewer and a sum for WORDS
 * words: no change goes unseen.  That the frames are right is said elsewhere.
 * After a change that is meant, UPDATE=1 writes the rows anew; what `ttv shot`
 * shows for the keys that are printed is to be looked at, before and after.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/trace.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define WORDS	12		/* between two frames that are compared */
#define FRAMES	5		/* of one viewer */
#define VIEWERS	12		/* of a trace */
#define OTHERS	12		/* more, of whose words most are of tables */

static const int sizes[][2] = {
	{ 100, 30 }, { 120, 36 }, { 80, 24 }, { 60, 20 }, { 140, 45 }
};

/* Returns the next word; of the later viewers most are of tables. */
static const char *
word(struct walk *w)
{
	return walk_word(w, w->viewer >= VIEWERS);
}

/* ---- the traces, and the sums ---- */

#define SUMS	"../tests/unit/walk.sums"

/* Goes through a trace with all its viewers, and frees it. */
static void
walk_trace(const char *name, struct trace *trace)
{
	struct walk w = { .name = name, .trace = trace, .word = word,
	    .words = WORDS, .frames = FRAMES };
	int viewer, nsizes = sizeof(sizes) / sizeof(*sizes);

	walk_there();
	for (viewer = 0; viewer < VIEWERS + OTHERS; viewer++) {
		walk_go(&w, viewer, sizes[viewer % nsizes]);
		walk_check(&w, SUMS);
	}
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(trace);
}

/* Goes through n files of traces/, as one trace. */
static void
walk(const char *const *names, size_t n)
{
	struct trace *trace = walk_open(names, n);

	if (trace != NULL)
		walk_trace(names[0], trace);
}

#define WALK(test, ...)							\
	TEST(test)							\
	{								\
		static const char *const names[] = { __VA_ARGS__ };	\
		walk(names, sizeof(names) / sizeof(*names));		\
	}

WALK(arrows_and_counters, "fuchsia.fxt")
WALK(a_kernel, "atrace.systrace")
WALK(packets, "perfetto-demo.pftrace")
WALK(a_profiler, "torch-autograd.json")
WALK(spans, "xray.json")
WALK(a_build, "build.ninja_log")
WALK(chrome, "chrome-trace-event-unterminated.json")
WALK(a_linker, "lld19-lto.json")
WALK(two_files, "fuchsia.fxt", "perfetto-demo.pftrace")

/* Most things begin or end with others, and are short. */
TEST(ties)
{
	static const char *const names[] = { "a", "b", "c", "run", "wait" };
	struct walk w = { .random = 7 };
	struct buf text = { 0 };
	int i, ts, dur;

	for (i = 0; i < 300; i++) {
		ts = (int)walk_below(&w, 24);
		dur = (int)walk_below(&w, 4);
		buf_printf(&text, "%c %d %d %d", "XXXXXXXbiB"[i % 10], 1 +
		    i / 4 % 2, i % 10 == 7 ? i : 1 + i % 4, ts);
		if (i % 10 < 7)
			buf_printf(&text, " %d", dur);
		buf_printf(&text, " %s\n", ONE_OF(&w, names));
		if (i % 10 == 7)
			buf_printf(&text, "e %d %d %d x\n", 1 + i / 4 % 2, i,
			    ts + dur);
		if (i % 5 == 0)
			buf_printf(&text, "s %d %d %d %d\nf 1 1 %d %d\n", 1 +
			    i / 4 % 2, 1 + i % 4, ts, i, ts + dur, i);
		if (i % 9 == 0)
			buf_printf(&text, "C 1 %d m v %d\nS 1 1 %d a;%s\n", ts,
			    dur, ts, ONE_OF(&w, names));
	}
	buf_addc(&text, '\0');
	walk_trace("ties", sketch(text.data));
	buf_free(&text);
}

/* A name that is a wait, and not any more. */
TEST(waits_are_said_and_taken_back)
{
	struct trace *t = sketch("P 1 a\nX 1 1 0 10 b\n");
	struct app app;

	app_init(&app, t, 80, 24);
	CHECK_INT(view_is_wait(&app.view, "b"), 0);
	walk_play(&app, NULL, ":waits b<Enter>");
	CHECK_INT(view_is_wait(&app.view, "b"), 1);
	walk_play(&app, NULL, ":waits !b<Enter>");
	CHECK_INT(view_is_wait(&app.view, "b"), 0);
	app_free(&app);
	trace_free(t);
}

/* A setting holds for the next key, not only from the next frame on. */
TEST(settings_hold_at_once)
{
	struct trace *t = sketch("P 1 a\nX 1 1 0 10 b\n");
	struct app app;

	app_init(&app, t, 80, 24);
	walk_play(&app, NULL, ":set filter=dim<Enter>:set label=name<Enter>");
	CHECK_INT(app.view.filter_dim, 1);
	CHECK_INT(app.view.captions, 0);
	walk_play(&app, NULL, ":set filter=hide<Enter>:set label=detail<Enter>");
	CHECK_INT(app.view.filter_dim, 0);
	CHECK_INT(app.view.captions, 1);
	app_free(&app);
	trace_free(t);
}

/* Where the track of the cursor has no line, the nearest that has one is. */
TEST(the_cursor_stays_near)
{
	static const struct {
		const char *keys;
		uint32_t    line;	/* of a process and its thread */
		uint32_t    upid;
	} rows[] = {
		{ "G&x<Enter>", 1, 0 }, { "G&y<Enter>", 1, 1 },
		{ "gg&z<Enter>", 0, 2 }, { "jj&z<Enter>", 1, 2 },
		{ "jjj&x<Enter>", 1, 0 }, { "gg&y<Enter>", 0, 1 },
	};
	struct trace *t = sketch("P 1 one\nX 1 1 0 10 x\nP 2 two\n"
	    "X 2 2 0 10 y\nP 3 three\nX 3 3 0 10 z\n");
	const struct view *v;
	struct app app;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		app_init(&app, t, 80, 24);
		walk_play(&app, NULL, rows[i].keys);
		v = &app.view;
		CHECK_INT(v->nlines, 2);
		CHECK_INT(v->line, rows[i].line);
		CHECK_INT(t->tracks[v->lines[0].track].upid, rows[i].upid);
		app_free(&app);
	}
	trace_free(t);
}

TEST(all_rows_are_there)
{
	sums_end(SUMS);
}

TEST_MAIN
