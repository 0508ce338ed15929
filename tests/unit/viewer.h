#ifndef TTV_VIEWER_H
#define TTV_VIEWER_H
/*
 * Drives the viewer in tests: keys go in, the name of the selection comes out.
 * The test makes the trace and opens the app.
 */
#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/script.h"
#include "ttv/trace.h"

static struct app app;
static struct trace *trace;

static void
close_app(void)
{
	app_free(&app);
	trace_free(trace);
}

/* Plays keys; returns the name of the selection. */
static const char *
after(const char *keys)
{
	static struct err err;

	err_clear(&err);
	if (script_play(&app, keys, &err) == -1)
		return err.msg;
	if (app.view.sel.type != ENTITY_SLICE)
		return "-";
	return trace_kind_name(trace, trace->kind[app.view.sel.id]);
}

#endif
