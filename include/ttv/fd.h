#ifndef TTV_FD_H
#define TTV_FD_H
/*
 * fd: bytes to a file descriptor.
 */
#include <stddef.h>

/*
 * Writes n bytes, in as many calls as that takes, and again after a signal.
 * Returns 0, or the errno of the call that failed; EIO for one that took
 * nothing.
 */
int	fd_write(int fd, const char *, size_t n);

#endif
