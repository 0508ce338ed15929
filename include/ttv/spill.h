#ifndef TTV_SPILL_H
#define TTV_SPILL_H
/*
 * spill: large blocks of memory that lie in temporary files once the private
 * memory of the process has reached a limit.  The kernel writes their pages to
 * the disk when memory is short, as it would to swap space.
 */
#include <stddef.h>
#include <stdint.h>

/* The smallest block that is moved: has a mapping of its own in malloc(). */
#define SPILL_LEAST	((size_t)1 << 20)

/* Sets the limit in bytes for the whole process; UINT64_MAX: none. */
void	 spill_limit(uint64_t);
/* Returns whether the private memory has passed the limit. */
int	 spill_short(void);
/*
 * To be called in a process made by fork(): another thread may have had the
 * lock then.
 */
void	 spill_forked(void);
/* Closes what is open for the limit, before the code of ttv is unloaded. */
void	 spill_leave(void);
/*
 * Returns three quarters of the memory that the machine or the control group of
 * the process has, or UINT64_MAX if that is not known.
 */
uint64_t spill_default(void);
/*
 * Returns whether n more bytes would pass the limit.  Takes the lock that makes
 * one thread at a time allocate then, until spill_done().
 */
int	 spill_begin(size_t n);
void	 spill_done(void);
/*
 * Puts a file's pages in the place of the whole pages of n fresh bytes at p,
 * whose contents are lost: they read as zero.  Does nothing if no folder for
 * temporary files has room.
 */
void	 spill_pages(void *p, size_t n);
/* Returns n zero bytes of a file, or NULL. */
void	*spill_map(size_t n);
/*
 * Gives back the whole pages of a part of spilled memory, on disk too.  Does
 * nothing to other memory.
 */
void	 spill_drop(void *p, size_t n);

#endif
