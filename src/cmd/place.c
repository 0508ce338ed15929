/*
 * place: from the words of a command line to a place in a trace.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/trace.h"

#include "place.h"

/* Sets *ns to a time, and returns what it is counted from. */
static enum link_clock
said(const struct cmd_call *call, const char *name, int64_t *ns)
{
	static const enum link_clock clocks[] = { [WHEN_START] = LINK_START,
	    [WHEN_CLOCK] = LINK_CLOCK, [WHEN_DAY] = LINK_DAY };
	enum cmd_clock clock;

	return cmd_when_said(call, name, ns, &clock) ? clocks[clock] :
	    LINK_NONE;
}

void
place_of_call(const struct cmd_call *call, struct permalink *l)
{
	int i;

	permalink_init(l);
	l->has_from = said(call, "from", &l->from);
	l->has_to = said(call, "to", &l->to);
	l->has_cursor = said(call, "cursor", &l->cursor);
	l->track = cmd_str(call, "track");
	l->select = cmd_str(call, "select");
	l->open = cmd_str(call, "open");
	l->filter = cmd_str(call, "filter");
	l->trace = cmd_str(call, "trace");
	l->find = cmd_str(call, "find");
	l->folds = cmd_str(call, "folds");
	for (i = 0; i < TRACK_STATE_MAX; i++)
		l->tracks[i].n = cmd_list(call, track_states[i].word,
		    &l->tracks[i].v);
	l->find_on = cmd_str(call, "find-on");
	if (cmd_given(call, "line"))
		l->line = cmd_int(call, "line");
	if (cmd_given(call, "above"))
		l->above = cmd_int(call, "above");
}

void
place_load_words(const struct cmd_call *call, struct buf *b)
{
	const struct cmd_option *o;
	const char **list;
	size_t i, n;

	for (o = cmd_load_options; o->name != NULL; o++) {
		if (!cmd_given(call, o->name))
			continue;
		if (o->type == CMD_FLAG)
			buf_printf(b, " --%s", o->name);
		else if (o->type != CMD_LIST) {
			buf_printf(b, " --%s=", o->name);
			permalink_word(b, cmd_str(call, o->name));
		}
		n = o->type == CMD_LIST ? cmd_list(call, o->name, &list) : 0;
		for (i = 0; i < n; i++) {
			buf_printf(b, " --%s=", o->name);
			permalink_word(b, list[i]);
		}
	}
}

int
place_range(const struct cmd_call *call, const struct trace *t, int64_t *t0,
    int64_t *t1, struct err *err)
{
	int from, to;

	*t0 = t->start;
	*t1 = t->end;
	if ((from = cmd_when(call, "from", t, t0, err)) == -1 ||
	    (to = cmd_when(call, "to", t, t1, err)) == -1)
		return -1;
	/* one that is beyond the trace leaves nothing, which is no error */
	if (*t0 > *t1 && !to)
		*t1 = *t0;
	else if (*t0 > *t1 && !from)
		*t0 = *t1;
	if (*t0 > *t1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%s: --from is later than --to", call->cmd->name);
	return 0;
}
