/*
 * cmd_diff: commands that load a second file beside the trace, or align the two
 * in another way.  What is shown stays until all is read.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/loader.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "follow_ui.h"
#include "result.h"
#include "twin_ui.h"

/* Loads the files again, aligned in another way: 0, or -1 and a message. */
static int
twin_reload(struct app *app, const char *path, const char *align,
    int64_t offset)
{
	if (app->loader == NULL)
		app_fail(app, "files are loaded again in the viewer alone");
	else if (result_ui_pending(app))
		app_fail(app, "a query runs, Esc ends it");
	else if (save_ui_pending(app))
		app_fail(app, "a file is being written, Esc ends it");
	else if (loader_again(app->loader, path, align, offset) == -1)
		app_fail(app, "not while a trace is being loaded");
	else {
		app->loaded = 0;
		return 0;
	}
	return -1;
}

int
do_diff(struct app *app, const struct ui_args *a)
{
	if (a->text[0] == '\0')
		return app_fail(app, "which file? :diff FILE");
	if (app->trace->nsources != 1)
		return app_fail(app, "a trace of one file can be compared");
	if (access(a->text, R_OK) == -1)
		return app_fail(app, "%s: %s", a->text, strerror(errno));
	if (twin_reload(app, a->text, "zero", 0) == -1)
		return APP_REDRAW | APP_FAIL;
	twin_ui_want(app, 1);	/* compared if it can be read */
	return APP_REDRAW;
}

static int
time_compare(const void *va, const void *vb)
{
	int64_t a = *(const int64_t *)va, b = *(const int64_t *)vb;

	return COMPARE(a, b);
}

/*
 * Gets the begin of the nth slice, from 1, of a name in a file: 0, or -1 and a
 * message.  O(slices).
 */
static int
nth_slice(struct app *app, const char *name, uint32_t n, uint32_t file,
    int64_t *ts)
{
	const struct trace *t = app->trace;
	int64_t *v = NULL;
	size_t found = 0, cap = 0;
	uint32_t row, s;

	for (row = 0; row < t->nrows; row++) {
		if (t->tracks[t->rows[row].track].file != file)
			continue;
		for (s = t->rows[row].first; s < t->rows[row].first +
		    t->rows[row].n; s++) {
			if (strcmp(trace_kind_name(t, t->kind[s]), name) != 0)
				continue;
			v = xgrow(v, found, &cap, sizeof(*v));
			v[found++] = t->ts[s];
		}
	}
	sort_any(v, found, sizeof(*v), time_compare);
	if (n > 0 && n <= found)
		*ts = v[n - 1];
	free(v);
	if (n > 0 && n <= found)
		return 0;
	app_fail(app, "file %u has %zu slice%s of this name", file + 1, found,
	    found == 1 ? "" : "s");
	return -1;
}

/* Puts the nth slices of a name, "NAME" or "NAME#N", at one time. */
static int
align_slices(struct app *app, const char *text)
{
	const char *hash = strrchr(text, '#');
	int64_t a, b, n = 1;
	char name[256];

	strlcpy(name, text, sizeof(name));
	if (hash != NULL && text_parse_int(hash + 1, strlen(hash + 1), &n) ==
	    0 && (size_t)(hash - text) < sizeof(name))
		name[hash - text] = '\0';
	else
		n = 1;
	if (n < 1 || n > UINT32_MAX)
		return app_fail(app, "%s: not a number from 1 on", hash + 1);
	if (nth_slice(app, name, (uint32_t)n, 0, &a) == -1 ||
	    nth_slice(app, name, (uint32_t)n, 1, &b) == -1)
		return APP_REDRAW | APP_FAIL;
	return twin_reload(app, NULL, NULL, sat_sub(a, b)) == -1 ?
	    APP_REDRAW | APP_FAIL : APP_REDRAW;
}

int
do_align(struct app *app, const struct ui_args *a)
{
	const char *how = a->text;

	if (app->trace->nsources != 2)
		return app_fail(app, "there are no two files to align");
	if (*how == '\0')
		return app_fail(app, "how? :align start, clock, mark:NAME, or "
		    "the name of a slice, or NAME#N");
	if (strcmp(how, "start") == 0)
		how = "zero";
	else if (strcmp(how, "clock") != 0 && strncmp(how, "mark:", 5) != 0)
		return align_slices(app, how);
	return twin_reload(app, NULL, how, 0) == -1 ? APP_REDRAW | APP_FAIL :
	    APP_REDRAW;
}
