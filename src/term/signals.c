/*
 * The signals that concern a terminal.  They are blocked but while we wait for
 * a key, in ppoll(), so that no handler ever runs inside ncurses and none is
 * lost between the look and the wait.  A handler only notes the number.  Other
 * threads must have them blocked.
 */
#include "config.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "signals.h"

struct signals signals;

static sigset_t outside;		/* the mask while we wait */

static const int handled[] = {
	SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT
};
#define NHANDLED	(sizeof(handled) / sizeof(handled[0]))

static void
note(int sig)
{
	switch (sig) {
	case SIGWINCH:
		signals.resize = 1;
		break;
	case SIGTSTP:
		signals.stop = 1;
		break;
	case SIGCONT:
		signals.cont = 1;
		break;
	default:
		signals.end = sig;
	}
}

void
signals_take(void)
{
	struct sigaction sa;
	sigset_t block;
	size_t i;

	memset(&sa, 0, sizeof(sa));
	sa.sa_handler = note;
	sigemptyset(&block);
	sigemptyset(&sa.sa_mask);
	for (i = 0; i < NHANDLED; i++) {
		sigaddset(&block, handled[i]);
		sigaction(handled[i], &sa, NULL);
	}
	pthread_sigmask(SIG_BLOCK, &block, &outside);
	for (i = 0; i < NHANDLED; i++)
		sigdelset(&outside, handled[i]);
}

void
signals_leave(void)
{
	size_t i;

	for (i = 0; i < NHANDLED; i++)
		signal(handled[i], SIG_DFL);
	pthread_sigmask(SIG_SETMASK, &outside, NULL);
}

const sigset_t *
signals_mask(void)
{
	return &outside;
}

void
signals_stop(void)
{
	static const struct timespec now;
	sigset_t stop, cont;

	signal(SIGTSTP, SIG_DFL);
	sigemptyset(&stop);
	sigaddset(&stop, SIGTSTP);
	pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
	kill(0, SIGTSTP);	/* the pipe that feeds us stops too */
	pthread_sigmask(SIG_BLOCK, &stop, NULL);
	signal(SIGTSTP, note);
	sigemptyset(&cont);	/* what woke us is no news */
	sigaddset(&cont, SIGCONT);
	sigtimedwait(&cont, NULL, &now);
	signals.stop = signals.cont = 0;
}
