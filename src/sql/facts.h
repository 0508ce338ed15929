#ifndef SQL_FACTS_H
#define SQL_FACTS_H
/*
 * facts: what tables ask of frames, of metadata, of files and of the bounds of
 * a trace.
 */
#include "sql_int.h"

/* Ids that Android gives each of its users, one for each app. */
#define ANDROID_IDS	100000

/* frame.c */
/* Returns the name that the file has of the function of a callsite. */
uint32_t frame_name_in_file(const struct trace *, const struct callsite *);
/* Returns the file that the function of a callsite is in, a string. */
uint32_t frame_file(const struct trace *, const struct callsite *);
/* Returns the mappings of /data/local/tmp that have no build id. */
uint64_t frame_anonymous(struct sql *);
void	frame_of_callsite(sqlite3_context *, struct sql *, uint64_t callsite);
/* Adds the callsites below a callsite. */
void	frame_callees(struct sql *, int64_t callsite, struct sql_rows *);
/* metadata.c: a fact that the table machine alone has. */
#define FACT_CPUS	"num_cpus"
#define FACT_CLOCK	"trace_time_clock_id"	/* one of a manifest goes first */
/* Gives a fact of a machine, by its number in the file, if there is one. */
void	metadata_fact(sqlite3_context *, struct sql *, const char *name,
	    uint32_t machine);
/* trace_file.c */
void	trace_file_close(struct sql *);
/* Returns what the format that an offset was read of calls things, or NULL. */
const struct format_words *facts_words(const struct trace *, uint64_t off);
/* bounds.c */
void	bounds_of(const struct sql *, int64_t *start, int64_t *end);

#endif
