#ifndef CHROME_H
#define CHROME_H
/*
 * The reader of the Trace Event Format.  chrome.c reads the container and
 * finds the events, chrome_event.c cuts an event into its fields,
 * chrome_phase.c gives each to the builder by its phase, chrome_meta.c and
 * chrome_stack.c read metadata, samples and stacks.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "format.h"
#include "json.h"
#include "kindtab.h"
#include "rawtab.h"

/* The members of an event that mean something, by name (chrome_event.c). */
enum field {
	F_NAME, F_CAT, F_PH, F_TS, F_DUR, F_PID, F_TID, F_ID, F_ID2, F_SCOPE,
	F_ARGS, F_S, F_BP, F_BIND_ID, F_FLOW_IN, F_FLOW_OUT, F_CNAME, F_SF,
	F_STACK,
	F_MAX
};

struct event {
	const char	*p;		/* its { */
	const char	*bad;		/* where it is not JSON, if it is not */
	uint64_t	off;
	struct span	f[F_MAX + 1];	/* the last: what is passed over */
	uint32_t	have;		/* bit i: f[i] is set */
	/* numbers that the fast path has read already: bit i is set, num[i]
	 * is f[i] as an integer (parsed) or in thousandths (parsed_us) */
	uint32_t	parsed, parsed_us;
	int64_t		num[F_MAX + 1];
	/* what its name and category are to the builder: chrome_names() */
	int		named;
	uint32_t	name, cat, kind;
};

const char	*chrome_field_name(int);

/* What is read after all parts are joined: see chrome_stack.c. */
enum later_type {
	LATER_PROFILE,			/* P */
	LATER_START,			/* P named Profile: before the others */
	LATER_INSTANT,			/* an instant that may have a profile */
	LATER_FRAMES, LATER_META_FRAMES, LATER_SAMPLES, LATER_TEXT, LATER_SF
};
struct later {
	enum later_type	type;
	uint32_t	count;		/* LATER_SF: events with this one */
	struct span	span;		/* the event, or the member's value */
	uint64_t	off;
};

#define CHROME_SEEN	4096		/* threads remembered: 12 bits of hash */
struct thread_seen {
	int64_t		pid, tid;
	uint32_t	track;
	int		used;
};

#define CHROME_PROCESSES 64		/* processes remembered */
struct process_seen {
	int64_t		 pid;
	uint32_t	 upid;
	uint8_t		 used;
};

#define CHROME_SERIES	256		/* series of counters remembered */
struct series_seen {
	const char	*p;		/* raw name, in the mapping */
	size_t		 len;
	uint32_t	 upid, name, series;
	int		 repairs;	/* it must be counted each time */
};

#define CHROME_COUNTERS	256		/* counters remembered */
#define COUNTER_MEMBERS	16
struct counter_member {
	char		text[23];	/* "name": */
	uint8_t		len;		/* 0: none */
	uint32_t	series;
};
struct counter_seen {			/* what its newest event had */
	uint32_t	 upid, name;
	struct counter_member members[COUNTER_MEMBERS];
};

/*
 * Where a part of the input begins or has ended.  Parts are cut between two
 * events, so all that there is to know is whether they are those of a list at
 * the top level, of a top-level object, or stand alone.
 */
enum chrome_state { CHROME_TOP, CHROME_LONE, CHROME_IN_ARRAY, CHROME_IN_ROOT,
	CHROME_DONE };

struct scan_keys;			/* scan.h */
struct nested_level;

struct chrome {
	struct builder	*b;
	struct json	 j;		/* the cursor over the part */
	const char	*limit;		/* the next part begins here */
	enum chrome_state state;	/* where it begins, then where it ended */
	size_t		 depth;		/* arrays inside the list that are open */
	const char	*(*scan)(const char *, const char *, struct event *,
			    struct scan_keys *);
	struct scan_keys *keys;
	struct rawtab	 strings;
	uint8_t		 file;
	int		 compat;
	struct later	*later;
	struct key_table *sf;		/* process, id of frames asked for */
	uint32_t	*sf_later;	/* the entry of each */
	size_t		 sf_cap;
	size_t		 nlater, later_cap;
	struct thread_seen seen[CHROME_SEEN];
	struct process_seen processes[CHROME_PROCESSES];
	struct kindtab	 kinds;
	struct series_seen series[CHROME_SERIES];
	struct counter_seen counters[CHROME_COUNTERS];
	struct nested_level *nested;	/* brackets: chrome_nested.c */
	uint64_t	 phases[256];	/* events of each, not yet told to b */
	uint64_t	 nobjects;	/* events and containers understood */
	/* bytes that the careful path looked at; reading ends when they are
	 * more than the budget: see chrome_budget() */
	uint64_t	 spent, budget;
	int		 gave_up;	/* that was so */
	/* the newest brackets that were looked past: see holds_objects() */
	struct {
		const char *from, *to, *end;
	} brackets;
	int		 stopped;
	/* it saw the end of the text, or may have: more of it could matter */
	int		 unsure;
	/* called every few megabytes; may set stopped */
	const char	*step;
	const char	*told;		/* progress was told up to here */
	const char	*mapped;	/* its pages are there up to here */
	/* where it began, for its proof */
	const char	*start;
	enum chrome_state state0;
	size_t		 depth0;
	void		(*ahead)(struct chrome *, const char *);
	void		*arg;
};

/* ---- chrome.c ---- */
/*
 * Reads on from j.p in `state` up to the first event at or behind `limit`, or
 * to the end.  state and j.p say where it ended then.
 */
void	chrome_read(struct chrome *);
/*
 * The bytes that the careful path may look at when it reads a text of so many,
 * or a part of one, which is read as a guess.
 */
uint64_t chrome_budget(uint64_t len, int part);
/*
 * Whether the object at j.p is an event by itself: it has a ph of its own.
 * *read: how far had to be read to know that it is none.
 */
int	chrome_is_lone(const struct json *, const char **read);
void	chrome_free(struct chrome *);

/* ---- chrome_event.c ---- */
/*
 * Cuts the object at j.p into fields; j.p is behind it after.  JSON_BAD and
 * JSON_CUT as json_value(), with j.p where it was.
 */
enum json_result chrome_event_parse(struct json *, struct event *);
static inline int
event_has(const struct event *e, enum field f)
{
	return e->have >> f & 1;
}

/* ---- fields, in chrome_field.c ---- */
/* The string of a string field; 0 for anything else; repairs are counted. */
uint32_t chrome_string(struct chrome *, const struct event *, enum field);
uint32_t chrome_raw_string(struct chrome *, const struct span *);
/* A time in ns: 0, or -1 when there is none that can be used. */
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
/* An id: IDENT_NONE when the value is none. */
struct ident chrome_ident(struct chrome *, const struct span *);
/* Whether the event has an id or id2; *local: of its process alone. */
int	 chrome_id(struct chrome *, const struct event *, struct ident *,
	    int *local, struct span *text);
uint32_t chrome_process(struct chrome *, const struct event *);
uint32_t chrome_odd_thread(struct chrome *, const struct event *);
/*
 * Nearly all events have plain integers for pid and tid (no tid stands for the
 * pid) and are of a thread that had one before: those are remembered by their
 * numbers.
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
/* Sets name, cat and kind of the event; repairs are counted, once. */
void	 chrome_names(struct chrome *, struct event *);
/* The string of a member of the event's args, decoded; 0 when it is none. */
uint32_t chrome_arg_string(struct chrome *, const struct event *,
	    const char *);
/* A span as a double: numbers, numeric strings, bools. 0 or -1. */
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

/* ---- chrome_compat.c: as trace_processor reads it ---- */
/* 1 when the event is done with, 0 when it is to be read as usual. */
int	 chrome_compat_event(struct chrome *, const struct event *, char ph);
uint32_t chrome_compat_process(struct chrome *, const struct event *);
uint32_t chrome_compat_thread(struct chrome *, const struct event *);

/* ---- chrome_nested.c ---- */
/* The snapshots inside a snapshot's text; its event but for what differs. */
void	 chrome_nested(struct chrome *, const struct span *,
	    const struct object_event *);

/* ---- chrome_meta.c ---- */
void	 chrome_metadata(struct chrome *, const struct event *);

/* ---- chrome_stack.c ---- */
void	 chrome_later(struct chrome *, enum later_type, const struct span *,
	    uint64_t off);
/* The event names a stack frame: whether there is one is seen later. */
void	 chrome_note_sf(struct chrome *, const struct event *);
/* Reads what was put off, in order, into c's builder. */
void	 chrome_read_later(struct chrome *, const struct later *, size_t n);

/* ---- hunt_args.c: as struct event_source has it ---- */
struct input;
struct needle;
int	 hunt_args(const struct input *, uint64_t off, const struct needle *,
	    int (*fn)(void *, const char *, size_t), void *arg);

/* ---- chrome_source.c ---- */
extern const struct event_source chrome_events;

/* ---- chrome_parts.c ---- */
/* Reads an input with several threads: struct format's read. */
struct builder	*chrome_load(struct reading *);

/* ---- chrome_format.c ---- */
/* Returns whether a text has nothing but blanks and commas: an empty trace. */
int	chrome_is_blank(const char *, size_t);

#endif
