/*
 * ttv info: what is in a trace.  This file counts; info_text.c and info_json.c
 * print.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "info.h"

const struct cmd_option cmd_info_options[] = {
	{ "json", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print one JSON object" },
	{ "top", 0, CMD_INT, "N", 0, INT32_MAX, NULL, "20",
	    "Name the N names that take the most; 0 takes all" },
	{ "sort", 0, CMD_CHOICE, "BY", 0, 0, "total self count max name",
	    "total", "What names are sorted by" },
	CMD_OPTION_END
};

static void
info_make(struct info *in, const struct trace *t, enum stat_order order,
    size_t top)
{
	struct flow	f;
	uint32_t	i;

	memset(in, 0, sizeof(*in));
	in->trace = t;
	stat_names(&in->names, t, NONE);
	stat_sort(&in->names, t, order);
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
	static const enum stat_order orders[] = { STAT_TOTAL, STAT_SELF,
	    STAT_COUNT, STAT_MAX, STAT_NAME };
	struct info	 in;
	struct trace	*t;
	struct out	 out;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	info_make(&in, t, orders[cmd_choice(call, "sort")],
	    (size_t)cmd_int(call, "top"));
	out_open(&out);
	if (cmd_flag(call, "json"))
		info_json(&out.buf, &in);
	else
		info_text(&out.buf, &in);
	stat_free(&in.names);
	free(in.process_slices);
	free(in.process_threads);
	trace_free(t);
	return out_close(&out, status);
}
