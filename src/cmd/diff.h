#ifndef DIFF_H
#define DIFF_H
/*
 * diff: what a comparison found, as text, Markdown, TSV, JSON or folded stacks.
 */
#include <stddef.h>

#include "ttv/compare.h"
#include "ttv/table.h"

struct buf;
struct compare_pairs;
struct trace;

/* What is compared, and within which limits. */
struct diff_head {
	char		*const *path[2];	/* the runs of each side */
	size_t		 npaths[2];
	const struct compare_options *o;
	const struct name_rules *rules;
	enum table_form	 form;		/* NDJSON for --json too */
	int		 document;	/* --json: the lines are an array */
	const char	*null;		/* for what has no value, or NULL */
	int		 guard;		/* of CSV and TSV */
	int		 github;	/* Markdown, the verdict first */
	const char	*command[2];	/* by which a side was recorded; NULL */
	int		 folded;	/* folded stacks, no table */
	int		 exact;		/* without the table of rules */
	int		 per_trace;	/* runs are distributed traces */
	int		 slices;	/* pairs of slices */
	int		 spans;		/* 1: these are spans on both sides */
	int		 threads;	/* threads that differ, too: no name
					 * says why */
	int		 all;		/* also what does not count */
	int		 wide;		/* all columns */
	size_t		 max;		/* rows; 0: all */
};

/* Adds what is compared, and how. */
void	diff_write_head(struct buf *, const struct diff_head *);
/* diff_table.c: does so without a summary. */
void	diff_table(struct buf *, const struct diff_head *, const char *table,
	    const struct compare *, const struct compare_options *);
/* Returns 1 if a row is one of the table. */
int	diff_row_shown(const struct diff_head *, const char *table,
	    const struct compare *, const struct compare_row *);
/* Adds a line a path: its self time on both sides. */
void	diff_write_folded(struct buf *, const struct compare *);
/* Adds the pairs of slices that differ, and how many were paired. */
void	diff_write_slices(struct buf *, const struct diff_head *,
	    const struct trace *old, const struct trace *new,
	    const struct compare_pairs *);
/* A table of a comparison. */
struct diff_part {
	const char	*table;
	const struct compare *c;
	const struct compare_options *o;
	int		 counts;	/* 1: what it does not prove is said */
};

/* How a comparison ends. */
struct diff_end {
	size_t		 claims;
	size_t		 unsure;	/* past the limits, but not proved */
	size_t		 needed;	/* runs a side that could prove them; 0:
					 * there are enough */
};
/* Adds what is not proved of a table. */
void	diff_end_add(struct diff_end *, const struct compare *);
/* Adds the conclusion: how many differ, and how many may. */
void	diff_write_end(struct buf *, const struct diff_head *,
	    const struct diff_end *);

/* Writes all of a comparison. */
void	diff_write(struct buf *, const struct diff_head *,
	    const struct diff_part *, size_t n, const struct diff_end *);
/* diff_github.c: adds the verdict and the first rows, and begins the rest. */
void	diff_write_github(struct buf *, const struct diff_head *,
	    const struct diff_part *, size_t n, const struct diff_end *);
/* diff_table.c: */
const char *diff_verdict(enum compare_verdict);
/*
 * Writes a value of a metric for people, in the unit of the comparison, with
 * its sign if it is a change.
 */
void	diff_value_text(const struct compare *, enum compare_metric, double,
	    int change, char *s, size_t n);

#endif
