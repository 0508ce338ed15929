/*
 * What ran at the time of a counter's value: the innermost slices of threads
 * and CPUs, those of the counter's process first.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/running.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "priv.h"

#define MOST_RUNNING	32	/* lines */
#define MOST_BRIEF	3	/* names in the short pane */

/* Writes the track of a slice, and its process if that is another. */
static void
running_place(const struct trace *tr, const struct running *r, char *out,
    size_t n)
{
	const struct track *k = &tr->tracks[r->track];
	size_t at = trace_place_label(tr, r->track, out, n);

	if (r->same || k->upid == NONE || at + 4 >= n)
		return;
	at += strlcpy(out + at, " of ", n - at);
	if (at < n)
		trace_process_label(tr, k->upid, out + at, n - at);
}

static void
running_line(struct detail *d, const struct trace *tr,
    const struct running *r)
{
	uint32_t up = trace_parent(tr, r->slice);
	char place[128], wall[32], in[80] = "";

	running_place(tr, r, place, sizeof(place));
	text_duration_short(wall, sizeof(wall), sat_sub(trace_slice_end(tr,
	    r->slice), tr->ts[r->slice]));
	if (up != NONE)
		snprintf(in, sizeof(in), "  in %.64s", trace_kind_name(tr,
		    tr->kind[up]));
	detail_text(d, "%9s  %.100s%s  (%s)", wall, trace_kind_name(tr,
	    tr->kind[r->slice]), in, place);
	detail_target(d, ENTITY_SLICE, r->slice);
}

/* Adds the line of the short pane: the first names with their tracks. */
static void
running_brief(struct detail *d, const struct trace *tr,
    const struct running *v, size_t n, size_t all)
{
	char text[400] = "", place[64];
	size_t i, at = 0;

	for (i = 0; i < n && i < MOST_BRIEF && at < sizeof(text); i++) {
		running_place(tr, &v[i], place, sizeof(place));
		at += (size_t)snprintf(text + at, sizeof(text) - at,
		    "%s%.60s (%.50s)", i > 0 ? ", " : "", trace_kind_name(tr,
		    tr->kind[v[i].slice]), place);
	}
	if (i < all && at < sizeof(text))
		snprintf(text + at, sizeof(text) - at, ", %zu more",
		    all - i);
	detail_string(d, 3, "ran then", n > 0 ? text :
	    "nothing on a thread or CPU");
	if (n > 0)
		detail_target(d, ENTITY_SLICE, v[0].slice);
}

void
detail_running(struct detail *d, const struct view *v, int64_t t,
    uint32_t track)
{
	const struct trace *tr = v->trace;
	struct running r[MOST_RUNNING];
	size_t all, n, i;
	uint32_t left;

	all = running_at(tr, t, track, r, MOST_RUNNING, &left);
	n = all < MOST_RUNNING ? all : MOST_RUNNING;
	if (n == 0 && tr->nslices == 0)
		return;
	if (!d->tall || n == 0)
		running_brief(d, tr, r, n, all);
	if (n > 0)
		detail_title(d, "ran then (%zu): wall, innermost slice, track",
		    all);
	for (i = 0; i < n; i++)
		running_line(d, tr, &r[i]);
	if (all > n)
		detail_text(d, "          ... and %zu more", all - n);
	if (left > 0)
		detail_text(d, "          %u tracks were not searched", left);
}
