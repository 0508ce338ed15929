/*
 * info_json: `ttv info --json`, one object.  Times are ns; unknown values are
 * omitted.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/strtab.h"

#include "info.h"
#include "report.h"

static void
add_string(struct buf *b, const struct trace *t, const char *key, uint32_t s)
{
	if (s == 0)
		return;
	buf_printf(b, ",\"%s\":", key);
	buf_json(b, trace_str(t, s), strtab_len(t->strings, s));
}

static void
add_ident(struct buf *b, const struct trace *t, const char *key,
    struct ident id)
{
	if (id.type == IDENT_INT)
		buf_printf(b, ",\"%s\":%" PRId64, key, id.num);
	else if (id.type == IDENT_UINT)
		buf_printf(b, ",\"%s\":%" PRIu64, key, (uint64_t)id.num);
	else if (id.type == IDENT_TEXT)
		add_string(b, t, key, id.text);
}

static void
info_add_text(struct buf *b, const char *key, const char *s)
{
	if (s == NULL)
		return;
	buf_printf(b, ",\"%s\":", key);
	buf_json(b, s, strlen(s));
}

/* Adds the texts that were found in a file, or the members of an archive. */
static void
add_inside(struct buf *b, const struct trace *t, uint32_t source)
{
	const struct source_text	*s;
	const char			*before = ",\"inside\":[";
	uint32_t			 i;

	for (i = 0; i < t->nsource_texts; i++) {
		s = &t->source_texts[i];
		if (s->source != source)
			continue;
		buf_printf(b, "%s{\"size\":%" PRIu64, before, s->len);
		before = ",";
		info_add_text(b, "name", s->name);
		info_add_text(b, "format", s->format);
		if (s->shift != 0)
			buf_printf(b, ",\"shift\":%" PRId64, s->shift);
		info_add_text(b, "align", s->align);
		buf_addc(b, '}');
	}
	if (*before == ',' && before[1] == '\0')
		buf_addc(b, ']');
}

static void
add_files(struct buf *b, const struct trace *t)
{
	const struct source	*s;
	uint32_t		 i;

	buf_adds(b, "\"files\":[");
	for (i = 0; i < t->nsources; i++) {
		s = &t->sources[i];
		buf_printf(b, "%s{\"size\":%" PRIu64, i > 0 ? "," : "",
		    s->size);
		info_add_text(b, "path", s->path);
		info_add_text(b, "format", s->format);
		info_add_text(b, "compression", s->compression);
		if (s->compression != NULL)
			buf_printf(b, ",\"inflated\":%" PRIu64, s->len);
		if (t->nsources > 1 || s->shift != 0)
			buf_printf(b, ",\"shift\":%" PRId64, s->shift);
		info_add_text(b, "align", s->align);
		add_inside(b, t, i);
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
	if (t->nsources > 0) {
		info_add_text(b, "format", t->sources[0].format);
		buf_printf(b, ",\"size\":%" PRIu64, t->sources[0].size);
	}
}

static void
add_processes(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	const struct process	*p;
	uint32_t		 i;

	buf_adds(b, ",\"processes\":[");
	for (i = 0; i < t->nprocesses; i++) {
		p = &t->processes[i];
		buf_printf(b, "%s{\"upid\":%u", i > 0 ? "," : "", i);
		add_ident(b, t, "pid", p->pid);
		add_string(b, t, "name", p->name);
		add_string(b, t, "labels", p->labels);
		buf_printf(b, ",\"threads\":%u,\"slices\":%" PRIu64 "}",
		    in->process_threads[i], in->process_slices[i]);
	}
	buf_addc(b, ']');
}

static void
add_threads(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	const struct thread	*h;
	uint32_t		 i;

	buf_adds(b, ",\"threads\":[");
	for (i = 0; i < t->nthreads; i++) {
		h = &t->threads[i];
		buf_printf(b, "%s{\"utid\":%u", i > 0 ? "," : "", i);
		if (h->upid != NONE)
			buf_printf(b, ",\"upid\":%u", h->upid);
		add_ident(b, t, "tid", h->tid);
		add_string(b, t, "name", h->name);
		buf_printf(b, ",\"slices\":%" PRIu64 ",\"instants\":%" PRIu64
		    "}", h->track != NONE ? in->slices[h->track] : 0,
		    h->track != NONE ? in->instants[h->track] : 0);
	}
	buf_addc(b, ']');
}

static void
add_names(struct buf *b, const struct info *in)
{
	const struct name_sum	*s;
	size_t			 i;

	buf_adds(b, ",\"names\":[");
	for (i = 0; i < in->top; i++) {
		s = &in->names.names[i];
		buf_printf(b, "%s{\"count\":%" PRIu64 ",\"total\":%" PRId64
		    ",\"self\":%" PRId64 ",\"min\":%" PRId64 ",\"max\":%"
		    PRId64, i > 0 ? "," : "", s->count, s->total, s->self,
		    s->min, s->max);
		if (s->open > 0)
			buf_printf(b, ",\"open\":%" PRIu64, s->open);
		add_string(b, in->trace, "name", s->name);
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

/* Adds the functions of samples: times in ns, or samples by their weight. */
static void
add_functions(struct buf *b, const struct info *in)
{
	const struct flame_name	*s;
	size_t			 i;

	if (in->top_functions == 0)
		return;
	info_add_text(b, "functions_by", in->functions.weighs != 0 ?
	    flame_title(in->trace, &in->functions) :
	    flame_weights[in->functions.weight].word);
	buf_adds(b, ",\"functions\":[");
	for (i = 0; i < in->top_functions; i++) {
		s = &in->functions.names[i];
		buf_printf(b, "%s{\"count\":%" PRIu64 ",\"total\":",
		    i > 0 ? "," : "", s->count);
		flame_number(b, &in->functions, s->total);
		buf_adds(b, ",\"self\":");
		flame_number(b, &in->functions, s->self);
		if (s->name != FLAME_REST)
			add_string(b, in->trace, "name", s->name);
		add_string(b, in->trace, "category", s->cat);
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

static void
add_counters(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;
	const struct series	*s;
	uint32_t		 i;

	buf_adds(b, ",\"counters\":[");
	for (i = 0; i < t->nseries; i++) {
		s = &t->series[i];
		buf_printf(b, "%s{\"track\":%u,\"samples\":%" PRIu64,
		    i > 0 ? "," : "", s->track, in->values[i]);
		add_string(b, t, "name", t->tracks[s->track].name);
		add_string(b, t, "series", s->name);
		if (in->values[i] > 0) {
			buf_adds(b, ",\"min\":");
			buf_double(b, in->least[i]);
			buf_adds(b, ",\"max\":");
			buf_double(b, in->most_of[i]);
		}
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

/* Adds how many things there are, by kind. */
static void
add_counts(struct buf *b, const struct info *in)
{
	static const struct {
		const char	*key;
		enum entity	 e;
	} keys[] = { { "slices", ENTITY_SLICE },
	    { "instants", ENTITY_INSTANT }, { "samples", ENTITY_SAMPLE },
	    { "objects", ENTITY_OBJECT }, { "snapshots", ENTITY_SNAPSHOT },
	    { "memory_dumps", ENTITY_MEMDUMP },
	    { "contexts", ENTITY_CONTEXT } };
	size_t i;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		buf_printf(b, ",\"%s\":%" PRIu64, keys[i].key,
		    in->count[keys[i].e]);
	buf_printf(b, ",\"flows\":{\"count\":%" PRIu64 ",\"unbound\":%"
	    PRIu64 "}", in->count[ENTITY_FLOW], in->unbound);
	if (in->trace->nsched + in->trace->nstates > 0)
		buf_printf(b, ",\"sched_slices\":%" PRIu64 ",\"states\":%"
		    PRIu64, in->sched, in->states);
}

void
info_json(struct buf *b, const struct info *in)
{
	const struct trace	*t = in->trace;

	buf_addc(b, '{');
	add_files(b, t);
	buf_printf(b, ",\"events\":%" PRIu64 ",\"phases\":", t->nevents);
	report_counts_json(b, t);
	buf_printf(b, ",\"start\":%" PRId64 ",\"end\":%" PRId64, in->start,
	    in->end);
	if (t->time_unit[0] != '\0')
		info_add_text(b, "displayTimeUnit", t->time_unit);
	add_counts(b, in);
	add_processes(b, in);
	add_threads(b, in);
	add_names(b, in);
	add_functions(b, in);
	add_counters(b, in);
	buf_adds(b, ",\"warnings\":");
	report_json(b, t, WARN_PLACES, SIZE_MAX);
	buf_printf(b, ",\"memory\":%" PRIu64 "}\n", t->memory);
}
