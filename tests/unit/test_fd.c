/*
 * fd: all bytes are written, and an error is its errno.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"
#include "test.h"

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
