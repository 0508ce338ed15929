#ifndef TTV_XMALLOC_H
#define TTV_XMALLOC_H
/*
 * Allocation that cannot fail, and the one way out when the program cannot
 * go on.  Callers never test for NULL: out of memory is fatal().
 */
#include <stddef.h>
#include <stdarg.h>

void	*xmalloc(size_t);
void	*xcalloc(size_t, size_t);
/*
 * As xcalloc() of one: on lines of the cache that nothing else is on.  For what
 * a thread writes all the time: its neighbours may be another thread's.
 */
void	*xlines(size_t);
/* Grows or shrinks to n elements of the size; checks the product. */
void	*xreallocarray(void *, size_t n, size_t size);
/* As xreallocarray() of NULL, for what is large and filled soon. */
void	*xlarge(size_t, size_t);
char	*xstrdup(const char *);
char	*xstrndup(const char *, size_t);
int	 xasprintf(char **, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/*
 * Room for one more element in an array that doubles: *cap becomes more than
 * n.  Amortised O(1).  Use as  a = xgrow(a, n, &cap, sizeof(*a));
 */
void	*xgrow(void *, size_t n, size_t *cap, size_t size);

/*
 * Memory of whole pages, zeroed, for what is large and is given back piece by
 * piece: xdrop() gives the whole pages among n bytes of it back to the system;
 * they read as zero from then on.
 */
void	*xmap(size_t n);
void	 xunmap(void *, size_t n);
void	 xdrop(void *, size_t n);
/*
 * For what is read from the beginning on: drops [from, upto) as far as large
 * pages go, and returns where it is to go on the next time.
 */
void	*xdrop_read(void *from, void *upto);
/* It will be filled soon: large pages are welcome.  A wish only. */
void	 xlarge_pages(void *, size_t n);

/*
 * A bug or no memory: runs the hook (which puts the terminal back), prints
 * "ttv: message" on stderr and exits with status 70.
 */
void	 fatal(const char *, ...)
	    __attribute__((format(printf, 1, 2), noreturn));
void	 fatal_set_hook(void (*)(void));

#endif
