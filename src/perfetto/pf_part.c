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
#include "pf_counts.h"
#include "pf_etw.h"
#include "pf_field.h"
#include "pf_ftrace.h"
#include "pf_generic.h"
#include "pf_gpu.h"
#include "pf_log.h"
#include "pf_part.h"
#include "pf_power.h"
#include "pf_quick.h"
#include "pf_record.h"
#include "pf_sample.h"
#include "pf_stack.h"
#include "pf_translate.h"

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

const struct pf_later *
pf_later_next(const struct pf_part *parts, size_t n, uint32_t payload,
    struct pf_later_place *at)
{
	const struct pf_part *p;

	for (; at->part < n; at->part++, at->packet = 0) {
		p = &parts[at->part];
		while (at->packet < p->nlater)
			if (p->later[at->packet++].k.payload == payload)
				return &p->later[at->packet - 1];
	}
	return NULL;
}

/* What is read of packets, by the field of their payload. */
static const struct pf_reader {
	uint32_t	 field;
	uint8_t		 timed;		/* 1: needs a time */
	uint8_t		 alone;		/* 1: its time does not count for the
					 * clock of its sequence */
	void		(*read)(struct pf_context *);
	const char	*help;
} pf_readers[] = {
	{ PF_TRACK_EVENT, 0, 0, pf_event, "event of a track" },
	{ PF_PACKET_FTRACE_EVENTS, 0, 0, pf_ftrace, "events of the kernel" },
	{ PF_PACKET_PROCESS_TREE, 0, 0, pf_read_nothing,
	    "processes and threads of the system" },
	{ PF_PACKET_CHROME_EVENTS, 0, 0, pf_read_nothing, "texts of Chromium" },
	{ PF_PACKET_CLOCK_SNAPSHOT, 0, 1, pf_read_snapshot,
	    "clocks at one time" },
	{ PF_PACKET_PROCESS_STATS, 1, 0, pf_read_stats, "memory of processes" },
	{ PF_PACKET_SYS_STATS, 1, 0, pf_sys, "counters of the system" },
	{ PF_PACKET_INTERNED_DATA, 0, 0, pf_read_nothing,
	    "strings that events refer to" },
	{ PF_PACKET_ANDROID_LOG, 0, 0, pf_log, "lines of Android's log" },
	{ PF_PACKET_SYNCHRONIZATION_MARKER, 0, 0, pf_read_nothing,
	    "mark to find packets by" },
	{ PF_PACKET_PROCESS_DESCRIPTOR, 0, 0, pf_read_nothing,
	    "process of a sequence" },
	{ PF_PACKET_THREAD_DESCRIPTOR, 0, 0, pf_read_nothing,
	    "thread of a sequence" },
	{ PF_PACKET_SYSTEM_INFO, 0, 0, pf_read_nothing,
	    "the system that recorded" },
	{ PF_PACKET_FTRACE_STATS, 0, 0, pf_read_nothing,
	    "what the kernel's recorder counted" },
	{ PF_PACKET_TRACE_STATS, 0, 0, pf_read_nothing,
	    "what the recorder counted" },
	{ PF_PACKET_PACKAGES_LIST, 0, 0, pf_packages, "packages of Android" },
	{ PF_PACKET_STREAMING_PROFILE_PACKET, 0, 0, pf_sample_stream,
	    "samples of a thread" },
	{ PF_PACKET_BATTERY, 1, 0, pf_battery, "values of a battery" },
	{ PF_PACKET_POWER_RAILS, 1, 0, pf_read_later, "energy of rails" },
	{ PF_PACKET_ENERGY_BREAKDOWN, 1, 0, pf_read_later,
	    "energy of a consumer" },
	{ PF_PACKET_ENTITY_STATE_RESIDENCY, 1, 0, pf_read_later,
	    "times in states" },
	{ PF_PACKET_INITIAL_DISPLAY_STATE, 1, 0, pf_display,
	    "state of the display" },
	{ PF_PACKET_GPU_MEM_TOTAL_EVENT, 1, 0, pf_gpu_memory,
	    "memory of a GPU" },
	{ PF_PACKET_PROFILE_PACKET, 0, 0, pf_read_later,
	    "allocations of a heap" },
	{ PF_PACKET_FRAME_TIMELINE_EVENT, 1, 0, pf_read_later,
	    "a frame of Android" },
	{ PF_PACKET_HEAP_GRAPH, 1, 0, pf_read_later, "objects of a heap" },
	{ PF_PACKET_DEOBFUSCATION_MAPPING, 0, 0, pf_read_nothing,
	    "names that were obfuscated" },
	{ PF_PACKET_TRACK_DESCRIPTOR, 0, 0, pf_read_nothing, "a track" },
	{ PF_PACKET_PERF_SAMPLE, 1, 0, pf_sample_perf, "sample of a thread" },
	{ PF_PACKET_INTERRUPT_INFO, 0, 0, pf_interrupts,
	    "names of interrupts" },
	{ PF_PACKET_STACK_SAMPLE, 1, 0, pf_stack_sample,
	    "sample of a stack" },
	{ PF_PACKET_CPU_INFO, 0, 0, pf_cpu_info, "CPUs of the system" },
	{ PF_PACKET_EXTENSION_DESCRIPTOR, 0, 0, pf_read_nothing,
	    "names of extensions" },
	{ PF_PACKET_TRACE_UUID, 0, 0, pf_read_nothing,
	    "the trace's own number" },
	{ PF_PACKET_TRACE_CONFIG, 0, 0, pf_read_nothing,
	    "what was asked for" },
	{ PF_PACKET_TRACE_ATTRIBUTES, 0, 0, pf_read_nothing,
	    "what who recorded says" },
	{ PF_PACKET_SERVICE_EVENT, 0, 0, pf_read_nothing,
	    "what the recorder did" },
	{ PF_PACKET_TRIGGER, 1, 0, pf_trigger,
	    "what made the trace be written" },
	{ PF_PACKET_CLONE_SNAPSHOT_TRIGGER, 1, 0, pf_trigger,
	    "what made a copy be written" },
	{ PF_PACKET_GENERIC_KERNEL_TASK_STATE_EVENT, 1, 0, pf_generic_state,
	    "state of a task" },
	{ PF_PACKET_GENERIC_KERNEL_CPU_FREQ_EVENT, 1, 0, pf_generic_frequency,
	    "frequency of a CPU" },
	{ PF_PACKET_GENERIC_KERNEL_TASK_RENAME_EVENT, 1, 0, pf_generic_rename,
	    "name of a task" },
	{ PF_PACKET_GENERIC_KERNEL_PROCESS_TREE, 0, 0, pf_read_nothing,
	    "processes and threads of the system" },
	{ PF_PACKET_SMAPS_PACKET, 1, 0, pf_smaps,
	    "what a process has mapped" },
	{ PF_PACKET_ART_PROCESS_METADATA, 1, 0, pf_read_later,
	    "a process of Android's runtime" },
	{ PF_PACKET_CONCURRENT_SESSION_EVENT, 1, 0, pf_read_later,
	    "another recording" },
	{ PF_PACKET_GPU_COUNTER_EVENT, 0, 0, pf_read_later,
	    "counters of a GPU" },
	{ PF_PACKET_GPU_RENDER_STAGE_EVENT, 1, 0, pf_gpu_stages,
	    "what a GPU runs" },
	{ PF_PACKET_GPU_LOG, 1, 0, pf_gpu_log, "lines of a GPU's log" },
	{ PF_PACKET_VULKAN_API_EVENT, 1, 0, pf_vulkan_api,
	    "what a program asks of Vulkan" },
	{ PF_PACKET_VULKAN_MEMORY_EVENT, 1, 0, pf_read_later,
	    "memory of Vulkan" },
	{ PF_PACKET_NETWORK_PACKET, 1, 0, pf_read_later,
	    "a packet of a network" },
	{ PF_PACKET_NETWORK_PACKET_BUNDLE, 1, 0, pf_read_later,
	    "packets of a network" },
	{ PF_PACKET_GPU_INFO, 0, 0, pf_gpu_info, "GPUs of the system" },
	{ PF_PACKET_GENERIC_GPU_FREQUENCY_EVENT, 1, 0, pf_gpu_frequency,
	    "frequency of a GPU" },
	{ PF_PACKET_ETW_EVENTS, 0, 0, pf_etw, "events of the Windows kernel" },
	{ PF_PACKET_TRANSLATION_TABLE, 0, 0, pf_read_nothing,
	    "what hashes and names stand for" },
	{ PF_PACKET_CHROME_TRIGGER, 1, 0, pf_chrome_trigger,
	    "what made Chromium write the trace" },
	{ PF_PACKET_REMOTE_CLOCK_SYNC, 0, 1, pf_read_nothing,
	    "clocks of another machine" },
};
#define PF_NREADERS	(sizeof(pf_readers) / sizeof(pf_readers[0]))

static const struct pf_reader *
pf_reader_of(uint32_t field)
{
	static const struct pf_reader *const event = &pf_readers[PF_EVENT_ROW];
	size_t i;

	if (field == PF_TRACK_EVENT)
		return event;

	for (i = 0; i < PF_NREADERS; i++)
		if (pf_readers[i].field == field)
			return &pf_readers[i];
	return NULL;
}

int
pf_packet_timed(uint32_t payload)
{
	const struct pf_reader *r = pf_reader_of(payload);

	return r != NULL && r->timed;
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
	if (pf_lane_time(c->p, c->lane, c->k, &c->ts) == -1)
		return -1;
	c->has_ts = 1;
	return 0;
}

/*
 * Adds up the time of a packet that nothing is read of: incremental clocks
 * count on from it.  What pf_scan.c adds must be added here.
 */
static void
pf_part_pass(struct pf_context *c)
{
	uint32_t clock;
	int64_t ts;

	if (!c->k->has_ts || (c->k->flags & PF_SEQ_NEEDS &&
	    c->e->state != PF_STATE_VALID))
		return;
	pf_clock_packet(c->p->w, &c->p->sums, c->seq, c->e, c->k, &clock, &ts);
}

static void
pf_part_kernel_end(struct pf_machine *m)
{
	if (m->kernel != NULL)
		linux_end(m->kernel);
	free(m->names);
	pf_past_free(m->past);
	memset(m, 0, sizeof(*m));
}

/* Tells the kernel of a machine which threads have tracks of their own. */
static void
pf_part_unmerged(const struct pf_world *w, struct pf_machine *m)
{
	const struct pf_track *t;
	uint32_t i;

	for (i = 0; i < w->track_ids.n; i++) {
		t = &w->tracks[i];
		if (t->type == PF_TRACK_THREAD && t->unmerged &&
		    t->machine == m->machine)
			linux_unmerged(m->kernel, t->tid);
	}
}

/*
 * Sets the kernel of a machine, whose tasks and CPUs are others than those of
 * the same numbers on another machine.
 */
static void
pf_part_kernel(struct pf_part *p, uint32_t machine)
{
	struct pf_machine *m = &p->machines[machine % PF_MACHINES];
	struct pf_span name;

	if (m->kernel != NULL && m->machine != machine)
		pf_part_kernel_end(m);
	m->machine = machine;
	if (m->kernel == NULL) {
		m->kernel = linux_new(p->b, p->w->file);
		m->names = xcalloc(PF_KERNEL_NAMES, sizeof(*m->names));
		m->part = p;
		pf_part_unmerged(p->w, m);
		name = pf_system_machine(p->w, machine);
		linux_calls_of(m->kernel, (const char *)name.p, name.len);
		if (p->w->lives != NULL)
			linux_lives(m->kernel, p->w->lives, machine);
		if (p->from > 0)
			linux_look_back(m->kernel, pf_past, m);
	}
	p->kernel = m->kernel;
	p->kernel_names = m->names;
}

/* Reads a track event, as most packets are, of this machine. */
static void
pf_part_event(struct pf_part *p, const struct pf_packet *k,
    struct pf_lane *l)
{
	struct pf_context c;

	c.p = p;
	c.k = k;
	c.lane = l;
	c.e = l->e;
	c.seq = l->seq;
	c.off = p->in.base + k->pos;
	c.boot_clock = 0;
	c.ts = 0;
	c.has_ts = k->has_ts;
	p->counts[PF_EVENT_ROW]++;
	if (k->flags & PF_SEQ_NEEDS && l->e->state != PF_STATE_VALID)
		pf_event_warn(&c, WARN_STATE);
	else if (k->has_ts && pf_lane_time(p, l, k, &c.ts) == -1)
		pf_event_dropped(&c, WARN_NO_CLOCK);
	else
		pf_event(&c);
}

/*
 * Counts a packet that is dropped, and adds its differences as the first pass
 * does: the next ones count from there.
 */
static void
pf_part_dropped(struct pf_context *c, const struct pf_reader *r,
    enum warn_code why)
{
	if (r->read == pf_event && why != WARN_STATE) {
		pf_event_dropped(c, why);
		return;
	}
	pf_event_warn(c, why);
	if (r->read == pf_sample_stream)
		pf_sample_sum(c->p->w, &c->p->sums, c->seq, c->e,
		    &c->k->data);
}

/* Reads a packet with the reader of its payload. */
static void
pf_part_payload(struct pf_context *c, const struct pf_reader *r)
{
	struct pf_part *p = c->p;

	if (c->k->flags & PF_SEQ_NEEDS && c->e->state != PF_STATE_VALID)
		pf_part_dropped(c, r, WARN_STATE);
	else if (pf_part_time(c, r->timed) == -1)
		pf_part_dropped(c, r, WARN_NO_CLOCK);
	else {
		if (c->k->machine != 0)
			builder_in_machine(p->b, c->k->machine);
		if (p->w->lives != NULL)
			builder_at(p->b, c->has_ts ? c->ts : INT64_MAX);
		if (r->read == pf_ftrace)
			pf_part_kernel(p, c->k->machine);
		r->read(c);
		if (c->k->machine != 0)
			builder_in_machine(p->b, 0);
	}
}

/* Reads a packet that is no event, or one of another machine. */
static void
pf_part_other(struct pf_part *p, const struct pf_packet *k,
    struct pf_lane *l)
{
	struct pf_context c = { .p = p, .k = k, .lane = l, .e = l->e,
	    .seq = l->seq, .off = p->in.base + k->pos };
	const struct pf_reader *r = k->payload == 0 ? NULL :
	    pf_reader_of(k->payload);

	if (r == NULL) {
		pf_part_pass(&c);
		if (k->payload != 0)
			pf_part_unread(&c);
		return;
	}
	p->counts[r - pf_readers]++;
	if (r->read != pf_read_nothing && r->read != pf_read_snapshot) {
		pf_part_payload(&c, r);
		return;
	}
	if (!r->alone)
		pf_part_pass(&c);
	r->read(&c);
}

static inline void
pf_part_packet(struct pf_part *p, const struct pf_packet *k)
{
	struct pf_lane *l;

	if (k->payload == 0 && k->interned.p == NULL && !k->has_ts)
		return;
	l = pf_lane_find(p, p->lanes, k);
	if (k->interned.p != NULL)
		pf_lane_intern(p, l, k);
	if (k->payload == PF_TRACK_EVENT && k->machine == 0)
		pf_part_event(p, k, l);
	else if (k->payload != 0 || k->has_ts)
		pf_part_other(p, k, l);
}

/* Reports that a part is at pos; returns 1 when reading is to stop. */
static int
pf_part_step(struct pf_part *p, uint64_t pos)
{
	uint64_t n = pos - p->told;

	p->told = pos;
	return progress_add(p->progress, n);
}

void
pf_part_read(struct pf_part *p)
{
	struct pf_packet k;
	uint64_t pos = p->from, step;
	size_t i;

	p->hint = xcalloc((size_t)p->w->seq_ids.n + 1, sizeof(*p->hint));
	p->lanes = xcalloc(PF_LANES, sizeof(*p->lanes));
	p->kinds = xcalloc(PF_KINDS, sizeof(*p->kinds));
	p->uuids = xcalloc(PF_UUIDS, sizeof(*p->uuids));
	p->entry_string = xcalloc(p->w->nentries + 1,
	    sizeof(*p->entry_string));
	p->found = xcalloc(PF_FOUND, sizeof(*p->found));
	p->called = xcalloc(PF_CALLED, sizeof(*p->called));
	p->sums.from = &p->w->sums;
	p->sums.block = p->from / PF_BLOCK;
	p->told = pos;
	while (pos < p->to) {
		if (pos - p->told >= PROGRESS_STEP && pf_part_step(p, pos))
			break;
		step = p->told + PROGRESS_STEP;
		pos = pf_usual(p, pos, step < p->to ? step : p->to);
		if (pos >= p->to)
			break;
		if (pf_quick_packet(&p->in, pos, &k)) {
			pos = k.end;
			pf_part_packet(p, &k);
		} else if (pf_packet_next(&p->in, &pos, &k) == 1 &&
		    /* what is no packet may lie before the next part */
		    k.pos < p->to)
			pf_part_packet(p, &k);
	}
	for (i = 0; i < PF_MACHINES; i++)
		pf_part_kernel_end(&p->machines[i]);
	free(p->hint);
	for (i = 0; i < PF_LANES; i++)
		pf_lane_free(&p->lanes[i]);
	free(p->lanes);
	free(p->uuids);
	free(p->entry_string);
	idtab_free(&p->stack_ids);
	free(p->callsites);
	idtab_free(&p->gpu_ids);
	free(p->gpu_looked);
	pf_mappings_free(&p->mappings);
	free(p->found);
	free(p->called);
	pf_counted_free(p);
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
