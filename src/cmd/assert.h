#ifndef ASSERT_H
#define ASSERT_H
/*
 * assert: rules with their names and places, and what they come to.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/rule.h"
#include "ttv/table.h"

struct buf;
struct cmd_call;
struct err;
struct part;
struct trace;

/* Where a rule's left side has its value in a run. */
struct assert_place {
	uint32_t	id;		/* of a slice; NONE: it is of many */
	int64_t		ts, at;		/* ns: of the clock, since the start */
	char		*track;
};

struct assert_rule {
	char		*name;		/* or NULL */
	char		*text;
	const char	*file;		/* of rules; NULL: it was typed */
	size_t		 line;
	struct rule	*rule;
	struct assert_place *place;	/* of each run */
	struct rule_result *result;	/* of each run */
	struct rule_verdict verdict;
};

struct asserts {
	struct assert_rule *rule;
	size_t		 nrules, cap;
	char		*const *run;	/* paths of traces */
	size_t		 nruns;
	int		 lost;		/* 1: a run is damaged, which counts */
	const char	*null;		/* of tables: for no value, or NULL */
	int		 guard;		/* of CSV and TSV */
	size_t		 max;		/* rows, lines or annotations */
};

/* assert_rules.c */
/* Adds a rule, or those of a file: 0, or -1 and *err. */
int	 asserts_add(struct asserts *, const char *text, const char *file,
	    size_t line, struct err *);
int	 asserts_read(struct asserts *, const char *path, struct err *);
/* Has all rules take a part of a run, the last of those so far. */
void	 asserts_run(struct asserts *, const struct trace *,
	    const struct part *, size_t run, int threads);
void	 asserts_judge(struct asserts *);
void	 asserts_free(struct asserts *);

/* assert_output.c */
/* The forms of rows, in the order of enum table_form, and these behind them. */
enum assert_form { ASSERT_JUNIT = TABLE_FORMS, ASSERT_TAP, ASSERT_GITHUB };
/* The words of all forms, a blank before each. */
#define ASSERT_FORM_WORDS	TABLE_FORM_WORDS " junit tap github"
/* Writes what all rules come to; `quiet`: those that fail alone. */
void	 asserts_write(struct buf *, const struct asserts *, int form,
	    int quiet);

#endif
