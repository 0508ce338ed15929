/*
 * ttv find: a line for each thing whose name or args match, in the order of
 * time.  What the viewer's search finds, for scripts.
 */
#include "config.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "cmd.h"
#include "layout.h"

#define TRACK_DEPTH	8	/* tracks of a path that are printed */

enum { LOOK_BOTH, LOOK_NAMES, LOOK_ARGS };

const struct cmd_option cmd_find_options[] = {
	{ "in", 0, CMD_CHOICE, "WHAT", 0, 0, "both names args", "both",
	    "Look at names, at args or at both" },
	{ "count", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print how many there are and nothing else" },
	{ "json", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print one JSON object a line, with numbers as in the export" },
	{ "max", 0, CMD_INT, "N", 0, INT64_MAX, NULL, "0",
	    "Print the first N of them; 0 prints all" },
	CMD_OPTION_END
};

/* What is said of a hit. */
struct found {
	const char	*type;		/* as the export calls it */
	uint32_t	 track;
	int64_t		 dur;		/* -1: it has none */
	uint32_t	 name;		/* string */
	uint64_t	 off;
};

/*
 * The track in whose run the thing is: runs of a list follow each other as the
 * tracks do, so it is the last track whose run begins at the thing or before.
 * field: where struct track has that beginning.
 */
static uint32_t
track_with(const struct trace *t, size_t field, uint32_t id)
{
	uint32_t lo = 0, hi = t->ntracks, mid, first;

	while (lo + 1 < hi) {
		mid = lo + (hi - lo) / 2;
		memcpy(&first, (const char *)&t->tracks[mid] + field,
		    sizeof(first));
		if (first <= id)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}
#define TRACK_WITH(t, id, run)	track_with(t, offsetof(struct track, run), id)

static void
describe(const struct trace *t, const struct find_hit *h, struct found *f)
{
	uint32_t i = h->id;

	memset(f, 0, sizeof(*f));
	f->dur = -1;
	switch ((enum find_type)h->type) {
	case FIND_SLICE:
		*f = (struct found){ "slice",
		    t->rows[trace_slice_row(t, i)].track, t->dur[i],
		    t->kinds[t->kind[i]].name, t->off[i] };
		break;
	case FIND_INSTANT:
		f->type = "instant";
		f->name = t->kinds[t->instants[i].kind].name;
		f->off = t->instants[i].off;
		f->track = TRACK_WITH(t, i, instant);
		break;
	case FIND_OBJECT:
		*f = (struct found){ "object", t->objects[i].track, -1,
		    t->objects[i].name, t->objects[i].off };
		break;
	case FIND_SNAPSHOT:
		*f = (struct found){ "snapshot",
		    t->objects[t->snapshots[i].object].track, -1,
		    t->objects[t->snapshots[i].object].name,
		    t->snapshots[i].off };
		break;
	case FIND_SAMPLE:
		f->type = "sample";
		f->name = t->samples[i].name;
		f->off = t->samples[i].off;
		f->track = TRACK_WITH(t, i, sample);
		break;
	case FIND_MEMDUMP:
		f->type = "memory";
		f->name = t->memdumps[i].id;
		f->off = t->memdumps[i].off;
		f->track = TRACK_WITH(t, i, memdump);
		break;
	case FIND_CONTEXT:
		f->type = "context";
		f->dur = t->contexts[i].dur;
		f->name = t->contexts[i].name;
		f->off = t->contexts[i].off;
		f->track = TRACK_WITH(t, i, context);
		break;
	case FIND_TYPES:
		break;
	}
}

static void
print_json(struct buf *b, const struct trace *t, const struct find_hit *h)
{
	struct found f;

	describe(t, h, &f);
	buf_printf(b, "{\"type\":\"%s\",\"id\":%" PRIu32 ",\"track\":%" PRIu32
	    ",\"ts\":%" PRId64, f.type, h->id, f.track, h->ts);
	if (h->type == FIND_SLICE || h->type == FIND_CONTEXT)
		buf_printf(b, ",\"dur\":%" PRId64, f.dur);
	buf_adds(b, ",\"name\":");
	buf_json(b, trace_str(t, f.name), strtab_len(t->strings, f.name));
	buf_printf(b, ",\"off\":%" PRIu64 "}\n", f.off);
}

/* "1: Renderer [7] / main [1] / samples" */
static void
add_track(struct buf *b, const struct trace *t, uint32_t track)
{
	uint32_t up[TRACK_DEPTH], n = 0;
	char text[128];

	for (; track != NONE && n < TRACK_DEPTH;
	    track = t->tracks[track].parent)
		up[n++] = track;
	if (track != NONE)
		buf_adds(b, "... / ");
	while (n-- > 0) {
		trace_track_label(t, up[n], text, sizeof(text));
		buf_printf(b, "%s%s", text, n > 0 ? " / " : "");
	}
}

/* "     13.842 117 s   1.2 ms  RunTask  Renderer [7] / main [1]" */
static void
print_text(struct buf *b, const struct trace *t, const struct find_hit *h)
{
	char text[128];
	int64_t ts;
	struct found f;

	describe(t, h, &f);
	if (__builtin_sub_overflow(h->ts, t->start, &ts))
		ts = INT64_MAX;
	text_time(text, sizeof(text), ts, 0);
	layout_right(b, 18, text);
	text[0] = '\0';
	if (h->type == FIND_SLICE && f.dur == DUR_OPEN)
		strlcpy(text, "open", sizeof(text));
	else if (f.dur >= 0)
		text_duration_short(text, sizeof(text), f.dur);
	layout_right(b, 10, text);
	buf_adds(b, "  ");
	layout_safe(b, trace_str(t, f.name), strtab_len(t->strings, f.name));
	buf_adds(b, "  ");
	if (f.track < t->ntracks) {
		add_track(b, t, f.track);
	}
	layout_trim(b);
	buf_addc(b, '\n');
}

static void
print(const struct cmd_call *call, const struct trace *t, struct find *f,
    struct out *out)
{
	uint64_t max = (uint64_t)cmd_int(call, "max"), n, i;
	int json = cmd_flag(call, "json");
	struct find_hit *hits;

	if (cmd_flag(call, "count")) {
		buf_printf(&out->buf, "%" PRIu64 "\n", f->n);
		return;
	}
	n = find_all(f, t, &hits);
	if (max > 0 && n > max)
		n = max;
	for (i = 0; i < n && !out_failed(out); i++) {
		if (json)
			print_json(&out->buf, t, &hits[i]);
		else
			print_text(&out->buf, t, &hits[i]);
		out_more(out);
	}
	free(hits);
}

/* What could not be matched is neither among the hits nor known to be none. */
static void
say_costly(const struct find *f)
{
	char n[32];

	if (f->costly == 0)
		return;
	text_count(n, sizeof(n), f->costly);
	fprintf(stderr, "ttv: %s text%s too costly to match\n", n,
	    f->costly == 1 ? "" : "s");
}

static int
search(const struct cmd_call *call, const struct trace *t, struct find *f,
    struct err *err)
{
	struct find_args o = { (int)cmd_int(call, "threads"), 0, NULL, NULL };
	int in = cmd_choice(call, "in");

	if ((in == LOOK_ARGS ? find_pattern_in_args(f, t, call->argv[0], err) :
	    find_pattern(f, t, call->argv[0], NONE, err)) == -1)
		return -1;
	if (in != LOOK_NAMES && find_args_start(f, t, &o) == 0)
		find_args_wait(f);
	return 0;
}

int
cmd_find(const struct cmd_call *call)
{
	struct cmd_call	 files = *call;
	struct trace	*t;
	struct find	 f;
	struct out	 out;
	struct err	 err;
	int		 status;

	files.argv++;		/* behind the pattern */
	files.argc--;
	if ((t = cmd_load(&files, &status)) == NULL)
		return status;
	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	if (search(call, t, &f, &err) == -1)
		status = cmd_fail(&err);
	else {
		out_open(&out);
		print(call, t, &f, &out);
		status = cmd_unchanged(t, out_close(&out, status));
		say_costly(&f);
	}
	find_clear(&f);
	trace_free(t);
	return status;
}
