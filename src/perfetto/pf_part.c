/*
 * pf_part: the second pass: reads the packets of a part of the file.
 *
 * All that packets share is known from the first pass and does not change, so
 * parts are read by any number of threads, with one result.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf_ftrace.h"
#include "pf_log.h"
#include "pf_part.h"
#include "pf_quick.h"
#include "pf_sample.h"

void *
pf_part_small(void *v, size_t *n, uint64_t i, size_t size)
{
	size_t most = *n == 0 ? 64 : *n;

	while (most <= i)
		most *= 2;
	v = xreallocarray(v, most, size);
	memset((char *)v + *n * size, 0, (most - *n) * size);
	*n = most;
	return v;
}

/* Finds the sequence of a packet, and what holds for it there. */
static struct pf_lane *
pf_part_lane_fill(struct pf_part *p, const struct pf_packet *k,
    struct pf_lane *l)
{
	const struct pf_seq *s;
	uint32_t i;

	if (!l->known || l->id != k->seq || l->machine != k->machine) {
		l->known = 1;
		l->id = k->seq;
		l->machine = k->machine;
		l->seq = pf_seq_find(p->w, k->seq, k->machine);
		l->way.clock = NONE - 1;
	}
	l->e = pf_epoch_at(p->w, l->seq, k->pos, &p->hint[l->seq]);
	s = &p->w->seqs[l->seq];
	i = p->hint[l->seq];
	l->from = i == 0 ? 0 : l->e->pos;
	l->to = i + 1 == s->n ? UINT64_MAX : l->e[1].pos;
	return l;
}

static inline struct pf_lane *
pf_part_lane(struct pf_part *p, const struct pf_packet *k)
{
	struct pf_lane *l = &p->lanes[(k->seq ^ k->machine * 31) % PF_LANES];

	if (l->known && l->id == k->seq && l->machine == k->machine &&
	    k->pos >= l->from && k->pos < l->to)
		return l;
	return pf_part_lane_fill(p, k, l);
}

static void
pf_read_stats(struct pf_context *c)
{
	pf_process_stats(c->p->b, c->p->w->file, c->ts, &c->k->data);
}

static void
pf_read_nothing(struct pf_context *c)
{
	(void)c;			/* the first pass has read it */
}

static void
pf_read_snapshot(struct pf_context *c)
{
	pf_clock_sums(c->p->w, &c->p->sums, c->seq, c->k->machine,
	    &c->k->data);
}

/* What is read of packets, by the field of their payload. */
static const struct pf_reader {
	uint32_t	 field;
	uint8_t		 timed;		/* 1: needs a time */
	void		(*read)(struct pf_context *);
	const char	*help;
} pf_readers[] = {
	{ PF_TRACK_EVENT, 0, pf_event, "event of a track" },
	{ 1, 0, pf_ftrace, "events of the kernel" },
	{ 2, 0, pf_read_nothing, "processes and threads of the system" },
	{ 5, 0, pf_read_nothing, "texts of Chromium" },
	{ 6, 0, pf_read_snapshot, "clocks at one time" },
	{ 9, 1, pf_read_stats, "memory of processes" },
	{ 12, 0, pf_read_nothing, "strings that events refer to" },
	{ 39, 0, pf_log, "lines of Android's log" },
	{ 36, 0, pf_read_nothing, "mark to find packets by" },
	{ 43, 0, pf_read_nothing, "process of a sequence" },
	{ 44, 0, pf_read_nothing, "thread of a sequence" },
	{ 54, 0, pf_sample_stream, "samples of a thread" },
	{ 60, 0, pf_read_nothing, "a track" },
	{ 66, 1, pf_sample_perf, "sample of a thread" },
	{ 107, 0, pf_read_nothing, "clocks of another machine" },
};
#define PF_EVENT_ROW	0
#define PF_NREADERS	(sizeof(pf_readers) / sizeof(pf_readers[0]))

static const struct pf_reader *
pf_reader_of(uint32_t field)
{
	static const struct pf_reader *event = &pf_readers[PF_EVENT_ROW];
	size_t i;

	if (field == PF_TRACK_EVENT)
		return event;

	for (i = 0; i < PF_NREADERS; i++)
		if (pf_readers[i].field == field)
			return &pf_readers[i];
	return NULL;
}

/* Counts a packet that is not read. */
static void
pf_part_unread(struct pf_context *c)
{
	char number[32];
	const char *name = pf_packet_name(c->k->payload);

	if (name == NULL) {
		snprintf(number, sizeof(number), "field %u",
		    (unsigned)c->k->payload);
		name = number;
	}
	builder_unread(c->p->b, WARN_UNREAD, pf_literal(c->p->b, name),
	    c->off);
}

/*
 * Sets the time of a packet, if it has one; returns 0, or -1 when its clock is
 * joined to that of the trace by nothing.
 */
static int
pf_part_time(struct pf_context *c, int timed)
{
	const struct pf_world *w = c->p->w;
	const struct pf_untimed *u;
	struct pf_lane *l = c->lane;
	uint32_t clock;
	int64_t ts;

	if (!c->k->has_ts) {
		if (c->k->payload == PF_TRACK_EVENT || !timed)
			return 0;
		u = pf_untimed_at(w, c->k->pos);
		if (u == NULL || pf_clock_convert(w, u->clock, u->ts,
		    &c->ts) == -1)
			return -1;
		c->has_ts = 1;
		return 0;
	}
	if (pf_clock_packet(w, &c->p->sums, c->seq, c->e, c->k, &clock,
	    &ts) == -1)
		return -1;
	if (clock != l->way.clock || ts < l->way.from || ts >= l->way.to) {
		if (pf_clock_way(w, clock, ts, &l->way.from, &l->way.to,
		    &l->way.delta) == -1)
			return -1;
		l->way.clock = clock;
	}
	if (__builtin_add_overflow(ts, l->way.delta, &c->ts))
		return -1;
	c->has_ts = 1;
	return 0;
}

static void
pf_part_kernel_end(struct pf_machine *m)
{
	if (m->kernel != NULL)
		linux_end(m->kernel);
	pf_past_free(m->past);
	memset(m, 0, sizeof(*m));
}

/*
 * Sets the kernel of a machine, whose tasks and CPUs are others than those of
 * the same numbers on another machine.
 */
static void
pf_part_kernel(struct pf_part *p, uint32_t machine)
{
	struct pf_machine *m = &p->machines[machine % PF_MACHINES];

	if (m->kernel != NULL && m->machine != machine)
		pf_part_kernel_end(m);
	m->machine = machine;
	if (m->kernel == NULL) {
		m->kernel = linux_new(p->b, p->w->file);
		m->part = p;
		if (p->from > 0)
			linux_look_back(m->kernel, pf_past, m);
	}
	p->kernel = m->kernel;
}

static void
pf_part_packet(struct pf_part *p, const struct pf_packet *k)
{
	struct pf_context c = { .p = p, .k = k,
	    .off = p->in.base + k->pos };
	const struct pf_reader *r;

	if (k->payload == 0)
		return;
	c.lane = pf_part_lane(p, k);
	c.seq = c.lane->seq;
	c.e = c.lane->e;
	r = pf_reader_of(k->payload);
	if (r == NULL) {
		pf_part_unread(&c);
		return;
	}
	p->counts[r - pf_readers]++;
	if (r->read == pf_read_nothing || r->read == pf_read_snapshot) {
		r->read(&c);
		return;
	}
	if (k->flags & PF_SEQ_NEEDS && c.e->state != PF_STATE_VALID)
		pf_event_warn(&c, WARN_STATE);
	else if (pf_part_time(&c, r->timed) == -1)
		pf_event_warn(&c, WARN_NO_CLOCK);
	else {
		if (k->machine != 0)
			builder_in_machine(p->b, k->machine);
		if (r->read == pf_ftrace)
			pf_part_kernel(p, k->machine);
		r->read(&c);
		if (k->machine != 0)
			builder_in_machine(p->b, 0);
	}
}

/* Bytes between two reports of progress. */
#define PF_PROGRESS	(4u << 20)

void
pf_part_read(struct pf_part *p)
{
	struct pf_packet k;
	uint64_t pos = p->from;
	size_t i;

	p->hint = xcalloc((size_t)p->w->seq_ids.n + 1, sizeof(*p->hint));
	p->lanes = xcalloc(PF_LANES, sizeof(*p->lanes));
	p->kinds = xcalloc(PF_KINDS, sizeof(*p->kinds));
	p->uuids = xcalloc(PF_UUIDS, sizeof(*p->uuids));
	p->entry_string = xcalloc(p->w->nentries + 1,
	    sizeof(*p->entry_string));
	p->found = xcalloc(PF_FOUND, sizeof(*p->found));
	p->sums.from = &p->w->sums;
	p->sums.block = p->from / PF_BLOCK;
	while (pos < p->to)
		if (pf_quick_packet(&p->in, pos, &k)) {
			pos = k.end;
			pf_part_packet(p, &k);
		} else if (pf_packet_next(&p->in, &pos, &k) == 1 &&
		    /* what is no packet may lie before the next part */
		    k.pos < p->to)
			pf_part_packet(p, &k);
	for (i = 0; i < PF_MACHINES; i++)
		pf_part_kernel_end(&p->machines[i]);
	free(p->hint);
	for (i = 0; i < PF_LANES; i++) {
		free(p->lanes[i].kinds);
		free(p->lanes[i].found);
	}
	free(p->lanes);
	free(p->uuids);
	free(p->entry_string);
	idtab_free(&p->stack_ids);
	free(p->callsites);
	free(p->found);
	free(p->kinds);
	pf_sums_free(&p->sums);
}

void
pf_part_count(struct pf_part *p)
{
	size_t i;

	for (i = 0; i < PF_NREADERS; i++)
		if (p->counts[i] > 0)
			builder_count(p->b, pf_literal(p->b,
			    pf_packet_name(pf_readers[i].field) == NULL ?
			    "interned_data" :
			    pf_packet_name(pf_readers[i].field)),
			    pf_literal(p->b, pf_readers[i].help),
			    p->counts[i]);
}
