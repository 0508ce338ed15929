/*
 * async: turns b n e and legacy S T p F into tracks of slices (ttv-formats(5),
 * ASYNC).
 *
 * Events of one key (category, id, scope; the process when the id is local; the
 * name when they are legacy) are a group, whose spans nest: async_group.c.  An
 * outermost span with all that it contains is a unit.  Units of the same name
 * in the same process share a track, where each takes the lowest lane that is
 * free from its begin to its end (first fit): async_pack.c.
 *
 * Steps:
 *   - links (phase =) make two keys one before anything is grouped
 *     (union-find);
 *   - each log of events becomes spans, a job for each log;
 *   - the spans of each track are sorted and packed, also in jobs;
 *   - async_slices() writes the columns from the spans in the order of the logs
 *     and their order by track and time.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/split.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "long_dur.h"
#include "slice_write.h"

/* ---- families ---- */

static void
families_read(struct asyncs *a, const struct builder *b)
{
	struct idtab keys;
	struct idkey w;
	struct async_family *f;
	uint32_t i;

	memset(&keys, 0, sizeof(keys));
	a->families = xcalloc((size_t)b->families.n + 1, sizeof(*a->families));
	for (i = 0; i < b->families.n; i++) {
		f = &a->families[i];
		w = family_key(&b->families, i);
		f->key = idtab_add(&keys, &w, NULL);
		f->space = family_space(&b->families, i);
		if (b->families.keys[i].w[2] == FAMILY_LINK)
			continue;
		f->kind = family_kind(&b->families, i);
		f->upid = family_upid(&b->families, i);
		if (f->space == KEY_TRACK)
			w = (struct idkey){{ 0, 0, (uint64_t)(uint32_t)
			    b->families.keys[i].w[0] + 1 }};
		else
			w = (struct idkey){{ f->upid,
			    b->kinds.keys[f->kind].w[0], 0,
			    f->space == KEY_MARKER }};
		f->track = idtab_add(&a->tracks, &w, NULL);
	}
	idtab_free(&keys);
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
	struct idkey k = {{ a->families[family].key, 0, id }};
	uint32_t i;
	int added;

	i = idtab_add(&l->keys, &k, &added);
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

	return COMPARE(a->off_what, b->off_what);
}

/* Moves the events of linked keys from their logs to a log of their own. */
static void
async_link(struct asyncs *a, struct builder *b)
{
	struct async_linked *l = &a->linked;
	const struct raw_async *r;
	struct async_log *log;
	size_t i, j, kept, cap = 0;
	struct idkey k;
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
			k = (struct idkey){{ a->families[r->family].key, 0,
			    r->id }};
			if (idtab_find(&l->keys, &k) == UINT32_MAX) {
				log->v[kept++] = *r;
				continue;
			}
			l->log.nspans += !async_is_end(r);
			*LIST_ADD(&l->log) = *r;
		}
		log->n = kept;
	}
	sort_any(l->log.v, l->log.n, sizeof(*l->log.v), raw_order);
}

/* ---- from logs to spans ---- */

struct plan {
	struct asyncs	*a;
	struct builder	*b;
	struct warn	 warns[ASYNC_LOGS + 1];
};

#define SPANS_LOGS	8		/* logs that a job takes */

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

/* ---- from spans to tracks ---- */

struct tracks_job {
	struct asyncs	*a;
	struct async_packed	*tracks;
	struct radix	*by;		/* spans sorted by track; with times */
	uint32_t	*first;		/* of each track in by */
	uint32_t	*cut;		/* first track of each job; the end */
	size_t		 njobs;
};

static void
pack_job(void *arg, size_t job)
{
	struct tracks_job *j = arg;
	struct async_packing *p = async_packing_new(j->a);
	uint32_t t;

	for (t = j->cut[job]; t < j->cut[job + 1]; t++)
		if (j->first[t + 1] > j->first[t])
			async_pack(p, &j->tracks[t], &j->by[j->first[t]],
			    &j->a->order[j->first[t]],
			    j->first[t + 1] - j->first[t]);
	async_packing_free(p);
}

static uint32_t
span_track(const struct asyncs *a, const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? async_root(a, s)->place : s->place;
}

/*
 * Advances *i to the next span below `end` that is not void, and *log to the
 * log of that span; returns 0 if there is none.
 */
static int
spans_next(const struct asyncs *a, size_t *i, size_t *log, size_t end)
{
	for (; *i < end; ++*i) {
		while (*log < ASYNC_LOGS && *i >= a->base[*log + 1])
			++*log;
		if (*i >= (size_t)a->base[*log] + a->n[*log]) {
			if (*log == ASYNC_LOGS)
				return 0;
			*i = a->base[*log + 1];
			if (*i >= end)
				return 0;
			--*i;
			continue;
		}
		if (!SPAN_IS(&a->spans[*i], SPAN_DEAD))
			return 1;
	}
	return 0;
}

static void
order_count(void *arg, size_t i, size_t end, uint32_t *counts)
{
	const struct tracks_job *j = arg;
	size_t log = 0;

	for (; spans_next(j->a, &i, &log, end); i++)
		counts[span_track(j->a, &j->a->spans[i])]++;
}

static void
order_place(void *arg, size_t i, size_t end, uint32_t *at)
{
	const struct tracks_job *j = arg;
	const struct async_span *s;
	struct radix *to;
	size_t log = 0;

	for (; spans_next(j->a, &i, &log, end); i++) {
		s = &j->a->spans[i];
		to = &j->by[at[span_track(j->a, s)]++];
		to->key = radix_time(s->ts);
		to->value = i;
	}
}

/* Sorts the spans by track, in a counting sort with jobs. */
static void
order_make(struct tracks_job *j, int threads)
{
	struct asyncs *a = j->a;
	struct split by = { .n = a->base[ASYNC_LOGS + 1],
	    .nbuckets = a->tracks.n, .least = tuning.async_pack,
	    .count = order_count, .place = order_place, .arg = j };
	struct split_at *at;
	size_t n;

	if (a->tracks.n == 0)
		return;
	at = split_count(&by, threads);
	memcpy(j->first, split_starts(at), ((size_t)a->tracks.n + 1) *
	    sizeof(*j->first));
	n = j->first[a->tracks.n];
	j->by = xlarge(n + 1, sizeof(*j->by));
	a->order = xlarge(n + 1, sizeof(*a->order));
	split_place(&by, at, threads);
	split_free(at);
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
		    tuning.async_pack)
			j->cut[++j->njobs] = t;
}

static int
number_order(const void *va, const void *vb)
{
	const struct async_packed *a = va, *b = vb;

	if (a->unit.unit != b->unit.unit)
		return COMPARE(a->unit.unit, b->unit.unit);
	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return async_span_order(&a->unit, &b->unit);
}

/*
 * Returns the tracks that have spans, in order of their first unit in the file.
 */
static struct async_track *
tracks_number(struct tracks_job *j, size_t *ntracks)
{
	struct async_track *out;
	size_t i, n = 0;
	uint32_t t;

	for (t = 0; t < j->a->tracks.n; t++) {
		if (j->tracks[t].track.spans.n == 0)
			continue;
		j->tracks[n] = j->tracks[t];
		j->tracks[n++].number = t;
	}
	qsort(j->tracks, n, sizeof(*j->tracks), number_order);
	out = xcalloc(n + 1, sizeof(*out));
	for (i = 0; i < n; i++) {
		t = j->tracks[i].number;
		out[i] = j->tracks[i].track;
		out[i].upid = (uint32_t)j->a->tracks.keys[t].w[0];
		out[i].name = (uint32_t)j->a->tracks.keys[t].w[1];
		out[i].track = (uint32_t)(j->a->tracks.keys[t].w[2] - 1);
		out[i].is_marker = j->a->tracks.keys[t].w[3] != 0;
	}
	*ntracks = n;
	return out;
}

struct asyncs *
async_tracks(struct builder *b, int threads, struct async_track **tracks,
    size_t *ntracks)
{
	struct asyncs *a;
	struct tracks_job j;

	*tracks = NULL;
	*ntracks = 0;
	if (b->families.n == 0)
		return NULL;
	a = xcalloc(1, sizeof(*a));
	a->kinds = b->kinds.keys;
	families_read(a, b);
	async_link(a, b);
	spans_make(a, b, threads);
	memset(&j, 0, sizeof(j));
	j.a = a;
	j.first = xcalloc((size_t)a->tracks.n + 3, sizeof(*j.first));
	j.tracks = xcalloc((size_t)a->tracks.n + 1, sizeof(*j.tracks));
	order_make(&j, threads);
	jobs_cut(&j);
	pool_run(threads, j.njobs, pack_job, &j);
	*tracks = tracks_number(&j, ntracks);
	free(j.by);
	free(j.first);
	free(j.tracks);
	free(j.cut);
	free(a->families);
	idtab_free(&a->tracks);
	idtab_free(&a->linked.keys);
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
async_slices(const struct spans *s, struct trace *t, struct long_durs *longs,
    uint32_t slice, uint32_t end)
{
	struct long_dur_buf b;
	const struct async_span *from;
	uint32_t *next, *end_of, pos;
	size_t i;

	next = xreallocarray(NULL, s->nrows, sizeof(*next));
	end_of = xcalloc(s->n, sizeof(*end_of));	/* span + 1 */
	for (pos = slice, i = 0; i < s->nrows; i++) {
		next[i] = pos;
		pos += s->rows[i].n;
	}
	long_dur_begin(&b, longs, t);
	for (i = 0; i < s->n; i++) {
		async_ahead(s->async->spans, s->order, i, s->n);
		from = &s->async->spans[(uint32_t)s->order[i]];
		pos = next[s->order[i] >> 32]++;
		t->ts[pos] = from->ts;
		slice_dur_set(&b, pos, from->dur);
		t->kind[pos] = from->kind;
		slice_off_set(t, pos, SPAN_OFF(from));
		if (from->end_off != OFF_NONE)
			end_of[pos - slice] = (uint32_t)s->order[i] + 1;
	}
	long_dur_flush(&b);
	for (i = 0; i < s->n; i++) {
		if (end_of[i] == 0)
			continue;
		t->end_slice[end] = slice + (uint32_t)i;
		slice_end_off_set(t, end++,
		    s->async->spans[end_of[i] - 1].end_off);
	}
	free(next);
	free(end_of);
}
