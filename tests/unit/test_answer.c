/*
 * Answers of the terminal among keys: never taken for keys, and no key for a
 * part of them.
 */
#include "config.h"

#include "../../src/term/answer.h"
#include "test.h"

/* The keys that are left of a text. */
static const char *
left(struct answer *a, const char *in)
{
	static char out[128];
	size_t n = 0;
	int i;

	for (; *in != '\0'; in++)
		if (!answer_take(a, (unsigned char)*in)) {
			for (i = 0; i < a->nheld; i++)
				out[n++] = (char)a->held[i];
			a->nheld = 0;
			if (!answer_take(a, (unsigned char)*in))
				out[n++] = *in;
		}
	out[n] = '\0';
	return out;
}

TEST(an_answer_is_no_key)
{
	struct answer a;

	answer_init(&a);
	CHECK_STR(left(&a, "\033[?2026;2$y"), "");
	CHECK_INT(a.knows_sync, 1);
	CHECK_INT(a.who, 0);
	CHECK_INT(a.nheld, 0);
	CHECK_STR(left(&a, "jj\033[?64;1;2;6;22ck"), "jjk");
	CHECK_INT(a.who, 1);
	CHECK_STR(left(&a, "\033[?6c\033[?1;2c"), "");
	CHECK_INT(a.who, 3);
}

TEST(who_does_not_know_says_so)
{
	static const char *const no[] = { "\033[?2026;0$y",
	    "\033[?2026;4$y", "\033[?2027;2$y", "\033[?2026;21$y",
	    "\033[?2026$y", "\033[?2026;2c" };
	struct answer a;
	size_t i;

	answer_init(&a);
	for (i = 0; i < sizeof(no) / sizeof(no[0]); i++) {
		CHECK_STR(left(&a, no[i]), "");
		CHECK_INT(a.knows_sync, 0);
		CHECK_INT(a.nheld, 0);
	}
}

TEST(it_may_come_in_pieces)
{
	struct answer a;

	answer_init(&a);
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
	struct answer a;
	char many[ANSWER_MAX + 8] = "\033[?";

	answer_init(&a);
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

TEST_MAIN
