/*
 * How fast the line is, from how long frames take.
 *
 * A frame that cannot be written at once has filled all that is between us and
 * the terminal.  Over ssh that is megabytes, so it seldom shows; therefore a
 * terminal that answers is asked something behind a large frame, and when the
 * answer is there, so is the frame.  Of that time the shortest that was ever
 * seen is the way there and back; what is over it, the frame took to drain.
 *
 * A line on which LATE frames in a row took over SLOW_MS is slow: frames are
 * made of less (view.coarse), and the next waits until the last has arrived,
 * so that a key is never behind pictures that nobody wants to see any more.
 * It is fast again when EARLY frames in a row were not.
 */
#include "config.h"

#include "link.h"

#define SLOW_MS		100
#define LATE		2
#define EARLY		8
#define PATIENCE_MS	1000	/* an answer that takes longer may be lost */

void
link_init(struct link *l)
{
	l->sent = l->fastest = -1;
	l->late = l->early = l->slow = 0;
}

static void
drained(struct link *l, int64_t ms)
{
	if (ms > SLOW_MS) {
		l->early = 0;
		if (++l->late >= LATE)
			l->slow = 1;
	} else {
		l->late = 0;
		if (++l->early >= EARLY)
			l->slow = 0;
	}
}

void
link_sent(struct link *l, int64_t now, int64_t took, int asked)
{
	if (took > SLOW_MS)
		drained(l, took);
	if (asked)
		l->sent = now;
}

void
link_arrived(struct link *l, int64_t now)
{
	int64_t ms = now - l->sent;

	if (l->sent < 0)
		return;
	l->sent = -1;
	if (l->fastest < 0 || ms < l->fastest)
		l->fastest = ms;
	drained(l, ms - l->fastest);
}

int64_t
link_wait(const struct link *l, int64_t now)
{
	int64_t left = l->sent + PATIENCE_MS - now;

	return l->slow && l->sent >= 0 && left > 0 ? left : 0;
}
