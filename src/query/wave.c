/*
 * wave: the events of a stretch of the input that may be hits.
 *
 * The bytes are read once, 64 at a time, which leaves a bit for each block in
 * which something of the needle begins.  Mostly nothing does, and that is all.
 * Else the bits must find their events.  The model has the offsets of its
 * events, but by track, and an order by offset would cost more memory than
 * what is looked for; so a bitmap of where events begin is made for this wave
 * (events are longer than 8 bytes, so a bit is one event), and then each event
 * can see whether there is something between its beginning and the next one.
 * Those that do are sorted by offset and looked at.  What stands between two
 * events of the model (metadata, counters) belongs to the one before in this,
 * and whoever cuts out its args finds nothing in them.
 *
 * Offsets are passed by in zones, of which the first wave notes the least and
 * the greatest: in a file whose tracks are written in order, each wave looks
 * at its own zones only.  In any other it is O(events) a wave, and waves grow.
 *
 * Something may stand before the first beginning in the wave: then it is the
 * last event before the wave, which is looked for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/entity.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "find_args.h"

#define BLOCKS_PIECE	((uint64_t)1 << 20)	/* bytes; blocks fill words */
#define START_BYTES	8
#define LOOK_PIECE	128			/* events */

/* ---- zones ---- */

static void
measure_zone(void *arg, size_t i)
{
	struct find_job *j = arg;
	struct zone *z = &j->zones[i];
	struct entity_event at[ZONE_SIZE + 1];
	size_t k, n;

	n = entity_events[z->list].fill(j->t, z->first, z->n, 0,
	    OFF_NONE, at);
	z->min = OFF_NONE;
	z->max = 0;
	for (k = 0; k < n; k++) {
		if (at[k].off < z->min)
			z->min = at[k].off;
		if (at[k].off > z->max)
			z->max = at[k].off;
	}
}

void
wave_open(struct find_job *j)
{
	uint64_t longest = j->size < WAVE_MAX ? j->size : WAVE_MAX;
	uint32_t n, first;
	size_t cap = 0, list;

	for (list = 0; list < entity_nevents; list++) {
		n = entity_events[list].count(j->t);
		for (first = 0; first < n; first += ZONE_SIZE) {
			j->zones = xgrow(j->zones, j->nzones, &cap,
			    sizeof(*j->zones));
			j->zones[j->nzones++] = (struct zone){ (int)list, first,
			    n - first < ZONE_SIZE ? n - first : ZONE_SIZE,
			    0, 0 };
			if (n - first <= ZONE_SIZE)
				break;
		}
	}
	pool_run(j->o.threads, j->nzones, measure_zone, j);
	j->blocks = xcalloc((size_t)(longest / NEEDLE_BLOCK / 64) + 2, 8);
	j->starts = xcalloc((size_t)(longest / START_BYTES / 64) + 2, 8);
}

void
wave_close(struct find_job *j)
{
	free(j->zones);
	free(j->blocks);
	free((void *)j->starts);
	free(j->hot);
	j->zones = NULL;
	j->blocks = NULL;
	j->starts = NULL;
	j->hot = NULL;
	j->nzones = j->nhot = j->hot_cap = 0;
}

/* The offsets of a zone that are in [from, to). */
static size_t
zone_offsets(const struct find_job *j, size_t zone, uint64_t from,
    uint64_t to, struct entity_event *at)
{
	const struct zone *z = &j->zones[zone];

	if (z->min >= to || z->max < from || z->min > z->max)
		return 0;
	return entity_events[z->list].fill(j->t, z->first, z->n, from, to,
	    at);
}

/* ---- blocks with something in them ---- */

static void
read_blocks(void *arg, size_t piece)
{
	struct find_job *j = arg;
	uint64_t from = j->from + piece * BLOCKS_PIECE, to, *bits, any = 0;
	size_t i, n = BLOCKS_PIECE / NEEDLE_BLOCK / 64;

	if (find_args_stopped(j))
		return;
	to = j->to - from > BLOCKS_PIECE ? from + BLOCKS_PIECE : j->to;
	bits = &j->blocks[piece * n];
	if ((to - from) / NEEDLE_BLOCK / 64 + 1 < n)
		n = (size_t)((to - from) / NEEDLE_BLOCK / 64) + 1;
	if (j->needle.len == 0)
		memset(bits, 0xff, n * sizeof(*bits));
	else
		j->t->reader->blocks(j->t, &j->needle, from, to, bits);
	for (i = 0; i < n; i++)
		any |= bits[i];
	if (any != 0)
		atomic_store(&j->any, 1);
}

/* Whether there is something in [from, to), which are of the wave. */
static int
has_something(const struct find_job *j, uint64_t from, uint64_t to)
{
	uint64_t i = (from - j->from) / NEEDLE_BLOCK;
	uint64_t end = (to - 1 - j->from) / NEEDLE_BLOCK;
	uint64_t bits;

	if (from >= to)
		return 0;
	bits = j->blocks[i / 64] & ~UINT64_C(0) << i % 64;
	for (i /= 64; i < end / 64; bits = j->blocks[++i])
		if (bits != 0)
			return 1;
	return (bits & ~UINT64_C(0) >> (63 - end % 64)) != 0;
}

/* ---- where events begin ---- */

static void
note_starts(void *arg, size_t zone)
{
	struct find_job *j = arg;
	struct entity_event at[ZONE_SIZE + 1];
	size_t i, n;
	uint64_t s;

	n = zone_offsets(j, zone, j->from, j->to, at);
	for (i = 0; i < n; i++) {
		s = (at[i].off - j->from) / START_BYTES;
		atomic_fetch_or_explicit(&j->starts[s / 64],
		    UINT64_C(1) << s % 64, memory_order_relaxed);
	}
}

/* Where about the first event at or behind an offset begins, or the end. */
static uint64_t
next_start(const struct find_job *j, uint64_t off)
{
	uint64_t s = (off - j->from + START_BYTES - 1) / START_BYTES;
	uint64_t end = (j->to - j->from) / START_BYTES, i = s / 64, bits;

	bits = j->starts[i] & ~UINT64_C(0) << s % 64;
	while (bits == 0) {
		if (++i > end / 64)
			return j->to;
		bits = j->starts[i];
	}
	s = i * 64 + (uint64_t)__builtin_ctzll(bits);
	/* of its 8 bytes it may begin with the last */
	off = j->from + s * START_BYTES + START_BYTES;
	return off < j->to ? off : j->to;
}

/* ---- events that have something ---- */

/* 0 if the event is that of another thing, which is the hit then. */
static int
tells(const struct find_job *j, const struct entity_event *e)
{
	const struct entity_row *row = &entity_rows[e->ref.type];

	return row->implied == NULL || !row->implied(j->t, e->ref.id);
}

static uint64_t
bit_of(const struct find_job *j, const struct entity_event *e)
{
	return j->hits->first[e->ref.type] + e->ref.id;
}

static void
note_hot(void *arg, size_t zone)
{
	struct find_job *j = arg;
	struct entity_event at[ZONE_SIZE + 1];
	size_t i, n, k = 0;

	n = zone_offsets(j, zone, j->from, j->to, at);
	for (i = 0; i < n; i++)
		if (has_something(j, at[i].off,
		    next_start(j, at[i].off + 1)) && tells(j, &at[i]))
			at[k++] = at[i];
	if (k == 0)
		return;
	pthread_mutex_lock(&j->lock);
	if (j->hot_cap - j->nhot < k) {
		j->hot_cap = (j->nhot + k) * 2;
		j->hot = xreallocarray(j->hot, j->hot_cap, sizeof(*j->hot));
	}
	for (i = 0; i < k; i++)
		j->hot[j->nhot++] = (struct radix){ at[i].off, bit_of(j, &at[i]) };
	pthread_mutex_unlock(&j->lock);
}

static void
look_at_hot(void *arg, size_t thread)
{
	struct find_job *j = arg;
	size_t i, end;

	while ((i = atomic_fetch_add(&j->next, LOOK_PIECE)) < j->nhot) {
		end = j->nhot - i > LOOK_PIECE ? i + LOOK_PIECE : j->nhot;
		for (; i < end && !find_args_stopped(j); i++)
			find_args_look(j, thread, j->hot[i].key,
			    j->hot[i].value);
	}
}

/* The last event before the wave, if something stands in what is here of it. */
static void
look_before(struct find_job *j)
{
	struct entity_event at[ZONE_SIZE + 1];
	uint64_t last = OFF_NONE;
	size_t i, k, n;

	if (!has_something(j, j->from, next_start(j, j->from)))
		return;
	for (i = 0; i < j->nzones; i++) {
		n = zone_offsets(j, i, last == OFF_NONE ? 0 : last + 1,
		    j->from, at);
		for (k = 0; k < n; k++)
			if (last == OFF_NONE || at[k].off > last)
				last = at[k].off;
	}
	for (i = 0; last != OFF_NONE && i < j->nzones; i++) {
		n = zone_offsets(j, i, last, last + 1, at);
		for (k = 0; k < n; k++)
			if (tells(j, &at[k]))
				find_args_look(j, 0, at[k].off,
				    bit_of(j, &at[k]));
	}
}

void
wave_search(struct find_job *j, uint64_t from, uint64_t to)
{
	uint64_t len = to - from;

	j->from = from;
	j->to = to;
	j->nhot = 0;
	atomic_store(&j->any, 0);
	atomic_store(&j->next, 0);
	memset(j->blocks, 0, ((size_t)(len / NEEDLE_BLOCK / 64) + 2) * 8);
	pool_run(j->o.threads, (size_t)((len + BLOCKS_PIECE - 1) /
	    BLOCKS_PIECE), read_blocks, j);
	if (!atomic_load(&j->any) || find_args_stopped(j))
		return;
	memset((void *)j->starts, 0, ((size_t)(len / START_BYTES / 64) + 2) *
	    8);
	pool_run(j->o.threads, j->nzones, note_starts, j);
	look_before(j);
	pool_run(j->o.threads, j->nzones, note_hot, j);
	radix_sort(j->hot, j->nhot);
	pool_run(j->o.threads, (size_t)j->o.threads, look_at_hot, j);
}
