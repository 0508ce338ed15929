#ifndef RESTORE_H
#define RESTORE_H

/* Remembers the modes of a terminal before anybody changes them. */
void	restore_save(int fd);
/* Makes the string that ends our use of it; after newterm(). */
void	restore_learn(void);
/* From now on faults and fatal() give the terminal back; and no longer. */
void	restore_arm(void);
void	restore_disarm(void);

#endif
