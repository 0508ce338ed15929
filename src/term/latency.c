/*
 * latency: estimates how fast the line is, from how long frames take.
 *
 * A frame that cannot be written at once has filled all buffers up to the
 * terminal. Over ssh these are megabytes, so writing seldom blocks.  Therefore
 * a query follows a large frame: its reply says that the frame has arrived.
 * The shortest such time so far is the round trip; the excess over it is the
 * time that the frame took to drain.
 *
 * - A frame is late when it takes over SLOW_MS.  While a late frame is in
 *   flight the next one waits for it, so that the response to a key is not
 *   queued behind outdated frames.
 * - A line is slow when LATE frames in a row were late, or one by far: frames
 *   get less detail (view.coarse), and each waits for the one before.
 * - A line is fast again when EARLY frames in a row would have been in time
 *   with MANY bytes.
 */
#include "config.h"

#include "latency.h"

#define SLOW_MS		100
#define FAR_MS		1000	/* ms; no hiccup of a fast line */
#define LATE		2
#define EARLY		8
#define MANY		2000	/* bytes of a frame with some detail */
#define PATIENCE_MS	1000	/* ms, and one for each byte, as at 9600 baud:
				 * a reply this late may be lost */

void
latency_init(struct latency *l)
{
	l->sent = l->fastest = -1;
	l->bytes = 0;
	l->late = l->early = l->slow = 0;
}

/* Notes that `bytes` bytes took `ms` ms. */
static void
latency_drained(struct latency *l, int64_t ms, uint64_t bytes)
{
	int64_t many = bytes > 0 && bytes < MANY ? ms * MANY /
	    (int64_t)bytes : ms;

	if (ms > SLOW_MS) {
		l->early = 0;
		l->late += ms > FAR_MS ? LATE : 1;
		if (l->late >= LATE)
			l->slow = 1;
	} else {
		l->late = 0;
		if (many > SLOW_MS)
			l->early = 0;
		else if (++l->early >= EARLY)
			l->slow = 0;
	}
}

void
latency_trip(struct latency *l, int64_t ms)
{
	if (l->fastest < 0 || ms < l->fastest)
		l->fastest = ms;
}

void
latency_sent(struct latency *l, int64_t now, int64_t took, uint64_t bytes,
    int asked)
{
	if (took > SLOW_MS)
		latency_drained(l, took, bytes);
	if (asked) {
		l->sent = now;
		l->bytes = bytes;
	}
}

void
latency_arrived(struct latency *l, int64_t now)
{
	int64_t ms = now - l->sent;

	if (l->sent < 0)
		return;
	l->sent = -1;
	latency_trip(l, ms);
	latency_drained(l, ms - l->fastest, l->bytes);
}

int64_t
latency_flight(const struct latency *l, int64_t now)
{
	int64_t left = PATIENCE_MS + (int64_t)l->bytes - (now - l->sent);

	return l->sent < 0 || left <= 0 ? 0 : left;
}

int64_t
latency_wait(const struct latency *l, int64_t now)
{
	return l->slow || l->fastest < 0 || now - l->sent > l->fastest +
	    SLOW_MS ? latency_flight(l, now) : 0;
}
