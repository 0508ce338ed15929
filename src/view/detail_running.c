/*
 * What ran at the time of a counter's value: the innermost slices of threads
 * and CPUs, those of the counter's process first; and what was alive then:
 * async slices and objects.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/interval.h"
#include "ttv/running.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "detail.h"
#include "passed.h"

#define MOST_RUNNING	32	/* lines */
#define MOST_BRIEF	3	/* names in the short pane */
#define MOST_ALIVE	12	/* lines of async slices, and of objects */
#define MOST_LIVES	50000	/* objects that are looked at: a millisecond */

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

static void
running_asyncs(struct detail *d, const struct trace *tr, int64_t t,
    uint32_t track)
{
	struct running r[MOST_ALIVE];
	size_t all, n, i;
	uint32_t left;

	all = running_async(tr, t, track, r, MOST_ALIVE, &left);
	n = all < MOST_ALIVE ? all : MOST_ALIVE;
	if (n > 0)
		detail_title(d, "async slices then (%zu%s): wall, innermost "
		    "slice, track", all, left ? " or more" : "");
	for (i = 0; i < n; i++)
		running_line(d, tr, &r[i]);
	if (all > n)
		detail_text(d, "          ... and %zu more", all - n);
}

/* ---- objects that were alive then ---- */

struct alive {
	uint32_t	id[MOST_ALIVE];
	size_t		n, all;
	uint32_t	upid;		/* whose objects come first */
};

/* Returns whether object a comes before b: of the process, the newest first. */
static int
alive_before(const struct trace *tr, uint32_t upid, uint32_t a, uint32_t b)
{
	const struct object *x = &tr->objects[a], *y = &tr->objects[b];
	int own = tr->tracks[x->track].upid == upid;

	if (own != (tr->tracks[y->track].upid == upid))
		return own;
	return x->created != y->created ? x->created > y->created : a < b;
}

/* Puts an object in its place among the first ones. */
static void
alive_add(struct alive *a, const struct trace *tr, uint32_t id)
{
	size_t i;

	a->all++;
	if (a->n < MOST_ALIVE)
		a->n++;
	else if (!alive_before(tr, a->upid, id, a->id[a->n - 1]))
		return;
	for (i = a->n - 1; i > 0 && alive_before(tr, a->upid, id,
	    a->id[i - 1]); i--)
		a->id[i] = a->id[i - 1];
	a->id[i] = id;
}

static void
alive_line(struct detail *d, const struct trace *tr, uint32_t id)
{
	const struct object *o = &tr->objects[id];
	uint32_t upid = tr->tracks[o->track].upid;
	char life[32], process[96] = "";

	text_duration_short(life, sizeof(life), sat_span(o->created,
	    entity_end(tr, ENTITY_OBJECT, id)));
	if (upid != NONE)
		trace_process_label(tr, upid, process, sizeof(process));
	detail_text(d, "%9s  %.80s %.40s  (%s)", life, trace_str(tr, o->name),
	    trace_str(tr, o->id_text), process);
	detail_target(d, ENTITY_OBJECT, id);
}

static void
alive_objects(struct detail *d, const struct trace *tr, int64_t t,
    uint32_t track)
{
	struct alive a = { .upid = track == NONE ? NONE :
	    tr->tracks[track].upid };
	struct interval_query ask;
	uint32_t id;
	size_t i;

	if (tr->nobjects == 0)
		return;
	interval_ask(&ask, interval_of(tr, ENTITY_OBJECT), t, sat_add(t, 1));
	while (a.all < MOST_LIVES && (id = interval_next(&ask)) != NONE)
		alive_add(&a, tr, id);
	if (a.n > 0)
		detail_title(d, "objects alive then (%zu%s): lifetime, type "
		    "and id, process", a.all, a.all == MOST_LIVES ?
		    " or more" : "");
	for (i = 0; i < a.n; i++)
		alive_line(d, tr, a.id[i]);
	if (a.all > a.n)
		detail_text(d, "          ... and %zu more: an area has all, "
		    "by type", a.all - a.n);
}

static void
running_list(struct detail *d, const struct view *v, int64_t t,
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

void
detail_running(struct detail *d, const struct view *v, int64_t t,
    uint32_t track)
{
	running_list(d, v, t, track);
	running_asyncs(d, v->trace, t, track);
	alive_objects(d, v->trace, t, track);
}
