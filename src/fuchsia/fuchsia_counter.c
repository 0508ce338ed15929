/*
 * fuchsia_counter: counters, whose args are their values.  Each arg that is a
 * number is a series of the counter, which belongs to the process.  A counter
 * with an id other than 0 is one of its own, named NAME[ID].
 */
#include "config.h"

#include <math.h>
#include <stdio.h>

#include "fuchsia.h"

/* Converts the value of an arg; returns 0, or -1 when it is no number. */
static int
fuchsia_arg_number(const struct fuchsia_arg *g, double *v)
{
	switch (g->type) {
	case FUCHSIA_INT32:
	case FUCHSIA_INT64:
		*v = (double)fuchsia_arg_int(g);
		return 0;
	case FUCHSIA_UINT32:
	case FUCHSIA_UINT64:
		*v = (double)fuchsia_arg_uint(g);
		return 0;
	case FUCHSIA_DOUBLE:
		*v = fuchsia_arg_double(g);
		return isfinite(*v) ? 0 : -1;
	}
	return -1;
}

static uint32_t
counter_series(struct fuchsia_part *p, uint32_t upid, uint32_t name,
    uint64_t id, uint32_t arg)
{
	struct fuchsia_series *s;
	uint32_t counter = name;
	char text[24];
	int n;

	s = &p->series[(id * 7 + upid * 131 + name * 31 + arg) *
	    UINT64_C(0x9e3779b97f4a7c15) >> 40 & (FUCHSIA_SERIES - 1)];
	if (s->used && s->id == id && s->upid == upid && s->name == name &&
	    s->arg == arg)
		return s->series;
	if (id != 0) {
		n = snprintf(text, sizeof(text), "%llu",
		    (unsigned long long)id);
		counter = builder_indexed_name(p->b, name, text, (size_t)n);
	}
	*s = (struct fuchsia_series){ id, upid, name, arg,
	    builder_source_counter(p->b, upid, counter, arg, id != 0 ?
	    TRACK_SOURCE_ARGS_ID : TRACK_SOURCE_ARGS), 1 };
	return s->series;
}

void
fuchsia_counter(struct fuchsia_part *p, const struct fuchsia_event *e,
    const struct fuchsia_thread *t, int64_t ts)
{
	uint32_t name = fuchsia_string(p, &e->name);
	struct fuchsia_args a = e->args;
	struct fuchsia_arg g;
	double v;
	int more;

	fuchsia_check_text(p, &e->cat);
	if (a.left == 0)
		fuchsia_warn(p, WARN_COUNTER_NO_ARGS);
	while ((more = fuchsia_next_arg(&a, &g)) != 0) {
		if (more == -1)
			fuchsia_warn(p, WARN_ARG);
		else if (g.type == FUCHSIA_ARG_BLOB)
			fuchsia_check_text(p, &g.name);
		else if (fuchsia_arg_number(&g, &v) == -1)
			fuchsia_warn(p, WARN_COUNTER_VALUE);
		else
			builder_counter_value(p->b, counter_series(p, t->upid,
			    name, e->last, fuchsia_string(p, &g.name)), ts, v);
	}
}
