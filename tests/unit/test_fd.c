/*
 * fd: all bytes are written, in pieces where the system takes no more, and an
 * error is its errno.  The linker wraps write(), which takes `most` bytes.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"
#include "test.h"

static size_t	most = SIZE_MAX;
static unsigned	interrupts;		/* how often write() comes to nothing */

ssize_t	__real_write(int, const void *, size_t);
ssize_t	__wrap_write(int, const void *, size_t);
ssize_t
__wrap_write(int fd, const void *p, size_t n)
{
	if (interrupts > 0) {
		interrupts--;
		errno = EINTR;
		return -1;
	}
	return __real_write(fd, p, n < most ? n : most);
}

TEST(all_bytes_are_written)
{
	char back[8] = "";
	int p[2];

	CHECK(pipe(p) == 0);
	CHECK_INT(fd_write(p[1], "abc", 3), 0);
	CHECK_INT(fd_write(p[1], "", 0), 0);
	CHECK_INT(read(p[0], back, sizeof(back)), 3);
	CHECK_STR(back, "abc");
	close(p[0]);
	close(p[1]);
}

TEST(pieces_are_put_together)
{
	char back[16] = "";
	int p[2];

	CHECK(pipe(p) == 0);
	for (most = 1; most < 12; most++) {
		interrupts = (unsigned)most % 3;
		CHECK_INT(fd_write(p[1], "0123456789", 10), 0);
		CHECK_INT(read(p[0], back, sizeof(back)), 10);
		CHECK_STR(back, "0123456789");
	}
	most = SIZE_MAX;
	close(p[0]);
	close(p[1]);
}

/* A file that takes nothing, and says no error, is one that fails. */
TEST(nothing_taken_is_an_error)
{
	int p[2];

	CHECK(pipe(p) == 0);
	most = 0;
	CHECK_INT(fd_write(p[1], "abc", 3), EIO);
	most = SIZE_MAX;
	close(p[0]);
	close(p[1]);
}

TEST(an_error_is_its_errno)
{
	int fd = open("/dev/full", O_WRONLY);

	CHECK_INT(fd_write(-1, "abc", 3), EBADF);
	if (fd != -1) {
		CHECK_INT(fd_write(fd, "abc", 3), ENOSPC);
		close(fd);
	}
}

TEST_MAIN
