/*
 * states: what a thread did: "Running", "Sleeping".  States are no part of the
 * stack of slices: they neither nest in slices nor take from a slice's self
 * time, and have lanes of their own above the slices (ttv-formats(5), Thread
 * states).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "spans.h"

static int
is_state(const struct raw_event *r)
{
	return EVENT_WHAT(r) == RAW_STATE;
}

size_t
states_last(struct raw_event *r, uint32_t *with, size_t n)
{
	struct raw_event *states = NULL;
	size_t i, w = 0, nstates = 0, cap = 0;

	for (i = 0; i < n; i++) {
		if (is_state(&r[i])) {
			states = xgrow(states, nstates, &cap,
			    sizeof(*states));
			states[nstates++] = r[i];
			continue;
		}
		if (nstates > 0) {
			r[w] = r[i];
			if (with != NULL)
				with[w] = with[i];
		}
		w++;
	}
	if (nstates > 0)
		memcpy(&r[w], states, nstates * sizeof(*r));
	free(states);
	return w;
}

void
states_place(struct spans *s, size_t nslices)
{
	const struct raw_event *r = s->recs.first->recs;
	struct nest nest;
	size_t i, nrows = s->nrows;

	memset(&nest, 0, sizeof(nest));
	nest_start(&nest);
	for (i = nslices; i < s->n; i++)
		s->row[i] = nest_place(&nest, &r[i], NONE);
	nest_end(&nest, &s->row[nslices], s->n - nslices);
	s->rows = xreallocarray(s->rows, nrows + nest.nrows + 1,
	    sizeof(*s->rows));
	/* lane 0, that of slices, stays empty here */
	for (i = 0; i < nest.nrows; i++) {
		s->rows[nrows + i] = nest.rows[i];
		s->rows[nrows + i].lane += s->nlanes - 1;
	}
	for (i = nslices; i < s->n; i++)
		s->row[i] += (uint32_t)nrows;
	s->nrows += nest.nrows;
	s->nlanes += (uint32_t)nest.nlanes - 1;
	nest_free(&nest);
}
