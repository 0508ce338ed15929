/*
 * ninja_worker: assigns jobs to workers, as the log does not say which worker
 * ran a job.  In order of their starts, each job goes to the free worker that
 * was busy last, else to a new one.  Workers whose jobs have ended move from a
 * heap, by end, to a stack, whose top was busy last.  O(n log n) in the jobs
 * of a build.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/radix.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "ninja.h"

/* Bytes of outputs in a job's name; further outputs are "...". */
#define NINJA_NAME_MAX	4096

/* Returns the name of a job: its outputs with a blank between. */
static uint32_t
ninja_name(struct ninja *j, const struct ninja_job *job, struct buf *name,
    struct buf *utf8)
{
	struct ninja_text text = { j->r->data, j->r->len, j->r->base };
	uint64_t bad = 0;
	struct ninja_line *v, newest;
	size_t n, i;

	v = ninja_outputs(j->state, &text, job->off, &n, &newest);
	buf_clear(name);
	for (i = 0; i < n; i++) {
		if (i > 0 && name->len + v[i].path_len > NINJA_NAME_MAX) {
			buf_adds(name, " ...");
			break;
		}
		if (i > 0)
			buf_addc(name, ' ');
		buf_add(name, v[i].path, v[i].path_len);
	}
	free(v);
	buf_room(utf8, name->len * 3);
	utf8->len = text_utf8(utf8->data, name->data, name->len, &bad);
	if (bad > 0)
		warn_addn(builder_warn(j->b), WARN_UTF8, job->off, bad);
	return builder_string(j->b, utf8->data, utf8->len);
}

/* A busy worker; a heap of them has the earliest end on top. */
struct ninja_busy {
	int64_t		end;		/* ms */
	uint32_t	worker;		/* from 0 */
};

struct ninja_pool {
	struct ninja_busy *heap;
	size_t		 nbusy, busy_cap;
	uint32_t	*free;		/* a stack: the last to end on top */
	size_t		 nfree, free_cap;
	uint32_t	*thread;		/* of each worker */
	size_t		 nworkers, workers_cap;
	uint32_t	 upid;
};

/*
 * Orders equal ends by descending number, so that the lower one is on top of
 * `free`.
 */
static int
ninja_busy_before(const struct ninja_busy *a, const struct ninja_busy *b)
{
	return a->end != b->end ? a->end < b->end : a->worker > b->worker;
}

static void
ninja_push(struct ninja_pool *p, struct ninja_busy new)
{
	size_t i = p->nbusy++, up;

	p->heap = xgrow(p->heap, i, &p->busy_cap, sizeof(*p->heap));
	for (; i > 0; i = up) {
		up = (i - 1) / 2;
		if (!ninja_busy_before(&new, &p->heap[up]))
			break;
		p->heap[i] = p->heap[up];
	}
	p->heap[i] = new;
}

static struct ninja_busy
ninja_pop(struct ninja_pool *p)
{
	struct ninja_busy top = p->heap[0], last = p->heap[--p->nbusy];
	size_t i = 0, down;

	for (; (down = 2 * i + 1) < p->nbusy; i = down) {
		if (down + 1 < p->nbusy && ninja_busy_before(
		    &p->heap[down + 1], &p->heap[down]))
			down++;
		if (!ninja_busy_before(&p->heap[down], &last))
			break;
		p->heap[i] = p->heap[down];
	}
	p->heap[i] = last;
	return top;
}

/* Returns the worker that runs a job from start to end (ms). */
static uint32_t
ninja_worker(struct ninja *j, struct ninja_pool *p, int64_t start,
    int64_t end)
{
	uint32_t worker;

	while (p->nbusy > 0 && p->heap[0].end <= start) {
		p->free = xgrow(p->free, p->nfree, &p->free_cap,
		    sizeof(*p->free));
		p->free[p->nfree++] = ninja_pop(p).worker;
	}
	if (p->nfree > 0)
		worker = p->free[--p->nfree];
	else {
		worker = (uint32_t)p->nworkers;
		p->thread = xgrow(p->thread, p->nworkers, &p->workers_cap,
		    sizeof(*p->thread));
		p->thread[p->nworkers++] = builder_thread(j->b, p->upid,
		    builder_int_ident((int64_t)worker + 1));
		builder_thread_name(j->b, p->thread[worker],
		    builder_string(j->b, "Worker", 6));
	}
	ninja_push(p, (struct ninja_busy){ end, worker });
	return p->thread[worker];
}

/* Makes slices of n jobs of a build, which are in order of their starts. */
static void
ninja_build(struct ninja *j, const struct radix *order, size_t n,
    uint32_t build)
{
	struct ninja_pool pool;
	const struct ninja_job *job;
	struct buf name = BUF_INIT, utf8 = BUF_INIT;
	uint32_t kind;
	size_t i;

	memset(&pool, 0, sizeof(pool));
	pool.upid = builder_process(j->b, builder_int_ident(
	    (int64_t)build + 1), j->r->file);
	buf_printf(&name, "build %u", build + 1);
	builder_process_name(j->b, pool.upid,
	    builder_string(j->b, name.data, name.len));
	for (i = 0; i < n; i++) {
		job = &j->jobs[order[i].value];
		kind = builder_kind(j->b, ninja_name(j, job, &name, &utf8),
		    0, 0);
		builder_complete(j->b, ninja_worker(j, &pool, job->start,
		    job->end), job->start * NS_A_MS,
		    (job->end - job->start) * NS_A_MS, kind, job->off);
	}
	buf_free(&name);
	buf_free(&utf8);
	free(pool.heap);
	free(pool.free);
	free(pool.thread);
}

void
ninja_slices(struct ninja *j)
{
	struct radix *order = NULL;
	size_t i, n, cap = 0, first;

	for (first = 0; first < j->njobs; first += n) {
		for (n = 0, i = first; i < j->njobs && j->jobs[i].build ==
		    j->jobs[first].build; i++, n++) {
			order = xgrow(order, n, &cap, sizeof(*order));
			order[n].key = (uint64_t)j->jobs[i].start;
			order[n].value = i;
		}
		radix_sort(order, n);
		ninja_build(j, order, n, j->jobs[first].build);
	}
	free(order);
}
