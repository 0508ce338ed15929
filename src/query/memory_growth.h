#ifndef MEMORY_GROWTH_H
#define MEMORY_GROWTH_H
/*
 * memory_growth: what memory dumps say of each process's totals and outermost
 * allocators over time.  Texts and values live in the arena.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/memory_facts.h"

struct area_progress;
struct trace;

#define GROWTH_POINTS	16	/* values of a series that are kept: of more
				 * dumps every second one, and so on */

struct growth_series {
	uint32_t	track;		/* of the process's dumps */
	const char	*name;		/* of an allocator, or of a total */
	int		 total;		/* enum memory_measure; 0: it is an
					 * allocator */
	double		 first, last, peak;	/* bytes */
	uint32_t	 peak_dump;	/* memory dump */
	double		 value[GROWTH_POINTS];	/* in the order of time */
	size_t		 n;
	size_t		 step;		/* dumps a kept value */
	size_t		 dumps;
	uint32_t	 dump;		/* string: of the last value */
};
struct growth {
	struct growth_series *v;
	size_t		 n, cap;
	struct arena	 arena;
};

/*
 * Reads the dumps of [t0, t1] on some tracks (NULL: all).  Returns 0, or -1
 * when progress->cancel was set; to be freed in both cases.  O(dumps' events).
 */
int	growth_make(struct growth *, const struct trace *, int64_t t0,
	    int64_t t1, const uint8_t *tracks, struct area_progress *);
void	growth_free(struct growth *);
/* Returns "private footprint" of a measure; NULL: it is not told. */
const char *growth_measure(enum memory_measure);

#endif
