#ifndef RESTORE_H
#define RESTORE_H

/* Remembers the modes of a terminal before anybody changes them. */
void	restore_save(int fd);
/*
 * Makes the string that ends our use of it; after newterm().  mouse: it may have
 * been asked to tell of the mouse.
 */
void	restore_learn(int mouse);
/* From now on faults and fatal() give the terminal back; and no longer. */
void	restore_arm(void);
void	restore_disarm(void);

#endif
