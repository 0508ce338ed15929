#ifndef PARTIAL_H
#define PARTIAL_H
/*
 * Models of the beginning of an input, while the rest is on its way.
 */
#include <stdint.h>

#include "ttv/load.h"

struct source;

struct partial {
	const struct load_options *o;
	const char	*path;
	int		 wanted;
	uint64_t	 next;		/* bytes of which one is made next */
	uint64_t	 last;		/* of which the last one was made */
	int64_t		 due;		/* ms: when one of a slow pipe may be */
	int		 stopped;
	/* bytes read for partial models of a file: so far, in all */
	uint64_t	 spent, extra;
	uint64_t	 len;		/* of the file, when it is known */
};

void	partial_init(struct partial *, const struct load_options *,
	    const char *path, int single);
/* For struct growth: a file grows that will be mapped. */
int	partial_grown(void *, int fd, uint64_t bytes, uint64_t done,
	    uint64_t total);
/* Makes and publishes what is worth it before a whole file is read; 1: stop. */
int	partial_publish(struct partial *, const struct source *);

#endif
