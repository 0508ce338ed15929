/*
 * spans: a thread's raw events, paired and nested.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "spans.h"

void
spans_free(struct spans *s)
{
	free(s->recs);
	free(s->row);
	free(s->rows);
	free(s->ends);
	memset(s, 0, sizeof(*s));
}

void
spans_of_thread(struct spans *s, struct recs *l, const struct keyword *kinds,
    struct warn *warn)
{
	struct nest nest;
	struct pair pair;
	struct ends ends;
	size_t i, nslices;

	memset(s, 0, sizeof(*s));
	if (l->n == 0)
		return;
	memset(&nest, 0, sizeof(nest));
	memset(&pair, 0, sizeof(pair));
	memset(&ends, 0, sizeof(ends));
	s->recs = l->recs;
	s->n = l->n;
	l->recs = NULL;
	if (l->unsorted)
		nest_sort_time(s->recs, s->n);
	if (l->has_be)
		s->n = pair_recs(&pair, s->recs, s->n, l->be_unsorted, kinds,
		    &ends, warn);
	for (i = 0; i < s->n; i++)
		if (s->recs[i].dur == DUR_OPEN && REC_PH(&s->recs[i]) == 'X')
			warn_add(warn, WARN_UNFINISHED, REC_OFF(&s->recs[i]));
	nest_sort_ties(s->recs, s->n);
	s->row = xreallocarray(NULL, s->n + 1, sizeof(*s->row));
	nslices = l->has_states ? states_last(s->recs, NULL, s->n) : s->n;
	if (nslices > 0 || s->n == 0)
		nest_rows(&nest, s->recs, nslices, s->row, WARN_OVERLAP, warn);
	s->rows = nest.rows;
	s->nrows = nest.nrows;
	s->nlanes = (uint32_t)nest.nlanes;
	if (nslices < s->n)
		states_place(s, nslices);
	s->ends = ends.off;
	s->nends = ends.n;
	nest.rows = NULL;
	nest_free(&nest);
	free(pair.open);
}
