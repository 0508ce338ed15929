/*
 * terminal: see terminal.h.  What a viewer draws is not kept: frames come as
 * the clock has it.  Two things tell that the terminal was given back: its
 * modes, and that the last change between the two screens went to the usual
 * one.
 */
#include "config.h"

#include <sys/ioctl.h>
#include <sys/wait.h>

#include <err.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "terminal.h"

#define WAIT_MS		10		/* between two looks for an end */

static const char own[] = "\33[?1049h", usual[] = "\33[?1049l";
#define CHANGE		(sizeof(own) - 1)	/* bytes of each */

/* Calls of this program itself, which never fail in turn. */
ssize_t	__real_read(int, void *, size_t);
int	__real_poll(struct pollfd *, nfds_t, int);

static struct termios before;

int
terminal_open(int *screen)
{
	struct winsize size = { .ws_row = 30, .ws_col = 100 };
	int near;

	if (openpty(screen, &near, NULL, NULL, &size) == -1 ||
	    tcgetattr(near, &before) == -1)
		err(1, "openpty");
	setenv("TERM", "xterm", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	return near;
}

void
terminal_take(int near)
{
	if (setsid() == -1 || ioctl(near, TIOCSCTTY, 0) == -1 ||
	    dup2(near, STDIN_FILENO) == -1)
		err(1, "a terminal");
}

/* Reads at most one piece; sets *taken by the last change in it. */
static int
terminal_read(int screen, int *taken)
{
	static char text[65536];
	static size_t n;		/* bytes kept of the piece before */
	ssize_t got = __real_read(screen, text + n, sizeof(text) - n);
	size_t i;

	if (got <= 0)
		return 0;
	n += (size_t)got;
	for (i = 0; i + CHANGE <= n; i++)
		if (memcmp(text + i, own, CHANGE) == 0)
			*taken = 1;
		else if (memcmp(text + i, usual, CHANGE) == 0)
			*taken = 0;
	i = n < CHANGE ? 0 : n - (CHANGE - 1);
	n -= i;
	memmove(text, text + i, n);
	return 1;
}

int
terminal_watch(int screen, pid_t pid)
{
	struct pollfd p = { .fd = screen, .events = POLLIN };
	struct termios now;
	siginfo_t ended;
	int taken = 0;

	for (;;) {
		ended.si_pid = 0;
		if (waitid(P_PID, (id_t)pid, &ended, WEXITED | WNOHANG |
		    WNOWAIT) == -1)
			err(1, "waitid");
		if (__real_poll(&p, 1, ended.si_pid != 0 ? 0 : WAIT_MS) > 0) {
			if (!terminal_read(screen, &taken))
				break;
		} else if (ended.si_pid != 0)
			break;
	}
	if (tcgetattr(screen, &now) == -1)
		err(1, "tcgetattr");
	return taken || now.c_lflag != before.c_lflag ||
	    now.c_iflag != before.c_iflag || now.c_oflag != before.c_oflag;
}
