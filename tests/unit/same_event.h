#ifndef SAME_EVENT_H
#define SAME_EVENT_H
/*
 * Whether two readings of one event agree: that of a kernel of the fast path
 * and that of the careful path.
 */
#include <string.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "../../src/chrome/scan.h"

#define BEHIND		128		/* bytes that a kernel may read behind
					 * the end */

static inline int
same_field(const struct event *fast, const struct event *careful, int f)
{
	const struct span *a = &fast->f[f], *b = &careful->f[f];
	int64_t want;

	if ((fast->have ^ careful->have) >> f & 1)
		return 0;
	if (!(fast->have >> f & 1))
		return 1;
	if (a->p != b->p || a->len != b->len || a->type != b->type)
		return 0;
	if (fast->parsed >> f & 1)
		return text_parse_int(a->p, a->len, &want) == 0 &&
		    want == fast->num[f];
	if (fast->parsed_us >> f & 1)
		return text_parse_us(a->p, a->len, &want) == 0 &&
		    want == fast->num[f];
	return 1;
}

/*
 * Returns whether the careful path reads the event at p, in the text from base
 * to end, without a warning, with the fields of `fast` and up to `behind`.
 * The caller lends warn.
 */
static inline int
same_event(const struct event *fast, const char *behind, const char *p,
    const char *base, const char *end, struct warn *warn)
{
	struct event careful;
	struct json j;
	int f;

	memset(&j, 0, sizeof(j));
	memset(&careful, 0, sizeof(careful));
	memset(warn, 0, sizeof(*warn));
	j.p = p;
	j.base = base;
	j.end = end;
	j.warn = warn;
	if (chrome_event_parse(&j, &careful) != JSON_OK || j.p != behind ||
	    warn_total(warn) != 0)
		return 0;
	for (f = 0; f < F_MAX; f++)
		if (!same_field(fast, &careful, f))
			return 0;
	return 1;
}

#endif
