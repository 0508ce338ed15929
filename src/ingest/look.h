#ifndef LOOK_H
#define LOOK_H
/*
 * What is to be done with the raw events of a thread at all.  look.c
 */
#include "reclog.h"

struct look {
	int		unsorted;	/* times go back somewhere */
	int		be_unsorted;	/* those of B and E do */
	int		be, states;	/* there are B or E; phase T */
	int		open;		/* an X has no duration */
	int		ties;		/* of equal times a longer one is later */
	size_t		n, ends;	/* that were looked at; of those, E */
	/* the first of all, and of B and E */
	int64_t		first, first_be;
	uint64_t	first_dur;
	/* and the newest */
	int64_t		last, last_be;
	uint64_t	dur;
};

void	look_start(struct look *);
void	look_at(struct look *, const struct rec *, size_t n);
/* At all of a list, which is settled on the way. */
void	look_list(struct look *, struct rec_list *);
/* What was seen by another one that began where this one ended. */
void	look_join(struct look *, const struct look *next);

#endif
