/*
 * lazy: a viewer that leaves work for the time between keys, as one on a
 * terminal does, shows after each word of a walk (walking.h), when that work is
 * done, what a viewer shows that does all at once, as `ttv shot` does; and so
 * does one that other keys have brought there.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/key.h"
#include "ttv/setting.h"
#include "ttv/trace.h"

#include "../../src/ui/menu.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define WORDS	60		/* of a viewer */
#define VIEWERS	24		/* of a trace */
#define ROUNDS	20000		/* of work between two keys: it has an end */

static const int sizes[][2] = {
	{ 100, 30 }, { 80, 24 }, { 60, 12 }, { 130, 20 }
};

/* Draws, and does what is left for later, until nothing is. */
static void
rest(struct app *app, struct canvas *cv)
{
	int rounds = 0;

	app_draw(app, cv);
	do {
		for (; app_pending(app) && rounds < ROUNDS; rounds++) {
			app_idle(app);
			app_draw(app, cv);
		}
		app_settle(app);
		if (menu_waits(app))	/* as long as a rest is */
			menu_keys(app);
		app_draw(app, cv);
	} while (app_pending(app) && rounds < ROUNDS);
	CHECK(rounds < ROUNDS);
}

/* Plays keys, with a rest after each; returns whether it goes on. */
static int
play_lazily(struct app *app, struct canvas *cv, const char *keys)
{
	uint32_t key;

	while (*keys != '\0' && !app->ended) {
		if (key_parse(&keys, &key) == -1)
			return 1;
		app_key(app, key);
		if (!app->ended)
			rest(app, cv);
	}
	return !app->ended;
}

/* Plays keys, with a frame after each; returns whether it goes on. */
static int
play_at_once(struct app *app, struct canvas *cv, const char *keys)
{
	uint32_t key;

	while (*keys != '\0' && !app->ended) {
		if (key_parse(&keys, &key) == -1)
			return 1;
		app_key(app, key);
		app_settle(app);
		if (!app->ended)
			app_draw(app, cv);
	}
	return !app->ended;
}

/* Opens a viewer that rests and one that does not. */
static void
begin(struct walk *w, const int *size)
{
	w->size = size;
	w->x = canvas_new(size[0], size[1]);
	w->y = canvas_new(size[0], size[1]);
	app_init(&w->drawing, w->trace, size[0], size[1]);
	app_init(&w->other, w->trace, size[0], size[1]);
	w->other.view.lazy = 1;
	rest(&w->other, w->y);
	buf_clear(&w->keys);
}

/* Plays a word with both, and compares; returns whether they go on. */
static int
play(struct walk *w, const char *keys)
{
	buf_adds(&w->keys, keys);
	if (!play_at_once(&w->drawing, w->x, keys))
		return 0;
	play_lazily(&w->other, w->y, keys);
	if (walk_differ(w->x, w->y))
		walk_say(w);
	return w->bad == 0;
}

static void
end(struct walk *w)
{
	CHECK_INT(w->bad, 0);
	w->bad = 0;
	app_free(&w->drawing);
	app_free(&w->other);
	canvas_free(w->x);
	canvas_free(w->y);
	glyphs_use(GLYPHS_UNICODE);
}

/* Goes with both, by words at random. */
static void
go(struct walk *w, int viewer)
{
	int i;

	w->random = (uint64_t)viewer;
	begin(w, sizes[viewer % (int)(sizeof(sizes) / sizeof(*sizes))]);
	for (i = 0; i < WORDS && play(w, walk_word(w, viewer % 3 == 2)); i++)
		;
	end(w);
}

static void
lazily(const char *name, struct trace *trace)
{
	struct walk w = { .name = name, .trace = trace };
	int i;

	for (i = 0; i < VIEWERS / TEST_SHARE; i++)
		go(&w, i);
	buf_free(&w.keys);
	trace_free(trace);
}

TEST(files)
{
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "atrace.systrace", "fuchsia.fxt", "xray.json" };
	struct trace *trace;
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++)
		if ((trace = walk_open(&names[i], 1)) != NULL)
			lazily(names[i], trace);
}

static void
crowd(struct buf *text)
{
	int i;

	for (i = 0; i < 220; i++)
		buf_printf(text, "X %d %d %d %d n%d\nX %d %d %d 9 m\n"
		    "p %d %d i\n", i % 3, i % 40, i * 10, 400 - i % 7, i % 30,
		    i % 3, i % 40, i * 10 + 1, i % 3, i * 10);
	buf_addc(text, '\0');
}

TEST(many_threads)
{
	struct buf text = { 0 };

	crowd(&text);
	lazily("many", sketch(text.data));
	buf_free(&text);
}

/*
 * A filter is typed and withdrawn, or undone: the room that its lines had left
 * to the summary is that of all lines again, and what work between keys makes
 * leaves the cursor where undo has put it.
 */
TEST(filters_leave_nothing)
{
	static const char *const words[] = { "&a<Esc>", "0&a<Enter>U",
	    "&nosuch<Enter>U", "j&e<Enter>U<C-r>" };
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "fuchsia.fxt" };
	struct walk w = { .bad = 0 };
	size_t i, k;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++) {
		w.name = names[i];
		if ((w.trace = walk_open(&names[i], 1)) == NULL)
			continue;
		for (k = 0; k < sizeof(words) / sizeof(*words); k++) {
			begin(&w, sizes[k % 2]);
			play(&w, words[k]);
			end(&w);
			begin(&w, sizes[1]);
			play(&w, words[k]);
			end(&w);
		}
		trace_free(w.trace);
	}
	buf_free(&w.keys);
}

/* Compares what a viewer shows after `first` and two ways to one frame. */
static void
two_ways(struct walk *w, const char *first, const char *x, const char *y)
{
	begin(w, sizes[0]);
	buf_printf(&w->keys, "%s: %s and %s", first, x, y);
	play_at_once(&w->drawing, w->x, first);
	play_at_once(&w->drawing, w->x, x);
	play_at_once(&w->drawing, w->x, "<Esc>");
	play_lazily(&w->other, w->y, first);
	play_lazily(&w->other, w->y, y);
	play_lazily(&w->other, w->y, "<Esc>");
	if (walk_differ(w->x, w->y))
		walk_say(w);
	end(w);
}

/* A count is as many keys as it says. */
static void
counts(struct walk *w)
{
	static const char *const firsts[] = { "", "zRjjj", "G", "zRj3l" };
	static const char *const keys[] = { "j", "k", "l", "h", "J", "K", "z-",
	    "z+", "u", "n", "w", "s", "a", "d", "]", ",", ".", ")", "<C-o>" };
	char many[10], all[64];
	size_t i, k;
	int n;

	for (i = 0; i < sizeof(firsts) / sizeof(*firsts); i++)
		for (k = 0; k < sizeof(keys) / sizeof(*keys); k++)
			for (n = 2; n < 6; n += 1 + (n == 3)) {
				snprintf(many, sizeof(many), "%d%s", n,
				    keys[k]);
				snprintf(all, sizeof(all), "%s%s%s%s%s",
				    keys[k], keys[k], n > 2 ? keys[k] : "",
				    n > 3 ? keys[k] : "", n > 4 ? keys[k] :
				    "");
				two_ways(w, firsts[i], many, all);
			}
}

/* The last value of a setting counts, whatever it was before. */
static void
settings(struct walk *w)
{
	const struct setting_row *o;
	char x[96], y[64];
	int a, b, most;

	for (o = setting_rows; o < setting_rows + SETTING_MAX; o++) {
		for (most = 0; o->choices != NULL && o->choices[most] != NULL;
		    most++)
			;
		for (a = 0; a < most; a++)
			for (b = 0; b < most; b++) {
				snprintf(x, sizeof(x), ":set %s=%s<Enter>"
				    ":set %s=%s<Enter>", o->name,
				    o->choices[a], o->name, o->choices[b]);
				snprintf(y, sizeof(y), ":set %s=%s<Enter>",
				    o->name, o->choices[b]);
				two_ways(w, "zRjjj", x, y);
			}
	}
}

TEST(another_way_to_the_same_frame)
{
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "fuchsia.fxt" };
	struct walk w = { .bad = 0 };
	struct buf text = { 0 };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++) {
		w.name = names[i];
		if ((w.trace = walk_open(&names[i], 1)) == NULL)
			continue;
		counts(&w);
		settings(&w);
		trace_free(w.trace);
	}
	crowd(&text);
	w.name = "many";
	w.trace = sketch(text.data);
	counts(&w);
	settings(&w);
	trace_free(w.trace);
	buf_free(&text);
	buf_free(&w.keys);
}

/*
 * A search finds nothing, in names and later in args: the one before is back,
 * with its hits, their list, and what is made of them, as if none had been.
 */
TEST(nothing_found_leaves_what_was)
{
	static const char *const firsts[] = { "/a<Enter>g8", "/e<Enter>nn",
	    "/a<Enter>v", "/a<Enter>%", "gs/a<Enter>n", "g8", "" };
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "atrace.systrace", "fuchsia.fxt", "xray.json" };
	struct walk w = { .bad = 0 };
	size_t i, k;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++) {
		w.name = names[i];
		if ((w.trace = walk_open(&names[i], 1)) == NULL)
			continue;
		for (k = 0; k < sizeof(firsts) / sizeof(*firsts); k++)
			two_ways(&w, firsts[k], "/nosuch<Esc>", "/nosuch<Enter>");
		trace_free(w.trace);
	}
	buf_free(&w.keys);
}

TEST_MAIN
