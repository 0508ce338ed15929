/*
 * stream: inflating and reading at the same time.
 *
 * The temporary file is made as long as the output can get at the most (it is
 * sparse, so that costs nothing) and mapped at once: what the thread writes
 * shows up in the mapping, zeros stand behind it, and no pointer into it ever
 * changes.  In the end the file is cut to its length and a pad.
 */
#include "config.h"

#include <sys/mman.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "inflate.h"
#include "stream.h"

struct stream {
	const struct mapfile *in;
	const char	*name;
	const struct growth *growth;
	int		 fd;
	char		*data;
	size_t		 reserved;
	pthread_t	 thread;
	pthread_mutex_t	 lock;
	pthread_cond_t	 grown;
	/* under the lock: */
	uint64_t	 have;
	uint64_t	 wanted;	/* the least that anybody waits for */
	int		 done, result;
	struct warn	 warn;
	struct err	 err;
};

static int
on_growth(void *arg, int fd, uint64_t bytes, uint64_t done, uint64_t total)
{
	struct stream *s = arg;

	pthread_mutex_lock(&s->lock);
	s->have = bytes;
	if (s->have >= s->wanted) {	/* who wants more says so again */
		s->wanted = UINT64_MAX;
		pthread_cond_broadcast(&s->grown);
	}
	pthread_mutex_unlock(&s->lock);
	return s->growth == NULL ? 0 :
	    s->growth->fn(s->growth->arg, fd, bytes, done, total);
}

static void *
stream_run(void *arg)
{
	struct stream *s = arg;
	struct growth growth = { on_growth, s };
	int r;

	r = inflate_to(s->fd, s->in, s->name, &growth, &s->warn, &s->err);
	pthread_mutex_lock(&s->lock);
	s->result = r;
	s->done = 1;
	pthread_cond_broadcast(&s->grown);
	pthread_mutex_unlock(&s->lock);
	return NULL;
}

static void
stream_free(struct stream *s)
{
	if (s->data != NULL)
		munmap(s->data, s->reserved);
	if (s->fd != -1)
		close(s->fd);
	pthread_mutex_destroy(&s->lock);
	pthread_cond_destroy(&s->grown);
	free(s);
}

struct stream *
stream_start(const struct mapfile *in, const char *name,
    const struct growth *growth)
{
	struct stream *s = xcalloc(1, sizeof(*s));
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	void *p;

	pthread_mutex_init(&s->lock, NULL);
	pthread_cond_init(&s->grown, NULL);
	s->in = in;
	s->name = name;
	s->growth = growth;
	s->wanted = UINT64_MAX;
	s->fd = mapfile_temp(NULL);
	if (in->len > (SIZE_MAX >> 2) / INFLATE_RATIO || s->fd == -1)
		goto fail;
	s->reserved = ((size_t)INFLATE_MOST(in->len) + MAPFILE_PAD + page - 1) /
	    page * page;
	if (ftruncate(s->fd, (off_t)s->reserved) == -1)
		goto fail;
	p = mmap(NULL, s->reserved, PROT_READ, MAP_SHARED | MAP_NORESERVE,
	    s->fd, 0);
	if (p == MAP_FAILED)
		goto fail;
	s->data = p;
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
	return s->data;
}

uint64_t
stream_wait(struct stream *s, uint64_t bytes)
{
	uint64_t have;

	pthread_mutex_lock(&s->lock);
	while (s->have < bytes && !s->done) {
		if (bytes < s->wanted)
			s->wanted = bytes;
		pthread_cond_wait(&s->grown, &s->lock);
	}
	have = s->have;
	pthread_mutex_unlock(&s->lock);
	return have;
}

int
stream_done(struct stream *s)
{
	int done;

	pthread_mutex_lock(&s->lock);
	done = s->done;
	pthread_mutex_unlock(&s->lock);
	return done;
}

int
stream_end(struct stream *s, struct mapfile *out, struct warn *warn,
    struct err *err)
{
	int r;

	pthread_join(s->thread, NULL);
	warn_merge(warn, &s->warn);
	r = s->result;
	if (r == -1 && err != NULL && err->code == ERR_NONE)
		*err = s->err;
	if (r == 0 && ftruncate(s->fd, (off_t)(s->have + MAPFILE_PAD)) == -1)
		r = err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: temporary file",
		    s->name);
	if (r == 0) {
		memset(out, 0, sizeof(*out));
		out->data = s->data;
		out->len = (size_t)s->have;
		out->reserved = s->reserved;
		s->data = NULL;
	}
	stream_free(s);
	return r;
}
