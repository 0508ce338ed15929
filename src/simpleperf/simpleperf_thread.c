/*
 * simpleperf_thread: threads of a profile, and the states that switches make:
 * a thread is Running from one that is on to one that is off.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "simpleperf.h"
#include "ttv/xmalloc.h"

static struct simpleperf_thread *
simpleperf_thread_of(struct simpleperf_threads *t, int64_t tid)
{
	struct idkey key = {{ (uint64_t)tid }};
	uint32_t i;
	int added;

	i = idtab_add(&t->ids, &key, &added);
	if (added) {
		t->v = xgrow(t->v, i, &t->cap, sizeof(*t->v));
		memset(&t->v[i], 0, sizeof(t->v[i]));
		t->v[i].track = builder_tid(t->b, builder_int_ident(tid));
		builder_sample_events(t->b, t->v[i].track);
	}
	return &t->v[i];
}

uint32_t
simpleperf_track(struct simpleperf_threads *t, int64_t tid)
{
	return simpleperf_thread_of(t, tid)->track;
}

static void
put_state(struct builder *b, const struct simpleperf_thread *v, int64_t dur)
{
	builder_state(b, v->track, v->since, dur, builder_kind(b,
	    builder_string(b, "Running", 7), 0, 0), v->off);
}

void
simpleperf_switch(struct simpleperf_threads *t, int64_t tid, int on,
    int64_t ts, uint64_t off)
{
	struct simpleperf_thread *v = simpleperf_thread_of(t, tid);
	int64_t dur;

	if (on) {
		if (!v->on) {
			v->on = 1;
			v->since = ts;
			v->off = off;
		}
		return;
	}
	if (!v->on) {			/* it ran before the recording */
		builder_time(t->b, ts);
		return;
	}
	v->on = 0;
	put_state(t->b, v, ts < v->since ||
	    __builtin_sub_overflow(ts, v->since, &dur) ? 0 : dur);
}

void
simpleperf_threads_end(struct simpleperf_threads *t)
{
	uint32_t i;

	for (i = 0; i < t->ids.n; i++)
		if (t->v[i].on)
			put_state(t->b, &t->v[i], DUR_OPEN);
	idtab_free(&t->ids);
	free(t->v);
}
