/*
 * spans: pairs and nests the raw events of a thread.
 *
 * Events are taken chunk by chunk as they were read, which is enough for nearly
 * every thread.  Where they are out of order, they are first joined into one
 * chunk and sorted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "event_open.h"
#include "event_order.h"
#include "spans.h"

void
spans_free(struct spans *s)
{
	event_list_free(&s->recs);
	free(s->row);
	free(s->rows);
	free(s->ends);
	memset(s, 0, sizeof(*s));
}

void
spans_sort(struct event_list *recs, const struct idtab *kinds)
{
	struct event_order order;

	event_order_list(&order, recs, NULL);
	if (!order.unsorted)
		return;
	event_open_undo(recs, kinds, 0);
	nest_sort_list(recs);
}

/*
 * Counts complete slices without an end, as an input that is still being
 * written may have them.
 */
static void
warn_open(const struct event_list *recs, struct warn *warn)
{
	const struct event_chunk *c;
	const struct raw_event *r;

	for (c = recs->first; c != NULL; c = c->next)
		for (r = c->recs; r < c->recs + c->n; r++)
			if (r->dur == DUR_OPEN && EVENT_WHAT(r) == RAW_COMPLETE)
				warn_add(warn, WARN_UNFINISHED, RAW_OFF(r));
}

/* Pairs begins with ends; the offsets of ends go to s->ends. */
static void
pair_all(struct spans *s, const struct event_order *order,
    const struct idkey *kinds, struct warn *warn)
{
	struct event_chunk *c;
	struct pair pair;
	struct ends ends;

	memset(&pair, 0, sizeof(pair));
	ends.n = 0;
	ends.cap = order->ends;
	ends.off = xlarge(order->ends, sizeof(*ends.off));
	c = order->ends + order->begins > 0 ? s->recs.first : NULL;
	for (; c != NULL; c = c->next)
		c->n = pair_events(&pair, c->recs, c->n, order->be_unsorted,
		    kinds, &ends, warn);
	pair_end(&pair, warn);
	free(pair.open);
	s->ends = ends.off;
	s->nends = ends.n;
}

/*
 * Gives slices their rows: all spans, or the first nslices ones of one chunk;
 * unordered: see struct nest.
 */
static void
nest_all(struct spans *s, size_t nslices, int unordered, struct warn *warn)
{
	const struct event_chunk *c;
	struct nest nest;
	size_t n, at = 0;

	memset(&nest, 0, sizeof(nest));
	nest.ends = s->ends;
	nest.unordered = unordered;
	if (nslices > 0 || s->n == 0)
		nest_start(&nest);
	for (c = s->recs.first; c != NULL && at < nslices; c = c->next) {
		n = c->n < nslices - at ? c->n : nslices - at;
		nest_more(&nest, c->recs, n, &s->row[at], WARN_OVERLAP, warn);
		at += n;
	}
	nest_end(&nest, s->row, nslices);
	s->rows = nest.rows;
	s->nrows = nest.nrows;
	s->nlanes = (uint32_t)nest.nlanes;
	nest.rows = NULL;
	nest_free(&nest);
}

void
spans_nest(struct spans *s, const struct event_order *order, struct warn *warn)
{
	struct event_chunk *c;
	size_t nslices;

	if (order->open)
		warn_open(&s->recs, warn);
	if (order->ties || order->unsorted)
		nest_sort_ties_list(&s->recs, order->be_unsorted ? NULL :
		    s->ends);
	for (s->n = 0, c = s->recs.first; c != NULL; c = c->next)
		s->n += c->n;
	nslices = s->n;
	if (order->states) {
		c = event_list_join(&s->recs);
		nslices = states_last(c->recs, NULL, c->n);
	}
	s->row = xlarge(s->n, sizeof(*s->row));
	nest_all(s, nslices, order->be_unsorted, warn);
	if (nslices < s->n)
		states_place(s, nslices);
}

void
spans_undo(struct spans *s, struct event_order *order,
    const struct idtab *kinds, int late)
{
	size_t n;

	if (!order->pairs)
		return;
	n = event_open_undo(&s->recs, kinds, late);
	order->begins += n;
	order->ends += n;
	if (!late)
		event_order_list(order, &s->recs, NULL);
}

void
spans_of_thread(struct spans *s, struct event_order *order,
    const struct idkey *kinds, struct warn *warn)
{
	struct event_order paired;

	if (order->unsorted)
		nest_sort_list(&s->recs);
	if (order->be_unsorted)
		nest_join_ties(&s->recs);
	if (order->be)
		pair_all(s, order, kinds, warn);
	if (order->ends > 0 && !order->unsorted) {
		event_order_list(&paired, &s->recs, s->ends);
		order->ties = paired.ties;
	}
	spans_nest(s, order, warn);
}
