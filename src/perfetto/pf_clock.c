/*
 * pf_clock: brings all times to the clock of the trace.
 *
 * A snapshot says what several clocks showed at one time.  Clocks are nodes of
 * a graph, which a snapshot of two of them joins; a breadth-first search from
 * the clock of the trace finds the way of each clock to it.  A time goes by the
 * last snapshot at or before it, times before the first by the first.
 *
 * Clocks 64 to 127 belong to a sequence.  An incremental clock counts from the
 * packet before, and from each snapshot anew.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"

/* Clocks on the way to that of the trace at most; real traces have two. */
#define PF_CLOCK_STEPS	16

static struct idkey
pf_clock_key(uint32_t seq, uint32_t machine, uint32_t id)
{
	int own = id >= PF_CLOCK_SEQ_FIRST && id <= PF_CLOCK_SEQ_LAST;

	return (struct idkey){{ own ? seq : NONE, own ? 0 : machine, id }};
}

uint32_t
pf_clock_find(const struct pf_world *w, uint32_t seq, uint32_t machine,
    uint32_t id)
{
	struct idkey key = pf_clock_key(seq, machine, id);
	uint32_t i = idtab_find(&w->clocks.ids, &key);

	if (i == UINT32_MAX && machine != 0) {
		key = pf_clock_key(seq, 0, id);
		i = idtab_find(&w->clocks.ids, &key);
	}
	return i == UINT32_MAX ? NONE : i;
}

static void
pf_clock_reading(struct pf_world *w, uint32_t seq, uint32_t machine,
    uint64_t pos, const struct pf_span *s)
{
	struct pf_clocks *all = &w->clocks;
	struct idkey key = pf_clock_key(seq, machine,
	    (uint32_t)pf_number(s, PF_CLOCK_CLOCK_ID, 0));
	struct pf_reading *r;
	struct pf_clock *c;
	uint32_t i;
	int added;

	i = idtab_add(&all->ids, &key, &added);
	if (added) {
		all->v = xgrow(all->v, i, &all->cap, sizeof(*all->v));
		c = &all->v[i];
		memset(c, 0, sizeof(*c));
		c->pos = pos;
		c->id = (uint32_t)key.w[2];
		c->seq = (uint32_t)key.w[0];
		c->machine = (uint32_t)key.w[1];
		c->up = NONE;
		c->incremental = pf_number(s, PF_CLOCK_IS_INCREMENTAL, 0) != 0;
		c->unit = pf_number(s, PF_CLOCK_UNIT_MULTIPLIER_NS, 1);
		if (c->unit == 0)
			c->unit = 1;
	}
	all->readings = xgrow(all->readings, all->nreadings,
	    &all->readings_cap, sizeof(*all->readings));
	r = &all->readings[all->nreadings++];
	r->snapshot = all->nsnapshots;
	r->clock = i;
	r->ts = pf_clock_ns(pf_number(s, PF_CLOCK_TIMESTAMP, 0),
	    all->v[i].unit);
}

/* Adds the clocks of a ClockSnapshot to the newest snapshot. */
static void
pf_clock_readings(struct pf_world *w, uint32_t seq, uint32_t machine,
    uint64_t pos, const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	if (s->p == NULL)
		return;
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_CLOCK_SNAPSHOT_CLOCKS &&
		    f.type == PF_BYTES)
			pf_clock_reading(w, seq, machine, pos, &f.s);
		else if (f.number == PF_CLOCK_SNAPSHOT_PRIMARY_TRACE_CLOCK &&
		    w->clocks.primary == 0)
			w->clocks.primary = (uint32_t)f.u;
}

void
pf_clock_snapshot(struct pf_world *w, uint32_t seq, uint32_t machine,
    uint64_t pos, const struct pf_span *s)
{
	pf_clock_readings(w, seq, machine, pos, s);
	w->clocks.nsnapshots++;
}

void
pf_clock_remote(struct pf_world *w, uint32_t seq, uint32_t machine,
    uint64_t pos, const struct pf_span *s)
{
	struct pf_span side;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_REMOTE_CLOCK_SYNC_SYNCED_CLOCKS ||
		    f.type != PF_BYTES)
			continue;
		side = pf_member(&f.s, PF_SYNCED_CLOCKS_CLIENT_CLOCKS);
		pf_clock_readings(w, seq, machine, pos, &side);
		side = pf_member(&f.s, PF_SYNCED_CLOCKS_HOST_CLOCKS);
		pf_clock_readings(w, seq, 0, pos, &side);
		w->clocks.nsnapshots++;
	}
}

void
pf_clock_sums(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    uint32_t machine, const struct pf_span *s)
{
	const struct pf_clock *k;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_CLOCK_SNAPSHOT_CLOCKS || f.type != PF_BYTES)
			continue;
		i = pf_clock_find(w, seq, machine,
		    (uint32_t)pf_number(&f.s, PF_CLOCK_CLOCK_ID, 0));
		if (i == NONE || !w->clocks.v[i].incremental)
			continue;
		k = &w->clocks.v[i];
		pf_sum(sums, seq, PF_SUM_CLOCK, k->id, 0, 0)->value =
		    pf_clock_ns(pf_number(&f.s, PF_CLOCK_TIMESTAMP, 0),
		    k->unit);
	}
}

/* ---- the graph ---- */

/*
 * Joins the clocks of a snapshot that are not joined yet to the first one that
 * was in an earlier round: all that were are of one round, as a round joins
 * all clocks of a snapshot.  Returns 1 if a clock was joined.
 */
static int
pf_clock_join(struct pf_clocks *all, const uint8_t *round, uint8_t *next,
    const struct pf_reading *r, size_t n, uint8_t now)
{
	uint32_t up = NONE;
	size_t i;
	int any = 0;

	for (i = 0; i < n; i++)
		if (round[r[i].clock] != 0 && up == NONE)
			up = r[i].clock;
	for (i = 0; i < n && up != NONE; i++)
		if (round[r[i].clock] == 0 && next[r[i].clock] == 0) {
			next[r[i].clock] = now;
			all->v[r[i].clock].up = up;
			all->v[r[i].clock].joined = 1;
			any = 1;
		}
	return any;
}

/* Returns the number of readings of the snapshot of r[0]. */
static size_t
pf_clock_count(const struct pf_reading *r, size_t n)
{
	size_t i;

	for (i = 1; i < n && r[i].snapshot == r[0].snapshot; i++)
		;
	return i;
}

static void
pf_clock_ways(struct pf_clocks *all, uint32_t root)
{
	uint8_t *round = xcalloc((size_t)all->ids.n + 1, 1);
	uint8_t *next = xcalloc((size_t)all->ids.n + 1, 1), now;
	size_t i, n;
	int more = 1;

	round[root] = next[root] = 1;
	all->v[root].joined = 1;
	for (now = 2; more && now < PF_CLOCK_STEPS; now++) {
		more = 0;
		for (i = 0; i < all->nreadings; i += n) {
			n = pf_clock_count(&all->readings[i],
			    all->nreadings - i);
			more |= pf_clock_join(all, round, next,
			    &all->readings[i], n, now);
		}
		memcpy(round, next, all->ids.n);
	}
	free(round);
	free(next);
}

static int
pf_clock_order(const void *va, const void *vb)
{
	const struct pf_clock_pair *a = va, *b = vb;

	return COMPARE(a->ts, b->ts);
}

/* Lists for each clock what it and the next one on the way showed. */
static void
pf_clock_pairs(struct pf_clocks *all)
{
	int64_t *ts = xcalloc((size_t)all->ids.n + 1, sizeof(*ts));
	uint32_t *of = xcalloc((size_t)all->ids.n + 1, sizeof(*of));
	struct pf_clock *c;
	size_t i, j, n;

	for (i = 0; i < all->nreadings; i += n) {
		n = pf_clock_count(&all->readings[i], all->nreadings - i);
		for (j = i; j < i + n; j++) {
			ts[all->readings[j].clock] = all->readings[j].ts;
			of[all->readings[j].clock] =
			    all->readings[j].snapshot + 1;
		}
		for (j = i; j < i + n; j++) {
			c = &all->v[all->readings[j].clock];
			if (c->up == NONE ||
			    of[c->up] != all->readings[j].snapshot + 1)
				continue;
			c->v = xgrow(c->v, c->n, &c->cap, sizeof(*c->v));
			c->v[c->n++] = (struct pf_clock_pair){
			    all->readings[j].ts, ts[c->up] };
		}
	}
	for (i = 0; i < all->ids.n; i++)
		sort_any(all->v[i].v, all->v[i].n, sizeof(*all->v[i].v),
		    pf_clock_order);
	free(ts);
	free(of);
}

void
pf_clock_settle(struct pf_world *w)
{
	static const uint32_t candidates[] = { PF_CLOCK_BOOTTIME,
	    PF_CLOCK_MONOTONIC, PF_CLOCK_REALTIME };
	struct pf_clocks *all = &w->clocks;
	uint32_t root = NONE;
	size_t i;

	if (all->primary != 0)
		root = pf_clock_find(w, 0, 0, all->primary);
	for (i = 0; root == NONE && i < 3; i++)
		root = pf_clock_find(w, 0, 0, candidates[i]);
	if (root == NONE) {
		all->primary = PF_CLOCK_BOOTTIME;
		return;
	}
	all->primary = all->v[root].id;
	pf_clock_ways(all, root);
	pf_clock_pairs(all);
}

/* ---- times ---- */

int
pf_clock_way(const struct pf_world *w, uint32_t clock, int64_t ts,
    int64_t *from, int64_t *to, int64_t *delta)
{
	const struct pf_clock *c;
	size_t lo, hi, mid;
	int64_t at = ts, d, edge;

	*from = INT64_MIN;
	*to = INT64_MAX;
	*delta = 0;
	for (; clock != NONE; clock = c->up) {
		c = &w->clocks.v[clock];
		if (!c->joined)
			return -1;
		if (c->up == NONE)
			break;
		lo = 0;
		hi = c->n;
		BISECT_LAST(lo, hi, mid, c->v[mid].ts <= at);
		/* the range of times for which the same pairs hold */
		if (lo > 0 && !__builtin_sub_overflow(c->v[lo].ts, *delta,
		    &edge) && edge > *from)
			*from = edge;
		if (lo + 1 < c->n && !__builtin_sub_overflow(c->v[lo + 1].ts,
		    *delta, &edge) && edge < *to)
			*to = edge;
		if (__builtin_sub_overflow(c->v[lo].up, c->v[lo].ts, &d) ||
		    __builtin_add_overflow(*delta, d, delta) ||
		    __builtin_add_overflow(ts, *delta, &at))
			return -1;
	}
	return 0;
}

int
pf_clock_convert(const struct pf_world *w, uint32_t clock, int64_t ts,
    int64_t *out)
{
	int64_t from, to, delta;

	return pf_clock_way(w, clock, ts, &from, &to, &delta) == -1 ||
	    __builtin_add_overflow(ts, delta, out) ? -1 : 0;
}

/* Notes a clock of a sequence; returns 1, or 0: no snapshot has it. */
static int
pf_clock_memo(const struct pf_world *w, struct pf_memo *m, uint32_t seq,
    uint32_t machine, uint32_t id)
{
	uint32_t clock = pf_clock_find(w, seq, machine, id);
	const struct pf_clock *c;

	if (clock == NONE)
		return 0;
	c = &w->clocks.v[clock];
	m->clock_id = id;
	m->clock = clock;
	m->clock_sum = NONE;
	m->clock_unit = c->unit;
	m->clock_from = c->incremental ? c->pos : UINT64_MAX;
	return 1;
}

int
pf_clock_packet(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, const struct pf_packet *k, uint32_t *clock,
    int64_t *ts)
{
	uint32_t id = k->clock != 0 ? k->clock : e->clock;
	struct pf_memo *m;
	struct pf_sum *s;

	*clock = NONE;
	*ts = k->ts > INT64_MAX ? INT64_MAX : (int64_t)k->ts;
	if (id == 0)
		return 0;
	m = pf_sum_memo(sums, seq);
	if (m->clock_id != id && !pf_clock_memo(w, m, seq, k->machine, id))
		return id == w->clocks.primary || id == PF_CLOCK_BOOTTIME ||
		    (id == PF_CLOCK_MONOTONIC && w->clocks.nsnapshots == 0) ?
		    0 : -1;
	*clock = m->clock;
	*ts = pf_clock_ns(k->ts, m->clock_unit);
	if (k->pos >= m->clock_from) {
		s = m->clock_sum != NONE ? pf_sum_again(sums, m->clock_sum, 0,
		    0) : pf_sum(sums, seq, PF_SUM_CLOCK, id, 0, 0);
		m->clock_sum = (uint32_t)(s - sums->v);
		s->value = (int64_t)((uint64_t)s->value + (uint64_t)*ts);
		*ts = s->value;
	}
	return 0;
}

/* Returns the builder's name of a clock. */
static enum sys_clock
pf_clock_system(uint32_t id)
{
	switch (id) {
	case PF_CLOCK_REALTIME:
		return SYS_CLOCK_REALTIME;
	case PF_CLOCK_MONOTONIC:
		return SYS_CLOCK_MONOTONIC;
	case PF_CLOCK_BOOTTIME:
		return SYS_CLOCK_BOOTTIME;
	default:
		return SYS_CLOCK_UNKNOWN;
	}
}

/* Returns the string of a clock's name, or 0. */
static uint32_t
pf_clock_name(struct builder *b, uint32_t id)
{
	static const char *const names[] = { NULL, "REALTIME",
	    "REALTIME_COARSE", "MONOTONIC", "MONOTONIC_COARSE",
	    "MONOTONIC_RAW", "BOOTTIME" };

	if (id >= sizeof(names) / sizeof(names[0]) || names[id] == NULL)
		return 0;
	return builder_string(b, names[id], strlen(names[id]));
}

/*
 * Sets *ts to the time of a snapshot of n readings, by the clock of the trace
 * if that is among them; returns -1 if none tells.  Others may show the same in
 * two snapshots.
 */
static int
pf_clock_moment(const struct pf_world *w, const struct pf_reading *r, size_t n,
    int64_t *ts)
{
	const struct pf_clock *c;
	size_t i;

	for (i = 0; i < n; i++) {
		c = &w->clocks.v[r[i].clock];
		if (c->joined && c->up == NONE) {
			*ts = r[i].ts;
			return 0;
		}
	}
	for (i = 0; i < n; i++)
		if (pf_clock_convert(w, r[i].clock, r[i].ts, ts) == 0)
			return 0;
	return -1;
}

/* Gives all snapshots to the builder; those that nothing joins have no time. */
static void
pf_clock_snapshots(const struct pf_world *w, struct builder *b)
{
	const struct pf_clocks *all = &w->clocks;
	const struct pf_reading *r;
	const struct pf_clock *c;
	size_t i, k, n;
	uint32_t machine;
	uint64_t id;
	int64_t ts;

	for (i = 0; i < all->nreadings; i += n) {
		r = &all->readings[i];
		n = pf_clock_count(r, all->nreadings - i);
		if (pf_clock_moment(w, r, n, &ts) == -1)
			continue;
		builder_clock_snapshot(b);
		for (k = 0; k < n; k++) {
			c = &all->v[r[k].clock];
			id = c->id;
			machine = c->machine;
			if (c->seq != NONE) {
				/* a clock of a sequence is that of no other */
				id |= (uint64_t)w->seqs[c->seq].id << 32;
				machine = w->seqs[c->seq].machine;
			}
			builder_clock_reading(b, ts, (int64_t)id,
			    pf_clock_name(b, c->id), r[k].ts, machine);
		}
	}
}

void
pf_clock_builder(const struct pf_world *w, struct builder *b)
{
	const struct pf_reading *r = w->clocks.readings;
	size_t i, n = r == NULL ? 0 : pf_clock_count(r, w->clocks.nreadings);
	const struct pf_clock *c;
	int64_t ts, epoch;

	pf_clock_snapshots(w, b);
	builder_clock(b, pf_clock_system(w->clocks.primary));
	for (i = 0; i < n; i++) {
		c = &w->clocks.v[r[i].clock];
		if (c->id == w->clocks.primary ||
		    pf_clock_system(c->id) == SYS_CLOCK_UNKNOWN ||
		    pf_clock_convert(w, r[i].clock, r[i].ts, &ts) == -1)
			continue;
		builder_clock_pair(b, ts, pf_clock_system(c->id), r[i].ts);
		if (c->id == PF_CLOCK_REALTIME &&
		    !__builtin_sub_overflow(r[i].ts, ts, &epoch))
			builder_epoch(b, epoch);
	}
}

void
pf_clocks_free(struct pf_clocks *all)
{
	uint32_t i;

	for (i = 0; i < all->ids.n; i++)
		free(all->v[i].v);
	free(all->v);
	free(all->readings);
	idtab_free(&all->ids);
}
