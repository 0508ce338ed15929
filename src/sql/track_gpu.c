/*
 * track_gpu: which tracks are of a GPU, and of which.  Counters and queues that
 * packets describe are below a track that is called "GPU NUMBER"; other
 * counters are called NAME, or NAME[NUMBER].
 */
#include "config.h"

#include <string.h>

#include "ttv/trace.h"

#include "sched.h"
#include "sql_int.h"
#include "sql_track.h"

int
track_is_gpu_memory(const struct sql_track *k)
{
	return strcmp(k->type, TRACK_TYPE_GPU_MEMORY) == 0 ||
	    strcmp(k->type, "process_" TRACK_TYPE_GPU_MEMORY) == 0;
}

int
track_is_gpu(const struct sql_track *k)
{
	return track_is_gpu_memory(k) || strcmp(k->type,
	    TRACK_TYPE_GPU) == 0 || strcmp(k->type,
	    TRACK_TYPE_GPU_COUNTER) == 0 || strcmp(k->type,
	    TRACK_TYPE_GPU_STAGE) == 0;
}

int64_t
track_gpu(const struct trace *t, const struct sql_track *k)
{
	const struct track *own = &t->tracks[k->track];
	const char *at = trace_str(t, own->name);
	int64_t gpu = 0;

	if (own->parent != NONE && t->tracks[own->parent].source ==
	    TRACK_SOURCE_GPU) {
		at = strchr(trace_str(t, t->tracks[own->parent].name), ' ');
		if (at != NULL)
			ident_parse(at + 1, strlen(at + 1), &gpu);
	} else if ((at = strchr(at, '[')) != NULL)
		ident_parse(at + 1, strcspn(at + 1, "]"), &gpu);
	return gpu;
}

uint32_t
track_ugpu(const struct sql *s, const struct sql_track *k)
{
	return sched_ucpu(s, (uint32_t)track_gpu(s->trace, k),
	    s->trace->tracks[k->track].machine);
}
