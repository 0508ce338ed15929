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
	f->lost = (int)e->lost;
	return 1;
}

int64_t
trace_dur_told(const struct trace *t, uint32_t slice)
{
	struct sched_facts f;

	return trace_sched(t, slice, &f) && f.lost ? DUR_OPEN :
	    trace_dur(t, slice);
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

uint32_t
trace_state_track(const struct trace *t, uint32_t utid)
{
	uint32_t k = t->threads[utid].track;

	/* states are the first of what hangs on a thread */
	if (k == NONE || k + 1 >= t->ntracks || t->tracks[k + 1].parent != k ||
	    t->tracks[k + 1].type != TRACK_STATE)
		return NONE;
	return k + 1;
}

uint32_t
trace_state_at(const struct trace *t, uint32_t utid, int64_t ts)
{
	uint32_t track = trace_state_track(t, utid), s;

	if (track == NONE)
		return NONE;
	s = trace_row_at(t, t->tracks[track].row, ts);
	return s != NONE && (trace_slice_end(t, s) > ts || t->ts[s] == ts ||
	    trace_dur(t, s) == DUR_OPEN) ? s : NONE;
}

uint32_t
trace_run_cpu(const struct trace *t, uint32_t run, uint32_t first,
    uint32_t end)
{
	struct state_facts f;
	struct sched_facts ran;
	uint32_t i, s;

	if (!trace_state(t, run, &f))
		return NONE;
	/* several systems have CPUs of one number */
	for (i = first; i < end; i++)
		if (t->tracks[i].type == TRACK_CPU &&
		    t->tracks[i].cpu == f.more.cpu && t->tracks[i].nrows > 0 &&
		    (s = trace_row_at(t, t->tracks[i].row, t->ts[run])) != NONE
		    && trace_sched(t, s, &ran) && ran.utid == f.utid)
			return i;
	return NONE;
}

uint32_t
trace_woken(const struct trace *t, uint32_t utid, int64_t from, int64_t to)
{
	const struct track *k;
	struct state_facts f;
	uint32_t i, best = NONE, end;

	for (k = t->tracks; k < t->tracks + t->ntracks; k++) {
		if (k->type != TRACK_STATE)
			continue;
		i = trace_row_from(t, k->row, from);
		end = t->rows[k->row].first + t->rows[k->row].n;
		for (; i < end && t->ts[i] < to; i++) {
			if (!trace_state(t, i, &f) || f.more.waker != utid)
				continue;
			/* a later track wins only with an earlier wakeup */
			best = i;
			to = t->ts[i];
			break;
		}
	}
	return best;
}
