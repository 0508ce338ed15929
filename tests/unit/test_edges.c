/*
 * edges: walks (walking.h) at the edges of what can be: screens of a cell, of
 * a column more or less than a part needs, of another size after each few
 * words; traces with nothing, with one thing of each kind, with two, with
 * things at both ends of time; the mouse at the borders of the screen.
 *
 * edges.sums is to this test what walk.sums is to test_walk.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/trace.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define SUMS	"../tests/unit/edges.sums"
#define WORDS	9		/* between two frames that are compared */
#define FRAMES	4		/* of one viewer */

/* Screens about the widths and heights at which parts come and go. */
static const int sizes[][2] = {
	{ 1, 1 }, { 80, 24 }, { 20, 5 }, { 39, 12 }, { 300, 100 }, { 40, 4 },
	{ 41, 9 }, { 69, 3 }, { 70, 7 }, { 79, 16 }, { 80, 2 }, { 81, 20 },
	{ 119, 36 }, { 120, 6 }, { 121, 8 }, { 1, 40 }, { 2, 2 }, { 200, 1 },
	{ 100, 25 }, { 59, 10 }, { 60, 11 }, { 8, 30 },
};
#define SIZES	((int)(sizeof(sizes) / sizeof(*sizes)))

/* What a viewer begins with, in turns. */
static const char *const looks[] = {
	":set glyphs=unicode<Enter>",
	":set glyphs=half<Enter>:set theme=light<Enter>",
	":set glyphs=ascii<Enter>:set theme=mono<Enter>",
	":set glyphs=unicode<Enter>:set theme=safe<Enter>:set link=slow<Enter>",
	":set glyphs=half<Enter>:set time=raw<Enter>:set rows=all<Enter>",
};
/* Colours of the terminal that the frames of a viewer are drawn for. */
static const int depths[] = { 256, 8, 0 };

static const char *const buttons[] = {
	"Click", "Click", "DoubleClick", "Drag", "Drag", "Release",
	"RightClick", "WheelUp", "WheelDown", "WheelLeft", "WheelRight",
	"C-WheelUp", "C-WheelDown",
};
/* Words that lead to the ends of lists, tracks and times. */
static const char *const ends[] = {
	"99w", "99s", "gg", "G", "0", "<Home>", "<End>", "1G", "2G", "999j",
	"999k", "$", "^", "gt0<Enter>", "gt100%<Enter>", "gt0%<Enter>",
	"gt-1ns<Enter>", "gt999999h<Enter>", "99(", "99)", "f", "99d", "99a",
	"v$f", "v999l", "V999j", "%", "99+", "m-99l", "999n", "999N", "2gn",
};

/* Returns a number up to n, mostly near one of both ends. */
static int
near_edge(struct walk *w, int n)
{
	int at = (int)walk_below(w, 6);

	if (at < 3)
		return at < n ? at + 1 : n;
	return at == 3 ? n : at == 4 && n > 1 ? n - 1 :
	    1 + (int)walk_below(w, (uint64_t)n);
}

static const char *
word(struct walk *w)
{
	const int *size;

	if (w->taken == 0)
		return looks[w->viewer % 5];
	switch (walk_below(w, 8)) {
	case 0:
		size = sizes[walk_below(w, SIZES)];
		snprintf(w->made, sizeof(w->made), "@%dx%d", size[0], size[1]);
		return w->made;
	case 1:
	case 2:
		snprintf(w->made, sizeof(w->made), "<%s %d,%d>",
		    ONE_OF(w, buttons), near_edge(w, w->x->cols),
		    near_edge(w, w->x->rows));
		return w->made;
	case 3:
		return ONE_OF(w, ends);
	default:
		return walk_word(w, w->viewer % 3 == 2);
	}
}

/* Adds the colours of a frame to the sum, and the cell of its cursor. */
static void
drawn(struct walk *w)
{
	struct buf text = { 0 };

	canvas_dump_ansi(w->x, &text, depths[w->viewer % 3]);
	walk_hide_length(&text);
	buf_printf(&text, "%d %d", w->x->cursor_col, w->x->cursor_row);
	w->sum = hash_bytes(w->sum, text.data, text.len);
	buf_free(&text);
}

/* Goes through a trace with a viewer for each n-th size, and frees it. */
static void
edges(const char *name, struct trace *trace, int from, int n)
{
	struct walk w = { .name = name, .trace = trace, .word = word,
	    .words = WORDS, .frames = FRAMES, .drawn = drawn };
	int i;

	walk_there();
	for (i = from; i < SIZES; i += n) {
		walk_go(&w, i, sizes[i]);
		walk_check(&w, SUMS);
	}
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(trace);
}

TEST(nothing)
{
	edges("nothing", sketch(""), 0, 1);
}

/* A trace of one thing of each kind is made of lines; so are those below. */
static const char *const things[] = {
	"X 1 1 5 3 a", "B 1 1 5 a", "i 1 1 5 a", "p 1 5 a", "g 5 a",
	"R 1 1 5 a", "C 1 5 m v 3", "b 1 1 5 a\ne 1 1 7 a",
	"N 1 1 5 a\nD 1 1 7 a", "O 1 1 5 a", "S 1 1 5 a;b", "v 1 5 3",
	"K 0 a/b 5 3 a", "( 1 1 5 a\n) 1 1 7 a", "P 1 a", "T 1 1 a",
	"s 1 1 5 1\nf 1 2 6 1", "X 1 1 5 0 a",
};
#define THINGS	(sizeof(things) / sizeof(*things))

TEST(one_thing)
{
	char name[16];
	size_t i;

	for (i = 0; i < THINGS; i++) {
		snprintf(name, sizeof(name), "one%zu", i);
		edges(name, sketch(things[i]), (int)i % 7, 7);
	}
}

TEST(one_of_each)
{
	struct buf text = { 0 };
	size_t i;

	for (i = 0; i < THINGS; i++)
		buf_printf(&text, "%s\n", things[i]);
	buf_addc(&text, '\0');
	edges("each", sketch(text.data), 0, 1);
	buf_free(&text);
}

TEST(two_of_each)
{
	edges("two", sketch("P 1 one\nP 2 two\nT 1 1 a\nT 2 1 b\n"
	    "X 1 1 0 10 a\nX 1 1 2 4 b\nX 2 1 5 5 a\nX 2 1 10 0 b\n"
	    "i 1 1 0 a\ni 1 1 10 b\np 1 0 a\np 2 10 b\ng 0 a\ng 10 b\n"
	    "C 1 0 m v 1\nC 1 10 m v 2\nC 1 10 m w -3\nC 2 5 n v 0\n"
	    "b 1 1 0 a\ne 1 1 10 a\nb 1 2 5 a\ne 1 2 15 a\n"
	    "N 1 1 0 a\nO 1 1 5 a\nD 1 1 10 a\nN 1 2 0 a\n"
	    "S 1 1 0 a;b\nS 1 1 10 a;c\nv 1 0 1\nv 1 10 2\n"
	    "K 0 a/b 0 5 a\nK 0 a/c 5 5 b\ns 1 1 0 1\nf 1 2 5 1\n"
	    "s 1 2 5 2\nf 1 1 10 2\nX 1 2 5 1 c\n"), 0, 1);
}

/* Both ends of time, and a nanosecond inside of them. */
#define FIRST	"-9223372036854775808"
#define LAST	"9223372036854775807"

TEST(both_ends_of_time)
{
	edges("ends", sketch("X 1 1 " FIRST " 0 a\nX 1 1 " LAST " 0 b\n"
	    "i 1 1 " FIRST " a\ni 1 1 " LAST " b\nC 1 " FIRST " m v 1\n"
	    "C 1 " LAST " m v 2\nb 1 1 " FIRST " a\ne 1 1 " LAST " a\n"
	    "S 1 1 " FIRST " a;b\nS 1 1 " LAST " a;c\ng " LAST " c\n"
	    "B 1 2 " FIRST " d\nX 1 3 0 " LAST " e\n"
	    "s 1 1 " FIRST " 1\nf 1 2 " LAST " 1\n"), 0, 1);
}

TEST(the_first_end_of_time)
{
	edges("first", sketch("X 1 1 " FIRST " 0 a\nX 1 1 "
	    "-9223372036854775806 0 b\ni 1 1 " FIRST " a\n"), 0, 2);
}

TEST(the_last_end_of_time)
{
	edges("last", sketch("X 1 1 9223372036854775805 0 a\nX 1 1 " LAST
	    " 0 b\ni 1 1 " LAST " a\nX 1 2 9223372036854775800 99 c\n"),
	    0, 2);
}

/* All at one time: the trace has no length. */
TEST(one_time)
{
	edges("time", sketch("X 1 1 7 0 a\nX 1 1 7 0 b\ni 1 1 7 a\n"
	    "C 1 7 m v 1\ng 7 c\nS 1 1 7 a\nX 2 1 7 0 a\n"), 0, 2);
}

/* Names of all widths. */
TEST(wide_names)
{
	edges("wide", sketch("P 1 \346\227\245\346\234\254\350\252\236\n"
	    "T 1 1 \303\251e\314\201e\314\201\nT 1 2 \360\237\221\250\342\200\215"
	    "\360\237\221\251\n"
	    "X 1 1 0 10 \346\227\245\346\234\254\nX 1 1 2 4 e\314\201\314\201\n"
	    "X 1 2 0 3 \357\274\241\nX 1 2 4 1 \314\201a\n"
	    "i 1 1 5 \346\234\210\nC 1 5 \345\220\215 \345\220\215 3\n"
	    "S 1 1 3 \346\227\245;\346\234\254\n"), 0, 1);
}

TEST(many_lines)
{
	struct buf text = { 0 };
	int i;

	for (i = 0; i < 120; i++)
		buf_printf(&text, "X %d %d %d %d n%d\n", 1 + i / 30, 1 + i,
		    i, 200 - i, i % 9);
	for (i = 0; i < 120; i++)
		buf_printf(&text, "X 1 1 %d %d d%d\n", i, 200 - 2 * i > 0 ?
		    200 - 2 * i : 0, i % 7);
	buf_addc(&text, '\0');
	edges("many", sketch(text.data), 0, 1);
	buf_free(&text);
}

static void
files(const char *const *names, size_t n)
{
	struct trace *trace = walk_open(names, n);

	if (trace != NULL)
		edges(names[0], trace, 0, 1);
}

TEST(files_of_formats)
{
	static const char *const fuchsia[] = { "fuchsia.fxt" };
	static const char *const packets[] = { "perfetto-demo.pftrace" };
	static const char *const kernel[] = { "atrace.systrace" };
	static const char *const both[] = { "xray.json", "build.ninja_log" };

	files(fuchsia, 1);
	files(packets, 1);
	files(kernel, 1);
	files(both, 2);
}

TEST(all_rows_are_there)
{
	sums_end(SUMS);
}

TEST_MAIN
