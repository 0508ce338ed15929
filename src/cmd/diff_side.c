/*
 * diff_side: which part of a run `ttv diff` compares, and whether any run has
 * what the options name.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/err.h"
#include "ttv/span_trace.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"
#include "diff_side.h"

int
diff_has_two(const struct cmd_call *call)
{
	return cmd_given(call, "trace") && strchr(cmd_str(call, "trace"),
	    ',') != NULL;
}

int
diff_side_part(struct chosen_part *p, const struct cmd_call *call,
    enum compare_side side, const struct trace *t, struct err *err)
{
	const char *id;
	char *filter;
	size_t n;
	int rc;

	if (!diff_has_two(call))
		return chosen_part_open(p, call, t, err);
	id = cmd_str(call, "trace");
	n = strcspn(id, ",");
	if (side == COMPARE_NEW) {
		id += n + 1;
		n = strlen(id);
	}
	filter = cmd_trace_filter(call, id, n);
	rc = chosen_part_by(p, call, filter, t, err);
	free(filter);
	return rc;
}

size_t
diff_side_runs(const struct cmd_call *call, const struct trace *t,
    struct err *err)
{
	const struct span_traces *x;
	char path[256];

	if (!cmd_flag(call, "per-trace"))
		return 1;
	if ((x = span_traces_of(t)) == NULL || x->n == 0) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, "diff: --per-trace: %s "
		    "has no distributed traces", t->sources[0].path);
		return 0;
	}
	if (x->n > DIFF_RUNS) {
		text_safe(path, sizeof(path), t->sources[0].path,
		    strlen(t->sources[0].path));
		fprintf(stderr, "ttv: %s: %d of its %" PRIu32 " traces, spread "
		    "evenly, are the runs\n", path, DIFF_RUNS, x->n);
	}
	return x->n < DIFF_RUNS ? x->n : DIFF_RUNS;
}

void
diff_side_run(const struct part *part, const struct trace *t, size_t i,
    size_t n, struct bits *out)
{
	const struct span_traces *x = span_traces_of(t);
	const struct span_trace *one = &x->v[i * x->n / n];
	uint32_t k, s;

	bits_init(out, t->nslices);
	for (k = 0; k < one->n; k++) {
		s = x->order[one->first + k];
		if (part->slices == NULL || bits_has(part->slices, s))
			bits_add(out, s);
	}
}

void
diff_side_named(struct diff_named *d, const struct cmd_call *call,
    struct chosen_part *p, const struct trace *t, struct err *err)
{
	if (d->found || err->code != ERR_NONE)
		return;
	err_clear(&d->missing);
	if (p->tracks != NULL && area_tracks(t, cmd_str(call, "track"),
	    cmd_str(call, "process"), p->tracks, err) == -1)
		return;
	d->found = !chosen_missing(call, t, &p->of, call->cmd->name,
	    &d->missing);
}
