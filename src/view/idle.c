/*
 * What takes long is done between keys.
 *
 * A frame has to be there in a few milliseconds, whatever the trace; some of
 * what it shows takes longer the first time, because all slices have to be
 * looked at.  A view that is lazy spends IDLE_FRAME slices on such work in a
 * frame and shows less, or a guess, where that is not enough; view_idle()
 * does the rest in pieces, and the next frame is the better one.  What is not
 * on the screen any more is not done.
 *
 * A view that is not lazy, for a picture in a file or a test, does everything
 * at once: what it shows depends on nothing but the view.
 */
#include "config.h"

#include "priv.h"

#define IDLE_FRAME	50000		/* slices: half a millisecond, about */
#define IDLE_PIECE	150000

/* Each does what there is to do, until *left is used up; 1: all is done. */
static int (*const workers[])(struct view *, int64_t *left) = {
	overview_idle, summary_idle, detail_idle
};
#define NWORKERS	(sizeof(workers) / sizeof(workers[0]))

void
idle_frame(const struct view *v)
{
	v->priv->left = v->lazy ? IDLE_FRAME : INT64_MAX;
	summary_frame(v);
}

int64_t *
idle_left(const struct view *v)
{
	if (!v->lazy)
		v->priv->left = INT64_MAX;
	return &v->priv->left;
}

static int
work(struct view *v, int64_t left)
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
	return work(v, IDLE_PIECE);
}

int
view_pending(struct view *v)
{
	return !work(v, 0);
}
