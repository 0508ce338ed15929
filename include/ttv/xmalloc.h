#ifndef TTV_XMALLOC_H
#define TTV_XMALLOC_H
/*
 * Allocation that cannot fail, and fatal(), the exit when the program cannot
 * go on.  Callers never test for NULL: out of memory ends in fatal().
 */
#include <stddef.h>
#include <stdarg.h>

/*
 * Sets the thresholds of malloc() for the whole process; nothing else may set
 * them.  For main() alone, before the first thread.
 */
void	 xmalloc_setup(void);
void	*xmalloc(size_t);
void	*xcalloc(size_t, size_t);
/*
 * Returns `size` zeroed bytes on cache lines that hold nothing else, so that a
 * structure that one thread writes all the time causes no false sharing with
 * its neighbours in memory.
 */
void	*xlines(size_t);
/* Resizes to n elements of `size` bytes; overflow of the product is fatal(). */
void	*xreallocarray(void *, size_t n, size_t size);
/*
 * Allocates n elements of `size` bytes and asks for huge pages: for arrays
 * that are large and filled soon.
 */
void	*xlarge(size_t, size_t);
char	*xstrdup(const char *);
char	*xstrndup(const char *, size_t);
int	 xasprintf(char **, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/*
 * Makes room for one more element in an array of n that grows by doubling:
 * *cap becomes more than n.  Amortised O(1).  Use as a = xgrow(a, n, &cap,
 * sizeof(*a)).
 */
void	*xgrow(void *, size_t n, size_t *cap, size_t size);

/*
 * Zeroed memory of whole pages, for data that is large and is given back piece
 * by piece.  xdrop() returns the whole pages within the n bytes at p to the
 * system; they read as zero from then on.
 */
void	*xmap(size_t n);
void	 xunmap(void *, size_t n);
void	 xdrop(void *, size_t n);
/*
 * Drops the huge pages that lie entirely before upto, starting at from: for
 * data that is read once, front to back.  Returns the `from` of the next call.
 */
void	*xdrop_read(void *from, void *upto);
/* Asks for huge pages for n bytes that are filled soon; only a hint. */
void	 xlarge_pages(void *, size_t n);

/*
 * Ends the program after a bug or out of memory: runs the hook (which restores
 * the terminal), prints "ttv: message" on stderr and exits with status 70.
 * Where ttv is a guest (ttv/guest.h) it calls abort() instead.
 */
void	 fatal(const char *, ...)
	    __attribute__((format(printf, 1, 2), noreturn));
void	 fatal_set_hook(void (*)(void));

#endif
