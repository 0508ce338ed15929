/*
 * growing: what a program writes that is being traced, event by event.
 *
 * Frames of some parts on eight threads, an event each 20 us, in each format
 * that a viewer follows: so their costs can be compared.
 */
#include "config.h"

#include <err.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <zlib.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "growing.h"

#define STEP		20		/* us between two events */
#define GROUP		10		/* events of a frame */
#define THREADS		8
#define NAMES		200
#define GZIP_BITS	(15 + 16)	/* zlib: a window's bits; of a gzip */
#define DEFLATED	(256u << 10)	/* bytes of a piece that comes out */

/* Returns the name's number of an event; 0 to NAMES - 1. */
static unsigned
name_of(uint64_t i)
{
	return (unsigned)(i % GROUP * 7919 + i / GROUP % 31) % NAMES;
}

/* ---- the Trace Event Format: complete events ---- */

static void
array_head(struct buf *b)
{
	buf_adds(b, "[\n");
}

static void
object(struct buf *b, uint64_t i, const char *end)
{
	buf_printf(b, "{\"ph\":\"X\",\"pid\":1,\"tid\":%u,\"ts\":%" PRIu64
	    ",\"dur\":%u,\"name\":\"%s %u\"}%s\n",
	    (unsigned)(i / GROUP % THREADS), i * STEP,
	    i % GROUP == 0 ? 199 : 15, i % GROUP == 0 ? "Frame" : "part",
	    name_of(i), end);
}

static void
array_event(struct buf *b, uint64_t i)
{
	object(b, i, ",");
}

static void
no_head(struct buf *b)
{
	(void)b;
}

static void
line_event(struct buf *b, uint64_t i)
{
	object(b, i, "");
}

/* ---- begins and ends: the formats of streams ---- */

/* Returns whether event i is a begin: of the frame, or of a part in it. */
static int
is_begin(uint64_t i)
{
	return i % GROUP == 0 || (i % GROUP < GROUP - 1 && i % 2 == 1);
}

static void
ftrace_head(struct buf *b)
{
	buf_adds(b, "# tracer: nop\n#\n");
}

/* A CPU a frame: switches to the thread and away from it, marks between. */
static void
ftrace_event(struct buf *b, uint64_t i)
{
	unsigned thread = (unsigned)(i / GROUP % THREADS), cpu = thread % 4;
	uint64_t us = i * STEP;
	int begin = i % GROUP == 0, idle = begin;

	buf_printf(b, "%16s-%-5u [%03u] d..2. %5" PRIu64 ".%06u: ",
	    idle ? "<idle>" : "worker", idle ? 0 : 1000 + thread, cpu,
	    us / 1000000, (unsigned)(us % 1000000));
	if (begin)
		buf_printf(b, "sched_switch: prev_comm=swapper/%u prev_pid=0 "
		    "prev_prio=120 prev_state=R ==> next_comm=worker "
		    "next_pid=%u next_prio=120\n", cpu, 1000 + thread);
	else if (i % GROUP == GROUP - 1)
		buf_printf(b, "sched_switch: prev_comm=worker prev_pid=%u "
		    "prev_prio=120 prev_state=S ==> next_comm=swapper/%u "
		    "next_pid=0 next_prio=120\n", 1000 + thread, cpu);
	else if (i % 2 == 1)
		buf_printf(b, "tracing_mark_write: B|1000|part %u\n",
		    name_of(i));
	else
		buf_adds(b, "tracing_mark_write: E|1000\n");
}

struct message {
	uint8_t		 b[64];
	size_t		 n;
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

/* Adds a packet of the only sequence; flags: of its state. */
static void
packet(struct buf *b, struct message *m, unsigned flags)
{
	struct message head = { .n = 0 };

	number(m, 10, 1);
	number(m, 13, flags);
	varint(&head, 1 << 3 | 2);
	varint(&head, m->n);
	buf_add(b, head.b, head.n);
	buf_add(b, m->b, m->n);
}

/* A reading of both clocks; times without a clock are of the second. */
static void
clock_head(struct buf *b)
{
	struct message m = { .n = 0 }, s = { .n = 0 }, c = { .n = 0 };
	struct message boot = { .n = 0 }, defaults = { .n = 0 };

	number(&boot, 1, 6);
	number(&boot, 2, 1000000);
	nest(&s, 1, &boot);
	number(&c, 1, 64);
	number(&c, 2, 1000);
	number(&c, 3, 1);		/* times are differences ... */
	number(&c, 4, 1000);		/* ... in us */
	nest(&s, 1, &c);
	nest(&m, 6, &s);
	number(&defaults, 58, 64);
	nest(&m, 59, &defaults);
	packet(b, &m, 1);
}

static void
perfetto_head(struct buf *b)
{
	struct message m, interned, name;
	char text[16];
	unsigned i;

	clock_head(b);
	for (i = 0; i < NAMES; i++) {
		m.n = interned.n = name.n = 0;
		number(&name, 1, i + 1);
		snprintf(text, sizeof(text), "part %u", i);
		bytes(&name, 2, text, strlen(text));
		nest(&interned, 2, &name);
		nest(&m, 12, &interned);
		packet(b, &m, 2);
	}
	for (i = 0; i < THREADS; i++) {
		m.n = name.n = 0;
		number(&name, 1, 7 + i);
		snprintf(text, sizeof(text), "worker %u", i);
		bytes(&name, 2, text, strlen(text));
		nest(&m, 60, &name);
		packet(b, &m, 2);
	}
}

static void
perfetto_event(struct buf *b, uint64_t i)
{
	struct message m = { .n = 0 }, e = { .n = 0 };

	number(&m, 8, STEP);
	number(&e, 9, is_begin(i) ? 1 : 2);
	if (is_begin(i))
		number(&e, 10, 1 + name_of(i));
	number(&e, 11, 7 + i / GROUP % THREADS);
	nest(&m, 11, &e);
	packet(b, &m, 2);
}

/* ---- writing ---- */

static const struct growing formats[] = {
	{ "array", array_head, array_event, 0 },
	{ "lines", no_head, line_event, 0 },
	{ "gzip", no_head, line_event, 1 },
	{ "ftrace", ftrace_head, ftrace_event, 0 },
	{ "perfetto", perfetto_head, perfetto_event, 0 },
};

const struct growing *
growing_find(const char *name)
{
	size_t i;

	for (i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
		if (strcmp(formats[i].name, name) == 0)
			return &formats[i];
	return NULL;
}

struct growing_out {
	const struct growing *format;
	int		 fd;
	int		 begun;
	struct buf	 b;
	z_stream	 z;
	uint8_t		*deflated;
};

struct growing_out *
growing_open(const struct growing *format, int fd)
{
	struct growing_out *o = xcalloc(1, sizeof(*o));

	o->format = format;
	o->fd = fd;
	if (!format->deflated)
		return o;
	o->deflated = xmalloc(DEFLATED);
	if (deflateInit2(&o->z, 1, Z_DEFLATED, GZIP_BITS, 8,
	    Z_DEFAULT_STRATEGY) != Z_OK)
		errx(2, "zlib");
	return o;
}

static void
write_all(int fd, const void *p, size_t n)
{
	const char *at = p;
	ssize_t w;

	for (; n > 0; n -= (size_t)w, at += w)
		if ((w = write(fd, at, n)) == -1)
			err(2, "write");
}

static void
put_deflated(struct growing_out *o)
{
	o->z.next_in = (Bytef *)o->b.data;
	o->z.avail_in = (uInt)o->b.len;
	do {
		o->z.next_out = o->deflated;
		o->z.avail_out = DEFLATED;
		deflate(&o->z, Z_SYNC_FLUSH);
		write_all(o->fd, o->deflated, DEFLATED - o->z.avail_out);
	} while (o->z.avail_out == 0);
}

void
growing_put(struct growing_out *o, uint64_t from, uint64_t to)
{
	if (!o->begun)
		o->format->head(&o->b);
	o->begun = 1;
	for (; from < to; from++)
		o->format->event(&o->b, from);
	if (o->format->deflated)
		put_deflated(o);
	else
		write_all(o->fd, o->b.data, o->b.len);
	buf_clear(&o->b);
}

void
growing_close(struct growing_out *o)
{
	if (o->format->deflated)
		deflateEnd(&o->z);
	free(o->deflated);
	buf_free(&o->b);
	free(o);
}
