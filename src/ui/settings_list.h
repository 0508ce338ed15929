#ifndef SETTINGS_LIST_H
#define SETTINGS_LIST_H
/*
 * The list of all settings, with what they are and what they may be.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

extern const struct list_source settings_source;
const struct list_line *settings_head(const struct app *);
/* Asks for another value of the setting of a line. */
int	settings_enter(struct app *, uint64_t line);

#endif
