/*
 * search: the viewer's search of args: immediate hits, later hits, and keys in
 * between.  The input is a fake one whose reads wait until the test permits
 * them, so every step can be tested.
 */
#include "config.h"

#include <sched.h>
#include <stdatomic.h>

#include "ttv/app.h"
#include "ttv/builder.h"
#include "ttv/key.h"
#include "ttv/needle.h"
#include "ttv/trace.h"

#include "test.h"

#define US	1000
#define EVENT	100		/* bytes of each event */

static atomic_int held;

static void
wait_here(void)
{
	while (atomic_load(&held))
		sched_yield();
}

static uint64_t
fake_size(const struct trace *t)
{
	return ((uint64_t)t->nslices + 1) * EVENT;
}

static void
fake_blocks(const struct trace *t, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t *bits)
{
	uint64_t i;

	(void)t;
	(void)n;
	wait_here();
	for (i = 0; from + i * NEEDLE_BLOCK < to; i++)
		bits[i / 64] |= UINT64_C(1) << i % 64;
}

/* Searches fake args: the second and the fourth event have some. */
static int
fake_args(const struct trace *t, uint64_t at, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	(void)t;
	(void)n;
	wait_here();
	return (at == 2 * EVENT || at == 4 * EVENT) && fn(arg, "secret", 6);
}

static const struct trace_reader reader = {
	.size = fake_size, .blocks = fake_blocks, .args = fake_args
};

static struct app app;
static struct trace *trace;

/* Makes A 0-1000, B 100-300, C 400-500, D 600-700: the first n of them. */
static struct trace *
make(int n)
{
	struct builder *b = builder_new();
	struct trace *t;
	uint32_t p, tid;
	char name[2] = "A";
	int i;

	p = builder_process(b, builder_int_ident(1), 0);
	tid = builder_thread(b, p, builder_int_ident(1));
	for (i = 0; i < n; i++) {
		name[0] = (char)('A' + i);
		builder_complete(b, tid, (i == 0 ? 0 : 200 * i - 100) * US,
		    (i == 0 ? 1000 : 100) * US, builder_kind(b,
		    builder_string(b, name, 1), 0, 0),
		    (uint64_t)(i + 1) * EVENT);
	}
	t = builder_finish(&b, 1, 1);
	t->reader = &reader;
	return t;
}

static void
open_app(int hold)
{
	atomic_store(&held, hold);
	trace = make(4);
	app_init(&app, trace, 100, 30);
}

static void
close_app(void)
{
	atomic_store(&held, 0);
	app_free(&app);
	trace->reader = NULL;
	trace_free(trace);
}

/* Plays keys without waiting for the search. */
static const char *
type(const char *keys)
{
	uint32_t key;

	while (*keys != '\0') {
		if (key_parse(&keys, &key) == -1)
			abort();
		app_key(&app, key);
		app_follow(&app);
	}
	if (app.view.sel.type != ENTITY_SLICE)
		return "-";
	return trace_kind_name(app.trace,
	    app.trace->kind[app.view.sel.id]);
}

static const char *
settled(void)
{
	atomic_store(&held, 0);
	app_settle(&app);
	return type("");
}

TEST(names_are_there_at_once)
{
	open_app(1);
	type("/d|secret<Enter>");
	CHECK_INT(app.hoping, 1);
	atomic_store(&held, 0);
	type("<Esc>");
	atomic_store(&held, 1);
	CHECK_STR(type("//d|secret/<Enter>"), "D");
	CHECK_INT(app.view.nhits, 1);
	CHECK_INT(app.view.hit_index, 1);
	CHECK_INT(app.view.searching, 0);
	CHECK_STR(type("n"), "D");
	CHECK_STR(settled(), "D");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 2);
	CHECK_INT(app.view.searching, -1);
	CHECK_STR(type("N"), "B");
	CHECK_STR(type("NN"), "B");
	CHECK_INT(view_is_hit(&app.view, ENTITY_SLICE, 0), 0);
	close_app();
}

TEST(the_first_hit_is_gone_to_when_it_comes)
{
	open_app(1);
	CHECK_STR(type("^/secret<Enter>"), "A");
	CHECK_INT(app.view.nhits, 0);
	CHECK_STR(app.view.search, "secret");
	CHECK_STR(settled(), "B");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 1);
	CHECK_STR(type("n"), "D");
	CHECK_STR(type("<C-o><C-o>"), "A");
	close_app();
}

TEST(keys_soon_after_enter_do_as_later_ones)
{
	/* the view is lazy, as in a terminal; nothing holds the search */
	open_app(0);
	app.view.lazy = 1;
	CHECK_STR(type("^/secret<Enter>n"), "D");
	CHECK_INT(app.view.nhits, 2);
	CHECK_STR(type("N"), "B");
	CHECK_STR(type("^//A|secret/<Enter>nn"), "D");
	CHECK_STR(type("NN"), "A");
	close_app();
}

TEST(a_key_does_not_wait_for_long)
{
	open_app(1);
	app.view.lazy = 1;
	CHECK_STR(type("^/secret<Enter>l"), "A");
	CHECK_STR(settled(), "A");
	CHECK_STR(type("n"), "B");
	close_app();
}

TEST(a_key_keeps_the_place)
{
	open_app(1);
	type("/secret<Enter>jl");
	CHECK_STR(type("n"), "C");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(settled(), "C");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 0);
	CHECK_STR(type("n"), "D");
	CHECK_INT(app.view.hit_index, 2);
	close_app();
}

TEST(the_search_before_comes_back_when_nothing_does)
{
	open_app(0);
	CHECK_STR(type("/c<Enter>"), "C");
	settled();
	atomic_store(&held, 1);
	type("/nowhere<Enter>");
	CHECK_INT(app.hoping, 1);
	CHECK_STR(app.view.search, "nowhere");
	CHECK_STR(settled(), "C");
	CHECK_STR(app.view.search, "c");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_INT(app.view.nhits, 3);	/* "secret" has a c */
	close_app();
}

TEST(escape_and_other_searches_end_it)
{
	open_app(0);
	type("/c<Enter>");
	settled();
	type("/nowhere");
	CHECK_INT(app.view.nhits, 0);
	type("<Esc>");
	CHECK_STR(app.view.search, "c");
	CHECK_INT(app.view.nhits, 3);
	type("/nowhere<Enter>*");
	CHECK_INT(app.hoping, 0);
	CHECK_STR(app.view.search, "C");
	CHECK_INT(app.view.nhits, 1);
	CHECK(app.view.hit_bits == NULL);
	type("/secret<Enter>/b<Enter><Esc>");
	CHECK(app.view.search == NULL);
	CHECK_INT(app.view.searching, -1);
	close_app();
}

TEST(what_is_searched_is_an_option)
{
	open_app(0);
	type(":set search=names<Enter>/secret<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK(app.find.job == NULL);
	type(":set search=args<Enter>/e<Enter>");
	CHECK_STR(settled(), "B");
	CHECK_INT(app.view.nhits, 2);
	type("//(/<Enter>");
	CHECK_INT(app.view.message_is_error, 1);
	CHECK_STR(app.view.search, "e");
	close_app();
}

TEST(a_fuller_model_is_searched_anew)
{
	struct trace *part;

	atomic_store(&held, 0);
	trace = make(4);
	part = make(2);
	part->complete = 0;
	app_init(&app, part, 100, 30);
	type("/secret<Enter>");
	CHECK_STR(settled(), "B");
	CHECK_INT(app.view.nhits, 1);
	app_set_trace(&app, trace);
	part->reader = NULL;
	trace_free(part);
	CHECK_STR(settled(), "B");
	CHECK_INT(app.view.nhits, 2);
	CHECK_INT(app.view.hit_index, 1);
	close_app();
}

/* A trace of more slices than are marked in one go. */
#define MANY	1000000

static struct trace *
make_many(void)
{
	struct builder *b = builder_new();
	uint32_t i, tid, frame, other, p;
	int64_t dur;

	p = builder_process(b, builder_int_ident(1), 0);
	tid = builder_thread(b, p, builder_int_ident(1));
	frame = builder_kind(b, builder_string(b, "frame", 5), 0, 0);
	other = builder_kind(b, builder_string(b, "other", 5), 0, 0);
	for (i = 0; i < MANY; i++) {
		dur = i % 7000 == 6999 ? 60 + i / 7000 % 5 : 50;
		builder_complete(b, tid, (int64_t)i * 100, dur,
		    i % 1000 == 999 ? frame : other, i);
	}
	return builder_finish(&b, 1, 1);
}

static void
open_many(void)
{
	trace = make_many();
	app_init(&app, trace, 100, 30);
	type("ggj^");		/* it opens on the slowest slice */
	app.view.lazy = 1;
}

static int
later(void)
{
	enum app_idle rc;
	int n = 0;

	while (app_pending(&app)) {
		while ((rc = app_idle(&app)) == APP_IDLE_MORE)
			n++;
		if (rc == APP_IDLE_NOW)
			return n;
	}
	return n;
}

TEST(marks_are_made_between_keys)
{
	open_many();
	later();
	CHECK_STR(type("/frame<Enter>"), "other");
	CHECK_INT(app.view.nhits, MANY / 1000);
	CHECK_INT(app.view.hit_index, 0);
	CHECK(later() > 0);
	CHECK_STR(type(""), "frame");
	CHECK_INT(app.view.hit_index, 1);
	CHECK_STR(type("n"), "frame");
	CHECK_INT(app.view.hit_index, 2);
	CHECK_INT(app.view.sel.id, 1999);
	close_app();
}

TEST(a_key_that_is_early_waits_for_the_one_before)
{
	open_many();
	CHECK_STR(type("/frame<Enter>n"), "frame");
	CHECK_INT(app.view.sel.id, 1999);
	CHECK_INT(app.view.hit_index, 2);
	type("/nowhere<Esc>");		/* the marks remain */
	CHECK_INT(app.view.hit_index, 2);
	close_app();
}

/* A command is one jump, with any count, in one go or in steps. */
TEST(a_command_is_one_jump)
{
	int lazy;

	for (lazy = 0; lazy < 2; lazy++) {
		open_many();
		app.view.lazy = lazy;
		type("/frame<Enter>gg");
		later();
		app.jumps.n = app.jumps.at = 0;
		type("5n");
		later();
		CHECK_INT(app.jumps.n, 1);
		type("3N2gn");
		later();
		type("2gN");
		later();
		CHECK_INT(app.jumps.n, 4);
		close_app();
	}
}

TEST(the_longest_hit_and_those_after_it)
{
	uint32_t i, longest = 0;

	open_many();
	/* without a search that of all slices */
	type("gn");
	for (i = 1; i < app.trace->nslices; i++)
		if (trace_dur(app.trace, i) > trace_dur(app.trace, longest))
			longest = i;
	CHECK_INT(trace_dur(app.trace, app.view.sel.id),
	    trace_dur(app.trace, longest));
	CHECK_INT(app.view.message_is_error, 0);
	type("/frame<Enter>gn");
	later();
	CHECK_INT(trace_dur(app.trace, app.view.sel.id), 64);
	CHECK_INT(app.view.sel.id, 4 * 7000 + 6999);
	CHECK_INT(app.view.hit_index, 35);
	CHECK_STR(app.view.message, "the longest match: 64 ns");
	type("gn");
	CHECK_INT(app.view.sel.id, 9 * 7000 + 6999);
	CHECK_STR(app.view.message, "match 2 by length: 64 ns");
	type("h3gn");
	CHECK_INT(app.view.sel.id, 14 * 7000 + 6999);
	CHECK_STR(app.view.message, "match 3 by length: 64 ns");
	type("2gN");
	CHECK_INT(app.view.sel.id, 4 * 7000 + 6999);
	type("gngn2gN");
	type("gN");
	CHECK_INT(app.view.sel.id, 4 * 7000 + 6999);
	type("gN");
	CHECK_STR(app.view.message, "no match is longer");
	type("ngN");
	CHECK_INT(app.view.sel.id, 33999);	/* of equal length, and
						 * earlier */
	CHECK_STR(app.view.message, "match: 50 ns");
	type("hgn");
	CHECK_STR(app.view.message, "the longest match: 64 ns");
	type("jh");
	CHECK_INT(app.view.hit_index, 0);
	close_app();
}

/* A count of a key that scans all slices each time is cut. */
TEST(a_count_is_bounded_by_what_it_costs)
{
	open_many();
	later();
	type("500gl");
	later();
	/*
	 * The hundredth longest, as a million slices are scanned a hundred
	 * times: 84 slices last 62 ns or more, and the result is the 16th of
	 * those with 61.
	 */
	CHECK_INT(trace_dur(app.trace, app.view.sel.id), 61);
	CHECK_INT(app.view.sel.id, (1 + 5 * 15) * 7000 + 6999);
	CHECK_INT(app.view.message_is_error, 0);
	close_app();
}

/* Makes names that take an expression long to match. */
static struct trace *
make_costly(uint32_t n)
{
	struct builder *b = builder_new();
	char name[64];
	uint32_t i, tid;
	int len;

	tid = builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(1));
	for (i = 0; i < n; i++) {
		len = snprintf(name, sizeof(name), "%040u", i);
		builder_complete(b, tid, (int64_t)i * 100, 50, builder_kind(b,
		    builder_string(b, name, (size_t)len), 0, 0), i);
	}
	return builder_finish(&b, 1, 1);
}
#define COSTLY	"//^(\\d+)+[ab]/"

TEST(names_that_take_long_stop_no_key)
{
	trace = make_costly(30000);
	app_init(&app, trace, 100, 30);
	later();
	CHECK_STR(type("/000000001<Enter>"),
	    "0000000000000000000000000000000000000001");
	app.view.lazy = 1;
	type(COSTLY);
	CHECK(app.find.match != NULL);
	CHECK(app_pending(&app));
	CHECK_INT(app_idle(&app), APP_IDLE_MORE);
	type("<Esc>");				/* the search before */
	CHECK(app.find.match == NULL);
	CHECK_STR(app.find.pattern, "000000001");
	type(COSTLY "<Enter>");
	CHECK(app.find.match != NULL);
	type("l");				/* waits a little, no more */
	CHECK(app.find.match != NULL);
	CHECK_INT(app_idle(&app), APP_IDLE_MORE);
	type("n");
	CHECK(strstr(app.view.message, "still") != NULL);
	type("<Esc>");
	CHECK_STR(app.find.pattern, "000000001");
	later();
	CHECK(!app_pending(&app));
	close_app();
}

TEST(names_in_pieces_are_those_at_once)
{
	struct find f, g;
	int pieces = 1;

	trace = make_costly(300);
	memset(&f, 0, sizeof(f));
	memset(&g, 0, sizeof(g));
	CHECK_INT(find_pattern(&f, trace, "/^.*7$|^(\\d+)+[ab]/", NONE, NULL),
	    0);
	CHECK_INT(f.costly, 270);
	CHECK_INT(f.n, 30);
	CHECK_INT(find_begin(&g, trace, f.pattern, NONE, NULL), 0);
	CHECK_INT(g.n, 0);
	for (; !find_names(&g, trace, 0); pieces++)
		CHECK_INT(g.n, 0);
	CHECK(pieces > 1);
	CHECK_INT(g.costly, 270);
	CHECK_INT(g.n, 30);
	find_clear(&f);
	find_clear(&g);
	trace_free(trace);
}

TEST(what_was_to_be_done_after_names_is_done_then)
{
	trace = make_costly(300);
	app_init(&app, trace, 100, 30);
	later();
	app.settings.value[SETTING_SEARCH] = SEARCH_NAMES;
	app.view.lazy = 1;
	type("//^.*17$|^(\\d+)+[ab]/<Enter>");
	while (app_pending(&app))	/* the summary's thread may end first */
		later();
	CHECK_STR(type(""), "0000000000000000000000000000000000000017");
	CHECK_INT(app.view.nhits, 3);
	CHECK_INT(app.view.costly, 297);
	CHECK_INT(app.view.hit_index, 1);
	close_app();
}

TEST_MAIN
