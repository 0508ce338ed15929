#ifndef VIEW_ROWS_H
#define VIEW_ROWS_H
/*
 * THE table of what a view is: what a session, a permalink and undo write and
 * read of it are its rows, in view_rows.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/track_state.h"

struct buf;
struct err;
struct track_paths;

/* What a row has of a view, as numbers, a track and a text. */
struct view_value {
	int64_t		 n[3];		/* times from the start of the trace */
	uint32_t	 track;		/* or NONE */
	char		*text;		/* owned, or NULL */
	struct viewport	 vp;		/* of VIEW_ZOOM */
};

/* Who gives a value back to the view. */
enum view_by { VIEW_BY_SESSION, VIEW_BY_LINK, VIEW_BY_UNDO };

#define VIEW_LOST	1		/* what a value names is not there */

/* What writers of links are given. */
struct view_link {
	const struct app *app;
	const struct track_paths *paths;
	struct buf	*out;
	struct entity_ref sel;		/* what is selected on the line */
	uint32_t	 track;		/* of it, or of the line */
};

#define VIEW_UNDO	1		/* a change of it can be undone */
#define VIEW_ZOOM	2		/* likewise, but steps in a row are one
					 * change; compared by the scale */

struct view_row {
	const char	*word;		/* of a line of a session; NULL: none */
	/*
	 * The fields of that line: n a number, o 1 or 0, which writes no link,
	 * t a time, T a track, s a text.  NULL: a line for each track of which
	 * a row of track_state.c says something.
	 */
	const char	*fields;
	enum track_state state;
	unsigned	 undo;
	/* Gets the value; returns 0 if there is none to be written. */
	int		(*get)(const struct app *, struct view_value *);
	/* Sets it: 0; -1, and *err for a link: no such value; VIEW_LOST. */
	int		(*set)(struct app *, const struct view_value *,
			    enum view_by, struct err *);
	/*
	 * Its place in a link, 0: it is in none.  Its fields are written with
	 * these options, or by a function.
	 */
	int		 link;
	const char	*options[2];
	void		(*write)(const struct view_link *);
	/* Where struct permalink has its text; 0: permalink_go() reads it. */
	size_t		 said;
};

#define VIEW_ROWS	15
extern const struct view_row view_rows[VIEW_ROWS];

/* Returns the row of a session's word, or NULL. */
const struct view_row *view_row_named(const struct app *, const char *word);

/* ---- undo.c has them of one time ---- */

struct view_state {
	uint8_t		*tracks[TRACK_STATE_ARRAYS]; /* by track */
	uint32_t	*pins, npins;
	struct view_value v[VIEW_ROWS];
};

/* ---- permalink.c: what a link says in a way of its own ---- */

void	link_track(const struct view_link *);
void	link_folds(const struct view_link *);
void	link_find(const struct view_link *);
void	link_line(const struct view_link *);
void	link_selection(const struct view_link *);
void	link_open(const struct view_link *);

#endif
