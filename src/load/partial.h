#ifndef PARTIAL_H
#define PARTIAL_H
/*
 * Models of the beginning of an input, while the rest is on its way.
 */
#include <stdint.h>

#include "ttv/load.h"

struct format;
struct mapfile;
struct source;
struct trace;

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

/* How a model of the beginning of an input is made. */
struct partial_model {
	const struct load_options *o;
	const char	*path;
	const struct format *format;	/* NULL: what the first bytes say */
	uint64_t	 base;		/* offset of the first byte */
	uint64_t	 size;		/* bytes of the file, 0: unknown */
	const char	*compression;	/* or NULL */
	int		 threads;	/* workers; 0: as o says */
	int		(*progress)(void *, uint64_t done);	/* or NULL */
	void		*arg;
	/* which warnings are kept: none, all but those of the end, all */
	enum { PARTIAL_SILENT, PARTIAL_NO_END, PARTIAL_WARNINGS } warnings;
};
/*
 * Returns a model of the first n bytes of the map, which becomes the model's.
 * Its format must have a reader.  The bytes of a piece alone may not say it.
 */
struct trace	*partial_model(const struct partial_model *, struct mapfile *,
		    size_t n);

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
