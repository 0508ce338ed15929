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

/* What the terminal and the shell have to say. */
static const int handled[] = { SIGWINCH, SIGTSTP, SIGCONT };
#define NHANDLED	(sizeof(handled) / sizeof(handled[0]))

/*
 * All that end a process unless it does something about it, but for SIGKILL
 * and for faults, which are restore.c's.  What whoever started us has ignored
 * (nohup) stays ignored.
 */
static const int fatal_ones[] = {
	SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE,
	SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
#ifdef SIGPOLL
	SIGPOLL,
#endif
#ifdef SIGPWR
	SIGPWR,
#endif
#ifdef SIGSTKFLT
	SIGSTKFLT,
#endif
#ifdef SIGEMT
	SIGEMT,
#endif
};
#define NFATAL		(sizeof(fatal_ones) / sizeof(fatal_ones[0]))

static sigset_t ours;			/* those that have our handler */

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

static void
handle(int sig)
{
	struct sigaction sa;

	memset(&sa, 0, sizeof(sa));
	sa.sa_handler = note;
	sigemptyset(&sa.sa_mask);
	sigaction(sig, &sa, NULL);
	sigaddset(&ours, sig);
}

static void
handle_fatal(int sig)
{
	struct sigaction was;

	if (sigaction(sig, NULL, &was) == 0 && was.sa_handler != SIG_IGN)
		handle(sig);
}

/* The highest signal that there may be. */
static int
last_signal(void)
{
#ifdef SIGRTMAX
	return SIGRTMAX;
#else
	return 31;
#endif
}

void
signals_take(void)
{
	size_t i;
	int sig;

	sigemptyset(&ours);
	for (i = 0; i < NHANDLED; i++)
		handle(handled[i]);
	for (i = 0; i < NFATAL; i++)
		handle_fatal(fatal_ones[i]);
#ifdef SIGRTMIN
	for (sig = SIGRTMIN; sig <= SIGRTMAX; sig++)
		handle_fatal(sig);
#endif
	pthread_sigmask(SIG_BLOCK, &ours, &outside);
	for (sig = 1; sig <= last_signal(); sig++)
		if (sigismember(&ours, sig) == 1)
			sigdelset(&outside, sig);
}

void
signals_leave(void)
{
	int sig;

	for (sig = 1; sig <= last_signal(); sig++)
		if (sigismember(&ours, sig) == 1)
			signal(sig, SIG_DFL);
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
