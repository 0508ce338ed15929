#ifndef FOLLOW_NEWEST_H
#define FOLLOW_NEWEST_H
/*
 * follow_newest: models of the newest events alone; see follow_newest.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/newest.h"

struct follow_build;
struct format;
struct grow;
struct load_options;
struct strtab;
struct trace;

#define NEWEST_PARTS	64		/* complete ones, at most: they are
					 * joined until there are some 20 */

/* What a model of a part is made of. */
struct newest_part {
	struct newest	 own;		/* without a trace */
	uint64_t	 read;		/* offset: its bytes begin here */
	struct buf	 past;		/* in front of them */
	uint64_t	 nold;		/* events of past, and before
					 * own.since; UINT64_MAX: not known */
};

struct follow_newest {
	int		 ready;		/* 1: models can be made */
	const struct format *format;
	const struct load_options *o;
	const char	*path;
	struct buf	 head;		/* what events refer to */
	struct strtab	*seen;		/* in head */
	uint64_t	 headed;	/* offset: head has all before */
	int		 damaged;	/* 1: head can get no more */
	struct newest_part parts[NEWEST_PARTS];	/* complete, joined or not */
	size_t		 n;
	struct newest_part now;		/* the newest part, which grows */
	struct newest_part next;	/* behind it */
	int		 has_next;
	int64_t		 latest;	/* begins of the last complete part */
	size_t		 joining, njoining; /* parts: the first, how many */
};

/*
 * Begins behind the trace t, which is of the n bytes of a format at data, the
 * first of them at offset base, and has all until `from`.
 */
void	follow_newest_begin(struct follow_newest *, const struct trace *t,
	    const struct format *, const char *data, size_t n, uint64_t base,
	    int64_t from);
/*
 * Makes a model of what came since the last complete part: 1, or 0 if nothing
 * has come.  base: the offset of the input's first byte now.  last: the part is
 * to be complete.
 */
int	follow_newest_model(struct follow_newest *, const struct grow *,
	    uint64_t base, int last, struct newest *);
/* Returns the offset from which on the parts need the input. */
uint64_t follow_newest_first(const struct follow_newest *);
/* Drops the parts before an offset: the large model has them. */
void	follow_newest_drop(struct follow_newest *, uint64_t until);
/*
 * Prepares the join of some complete parts: 1, 0: there is nothing to join.
 * The caller makes the model and says so with follow_newest_joined(), which
 * sets all but its trace, before another one is prepared.
 */
int	follow_newest_join(struct follow_newest *, const struct grow *,
	    uint64_t base, struct follow_build *);
void	follow_newest_joined(struct follow_newest *, struct newest *);
void	follow_newest_free(struct follow_newest *);

#endif
