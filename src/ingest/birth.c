/*
 * birth: returns of the calls that make a task, in the task that was made.  It
 * never entered the call, so such an end becomes an instant of the thread.  An
 * end of the same kind that has a begin stays one: what numbers mean differs
 * between machines, and a thread that lives may get 0 as well.
 *
 * Runs once the events of all parts are together, in order of time.
 */
#include "config.h"

#include "finish.h"
#include "spans.h"

#define BIRTH_NAMES	8		/* calls of a thread that make tasks */

/* Open begins of a name on the track that is looked at. */
struct birth_open {
	uint64_t	name;
	uint64_t	n;
};

struct births {
	struct finish	*f;
	uint32_t	 track, home;	/* of the calls; for instants */
	struct birth_open open[BIRTH_NAMES];
	size_t		 nopen;
};

/* Returns the count of a name, a new one where `add`; NULL without one. */
static struct birth_open *
birth_open(struct births *w, uint64_t name, int add)
{
	size_t i;

	for (i = 0; i < w->nopen; i++)
		if (w->open[i].name == name)
			return &w->open[i];
	if (!add || w->nopen == BIRTH_NAMES)
		return NULL;
	w->open[w->nopen].name = name;
	w->open[w->nopen].n = 0;
	return &w->open[w->nopen++];
}

/* Adds the names that births of the track may have. */
static void
birth_names(struct births *w, const struct event_list *recs)
{
	const struct idkey *kinds = w->f->b->kinds.keys;
	const struct event_chunk *c;
	size_t i;

	w->nopen = 0;
	for (c = recs->first; c != NULL; c = c->next)
		for (i = 0; i < c->n; i++)
			if (kinds[c->recs[i].kind].w[3] == KIND_BIRTH)
				birth_open(w, kinds[c->recs[i].kind].w[0], 1);
}

/* Takes an event; returns 1 for a birth, which is an instant from now on. */
static int
birth_one(struct births *w, const struct raw_event *r)
{
	const struct idkey *kind = &w->f->b->kinds.keys[r->kind];
	struct birth_open *o = birth_open(w, kind->w[0], 0);
	struct builder *b = w->f->b;

	if (o == NULL)
		return 0;
	if (EVENT_WHAT(r) == RAW_BEGIN)
		o->n++;
	else if (EVENT_WHAT(r) == RAW_END && o->n > 0)
		o->n--;
	else if (EVENT_WHAT(r) == RAW_END && kind->w[3] == KIND_BIRTH) {
		builder_instant(b, w->home, r->ts, builder_flag_kind(b,
		    (uint32_t)kind->w[2], 0, KIND_KERNEL), 0, RAW_OFF(r));
		return 1;
	}
	return 0;
}

static void
birth_track(struct births *w, struct event_list *recs)
{
	struct event_chunk *c;
	size_t i, kept;

	spans_sort(recs, &w->f->b->kinds);
	birth_names(w, recs);
	for (c = recs->first; w->nopen > 0 && c != NULL; c = c->next) {
		for (i = kept = 0; i < c->n; i++)
			if (!birth_one(w, &c->recs[i])) {
				if (kept < i)
					c->recs[kept] = c->recs[i];
				kept++;
			}
		c->n = kept;
	}
}

void
births_settle(struct finish *f)
{
	struct births w = { .f = f };
	uint32_t i, n = f->b->kinds.n;

	for (i = 0; i < n && f->b->kinds.keys[i].w[3] != KIND_BIRTH; i++)
		;
	if (i == n)
		return;
	for (w.track = 0; w.track < f->b->tracks.n; w.track++) {
		w.home = part_track_parent(f->b, w.track);
		if (w.home == NONE || f->counts[w.track].ends == 0)
			continue;
		birth_track(&w, &f->track_spans[w.track].recs);
	}
}
