/*
 * The facts of a slice: place, times, duration and self time, ancestors,
 * children, flows, contexts, stacks, and the args and other members of its
 * event.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/child_sum.h"
#include "ttv/event_facts.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "detail.h"
#include "priv.h"
#include "passed.h"
#include "twin.h"

#define MOST_CHILDREN	12	/* lines */
#define MOST_NAMES	8	/* lines */
#define MOST_ANCESTORS	64	/* lines */

/* Returns the duration of slice s; an open slice ends with the trace. */
static int64_t
length(const struct trace *tr, uint32_t s)
{
	return sat_sub(trace_slice_end(tr, s), tr->ts[s]);
}

/*
 * Write `part` as a share of `whole` ("14.2 %") into out[0..n), or "" if
 * `whole` is not above 0; returns out.
 */
static const char *
percent(char *out, size_t n, int64_t part, int64_t whole)
{
	if (whole > 0)
		snprintf(out, n, "%.1f %%", (double)part / (double)whole *
		    100);
	else
		*out = '\0';
	return out;
}

/* Add the start, end, wall, self and CPU time of slice s, and shares. */
static void
times(struct detail *d, const struct view *v, uint32_t s,
    const struct event_facts *f)
{
	const struct trace *tr = v->trace;
	int64_t wall = length(tr, s), self = trace_self(tr, s);
	uint32_t parent = trace_parent(tr, s);
	char a[48], p[32];

	detail_time(d, tr, 1, "start", tr->ts[s]);
	text_time(a, sizeof(a), sat_sub(trace_slice_end(tr, s), tr->start),
	    0);
	detail_fact(d, 0, "end", "%s%s", a, trace_dur(tr, s) == DUR_OPEN ?
	    " (never ended: up to the end of the trace)" : "");
	text_duration(a, sizeof(a), wall);
	detail_fact(d, 1, "wall", "%s%s", a, trace_dur(tr, s) == DUR_OPEN ?
	    " or more" : "");
	if (track_is_sched(tr->tracks[tr->rows[trace_slice_row(tr,
	    s)].track].type))
		return;
	text_duration(a, sizeof(a), self);
	percent(p, sizeof(p), self, wall);
	detail_fact(d, 1, "self", "%s%s%s", a, *p != '\0' ? "  " : "", p);
	if (parent != NONE) {
		percent(p, sizeof(p), wall, length(tr, parent));
		detail_string(d, 1, "of parent", p);
	}
	if (f->has & FACT_TTS && f->tdur >= 0) {
		text_duration(a, sizeof(a), f->tdur);
		percent(p, sizeof(p), f->tdur, wall);
		detail_fact(d, 1, "cpu", "%s%s%s", a, *p != '\0' ? "  " : "",
		    p);
	}
}

/* Add the category, track and depth of slice s, and the slices of its name. */
static void
place(struct detail *d, const struct view *v, uint32_t s)
{
	const struct trace *tr = v->trace;
	const struct row *r = &tr->rows[trace_slice_row(tr, s)];
	const struct kind *k = &tr->kinds[tr->kind[s]];

	detail_string(d, 1, "category", trace_str(tr, k->cat));
	detail_where(d, tr, r->track);
	if (track_is_sched(tr->tracks[r->track].type))
		detail_sched(d, tr, s);
	else if (r->lane > 0)
		detail_fact(d, 0, "depth", "%u in lane %u", r->depth,
		    r->lane + 1);
	else
		detail_fact(d, 0, "depth", "%u", r->depth);
	detail_cname(d, tr, tr->kind[s]);
	if (v->priv->part)
		detail_string(d, 0, "same name", "not counted: this is new");
	else if (d->tall)
		detail_spread(d, v, s);
}

/* Add a line that leads to slice s: share of `whole`, duration, name. */
static void
one_slice(struct detail *d, const struct view *v, uint32_t s, int64_t whole)
{
	const struct trace *tr = v->trace;
	struct detail_line *l;
	char dur[32], p[32];

	text_duration_short(dur, sizeof(dur), length(tr, s));
	percent(p, sizeof(p), length(tr, s), whole);
	l = detail_text(d, "%7s %9s  %.200s", p, dur,
	    trace_kind_name(tr, tr->kind[s]));
	l->target.type = ENTITY_SLICE;
	l->target.id = s;
}

/* Add a line for each ancestor of slice s, the parent first. */
static void
ancestors(struct detail *d, const struct view *v, uint32_t s)
{
	int64_t mine = length(v->trace, s), len;
	struct detail_line *l;
	char dur[32], p[32];
	uint32_t a = trace_parent(v->trace, s);
	int n;

	if (a == NONE)
		return;
	detail_title(d, "ancestors: share of, wall");
	for (n = 0; a != NONE && n < MOST_ANCESTORS; n++) {
		len = length(v->trace, a);
		text_duration_short(dur, sizeof(dur), len);
		percent(p, sizeof(p), mine, len);
		l = detail_text(d, "%7s %9s  %.200s", p, dur,
		    trace_kind_name(v->trace, v->trace->kind[a]));
		l->target.type = ENTITY_SLICE;
		l->target.id = a;
		a = trace_parent(v->trace, a);
	}
}

/*
 * Add the MOST_NAMES names that take most of slice s, unless each child has a
 * name of its own; a line leads to the longest child of its name.
 */
static void
child_names(struct detail *d, const struct view *v, uint32_t s)
{
	const struct trace *tr = v->trace;
	struct child_sum sums[MOST_NAMES];
	size_t i, n = child_sums(tr, s, sums, MOST_NAMES);
	struct detail_line *l;
	char dur[32], p[32], count[32];
	uint32_t first;

	if (n == 0 || n == trace_children(tr, s, &first))
		return;
	detail_title(d, "children by name: share, sum, count");
	for (i = 0; i < n && i < MOST_NAMES; i++) {
		text_duration_short(dur, sizeof(dur), sums[i].time);
		percent(p, sizeof(p), sums[i].time, length(tr, s));
		text_count(count, sizeof(count), sums[i].count);
		l = detail_text(d, "%7s %9s %6s  %.200s", p, dur, count,
		    trace_kind_name(tr, tr->kind[sums[i].longest]));
		l->target.type = ENTITY_SLICE;
		l->target.id = sums[i].longest;
	}
	if (n > MOST_NAMES)
		detail_text(d, "... and %zu more", n - MOST_NAMES);
}

/*
 * Add the MOST_CHILDREN longest children of slice s, longest first.  The run of
 * children is cut at each child taken, and each part keeps the number of its
 * longest child: O(MOST_CHILDREN^2 log n) for n children.
 */
static void
children(struct detail *d, const struct view *v, uint32_t s)
{
	struct part { uint32_t first, end, longest; } part[MOST_CHILDREN + 2];
	const struct trace *tr = v->trace;
	uint32_t first, n, i, best, k, taken;
	char count[32];

	if ((n = trace_children(tr, s, &first)) == 0)
		return;
	text_count(count, sizeof(count), n);
	detail_title(d, "%s %s by time", count, n == 1 ?
	    "child" : "children");
	part[0].first = first;
	part[0].end = first + n;
	part[0].longest = lod_longest(tr, first, first + n);
	for (k = 1, i = 0; i < MOST_CHILDREN && k > 0; i++) {
		for (best = 0, taken = 1; taken < k; taken++)
			if (length(tr, part[taken].longest) >
			    length(tr, part[best].longest))
				best = taken;
		taken = part[best].longest;
		one_slice(d, v, taken, length(tr, s));
		part[k] = part[best];
		part[k].first = taken + 1;
		part[best].end = taken;
		if (part[k].first < part[k].end) {
			part[k].longest = lod_longest(tr, part[k].first,
			    part[k].end);
			k++;
		}
		if (part[best].first < part[best].end)
			part[best].longest = lod_longest(tr,
			    part[best].first, part[best].end);
		else
			part[best] = part[--k];
	}
	if (n > MOST_CHILDREN)
		detail_text(d, "... and %u more", n - MOST_CHILDREN);
}

/* Add the number of children and of flows of slice s. */
static void
counts(struct detail *d, const struct view *v, uint32_t s)
{
	uint32_t first, n = trace_children(v->trace, s, &first);
	char c[32];

	if (n > 0) {
		text_count(c, sizeof(c), n);
		detail_fact(d, 2, "children", "%s", c);
	}
	detail_flow_count(d, v, s);
}

static void
twin_fact(struct detail *d, const struct view *v, uint32_t slice)
{
	const struct trace *tr = v->trace;
	uint32_t twin = twin_of(v, slice), track, file;
	char text[48], word[32] = "";
	int64_t delta = 0;
	int past;

	if (v->twins == NULL)
		return;
	track = tr->rows[trace_slice_row(tr, slice)].track;
	file = tr->tracks[track].file;
	if (twin == NONE) {
		if (file < 2)
			detail_fact(d, 1, "twin", "none in file %u",
			    2 - file);
		return;
	}
	past = twin_differs(v, slice, &delta);
	if (trace_dur(tr, slice) == DUR_OPEN ||
	    trace_dur(tr, twin) == DUR_OPEN) {
		detail_fact(d, 1, "twin", "in file %u, without an end", 2 -
		    file);
		return;
	}
	if (delta == 0) {
		detail_fact(d, 1, "twin", "as long in file %u", 2 - file);
		return;
	}
	twin_text(delta, text, sizeof(text));
	if (trace_dur(tr, twin) > 0)
		snprintf(word, sizeof(word), ", %.2f times",
		    (double)trace_dur(tr, slice) / (double)trace_dur(tr, twin));
	detail_fact(d, 1, "twin", "%s%s that in file %u%s", text, word, 2 -
	    file, past ? "" : " (about as long)");
}

void
detail_slice(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const char *name, *words = "";
	uint32_t s = v->sel.id, upid;
	struct event_facts f;

	upid = tr->tracks[track].upid;
	trace_facts(tr, trace_off(tr, s), trace_end_off(tr, s), upid, &f,
	    &d->arena);
	detail_sched_stack(tr, s, &f);
	name = trace_kind_name(tr, tr->kind[s]);
	if (tr->tracks[track].type == TRACK_STATE)
		words = state_text(name);
	if (strcasecmp(words, name) == 0)
		words = "";
	snprintf(d->title, sizeof(d->title), "%s%s%s", name, *words != '\0' ?
	    "   " : "", words);
	detail_string(d, 0, "name", name);
	detail_note(d, v, trace_off(tr, s), tr->kind[s]);
	times(d, v, s, &f);
	if (!track_is_sched(tr->tracks[track].type))
		detail_states(d, tr, s);
	twin_fact(d, v, s);
	place(d, v, s);
	counts(d, v, s);
	detail_meanwhile(d, tr, s);
	detail_contexts(d, v, track, &f, tr->ts[s]);
	detail_args(d, v, "args", f.args, upid, tr->ts[s]);
	detail_stacks(d, v, upid, &f);
	detail_flows(d, v, s);
	ancestors(d, v, s);
	child_names(d, v, s);
	children(d, v, s);
	detail_args(d, v, "event", f.other, upid, tr->ts[s]);
}
