#ifndef SQL_INT_H
#define SQL_INT_H
/*
 * sql from inside: a connection, and what its tables keep in it.
 *
 * Ids: a slice or an instant is an `entry`: the number of a slice, or nslices
 * plus the number of an instant.  Row i of the table slice is the entry that is
 * i-th in time (index.c).
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/idtab.h"
#include "ttv/sql.h"
#include "ttv/entity.h"
#include "ttv/trace.h"

#include "owned.h"
#include "rows.h"
#include "sql_index.h"
#include "sql_track.h"

struct sql_macro;

struct sql_param {
	char		*name;		/* without $ : @ */
	char		*text;
};

/* A query that is prepared (statement.c). */
#define SQL_KEPT	8
struct sql_kept {
	sqlite3_stmt	*stmt;		/* or NULL: a free place */
	char		*text;
	size_t		 len;
};

struct sql {
	const struct trace *trace;
	sqlite3		*db;
	struct sql_index index;
	struct sql_tracks tracks;
	struct sql_kept	 kept[SQL_KEPT];
	size_t		 nkept;		/* that were ever kept */
	struct kind_sums *sums;		/* kind_sum.c; or NULL */
	struct sql_part	*part;		/* part.c; NULL: all of the trace */
	struct sql_rows	 cpus;		/* sched.c: numbers; or no list */
	struct sql_cpu_infos *cpu_infos; /* cpu.c; or NULL */
	struct owned	 facts_of_cpus;	/* cpu.c: rows of cpu_fact, by place */
	struct sql_rows	 threads;	/* thread.c: rows, if not all */
	struct sql_rows	 samples;	/* sample.c: rows, if not all */
	struct sql_rows	 mains;		/* thread.c: processes */
	uint32_t	*main_threads;	/* thread.c: by process; or NULL */
	struct named	 thread_names, process_names;	/* thread.c */
	struct owned	 threads_of;	/* thread.c: rows by process */
	struct owned	 states_of;	/* sched.c: states by thread */
	struct sql_gpu	*gpus;		/* gpu.c; or NULL */
	size_t		 ngpus;
	struct idtab	 machines;	/* machine.c: the model's, by row */
	int64_t		*machine_cpus;	/* of each, or RECORD_NULL */
	struct sql_rows	 annotated, alerted; /* annotation.c: rows of slice */
	int		 has_annotated, has_alerted, has_samples;
	struct sql_param *params;
	size_t		 nparams;
	char		 denied[128];	/* what a statement may not do */
	const struct buf *prepares;	/* the text that is prepared; or NULL */
	uint64_t	 bound;		/* bytes of memory, about; 0: none */
	uint64_t	 steps;		/* of a run, at most; 0: no bound */
	uint64_t	 left;		/* of them, in this run */
	atomic_int	 interrupted;	/* in this run */
	const atomic_int *watch;	/* not 0: a run is to end; or NULL */
	int		(*ask)(void *);	/* likewise; or NULL */
	void		*ask_arg;
	int		 last;		/* 1: nothing follows the statement
					 * that runs in its text */
	int		 internal;	/* > 0: statements of ttv itself run,
					 * which may do more */
	int		 modules_run;	/* modules whose statements run, one
					 * in another */
	/* args.c: the event that was read last */
	struct arg_cache *args;
	int		 keeps;		/* 1: statements follow */
	int		 once;		/* 1: each set is asked for once */
	int		 is_short;	/* 1: a statement has run out of
					 * memory */
	int		 args_planned;	/* 1: statements that are kept know
					 * of all args */
	struct arg_found *found;	/* args_find.c; or NULL */
	struct strtab	*keys;		/* interval.c; or NULL */
	struct event_stacks *event_stacks; /* event_stack.c; or NULL */
	struct tree_ways *ways;		/* tree.c; or NULL */
	struct sql_clocks *clocks;	/* clock.c; or NULL */
	struct sql_counted *counted;	/* func_sample.c; or NULL */
	struct sql_frames *frames;	/* frame.c; or NULL */
	uint8_t		*notes;		/* callsite.c: by callsite; or NULL */
	struct owned	*references;	/* record.c; or NULL */
	struct sql_facts *facts;	/* metadata.c; or NULL */
	struct sql_files *files;	/* trace_file.c; or NULL */
	/* perfetto.c: what statements have created */
	struct sql_macro *macros;
	struct sql_module *modules;
	struct sql_function *functions;
	int		 metrics;	/* run_metric.c: files that run now */
	unsigned	 metrics_run;	/* run_metric.c: those that the
					 * outermost has run by now */
};

/* Free what files keep in a connection. */
void	args_close(struct sql *);
void	callsite_close(struct sql *);
void	clock_close(struct sql *);
void	counted_close(struct sql *);
void	event_stack_close(struct sql *);
void	ways_close(struct sql *);
void	frame_close(struct sql *);
void	kind_sum_close(struct sql *);
void	metadata_close(struct sql *);
void	record_close(struct sql *);

/* What is known of an entry. */
static inline int64_t
entry_ts(const struct sql *s, uint32_t entry)
{
	const struct trace *t = s->trace;

	return entry < t->nslices ? t->ts[entry] :
	    t->instants[entry - t->nslices].ts;
}

static inline int64_t
entry_dur(const struct sql *s, uint32_t entry)
{
	return entry < s->trace->nslices ? trace_dur(s->trace, entry) : 0;
}

static inline uint32_t
entry_kind(const struct sql *s, uint32_t entry)
{
	const struct trace *t = s->trace;

	return entry < t->nslices ? t->kind[entry] :
	    t->instants[entry - t->nslices].kind;
}

/*
 * Returns the entry of a row of slice.  Scans and joins read millions of rows:
 * the order is looked at here, once it is made, and not behind three calls.
 */
static inline uint32_t
entry_of_row(struct sql *s, uint64_t row)
{
	const uint32_t *order = s->index.orders[ORDER_ENTRY].v;

	return order != NULL ? order[row] : index_entry_of(s, row);
}

#endif
