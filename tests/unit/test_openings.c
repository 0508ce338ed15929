/*
 * openings: walks (walking.h) within each list, drawer, menu, graph and prompt
 * of the viewer: it is opened, and what follows are its own keys, to both ends
 * of its lines and columns, clicks in each of its rows, and what is typed in a
 * prompt; whenever it was left it is opened again.
 *
 * openings.sums is to this test what walk.sums is to test_walk.  Beside that, a
 * step down and one up in a list end on the line where they began, and so do
 * the first line and the last.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/list.h"
#include "ttv/trace.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define SUMS	"../tests/unit/openings.sums"
#define WORDS	16		/* between two frames that are compared */
#define FRAMES	2		/* of one viewer */

/* What opens something, from the tracks. */
static const char *const openings[] = {
	"^<Enter>", "?", "??", "g7", "g6", ":set<Enter>", "^gp", "^gP", "^gO",
	"%gC", "g9", "ma2lmmg'", "Vllll<Enter>", "%<Enter>m", "%<Enter>]",
	"%<Enter>]]", "F", "F<Tab>", "F<Tab><Tab>", "Fi", "Fm", "g2", "g3",
	"g4", "g5", "/a<Enter>g8", "gd", "gdb", "gs", "gT", "<F10>",
	"<RightClick 50,9>", ":", ":set <Tab>", ":so", ">", ">fold", "t", "tm",
	"gt", "mM", "&", "&cat:<Tab>", ";", ";sel<Tab>",
	";select name, ts, dur from slice order by ts<Enter>",
	";select ts from slice where 0<Enter>",
	";select 1 a, null b, 'x' c union all select -2, 1.5, ''<Enter>",
	"/", "?/", "g3/", "g3&", "g2&", "%<Enter>B", "%<Enter>/",
	"F/", "^<Enter>G", "i", "ii", ":unfold <Tab>", ":filter <Tab>",
	":sort-tracks <Tab>", ":bind x <Tab>", ":area-by <Tab>",
	":area-sort <Tab>", ":set theme=<Tab>", ":track n <Tab>",
};
#define OPENINGS ((int)(sizeof(openings) / sizeof(*openings)))

static const char *const moves[] = {
	"j", "j", "k", "k", "3j", "3k", "gg", "G", "<Space>", "<C-f>", "<C-b>",
	"<PgDn>", "<PgUp>", "<C-d>", "<C-u>", "<Home>", "<End>", "99j", "99k",
	"<Enter>", "<Enter>", "2gg", "3G", "99G", ">", ">", "<lt>", "I", "y",
	"b", "x", "L", "c", "C", "m", "]", "[", "i", "<Tab>", "/a<Enter>",
	"/e<Enter>", "n", "N", "&a<Enter>", "&e<Enter>", "&<Enter>", "h", "l",
	"l", "u", "0", "w", "s", "*", "e<Enter>", "2>", "o", "za",
	"/<Esc>", "&<Esc>", "&zzz<Enter>", "/zzz<Enter>", "gd", "g3", "g4",
	":area-sort count<Enter>", ":area-by thread<Enter>", "B<Esc>",
	":area-by name,thread<Enter>", ":list-sort dur<Enter>",
};
static const char *const typed[] = {
	"a", "e", "n", "s", " ", "d", "t", "=", "/", "x", "1", "5", "%",
	"\303\251", "\346\227\245", "e\314\201", "<Left>", "<Left>", "<Right>",
	"<Home>", "<End>", "<BS>", "<BS>", "<Del>", "<C-w>", "<C-u>", "<C-k>",
	"<C-a>", "<C-e>", "<C-b>", "<C-f>", "<C-r>", "<C-d>", "<Up>", "<Up>",
	"<Down>", "<Tab>", "<Tab>", "<Tab>", "<S-Tab>", "<Enter>", "<Enter>",
	"<Esc>", "dur>1", "cat:", "name", "(", "|", "[", "*", "$", "!",
	"select ", "from ", "slice ", "where ", "set ", "map ", "fold",
};

static const int sizes[][2] = {
	{ 100, 30 }, { 80, 24 }, { 60, 12 }, { 39, 16 }, { 130, 40 }
};

/* Returns whether the viewer is in the tracks, with nothing open. */
static int
is_closed(const struct app *app)
{
	return app->screen == PANE_NONE && app->prompt_kind == PROMPT_NONE &&
	    app->menu_kind == MENU_NONE && app_mode(app) == MODE_NORMAL;
}

static const char *
click(struct walk *w)
{
	static const char *const buttons[] = { "Click", "Click", "Click",
	    "DoubleClick", "WheelDown", "WheelUp", "Drag", "RightClick" };

	snprintf(w->made, sizeof(w->made), "<%s %zu,%zu>",
	    ONE_OF(w, buttons), 1 + walk_below(w, (uint64_t)w->x->cols),
	    1 + walk_below(w, (uint64_t)w->x->rows));
	return w->made;
}

static const char *
word(struct walk *w)
{
	const char *open = openings[w->viewer % OPENINGS];

	if (w->taken == 0)
		return open;
	if (is_closed(&w->drawing)) {
		snprintf(w->made, sizeof(w->made), "<Esc>%s", open);
		return w->made;
	}
	if (walk_below(w, 4) == 0)
		return click(w);
	return w->drawing.prompt_kind != PROMPT_NONE ? ONE_OF(w, typed) :
	    ONE_OF(w, moves);
}

/* Plays keys and draws, as a person would see it. */
static void
step(struct walk *w, const char *keys)
{
	walk_play(&w->drawing, w->x, keys);
	app_draw(&w->drawing, w->x);
}

/* Steps within the list that is open, and checks where that ends. */
static void
steps(struct walk *w)
{
	struct app *app = &w->drawing;
	struct list *l = &app->lists[app->screen];
	uint64_t at = l->at, n;

	if (app->prompt_kind != PROMPT_NONE || app->menu_kind != MENU_NONE ||
	    app->screen == PANE_NONE || app->screen == PANE_FLAME ||
	    (n = list_count(l)) == 0)
		return;
	step(w, "jk");
	CHECK_INT(l->at, at + 1 < n ? at : n > 1 ? n - 2 : 0);
	step(w, "gg");
	CHECK_INT(l->at, 0);
	step(w, "k");
	CHECK_INT(l->at, 0);
	step(w, "G");
	CHECK_INT(l->at, n - 1);
	step(w, "j");
	CHECK_INT(l->at, n - 1);
}

/* Goes through a trace with a viewer for each opening, and frees it. */
static void
open_all(const char *name, struct trace *trace, int from, int by)
{
	struct walk w = { .name = name, .trace = trace, .word = word,
	    .words = WORDS, .frames = FRAMES, .ending = steps };
	int i, nsizes = sizeof(sizes) / sizeof(*sizes);

	walk_there();
	for (i = from; i < OPENINGS; i += by * TEST_SHARE) {
		walk_go(&w, i, sizes[i % nsizes]);
		walk_check(&w, SUMS);
	}
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(trace);
}

TEST(openings_of_nothing)
{
	open_all("nothing", sketch(""), 0, 1);
}

TEST(openings_of_one_thing)
{
	open_all("one", sketch("P 1 a\nX 1 1 0 10 a\n"), 0, 1);
}

TEST(openings_of_files)
{
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "fuchsia.fxt", "xray.json", "atrace.systrace" };
	static const char *const both[] = { "fuchsia.fxt",
	    "perfetto-demo.pftrace" };
	struct trace *trace;
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++)
		if ((trace = walk_open(&names[i], 1)) != NULL)
			open_all(names[i], trace, 0, 1);
	if ((trace = walk_open(both, 2)) != NULL)
		open_all("both", trace, 0, 1);
}

/* Lists that are as long as their room, and a line longer or shorter. */
TEST(openings_of_many)
{
	struct buf text = { 0 };
	char name[16];
	int i, n;

	for (n = 5; n < 31; n++) {
		buf_clear(&text);
		for (i = 0; i < n; i++)
			buf_printf(&text, "X 1 %d %d %d n%d\n", 1 + i % 3,
			    i * 10, 1 + i % 8, i);
		buf_addc(&text, '\0');
		snprintf(name, sizeof(name), "many%d", n);
		open_all(name, sketch(text.data), 11 + n % 13, 13);
	}
	buf_free(&text);
}

TEST(all_rows_are_there)
{
	sums_end(SUMS);
}

TEST_MAIN
