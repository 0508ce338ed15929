/*
 * spool: from blocks to a file, written by whoever has the time for it.
 *
 * What is inflated must be written, and that takes half as long as inflating.
 * Who inflates has the longest way of all, so he should do nothing else: a
 * thread that waits for something to read writes what there is.  The blocks
 * stand in a ring; only when it is full, the one who fills it writes as well.
 * They are written in order, by one at a time.
 */
#include "config.h"

#include <pthread.h>
#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "room.h"
#include "spool.h"

struct block {
	char	*data;		/* SPOOL_BLOCK bytes */
	size_t	 len;
};

struct spool {
	size_t		 nblocks;
	struct room	 room;		/* of who is writing */
	pthread_mutex_t	 lock;
	pthread_cond_t	 changed;
	/* under the lock: */
	uint64_t	 put, taken;	/* blocks, of all there ever were */
	uint64_t	 written;	/* bytes */
	int		 sleepers;
	int		 writing, ended, error;
	struct block	 ring[];
};

struct spool *
spool_new(int fd, size_t blocks, int ahead)
{
	struct spool *s = xcalloc(1, sizeof(*s) + blocks * sizeof(*s->ring));
	size_t i;

	room_init(&s->room, fd, ahead);
	s->nblocks = blocks;
	for (i = 0; i < blocks; i++)
		s->ring[i].data = xmalloc(SPOOL_BLOCK);
	pthread_mutex_init(&s->lock, NULL);
	pthread_cond_init(&s->changed, NULL);
	return s;
}

void
spool_free(struct spool *s)
{
	size_t i;

	if (s == NULL)
		return;
	for (i = 0; i < s->nblocks; i++)
		free(s->ring[i].data);
	pthread_mutex_destroy(&s->lock);
	pthread_cond_destroy(&s->changed);
	free(s);
}

/* With the lock: until something was put, or written, or has ended. */
static void
sleep_until_changed(struct spool *s)
{
	s->sleepers++;
	pthread_cond_wait(&s->changed, &s->lock);
	s->sleepers--;
}

static void
wake(struct spool *s)
{
	if (s->sleepers > 0)
		pthread_cond_broadcast(&s->changed);
}

/*
 * With the lock, but not while it writes the oldest block.  Sleeps where there
 * is none, or somebody is at it.  After an error blocks are dropped.
 */
static void
write_or_sleep(struct spool *s)
{
	const struct block *b = &s->ring[s->taken % s->nblocks];
	uint64_t written = s->written;
	int error = s->error;

	if (s->writing || s->taken == s->put) {
		sleep_until_changed(s);
		return;
	}
	s->writing = 1;
	pthread_mutex_unlock(&s->lock);
	if (error == 0) {
		error = room_write(&s->room, b->data, b->len);
		written = s->room.written;
	}
	pthread_mutex_lock(&s->lock);
	s->writing = 0;
	s->taken++;
	s->written = written;
	s->error = error;
	wake(s);
}

char *
spool_room(struct spool *s)
{
	char *room;

	pthread_mutex_lock(&s->lock);
	while (s->put - s->taken == s->nblocks)
		write_or_sleep(s);
	room = s->ring[s->put % s->nblocks].data;
	pthread_mutex_unlock(&s->lock);
	return room;
}

int
spool_put(struct spool *s, size_t n)
{
	int error;

	pthread_mutex_lock(&s->lock);
	s->ring[s->put++ % s->nblocks].len = n;
	error = s->error;
	wake(s);
	pthread_mutex_unlock(&s->lock);
	return error;
}

int
spool_end(struct spool *s)
{
	int error;

	pthread_mutex_lock(&s->lock);
	while (s->taken < s->put)
		write_or_sleep(s);
	s->ended = 1;
	error = s->error;
	wake(s);
	pthread_mutex_unlock(&s->lock);
	return error;
}

int
spool_fd(const struct spool *s)
{
	return s->room.fd;
}

uint64_t
spool_written(struct spool *s)
{
	return spool_wait(s, 0);
}

uint64_t
spool_wait(struct spool *s, uint64_t bytes)
{
	uint64_t written;

	pthread_mutex_lock(&s->lock);
	while (s->written < bytes && !s->ended)
		write_or_sleep(s);
	written = s->written;
	pthread_mutex_unlock(&s->lock);
	return written;
}

int
spool_ended(struct spool *s)
{
	int ended;

	pthread_mutex_lock(&s->lock);
	ended = s->ended;
	pthread_mutex_unlock(&s->lock);
	return ended;
}
