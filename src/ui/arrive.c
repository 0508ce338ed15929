/*
 * arrive: what comes once, when all of the trace is there: the viewer goes
 * where its session says, or a link.  A small trace is there before the config
 * and the size of the screen, which are waited for; one that grows is never
 * there as a whole, and its first events will do.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/session.h"

#include "start.h"

int
app_is_there(const struct app *app)
{
	return app->loader == NULL || (app->ready && (app->loaded ||
	    (app->follow != NULL && !start_empty(app->trace))));
}

void
app_arrive(struct app *app)
{
	struct err err;

	if (!app_is_there(app))
		return;
	if (app->session != NULL)
		session_loaded(app);
	err_clear(&err);
	if (app->link != NULL && permalink_go(app, app->link, &err) == -1)
		app_fail(app, "%s", err.msg);
	app->link = NULL;
}
