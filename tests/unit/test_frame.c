/*
 * frame: frames of small traces, character by character; and frames of every
 * size, which must not crash.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"

#include "sketch.h"
#include "test.h"

static struct trace *tr;
static struct view v;
static struct canvas *cv;
static struct buf out;

static void
open_trace(const char *text, int cols, int rows)
{
	tr = sketch(text);
	view_init(&v, tr);
	v.pane = 0;
	view_resize(&v, cols, rows);
	cv = canvas_new(cols, rows);
}

static void
close_trace(void)
{
	view_free(&v);
	trace_free(tr);
	canvas_free(cv);
	buf_free(&out);
	tr = NULL;
	cv = NULL;
}

static const char *
frame(void)
{
	canvas_resize(cv, v.cols, v.rows);
	frame_draw(cv, &v);
	buf_clear(&out);
	canvas_dump_text(cv, &out);
	return out.data;
}

static const char *
styles(void)
{
	buf_clear(&out);
	canvas_dump_style(cv, &out);
	return out.data;
}

#define SMALL								\
	"P 1 Engine\n"							\
	"T 1 1 main\n"							\
	"T 1 2 io\n"							\
	"X 1 1 0 1000 Frame\n"						\
	"X 1 1 100 300 Update\n"					\
	"X 1 1 450 500 Draw\n"						\
	"X 1 1 150 5 tiny\n"						\
	"X 1 1 460 1 a\nX 1 1 462 1 b\nX 1 1 464 1 c\n"			\
	"X 1 2 1000 200 Read\n"						\
	"B 1 2 1100 Wait\n"						\
	"i 1 2 300 poke\n"

TEST(slices_are_boxes_marks_and_shades)
{
	open_trace(SMALL, 60, 9);
	CHECK_STR(frame(),
	    " ttv     13 events         0.00 ms .. 1.22 ms  26.7 µs/col\n"
	    "│0.00 ms     ┤┬0.0 ms───────────┬0.5 ms────────────┬1.0 ms──\n"
	    ">▼ Engine [1]┤│╌ 2 threads, 9 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ main [1] │▏Frame──1 ms─────────────────────────\n"
	    "             ││   ▏Update────  ▏Draw──500 µs──────\n"
	    "             ││    ▁ tiny      ▁ a\n"
	    "  ▼ io [2]   ││                                    ▏Read───\n"
	    "       lane 2││                                        ───»\n"
	    " Engine [1]   2 threads, 9 slices                  line 1/7\n");
	close_trace();
}

TEST(nothing_to_show)
{
	open_trace("", 60, 6);
	CHECK_STR(frame(),
	    " ttv     0 events   0               0 ns .. 46 ns  1 ns/col\n"
	    "│0 ns        ┤┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns\n"
	    "              │\n"
	    "              │\n"
	    "              │\n"
	    " nothing to show: no events with a time            line 0/0\n");
	close_trace();
}

/* Tracks of the file's own: indented, and marked where they are too deep. */
TEST(custom_tracks_are_a_tree)
{
	open_trace("P 1 p\n"
	    "K 1 build/cc 0 50 main.c\nK 1 build/cc/as 50 30 main.s\n"
	    "K 1 build/ld 80 20 prog\n"
	    "K 0 a/b/c/d/e/f 10 80 deep\n", 60, 16);
	CHECK_STR(frame(),
	    " ttv     5 events   100 µs   0 µs .. 102 µs  2.22 µs/col\n"
	    " all 100 µs  │▄▄▄▄██████████████████████████████████████▄▄▄▄\n"
	    "│0 µs        ┤┬0 µs─────────────────┬50 µs────────────────┬─\n"
	    ">▼ a         ││   ▅███████████████████████████████████▄\n"
	    "  ▼ b        ││   ▅███████████████████████████████████▄\n"
	    "   ▼ c       ││   ▅███████████████████████████████████▄\n"
	    "    ▼ d      ││   ▅███████████████████████████████████▄\n"
	    " …  ▼ e      ││   ▅███████████████████████████████████▄\n"
	    " …    f      ││   ▏deep──80 µs────────────────────────\n"
	    " ▼ p [1]     ┤│╌ 4 tracks, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ build    │▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅\n"
	    "   ▼ cc      │▏main.c──50 µs────────\n"
	    "      as     ││                     ▏main.s───────\n"
	    "     ld      ││                                   ▏prog────\n"
	    " a   1 row, 1 slice                               line 1/11\n\n");
	close_trace();
}

TEST(counters_are_bars)
{
	open_trace("P 1 p\n"
	    "C 1 0 cpu value 0\nC 1 100 cpu value 50\nC 1 200 cpu value 100\n"
	    "C 1 300 cpu value 25\nC 1 400 cpu value 0\n"
	    "C 1 0 net value -4\nC 1 200 net value 4\n"
	    "C 1 0 mem heap 10\nC 1 200 mem heap 20\n"
	    "C 1 0 mem code 10\nC 1 300 mem code 30\n"
	    "C 1 400 mem code 1\n", 60, 9);
	CHECK_STR(frame(),
	    " ttv     13 events   400 µs  0 µs .. 408 µs  8.89 µs/col\n"
	    "│0 µs        ┤┬0 µs──────┬100 µs────┬200 µs────┬300 µs────┬─\n"
	    ">▼ p [1]     ┤│╌ 3 tracks ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "    cpu     0│___________▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▂▂▂▂▂▂▂▂▂▂▂\n"
	    "  ▼■mem…ap 10││                     ▂▂▂▂▂▂▂▂▂▂▂████████████\n"
	    "   ■code   10│▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆███████████████████████\n"
	    "    net    -4│______________________▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇\n"
	    "       min -4│███████████████████████\n"
	    " p [1]   3 tracks                                  line 1/6\n");
	CHECK_STR(styles(),
	    "-----------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTT---\n"
	    "|||||........_IIIIIRRRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIR\n"
	    ">>>>>>>>>>>>>_|__RRRRRRRR___________________________________\n"
	    "....LLL.....L_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC\n"
	    "..LwLLLLLL.LL_|.....................wwwwwwwwwwwwwwwwwwwwwww\n"
	    "...mLLLL...LL_|wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwmmmmmmmmmmmm\n"
	    "....LLL....LL_|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK\n"
	    ".......LLLLLL_|KKKKKKKKKKKKKKKKKKKKKK\n"
	    "777777777777777777777777777777777777777777777777777777777777\n");
	close_trace();
}

TEST(instants_go_as_far_as_their_scope)
{
	open_trace("P 1 one\nP 2 two\nT 1 1 a\nT 2 2 b\n"
	    "X 1 1 0 100 x\nX 2 2 900 100 y\n"
	    "i 1 1 500 thread\np 1 300 process\ng 700 global\n"
	    "R 1 1 200 mark\n", 60, 12);
	CHECK_STR(frame(),
	    " ttv     10 events   1 ms  0.00 ms .. 1.02 ms  22.2 µs/col\n"
	    "│0.00 ms     ┤┬0.0 ms───────────────┬0.5 ms──◆────────────┬─\n"
	    ">▼ global    ┤│╌ 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "   instants  ││                              ◆ global\n"
	    " ▼ one [1]   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "   instants  ││            ◆ process\n"
	    "    a [1]    │▏x──\n"
	    "    instants ││       ▾ mark        ◆ thread\n"
	    " ▼ two [2]   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "    b [2]    ││                                       ▏y───\n"
	    " global   1 event                                  line 1/8\n"
	    "\n");
	close_trace();
}

TEST(async_spans_have_lanes)
{
	open_trace("P 1 p\n"
	    "b 1 1 0 job\nb 1 1 100 part\ne 1 1 200 part\ne 1 1 600 job\n"
	    "b 1 2 300 job\ne 1 2 900 job\n", 60, 9);
	CHECK_STR(frame(),
	    " ttv     7 events   900 µs     0 µs .. 920 µs  20 µs/col\n"
	    "│0 µs        ┤┬0 µs───────────────────┬500 µs───────────────\n"
	    ">▼ p [1]     ┤│╌ 1 track, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ job      │▏job──600 µs──────────────────\n"
	    "             ││    ▏part\n"
	    "       lane 2││              ▏job──600 µs──────────────────\n"
	    "              │\n"
	    "              │\n"
	    " p [1]   1 track, 3 slices                         line 1/4\n");
	close_trace();
}

TEST(folded_tracks_are_summed_up)
{
	open_trace(SMALL, 60, 9);
	v.folded[0] = 1;
	view_layout(&v);
	CHECK_STR(frame(),
	    " ttv     13 events         0.00 ms .. 1.22 ms  26.7 µs/col\n"
	    "│0.00 ms     ┤┬0.0 ms───────────┬0.5 ms────────────┬1.0 ms──\n"
	    ">▶ Engine [1]┤▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅\n"
	    "              │\n"
	    "              │\n"
	    "              │\n"
	    "              │\n"
	    "              │\n"
	    " Engine [1]   2 threads, 9 slices                  line 1/1\n");
	v.folded[0] = 0;
	v.folded[1] = 1;
	view_layout(&v);
	CHECK_STR(frame(),
	    " ttv     13 events         0.00 ms .. 1.22 ms  26.7 µs/col\n"
	    "│0.00 ms     ┤┬0.0 ms───────────┬0.5 ms────────────┬1.0 ms──\n"
	    ">▼ Engine [1]┤│╌ 2 threads, 9 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▶ main [1] │█████████████████████████████████████▄\n"
	    "  ▼ io [2]   ││                                    ▏Read───\n"
	    "       lane 2││                                        ───»\n"
	    "    instants ││          ◆ poke\n"
	    "              │\n"
	    " Engine [1]   2 threads, 9 slices                  line 1/5\n");
	close_trace();
}

/* From any place: a slice begins in view, and ends there if it can. */
TEST(what_one_goes_to_is_in_view)
{
	struct buf text = BUF_INIT;
	struct viewport from;
	int64_t t0, t1;
	uint32_t i;
	int at, margin;

	for (i = 0; i < 60; i++)
		buf_printf(&text, "X 1 1 %u %u s\n", i * 13, 1 + i * 7 % 12);
	buf_addc(&text, '\0');
	open_trace(text.data, 60, 9);
	viewport_zoom(&v.vp, 9, v.vp.cols / 2);
	from = v.vp;
	margin = v.vp.cols / 8;
	for (at = 0; at < 40; at++)
		for (i = 0; i < v.trace->nslices; i++) {
			v.vp = from;
			viewport_pan(&v.vp, at * 3 - 60);
			view_goto_slice(&v, i);
			t0 = v.trace->ts[i];
			t1 = trace_slice_end(v.trace, i) - 1;
			CHECK(viewport_col(&v.vp, t0) >= 0);
			CHECK(viewport_col(&v.vp, t0) < v.vp.cols);
			if (viewport_col(&v.vp, t1) - viewport_col(&v.vp, t0) <
			    v.vp.cols - 2 * margin)
				CHECK(viewport_col(&v.vp, t1) < v.vp.cols);
		}
	buf_free(&text);
	close_trace();
}

TEST(flows_of_the_selection_are_connected)
{
	open_trace("P 1 p\nT 1 1 a\nT 1 2 b\nT 1 3 c\n"
	    "X 1 1 0 300 send\nX 1 2 0 200 busy\nX 1 3 600 300 receive\n"
	    "s 1 1 200 7\nf 1 3 650 7\n", 60, 9);
	view_goto_slice(&v, 0);
	CHECK_STR(frame(),
	    " ttv     9 events   900 µs     0 µs .. 920 µs  20 µs/col\n"
	    "│0 µs        ┤┬0 µs───────────────────┬500 µs───────────────\n"
	    " ▼ p [1]     ┤│╌ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    ">   a [1]    │▶send██300 µs██\n"
	    "    b [2]    │▏busy─────│\n"
	    "    c [3]    ││         ╰───────────────────▏receive───────\n"
	    "              │\n"
	    "              │\n"
	    " p [1] / a [1]   depth 0   1 slice                 line 2/4\n");
	close_trace();
}

TEST(objects_samples_dumps_and_contexts)
{
	open_trace("P 1 p\nT 1 1 t\n"
	    "N 1 0x10 0 Node\nO 1 0x10 300 Node\nO 1 0x10 600 Node\n"
	    "D 1 0x10 800 Node\nN 1 0x20 100 Node\n"
	    "S 1 1 100 main;run\nS 1 1 300 main;run;leaf\n"
	    "S 1 1 500 main;other\nS 1 1 700 main\n"
	    "v 1 400 dump7\n"
	    "( 1 1 200 ctx\n) 1 1 700 ctx\n"
	    "X 1 1 0 1000 work\n", 70, 16);
	CHECK_STR(frame(),
	    " ttv     15 events   1 ms            0.00 ms .. 1.01 ms  18.5 µs/col\n"
	    " all 1 ms     │███████████████████████████████████████████████████████\n"
	    "│0.00 ms      ┤┬0.0 ms───┬0.2 ms────┬0.4 ms────┬0.6 ms────┬0.8 ms───┬─\n"
	    ">▼ p [1]      ┤│╌ 1 thread, 3 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "    t [1]     │▏work──1 ms───────────────────────────────────────────\n"
	    "    contexts  ││         ▏ctx──500 µs────────────────\n"
	    "   ▼ samples  ││    ▌          ▌         ▌          ▌\n"
	    "              ││    ▏main───────────────────────────────────────\n"
	    "              ││    ▏run──────────────────▏other─────\n"
	    "              ││               ▏leaf──────\n"
	    "  ▼ Node  0x10│○─Node──────────●───────────────●──────────✕\n"
	    "    0x20      ││    ○─Node───────────────────────────────────────────\n"
	    "  ▶ memor…umps││                    ● dump7\n"
	    "               │\n"
	    " p [1]   1 thread, 3 tracks, 1 slice                        line 1/10\n"
	    "\n");
	close_trace();
}

TEST(folded_objects_are_counted)
{
	uint32_t i;

	open_trace("P 1 p\nN 1 1 0 A\nD 1 1 1000 A\nN 1 2 200 A\n"
	    "D 1 2 600 A\nN 1 3 300 A\nD 1 3 310 A\nN 1 4 390 A\n"
	    "D 1 4 390 A\n", 60, 6);
	for (i = 0; i < tr->ntracks; i++)
		v.folded[i] = tr->tracks[i].type == TRACK_OBJECT;
	view_layout(&v);
	CHECK_STR(frame(),
	    " ttv     9 events   1 ms   0.00 ms .. 1.02 ms  22.2 µs/col\n"
	    "│0.00 ms     ┤┬0.0 ms───────────────┬0.5 ms───────────────┬─\n"
	    ">▼ p [1]     ┤│╌ 1 track, 4 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▶ A        │▄▄▄▄▄▄▄▄▅▆▆▆▆▇▆▆▆▆▆▆▆▆▆▆▆▆▆▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄\n"
	    "              │\n"
	    " p [1]   1 track, 4 events                         line 1/2\n");
	close_trace();
}

TEST(zoomed_in_and_the_selection)
{
	open_trace(SMALL, 60, 9);
	view_goto_slice(&v, 2);
	viewport_fit(&v.vp, tr->ts[2], trace_slice_end(tr, 2));
	CHECK_STR(frame(),
	    " ttv     13 events         440 µs .. 973 µs  11.6 µs/col\n"
	    "│450 µs      ┤─────────────┬600 µs───────────┬800 µs────────\n"
	    " ▼ Engine [1]┤│╌ 2 threads, 9 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "  ▼ main [1] │…Frame──1 ms──────────────────────────────────\n"
	    ">   main [1] ││▶Draw██500 µs██████████████████████████████\n"
	    "             ││▁▁ a\n"
	    "  ▼ io [2]   ││\n"
	    "       lane 2││\n"
	    " Engine [1] / main [1]   depth 1   2 slices        line 3/7\n");
	CHECK_STR(styles(),
	    "---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---\n"
	    "|||||||......_RRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRR\n"
	    ".P.PPPPPPPPPP_|__RRRRRRRRRRRRRRRRRRR________________________\n"
	    "..L.LLLLLLLL._|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n"
	    ">>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\n"
	    "............._|gj.g\n"
	    "..L.LLLLLL..._|\n"
	    ".......LLLLLL_|\n"
	    "777777777777777777777777777777777777777777777777777777777777\n");
	close_trace();
}

TEST(the_cursor_stands_on_the_selection)
{
	open_trace(SMALL, 60, 9);
	view_goto_slice(&v, 2);
	viewport_fit(&v.vp, tr->ts[2], trace_slice_end(tr, 2));
	frame();
	CHECK_INT(cv->cursor_col, 14);
	CHECK_INT(cv->cursor_row, 4);
	/* with the keys in a pane, on its current line */
	view_resize(&v, 60, 20);
	v.pane = 2;
	frame();
	CHECK_INT(cv->cursor_row, 5);
	v.pane_focus = 1;
	frame();
	CHECK_INT(cv->cursor_col, 1);
	CHECK_INT(cv->cursor_row, 11);
	v.inspector.at = 2;
	frame();
	CHECK_INT(cv->cursor_row, 13);
	close_trace();
}

TEST(a_tall_frame_has_everything)
{
	open_trace(SMALL, 100, 24);
	v.pane = 2;
	v.marks['a' - 'a'].set = 1;
	v.marks['a' - 'a'].ts = 500000;
	v.hint = "w/s zoom  hjkl move";
	view_goto_slice(&v, 0);
	CHECK_STR(frame(),
	    " ttv     13 events   1.2 ms                        view 0.00 ms .. 1.21 ms   1.22 ms   15.6 µs/col\n"
	    " all 1.2 ms          │██████████████████████████████████████████████████████████████████████████████\n"
	    " marks               │                                'a\n"
	    "│0.00 ms             ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms──────┬0.6 ms──────┬0.8 ms──────┬1.0 ms─────┬─\n"
	    " ▼ Engine [1]        ┤│╌ 2 threads, 9 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "> ▼ main [1]         │▶Frame██1 ms████████████████████████████████████████████████████\n"
	    "                     ││     ▏Update──300 µs─────   ▏Draw──500 µs───────────────────\n"
	    "                     ││        ▃ tiny              ▂ a\n"
	    "  ▼ io [2]           ││                                                               ▏Read────────\n"
	    "               lane 2││                                                                      ▏Wait»\n"
	    "    instants         ││                  ◆ poke\n"
	    "                      │\n"
	    "                      │\n"
	    " Frame                                                                                     13 lines\n"
	    " name       Frame                                │ same name  1 in the trace\n"
	    " start      0 s                                  │ children   2\n"
	    " end        0.001 s                              │ 2 children by time\n"
	    " wall       1 ms                                 │  50.0 %   500 µs  Draw\n"
	    " self       200 µs  20.0 %                       │  30.0 %   300 µs  Update\n"
	    " process    Engine [1]                           │\n"
	    " thread     main [1]                             │\n"
	    " depth      0                                    │\n"
	    " Engine [1] / main [1]   depth 0   1 slice                                                 line 2/7\n"
	    " w/s zoom  hjkl move\n");
	close_trace();
}

TEST(ascii_frames_are_ascii)
{
	const char *s;

	open_trace(SMALL, 60, 9);
	glyphs_use(GLYPHS_ASCII);
	s = frame();
	CHECK_STR(s,
	    " ttv     13 events         0.00 ms .. 1.22 ms  26.7 us/col\n"
	    "|0.00 ms     ++0.0 ms-----------+0.5 ms------------+1.0 ms--\n"
	    ">- Engine [1]+|- 2 threads, 9 slices -----------------------\n"
	    "  - main [1] ||Frame==1 ms=========================\n"
	    "             ||   |Update====  |Draw==500 us======\n"
	    "             ||    _ tiny      _ a\n"
	    "  - io [2]   ||                                    |Read===\n"
	    "       lane 2||                                        ===>\n"
	    " Engine [1]   2 threads, 9 slices                  line 1/7\n");
	for (; *s != '\0'; s++)
		CHECK((unsigned char)*s < 0x7f);
	glyphs_use(GLYPHS_UNICODE);
	close_trace();
}

TEST(the_prompt_and_messages)
{
	open_trace(SMALL, 40, 5);
	snprintf(v.message, sizeof(v.message), "copied");
	CHECK(strstr(frame(), "\n copied\n") != NULL);
	v.message_is_error = 1;
	frame();
	CHECK(strstr(styles(), "EEEEEEEE") != NULL);
	snprintf(v.prompt, sizeof(v.prompt), "/abc");
	v.prompt_at = 4;
	CHECK(strstr(frame(), "\n/abc\n") != NULL);
	CHECK(strstr(styles(), "\n::::|:") != NULL);
	CHECK_INT(frame_prompt_row(&v), 4);
	close_trace();
}

static uint64_t
three(void *arg)
{
	(void)arg;
	return 3;
}

static void
help_line(void *arg, uint64_t i, struct list_line *line)
{
	static const char *const lines[] = { "The view", "  w  zoom in",
	    "  s  zoom out" };

	(void)arg;
	list_cell(line, ROLE_HELP, lines[i], strlen(lines[i]));
}

TEST(a_list_in_place_of_the_tracks)
{
	static const struct list_source source = { three, help_line, NULL,
	    NULL, NULL, NULL };
	struct list list;

	open_trace(SMALL, 48, 5);
	list_init(&list, &source, NULL, LIST_PAGE);
	v.screen = &list;
	v.screen_title = "help";
	list_to(&list, 1, view_list_room(&v, &list));
	CHECK_STR(frame(),
	    " help                                    1 of 3\n"
	    "The view\n"
	    "  w  zoom in\n"
	    "  s  zoom out\n"
	    " Engine [1]   2 threads, 9 slices\n");
	view_resize(&v, 40, 4);
	list_to(&list, 1, view_list_room(&v, &list));
	CHECK_STR(frame(),
	    " help\n"
	    "  w  zoom in\n"
	    "  s  zoom out\n"
	    " Engine [1]   2 threads, 9 slices\n");
	close_trace();
}

TEST(where_the_mouse_is)
{
	uint32_t line;
	int64_t t;

	open_trace(SMALL, 60, 9);
	frame();
	CHECK_INT(frame_at(&v, 0, 0, &line, &t), FRAME_OTHER);
	CHECK_INT(frame_at(&v, 2, 3, &line, &t), FRAME_LABEL);
	CHECK_INT(line, 1);
	CHECK_INT(frame_at(&v, 30, 3, &line, &t), FRAME_TRACKS);
	CHECK_INT(t, viewport_time(&v.vp, 30 - (60 - v.vp.cols)));
	close_trace();
}

/* ---- frames of every size ---- */

static void
draw_all_sizes(void)
{
	static const int size[][2] = { { 1, 1 }, { 1, 9 }, { 9, 1 }, { 2, 2 },
	    { 3, 3 }, { 20, 5 }, { 24, 10 }, { 40, 12 }, { 80, 24 },
	    { 120, 36 }, { 400, 120 } };
	size_t i;
	int k;

	for (i = 0; i < sizeof(size) / sizeof(size[0]); i++)
		for (k = 0; k < 6; k++) {
			v.pane = k % 3;
			glyphs_use((enum glyph_set)(k / 2));
			view_resize(&v, size[i][0], size[i][1]);
			frame();
			CHECK_INT(cv->cols, size[i][0]);
		}
	glyphs_use(GLYPHS_UNICODE);
}

TEST(every_size)
{
	open_trace(SMALL, 10, 10);
	draw_all_sizes();
	view_goto_slice(&v, 3);
	draw_all_sizes();
	close_trace();
}

/* Lets a lazy view do what is left of a frame; returns whether it ended. */
static int
idle_ends(void)
{
	int i;

	for (i = 0; i < 1000; i++)
		if (view_idle(&v))
			return !view_pending(&v);
	return 0;
}

/* Compares what a lazy view draws at last with what another draws at once. */
static void
check_idle(const char *text, int zoom)
{
	char *lazy;

	open_trace(text, 100, 14);
	viewport_zoom(&v.vp, -zoom, 300);
	v.lazy = 1;
	frame();
	CHECK(idle_ends());
	lazy = xstrdup(frame());
	CHECK(idle_ends());
	CHECK_STR(frame(), lazy);	/* and nothing is begun anew */
	close_trace();
	open_trace(text, 100, 14);
	viewport_zoom(&v.vp, -zoom, 300);
	view_near_rows(&v);
	CHECK_STR(frame(), lazy);
	free(lazy);
	close_trace();
}

/*
 * More lines than the screen has rows, and more slices than columns; and more
 * rows than are looked at in a step.
 */
TEST(what_is_left_of_a_frame_ends_and_is_what_is_done_at_once)
{
	struct buf few = BUF_INIT, many = BUF_INIT;
	int i, k, zoom;

	buf_adds(&few, "P 1 app\n");
	for (i = 1; i <= 12; i++)
		for (k = 0; k < 5 + i % 3; k++)
			buf_printf(&few, "X 1 %d %d %d n%d\nX 1 %d %d 3 s\n",
			    i, 10 * k + i, 900 - 30 * k, k, i, 1000 + 20 * k);
	buf_adds(&many, "P 1 app\n");
	for (i = 1; i <= 1500; i++)
		buf_printf(&many, "X 1 %d %d 99 a\nX 1 %d %d 40 b\n"
		    "X 1 %d %d 9 c\n", i, i % 500, i, i % 500 + i % 7, i,
		    i % 500 + 10);
	for (zoom = 0; zoom < 4; zoom++)
		check_idle(few.data, zoom);
	check_idle(many.data, 0);
	check_idle(many.data, 3);
	buf_free(&few);
	buf_free(&many);
}

/*
 * At any time and zoom, every visible slice changes one of the cells it
 * touches; of a crowd some cells may be those of a name, with its blanks.
 */
TEST(nothing_is_left_out)
{
	struct builder *parts[1];
	uint64_t seed;
	uint32_t s, t, k;
	int64_t ts;
	int i, c, c0, c1, n, x, seen, round;

	for (seed = 1; seed <= 60; seed++) {
		uint64_t r = seed;

		parts[0] = builder_new();
		t = builder_thread(parts[0], builder_process(parts[0],
		    builder_int_ident(1), 0), builder_int_ident(1));
		k = builder_kind(parts[0], builder_string(parts[0], "x", 1),
		    0, 0);
		n = (int)(test_random(&r) % 300) + 1;
		for (ts = 0, i = 0; i < n; i++) {
			c = (int)(test_random(&r) % (test_random(&r) % 900 +
			    1));
			builder_complete(parts[0], t, ts, c, k, (uint64_t)i);
			ts += c + (int64_t)(test_random(&r) %
			    (test_random(&r) % 400 + 1));
		}
		tr = builder_finish(parts, 1, 1);
		view_init(&v, tr);
		view_resize(&v, 90, 8);
		cv = canvas_new(90, 8);
		x = 90 - v.vp.cols;
		for (round = 0; round < 12; round++) {
			v.cursor = INT64_MAX;
			frame();
			for (s = 0; s < tr->nslices; s++) {
				c0 = viewport_col(&v.vp, tr->ts[s]);
				c1 = viewport_col(&v.vp, tr->ts[s] +
				    (trace_dur(tr, s) > 0 ?
				    trace_dur(tr, s) - 1 : 0));
				if (c0 < 0 || c1 >= v.vp.cols)
					continue;
				for (seen = 0, c = c0; c <= c1; c++)
					seen |= canvas_at(cv, x + c, 3)->ch !=
					    ' ' || canvas_at(cv, x + c, 3)
					    ->style.role == ROLE_SLICE ||
					    canvas_at(cv, x + c, 3)
					    ->style.role == ROLE_DENSITY;
				CHECK(seen);
			}
			viewport_zoom(&v.vp, -1, ts / 3);
		}
		close_trace();
	}
}

TEST(times_at_the_ends_of_int64)
{
	open_trace("X 1 1 -9223372036854775807 1 first\n"
	    "X 1 1 0 9223372036854775806 middle\n"
	    "i 1 1 9223372036854775806 last\n"
	    "C 1 -9223372036854775807 c v 1e308\n"
	    "C 1 9223372036854775806 c v -1e308\n"
	    "N 1 1 -9223372036854775807 o\nO 1 1 9223372036854775806 o\n"
	    "S 1 1 9223372036854775806 a;b\n", 60, 12);
	draw_all_sizes();
	view_select(&v, ENTITY_SLICE, 0);
	draw_all_sizes();
	viewport_zoom(&v.vp, -200, INT64_MAX);
	draw_all_sizes();
	viewport_zoom(&v.vp, 300, INT64_MIN);
	viewport_pan(&v.vp, -1000);
	draw_all_sizes();
	close_trace();
}

TEST(one_event)
{
	open_trace("X 1 1 5 0 only\n", 60, 6);
	CHECK_STR(frame(),
	    " ttv     1 event   0                0 ns .. 46 ns  1 ns/col\n"
	    "│0 ns        ┤┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns\n"
	    ">▼ process 1 ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌\n"
	    "    thread 1 │· only\n"
	    "              │\n"
	    " process 1   1 thread, 1 slice                     line 1/2\n");
	draw_all_sizes();
	close_trace();
	open_trace("g 5 only\n", 60, 6);
	draw_all_sizes();
	close_trace();
	open_trace("P 1 only\n", 60, 6);
	draw_all_sizes();
	close_trace();
}

/* The labels have a part of the columns that grows with the screen. */
TEST(columns_of_labels)
{
	static const struct {
		int from, label;
	} t[] = {
		{ 1, 0 }, { 24, 6 }, { 40, 10 }, { 60, 14 }, { 68, 15 },
		{ 76, 16 }, { 84, 17 }, { 92, 18 }, { 100, 22 }, { 110, 23 },
		{ 120, 24 }, { 130, 25 }, { 140, 26 }, { 150, 27 }, { 160, 28 },
		{ 170, 29 }, { 180, 30 }, { 190, 31 }, { 200, 32 }, { 301, 32 }
	};
	int cols, i = 0;

	open_trace("X 1 1 0 10 a\n", 1, 10);
	for (cols = 1; cols <= 300; cols++) {
		view_resize(&v, cols, 10);
		i += cols == t[i + 1].from;
		CHECK_INT(cols - v.vp.cols, t[i].label);
	}
	close_trace();
}

TEST_MAIN
