/*
 * stream: inflates on one thread while another reads.
 *
 * The temporary file is mapped at once with all the address space that the
 * output can need, and is kept longer than its written part: written bytes
 * appear in the mapping, zeros follow them, and no pointer into it ever
 * changes.  A thread that waits for more bytes helps to write them (see
 * spool.c).  In the end the file is cut to its length and a pad.
 */
#include "config.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/inflate.h"
#include "room.h"
#include "spool.h"
#include "ttv/stream.h"

struct stream {
	const struct mapfile *in;
	const char	*name;
	const struct spool_progress *progress;
	uint64_t	*budget;
	int		 fd;
	struct mapfile	 out;
	struct spool	*spool;
	pthread_t	 thread;
	/* written by the thread until it is joined: */
	int		 result;
	struct warn	 warn;
	struct err	 err;
};

static void *
stream_run(void *arg)
{
	struct stream *s = arg;

	s->result = inflate_to(s->spool, s->in, s->name, s->progress, s->budget,
	    &s->warn, &s->err);
	return NULL;
}

static void
stream_free(struct stream *s)
{
	mapfile_close(&s->out);
	if (s->fd != -1)
		close(s->fd);
	spool_free(s->spool);
	free(s);
}

struct stream *
stream_start(const struct mapfile *in, const char *name,
    const struct spool_progress *progress, uint64_t *budget)
{
	struct stream *s = xcalloc(1, sizeof(*s));

	s->in = in;
	s->name = name;
	s->progress = progress;
	s->budget = budget;
	s->fd = room_file(NULL);
	if (s->fd == -1 || mapfile_growing(&s->out, s->fd, *budget) == -1)
		goto fail;
	s->spool = spool_new(s->fd, SPOOL_RING, 1);
	if (pthread_create(&s->thread, NULL, stream_run, s) != 0)
		goto fail;
	return s;
fail:
	stream_free(s);
	return NULL;
}

const char *
stream_data(const struct stream *s)
{
	return s->out.data;
}

uint64_t
stream_wait(struct stream *s, uint64_t bytes)
{
	return spool_wait(s->spool, bytes);
}

int
stream_done(struct stream *s)
{
	return spool_ended(s->spool);
}

int
stream_end(struct stream *s, struct mapfile *out, struct warn *warn,
    struct err *err)
{
	uint64_t at;
	int r;

	pthread_join(s->thread, NULL);
	warn_merge(warn, &s->warn);
	r = s->result;
	if (err != NULL && err->code == ERR_NONE)
		*err = s->err;
	s->out.len = (size_t)spool_written(s->spool);
	/* a page was read before it was written, and then had no room */
	if (r == 0 && (mapfile_shrunk(&s->out, &at) ||
	    ftruncate(s->fd, (off_t)(s->out.len + MAPFILE_PAD)) == -1))
		r = err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: temporary file: "
		    "no room", s->name);
	if (r == 0) {
		*out = s->out;
		memset(&s->out, 0, sizeof(s->out));
	}
	stream_free(s);
	return r;
}
