/*
 * pf_chunk: a chunk of the input, read for the first pass.
 *
 * Nothing is known of what stands before a chunk, so it says what its packets
 * add, not what they mean.  Nearly all packets are track events whose only
 * traces in the shared state are sums of differences: these are added up by
 * sequence and block.  All others become items of their own.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "pf_chunk.h"
#include "pf_field.h"
#include "pf_quick.h"

/* Extra values from here on are not added up here: sums must stay exact. */
#define PF_ITEM_MOST	(INT64_C(1) << 38)
/*
 * Bytes behind a chunk that tell whether a guess is right: longer than nearly
 * all packets.
 */
#define PF_CHUNK_REACH	(UINT64_C(1) << 20)

/* What a track event adds. */
struct pf_adds {
	uint8_t		 usual;		/* 1: to usual sums at most */
	uint8_t		 nints;
	uint8_t		 named;		/* 1: has a name and a type */
	uint64_t	 track;		/* or 0 */
	int64_t		 ints[PF_ITEM_INTS];
};

/* Adds an extra value of an event; returns 1, or 0: it is one too many. */
static int
pf_chunk_int(struct pf_adds *a, uint64_t u)
{
	int64_t v = (int64_t)u;

	if (a->nints == PF_ITEM_INTS || v >= PF_ITEM_MOST || v <= -PF_ITEM_MOST)
		return 0;
	a->ints[a->nints++] = v;
	return 1;
}

/* Adds extra values that are packed. */
static int
pf_chunk_ints(struct pf_adds *a, const struct pf_span *s)
{
	struct pf_cursor c;
	uint64_t u;

	pf_open(&c, s);
	while (c.p < c.end && pf_varint(&c.p, c.end, &u) == 0)
		if (!pf_chunk_int(a, u))
			return 0;
	return 1;
}

/* What is known of a track event when all its fields are read. */
struct pf_kept {
	uint64_t	 type;
	uint8_t		 has_value;
};

/*
 * X(field, what it says to the first pass): the list of those that say more
 * than that an event has them; f is the field, a and e what is known.
 */
#define PF_ADDING(X)							\
	/* differences of old events */					\
	X(TIMESTAMP_DELTA_US, a->usual = 0)				\
	X(THREAD_TIME_DELTA_US, a->usual = 0)				\
	X(TYPE, e->type = f->u)						\
	X(NAME_IID, a->named |= f->u != 0)				\
	X(NAME, a->named |= f->u != 0)					\
	X(TRACK_UUID, a->track = f->u)					\
	X(EXTRA_COUNTER_VALUES, a->usual &= f->type == PF_BYTES ?	\
	    pf_chunk_ints(a, &f->s) : pf_chunk_int(a, f->u))		\
	X(COUNTER_VALUE, e->has_value = 1)				\
	X(DOUBLE_COUNTER_VALUE, e->has_value = 1)			\
	/* other counters */						\
	X(EXTRA_COUNTER_TRACK_UUIDS, a->usual = 0)			\
	X(EXTRA_DOUBLE_COUNTER_TRACK_UUIDS, a->usual = 0)		\
	X(EXTRA_DOUBLE_COUNTER_VALUES, a->usual = 0)

static void
pf_chunk_field(struct pf_adds *a, struct pf_kept *e, const struct pf_field *f)
{
	switch (f->number) {
#define CASE(field, says)						\
	case PF_TRACK_EVENT_##field:					\
		says;							\
		break;
	PF_ADDING(CASE)
#undef CASE
	}
}

/*
 * Reads a track event behind which there is PF_SLACK; returns 1, or 0: it is
 * broken.
 */
static int
pf_chunk_mixed(const struct pf_span *event, struct pf_adds *a,
    struct pf_kept *e)
{
	const uint8_t *p = event->p, *end = p + event->len;
	struct pf_field f;

	while (p < end) {
		p = pf_quick_field(p, end, &f);
		if (p > end)
			return 0;
		pf_chunk_field(a, e, &f);
	}
	return 1;
}

/* The fields from 16 on that the list has. */
#define PF_FAR(field, says)	| (PF_TRACK_EVENT_##field < 16 ? 0 :	\
	    UINT64_C(1) << (PF_TRACK_EVENT_##field & 63))
#define PF_FAR_READ		(UINT64_C(0) PF_ADDING(PF_FAR))

/*
 * Passes over the field at p, whose tag has two bytes; returns the byte behind
 * it, or one behind `end` where the field may say something.
 */
static inline const uint8_t *
pf_chunk_far(const uint8_t *p, const uint8_t *end)
{
	uint32_t tag = (uint32_t)(p[0] & 0x7f) | (uint32_t)p[1] << 7;
	struct pf_span s;

	if (p[1] >= 0x80 || tag >> 3 < 16 || (tag >> 3 < 64 &&
	    PF_FAR_READ >> (tag >> 3) & 1))
		return end + 1;
	if ((tag & 7) == PF_FIXED64)
		return p + 2 + sizeof(uint64_t);
	return (tag & 7) == PF_BYTES ? pf_quick_bytes(p + 2, end, &s) :
	    end + 1;
}

/*
 * Reads a track event with the fields of nearly all, and annotations, a track
 * and fields from 16 on behind them.  Returns 1, or 0 if it is another.
 */
static inline __attribute__((always_inline)) int
pf_chunk_quick(const uint8_t *p, const uint8_t *end, struct pf_adds *a)
{
	uint64_t type = 0, name = 0, extra = 0;
	struct pf_span s;

	a->usual = 1;
	a->nints = a->named = 0;
	a->track = 0;
#define NONE_OF_IT(u)	(void)(u)
#define TYPE(u)		type = (u)
#define EXTRA(u)	extra = (u), a->nints = 1
#define NAME(u)		name = (u)
	PF_QUICK_EVENT(p, end, TYPE, EXTRA, NONE_OF_IT, NAME, NONE_OF_IT);
	while (p < end)
		if (p[0] == PF_TAG(PF_TRACK_EVENT_DEBUG_ANNOTATIONS, PF_BYTES))
			p = pf_quick_bytes(p + 1, end, &s);
		else if (p[0] == PF_TAG(PF_TRACK_EVENT_TRACK_UUID, PF_VARINT))
			p = pf_quick_varint(p + 1, end, &a->track);
		else if (p[0] >= 0x80)
			p = pf_chunk_far(p, end);
		else
			return 0;
	a->ints[0] = (int64_t)extra;
	a->named = name != 0 && type != 0 && type != PF_TYPE_COUNTER;
	return p == end && a->ints[0] < PF_ITEM_MOST &&
	    a->ints[0] > -PF_ITEM_MOST;
}

static inline void
pf_chunk_clear(struct pf_adds *a, struct pf_kept *e)
{
	a->usual = 1;
	a->nints = a->named = 0;
	a->track = 0;
	e->type = 0;
	e->has_value = 0;
}

/* Reads what the track event of a packet adds, whatever it has. */
static void
pf_chunk_any(const struct pf_packet *k, struct pf_adds *a)
{
	struct pf_cursor c;
	struct pf_field f;
	struct pf_kept e;

	pf_chunk_clear(a, &e);
	if (!k->slack || !pf_chunk_mixed(&k->data, a, &e)) {
		pf_chunk_clear(a, &e);
		for (pf_open(&c, &k->data); pf_next(&c, &f);)
			pf_chunk_field(a, &e, &f);
	}
	if (e.type == PF_TYPE_COUNTER && e.has_value)
		a->usual = 0;
	if (e.type == 0 || e.type == PF_TYPE_COUNTER)
		a->named = 0;
}

/* Reads what the track event of a packet adds. */
static inline void
pf_chunk_event(const struct pf_packet *k, struct pf_adds *a)
{
	if (!k->slack || !pf_chunk_quick(k->data.p, k->data.p + k->data.len,
	    a))
		pf_chunk_any(k, a);
}

/* Notes the first event of a track. */
static void
pf_chunk_first(struct pf_chunk *c, uint64_t uuid, uint64_t pos)
{
	uint64_t *seen = &c->seen[uuid * UINT64_C(0x9e3779b97f4a7c15) >> 32 &
	    (PF_CHUNK_FIRSTS - 1)];

	if (*seen == uuid)
		return;
	*seen = uuid;
	c->firsts = xgrow(c->firsts, c->nfirsts, &c->firsts_cap,
	    sizeof(*c->firsts));
	c->firsts[c->nfirsts++] = (struct pf_first){ uuid, pos };
}

static struct pf_item *
pf_chunk_item(struct pf_chunk *c, uint64_t pos)
{
	struct pf_item *it;

	c->items = xgrow(c->items, c->nitems, &c->items_cap,
	    sizeof(*c->items));
	it = &c->items[c->nitems++];
	memset(it, 0, sizeof(*it));
	it->pos = pos;
	return it;
}

/* Returns the two runs of the sequence of a packet. */
static inline uint32_t *
pf_chunk_slots(struct pf_chunk *c, const struct pf_packet *k)
{
	return c->slots[(k->seq ^ k->machine * 31) % PF_CHUNK_SLOTS];
}

/* Returns that of the two which the packet belongs to. */
static inline uint32_t *
pf_chunk_slot(struct pf_chunk *c, const struct pf_packet *k)
{
	return &pf_chunk_slots(c, k)[k->clock != 0];
}

/* Begins a run with a track event. */
static struct pf_item *
pf_chunk_run_new(struct pf_chunk *c, const struct pf_packet *k,
    uint32_t *slot)
{
	struct pf_item *it = pf_chunk_item(c, k->pos);

	it->run = 1;
	it->seq = k->seq;
	it->machine = k->machine;
	it->clock = k->clock;
	it->needs = k->flags & PF_SEQ_NEEDS;
	it->has_ts = k->has_ts;
	*slot = (uint32_t)c->nitems;
	return it;
}

/* Returns the run that a track event goes on with, or NULL. */
static inline struct pf_item *
pf_chunk_run_find(const struct pf_chunk *c, const struct pf_packet *k,
    const uint32_t *slot)
{
	struct pf_item *it = *slot == 0 ? NULL : &c->items[*slot - 1];

	return it == NULL || it->seq != k->seq || it->machine != k->machine ||
	    it->clock != k->clock || it->needs != (k->flags & PF_SEQ_NEEDS) ||
	    it->has_ts != k->has_ts ? NULL : it;
}

/* Adds a track event to a run. */
static inline void
pf_chunk_run_add(struct pf_item *it, const struct pf_packet *k,
    const struct pf_adds *a)
{
	int64_t v;
	uint8_t i;

	it->ts += k->ts;
	it->ts_bits |= k->ts;
	for (i = 0; i < a->nints; i++) {
		v = a->ints[i];
		it->ints[i] += v;
		it->int_bits |= (uint64_t)(v < 0 ? -v : v);
	}
	if (a->nints > it->nints)
		it->nints = a->nints;
}

/* Adds a track event to the run of its sequence. */
static void
pf_chunk_run(struct pf_chunk *c, const struct pf_packet *k,
    const struct pf_adds *a)
{
	uint32_t *slot = pf_chunk_slot(c, k);
	struct pf_item *it = pf_chunk_run_find(c, k, slot);

	pf_chunk_run_add(it != NULL ? it : pf_chunk_run_new(c, k, slot), k, a);
}

/* Ends all runs: what comes means something to the packets behind it only. */
static void
pf_chunk_end_runs(struct pf_chunk *c)
{
	memset(c->slots, 0, sizeof(c->slots));
}

/* Makes an item of a packet that may change the state of sequences. */
static void
pf_chunk_state(struct pf_chunk *c, const struct pf_packet *k)
{
	uint32_t *slot;

	switch (k->payload) {
	/* clocks and tracks of all sequences */
	case PF_PACKET_CLOCK_SNAPSHOT:
	case PF_PACKET_TRACK_DESCRIPTOR:
	case PF_PACKET_REMOTE_CLOCK_SYNC:
		pf_chunk_end_runs(c);
		break;
	default:
		c->untimed |= !k->has_ts && pf_packet_timed(k->payload);
	}
	slot = pf_chunk_slots(c, k);
	slot[0] = slot[1] = 0;
	pf_chunk_item(c, k->pos);
}

/* Begins a block with the packet at a position. */
static void
pf_chunk_block(struct pf_chunk *c, uint64_t pos)
{
	c->blocks = xgrow(c->blocks, c->nblocks, &c->blocks_cap,
	    sizeof(*c->blocks));
	c->blocks[c->nblocks++] = pos;
	c->block = pos / PF_BLOCK;
	pf_chunk_end_runs(c);
}

static inline void
pf_chunk_packet(struct pf_chunk *c, const struct pf_packet *k)
{
	struct pf_adds a;

	a.usual = a.named = 0;
	c->npackets++;
	c->end = k->end;
	if (k->pos / PF_BLOCK != c->block)
		pf_chunk_block(c, k->pos);
	if (k->payload == PF_TRACK_EVENT)
		pf_chunk_event(k, &a);
	if (a.named && a.track != 0)
		pf_chunk_first(c, a.track, k->pos);
	if (a.usual && (!k->other || (k->interned.p == NULL &&
	    k->defaults.p == NULL && !k->dropped)) && !c->careful &&
	    !(k->flags & PF_SEQ_CLEARED))
		pf_chunk_run(c, k, &a);
	else
		pf_chunk_state(c, k);
}

/*
 * Reads packets from a position on while they are track events as nearly all
 * are, of this block, whose runs are there; returns where another one begins.
 */
static uint64_t
pf_chunk_usual(struct pf_chunk *c, uint64_t pos)
{
	size_t left = c->careful ? 0 : tuning.usual_packets;
	const uint8_t *fields, *end;
	struct pf_packet k;
	struct pf_item *it;
	struct pf_adds a;

	for (; left > 0 && pos < c->to && pos / PF_BLOCK == c->block; left--) {
		if ((fields = pf_quick_frame(&c->in, pos, &k)) == NULL)
			break;
		end = c->in.data + k.end;
		if (pf_quick_usual(&k, fields, end) != end || k.payload == 0 ||
		    k.other || k.flags & PF_SEQ_CLEARED)
			break;
		it = pf_chunk_run_find(c, &k, pf_chunk_slot(c, &k));
		if (it == NULL || !pf_chunk_quick(k.data.p, k.data.p +
		    k.data.len, &a))
			break;
		if (a.named && a.track != 0)
			pf_chunk_first(c, a.track, pos);
		pf_chunk_run_add(it, &k, &a);
		c->npackets++;
		c->end = pos = k.end;
	}
	return pos;
}

/* As pf_packet_next(); a silent input is read up to what is broken. */
static int
pf_chunk_next(struct pf_chunk *c, uint64_t *pos, struct pf_packet *k,
    struct pf_input *loud)
{
	int r = pf_packet_read(loud != NULL ? loud : &c->in, pos, k);

	if (r == -1 && loud != NULL)
		r = pf_packet_next(loud, pos, k);
	return r;
}

void
pf_chunk_read(struct pf_chunk *c, uint64_t pos, struct pf_input *loud)
{
	struct pf_packet k;
	int r;

	c->first = pos;
	c->block = UINT64_MAX;
	c->broken = c->untimed = 0;
	c->npackets = c->end = 0;
	c->nitems = c->nblocks = c->nfirsts = 0;
	memset(c->seen, 0, sizeof(c->seen));
	pf_chunk_end_runs(c);
	while ((pos = pf_chunk_usual(c, pos)) < c->to) {
		if (pf_quick_packet(&c->in, pos, &k)) {
			pos = k.end;
			r = 1;
		} else
			r = pf_chunk_next(c, &pos, &k, loud);
		if (r == 1)
			pf_chunk_packet(c, &k);
		else if (r == 0)
			break;
		else if (loud == NULL) {
			c->broken = 1;
			break;
		}
	}
	c->next = pos;
}

void
pf_chunk_guess(struct pf_chunk *c)
{
	struct pf_input in = c->in;
	uint64_t first;

	if (in.len - c->to > PF_CHUNK_REACH)
		in.len = c->to + PF_CHUNK_REACH;
	first = c->from == 0 ? 0 : pf_packet_find(&in, c->from, c->to);
	if (first < c->to)
		pf_chunk_read(c, first, NULL);
	else
		c->first = UINT64_MAX;
}

void
pf_chunk_free(struct pf_chunk *c)
{
	free(c->items);
	free(c->firsts);
	free(c->blocks);
}
