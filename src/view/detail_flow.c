/*
 * The flows of a slice or an instant: the other end of each flow.
 */
#include "config.h"

#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "detail.h"
#include "passed.h"

#define MOST_FLOWS	64	/* lines of each direction */

/*
 * Add a line for flow `number`: the event at the other end and its distance in
 * time.  `out` is 1 for a flow that starts here.
 */
static void
one_flow(struct detail *d, const struct view *v, uint32_t number, int out)
{
	const struct trace *tr = v->trace;
	const struct flow f = flow_at(tr, number);
	uint32_t other = out ? f.to : f.from;
	struct detail_line *l;
	char thread[128], away[32];
	int64_t delta;

	if (other == NONE) {
		detail_text(d, "   %s %.100s: unbound, nothing at the other "
		    "end", out ? "out" : "in ",
		    trace_kind_name(tr, f.kind));
		return;
	}
	trace_track_label(tr, flow_end_track(tr, other), thread,
	    sizeof(thread));
	delta = out ? sat_sub(f.to_ts, f.from_ts) :
	    sat_sub(f.from_ts, f.to_ts);
	text_duration_short(away, sizeof(away), delta);
	l = detail_text(d, "   %s %s%s  %.120s  (%s)",
	    out ? "to  " : "from", delta > 0 ? "+" : "", away,
	    trace_kind_name(tr, flow_end_kind(tr, other)), thread);
	l->target = flow_end_ref(tr, other);
}

void
detail_flows(struct detail *d, const struct view *v, uint32_t end)
{
	uint32_t list[2][MOST_FLOWS];
	size_t n[2], i;
	int out;

	if (v->trace->nflows == 0)
		return;
	n[0] = flow_in(v->trace, end, list[0], MOST_FLOWS);
	n[1] = flow_out(v->trace, end, list[1], MOST_FLOWS);
	if (n[0] + n[1] == 0)
		return;
	detail_title(d, "flows: %zu in, %zu out",
	    n[0], n[1]);
	for (out = 0; out < 2; out++) {
		for (i = 0; i < n[out] && i < MOST_FLOWS; i++)
			one_flow(d, v, list[out][i], out);
		if (i < n[out])
			detail_text(d, "   ... and %zu more", n[out] - i);
	}
}

void
detail_flow_count(struct detail *d, const struct view *v, uint32_t end)
{
	size_t in, out;

	if (v->trace->nflows == 0)
		return;
	in = flow_in(v->trace, end, NULL, 0);
	out = flow_out(v->trace, end, NULL, 0);
	if (in + out > 0)
		detail_fact(d, 2, "flows", "%zu in, %zu out", in, out);
}
