/*
 * pf_packed: packets that hold packets, compressed.
 *
 * What they hold depends on packets before and behind, so all of the trace is
 * expanded: packets as they stand, compressed ones replaced by what they hold.
 * The result is an input of its own, read by this reader again.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/inflate.h"
#include "pf.h"

/* Compressed packets in compressed packets; real traces have one level. */
#define PF_PACKED_DEPTH	4

enum { PF_PACKED_ZLIB = 50, PF_PACKED_ZSTD = 133 };

static void pf_packed_input(struct pf_world *, struct pf_input *, uint64_t *,
    struct buf *, int);

/* Appends the packets in a compressed one at `off`. */
static void
pf_packed_packet(struct pf_world *w, const struct pf_packet *k, uint64_t off,
    uint64_t *budget, struct buf *out, int depth)
{
	struct buf inside = BUF_INIT;
	struct pf_input in;

	if (depth == 0) {
		warn_add(w->in.warn, WARN_DEPTH, off);
		return;
	}
	if (inflate_memory((const char *)k->data.p, k->data.len, k->payload ==
	    PF_PACKED_ZSTD ? INFLATE_ZSTD : INFLATE_ZLIB, budget,
	    &inside) == -1)
		warn_add(w->in.warn, WARN_COMPRESSED_CUT, off);
	in = w->in;
	in.data = (const uint8_t *)inside.data;
	in.len = inside.len;
	in.spent = 0;
	pf_packed_input(w, &in, budget, out, depth - 1);
	buf_free(&inside);
}

/* Appends the packets of an input. */
static void
pf_packed_input(struct pf_world *w, struct pf_input *in, uint64_t *budget,
    struct buf *out, int depth)
{
	struct pf_packet k;
	uint64_t pos = 0;
	int r;

	while ((r = pf_packet_next(in, &pos, &k)) != 0) {
		if (r == -1)
			continue;
		if (k.payload == PF_PACKED_ZLIB || k.payload == PF_PACKED_ZSTD)
			pf_packed_packet(w, &k, in->base + k.pos, budget, out,
			    depth);
		else		/* bounded by the bytes that were inflated */
			buf_add(out, in->data + k.pos, (size_t)(k.end - k.pos));
	}
}

int
pf_packed(struct pf_world *w)
{
	uint64_t budget = INFLATE_MOST(w->in.len);
	struct buf out = BUF_INIT;
	int r;

	pf_packed_input(w, &w->in, &budget, &out, PF_PACKED_DEPTH);
	r = out.len == 0 ? 0 : w->r->nested(w->r->arg, out.data, out.len,
	    w->in.base);
	if (r == -1)
		warn_add(w->in.warn, WARN_PART, w->in.base);
	buf_free(&out);
	return r;
}
