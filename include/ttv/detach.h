#ifndef TTV_DETACH_H
#define TTV_DETACH_H
/*
 * Work without an end to wait for, in a thread of its own: a large block is
 * freed there, as the kernel takes a tenth of a millisecond for a megabyte.
 */
#include <stddef.h>

/*
 * Runs fn(arg) in a thread that is not joined, or here where no thread can be
 * made.  fn has arg and what it points to alone.
 */
void	detach_run(void (*fn)(void *), void *arg);
/* Frees n bytes at p, which xmalloc's functions have allocated, or NULL. */
void	detach_free(void *p, size_t n);

#endif
