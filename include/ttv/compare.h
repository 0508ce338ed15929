#ifndef TTV_COMPARE_H
#define TTV_COMPARE_H
/*
 * compare: two traces, or two sets of runs, by keys: names, paths of names,
 * threads, categories, operations, values of an arg.
 *
 *	struct compare *c = compare_new(&options);
 *	compare_add(c, COMPARE_OLD, t);		once a run, t may be freed then
 *	compare_add(c, COMPARE_NEW, u);
 *	compare_finish(c);
 *
 *	- A key is a text that is equal in both traces after ttv/name_rule.h.
 *	- Statistics are those of ttv/area.h: of finished slices, percentiles by
 *	  nearest rank, sums saturate; slices without an end count apart.  A
 *	  slice inside of one of its key counts nothing in `wall`; the mean is
 *	  that of all lengths.
 *	- A side of several runs has the median of their values in each member.
 *	  A run without a key has a count and sums of 0, and no mean, maximum or
 *	  percentile.
 *	- With several runs a side the change is the shift of Hodges and Lehmann
 *	  (ttv/rank_shift.h) with its interval, and what all keys of a run have
 *	  in common, its drift, is taken out and a row of its own.
 *	- A row is a claim if its metric differs by more than the threshold and
 *	  by at least `least`; with several runs also only if the rank test
 *	  (ttv/rank_test.h), corrected for the number of keys that are tested,
 *	  is below the level.  What is tested is chosen by the size of a key in
 *	  all runs together, which does not depend on the sides.  A key that is
 *	  on one side alone, in each of its runs, and a number of slices that is
 *	  constant on both sides need no test.
 *	- Samples of one run a side are counts of chance: a change within three
 *	  times the standard error of counting is no claim.
 *
 * Cost: a run O(slices); cpu times, labels and keys of args read the events
 * again.
 * Nothing of a trace is kept but for numbers of slices.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/area.h"
#include "ttv/weight.h"

struct buf;
struct label_rules;
struct name_rules;
struct part;
struct strtab;
struct trace;

enum compare_side { COMPARE_OLD, COMPARE_NEW };

enum compare_by {
	COMPARE_BY_NAME,
	COMPARE_BY_PATH,	/* names of all ancestors and the own one */
	COMPARE_BY_THREAD,	/* "process / thread" */
	COMPARE_BY_CATEGORY,
	COMPARE_BY_OPERATION,	/* "process / name", as of distributed traces,
				 * whose processes are services */
	COMPARE_BY_LABEL,	/* "name label" (ttv/slice_label.h) */
	COMPARE_BY_ARG		/* the value of an arg */
};
extern const char *const compare_by_names[];	/* NULL at the end */

/* Metrics, of slices and of counters: X(id, word, title). */
#define COMPARE_SLICE_ROWS(X)						\
	X(SELF, "self", "SELF")						\
	X(WALL, "wall", "WALL")						\
	X(CPU, "cpu", "CPU")						\
	X(COUNT, "count", "COUNT")					\
	X(MEAN, "mean", "MEAN")						\
	X(P50, "p50", "P50")						\
	X(P95, "p95", "P95")						\
	X(MAX, "max", "MAX")
#define COMPARE_METRIC_ROWS(X)						\
	COMPARE_SLICE_ROWS(X)						\
	X(VALUE_MEAN, "value_mean", "MEAN")				\
	X(VALUE_MAX, "value_max", "PEAK")
enum compare_metric {
#define COMPARE_METRIC_ID(id, ...)	COMPARE_##id,
	COMPARE_METRIC_ROWS(COMPARE_METRIC_ID)
	COMPARE_METRICS
};
/* The words of those of slices, a blank before each. */
#define COMPARE_WORD(id, word, ...)	" " word
#define COMPARE_SLICE_WORDS	COMPARE_SLICE_ROWS(COMPARE_WORD)
struct compare_metric_row {
	const char	*word, *title;
};
extern const struct compare_metric_row compare_metrics[COMPARE_METRICS];

/* Which things of a trace are compared. */
enum compare_of {
	COMPARE_OF_SLICES,	/* but not the totals among them */
	COMPARE_OF_TOTALS,	/* slices that sum up others, as clang writes
				 * (busy_total()) */
	COMPARE_OF_ALL,		/* both */
	COMPARE_OF_SAMPLES	/* samples of stacks: functions, weighed by
				 * flame_sample_weight(); by name, path, thread
				 * or category; `what` is not asked */
};

/* How p is corrected for the number of tests. */
enum compare_correct { COMPARE_HOLM, COMPARE_FDR, COMPARE_UNCORRECTED };
#define COMPARE_CORRECT_WORDS	"holm fdr none"	/* in this order */

struct compare_options {
	enum compare_by	 by;
	enum compare_of	 of;
	char		 arg[64];	/* COMPARE_BY_ARG: "a.b" */
	unsigned	 what;		/* bits 1 << enum area_what: the four
					 * kinds of slices, or counters alone */
	const char	*track, *process; /* patterns of ttv/find.h that are
					 * no errors; NULL: all */
	const struct part *part;	/* of the run that is added: its range
					 * and its slices, which count with
					 * their part in the range; NULL: all */
	uint32_t	 file;		/* from 1: tracks of this file of the
					 * trace alone; 0: of all */
	struct name_rules *rules;	/* or NULL: names as they are */
	const struct label_rules *labels; /* of the user, or NULL */
	enum compare_metric metric;
	double		 threshold;	/* 0.05: 5 percent of the old value */
	double		 least;		/* ns; of counts and counters: 0; of
					 * means, medians and p95: times the
					 * number of slices */
	double		 level;		/* of the rank test: 0.05 */
	enum compare_correct correct;
	int		 keep_drift;	/* runs are taken as they are */
	int		 cpu;		/* read cpu times */
	int		 renames;	/* find names and threads of the new
					 * side that are called otherwise */
	uint32_t	 most;		/* of samples: nodes of their tree; 0:
					 * FLAME_NODES */
	int		 threads;
};

/* A key in a run, or in a side: medians of its runs. */
struct compare_stat {
	uint64_t	count;		/* finished slices; values; samples
					 * with this function innermost */
	uint64_t	open;		/* slices without an end */
	uint64_t	ncpu;		/* slices with a cpu time */
	int64_t		wall, self, cpu;	/* ns; of weights of samples as
						 * struct flame has them */
	int		decimals;	/* of wall and self: as there */
	int64_t		mean, p50, p95, max;	/* ns; -1: none */
	double		value_mean, value_max;	/* of counters; NaN: none */
	uint32_t	longest;	/* slice, NONE; of a side: that of its
					 * first run with the key */
	uint32_t	names;		/* names that became the key */
};

enum compare_verdict {
	COMPARE_SAME,		/* within threshold and least */
	COMPARE_UNSURE,		/* past them, but p is not below the level */
	COMPARE_RENAMED,	/* within them, under another name */
	COMPARE_MORE, COMPARE_LESS,
	COMPARE_ONLY_NEW, COMPARE_ONLY_OLD,
	COMPARE_COUNTED,	/* another number of slices in each run, and
				 * no other claim */
	COMPARE_VERDICTS
};
#define COMPARE_CLAIM(v)	((v) >= COMPARE_MORE)

struct compare_row {
	uint32_t	key;		/* NONE: the drift of all keys */
	uint32_t	renamed;	/* its key on the new side; NONE: the
					 * same */
	struct compare_stat side[2];
	size_t		runs[2];	/* that have the key */
	double		delta;		/* of the metric; NaN: not on both */
	double		low, high;	/* of delta: its 95 % interval; NaN:
					 * one run a side, or too few */
	double		share;		/* delta / old; infinite: old is 0 */
	double		p;		/* NaN: not tested */
	double		p_corrected;
	int		exact;		/* p is exact */
	enum compare_verdict verdict;
};

/* Names of a path in a text: bounds the output for stacks of any depth. */
#define COMPARE_PATH_MOST	256

struct compare;

struct compare	*compare_new(const struct compare_options *);
void		 compare_free(struct compare *);
void		 compare_add(struct compare *, enum compare_side,
		    const struct trace *);
/* Adds a file of a trace, from 1, as a run of its own. */
void		 compare_add_file(struct compare *, enum compare_side,
		    const struct trace *, uint32_t file);
/* Makes the rows, what changed most first. */
void		 compare_finish(struct compare *);
/*
 * Does so in two steps: makes the rows of one, and gives n of them, with the
 * same options for p, their verdicts, corrected for the tests of all.
 */
void		 compare_make(struct compare *);
void		 compare_prove(struct compare *const *, size_t n);
const struct compare_row *compare_rows(const struct compare *, size_t *n);
size_t		 compare_runs(const struct compare *, enum compare_side);
/* Returns the number of keys that were tested, and of claims. */
size_t		 compare_tested(const struct compare *);
size_t		 compare_claims(const struct compare *);
/* Returns the number of rows that are past the limits and not proved. */
size_t		 compare_unsure(const struct compare *);
/*
 * Whether the runs are too few for a claim: p of no key can be below the level,
 * however much the sides differ.
 */
int		 compare_too_few(const struct compare *);
/* Returns how many runs on each side would not be too few. */
size_t		 compare_runs_needed(const struct compare *);
/* Returns the number of keys by which the drift is estimated; 0: none is. */
size_t		 compare_drift_keys(const struct compare *);
/* Returns by what a run was divided, 1: by nothing. */
double		 compare_scale(const struct compare *, enum compare_side,
		    size_t run);
/* Returns how many times its side a run is if it is far out, else 0. */
double		 compare_outlier(const struct compare *, enum compare_side,
		    size_t run);
/*
 * Replaces the content of the buffer by the text of a key: names of a path are
 * joined by ';', those of an operation by " / ", a name and its label by a
 * blank.  A path of more than `most` names (0: COMPARE_PATH_MOST) has its last
 * names behind "...".  O(most).
 */
void		 compare_key_text(const struct compare *, uint32_t key,
		    size_t most, struct buf *);
/* Returns what people read for a key whose text is empty. */
const char	*compare_key_none(const struct compare *);
/* Returns the value of a metric; NaN if there is none. */
double		 compare_value(const struct compare_stat *,
		    enum compare_metric);
/* Whether things have a metric: of samples self, wall and count are known. */
int		 compare_has(enum compare_of, enum compare_metric);
/*
 * Returns what times of the comparison are counted in: those of samples may be
 * bytes or numbers, as their profiles have it.
 */
enum weight_unit compare_unit(const struct compare *);
/* Whether a metric is a time in ns. */
int		 compare_is_time(enum compare_metric);

#endif
