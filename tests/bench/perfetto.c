/*
 * perfetto: a trace as Chromium writes it in Perfetto's format: a sequence for
 * each thread with an incremental clock, its state cleared now and then;
 * interned names, slices with the time of their thread, debug annotations,
 * flows, and slices of tracks of their own.  Its events have 23 bytes; the
 * first ones of a start of Chromium have 28, all of it 38, a recording of
 * DevTools 56.
 * The second shape has events of about 50: with the uid of the writer, more
 * annotations, nested ones, names and types of their own.
 */
#include "config.h"

#include <string.h>

#include "emit.h"
#include "shapes.h"

#define SEQUENCES	24
#define NAMES		300		/* of a sequence */
#define ANNOTATIONS	20
#define DEEP		12
#define CLEAR		20000		/* events of a sequence between two
					 * times of its state */
#define ASYNC		8		/* tracks of a sequence */

struct message {
	uint8_t		 b[4096];
	size_t		 n;
};

struct sequence {
	uint64_t	 events;
	unsigned	 depth;
	uint64_t	 now;		/* us */
	uint8_t		 open[ASYNC];
};

static void
varint(struct message *m, uint64_t v)
{
	for (; v > 0x7f; v >>= 7)
		m->b[m->n++] = (uint8_t)(v | 0x80);
	m->b[m->n++] = (uint8_t)v;
}

static void
number(struct message *m, uint64_t field, uint64_t v)
{
	varint(m, field << 3);
	varint(m, v);
}

static void
fixed64(struct message *m, uint64_t field, uint64_t v)
{
	varint(m, field << 3 | 1);
	memcpy(m->b + m->n, &v, 8);
	m->n += 8;
}

static void
bytes(struct message *m, uint64_t field, const void *p, size_t n)
{
	varint(m, field << 3 | 2);
	varint(m, n);
	memcpy(m->b + m->n, p, n);
	m->n += n;
}

static void
nest(struct message *m, uint64_t field, const struct message *in)
{
	bytes(m, field, in->b, in->n);
}

/* Writes a packet of a sequence (0: of none). */
static void
packet(struct emit *e, struct message *m, uint64_t seq)
{
	struct message head;

	if (seq > 0)
		number(m, 10, seq);
	head.n = 0;
	varint(&head, 1 << 3 | 2);
	varint(&head, m->n);
	emit(e, "%b%b", (char *)head.b, head.n, (char *)m->b, m->n);
}

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
		number(&t, 1, uuid_of(seq, i));
		if (i == 0) {
			number(&p, 1, 100 + seq / 8);
			number(&p, 2, 1000 + seq);
			bytes(&p, 5, "CrRendererMain", 14);
			nest(&t, 4, &p);
		} else {
			number(&t, 5, uuid_of(seq, 0));
			if (i == 1) {
				number(&p, 1, 1);
				number(&p, 4, 1000);
				number(&p, 5, 1);
				nest(&t, 8, &p);
			} else
				bytes(&t, 2, "Operation", 9);
		}
		nest(&m, 60, &t);
		packet(e, &m, seq);
		e->events++;		/* ttv counts packets */
	}
}

static void
clear(struct emit *e, struct sequence *s, uint64_t seq)
{
	struct message m = { .n = 0 }, d = { .n = 0 }, t = { .n = 0 };

	number(&t, 11, uuid_of(seq, 0));
	number(&t, 31, uuid_of(seq, 1));
	nest(&d, 11, &t);
	number(&d, 58, 64);
	nest(&m, 59, &d);
	number(&m, 13, 1);
	packet(e, &m, seq);
	m.n = d.n = 0;
	t.n = 0;
	number(&t, 1, 64);
	number(&t, 2, s->now);
	number(&t, 3, 1);
	number(&t, 4, 1000);
	nest(&d, 1, &t);
	t.n = 0;
	number(&t, 1, 6);
	number(&t, 2, s->now * 1000);
	nest(&d, 1, &t);
	nest(&m, 6, &d);
	packet(e, &m, seq);
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
			number(&t, 1, j);
			bytes(&t, 2, k->name, strlen(k->name));
			nest(&d, 2, &t);
			t.n = 0;
			number(&t, 1, j);
			bytes(&t, 2, k->cat, strlen(k->cat));
			nest(&d, 1, &t);
			if (j > ANNOTATIONS)
				continue;
			t.n = 0;
			number(&t, 1, j);
			bytes(&t, 2, k->name, strlen(k->name));
			nest(&d, 3, &t);
		}
		nest(&m, 12, &d);
		number(&m, 13, 2);
		packet(e, &m, seq);
	}
}

static void
annotate(struct emit *e, struct message *t)
{
	struct message a = { .n = 0 };
	const char *name = emit_name(e);

	number(&a, 1, 1 + emit_random(e, ANNOTATIONS));
	if (emit_random(e, 2) == 0)
		number(&a, 4, emit_random(e, 100000));
	else
		bytes(&a, 6, name, strlen(name));
	nest(t, 4, &a);
}

/* Adds the track of an async slice, which begins or ends; returns its type. */
static uint64_t
async(struct emit *e, struct sequence *s, uint64_t seq, struct message *t)
{
	uint64_t i = emit_random(e, ASYNC);

	s->open[i] ^= 1;
	number(t, 11, uuid_of(seq, 2 + i));
	return s->open[i] ? 1 : 2;
}

/* Adds a dictionary of two entries. */
static void
annotate_deep(struct emit *e, struct message *t)
{
	struct message a = { .n = 0 }, in;
	int i;

	number(&a, 1, 1 + emit_random(e, ANNOTATIONS));
	for (i = 0; i < 2; i++) {
		in.n = 0;
		number(&in, 1, 1 + emit_random(e, ANNOTATIONS));
		number(&in, 3, emit_random(e, UINT64_C(1) << 40));
		nest(&a, 11, &in);
	}
	nest(t, 4, &a);
}

/* Adds what larger events have; its packet says more of the writer, too. */
static void
enrich(struct emit *e, struct message *m, struct message *t)
{
	struct message in = { .n = 0 };
	const char *name = emit_name(e);

	number(m, 3, 1000);
	annotate(e, t);
	if (emit_random(e, 2) == 0)
		annotate_deep(e, t);
	if (emit_random(e, 4) == 0) {
		number(&in, 1, emit_random(e, 100));
		bytes(&in, 2, name, strlen(name));
		nest(t, 26, &in);
	}
}

static void
event(struct emit *e, struct sequence *s, uint64_t seq, int rich)
{
	struct message m = { .n = 0 }, t = { .n = 0 };
	uint64_t dt = emit_skewed(e, 40), type, name;

	name = 1 + emit_skewed(e, NAMES);
	number(&m, 8, dt);
	s->now += dt;
	if (emit_random(e, 12) == 0)
		type = async(e, s, seq, &t);
	else if (emit_random(e, 10) == 0)
		type = 3;
	else {
		type = s->depth < DEEP && (s->depth == 0 ||
		    emit_random(e, 2) == 0) ? 1 : 2;
		s->depth += type == 1 ? 1u : -1u;
		number(&t, 12, emit_random(e, 20));
	}
	number(&t, 9, type);
	if (type != 2) {
		number(&t, 3, name);
		number(&t, 10, name);
		if (emit_random(e, 3) == 0)
			annotate(e, &t);
		if (emit_random(e, 8) == 0)
			fixed64(&t, 47, emit_random(e, 1u << 20));
		if (rich)
			enrich(e, &m, &t);
	}
	nest(&m, 11, &t);
	number(&m, 13, 2);
	packet(e, &m, seq);
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
