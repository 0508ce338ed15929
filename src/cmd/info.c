/*
 * ttv info: what is in a trace.  This file counts; info_text.c and info_json.c
 * print.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "info.h"

const struct cmd_option cmd_info_options[] = {
	{ "top", 0, CMD_INT, "N", 0, INT32_MAX, NULL, "20",
	    "Name the N names that take the most, and as many processes and "
	    "threads of each; 0 takes all" },
	{ "sort", 0, CMD_CHOICE, "BY", 0, 0, "total self count max name",
	    "total", "What names are sorted by" },
	CMD_OPTION_END
};

/* Sums up the functions of in->trace's samples, by `top` of them. */
static void
info_functions(struct info *in, size_t top, int threads)
{
	struct flame_query	 q;

	if (in->trace->nsamples == 0)
		return;
	memset(&q, 0, sizeof(q));
	q.t0 = in->trace->start;
	q.t1 = in->trace->end;
	q.weight = flame_has(in->trace, FLAME_SAMPLED) ? FLAME_SAMPLED :
	    FLAME_SAMPLES;
	q.threads = threads > 0 ? threads : pool_cores();
	flame_make(&in->functions, in->trace, &q);
	in->top_functions = top == 0 || top > in->functions.nnames ?
	    in->functions.nnames : top;
}

static void
info_make(struct info *in, const struct trace *t, enum name_order order,
    size_t top)
{
	struct flow	f;
	uint32_t	i;

	memset(in, 0, sizeof(*in));
	in->trace = t;
	in->most = top;
	name_sums_make(&in->names, t, NONE);
	name_sums_sort(&in->names, t, order);
	in->top = top == 0 || top > in->names.n ? in->names.n : top;
	in->process_slices = xcalloc((size_t)t->nprocesses + 1,
	    sizeof(*in->process_slices));
	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].upid != NONE &&
		    t->tracks[i].type != TRACK_STATE)
			in->process_slices[t->tracks[i].upid] +=
			    t->tracks[i].nslices;
	in->process_threads = xcalloc((size_t)t->nprocesses + 1,
	    sizeof(*in->process_threads));
	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].upid != NONE)
			in->process_threads[t->threads[i].upid]++;
	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		in->unbound += f.from == NONE || f.to == NONE;
	}
}

int
cmd_info(const struct cmd_call *call)
{
	/* In the order of the words of --sort. */
	static const enum name_order orders[] = { SUMS_TOTAL, SUMS_SELF,
	    SUMS_COUNT, SUMS_MAX, SUMS_NAME };
	struct info	 in;
	struct trace	*t;
	struct out	 out;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	info_make(&in, t, orders[cmd_choice(call, "sort")],
	    (size_t)cmd_int(call, "top"));
	info_functions(&in, (size_t)cmd_int(call, "top"),
	    (int)cmd_int(call, "threads"));
	out_open(&out);
	if (cmd_form(call) == TABLE_JSON)
		info_json(&out.buf, &in);
	else
		info_text(&out.buf, &in);
	name_sums_free(&in.names);
	flame_free(&in.functions);
	free(in.process_slices);
	free(in.process_threads);
	trace_free(t);
	return out_close(&out, status);
}
