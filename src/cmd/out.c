/*
 * out: stdout for commands with much output: a buffer that is written in
 * pieces of 1 MiB.  A failed write (a full disk, a closed pipe) is remembered,
 * all later output is dropped, and out_close() reports it once.  A command
 * with long output checks out_failed() from time to time and stops.
 */
#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"

#include "cmd.h"

#define OUT_PIECE	(1024 * 1024)

void
out_open(struct out *out)
{
	static const struct buf empty = BUF_INIT;

	out->buf = empty;
	out->error = 0;
	out->kept = 0;
	/* a closed pipe is reported like other errors: it must not kill */
	signal(SIGPIPE, SIG_IGN);
}

static void
out_write(struct out *out)
{
	if (out->error == 0)
		out->error = fd_write(STDOUT_FILENO, out->buf.data,
		    out->buf.len);
	buf_clear(&out->buf);
}

void
out_more(struct out *out)
{
	if (out->buf.len >= OUT_PIECE && !out->kept)
		out_write(out);
}

int
out_failed(const struct out *out)
{
	return out->error != 0;
}

int
out_close(struct out *out, int status)
{
	out_write(out);
	buf_free(&out->buf);
	if (out->error == 0)
		return status;
	fprintf(stderr, "ttv: standard output: %s\n", strerror(out->error));
	return EXIT_OUTPUT;
}
