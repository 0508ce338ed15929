/*
 * thread_row: the number that SQL has for a thread of the model.  Row 0 is the
 * idle thread of the first machine, where the model has it or not.
 */
#include "config.h"

#include "ttv/trace.h"

#include "sql_int.h"
#include "thread.h"

int
thread_idles(const struct trace *t, uint32_t utid)
{
	const struct thread *h = &t->threads[utid];

	return h->upid == NONE && h->tid.type == IDENT_INT && h->tid.num == 0;
}

int
thread_is_row_0(const struct trace *t, uint32_t utid)
{
	return t->threads[utid].machine == 0 && thread_idles(t, utid);
}

int64_t
thread_row(const struct sql *s, uint32_t utid)
{
	if (utid == NONE)
		return -1;
	return thread_is_row_0(s->trace, utid) ? 0 : (int64_t)utid + 1;
}

int64_t
thread_idle_row(const struct sql *s, uint32_t machine)
{
	const struct trace *t = s->trace;
	uint32_t i;

	for (i = 0; i < t->nthreads && machine != 0; i++)
		if (t->threads[i].machine == machine && thread_idles(t, i))
			return (int64_t)i + 1;
	return 0;
}
