#ifndef LAZY_H
#define LAZY_H
/*
 * Memory whose parts are made when they are first read.  See lazy.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/tuning.h"

struct lazy;
struct mapfile;

#define LAZY_SPARE	(tuning.spool_block)	/* bytes behind those wanted
						 * that lazy_fn may write to */
/*
 * Writes `want` bytes, from the begin of a part on, to `to`.  Returns how many
 * there were; the others are zeros.  May run in a signal handler, on several
 * threads at a time for different parts.
 */
typedef size_t	lazy_fn(void *arg, size_t part, char *to, size_t want);

/*
 * Makes a map of `len` bytes, *out, in n > 0 parts: begin[i] is the offset at
 * which part i begins, begin[0] is 0, ascending.  Returns NULL when there is no
 * room.
 */
struct lazy	*lazy_new(struct mapfile *out, uint64_t len,
		    const uint64_t *begin, size_t n, lazy_fn *, void *arg);
/* Forgets the parts of a map, which is to be closed next. */
void		 lazy_free(struct lazy *);
/*
 * Makes all parts that have bytes at [from, to) of the map, several at a time.
 */
void		 lazy_ahead(struct lazy *, int threads, uint64_t from,
		    uint64_t to);

#endif
