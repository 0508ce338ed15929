#ifndef LINK_H
#define LINK_H
/*
 * Tells whether the line to the terminal keeps up.  Times are in milliseconds
 * of a monotonic clock.
 */
#include <stdint.h>

struct link {
	int64_t	sent;		/* time of the frame in flight, or -1 */
	int64_t	fastest;	/* the shortest round trip, or -1 */
	int	late, early;	/* frames in a row */
	int	slow;
};

void	link_init(struct link *);
/*
 * Notes that a frame was written at `now`, which took `took` ms.  asked: an
 * answer will report its arrival to link_arrived().
 */
void	link_sent(struct link *, int64_t now, int64_t took, int asked);
void	link_arrived(struct link *, int64_t now);
/*
 * Returns how many ms the next frame should wait for the one in flight; 0:
 * none.
 */
int64_t	link_wait(const struct link *, int64_t now);

#endif
