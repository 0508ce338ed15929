/*
 * listing: the rows of a listing, their keys, and their order.
 *
 * Keys are numbers: times as they are, texts by their rank among the kinds or
 * tracks.  order.c sorts them.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/detach.h"
#include "ttv/err.h"
#include "ttv/listing.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "listing_filter.h"
#include "order.h"

#define CHUNK	65536		/* rows between two looks at the progress */
#define LABEL	256		/* bytes of a track's label */

static int
is_cancelled(const struct listing_query *q)
{
	return q->progress != NULL && atomic_load(&q->progress->cancel);
}

unsigned
listing_whats(const struct trace *t)
{
	int others = area_has(t, AREA_SLICES) || area_has(t, AREA_ASYNC) ||
	    area_has(t, AREA_TOTALS);

	if (!others && area_has(t, AREA_CPUS))
		return 1 << AREA_CPUS;
	if (!others && area_has(t, AREA_STATES))
		return 1 << AREA_STATES;
	return 1 << AREA_SLICES | 1 << AREA_ASYNC | 1 << AREA_TOTALS;
}

/* ---- what the filter leaves ---- */

/* Returns 1 if the slices of a track are asked for. */
static int
is_listed(const struct trace *t, const struct listing_query *q, uint32_t track)
{
	return q->whats == 0 || area_track_counts(t, track, q->whats);
}

/* Returns the number of slices that are asked for. */
static uint64_t
count_slices(const struct trace *t, const struct listing_query *q)
{
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < t->nrows; i++)
		if (is_listed(t, q, t->rows[i].track))
			n += t->rows[i].n;
	return n;
}

/* Lists the hits that pass; returns -1 when cancelled. */
static int
filter_hits(struct listing *l, const struct listing_query *q,
    const struct listing_filter *f)
{
	struct entity_ref e;
	uint64_t i;

	for (i = 0; i < q->nhits; i++) {
		if (i % CHUNK == 0 && is_cancelled(q))
			return -1;
		e.type = q->hits[i].type;
		e.id = q->hits[i].id;
		if (listing_filter_keeps(f, l->t, &e))
			l->row[l->n++] = (uint32_t)i;
	}
	return 0;
}

/* Lists the slices that are asked for and pass the filter; NULL: all pass. */
static int
filter_slices(struct listing *l, const struct listing_query *q,
    const struct listing_filter *f)
{
	const struct trace *t = l->t;
	const struct row *r;
	uint32_t i, at;

	for (i = 0; i < t->nrows; i++) {
		if (is_cancelled(q))
			return -1;
		r = &t->rows[i];
		if (!is_listed(t, q, r->track))
			continue;
		for (at = r->first; at < r->first + r->n; at++)
			if (f == NULL || listing_filter_slice(f, t, r->track,
			    at))
				l->row[l->n++] = at;
	}
	return 0;
}

/* Makes the list of rows that are asked for and match the pattern. */
static int
listing_filter(struct listing *l, const struct listing_query *q,
    struct err *err)
{
	int has = q->pattern != NULL && *q->pattern != '\0', rc;
	struct listing_filter f;

	if (has && listing_filter_open(&f, l->t, q->pattern, err) == -1)
		return -1;
	l->row = xreallocarray(NULL, (size_t)l->all + 1, sizeof(*l->row));
	l->n = 0;
	rc = q->hits != NULL ? filter_hits(l, q, &f) :
	    filter_slices(l, q, has ? &f : NULL);
	if (has)
		listing_filter_close(&f);
	return rc;
}

/* ---- keys ---- */

struct ranked {
	const char	*s;
	size_t		 len;
	uint32_t	 id;
};

static int
ranked_compare(const void *va, const void *vb)
{
	const struct ranked *a = va, *b = vb;
	int c = memcmp(a->s, b->s, a->len < b->len ? a->len : b->len);

	if (c != 0)
		return c;
	return a->len != b->len ? (a->len < b->len ? -1 : 1) :
	    a->id < b->id ? -1 : a->id > b->id;
}

/* Sets rank[i] of n texts, bytewise; equal texts have equal ranks. */
static void
rank_texts(struct ranked *v, uint32_t n, uint32_t *rank)
{
	uint32_t i, at = 0;

	qsort(v, n, sizeof(*v), ranked_compare);
	for (i = 0; i < n; i++) {
		if (i > 0 && (v[i].len != v[i - 1].len ||
		    memcmp(v[i].s, v[i - 1].s, v[i].len) != 0))
			at++;
		rank[v[i].id] = at;
	}
}

/* Returns the ranks of the names or categories of all kinds. */
static uint32_t *
rank_kinds(const struct trace *t, enum listing_unit unit)
{
	struct ranked *v = xcalloc((size_t)t->nkinds + 1, sizeof(*v));
	uint32_t *rank = xcalloc((size_t)t->nkinds + 1, sizeof(*rank));
	uint32_t i, text;

	for (i = 0; i < t->nkinds; i++) {
		text = unit == LISTING_IS_NAME ? t->kinds[i].name :
		    t->kinds[i].cat;
		v[i] = (struct ranked){ trace_str(t, text),
		    strtab_len(t->strings, text), i };
	}
	rank_texts(v, t->nkinds, rank);
	free(v);
	return rank;
}

/* Returns the ranks of the labels of all tracks. */
static uint32_t *
rank_tracks(const struct trace *t)
{
	struct ranked *v = xcalloc((size_t)t->ntracks + 1, sizeof(*v));
	uint32_t *rank = xcalloc((size_t)t->ntracks + 1, sizeof(*rank));
	char label[LABEL];
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		v[i].len = trace_place_label(t, i, label, sizeof(label));
		v[i].s = xstrdup(label);
		v[i].id = i;
	}
	rank_texts(v, t->ntracks, rank);
	for (i = 0; i < t->ntracks; i++)
		free((char *)(uintptr_t)v[i].s);
	free(v);
	return rank;
}

/* ---- columns ---- */

static int64_t
listing_start(const struct trace *t, const struct entity_ref *e)
{
	return entity_ts(t, e->type, e->id);
}

static int64_t
listing_length(const struct trace *t, const struct entity_ref *e)
{
	const struct entity_row *row = &entity_rows[e->type];
	int64_t dur = row->dur != NULL ? row->dur(t, e->id) : DUR_OPEN;

	return dur != DUR_OPEN ? dur : INT64_MIN;
}

static int64_t
listing_self(const struct trace *t, const struct entity_ref *e)
{
	int64_t dur = listing_length(t, e);

	return dur != INT64_MIN && e->type == ENTITY_SLICE ?
	    trace_self(t, e->id) : dur;
}

static int64_t
listing_depth(const struct trace *t, const struct entity_ref *e)
{
	return e->type == ENTITY_SLICE ?
	    t->rows[trace_slice_row(t, e->id)].depth : 0;
}

#define LISTING_ROW(id, ...)	[LISTING_##id] = { __VA_ARGS__ },
const struct listing_row listing_rows[LISTING_ORDERS] = {
	LISTING_ROWS(LISTING_ROW)
	LISTING_ORDER_ROWS(LISTING_ROW)
};

int64_t
listing_number(const struct trace *t, const struct entity_ref *e,
    enum listing_column c)
{
	return listing_rows[c].number != NULL ? listing_rows[c].number(t, e) :
	    INT64_MIN;
}

uint32_t
listing_string(const struct trace *t, const struct entity_ref *e,
    enum listing_column c)
{
	if (listing_rows[c].unit == LISTING_IS_NAME)
		return entity_name(t, e->type, e->id);
	if (entity_rows[e->type].kinds == NULL)
		return 0;
	return t->kinds[entity_kind(t, e->type, e->id)].cat;
}

size_t
listing_text(const struct trace *t, const struct entity_ref *e,
    enum listing_column c, char *out, size_t n)
{
	int64_t v = listing_number(t, e, c);
	uint32_t id;

	out[0] = '\0';
	switch (listing_rows[c].unit) {
	case LISTING_IS_TIME:
		return text_time(out, n, sat_sub(v, t->start), 0);
	case LISTING_IS_LENGTH:
		return v == INT64_MIN ? 0 : text_duration_short(out, n, v);
	case LISTING_IS_COUNT:
		return v == INT64_MIN ? 0 : (size_t)snprintf(out, n, "%"
		    PRId64, v);
	case LISTING_IS_TRACK:
		id = entity_track(t, e->type, e->id);
		return id != NONE ? trace_place_label(t, id, out, n) : 0;
	default:
		id = listing_string(t, e, c);
		return text_safe(out, n, trace_str(t, id),
		    strtab_len(t->strings, id));
	}
}

/* ---- the order ---- */

/* Computes the keys of rows, by jobs of CHUNK rows. */
struct keys {
	struct listing	*l;
	const struct listing_query *q;
	uint64_t	*key;
	uint32_t	*rank;		/* of texts */
	uint64_t	 flip;		/* 0, or all ones: largest first */
};

/* Returns the key of a text: things without a kind stand before the others. */
static uint64_t
key_text(const struct keys *k, const struct entity_ref *e)
{
	const struct trace *t = k->l->t;
	uint32_t track;

	if (listing_rows[k->q->sort].unit == LISTING_IS_TRACK) {
		track = entity_track(t, e->type, e->id);
		while (k->q->sort == LISTING_PROCESS && track != NONE &&
		    t->tracks[track].type != TRACK_PROCESS)
			track = t->tracks[track].parent;
		return track == NONE ? 0 : (uint64_t)k->rank[track] + 1;
	}
	if (entity_rows[e->type].kinds == NULL)
		return 0;
	return (uint64_t)k->rank[entity_kind(t, e->type, e->id)] + 1;
}

static struct entity_ref
row_entity(const struct listing *l, uint64_t row)
{
	uint32_t i = l->row != NULL ? l->row[row] : (uint32_t)row;

	return l->hits != NULL ? (struct entity_ref){ l->hits[i].type,
	    l->hits[i].id } : (struct entity_ref){ ENTITY_SLICE, i };
}

static void
keys_job(void *arg, size_t job)
{
	const struct keys *k = arg;
	uint64_t i = (uint64_t)job * CHUNK, end = i + CHUNK;
	struct entity_ref e;

	if (is_cancelled(k->q))
		return;
	if (end > k->l->n)
		end = k->l->n;
	for (; i < end; i++) {
		e = row_entity(k->l, i);
		k->key[i] = k->flip ^ (k->rank != NULL ? key_text(k, &e) :
		    radix_time(listing_number(k->l->t, &e, k->q->sort)));
	}
	if (k->q->progress != NULL)
		atomic_fetch_add(&k->q->progress->done, CHUNK);
}

/* Sorts the rows; returns -1 when cancelled. */
static int
listing_sort(struct listing *l, const struct listing_query *q)
{
	const struct listing_row *column = &listing_rows[q->sort];
	struct keys k = { l, q, NULL, NULL, 0 };
	int rc;

	if ((column->order == LISTING_FALLS) != q->inverted)
		k.flip = UINT64_MAX;
	if (column->unit == LISTING_IS_TRACK)
		k.rank = rank_tracks(l->t);
	else if (!LISTING_IS_NUMBER(column->unit))
		k.rank = rank_kinds(l->t, column->unit);
	k.key = xreallocarray(NULL, (size_t)l->n + 1, sizeof(*k.key));
	if (q->progress != NULL)
		atomic_store(&q->progress->total, l->n * 2 + 1);
	pool_run(q->threads, (size_t)((l->n + CHUNK - 1) / CHUNK), keys_job,
	    &k);
	l->order = xreallocarray(NULL, (size_t)l->n + 1, sizeof(*l->order));
	rc = is_cancelled(q) ? -1 : order_sort(l->order, k.key, (uint32_t)l->n,
	    q->threads, q->progress != NULL ? &q->progress->cancel : NULL);
	detach_free(k.key, ((size_t)l->n + 1) * sizeof(*k.key));
	free(k.rank);
	return rc;
}

int
listing_make(struct listing *l, const struct trace *t,
    const struct listing_query *q, struct err *err)
{
	memset(l, 0, sizeof(*l));
	err_clear(err);
	l->t = t;
	l->hits = q->hits;
	l->n = l->all = q->hits != NULL ? q->nhits : count_slices(t, q);
	if (((q->pattern != NULL && *q->pattern != '\0') ||
	    (q->hits == NULL && l->all != t->nslices)) &&
	    listing_filter(l, q, err) == -1)
		return -1;
	return listing_sort(l, q);
}

void
listing_free(struct listing *l)
{
	detach_free(l->order, ((size_t)l->n + 1) * sizeof(*l->order));
	detach_free(l->row, ((size_t)l->all + 1) * sizeof(*l->row));
	memset(l, 0, sizeof(*l));
}

int
listing_one_category(const struct listing *l, uint32_t *cat)
{
	struct entity_ref e;
	uint32_t here;
	uint64_t i;

	*cat = 0;
	for (i = 0; i < l->n; i++) {
		e = row_entity(l, i);
		here = listing_string(l->t, &e, LISTING_CATEGORY);
		if (i > 0 && here != *cat)
			return 0;
		*cat = here;
	}
	return 1;
}

struct entity_ref
listing_entity(const struct listing *l, uint64_t line)
{
	return row_entity(l, l->order[line]);
}
