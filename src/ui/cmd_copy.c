/*
 * Commands that copy what is selected: its name, start, length, all of it as
 * JSON, or a command line that opens this view again.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/permalink.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "command_table.h"
#include "copy.h"

static int
nothing(struct app *app)
{
	return app_fail(app, "nothing is selected");
}

/* Writes ns as milliseconds with all digits that count: "716.204 ms". */
static void
exact_ms(char *out, size_t n, int64_t ns)
{
	uint64_t u = ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns;
	size_t len;

	snprintf(out, n, "%s%" PRIu64 ".%06" PRIu64, ns < 0 ? "-" : "",
	    u / 1000000, u % 1000000);
	for (len = strlen(out); out[len - 1] == '0'; len--)
		;
	if (out[len - 1] == '.')
		len--;
	snprintf(out + len, n - len, " ms");
}

int
do_copy_name(struct app *app, const struct ui_args *a)
{
	const struct entity_ref *sel = &app->view.sel;
	uint32_t s;

	(void)a;
	if (sel->type == ENTITY_NONE)
		return nothing(app);
	s = entity_name(app->trace, sel->type, sel->id);
	return copy_text(app, trace_str(app->trace, s),
	    strtab_len(app->trace->strings, s), "the name");
}

int
do_copy_time(struct app *app, const struct ui_args *a)
{
	int64_t t = app->view.cursor, t1;
	char text[64];

	(void)a;
	view_selection_range(&app->view, &t, &t1);
	exact_ms(text, sizeof(text), sat_sub(t, app->trace->start));
	return copy_text(app, text, strlen(text), text);
}

int
do_copy_duration(struct app *app, const struct ui_args *a)
{
	const struct entity_ref *sel = &app->view.sel;
	int64_t dur;
	char text[64];

	(void)a;
	if (sel->type == ENTITY_NONE)
		return nothing(app);
	dur = entity_rows[sel->type].dur == NULL ? DUR_OPEN :
	    entity_rows[sel->type].dur(app->trace, sel->id);
	if (dur < 0)
		return app_fail(app, "the selection has no length");
	exact_ms(text, sizeof(text), dur);
	return copy_text(app, text, strlen(text), text);
}

static void
json_text(struct buf *b, const char *key, const char *text, size_t len)
{
	if (len == 0)
		return;
	buf_printf(b, ",\"%s\":", key);
	buf_json(b, text, len);
}

/* Adds the args as the event has them. */
static void
json_args(struct buf *b, const struct trace *t, const struct entity_ref *sel)
{
	uint64_t off = entity_off(t, sel->type, sel->id);
	uint32_t track = entity_track(t, sel->type, sel->id);
	struct event_facts f;
	struct arena arena = ARENA_INIT;

	if (off == OFF_NONE)
		return;
	if (trace_facts(t, off, sel->type == ENTITY_SLICE ? trace_end_off(t,
	    sel->id) : OFF_NONE, track != NONE ? t->tracks[track].upid : NONE,
	    &f, &arena) == 0 && f.args != NULL) {
		buf_adds(b, ",\"args\":");
		value_json(b, f.args);
	}
	arena_free(&arena);
}

/* Adds the members of a kind: its name and category. */
static void
json_kind(struct buf *b, const struct trace *t, const struct entity_ref *sel)
{
	uint32_t kind = entity_kind(t, sel->type, sel->id);
	uint32_t name = entity_name(t, sel->type, sel->id), cat;

	json_text(b, "name", trace_str(t, name),
	    strtab_len(t->strings, name));
	cat = kind != NONE ? t->kinds[kind].cat : 0;
	json_text(b, "category", trace_str(t, cat),
	    strtab_len(t->strings, cat));
}

int
do_copy_json(struct app *app, const struct ui_args *a)
{
	const struct entity_ref *sel = &app->view.sel;
	const struct trace *t = app->trace;
	struct buf b = BUF_INIT;
	char label[256];
	uint32_t track;
	int64_t dur = DUR_OPEN;
	int rc;

	(void)a;
	if (sel->type == ENTITY_NONE)
		return nothing(app);
	buf_adds(&b, "{\"type\":");
	buf_json(&b, entity_rows[sel->type].word,
	    strlen(entity_rows[sel->type].word));
	json_kind(&b, t, sel);
	buf_adds(&b, ",\"ts\":");
	buf_int(&b, entity_ts(t, sel->type, sel->id));
	if (entity_rows[sel->type].dur != NULL)
		dur = entity_rows[sel->type].dur(t, sel->id);
	if (dur >= 0) {
		buf_adds(&b, ",\"dur\":");
		buf_int(&b, dur);
	}
	track = entity_track(t, sel->type, sel->id);
	if (track != NONE) {
		trace_track_label(t, track, label, sizeof(label));
		json_text(&b, "track", label, strlen(label));
		if (t->tracks[track].upid != NONE) {
			trace_process_label(t, t->tracks[track].upid, label,
			    sizeof(label));
			json_text(&b, "process", label, strlen(label));
		}
	}
	json_args(&b, t, sel);
	buf_addc(&b, '}');
	rc = copy_text(app, b.data, b.len, "the selection as JSON");
	buf_free(&b);
	return rc;
}

int
do_copy_link(struct app *app, const struct ui_args *a)
{
	struct buf b = BUF_INIT;
	int rc;

	(void)a;
	permalink_write(app, &b);
	rc = copy_text(app, b.data, b.len, "a command that opens this view");
	buf_free(&b);
	return rc;
}
