#ifndef EXPORT_H
#define EXPORT_H
/*
 * The functions shared by the writers of the export.  A line is begun, gets
 * its fields in order, and is ended.  A field with an unknown value is
 * omitted.
 */
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/trace.h"

#include "cmd.h"

struct export {
	struct out		 out;
	const struct trace	*trace;
	struct arena		 arena;	/* values of the current line */
};

void	line_begin(struct export *, const char *type);
void	line_end(struct export *);
void	line_done(struct export *);	/* flushes; empties the arena */
void	field_int(struct export *, const char *key, int64_t);
void	field_number(struct export *, const char *key, uint32_t); /* not NONE */
void	field_double(struct export *, const char *key, double);
void	field_text(struct export *, const char *key, const char *);
void	field_string(struct export *, const char *key, uint32_t); /* not 0 */
void	field_name(struct export *, const char *key, uint32_t); /* 0: null */
void	field_ident(struct export *, const char *key, struct ident);
/* Omitted when NULL or, for arrays and objects, empty. */
void	field_args(struct export *, const char *key, const struct value *);
void	field_value(struct export *, const char *key, const struct value *);
/* Adds text that is JSON already; omitted when empty. */
void	field_json(struct export *, const char *key, const struct buf *);
/* Adds the stack that ends in frame, root first. */
void	field_frames(struct export *, const char *key, uint32_t frame);

/* Appends all lines of a trace to a buffer. */
void	export_buf(struct buf *, const struct trace *);

/* export_event.c: the lines of these types */
void	export_slices(struct export *);
void	export_instants(struct export *);
void	export_counters(struct export *);
void	export_flows(struct export *);
/* export_object.c: the lines of these types */
void	export_objects(struct export *);
void	export_snapshots(struct export *);
void	export_refs(struct export *);
void	export_samples(struct export *);
void	export_memory(struct export *);
void	export_clock_syncs(struct export *);
void	export_contexts(struct export *);
void	export_metadata(struct export *);

#endif
