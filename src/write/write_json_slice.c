/*
 * write_json_slice: slices of threads, and of tracks that become threads.
 *
 * A slice is an X event; one that has not ended is a B.  Slices come as a tree,
 * so that of equal ones the outer stands first.
 *
 * A slice of length 0 at the end of another would be behind it as an X event:
 * the other is written as B and E around it then (ttv-formats(5), ORDER AND
 * NESTING).  On a track with such ends, an E could close a B that has not ended
 * and has the same name: there what has not ended is an X without dur.
 */
#include "config.h"

#include <string.h>

#include "ttv/sched.h"
#include "write_json_int.h"

struct slices {				/* a track being written */
	struct wjson	*j;
	uint32_t	 track;
	int		 pairs;		/* 1: B and E are used as pairs */
};

/*
 * Returns the slice of length 0 that stands below `s` at its end, or NONE: the
 * last slice of the next row that begins no later.
 */
static uint32_t
slice_tail(const struct trace *t, const struct write_slice *s)
{
	const struct row	*r = &t->rows[s->row];
	uint32_t		 last;

	if (trace_dur(t, s->id) <= 0 || s->row + 1 >= t->nrows ||
	    r[1].track != r->track || r[1].lane != r->lane)
		return NONE;
	last = trace_row_at(t, s->row + 1, trace_slice_end(t, s->id));
	return last != NONE && trace_dur(t, last) == 0 &&
	    t->ts[last] == trace_slice_end(t, s->id) &&
	    trace_parent(t, last) == s->id ? last : NONE;
}

/* Returns 1 if a track has a slice of length 0 at the end of another. */
static int
track_has_tails(const struct trace *t, const struct track *k)
{
	struct write_slice	s;
	uint32_t		i, n;

	for (s.row = k->row; s.row + 1 < k->row + k->nrows; s.row++) {
		n = t->rows[s.row + 1].first + t->rows[s.row + 1].n;
		if (t->rows[s.row + 1].depth == 0)
			continue;
		for (i = t->rows[s.row + 1].first; i < n; i++) {
			if (trace_dur(t, i) != 0)
				continue;
			s.id = trace_parent(t, i);
			if (slice_tail(t, &s) != NONE)
				return 1;
		}
	}
	return 0;
}

/* Adds args as trace_processor reads them of states. */
static void
state_args(struct wjson *j, const struct state_more *m)
{
	const char	*begin = "";

	if (m->cpu == NONE && m->io_wait < 0 && m->function == 0)
		return;
	buf_adds(j->w.b, ",\"args\":{");
	if (m->cpu != NONE) {
		buf_printf(j->w.b, "\"cpu\":%u", (unsigned)m->cpu);
		begin = ",";
	}
	if (m->io_wait >= 0) {
		buf_printf(j->w.b, "%s\"io_wait\":%d", begin, m->io_wait);
		begin = ",";
	}
	if (m->function != 0) {
		buf_printf(j->w.b, "%s\"blocked_function\":", begin);
		buf_json(j->w.b, trace_str(j->w.t, m->function),
		    strlen(trace_str(j->w.t, m->function)));
	}
	buf_addc(j->w.b, '}');
}

static void
slice_numbers(struct wjson *j, const struct event_facts *f, int open)
{
	if (f->has & FACT_TTS)
		wjson_time(j, "tts", f->tts);
	/* old Chrome has a tdur of 0 where nothing ended: it says nothing */
	if (f->has & FACT_TTS && f->tdur >= 0 && !open)
		wjson_time(j, "tdur", f->tdur);
	if (f->has & FACT_INSTRUCTIONS) {
		wjson_key(j, "ticount");
		buf_int(j->w.b, f->instructions);
	}
	if (f->has & FACT_INSTRUCTIONS_DELTA) {
		wjson_key(j, "tidelta");
		buf_int(j->w.b, f->instructions_delta);
	}
}

/*
 * Writes a state of a thread.  One that has not ended ends with the trace: it
 * needs a dur, which a step of an async slice does not have.
 */
static void
state_begin(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct slices		*v = arg;
	struct wjson		*j = v->j;
	struct state_facts	 state;
	struct event_facts	 f;

	(void)depth;
	write_slice_facts(&j->w, s->id, j->w.t->tracks[v->track].upid, &f);
	wjson_begin_kind(j, 'T', j->w.t->kind[s->id]);
	wjson_time(j, "ts", s->ts);
	write_lost(&j->w, WRITE_OPEN, (uint64_t)s->open);
	wjson_time(j, "dur", (s->open ? trace_slice_end(j->w.t, s->id) :
	    s->end) - s->ts);
	wjson_place(j, v->track);
	if (f.args == NULL && trace_state(j->w.t, s->id, &state))
		state_args(j, &state.more);
	wjson_args(j, f.args);
	wjson_end(j);
}

static void
slice_begin(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct slices		*v = arg;
	struct wjson		*j = v->j;
	int			 pair = v->pairs &&
				    slice_tail(j->w.t, s) != NONE;
	char			 phase = pair || (s->open && !v->pairs) ?
				    'B' : 'X';
	struct event_facts	 f;

	(void)depth;
	write_slice_facts(&j->w, s->id, j->w.t->tracks[v->track].upid, &f);
	wjson_begin_kind(j, phase, j->w.t->kind[s->id]);
	wjson_time(j, "ts", s->ts);
	if (!s->open && phase == 'X')
		wjson_time(j, "dur", s->end - s->ts);
	wjson_place(j, v->track);
	slice_numbers(j, &f, s->open);
	wjson_bind(j, s->id);
	wjson_stack(j, "stack", "sf", f.stack, f.callsite);
	if (phase == 'X')
		wjson_stack(j, "estack", "esf", f.end_stack, f.end_callsite);
	wjson_args(j, f.args);
	wjson_end(j);
}

/* Writes the E of a slice that was written as B. */
static void
slice_end(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct slices		*v = arg;
	struct wjson		*j = v->j;
	struct event_facts	 f;

	(void)depth;
	if (!v->pairs || slice_tail(j->w.t, s) == NONE)
		return;
	write_slice_facts(&j->w, s->id, j->w.t->tracks[v->track].upid, &f);
	wjson_begin_kind(j, 'E', j->w.t->kind[s->id]);
	wjson_time(j, "ts", s->end);
	wjson_place(j, v->track);
	wjson_end_facts(j, &f);
	wjson_end(j);
}

void
wjson_slices(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct track	*k;
	struct slices		 v = { j, 0, 0 };
	struct write_lane	 lane = { slice_begin, slice_end, &v };
	struct write_lane	 states = { state_begin, NULL, &v };
	int			 is_state;
	uint32_t		 row, n;

	for (v.track = 0; v.track < t->ntracks && !j->w.failed; v.track++) {
		k = &t->tracks[v.track];
		if (k->nrows == 0 || !cut_track(j->w.cut, v.track))
			continue;
		if (k->type == TRACK_ASYNC) {
			wjson_async(j, v.track);
			continue;
		}
		is_state = k->type == TRACK_STATE && k->utid != NONE;
		v.pairs = !is_state && track_has_tails(t, k);
		for (row = k->row; row < k->row + k->nrows; row += n) {
			n = write_lane_rows(t, row);
			write_lane(&j->w, row, n, is_state ? &states : &lane);
		}
	}
}
