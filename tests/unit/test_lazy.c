/*
 * lazy: a viewer that leaves work for the time between keys, as one on a
 * terminal does, shows after each word of a walk (walking.h), when that work is
 * done, what a viewer shows that does all at once, as `ttv shot` does.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/key.h"
#include "ttv/trace.h"

#include "../../src/ui/menu.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define WORDS	60		/* of a viewer */
#define VIEWERS	24		/* of a trace */

static const int sizes[][2] = {
	{ 100, 30 }, { 80, 24 }, { 60, 12 }, { 130, 20 }
};

/* Draws, and does what is left for later, until nothing is. */
static void
rest(struct app *app, struct canvas *cv)
{
	app_draw(app, cv);
	do {
		while (app_pending(app)) {
			app_idle(app);
			app_draw(app, cv);
		}
		app_settle(app);
		if (menu_waits(app))	/* as long as a rest is */
			menu_keys(app);
		app_draw(app, cv);
	} while (app_pending(app));
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

	for (i = 0; i < VIEWERS; i++)
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

TEST(many_threads)
{
	struct buf text = { 0 };
	int i;

	for (i = 0; i < 220; i++)
		buf_printf(&text, "X %d %d %d %d n%d\nX %d %d %d 9 m\n"
		    "p %d %d i\n", i % 3, i % 40, i * 10, 400 - i % 7, i % 30,
		    i % 3, i % 40, i * 10 + 1, i % 3, i * 10);
	buf_addc(&text, '\0');
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

TEST_MAIN
