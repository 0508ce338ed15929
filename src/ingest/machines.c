/*
 * machines: what the machines of one input are in the trace, which may have
 * several inputs.
 *
 * A reader numbers machines as its input does.  Where a manifest of an archive
 * names them, all that has the number of a machine is given another one, and
 * the builder is merged into an empty one: machines of one name become one,
 * with one process of each pid.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "owners.h"

#define MACHINE_SHIFT	32		/* bits below it in word 3 of a key */

struct renaming {
	struct builder	*b;
	const struct machine_name *v;
	size_t		 n;
	uint32_t	 odd;		/* a machine that is not in the table */
	int		 has_odd;
};

/* Returns the row of a machine, or NULL. */
static const struct machine_name *
machine_find(struct renaming *r, uint32_t raw)
{
	size_t lo = 0, hi = r->n, mid;

	BISECT(lo, hi, mid, r->v[mid].raw < raw);
	if (lo < r->n && r->v[lo].raw == raw)
		return &r->v[lo];
	if (raw != 0) {
		r->odd = raw;
		r->has_odd = 1;
	}
	return NULL;
}

static uint32_t
machine_number(struct renaming *r, uint32_t raw)
{
	const struct machine_name *m = machine_find(r, raw);

	return m == NULL ? raw : m->machine;
}

/* Renumbers the machine that is above the life of an id in a key. */
static void
key_renumber(struct renaming *r, struct idkey *w)
{
	w->w[3] = (uint64_t)machine_number(r, (uint32_t)(w->w[3] >>
	    MACHINE_SHIFT)) << MACHINE_SHIFT | (uint32_t)w->w[3];
}

static void
owners_renumber(struct renaming *r)
{
	struct builder *b = r->b;
	uint32_t i;

	for (i = 0; i < b->processes.n; i++) {
		b->processes.v[i].machine = machine_number(r,
		    b->processes.v[i].machine);
		key_renumber(r, &b->process_ids.keys[i]);
	}
	for (i = 0; i < b->threads.n; i++) {
		b->threads.v[i].machine = machine_number(r,
		    b->threads.v[i].machine);
		if (b->thread_ids.keys[i].w[0] & TID_ONLY)
			key_renumber(r, &b->thread_ids.keys[i]);
	}
}

/* Renumbers the ids that were given out again. */
static void
lives_renumber(struct renaming *r)
{
	struct builder *b = r->b;
	struct idtab old = b->lives;
	struct idkey w;
	uint32_t *life = b->life, *shared = b->shared_life, i, at, n = 0;
	int added;

	memset(&b->lives, 0, sizeof(b->lives));
	b->life = xcalloc(old.n + 1, sizeof(*b->life));
	b->life_cap = old.n;
	b->shared_life = shared == NULL ? NULL : xcalloc(old.n + 1,
	    sizeof(*b->shared_life));
	for (i = 0; i < old.n; i++) {
		w = old.keys[i];
		w.w[3] = machine_number(r, (uint32_t)w.w[3]);
		at = idtab_add(&b->lives, &w, &added);
		b->life[at] += life[i];
		if (i < b->nshared) {
			b->shared_life[at] += shared[i];
			n += (uint32_t)added;
		}
	}
	b->nshared = n;
	idtab_free(&old);
	free(life);
	free(shared);
}

/* Renumbers tracks, and names those that are called as a machine is. */
static void
tracks_renumber(struct renaming *r)
{
	const struct machine_name *m;
	struct custom_track *c;
	struct buf name = BUF_INIT;
	size_t i;

	for (i = 0; i < r->b->customs.n; i++) {
		c = &r->b->customs.v[i];
		if ((m = machine_find(r, c->machine)) == NULL)
			continue;
		c->machine = c->def.machine = m->machine;
		if (c->def.type != TRACK_CPU && !c->is_machine)
			continue;
		name.len = 0;
		if (c->def.type == TRACK_CPU)
			buf_printf(&name, "CPU %u (machine %s)", c->cpu,
			    m->name);
		else
			buf_printf(&name, "machine %s", m->name);
		c->def.name = builder_string(r->b, name.data, name.len);
	}
	buf_free(&name);
}

static void
records_renumber(struct renaming *r)
{
	const struct record_table *t;
	struct record_list *l;
	size_t i;

	for (t = record_tables; t < record_tables + RECORDS; t++) {
		l = &r->b->records[t - record_tables];
		for (i = 0; i < l->n; i++)
			if (t->types[i % t->ncells] == RECORD_MACHINE &&
			    l->v[i] != RECORD_NULL)
				l->v[i] = machine_number(r,
				    (uint32_t)l->v[i]);
	}
}

#define LIST_RENUMBER(r, list) do {					\
	for (i = 0; i < (list).n; i++)					\
		(list).v[i].machine = machine_number(r,			\
		    (list).v[i].machine);				\
} while (0)

int
builder_machines(struct builder **b, const struct machine_name *v, size_t n,
    int threads, uint32_t *odd)
{
	struct renaming r = { *b, v, n, 0, 0 };
	struct builder *parts[2];
	size_t i;

	owners_renumber(&r);
	lives_renumber(&r);
	tracks_renumber(&r);
	records_renumber(&r);
	LIST_RENUMBER(&r, r.b->clock_readings);
	LIST_RENUMBER(&r, r.b->cpu_infos);
	LIST_RENUMBER(&r, r.b->cpu_freqs);
	*odd = r.odd;
	if (r.has_odd)
		return -1;
	parts[0] = builder_new();
	builder_in_file(parts[0], r.b->file);
	parts[0]->open_ends = r.b->open_ends;
	parts[1] = r.b;
	*b = builder_merge(parts, 2, threads);
	return 0;
}

int
builder_has_clocks(const struct builder *b)
{
	return b->clock_readings.n > 0;
}
