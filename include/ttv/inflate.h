#ifndef TTV_INFLATE_H
#define TTV_INFLATE_H
/*
 * Compressed files: recognised by their first bytes, inflated into an unlinked
 * temporary file that is mapped.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;
struct err;
struct spool_progress;
struct mapfile;
struct spool;
struct warn;

#define INFLATE_RATIO	2000u		/* deflate itself reaches at most
					 * 1032 */
#define INFLATE_FREE	(64u << 20)	/* bytes that are always allowed */
/* Bytes that a file of n bytes may inflate to; more is a bomb. */
#define INFLATE_MOST(n)	(INFLATE_FREE + (uint64_t)(n) * INFLATE_RATIO)

/*
 * Returns "gzip", "zlib", "zstd", "zip" or "tar", or NULL for other bytes.  A
 * zlib stream may have what atrace(1) says before it.
 */
const char	*inflate_type(const char *, size_t);
/* Returns whether a zip may stand behind these bytes, which begin a program. */
int		 inflate_pending(const char *, size_t);
/* Whether a file that begins so is but one of those that are read. */
int		 inflate_is_part(const char *, size_t);
/* The bytes that a map of the file at path may inflate to; it may stand for a
 * folder. */
uint64_t	 inflate_most(const struct mapfile *, const char *path);
/*
 * Inflates the map into the spool and ends the spool.  Returns 0 or -1.
 * *budget is the number of bytes that may be written, and is reduced by those
 * that were: all layers of a file that was compressed several times share it.
 * NULL: INFLATE_MOST of this map.
 */
int		 inflate_to(struct spool *, const struct mapfile *,
		    const char *name, const struct spool_progress *,
		    uint64_t *budget, struct warn *, struct err *);
/*
 * Replaces the map by its inflated contents.  A stream that is cut or damaged
 * gives the bytes before the damage and a warning; so does one that exceeds
 * the room, which sets an error as well.  Returns 0 or -1.
 */
int		 inflate_map(struct mapfile *, const char *name,
		    const struct spool_progress *, uint64_t *budget,
		    struct warn *, struct err *);
/*
 * Appends what n compressed bytes inflate to, up to *budget bytes, which is
 * reduced by them.  Returns 0; -1 when the bytes are cut or damaged or the
 * budget is spent: what was inflated until then is appended.
 */
enum inflate_form { INFLATE_ZLIB, INFLATE_ZSTD };	/* zlib, also gzip */
int		 inflate_memory(const char *, size_t n, enum inflate_form,
		    uint64_t *budget, struct buf *);

#endif
