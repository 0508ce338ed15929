/*
 * trace: queries of the model that need only its columns.
 *
 * A query is a binary search or a constant number of look-ups; none allocates
 * and none changes the model.  Data that only the input has (args and the like)
 * comes from the reader that the loader set.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/chars.h"
#include "ttv/column.h"
#include "ttv/event_facts.h"
#include "ttv/flow_table.h"
#include "ttv/interval.h"
#include "ttv/leaf.h"
#include "ttv/lod.h"
#include "ttv/memory_facts.h"
#include "ttv/note.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/span_trace.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"

void
trace_free(struct trace *t)
{
	if (t == NULL)
		return;
	if (t->reader != NULL && t->reader->free != NULL)
		t->reader->free(t);
	lod_destroy(t);
	intervals_free(t);
	span_traces_free(t);
	flow_table_free(t);
	strtab_free(t->strings);
	notes_free(t->notes);
	columns_free(t);
	if (t->store != NULL)
		t->store->free(t->store);
	free(t);
}

const char *
trace_str(const struct trace *t, uint32_t id)
{
	return strtab_str(t->strings, id);
}

uint32_t
trace_series_of(const struct trace *t, uint32_t sample)
{
	uint32_t lo = 0, hi = t->nseries, mid;

	BISECT(lo, hi, mid, t->series[mid].first + t->series[mid].n <= sample);
	return lo < t->nseries && t->series[lo].first <= sample ? lo : NONE;
}

int64_t
trace_counter_ts(const struct trace *t, uint32_t sample)
{
	const struct series *s = &t->series[trace_series_of(t, sample)];

	return trace_series_ts(t, s)[sample - s->first];
}

const char *
trace_place_short(const struct trace *t, uint32_t where)
{
	const char *s = trace_str(t, where), *name = strrchr(s, '/');

	return name == NULL || name[1] == '\0' ? s : name + 1;
}

void
trace_place(const struct trace *t, uint32_t cat, uint32_t place,
    uint32_t *line, uint32_t *column)
{
	const char *s = trace_str(t, place) + strtab_len(t->strings, cat);
	char *end;

	*line = *s == ':' ? (uint32_t)strtoul(s + 1, &end, 10) : 0;
	*column = *line != 0 && *end == ':' ? (uint32_t)strtoul(end + 1, NULL,
	    10) : 0;
}

double
trace_counter_raw(const struct trace *t, uint32_t sample)
{
	double v = t->counter_value[sample];
	const struct track *k;

	if (!isnan(v))
		return v;
	k = &t->tracks[t->series[trace_series_of(t, sample)].track];
	return k->parent != NONE && t->tracks[k->parent].type == TRACK_CPU &&
	    strcmp(trace_str(t, k->name), TRACE_IDLE_COUNTER) == 0 ?
	    TRACE_NOT_IDLE : v;
}

const char *
trace_kind_name(const struct trace *t, uint32_t kind)
{
	return strtab_str(t->strings, t->kinds[kind].name);
}

const char *
trace_kind_cat(const struct trace *t, uint32_t kind)
{
	return strtab_str(t->strings, t->kinds[kind].cat);
}

int64_t
trace_open_end(const struct trace *t, uint32_t upid)
{
	int64_t end = INT64_MIN;

	if (t->file_end != NULL && upid != NONE)
		end = t->file_end[t->processes[upid].file];
	return end == INT64_MIN ? t->end : end;
}

int64_t
trace_track_open_end(const struct trace *t, uint32_t track)
{
	uint32_t file = t->tracks[track].file;
	int64_t end = INT64_MIN;

	if (t->file_end != NULL && file < t->nfile_end)
		end = t->file_end[file];
	return end == INT64_MIN ? t->end : end;
}

int64_t
trace_sample_end(const struct trace *t, const struct track *k, uint32_t i)
{
	int64_t ts = t->samples[i].ts;

	if (i + 1 < k->sample + k->nsamples)
		return t->samples[i + 1].ts;
	if (k->end > ts)
		return k->end;
	return k->nsamples < 2 ? ts :
	    sat_add(ts, sat_span(t->samples[i - 1].ts, ts));
}

/* Returns the end of an unfinished slice. */
static int64_t
open_end(const struct trace *t, uint32_t s)
{
	int64_t end = t->end;
	const struct row *row;

	if (t->file_end != NULL || t->nstates > 0) {
		row = &t->rows[trace_slice_row(t, s)];
		end = trace_track_open_end(t, row->track);
		if (track_is_sched(t->tracks[row->track].type) &&
		    s + 1 < row->first + row->n)
			end = t->ts[s + 1];
	}
	return end > t->ts[s] ? end : t->ts[s];
}

/*
 * Returns the place of a slice in long_slice.  Of `slice` slices before it, at
 * most nslices - nlong are not in that list: so where most are, little is left
 * to search.
 */
static uint32_t
long_at(const struct trace *t, uint32_t slice)
{
	uint32_t others = t->nslices - t->nlong;
	uint32_t lo = slice > others ? slice - others : 0;
	uint32_t hi = slice < t->nlong ? slice : t->nlong - 1;

	return lo + (uint32_t)bound_id(&t->long_slice[lo], hi - lo, slice);
}

int64_t
trace_dur_wide(const struct trace *t, uint32_t slice)
{
	return t->dur_low[slice] == DUR_LOW_OPEN ? DUR_OPEN :
	    t->long_dur[long_at(t, slice)];
}

void
trace_durs(const struct trace *t, uint32_t first, uint32_t n, int64_t *dur)
{
	uint32_t i, low, at = NONE;

	for (i = 0; i < n; i++) {
		low = t->dur_low[first + i];
		if (low < DUR_LOW_OPEN) {
			dur[i] = low;
			continue;
		}
		if (low == DUR_LOW_OPEN) {
			dur[i] = DUR_OPEN;
			continue;
		}
		if (at == NONE)
			at = long_at(t, first + i);
		dur[i] = t->long_dur[at++];
	}
}

int64_t
trace_slice_end(const struct trace *t, uint32_t s)
{
	int64_t end, dur = trace_dur(t, s);

	if (dur == DUR_OPEN)
		return open_end(t, s);
	if (__builtin_add_overflow(t->ts[s], dur, &end))
		end = INT64_MAX;
	return end;
}

int64_t
trace_slice_overlap(const struct trace *t, uint32_t s, int64_t t0, int64_t t1)
{
	int64_t a = t->ts[s], b = trace_slice_end(t, s);

	return sat_span(a > t0 ? a : t0, b < t1 ? b : t1);
}

uint32_t
trace_slice_row(const struct trace *t, uint32_t s)
{
	uint32_t lo = 0, n, half;

	/* without a branch that depends on what is found */
	for (n = t->nrows; n > 1; n -= half) {
		half = n / 2;
		lo += t->rows[lo + half].first <= s ? half : 0;
	}
	return lo;
}

uint32_t
trace_row_of(const struct trace *t, uint32_t track, uint32_t lane,
    uint32_t depth)
{
	const struct track *k = &t->tracks[track];
	uint32_t lo = k->row, hi = k->row + k->nrows, mid;

	BISECT(lo, hi, mid, t->rows[mid].lane < lane || (t->rows[mid].lane ==
	    lane && t->rows[mid].depth < depth));
	if (lo == k->row + k->nrows || t->rows[lo].lane != lane ||
	    t->rows[lo].depth != depth)
		return NONE;
	return lo;
}

uint32_t
trace_innermost(const struct trace *t, uint32_t track, int64_t ts)
{
	uint32_t row, s, best = NONE, depth;

	for (depth = 0; (row = trace_row_of(t, track, 0, depth)) != NONE;
	    depth++) {
		s = trace_row_at(t, row, ts);
		if (s == NONE || (trace_slice_end(t, s) <= ts &&
		    t->ts[s] != ts))
			break;
		best = s;
	}
	return best;
}

uint32_t
trace_row_from(const struct trace *t, uint32_t row, int64_t ts)
{
	const struct row *r = &t->rows[row];
	uint32_t i = (uint32_t)bound_time(t->ts + r->first, r->n, ts);

	return i == r->n ? NONE : r->first + i;
}

uint32_t
trace_instant_from(const struct trace *t, uint32_t first, uint32_t n,
    int64_t ts)
{
	uint32_t lo = first, hi = first + n, mid;

	BISECT(lo, hi, mid, t->instants[mid].ts < ts);
	return lo;
}

uint32_t
trace_row_at(const struct trace *t, uint32_t row, int64_t ts)
{
	const struct row *r = &t->rows[row];
	uint32_t lo = r->first, hi = r->first + r->n, mid;

	BISECT(lo, hi, mid, t->ts[mid] <= ts);
	return lo == r->first ? NONE : lo - 1;
}

uint32_t
trace_parent(const struct trace *t, uint32_t s)
{
	uint32_t row = trace_slice_row(t, s), p;

	if (t->rows[row].depth == 0)
		return NONE;
	/* the row above is row - 1; one of its slices contains s */
	p = trace_row_at(t, row - 1, t->ts[s]);
	return p;
}

/*
 * Returns the first slice of [at, end) of a row that does not begin before a
 * time, or end: near ones are found in few steps.
 */
static uint32_t
row_from_near(const struct trace *t, uint32_t at, uint32_t end, int64_t ts)
{
	uint32_t step = 1;

	while (step < end - at && t->ts[at + step] < ts) {
		at += step;
		step *= 2;
	}
	step = step < end - at ? step + 1 : end - at;
	return at + (uint32_t)bound_time(t->ts + at, step, ts);
}

uint32_t
trace_children(const struct trace *t, uint32_t s, uint32_t *first)
{
	uint32_t row = trace_slice_row(t, s), a, b;
	const struct row *below;

	*first = NONE;
	if (row + 1 >= t->nrows)
		return 0;
	below = &t->rows[row + 1];
	if (below->track != t->rows[row].track ||
	    below->lane != t->rows[row].lane)
		return 0;
	if ((a = trace_row_from(t, row + 1, t->ts[s])) == NONE)
		return 0;
	/* up to the first child of the next slice of this row */
	b = below->first + below->n;
	if (s + 1 < t->rows[row].first + t->rows[row].n)
		b = row_from_near(t, a, b, t->ts[s + 1]);
	/*
	 * s has length 0 and the time of the next slice: same time, same row,
	 * so the child belongs to the later of the two
	 */
	if (a >= b)
		return 0;
	*first = a;
	return b - a;
}

int64_t
trace_self(const struct trace *t, uint32_t s)
{
	uint32_t first, n = trace_children(t, s, &first);
	int64_t total, covered;

	if (__builtin_sub_overflow(trace_slice_end(t, s), t->ts[s], &total))
		total = INT64_MAX;
	covered = n == 0 ? 0 : lod_covered(t, first, first + n);
	return covered > total ? 0 : total - covered;
}

uint64_t
trace_end_off(const struct trace *t, uint32_t s)
{
	size_t i = bound_id(t->end_slice, t->nends, s);

	return i < t->nends && t->end_slice[i] == s ?
	    trace_end_off_at(t, (uint32_t)i) : OFF_NONE;
}

/* ---- data of the input ---- */

static void
facts_empty(struct event_facts *f)
{
	memset(f, 0, sizeof(*f));
	f->callsite = f->end_callsite = NONE;
	f->tdur = -1;
}

/* Reads the facts of an event without its callsites. */
static int
read_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *a)
{
	facts_empty(f);
	if (t->reader == NULL || off == OFF_NONE)
		return -1;
	return t->reader->facts(t, off, end_off, f, a);
}

int
trace_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    uint32_t upid, struct event_facts *f, struct arena *a)
{
	if (read_facts(t, off, end_off, f, a) == -1)
		return -1;
	f->callsite = trace_callsite_of(t, upid, f->callsite_id);
	f->end_callsite = trace_callsite_of(t, upid, f->end_callsite_id);
	return 0;
}

int
trace_brief(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f)
{
	facts_empty(f);
	return t->reader != NULL && t->reader->brief != NULL &&
	    off != OFF_NONE && t->reader->brief(t, off, end_off, f);
}

int
trace_sample_facts(const struct trace *t, uint32_t sample,
    struct event_facts *f, struct arena *a)
{
	facts_empty(f);
	return t->reader == NULL || t->reader->sample == NULL ? -1 :
	    t->reader->sample(t, t->samples[sample].off, f, a);
}

int64_t
trace_cpu(const struct trace *t, uint32_t slice, struct arena *a)
{
	uint64_t off = trace_off(t, slice), end_off = trace_end_off(t, slice);
	struct event_facts f;

	if (!trace_brief(t, off, end_off, &f))
		read_facts(t, off, end_off, &f, a);
	return f.tdur;
}

int
trace_may_cpu(const struct trace *t)
{
	return t->reader == NULL || t->reader->may_cpu == NULL ||
	    t->reader->may_cpu(t);
}

int
trace_leaves(const struct trace *t, uint64_t off, uint64_t end_off,
    const struct leaf_sink *sink)
{
	int told;

	if (sink->brief != NULL)
		facts_empty(sink->brief);
	told = off != OFF_NONE && t->reader != NULL &&
	    t->reader->leaves != NULL &&
	    t->reader->leaves(t, off, end_off, sink);
	if (!told && sink->brief != NULL)
		facts_empty(sink->brief);
	return told;
}

/* Gets the text of the args of an event; returns 0 if only facts can tell. */
static int
args_text(const struct trace *t, uint64_t off, const char **text, size_t *n)
{
	return off != OFF_NONE && t->reader != NULL && t->reader->args_text !=
	    NULL && t->reader->args_text(t, off, text, n);
}

int
trace_args_may(const struct trace *t, uint64_t off, uint64_t end_off,
    const char *word, size_t n)
{
	const uint64_t offs[] = { off, end_off };
	const char *text;
	size_t len;
	int i;

	for (i = 0; i < 2; i++) {
		if (offs[i] == OFF_NONE)
			continue;
		if (!args_text(t, offs[i], &text, &len))
			return 1;
		/* an escape may spell any letter */
		if (len > 0 && (memmem(text, len, word, n) != NULL ||
		    memchr(text, '\\', len) != NULL))
			return 1;
	}
	return 0;
}

void
trace_args_word(const char *name, size_t len, const char **text, size_t *n)
{
	size_t i, k;

	*n = 0;
	for (i = 0; i < len; i += k + 1) {
		for (k = 0; i + k < len && (is_alnum(name[i + k]) ||
		    name[i + k] == '_'); k++)
			continue;
		if (k > *n) {
			*text = name + i;
			*n = k;
		}
	}
}

/* Returns whether a text has the name `"name"` at p again behind it. */
static int
is_named_again(const char *p, size_t n, const char *end)
{
	return memmem(p + n, (size_t)(end - p) - n, p, n) != NULL;
}

static int
is_truth(const char *p, const char *end)
{
	return (end - p > 4 && memcmp(p, "true", 4) == 0) ||
	    (end - p > 5 && memcmp(p, "false", 5) == 0);
}

#define ANY_DEPTH	8	/* objects whose names are looked for again */

/*
 * Goes to the first value of a text of args; returns 1 if nothing can take its
 * place: no name on the way to it comes again.
 */
static int
has_value(const char *p, const char *end)
{
	const char *names[ANY_DEPTH];
	size_t lens[ANY_DEPTH], n = 0, i;

	for (;;) {
		p = skip_spaces(p, end);
		if (end - p < 2)
			return 0;
		if (*p == '[') {
			p++;
			continue;
		}
		if (*p != '{')
			break;
		p = skip_spaces(p + 1, end);
		if (p == end || *p != '"' || n == ANY_DEPTH)
			return 0;
		names[n] = p;
		if ((p = memchr(p + 1, '"', (size_t)(end - p) - 1)) == NULL)
			return 0;
		lens[n] = (size_t)(++p - names[n]);
		n++;
		p = skip_spaces(p, end);
		if (p == end || *p++ != ':')
			return 0;
	}
	if (*p != '"' && !is_digit(*p == '-' ? p[1] : *p) &&
	    !is_truth(p, end))
		return 0;
	for (i = 0; i < n; i++)
		if (is_named_again(names[i], lens[i], end))
			return 0;
	return 1;
}

/* As trace_args_any() says of one event. */
static int
event_args_any(const struct trace *t, uint64_t off)
{
	const char *text;
	size_t n;

	if (!args_text(t, off, &text, &n))
		return -1;
	if (n == 0 || (n == 2 && memcmp(text, "{}", 2) == 0))
		return 0;
	/* an escape may spell any name */
	return text[0] == '{' && memchr(text, '\\', n) == NULL &&
	    has_value(text, text + n) ? 1 : -1;
}

int
trace_args_any(const struct trace *t, uint64_t off, uint64_t end_off)
{
	int any;

	/* what the end has is merged over what the begin has */
	any = end_off == OFF_NONE ? 0 : event_args_any(t, end_off);
	return any != 0 ? any : event_args_any(t, off);
}

void
trace_cpu_fetch(const struct trace *t, uint32_t slice)
{
	if (t->reader != NULL && t->reader->fetch != NULL &&
	    trace_off(t, slice) != OFF_NONE)
		t->reader->fetch(t, trace_off(t, slice));
}

int
trace_memory_facts(const struct trace *t, uint64_t off, unsigned parts,
    struct memory_facts *f, struct arena *a)
{
	memset(f, 0, sizeof(*f));
	if (t->reader == NULL || t->reader->memory == NULL || off == OFF_NONE)
		return -1;
	return t->reader->memory(t, off, parts, f, a);
}

enum trace_bytes
trace_changed(const struct trace *t)
{
	return t->reader == NULL || t->reader->changed == NULL ?
	    TRACE_BYTES_SAME : t->reader->changed(t);
}

struct value *
trace_off_args(const struct trace *t, uint64_t off, struct arena *a)
{
	struct event_facts f;

	read_facts(t, off, OFF_NONE, &f, a);
	return f.args;
}

struct value *
trace_slice_args(const struct trace *t, uint32_t s, struct arena *a)
{
	struct event_facts f;

	read_facts(t, trace_off(t, s), trace_end_off(t, s), &f, a);
	return f.args;
}

static uint32_t
callsite_find(const struct trace *t, uint32_t owner, uint32_t id)
{
	uint32_t lo = 0, hi = t->ncallsite_ids, mid;
	const struct callsite_id *f = t->callsite_ids;

	BISECT(lo, hi, mid, f[mid].owner < owner || (f[mid].owner == owner &&
	    f[mid].id < id));
	return lo < t->ncallsite_ids && f[lo].owner == owner &&
	    f[lo].id == id ? f[lo].callsite : NONE;
}

uint32_t
trace_callsite_of(const struct trace *t, uint32_t upid,
    const struct value *name)
{
	uint32_t id, callsite;

	if (name == NULL || t->ncallsite_ids == 0 ||
	    (name->type != VALUE_NUMBER && name->type != VALUE_STRING))
		return NONE;
	if ((id = strtab_find(t->strings, name->text, name->len)) == 0)
		return NONE;
	if (upid == NONE)
		return callsite_find(t, 0, id);
	callsite = callsite_find(t, CALLSITE_OF_PROCESS | upid, id);
	return callsite != NONE ? callsite :
	    callsite_find(t, t->processes[upid].file, id);
}

struct value *
trace_metadata_value(const struct trace *t, uint32_t i, struct arena *a)
{
	const struct metadata *m = &t->metadata[i];

	if (m->len == 0)
		return trace_off_args(t, m->off, a);
	if (t->reader == NULL)
		return NULL;
	return t->reader->value(t, m->off, m->len, a);
}
