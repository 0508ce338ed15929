/*
 * sched: what is known of the slices of scheduling, by slice.
 */
#include "config.h"

#include "ttv/sched.h"

/* Returns the track of a slice if it is of a type, else NULL; and its place
 * among the track's slices. */
static const struct track *
sched_track(const struct trace *t, uint32_t slice, enum track_type type,
    uint32_t *at)
{
	const struct row *r;

	if (t->nsched == 0 && t->nstates == 0)
		return NULL;
	r = &t->rows[trace_slice_row(t, slice)];
	*at = slice - r->first;
	return t->tracks[r->track].type == type ? &t->tracks[r->track] : NULL;
}

int
trace_sched(const struct trace *t, uint32_t slice, struct sched_facts *f)
{
	const struct sched_ending *e;
	const struct track *k;
	const struct sched *s;
	uint32_t at;

	if ((k = sched_track(t, slice, TRACK_CPU, &at)) == NULL)
		return 0;
	s = &t->sched[k->fact + at];
	e = &t->sched_endings[s->ending];
	f->cpu = k->cpu;
	f->utid = s->utid;
	f->priority = e->priority;
	f->end_state = e->end_state;
	return 1;
}

int
trace_state(const struct trace *t, uint32_t slice, struct state_facts *f)
{
	static const struct state_more none = { .cpu = NONE, .waker = NONE,
	    .io_wait = -1 };
	const struct track *k;
	uint32_t at, word, n;

	if ((k = sched_track(t, slice, TRACK_STATE, &at)) == NULL)
		return 0;
	word = t->state_word[k->fact + at];
	n = word & ((UINT32_C(1) << STATE_BITS) - 1);
	f->utid = k->utid;
	f->more = none;
	switch ((enum state_type)(word >> STATE_BITS)) {
	case STATE_PLAIN:
		break;
	case STATE_CPU:
		f->more.cpu = n;
		break;
	case STATE_WAKER:
		f->more.waker = n;
		break;
	case STATE_MORE:
		f->more = t->state_more[n];
	}
	return 1;
}
