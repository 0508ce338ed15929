/*
 * pf_forget: the beginning of a trace that grows, forgotten.
 *
 * What stays are the packets that others refer to: descriptors, clocks, process
 * trees; of events what they say for those behind them: interned data, defaults
 * and flags of their sequence, since it was last cleared.  Packets stay in
 * their order, as an entry may be defined anew.
 *
 *	- Times of an incremental clock are differences: those of packets that
 *	  go are added up in one packet without an event.
 *	- Counters that count in differences begin at 0 again.
 *	- Packets inside packets, and old ones whose events have differences to
 *	  a thread_descriptor, forget nothing.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"

struct forget_seq {
	uint64_t	 cleared;	/* what comes before is not needed */
	uint32_t	 clock;		/* of packets without one */
	uint8_t		 stays;		/* 1: an event before stays */
	uint8_t		 valid;		/* 1: its state is known */
	uint8_t		 said;		/* 1: and a packet that stays says so */
	uint8_t		 has_thread;
	uint64_t	 thread;	/* uuid of the track of its thread */
	struct pf_packet left;		/* ts: the sum of packets that went;
					 * clock 0: there are none */
};

struct forget_record {
	struct pf_span	 last;		/* descriptor of a track */
	uint8_t		 incremental;	/* a clock */
};

struct pf_forget {
	struct forgetting *f;
	struct pf_input	 in;
	struct idtab	 seqs;		/* id, machine */
	struct forget_seq *seq;
	size_t		 seq_cap;
	struct idtab	 records;	/* payload, machine, sequence, id */
	struct forget_record *record;
	size_t		 record_cap;
};

/* Fields of a packet that say something of its sequence. */
static const uint8_t forget_common[] = { PF_PACKET_TRUSTED_UID,
	PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID, PF_PACKET_INTERNED_DATA,
	PF_PACKET_SEQUENCE_FLAGS, PF_PACKET_INCREMENTAL_STATE_CLEARED,
	PF_PACKET_PREVIOUS_PACKET_DROPPED, PF_PACKET_TRACE_PACKET_DEFAULTS,
	PF_PACKET_TRUSTED_PID, PF_PACKET_FIRST_PACKET_ON_SEQUENCE,
	PF_PACKET_MACHINE_ID };

/* Payloads that others refer to, or that are said once. */
static const uint8_t forget_defines[] = { PF_PACKET_PROCESS_TREE,
	PF_PACKET_CLOCK_SNAPSHOT, PF_PACKET_TRACE_CONFIG,
	PF_PACKET_FTRACE_STATS, PF_PACKET_TRACE_STATS,
	PF_PACKET_PROCESS_DESCRIPTOR, PF_PACKET_SYSTEM_INFO,
	PF_PACKET_PACKAGES_LIST,
	PF_PACKET_CHROME_METADATA, PF_PACKET_TRACK_DESCRIPTOR,
	PF_PACKET_MODULE_SYMBOLS, PF_PACKET_DEOBFUSCATION_MAPPING,
	PF_PACKET_CPU_INFO, PF_PACKET_EXTENSION_DESCRIPTOR,
	PF_PACKET_TRANSLATION_TABLE, PF_PACKET_TRACE_UUID,
	PF_PACKET_REMOTE_CLOCK_SYNC, PF_PACKET_GENERIC_KERNEL_PROCESS_TREE,
	PF_PACKET_TRACE_PROVENANCE, PF_PACKET_TRACE_ATTRIBUTES };

/* Payloads whose times do not count for the clock of their sequence. */
static const uint8_t forget_timeless[] = { PF_PACKET_CLOCK_SNAPSHOT,
	PF_PACKET_REMOTE_CLOCK_SYNC };

/* Payloads whose packets say more than can be taken from them. */
static const uint8_t forget_never[] = { PF_PACKET_THREAD_DESCRIPTOR,
	PF_PACKET_COMPRESSED_PACKETS, PF_PACKET_ZSTD_COMPRESSED_PACKETS };

static int
is_one_of(uint32_t number, const uint8_t *v, size_t n)
{
	size_t i;

	for (i = 0; i < n && v[i] != number; i++)
		;
	return i < n;
}
#define IS_ONE_OF(number, v)	is_one_of(number, v, sizeof(v))

static struct forget_seq *
forget_seq(struct pf_forget *g, const struct pf_packet *k)
{
	struct idkey key = {{ k->seq, k->machine }};
	uint32_t i;
	int added;

	i = idtab_add(&g->seqs, &key, &added);
	if (added) {
		g->seq = xgrow(g->seq, i, &g->seq_cap, sizeof(*g->seq));
		memset(&g->seq[i], 0, sizeof(g->seq[i]));
	}
	return &g->seq[i];
}

static struct forget_record *
forget_record(struct pf_forget *g, uint32_t payload, uint32_t machine,
    uint32_t seq, uint64_t id)
{
	struct idkey key = {{ payload, machine, seq, id }};
	uint32_t i;
	int added;

	i = idtab_add(&g->records, &key, &added);
	if (added) {
		g->record = xgrow(g->record, i, &g->record_cap,
		    sizeof(*g->record));
		memset(&g->record[i], 0, sizeof(g->record[i]));
	}
	return &g->record[i];
}

/* ---- packets, written ---- */

static void
put_varint(struct buf *b, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		buf_addc(b, (char)(v | 0x80));
	buf_addc(b, (char)v);
}

static void
put_number(struct buf *b, uint32_t field, uint64_t v)
{
	put_varint(b, (uint64_t)field << 3 | PF_VARINT);
	put_varint(b, v);
}

static void
put_packet(struct buf *b, const struct buf *body)
{
	put_varint(b, PF_TRACE_PACKET << 3 | PF_BYTES);
	put_varint(b, body->len);
	buf_add(b, body->data, body->len);
}

/* Writes the time of the packets that went. */
static void
forget_flush(struct pf_forget *g, struct forget_seq *s)
{
	struct buf body = BUF_INIT;

	if (s->left.clock == 0)
		return;
	put_number(&body, PF_PACKET_TIMESTAMP, s->left.ts);
	put_number(&body, PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID, s->left.seq);
	put_number(&body, PF_PACKET_TIMESTAMP_CLOCK_ID, s->left.clock);
	if (s->left.machine != 0)
		put_number(&body, PF_PACKET_MACHINE_ID, s->left.machine);
	put_packet(g->f->head, &body);
	buf_free(&body);
	s->left.clock = 0;
}

/*
 * Writes that the state of a sequence is known: else the threads of descriptors
 * that follow would not be those of the sequence.
 */
static void
forget_clear(struct pf_forget *g, const struct pf_packet *k)
{
	struct buf body = BUF_INIT;

	put_number(&body, PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID, k->seq);
	put_number(&body, PF_PACKET_SEQUENCE_FLAGS, PF_SEQ_CLEARED);
	if (k->machine != 0)
		put_number(&body, PF_PACKET_MACHINE_ID, k->machine);
	put_packet(g->f->head, &body);
	buf_free(&body);
}

/* Writes a packet without its event. */
static void
forget_strip(struct pf_forget *g, const struct pf_packet *k)
{
	const uint8_t *p = g->in.data + k->pos, *field;
	struct pf_cursor c = { p, g->in.data + k->end, 0 };
	struct buf body = BUF_INIT;
	struct pf_field f;

	pf_next(&c, &f);		/* the packet, a field of the trace */
	pf_open(&c, &f.s);
	for (field = c.p; pf_next(&c, &f); field = c.p)
		if (IS_ONE_OF(f.number, forget_common))
			buf_add(&body, field, (size_t)(c.p - field));
	put_packet(g->f->head, &body);
	buf_free(&body);
}

/* ---- what goes and what stays ---- */

static int
forget_asked(const struct pf_forget *g, const struct pf_packet *k)
{
	return forgetting_stays(g->f, g->f->base + k->pos,
	    g->f->base + k->end);
}

/* Returns whether a descriptor makes another thread that of its sequence. */
static int
forget_thread(struct forget_seq *s, const struct pf_packet *k, uint64_t uuid)
{
	if (!s->valid || pf_member(&k->data, PF_TRACK_DESCRIPTOR_THREAD).p ==
	    NULL || (s->has_thread && s->thread == uuid))
		return 0;
	s->has_thread = 1;
	s->thread = uuid;
	return 1;
}

/* Returns whether a packet is one of those before it once more. */
static int
forget_again(struct pf_forget *g, struct forget_seq *s,
    const struct pf_packet *k)
{
	struct forget_record *t;
	struct pf_span was;
	uint64_t uuid;
	int other;

	if (k->payload != PF_PACKET_TRACK_DESCRIPTOR || k->data.p == NULL)
		return 0;
	uuid = pf_number(&k->data, PF_TRACK_DESCRIPTOR_UUID, 0);
	t = forget_record(g, PF_PACKET_TRACK_DESCRIPTOR, k->machine, 0, uuid);
	was = t->last;
	t->last = k->data;
	other = forget_thread(s, k, uuid);
	return !other && was.p != NULL && was.len == k->data.len &&
	    memcmp(was.p, k->data.p, was.len) == 0;
}

/* Notes which clocks of a snapshot are incremental. */
static void
forget_clocks(struct pf_forget *g, const struct pf_packet *k)
{
	struct pf_cursor c;
	struct pf_field f;

	if (k->data.p == NULL)
		return;
	for (pf_open(&c, &k->data); pf_next(&c, &f);)
		if (f.number == PF_CLOCK_SNAPSHOT_CLOCKS && f.type == PF_BYTES)
			forget_record(g, PF_PACKET_CLOCK_SNAPSHOT, k->machine,
			    k->seq, pf_number(&f.s, PF_CLOCK_CLOCK_ID, 0))->
			    incremental = pf_number(&f.s,
			    PF_CLOCK_IS_INCREMENTAL, 0) != 0;
}

/* Adds up the time of a packet that goes, if its clock is incremental. */
static void
forget_time(struct pf_forget *g, struct forget_seq *s,
    const struct pf_packet *k)
{
	uint32_t clock = k->clock != 0 ? k->clock : s->clock;

	if (!k->has_ts || IS_ONE_OF(k->payload, forget_timeless) ||
	    clock < PF_CLOCK_SEQ_FIRST ||
	    clock > PF_CLOCK_SEQ_LAST || (k->flags & PF_SEQ_NEEDS &&
	    !s->valid) || !forget_record(g, PF_PACKET_CLOCK_SNAPSHOT,
	    k->machine, k->seq, clock)->incremental)
		return;
	if (s->left.clock != 0 && s->left.clock != clock)
		forget_flush(g, s);
	if (s->left.clock == 0)
		s->left.ts = 0;
	s->left.ts += k->ts;
	s->left.seq = k->seq;
	s->left.machine = k->machine;
	s->left.clock = clock;
}

/* Notes the state of a sequence as pf_state_packet() does. */
static void
forget_state(struct forget_seq *s, const struct pf_packet *k)
{
	if (k->flags & PF_SEQ_CLEARED) {
		s->valid = 1;
		s->clock = 0;
	} else if (k->dropped)
		s->valid = 0;
	if (k->defaults.p != NULL)
		s->clock = (uint32_t)pf_number(&k->defaults,
		    PF_TRACE_PACKET_DEFAULTS_TIMESTAMP_CLOCK_ID, 0);
}

static void
forget_packet(struct pf_forget *g, const struct pf_packet *k)
{
	struct forget_seq *s = forget_seq(g, k);
	int more = k->interned.p != NULL || k->defaults.p != NULL ||
	    k->flags & PF_SEQ_CLEARED || k->dropped;

	forget_state(s, k);
	if (k->flags & PF_SEQ_CLEARED && k->pos < s->cleared && !s->said) {
		s->said = 1;
		forget_clear(g, k);
	}
	if (k->payload == PF_PACKET_CLOCK_SNAPSHOT)
		forget_clocks(g, k);
	if (forget_asked(g, k) || (IS_ONE_OF(k->payload, forget_defines) &&
	    (!forget_again(g, s, k) || more))) {
		forget_flush(g, s);
		buf_add(g->f->head, g->in.data + k->pos,
		    (size_t)(k->end - k->pos));
	} else {
		if (more && k->pos >= s->cleared)
			forget_strip(g, k);
		forget_time(g, s, k);
	}
}

/* Finds where sequences were cleared last; -1: nothing can be forgotten. */
static int
forget_look(struct pf_forget *g)
{
	struct forget_seq *s;
	struct pf_packet k;
	uint64_t pos = 0;
	int r;

	while ((r = pf_packet_next(&g->in, &pos, &k)) != 0 &&
	    pos <= g->f->at) {
		if (r == -1)
			continue;
		if (IS_ONE_OF(k.payload, forget_never))
			return -1;
		s = forget_seq(g, &k);
		s->stays |= forget_asked(g, &k);
		if (k.flags & PF_SEQ_CLEARED && !s->stays)
			s->cleared = k.pos;
	}
	return 0;
}

int
pf_forget(struct forgetting *f)
{
	struct pf_forget g = { .f = f, .in = { (const uint8_t *)f->data,
	    f->len, f->base, NULL, 0 } };
	struct pf_packet k;
	uint64_t pos = 0, at = 0;
	int r, can = forget_look(&g);
	uint32_t i;

	f->separator = "";
	g.in.spent = 0;
	while (can == 0 && (r = pf_packet_next(&g.in, &pos, &k)) != 0 &&
	    pos <= f->at) {
		if (r == -1 && pos == f->len)
			break;		/* the rest of it may come */
		if (r == 1)
			forget_packet(&g, &k);
		at = pos;
	}
	for (i = 0; i < g.seqs.n; i++)
		forget_flush(&g, &g.seq[i]);
	f->at = (size_t)at;
	idtab_free(&g.seqs);
	idtab_free(&g.records);
	free(g.seq);
	free(g.record);
	return can;
}
