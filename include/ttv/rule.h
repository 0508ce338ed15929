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
 *
 *	rule	 = sum ("<" | "<=" | ">" | ">=" | "==" | "!=") sum
 *	sum	 = product { ("+" | "-") product }
 *	product	 = factor { ("*" | "/") factor }
 *	factor	 = number [unit] | "BASE" | call | "(" sum ")" | "-" factor
 *	call	 = function "(" [metric "of"] which ")"
 *	function = "count" | "sum" | "mean" | "min" | "max" | "p" 0 to 100
 *	metric	 = "dur" | "self" | "cpu" | "value"
 *	which	 = "*" | test { "and" test }
 *	test	 = text | field ("==" | "!=" | "=~" | "!~") text
 *	field	 = "name" | "category" | "thread" | "process"
 *	text	 = word | "\"" ... "\"" | "/" regex "/"
 *	unit	 = "ns" | "us" | "ms" | "s" | "min"
 *
 * - A text alone is a name.  == takes all of a text, =~ a regular expression.
 *   `thread` and `process` are the names that the file gives.
 * - Metrics are of finished slices, as in ttv/area.h; percentiles by nearest
 *   rank.  `count` counts slices, unfinished ones too, and instants.
 * - `value` is that of counters, named "counter" or "counter.series"; their
 *   mean is weighted by time.
 * - BASE is the value of the left side in another trace.
 * - Times and numbers do not mix: a rule that compares them is an error.
 * - A value of nothing (no slice matches) fails the rule; count and sum are 0.
 */
#include <stdint.h>

struct err;
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
 * Evaluates a rule; base may be NULL without a BASE.  O(slices); cpu reads the
 * events of what matches.  One thread at a time.
 */
void		 rule_run(struct rule *, const struct trace *,
		    const struct trace *base, struct rule_result *);

#endif
