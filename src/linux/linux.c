/*
 * linux: the state that events of the kernel are read with: names of events,
 * tasks by tid, CPUs, and the fields of an event.
 *
 * An event's name is looked up in the table once, by linux_name(); later events
 * go straight to its row.  A task keeps the track that the builder gave for its
 * tid and the last comm, so that an event costs a look-up in a hash table and a
 * comparison.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "linux_int.h"

#define LINUX_EVENT_HELP "event of the kernel"

/* ---- maps ---- */

size_t
linux_map_find(struct linux_map *m, int64_t key, int *added)
{
	uint64_t hash = hash_mix(0, (uint64_t)key);
	struct hashslot *s;

	if (m->n >= UINT32_MAX - 1)
		fatal("too many different ids of tasks");
	if (hashtab_full(&m->slots, m->n))
		hashtab_grow(&m->slots);
	s = hashtab_first(&m->slots, hash);
	while (s->row != 0 && m->keys[s->row - 1] != key)
		s = hashtab_next(&m->slots, s);
	*added = s->row == 0;
	if (*added) {
		m->keys = xgrow(m->keys, m->n, &m->cap, sizeof(*m->keys));
		m->keys[m->n] = key;
		hashtab_set(s, hash, m->n++);
	}
	m->seen[(uint64_t)key % LINUX_SEEN] = s->row;
	return s->row - 1;
}

static void
linux_map_free(struct linux_map *m)
{
	hashtab_free(&m->slots);
	free(m->keys);
}

/* ---- a state ---- */

struct linux_state *
linux_new(struct builder *b, uint8_t file)
{
	struct linux_state *s = xcalloc(1, sizeof(*s));

	s->b = b;
	s->file = file;
	s->spelled = strtab_new();
	s->nameless = builder_kind(b, 0, 0, 0);
	return s;
}

/* Tells the builder the latest comm of a task. */
static void
linux_task_tell(struct linux_state *s, struct linux_task *t)
{
	if (t->latest != 0)
		builder_thread_comm(s->b, t->track, t->latest_ts, t->latest);
	t->latest = 0;
}

void
linux_end(struct linux_state *s)
{
	uint32_t help = linux_text(s, LINUX_EVENT_HELP);
	size_t i;

	for (i = 0; i < s->tids.n; i++)
		linux_task_tell(s, &s->tasks[i]);
	for (i = 0; i < s->nnames; i++)
		if (s->names[i].n > 0)
			builder_count(s->b, s->names[i].string, help,
			    s->names[i].n);
	strtab_free(s->spelled);
	linux_map_free(&s->tids);
	linux_map_free(&s->cpu_ids);
	linux_map_free(&s->transactions);
	linux_map_free(&s->mms);
	free(s->names);
	free(s->tasks);
	free(s->cpus);
	free(s->transaction);
	free(s->mm);
	free(s->calls);
	free(s);
}

void
linux_look_back(struct linux_state *s, int (*fn)(void *, enum linux_past,
    int64_t, int64_t [2]), void *arg)
{
	s->look_back = fn;
	s->look_back_arg = arg;
}

void
linux_lives(struct linux_state *s, const struct id_lives *lives,
    uint32_t machine)
{
	s->lives = lives;
	s->machine = machine;
}

int
linux_past(const struct linux_event *e, enum linux_past what, int64_t *key,
    int64_t found[2])
{
	return what == LINUX_PAST_MM ? linux_past_mm(e, key, found) :
	    linux_past_transaction(e, key, found);
}

/* ---- strings ---- */

/* Returns the string of bytes, and adds those that are no UTF-8 to *bad. */
static uint32_t
linux_utf8(struct linux_state *s, const char *p, size_t n, uint64_t *bad)
{
	struct buf utf8 = BUF_INIT;
	uint32_t id;

	if (text_ascii(p, n) == n)
		return n == 0 ? 0 : builder_string(s->b, p, n);
	buf_room(&utf8, n * 3);
	utf8.len = text_utf8(utf8.data, p, n, bad);
	id = builder_string(s->b, utf8.data, utf8.len);
	buf_free(&utf8);
	return id;
}

/* Counts bytes that are no UTF-8: at each event that has them. */
static void
linux_bad(struct linux_state *s, uint64_t off, uint64_t bad)
{
	if (bad > 0)
		warn_addn(builder_warn(s->b), WARN_UTF8, off, bad);
}

uint32_t
linux_string(struct linux_state *s, uint64_t off, const char *p, size_t n)
{
	uint64_t bad = 0;
	uint32_t id = linux_utf8(s, p, n, &bad);

	linux_bad(s, off, bad);
	return id;
}

uint32_t
linux_text(struct linux_state *s, const char *text)
{
	return builder_string(s->b, text, strlen(text));
}

uint32_t
linux_kind(struct linux_state *s, uint32_t name, const char *cat)
{
	return builder_kind(s->b, name, cat == NULL ? 0 : linux_text(s, cat),
	    0);
}

#define SYS_ENTER	"sys_enter_"
#define SYS_EXIT	"sys_exit_"

static int
linux_begins(const char *p, size_t n, const char *with)
{
	size_t len = strlen(with);

	return n > len && memcmp(p, with, len) == 0;
}

/* Whether a system call returns in a task of its making as well. */
static int
linux_makes_task(const char *p, size_t n)
{
	static const char *const calls[] = { "clone", "clone3", "fork",
	    "vfork" };
	size_t i;

	for (i = 0; i < sizeof(calls) / sizeof(calls[0]); i++)
		if (n == strlen(calls[i]) && memcmp(p, calls[i], n) == 0)
			return 1;
	return 0;
}

/*
 * Sets the name of the call, and the row unless it has one of its own, of
 * sys_enter_NAME and sys_exit_NAME, of any name.
 */
static void
linux_name_syscall(struct linux_state *s, struct linux_name *new,
    const char *p, size_t n)
{
	struct buf name = BUF_INIT;
	size_t skip;

	if (linux_begins(p, n, SYS_ENTER)) {
		if (new->row == NULL)
			new->row = linux_row(SYS_ENTER, strlen(SYS_ENTER));
		skip = strlen(SYS_ENTER);
	} else if (linux_begins(p, n, SYS_EXIT)) {
		new->row = linux_row(SYS_EXIT, strlen(SYS_EXIT));
		skip = strlen(SYS_EXIT);
	} else
		return;
	buf_adds(&name, "sys_");
	buf_add(&name, p + skip, n - skip);
	new->makes_task = linux_makes_task(p + skip, n - skip);
	new->about = linux_utf8(s, name.data, name.len, &new->bad);
	buf_free(&name);
}

uint32_t
linux_name(struct linux_state *s, const char *p, size_t n)
{
	uint32_t *seen = n == 0 ? NULL : &s->names_seen[(n * 31 +
	    (unsigned char)p[n / 2] * 7 + (unsigned char)p[n - 1]) %
	    LINUX_NAMES], id;
	struct linux_name *new;

	if (seen != NULL && *seen != 0 && strtab_len(s->spelled, *seen) == n &&
	    memcmp(strtab_str(s->spelled, *seen), p, n) == 0)
		return *seen - 1;
	id = strtab_add(s->spelled, p, n);
	if (seen != NULL)
		*seen = id;
	if (id > s->nnames) {
		s->names = xgrow(s->names, s->nnames, &s->names_cap,
		    sizeof(*s->names));
		new = &s->names[s->nnames++];
		memset(new, 0, sizeof(*new));
		new->string = linux_utf8(s, p, n, &new->bad);
		new->kind = builder_flag_kind(s->b, new->string, 0,
		    KIND_KERNEL);
		new->row = linux_row(p, n);
		if (new->bad == 0)
			linux_name_syscall(s, new, p, n);
	}
	return id - 1;
}

/* ---- fields ---- */

int
linux_parse(const char *p, size_t n, int64_t *v)
{
	uint64_t u = 0;
	size_t i = 0;
	int minus = n > 1 && p[0] == '-';

	if (n > 2 && p[0] == '0' && p[1] == 'x')
		return ident_parse(p, n, v);
	for (i = (size_t)minus; i < n; i++) {
		if (p[i] < '0' || p[i] > '9' ||
		    u > (UINT64_MAX - 9) / 10)
			return -1;
		u = u * 10 + (uint64_t)(p[i] - '0');
	}
	if (n == (size_t)minus || u > (uint64_t)INT64_MAX + (unsigned)minus)
		return -1;
	*v = (int64_t)(minus ? 0 - u : u);
	return 0;
}

int
linux_field(const struct linux_event *e, const char *field,
    struct linux_value *v)
{
	return e->field == NULL ? -1 : e->field(e, field, v);
}

int
linux_number(const struct linux_event *e, const char *field, int64_t *n)
{
	struct linux_value v;

	if (linux_field(e, field, &v) == -1)
		return -1;
	if (v.text != NULL)
		return linux_parse(v.text, v.len, n);
	*n = v.number;
	return 0;
}

uint32_t
linux_field_string(struct linux_state *s, const struct linux_event *e,
    const char *field, int hex)
{
	struct linux_value v;
	char number[24];
	int n;

	if (linux_field(e, field, &v) == -1)
		return 0;
	if (v.text != NULL)
		return linux_string(s, e->off, v.text, v.len);
	n = snprintf(number, sizeof(number), hex ? "0x%" PRIx64 : "%" PRId64,
	    (uint64_t)v.number);
	return builder_string(s->b, number, (size_t)n);
}

/* ---- tasks ---- */

void
linux_task_again(struct linux_state *s, struct linux_task *t)
{
	size_t i;

	linux_task_tell(s, t);
	t->track = NONE;
	t->tgid = LINUX_UNKNOWN;
	for (i = 0; i < TASK_TRACKS; i++)
		t->below[i] = NONE;
}

/* Makes a task the one that its tid is at the time of the event. */
static void
linux_task_turn(struct linux_state *s, struct linux_task *t)
{
	uint32_t life = id_lives_at(s->lives, s->machine, t->tid, s->ts,
	    &t->from, &t->to);

	if (life != t->life)
		linux_task_again(s, t);
	t->life = life;
}

struct linux_task *
linux_task_entry(struct linux_state *s, int64_t tid)
{
	struct linux_task *t;
	size_t i, k;
	int added;

	i = linux_map_add(&s->tids, tid, &added);
	if (added) {
		s->tasks = xgrow(s->tasks, i, &s->tasks_cap,
		    sizeof(*s->tasks));
		t = &s->tasks[i];
		memset(t, 0, sizeof(*t));
		t->tid = tid;
		t->tgid = LINUX_UNKNOWN;
		t->track = NONE;
		for (k = 0; k < TASK_TRACKS; k++)
			t->below[k] = NONE;
	}
	t = &s->tasks[i];
	if (s->lives != NULL && (s->ts < t->from || s->ts >= t->to))
		linux_task_turn(s, t);
	return t;
}

struct linux_task *
linux_task(struct linux_state *s, int64_t tid)
{
	struct linux_task *t = linux_task_entry(s, tid);

	if (t->track == NONE)
		t->track = builder_tid(s->b, builder_int_ident(tid));
	return t;
}

uint32_t
linux_process(struct linux_state *s, int64_t pid)
{
	return builder_process(s->b, builder_int_ident(pid), s->file);
}

void
linux_task_process(struct linux_state *s, struct linux_task *t, int64_t tgid)
{
	if (tgid == LINUX_UNKNOWN || t->tgid == tgid)
		return;
	t->tgid = tgid;
	builder_tid_process(s->b, t->track, linux_process(s, tgid));
}

uint32_t
linux_comm_name(struct linux_state *s, struct linux_task *t, uint64_t off,
    const char *p, size_t n)
{
	while (n > 0 && p[n - 1] == ' ')
		n--;
	for (; n > 0 && *p == ' '; n--)
		p++;
	if (n == t->comm_len && n <= LINUX_COMM &&
	    memcmp(p, t->comm, n) == 0) {
		linux_bad(s, off, t->bad);
		return t->name;
	}
	if (n == 0 || (n == 5 && memcmp(p, "<...>", 5) == 0))
		return 0;
	t->comm_len = n <= LINUX_COMM ? (uint8_t)n : 0;
	memcpy(t->comm, p, t->comm_len);
	if (t->tid == 0) {		/* swapper/0 of CPU 0, and so on */
		p = "swapper";
		n = strlen(p);
	}
	t->bad = 0;
	t->name = linux_utf8(s, p, n, &t->bad);
	linux_bad(s, off, t->bad);
	return t->name;
}

/* Keeps the comm of a task that is the latest, for linux_task_tell(). */
static void
linux_task_comm(struct linux_state *s, struct linux_task *t,
    const struct linux_event *e, const char *p, size_t n)
{
	uint32_t name = linux_comm_name(s, t, e->off, p, n);
	int64_t ts = e->ts;

	if (name == 0 || (t->latest != 0 && ts < t->latest_ts))
		return;
	t->latest = name;
	t->latest_ts = ts;
}

void
linux_comm(struct linux_state *s, const struct linux_event *e, int64_t tid,
    const char *p, size_t n)
{
	linux_at(s, e);
	if (n > 0)
		linux_task_comm(s, linux_task(s, tid), e, p, n);
}

uint32_t
linux_tid(struct linux_state *s, int64_t tid)
{
	return linux_task(s, tid)->track;
}

uint32_t
linux_thread(struct linux_state *s, const struct linux_event *e)
{
	struct linux_task *t;

	if (e->tid == LINUX_UNKNOWN)
		return e->cpu != NONE ? linux_cpu(s, e->cpu)->track :
		    builder_global_track(s->b);
	t = linux_task(s, e->tid);
	if (e->tid != 0)
		linux_task_process(s, t, e->tgid);
	if (e->comm != NULL)
		linux_task_comm(s, t, e, e->comm, e->comm_len);
	return t->track;
}

/* Returns the track of a name and a source below another. */
static uint32_t
linux_track(struct linux_state *s, uint32_t parent, const char *name,
    enum track_source source)
{
	struct track_def d = TRACK_DEF_INIT;

	d.parent = parent;
	d.source = source;
	d.name = linux_text(s, name);
	return builder_track(s->b, &d);
}

uint32_t
linux_below_task(struct linux_state *s, int64_t tid,
    enum linux_below_task which)
{
	static const char *const names[TASK_TRACKS] = {
		[TASK_SYSCALLS] = "system calls",
		[TASK_SYSCALL_NUMBERS] = "system calls by number",
		[TASK_FUNCTIONS] = "kernel functions",
		[TASK_SYSTEM] = "system",
	};
	struct linux_task *t = linux_task(s, tid);

	if (t->below[which] == NONE)
		t->below[which] = linux_track(s, t->track, names[which],
		    which == TASK_SYSTEM ? TRACK_SOURCE_SYSTEM :
		    TRACK_SOURCE_CALLS);
	return t->below[which];
}

void
linux_unmerged(struct linux_state *s, int64_t tid)
{
	linux_task_entry(s, tid)->unmerged = 1;
	s->has_unmerged = 1;
}

/* Returns where events of a task stand, given its thread's track. */
static uint32_t
linux_stands_on(struct linux_state *s, int64_t tid, uint32_t track)
{
	return s->has_unmerged && tid != LINUX_UNKNOWN &&
	    linux_task_entry(s, tid)->unmerged ?
	    linux_below_task(s, tid, TASK_SYSTEM) : track;
}

uint32_t
linux_stands(struct linux_state *s, const struct linux_event *e)
{
	return linux_stands_on(s, e->tid, linux_thread(s, e));
}

uint32_t
linux_stands_tid(struct linux_state *s, int64_t tid)
{
	return linux_stands_on(s, tid, linux_tid(s, tid));
}

/* ---- CPUs ---- */

struct linux_cpu *
linux_cpu(struct linux_state *s, uint32_t cpu)
{
	struct linux_cpu *c;
	size_t i, k;
	int added;

	i = linux_map_add(&s->cpu_ids, cpu, &added);
	if (added) {
		s->cpus = xgrow(s->cpus, i, &s->cpus_cap, sizeof(*s->cpus));
		c = &s->cpus[i];
		c->cpu = cpu;
		c->track = builder_cpu(s->b, cpu);
		for (k = 0; k < CPU_TRACKS; k++)
			c->below[k] = NONE;
	}
	return &s->cpus[i];
}

uint32_t
linux_below_cpu(struct linux_state *s, uint32_t cpu,
    enum linux_below_cpu which)
{
	static const char *const names[CPU_TRACKS] = {
		[CPU_IRQ] = "interrupts",
		[CPU_SOFTIRQ] = "soft interrupts",
		[CPU_IPI] = "inter-processor interrupts",
		[CPU_IRQS_OFF] = "interrupts off",
		[CPU_PREEMPT_OFF] = "preemption off",
		[CPU_FUNCTIONS] = "kernel functions",
	};
	struct linux_cpu *c = linux_cpu(s, cpu);

	if (c->below[which] == NONE)
		c->below[which] = linux_track(s, c->track, names[which],
		    TRACK_SOURCE_NONE);
	return c->below[which];
}

/* ---- events ---- */

void
linux_instant(struct linux_state *s, const struct linux_event *e)
{
	struct linux_name *name = &s->names[e->name];

	linux_at(s, e);
	name->n++;
	linux_bad(s, e->off, name->bad);
	builder_instant(s->b, linux_stands(s, e), e->ts, name->kind, 0,
	    e->off);
}

void
linux_count(struct linux_state *s, uint32_t name)
{
	s->names[name].n++;
}

int
linux_event(struct linux_state *s, const struct linux_event *e)
{
	const struct linux_row *row = s->names[e->name].row;
	int r;

	linux_at(s, e);
	r = row == NULL ? LINUX_NOT : row->fn(s, e, row);
	if (r == LINUX_NOT)
		linux_instant(s, e);
	else if (r == 0) {
		s->names[e->name].n++;
		builder_time(s->b, e->ts);
	}
	return r == -1 ? -1 : 0;
}
