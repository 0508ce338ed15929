#ifndef WIRE_H
#define WIRE_H
#include <stdint.h>

/*
 * Between these two, what is written to `fd` is kept; then it goes to the
 * terminal that fd is, without what is not needed.  Returns the bytes sent.
 */
void		wire_begin(int fd);
uint64_t	wire_end(const char *behind);
/* `behind` is written after frames that are as long as this. */
#define WIRE_MANY	2000
/* For somebody else to write: the terminal is as ncurses believes it is. */
void		wire_settle(void);
/* Somebody else had the terminal. */
void		wire_forget(void);
void		wire_close(void);
/* Looks what the terminal can do; after newterm(). */
void		wire_learn(void);
/* Are frames marked, so that none is seen by half?  From now on they are. */
int		wire_marks(void);
void		wire_mark(void);

#endif
