#ifndef STREAM_H
#define STREAM_H
/*
 * A compressed file that is inflated by one thread while another reads what is
 * there.  See stream.c.
 */
#include <stdint.h>

struct err;
struct growth;
struct mapfile;
struct stream;
struct warn;

/*
 * Begins to inflate the map, which stays the caller's until stream_end(), and so
 * does *budget (see inflate.h).  `growth` is called from the thread that inflates.  NULL when it cannot be
 * done this way (no thread, no address space): do it at once instead.
 */
struct stream	*stream_start(const struct mapfile *, const char *name,
		    const struct growth *, uint64_t *budget);
const char	*stream_data(const struct stream *);
/* Waits for so many bytes, or for all; how many there are. */
uint64_t	 stream_wait(struct stream *, uint64_t bytes);
/* Whether all is there, and growth is not called any more. */
int		 stream_done(struct stream *);
/*
 * Waits for the end; *out becomes the whole, *warn gets what was odd.  0, or -1;
 * as inflate_map() says, there may be an error with 0.
 */
int		 stream_end(struct stream *, struct mapfile *out,
		    struct warn *, struct err *);

#endif
