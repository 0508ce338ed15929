/*
 * newest_part: the parts behind the model that is shown come, and leave when
 * another part or the model has their events; see newest.c.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/newest.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "newest_part.h"
#include "priv.h"

static void
part_free(struct newest_part *p)
{
	match_models_free(p->same);
	view_release(&p->view);
	free(p);
}

/* Has the parts leave for which `gone` is set; counts events anew. */
static void
parts_leave(struct view *v, int (*gone)(const struct newest *,
    const struct newest *), const struct newest *arg)
{
	struct view_newest *l = &v->priv->newest;
	size_t i, n = 0;

	v->nnewest = 0;
	for (i = 0; i < l->n; i++) {
		if (gone(arg, &l->v[i]->own)) {
			if (l->selected == l->v[i])
				l->selected = NULL;
			part_free(l->v[i]);
			continue;
		}
		v->nnewest += l->v[i]->own.events;
		l->v[n++] = l->v[i];
	}
	l->n = n;
}

static int
is_over(const struct newest *until, const struct newest *n)
{
	return n->until <= until->until;
}

void
newest_free(struct view *v)
{
	static const struct newest all = { .until = UINT64_MAX };
	struct view_newest *l = &v->priv->newest;

	parts_leave(v, is_over, &all);
	free(l->v);
	memset(l, 0, sizeof(*l));
}

/* Has times of a part be told from the beginning of the large model on. */
static void
newest_begin_with(const struct newest_part *p, const struct trace *t)
{
	if (t->start < p->own.trace->start && t->start < t->end)
		p->own.trace->start = t->start;
}

void
newest_set_trace(struct view *v)
{
	struct newest until = { .until = v->trace->until };
	struct view_newest *l = &v->priv->newest;
	size_t i;

	if (l->selected != NULL && is_over(&until, &l->selected->own))
		newest_select_joined(v);
	parts_leave(v, is_over, &until);
	for (i = 0; i < l->n; i++) {
		newest_begin_with(l->v[i], v->trace);
		match_models_free(l->v[i]->same);
		l->v[i]->same = match_models_new(v->trace,
		    l->v[i]->own.trace);
	}
}

/* Returns whether a part has a track that the large model lacks. */
static int
part_strange(const struct newest_part *p)
{
	uint32_t i;

	for (i = 0; i < p->own.trace->ntracks; i++)
		if (match_models_track_before(p->same, i) == NONE)
			return 1;
	return 0;
}

int
view_add_newest(struct view *v, const struct newest *part)
{
	struct view_newest *l = &v->priv->newest;
	struct newest_part *p = xcalloc(1, sizeof(*p));
	size_t at = 0;

	p->own = *part;
	newest_begin_with(p, v->trace);
	view_init(&p->view, part->trace);
	p->view.priv->part = 1;
	p->same = match_models_new(v->trace, part->trace);
	if (l->selected != NULL && newest_replaces(part, &l->selected->own))
		newest_select_carry(v, p);
	parts_leave(v, newest_replaces, part);
	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	while (at < l->n && l->v[at]->own.since < part->since)
		at++;
	memmove(&l->v[at + 1], &l->v[at], (l->n - at) * sizeof(*l->v));
	l->v[at] = p;
	l->n++;
	v->nnewest += part->events;
	return part_strange(p);
}
