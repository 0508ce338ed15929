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

struct look {				/* what is to be done at all */
	int		unsorted;	/* times go back somewhere */
	int		be_unsorted;	/* those of B and E do */
	int		be, states;	/* there are B or E; phase T */
	int		open;		/* an X has no duration */
	int		ties;		/* of equal times a longer one is later */
};

static void
look_at(struct look *l, const struct rec *r, size_t n)
{
	int64_t last = INT64_MIN, last_be = INT64_MIN;
	uint64_t dur = UINT64_MAX;
	size_t i;

	memset(l, 0, sizeof(*l));
	for (i = 0; i < n; i++) {
		l->unsorted |= r[i].ts < last;
		l->ties |= (r[i].ts == last) & ((uint64_t)r[i].dur > dur);
		last = r[i].ts;
		dur = (uint64_t)r[i].dur;
		if (REC_PH(&r[i]) == 'X') {
			l->open |= r[i].dur == DUR_OPEN;
		} else if (REC_PH(&r[i]) == 'T') {
			l->states = 1;
		} else {
			l->be = 1;
			l->be_unsorted |= last < last_be;
			last_be = last;
		}
	}
}

void
spans_of_thread(struct spans *s, size_t n, size_t nends,
    const struct keyword *kinds, struct warn *warn)
{
	struct look look;
	struct nest nest;
	struct pair pair;
	struct ends ends;
	size_t i, nslices;

	memset(&nest, 0, sizeof(nest));
	memset(&pair, 0, sizeof(pair));
	memset(&ends, 0, sizeof(ends));
	s->n = n;
	look_at(&look, s->recs, n);
	if (look.unsorted)
		nest_sort_pages(s->recs, n);
	if (look.be) {
		ends.cap = nends;
		ends.off = xlarge(nends, sizeof(*ends.off));
		s->n = pair_recs(&pair, s->recs, n, look.be_unsorted, kinds,
		    &ends, warn);
	}
	for (i = 0; look.open && i < s->n; i++)
		if (s->recs[i].dur == DUR_OPEN && REC_PH(&s->recs[i]) == 'X')
			warn_add(warn, WARN_UNFINISHED, REC_OFF(&s->recs[i]));
	if (look.ties || look.unsorted || look.be)
		nest_sort_ties(s->recs, s->n);
	s->row = xlarge(s->n, sizeof(*s->row));
	nslices = look.states ? states_last(s->recs, NULL, s->n) : s->n;
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
