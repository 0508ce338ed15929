/*
 * fuchsia: a trace as a Fuchsia system writes it: sections of several
 * providers, each with strings and threads in tables; slices written where
 * they end, begins and ends, counters, flows, async operations; context
 * switches of the kernel.  Records have two to eight words; those of
 * fuchsia-args, whose slices and instants all have args, up to twelve.
 */
#include "config.h"

#include <string.h>

#include "emit.h"
#include "shapes.h"

#define PROVIDERS	4		/* the first is the kernel */
#define THREADS		12		/* of a provider */
#define CPUS		4
#define STRINGS		400		/* names of a provider; categories
					 * follow */
#define DEEP		16
#define SECTION		(64u << 10)	/* bytes of a section, about */
#define INCOMING	1000		/* strings of the kernel */
#define OUTGOING	1001
#define ARG_NAMES	1010		/* strings of all: names of args */
#define CATEGORIES	1100

struct open {
	uint64_t	ts;
	uint64_t	name;
};

static unsigned least_args;		/* of a slice or an instant */

struct provider {
	struct open	open[THREADS][DEEP];
	unsigned	depth[THREADS];
	uint64_t	now;
};

struct record {
	uint64_t	w[16];
	size_t		n;
};

static void
word(struct record *r, uint64_t w)
{
	r->w[r->n++] = w;
}

/* Writes a record, whose size is put into its first word. */
static void
write_record(struct emit *e, struct record *r)
{
	char bytes[sizeof(r->w)];
	size_t i;

	r->w[0] += (uint64_t)r->n << 4;
	for (i = 0; i < r->n * 8; i++)
		bytes[i] = (char)(r->w[i / 8] >> i % 8 * 8);
	emit(e, "%b", bytes, r->n * 8);
}

static void
write_string(struct emit *e, uint64_t index, const char *s)
{
	static const char zeros[8];
	size_t len = strlen(s);
	struct record r = { { 2 | ((len + 7) / 8) << 4 | index << 16 |
	    (uint64_t)len << 32 }, 1 };

	write_record(e, &r);
	emit(e, "%b%b", s, len, zeros, (size_t)((8 - len % 8) % 8));
}

/* Says what a provider is called, which other readers ask for. */
static void
write_provider(struct emit *e, uint64_t provider)
{
	static const char *const names[PROVIDERS] = { "kernel", "first",
	    "second", "third" };
	char name[8] = "";
	size_t len = strlen(names[provider]);
	struct record r = { { 0 | 1 << 16 | provider << 20 |
	    (uint64_t)len << 52 }, 1 };

	memcpy(name, names[provider], len);
	r.w[0] += 1 << 4;		/* the word of the name */
	write_record(e, &r);
	emit(e, "%b", name, sizeof(name));
}

/* Begins the section of a provider. */
static void
write_section(struct emit *e, uint64_t provider)
{
	struct record r = { { 0 | UINT64_C(2) << 16 | provider << 20 }, 1 };

	write_record(e, &r);
}

static uint64_t
thread_koid(uint64_t provider, uint64_t thread)
{
	return 1000 * (provider + 1) + thread;
}

/* Writes the tables of a provider and the names of its threads. */
static void
write_tables(struct emit *e, uint64_t provider)
{
	static const char *const args[] = { "size", "url", "count", "frame",
	    "id", "result", "layer", "vsync" };
	const struct kind_name *k;
	struct record r;
	uint64_t i;

	write_provider(e, provider);
	write_section(e, provider);
	for (i = 0; i < STRINGS; i++)
		write_string(e, 1 + i, emit_name(e));
	for (i = 0; i < 8; i++) {
		k = emit_kind(e);
		write_string(e, CATEGORIES + i, k->cat);
		write_string(e, ARG_NAMES + i, args[i]);
	}
	write_string(e, INCOMING, "incoming_weight");
	write_string(e, OUTGOING, "outgoing_weight");
	write_string(e, ARG_NAMES + 8, "process");
	for (i = 0; i < THREADS; i++) {
		r = (struct record){ { 3 | (i + 1) << 16 }, 1 };
		word(&r, provider + 1);
		word(&r, thread_koid(provider, i));
		write_record(e, &r);
		r = (struct record){ { 7 | 2 << 16 | (i + 1) << 24 |
		    UINT64_C(1) << 40 }, 1 };
		word(&r, thread_koid(provider, i));
		word(&r, 8 | 2 << 4 | (ARG_NAMES + 8) << 16);
		word(&r, provider + 1);
		write_record(e, &r);
		e->events++;
	}
}

static void
add_args(struct emit *e, struct record *r, uint64_t n)
{
	uint64_t i, name;

	for (i = 0; i < n; i++) {
		name = (ARG_NAMES + emit_random(e, 8)) << 16;
		switch (emit_random(e, 3)) {
		case 0:
			word(r, 1 | 1 << 4 | name | emit_random(e, 10000) <<
			    32);
			break;
		case 1:
			word(r, 4 | 2 << 4 | name);
			word(r, emit_random(e, UINT64_C(1) << 40));
			break;
		case 2:
			word(r, 6 | 1 << 4 | name |
			    (1 + emit_random(e, STRINGS)) << 32);
			break;
		}
	}
}

static void
write_event(struct emit *e, uint64_t type, uint64_t ts, uint64_t thread,
    uint64_t name, uint64_t nargs, int has_last, uint64_t last)
{
	struct record r = { { 4 | type << 16 | nargs << 20 |
	    (thread + 1) << 24 | (CATEGORIES + name % 8) << 32 |
	    name << 48 }, 1 };

	word(&r, ts);
	add_args(e, &r, nargs);
	if (has_last)
		word(&r, last);
	write_record(e, &r);
	e->events++;
}

static void
write_counter(struct emit *e, struct provider *p, uint64_t thread)
{
	struct record r = { { 4 | 1 << 16 | 2 << 20 | (thread + 1) << 24 |
	    (uint64_t)CATEGORIES << 32 | (1 + emit_random(e, 20)) << 48 }, 1 };

	word(&r, p->now);
	word(&r, 2 | 1 << 4 | ARG_NAMES << 16 | emit_random(e, 1 << 20) << 32);
	word(&r, 3 | 2 << 4 | (ARG_NAMES + 1) << 16);
	word(&r, emit_random(e, UINT64_C(1) << 40));
	word(&r, emit_random(e, 2));
	write_record(e, &r);
	e->events++;
}

static void
write_switch(struct emit *e, struct provider *p)
{
	static uint64_t runs[CPUS];
	uint64_t cpu = emit_random(e, CPUS), next;
	struct record r = { { 8 | 2 << 16 | cpu << 20 |
	    (1 + emit_random(e, 3)) << 36 | UINT64_C(1) << 60 }, 1 };

	next = thread_koid(1 + emit_random(e, PROVIDERS - 1),
	    cpu * 3 + emit_random(e, 3));
	p->now += emit_random(e, 2000);
	word(&r, p->now);
	word(&r, runs[cpu] == 0 ? 1 : runs[cpu]);
	word(&r, next);
	word(&r, 1 | 1 << 4 | INCOMING << 16 | UINT64_C(20) << 32);
	word(&r, 1 | 1 << 4 | OUTGOING << 16 |
	    (runs[cpu] == 0 ? UINT64_C(0x80000000) : 20) << 32);
	runs[cpu] = next;
	write_record(e, &r);
	e->events++;
}

/* Begins or ends a slice of a thread; it is written at its end. */
static void
write_slice(struct emit *e, struct provider *p, uint64_t t)
{
	struct open *o;

	if (p->depth[t] < DEEP && (p->depth[t] == 0 ||
	    emit_random(e, 2) == 0)) {
		o = &p->open[t][p->depth[t]++];
		o->ts = p->now;
		o->name = 1 + emit_skewed(e, STRINGS);
		return;
	}
	o = &p->open[t][--p->depth[t]];
	write_event(e, 4, o->ts, t, o->name, least_args + emit_random(e, 3),
	    1, p->now);
}

static void
write_something(struct emit *e, struct provider *p)
{
	static uint64_t id;
	uint64_t t = emit_random(e, THREADS), what = emit_random(e, 20);
	uint64_t name = 1 + emit_skewed(e, STRINGS);

	p->now += emit_random(e, 400);
	if (what < 13)
		write_slice(e, p, t);
	else if (what < 16) {		/* a pair with nothing inside */
		write_event(e, 2, p->now, t, name, least_args +
		    emit_random(e, 2), 0, 0);
		p->now += emit_random(e, 100);
		write_event(e, 3, p->now, t, name, 0, 0, 0);
	} else if (what == 16)
		write_event(e, 0, p->now, t, name, least_args + 1, 0, 0);
	else if (what == 17)
		write_counter(e, p, t);
	else if (what == 18) {
		write_event(e, 8, p->now, t, name, 0, 1, ++id);
		p->now += emit_random(e, 300);
		write_event(e, 10, p->now, emit_random(e, THREADS), name, 0,
		    1, id);
	} else {
		write_event(e, 5, p->now, t, name, 1, 1, ++id);
		p->now += emit_random(e, 900);
		write_event(e, 7, p->now, t, name, 0, 1, id);
	}
}

void
shape_fuchsia(struct emit *e)
{
	static struct provider providers[PROVIDERS];
	uint64_t provider, end;

	memset(providers, 0, sizeof(providers));
	emit(e, "%b", "\x10\x00\x04\x46\x78\x54\x16\x00", (size_t)8);
	for (provider = 0; provider < PROVIDERS; provider++)
		write_tables(e, provider);
	while (!emit_full(e)) {
		provider = emit_random(e, PROVIDERS);
		write_section(e, provider);
		end = e->flushed + e->n + SECTION;
		while (!emit_full(e) && e->flushed + e->n < end)
			if (provider == 0)
				write_switch(e, &providers[0]);
			else
				write_something(e, &providers[provider]);
	}
}

void
shape_fuchsia_args(struct emit *e)
{
	least_args = 2;
	shape_fuchsia(e);
}
