/*
 * restore: gives the terminal back on a fault (SIGSEGV and its like) or
 * fatal().
 *
 * No function of ncurses may run then, so the strings that leave its mode are
 * built beforehand, and the terminal modes are those that tcgetattr() returned
 * at the start.  Only write() and tcsetattr() are called, on whichever thread
 * failed.
 */
#include "config.h"

#include <curses.h>
#include <signal.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "ttv/fault.h"
#include "ttv/xmalloc.h"

#include "input.h"
#include "mouse.h"
#include "restore.h"

static struct {
	int		fd;
	int		have;		/* 1: modes could be read */
	struct termios	modes;
	char		text[256];
	volatile sig_atomic_t armed;
} saved = { .fd = -1 };

static const int faults[] = {
	SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS
};
#define NFAULTS	(sizeof(faults) / sizeof(faults[0]))
static struct sigaction before[NFAULTS];	/* earlier handlers */

void
restore_save(int fd)
{
	saved.fd = fd;
	saved.have = tcgetattr(fd, &saved.modes) == 0;
}

static void
restore_add_string(const char *name)
{
	char cap[8];
	const char *s;

	strlcpy(cap, name, sizeof(cap));
	s = tigetstr(cap);
	/*
	 * Padding ("$<5>") was for terminals that no longer exist: a string
	 * with it is not used.
	 */
	if (s == NULL || s == (char *)-1 || strchr(s, '$') != NULL)
		return;
	strlcat(saved.text, s, sizeof(saved.text));
}

void
restore_learn(int knows_modes)
{
	strlcpy(saved.text, knows_modes ? MOUSE_OFF PASTE_OFF : "",
	    sizeof(saved.text));
	restore_add_string("sgr0");
	restore_add_string("rmkx");
	restore_add_string("cnorm");
	restore_add_string("rmcup");
}

static void
restore_terminal(void)
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

void
restore_now(void)
{
	restore_terminal();
}

static void
restore_on_fault(int sig, siginfo_t *info, void *context)
{
	(void)context;
	/* a file that shrank while mapped is no reason to end */
	if ((sig == SIGBUS || sig == SIGSEGV) &&
	    fault_mend(sig, info->si_addr))
		return;
	restore_terminal();
	signal(sig, SIG_DFL);
	raise(sig);		/* now the default action ends the program */
}

void
restore_arm(void)
{
	struct sigaction sa;
	size_t i;

	fault_install();	/* its handlers are those from before */
	memset(&sa, 0, sizeof(sa));
	sa.sa_sigaction = restore_on_fault;
	sa.sa_flags = SA_SIGINFO | SA_NODEFER;
	sigemptyset(&sa.sa_mask);
	for (i = 0; i < NFAULTS; i++)
		sigaction(faults[i], &sa, &before[i]);
	saved.armed = 1;
	fatal_set_hook(restore_terminal);
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
