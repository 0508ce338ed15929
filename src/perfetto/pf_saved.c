/*
 * pf_saved: the state of an input for the index of a trace (struct
 * event_source): what the packets of a trace share, as far as events that are
 * read again need it.
 *
 * What points into the input is written as a position: that of its first byte
 * plus one, 0 for nothing.  No address is written: what is saved of a trace is
 * the same in each process.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/input.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_translate.h"

/* ---- saving ---- */

static uint64_t
saved_place(const struct pf_world *w, const uint8_t *p)
{
	return p == NULL ? 0 : (uint64_t)(p - w->in.data) + 1;
}

static void
save_span(struct buf *b, const struct pf_world *w, const struct pf_span *s)
{
	pack_number(b, saved_place(w, s->p));
	pack_number(b, s->len);
}

static const struct pf_span nothing;

static void
save_ids(struct buf *b, const struct idtab *t)
{
	pack_array(b, t->keys, t->n, sizeof(*t->keys));
}

static void
save_sequences(struct buf *b, const struct pf_world *w)
{
	const struct pf_seq *s;
	struct pf_epoch epoch;
	uint32_t i;
	size_t k;

	save_ids(b, &w->seq_ids);
	for (i = 0; i < w->seq_ids.n; i++) {
		s = &w->seqs[i];
		pack_number(b, s->id);
		pack_number(b, s->machine);
		pack_number(b, s->n);
		for (k = 0; k < s->n; k++) {
			epoch = s->v[k];
			epoch.event = nothing;
			buf_add(b, &epoch, sizeof(epoch));
		}
		for (k = 0; k < s->n; k++)
			save_span(b, w, &s->v[k].event);
	}
}

static void
save_interned(struct buf *b, const struct pf_world *w)
{
	struct pf_entry e;
	size_t i;

	save_ids(b, &w->interned);
	pack_number(b, w->nentries);
	for (i = 0; i < w->nentries; i++) {
		e = w->entries[i];
		e.p = NULL;
		buf_add(b, &e, sizeof(e));
	}
	for (i = 0; i < w->nentries; i++)
		pack_number(b, saved_place(w, w->entries[i].p));
	pack_array(b, w->first, (size_t)w->interned.n + 1,
	    sizeof(*w->first));
}

static void
save_sums(struct buf *b, const struct pf_world *w)
{
	struct pf_sum s;
	uint32_t i;

	save_ids(b, &w->sums.keys);
	for (i = 0; i < w->sums.keys.n; i++) {
		s = w->sums.v[i];
		s.marks = NULL;
		pack_array(b, &s, 1, sizeof(s));
		pack_array(b, w->sums.v[i].marks, s.n, sizeof(*s.marks));
	}
}

static void
track_without_spans(struct pf_track *t)
{
	t->name = t->description = t->process = t->thread = nothing;
	t->counter = t->chrome_process = t->process_name = nothing;
	t->merge_key = nothing;
}

/* The spans of tracks are for reading a trace, not its events again. */
static void
save_tracks(struct buf *b, const struct pf_world *w)
{
	struct pf_thread thread;
	struct pf_track track;
	size_t i;

	save_ids(b, &w->track_ids);
	pack_number(b, w->track_ids.n);
	for (i = 0; i < w->track_ids.n; i++) {
		track = w->tracks[i];
		track_without_spans(&track);
		buf_add(b, &track, sizeof(track));
	}
	pack_number(b, w->nthreads);
	for (i = 0; i < w->nthreads; i++) {
		thread = w->threads[i];
		thread.data = nothing;
		buf_add(b, &thread, sizeof(thread));
	}
}

static int
saved_early(uint64_t field)
{
	return field == PF_PACKET_EXTENSION_DESCRIPTOR ||
	    field == PF_PACKET_TRANSLATION_TABLE;
}

/*
 * Of what was read early, events need the descriptions of their args, and what
 * hashes in these stand for.
 */
static void
save_descriptions(struct buf *b, const struct pf_world *w)
{
	const struct pf_place *at;
	size_t i, n = 0;

	for (i = 0; i < w->nplaces; i++)
		n += saved_early(w->places[i].field);
	pack_number(b, n);
	for (i = 0; i < w->nplaces; i++) {
		at = &w->places[i];
		if (!saved_early(at->field))
			continue;
		pack_number(b, at->field);
		save_span(b, w, &at->data);
	}
}

void
pf_saved_write(const void *state, struct buf *b)
{
	const struct pf_world *w = state;

	pack_number(b, w->in.base);
	pack_number(b, w->in.len);
	pack_number(b, w->file);
	pack_number(b, w->by_packet);
	pack_number(b, w->sums_events);
	save_sequences(b, w);
	save_interned(b, w);
	save_sums(b, w);
	save_tracks(b, w);
	pack_array(b, w->blocks, w->nblocks, sizeof(*w->blocks));
	pack_array(b, w->inner, w->ninner, sizeof(*w->inner));
	save_descriptions(b, w);
	pf_gpu_save(w, b);
}

/* ---- restoring ---- */

struct restoring {
	struct unpack	*u;
	struct pf_world	*w;
};

/* Returns where a saved place with len bytes is; NULL for nothing. */
static const uint8_t *
restore_place(struct restoring *r, uint64_t place, uint64_t len)
{
	const struct pf_input *in = &r->w->in;

	if (place == 0)
		return NULL;
	if (place - 1 > in->len || len > in->len - (place - 1)) {
		r->u->bad = 1;
		return NULL;
	}
	return in->data + (place - 1);
}

static void
restore_span(struct restoring *r, struct pf_span *s)
{
	uint64_t place = unpack_number(r->u);

	s->len = (size_t)unpack_number(r->u);
	s->p = restore_place(r, place, s->len);
	if (s->p == NULL)
		s->len = 0;
}

/* Adds the keys in the order of their numbers. */
static void
restore_ids(struct restoring *r, struct idtab *t)
{
	size_t n, i;
	struct idkey *keys = unpack_array(r->u, &n, sizeof(*keys));

	for (i = 0; i < n; i++)
		if (idtab_add(t, &keys[i], NULL) != i)
			r->u->bad = 1;
	free(keys);
}

static void
restore_sequences(struct restoring *r)
{
	struct pf_world *w = r->w;
	struct pf_seq *s;
	uint32_t i;
	size_t k;

	restore_ids(r, &w->seq_ids);
	w->seqs = xcalloc((size_t)w->seq_ids.n + 1, sizeof(*w->seqs));
	for (i = 0; i < w->seq_ids.n; i++) {
		s = &w->seqs[i];
		s->id = (uint32_t)unpack_number(r->u);
		s->machine = (uint32_t)unpack_number(r->u);
		s->v = unpack_array(r->u, &s->n, sizeof(*s->v));
		r->u->bad |= s->n == 0;
		for (k = 0; k < s->n; k++)
			restore_span(r, &s->v[k].event);
	}
}

static void
restore_interned(struct restoring *r)
{
	struct pf_world *w = r->w;
	struct pf_entry *e;
	size_t i, n;

	restore_ids(r, &w->interned);
	w->entries = unpack_array(r->u, &w->nentries, sizeof(*w->entries));
	for (i = 0; i < w->nentries; i++) {
		e = &w->entries[i];
		e->p = restore_place(r, unpack_number(r->u), e->len);
		r->u->bad |= e->p == NULL;
	}
	w->first = unpack_array(r->u, &n, sizeof(*w->first));
	r->u->bad |= n != (size_t)w->interned.n + 1;
}

static void
restore_sums(struct restoring *r)
{
	struct pf_sums *sums = &r->w->sums;
	struct pf_sum *one;
	uint32_t i;
	size_t n;

	restore_ids(r, &sums->keys);
	sums->v = xcalloc((size_t)sums->keys.n + 1, sizeof(*sums->v));
	for (i = 0; i < sums->keys.n; i++) {
		one = unpack_array(r->u, &n, sizeof(*one));
		if (n == 1)
			sums->v[i] = *one;
		r->u->bad |= n != 1;
		free(one);
		sums->v[i].marks = unpack_array(r->u, &sums->v[i].n,
		    sizeof(*sums->v[i].marks));
		sums->v[i].cap = sums->v[i].n;
	}
}

static void
restore_tracks(struct restoring *r)
{
	struct pf_world *w = r->w;
	size_t n, i;

	restore_ids(r, &w->track_ids);
	w->tracks = unpack_array(r->u, &n, sizeof(*w->tracks));
	r->u->bad |= n != w->track_ids.n;
	for (i = 0; i < n; i++)
		track_without_spans(&w->tracks[i]);
	w->threads = unpack_array(r->u, &w->nthreads, sizeof(*w->threads));
	for (i = 0; i < w->nthreads; i++)
		w->threads[i].data = nothing;
}

static void
restore_descriptions(struct restoring *r)
{
	struct pf_world *w = r->w;
	uint64_t n = unpack_number(r->u);
	struct pf_place *p;

	if (n > w->in.len)
		r->u->bad = 1;
	for (; n > 0 && !r->u->bad; n--) {
		p = pf_world_place(w);
		p->field = (uint32_t)unpack_number(r->u);
		r->u->bad |= !saved_early(p->field);
		restore_span(r, &p->data);
	}
	pf_world_describe(w);
	pf_translation_make(w);
}

void *
pf_saved_read(const struct input *g, struct unpack *u)
{
	struct pf_world *w = xcalloc(1, sizeof(*w));
	struct restoring r = { u, w };

	w->in.base = unpack_number(u);
	w->in.len = unpack_number(u);
	if (w->in.base < g->base || w->in.base - g->base > g->map.len ||
	    w->in.len > g->map.len - (w->in.base - g->base)) {
		pf_world_free(w);
		return NULL;
	}
	w->in.data = (const uint8_t *)g->map.data + (w->in.base - g->base);
	w->file = (uint8_t)unpack_number(u);
	w->by_packet = unpack_number(u) != 0;
	w->sums_events = unpack_number(u) != 0;
	restore_sequences(&r);
	restore_interned(&r);
	restore_sums(&r);
	restore_tracks(&r);
	w->blocks = unpack_array(u, &w->nblocks, sizeof(*w->blocks));
	w->inner = unpack_array(u, &w->ninner, sizeof(*w->inner));
	restore_descriptions(&r);
	pf_gpu_restore(w, u);
	w->search = pf_search_new();
	w->times = pf_times_new();
	w->network = pf_network_known_new();
	return w;
}
