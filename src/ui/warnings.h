#ifndef WARNINGS_H
#define WARNINGS_H
/*
 * The list of what was repaired or is odd in the trace.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

struct match_models;

extern const struct list_source warnings_source;
/* Goes to the event of a line, or the nearest that was read. */
int	warnings_enter(struct app *, uint64_t line);
void	warnings_refresh(struct app *, const struct match_models *);
/* The idle work of the warnings; see app_pending() and app_idle(). */
int	warnings_pending(const struct app *);
enum app_idle warnings_idle(struct app *);
/* Finishes a pending search for an event. */
void	warnings_finish(struct app *);
void	warnings_free(struct app *);

#endif
