/*
 * The loop: one draw a turn, none while keys are waiting.  A key that repeats
 * faster than the line can carry frames costs frames, never latency.  While
 * something is being loaded or searched it waits for that as well as for keys.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/key.h"
#include "ttv/live.h"
#include "ttv/term.h"

static void
draw(struct app *app, const struct term *term, struct canvas *canvas)
{
	int cols, rows;

	term->ops->size(term->data, &cols, &rows);
	if (cols != canvas->cols || rows != canvas->rows)
		canvas_resize(canvas, cols, rows);
	app_draw(app, canvas);
	term->ops->draw(term->data, canvas, app->view.prompt_at,
	    app->view.prompt_at >= 0 ? frame_prompt_row(&app->view) : -1);
}

void
app_loop(struct app *app, struct term *term)
{
	struct canvas *canvas;
	uint32_t key;
	int flags, stale = 1;

	canvas = canvas_new(app->view.cols, app->view.rows);
	while (!app->ended) {
		stale |= app_follow(app);
		if (app->ended)
			break;
		if (stale && !term->ops->pending(term->data)) {
			draw(app, term, canvas);
			stale = 0;
		}
		key = term->ops->key(term->data, app->live != NULL &&
		    (!app->loaded || app->view.searching >= 0) ?
		    live_fd(app->live) : -1);
		if (key == K_GONE)
			break;
		if (key == K_NONE)
			continue;
		stale = 1;
		if (key == K_RESIZE || key == K_RESUMED)
			continue;	/* draw() asks for the size */
		flags = app_key(app, key);
		if (flags & APP_REPAINT)
			term->ops->repaint(term->data);
		if (flags & APP_SUSPEND)
			term->ops->suspend(term->data);
	}
	canvas_free(canvas);
}
