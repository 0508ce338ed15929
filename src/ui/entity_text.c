/*
 * entity_text: things by their text.  Numbers of things may change from one
 * version of ttv to the next; a thing's kind, time, length, name and track do
 * not.  Of several that agree in all of these the first is meant.  A text
 * without a name means any.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/list.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "entity_text.h"

#define PROCESS_COLS	20	/* of a name and a number, on a screen ... */
#define PROCESS_WIDE	120	/* ... of these columns or more */
#define PROCESS_NARROW	17	/* ... of fewer, for the sake of others */
#define PROCESS_HALF	96	/* columns of a screen, below which it is ... */
#define PROCESS_FROM	72	/* columns of a screen that has room for it */
#define LABEL_BYTES	300	/* of a label in a column of a list */

#define NAME_MAX_BYTES	300	/* of a name in a text; longer ones are cut */

struct entity_text {
	enum entity	 type;
	int64_t		 ts, dur;	/* dur -1: none, or no end */
	char		 name[NAME_MAX_BYTES];	/* safe, and cut */
};

static int64_t
dur_of(const struct trace *t, enum entity type, uint32_t id)
{
	return entity_rows[type].dur != NULL ? entity_rows[type].dur(t, id) :
	    DUR_OPEN;
}

static void
name_of(const struct trace *t, enum entity type, uint32_t id, char *out,
    size_t n)
{
	const char *name = trace_str(t, entity_name(t, type, id));

	text_safe(out, n, name, strlen(name));
}

size_t
entity_text_write(const struct trace *t, const struct entity_ref *ref,
    char *out, size_t n)
{
	char name[NAME_MAX_BYTES], dur[32] = "";
	int64_t d;
	int len;

	out[0] = '\0';
	if (ref->type == ENTITY_NONE || ref->id >= entity_count(t, ref->type))
		return 0;
	if ((d = dur_of(t, ref->type, ref->id)) >= 0)
		snprintf(dur, sizeof(dur), "+%" PRId64, d);
	name_of(t, ref->type, ref->id, name, sizeof(name));
	len = snprintf(out, n, "%s@%" PRId64 "%s%s%s",
	    entity_rows[ref->type].word, sat_sub(entity_ts(t, ref->type,
	    ref->id), t->start), dur, *name != '\0' ? " " : "", name);
	return len < 0 ? 0 : (size_t)len < n ? (size_t)len : n > 0 ? n - 1 : 0;
}

static int
parse(const struct trace *t, const char *text, struct entity_text *th)
{
	const char *at = strchr(text, '@'), *end;
	size_t len;
	int e;

	if (at == NULL)
		return -1;
	th->type = ENTITY_NONE;
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++)
		if (entity_rows[e].selectable &&
		    strlen(entity_rows[e].word) == (size_t)(at - text) &&
		    memcmp(entity_rows[e].word, text, (size_t)(at - text)) == 0)
			th->type = (enum entity)e;
	if (th->type == ENTITY_NONE)
		return -1;
	at++;
	len = strcspn(at + (*at == '-'), "+ ") + (*at == '-');
	if (text_parse_int(at, len, &th->ts) == -1)
		return -1;
	th->ts = sat_add(th->ts, t->start);
	th->dur = -1;
	end = at + len;
	if (*end == '+') {
		len = strcspn(++end, " ");
		if (text_parse_int(end, len, &th->dur) == -1 || th->dur < 0)
			return -1;
		end += len;
	}
	end += *end == ' ';
	/* an engine has the name as the file has it, a link what was shown */
	text_safe(th->name, sizeof(th->name), end, strlen(end));
	return 0;
}

/* Returns the first id of a run that does not begin before ts. */
static uint32_t
run_from(const struct trace *t, const struct entity_run *r, int64_t ts)
{
	uint32_t lo = 0, hi = r->n, mid;

	BISECT(lo, hi, mid, entity_ts(t, r->type, r->first + mid) < ts);
	return r->first + lo;
}

/* Finds the thing in a run: 1, or 0. */
static int
find_in_run(const struct trace *t, const struct entity_run *r,
    const struct entity_text *th, struct entity_ref *ref)
{
	char name[NAME_MAX_BYTES];
	uint32_t id;

	for (id = run_from(t, r, th->ts); id < r->first + r->n &&
	    entity_ts(t, th->type, id) == th->ts; id++) {
		if (dur_of(t, th->type, id) != th->dur)
			continue;
		name_of(t, th->type, id, name, sizeof(name));
		if (*th->name != '\0' && strcmp(name, th->name) != 0)
			continue;
		ref->type = th->type;
		ref->id = id;
		return 1;
	}
	return 0;
}

int
entity_text_find(const struct trace *t, const char *text, uint32_t track,
    struct entity_ref *ref)
{
	const struct entity_row *row;
	struct entity_run run;
	struct entity_text th;
	uint32_t i, first = 0, n;

	ref->type = ENTITY_NONE;
	ref->id = 0;
	if (parse(t, text, &th) == -1)
		return -1;
	row = &entity_rows[th.type];
	if (track != NONE)
		first = row->track_runs(t, track, &n);
	else
		n = row->nruns(t);
	for (i = first; i < first + n; i++) {
		run = row->run(t, i);
		if (find_in_run(t, &run, &th, ref))
			return 0;
	}
	return 1;
}

void
entity_add_name(const struct view *v, const struct entity_ref *e, int room,
    struct list_line *line)
{
	uint32_t n = entity_name(v->trace, e->type, e->id);
	const char *text = trace_str(v->trace, n);
	size_t len = strtab_len(v->trace->strings, n);
	char name[300];

	if (e->type == ENTITY_SLICE && line->drawn)
		text = view_slice_text(v, e->id, room, &len);
	text_safe(name, sizeof(name), text, len);
	list_text(line, ROLE_PANE_VALUE, name, 0, 0);
}

int
entity_process_cols(const struct view *v)
{
	if (v->cols < PROCESS_FROM || v->trace->nprocesses < 2)
		return 0;
	return v->cols >= PROCESS_WIDE ? PROCESS_COLS : v->cols >=
	    PROCESS_HALF ? PROCESS_NARROW : ENTITY_PROCESS_TIGHT;
}

void
entity_add_label(struct list_line *line, const char *label, int cols)
{
	char text[LABEL_BYTES + 4];	/* and an ellipsis */

	text_safe(text, LABEL_BYTES, label, strlen(label));
	text_cut_middle(text, cols - 1, glyph(GLYPH_ELLIPSIS));
	list_text(line, ROLE_HELP, text, cols, 0);
}

void
entity_add_process(const struct view *v, uint32_t track,
    struct list_line *line)
{
	const struct trace *t = v->trace;
	int cols = entity_process_cols(v);
	char label[LABEL_BYTES] = "";

	if (cols == 0)
		return;
	while (track != NONE && t->tracks[track].type != TRACK_PROCESS)
		track = t->tracks[track].parent;
	if (track != NONE && cols == ENTITY_PROCESS_TIGHT &&
	    t->tracks[track].upid != NONE)
		trace_process_short(t, t->tracks[track].upid, label,
		    sizeof(label));
	else if (track != NONE)
		trace_track_label(t, track, label, sizeof(label));
	entity_add_label(line, label, cols);
}

void
entity_process_head(const struct view *v, struct list_line *line)
{
	if (entity_process_cols(v) > 0)
		list_text(line, ROLE_PANE_KEY, "PROCESS",
		    entity_process_cols(v), 0);
}
