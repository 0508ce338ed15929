#ifndef LINK_H
#define LINK_H
/*
 * Does the line to the terminal keep up?  Times are in milliseconds, of any
 * clock that goes on.
 */
#include <stdint.h>

struct link {
	int64_t	sent;		/* when the frame in flight was, or -1 */
	int64_t	fastest;	/* that one arrived, ms, or -1 */
	int	late, early;	/* in a row */
	int	slow;
};

void	link_init(struct link *);
/* A frame is written, which took so long; asked: its arrival will be told. */
void	link_sent(struct link *, int64_t now, int64_t took, int asked);
void	link_arrived(struct link *, int64_t now);
/* How long to wait for a frame in flight before the next; 0: send it. */
int64_t	link_wait(const struct link *, int64_t now);

#endif
