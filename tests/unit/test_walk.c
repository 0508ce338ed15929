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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "ttv/permalink.h"
#include "ttv/script.h"
#include "ttv/session.h"
#include "ttv/setting.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "sketch.h"
#include "sums.h"
#include "test.h"

#define WORDS	12		/* between two frames that are compared */
#define FRAMES	5		/* of one viewer */
#define VIEWERS	12		/* of a trace */
#define OTHERS	12		/* more, of whose words most are of tables */

/* What is typed in the tracks, ... */
static const char *const in_tracks[] = {
	"w", "w", "w", "s", "W", "S", "a", "d", "A", "D", "0", "f", "f",
	"h", "l", "j", "k", "J", "K", ",", ".", "u", "o", "^", "$", "(", ")",
	"gl", "gL", "gg", "G", "H", "M", "L", "<C-d>", "<C-u>", "<C-e>",
	"<C-y>", "<C-f>", "<C-b>", "zz", "zt", "zb", "<Space>", "za", "zo",
	"zc", "zR", "zM", "zs", "z+", "z-", "p", "P", "x", "X", "U", "U",
	"<C-r>", "<C-o>", "g;", "''", "ma", "mb", "'a", "'b", "mm", "m-", "m-",
	"g'", "T", "n", "n", "N", "gn", "gN", "*", "#", "[", "]", "{", "}",
	"gp", "gP", "gO", "gC", "v", "vlll", "Vll", "%", "r", "ga", "gv", "F",
	"gF", "C", "c", "<Enter>", "<Enter>", "i", "i", "<Tab>", "<Tab>", "gs",
	"g1", "g2", "g3", "g4", "g5", "g7", "g8", "g9", "gT", "g]", "g[", "gd",
	"?", "<Esc>", "<Esc>", "\\", "3j", "2l", "4w", "e", "<Home>", "<End>",
	"<C-l>", "<F10>", "yn", "yd", "yt", "yy", "ya", "q",
	"/a<Enter>", "/e<Enter>", "//[a-z]+[0-9]<Enter>", "/a=1<Enter>",
	"/e<Esc>", "&e<Enter>", "&dur>1ms<Enter>", "&<Enter>", "&<Enter>",
	"&dur<1us !a<Enter>", "&cat:a<Enter>", "&a<Esc>", "ta<Enter>", "te",
	"gt50%<Enter>", "gt1ms<Enter>", ">fold<Enter>",
	"<Click 30,8>", "<Click 3,9>", "<Click 50,12><Release 50,12>",
	"<Click 40,1>", "<Click 30,7><Drag 50,7><Release 50,7>",
	"<Click 60,14>", "<DoubleClick 45,9>", "<RightClick 33,8>",
	"<WheelUp 30,9>", "<WheelDown 30,9>", "<WheelLeft 30,9>",
	"<WheelRight 30,9>", "<C-WheelUp 44,9>", "<C-WheelDown 44,9>",
	"mMnote<Enter>", ":set flows=view<Enter>", ":set flows=none<Enter>",
	":set flows=selection<Enter>", ":set pane=4<Enter>",
	":set pane=12<Enter>", ":set label=name<Enter>",
	":set label=detail<Enter>", ":set color=duration<Enter>",
	":set color=name<Enter>", ":set color=category<Enter>",
	":set glyphs=ascii<Enter>", ":set glyphs=half<Enter>",
	":set glyphs=unicode<Enter>", ":set glyphs=unicode<Enter>",
	":set margin=0<Enter>", ":set stacked!<Enter>", ":set rows=all<Enter>",
	":set rows=shared<Enter>", ":set rows=near<Enter>",
	":set filter=dim<Enter>", ":set filter=hide<Enter>",
	":set counters=rate<Enter>", ":set counters=log<Enter>",
	":set counters=value<Enter>", ":set search=names<Enter>",
	":set search=both<Enter>", ":sort-tracks busy<Enter>",
	":sort-tracks name<Enter>", ":sort-tracks trace<Enter>",
	":sort-tracks first<Enter>", ":area-sort count<Enter>",
	":area-by thread<Enter>", ":area-tracks a<Enter>", ":nosuch<Enter>",
	";select name, count(*) n from slice group by 1 order by 2, 1<Enter>",
	";select 1/0<Enter>",
};
/* ... in a list of lines, ... */
static const char *const in_lists[] = {
	"j", "j", "k", "3j", "<Space>", "<C-f>", "<C-b>", "gg", "G", "<Enter>",
	"<Enter>", "/a<Enter>", "/e<Enter>", "n", "N", "&a<Enter>", "&<Enter>",
	"i", "q", "q", "<Esc>", "g1", "g2", "g3", "g4", "g5", "g7", "g8", "gd",
	">", "<lt>", "I", "y", "b", "x", "L", "c", "C", "m", "]", "[", "<Tab>",
	"<Click 20,18>", "<DoubleClick 20,19>", "<WheelDown 20,18>", "?", "w",
	"l", "h", "<PgDn>", "<PgUp>", "<Home>", "<End>",
};
/* ... and in a flame graph. */
static const char *const in_flames[] = {
	"h", "l", "j", "k", "j", "k", "<Enter>", "<Enter>", "u", "0", "<Tab>",
	"w", "s", "i", "m", "L", "g", "/a<Enter>", "n", "N", "*", "F", "q",
	"<Space>", "<Click 30,10>", "2j",
};

/* Words behind commands that have some, ... */
static const char *const arguments[] = {
	"", "a", "e", "/[a-e]+[0-9]*/", "1ms", "50%", "3", "name", "dur",
	"count", "thread,name", "self", "tree", "cat:a !b", "dur>10us",
	"select name, ts, dur, depth from slice order by dur desc limit 99",
	"q select ts, dur, name from slice where depth = 0",
};
/* ... and commands that leave the viewer, write beside it, or say its path. */
static const char *const apart[] = {
	"area-write", "close", "copy-link", "diff", "quit", "save", "suspend",
	"tutor",
};

static const int sizes[][2] = {
	{ 100, 30 }, { 120, 36 }, { 80, 24 }, { 60, 20 }, { 140, 45 }
};

/* One walk: two viewers of a trace, and what they have drawn. */
struct walk {
	const char	*name;
	struct trace	*trace;
	struct app	 drawing, other;
	const int	*size;
	struct canvas	*x, *y;
	struct buf	 keys, sums;
	uint64_t	 sum;		/* of frames since the last in sums */
	uint64_t	 random;
	int		 tables;	/* words are of tables */
	char		 word[128];	/* such a word */
	int		 bad;
};

/* Returns a number below n; splitmix64. */
static size_t
below(struct walk *w, uint64_t n)
{
	uint64_t z = w->random += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return (size_t)((z ^ z >> 31) % n);
}

#define ONE_OF(w, list)	((list)[below(w, sizeof(list) / sizeof(*(list)))])

/* Makes a word of a command, of all that a viewer can be told. */
static const char *
command(struct walk *w)
{
	const struct ui_command *c;
	size_t i, n = 0;

	while (ui_commands[n].name != NULL)
		n++;
	c = &ui_commands[below(w, n)];
	for (i = 0; i < sizeof(apart) / sizeof(*apart); i++)
		if (strcmp(c->name, apart[i]) == 0)
			return "j";
	snprintf(w->word, sizeof(w->word), ":%s %s<Enter>", c->name,
	    c->args[0] != '\0' ? ONE_OF(w, arguments) : "");
	return w->word;
}

/* Makes a word of a setting and one of its values. */
static const char *
setting(struct walk *w)
{
	const struct setting_row *row = &setting_rows[below(w, SETTING_MAX)];
	size_t n = 0;

	if (row->choices == NULL) {
		snprintf(w->word, sizeof(w->word), ":set %s=%d<Enter>",
		    row->name, row->min + (int)below(w, 4));
		return w->word;
	}
	while (row->choices[n] != NULL)
		n++;
	snprintf(w->word, sizeof(w->word), ":set %s=%s<Enter>", row->name,
	    row->choices[below(w, n)]);
	return w->word;
}

/* Returns the next word of keys, mostly one that does something now. */
static const char *
word(struct walk *w)
{
	enum key_mode mode = app_mode(&w->drawing);

	if (w->tables && below(w, 4) > 0)
		return below(w, 6) == 0 ? setting(w) : command(w);
	if (w->drawing.prompt_kind != PROMPT_NONE ||
	    w->drawing.menu_kind != MENU_NONE)
		return below(w, 3) == 0 ? "j<Enter>" : "<Esc>";
	if (below(w, 5) == 0 || mode == MODE_NORMAL || mode == MODE_AREA ||
	    mode == MODE_AREA_MADE)
		return ONE_OF(w, in_tracks);
	return mode == MODE_FLAME ? ONE_OF(w, in_flames) : ONE_OF(w, in_lists);
}

/* Plays keys; returns whether the viewer is still there. */
static int
play(struct app *app, const char *keys)
{
	struct err err;

	err_clear(&err);
	if (script_play(app, keys, &err) == -1)
		CHECK_STR(err.msg, keys);
	app_settle(app);
	return !app->ended;
}

/* Prints a row of a frame, with ~ for what is not ASCII. */
static void
print_row(const struct cell *c, int cols)
{
	int i;

	printf("#\t");
	for (i = 0; i < cols; i++)
		putchar(c[i].ch >= ' ' && c[i].ch < 0x7f ? (int)c[i].ch : '~');
	putchar('\n');
}

/* Prints the rows in which two frames differ; returns whether there are any. */
static int
differ(const struct canvas *x, const struct canvas *y)
{
	size_t size = (size_t)x->cols * sizeof(*x->cells);
	const struct cell *a, *b;
	int n = 0, row;

	for (row = 0; row < x->rows; row++) {
		a = x->cells + row * x->cols;
		b = y->cells + row * y->cols;
		if (memcmp(a, b, size) == 0)
			continue;
		printf("# row %d\n", row);
		print_row(a, x->cols);
		print_row(b, y->cols);
		n++;
	}
	return n > 0;
}

static void
say(struct walk *w)
{
	printf("# --size=%dx%d --keys='%.*s' %s\n", w->size[0], w->size[1],
	    (int)w->keys.len, w->keys.data, w->name);
	w->bad++;
}

/* Takes away a session's row of the line: how many can be above it, depends. */
static void
without_line(struct buf *b)
{
	char *at, *end;

	buf_addc(b, '\0');
	b->len--;
	if ((at = strstr(b->data, "\nline\t")) == NULL)
		return;
	end = strchr(at + 1, '\n');
	b->len -= (size_t)(end - at);
	memmove(at, end, b->len - (size_t)(at - b->data));
}

/* Compares the session of a viewer with that of another that has read it. */
static void
come_back(struct walk *w)
{
	struct buf text = { 0 }, again = { 0 };
	struct session *s = session_new();
	struct app app;
	struct err err;

	err_clear(&err);
	session_write(&w->drawing, NULL, &text);
	app_init(&app, w->trace, w->x->cols, w->x->rows);
	CHECK_INT(session_parse(s, text.data, text.len, &err), 0);
	app.session = s;
	session_begin(&app);
	app_arrive(&app);
	app_settle(&app);
	session_write(&app, NULL, &again);
	without_line(&text);
	without_line(&again);
	if (text.len != again.len || memcmp(text.data, again.data, text.len)) {
		CHECK_MEM(again.data, again.len, text.data, text.len);
		say(w);
	}
	app_free(&app);
	session_free(s);
	buf_free(&text);
	buf_free(&again);
}

/* Adds what a viewer shows, and what it has copied, to the sum. */
static void
add_frame(struct walk *w)
{
	struct buf text = { 0 };

	canvas_dump_text(w->x, &text);
	canvas_dump_style(w->x, &text);
	buf_add(&text, w->drawing.copied.data, w->drawing.copied.len);
	w->sum = hash_bytes(w->sum, text.data, text.len);
	buf_free(&text);
}

/* Takes WORDS words, then compares. */
static void
frame(struct walk *w)
{
	struct buf link = { 0 };
	const char *keys;
	char *paths;
	int i;

	w->sum = HASH_BYTES;
	for (i = 0; i < WORDS; i++) {
		keys = word(w);
		buf_adds(&w->keys, keys);
		play(&w->other, keys);
		/* the cursor of a list moves when its lines are there */
		if (app_mode(&w->other) != MODE_NORMAL)
			app_draw(&w->other, w->y);
		if (!play(&w->drawing, keys))
			break;
		app_draw(&w->drawing, w->x);
		add_frame(w);
	}
	app_draw(&w->other, w->y);
	if (!w->drawing.ended && differ(w->x, w->y))
		say(w);
	/* without the paths of files */
	permalink_write(&w->drawing, &link);
	buf_addc(&link, '\0');
	if ((paths = strstr(link.data, " -- ")) != NULL)
		*paths = '\0';
	w->sum = hash_bytes(w->sum, link.data, strlen(link.data));
	buf_printf(&w->sums, " %08x", (unsigned)(w->sum ^ w->sum >> 32));
	buf_free(&link);
}

/* Goes with one viewer, from a trace as it opens. */
static void
go(struct walk *w, int viewer)
{
	const int *size = sizes[viewer % (int)(sizeof(sizes) / sizeof(*sizes))];
	int i;

	w->size = size;
	w->tables = viewer >= VIEWERS;
	w->x = canvas_new(size[0], size[1]);
	w->y = canvas_new(size[0], size[1]);
	app_init(&w->drawing, w->trace, size[0], size[1]);
	app_init(&w->other, w->trace, size[0], size[1]);
	if (w->trace->nsources > 1) {
		app_compare(&w->drawing);
		app_compare(&w->other);
	}
	w->random = hash_bytes((uint64_t)viewer, w->name, strlen(w->name)) +
	    w->trace->nsources;
	buf_clear(&w->keys);
	buf_printf(&w->sums, "%s %d", w->name, viewer);
	for (i = 0; i < FRAMES && !w->drawing.ended && !w->bad; i++)
		frame(w);
	if (!w->drawing.ended && !w->bad)
		come_back(w);
	buf_addc(&w->sums, '\n');
	app_free(&w->drawing);
	app_free(&w->other);
	canvas_free(w->x);
	canvas_free(w->y);
	glyphs_use(GLYPHS_UNICODE);
}

/* ---- the traces, and the sums ---- */

#define SUMS	"../tests/unit/walk.sums"

/* Goes to the folder of the traces, whose names are then the same anywhere. */
static void
go_there(void)
{
	static int there;
	const char *top = getenv("top_srcdir");

	if (there++ == 0)
		CHECK_INT(chdir(top != NULL ? top : ".") == 0 &&
		    chdir("traces") == 0, 1);
}

/* Goes through a trace with all its viewers, and frees it. */
static void
walk_trace(const char *name, struct trace *trace)
{
	struct walk w = { .name = name, .trace = trace };
	int viewer, bad;

	go_there();
	for (viewer = 0; viewer < VIEWERS + OTHERS; viewer++) {
		w.bad = 0;
		buf_clear(&w.sums);
		go(&w, viewer);
		CHECK_INT(w.bad, 0);
		bad = test_bad;
		sums_check(SUMS, &w.sums);
		if (test_bad > bad)
			say(&w);
	}
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(trace);
}

/* Goes through n files of traces/, as one trace. */
static void
walk(const char *const *names, size_t n)
{
	struct load_options options = { .threads = 1 };
	struct trace *trace;
	struct err err;

	go_there();
	err_clear(&err);
	trace = load_files(names, n, &options, &err);
	if (trace == NULL)
		CHECK_STR(err.msg, "");
	else
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
		ts = (int)below(&w, 24);
		dur = (int)below(&w, 4);
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
	play(&app, ":waits b<Enter>");
	CHECK_INT(view_is_wait(&app.view, "b"), 1);
	play(&app, ":waits !b<Enter>");
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
	play(&app, ":set filter=dim<Enter>:set label=name<Enter>");
	CHECK_INT(app.view.filter_dim, 1);
	CHECK_INT(app.view.captions, 0);
	play(&app, ":set filter=hide<Enter>:set label=detail<Enter>");
	CHECK_INT(app.view.filter_dim, 0);
	CHECK_INT(app.view.captions, 1);
	app_free(&app);
	trace_free(t);
}

TEST(all_rows_are_there)
{
	sums_end(SUMS);
}

TEST_MAIN
