/*
 * context: pairs the events by which a thread enters and leaves contexts
 * (ttv-formats(5), CONTEXT EVENTS).
 *
 * The same context may be entered again and again; a leave ends the newest
 * entry of its key on its track.  Entries without a leave are open, leaves
 * without an entry are counted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "finish.h"

struct context_spans {
	struct raw_context	*raw;	/* the entries */
	int64_t			*dur;
	size_t			 n;
};

static int
context_order(const void *va, const void *vb)
{
	const struct raw_context *a = va, *b = vb;

	if (a->track != b->track)
		return COMPARE(a->track, b->track);
	if (a->key != b->key)
		return COMPARE(a->key, b->key);
	return COMPARE(a->ts, b->ts);
}

void
contexts_plan(struct finish *f)
{
	struct context_spans *c = xcalloc(1, sizeof(*c));
	struct raw_context *r = f->b->contexts.v;
	size_t i, n = f->b->contexts.n, *open, nopen = 0;

	f->contexts = c;
	sort_stable(r, n, sizeof(*r), context_order);
	c->raw = r;
	c->dur = xreallocarray(NULL, n + 1, sizeof(*c->dur));
	open = xreallocarray(NULL, n + 1, sizeof(*open));
	for (i = 0; i < n; i++) {
		if (i > 0 && (r[i].track != r[i - 1].track ||
		    r[i].key != r[i - 1].key))
			nopen = 0;
		if (EVENT_WHAT(&r[i]) == CONTEXT_ENTER) {
			open[nopen++] = c->n;
			c->dur[c->n] = DUR_OPEN;
			r[c->n++] = r[i];
		} else if (nopen > 0) {
			size_t o = open[--nopen];

			if (__builtin_sub_overflow(r[i].ts, r[o].ts,
			    &c->dur[o]))
				c->dur[o] = INT64_MAX;
		} else
			warn_add(&f->b->warn, WARN_CONTEXT, RAW_OFF(&r[i]));
	}
	free(open);
	f->context_track = xcalloc(c->n + 1, sizeof(uint32_t));
	for (i = 0; i < c->n; i++)
		f->context_track[i] = tracks_of(&f->tracks, f->b,
		    r[i].track);
}

static int
by_time(const void *va, const void *vb)
{
	const struct context *a = va, *b = vb;

	return COMPARE(a->ts, b->ts);
}

void
contexts_fill(struct finish *f)
{
	struct trace *t = f->t;
	struct context_spans *s = f->contexts;
	uint32_t *order, *at, track, i;
	struct context *c;
	struct track *k;

	order = finish_group(f, f->context_track, s->n, &at);
	t->contexts = xcalloc(s->n + 1, sizeof(*t->contexts));
	t->ncontexts = (uint32_t)s->n;
	for (i = 0; i < t->ncontexts; i++) {
		const struct raw_context *r = &s->raw[order[i]];

		c = &t->contexts[i];
		c->ts = r->ts;
		c->dur = s->dur[order[i]];
		c->name = r->name;
		c->id = r->id;
		c->off = RAW_OFF(r);
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->context = at[track];
		k->ncontexts = at[track + 1] - at[track];
		c = &t->contexts[k->context];
		sort_stable(c, k->ncontexts, sizeof(*c), by_time);
		for (i = 0; i < k->ncontexts; i++) {
			c[i].track = track;
			track_widen(k, c[i].ts, c[i].dur == DUR_OPEN ?
			    c[i].ts : c[i].ts + c[i].dur);
		}
	}
	free(order);
	free(at);
	free(s->dur);
	free(s);
	free(f->context_track);
}
