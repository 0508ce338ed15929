/*
 * ftrace: what the lines before a part say, and lines of hostile length.
 */
#include "config.h"

#include "ftrace.h"
#include "ttv/buf.h"
#include "test.h"

#define RSS(mm, tgid)							\
	"  a-" #tgid " (" #tgid ") [000] ..... 1.5: rss_stat: mm_id=" #mm \
	" curr=1 type=MM_ANONPAGES size=4B\n"
#define CALL(id, answer)						\
	"  a-7 [000] ..... 1.5: binder_transaction: transaction=" #id	\
	" reply=" #answer " flags=0x1\n"

/* Adds n lines that say nothing of what is looked for. */
static void
filler(struct buf *b, size_t n)
{
	while (n-- > 0)
		buf_adds(b, "  x-9 [000] ..... 1.5: e: rss_stat: mm_id=1\n");
}

TEST(the_nearest_line_before_a_part_counts)
{
	struct buf b = BUF_INIT;
	struct ftrace_past *past;
	int64_t found[2];

	buf_adds(&b, RSS(1, 10) CALL(5, 1));
	filler(&b, 40000);		/* more than one piece */
	buf_adds(&b, RSS(1, 20) RSS(2, 30) RSS(1, 40));
	filler(&b, 40000);
	past = ftrace_past_new(b.data, b.data + b.len);
	CHECK_INT(ftrace_past(past, LINUX_PAST_MM, 1, found), 0);
	CHECK_INT(found[0], 40);
	CHECK_INT(found[1], 40);
	CHECK_INT(ftrace_past(past, LINUX_PAST_MM, 2, found), 0);
	CHECK_INT(found[1], 30);
	CHECK_INT(ftrace_past(past, LINUX_PAST_TRANSACTION, 5, found), 0);
	CHECK_INT(found[0], 1);
	CHECK_INT(found[1], 1);
	CHECK_INT(ftrace_past(past, LINUX_PAST_TRANSACTION, 6, found), -1);
	/* what was found nearer stays */
	CHECK_INT(ftrace_past(past, LINUX_PAST_MM, 1, found), 0);
	CHECK_INT(found[1], 40);
	ftrace_past_free(past);
	buf_free(&b);
}

TEST(lines_that_look_alike_say_nothing)
{
	static const char text[] = "rss_stat: mm_id=1 curr=1 member=1 size=1\n"
	    "  a-7 [000] ..... 1.5: e: x rss_stat: mm_id=1\n"
	    "  a-7 [000] ..... 1.5: rss_stat: mm_id=1 curr=0 member=1 size=1\n"
	    "  a-7 [000] ..... 1.5: rss_stat: mm_id=1 curr=1 member=9 size=1\n";
	struct ftrace_past *past;
	int64_t found[2];

	past = ftrace_past_new(text, text + sizeof(text) - 1);
	CHECK_INT(ftrace_past(past, LINUX_PAST_MM, 1, found), -1);
	ftrace_past_free(past);
}

/* Reads a line of a text that is repeated n times. */
static enum ftrace_type
line_of(const char *repeated, size_t n)
{
	struct buf b = BUF_INIT;
	struct ftrace_graph_line g;
	struct ftrace_line l;
	enum ftrace_type type;

	while (n-- > 0)
		buf_adds(&b, repeated);
	type = ftrace_line(b.data, b.data + b.len, &l);
	ftrace_graph_line(b.data, b.data + b.len, &g);
	buf_free(&b);
	return type;
}

TEST(a_line_is_read_in_time_that_grows_with_its_length)
{
	static const char *const texts[] = { "[1] ", "-1 [1] ", "-1 (1) [1] ",
	    "-1 1", "ms (+", "[0] ms (+", " => ", "a-1 => ", "|", "-1 | ",
	    "/* ", "*/", " ", "-", "1", "[", "a-1 [1] x " };
	size_t i;

	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		CHECK(line_of(texts[i], 300000) != FTRACE_EVENT);
}

TEST(fields_that_fit_in_many_ways)
{
	struct buf b = BUF_INIT;
	struct ftrace_fields f;
	int i;

	for (i = 0; i < 100000; i++)
		buf_adds(&b, " prev_pid=1 prev_prio=1 prev_state=S ==> "
		    "next_comm=x");
	memset(&f, 0, sizeof(f));
	f.name = "sched_switch";
	f.name_len = strlen(f.name);
	f.text = b.data;
	f.end = b.data + b.len;
	ftrace_fields(&f);
	CHECK(f.n <= FTRACE_FIELDS);
	buf_free(&b);
}

TEST_MAIN
