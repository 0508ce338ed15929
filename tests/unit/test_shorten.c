/*
 * shorten: names of functions lose scopes, labels their middle and what their
 * siblings have as well.
 */
#include "config.h"

#include "ttv/trace.h"
#include "ttv/view.h"

#include "../../src/view/shorten.h"
#include "sketch.h"
#include "test.h"

static const char *
scopes(const char *s, int room)
{
	return s + shorten_scopes(s, strlen(s), room);
}

TEST(functions_lose_scopes_from_the_left)
{
	CHECK_STR(scopes("A::B::f", 7), "A::B::f");
	CHECK_STR(scopes("Alpha::B::f", 10), "B::f");
	CHECK_STR(scopes("::functions", 10), "functions");
	CHECK_STR(scopes("<a::b>::function", 10), "function");
	CHECK_STR(scopes("Alpha::Beta::fun", 7), "fun");
	/* the last is shown even if it is cut */
	CHECK_STR(scopes("Alpha::Beta::function", 6), "function");
}

TEST(scopes_inside_of_brackets_are_no_scopes)
{
	CHECK_STR(scopes("f<a::b, c::d>::g(x::y)", 10), "g(x::y)");
	CHECK_STR(scopes("vector<a::b>", 8), "vector<a::b>");
}

TEST(narrow_and_other_texts_are_cut_at_their_end)
{
	CHECK_STR(scopes("Alpha::Beta", 5), "Alpha::Beta");
	CHECK_STR(scopes("Ärger::Beta", 8), "Ärger::Beta");
}

/* Returns the label of a thread in some columns, with ~ for an ellipsis. */
static const char *
label(const struct trace *t, uint32_t utid, int room)
{
	static char out[256];
	char text[256];
	size_t n = trace_track_label(t, t->threads[utid].track, text,
	    sizeof(text));
	struct shortened sh = shorten_label(t, t->threads[utid].track, text,
	    n, room);

	snprintf(out, sizeof(out), "%.*s%s%.*s", (int)sh.head, text,
	    sh.head == sh.tail ? "" : "~", (int)(sh.end - sh.tail),
	    text + sh.tail);
	return out;
}

TEST(labels_are_cut_in_the_middle)
{
	struct trace *t = sketch("T 1 7 compositorthread\nX 1 7 0 1 a\n");

	CHECK_STR(label(t, 0, 30), "compositorthread [7]");
	CHECK_STR(label(t, 0, 16), "compositorthread");
	CHECK_STR(label(t, 0, 9), "comp~read");
	trace_free(t);
}

TEST(threads_of_one_name_keep_their_ids)
{
	struct trace *t = sketch(
	    "T 1 71 compositorthread\nX 1 71 0 1 a\n"
	    "T 1 72 compositorthread\nX 1 72 0 1 a\n");

	CHECK_STR(label(t, 0, 13), "compos~d [71]");
	CHECK_STR(label(t, 1, 13), "compos~d [72]");
	trace_free(t);
}

TEST(common_beginnings_of_siblings_are_left_out)
{
	struct trace *t = sketch(
	    "T 1 71 PoolOfThreadsForeground\nX 1 71 0 1 a\n"
	    "T 1 72 PoolOfThreadsService\nX 1 72 0 1 a\n");

	CHECK_STR(label(t, 0, 13), "~Foreground");
	CHECK_STR(label(t, 1, 13), "~Service");
	trace_free(t);
}

TEST(a_word_begins_behind_any_small_letter)
{
	struct trace *t = sketch(
	    "T 1 71 QueueOfJazzAlpha\nX 1 71 0 1 a\n"
	    "T 1 72 QueueOfJazzAcorn\nX 1 72 0 1 a\n"
	    "T 1 73 QueueOfSodaAlpha\nX 1 73 0 1 a\n"
	    "T 1 74 QueueOfSodaAcorn\nX 1 74 0 1 a\n");

	CHECK_STR(label(t, 0, 10), "~JazzAlpha");
	CHECK_STR(label(t, 2, 10), "~SodaAlpha");
	trace_free(t);
}

TEST(what_a_cut_leaves_free_is_filled)
{
	struct trace *t = sketch(
	    "T 1 71 file:///work/lib/lib.decorators.d.ts\nX 1 71 0 1 a\n"
	    "T 1 72 file:///work/lib/lib.decorators.old.d.ts\nX 1 72 0 1 a\n");

	CHECK_STR(label(t, 0, 16), "~decorators.d.ts");
	CHECK_STR(label(t, 0, 12), "~rators.d.ts");	/* not "~d.ts" */
	CHECK_STR(label(t, 1, 12), "~old.d.ts");
	trace_free(t);
}

TEST_MAIN
