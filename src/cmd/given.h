#ifndef GIVEN_H
#define GIVEN_H
/*
 * given: an answer of an engine as a table of texts, read from CSV, TSV or
 * NDJSON; and what a row of it opens.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "ttv/buf.h"

struct err;

#define GIVEN_BYTES	((size_t)64 << 20)	/* of the text, at most */
#define GIVEN_COLUMNS	1000	/* at most */
#define GIVEN_CELLS	((size_t)8 << 20) /* at most: 64 MB of places; a line of
				 * JSON that is {} has a cell a column */

struct given_cell {
	uint32_t	 off;		/* in `text`, ended by a NUL */
	uint32_t	 null;
};
struct given_name {
	const char	*name;
	size_t		 column;
};
struct given {
	char		**names;
	size_t		 ncolumns, names_cap;
	struct given_name *sorted;	/* by name; NULL: the head is read */
	struct given_cell *cells;	/* row by row */
	size_t		 ncells, cap;
	size_t		 nrows;
	int		 more;		/* 1: some rows are not read */
	struct buf	 text;
};

/*
 * Reads all rows.  The first byte that is no blank says which form they have:
 * a brace is NDJSON; of a head with a tab, TSV; else CSV.  Returns 0, or -1 and
 * *err.  The caller frees them in both cases.
 */
int	given_read(struct given *, FILE *, struct err *);
void	given_free(struct given *);
/* Returns the text of a cell; NULL: it is null, or column is SIZE_MAX. */
const char *given_text(const struct given *, size_t row, size_t column);
/* Returns the column of a name, in any case, or SIZE_MAX. */
size_t	given_column(const struct given *, const char *name);
/* Take what is read: given_json.c, given.c. */
int	given_json(struct given *, const char *text, size_t len, struct err *);
void	given_name(struct given *, const char *name, size_t len);
/* Has columns be found by their names, which are all there. */
void	given_head(struct given *);
/* Returns whether no more rows are taken, and notes that there are some. */
int	given_full(struct given *);
struct given_cell given_value(struct given *, const char *text, size_t len,
	    int null);
void	given_cell(struct given *, struct given_cell);

/* ---- given_target.c ---- */

/* What a row opens. */
struct given_target {
	char		*paths[2];
	int		 npaths;	/* 2: a pair, to be compared */
	char		*select;	/* for --select, or NULL */
	char		*find;		/* for --find, or NULL */
};

/*
 * Finds what a row opens: regular files, with `root` only those in that folder.
 * Returns 0, or -1 and *err.  The caller frees it in both cases.
 */
int	given_target(const struct given *, size_t row, const char *root,
	    struct given_target *, struct err *);
void	given_target_free(struct given_target *);
/* Writes the command of a shell that opens it. */
void	given_target_command(const struct given_target *, struct buf *);

#endif
