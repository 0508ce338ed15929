#ifndef FLOW_SCOPE_H
#define FLOW_SCOPE_H
/*
 * flow_scope: finds the flow of each point of an id that several scopes share
 * (KEY_SCOPED_FLOW).  See flow_scope.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/idtab.h"

struct flow_scopes {			/* zeroed is empty; reusable */
	struct flow_scope {
		uint32_t	scope;
		uint8_t		open;
	}		*v;		/* of the id; a flow each */
	size_t		 n, cap;
	struct idtab	 many;		/* the scopes, when these are many */
	uint32_t	*stack;		/* flows as they began; may have ended
					 * ones */
	size_t		 nopen;		/* flows that are open */
	size_t		 nstack, stack_cap;
};

/* Begins another id. */
void		 flow_scopes_start(struct flow_scopes *);
/*
 * Takes the next point of the id, by time; returns the number of its flow, from
 * 0, or NONE: it is of no flow.
 */
uint32_t	 flow_scopes_point(struct flow_scopes *, uint32_t scope,
		    enum flow_step);
void		 flow_scopes_free(struct flow_scopes *);

#endif
