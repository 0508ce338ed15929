#ifndef OUTPUT_H
#define OUTPUT_H
#include <stdint.h>

/*
 * Keep what is written to fd between output_begin() and output_end(), then send
 * it, shortened, to the terminal that fd is.  output_end() returns the bytes
 * sent; `behind` follows a frame of at least `many` bytes.
 */
void		output_begin(int fd);
uint64_t	output_end(const char *behind, uint64_t many);
/* Sends bytes that are no part of a frame. */
void		output_send(const char *, size_t);
/* Makes the terminal what ncurses believes it to be, before others write. */
void		output_settle(void);
/* Assumes nothing about the terminal's pen, after others wrote. */
void		output_forget(void);
void		output_close(void);
/* Reads what the terminal can do; call this after newterm(). */
void		output_learn(void);
/*
 * Marks: returns whether frames are marked as synchronised output.  Mark:
 * marks them from now on.
 */
int		output_marks(void);
void		output_mark(void);

#endif
