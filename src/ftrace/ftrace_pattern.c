/*
 * ftrace_pattern: texts of events that are no list of KEY=VALUE.
 *
 * A table has a pattern for each form of such a text: literals, and fields that
 * go up to the literal behind them.  The first pattern of the event that fits
 * is taken.  Where a field is a number, its digits tell where it ends, so that
 * only fields of text are tried at each place of the literal that follows.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

/*
 * Bytes that may be looked through for literals: a multiple of the text, and a
 * constant.  A literal that occurs often could otherwise be tried in any
 * combination.  Text of the kernel is below a kilobyte, and takes a few times
 * its length.
 */
#define PATTERN_TIMES	16		/* texts */
#define PATTERN_MORE	(64u << 10)	/* bytes */

/* A literal, and the field behind it. */
struct piece {
	const char	*before;
	const char	*key;		/* NULL: none, the text has ended */
	unsigned char	 len;		/* of `before`; 0 without a key: the
					 * field ahead goes up to the end */
	unsigned char	 key_len;
	unsigned char	 is_number;	/* 1: digits, maybe behind a - */
};

#define PIECE(before, key, key_len, is_number)				\
	{ before, key, sizeof(before) - 1, key_len, is_number }
#define F(before, key)	PIECE(before, #key, sizeof(#key) - 1, 0)
#define N(before, key)	PIECE(before, #key, sizeof(#key) - 1, 1)
#define END(before)	PIECE(before, NULL, 0, 0)

static const struct pattern {
	const char	*event;
	size_t		 len;		/* of its name */
	const struct piece *pieces;
} patterns[] = {
#define OF(event)	event, sizeof(event) - 1
#define AS(...)		(const struct piece []){ __VA_ARGS__, END("") }
	{ OF("sched_switch"), AS(F("prev_comm=", prev_comm),
	    N(" prev_pid=", prev_pid), F(" prev_prio=", prev_prio),
	    F(" prev_state=", prev_state), F(" ==> next_comm=", next_comm),
	    N(" next_pid=", next_pid), F(" next_prio=", next_prio)) },
	{ OF("sched_switch"), AS(F("", prev_comm), N(":", prev_pid),
	    N(" [", prev_prio), F("] ", prev_state), F(" ==> ", next_comm),
	    N(":", next_pid), N(" [", next_prio), END("]")) },
#define WAKEUP(event)							\
	{ OF(event), AS(F("comm=", comm), N(" pid=", pid),		\
	    N(" prio=", prio), N(" success=", success),			\
	    N(" target_cpu=", target_cpu)) },				\
	{ OF(event), AS(F("comm=", comm), N(" pid=", pid),		\
	    N(" prio=", prio), N(" target_cpu=", target_cpu)) },	\
	{ OF(event), AS(F("", comm), N(":", pid), N(" [", prio),	\
	    N("] success=", success), N(" CPU:", target_cpu)) },	\
	{ OF(event), AS(F("", comm), N(":", pid), N(" [", prio),	\
	    N("] CPU:", target_cpu)) },					\
	{ OF(event), AS(F("", comm), N(":", pid), N(" [", prio),	\
	    N("]<CPU:", target_cpu)) }
	WAKEUP("sched_waking"),
	WAKEUP("sched_wakeup"),
	WAKEUP("sched_wakeup_new"),
	{ OF("task_newtask"), AS(N("pid=", pid), F(" comm=", comm),
	    F(" clone_flags=", clone_flags),
	    F(" oom_score_adj=", oom_score_adj)) },
	{ OF("task_rename"), AS(N("pid=", pid), F(" oldcomm=", oldcomm),
	    F(" newcomm=", newcomm), F(" oom_score_adj=", oom_score_adj)) },
	{ OF("task_rename"), AS(F("oldcomm=", oldcomm), F(" newcomm=", newcomm),
	    F(" oom_score_adj=", oom_score_adj)) },
	{ OF("sched_cpu_hotplug"), AS(N("cpu ", cpu), F(" ", status),
	    F(" error=", error)) },
	{ OF("clock_set_rate"), AS(F("", name), F(" state=", state),
	    N(" cpu_id=", cpu_id)) },
	{ OF("clock_enable"), AS(F("", name), F(" state=", state),
	    N(" cpu_id=", cpu_id)) },
	{ OF("clock_disable"), AS(F("", name), F(" state=", state),
	    N(" cpu_id=", cpu_id)) },
	{ OF("clk_set_rate"), AS(F("", name), N(" ", rate)) },
	{ OF("workqueue_execute_start"), AS(F("work struct ", work),
	    F(": function ", function)) },
	{ OF("workqueue_execute_end"), AS(F("work struct ", work),
	    F(": function ", function)) },
	{ OF("workqueue_execute_end"), AS(F("work struct ", work)) },
	{ OF("irq_handler_entry"), AS(N("irq=", irq), F(" name=", name)) },
	{ OF("softirq_entry"), AS(N("vec=", vec), F(" [action=", action),
	    END("]")) },
	{ OF("softirq_exit"), AS(N("vec=", vec), F(" [action=", action),
	    END("]")) },
	{ OF("softirq_raise"), AS(N("vec=", vec), F(" [action=", action),
	    END("]")) },
	{ OF("ipi_entry"), AS(F("(", reason), END(")")) },
	{ OF("ipi_exit"), AS(F("(", reason), END(")")) },
	{ OF("ipi_raise"), AS(F("target_mask=", target_cpus), F(" (", reason),
	    END(")")) },
	{ OF("sys_enter"), AS(N("NR ", id), F(" (", args), END(")")) },
	{ OF("sys_exit"), AS(N("NR ", id), F(" = ", ret)) },
	{ OF("block_rq_issue"), AS(F("", dev), F(" ", rwbs), F(" ", bytes),
	    F(" (", cmd), N(") ", sector), N(" + ", nr_sector), F(" ", ioprio),
	    F(" [", comm), END("]")) },
	{ OF("block_rq_issue"), AS(F("", dev), F(" ", rwbs), F(" ", bytes),
	    F(" (", cmd), N(") ", sector), N(" + ", nr_sector), F(" [", comm),
	    END("]")) },
	{ OF("block_rq_insert"), AS(F("", dev), F(" ", rwbs), F(" ", bytes),
	    F(" (", cmd), N(") ", sector), N(" + ", nr_sector), F(" ", ioprio),
	    F(" [", comm), END("]")) },
	{ OF("block_rq_complete"), AS(F("", dev), F(" ", rwbs), F(" (", cmd),
	    N(") ", sector), N(" + ", nr_sector), F(" ", ioprio),
	    F(" [", error), END("]")) },
	{ OF("block_rq_complete"), AS(F("", dev), F(" ", rwbs), F(" (", cmd),
	    N(") ", sector), N(" + ", nr_sector), F(" [", error), END("]")) },
#define BLOCK_IO(event)							\
	{ OF(event), AS(F("", dev), F(" ", rwbs), F(" ", bytes),	\
	    F(" (", cmd), N(") ", sector), N(" + ", nr_sector),		\
	    F(" ", ioprio), F(" [", comm), END("]")) },			\
	{ OF(event), AS(F("", dev), F(" ", rwbs), F(" ", bytes),	\
	    F(" (", cmd), N(") ", sector), N(" + ", nr_sector),		\
	    F(" [", comm), END("]")) }
	BLOCK_IO("block_io_start"),
	BLOCK_IO("block_io_done"),
	{ OF("suspend_resume"), AS(F("", action), N("[", val),
	    F("] ", start)) },
	{ OF("block_bio_queue"), AS(F("", dev), F(" ", rwbs), N(" ", sector),
	    N(" + ", nr_sector), F(" [", comm), END("]")) },
	{ OF("block_bio_complete"), AS(F("", dev), F(" ", rwbs), N(" ", sector),
	    N(" + ", nr_sector), F(" [", error), END("]")) },
};

struct matching {
	struct ftrace_fields *f;
	uint64_t	 left;		/* bytes that may be looked through */
};

static void
pattern_set(struct ftrace_fields *f, const struct piece *k, const char *p,
    const char *end)
{
	f->v[f->n++] = (struct ftrace_field){ .key = k->key,
	    .key_len = k->key_len, .text = p, .len = (size_t)(end - p) };
}

/* Returns what is behind the number at p, or p. */
static const char *
number_end(const char *p, const char *end)
{
	const char *q = p + (p < end && *p == '-'), *digits = q;

	while (q < end && is_digit(*q))
		q++;
	return q == digits ? p : q;
}

/*
 * Returns the first place of a literal from p on, or NULL, also when too many
 * bytes were looked through.  Texts are short: memmem() takes longer to begin.
 */
static const char *
pattern_find(struct matching *m, const char *p, const struct piece *k)
{
	const char *from = p, *end = m->f->end;
	uint64_t n;

	for (; (size_t)(end - p) >= k->len; p++) {
		p = memchr(p, k->before[0], (size_t)(end - p) - k->len + 1);
		if (p == NULL || memcmp(p, k->before, k->len) == 0)
			break;
	}
	if (p != NULL && (size_t)(end - p) < k->len)
		p = NULL;
	n = (uint64_t)((p == NULL ? end : p + 1) - from);
	if (n > m->left)
		p = NULL;
	m->left -= n < m->left ? n : m->left;
	return p;
}

/* Matches pieces from k on, whose field begins at p; returns 0, or -1. */
static int
pattern_from(struct matching *m, const struct piece *k, const char *p)
{
	const char *end = m->f->end, *q;
	size_t n;

	for (; k->is_number; k++, p = q + k->len) {
		if ((q = number_end(p, end)) == p)
			return -1;
		pattern_set(m->f, k, p, q);
		if (k[1].len == 0)
			return q == end ? 0 : -1;
		if ((size_t)(end - q) < k[1].len ||
		    memcmp(q, k[1].before, k[1].len) != 0)
			return -1;
		/* a last literal ends the pattern, whatever follows */
		if (k[1].key == NULL)
			return 0;
	}
	if (k[1].len == 0) {
		pattern_set(m->f, k, p, end);
		return 0;
	}
	n = m->f->n;
	for (q = p; (q = pattern_find(m, q, &k[1])) != NULL; q++) {
		m->f->n = n;
		pattern_set(m->f, k, p, q);
		if (k[1].key == NULL ||
		    pattern_from(m, k + 1, q + k[1].len) == 0)
			return 0;
	}
	return -1;
}

static int
pattern_match(struct ftrace_fields *f, const struct piece *k)
{
	struct matching m = { f, (uint64_t)(f->end - f->text) * PATTERN_TIMES +
	    PATTERN_MORE };

	f->n = 0;
	return (size_t)(f->end - f->text) < k->len ||
	    memcmp(f->text, k->before, k->len) != 0 ? -1 :
	    pattern_from(&m, k, f->text + k->len);
}

int
ftrace_pattern(struct ftrace_fields *f)
{
	size_t i, n = f->name_len;

	/* the last byte tells most names of one length apart */
	for (i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++)
		if (patterns[i].len == n && patterns[i].event[n - 1] ==
		    f->name[n - 1] && memcmp(f->name, patterns[i].event, n) ==
		    0 && pattern_match(f, patterns[i].pieces) == 0)
			return 0;
	f->n = 0;
	return -1;
}
