/*
 * thread: the tables thread and process.  Row 0 of both is the idle thread,
 * which every trace has; those of the model follow.
 *
 * The kernel's idle tasks, one a CPU, are all of tid 0.  Where the model has
 * such a thread, for its events, that is row 0 too, and the row that it would
 * have is left out.
 *
 * A process has a main thread, whose tid is the pid; those of which the file
 * says nothing else are rows behind those of the model.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/format_words.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "cell.h"
#include "facts.h"
#include "machine.h"
#include "rows.h"
#include "sql_int.h"
#include "table.h"
#include "thread.h"

/* Returns whether a thread of a process is its main one. */
static int
is_main(const struct trace *t, const struct thread *h)
{
	const struct process *p = &t->processes[h->upid];

	return p->pid.type == h->tid.type && (h->tid.type == IDENT_INT ?
	    p->pid.num == h->tid.num : p->pid.text == h->tid.text);
}

/* Returns the name of the idle thread, which a kernel's trace has. */
static uint32_t
swapper_name(const struct sql *s)
{
	const struct trace *t = s->trace;
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (thread_is_row_0(t, i) && t->threads[i].name != 0)
			return t->threads[i].name;
	return 0;
}

static const struct thread *
thread_at(const struct sql *s, uint64_t row)
{
	return row == 0 || row > s->trace->nthreads ? NULL :
	    &s->trace->threads[row - 1];
}

/* Returns the main thread of each process, one of the model, or NONE. */
static const uint32_t *
main_threads(struct sql *s)
{
	const struct trace *t = s->trace;
	uint32_t i, upid;

	if (s->main_threads != NULL)
		return s->main_threads;
	s->main_threads = xreallocarray(NULL, (size_t)t->nprocesses + 1,
	    sizeof(*s->main_threads));
	for (i = 0; i < t->nprocesses; i++)
		s->main_threads[i] = NONE;
	for (i = 0; i < t->nthreads; i++) {
		upid = t->threads[i].upid;
		if (upid != NONE && s->main_threads[upid] == NONE &&
		    is_main(t, &t->threads[i]))
			s->main_threads[upid] = i;
	}
	return s->main_threads;
}

/* Lists the processes of which no thread is the main one. */
static const uint32_t *
mains(struct sql *s, size_t *n)
{
	const struct trace *t = s->trace;
	const uint32_t *threads;
	uint32_t i;

	if (s->mains.list == NULL) {
		rows_add(&s->mains, 0);
		s->mains.n = 0;
		threads = main_threads(s);
		for (i = 0; i < t->nprocesses; i++)
			/* that of pid 0 is row 0 */
			if (threads[i] == NONE &&
			    t->processes[i].pid.type == IDENT_INT &&
			    t->processes[i].pid.num != 0)
				rows_add(&s->mains, i);
	}
	*n = s->mains.n;
	return s->mains.list;
}

/* Returns the process that a row is the main thread of; NULL: another row. */
static const struct process *
main_of(struct sql *s, uint64_t row, uint32_t *upid)
{
	const uint32_t *list;
	size_t n;

	if (row <= s->trace->nthreads)
		return NULL;
	list = mains(s, &n);
	*upid = list[row - s->trace->nthreads - 1];
	return &s->trace->processes[*upid];
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
	size_t n;

	mains(s, &n);
	return (uint64_t)s->trace->nthreads + 1 + n;
}

/* Lists the rows of the table; returns NULL if they are all. */
static const uint32_t *
thread_list(struct sql *s, uint64_t *n)
{
	const struct trace *t = s->trace;
	struct sql_rows *rows = &s->threads;
	uint64_t i, all = thread_count(s);

	if (rows->list == NULL) {
		rows_add(rows, 0);
		for (i = 1; i < all; i++)
			if (i > t->nthreads || !thread_is_row_0(t,
			    (uint32_t)i - 1))
				rows_add(rows, i);
	}
	*n = rows->n;
	return rows->n == all ? NULL : rows->list;
}

static void
thread_tid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	const struct process *p;
	uint32_t upid;

	if ((p = main_of(s, row, &upid)) != NULL)
		cell_ident(c, p->pid);
	else if (h == NULL)
		sqlite3_result_int64(c, 0);
	else
		cell_ident(c, h->tid);
}

/* Returns whether a file may tell of the kernel's tasks. */
static int
has_kernel(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nsources; i++)
		if (t->sources[i].words != NULL &&
		    t->sources[i].words->kernel != KERNEL_NOWHERE)
			return 1;
	for (i = 0; i < t->nsource_texts; i++)
		if (t->source_texts[i].words != NULL &&
		    t->source_texts[i].words->kernel == KERNEL_IN_TEXTS)
			return 1;
	return t->nidles > 0;
}

/* Returns a string of the model and its length, or NULL: it is none. */
static const char *
text_of(struct sql *s, uint32_t string, size_t *len)
{
	*len = string != 0 ? strtab_len(s->trace->strings, string) : 0;
	return string != 0 ? trace_str(s->trace, string) : NULL;
}

/* Returns the name of a row and its length, or NULL: it has none. */
static const char *
thread_text(struct sql *s, uint64_t row, size_t *len)
{
	static const char idle[] = "swapper";
	const struct thread *h = thread_at(s, row);

	if (row > s->trace->nthreads)
		return text_of(s, 0, len);
	if (h == NULL && has_kernel(s->trace)) {
		*len = sizeof(idle) - 1;
		return idle;
	}
	if (h == NULL)
		return text_of(s, swapper_name(s), len);
	return text_of(s, h->name == 0 && h->tid.type == IDENT_TEXT ?
	    h->tid.text : h->name, len);
}

static void
thread_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	size_t len;
	const char *text = thread_text(s, row, &len);

	/* it lives as long as the trace */
	if (text != NULL)
		sqlite3_result_text(c, text, (int)len, SQLITE_STATIC);
}

static void
thread_upid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	uint32_t upid;

	if (main_of(s, row, &upid) != NULL)
		sqlite3_result_int64(c, (int64_t)upid + 1);
	else if (h == NULL)
		sqlite3_result_int64(c, 0);
	else if (h->upid != NONE)
		sqlite3_result_int64(c, (int64_t)h->upid + 1);
}

static void
thread_is_main(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h == NULL)
		sqlite3_result_int(c, 1);
	else if (h->upid != NONE)
		sqlite3_result_int(c, is_main(s->trace, h));
}

static void
thread_is_idle(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int(c, row == 0 || (row <= s->trace->nthreads &&
	    thread_idles(s->trace, (uint32_t)row - 1)));
}

static void
thread_start(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h != NULL && h->has_start)
		sqlite3_result_int64(c, h->start);
}

static void
thread_end(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	if (h != NULL && h->has_end)
		sqlite3_result_int64(c, h->end);
}

static void
thread_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);

	const struct process *p;
	uint32_t upid;

	if ((p = main_of(s, row, &upid)) != NULL)
		cell_machine(c, s, p->machine);
	else
		cell_machine(c, s, h == NULL ? 0 : h->machine);
}

static void
thread_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (row <= s->trace->nthreads)
		args_set(c, s, ARG_THREAD, row);
}

/* Returns the process of a row as thread_upid() gives it, or -1. */
static int64_t
thread_process(struct sql *s, uint64_t row)
{
	const struct thread *h = thread_at(s, row);
	uint32_t upid = NONE;

	if (row == 0)
		return 0;
	if (main_of(s, row, &upid) == NULL)
		upid = h->upid;
	return upid != NONE ? (int64_t)upid + 1 : -1;
}

static void
find_upid(struct sql *s, int64_t upid, struct sql_rows *out)
{
	owned_make(&s->threads_of, s, (uint64_t)s->trace->nprocesses + 1,
	    thread_count(s), thread_process);
	owned_find(&s->threads_of, upid, out);
}

/* Places in the order of names; thread_sorted() was called. */
static int64_t
thread_name_key(struct sql *s, uint64_t row)
{
	return s->thread_names.rank[row];
}

/* Returns the rows in the order of names. */
static const uint32_t *
thread_sorted(struct sql *s, const struct sql_column *c)
{
	const uint32_t *list;
	uint64_t n;

	if (c->get != thread_name)
		return NULL;
	list = thread_list(s, &n);
	named_make(&s->thread_names, s, list, n, thread_count(s), thread_text);
	return s->thread_names.rows;
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
	{ "name", "STRING", "its name", thread_name, WAY_SCAN, thread_name_key,
	    NULL, NULL },
	{ "start_ts", "TIMESTAMP", "when it began, if that is known",
	    thread_start, WAY_SCAN, NULL, NULL, NULL },
	{ "end_ts", "TIMESTAMP", "when it ended, if that is known",
	    thread_end, WAY_SCAN, NULL, NULL, NULL },
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
	.sorted = thread_sorted,
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

/*
 * Returns the name of a row and its length, or NULL: it has none.  One that was
 * seen to begin is called as its main thread by the kernel where nothing else
 * names it, as in trace_processor.
 */
static const char *
process_text(struct sql *s, uint64_t row, size_t *len)
{
	const struct process *p = process_at(s, row);

	if (p == NULL)
		return text_of(s, 0, len);
	if (p->name == 0 && p->origin.born)
		return text_of(s, p->comm, len);
	return text_of(s, p->name == 0 && p->pid.type == IDENT_TEXT ?
	    p->pid.text : p->name, len);
}

static void
process_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	size_t len;
	const char *text = process_text(s, row, &len);

	/* it lives as long as the trace */
	if (text != NULL)
		sqlite3_result_text(c, text, (int)len, SQLITE_STATIC);
}

/* Places in the order of names; process_sorted() was called. */
static int64_t
process_name_key(struct sql *s, uint64_t row)
{
	return s->process_names.rank[row];
}

/* Returns the rows in the order of names. */
static const uint32_t *
process_sorted(struct sql *s, const struct sql_column *c)
{
	uint64_t n = process_count(s);

	if (c->get != process_name)
		return NULL;
	named_make(&s->process_names, s, NULL, n, n, process_text);
	return s->process_names.rows;
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

/* A process ends with its main thread. */
static void
process_end(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t main = row == 0 ? NONE : main_threads(s)[row - 1];

	if (main != NONE && s->trace->threads[main].has_end)
		sqlite3_result_int64(c, s->trace->threads[main].end);
}

static void
process_appid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL && p->origin.has_uid && p->origin.uid >= 0)
		sqlite3_result_int64(c, p->origin.uid % ANDROID_IDS);
}

static void
process_user(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct process *p = process_at(s, row);

	if (p != NULL && p->origin.has_uid && p->origin.uid >= 0)
		sqlite3_result_int64(c, p->origin.uid / ANDROID_IDS);
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

static const struct sql_column process_columns[] = {
	{ "id", "ID", "the same as upid", cell_row, WAY_ID, NULL, NULL, NULL },
	{ "upid", "ID", "number of the process, which no other has", cell_row,
	    WAY_ID, NULL, NULL, NULL },
	{ "pid", "LONG", "what the system calls it", process_pid, WAY_SCAN,
	    NULL, NULL, NULL },
	{ "name", "STRING", "its name", process_name, WAY_SCAN,
	    process_name_key, NULL, NULL },
	COL("start_ts", "TIMESTAMP", "when it began, if that is known",
	    process_start),
	COL("end_ts", "TIMESTAMP", "when it ended, if that is known",
	    process_end),
	COL("parent_upid", "JOINID(process.id)", "what started it",
	    process_parent),
	COL("uid", "LONG", "the user that it runs as", process_uid),
	COL("android_appid", "LONG", "app that a user of Android runs it as",
	    process_appid),
	COL("android_user_id", "LONG", "user of Android that runs it",
	    process_user),
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
	.sorted = process_sorted,
};
