#ifndef COMPARE_INT_H
#define COMPARE_INT_H
/*
 * compare from inside: keys that several traces share, and a trace as
 * statistics by key.
 */
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/compare.h"
#include "ttv/flame.h"
#include "ttv/idtab.h"
#include "ttv/part.h"
#include "ttv/sat.h"

/* ---- compare_key.c: keys, equal in all traces ---- */

struct compare_keys {
	struct strtab	*texts;		/* what remains of names */
	struct idtab	 keys;		/* (parent key or NONE, text) */
	struct name_rules *rules;
	struct buf	 folded;
};
void	 compare_keys_init(struct compare_keys *, struct name_rules *);
void	 compare_keys_free(struct compare_keys *);
/* Returns the text of a name of len bytes after the rules. */
uint32_t compare_keys_fold(struct compare_keys *, const char *, size_t len);
/* Returns the key of a text below a parent, or of the text alone (NONE). */
uint32_t compare_keys_add(struct compare_keys *, uint32_t parent,
	    uint32_t text);
uint32_t compare_keys_parent(const struct compare_keys *, uint32_t key);
const char *compare_keys_str(const struct compare_keys *, uint32_t key);
/* Returns the text of each kind's name or category; the caller frees it. */
uint32_t *compare_keys_kinds(struct compare_keys *, const struct trace *,
	    int category);
/* Returns the text of the label of a track's thread, "process / thread". */
uint32_t compare_keys_thread(struct compare_keys *, const struct trace *,
	    uint32_t track);
/*
 * Writes the key of each slice of the tracks that count (`what` of the
 * options), NONE for others.  The caller frees the array.
 */
uint32_t *compare_keys_slices(struct compare_keys *, const struct trace *,
	    const struct compare_options *);
/* Returns a byte a track: 1 if what it has counts.  The caller frees it. */
uint8_t	*compare_tracks(const struct trace *, const struct compare_options *);

/* ---- compare_read.c: what only the events say ---- */

/* Returns the arg "a.b": of that name, or member b of a; NULL: none. */
const struct value *compare_arg(const struct value *args, const char *key);

/* Returns the text of an arg of each slice that counts, 0: none. */
uint32_t *compare_read_arg(struct compare_keys *, const struct trace *,
	    const struct compare_options *);
/* Returns the label of each slice that counts; NONE: it has none. */
uint32_t *compare_read_labels(struct compare_keys *, const struct trace *,
	    const struct compare_options *);
/* Returns the cpu time of each slice that counts, ns, -1: not known. */
int64_t	*compare_read_cpu(const struct trace *,
	    const struct compare_options *);

/* ---- compare_sum.c: a run as statistics by key ---- */

/*
 * compare_rename.c: by what keys are known under another name, by key, summed
 * up over the runs of a side.
 */
#define COMPARE_SIGNS	32	/* sums of a key: two keys have few in common by
				 * chance */
struct compare_signs {
	float		(*v)[COMPARE_SIGNS];
	uint32_t	 n;
};
/* Adds a run, of which the keys and self times of all slices are known. */
void	 compare_sign(struct compare_signs *, struct compare_keys *,
	    const struct trace *, const struct compare_options *,
	    const uint32_t *key, const int64_t *self);

struct compare_run {
	struct compare_stat *v;		/* by key */
	uint32_t	 n;
	double		 hold;		/* ns that a sample holds, mean */
	double		 lightest;	/* what the lightest stack weighs, where
					 * each stands for several samples: one
					 * of these at most; else 0 */
	int		 counted;	/* 1: weights are numbers of samples */
	int		 sampled;	/* 1: samples were summed up ... */
	enum weight_unit unit;		/* ... whose weights are these ... */
	enum flame_weight weight;	/* ... taken so */
	int64_t		 each;		/* what each of them weighs, or 0 */
	struct compare_run *weighed;	/* of samples that are times: the same
					 * by what they weigh; else NULL */
	double		 scale;		/* its drift: 1.05 is slower by 5 % */
	double		 outlier;	/* times its side, if far out; else 0 */
};
void	 compare_sum(struct compare_run *, struct compare_keys *,
	    struct compare_signs *, const struct trace *,
	    const struct compare_options *);
void	 compare_sum_samples(struct compare_run *, struct compare_keys *,
	    const struct trace *, const struct compare_options *);
/*
 * Has all runs weigh their samples in one way: none by time where one has
 * pauses, and those that weigh the same in each by their number.
 */
void	 compare_agree(struct compare *);
/* Frees what a run has. */
void	 compare_run_free(struct compare_run *);
void	 compare_sum_counters(struct compare_run *, struct compare_keys *,
	    const struct trace *, const struct compare_options *);
/* Makes a run of n keys without anything. */
void	 compare_run_init(struct compare_run *, uint32_t n);
/*
 * Writes the self time of each slice of a row in the range of a part, ns, to
 * self[slice].
 */
void	 compare_self(const struct trace *, const struct part *, uint32_t row,
	    int64_t *self);
/* Returns the length of a slice in the range of a part, or DUR_OPEN. */
static inline int64_t
compare_length(const struct trace *t, const struct part *p, uint32_t i)
{
	int64_t dur = trace_dur(t, i);

	return p == NULL || dur == DUR_OPEN ? dur : part_span(p, t->ts[i],
	    trace_slice_end(t, i));
}

/* ---- the comparison ---- */

struct compare {
	struct compare_options o;
	struct compare_keys keys;
	enum weight_unit unit;		/* of all runs that have samples */
	int		 mixed;		/* 1: these have several units */
	struct compare_run *run[2];
	size_t		 nruns[2], cap[2];
	struct compare_row *row;
	size_t		 nrows;
	size_t		 ntested;	/* with those of the other comparisons
					 * that are corrected with it */
	size_t		 npast;		/* of these: past the limits */
	size_t		 nclaims, nunsure;
	struct compare_signs signs[2];
	uint32_t	*renamed;	/* by key: its name in the new runs, or
					 * NONE */
	int		 drift;		/* 1: runs have scales, and a row */
	size_t		 drift_keys;	/* by which they are estimated */
	int		 chance[2];	/* 1: by chance a key is on one side
					 * alone, has other counts there */
	size_t		 outside;	/* rank_shift_outside() of the runs */
	double		*value;		/* of a key: one a run */
};

/* compare.c: */
/*
 * Collects the values of a metric of a side's runs, without their drift;
 * returns their number.  A run that lacks the key gives 0 for sums and nothing
 * for others.
 */
size_t	 compare_values(const struct compare *, int side, uint32_t key,
	    enum compare_metric, double *v);
/* Returns the median of n values, which it sorts; NaN of none. */
double	 compare_median(double *v, size_t n);
/* Whether a run without a key has 0 of a metric, not nothing. */
int	 compare_is_sum(enum compare_metric);
int	 compare_has_key(const struct compare_run *, uint32_t key);
/* Sorts the rows, what changed most first. */
void	 compare_sort(struct compare *);

/*
 * compare_chance.c: whether keys of one side alone, or with another number of
 * slices on each side, are to be expected by chance; uses c->value.
 */
int	 compare_chance(const struct compare *, int counts);

/* compare_rename.c: finds keys that are called otherwise in the new runs. */
void	 compare_rename_find(struct compare *);

/* compare_drift.c: */
/* Estimates the scale of each run; 1 where nothing can be said. */
void	 compare_drift_find(struct compare *);
/* Makes the row of the scales, which stands for all keys. */
void	 compare_drift_row(struct compare *, struct compare_row *);

/* compare_proof.c: */
/* Sets the change of a row, whose sides are known, and tests it. */
void	 compare_test(struct compare *, struct compare_row *);
/* Tests a[na] against b[nb], which it sorts, and sets a row's change. */
void	 compare_test_values(const struct compare *, struct compare_row *,
	    double *a, size_t na, double *b, size_t nb);
/* Returns how often a change of a metric weighs: of a mean once a slice. */
double	 compare_times(const struct compare *, const struct compare_row *);
/* Whether a key weighs enough in all runs together; uses c->value. */
int	 compare_weighs(const struct compare *, const struct compare_row *);

/* Returns the place of a percentile of n > 0 sorted values: nearest rank. */
static inline uint64_t
compare_rank(uint64_t n, unsigned percent)
{
	uint64_t k = n / 100 * percent + (n % 100 * percent + 99) / 100;

	return k > 0 ? k - 1 : 0;
}

#endif
