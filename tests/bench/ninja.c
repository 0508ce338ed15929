/*
 * ninja: a build log as Ninja appends to it: builds of a few thousand jobs
 * each, ordered by their ends, some jobs with several outputs.
 */
#include "config.h"

#include "emit.h"
#include "shapes.h"

#define WORKERS		16
#define JOBS		4000		/* of a build, about */
#define BUILD		UINT64_C(10000000)		/* ms from one to the
							 * next */
#define DIRECTORIES	40
#define MTIME		UINT64_C(1795191791000000000)	/* ns */
#define MS		UINT64_C(1000000)		/* ns */

/* A job under way. */
struct worker {
	uint64_t	start, end;	/* ms */
};

/* Writes one output of a job of a build. */
static void
write_output(struct emit *e, const struct worker *w, uint64_t build,
    uint64_t job, const char *suffix)
{
	emit(e, "%u\t%u\t%u\tsrc/dir%u/CMakeFiles/target.dir/%s/file%u.%s\t"
	    "%u%u\n", w->start, w->end, MTIME + (build * BUILD + w->end) * MS,
	    job % DIRECTORIES, emit_name(e), job, suffix,
	    1 + emit_random(e, 999999999), 100000000 + job);
	e->events++;
}

/* Begins a job on a worker that was ready at a time. */
static void
work(struct emit *e, struct worker *w, uint64_t ready)
{
	w->start = ready + emit_random(e, 2);
	w->end = w->start + 1 + emit_skewed(e, 2000);
}

void
shape_ninja(struct emit *e)
{
	struct worker workers[WORKERS], *w;
	uint64_t build, job, i;

	emit(e, "# ninja log v5\n");
	for (build = 0; !emit_full(e); build++) {
		for (i = 0; i < WORKERS; i++)
			work(e, &workers[i], 0);
		for (job = 0; job < JOBS && !emit_full(e); job++) {
			/* lines are written as jobs end */
			for (w = workers, i = 1; i < WORKERS; i++)
				if (workers[i].end < w->end)
					w = &workers[i];
			write_output(e, w, build, job, "cc.o");
			if (emit_random(e, 20) == 0)
				write_output(e, w, build, job, "d");
			work(e, w, w->end);
		}
	}
}
