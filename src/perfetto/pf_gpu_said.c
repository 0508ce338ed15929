/*
 * pf_gpu_said: what packets say that holds for GPU packets behind them: how
 * objects of Vulkan are called, and queues and stages that specifications
 * number.
 *
 * What holds for an event is what was said before it: in time, where all that
 * is said has times of one clock that is not of a sequence, else in the file.
 * For an event of another clock all of it was said before.  So an event that is
 * read again needs no clock but its own.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_gpu.h"

struct pf_gpu_said {			/* a packet */
	struct pf_gpu_place place;
	uint32_t	 clock;		/* of its time; NONE: it has none that
					 * others have, too */
	uint32_t	 field;		/* its payload */
	struct pf_span	 data;
};

/* Types of what has a number of specifications; VkObjectType has 32 bits. */
#define PF_GPU_QUEUE	(UINT64_C(1) << 32)
#define PF_GPU_STAGE	(UINT64_C(2) << 32)

struct pf_gpu_word {
	uint64_t	 type, number;	/* of an object: its handle */
	struct pf_gpu_place place;
	struct pf_span	 data;		/* a name, or a Description */
};

struct pf_gpu {
	struct pf_gpu_said *said;
	size_t		 n, cap;
	struct pf_gpu_word *words;	/* by type, number and place */
	size_t		 nwords, words_cap;
	uint64_t	 nstages;
	uint32_t	 clock;		/* of all places; NONE: they have no
					 * time */
};

/* Returns the clock of a packet's time; NONE: it is of its sequence alone. */
static uint32_t
pf_gpu_clock(const struct pf_epoch *e, const struct pf_packet *k)
{
	uint32_t id = k->clock != 0 ? k->clock : e->clock;

	if (!k->has_ts || (id >= PF_CLOCK_SEQ_FIRST &&
	    id <= PF_CLOCK_SEQ_LAST))
		return NONE;
	return id == 0 ? PF_CLOCK_BOOTTIME : id;
}

void
pf_gpu_scan(struct pf_world *w, const struct pf_packet *k, uint32_t seq)
{
	const struct pf_epoch *e = pf_epoch_now(w, seq);
	int is_stage = k->payload == PF_PACKET_GPU_RENDER_STAGE_EVENT;
	struct pf_span s = pf_member(&k->data, is_stage ?
	    PF_GPU_STAGE_SPECIFICATIONS : PF_VULKAN_API_OBJECT_NAME);
	struct pf_gpu *g;

	if (is_stage)
		w->by_packet = 1;	/* its args have texts of others */
	if (s.p == NULL || (k->flags & PF_SEQ_NEEDS && e->state !=
	    PF_STATE_VALID))
		return;
	if (w->gpu == NULL)
		w->gpu = xcalloc(1, sizeof(*w->gpu));
	g = w->gpu;
	g->said = xgrow(g->said, g->n, &g->cap, sizeof(*g->said));
	g->said[g->n++] = (struct pf_gpu_said){ { k->ts, k->pos },
	    pf_gpu_clock(e, k), k->payload, s };
}

static int
pf_gpu_place_order(const struct pf_gpu_place *a, const struct pf_gpu_place *b)
{
	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	return a->pos < b->pos ? -1 : a->pos > b->pos;
}

static int
pf_gpu_said_order(const void *a, const void *b)
{
	const struct pf_gpu_said *x = a, *y = b;

	return pf_gpu_place_order(&x->place, &y->place);
}

static int
pf_gpu_word_order(const void *a, const void *b)
{
	const struct pf_gpu_word *x = a, *y = b;

	if (x->type != y->type)
		return x->type < y->type ? -1 : 1;
	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	return pf_gpu_place_order(&x->place, &y->place);
}

static void
pf_gpu_add(struct pf_gpu *g, const struct pf_gpu_said *said, uint64_t type,
    uint64_t number, const struct pf_span *data)
{
	g->words = xgrow(g->words, g->nwords, &g->words_cap,
	    sizeof(*g->words));
	g->words[g->nwords++] = (struct pf_gpu_word){ type, number,
	    said->place, *data };
}

/* Adds queues and stages that have a name; others have a number, too. */
static void
pf_gpu_specifications(struct pf_gpu *g, const struct pf_gpu_said *said)
{
	uint64_t queues = 0;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &said->data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_GPU_SPECS_HW_QUEUE) {
			if (pf_member(&f.s, PF_GPU_SPECS_NAME).p != NULL)
				pf_gpu_add(g, said, PF_GPU_QUEUE, queues,
				    &f.s);
			queues++;
		} else if (f.number == PF_GPU_SPECS_STAGE &&
		    pf_member(&f.s, PF_GPU_SPECS_NAME).p != NULL)
			pf_gpu_add(g, said, PF_GPU_STAGE, g->nstages++, &f.s);
	}
}

void
pf_gpu_settle(struct pf_world *w)
{
	struct pf_gpu *g = w->gpu;
	const struct pf_gpu_said *said;
	struct pf_span name;
	size_t i;

	if (g == NULL)
		return;
	g->clock = g->said[0].clock;
	for (i = 1; i < g->n; i++)
		if (g->said[i].clock != g->clock)
			g->clock = NONE;
	for (i = 0; i < g->n && g->clock == NONE; i++)
		g->said[i].place.ts = 0;
	qsort(g->said, g->n, sizeof(*g->said), pf_gpu_said_order);
	for (said = g->said; said < g->said + g->n; said++) {
		if (said->field == PF_PACKET_GPU_RENDER_STAGE_EVENT) {
			pf_gpu_specifications(g, said);
			continue;
		}
		name = pf_member(&said->data, PF_VULKAN_OBJECT_CALLED);
		pf_gpu_add(g, said, (uint32_t)pf_number(&said->data,
		    PF_VULKAN_OBJECT_TYPE, 0), pf_number(&said->data,
		    PF_VULKAN_OBJECT, 0), &name);
	}
	if (g->nwords > 0)
		qsort(g->words, g->nwords, sizeof(*g->words),
		    pf_gpu_word_order);
}

void
pf_gpu_free(struct pf_gpu *g)
{
	if (g == NULL)
		return;
	free(g->said);
	free(g->words);
	free(g);
}

/* ---- looking it up ---- */

struct pf_gpu_place
pf_gpu_place(const struct pf_world *w, const struct pf_epoch *e,
    const struct pf_packet *k)
{
	if (w->gpu == NULL || w->gpu->clock == NONE)
		return (struct pf_gpu_place){ 0, k->pos };
	if (pf_gpu_clock(e, k) != w->gpu->clock)
		return (struct pf_gpu_place){ UINT64_MAX, UINT64_MAX };
	return (struct pf_gpu_place){ k->ts, k->pos };
}

/* Returns the first word of a type and number that is said behind a place. */
static size_t
pf_gpu_behind(const struct pf_gpu *g, uint64_t type, uint64_t number,
    struct pf_gpu_place place)
{
	struct pf_gpu_word at = { type, number, place, { NULL, 0 } };
	size_t lo = 0, hi = g->nwords, mid;

	BISECT(lo, hi, mid, pf_gpu_word_order(&g->words[mid], &at) <= 0);
	return lo;
}

static int
pf_gpu_is(const struct pf_gpu *g, size_t i, uint64_t type, uint64_t number)
{
	return i < g->nwords && g->words[i].type == type &&
	    g->words[i].number == number;
}

/* Returns the last word before a place; with `later`, else the first behind. */
static struct pf_span
pf_gpu_word(const struct pf_gpu *g, struct pf_gpu_place place, uint64_t type,
    uint64_t number, int later)
{
	size_t i;

	if (g == NULL)
		return (struct pf_span){ NULL, 0 };
	i = pf_gpu_behind(g, type, number, place);
	if (i > 0 && pf_gpu_is(g, i - 1, type, number))
		return g->words[i - 1].data;
	return later && pf_gpu_is(g, i, type, number) ? g->words[i].data :
	    (struct pf_span){ NULL, 0 };
}

struct pf_span
pf_gpu_handle(const struct pf_world *w, struct pf_gpu_place place,
    uint32_t type, uint64_t handle)
{
	return pf_gpu_word(w->gpu, place, type, handle, 0);
}

struct pf_span
pf_gpu_queue(const struct pf_world *w, struct pf_gpu_place place,
    uint64_t number)
{
	return pf_gpu_word(w->gpu, place, PF_GPU_QUEUE, number, 1);
}

struct pf_span
pf_gpu_stage(const struct pf_world *w, struct pf_gpu_place place,
    uint64_t number)
{
	return pf_gpu_word(w->gpu, place, PF_GPU_STAGE, number, 0);
}

/* ---- the index ---- */

void
pf_gpu_save(const struct pf_world *w, struct buf *b)
{
	const struct pf_gpu *g = w->gpu;
	const struct pf_gpu_said *s;
	size_t i;

	pack_number(b, g == NULL ? 0 : g->n);
	for (i = 0; g != NULL && i < g->n; i++) {
		s = &g->said[i];
		pack_number(b, s->place.ts);
		pack_number(b, s->place.pos);
		pack_number(b, s->clock);
		pack_number(b, s->field);
		pack_number(b, (uint64_t)(s->data.p - w->in.data));
		pack_number(b, s->data.len);
	}
}

void
pf_gpu_restore(struct pf_world *w, struct unpack *u)
{
	uint64_t n = unpack_number(u), at;
	struct pf_gpu_said *s;
	struct pf_gpu *g;

	if (n > w->in.len)
		u->bad = 1;
	if (n == 0 || u->bad)
		return;
	g = w->gpu = xcalloc(1, sizeof(*g));
	for (; n > 0 && !u->bad; n--) {
		g->said = xgrow(g->said, g->n, &g->cap, sizeof(*g->said));
		s = &g->said[g->n++];
		s->place.ts = unpack_number(u);
		s->place.pos = unpack_number(u);
		s->clock = (uint32_t)unpack_number(u);
		s->field = (uint32_t)unpack_number(u);
		at = unpack_number(u);
		s->data.len = (size_t)unpack_number(u);
		u->bad |= at > w->in.len || s->data.len > w->in.len - at;
		s->data.p = u->bad ? w->in.data : w->in.data + at;
		if (u->bad)
			s->data.len = 0;
	}
	pf_gpu_settle(w);
}
