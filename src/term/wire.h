#ifndef WIRE_H
#define WIRE_H
#include <stdint.h>

/*
 * Keep what is written to fd between wire_begin() and wire_end(), then send
 * it, shortened, to the terminal that fd is.  wire_end() returns the bytes
 * sent.
 */
void		wire_begin(int fd);
uint64_t	wire_end(const char *behind);
/* bytes; `behind` is sent after frames of at least this length. */
#define WIRE_MANY	2000
/* Makes the terminal what ncurses believes it to be, before others write. */
void		wire_settle(void);
/* Assumes nothing about the terminal's pen, after others wrote. */
void		wire_forget(void);
void		wire_close(void);
/* Reads what the terminal can do; call this after newterm(). */
void		wire_learn(void);
/*
 * Marks: returns whether frames are marked as synchronised output.  Mark:
 * marks them from now on.
 */
int		wire_marks(void);
void		wire_mark(void);

#endif
