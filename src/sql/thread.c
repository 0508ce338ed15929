/*
 * thread: the tables thread and process.  Row 0 of both is the idle thread,
 * which every trace has; those of the model follow.
 *
 * The kernel's idle tasks, one a CPU, are all of tid 0.  Where the model has
 * such a thread, for its events, that is row 0 too, and the row that it would
 * have is left out.
 */
#include "config.h"

#include "sql_int.h"

/* Returns whether a thread of the model is the idle task of its machine. */
static int
is_swapper(const struct trace *t, uint32_t utid)
{
	const struct thread *h = &t->threads[utid];

	return h->upid == NONE && h->tid.type == IDENT_INT && h->tid.num == 0;
}

/* Returns whether a thread of the model is row 0. */
static int
is_row_0(const struct trace *t, uint32_t utid)
{
	return t->threads[utid].machine == 0 && is_swapper(t, utid);
}

int64_t
thread_row(const struct sql *s, uint32_t utid)
{
	if (utid == NONE)
		return -1;
	return is_row_0(s->trace, utid) ? 0 : (int64_t)utid + 1;
}

int64_t
thread_idle_row(const struct sql *s, uint32_t machine)
{
	const struct trace *t = s->trace;
	uint32_t i;

	for (i = 0; i < t->nthreads && machine != 0; i++)
		if (t->threads[i].machine == machine && is_swapper(t, i))
			return (int64_t)i + 1;
	return 0;
}

/* Lists the rows of the table; returns NULL if they are all. */
static const uint32_t *
thread_list(struct sql *s, uint64_t *n)
{
	const struct trace *t = s->trace;
	struct sql_rows *rows = &s->threads;
	uint32_t i;

	if (rows->list == NULL) {
		rows_add(rows, 0);
		for (i = 0; i < t->nthreads; i++)
			if (!is_row_0(t, i))
				rows_add(rows, (uint64_t)i + 1);
	}
	*n = rows->n;
	return rows->n == (uint64_t)t->nthreads + 1 ? NULL : rows->list;
}

/* Returns the name of the idle thread, which a kernel's trace has. */
static uint32_t
swapper_name(const struct sql *s)
{
	const struct trace *t = s->trace;
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (is_row_0(t, i) && t->threads[i].name != 0)
			return t->threads[i].name;
	return 0;
}

static const struct thread *
thread_at(const struct sql *s, uint64_t row)
{
	return row == 0 ? NULL : &s->trace->threads[row - 1];
}

static const struct process *
process_at(const struct sql *s, uint64_t row)
{
	return row == 0 ? NULL : &s->trace->processes[row - 1];
}

/* ---- thread */

static uint64_t
thread_count(struct sql *s)
{
	return (uint64_t)s->trace->nthreads + 1;
}

static void
thread_tid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h == NULL)
		sqlite3_result_int64(c, 0);
	else
		cell_ident(c, h->tid);
}

static void
thread_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h == NULL) {
		if (s->trace->nidles > 0)
			sqlite3_result_text(c, "swapper", -1, SQLITE_STATIC);
		else
			cell_string(c, s, swapper_name(s));
	} else if (h->name == 0 && h->tid.type == IDENT_TEXT)
		cell_string(c, s, h->tid.text);
	else
		cell_string(c, s, h->name);
}

static void
thread_upid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h == NULL)
		sqlite3_result_int64(c, 0);
	else if (h->upid != NONE)
		sqlite3_result_int64(c, (int64_t)h->upid + 1);
}

static void
thread_is_main(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);
	const struct process *p;

	if (h == NULL) {
		sqlite3_result_int(c, 1);
		return;
	}
	if (h->upid == NONE)
		return;
	p = &s->trace->processes[h->upid];
	sqlite3_result_int(c, p->pid.type == h->tid.type && (h->tid.type ==
	    IDENT_INT ? p->pid.num == h->tid.num : p->pid.text ==
	    h->tid.text));
}

static void
thread_is_idle(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int(c, row == 0 || is_swapper(s->trace,
	    (uint32_t)row - 1));
}

static void
thread_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	cell_machine(c, s, h == NULL ? 0 : h->machine);
}

static void
thread_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_THREAD, row);
}

static void
find_upid(struct sql *s, int64_t upid, struct sql_rows *out)
{
	uint32_t i;

	if (upid == 0)
		rows_add(out, 0);
	for (i = 0; i < s->trace->nthreads; i++)
		if (s->trace->threads[i].upid != NONE &&
		    (int64_t)s->trace->threads[i].upid + 1 == upid)
			rows_add(out, (uint64_t)i + 1);
}

static double
guess_threads(struct sql *s)
{
	return (double)s->trace->nthreads / (s->trace->nprocesses + 1.0);
}

static const struct sql_column thread_columns[] = {
	{ "id", "ID", "the same as utid", cell_row, WAY_ID, NULL, NULL, NULL },
	{ "utid", "ID", "number of the thread, which no other has", cell_row,
	    WAY_ID, NULL, NULL, NULL },
	{ "tid", "LONG", "what the system calls it", thread_tid, WAY_SCAN,
	    NULL, NULL, NULL },
	{ "name", "STRING", "its name", thread_name, WAY_SCAN, NULL, NULL,
	    NULL },
	{ "start_ts", "TIMESTAMP", "when it began, if that is known", NULL,
	    WAY_SCAN, NULL, NULL, NULL },
	{ "end_ts", "TIMESTAMP", "when it ended, if that is known", NULL,
	    WAY_SCAN, NULL, NULL, NULL },
	{ "upid", "JOINID(process.id)", "its process", thread_upid, WAY_FIND,
	    NULL, find_upid, guess_threads },
	{ "is_main_thread", "BOOL", "1: its tid is the pid", thread_is_main,
	    WAY_SCAN, NULL, NULL, NULL },
	{ "is_idle", "BOOL", "1: the idle thread", thread_is_idle, WAY_SCAN,
	    NULL, NULL, NULL },
	{ "machine_id", "JOINID(machine.id)", "machine that it is of",
	    thread_machine, WAY_SCAN, NULL, NULL, NULL },
	{ "arg_set_id", "ARGSETID", "what else is known of it", thread_args,
	    WAY_SCAN, NULL, NULL, NULL },
	COLUMN_END
};

const struct sql_table table_thread = {
	.name = "thread",
	.help = "Threads",
	.columns = thread_columns,
	.count = thread_count,
	.subset = thread_list,
};

/* ---- process */

static uint64_t
process_count(struct sql *s)
{
	return (uint64_t)s->trace->nprocesses + 1;
}

static void
process_pid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p == NULL)
		sqlite3_result_int64(c, 0);
	else
		cell_ident(c, p->pid);
}

static void
process_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p == NULL)
		return;
	if (p->name == 0 && p->pid.type == IDENT_TEXT)
		cell_string(c, s, p->pid.text);
	else
		cell_string(c, s, p->name);
}

static void
process_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_PROCESS, row);
}

static void
process_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	cell_machine(c, s, p == NULL ? 0 : p->machine);
}

static void
process_start(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL && p->origin.has_start)
		sqlite3_result_int64(c, p->origin.start);
}

static void
process_parent(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL && p->origin.parent == PARENT_IDLE)
		sqlite3_result_int64(c, 0);
	else if (p != NULL && p->origin.parent != NONE)
		sqlite3_result_int64(c, (int64_t)p->origin.parent + 1);
}

static void
process_uid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL && p->origin.has_uid)
		sqlite3_result_int64(c, p->origin.uid);
}

static void
process_cmdline(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL)
		cell_string(c, s, p->origin.cmdline);
}

#define NIL(name, type, help)						\
	{ name, type, help, NULL, WAY_SCAN, NULL, NULL, NULL }

static const struct sql_column process_columns[] = {
	{ "id", "ID", "the same as upid", cell_row, WAY_ID, NULL, NULL, NULL },
	{ "upid", "ID", "number of the process, which no other has", cell_row,
	    WAY_ID, NULL, NULL, NULL },
	{ "pid", "LONG", "what the system calls it", process_pid, WAY_SCAN,
	    NULL, NULL, NULL },
	{ "name", "STRING", "its name", process_name, WAY_SCAN, NULL, NULL,
	    NULL },
	COL("start_ts", "TIMESTAMP", "when it began, if that is known",
	    process_start),
	NIL("end_ts", "TIMESTAMP", "when it ended, if that is known"),
	COL("parent_upid", "JOINID(process.id)", "what started it",
	    process_parent),
	COL("uid", "LONG", "the user that it runs as", process_uid),
	NIL("android_appid", "LONG", "always null"),
	NIL("android_user_id", "LONG", "always null"),
	COL("cmdline", "STRING", "its command line", process_cmdline),
	{ "arg_set_id", "ARGSETID", "what else is known of it", process_args,
	    WAY_SCAN, NULL, NULL, NULL },
	COL("machine_id", "JOINID(machine.id)", "machine that it is of",
	    process_machine),
	COLUMN_END
};

const struct sql_table table_process = {
	.name = "process",
	.help = "Processes",
	.columns = process_columns,
	.count = process_count,
};
