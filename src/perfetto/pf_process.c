/*
 * pf_process: processes and threads as the system lists them (ProcessTree),
 * and how much memory processes have (ProcessStats).
 */
#include "config.h"

#include <string.h>

#include "pf.h"
#include "pf_field.h"
#include "pf_generic.h"

/* Fields of ProcessStats.Process that are counters. */
static const struct pf_stat {
	uint32_t	 field;
	const char	*name;
	int64_t		 unit;		/* of the value in the file */
} pf_stats[] = {
	{ 2, "mem.virt", 1024 },
	{ 3, "mem.rss", 1024 },
	{ 4, "mem.rss.anon", 1024 },
	{ 5, "mem.rss.file", 1024 },
	{ 6, "mem.rss.shmem", 1024 },
	{ 7, "mem.swap", 1024 },
	{ 8, "mem.locked", 1024 },
	{ 9, "mem.rss.watermark", 1024 },
	{ 10, "oom_score_adj", 1 },
	{ 13, "chrome.private_footprint", 1024 },
	{ 14, "chrome.peak_resident_set", 1024 },
	{ 16, "mem.smaps.rss", 1024 },
	{ 17, "mem.smaps.pss", 1024 },
	{ 18, "mem.smaps.pss.anon", 1024 },
	{ 19, "mem.smaps.pss.file", 1024 },
	{ 20, "mem.smaps.pss.shmem", 1024 },
	{ 21, "runtime.user_ns", 1 },
	{ 22, "runtime.kernel_ns", 1 },
	{ 23, "mem.smaps.swap.pss", 1024 },
	{ 24, "mem.dmabuf_rss", 1024 },
};

/* The task of the kernel that makes its other ones. */
#define PF_KTHREADD	2

/*
 * Cuts what a thread of the kernel that works for queues, "kworker/0:1-events",
 * is called behind its own name: which queue it worked for when it was listed.
 * One that rescues a queue, "kworker/R-events", works for no other.
 */
static void
pf_process_worker(struct pf_span *name)
{
	static const char worker[] = "kworker/";
	const size_t n = sizeof(worker) - 1;
	size_t i;

	if (name->len <= n || memcmp(name->p, worker, n) != 0)
		return;
	for (i = n; i < name->len && name->p[n] != 'R'; i++)
		if (name->p[i] == '+' || name->p[i] == '-') {
			name->len = i;
			return;
		}
}

/* Says where a process comes from: a ProcessTree.Process. */
static void
pf_process_origin(struct pf_world *w, struct builder *b, uint32_t upid,
    const struct pf_span *s, const struct pf_place *at,
    const struct pf_span *name, int is_cut)
{
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t parent = pf_number(s, PF_PROCESS_PPID, none);
	uint64_t uid = pf_number(s, PF_PROCESS_UID, none);
	uint64_t start = pf_number(s, PF_PROCESS_PROCESS_START_FROM_BOOT,
	    none);
	struct process_origin o = { .parent = NONE };
	uint32_t boot;

	if (parent != none)
		o.parent = (int32_t)parent == 0 ? PARENT_IDLE :
		    builder_process(b, builder_int_ident((int32_t)parent),
		    w->file);
	if (o.parent == upid)
		o.parent = NONE;
	o.cmdline = is_cut ? pf_string(b, name, w->in.base + at->pos) :
	    pf_string_list(b, s, PF_PROCESS_CMDLINE, ' ',
	    w->in.base + at->pos);
	o.has_uid = uid != none;
	o.uid = o.has_uid ? (int32_t)uid : 0;
	o.is_kthread = pf_number(s, PF_PROCESS_IS_KTHREAD, 0) != 0;
	boot = pf_clock_find(w, 0, at->machine, PF_CLOCK_BOOTTIME);
	o.start = start != none ? pf_clock_ns(start, 1) : 0;
	/* without snapshots the times of the trace are those of BOOTTIME */
	o.has_start = start != none && (boot == NONE ? w->clocks.primary ==
	    PF_CLOCK_BOOTTIME : pf_clock_convert(w, boot, o.start,
	    &o.start) == 0);
	builder_process_origin(b, upid, &o);
}

/*
 * Makes a process of a list, whose only thread may be called as it is; adds its
 * pid to `kernel` if the kernel made it.
 */
static void
pf_process_listed(struct pf_world *w, struct builder *b,
    const struct pf_span *s, const struct pf_place *at, struct idtab *kernel)
{
	struct pf_span line = pf_member(s, PF_PROCESS_CMDLINE), name = line;
	struct ident pid = builder_int_ident((int32_t)pf_number(s,
	    PF_PROCESS_PID, 0));
	int32_t parent = (int32_t)pf_number(s, PF_PROCESS_PPID, 0);
	uint32_t upid, string = 0;

	if (parent != 0)		/* as in trace_processor: first */
		builder_process(b, builder_int_ident(parent), w->file);
	upid = builder_process(b, pid, w->file);
	if (parent == PF_KTHREADD) {
		idtab_add(kernel, &(struct idkey){{ (uint64_t)pid.num, 0, 0,
		    0 }}, NULL);
		pf_process_worker(&name);
	}
	if (name.len > 0) {
		string = pf_string(b, &name, w->in.base + at->pos);
		builder_process_name(b, upid, string);
	}
	pf_process_origin(w, b, upid, s, at, &name, name.len < line.len);
	if (string != 0 && pf_number(s, PF_PROCESS_CMDLINE_IS_COMM, 0) != 0)
		builder_thread_name(b, builder_thread(b, upid, pid), string);
}

static void
pf_process_thread(struct pf_world *w, struct builder *b,
    const struct pf_span *s, const struct pf_place *at,
    const struct idtab *kernel)
{
	int32_t tgid = (int32_t)pf_number(s, PF_THREAD_TGID, 0);
	int32_t tid = (int32_t)pf_number(s, PF_THREAD_TID, 0);
	struct idkey pid = {{ (uint64_t)tgid }};
	struct pf_span name = pf_member(s, PF_THREAD_NAME);
	uint32_t thread = builder_thread(b, builder_process(b,
	    builder_int_ident(tgid), w->file), builder_int_ident(tid));

	if (tid == tgid && idtab_find(kernel, &pid) != UINT32_MAX)
		pf_process_worker(&name);
	if (name.len > 0)
		builder_thread_name(b, thread, pf_string(b, &name,
		    w->in.base + at->pos));
}

static void
pf_process_tree(struct pf_world *w, struct builder *b,
    const struct pf_place *at)
{
	struct idtab kernel;
	struct pf_cursor c;
	struct pf_field f;

	memset(&kernel, 0, sizeof(kernel));
	builder_in_machine(b, at->machine);
	for (pf_open(&c, &at->data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_PROCESS_TREE_PROCESSES)
			pf_process_listed(w, b, &f.s, at, &kernel);
		else if (f.number == PF_PROCESS_TREE_THREADS)
			pf_process_thread(w, b, &f.s, at, &kernel);
	}
	idtab_free(&kernel);
}

void
pf_process_trees(struct pf_world *w, struct builder *b)
{
	static const struct pf_span none;
	struct pf_span name;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		builder_in_machine(b, w->places[i].machine);
		pf_births_at(w, b, w->places[i].machine, &w->places[i].when);
		if (w->places[i].field == PF_PACKET_PROCESS_TREE)
			pf_process_tree(w, b, &w->places[i]);
		else if (w->places[i].field ==
		    PF_PACKET_GENERIC_KERNEL_PROCESS_TREE)
			pf_generic_tree(w, b, &w->places[i]);
		else if (w->places[i].field == PF_PACKET_PROCESS_DESCRIPTOR) {
			name = pf_member(&w->places[i].data,
			    PF_PROCESS_DESCRIPTOR_PROCESS_NAME);
			pf_process_describe(b, builder_process(b,
			    builder_int_ident((int32_t)pf_number(
			    &w->places[i].data, PF_PROCESS_DESCRIPTOR_PID, 0)),
			    w->file),
			    &w->places[i].data, &name, &none,
			    w->in.base + w->places[i].pos);
		}
	}
	builder_in_machine(b, 0);
}

/* Adds the values of one process. */
static void
pf_process_values(struct builder *b, uint32_t upid, int64_t ts,
    const struct pf_span *s)
{
	const struct pf_stat *stat;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.type != PF_VARINT)
			continue;
		for (i = 0; i < sizeof(pf_stats) / sizeof(pf_stats[0]); i++) {
			stat = &pf_stats[i];
			if (stat->field == f.number)
				builder_counter_value(b, builder_counter(b,
				    upid, pf_literal(b, stat->name), 0), ts,
				    (double)(int64_t)f.u *
				    (double)stat->unit);
		}
	}
}

void
pf_process_stats(struct builder *b, uint8_t file, int64_t ts,
    const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_PROCESS_STATS_PROCESSES &&
		    f.type == PF_BYTES)
			pf_process_values(b, builder_process(b,
			    builder_int_ident((int32_t)pf_number(&f.s,
			    PF_PROCESS_STATS_PROCESS_PID, 0)), file), ts,
			    &f.s);
}
