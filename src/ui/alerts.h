#ifndef ALERTS_H
#define ALERTS_H
/*
 * The list of alerts, which files of --with give.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

extern const struct list_source alerts_source;
const struct list_line *alerts_head(const struct app *);
int	alerts_show(struct app *, uint64_t line);

#endif
