#ifndef LATENCY_H
#define LATENCY_H
/*
 * Tells whether the line to the terminal keeps up.  Times are in milliseconds
 * of a monotonic clock.
 */
#include <stdint.h>

struct latency {
	int64_t	sent;		/* time of the frame in flight, or -1 */
	int64_t	fastest;	/* the shortest round trip, or -1 */
	int	late, early;	/* frames in a row */
	int	slow;
};

void	latency_init(struct latency *);
/*
 * Notes that a frame was written at `now`, which took `took` ms.  asked: an
 * reply will report its arrival to latency_arrived().
 */
void	latency_sent(struct latency *, int64_t now, int64_t took, int asked);
void	latency_arrived(struct latency *, int64_t now);
/*
 * Returns how many ms the next frame should wait for the one in flight; 0:
 * none.
 */
int64_t	latency_wait(const struct latency *, int64_t now);

#endif
