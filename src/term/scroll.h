#ifndef SCROLL_H
#define SCROLL_H
/* Shifts on the screen of what stands shifted in the next frame. */

struct canvas;

/* Reads what the terminal can do; call this after newterm(). */
void	scroll_learn(void);
void	scroll_free(void);
/*
 * Shifts on the screen, which shows `was`, the rows that are shifted in `now`;
 * call this before `now` is given to ncurses.  fd is the descriptor that
 * ncurses writes to.  Returns -1 when the contents of the screen are unknown
 * after an error.
 */
int	scroll_rows(const struct canvas *was, const struct canvas *now, int fd);
/*
 * Returns by how many columns `now` is shifted against `was`; 0: not
 * comparable.
 */
int	scroll_columns(const struct canvas *was, const struct canvas *now);
/*
 * Returns the column from which on a row should be shifted by n columns (to
 * the left when n > 0), or -1 when shifting does not pay.
 */
int	scroll_from(const struct canvas *was, const struct canvas *now, int row,
	    int n);

#endif
