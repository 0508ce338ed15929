#ifndef TTV_SHOWN_H
#define TTV_SHOWN_H
/*
 * What is said of a track: THE table of which sessions, permalinks and undo are
 * made.  It is a number of each track, 0 as the track is by itself.
 */
#include <stdint.h>

struct view;

enum shown_what {
	SHOWN_FOLD, SHOWN_HIDE, SHOWN_PIN, SHOWN_HEIGHT,
	SHOWN_MAX
};

#define SHOWN_SESSION	1
#define SHOWN_LINK	2

struct shown_row {
	const char	*word;		/* of a session; --word of a link */
	unsigned	 numbered;	/* by SHOWN_SESSION, SHOWN_LINK: the
					 * number is written before the track */
	int		 least, most;	/* of that number */
	int		(*get)(const struct view *, uint32_t track);
	void		(*set)(struct view *, uint32_t track, int);
};
extern const struct shown_row shown_rows[SHOWN_MAX];

/* Returns the number that is not written, because most tracks have it. */
int	shown_usual(const struct view *, enum shown_what);
/*
 * Returns the next track whose number is another one, NONE at the end; *at is 0
 * before the first.
 */
uint32_t shown_next(const struct view *, enum shown_what, int usual,
	    uint32_t *at);
/* Folds all tracks that can be, or unfolds them. */
void	shown_fold_all(struct view *, int closed);

/* The view's arrays of these numbers, a byte a track; pins are a list. */
#define SHOWN_ARRAYS	3
void	shown_arrays(const struct view *, uint8_t *[SHOWN_ARRAYS]);

#endif
