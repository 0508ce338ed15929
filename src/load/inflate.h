#ifndef INFLATE_H
#define INFLATE_H
/*
 * Compressed files: recognised by their first bytes, inflated into an unlinked
 * temporary file that is mapped.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct growth;
struct mapfile;
struct spool;
struct warn;

#define INFLATE_RATIO	2000u		/* deflate itself ends at 1032 */
#define INFLATE_FREE	(64u << 20)	/* that much is always allowed */
/* Bytes that a file of n bytes may inflate to: what makes more is a bomb. */
#define INFLATE_MOST(n)	(INFLATE_FREE + (uint64_t)(n) * INFLATE_RATIO)

/* "gzip", "zstd", "zip", or NULL when the bytes are none of these. */
const char	*inflate_type(const char *, size_t);
/*
 * Inflates the map into the spool, and ends that.  0 or -1.  *budget is how many
 * bytes may come out, and is less by those that did: all layers of a file that
 * was compressed several times share one.  NULL: INFLATE_MOST of this one.
 */
int		 inflate_to(struct spool *, const struct mapfile *,
		    const char *name, const struct growth *,
		    uint64_t *budget, struct warn *, struct err *);
/*
 * Replaces the map by what it inflates to.  A stream that is cut or damaged
 * gives what could be had of it, and is counted in warn; so does one that there
 * was no room for, which is an error as well.  0 or -1.
 */
int		 inflate_map(struct mapfile *, const char *name,
		    const struct growth *, uint64_t *budget, struct warn *,
		    struct err *);

#endif
