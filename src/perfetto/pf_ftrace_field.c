/*
 * pf_ftrace_field: the fields of events of the kernel, by the numbers of the
 * event and the field: rows of events that are asked for by name all the time,
 * and the words of all (pf_ftrace_low.c, pf_ftrace_high.c).  Of events that are
 * in neither, numbers stand for the names unless the trace describes them.
 */
#include "config.h"

#include "ttv/bound.h"
#include "pf_ftrace.h"

static const struct pf_ftrace_row {
	uint16_t	 event;
	uint16_t	 field;
	const char	*name;
} pf_ftrace_rows[] = {
	/* print */
	{ 3, 1, "ip" },
	{ 3, 2, "buf" },
	/* sched_switch */
	{ 4, 1, "prev_comm" },
	{ 4, 2, "prev_pid" },
	{ 4, 3, "prev_prio" },
	{ 4, 4, "prev_state" },
	{ 4, 5, "next_comm" },
	{ 4, 6, "next_pid" },
	{ 4, 7, "next_prio" },
	/* cpu_frequency */
	{ 11, 1, "state" },
	{ 11, 2, "cpu_id" },
	/* cpu_frequency_limits */
	{ 12, 1, "min_freq" },
	{ 12, 2, "max_freq" },
	{ 12, 3, "cpu_id" },
	/* cpu_idle */
	{ 13, 1, "state" },
	{ 13, 2, "cpu_id" },
	/* clock_enable */
	{ 14, 1, "name" },
	{ 14, 2, "state" },
	{ 14, 3, "cpu_id" },
	/* clock_disable */
	{ 15, 1, "name" },
	{ 15, 2, "state" },
	{ 15, 3, "cpu_id" },
	/* clock_set_rate */
	{ 16, 1, "name" },
	{ 16, 2, "state" },
	{ 16, 3, "cpu_id" },
	/* sched_wakeup */
	{ 17, 1, "comm" },
	{ 17, 2, "pid" },
	{ 17, 3, "prio" },
	{ 17, 4, "success" },
	{ 17, 5, "target_cpu" },
	/* sched_blocked_reason */
	{ 18, 1, "pid" },
	{ 18, 2, "caller" },
	{ 18, 3, "io_wait" },
	/* sched_cpu_hotplug */
	{ 19, 1, "affected_cpu" },
	{ 19, 2, "error" },
	{ 19, 3, "status" },
	/* sched_waking */
	{ 20, 1, "comm" },
	{ 20, 2, "pid" },
	{ 20, 3, "prio" },
	{ 20, 4, "success" },
	{ 20, 5, "target_cpu" },
	/* ipi_entry */
	{ 21, 1, "reason" },
	/* ipi_exit */
	{ 22, 1, "reason" },
	/* softirq_entry */
	{ 24, 1, "vec" },
	/* softirq_exit */
	{ 25, 1, "vec" },
	/* softirq_raise */
	{ 26, 1, "vec" },
	/* irq_handler_entry */
	{ 36, 1, "irq" },
	{ 36, 2, "name" },
	{ 36, 3, "handler" },
	/* irq_handler_exit */
	{ 37, 1, "irq" },
	{ 37, 2, "ret" },
	/* block_rq_issue */
	{ 45, 1, "dev" },
	{ 45, 2, "sector" },
	{ 45, 3, "nr_sector" },
	{ 45, 4, "bytes" },
	{ 45, 5, "rwbs" },
	{ 45, 6, "comm" },
	{ 45, 7, "cmd" },
	/* binder_transaction */
	{ 50, 1, "debug_id" },
	{ 50, 2, "target_node" },
	{ 50, 3, "to_proc" },
	{ 50, 4, "to_thread" },
	{ 50, 5, "reply" },
	{ 50, 6, "code" },
	{ 50, 7, "flags" },
	/* binder_transaction_received */
	{ 51, 1, "debug_id" },
	/* workqueue_execute_end */
	{ 57, 1, "work" },
	{ 57, 2, "function" },
	/* workqueue_execute_start */
	{ 58, 1, "work" },
	{ 58, 2, "function" },
	/* workqueue_queue_work */
	{ 59, 1, "work" },
	{ 59, 2, "function" },
	{ 59, 4, "req_cpu" },
	{ 59, 5, "cpu" },
	{ 59, 6, "workqueue" },
	/* tracing_mark_write, as a display driver has it */
	{ 80, 1, "pid" },
	{ 80, 2, "trace_name" },
	{ 80, 3, "trace_begin" },
	/* suspend_resume */
	{ 113, 1, "action" },
	{ 113, 2, "val" },
	{ 113, 3, "start" },
	/* sched_wakeup_new */
	{ 114, 1, "comm" },
	{ 114, 2, "pid" },
	{ 114, 3, "prio" },
	{ 114, 4, "success" },
	{ 114, 5, "target_cpu" },
	/* block_bio_queue */
	{ 119, 1, "dev" },
	{ 119, 2, "sector" },
	{ 119, 3, "nr_sector" },
	{ 119, 4, "rwbs" },
	{ 119, 5, "comm" },
	/* block_rq_complete */
	{ 125, 1, "dev" },
	{ 125, 2, "sector" },
	{ 125, 3, "nr_sector" },
	{ 125, 4, "errors" },
	{ 125, 5, "rwbs" },
	{ 125, 6, "cmd" },
	{ 125, 7, "error" },
	/* task_newtask */
	{ 235, 1, "pid" },
	{ 235, 2, "comm" },
	{ 235, 3, "clone_flags" },
	{ 235, 4, "oom_score_adj" },
	/* task_rename */
	{ 236, 1, "pid" },
	{ 236, 2, "oldcomm" },
	{ 236, 3, "newcomm" },
	{ 236, 4, "oom_score_adj" },
	/* sched_process_exec */
	{ 237, 1, "filename" },
	{ 237, 2, "pid" },
	{ 237, 3, "old_pid" },
	/* sched_process_exit */
	{ 238, 1, "comm" },
	{ 238, 2, "pid" },
	{ 238, 3, "tgid" },
	{ 238, 4, "prio" },
	/* sched_process_fork */
	{ 239, 1, "parent_comm" },
	{ 239, 2, "parent_pid" },
	{ 239, 3, "child_comm" },
	{ 239, 4, "child_pid" },
	/* rss_stat */
	{ 313, 1, "member" },
	{ 313, 2, "size" },
	{ 313, 3, "curr" },
	{ 313, 4, "mm_id" },
	/* oom_score_adj_update */
	{ 326, 1, "comm" },
	{ 326, 2, "oom_score_adj" },
	{ 326, 3, "pid" },
	/* mm_event_record */
	{ 328, 1, "avg_lat" },
	{ 328, 2, "count" },
	{ 328, 3, "max_lat" },
	{ 328, 4, "type" },
	/* sys_enter */
	{ 329, 1, "id" },
	/* sys_exit */
	{ 330, 1, "id" },
	{ 330, 2, "ret" },
	/* zero */
	{ 331, 1, "flag" },
	{ 331, 2, "name" },
	{ 331, 3, "pid" },
	{ 331, 4, "value" },
	/* gpu_frequency */
	{ 332, 1, "gpu_id" },
	{ 332, 2, "state" },
	/* sde_tracing_mark_write */
	{ 333, 1, "pid" },
	{ 333, 2, "trace_name" },
	{ 333, 3, "trace_type" },
	{ 333, 4, "value" },
	{ 333, 5, "trace_begin" },
	/* mark_victim */
	{ 334, 1, "pid" },
	/* ion_stat */
	{ 335, 1, "buffer_id" },
	{ 335, 2, "len" },
	{ 335, 3, "total_allocated" },
	/* thermal_temperature */
	{ 341, 1, "id" },
	{ 341, 2, "temp" },
	{ 341, 3, "temp_prev" },
	{ 341, 4, "thermal_zone" },
	/* cdev_update */
	{ 342, 1, "target" },
	{ 342, 2, "type" },
	/* dpu_tracing_mark_write */
	{ 348, 1, "pid" },
	{ 348, 2, "trace_name" },
	{ 348, 3, "trace_begin" },
	{ 348, 4, "name" },
	{ 348, 5, "type" },
	{ 348, 6, "value" },
	/* g2d_tracing_mark_write */
	{ 349, 1, "pid" },
	{ 349, 4, "name" },
	{ 349, 5, "type" },
	{ 349, 6, "value" },
	/* mali_tracing_mark_write */
	{ 350, 1, "name" },
	{ 350, 2, "pid" },
	{ 350, 3, "type" },
	{ 350, 4, "value" },
	/* sched_cpu_util_cfs */
	{ 421, 2, "capacity" },
	{ 421, 4, "cpu" },
	{ 421, 6, "cpu_util" },
	{ 421, 11, "nr_running" },
	/* funcgraph_entry */
	{ 437, 1, "depth" },
	{ 437, 2, "func" },
	/* funcgraph_exit */
	{ 438, 1, "calltime" },
	{ 438, 2, "depth" },
	{ 438, 3, "func" },
	{ 438, 4, "overrun" },
	{ 438, 5, "rettime" },
	/* lwis_tracing_mark_write */
	{ 467, 1, "pid" },
	{ 467, 2, "trace_name" },
	{ 467, 3, "trace_begin" },
	{ 467, 4, "func_name" },
	{ 467, 5, "lwis_name" },
	{ 467, 6, "type" },
	{ 467, 7, "value" },
	/* samsung_tracing_mark_write */
	{ 484, 1, "pid" },
	{ 484, 2, "trace_name" },
	{ 484, 3, "trace_begin" },
	{ 484, 4, "trace_type" },
	{ 484, 5, "value" },
	/* kprobe_event */
	{ 542, 1, "name" },
	{ 542, 2, "type" },
	/* block_io_start */
	{ 546, 1, "dev" },
	{ 546, 2, "sector" },
	{ 546, 3, "nr_sector" },
	{ 546, 4, "bytes" },
	{ 546, 5, "ioprio" },
	{ 546, 6, "rwbs" },
	{ 546, 7, "comm" },
	{ 546, 8, "cmd" },
	/* block_io_done */
	{ 547, 1, "dev" },
	{ 547, 2, "sector" },
	{ 547, 3, "nr_sector" },
	{ 547, 4, "bytes" },
	{ 547, 5, "ioprio" },
	{ 547, 6, "rwbs" },
	{ 547, 7, "comm" },
	{ 547, 8, "cmd" },
};
#define PF_FTRACE_ROWS	(sizeof(pf_ftrace_rows) / sizeof(pf_ftrace_rows[0]))

/* Returns the first row of an event, by binary search. */
static size_t
pf_ftrace_row(uint32_t event)
{
	size_t lo = 0, hi = PF_FTRACE_ROWS, mid;

	BISECT(lo, hi, mid, pf_ftrace_rows[mid].event < event);
	return lo;
}

/* Returns the words of an event, or NULL. */
static const char *
pf_ftrace_words(uint32_t event)
{
	int is_low = event < pf_ftrace_high[0].event;
	const struct pf_ftrace_words *w = is_low ? pf_ftrace_low :
	    pf_ftrace_high;
	size_t n = is_low ? pf_ftrace_nlow : pf_ftrace_nhigh;
	size_t lo = 0, hi = n, mid;

	BISECT(lo, hi, mid, w[mid].event < event);
	return lo < n && w[lo].event == event ? w[lo].words : NULL;
}

/* Takes the next word, without a sign before it; returns what is behind. */
static const char *
pf_ftrace_word(const char *s, struct pf_span *word, int *is_unsigned)
{
	size_t n = strcspn(s, " ");

	*is_unsigned = *s == '+';
	*word = (struct pf_span){ (const uint8_t *)s + *is_unsigned,
	    n - (size_t)*is_unsigned };
	return s + n + (s[n] == ' ');
}

uint32_t
pf_ftrace_field(uint32_t event, const char *name)
{
	const char *words;
	struct pf_span word;
	uint32_t field = 0;
	size_t i;
	int sign;

	for (i = pf_ftrace_row(event); i < PF_FTRACE_ROWS &&
	    pf_ftrace_rows[i].event == event; i++)
		if (strcmp(pf_ftrace_rows[i].name, name) == 0)
			return pf_ftrace_rows[i].field;
	words = pf_ftrace_words(event);
	while (words != NULL && *words != '\0') {
		words = pf_ftrace_word(words, &word, &sign);
		field++;
		if (word.len == strlen(name) && memcmp(word.p, name,
		    word.len) == 0)
			return field;
	}
	return 0;
}

struct pf_span
pf_ftrace_field_name(uint32_t event, uint32_t field, int *is_unsigned)
{
	const char *words = pf_ftrace_words(event);
	struct pf_span word = { NULL, 0 };
	uint32_t i = 0;
	size_t k;

	*is_unsigned = 0;
	while (words != NULL && *words != '\0' && i < field) {
		words = pf_ftrace_word(words, &word, is_unsigned);
		i++;
	}
	if (i < field || (word.len == 1 && *word.p == '-')) {
		word = (struct pf_span){ NULL, 0 };
		*is_unsigned = 0;
	}
	for (k = pf_ftrace_row(event); k < PF_FTRACE_ROWS &&
	    pf_ftrace_rows[k].event == event; k++)
		if (pf_ftrace_rows[k].field == field)
			word = (struct pf_span){ (const uint8_t *)
			    pf_ftrace_rows[k].name,
			    strlen(pf_ftrace_rows[k].name) };
	return word;
}

const char *
pf_ftrace_field_nth(uint32_t i)
{
	if (i < PF_FTRACE_ROWS)
		return pf_ftrace_rows[i].name;
	i -= PF_FTRACE_ROWS;
	if (i < pf_ftrace_nlow)
		return pf_ftrace_low[i].words;
	i -= (uint32_t)pf_ftrace_nlow;
	return i < pf_ftrace_nhigh ? pf_ftrace_high[i].words : NULL;
}
