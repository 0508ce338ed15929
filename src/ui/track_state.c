/*
 * track_state: what is said of tracks.  THE table is here; session_rows.c and
 * permalink.c write and read its rows, undo.c copies and compares their arrays.
 */
#include "config.h"

#include "ttv/track_state.h"
#include "ttv/trace.h"
#include "ttv/view.h"

static int
state_folded(const struct view *v, uint32_t track)
{
	return v->folded[track];
}

static void
state_fold(struct view *v, uint32_t track, int n)
{
	v->folded[track] = n != 0 && view_foldable(v, track);
}

static int
state_hidden(const struct view *v, uint32_t track)
{
	return v->hidden[track];
}

static void
state_pin(struct view *v, uint32_t track, int n)
{
	if (n != view_is_pinned(v, track))
		view_pin(v, track, n);
}

/* Of rows that do not share lines -1. */
static int
state_height(const struct view *v, uint32_t track)
{
	return v->tall[track] ? -1 : v->height[track];
}

static void
state_heighten(struct view *v, uint32_t track, int n)
{
	v->tall[track] = n == -1;
	v->height[track] = n > 0 ? (uint8_t)n : 0;
}

const struct track_state_row track_states[TRACK_STATE_MAX] = {
	[TRACK_FOLD] = { "fold", TRACK_STATE_SESSION, 0, 1, state_folded,
	    state_fold },
	[TRACK_HIDE] = { "hide", 0, 0, 1, state_hidden, view_hide },
	[TRACK_PIN] = { "pin", 0, 0, 1, view_is_pinned, state_pin },
	[TRACK_HEIGHT] = { "height", TRACK_STATE_SESSION |
	    TRACK_STATE_LINK, -1, HEIGHT_MOST, state_height, state_heighten },
};

int
track_state_usual(const struct view *v, enum track_state id)
{
	uint32_t i, folded = 0, all = 0;

	for (i = 0; id == TRACK_FOLD && i < v->trace->ntracks; i++)
		if (view_foldable(v, i)) {
			all++;
			folded += v->folded[i];
		}
	return folded > all / 2;
}

uint32_t
track_state_next(const struct view *v, enum track_state id, int usual,
    uint32_t *at)
{
	uint32_t track;

	if (id == TRACK_PIN)		/* in their order */
		return *at < v->npins ? v->pins[(*at)++] : NONE;
	while (*at < v->trace->ntracks) {
		track = (*at)++;
		if (track_states[id].get(v, track) != usual &&
		    (id != TRACK_FOLD || view_foldable(v, track)))
			return track;
	}
	return NONE;
}

void
track_state_fold_all(struct view *v, int closed)
{
	uint32_t i;

	for (i = 0; i < v->trace->ntracks; i++)
		state_fold(v, i, closed);
}

void
track_state_arrays(const struct view *v, uint8_t *a[TRACK_STATE_ARRAYS])
{
	a[0] = v->folded;
	a[1] = v->hidden;
	a[2] = v->height;
	a[3] = v->tall;
}
