/*
 * frames: measures what a frame costs, in bytes to the terminal and CPU time.
 *
 * 	frames [-cdln] [-g GLYPHS] [-m SLICES] [-o MOVE] [-p THREADS]
 * 	    [-r FILE] [-s COLSxROWS] [-t TERM] [-z ZOOM] [TRACE ...]
 *
 * Without traces it measures a synthetic one, of SLICES slices on a hundred
 * tracks (a thousand from a million slices on), or on THREADS threads of one
 * process.  -c is without colours, -g draws with the characters of a set (half,
 * ascii), -d shows the frames, -l simulates a slow line, -n a terminal that
 * repeats no characters and has no tabs, -r keeps the bytes written to the
 * terminal, -o and -z measure only moves and zooms whose names contain the
 * word, or one of several between commas.
 *
 * The real terminal code draws: a child opens it on a pseudo-terminal, plays
 * the moves and prints the tables; its parent reads the other end, as a
 * terminal would. Bytes are those that are written during a draw.  CPU time
 * is that of the thread that draws, for the app's work on a key, for drawing
 * the canvas, and for sending it to the terminal; jobs have threads of their
 * own.  The picture tells which budget of bytes a move has: a frame is dense
 * that changes more than half of the cells of the screen.
 *
 * Each move is made REPEAT times; median and worst are printed, then the
 * deferred work and its longest piece.  In the end those commands are listed
 * that no move has run.
 */
#include "config.h"

#include <sys/ioctl.h>
#include <sys/wait.h>

#include <err.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/command.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/load.h"
#include "ttv/term.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "../../src/term/draw.h"
#include "../../src/term/repeat.h"
#include "frames.h"
#include "frames_model.h"

#define REPEAT	15
#define FOLDED	3	/* from this zoom on */
#define NZOOMS	5

static struct {
	uint64_t	 slices;
	uint32_t	 threads;
	int		 cols, rows;	/* 0: three sizes */
	const char	*zoom, *move;	/* only these; NULL: all */
	int		 dump, slow, repeats;
	FILE		*raw;
	const char	*glyphs;	/* or NULL */
} opt = { 200000, 0, 0, 0, NULL, NULL, 0, 0, 1, NULL, NULL };

/* Work that was deferred while keys were waiting. */
struct later {
	double		piece, all;		/* us: the longest piece; all */
};

static double
cpu(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* Returns how many cells are not as in a frame before. */
static size_t
changed(const struct canvas *cv, const struct cell *was)
{
	size_t i, n = (size_t)cv->cols * (size_t)cv->rows, k = 0;

	for (i = 0; i < n; i++)
		k += memcmp(&cv->cells[i], &was[i], sizeof(*was)) != 0;
	return k;
}

struct frames_cost
frames_draw(struct frames *b, double key)
{
	struct term_stats before, after;
	struct frames_cost c;
	size_t size = (size_t)b->canvas->cols * (size_t)b->canvas->rows *
	    sizeof(struct cell);
	struct cell *was = xmalloc(size);
	double t0, t1;

	memcpy(was, b->canvas->cells, size);
	term_curses_stats(&before);
	t0 = cpu();
	app_draw(&b->app, b->canvas);
	t1 = cpu();
	b->term.ops->draw(b->term.data, b->canvas, -1, -1);
	c.term = cpu() - t1;
	c.draw = t1 - t0;
	c.key = key;
	term_curses_stats(&after);
	c.bytes = after.bytes - before.bytes;
	while (draw_has_rest())		/* the machine was slow, no line */
		c.bytes += draw_rest("", 0, 0);
	c.changed = changed(b->canvas, was);
	free(was);
	return c;
}

void
frames_keys(struct frames *b, const char *s)
{
	uint32_t key;

	while (key_parse(&s, &key) == 0) {
		if (app_key(&b->app, key) & APP_REPAINT)
			b->term.ops->repaint(b->term.data);
		if (b->app.last != NULL &&
		    b->app.last - ui_commands < FRAMES_COMMANDS)
			b->ran[b->app.last - ui_commands] = 1;
	}
}

static void
later(struct frames *b, struct later *l)
{
	double t0, all = 0;
	int done;

	while (app_pending(&b->app)) {
		do {
			t0 = cpu();
			done = app_idle(&b->app) != APP_IDLE_MORE;
			t0 = cpu() - t0;
			all += t0;
			if (t0 > l->piece)
				l->piece = t0;
		} while (!done);
		(void)frames_draw(b, 0);
	}
	if (all > l->all)
		l->all = all;
}

/* ---- the measurement ---- */

static int
by_bytes(const void *a, const void *b)
{
	const struct frames_cost *x = a, *y = b;

	return x->bytes < y->bytes ? -1 : x->bytes > y->bytes;
}

static int
by_time(const void *a, const void *b)
{
	const struct frames_cost *x = a, *y = b;
	double s = x->key + x->draw + x->term, t = y->key + y->draw + y->term;

	return s < t ? -1 : s > t;
}

static void
play(struct frames *b, const struct frames_move *m, const char *zoom)
{
	struct frames_cost c[REPEAT], worst, mid;
	struct later put_off = { 0, 0 };
	size_t cells = (size_t)b->canvas->cols * (size_t)b->canvas->rows;
	double key;
	int i;

	for (i = 0; i < REPEAT; i++) {
		if (frames_prepares(m))
			m->make(b, i);
		key = cpu();
		frames_make(b, m, i);
		c[i] = frames_draw(b, cpu() - key);
		later(b, &put_off);
	}
	qsort(c, REPEAT, sizeof(c[0]), by_bytes);
	mid = c[REPEAT / 2];
	worst = c[REPEAT - 1];
	fprintf(b->out, "%-20.20s %-7s %3dx%-2d %-19s %6llu %6llu %3zu %6d",
	    b->name, zoom,
	    b->canvas->cols, b->canvas->rows, m->name,
	    (unsigned long long)mid.bytes, (unsigned long long)worst.bytes,
	    mid.changed * 100 / cells, mid.changed > cells / 2 ? m->dense :
	    m->usual);
	qsort(c, REPEAT, sizeof(c[0]), by_time);
	mid = c[REPEAT / 2];
	worst = c[REPEAT - 1];
	fprintf(b->out, " %6.2f %6.2f %6.2f %7.2f %7.2f %5.2f\n",
	    mid.key / 1000, mid.draw / 1000, mid.term / 1000, (worst.key +
	    worst.draw + worst.term) / 1000, put_off.all / 1000,
	    put_off.piece / 1000);
	fflush(b->out);
}

/* ---- the views ---- */

/* Moves to the middle of the trace: half the line's slices are before it. */
static void
place_middle(struct frames *b)
{
	struct view *v = &b->app.view;
	const struct trace *tr = v->trace;
	const struct row *r;
	uint32_t i, best = NONE;

	for (i = 0; i < v->nlines && i < 400; i++) {
		if (v->lines[i].row == NONE || v->lines[i].type != LINE_ROW)
			continue;
		if (best == NONE || tr->rows[v->lines[i].row].n >
		    tr->rows[v->lines[best].row].n)
			best = i;
	}
	if (best == NONE)
		return;
	r = &tr->rows[v->lines[best].row];
	view_goto_slice(v, r->first + r->n / 2);
	v->cursor = tr->ts[r->first + r->n / 2];
	frames_keys(b, "zz");
}

/*
 * Sets the zoom: from the whole trace (0) to about two dozen slices in a row
 * (2); the whole trace with all folded (3), and that at the zoom of 2 (4).
 */
static void
place(struct frames *b, int zoom)
{
	struct view *v = &b->app.view;
	const struct row *r;
	int64_t span;
	uint64_t shown;
	uint32_t row;

	frames_keys(b, "<Esc><Esc><Esc>:set pane=1<Enter>");
	if (zoom < FOLDED) {
		frames_keys(b, "zR");
		place_middle(b);
	}
	row = v->line < v->nlines ? v->lines[v->line].row : NONE;
	frames_keys(b, "0");
	if (zoom >= FOLDED)
		frames_keys(b, "zM");
	if (zoom == 0 || zoom == FOLDED || v->trace->nrows == 0)
		return;
	r = &v->trace->rows[row != NONE ? row : 0];
	for (shown = 24; zoom == 1 && shown * shown < (uint64_t)r->n * 24; )
		shown++;
	span = (v->trace->end - v->trace->start) / ((int64_t)(r->n /
	    shown) + 1);
	viewport_fit(&v->vp, v->cursor - span / 2, v->cursor + span / 2);
}

/* Tells whether a name contains one of the words between commas of words. */
static int
wanted(const char *words, const char *name)
{
	char word[64];
	size_t n;

	if (words == NULL)
		return 1;
	for (; *words != '\0'; words += n + (words[n] == ',')) {
		n = strcspn(words, ",");
		snprintf(word, sizeof(word), "%.*s", (int)n, words);
		if (strstr(name, word) != NULL)
			return 1;
	}
	return 0;
}

static void
dump(struct frames *b)
{
	struct buf out = BUF_INIT;

	canvas_dump_text(b->canvas, &out);
	canvas_dump_style(b->canvas, &out);
	fwrite(out.data, 1, out.len, b->out);
	buf_free(&out);
}

static void
views(struct frames *b)
{
	static const char *const names[] = { "all", "between", "near",
	    "folded", "inside" };
	size_t m;
	int zoom;

	for (zoom = 0; zoom < NZOOMS; zoom++)
		for (m = 0; m < frames_nmoves; m++) {
			if (!wanted(opt.zoom, names[zoom]) ||
			    !wanted(opt.move, frames_moves[m].name))
				continue;
			place(b, zoom);
			(void)frames_draw(b, 0);
			if (m == 0 && opt.dump)
				dump(b);
			play(b, &frames_moves[m], names[zoom]);
			if (opt.dump && opt.move != NULL)
				dump(b);
		}
}

/* Prints the commands that no move has run. */
static void
not_played(const struct frames *b)
{
	size_t i;

	fprintf(b->out, "\nnot played:");
	for (i = 0; i < FRAMES_COMMANDS && ui_commands[i].name != NULL; i++)
		if (!b->ran[i])
			fprintf(b->out, " %s", ui_commands[i].name);
	fprintf(b->out, "\n");
}

/* ---- the terminal ---- */

static void
child(int slave, int cols, int rows, const char *name, const struct trace *tr,
    FILE *out)
{
	struct term_options o = { -1, -1 };
	struct winsize ws;
	struct frames b;
	struct err e;
	char buf[64];

	memset(&ws, 0, sizeof(ws));
	ws.ws_col = (unsigned short)cols;
	ws.ws_row = (unsigned short)rows;
	setsid();
	if (ioctl(slave, TIOCSCTTY, 0) == -1 || ioctl(slave, TIOCSWINSZ,
	    &ws) == -1 || dup2(slave, 0) == -1 || dup2(slave, 1) == -1)
		err(1, "pseudo-terminal");
	memset(&b, 0, sizeof(b));
	b.name = name;
	b.out = out;
	err_clear(&e);
	if (term_curses_open(&b.term, &o, &e) == -1)
		errx(1, "%s", e.msg);
	/* no terminal answers here */
	repeat_set(opt.repeats, opt.repeats ? (cols - 1) / 8 * 8 : 0);
	app_init(&b.app, tr, cols, rows);
	b.app.slow = opt.slow;
	if (opt.glyphs != NULL) {
		snprintf(buf, sizeof(buf), "set glyphs=%s", opt.glyphs);
		ui_command_run(&b.app, buf, 0);
	}
	b.app.view.lazy = 1;		/* 1, as in app_loop() */
	b.canvas = canvas_new(cols, rows);
	views(&b);
	if (opt.move == NULL)
		not_played(&b);
	term_curses_close();
	canvas_free(b.canvas);
	app_free(&b.app);
	fflush(out);
	_exit(0);
}

static void
measure(const char *name, const struct trace *tr, int cols, int rows)
{
	int master, slave, status;
	char buf[65536];
	ssize_t n;
	pid_t pid;

	if ((master = posix_openpt(O_RDWR | O_NOCTTY)) == -1 ||
	    grantpt(master) == -1 || unlockpt(master) == -1 ||
	    (slave = open(ptsname(master), O_RDWR | O_NOCTTY)) == -1)
		err(1, "pseudo-terminal");
	fflush(stdout);
	if ((pid = fork()) == -1)
		err(1, "fork");
	if (pid == 0) {
		FILE *out = fdopen(dup(STDOUT_FILENO), "w");

		close(master);
		child(slave, cols, rows, name, tr, out);
	}
	close(slave);
	while ((n = read(master, buf, sizeof(buf))) > 0)
		if (opt.raw != NULL)
			fwrite(buf, 1, (size_t)n, opt.raw);
	close(master);
	if (waitpid(pid, &status, 0) == -1 || status != 0)
		errx(1, "%s: the viewer ended with %d", name, status);
}

static void
sizes(const char *name, const struct trace *tr)
{
	static const int all[][2] = { { 80, 24 }, { 120, 36 }, { 200, 60 } };
	size_t i;

	printf("%-20s %-7s %6s %-19s %6s %6s %3s %6s %6s %6s %6s %7s %7s %5s\n",
	    "trace", "zoom", "size", "move", "bytes", "worst", "%", "budget",
	    "key", "draw", "term", "max ms", "later", "piece");
	if (opt.cols > 0)
		measure(name, tr, opt.cols, opt.rows);
	for (i = 0; opt.cols == 0 && i < 3; i++)
		measure(name, tr, all[i][0], all[i][1]);
	printf("\n");
}

static void
synthetic(void)
{
	struct model_shape s = { 20, 50, 6, opt.slices, 400 };
	struct trace *tr;
	char name[32];

	if (opt.slices < 1000000)
		s.threads = 5;
	if (opt.threads > 0) {
		s.processes = 1;
		s.threads = opt.threads;
	}
	snprintf(name, sizeof(name), "%llu on %u",
	    (unsigned long long)opt.slices, s.processes * s.threads);
	tr = model_make(&s);
	sizes(name, tr);
	trace_free(tr);
}

static const char *
base(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

static void
file(const char *path)
{
	struct load_options o;
	struct trace *tr;
	struct err e;

	memset(&o, 0, sizeof(o));
	err_clear(&e);
	if ((tr = load_files(&path, 1, &o, &e)) == NULL)
		errx(1, "%s: %s", path, e.msg);
	sizes(base(path), tr);
	trace_free(tr);
}

static void
usage(void)
{
	errx(2, "usage: frames [-cdln] [-g glyphs] [-m slices] [-o move] [-p threads] "
	    "[-r file] [-s COLSxROWS] [-t term] [-z zoom] [trace ...]");
}

static void
options(int argc, char **argv)
{
	int c;

	while ((c = getopt(argc, argv, "cdg:lm:no:p:r:s:t:z:")) != -1)
		switch (c) {
		case 'c':
			setenv("NO_COLOR", "1", 1);
			break;
		case 'd':
			opt.dump = 1;
			break;
		case 'g':
			opt.glyphs = optarg;
			break;
		case 'l':
			opt.slow = 1;
			break;
		case 'm':
			opt.slices = strtoull(optarg, NULL, 10);
			break;
		case 'n':
			opt.repeats = 0;
			break;
		case 'o':
			opt.move = optarg;
			break;
		case 'p':
			opt.threads = (uint32_t)strtoul(optarg, NULL, 10);
			break;
		case 'r':
			if ((opt.raw = fopen(optarg, "w")) == NULL)
				err(1, "%s", optarg);
			break;
		case 's':
			if (sscanf(optarg, "%dx%d", &opt.cols, &opt.rows) != 2)
				errx(2, "bad size: %s", optarg);
			break;
		case 't':
			setenv("TERM", optarg, 1);
			break;
		case 'z':
			opt.zoom = optarg;
			break;
		default:
			usage();
		}
}

int
main(int argc, char **argv)
{
	xmalloc_setup();
	setenv("TERM", "xterm-256color", 1);
	unsetenv("NO_COLOR");
	setenv("LC_ALL", "C.UTF-8", 1);
	options(argc, argv);
	if (optind == argc)
		synthetic();
	for (; optind < argc; optind++)
		file(argv[optind]);
	if (opt.raw != NULL)
		fclose(opt.raw);
	return 0;
}
