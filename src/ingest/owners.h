#ifndef OWNERS_H
#define OWNERS_H
/*
 * owners: the keys of threads.  See owners.c.
 */
#include "builder_int.h"

/*
 * In word 0 of the key of a thread that is known by its tid; a file is below.
 */
#define TID_ONLY	(UINT64_C(1) << 40)
/* In word 0 of a key that is a number of the model, in word 2. */
#define NUMBERED	(UINT64_C(1) << 41)

/* Returns the process that a thread is the main one of, or NULL. */
struct process	*owner_of_main(const struct builder *, uint32_t utid);
/*
 * Says of processes that they began with their main threads; no thread ends
 * before it begins.
 */
void	owners_start(struct builder *);

/* Returns whether a thread was made by builder_tid(). */
static inline int
owner_is_tid(const struct builder *b, uint32_t utid)
{
	return (b->thread_ids.keys[utid].w[0] & TID_ONLY) != 0;
}

#endif
