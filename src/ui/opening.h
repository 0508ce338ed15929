#ifndef OPENING_H
#define OPENING_H
/*
 * opening: the summary that a trace opens with, in the inspector's place, until
 * something is chosen: the slowest slices of the view, self time by name, what
 * is odd.  The names are counted by a thread of their own (area_job.c).
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/area.h"
#include "ttv/list.h"

struct area_job;
struct match_models;

#define OPENING_LINES	16	/* of each part */

enum opening_part { OPENING_SLOW, OPENING_SELF, OPENING_ODD, OPENING_RAN,
	OPENING_WAITED, OPENING_WAITS, OPENING_SAMPLES, OPENING_COUNTERS,
	OPENING_OBJECTS, OPENING_INSTANTS };
struct opening_line {
	enum opening_part part;
	struct entity_ref target;	/* where it leads */
	uint32_t	 name;		/* string */
	uint64_t	 count;		/* 0: not known */
	double		 value;		/* of OPENING_COUNTERS: the highest */
	int64_t		 ns;		/* length, or self time */
	double		 share;		/* percent of all self time */
	int		 code;		/* of OPENING_ODD: enum warn_code */
};

struct opening {
	int		 on;		/* nothing was chosen yet */
	int		 of_area;	/* of the area's time, not the view */
	struct entity_ref sel;		/* what the trace opened on ... */
	uint32_t	 line;		/* ... and its line */
	int64_t		 t0, t1;	/* the time that is summed up */
	int		 made;		/* there are lines for that view ... */
	int		 known;		/* ... with self times */
	unsigned int	 left;		/* what filter and hidden tracks left
					 * of it: area_shown.made */
	struct area_job	*job;		/* counts the names, or NULL */
	enum area_what	 what;		/* of what names are counted */
	struct opening_line v[3 * OPENING_LINES];
	size_t		 n, nslow, nself;
	struct drawer	 drawer;
};

/* Adds a line; returns NULL where there is no room for one. */
struct opening_line *opening_add(struct opening *, enum opening_part);
/* opening_other.c: adds lines of what is no slice, at most `most`. */
void	opening_others(struct opening *, const struct trace *, size_t most);

void	opening_init(struct app *);
void	opening_free(struct app *);
/* Shows the summary: something was opened, nothing is chosen. */
void	opening_show(struct app *);
void	opening_hide(struct app *);
/* Makes its lines anew: what counts has changed. */
void	opening_anew(struct app *);
/* Returns whether a trace has more than is seen at a glance. */
int	opening_wanted(struct app *);
/* Keeps the summary although the selection has moved: no key chose it. */
void	opening_keep(struct app *);
/* Ends the summary if the selection is not what it was. */
void	opening_update(struct app *);
/* Makes the lines for the view, as far as they are known at once. */
void	opening_texts(struct app *);
/* Takes over what is counted: see app_pending() and app_idle(). */
int	opening_pending(const struct app *);
int	opening_wait(struct app *, int ms);
/* Carries the selection over to a newer model. */
void	opening_refresh(struct app *, const struct match_models *);
int	opening_enter(struct app *, uint64_t line);
extern const struct list_source opening_source;

#endif
