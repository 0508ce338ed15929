#ifndef RULE_INT_H
#define RULE_INT_H
/* rule from inside: the tree of a rule. */
#include <stdint.h>

#include "ttv/rule.h"
#include "ttv/regex.h"

struct err;
struct part;
struct series;
struct value;

/* RULE_PERCENTILE behind the words of the others. */
enum rule_function { RULE_COUNT, RULE_SUM, RULE_MEAN, RULE_MIN, RULE_MAX,
	RULE_PERCENTILE };
/* RULE_ENTITIES: no metric; the others in the order of their words. */
enum rule_metric { RULE_ENTITIES, RULE_DUR, RULE_SELF, RULE_CPU, RULE_DEPTH,
	RULE_VALUE, RULE_STATE, RULE_SAMPLES, RULE_STACKS, RULE_ARG };
/* Of kinds, of tracks, of slices. */
enum rule_field { RULE_NAME, RULE_CATEGORY, RULE_THREAD, RULE_PROCESS,
	RULE_OF_DEPTH, RULE_OF_DUR, RULE_OF_ARG };
enum rule_compare { RULE_LESS_EQUAL, RULE_LESS, RULE_GREATER_EQUAL,
	RULE_GREATER, RULE_EQUAL, RULE_NOT_EQUAL, RULE_COMPARES };

/* Where the tests of a call end. */
#define RULE_HOLDS	UINT32_MAX
#define RULE_FAILS	(UINT32_MAX - 1)
#define RULE_TESTS_MOST	64	/* of a call: each is a bit of a word */

struct rule_test {
	enum rule_field	 field;
	uint32_t	 yes, no;	/* the test that comes after it: always
					 * a later one, or an end */
	int		 negated;
	char		*key;		/* RULE_OF_ARG: "bytes", "a.b" */
	char		*text;		/* all of it; or NULL: */
	struct regex	*regex;
	struct regex_run *run;
	int		 is_number;	/* 1: these instead of a text */
	enum rule_compare compare;
	double		 number;	/* ns of a time */
};

struct rule_call {
	enum rule_function function;
	unsigned	 percent;
	enum rule_metric metric;
	char		*key;		/* RULE_ARG */
	struct rule_test *test;		/* from the first: any of no tests */
	size_t		 n, cap;
	uint64_t	 of_kind;	/* bits of the tests of kinds ... */
	uint64_t	 of_track;	/* ... and of tracks; others: slices */
};

/* RULE_RUNS: a function of the value of node a in all runs. */
enum rule_type { RULE_NUMBER, RULE_BASE, RULE_CALL, RULE_ADD, RULE_SUBTRACT,
	RULE_MULTIPLY, RULE_DIVIDE, RULE_RUNS };

/* A node of an expression; nodes refer to nodes before them. */
struct rule_node {
	enum rule_type	 type;
	int		 is_time;
	int		 is_one;	/* 1: one value for all runs */
	double		 number;
	uint32_t	 a, b;		/* operands; RULE_CALL: a is the call */
	enum rule_function function;	/* RULE_RUNS */
	unsigned	 percent;
};

/* The value of a call in a trace; known 0: nothing matches. */
struct rule_value {
	double		 v;
	int		 known;
	uint32_t	 slice;		/* NONE */
};

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
	unsigned	 asked, of;	/* "in 9 of 10 runs"; of 0: in any */
	struct rule_value *run;		/* of each run its calls */
	size_t		 nruns, run_cap;
	struct rule_value *base;	/* of its calls; or NULL */
};

/* rule.c */
int	rule_compares(enum rule_compare, double, double);
/* rule_call.c: the value of a call in a part of a trace. */
void	rule_call_run(struct rule_call *, const struct trace *,
	    const struct part *, struct rule_value *);

/* rule_match.c: whether the tests of a call hold. */
enum rule_may { RULE_NEVER, RULE_ALWAYS, RULE_MAYBE };
/* Whether all tests hold if the bits of some are known, and which do. */
enum rule_may rule_may(const struct rule_call *, uint64_t known, uint64_t is);
/* Return the bits of the tests of a kind, or of a track, that hold. */
uint64_t rule_kind_bits(struct rule_call *, const struct trace *,
	    uint32_t name, uint32_t cat);
uint64_t rule_track_bits(struct rule_call *, const struct trace *,
	    uint32_t track);
/* Whether a test of slices holds; of depth NONE: of an instant. */
int	rule_slice_holds(struct rule_test *, uint32_t depth, int64_t dur,
	    const struct value *args);
/* Whether the tests hold of a series of a counter. */
int	rule_series_holds(struct rule_call *, const struct trace *,
	    const struct series *);
/* Sets *v to the number of an arg: 0 if it is none. */
int	rule_arg_number(const struct value *args, const char *key, double *v);

/* rule_which.c: functions, metrics and tests. */
#define RULE_DEPTH_MOST	64	/* of parentheses: bounds the recursion */

struct rule_parser {
	const char	*text;
	size_t		 at;
	int		 depth;
	int		 right;		/* behind the comparison */
	struct rule	*rule;
	struct err	*err;
};
/* Says what is wrong at a place: -1. */
int	rule_wrong(struct rule_parser *, size_t at, const char *what);
/* As rule_wrong() of the word there, which may have been meant as another. */
int	rule_mistaken(struct rule_parser *, size_t at, const char *what,
	    const char *words);
void	rule_spaces(struct rule_parser *);
/* Takes a sign if it is next. */
int	rule_take(struct rule_parser *, const char *sign);
/* Takes a word if it is next. */
int	rule_take_word(struct rule_parser *, const char *word);
/* Takes one of some words or signs; returns its index, -1: none of them. */
int	rule_take_compare(struct rule_parser *);
/* Takes a number with its unit: 0, or -1. */
int	rule_take_number(struct rule_parser *, double *, int *is_time);
/* Takes the name of a function: 1, or 0 if the next word is none. */
int	rule_take_function(struct rule_parser *, enum rule_function *,
	    unsigned *percent);
/* Takes what is between the parentheses of a call, whose function is known. */
int	rule_take_which(struct rule_parser *, struct rule_call *);

#endif
