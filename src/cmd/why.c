/*
 * ttv why: what led to a slice, what it led to, or where its time went: the
 * lists of causes of the viewer, for scripts.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/cause.h"
#include "ttv/entity.h"
#include "ttv/err.h"
#include "ttv/layout.h"
#include "ttv/slice_id.h"
#include "ttv/span_trace.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"

/* Columns of the text. */
#define GAP_COLS	10
#define WHY_COLS	34
#define DUR_COLS	10
#define SELF_COLS	16	/* of the heaviest path alone */

enum { WHY_CAUSES, WHY_EFFECTS, WHY_INSIDE, WHY_PATH };

const struct cmd_option cmd_why_options[] = {
	{ "slice", 0, CMD_INT, "ID", 0, NONE - 1, NULL, NULL,
	    "The slice, by its id, as every command prints it and as SQL has "
	    "it; else the longest of a thread, or the longest span" },
	{ "way", 0, CMD_CHOICE, "WAY", 0, 0, "causes effects inside path",
	    "causes", "What led to the slice, what it led to, the heaviest "
	    "path inside of it, or the critical path of a range of time, or "
	    "of the slice: what it had waited for" },
	CMD_OPTION_END
};

/* What is said when a way has no step, in the words of the view. */
static const char *const nothing[] = {
	[WHY_CAUSES] = "no flow, wakeup or span leads here",
	[WHY_EFFECTS] = "no flow or wakeup leaves here",
	[WHY_INSIDE] = "nothing is inside of it",
	[WHY_PATH] = "no slice or span tells what was waited for",
};

static const char *const words[CAUSES] = {
	[CAUSE_START] = "start", [CAUSE_FLOW] = "flow",
	[CAUSE_AROUND] = "flow-around", [CAUSE_ASYNC] = "async",
	[CAUSE_WAKEUP] = "wakeup", [CAUSE_IRQ] = "interrupt",
	[CAUSE_CHILD] = "child", [CAUSE_BEFORE] = "before",
	[CAUSE_QUEUE] = "cpu", [CAUSE_SLEEP] = "sleep",
	[CAUSE_CALLEE] = "callee", [CAUSE_CALLER] = "caller",
};

enum { COLUMN_WHY, COLUMN_TYPE, COLUMN_ID, COLUMN_TRACK, COLUMN_TS, COLUMN_GAP,
	COLUMN_SPENT, COLUMN_MORE, COLUMN_DUR, COLUMN_SELF, COLUMN_COUNT,
	COLUMN_TOTAL, COLUMN_NAME, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_WHY] = { .word = "why", .title = "WHY" },
	[COLUMN_TYPE] = { .word = "type", .title = "TYPE" },
	[COLUMN_ID] = { .word = "id", .title = "ID" },
	[COLUMN_TRACK] = { .word = "track", .title = "TRACK" },
	[COLUMN_TS] = { .word = "ts", .title = "TS" },
	[COLUMN_GAP] = { .word = "gap", .title = "GAP" },
	[COLUMN_SPENT] = { .word = "spent", .title = "SPENT" },
	[COLUMN_MORE] = { .word = "more", .title = "MORE" },
	[COLUMN_DUR] = { .word = "dur", .title = "DUR" },
	[COLUMN_SELF] = { .word = "self", .title = "SELF" },
	[COLUMN_COUNT] = { .word = "count", .title = "COUNT" },
	[COLUMN_TOTAL] = { .word = "total", .title = "TOTAL" },
	[COLUMN_NAME] = { .word = "name", .title = "NAME" },
};

/* Returns a number, or no cell unless the step has one. */
static struct table_cell
cell_if(int has, int64_t v)
{
	return has ? table_int(v) : table_absent();
}

static int
why_row(struct table *tb, const struct trace *t, struct slice_ids *ids,
    const struct cause_step *s, int way)
{
	uint32_t name = entity_name(t, s->at.type, s->at.id);
	int slice = s->at.type == ENTITY_SLICE;
	int64_t dur = slice ? trace_dur(t, s->at.id) : DUR_OPEN;
	int self = way == WHY_INSIDE && dur != DUR_OPEN;
	struct table_cell v[COLUMNS];

	v[COLUMN_WHY] = table_word(words[s->why]);
	v[COLUMN_TYPE] = table_word(entity_rows[s->at.type].word);
	v[COLUMN_ID] = table_int(slice_id_of_ref(ids, s->at));
	v[COLUMN_TRACK] = table_int(entity_track(t, s->at.type, s->at.id));
	v[COLUMN_TS] = table_time(s->ts);
	v[COLUMN_GAP] = table_int(s->gap);
	v[COLUMN_SPENT] = cell_if(way == WHY_PATH, s->spent);
	v[COLUMN_MORE] = cell_if(way == WHY_PATH, s->more);
	v[COLUMN_DUR] = cell_if(slice, dur);
	v[COLUMN_SELF] = cell_if(self, self ? trace_self(t, s->at.id) : 0);
	v[COLUMN_COUNT] = cell_if(s->why == CAUSE_CHILD, s->count);
	v[COLUMN_TOTAL] = cell_if(s->why == CAUSE_CHILD, s->spent);
	v[COLUMN_NAME] = table_text(trace_str(t, name),
	    strtab_len(t->strings, name));
	return table_row(tb, v);
}

/* Prints steps as rows of a form for files. */
static void
why_rows(const struct cmd_call *call, const struct trace *t,
    struct slice_ids *ids, const struct cause_step *steps, size_t n,
    struct out *out)
{
	struct table tb;
	size_t i;

	cmd_table(call, &tb, out, 0);
	table_begin(&tb, columns, COLUMNS);
	for (i = 0; i < n; i++)
		if (why_row(&tb, t, ids, &steps[i], cmd_choice(call, "way")))
			break;
	table_end(&tb);
	table_close(&tb);
}

static void
why_text(struct buf *b, const struct trace *t, const struct cause_step *s,
    int way)
{
	int forward = way != WHY_CAUSES && way != WHY_PATH;
	const char *why;
	char gap[32] = "", dur[32] = "instant", label[128] = "", name[256];
	uint32_t track = entity_track(t, s->at.type, s->at.id);
	uint32_t string = entity_name(t, s->at.type, s->at.id);

	if (s->why != CAUSE_START && (way != WHY_PATH || s->gap > 0)) {
		gap[0] = forward || s->later ? '+' : '-';
		text_duration_short(gap + 1, sizeof(gap) - 1, s->gap);
	}
	if (way == WHY_PATH)
		text_duration_short(dur, sizeof(dur), s->spent);
	else if (s->at.type == ENTITY_SLICE &&
	    trace_dur(t, s->at.id) == DUR_OPEN)
		snprintf(dur, sizeof(dur), "no end");
	else if (s->at.type == ENTITY_SLICE)
		text_duration_short(dur, sizeof(dur), trace_dur(t, s->at.id));
	if (track != NONE)
		trace_place_label(t, track, label, sizeof(label));
	layout_right(b, GAP_COLS, gap);
	buf_adds(b, "  ");
	why = cause_text(s->why, forward);
	layout_left(b, WHY_COLS, why, strlen(why));
	layout_right(b, DUR_COLS, dur);
	if (way == WHY_INSIDE) {
		strlcpy(gap, "self ", sizeof(gap));
		if (trace_dur(t, s->at.id) != DUR_OPEN)
			text_duration_short(gap + 5, sizeof(gap) - 5,
			    trace_self(t, s->at.id));
		layout_right(b, SELF_COLS, trace_dur(t, s->at.id) != DUR_OPEN ?
		    gap : "");
	}
	buf_adds(b, "  ");
	if (track != NONE && t->tracks[track].type == TRACK_ASYNC &&
	    t->tracks[track].upid != NONE) {
		trace_process_label(t, t->tracks[track].upid, name,
		    sizeof(name));
		buf_printf(b, "%s / ", name);
	}
	buf_printf(b, "%s  ", label);
	text_safe(name, sizeof(name), trace_str(t, string),
	    strtab_len(t->strings, string));
	if (way == WHY_PATH && s->more > 0)
		buf_printf(b, "%u slices, the longest ", s->more + 1);
	buf_adds(b, name);
	if (way == WHY_INSIDE && s->count > 1) {
		text_count(gap, sizeof(gap), s->count);
		text_duration_short(dur, sizeof(dur), s->spent);
		buf_printf(b, "  (longest of %s, %s in all)", gap, dur);
	}
	buf_addc(b, '\n');
}

/*
 * Returns the longest finished slice of tracks of a type in a part, down to a
 * depth; or NONE.
 */
static uint32_t
why_longest(const struct trace *t, const struct part *part,
    enum track_type type, uint32_t depth)
{
	uint32_t i, best = NONE, r;
	const struct row *row;

	for (r = 0; r < t->nrows; r++) {
		row = &t->rows[r];
		if (row->depth > depth || !part_has_track(part, row->track) ||
		    t->tracks[row->track].type != type)
			continue;
		for (i = row->first; i < row->first + row->n; i++)
			if (trace_dur(t, i) != DUR_OPEN && (best == NONE ||
			    trace_dur(t, i) > trace_dur(t, best)) &&
			    part_has_slice(part, t, i))
				best = i;
	}
	return best;
}

/*
 * Sets *slice to the one to begin with: the given one, or the longest; NONE for
 * the path of a range, which needs none.  Returns 0, or -1 and *err.
 */
static int
why_slice(const struct cmd_call *call, const struct trace *t,
    const struct part *part, struct slice_ids *ids, uint32_t *slice,
    struct err *err)
{
	struct entity_ref at;

	if (cmd_given(call, "slice")) {
		if (slice_ref_of_id(ids, cmd_int(call, "slice"), &at) == -1 ||
		    at.type != ENTITY_SLICE)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "why: there is no slice %" PRId64,
			    cmd_int(call, "slice"));
		*slice = at.id;
		return 0;
	}
	*slice = why_longest(t, part, TRACK_THREAD, part != NULL &&
	    part->slices != NULL ? UINT32_MAX : 0);
	/* all outer slices may be open */
	if (*slice == NONE)
		*slice = why_longest(t, part, TRACK_THREAD, UINT32_MAX);
	if (*slice == NONE && span_traces_of(t) != NULL)
		*slice = why_longest(t, part, TRACK_ASYNC, UINT32_MAX);
	if (t->nslices == 0 && t->nsamples > 0 &&
	    cmd_choice(call, "way") != WHY_PATH)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "why: there are "
		    "samples alone; `ttv flame --from=TIME --to=TIME` says "
		    "what ran meanwhile");
	return *slice != NONE || cmd_choice(call, "way") == WHY_PATH ? 0 :
	    err_set(err, ERR_USAGE, ERR_NOWHERE, "why: no %s has a slice that "
	    "ended", part != NULL ? "thread that is chosen" : "thread");
}

/*
 * Fills the steps of the critical path of a part, or of a slice that is given
 * or that a filter leaves, or of the span `slice` where threads tell nothing:
 * 0, or -1 and *err.
 */
static int
why_path(const struct cmd_call *call, const struct trace *t,
    const struct part *part, uint32_t slice, struct cause_step *steps,
    size_t *n, struct err *err)
{
	uint32_t track = NONE;
	uint8_t *tracks = NULL;
	int64_t t0 = part != NULL ? part->t0 : t->start;
	int64_t t1 = part != NULL ? part->t1 : t->end;

	if (cmd_given(call, "slice") || cmd_given(call, "filter")) {
		if (slice == NONE)
			return err_set(err, ERR_USAGE, ERR_NOWHERE, "why: "
			    "--filter leaves no slice of a thread that ended");
		if ((*n = cause_span(t, slice, steps, CAUSE_STEPS)) > 0)
			return 0;
		track = t->rows[trace_slice_row(t, slice)].track;
		if (t->tracks[track].type != TRACK_THREAD)
			return err_set(err, ERR_USAGE, ERR_NOWHERE, "why: "
			    "slice %" PRId64 " is not of a thread",
			    cmd_int(call, "slice"));
		t0 = t->ts[slice];
		t1 = trace_slice_end(t, slice);
		tracks = xcalloc(t->ntracks, sizeof(*tracks));
		tracks[track] = 1;
	}
	*n = cause_path(t, t0, t1, tracks != NULL || part == NULL ? tracks :
	    part->tracks, steps, CAUSE_STEPS);
	free(tracks);
	if (*n == 0 && slice != NONE)
		*n = cause_span(t, slice, steps, CAUSE_STEPS);
	return 0;
}

/*
 * Fills the steps of a way other than a path; returns their number.  Nothing
 * leads to the first span of a trace: for people, and unless the way is given,
 * *way becomes the path of what the span waited for.
 */
static size_t
why_steps(const struct trace *t, uint32_t slice, int *way, int given,
    struct cause_step *steps)
{
	size_t n;

	if (*way == WHY_EFFECTS)
		return cause_forward(t, slice, steps, CAUSE_STEPS);
	if (*way == WHY_INSIDE)
		return cause_below(t, slice, steps, CAUSE_STEPS);
	n = cause_back(t, slice, steps, CAUSE_STEPS);
	if (n > 1 || given)
		return n;
	if ((n = cause_span(t, slice, steps, CAUSE_STEPS)) <= 1)
		return cause_back(t, slice, steps, CAUSE_STEPS);
	*way = WHY_PATH;
	fprintf(stderr, "ttv: %s; what it waited for, its end first:\n",
	    nothing[WHY_CAUSES]);
	return n;
}

static int
why_print(const struct cmd_call *call, const struct trace *t,
    const struct part *part, struct slice_ids *ids, uint32_t slice)
{
	struct cause_step steps[CAUSE_STEPS];
	size_t max = (size_t)cmd_int(call, "max");
	int way = cmd_choice(call, "way");
	struct out out;
	struct err err;
	size_t i, n = 0;

	err_clear(&err);
	if (way == WHY_PATH && why_path(call, t, part, slice,
	    steps, &n, &err) == -1)
		return cmd_fail(&err);
	if (way != WHY_PATH)
		n = why_steps(t, slice, &way, cmd_given(call, "way") ||
		    cmd_form(call) != TABLE_PLAIN, steps);
	out_open(&out);
	if (max > 0 && n > max)
		n = max;
	if (cmd_form(call) != TABLE_PLAIN)
		why_rows(call, t, ids, steps, n, &out);
	else
		for (i = 0; i < n; i++)
			why_text(&out.buf, t, &steps[i], way);
	if (max != 1 && n == (way != WHY_PATH))
		fprintf(stderr, "ttv: %s\n", nothing[way]);
	return out_close(&out, EXIT_OK);
}

/* Refuses to choose one of one slice: 0, or -1 and *err. */
static int
why_options(const struct cmd_call *call, struct err *err)
{
	const char *name = chosen_any(call);

	return cmd_given(call, "slice") && name != NULL ? err_set(err,
	    ERR_USAGE, ERR_NOWHERE, "why: --slice does not go with --%s",
	    name) : 0;
}

int
cmd_why(const struct cmd_call *call)
{
	struct chosen_part p;
	struct slice_ids *ids;
	struct trace *t;
	struct err err;
	uint32_t slice = NONE;
	int status;

	err_clear(&err);
	if (why_options(call, &err) == -1)
		return cmd_fail(&err);
	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	ids = slice_ids_new(t, (int)cmd_int(call, "threads"));
	if (chosen_part_open(&p, call, t, &err) == -1)
		status = cmd_fail(&err);
	else if (chosen_missing(call, t, &p.of, NULL, &err))
		status = cmd_fail(&err);
	if (status != EXIT_OK)
		;
	else if (why_slice(call, t, p.part, ids, &slice, &err) == -1)
		status = cmd_fail(&err);
	else
		status = why_print(call, t, p.part, ids, slice);
	chosen_part_close(&p);
	slice_ids_free(ids);
	trace_free(t);
	return status;
}
