/*
 * slice_id: the ids of slices and instants.
 *
 * The model has entries in parts, in each of which they ascend with time: the
 * slices of a row, the instants of a track.  The id of an entry is therefore
 * the sum, over all parts, of what comes before it there.  A few ids are
 * counted by that (slice_id_count.c); for many, arrays are made
 * (slice_id_array.c).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#include "slice_id_int.h"

/* ---- what is a row of the table */

enum slice_table
slice_table_of_row(const struct trace *t, uint32_t row)
{
	const struct row *r = &t->rows[row];
	uint32_t flags;

	switch (t->tracks[r->track].type) {
	case TRACK_CPU:
		return TABLE_SCHED;
	case TRACK_STATE:
		return TABLE_THREAD_STATE;
	default:
		/* states that a reader gave have rows of their own */
		flags = t->kinds[t->kind[r->first]].flags;
		return flags & KIND_STATE ? TABLE_THREAD_STATE :
		    flags & KIND_VALUE ? TABLE_STATE : TABLE_SLICE;
	}
}

enum slice_table
slice_table_of_instants(const struct trace *t, uint32_t kind)
{
	return t->kinds[kind].flags & KIND_KERNEL ? TABLE_FTRACE_EVENT :
	    TABLE_SLICE;
}

int
id_in_table(const struct slice_ids *s, uint32_t entry)
{
	const struct trace *t = s->t;

	return !s->mixed || entry < t->nslices || slice_table_of_instants(t,
	    t->instants[entry - t->nslices].kind) == TABLE_SLICE;
}

/* ---- times of entries */

uint64_t
id_length(const void *trace, uint32_t entry)
{
	const struct trace *t = trace;

	return entry < t->nslices ? (uint64_t)trace_dur(t, entry) : 0;
}

uint32_t
id_before(const struct trace *t, const struct id_part *p, int64_t ts)
{
	const struct instant *v;
	uint32_t lo = 0, hi = p->n, mid;

	if (p->first < t->nslices)
		return (uint32_t)bound_time(&t->ts[p->first], p->n, ts);
	if (p->n == 0)
		return 0;
	v = &t->instants[p->first - t->nslices];
	BISECT(lo, hi, mid, v[mid].ts < ts);
	return lo;
}

/* ---- parts */

static void
add_part(struct id_part **at, uint32_t first, uint32_t n)
{
	if (n > 0)
		*(*at)++ = (struct id_part){ first, n, 0 };
}

/* Lists the rows that are in the table, or those that are not. */
static void
slice_id_rows(struct slice_ids *s, struct id_part **at, int others)
{
	const struct trace *t = s->t;
	uint32_t r;

	for (r = 0; r < t->nrows; r++)
		if ((slice_table_of_row(t, r) != TABLE_SLICE) == others)
			add_part(at, t->rows[r].first, t->rows[r].n);
}

static uint64_t
rows_of_table(const struct slice_ids *s)
{
	const struct trace *t = s->t;
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < s->nparts; i++)
		n += s->parts[i].n;
	for (i = 0; i < t->ninstants && s->mixed; i++)
		n -= slice_table_of_instants(t, t->instants[i].kind) !=
		    TABLE_SLICE;
	return n;
}

struct slice_ids *
slice_ids_new(const struct trace *t, int threads)
{
	struct slice_ids *s = xcalloc(1, sizeof(*s));
	struct id_part *at;
	uint64_t id;
	uint32_t i;

	s->t = t;
	s->threads = threads > 0 ? threads : pool_cores();
	s->all = (uint64_t)t->nslices + t->ninstants;
	for (i = 0; i < t->nkinds; i++)
		s->mixed |= slice_table_of_instants(t, i) != TABLE_SLICE;
	s->parts = xreallocarray(NULL, (size_t)t->nrows + t->ntracks + 1,
	    sizeof(*s->parts));
	at = s->parts;
	slice_id_rows(s, &at, 0);
	for (i = 0; i < t->ntracks; i++)
		add_part(&at, t->nslices + t->tracks[i].instant,
		    t->tracks[i].ninstants);
	s->nparts = (uint32_t)(at - s->parts);
	slice_id_rows(s, &at, 1);
	s->nothers = (uint32_t)(at - s->parts) - s->nparts;
	id = s->rows = rows_of_table(s);
	for (i = s->nparts; i < s->nparts + s->nothers; i++) {
		s->parts[i].id = (uint32_t)id;
		id += s->parts[i].n;
	}
	return s;
}

void
slice_ids_free(struct slice_ids *s)
{
	if (s == NULL)
		return;
	free(s->parts);
	free(s->entries);
	free(s->ranks);
	free(s);
}

uint64_t
slice_ids_rows(const struct slice_ids *s)
{
	return s->rows;
}

/* ---- one id */

/* Returns the part among the others that has a slice, or NULL. */
static const struct id_part *
other_of(const struct slice_ids *s, uint32_t slice)
{
	const struct id_part *v = s->parts + s->nparts;
	uint32_t lo = 0, hi = s->nothers, mid;

	BISECT(lo, hi, mid, v[mid].first <= slice);
	return lo > 0 && slice - v[lo - 1].first < v[lo - 1].n ?
	    &v[lo - 1] : NULL;
}

uint32_t
slice_id_of(struct slice_ids *s, uint32_t entry)
{
	const struct id_part *other;
	uint32_t id;

	if (s->ranks != NULL)
		return s->ranks[entry];
	if (entry < s->t->nslices && (other = other_of(s, entry)) != NULL)
		return other->id + (entry - other->first);
	return id_count(s, &entry, &id, 1) == 0 ? id :
	    slice_ids_ranks(s)[entry];
}

void
slice_ids_of(struct slice_ids *s, const uint32_t *entries, uint32_t *ids,
    size_t n)
{
	int rc = s->ranks != NULL ? -1 : 0;
	const uint32_t *ranks;
	size_t i;

	for (i = 0; i < n && rc == 0; i++)
		if (entries[i] < s->t->nslices && other_of(s, entries[i]) !=
		    NULL)
			rc = -1;
	if (rc == 0 && id_count(s, entries, ids, n) == 0)
		return;
	ranks = slice_ids_ranks(s);
	for (i = 0; i < n; i++)
		ids[i] = ranks[entries[i]];
}

uint32_t
slice_of_id(struct slice_ids *s, uint32_t id)
{
	uint32_t entry;

	return id_find(s, id, &entry) == 0 ? entry : slice_ids_entries(s)[id];
}

/* ---- ids of references */

uint32_t
slice_id_of_ref(struct slice_ids *s, struct entity_ref ref)
{
	if (ref.type == ENTITY_SLICE)
		return slice_id_of(s, ref.id);
	return ref.type == ENTITY_INSTANT ? slice_id_of(s, s->t->nslices +
	    ref.id) : ref.id;
}

/*
 * Sets *entry to that of a reference and returns 1 if its id has to be counted:
 * that of a row of the table.
 */
static int
is_counted(const struct slice_ids *s, struct entity_ref ref, uint32_t *entry)
{
	*entry = ref.type == ENTITY_INSTANT ? s->t->nslices + ref.id : ref.id;
	return ref.type == ENTITY_INSTANT || (ref.type == ENTITY_SLICE &&
	    other_of(s, ref.id) == NULL);
}

uint32_t *
slice_ids_of_refs(const struct trace *t, int threads,
    const struct entity_ref *refs, size_t n)
{
	struct slice_ids *s = slice_ids_new(t, threads);
	uint32_t *ids = xreallocarray(NULL, n + 1, sizeof(*ids)), entry;
	uint32_t *counted = xreallocarray(NULL, n + 1, sizeof(*counted));
	size_t i, k = 0;
	int rc;

	for (i = 0; i < n; i++)
		k += (size_t)is_counted(s, refs[i], &counted[k]);
	rc = id_count(s, counted, counted, k);
	for (i = k = 0; i < n; i++)
		ids[i] = rc == 0 && is_counted(s, refs[i], &entry) ?
		    counted[k++] : slice_id_of_ref(s, refs[i]);
	free(counted);
	slice_ids_free(s);
	return ids;
}

int
slice_ref_of_id(struct slice_ids *s, int64_t id, struct entity_ref *ref)
{
	uint32_t entry;

	if (id < 0 || (uint64_t)id >= s->all)
		return -1;
	entry = slice_of_id(s, (uint32_t)id);
	*ref = entry < s->t->nslices ?
	    (struct entity_ref){ ENTITY_SLICE, entry } :
	    (struct entity_ref){ ENTITY_INSTANT, entry - s->t->nslices };
	return 0;
}
