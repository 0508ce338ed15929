/*
 * spool: writes blocks to a file, shared among the threads that have time.
 *
 * Inflating is the longest chain of a load, and writing its output takes half
 * as long again.  So the thread that inflates fills blocks of a ring, and a
 * thread that waits for bytes to read writes them; only when the ring is full
 * does the inflating thread write as well.
 *
 * - Blocks are written in order, by one thread at a time.
 * - After an error blocks are dropped; spool_put() and spool_end() return it.
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
	struct room	 room;		/* used by the thread that writes */
	pthread_mutex_t	 lock;
	pthread_cond_t	 changed;
	/* guarded by lock: */
	uint64_t	 put, taken;	/* blocks, counted from the start */
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

/* Waits, with the lock, until something is put, written or ended. */
static void
spool_wait_for_change(struct spool *s)
{
	s->sleepers++;
	pthread_cond_wait(&s->changed, &s->lock);
	s->sleepers--;
}

static void
spool_wake(struct spool *s)
{
	if (s->sleepers > 0)
		pthread_cond_broadcast(&s->changed);
}

/*
 * Writes the oldest block; takes and returns with the lock but releases it for
 * the write.  Waits for a change when there is no block or another thread
 * writes.  After an error the block is dropped.
 */
static void
spool_write_or_wait(struct spool *s)
{
	const struct block *b = &s->ring[s->taken % s->nblocks];
	uint64_t written = s->written;
	int error = s->error;

	if (s->writing || s->taken == s->put) {
		spool_wait_for_change(s);
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
	spool_wake(s);
}

char *
spool_room(struct spool *s)
{
	char *room;

	pthread_mutex_lock(&s->lock);
	while (s->put - s->taken == s->nblocks)
		spool_write_or_wait(s);
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
	spool_wake(s);
	pthread_mutex_unlock(&s->lock);
	return error;
}

int
spool_end(struct spool *s)
{
	int error;

	pthread_mutex_lock(&s->lock);
	while (s->taken < s->put)
		spool_write_or_wait(s);
	s->ended = 1;
	error = s->error;
	spool_wake(s);
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
		spool_write_or_wait(s);
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
