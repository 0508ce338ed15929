#ifndef TTV_DERIVED_H
#define TTV_DERIVED_H
/*
 * derived: events and annotations that queries add to a trace (ttv-sql(7),
 * DERIVED EVENTS).
 *
 * Events are a text that load reads as one more part of the trace, so that they
 * are like recorded ones in every way: a JSON object a line, tracks before what
 * stands on them.
 *
 *	{"track":0,"type":"slice","name":"slow"}
 *	{"on":0,"ts":1000,"dur":20,"name":"x","alert":"warning","args":{"n":1}}
 *	{"track":1,"type":"counter","name":"load","upid":2,"unit":"%"}
 *	{"on":1,"ts":1000,"value":0.5}
 *
 * Times are ns of the timeline of the trace, whatever its files began with.
 * upid and utid are numbers of the model that the queries were asked of, which
 * is read from the same bytes.  A track may have a group too (the name of the
 * track above it), an event a cat.  Without a dur, an event is an instant; -1:
 * it has no end.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

/* An annotation: what slices mean, as the author of a module says it. */
struct note_rule {
	uint64_t	off;		/* of the event of a slice; OFF_NONE:
					 * by name and category: */
	char		*name, *cat;	/* patterns of GLOB; NULL: any */
	char		*text, *link;	/* NULL: none */
};

struct derived {
	struct buf	 text;		/* of the events */
	uint32_t	 ntracks;
	uint64_t	 nevents;
	struct note_rule *rules;	/* a later one wins */
	size_t		 nrules, cap;
};
#define DERIVED_INIT	{ BUF_INIT, 0, 0, NULL, 0, 0 }

void	derived_free(struct derived *);
/* Takes back what was added since it was as `before`, a shallow copy. */
void	derived_cut(struct derived *, const struct derived *before);
/* Adds a rule with copies of the texts. */
void	derived_note(struct derived *, const struct note_rule *);

#endif
