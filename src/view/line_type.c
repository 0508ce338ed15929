/*
 * line_type: THE table of the types of lines of the track area.
 */
#include "config.h"

#include <assert.h>

#include "priv.h"

static void
draw_heading(const struct pen *p, const struct line *l)
{
	if (p->tr->tracks[l->track].nmemdumps > 0)
		memory_draw(p, l);
	else
		heading_draw(p, l);
}

static void
draw_row(const struct pen *p, const struct line *l)
{
	uint32_t i;

	row_draw(p, l->row);
	for (i = share_next(p->v, l->track, l->track); i != NONE;
	    i = share_next(p->v, l->track, i))
		row_draw(p, p->tr->tracks[i].row);
}

static void
draw_instants(const struct pen *p, const struct line *l)
{
	struct entity_run r;

	if (select_run(p->v, l, &r) == 0)
		points_draw(p, &r, ROLE_INSTANT, GLYPH_INSTANT);
}

static void
draw_context(const struct pen *p, const struct line *l)
{
	context_draw(p, &p->tr->tracks[l->track]);
}

const struct line_type_row line_types[] = {
	[LINE_PROCESS] = { ENTITY_NONE, draw_heading },
	[LINE_TRACK] = { ENTITY_NONE, draw_heading },
	[LINE_ROW] = { ENTITY_SLICE, draw_row },
	[LINE_COUNTER] = { ENTITY_COUNTER, counter_draw },
	[LINE_INSTANTS] = { ENTITY_INSTANT, draw_instants },
	[LINE_OBJECTS] = { ENTITY_NONE, object_draw },
	[LINE_SAMPLES] = { ENTITY_SAMPLE, sample_draw },
	[LINE_MEMORY] = { ENTITY_MEMDUMP, memory_draw },
	[LINE_CONTEXT] = { ENTITY_CONTEXT, draw_context },
};
static_assert(sizeof(line_types) / sizeof(line_types[0]) == LINE_TYPES,
    "line_types has a row for each type of line");
