/*
 * diff_side: which part of a run `ttv diff` compares, and whether any run has
 * what the options name.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/err.h"
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
