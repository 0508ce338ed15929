/*
 * Wakeups as flows: from a state that a wakeup began to who woke the thread,
 * and on from there.
 *
 *	back		a state that was woken: what its waker did then;
 *			another state: the one before
 *	forward		a state: the first thread that it wakes, from the
 *			cursor on; none: the state after it
 *	on a slice	without flows: as on the thread's state at the cursor
 *	on a CPU	to the thread's state
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/sched.h"
#include "ttv/trace.h"

#include "causes.h"
#include "place.h"

/* Goes to a slice at a time and says why. */
static void
go(struct app *app, uint32_t slice, int64_t ts, uint32_t utid,
    const char *what)
{
	struct entity_ref to = { ENTITY_SLICE, slice };
	char label[128];

	jump_push(app);
	app->view.cursor = ts;
	place_entity(app, &to);
	trace_thread_label(app->trace, utid, label, sizeof(label));
	app_say(app, "%s %s", what, label);
}

/* Returns the innermost slice of lane 0 of a thread at a time, or NONE. */
static uint32_t
slice_at(const struct trace *t, uint32_t utid, int64_t ts)
{
	uint32_t track = t->threads[utid].track, row, s, best = NONE, depth;

	for (depth = 0; (row = trace_row_of(t, track, 0, depth)) != NONE;
	    depth++) {
		s = trace_row_at(t, row, ts);
		if (s == NONE || trace_slice_end(t, s) < ts)
			break;
		best = s;
	}
	return best;
}

/* Goes to what woke a thread: a slice of the waker, or else its state. */
static int
go_waker(struct app *app, uint32_t waker, int64_t ts, int in_irq)
{
	const struct trace *t = app->trace;
	uint32_t s = NONE;

	if (t->threads[waker].track != NONE)
		s = slice_at(t, waker, ts);
	if (s == NONE)
		s = trace_state_at(t, waker, ts);
	if (s == NONE)
		return 0;
	go(app, s, ts, waker, in_irq ? "woken in an interrupt of" :
	    "woken by");
	return 1;
}

/* Goes to the state before or after one, if the two touch. */
static int
go_beside(struct app *app, uint32_t s, uint32_t utid, int by)
{
	const struct trace *t = app->trace;
	const struct row *r = &t->rows[trace_slice_row(t, s)];
	uint32_t to = s + (uint32_t)by;

	if (by < 0 ? s == r->first || trace_slice_end(t, to) < t->ts[s] :
	    to == r->first + r->n)
		return 0;
	go(app, to, t->ts[to], utid, by < 0 ? "the state before, of" :
	    "the state after, of");
	return 1;
}

/* Goes to the first thread that a thread wakes in [from, to). */
static int
go_woken(struct app *app, uint32_t utid, int64_t from, int64_t to)
{
	const struct trace *t = app->trace;
	struct state_facts f;
	uint32_t s = trace_woken(t, utid, from, to);

	if (s == NONE || !trace_state(t, s, &f))
		return 0;
	go(app, s, t->ts[s], f.utid, "wakes");
	return 1;
}

static int
follow_state(struct app *app, uint32_t s, const struct state_facts *f, int out)
{
	const struct trace *t = app->trace;
	int64_t from = app->view.cursor;

	if (!out)
		return (f->more.waker != NONE &&
		    go_waker(app, f->more.waker, t->ts[s], f->more.in_irq)) ||
		    go_beside(app, s, f->utid, -1);
	if (from < t->ts[s])
		from = t->ts[s];
	return (t->kind[s] == t->running && go_woken(app, f->utid, from,
	    trace_slice_end(t, s))) || go_beside(app, s, f->utid, 1);
}

static int
follow_slice(struct app *app, uint32_t s, uint32_t utid, int out)
{
	const struct trace *t = app->trace;
	int64_t at = app->view.cursor;
	struct state_facts f;
	uint32_t state;

	if (at < t->ts[s] || at > trace_slice_end(t, s))
		at = t->ts[s];
	if (out)
		return go_woken(app, utid, at, trace_slice_end(t, s));
	state = trace_state_at(t, utid, at);
	return state != NONE && trace_state(t, state, &f) &&
	    follow_state(app, state, &f, 0);
}

int
wakeup_follow(struct app *app, int out)
{
	const struct trace *t = app->trace;
	uint32_t s = app->view.sel.id, state, utid;
	struct sched_facts ran;
	struct state_facts f;

	if (app->view.sel.type != ENTITY_SLICE || t->nstates == 0)
		return 0;
	if (trace_state(t, s, &f))
		return follow_state(app, s, &f, out);
	if (trace_sched(t, s, &ran)) {
		state = trace_state_at(t, ran.utid, t->ts[s]);
		if (state == NONE)
			return 0;
		go(app, state, t->ts[s], ran.utid, "the state of");
		return 1;
	}
	utid = t->tracks[t->rows[trace_slice_row(t, s)].track].utid;
	return utid != NONE && follow_slice(app, s, utid, out);
}
