/*
 * Bytes to a trace.  The loader opens paths, so the bytes go to a temporary
 * file first, which is gone again before the trace is looked at: what is mapped
 * stays.
 */
#include "config.h"

#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "fuzz.h"

static int
temporary(char *path, size_t n)
{
	const char *dir = getenv("TMPDIR");
	int fd;

	snprintf(path, n, "%s/ttv-fuzz.XXXXXX", dir != NULL ? dir : "/tmp");
	if ((fd = mkstemp(path)) == -1)
		err(1, "%s", path);
	return fd;
}

struct trace *
fuzz_trace(const uint8_t *data, size_t len)
{
	struct load_options options = { .threads = 1 };
	struct trace *trace;
	struct err error;
	const char *paths[1];
	char path[256];
	size_t done;
	ssize_t n;
	int fd;

	fd = temporary(path, sizeof(path));
	for (done = 0; done < len; done += (size_t)n)
		if ((n = write(fd, data + done, len - done)) == -1)
			err(1, "%s", path);
	close(fd);

	err_clear(&error);
	paths[0] = path;
	trace = load_files(paths, 1, &options, &error);
	unlink(path);
	if (trace == NULL && error.code == ERR_NONE)
		abort();	/* it failed and does not say why */
	return trace;
}
