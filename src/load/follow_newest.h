#ifndef FOLLOW_NEWEST_H
#define FOLLOW_NEWEST_H
/*
 * follow_newest: models of the newest events alone; see follow_newest.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

struct format;
struct grow;
struct partial_model;
struct strtab;
struct trace;

struct follow_newest {
	int		 ready;		/* 1: models can be made */
	const struct format *format;
	struct buf	 head;		/* what events refer to */
	struct strtab	*seen;		/* in head */
	uint64_t	 joined;	/* offset: the large model has all
					 * before */
	int64_t		 from;		/* and all until this time */
	struct buf	 stay;		/* events that last beyond it */
	uint64_t	 nold;		/* events of head and stay */
};

/*
 * Begins behind the trace t, which is of the n bytes of a format at data, the
 * first of them at offset base, and has all until `from`.
 */
void	follow_newest_begin(struct follow_newest *, const struct trace *t,
	    const struct format *, const char *data, size_t n, uint64_t base,
	    int64_t from);
/*
 * Returns a model of what came since, of which *events are new; or NULL.  base:
 * the offset of the input's first byte now.
 */
struct trace *follow_newest_model(struct follow_newest *,
	    const struct partial_model *, const struct grow *, uint64_t base,
	    uint64_t *events);
void	follow_newest_free(struct follow_newest *);

#endif
