/*
 * ftrace_field: the fields of an event's text.
 *
 * Most events print KEY=VALUE, where a value may have blanks and goes on to the
 * next KEY=.  For others a table has patterns: literal text, and {field} for
 * what stands up to the literal that follows; {field#} is digits.  The first
 * pattern that fits is taken.  What fits neither is one field, "text".
 *
 * With option fields the kernel prints all fields as it has them, a number as
 * "0x1f (31)": that is 31, of which the event's own text may make a letter.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

/*
 * Steps that matching a pattern may take: a literal that occurs often could
 * otherwise be tried in any combination.  Text of the kernel takes less than
 * 100.
 */
#define PATTERN_STEPS	2000

static const struct pattern {
	const char	*event;
	size_t		 len;		/* of its name */
	const char	*text;
} patterns[] = {
#define OF(event)	event, sizeof(event) - 1
	{ OF("sched_switch"), "prev_comm={prev_comm} prev_pid={prev_pid#} "
	    "prev_prio={prev_prio} prev_state={prev_state} ==> "
	    "next_comm={next_comm} next_pid={next_pid#} "
	    "next_prio={next_prio}" },
	{ OF("sched_switch"), "{prev_comm}:{prev_pid#} [{prev_prio#}] "
	    "{prev_state} ==> {next_comm}:{next_pid#} [{next_prio#}]" },
#define WAKEUP(event)							\
	{ OF(event), "comm={comm} pid={pid#} prio={prio#} "			\
	    "success={success#} target_cpu={target_cpu#}" },		\
	{ OF(event), "comm={comm} pid={pid#} prio={prio#} "			\
	    "target_cpu={target_cpu#}" },				\
	{ OF(event), "{comm}:{pid#} [{prio#}] success={success#} "		\
	    "CPU:{target_cpu#}" },					\
	{ OF(event), "{comm}:{pid#} [{prio#}] CPU:{target_cpu#}" },		\
	{ OF(event), "{comm}:{pid#} [{prio#}]<CPU:{target_cpu#}" }
	WAKEUP("sched_waking"),
	WAKEUP("sched_wakeup"),
	WAKEUP("sched_wakeup_new"),
	{ OF("task_newtask"), "pid={pid#} comm={comm} "
	    "clone_flags={clone_flags} oom_score_adj={oom_score_adj}" },
	{ OF("task_rename"), "pid={pid#} oldcomm={oldcomm} newcomm={newcomm} "
	    "oom_score_adj={oom_score_adj}" },
	{ OF("task_rename"), "oldcomm={oldcomm} newcomm={newcomm} "
	    "oom_score_adj={oom_score_adj}" },
	{ OF("sched_cpu_hotplug"), "cpu {cpu#} {status} error={error}" },
	{ OF("clock_set_rate"), "{name} state={state} cpu_id={cpu_id#}" },
	{ OF("clock_enable"), "{name} state={state} cpu_id={cpu_id#}" },
	{ OF("clock_disable"), "{name} state={state} cpu_id={cpu_id#}" },
	{ OF("clk_set_rate"), "{name} {rate#}" },
	{ OF("workqueue_execute_start"),
	    "work struct {work}: function {function}" },
	{ OF("workqueue_execute_end"),
	    "work struct {work}: function {function}" },
	{ OF("workqueue_execute_end"), "work struct {work}" },
	{ OF("irq_handler_entry"), "irq={irq#} name={name}" },
	{ OF("softirq_entry"), "vec={vec#} [action={action}]" },
	{ OF("softirq_exit"), "vec={vec#} [action={action}]" },
	{ OF("softirq_raise"), "vec={vec#} [action={action}]" },
	{ OF("ipi_entry"), "({reason})" },
	{ OF("ipi_exit"), "({reason})" },
	{ OF("ipi_raise"), "target_mask={target_cpus} ({reason})" },
	{ OF("sys_enter"), "NR {id#} ({args})" },
	{ OF("sys_exit"), "NR {id#} = {ret}" },
	{ OF("block_rq_issue"), "{dev} {rwbs} {bytes} ({cmd}) {sector#} + "
	    "{nr_sector#} {ioprio} [{comm}]" },
	{ OF("block_rq_issue"), "{dev} {rwbs} {bytes} ({cmd}) {sector#} + "
	    "{nr_sector#} [{comm}]" },
	{ OF("block_rq_insert"), "{dev} {rwbs} {bytes} ({cmd}) {sector#} + "
	    "{nr_sector#} {ioprio} [{comm}]" },
	{ OF("block_rq_complete"), "{dev} {rwbs} ({cmd}) {sector#} + "
	    "{nr_sector#} {ioprio} [{error}]" },
	{ OF("block_rq_complete"), "{dev} {rwbs} ({cmd}) {sector#} + "
	    "{nr_sector#} [{error}]" },
#define BLOCK_IO(event)							\
	{ OF(event), "{dev} {rwbs} {bytes} ({cmd}) {sector#} + "		\
	    "{nr_sector#} {ioprio} [{comm}]" },				\
	{ OF(event), "{dev} {rwbs} {bytes} ({cmd}) {sector#} + "		\
	    "{nr_sector#} [{comm}]" }
	BLOCK_IO("block_io_start"),
	BLOCK_IO("block_io_done"),
	{ OF("suspend_resume"), "{action}[{val#}] {start}" },
	{ OF("block_bio_queue"), "{dev} {rwbs} {sector#} + {nr_sector#} "
	    "[{comm}]" },
	{ OF("block_bio_complete"), "{dev} {rwbs} {sector#} + {nr_sector#} "
	    "[{error}]" },
};

/* ---- patterns ---- */

struct matching {
	const struct ftrace_fields *f;
	struct ftrace_field v[FTRACE_FIELDS];
	size_t		 n;
	int		 steps;
};

static int
only_digits(const char *p, size_t n)
{
	size_t i = n > 1 && p[0] == '-';

	for (; i < n && p[i] >= '0' && p[i] <= '9'; i++)
		;
	return n > 0 && i == n;
}

/* Sets the field that the pattern at t names; returns 0 when it fits. */
static int
pattern_set(struct matching *m, const char *t, const char *p, size_t n)
{
	struct ftrace_field *v = &m->v[m->n];
	size_t len = strcspn(t, "#}");

	if (m->n == FTRACE_FIELDS || (t[len] == '#' && !only_digits(p, n)))
		return -1;
	v->key = t;
	v->key_len = len;
	v->text = p;
	v->len = n;
	v->numeric = 0;
	m->n++;
	return 0;
}

/*
 * Returns the first place of a literal of n bytes from p on, or NULL.  Texts
 * are short: memmem() takes longer to begin.
 */
static const char *
pattern_find(const char *p, const char *end, const char *literal, size_t n)
{
	for (; (size_t)(end - p) >= n; p++) {
		p = memchr(p, literal[0], (size_t)(end - p) - n + 1);
		if (p == NULL || memcmp(p, literal, n) == 0)
			return p;
	}
	return NULL;
}

/* Matches the pattern from its field at t (behind the {) on. */
static int
pattern_field(struct matching *m, const char *t, const char *p)
{
	const char *close = strchr(t, '}') + 1, *open, *q, *end = m->f->end;
	size_t lit, n = m->n;

	open = strchr(close, '{');
	lit = open == NULL ? strlen(close) : (size_t)(open - close);
	if (lit == 0 && open == NULL)
		return pattern_set(m, t, p, (size_t)(end - p));
	for (q = p; (q = pattern_find(q, end, close, lit)) != NULL; q++) {
		if (--m->steps < 0)
			return -1;
		m->n = n;
		if (pattern_set(m, t, p, (size_t)(q - p)) == -1)
			continue;
		/* a last literal ends the pattern, whatever follows */
		if (open == NULL || pattern_field(m, open + 1, q + lit) == 0)
			return 0;
	}
	m->n = n;
	return -1;
}

static int
pattern_match(struct matching *m, const char *t)
{
	const char *open = strchr(t, '{');
	size_t lit = (size_t)(open - t);

	m->n = 0;
	m->steps = PATTERN_STEPS;
	if ((size_t)(m->f->end - m->f->text) < lit ||
	    memcmp(m->f->text, t, lit) != 0)
		return -1;
	return pattern_field(m, open + 1, m->f->text + lit);
}

/* ---- KEY=VALUE ---- */

/*
 * Returns the next key from p on: a word before = that begins the text or
 * follows a blank or comma; sets *eq.  NULL: there is none.
 */
static const char *
next_key(const char *from, const char *p, const char *end, const char **eq)
{
	const char *q;

	while ((*eq = memchr(p, '=', (size_t)(end - p))) != NULL) {
		for (q = *eq; q > p && is_key_char(q[-1]); q--)
			;
		if (q < *eq && (q == from || q[-1] == ' ' || q[-1] == ',' ||
		    q[-1] == '\t'))
			return q;
		p = *eq + 1;
	}
	return NULL;
}

static struct ftrace_field *
field_add(struct ftrace_fields *f, const char *key, size_t key_len)
{
	struct ftrace_field *v = &f->v[f->n++];

	v->key = key;
	v->key_len = key_len;
	v->len = 0;
	return v;
}

/*
 * Returns the decimal number of "0xHEX (NUMBER)", whose length it sets, or NULL
 * for any other text.
 */
static const char *
both_bases(const char *p, const char *end, size_t *n)
{
	const char *open;

	if (end - p < 7 || p[0] != '0' || p[1] != 'x' || end[-1] != ')' ||
	    (open = memchr(p, '(', (size_t)(end - p))) == NULL ||
	    open[-1] != ' ')
		return NULL;
	*n = (size_t)(end - open) - 2;
	return only_digits(open + 1, *n) ? open + 1 : NULL;
}

static void
field_value(struct ftrace_field *v, const char *p, const char *end)
{
	const char *number;

	while (end > p && (end[-1] == ' ' || end[-1] == ',' ||
	    end[-1] == '\t'))
		end--;
	v->text = p;
	if ((number = both_bases(p, end, &v->len)) != NULL)
		v->text = number;
	else
		v->len = (size_t)(end - p);
	v->numeric = number != NULL;
}

static void
split_keys(struct ftrace_fields *f)
{
	const char *p = skip_blanks(f->text, f->end), *key, *eq, *next,
	    *next_eq;

	key = next_key(p, p, f->end, &eq);
	if (key == NULL || key > p)
		field_value(field_add(f, "text", 4), p,
		    key == NULL ? f->end : key);
	if (f->n > 0 && f->v[0].len == 0)
		f->n = 0;
	for (; key != NULL; key = next, eq = next_eq) {
		next = f->n + 1 == FTRACE_FIELDS ? NULL :
		    next_key(p, eq + 1, f->end, &next_eq);
		field_value(field_add(f, key, (size_t)(eq - key)), eq + 1,
		    next == NULL ? f->end : next);
	}
}

/* ---- all of an event ---- */

static int
is_name(const char *p, size_t n, const char *name)
{
	return strlen(name) == n && memcmp(p, name, n) == 0;
}

int
ftrace_is_marker(const char *p, size_t n)
{
	return is_name(p, n, "tracing_mark_write") || is_name(p, n, "0") ||
	    is_name(p, n, "print");
}

const char *
ftrace_marker(const struct ftrace_fields *f)
{
	const char *p = f->text, *q;

	if (!is_name(f->name, f->name_len, "print"))
		return p;
	p = skip_blanks(p, f->end);
	for (q = p; q < f->end && is_key_char(*q); q++)
		;
	return q > p && q + 1 < f->end && q[0] == ':' && q[1] == ' ' ?
	    q + 2 : p;
}

void
ftrace_fields(struct ftrace_fields *f)
{
	struct matching m;
	const char *p;
	size_t i;

	f->done = 1;
	f->n = 0;
	ftrace_trim(f->text, &f->end);
	p = f->text = skip_blanks(f->text, f->end);
	m.f = f;
	for (i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++)
		if (patterns[i].len == f->name_len && memcmp(f->name,
		    patterns[i].event, f->name_len) == 0 &&
		    pattern_match(&m, patterns[i].text) == 0) {
			memcpy(f->v, m.v, m.n * sizeof(m.v[0]));
			f->n = m.n;
			return;
		}
	if (p < f->end)
		split_keys(f);
}

int
ftrace_field(const struct linux_event *e, const char *name,
    struct linux_value *v)
{
	struct ftrace_fields *f = (struct ftrace_fields *)e->arg;
	size_t i, n = strlen(name);

	if (!f->done && is_name(name, n, "buf") &&
	    ftrace_is_marker(f->name, f->name_len)) {
		v->text = ftrace_marker(f);
		v->len = (size_t)(f->end - v->text);
		return 0;
	}
	if (!f->done)
		ftrace_fields(f);
	for (i = 0; i < f->n; i++)
		if (f->v[i].key_len == n &&
		    memcmp(f->v[i].key, name, n) == 0) {
			v->text = f->v[i].text;
			v->len = f->v[i].len;
			if (f->v[i].numeric && ident_parse(v->text, v->len,
			    &v->number) == 0)
				v->text = NULL;
			return 0;
		}
	return -1;
}
