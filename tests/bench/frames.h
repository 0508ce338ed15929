#ifndef FRAMES_H
#define FRAMES_H
/*
 * What the measurement of frames and its moves share.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "ttv/app.h"
#include "ttv/term.h"

#define FRAMES_COMMANDS 256	/* at most */

struct canvas;

struct frames {
	struct app	 app;
	struct term	 term;
	struct canvas	*canvas;
	FILE		*out;
	const char	*name;
	char		 ran[FRAMES_COMMANDS];		/* by row of the command
						 * table */
};

struct frames_cost {
	uint64_t	bytes;
	size_t		changed;		/* cells of the screen */
	double		key, draw, term;	/* us */
};

/*
 * Keys for a move and for the next one, which mostly reverses it.  Both are
 * measured together, so keys that prepare a move have to be cheap.
 */
struct frames_move {
	const char	*name;
	int		 dense, usual;	/* target in bytes at 120x36, where more
					 * than half of the cells change, and
					 * where not; 0: none */
	const char	*there, *back;
	void		(*make)(struct frames *, int);
};

extern const struct frames_move	frames_moves[];
extern const size_t		frames_nmoves;

/* Draws and sends a frame; key is the CPU time of its key, in us. */
struct frames_cost	frames_draw(struct frames *, double key);

/* Gives the keys of s to the app, and notes the commands that they run. */
void	frames_keys(struct frames *, const char *s);

/* Returns whether a move has something made before it, unmeasured. */
int	frames_prepares(const struct frames_move *);

/* Makes a move for the ith time. */
void	frames_make(struct frames *, const struct frames_move *, int i);

#endif
