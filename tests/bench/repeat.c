/*
 * repeat: makes a long trace of a short one.
 *
 * 	repeat SIZE <TRACE >FILE
 *
 * Writes the events again and again up to SIZE bytes, as if the program had
 * gone on: each time every ts is moved behind the end of the time before.
 * Text before and behind the events is kept.  Prints a line on stderr as
 * generate does.  The trace must be well-formed: JSON, or Perfetto's packets,
 * as its first byte tells.
 */
#include "config.h"

#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"

#define MESSAGE_BYTES	(4u << 20)	/* the largest packet of a program */
#include "../unit/message.h"

static const char key[] = "\"ts\":";

struct text {
	char	*p, *end;
};

static struct text
read_all(FILE *in)
{
	size_t n = 0, cap = 1u << 20, got;
	char *p = malloc(cap + 1);
	struct text t;

	while (p != NULL && (got = fread(p + n, 1, cap - n, in)) > 0)
		if ((n += got) == cap)
			p = realloc(p, (cap *= 2) + 1);
	if (p == NULL)
		err(1, NULL);
	p[n] = '\0';
	t.p = p;
	t.end = p + n;
	return t;
}

/* Returns the text between the brackets of the list of events. */
static struct text
events_of(struct text all)
{
	char *p = all.p;
	struct text t;
	int depth = 0;

	if (*p != '[' && (p = strstr(p, "\"traceEvents\"")) == NULL)
		errx(1, "there are no events");
	if ((p = strchr(p, '[')) == NULL)
		errx(1, "there are no events");
	t.p = p + 1;
	for (; p < all.end; p++) {
		if (*p == '"') {
			while (*++p != '"' && p < all.end)
				p += *p == '\\';
		} else if (*p == '[' || *p == '{') {
			depth++;
		} else if ((*p == ']' || *p == '}') && --depth == 0) {
			t.end = p;
			return t;
		}
	}
	errx(1, "the events have no end");
}

/*
 * Returns the distance between the first and the last time, and a little more;
 * *n: how many events.
 */
static uint64_t
span_of(struct text t, uint64_t *n)
{
	uint64_t first = UINT64_MAX, last = 0, ts;
	const char *p;

	*n = 0;
	for (p = t.p; (p = strstr(p, key)) != NULL && p < t.end; (*n)++) {
		p += sizeof(key) - 1;
		ts = strtoull(p, NULL, 10);
		if (ts == 0)
			continue;
		first = ts < first ? ts : first;
		last = ts > last ? ts : last;
	}
	return last < first ? 0 : last - first + 1000000;
}

static void
copy(struct emit *e, const char *p, const char *end)
{
	emit(e, "%b", p, (size_t)(end - p));
}

static void
once(struct emit *e, struct text t, uint64_t shift)
{
	const char *from = t.p, *p = t.p;
	uint64_t ts;
	char *behind;

	while ((p = strstr(p, key)) != NULL && p < t.end) {
		p += sizeof(key) - 1;
		ts = strtoull(p, &behind, 10);
		if (ts == 0 || behind == p)
			continue;
		copy(e, from, p);
		emit(e, "%u", ts + shift);
		from = p = behind;
	}
	copy(e, from, t.end);
}

/* ---- packets of Perfetto ---- */

/*
 * Moved are the times of packets and those of all clocks in snapshots.  A time
 * below DIFFERENCE is one of a sequence that counts from its last one, and
 * stays.  Sequences begin anew each time, as their first packets say.
 */
#define DIFFERENCE	(UINT64_C(1) << 32)	/* ns: 4 s */
#define PAUSE		UINT64_C(1000000000)	/* ns between two times */
#define PACKET_TAG	0x0a

/* Numbers of fields: of a packet, a snapshot, a clock. */
enum { PACKET = 1, TIMESTAMP = 8, SNAPSHOT = 6 };
enum { CLOCKS = 1 };
enum { CLOCK_TIME = 2, CLOCK_UNIT = 4 };

struct field {
	uint32_t	 number;
	unsigned	 type;
	uint64_t	 u;		/* a number, or the length of bytes */
	const char	*from, *p, *end; /* where it begins; its bytes */
};

static uint64_t
number(const char **p, const char *end)
{
	uint64_t u = 0;
	unsigned shift;

	for (shift = 0; *p < end && shift < 64; shift += 7) {
		u |= (uint64_t)(**p & 0x7f) << shift;
		if (!(*(*p)++ & 0x80))
			return u;
	}
	errx(1, "a number has no end");
}

/* Reads the field at *p, moves *p behind it; returns 0 at the end. */
static int
next(const char **p, const char *end, struct field *f)
{
	uint64_t tag, n;

	if (*p >= end)
		return 0;
	f->from = *p;
	tag = number(p, end);
	f->number = (uint32_t)(tag >> 3);
	f->type = tag & 7;
	f->u = n = 0;
	if (f->type == 0 || f->type == 2)
		f->u = number(p, end);
	if (f->type != 0)
		n = f->type == 2 ? f->u : f->type == 1 ? 8 : 4;
	if (n > (uint64_t)(end - *p))
		errx(1, "a field has no end");
	f->p = *p;
	f->end = *p += n;
	return 1;
}

static void
message_raw(struct message *m, const struct field *f)
{
	memcpy(m->b + m->n, f->from, (size_t)(f->end - f->from));
	m->n += (size_t)(f->end - f->from);
}

static uint64_t
later(uint64_t time, uint64_t shift)
{
	return time < DIFFERENCE ? time : time + shift;
}

/* Writes a snapshot of clocks into m, all `shift` ns later. */
static void
snapshot(struct message *m, const struct field *of, uint64_t shift)
{
	static struct message clock;
	const char *p = of->p, *q;
	uint64_t unit;
	struct field f, g;

	while (next(&p, of->end, &f)) {
		if (f.number != CLOCKS || f.type != 2) {
			message_raw(m, &f);
			continue;
		}
		for (unit = 1, q = f.p; next(&q, f.end, &g);)
			if (g.number == CLOCK_UNIT && g.u > 0)
				unit = g.u;
		clock.n = 0;
		for (q = f.p; next(&q, f.end, &g);)
			if (g.number == CLOCK_TIME)
				message_number(&clock, CLOCK_TIME, g.u +
				    shift / unit);
			else
				message_raw(&clock, &g);
		message_nest(m, CLOCKS, &clock);
	}
}

/* Writes a packet `shift` ns later. */
static void
packet(struct emit *e, const struct field *of, uint64_t shift)
{
	static struct message m, s, whole;
	const char *p = of->p;
	struct field f;

	/* a clock of four bytes becomes one of sixteen at most */
	if (of->u > MESSAGE_BYTES / 4 - 64)
		errx(1, "a packet is too long");
	m.n = whole.n = 0;
	while (next(&p, of->end, &f))
		if (f.number == TIMESTAMP && f.type == 0)
			message_number(&m, TIMESTAMP, later(f.u, shift));
		else if (f.number == SNAPSHOT && f.type == 2) {
			s.n = 0;
			snapshot(&s, &f, shift);
			message_nest(&m, SNAPSHOT, &s);
		} else
			message_raw(&m, &f);
	message_nest(&whole, PACKET, &m);
	emit(e, "%b", (char *)whole.b, whole.n);
	e->events++;
}

/* Returns the distance between the first and the last time. */
static uint64_t
span(const char *p, const char *end)
{
	uint64_t first = UINT64_MAX, last = 0;
	struct field f, g;
	const char *q;

	while (next(&p, end, &f))
		for (q = f.p; next(&q, f.end, &g);) {
			if (g.number != TIMESTAMP || g.u < DIFFERENCE)
				continue;
			first = g.u < first ? g.u : first;
			last = g.u > last ? g.u : last;
		}
	return last < first ? 0 : last - first;
}

static void
repeat_packets(struct emit *e, const char *begin, const char *end)
{
	uint64_t shift = 0, step = span(begin, end) + PAUSE;
	struct field f;
	const char *p;

	do {
		for (p = begin; next(&p, end, &f);) {
			if (f.number != PACKET || f.type != 2)
				errx(1, "this is no packet");
			packet(e, &f, shift);
		}
		shift += step;
	} while (!emit_full(e));
}

int
main(int argc, char **argv)
{
	struct text all, events;
	uint64_t span, n, i, size;
	struct emit e;

	if (argc != 2)
		errx(2, "usage: repeat SIZE <TRACE");
	size = emit_size(argv[1]);
	all = read_all(stdin);
	if (all.p < all.end && *all.p == PACKET_TAG) {
		emit_open(&e, STDOUT_FILENO, size, 1);
		repeat_packets(&e, all.p, all.end);
		emit_close(&e);
		free(all.p);
		fprintf(stderr, "%" PRIu64 " events, %" PRIu64 " bytes\n",
		    e.events, e.flushed);
		return 0;
	}
	events = events_of(all);
	span = span_of(events, &n);
	emit_open(&e, STDOUT_FILENO, size, 1);
	copy(&e, all.p, events.p);
	for (i = 0; i == 0 || !emit_full(&e); i++) {
		if (i > 0)
			emit(&e, ",\n");
		once(&e, events, i * span);
	}
	copy(&e, events.end, all.end);
	emit_close(&e);
	free(all.p);
	fprintf(stderr, "%" PRIu64 " events, %" PRIu64 " bytes\n", n * i,
	    e.flushed);
	return 0;
}
