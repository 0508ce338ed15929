/*
 * flame_sample: samples of call stacks as a call tree.  A sample counts in the
 * node of its innermost frame; the node of a callsite is found once a thread.
 *
 * A sample holds until the next one of its track, the last one to the end of
 * the track or, where that is not known, as long as the one before it did, also
 * beyond the end of a trace that is asked for to its end.  A sample whose file
 * says what it weighs, in a unit, weighs that.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sat.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

#define LOOK	(1u << 16)	/* samples between two looks at `cancel` */

struct stacks {
	struct flame_tree *tree;
	const struct trace *t;
	const struct flame_query *q;
	uint32_t	*node;		/* by callsite, of ... */
	uint32_t	*when;		/* ... this root: a stamp */
	uint32_t	 now, root;
	uint32_t	*path;
	size_t		 cap;
	struct flame_kind kind;
};

int
flame_has_track(const struct trace *t, const struct flame_query *q,
    uint32_t track)
{
	uint32_t utid = t->tracks[track].utid;

	if (q->tracks == NULL || q->tracks[track])
		return 1;
	return utid != NONE && t->threads[utid].track != NONE &&
	    q->tracks[t->threads[utid].track];
}

/* Returns the node of a callsite, or of its caller with FLAME_CUT. */
static uint32_t
node_of(struct stacks *s, uint32_t callsite)
{
	const struct callsite *c = s->t->callsites;
	uint32_t f = callsite, at;
	size_t n = 0;

	for (; f != NONE && s->when[f] != s->now; f = c[f].parent) {
		s->path = xgrow(s->path, n, &s->cap, sizeof(*s->path));
		s->path[n++] = f;
	}
	at = f == NONE ? s->root : s->node[f];
	while (n > 0) {
		f = s->path[--n];
		at = flame_tree_child(s->tree, at, c[f].name,
		    FLAME_OF(c[f].cat, c[f].place), NONE);
		s->node[f] = at;
		s->when[f] = s->now;
	}
	return at;
}

static void
stack_add(struct stacks *s, uint32_t sample, int64_t weight)
{
	const struct sample *v = &s->t->samples[sample];
	uint32_t n = v->callsite != NONE ? node_of(s, v->callsite) :
	    flame_tree_child(s->tree, s->root, v->name, 0, NONE);

	s->tree->entities++;
	if (n & FLAME_CUT) {
		s->tree->left_out++;
		n = n == FLAME_CUT ? flame_tree_rest(s->tree) : n & ~FLAME_CUT;
		s->tree->v[n].weight = sat_add(s->tree->v[n].weight, weight);
		return;
	}
	flame_raw_add(&s->tree->v[n], 1, weight, weight, sample);
}

/* Returns how long sample i of a track holds in the area; -1: outside. */
static int64_t
held(const struct flame_query *q, const struct trace *t, const struct track *k,
    uint32_t i)
{
	int64_t from = t->samples[i].ts, to = trace_sample_end(t, k, i);
	int64_t t1 = q->t1 >= t->end ? INT64_MAX : q->t1;

	if (from > t1 || to < q->t0 || (to == q->t0 && from < to))
		return -1;
	return sat_span(from < q->t0 ? q->t0 : from, to > t1 ? t1 : to);
}

static int64_t
weight_of(const struct stacks *s, double w)
{
	w *= s->kind.scale;
	return !(w > 0) ? 0 : w >= 9e18 ? INT64_MAX : (int64_t)(w + 0.5);
}

/* Returns the first sample of a track at t0 or later, or the track's end. */
static uint32_t
sample_from(const struct trace *t, const struct track *k, int64_t t0)
{
	uint32_t lo = k->sample, hi = k->sample + k->nsamples, mid;

	BISECT(lo, hi, mid, t->samples[mid].ts < t0);
	return lo;
}

/* Returns the first sample of a track that may count. */
static uint32_t
track_first_sample(const struct trace *t, const struct track *k, int64_t t0)
{
	uint32_t at = sample_from(t, k, t0);

	return at > k->sample ? at - 1 : at;
}

uint64_t
flame_sample_count(const struct trace *t, const uint8_t *tracks, int64_t t0,
    int64_t t1)
{
	struct flame_query q = { .tracks = tracks };
	const struct track *k;
	uint64_t n = 0;
	uint32_t i, end;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->nsamples == 0 || !flame_has_track(t, &q, i))
			continue;
		end = t1 == INT64_MAX ? k->sample + k->nsamples :
		    sample_from(t, k, t1 + 1);
		n += end - sample_from(t, k, t0);
	}
	return n;
}

static int
track_add(struct stacks *s, const struct track *k)
{
	const struct trace *t = s->t;
	const struct flame_query *q = s->q;
	uint32_t i;
	int64_t w;

	for (i = track_first_sample(t, k, q->t0); i < k->sample + k->nsamples &&
	    t->samples[i].ts <= q->t1; i++) {
		if (i % LOOK == 0 && flame_cancelled(q))
			return -1;
		if (q->weight == FLAME_SAMPLED && s->kind.unit == 0)
			w = held(q, t, k, i);
		else
			w = t->samples[i].ts < q->t0 ? -1 :
			    weight_of(s, t->samples[i].weight);
		if (w >= 0)
			stack_add(s, i, w);
	}
	if (q->progress != NULL)
		atomic_fetch_add(&q->progress->done, k->nsamples);
	return 0;
}

int
flame_samples(struct flame *f, struct flame_tree *tree, const struct trace *t,
    const struct flame_query *q)
{
	struct stacks s;
	uint32_t i;
	int rc = 0;

	memset(&s, 0, sizeof(s));
	s.tree = tree;
	s.t = t;
	s.q = q;
	s.node = xcalloc((size_t)t->ncallsites + 1, sizeof(*s.node));
	s.when = xcalloc((size_t)t->ncallsites + 1, sizeof(*s.when));
	s.now = 1;
	flame_kind_find(f, &s.kind, t, q);
	if (q->progress != NULL)
		atomic_store(&q->progress->total, t->nsamples);
	for (i = 0; i < t->ntracks && rc == 0; i++) {
		if (t->tracks[i].nsamples == 0 || !flame_has_track(t, q, i) ||
		    !flame_kind_has(t, &s.kind, i))
			continue;
		if (q->by_thread) {
			s.root = flame_tree_child(tree, 0, 0, 0, i);
			s.now++;
		}
		rc = track_add(&s, &t->tracks[i]);
	}
	free(s.node);
	free(s.when);
	free(s.path);
	return rc;
}
