/*
 * idle: work that takes longer than a frame and is done between keys.
 *
 * A frame must be drawn in a few milliseconds, whatever the trace.  Some parts
 * need a pass over all slices the first time.  A lazy view spends IDLE_FRAME
 * slices of such work on a frame and draws less, or an estimate, where more
 * would be needed; view_idle() does the rest in steps and the next frame draws
 * the result.  Work for parts that have left the screen is dropped.
 *
 * A view that is not lazy (for `ttv shot` and tests) does all work at once, so
 * that its frame is a function of the view alone.
 */
#include "config.h"

#include "caption.h"
#include "detail.h"
#include "grid.h"
#include "lines.h"
#include "parts.h"
#include "priv.h"
#include "passed.h"

/*
 * Slices of idle work: IDLE_FRAME bounds the delay of a frame, IDLE_STEP that
 * of a key.
 */
#define IDLE_FRAME	50000
#define IDLE_STEP	150000

/* Do their work until *left slices are used up; return 1 when all is done. */
static int (*const workers[])(struct view *, int64_t *left) = {
	passed_idle, near_idle, overview_idle, rollup_idle, detail_idle,
	caption_idle
};
#define NWORKERS	(sizeof(workers) / sizeof(workers[0]))

void
idle_frame(const struct view *v)
{
	v->priv->left = v->lazy ? IDLE_FRAME : INT64_MAX;
	rollup_frame(v);
	caption_frame(v);
}

static int
idle_work(struct view *v, int64_t left)
{
	size_t i;

	for (i = 0; i < NWORKERS; i++)
		if (!workers[i](v, &left))
			return 0;
	return 1;
}

int
view_idle(struct view *v)
{
	return idle_work(v, IDLE_STEP);
}

int
view_pending(struct view *v)
{
	return !idle_work(v, 0);
}
