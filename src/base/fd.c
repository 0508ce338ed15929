/*
 * fd: writes all of some bytes, which write() may take in pieces.
 */
#include "config.h"

#include <errno.h>
#include <unistd.h>

#include "ttv/fd.h"

int
fd_write(int fd, const char *p, size_t n)
{
	ssize_t w;

	for (; n > 0; p += w, n -= (size_t)w) {
		if ((w = write(fd, p, n)) > 0)
			continue;
		if (w == 0 || errno != EINTR)
			return w == 0 ? EIO : errno;
		w = 0;
	}
	return 0;
}
