/*
 * fuchsia_search: which blocks of the input may hold args that match.
 *
 * A text that matches stands in the bytes of a record, where the prefilter of
 * all formats finds it, or in a string of a table that an arg refers to, or is
 * the text of a number.  For the second, the indices of the strings that have
 * the needle are found once for a needle, those of all providers and places
 * together; then the records of a stretch are visited for args that refer to
 * one of these.  For the third, all blocks are taken.  Too many blocks cost
 * time only: what an event's args are is decided by its source.
 */
#include "config.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/input.h"
#include "ttv/needle.h"
#include "ttv/prefilter.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

#define INDEX_WORDS	(FUCHSIA_STRINGS / 64)

/* The indices of the strings with a needle: the last one asked for. */
struct fuchsia_search {
	pthread_mutex_t	 lock;
	struct needle	 needle;
	int		 any;
	uint64_t	 index[INDEX_WORDS];
};

struct fuchsia_search *
fuchsia_search_new(void)
{
	struct fuchsia_search *s = xcalloc(1, sizeof(*s));

	pthread_mutex_init(&s->lock, NULL);
	return s;
}

void
fuchsia_search_free(struct fuchsia_search *s)
{
	if (s == NULL)
		return;
	pthread_mutex_destroy(&s->lock);
	free(s);
}

/* Finds the indices of the strings with the needle. */
static void
search_strings(struct fuchsia_search *s, const struct input *g,
    const struct needle *n)
{
	const struct fuchsia_state *t = g->state;
	const struct prefilter_kernel *k = prefilter_kernel();
	unsigned index;
	const char *p;
	size_t i, len;

	memset(s->index, 0, sizeof(s->index));
	s->needle = *n;
	s->any = 0;
	for (i = 0; i < t->ndefs; i++) {
		if ((t->defs[i].key >> 16 & 3) != FUCHSIA_OF_STRINGS)
			continue;
		p = fuchsia_entry_text(g->map.data + t->defs[i].value, &len);
		if (k->find(n, p, p + len, p + len) == NULL)
			continue;
		index = t->defs[i].key & 0x7fff;
		s->index[index / 64] |= UINT64_C(1) << index % 64;
		s->any = 1;
	}
}

/* Copies the indices for a needle; returns whether there are any. */
static int
search_indices(const struct input *g, const struct needle *n,
    uint64_t index[INDEX_WORDS])
{
	const struct fuchsia_state *t = g->state;
	struct fuchsia_search *s = t->search;
	int any;

	pthread_mutex_lock(&s->lock);
	if (s->needle.len != n->len || s->needle.fold != n->fold ||
	    memcmp(s->needle.text, n->text, n->len) != 0)
		search_strings(s, g, n);
	if ((any = s->any))
		memcpy(index, s->index, sizeof(s->index));
	pthread_mutex_unlock(&s->lock);
	return any;
}

static int
search_refers(const uint64_t *index, const struct fuchsia_text *t)
{
	return t->p == NULL && t->ref < FUCHSIA_INLINE &&
	    (index[t->ref / 64] >> t->ref % 64 & 1) != 0;
}

/* The bits of the blocks of a stretch, as struct event_source has them. */
struct search_blocks {
	uint64_t	from, to, skip;	/* places */
	uint64_t	*bits;
};

static void
search_mark(const struct search_blocks *b, uint64_t place)
{
	uint64_t i = (place - b->from + b->skip) / NEEDLE_BLOCK;

	if (place >= b->from && place < b->to)
		b->bits[i / 64] |= UINT64_C(1) << i % 64;
}

/* Marks the args of a record that refer to one of the indices. */
static void
search_record(const struct search_blocks *b, const struct fuchsia_record *r,
    const uint64_t *index)
{
	struct fuchsia_args a = fuchsia_record_args(r);
	struct fuchsia_arg g;
	const char *p;
	int more;

	for (p = a.p; (more = fuchsia_next_arg(&a, &g)) != 0; p = a.p)
		if (more == 1 && (search_refers(index, &g.name) ||
		    search_refers(index, &g.text)))
			search_mark(b, r->place + (uint64_t)(p - r->p));
}

/* Visits the records of a stretch. */
static void
search_records(const struct input *g, const struct search_blocks *b,
    const uint64_t *index)
{
	const struct fuchsia_state *s = g->state;
	uint64_t place = fuchsia_record_before(s, b->from);
	size_t gap = fuchsia_gap(s, place);
	struct fuchsia_record r;

	for (; place < b->to; place += r.len) {
		if (gap < s->ngaps && s->gaps[gap].from == place)
			r.len = (size_t)(s->gaps[gap++].to - place);
		else if (fuchsia_record_at(g, g->base + place, &r) == -1)
			break;
		else
			search_record(b, &r, index);
	}
}

void
fuchsia_blocks(const struct input *g, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t skip, uint64_t *bits)
{
	struct search_blocks b = { from - g->base, to - g->base, skip, bits };
	uint64_t index[INDEX_WORDS], place;

	if (prefilter_unwritten(n)) {
		for (place = b.from; place < b.to; place += NEEDLE_BLOCK)
			search_mark(&b, place);
		if (b.to > b.from)
			search_mark(&b, b.to - 1);
		return;
	}
	prefilter_blocks(g, n, from, to, skip, bits);
	if (search_indices(g, n, index))
		search_records(g, &b, index);
}
