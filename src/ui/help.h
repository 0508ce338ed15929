#ifndef HELP_H
#define HELP_H
/*
 * The help: a page for the place where it is opened, then all commands.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

extern const struct list_source help_source;
void	help_free(struct app *);
void	help_open(struct app *);
void	help_texts(struct app *);
/* Shows all commands, at the section of the place; once more closes. */
int	help_again(struct app *);
/* Closes it; shows the list again that was open. */
int	help_close(struct app *);
int	help_enter(struct app *, uint64_t line);

#endif
