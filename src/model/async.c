/*
 * async: b n e and legacy S T p F become tracks of slices (semantics.md 3.5,
 * 4.1 #11, 8.7).
 *
 * Events of one key (category, id, scope; the process when the id is local;
 * the name when they are legacy) are a group, whose spans nest: async_group.c.
 * Each outermost span with what it contains is a unit.  Units of the same name
 * in the same process share a track, where each takes the lowest lane that is
 * free from its begin to its end.
 *
 * Links (phase =) make two keys one before anything is grouped.
 *
 * First each log of events becomes spans, then each track is sorted and
 * packed: both are jobs for all threads.  What is left are the spans as they
 * came and their order by track and time, from which async_slices() writes the
 * columns.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "lanefind.h"

/* ---- families ---- */

static void
families_read(struct asyncs *a, const struct builder *b)
{
	struct keytab keys;
	struct keyword w;
	struct async_family *f;
	uint32_t i;

	memset(&keys, 0, sizeof(keys));
	a->families = xcalloc((size_t)b->families.n + 1, sizeof(*a->families));
	for (i = 0; i < b->families.n; i++) {
		f = &a->families[i];
		w = family_key(&b->families, i);
		f->key = keytab_add(&keys, &w, NULL);
		f->space = family_space(&b->families, i);
		if (b->families.keys[i].w[2] == FAMILY_LINK)
			continue;
		f->kind = family_kind(&b->families, i);
		f->upid = family_upid(&b->families, i);
		w = (struct keyword){{ f->upid, b->kinds.keys[f->kind].w[0], 0,
		    0 }};
		f->track = keytab_add(&a->tracks, &w, NULL);
	}
	keytab_free(&keys);
}

/* ---- links ---- */

static uint32_t
link_root(uint32_t *up, uint32_t i)
{
	while (up[i] != i)
		i = up[i] = up[up[i]];
	return i;
}

static uint32_t
link_key(struct asyncs *a, size_t *cap, uint32_t family, uint64_t id)
{
	struct async_linked *l = &a->linked;
	struct keyword k = {{ a->families[family].key, 0, id, 0 }};
	uint32_t i;
	int added;

	i = keytab_add(&l->keys, &k, &added);
	if (added) {
		l->root = xgrow(l->root, i, cap, sizeof(*l->root));
		l->root[i] = i;
	}
	return link_root(l->root, i);
}

static int
raw_order(const void *va, const void *vb)
{
	const struct raw_async *a = va, *b = vb;

	return a->off_ph < b->off_ph ? -1 : a->off_ph > b->off_ph;
}

/* Moves the events of linked keys from their logs to one of their own. */
static void
async_link(struct asyncs *a, struct builder *b)
{
	struct async_linked *l = &a->linked;
	const struct raw_async *r;
	struct async_log *log;
	size_t i, j, kept, cap = 0;
	struct keyword k;
	uint32_t x, y;

	if (b->links.n == 0)
		return;
	l->first = xreallocarray(NULL, b->links.n * 2, sizeof(*l->first));
	for (i = 0; i < b->links.n; i++) {
		x = link_key(a, &cap, b->links.v[i].family[0],
		    b->links.v[i].id[0]);
		y = link_key(a, &cap, b->links.v[i].family[1],
		    b->links.v[i].id[1]);
		l->root[x < y ? y : x] = x < y ? x : y;
	}
	for (x = 0; x < l->keys.n; x++)
		l->first[x] = UINT64_MAX;
	for (i = 0; i < b->links.n; i++) {
		x = link_key(a, &cap, b->links.v[i].family[0],
		    b->links.v[i].id[0]);
		if (b->links.v[i].off < l->first[x])
			l->first[x] = b->links.v[i].off;
	}
	for (x = 0; x < l->keys.n; x++)
		l->root[x] = link_root(l->root, x);
	for (i = 0; i < ASYNC_LOGS; i++) {
		log = &b->async[i];
		for (j = 0, kept = 0; j < log->n; j++) {
			r = &log->v[j];
			k = (struct keyword){{ a->families[r->family].key, 0,
			    r->id, 0 }};
			if (keytab_find(&l->keys, &k) == UINT32_MAX) {
				log->v[kept++] = *r;
				continue;
			}
			l->log.nspans += !async_is_end(r);
			*LIST_ADD(&l->log) = *r;
		}
		log->n = kept;
	}
	if (l->log.n > 0)
		qsort(l->log.v, l->log.n, sizeof(*l->log.v), raw_order);
}

/* ---- from logs to spans ---- */

struct plan {
	struct asyncs	*a;
	struct builder	*b;
	struct warn	 warns[ASYNC_LOGS + 1];
};

#define SPANS_LOGS	8		/* of a job */

static struct async_log *
log_at(struct plan *p, size_t i)
{
	return i < ASYNC_LOGS ? &p->b->async[i] : &p->a->linked.log;
}

static void
spans_job(void *arg, size_t i)
{
	struct plan *p = arg;
	struct async_work *w = NULL;
	size_t end = (i + 1) * SPANS_LOGS;

	for (i *= SPANS_LOGS; i < end && i <= ASYNC_LOGS; i++) {
		if (log_at(p, i)->n == 0)
			continue;
		if (w == NULL)
			w = async_work_new(p->a);
		async_spans(w, log_at(p, i), i, &p->warns[i]);
	}
	async_work_free(w);
}

static void
spans_make(struct asyncs *a, struct builder *b, int threads)
{
	struct plan *p = xcalloc(1, sizeof(*p));
	size_t i, n = 0;

	p->a = a;
	p->b = b;
	for (i = 0; i <= ASYNC_LOGS; i++) {
		a->base[i] = (uint32_t)n;
		n += log_at(p, i)->nspans;
	}
	if (n >= NONE)
		fatal("more than %u async slices", NONE - 1);
	a->base[i] = (uint32_t)n;
	a->spans = xlarge(n + 1, sizeof(*a->spans));
	pool_run(threads, ASYNC_LOGS / SPANS_LOGS + 1, spans_job, p);
	for (i = 0; i <= ASYNC_LOGS; i++)
		warn_merge(&b->warn, &p->warns[i]);
	free(p);
}

/* ---- the lanes of a track ---- */

/* What is compared of spans that begin at one time. */
struct tie {
	uint64_t	len;		/* DUR_OPEN is the longest */
	uint64_t	off;
	uint64_t	unit;
	uint32_t	depth;
	uint32_t	span;
};

/* Longer ones first, what contains before what is in it, then by offset. */
static int
span_order(const void *va, const void *vb)
{
	const struct tie *a = va, *b = vb;

	if (a->len != b->len)
		return a->len > b->len ? -1 : 1;
	if (a->depth != b->depth)
		return a->depth < b->depth ? -1 : 1;
	return a->off < b->off ? -1 : a->off > b->off;
}

/* Units of one time: by the first event of their key, then as spans. */
static int
unit_order(const void *va, const void *vb)
{
	const struct tie *a = va, *b = vb;

	if (a->unit != b->unit)
		return a->unit < b->unit ? -1 : 1;
	return span_order(va, vb);
}

static struct tie
tie_of(const struct asyncs *a, uint32_t span)
{
	const struct async_span *s = &a->spans[span];
	int nested = SPAN_IS(s, SPAN_NESTED);
	struct tie t = { (uint64_t)s->dur, SPAN_OFF(s), s->unit,
	    nested ? s->place : 0, span };

	return t;
}

struct packing {			/* scratch of a job */
	struct asyncs	*a;
	struct lanefind	*free;		/* key 1: nothing is in the lane */
	struct tie	*tie;
	size_t		 tie_cap;
	uint32_t	*height;	/* of each lane, then rows before it */
	size_t		 height_cap;
};

/* Gives a root the lowest lane that is free. */
static void
pack_root(struct packing *p, struct async_span *s)
{
	ptrdiff_t ended;
	size_t lane;
	int64_t end;

	while ((ended = lanefind_pop(p->free, s->ts)) != -1)
		lanefind_set(p->free, (size_t)ended, 1);
	lane = lanefind_first(p->free, 1);
	lanefind_set(p->free, lane, 0);
	/* one of length 0 keeps its lane for its own instant */
	if (s->dur == DUR_OPEN || __builtin_add_overflow(s->ts, s->dur +
	    (s->dur == 0), &end))
		end = INT64_MAX;
	lanefind_push(p->free, end, lane);
	s->place = (uint32_t)lane;
}

/* The spans of one time: their order, and lanes for the roots among them. */
static void
pack_ties(struct packing *p, uint64_t *v, size_t n)
{
	struct tie one;
	size_t i, nroots = 0;

	while (p->tie_cap < n)
		p->tie = xgrow(p->tie, p->tie_cap, &p->tie_cap,
		    sizeof(*p->tie));
	for (i = 0; i < n; i++) {
		one = tie_of(p->a, (uint32_t)v[i]);
		p->tie[i] = one;
		if (one.depth == 0) {
			p->tie[i] = p->tie[nroots];
			p->tie[nroots++] = one;
		}
	}
	if (nroots > 1)
		qsort(p->tie, nroots, sizeof(*p->tie), unit_order);
	for (i = 0; i < nroots; i++)
		pack_root(p, &p->a->spans[p->tie[i].span]);
	qsort(p->tie, n, sizeof(*p->tie), span_order);
	for (i = 0; i < n; i++)
		v[i] = p->tie[i].span;
}

static struct async_span *
root_of(const struct asyncs *a, const struct async_span *s)
{
	return &a->spans[s->unit];
}

/* The lane and depth of a span that is packed. */
static uint32_t
span_lane(const struct asyncs *a, const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? root_of(a, s)->place : s->place;
}

static uint32_t
span_depth(const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? s->place : 0;
}

/* Numbers the rows of a packed track; each span's goes into its order. */
static void
pack_rows(struct packing *p, struct spans *out, uint64_t *v, size_t n)
{
	const struct async_span *s;
	uint32_t lane, d, nlanes = (uint32_t)lanefind_count(p->free);
	uint64_t row;
	size_t i;

	while (p->height_cap < (size_t)nlanes + 1)
		p->height = xgrow(p->height, p->height_cap, &p->height_cap,
		    sizeof(*p->height));
	memset(p->height, 0, ((size_t)nlanes + 1) * sizeof(*p->height));
	for (i = 0; i < n; i++) {
		async_ahead(p->a->spans, v, i, n);
		s = &p->a->spans[v[i]];
		lane = span_lane(p->a, s) + 1;
		if (p->height[lane] <= span_depth(s))
			p->height[lane] = span_depth(s) + 1;
		out->nends += s->end_off != OFF_NONE;
	}
	for (lane = 0; lane < nlanes; lane++)
		p->height[lane + 1] += p->height[lane];
	out->n = n;
	out->nlanes = nlanes;
	out->nrows = p->height[nlanes];
	out->rows = xcalloc(out->nrows + 1, sizeof(*out->rows));
	for (lane = 0; lane < nlanes; lane++)
		for (d = p->height[lane]; d < p->height[lane + 1]; d++) {
			out->rows[d].lane = lane;
			out->rows[d].depth = d - p->height[lane];
		}
	for (i = 0; i < n; i++) {
		async_ahead(p->a->spans, v, i, n);
		s = &p->a->spans[v[i]];
		row = p->height[span_lane(p->a, s)] + span_depth(s);
		v[i] |= row << 32;
		out->rows[row].n++;
	}
}

/* The spans of a track in `by`, with their times; in `v` once sorted. */
static void
track_pack(struct packing *p, struct async_track *t, struct radix *by,
    uint64_t *v, size_t n)
{
	size_t i, j;

	lanefind_reset(p->free);
	radix_sort(by, n);
	for (i = 0; i < n; i++)
		v[i] = by[i].value;
	for (i = 0; i < n; i = j) {
		struct async_span *s = &p->a->spans[v[i]];

		async_ahead(p->a->spans, v, i, n);
		for (j = i + 1; j < n && by[j].key == by[i].key;)
			j++;
		if (j > i + 1)
			pack_ties(p, &v[i], j - i);
		else if (!SPAN_IS(s, SPAN_NESTED))
			pack_root(p, s);
	}
	t->start = p->a->spans[v[0]].ts;
	pack_rows(p, &t->spans, v, n);
	t->spans.async = p->a;
	t->spans.order = v;
}

/* ---- from spans to tracks ---- */

struct tracks_job {
	struct asyncs	*a;
	struct async_track *tracks;
	struct radix	*by;		/* spans by track, with their times */
	size_t		*first;		/* of each track in by */
	uint32_t	*cut;		/* the first track of each job */
	size_t		 njobs;
};

#define PACK_SPANS	8192		/* of a job, unless a track has more */

static void
pack_job(void *arg, size_t job)
{
	struct tracks_job *j = arg;
	struct packing p;
	uint32_t t;

	memset(&p, 0, sizeof(p));
	p.a = j->a;
	p.free = lanefind_new();
	for (t = j->cut[job]; t < j->cut[job + 1]; t++)
		if (j->first[t + 1] > j->first[t])
			track_pack(&p, &j->tracks[t], &j->by[j->first[t]],
			    &j->a->order[j->first[t]],
			    j->first[t + 1] - j->first[t]);
	lanefind_free(p.free);
	free(p.tie);
	free(p.height);
}

static uint32_t
span_track(const struct asyncs *a, const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? root_of(a, s)->place : s->place;
}

/*
 * Puts the spans in runs by track, and finds the unit of each that comes
 * first in the file: tracks are numbered by that.
 */
static void
order_make(struct tracks_job *j, struct tie *unit)
{
	struct asyncs *a = j->a;
	const struct async_span *s;
	struct tie one;
	uint32_t log, i, t;
	size_t at, n = 0, *first = j->first;

	for (log = 0; log <= ASYNC_LOGS; log++)
		for (i = 0; i < a->n[log]; i++) {
			s = &a->spans[a->base[log] + i];
			if (SPAN_IS(s, SPAN_DEAD))
				continue;
			t = span_track(a, s);
			first[t + 2]++;
			n++;
			if (SPAN_IS(s, SPAN_NESTED) ||
			    s->unit > unit[t].unit)
				continue;
			one = tie_of(a, a->base[log] + i);
			if (s->unit < unit[t].unit || s->ts <
			    a->spans[unit[t].span].ts || (s->ts ==
			    a->spans[unit[t].span].ts &&
			    span_order(&one, &unit[t]) < 0))
				unit[t] = one;
		}
	for (t = 0; t < a->tracks.n; t++)
		first[t + 2] += first[t + 1];
	j->by = xreallocarray(NULL, n + 1, sizeof(*j->by));
	a->order = xreallocarray(NULL, n + 1, sizeof(*a->order));
	for (log = 0; log <= ASYNC_LOGS; log++)
		for (i = 0; i < a->n[log]; i++) {
			s = &a->spans[a->base[log] + i];
			if (SPAN_IS(s, SPAN_DEAD))
				continue;
			at = first[span_track(a, s) + 1]++;
			j->by[at].key = radix_time(s->ts);
			j->by[at].value = a->base[log] + i;
		}
}

/* Cuts the tracks into jobs. */
static void
jobs_cut(struct tracks_job *j)
{
	uint32_t t, n = j->a->tracks.n;

	j->cut = xreallocarray(NULL, (size_t)n + 2, sizeof(*j->cut));
	j->cut[0] = 0;
	for (t = 1; t <= n; t++)
		if (t == n || j->first[t] - j->first[j->cut[j->njobs]] >=
		    PACK_SPANS)
			j->cut[++j->njobs] = t;
}

struct numbered {
	struct tie	unit;
	int64_t		ts;
	uint32_t	track;
};

static int
number_order(const void *va, const void *vb)
{
	const struct numbered *a = va, *b = vb;

	if (a->unit.unit != b->unit.unit)
		return a->unit.unit < b->unit.unit ? -1 : 1;
	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	return span_order(&a->unit, &b->unit);
}

/* The tracks that have spans, in order of their first unit in the file. */
static struct async_track *
tracks_number(struct tracks_job *j, const struct tie *unit, size_t *ntracks)
{
	struct async_track *out;
	struct numbered *by;
	size_t i, n = 0;
	uint32_t t;

	by = xcalloc((size_t)j->a->tracks.n + 1, sizeof(*by));
	for (t = 0; t < j->a->tracks.n; t++) {
		if (unit[t].unit == UINT64_MAX)
			continue;
		by[n].unit = unit[t];
		by[n].ts = j->a->spans[unit[t].span].ts;
		by[n++].track = t;
	}
	qsort(by, n, sizeof(*by), number_order);
	out = xcalloc(n + 1, sizeof(*out));
	for (i = 0; i < n; i++) {
		t = by[i].track;
		out[i] = j->tracks[t];
		out[i].upid = (uint32_t)j->a->tracks.keys[t].w[0];
		out[i].name = (uint32_t)j->a->tracks.keys[t].w[1];
	}
	free(by);
	*ntracks = n;
	return out;
}

struct asyncs *
async_tracks(struct builder *b, int threads, struct async_track **tracks,
    size_t *ntracks)
{
	struct asyncs *a = xcalloc(1, sizeof(*a));
	struct tracks_job j;
	struct tie *unit;
	uint32_t t;

	a->kinds = b->kinds.keys;
	families_read(a, b);
	async_link(a, b);
	spans_make(a, b, threads);
	memset(&j, 0, sizeof(j));
	j.a = a;
	j.first = xcalloc((size_t)a->tracks.n + 3, sizeof(*j.first));
	j.tracks = xcalloc((size_t)a->tracks.n + 1, sizeof(*j.tracks));
	unit = xcalloc((size_t)a->tracks.n + 1, sizeof(*unit));
	for (t = 0; t < a->tracks.n; t++)
		unit[t].unit = UINT64_MAX;
	order_make(&j, unit);
	jobs_cut(&j);
	pool_run(threads, j.njobs, pack_job, &j);
	*tracks = tracks_number(&j, unit, ntracks);
	free(unit);
	free(j.by);
	free(j.first);
	free(j.tracks);
	free(j.cut);
	free(a->families);
	keytab_free(&a->tracks);
	keytab_free(&a->linked.keys);
	free(a->linked.root);
	free(a->linked.first);
	a->families = NULL;
	return a;
}

void
async_free(struct asyncs *a)
{
	if (a == NULL)
		return;
	free(a->spans);
	free(a->order);
	free(a);
}

/* ---- from tracks to columns ---- */

void
async_slices(const struct spans *s, struct trace *t, uint32_t slice,
    uint32_t end)
{
	const struct async_span *from;
	uint32_t *next, *end_of, pos;
	size_t i;

	next = xreallocarray(NULL, s->nrows, sizeof(*next));
	end_of = xcalloc(s->n, sizeof(*end_of));	/* span + 1 */
	for (pos = slice, i = 0; i < s->nrows; i++) {
		next[i] = pos;
		pos += s->rows[i].n;
	}
	for (i = 0; i < s->n; i++) {
		async_ahead(s->async->spans, s->order, i, s->n);
		from = &s->async->spans[(uint32_t)s->order[i]];
		pos = next[s->order[i] >> 32]++;
		t->ts[pos] = from->ts;
		t->dur[pos] = from->dur;
		t->kind[pos] = from->kind;
		t->off[pos] = SPAN_OFF(from);
		if (from->end_off != OFF_NONE)
			end_of[pos - slice] = (uint32_t)s->order[i] + 1;
	}
	for (i = 0; i < s->n; i++) {
		if (end_of[i] == 0)
			continue;
		t->end_slice[end] = slice + (uint32_t)i;
		t->end_off[end++] = s->async->spans[end_of[i] - 1].end_off;
	}
	free(next);
	free(end_of);
}
