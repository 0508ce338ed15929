/*
 * pf_packed: packets that hold packets, compressed.
 *
 * What they hold depends on packets before and behind, so all of the trace is
 * expanded: packets as they stand, compressed ones replaced by what they hold.
 * The result is an input of its own, read by this reader again.
 *
 * Compressed packets are expanded in rounds, by all workers, each with a share
 * of the bytes that may be inflated; one that needs more waits until it is its
 * turn, and has all that is left.  So the result is that of one worker.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/inflate.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_quick.h"

/* Compressed packets in compressed packets; real traces have one level. */
#define PF_PACKED_DEPTH	4
/* Compressed packets of a round: some megabytes when they are expanded. */
#define PF_PACKED_ROUND	16


/* Where packets are expanded to. */
struct pf_packed {
	struct buf	 out;
	uint64_t	 budget;	/* bytes that may still be inflated */
	uint8_t		 spent;		/* 1: there were more */
	struct warn	*warn;
};

/* A packet of the trace that is expanded in a round. */
struct pf_packed_job {
	struct pf_packet k;
	struct pf_packed to;
};

struct pf_packed_round {
	const struct pf_world *w;
	struct pf_packed *to;
	struct pf_packed_job jobs[PF_PACKED_ROUND];
	size_t		 n;
};

static void pf_packed_input(struct pf_packed *, struct pf_input *, int);

static int
pf_packed_is(const struct pf_packet *k)
{
	return k->payload == PF_PACKET_COMPRESSED_PACKETS ||
	    k->payload == PF_PACKET_ZSTD_COMPRESSED_PACKETS;
}

/* Appends the packets in a compressed one, which is at `off`. */
static void
pf_packed_packet(struct pf_packed *to, const struct pf_packet *k,
    uint64_t base, uint64_t off, int depth)
{
	struct buf inside = BUF_INIT;
	struct pf_input in = { .base = base, .warn = to->warn };

	if (depth == 0) {
		warn_add(to->warn, WARN_DEPTH, off);
		return;
	}
	if (inflate_memory((const char *)k->data.p, k->data.len, k->payload ==
	    PF_PACKET_ZSTD_COMPRESSED_PACKETS ? INFLATE_ZSTD : INFLATE_ZLIB,
	    &to->budget, &inside) == -1)
		warn_add(to->warn, to->budget == 0 ? WARN_TOO_LARGE :
		    WARN_COMPRESSED_CUT, off);
	to->spent |= to->budget == 0;
	in.data = (const uint8_t *)inside.data;
	in.len = inside.len;
	if (in.len > 0)
		pf_packed_input(to, &in, depth - 1);
	buf_free(&inside);
}

/*
 * Appends bytes of an input that are packets.  They take none of the budget:
 * what is appended in all is at most the input and what was inflated.
 */
static void
pf_packed_copy(struct pf_packed *to, const struct pf_input *in, uint64_t from,
    uint64_t end)
{
	buf_add(&to->out, in->data + from, (size_t)(end - from));
}

/* As pf_packet_next(). */
static int
pf_packed_next(struct pf_input *in, uint64_t *pos, struct pf_packet *k)
{
	if (!pf_quick_packet(in, *pos, k))
		return pf_packet_next(in, pos, k);
	*pos = k->end;
	return 1;
}

/* Appends the packets of an input; runs of them are copied at once. */
static void
pf_packed_input(struct pf_packed *to, struct pf_input *in, int depth)
{
	uint64_t pos = 0, from = 0, end = 0;
	struct pf_packet k;
	int r;

	while ((r = pf_packed_next(in, &pos, &k)) != 0) {
		if (r == 1 && k.pos == end && !pf_packed_is(&k)) {
			end = k.end;
			continue;
		}
		if (end > from)
			pf_packed_copy(to, in, from, end);
		from = end = pos;
		if (r == 1 && pf_packed_is(&k))
			pf_packed_packet(to, &k, in->base, in->base + k.pos,
			    depth);
		else if (r == 1)
			from = k.pos;
	}
	if (end > from)
		pf_packed_copy(to, in, from, end);
}

/* ---- the trace, in rounds ---- */

static void
pf_packed_job(void *arg, size_t i)
{
	struct pf_packed_round *r = arg;
	struct pf_packed_job *j = &r->jobs[i];

	pf_packed_packet(&j->to, &j->k, r->w->in.base,
	    r->w->in.base + j->k.pos, PF_PACKED_DEPTH);
}

/* Appends what a job has expanded, or expands its packet with all the room. */
static void
pf_packed_take(struct pf_packed_round *r, struct pf_packed_job *j,
    uint64_t share)
{
	struct pf_packed *to = r->to;

	if (!j->to.spent) {
		buf_add(&to->out, j->to.out.data, j->to.out.len);
		to->budget -= share - j->to.budget;
		warn_merge(to->warn, j->to.warn);
	} else
		pf_packed_packet(to, &j->k, r->w->in.base,
		    r->w->in.base + j->k.pos, PF_PACKED_DEPTH);
	buf_free(&j->to.out);
	free(j->to.warn);
}

/* Expands the packets of a round, and begins the next one. */
static void
pf_packed_run(struct pf_packed_round *r)
{
	uint64_t share = r->to->budget / PF_PACKED_ROUND;
	size_t i;

	for (i = 0; i < r->n; i++)
		r->jobs[i].to = (struct pf_packed){ .budget = share,
		    .warn = xcalloc(1, sizeof(struct warn)) };
	pool_run(r->w->r->threads, r->n, pf_packed_job, r);
	for (i = 0; i < r->n; i++)
		pf_packed_take(r, &r->jobs[i], share);
	r->n = 0;
}

/* Expands the trace. */
static void
pf_packed_all(struct pf_world *w, struct pf_packed *to)
{
	struct pf_packed_round r = { .w = w, .to = to };
	struct pf_packet k;
	uint64_t pos = 0;
	int got;

	while ((got = pf_packet_next(&w->in, &pos, &k)) != 0) {
		if (got == -1)
			continue;
		if (pf_packed_is(&k))
			r.jobs[r.n++].k = k;
		else {
			if (r.n > 0)
				pf_packed_run(&r);
			pf_packed_copy(to, &w->in, k.pos, k.end);
		}
		if (r.n == PF_PACKED_ROUND)
			pf_packed_run(&r);
	}
	pf_packed_run(&r);
}

int
pf_packed(struct pf_world *w)
{
	struct pf_packed to = { .warn = w->in.warn };
	uint64_t room = w->r->room(w->r->arg);
	int r;

	if (room <= w->in.len) {
		warn_add(w->in.warn, WARN_TOO_LARGE, w->in.base);
		return -1;
	}
	to.budget = room - w->in.len;	/* what is copied takes room, too */
	pf_packed_all(w, &to);
	r = to.out.len == 0 ? 0 : w->r->nested(w->r->arg, to.out.data,
	    to.out.len, w->in.base);
	if (r == -1)
		warn_add(w->in.warn, WARN_PART, w->in.base);
	buf_free(&to.out);
	return r;
}
