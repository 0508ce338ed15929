/*
 * fuchsia_event: event records, passed to the builder by their type.
 *
 *   - An end closes the innermost open begin, whatever its name says.
 *   - Async events of one id are one tree, whatever their category, thread and
 *     process.
 *   - Points of flows are kept until all parts are read (fuchsia_flow.c).
 */
#include "config.h"

#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

static void
event_complete(struct fuchsia_part *p, const struct fuchsia_event *e,
    uint32_t track, int64_t ts, uint32_t kind)
{
	int64_t end;

	if (fuchsia_time(p, e->last, &end) == -1)
		return;
	if (end < ts) {
		fuchsia_warn(p, WARN_NEGATIVE_DUR);
		end = ts;
	}
	builder_complete(p->b, track, ts, end - ts, kind, fuchsia_off(p));
}

static void
event_async(struct fuchsia_part *p, const struct fuchsia_event *e,
    enum async_step step, const struct fuchsia_thread *t, int64_t ts,
    uint32_t kind)
{
	struct key k;

	memset(&k, 0, sizeof(k));
	k.space = KEY_ASYNC;
	k.upid = NONE;
	k.id = builder_int_ident((int64_t)e->last);
	builder_async(p->b, step, &k, t->upid, ts, kind, fuchsia_off(p));
}

static void
event_flow(struct fuchsia_part *p, const struct fuchsia_event *e,
    const struct fuchsia_thread *t, int64_t ts, uint32_t kind)
{
	struct fuchsia_point *f;

	p->points = xgrow(p->points, p->npoints, &p->points_cap,
	    sizeof(*p->points));
	f = &p->points[p->npoints++];
	f->ts = ts;
	f->off = fuchsia_off(p);
	f->id = e->last;
	f->pid = t->pid;
	f->track = t->track;
	f->kind = kind;
	f->step = (uint8_t)e->type;
	f->loose = 0;
}

/* Passes on an event of a known thread, time and kind. */
static void
event_pass(struct fuchsia_part *p, const struct fuchsia_event *e,
    const struct fuchsia_thread *t, int64_t ts, uint32_t kind)
{
	uint64_t off = fuchsia_off(p);

	switch (e->type) {
	case FUCHSIA_INSTANT:
		builder_instant(p->b, t->track, ts, kind, 0, off);
		break;
	case FUCHSIA_BEGIN:
		builder_begin(p->b, t->track, ts, kind, off);
		break;
	case FUCHSIA_COMPLETE:
		event_complete(p, e, t->track, ts, kind);
		break;
	case FUCHSIA_ASYNC_BEGIN:
		event_async(p, e, ASYNC_BEGIN, t, ts, kind);
		break;
	case FUCHSIA_ASYNC_INSTANT:
		event_async(p, e, ASYNC_INSTANT, t, ts, kind);
		break;
	default:
		event_flow(p, e, t, ts, kind);
	}
}

/* Returns whether args end where they should. */
static int
args_end(const struct fuchsia_args *args)
{
	struct fuchsia_args a = *args;
	struct fuchsia_arg g;

	while (fuchsia_next_arg(&a, &g) != 0)
		;
	return a.p == a.end;
}

/* Counts what is wrong with a text of an end, which is not kept. */
static void
end_text(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	if (t->p != NULL)
		fuchsia_string(p, t);
	else
		fuchsia_check_text(p, t);
}

void
fuchsia_event(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	const struct fuchsia_thread *t;
	struct fuchsia_event e;
	int64_t ts;

	if (fuchsia_read_event(r, &e) == -1) {
		fuchsia_warn(p, WARN_RECORD);
		p->unsound = 1;
		return;
	}
	p->event_counts[e.type < FUCHSIA_EVENTS ? e.type : FUCHSIA_EVENTS]++;
	if (e.type >= FUCHSIA_EVENTS) {
		fuchsia_warn(p, WARN_UNKNOWN_EVENT);
		p->unsound = 1;
		return;
	}
	if (e.type == FUCHSIA_COUNTER ? !args_end(&e.args) :
	    e.args.left > 0 ? !fuchsia_check_args(p, e.args) :
	    e.args.p != e.args.end)
		p->unsound = 1;
	if ((t = fuchsia_thread(p, e.thread, e.pid, e.tid)) == NULL ||
	    fuchsia_time(p, e.ticks, &ts) == -1)
		return;
	if (e.type == FUCHSIA_COUNTER) {
		fuchsia_counter(p, &e, t, ts);
		return;
	}
	if (e.type == FUCHSIA_END || e.type == FUCHSIA_ASYNC_END)
		end_text(p, &e.cat);
	if (e.type == FUCHSIA_END) {
		end_text(p, &e.name);
		builder_end(p->b, t->track, ts, fuchsia_kind(p, 0, 0),
		    fuchsia_off(p));
	} else if (e.type == FUCHSIA_ASYNC_END)
		event_async(p, &e, ASYNC_END, t, ts, fuchsia_kind(p, 0,
		    fuchsia_string(p, &e.name)));
	else
		event_pass(p, &e, t, ts, fuchsia_event_kind(p, &e));
}
