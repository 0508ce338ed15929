#ifndef LATENCY_H
#define LATENCY_H
/*
 * Tells whether the line to the terminal keeps up.  Times are in milliseconds
 * of a monotonic clock.
 */
#include <stdint.h>

struct latency {
	int64_t	 sent;		/* time of the frame in flight, or -1 */
	uint64_t bytes;		/* of that frame */
	int64_t	 fastest;	/* the shortest round trip, or -1 */
	int	 late, early;	/* frames in a row */
	int	 slow;
};

void	latency_init(struct latency *);
/* Notes a round trip with nothing before it on the line. */
void	latency_trip(struct latency *, int64_t ms);
/*
 * Notes that a frame of `bytes` bytes was written at `now`, which took `took`
 * ms.  asked: a reply will report its arrival to latency_arrived().
 */
void	latency_sent(struct latency *, int64_t now, int64_t took,
	    uint64_t bytes, int asked);
void	latency_arrived(struct latency *, int64_t now);
/*
 * Returns how many ms the frame in flight may still take until its reply; 0:
 * none is in flight, or its reply may be lost.
 */
int64_t	latency_flight(const struct latency *, int64_t now);
/*
 * Returns how many ms the next frame should wait for the one in flight; 0:
 * none.
 */
int64_t	latency_wait(const struct latency *, int64_t now);

#endif
