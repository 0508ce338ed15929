#ifndef SIGNALS_H
#define SIGNALS_H
#include <signal.h>

/* What has come since somebody looked; whoever acts on one clears it. */
struct signals {
	volatile sig_atomic_t	resize, stop, cont;
	volatile sig_atomic_t	end;		/* number of the signal, or 0 */
};
extern struct signals	signals;

/* Takes the signals that concern a terminal: they are blocked from now on. */
void	signals_take(void);
/* Leaves them to the system again. */
void	signals_leave(void);
/* The mask to wait with, so that they arrive while we wait. */
const sigset_t *signals_mask(void);
/* Stops the process group and returns when it goes on. */
void	signals_stop(void);

#endif
