#ifndef EXPORT_H
#define EXPORT_H
/*
 * The functions shared by the writers of the export.  A line is begun, gets
 * its fields in order, and is ended.  A field with an unknown value is
 * omitted.
 */
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/cut.h"
#include "ttv/entity.h"
#include "ttv/trace.h"

#include "cmd.h"

struct export {
	struct out		 out;
	const struct trace	*trace;
	const struct cut	*cut;	/* the cut that is written */
	struct slice_ids	*ids;	/* of slices and instants */
	struct arena		 arena;	/* values of the line being written */
	struct buf	args;		/* of the event of a line, as JSON */
	struct flow_id		*flow_ids; /* of flows written, or NULL */
	size_t			 max;	/* lines of a kind of thing */
};

#define STACK_MAX	1024		/* entries of a stack */

void	line_begin(struct export *, const char *type);
void	line_end(struct export *);
void	line_done(struct export *);	/* flushes; empties the arena */
void	field_int(struct export *, const char *key, int64_t);
void	field_number(struct export *, const char *key, uint32_t); /* not NONE */
/* The id of a slice; not NONE. */
void	field_slice(struct export *, const char *key, uint32_t slice);
void	field_double(struct export *, const char *key, double);
void	field_text(struct export *, const char *key, const char *);
void	field_string(struct export *, const char *key, uint32_t); /* not 0 */
void	field_name(struct export *, const char *key, uint32_t); /* 0: null */
void	field_ident(struct export *, const char *key, struct ident);
/* Omitted when NULL or, for arrays and objects, empty. */
void	field_args(struct export *, const char *key, const struct value *);
void	field_value(struct export *, const char *key, const struct value *);
/* Adds a true, or the begin of a list, which the caller goes on with. */
void	field_true(struct export *, const char *key);
void	field_list(struct export *, const char *key);
/* Adds text that is JSON already; omitted when empty. */
void	field_json(struct export *, const char *key, const struct buf *);
/* A stack that ends in the callsite, root first. */
void	field_callsites(struct export *, const char *key, uint32_t callsite);

/* Appends all lines of a trace to a buffer. */
void	export_buf(struct buf *, const struct trace *);

/*
 * export_entity.c: writes a line for each thing of a kind, run after run, by n
 * threads, 0: one for each core.
 */
void	export_entity(struct export *, enum entity, int n);
/* Frees what lines have kept in it, but for its output. */
void	export_free(struct export *);

/*
 * The fields of one thing, which is of the run; the line is begun and ended by
 * the caller.  export_event.c
 */
void	export_slice(struct export *, const struct entity_run *, uint32_t id);
void	export_instant(struct export *, const struct entity_run *,
	    uint32_t id);
void	export_counter(struct export *, const struct entity_run *,
	    uint32_t id);
void	export_flow(struct export *, const struct entity_run *, uint32_t id);
/* Adds what is known of the entries of a stack, root first, if anything is. */
void	export_frames(struct export *, const char *key, uint32_t callsite);
/* Frees the ids that export_flow() keeps in the export. */
void	export_flow_free(struct export *);
/* export_object.c */
void	export_object(struct export *, const struct entity_run *, uint32_t id);
void	export_snapshot(struct export *, const struct entity_run *,
	    uint32_t id);
void	export_sample(struct export *, const struct entity_run *, uint32_t id);
void	export_memdump(struct export *, const struct entity_run *,
	    uint32_t id);
void	export_context(struct export *, const struct entity_run *,
	    uint32_t id);

/* All lines of what is no kind of thing. export_object.c */
void	export_refs(struct export *);
void	export_clock_syncs(struct export *);
void	export_metadata(struct export *);

/*
 * Returns 0, or -1 and *err where an option asks for a cut of the trace, for
 * a format that has it whole.
 */
int	export_is_whole(const struct cmd_call *, struct err *);
/* export_sqlite.c: the tables of SQL as a database; returns exit status. */
int	export_sqlite(const struct cmd_call *);
/* export_parquet.c: tables of each trace for engines; returns exit status. */
int	export_parquet(const struct cmd_call *);

#endif
