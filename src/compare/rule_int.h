#ifndef RULE_INT_H
#define RULE_INT_H
/* rule from inside: the tree of a rule. */
#include <stdint.h>

#include "ttv/rule.h"
#include "ttv/regex.h"

enum rule_function { RULE_COUNT, RULE_SUM, RULE_MEAN, RULE_MIN, RULE_MAX,
	RULE_PERCENTILE };
enum rule_metric { RULE_THINGS, RULE_DUR, RULE_SELF, RULE_CPU, RULE_VALUE };
enum rule_field { RULE_NAME, RULE_CATEGORY, RULE_THREAD, RULE_PROCESS };

struct rule_test {
	enum rule_field	 field;
	int		 negated;
	char		*text;		/* all of it; or NULL: */
	struct regex	*regex;
	struct regex_run *run;
};

struct rule_call {
	enum rule_function function;
	unsigned	 percent;
	enum rule_metric metric;
	struct rule_test *test;		/* all must hold */
	size_t		 n, cap;
};

enum rule_type { RULE_NUMBER, RULE_BASE, RULE_CALL, RULE_ADD, RULE_SUBTRACT,
	RULE_MULTIPLY, RULE_DIVIDE };

/* A node of an expression; nodes refer to nodes before them. */
struct rule_node {
	enum rule_type	 type;
	int		 is_time;
	double		 number;
	uint32_t	 a, b;		/* operands; RULE_CALL: a is the call */
};

enum rule_compare { RULE_LESS, RULE_LESS_EQUAL, RULE_GREATER,
	RULE_GREATER_EQUAL, RULE_EQUAL, RULE_NOT_EQUAL };

struct rule {
	struct rule_node *node;
	uint32_t	 nnodes;
	size_t		 node_cap;
	struct rule_call *call;
	uint32_t	 ncalls;
	size_t		 call_cap;
	uint32_t	 side[2];	/* nodes */
	enum rule_compare compare;
	int		 has_base;
};

/* The value of a call in a trace; known 0: nothing matches. */
struct rule_value {
	double		 v;
	int		 known;
	uint32_t	 slice;		/* NONE */
};
void	rule_call_run(struct rule_call *, const struct trace *,
	    struct rule_value *);

#endif
