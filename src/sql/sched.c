/*
 * sched: the tables sched, sched_slice, thread_state and cpu.
 *
 * Their rows are slices of the model, those of CPUs and those of threads'
 * states.  States that the events of a file give (phase T) say in their args on
 * which CPU they ran; such a state is a row of sched, too.
 */
#include "config.h"

#include <string.h>

#include "ttv/bound.h"
#include "ttv/event_facts.h"
#include "ttv/record.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "cell.h"
#include "rows.h"
#include "sched.h"
#include "sql_int.h"
#include "table.h"
#include "thread.h"

static const struct track *
track_of(const struct sql *s, uint32_t slice)
{
	const struct trace *t = s->trace;

	return &t->tracks[t->rows[trace_slice_row(t, slice)].track];
}

/* ---- states that events give */

static int
arg_int(const struct value *args, const char *name, int64_t *n)
{
	const struct value *v = value_get(args, name);

	return v == NULL || value_int64(v, n) == -1 ? -1 : 0;
}

/* Returns the CPU that a state's event names, or NONE. */
static uint32_t
event_cpu(struct sql *s, uint32_t slice)
{
	int64_t cpu;

	if (track_of(s, slice)->type == TRACK_STATE ||
	    strcmp(trace_kind_name(s->trace, s->trace->kind[slice]),
	    "Running") != 0 ||
	    arg_int(args_facts(s, slice)->args, "cpu", &cpu) == -1 ||
	    cpu < 0 || cpu >= NONE)
		return NONE;
	return (uint32_t)cpu;
}

uint64_t
sched_collect(struct sql *s, uint32_t *list)
{
	const struct trace *t = s->trace;
	uint64_t n = 0;
	uint32_t r, i;

	for (r = 0; r < t->nrows && s->index.has_states; r++) {
		if (t->tracks[t->rows[r].track].type == TRACK_STATE ||
		    index_of_row(s, r) != ORDER_STATE)
			continue;
		for (i = t->rows[r].first; i < t->rows[r].first + t->rows[r].n;
		    i++) {
			if (event_cpu(s, i) == NONE)
				continue;
			if (list != NULL)
				list[n] = i;
			n++;
		}
	}
	return n;
}

/* ---- sched */

/* Returns the idle time that an item of sched is, or NULL: a slice. */
static const struct idle *
item_idle(const struct sql *s, uint32_t item)
{
	return item < s->trace->nslices ? NULL :
	    &s->trace->idles[item - s->trace->nslices];
}

int64_t
sched_item_ts(const struct sql *s, uint32_t item)
{
	const struct idle *idle = item_idle(s, item);

	return idle != NULL ? idle->ts : s->trace->ts[item];
}

int64_t
sched_item_dur(const struct sql *s, uint32_t item)
{
	const struct idle *idle = item_idle(s, item);

	return idle != NULL ? idle->dur : trace_dur_told(s->trace, item);
}

/* What is known of a row of sched; the utid NONE is the idle thread. */
static void
sched_of(struct sql *s, uint64_t row, struct sched_facts *f, uint32_t *machine)
{
	uint32_t slice = index_at(s, ORDER_SCHED, row);
	const struct idle *idle = item_idle(s, slice);
	const struct track *k;

	if (idle != NULL) {
		*machine = idle->machine;
		*f = (struct sched_facts){ idle->cpu, NONE, idle->priority,
		    idle->end_state, 0 };
		return;
	}
	k = track_of(s, slice);
	*machine = k->type == TRACK_CPU ? k->machine : 0;
	if (trace_sched(s->trace, slice, f))
		return;
	f->cpu = event_cpu(s, slice);
	f->utid = k->utid;
	f->priority = INT32_MIN;
	f->end_state = 0;
	f->lost = 0;
}

static uint64_t
sched_count(struct sql *s)
{
	return index_count(s, ORDER_SCHED);
}

static int64_t
sched_ts_key(struct sql *s, uint64_t row)
{
	return sched_item_ts(s, index_at(s, ORDER_SCHED, row));
}

static void
sched_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sched_ts_key(s, row));
}

static void
sched_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c,
	    sched_item_dur(s, index_at(s, ORDER_SCHED, row)));
}

static int64_t
sched_ts_end_key(struct sql *s, uint64_t row)
{
	uint32_t item = index_at(s, ORDER_SCHED, row);
	int64_t dur = sched_item_dur(s, item);

	/* ts + dur, where -1 stands for an end that is not known */
	return sat_add(sched_item_ts(s, item), dur == DUR_OPEN ? -1 : dur);
}

static void
sched_ts_end(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sched_ts_end_key(s, row));
}

#define RUNNING_MOST	256	/* rows that run at a time, as many as CPUs;
				 * beyond it the bound is not the best */

/* Lists for each row the first one that still runs when it begins. */
static void
make_running(struct sql *s)
{
	uint64_t n = sched_count(s), row;
	uint32_t *first = xreallocarray(NULL, n + 1, sizeof(*first));
	struct { int64_t end; uint32_t row; } now[RUNNING_MOST];
	size_t i, k, nnow = 0;
	uint32_t least = NONE;	/* of rows that `now` had no room for */
	int64_t ts;

	for (row = 0; row < n; row++) {
		ts = sched_ts_key(s, row);
		for (i = k = 0; i < nnow; i++)
			if (now[i].end > ts)
				now[k++] = now[i];
		nnow = k;
		first[row] = nnow > 0 ? now[0].row : (uint32_t)row;
		if (least < first[row])
			first[row] = least;
		if (nnow < RUNNING_MOST) {
			now[nnow].end = sched_ts_end_key(s, row);
			now[nnow++].row = (uint32_t)row;
		} else if (least == NONE)
			least = (uint32_t)row;
	}
	s->index.running = first;
}

/* Rows before it that end at a time or later are still running then. */
static void
find_ts_end(struct sql *s, int64_t end, struct sql_rows *rows)
{
	uint64_t lo = 0, hi = sched_count(s), mid;

	if (s->index.running == NULL)
		make_running(s);
	BISECT(lo, hi, mid, sched_ts_key(s, mid) < end);
	if (lo > 0)
		lo = s->index.running[lo - 1];
	if (lo > rows->lo)
		rows->lo = lo;
}

static void
sched_cpu_of(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct sched_facts f;
	uint32_t machine;

	sched_of(s, row, &f, &machine);
	cell_number(c, f.cpu);
}

static void
sched_ucpu_of(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct sched_facts f;
	uint32_t machine;

	sched_of(s, row, &f, &machine);
	if (f.cpu != NONE)
		sqlite3_result_int64(c, sched_ucpu(s, f.cpu, machine));
}

static void
sched_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct sched_facts f;
	uint32_t machine;

	sched_of(s, row, &f, &machine);
	if (f.utid == NONE)
		sqlite3_result_int64(c, thread_idle_row(s, machine));
	else
		cell_utid(c, s, f.utid);
}

static void
sched_end_state(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct sched_facts f;
	uint32_t machine;

	sched_of(s, row, &f, &machine);
	cell_string(c, s, f.end_state);
}

static void
sched_priority(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct sched_facts f;
	uint32_t machine;

	sched_of(s, row, &f, &machine);
	if (f.priority != INT32_MIN)
		sqlite3_result_int64(c, f.priority);
}

#define SCHED_COLUMNS							\
	{ "id", "ID", "number of the row, in order of time", cell_row, WAY_ID, \
	    NULL, NULL, NULL },						\
	{ "ts", "TIMESTAMP", "when the thread begins to run", sched_ts,	\
	    WAY_SORTED, sched_ts_key, NULL, NULL },			\
	COL("dur", "DURATION", "how long it runs; -1: no end is known", \
	    sched_dur),							\
	COL("cpu", "LONG", "number of the CPU", sched_cpu_of),		\
	COL("utid", "JOINID(thread.id)", "the thread", sched_utid),	\
	COL("end_state", "STRING", "the state that it leaves in",	\
	    sched_end_state),						\
	COL("priority", "LONG", "its priority for the kernel",		\
	    sched_priority),						\
	COL("ucpu", "JOINID(cpu.id)", "the CPU, which no other machine has", \
	    sched_ucpu_of)

static const struct sql_column sched_columns[] = {
	SCHED_COLUMNS,
	{ "ts_end", "LONG", "ts + dur", sched_ts_end, WAY_END,
	    sched_ts_end_key, find_ts_end, NULL },
	COLUMN_END
};
static const struct sql_column sched_slice_columns[] = {
	SCHED_COLUMNS, COLUMN_END
};

const struct sql_table table_sched = {
	.name = "sched",
	.help = "What ran on the CPUs; utid 0: they were idle",
	.columns = sched_columns,
	.count = sched_count,
};
const struct sql_table table_sched_slice = {
	.name = "sched_slice",
	.help = "The same as sched, without ts_end",
	.columns = sched_slice_columns,
	.count = sched_count,
};

/* ---- thread_state */

static uint32_t
state_at(struct sql *s, uint64_t row)
{
	return index_at(s, ORDER_STATE, row);
}

/* Sets what is known of a row; args are those of its event, or NULL. */
static void
state_of(struct sql *s, uint64_t row, struct state_facts *f)
{
	uint32_t slice = state_at(s, row);
	const struct value *args, *v;
	int64_t n;

	if (trace_state(s->trace, slice, f))
		return;
	f->utid = track_of(s, slice)->utid;
	f->more.cpu = event_cpu(s, slice);
	f->more.waker = NONE;
	f->more.in_irq = f->more.by_idle = 0;
	args = args_facts(s, slice)->args;
	f->more.io_wait = arg_int(args, "io_wait", &n) == -1 ? -1 : n != 0;
	v = value_get(args, "blocked_function");
	f->more.function = v != NULL && v->type == VALUE_STRING ?
	    strtab_find(s->trace->strings, v->text, v->len) : 0;
}

static uint64_t
state_count(struct sql *s)
{
	return index_count(s, ORDER_STATE);
}

static int64_t
state_ts_key(struct sql *s, uint64_t row)
{
	return s->trace->ts[state_at(s, row)];
}

static void
state_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, state_ts_key(s, row));
}

static void
state_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, trace_dur(s->trace, state_at(s, row)));
}

static void
state_cpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;

	state_of(s, row, &f);
	cell_number(c, f.more.cpu);
}

static void
state_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;

	state_of(s, row, &f);
	cell_utid(c, s, f.utid);
}

static uint32_t
state_kind(struct sql *s, uint64_t row)
{
	return s->trace->kind[state_at(s, row)];
}

static void
state_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[state_kind(s, row)].name);
}

static void
state_io_wait(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;

	state_of(s, row, &f);
	if (f.more.io_wait >= 0)
		sqlite3_result_int(c, f.more.io_wait);
}

static void
state_function(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct value *v;
	struct state_facts f;

	state_of(s, row, &f);
	if (f.more.function != 0 || track_of(s, state_at(s, row))->type ==
	    TRACK_STATE) {
		cell_string(c, s, f.more.function);
		return;
	}
	v = value_get(args_facts(s, state_at(s, row))->args,
	    "blocked_function");
	if (v != NULL && v->type == VALUE_STRING)
		sqlite3_result_text(c, v->text, (int)v->len,
		    SQLITE_TRANSIENT);
}

static void
state_waker(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;

	state_of(s, row, &f);
	if (f.more.by_idle)
		sqlite3_result_int64(c, 0);
	else
		cell_utid(c, s, f.more.waker);
}

/* Returns the state in which a thread runs at a time, or NONE: not known. */
static uint32_t
state_that_runs(const struct trace *t, uint32_t utid, int64_t ts)
{
	uint32_t slice = trace_state_at(t, utid, ts);

	if (slice == NONE || t->kind[slice] == t->running)
		return slice;
	/* it woke another one just before it left its CPU */
	if (t->ts[slice] == ts && slice > t->rows[trace_slice_row(t,
	    slice)].first && t->kind[slice - 1] == t->running &&
	    trace_slice_end(t, slice - 1) == ts)
		return slice - 1;
	return NONE;
}

static void
state_waker_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;
	uint32_t slice;

	state_of(s, row, &f);
	if (f.more.waker == NONE)
		return;
	slice = state_that_runs(s->trace, f.more.waker, state_ts_key(s, row));
	if (slice != NONE)
		sqlite3_result_int64(c, index_row(s, ORDER_STATE, slice));
}

static void
state_irq(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct state_facts f;

	state_of(s, row, &f);
	if (f.more.waker != NONE || f.more.in_irq || f.more.by_idle)
		sqlite3_result_int(c, f.more.in_irq);
}

/* Returns the row of the thread that is in a state, or a negative number. */
static int64_t
state_owner(struct sql *s, uint64_t row)
{
	return thread_row(s, track_of(s, state_at(s, row))->utid);
}

static void
find_utid(struct sql *s, int64_t utid, struct sql_rows *out)
{
	owned_make(&s->states_of, s, (uint64_t)s->trace->nthreads + 1,
	    index_count(s, ORDER_STATE), state_owner);
	owned_find(&s->states_of, utid, out);
}

static double
guess_utid(struct sql *s)
{
	return (double)index_count(s, ORDER_STATE) /
	    (s->trace->nthreads + 1.0);
}

static const struct sql_column state_columns[] = {
	{ "id", "ID", "number of the state, in order of time", cell_row, WAY_ID,
	    NULL, NULL, NULL },
	{ "ts", "TIMESTAMP", "when it begins", state_ts, WAY_SORTED,
	    state_ts_key, NULL, NULL },
	COL("dur", "DURATION", "how long it lasts; -1: it has no end",
	    state_dur),
	COL("cpu", "LONG", "the CPU on which the thread runs", state_cpu),
	{ "utid", "JOINID(thread.id)", "the thread", state_utid, WAY_FIND,
	    NULL, find_utid, guess_utid },
	{ "state", "STRING", "Running, R, S, D ...", state_name, WAY_KIND,
	    NULL, NULL, NULL },
	COL("io_wait", "LONG", "1: it waits for I/O, 0: it does not",
	    state_io_wait),
	COL("blocked_function", "STRING", "function of the kernel that it "
	    "waits in", state_function),
	COL("waker_utid", "JOINID(thread.id)", "the thread that woke it",
	    state_waker),
	COL("waker_id", "JOINID(thread_state.id)", "that thread's state, in "
	    "which it runs", state_waker_id),
	COL("irq_context", "LONG", "1: woken by an interrupt", state_irq),
	COL("ucpu", "JOINID(cpu.id)", "the CPU, which no other machine has",
	    state_cpu),
	COLUMN_END
};

const struct sql_table table_thread_state = {
	.name = "thread_state",
	.help = "What threads did: ran, waited, slept",
	.columns = state_columns,
	.count = state_count,
	.kind = state_kind,
};

/* ---- cpu */

const uint32_t *
sched_cpus(struct sql *s, uint64_t *n)
{
	const struct trace *t = s->trace;
	struct sql_rows *cpus = &s->cpus;
	uint32_t i, ucpu, item;
	uint64_t row, rows;

	if (cpus->list == NULL) {
		rows_add(cpus, 0);
		cpus->n = 0;
		for (i = 0; i < t->ntracks; i++)
			if (t->tracks[i].type == TRACK_CPU)
				rows_add(cpus, sched_ucpu(s,
				    t->tracks[i].cpu,
				    t->tracks[i].machine));
		for (i = 0; i < t->nidles; i++)
			rows_add(cpus, sched_ucpu(s, t->idles[i].cpu,
			    t->idles[i].machine));
		for (i = 0; i < t->ncpu_infos; i++)
			rows_add(cpus, sched_ucpu(s, t->cpu_infos[i].cpu,
			    t->cpu_infos[i].machine));
		rows = s->index.has_states ? sched_count(s) : 0;
		for (row = 0; row < rows; row++) {
			item = index_at(s, ORDER_SCHED, row);
			ucpu = item_idle(s, item) != NULL ? NONE :
			    event_cpu(s, item);
			if (ucpu != NONE)
				rows_add(cpus, ucpu);
		}
		rows_sort(cpus);
	}
	*n = cpus->n;
	return cpus->list;
}

int64_t
sched_cpu_place(struct sql *s, uint32_t ucpu)
{
	uint64_t n, lo = 0, hi, mid;
	const uint32_t *cpus = sched_cpus(s, &n);

	hi = n;
	BISECT(lo, hi, mid, cpus[mid] < ucpu);
	return lo < n && cpus[lo] == ucpu ? (int64_t)lo : -1;
}

static uint64_t
cpu_count(struct sql *s)
{
	uint64_t n;

	sched_cpus(s, &n);
	return n;
}

static void
cpu_number(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, sched_cpu((uint32_t)row));
}

static void
cpu_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)(row / SCHED_CPUS));
}

static void
cpu_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	int64_t place;

	if (record_count(s->trace, RECORD_TABLE_cpu_fact) == 0)
		return;
	if ((place = sched_cpu_place(s, (uint32_t)row)) != -1)
		args_set(c, s, ARG_CPU, (uint64_t)place);
}

static const struct sql_column cpu_columns[] = {
	{ "id", "ID", "the same as ucpu", cell_row, WAY_ID, NULL, NULL, NULL },
	{ "ucpu", "ID", "number of the CPU, which no other machine has",
	    cell_row, WAY_ID, NULL, NULL, NULL },
	COL("cpu", "LONG", "number of the CPU", cpu_number),
	COL("cluster_id", "LONG", "CPUs of one capacity, upward from 0",
	    cpu_cluster),
	COL("processor", "STRING", "its model", cpu_processor),
	COL("machine_id", "JOINID(machine.id)", "machine that it is of",
	    cpu_machine),
	COL("capacity", "LONG", "how fast it is beside others", cpu_capacity),
	COL("arg_set_id", "ARGSETID", "what else is known of it", cpu_args),
	COLUMN_END
};

const struct sql_table table_cpu = {
	.name = "cpu",
	.help = "CPUs",
	.columns = cpu_columns,
	.count = cpu_count,
	.subset = sched_cpus,
};
