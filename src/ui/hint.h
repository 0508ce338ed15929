#ifndef HINT_H
#define HINT_H
/*
 * The last line: which keys do what now.
 */
#include <stddef.h>

#include "ttv/app.h"

/* A hint of the last line: commands, a blank apart, and a word. */
struct hint {
	const char	*commands;
	const char	*word;
};

/* Returns the hints of a pane, or of the tracks; commands NULL at the end. */
const struct hint *hint_rows(const struct app *, enum pane_id);
/* Writes the first key of each of the commands of a hint; "": none has one. */
void	hint_keys(const struct app *, enum key_mode, const char *commands,
	    char *, size_t n);
/* Writes the last line. */
void	hint_make(const struct app *, char *, size_t n);
/*
 * Writes the command of the hint that stands at a column of the last line: of
 * several the one whose key is there, or else the first.  "": none is.
 */
void	hint_at(const struct app *, int col, char *, size_t n);

#endif
