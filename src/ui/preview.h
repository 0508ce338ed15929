#ifndef PREVIEW_H
#define PREVIEW_H
/*
 * What a list below the tracks shows of its line.
 */
#include <stdint.h>

#include "ttv/app.h"

/* Shows the current line of the open list; call after every move in it. */
void	preview_show(struct app *);
/* Does what Enter does: shows a line, and closes the list. */
int	preview_enter(struct app *, uint64_t line);
/* Stays at what is shown; the place before is the last of the jump list. */
void	preview_keep(struct app *);
/* Goes back to where the list was opened. */
void	preview_back(struct app *);

#endif
