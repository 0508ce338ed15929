#ifndef SINK_H
#define SINK_H
/*
 * Where inflated bytes go: to a spool, within a budget.
 */
#include <stddef.h>
#include <stdint.h>

#include "deflate.h"
#include "spool.h"

struct err;
struct mapfile;
struct spool_progress;
struct warn;

struct sink {				/* the output */
	struct spool	*spool;
	uint64_t	*budget;	/* bytes that may still be written */
	const char	*name;
	struct warn	*warn;
	struct err	*err;
	const struct spool_progress *progress;	/* progress, or NULL */
	uint64_t	 base, done, total;	/* bytes of the input */
	uint64_t	 put;		/* bytes of the output */
	int		 stopped;
	int		 full;		/* 1: no room, already reported */
};

/* Writes n bytes; returns 0 or -1. */
int	sink_write(struct sink *, const char *, size_t);
/* Adds n bytes, which were written to the spool's room; returns 0 or -1. */
int	sink_put(struct sink *, size_t);
/* Reports progress, whose function may stop the sink. */
void	sink_tell(struct sink *);
/*
 * Inflates the stream at `at` of the n bytes at p; returns the bytes it took,
 * or -1.  *complete: 1 when it ended properly.
 */
int64_t	sink_deflate(struct sink *, struct deflate *, const char *p,
	    size_t at, size_t n, int *complete);
/* Ends the spool and returns r, or -1 when that fails and r was 0. */
int	sink_end(struct sink *, int r);

#endif
