#ifndef SPOOL_H
#define SPOOL_H
/*
 * A file that is written block by block by whoever has the time for it.  One
 * thread fills blocks; all others may wait for bytes of the file, and write
 * while they wait.  See spool.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/tuning.h"

#define SPOOL_BLOCK	(tuning.spool_block)	/* bytes */
#define SPOOL_RING	4u		/* blocks, where others write as well */

struct spool;

/*
 * The file, an empty one, stays the caller's.  `ahead`: it is mapped while it is
 * written (see room.h).
 */
struct spool	*spool_new(int fd, size_t blocks, int ahead);
void		 spool_free(struct spool *);

/* For the thread that fills: SPOOL_BLOCK bytes of room, its own until put. */
char		*spool_room(struct spool *);
/* So many bytes of the room are to be written.  0, or errno of a write. */
int		 spool_put(struct spool *, size_t);
/* Nothing more is put; returns when all is written.  0, or errno of a write. */
int		 spool_end(struct spool *);

int		 spool_fd(const struct spool *);
/* How many bytes have been written. */
uint64_t	 spool_written(struct spool *);
/* Waits for so many bytes, or for spool_end(); how many there are. */
uint64_t	 spool_wait(struct spool *, uint64_t bytes);
/* Whether spool_end() is through. */
int		 spool_ended(struct spool *);

#endif
