/*
 * brief_program: threads that say what they did, of a program of no kind that
 * is known: its slowest slices and its busiest threads.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_busy.h"
#include "brief_int.h"

#define BUSY	4	/* threads that get lines */

int
brief_program_is(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].type == TRACK_THREAD &&
		    t->tracks[i].nslices > 0)
			return 1;
	return 0;
}

/* Says how much there is, what took longest, how busy a thread was at most. */
static void
program_facts(struct brief *b, const struct trace *t,
    const struct brief_query *q, const struct brief_part *slow,
    const struct brief_busy *v, size_t n, double span)
{
	const char *who = n > 1 ? brief_where(b, t, v[0].track) : "";
	char count[32];

	text_count(count, sizeof(count), t->nprocesses > 1 ? t->nprocesses :
	    n);
	if (t->nprocesses > 1 || n > 1)
		brief_fact(b, "%s %s", count, t->nprocesses > 1 ?
		    "processes" : "threads");
	if (slow != NULL && slow->n > 0)
		brief_fact(b, "longest %s %s", slow->v[0].number, brief_name(b,
		    t, q, slow->v[0].at.id));
	if (n > 0)
		brief_fact(b, "%s%s%.1f %% busy", who, *who != '\0' ? " " : "",
		    brief_percent((double)v[0].ns, span));
}

void
brief_program_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct brief_busy *v = xcalloc((size_t)t->ntracks + 1, sizeof(*v));
	struct brief_part *p;
	int64_t t0, t1;
	double span;
	size_t n;

	brief_span(t, q, &t0, &t1);
	span = (double)sat_span(t0, t1);
	b->names = 1;
	n = brief_busiest(t, q, t0, t1, v);
	p = brief_slices(b, t, q, "slowest", q->slow, q->nslow);
	program_facts(b, t, q, p, v, n, span);
	if (n > 1)
		brief_busy_part(b, t, v, n < BUSY ? n : BUSY, span);
	free(v);
}
