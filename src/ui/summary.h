#ifndef SUMMARY_H
#define SUMMARY_H
/*
 * summary: the summary that a trace opens with, in the inspector's place,
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
struct summary_job;

#define SUMMARY_LINES	16	/* of each part */
#define SUMMARY_SLOWEST	256	/* slices of which distinct ones get lines */

enum summary_part { SUMMARY_SLOW, SUMMARY_SELF, SUMMARY_ODD, SUMMARY_RAN,
	SUMMARY_WAITED, SUMMARY_WAITS, SUMMARY_SAMPLES, SUMMARY_COUNTERS,
	SUMMARY_OBJECTS, SUMMARY_INSTANTS, SUMMARY_NEXT, SUMMARY_BRIEF };
struct summary_line {
	enum summary_part part;
	struct entity_ref target;	/* where it leads */
	uint32_t	 name;		/* string */
	uint64_t	 count;		/* 0: not known */
	double		 value;		/* of SUMMARY_COUNTERS: the highest */
	int64_t		 ns;		/* length, or self time */
	double		 share;		/* percent of all self time */
	int		 code;		/* of SUMMARY_ODD: enum warn_code */
	const struct brief_line *told;	/* of SUMMARY_BRIEF ... */
	const struct brief_part *part_told; /* ... and its part */
};

struct summary {
	int		 on;		/* nothing was chosen yet */
	int		 of_area;	/* of the area's time, not the view */
	struct entity_ref sel;		/* what the trace opened on ... */
	uint32_t	 line;		/* ... and its line */
	int64_t		 t0, t1;	/* the time that is summed up */
	int		 made;		/* there are lines for that view ... */
	int		 known;		/* ... with self times */
	unsigned int	 left;		/* what filter and hidden tracks left
					 * of it: area_filter.made */
	struct summary_job *job;	/* counts the names, or NULL */
	const struct brief_kind *kind;	/* of the trace */
	struct brief	 told;		/* the last that was made */
	int		 wide;		/* its lines want all columns */
	int		 few;		/* one column has room for them */
	int		 number;	/* columns of the widest number, and
					 * the blanks behind it; 0: of none */
	int		 all;		/* rows for all lines; 0: not known */
	struct summary_fits {		/* what its height was set by */
		int	 cols;
		int	 rows;
		int	 all;		/* rows that all lines leave free ... */
		int	 shown;		/* ... and those that are shown */
	}		 fits;
	int		 roomy;		/* the tracks leave rows: the height
					 * depends on the lines */
	enum area_what	 what;		/* of what names are counted */
	struct summary_line v[3 * SUMMARY_LINES];	/* 24 rows of 2 fit */
	size_t		 n, nslow, nself;
	struct drawer	 drawer;
};

/* Adds a line; returns NULL where there is no room for one. */
struct summary_line *summary_add(struct summary *, enum summary_part);
/*
 * Add the names of the job's table with the longest self times: those that are
 * waits, or those that are not, at most `most`.
 */
void	summary_names(struct app *, size_t most, int waits);
void	summary_odd(struct app *, size_t most);
/* Returns how many things are odd, at most `most`. */
size_t	summary_odd_codes(const struct app *, size_t most);
/* Returns how many names of waits have lines, of the job's table. */
size_t	summary_waits(const struct app *);
/*
 * summary_brief.c: takes the brief of a job that has ended, which knows that
 * many names; makes all lines of a trace of a known kind, from it, the names
 * and what is odd; writes the title.
 */
void	summary_brief_take(struct app *, struct brief *, size_t names);
void	summary_brief_lines(struct app *, size_t room, size_t odd);
void	summary_brief_title(struct app *, const char *shown);
/* Adds cells for the keys of what comes next. */
void	summary_brief_next(struct app *, struct list_line *);
/* Returns whether one column of lines would have line i, too. */
int	summary_brief_first(const struct summary *, uint64_t i);
/*
 * summary_rows.c: makes the first of two columns of lines as wide as its lines
 * want; returns 0 where these say less so than on a screen of 80 columns.
 */
int	summary_split(struct app *);
/* Returns whether the trace's kind is known and has its say. */
int	summary_brief_is(const struct app *);
/* Adds the slowest slices as they were told; returns 0 if they were not. */
int	summary_brief_slowest(struct app *, size_t most);
/* summary_other.c: adds lines of what is no slice, at most `most`. */
void	summary_others(struct summary *, const struct trace *, size_t most);

void	summary_init(struct app *);
void	summary_free(struct app *);
/* Shows the summary: something was opened, nothing is chosen. */
void	summary_show(struct app *);
void	summary_hide(struct app *);
/* Makes its lines anew: what counts has changed. */
void	summary_anew(struct app *);
/* Returns whether a trace has more than is seen at a glance. */
int	summary_wanted(struct app *);
/* Keeps the summary although the selection has moved: no key chose it. */
void	summary_keep(struct app *);
/* Ends the summary if the selection is not what it was. */
void	summary_update(struct app *);
/* Makes the lines for the view, as far as they are known at once. */
void	summary_texts(struct app *);
/* Takes over what is counted: see app_pending() and app_idle(). */
int	summary_pending(const struct app *);
int	summary_wait(struct app *, int ms);
/* Carries the selection over to a newer model. */
void	summary_refresh(struct app *, const struct match_models *);
int	summary_enter(struct app *, uint64_t line);
extern const struct list_source summary_source;

#endif
