/*
 * out: stdout of all commands: a buffer that is written in pieces of 1 MiB,
 * the first one earlier, so that what reads it begins at once.
 * A failed write (a full disk) is remembered, all later output is dropped, and
 * out_close() reports it once.  A command with long output checks out_failed()
 * from time to time and stops.  A closed pipe ends the process as it ends cat;
 * not while a pager reads, which a person may quit.
 *
 * Some forms (CSV, TSV, folded stacks) have the names of a trace as they are,
 * which is right in a file and a danger on a terminal: what goes to a terminal
 * is made safe here, where all of it passes.
 */
#include "config.h"

#include <sys/ioctl.h>
#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/elapsed.h"
#include "ttv/fd.h"
#include "ttv/text.h"

#include "cmd.h"
#include "whole.h"

#define OUT_BYTES	(1024 * 1024)
#define OUT_FIRST	65536		/* bytes: what a pipe takes */
#define OUT_WAIT	500		/* ms that rows wait for more of them */
#define REPLACEMENT	0xfffd

/* What becomes of lines: nothing; or what the next byte is in an array. */
enum { LINES_PLAIN, LINES_FIRST, LINES_NEXT, LINES_INSIDE };

static const char *path;	/* of out_to(), or NULL */
static const char *of;		/* of out_of(), or NULL */
static int replaces;
static struct whole whole;	/* beside NULL: path itself is written */
static int paged;
static int deadly;		/* 1: SIGPIPE was not ignored at first */

void
out_to(const char *file, int force)
{
	whole_forget(&whole);	/* in a child of what has opened it */
	path = file;
	replaces = force;
}

void
out_of(const char *trace)
{
	of = trace;
}

const char *
out_trace(void)
{
	return of;
}

void
out_paged(int on)
{
	paged = on;
}

/* Opens the file of out_to(), or one beside it. */
static void
out_file(struct out *out)
{
	struct stat st;
	int how = replaces ? O_CREAT | O_TRUNC : O_CREAT | O_EXCL;

	if (lstat(path, &st) == -1 || S_ISREG(st.st_mode)) {
		out->error = whole_open(&whole, path);
		out->fd = out->error == 0 ? whole.fd : -1;
		return;
	}
	/* a link, a pipe or a device has no name to take the place of */
	if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
		how = 0;
	out->fd = open(path, O_WRONLY | O_CLOEXEC | how, 0666);
	out->error = out->fd == -1 ? errno : 0;
}

void
out_open(struct out *out)
{
	static const struct buf empty = BUF_INIT;

	out->buf = empty;
	out->error = 0;
	out->fd = STDOUT_FILENO;
	if (path != NULL)
		out_file(out);
	out->kept = 0;
	out->lines = LINES_PLAIN;
	out->begun = out->dropped = 0;
	out->since = now_ms();
	out->seen = paged || (out->fd != -1 && isatty(out->fd));
	/* it ends the process where out_write() says so, not elsewhere */
	if (signal(SIGPIPE, SIG_IGN) == SIG_DFL)
		deadly = 1;
}

/* Replaces the bytes by what a terminal may get; lines and tabs stay. */
static void
out_safe(struct buf *b)
{
	struct buf safe = BUF_INIT;
	size_t i, used;
	char bytes[4];
	uint32_t c;

	for (i = 0; i < b->len; i += used) {
		c = text_decode(b->data + i, b->len - i, &used);
		if (text_unsafe(c) && c != '\n' && c != '\t')
			c = REPLACEMENT;
		buf_add(&safe, bytes, text_encode(c, bytes));
	}
	buf_free(b);
	*b = safe;
}

/* Makes lines elements of an array, with what is between and around them. */
static void
out_array(struct out *out, int end)
{
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < out->buf.len; i++) {
		if (out->lines != LINES_INSIDE)
			buf_adds(&b, out->lines == LINES_FIRST ? "[\n" :
			    ",\n");
		out->lines = LINES_INSIDE;
		if (out->buf.data[i] == '\n')
			out->lines = LINES_NEXT;
		else
			buf_addc(&b, out->buf.data[i]);
	}
	if (end)
		buf_adds(&b, out->lines == LINES_FIRST ? "[]\n" : "\n]\n");
	buf_free(&out->buf);
	out->buf = b;
}

static void
out_write(struct out *out, int end)
{
	if (out->lines != LINES_PLAIN)
		out_array(out, end);
	if (out->seen)
		out_safe(&out->buf);
	if (out->error == 0 && !out->dropped)
		out->error = fd_write(out->fd, out->buf.data, out->buf.len);
	if (out->error == EPIPE && deadly && !paged) {
		signal(SIGPIPE, SIG_DFL);
		raise(SIGPIPE);
	}
	out->begun |= out->buf.len > 0;
	out->since = now_ms();
	buf_clear(&out->buf);
}

void
out_more(struct out *out)
{
	if (out->buf.len >= (out->begun ? OUT_BYTES : OUT_FIRST) && !out->kept)
		out_write(out, 0);
}

void
out_pass(struct out *out)
{
	if (out->buf.len > 0 && now_ms() - out->since >= OUT_WAIT)
		out_write(out, 0);
}

int
out_drain(void *out, struct buf *unused)
{
	(void)unused;
	out_more(out);
	return out_failed(out) ? -1 : 0;
}

void
out_drop(struct out *out)
{
	out->dropped |= whole.beside != NULL;
}

int
out_columns(void)
{
	struct winsize w;

	if (path != NULL || !isatty(STDOUT_FILENO) ||
	    ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == -1)
		return 0;
	return w.ws_col;
}

int
out_failed(const struct out *out)
{
	return out->error != 0;
}

int
out_close(struct out *out, int status)
{
	int error = 0;

	out_write(out, 1);
	buf_free(&out->buf);
	if (whole.beside != NULL)
		error = whole_close(&whole, out->error == 0 && !out->dropped);
	else if (path != NULL && out->fd != -1 && close(out->fd) == -1)
		error = errno;
	if (out->error == 0)
		out->error = error;
	if (out->error == 0)
		return status;
	fprintf(stderr, "ttv: %s: %s\n", path != NULL ? path :
	    "standard output", strerror(out->error));
	return out->fd == -1 ? EXIT_USAGE : EXIT_OUTPUT;
}
