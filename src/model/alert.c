/* alert: collects the alerts of a trace. */
#include "config.h"

#include <stdlib.h>

#include "ttv/alert.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

struct alerts {
	const struct trace *t;
	struct alert	*v;
	size_t		 n, cap;
};

const char *
alert_word(const struct trace *t, uint32_t kind)
{
	uint32_t flags = t->kinds[kind].flags;

	return flags & KIND_ERROR ? "error" : flags & KIND_WARNING ?
	    "warning" : NULL;
}

static void
alert_add(struct alerts *a, enum entity type, uint32_t id, int64_t ts,
    uint32_t kind)
{
	if ((a->t->kinds[kind].flags & KIND_ALERT) == 0)
		return;
	a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
	a->v[a->n++] = (struct alert){ ts, { type, id }, kind, 0 };
}

/* Adds those of a track. */
static void
alerts_of_track(struct alerts *a, const struct track *k)
{
	const struct trace *t = a->t;
	const struct instant *p;
	uint32_t r, i;

	for (r = k->row; r < k->row + k->nrows; r++) {
		for (i = t->rows[r].first; i < t->rows[r].first +
		    t->rows[r].n; i++)
			alert_add(a, ENTITY_SLICE, i, t->ts[i], t->kind[i]);
	}
	for (i = k->instant; i < k->instant + k->ninstants; i++) {
		p = &t->instants[i];
		alert_add(a, ENTITY_INSTANT, i, p->ts, p->kind);
	}
}

static int
alert_order(const void *va, const void *vb)
{
	const struct alert *a = va, *b = vb;

	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	if (a->at.type != b->at.type)
		return COMPARE(a->at.type, b->at.type);
	return COMPARE(a->at.id, b->at.id);
}

void
alerts_make(struct trace *t)
{
	struct alerts a = { t, NULL, 0, 0 };
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		if (t->kinds[i].flags & KIND_ALERT)
			break;
	if (i == t->nkinds)
		return;
	for (i = 0; i < t->ntracks; i++)
		alerts_of_track(&a, &t->tracks[i]);
	sort_any(a.v, a.n, sizeof(*a.v), alert_order);
	t->alerts = a.v;
	t->nalerts = a.n < NONE ? (uint32_t)a.n : NONE - 1;
	t->memory += a.n * sizeof(*a.v);
}
