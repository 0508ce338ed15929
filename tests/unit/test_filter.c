/*
 * filter: expressions, and the kinds, tracks and lengths that they let through.
 */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/err.h"
#include "ttv/filter.h"
#include "ttv/trace.h"
#include "test.h"

/*
 * Two threads of a process with a slice each of the kinds below, 10 ms long,
 * and a counter.
 */
static const struct {
	const char	*name, *cat;
} kinds[] = {
	{ "Paint", "gfx" }, { "v8.parse", "v8" }, { "two words", "gfx" },
	{ "-minus", "" }, { "a=b", "" }, { "", "" },
};
#define NKINDS	(sizeof(kinds) / sizeof(kinds[0]))

static struct trace *
make(void)
{
	struct builder *b = builder_new();
	uint32_t upid, main, io, kind, series;
	size_t i;

	upid = builder_process(b, builder_int_ident(7), 0);
	main = builder_thread(b, upid, builder_int_ident(1));
	io = builder_thread(b, upid, builder_int_ident(2));
	for (i = 0; i < NKINDS; i++) {
		kind = builder_kind(b, builder_string(b, kinds[i].name,
		    strlen(kinds[i].name)), builder_string(b, kinds[i].cat,
		    strlen(kinds[i].cat)), 0);
		builder_complete(b, i % 2 == 0 ? main : io,
		    (int64_t)i * 20000000, 10000000, kind, i);
	}
	series = builder_counter(b, upid, builder_string(b, "memory", 6),
	    builder_string(b, "used", 4));
	builder_counter_value(b, series, 0, 1);
	series = builder_counter(b, upid, builder_string(b, "other", 5),
	    builder_string(b, "last", 4));
	builder_counter_value(b, series, 0, 1);
	return builder_finish(&b, 1, 1);
}

/* Returns the names that pass, joined by '|', or the error. */
static const char *
passing(const char *text)
{
	static char out[256];
	static struct err err;
	struct trace *t = make();
	struct filter f;
	uint32_t i;

	out[0] = '\0';
	err_clear(&err);
	if (filter_parse(&f, t, text, &err) == -1) {
		trace_free(t);
		return err.msg;
	}
	filter_match(&f, t, -1);
	for (i = 0; f.text != NULL && i < t->nslices; i++) {
		if (!f.kinds[t->kind[i]] || !f.tracks[t->rows[
		    trace_slice_row(t, i)].track] || (f.by_length &&
		    (trace_dur(t, i) < f.min || trace_dur(t, i) > f.max)))
			continue;
		if (out[0] != '\0')
			strlcat(out, "|", sizeof(out));
		strlcat(out, trace_kind_name(t, t->kind[i]), sizeof(out));
	}
	if (f.text == NULL)
		strlcpy(out, "no filter", sizeof(out));
	filter_free(&f);
	trace_free(t);
	return out;
}

/* Returns 1 if the first counter of the trace is shown. */
static int
counter_passes(const char *text)
{
	struct trace *t = make();
	struct filter f;
	uint32_t i;
	int yes = -1;

	if (filter_parse(&f, t, text, NULL) == 0) {
		filter_match(&f, t, -1);
		for (i = 0; i < t->ntracks && yes == -1; i++)
			if (t->tracks[i].type == TRACK_COUNTER)
				yes = f.whole[i];
		filter_free(&f);
	}
	trace_free(t);
	return yes;
}

TEST(text_is_a_name_in_any_case)
{
	CHECK_STR(passing("paint"), "Paint");
	CHECK_STR(passing("PAINT"), "");
	CHECK_STR(passing("name:Pai"), "Paint");
}

TEST(expression_between_slashes)
{
	CHECK_STR(passing("/^v8\\./"), "v8.parse");
	CHECK_STR(passing("/two w/"), "two words");
	CHECK_STR(passing("/o w/ cat:/^g/"), "two words");
	CHECK_STR(passing("/a"), "");
}

TEST(terms_are_joined)
{
	CHECK_STR(passing("p cat:gfx"), "Paint");
	CHECK_STR(passing("  p   a  "), "Paint|v8.parse");
}

TEST(terms_are_negated)
{
	CHECK_STR(passing("!p !two !minus !="), "");
	CHECK_STR(passing("!cat:gfx p"), "v8.parse");
	CHECK_STR(passing("-paint cat:gfx"), "two words");
}

TEST(quotes_hide_blanks_and_signs)
{
	CHECK_STR(passing("\"two words\""), "two words");
	CHECK_STR(passing("\"-minus\""), "-minus");
	CHECK_STR(passing("\"a=b\""), "a=b");
	CHECK_STR(passing("name:\"two words\""), "two words");
	CHECK_STR(passing("\"two"), "two words");
	CHECK_STR(passing("two words"), "two words");
	CHECK_STR(passing("\"words two\""), "");
}

TEST(lengths_are_bounds)
{
	const char *all = passing("dur>=10ms p");

	CHECK_STR(all, "Paint|v8.parse");
	CHECK_STR(passing("dur>10ms p"), "");
	CHECK_STR(passing("dur<=10ms p"), "Paint|v8.parse");
	CHECK_STR(passing("dur<10ms p"), "");
	CHECK_STR(passing("!dur>10ms p"), "Paint|v8.parse");
	CHECK_STR(passing("!dur>=10ms p"), "");
	CHECK_STR(passing("dur>5ms dur<20ms paint"), "Paint");
	CHECK_STR(passing("dur>20ms dur<5ms paint"), "");
	CHECK_STR(passing("dur>9223372036s paint"), "");
}

TEST(labels_are_those_of_threads_and_processes)
{
	CHECK_STR(passing("track:2 paint"), "");
	CHECK_STR(passing("thread:1 paint"), "Paint");
	CHECK_STR(passing("!thread:1 paint"), "");
	CHECK_STR(passing("process:7 paint"), "Paint");
	CHECK_STR(passing("thread:7 paint"), "");
	CHECK_STR(passing("track:7 paint"), "Paint");
}

TEST(counters_pass_by_label)
{
	CHECK_INT(counter_passes("memory"), 1);
	CHECK_INT(counter_passes("used"), 1);
	CHECK_INT(counter_passes("last"), 0);	/* of the second */
	CHECK_INT(counter_passes("paint"), 0);
	CHECK_INT(counter_passes("!paint"), 1);
	CHECK_INT(counter_passes("process:7"), 1);
	CHECK_INT(counter_passes("memory dur>1ns"), 0);
	CHECK_INT(counter_passes("memory cat:gfx"), 0);
	CHECK_INT(counter_passes("memory url=x"), 0);
	CHECK_INT(counter_passes("memory !url=x"), 1);
}

TEST(bad_expressions_say_why)
{
	CHECK_STR(passing("dur>much"), "\"much\" is no length such as 5ms");
	CHECK_STR(passing("dur>"), "\"\" is no length such as 5ms");
	CHECK_STR(passing("dur>-5ms"), "\"-5ms\" is no length such as 5ms");
	CHECK(strstr(passing("paint /(/"), "missing") != NULL);
	CHECK_STR(passing("a=1 b=2 c=3 d=4 e=5"),
	    "a filter has at most 4 terms of args");
	CHECK_STR(passing("1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7"),
	    "a filter has at most 16 terms");
}

TEST(empty_is_no_filter)
{
	CHECK_STR(passing(""), "no filter");
	CHECK_STR(passing("  \t "), "no filter");
	CHECK_STR(passing("!"), "");
	CHECK_STR(passing("\"\""), "Paint|two words|a=b|v8.parse|-minus|");
}

TEST_MAIN
