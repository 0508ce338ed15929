/*
 * long_dur: durations of slices that do not fit the 32 bits of dur_low.
 *
 * Workers write slices side by side and in the order of spans: long
 * durations come in no order.  Each worker collects some in a buffer of its own
 * and adds these to one list below a lock; when all slices are written, the
 * list is sorted by slice into the columns.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "long_dur.h"

void
long_durs_begin(struct long_durs *l)
{
	memset(l, 0, sizeof(*l));
	pthread_mutex_init(&l->lock, NULL);
}

void
long_dur_begin(struct long_dur_buf *b, struct long_durs *to, struct trace *t)
{
	b->to = to;
	b->t = t;
	b->n = 0;
}

void
long_dur_flush(struct long_dur_buf *b)
{
	struct long_dur *to;
	uint32_t i;

	if (b->n == 0)
		return;
	pthread_mutex_lock(&b->to->lock);
	for (i = 0; i < b->n; i++) {
		to = chunks_add(&b->to->list, sizeof(*to));
		*to = b->v[i];
	}
	pthread_mutex_unlock(&b->to->lock);
	b->n = 0;
}

void
long_dur_add(struct long_dur_buf *b, uint32_t slice, int64_t dur)
{
	b->t->dur_low[slice] = DUR_LOW_LONG;
	if (b->n == LONG_DUR_BUF)
		long_dur_flush(b);
	b->v[b->n].slice = slice;
	b->v[b->n++].dur = dur;
}

void
long_durs_end(struct long_durs *l, struct trace *t)
{
	size_t i, chunk, n = chunks_count(&l->list), at = 0;
	struct long_dur *from;
	uint64_t *key;

	pthread_mutex_destroy(&l->lock);
	if (n == 0)
		return;
	/* a list has chunks of CHUNK_ELEMENTS, so 32 bits hold a number */
	key = xreallocarray(NULL, n, sizeof(*key));
	for (chunk = 0; chunk < l->list.n; chunk++)
		for (i = 0; i < l->list.v[chunk].n; i++) {
			from = chunks_at(&l->list, chunk << CHUNK_BITS | i,
			    sizeof(*from));
			key[at++] = (uint64_t)from->slice << 32 |
			    chunk << CHUNK_BITS | i;
		}
	radix_sort_packed(key, n, 32, 64);
	t->nlong = (uint32_t)n;
	t->long_slice = xreallocarray(NULL, n, sizeof(*t->long_slice));
	t->long_dur = xreallocarray(NULL, n, sizeof(*t->long_dur));
	for (i = 0; i < n; i++) {
		from = chunks_at(&l->list, (uint32_t)key[i], sizeof(*from));
		t->long_slice[i] = from->slice;
		t->long_dur[i] = from->dur;
	}
	free(key);
	chunks_free(&l->list, sizeof(*from));
}
