#ifndef TTV_STREAM_H
#define TTV_STREAM_H
/*
 * A compressed file that one thread inflates while another reads the bytes
 * inflated so far.  See stream.c.
 */
#include <stdint.h>

struct err;
struct spool_progress;
struct mapfile;
struct stream;
struct warn;

/*
 * Starts to inflate the map.  The map and *budget (see inflate.h) stay the
 * caller's but must not be touched until stream_end().  progress is called on
 * the inflating thread.  Returns NULL when streaming is impossible (no thread,
 * no address space): call inflate_map() instead.
 */
struct stream	*stream_start(const struct mapfile *, const char *name,
		    const struct spool_progress *, uint64_t *budget);
const char	*stream_data(const struct stream *);
/* Waits for `bytes` bytes or the end; returns how many bytes there are. */
uint64_t	 stream_wait(struct stream *, uint64_t bytes);
/*
 * Returns whether the output is complete and progress will not be called again.
 */
int		 stream_done(struct stream *);
/*
 * Waits for the end; sets *out to the complete map and adds warnings to *warn.
 * Returns 0, or -1; as with inflate_map() *err may be set with 0.
 */
int		 stream_end(struct stream *, struct mapfile *out,
		    struct warn *, struct err *);

#endif
