/*
 * frames: measures what a frame costs, in bytes to the terminal and CPU time.
 *
 * 	frames [-dl] [-m SLICES] [-o MOVE] [-p THREADS] [-r FILE]
 * 	    [-s COLSxROWS] [-t TERM] [-z ZOOM] [TRACE ...]
 *
 * Without traces it measures a synthetic one, of SLICES slices on a hundred
 * tracks (a thousand from a million slices on), or on THREADS threads of one
 * process.  -d shows the frames, -l simulates a slow line, -r keeps the bytes
 * written to the terminal, -o and -z measure only moves and zooms whose names
 * contain the word.
 *
 * The real terminal code draws: a child opens it on a pseudo-terminal, plays
 * the moves and prints the tables; its parent reads the other end, as a
 * terminal would. Bytes are those that ncurses writes during a draw.  CPU time
 * is that of the thread that draws, for the app's work on a key, for drawing
 * the canvas, and for sending it to the terminal; jobs have threads of their
 * own.
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

#include "frames_model.h"

#define REPEAT	15
#define FOLDED	3	/* from this zoom on */
#define NZOOMS	5
#define COMMANDS 256	/* at most */
#define SETTLE_MS 60000	/* ms that work may take before a move */

struct bench {
	struct app	 app;
	struct term	 term;
	struct canvas	*canvas;
	FILE		*out;
	const char	*name;
	char		 ran[COMMANDS];		/* by row of the command
						 * table */
};

static struct {
	uint64_t	 slices;
	uint32_t	 threads;
	int		 cols, rows;	/* 0: three sizes */
	const char	*zoom, *move;	/* only these; NULL: all */
	int		 dump, slow;
	FILE		*raw;
} opt = { 200000, 0, 0, 0, NULL, NULL, 0, 0, NULL };

struct cost {
	uint64_t	bytes;
	double		key, draw, term;	/* us */
};

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

static struct cost
frame(struct bench *b, double key)
{
	struct term_stats before, after;
	struct cost c;
	double t0, t1;

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
	return c;
}

static void
keys(struct bench *b, const char *s)
{
	uint32_t key;

	while (key_parse(&s, &key) == 0) {
		if (app_key(&b->app, key) & APP_REPAINT)
			b->term.ops->repaint(b->term.data);
		if (b->app.last != NULL && b->app.last - ui_commands < COMMANDS)
			b->ran[b->app.last - ui_commands] = 1;
	}
}

static void
later(struct bench *b, struct later *l)
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
		(void)frame(b, 0);
	}
	if (all > l->all)
		l->all = all;
}

/* ---- the moves ---- */

static void
pan_one(struct bench *b, int i)
{
	viewport_pan(&b->app.view.vp, i % 2 == 0 ? 1 : -1);
}

static void
repaint(struct bench *b, int i)
{
	(void)i;
	b->term.ops->repaint(b->term.data);
}

/* Takes a line and a column away, and back. */
static void
resize(struct bench *b, int i)
{
	int less = i % 2 == 0 ? -1 : 1;

	app_resize(&b->app, b->canvas->cols + less, b->canvas->rows + less);
	app_resize(&b->app, b->canvas->cols, b->canvas->rows);
}

/* Waits for all work, that of threads too. */
static void
settle(struct bench *b)
{
	int64_t end = now_ms() + SETTLE_MS;

	do {
		(void)app_follow(&b->app);
		while (app_pending(&b->app) && now_ms() < end)
			(void)app_idle(&b->app);
		(void)frame(b, 0);
	} while (app_pending(&b->app) && now_ms() < end);
}

/* Searches once; the moves behind it use the hits. */
static void
search(struct bench *b, int i)
{
	if (i == 0)
		keys(b, "/e<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

/* Filters once by a name and a length, and once by a name that all have. */
static void
filter_few(struct bench *b, int i)
{
	if (i == 0)
		keys(b, "&GC dur>20us<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

static void
filter_many(struct bench *b, int i)
{
	if (i == 0)
		keys(b, "&<C-u>e<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

static void
filter_none(struct bench *b, int i)
{
	if (i == 0)
		keys(b, "&<C-u><Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

/* Types keys before the first of some moves, and waits for their work. */
static void
type_first(struct bench *b, int i, const char *s)
{
	if (i == 0)
		keys(b, s);
	settle(b);
}

static void
flows_all(struct bench *b, int i)
{
	type_first(b, i, ":set flows=view<Enter>");
}

static void
flows_none(struct bench *b, int i)
{
	type_first(b, i, ":set flows=selection<Enter>");
}

static void
area(struct bench *b, int i)
{
	type_first(b, i, "<Esc><Esc>%");
}

static void
area_none(struct bench *b, int i)
{
	type_first(b, i, "<Esc><Esc><Esc>");
}

static void
flame(struct bench *b, int i)
{
	type_first(b, i, "<Esc><Esc>g1F");
}

static void
flame_none(struct bench *b, int i)
{
	type_first(b, i, "qg1");
}

static void
slices(struct bench *b, int i)
{
	type_first(b, i, "<Esc>g1g2");
}

/*
 * Keys for a move and for the next one, which mostly reverses it.  Both are
 * measured together, so keys that prepare a move have to be cheap.
 */
static const struct move {
	const char	*name;
	int		 dense, usual;	/* target in bytes at 120x36; 0: none */
	const char	*there, *back;
	void		(*make)(struct bench *, int);
} moves[] = {
	{ "first frame",	12000, 12000,	"", "", repaint },
	{ "no change",		0, 0,		"", "", NULL },
	{ "pan by 1 column",	2500, 2500,	"", "", pan_one },
	{ "pan by a quarter",	12000, 6000,	"d", "a", NULL },
	{ "pan by a screen",	12000, 12000,	"D", "A", NULL },
	{ "zoom step",		12000, 6000,	"w", "s", NULL },
	{ "next slice",		400, 400,	"l", "h", NULL },
	{ "next row",		400, 400,	"j", "k", NULL },
	{ "scroll by 1 line",	1500, 1500,	"<C-e>", "<C-y>", NULL },
	{ "scroll by a half",	12000, 12000,	"<C-d>", "<C-u>", NULL },
	{ "fold, unfold all",	12000, 12000,	"zM", "zR", NULL },
	{ "fold, unfold",	12000, 12000,	"<Space>", "<Space>", NULL },
	{ "fold, unfold group",	12000, 12000,	"zczc", "zo", NULL },
	{ "zoom 8 times",	12000, 12000,	"W", "S", NULL },
	{ "fit all, back",	12000, 12000,	"0", "<C-o>f", NULL },
	{ "focus",		12000, 12000,	"f", "f", NULL },
	{ "ends of the trace",	12000, 12000,	"<End>", "<Home>", NULL },
	{ "next of the track",	12000, 12000,	".", ",", NULL },
	{ "child, parent",	12000, 12000,	"o", "u", NULL },
	{ "next track",		12000, 12000,	"J", "K", NULL },
	{ "ends of the track",	12000, 12000,	"$", "^", NULL },
	{ "longest",		12000, 12000,	"gl", "gl", NULL },
	{ "longest in view",	12000, 12000,	"gL", "gL", NULL },
	{ "ends of the lines",	12000, 12000,	"G", "gg", NULL },
	{ "ends of the screen",	12000, 12000,	"L", "H", NULL },
	{ "middle of the screen", 12000, 12000,	"M", "H", NULL },
	{ "page",		12000, 12000,	"<C-f>", "<C-b>", NULL },
	{ "page down",		12000, 12000,	"<C-f>", "<C-f>", NULL },
	{ "line to top, end",	12000, 12000,	"zt", "zb", NULL },
	{ "line to the middle",	12000, 12000,	"zz", "zt", NULL },
	{ "jump back, forward",	12000, 12000,	"<C-o>", "g;", NULL },
	{ "to and fro",		12000, 12000,	"G", "''", NULL },
	{ "mark, go to it",	12000, 12000,	"ma", "'a", NULL },
	{ "range of time",	12000, 12000,	"vllv", "<Esc>", NULL },
	{ "click",		12000, 12000,
	    "<Click:150,20><Release:150,20>",
	    "<Click:60,10><Release:60,10>", NULL },
	{ "drag",		12000, 12000,	"<Click:50,9><Drag:90,9>",
	    "<Release:90,9><Esc>", NULL },
	{ "wheel",		12000, 12000,	"<WheelDown:60,9>",
	    "<WheelUp:60,9>", NULL },
	{ "wheel, sideways",	12000, 12000,	"<WheelRight:60,9>",
	    "<WheelLeft:60,9>", NULL },
	{ "wheel, with Ctrl",	12000, 12000,	"<C-WheelUp:60,9>",
	    "<C-WheelDown:60,9>", NULL },
	{ "along a flow",	12000, 12000,	"0^]", "[", NULL },
	{ "choose a flow",	12000, 12000,	"}", "{", NULL },
	{ "go to a time",	12000, 12000,	"gt90%<Enter>", "gt10%<Enter>",
	    NULL },
	{ "list of tracks",	12000, 12000,	"t", "<Esc>", NULL },
	{ "find a track",	12000, 12000,	"tthr9", "<Esc>", NULL },
	{ "go to a track",	12000, 12000,	"tthr9<Enter>", "<C-o>", NULL },
	{ "pane: high, none",	12000, 12000,	"i", "i", NULL },
	{ "in and out of pane",	12000, 12000,	"<Enter>", "<Esc>", NULL },
	{ "to the pane, back",	12000, 12000,	"<Tab>", "<Tab>", NULL },
	{ "down in the pane",	12000, 12000,	"<Enter>j", "k<Esc>", NULL },
	{ "pages of the pane",	12000, 12000,	"<Enter><C-d>", "<C-u><Esc>",
	    NULL },
	{ "ends of the pane",	12000, 12000,	"<Enter>G", "gg<Esc>", NULL },
	{ "fold in the pane",	12000, 12000,	"g6<Space>", "<Space><C-o>",
	    NULL },
	{ "follow in the pane",	12000, 12000,	"o<Enter>3j<Enter>",
	    "<C-o><Esc>", NULL },
	{ "metadata",		12000, 12000,	"g6", "<C-o>", NULL },
	{ "warnings",		12000, 12000,	"g7", "q", NULL },
	{ "down the warnings",	12000, 12000,	"g7j", "kq", NULL },
	{ "pages of warnings",	12000, 12000,	"g7<C-d>", "<C-u>q", NULL },
	{ "ends of warnings",	12000, 12000,	"g7G", "ggq", NULL },
	{ "find in warnings",	12000, 12000,	"g7/o<Enter>n", "Nq", NULL },
	{ "to a warning",	12000, 12000,	"g7j<Enter>", "<C-o>", NULL },
	{ "help",		12000, 12000,	"?", "q", NULL },
	{ "down the help",	12000, 12000,	"?j", "kq", NULL },
	{ "pages of the help",	12000, 12000,	"?<C-d>", "<C-u>q", NULL },
	{ "ends of the help",	12000, 12000,	"?G", "ggq", NULL },
	{ "find in the help",	12000, 12000,	"?/fold<Enter>", "qq", NULL },
	{ "palette",		12000, 12000,	">fold", "<Esc>", NULL },
	{ "command line",	12000, 12000,	":set", "<Esc>", NULL },
	{ "bind, unbind",	12000, 12000,	":bind Z quit<Enter>",
	    ":unbind Z<Enter>", NULL },
	{ "set, show an option", 12000, 12000,	":set margin=8<Enter>",
	    ":set margin<Enter>", NULL },
	{ "set glyphs",		24000, 24000,	":set glyphs=ascii<Enter>",
	    ":set glyphs=unicode<Enter>", NULL },
	{ "set link",		12000, 12000,	":set link=slow<Enter>",
	    ":set link=auto<Enter>", NULL },
	{ "redraw",		24000, 24000,	"<C-l>", "<C-l>", NULL },
	{ "interrupt",		12000, 12000,	"3<C-c>", "<C-c>", NULL },
	{ "resize",		12000, 12000,	"", "", resize },
	{ "search: a letter",	12000, 12000,	"/p", "a<Esc>", NULL },
	{ "search: an expression", 12000, 12000, "//[pr]a/", "<Esc>", NULL },
	{ "search: few hits",	12000, 12000,	"/MajorGC #1<Enter>", "n",
	    NULL },
	{ "search: all",	12000, 12000,	"/.<Esc>", "/e<Enter>", NULL },
	{ "next hit, none",	12000, 12000,	"n", "N", NULL },
	{ "next hit",		12000, 12000,	"n", "N", search },
	{ "five hits on",	12000, 12000,	"5n", "5N", search },
	{ "longest hit",	12000, 12000,	"gn", "gn", search },
	{ "next longer hit",	12000, 12000,	"2gn", "gN", search },
	{ "end of the search",	12000, 12000,	"<Esc>", "/e<Enter>", search },
	{ "same name",		12000, 12000,	"*", "<Esc>", NULL },
	{ "same on the track",	12000, 12000,	"#", "<Esc>", NULL },
	{ "filter: typed",	12000, 12000,	"&e", "<Esc>", NULL },
	{ "filter: few",	12000, 12000,	"w", "s", filter_few },
	{ "filter: few, pan",	12000, 12000,	"d", "a", filter_few },
	{ "filter: few, next",	12000, 12000,	"l", "h", filter_few },
	{ "filter: many",	12000, 12000,	"w", "s", filter_many },
	{ "filter: many, pan",	12000, 12000,	"d", "a", filter_many },
	{ "filter: off, on",	12000, 12000,	"\\", "\\", filter_many },
	{ "pin, unpin",		12000, 12000,	"p", "P", filter_none },
	{ "hide, show",		12000, 12000,	"x", "X", NULL },
	{ "sort",		12000, 12000,	"zs", "zs", NULL },
	{ "undo, redo",		12000, 12000,	"<Space>U", "<C-r>U", NULL },
	{ "flows of the view",	12000, 12000,	":set flows=view<Enter>",
	    ":set flows=selection<Enter>", NULL },
	{ "flows of view: zoom", 12000, 12000,	"w", "s", flows_all },
	{ "flows of view: pan",	12000, 12000,	"d", "a", flows_all },
	{ "area, none",		12000, 12000,	"%", "<Esc><Esc>", flows_none },
	{ "area: next table",	12000, 12000,	"]", "[", area },
	{ "area: by",		12000, 12000,	"b", "b", area },
	{ "area: sorted",	12000, 12000,	">", "<lt>", area },
	{ "area: down",		12000, 12000,	"j", "k", area },
	{ "area: its end",	12000, 12000,	"G", "gg", area },
	{ "area: clipped",	12000, 12000,	"c", "c", area },
	{ "area: matrix",	12000, 12000,	"m", "m", area },
	{ "flame",		12000, 12000,	"F", "q", area_none },
	{ "flame: along",	12000, 12000,	"l", "h", flame },
	{ "flame: into",	12000, 12000,	"j", "k", flame },
	{ "flame: zoom",	12000, 12000,	"<Enter>", "u", flame },
	{ "flame: weight",	12000, 12000,	"w", "s", flame },
	{ "flame: inverted",	12000, 12000,	"i", "i", flame },
	{ "flame: find",	12000, 12000,	"/a<Enter>", "n", flame },
	{ "flame: as a tree",	12000, 12000,	"<Tab>", "<Tab>", flame },
	{ "slices",		12000, 12000,	"g2", "g1", flame_none },
	{ "slices: down",	12000, 12000,	"j", "k", slices },
	{ "slices: pages",	12000, 12000,	"<C-f>", "<C-b>", slices },
	{ "slices: the end",	12000, 12000,	"G", "gg", slices },
	{ "slices: sorted",	12000, 12000,	">", "<lt>", slices },
	{ "slices: to one",	12000, 12000,	"3j<Enter>", "g2", slices },
	{ "names",		12000, 12000,	"g3", "g1", NULL },
	{ "threads",		12000, 12000,	"g4", "g1", NULL },
	{ "counters",		12000, 12000,	"g5", "g1", NULL },
	{ "hits",		12000, 12000,	"g8", "g1", NULL },
	{ "alerts",		12000, 12000,	"g9", "g1", NULL },
	{ "heaviest path",	12000, 12000,	"gO", "q", NULL },
	{ "causes",		12000, 12000,	"gp", "q", NULL },
	{ "effects",		12000, 12000,	"gP", "q", NULL },
	{ "critical path",	12000, 12000,	"gC", "q", NULL },
	{ "summary",		12000, 12000,	"gs", "<Esc>", NULL },
	{ "taller, lower",	12000, 12000,	"z+", "z-", NULL },
	{ "colours by length",	24000, 24000,	":set colour=heat<Enter>",
	    ":set colour=name<Enter>", NULL },
};
#define NMOVES	(sizeof(moves) / sizeof(moves[0]))

/* Returns whether a move has something made before it, unmeasured. */
static int
prepares(const struct move *m)
{
	return m->make != NULL && m->make != pan_one && m->make != repaint &&
	    m->make != resize;
}

static void
make(struct bench *b, const struct move *m, int i)
{
	if (m->make != NULL && !prepares(m))
		m->make(b, i);
	keys(b, i % 2 == 0 ? m->there : m->back);
}

static int
by_bytes(const void *a, const void *b)
{
	const struct cost *x = a, *y = b;

	return x->bytes < y->bytes ? -1 : x->bytes > y->bytes;
}

static int
by_time(const void *a, const void *b)
{
	const struct cost *x = a, *y = b;
	double s = x->key + x->draw + x->term, t = y->key + y->draw + y->term;

	return s < t ? -1 : s > t;
}

static void
play(struct bench *b, const struct move *m, const char *zoom, int dense)
{
	struct cost c[REPEAT], worst, mid;
	struct later put_off = { 0, 0 };
	double key;
	int i;

	for (i = 0; i < REPEAT; i++) {
		if (prepares(m))
			m->make(b, i);
		key = cpu();
		make(b, m, i);
		c[i] = frame(b, cpu() - key);
		later(b, &put_off);
	}
	qsort(c, REPEAT, sizeof(c[0]), by_bytes);
	mid = c[REPEAT / 2];
	worst = c[REPEAT - 1];
	fprintf(b->out, "%-20.20s %-7s %3dx%-2d %-19s %6llu %6llu %6d",
	    b->name, zoom,
	    b->canvas->cols, b->canvas->rows, m->name,
	    (unsigned long long)mid.bytes, (unsigned long long)worst.bytes,
	    dense ? m->dense : m->usual);
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
place_middle(struct bench *b)
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
	keys(b, "zz");
}

/*
 * Sets the zoom: from the whole trace (0) to about two dozen slices in a row
 * (2); the whole trace with all folded (3), and that at the zoom of 2 (4).
 */
static void
place(struct bench *b, int zoom)
{
	struct view *v = &b->app.view;
	const struct row *r;
	int64_t span;
	uint64_t shown;
	uint32_t row;

	keys(b, "<Esc><Esc><Esc>:set pane=1<Enter>");
	if (zoom < FOLDED) {
		keys(b, "zR");
		place_middle(b);
	}
	row = v->line < v->nlines ? v->lines[v->line].row : NONE;
	keys(b, "0");
	if (zoom >= FOLDED)
		keys(b, "zM");
	if (zoom == 0 || zoom == FOLDED || v->trace->nrows == 0)
		return;
	r = &v->trace->rows[row != NONE ? row : 0];
	for (shown = 24; zoom == 1 && shown * shown < (uint64_t)r->n * 24; )
		shown++;
	span = (v->trace->end - v->trace->start) / ((int64_t)(r->n /
	    shown) + 1);
	viewport_fit(&v->vp, v->cursor - span / 2, v->cursor + span / 2);
}

static int
wanted(const char *pattern, const char *name)
{
	return pattern == NULL || strstr(name, pattern) != NULL;
}

static void
dump(struct bench *b)
{
	struct buf out = BUF_INIT;

	canvas_dump_text(b->canvas, &out);
	canvas_dump_style(b->canvas, &out);
	fwrite(out.data, 1, out.len, b->out);
	buf_free(&out);
}

static void
views(struct bench *b)
{
	static const char *const names[] = { "all", "between", "near",
	    "folded", "inside" };
	size_t m;
	int zoom;

	for (zoom = 0; zoom < NZOOMS; zoom++)
		for (m = 0; m < NMOVES; m++) {
			if (!wanted(opt.zoom, names[zoom]) ||
			    !wanted(opt.move, moves[m].name))
				continue;
			place(b, zoom);
			(void)frame(b, 0);
			if (m == 0 && opt.dump)
				dump(b);
			play(b, &moves[m], names[zoom], zoom == 0 ||
			    zoom >= FOLDED);
			if (opt.dump && opt.move != NULL)
				dump(b);
		}
}

/* Prints the commands that no move has run. */
static void
not_played(const struct bench *b)
{
	size_t i;

	fprintf(b->out, "\nnot played:");
	for (i = 0; i < COMMANDS && ui_commands[i].name != NULL; i++)
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
	struct bench b;
	struct err e;

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
	app_init(&b.app, tr, cols, rows);
	b.app.slow = opt.slow;
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

	printf("%-20s %-7s %6s %-19s %6s %6s %6s %6s %6s %6s %7s %7s %5s\n",
	    "trace", "zoom", "size", "move", "bytes", "worst", "budget", "key",
	    "draw", "term", "max ms", "later", "piece");
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
	errx(2, "usage: frames [-dl] [-m slices] [-o move] [-p threads] "
	    "[-r file] [-s COLSxROWS] [-t term] [-z zoom] [trace ...]");
}

static void
options(int argc, char **argv)
{
	int c;

	while ((c = getopt(argc, argv, "dlm:o:p:r:s:t:z:")) != -1)
		switch (c) {
		case 'd':
			opt.dump = 1;
			break;
		case 'l':
			opt.slow = 1;
			break;
		case 'm':
			opt.slices = strtoull(optarg, NULL, 10);
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
