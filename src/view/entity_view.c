/*
 * entity_view: how the line of a folded track shows each entity, a row each.
 *
 * What the inspector says of an entity is a row of detail.c, what draws the
 * lines on which an entity stands are rows of line_type.c.
 */
#include "config.h"

#include <assert.h>

#include "ttv/view.h"
#include "entity_view.h"

/* X(constant, folded, named): the members of struct entity_view. */
#define ROWS(X)						\
	X(ENTITY_SLICE, FOLDED_OTHERWISE, 0)		\
	X(ENTITY_INSTANT, FOLDED_POINTS, 1)		\
	X(ENTITY_COUNTER, FOLDED_POINTS, 0)		\
	X(ENTITY_FLOW, FOLDED_OTHERWISE, 0)		\
	X(ENTITY_OBJECT, FOLDED_SPANS, 0)		\
	X(ENTITY_SNAPSHOT, FOLDED_OTHERWISE, 0)		\
	X(ENTITY_SAMPLE, FOLDED_POINTS, 0)		\
	X(ENTITY_MEMDUMP, FOLDED_POINTS, 1)		\
	X(ENTITY_CONTEXT, FOLDED_SPANS, 0)

#define ROW(constant, ...)	[constant] = { __VA_ARGS__ },
const struct entity_view entity_views[ENTITIES] = {
	[ENTITY_NONE] = { FOLDED_OTHERWISE, 0 },
	ROWS(ROW)
};
static_assert((0u ROWS(ENTITY_BIT)) == ENTITY_ALL,
    "entity_views has a row for each constant");
