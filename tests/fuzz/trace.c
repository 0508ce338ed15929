/*
 * trace: makes traces of bytes.  The loader opens paths, so the bytes go into
 * a temporary file, which is unlinked before the trace is used: the mapping
 * remains.
 *
 * Targets that are linked with this file treat small inputs as large ones: no
 * input of a fuzzer is large enough for parts, big threads and batches.
 */
#include "config.h"

#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/tuning.h"
#include "fuzz.h"

__attribute__((constructor)) static void
small(void)
{
	tuning_set_small();
}

void
fuzz_file(char *path, const uint8_t *data, size_t len)
{
	const char *dir = getenv("TMPDIR");
	size_t done;
	ssize_t n;
	int fd;

	snprintf(path, FUZZ_PATH, "%s/ttv-fuzz.XXXXXX",
	    dir != NULL ? dir : "/tmp");
	if ((fd = mkstemp(path)) == -1)
		err(1, "%s", path);
	for (done = 0; done < len; done += (size_t)n)
		if ((n = write(fd, data + done, len - done)) == -1)
			err(1, "%s", path);
	close(fd);
}

struct trace *
fuzz_load(const char *path, int threads)
{
	struct load_options options = { .threads = threads };
	struct trace *trace;
	struct err error;

	err_clear(&error);
	trace = load_files(&path, 1, &options, &error);
	if (trace == NULL && error.code == ERR_NONE)
		abort();	/* failed without an error */
	return trace;
}

struct trace *
fuzz_trace(const uint8_t *data, size_t len)
{
	char path[FUZZ_PATH];
	struct trace *trace;

	fuzz_file(path, data, len);
	trace = fuzz_load(path, 1);
	unlink(path);
	return trace;
}
