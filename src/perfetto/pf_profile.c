/*
 * pf_profile: profiles of V8 in events of phase P.
 *
 * What they say is JSON of the Trace Event Format, in pieces: the events are
 * written as such, and read as an input of their own, by the reader that its
 * bytes decide.  Their clock is MONOTONIC, as in JSON.
 */
#include "config.h"

#include <inttypes.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/value.h"
#include "pf_value.h"

/* Returns the process and thread that an event is of; 0, or -1: unknown. */
static int
pf_profile_thread(const struct pf_context *c, const struct pf_where *at,
    int64_t *pid, int64_t *tid)
{
	const struct pf_world *w = c->p->w;
	uint32_t i = at->of;

	if (i == NONE || w->tracks[i].type != PF_TRACK_THREAD)
		i = pf_track_find(w, c->e->track);
	if (i != NONE && w->tracks[i].type == PF_TRACK_THREAD) {
		*pid = w->tracks[i].pid;
		*tid = w->tracks[i].tid;
		return 0;
	}
	if (c->e->thread == NONE)
		return -1;
	*pid = w->threads[c->e->thread].pid;
	*tid = w->threads[c->e->thread].tid;
	return 0;
}

/* Returns ns of MONOTONIC for a time of the trace. */
static int64_t
pf_profile_time(const struct pf_world *w, int64_t ts)
{
	uint32_t clock = pf_clock_find(w, 0, 0, PF_CLOCK_MONOTONIC);
	int64_t from, to, delta, t;

	if (pf_clock_way(w, clock, ts, &from, &to, &delta) == -1 ||
	    __builtin_sub_overflow(ts, delta, &t))
		return ts;
	return t;
}

int
pf_profile(struct pf_context *c, const struct pf_where *where,
    const struct pf_kind *k, uint64_t id)
{
	struct buf *b = &c->p->profile;
	struct arena a = ARENA_INIT;
	struct pf_at at = { c->p->w, &a, *c->k, c->e, c->seq, c->k->pos };
	const char *name = builder_str(c->p->b, k->name_string);
	int64_t pid, tid, ts = pf_profile_time(c->p->w, c->ts);

	if (c->p->w->r->nested == NULL ||
	    pf_profile_thread(c, where, &pid, &tid) == -1)
		return -1;
	buf_adds(b, b->len == 0 ? "[" : ",\n");
	buf_adds(b, "{\"ph\":\"P\",\"name\":");
	buf_json(b, name, strlen(name));
	buf_printf(b, ",\"pid\":%" PRId64 ",\"tid\":%" PRId64
	    ",\"id\":\"0x%" PRIx64 "\",\"ts\":%" PRId64 ".%03" PRId64
	    ",\"args\":", pid, tid, id, ts / NS_A_US,
	    ts < 0 ? 0 : ts % NS_A_US);
	value_json(b, pf_value_event(&at));
	buf_addc(b, '}');
	arena_free(&a);
	return 0;
}

void
pf_profiles(struct pf_part *parts, size_t n)
{
	struct pf_world *w = parts[0].w;
	struct buf all = BUF_INIT;
	size_t i;

	for (i = 0; i < n; i++) {
		if (parts[i].profile.len == 0)
			continue;
		if (all.len > 0) {
			/* as between the events of a part, so that each
			 * has its place whatever the parts are */
			buf_adds(&all, ",\n");
			buf_add(&all, parts[i].profile.data + 1,
			    parts[i].profile.len - 1);
		} else
			buf_add(&all, parts[i].profile.data,
			    parts[i].profile.len);
		buf_free(&parts[i].profile);
	}
	if (all.len > 0) {
		buf_addc(&all, ']');
		if (w->r->nested(w->r->arg, all.data, all.len,
		    w->in.base) == -1)
			warn_add(w->in.warn, WARN_PART, w->in.base);
	}
	buf_free(&all);
}
