#ifndef TTV_ALERT_H
#define TTV_ALERT_H
/*
 * alert: derived events that say that something is odd or wrong: those whose
 * kind has KIND_WARNING or KIND_ERROR.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

#define KIND_ALERT	(KIND_WARNING | KIND_ERROR)

struct alert {
	int64_t		ts;
	struct entity_ref at;		/* a slice or an instant */
	uint32_t	kind;
};

/*
 * Returns all alerts in order of time, to be freed, and sets *n; NULL without
 * any.  O(derived events), and O(1) for a trace without alerts.
 */
struct alert	*alerts_new(const struct trace *, size_t *n);
/* Returns "warning", "error", or NULL for a kind that is no alert. */
const char	*alert_word(const struct trace *, uint32_t kind);

#endif
