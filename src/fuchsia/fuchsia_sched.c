/*
 * fuchsia_sched: scheduling records: context switches in their legacy form,
 * which names process and thread, and in the new one, which has thread koids
 * and weights; wakeups.
 *
 * States in which a thread leaves a CPU are called as Linux calls them.
 */
#include "config.h"

#include "fuchsia.h"

#define WAKING		"W"		/* state that a wakeup begins */
#define IDLE_WEIGHT	INT32_MIN	/* of the idle thread */

/* Letters of the states new, running, suspended, blocked, dying, dead. */
static const char states[] = "RRTSZX";

static uint32_t
sched_state(struct fuchsia_part *p, unsigned state)
{
	if (state >= sizeof(states) - 1)
		return 0;
	if (p->states[state] == 0)
		p->states[state] = builder_string(p->b, &states[state], 1);
	return p->states[state];
}

/* What the args of a switch or a wakeup say. */
struct sched_args {
	int32_t		incoming, outgoing;	/* weights */
	uint64_t	waker;
	int		has_waker;
};

/*
 * Reads args as most are: numbers of 32 bits whose names are in the cache.
 * Returns 0 for others.
 */
static int
sched_quick_args(struct fuchsia_part *p, const struct fuchsia_args *a,
    struct sched_args *s)
{
	const struct fuchsia_string *name;
	const char *at = a->p;
	unsigned left;
	uint64_t head;

	memset(s, 0, sizeof(*s));
	for (left = a->left; left > 0; left--, at += FUCHSIA_WORD) {
		if (a->end - at < FUCHSIA_WORD)
			return 0;
		head = little64(at);
		/* of one word, and with a name of the table */
		if ((head & 0xffff) != (FUCHSIA_INT32 | 1 << 4) ||
		    (head >> 16 & FUCHSIA_INLINE) != 0 ||
		    (head >> 16 & 0xffff) == 0 || (name = fuchsia_cached(p,
		    head >> 16 & 0xffff)) == NULL)
			return 0;
		if (name->word == FUCHSIA_INCOMING)
			s->incoming = (int32_t)(head >> 32);
		else if (name->word == FUCHSIA_OUTGOING)
			s->outgoing = (int32_t)(head >> 32);
	}
	return at == a->end;
}

/* Reads args; says whether they are as the size of the record says. */
static void
sched_read_args(struct fuchsia_part *p, struct fuchsia_args a,
    struct sched_args *s)
{
	enum fuchsia_word word;
	struct fuchsia_arg g;
	int more;

	if (sched_quick_args(p, &a, s))
		return;
	memset(s, 0, sizeof(*s));
	while ((more = fuchsia_next_arg(&a, &g)) != 0) {
		if (more == -1) {
			fuchsia_warn(p, WARN_ARG);
			p->unsound = 1;
			continue;
		}
		word = fuchsia_arg_word(p, &g);
		if (word == FUCHSIA_WAKER && g.type == FUCHSIA_KOID) {
			s->waker = little64(g.value);
			s->has_waker = 1;
		} else if (g.type != FUCHSIA_INT32)
			continue;
		else if (word == FUCHSIA_INCOMING)
			s->incoming = (int32_t)fuchsia_arg_int(&g);
		else if (word == FUCHSIA_OUTGOING)
			s->outgoing = (int32_t)fuchsia_arg_int(&g);
	}
	if (a.p != a.end)
		p->unsound = 1;
}

static uint32_t
sched_cpu(struct fuchsia_part *p, unsigned cpu)
{
	uint32_t *track = &p->cpus[cpu % FUCHSIA_CPUS];

	if (cpu >= FUCHSIA_CPUS)
		return builder_cpu(p->b, cpu);
	if (*track == 0)
		*track = builder_cpu(p->b, cpu) + 1;
	return *track - 1;
}

/*
 * Takes a thread of a legacy record with its priority: returns its track, NONE
 * for the idle thread; sets *bad when the record or table lacks the thread.
 */
static uint32_t
legacy_thread(struct fuchsia_part *p, const char **at, const char *end,
    unsigned ref, int32_t priority, int *bad)
{
	const struct fuchsia_thread *t;
	uint64_t pid, tid;

	if (fuchsia_take_thread(at, end, ref, &pid, &tid) == -1) {
		fuchsia_warn(p, WARN_RECORD);
		*bad = 1;
		return NONE;
	}
	if (ref == 0 && pid == 0 && priority == 0)
		return NONE;
	if ((t = fuchsia_thread(p, ref, pid, tid)) == NULL) {
		*bad = 1;
		return NONE;
	}
	return t->pid == 0 && priority == 0 ? NONE : t->track;
}

static void
legacy_switch(struct fuchsia_part *p, const struct fuchsia_record *r,
    const char *at)
{
	const char *end = r->p + r->len;
	struct switch_event s;
	uint64_t ticks;
	int bad = 0;

	memset(&s, 0, sizeof(s));
	s.prev_priority = (int32_t)fuchsia_bits(r->head, 44, 51);
	s.next_priority = (int32_t)fuchsia_bits(r->head, 52, 59);
	if (fuchsia_take_word(&at, end, &ticks) == -1) {
		fuchsia_warn(p, WARN_RECORD);
		return;
	}
	s.prev = legacy_thread(p, &at, end, fuchsia_bits(r->head, 28, 35),
	    s.prev_priority, &bad);
	if (!bad)
		s.next = legacy_thread(p, &at, end, fuchsia_bits(r->head, 36,
		    43), s.next_priority, &bad);
	if (bad || fuchsia_time(p, ticks, &s.ts) == -1)
		return;
	s.off = fuchsia_off(p);
	s.cpu = sched_cpu(p, fuchsia_bits(r->head, 16, 23));
	s.prev_state = sched_state(p, fuchsia_bits(r->head, 24, 27));
	builder_switch(p->b, &s);
}

static uint32_t
sched_thread(struct fuchsia_part *p, uint64_t koid)
{
	struct fuchsia_thread *t = &p->tids[koid *
	    UINT64_C(0x9e3779b97f4a7c15) >> 32 & (FUCHSIA_THREADS - 1)];

	if (!t->used || t->key != koid) {
		t->key = koid;
		t->track = builder_tid(p->b, builder_uint_ident(koid));
		t->used = 1;
	}
	return t->track;
}

static void
new_switch(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	struct sched_args args;
	struct switch_event s;
	const char *at = r->p + FUCHSIA_WORD;

	if (r->len < 4 * FUCHSIA_WORD) {
		fuchsia_warn(p, WARN_RECORD);
		p->unsound = 1;
		return;
	}
	sched_read_args(p, fuchsia_record_args(r), &args);
	memset(&s, 0, sizeof(s));
	if (fuchsia_time(p, little64(at), &s.ts) == -1)
		return;
	s.off = fuchsia_off(p);
	s.cpu = sched_cpu(p, fuchsia_bits(r->head, 20, 35));
	s.prev_state = sched_state(p, fuchsia_bits(r->head, 36, 39));
	s.prev_priority = args.outgoing;
	s.next_priority = args.incoming;
	s.prev = s.prev_priority == IDLE_WEIGHT ? NONE : sched_thread(p,
	    little64(at + FUCHSIA_WORD));
	s.next = s.next_priority == IDLE_WEIGHT ? NONE : sched_thread(p,
	    little64(at + 2 * FUCHSIA_WORD));
	builder_switch(p->b, &s);
}

static void
wakeup(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	const char *at = r->p + FUCHSIA_WORD;
	struct sched_args args;
	struct wakeup_event w;

	if (r->len < 3 * FUCHSIA_WORD) {
		fuchsia_warn(p, WARN_RECORD);
		p->unsound = 1;
		return;
	}
	sched_read_args(p, fuchsia_record_args(r), &args);
	memset(&w, 0, sizeof(w));
	if (fuchsia_time(p, little64(at), &w.ts) == -1)
		return;
	w.off = fuchsia_off(p);
	w.thread = sched_thread(p, little64(at + FUCHSIA_WORD));
	w.cpu = sched_cpu(p, fuchsia_bits(r->head, 20, 35));
	w.state = builder_string(p->b, WAKING, strlen(WAKING));
	w.waker = args.has_waker ? sched_thread(p, args.waker) : NONE;
	builder_wakeup(p->b, &w);
}

void
fuchsia_scheduling(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	switch (r->head >> 60) {
	case FUCHSIA_SWITCH_LEGACY:
		legacy_switch(p, r, r->p + FUCHSIA_WORD);
		break;
	case FUCHSIA_SWITCH:
		new_switch(p, r);
		break;
	case FUCHSIA_WAKEUP:
		wakeup(p, r);
		break;
	default:
		fuchsia_unread(p, WARN_UNKNOWN_RECORD, "scheduling record");
	}
}
