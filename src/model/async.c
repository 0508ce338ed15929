/*
 * async: b n e and legacy S T p F become tracks of spans (semantics.md 3.5,
 * 4.1 #11, 8.7).
 *
 * Events of one key (category, id, scope; the process when the id is local;
 * the name when they are legacy) are a group.  In a group begins and ends pair
 * and spans nest as on a thread; each outermost span with what it contains is
 * a unit.  Units of the same name in the same process share a track, where
 * each takes the lowest lane that is free from its begin to its end; what
 * overlaps inside a group without nesting becomes a unit of its own, next to
 * the one that it overlaps.  A slice is under the process of its unit's begin.
 *
 * Links (phase =) make two keys one before anything is grouped.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "spans.h"

struct unit {
	uint32_t	track;
	uint32_t	lane;
	int64_t		start, end;
};

struct async_span {
	struct rec	rec;
	uint32_t	unit;
	uint32_t	depth;
};

struct async {
	struct builder	*b;
	struct warn	*warn;
	struct raw_async *raw;		/* by (key, ts) */
	struct rec	*recs;		/* of the group in hand */
	size_t		 recs_cap;
	uint32_t	*row;
	size_t		 row_cap;
	uint32_t	*lane_unit;	/* the newest unit of each local lane */
	size_t		 lane_cap;
	struct pair	 pair;
	struct nest	 nest;
	struct ends	 ends;		/* of all groups */
	struct keytab	 track_ids;	/* upid, name */
	LIST(async_span) spans;
	LIST(unit)	 units;
};

/* ---- groups ---- */

static uint32_t
link_root(uint32_t *up, uint32_t i)
{
	while (up[i] != i)
		i = up[i] = up[up[i]];
	return i;
}

static void
async_link(struct builder *b)
{
	uint32_t *up, x, y;
	size_t i;

	if (b->links.n == 0)
		return;
	up = xreallocarray(NULL, b->keys.n, sizeof(*up));
	for (i = 0; i < b->keys.n; i++)
		up[i] = (uint32_t)i;
	for (i = 0; i < b->links.n; i++) {
		x = link_root(up, b->links.v[i].a);
		y = link_root(up, b->links.v[i].b);
		if (x < y)
			up[y] = x;
		else
			up[x] = y;
	}
	for (i = 0; i < b->async.n; i++)
		b->async.v[i].key = link_root(up, b->async.v[i].key);
	free(up);
}

/* All raw events by key, in each key as they came. */
static struct raw_async *
async_by_key(struct builder *b)
{
	struct raw_async *out;
	uint32_t *at;
	size_t i;

	out = xreallocarray(NULL, b->async.n, sizeof(*out));
	at = xcalloc((size_t)b->keys.n + 1, sizeof(*at));
	for (i = 0; i < b->async.n; i++)
		at[b->async.v[i].key + 1]++;
	for (i = 0; i < b->keys.n; i++)
		at[i + 1] += at[i];
	for (i = 0; i < b->async.n; i++)
		out[at[b->async.v[i].key]++] = b->async.v[i];
	free(at);
	free(b->async.v);
	b->async.v = NULL;
	b->async.n = b->async.cap = 0;
	return out;
}

/*
 * Steps of a legacy group, sorted by time: T lasts to the next T or F, p from
 * the previous p or S.  They become spans without an end event; what has no
 * open S is stray.
 */
static size_t
async_steps(struct rec *r, size_t n, struct warn *warn)
{
	size_t i, w = 0;
	ptrdiff_t into = -1;		/* the T that lasts */
	int open = 0;
	int64_t past = 0;		/* where the next p begins */

	for (i = 0; i < n; i++) {
		struct rec one = r[i];
		char ph = (char)REC_PH(&one);

		if ((ph == 'T' || ph == 'p') && !open) {
			warn_add(warn, WARN_STEP, REC_OFF(&one));
			continue;
		}
		if (ph == 'S' && open) {
			warn_add(warn, WARN_STEP, REC_OFF(&one));
			continue;
		}
		if (into != -1 && (ph == 'T' || ph == 'F')) {
			if (__builtin_sub_overflow(one.ts, r[into].ts,
			    &r[into].dur))
				r[into].dur = INT64_MAX;
			into = -1;
		}
		if (ph == 'S') {
			open = 1;
			past = one.ts;
		} else if (ph == 'F') {
			open = 0;
		} else if (ph == 'T') {
			into = (ptrdiff_t)w;
			one.dur = DUR_OPEN;
			one.off_ph = REC_PACK(REC_OFF(&one), 'n');
		} else if (ph == 'p') {
			if (__builtin_sub_overflow(one.ts, past, &one.dur))
				one.dur = INT64_MAX;
			past = one.ts;
			one.ts -= one.dur;
			one.off_ph = REC_PACK(REC_OFF(&one), 'n');
		}
		r[w++] = one;
	}
	return w;
}

static uint32_t
async_track_of(struct async *a, uint32_t upid, uint32_t kind)
{
	struct keyword w = {{ upid, a->b->kinds.keys[kind].w[0], 0, 0 }};

	return keytab_add(&a->track_ids, &w, NULL);
}

/* The process of the event at an offset in a group, which is in file order. */
static uint32_t
async_upid(const struct raw_async *raw, size_t n, uint64_t off_ph)
{
	size_t lo = 0, hi = n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (raw[mid].off_ph >> 8 < off_ph >> 8)
			lo = mid + 1;
		else
			hi = mid;
	}
	return raw[lo < n ? lo : 0].upid;
}

static int
async_one_process(const struct raw_async *raw, size_t n)
{
	size_t i;

	for (i = 1; i < n; i++)
		if (raw[i].upid != raw[0].upid)
			return 0;
	return 1;
}

/* Cuts the nested spans of a group into units. */
static void
async_units(struct async *a, const struct raw_async *raw, size_t nraw,
    const struct rec *r, size_t n)
{
	struct async_span *s;
	struct nest_row *row;
	struct unit *u;
	uint32_t upid;
	size_t i;
	int one = async_one_process(raw, nraw);

	while (a->lane_cap < a->nest.nlanes)
		a->lane_unit = xgrow(a->lane_unit, a->lane_cap, &a->lane_cap,
		    sizeof(*a->lane_unit));
	for (i = 0; i < n; i++) {
		row = &a->nest.rows[a->row[i]];
		if (row->depth == 0) {
			a->lane_unit[row->lane] = (uint32_t)a->units.n;
			u = LIST_ADD(&a->units);
			u->start = r[i].ts;
			u->end = rec_end(&r[i]);
			upid = one ? raw[0].upid :
			    async_upid(raw, nraw, r[i].off_ph);
			u->track = row->lane > 0 ?
			    a->units.v[a->lane_unit[0]].track :
			    async_track_of(a, upid, r[i].kind);
		}
		s = LIST_ADD(&a->spans);
		s->rec = r[i];
		s->unit = a->lane_unit[row->lane];
		s->depth = row->depth;
	}
}

static void
async_group(struct async *a, const struct raw_async *raw, size_t nraw)
{
	struct warn *warn = a->warn;
	size_t i, n = nraw;
	int unsorted = 0, legacy;

	while (a->recs_cap < n)
		a->recs = xgrow(a->recs, a->recs_cap, &a->recs_cap,
		    sizeof(*a->recs));
	while (a->row_cap < n)
		a->row = xgrow(a->row, a->row_cap, &a->row_cap,
		    sizeof(*a->row));
	for (i = 0; i < n; i++) {
		a->recs[i].ts = raw[i].ts;
		a->recs[i].off_ph = raw[i].off_ph;
		a->recs[i].kind = raw[i].kind;
		a->recs[i].dur = REC_PH(&raw[i]) == 'n' ? 0 : DUR_OPEN;
		a->recs[i].aux = 0;
		unsorted |= i > 0 && raw[i].ts < raw[i - 1].ts;
	}
	legacy = part_key_space(&a->b->keys.keys[raw[0].key]) == KEY_LEGACY;
	if (unsorted)
		nest_sort_time(a->recs, n);
	if (legacy)
		n = async_steps(a->recs, n, warn);
	n = pair_recs(&a->pair, a->recs, n, unsorted, a->b->kinds.keys,
	    &a->ends, warn);
	if (legacy)
		nest_sort_time(a->recs, n);	/* p steps begin earlier */
	nest_sort_ties(a->recs, n);
	nest_rows(&a->nest, a->recs, n, a->row, WARN_ASYNC_OVERLAP, warn);
	async_units(a, raw, nraw, a->recs, n);
}

/* ---- lanes of a track ---- */

struct lane_free {			/* a heap of lanes by when they are free */
	int64_t		end;
	uint32_t	lane;
};

static int
lane_before(const struct lane_free *a, const struct lane_free *b, int by_lane)
{
	return by_lane ? a->lane < b->lane : a->end < b->end;
}

static void
heap_push(struct lane_free *h, size_t n, struct lane_free one, int by_lane)
{
	size_t up;

	for (; n > 0; n = up) {
		up = (n - 1) / 2;
		if (!lane_before(&one, &h[up], by_lane))
			break;
		h[n] = h[up];
	}
	h[n] = one;
}

static struct lane_free
heap_pop(struct lane_free *h, size_t n, int by_lane)
{
	struct lane_free top = h[0], last = h[n - 1];
	size_t i, down;

	n--;
	for (i = 0; (down = 2 * i + 1) < n; i = down) {
		if (down + 1 < n && lane_before(&h[down + 1], &h[down],
		    by_lane))
			down++;
		if (!lane_before(&h[down], &last, by_lane))
			break;
		h[i] = h[down];
	}
	if (n > 0)
		h[i] = last;
	return top;
}

/* units: numbers of one track's units, by start.  Returns the lanes used. */
static uint32_t
async_pack(struct unit *all, const uint32_t *units, size_t n)
{
	struct lane_free *busy, *idle, one;
	size_t i, nbusy = 0, nidle = 0;
	uint32_t lanes = 0;
	struct unit *u;

	busy = xreallocarray(NULL, n + 1, sizeof(*busy));
	idle = xreallocarray(NULL, n + 1, sizeof(*idle));
	for (i = 0; i < n; i++) {
		u = &all[units[i]];
		while (nbusy > 0 && busy[0].end <= u->start) {
			one = heap_pop(busy, nbusy--, 0);
			heap_push(idle, nidle++, one, 1);
		}
		if (nidle > 0)
			one = heap_pop(idle, nidle--, 1);
		else
			one.lane = lanes++;
		u->lane = one.lane;
		/* one of length 0 keeps its lane for its own instant */
		one.end = u->end > u->start || u->end == INT64_MAX ?
		    u->end : u->end + 1;
		heap_push(busy, nbusy++, one, 0);
	}
	free(busy);
	free(idle);
	return lanes;
}

/* ---- tracks ---- */

static int
span_order(const void *va, const void *vb)
{
	const struct async_span *a = va, *b = vb;
	uint64_t la = (uint64_t)a->rec.dur, lb = (uint64_t)b->rec.dur;

	if (a->rec.ts != b->rec.ts)
		return a->rec.ts < b->rec.ts ? -1 : 1;
	if (la != lb)
		return la > lb ? -1 : 1;
	if (a->depth != b->depth)
		return a->depth < b->depth ? -1 : 1;
	return REC_OFF(&a->rec) < REC_OFF(&b->rec) ? -1 : 1;
}

/* The spans of one track, packed and sorted, as rows. */
static void
async_rows(struct async *a, struct spans *out, struct async_span *s, size_t n,
    uint32_t nlanes)
{
	uint32_t *height, lane, d;
	size_t i, row;

	height = xcalloc((size_t)nlanes + 1, sizeof(*height));
	for (i = 0; i < n; i++) {
		lane = a->units.v[s[i].unit].lane;
		if (height[lane + 1] <= s[i].depth)
			height[lane + 1] = s[i].depth + 1;
	}
	for (lane = 0; lane < nlanes; lane++)
		height[lane + 1] += height[lane];
	out->nlanes = nlanes;
	out->nrows = height[nlanes];
	out->rows = xcalloc(out->nrows + 1, sizeof(*out->rows));
	for (lane = 0; lane < nlanes; lane++)
		for (d = height[lane]; d < height[lane + 1]; d++) {
			out->rows[d].lane = lane;
			out->rows[d].depth = d - height[lane];
		}
	out->n = n;
	out->recs = xreallocarray(NULL, n + 1, sizeof(*out->recs));
	out->row = xreallocarray(NULL, n + 1, sizeof(*out->row));
	for (i = 0; i < n; i++) {
		row = height[a->units.v[s[i].unit].lane] + s[i].depth;
		out->recs[i] = s[i].rec;
		out->row[i] = (uint32_t)row;
		out->rows[row].n++;
	}
	free(height);
}

/* Sorts numbers 0..n-1 into runs by group[], keeping order; at[g] begins g. */
static uint32_t *
group_by(const uint32_t *group, size_t n, size_t ngroups, uint32_t **at)
{
	uint32_t *order, *first;
	size_t i;

	first = xcalloc(ngroups + 2, sizeof(*first));
	order = xreallocarray(NULL, n + 1, sizeof(*order));
	for (i = 0; i < n; i++)
		first[group[i] + 2]++;
	for (i = 0; i < ngroups; i++)
		first[i + 2] += first[i + 1];
	for (i = 0; i < n; i++)
		order[first[group[i] + 1]++] = (uint32_t)i;
	*at = first;
	return order;
}

struct unit_start {
	int64_t		start;
	uint32_t	unit;
};

static int
unit_order(const void *va, const void *vb)
{
	const struct unit_start *a = va, *b = vb;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	return a->unit < b->unit ? -1 : a->unit > b->unit;
}

static void
async_sort_units(const struct unit *all, uint32_t *units, size_t n)
{
	struct unit_start *by;
	size_t i;

	by = xreallocarray(NULL, n + 1, sizeof(*by));
	for (i = 0; i < n; i++) {
		by[i].start = all[units[i]].start;
		by[i].unit = units[i];
	}
	qsort(by, n, sizeof(*by), unit_order);
	for (i = 0; i < n; i++)
		units[i] = by[i].unit;
	free(by);
}

static struct async_track *
async_make_tracks(struct async *a)
{
	struct async_track *tracks;
	struct async_span *sorted;
	uint32_t *group, *units, *unit_at, *order, *span_at, nlanes;
	size_t i, n, ntracks = a->track_ids.n;

	tracks = xcalloc(ntracks + 1, sizeof(*tracks));
	group = xreallocarray(NULL, a->spans.n + 1, sizeof(*group));
	for (i = 0; i < a->units.n; i++)
		group[i] = a->units.v[i].track;
	units = group_by(group, a->units.n, ntracks, &unit_at);
	for (i = 0; i < a->spans.n; i++)
		group[i] = a->units.v[a->spans.v[i].unit].track;
	order = group_by(group, a->spans.n, ntracks, &span_at);
	sorted = xreallocarray(NULL, a->spans.n + 1, sizeof(*sorted));
	for (i = 0; i < a->spans.n; i++)
		sorted[i] = a->spans.v[order[i]];
	for (i = 0; i < ntracks; i++) {
		n = unit_at[i + 1] - unit_at[i];
		async_sort_units(a->units.v, &units[unit_at[i]], n);
		nlanes = async_pack(a->units.v, &units[unit_at[i]], n);
		n = span_at[i + 1] - span_at[i];
		qsort(&sorted[span_at[i]], n, sizeof(*sorted), span_order);
		tracks[i].upid = (uint32_t)a->track_ids.keys[i].w[0];
		tracks[i].name = (uint32_t)a->track_ids.keys[i].w[1];
		async_rows(a, &tracks[i].spans, &sorted[span_at[i]], n,
		    nlanes);
	}
	free(group);
	free(units);
	free(unit_at);
	free(order);
	free(span_at);
	free(sorted);
	return tracks;
}

struct async_track *
async_tracks(struct builder *b, size_t *ntracks, struct warn *warn)
{
	struct async_track *tracks;
	struct async a;
	size_t i, j, n = b->async.n;

	*ntracks = 0;
	if (n == 0)
		return NULL;
	memset(&a, 0, sizeof(a));
	a.b = b;
	a.warn = warn;
	async_link(b);
	a.raw = async_by_key(b);
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && a.raw[j].key == a.raw[i].key;)
			j++;
		async_group(&a, &a.raw[i], j - i);
	}
	free(a.raw);
	free(a.recs);
	free(a.row);
	free(a.lane_unit);
	free(a.pair.open);
	nest_free(&a.nest);
	tracks = async_make_tracks(&a);
	*ntracks = a.track_ids.n;
	/* ends are numbered over all groups: the first track keeps them */
	if (*ntracks > 0) {
		tracks[0].spans.ends = a.ends.off;
		tracks[0].spans.nends = a.ends.n;
	} else
		free(a.ends.off);
	free(a.spans.v);
	free(a.units.v);
	keytab_free(&a.track_ids);
	return tracks;
}
