#ifndef WRITE_JSON_INT_H
#define WRITE_JSON_INT_H
/*
 * The files of write_json share the beginning and the members of an event.
 *
 * Every event is on a line of its own.  The members that stand for the place of
 * a track (pid and tid) are made once for each track.
 */
#include "write_int.h"

struct flow;

struct wjson_place {			/* a track as pid and tid */
	uint32_t	track;		/* NONE: nothing is set yet */
	struct buf	text;		/* ,"pid":1,"tid":2 */
};

#define JSON_BIND_IN	1
#define JSON_BIND_OUT	2

struct wjson_bind {			/* a slice or an instant with bind_id */
	uint32_t	id;		/* 0: none */
	uint8_t		directions;
};

struct wjson {
	struct write	 w;
	int		 any;		/* 1: an event was written */
	struct wjson_place place;
	int64_t		*tids;		/* by track: made for it, or 0 */
	int64_t		 own_pid;	/* of tracks without a process; 0: not
					 * used yet */
	struct wjson_bind *bind;	/* by end of a flow; or NULL */
	uint8_t		*bound;		/* by flow: 1 if no pair says it */
	uint8_t		*frames;	/* by callsite: 1 if needed */
};

/* Begins an event of a phase; wjson_end() ends it.  The name may be 0. */
void	wjson_begin(struct wjson *, char phase, uint32_t name, uint32_t cat);
/* Does the same with the name and category of a kind, and its colour. */
void	wjson_begin_kind(struct wjson *, char phase, uint32_t kind);
void	wjson_end(struct wjson *);
/* Add `,"key":`; a string; times in ns as decimal microseconds. */
void	wjson_key(struct wjson *, const char *);
void	wjson_string(struct wjson *, const char *key, uint32_t string);
void	wjson_time(struct wjson *, const char *key, int64_t ns);
void	wjson_ident(struct wjson *, const char *key, struct ident);
/* Adds args if they are an object with members. */
void	wjson_args(struct wjson *, const struct value *);
/* Adds a stack: a list of texts, or else the number of a frame. */
void	wjson_stack(struct wjson *, const char *list_key,
	    const char *number_key, const struct value *list,
	    uint32_t callsite);
/* Adds the thread's clocks when an event began. */
void	wjson_clocks(struct wjson *, const struct event_facts *);
/* Adds the thread's clocks and the stack of when an event ended. */
void	wjson_end_facts(struct wjson *, const struct event_facts *);
/* Adds pid and tid, or the pid alone, of a track. */
void	wjson_place(struct wjson *, uint32_t track);
void	wjson_process(struct wjson *, uint32_t track);

/* Writes the member beside the events that has the samples. */
void	wjson_samples(struct wjson *);	/* write_json_point.c */
/* Each writes all events of its kind, in the order of tracks. */
void	wjson_slices(struct wjson *);	/* write_json_slice.c */
void	wjson_async(struct wjson *, uint32_t track);	/* write_json_async.c */
void	wjson_instants(struct wjson *);	/* write_json_point.c, from here on */
void	wjson_counters(struct wjson *);
void	wjson_memory(struct wjson *);
void	wjson_objects(struct wjson *);	/* write_json_object.c, from here on */
void	wjson_contexts(struct wjson *);
void	wjson_clock_syncs(struct wjson *);

/*
 * write_json_flow.c.  wjson_flows_bind() finds the flows that bind_id can say;
 * wjson_bind() adds its members to the event of an end.  wjson_flows_early()
 * writes the points of the others that must stand before the slices,
 * wjson_flows() the rest: with `instants` those of flows one of whose ends is
 * an instant.
 */
void	wjson_flows_bind(struct wjson *);
void	wjson_bind(struct wjson *, uint32_t end);
void	wjson_flows_early(struct wjson *);
void	wjson_flows(struct wjson *, int instants);

#endif
