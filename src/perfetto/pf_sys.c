/*
 * pf_sys: what the kernel counts of the whole system (SysStats), as counters:
 * memory, times of CPUs, frequencies, pressure, temperatures.
 *
 * Numbers of counters are those of Perfetto's enums; their names are those of
 * /proc/meminfo and /proc/vmstat.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>

#include "ttv/buf.h"
#include "pf_field.h"
#include "pf_part.h"

static const char *const meminfo[] = {
	[1] = "MemTotal", "MemFree", "MemAvailable", "Buffers", "Cached",
	"SwapCached", "Active", "Inactive", "Active(anon)", "Inactive(anon)",
	"Active(file)", "Inactive(file)", "Unevictable", "Mlocked",
	"SwapTotal", "SwapFree", "Dirty", "Writeback", "AnonPages", "Mapped",
	"Shmem", "Slab", "SReclaimable", "SUnreclaim", "KernelStack",
	"PageTables", "CommitLimit", "Committed_AS", "VmallocTotal",
	"VmallocUsed", "VmallocChunk", "CmaTotal", "CmaFree", "Gpu", "Zram",
	"Misc", "ION_heap", "ION_heap_pool",
};

static const char *const vmstat[] = {
	[1] = "nr_free_pages", "nr_alloc_batch", "nr_inactive_anon",
	"nr_active_anon", "nr_inactive_file", "nr_active_file",
	"nr_unevictable", "nr_mlock", "nr_anon_pages", "nr_mapped",
	"nr_file_pages", "nr_dirty", "nr_writeback", "nr_slab_reclaimable",
	"nr_slab_unreclaimable", "nr_page_table_pages", "nr_kernel_stack",
	"nr_overhead", "nr_unstable", "nr_bounce", "nr_vmscan_write",
	"nr_vmscan_immediate_reclaim", "nr_writeback_temp", "nr_isolated_anon",
	"nr_isolated_file", "nr_shmem", "nr_dirtied", "nr_written",
	"nr_pages_scanned", "workingset_refault", "workingset_activate",
	"workingset_nodereclaim", "nr_anon_transparent_hugepages",
	"nr_free_cma", "nr_swapcache", "nr_dirty_threshold",
	"nr_dirty_background_threshold", "pgpgin", "pgpgout", "pgpgoutclean",
	"pswpin", "pswpout", "pgalloc_dma", "pgalloc_normal",
	"pgalloc_movable", "pgfree", "pgactivate", "pgdeactivate", "pgfault",
	"pgmajfault", "pgrefill_dma", "pgrefill_normal", "pgrefill_movable",
	"pgsteal_kswapd_dma", "pgsteal_kswapd_normal",
	"pgsteal_kswapd_movable", "pgsteal_direct_dma",
	"pgsteal_direct_normal", "pgsteal_direct_movable", "pgscan_kswapd_dma",
	"pgscan_kswapd_normal", "pgscan_kswapd_movable", "pgscan_direct_dma",
	"pgscan_direct_normal", "pgscan_direct_movable",
	"pgscan_direct_throttle", "pginodesteal", "slabs_scanned",
	"kswapd_inodesteal", "kswapd_low_wmark_hit_quickly",
	"kswapd_high_wmark_hit_quickly", "pageoutrun", "allocstall",
	"pgrotated", "drop_pagecache", "drop_slab", "pgmigrate_success",
	"pgmigrate_fail", "compact_migrate_scanned", "compact_free_scanned",
	"compact_isolated", "compact_stall", "compact_fail", "compact_success",
	"compact_daemon_wake", "unevictable_pgs_culled",
	"unevictable_pgs_scanned", "unevictable_pgs_rescued",
	"unevictable_pgs_mlocked", "unevictable_pgs_munlocked",
	"unevictable_pgs_cleared", "unevictable_pgs_stranded", "nr_zspages",
	"nr_ion_heap", "nr_gpu_heap", "allocstall_dma", "allocstall_movable",
	"allocstall_normal", "compact_daemon_free_scanned",
	"compact_daemon_migrate_scanned", "nr_fastrpc",
	"nr_indirectly_reclaimable", "nr_ion_heap_pool",
	"nr_kernel_misc_reclaimable", "nr_shadow_call_stack_bytes",
	"nr_shmem_hugepages", "nr_shmem_pmdmapped", "nr_unreclaimable_pages",
	"nr_zone_active_anon", "nr_zone_active_file", "nr_zone_inactive_anon",
	"nr_zone_inactive_file", "nr_zone_unevictable",
	"nr_zone_write_pending", "oom_kill", "pglazyfree", "pglazyfreed",
	"pgrefill", "pgscan_direct", "pgscan_kswapd", "pgskip_dma",
	"pgskip_movable", "pgskip_normal", "pgsteal_direct", "pgsteal_kswapd",
	"swap_ra", "swap_ra_hit", "workingset_restore", "allocstall_device",
	"allocstall_dma32", "balloon_deflate", "balloon_inflate",
	"balloon_migrate", "cma_alloc_fail", "cma_alloc_success",
	"nr_file_hugepages", "nr_file_pmdmapped", "nr_foll_pin_acquired",
	"nr_foll_pin_released", "nr_sec_page_table_pages",
	"nr_shadow_call_stack", "nr_swapcached", "nr_throttled_written",
	"pgalloc_device", "pgalloc_dma32", "pgdemote_direct",
	"pgdemote_kswapd", "pgreuse", "pgscan_anon", "pgscan_file",
	"pgskip_device", "pgskip_dma32", "pgsteal_anon", "pgsteal_file",
	"thp_collapse_alloc", "thp_collapse_alloc_failed",
	"thp_deferred_split_page", "thp_fault_alloc", "thp_fault_fallback",
	"thp_fault_fallback_charge", "thp_file_alloc", "thp_file_fallback",
	"thp_file_fallback_charge", "thp_file_mapped", "thp_migration_fail",
	"thp_migration_split", "thp_migration_success",
	"thp_scan_exceed_none_pte", "thp_scan_exceed_share_pte",
	"thp_scan_exceed_swap_pte", "thp_split_page", "thp_split_page_failed",
	"thp_split_pmd", "thp_swpout", "thp_swpout_fallback",
	"thp_zero_page_alloc", "thp_zero_page_alloc_failed", "vma_lock_abort",
	"vma_lock_miss", "vma_lock_retry", "vma_lock_success",
	"workingset_activate_anon", "workingset_activate_file",
	"workingset_nodes", "workingset_refault_anon",
	"workingset_refault_file", "workingset_restore_anon",
	"workingset_restore_file",
};

static const char *const pressures[] = {
	[1] = "psi.cpu.some", "psi.cpu.full", "psi.io.some", "psi.io.full",
	"psi.mem.some", "psi.mem.full"
};

/* Fields of CpuTimes, in ns. */
static const char *const cpu_times[] = {
	[2] = "user_ns", "user_nice_ns", "system_mode_ns", "idle_ns",
	"io_wait_ns", "irq_ns", "softirq_ns", "steal_ns"
};

#define COUNT(table)	(sizeof(table) / sizeof(table[0]))

#define SYS_CPUS	4096	/* CPUs that are read: no machine has as many */

static uint32_t
sys_machine(struct pf_context *c)
{
	return builder_machine_track(c->p->b, c->k->machine);
}

void
pf_counter(struct pf_context *c, uint32_t parent, uint32_t name,
    const char *unit, enum track_source source, double value)
{
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = c->p->b;

	d.type = TRACK_COUNTER;
	d.source = source;
	d.parent = parent;
	d.name = name;
	d.unit = unit == NULL ? 0 : pf_literal(b, unit);
	builder_counter_value(b, builder_series(b, builder_track(b, &d), 0),
	    c->ts, value);
}

/* Adds a value of a counter of a name that the program has. */
static void
sys_value(struct pf_context *c, uint32_t parent, const char *name,
    const char *unit, enum track_source source, double value)
{
	pf_counter(c, parent, pf_literal(c->p->b, name), unit, source, value);
}

/* Returns the track that the many counters of a file in /proc are below. */
static uint32_t
sys_group(struct pf_context *c, enum track_source source)
{
	struct track_def d = TRACK_DEF_INIT;

	if (source == TRACK_SOURCE_NONE)
		return sys_machine(c);
	d.source = source;
	d.parent = sys_machine(c);
	d.name = pf_literal(c->p->b, source == TRACK_SOURCE_MEMINFO ?
	    "/proc/meminfo" : "/proc/vmstat");
	return builder_track(c->p->b, &d);
}

/* Adds a value whose message has the number of its name and itself. */
static void
sys_keyed(struct pf_context *c, const struct pf_span *s,
    const char *const *names, size_t n, const char *unit,
    enum track_source source, double scale)
{
	uint64_t key = pf_number(s, PF_SYS_VALUE_KEY, 0);

	if (key < n && names[key] != NULL)
		sys_value(c, sys_group(c, source), names[key], unit, source,
		    scale * (double)pf_number(s, PF_SYS_VALUE_VALUE, 0));
	else
		builder_unread(c->p->b, WARN_UNREAD, pf_literal(c->p->b,
		    "sys_stats counter of another number"), c->off);
}

static void
sys_cpu_times(struct pf_context *c, const struct pf_span *s)
{
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t cpu = pf_number(s, PF_CPU_TIMES_CPU_ID, none);
	char name[40];
	size_t i;

	if (cpu >= SYS_CPUS) {
		pf_event_warn(c, WARN_PACKET);
		return;
	}
	for (i = 0; i < COUNT(cpu_times); i++)
		if (cpu_times[i] != NULL) {
			snprintf(name, sizeof(name), "cpu.times.%s",
			    cpu_times[i]);
			sys_value(c, builder_cpu(c->p->b, (uint32_t)cpu), name,
			    "ns", TRACK_SOURCE_NONE,
			    (double)pf_number(s, (uint32_t)i, 0));
		}
}

/* Adds a value that is named by a text of its message, and what is behind. */
static void
sys_named(struct pf_context *c, const struct pf_span *s, uint32_t name,
    const char *behind, const char *unit, double value)
{
	struct pf_span text = pf_member(s, name);
	struct buf whole = BUF_INIT;

	if (text.len == 0) {
		pf_event_warn(c, WARN_PACKET);
		return;
	}
	buf_add(&whole, (const char *)text.p, text.len);
	buf_adds(&whole, behind);
	text = (struct pf_span){ (const uint8_t *)whole.data, whole.len };
	pf_counter(c, sys_machine(c), pf_string(c->p->b, &text, c->off), unit,
	    TRACK_SOURCE_NONE, value);
	buf_free(&whole);
}

/* Adds how long a CPU was in each of its idle states, since boot. */
static void
sys_idle(struct pf_context *c, const struct pf_span *s)
{
	uint64_t cpu = pf_number(s, PF_CPU_IDLE_STATE_CPU_ID, 0);
	struct buf name = BUF_INIT;
	struct pf_span state;
	struct pf_cursor m;
	struct pf_field f;

	if (cpu >= SYS_CPUS) {
		pf_event_warn(c, WARN_PACKET);
		return;
	}
	for (pf_open(&m, s); pf_next(&m, &f);) {
		if (f.number != PF_CPU_IDLE_STATE_ENTRY || f.type != PF_BYTES)
			continue;
		state = pf_member(&f.s, PF_CPU_IDLE_STATE_ENTRY_STATE);
		buf_clear(&name);
		buf_printf(&name, "cpuidle%u.", (unsigned)cpu);
		buf_add(&name, (const char *)state.p, state.len);
		state = (struct pf_span){ (const uint8_t *)name.data,
		    name.len };
		pf_counter(c, builder_cpu(c->p->b, (uint32_t)cpu),
		    pf_string(c->p->b, &state, c->off), "us",
		    TRACK_SOURCE_NONE, (double)pf_number(&f.s,
		    PF_CPU_IDLE_STATE_ENTRY_DURATION_US, 0));
	}
	buf_free(&name);
}

/* Reads a field that is a message; returns 0, or -1: it is not read. */
static int
sys_message(struct pf_context *c, const struct pf_field *f)
{
	switch (f->number) {
	case PF_SYS_STATS_MEMINFO:	/* kB */
		sys_keyed(c, &f->s, meminfo, COUNT(meminfo), "B",
		    TRACK_SOURCE_MEMINFO, 1024);
		return 0;
	case PF_SYS_STATS_VMSTAT:
		sys_keyed(c, &f->s, vmstat, COUNT(vmstat), NULL,
		    TRACK_SOURCE_VMSTAT, 1);
		return 0;
	case PF_SYS_STATS_CPU_STAT:
		sys_cpu_times(c, &f->s);
		return 0;
	case PF_SYS_STATS_CPUIDLE_STATE:
		sys_idle(c, &f->s);
		return 0;
	case PF_SYS_STATS_DISK_STAT:
		return 0;		/* pf_disk.c */
	case PF_SYS_STATS_PSI:
		sys_keyed(c, &f->s, pressures, COUNT(pressures), "ns",
		    TRACK_SOURCE_NONE, 1);
		return 0;
	case PF_SYS_STATS_DEVFREQ:
		sys_named(c, &f->s, PF_SYS_VALUE_KEY, " Frequency", "kHz",
		    (double)pf_number(&f->s, PF_SYS_VALUE_VALUE, 0));
		return 0;
	case PF_SYS_STATS_THERMAL_ZONE:
		sys_named(c, &f->s, PF_THERMAL_ZONE_TYPE, "", "C",
		    (double)pf_number(&f->s, PF_THERMAL_ZONE_TEMP, 0));
		return 0;
	default:
		return -1;
	}
}

/* Adds a frequency of a GPU, all but the first by its number. */
static void
sys_gpu(struct pf_context *c, uint32_t gpu, uint64_t mhz)
{
	char name[24];

	snprintf(name, sizeof(name), gpu == 0 ? "gpufreq" : "gpufreq %u",
	    (unsigned)gpu);
	sys_value(c, sys_machine(c), name, "MHz", TRACK_SOURCE_NONE,
	    (double)mhz);
}

/* Reads a field that is a number; counts the frequencies of CPUs and GPUs. */
static void
sys_number(struct pf_context *c, const struct pf_field *f, uint32_t *cpu,
    uint32_t *gpu)
{
	switch (f->number) {
	case PF_SYS_STATS_NUM_FORKS:
		sys_value(c, sys_machine(c), "num_forks", NULL,
		    TRACK_SOURCE_NONE, (double)f->u);
		break;
	case PF_SYS_STATS_NUM_IRQ_TOTAL:
		sys_value(c, sys_machine(c), "num_irq_total", NULL,
		    TRACK_SOURCE_NONE, (double)f->u);
		break;
	case PF_SYS_STATS_NUM_SOFTIRQ_TOTAL:
		sys_value(c, sys_machine(c), "num_softirq_total", NULL,
		    TRACK_SOURCE_NONE, (double)f->u);
		break;
	case PF_SYS_STATS_CPUFREQ_KHZ:
		if (*cpu == SYS_CPUS)
			pf_event_warn(c, WARN_PACKET);
		if ((*cpu)++ < SYS_CPUS)
			sys_value(c, builder_cpu(c->p->b, *cpu - 1), "cpufreq",
			    "kHz", TRACK_SOURCE_NONE, (double)f->u);
		break;
	case PF_SYS_STATS_GPUFREQ_MHZ:
		if (*gpu == SYS_CPUS)
			pf_event_warn(c, WARN_PACKET);
		if ((*gpu)++ < SYS_CPUS)
			sys_gpu(c, *gpu - 1, f->u);
		break;
	}
}

void
pf_sys(struct pf_context *c)
{
	struct pf_cursor m;
	struct pf_field f;
	uint32_t cpu = 0, gpu = 0;
	int unread = 0, disks = 0;

	for (pf_open(&m, &c->k->data); pf_next(&m, &f);)
		if (f.type == PF_BYTES) {
			unread |= sys_message(c, &f) == -1;
			disks |= f.number == PF_SYS_STATS_DISK_STAT;
		} else
			sys_number(c, &f, &cpu, &gpu);
	if (disks)
		pf_read_later(c);
	if (unread)
		builder_unread(c->p->b, WARN_UNREAD, pf_literal(c->p->b,
		    "sys_stats of interrupts, slabs and others"),
		    c->off);
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
}
