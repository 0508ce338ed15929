/*
 * kernel_event: the tables ftrace_event and raw: events of the kernel that mean
 * no more than that they happened.  What has a meaning, such as a switch of
 * threads or a marker, is a row of the table for it.  A row is an instant of
 * the model that the table slice does not have.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "ttv/event_facts.h"

#include "args.h"
#include "args_set.h"
#include "cell.h"
#include "func.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
event_count(struct sql *s)
{
	return index_count(s, ORDER_KERNEL);
}

static uint32_t
instant_at(struct sql *s, uint64_t row)
{
	return index_at(s, ORDER_KERNEL, row) - s->trace->nslices;
}

static const struct track *
track_at(struct sql *s, uint64_t row)
{
	return &s->trace->tracks[entity_track(s->trace, ENTITY_INSTANT,
	    instant_at(s, row))];
}

static int64_t
event_ts_key(struct sql *s, uint64_t row)
{
	return s->trace->instants[instant_at(s, row)].ts;
}

static void
event_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, event_ts_key(s, row));
}

static void
event_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[s->trace->instants[instant_at(s,
	    row)].kind].name);
}

static const struct event_facts *
event_facts(struct sql *s, uint64_t row)
{
	return args_facts(s, index_at(s, ORDER_KERNEL, row));
}

static void
event_cpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = event_facts(s, row);

	if (f->has & FACT_CPU)
		sqlite3_result_int64(c, f->cpu);
}

static void
event_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_utid(c, s, track_at(s, row)->utid);
}

static void
event_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_KERNEL, row);
}

static void
event_flags(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = event_facts(s, row);

	if (f->has & FACT_KERNEL_FLAGS)
		sqlite3_result_int64(c, f->kernel_flags);
}

static const struct sql_column event_columns[] = {
	COL_ID("number of the event, in order of time"),
	{ "ts", "TIMESTAMP", "when it happened", event_ts, WAY_SORTED,
	    event_ts_key, NULL, NULL },
	COL("name", "STRING", "its name", event_name),
	COL("cpu", "LONG", "CPU that it happened on", event_cpu),
	COL("utid", "JOINID(thread.id)", "thread that ran there",
	    event_utid),
	COL("arg_set_id", "ARGSETID", "its fields", event_args),
	COL("common_flags", "LONG", "flags of the kernel, if the file has them",
	    event_flags),
	COL("ucpu", "JOINID(cpu.id)", "the same as cpu", event_cpu),
	COLUMN_END
};

const struct sql_table table_ftrace_event = {
	.name = "ftrace_event",
	.help = "Events of the kernel that have no table of their own",
	.columns = event_columns,
	.count = event_count,
};
const struct sql_table table_raw = {
	.name = "raw",
	.help = "The same as ftrace_event",
	.columns = event_columns,
	.count = event_count,
};

/* ---- to_ftrace() */

/* Writes the flags as the kernel does, in four letters. */
static void
write_flags(struct buf *b, int64_t flags)
{
	int64_t both = flags & (KERNEL_RESCHED | KERNEL_PREEMPT);
	int64_t depth = flags >> KERNEL_DEPTH & 0xf;

	buf_addc(b, flags & KERNEL_IRQS_OFF ? 'd' : '.');
	buf_addc(b, both == (KERNEL_RESCHED | KERNEL_PREEMPT) ? 'N' :
	    both == KERNEL_RESCHED ? 'n' : both == KERNEL_PREEMPT ? 'p' : '.');
	buf_addc(b, (flags & KERNEL_HARD) && (flags & KERNEL_SOFT) ? 'H' :
	    flags & KERNEL_HARD ? 'h' : flags & KERNEL_SOFT ? 's' : '.');
	buf_addc(b, depth == 0 ? '.' : "0123456789abcdef"[depth]);
}

/* Fields that the kernel prints in another order than it numbers them. */
static const struct {
	const char	*event;
	const char	*fields[8];
	const char	*as[8];		/* NULL: the same */
} printed[] = {
	{ "cgroup_attach_task", { "dst_root", "dst_id", "dst_level",
	    "dst_path", "cname", "pid", "comm" }, { NULL, NULL, NULL, NULL,
	    "cgroup" } },
	{ "kmalloc", { "bytes_alloc", "bytes_req", "call_site", "gfp_flags",
	    "ptr" }, { NULL } },
};

static void
write_field(struct buf *b, const struct arg *g, const char *name)
{
	char number[ARG_NUMBER];
	const char *text;
	size_t len;

	text = arg_text(g, number, &len);
	buf_addc(b, ' ');
	buf_adds(b, name);
	buf_addc(b, '=');
	/* without any the kernel says so */
	if (strcmp(name, "gfp_flags") == 0 && g->num == 0 &&
	    (g->type == ARG_INT || g->type == ARG_UINT))
		buf_adds(b, "GFP_NOWAIT");
	else if (text != NULL)
		buf_add(b, text, len);
}

static void
write_fields(struct buf *b, const char *event, const struct arg *args,
    size_t n)
{
	const char *field;
	size_t i, k, at;

	for (at = 0; at < sizeof(printed) / sizeof(printed[0]); at++)
		if (strcmp(printed[at].event, event) == 0)
			break;
	if (at == sizeof(printed) / sizeof(printed[0])) {
		for (i = 0; i < n; i++)
			write_field(b, &args[i], args[i].key);
		return;
	}
	for (k = 0; (field = printed[at].fields[k]) != NULL; k++)
		for (i = 0; i < n; i++)
			if (args[i].nkey == strlen(field) && memcmp(
			    args[i].key, field, args[i].nkey) == 0)
				write_field(b, &args[i],
				    printed[at].as[k] != NULL ?
				    printed[at].as[k] : field);
}

/* Writes who ran: "COMM-TID (TGID)". */
static void
write_task(struct buf *b, struct sql *s, uint32_t utid)
{
	const struct trace *t = s->trace;
	const struct thread *h = utid == NONE ? NULL : &t->threads[utid];
	const struct process *p = h == NULL || h->upid == NONE ? NULL :
	    &t->processes[h->upid];
	int64_t tid = h == NULL || h->tid.type != IDENT_INT ? 0 : h->tid.num;
	const char *comm = tid == 0 ? "<idle>" : h->name == 0 ? "<unknown>" :
	    trace_str(t, h->name);

	buf_printf(b, "%16s-%-5" PRId64 " ", comm, tid);
	if (p != NULL && p->pid.type == IDENT_INT && tid != 0)
		buf_printf(b, "(%5" PRId64 ")", p->pid.num);
	else
		buf_adds(b, "(-----)");
}

/* Gives an event of the kernel as the kernel's tracer prints it. */
static void
to_ftrace(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	int64_t id = sqlite3_value_int64(argv[0]), ts, first;
	struct buf b = BUF_INIT;
	const struct event_facts *f;
	const struct arg *args;
	const char *name;
	size_t n;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL || id < 0 ||
	    (uint64_t)id >= event_count(s))
		return;
	f = event_facts(s, (uint64_t)id);
	ts = event_ts_key(s, (uint64_t)id);
	name = trace_str(s->trace, s->trace->kinds[s->trace->instants[
	    instant_at(s, (uint64_t)id)].kind].name);
	write_task(&b, s, track_at(s, (uint64_t)id)->utid);
	buf_printf(&b, " [%03" PRIu32 "] ", f->has & FACT_CPU ?
	    (uint32_t)f->cpu : 0);
	write_flags(&b, f->has & FACT_KERNEL_FLAGS ? f->kernel_flags : 0);
	buf_printf(&b, " %" PRId64 ".%06" PRId64 ": %s:", ts / 1000000000,
	    ts % 1000000000 / 1000, name);
	first = args_first(s, ARG_KERNEL);
	args = args_of(s, first + id, &n);
	write_fields(&b, name, args, n);
	sqlite3_result_text(c, b.data, (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

const struct func_row func_kernel_rows[] = {
	{ "to_ftrace", 1, SQLITE_UTF8, to_ftrace,
	    "id",
	    "an event of ftrace_event as the kernel's tracer prints it" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
