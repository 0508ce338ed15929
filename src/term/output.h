#ifndef OUTPUT_H
#define OUTPUT_H
/* The way of bytes to the terminal. */
#include <stddef.h>
#include <stdint.h>

struct buf;

/* Sends to this descriptor; call this after newterm(). */
void		output_open(int fd);
/* Sends bytes that are no part of a frame. */
void		output_send(const char *, size_t);
/*
 * Sends a frame; `behind` follows one of at least `many` bytes.  Returns the
 * bytes sent.
 */
uint64_t	output_frame(const struct buf *, const char *behind,
		    uint64_t many);
/*
 * Marks: returns whether frames are marked as synchronised output.  Mark:
 * marks them from now on.
 */
int		output_marks(void);
void		output_mark(void);

#endif
