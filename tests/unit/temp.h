#ifndef TTV_TEMP_H
#define TTV_TEMP_H
/*
 * A file for a test, which the test unlinks.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEMP_PATH	"/tmp/ttv-test.XXXXXX"

/* A new file of so many bytes; the path, a TEMP_PATH once, becomes its name. */
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
