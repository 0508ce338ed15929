/*
 * session: what a person has made of a trace, written down and brought back;
 * tracks and things by their texts.
 */
#include "config.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/canvas.h"
#include "ttv/session.h"
#include "ttv/track_path.h"
#include "ttv/xmalloc.h"

#include "../../src/ui/result.h"
#include "../../src/ui/entity_text.h"
#include "sketch.h"
#include "test.h"
#include "viewer.h"

#define TRACE								\
	"P 1 Engine\n"							\
	"X 1 1 0 1000 A\nX 1 1 100 200 B\nX 1 1 150 50 C\n"		\
	"X 1 1 400 500 D\nX 1 1 1200 100 E\n"				\
	"X 1 2 50 10 F\nX 1 2 1250 10 G\nX 1 2 1290 10 A\n"		\
	"T 1 1 main\nT 1 2 io\n"

static struct session *session;
static struct buf text;

static void
open_app(void)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 30);
}

/* Does what the session that was written says. */
static void
read_again(void)
{
	struct err err;

	err_clear(&err);
	session_free(session);
	session = session_new();
	CHECK_INT(session_parse(session, text.data, text.len, &err), 0);
	app.session = session;
	session_begin(&app);
	app_arrive(&app);
}

/* Writes the session, closes the app, opens another with that session. */
static void
come_back(void)
{
	buf_clear(&text);
	session_write(&app, NULL, &text);
	close_app();
	open_app();
	read_again();
}

static void
end(void)
{
	close_app();
	session_free(session);
	session = NULL;
	buf_free(&text);
}

/* Opens the app with the lines of a session. */
static void
open_with(const char *lines)
{
	struct err err;
	char all[2000];

	open_app();
	session = session_new();
	snprintf(all, sizeof(all), "ttv-session\t1\n%s", lines);
	err_clear(&err);
	CHECK_INT(session_parse(session, all, strlen(all), &err), 0);
	app.session = session;
	session_begin(&app);
	app_arrive(&app);
}

TEST(view_and_selection_come_back)
{
	struct viewport vp = { 0 };
	int64_t cursor;
	uint32_t line, top;

	open_app();
	CHECK_STR(after("/B<Enter>ww"), "B");
	vp = app.view.vp;
	cursor = app.view.cursor;
	line = app.view.line;
	top = app.view.top;
	come_back();
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(app.view.vp.zoom, vp.zoom);
	CHECK_INT(app.view.cursor, cursor);
	CHECK_INT(app.view.line, line);
	CHECK_INT(app.view.top, top);
	CHECK_STR(after(""), "B");
	CHECK(strstr(app.view.message, "as you left it") != NULL);
	end();
}

TEST(a_filter_that_comes_back_is_named)
{
	open_app();
	after("&nothing is called so<Enter>");
	come_back();
	CHECK(strstr(app.view.message, "\\ all tracks") != NULL);
	after("\\");
	come_back();
	CHECK(strstr(app.view.message, "as you left it") != NULL);
	CHECK(strstr(app.view.message, "all tracks") == NULL);
	end();
}

TEST(folds_come_back)
{
	uint32_t lines;

	open_app();
	lines = app.view.nlines;
	after("zM");
	CHECK(app.view.nlines < lines);
	lines = app.view.nlines;
	come_back();
	CHECK_INT(app.view.nlines, lines);
	after("zR");
	lines = app.view.nlines;
	come_back();
	CHECK_INT(app.view.nlines, lines);
	end();
}

TEST(heights_come_back)
{
	uint32_t lines, track;

	open_app();
	after("/B<Enter>2z-");
	track = app.view.lines[app.view.line].track;
	CHECK_INT(app.view.height[track], 1);
	lines = app.view.nlines;
	come_back();
	CHECK_INT(app.view.height[track], 1);
	CHECK_INT(app.view.nlines, lines);
	after("U");
	CHECK_INT(app.view.height[track], 1);	/* what is undone is no key */
	after("9z+");
	CHECK_INT(app.view.height[track], 0);
	end();
	open_with("height\t41\tEngine [1] / main [1]\n"
	    "height\t-2\tEngine [1] / main [1]\n"
	    "height\t2\tEngine [1] / nobody\n"
	    "height\t-1\tEngine [1] / main [1]\n");
	CHECK_INT(app.view.height[track], 0);
	CHECK_INT(app.view.tall[track], 1);
	end();
}

TEST(marks_and_notes_come_back)
{
	open_app();
	after("/B<Enter>mamMslow: a\\b<Enter>Gmb");
	come_back();
	CHECK(app.view.marks[0].set && app.view.marks[1].set);
	CHECK_INT(app.view.nspans, 1);
	CHECK_STR(app.view.spans[0].note, "slow: a\\b");
	CHECK_STR(after("'a"), "B");
	end();
}

/* What is selected need not lie where the cursor is. */
TEST(a_mark_keeps_what_was_selected_elsewhere)
{
	open_app();
	CHECK_STR(after("/F<Enter>ma"), "F");
	app.marks[0].sel.id = 3;
	come_back();
	CHECK_INT(app.marks[0].sel.type, ENTITY_SLICE);
	CHECK_INT(app.marks[0].sel.id, 3);
	end();
}

/* A line of objects is one of several of its track. */
TEST(a_mark_keeps_its_line_of_objects)
{
	static const char objects[] = TRACE
	    "N 1 1 0 tab\nN 1 2 10 tab\nN 1 3 20 tab\n";
	uint32_t line;

	trace = sketch(objects);
	app_init(&app, trace, 100, 30);
	after("Gma");
	line = app.view.line;
	CHECK_INT(app.view.lines[line].type, LINE_OBJECTS);
	CHECK_INT(app.view.lines[line - 1].track, app.view.lines[line].track);
	buf_clear(&text);
	session_write(&app, NULL, &text);
	CHECK(app.marks[0].row != NONE);
	line = app.marks[0].row;
	memset(&app.marks[0], 0, sizeof(app.marks[0]));
	app.view.marks[0].set = 0;
	read_again();
	CHECK_INT(app.marks[0].row, line);
	end();
}

TEST(history_and_settings_come_back)
{
	open_app();
	after("/Foo<Enter>:set margin=3<Enter>gt1ms<Enter>");
	come_back();
	CHECK_INT(app.settings.value[SETTING_MARGIN], 3);
	CHECK_INT(app.settings.value[SETTING_SEARCH], 0);
	CHECK(strstr(text.data, "set\tmargin=3\n") != NULL);
	CHECK(strstr(text.data, "set\tsearch") == NULL);	/* a default */
	after("/<Up>");
	CHECK_STR(app.prompt.text, "Foo");
	after("<Esc>gt<Up>");
	CHECK_STR(app.prompt.text, "1ms");
	end();
}

TEST(what_is_shown_comes_back)
{
	uint32_t lines, npinned;

	open_app();
	after("/F<Enter>p/C<Enter>x&dur>5us<Enter>");
	lines = app.view.nlines;
	npinned = app.view.npinned;
	CHECK(npinned > 0 && view_nhidden(&app.view) == 1);
	come_back();
	CHECK_INT(app.view.nlines, lines);
	CHECK_INT(app.view.npinned, npinned);
	CHECK_INT(view_nhidden(&app.view), 1);
	CHECK_STR(app.view.filter_text, "dur>5us");
	CHECK_INT(app.view.filter_off, 0);
	after("\\:sort name<Enter>");
	CHECK_INT(app.view.filter_off, 1);
	come_back();
	CHECK_INT(app.view.filter_off, 1);
	CHECK_INT(app.view.sort, SORT_NAME);
	end();
}

/* What is written, read and written again is the same. */
TEST(round_trip)
{
	struct buf first = BUF_INIT;

	open_app();
	after("jlmammwwzc:set pane=2<Enter>/A<Enter>n");
	come_back();
	buf_add(&first, text.data, text.len);
	app.touched = 0;
	come_back();
	CHECK_STR(text.data, first.data);
	buf_free(&first);
	end();
}

TEST(damaged_lines_are_left_out)
{
	open_with("mark\ta\n"			/* too few fields */
	    "mark\tA\t1\t\t-1\t\n"		/* no letter */
	    "mark\tb\tsoon\t\t-1\t\n"		/* no number */
	    "mark\tc\t100000\tnowhere\t-1\t\n"	/* no track: kept */
	    "range\t5\t1\t\tbackwards\n"
	    "history\tnothing\tx\n"
	    "set\tbad escape \\q\n"
	    "history\tfind\tbad \xff byte\n"
	    "history\tfind\tbad \\x4g digit\n"
	    "history\tfind\tbad \\xg4 digit\n"
	    "history\tfind\tbad \\x00 end\n"
	    "history\tfind\tbad \\y41 letter\n"
	    "history\tfind\tbad \x01 control\n"
	    "view\t9\t1\n"
	    "range\t1\t5\t\tgood");		/* cut */
	CHECK(!app.view.marks[0].set && !app.view.marks[1].set);
	CHECK(app.view.marks[2].set);
	CHECK_INT(app.view.nspans, 0);
	CHECK(strstr(app.view.message, "14 damaged lines") != NULL);
	end();
}

/* Opens the app with n lines, each of the number of a range. */
static int
open_lines(size_t n, const char *format)
{
	struct buf all = BUF_INIT;
	struct err err;
	size_t i;
	int rc;

	open_app();
	session = session_new();
	buf_adds(&all, "ttv-session\t1\n");
	for (i = 0; i < n; i++)
		buf_printf(&all, format, i, i + 1);
	err_clear(&err);
	rc = session_parse(session, all.data, all.len, &err);
	app.session = session;
	session_begin(&app);
	app_arrive(&app);
	buf_free(&all);
	return rc;
}

TEST(limit_of_ranges)
{
	CHECK_INT(open_lines(2000, "range\t%zu\t%zu\t\ta\n"), 0);
	CHECK_INT(app.view.nspans, 2000);
	CHECK(strstr(app.view.message, "damaged") == NULL);
	end();
	CHECK_INT(open_lines(2003, "range\t%zu\t%zu\t\ta\n"), 0);
	CHECK_INT(app.view.nspans, 2000);
	CHECK(strstr(app.view.message, "3 damaged lines") != NULL);
	end();
}

TEST(limit_of_lines)
{
	CHECK_INT(open_lines(100000, "later%zu\t%zu\n"), 0);
	CHECK(strstr(app.view.message, "damaged") == NULL);
	end();
	CHECK_INT(open_lines(100001, "later%zu\t%zu\n"), 0);
	CHECK(strstr(app.view.message, "1 damaged line ") != NULL);
	end();
}

TEST(limit_of_session)
{
	static const char head[] = "ttv-session\t1\n";
	char path[] = "/tmp/ttv-test.XXXXXX";
	int fd = mkstemp(path), more;
	struct err err;

	for (more = 0; more < 2; more++) {
		CHECK(pwrite(fd, head, sizeof(head) - 1, 0) > 0);
		CHECK_INT(ftruncate(fd, (8 << 20) + more), 0);
		err_clear(&err);
		session = session_new();
		CHECK_INT(session_read(session, path, &err), -more);
		session_free(session);
	}
	session = NULL;
	close(fd);
	unlink(path);
}

TEST(no_session_is_an_error)
{
	static const char *const bad[] = { "", "\n", "ttv-session\t2\n",
	    "{\"traceEvents\":[]}", "ttv-session\t1" };
	struct err err;
	size_t i;

	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		session = session_new();
		err_clear(&err);
		CHECK_INT(session_parse(session, bad[i], strlen(bad[i]), &err),
		    -1);
		session_free(session);
	}
	session = NULL;
}

TEST(unknown_lines_are_kept)
{
	open_with("future\tthing\n");
	come_back();
	CHECK(strstr(text.data, "future\tthing\n") != NULL);
	end();
}

/* Another person may have written the session. */
TEST(a_session_runs_no_command)
{
	open_with("bind\tq\tquit\nset\tkeys=vi;quit\nset\tpane=2 quit\n"
	    "quit\n");
	CHECK_INT(app.ended, 0);
	after("j");
	CHECK_INT(app.ended, 0);
	end();
}

TEST(a_changed_trace_keeps_marks)
{
	open_with("trace\t1\t1\t/nowhere\nview\t0\t10\nmark\ta\t100000\t"
	    "Engine [1] / main [1]\t0\t\nfolds\tclosed\n");
	CHECK(app.view.marks[0].set);
	CHECK(viewport_end(&app.view.vp) > 1000000);
	CHECK(strstr(app.view.message, "has changed") != NULL);
	end();
}

TEST(what_is_not_there_is_counted)
{
	open_with("trace\t1\t1\t/nowhere\nmark\tb\t1000\tnowhere\t-1\t\n");
	CHECK(strstr(app.view.message, "; 1 thing of its session is not "
	    "there") != NULL);
	end();
	open_with("trace\t1\t1\t/nowhere\nmark\tb\t1000\tnowhere\t-1\t\n"
	    "mark\tc\t1000\tnowhere\t-1\t\n");
	CHECK(strstr(app.view.message, "; 2 things of its session are not "
	    "there") != NULL);
	end();
}

#define DERIVED								\
	"derived\t0\t900\tpieces\tSELECT ts FROM slice WHERE parent_id = "	\
	"$slice AND track_id = $track\tEngine [1] / main [1]\t"
#define DERIVED_HERE	DERIVED "slice@100000+200000 B\n"
#define DERIVED_GONE	DERIVED "slice@100001+200000 B\n"

/* $slice and $track mean what they meant when the query was asked. */
TEST(derived_tracks_keep_what_was_selected)
{
	open_with(DERIVED_HERE);
	CHECK_INT(app.result->nmade, 1);
	CHECK_INT(app.result->made[0].sel.type, ENTITY_SLICE);
	CHECK_STR(trace_str(trace, entity_name(trace, ENTITY_SLICE,
	    app.result->made[0].sel.id)), "B");
	CHECK_INT(app.result->made[0].track, entity_track(trace,
	    ENTITY_SLICE, app.result->made[0].sel.id));
	come_back();
	CHECK(strstr(text.data, DERIVED_HERE) != NULL);
	CHECK_INT(app.result->nmade, 1);
	end();
}

/* One that cannot be made, or not now, stays in the session. */
TEST(derived_tracks_are_not_forgotten)
{
	open_with(DERIVED_GONE);
	CHECK_INT(app.result->nmade, 0);
	CHECK(strstr(app.view.message, "1 thing of its session is not there")
	    != NULL);
	come_back();
	CHECK(strstr(text.data, DERIVED_GONE) != NULL);
	come_back();
	CHECK(strstr(text.data, DERIVED_GONE) != NULL);
	end();
	open_with("derived\t0\t900\tbad\tSELECT nothing\n");
	CHECK_INT(app.result->made[0].missing, 1);
	come_back();
	CHECK(strstr(text.data, "derived\t0\t900\tbad\tSELECT nothing\n")
	    != NULL);
	CHECK_INT(app.result->nmade, 1);
	after(":untrack bad<Enter>");
	come_back();
	CHECK(strstr(text.data, "derived") == NULL);
	end();
}

/* A key during the load: what one looks at stays, marks come. */
TEST(a_key_before_keeps_the_place)
{
	struct err err;
	const char *lines = "ttv-session\t1\nview\t0\t10\n"
	    "mark\ta\t100000\tEngine [1] / main [1]\t0\t\n";

	open_app();
	after("j");
	session = session_new();
	err_clear(&err);
	session_parse(session, lines, strlen(lines), &err);
	app.session = session;
	session_begin(&app);
	app_arrive(&app);
	CHECK(viewport_end(&app.view.vp) > 1000000);
	CHECK(app.view.marks[0].set);
	end();
}

/* A load that was stopped: nothing is brought back, and nothing is lost. */
TEST(a_part_of_a_trace_loses_nothing)
{
	const char *lines = "ttv-session\t1\nview\t0\t10\n"
	    "mark\ta\t100000\tEngine [1] / main [1]\t0\t\n";
	struct err err;

	open_app();
	trace->complete = 0;
	session = session_new();
	err_clear(&err);
	session_parse(session, lines, strlen(lines), &err);
	app.session = session;
	session_begin(&app);
	app_arrive(&app);
	after("mb");
	buf_clear(&text);
	session_write(&app, NULL, &text);
	CHECK(strstr(text.data, "view\t0\t10\n") != NULL);
	CHECK(strstr(text.data, "mark\ta\t100000\t") != NULL);
	CHECK(strstr(text.data, "mark\tb\t") != NULL);
	end();
}

TEST(saved_for_the_owner_alone)
{
	char dir[] = "/tmp/ttv-test.XXXXXX", path[100];
	struct stat st;
	struct err err;

	CHECK(mkdtemp(dir) != NULL);
	snprintf(path, sizeof(path), "%s/s", dir);
	open_app();
	err_clear(&err);
	CHECK_INT(session_save(&app, path, &err), 0);
	CHECK_INT(stat(path, &st), 0);
	CHECK_INT(st.st_mode & 0777, 0600);
	CHECK_INT(session_save(&app, path, &err), 0);	/* replaces it */
	session = session_new();
	CHECK_INT(session_read(session, path, &err), 0);
	CHECK_INT(session_read(session, dir, &err), -1);
	snprintf(path, sizeof(path), "%s/none", dir);
	CHECK_INT(session_read(session, path, &err), 1);
	snprintf(path, sizeof(path), "%s/no/folder", dir);
	err_clear(&err);
	CHECK_INT(session_save(&app, path, &err), -1);
	snprintf(path, sizeof(path), "%s/s", dir);
	CHECK_INT(unlink(path), 0);
	CHECK_INT(rmdir(dir), 0);			/* nothing else */
	end();
}

TEST(a_sent_session_is_relative)
{
	char dir[] = "/tmp/ttv-test.XXXXXX", path[100];
	struct session *s = session_new();
	struct buf b = BUF_INIT;
	int fd;

	CHECK(mkdtemp(dir) != NULL);
	snprintf(path, sizeof(path), "%s/a.json", dir);
	fd = open(path, O_CREAT | O_WRONLY, 0600);
	CHECK(fd != -1);
	close(fd);
	open_app();
	app.session = s;
	CHECK_INT(session_open_trace(s, path), 0);
	CHECK_INT(session_open_trace(s, dir), -1);
	session_write(&app, dir, &b);
	CHECK(strstr(b.data, "\ta.json\n") != NULL);
	buf_clear(&b);
	snprintf(path, sizeof(path), "%s/deep/er", dir);
	session_write(&app, path, &b);
	CHECK(strstr(b.data, "\t../../a.json\n") != NULL);
	buf_clear(&b);
	session_write(&app, "", &b);		/* the root */
	CHECK(strstr(b.data, dir + 1) != NULL);
	buf_free(&b);
	snprintf(path, sizeof(path), "%s/a.json", dir);
	unlink(path);
	rmdir(dir);
	close_app();
	session_free(s);
}

TEST(tracks_by_path)
{
	struct track_paths *p;
	char path[TRACK_PATH_MAX];
	uint32_t i;

	trace = sketch("P 1 a\nX 1 1 0 10 A\nX 1 2 0 10 A\nT 1 1 x\nT 1 2 x\n");
	p = track_paths_new(trace);
	for (i = 0; i < trace->ntracks; i++) {
		CHECK(track_path(p, i, path, sizeof(path)) > 0);
		CHECK_INT(track_path_find(p, path), i);
	}
	CHECK(track_path_find(p, "a [1] / y [1]") == NONE);
	CHECK(track_path_find(p, "a [1] / x [1] #2") == NONE);
	CHECK(track_path_find(p, "a [1] / x [1] #0") == NONE);
	CHECK(track_path_find(p, "#2") == NONE);
	CHECK(track_path_find(p, "") == NONE);
	track_paths_free(p);
	trace_free(trace);
}

TEST(things_by_text)
{
	struct entity_ref ref = { ENTITY_SLICE, 0 }, got;
	char s[400];

	trace = sketch(TRACE);
	for (; ref.id < trace->nslices; ref.id++) {
		CHECK(entity_text_write(trace, &ref, s, sizeof(s)) > 0);
		CHECK_INT(entity_text_find(trace, s, NONE, &got), 0);
		CHECK_INT(got.id, ref.id);
	}
	CHECK_INT(entity_text_find(trace, "slice@100000+200000 B", NONE,
	    &got), 0);
	CHECK_INT(entity_text_find(trace, "slice@100000+200000 X", NONE,
	    &got), 1);
	CHECK_INT(entity_text_find(trace, "slice@100000 B", NONE, &got), 1);
	CHECK_INT(entity_text_find(trace, "slice@-5+1 B", NONE, &got), 1);
	CHECK_INT(entity_text_find(trace, "slice@+1 B", NONE, &got), -1);
	CHECK_INT(entity_text_find(trace, "slice@1+-1 B", NONE, &got), -1);
	CHECK_INT(entity_text_find(trace, "slice", NONE, &got), -1);
	CHECK_INT(entity_text_find(trace, "pizza@1+1 B", NONE, &got), -1);
	trace_free(trace);
}

TEST(config_reads_back_the_same)
{
	static const char *const keys[] = { "", ":set keys=vi<Enter>",
	    (":set keys=perfetto<Enter>:unbind w<Enter>:set pane=2<Enter>"
	    ":bind gz zoom-in<Enter>") };
	char path[] = "/tmp/ttv-test.XXXXXX";
	struct buf a = BUF_INIT, b = BUF_INIT;
	struct err err;
	size_t i;
	int fd = mkstemp(path);

	CHECK(fd != -1);
	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		open_app();
		after(keys[i]);
		buf_clear(&a);
		config_dump(&app, &a);
		buf_adds(&a, "");
		CHECK_INT(strstr(a.data, "\nbind gz zoom-in\n") != NULL,
		    i == 2);
		CHECK_INT(strstr(a.data, "\nunbind w\n") != NULL, i == 2);
		close_app();
		CHECK_INT(ftruncate(fd, 0), 0);
		CHECK_INT(pwrite(fd, a.data, a.len, 0), a.len);
		open_app();
		err_clear(&err);
		CHECK_INT(app_config(&app, path, &err), 0);
		buf_clear(&b);
		config_dump(&app, &b);
		CHECK_STR(b.data, a.data);
		close_app();
	}
	close(fd);
	unlink(path);
	buf_free(&a);
	buf_free(&b);
}

TEST_MAIN
