/*
 * pf_process: processes and threads as the system lists them (ProcessTree),
 * and how much memory processes have (ProcessStats).
 */
#include "config.h"

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
	{ 21, "runtime.user_mode", 1 },
	{ 22, "runtime.kernel_mode", 1 },
	{ 23, "mem.smaps.swap.pss", 1024 },
	{ 24, "mem.dmabuf_rss", 1024 },
};

/* Says where a process comes from: a ProcessTree.Process. */
static void
pf_process_origin(struct pf_world *w, struct builder *b, uint32_t upid,
    const struct pf_span *s, const struct pf_place *at)
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
	o.cmdline = pf_string_list(b, s, PF_PROCESS_CMDLINE, ' ',
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

static void
pf_process_tree(struct pf_world *w, struct builder *b,
    const struct pf_place *at)
{
	uint64_t off = w->in.base + at->pos;
	struct pf_span name;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t upid, thread;

	builder_in_machine(b, at->machine);
	for (pf_open(&c, &at->data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_PROCESS_TREE_PROCESSES) {
			upid = builder_process(b, builder_int_ident(
			    (int32_t)pf_number(&f.s, PF_PROCESS_PID, 0)),
			    w->file);
			name = pf_member(&f.s, PF_PROCESS_CMDLINE);
			if (name.len > 0)
				builder_process_name(b, upid, pf_string(b,
				    &name, off));
			pf_process_origin(w, b, upid, &f.s, at);
		} else if (f.number == PF_PROCESS_TREE_THREADS) {
			upid = builder_process(b, builder_int_ident(
			    (int32_t)pf_number(&f.s, PF_THREAD_TGID, 0)),
			    w->file);
			thread = builder_thread(b, upid, builder_int_ident(
			    (int32_t)pf_number(&f.s, PF_THREAD_TID, 0)));
			name = pf_member(&f.s, PF_THREAD_NAME);
			if (name.len > 0)
				builder_thread_name(b, thread, pf_string(b,
				    &name, off));
		}
	}
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
