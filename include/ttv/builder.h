#ifndef TTV_BUILDER_H
#define TTV_BUILDER_H
/*
 * The builder: how a reader hands events to the model.  A reader fills one or
 * more parts, each from one thread and in file order; builder_finish() joins
 * the parts in their order and makes the trace: it pairs begins with ends,
 * nests slices, packs async spans into lanes, binds flows.  The result is the
 * same however the input was cut into parts.
 *
 * Numbers that a part hands out (strings, kinds, processes, tracks, series,
 * keys, callsites) are valid for that part only.  String 0 is "none"
 * everywhere.  Times are ns.
 *
 * An `off` refers to the event in the input: what the format's event source
 * needs to find it again, such as its first byte.  To the model it is opaque:
 * below 2^56, and not descending within a part.  Several things may come from
 * one event and have the same `off`.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/id_lives.h"
#include "ttv/record.h"
#include "ttv/trace.h"

struct builder;
struct err;

/* Returns an empty part, for builder_free(), _join() or _finish(). */
struct builder	*builder_new(void);
/*
 * Sets which of several files the part is from, from 0.  Call it before all
 * others: equal ids of different files are different things.
 */
void		 builder_in_file(struct builder *, uint8_t file);
void		 builder_free(struct builder *);	/* NULL is fine */

/*
 * Returns the string of n bytes, which are copied: equal bytes are one string.
 * builder_str() returns them again, with a NUL behind, until the next string.
 */
uint32_t	 builder_string(struct builder *, const char *, size_t n);
const char	*builder_str(const struct builder *, uint32_t);
/* Returns the kind of a name, category and colour's name: strings, or 0. */
uint32_t	 builder_kind(struct builder *, uint32_t name, uint32_t cat,
		    uint32_t cname);
/*
 * Returns the kind of an end that closes only what has its category, even when
 * it has no name.
 */
uint32_t	 builder_end_kind(struct builder *, uint32_t name,
		    uint32_t cat);
/*
 * Returns the kind of an end that, where nothing on its track has begun under
 * its name, is an instant of the track's parent with another name: the return
 * of a system call in the task that the call made.
 */
uint32_t	 builder_birth_kind(struct builder *, uint32_t name,
		    uint32_t instant);
/*
 * Returns a kind with a flag: KIND_WARNING or KIND_ERROR of an alert,
 * KIND_KERNEL or KIND_VALUE.
 */
uint32_t	 builder_flag_kind(struct builder *, uint32_t name,
		    uint32_t cat, uint32_t flag);
/* Returns the process of an id; made when it is new. */
uint32_t	 builder_process(struct builder *, struct ident, uint8_t file);
/* Returns the track of a thread of a process; both are made when it is new. */
uint32_t	 builder_thread(struct builder *, uint32_t upid, struct ident);
/* Return the id that is a number, of either half of 64 bits. */
struct ident	 builder_int_ident(int64_t);
struct ident	 builder_uint_ident(uint64_t);
/* Returns the id that is a text, or the decimal or 0x integer it spells. */
struct ident	 builder_text_ident(struct builder *, const char *, size_t);
/* Makes the id of a text that spells an integer so; returns 0, or -1. */
int		 builder_number_ident(const char *, size_t, struct ident *);

/*
 * Tracks.  A track is a number, of a thread (builder_thread()), a process, the
 * whole trace, or of the reader's own.  What stands on a track: slices,
 * instants, points of flows, samples, contexts; a track that nothing stands on
 * is not shown, unless it has children.
 */
/* Return the track of a process, and that of the whole trace. */
uint32_t builder_process_track(struct builder *, uint32_t upid);
uint32_t builder_global_track(struct builder *);

/*
 * A track of the reader's own.  Its id is what the file calls it; one without
 * an id is known by its parent (or process) and name.  The same id
 * again adds to the definition what is not 0 and not NONE, so that a track may
 * be used before it is described, and its parent be described after it.
 * Parents in a circle, or deeper than 100, are cut and counted.
 */
struct track_def {
	enum track_type	type;		/* TRACK_CUSTOM, or TRACK_COUNTER for
					 * what has values only */
	struct ident	id;		/* may be IDENT_NONE */
	uint32_t	parent;		/* a track, or NONE */
	uint32_t	upid;		/* of a root: its process, or NONE;
					 * others have that of their parent */
	uint32_t	name, unit, description;	/* strings, or 0 */
	enum child_order order;		/* of its children */
	int64_t		rank;		/* its own, where ORDER_RANK counts */
	uint8_t		has_rank;	/* 1: `rank` was given */
	uint8_t		source;		/* enum track_source */
	uint8_t		has_states;	/* 1: as that of struct track */
	uint32_t	machine;	/* 0; set by builder_machines() */
};
#define TRACK_DEF_INIT	{ .type = TRACK_CUSTOM, .parent = NONE, .upid = NONE }
/* Returns the track of a definition; see above when that is a new one. */
uint32_t builder_track(struct builder *, const struct track_def *);
/*
 * Says that a thread's track has no events of the system, such as the markers
 * of Linux; these stand on a track of the reader's own below it.
 */
void	builder_thread_unmerged(struct builder *, uint32_t thread);
/* Sets how the children of any track are ordered. */
void	builder_track_order(struct builder *, uint32_t track,
	    enum child_order);

/*
 * CPUs and scheduling.  A CPU is a place as a process is: its track, of type
 * TRACK_CPU, shows which thread ran; its counters, interrupts and the like are
 * tracks with the CPU's track as parent.  Scheduling events of all CPUs and
 * parts are put in order of time by builder_finish(), which makes of them what
 * ran on each CPU and the states of each thread (ttv-formats(5), SCHEDULING).
 */
/* Returns the track of a CPU, by its number; made when it is new. */
uint32_t builder_cpu(struct builder *, uint32_t cpu);
/* Says what the system tells of a CPU, or a frequency that it can have. */
void	builder_cpu_info(struct builder *, uint32_t cpu, uint32_t processor,
	    uint32_t capacity);
void	builder_cpu_freq(struct builder *, uint32_t cpu, uint32_t khz);
/*
 * Sets the machine that ids (pids, tids, CPUs) which follow belong to; 0, the
 * default, is the machine of the file.  Equal ids of two machines differ.
 */
void	builder_in_machine(struct builder *, uint32_t machine);
/*
 * Returns a track for what is of a machine as a whole, or NONE for machine 0.
 */
uint32_t builder_machine_track(struct builder *, uint32_t machine);
/* What a machine of a builder is in the trace. */
struct machine_name {
	uint32_t	raw;		/* its number in the builder */
	uint32_t	machine;	/* and in the trace */
	const char	*name;
};
/*
 * Gives the machines of a builder the numbers and names of a table, ascending
 * by raw number; machine 0 may be in none.  *b becomes another builder.
 * Returns 0, or -1 and *odd, a machine that the table lacks.
 */
int	builder_machines(struct builder **b, const struct machine_name *,
	    size_t n, int threads, uint32_t *odd);
/* Returns whether clocks were read together in a builder. */
int	builder_has_clocks(const struct builder *);
/*
 * Returns the track of the thread of a tid on the machine, whatever its
 * process: for sources that know tids only.  The thread becomes the same as
 * the one with that tid whose process is known, if there is exactly one.
 */
uint32_t builder_tid(struct builder *, struct ident tid);
/* Sets the process of a thread of builder_tid(). */
void	builder_tid_process(struct builder *, uint32_t thread, uint32_t upid);
/*
 * Says which thread made a thread of builder_tid(), and when.  The process of
 * the maker, whichever it turns out to be, is that of the thread too, unless
 * its own is known; or, with is_process, the parent of that one, unless another
 * is known.  A thread that makes itself is the main one of its process, unless
 * that is known.
 */
void	builder_tid_maker(struct builder *, uint32_t thread, uint32_t maker,
	    int is_process, int64_t ts);
/* Sets when a thread began: of several times the least one. */
void	builder_thread_start(struct builder *, uint32_t thread, int64_t ts);
/* Sets when a thread was gone: of several times the last one. */
void	builder_thread_end(struct builder *, uint32_t thread, int64_t ts);
/*
 * Begins another life of a pid or tid that the system has given out again:
 * later calls with the same id return a new process or thread.
 */
void	builder_process_again(struct builder *, struct ident pid);
void	builder_tid_again(struct builder *, struct ident tid);
/*
 * For readers whose events are out of order: says when ids that are numbers
 * were given out again, and the time of the ids that follow, INT64_MAX for an
 * id that has its last task.  The lives outlive the part.
 */
void	builder_lives(struct builder *, const struct id_lives *);
void	builder_at(struct builder *, int64_t ts);
/*
 * Says of a part, not the first, that it has now made what all parts make, in
 * the same order: lives that it has begun are those that the first part began;
 * what is made from here on is of the lives that the part before it ends with.
 */
void	builder_made_shared(struct builder *);

/*
 * Says that events of one time keep the order of the part's file, even where
 * other events of a thread are out of order.
 */
void	builder_keeps_order(struct builder *);
/*
 * Says that the part adds to what the parts before it make: it is joined after
 * their processes and threads have their final numbers, by which it may name
 * them.  Only the last part may be late.
 */
void	builder_late(struct builder *);
/*
 * Says to the first part that the offsets of all events of all parts are below
 * `end`: below 4 GiB they take half the memory.
 */
void	builder_offsets_end(struct builder *, uint64_t end);
/* Return the process, and the track of the thread, of a number of the model. */
uint32_t builder_process_number(struct builder *, uint32_t upid);
uint32_t builder_thread_number(struct builder *, uint32_t utid);

/* A CPU changes from one thread to another. */
struct switch_event {
	int64_t		ts;
	uint64_t	off;
	uint32_t	cpu;		/* the CPU's track */
	uint32_t	prev, next;	/* threads' tracks; NONE: idle */
	uint32_t	prev_state;	/* string, as the kernel writes it: "S",
					 * "R+", "D|W"; 0: not known */
	uint32_t	prev_name, next_name; /* strings: comms; 0: none */
	int32_t		prev_priority, next_priority;
	uint8_t		has_idle;	/* 1: the idle task is one of the
					 * system's, tid 0: its time counts */
	uint8_t		is_alone;	/* 1: the event tells of `next` alone */
};
void	builder_switch(struct builder *, const struct switch_event *);
/* A thread becomes runnable. */
struct wakeup_event {
	int64_t		ts;
	uint64_t	off;
	uint32_t	thread;		/* track of the woken thread */
	uint32_t	waker;		/* track, or NONE: not known, idle */
	uint32_t	cpu;		/* target CPU's track, or NONE */
	uint8_t		in_irq;		/* 1: from an interrupt */
	uint8_t		by_idle;	/* 1: the idle task, tid 0, is the
					 * waker; `waker` is NONE */
	uint32_t	state;		/* string: that it enters; 0: "R" */
};
void	builder_wakeup(struct builder *, const struct wakeup_event *);
/*
 * A thread enters a state, of which no other one is known to profit: if it ran
 * on that CPU, it leaves it.
 */
void	builder_task_state(struct builder *, uint32_t cpu, uint32_t thread,
	    int64_t ts, uint32_t state, uint64_t off);
/* What blocked the last state of a thread: waits for I/O; a function or 0. */
void	builder_blocked(struct builder *, uint32_t thread, int64_t ts,
	    int io_wait, uint32_t function, uint64_t off);

/*
 * Says what the kernel calls a thread at a time.  The latest in time is the
 * thread's name unless builder_thread_name() gives one; comms of
 * builder_switch() count too.
 */
void	builder_thread_comm(struct builder *, uint32_t thread, int64_t ts,
	    uint32_t name);

/* Metadata: the last one wins.  `thread` is the track of one. */
void	builder_process_name(struct builder *, uint32_t upid, uint32_t name);
/* The first parent stays: when that ends, the next one has not made it. */
void	builder_process_origin(struct builder *, uint32_t upid,
	    const struct process_origin *);
void	builder_process_labels(struct builder *, uint32_t upid,
	    uint32_t labels);
void	builder_process_sort(struct builder *, uint32_t upid, int64_t);
void	builder_thread_name(struct builder *, uint32_t thread, uint32_t name);
void	builder_thread_sort(struct builder *, uint32_t thread, int64_t);

/* Slices of a track.  dur is DUR_OPEN when it is not known. */
void	builder_begin(struct builder *, uint32_t track, int64_t ts,
	    uint32_t kind, uint64_t off);
void	builder_end(struct builder *, uint32_t track, int64_t ts,
	    uint32_t kind, uint64_t off);
void	builder_complete(struct builder *, uint32_t track, int64_t ts,
	    int64_t dur, uint32_t kind, uint64_t off);

/* A state of a thread: on lanes of its own above the slices. */
void	builder_state(struct builder *, uint32_t track, int64_t ts, int64_t dur,
	    uint32_t kind, uint64_t off);

/* An instant; `mark` is not 0 for one that is shown as a mark. */
void	builder_instant(struct builder *, uint32_t track, int64_t ts,
	    uint32_t kind, int mark, uint64_t off);

/* The string NAME[INDEX], for things that have a name and an id. */
uint32_t builder_indexed_name(struct builder *, uint32_t name,
	    const char *index, size_t len);
/*
 * Returns one of the series of values of a counter: of that name in a process
 * (upid NONE: of none), or of a track, which has the unit.
 */
uint32_t builder_counter(struct builder *, uint32_t upid, uint32_t counter,
	    uint32_t series);
uint32_t builder_series(struct builder *, uint32_t track, uint32_t series);
/* As builder_counter(), of a counter that a source made. */
uint32_t builder_source_counter(struct builder *, uint32_t upid,
	    uint32_t counter, uint32_t series, enum track_source);
/*
 * Returns the values of the counter of that name in the process of a thread of
 * builder_tid(), whichever that turns out to be; a thread whose process nothing
 * tells has the counter itself, with the unit.
 */
uint32_t builder_tid_counter(struct builder *, uint32_t thread,
	    uint32_t counter, uint32_t unit);
/* Adds a value of a series; it holds until the next one. */
void	builder_counter_value(struct builder *, uint32_t series, int64_t ts,
	    double);

/*
 * Keys: what makes events of one async tree, flow or object belong together.
 * `space` keeps the uses apart; unused parts are 0 or NONE.
 */
enum key_space { KEY_ASYNC, KEY_LEGACY, KEY_FLOW, KEY_BIND, KEY_OBJECT,
	KEY_CONTEXT, KEY_PROFILE, KEY_TRACK_FLOW, KEY_TRACK,
	KEY_SCOPED_FLOW, KEY_TRACK_BIND,
	KEY_MARKER,			/* legacy async of trace_marker */
	KEY_SPAN,			/* of two points: the first is where the
					 * arrow leaves, whatever its time */
	KEY_GPU, KEY_GPU_WAIT };	/* points that may be alone; of the
					 * second arrows leave as of KEY_BIND */
struct key {
	uint8_t		space;
	uint32_t	cat, name, scope;	/* strings */
	uint32_t	upid;			/* of local ids, else NONE */
	struct ident	id;
};
/* Returns the number of a key, for events that name it so. */
uint32_t builder_key(struct builder *, const struct key *);

/*
 * An event of the async tree of a key.  Steps of the legacy form divide the
 * span from LEGACY_START to LEGACY_END: one lasts to the next (STEP_INTO) or
 * from the one before (STEP_PAST); their kind is the step's name.
 */
enum async_step { ASYNC_BEGIN, ASYNC_END, ASYNC_INSTANT, LEGACY_START,
	LEGACY_STEP_INTO, LEGACY_STEP_PAST, LEGACY_END };
void	builder_async(struct builder *, enum async_step, const struct key *,
	    uint32_t upid, int64_t ts, uint32_t kind, uint64_t off);
/*
 * Begins or ends a slice of a track of the reader's own that is several tracks
 * in the file: slices of one id are paired and nested, and those of different
 * ids are laid on lanes of their own.  Such a track has no other slices.
 */
void	builder_track_async(struct builder *, enum async_step, uint32_t track,
	    struct ident, int64_t ts, uint32_t kind, uint64_t off);
/* Makes two keys the same async tree, for all their events. */
void	builder_link(struct builder *, const struct key *,
	    const struct key *, uint64_t off);

/*
 * A point of the flow of a key.  It belongs to the slice around it, that of
 * FLOW_END_NEXT to the next slice that begins.  Flows of KEY_SCOPED_FLOW, whose
 * scope is not 0, go on in other scopes too: see src/ingest/flow_scope.c.
 */
enum flow_step { FLOW_START, FLOW_STEP, FLOW_END_NEXT, FLOW_END_AROUND };
void	builder_flow(struct builder *, enum flow_step, const struct key *,
	    uint32_t track, int64_t ts, uint32_t kind, uint64_t off);
/*
 * A point that belongs to the slice or instant of the event at off itself.  An
 * arrow has the times of its events; but one of KEY_BIND leaves where the slice
 * of its first end is over.
 */
#define FLOW_IN		1
#define FLOW_OUT	2
/*
 * Directions of flows that nothing starts: FLOW_ON begins a flow or goes on,
 * FLOW_LAST ends one that is under way and does nothing otherwise.  With
 * FLOW_OF_END, off is that of the event that ends the slice.
 */
#define FLOW_ON		4
#define FLOW_LAST	5
#define FLOW_OF_END	2
void	builder_bind(struct builder *, int direction, const struct key *,
	    uint32_t track, int64_t ts, uint32_t kind, uint64_t off);

/* Objects; the key has scope, process and id. */
enum object_step { OBJECT_CREATED, OBJECT_SNAPSHOT, OBJECT_DESTROYED };
struct object_event {
	uint8_t		step;		/* enum object_step */
	uint8_t		nested;		/* inside the snapshot of another */
	uint32_t	key, upid;
	struct ident	id;
	uint32_t	id_text;	/* as spelled */
	uint32_t	name, cat, scope, base_type;
	int64_t		ts;
	uint64_t	off;
};
void	builder_object(struct builder *, const struct object_event *);

/* Returns the callsite of a name, category and parent; and of a place. */
uint32_t builder_callsite(struct builder *, uint32_t name, uint32_t cat,
	    uint32_t parent);
uint32_t builder_callsite_at(struct builder *, uint32_t name, uint32_t cat,
	    uint32_t place, uint32_t parent);
/*
 * Returns the number of what is known of an entry of that name, for
 * builder_callsite_frame(): equal entries, whatever their addresses, have one
 * number and the address of the first; 0 where nothing is known.
 */
uint32_t builder_frame(struct builder *, uint32_t name, const struct frame *);
/* Returns the callsite of a name, category, place, frame and parent. */
uint32_t builder_callsite_frame(struct builder *, uint32_t name, uint32_t cat,
	    uint32_t place, uint32_t frame, uint32_t parent);
/* Returns the callsite of such a name, of the process or else of the file. */
uint32_t builder_find_callsite(const struct builder *, uint8_t file,
	    uint32_t upid, uint32_t id);
/* Returns the track of the only thread of a tid; NONE: none, or several. */
uint32_t builder_find_tid(struct builder *, struct ident);
/* Sets the name that a file, or a process, has for a callsite. */
void	builder_callsite_id(struct builder *, uint8_t file, uint32_t upid,
	    uint32_t id, uint32_t callsite);
/*
 * Adds a sample, whose stack is a callsite or NONE, of a kind with that name;
 * weight in the unit of the track.
 */
void	builder_sample(struct builder *, uint32_t track, int64_t ts,
	    uint32_t callsite, uint32_t name, double weight, uint64_t off);
/*
 * Says how long the last sample of a track holds, which has no next one: to ts.
 * Without that it holds as long as the one before.
 */
void	builder_sample_end(struct builder *, uint32_t track, int64_t ts);
/* Says what the weights of the samples of a track count: a string. */
void	builder_sample_unit(struct builder *, uint32_t track, uint32_t unit);
/*
 * Says that the names of the samples of a track are events, which its weights
 * count: where such tracks name several, each has its samples apart, in a unit
 * that is its name.
 */
void	builder_sample_events(struct builder *, uint32_t track);

/*
 * Adds a row to a table of facts: a cell for each column, threads as tracks.
 */
void	builder_record(struct builder *, enum record_kind,
	    const int64_t *cells);
/* Adds a dump of a process's memory, of that id; upid NONE: of all. */
void	builder_memdump(struct builder *, uint32_t upid, int64_t ts,
	    uint32_t id, uint64_t off);
/* A thread enters or leaves the context of a key. */
enum context_step { CONTEXT_ENTER, CONTEXT_LEAVE };
void	builder_context(struct builder *, enum context_step, uint32_t key,
	    uint32_t track, int64_t ts, uint32_t name, uint32_t id,
	    uint64_t off);
/* Warns of an event that is not read, and counts it by a name. */
void	builder_unread(struct builder *, enum warn_code, uint32_t name,
	    uint64_t off);
/*
 * Adds a mark that two recorders made at one moment: its id, a string, joins
 * files; issue_ts is when it was asked for, INT64_MIN: not told.
 */
void	builder_clock_sync(struct builder *, int64_t ts, uint32_t id,
	    int64_t issue_ts, uint8_t file, uint64_t off);
/*
 * Adds what clocks showed at one moment: builder_clock_snapshot() begins it,
 * then each clock has a reading, with a name or 0.
 */
void	builder_clock_snapshot(struct builder *);
void	builder_clock_reading(struct builder *, int64_t ts, int64_t clock,
	    uint32_t name, int64_t value, uint32_t machine);
/* Adds what the len bytes of the file at off say of the trace, by a name. */
void	builder_metadata(struct builder *, uint32_t name, uint64_t off,
	    uint64_t len);

/*
 * Counts n events that were read, whatever became of them, under what their
 * format calls them; `help` says that to people.
 */
void	builder_count(struct builder *, uint32_t name, uint32_t help,
	    uint64_t n);
/* Widens the span of the trace to a time that nothing may stand at. */
void	builder_time(struct builder *, int64_t);
/* Returns the part's warnings, to be added to (ttv/warn.h). */
struct warn *builder_warn(struct builder *);
/* Sets the unit that the file wants times shown in; a longer word is none. */
void	builder_time_unit(struct builder *, const char *, size_t);
/*
 * Says that a trace of this format ends anywhere, so that slices which are open
 * at its end are nothing to warn of: those of formats that record a running
 * system.  Counts where all parts say so.
 */
void	 builder_open_ends(struct builder *);
/* Sets when the clock of the file was 0, in ns since 1970: it joins files. */
void	 builder_epoch(struct builder *, int64_t);
/*
 * Clocks of a system.  builder_clock() says which one the times of the part
 * are of; builder_clock_pair() that another clock showed `other` (ns) when the
 * part's showed ts: the first pair of each clock counts, also over what
 * builder_clock() says.  They join files, and parts of one file.
 */
enum sys_clock { SYS_CLOCK_UNKNOWN, SYS_CLOCK_BOOTTIME, SYS_CLOCK_MONOTONIC,
	SYS_CLOCK_REALTIME,
	SYS_CLOCKS,			/* the number of those above */
	SYS_CLOCK_OTHER = SYS_CLOCKS,	/* one that no other part has: ticks */
	SYS_CLOCK_START };		/* counts from the beginning of the
					 * recording */
/* Says which clock the part's times are of; and what another one showed. */
void	builder_clock(struct builder *, enum sys_clock);
void	builder_clock_pair(struct builder *, int64_t ts, enum sys_clock,
	    int64_t other);
/* Sets the ns that are added to every time of the part by merging. */
void	builder_shift(struct builder *, int64_t);
/* Return what is known of a process or thread by now, until the next one. */
const struct process *builder_process_at(const struct builder *, uint32_t upid);
const struct thread *builder_thread_at(const struct builder *, uint32_t thread);
/*
 * Makes slices nest as trace_processor nests them.  Call it for every event
 * that trace_processor would read, with its time, in the order of the file; a
 * file is one part then.
 */
void		 builder_compat(struct builder *, int64_t ts, int is_complete);
/*
 * Makes arrows leave what begins first, as those of trace_processor do,
 * whatever their points say.
 */
void		 builder_compat_flows(struct builder *);

/* Returns the parts as one, in their order; they are freed. */
struct builder	*builder_join(struct builder **parts, size_t n, int threads);

/*
 * Makes the trace out of the parts, which are freed.  `threads` workers help.
 * Never fails; O(events), O(n log n) for what was out of order.
 */
struct trace	*builder_finish(struct builder **parts, size_t n, int threads);
/*
 * Returns 0, or -1 if the parts have more of a kind than a model can number:
 * for these builder_finish() would end the program.
 */
int	 builder_fits(struct builder **parts, size_t n, struct err *);

#endif
