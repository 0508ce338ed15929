/*
 * output: sends a frame to the terminal in one piece.
 *
 * ncurses writes to a descriptor of its own.  During a frame that descriptor
 * is a file in memory, whose contents then go to the terminal at once, with
 * shorter changes of colour (sgr.c).  The length of the piece is what the
 * frame costs.
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
	struct buf	in, out;
	char		begin[32], end[32];	/* of a frame, or "" */
} wire = { .fd = -1, .memory = -1, .terminal = -1 };

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
	wire.fd = fd;
	wire.memory = memory_file();
	wire.terminal = fcntl(fd, F_DUPFD_CLOEXEC, 3);
	sgr_init(&wire.sgr);
}

void
output_learn(void)
{
	char cap[] = "Sync";
	char *s = tigetstr(cap);

	wire.begin[0] = wire.end[0] = '\0';
	if (s == NULL || s == (char *)-1 || strchr(s, '$') != NULL)
		return;
	strlcpy(wire.begin, tiparm(s, 1), sizeof(wire.begin));
	strlcpy(wire.end, tiparm(s, 2), sizeof(wire.end));
}

int
output_marks(void)
{
	return wire.begin[0] != '\0';
}

void
output_mark(void)
{
	strlcpy(wire.begin, "\033[?2026h", sizeof(wire.begin));
	strlcpy(wire.end, "\033[?2026l", sizeof(wire.end));
}

static int
can_keep(void)
{
	return wire.memory != -1 && wire.terminal != -1;
}

void
output_begin(int fd)
{
	if (wire.fd != fd)
		open_wire(fd);
	if (can_keep())
		dup3(wire.memory, fd, O_CLOEXEC);
}

/* Sends n bytes.  Blocks while the terminal does not read, as ncurses would. */
static void
send_all(const char *p, size_t n)
{
	struct pollfd pfd = { wire.terminal, POLLOUT, 0 };
	ssize_t done;

	while (n > 0) {
		done = write(wire.terminal, p, n);
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

/* Moves what ncurses wrote from the file to wire.in. */
static void
take_in(void)
{
	char piece[16384];
	ssize_t n;
	off_t at = 0;

	buf_clear(&wire.in);
	while ((n = pread(wire.memory, piece, sizeof(piece), at)) > 0) {
		buf_add(&wire.in, piece, (size_t)n);
		at += n;
	}
	if (at > 0 && (ftruncate(wire.memory, 0) == -1 ||
	    lseek(wire.memory, 0, SEEK_SET) == -1))
		return;
}

uint64_t
output_end(const char *behind)
{
	if (!can_keep())
		return 0;
	dup3(wire.terminal, wire.fd, O_CLOEXEC);
	take_in();
	buf_clear(&wire.out);
	if (wire.in.len > FEW_BYTES)
		buf_adds(&wire.out, wire.begin);
	sgr_filter(&wire.sgr, wire.in.data, wire.in.len, &wire.out);
	if (wire.in.len > FEW_BYTES)
		buf_adds(&wire.out, wire.end);
	if (wire.out.len >= OUTPUT_MANY)
		buf_adds(&wire.out, behind);
	send_all(wire.out.data, wire.out.len);
	return wire.out.len;
}

void
output_settle(void)
{
	if (!can_keep())
		return;
	buf_clear(&wire.out);
	sgr_settle(&wire.sgr, &wire.out);
	send_all(wire.out.data, wire.out.len);
}

void
output_forget(void)
{
	sgr_init(&wire.sgr);
}

void
output_close(void)
{
	if (wire.memory != -1)
		close(wire.memory);
	if (wire.terminal != -1)
		close(wire.terminal);
	buf_free(&wire.in);
	buf_free(&wire.out);
	wire.fd = wire.memory = wire.terminal = -1;
}
