#ifndef TTV_TRACK_STATE_H
#define TTV_TRACK_STATE_H
/*
 * What is said of a track: THE table of which sessions, permalinks and undo are
 * made.  It is a number of each track, 0 as the track is by itself.
 */
#include <stdint.h>

struct view;

enum track_state {
	TRACK_FOLD, TRACK_HIDE, TRACK_PIN, TRACK_HEIGHT,
	TRACK_STATE_MAX
};

#define TRACK_STATE_SESSION	1
#define TRACK_STATE_LINK	2

struct track_state_row {
	const char	*word;		/* of a session; --word of a link */
	unsigned	 numbered;	/* by TRACK_STATE_SESSION, _LINK: the
					 * number is written before the track */
	int		 least, most;	/* of that number */
	int		(*get)(const struct view *, uint32_t track);
	void		(*set)(struct view *, uint32_t track, int);
};
extern const struct track_state_row track_states[TRACK_STATE_MAX];

/* Returns the number that is not written, because most tracks have it. */
int	track_state_usual(const struct view *, enum track_state);
/*
 * Returns the next track whose number is another one, NONE at the end; *at is 0
 * before the first.
 */
uint32_t track_state_next(const struct view *, enum track_state, int usual,
	    uint32_t *at);
/* Folds all tracks that can be, or unfolds them. */
void	track_state_fold_all(struct view *, int closed);

/* The view's arrays of these numbers, a byte a track; pins are a list. */
#define TRACK_STATE_ARRAYS	4
void	track_state_arrays(const struct view *, uint8_t *[TRACK_STATE_ARRAYS]);

#endif
