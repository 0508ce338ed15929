#ifndef SQL_TRACK_H
#define SQL_TRACK_H
/*
 * The tracks of the table track: each lane of a track of the model, and each
 * series of a counter, is a track of its own there.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/idtab.h"

#include "owned.h"

struct sql;
struct track;

enum sql_track_group { GROUP_SLICE, GROUP_COUNTER, GROUP_STATE };

struct sql_track {
	const char	*type;
	enum sql_track_group group;	/* what stands on it */
	uint32_t	 track;		/* of the model */
	uint32_t	 row, nrows;	/* of slices */
	uint32_t	 instant, ninstants;
	uint32_t	 series;	/* or NONE */
	uint32_t	 upid, utid;	/* numbers of the model's processes and
					 * threads, or NONE; shown as
					 * dimensions */
	uint32_t	 ucpu;		/* as a dimension, or NONE */
	uint32_t	 source_upid;	/* process that an async track of no
					 * process was first seen in */
};

struct sql_tracks {
	struct sql_track *tracks;
	size_t		 n, cap;
	uint32_t	*of_row;	/* by row of the model */
	uint32_t	*of_instants;	/* by track of the model, or NONE */
	uint32_t	*of_track;	/* the first of a track of the model,
					 * or NONE */
	uint32_t	*of_series;
	struct owned	 of_thread, of_process;	/* by their rows */
	struct idtab	 described_ids;	/* 0 a process's, 1 a thread's; its
					 * number */
	uint32_t	*described;	/* of each: row of described_track */
	size_t		 described_cap;
	/* the tracks that are in the tables of their name */
	uint32_t	*thread, *process, *counter, *process_counter,
			*thread_counter, *cpu, *cpu_counter, *state,
			*process_state, *thread_state, *gpu_counter;
	size_t		 nthread, nprocess, ncounter, nprocess_counter,
			 nthread_counter, ncpu, ncpu_counter, nstate,
			 nprocess_state, nthread_state, ngpu_counter;
};

/* Types of counters that are called otherwise in SQL, and in the model. */
#define TRACK_TYPE_CHROME	"chrome_process_stats"
#define TRACK_TYPE_GPU		"gpu_frequency"
#define TRACK_GPU		"gpufreq"
#define TRACK_GPU_MEMORY	"GPU Memory"
#define TRACK_TYPE_GPU_MEMORY	"gpu_memory"
#define TRACK_TYPE_GPU_COUNTER	"gpu_counter"
#define TRACK_TYPE_GPU_STAGE	"gpu_render_stage"
/* cpuidleCPU.STATE, and diskstat.[DEVICE].WHAT */
#define TRACK_TYPE_IDLE		"cpu_idle_state"
#define TRACK_TYPE_DISK		"diskstat"

/* Returns whether a track is of a GPU, with a number; of its memory. */
int		 track_is_gpu(const struct sql_track *);
int		 track_is_gpu_memory(const struct sql_track *);
/* Return the number of the GPU that a track is of, and its row. */
int64_t		 track_gpu(const struct trace *, const struct sql_track *);
uint32_t	 track_ugpu(const struct sql *, const struct sql_track *);
void		 track_open(struct sql *);
void		 track_close(struct sql *);
/*
 * Return the track of an entry; the deepest slice around an instant, or NONE.
 */
uint32_t	 track_of_entry(const struct sql *, uint32_t entry);
uint32_t	 track_around(const struct sql *, uint32_t instant,
		    uint32_t *depth);

/* Returns the row of described_track of a process or a thread, or NULL. */
const int64_t	*track_described(const struct sql *, int is_thread,
		    uint32_t of);

/*
 * Returns what the format of the file of a track says for SQL; track_name.c.
 */
struct format_words;
struct trace;
const struct format_words *track_words(const struct trace *,
		    const struct track *);
/* Returns the type of the track of a counter; track_counter.c. */
const char	*track_counter_type(const struct trace *,
		    const struct sql_track *);
/* Give the name and the unit of a track. */
struct sqlite3_context;
void		 track_name(struct sqlite3_context *, struct sql *,
		    uint64_t track);
void		 track_unit(struct sqlite3_context *, struct sql *,
		    uint64_t track);

#endif
