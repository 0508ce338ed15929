/*
 * permalink: the command line that opens a view again.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/canvas.h"
#include "ttv/permalink.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "sketch.h"
#include "test.h"
#include "viewer.h"

#define TRACE								\
	"P 1 Engine\n"							\
	"X 1 1 0 1000 A\nX 1 1 100 200 B\nX 1 1 150 50 C\n"		\
	"X 1 1 400 500 D\nX 1 1 1200 100 E\n"				\
	"X 1 2 50 10 F\nX 1 2 1250 10 G\nX 1 2 1290 10 A\n"		\
	"T 1 1 main\nT 1 2 io\n"

static void
open_app(void)
{
	trace = sketch(TRACE);
	app_init(&app, trace, 100, 30);
}

TEST(a_permalink_opens_the_view_again)
{
	struct permalink l;
	struct viewport vp = { 0 };
	struct err err;

	open_app();
	CHECK_STR(after("/C<Enter>www"), "C");
	vp = app.view.vp;
	permalink_init(&l);
	l.has_from = l.has_to = LINK_START;
	l.from = vp.t0 - trace->start;
	l.to = viewport_end(&vp) - trace->start;
	l.track = "Engine [1] / main [1]";
	l.select = "slice@150000+50000 C";
	l.open = "details";
	close_app();
	open_app();
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(app.view.vp.zoom, vp.zoom);
	CHECK_STR(after(""), "C");
	CHECK_INT(app.view.pane, 2);
	l.track = "Engine [1] / nobody [1]";
	CHECK_INT(permalink_go(&app, &l, &err), -1);
	l.track = NULL;
	l.select = "slice@150000+50000 X";
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), -1);
	l.select = NULL;
	l.open = "sesame";
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), -1);
	close_app();
}

/* The same span, by the clock of the trace and by that of the day. */
TEST(a_time_is_of_the_start_the_clock_or_the_day)
{
	struct permalink l;
	struct viewport vp;
	struct err err;

	open_app();
	permalink_init(&l);
	l.has_from = l.has_to = l.has_cursor = LINK_START;
	l.from = 100000;
	l.to = 300000;
	l.cursor = 170000;
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	vp = app.view.vp;
	close_app();

	open_app();
	l.has_from = l.has_to = l.has_cursor = LINK_CLOCK;
	l.from += trace->start;
	l.to += trace->start;
	l.cursor += trace->start;
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(viewport_end(&app.view.vp), viewport_end(&vp));
	CHECK_INT(app.view.cursor, l.cursor);
	close_app();

	open_app();
	l.has_from = l.has_to = l.has_cursor = LINK_DAY;
	CHECK_INT(permalink_go(&app, &l, &err), -1);
	CHECK_STR(err.msg, "this trace does not say when its times were");
	trace->has_wall = 1;
	trace->wall = 5000000000;
	l.from += trace->wall;
	l.to += trace->wall;
	l.cursor += trace->wall;
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	CHECK_INT(app.view.vp.t0, vp.t0);
	CHECK_INT(app.view.cursor, l.cursor - trace->wall);
	close_app();
}

/* A viewer that is asked to open what is not there says so and opens. */
TEST(a_bad_link_is_said)
{
	struct permalink l;

	open_app();
	permalink_init(&l);
	l.open = "sesame";
	app.link = &l;
	app_arrive(&app);
	CHECK_INT(app.view.message_is_error, 1);
	CHECK(strstr(app.view.message, "sesame") != NULL);
	CHECK(app.link == NULL);
	close_app();
}

/* ---- a permalink as a shell hands it over ---- */

#define WORDS	64
static char *word[WORDS];
static size_t nwords;

/* Adds the byte of \ooo at s; returns its last digit. */
static const char *
octal(struct buf *b, const char *s)
{
	char digits[4] = { s[1], s[2], s[3], '\0' };

	buf_addc(b, (char)strtol(digits, NULL, 8));
	return s + 3;
}

/*
 * Splits a command line as a shell does: blanks, 'quotes', $'\ooo', \\ between
 * them.
 */
static void
split(const char *s)
{
	struct buf b = BUF_INIT;
	int quoted = 0, any = 0, numbers = 0;

	for (nwords = 0; nwords < WORDS; s++) {
		if (*s == '\0' || (*s == ' ' && !quoted)) {
			if (any) {
				buf_addc(&b, '\0');
				word[nwords++] = xstrdup(b.data);
			}
			buf_clear(&b);
			any = 0;
			if (*s == '\0')
				break;
			continue;
		}
		any = 1;
		if (!quoted && *s == '$' && s[1] == '\'')
			numbers = 1;
		else if (quoted && numbers && *s == '\\')
			s = octal(&b, s);
		else if (*s == '\'') {
			numbers = numbers && !quoted;
			quoted = !quoted;
		} else
			buf_addc(&b, !quoted && *s == '\\' ? *++s : *s);
	}
	buf_free(&b);
}

/* Returns the values of an option in v, and their number. */
static size_t
option(const char *name, const char **v, size_t most)
{
	size_t i, n = 0, len = strlen(name);

	for (i = 0; i < nwords && strcmp(word[i], "--") != 0; i++)
		if (strncmp(word[i], "--", 2) == 0 && strncmp(word[i] + 2,
		    name, len) == 0 && word[i][2 + len] == '=' && n < most)
			v[n++] = word[i] + len + 3;
	return n;
}

static int
option_int(const char *name, int64_t *out)
{
	const char *v;

	if (option(name, &v, 1) == 0)
		return 0;
	*out = strtoll(v, NULL, 10);
	return 1;
}

static void
frame_of(struct buf *b)
{
	struct canvas *cv = canvas_new(app.view.cols, app.view.rows);

	app.view.message[0] = '\0';
	app_settle(&app);
	app_draw(&app, cv);
	canvas_dump_text(cv, b);
	canvas_dump_style(cv, b);
	canvas_free(cv);
}

/* Counts characters that are pasted as keys, or that are not seen. */
static size_t
unsafe_in(const char *s, size_t n)
{
	size_t used, found = 0;
	uint32_t c;

	for (; n > 0; s += used, n -= used) {
		c = text_decode(s, n, &used);
		found += text_unsafe(c) || (used == 1 && c >= 0x80);
	}
	return found;
}

/*
 * Plays keys on a trace, and opens the permalink of what they have made: both
 * frames must be equal.
 */
static void
link_back(const char *what, const char *keys)
{
	const char *fold[WORDS], *hide[WORDS], *pin[WORDS], *height[WORDS], *v;
	struct buf line = BUF_INIT, want = BUF_INIT, got = BUF_INIT;
	struct permalink l;
	struct err err;

	trace = sketch(what);
	app_init(&app, trace, 100, 24);
	after(keys);
	frame_of(&want);
	permalink_write(&app, &line);
	buf_addc(&line, '\0');
	close_app();
	CHECK_INT(unsafe_in(line.data, strlen(line.data)), 0);
	split(line.data);
	trace = sketch(what);
	app_init(&app, trace, 100, 24);
	permalink_init(&l);
	l.has_from = option_int("from", &l.from) ? LINK_START :
	    LINK_NONE;
	l.has_to = option_int("to", &l.to) ? LINK_START : LINK_NONE;
	l.has_cursor = option_int("cursor", &l.cursor) ? LINK_START :
	    LINK_NONE;
	option_int("line", &l.line);
	option_int("above", &l.above);
	l.track = option("track", &v, 1) ? v : NULL;
	l.select = option("select", &v, 1) ? v : NULL;
	l.open = option("open", &v, 1) ? v : NULL;
	l.filter = option("filter", &v, 1) ? v : NULL;
	l.find = option("find", &v, 1) ? v : NULL;
	l.folds = option("folds", &v, 1) ? v : NULL;
	l.tracks[TRACK_FOLD].n = option("fold", fold, WORDS);
	l.tracks[TRACK_HIDE].n = option("hide", hide, WORDS);
	l.tracks[TRACK_PIN].n = option("pin", pin, WORDS);
	l.tracks[TRACK_HEIGHT].n = option("height", height, WORDS);
	l.tracks[TRACK_HEIGHT].v = height;
	l.find_on = option("find-on", &v, 1) ? v : NULL;
	l.tracks[TRACK_FOLD].v = fold;
	l.tracks[TRACK_HIDE].v = hide;
	l.tracks[TRACK_PIN].v = pin;
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	frame_of(&got);
	buf_addc(&want, '\0');
	buf_addc(&got, '\0');
	CHECK(strcmp(got.data, want.data) == 0);
	if (strcmp(got.data, want.data) != 0)
		printf("# %s: %s\n%s%s\n", keys, line.data, want.data,
		    got.data);
	close_app();
	while (nwords > 0)
		free(word[--nwords]);
	buf_free(&line);
	buf_free(&want);
	buf_free(&got);
}

#define TALL								\
	TRACE								\
	"P 2 Other\nP 3 Third\n"					\
	"X 2 3 0 900 a\nX 2 3 10 700 b\nX 2 3 20 600 c\nX 2 3 30 500 d\n"\
	"X 2 4 0 900 a\nX 2 4 10 700 b\nX 2 4 20 600 c\nX 2 4 30 500 d\n"\
	"X 3 5 0 900 a\nX 3 5 10 700 b\nX 3 5 20 600 c\nX 3 5 30 500 d\n"\
	"X 3 6 0 900 a\nX 3 6 10 700 b\nX 3 6 20 600 c\nX 3 6 30 500 d\n"\
	"C 3 0 mem used 5\nC 3 500 mem used 9\n"

TEST(a_permalink_has_the_search)
{
	link_back(TRACE, "/A<Enter>n");
	link_back(TRACE, "/B|C<Enter>");
	link_back(TRACE, "/\\(B|C\\)/<Enter>");
	link_back(TRACE, "/A<Enter>jj");
	link_back(TALL, "/d<Enter>nn");
}

TEST(a_permalink_has_the_folds)
{
	link_back(TALL, "zM");
	link_back(TALL, "zMzo");
	link_back(TALL, "zRGza");
	link_back(TALL, "/d<Enter>zc");
}

TEST(a_permalink_has_the_scroll)
{
	link_back(TALL, "G");
	link_back(TALL, "Ggg");
	link_back(TALL, "5jzt");
	link_back(TALL, "9jzb");
	link_back(TALL, "<C-e><C-e><C-e>");
	link_back(TALL, "Gzz");
}

TEST(a_permalink_has_what_is_shown)
{
	link_back(TALL, "&dur>600us<Enter>jj");
	link_back(TALL, "jx");
	link_back(TALL, "5jp");
	link_back(TALL, "5jpGx&/a|b/<Enter>/b<Enter>n");
	link_back(TALL, "&it's<Enter>");
}

TEST(a_permalink_has_the_heights)
{
	link_back(TALL, "5jz-");
	link_back(TALL, "5jz-z-z+");
	link_back(TALL, "5jz-Gz+");
	link_back(TALL, "zMz-");
}

TEST(a_permalink_has_the_search_on_a_track)
{
	link_back(TALL, "/A<Enter>#");
	link_back(TALL, "/A<Enter>#n");
	link_back(TRACE, "/B<Enter>#jj");
}

TEST(a_height_that_is_none_is_refused)
{
	static const char *bad[] = { "", "3", ":", "x:Engine [1]",
	    "41:Engine [1]", "-2:Engine [1]", "3:Nobody [9]" };
	struct permalink l;
	struct err err;
	size_t i;

	open_app();
	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		permalink_init(&l);
		l.tracks[TRACK_HEIGHT].v = &bad[i];
		l.tracks[TRACK_HEIGHT].n = 1;
		err_clear(&err);
		CHECK_INT(permalink_go(&app, &l, &err), -1);
	}
	close_app();
}

TEST(a_permalink_of_hostile_names)
{
	/* words have no blanks in a sketch */
	link_back("P 1 it's\nT 1 1 \"quoted\"\nX 1 1 0 10 $(rm)`x`\\\n"
	    "X 1 1 20 10 \xc3\xbc\xf0\x9f\x98\x80\n"
	    "X 1 1 40 10 ';--x\n", "/rm<Enter>");
	link_back("P 1 it's\nT 1 1 a/b\nT 1 2 a\x01\x1b[31m\nX 1 1 0 10 a\n"
	    "X 1 2 0 10 \xff\xfe\nX 1 2 20 10 -\n", "jjjj/-<Enter>zM");
	link_back("P 1 --\nT 1 1 --from=9\nX 1 1 0 10 --to=3\n",
	    "/--<Enter>");
}

/* Ends a bracketed paste and types a command; hidden characters; a quote. */
#define EVIL	"a\x1b[201~\x03\xc2\x85touch!\xe2\x80\xae\xf3\xa0\x81\x81'x"

TEST(a_permalink_that_cannot_type)
{
	struct buf b = BUF_INIT;
	struct permalink l;
	struct err err;
	const char *v;

	trace = sketch("P 1 p\nT 1 1 t\nX 1 1 0 10 " EVIL "\n"
	    "X 1 1 20 10 b\nX 1 1 40 10 " EVIL "\n");
	app_init(&app, trace, 100, 24);
	after("*");
	permalink_write(&app, &b);
	CHECK_INT(unsafe_in(b.data, b.len), 0);
	after("<Esc>");
	split(b.data);
	CHECK_INT(option("find", &v, 1), 1);
	CHECK_STR(v, "/^a\\x{1b}\\[201~\\x{3}\\x{85}touch!\\x{202e}\\x{e0041}"
	    "'x$/");
	permalink_init(&l);
	l.find = v;
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	CHECK_INT(app.find.n, 2);
	close_app();
	while (nwords > 0)
		free(word[--nwords]);
	buf_free(&b);
	link_back("P 1 " EVIL "\nT 1 1 " EVIL "\nT 1 2 t\nX 1 1 0 10 " EVIL
	    "\nX 1 2 20 10 b\n", "jjxzM");
}

/* A session says what no key can type. */
TEST(a_permalink_of_what_a_session_said)
{
	struct buf b = BUF_INIT;
	struct permalink l;
	struct err err;

	trace = sketch("P 1 p\nT 1 1 t\nX 1 1 0 10 a\n");
	app_init(&app, trace, 100, 24);
	permalink_init(&l);
	l.filter = "!zz\x1b[201~\x03\ntouch it\n";
	l.find = "/a|\x1b|\n/";
	err_clear(&err);
	CHECK_INT(permalink_go(&app, &l, &err), 0);
	permalink_write(&app, &b);
	CHECK_INT(unsafe_in(b.data, b.len), 0);
	CHECK(strstr(b.data, " --filter=$'\\041zz\\033[201~\\003\\012touch it"
	    "\\012'") != NULL);
	CHECK(strstr(b.data, " --find=$'/a|\\033|\\012/'") != NULL);
	buf_free(&b);
	close_app();
}

/* Every command that copies, where all names are hostile. */
TEST(no_copy_can_type)
{
	static const char *const keys[] = { "yn", "yd", "yt", "yy", "yl",
	    "*yl", "%y", "%ya", "g2y", "*g8y" };
	size_t i, k;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		trace = sketch("P 1 " EVIL "\nT 1 1 " EVIL "\n"
		    "X 1 1 0 10 " EVIL "\nX 1 1 20 10 " EVIL "\n");
		app_init(&app, trace, 100, 24);
		after("/touch<Enter>");
		after(keys[i]);
		app_settle(&app);
		CHECK(app.copied.len > 0);
		for (k = 0; k < app.copied.len; k++)
			if (strchr(keys[i], '%') != NULL || strpbrk(keys[i],
			    "28") != NULL)	/* a table */
				if (app.copied.data[k] == '\t' ||
				    app.copied.data[k] == '\n')
					app.copied.data[k] = ' ';
		CHECK_INT(unsafe_in(app.copied.data, app.copied.len), 0);
		close_app();
	}
}

TEST(what_is_not_copied_is_told)
{
	trace = sketch("P 1 p\nT 1 1 t\nX 1 1 0 10 a\x1b\x03z\n");
	app_init(&app, trace, 100, 24);
	after("/z<Enter>yn");
	CHECK_STR(app.copied.data, "a\xef\xbf\xbd\xef\xbf\xbdz");
	CHECK_STR(app.view.message, "the name: copied, 8 bytes, 2 unsafe "
	    "characters replaced");
	close_app();
}

TEST(words_for_a_shell)
{
	struct buf b = BUF_INIT;

	permalink_word(&b, "plain/a.json");
	permalink_word(&b, " it's");
	permalink_word(&b, "");
	CHECK_STR(b.data, "plain/a.json' it'\\''s'''");
	buf_clear(&b);
	permalink_word(&b, "\xc3\xbc");		/* nothing hides in it */
	permalink_word(&b, "a\n\x1b\x9bz\xe2\x80\xae'!\\");
	CHECK_STR(b.data, "'\xc3\xbc'$'a\\012\\033\\233z\\342\\200\\256"
	    "\\047\\041\\134'");
	buf_free(&b);
}

TEST_MAIN
