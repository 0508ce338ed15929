#ifndef PF_PART_H
#define PF_PART_H
/* A part of a trace, read by one thread into a builder of its own. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/progress.h"
#include "pf.h"
#include "pf_lane.h"

/* Interned entries that were found: a direct-mapped cache. */
#define PF_FOUND	4096
struct pf_found {
	uint64_t	 iid;
	uint32_t	 generation;	/* 0: empty */
	uint32_t	 field;
};

/* Tracks that are looked up by uuid: a direct-mapped cache. */
#define PF_UUIDS	4096

/* Mappings and long texts of frames that were looked up. */
struct pf_mapping {
	struct pf_span	 file;		/* last part of its path, or empty */
	uint32_t	 module;	/* string: its path, or 0 */
	uint32_t	 build_id;	/* string, hexadecimal digits, or 0 */
	uint8_t		 cut;		/* 1: one of them is too long */
};
struct pf_mappings {
	struct idtab	 ids;		/* address of the entry, generation */
	struct pf_mapping *v;
	size_t		 cap;
	struct idtab	 text_ids;	/* address and length, line */
	uint32_t	*texts;		/* string of each */
	size_t		 texts_cap;
};
void	pf_mappings_free(struct pf_mappings *);	/* pf_sample.c */

/* Functions of call stacks of which more than their names may be known. */
struct pf_told {
	struct idtab	 ids;		/* name, module, path: strings, as of
					 * struct pf_told_key */
	struct pf_told_code {
		struct pf_span	 called; /* or empty: it has a place alone */
		struct pf_span	 kind;	/* of code, or empty */
	}		*v;
	size_t		 cap;
};

/* A state, which lasts until the next one of its track. */
struct pf_state_event {
	int64_t		 ts;
	uint64_t	 off, uuid;
	uint32_t	 name, cat;	/* strings; no name: no state */
};

/*
 * A packet that is read once all parts are: what it says depends on others,
 * before and behind it.
 */
struct pf_later {
	struct pf_packet k;
	uint32_t	 seq;
	int64_t		 ts;
	const struct pf_epoch *e;
};

/* Where pf_later_next() goes on; zeros: at the first. */
struct pf_later_place {
	size_t	 part, packet;
};

/* A track that no descriptor names: it has the name of its first event. */
struct pf_nameless {
	uint64_t	 uuid;
	uint32_t	 track;
	uint32_t	 name;		/* string, or 0 */
};

/*
 * Numbers of fields of events of the kernel, by the number of the event and the
 * address of the field's name: a direct-mapped cache.
 */
#define PF_CALLED	256
struct pf_called {
	const char	*name;		/* NULL: empty */
	uint32_t	 event, number;
	uint8_t		 function;	/* 1: its numbers stand for functions */
};

/* Events of the kernel whose names are kept: more than Perfetto numbers. */
#define PF_KERNEL_NAMES	1024

/* Machines whose kernels are kept: virtual machines of one trace are few. */
#define PF_MACHINES	16

struct pf_part {
	struct pf_world	*w;
	struct progress	*progress;
	uint64_t	 told;		/* reported up to */
	struct builder	*b;
	struct pf_input	 in;		/* counts nothing */
	struct linux_state *kernel;	/* of the machine of the packet */
	uint32_t	*kernel_names;	/* of it, as in pf_machine */
	struct pf_machine {
		uint32_t	 machine;
		struct linux_state *kernel; /* or NULL */
		uint32_t	*names;	/* linux_name() + 1 of events, by
					 * their numbers; 0: not yet asked */
		const struct pf_part *part;
		struct pf_past	*past;	/* or NULL: nothing was asked */
	}		 machines[PF_MACHINES]; /* by machine modulo that */
	struct pf_sums	 sums;
	uint64_t	 from, to;	/* positions */
	uint32_t	*hint;		/* epoch of each sequence, last seen */
	struct pf_lane	*lanes;
	struct pf_kind	*kinds;		/* of iids that are not small */
	struct pf_kind	 kind;		/* of an event without a place there */
	uint8_t		 lacks;		/* 1: that lacks some categories */
	struct pf_where	*uuids;
	struct pf_where	 where;		/* of an event of no uuid */
	struct idtab	 stack_ids;	/* entries of interned stacks */
	struct {
		uint32_t leaf;		/* callsite, or NONE */
		uint8_t	 found;		/* PF_STACK_, what it lacks */
	}		*callsites;	/* of each */
	size_t		 callsites_cap;
	struct pf_mappings mappings;
	struct pf_told	 told_code;
	struct pf_found	*found;
	struct pf_called *called;	/* or NULL */
	struct pf_counted **counted;	/* of each sequence, or NULL; NULL:
					 * none was asked for */
	uint32_t	*entry_string;	/* of each entry of interned data:
					 * string + 1; 0: not yet made */
	struct idtab	 nameless_ids;	/* uuid */
	struct pf_nameless *nameless;
	size_t		 nameless_cap;
	struct pf_state_event *states;
	size_t		 nstates, states_cap;
	uint32_t	 gpu_seen;	/* track of the last queue of a GPU + 1,
					 * or 0 */
	struct idtab	 gpu_ids;	/* address of what many stages of a GPU
					 * name, field that is asked for */
	struct pf_gpu_looked {
		uint32_t	 string;
		int32_t		 number;
		uint64_t	 bad;	/* bytes of the text: no UTF-8 */
	}		*gpu_looked;	/* of each */
	size_t		 gpu_looked_cap;
	struct pf_later	*later;
	size_t		 nlater, later_cap;
	struct buf	 profile;	/* events of phase P, as JSON */
	uint64_t	 counts[256];	/* packets read, by payload */
};

/* A packet of a part, with its sequence and time. */
struct pf_context {
	struct pf_part	*p;
	const struct pf_packet *k;
	struct pf_lane	*lane;		/* or NULL */
	const struct pf_epoch *e;
	uint32_t	 seq;
	uint8_t		 has_ts;
	int64_t		 ts;		/* of the trace */
	uint64_t	 off;
	uint32_t	 boot_clock;	/* of a bundle; NONE: that of the
					 * trace */
};

/* Annotations of an event that are kept: few have more. */
#define PF_NOTES	4

/* Lists of categories that are looked up: few have more, or larger iids. */
#define PF_CATS		4
#define PF_CAT_BITS	7

/* The category_iids of an event. */
struct pf_cats {
	uint32_t	 n;
	uint64_t	 iid;		/* the last one */
	uint64_t	 all;		/* the last ones, PF_CAT_BITS of each */
	uint64_t	 bits;		/* all bits that one has */
};
static inline void
pf_cats_add(struct pf_cats *c, uint64_t iid)
{
	c->iid = iid;
	c->all = c->all << PF_CAT_BITS | iid;
	c->bits |= iid;
	c->n++;
}
/* Returns what stands for them in pf_kind.cat, or UINT64_MAX. */
static inline uint64_t
pf_cats_key(const struct pf_cats *c)
{
	if (c->n <= 1)
		return c->n == 0 ? 0 : c->iid >= PF_KIND_CATS ? UINT64_MAX :
		    c->iid;
	if (c->n > PF_CATS || c->bits >> PF_CAT_BITS != 0)
		return UINT64_MAX;
	return PF_KIND_CATS | (c->n - 1) << PF_CATS * PF_CAT_BITS | c->all;
}

/* Which sums an event has a part in. */
#define PF_SUMS_EXTRA	1	/* extra values that are integers */
#define PF_SUMS_OTHER	2

/* What a TrackEvent says, as far as the model needs it. */
struct pf_event {
	struct pf_span	 data;
	uint64_t	 type, track, name_iid;
	struct pf_span	 name, legacy;
	uint64_t	 flow;		/* the one of `flows` 1 */
	struct pf_cats	 cats;
	uint8_t		 has_track, has_type;
	uint8_t		 has_cat_names;
	uint8_t		 has_sums;	/* PF_SUMS_; 0: `sums` is not set */
	uint8_t		 has_value;
	uint8_t		 has_annotations;
	uint8_t		 has_stack;	/* its own, or an interned one */
	uint8_t		 nnotes;	/* annotations kept; of more than
					 * PF_NOTES one more, of which none is
					 * kept */
	uint8_t		 flows;		/* 1: one, kept; 2: in the message */
	uint8_t		 flows_old, ends, ends_old;	/* 1: has some */
	uint8_t		 has_gpu;	/* 1: names stages of a GPU */
	struct pf_span	 notes[PF_NOTES];
	struct pf_sum_fields sums;
};
/* LegacyEvent */
struct pf_legacy {
	uint64_t	 name_iid, id, bind_id;
	int64_t		 dur, tdur;	/* us */
	int32_t		 phase, pid, tid;
	uint32_t	 direction, scope;
	struct pf_span	 id_scope;
	uint8_t		 id_type;	/* PF_ID_ */
	uint8_t		 has_phase, has_dur, has_tdur, has_bind, has_pid,
			 has_tid, enclosing;
};
enum { PF_ID_NONE, PF_ID_UNSCOPED, PF_ID_GLOBAL, PF_ID_LOCAL };

/*
 * pf_usual.c: reads packets from `pos` on, up to one at or behind `to` or one
 * that is no usual event; returns its position.
 */
uint64_t pf_usual(struct pf_part *, uint64_t pos, uint64_t to);

/* pf_part.c */
#define PF_EVENT_ROW	0		/* of pf_readers: track events */
void	pf_part_read(struct pf_part *);
/* Counts the packets that were read. */
void	pf_part_count(struct pf_part *);

/* pf_event.c */
/* Reads an event; `slack` as in its packet. */
void	pf_event_fields(const struct pf_span *, int slack, struct pf_event *);
void	pf_event(struct pf_context *);
/*
 * Counts an event that is dropped, and adds its differences: the next ones
 * count from there, and the first pass has added them.
 */
void	pf_event_dropped(struct pf_context *, enum warn_code);
/* Return kind and track of an event, which hold until the next call. */
const struct pf_kind *pf_event_kind(struct pf_context *,
	    const struct pf_event *);
const struct pf_where *pf_event_where(struct pf_context *,
	    const struct pf_event *, const struct pf_legacy *);
/* Begins or ends a slice of a track. */
static inline void
pf_event_step(struct builder *b, const struct pf_where *at,
    enum async_step step, int64_t ts, uint32_t kind, uint64_t off)
{
	if (at->merged)
		builder_track_async(b, step, at->track,
		    builder_int_ident((int64_t)at->uuid), ts, kind, off);
	else if (step == ASYNC_BEGIN)
		builder_begin(b, at->track, ts, kind, off);
	else
		builder_end(b, at->track, ts, kind, off);
}
/* Returns the place of a track in pf_part.uuids. */
static inline struct pf_where *
pf_event_slot(struct pf_part *p, uint64_t uuid)
{
	return &p->uuids[uuid * UINT64_C(0x9e3779b97f4a7c15) >> 32 &
	    (PF_UUIDS - 1)];
}

/* Counts a warning about the event that is being read. */
static inline void
pf_event_warn(struct pf_context *c, enum warn_code code)
{
	warn_add(builder_warn(c->p->b), code, c->off);
}

/* pf_part.c */
/* Returns the next packet of a payload that n parts have kept, in their order,
 * and moves *at behind it; NULL at the end. */
const struct pf_later *pf_later_next(const struct pf_part *, size_t n,
	    uint32_t payload, struct pf_later_place *at);

/* pf_states.c */
/* Ends each state where the next of its track begins. */
void	pf_states(struct pf_part *, size_t n);

/* pf_sys.c */
void	pf_sys(struct pf_context *);
/*
 * Adds a value at the time of the packet, of a counter of a name below a track;
 * NONE: of the whole system.  The unit may be NULL.
 */
void	pf_counter(struct pf_context *, uint32_t parent, uint32_t name,
	    const char *unit, enum track_source, double value);


/* pf_record.c: keeps a packet for what comes when all parts are read. */
void	pf_read_later(struct pf_context *);

/* pf_disk.c: adds what disks did, of the packets of all parts. */
void	pf_disks(struct pf_part *, size_t n);

/* pf_cpu.c */
void	pf_cpu_info(struct pf_context *);

/* pf_flow.c */
/* Adds an id as a point of a flow. */
static inline void
pf_flow_point(struct builder *b, uint64_t id, int direction, uint32_t track,
    int64_t ts, uint32_t kind, uint64_t off)
{
	struct key key = { .space = KEY_TRACK_FLOW, .upid = NONE };

	key.id = builder_int_ident((int64_t)id);
	builder_bind(b, direction, &key, track, ts, kind, off);
}
void	pf_flow_points(struct pf_context *, const struct pf_event *,
	    uint32_t track, uint32_t kind, int at_end);
/* Adds the stages of a GPU that an event names as points, pf_gpu_stage.c. */
void	pf_gpu_correlation(struct pf_context *, const struct pf_span *event,
	    uint32_t track, uint32_t kind);
/* Adds the ids of an event as points of flows. */
static inline void
pf_flows(struct pf_context *c, const struct pf_event *e, uint32_t track,
    uint32_t kind, int at_end)
{
	if (e->flows | e->flows_old | e->ends | e->ends_old)
		pf_flow_points(c, e, track, kind, at_end);
	if (e->has_gpu && !at_end)
		pf_gpu_correlation(c, &e->data, track, kind);
}

/* pf_legacy.c */
void	pf_legacy_fields(const struct pf_span *, struct pf_legacy *);
void	pf_legacy(struct pf_context *, const struct pf_event *,
	    const struct pf_legacy *);

/* pf_profile.c */
/* Keeps an event of a V8 profile; returns 0, or -1 when it is not read. */
int	pf_profile(struct pf_context *, const struct pf_where *,
	    const struct pf_kind *, uint64_t id);
/* Has the profiles of all parts read. */
void	pf_profiles(struct pf_part *, size_t n);

/* pf_annotation.c */
/* Counts the annotations of an event that cannot be read. */
void	pf_annotations_check(struct pf_context *, const struct pf_event *);

#endif
