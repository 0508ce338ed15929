#ifndef SIGNALS_H
#define SIGNALS_H
#include <signal.h>

/* The signals that came; the code that acts on one clears it. */
struct signals {
	volatile sig_atomic_t	resize, stop, cont;
	volatile sig_atomic_t	end;		/* number of the signal, or 0 */
};
extern struct signals	signals;

/* Installs the handlers; the signals are blocked from now on. */
void	signals_take(void);
/* Removes the handlers and unblocks the signals. */
void	signals_leave(void);
/* Returns the mask to wait with, which lets the signals in. */
const sigset_t *signals_mask(void);
/* Stops the process group; returns when it is continued. */
void	signals_stop(void);

#endif
