/*
 * app: the viewer driven by keys, without a terminal: the selection, the
 * cursor, the visible range.
 */
#include "config.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/builder.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/script.h"
#include "ttv/term.h"
#include "ttv/trace.h"
#include "../../src/ui/copy.h"

#include "temp.h"
#include "test.h"
#include "viewer.h"

#define US	1000

static struct builder *b;
static uint64_t off;

static uint32_t
string(const char *s)
{
	return builder_string(b, s, strlen(s));
}

static void
slice(uint32_t utid, int64_t ts, int64_t dur, const char *name)
{
	builder_complete(b, utid, ts * US, dur * US,
	    builder_kind(b, string(name), 0, 0), ++off);
}

/*
 *	main:	A 0-1000
 *		  B 100-300  D 400-900
 *		    C 150-200
 *		E 1200-1300
 *	io:	F 50-60, G 1250-1260, A 1290-1300; flow F -> D
 */
static struct trace *
make(void)
{
	uint32_t p, t1, t2;
	struct key key;

	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	builder_process_name(b, p, string("Engine"));
	t1 = builder_thread(b, p, builder_int_ident(1));
	t2 = builder_thread(b, p, builder_int_ident(2));
	builder_thread_name(b, t1, string("main"));
	builder_thread_name(b, t2, string("io"));
	builder_thread_sort(b, t1, 1);
	builder_thread_sort(b, t2, 2);
	slice(t1, 0, 1000, "A");
	slice(t1, 100, 200, "B");
	slice(t1, 150, 50, "C");
	slice(t1, 400, 500, "D");
	slice(t1, 1200, 100, "E");
	slice(t2, 50, 10, "F");
	slice(t2, 1250, 10, "G");
	slice(t2, 1290, 10, "A");
	memset(&key, 0, sizeof(key));
	key.space = KEY_FLOW;
	key.upid = NONE;
	key.id = builder_int_ident(9);
	builder_flow(b, FLOW_START, &key, t2, 55 * US,
	    builder_kind(b, string("go"), 0, 0), ++off);
	builder_flow(b, FLOW_END_AROUND, &key, t1, 500 * US,
	    builder_kind(b, string("go"), 0, 0), ++off);
	return builder_finish(&b, 1, 1);
}

static void
open_app(void)
{
	trace = make();
	app_init(&app, trace, 100, 30);
}

TEST(begins_at_the_first_slice)
{
	open_app();
	CHECK_STR(after(""), "A");
	CHECK_INT(app.view.cursor, 0);
	close_app();
}

TEST(along_and_between_rows)
{
	open_app();
	CHECK_STR(after("j"), "B");
	CHECK_STR(after("l"), "D");
	CHECK_INT(app.view.cursor, 400 * US);
	CHECK_STR(after("l"), "D");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("h"), "B");
	CHECK_STR(after("j"), "C");
	CHECK_STR(after("kk"), "A");
	CHECK_STR(after("l"), "E");
	CHECK_STR(after("<Left><Down><Right>"), "D");
	CHECK_STR(after("<Up>"), "A");
	close_app();
}

TEST(at_any_depth)
{
	open_app();
	CHECK_STR(after("."), "B");
	CHECK_STR(after("."), "C");
	CHECK_STR(after("."), "D");
	CHECK_STR(after("."), "E");
	CHECK_STR(after("."), "E");
	CHECK_STR(after(",,"), "C");
	CHECK_STR(after("2,"), "A");
	CHECK_STR(after("99."), "E");
	close_app();
}

TEST(in_and_out)
{
	open_app();
	CHECK_STR(after("o"), "D");
	CHECK_STR(after("u"), "A");
	CHECK_STR(after("u"), "A");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("jo"), "D");
	close_app();
}

TEST(longest)
{
	open_app();
	CHECK_STR(after("$gl"), "A");
	CHECK_STR(after("gl"), "D");
	CHECK_STR(after("gl"), "B");
	CHECK_STR(after("lgl"), "A");
	CHECK_STR(after("^3gl"), "B");
	CHECK_STR(after("gg3gl"), "B");		/* a heading: the thread
						 * below */
	close_app();
}

TEST(open_slices_are_not_the_longest)
{
	uint32_t p, t;

	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	t = builder_thread(b, p, builder_int_ident(1));
	builder_begin(b, t, 0, builder_kind(b, string("open"), 0, 0), ++off);
	slice(t, 10, 20, "short");
	slice(t, 50, 30, "long");
	trace = builder_finish(&b, 1, 1);
	app_init(&app, trace, 100, 30);
	CHECK_STR(after("gl"), "long");
	CHECK_STR(after("gl"), "short");
	CHECK_STR(after("uo"), "long");
	close_app();
}

TEST(ends_of_the_track)
{
	open_app();
	CHECK_STR(after("$"), "E");
	CHECK_STR(after("^"), "A");
	CHECK_STR(after("J$"), "A");
	CHECK_INT(app.view.cursor, 1290 * US);
	close_app();
}

TEST(tracks)
{
	open_app();
	CHECK_STR(after("J"), "F");
	CHECK_STR(after("K"), "A");
	CHECK_STR(after("K"), "-");	/* the process */
	CHECK_INT(app.view.line, 0);
	CHECK_STR(after("G"), "F");
	CHECK_STR(after("gg"), "-");
	CHECK_STR(after("3G"), "B");
	CHECK_STR(after("tio<Enter>"), "F");
	close_app();
}

TEST(counts)
{
	open_app();
	CHECK_STR(after("3j"), "F");
	close_app();
	open_app();
	CHECK_STR(after("j5l"), "D");
	CHECK_STR(after("0"), "D");	/* no count: fit */
	CHECK_STR(after("10h"), "B");
	CHECK_STR(after("4<Esc>l"), "D");
	after("999999");
	CHECK_INT(app.count, 999999);
	after("9999999999999999");
	CHECK_INT(app.count, 1000000);
	close_app();
}

TEST(folding)
{
	uint32_t n;

	open_app();
	n = app.view.nlines;
	after("<Space>");
	CHECK_INT(app.view.nlines, n - 2);
	after("<Space>");
	CHECK_INT(app.view.nlines, n);
	after("zczc");
	CHECK_INT(app.view.nlines, 1);
	after("zR");
	CHECK_INT(app.view.nlines, n);
	after("zM");
	CHECK_INT(app.view.nlines, 1);
	CHECK_STR(after("/C<Enter>"), "C");	/* a jump unfolds */
	close_app();
}

/* 100 changes of a view of 60,000 tracks take 24 MB: 16 MB of them are kept. */
TEST(changes_are_kept_within_a_bound)
{
	size_t most;
	uint32_t p, i;

	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 60000; i++)
		slice(builder_thread(b, p, builder_int_ident(i)), 0, 10, "A");
	trace = builder_finish(&b, 1, 1);
	app_init(&app, trace, 100, 30);
	most = (16 << 20) / ((size_t)trace->ntracks * TRACK_STATE_ARRAYS);
	for (i = 0; i < UNDO_MAX + 10; i++)
		(void)after("zMzR");
	CHECK(app.undo.n < UNDO_MAX);
	CHECK((size_t)app.undo.n <= most);
	CHECK((size_t)app.undo.n > most - 2);
	(void)after("U");
	CHECK_INT(app.undo.at, app.undo.n - 1);
	close_app();
}

TEST(search)
{
	open_app();
	CHECK_STR(after("/A<Enter>"), "A");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 1);
	CHECK_STR(after("n"), "A");
	CHECK_INT(app.view.hit_index, 2);
	CHECK_INT(app.view.cursor, 1290 * US);
	CHECK_STR(after("n"), "A");
	CHECK_INT(app.view.hit_index, 1);	/* around the end */
	CHECK_STR(after("N"), "A");
	CHECK_INT(app.view.hit_index, 2);
	CHECK_STR(after("//[bc]/<Enter>"), "B");
	CHECK_STR(after("n"), "C");
	CHECK_INT(app.view.nhits, 2);
	after("<Esc>");
	CHECK(app.view.hit == NULL);
	after("n");
	CHECK_INT(app.view.message_is_error, 1);
	close_app();
}

TEST(escape_brings_back_the_search_before)
{
	open_app();
	after("/a<Enter>/zzz");
	CHECK_INT(app.view.nhits, 0);
	after("<Esc>");
	CHECK_INT(app.view.nhits, 2);
	CHECK_STR(app.view.search, "a");
	after("/<Up>");
	CHECK_STR(app.prompt.text, "a");
	after("<BS><BS>");
	CHECK_INT(app.prompt_kind, PROMPT_NONE);
	CHECK_INT(app.view.nhits, 2);
	close_app();
}

TEST(escape_leaves_no_search_where_none_was)
{
	open_app();
	after("/abc<Esc>");
	CHECK(app.view.search == NULL);
	after("/xyz<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK(app.view.search == NULL);
	after("/a<Enter>/<Enter>");	/* Enter without a text: the next hit */
	CHECK_INT(app.view.hit_index, 2);
	after(":find b<Enter>");
	CHECK_STR(app.view.search, "b");
	close_app();
}

TEST(same_name)
{
	open_app();
	CHECK_STR(after("*"), "A");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 1);
	CHECK_STR(after("n#"), "A");
	CHECK_INT(app.view.nhits, 1);
	close_app();
}

TEST(prompts_own_every_key)
{
	open_app();
	after("/qQ<Space>0j");
	CHECK_INT(app.ended, 0);
	CHECK_STR(app.prompt.text, "qQ 0j");
	after("<Esc>");
	CHECK_INT(app.prompt_kind, PROMPT_NONE);
	close_app();
}

TEST(jumps)
{
	open_app();
	CHECK_STR(after("/C<Enter>"), "C");
	CHECK_STR(after("/G<Enter>"), "G");
	CHECK_STR(after("<C-o>"), "C");
	CHECK_STR(after("<C-o>"), "A");
	CHECK_STR(after("<C-o>"), "A");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("g;"), "C");
	CHECK_STR(after("g;"), "G");
	CHECK_STR(after("g;"), "G");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("''"), "C");
	CHECK_STR(after("''"), "G");
	close_app();
}

TEST(many_jumps)
{
	int i;

	open_app();
	for (i = 0; i < 3 * JUMPS_MAX; i++)
		after(i % 2 ? "gg" : "G");
	CHECK_INT(app.jumps.n, JUMPS_MAX);
	for (i = 0; i < 2 * JUMPS_MAX; i++)
		after("<C-o>");
	CHECK_INT(app.jumps.at, 0);
	after("999g;");
	CHECK_INT(app.jumps.at, JUMPS_MAX);
	close_app();
}

TEST(marks)
{
	open_app();
	CHECK_STR(after("jlma"), "D");
	CHECK_INT(app.view.marks[0].set, 1);
	CHECK_STR(after("J'a"), "D");
	CHECK_INT(app.view.cursor, 400 * US);
	CHECK_STR(after("'b"), "D");
	CHECK_INT(app.view.message_is_error, 1);
	after("mA");
	CHECK_INT(app.view.message_is_error, 1);
	after("m<Esc>");
	CHECK_INT(app.nseq, 0);
	close_app();
}

TEST(times)
{
	open_app();
	after("gt700us<Enter>");
	CHECK_INT(app.view.cursor, 700 * US);
	after("gt+5us<Enter>");
	CHECK_INT(app.view.cursor, 705 * US);
	after("gt-1ms<Enter>");
	CHECK_INT(app.view.cursor, 0);		/* not before the start */
	after("gt50%<Enter>");
	CHECK_INT(app.view.cursor, 650 * US);
	after("gt9parsecs<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	after("<Esc>gt3000s<Enter>");
	CHECK_INT(app.view.cursor, 1300 * US);
	close_app();
}

TEST(flows)
{
	open_app();
	CHECK_STR(after("/F<Enter>]"), "D");
	CHECK_STR(after("["), "F");
	CHECK_STR(after("["), "F");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(after("]<C-o>"), "F");
	close_app();
}

TEST(the_view_keeps_the_cursor)
{
	struct viewport all;

	open_app();
	all = app.view.vp;
	after("jlwww");
	CHECK(app.view.vp.zoom < all.zoom);
	CHECK_INT(app.view.cursor, 400 * US);
	after("dddddddddddd");
	CHECK(viewport_col(&app.view.vp, app.view.cursor) >= 0);
	after("99a99s");
	CHECK_INT(app.view.vp.zoom, all.zoom);
	CHECK(app.view.vp.t0 <= all.t0);
	after("99w");
	CHECK_INT(app.view.vp.zoom, 0);
	after("0");
	CHECK_INT(app.view.vp.zoom, all.zoom);
	close_app();
}

TEST(focus)
{
	int64_t was;

	open_app();
	after("jl");
	was = app.view.vp.t0;
	after("f");
	CHECK(viewport_col(&app.view.vp, 400 * US) <= 4); /* a fiftieth */
	after("f");			/* back */
	CHECK_INT(app.view.vp.t0, was);
	close_app();
}

TEST(palette)
{
	open_app();
	CHECK_STR(after(">lochi<Enter>"), "D");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK(app.view.screen == NULL);
	after(">goto-m<Enter>");		/* waits for the letter */
	CHECK_INT(app.prompt_kind, PROMPT_COMMAND);
	CHECK_STR(app.prompt.text, "goto-mark ");
	after("<Esc>>xyzzy<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	after("><Esc>");
	CHECK_INT(app.screen, PANE_NONE);
	CHECK(app.view.screen == NULL);
	close_app();
}

TEST(command_line)
{
	open_app();
	CHECK_STR(after(":longest<Enter>:longest-c<Enter>"), "D");
	after(":find C<Enter>");
	CHECK_STR(after(""), "C");
	after(":z<Tab>i<Tab>");
	CHECK_STR(app.prompt.text, "zoom-in");
	after("<C-u>longest-c<Tab>");
	CHECK_STR(app.prompt.text, "longest-child ");
	after("<Esc>:nonsense<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	after("<Esc>:bind<Space>x<Space>longest<Enter>");
	CHECK_STR(after("x"), "A");
	after(":unbind x<Enter>x");
	CHECK_INT(app.view.message_is_error, 1);
	after(":set margin=3<Enter>");
	CHECK_INT(app.settings.value[SETTING_MARGIN], 3);
	close_app();
}

TEST(unknown_keys_say_so)
{
	open_app();
	after("gx");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_INT(app.nseq, 0);
	CHECK_STR(after("<Foo>"), "keys: no key has the name at \"<Foo>\"");
	close_app();
}

/* Runs every command with odd arguments, on an empty trace and a full one. */
static void
run_all(void)
{
	static const char *const args[] = { "", "x", "99999999999999", NULL };
	const struct ui_command *c;
	struct canvas *cv;
	char line[128];
	int i, count;

	cv = canvas_new(100, 30);
	for (c = ui_commands; c->name != NULL; c++)
		for (i = 0; args[i] != NULL; i++)
			for (count = 0; count < 3; count++) {
				snprintf(line, sizeof(line), "%s %s", c->name,
				    args[i]);
				ui_command_run(&app, line,
				    count == 2 ? 1000000 : count);
				app_draw(&app, cv);
				app_key(&app, K_ESC);
				app_draw(&app, cv);
			}
	canvas_free(cv);
}

TEST(every_command_survives)
{
	open_app();
	run_all();
	CHECK_INT(app.ended, 1);
	close_app();
	b = builder_new();
	trace = builder_finish(&b, 1, 1);
	app_init(&app, trace, 100, 30);
	run_all();
	close_app();
}

TEST(every_size_draws)
{
	struct canvas *cv = canvas_new(1, 1);
	int cols, rows;

	open_app();
	for (rows = 1; rows < 60; rows += rows < 20 ? 1 : 13)
		for (cols = 1; cols < 250; cols += cols < 30 ? 1 : 37) {
			canvas_resize(cv, cols, rows);
			app_draw(&app, cv);
			after("<Enter>j");
			app_draw(&app, cv);
			after("q?");
			app_draw(&app, cv);
			after("q/x");
			app_draw(&app, cv);
			after("<Esc>ww");
			app_draw(&app, cv);
			after("0");
			CHECK_INT(app.view.cols, cols);
		}
	canvas_free(cv);
	close_app();
}

TEST(the_mouse_at_odd_places_survives)
{
	static const uint32_t at[] = { 1, 2, 23, 24, 99, 100, 101, 250,
	    KEY_PLACE_MAX };
	static const char *const before[] = { "<Esc><Esc>", "?", "<Esc>/",
	    "<Esc>i", "<Esc>%", "F", "<Esc>g2", "<Esc>v", "<Esc>:<Tab>" };
	struct canvas *cv = canvas_new(100, 30);
	size_t i, x, y;
	uint32_t key;

	open_app();
	for (i = 0; i < sizeof(before) / sizeof(before[0]); i++) {
		after(before[i]);
		canvas_resize(cv, i % 2 == 0 ? 100 : 7, i % 3 == 0 ? 30 : 4);
		app_draw(&app, cv);
		for (key = K_CLICK; key <= K_CTRL_WHEEL_DOWN; key++)
			for (x = 0; x < sizeof(at) / sizeof(at[0]); x++)
				for (y = 0; y < sizeof(at) / sizeof(at[0]); y++)
					app_key(&app, key_mouse(key, at[x],
					    at[y]));
		app_draw(&app, cv);
		app_key(&app, key_mouse(K_RELEASE, 1, 1));
		CHECK_INT(app.ended, 0);
	}
	canvas_free(cv);
	close_app();
}

TEST(a_megabyte_of_pasted_text_is_no_keys)
{
	static const char *const prompts[] = { "", "/", ":", ";", "&", "?" };
	static const char text[] = "Q\r\033[31m:quit\rq\t\003";
	size_t p, i;

	for (p = 0; p < sizeof(prompts) / sizeof(prompts[0]); p++) {
		open_app();
		after(prompts[p]);
		app_key(&app, K_PASTE);
		for (i = 0; i < 1000000; i++)
			app_key(&app, (unsigned char)text[i % (sizeof(text) -
			    1)]);
		app_key(&app, K_PASTE_END);
		CHECK_INT(app.ended, 0);
		CHECK(app.prompt.len < 100000);
		after("<Esc><Esc>Q");
		CHECK_INT(app.ended, 1);
		close_app();
	}
}

TEST(an_interrupt_ends_a_paste_that_never_ends)
{
	open_app();
	app_key(&app, K_PASTE);
	app_key(&app, 'x');
	app_key(&app, K_CTRL('c'));
	CHECK_INT(app.pasting, 1);	/* it is part of the text */
	app.pasted_at -= 1000;
	app_key(&app, K_CTRL('c'));
	CHECK_INT(app.pasting, 0);
	close_app();
}

/* ---- the loop, with a terminal of the test ---- */

struct fake {
	const char	*keys;
	int		 cols, rows;
	int		 draws, repaints, suspends;
	int		 later;		/* deferred work may exist */
	int		 mouse;		/* sum: 1 for each on, 10 for each
					 * off */
};

static void
fake_size(void *arg, int *cols, int *rows)
{
	struct fake *f = arg;

	*cols = f->cols;
	*rows = f->rows;
}

static uint32_t
fake_key(void *arg, int fd, int ms)
{
	struct fake *f = arg;
	uint32_t k;

	CHECK_INT(fd, -1);	/* no load in the background */
	CHECK(ms == -1 || f->later);
	if (ms >= 0) {		/* until quiet for that time */
		poll(NULL, 0, ms);
		return K_NONE;
	}
	if (key_parse(&f->keys, &k) == -1)
		return K_GONE;
	if (k == K_F12) {
		f->cols = 60;
		return K_RESIZE;
	}
	return k;
}

/* Returns 1 behind lower case letters: they arrive in a burst. */
static int
fake_pending(void *arg)
{
	const struct fake *f = arg;

	return *f->keys >= 'a' && *f->keys <= 'z';
}

static void
fake_draw(void *arg, const struct canvas *cv, int col, int row)
{
	struct fake *f = arg;

	(void)col;
	(void)row;
	CHECK_INT(cv->cols, f->cols);
	f->draws++;
}

static void
fake_repaint(void *arg)
{
	((struct fake *)arg)->repaints++;
}

static void
fake_suspend(void *arg)
{
	((struct fake *)arg)->suspends++;
}

static int
fake_slow(void *arg)
{
	(void)arg;
	return 0;
}

static void
fake_mouse(void *arg, int on)
{
	((struct fake *)arg)->mouse += on ? 1 : 10;
}

TEST(the_loop)
{
	static const struct term_ops ops = { fake_size, fake_key, fake_pending,
	    fake_draw, fake_repaint, fake_repaint, fake_suspend,
	    fake_slow, fake_mouse, NULL, NULL };
	struct fake f = { "jjjj<F12><C-l><C-z>Q", 100, 30, 0, 0, 0, 0, 0 };
	struct term term = { &ops, &f };

	open_app();
	app_loop(&app, &term);
	CHECK_INT(f.mouse, 1);
	/* before F12, C-l, C-z, Q: a burst is drawn once */
	CHECK_INT(f.draws, 4);
	CHECK_INT(f.repaints, 1);
	CHECK_INT(f.suspends, 1);
	CHECK_INT(app.ended, 1);
	CHECK_INT(app.view.cols, 60);
	close_app();
	f.keys = "";		/* the terminal goes away */
	open_app();
	app_loop(&app, &term);
	CHECK_INT(app.ended, 0);
	close_app();
}

TEST(a_better_frame_when_it_is_quiet)
{
	static const struct term_ops ops = { fake_size, fake_key, fake_pending,
	    fake_draw, fake_repaint, fake_repaint, fake_suspend,
	    fake_slow, fake_mouse, NULL, NULL };
	struct fake f = { "*Q", 100, 30, 0, 0, 0, 1, 0 };
	struct term term = { &ops, &f };

	open_app();
	app_loop(&app, &term);
	/* before the key, behind it, and with the ticks of the overview */
	CHECK_INT(f.draws, 3);
	CHECK_INT(app.ended, 1);
	CHECK(!view_pending(&app.view));
	close_app();
}

TEST(what_cannot_be_written_is_no_copy)
{
	char path[] = TEMP_PATH;
	int fd = open("/dev/full", O_WRONLY | O_CLOEXEC);

	if (fd != -1)
		CHECK_INT(copy_write(fd, "text", 4), -1);
	temp_make(path, "", 0);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	CHECK_INT(copy_write(fd, "text", 4), -1);
	fd = open(path, O_WRONLY | O_CLOEXEC);
	CHECK_INT(copy_write(fd, "text", 4), 0);
	unlink(path);
}

TEST(what_is_too_long_for_the_clipboard_goes_to_a_file)
{
	static char text[100000];
	char dir[] = "/tmp/ttv-test.XXXXXX", *before = getenv("TMPDIR");
	const char *path;
	struct stat st;

	before = before != NULL ? strdup(before) : NULL;
	memset(text, 'x', sizeof(text));
	open_app();
	copy_text(&app, text, sizeof(text), "It");
	CHECK_STR(app.view.message, "It: too long for the clipboard");
	app.may_write = 1;
	CHECK(mkdtemp(dir) != NULL);
	setenv("TMPDIR", dir, 1);
	CHECK_INT(copy_text(&app, text, sizeof(text), "It"), APP_REDRAW);
	path = strstr(app.view.message, "written to ");
	if (CHECK(path != NULL) && CHECK(stat(path += 11, &st) == 0)) {
		CHECK_INT(st.st_size, sizeof(text));
		CHECK_INT(st.st_mode & 0777, 0600);
		unlink(path);
	}
	rmdir(dir);
	copy_text(&app, text, sizeof(text), "It");	/* the folder is gone */
	CHECK_INT(app.view.message_is_error, 1);
	CHECK(strstr(app.view.message, "no file can be made") != NULL);
	if (before != NULL)
		setenv("TMPDIR", before, 1);
	else
		unsetenv("TMPDIR");
	close_app();
	free(before);
}

TEST_MAIN
