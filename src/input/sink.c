/* sink: inflated bytes on their way to a spool. */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/inflate.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "room.h"
#include "sink.h"

/*
 * Reports a failed write of the spool; returns 0 when it was for lack of room,
 * which keeps what came before, else -1.
 */
static int
sink_failed(struct sink *s, int error)
{
	uint64_t written = spool_written(s->spool);

	if (s->full)
		return 0;
	room_error(s->err, s->name, written, error);
	if (!room_is_full(error))
		return -1;
	warn_add(s->warn, WARN_NO_ROOM, s->put);
	s->stopped = s->full = 1;
	return 0;
}

void
sink_tell(struct sink *s)
{
	if (s->progress != NULL && s->progress->fn(s->progress->arg,
	    spool_fd(s->spool), spool_written(s->spool), s->done,
	    s->total) != 0)
		s->stopped = 1;
}

int
sink_put(struct sink *s, size_t n)
{
	int error;

	if (n > *s->budget)
		return err_set(s->err, ERR_LIMIT, ERR_NOWHERE,
		    "%s: inflates to more than %u times its size; "
		    "inflate it yourself if you trust it", s->name,
		    INFLATE_RATIO);
	*s->budget -= n;
	s->put += n;
	if (n == 0)		/* empty members may come in millions */
		return 0;
	if ((error = spool_put(s->spool, n)) != 0)
		return sink_failed(s, error);
	sink_tell(s);
	return 0;
}

int
sink_write(struct sink *s, const char *p, size_t n)
{
	size_t some;

	for (; n > 0 && !s->stopped; p += some, n -= some) {
		some = n < SPOOL_BLOCK ? n : SPOOL_BLOCK;
		memcpy(spool_room(s->spool), p, some);
		if (sink_put(s, some) == -1)
			return -1;
	}
	return 0;
}

/* The callbacks of deflate_stream(); `base` bytes came before the stream. */
static char *
sink_room(void *arg)
{
	struct sink *s = arg;

	return spool_room(s->spool);
}

static int
sink_filled(void *arg, size_t n, size_t used)
{
	struct sink *s = arg;

	s->done = s->base + used;
	if (sink_put(s, n) == -1)
		return -1;
	return s->stopped;
}

int64_t
sink_deflate(struct sink *s, struct deflate *d, const char *p, size_t at,
    size_t n, int *complete)
{
	static const struct deflate_out out = { sink_room, sink_filled };

	s->base = at;
	return deflate_stream(d, p + at, n - at, &out, s, complete);
}

int
sink_end(struct sink *s, int r)
{
	int error = spool_end(s->spool);

	return error != 0 && r == 0 ? sink_failed(s, error) : r;
}
