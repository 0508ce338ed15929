/*
 * entity_view: the inspector and the folded line of each entity, a row each.
 *
 * The lines on which things are drawn are rows of another table: line_type.c.
 */
#include "config.h"

#include <assert.h>

#include "priv.h"

/* X(constant, detail, folded, named): the members of struct entity_view. */
#define ROWS(X)								\
	X(ENTITY_SLICE, detail_slice, FOLDED_OTHERWISE, 0)		\
	X(ENTITY_INSTANT, detail_instant, FOLDED_POINTS, 1)		\
	X(ENTITY_COUNTER, detail_counter, FOLDED_POINTS, 0)		\
	X(ENTITY_FLOW, NULL, FOLDED_OTHERWISE, 0)			\
	X(ENTITY_OBJECT, detail_object, FOLDED_SPANS, 0)		\
	X(ENTITY_SNAPSHOT, detail_snapshot, FOLDED_OTHERWISE, 0)	\
	X(ENTITY_SAMPLE, detail_sample, FOLDED_POINTS, 0)		\
	X(ENTITY_MEMDUMP, detail_memdump, FOLDED_POINTS, 1)		\
	X(ENTITY_CONTEXT, detail_context, FOLDED_SPANS, 0)

#define ROW(constant, ...)	[constant] = { __VA_ARGS__ },
const struct entity_view entity_views[ENTITIES] = {
	[ENTITY_NONE] = { detail_trace, FOLDED_OTHERWISE, 0 },
	ROWS(ROW)
};
static_assert((0u ROWS(ENTITY_BIT)) == ENTITY_ALL,
    "entity_views has a row for each constant");
