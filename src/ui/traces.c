/*
 * traces: the distributed traces of a file, a row each in the table of results,
 * and one of them alone.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/sat.h"
#include "ttv/slice_label.h"
#include "ttv/span_trace.h"
#include "ttv/trace.h"

#include "camera.h"
#include "command_table.h"
#include "filter_ui.h"
#include "pane.h"
#include "place.h"
#include "result.h"
#include "traces.h"

/* The columns, and what their numbers are. */
static const char *const names[] = { "service", "name", "dur", "spans",
	"services", "errors", "orphans", "ts", "trace_id" };
static const uint8_t units[] = { RESULT_NUMBER, RESULT_NUMBER, RESULT_NS,
	RESULT_NUMBER, RESULT_NUMBER, RESULT_NUMBER, RESULT_NUMBER, RESULT_TIME,
	RESULT_NUMBER };
#define COLUMNS		(sizeof(names) / sizeof(names[0]))
_Static_assert(COLUMNS == sizeof(units), "each column has a unit");

static struct sql_value
int_value(int64_t n)
{
	return (struct sql_value){ .type = SQL_INT, .num = n };
}

static struct sql_value
text_value(const char *s)
{
	return (struct sql_value){ .type = SQL_TEXT, .text = s,
	    .len = strlen(s) };
}

/* Writes the name of a root with what tells it from others of the name. */
static void
root_name(const struct trace *t, uint32_t root, struct buf *b)
{
	struct buf label = BUF_INIT;

	b->len = 0;
	buf_adds(b, trace_kind_name(t, t->kind[root]));
	slice_label(t, NULL, root, &label);
	if (label.len > 0) {
		buf_addc(b, ' ');
		buf_add(b, label.data, label.len);
	}
	buf_free(&label);
}

void
traces_table(const struct trace *t, struct result_table *table)
{
	const struct span_traces *x = span_traces_of(t);
	const struct span_trace *v;
	struct sql_value cells[COLUMNS];
	struct buf name = BUF_INIT;
	uint32_t i, upid;

	result_begin(table, names, COLUMNS);
	table->units = units;
	table->start = t->start;
	for (i = 0; x != NULL && i < x->n; i++) {
		v = &x->v[i];
		upid = t->tracks[t->rows[trace_slice_row(t, v->root)].track]
		    .upid;
		root_name(t, v->root, &name);
		cells[0] = text_value(upid == NONE ? "" : trace_str(t,
		    t->processes[upid].name));
		cells[1] = text_value("");
		cells[1].text = name.data;
		cells[1].len = name.len;
		cells[2] = int_value(trace_dur(t, v->root));
		cells[3] = int_value(v->spans);
		cells[4] = int_value(v->services);
		cells[5] = int_value(v->errors);
		cells[6] = int_value(v->orphans);
		cells[7] = int_value(t->ts[v->root]);
		cells[8] = text_value(span_trace_id(x, i));
		if (result_row(table, cells, COLUMNS) != 0)
			break;
	}
	result_sort(table, TRACES_SORTED, 1, "");
	buf_free(&name);
}

/* ---- one of them ---- */

int
traces_find(struct app *app, const char *id, struct err *err)
{
	uint32_t at = span_trace_find(app->trace, id, err);

	if (at == NONE)
		return -1;
	traces_go(app, at);
	return 0;
}

/* Unfolds the tracks that have spans of a trace. */
static void
traces_unfold(struct view *v, const struct span_traces *x, uint32_t at)
{
	const struct trace *t = v->trace;
	uint32_t i, track;

	for (i = x->v[at].first; i < x->v[at].first + x->v[at].n; i++) {
		track = t->rows[trace_slice_row(t, x->order[i])].track;
		for (; track != NONE; track = t->tracks[track].parent)
			v->folded[track] = 0;
	}
	view_layout(v);
}

int
traces_go(struct app *app, uint32_t at)
{
	const struct span_traces *x = span_traces_of(app->trace);
	struct buf text = BUF_INIT;
	struct entity_ref root = { ENTITY_SLICE, 0 };
	struct err err;
	int rc;

	if (x == NULL || at >= x->n)
		return APP_FAIL;
	root.id = x->v[at].root;
	err_clear(&err);
	buf_printf(&text, "trace:%s%s%s", strpbrk(span_trace_id(x, at), " \t/")
	    != NULL ? "\"" : "", span_trace_id(x, at),
	    strpbrk(span_trace_id(x, at), " \t/") != NULL ? "\"" : "");
	jump_push(app);
	rc = filter_set(app, text.data, &err);
	buf_free(&text);
	if (rc == -1)
		return app_fail(app, "%s", err.msg);
	filter_settle(app);
	view_filter_pause(&app->view, 0);
	traces_unfold(&app->view, x, at);
	filter_placed(app);
	place_entity(app, &root);
	app->view.cursor = app->trace->ts[root.id];
	camera_fill(&app->view, x->v[at].start, x->v[at].end);
	view_near_rows(&app->view);
	return APP_REDRAW;
}

uint32_t
traces_longest(const struct app *app, int64_t t0, int64_t t1)
{
	const struct trace *t = app->trace;
	const struct span_traces *x = span_traces_of(t);
	uint32_t i, root, best = NONE;

	for (i = 0; x != NULL && i < x->n; i++) {
		root = x->v[i].root;
		if (t->ts[root] < t1 && trace_slice_end(t, root) > t0 &&
		    view_filter_has(&app->view, root) && (best == NONE ||
		    trace_dur(t, root) > trace_dur(t, best)))
			best = root;
	}
	return best;
}

/* Returns the trace of the selection, or NONE. */
static uint32_t
traces_now(const struct app *app, const struct span_traces *x)
{
	const struct view *v = &app->view;

	return v->sel.type == ENTITY_SLICE ? x->of[v->sel.id] : NONE;
}

int
do_traces(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->result->traces && pane_shown(app, PANE_RESULT)) {
		result_hide(app);
		return APP_REDRAW;
	}
	return result_traces(app);
}

int
do_trace(struct app *app, const struct ui_args *a)
{
	return *a->text == '\0' ? do_traces(app, a) : result_trace(app,
	    a->text);
}

void
traces_one(struct app *app, const char *id)
{
	struct err err;

	err_clear(&err);
	*app->view.message = '\0';	/* what it said while it looked */
	if (traces_find(app, id, &err) == -1)
		app_fail(app, "%s", err.msg);
}

/* Goes to a trace beside this one, in the order of the list if it is there. */
int
do_trace_step(struct app *app, const struct ui_args *a)
{
	const struct span_traces *x = span_traces_of(app->trace);
	const struct result_ui *u = app->result;
	const struct result_table *t = &u->table;
	int listed = u->traces && !u->stale && t->nshown > 0;
	size_t n, i = 0;
	uint32_t now;

	if (x == NULL)
		return app_fail(app, "no span of a distributed trace is here");
	n = listed ? t->nshown : x->n;
	now = traces_now(app, x);
	while (i < n && now != NONE && (listed ? t->order[i] : i) != now)
		i++;
	if (now == NONE || i == n)
		i = a->way > 0 ? 0 : n - 1;
	else if (a->way > 0 ? i + 1 == n : i == 0)
		return app_fail(app, a->way > 0 ? "this is the last trace" :
		    "this is the first trace");
	else
		i = a->way > 0 ? i + 1 : i - 1;
	if (listed)
		list_to(&app->lists[PANE_RESULT], i, 1);
	return traces_go(app, listed ? t->order[i] : (uint32_t)i);
}
