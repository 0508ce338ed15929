#ifndef RESTORE_H
#define RESTORE_H

/* Saves the modes of the terminal fd, before they are changed. */
void	restore_save(int fd);
/*
 * Builds the string that leaves ncurses' mode; call this after newterm().
 * mouse: 1 when reports of the mouse may be on.
 */
void	restore_learn(int mouse);
/* Arm: faults and fatal() restore the terminal.  Disarm: no longer. */
void	restore_arm(void);
void	restore_disarm(void);

#endif
