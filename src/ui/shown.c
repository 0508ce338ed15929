/*
 * shown: what is said of tracks.  THE table is here; session_rows.c and
 * permalink.c write and read its rows, undo.c copies and compares their arrays.
 */
#include "config.h"

#include "ttv/shown.h"
#include "ttv/trace.h"
#include "ttv/view.h"

static int
shown_folded(const struct view *v, uint32_t track)
{
	return v->folded[track];
}

static void
shown_fold(struct view *v, uint32_t track, int n)
{
	v->folded[track] = n != 0 && view_foldable(v->trace, track);
}

static int
shown_hidden(const struct view *v, uint32_t track)
{
	return v->hidden[track];
}

static void
shown_pin(struct view *v, uint32_t track, int n)
{
	if (n != view_is_pinned(v, track))
		view_pin(v, track, n);
}

/* Of rows that do not share lines -1. */
static int
shown_height(const struct view *v, uint32_t track)
{
	return v->tall[track] ? -1 : v->height[track];
}

static void
shown_heighten(struct view *v, uint32_t track, int n)
{
	v->tall[track] = n == -1;
	v->height[track] = n > 0 ? (uint8_t)n : 0;
}

const struct shown_row shown_rows[SHOWN_MAX] = {
	[SHOWN_FOLD] = { "fold", SHOWN_SESSION, 0, 1, shown_folded,
	    shown_fold },
	[SHOWN_HIDE] = { "hide", 0, 0, 1, shown_hidden, view_hide },
	[SHOWN_PIN] = { "pin", 0, 0, 1, view_is_pinned, shown_pin },
	[SHOWN_HEIGHT] = { "height", SHOWN_SESSION | SHOWN_LINK, -1,
	    HEIGHT_MOST, shown_height, shown_heighten },
};

int
shown_usual(const struct view *v, enum shown_what id)
{
	uint32_t i, folded = 0, all = 0;

	for (i = 0; id == SHOWN_FOLD && i < v->trace->ntracks; i++)
		if (view_foldable(v->trace, i)) {
			all++;
			folded += v->folded[i];
		}
	return folded > all / 2;
}

uint32_t
shown_next(const struct view *v, enum shown_what id, int usual,
    uint32_t *at)
{
	uint32_t track;

	if (id == SHOWN_PIN)		/* in their order */
		return *at < v->npins ? v->pins[(*at)++] : NONE;
	while (*at < v->trace->ntracks) {
		track = (*at)++;
		if (shown_rows[id].get(v, track) != usual &&
		    (id != SHOWN_FOLD || view_foldable(v->trace, track)))
			return track;
	}
	return NONE;
}

void
shown_fold_all(struct view *v, int closed)
{
	uint32_t i;

	for (i = 0; i < v->trace->ntracks; i++)
		shown_fold(v, i, closed);
}

void
shown_arrays(const struct view *v, uint8_t *a[SHOWN_ARRAYS])
{
	a[0] = v->folded;
	a[1] = v->hidden;
	a[2] = v->height;
}
