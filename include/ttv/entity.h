#ifndef TTV_ENTITY_H
#define TTV_ENTITY_H
/*
 * entity: THE table of the kinds of things that a trace has at some time.
 *
 * A row is all that those need to know who handle things of any kind: the
 * search, the selection, carrying a selection over to a fuller model, export.
 * They loop over the rows instead of switching by hand.  How a kind is drawn
 * and what the inspector says of it stand in a table of the view, how it is
 * exported in a table of the export; static assertions hold all of them
 * complete.  To add a kind: a constant below, a row in entity.c, and the rows
 * that the compiler then asks for.
 *
 * Invariants:
 *   - a thing is (entity, id), id from 0 to count - 1: its index in the
 *     arrays of the trace;
 *   - things lie in runs, numbered from 0, in which their ts ascends; ids of a
 *     run follow each other, a run belongs to one track;
 *   - the constants stand in the order in which things of equal time come as
 *     hits, and in which the export writes them.
 *
 * Rows are called through pointers: some nanoseconds a thing.  What passes all
 * slices reads their columns instead, or takes entity_events a block at a time.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

enum entity {
	ENTITY_NONE,		/* no thing: nothing is selected, found ... */
	ENTITY_SLICE,
	ENTITY_INSTANT,
	ENTITY_COUNTER,		/* a value of a series of a counter */
	ENTITY_FLOW,		/* an arrow: on no line, so not selected */
	ENTITY_OBJECT,		/* a life of an object */
	ENTITY_SNAPSHOT,	/* of an object */
	ENTITY_SAMPLE,		/* of a call stack */
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

/* A thing of a trace; its id is 0 when it is none. */
struct entity_ref {
	enum entity	type;
	uint32_t	id;
};

/* Ids [first, first + n) of one track, in order of time; n may be 0. */
struct entity_run {
	enum entity	type;
	uint32_t	first, n;
	uint32_t	track;		/* or NONE, of a flow without a track */
};

/*
 * What a kind can say.  Every id must be below the count.  NULL stands for
 * "never": entity_*() below know what then holds.
 */
struct entity_row {
	const char	*name, *plural;	/* for people */
	const char	*word;		/* in the output of export and find */
	int		 selectable;	/* it lies on a line of the view */
	/* How many there are.  O(1). */
	uint32_t	(*count)(const struct trace *);
	/* When it begins, ns.  O(1); of a counter O(log series). */
	int64_t		(*ts)(const struct trace *, uint32_t id);
	/*
	 * When it ends, ns, exclusive, at least ts; what is unfinished ends
	 * with its file.  NULL: it is a point.  O(1).
	 */
	int64_t		(*end)(const struct trace *, uint32_t id);
	/* Its length as recorded, ns, or DUR_OPEN.  NULL: it has none. */
	int64_t		(*dur)(const struct trace *, uint32_t id);
	/* The string that people know it by, or 0. */
	uint32_t	(*name_of)(const struct trace *, uint32_t id);
	/*
	 * Where the kinds stand, by which names are searched: that of thing 0,
	 * and in *stride the bytes from one to the next.  Those who pass many
	 * things need no call for each: entity_kind_at().  NULL: it has none.
	 */
	const uint32_t	*(*kinds)(const struct trace *, size_t *stride);
	/* Its event in the input, or OFF_NONE.  NULL: it keeps no event. */
	uint64_t	(*off)(const struct trace *, uint32_t id);
	/*
	 * 1 if its event is that of another thing or stands in it, so that
	 * the other thing tells of it.  NULL: 0.
	 */
	int		(*implied)(const struct trace *, uint32_t id);
	/* How many runs there are; the run of a number.  O(1). */
	uint32_t	(*nruns)(const struct trace *);
	struct entity_run (*run)(const struct trace *, uint32_t run);
	/*
	 * The number of the run that has a thing.  NULL: runs ascend with ids,
	 * so it can be found by binary search.
	 */
	uint32_t	(*run_of)(const struct trace *, uint32_t id);
	/* The first run of a track; *n: how many it has. */
	uint32_t	(*track_runs)(const struct trace *, uint32_t track,
			    uint32_t *n);
};

extern const struct entity_row entity_rows[ENTITIES];

/* Returns the kind of a thing by what kinds() returned. */
static inline uint32_t
entity_kind_at(const uint32_t *kinds, size_t stride, uint32_t id)
{
	return *(const uint32_t *)(const void *)((const char *)kinds +
	    id * stride);
}

/* All of these are 0, NONE or OFF_NONE for what has no such thing. */
uint32_t	 entity_count(const struct trace *, enum entity);
int64_t		 entity_ts(const struct trace *, enum entity, uint32_t id);
int64_t		 entity_end(const struct trace *, enum entity, uint32_t id);
uint32_t	 entity_name(const struct trace *, enum entity, uint32_t id);
uint32_t	 entity_kind(const struct trace *, enum entity, uint32_t id);
uint64_t	 entity_off(const struct trace *, enum entity, uint32_t id);
/* 1 if things of the kind keep their events, whose args can be searched. */
int		 entity_has_events(enum entity);
/* The number of the run that has a thing, or NONE.  O(log runs). */
uint32_t	 entity_run_of(const struct trace *, enum entity, uint32_t id);
/* The track of a thing, or NONE.  O(log runs). */
uint32_t	 entity_track(const struct trace *, enum entity, uint32_t id);

/*
 * Offsets of events, list by list, and the things that they are events of.  A
 * thing may have several: a slice has its begin and its end, and the events of
 * the flows that are bound to it.  An end of a flow that is bound to nothing is
 * of no thing and is left out.
 */
struct entity_event {
	uint64_t	off;
	struct entity_ref ref;
};
struct entity_events {
	enum entity	type;		/* of its things; the things that flows
					 * are bound to may be instants */
	int		own;		/* they are what entity_off() says */
	uint32_t	(*count)(const struct trace *);
	/*
	 * Writes those of [first, first + n) with an offset in [from, to) to
	 * `out`, which has room for n + 1; returns their number.  O(n), a
	 * nanosecond each.
	 */
	size_t		(*fill)(const struct trace *, uint32_t first,
			    uint32_t n, uint64_t from, uint64_t to,
			    struct entity_event *out);
};
extern const struct entity_events entity_events[];
extern const size_t entity_nevents;	/* lists */

#endif
