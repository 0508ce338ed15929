#ifndef CHROME_BRIEF_H
#define CHROME_BRIEF_H
/*
 * chrome_brief: what the text of an event says beside its args and stacks.
 */
#include <stdint.h>

#include "ttv/json.h"

struct event;
struct event_facts;

/* What an event says beside its args, as written. */
enum brief_member {
	BRIEF_PH, BRIEF_TTS, BRIEF_TDUR, BRIEF_TICOUNT, BRIEF_TIDELTA, BRIEFS
};
struct brief_text {
	struct span	m[BRIEFS];
	uint32_t	parsed, parsed_us; /* bits by member; as in an event */
	int64_t		num[BRIEFS];
	int		has_stack;	/* 1: or the number of one */
};

/*
 * Finds it in the event [p, end), whose fields are known.  Returns -1 for
 * anything but plain, compact members, which the tree of the event must tell.
 */
int	chrome_brief_text(const char *p, const char *end,
	    const struct event *, struct brief_text *);
/* Finds it in an event of scan_fast().  -1: the tree of the event must tell. */
int	chrome_brief_event(const struct event *, struct brief_text *);
/* Fills the brief facts, which are empty before, of an event and its end. */
void	chrome_brief_of(const struct brief_text *, const struct brief_text *end,
	    struct event_facts *);

#endif
