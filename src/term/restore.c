/*
 * The terminal's way back when the program cannot go on: a fault (SIGSEGV and
 * its like) or fatal().  Nothing of ncurses may run then, so the strings that
 * leave its mode are put together beforehand and the modes are those that
 * tcgetattr() gave at the start.  write() and tcsetattr() are all that is
 * called, from any thread.
 */
#include "config.h"

#include <curses.h>
#include <signal.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "ttv/mapfile.h"
#include "ttv/xmalloc.h"

#include "mouse.h"
#include "restore.h"

static struct {
	int		fd;
	int		have;		/* modes were there to save */
	struct termios	modes;
	char		text[256];
	volatile sig_atomic_t armed;
} saved = { .fd = -1 };

static const int faults[] = {
	SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS
};
#define NFAULTS	(sizeof(faults) / sizeof(faults[0]))
static struct sigaction before[NFAULTS];	/* what others did on them */

void
restore_save(int fd)
{
	saved.fd = fd;
	saved.have = tcgetattr(fd, &saved.modes) == 0;
}

static void
learn(const char *name)
{
	char cap[8];
	const char *s;

	strlcpy(cap, name, sizeof(cap));
	s = tigetstr(cap);
	/* Padding ("$<5>") is for hardware that is gone. */
	if (s == NULL || s == (char *)-1 || strchr(s, '$') != NULL)
		return;
	strlcat(saved.text, s, sizeof(saved.text));
}

void
restore_learn(int mouse)
{
	strlcpy(saved.text, mouse ? MOUSE_OFF : "", sizeof(saved.text));
	learn("sgr0");
	learn("rmkx");
	learn("cnorm");
	learn("rmcup");
}

static void
give_back(void)
{
	ssize_t n;

	if (!saved.armed)
		return;
	saved.armed = 0;
	n = write(saved.fd, saved.text, strlen(saved.text));
	(void)n;
	if (saved.have)
		tcsetattr(saved.fd, TCSADRAIN, &saved.modes);
}

static void
fault(int sig, siginfo_t *info, void *context)
{
	(void)context;
	/* a file that has shrunk while it is mapped is no reason to end */
	if (sig == SIGBUS && mapfile_fault(info->si_addr))
		return;
	give_back();
	signal(sig, SIG_DFL);
	raise(sig);		/* this time it ends us */
}

void
restore_arm(void)
{
	struct sigaction sa;
	size_t i;

	memset(&sa, 0, sizeof(sa));
	sa.sa_sigaction = fault;
	sa.sa_flags = SA_SIGINFO;
	sigemptyset(&sa.sa_mask);
	for (i = 0; i < NFAULTS; i++)
		sigaction(faults[i], &sa, &before[i]);
	saved.armed = 1;
	fatal_set_hook(give_back);
}

void
restore_disarm(void)
{
	size_t i;

	saved.armed = 0;
	for (i = 0; i < NFAULTS; i++)
		sigaction(faults[i], &before[i], NULL);
	fatal_set_hook(NULL);
}
