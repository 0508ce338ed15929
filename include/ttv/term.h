#ifndef TTV_TERM_H
#define TTV_TERM_H
/*
 * A terminal, as the ui sees it: a table of functions.  src/term/term_curses.c
 * makes the real one; tests make others.
 */
#include <stdint.h>

#include "ttv/style.h"

struct canvas;
struct err;

struct term_ops {
	void		(*size)(void *, int *cols, int *rows);
	/*
	 * Waits for a key and returns it (ttv/key.h); returns K_NONE when
	 * descriptor fd (-1: none) can be read first, or after `ms`
	 * milliseconds (-1: never).
	 */
	uint32_t	(*key)(void *, int fd, int ms);
	/*
	 * Returns 1 when a key can be read without waiting, or the last frame
	 * is not written yet: the next frame may be dropped.
	 */
	int		(*pending)(void *);
	/*
	 * Shows the canvas, with the cursor at a cell of it; col -1: no cursor.
	 */
	void		(*draw)(void *, const struct canvas *, int col,
			    int row);
	/* Makes the next draw write all cells. */
	void		(*repaint)(void *);
	void		(*beep)(void *);
	/*
	 * Releases the terminal, stops the process, and takes the terminal when
	 * the process continues.
	 */
	void		(*suspend)(void *);
	/* Returns 1 when the line is slower than the frames. */
	int		(*slow)(void *);
	/* Turns the reports of the mouse on or off. */
	void		(*mouse)(void *, int on);
	/* Puts a text into the terminal's clipboard. */
	void		(*copy)(void *, const char *, size_t);
	/*
	 * Returns 1 when the terminal has not answered yet, or its first answer
	 * took long: the line may be slow.  NULL: it is not.
	 */
	int		(*distant)(void *);
};
struct term {
	const struct term_ops	*ops;
	void			*data;
};

/* Options of the real terminal; -1: detect. */
struct term_options {
	int	colours;	/* 256, 8, 0, or -1 */
	int	glyphs;		/* enum glyph_set, or -1 */
};

struct term_stats {
	uint64_t	frames;		/* frames that wrote a byte */
	uint64_t	bytes;		/* written by all frames; cells, where
					 * ncurses draws them */
	uint64_t	first;		/* by the first frame */
	uint64_t	largest;	/* by the largest of the others */
};

/* Checks that there is a terminal: 0, or -1 and *err. */
int	term_curses_check(struct err *);
/*
 * Takes the terminal: keys from stdin, or from /dev/tty when stdin is no
 * terminal.  Returns -1 and *err without a terminal.  Sets the glyph set.  Only
 * one terminal can be open.  Signals that end or stop the program release the
 * terminal first.
 */
int	term_curses_open(struct term *, const struct term_options *,
	    struct err *);
/* Releases the terminal; does nothing when it is not open. */
void	term_curses_close(void);
/*
 * Gives the terminal back as it was and does nothing else: for a signal handler
 * of a program that cannot go on.
 */
void	term_curses_abandon(void);
/* Returns the signal that made key() return K_GONE, or 0. */
int	term_curses_signal(void);
void	term_curses_stats(struct term_stats *);

#endif
