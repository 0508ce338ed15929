#ifndef TTV_ENTITY_H
#define TTV_ENTITY_H
/*
 * entity: THE table of the kinds of things that a trace has at some time.
 *
 * A row holds all that code for things of any kind needs: the search, the
 * selection, carrying a selection over to a fuller model, the export.  Such
 * code loops over the rows instead of switching by hand.  A table of the view
 * says how a kind is drawn and what the inspector says of it, a table of the
 * export how it is written; static assertions keep the tables complete.  To add
 * a kind: a constant below, a row in entity.c, and the rows that the compiler
 * asks for.
 *
 * Invariants:
 *   - a thing is (entity, id), id from 0 to count - 1: its index in the arrays
 *     of the trace;
 *   - things lie in runs, numbered from 0, in which their ts ascends; the ids
 *     of a run are consecutive, and a run belongs to one track;
 *   - the constants stand in the order in which things of equal time come as
 *     hits, and in which the export writes them.
 *
 * Calls through the rows cost some nanoseconds a thing.  Code that visits all
 * slices reads their columns instead, or takes entity_events a block at a time.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct trace;
struct value;

enum entity {
	ENTITY_NONE,		/* no thing, as when nothing is selected */
	ENTITY_SLICE,
	ENTITY_INSTANT,
	ENTITY_COUNTER,		/* a value of a series of a counter */
	ENTITY_FLOW,		/* an arrow: on no line, not selectable */
	ENTITY_OBJECT,		/* a life of an object */
	ENTITY_SNAPSHOT,	/* a snapshot of an object */
	ENTITY_SAMPLE,		/* a sample of a call stack */
	ENTITY_MEMDUMP,		/* an event of a memory dump */
	ENTITY_CONTEXT,
	ENTITIES
};

/*
 * For tables of other layers: with the rows as an X-macro whose first argument
 * is the constant, static_assert((0u ROWS(ENTITY_BIT)) == ENTITY_ALL, ...)
 * holds that no kind is missing.
 */
#define ENTITY_BIT(constant, ...)	| 1u << constant
#define ENTITY_ALL	((1u << ENTITIES) - 1 - (1u << ENTITY_NONE))

/* Names a thing of a trace; the id of ENTITY_NONE is 0. */
struct entity_ref {
	enum entity	type;
	uint32_t	id;
};

/* Ids [first, first + n) of one track, in order of time; n may be 0. */
struct entity_run {
	enum entity	type;
	uint32_t	first, n;
	uint32_t	track;		/* NONE: a flow without a track */
};

/*
 * What a kind of things can say.  Every id must be below the count.  A NULL
 * member means that the kind never has the value; entity_*() below return the
 * value that holds then.
 */
struct entity_row {
	const char	*name, *plural;	/* for people */
	const char	*word;		/* in the output of export and find */
	int		 selectable;	/* 1: stands on a line of the view */
	/* Returns the number of things of the kind.  O(1). */
	uint32_t	(*count)(const struct trace *);
	/*
	 * Returns when a thing begins, ns.  O(1); of a counter O(log series).
	 */
	int64_t		(*ts)(const struct trace *, uint32_t id);
	/*
	 * Returns when a thing ends, ns, exclusive, at least its ts; an
	 * unfinished thing ends with its file.  NULL: the things are points.
	 * O(1).
	 */
	int64_t		(*end)(const struct trace *, uint32_t id);
	/*
	 * Returns the length of a thing as recorded, ns, or DUR_OPEN.  NULL:
	 * the things have no length.
	 */
	int64_t		(*dur)(const struct trace *, uint32_t id);
	/* Returns the string that names a thing for people, or 0. */
	uint32_t	(*name_of)(const struct trace *, uint32_t id);
	/*
	 * Returns the address of the kind (name and category) of thing 0, and
	 * in *stride the bytes from one thing's kind to the next.  Names are
	 * searched by kind; code that visits many things uses entity_kind_at()
	 * instead of a call for each.  NULL: the things have no kind.
	 */
	const uint32_t	*(*kinds)(const struct trace *, size_t *stride);
	/*
	 * Returns the offset of a thing's event in the input, or OFF_NONE.
	 * NULL: the things keep no event.
	 */
	uint64_t	(*off)(const struct trace *, uint32_t id);
	/*
	 * Returns 1 if the event of a thing is that of another thing or stands
	 * in it, so that the other thing shows it.  NULL: 0.
	 */
	int		(*implied)(const struct trace *, uint32_t id);
	/* Return the number of runs, and the run of a number.  O(1). */
	uint32_t	(*nruns)(const struct trace *);
	struct entity_run (*run)(const struct trace *, uint32_t run);
	/*
	 * Returns the number of the run that contains a thing.  NULL: runs
	 * ascend with ids, so a binary search finds the run.
	 */
	uint32_t	(*run_of)(const struct trace *, uint32_t id);
	/*
	 * Returns the first run of a track, and in *n the track's number of
	 * runs.
	 */
	uint32_t	(*track_runs)(const struct trace *, uint32_t track,
			    uint32_t *n);
};

extern const struct entity_row entity_rows[ENTITIES];

/* Returns the kind of a thing from what kinds() returned. */
static inline uint32_t
entity_kind_at(const uint32_t *kinds, size_t stride, uint32_t id)
{
	return *(const uint32_t *)(const void *)((const char *)kinds +
	    id * stride);
}

/*
 * Return the members of a row for a thing of the kind: 0, NONE or OFF_NONE when
 * the kind has no such member.
 */
uint32_t	 entity_count(const struct trace *, enum entity);
int64_t		 entity_ts(const struct trace *, enum entity, uint32_t id);
int64_t		 entity_end(const struct trace *, enum entity, uint32_t id);
/*
 * Returns the time before which a thing is over: its end, or, as what is open
 * where the trace ends has not ended there, 1 ns more.
 */
int64_t		 entity_until(const struct trace *, enum entity, uint32_t id);
uint32_t	 entity_name(const struct trace *, enum entity, uint32_t id);
uint32_t	 entity_kind(const struct trace *, enum entity, uint32_t id);
uint64_t	 entity_off(const struct trace *, enum entity, uint32_t id);
/*
 * Returns the args of a thing in the arena, those of a slice's end too; NULL:
 * its event has none, or it keeps none.  O(its events).
 */
struct value	*entity_args(const struct trace *, enum entity, uint32_t id,
		    struct arena *);
/*
 * Returns 1 if things of the kind keep their events, so that the events' args
 * can be searched.
 */
int		 entity_has_events(enum entity);
/*
 * Returns the number of the run that contains a thing, or NONE.  O(log runs).
 */
uint32_t	 entity_run_of(const struct trace *, enum entity, uint32_t id);
/* Returns the track of a thing, or NONE.  O(log runs). */
uint32_t	 entity_track(const struct trace *, enum entity, uint32_t id);

/*
 * Lists of offsets of events and the things that the events belong to.  A thing
 * may have several events: a slice has its begin and its end, and the events of
 * the flows that are bound to it.  An unbound end of a flow belongs to no thing
 * and is left out.
 */
struct entity_event {
	uint64_t	off;
	struct entity_ref ref;
};
struct entity_events {
	enum entity	type;		/* of the list's things; a list of flows
					 * may also name instants */
	int		own;		/* 1: the offsets are entity_off()'s */
	uint32_t	(*count)(const struct trace *);
	/*
	 * Writes the events of the list's things [first, first + n) with an
	 * offset in [from, to) to `out`, which has room for n + 1; returns
	 * their number. O(n), a nanosecond each.
	 */
	size_t		(*fill)(const struct trace *, uint32_t first,
			    uint32_t n, uint64_t from, uint64_t to,
			    struct entity_event *out);
};
extern const struct entity_events entity_events[];
extern const size_t entity_nevents;	/* number of lists */

#endif
