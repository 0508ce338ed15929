/*
 * reply: answers of the terminal and reports of the mouse among keys are
 * never read as keys, and keys never as a part of them.
 */
#include "config.h"

#include "ttv/key.h"

#include "../../src/term/mouse.h"
#include "../../src/term/reply.h"
#include "test.h"

/* Returns the bytes of a text that are keys. */
static const char *
left(struct reply *a, const char *in)
{
	static char out[128];
	size_t n = 0;
	int i;

	for (; *in != '\0'; in++)
		if (!reply_take(a, (unsigned char)*in)) {
			for (i = 0; i < a->nheld; i++)
				out[n++] = (char)a->held[i];
			a->nheld = 0;
			if (!reply_take(a, (unsigned char)*in))
				out[n++] = *in;
		}
	out[n] = '\0';
	return out;
}

TEST(an_answer_is_no_key)
{
	struct reply a;

	reply_init(&a);
	CHECK_STR(left(&a, "\033[?2026;2$y"), "");
	CHECK_INT(a.knows_sync, 1);
	CHECK_INT(a.who, 0);
	CHECK_INT(a.nheld, 0);
	CHECK_STR(left(&a, "jj\033[?64;1;2;6;22ck"), "jjk");
	CHECK_INT(a.who, 1);
	CHECK_STR(left(&a, "\033[?6c\033[?1;2c"), "");
	CHECK_INT(a.who, 3);
}

TEST(the_place_of_the_cursor_is_no_key)
{
	struct reply a;

	reply_init(&a);
	CHECK_STR(left(&a, "j\033[?1;4Rk"), "jk");
	CHECK_INT(a.column, 4);
	CHECK_STR(left(&a, "\033[?12;345;1R"), "");
	CHECK_INT(a.column, 345);
	CHECK_STR(left(&a, "\033[?7R\033[?;R\033[?R"), "");
	CHECK_INT(a.column, 0);
	CHECK_STR(left(&a, "\033[?1;99999999999999999999$R"), "\033[?1;"
	    "99999999999999999999$R");
	CHECK_STR(left(&a, "R"), "R");
	CHECK_INT(a.nheld, 0);
}

TEST(who_does_not_know_says_so)
{
	static const char *const no[] = { "\033[?2026;0$y",
	    "\033[?2026;4$y", "\033[?2027;2$y", "\033[?2026;21$y",
	    "\033[?2026$y", "\033[?2026;2c" };
	struct reply a;
	size_t i;

	reply_init(&a);
	for (i = 0; i < sizeof(no) / sizeof(no[0]); i++) {
		CHECK_STR(left(&a, no[i]), "");
		CHECK_INT(a.knows_sync, 0);
		CHECK_INT(a.nheld, 0);
	}
}

TEST(it_may_come_in_pieces)
{
	struct reply a;

	reply_init(&a);
	CHECK_STR(left(&a, "\033"), "");
	CHECK_STR(left(&a, "[?20"), "");
	CHECK_INT(a.nheld, 5);
	CHECK_STR(left(&a, "26;2$"), "");
	CHECK_INT(a.knows_sync, 0);
	CHECK_STR(left(&a, "yx"), "x");
	CHECK_INT(a.knows_sync, 1);
}

TEST(what_is_none_stays)
{
	struct reply a;
	char many[REPLY_MAX + 8] = "\033[?";

	reply_init(&a);
	CHECK_STR(left(&a, "\033[?2026;x"), "\033[?2026;x");
	CHECK_STR(left(&a, "\033[1;5C\033[15~"), "\033[1;5C\033[15~");
	CHECK_STR(left(&a, "\033j\033[A?/2026;2$y"), "\033j\033[A?/2026;2$y");
	CHECK_STR(left(&a, "\033[?\033[?2026;2$yq"), "\033[?q");
	CHECK_STR(left(&a, "\033\033[?1c"), "\033");
	CHECK_INT(a.who, 1);
	memset(many + 3, '1', sizeof(many) - 4);
	CHECK_STR(left(&a, many), many);
	CHECK_INT(a.nheld, 0);
}

/*
 * Returns the key of a report, K_NONE when the text is no report; checks that
 * no key is left of it.
 */
static uint32_t
report(const char *in)
{
	struct reply a;

	reply_init(&a);
	a.reports = 1;
	if (*left(&a, in) != '\0' || a.nheld > 0)
		return UINT32_MAX;
	return a.mouse;
}

TEST(reports)
{
	CHECK_INT(report("\033[<0;12;5M"), key_mouse(K_CLICK, 12, 5));
	CHECK_INT(report("\033[<0;12;5m"), key_mouse(K_RELEASE, 12, 5));
	CHECK_INT(report("\033[<32;1;4095M"), key_mouse(K_DRAG, 1, 4095));
	CHECK_INT(report("\033[<64;300;5M"), key_mouse(K_WHEEL_UP, 300, 5));
	CHECK_INT(report("\033[<65;1;1M"), key_mouse(K_WHEEL_DOWN, 1, 1));
	CHECK_INT(report("\033[<66;1;1M"), key_mouse(K_WHEEL_LEFT, 1, 1));
	CHECK_INT(report("\033[<69;1;1M"), key_mouse(K_WHEEL_RIGHT, 1, 1));
	CHECK_INT(report("\033[<80;7;8M"),
	    key_mouse(K_CTRL_WHEEL_UP, 7, 8));
	CHECK_INT(report("\033[<81;7;8M"),
	    key_mouse(K_CTRL_WHEEL_DOWN, 7, 8));
}

TEST(right_button)
{
	CHECK_INT(report("\033[<2;12;5M"), key_mouse(K_RIGHT_CLICK, 12, 5));
	CHECK_INT(report("\033[<6;12;5M"), key_mouse(K_RIGHT_CLICK, 12, 5));
}

/* The second click on a cell within DOUBLE_MS; a third begins anew. */
TEST(double_clicks)
{
	struct mouse_clicks c = { K_NONE, 0 };
	uint32_t here = key_mouse(K_CLICK, 7, 8);
	uint32_t there = key_mouse(K_CLICK, 8, 8);
	uint32_t twice = key_mouse(K_DOUBLE, 7, 8);

	CHECK_INT(mouse_double(&c, here, 1000), here);
	CHECK_INT(mouse_double(&c, key_mouse(K_RELEASE, 7, 8), 1001),
	    key_mouse(K_RELEASE, 7, 8));
	CHECK_INT(mouse_double(&c, here, 1000 + DOUBLE_MS), twice);
	CHECK_INT(mouse_double(&c, here, 1001 + DOUBLE_MS), here);
	CHECK_INT(mouse_double(&c, there, 1002 + DOUBLE_MS), there);
	CHECK_INT(mouse_double(&c, here, 1003 + DOUBLE_MS), here);
	CHECK_INT(mouse_double(&c, here, 1004 + 2 * DOUBLE_MS), here);
	CHECK_INT(mouse_double(&c, 'x', 9), 'x');
	CHECK_INT(mouse_double(&c, K_NONE, 9), K_NONE);
}

TEST(reports_of_nothing)
{
	static const char *const none[] = { "\033[<M", "\033[<0M",
	    "\033[<0;1M", "\033[<0;1;M", "\033[<0;0;1M", "\033[<0;1;4096M",
	    "\033[<0;99999999999999999999;1M", "\033[<1;2;3M",
	    "\033[<2;2;3m", "\033[<34;2;3M", "\033[<35;2;3M", "\033[<64;2;3m",
	    "\033[<128;2;3M", "\033[<256;2;3M", "\033[<0;1;2;3M",
	    "\033[<;;;;M", "\033[M !!", "\033[Mqqq" };
	char many[256] = "\033[<0;1;";
	size_t i;

	for (i = 0; i < sizeof(none) / sizeof(none[0]); i++)
		CHECK_INT(report(none[i]), K_NONE);
	memset(many + strlen(many), '1', sizeof(many) - strlen(many) - 2);
	many[sizeof(many) - 2] = 'M';
	CHECK_INT(report(many), K_NONE);
}

/* Cuts a report at every byte and continues with every length of its rest. */
TEST(a_report_that_is_cut_leaves_no_keys)
{
	static const char whole[] = "\033[<32;120;36M";
	struct reply a;
	char first[16];
	size_t n;

	for (n = 3; n < sizeof(whole) - 1; n++) {
		reply_init(&a);
		a.reports = 1;
		memcpy(first, whole, n);
		first[n] = '\0';
		CHECK_STR(left(&a, first), "");
		CHECK_INT(reply_is_report(&a), 1);
		CHECK_STR(left(&a, "jq"), "jq");
		CHECK_STR(left(&a, first), "");
		CHECK_STR(left(&a, whole), "");
		CHECK_INT(a.mouse, key_mouse(K_DRAG, 120, 36));
		a.mouse = K_NONE;
		CHECK_STR(left(&a, first), "");
		CHECK_STR(left(&a, whole + n), "");
		CHECK_INT(a.mouse, key_mouse(K_DRAG, 120, 36));
	}
	CHECK_STR(left(&a, "\033[<0;1;\033[?6c"), "");
	CHECK_INT(a.who, 1);
}

TEST(no_reports_are_looked_for)
{
	struct reply a;

	reply_init(&a);
	CHECK_STR(left(&a, "\033[<0;1;1M"), "\033[<0;1;1M");
}

TEST_MAIN
