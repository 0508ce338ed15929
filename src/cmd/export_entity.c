/*
 * export_entity: the lines of all things of a kind, made by several threads.
 *
 * - Things are taken in rounds of parts.  A thread writes the lines of a part
 *   into a buffer of its own; the buffers are put together in the order of the
 *   things, so that the bytes are those that one thread writes.
 * - What waits is bounded: a part whose lines are long is left there, and what
 *   is left of it is written when its turn comes, without a buffer.
 */
#include "config.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "ttv/entity.h"
#include "ttv/pool.h"
#include "ttv/slice_id.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "export.h"

#define PART_BYTES	((size_t)128 * 1024)	/* some hundred bytes for each
						 * thing of a part */
#define ROUND_PARTS	8	/* of a thread: some milliseconds, for which
				 * threads are worth their start */
#define THREADS_MOST	16	/* they wait for the one that writes */

/* X(constant, fields): who writes the fields of a thing. */
#define ENTITY_ROWS(X)							\
	X(ENTITY_SLICE, export_slice)					\
	X(ENTITY_INSTANT, export_instant)				\
	X(ENTITY_COUNTER, export_counter)				\
	X(ENTITY_FLOW, export_flow)					\
	X(ENTITY_OBJECT, export_object)					\
	X(ENTITY_SNAPSHOT, export_snapshot)				\
	X(ENTITY_SAMPLE, export_sample)					\
	X(ENTITY_MEMDUMP, export_memdump)				\
	X(ENTITY_CONTEXT, export_context)

#define ROW(constant, fields)	[constant] = fields,
static void (*const entity_fields[ENTITIES])(struct export *,
    const struct entity_run *, uint32_t) = { ENTITY_ROWS(ROW) };
static_assert((0u ENTITY_ROWS(ENTITY_BIT)) == ENTITY_ALL,
    "entity_fields has a row for each constant");

/* Before a thing: that many of a run are behind. */
struct place {
	uint32_t	run, at;
};

struct part {
	struct export	x;
	struct place	from, to;
};

struct round {
	enum entity	entity;
	struct part	parts[THREADS_MOST * ROUND_PARTS];
};

static void
write_line(struct export *x, enum entity e, const struct entity_run *run,
    uint32_t i)
{
	line_begin(x, e == ENTITY_COUNTER &&
	    isnan(x->trace->counter_value[i]) ? "gap" : entity_rows[e].word);
	entity_fields[e](x, run, i);
	line_end(x);
}

/*
 * Writes the lines of the things from a place to another one, of *left at most
 * and until more than `bytes` wait; *from becomes the place behind them.
 */
static void
write_lines(struct export *x, enum entity e, struct place *from,
    struct place to, size_t *left, size_t bytes)
{
	struct entity_run run;
	uint32_t last;

	for (; from->run < to.run || (from->run == to.run && to.at > 0);
	    from->run++, from->at = 0) {
		run = entity_rows[e].run(x->trace, from->run);
		last = from->run == to.run ? to.at : run.n;
		for (; from->at < last; from->at++) {
			if (*left == 0 || x->out.buf.len > bytes ||
			    out_failed(&x->out))
				return;
			if (!cut_entity(x->cut, &run, run.first + from->at))
				continue;
			--*left;
			write_line(x, e, &run, run.first + from->at);
		}
		if (from->run == to.run)
			return;
	}
}

static void
write_part(void *arg, size_t i)
{
	struct round *r = arg;
	size_t all = SIZE_MAX;

	write_lines(&r->parts[i].x, r->entity, &r->parts[i].from,
	    r->parts[i].to, &all, PART_BYTES);
	export_free(&r->parts[i].x);
}

/* Returns the place n things behind a place. */
static struct place
place_behind(const struct trace *t, enum entity e, uint32_t nruns,
    struct place p, size_t n)
{
	uint32_t all;

	for (; p.run < nruns; p.run++, p.at = 0) {
		all = entity_rows[e].run(t, p.run).n - p.at;
		if (n <= all) {
			p.at += (uint32_t)n;
			return p;
		}
		n -= all;
	}
	return p;
}

/* Writes the lines of a round in order. */
static void
round_put(struct export *x, struct round *r, size_t n)
{
	size_t i, all = SIZE_MAX;
	struct part *p;

	for (i = 0; i < n; i++) {
		p = &r->parts[i];
		buf_add(&x->out.buf, p->x.out.buf.data, p->x.out.buf.len);
		buf_clear(&p->x.out.buf);
		line_done(x);
		write_lines(x, r->entity, &p->from, p->to, &all, SIZE_MAX);
	}
}

static void
write_rounds(struct export *x, enum entity e, uint32_t nruns, int threads)
{
	struct round *r = xcalloc(1, sizeof(*r));
	size_t most = (size_t)threads * ROUND_PARTS, i, n;
	struct place at = { 0, 0 };
	struct part *p;

	r->entity = e;
	for (i = 0; i < most; i++) {
		r->parts[i].x = (struct export){ .trace = x->trace,
		    .cut = x->cut, .ids = x->ids };
		r->parts[i].x.out.kept = 1;
	}
	(void)slice_ids_ranks(x->ids);	/* threads only look at them then */
	while (at.run < nruns && !out_failed(&x->out)) {
		for (n = 0; n < most && at.run < nruns; n++) {
			p = &r->parts[n];
			p->from = at;
			p->to = at = place_behind(x->trace, e, nruns, at,
			    tuning.export_part);
		}
		pool_run(threads, n, write_part, r);
		round_put(x, r, n);
	}
	for (i = 0; i < most; i++)
		buf_free(&r->parts[i].x.out.buf);
	free(r);
}

void
export_entity(struct export *x, enum entity e, int threads)
{
	uint32_t nruns = entity_rows[e].nruns(x->trace), i;
	struct place from = { 0, 0 };
	size_t left = x->max;
	uint64_t n = 0;

	if (threads == 0)
		threads = pool_cores();
	threads = threads < THREADS_MOST ? threads : THREADS_MOST;
	for (i = 0; i < nruns && n < 2 * tuning.export_part; i++)
		n += entity_rows[e].run(x->trace, i).n;
	if (threads > 1 && left == SIZE_MAX && n >= 2 * tuning.export_part)
		write_rounds(x, e, nruns, threads);
	else
		write_lines(x, e, &from, (struct place){ nruns, 0 }, &left,
		    SIZE_MAX);
}
