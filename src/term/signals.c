/*
 * signals: the signals that concern a terminal.  They are blocked except while
 * the program waits for a key in ppoll(): no handler runs inside ncurses, and
 * none is lost between the check and the wait.  A handler only notes its
 * signal.  Other threads must block these signals.
 */
#include "config.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "signals.h"

struct signals signals;

static sigset_t outside;		/* the mask during the wait */

/* Signals of the terminal and of the shell's job control. */
static const int handled[] = { SIGWINCH, SIGTSTP, SIGCONT };
#define NHANDLED	(sizeof(handled) / sizeof(handled[0]))

/*
 * Signals that end a process by default, without SIGKILL and without the
 * faults, which belong to restore.c.  A signal that was ignored at the start
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

static sigset_t ours;			/* signals with our handler */

static void
signals_note(int sig)
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
signals_handle(int sig)
{
	struct sigaction sa;

	memset(&sa, 0, sizeof(sa));
	sa.sa_handler = signals_note;
	sigemptyset(&sa.sa_mask);
	sigaction(sig, &sa, NULL);
	sigaddset(&ours, sig);
}

static void
handle_fatal(int sig)
{
	struct sigaction was;

	if (sigaction(sig, NULL, &was) == 0 && was.sa_handler != SIG_IGN)
		signals_handle(sig);
}

/* Returns the highest number of a signal. */
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
		signals_handle(handled[i]);
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
	kill(0, SIGTSTP);	/* stop the rest of the pipeline too */
	pthread_sigmask(SIG_BLOCK, &stop, NULL);
	signal(SIGTSTP, signals_note);
	sigemptyset(&cont);	/* discard the SIGCONT that resumed */
	sigaddset(&cont, SIGCONT);
	sigtimedwait(&cont, NULL, &now);
	signals.stop = signals.cont = 0;
}
