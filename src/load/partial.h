#ifndef PARTIAL_H
#define PARTIAL_H
/*
 * Models of the beginning of an input, while the rest is on its way.
 */
#include <stdint.h>

#include "ttv/load.h"

struct format;
struct source;

struct partial {
	const struct load_options *o;
	const char	*path;
	int		 wanted;
	uint64_t	 next;		/* bytes of the next model */
	uint64_t	 last;		/* bytes of the last model */
	int64_t		 due;		/* ms: earliest time of the next one */
	int		 stopped;
	/* bytes read for partial models of a file: so far, in total */
	uint64_t	 spent, extra;
	uint64_t	 len;		/* bytes of the file; 0: unknown */
};

void	partial_init(struct partial *, const struct load_options *,
	    const char *path, int single);
/*
 * Implements struct spool_progress: a spooled or inflated file has grown; may
 * publish a model of it.
 */
int	partial_spooled(void *, int fd, uint64_t bytes, uint64_t done,
	    uint64_t total);
/*
 * Publishes the models of a mapped file before it is read; returns 1 to stop.
 */
int	partial_publish(struct partial *, const struct source *,
	    const struct format *);

#endif
