/*
 * line_type: THE table of what draws each type of line of the track area.
 */
#include "config.h"

#include <assert.h>

#include "lines.h"
#include "pen.h"
#include "select.h"

/* Draws instants that have no line of their own on the first of their track. */
static void
draw_aside(const struct pen *p, const struct line *l)
{
	struct line own = *l;
	struct entity_run r;

	own.type = LINE_INSTANTS;
	if (near_instants_aside(p->v, l->track) && (l->type == LINE_PROCESS ||
	    l->row == p->tr->tracks[l->track].row) && select_run(p->v, &own,
	    &r) == 0)
		points_draw_aside(p, &r);
}

static void
draw_heading(const struct pen *p, const struct line *l)
{
	if (p->tr->tracks[l->track].nmemdumps > 0)
		memory_draw(p, l);
	else
		heading_draw(p, l);
	if (l->type == LINE_PROCESS && !p->v->folded[l->track])
		draw_aside(p, l);
}

static void
draw_row(const struct pen *p, const struct line *l)
{
	uint32_t i;

	row_draw(p, l->row);
	for (i = shared_next(p->v, l->track, l->track); i != NONE;
	    i = shared_next(p->v, l->track, i))
		row_draw(p, p->tr->tracks[i].row);
	draw_aside(p, l);
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

void (*const line_draw[])(const struct pen *, const struct line *) = {
	[LINE_PROCESS] = draw_heading,
	[LINE_TRACK] = draw_heading,
	[LINE_ROW] = draw_row,
	[LINE_COUNTER] = counter_draw,
	[LINE_INSTANTS] = draw_instants,
	[LINE_OBJECTS] = object_draw,
	[LINE_SAMPLES] = sample_draw,
	[LINE_MEMORY] = memory_draw,
	[LINE_CONTEXT] = draw_context,
};
static_assert(sizeof(line_draw) / sizeof(line_draw[0]) == LINE_TYPES,
    "line_draw has a row for each type of line");
