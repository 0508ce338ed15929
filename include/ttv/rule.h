#ifndef TTV_RULE_H
#define TTV_RULE_H
/*
 * rule: what must hold of a trace, as one line.
 *
 *	max(dur of RunTask) < 50ms
 *	count(name =~ /error/) == 0
 *	p95(dur of "parse") < 1.1 * BASE
 *	mean(self of category == gc and thread =~ /^Worker/) <= 2 ms
 *	max(value of "heap") < 2e9
 *	count(name == read and dur > 5ms and args.bytes < 100) == 0
 *	count((name == read or name == write) and thread == main) == 0
 *	sum(samples of busy) < 10% * sum(samples of *)
 *	max(dur of RunTask) < 50ms in 9 of 10 runs
 *	median(max(dur of RunTask)) < 40ms
 *
 *	rule	 = sum ("<" | "<=" | ">" | ">=" | "==" | "!=") sum
 *		   [ "in" (N "of" N | "all" | "any") ["runs" | "run"] ]
 *	sum	 = product { ("+" | "-") product }
 *	product	 = factor { ("*" | "/") factor }
 *	factor	 = number [unit] | "BASE" | call | "(" sum ")" | "-" factor
 *	call	 = function "(" [metric "of"] which ")" | function "(" sum ")"
 *	function = "count" | "sum" | "mean" | "avg" | "min" | "max" |
 *		   "median" | "p" 0 to 100
 *	metric	 = "dur" | "self" | "cpu" | "depth" | "args." KEY | "value" |
 *		   "state" | "samples" | "stacks"
 *	which	 = "*" | any
 *	any	 = all { "or" all }
 *	all	 = test { "and" test }
 *	test	 = "(" any ")" | text |
 *		   field ("==" | "!=" | "=~" | "!~") text |
 *		   measure ("==" | "!=" | "<" | "<=" | ">" | ">=") number [unit]
 *	field	 = "name" | "category" | "thread" | "process" | "args." KEY
 *	measure	 = "depth" | "dur" | "args." KEY
 *	text	 = word | "\"" ... "\"" | "/" regex "/"
 *	unit	 = "ns" | "us" | "ms" | "s" | "min" | "%"
 *
 * - "and" binds more than "or"; a call has 64 tests at most.
 * - A text alone is a name.  == takes all of a text, =~ a regular expression.
 *   `thread` and `process` are the names that the file gives.
 * - Metrics are of finished slices, as in ttv/area.h; percentiles by nearest
 *   rank.  `count` counts slices, unfinished ones too, and instants.
 * - `depth` is 0 of the outermost slices of a track; `args.KEY` a number among
 *   the args, other slices count nothing.
 * - `value` is that of counters, named "counter" or "counter.series"; their
 *   mean is weighted by time.  `state` is a time in a state of a thread, whose
 *   name is the state's.  `samples` are of stacks with the function innermost,
 *   `stacks` with it anywhere: their count, and their sum as time.
 * - BASE is the value of the left side in another trace.
 * - A function of a sum is one over all runs: of several traces its value is
 *   one for all.  What is outside is of each run, and the rule holds if it
 *   holds in all, or in as many as it says behind "in": of other numbers of
 *   runs in that share.
 * - Times and numbers do not mix: a rule that compares them is an error.
 * - A value of nothing (no slice matches) fails the rule; count and sum are 0.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct part;
struct rule;
struct trace;

struct rule_result {
	int		holds;
	int		known[2];	/* 0: nothing matches on that side */
	double		value[2];	/* left, right */
	int		is_time;	/* ns, else plain numbers */
	uint32_t	slice;		/* that max or min on the left is of;
					 * NONE */
};

/*
 * Returns the rule of a text, or NULL and *err, whose message names the column.
 */
struct rule	*rule_parse(const char *, struct err *);
void		 rule_free(struct rule *);
/* Whether a rule has a BASE. */
int		 rule_has_base(const struct rule *);
/*
 * Take the statistics of a trace, or of a part of it: as a run, numbered from
 * 0, or as the one of BASE.  Slices in the range count with all their length.
 * The trace is not needed afterwards.  O(slices) a call; cpu and args read the
 * events of what matches.  One thread at a time.
 */
void		 rule_add(struct rule *, const struct trace *,
		    const struct part *);
void		 rule_add_base(struct rule *, const struct trace *,
		    const struct part *);
/* Returns the slice of the left side in the run that came last, or NONE. */
uint32_t	 rule_left_slice(const struct rule *);
/* Evaluates a rule for all runs: writes a result each. */
void		 rule_results(const struct rule *, struct rule_result *);

/* What a rule comes to. */
struct rule_verdict {
	int		holds;
	size_t		runs;		/* 1 if the result is one for all */
	size_t		held, asked;	/* of these: where it holds; at least */
};
void		 rule_judge(const struct rule *, struct rule_verdict *);

#endif
