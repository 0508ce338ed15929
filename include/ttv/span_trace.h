#ifndef TTV_SPAN_TRACE_H
#define TTV_SPAN_TRACE_H
/*
 * span_trace: the distributed traces that the spans of a file make.
 *
 * A span is a slice of an async track; its parent is the slice around it, or
 * where a flow of category "parent" comes from.  A slice without a parent is a
 * root, whose args say its trace, and all below it are of the same.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct trace;

struct span_trace {
	uint32_t	id;		/* string of struct span_traces */
	uint32_t	root;		/* slice: the root that begins first */
	uint32_t	first, n;	/* slices, in `order` */
	int64_t		start, end;	/* of all of them; an open one lasts to
					 * the end of its file */
	uint32_t	spans;		/* without their events */
	uint32_t	services;	/* processes */
	uint32_t	errors;		/* spans with one */
	uint32_t	orphans;	/* roots that name a parent */
};
struct strtab;
struct span_traces {
	struct span_trace *v;		/* as they stand in the file */
	uint32_t	 n;
	struct strtab	*ids;
	uint32_t	*of;		/* by slice: its trace, or NONE */
	uint32_t	*parent;	/* by slice: NONE; also of others */
	uint32_t	*order;		/* slices by trace, ascending */
};

/*
 * Returns the distributed traces, or NULL for a file without any.  Made when
 * they are first asked for, and kept by the trace.  O(slices + flows), and an
 * event is read for each root.
 */
const struct span_traces *span_traces_of(const struct trace *);
/* Returns whether all files are of formats whose slices are spans. */
int		 span_traces_alone(const struct trace *);
void		 span_traces_free(struct trace *);
const char	*span_trace_id(const struct span_traces *, uint32_t at);
/*
 * Returns the number of the trace whose id a text is, or is the only one to
 * begin with; NONE and *err.
 */
uint32_t	 span_trace_find(const struct trace *, const char *id,
		    struct err *);

#endif
