#ifndef GROW_INFLATE_H
#define GROW_INFLATE_H
/*
 * A compressed stream of which the end is not there yet: gzip in any number of
 * members, zlib, zstd.
 */
#include <stddef.h>

struct err;
struct grow_inflate;

/*
 * Returns a decoder for a stream of a type of inflate_type(), or NULL and *err
 * if streams of that type cannot be read before their end.
 */
struct grow_inflate *grow_inflate_new(const char *type, const char *name,
	    struct err *);
void	grow_inflate_free(struct grow_inflate *);
/*
 * Inflates the next n bytes; calls put() with what comes out, which returns 0
 * or -1 and *err.  Returns 0 or -1: the stream is damaged, too.
 */
int	grow_inflate_more(struct grow_inflate *, const char *, size_t n,
	    int (*put)(void *, const char *, size_t, struct err *), void *arg,
	    struct err *);

#endif
