/*
 * brief_torch: PyTorch: the steps of a training, the operators that it called,
 * what of the way back took the time, and the kernels of a GPU.
 *
 * It is known by the names of operators.  An operator that another one calls is
 * in that one's time.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"
#include "brief_sums.h"

#define SLOW	256	/* slices of which distinct ones get lines */
#define NESTED	64	/* slices around one that are looked at */
#define BACK	"autograd::engine::evaluate_function: "

enum torch_is { TORCH_OTHER, TORCH_STEP, TORCH_OPERATOR, TORCH_BACK,
	TORCH_GPU };

static int
begins(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

/* Returns what slices of a kind are. */
static enum torch_is
torch_is(const struct trace *t, uint32_t kind)
{
	const char *name = trace_kind_name(t, kind);
	const char *cat = trace_kind_cat(t, kind);

	if (begins(name, "ProfilerStep#") || (begins(name, "step ") &&
	    name[5] >= '0' && name[5] <= '9'))
		return TORCH_STEP;
	if (strcmp(cat, "kernel") == 0 || begins(cat, "gpu_mem"))
		return TORCH_GPU;
	return begins(name, BACK) ? TORCH_BACK : begins(name, "aten::") ?
	    TORCH_OPERATOR : TORCH_OTHER;
}

int
brief_torch_is(const struct trace *t)
{
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		if (begins(trace_kind_name(t, i), "aten::"))
			n += t->kind_count[i];
	return n > 0 && n > t->nslices / 10;
}

/* Returns whether a slice is inside of another of what it is. */
static int
torch_nested(const struct trace *t, const uint8_t *is, uint32_t slice)
{
	uint32_t up = slice;
	int i;

	for (i = 0; i < NESTED && (up = trace_parent(t, up)) != NONE; i++)
		if (is[t->kind[up]] == is[t->kind[slice]])
			return 1;
	return 0;
}

/* Adds up what is outermost of its sort, by name; returns the time of steps. */
static int64_t
torch_sums(const struct trace *t, const struct brief_query *q,
    const uint8_t *is, struct sums *of, int64_t *longest, uint32_t *nsteps)
{
	int64_t t0, t1, ns, steps = 0;
	uint32_t i;

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		ns = trace_slice_overlap(t, i, t0, t1);
		if (is[t->kind[i]] == TORCH_OTHER || ns <= 0 || trace_dur(t,
		    i) == DUR_OPEN || !brief_has_track(q, t->rows[
		    trace_slice_row(t, i)].track) || torch_nested(t, is, i))
			continue;
		sums_add(&of[is[t->kind[i]]], t->kinds[t->kind[i]].name, NONE,
		    i, ns);
		if (is[t->kind[i]] != TORCH_STEP)
			continue;
		steps = sat_add(steps, ns);
		*longest = ns > *longest ? ns : *longest;
		(*nsteps)++;
	}
	return steps;
}

void
brief_torch_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	uint8_t *is = xcalloc((size_t)t->nkinds + 1, 1);
	struct sums of[TORCH_GPU + 1];
	struct brief_part *p;
	uint32_t s[SLOW], i, n = 0;
	int64_t steps, longest = 0;

	memset(of, 0, sizeof(of));
	for (i = 0; i < t->nkinds; i++)
		is[i] = (uint8_t)torch_is(t, i);
	steps = torch_sums(t, q, is, of, &longest, &n);
	if (n > 0)
		brief_fact(b, "%u step%s, %s on average, longest %s", n,
		    n == 1 ? "" : "s", brief_ns(b, steps / n),
		    brief_ns(b, longest));
	p = sums_part(b, t, &of[TORCH_OPERATOR], "called",
	    (double)of[TORCH_OPERATOR].ns);
	if (p != NULL)
		brief_fact(b, "most in %s", p->v[0].text);
	p = sums_part(b, t, &of[TORCH_GPU], "GPU", (double)of[TORCH_GPU].ns);
	if (p != NULL)
		brief_fact(b, "GPU %s", brief_ns(b, of[TORCH_GPU].ns));
	p = sums_part(b, t, &of[TORCH_BACK], "backward",
	    (double)of[TORCH_BACK].ns);
	for (i = 0; p != NULL && i < p->n; i++)
		if (begins(p->v[i].text, BACK))
			p->v[i].text += strlen(BACK);
	brief_slices(b, t, q, n > 0 ? "step" : "slowest", s, busy_slowest(t,
	    q->tracks, q->t0, q->t1, s, SLOW));
	b->names = 1;
	for (i = 0; i <= TORCH_GPU; i++)
		sums_free(&of[i]);
	free(is);
}
