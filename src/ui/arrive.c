/*
 * arrive: what comes once, when all of the trace is there: the viewer goes
 * where its session says, or a link.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/session.h"

void
app_arrive(struct app *app)
{
	struct err err;

	if (app->loader != NULL && !app->loaded)
		return;
	if (app->session != NULL)
		session_loaded(app);
	err_clear(&err);
	if (app->link != NULL && permalink_go(app, app->link, &err) == -1)
		app_fail(app, "%s", err.msg);
	app->link = NULL;
}
