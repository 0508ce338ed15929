/*
 * clock_part: what the parts say of their clocks: the span of their times,
 * their syncs, the marks in them, what they know of the clocks of the system.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "clock_int.h"

#define CLOCKS_INSIDE	256		/* clocks of texts in files; the others
					 * have that of their file, or edges
					 * were too many */

static void
widen(struct clock *f, int64_t start, int64_t end)
{
	if (start < f->first)
		f->first = start;
	if (end > f->last)
		f->last = end;
}

#define WIDEN_LIST(list) do {						\
	for (i = 0; i < (list).n; i++)					\
		widen(f, (list).v[i].ts, (list).v[i].ts);		\
} while (0)

static void
clock_span(struct clock *f, struct builder *b)
{
	struct log_walk walk = { 0 };
	const struct raw_instant *instant;
	const struct raw_flow *flow;
	const struct raw_sched *sched;
	struct raw_event r;
	size_t i, j;

	while (event_log_walk(&b->recs, &walk, &r))
		widen(f, r.ts, r.dur > 0 ? sat_add(r.ts, r.dur) : r.ts);
	for (j = 0; j < ASYNC_LOGS; j++)
		WIDEN_LIST(b->async[j]);
	for (j = 0; j < b->flows.n; j++)
		for (i = 0; i < b->flows.v[j].n; i++) {
			flow = (struct raw_flow *)b->flows.v[j].v + i;
			widen(f, flow->ts, flow->ts);
		}
	for (j = 0; j < b->instants.n; j++)
		for (i = 0; i < b->instants.v[j].n; i++) {
			instant = (struct raw_instant *)b->instants.v[j].v + i;
			widen(f, instant->ts, instant->ts);
		}
	for (j = 0; j < b->sched.n; j++)
		for (i = 0; i < b->sched.v[j].n; i++) {
			sched = (struct raw_sched *)b->sched.v[j].v + i;
			widen(f, sched->ts, sched->ts);
		}
	for (i = 0; i < b->values.n; i++)
		for (j = 0; j < b->values.v[i]->n; j++)
			widen(f, b->values.v[i]->ts[j],
			    b->values.v[i]->ts[j]);
	WIDEN_LIST(b->objects);
	WIDEN_LIST(b->samples);
	WIDEN_LIST(b->sample_ends);
	WIDEN_LIST(b->memdumps);
	WIDEN_LIST(b->contexts);
	if (b->start <= b->end)
		widen(f, b->start, b->end);
}

static void
clock_mark(struct clock *f, struct builder *b, const char *name)
{
	uint32_t id = strtab_find(b->strings, name, strlen(name));
	const struct raw_instant *instant;
	struct log_walk walk = { 0 };
	struct raw_event r;
	size_t i, j;

#define MARK(t, kind, ends) do {					\
	if (b->kinds.keys[kind].w[0] == id && !(ends) &&		\
	    (!f->has_mark || (t) < f->mark)) {				\
		f->mark = (t);						\
		f->has_mark = 1;					\
	}								\
} while (0)
	if (id == 0)
		return;
	for (j = 0; j < b->instants.n; j++)
		for (i = 0; i < b->instants.v[j].n; i++) {
			instant = (struct raw_instant *)b->instants.v[j].v + i;
			MARK(instant->ts, instant->kind, 0);
		}
	for (j = 0; j < ASYNC_LOGS; j++)
		for (i = 0; i < b->async[j].n; i++)
			MARK(b->async[j].v[i].ts, family_kind(&b->families,
			    b->async[j].v[i].family),
			    async_is_end(&b->async[j].v[i]));
	while (event_log_walk(&b->recs, &walk, &r))
		MARK(r.ts, r.kind, EVENT_WHAT(&r) == RAW_END);
#undef MARK
}

static void
clock_syncs(struct clocks *c, size_t clock, const struct builder *b)
{
	const struct clock_sync *from;
	struct sync *s;
	int64_t lo, hi;
	size_t i;

	for (i = 0; i < b->clock_syncs.n; i++) {
		from = &b->clock_syncs.v[i];
		c->syncs = xgrow(c->syncs, c->nsyncs, &c->syncs_cap,
		    sizeof(*c->syncs));
		s = &c->syncs[c->nsyncs++];
		s->id = strtab_str(b->strings, from->id);
		s->len = strtab_len(b->strings, from->id);
		s->clock = (uint32_t)clock;
		s->off = from->off;
		lo = hi = from->ts;
		if (from->issue_ts != INT64_MIN && from->issue_ts < lo)
			lo = from->issue_ts;
		else if (from->issue_ts != INT64_MIN)
			hi = from->issue_ts;
		s->doubt = (uint64_t)hi - (uint64_t)lo;
		s->moment = lo + (int64_t)(s->doubt / 2);
	}
}

/* Returns whether a part that is a text in a file has a clock of its own. */
static int
has_clock(const struct builder *b)
{
	size_t i;

	if (b->sys_clock != SYS_CLOCK_UNKNOWN || b->epoch != 0 ||
	    b->clock_syncs.n > 0)
		return 1;
	for (i = 0; i < SYS_CLOCKS; i++)
		if (b->sys_offsets.has[i])
			return 1;
	return 0;
}

static void
clock_begin(struct clock *k, size_t i, const struct builder *b, int inside)
{
	k->first = INT64_MAX;
	k->last = INT64_MIN;
	k->group = i;
	k->file = b->file;
	k->inside = (uint8_t)inside;
}

/* Adds what a part knows of the system's clocks. */
static void
clock_known(struct clock *k, const struct builder *b)
{
	struct sys_offsets *o = &k->known;
	int i;

	if (k->native == SYS_CLOCK_UNKNOWN)
		k->native = b->sys_clock;
	for (i = 0; i < SYS_CLOCKS; i++)
		if (!o->has[i] && b->sys_offsets.has[i]) {
			o->has[i] = 1;
			o->ns[i] = b->sys_offsets.ns[i];
		}
	if (b->epoch != 0 && !o->has[SYS_CLOCK_REALTIME]) {
		o->has[SYS_CLOCK_REALTIME] = 1;
		o->ns[SYS_CLOCK_REALTIME] = b->epoch;
	}
}

/* Returns the member of an archive that a part is, or NULL. */
static const struct source_text *
part_member(const struct clock_targets *t, size_t i)
{
	return t->inside != NULL && t->inside[i] != NULL &&
	    t->inside[i]->name != NULL ? t->inside[i] : NULL;
}

/* Sets the clock of each part: the parts of a file are neighbours. */
static void
clocks_make(struct clocks *c, struct builder **parts, size_t nparts,
    const struct clock_targets *t)
{
	const struct source_text *member;
	size_t i, own = 0, inside = 0, around;
	int outer;

	c->v = xcalloc(nparts + 1, sizeof(*c->v));
	c->of = xcalloc(nparts + 1, sizeof(*c->of));
	for (i = 0; i < nparts; i++) {
		outer = i == 0 || parts[i]->file != parts[i - 1]->file;
		if (outer)
			own = c->n;
		member = part_member(t, i);
		around = outer || member != NULL || t->outer == NULL ? own :
		    c->of[t->outer[i]];
		c->of[i] = around;
		if (!outer && ((member == NULL && !has_clock(parts[i])) ||
		    inside++ >= CLOCKS_INSIDE))
			continue;
		c->of[i] = c->n;
		clock_begin(&c->v[c->n], c->n, parts[i], !outer);
		c->v[c->n].machine = t->machines == NULL ? 0 : t->machines[i];
		c->v[c->n].outer = around;
		c->v[c->n].leads = member != NULL &&
		    strcmp(member->format, "perfetto") == 0;
		c->n++;
	}
}

void
clocks_find(struct clocks *c, struct builder **parts, size_t nparts,
    const struct clock_targets *t, const char *mark)
{
	struct clock *k;
	size_t i;

	memset(c, 0, sizeof(*c));
	clocks_make(c, parts, nparts, t);
	for (i = 0; i < nparts; i++) {
		k = &c->v[c->of[i]];
		clock_span(k, parts[i]);
		clock_syncs(c, c->of[i], parts[i]);
		clock_known(k, parts[i]);
		if (mark != NULL)
			clock_mark(k, parts[i], mark);
	}
	for (i = 0; i < c->n; i++) {
		k = &c->v[i];
		if (k->native < SYS_CLOCKS && k->native != SYS_CLOCK_UNKNOWN)
			k->known.has[k->native] = 1;
	}
}
