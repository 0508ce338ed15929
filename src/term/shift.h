#ifndef SHIFT_H
#define SHIFT_H

struct canvas;

/* Looks what the terminal can do; after newterm(). */
void	shift_learn(void);
void	shift_free(void);
/*
 * Moves on the screen what of `was`, which it shows, stands elsewhere in `now`;
 * before ncurses is told of `now`.  fd is what ncurses writes to.  -1: what the
 * terminal shows is not known any more.
 */
int	shift_rows(const struct canvas *was, const struct canvas *now, int fd);
/* How many columns `now` has moved since `was`; 0: not, or not comparable. */
int	shift_columns(const struct canvas *was, const struct canvas *now);
/*
 * From which column on a row should be shifted by n columns (to the left when
 * n > 0), or -1: it should not.
 */
int	shift_from(const struct canvas *was, const struct canvas *now, int row,
	    int n);

#endif
