#ifndef FORGET_H
#define FORGET_H
/*
 * forget: what is too old in a growing input; see forget.c.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;
struct format;
struct trace;

#define FORGET_MARKS	128

struct forget {
	struct {
		uint64_t off;		/* events before it, and from the mark
					 * before on ... */
		int64_t	ts;		/* ... begin at this time or before */
	}		 marks[FORGET_MARKS];	/* ascending by off */
	size_t		 n;
};

/* Notes that the trace t has all events before the offset. */
void	forget_mark(struct forget *, const struct trace *, uint64_t off);
/* Forgets the marks: the input begins anew. */
void	forget_clear(struct forget *);
/*
 * Decides what of an input, of which t is the model, is older than `keep` ns
 * before the end.  Returns how many of its n bytes go, and appends the bytes
 * that take their place to head; 0: none, or too few to be worth a copy.
 */
size_t	forget_old(struct forget *, const struct trace *t,
	    const struct format *, const char *data, size_t n, uint64_t base,
	    int64_t keep, struct buf *head);

#endif
