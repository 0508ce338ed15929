#ifndef TTV_ALERT_H
#define TTV_ALERT_H
/*
 * alert: events that say that something is odd or wrong, of files (spans with
 * an error) or derived: those whose kind has KIND_WARNING or KIND_ERROR.
 */
#include <stdint.h>

#include "ttv/trace.h"

#define KIND_ALERT	(KIND_WARNING | KIND_ERROR)

/*
 * Makes the list of the alerts of a trace which no other thread has yet.
 * O(events), and O(kinds) for a trace without alerts.
 */
void		 alerts_make(struct trace *);
/* Returns "warning", "error", or NULL for a kind that is no alert. */
const char	*alert_word(const struct trace *, uint32_t kind);

#endif
