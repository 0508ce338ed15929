#ifndef SQL_INDEX_H
#define SQL_INDEX_H
/*
 * Orders of the things of a trace, made when a query first needs them: numbers
 * only, four bytes a thing each.
 */
#include <stddef.h>
#include <stdint.h>

struct sql;

struct sql_index {
	uint64_t	 nthings;	/* slices and instants */
	uint32_t	*order;		/* things by time; or NULL */
	uint32_t	*rank;		/* their places in it; or NULL */
	uint32_t	*by_kind;	/* ranks, kind by kind; or NULL */
	uint64_t	*kind_first;	/* nkinds + 1: where a kind begins */
	uint32_t	*instants;	/* ranks of things of length 0 */
	uint64_t	 ninstants;
	int		 has_instants;
	uint32_t	*counter_order;	/* values of counters by time */
	uint32_t	*counter_rank;
	uint32_t	*flows;		/* those with both ends; or NULL: all */
	uint64_t	 nflows;
	int		 has_flows;
	uint32_t	*warnings;	/* codes of those that there are */
	uint64_t	 nwarnings;
};

void		 index_free(struct sql *);
uint64_t	 index_things(struct sql *);
uint32_t	 index_thing(struct sql *, uint64_t row);
uint32_t	 index_rank(struct sql *, uint32_t thing);
/* Returns the ranks of the things of a kind, ascending. */
const uint32_t	*index_kind(struct sql *, uint32_t kind, uint64_t *n);
const uint32_t	*index_instants(struct sql *, uint64_t *n);
uint32_t	 index_counter(struct sql *, uint64_t row);
uint32_t	 index_counter_rank(struct sql *, uint32_t value);
const uint32_t	*index_flows(struct sql *, uint64_t *n);

/* What is known of a thing. */
int64_t		 thing_ts(const struct sql *, uint32_t);
int64_t		 thing_dur(const struct sql *, uint32_t);
uint32_t	 thing_kind(const struct sql *, uint32_t);

#endif
