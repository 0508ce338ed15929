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

#define RARE	8		/* more, of whose words half are rare ones; on
				 * screens that are wide, narrow or low */

static const int sizes[][2] = {
	{ 100, 30 }, { 120, 36 }, { 80, 24 }, { 60, 20 }, { 140, 45 }
};
static const int odd_sizes[][2] = {
	{ 300, 30 }, { 97, 9 }, { 41, 40 }, { 530, 14 }, { 79, 16 }, { 30, 60 },
	{ 100, 4 },
};
/* Words with counts, at limits, and of more keys in prompts and menus. */
static const char *const rare[] = {
	"1G", "2G", "1gg", "9gg", "1j", "12j", "10w", "9s", "30l", "30h", "4J",
	"2f", "3<C-e>", "2<C-d>", "2n", "3N", "3gn", "2[", "2]", "2{", "2}",
	"3z+", "2z-", "2u", "2U", "2<C-r>", "2<C-o>", "3g;", "2*", "2>",
	"gt0<Enter>", "gt100%<Enter>", "gt-1ms<Enter>", "gt99h<Enter>",
	"gt+1us<Enter>", "gt2us<Enter>", "&-a<Enter>", "&!e<Enter>",
	"&cat:a dur>1us<Enter>", "&thread:1<Enter>", "&process:a<Enter>",
	"&track:a<Enter>", "&a=1<Enter>", "&nosuch<Enter>", "&(<Enter>",
	"&<Up><Enter>", "//a|b<Enter>", "//(<Enter>", "/nosuch<Enter>",
	"/<Up><Enter>", "/a<Tab><Tab><Enter>", ":set <Tab><Tab><Enter>",
	":sort-tracks <Tab><Tab><Enter>", ":area-by <Tab><Tab><Enter>",
	":<Up><Up><Enter>", ":w<Tab><Tab><S-Tab><Enter>", "t<Up><Enter>",
	"ti<Down><Enter>", ">s<Down><Down><Enter>", ">nosuch<Enter>",
	"/ab<C-w>e<Enter>", "/xe<C-a><Del><C-e><Enter>", ";<Up><Enter>",
	";select nam<Tab> from slice<Enter>", ";select<Enter>",
	";select * from track<Enter>", ";select 'a', null, 1.5, x'00'<Enter>",
	(";select ts, dur, name, id from slice order by dur desc, id limit 40"
	    "<Enter>"), ";select id from slice where dur > 0<Enter>",
	";!select id, ts from slice where depth = 1<Enter>",
	"<RightClick 33,8>jj<Enter>", "<RightClick 3,6><Esc>",
	"<Click 1,1>", "<Click 60,2>", "<Drag 70,2><Release 70,2>",
	"<Click 5,5><Drag 60,5><Release 60,5>", "<DoubleClick 3,6>",
	"<Click 90,29>", "<WheelUp 1,1>", "<C-WheelDown 80,6>", "gm", "g0",
	"g6", "mz'z", "'y", "v3l<Enter>", "VG", "V<Click 40,12>", "Vk<Enter>",
	"yl", "yp", "y<Enter>", "ZZ<Esc>", "<C-c>", "<C-z>", "<F1>", "5", "0",
	":area-next-table <Enter>", ":area-by category<Enter>",
	":area-by name,thread<Enter>", ":area-by depth<Enter>",
	":list-sort dur<Enter>", ":list-sort name,dur<Enter>",
	":set colour=duration<Enter>", ":set colour=category<Enter>",
	":set colour=self<Enter>", ":set colour=name<Enter>",
	":set colour=process<Enter>", ":set theme=mono<Enter>",
	":set theme=safe<Enter>", ":set theme=auto<Enter>",
	":set margin=40<Enter>", ":set states=5<Enter>",
	":set states=1000<Enter>", ":set time=view<Enter>",
	":set time=wall<Enter>", ":goto-track a<Enter>",
	":measure<Enter>ll", ":waits a<Enter>", ":waits !a<Enter>",
};

/* Returns the next word; of later viewers most are of tables, or rare. */
static const char *
word(struct walk *w)
{
	if (w->viewer >= VIEWERS + OTHERS && walk_below(w, 2) == 0)
		return ONE_OF(w, rare);
	return walk_word(w, w->viewer >= VIEWERS && w->viewer < VIEWERS +
	    OTHERS);
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
	int nodd = sizeof(odd_sizes) / sizeof(*odd_sizes);

	walk_there();
	for (viewer = 0; viewer < VIEWERS + OTHERS + RARE;
	    viewer += TEST_SHARE) {
		walk_go(&w, viewer, viewer < VIEWERS + OTHERS ?
		    sizes[viewer % nsizes] : odd_sizes[viewer % nodd]);
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

/* Times are copied with all digits that count, those before the start too. */
TEST(times_are_copied)
{
	static const struct {
		int64_t	    cursor;
		const char *keys, *copied;	/* " ": nothing is selected */
	} rows[] = {
		{ 0, "yt", "0 ms" }, { 0, "yd", "0.01 ms" },
		{ 0, "Gyt", "0.02 ms" }, { 0, "Gyd", "0.001 ms" },
		{ 12, " yt", "0.000012 ms" },
		{ -5000, " yt", "-0.005 ms" },
		{ 2000000, " yt", "2 ms" },
		{ 10000000, " yt", "10 ms" },
		{ INT64_MAX, " yt", "9223372036854.775807 ms" },
		{ INT64_MIN, " yt", "-9223372036854.775808 ms" },
	};
	struct trace *t = sketch("P 1 one\nX 1 1 0 10 x\nX 1 2 20 1 y\n");
	struct app app;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		app_init(&app, t, 80, 24);
		app.view.cursor = rows[i].cursor;
		if (*rows[i].keys == ' ')
			app.view.sel.type = ENTITY_NONE;
		walk_play(&app, NULL, rows[i].keys + strspn(rows[i].keys,
		    " "));
		CHECK_MEM(app.copied.data, app.copied.len, rows[i].copied,
		    strlen(rows[i].copied));
		app_free(&app);
	}
	trace_free(t);
}

/* Plays the words that set something; each must be taken. */
static void
sets_something(const struct trace *t, const char *const *words, size_t n)
{
	struct app app;
	size_t i;

	for (i = 0; i < n; i++) {
		if (strncmp(words[i], ":set ", 5) != 0 ||
		    strchr(words[i], '=') == NULL)
			continue;
		app_init(&app, t, 80, 24);
		walk_play(&app, NULL, words[i]);
		if (!CHECK_INT(app.view.message_is_error, 0))
			printf("# %s: %s\n", words[i], app.view.message);
		app_free(&app);
	}
}

TEST(what_walks_set_are_settings)
{
	struct trace *t = sketch("X 1 1 0 10 x\n");

	sets_something(t, in_tracks, sizeof(in_tracks) / sizeof(*in_tracks));
	sets_something(t, rare, sizeof(rare) / sizeof(*rare));
	trace_free(t);
}

TEST(all_rows_are_there)
{
	sums_end(SUMS);
}

TEST_MAIN
