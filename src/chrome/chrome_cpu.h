#ifndef CHROME_CPU_H
#define CHROME_CPU_H
#include <stdint.h>

#include "ttv/json.h"

/* What an event says of its cpu time, as written. */
struct cpu_text {
	struct span	ph, tts, tdur;
};

/*
 * Finds them in the event [p, end), whose args are known, NULL: it has none.
 * Returns -1 for anything but plain, compact members, which the tree of the
 * event must tell.
 */
int	chrome_cpu_text(const char *p, const char *end, const struct span *args,
	    struct cpu_text *);
/* Returns the cpu time in ns of a begin event and its end event, or -1. */
int64_t	chrome_cpu_of(const struct cpu_text *, const struct cpu_text *end);

#endif
