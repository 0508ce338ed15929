#ifndef TTV_ROWS_H
#define TTV_ROWS_H
/*
 * Rows from outside of a trace in the viewer's table, such as those of an
 * engine: it shows, sorts, filters and copies them, and opens one by a key.
 */
#include <stddef.h>

struct app;
struct err;

struct app_rows {
	const char	*title;		/* where they come from */
	const char *const *names;	/* of the columns */
	size_t		 ncolumns, nrows;
	int		 more;		/* 1: there were more */
	/* Returns the text of a cell, or NULL: it has none. */
	const char	*(*cell)(void *, size_t row, size_t column);
	/* Says whether a row can be opened: 0, or -1 and *err. */
	int		(*check)(void *, size_t row, struct err *);
	void		*arg;
	size_t		 at;		/* the row that the cursor is on */
	int		 opened;	/* set to 1: `at` is to be opened */
};

/*
 * Shows rows, which the app keeps a pointer to, over a trace without events.
 * The app ends when one is opened, and when the table is closed.
 */
void	app_rows(struct app *, struct app_rows *);

#endif
