/*
 * find_batch: the events of a stretch of the input that may be hits.
 *
 * The prefilter reads the bytes once, 64 at a time, and leaves a bit for each
 * block in which the needle begins; most batches have no such block.  Otherwise
 * a bitmap of the starts of events is made for this batch, and a subset of it:
 * the starts with a needle before the next start.  The things of those starts
 * are sorted by offset and looked at.  One event may be the event of many
 * things: a CPU profile of 10 MB is that of each of its samples, and an event
 * may start all flows.  So no loop here runs over the bytes of an event for
 * each of its things:
 *
 *	- the bytes between two starts are passed once for a start, not once
 *	  for a thing;
 *	- the things of an offset, neighbours after sorting, are one group;
 *	  one thread reads the args of a group once;
 *	- an event that is longer than a batch is remembered, so that the
 *	  batches behind its first do not read it again;
 *	- a bit of starts is one event, as events are longer than 8 bytes;
 *	- the model has offsets by track; an index by offset would cost more
 *	  memory than the search, so offsets are held in ranges with the least
 *	  and the greatest of each, which the first batch notes.  In a file
 *	  whose tracks are written in order, each batch looks at its own
 *	  ranges only; in any other file a batch costs O(events), and batches
 *	  grow;
 *	- bytes between two events of the model (metadata, counters) count as
 *	  part of the event before them; the reader that cuts out its args
 *	  finds no match in them;
 *	- a needle before the first start in the batch belongs to the last
 *	  event before the batch, which is searched for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/entity.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "find_args.h"

#define START_BYTES	8		/* bytes of the input a bit of starts */

/* ---- ranges ---- */

/*
 * Gets the events of range z that are in [from, to), without implied ones: the
 * args of such an event are part of another thing's, from the begin to the end
 * of that thing.
 */
static size_t
fill_range(const struct find_job *j, const struct offset_range *z,
    uint64_t from, uint64_t to, struct entity_event *at)
{
	const struct entity_events *list = &entity_events[z->list];
	size_t i, k = 0, n = list->fill(j->t, z->first, z->n, from, to, at);

	if (!list->own || entity_rows[list->type].implied == NULL)
		return n;
	for (i = 0; i < n; i++)
		if (!entity_rows[list->type].implied(j->t, at[i].ref.id))
			at[k++] = at[i];
	return k;
}

static void
measure_range(void *arg, size_t i)
{
	struct find_job *j = arg;
	struct offset_range *z = &j->ranges[i];
	struct entity_event at[RANGE_SIZE + 1];
	size_t k, n;

	n = fill_range(j, z, 0, OFF_NONE, at);
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
find_batch_open(struct find_job *j)
{
	uint64_t longest = j->size < tuning.find_batch_most ? j->size :
	    tuning.find_batch_most;
	uint32_t n, first, most = (uint32_t)tuning.find_batch_range;
	size_t cap = 0, list;

	for (list = 0; list < entity_nevents; list++) {
		n = entity_events[list].count(j->t);
		for (first = 0; first < n; first += most) {
			j->ranges = xgrow(j->ranges, j->nranges, &cap,
			    sizeof(*j->ranges));
			j->ranges[j->nranges++] =
			    (struct offset_range){ (int)list, first,
			    n - first < most ? n - first : most, 0, 0 };
			if (n - first <= most)
				break;
		}
	}
	pool_run(j->o.threads, j->nranges, measure_range, j);
	j->blocks = xcalloc((size_t)(longest / NEEDLE_BLOCK / 64) + 2, 8);
	j->starts = xcalloc((size_t)(longest / START_BYTES / 64) + 2, 8);
	j->candidate_starts = xcalloc((size_t)(longest / START_BYTES / 64) + 2,
	    8);
	j->asked_last = j->asked_before = OFF_NONE;
}

void
find_batch_close(struct find_job *j)
{
	free(j->ranges);
	free(j->blocks);
	free((void *)j->starts);
	free(j->candidate_starts);
	free(j->candidates);
	j->ranges = NULL;
	j->blocks = NULL;
	j->starts = NULL;
	j->candidate_starts = NULL;
	j->candidates = NULL;
	j->nranges = j->ncandidates = j->candidates_cap = 0;
}

/*
 * Gets the events of a range that are in [from, to), if the bounds of the range
 * meet [from, to).
 */
static size_t
range_offsets(const struct find_job *j, size_t range, uint64_t from,
    uint64_t to, struct entity_event *at)
{
	const struct offset_range *z = &j->ranges[range];

	if (z->min >= to || z->max < from || z->min > z->max)
		return 0;
	return fill_range(j, z, from, to, at);
}

/* ---- blocks with a needle ---- */

static void
read_blocks(void *arg, size_t chunk)
{
	struct find_job *j = arg;
	size_t most = tuning.find_batch_blocks, i, n = most / NEEDLE_BLOCK / 64;
	uint64_t from = j->from + (uint64_t)chunk * most;
	uint64_t to, *bits, any = 0;

	if (find_args_stopped(j))
		return;
	to = j->to - from > most ? from + most : j->to;
	bits = &j->blocks[chunk * n];
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

/* Returns 1 if a needle begins in [from, to), a part of the batch. */
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

/* Returns the number of words of `starts` that this batch uses. */
static size_t
start_words(const struct find_job *j)
{
	return (size_t)((j->to - j->from) / START_BYTES / 64) + 1;
}

static void
note_starts(void *arg, size_t range)
{
	struct find_job *j = arg;
	struct entity_event at[RANGE_SIZE + 1];
	size_t i, n;
	uint64_t s;

	n = range_offsets(j, range, j->from, j->to, at);
	for (i = 0; i < n; i++) {
		s = (at[i].off - j->from) / START_BYTES;
		atomic_fetch_or_explicit(&j->starts[s / 64],
		    UINT64_C(1) << s % 64, memory_order_relaxed);
	}
}

/*
 * Returns the start of the first event at or behind offset `off`, to 8 bytes,
 * or the end of the batch.
 */
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
	/* the event may begin at the last byte of the 8 */
	off = j->from + s * START_BYTES + START_BYTES;
	return off < j->to ? off : j->to;
}

/* ---- events with a needle ---- */

/* words of `starts` a worker takes at a time: 256 kB of the batch */
#define HOT_WORDS	512

/*
 * Sets the bits of candidate_starts of the chunk's words.  An event that begins
 * in the chunk is followed to the next start, which may lie in another chunk,
 * so all chunks together pass each byte of the batch once.
 */
static void
mark_hot_starts(void *arg, size_t chunk)
{
	struct find_job *j = arg;
	size_t i = chunk * HOT_WORDS, end = start_words(j);
	uint64_t bits, off, candidates;
	int bit;

	if (end - i > HOT_WORDS)
		end = i + HOT_WORDS;
	for (; i < end; i++) {
		candidates = 0;
		for (bits = j->starts[i]; bits != 0; bits &= bits - 1) {
			bit = __builtin_ctzll(bits);
			off = j->from + (i * 64 + (size_t)bit) * START_BYTES;
			if (has_something(j, off, next_start(j, off + 1)))
				candidates |= UINT64_C(1) << bit;
		}
		j->candidate_starts[i] = candidates;
	}
}

static int
is_hot(const struct find_job *j, uint64_t off)
{
	uint64_t s = (off - j->from) / START_BYTES;

	return j->candidate_starts[s / 64] >> s % 64 & 1;
}

static uint64_t
bit_of(const struct find_job *j, const struct entity_event *e)
{
	return j->hits->first[e->ref.type] + e->ref.id;
}

/* Adds the n things at `at` to the candidates, whose events are looked at. */
static void
add_hot(struct find_job *j, const struct entity_event *at, size_t n)
{
	size_t i;

	if (n == 0)
		return;
	pthread_mutex_lock(&j->lock);
	if (j->candidates_cap - j->ncandidates < n) {
		j->candidates_cap = (j->ncandidates + n) * 2;
		j->candidates = xreallocarray(j->candidates, j->candidates_cap,
		    sizeof(*j->candidates));
	}
	for (i = 0; i < n; i++)
		j->candidates[j->ncandidates++] = (struct radix){ at[i].off,
		    bit_of(j, &at[i]) };
	pthread_mutex_unlock(&j->lock);
}

static void
note_hot(void *arg, size_t range)
{
	struct find_job *j = arg;
	struct entity_event at[RANGE_SIZE + 1];
	size_t i, n, k = 0;

	n = range_offsets(j, range, j->from, j->to, at);
	for (i = 0; i < n; i++)
		if (is_hot(j, at[i].off) && at[i].off != j->asked_before)
			at[k++] = at[i];
	add_hot(j, at, k);
}

/*
 * Adds the things of the last event before the batch, if a needle begins in
 * that part of the event which is in the batch, and the event was not looked at
 * before.  The first event that is added here may lie in a later batch again,
 * as a search that begins in the middle of the input continues from its
 * beginning.
 */
static void
note_before(struct find_job *j)
{
	struct entity_event at[RANGE_SIZE + 1];
	uint64_t last = OFF_NONE;
	size_t i, k, n;

	if (!has_something(j, j->from, next_start(j, j->from)))
		return;
	for (i = 0; i < j->nranges; i++) {
		n = range_offsets(j, i, last == OFF_NONE ? 0 : last + 1,
		    j->from, at);
		for (k = 0; k < n; k++)
			if (last == OFF_NONE || at[k].off > last)
				last = at[k].off;
	}
	if (last == OFF_NONE || last == j->asked_last ||
	    last == j->asked_before)
		return;
	for (i = 0; i < j->nranges; i++) {
		n = range_offsets(j, i, last, last + 1, at);
		add_hot(j, at, n);
	}
	if (j->asked_before == OFF_NONE)
		j->asked_before = last;
}

/* ---- the look at the candidates ---- */

/* Returns the first index from i on whose event differs from that of i - 1. */
static size_t
next_group(const struct find_job *j, size_t i)
{
	while (i > 0 && i < j->ncandidates &&
	    j->candidates[i].key == j->candidates[i - 1].key)
		i++;
	return i;
}

/* Looks at the groups that begin in a chunk, each to its end. */
static void
look_at_hot(void *arg, size_t thread)
{
	struct find_job *j = arg;
	size_t i, next, end, most = tuning.find_batch_look;

	while ((i = atomic_fetch_add(&j->next, most)) < j->ncandidates) {
		end = j->ncandidates - i > most ? i + most : j->ncandidates;
		while (i < end && i > 0 &&
		    j->candidates[i].key == j->candidates[i - 1].key)
			i++;
		for (; i < end && !find_args_stopped(j); i = next) {
			next = next_group(j, i + 1);
			find_args_look(j, thread, &j->candidates[i], next - i);
		}
	}
}

void
find_batch_search(struct find_job *j, uint64_t from, uint64_t to)
{
	uint64_t len = to - from;

	j->from = from;
	j->to = to;
	j->ncandidates = 0;
	atomic_store(&j->any, 0);
	atomic_store(&j->next, 0);
	memset(j->blocks, 0, ((size_t)(len / NEEDLE_BLOCK / 64) + 2) * 8);
	if (j->t->reader->ahead != NULL)
		j->t->reader->ahead(j->t, j->o.threads, from, to);
	pool_run(j->o.threads, (size_t)((len + tuning.find_batch_blocks - 1) /
	    tuning.find_batch_blocks), read_blocks, j);
	if (!atomic_load(&j->any) || find_args_stopped(j))
		return;
	memset((void *)j->starts, 0, ((size_t)(len / START_BYTES / 64) + 2) *
	    8);
	pool_run(j->o.threads, j->nranges, note_starts, j);
	pool_run(j->o.threads, (start_words(j) + HOT_WORDS - 1) / HOT_WORDS,
	    mark_hot_starts, j);
	note_before(j);
	pool_run(j->o.threads, j->nranges, note_hot, j);
	if (j->ncandidates == 0)
		return;
	radix_sort(j->candidates, j->ncandidates);
	pool_run(j->o.threads, (size_t)j->o.threads, look_at_hot, j);
	j->asked_last = j->candidates[j->ncandidates - 1].key;
}
