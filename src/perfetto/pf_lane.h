#ifndef PF_LANE_H
#define PF_LANE_H
/*
 * pf_lane: what is known of the packets of a sequence near a position, so that
 * nothing is looked up for most events.  See pf_lane.c.
 */
#include "pf.h"

/*
 * Interned ids below this have tables by id: writers count from 1.  Others are
 * looked up by hashes.
 */
#define PF_SMALL	4096
/* Kinds of other ids: a direct-mapped cache. */
#define PF_KINDS	4096
struct pf_kind {
	uint32_t	 name, cat;	/* iids */
	uint32_t	 generation;	/* 0: empty */
	uint32_t	 kind, name_string, cat_string;
};
/* Stands in pf_kind.cat for several iids, with their number in two bits. */
#define PF_KIND_CATS	(UINT32_C(1) << 31)

/* Where an event stands. */
struct pf_where {
	uint64_t	 uuid;
	uint32_t	 track;		/* the builder's */
	uint32_t	 of;		/* of pf_world.tracks, or NONE */
	uint32_t	 nameless;	/* of pf_part.nameless, or NONE */
	uint8_t		 merged;	/* 1: several uuids have that track */
	uint8_t		 known;		/* of a cache; 0: empty */
};

/* Strings by small iid. */
struct pf_names {
	struct pf_name {
		uint32_t generation;	/* that has it; 0: empty */
		uint32_t string;
	}		*v;
	size_t		 n;
};

/* An extra counter, by its place in the list of the defaults. */
struct pf_extra {
	double		 scale;
	uint8_t		 adds;		/* 1: its values are differences */
	uint32_t	 sum;		/* in pf_sums.v */
	uint32_t	 track;		/* of pf_world.tracks; NONE: its values
					 * are only added up */
};

struct pf_lane {
	uint32_t	 id, machine;
	uint32_t	 seq;		/* number of the sequence */
	uint8_t		 known;		/* 0: empty */
	uint8_t		 usual;		/* 1: pf_usual.c may read its events */
	uint64_t	 held;		/* all packets of the sequence from here
					 * on were seen */
	uint64_t	 from, to;	/* packets that begin here have: */
	const struct pf_epoch *e;
	struct pf_where	 at;		/* the default track; may be of an
					 * epoch before */
	struct pf_kind	*kinds;		/* by iid of the name */
	size_t		 nkinds;
	struct pf_names	 names, cats;
	struct pf_names	 notes;		/* of annotations; no strings */
	struct pf_lane_clock {
		uint32_t id;		/* 0: none, as of no packet */
		uint32_t clock, sum;
		uint64_t unit, from;	/* as in struct pf_memo */
		struct {		/* how its times convert */
			uint32_t clock;
			int64_t	 from, to, delta;
		}	 way;
	}		 clocks[2];	/* of packets that name none, and of
					 * those that name one */
	const uint8_t	*extra_of;	/* defaults that these are of */
	size_t		 nextra;
	struct pf_extra	 extra[PF_EXTRA_MAX];
};

/* Lanes of a part: a direct-mapped cache, by the ids of sequences. */
#define PF_LANES	256

struct pf_part;
/* Makes a lane that of a packet. */
struct pf_lane	*pf_lane_fill(struct pf_part *, const struct pf_packet *,
	    struct pf_lane *);
static inline struct pf_lane *
pf_lane_find(struct pf_part *p, struct pf_lane *lanes,
    const struct pf_packet *k)
{
	struct pf_lane *l = &lanes[(k->seq ^ k->machine * 31) % PF_LANES];

	if (l->known && l->id == k->seq && l->machine == k->machine &&
	    k->pos >= l->from && k->pos < l->to)
		return l;
	return pf_lane_fill(p, k, l);
}
void	 pf_lane_free(struct pf_lane *);
/* Takes the interned data of a packet. */
void	 pf_lane_intern(struct pf_part *, struct pf_lane *,
	    const struct pf_packet *);
/* Returns the place of an iid in a table, or NULL if it is not small. */
struct pf_name	*pf_lane_name(struct pf_names *, uint64_t iid);
/* Returns the place of the kinds of a name whose iid is small. */
struct pf_kind	*pf_lane_kind(struct pf_lane *, uint64_t iid);
/* A time of the trace, and what it adds to the clock of its sequence. */
struct pf_lane_ts {
	int64_t		 ts;
	struct pf_sum	*sum;		/* becomes `value`; NULL: none does */
	int64_t		 value;
};
/*
 * Sets *at to the time of a packet, where the lane knows its clock and how that
 * converts; returns 1, or 0: pf_lane_time() finds it.  Changes nothing.
 */
static inline int
pf_lane_ts(const struct pf_lane *l, struct pf_sums *sums,
    const struct pf_packet *k, struct pf_lane_ts *at)
{
	uint32_t id = k->clock != 0 ? k->clock : l->e->clock, clock = NONE;
	const struct pf_lane_clock *m = &l->clocks[k->clock != 0];
	int64_t t;

	at->sum = NULL;
	if (id == 0)
		t = k->ts > INT64_MAX ? INT64_MAX : (int64_t)k->ts;
	else if (id == m->id) {
		clock = m->clock;
		t = pf_clock_ns(k->ts, m->unit);
		if (k->pos >= m->from) {
			at->sum = &sums->v[m->sum];
			t = (int64_t)((uint64_t)at->sum->value + (uint64_t)t);
			at->value = t;
		}
	} else
		return 0;
	return clock == m->way.clock && t >= m->way.from && t < m->way.to &&
	    !__builtin_add_overflow(t, m->way.delta, &at->ts);
}
static inline void
pf_lane_ts_add(const struct pf_lane_ts *at)
{
	if (at->sum != NULL)
		at->sum->value = at->value;
}
/* As pf_clock_packet() and pf_clock_way(); *ts becomes that of the trace. */
int	 pf_lane_time(struct pf_part *, struct pf_lane *,
	    const struct pf_packet *, int64_t *ts);
/* Prepares the extra counters of the defaults; returns 1 if all are known. */
int	 pf_lane_extra(struct pf_part *, struct pf_lane *, uint64_t pos);

#endif
