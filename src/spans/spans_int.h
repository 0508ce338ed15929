#ifndef SPANS_INT_H
#define SPANS_INT_H
/* spans_int: what the files of the layer share. */
#include "ttv/idtab.h"
#include "ttv/spans.h"

#define NS_A_MS		INT64_C(1000000)

struct span_event {
	int64_t		ts;
	uint64_t	off;
	uint32_t	span, name;
	uint8_t		warning;
};
struct span_link {
	struct spans_id	trace, id;
	uint32_t	span;
};

struct spans {
	struct builder	*b;
	struct spans_span *v;
	size_t		 n, cap;
	struct span_event *events;
	size_t		 nevents, events_cap;
	struct span_link *links;
	size_t		 nlinks, links_cap;
	struct idtab	 services;	/* name, instance, space */
	uint32_t	*labels;	/* of each */
	size_t		 labels_cap;
	/* once they are joined */
	struct idtab	 ids;		/* trace, id */
	uint32_t	*first;		/* span, of each id */
	uint32_t	*next;		/* of the same id, or NONE */
	uint32_t	*parent;	/* span, or NONE */
	uint32_t	*upid;		/* of each service */
};

/* ---- spans_tree.c ---- */
/* Finds the parent of each span. */
void	spans_tree(struct spans *);
/* Counts spans that begin before their parents, by more than 1 ms. */
void	spans_tree_check(struct spans *);
/* Returns the first span of an id, or NONE. */
uint32_t spans_find(const struct spans *, const struct spans_id *trace,
	    const struct spans_id *id);

/* ---- spans_skew.c ---- */
/* Moves the spans of services whose clocks differ from their callers'. */
void	spans_skew(struct spans *);

/* ---- spans_place.c ---- */
/* Gives slices, events and arrows to the builder. */
void	spans_place(struct spans *);

#endif
