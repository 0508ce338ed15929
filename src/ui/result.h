#ifndef RESULT_H
#define RESULT_H
/*
 * The result of a query as the viewer has it: its rows, the thread that makes
 * them, and the drawer that shows them.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/list.h"
#include "ttv/sql.h"
#include "ttv/view.h"

#include "answer.h"

struct app_rows;
struct match_models;

/* ---- result_table.c: rows ---- */

#define RESULT_BYTES	(256u << 20)	/* of texts, at most */

struct result_cell {
	uint32_t	type;		/* enum sql_type */
	uint32_t	len;		/* bytes of a text */
	union {
		int64_t	 num;
		double	 real;
		uint64_t off;		/* of a text in `text` */
	} v;
};
/* What the numbers of a column are, for the eye. */
enum result_unit { RESULT_NUMBER, RESULT_NS, RESULT_TIME };

struct result_table {
	char		**names;	/* of the columns */
	size_t		 ncolumns;
	struct result_cell *cells;	/* row by row */
	size_t		 nrows, cap;
	int		 more;		/* 1: there were more rows */
	struct buf	 text;
	const uint8_t	*units;		/* by column; NULL: all are numbers */
	int64_t		 start;		/* what RESULT_TIME counts from */
	uint32_t	*order;		/* the rows that are shown */
	size_t		 nshown;
};

/* Take the columns and a row of a statement (struct sql_sink). */
int	result_begin(void *table, const char *const *names, size_t n);
int	result_row(void *table, const struct sql_value *, size_t n);
void	result_free(struct result_table *);
/* Returns the number of the column of a name, in any case, or SIZE_MAX. */
size_t	result_column(const struct result_table *, const char *name);
const struct result_cell *result_cell(const struct result_table *, size_t row,
	    size_t column);
/*
 * Shows the rows in which a text occurs ("": all), in the order of a column or,
 * for SIZE_MAX, as they came.  Nulls are first, then numbers, then texts.
 */
void	result_sort(struct result_table *, size_t column, int inverted,
	    const char *filter);
/* Writes the text of a cell, safe to print; returns its length. */
size_t	result_text(const struct result_table *, const struct result_cell *,
	    char *, size_t n);
/* Appends the rows that are shown, with a heading, as TSV. */
void	result_tsv(const struct result_table *, struct buf *);

/* ---- result.c: asking ---- */

enum result_use { RESULT_SHOW, RESULT_HITS,
	RESULT_TRACES,		/* the list of distributed traces */
	RESULT_TRACE,		/* none: one of these is gone to */
	RESULT_TRACK,
	RESULT_AGAIN };		/* the tracks that are missing */

/* A query and its parameters. */
struct result_made {
	char		*text;
	char		*name;		/* of a track, or NULL */
	struct entity_ref sel;
	uint32_t	 track;
	int64_t		 start, end;
	int		 missing;	/* the model has no track of it */
};

struct result_job {
	struct work	 work;
	enum result_use	 use;
	atomic_int	*stopped;	/* set to end it */
	struct sql	*sql;		/* lent */
	const struct trace *model;	/* lent */
	struct result_made ask;
	struct result_made *made;	/* RESULT_AGAIN: lent */
	size_t		 nmade;
	char		*lost;		/* the first that failed, or NULL */
	struct result_table table;
	struct sql_error error;
	struct reload	*reload;	/* for tracks: lent */
	struct trace	*trace;		/* made by it; owned until taken */
};

struct result_ui {
	struct sql	*sql;		/* of the model, or NULL */
	struct result_job *job;		/* that runs, or NULL */
	struct result_made *made;	/* whose tracks the model has */
	size_t		 nmade, made_cap;
	atomic_int	 stopped;	/* it was interrupted */
	int		 said;		/* that tracks are being made */
	int		 stale;		/* the rows are of a model before */
	int		 shown;		/* the drawer is open */
	int		 traces;	/* the rows are distributed traces */
	struct app_rows	*given;		/* whose rows these are, or NULL */
	char		*text;		/* of the query that is shown */
	struct result_table table;
	size_t		 sorted;	/* column, or SIZE_MAX */
	int		 inverted;
	char		 filter[64];
	int		 drawn;		/* columns of the screen: widths */
	size_t		 nshown;	/* columns that fit */
	int		 width[LIST_CELLS], gap; /* width with the gap */
	int		 tail[LIST_CELLS]; /* of numbers, from the points on */
	size_t		 grouped[LIST_CELLS]; /* digits of those with commas */
	struct drawer	 drawer;
};

void	result_ui_init(struct app *);
void	result_ui_free(struct app *);
/* Returns whether the drawer shows rows of a query. */
void	result_hide(struct app *);
/* Opens the list of distributed traces. */
int	result_traces(struct app *);
/* Goes to the distributed trace of an id, or to the one it begins. */
int	result_trace(struct app *, const char *id);
/* Ends the query that runs; returns 1 if there was one. */
int	result_stop(struct app *);
void	result_ui_update(struct app *);
int	result_ui_pending(const struct app *);
int	result_ui_wait(struct app *, int ms);
void	result_ui_refresh(struct app *, const struct match_models *);
int	result_enter(struct app *, uint64_t line);
int	result_close(struct app *);
/* Sorts by the column of a heading that was clicked on; 0: it is none. */
int	result_click_word(struct app *, const char *word);

/*
 * Makes the tracks of queries anew for a model that was loaded again without
 * them.  A query that fails stays, as one whose track is missing.
 */
void	result_again(struct app *);
/* Says that this is being done, until it is done. */
void	result_say_runs(struct app *, const char *);
/* Sets the parameters of a query; ids cost an order of all slices, once. */
void	result_params(struct sql *, const struct result_made *);

/* ---- result_tracks.c ---- */
void	result_tracks_free(struct result_ui *);
/*
 * Adds a copy of a query that made a track; it replaces one of its name whose
 * track is missing.
 */
void	result_tracks_add(struct result_ui *, const struct result_made *);
/* Carries the parameters over to another model. */
void	result_tracks_carry(struct result_ui *, const struct match_models *);
/*
 * Add the rows of the query, or of all that made tracks, as events and load the
 * trace again with them.  Return 0, or -1 and an error.
 */
int	result_tracks_make(struct result_job *);
int	result_tracks_again(struct result_job *);
/* Sets whether the tracks of all queries are missing. */
void	result_tracks_miss(struct result_ui *, int missing);
/* Returns how many tracks are missing. */
size_t	result_tracks_missing(const struct result_ui *);
/* Forgets the queries of a name; returns how many. */
size_t	result_tracks_forget(struct result_ui *, const char *name,
	    int missing_only);

/* ---- result_given.c ---- */
/* Ends the app for a row that can be opened, or says why it cannot. */
int	result_given_open(struct app *, size_t row);

/* ---- result_rows.c ---- */
extern const struct list_source result_source;
void	result_texts(struct app *);

/* Does what Enter does in the prompt of SQL. */
int	accept_sql(struct app *, const char *);

#endif
