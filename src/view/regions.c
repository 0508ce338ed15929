/*
 * The regions of the frame: which parts are shown, and where.  As the screen
 * gets smaller, parts are dropped in the order of their use; the tracks get the
 * remaining rows and always at least one.
 */
#include "config.h"

#include "ttv/view.h"
#include "parts.h"

#define PANE_FROM	12	/* rows of a screen with the short pane */
#define OPENED_FROM	8	/* ... with one that a key has opened */
#define LIST_FROM	14	/* ... with a list below the tracks */
#define FOCUSED_FROM	4	/* ... with one that has the keys: a row of
				 * tracks, its title, a line, the status */

static int
label_cols(int cols)
{
	if (cols >= 200)
		return 32;
	if (cols >= 100)
		return 22 + (cols - 100) / 10;
	if (cols >= 60)
		return 14 + (cols - 60) / 8;
	if (cols >= 40)
		return 10;
	return cols >= 24 ? 6 : 0;
}

static int
has_marks(const struct view *v)
{
	int i;

	if (v->nspans > 0)
		return 1;
	for (i = 0; i < VIEW_MARKS; i++)
		if (v->marks[i].set)
			return 1;
	return 0;
}

/* Returns the height that the drawer wants. */
static int
drawer_rows(const struct view *v)
{
	int want = v->pane == 3 ? v->rows : v->rows / 2;

	if (v->rows < 10)
		return 0;
	if (v->drawer->rows > 0)
		return v->drawer->rows;
	return want < 7 ? 7 : want > 28 && v->pane != 3 ? 28 : want;
}

int
view_screen_full(const struct view *v)
{
	return v->chart != NULL || (v->screen != NULL && (v->screen_full ||
	    v->rows < LIST_FROM));
}

/*
 * Returns the height of the list below the tracks: its lines and its headings,
 * but half of the screen at most.  A list that is still being made has half.
 */
static int
screen_rows(const struct view *v)
{
	uint64_t n = list_count(v->screen), most = (uint64_t)v->rows / 2;

	n += n == 0 ? most : 1 + (v->screen_head != NULL);
	return (int)(n < most ? n : most);
}

static int
pane_rows(const struct view *v)
{
	int want;

	if (v->screen != NULL)
		return view_screen_full(v) ? 0 : screen_rows(v);
	if (v->drawer != NULL)
		return drawer_rows(v);
	if (v->pane == 0 || v->rows < (v->pane > 1 ? OPENED_FROM : PANE_FROM))
		return 0;
	if (v->pane == 1)
		return v->rows >= 30 ? 3 : 2;
	if (v->pane == 3)
		return v->rows;		/* regions_find() limits the height */
	want = v->rows * 2 / 5;
	if (want > 24)
		want = 24;
	return want < 5 ? 5 : want;
}

/* Gives the rows of a low screen to the pane that has the keys, but one. */
static void
focus_rows(const struct view *v, struct regions *r, int bottom)
{
	if (v->screen != NULL || !v->pane_focus || (v->drawer == NULL &&
	    v->pane == 0) || v->rows < FOCUSED_FROM)
		return;
	r->title = r->overview = r->marks = r->ruler = -1;
	r->tracks = 0;
	r->pane = r->ntracks = 1;
	r->npane = bottom - 1;
}

void
regions_find(const struct view *v, struct regions *r)
{
	int top = 0, bottom = v->rows;

	r->label = label_cols(v->cols);
	r->title = v->rows >= 4 ? top++ : -1;
	r->overview = v->rows >= 16 && v->cols >= 50 ? top++ : -1;
	r->marks = v->rows >= 12 && has_marks(v) ? top++ : -1;
	r->ruler = v->rows >= 5 ? top++ : -1;
	r->hint = v->rows >= 10 ? --bottom : -1;
	r->status = v->rows >= 2 ? --bottom : -1;
	r->npane = pane_rows(v);
	if (r->npane > bottom - top - 3)
		r->npane = bottom - top - 3;
	if (r->npane < 2)
		r->npane = 0;
	bottom -= r->npane;
	r->pane = bottom;
	r->tracks = top;
	r->ntracks = bottom - top;
	if (r->ntracks < 1)
		r->ntracks = 1;
	if (r->npane == 0)
		focus_rows(v, r, bottom);
}

int
view_pane_drawn(const struct view *v)
{
	struct regions r;

	regions_find(v, &r);
	return r.npane > 0;
}

int
view_track_lines(const struct view *v)
{
	struct regions r;

	regions_find(v, &r);
	return r.ntracks;
}

int
frame_prompt_row(const struct view *v)
{
	struct regions r;

	regions_find(v, &r);
	return r.status < 0 ? 0 : r.status;
}
