#ifndef TTV_TEMP_H
#define TTV_TEMP_H
/* A temporary file for a test, which unlinks it. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEMP_PATH	"/tmp/ttv-test.XXXXXX"

/*
 * Makes a file of the len bytes at data.  path holds TEMP_PATH and becomes the
 * name of the file.
 */
static inline void
temp_make(char *path, const void *data, size_t len)
{
	int fd;

	memcpy(path + sizeof(TEMP_PATH) - 7, "XXXXXX", 6);
	if ((fd = mkstemp(path)) == -1 ||
	    write(fd, data, len) != (ssize_t)len)
		abort();
	close(fd);
}

#endif
