/*
 * loop: one draw a turn, none while keys are waiting.  A key that repeats
 * faster than the line carries frames costs frames, never latency.  The loop
 * polls the keys together with the loader and the search.
 *
 * On a slow line a frame is drawn only after SLOW_QUIET_MS without a key: the
 * frames of ten quick zooms would each delay the last one.
 *
 * The first frame waits until FIRST_MS for the trace, and for what a frame
 * leaves for later, so that it is not corrected at once by a second one; where
 * a part of the trace is shown by then, the first frame of the whole does.
 *
 * Idle work is done while no key is waiting.  Its better frame is drawn after
 * QUIET_MS without a key, so that a repeating key does not send every frame
 * twice.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/elapsed.h"
#include "ttv/key.h"
#include "ttv/loader.h"
#include "ttv/term.h"

#include "menu.h"

#define QUIET_MS	80	/* ms without a key before the better frame */
#define SLOW_QUIET_MS	150	/* ms; keys that a person repeats are closer */
#define SETTLE_MS	200	/* ms of work before a frame of a slow line */
#define FIRST_MS	70	/* ms from the start until the first frame; it
				 * is to be on the screen within 100 */
#define SLOW_FIRST_MS	500	/* ... on a line that is slow, where it takes
				 * seconds, or may be */
#define WHOLE_MS	100	/* ms of work before a first frame of the whole
				 * trace, where part of it was shown */
#define PART_MS		500	/* ms from the start in which frames of a part
				 * of the trace have less detail */
#define WHICH_MS	350	/* ms until the keys that can follow are shown:
				 * longer than a practised hand takes */

struct loop {
	struct app		*app;
	const struct term	*term;
	struct canvas		*canvas;
	int64_t			 last_key;	/* ms */
	int			 stale;		/* the screen must be drawn */
	int			 pending;	/* there is idle work */
	int			 better;	/* idle work done, not drawn */
	int			 mouse;		/* the terminal reports it */
	int			 begun;		/* a frame was drawn */
	int			 whole;		/* loaded since then */
	int64_t			 first_by;	/* ms: the time of the first */
	struct viewport		 drawn;		/* of the last frame */
};

/*
 * Takes less detail on a slow line, but not before the view moves and all is
 * drawn anew in any case.
 */
static void
loop_detail(struct loop *l)
{
	const struct viewport *vp = &l->app->view.vp;
	int slow = l->term->ops->slow(l->term->data);

	if (!slow || vp->t0 != l->drawn.t0 || !viewport_same_scale(vp,
	    &l->drawn))
		l->app->slow = slow;
	l->drawn = *vp;
}

/* Returns whether more of the trace is to come. */
static int
loop_waits(const struct loop *l)
{
	return l->app->loader != NULL && !l->app->loaded;
}

/*
 * Does what a frame leaves for later and draws it again, until the time `end`,
 * before it is sent: on a slow line a frame that corrects another takes
 * seconds.
 */
static void
loop_settle(struct loop *l, int64_t end)
{
	while (now_ms() < end && app_pending(l->app) &&
	    !l->term->ops->pending(l->term->data)) {
		while (app_idle(l->app) == APP_IDLE_MORE && now_ms() < end &&
		    !l->term->ops->pending(l->term->data))
			;
		app_draw(l->app, l->canvas);
	}
}

/*
 * Draws a frame.  Of a part of a trace the first ones have less detail: most
 * traces are there within moments, and all of the screen is sent again then.
 */
static void
draw(struct loop *l)
{
	struct view *v = &l->app->view;
	int cols, rows;

	l->term->ops->size(l->term->data, &cols, &rows);
	if (cols != l->canvas->cols || rows != l->canvas->rows)
		canvas_resize(l->canvas, cols, rows);
	loop_detail(l);
	l->app->slow |= loop_waits(l) && now_ms() < l->app->began + PART_MS;
	app_draw(l->app, l->canvas);
	if (!l->begun)
		loop_settle(l, l->first_by);
	else if (l->term->ops->slow(l->term->data))
		loop_settle(l, now_ms() + SETTLE_MS);
	else if (l->whole)
		loop_settle(l, now_ms() + WHOLE_MS);
	l->term->ops->draw(l->term->data, l->canvas, v->prompt_at,
	    v->prompt_at >= 0 ? frame_prompt_row(v) : -1);
	l->stale = l->better = 0;
	l->begun = 1;
	l->whole = 0;
	l->pending = app_pending(l->app);
}

/*
 * Returns how many ms the next frame waits for another key, or the first one
 * for the trace.
 */
static int64_t
loop_quiet(const struct loop *l)
{
	int64_t left = l->last_key + SLOW_QUIET_MS - now_ms();

	if (!l->begun && loop_waits(l))
		left = l->first_by - now_ms();
	else if (!l->term->ops->slow(l->term->data))
		return 0;
	return left > 0 ? left : 0;
}

/*
 * Gives the trace more time when the first frame is due and the terminal is
 * slow to answer: two frames, of which the first shows a part of the trace,
 * take ten seconds at 9600 baud.  A trace that cannot be there by then is not
 * waited for: on a busy machine a near terminal is slow to answer, too.
 */
static void
loop_first(struct loop *l)
{
	const struct term_ops *ops = l->term->ops;
	int64_t since = now_ms() - l->app->began;

	if (l->begun || !loop_waits(l) || since < FIRST_MS ||
	    ops->distant == NULL || ops->slow(l->term->data))
		return;
	l->first_by = l->app->began + FIRST_MS;
	if (ops->distant(l->term->data) && loader_may_end(l->app->loader,
	    since, SLOW_FIRST_MS - since))
		l->first_by = l->app->began + SLOW_FIRST_MS;
}

/* Takes what is known of the line before the first frame. */
static void
loop_begin(struct loop *l)
{
	int slow = l->term->ops->slow(l->term->data);

	l->app->slow = slow;
	l->first_by = l->app->began + (slow ? SLOW_FIRST_MS : FIRST_MS);
	l->last_key = now_ms() - SLOW_QUIET_MS;
}

/* Returns the ms to wait for a key: 0, a rest of QUIET_MS, or -1: no limit. */
static int
loop_timeout(const struct loop *l)
{
	int64_t since = now_ms() - l->last_key, most = INT64_MAX;

	if (l->pending)
		return 0;
	if (l->stale && loop_quiet(l) > 0)
		most = loop_quiet(l);
	if (menu_waits(l->app) && WHICH_MS - since < most)
		most = WHICH_MS - since;
	if (l->better && QUIET_MS - since < most)
		most = QUIET_MS - since;
	return most == INT64_MAX ? -1 : most > 0 ? (int)most : 0;
}

/* Does a step of idle work; called when no key is waiting. */
static void
idle(struct loop *l)
{
	enum app_idle later = l->pending ? app_idle(l->app) :
	    APP_IDLE_MORE;

	if (later != APP_IDLE_MORE) {
		l->pending = 0;
		l->better = 1;
	}
	l->stale |= later == APP_IDLE_NOW;
	if (l->better && now_ms() >= l->last_key + QUIET_MS)
		l->stale = 1;
	if (menu_waits(l->app) && now_ms() >= l->last_key + WHICH_MS) {
		menu_keys(l->app);
		l->stale = 1;
	}
}

static void
loop_key(struct loop *l, uint32_t key)
{
	int flags;

	l->stale = 1;
	if (key == K_RESIZE || key == K_RESUMED)
		return;		/* draw() asks for the size */
	l->last_key = now_ms();
	flags = app_key(l->app, key);
	if (l->app->copied.len > 0 && l->term->ops->copy != NULL)
		l->term->ops->copy(l->term->data, l->app->copied.data,
		    l->app->copied.len);
	buf_clear(&l->app->copied);
	if (flags & APP_REPAINT)
		l->term->ops->repaint(l->term->data);
	if (flags & APP_SUSPEND)
		l->term->ops->suspend(l->term->data);
}

void
app_loop(struct app *app, struct term *term)
{
	struct loop l = { .app = app, .term = term, .stale = 1 };
	uint32_t key;
	int part;

	l.canvas = canvas_new(app->view.cols, app->view.rows);
	loop_begin(&l);
	app->view.lazy = 1;
	l.drawn = app->view.vp;
	while (!app->ended) {
		if (l.mouse != app->settings.value[SETTING_MOUSE])
			term->ops->mouse(term->data, l.mouse = !l.mouse);
		part = loop_waits(&l);
		l.stale |= app_follow(app);
		l.whole |= part && app->loaded;
		if (app->ended)
			break;
		loop_first(&l);
		if (l.stale && loop_quiet(&l) == 0 &&
		    !term->ops->pending(term->data))
			draw(&l);
		key = term->ops->key(term->data, app->loader != NULL &&
		    (!app->loaded || app->view.searching >= 0 ||
		    app->filter.running) ?
		    loader_fd(app->loader) : -1, loop_timeout(&l));
		if (key == K_GONE)
			break;
		if (key == K_NONE)
			idle(&l);
		else
			loop_key(&l, key);
	}
	canvas_free(l.canvas);
}
