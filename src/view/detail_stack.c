/*
 * Stacks: the frames from the innermost one to the root.
 *
 * In the stack of a sample, each frame has two shares of the track's samples:
 * total, samples whose stack contains the frame; self, samples whose innermost
 * frame is the frame:
 *
 *	stack: total, self of 21,998 samples
 *	  4.1 %  4.1 %  parse   app.js
 *	 61.0 %  0.2 %  load    app.js
 *	100.0 %         (root)
 *
 * The counts of a track are made when the first of its samples is selected, in
 * O(samples + frames), and kept until the counts of another track are needed.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "detail.h"
#include "priv.h"

#define MOST_FRAMES	256	/* lines of a stack */

struct callsite_counts {
	const struct trace	*trace;
	uint32_t		 track;
	uint32_t		*total, *self;	/* samples, by frame */
};

void
detail_counts_free(struct callsite_counts *c)
{
	if (c == NULL)
		return;
	free(c->total);
	free(c->self);
	free(c);
}

/*
 * Set c->total from c->self: the total of a frame is its own samples and the
 * totals of the frames that it called.  A counting sort by `depth` orders the
 * frames, and the sums are formed from the deepest frames up.
 */
static void
sum_up(struct callsite_counts *c, const uint16_t *depth)
{
	const struct trace *tr = c->trace;
	uint32_t *at, *order, i, sum, n, f;

	at = xcalloc(UINT16_MAX + 2, sizeof(*at));
	order = xreallocarray(NULL, (size_t)tr->ncallsites + 1, sizeof(*order));
	for (i = 0; i < tr->ncallsites; i++)
		at[depth[i]]++;
	for (i = 0, sum = 0; i <= UINT16_MAX; i++) {
		n = at[i];
		at[i] = sum;
		sum += n;
	}
	for (i = 0; i < tr->ncallsites; i++)
		order[at[depth[i]]++] = i;
	for (i = tr->ncallsites; i-- > 0; ) {
		f = order[i];
		c->total[f] += c->self[f];
		if (tr->callsites[f].parent != NONE)
			c->total[tr->callsites[f].parent] += c->total[f];
	}
	free(at);
	free(order);
}

/* Returns the counts of `track`, made anew when d has those of another. */
static const struct callsite_counts *
counts_of(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct track *k = &tr->tracks[track];
	struct callsite_counts *c = d->counts;
	uint32_t i, f;

	if (c != NULL && c->trace == tr && c->track == track)
		return c;
	detail_counts_free(c);
	d->counts = c = xcalloc(1, sizeof(*c));
	c->trace = tr;
	c->track = track;
	c->total = xcalloc((size_t)tr->ncallsites + 1, sizeof(*c->total));
	c->self = xcalloc((size_t)tr->ncallsites + 1, sizeof(*c->self));
	for (i = k->sample; i < k->sample + k->nsamples; i++)
		if ((f = tr->samples[i].callsite) != NONE)
			c->self[f]++;
	sum_up(c, v->priv->callsite_depth);
	return c;
}

/* Add a line: `before`, then the name and category of `frame`. */
static void
callsite_line(struct detail *d, const struct trace *tr, uint32_t frame,
    const char *before)
{
	const struct callsite *f = &tr->callsites[frame];

	detail_text(d, "%s%.200s%s%.200s", before, trace_str(tr, f->name),
	    callsite_where(f) != 0 ? "   " : "", trace_str(tr,
	    callsite_where(f)));
}

void
detail_callsites(struct detail *d, const struct trace *tr, uint32_t frame)
{
	int n;

	for (n = 0; frame != NONE && n < MOST_FRAMES; n++) {
		callsite_line(d, tr, frame, "  ");
		frame = tr->callsites[frame].parent;
	}
	if (frame != NONE)
		detail_text(d, "  ... and more up to the root");
}

/* Write part / whole in percent, blanks for 0, to out[0..n); returns out. */
static const char *
share(char *out, size_t n, uint32_t part, uint32_t whole)
{
	if (part == 0 || whole == 0)
		snprintf(out, n, "%7s", "");
	else
		snprintf(out, n, "%5.1f %%", (double)part / whole * 100);
	return out;
}

void
detail_sample_stack(struct detail *d, const struct view *v, uint32_t sample,
    uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct callsite_counts *c;
	uint32_t f = tr->samples[sample].callsite, all, n;
	char total[16], self[16], before[64], count[32];

	if (f == NONE || track == NONE)
		return;
	all = tr->tracks[track].nsamples;
	c = counts_of(d, v, track);
	text_count(count, sizeof(count), all);
	detail_title(d, "stack: total, self of %s sample%s", count,
	    all == 1 ? "" : "s");
	for (n = 0; f != NONE && n < MOST_FRAMES; n++) {
		snprintf(before, sizeof(before), "%s%s %s  ",
		    v->priv->callsite_depth[f] == d->depth ? "*" : " ",
		    share(total, sizeof(total), c->total[f], all),
		    share(self, sizeof(self), c->self[f], all));
		callsite_line(d, tr, f, before);
		f = tr->callsites[f].parent;
	}
	if (f != NONE)
		detail_text(d, "  ... and more up to the root");
}
