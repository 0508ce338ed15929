/*
 * result: rows of queries as the viewer keeps them; a query in a thread while
 * keys go on; hits that rows give; patterns of annotations.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/derived.h"
#include "ttv/find.h"
#include "ttv/note.h"
#include "ttv/rows.h"
#include "ttv/trace.h"

#include "result.h"
#include "sketch.h"
#include "find_edge.h"
#include "test.h"
#include "viewer.h"

/* ---- rows ---- */

static struct sql_value
num(int64_t n)
{
	return (struct sql_value){ SQL_INT, n, 0, NULL, 0 };
}

static struct sql_value
text(const char *s)
{
	return (struct sql_value){ SQL_TEXT, 0, 0, s, strlen(s) };
}

static void
make(struct result_table *t)
{
	static const char *const names[] = { "n", "t" };
	struct sql_value rows[][2] = {
		{ num(INT64_MAX), text("b") },
		{ { SQL_NULL, 0, 0, NULL, 0 }, text("B") },
		{ num(INT64_MIN), text("a\tb\nc") },
		{ { SQL_REAL, 0, 0.5, NULL, 0 }, text("") },
		{ num(INT64_MAX - 1), { SQL_BLOB, 0, 0, "\0\xff", 2 } },
		{ text("x"), text("ab") },
	};
	size_t i;

	memset(t, 0, sizeof(*t));
	result_begin(t, names, 2);
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		result_row(t, rows[i], 2);
}

/* Writes the numbers of the rows that are shown. */
static const char *
shown(const struct result_table *t)
{
	static char s[64];
	size_t i;

	for (s[0] = '\0', i = 0; i < t->nshown; i++)
		snprintf(s + i, sizeof(s) - i, "%u", t->order[i]);
	return s;
}

TEST(nulls_numbers_texts)
{
	struct result_table t;

	make(&t);
	result_sort(&t, SIZE_MAX, 0, "");
	CHECK_STR(shown(&t), "012345");
	result_sort(&t, SIZE_MAX, 1, "");
	CHECK_STR(shown(&t), "543210");
	/* the ends of int64 are apart, which doubles would not tell */
	result_sort(&t, 0, 0, "");
	CHECK_STR(shown(&t), "123405");
	result_sort(&t, 0, 1, "");
	CHECK_STR(shown(&t), "504321");
	result_sort(&t, 1, 0, "");
	CHECK_STR(shown(&t), "312504");
	result_free(&t);
}

TEST(a_filter_looks_at_all_cells)
{
	struct result_table t;

	make(&t);
	result_sort(&t, SIZE_MAX, 0, "B");
	CHECK_STR(shown(&t), "0125");
	result_sort(&t, SIZE_MAX, 0, "922337");
	CHECK_STR(shown(&t), "024");
	result_sort(&t, SIZE_MAX, 0, "00ff");
	CHECK_STR(shown(&t), "4");
	result_sort(&t, SIZE_MAX, 0, "none of these");
	CHECK_INT(t.nshown, 0);
	result_free(&t);
}

TEST(copies_have_a_line_a_row)
{
	struct result_table t;
	struct buf b = BUF_INIT;

	make(&t);
	result_sort(&t, SIZE_MAX, 0, "");
	result_tsv(&t, &b);
	CHECK_STR(b.data, "n\tt\n9223372036854775807\tb\n\tB\n"
	    "-9223372036854775808\ta b c\n0.5\t\n9223372036854775806\t\n"
	    "x\tab\n");
	buf_free(&b);
	result_free(&t);
}

TEST(the_last_statement_counts)
{
	static const char *const names[] = { "one" };
	struct sql_value v = num(7);
	struct result_table t;

	make(&t);
	result_begin(&t, names, 1);
	result_row(&t, &v, 1);
	CHECK_INT(t.nrows, 1);
	CHECK_INT(t.ncolumns, 1);
	CHECK_INT(result_column(&t, "ONE"), 0);
	CHECK_INT(result_column(&t, "n"), SIZE_MAX);
	result_free(&t);
}

/* ---- in the viewer ---- */

static void
open_app(int lazy)
{
	trace = sketch(
	    "X 1 1 0 10 a\n"
	    "X 1 1 20 30 b\n"
	    "X 1 1 60 5 c\n"
	    "i 1 1 1000 end\n");
	app_init(&app, trace, 80, 24);
	app.view.lazy = lazy;
}

/* Does all idle work, as the loop does. */
static void
idle(void)
{
	while (app_pending(&app))
		app_idle(&app);
}

TEST(a_thread_asks_and_keys_go_on)
{
	open_app(1);
	after(";SELECT count(*) FROM slice a, slice b<Enter>");
	/* whether it has ended or not, keys move the cursor */
	after("<Tab>");
	idle();
	CHECK_INT(result_ui_pending(&app), 0);
	CHECK_INT(app.result->table.nrows, 1);
	CHECK_INT(result_cell(&app.result->table, 0, 0)->v.num, 16);
	close_app();
}

TEST(rows_end_the_word_that_a_query_runs)
{
	open_app(1);
	after(";SELECT count(*) FROM slice a, slice b<Enter>");
	idle();
	CHECK_INT(app.result->table.nrows, 1);
	CHECK_STR(app.view.message, "");
	close_app();
}

TEST(a_query_without_end_is_interrupted)
{
	open_app(1);
	after(";WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
	    "r) SELECT count(*) FROM r<Enter>");
	CHECK_INT(result_ui_pending(&app), 1);
	after(";SELECT 1<Enter>");
	CHECK_STR(app.view.message, "a query runs, Esc ends it");
	after("<C-c>");
	idle();
	CHECK_INT(result_ui_pending(&app), 0);
	CHECK_STR(app.view.message, "the query was interrupted");
	CHECK_INT(app.result->shown, 0);
	/* the connection is as before */
	after(";SELECT 1<Enter>");
	idle();
	CHECK_INT(app.result->table.nrows, 1);
	close_app();
}

TEST(leaving_ends_a_query)
{
	open_app(1);
	after(";WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
	    "r) SELECT count(*) FROM r<Enter>");
	close_app();
	CHECK(1);	/* it came back */
}

TEST(rows_of_a_model_before_keep_no_ids)
{
	struct trace *next = sketch(
	    "X 1 1 -50 10 new\n"
	    "X 1 1 0 10 a\n"
	    "X 1 1 20 30 b\n"
	    "X 1 1 60 5 c\n"
	    "i 1 1 1000 end\n");

	open_app(0);
	after(";SELECT id AS slice_id FROM slice WHERE name = 'b'<Enter>");
	CHECK_INT(app.result->table.nrows, 1);
	app_set_trace(&app, next);
	after("<Enter>");
	CHECK_STR(app.view.message, "the trace is another now: ask again");
	after(";SELECT id AS slice_id FROM slice WHERE name = 'b'<Enter>");
	trace_free(trace);
	trace = next;
	CHECK_STR(after("<Enter>"), "b");
	close_app();
}

TEST(copied_rows_are_safe)
{
	open_app(0);
	after(";SELECT 'a'||char(27)||char(155)||char(8238)||char(9)||'b' AS "
	    "x<Enter>y");
	CHECK_STR(app.copied.data, "x\n"
	    "a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd b\n");
	close_app();
}

/* The model of a part came first, as with every file: rows are of this one. */
TEST(hits_are_those_of_the_model_that_is_asked)
{
	struct trace *part;

	open_app(0);
	part = trace;
	trace = sketch("X 1 1 0 10 a\nX 1 1 20 30 b\nX 1 1 60 5 c\n");
	app_set_trace(&app, trace);
	trace_free(part);
	CHECK_STR(after(";!SELECT id, ts FROM slice WHERE name = 'b'<Enter>n"),
	    "b");
	CHECK_INT(app.find.n, 1);
	close_app();
}

TEST(a_track_needs_a_file)
{
	open_app(0);
	after(":track x SELECT 1 AS ts<Enter>");
	CHECK(app.view.message_is_error);
	close_app();
}

static const char *loaded;		/* what the stub loads */

/* Loads a trace again; fails without one. */
static struct trace *
load_stub(void *arg, const struct derived *d, struct err *err)
{
	(void)arg;
	(void)d;
	if (loaded != NULL)
		return sketch(loaded);
	err_set(err, ERR_OPEN, ERR_NOWHERE, "gone");
	return NULL;
}

/* Gives the app another model, as one that was loaded again. */
static void
other_model(struct trace **now, const char *text, struct derived *d)
{
	struct trace *next = sketch(text);

	loaded = text;
	app_set_trace(&app, next);
	trace_free(*now);
	*now = next;
	derived_free(d);
	result_again(&app);
	idle();
}

TEST(tracks_are_made_again)
{
	static const char with_b[] = "X 1 1 0 10 a\nX 1 1 20 30 b\n";
	static const char without[] = "X 1 1 0 10 a\nX 1 1 20 30 c\n";
	struct derived d = DERIVED_INIT;
	struct reload reload = { &d, load_stub, NULL, 0 };
	struct trace *other;

	open_app(0);
	app.reload = &reload;
	loaded = with_b;
	after(":track no SELECT nothing<Enter><Esc>");
	after(":track one SELECT ts, name FROM slice WHERE name = 'a'<Enter>");
	after(":track two SELECT ts, name FROM slice WHERE name = 'b'<Enter>");
	CHECK_INT(d.ntracks, 2);
	CHECK_INT(app.result->nmade, 2);
	other = sketch(with_b);
	app_set_trace(&app, other);
	other_model(&other, with_b, &d);
	CHECK_INT(d.ntracks, 2);
	CHECK_INT(d.nevents, 2);
	CHECK_INT(app.view.message_is_error, 0);
	/* one does not work any more: its query is kept */
	other_model(&other, without, &d);
	CHECK_INT(d.ntracks, 1);
	CHECK_STR(app.view.message, "without the track two (:track tries "
	    "again): the query has no rows");
	CHECK_INT(app.result->nmade, 2);
	after(":track<Enter>");
	CHECK_INT(d.ntracks, 1);
	CHECK(app.view.message_is_error);
	other_model(&other, with_b, &d);
	CHECK_INT(d.ntracks, 2);
	CHECK_INT(d.nevents, 2);
	/* the files are gone */
	app_set_trace(&app, other);
	derived_free(&d);
	loaded = NULL;
	result_again(&app);
	CHECK_STR(app.view.message, "without the tracks of queries (:track "
	    "tries again): gone");
	CHECK_INT(app.result->nmade, 2);
	CHECK_INT(d.nevents, 0);
	/* and are there again */
	loaded = with_b;
	after(":track<Enter>");
	idle();
	CHECK_INT(d.ntracks, 2);
	CHECK_INT(app.view.message_is_error, 0);
	after(":track<Enter>");
	CHECK(app.view.message_is_error);
	app_set_trace(&app, other);
	after(":untrack two<Enter>");
	CHECK_INT(app.result->nmade, 1);
	after(":untrack two<Enter>");
	CHECK_STR(app.view.message, "no query has made a track two");
	app_set_trace(&app, trace);
	close_app();
	trace_free(other);
	derived_free(&d);
}

TEST(rows_become_hits_each_once)
{
	struct entity_ref v[] = { { ENTITY_SLICE, 2 }, { ENTITY_SLICE, 0 },
	    { ENTITY_SLICE, 2 }, { ENTITY_INSTANT, 0 } };
	struct find_hit hit;
	struct find f;
	uint64_t n;

	open_app(0);
	memset(&f, 0, sizeof(f));
	find_given(&f, trace, "rows", v, 4);
	CHECK_INT(f.n, 3);
	CHECK_INT(find_edge(&f, trace, 1, &hit, &n), 0);
	CHECK_INT(hit.id, 0);
	CHECK_INT(find_step(&f, trace, &hit, 1, &hit, &n), 0);
	CHECK_INT(hit.id, 2);
	CHECK_INT(n, 2);
	CHECK_INT(find_step(&f, trace, &hit, 1, &hit, &n), 0);
	CHECK_INT(hit.type, ENTITY_INSTANT);
	CHECK_INT(find_step(&f, trace, &hit, 1, &hit, &n), -1);
	/* another model forgets them */
	find_again(&f, trace, NONE);
	CHECK(f.pattern == NULL);
	find_clear(&f);
	close_app();
}

/* ---- rows of others ---- */

static const char *
cell_of(void *unused, size_t row, size_t column)
{
	static const char *const cells[2][2] = {
		{ "10", "a" }, { "9", NULL } };

	(void)unused;
	return cells[row][column];
}

TEST(rows_of_others_have_a_title)
{
	static const char *const names[] = { "n", "t" };
	struct app_rows rows = { .title = "of an engine", .names = names,
	    .ncolumns = 2, .nrows = 2, .cell = cell_of, .at = 1 };
	struct canvas *cv = canvas_new(80, 20);
	struct buf b = BUF_INIT;

	open_app(0);
	app_rows(&app, &rows);
	CHECK_STR(app.result->text, "of an engine");
	app_draw(&app, cv);
	canvas_dump_text(cv, &b);
	CHECK(strstr(b.data, "of an engine") != NULL);
	CHECK_INT(app.result->table.nshown, 2);
	buf_free(&b);
	canvas_free(cv);
	close_app();
}

/* ---- patterns ---- */

TEST(patterns_are_those_of_glob)
{
	static const struct { const char *pattern, *text; int is; } v[] = {
		{ "", "", 1 }, { "", "a", 0 }, { "*", "", 1 },
		{ "**", "abc", 1 }, { "a*c", "abbc", 1 }, { "a*c", "ab", 0 },
		{ "?", "\xc3\xa4", 1 }, { "?", "ab", 0 }, { "?", "", 0 },
		{ "[a-c]", "b", 1 }, { "[a-c]", "d", 0 }, { "[^a-c]", "d", 1 },
		{ "[]]", "]", 1 }, { "[a-]", "-", 1 }, { "[abc", "a", 0 },
		{ "[\xc3\xa0-\xc3\xb0]", "\xc3\xa4", 1 }, { "A", "a", 0 },
		{ "*a*b*c*", "xxaxxbxxcxx", 1 }, { "*a*b", "abab", 1 },
		{ "*a?b", "aabcab", 0 }, { "[", "[", 0 },
	};
	size_t i;

	for (i = 0; i < sizeof(v) / sizeof(v[0]); i++)
		if (note_glob(v[i].pattern, v[i].text) != v[i].is) {
			printf("# %s %s\n", v[i].pattern, v[i].text);
			CHECK(0);
		}
}

TEST(what_fails_is_taken_back)
{
	struct derived d = DERIVED_INIT, before;
	struct note_rule r = { 5, NULL, NULL, (char *)(uintptr_t)"x", NULL };

	buf_adds(&d.text, "one\n");
	d.ntracks = 1;
	before = d;
	buf_adds(&d.text, "two\n");
	d.ntracks = 2;
	d.nevents = 7;
	derived_note(&d, &r);
	derived_cut(&d, &before);
	CHECK_INT(d.text.len, 4);
	CHECK_INT(d.ntracks, 1);
	CHECK_INT(d.nevents, 0);
	CHECK_INT(d.nrules, 0);
	derived_free(&d);
}

TEST_MAIN
