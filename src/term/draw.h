#ifndef DRAW_H
#define DRAW_H
/* Draws a canvas on the terminal. */
#include <stdint.h>

struct canvas;

/* Call this after newterm(), before ncurses sets its modes. */
void	draw_open(int depth, int utf8);
/* Returns whether ncurses draws no frame. */
int	draw_paints(void);
/*
 * Blank: the screen is blank and its cursor hidden.  Forget: nothing is known
 * of its cells.
 */
void	draw_blank(int cols, int rows);
void	draw_forget(void);
/*
 * Draws the canvas with the cursor in a place that is on it, seen or not.
 * `behind` follows a frame of at least `many` bytes.  Returns the bytes, or
 * about as many, that were sent; 0: the frame is that which was shown.  Of a
 * frame of more than `most` bytes (0: of any number) a part is sent:
 * draw_rest() sends another, and returns its bytes; 0: there is none.
 */
uint64_t draw_canvas(const struct canvas *, int col, int row, int visible,
	    const char *behind, uint64_t many, size_t most);
uint64_t draw_rest(const char *behind, uint64_t many, size_t most);
int	draw_has_rest(void);
/* Makes the terminal what ncurses believes it to be, before others write. */
void	draw_settle(void);
void	draw_close(void);

#endif
