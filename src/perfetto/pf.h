#ifndef PF_H
#define PF_H
/*
 * Perfetto's protobuf traces: structures shared by the files of the reader.
 * pf_read.c describes how a trace is read.
 *
 * A position is a byte of the input, counted from 0; an offset is a position
 * plus the base of the input.  Structures may point into the input, which
 * never moves.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/idtab.h"
#include "ttv/wire.h"

#define NS_A_US		INT64_C(1000)
#define PF_TRACK_EVENT	11		/* field of a packet */
#define PF_PACKET_TAG	0x0a		/* of a packet: field 1, bytes */

/* TrackEvent.Type */
enum { PF_TYPE_BEGIN = 1, PF_TYPE_END, PF_TYPE_INSTANT, PF_TYPE_COUNTER,
	PF_TYPE_STATE };

/* ---- pf_packet.c: packets ---- */

/* SequenceFlags */
#define PF_SEQ_CLEARED	1
#define PF_SEQ_NEEDS	2

/*
 * What the fields of a TracePacket say besides its payload.  Members that are
 * compared together do not lie side by side: one load of both would wait until
 * the stores of each have left the processor's store buffer.
 */
struct pf_packet {
	uint64_t	 pos;		/* of its tag */
	uint64_t	 end;		/* behind it */
	uint64_t	 ts;		/* in its clock */
	uint32_t	 seq;		/* trusted_packet_sequence_id, or 0 */
	uint32_t	 flags;		/* PF_SEQ_ */
	uint32_t	 machine;
	uint32_t	 payload;	/* the payload's field, or 0 */
	uint32_t	 clock;		/* timestamp_clock_id, or 0 */
	uint8_t		 has_ts;
	uint16_t	 dropped;	/* previous_packet_dropped: bit 0, and
					 * a bit for each reason */
	uint8_t		 slack;		/* 1: PF_SLACK bytes of the input are
					 * behind it */
	uint8_t		 other;		/* 0: no interned data, defaults, loss,
					 * machine, payload but an event */
	struct pf_span	 interned, defaults;
	struct pf_span	 data;		/* message of the payload */
};

/* Makes a packet one without fields. */
static inline void
pf_packet_clear(struct pf_packet *k)
{
	k->ts = 0;
	k->seq = k->machine = k->clock = k->flags = k->payload = 0;
	k->has_ts = k->dropped = k->slack = k->other = 0;
	k->interned.p = k->defaults.p = k->data.p = NULL;
	k->data.len = 0;
}

/*
 * Reads the packet at *pos, and makes *pos the position behind it.  Returns 1;
 * 0 at the end of the input; -1 where the packet is broken, which is counted
 * and passed over.
 */
struct pf_input {
	const uint8_t	*data;
	uint64_t	 len;
	uint64_t	 base;
	struct warn	*warn;		/* NULL: nothing is counted */
	uint64_t	 spent;		/* bytes read to find packets again */
};
int	pf_packet_next(struct pf_input *, uint64_t *pos, struct pf_packet *);
/* As pf_packet_next(), but stays before a packet that is broken. */
int	pf_packet_read(const struct pf_input *, uint64_t *pos,
	    struct pf_packet *);
/*
 * Returns the first position in [from, to) where bytes look like packets, or
 * `to`.  What it reads is bounded by a multiple of to - from.
 */
uint64_t pf_packet_find(struct pf_input *, uint64_t from, uint64_t to);

/* Returns whether an input begins with a packet that is longer than it. */
int	pf_packet_begins(const struct pf_input *);

/* ---- pf_name.c: tables of names ---- */

/* Return the name of a field, or NULL. */
const char	*pf_packet_name(uint32_t field);
/* Whether what is read of such a payload needs a time; pf_part.c. */
int		 pf_packet_timed(uint32_t payload);
const char	*pf_ftrace_name(uint32_t field); /* of FtraceEvent */

/* ---- pf_state.c: what packets of a sequence share ---- */

enum pf_seq_state { PF_STATE_NEW, PF_STATE_VALID, PF_STATE_LOST };

/* The state of a sequence from a position on. */
struct pf_epoch {
	uint64_t	 pos;
	uint64_t	 cleared;	/* interned data from here on counts */
	uint32_t	 generation;	/* differs after each clearing */
	uint32_t	 clock;		/* of packets without one, or 0 */
	uint8_t		 state;		/* PF_STATE_ */
	uint8_t		 unused[7];	/* 0 */
	uint64_t	 track;		/* default track_uuid, or 0 */
	struct pf_span	 event;		/* TrackEventDefaults */
	uint32_t	 thread;	/* of pf_world.threads: whose events
					 * these are, or NONE */
	uint32_t	 times;		/* likewise, which differences of times
					 * follow, or NONE */
};

#define PF_LOSSES	9	/* bits of previous_packet_dropped */

struct pf_seq {
	uint32_t	 id, machine;
	struct pf_epoch	*v;		/* ascending by pos */
	size_t		 n, cap;
	uint32_t	 session;	/* of samples of perf; NONE */
	struct pf_span	 perf_of;	/* their PerfSampleDefaults */
	uint32_t	 stacks;	/* number among those with StackSamples;
					 * NONE */
	struct pf_span	 stacks_of;	/* their StackSampleDefaults */
	uint8_t		 needed_read;	/* 1: a packet that needs the state of
					 * the sequence was read ... */
	uint8_t		 needed_lost;	/* 1: ... or not, as that is lost */
	uint32_t	 losses[PF_LOSSES]; /* packets before which others were
					 * lost: all, and by each reason */
	uint8_t		 begun;		/* 1: a packet of it was passed */
	uint8_t		 used;		/* 1: the newest epoch has interned
					 * data or defaults */
};

/* An entry of InternedData: of key k from first[k] to first[k + 1]. */
struct pf_entry {
	uint64_t	 pos;		/* of its packet */
	const uint8_t	*p;
	uint32_t	 len;
	uint32_t	 key;
};

/* ---- pf_sum.c: values that are given as differences ---- */

enum pf_sum_type {
	PF_SUM_CLOCK,			/* an incremental clock, ns */
	PF_SUM_COUNTER,			/* an incremental counter */
	PF_SUM_TIME,			/* timestamp_delta_us, us */
	PF_SUM_THREAD_TIME		/* thread_time_delta_us, us */
};

struct pf_sum_mark {			/* the value before its first change in
					 * a block */
	uint64_t	 block;
	int64_t		 value;
	double		 real;
	uint32_t	 generation;
	uint32_t	 unused;	/* 0 */
};

struct pf_sum {
	int64_t		 value;
	double		 real;		/* of PF_SUM_COUNTER */
	uint32_t	 generation;	/* the value counts in this only */
	uint32_t	 unused;	/* 0 */
	struct pf_sum_mark *marks;	/* ascending by block */
	size_t		 n, cap;
};

/* Extra counters of an event at most, as in Perfetto. */
#define PF_EXTRA_MAX	8

/* What was looked up for a sequence last: a direct-mapped cache. */
#define PF_MEMOS	256
struct pf_memo {
	uint32_t	 seq;		/* number + 1; 0: empty */
	uint32_t	 clock_id, clock; /* timestamp_clock_id, or 0 */
	uint32_t	 clock_sum;	/* in pf_sums.v, or NONE */
	uint64_t	 clock_unit;	/* of the clock, as in pf_clock */
	uint64_t	 clock_from;	/* where its times become differences;
					 * UINT64_MAX: nowhere */
	const uint8_t	*extra;		/* defaults that the tracks are of */
	uint8_t		 nextra;
	uint32_t	 track[PF_EXTRA_MAX];
	uint32_t	 sum[PF_EXTRA_MAX]; /* in pf_sums.v, or NONE */
};

struct pf_sums {
	struct idtab	 keys;		/* sequence << 32 | type, what */
	struct pf_memo	*memo;		/* PF_MEMOS, or NULL */
	struct pf_sum	*v;
	size_t		 cap;
	const struct pf_sums *from;	/* where values begin, or NULL: these
					 * are the sums of the whole file */
	uint64_t	 block;		/* that is being read */
	uint8_t		 inexact;	/* 1: an order of adding might tell */
};

/* ---- pf_clock.c ---- */

/* Clocks that Perfetto numbers */
enum pf_clock_id { PF_CLOCK_REALTIME = 1, PF_CLOCK_MONOTONIC = 3,
	PF_CLOCK_MONOTONIC_COARSE = 4,
	PF_CLOCK_BOOTTIME = 6, PF_CLOCK_SEQ_FIRST = 64,
	PF_CLOCK_SEQ_LAST = 127 };

struct pf_clock_pair {			/* two clocks at one time, ns */
	int64_t		 ts, up;
};

struct pf_clock {
	uint64_t	 pos;		/* of its first snapshot */
	uint32_t	 id;
	uint32_t	 seq;		/* whose clock it is; NONE: any */
	uint32_t	 machine;
	uint8_t		 incremental;
	uint64_t	 unit;		/* ns */
	uint32_t	 up;		/* the next clock on the way to that of
					 * the trace, or NONE */
	uint8_t		 joined;	/* 1: there is such a way */
	struct pf_clock_pair *v;	/* with clock `up`, ascending by ts */
	size_t		 n, cap;
};

struct pf_reading {			/* a clock in a snapshot */
	uint32_t	 snapshot, clock;
	int64_t		 ts;
};

struct pf_clocks {
	struct idtab	 ids;		/* sequence or NONE, machine, id */
	struct pf_clock	*v;
	size_t		 cap;
	struct pf_reading *readings;	/* by snapshot */
	size_t		 nreadings, readings_cap;
	uint32_t	 nsnapshots;
	uint32_t	 primary;	/* id of the clock of the trace */
};

/* ---- pf_track.c ---- */

#define PF_COUNTER_THREAD_TIME	1	/* BuiltinCounterType */

enum pf_track_type { PF_TRACK_UNKNOWN, PF_TRACK_PLAIN, PF_TRACK_PROCESS,
	PF_TRACK_THREAD, PF_TRACK_COUNTER, PF_TRACK_STATE };

/*
 * When a packet says something: by its time, or, where it has none, behind the
 * births of tasks that stand before it in the file.
 */
struct pf_when {
	uint32_t	 clock;		/* of ts; NONE: the trace's */
	uint8_t		 is_boot;	/* 1: ts is a time of BOOTTIME */
	uint8_t		 unused[3];	/* 0 */
	int64_t		 ts;
};

struct pf_track {
	uint64_t	 uuid, parent;
	uint64_t	 pos;		/* of its first descriptor */
	struct pf_when	 when;
	struct pf_span	 name, description, process, thread, counter;
	struct pf_span	 chrome_process;
	struct pf_span	 process_name;
	struct pf_span	 merge_key;
	uint64_t	 merge_number;
	enum pf_track_type type;
	uint32_t	 machine;
	int64_t		 pid, tid;
	int64_t		 rank;
	uint8_t		 order;		/* child_ordering */
	uint8_t		 has_rank;
	uint8_t		 merge;		/* sibling_merge_behavior */
	uint8_t		 explicit_processes, explicit_threads;
	uint8_t		 unmerged;	/* disallow_merging_with_system_... */
	uint8_t		 incremental;	/* of a counter */
	uint8_t		 described;	/* 1: a descriptor says what it is */
	uint8_t		 builtin;	/* CounterDescriptor.type */
	uint8_t		 unused[7];	/* 0 */
	int64_t		 multiplier;
	/* Numbers in every part. */
	uint32_t	 track;		/* the builder's, NONE: not yet made */
	uint32_t	 upid;		/* of a process or thread, or NONE */
	uint8_t		 merged;	/* 1: several uuids have one track */
	uint8_t		 unused2[3];	/* 0 */
	uint32_t	 of_sequences;	/* of pf_world.threads, or NONE */
};

/* Whose events sequences have: of a ThreadDescriptor packet, or of a track. */
struct pf_thread {
	struct pf_span	 data;
	uint32_t	 machine;
	uint32_t	 described;	/* the track, of pf_world.tracks; NONE:
					 * of a packet */
	int64_t		 pid, tid;
	struct pf_when	 when;
	int64_t		 time, thread_time;	/* references, us */
	uint32_t	 upid, track;
};

struct pf_place {			/* a packet that is read early */
	uint64_t	 pos;
	uint32_t	 field;		/* its payload */
	uint32_t	 machine;
	struct pf_span	 data;
	struct pf_when	 when;
};

struct pf_untimed {			/* a packet that has no time: it has the
					 * latest before it */
	uint64_t	 pos;
	uint32_t	 clock;
	int64_t		 ts;
};

struct pf_birth {			/* of a task of the kernel */
	uint32_t	 machine;
	int64_t		 id, boot;	/* tid, boot time */
};

struct pf_births {
	struct pf_birth	*v;
	size_t		 n, cap;
	int64_t		 latest;	/* boot time, if n > 0 */
	struct pf_span	*seen;		/* events of the bundle that is read */
	size_t		 nseen, seen_cap;
};

struct pf_bundle_at {			/* a bundle with compact switches */
	uint64_t	 pos;
	int64_t		 last;		/* tid that runs from its last one */
};

struct pf_cpu {				/* its bundles, ascending */
	struct pf_bundle_at *v;		/* those with compact switches */
	size_t		 n, cap;
};

/* What the packets of a trace share; kept for the event source. */
struct pf_world {
	struct reading	*r;		/* NULL once reading has ended */
	uint8_t		 file;
	struct pf_input	 in;
	struct idtab	 seq_ids;	/* id, machine */
	struct pf_seq	*seqs;
	size_t		 seqs_cap;
	uint32_t	 ngenerations;
	struct idtab	 interned;	/* sequence << 32 | field, iid */
	struct pf_entry	*entries;
	size_t		 nentries, entries_cap;
	uint32_t	*first;		/* by key */
	struct pf_sums	 sums;
	struct pf_clocks clocks;
	struct idtab	 track_ids;	/* uuid */
	struct pf_track	*tracks;
	size_t		 tracks_cap;
	struct idtab	 first_ids;	/* uuids without a name so far */
	uint64_t	*firsts;	/* position of the first event of each
					 * that has a name */
	size_t		 firsts_cap;
	struct pf_thread *threads;
	size_t		 nthreads, threads_cap;
	struct pf_place	*places;	/* process trees, descriptions and what
					 * else is read as a whole */
	size_t		 nplaces, places_cap;
	struct pf_obscured *obscured;	/* pf_clear_code.c; or NULL */
	struct pf_gpu	*gpu;		/* pf_gpu_said.c; or NULL */
	struct pf_translation *translation; /* pf_translate.c; or NULL */
	struct idtab	 system_ids;	/* machine */
	struct pf_span	*systems;	/* of each: its SystemInfo */
	size_t		 systems_cap;
	struct pf_untimed *untimed;
	size_t		 nuntimed, untimed_cap;
	struct idtab	 cpu_ids;	/* cpu, machine */
	struct pf_cpu	*cpus;
	size_t		 cpus_cap;
	int64_t		 started;	/* of boot, when recording began, which
					 * keeps nothing older; INT64_MIN */
	struct idtab	 covered_ids;	/* machine */
	int64_t		*covered;	/* of each: from when on all its CPUs
					 * were read, boot time */
	size_t		 covered_cap;
	struct pf_births births;	/* until the first pass ends */
	struct id_lives	*lives;		/* of pids and tids; NULL: none is said
					 * to begin */
	uint64_t	*blocks;	/* position of the first packet of each
					 * block */
	size_t		 nblocks, blocks_cap;
	uint64_t	 npackets;
	uint64_t	 end;		/* of the last packet */
	uint64_t	*inner;		/* packets in which events begin that
					 * are no packets, ascending */
	size_t		 ninner, inner_cap;
	uint8_t		 by_packet;	/* 1: a search looks at each packet */
	uint64_t	 npacked;	/* packets that hold packets */
	uint32_t	 nsessions;	/* sequences with samples of perf */
	uint32_t	 nstacks;	/* with StackSamples */
	struct pf_untimed latest;	/* time, in its clock */
	struct pf_when	 when;		/* of the packet that was passed last */
	uint8_t		 sums_events;	/* 1: events have differences */
	struct pf_schema *schema;	/* names of fields and enums */
	struct pf_search *search;	/* of the event source, or NULL */
	struct pf_times	*times;		/* so are these */
	struct pf_network_known *network;	/* and these */
	uint8_t		 careful;	/* 1: the first pass looks at each
					 * packet in order */
};

/* Bytes of a block: an event's sums are added up from its begin. */
#define PF_BLOCK	(16u << 10)

/* pf_state.c */
uint32_t pf_seq(struct pf_world *, uint32_t id, uint32_t machine);
uint32_t pf_seq_find(const struct pf_world *, uint32_t id, uint32_t machine);
/* Returns the epoch of a sequence at a position; *hint speeds up a walk. */
const struct pf_epoch *pf_epoch_at(const struct pf_world *, uint32_t seq,
	    uint64_t pos, uint32_t *hint);
struct pf_epoch *pf_epoch_now(struct pf_world *, uint32_t seq);
/* Returns the epoch of a sequence that begins with the packet at pos. */
struct pf_epoch *pf_epoch_begin(struct pf_world *, uint32_t seq,
	    uint64_t pos);
/* Applies what a packet says of the state of its sequence. */
void	pf_state_packet(struct pf_world *, uint32_t seq,
	    const struct pf_packet *);
/* Sorts the interned data; pf_interned() may be called from then on. */
void	pf_state_settle(struct pf_world *);
/*
 * Sets *s to the entry of InternedData of that field and iid which holds for a
 * packet at `pos`; returns 0, or -1 when there is none.
 */
int	pf_interned(const struct pf_world *, uint32_t seq,
	    const struct pf_epoch *, uint64_t pos, uint32_t field,
	    uint64_t iid, struct pf_span *s);
/* As pf_interned(), also of an entry that comes before the next clearing. */
int	pf_interned_ever(const struct pf_world *, uint32_t seq,
	    const struct pf_epoch *, uint32_t field, uint64_t iid,
	    struct pf_span *s);
/* Returns the number of that entry, or NONE. */
uint32_t pf_interned_entry(const struct pf_world *, uint32_t seq,
	    const struct pf_epoch *, uint64_t pos, uint32_t field,
	    uint64_t iid);
/* Returns the first field of that number with bytes, or one with p NULL. */
struct pf_span pf_member(const struct pf_span *, uint32_t number);
/* Returns the last field of that number, or `otherwise`. */
uint64_t pf_number(const struct pf_span *, uint32_t number,
	    uint64_t otherwise);
/* Returns whether a message has a field of that number that is no bytes. */
int	pf_has_number(const struct pf_span *, uint32_t number);

/* pf_sum.c */
/*
 * Returns the sum of a sequence; its value is `start` where the sum is new or
 * of another generation.
 */
struct pf_sum *pf_sum(struct pf_sums *, uint32_t seq, enum pf_sum_type,
	    uint64_t what, uint32_t generation, int64_t start);
void	pf_sums_free(struct pf_sums *);

/* A track event, as far as its differences and counters go. */
struct pf_sum_fields {
	int64_t		 delta, absolute;	/* us */
	int64_t		 thread_delta, thread_absolute;
	uint64_t	 track;
	double		 value;
	uint64_t	 type;		/* not copied with the track, see
					 * struct pf_packet */
	uint8_t		 has_delta, has_thread_delta, has_thread_absolute;
	uint8_t		 has_track, has_value;
	uint8_t		 nints, nreals;		/* extra values */
	uint8_t		 has_tracks;		/* 1: names their tracks */
	double		 most;		/* of ints that are sums: beyond no
					 * part of such a sum; else 0 */
	struct pf_span	 event;
	int64_t		 ints[PF_EXTRA_MAX];
	double		 reals[PF_EXTRA_MAX];
};
/* Makes fields those of an event that has none of them. */
static inline void
pf_sum_clear(struct pf_sum_fields *f)
{
	f->delta = f->absolute = f->thread_delta = f->thread_absolute = 0;
	f->track = f->type = 0;
	f->value = f->most = 0;
	f->has_delta = f->has_thread_delta = f->has_thread_absolute = 0;
	f->has_track = f->has_value = f->has_tracks = 0;
	f->nints = f->nreals = 0;
}

/* Takes a field of a track event. */
void	pf_sum_field(struct pf_sum_fields *, const struct pf_field *);

/* What the differences of a track event add up to. */
struct pf_event_sums {
	int64_t		 ts;		/* us, if has_ts */
	int64_t		 thread_time;	/* ns, if has_thread_time */
	uint8_t		 has_ts, has_thread_time;
};
/*
 * Adds the differences of a track event up.  fn, which may be NULL, gets each
 * counter's track and value.
 */
typedef void pf_value_fn(void *, uint32_t track, double);
void	pf_sum_event(const struct pf_world *, struct pf_sums *, uint32_t seq,
	    const struct pf_epoch *, uint64_t pos,
	    const struct pf_sum_fields *, struct pf_event_sums *,
	    pf_value_fn *, void *);
void	pf_sum_read(const struct pf_span *event, struct pf_sum_fields *);
/* Returns what was looked up for a sequence. */
struct pf_memo *pf_sum_memo_new(struct pf_sums *, uint32_t seq);
static inline struct pf_memo *
pf_sum_memo(struct pf_sums *sums, uint32_t seq)
{
	struct pf_memo *m;

	if (sums->memo != NULL) {
		m = &sums->memo[seq % PF_MEMOS];
		if (m->seq == seq + 1)
			return m;
	}
	return pf_sum_memo_new(sums, seq);
}

/* Begins a sum of another generation anew; marks it in the first pass. */
struct pf_sum *pf_sum_use(struct pf_sums *, struct pf_sum *,
	    uint32_t generation, int64_t start);
/* As pf_sum() by a number that it returned before. */
static inline struct pf_sum *
pf_sum_again(struct pf_sums *sums, uint32_t number, uint32_t generation,
    int64_t start)
{
	struct pf_sum *s = &sums->v[number];

	if (sums->from != NULL && s->generation == generation)
		return s;
	return pf_sum_use(sums, s, generation, start);
}

/* Adds up extra integers of an event that has the default tracks. */
void	pf_sum_usual(const struct pf_world *, struct pf_sums *, uint32_t seq,
	    const struct pf_epoch *, uint64_t pos,
	    const struct pf_sum_fields *, pf_value_fn *, void *);

/* pf_saved.c */
/* As struct event_source has them, for a state that is a pf_world. */
void	pf_saved_write(const void *, struct buf *);
void	*pf_saved_read(const struct input *, struct unpack *);

/* pf_clock.c */
/* Returns n units as ns, saturating. */
static inline int64_t
pf_clock_ns(uint64_t n, uint64_t unit)
{
	uint64_t ns;

	if (__builtin_mul_overflow(n, unit, &ns) || ns > INT64_MAX)
		return INT64_MAX;
	return (int64_t)ns;
}
void	pf_clock_snapshot(struct pf_world *, uint32_t seq, uint32_t machine,
	    uint64_t pos, const struct pf_span *);
void	pf_clock_remote(struct pf_world *, uint32_t seq, uint32_t machine,
	    uint64_t pos, const struct pf_span *);
/* Sets the sums of incremental clocks to what a snapshot says. */
void	pf_clock_sums(const struct pf_world *, struct pf_sums *, uint32_t seq,
	    uint32_t machine, const struct pf_span *);
/* Finds the ways from all clocks to that of the trace. */
void	pf_clock_settle(struct pf_world *);
/* Returns the number of a clock, or NONE when no snapshot has it. */
uint32_t pf_clock_find(const struct pf_world *, uint32_t seq,
	    uint32_t machine, uint32_t id);
/*
 * Sets *delta to what times of a clock in [*from, *to), ts among them, are
 * behind those of the trace; 0, or -1: not joined.
 */
int	pf_clock_way(const struct pf_world *, uint32_t clock, int64_t ts,
	    int64_t *from, int64_t *to, int64_t *delta);
/* Sets *out to a clock's time as that of the trace; 0, or -1: not joined. */
int	pf_clock_convert(const struct pf_world *, uint32_t clock, int64_t ts,
	    int64_t *out);
/*
 * Sets *ts to the time of a packet in the clock of its own, and *clock to that
 * clock (NONE: that of the trace).  Returns 0; -1: the clock is not known.
 */
int	pf_clock_packet(const struct pf_world *, struct pf_sums *,
	    uint32_t seq, const struct pf_epoch *, const struct pf_packet *,
	    uint32_t *clock, int64_t *ts);
void	pf_clock_builder(const struct pf_world *, struct builder *);
void	pf_clocks_free(struct pf_clocks *);

/* pf_scan.c: the first pass */
void	pf_scan(struct pf_world *, int threads);
/* Returns the time of the packet at pos that has none, or NULL. */
const struct pf_untimed *pf_untimed_at(const struct pf_world *, uint64_t pos);
void	pf_world_free(void *);
/* Adds a place, all zeros. */
struct pf_place *pf_world_place(struct pf_world *);
/* Makes the schema of the descriptions that were found. */
void	pf_world_describe(struct pf_world *);

/* pf_forget.c */
/* As struct format has it. */
int	pf_forget(struct forgetting *);

/* pf_bundle.c */
/* Notes what parts need of a bundle before them: the first pass. */
void	pf_bundle_scan(struct pf_world *, const struct pf_packet *);
/* Finds out when the recording began, once all packets are known. */
void	pf_bundle_settle(struct pf_world *);
/*
 * Returns the boot time from which on the recorder has read all CPUs of a
 * machine, for this recording; INT64_MIN where nothing says so.
 */
int64_t	pf_bundle_covered(const struct pf_world *, uint32_t machine);

/* pf_births.c */
/* Makes the lives of ids of the births that bundles had. */
void	pf_births_settle(struct pf_world *);
/* Tells a builder of a machine the time of the ids that follow. */
void	pf_births_at(const struct pf_world *, struct builder *,
	    uint32_t machine, const struct pf_when *);
/* Returns the number of the life that an id of a machine has then. */
uint32_t pf_births_life(const struct pf_world *, uint32_t machine, int64_t id,
	    const struct pf_when *);
/* Returns the last bundle of a CPU before pos that has switches, or NULL. */
const struct pf_bundle_at *pf_bundle_before(const struct pf_world *,
	    uint32_t cpu, uint32_t machine, uint64_t pos);

/* pf_track.c */
/* Adds a descriptor; returns the number of the thread's track that it has. */
uint32_t pf_track_describe(struct pf_world *, uint64_t pos, uint32_t machine,
	    const struct pf_span *);	/* NONE: of no thread */
uint32_t pf_track_find(const struct pf_world *, uint64_t uuid);
/* Names tracks that have no name after their first event. */
void	pf_track_settle(struct pf_world *);
/* Makes what descriptors say, with the same numbers in each part. */
void	pf_tracks_define(struct pf_world *, struct builder *, int first);
/* Set what descriptors of a process, and of a thread, say besides ids. */
void	pf_process_describe(struct builder *, uint32_t upid,
	    const struct pf_span *, const struct pf_span *name,
	    const struct pf_span *chrome, uint64_t off);

/* pf_process.c */
void	pf_process_trees(struct pf_world *, struct builder *);

/* pf_system.c: adds what packets say of the recording. */
void	pf_system(struct pf_world *, struct builder *);
/* Notes the SystemInfo of a machine: the first pass. */
void	pf_system_scan(struct pf_world *, const struct pf_packet *);
/* Returns what uname(2) says of a machine, such as x86_64; len 0: nothing. */
struct pf_span pf_system_machine(const struct pf_world *, uint32_t machine);
/*
 * pf_facts.c: adds facts of the recording; returns when it began, in ns since
 * boot, or 0: unknown.
 */
int64_t	pf_facts(struct pf_world *, struct builder *);

/* pf_config.c: adds what was asked for and should not; `since` is that time. */
void	pf_config(struct pf_world *, struct builder *, int64_t since);
/* Returns whether a configuration has the file written all the time. */
int	pf_config_streams(const struct pf_span *config);
/* Returns whether a configuration keeps what the kernel had before. */
int	pf_config_keeps(const struct pf_span *config);

/* pf_recorder.c: adds what the recorder counted. */
void	pf_recorder(struct pf_world *, struct builder *);
void	pf_process_stats(struct builder *, uint8_t file, int64_t ts,
	    const struct pf_span *);

/* pf_packed.c */
/*
 * Expands a trace with compressed packets into an input of its own; 0, or -1
 * when it is not read.
 */
int	pf_packed(struct pf_world *);

/* pf_chrome.c */
/* Reads the texts of Chromium, for which this thread must have read(). */
void	pf_chrome(struct pf_world *, struct builder *);

/* pf_text.c */
/* Returns the string of text of the input, made valid UTF-8. */
uint32_t pf_string(struct builder *, const struct pf_span *, uint64_t off);
/*
 * Returns the texts of the fields of a number of a message as one string, with
 * a character between; 0 where they are empty.
 */
uint32_t pf_string_list(struct builder *, const struct pf_span *,
	    uint32_t number, char between, uint64_t off);
/* As pf_string(), of a text whose bad bytes the first pass has counted. */
uint32_t pf_string_interned(struct builder *, const struct pf_span *);
/* Returns the number of bytes that are no UTF-8. */
uint64_t pf_text_bad(const struct pf_span *);
uint32_t pf_literal(struct builder *, const char *);


/* pf_search.c */
struct pf_search *pf_search_new(void);
void	pf_search_free(struct pf_search *);

/* pf_network.c */
struct pf_network_known *pf_network_known_new(void);
void	pf_network_known_free(struct pf_network_known *);

/* pf_time.c */
struct pf_times *pf_times_new(void);
void	pf_times_free(struct pf_times *);

/* pf_args.c */
extern const struct event_source perfetto_events;

#endif
