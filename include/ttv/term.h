#ifndef TTV_TERM_H
#define TTV_TERM_H
/*
 * A terminal, as the ui sees it: a table of functions.  src/term/term_curses.c
 * makes the real one; tests bring their own.
 */
#include <stdint.h>

#include "ttv/style.h"

struct canvas;
struct err;

struct term_ops {
	void		(*size)(void *, int *cols, int *rows);
	/*
	 * Waits for a key and returns it: ttv/key.h; or K_NONE when a
	 * descriptor (-1: none) can be read first, or after so many
	 * milliseconds (-1: never).
	 */
	uint32_t	(*key)(void *, int fd, int ms);
	/*
	 * 1 when a key is there already, or the last frame is still on its
	 * way: this one may be dropped.
	 */
	int		(*pending)(void *);
	/* Shows the canvas; the cursor at a cell of it, or col -1: none. */
	void		(*draw)(void *, const struct canvas *, int col, int row);
	/* The next draw trusts nothing that is on the screen. */
	void		(*repaint)(void *);
	void		(*beep)(void *);
	/* Gives the terminal back, stops the process, takes it again. */
	void		(*suspend)(void *);
	/* 1 when the line does not keep up. */
	int		(*slow)(void *);
	/* From now on it tells of the mouse, or no longer. */
	void		(*mouse)(void *, int on);
};
struct term {
	const struct term_ops	*ops;
	void			*data;
};

/* What the real terminal is asked for; -1: find out. */
struct term_options {
	int	colours;	/* 256, 8, 0, or -1 */
	int	glyphs;		/* enum glyph_set, or -1 */
};

struct term_stats {
	uint64_t	frames;		/* that wrote something */
	uint64_t	bytes;		/* written by all frames */
	uint64_t	first;		/* by the first one */
	uint64_t	largest;	/* of the others */
};

/* Is there a terminal to show things on?  0, or -1 and *err. */
int	term_curses_check(struct err *);
/*
 * Takes the terminal: keys from stdin, or from /dev/tty when stdin is no
 * terminal.  -1 and *err when there is none.  Sets the glyph set.  One at a
 * time.  Signals that end or stop the program give it back first.
 */
int	term_curses_open(struct term *, const struct term_options *,
	    struct err *);
/* Gives it back; harmless when it is not open. */
void	term_curses_close(void);
/* The signal that made key() return K_GONE, or 0. */
int	term_curses_signal(void);
void	term_curses_stats(struct term_stats *);

#endif
