#ifndef HELP_H
#define HELP_H
/*
 * The list of keys and commands.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

extern const struct list_source help_source;
void	help_free(struct app *);
void	help_open(struct app *);
int	help_enter(struct app *, uint64_t line);

#endif
