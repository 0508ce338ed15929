#ifndef TTV_TRACE_H
#define TTV_TRACE_H
/*
 * The model: a loaded trace.  Immutable once a builder has made it; every
 * function that takes a const struct trace may be called from many threads
 * and allocates nothing.
 *
 * The nouns, after trace_processor:
 *   process (upid), thread (utid): dense numbers from 0, in order of first
 *     appearance.  What the file calls them is an id: an integer or a text.
 *   track: something that has a place on the screen: a process, a thread, the
 *     async slices of one name in one process, a counter, ...  Tracks form a
 *     tree; `tracks` is in display order, parents before children.
 *   slice: a named interval on a track.  Columns sorted by (row, ts); a
 *     slice's id is its index.  dur is -1 when it is unfinished.
 *   row: one (track, lane, depth): a contiguous run of slices that do not
 *     overlap, sorted by ts.  Lane 0 is the stack proper; lanes above hold
 *     what overlapped without nesting ("spilled"), depth counts from 0 in
 *     each.  Rows of a track are contiguous, by (lane, depth).
 *   kind: an interned (name, cat, cname).  Colour and search work on kinds.
 *   instant, counter sample, flow, object, snapshot, sample, ...: below.
 * Times are int64 nanoseconds.  Offsets ("off") say where in the input an
 * event stands: byte offsets in the inflated input, files one after another.
 */
#include <stdint.h>
#include <stddef.h>

#include "ttv/warn.h"

#define NONE		UINT32_MAX	/* no such slice, track, process ... */
#define DUR_OPEN	INT64_C(-1)
#define OFF_NONE	UINT64_MAX

struct arena;
struct needle;
struct strtab;
struct value;
struct flow_table;
struct trace;

/* An id as the file gives it: pid, tid, object and async ids. */
struct ident {
	enum { IDENT_NONE, IDENT_INT, IDENT_TEXT } type;
	int64_t		num;		/* IDENT_INT */
	uint32_t	text;		/* IDENT_TEXT: string */
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
	uint32_t	flags;		/* for whoever filters; 0 */
};

struct process {
	struct ident	pid;
	uint32_t	name;		/* string, 0: none given */
	uint32_t	labels;		/* string as given, comma list; 0: none */
	int64_t		sort_index;
	uint8_t		has_sort;
	uint8_t		file;		/* which input file, from 0 */
	uint32_t	track;		/* of kind process, or NONE */
};

struct thread {
	uint32_t	upid;
	struct ident	tid;
	uint32_t	name;		/* string, 0: none given */
	int64_t		sort_index;
	uint8_t		has_sort;
	uint32_t	track;		/* of kind thread, or NONE */
};

enum track_kind {
	TRACK_THREAD, TRACK_ASYNC, TRACK_PROCESS, TRACK_GLOBAL,
	TRACK_COUNTER, TRACK_OBJECT, TRACK_SAMPLE, TRACK_MEMORY,
	TRACK_CUSTOM,			/* of the file's own, at any depth */
	TRACK_KINDS
};

/* In which order the children of a track are shown. */
enum child_order {
	ORDER_DEFAULT,			/* by type, then by name */
	ORDER_NAME,			/* by name, bytewise */
	ORDER_TIME,			/* by what is first on each */
	ORDER_RANK			/* by the number that each has */
};

struct track {
	enum track_kind	kind;
	uint32_t	parent;		/* track, or NONE; it stands before */
	uint32_t	upid;		/* or NONE */
	uint32_t	utid;		/* of a thread and what hangs on it */
	uint32_t	name;		/* string; of a process or thread the
					 * name the file gave, else 0 */
	uint32_t	unit, description;	/* strings, or 0 */
	enum child_order order;		/* of its children */
	int64_t		rank;		/* among siblings by ORDER_RANK */
	/* runs in the trace's arrays; counts are 0 where there is nothing */
	uint32_t	row, nrows;
	uint32_t	nlanes;
	uint32_t	instant, ninstants;
	uint32_t	series, nseries;	/* of counters */
	uint32_t	object, nobjects;
	uint32_t	sample, nsamples;
	uint32_t	memdump, nmemdumps;
	uint32_t	context, ncontexts;
	uint64_t	nslices;	/* of all its rows */
	int64_t		start, end;	/* of what is on it; start > end: empty */
};

struct row {
	uint32_t	track;
	uint32_t	lane;
	uint32_t	depth;
	uint32_t	first;		/* slice */
	uint32_t	n;		/* > 0 */
};

struct instant {
	int64_t		ts;
	uint64_t	off;
	uint32_t	kind;
	uint32_t	mark;		/* 1: a mark, phase R */
};

struct series {				/* one value over time */
	uint32_t	track;
	uint32_t	name;		/* string */
	uint32_t	first, n;	/* in counter_value: a sample's id */
	uint32_t	times;		/* in counter_ts; series of a counter
					 * that come together share them */
	double		min, max;
};

struct object {
	uint32_t	track;
	struct ident	id;
	uint32_t	id_text;	/* string: the id as the file spells it */
	uint32_t	name, cat, base_type, scope; /* strings or 0 */
	int64_t		created;
	int64_t		destroyed;	/* INT64_MAX: alive to the end */
	uint32_t	snapshot, nsnapshots;	/* run, by ts */
	uint64_t	off, end_off;	/* N (or first O), D; OFF_NONE */
};

struct snapshot {
	uint32_t	object;
	uint8_t		nested;		/* in another: off is its own {, not
					 * that of an event */
	int64_t		ts;
	uint64_t	off;
};

struct frame {				/* of a call stack */
	uint32_t	name;		/* string */
	uint32_t	cat;		/* string: category or file */
	uint32_t	parent;		/* frame nearer the root, or NONE */
};

#define FRAME_OF_PROCESS UINT32_C(0x80000000)
struct frame_id {			/* what the file calls a frame */
	uint32_t	owner;		/* file, or FRAME_OF_PROCESS | upid */
	uint32_t	id;		/* string */
	uint32_t	frame;
};

struct sample {
	int64_t		ts;
	uint32_t	frame;		/* leaf, or NONE */
	uint32_t	name;		/* string or 0 */
	double		weight;
	uint64_t	off;
};

struct memdump {
	int64_t		ts;
	uint32_t	id;		/* string */
	uint64_t	off;
};

struct clock_sync {
	int64_t		ts;
	uint32_t	id;		/* string */
	int64_t		issue_ts;	/* INT64_MIN: none */
	uint32_t	file;
	uint64_t	off;
};

struct context {
	int64_t		ts, dur;	/* DUR_OPEN */
	uint32_t	name, id;	/* strings */
	uint32_t	track;
	uint64_t	off;
};

struct metadata {			/* a top-level member, or an unknown M */
	uint32_t	name;		/* string */
	uint64_t	off;		/* of the value's first byte */
	uint64_t	len;		/* of the value's text; 0: an M event */
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

struct source {				/* an input file */
	char		*path;
	const char	*format;	/* "chrome-json" */
	const char	*compression;	/* "gzip" or NULL */
	uint64_t	 size;		/* of the file */
	uint64_t	 base;		/* its first byte as an `off` */
	uint64_t	 len;		/* inflated bytes */
	int64_t		 shift;		/* ns added to its times */
	const char	*align;		/* how that was found, or NULL */
};

/*
 * What reads an event's text again.  Set by the loader; the model knows
 * nothing of formats.  Both results live in the arena; NULL when unreadable.
 */
struct trace_reader {
	/* The whole event at an offset as an object. */
	struct value	*(*event)(const struct trace *, uint64_t off,
			    struct arena *);
	/* The text of a value (metadata). */
	struct value	*(*value)(const struct trace *, uint64_t off,
			    uint64_t len, struct arena *);
	/* The event's bytes as they stand; *len 0 when unreadable. */
	const char	*(*raw)(const struct trace *, uint64_t off, size_t *len);
	/* Line number from 1 and file of an offset. O(offset). */
	uint64_t	(*line)(const struct trace *, uint64_t off,
			    const struct source **);
	/*
	 * For a search of args, all or none; any number of threads.  Offsets
	 * are below size().  blocks() sets bit i of `bits`, which is 0 before,
	 * when something that the needle may be of begins in the block
	 * [from + 64 i, from + 64 i + 64); it reads [from, to) once.  args()
	 * says whether the args of the event at an offset have it: 1 by the
	 * needle alone if that is certain, else what fn says of the keys and
	 * the values, one after another, until it says 1.  O(event).
	 */
	uint64_t	(*size)(const struct trace *);
	void		(*blocks)(const struct trace *, const struct needle *,
			    uint64_t from, uint64_t to, uint64_t *bits);
	int		(*args)(const struct trace *, uint64_t off,
			    const struct needle *,
			    int (*fn)(void *, const char *, size_t), void *);
	/* Whether an input was written to since it was opened. */
	int		(*changed)(const struct trace *);
	void		(*free)(struct trace *);
};

struct trace {
	const struct source	*sources;
	uint32_t		 nsources;
	const struct trace_reader *reader;
	void			*reader_data;

	struct strtab		*strings;
	struct kind		*kinds;
	uint32_t		 nkinds;
	uint64_t		*kind_count;	/* slices of each kind */

	struct process		*processes;
	uint32_t		 nprocesses;
	struct thread		*threads;
	uint32_t		 nthreads;
	struct track		*tracks;	/* display order */
	uint32_t		 ntracks;
	struct row		*rows;
	uint32_t		 nrows;

	/* slices, columns */
	uint32_t		 nslices;
	int64_t			*ts;
	int64_t			*dur;
	uint32_t		*kind;
	uint64_t		*off;		/* of the B, X, b ... event */
	uint32_t		 nends;		/* slices with an end event */
	uint32_t		*end_slice;	/* ascending slice ids ... */
	uint64_t		*end_off;	/* ... and their E, e or F */
	/* level of detail over the slice columns, see ttv/lod.h */
	struct lod		*lod;

	struct instant		*instants;
	uint32_t		 ninstants;
	struct series		*series;
	uint32_t		 nseries;
	uint32_t		 ncounters;	/* samples of all series */
	uint32_t		 ncounter_ts;
	int64_t			*counter_ts;
	double			*counter_value;
	struct flow_table	*flow_table;	/* see ttv/flow.h; may be NULL */
	uint32_t		 nflows;
	struct object		*objects;	/* by (track, id, created) */
	uint32_t		 nobjects;
	struct snapshot		*snapshots;
	uint32_t		 nsnapshots;
	struct frame		*frames;
	uint32_t		 nframes;
	struct frame_id		*frame_ids;	/* by (owner, id) */
	uint32_t		 nframe_ids;
	struct sample		*samples;	/* by (track, ts) */
	uint32_t		 nsamples;
	struct memdump		*memdumps;
	uint32_t		 nmemdumps;
	struct context		*contexts;
	uint32_t		 ncontexts;
	struct clock_sync	*clock_syncs;
	uint32_t		 nclock_syncs;
	struct metadata		*metadata;
	uint32_t		 nmetadata;

	struct unread		*unread;
	uint32_t		 nunread;

	int64_t			 start, end;	/* 0, 0 when nothing has a time */
	int64_t			*file_end;	/* of each file of several; or NULL */
	uint64_t		 nevents;	/* all that were read */
	struct event_count	*event_counts;	/* of those, by name */
	uint32_t		 nevent_counts;
	char			 time_unit[8];	/* displayTimeUnit, or "" */
	struct warn		 warn;
	int			 complete;	/* 0: more is being loaded */
	uint64_t		 memory;	/* private bytes, about */
};

void		 trace_free(struct trace *);	/* NULL is fine */

/* The string behind an id; "" for 0. */
const char	*trace_str(const struct trace *, uint32_t);
const char	*trace_kind_name(const struct trace *, uint32_t kind);
const char	*trace_kind_cat(const struct trace *, uint32_t kind);

/* Where what is unfinished in a process ends: with the file of the process. */
int64_t		 trace_open_end(const struct trace *, uint32_t upid);
/* The end of a slice: ts + dur, or the end of its file when unfinished. */
int64_t		 trace_slice_end(const struct trace *, uint32_t slice);
/* The row of a slice: O(log rows). */
uint32_t	 trace_slice_row(const struct trace *, uint32_t slice);
/* The row of (track, lane, depth), or NONE. */
uint32_t	 trace_row_of(const struct trace *, uint32_t track,
		    uint32_t lane, uint32_t depth);
/* The last slice of the row with ts <= t, or NONE. O(log n). */
uint32_t	 trace_row_at(const struct trace *, uint32_t row, int64_t t);
/* The first slice of the row with ts >= t, or NONE. */
uint32_t	 trace_row_from(const struct trace *, uint32_t row, int64_t t);
/* The slice above that contains this one, or NONE. */
uint32_t	 trace_parent(const struct trace *, uint32_t slice);
/* The run [*first, *first + n) of direct children; n is returned. */
uint32_t	 trace_children(const struct trace *, uint32_t slice,
		    uint32_t *first);
/* Time not covered by children. O(log n). */
int64_t		 trace_self(const struct trace *, uint32_t slice);
/* The end event's offset, or OFF_NONE. O(log n). */
uint64_t	 trace_end_off(const struct trace *, uint32_t slice);

/* The series of a counter's sample, or NONE; its time. O(log series). */
uint32_t	 trace_series_of(const struct trace *, uint32_t sample);
int64_t		 trace_counter_ts(const struct trace *, uint32_t sample);
/* The times of a series, by number of its sample. */
static inline const int64_t *
trace_series_ts(const struct trace *t, const struct series *s)
{
	return &t->counter_ts[s->times];
}

/*
 * What stands in the input.  The event as an object; the args with the end
 * event's merged over the begin's (NULL when there are none); tts and tdur in
 * ns (0, or -1 when absent).  They parse text: O(event), into the arena.
 */
struct value	*trace_event(const struct trace *, uint64_t off,
		    struct arena *);
/* Whether an input was written to since it was opened: events may be others. */
int		 trace_changed(const struct trace *);
struct value	*trace_slice_args(const struct trace *, uint32_t slice,
		    struct arena *);
struct value	*trace_off_args(const struct trace *, uint64_t off,
		    struct arena *);
/* Whether a parsed event, or NULL, has that phase. */
int		 trace_phase_is(const struct value *event, char ph);
/*
 * The args and the cpu time from events that are parsed already; either may be
 * NULL.  The params of b and e are merged too.  Only an X has a tdur.
 */
struct value	*trace_merged_args(struct value *begin, struct value *end);
int		 trace_merged_cpu(const struct value *begin,
		    const struct value *end, int64_t *tts, int64_t *tdur);
/* What sf or esf of an event of a process names: a frame, or NONE. */
uint32_t	 trace_frame_of(const struct trace *, uint32_t upid,
		    const struct value *sf);
struct value	*trace_metadata_value(const struct trace *, uint32_t i,
		    struct arena *);

/*
 * Names for people, into a buffer of n bytes, already safe to print:
 * "Renderer [4242]", "CrBrowserMain [17]", the counter's name ...
 * Returns the length.
 */
size_t		 trace_process_label(const struct trace *, uint32_t upid,
		    char *, size_t n);
size_t		 trace_thread_label(const struct trace *, uint32_t utid,
		    char *, size_t n);
size_t		 trace_track_label(const struct trace *, uint32_t track,
		    char *, size_t n);
const char	*track_kind_name(enum track_kind);
/* Returns "lexicographic", "chronological", "explicit"; NULL: ORDER_DEFAULT. */
const char	*track_order_name(enum child_order);

#endif
