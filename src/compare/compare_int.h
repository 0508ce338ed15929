#ifndef COMPARE_INT_H
#define COMPARE_INT_H
/*
 * compare from inside: keys that several traces share, and a trace as
 * statistics by key.
 */
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/compare.h"
#include "ttv/idtab.h"
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

/* Returns the text of an arg of each slice that counts, 0: none. */
uint32_t *compare_read_arg(struct compare_keys *, const struct trace *,
	    const struct compare_options *);
/* Returns the cpu time of each slice that counts, ns, -1: not known. */
int64_t	*compare_read_cpu(const struct trace *,
	    const struct compare_options *);

/* ---- compare_sum.c: a run as statistics by key ---- */

struct compare_run {
	struct compare_stat *v;		/* by key */
	uint32_t	 n;
	double		 hold;		/* ns that a sample holds, mean */
};
void	 compare_sum(struct compare_run *, struct compare_keys *,
	    const struct trace *, const struct compare_options *);
void	 compare_sum_samples(struct compare_run *, struct compare_keys *,
	    const struct trace *, const struct compare_options *);
void	 compare_sum_counters(struct compare_run *, struct compare_keys *,
	    const struct trace *, const struct compare_options *);
/* Makes a run of n keys without anything. */
void	 compare_run_init(struct compare_run *, uint32_t n);
/* Writes the self time of each slice of a row, ns, to self[slice]. */
void	 compare_self(const struct trace *, uint32_t row, int64_t *self);

/* Returns the place of a percentile of n > 0 sorted values: nearest rank. */
static inline uint64_t
compare_rank(uint64_t n, unsigned percent)
{
	uint64_t k = n / 100 * percent + (n % 100 * percent + 99) / 100;

	return k > 0 ? k - 1 : 0;
}

#endif
