/*
 * brief_kernel: what the kernel's scheduler did: who used the CPUs, who was
 * runnable and waited for one, and what ran there meanwhile, and who slept so
 * that nothing could wake it but a device.
 *
 * Owners of CPU time are processes, and threads whose process is not known.
 * What has no end counts nothing: its length is not known.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"

#define LOOK_AT	20000	/* waits of a thread, and for each as many slices of a
			 * CPU at most, in which is looked who ran: some ms */
#define TOLD	3	/* of those who ran during waits, ... */
#define LEAST	0.5	/* ... percent of each: less would read 0 % */
#define SLOW	128	/* slices of which distinct ones get lines */

/* Sums by a number: of an owner, or a thread. */
struct brief_sum {
	uint32_t	id;
	uint32_t	longest;	/* slice or state, or NONE */
	int64_t		ns, most;
};

struct kernel {
	struct brief	*b;
	const struct trace *t;
	const struct brief_query *q;
	int64_t		 t0, t1;
	uint32_t	 owners;	/* processes, then threads */
	struct brief_sum *ran;		/* by owner */
	struct brief_sum *waited, *blocked;	/* by thread */
	int64_t		 busy;
	uint32_t	 ncpus;
};

int
brief_kernel_is(const struct trace *t)
{
	return t->nsched > 0 || t->nstates > 0;
}

/*
 * The first CPU of which it is known what ran there, unless threads of
 * processes say what they did.
 */
uint32_t
brief_kernel_about(const struct trace *t)
{
	uint32_t i, track;

	for (i = 0; i < t->nthreads; i++) {
		track = t->threads[i].track;
		if (t->threads[i].upid != NONE && track != NONE &&
		    t->tracks[track].nslices > 0)
			return NONE;
	}
	for (i = 0; i < t->ntracks && t->nsched > 0; i++)
		if (t->tracks[i].type == TRACK_CPU && t->tracks[i].nslices > 0)
			return i;
	return NONE;
}

static struct brief_sum *
sums_new(uint32_t n)
{
	struct brief_sum *v = xcalloc((size_t)n + 1, sizeof(*v));
	uint32_t i;

	for (i = 0; i < n; i++) {
		v[i].id = i;
		v[i].longest = NONE;
	}
	return v;
}

static void
sum_add(struct brief_sum *s, uint32_t slice, int64_t ns)
{
	s->ns = sat_add(s->ns, ns);
	if (ns > s->most || s->longest == NONE) {
		s->most = ns;
		s->longest = slice;
	}
}

static int
sum_order(const void *va, const void *vb)
{
	const struct brief_sum *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	return COMPARE(a->id, b->id);
}

/* Returns the owner of what a thread runs. */
static uint32_t
kernel_owner(const struct kernel *k, uint32_t utid)
{
	uint32_t upid = k->t->threads[utid].upid;

	return upid != NONE ? upid : k->t->nprocesses + utid;
}

static const char *
owner_text(const struct kernel *k, uint32_t owner)
{
	if (owner < k->t->nprocesses)
		return brief_process(k->b, k->t, owner);
	return brief_thread(k->b, k->t, owner - k->t->nprocesses);
}

/* Returns the name of a process or thread alone, without its id. */
static const char *
owner_name(const struct kernel *k, uint32_t owner)
{
	const struct trace *t = k->t;
	uint32_t name;

	if (owner >= t->nprocesses)
		name = t->threads[owner - t->nprocesses].name;
	else if ((name = t->processes[owner].name) == 0)
		name = t->processes[owner].comm;
	return name != 0 ? trace_str(t, name) : owner_text(k, owner);
}

/* Sets the slices of a row that touch the time, and returns their number. */
static uint32_t
row_part(const struct kernel *k, uint32_t row, int64_t t0, int64_t t1,
    uint32_t *first)
{
	const struct row *r = &k->t->rows[row];
	uint32_t a = trace_row_at(k->t, row, t0);
	uint32_t b = trace_row_from(k->t, row, t1);

	*first = a == NONE ? r->first : a;
	if (b == NONE)
		b = r->first + r->n;
	return b > *first ? b - *first : 0;
}

static int64_t
part_of(const struct kernel *k, uint32_t slice, int64_t t0, int64_t t1)
{
	int64_t from = k->t->ts[slice], to = trace_slice_end(k->t, slice);

	return sat_span(from > t0 ? from : t0, to < t1 ? to : t1);
}

/* ---- who ran ---- */

/* Adds what ran on a CPU in [t0, t1), at most `most` slices of it. */
static int64_t
cpu_add(const struct kernel *k, uint32_t track, int64_t t0, int64_t t1,
    struct brief_sum *ran, uint32_t most)
{
	const struct track *c = &k->t->tracks[track];
	uint32_t first, n, i;
	int64_t ns, sum = 0;

	if (c->nrows == 0)
		return 0;
	n = row_part(k, c->row, t0, t1, &first);
	for (i = first; i < first + n && i - first < most; i++) {
		ns = trace_dur(k->t, i) < 0 ? 0 : part_of(k, i, t0, t1);
		sum = sat_add(sum, ns);
		if (ns > 0)
			sum_add(&ran[kernel_owner(k, k->t->sched[c->fact +
			    (i - k->t->rows[c->row].first)].utid)], i, ns);
	}
	return sum;
}

static void
kernel_ran(struct kernel *k)
{
	double all;
	struct brief_part *p;
	struct brief_line *l;
	uint32_t i;

	for (i = 0; i < k->t->ntracks && !brief_cancelled(k->q); i++) {
		if (k->t->tracks[i].type != TRACK_CPU ||
		    k->t->tracks[i].nslices == 0)
			continue;
		k->ncpus++;
		k->busy = sat_add(k->busy, cpu_add(k, i, k->t0, k->t1, k->ran,
		    UINT32_MAX));
	}
	all = (double)sat_span(k->t0, k->t1) * k->ncpus;
	qsort(k->ran, k->owners, sizeof(*k->ran), sum_order);
	if (k->busy == 0 || (p = brief_part(k->b, "ran")) == NULL)
		return;
	brief_fact(k->b, "%u CPU%s %.0f %% busy", k->ncpus, k->ncpus == 1 ?
	    "" : "s", brief_percent((double)k->busy, all));
	for (i = 0; i < k->owners && i < BRIEF_LINES && k->ran[i].ns > 0;
	    i++) {
		l = brief_line(p, ENTITY_SLICE, k->ran[i].longest);
		l->number = brief_ns(k->b, k->ran[i].ns);
		l->share = brief_percent((double)k->ran[i].ns, all);
		l->text = owner_text(k, k->ran[i].id);
	}
	brief_fact_short(k->b, brief_fact(k->b, "%s %.0f %%", p->v[0].text,
	    p->v[0].share), "%s %.0f %%", owner_name(k, k->ran[0].id),
	    p->v[0].share);
}

/* ---- who waited, and for whom ---- */

/* Adds the states of a thread in which it was runnable, or blocked. */
static void
states_add(struct kernel *k, const struct track *c)
{
	uint32_t first, n, i;
	const char *state;
	int64_t ns;

	n = row_part(k, c->row, k->t0, k->t1, &first);
	for (i = first; i < first + n; i++) {
		if (k->t->kind[i] == k->t->running || trace_dur(k->t, i) < 0)
			continue;
		state = trace_kind_name(k->t, k->t->kind[i]);
		ns = part_of(k, i, k->t0, k->t1);
		if (ns > 0 && state[0] == 'R')
			sum_add(&k->waited[c->utid], i, ns);
		else if (ns > 0 && state[0] == 'D')
			sum_add(&k->blocked[c->utid], i, ns);
	}
}

/* Returns the CPU's track on which a thread ran after a wait, or NONE. */
static uint32_t
waited_cpu(const struct kernel *k, uint32_t wait, uint32_t end)
{
	struct state_facts f;
	uint32_t i;

	if (wait + 1 >= end || k->t->kind[wait + 1] != k->t->running ||
	    !trace_state(k->t, wait + 1, &f) || f.more.cpu == NONE)
		return NONE;
	for (i = 0; i < k->t->ntracks; i++)
		if (k->t->tracks[i].type == TRACK_CPU &&
		    k->t->tracks[i].cpu == f.more.cpu &&
		    k->t->tracks[i].machine == k->t->threads[f.utid].machine)
			return i;
	return NONE;
}

/* Returns ": there ran python3 12 62 %, clang 4 8 %" of a thread's waits. */
static const char *
waited_for(const struct kernel *k, uint32_t utid)
{
	uint32_t track = trace_state_track(k->t, utid), first, n, i, cpu;
	struct brief_sum *ran = sums_new(k->owners);
	char s[160] = "";
	size_t len = 0;
	int64_t sum = 0, t0, t1;

	n = row_part(k, k->t->tracks[track].row, k->t0, k->t1, &first);
	for (i = first; i < first + n && i - first < LOOK_AT; i++) {
		if (trace_kind_name(k->t, k->t->kind[i])[0] != 'R' ||
		    k->t->kind[i] == k->t->running ||
		    (cpu = waited_cpu(k, i, first + n)) == NONE)
			continue;
		t0 = k->t->ts[i] > k->t0 ? k->t->ts[i] : k->t0;
		t1 = trace_slice_end(k->t, i);
		(void)cpu_add(k, cpu, t0, t1 < k->t1 ? t1 : k->t1, ran,
		    LOOK_AT);
		sum = sat_add(sum, sat_span(t0, t1 < k->t1 ? t1 : k->t1));
	}
	qsort(ran, k->owners, sizeof(*ran), sum_order);
	for (i = 0; i < TOLD && i < k->owners && len < sizeof(s) &&
	    brief_percent((double)ran[i].ns, (double)sum) >= LEAST; i++)
		len += (size_t)snprintf(s + len, sizeof(s) - len,
		    "%s%s %.0f %%", i == 0 ? ": there ran " : ", ",
		    owner_text(k, ran[i].id), brief_percent(
		    (double)ran[i].ns, (double)sum));
	free(ran);
	return brief_text(k->b, "%s", s);
}

/* Returns " in io_schedule" of a state that blocked. */
static const char *
blocked_in(const struct kernel *k, uint32_t state)
{
	struct state_facts f;

	if (!trace_state(k->t, state, &f))
		return "";
	if (f.more.function != 0)
		return brief_text(k->b, " in %s%s", trace_str(k->t,
		    f.more.function), f.more.io_wait == 1 ? ", I/O" : "");
	return f.more.io_wait == 1 ? " in I/O" : "";
}

/* Adds a part of threads, those with most time first; returns it. */
static struct brief_part *
kernel_states(struct kernel *k, struct brief_sum *v, const char *word)
{
	double span = (double)sat_span(k->t0, k->t1);
	struct brief_part *p;
	struct brief_line *l;
	uint32_t i;

	qsort(v, k->t->nthreads, sizeof(*v), sum_order);
	if (k->t->nthreads == 0 || v[0].ns == 0 ||
	    (p = brief_part(k->b, word)) == NULL)
		return NULL;
	p->ends = 1;
	for (i = 0; i < k->t->nthreads && i < BRIEF_LINES && v[i].ns > 0 &&
	    !brief_cancelled(k->q); i++) {
		l = brief_line(p, ENTITY_SLICE, v[i].longest);
		l->number = brief_ns(k->b, v[i].ns);
		l->share = brief_percent((double)v[i].ns, span);
		l->text = brief_text(k->b, "%s%s", brief_thread(k->b, k->t,
		    v[i].id), v == k->waited ? waited_for(k, v[i].id) :
		    blocked_in(k, v[i].longest));
	}
	return p;
}

/* Returns the name of a thread, with its id where another has that name. */
static const char *
thread_name(const struct kernel *k, uint32_t utid)
{
	uint32_t name = k->t->threads[utid].name, i;

	for (i = 0; i < k->t->nthreads; i++)
		if (name == 0 || (i != utid && k->t->threads[i].name == name))
			return brief_thread(k->b, k->t, utid);
	return trace_str(k->t, name);
}

static void
kernel_waits(struct kernel *k)
{
	const struct track *c;
	struct brief_part *p;
	uint32_t i;

	for (i = 0; i < k->t->ntracks && !brief_cancelled(k->q); i++) {
		c = &k->t->tracks[i];
		if (c->type == TRACK_STATE && c->utid != NONE && c->nrows > 0)
			states_add(k, c);
	}
	if ((p = kernel_states(k, k->waited, "waited")) != NULL)
		brief_fact_short(k->b, brief_fact(k->b,
		    "%s waited %s for a CPU", thread_name(k,
		    k->waited[0].id), p->v[0].number), "%s waited %s",
		    owner_name(k, k->t->nprocesses + k->waited[0].id),
		    p->v[0].number);
	if ((p = kernel_states(k, k->blocked, "blocked")) != NULL)
		brief_fact(k->b, "%s blocked %s", thread_name(k,
		    k->blocked[0].id), p->v[0].number);
}

void
brief_kernel_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct kernel k = { .b = b, .t = t, .q = q };
	uint32_t s[SLOW];
	size_t n;

	brief_span(t, q, &k.t0, &k.t1);
	k.owners = t->nprocesses + t->nthreads;
	k.ran = sums_new(k.owners);
	k.waited = sums_new(t->nthreads);
	k.blocked = sums_new(t->nthreads);
	kernel_ran(&k);
	kernel_waits(&k);
	n = busy_slowest(t, q->tracks, q->t0, q->t1, s, SLOW);
	if (n > 0)
		brief_slices(b, t, q, "slowest", s, n);
	free(k.ran);
	free(k.waited);
	free(k.blocked);
}
