/*
 * rule: the grammar, its errors, and what rules say of a small trace.
 */
#include "config.h"

#include "ttv/err.h"
#include "ttv/rule.h"

#include "sketch.h"
#include "test.h"

/* Slices: a of 10 and 30 us, b of 20 us in a, open c, an instant error. */
static struct trace *
small(const char *last)
{
	static const char *const lines[] = {
		"P 1 app", "T 1 1 main", "T 1 2 worker",
		"X 1 1 0 10 a", "X 1 1 100 30 a", "X 1 1 105 20 b",
		"B 1 2 50 c", "i 1 2 60 error",
		"C 1 0 heap used 10", "C 1 100 heap used 30", };
	struct trace *t;
	char text[600] = "";
	size_t i;

	for (i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
		strlcat(text, lines[i], sizeof(text));
		strlcat(text, "\n", sizeof(text));
	}
	strlcat(text, last, sizeof(text));
	t = sketch(text);
	return t;
}

/* Returns 1 if a rule holds, 0 if it fails, -1 if it is wrong. */
static int
holds(const char *text)
{
	struct rule_result r;
	struct trace *t, *base;
	struct rule *rule;
	struct err err;

	err_clear(&err);
	if ((rule = rule_parse(text, &err)) == NULL) {
		printf("# %s\n", err.msg);
		return -1;
	}
	t = small("X 1 1 500 50 a\n");
	base = small("");
	if (base != NULL)
		rule_add_base(rule, base, NULL);
	rule_add(rule, t, NULL);
	rule_results(rule, &r);
	rule_free(rule);
	trace_free(t);
	trace_free(base);
	return r.holds;
}

TEST(statistics_of_slices)
{
	CHECK_INT(holds("count(a) == 3"), 1);
	CHECK_INT(holds("max(dur of a) == 50us"), 1);
	CHECK_INT(holds("max(dur of a)<50us"), 0);
	CHECK_INT(holds("max( dur  of a )  ==  50us"), 1);
	CHECK_INT(holds("min(dur of a) == 10 us"), 1);
	CHECK_INT(holds("sum(dur of \"a\") == 90us"), 1);
	CHECK_INT(holds("mean(dur of a) == 0.03ms"), 1);
	CHECK_INT(holds("p50(dur of a) == 30us"), 1);
	CHECK_INT(holds("p95(dur of a) == 50us"), 1);
	CHECK_INT(holds("p0(dur of a) == 10us"), 1);
	CHECK_INT(holds("sum(self of a) == 70us"), 1);
	CHECK_INT(holds("max(dur of *) == 50us"), 1);
}

TEST(comparisons)
{
	CHECK_INT(holds("count(a) < 3"), 0);
	CHECK_INT(holds("count(a) <= 3"), 1);
	CHECK_INT(holds("count(a) > 2"), 1);
	CHECK_INT(holds("count(a) >= 4"), 0);
	CHECK_INT(holds("count(a) != 3"), 0);
	CHECK_INT(holds("2 < count(a)"), 1);
}

TEST(tests_of_what_counts)
{
	CHECK_INT(holds("count(name =~ /^[ab]$/) == 4"), 1);
	CHECK_INT(holds("count(name !~ /^[ab]$/) == 2"), 1);
	CHECK_INT(holds("count(thread == main) == 4"), 1);
	CHECK_INT(holds("count(thread == worker and name == c) == 1"), 1);
	CHECK_INT(holds("count(process == app and name != a) == 3"), 1);
	CHECK_INT(holds("count(process == \"no\") == 0"), 1);
	CHECK_INT(holds("count(name =~ /err/) == 0"), 0);	/* an instant */
	CHECK_INT(holds("count(/^a$/) == 3"), 1);
}

TEST(tests_with_or)
{
	CHECK_INT(holds("count(name == a or name == b) == 4"), 1);
	CHECK_INT(holds("count(a or b or c) == 5"), 1);
	CHECK_INT(holds("count(a or a) == 3"), 1);
	CHECK_INT(holds("sum(dur of a or b) == 110us"), 1);
	/* "and" binds more, on either side */
	CHECK_INT(holds("count(a or b and dur > 1s) == 3"), 1);
	CHECK_INT(holds("count(b and dur > 1s or a) == 3"), 1);
	CHECK_INT(holds("count((a or b) and dur > 20us) == 2"), 1);
	CHECK_INT(holds("count(dur > 20us and (a or b)) == 2"), 1);
	CHECK_INT(holds("count((((a) or ((b))))) == 4"), 1);
	/* of kinds, tracks, slices and args, each with each */
	CHECK_INT(holds("count(b or thread == worker) == 3"), 1);
	CHECK_INT(holds("count(thread == worker and name == c or b) == 2"), 1);
	CHECK_INT(holds("count(dur >= 50us or thread == worker) == 3"), 1);
	CHECK_INT(holds("count(depth == 1 or dur < 20us or error) == 3"), 1);
	CHECK_INT(holds("count(args.x == y or b) == 1"), 1);
	CHECK_INT(holds("count(args.x != y and (b or c)) == 2"), 1);
	CHECK_INT(holds("count(name != a and (thread != worker or "
	    "name =~ /^e/)) == 2"), 1);
	CHECK_INT(holds("count(value of heap or name == other) == 2"), 1);
	CHECK_INT(holds("count(value of name != other) == 2"), 1);
	CHECK_INT(holds("count(value of name != heap or process != app) == 0"),
	    1);
	/* the words are names where a name stands */
	CHECK_INT(holds("count(or) == 0"), 1);
	CHECK_INT(holds("count(or or and or a) == 3"), 1);
}

/* Returns whether a rule of n names with a sign between them is one. */
static int
is_rule_of(int n, const char *between)
{
	char text[2048] = "count(a";
	struct rule *r;
	struct err err;

	while (--n > 0) {
		strlcat(text, between, sizeof(text));
		strlcat(text, "a", sizeof(text));
	}
	strlcat(text, ") == 0", sizeof(text));
	err_clear(&err);
	r = rule_parse(text, &err);
	rule_free(r);
	return r != NULL;
}

TEST(a_call_has_64_tests_at_most)
{
	CHECK(is_rule_of(64, " or "));
	CHECK(is_rule_of(64, " and "));
	CHECK(!is_rule_of(65, " or "));
	CHECK(!is_rule_of(65, " and "));
}

TEST(arithmetic)
{
	CHECK_INT(holds("1 + 2 * 3 == 7"), 1);
	CHECK_INT(holds("(1 + 2) * 3 == 9"), 1);
	CHECK_INT(holds("7 - 2 - 1 == 4"), 1);
	CHECK_INT(holds("-2 * -3 == 6"), 1);
	CHECK_INT(holds("max(dur of a) / min(dur of a) == 5"), 1);
	CHECK_INT(holds("2 * 10us + 5us == 25us"), 1);
	CHECK_INT(holds("1e3 ns == 1us"), 1);
	CHECK_INT(holds("1 / 0 > 1"), 0);
}

TEST(numbers_and_their_units)
{
	CHECK_INT(holds("1e3 == 1000"), 1);
	CHECK_INT(holds("12e0 == 12"), 1);
	CHECK_INT(holds("1.5e-3s == 1500us"), 1);
	CHECK_INT(holds("25E-1 == 2.5"), 1);
	CHECK_INT(holds("2E+2 ns == 200ns"), 1);
	CHECK_INT(holds("2e+10 ns == 20s"), 1);
	CHECK_INT(holds("1min == 60s"), 1);
	CHECK_INT(holds("1s == 1000ms"), 1);
	CHECK_INT(holds("1ms == 1000 \302\265s"), 1);
	CHECK_INT(holds("1\316\274s == 1000ns"), 1);
	CHECK_INT(holds("50% == 0.5"), 1);
	CHECK_INT(holds("12.5 % * 8 == 1"), 1);
}

TEST(base_is_the_left_side_of_another_trace)
{
	CHECK_INT(holds("max(dur of a) == 50us / 30us * BASE"), 1);
	CHECK_INT(holds("max(dur of a) < 1.1 * BASE"), 0);
	CHECK_INT(holds("min(dur of a) == BASE"), 1);
	CHECK_INT(holds("count(a) == BASE + 1"), 1);
}

TEST(counters)
{
	CHECK_INT(holds("max(value of heap) == 30"), 1);
	CHECK_INT(holds("min(value of \"heap.used\") == 10"), 1);
	CHECK_INT(holds("count(value of heap) == 2"), 1);
	CHECK_INT(holds("mean(value of heap and process == app) > 10"), 1);
	CHECK_INT(holds("max(value of other) < 1"), 0);
}

TEST(nothing_fails_but_for_counts_and_sums)
{
	CHECK_INT(holds("max(dur of nothing) < 50ms"), 0);
	CHECK_INT(holds("max(dur of c) < 50ms"), 0);	/* it has no end */
	CHECK_INT(holds("count(nothing) == 0"), 1);
	CHECK_INT(holds("sum(dur of nothing) == 0ms"), 1);
	CHECK_INT(holds("max(cpu of a) < 1s"), 0);
}

TEST(measures_are_tested_slice_by_slice)
{
	CHECK_INT(holds("count(depth == 1) == 1"), 1);
	CHECK_INT(holds("max(depth of *) == 1"), 1);
	CHECK_INT(holds("mean(depth of a) == 0"), 1);
	CHECK_INT(holds("count(dur >= 30us) == 2"), 1);
	CHECK_INT(holds("count(dur > 0.01 ms and name == a) == 2"), 1);
	CHECK_INT(holds("count(dur < 1s and name == c) == 0"), 1);
	CHECK_INT(holds("count(args.x == y) == 0"), 1);
	CHECK_INT(holds("count(args.x != y) == 6"), 1);
	CHECK_INT(holds("sum(args.x of *) == 0"), 1);
	CHECK_INT(holds("max(args.x of *) == 0"), 0);
	CHECK_INT(holds("median(dur of a) == 30us"), 1);
	CHECK_INT(holds("avg(dur of a) == 30us"), 1);
	CHECK_INT(holds("max(dur of a) == 50% * 100us"), 1);
	CHECK_INT(holds("count(samples of a) == 0"), 1);
}

/* Returns a rule with the longest a of n runs: 10, 20 ... us. */
static struct rule *
of_runs(const char *text, int n)
{
	struct err err;
	struct rule *r;
	struct trace *t;
	char last[64];
	int i;

	err_clear(&err);
	if ((r = rule_parse(text, &err)) == NULL)
		printf("# %s\n", err.msg);
	for (i = 1; r != NULL && i <= n; i++) {
		snprintf(last, sizeof(last), "P 1 app\nT 1 1 main\n"
		    "X 1 1 0 %d a\n", 10 * i);
		t = sketch(last);
		rule_add(r, t, NULL);
		trace_free(t);
	}
	return r;
}

/* Returns "held/asked of runs", and ! if the rule does not hold. */
static const char *
judged(const char *text, int n)
{
	static char said[64];
	struct rule_verdict v;
	struct rule *r = of_runs(text, n);

	if (r == NULL)
		return "wrong";
	rule_judge(r, &v);
	snprintf(said, sizeof(said), "%zu/%zu of %zu%s", v.held, v.asked,
	    v.runs, v.holds ? "" : "!");
	rule_free(r);
	return said;
}

TEST(a_rule_of_several_runs)
{
	CHECK_STR(judged("max(dur of a) < 100us", 9), "9/9 of 9");
	CHECK_STR(judged("max(dur of a) < 100us", 10), "9/10 of 10!");
	CHECK_STR(judged("max(dur of a) < 100us in all runs", 10),
	    "9/10 of 10!");
	CHECK_STR(judged("max(dur of a) < 100us in 9 of 10 runs", 10),
	    "9/9 of 10");
	/* another number of runs: nine tenths of 11 are 9.9 */
	CHECK_STR(judged("max(dur of a) < 100us in 9 of 10", 11),
	    "9/10 of 11!");
	CHECK_STR(judged("max(dur of a) > 100us in any run", 11), "1/1 of 11");
	CHECK_STR(judged("max(dur of a) > 1s in any run", 11), "0/1 of 11!");
}

TEST(a_function_of_all_runs_is_one_value)
{
	CHECK_STR(judged("median(max(dur of a)) == 30us", 5), "1/1 of 1");
	CHECK_STR(judged("median(max(dur of a)) == 25us", 4), "1/1 of 1");
	CHECK_STR(judged("max(max(dur of a)) == 50us", 5), "1/1 of 1");
	CHECK_STR(judged("min(2 * max(dur of a)) == 20us", 5), "1/1 of 1");
	CHECK_STR(judged("sum((max(dur of a) + 1us)) == 155us", 5),
	    "1/1 of 1");
	CHECK_STR(judged("p90(max(dur of a)) == 90us", 10), "1/1 of 1");
	CHECK_STR(judged("max(dur of a) <= 1.5 * median(max(dur of a))", 5),
	    "4/5 of 5!");
	/* a run that has none of it has no median */
	CHECK_STR(judged("median(max(dur of b)) < 1s", 5), "0/1 of 1!");
	CHECK_STR(judged("median(count(b)) == 0", 5), "1/1 of 1");
	CHECK_STR(judged("mean(count(a)) == 1", 5), "1/1 of 1");
}

/* Checks that a rule is wrong at a column, with a part of the message. */
static void
wrong_at(const char *text, int column, const char *part)
{
	struct rule *r;
	struct err err;
	char at[32];

	err_clear(&err);
	r = rule_parse(text, &err);
	CHECK(r == NULL);
	rule_free(r);
	snprintf(at, sizeof(at), "column %d:", column);
	if (strstr(err.msg, at) == NULL || strstr(err.msg, part) == NULL)
		CHECK_STR(err.msg, part);
}

TEST(errors_name_the_column)
{
	wrong_at("", 1, "is expected");
	wrong_at("max(dur of a)", 14, "comparison");
	wrong_at("max(dur of a) < 50", 15, "unit");
	wrong_at("max(dur of a) < 50 m", 20, "unit");
	wrong_at("count(a) == 1ms", 10, "unit");
	wrong_at("max(a) < 1ms", 5, "of what");
	wrong_at("max(  a) < 1ms", 7, "of what");
	wrong_at("count(a == 1", 7, "not name");
	wrong_at("count(a) == 1 )", 15, "behind the end");
	wrong_at("count(a b) == 1", 9, "quotes");
	wrong_at("count(\"a) == 1", 7, "does not end");
	wrong_at("count(a or ) == 1", 12, "a name");
	wrong_at("count(a or b", 13, "\"or\" or )");
	wrong_at("count((a or b) == 1", 16, "\"or\" or )");
	wrong_at("count(a or naem == b) == 1", 12, "mean name?");
	wrong_at("count(a or (b and dur < 5)) == 1", 25, "dur is a time");
	wrong_at("sum(state of a or depth == 1) < 1s", 29, "states");
	wrong_at("count(a) == 1 or count(b) == 1", 15, "between tests");
	wrong_at("count(a) == 1 and count(b) == 1", 15, "between tests");
	wrong_at("count(name =~ /(/) == 1", 15, "");
	wrong_at("middle(dur of a) < 1s", 1, "count, sum");
	wrong_at("count(a) == 1 in 3 of 2 runs", 18, "more than");
	wrong_at("count(a) == 1 in 0 of 2 runs", 18, "number of runs");
	wrong_at("count(a) == 1 in 1 runs", 20, "\"of\"");
	wrong_at("count(dur < 5) == 1", 13, "dur is a time");
	wrong_at("count(depth =~ /1/) == 1", 13, "no text");
	wrong_at("count(name < 5) == 1", 14, "texts");
	wrong_at("mean(samples of a) < 1", 6, "count and sum");
	wrong_at("sum(state of depth == 1) < 1s", 24, "states");
	wrong_at("p101(dur of a) < 1s", 1, "is expected");
	wrong_at("BASE < 1", 1, "on the right");
	wrong_at("count(a) < 1..2", 12, "number");
	wrong_at("max(dur of a) * 1s < 1s", 15, "multiplied");
	wrong_at("1 / 1s < 1", 3, "divided");
	wrong_at("2 * == 2", 5, "is expected");
	wrong_at("2 / (1 == 2", 8, ") is expected");
	wrong_at("1 + 1s < 1", 3, "added");
	wrong_at("p95(value of a) < 1", 5, "counters");
	wrong_at("max(value of thread == a) < 1", 25, "counters");
	wrong_at("((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("
	    "(((((((((((((1 < 1", 65, "deep");
	wrong_at("count(((((((((((((((((((((((((((((((((((((((((((((((((((((("
	    "(((((((((((((a) < 1", 70, "deep");
}

TEST_MAIN
