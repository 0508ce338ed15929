/*
 * spool: blocks come into the file whole and in order, whichever thread writes
 * them; the first error of a write is kept, and nothing is written behind it.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "ttv/tempfile.h"
#include "ttv/tuning.h"
#include "../../src/input/spool.h"
#include "test.h"

#define BLOCKS		9u

/* Puts block i, which is full of the letter of its number. */
static int
put(struct spool *s, unsigned i, size_t n)
{
	memset(spool_room(s), 'a' + (int)i, n);
	return spool_put(s, n);
}

/* Returns whether the file has the blocks 0 to n - 1, of `len` bytes each. */
static int
has_blocks(int fd, unsigned n, size_t len)
{
	char c;
	unsigned i;

	for (i = 0; i < n; i++)
		if (pread(fd, &c, 1, (off_t)(i * len)) != 1 ||
		    c != 'a' + (int)i || pread(fd, &c, 1,
		    (off_t)((i + 1) * len - 1)) != 1 || c != 'a' + (int)i)
			return 0;
	return pread(fd, &c, 1, (off_t)(n * len)) == 0;
}

TEST(blocks_are_written_in_order)
{
	int fd = tempfile_in(tempfile_dir());
	struct spool *s;
	unsigned i;

	tuning_set_small();
	s = spool_new(fd, 3, 0);
	CHECK_INT(spool_fd(s), fd);
	for (i = 0; i < BLOCKS; i++)
		CHECK_INT(put(s, i, SPOOL_BLOCK), 0);
	CHECK(spool_written(s) < BLOCKS * SPOOL_BLOCK);
	CHECK_INT(spool_ended(s), 0);
	CHECK_INT(spool_end(s), 0);
	CHECK_INT(spool_ended(s), 1);
	CHECK_INT(spool_written(s), BLOCKS * SPOOL_BLOCK);
	CHECK(has_blocks(fd, BLOCKS, SPOOL_BLOCK));
	spool_free(s);
	close(fd);
}

TEST(who_waits_writes_no_more_than_asked)
{
	int fd = tempfile_in(tempfile_dir());
	struct spool *s = spool_new(fd, BLOCKS, 0);
	unsigned i;

	for (i = 0; i < BLOCKS; i++)
		put(s, i, 10);
	CHECK_INT(spool_written(s), 0);
	CHECK_INT(spool_wait(s, 1), 10);
	CHECK_INT(spool_wait(s, 10), 10);
	CHECK_INT(spool_wait(s, 11), 20);
	CHECK(has_blocks(fd, 2, 10));
	CHECK_INT(spool_end(s), 0);
	CHECK_INT(spool_wait(s, 1000), 90);
	CHECK(has_blocks(fd, BLOCKS, 10));
	spool_free(s);
	close(fd);
}

static void *
wait_for_all(void *s)
{
	return (void *)(uintptr_t)spool_wait(s, BLOCKS * 10);
}

TEST(another_thread_writes)
{
	int fd = tempfile_in(tempfile_dir());
	struct spool *s = spool_new(fd, 2, 0);
	pthread_t thread;
	void *got = NULL;
	unsigned i;

	CHECK_INT(pthread_create(&thread, NULL, wait_for_all, s), 0);
	for (i = 0; i < BLOCKS; i++)
		CHECK_INT(put(s, i, 10), 0);
	CHECK_INT(spool_end(s), 0);
	pthread_join(thread, &got);
	CHECK_INT((uintptr_t)got, BLOCKS * 10);
	CHECK(has_blocks(fd, BLOCKS, 10));
	spool_free(s);
	close(fd);
}

/* A file that cannot be written: all that comes returns the error. */
TEST(the_first_error_is_kept)
{
	int fd = open("/dev/null", O_RDONLY);
	struct spool *s = spool_new(fd, 2, 0);
	unsigned i;

	CHECK_INT(put(s, 0, 10), 0);
	CHECK_INT(put(s, 1, 10), 0);
	for (i = 2; i < 6; i++)		/* each has the one before written */
		CHECK_INT(put(s, i, 10), EBADF);
	CHECK_INT(spool_written(s), 0);
	CHECK_INT(spool_end(s), EBADF);
	CHECK_INT(spool_ended(s), 1);
	CHECK_INT(spool_wait(s, 100), 0);
	spool_free(s);
	close(fd);
}

TEST_MAIN
