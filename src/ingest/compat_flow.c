/*
 * compat_flow: binds points of flows as trace_processor does (ttv-formats(5),
 * COMPATIBILITY).  Replaces flow_bind.c; see compat.c.
 *
 * Rules:
 *   - a start, a step, or an end with bp "e" belongs to the innermost slice of
 *     the stack of its thread at its turn in the order of events, even to one
 *     that has ended, as long as nothing popped it;
 *   - an end without bp belongs to the next slice that is pushed;
 *   - the instants of a thread are slices of length 0;
 *   - a point of bind_id belongs to the slice of its own event.
 *
 * Nesting uses the events of a thread up.  So the stack of each thread that has
 * points is simulated before, with the instants and the points among the
 * events, and the offset of the event that a point belongs to is kept; when
 * slices have their numbers, the offset is looked up.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"
#include "compat.h"

struct passing {			/* simulates the stack of a thread */
	struct compat_stack stack;
	struct raw_event	*r;		/* slices, in the room of the
						 * events */
	size_t		 n;
	uint64_t	*off;		/* by point: its slice's event */
	LIST(radix)	 waiting;	/* values: points, ends without bp */
	struct ends	 ends;
	const struct idkey *kinds;
	struct warn	*warn;		/* scratch: nesting counts these */
};

static void
pass_slice(struct passing *p, const struct raw_event *one)
{
	size_t i;

	p->r[p->n] = *one;
	if (compat_settle(&p->stack, p->r, one->ts, one->dur, p->warn) == -1 ||
	    compat_push(&p->stack, p->n, one, p->warn) == NONE)
		return;
	for (i = 0; i < p->waiting.n; i++)
		p->off[p->waiting.v[i].value] = RAW_OFF(one);
	p->waiting.n = 0;
	p->n++;
}

/* Sets off[] of a point, whose number is its aux. */
static void
pass_point(struct passing *p, const struct raw_event *one)
{
	if (EVENT_WHAT(one) == RAW_FLOW + FLOW_END_NEXT)
		LIST_ADD(&p->waiting)->value = one->aux;
	else if (p->stack.n > 0)
		p->off[one->aux] = RAW_OFF(&p->r[p->stack.open[p->stack.n -
		    1]]);
}

static void
pass_thread(struct passing *p, struct raw_event *r, size_t n)
{
	size_t i;

	p->r = r;
	p->n = p->stack.n = p->waiting.n = p->ends.n = 0;
	for (i = 0; i < n; i++) {
		struct raw_event one = r[i];

		switch (EVENT_WHAT(&one)) {
		case RAW_END:
			compat_end(&p->stack, r, &one, p->kinds, &p->ends,
			    p->warn);
			break;
		case RAW_BEGIN:
		case RAW_COMPLETE:
		case RAW_INSTANT:
			pass_slice(p, &one);
			break;
		case RAW_FLOW + FLOW_START:
		case RAW_FLOW + FLOW_STEP:
		case RAW_FLOW + FLOW_END_NEXT:
		case RAW_FLOW + FLOW_END_AROUND:
			pass_point(p, &one);
			break;
		}
	}
}

/* ---- the events of a thread, instants and points among them ---- */

static int
off_order(const void *va, const void *vb)
{
	const struct raw_event *a = va, *b = vb;

	return COMPARE(RAW_OFF(a), RAW_OFF(b));
}

struct others {				/* instants and points */
	struct raw_event	*v;		/* by thread */
	uint32_t	*at;		/* end in v of each thread's */
	uint8_t		*points;	/* by thread: 1 if it has any */
};

/*
 * Calls fn for each instant of a thread, and each point that is not of bind_id.
 */
static void
each_other(const struct builder *b, void *arg,
    void (*fn)(void *, uint32_t track, const struct raw_event *))
{
	const struct raw_instant *n;
	const struct raw_flow *p;
	struct raw_event one = { .dur = 0 };
	size_t i, k;

	for (k = 0; k < b->instants.n; k++)
		for (n = (struct raw_instant *)b->instants.v[k].v, i = 0;
		    i < b->instants.v[k].n; i++, n++) {
			if (b->tracks.v[n->track].type != TRACK_THREAD)
				continue;
			one.ts = n->ts;
			one.off_what = RAW_PACK(RAW_OFF(n),
			    RAW_INSTANT);
			one.kind = n->kind;
			fn(arg, n->track, &one);
		}
	one.kind = 0;
	for (k = 0; k < b->flows.n; k++)
		for (p = (struct raw_flow *)b->flows.v[k].v, i = 0;
		    i < b->flows.v[k].n; i++, p++) {
			if (flow_bind_is_event(p))
				continue;
			one.ts = p->ts;
			one.off_what = p->off_what;
			one.aux = (uint32_t)(k << CHUNK_BITS | i);
			fn(arg, p->where, &one);
		}
}

static void
count_other(void *arg, uint32_t track, const struct raw_event *one)
{
	struct others *o = arg;

	o->at[track + 1]++;
	o->points[track] |= EVENT_WHAT(one) != RAW_INSTANT;
}

static void
place_other(void *arg, uint32_t track, const struct raw_event *one)
{
	struct others *o = arg;

	o->v[o->at[track]++] = *one;
}

/*
 * Returns the n events of a thread with its nother others, in order, to be
 * freed.
 */
static struct raw_event *
thread_all(struct finish *f, uint32_t track, const struct raw_event *other,
    size_t nother, size_t *n)
{
	struct event_chunk *c;
	struct raw_event *all;
	size_t i;

	for (*n = nother, c = f->track_spans[track].recs.first; c != NULL;
	    c = c->next)
		*n += c->n;
	all = xreallocarray(NULL, *n + 1, sizeof(*all));
	for (i = 0, c = f->track_spans[track].recs.first; c != NULL;
	    c = c->next) {
		event_chunk_settle(c);
		memcpy(&all[i], c->recs, c->n * sizeof(*all));
		i += c->n;
	}
	if (nother > 0)
		memcpy(&all[i], other, nother * sizeof(*all));
	sort_stable(all, *n, sizeof(*all), off_order);
	compat_sort(all, *n, &f->b->compat);
	return all;
}

void
compat_flows(struct finish *f)
{
	size_t npoints = chunks_end(&f->b->flows), i, n, first = 0;
	uint32_t track, ntracks = (uint32_t)f->b->tracks.n;
	struct passing p;
	struct others o;
	struct raw_event *all;

	if (npoints == 0)
		return;
	memset(&p, 0, sizeof(p));
	p.warn = xcalloc(1, sizeof(*p.warn));
	p.kinds = f->b->kinds.keys;
	f->compat_off = p.off = xreallocarray(NULL, npoints, sizeof(*p.off));
	for (i = 0; i < npoints; i++)
		p.off[i] = OFF_NONE;
	o.at = xcalloc((size_t)ntracks + 1, sizeof(*o.at));
	o.points = xcalloc(ntracks, 1);
	each_other(f->b, &o, count_other);
	for (track = 0; track < ntracks; track++)
		o.at[track + 1] += o.at[track];
	o.v = xreallocarray(NULL, (size_t)o.at[ntracks] + 1, sizeof(*o.v));
	each_other(f->b, &o, place_other);
	for (track = 0; track < ntracks; first = o.at[track++])
		if (o.points[track]) {
			all = thread_all(f, track, &o.v[first], o.at[track] -
			    first, &n);
			pass_thread(&p, all, n);
			free(all);
		}
	free(o.v);
	free(o.at);
	free(o.points);
	free(p.stack.open);
	free(p.waiting.v);
	free(p.ends.off);
	free(p.warn);
}

/* ---- when slices have their numbers ---- */

void
compat_bind(struct finish *f)
{
	const struct trace *t = f->t;
	struct radix *ends;
	struct raw_flow *p;
	uint64_t off;
	size_t i, k, at, n = 0;

	ends = xreallocarray(NULL, (size_t)t->nslices + t->ninstants + 1,
	    sizeof(*ends));
	for (i = 0; i < t->nslices; i++, n++) {
		ends[n].key = trace_off(t, i);
		ends[n].value = i;
	}
	for (i = 0; (uint64_t)t->nslices + t->ninstants < NONE &&
	    i < t->ninstants; i++, n++) {
		ends[n].key = t->instants[i].off;
		ends[n].value = flow_instant(t, (uint32_t)i);
	}
	radix_sort(ends, n);
	for (k = 0; k < f->b->flows.n; k++)
		for (p = (struct raw_flow *)f->b->flows.v[k].v, i = 0;
		    i < f->b->flows.v[k].n; i++, p++) {
			off = flow_bind_is_event(p) ? RAW_OFF(p) :
			    f->compat_off[k << CHUNK_BITS | i];
			at = radix_from(ends, n, off);
			p->where = off != OFF_NONE && at < n &&
			    ends[at].key == off ? (uint32_t)ends[at].value :
			    NONE;
		}
	free(ends);
	free(f->compat_off);
	f->compat_off = NULL;
}
