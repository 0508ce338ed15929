#ifndef AREA_UI_H
#define AREA_UI_H
/*
 * The area as the viewer has it: which tracks, which table, and the thread
 * that computes it.  range.c has its time; the view draws the drawer.
 */
#include <stdint.h>

#include "ttv/area.h"
#include "ttv/app.h"
#include "ttv/bits.h"
#include "ttv/slice_label.h"

#include "answer.h"

struct match_models;

/* A table that a thread makes; area_job.c. */
struct area_job {
	struct work	 work;
	const struct trace *trace;
	struct area_query q;
	uint8_t		*tracks;	/* of the query, without hidden ones */
	uint8_t		*asked;		/* tracks as they were asked for */
	struct bits	 slices;	/* of the query */
	struct label_rules rules;	/* a copy: the view's may change */
	unsigned int	 left;		/* area_filter.made */
	int		 listing;	/* the slices of one group */
	uint64_t	 key[AREA_KEYS];
	char		*text[AREA_KEYS];
	struct area_table table;
};
/* Does the work and frees it with all that it owns: rows of a kind. */
int	area_job_run(struct work *);
void	area_job_free(struct work *);

/* What the filter and hidden tracks leave; area_filter.c. */
struct area_filter {
	int		 what;		/* VIEW_HIDES, VIEW_FILTERS */
	int		 stale, off;	/* the filter has changed, was off */
	unsigned int	 made;		/* grows with each change */
	size_t		 n;		/* bytes of the three below */
	uint8_t		*tracks, *whole; /* as view_passed() leaves them */
	uint8_t		*hidden;	/* of the view, when this was made */
	struct bits	 slices;	/* with VIEW_FILTERS */
};
void	area_filter_free(struct area_filter *);
/* Makes the sets anew if they have changed. */
void	area_filter_update(struct app *);
/* Returns the tracks of a query without hidden ones, or NULL: all. */
uint8_t	*area_filter_tracks(const struct app *, const struct area_query *);
/*
 * Returns what the drawer says of it, after three blanks; "": nothing.  It is 0
 * for things that no filter leaves out.
 */
const char *area_filter_text(const struct app *, int filters);

struct area_ui {
	struct area_filter left;
	uint8_t		*tracks;	/* by track, 1 in the area; NULL: all */
	int		 by_lines;	/* tracks are those from a line to the
					 * cursor's: that of ... */
	uint32_t	 from_track;
	int		 shown;		/* the drawer is open */

	/* what is asked */
	enum area_what	 what;
	struct area_query by;		/* its keys alone */
	int		 whole, cpu, matrix;
	int		 listing;	/* the slices of the group ... */
	uint64_t	 key[AREA_KEYS];
	char		*text[AREA_KEYS];
	uint64_t	 back;		/* the line of that group */
	char		 sort[AREA_WHATS + 1][32];	/* words; "": default;
					 * the last: of a list of slices */
	int		 inverted[AREA_WHATS + 1];
	char		 filter[64];

	struct answer	 answer;	/* struct area_job */
	int64_t		*cpu_kept;	/* of queries, or NULL */
	int		 drawn;		/* columns of the screen: widths */
	int		 ncells;	/* columns that are shown */
	int		 cell[AREA_COLUMNS];	/* their numbers */
	int		 width[AREA_COLUMNS];	/* by number */
	struct drawer	 drawer;
};

/* area_ui.c */
void	area_ui_init(struct app *);
void	area_ui_free(struct app *);
/* Brings drawer and table up to date with area and settings. */
void	area_ui_update(struct app *);
/* Opens the drawer; `focus`: keys go to it. */
void	area_ui_open(struct app *, int focus);
/* Returns whether a table is being made. */
int	area_ui_pending(const struct app *);
/* Takes a table that is done, after at most ms; returns 1 to draw. */
int	area_ui_wait(struct app *, int ms);
/* Before a key of the drawer: waits for the table, but not long. */
void	area_ui_key(struct app *);
/* Carries the tracks over to a newer model. */
void	area_ui_refresh(struct app *, const struct match_models *);
/* Return what the thread has made, or NULL; its table; its index of sort and
 * inverted. */
const struct area_job *area_ui_made(const struct app *);
struct area_table *area_ui_table(const struct app *);
int	area_ui_order(const struct app *);
void	area_ui_sort(struct app *);
/* Makes the table anew after a change of the filter. */
void	area_ui_filtered(struct app *);
void	area_ui_hide(struct app *);
/* Forgets the list of slices of a group. */
void	area_ui_unlist(struct app *);
/* Sets the tracks to all, or to none of an array that is not NULL after. */
void	area_ui_all(struct app *);
uint8_t *area_ui_some(struct app *);

/* area_rows.c: the rows, headings and texts of the drawer */
extern const struct list_source area_rows_source;
void	area_rows_texts(struct app *);

/* cmd_area.c */
/* Begins an area at the cursor's line; its time is set by range_set(). */
void	area_begin(struct app *);
/* Takes the tracks of a line into the area, or out of it. */
void	area_track_set(struct app *, uint32_t line, int in);
/* What Enter and the prompts of the drawer do. */
int	area_enter(struct app *, uint64_t line);
/* Shows a table, or sorts by a column, that was clicked on; 0: it is none. */
int	area_click_word(struct app *, const char *word);
int	area_close(struct app *);
int	area_by_set(struct app *, const char *);
int	area_write_to(struct app *, const char *path);

#endif
