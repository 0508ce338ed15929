/*
 * The moves whose frames are measured: a table, and what some do before their
 * keys.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/elapsed.h"
#include "ttv/term.h"
#include "ttv/viewport.h"

#include "frames.h"

#define SETTLE_MS 60000	/* ms that work may take before a move */

static void
pan_one(struct frames *b, int i)
{
	viewport_pan(&b->app.view.vp, i % 2 == 0 ? 1 : -1);
}

static void
repaint(struct frames *b, int i)
{
	(void)i;
	b->term.ops->repaint(b->term.data);
}

/* Takes a line and a column away, and back. */
static void
resize(struct frames *b, int i)
{
	int less = i % 2 == 0 ? -1 : 1;

	app_resize(&b->app, b->canvas->cols + less, b->canvas->rows + less);
	app_resize(&b->app, b->canvas->cols, b->canvas->rows);
}

/* Waits for all work, that of threads too. */
static void
settle(struct frames *b)
{
	int64_t end = now_ms() + SETTLE_MS;

	do {
		(void)app_follow(&b->app);
		while (app_pending(&b->app) && now_ms() < end)
			(void)app_idle(&b->app);
		(void)frames_draw(b, 0);
	} while (app_pending(&b->app) && now_ms() < end);
}

/* Searches once; the moves behind it use the hits. */
static void
search(struct frames *b, int i)
{
	if (i == 0)
		frames_keys(b, "/e<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

/* Filters once by a name and a length, and once by a name that all have. */
static void
filter_few(struct frames *b, int i)
{
	if (i == 0)
		frames_keys(b, "&GC dur>20us<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

static void
filter_many(struct frames *b, int i)
{
	if (i == 0)
		frames_keys(b, "&<C-u>e<Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

static void
filter_none(struct frames *b, int i)
{
	if (i == 0)
		frames_keys(b, "&<C-u><Enter>");
	while (app_pending(&b->app))
		(void)app_idle(&b->app);
}

/* Types keys before the first of some moves, and waits for their work. */
static void
type_first(struct frames *b, int i, const char *s)
{
	if (i == 0)
		frames_keys(b, s);
	settle(b);
}

static void
flows_all(struct frames *b, int i)
{
	type_first(b, i, ":set flows=view<Enter>");
}

static void
flows_none(struct frames *b, int i)
{
	type_first(b, i, ":set flows=selection<Enter>");
}

static void
area(struct frames *b, int i)
{
	type_first(b, i, "<Esc><Esc>%");
}

static void
area_none(struct frames *b, int i)
{
	type_first(b, i, "<Esc><Esc><Esc>");
}

static void
flame(struct frames *b, int i)
{
	type_first(b, i, "<Esc><Esc>g1F");
}

static void
flame_none(struct frames *b, int i)
{
	type_first(b, i, "qg1");
}

static void
slices(struct frames *b, int i)
{
	type_first(b, i, "<Esc>g1g2");
}

const struct frames_move frames_moves[] = {
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
const size_t frames_nmoves = sizeof(frames_moves) / sizeof(frames_moves[0]);

int
frames_prepares(const struct frames_move *m)
{
	return m->make != NULL && m->make != pan_one && m->make != repaint &&
	    m->make != resize;
}

void
frames_make(struct frames *b, const struct frames_move *m, int i)
{
	if (m->make != NULL && !frames_prepares(m))
		m->make(b, i);
	frames_keys(b, i % 2 == 0 ? m->there : m->back);
}
