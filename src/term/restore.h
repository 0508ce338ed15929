#ifndef RESTORE_H
#define RESTORE_H

/* Saves the modes of the terminal fd, before they are changed. */
void	restore_save(int fd);
/*
 * Builds the string that leaves ncurses' mode; call this after newterm().
 * knows_modes: 1 when reports of the mouse or bracketed paste may be on.
 */
void	restore_learn(int knows_modes);
/* Restores the terminal if that is armed; for signal handlers. */
void	restore_now(void);
/* Arm: faults and fatal() restore the terminal.  Disarm: no longer. */
void	restore_arm(void);
void	restore_disarm(void);

#endif
