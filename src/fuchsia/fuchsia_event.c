/*
 * fuchsia_event: event records, passed to the builder by their type.
 *
 *   - An end closes the innermost open begin, whatever its name says.
 *   - Async events of one id are one tree, whatever their category, thread and
 *     process.
 *   - The ids of flows are of a process each; but a flow may go on in another
 *     process, so the process is the scope of a KEY_SCOPED_FLOW.
 */
#include "config.h"

#include <stdio.h>

#include "fuchsia.h"

static void
event_complete(struct fuchsia_part *p, uint64_t last, uint32_t track,
    int64_t ts, uint32_t kind)
{
	int64_t end;

	if (fuchsia_time(p, last, &end) == -1)
		return;
	if (end < ts) {
		fuchsia_warn(p, WARN_NEGATIVE_DUR);
		end = ts;
	}
	builder_complete(p->b, track, ts, end - ts, kind, fuchsia_off(p));
}

static void
event_async(struct fuchsia_part *p, uint64_t id, enum async_step step,
    const struct fuchsia_thread *t, int64_t ts, uint32_t kind)
{
	struct key k;

	memset(&k, 0, sizeof(k));
	k.space = KEY_ASYNC;
	k.upid = NONE;
	k.id = builder_int_ident((int64_t)id);
	builder_async(p->b, step, &k, t->upid, ts, kind, fuchsia_off(p));
}

/* Returns the scope of the flows of a process: its id, as a text. */
static uint32_t
flow_scope(struct fuchsia_part *p, uint64_t pid)
{
	struct fuchsia_scope *s = &p->scopes[pid % FUCHSIA_SCOPES];
	char text[24];
	int n;

	if (s->string == 0 || s->pid != pid) {
		n = snprintf(text, sizeof(text), "%llu",
		    (unsigned long long)pid);
		s->pid = pid;
		s->string = builder_string(p->b, text, (size_t)n);
	}
	return s->string;
}

static void
event_flow(struct fuchsia_part *p, unsigned type, uint64_t id,
    const struct fuchsia_thread *t, int64_t ts, uint32_t kind)
{
	static const enum flow_step steps[] = { FLOW_START, FLOW_STEP,
	    FLOW_END_AROUND };
	struct key k;

	memset(&k, 0, sizeof(k));
	k.space = KEY_SCOPED_FLOW;
	k.upid = NONE;
	k.scope = flow_scope(p, t->pid);
	k.id = builder_int_ident((int64_t)id);
	builder_flow(p->b, steps[type - FUCHSIA_FLOW_BEGIN], &k, t->track, ts,
	    kind, fuchsia_off(p));
}

/*
 * Passes on an event of a known type, thread, time and kind; `last` is the word
 * that events of its type end with.
 */
static void
event_pass(struct fuchsia_part *p, unsigned type, uint64_t last,
    const struct fuchsia_thread *t, int64_t ts, uint32_t kind)
{
	uint64_t off = fuchsia_off(p);

	switch (type) {
	case FUCHSIA_INSTANT:
		builder_instant(p->b, t->track, ts, kind, 0, off);
		break;
	case FUCHSIA_BEGIN:
		builder_begin(p->b, t->track, ts, kind, off);
		break;
	case FUCHSIA_END:
		builder_end(p->b, t->track, ts, kind, off);
		break;
	case FUCHSIA_COMPLETE:
		event_complete(p, last, t->track, ts, kind);
		break;
	case FUCHSIA_ASYNC_BEGIN:
		event_async(p, last, ASYNC_BEGIN, t, ts, kind);
		break;
	case FUCHSIA_ASYNC_INSTANT:
		event_async(p, last, ASYNC_INSTANT, t, ts, kind);
		break;
	case FUCHSIA_ASYNC_END:
		event_async(p, last, ASYNC_END, t, ts, kind);
		break;
	default:
		event_flow(p, type, last, t, ts, kind);
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
	uint32_t kind;
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
		kind = fuchsia_kind(p, 0, 0);
	} else if (e.type == FUCHSIA_ASYNC_END)
		kind = fuchsia_kind(p, 0, fuchsia_string(p, &e.name));
	else
		kind = fuchsia_event_kind(p, &e);
	event_pass(p, e.type, e.last, t, ts, kind);
}

/* ---- events as most are ---- */

/* Types of events whose kind is that of their category and name. */
#define QUICK_TYPES	(1u << FUCHSIA_INSTANT | 1u << FUCHSIA_BEGIN | \
	    1u << FUCHSIA_COMPLETE | 1u << FUCHSIA_ASYNC_BEGIN | \
	    1u << FUCHSIA_FLOW_BEGIN | 1u << FUCHSIA_FLOW_STEP | \
	    1u << FUCHSIA_FLOW_END)

/*
 * Sets the kind of the end of an async span; returns 0 if the caches lack its
 * category or its name.
 */
static inline int
quick_end(struct fuchsia_part *p, unsigned cat, unsigned name, uint32_t *kind)
{
	const struct fuchsia_string *s;

	if (!fuchsia_has_text(p, cat) || name == 0 ||
	    (s = fuchsia_cached(p, name)) == NULL ||
	    s->string == FUCHSIA_UNREAD)
		return 0;
	*kind = fuchsia_kind(p, 0, s->string);
	return 1;
}

/*
 * Sets the kind of an event with the first word `head`, of a type in
 * QUICK_TYPES or an end; returns 0 if the caches lack it.
 */
static inline int
quick_kind(struct fuchsia_part *p, uint64_t head, unsigned type,
    uint32_t *kind)
{
	unsigned cat = fuchsia_bits(head, 32, 47);
	unsigned name = fuchsia_bits(head, 48, 63);
	const struct fuchsia_refs *k;

	if (type == FUCHSIA_END) {
		*kind = fuchsia_kind(p, 0, 0);
		return fuchsia_has_text(p, cat) && fuchsia_has_text(p, name);
	}
	if (type == FUCHSIA_ASYNC_END)
		return quick_end(p, cat, name, kind);
	k = fuchsia_kind_slot(p, cat, name);
	*kind = k->kind;
	return (QUICK_TYPES >> type & 1) != 0 && k->age == p->refs_age &&
	    k->key == fuchsia_kind_key(p, cat, name);
}

int
fuchsia_event_quick(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	unsigned type = fuchsia_bits(r->head, 16, 19);
	unsigned thread = fuchsia_bits(r->head, 24, 31);
	size_t last = fuchsia_has_last(type) ? FUCHSIA_WORD : 0;
	const struct fuchsia_thread *t = fuchsia_thread_slot(p, thread);
	const char *end = r->p + r->len - last;
	uint64_t ticks;
	uint32_t kind;

	if (thread == 0 || (r->head & FUCHSIA_INLINE_EVENT) != 0 ||
	    r->len < 2 * FUCHSIA_WORD + last || !t->used ||
	    t->key != fuchsia_key(p->provider, FUCHSIA_OF_THREADS, thread) ||
	    !quick_kind(p, r->head, type, &kind) ||
	    !fuchsia_args_plain(p, r->p + 2 * FUCHSIA_WORD, end,
	    fuchsia_bits(r->head, 20, 23)))
		return 0;
	ticks = little64(r->p + FUCHSIA_WORD);
	if (p->ticks != FUCHSIA_NS_A_SECOND || ticks > INT64_MAX)
		return 0;
	p->event_counts[type]++;
	event_pass(p, type, last > 0 ? little64(end) : 0, t,
	    (int64_t)ticks, kind);
	return 1;
}
