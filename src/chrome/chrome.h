#ifndef CHROME_H
#define CHROME_H
/*
 * The reader of the Trace Event Format.
 *
 * 	chrome.c	finds the events in the container
 * 	chrome_event.c	finds the fields of an event
 * 	chrome_field.c	reads times, ids and names
 * 	chrome_phase.c	gives an event to the builder, by its phase
 * 	chrome_meta.c	metadata
 * 	chrome_stack.c	samples and stacks
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/format.h"
#include "ttv/idtab.h"
#include "ttv/json.h"
#include "kind_cache.h"
#include "string_cache.h"

/* The members of an event that are read; names in chrome_event.c. */
enum field {
	F_NAME, F_CAT, F_PH, F_TS, F_DUR, F_PID, F_TID, F_ID, F_ID2, F_SCOPE,
	F_ARGS, F_S, F_BP, F_BIND_ID, F_FLOW_IN, F_FLOW_OUT, F_CNAME, F_SF,
	F_STACK,
	F_MAX,
	/* what a load passes over, and chrome_brief.c asks for */
	F_TTS = F_MAX + 1, F_TDUR, F_TICOUNT, F_TIDELTA, F_ESF, F_ESTACK,
	F_ALL
};

struct event {
	const char	*p;		/* its { */
	const char	*bad;		/* set on an error: where it is not
					 * JSON */
	uint64_t	off;
	struct span	f[F_ALL];	/* f[F_MAX] takes ignored members */
	uint32_t	have;		/* bit i: f[i] is set */
	/*
	 * Numbers that the fast path has read: with bit i set, num[i] is f[i]
	 * as an integer (parsed) or in thousandths (parsed_us).
	 */
	uint32_t	parsed, parsed_us;
	int64_t		num[F_ALL];
	/* 1: chrome_names() has set the ids of name, category and kind */
	int		named;
	uint32_t	name, cat, kind;
};

const char	*chrome_field_name(int);

/* What is read after all parts are joined: see chrome_stack.c. */
enum deferred_type {
	DEFER_PROFILE,			/* a P event */
	DEFER_START,			/* a P named Profile: read first */
	DEFER_INSTANT,			/* an instant that may have a profile */
	DEFER_FRAMES, DEFER_META_FRAMES, DEFER_SAMPLES, DEFER_TEXT, DEFER_SF,
	DEFER_NESTED,
	DEFER_WHOLE			/* the top-level object is a profile */
};
struct deferred {
	enum deferred_type	type;
	uint32_t	count;		/* DEFER_SF: events with the same sf */
	struct span	span;		/* the event, or the member's value */
	uint64_t	off;
};

#define CHROME_SEEN	4096		/* slots, a direct-mapped cache: 12 bits
					 * of hash */
struct thread_seen {
	int64_t		pid, tid;
	uint32_t	track;
	int		used;
};

#define CHROME_PROCESSES 64		/* slots, direct-mapped */
struct process_seen {
	int64_t		 pid;
	uint32_t	 upid;
	uint8_t		 used;
};

#define CHROME_SERIES	256		/* slots, direct-mapped */
struct series_seen {
	const char	*p;		/* raw name, in the mapping */
	size_t		 len;
	uint32_t	 upid, name, series;
	int		 repairs;	/* 1: has escapes, never a hit */
};

#define CHROME_COUNTERS	256		/* slots, direct-mapped */
#define COUNTER_MEMBERS	16
struct counter_member {
	char		text[23];	/* "name": as written */
	uint8_t		len;		/* bytes of text; 0: none */
	uint32_t	series;
};
struct counter_seen {			/* the members of its last event */
	uint32_t	 upid, name;
	struct counter_member members[COUNTER_MEMBERS];
};

/*
 * Where a part of the input begins or ends.  Parts are cut between two events,
 * so the state is only what contains the events: an array at the top level, a
 * top-level object, or nothing (events by themselves).
 */
enum chrome_state { CHROME_TOP, CHROME_LONE, CHROME_IN_ARRAY, CHROME_IN_ROOT,
	CHROME_DONE };

struct scan_keys;			/* scan.h */
struct nested_level;

struct chrome {
	struct builder	*b;
	struct json	 j;		/* the cursor over the part */
	const char	*limit;		/* the next part begins here */
	enum chrome_state state;	/* at the start; in the end, the state
					 * there */
	size_t		 depth;		/* open arrays inside the list */
	const char	*(*scan)(const char *, const char *, struct event *,
			    struct scan_keys *);
	struct scan_keys *keys;
	struct string_cache	 strings;
	uint8_t		 file;
	int		 compat;
	struct deferred	*deferred;
	struct idtab	 sf;		/* keys (process, id) of named frames */
	uint32_t	*sf_deferred;	/* by number in sf: index in later */
	size_t		 sf_cap;
	size_t		 ndeferred, deferred_cap;
	struct thread_seen seen[CHROME_SEEN];
	struct process_seen processes[CHROME_PROCESSES];
	struct kind_cache	 kinds;
	struct series_seen series[CHROME_SERIES];
	struct counter_seen counters[CHROME_COUNTERS];
	struct nested_level *nested;	/* open brackets: chrome_nested.c */
	uint64_t	 phases[256];	/* events by phase, not yet in b */
	uint64_t	 nobjects;	/* events and containers read */
	/*
	 * bytes read by the careful path; reading ends when they exceed the
	 * budget: see chrome_budget()
	 */
	uint64_t	 spent, budget;
	int		 gave_up;	/* 1: the budget was exceeded */
	/* the last run of brackets: see holds_objects() */
	struct {
		const char *from, *to, *end;
	} brackets;
	int		 stopped;
	/*
	 * 1: the end of the text may have decided something, so more text
	 * could change it
	 */
	int		 unsure;
	/* ahead() is called when the cursor reaches this */
	const char	*step;
	const char	*told;		/* bytes before this are counted as
					 * done */
	const char	*mapped;	/* pages before this are mapped */
	/* where and in which state the part began; parts_prove() checks it */
	const char	*start;
	enum chrome_state state0;
	size_t		 depth0;
	void		(*ahead)(struct chrome *, const char *);
	void		*arg;
};

/* ---- chrome.c ---- */
/*
 * Reads from j.p in `state` to the first event at or behind `limit`, or to the
 * end. Leaves in state and j.p where it ended.
 */
void	chrome_read(struct chrome *);
/*
 * Returns how many bytes the careful path may read for a text of len bytes.
 * part: 1 for a part of a file, which may be a wrong guess.
 */
uint64_t chrome_budget(uint64_t len, int part);
/*
 * Returns whether the object at j->p is an event by itself, with a ph of its
 * own. *read: the end of the bytes that were read if it is none.
 */
int	chrome_is_lone(const struct json *, const char **read);
/* Forgets the beginning of a text: see struct format. */
int	chrome_forget(struct forgetting *);
void	chrome_free(struct chrome *);

/* ---- chrome_event.c ---- */
/*
 * Finds the fields of the object at j->p and moves j->p behind it.  On
 * JSON_BAD and JSON_CUT, as of json_value(), j->p stays.
 */
enum json_result chrome_event_parse(struct json *, struct event *);
static inline int
event_has(const struct event *e, enum field f)
{
	return e->have >> f & 1;
}

/* ---- fields, in chrome_field.c ---- */
/*
 * Return the interned string of a field or span, 0 if it is no string.
 * Repairs are counted.
 */
uint32_t chrome_string(struct chrome *, const struct event *, enum field);
uint32_t chrome_raw_string(struct chrome *, const struct span *);
/* Read a time in ns; return 0, or -1 when there is no usable time. */
int	 chrome_odd_time(struct chrome *, const struct event *, enum field,
	    int64_t *);
static inline int
chrome_time(struct chrome *c, const struct event *e, enum field f,
    int64_t *ns)
{
	if ((e->parsed >> f & 1) && e->num[f] < INT64_MAX / 1000) {
		*ns = e->num[f] * 1000;
		return 0;
	}
	if (e->parsed_us >> f & 1) {
		*ns = e->num[f];
		return 0;
	}
	return chrome_odd_time(c, e, f, ns);
}
/* Returns the id that a value spells, IDENT_NONE for other values. */
struct ident chrome_ident(struct chrome *, const struct span *);
/*
 * Returns whether the event has an id or id2; *local: 1 if the id is local to
 * its process.  text, if not NULL, becomes the value.
 */
int	 chrome_id(struct chrome *, const struct event *, struct ident *,
	    int *local, struct span *text);
uint32_t chrome_process(struct chrome *, const struct event *);
uint32_t chrome_odd_thread(struct chrome *, const struct event *);
/*
 * Nearly all events have plain integers as pid and tid (without a tid, the
 * pid) and belong to a recently seen thread: a direct-mapped cache, keyed by
 * both numbers.
 */
static inline struct thread_seen *
chrome_seen(struct chrome *c, int64_t pid, int64_t tid)
{
	return &c->seen[((uint64_t)tid * UINT64_C(0x9e3779b97f4a7c15) ^
	    (uint64_t)pid * UINT64_C(0xd6e8feb86659fd93)) >> 52];
}
static inline uint32_t
chrome_thread(struct chrome *c, const struct event *e)
{
	int tid = event_has(e, F_TID) ? F_TID : F_PID;
	const struct thread_seen *seen;

	if (e->parsed >> F_PID & e->parsed >> tid & 1) {
		seen = chrome_seen(c, e->num[F_PID], e->num[tid]);
		if (seen->used && seen->pid == e->num[F_PID] &&
		    seen->tid == e->num[tid])
			return seen->track;
	}
	return chrome_odd_thread(c, e);
}
/* Sets name, cat and kind of the event; counts repairs once. */
void	 chrome_names(struct chrome *, struct event *);
/* Returns the string of a member of the event's args, 0 when it is none. */
uint32_t chrome_arg_string(struct chrome *, const struct event *,
	    const char *);
/*
 * Read a span: as a double from numbers, numeric strings and booleans; as a
 * time in ns.  Return 0, or -1 for other values; chrome_span_time() 1 when
 * clamped.
 */
int	 chrome_double(const struct span *, double *);
int	 chrome_span_time(const struct span *, int64_t *);

/* ---- chrome_phase.c ---- */
void	 chrome_event(struct chrome *, struct event *);
/* Returns what the letter of an async event or of a flow's point says. */
enum async_step chrome_async_step(char ph);
enum flow_step chrome_flow_step(char ph, int around);
/* Tells the builder how many events of each phase were read. */
void	 chrome_count(struct chrome *);

/* ---- chrome_counter.c ---- */
void	 chrome_counter(struct chrome *, const struct event *, int64_t ts);

/* ---- chrome_compat.c: the choices of trace_processor ---- */
/* Returns 1 when the event is complete, 0 when it is to be read as usual. */
int	 chrome_compat_event(struct chrome *, const struct event *, char ph);
uint32_t chrome_compat_process(struct chrome *, const struct event *);
uint32_t chrome_compat_thread(struct chrome *, const struct event *);

/* ---- chrome_nested.c ---- */
/*
 * Adds the snapshots inside a snapshot's text; the event is that of the outer
 * one except for the fields that differ.
 */
void	 chrome_nested(struct chrome *, const struct span *,
	    const struct object_event *);

/* ---- chrome_meta.c ---- */
void	 chrome_metadata(struct chrome *, const struct event *);

/* ---- chrome_stack.c ---- */
void	 chrome_defer(struct chrome *, enum deferred_type, const struct span *,
	    uint64_t off);
/* Counts an event whose sf names a frame; read_sf() checks the frame later. */
void	 chrome_note_sf(struct chrome *, const struct event *);
/* Reads n deferred items, in order, into c's builder. */
void	 chrome_read_deferred(struct chrome *, const struct deferred *,
	    size_t n);

/* ---- chrome_facts.c ---- */

struct event_facts;
struct reference;

/*
 * Fills the facts, cleared before, from a begin and its end event; either may
 * be NULL.  Takes members out of both.
 */
void	 chrome_facts_of(struct value *event, struct value *end_event,
	    struct event_facts *);
/* As event_source.reference. */
int	 chrome_reference(const struct value *, struct reference *);

/* ---- chrome_memory.c ---- */

struct memory_facts;

/*
 * Returns 1 if the text of an event may have some of `parts` of a memory dump:
 * a check before the costly parse.
 */
int	 chrome_memory_mentions(const char *event, size_t len,
	    unsigned parts);
/* As event_source.memory, from the event; the facts are empty before. */
void	 chrome_memory_of(const struct value *event, unsigned parts,
	    struct memory_facts *, struct arena *);

/* ---- chrome_snapshot.c ---- */

#define NESTED_HEIGHT	16	/* levels of nested snapshots, from the
				 * innermost */
/*
 * Returns 1 if an id is "Type/0xHEX", as snapshots inside a snapshot have it,
 * and sets *slash to the index of its slash.
 */
int	 chrome_typed_id(const char *, size_t, size_t *slash);
/* As event_source.snapshot, of the object at the snapshot's offset. */
struct value *chrome_snapshot_of(struct value *event, int nested,
	    const struct value *scope, struct arena *);

/* ---- chrome_search.c: struct event_source's args ---- */
struct input;
struct needle;
int	 chrome_search_args(const struct input *, uint64_t off,
	    const struct needle *, int (*fn)(void *, const char *, size_t),
	    void *arg);

/* ---- chrome_source.c ---- */
extern const struct event_source chrome_events;

/* ---- chrome_parts.c ---- */
/* Reads an input with several threads; the read of its struct format. */
struct builder	*chrome_load(struct reading *);

#endif
