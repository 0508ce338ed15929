/*
 * linux_counter: events that tell a value: of a CPU, of what they name, of the
 * memory of a process.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "linux_int.h"

/* Adds a value to the counter of a name below a track. */
static void
linux_counter_add(struct linux_state *s, uint32_t parent, const char *name,
    const char *unit, int64_t ts, double value)
{
	struct track_def d = TRACK_DEF_INIT;

	d.type = TRACK_COUNTER;
	d.parent = parent;
	d.name = linux_text(s, name);
	d.unit = unit == NULL ? 0 : linux_text(s, unit);
	builder_counter_value(s->b, builder_series(s->b,
	    builder_track(s->b, &d), 0), ts, value);
}

/* Sets *cpu to the CPU that a field names. */
static int
linux_counter_of(const struct linux_event *e, const char *field,
    uint32_t *cpu)
{
	int64_t n;

	if (linux_number(e, field, &n) == -1 || n < 0 || n >= UINT32_MAX)
		return -1;
	*cpu = (uint32_t)n;
	return 0;
}

/* A counter of the CPU that a field names, which need not be that of e. */
int
linux_counter_cpu(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t value;
	uint32_t cpu;

	if (linux_number(e, row->field, &value) == -1 ||
	    linux_counter_of(e, row->of, &cpu) == -1)
		return LINUX_NOT;
	if (value < 0 && value >= INT32_MIN)
		value = (uint32_t)value;	/* the kernel has 32 bits */
	linux_thread(s, e);
	linux_counter_add(s, linux_cpu(s, cpu)->track, row->what, row->cat,
	    e->ts, value == TRACE_NOT_IDLE && strcmp(row->what,
	    TRACE_IDLE_COUNTER) == 0 ? NAN : (double)value);
	return 0;
}

/*
 * thermal_exynos_acpm_*: how hot a zone of a Pixel is, and how much it is
 * cooled, at the time that the event says, or else its own; an instant too.
 */
int
linux_counter_exynos(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	static const char *const zones[] = { "BIG", "MID", "LITTLE", "GPU",
		"ISP", "TPU", "AUR" };
	int64_t zone, value, ts = e->ts;
	char name[40];

	if (linux_number(e, "tz_id", &zone) == -1 || zone < 0 ||
	    zone >= (int64_t)(sizeof(zones) / sizeof(zones[0])))
		return LINUX_NOT;
	if (row->of != NULL && (linux_number(e, row->of, &ts) == -1 ||
	    ts < 0))
		ts = e->ts;		/* no clock of the kernel is there */
	if (linux_number(e, "current_temp", &value) == 0) {
		snprintf(name, sizeof(name), "%s Temperature", zones[zone]);
		linux_counter_add(s, NONE, name, NULL, ts, (double)value);
	}
	if (linux_number(e, "cdev_state", &value) == 0) {
		snprintf(name, sizeof(name), "Tj-%s Cooling Device",
		    zones[zone]);
		linux_counter_add(s, NONE, name, NULL, ts, (double)value);
	}
	return LINUX_NOT;
}

/* Adds a value of "Cpu N Min Freq Limit" or "Cpu N Max Freq Limit". */
static void
linux_counter_limit(struct linux_state *s, uint32_t track, uint32_t cpu,
    const char *which, int64_t ts, int64_t value)
{
	char name[40];

	snprintf(name, sizeof(name), "Cpu %" PRIu32 " %s Freq Limit", cpu,
	    which);
	linux_counter_add(s, track, name, "kHz", ts, (double)value);
}

/* cpu_frequency_limits, with the fields of newer or older kernels. */
int
linux_counter_limits(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t min, max;
	uint32_t cpu, track;

	(void)row;
	if ((linux_number(e, "min", &min) == -1 &&
	    linux_number(e, "min_freq", &min) == -1) ||
	    (linux_number(e, "max", &max) == -1 &&
	    linux_number(e, "max_freq", &max) == -1) ||
	    linux_counter_of(e, "cpu_id", &cpu) == -1)
		return LINUX_NOT;
	linux_thread(s, e);
	track = linux_cpu(s, cpu)->track;
	linux_counter_limit(s, track, cpu, "Min", e->ts, min);
	linux_counter_limit(s, track, cpu, "Max", e->ts, max);
	return 0;
}

/* sched_cpu_util_cfs: how busy the scheduler thinks that a CPU is. */
int
linux_counter_load(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	static const char *const what[][2] = { { "cpu_util", "Util" },
	    { "capacity", "Cap" }, { "nr_running", "Nr Running" } };
	int64_t value[3];
	char name[40];
	uint32_t cpu;
	size_t i;

	(void)row;
	if (linux_counter_of(e, "cpu", &cpu) == -1)
		return LINUX_NOT;
	for (i = 0; i < 3; i++)
		if (linux_number(e, what[i][0], &value[i]) == -1)
			return LINUX_NOT;
	linux_thread(s, e);
	for (i = 0; i < 3; i++) {
		snprintf(name, sizeof(name), "Cpu %" PRIu32 " %s", cpu,
		    what[i][1]);
		linux_counter_add(s, linux_cpu(s, cpu)->track, name, NULL,
		    e->ts, (double)value[i]);
	}
	return 0;
}

int
linux_counter_hotplug(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	struct linux_value v;
	uint32_t cpu;
	int64_t on;

	if (linux_counter_of(e, "cpu", &cpu) == -1 &&
	    linux_counter_of(e, "affected_cpu", &cpu) == -1)
		return LINUX_NOT;
	if (linux_field(e, "status", &v) == -1)
		return LINUX_NOT;
	if (v.text == NULL)
		on = v.number;
	else
		on = v.len == 6 && memcmp(v.text, "online", 6) == 0;
	linux_thread(s, e);
	linux_counter_add(s, linux_cpu(s, cpu)->track, row->what, NULL, e->ts,
	    on != 0);
	return 0;
}

/* A counter of nothing: the name in a field, and what the row adds to it. */
int
linux_counter_global(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	struct buf name = BUF_INIT;
	uint32_t of = linux_field_string(s, e, row->of, 0);
	int64_t value;

	if (of == 0 || linux_number(e, row->field, &value) == -1)
		return LINUX_NOT;
	linux_thread(s, e);
	buf_adds(&name, builder_str(s->b, of));
	buf_addc(&name, ' ');
	buf_adds(&name, row->what);
	builder_counter_value(s->b, builder_counter(s->b, NONE,
	    builder_string(s->b, name.data, name.len), 0), e->ts,
	    (double)value);
	buf_free(&name);
	return 0;
}

/*
 * A counter of a GPU, called NAME[GPU] as counters are that have a name and an
 * id; the first GPU's is called NAME.  It is of the process whose pid is in the
 * field that the row has for it, of none where that is 0.
 */
int
linux_counter_gpu(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t name = linux_text(s, row->what), of;
	int64_t value, gpu, pid = 0;

	of = linux_field_string(s, e, row->of, 0);
	if (of == 0 || linux_number(e, row->of, &gpu) == -1 ||
	    linux_number(e, row->field, &value) == -1 ||
	    (row->whose != NULL && linux_number(e, row->whose, &pid) == -1))
		return LINUX_NOT;
	linux_thread(s, e);
	if (gpu != 0)
		name = builder_indexed_name(s->b, name,
		    builder_str(s->b, of), strlen(builder_str(s->b, of)));
	builder_counter_value(s->b, builder_counter(s->b, pid > 0 ?
	    linux_process(s, pid) : NONE, name, 0), e->ts, (double)value);
	return 0;
}

/* A counter of the process whose pid is in a field. */
int
linux_counter_process(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t value, pid;

	if (linux_number(e, row->field, &value) == -1 ||
	    linux_number(e, row->of, &pid) == -1 || pid <= 0)
		return LINUX_NOT;
	linux_thread(s, e);
	builder_counter_value(s->b, builder_counter(s->b,
	    linux_process(s, pid), linux_text(s, row->what), 0), e->ts,
	    (double)value);
	return 0;
}

/* Sets *size to a number of bytes of a field; it may end in B. */
static int
linux_counter_size(const struct linux_event *e, const char *field,
    int64_t *size)
{
	struct linux_value v;

	if (linux_field(e, field, &v) == -1)
		return -1;
	if (v.text == NULL) {
		*size = v.number;
		return 0;
	}
	if (v.len > 0 && v.text[v.len - 1] == 'B')
		v.len--;
	return linux_parse(v.text, v.len, size);
}

/*
 * ion_stat: bytes that all of ION has, the allocator of buffers that devices
 * share, and those that a task took or, below 0, gave back.
 */
int
linux_counter_ion(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t all, len;

	if (linux_counter_size(e, row->field, &all) == -1 ||
	    linux_counter_size(e, row->of, &len) == -1)
		return LINUX_NOT;
	linux_counter_add(s, linux_thread(s, e), "mem.ion_change", "B", e->ts,
	    (double)len);
	builder_counter_value(s->b, builder_counter(s->b, NONE,
	    linux_text(s, row->what), 0), e->ts, (double)all);
	return 0;
}

/* ---- memory of processes ---- */

/* Returns the name of the counter of a member of the kernel's rss_stat. */
static const char *
linux_counter_member(const struct linux_event *e)
{
	static const struct {
		const char *type, *name;
	} members[] = {
		{ "MM_FILEPAGES", "mem.rss.file" },
		{ "MM_ANONPAGES", "mem.rss.anon" },
		{ "MM_SWAPENTS", "mem.swap" },
		{ "MM_SHMEMPAGES", "mem.rss.shmem" },
	};
	const size_t n = sizeof(members) / sizeof(members[0]);
	struct linux_value v;
	int64_t member;
	size_t i;

	if (linux_field(e, "type", &v) == 0 && v.text != NULL) {
		for (i = 0; i < n; i++)
			if (v.len == strlen(members[i].type) &&
			    memcmp(v.text, members[i].type, v.len) == 0)
				return members[i].name;
		return NULL;
	}
	if (linux_number(e, "member", &member) == -1 || member < 0 ||
	    member >= (int64_t)n)
		return NULL;
	return members[member].name;
}

/* Returns whose memory an mm_id is, as far as is known. */
static struct linux_mm *
linux_counter_mm(struct linux_state *s, int64_t id)
{
	int64_t found[2];
	int added;
	size_t i = linux_map_add(&s->mms, id, &added);

	if (added) {
		s->mm = xgrow(s->mm, i, &s->mm_cap, sizeof(*s->mm));
		s->mm[i].tid = s->mm[i].tgid = LINUX_UNKNOWN;
		if (s->look_back != NULL && s->look_back(s->look_back_arg,
		    LINUX_PAST_MM, id, found) == 0) {
			s->mm[i].tid = found[0];
			s->mm[i].tgid = found[1];
		}
	}
	return &s->mm[i];
}

/* ns that a task's memory is made before the task: copying it takes as long. */
#define MEMORY_AHEAD	INT64_C(5000000)

/*
 * Returns the track of the task that a memory is of, or NONE.  What is soon to
 * begin has its memory already; of what begins later an event of another CPU
 * has spoken, that the id of the memory has been given out again for.
 */
static uint32_t
linux_counter_task(struct linux_state *s, const struct linux_event *e,
    int64_t tid)
{
	struct linux_event birth = *e;
	int64_t from, to;
	uint32_t thread;

	if (s->lives != NULL && id_lives_at(s->lives, s->machine, tid, s->ts,
	    &from, &to) == 0 && to != INT64_MAX) {
		if ((uint64_t)to - (uint64_t)s->ts > MEMORY_AHEAD)
			return NONE;
		birth.ts = to;
		linux_at(s, &birth);
	}
	thread = linux_tid(s, tid);
	linux_at(s, e);
	return thread;
}

/*
 * Adds a value of the memory of the process, thread or mm_id that has it; an
 * event that names none of them is none of memory.
 */
static int
linux_counter_memory(struct linux_state *s, const struct linux_event *e,
    const struct linux_mm *mm, const char *name, double size)
{
	struct linux_value id;
	uint32_t thread = NONE;

	if (mm->tgid == LINUX_UNKNOWN && mm->tid != LINUX_UNKNOWN)
		thread = mm->is_own ? linux_tid(s, mm->tid) :
		    linux_counter_task(s, e, mm->tid);
	if (mm->tgid != LINUX_UNKNOWN)
		builder_counter_value(s->b, builder_counter(s->b,
		    linux_process(s, mm->tgid), linux_text(s, name), 0),
		    e->ts, size);
	else if (thread != NONE)
		builder_counter_value(s->b, builder_tid_counter(s->b, thread,
		    linux_text(s, name), linux_text(s, "B")), e->ts, size);
	else if (linux_field(e, "mm_id", &id) == -1)
		return LINUX_NOT;
	else
		builder_counter_value(s->b, builder_counter(s->b, NONE,
		    builder_indexed_name(s->b, linux_text(s, name),
		    builder_str(s->b, linux_field_string(s, e, "mm_id", 0)),
		    strlen(builder_str(s->b, linux_field_string(s, e, "mm_id",
		    0)))), 0), e->ts, size);
	return 0;
}

/*
 * rss_stat: of the process that runs if curr is 1, else of the one that ran
 * last with this mm_id.  Old kernels have neither field.
 */
int
linux_counter_rss(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	const char *name = linux_counter_member(e);
	struct linux_mm mm = { e->tid, e->tgid, 1 };
	int64_t size, id, found[2];
	int has_id = linux_number(e, "mm_id", &id) == 0;

	(void)row;
	if (name == NULL || linux_counter_size(e, "size", &size) == -1)
		return LINUX_NOT;
	linux_thread(s, e);
	if (linux_past(e, LINUX_PAST_MM, &id, found) == 0)
		*linux_counter_mm(s, id) = mm;
	else if (has_id) {
		mm = *linux_counter_mm(s, id);
		mm.is_own = 0;
	}
	return linux_counter_memory(s, e, &mm, name, (double)size);
}

int
linux_past_mm(const struct linux_event *e, int64_t *key, int64_t found[2])
{
	int64_t size, curr = 1;

	if (linux_number(e, "mm_id", key) == -1 ||
	    (linux_number(e, "curr", &curr) == 0 && curr == 0) ||
	    linux_counter_member(e) == NULL ||
	    linux_counter_size(e, "size", &size) == -1)
		return -1;
	found[0] = e->tid;
	found[1] = e->tgid;
	return 0;
}
