/*
 * perfetto: a trace as Chromium writes it in Perfetto's format: a sequence for
 * each thread with an incremental clock, its state cleared now and then;
 * interned names, slices with the time of their thread, debug annotations,
 * flows, and slices of tracks of their own.  Its events have 23 bytes; the
 * first ones of a start of Chromium have 28, all of it 38, a recording of
 * DevTools 56.
 * The second shape has events of about 50: with the uid of the writer, more
 * annotations, nested ones, names and types of their own.  The others are the
 * second one with its packets compressed together.
 */
#include "config.h"

#include <string.h>

#include "emit.h"
#include "message.h"
#include "shapes.h"

#define SEQUENCES	24
#define NAMES		300		/* of a sequence */
#define ANNOTATIONS	20
#define DEEP		12
#define CLEAR		20000		/* events of a sequence between two
					 * times of its state */
#define ASYNC		8		/* tracks of a sequence */

struct sequence {
	uint64_t	 events;
	unsigned	 depth;
	uint64_t	 now;		/* us */
	uint8_t		 open[ASYNC];
};

static uint64_t
uuid_of(uint64_t seq, uint64_t what)
{
	return (seq << 8 | what) * UINT64_C(0x9e3779b97f4a7c15);
}

static void
describe(struct emit *e, uint64_t seq)
{
	struct message m, t, p;
	uint64_t i;

	for (i = 0; i < ASYNC + 2; i++) {
		m.n = t.n = p.n = 0;
		message_number(&t, 1, uuid_of(seq, i));
		if (i == 0) {
			message_number(&p, 1, 100 + seq / 8);
			message_number(&p, 2, 1000 + seq);
			message_bytes(&p, 5, "CrRendererMain", 14);
			message_nest(&t, 4, &p);
		} else {
			message_number(&t, 5, uuid_of(seq, 0));
			if (i == 1) {
				message_number(&p, 1, 1);
				message_number(&p, 4, 1000);
				message_number(&p, 5, 1);
				message_nest(&t, 8, &p);
			} else
				message_bytes(&t, 2, "Operation", 9);
		}
		message_nest(&m, 60, &t);
		message_packet(e, &m, seq);
		e->events++;		/* ttv counts packets */
	}
}

static void
clear(struct emit *e, struct sequence *s, uint64_t seq)
{
	struct message m, d, t;

	m.n = d.n = t.n = 0;
	message_number(&t, 11, uuid_of(seq, 0));
	message_number(&t, 31, uuid_of(seq, 1));
	message_nest(&d, 11, &t);
	message_number(&d, 58, 64);
	message_nest(&m, 59, &d);
	message_number(&m, 13, 1);
	message_packet(e, &m, seq);
	m.n = d.n = 0;
	t.n = 0;
	message_number(&t, 1, 64);
	message_number(&t, 2, s->now);
	message_number(&t, 3, 1);
	message_number(&t, 4, 1000);
	message_nest(&d, 1, &t);
	t.n = 0;
	message_number(&t, 1, 6);
	message_number(&t, 2, s->now * 1000);
	message_nest(&d, 1, &t);
	message_nest(&m, 6, &d);
	message_packet(e, &m, seq);
	e->events++;
}

/* Interns all names of a sequence, a packet for each few. */
static void
intern(struct emit *e, uint64_t seq)
{
	struct message m, d, t;
	const struct kind_name *k;
	uint64_t i, j;

	for (i = 1; i <= NAMES; i += 10) {
		m.n = d.n = 0;
		for (j = i; j < i + 10; j++) {
			k = emit_kind(e);
			t.n = 0;
			message_number(&t, 1, j);
			message_bytes(&t, 2, k->name, strlen(k->name));
			message_nest(&d, 2, &t);
			t.n = 0;
			message_number(&t, 1, j);
			message_bytes(&t, 2, k->cat, strlen(k->cat));
			message_nest(&d, 1, &t);
			if (j > ANNOTATIONS)
				continue;
			t.n = 0;
			message_number(&t, 1, j);
			message_bytes(&t, 2, k->name, strlen(k->name));
			message_nest(&d, 3, &t);
		}
		message_nest(&m, 12, &d);
		message_number(&m, 13, 2);
		message_packet(e, &m, seq);
	}
}

static void
annotate(struct emit *e, struct message *t)
{
	const char *name = emit_name(e);
	struct message a;

	a.n = 0;
	message_number(&a, 1, 1 + emit_random(e, ANNOTATIONS));
	if (emit_random(e, 2) == 0)
		message_number(&a, 4, emit_random(e, 100000));
	else
		message_bytes(&a, 6, name, strlen(name));
	message_nest(t, 4, &a);
}

/* Adds the track of an async slice, which begins or ends; returns its type. */
static uint64_t
async(struct emit *e, struct sequence *s, uint64_t seq, struct message *t)
{
	uint64_t i = emit_random(e, ASYNC);

	s->open[i] ^= 1;
	message_number(t, 11, uuid_of(seq, 2 + i));
	return s->open[i] ? 1 : 2;
}

/* Adds a dictionary of two entries. */
static void
annotate_deep(struct emit *e, struct message *t)
{
	struct message a, in;
	int i;

	a.n = 0;
	message_number(&a, 1, 1 + emit_random(e, ANNOTATIONS));
	for (i = 0; i < 2; i++) {
		in.n = 0;
		message_number(&in, 1, 1 + emit_random(e, ANNOTATIONS));
		message_number(&in, 3, emit_random(e, UINT64_C(1) << 40));
		message_nest(&a, 11, &in);
	}
	message_nest(t, 4, &a);
}

/* Adds what larger events have; its packet says more of the writer, too. */
static void
enrich(struct emit *e, struct message *m, struct message *t)
{
	const char *name = emit_name(e);
	struct message in;

	message_number(m, 3, 1000);
	annotate(e, t);
	if (emit_random(e, 2) == 0)
		annotate_deep(e, t);
	if (emit_random(e, 4) == 0) {
		in.n = 0;
		message_number(&in, 1, emit_random(e, 100));
		message_bytes(&in, 2, name, strlen(name));
		message_nest(t, 26, &in);
	}
}

static void
event(struct emit *e, struct sequence *s, uint64_t seq, int rich)
{
	uint64_t dt = emit_skewed(e, 40), type, name;
	struct message m, t;

	m.n = t.n = 0;
	name = 1 + emit_skewed(e, NAMES);
	message_number(&m, 8, dt);
	s->now += dt;
	if (emit_random(e, 12) == 0)
		type = async(e, s, seq, &t);
	else if (emit_random(e, 10) == 0)
		type = 3;
	else {
		type = s->depth < DEEP && (s->depth == 0 ||
		    emit_random(e, 2) == 0) ? 1 : 2;
		s->depth += type == 1 ? 1u : -1u;
		message_number(&t, 12, emit_random(e, 20));
	}
	message_number(&t, 9, type);
	if (type != 2) {
		message_number(&t, 3, name);
		message_number(&t, 10, name);
		if (emit_random(e, 3) == 0)
			annotate(e, &t);
		if (emit_random(e, 8) == 0)
			message_fixed64(&t, 47, emit_random(e, 1u << 20));
		if (rich)
			enrich(e, &m, &t);
	}
	message_nest(&m, 11, &t);
	message_number(&m, 13, 2);
	message_packet(e, &m, seq);
	e->events++;
}

static void
perfetto(struct emit *e, int rich)
{
	static struct sequence s[SEQUENCES + 1];
	uint64_t seq;
	unsigned n;

	for (seq = 1; seq <= SEQUENCES; seq++)
		describe(e, seq);
	while (!emit_full(e)) {
		seq = 1 + emit_skewed(e, SEQUENCES);
		/* a sequence's packets come in chunks */
		for (n = 0; n < 80 && !emit_full(e); n++) {
			if (s[seq].events++ % CLEAR == 0) {
				clear(e, &s[seq], seq);
				intern(e, seq);
			}
			event(e, &s[seq], seq, rich);
		}
	}
}

void
shape_perfetto(struct emit *e)
{
	perfetto(e, 0);
}

void
shape_perfetto_args(struct emit *e)
{
	perfetto(e, 1);
}

void
shape_perfetto_zlib(struct emit *e)
{
	message_pack(e, PACK_ZLIB);
	perfetto(e, 1);
	message_pack(e, PACK_NONE);
}

void
shape_perfetto_zstd(struct emit *e)
{
	message_pack(e, PACK_ZSTD);
	perfetto(e, 1);
	message_pack(e, PACK_NONE);
}
