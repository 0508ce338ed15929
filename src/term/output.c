/*
 * output: sends a frame to the terminal in one piece.
 *
 * ncurses writes to a descriptor of its own.  During a frame that descriptor
 * is a file in memory, whose contents then go to the terminal at once, with
 * shorter changes of colour (sgr.c) and shorter runs (repeat.c), or, where that
 * is shorter, as paint.c draws the same frame.  The length of the piece is what
 * the frame costs.
 *
 * - A frame of more than a few cells is marked as synchronised output where
 *   the terminal knows it (its description has "Sync", or it answered so):
 *   half a frame is never shown.
 * - Without files in memory, ncurses writes to the terminal itself.
 * - All output of ncurses must pass here, or colours would be wrong.  The one
 *   exception is endwin(), between output_settle() and output_forget().
 * - The fault handler has a descriptor of its own.
 */
#include "config.h"

#include <sys/mman.h>

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "ttv/buf.h"

#include "repeat.h"
#include "sgr.h"
#include "output.h"

#define FEW_BYTES	100	/* bytes that arrive at once in any case */

static struct {
	int		fd;		/* ncurses' descriptor */
	int		memory;		/* the file behind fd in a frame, or
					 * -1 */
	int		terminal;	/* the file behind fd otherwise, or
					 * -1 */
	struct sgr	sgr;
	off_t		before;		/* bytes of `memory` that paint() does
					 * not replace */
	struct buf	in, pens, out;	/* of ncurses; with shorter changes of
					 * colour; with shorter runs */
	struct buf	painted;	/* the same frame by paint() */
	char		begin[32], end[32];	/* of a frame, or "" */
} output = { .fd = -1, .memory = -1, .terminal = -1 };

static int
memory_file(void)
{
#ifdef MFD_CLOEXEC
	return memfd_create("frame", MFD_CLOEXEC);
#else
	return -1;
#endif
}

static void
open_wire(int fd)
{
	output.fd = fd;
	output.memory = memory_file();
	output.terminal = fcntl(fd, F_DUPFD_CLOEXEC, 3);
	sgr_init(&output.sgr);
}

void
output_learn(void)
{
	char cap[] = "Sync";
	char *s = tigetstr(cap);

	output.begin[0] = output.end[0] = '\0';
	if (s == NULL || s == (char *)-1 || strchr(s, '$') != NULL)
		return;
	strlcpy(output.begin, tiparm(s, 1), sizeof(output.begin));
	strlcpy(output.end, tiparm(s, 2), sizeof(output.end));
}

int
output_marks(void)
{
	return output.begin[0] != '\0';
}

void
output_mark(void)
{
	strlcpy(output.begin, "\033[?2026h", sizeof(output.begin));
	strlcpy(output.end, "\033[?2026l", sizeof(output.end));
}

static int
can_keep(void)
{
	return output.memory != -1 && output.terminal != -1;
}

void
output_begin(int fd)
{
	if (output.fd != fd)
		open_wire(fd);
	output.before = 0;
	if (can_keep())
		dup3(output.memory, fd, O_CLOEXEC);
}

void
output_split(void)
{
	if (can_keep())
		output.before = lseek(output.memory, 0, SEEK_CUR);
}

/* Sends n bytes.  Blocks while the terminal does not read, as ncurses would. */
static void
send_all(const char *p, size_t n)
{
	struct pollfd pfd = { output.terminal, POLLOUT, 0 };
	ssize_t done;

	while (n > 0) {
		done = write(output.terminal, p, n);
		if (done == -1 && errno == EAGAIN)
			poll(&pfd, 1, -1);
		else if (done == -1 && errno != EINTR)
			return;		/* the terminal is gone; reading reports
					 * it */
		else if (done > 0) {
			p += done;
			n -= (size_t)done;
		}
	}
}

void
output_send(const char *p, size_t n)
{
	if (output.terminal != -1)
		send_all(p, n);
}

/* Moves what ncurses wrote from the file to output.in. */
static void
take_in(void)
{
	char piece[16384];
	ssize_t n;
	off_t at = 0;

	buf_clear(&output.in);
	while ((n = pread(output.memory, piece, sizeof(piece), at)) > 0) {
		buf_add(&output.in, piece, (size_t)n);
		at += n;
	}
	if (at > 0 && (ftruncate(output.memory, 0) == -1 ||
	    lseek(output.memory, 0, SEEK_SET) == -1))
		return;
}

/* Appends the n bytes at p of ncurses, or the same frame by paint(). */
static void
shorten(const char *p, size_t n, output_painter *painter, const void *arg)
{
	struct sgr painted = output.sgr;
	size_t from = output.out.len;

	buf_clear(&output.pens);
	sgr_filter(&output.sgr, p, n, &output.pens);
	repeat_filter(output.pens.data, output.pens.len, &output.out);
	buf_clear(&output.painted);
	if (n == 0 || painter == NULL || output.sgr.off ||
	    !painter(arg, &painted, &output.painted) ||
	    output.painted.len >= output.out.len - from)
		return;
	output.out.len = from;
	buf_add(&output.out, output.painted.data, output.painted.len);
	output.sgr.have = painted.have;
	output.sgr.known = painted.known;
	output.sgr.charsets = painted.charsets;
}

uint64_t
output_end(const char *behind, uint64_t many, output_painter *painter,
    const void *arg)
{
	size_t before;

	if (!can_keep())
		return 0;
	dup3(output.terminal, output.fd, O_CLOEXEC);
	take_in();
	before = (size_t)output.before < output.in.len ?
	    (size_t)output.before : output.in.len;
	buf_clear(&output.out);
	if (output.in.len > FEW_BYTES)
		buf_adds(&output.out, output.begin);
	if (before > 0)
		shorten(output.in.data, before, NULL, NULL);
	shorten(output.in.data + before, output.in.len - before, painter, arg);
	if (output.in.len > FEW_BYTES)
		buf_adds(&output.out, output.end);
	if (output.out.len >= many)
		buf_adds(&output.out, behind);
	send_all(output.out.data, output.out.len);
	return output.out.len;
}

void
output_settle(void)
{
	if (!can_keep())
		return;
	buf_clear(&output.out);
	sgr_settle(&output.sgr, &output.out);
	send_all(output.out.data, output.out.len);
}

void
output_forget(void)
{
	sgr_init(&output.sgr);
}

void
output_close(void)
{
	if (output.memory != -1)
		close(output.memory);
	if (output.terminal != -1)
		close(output.terminal);
	buf_free(&output.in);
	buf_free(&output.pens);
	buf_free(&output.painted);
	buf_free(&output.out);
	output.fd = output.memory = output.terminal = -1;
}
