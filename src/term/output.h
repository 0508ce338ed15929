#ifndef OUTPUT_H
#define OUTPUT_H
/* The way of bytes to the terminal, which shortens a frame. */
#include <stdint.h>

struct buf;
struct sgr;

/* Appends a frame for a terminal with this pen; returns 0: it cannot. */
typedef int output_painter(const void *arg, struct sgr *, struct buf *);

/*
 * Keep what is written to fd between output_begin() and output_end(), then send
 * it, shortened, to the terminal that fd is.  output_end() returns the bytes
 * sent; `behind` follows a frame of at least `many` bytes.  What was written
 * after output_split() is replaced by what the painter, NULL: none, makes of
 * the frame, if that is shorter.
 */
void		output_begin(int fd);
void		output_split(void);
uint64_t	output_end(const char *behind, uint64_t many,
		    output_painter *, const void *arg);
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
