/*
 * brief_loop: a program around an event loop, such as node: the functions that
 * samples caught, what held up the loop, what was done on other threads
 * meanwhile, and which asynchronous operations were pending how long.
 *
 * It is known by the name of the thread that the loop is on.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/flame.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"
#include "brief_sums.h"

#define SLOW	256	/* slices of which distinct ones get lines */

static int
is_loop(const struct trace *t, uint32_t track)
{
	uint32_t utid = t->tracks[track].utid;

	return t->tracks[track].type == TRACK_THREAD && utid != NONE &&
	    strcmp(trace_str(t, t->threads[utid].name),
	    "JavaScriptMainThread") == 0;
}

int
brief_loop_is(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].track != NONE &&
		    is_loop(t, t->threads[i].track) &&
		    t->tracks[t->threads[i].track].nslices > 0)
			return 1;
	return 0;
}

/* Adds up the outermost slices of the loop, and of all else by name. */
static int64_t
loop_sums(const struct trace *t, const struct brief_query *q, int64_t t0,
    int64_t t1, struct sums *pool, struct sums *async)
{
	int64_t busy = 0, ns;
	const struct track *k;
	uint32_t i, r, name;

	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		r = trace_slice_row(t, i);
		k = &t->tracks[t->rows[r].track];
		ns = trace_slice_overlap(t, i, t0, t1);
		if (t->rows[r].depth > 0 || ns <= 0 || trace_dur(t, i) ==
		    DUR_OPEN || !brief_has_track(q, t->rows[r].track))
			continue;
		name = t->kinds[t->kind[i]].name;
		if (is_loop(t, t->rows[r].track))
			busy = sat_add(busy, ns);
		else if (k->type == TRACK_THREAD)
			sums_add(pool, name, NONE, i, ns);
		else if (k->type == TRACK_ASYNC)
			sums_add(async, name, NONE, i, ns);
	}
	return busy;
}

void
brief_loop_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	struct sums pool = { .ns = 0 }, async = { .ns = 0 };
	struct brief_part *p;
	uint32_t s[SLOW], i;
	int64_t t0, t1, busy;

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->ntracks; i++)
		tracks[i] = is_loop(t, i) && brief_has_track(q, i);
	busy = loop_sums(t, q, t0, t1, &pool, &async);
	if (flame_has(t, FLAME_SAMPLES) && brief_functions(b, t, q, 0))
		brief_fact(b, "most in %s", b->part[0].v[0].text);
	else		/* of what is sampled only a part has slices */
		brief_fact(b, "%.1f %% busy", brief_percent((double)busy,
		    (double)sat_span(t0, t1)));
	p = brief_slices(b, t, q, "blocked", s, busy_slowest(t, tracks, q->t0,
	    q->t1, s, SLOW));
	if (p != NULL && p->n > 0)
		brief_fact(b, "longest block %s", p->v[0].number);
	sums_part(b, t, &pool, "threads", (double)sat_span(t0, t1));
	p = sums_part(b, t, &async, "pending", 0);
	if (p != NULL && p->n > 0)
		brief_fact(b, "most pending %s", p->v[0].text);
	b->names = 1;
	sums_free(&pool);
	sums_free(&async);
	free(tracks);
}
