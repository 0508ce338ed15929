#ifndef SPOOL_H
#define SPOOL_H
/*
 * A file that is written block by block while it is filled.  One thread fills
 * blocks; other threads may wait for bytes of the file, and write while they
 * wait. See spool.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/tuning.h"

#define SPOOL_BLOCK	(tuning.spool_block)	/* bytes */
#define SPOOL_RING	4u		/* blocks of a ring where others write
					 * too */

struct spool;

/*
 * Makes a spool for an empty file, which stays the caller's, with a ring of
 * `blocks` blocks.  `ahead`: the file is mapped while it is written (see
 * room.h).
 */
struct spool	*spool_new(int fd, size_t blocks, int ahead);
void		 spool_free(struct spool *);

/*
 * Returns SPOOL_BLOCK bytes to fill, which are the caller's until spool_put().
 */
char		*spool_room(struct spool *);
/* Gives n bytes of the room to the spool.  Returns 0, or errno of a write. */
int		 spool_put(struct spool *, size_t);
/* Writes all blocks and ends the spool.  Returns 0, or errno of a write. */
int		 spool_end(struct spool *);

int		 spool_fd(const struct spool *);
/* Returns how many bytes have been written. */
uint64_t	 spool_written(struct spool *);
/*
 * Waits until `bytes` bytes are written or the spool ends; returns how many
 * are.
 */
uint64_t	 spool_wait(struct spool *, uint64_t bytes);
/* Returns whether spool_end() has completed. */
int		 spool_ended(struct spool *);

#endif
