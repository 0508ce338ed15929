/*
 * latency: estimates how fast the line is, from how long frames take.
 *
 * A frame that cannot be written at once has filled all buffers up to the
 * terminal. Over ssh these are megabytes, so writing seldom blocks.  Therefore
 * a query follows a large frame: its reply says that the frame has arrived.
 * The shortest such time so far is the round trip; the excess over it is the
 * time that the frame took to drain.
 *
 * - A line is slow when LATE frames in a row took over SLOW_MS: frames get
 *   less detail (view.coarse), and the next frame waits for the last one to
 *   arrive, so that the response to a key is not queued behind outdated
 *   frames.
 * - A line is fast again when EARLY frames in a row took SLOW_MS at most.
 */
#include "config.h"

#include "latency.h"

#define SLOW_MS		100
#define LATE		2
#define EARLY		8
#define PATIENCE_MS	1000	/* ms; a reply this late may be lost */

void
latency_init(struct latency *l)
{
	l->sent = l->fastest = -1;
	l->late = l->early = l->slow = 0;
}

static void
latency_drained(struct latency *l, int64_t ms)
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
latency_sent(struct latency *l, int64_t now, int64_t took, int asked)
{
	if (took > SLOW_MS)
		latency_drained(l, took);
	if (asked)
		l->sent = now;
}

void
latency_arrived(struct latency *l, int64_t now)
{
	int64_t ms = now - l->sent;

	if (l->sent < 0)
		return;
	l->sent = -1;
	if (l->fastest < 0 || ms < l->fastest)
		l->fastest = ms;
	latency_drained(l, ms - l->fastest);
}

int64_t
latency_wait(const struct latency *l, int64_t now)
{
	int64_t left = l->sent + PATIENCE_MS - now;

	return l->slow && l->sent >= 0 && left > 0 ? left : 0;
}
