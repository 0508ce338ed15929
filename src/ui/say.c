/*
 * say: messages of the status line.  A file of its own, since all that can fail
 * says why, and nothing is called from here.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>

#include "ttv/app.h"

static void
app_vsay(struct app *app, int error, const char *fmt, va_list ap)
{
	vsnprintf(app->view.message, sizeof(app->view.message), fmt, ap);
	app->view.message_is_error = error;
}

void
app_say(struct app *app, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	app_vsay(app, 0, fmt, ap);
	va_end(ap);
}

void
app_unsay(struct app *app)
{
	app->view.message[0] = '\0';
	app->view.message_is_error = 0;
}

int
app_fail(struct app *app, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	app_vsay(app, 1, fmt, ap);
	va_end(ap);
	return APP_REDRAW | APP_FAIL;
}
