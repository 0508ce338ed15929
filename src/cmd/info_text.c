/*
 * info_text: `ttv info` for people: paragraphs of aligned columns, at most 80
 * wide.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/entity.h"
#include "ttv/layout.h"
#include "ttv/strtab.h"
#include "ttv/text.h"

#include "info.h"
#include "report.h"

#define SERIES_MAX	40	/* counters printed */

static void
add_moved(struct buf *b, int64_t shift, const char *align)
{
	char	by[32];

	text_duration(by, sizeof(by), shift);
	buf_printf(b, "by %s", by);
	if (align == NULL)
		return;
	buf_adds(b, " (");
	layout_safe(b, align, strlen(align));
	buf_addc(b, ')');
}

static int
is_moved(const struct source_text *s, const struct source *file)
{
	return s->shift != file->shift || (s->align != NULL &&
	    (file->align == NULL || strcmp(s->align, file->align) != 0));
}

/* Adds a line for a text that was found in a file. */
static void
add_inside(struct buf *b, const struct source_text *s,
    const struct source *file)
{
	char	size[32];

	buf_adds(b, "  inside   ");
	if (s->name != NULL) {
		layout_safe(b, s->name, strlen(s->name));
		buf_adds(b, ", ");
	}
	if (s->format == NULL) {
		buf_adds(b, "no trace, passed over\n");
		return;
	}
	text_bytes(size, sizeof(size), s->len);
	buf_printf(b, "%s, %s", s->format, size);
	if (is_moved(s, file)) {
		buf_adds(b, ", moved ");
		add_moved(b, s->shift, s->align);
	}
	buf_addc(b, '\n');
}

/* Returns the bytes of a source when inflated: of all members. */
static uint64_t
inflated_size(const struct trace *t, uint32_t source)
{
	uint64_t sum = 0;
	uint32_t i;

	for (i = 0; i < t->nsource_texts; i++)
		if (t->source_texts[i].source == source &&
		    t->source_texts[i].name != NULL)
			sum += t->source_texts[i].len;
	return sum > 0 ? sum : t->sources[source].len;
}

static void
add_head(struct buf *b, const struct trace *t)
{
	const struct source	*s;
	char			 size[32], inflated[32];
	uint32_t		 i, j;

	for (i = 0; i < t->nsources; i++) {
		s = &t->sources[i];
		layout_safe(b, s->path, strlen(s->path));
		text_bytes(size, sizeof(size), s->size);
		text_bytes(inflated, sizeof(inflated), inflated_size(t, i));
		buf_printf(b, "\n  format   %s", s->format);
		if (s->compression != NULL)
			buf_printf(b, " in %s", s->compression);
		buf_printf(b, "\n  size     %s", size);
		if (s->compression != NULL)
			buf_printf(b, ", %s inflated", inflated);
		buf_addc(b, '\n');
		if (t->nsources > 1 || s->shift != 0) {
			buf_adds(b, "  moved    ");
			add_moved(b, s->shift, s->align);
			buf_addc(b, '\n');
		}
		for (j = 0; j < t->nsource_texts; j++)
			if (t->source_texts[j].source == i)
				add_inside(b, &t->source_texts[j], s);
	}
}

static void
add_span(struct buf *b, const struct info *in)
{
	const struct trace *t = in->trace;
	char	dur[32], from[48], to[48], n[32], mem[32];
	int64_t	d;

	text_count(n, sizeof(n), t->nevents);
	buf_printf(b, "  events   %s\n", n);
	if (t->nevents == 0 && t->nsamples == 0)
		return;
	if (__builtin_sub_overflow(in->end, in->start, &d))
		d = INT64_MAX;
	text_duration(dur, sizeof(dur), d);
	text_time(from, sizeof(from), in->start, 0);
	text_time(to, sizeof(to), in->end, 0);
	buf_printf(b, "  span     %s, from %s to %s\n", dur, from, to);
	text_bytes(mem, sizeof(mem), t->memory);
	buf_printf(b, "  memory   %s", mem);
	if (t->nevents > 0)
		buf_printf(b, ", %" PRIu64 " bytes an event",
		    t->memory / t->nevents);
	buf_addc(b, '\n');
}

static void
info_add_count(struct buf *b, uint64_t count, const char *one, const char *many)
{
	char	n[32];

	if (count == 0)
		return;
	text_count(n, sizeof(n), count);
	buf_adds(b, "  ");
	layout_right(b, 13, n);
	buf_printf(b, "  %s\n", count == 1 ? one : many);
}

/* Returns the number of CPUs that have a track. */
static uint32_t
cpus(const struct trace *t)
{
	uint32_t	i, n = 0;

	for (i = 0; i < t->ntracks; i++)
		n += t->tracks[i].type == TRACK_CPU;
	return n;
}

static void
add_contents(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	int			 e;

	if (t->nprocesses == 0 && t->nthreads == 0 && t->ntracks == 0 &&
	    t->nmetadata == 0)
		return;
	buf_adds(b, "\nwhat there is\n");
	info_add_count(b, t->nprocesses, "process", "processes");
	info_add_count(b, t->nthreads, "thread", "threads");
	info_add_count(b, cpus(t), "CPU", "CPUs");
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		if (e == ENTITY_COUNTER)
			info_add_count(b, t->nseries, "counter series",
			    "counter series");
		info_add_count(b, in->count[e],
		    entity_rows[e].name, entity_rows[e].plural);
		if (e == ENTITY_SLICE) {
			info_add_count(b, in->sched, "of them ran on a CPU",
			    "of them ran on a CPU");
			info_add_count(b, in->states, "of them is a thread's state",
			    "of them are states of threads");
		}
		if (e == ENTITY_FLOW)
			info_add_count(b, in->unbound, "flow with one end only",
			    "flows with one end only");
	}
	info_add_count(b, t->nclock_syncs, "clock sync", "clock syncs");
	info_add_count(b, t->nmetadata, "metadata entry", "metadata entries");
}

static void
add_event_counts(struct buf *b, const struct trace *t)
{
	const struct event_count	*c;
	size_t				 cols = 4, len;
	char				 n[32];
	uint32_t			 i;

	if (t->nevents == 0)
		return;
	buf_adds(b, "\nevents by phase\n");
	for (i = 0; i < t->nevent_counts; i++) {
		len = strtab_len(t->strings, t->event_counts[i].name);
		if (len > cols && len < NAME_COLS)
			cols = len;
	}
	for (i = 0; i < t->nevent_counts; i++) {
		c = &t->event_counts[i];
		text_count(n, sizeof(n), c->n);
		buf_adds(b, "  ");
		layout_right(b, 13, n);
		buf_adds(b, "  ");
		layout_left(b, (int)cols, trace_str(t, c->name),
		    strtab_len(t->strings, c->name));
		buf_printf(b, "  %s\n", trace_str(t, c->help));
	}
}

static void
add_names(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	const struct name_sum	*s;
	char			 text[48];
	size_t			 i;

	if (in->top == 0)
		return;
	buf_printf(b, "\n%-*s%10s%12s%12s\n", NAME_COLS + 2, "names", "count",
	    "total", "self");
	for (i = 0; i < in->top; i++) {
		s = &in->names.names[i];
		buf_adds(b, "  ");
		if (s->name == 0)
			layout_left(b, NAME_COLS, TRACE_NO_NAME,
			    strlen(TRACE_NO_NAME));
		else
			layout_left(b, NAME_COLS, trace_str(t, s->name),
			    strtab_len(t->strings, s->name));
		text_count(text, sizeof(text), s->count);
		layout_right(b, 10, text);
		text_duration_short(text, sizeof(text), s->total);
		layout_right(b, 12, text);
		text_duration_short(text, sizeof(text), s->self);
		layout_right(b, 12, text);
		buf_addc(b, '\n');
	}
	if (in->top < in->names.n) {
		text_count(text, sizeof(text), in->names.n - in->top);
		buf_printf(b, "  and %s more names\n", text);
	}
	if (in->names.open > 0) {
		text_count(text, sizeof(text), in->names.open);
		buf_printf(b, "  and %s slice%s without an end, not in these "
		    "sums\n", text, in->names.open == 1 ? "" : "s");
	}
}

/* Adds the functions that samples were taken in, by what is their own. */
static void
add_functions(struct buf *b, const struct info *in)
{
	const struct flame		*f = &in->functions;
	const struct flame_name		*s;
	struct buf			 name = BUF_INIT;
	char				 text[48];
	size_t				 i;

	if (in->top_functions == 0)
		return;
	buf_adds(&name, "functions of samples");
	if (f->others > 0)		/* there are other weights */
		buf_printf(&name, " by %s", flame_title(in->trace, f));
	buf_addc(b, '\n');
	layout_left(b, NAME_COLS + 2, name.data, name.len);
	buf_printf(b, "%10s%12s%12s\n", "samples", "total", "self");
	for (i = 0; i < in->top_functions; i++) {
		s = &f->names[i];
		buf_clear(&name);
		buf_adds(&name, s->name == 0 ? TRACE_NO_NAME :
		    s->name == FLAME_REST ? "..." :
		    trace_str(in->trace, s->name));
		if (s->cat != 0)
			buf_printf(&name, "  %s", trace_str(in->trace,
			    s->cat));
		buf_adds(b, "  ");
		layout_left(b, NAME_COLS, name.data, name.len);
		text_count(text, sizeof(text), s->count);
		layout_right(b, 10, text);
		flame_text(f, s->total, text, sizeof(text));
		layout_right(b, 12, text);
		flame_text(f, s->self, text, sizeof(text));
		layout_right(b, 12, text);
		buf_addc(b, '\n');
	}
	if (in->top_functions < f->nnames) {
		text_count(text, sizeof(text), f->nnames - in->top_functions);
		buf_printf(b, "  and %s more functions\n", text);
	}
	buf_free(&name);
}

/*
 * Adds whose a counter is: of several files its process, and a CPU always, for
 * their counters have the same names.
 */
static void
add_owner(struct buf *b, const struct trace *t, uint32_t track)
{
	uint32_t	up = track;
	char		label[128];

	while (t->tracks[up].type != TRACK_CPU && t->tracks[up].parent != NONE)
		up = t->tracks[up].parent;
	if (t->tracks[up].type == TRACK_CPU)
		trace_track_label(t, up, label, sizeof(label));
	else if (t->nsources > 1 && t->tracks[track].upid != NONE)
		trace_process_label(t, t->tracks[track].upid, label,
		    sizeof(label));
	else
		return;
	buf_printf(b, "%s / ", label);
}

static void
add_counters(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	const struct series	*s;
	struct buf		 name = BUF_INIT;
	char			 text[48];
	uint32_t		 i;

	if (t->nseries == 0)
		return;
	buf_printf(b, "\n%-*s%10s%12s%12s\n", NAME_COLS + 2, "counters",
	    "values", "least", "most");
	for (i = 0; i < t->nseries && i < SERIES_MAX; i++) {
		s = &t->series[i];
		buf_clear(&name);
		add_owner(&name, t, s->track);
		buf_adds(&name, trace_str(t, t->tracks[s->track].name));
		if (s->name != 0)
			buf_printf(&name, ": %s", trace_str(t, s->name));
		buf_adds(b, "  ");
		layout_left(b, NAME_COLS, name.data, name.len);
		text_count(text, sizeof(text), in->values[i]);
		layout_right(b, 10, text);
		text_value(text, sizeof(text), in->least[i]);
		layout_right(b, 12, text);
		text_value(text, sizeof(text), in->most_of[i]);
		layout_right(b, 12, text);
		buf_addc(b, '\n');
	}
	if (i < t->nseries)
		buf_printf(b, "  and %u more series\n", t->nseries - i);
	buf_free(&name);
}

static void
add_metadata(struct buf *b, const struct trace *t)
{
	uint32_t	i, j;
	size_t		n;

	if (t->nmetadata == 0)
		return;
	buf_adds(b, "\nmetadata\n");
	for (i = 0; i < t->nmetadata; i = j) {
		for (j = i + 1; j < t->nmetadata &&
		    t->metadata[j].name == t->metadata[i].name; j++)
			continue;
		n = strtab_len(t->strings, t->metadata[i].name);
		buf_adds(b, "  ");
		layout_safe(b, trace_str(t, t->metadata[i].name), n);
		if (j - i > 1)
			buf_printf(b, " (%u times)", j - i);
		buf_addc(b, '\n');
	}
}

void
info_text(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;

	add_head(b, t);
	add_span(b, in);
	add_contents(b, in);
	add_event_counts(b, t);
	info_tracks(b, in);
	add_names(b, in);
	add_functions(b, in);
	add_counters(b, in);
	add_metadata(b, t);
	if (warn_total(&t->warn) == 0) {
		buf_adds(b, "\nnothing was repaired\n");
		return;
	}
	buf_adds(b, "\nrepaired or odd\n");
	report_text(b, t, 1, SIZE_MAX);
}
