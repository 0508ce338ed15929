/*
 * pf_lane: what is known of the packets of a sequence near a position.
 *
 * All of it can be found from the state that packets share, by look-ups that
 * take longer than to read an event.  A part goes through its packets in the
 * order of the file, so what was found for one holds for the next ones of its
 * sequence: the epoch, the clock, the default track, kinds of names.
 *
 * Interned strings are taken as they come, while their bytes are in the cache.
 * The first entry of an iid in a generation holds, so those of a generation are
 * taken only if the lane has seen all packets of its sequence since it began.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf_annotation.h"
#include "pf_field.h"
#include "pf_part.h"

/* ---- tables by small ids ---- */

#define PF_LANE_FIRST	64		/* ids of a table that is new */

/* Returns a table with room for element i, the new ones zero. */
static void *
pf_lane_room(void *v, size_t *n, uint64_t i, size_t size)
{
	size_t most = *n == 0 ? PF_LANE_FIRST : *n;

	while (most <= i)
		most *= 2;
	v = xreallocarray(v, most, size);
	memset((char *)v + *n * size, 0, (most - *n) * size);
	*n = most;
	return v;
}

struct pf_name *
pf_lane_name(struct pf_names *t, uint64_t iid)
{
	if (iid >= PF_SMALL)
		return NULL;
	if (iid >= t->n)
		t->v = pf_lane_room(t->v, &t->n, iid, sizeof(*t->v));
	return &t->v[iid];
}

struct pf_kind *
pf_lane_kind(struct pf_lane *l, uint64_t iid)
{
	if (iid >= l->nkinds)
		l->kinds = pf_lane_room(l->kinds, &l->nkinds, iid,
		    sizeof(*l->kinds));
	return &l->kinds[iid];
}

/* ---- lanes ---- */

struct pf_lane *
pf_lane_fill(struct pf_part *p, const struct pf_packet *k, struct pf_lane *l)
{
	const struct pf_seq *s;
	uint32_t i;

	if (!l->known || l->id != k->seq || l->machine != k->machine) {
		l->held = l->known ? k->pos : p->from;
		l->known = 1;
		l->id = k->seq;
		l->machine = k->machine;
		l->seq = pf_seq_find(p->w, k->seq, k->machine);
		for (i = 0; i < 2; i++) {
			l->clocks[i].id = 0;
			l->clocks[i].way.clock = NONE - 1;
		}
		l->extra_of = NULL;
	}
	l->e = pf_epoch_at(p->w, l->seq, k->pos, &p->hint[l->seq]);
	s = &p->w->seqs[l->seq];
	i = p->hint[l->seq];
	l->from = i == 0 ? 0 : l->e->pos;
	l->to = i + 1 == s->n ? UINT64_MAX : l->e[1].pos;
	l->usual = l->e->state == PF_STATE_VALID && k->seq != 0;
	return l;
}

void
pf_lane_free(struct pf_lane *l)
{
	free(l->kinds);
	free(l->names.v);
	free(l->cats.v);
	free(l->notes.v);
}

/* ---- interned data ---- */

void
pf_lane_intern(struct pf_part *p, struct pf_lane *l,
    const struct pf_packet *k)
{
	struct pf_names *const tables[] = { [PF_IN_CATEGORIES] = &l->cats,
	    [PF_IN_NAMES] = &l->names,
	    [PF_IN_ANNOTATION_NAMES] = &l->notes };
	struct pf_name *name;
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;

	if (l->e->state == PF_STATE_LOST || l->e->cleared < l->held)
		return;
	for (pf_open(&c, &k->interned); pf_next(&c, &f);) {
		if (f.type != PF_BYTES || f.number > PF_IN_ANNOTATION_NAMES)
			continue;
		name = pf_lane_name(tables[f.number], pf_number(&f.s,
		    PF_INTERNED_STRING_IID, 0));
		if (name == NULL || name->generation == l->e->generation)
			continue;
		name->generation = l->e->generation;
		if (f.number == PF_IN_ANNOTATION_NAMES)
			continue;
		text = pf_member(&f.s, PF_INTERNED_STRING_STR);
		name->string = pf_string_interned(p->b, &text);
	}
}

/* ---- times ---- */

/* Notes the clock of a sequence, which pf_clock_packet() has looked up. */
static void
pf_lane_clock(struct pf_part *p, uint32_t seq, struct pf_lane_clock *l,
    uint32_t id)
{
	const struct pf_memo *m = pf_sum_memo(&p->sums, seq);

	if (m->clock_id != id || (m->clock_from != UINT64_MAX &&
	    m->clock_sum == NONE))
		return;
	l->id = id;
	l->clock = m->clock;
	l->sum = m->clock_sum;
	l->unit = m->clock_unit;
	l->from = m->clock_from;
}

int
pf_lane_time(struct pf_part *p, struct pf_lane *l, const struct pf_packet *k,
    int64_t *ts)
{
	uint32_t clock;
	struct pf_lane_clock *m = &l->clocks[k->clock != 0];
	struct pf_lane_ts at;
	int64_t t;

	if (pf_lane_ts(l, &p->sums, k, &at)) {
		pf_lane_ts_add(&at);
		*ts = at.ts;
		return 0;
	}
	if (pf_clock_packet(p->w, &p->sums, l->seq, l->e, k, &clock, &t) == -1)
		return -1;
	if (clock != NONE)
		pf_lane_clock(p, l->seq, m, k->clock != 0 ? k->clock :
		    l->e->clock);
	m->way.clock = NONE - 1;
	if (pf_clock_way(p->w, clock, t, &m->way.from, &m->way.to,
	    &m->way.delta) == -1)
		return -1;
	m->way.clock = clock;
	return __builtin_add_overflow(t, m->way.delta, ts) ? -1 : 0;
}

/* ---- extra counters ---- */

static void
pf_lane_counter(struct pf_part *p, const struct pf_lane *l,
    struct pf_extra *x, uint32_t track)
{
	const struct pf_track *t = &p->w->tracks[track];

	*x = (struct pf_extra){ .scale = 1, .track = NONE };
	if (t->type != PF_TRACK_COUNTER)
		return;
	if (t->multiplier > 0)
		x->scale = (double)t->multiplier;
	/* thread time on a slice is a fact of the slice */
	if (t->builtin == 0)
		x->track = track;
	if (!t->incremental)
		return;
	x->adds = 1;
	x->sum = (uint32_t)(pf_sum(&p->sums, l->seq, PF_SUM_COUNTER,
		    t->uuid, l->e->generation, 0) - p->sums.v);
}

int
pf_lane_extra(struct pf_part *p, struct pf_lane *l, uint64_t pos)
{
	struct pf_list list;
	uint32_t track;
	uint64_t uuid;

	l->extra_of = NULL;
	l->nextra = 0;
	pf_list_open(&list, &l->e->event,
	    PF_TRACK_EVENT_DEFAULTS_EXTRA_COUNTER_TRACK_UUIDS, PF_VARINT);
	while (l->nextra < PF_EXTRA_MAX && pf_list_next(&list, &uuid)) {
		track = pf_track_find(p->w, uuid);
		if (track == NONE || (p->w->tracks[track].incremental &&
		    pos < p->w->tracks[track].pos))
			return 0;
		pf_lane_counter(p, l, &l->extra[l->nextra++], track);
	}
	l->extra_of = l->e->event.p;
	return 1;
}
