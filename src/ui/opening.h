#ifndef OPENING_H
#define OPENING_H
/*
 * opening: the summary that a trace opens with, in the inspector's place,
 * until something is chosen: what the trace's kind says (ttv/brief.h), or the
 * slowest slices of the view; self time by name, what is odd.  A thread finds
 * out all but the slowest slices.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/area.h"
#include "ttv/brief.h"
#include "ttv/list.h"

struct match_models;
struct opening_job;

#define OPENING_LINES	16	/* of each part */
#define OPENING_SLOWEST	256	/* slices of which distinct ones get lines */

enum opening_part { OPENING_SLOW, OPENING_SELF, OPENING_ODD, OPENING_RAN,
	OPENING_WAITED, OPENING_WAITS, OPENING_SAMPLES, OPENING_COUNTERS,
	OPENING_OBJECTS, OPENING_INSTANTS, OPENING_TOLD };
struct opening_line {
	enum opening_part part;
	struct entity_ref target;	/* where it leads */
	uint32_t	 name;		/* string */
	uint64_t	 count;		/* 0: not known */
	double		 value;		/* of OPENING_COUNTERS: the highest */
	int64_t		 ns;		/* length, or self time */
	double		 share;		/* percent of all self time */
	int		 code;		/* of OPENING_ODD: enum warn_code */
	const struct brief_line *told;	/* of OPENING_TOLD ... */
	const struct brief_part *part_told; /* ... and its part */
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
	struct opening_job *job;	/* counts the names, or NULL */
	const struct brief_kind *kind;	/* of the trace */
	struct brief	 told;		/* the last that was made */
	int		 wide;		/* its lines want all columns */
	enum area_what	 what;		/* of what names are counted */
	struct opening_line v[3 * OPENING_LINES];	/* 12 rows of 2 fit */
	size_t		 n, nslow, nself;
	struct drawer	 drawer;
};

/* Adds a line; returns NULL where there is no room for one. */
struct opening_line *opening_add(struct opening *, enum opening_part);
/* Adds the slices that are known to be slowest before anything is counted. */
void	opening_slowest(struct app *, size_t most);
/*
 * Add the names of the job's table with the longest self times: those that are
 * waits, or those that are not, at most `most`.
 */
void	opening_names(struct app *, size_t most, int waits);
void	opening_odd(struct app *, size_t most);
/*
 * opening_told.c: takes the brief of a job that has ended; makes all lines of a
 * trace of a known kind, from it, the names and what is odd; writes the title.
 */
void	opening_told_take(struct app *, struct brief *);
void	opening_told_lines(struct app *, size_t room, size_t odd);
void	opening_told_title(struct app *, const char *shown);
/* Returns whether the trace's kind is known and has its say. */
int	opening_told_is(const struct app *);
/* Adds the slowest slices as they were told; returns 0 if they were not. */
int	opening_told_slowest(struct app *, size_t most);
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
