/*
 * object: turns N, O and D into objects with lives and snapshots
 * (ttv-formats(5), OBJECTS).
 *
 *   - A key (scope, process, id) has one life at a time.  N begins a life; O
 *     without a life begins one too; D ends it, the end being exclusive.
 *   - A snapshot's base_type ties a subtype to the base type's N and D: the
 *     object takes the subtype's name and keeps the base type beside it.
 *   - The cat of a snapshot replaces that of its event.  The first category
 *     that is given is that of the object; a different later one is counted,
 *     except for snapshots inside of a snapshot.
 *   - Events that do not fit the life are counted, and their data is kept where
 *     possible: no snapshot is lost.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "finish.h"

struct life {				/* an object being made */
	struct object	o;
	uint32_t	upid;
	uint32_t	newtrack;
};

struct shot {
	uint32_t	life;
	struct snapshot	s;
};

/* The state that objects_plan() leaves for objects_fill(). */
struct lives {
	LIST(life)	 lives;
	LIST(shot)	 shots;
};

static int
event_order(const void *va, const void *vb)
{
	const struct object_event *a = va, *b = vb;

	if (a->key != b->key)
		return COMPARE(a->key, b->key);
	return COMPARE(a->ts, b->ts);
}

static struct life *
life_new(struct lives *l, const struct object_event *e)
{
	struct life *life = LIST_ADD(&l->lives);

	memset(life, 0, sizeof(*life));
	life->upid = e->upid;
	life->o.id = e->id;
	life->o.id_text = e->id_text;
	life->o.name = e->name;
	life->o.cat = e->cat;
	life->o.base_type = e->base_type;
	life->o.scope = e->scope;
	life->o.created = e->ts;
	life->o.destroyed = INT64_MAX;
	life->o.off = e->off;
	life->o.end_off = OFF_NONE;
	return life;
}

/*
 * Returns 1 if an event names this object: by its type, or by the one it
 * extends.
 */
static int
life_fits(const struct life *life, const struct object_event *e)
{
	return e->name == life->o.name || e->name == life->o.base_type ||
	    (e->base_type != 0 && (e->base_type == life->o.name ||
	    e->base_type == life->o.base_type));
}

static void
life_snapshot(struct lives *l, struct life *life,
    const struct object_event *e, struct warn *warn)
{
	*LIST_ADD(&l->shots) = (struct shot){ .life = (uint32_t)(life -
	    l->lives.v), .s = { .ts = e->ts, .off = e->off,
	    .nested = e->nested } };
	if (e->base_type != 0 && life->o.base_type == 0) {
		life->o.base_type = e->base_type;
		life->o.name = e->name;
	}
	if (life->o.cat == 0)
		life->o.cat = e->cat;
	else if (e->cat != 0 && !e->nested && e->cat != life->o.cat)
		warn_add(warn, WARN_OBJECT_CAT, e->off);
}

static void
life_event(struct lives *l, struct life **alive, const struct object_event *e,
    struct warn *warn)
{
	if (*alive != NULL && !life_fits(*alive, e)) {
		warn_add(warn, WARN_OBJECT, e->off);
		/* another object at the same address */
		if (e->step == OBJECT_SNAPSHOT) {
			(*alive)->o.destroyed = e->ts;
			*alive = NULL;
		}
	}
	switch (e->step) {
	case OBJECT_CREATED:
		if (*alive != NULL) {
			warn_add(warn, WARN_OBJECT, e->off);
			(*alive)->o.destroyed = e->ts;
		}
		*alive = life_new(l, e);
		break;
	case OBJECT_SNAPSHOT:
		if (*alive == NULL)
			*alive = life_new(l, e);
		life_snapshot(l, *alive, e, warn);
		break;
	default:
		if (*alive == NULL) {
			warn_add(warn, WARN_OBJECT, e->off);
			break;
		}
		(*alive)->o.destroyed = e->ts;
		(*alive)->o.end_off = e->off;
		*alive = NULL;
	}
}

static struct lives *
lives_of(struct builder *b)
{
	struct lives *l = xcalloc(1, sizeof(*l));
	struct object_event *e = b->objects.v;
	struct life *alive = NULL;
	ptrdiff_t at;
	size_t i;

	sort_stable(e, b->objects.n, sizeof(*e), event_order);
	for (i = 0; i < b->objects.n; i++) {
		if (i > 0 && e[i].key != e[i - 1].key)
			alive = NULL;
		/* LIST_ADD() may move the list */
		at = alive == NULL ? -1 : alive - l->lives.v;
		if (l->lives.n == l->lives.cap) {
			l->lives.v = xgrow(l->lives.v, l->lives.n,
			    &l->lives.cap, sizeof(*l->lives.v));
			alive = at == -1 ? NULL : &l->lives.v[at];
		}
		life_event(l, &alive, &e[i], &b->warn);
	}
	return l;
}

void
objects_plan(struct finish *f)
{
	struct idtab tracks;
	struct idkey w = {{ 0 }};
	struct lives *l;
	uint32_t *newtrack = NULL, n;
	size_t i, cap = 0;
	int added;

	f->lives = l = lives_of(f->b);
	memset(&tracks, 0, sizeof(tracks));
	f->object_track = xcalloc(l->lives.n + 1, sizeof(uint32_t));
	for (i = 0; i < l->lives.n; i++) {
		w.w[0] = l->lives.v[i].upid;
		w.w[1] = l->lives.v[i].o.name;
		n = idtab_add(&tracks, &w, &added);
		if (added) {
			newtrack = xgrow(newtrack, n, &cap, sizeof(*newtrack));
			newtrack[n] = tracks_add(&f->tracks, TRACK_OBJECT,
			    l->lives.v[i].upid, NONE, l->lives.v[i].o.name, 0);
		}
		f->object_track[i] = newtrack[n];
	}
	free(newtrack);
	idtab_free(&tracks);
}

static int
object_order(const void *va, const void *vb)
{
	const struct life *a = va, *b = vb;
	const struct ident *x = &a->o.id, *y = &b->o.id;

	if (x->type != y->type)
		return COMPARE(x->type, y->type);
	if (x->num != y->num)
		return COMPARE(x->num, y->num);
	if (x->text != y->text)
		return COMPARE(x->text, y->text);
	return COMPARE(a->o.created, b->o.created);
}

static int
snapshot_order(const void *va, const void *vb)
{
	const struct snapshot *a = va, *b = vb;

	if (a->object != b->object)
		return COMPARE(a->object, b->object);
	return COMPARE(a->ts, b->ts);
}

/* Moves the snapshots to the trace, whose objects are in their places. */
static void
snapshots_fill(struct trace *t, struct lives *l, const uint32_t *object_of)
{
	struct object *o;
	uint32_t i;

	t->nsnapshots = (uint32_t)l->shots.n;
	t->snapshots = xcalloc(l->shots.n + 1, sizeof(*t->snapshots));
	for (i = 0; i < t->nsnapshots; i++) {
		t->snapshots[i] = l->shots.v[i].s;
		t->snapshots[i].object = object_of[l->shots.v[i].life];
	}
	sort_stable(t->snapshots, t->nsnapshots, sizeof(*t->snapshots),
	    snapshot_order);
	for (i = 0; i < t->nsnapshots; i++) {
		o = &t->objects[t->snapshots[i].object];
		if (o->nsnapshots++ == 0)
			o->snapshot = i;
		track_widen(&t->tracks[o->track], t->snapshots[i].ts,
		    t->snapshots[i].ts);
	}
}

void
objects_fill(struct finish *f)
{
	struct trace *t = f->t;
	struct lives *l = f->lives;
	struct life *sorted;
	uint32_t *order, *at, *object_of, track, i, n;
	struct object *o;

	n = (uint32_t)l->lives.n;
	order = finish_group(f, f->object_track, n, &at);
	sorted = xreallocarray(NULL, (size_t)n + 1, sizeof(*sorted));
	object_of = xcalloc((size_t)n + 1, sizeof(*object_of));
	for (i = 0; i < n; i++) {
		sorted[i] = l->lives.v[order[i]];
		sorted[i].newtrack = order[i];	/* index of the life */
	}
	t->objects = xcalloc((size_t)n + 1, sizeof(*t->objects));
	t->nobjects = n;
	for (track = 0; track < t->ntracks; track++) {
		t->tracks[track].object = at[track];
		t->tracks[track].nobjects = at[track + 1] - at[track];
		sort_stable(&sorted[at[track]], t->tracks[track].nobjects,
		    sizeof(*sorted), object_order);
		for (i = at[track]; i < at[track + 1]; i++) {
			o = &t->objects[i];
			*o = sorted[i].o;
			o->track = track;
			object_of[sorted[i].newtrack] = i;
			track_widen(&t->tracks[track], o->created,
			    o->destroyed == INT64_MAX ? o->created :
			    o->destroyed);
		}
	}
	snapshots_fill(t, l, object_of);
	free(object_of);
	free(sorted);
	free(order);
	free(at);
	free(l->lives.v);
	free(l->shots.v);
	free(l);
	free(f->object_track);
}
