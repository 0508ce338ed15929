#ifndef TTV_TRACE_H
#define TTV_TRACE_H
/*
 * trace: the model of a loaded trace.
 *
 * The nouns are those of Perfetto's trace_processor:
 *   process (upid), thread (utid): dense numbers from 0, in order of first
 *     appearance.  What the file calls them is an id: an integer or a text.
 *   track: what has a place on the screen: a process, a thread, the async
 *     slices of one name in one process, a counter.  Tracks form a tree.
 *   slice: a named interval on a track.
 *   row: one (track, lane, depth): slices that do not overlap.  Lane 0 is the
 *     call stack proper; what overlaps a slice without being nested in it is
 *     laid on lanes from 1, first fit; depth counts from 0 in each lane.
 *   kind: an interned (name, category, colour name).  Colour and search work
 *     on kinds, of which a trace has thousands, instead of on slices.
 *   instant, counter value, flow, object, snapshot, sample, memory dump,
 *     context: see ttv/entity.h, which has a row for each kind of thing.
 *
 * Units:
 *   - times ("ts", "start", "end") and lengths ("dur") are int64 ns; ts counts
 *     from an origin of the file's choice and may be negative; an end is
 *     exclusive;
 *   - an offset ("off") is the byte of the inflated input at which an event
 *     stands, files one after another (source.base); OFF_NONE is none;
 *   - a string is a number of `strings`, 0 is the empty one;
 *   - process, thread, track, row, kind, series, callsite and the ids of things
 *     are indices of the arrays below; NONE is none.
 *
 * Limits: at most NONE - 1 (4,294,967,294) elements in each array; a builder
 * ends with fatal() beyond.  Sums of times saturate at the ends of int64.
 *
 * Ownership: a trace owns its arrays, which stand once each in the table of
 * columns (src/model/column.c), and all else that it points to; trace_free()
 * frees them.  Arrays may lie in the trace's store instead of memory of their
 * own.  `sources` and reader_data belong to the reader.
 *
 * Threads: a trace is immutable once builder_finish() has returned it.  Any
 * number of threads may call what takes a const struct trace.  Nothing here
 * allocates but for functions that take an arena.
 *
 * Cost: O(1) unless another is stated; n is the number of slices of a row.
 *
 * Rules of the Trace Event Format (nesting, ids, scopes, what ends what) are
 * applied while a trace is built; the comments of src/ingest name each.
 */
#include <stdint.h>
#include <stddef.h>

#include "ttv/callsite.h"
#include "ttv/entity.h"
#include "ttv/warn.h"

#define NONE		UINT32_MAX	/* of indices and ids */
#define DUR_OPEN	INT64_C(-1)	/* it has a begin and no end */
#define OFF_NONE	UINT64_MAX	/* of offsets */
#define DUR_LOW_OPEN	(UINT32_MAX - 1) /* in dur_low: DUR_OPEN */
#define DUR_LOW_LONG	UINT32_MAX	/* in dur_low: see long_dur */

struct arena;
struct event_facts;
struct leaf_sink;
struct memory_facts;
struct needle;
struct notes;
struct reference;
struct strtab;
struct value;
struct flow_table;
struct interval_index;
struct trace;

/* An id as the file gives it: pid, tid, object and async ids. */
struct ident {
	enum { IDENT_NONE, IDENT_INT, IDENT_UINT, IDENT_TEXT } type;
	uint32_t	text;		/* IDENT_TEXT: a string */
	int64_t		num;		/* IDENT_INT; IDENT_UINT: the bits of a
					 * number from 2^63 on */
};

/*
 * Reads the integer that a text of len bytes spells, decimal or 0x and hex, as
 * "12", "-3", "0x1f".  Returns 0, or -1 when the text is anything else: blanks,
 * leading zeros, more than 63 bits (64 in hex, which wrap).
 */
int	ident_parse(const char *, size_t len, int64_t *num);

struct kind {
	uint32_t	name;		/* string, 0: none */
	uint32_t	cat;		/* string, 0: none */
	uint32_t	cname;		/* string, 0: none */
	uint32_t	flags;		/* KIND_* */
};
#define KIND_SCHED	1		/* of what ran on a CPU */
#define KIND_STATE	2		/* of states of threads */
#define KIND_WARNING	4		/* of alerts: derived events that say
					 * that something is odd ... */
#define KIND_ERROR	8		/* ... or wrong */
#define KIND_KERNEL	16		/* of events of the kernel that mean
					 * no more than that they happened */
#define KIND_VALUE	32		/* of states that a track of the file's
					 * own is in */

/* What the system says of where a process comes from. */
struct process_origin {
	int64_t		start;		/* when it began, if has_start */
	uint32_t	parent;		/* upid; PARENT_IDLE; NONE */
	uint32_t	cmdline;	/* string: its parts with blanks
					 * between */
	int32_t		uid;		/* the user, if has_uid */
	uint8_t		has_start, has_uid;
	uint8_t		is_kthread;	/* 1: a thread of the kernel */
	uint8_t		told;		/* 1: any of this is known */
	uint8_t		born;		/* 1: its main thread has a start */
	uint8_t		unused[7];	/* 0 */
};
#define PARENT_IDLE	(NONE - 1)	/* pid 0 */

/* What the system says of a CPU, and a frequency that it can have. */
struct cpu_info {
	uint32_t	cpu, machine;
	uint32_t	processor;	/* string: its model, or 0 */
	uint32_t	capacity;	/* compared with others; NONE */
};
struct cpu_freq {
	uint32_t	cpu, machine;
	uint32_t	khz;
};

struct process {
	struct ident	pid;
	uint32_t	name;		/* string */
	uint32_t	labels;		/* string: "a,b", as given */
	uint32_t	comm;		/* string: what the kernel calls its
					 * main thread; 0 */
	uint32_t	machine;	/* 0: that of the file */
	int64_t		sort_index;	/* if has_sort: ascending */
	uint8_t		has_sort;
	uint8_t		file;		/* index of sources */
	uint8_t		unused[2];	/* 0 */
	uint32_t	track;		/* of type TRACK_PROCESS, or NONE */
	struct process_origin origin;
};

struct thread {
	uint32_t	upid;		/* NONE: not known */
	uint32_t	name;		/* string */
	struct ident	tid;
	int64_t		sort_index;	/* if has_sort: among its process's */
	int64_t		start;		/* when it began, if has_start */
	int64_t		end;		/* when it was gone, if has_end */
	uint8_t		has_sort, has_start, has_end;
	uint8_t		unused[5];	/* 0 */
	uint32_t	machine;	/* 0: that of the file */
	uint32_t	track;		/* of type TRACK_THREAD, or NONE */
};

enum track_type {
	TRACK_THREAD, TRACK_ASYNC, TRACK_PROCESS, TRACK_GLOBAL,
	TRACK_COUNTER, TRACK_OBJECT, TRACK_SAMPLE, TRACK_MEMORY,
	TRACK_CUSTOM,			/* of the file's own, at any depth */
	TRACK_CPU,			/* what ran on a CPU */
	TRACK_STATE,			/* the states of a thread */
	TRACK_TYPES
};

/* What in the file made a track whose type does not say it. */
enum track_source {
	TRACK_SOURCE_NONE,		/* as its type says */
	TRACK_SOURCE_DESCRIPTOR,	/* a descriptor: it has a uuid */
	TRACK_SOURCE_MARKER,		/* async markers of a process */
	TRACK_SOURCE_MARKER_TRACK,	/* markers that name their track */
	TRACK_SOURCE_CALLS,		/* calls of the kernel by its thread */
	TRACK_SOURCE_UNMERGED,		/* a thread, without its system's ... */
	TRACK_SOURCE_SYSTEM,		/* ... events, which these are */
	TRACK_SOURCE_HEAP,		/* bytes of a heap, as samples */
	TRACK_SOURCE_EXPECTED,		/* when frames were expected ... */
	TRACK_SOURCE_FRAMES,		/* ... and when they came */
	TRACK_SOURCE_ARGS,		/* a counter of args, whose id is 0 */
	TRACK_SOURCE_ARGS_ID,		/* another id: it is NAME[ID] */
	TRACK_SOURCE_MEMINFO, TRACK_SOURCE_VMSTAT, /* counters of /proc */
	TRACK_SOURCE_PERF,		/* a counter of perf, of a CPU */
	TRACK_SOURCE_SESSIONS,		/* recordings beside this one */
	TRACK_SOURCE_GPU, TRACK_SOURCE_GPU_COUNTER, TRACK_SOURCE_GPU_STAGE,
	TRACK_SOURCE_GPU_LOG, TRACK_SOURCE_VULKAN, TRACK_SOURCE_NETWORK,
	TRACK_SOURCE_ETW_MEMORY, TRACK_SOURCE_ETW_FILE, TRACK_SOURCE_ETW_DISK
};

/* In which order the children of a track are shown. */
enum child_order {
	ORDER_DEFAULT,			/* by type, then by name */
	ORDER_NAME,			/* by name, bytewise */
	ORDER_TIME,			/* by what is first on each */
	ORDER_RANK			/* by the number that each has */
};

#define UNIT_NONE	"none"		/* of samples: numbers, and their axis */
struct track {
	enum track_type	type;
	uint32_t	parent;		/* track, or NONE; it comes before */
	uint32_t	upid;		/* or NONE */
	uint32_t	utid;		/* or NONE */
	uint32_t	name;		/* string; 0 for a process or thread
					 * that the file gave no name */
	uint32_t	unit, description;	/* strings, or 0 */
	enum child_order order;		/* of its children */
	int64_t		rank;		/* if has_rank: among siblings by
					 * ORDER_RANK */
	uint64_t	uuid;		/* of TRACK_SOURCE_DESCRIPTOR, else 0 */
	uint8_t		has_rank;
	uint8_t		source;		/* enum track_source */
	uint8_t		has_states;	/* 1: described as one of states */
	uint8_t		unused;		/* 0 */
	/* runs of the trace's arrays: the first index and the number */
	uint32_t	row, nrows;
	uint32_t	nlanes;
	uint32_t	file;		/* index of sources; NONE: of several */
	uint32_t	cpu;		/* of TRACK_CPU, else NONE */
	uint32_t	machine;	/* of a track of the file's own */
	uint32_t	fact;		/* of TRACK_CPU, TRACK_STATE: index of
					 * its first slice in t->sched, in
					 * t->state_word */
	uint32_t	instant, ninstants;
	uint32_t	series, nseries;	/* of counters */
	uint32_t	object, nobjects;
	uint32_t	sample, nsamples;
	uint32_t	memdump, nmemdumps;
	uint32_t	context, ncontexts;
	uint64_t	nslices;	/* of all its rows */
	int64_t		start, end;	/* first and last time of its things;
					 * start > end: it has none */
};

struct row {				/* rows of a track: by (lane, depth) */
	uint32_t	track;
	uint32_t	lane;
	uint32_t	depth;
	uint32_t	first;		/* slices [first, first + n), by ts */
	uint32_t	n;		/* > 0 */
};

struct instant {
	int64_t		ts;
	uint64_t	off;
	uint32_t	kind;
	uint32_t	mark;		/* 1: a mark of navigation timing */
};

struct series {				/* one value of a counter over time */
	uint32_t	track;
	uint32_t	name;		/* string */
	uint32_t	first, n;	/* in counter_value, by ts: the ids */
	uint32_t	times;		/* in counter_ts: the first of n; series
					 * with the same times share them */
	uint32_t	unused;		/* 0 */
	double		min, max;
};

struct object {				/* one life of an object */
	uint32_t	track;
	uint32_t	id_text;	/* string: as the file spells it */
	struct ident	id;
	uint32_t	name, cat, base_type, scope; /* strings or 0 */
	int64_t		created;
	int64_t		destroyed;	/* INT64_MAX: alive to the end */
	uint32_t	snapshot, nsnapshots;	/* run of snapshots, by ts */
	uint64_t	off;		/* of what creates it, or else of its
					 * first snapshot */
	uint64_t	end_off;	/* of what destroys it, or OFF_NONE */
};

struct snapshot {
	uint32_t	object;
	uint8_t		nested;		/* in another: off is its own {, not
					 * that of an event */
	uint8_t		unused[3];	/* 0 */
	int64_t		ts;
	uint64_t	off;
};

struct sample {
	int64_t		ts;
	uint32_t	callsite;		/* leaf, or NONE */
	uint32_t	name;		/* string or 0 */
	double		weight;		/* in the file's unit; 1: not given */
	uint64_t	off;
};

struct memdump {			/* an event of a dump; those of one
					 * dump share its id */
	int64_t		ts;
	uint32_t	id;		/* string */
	uint32_t	unused;		/* 0 */
	uint64_t	off;
};

struct alert {				/* see ttv/alert.h */
	int64_t		ts;
	struct entity_ref at;		/* a slice or an instant */
	uint32_t	kind;
	uint32_t	unused;		/* 0 */
};

struct clock_sync {
	int64_t		ts;
	uint32_t	id;		/* string */
	uint32_t	file;		/* index of sources */
	int64_t		issue_ts;	/* INT64_MIN: none */
	uint64_t	off;
};

/* Numbers that clocks of the system have in all formats. */
enum {
	CLOCK_NUMBER_REALTIME = 1, CLOCK_NUMBER_MONOTONIC = 3,
	CLOCK_NUMBER_BOOTTIME = 6, CLOCK_NUMBER_FILE = 11
};

struct clock_reading {			/* what a clock showed at a time */
	int64_t		ts;
	int64_t		clock;		/* number that the format has for it */
	int64_t		value;		/* ns */
	uint32_t	name;		/* string; 0: none */
	uint32_t	machine;	/* 0: the one that recorded */
	uint32_t	snapshot;	/* from 0: readings of one moment, which
					 * are neighbours, share it */
	uint32_t	unused;		/* 0 */
};

struct context {
	int64_t		ts, dur;	/* DUR_OPEN */
	uint32_t	name, id;	/* strings */
	uint32_t	track;
	uint32_t	unused;		/* 0 */
	uint64_t	off;
};

struct metadata {			/* a top-level member, or an odd M */
	uint32_t	name;		/* string */
	uint32_t	unused;		/* 0 */
	uint64_t	off;		/* of the value's first byte */
	uint64_t	len;		/* bytes of it; 0: `off` is an event */
};

struct unread {				/* events that are not read */
	enum warn_code	code;		/* the warning that they are behind */
	uint32_t	name;		/* string */
	uint64_t	n;
};

struct event_count {			/* events by what their format says */
	uint32_t	name, help;	/* strings: "B", "begin of a slice" */
	uint64_t	n;
};

struct format_words;

struct source {				/* an input file */
	char		*path;
	const char	*format;	/* "chrome-json" */
	const struct format_words *words; /* of that; NULL where it is */
	const char	*compression;	/* "gzip" or NULL */
	uint64_t	 size;		/* bytes of the file */
	uint64_t	 base;		/* the offset of its first byte */
	uint64_t	 len;		/* bytes when inflated */
	int64_t		 shift;		/* ns that were added to its times */
	const char	*align;		/* how the shift was found, or NULL */
	uint64_t	 digest;	/* of its first bytes as they stand,
					 * compressed or not; 0: unknown */
};

/* A text in an input file that was read as a trace of its own. */
struct source_text {
	char		*name;		/* of a member of an archive, or NULL */
	const char	*format;
	const struct format_words *words; /* of that; NULL where it is */
	uint32_t	 source;	/* index of the file */
	uint64_t	 base;		/* the offset of its first byte */
	uint64_t	 len;		/* bytes when inflated */
	int64_t		 shift;		/* as that of a source */
	const char	*align;
};

/* The bytes of the input, as against those that the model was made of. */
enum trace_bytes {
	TRACE_BYTES_SAME,
	TRACE_BYTES_WRITTEN,		/* a file was written to since */
	TRACE_BYTES_UNREAD		/* a file could not be read again */
};

/*
 * Reads events of the input again.  Set by the loader; the model knows nothing
 * of formats.  Values live in the arena; they are NULL when unreadable.  Any
 * number of threads may call the functions, but for free().
 */
struct trace_reader {
	/*
	 * Fills the facts, which are empty before, of the event at off and of
	 * its end event, at end_off or OFF_NONE; leaves callsites alone.
	 * Returns 0, or -1 for unreadable bytes.  O(events).
	 */
	int		(*facts)(const struct trace *, uint64_t off,
			    uint64_t end_off, struct event_facts *,
			    struct arena *);
	/* Fills the facts of the sample at off; as event_source.sample. */
	int		(*sample)(const struct trace *, uint64_t off,
			    struct event_facts *, struct arena *);
	/* As event_source.brief; end_off OFF_NONE: no end event. */
	int		(*brief)(const struct trace *, uint64_t off,
			    uint64_t end_off, struct event_facts *);
	/* As event_source.may_cpu, of all inputs. */
	int		(*may_cpu)(const struct trace *);
	/* As event_source.args_text. */
	int		(*args_text)(const struct trace *, uint64_t off,
			    const char **text, size_t *n);
	/* As event_source.leaves; end_off OFF_NONE: no end event. */
	int		(*leaves)(const struct trace *, uint64_t off,
			    uint64_t end_off, const struct leaf_sink *);
	/* Prefetches the text at off; NULL: there is none. */
	void		(*fetch)(const struct trace *, uint64_t off);
	/*
	 * Fills the facts, which are empty before, with `parts` (enum
	 * memory_part) of the memory dump at off.  Returns 0, or -1 for
	 * unreadable bytes.  The function is NULL if the reader has no memory
	 * dumps.  O(event).
	 */
	int		(*memory)(const struct trace *, uint64_t off,
			    unsigned parts, struct memory_facts *,
			    struct arena *);
	/*
	 * Returns the value of the snapshot at off (nested: struct snapshot)
	 * without the members that only say which object it is, and with
	 * references in the places of the snapshots nested in it, whose scope
	 * is the string `scope`, or NULL for the default.  The function is NULL
	 * if the reader has no objects.  O(event).
	 */
	struct value	*(*snapshot)(const struct trace *, uint64_t off,
			    int nested, const struct value *scope,
			    struct arena *);
	/*
	 * Returns 1 and sets *r if a value of args or of a snapshot refers to
	 * an object, else 0.  The function is NULL if no value does.
	 */
	int		(*reference)(const struct trace *,
			    const struct value *, struct reference *r);
	/* Returns the value of len bytes at an offset.  O(len). */
	struct value	*(*value)(const struct trace *, uint64_t off,
			    uint64_t len, struct arena *);
	/* Returns the event's bytes as they stand; *len 0: unreadable. */
	const char	*(*raw)(const struct trace *, uint64_t off,
			    size_t *len);
	/* Returns the line of an offset, from 1, and sets its file.
	 * O(offset). */
	uint64_t	(*line)(const struct trace *, uint64_t off,
			    const struct source **);
	/*
	 * For a search of args; a reader has all three or none.  size()
	 * returns a bound of all offsets.  blocks() sets bit i of `bits`,
	 * which is 0 before, if a match of the needle may begin in the block
	 * [from + 64 i, from + 64 i + 64); it reads [from, to) once.  args()
	 * returns 1 if the args of the event at an offset match: by the needle
	 * alone where that is certain, else as soon as fn returns 1 for a key
	 * or a value.  O(event).
	 */
	uint64_t	(*size)(const struct trace *);
	void		(*blocks)(const struct trace *, const struct needle *,
			    uint64_t from, uint64_t to, uint64_t *bits);
	/*
	 * Makes [from, to) ready to be read as a whole, by several threads: for
	 * inputs that are inflated as they are read.  NULL: all are ready.
	 */
	void		(*ahead)(const struct trace *, int threads,
			    uint64_t from, uint64_t to);
	int		(*args)(const struct trace *, uint64_t off,
			    const struct needle *,
			    int (*fn)(void *, const char *, size_t), void *);
	/* Whether what events say is still what was loaded. */
	enum trace_bytes (*changed)(const struct trace *);
	void		(*free)(struct trace *);
};

/* Memory that arrays of a trace lie in, such as a mapped file. */
struct trace_store {
	const char	*data;
	size_t		 len;
	void		(*free)(struct trace_store *);
};

struct trace {
	struct trace_store	*store;		/* or NULL */
	const struct source	*sources;
	uint32_t		 nsources;
	const struct source_text *source_texts;	/* ascending by base */
	uint32_t		 nsource_texts;
	uint64_t		 derived_off;	/* derived events begin here
						 * (ttv/derived.h); 0: there
						 * are none */
	const struct trace_reader *reader;
	void			*reader_data;
	struct notes		*notes;		/* ttv/note.h; or NULL */

	struct strtab		*strings;
	/* arrays: a row each in src/model/column.c */
	struct kind		*kinds;
	uint32_t		 nkinds;
	uint64_t		*kind_count;	/* by kind: its slices */

	struct process		*processes;
	uint32_t		 nprocesses;
	struct thread		*threads;
	uint32_t		 nthreads;
	struct track		*tracks;	/* as shown: parents first */
	uint32_t		 ntracks;
	struct row		*rows;
	uint32_t		 nrows;

	/* slices: columns by id, in order of (row, ts) */
	uint32_t		 nslices;
	int64_t			*ts;
	/* trace_dur(): what does not fit is in the list of long ones */
	uint32_t		*dur_low;
	uint32_t		 nlong;
	uint32_t		*long_slice;	/* ids, ascending */
	int64_t			*long_dur;
	uint32_t		*kind;
	/* trace_off(): the upper 32 bits are none if they are 0 of all */
	uint32_t		*off_low;
	uint32_t		*off_high;
	uint32_t		 noff_high;
	uint32_t		 nends;		/* slices with an end event */
	uint32_t		*end_slice;	/* their ids, ascending, ... */
	uint32_t		*end_off_low;	/* ... and trace_end_off_at() */
	uint32_t		*end_off_high;	/* likewise */
	uint32_t		 nend_off_high;
	/* beside the slices of scheduling, see ttv/sched.h */
	struct sched		*sched;		/* of slices of TRACK_CPU */
	uint32_t		 nsched;
	struct sched_ending	*sched_endings;
	uint32_t		 nsched_endings;
	struct idle		*idles;		/* as they began */
	uint32_t		 nidles;
	struct cpu_info		*cpu_infos;	/* what the system says of
						 * CPUs, as in the file */
	uint32_t		 ncpu_infos;
	struct cpu_freq		*cpu_freqs;	/* that they can have */
	uint32_t		 ncpu_freqs;
	uint32_t		*state_word;	/* of slices of TRACK_STATE */
	uint32_t		 nstates;
	uint32_t		 running;	/* kind, if nstates is not 0 */
	struct state_more	*state_more;
	uint32_t		 nstate_more;
	/* level of detail over the slice columns, see ttv/lod.h */
	struct lod		*lod;

	struct instant		*instants;	/* by (track, ts) */
	uint32_t		 ninstants;
	struct series		*series;	/* by track */
	uint32_t		 nseries;
	uint32_t		 ncounter_values; /* of all series */
	uint32_t		 ncounter_ts;	/* fewer if times are shared */
	int64_t			*counter_ts;
	double			*counter_value;
	struct flow_table	*flow_table;	/* ttv/flow.h; or NULL */
	/* by kind of thing, made when asked for: ttv/interval.h */
	_Atomic(struct interval_index *) intervals[ENTITIES];
	_Atomic(struct span_traces *) span_traces; /* ttv/span_trace.h */
	uint32_t		 nflows;
	struct object		*objects;	/* by (track, id, created) */
	uint32_t		 nobjects;
	struct snapshot		*snapshots;	/* by (object, ts) */
	uint32_t		 nsnapshots;
	struct frame		*frames;
	uint32_t		 nframes;
	struct callsite		*callsites;
	uint32_t		 ncallsites;
	struct callsite_id	*callsite_ids;	/* by (owner, id) */
	uint32_t		 ncallsite_ids;
	struct sample		*samples;	/* by (track, ts) */
	uint32_t		 nsamples;
	struct memdump		*memdumps;	/* by (track, ts) */
	uint32_t		 nmemdumps;
	struct context		*contexts;	/* by (track, ts) */
	uint32_t		 ncontexts;
	struct alert		*alerts;	/* by ts */
	uint32_t		 nalerts;
	struct clock_sync	*clock_syncs;
	uint32_t		 nclock_syncs;
	struct clock_reading	*clock_readings; /* as they were read */
	uint32_t		 nclock_readings;
	struct metadata		*metadata;
	uint32_t		 nmetadata;
	int64_t			*records;	/* ttv/record.h */
	uint32_t		 nrecords;

	struct unread		*unread;
	uint32_t		 nunread;

	int64_t			 start, end;	/* of all things; 0, 0: none */
	int			 has_wall;	/* the day is known: a time and
						 * `wall` are ns since 1970 */
	int64_t			 wall;
	int64_t			*file_end;	/* of several files; NULL */
	uint32_t		 nfile_end;	/* 0, or at least nsources */
	uint64_t		 nevents;	/* all that were read */
	struct event_count	*event_counts;	/* of those, by name */
	uint32_t		 nevent_counts;
	char			 time_unit[8];	/* that the file wants, or "" */
	struct warn		 warn;
	int			 complete;	/* 0: more is being loaded */
	uint64_t		 until;		/* of a part: what is behind */
	uint64_t		 memory;	/* bytes, without lod */
};

/* Frees a trace and what it owns; NULL is fine. */
void		 trace_free(struct trace *);

/* Return the string of a number, the name and category of a kind; "" for 0. */
const char	*trace_str(const struct trace *, uint32_t);
/* Returns where a function stands, a string, without the folders. */
const char	*trace_place_short(const struct trace *, uint32_t where);
/* Returns the line of a callsite's place, a string that begins with its file,
 * and its column, or 0. */
void	 trace_place(const struct trace *, uint32_t cat, uint32_t place,
	    uint32_t *line, uint32_t *column);
const char	*trace_kind_name(const struct trace *, uint32_t kind);
const char	*trace_kind_cat(const struct trace *, uint32_t kind);

/* Returns when what is unfinished in a process ends: with its file. */
int64_t		 trace_open_end(const struct trace *, uint32_t upid);
/* Returns when what is unfinished on a track ends: with its file. */
int64_t		 trace_track_open_end(const struct trace *, uint32_t track);
/*
 * Returns until when sample i of a track holds: to the next one; the last one
 * to the end of the track or, where that is not known, as long as the one
 * before.
 */
int64_t		 trace_sample_end(const struct trace *, const struct track *,
		    uint32_t i);
/* Returns ts + dur, or the end of its file if the slice is unfinished. */
int64_t		 trace_slice_end(const struct trace *, uint32_t slice);
/* Returns how many ns of a slice lie in [t0, t1). */
int64_t		 trace_slice_overlap(const struct trace *, uint32_t slice,
		    int64_t t0, int64_t t1);
/* Returns the row of a slice.  O(log rows). */
uint32_t	 trace_slice_row(const struct trace *, uint32_t slice);
/* Returns the row of (track, lane, depth), or NONE.  O(log rows). */
uint32_t	 trace_row_of(const struct trace *, uint32_t track,
		    uint32_t lane, uint32_t depth);
/*
 * Returns the first of n instants of a track, `first` and on, that is at ts or
 * later, or first + n.  O(log n).
 */
uint32_t	 trace_instant_from(const struct trace *, uint32_t first,
		    uint32_t n, int64_t ts);
/* Returns the row's last slice that begins by ts, or NONE.  O(log n). */
uint32_t	 trace_row_at(const struct trace *, uint32_t row, int64_t ts);
/* Returns the row's first slice that begins from ts on, or NONE.  O(log n). */
uint32_t	 trace_row_from(const struct trace *, uint32_t row, int64_t ts);
/* Returns the innermost slice of a track at ts, or NONE. */
uint32_t	 trace_innermost(const struct trace *, uint32_t track,
		    int64_t ts);
/* Returns the slice that directly contains another, or NONE.  O(log n). */
uint32_t	 trace_parent(const struct trace *, uint32_t slice);
/* Sets *first, returns n: children are [*first, *first + n).  O(log n). */
uint32_t	 trace_children(const struct trace *, uint32_t slice,
		    uint32_t *first);
/* Returns the ns of a slice that its children do not cover.  O(log n). */
int64_t		 trace_self(const struct trace *, uint32_t slice);
/* Returns the offset of a slice's end event, or OFF_NONE.  O(log nends). */
uint64_t	 trace_end_off(const struct trace *, uint32_t slice);
/*
 * Returns the duration of a slice, or DUR_OPEN; trace_dur_wide() is the rare
 * part of it, of a slice that is open or too long for dur_low.  O(log nlong).
 */
int64_t		 trace_dur_wide(const struct trace *, uint32_t slice);
static inline int64_t
trace_dur(const struct trace *t, uint32_t slice)
{
	uint32_t low = t->dur_low[slice];

	return __builtin_expect(low < DUR_LOW_OPEN, 1) ? (int64_t)low :
	    trace_dur_wide(t, slice);
}
/* Sets dur[i] to that of slice first + i, of n slices.  O(n + log nlong). */
void		 trace_durs(const struct trace *, uint32_t first, uint32_t n,
		    int64_t *dur);
/*
 * Return the offset of the begin event of a slice, and that of the end event of
 * the slice end_slice[i].  O(1).
 */
static inline uint64_t
trace_off(const struct trace *t, uint32_t slice)
{
	return t->off_low[slice] | (t->noff_high == 0 ? 0 :
	    (uint64_t)t->off_high[slice] << 32);
}
static inline uint64_t
trace_end_off_at(const struct trace *t, uint32_t i)
{
	return t->end_off_low[i] | (t->nend_off_high == 0 ? 0 :
	    (uint64_t)t->end_off_high[i] << 32);
}

/* Return the series of a counter value, or NONE; its ts.  O(log series). */
uint32_t	 trace_series_of(const struct trace *, uint32_t value);
/*
 * Returns a value of a counter as the file has it: a gap in the idle states of
 * a CPU is what the kernel writes where the CPU leaves idleness.
 */
double		 trace_counter_raw(const struct trace *, uint32_t value);
#define TRACE_IDLE_COUNTER	"cpuidle"
#define TRACE_NOT_IDLE		4294967295	/* (unsigned)-1 */
int64_t		 trace_counter_ts(const struct trace *, uint32_t value);
/* Returns the n times of a series, that of value first + i at i. */
static inline const int64_t *
trace_series_ts(const struct trace *t, const struct series *s)
{
	return &t->counter_ts[s->times];
}

/*
 * These read the input again, O(event), into the arena: the facts of the event
 * at off, of process upid, and of its end event at end_off or OFF_NONE, 0 or -1
 * (nothing readable: empty facts); the args of a slice, those of its end event
 * merged over those of its begin; the args of the event at an offset.  NULL:
 * there are none.
 */
int		 trace_facts(const struct trace *, uint64_t off,
		    uint64_t end_off, uint32_t upid, struct event_facts *,
		    struct arena *);
/*
 * Reads the brief facts of an event (event_source.brief) and of its end event,
 * or OFF_NONE: returns 1, or 0 and empty facts where only trace_facts() can
 * tell.  Several times as fast.
 */
int		 trace_brief(const struct trace *, uint64_t off,
		    uint64_t end_off, struct event_facts *);
/* Reads the facts of a sample again: its args and its CPU; 0 or -1. */
int		 trace_sample_facts(const struct trace *, uint32_t sample,
		    struct event_facts *, struct arena *);
/*
 * Returns event_facts.tdur of a slice: its cpu time in ns, or -1.  The arena is
 * used for what the reader can only tell as facts.
 */
int64_t		 trace_cpu(const struct trace *, uint32_t slice,
		    struct arena *);
/* Returns 0 if no slice has a CPU time; reads the input once. */
int		 trace_may_cpu(const struct trace *);
/* Prefetches what trace_cpu() will read of a slice. */
void		 trace_cpu_fetch(const struct trace *, uint32_t slice);
/*
 * Reads `parts` (enum memory_part) of the memory dump of the event at off into
 * the arena: 0, or -1 (nothing readable: empty facts).  O(event).
 */
int		 trace_memory_facts(const struct trace *, uint64_t off,
		    unsigned parts, struct memory_facts *, struct arena *);
/* Says whether what events say is still what was loaded. */
enum trace_bytes trace_changed(const struct trace *);
struct value	*trace_slice_args(const struct trace *, uint32_t slice,
		    struct arena *);
struct value	*trace_off_args(const struct trace *, uint64_t off,
		    struct arena *);
/*
 * Returns the callsite that a value of an event of a process names, or NONE.
 * Ids of the process come before those of its file.  O(log callsite_ids).
 */
uint32_t	 trace_callsite_of(const struct trace *, uint32_t upid,
		    const struct value *frame);
/* Returns the value of metadata i, or NULL.  O(its text). */
struct value	*trace_metadata_value(const struct trace *, uint32_t i,
		    struct arena *);

#define TRACE_NO_NAME		"(no name)"	/* what people read */
#define TRACE_NO_CATEGORY	"(no category)"
/*
 * Write a name for people into a buffer of n bytes, safe to print and ended by
 * a NUL: "Renderer [4242]", "CrBrowserMain [17]", the name of a counter.
 * Return its length.
 */
size_t		 trace_process_label(const struct trace *, uint32_t upid,
		    char *, size_t n);
size_t		 trace_thread_label(const struct trace *, uint32_t utid,
		    char *, size_t n);
size_t		 trace_track_label(const struct trace *, uint32_t track,
		    char *, size_t n);
/* The same in fewer columns: "Renderer 4242", and of a command line the program
 * alone, "chromium 17". */
size_t		 trace_process_short(const struct trace *, uint32_t upid,
		    char *, size_t n);
size_t		 trace_thread_short(const struct trace *, uint32_t utid,
		    char *, size_t n);
/* The same for a track that is named without those around it: the states and
 * the samples of a thread are called as the thread is. */
size_t		 trace_place_label(const struct trace *, uint32_t track,
		    char *, size_t n);
/* Returns the word of the export for a type of track. */
const char	*track_type_name(enum track_type);
/* Returns "lexicographic", "chronological", "explicit"; NULL: ORDER_DEFAULT. */
const char	*track_order_name(enum child_order);

#endif
