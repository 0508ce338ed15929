/*
 * pf_time: the times that events have of their thread's cpu.
 *
 * Most are differences, which are added up from the begin of a block.  Tables
 * ask for the times of all events, so those of a block, of all its sequences,
 * are added up once and kept, until TIMES_MOST bytes are.
 */
#include "config.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"
#include "pf_time.h"

#define TIMES_MOST	(32u << 20)	/* bytes: the times of 2 M events */

struct pf_time {
	uint64_t	 pos;		/* of the packet */
	int64_t		 ts;
};

/* The events of a block that have a time. */
struct pf_time_run {
	struct pf_time	*v;
	size_t		 n, cap;
};

struct pf_times {
	pthread_mutex_t	 lock;
	struct idtab	 keys;		/* block */
	struct pf_time_run *runs;
	size_t		 cap, bytes;
};

/* The time of the event whose differences are added. */
struct pf_time_now {
	const struct pf_world *w;
	int64_t		 ts;
	int		 has;
};

struct pf_times *
pf_times_new(void)
{
	struct pf_times *t = xcalloc(1, sizeof(*t));

	pthread_mutex_init(&t->lock, NULL);
	return t;
}

static void
pf_times_clear(struct pf_times *t)
{
	uint32_t i;

	for (i = 0; i < t->keys.n; i++)
		free(t->runs[i].v);
	free(t->runs);
	idtab_free(&t->keys);
	t->runs = NULL;
	t->cap = t->bytes = 0;
	memset(&t->keys, 0, sizeof(t->keys));
}

void
pf_times_free(struct pf_times *t)
{
	if (t == NULL)
		return;
	pf_times_clear(t);
	pthread_mutex_destroy(&t->lock);
	free(t);
}

static void
pf_time_value(void *arg, uint32_t track, double v)
{
	struct pf_time_now *t = arg;

	if (t->w->tracks[track].builtin == PF_COUNTER_THREAD_TIME) {
		/* 2^63, which a double has, is none of them */
		t->ts = v >= (double)INT64_MAX ? INT64_MAX : v <
		    (double)INT64_MIN ? INT64_MIN : (int64_t)v;
		t->has = !isnan(v);
	}
}

/* A sequence, as the packet before said it. */
struct pf_time_seq {
	uint32_t	 id, machine;
	uint32_t	 seq;		/* UINT32_MAX: not known */
	uint32_t	 hint;		/* of its epochs */
};

static void
pf_time_find(const struct pf_world *w, const struct pf_packet *k,
    struct pf_time_seq *s)
{
	if (s->seq != UINT32_MAX && s->id == k->seq && s->machine == k->machine)
		return;
	s->id = k->seq;
	s->machine = k->machine;
	s->seq = pf_seq_find(w, k->seq, k->machine);
	s->hint = 0;
}

/* Adds the differences of a packet up; returns 1 if its event has a time. */
static int
pf_time_packet(struct pf_time_now *now, struct pf_sums *sums,
    const struct pf_packet *k, struct pf_time_seq *s)
{
	struct pf_sum_fields fields;
	struct pf_event_sums out;

	now->has = 0;
	pf_sum_read(&k->data, &fields);
	pf_sum_event(now->w, sums, s->seq, pf_epoch_at(now->w, s->seq, k->pos,
	    &s->hint), k->pos, &fields, &out, pf_time_value, now);
	if (out.has_thread_time) {
		now->ts = out.thread_time;
		now->has = 1;
	}
	return now->has;
}

/* Adds the differences of all sequences of a block up. */
static void
pf_time_sum(const struct pf_world *w, uint64_t block, struct pf_time_run *run)
{
	struct pf_time_now now = { w, 0, 0 };
	struct pf_time_seq seq = { 0, 0, UINT32_MAX, 0 };
	struct pf_sums sums = { .from = &w->sums, .block = block };
	struct pf_input in = w->in;
	uint64_t pos = w->blocks[block];
	struct pf_packet k;
	int r;

	in.spent = 0;
	while ((r = pf_packet_next(&in, &pos, &k)) != 0) {
		if (r == 1 && k.pos / PF_BLOCK > block)
			break;
		if (r != 1 || k.payload != PF_TRACK_EVENT)
			continue;
		pf_time_find(w, &k, &seq);
		if (seq.seq == UINT32_MAX ||
		    !pf_time_packet(&now, &sums, &k, &seq))
			continue;
		run->v = xgrow(run->v, run->n, &run->cap, sizeof(*run->v));
		run->v[run->n].pos = k.pos;
		run->v[run->n++].ts = now.ts;
	}
	pf_sums_free(&sums);
}

/* Returns the run of an event, which is added up if it is not kept. */
static const struct pf_time_run *
pf_time_run(struct pf_times *t, const struct pf_at *at)
{
	struct idkey key = {{ at->k.pos / PF_BLOCK }};
	struct pf_time_run *run;
	uint32_t i;
	int added;

	if (t->bytes > TIMES_MOST)
		pf_times_clear(t);
	i = idtab_add(&t->keys, &key, &added);
	if (!added)
		return &t->runs[i];
	t->runs = xgrow(t->runs, i, &t->cap, sizeof(*t->runs));
	run = &t->runs[i];
	memset(run, 0, sizeof(*run));
	pf_time_sum(at->w, key.w[0], run);
	t->bytes += sizeof(*run) + run->cap * sizeof(*run->v);
	return run;
}

int
pf_time(const struct pf_at *at, int64_t *ts)
{
	struct pf_times *t = at->w->times;
	const struct pf_time_run *run;
	struct pf_event e;
	size_t lo = 0, hi, mid;
	int found;

	if (at->k.payload != PF_TRACK_EVENT)
		return 0;
	pf_event_fields(&at->k.data, at->k.slack, &e);
	if (!e.has_sums)
		return 0;
	pthread_mutex_lock(&t->lock);
	run = pf_time_run(t, at);
	hi = run->n;
	BISECT(lo, hi, mid, run->v[mid].pos < at->k.pos);
	if ((found = lo < run->n && run->v[lo].pos == at->k.pos))
		*ts = run->v[lo].ts;
	pthread_mutex_unlock(&t->lock);
	return found;
}
