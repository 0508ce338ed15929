/*
 * ttv info: what is in a trace.  This file counts; info_text.c and info_json.c
 * print.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"
#include "info.h"

const struct cmd_option cmd_info_options[] = {
	{ "max", 0, CMD_INT, "N", 0, INT32_MAX, NULL, "20",
	    "Name the N names that take the most, and as many processes and "
	    "threads of each; 0 takes all" },
	{ "top", 0, CMD_INT, "N", 0, INT32_MAX, NULL, NULL,
	    "The same as --max" },
	{ "sort", 0, CMD_CHOICE, "BY", 0, 0, "total self count max name",
	    "total", "What names are sorted by" },
	CMD_OPTION_END
};

/* Sums up the functions of samples of a part, by `top` of them. */
static void
info_functions(struct info *in, const struct part *part, int threads)
{
	struct flame_query	 q;

	if (in->trace->nsamples == 0 || (part != NULL &&
	    part->slices != NULL))
		return;
	memset(&q, 0, sizeof(q));
	q.t0 = in->start;
	q.t1 = in->end;
	q.tracks = part != NULL ? part->tracks : NULL;
	q.weight = flame_sample_weight(in->trace);
	q.threads = threads > 0 ? threads : pool_cores();
	flame_make(&in->functions, in->trace, &q);
	in->top_functions = in->most == 0 || in->most > in->functions.nnames ?
	    in->functions.nnames : in->most;
}

/* Counts what is in a trace, or in the sets of things of a part of it. */
static void
info_make(struct info *in, const struct trace *t, const struct bits *kept,
    enum name_order order)
{
	uint32_t	i;

	in->trace = t;
	info_count(in, kept);
	if (kept != NULL)
		name_sums_of(&in->names, t, &kept[ENTITY_SLICE]);
	else
		name_sums_make(&in->names, t, NONE);
	name_sums_sort(&in->names, t, order);
	in->top = in->most == 0 || in->most > in->names.n ? in->names.n :
	    in->most;
	in->process_threads = xcalloc((size_t)t->nprocesses + 1,
	    sizeof(*in->process_threads));
	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].upid != NONE)
			in->process_threads[t->threads[i].upid]++;
}

/* Prints the counts of a trace; returns an exit status. */
static int
info_print(const struct cmd_call *call, const struct trace *t,
    const struct part *part, const struct bits *kept, int status)
{
	/* In the order of the words of --sort. */
	static const enum name_order orders[] = { SUMS_TOTAL, SUMS_SELF,
	    SUMS_COUNT, SUMS_MAX, SUMS_NAME };
	struct info	 in;
	struct out	 out;

	memset(&in, 0, sizeof(in));
	in.most = (size_t)cmd_int(call, cmd_given(call, "top") ? "top" :
	    "max");
	in.start = part != NULL ? part->t0 : t->start;
	in.end = part != NULL ? part->t1 : t->end;
	info_make(&in, t, kept, orders[cmd_choice(call, "sort")]);
	info_functions(&in, part, (int)cmd_int(call, "threads"));
	out_open(&out);
	if (cmd_form(call) == TABLE_JSON)
		info_json(&out.buf, &in);
	else
		info_text(&out.buf, &in);
	name_sums_free(&in.names);
	flame_free(&in.functions);
	info_count_free(&in);
	free(in.process_threads);
	return out_close(&out, status);
}

int
cmd_info(const struct cmd_call *call)
{
	struct bits	 kept[ENTITIES] = { { 0, NULL, NULL } };
	struct chosen_part part;
	struct trace	*t;
	struct err	 err;
	int		 rc, status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	err_clear(&err);
	rc = chosen_part_open(&part, call, t, &err);
	if (rc == -1 || (rc = chosen_kept(kept, call, t, &err)) == -1)
		status = cmd_fail(&err);
	else
		status = info_print(call, t, part.part, rc == 1 ? kept : NULL,
		    status);
	chosen_free(kept);
	chosen_part_close(&part);
	trace_free(t);
	return status;
}
