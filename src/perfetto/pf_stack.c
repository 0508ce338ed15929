/*
 * pf_stack: samples of call stacks that any profiler may write (StackSample):
 * of a thread, a process, something asynchronous or nothing; with a stack of
 * its own or an interned one, and what it counts as, by one counter or several.
 *
 * A sample is one of its thread's, or process's, track, and a row of
 * stack_sample_packet; what it counts as are rows of stack_sample_weight, which
 * the offset of the packet joins to it.  What the counters of a sequence are
 * called is said once, as default values of its packets.
 */
#include "config.h"

#include "ttv/limit.h"
#include "pf_counts.h"
#include "pf_field.h"
#include "pf_record.h"
#include "pf_sample.h"
#include "pf_stack.h"

/* Words of StackSample.Mode and .Unit. */
static const char *const stack_modes[] = { NULL, "user", "kernel",
	"hypervisor", "guest_user", "guest_kernel" };
static const char *const stack_units[] = { NULL, "ns", "cycles",
	"instructions", "bytes", "page-faults", "cache-misses",
	"cache-references", "branch-misses", "count" };

/*
 * Sets *s to a message that a sample has, or that a number of it names among
 * what is interned; returns 0, or -1: there is none.
 */
static int
stack_message(const struct pf_context *c, uint32_t own, uint32_t iid,
    uint32_t interned, struct pf_span *s)
{
	uint64_t id = iid == 0 ? 0 : pf_number(&c->k->data, iid, 0);

	*s = pf_member(&c->k->data, own);
	if (s->p != NULL)
		return 0;
	return id == 0 ? -1 : pf_interned(c->p->w, c->seq, c->e, c->k->pos,
	    interned, id, s);
}

/* ---- whose a sample is ---- */

struct stack_task {
	uint32_t	 track;		/* where the sample stands */
	int64_t		 utid, upid;	/* cells */
	int64_t		 name, kind, parent;	/* of what is asynchronous */
};

static void
stack_async(struct pf_context *c, uint64_t id, struct stack_task *t)
{
	struct pf_span s, parent;

	if (id == 0 || pf_interned(c->p->w, c->seq, c->e, c->k->pos,
	    PF_IN_STACK_ASYNC, id, &s) == -1)
		return;
	t->name = pf_record_text(c->p->b, &s, PF_STACK_ASYNC_NAME, c->off);
	t->kind = pf_record_text(c->p->b, &s, PF_STACK_ASYNC_KIND, c->off);
	id = pf_number(&s, PF_STACK_ASYNC_PARENT_IID, 0);
	if (id != 0 && pf_interned(c->p->w, c->seq, c->e, c->k->pos,
	    PF_IN_STACK_ASYNC, id, &parent) == 0)
		t->parent = pf_record_text(c->p->b, &parent,
		    PF_STACK_ASYNC_NAME, c->off);
}

static void
stack_task(struct pf_context *c, struct stack_task *t)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct builder *b = c->p->b;
	struct pf_span s;
	uint64_t pid, tid;
	uint32_t upid;

	*t = (struct stack_task){ NONE, RECORD_NULL, RECORD_NULL, RECORD_NULL,
	    RECORD_NULL, RECORD_NULL };
	if (stack_message(c, PF_STACK_SAMPLE_TASK_CONTEXT,
	    PF_STACK_SAMPLE_TASK_CONTEXT_IID, PF_IN_STACK_TASKS, &s) == -1) {
		t->track = builder_global_track(b);
		return;
	}
	pid = pf_number(&s, PF_STACK_TASK_PID, none);
	tid = pf_number(&s, PF_STACK_TASK_TID, none);
	stack_async(c, pf_number(&s, PF_STACK_TASK_ASYNC_ID, 0), t);
	if (pid == none && tid == none) {
		t->track = builder_global_track(b);
		return;
	}
	if (pid == none)
		pid = tid;
	upid = builder_process(b, builder_int_ident((int32_t)pid),
	    c->p->w->file);
	t->upid = upid;
	if (tid != none) {
		t->track = builder_thread(b, upid,
		    builder_int_ident((int32_t)tid));
		t->utid = t->track;
	} else
		t->track = builder_process_track(b, upid);
}

/* ---- its stack ---- */

static uint32_t
stack_frame(struct pf_context *c, const struct pf_span *s, uint32_t parent)
{
	struct pf_span name = pf_member(s, PF_INLINE_FRAME_FUNCTION_NAME);
	struct pf_span file = pf_member(s, PF_INLINE_FRAME_SOURCE_FILE);

	return pf_inline_callsite(c->p->b, &name, &file, pf_number(s,
	    PF_INLINE_FRAME_LINE_NUMBER, 0), parent, c->off);
}

/*
 * Returns the callsite of a stack that a message has, or that a number of it
 * names among what is interned; or NONE.
 */
static uint32_t
stack_leaf(struct pf_context *c, const struct pf_span *of, uint32_t own,
    uint32_t iid)
{
	struct pf_span s = pf_member(of, own);
	uint32_t leaf = NONE;
	struct pf_cursor m;
	struct pf_field f;
	int n = 0;

	if (s.p == NULL)
		return pf_sample_leaf(c, pf_number(of, iid, 0));
	for (pf_open(&m, &s); n < LIMIT_STACK_DEPTH && pf_next(&m, &f);)
		if (f.number == PF_INLINE_CALLSTACK_FRAMES &&
		    f.type == PF_BYTES) {
			leaf = stack_frame(c, &f.s, leaf);
			n++;
		}
	if (m.broken || (n == LIMIT_STACK_DEPTH && m.p < m.end))
		pf_event_warn(c, WARN_STACK);
	return leaf;
}

/* ---- what it counts as ---- */

static int64_t
stack_counter_name(struct pf_context *c, const struct pf_span *counter,
    int follows)
{
	(void)follows;
	return pf_record_text(c->p->b, counter, PF_STACK_COUNTER_NAME, c->off);
}

/* Returns what the counters of a sequence are by default. */
static const struct pf_counted *
stack_defaults(struct pf_context *c)
{
	static const struct pf_counted_how how = { PF_COUNTED_STACKS,
	    PF_STACK_DEFAULTS_PRIMARY_DESCRIPTOR,
	    PF_STACK_DEFAULTS_FOLLOWER_DESCRIPTORS, stack_counter_name };

	return pf_counted(c, &c->p->w->seqs[c->seq].stacks_of, &how);
}

static void
stack_weight(struct pf_context *c, int64_t name, int64_t weight)
{
	builder_record(c->p->b, RECORD_TABLE_stack_sample_weight,
	    (int64_t []){ (int64_t)c->off, RECORD_SESSION(c->p->w->file,
	    c->p->w->seqs[c->seq].stacks), name, weight });
}

/* Adds the weights beside the first, in the order of their counters. */
static void
stack_followers(struct pf_context *c)
{
	const struct pf_counted *d = stack_defaults(c);
	const struct pf_span *s = &c->k->data;
	int64_t own[PF_COUNTS];
	const int64_t *names = own;
	struct pf_list weights;
	struct pf_cursor m;
	struct pf_field f;
	size_t n = 0, i = 0;
	uint64_t u;

	for (pf_open(&m, s); n < PF_COUNTS && pf_next(&m, &f);)
		if (f.number == PF_STACK_SAMPLE_FOLLOWER_DESCRIPTORS &&
		    f.type == PF_BYTES)
			own[n++] = stack_counter_name(c, &f.s, 1);
	if (n == 0) {
		names = d->names;
		n = d->n;
	}
	pf_list_open(&weights, s, PF_STACK_SAMPLE_FOLLOWER_WEIGHTS, PF_VARINT);
	while (pf_list_next(&weights, &u))
		if (i < n)
			stack_weight(c, names[i++], (int64_t)u);
		else {
			pf_event_warn(c, WARN_SAMPLE);
			return;
		}
}

/* ---- samples ---- */

void
pf_stack_sample(struct pf_context *c)
{
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *d = &c->k->data;
	struct builder *b = c->p->b;
	struct pf_span run, counter;
	struct stack_task t;
	uint64_t weight = pf_number(d, PF_STACK_SAMPLE_PRIMARY_WEIGHT, none);
	int64_t name;
	uint32_t leaf = stack_leaf(c, d, PF_STACK_SAMPLE_CALLSTACK,
	    PF_STACK_SAMPLE_CALLSTACK_IID);

	stack_task(c, &t);
	if (stack_message(c, PF_STACK_SAMPLE_EXECUTION_CONTEXT,
	    PF_STACK_SAMPLE_EXECUTION_CONTEXT_IID, PF_IN_STACK_EXECUTIONS,
	    &run) == -1)
		run = (struct pf_span){ NULL, 0 };
	name = stack_message(c, PF_STACK_SAMPLE_PRIMARY_DESCRIPTOR,
	    PF_STACK_SAMPLE_PRIMARY_DESCRIPTOR_IID, PF_IN_STACK_COUNTERS,
	    &counter) == -1 ? stack_defaults(c)->first :
	    stack_counter_name(c, &counter, 0);
	builder_sample(b, t.track, c->ts, leaf, 0, weight == none ? 1 :
	    (double)weight, c->off);
	builder_record(b, RECORD_TABLE_stack_sample_packet, (int64_t []){
	    c->ts, t.utid, t.upid, t.name, t.kind, t.parent,
	    run.p == NULL ? RECORD_NULL : pf_record_number(&run,
	    PF_STACK_EXECUTION_CPU), run.p == NULL ? RECORD_NULL :
	    PF_RECORD_WORD(b, &run, PF_STACK_EXECUTION_MODE, stack_modes),
	    leaf == NONE ? RECORD_NULL : (int64_t)leaf, pf_record_text(b, d,
	    PF_STACK_SAMPLE_UNWIND_ERROR, c->off),
	    RECORD_SESSION(c->p->w->file, c->p->w->seqs[c->seq].stacks),
	    (int64_t)c->off });
	if (weight != none)
		stack_weight(c, name, (int64_t)weight);
	stack_followers(c);
}

void
pf_stack_event(struct pf_context *c, const struct pf_span *event)
{
	uint32_t leaf = stack_leaf(c, event, PF_TRACK_EVENT_CALLSTACK,
	    PF_TRACK_EVENT_CALLSTACK_IID);
	int64_t weight = RECORD_NULL;
	struct pf_cursor m;
	struct pf_field f;

	for (pf_open(&m, event); pf_next(&m, &f);)
		if (f.number == PF_TRACK_EVENT_CALLSTACK_WEIGHT &&
		    f.type == PF_FIXED64)
			weight = (int64_t)f.u;
	if (leaf != NONE)
		builder_record(c->p->b, RECORD_TABLE_event_stack,
		    (int64_t []){ (int64_t)c->off, (int64_t)leaf, weight });
}

/* Adds what a counter of a sequence is. */
static void
stack_unit(const struct pf_world *w, struct builder *b,
    const struct pf_seq *q, int64_t source, const struct pf_span *s, int first)
{
	int64_t unit = pf_record_text(b, s, PF_STACK_COUNTER_UNIT_STR, 0);

	if (unit == RECORD_NULL)
		unit = PF_RECORD_WORD(b, s, PF_STACK_COUNTER_UNIT,
		    stack_units);
	builder_record(b, RECORD_TABLE_stack_sample_unit, (int64_t []){
	    RECORD_SESSION(w->file, q->stacks), source, pf_record_text(b, s,
	    PF_STACK_COUNTER_NAME, 0), unit, pf_record_text(b, s,
	    PF_STACK_COUNTER_DESCRIPTION, 0), first });
}

void
pf_stack_units(const struct pf_world *w, struct builder *b)
{
	const struct pf_seq *q;
	struct pf_span v[1 + PF_COUNTS];
	int64_t source;
	uint32_t i, k, n;

	for (i = 0; i < w->seq_ids.n; i++) {
		q = &w->seqs[i];
		if (q->stacks == NONE)
			continue;
		n = pf_counters(&q->stacks_of,
		    PF_STACK_DEFAULTS_PRIMARY_DESCRIPTOR,
		    PF_STACK_DEFAULTS_FOLLOWER_DESCRIPTORS, v);
		if (v[0].p == NULL)	/* samples count by it nevertheless */
			v[0] = (struct pf_span){ (const uint8_t *)"", 0 };
		source = pf_record_text(b, &q->stacks_of,
		    PF_STACK_DEFAULTS_SOURCE, 0);
		for (k = 0; k <= n; k++)
			stack_unit(w, b, q, source, &v[k], k == 0);
	}
}
