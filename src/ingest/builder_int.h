#ifndef BUILDER_INT_H
#define BUILDER_INT_H
/*
 * builder_int: what a builder holds before it is a model: lists of raw events,
 * in file order.  Private to src/ingest.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/record.h"
#include "callsites.h"
#include "chunks.h"
#include "ttv/idtab.h"
#include "event_log.h"

/*
 * Async events lie in logs by a hash of their id: all events of an id are in
 * one log, so each log can be made into spans by itself.  See async_log.c.
 */
struct raw_async {
	int64_t		ts;
	uint64_t	off_what;
	uint64_t	id;		/* packed by builder_ident_word() */
	uint32_t	family;		/* index in builder.families */
} __attribute__((packed, aligned(4)));

struct async_log {
	struct raw_async *v;
	size_t		 n, cap;
	size_t		 nspans;	/* events that may become a span */
};
#define ASYNC_LOGS	64

/*
 * A direct-mapped cache of families, since each event looks one up; this many
 * entries.
 */
#define FAMILIES_SEEN	4096
struct family_seen {
	struct idkey	w;
	uint32_t	family;		/* number + 1; 0: empty */
};

struct raw_flow {
	int64_t		ts;
	uint64_t	off_what;
	uint64_t	id;		/* id of its struct key */
	uint32_t	tag;		/* index in flow_tags */
	uint32_t	where;		/* a track; once bound, an end of
					 * flow.h */
};

struct raw_instant {
	int64_t		ts;
	uint64_t	off_what;	/* 1: a mark of navigation timing */
	uint32_t	kind;
	uint32_t	track;
};

/*
 * Values of counters a chunk.  Chunks are freed one by one as their values are
 * laid out; this large, their memory goes back to the system then.
 */
#define VALUES_CHUNK	65536
struct value_chunk {
	size_t		 n;
	int64_t		 ts[VALUES_CHUNK];
	double		 value[VALUES_CHUNK];
	uint32_t	 series[VALUES_CHUNK];
};

struct sample_run {			/* samples one behind the other */
	uint32_t	track, n;
};

struct sample_end {			/* of the last sample of a track */
	int64_t		ts;
	uint32_t	track;
};

struct sample_unit {			/* of the samples of a track */
	uint32_t	track, unit;	/* a string, or SAMPLE_EVENTS */
};
#define SAMPLE_EVENTS	NONE		/* each in that of its name */

struct raw_memdump {
	int64_t		ts;
	uint64_t	off;
	uint32_t	upid, id;
};

struct record_list {			/* cells of the rows of a table */
	int64_t		*v;
	size_t		 n, cap;
};

struct raw_context {
	int64_t		ts;
	uint64_t	off_what;
	uint32_t	key, track, name, id;
};

/*
 * Declares a growing list of struct type; LIST_ADD() returns the new element.
 */
#define LIST(type)	struct { struct type *v; size_t n, cap; }
#define LIST_ADD(l)							\
	((l)->v = xgrow((l)->v, (l)->n, &(l)->cap, sizeof(*(l)->v)),	\
	    &(l)->v[(l)->n++])

/* An event of scheduling.  See sched.h for what the members are of each. */
struct raw_sched {
	int64_t		ts;
	uint64_t	off_what;
	uint32_t	cpu;		/* track, or NONE */
	uint32_t	thread;		/* track, or NONE */
	uint32_t	other;		/* track, or NONE */
	uint32_t	fact;		/* index in sched_facts, or a string */
};

/* What the kernel calls a thread, since when. */
struct comm {
	int64_t		ts;
	uint32_t	name;		/* string; 0: nothing was said */
};

/* A track of a builder.  8 bytes, since a trace may have a million threads. */
struct made_track {
	uint8_t		type;		/* enum track_type */
	uint8_t		order;		/* enum child_order */
	uint8_t		source;		/* of a thread: enum track_source */
	uint32_t	of;		/* its utid, upid, or custom track */
};

/* A thread of a tid and one whose process it shares: tracks. */
struct maker {
	uint32_t	thread, maker;
	int		is_process;
	int64_t		ts;
};

struct global_track {			/* of all processes of a file */
	uint32_t	file, track;
};

struct custom_track {			/* a track of the reader's own */
	struct track_def def;
	uint32_t	track;		/* its number as made_track */
	uint32_t	utid;		/* of its thread, when settled */
	uint32_t	cpu;		/* of TRACK_CPU */
	uint32_t	machine;
	uint8_t		is_machine;	/* builder_machine_track() */
	uint8_t		file;
	uint8_t		late;		/* of a late part */
};

/* Word 3 of kinds of builder_end_kind() and builder_birth_kind(). */
#define KIND_END	1
#define KIND_BIRTH	256
#define SERIES_OF_TRACK	(UINT64_C(1) << 32)
#define SERIES_OF_TID	(UINT64_C(1) << 33)

struct link {				/* two keys that are one: family, id */
	uint32_t	family[2];
	uint64_t	id[2];
	uint64_t	off;		/* of the linking event */
};

/* Counts by (name, about): a string and a number. */
struct tally {
	struct idtab	 names;		/* name, about */
	uint64_t	*n;		/* of each */
	size_t		 cap;
};

#define TAG_MEMO	1024		/* entries: the kinds of a trace */
#define FACT_MEMO	64		/* entries */

/* The state that decides the order of events under --compat.  See compat.c. */
struct compat {
	uint8_t		 on;
	uint8_t		 ties;		/* 1: has an X, so equal times count */
	uint8_t		 flows;		/* 1: arrows leave what begins first */
	int64_t		 newest;	/* largest time so far, ns */
	int64_t		 from;		/* ns, from which on it sorts */
};

/* ns to add to a time of a part to get that of a clock of the system. */
struct sys_offsets {
	int64_t		 ns[SYS_CLOCKS];
	uint8_t		 has[SYS_CLOCKS];
};

struct builder {
	struct strtab	*strings;
	struct idtab	 kinds;		/* name, cat, cname, flags */
	struct idtab	 process_ids;	/* see owners.c */
	struct idtab	 thread_ids;	/* see owners.c */
	struct idtab	 lives;		/* ids that were given out again */
	uint32_t	*shared_life;	/* of the first nshared lives: how
					 * often in all parts */
	uint32_t	 nshared;
	uint8_t		 continues;	/* builder_made_shared() */
	uint8_t		 late;		/* builder_late() */
	uint64_t	 off_end;	/* builder_offsets_end(), or 0 */
	uint8_t		 ordered[UINT8_MAX + 1]; /* by file:
					 * builder_keeps_order() */
	uint32_t	*life;		/* of each: how often */
	size_t		 life_cap;
	uint32_t	 machine;	/* of the ids that follow */
	const struct id_lives *by_time;	/* builder_lives(), or NULL */
	int64_t		 at;		/* builder_at() */
	uint8_t		 has_tids;	/* 1: a thread is known by its tid */
	const uint32_t	*joined;	/* by utid: the thread that it is; NULL:
					 * itself */
	LIST(comm)	 comms;		/* by utid */
	struct idtab	 series_ids;	/* upid, counter, series, source; or
					 * SERIES_OF_TRACK | track, 0, series;
					 * or, until tids.c has joined threads,
					 * SERIES_OF_TID | thread's track,
					 * counter, unit */
	LIST(maker)	 makers;	/* until then, too */
	struct callsites callsites;
	struct idtab	 frame_keys;	/* see builder_frame() */
	struct idtab	 build_keys;	/* module, build id: those of frames */
	LIST(frame)	 frames;	/* of each, behind one without a key */
	LIST(sample_unit) sample_units;
	LIST(sample_end) sample_ends;
	struct idtab	 callsite_id_keys; /* owner, id: as callsite_ids */
	struct idtab	 keys;		/* struct key */
	struct idtab	 flow_tags;	/* builder_tag_word() */
	struct tag_memo { struct idkey word; uint32_t tag; uint8_t used; }
			 tag_memo[TAG_MEMO];
	struct idtab	 tid_ids;	/* made by builder_find_tid() */
	uint32_t	*tid_utid;
	size_t		 tid_cap, ntids_seen;
	LIST(process)	 processes;
	LIST(thread)	 threads;
	LIST(made_track) tracks;	/* threads, processes, custom tracks */
	LIST(custom_track) customs;
	struct idtab	 custom_ids;	/* file, id, or parent and name */
	LIST(global_track) globals;	/* of files with any, in their order */
	struct event_log	 recs;		/* raw events of all tracks */
	struct idtab	 families;	/* of async events: see async.h */
	struct family_seen families_seen[FAMILIES_SEEN];
	struct async_log async[ASYNC_LOGS];
	struct chunks	 flows;		/* raw_flow */
	struct chunks	 instants;	/* raw_instant */
	struct chunks	 sched;		/* raw_sched */
	struct idtab	 sched_facts;	/* see sched.h */
	struct fact_memo {		/* a direct-mapped cache of them */
		uint32_t state, priority, comm, fact;
		uint8_t	 used;
	}		 fact_memo[FACT_MEMO];
	struct { struct value_chunk **v; size_t n, cap; } values;
	LIST(object_event) objects;
	LIST(sample) samples;
	LIST(sample_run) sample_runs;	/* the tracks of all of them */
	LIST(raw_memdump) memdumps;
	LIST(raw_context) contexts;
	struct record_list records[RECORDS];
	LIST(clock_sync) clock_syncs;
	LIST(clock_reading) clock_readings;
	int		 in_clock_snapshot;	/* it has a reading */
	LIST(metadata)	 metadata;
	LIST(cpu_info)	 cpu_infos;
	LIST(cpu_freq)	 cpu_freqs;
	struct tally	 unread;	/* of builder_unread(), by warning */
	struct tally	 counts;	/* of builder_count(), by help */
	LIST(callsite_id)	 callsite_ids;
	LIST(link)	 links;
	uint8_t		 file;		/* number of its file, if several */
	struct compat	 compat;
	uint8_t		 open_ends;	/* builder_open_ends() */
	uint8_t		 tells;		/* 1: sched_told() has events */
	int64_t		 shift;		/* ns, to be added to all its times */
	int64_t		 shifted;	/* ns that were added to its times */
	int64_t		 epoch;		/* builder_epoch(), or 0 */
	uint8_t		 sys_clock;	/* enum sys_clock, of its times */
	struct sys_offsets sys_offsets;
	int64_t		 wall;		/* of the first part that knows it */
	uint8_t		 has_wall;
	int64_t		 last;		/* the end of its file on the
					 * timeline; INT64_MIN: not known */
	int64_t		 start, end;	/* builder_time(); start > end: none */
	uint64_t	 nevents;
	char		 time_unit[8];
	struct warn	 warn;
};

/* Joins n parts into the first, which it returns; frees the others. merge.c */
struct builder	*builder_merge(struct builder **, size_t, int threads);

/* Adds what `from` knows of clocks to `to`.  sys_clock.c */
void	builder_clocks_join(struct builder *to, const struct builder *from);
/* Returns 1 if the times of a builder plus *wall are ns since 1970, UTC. */
int	builder_wall(const struct builder *, int64_t *wall);

/*
 * builder_track.c.  part_track() makes a track and returns its number.
 * part_track_map() returns the number in `to` of each track of `from`, given
 * maps of the other numbers.  part_tracks_settle() cuts circles of parents and
 * sets process and thread of all custom tracks.  part_track_parent() returns
 * the parent of a track, or NONE.
 */
uint32_t part_track(struct builder *, enum track_type, uint32_t of);
uint32_t *part_track_map(struct builder *to, const struct builder *from,
	    const uint32_t *upid, const uint32_t *string);
void	part_tracks_settle(struct builder *);
uint32_t part_track_parent(const struct builder *, uint32_t track);
/*
 * Returns whether a track is of a late part: that its slices overlap or have no
 * end is nothing to warn of, since no file is at fault.
 */
int	part_track_is_late(const struct builder *, uint32_t track);
/* Returns whether made_track.of of a type of track is a custom track. */
static inline int
part_track_is_custom(enum track_type type)
{
	return type == TRACK_CUSTOM || type == TRACK_COUNTER ||
	    type == TRACK_CPU;
}

/*
 * owners.c: what merges processes and threads.  part_process_map() and
 * part_thread_map() return the number in `to` of process upid and the track in
 * `to` of thread utid of `from`; part_lives_append() adds the lives of ids of
 * `from` to those of `to`, after all of both are mapped.
 */
uint32_t part_process_map(struct builder *to, const struct builder *from,
	    uint32_t upid, const uint32_t *string);
uint32_t part_thread_map(struct builder *to, const struct builder *from,
	    uint32_t utid, const uint32_t *upid, const uint32_t *string);
void	part_lives_append(struct builder *to, const struct builder *from,
	    const uint32_t *string);
/*
 * tids.c: returns a builder in which threads known by their tids are those with
 * the same tid whose process is known; `b` itself where nothing joins.
 */
struct builder *part_tids_join(struct builder *b, int threads);

/* Pack idents and keys into the words of an idkey. */
struct idkey	 builder_ident_word(uint64_t owner, struct ident);
struct idkey	 builder_key_word(const struct key *);
/*
 * Packs the tag of a flow event, which many others share: the key without its
 * id, whose word 2 holds the kind instead.
 */
static inline uint8_t
builder_key_space(const struct idkey *w)
{
	return (uint8_t)(w->w[0] >> 32);	/* the file is above */
}
/* Adds n to the count of a name about which `about` is known. */
void	tally_add(struct tally *, uint32_t name, uint32_t about, uint64_t n);

#endif
