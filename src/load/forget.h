#ifndef FORGET_H
#define FORGET_H
/*
 * forget: what is too old in a growing input; see forget.c.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;
struct format;
struct forgetting;
struct trace;

#define FORGET_MARKS	128

struct forget {
	struct {
		uint64_t off;		/* events before it, and from the mark
					 * before on ... */
		int64_t	ts;		/* ... begin at this time or before */
	}		 marks[FORGET_MARKS];	/* ascending by off */
	size_t		 n;
	int		 refused;	/* 1: the format could not forget this
					 * input */
};

/*
 * Returns the latest time at which an event from an offset on begins; if there
 * is none, that of values of counters, which have no offsets.
 */
int64_t	forget_latest(const struct trace *, uint64_t from);
/* Returns the offset of the last mark. */
uint64_t forget_from(const struct forget *);
/*
 * Notes that the latest event between the last mark and the offset begins at a
 * time.
 */
void	forget_mark(struct forget *, int64_t ts, uint64_t off);
/* Forgets the marks: the input begins anew. */
void	forget_clear(struct forget *);
/* Returns the time of the last mark; INT64_MIN: there is none. */
int64_t	forget_newest(const struct forget *);
/* Returns the time from the first mark to the present; 0: not known. */
int64_t	forget_span(const struct forget *);
/* Returns whether the beginning of an input of the format can be forgotten. */
int	forget_can(const struct format *);
/* Forgets g->at bytes at most as the format does: 0 or -1. */
int	forget_beginning(const struct format *, struct forgetting *);
/*
 * Returns the offsets below `off` of things that last beyond a time, sorted,
 * which the caller frees.
 */
uint64_t *forget_stay(const struct trace *, uint64_t off, int64_t ts,
	    size_t *n);
/*
 * Decides what of an input, of which t is the model, is older than `keep` ns
 * before the end.  Returns how many of its n bytes go, and appends the bytes
 * that take their place to head; 0: none, or too few to be worth a copy.
 */
size_t	forget_old(struct forget *, const struct trace *t,
	    const struct format *, const char *data, size_t n, uint64_t base,
	    int64_t keep, struct buf *head);

#endif
