/*
 * shared_rows: tracks of one short row that share a line, by the setting
 * rows=shared and only where not all lines fit (near_rows.c).
 *
 *	- Siblings that stand behind each other share the line of the first, the
 *	  leader, as long as what each has near the view is apart from what the
 *	  others have, by GAP columns.
 *	- A track has to have one row of slices and nothing else near the view,
 *	  and no tracks below it; SHORT slices at most.
 *	- The track of the cursor and that of the selection keep their lines,
 *	  as do pinned tracks and those that were made higher; a filter and the
 *	  tracks of two files beside each other share nothing.
 *	- A jump to a track that shares a line gives it a line of its own.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "lines.h"
#include "priv.h"
#include "passed.h"

#define SHORT	8	/* slices of a track near the view */
#define MEMBERS	16	/* tracks of a line */
#define GAP	1	/* columns between the slices of two tracks */

struct shared_rows {
	uint32_t	*leader;	/* by track: who shows it, or NONE */
	uint32_t	*last;		/* by leader: its last track */
	uint32_t	 ntracks;
};

/* What is near the view of a track: its slices from the first to the last. */
struct near_span {
	int64_t		from, to;
};

void
shared_free(struct view *v)
{
	struct shared_rows *s = v->priv->shared;

	if (s == NULL)
		return;
	free(s->leader);
	free(s->last);
	free(s);
	v->priv->shared = NULL;
}

/* ---- questions ---- */

uint32_t
shared_leader(const struct view *v, uint32_t track)
{
	const struct shared_rows *s = v->priv->shared;
	uint32_t l;

	if (s == NULL || track >= s->ntracks || !v->priv->near_only ||
	    !v->rows_shared || v->twins != NULL || passed_of(v) != NULL ||
	    (l = s->leader[track]) == NONE)
		return NONE;
	return v->hidden[l] || v->hidden[track] || v->folded[l] ||
	    view_is_pinned(v, l) || view_is_pinned(v, track) ? NONE : l;
}

uint32_t
shared_next(const struct view *v, uint32_t leader, uint32_t after)
{
	const struct shared_rows *s = v->priv->shared;
	uint32_t i;

	if (s == NULL || leader >= s->ntracks || s->last[leader] == NONE)
		return NONE;
	for (i = after + 1; i <= s->last[leader]; i++)
		if (shared_leader(v, i) == leader)
			return i;
	return NONE;
}

uint32_t
shared_count(const struct view *v, uint32_t leader)
{
	uint32_t n = 0, i;

	for (i = shared_next(v, leader, leader); i != NONE;
	    i = shared_next(v, leader, i))
		n++;
	return n;
}

int
shared_keep(struct view *v, uint32_t track)
{
	struct shared_rows *s = v->priv->shared;

	if (shared_leader(v, track) == NONE)
		return 0;
	s->leader[track] = NONE;
	return 1;
}

int
shared_dissolve(struct view *v, uint32_t leader)
{
	uint32_t i, n = 0;

	while ((i = shared_next(v, leader, leader)) != NONE) {
		v->tall[i] = 1;
		n += (uint32_t)shared_keep(v, i);
	}
	return n > 0;
}

uint32_t
view_line_shows(const struct view *v, uint32_t line)
{
	uint32_t track = view_selection_track(v);

	if (line >= v->nlines)
		return NONE;
	return v->lines[line].type == LINE_ROW && track != NONE &&
	    shared_leader(v, track) == v->lines[line].track ? track :
	    v->lines[line].track;
}

/* ---- making it ---- */

/*
 * Returns 1 if a track may share a line: sets *span to what is near [t0, t1].
 */
static int
shared_may(const struct view *v, uint32_t track, int64_t t0, int64_t t1,
    struct near_span *span)
{
	const struct trace *tr = v->trace;
	const struct track *k = &tr->tracks[track];
	const struct row *r = &tr->rows[k->row];
	uint32_t first, last;

	if (k->nrows != 1 || k->nseries + k->nobjects + k->nsamples +
	    k->nmemdumps + k->ncontexts > 0 || v->tall[track] ||
	    v->folded[track] || track_is_sched(k->type) ||
	    (k->ninstants > 0 && (near_instants(v, track) ||
	    near_instants_aside(v, track))) ||
	    (track + 1 < tr->ntracks && tr->tracks[track + 1].parent == track))
		return 0;
	first = trace_row_at(tr, k->row, t0);
	if (first == NONE || trace_slice_end(tr, first) <= t0)
		first = first == NONE ? r->first : first + 1;
	last = trace_row_at(tr, k->row, t1);
	if (last == NONE || first > last || last - first >= SHORT)
		return 0;
	span->from = tr->ts[first];
	span->to = trace_slice_end(tr, last);
	return 1;
}

/* Returns 1 if a span is apart from all others. */
static int
is_disjoint(const struct near_span *v, size_t n, const struct near_span *s,
    int64_t gap)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (s->from < sat_add(v[i].to, gap) && v[i].from <
		    sat_add(s->to, gap))
			return 0;
	return 1;
}

static struct shared_rows *
shared_new(struct view *v)
{
	struct shared_rows *s;
	size_t n = (size_t)v->trace->ntracks + 1;

	shared_free(v);
	s = v->priv->shared = xcalloc(1, sizeof(*s));
	s->ntracks = v->trace->ntracks;
	s->leader = xreallocarray(NULL, n, sizeof(*s->leader));
	s->last = xreallocarray(NULL, n, sizeof(*s->last));
	memset(s->leader, 0xff, n * sizeof(*s->leader));
	memset(s->last, 0xff, n * sizeof(*s->last));
	return s;
}

void
shared_make(struct view *v, int64_t t0, int64_t t1, int64_t step)
{
	const struct trace *tr = v->trace;
	uint32_t kept[2], leader = NONE, i;
	struct near_span span[MEMBERS], now;
	struct shared_rows *s;
	size_t n = 0;

	if (!v->rows_shared) {
		shared_free(v);
		return;
	}
	s = shared_new(v);
	kept[0] = v->line < v->nlines ? v->lines[v->line].track : NONE;
	kept[1] = view_selection_track(v);
	for (i = 0; i < tr->ntracks; i++) {
		if (leader != NONE && tr->tracks[i].parent == tr->tracks[
		    leader].parent && !near_track(v, i))
			continue;	/* it has no line between them */
		if (i == kept[0] || i == kept[1] || tr->tracks[i].parent ==
		    NONE || !shared_may(v, i, t0, t1, &now)) {
			leader = NONE;
			continue;
		}
		if (leader != NONE && n < MEMBERS && tr->tracks[i].parent ==
		    tr->tracks[leader].parent && is_disjoint(span, n, &now,
		    sat_mul(step, GAP))) {
			s->leader[i] = leader;
			s->last[leader] = i;
		} else {
			leader = i;
			n = 0;
		}
		span[n++] = now;
	}
}
