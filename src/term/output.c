/*
 * output: sends a frame to the terminal in one piece, whose length is what the
 * frame costs.
 *
 * - A frame of more than a few cells is marked as synchronised output where
 *   the terminal knows it (its description has "Sync", or it answered so):
 *   half a frame is never shown.
 * - ncurses writes to the same descriptor: the modes of the terminal, and the
 *   frames of plain.c.  The fault handler has a descriptor of its own.
 */
#include "config.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "ttv/buf.h"

#include "output.h"

#define FEW_BYTES	100	/* bytes that arrive at once in any case */

static struct {
	int	fd;
	char	begin[32], end[32];	/* of a frame, or "" */
} output;

void
output_open(int fd)
{
	char cap[] = "Sync";
	char *s = tigetstr(cap);

	output.fd = fd;
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

void
output_send(const char *p, size_t n)
{
	struct pollfd pfd = { output.fd, POLLOUT, 0 };
	ssize_t done;

	while (n > 0) {
		done = write(output.fd, p, n);
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

uint64_t
output_frame(const struct buf *frame, const char *behind, uint64_t many)
{
	struct buf all = BUF_INIT;
	uint64_t sent;
	int marks = frame->len > FEW_BYTES;

	if (frame->len == 0)
		return 0;
	buf_adds(&all, marks ? output.begin : "");
	buf_add(&all, frame->data, frame->len);
	buf_adds(&all, marks ? output.end : "");
	if (all.len >= many)
		buf_adds(&all, behind);
	output_send(all.data, all.len);
	sent = all.len;
	buf_free(&all);
	return sent;
}
