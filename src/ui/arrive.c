/*
 * arrive: what comes once, when all of the trace is there: the viewer goes
 * where its session says, or a link, and plays the keys that it was given.
 *
 *	- A small trace is there before the config and the size of the screen:
 *	  keys mean what the config binds, and scroll by the screen's lines.
 *	- One that grows is never there as a whole: its first events will do.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/script.h"
#include "ttv/session.h"

#include "start.h"

/* Tells whether the loader of an app has given what is waited for. */
static int
is_there(const struct app *app)
{
	return app->ready && (app->loaded || (app->follow != NULL &&
	    !start_empty(app->trace)));
}

void
app_arrive(struct app *app)
{
	struct err err;

	if (app->loader != NULL && !is_there(app))
		return;
	if (app->session != NULL)
		session_loaded(app);
	err_clear(&err);
	if (app->link != NULL && permalink_go(app, app->link, &err) == -1)
		app_fail(app, "%s", err.msg);
	app->link = NULL;
	if (app->keys == NULL || app->played)
		return;
	app->played = 1;
	script_play(app, app->keys, &err);
}
