#ifndef TTV_PERMALINK_H
#define TTV_PERMALINK_H
/*
 * A permalink: the options of a command line that opens a trace at a place.
 * Copied with a key, taken by `ttv view` and `ttv shot`.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/track_state.h"

struct app;
struct buf;
struct err;

/* What the time of a permalink is counted from. */
enum link_clock {
	LINK_NONE,			/* no time is said */
	LINK_START,			/* the start of the trace */
	LINK_CLOCK,			/* the clock of the trace, as ts is */
	LINK_DAY			/* 1970, of the day */
};

struct permalink {
	enum link_clock	 has_from, has_to, has_cursor;
	int64_t		 from, to, cursor;	/* ns */
	const char	*track;		/* ttv/track_path.h, or NULL */
	const char	*select;	/* "slice@1200+500 Paint", or NULL */
	const char	*open;		/* what is opened, or NULL */
	const char	*filter, *find;	/* as typed, or NULL */
	const char	*trace;		/* the id of one that `filter` has the
					 * spans of, to fill the view; NULL */
	const char	*folds;		/* "open", "closed", or NULL: as it
					 * opens */
	/* by enum track_state: tracks, of TRACK_FOLD those that are otherwise,
	 * of TRACK_HEIGHT as "N:TRACK" */
	struct {
		const char **v;
		size_t	 n;
	} tracks[TRACK_STATE_MAX];
	const char	*find_on;	/* the track of the search, or NULL */
	int64_t		 line;		/* of the track; -1: not said */
	int64_t		 above;		/* lines on the screen above the
					 * cursor's; -1: not said */
};
/* Makes a permalink that says nothing. */
void	permalink_init(struct permalink *);

/*
 * Goes to the place in the app's trace, which must be complete.  Returns 0, or
 * -1 if a track or a thing is not there.
 */
int	permalink_go(struct app *, const struct permalink *, struct err *);
/* Writes the command line for a shell, without a line break. */
void	permalink_write(const struct app *, struct buf *);
/* Adds a word as a shell reads it back: quoted where it must be. */
void	permalink_word(struct buf *, const char *);

#endif
