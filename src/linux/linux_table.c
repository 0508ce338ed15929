/*
 * linux_table: THE table of events of the kernel that mean more than an
 * instant.  A row has the handler, and what the handler takes from the row.
 */
#include "config.h"

#include <string.h>

#include "linux_int.h"

static const struct linux_row rows[] = {
	/* scheduling */
	{ .name = "sched_switch", .fn = linux_sched_switch },
	{ .name = "sched_waking", .fn = linux_sched_wakeup },
	{ .name = "sched_wakeup", .fn = linux_sched_wakeup },
	{ .name = "sched_wakeup_new", .fn = linux_sched_wakeup },
	{ .name = "sched_blocked_reason", .fn = linux_sched_blocked },
	{ .name = "task_newtask", .fn = linux_sched_newtask },
	{ .name = "sched_process_free", .fn = linux_sched_free },
	{ .name = "task_rename", .fn = linux_sched_rename },
	{ .name = "mark_victim", .fn = linux_sched_victim,
	    .what = "mem.oom_kill", .of = "pid" },

	/* interrupts, and what keeps them away: slices of the CPU */
	{ .name = "irq_handler_entry", .fn = linux_pair_irq,
	    .where = CPU_IRQ, .cat = "irq" },
	{ .name = "irq_handler_exit", .fn = linux_pair_cpu_end,
	    .where = CPU_IRQ },
	{ .name = "softirq_entry", .fn = linux_pair_softirq,
	    .where = CPU_SOFTIRQ, .cat = "irq" },
	{ .name = "softirq_exit", .fn = linux_pair_cpu_end,
	    .where = CPU_SOFTIRQ },
	{ .name = "ipi_entry", .fn = linux_pair_cpu_begin, .where = CPU_IPI,
	    .what = "IPI", .cat = "irq", .field = "reason" },
	{ .name = "ipi_exit", .fn = linux_pair_cpu_end, .where = CPU_IPI },
	{ .name = "irq_disable", .fn = linux_pair_cpu_begin,
	    .where = CPU_IRQS_OFF, .what = "interrupts off",
	    .cat = "preemptirq" },
	{ .name = "irq_enable", .fn = linux_pair_cpu_end,
	    .where = CPU_IRQS_OFF },
	{ .name = "preempt_disable", .fn = linux_pair_cpu_begin,
	    .where = CPU_PREEMPT_OFF, .what = "preemption off",
	    .cat = "preemptirq" },
	{ .name = "preempt_enable", .fn = linux_pair_cpu_end,
	    .where = CPU_PREEMPT_OFF },

	/* counters of CPUs */
	{ .name = "cpu_frequency", .fn = linux_counter_cpu,
	    .what = "cpufreq", .cat = "kHz", .field = "state",
	    .of = "cpu_id" },
	{ .name = "cpu_idle", .fn = linux_counter_cpu,
	    .what = TRACE_IDLE_COUNTER, .field = "state", .of = "cpu_id" },
	{ .name = "cpu_frequency_limits", .fn = linux_counter_limits },
	{ .name = "sched_cpu_util_cfs", .fn = linux_counter_load },
	{ .name = "sched_cpu_hotplug", .fn = linux_counter_hotplug,
	    .what = "online" },

	/* counters of what they name */
	{ .name = "clock_set_rate", .fn = linux_counter_global,
	    .what = "Frequency", .field = "state", .of = "name" },
	{ .name = "clk_set_rate", .fn = linux_counter_global,
	    .what = "Frequency", .field = "rate", .of = "name" },
	{ .name = "clock_enable", .fn = linux_counter_global,
	    .what = "State", .field = "state", .of = "name" },
	{ .name = "clock_disable", .fn = linux_counter_global,
	    .what = "State", .field = "state", .of = "name" },
	{ .name = "thermal_temperature", .fn = linux_counter_global,
	    .what = "Temperature", .field = "temp", .of = "thermal_zone" },
	{ .name = "thermal_exynos_acpm_bulk", .fn = linux_counter_exynos,
	    .of = "timestamp" },
	{ .name = "thermal_exynos_acpm_high_overhead",
	    .fn = linux_counter_exynos },
	{ .name = "cdev_update", .fn = linux_counter_global,
	    .what = "Cooling Device", .field = "target", .of = "type" },
	{ .name = "gpu_frequency", .fn = linux_counter_gpu,
	    .what = "gpufreq", .field = "state", .of = "gpu_id" },
	{ .name = "gpu_mem_total", .fn = linux_counter_gpu,
	    .what = "GPU Memory", .field = "size", .of = "gpu_id",
	    .whose = "pid" },

	/* counters of processes */
	{ .name = "rss_stat", .fn = linux_counter_rss },
	{ .name = "oom_score_adj_update", .fn = linux_counter_process,
	    .what = "oom_score_adj", .field = "oom_score_adj", .of = "pid" },

	/* memory of all */
	{ .name = "ion_stat", .fn = linux_counter_ion, .what = "mem.ion",
	    .field = "total_allocated", .of = "len" },

	/* slices of nothing */
	{ .name = "suspend_resume", .fn = linux_pair_suspend,
	    .field = "action", .of = "val", .what = "suspend and resume" },

	/* slices of threads */
	{ .name = "sys_enter", .fn = linux_pair_syscall },
	{ .name = "sys_exit", .fn = linux_pair_sysret },
	{ .name = "sys_enter_", .fn = linux_pair_syscall },
	{ .name = "sys_exit_", .fn = linux_pair_sysret },
	{ .name = "sys_enter_rt_sigreturn", .fn = linux_pair_sigreturn },
	{ .name = "sys_enter_sigreturn", .fn = linux_pair_sigreturn },
	{ .name = "kprobe_event", .fn = linux_pair_kprobe, .field = "name" },
	{ .name = "workqueue_execute_start", .fn = linux_pair_named,
	    .cat = "workqueue", .field = "function" },
	{ .name = "workqueue_execute_end", .fn = linux_pair_named_end,
	    .cat = "workqueue", .field = "function" },
	{ .name = "graph_ent", .fn = linux_pair_function, .field = "func" },
	{ .name = "graph_ret", .fn = linux_pair_function_end,
	    .field = "func" },
	{ .name = "funcgraph_entry", .fn = linux_pair_function,
	    .field = "func" },
	{ .name = "funcgraph_exit", .fn = linux_pair_function_end,
	    .field = "func" },
#define PAIR(begin, end, slice, category)				\
	{ .name = begin, .fn = linux_pair_begin, .what = slice,		\
	    .cat = category },						\
	{ .name = end, .fn = linux_pair_end, .what = slice,		\
	    .cat = category }
	PAIR("ext4_sync_file_enter", "ext4_sync_file_exit",
	    "ext4_sync_file", "ext4"),
	PAIR("ext4_da_write_begin", "ext4_da_write_end", "ext4_da_write",
	    "ext4"),
	PAIR("ext4_write_begin", "ext4_write_end", "ext4_write", "ext4"),
	PAIR("ext4_direct_IO_enter", "ext4_direct_IO_exit",
	    "ext4_direct_IO", "ext4"),
	PAIR("f2fs_sync_file_enter", "f2fs_sync_file_exit",
	    "f2fs_sync_file", "f2fs"),
	PAIR("f2fs_write_begin", "f2fs_write_end", "f2fs_write", "f2fs"),
	PAIR("mm_vmscan_direct_reclaim_begin",
	    "mm_vmscan_direct_reclaim_end", "mm_vmscan_direct_reclaim",
	    "vmscan"),

	/* requests to block devices */
	{ .name = "block_rq_issue", .fn = linux_block_issue, .what = "block" },
	{ .name = "block_rq_complete", .fn = linux_block_complete,
	    .what = "block" },
	{ .name = "block_io_start", .fn = linux_block_issue,
	    .what = "block io" },
	{ .name = "block_io_done", .fn = linux_block_complete,
	    .what = "block io" },

	/* binder */
	{ .name = "binder_transaction", .fn = linux_binder_transaction,
	    .cat = "binder" },
	{ .name = "binder_transaction_received", .fn = linux_binder_received,
	    .cat = "binder" },
	{ .name = "binder_lock", .fn = linux_binder_lock, .cat = "binder" },
	{ .name = "binder_locked", .fn = linux_binder_locked,
	    .cat = "binder" },
	{ .name = "binder_unlock", .fn = linux_binder_unlock,
	    .cat = "binder" },

	/* trace_marker, and drivers that write as if to it */
	{ .name = "print", .fn = linux_marker_print },
	{ .name = "tracing_mark_write", .fn = linux_marker_print },
	{ .name = "0", .fn = linux_marker_print },
	{ .name = "zero", .fn = linux_marker_fields },
	{ .name = "sde_tracing_mark_write", .fn = linux_marker_fields },
	{ .name = "dpu_tracing_mark_write", .fn = linux_marker_fields },
	{ .name = "g2d_tracing_mark_write", .fn = linux_marker_fields },
	{ .name = "mali_tracing_mark_write", .fn = linux_marker_fields },
	{ .name = "lwis_tracing_mark_write", .fn = linux_marker_fields },
	{ .name = "samsung_tracing_mark_write", .fn = linux_marker_fields },
};

const struct linux_row *
linux_row(const char *p, size_t n)
{
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strlen(rows[i].name) == n &&
		    memcmp(rows[i].name, p, n) == 0)
			return &rows[i];
	return NULL;
}
