/*
 * arrange: which tracks are hidden or pinned, and their order.
 *
 * Sorting changes the order of processes, in each process that of the tracks
 * right below it, which keep what is below them, and the order of threads whose
 * process is not known.  All else keeps its place.  Keys are made when a sort
 * is asked for.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/match_models.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "grid.h"
#include "lines.h"
#include "priv.h"

#define LABEL	256		/* bytes of a label that are compared */

static const char *const sort_names[SORT_MAX] = {
	[SORT_OPENED] = "as opened", [SORT_TRACE] = "as in the trace",
	[SORT_BUSY] = "busiest first", [SORT_NAME] = "by name",
	[SORT_FIRST] = "by first event"
};

const char *
view_sort_name(enum view_sort sort)
{
	return sort_names[sort];
}

/* ---- hidden and pinned ---- */

void
view_hide(struct view *v, uint32_t track, int hide)
{
	v->hidden[track] = (uint8_t)hide;
}

uint32_t
view_nhidden(const struct view *v)
{
	uint32_t i, n = 0;

	for (i = 0; i < v->trace->ntracks; i++)
		n += v->hidden[i];
	return n;
}

int
view_is_pinned(const struct view *v, uint32_t track)
{
	uint32_t i;

	for (i = 0; i < v->npins; i++)
		if (v->pins[i] == track)
			return 1;
	return 0;
}

void
view_pin(struct view *v, uint32_t track, int pin)
{
	uint32_t i, n = 0;

	for (i = 0; i < v->npins; i++)
		if (v->pins[i] != track)
			v->pins[n++] = v->pins[i];
	v->npins = n;
	if (!pin)
		return;
	v->pins = xreallocarray(v->pins, (size_t)n + 1, sizeof(*v->pins));
	v->pins[v->npins++] = track;
}

void
view_track_counts(const struct view *v, uint32_t *shown, uint32_t *all)
{
	*shown = v->priv->nshown;
	*all = v->priv->nall;
}

/* ---- order ---- */

/* A track with what it is sorted by. */
struct arrange_key {
	const struct view *v;
	uint32_t	 track;
};

/* Compares texts with their numbers as numbers: "worker 2", "worker 10". */
static int
natural(const char *a, const char *b)
{
	size_t n, m;

	for (; *a != '\0' && *b != '\0'; a++, b++) {
		if (!isdigit((unsigned char)*a) ||
		    !isdigit((unsigned char)*b)) {
			if (tolower((unsigned char)*a) !=
			    tolower((unsigned char)*b))
				break;
			continue;
		}
		a += strspn(a, "0");
		b += strspn(b, "0");
		n = strspn(a, "0123456789");
		m = strspn(b, "0123456789");
		if (n != m)
			return COMPARE(n, m);
		if (memcmp(a, b, n) != 0)
			return memcmp(a, b, n);
		if (n > 0) {
			a += n - 1;
			b += n - 1;
		} else {
			a--;
			b--;
		}
	}
	return tolower((unsigned char)*a) - tolower((unsigned char)*b);
}

static int
by_name(const struct arrange_key *a, const struct arrange_key *b)
{
	char x[LABEL], y[LABEL];

	trace_track_label(a->v->trace, a->track, x, sizeof(x));
	trace_track_label(b->v->trace, b->track, y, sizeof(y));
	return natural(x, y);
}

static int
arrange_compare(const void *va, const void *vb)
{
	const struct arrange_key *a = va, *b = vb;
	const int64_t *key = a->v->priv->sort_key;
	int c = 0;

	if (a->v->sort == SORT_NAME)
		c = by_name(a, b);
	else if (key[a->track] != key[b->track])
		c = key[a->track] < key[b->track] ? -1 : 1;
	return c != 0 ? c : COMPARE(a->track, b->track);
}

static void
sort_tracks(const struct view *v, uint32_t *tracks, uint32_t n)
{
	struct arrange_key *by = xreallocarray(NULL, (size_t)n + 1,
	    sizeof(*by));
	uint32_t i;

	for (i = 0; i < n; i++) {
		by[i].v = v;
		by[i].track = tracks[i];
	}
	qsort(by, n, sizeof(*by), arrange_compare);
	for (i = 0; i < n; i++)
		tracks[i] = by[i].track;
	free(by);
}

uint32_t
arrange_groups(const struct view *v, uint32_t root, uint32_t *out)
{
	uint32_t n = 0, i, end = rollup_end(v, root);

	out[n++] = root;
	if (v->priv->sort_key == NULL ||
	    v->trace->tracks[root].type != TRACK_PROCESS)
		return n;
	for (i = root + 1; i < end; i = rollup_end(v, i))
		out[n++] = i;
	sort_tracks(v, out + 1, n - 1);
	return n;
}

/* Returns the ns of work on a track. */
static int64_t
work_of(const struct trace *tr, uint32_t track, int many)
{
	uint32_t slowest;
	int64_t cpu;

	if (!busy_is(tr, track, many))
		return 0;
	cpu = busy_cpu(tr, tr->tracks[track].utid);
	return cpu >= 0 ? cpu : busy_covered(tr, track, &slowest);
}

/*
 * Sets the key of each track: less comes first.  The work of a track, negated,
 * is that of all below it; so is its first event.
 */
static void
make_keys(struct view *v)
{
	const struct trace *tr = v->trace;
	int64_t *key = v->priv->sort_key;
	int many = busy_many(tr);
	uint32_t i, p;

	for (i = 0; i < tr->ntracks; i++)
		key[i] = v->sort == SORT_BUSY ? -work_of(tr, i, many) :
		    tr->tracks[i].start > tr->tracks[i].end ? INT64_MAX :
		    tr->tracks[i].start;
	for (i = tr->ntracks; i-- > 0; ) {
		if ((p = tr->tracks[i].parent) == NONE)
			continue;
		if (v->sort == SORT_BUSY)
			key[p] = sat_add(key[p], key[i]);
		else if (key[i] < key[p])
			key[p] = key[i];
	}
}

void
arrange_roots(struct view *v, const uint32_t *processes,
    const uint32_t *threads)
{
	const struct trace *tr = v->trace;
	uint32_t i, at = 0, next = 0, next_thread = 0, *roots;

	roots = xreallocarray(NULL, (size_t)tr->ntracks + 1, sizeof(*roots));
	for (i = 0; i < tr->ntracks; i++)
		if (tr->tracks[i].parent == NONE)
			roots[at++] = tr->tracks[i].type == TRACK_PROCESS ?
			    processes[next++] : tr->tracks[i].type ==
			    TRACK_THREAD ? threads[next_thread++] : i;
	free(v->priv->roots);
	v->priv->roots = roots;
	v->priv->nroots = at;
}

static void
sort_roots(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t *processes = xreallocarray(NULL, (size_t)tr->ntracks + 1,
	    sizeof(*processes));
	uint32_t *threads = xreallocarray(NULL, (size_t)tr->ntracks + 1,
	    sizeof(*threads));
	uint32_t i, n = 0, nthreads = 0;

	for (i = 0; i < tr->ntracks; i++) {
		if (tr->tracks[i].parent != NONE)
			continue;
		if (tr->tracks[i].type == TRACK_PROCESS)
			processes[n++] = i;
		else if (tr->tracks[i].type == TRACK_THREAD)
			threads[nthreads++] = i;
	}
	sort_tracks(v, processes, n);
	sort_tracks(v, threads, nthreads);
	arrange_roots(v, processes, threads);
	free(processes);
	free(threads);
}

void
view_sort(struct view *v, enum view_sort sort)
{
	struct view_private *p = v->priv;

	v->sort = sort;
	free(p->roots);
	free(p->sort_key);
	p->roots = NULL;
	p->sort_key = NULL;
	if (sort == SORT_OPENED && p->sorted)
		initial_sort(v);
	if (sort <= SORT_TRACE)
		return;
	p->sort_key = xcalloc((size_t)v->trace->ntracks + 1, sizeof(int64_t));
	make_keys(v);
	sort_roots(v);
}

/* ---- another model, the end ---- */

void
arrange_set_trace(struct view *v, const struct match_models *same)
{
	uint32_t i, n = match_models_now(same)->ntracks, was, to, npins = 0;
	uint8_t *hidden = xcalloc((size_t)n + 1, 1);
	uint8_t *tall = xcalloc((size_t)n + 1, 1);
	uint8_t *height = xcalloc((size_t)n + 1, 1);

	for (i = 0; i < n; i++)
		if ((was = match_models_track_before(same, i)) != NONE) {
			hidden[i] = v->hidden[was];
			tall[i] = v->tall[was];
			height[i] = v->height[was];
		}
	free(v->hidden);
	free(v->tall);
	free(v->height);
	v->hidden = hidden;
	v->tall = tall;
	v->height = height;
	for (i = 0; i < v->npins; i++)
		if ((to = match_models_track(same, v->pins[i])) != NONE)
			v->pins[npins++] = to;
	v->npins = npins;
}

void
arrange_free(struct view *v)
{
	free(v->hidden);
	free(v->tall);
	free(v->height);
	free(v->pins);
	free(v->priv->sort_key);
}
