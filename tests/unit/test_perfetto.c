/*
 * perfetto: the reader of Perfetto's traces on packets in memory: what cuts and
 * changed bytes cost, parts and the state of sequences, sums across parts, the
 * wire format at its edges.  What becomes of each kind of packet is tested by
 * tests/load/perfetto-*.t.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/input.h"
#include "ttv/syscall_name.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "../../src/cmd/export.h"
#include "../../src/perfetto/pf.h"
#include "../../src/perfetto/pf_ftrace.h"
#include "../../src/perfetto/pf_record.h"
#include "message.h"
#include "test.h"

#define BYTES		(256u << 10)
#define PACKETS		40
#define NEAR		4		/* packets lost beside the damaged
					 * one */

struct file {
	uint8_t		 b[BYTES];
	size_t		 n;
	size_t		 at[PACKETS + 1]; /* of each packet with an event */
};

static void
add(struct file *f, const struct message *packet)
{
	struct message head = { .n = 0 };

	message_varint(&head, 1 << 3 | PF_BYTES);
	message_varint(&head, packet->n);
	memcpy(f->b + f->n, head.b, head.n);
	memcpy(f->b + f->n + head.n, packet->b, packet->n);
	f->n += head.n + packet->n;
}

/* Adds the descriptor of a thread, uuid 2. */
static void
add_thread(struct file *f)
{
	struct message m = { .n = 0 }, track = { .n = 0 }, thread = { .n = 0 };

	f->n = 0;
	message_number(&thread, 1, 1);
	message_number(&thread, 2, 7);
	message_number(&track, 1, 2);
	message_nest(&track, 4, &thread);
	message_nest(&m, 60, &track);
	add(f, &m);
}

/* Adds an instant of uuid 2 with a name. */
static void
add_instant(struct file *f, uint64_t ts, const char *name)
{
	struct message m = { .n = 0 }, e = { .n = 0 };

	message_number(&e, 9, 3);
	message_number(&e, 11, 2);
	message_bytes(&e, 23, name, strlen(name));
	message_number(&m, 8, ts);
	message_number(&m, 10, 5);
	message_nest(&m, 11, &e);
	add(f, &m);
}

static void
add_instants(struct file *f)
{
	char name[40];
	unsigned i;

	add_thread(f);
	for (i = 0; i < PACKETS; i++) {
		snprintf(name, sizeof(name), "instant %u%s", i,
		    i % 3 == 0 ? " of a longer name" : "");
		f->at[i] = f->n;
		add_instant(f, 1000 + i * 10, name);
	}
	f->at[PACKETS] = f->n;
}

static struct trace *
load(const struct file *f, size_t len, int threads)
{
	static char data[BYTES + 64];
	struct reading r;
	struct builder *b;

	memset(data, 0, sizeof(data));
	memcpy(data, f->b, len);
	memset(&r, 0, sizeof(r));
	r.data = data;
	r.len = len;
	r.threads = threads;
	b = perfetto_format.read(&r);
	if (r.state != NULL)
		perfetto_format.events->free(r.state);
	return builder_finish(&b, 1, threads);
}

/* Returns how many of the first n instants a trace has as they were written. */
static size_t
kept(const struct trace *t, const struct trace *whole, size_t n)
{
	size_t i, k, found = 0;

	for (i = 0; i < n; i++)
		for (k = 0; k < t->ninstants; k++)
			if (t->instants[k].ts == whole->instants[i].ts &&
			    strcmp(trace_kind_name(t, t->instants[k].kind),
			    trace_kind_name(whole,
			    whole->instants[i].kind)) == 0) {
				found++;
				break;
			}
	return found;
}

static struct file f;

TEST(cut_keeps_all_before)
{
	struct trace *t, *whole;
	size_t len, n = 0;

	add_instants(&f);
	whole = load(&f, f.n, 1);
	CHECK_INT(whole->ninstants, PACKETS);
	CHECK_INT(warn_total(&whole->warn), 0);
	for (len = f.at[0]; len < f.n; len++) {
		while (n < PACKETS && f.at[n + 1] <= len)
			n++;
		t = load(&f, len, 1);
		CHECK_INT(kept(t, whole, n), n);
		CHECK_INT(t->ninstants, n);
		CHECK_INT(warn_total(&t->warn), len > f.at[n]);
		trace_free(t);
	}
	trace_free(whole);
}

TEST(changed_byte_costs_its_packet)
{
	struct trace *t, *whole;
	size_t byte, left, n = 0;
	int bit;

	add_instants(&f);
	whole = load(&f, f.n, 1);
	for (byte = f.at[0]; byte < f.at[PACKETS - 4]; byte++) {
		while (f.at[n + 1] <= byte)
			n++;
		for (bit = (int)(byte % 3); bit < 8; bit += 3) {
			f.b[byte] ^= (uint8_t)(1 << bit);
			t = load(&f, f.n, 1);
			f.b[byte] ^= (uint8_t)(1 << bit);
			CHECK_INT(kept(t, whole, n), n);
			left = kept(t, whole, PACKETS);
			if (left + 1 + NEAR < PACKETS) {
				test_fail(__FILE__, __LINE__);
				printf("packet %zu, byte %zu, bit %d: %zu are "
				    "left\n", n, byte - f.at[n], bit, left);
			}
			trace_free(t);
		}
	}
	trace_free(whole);
}

/* Adds the descriptor of an incremental counter, uuid 5. */
static void
add_counter(struct file *to)
{
	struct message m = { .n = 0 }, track = { .n = 0 }, c = { .n = 0 };

	message_number(&c, 5, 1);
	message_number(&track, 1, 5);
	message_nest(&track, 8, &c);
	message_nest(&m, 60, &track);
	add(to, &m);
}

TEST(sums_go_on_over_parts_and_blocks)
{
	struct message m, e;
	struct trace *one, *many;
	uint32_t i;

	add_thread(&f);
	add_counter(&f);
	for (i = 0; i < 4000; i++) {
		m.n = e.n = 0;
		message_number(&e, 9, 4);
		message_number(&e, 11, 5);
		message_number(&e, 30, 1 + i % 3);
		message_number(&m, 8, i);
		message_number(&m, 10, 1 + i % 2);
		if (i == 3000)
			message_number(&m, 13, PF_SEQ_CLEARED);
		message_nest(&m, 11, &e);
		add(&f, &m);
	}
	CHECK(f.n > 3 * PF_BLOCK);
	one = load(&f, f.n, 1);
	many = load(&f, f.n, 3);
	CHECK_INT(one->ncounter_values, 4000);
	CHECK_INT(many->ncounter_values, 4000);
	for (i = 0; i < 4000; i++)
		if (one->counter_value[i] != many->counter_value[i])
			break;
	CHECK_INT(i, 4000);
	CHECK(one->counter_value[3000] == 1 + 3000 % 3);
	CHECK(one->counter_value[2998] > 2900);
	trace_free(one);
	trace_free(many);
}

/* Adds a counter's event of a machine, every fifth by a clock nothing joins. */
static void
add_difference(struct file *to, uint32_t i, uint64_t machine)
{
	struct message m = { .n = 0 }, e = { .n = 0 };

	message_number(&e, 9, 4);
	message_number(&e, 11, 5);
	message_number(&e, 30, 1);
	message_number(&m, 8, i);
	if (i % 5 == 3)
		message_number(&m, 58, 99);
	message_number(&m, 10, 1);
	message_nest(&m, 11, &e);
	if (machine != 0)
		message_number(&m, 98, machine);
	add(to, &m);
}

TEST(dropped_events_of_all_machines_add_their_differences)
{
	const size_t part = tuning.part_bytes;
	struct trace *t;
	uint64_t machine;
	uint32_t i;
	int threads;

	tuning.part_bytes = 4096;
	for (machine = 0; machine < 2; machine++) {
		f.n = 0;
		add_counter(&f);
		for (i = 0; i < 4000; i++)
			add_difference(&f, i, machine);
		CHECK(f.n > 3 * PF_BLOCK);
		for (threads = 1; threads <= 3; threads += 2) {
			t = load(&f, f.n, threads);
			CHECK_INT(t->warn.entry[WARN_NO_CLOCK].count, 800);
			CHECK_INT(t->ncounter_values, 3200);
			CHECK(t->counter_value[3199] == 4000);
			trace_free(t);
		}
	}
	tuning.part_bytes = part;
}

/* Adds a thread that samples of a sequence come from, and their stack. */
static void
add_sampled(struct file *to)
{
	struct message m = { .n = 0 }, d = m, one = m;
	uint64_t field;

	message_number(&m, 13, PF_SEQ_CLEARED);
	for (field = 5; field <= 7; field++) {	/* name, frame, stack */
		one.n = 0;
		message_number(&one, 1, 1);
		if (field == 5)
			message_bytes(&one, 2, "f", 1);
		else
			message_number(&one, 2, 1);
		message_nest(&d, field, &one);
	}
	message_nest(&m, 12, &d);
	message_number(&m, 10, 1);
	add(to, &m);
	m.n = d.n = 0;
	message_number(&d, 1, 1);
	message_number(&d, 2, 7);
	message_number(&d, 6, 1000);
	message_nest(&m, 44, &d);
	message_number(&m, 10, 1);
	add(to, &m);
}

/* Adds a sample that is 10 us behind the last; or one that is dropped. */
static void
add_streamed(struct file *to, int dropped)
{
	struct message m = { .n = 0 }, d = m;

	message_number(&d, 1, 1);
	message_number(&d, 2, 10);
	if (dropped) {
		message_number(&m, 8, 1);
		message_number(&m, 58, 99);
	}
	message_nest(&m, 54, &d);
	message_number(&m, 10, 1);
	add(to, &m);
}

TEST(dropped_samples_of_a_stream_add_their_times)
{
	const size_t part = tuning.part_bytes;
	struct trace *t;
	int threads, i;

	tuning.part_bytes = 4096;
	f.n = 0;
	add_sampled(&f);
	for (i = 0; i < 6000; i++)
		add_streamed(&f, i % 5 == 3);
	CHECK(f.n > 3 * PF_BLOCK);
	for (threads = 1; threads <= 3; threads += 2) {
		t = load(&f, f.n, threads);
		CHECK_INT(t->warn.entry[WARN_NO_CLOCK].count, 1200);
		CHECK_INT(t->nsamples, 4800);
		CHECK_INT(t->samples[4799].ts - t->samples[0].ts, 59990000);
		trace_free(t);
	}
	tuning.part_bytes = part;
}

/* ---- usual events, many in a go ---- */

static uint64_t
below(uint64_t n)
{
	static uint64_t state = 1;

	state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return (state >> 33) % n;
}

/* Adds the clocks of a sequence: boot time, and one that counts in us. */
static void
add_clocks(struct file *to, uint64_t seq)
{
	struct message m = { .n = 0 }, all = m, c = m;

	message_number(&c, 1, 6);
	message_number(&c, 2, 1000000);
	message_nest(&all, 1, &c);
	c.n = 0;
	message_number(&c, 1, 64);
	message_number(&c, 2, 1000);
	message_number(&c, 3, 1);
	message_number(&c, 4, 1000);
	message_nest(&all, 1, &c);
	message_nest(&m, 6, &all);
	message_number(&m, 10, seq);
	add(to, &m);
}

/* Adds a descriptor of a thread, and of the time that it has run. */
static void
add_tracks(struct file *to, uint64_t seq)
{
	struct message m = { .n = 0 }, track = m, of = m;

	message_number(&of, 1, 1);
	message_number(&of, 2, seq);
	message_number(&track, 1, 100 + seq);
	message_nest(&track, 4, &of);
	message_nest(&m, 60, &track);
	add(to, &m);
	m.n = track.n = of.n = 0;
	message_number(&of, 1, below(2));
	message_number(&of, 5, 1);
	message_number(&track, 1, 200 + seq);
	message_number(&track, 5, 100 + seq);
	message_nest(&track, 8, &of);
	message_nest(&m, 60, &track);
	add(to, &m);
}

/* Adds what the events of a sequence share, of a new generation. */
static void
add_shared(struct file *to, uint64_t seq)
{
	struct message m = { .n = 0 }, d = m, e = m, one = m;
	uint64_t field, iid;
	char name[40];
	int n;

	message_number(&m, 13, PF_SEQ_CLEARED);
	message_number(&d, 58, 64);
	message_number(&e, 11, 100 + seq);
	message_number(&e, 31, 200 + seq);
	message_nest(&d, 11, &e);
	message_nest(&m, 59, &d);
	for (d.n = 0, field = 1; field <= 3; field++)
		for (iid = 1; iid <= 3; iid++) {
			n = snprintf(name, sizeof(name), "%u %u %u",
			    (unsigned)field, (unsigned)iid,
			    (unsigned)below(100));
			one.n = 0;
			message_number(&one, 1, iid);
			message_bytes(&one, 2, name, (size_t)n);
			message_nest(&d, field, &one);
		}
	message_nest(&m, 12, &d);
	message_number(&m, 10, seq);
	add(to, &m);
}

/* Appends fields behind the name of an event, some of them odd. */
static void
add_far(struct message *e)
{
	struct message note = { .n = 0 };
	uint64_t id = below(30), field = 47 + below(2);

	switch (below(8)) {
	case 0:
	case 1:
		message_varint(e, field << 3 | PF_FIXED64);
		memcpy(e->b + e->n, &id, sizeof(id));
		e->n += sizeof(id);
		break;
	case 2:
		message_number(e, 11, 100 + below(8));
		break;
	case 3:
	case 4:
		if (below(9) > 0)
			message_number(&note, 1, 1 + below(4));
		message_number(&note, 2 + below(3), below(1u << 20));
		message_nest(e, 4, &note);
		break;
	case 5:
		message_nest(e, below(2) ? 5 : 1040, &note);
		break;
	case 6:
		if (below(5) == 0)
			message_number(e, 30 + below(15), below(50));
	}
}

/* Adds an event as nearly all are, or nearly so. */
static void
add_usual(struct file *to, uint64_t seq)
{
	struct message m = { .n = 0 }, e = m;
	uint64_t n;

	message_number(&e, 9, below(40) == 0 ? below(7) : 1 + below(3));
	if (below(5) > 0)
		message_number(&e, 12, below(50) == 0 ? below(1u << 30) :
		    below(300));
	for (n = below(3); n > 0; n--)
		message_number(&e, 3, 1 + below(below(30) == 0 ? 200 : 3));
	if (below(4) > 0)
		message_number(&e, 10, 1 + below(below(30) == 0 ? 5 : 3));
	for (n = below(4); n > 0; n--)
		add_far(&e);
	message_number(&m, 8, below(30));
	if (below(6) == 0)
		message_number(&m, 58, below(9) == 0 ? 3 : 6);
	message_number(&m, 13, below(30) == 0 ? below(4) : PF_SEQ_NEEDS);
	message_nest(&m, 11, &e);
	message_number(&m, 3, below(2) == 0 ? 1000 : 99000);
	if (below(80) == 0)
		message_number(&m, 42, 1);
	message_number(&m, 10, seq);
	add(to, &m);
}

/* Adds all facts and warnings of the trace, with n usual packets in a go. */
static void
facts(struct buf *to, size_t n, int threads)
{
	struct trace *t;

	tuning.usual_packets = n;
	t = load(&f, f.n, threads);
	to->len = 0;
	export_buf(to, t);
	buf_add(to, (const char *)&t->warn, sizeof(t->warn));
	trace_free(t);
}

TEST(usual_packets_in_a_go_make_what_each_alone_makes)
{
	const size_t usual = tuning.usual_packets, part = tuning.part_bytes;
	struct buf alone = BUF_INIT, many = BUF_INIT;
	uint64_t seq;
	int round, i;

	tuning.part_bytes = 4096;
	for (round = 0; round < 40; round++) {
		f.n = 0;
		for (seq = 1; seq <= 5; seq++) {
			add_clocks(&f, seq);
			add_tracks(&f, seq);
			add_shared(&f, seq);
		}
		for (i = 0; i < 2500; i++) {
			seq = 1 + below(5);
			if (below(200) == 0)
				add_shared(&f, seq);
			else
				add_usual(&f, seq);
		}
		facts(&alone, 0, 1);
		for (i = 0; i < 4; i++) {
			facts(&many, i % 2 == 0 ? 1 : usual, 1 + i / 2 * 2);
			CHECK_INT(many.len, alone.len);
			CHECK(many.len == alone.len && memcmp(many.data,
			    alone.data, many.len) == 0);
		}
	}
	tuning.usual_packets = usual;
	tuning.part_bytes = part;
	buf_free(&alone);
	buf_free(&many);
}

TEST(interning_that_never_ends_costs_its_bytes)
{
	struct message m, d, name;
	struct trace *t;
	uint32_t i;

	add_thread(&f);
	for (i = 0; f.n < BYTES - 64; i++) {
		m.n = d.n = name.n = 0;
		message_number(&name, 1, 1 + i % 7);
		message_bytes(&name, 2, "n", 1);
		message_nest(&d, 2, &name);
		message_nest(&m, 12, &d);
		message_number(&m, 10, 1);
		message_number(&m, 13, PF_SEQ_CLEARED);
		add(&f, &m);
	}
	t = load(&f, f.n, 1);
	CHECK_INT(t->ninstants, 0);
	CHECK(t->memory < BYTES);
	trace_free(t);
}

TEST(long_packet_of_one_field_is_told_by_its_begin)
{
	static struct file to;
	struct message m = { .n = 0 };
	size_t n;

	message_varint(&m, 1 << 3 | PF_BYTES);
	message_varint(&m, 100005);
	message_varint(&m, 50 << 3 | PF_BYTES);
	message_varint(&m, 100000);
	memcpy(to.b, m.b, m.n);
	for (n = m.n; n < m.n + 100000; n += n < 1000 ? 1 : 997)
		CHECK(perfetto_format.sniff((const char *)to.b, n));
	/* longer than its packet */
	m.n = 0;
	message_varint(&m, 1 << 3 | PF_BYTES);
	message_varint(&m, 100004);
	memcpy(to.b, m.b, m.n);
	CHECK(!perfetto_format.sniff((const char *)to.b, 60000));
}

/* Adds a begin or an end of uuid 2 with a time of its thread. */
static void
add_timed(struct file *to, uint64_t type, int64_t us)
{
	struct message m = { .n = 0 }, e = { .n = 0 };

	message_number(&e, 9, type);
	message_number(&e, 11, 2);
	message_number(&e, 17, (uint64_t)us);
	message_number(&m, 8, 10 * type);
	message_number(&m, 10, 5);
	message_nest(&m, 11, &e);
	add(to, &m);
}

/* Returns the CPU time of a slice whose thread had these times, us. */
static int64_t
cpu_between(int64_t begin, int64_t end)
{
	static char data[BYTES + 64];
	struct reading r = { .data = data, .threads = 1 };
	struct arena a = { 0 };
	struct event_facts facts = { .tdur = -1 };
	struct input g = { 0 };
	struct trace *t;
	struct builder *b;

	add_thread(&f);
	add_timed(&f, 1, begin);
	add_timed(&f, 2, end);
	memcpy(data, f.b, f.n);
	r.len = f.n;
	b = perfetto_format.read(&r);
	t = builder_finish(&b, 1, 1);
	g.map.data = data;
	g.map.len = f.n;
	g.state = r.state;
	CHECK_INT(perfetto_format.events->facts(&g, trace_off(t, 0), &g,
	    trace_end_off(t, 0), &facts, &a), 0);
	perfetto_format.events->free(r.state);
	arena_free(&a);
	trace_free(t);
	return facts.tdur;
}

TEST(cpu_times_that_fit_in_no_number_are_not_known)
{
	CHECK_INT(cpu_between(1, 4), 3000);
	CHECK_INT(cpu_between(-INT64_C(9000000000000000),
	    INT64_C(9000000000000000)), -1);
	/* that of the end is read as 0 */
	CHECK_INT(cpu_between(-5, (INT64_C(1) << 62) + 1), 5000);
}

TEST(varint_edges)
{
	static const uint8_t longest[] = { 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
	    0xff, 0xff, 0xff, 0x01 };
	static const uint8_t longer[] = { 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
	    0xff, 0xff, 0xff, 0xff, 0x01 };
	static const uint8_t padded[] = { 0xe4, 0x80, 0x00 };
	const uint8_t *p = longest;
	uint64_t v = 0;

	CHECK_INT(pf_varint(&p, longest + sizeof(longest), &v), 0);
	CHECK(v == UINT64_MAX && p == longest + sizeof(longest));
	p = longer;
	CHECK_INT(pf_varint(&p, longer + sizeof(longer), &v), -1);
	p = padded;
	CHECK_INT(pf_varint(&p, padded + sizeof(padded), &v), 0);
	CHECK_INT(v, 100);
	p = longest;
	CHECK_INT(pf_varint(&p, longest + 9, &v), -1);
	p = longest;
	CHECK_INT(pf_varint(&p, longest, &v), -1);
}

TEST(lists_are_packed_or_not)
{
	static const uint8_t text[] = { 0x08, 1, 0x0a, 2, 2, 3, 0x10, 9,
	    0x08, 4 };
	struct pf_span s = { text, sizeof(text) };
	struct pf_list l;
	uint64_t v, sum = 0;
	int n = 0;

	pf_list_open(&l, &s, 1, PF_VARINT);
	while (pf_list_next(&l, &v)) {
		sum = sum * 10 + v;
		n++;
	}
	CHECK_INT(n, 4);
	CHECK_INT(sum, 1234);
}

/* No row is looked at before the first and behind the last. */
TEST(fields_of_events_that_nobody_knows)
{
	uint32_t n = 0;
	int sign;

	CHECK_INT(pf_ftrace_field(0, "comm"), 0);
	CHECK_INT(pf_ftrace_field(UINT32_MAX, "comm"), 0);
	CHECK(pf_ftrace_field_name(0, 1, &sign).p == NULL);
	CHECK(pf_ftrace_field_name(UINT32_MAX, 1, &sign).p == NULL);
	CHECK(pf_ftrace_field_name(4, 100, &sign).p == NULL);
	for (n = 0; n < 2000; n++)
		CHECK_INT(pf_ftrace_field(n, "no field"), 0);
	n = 0;
	while (pf_ftrace_field_nth(n) != NULL)
		n++;
	CHECK(n > 100);
	CHECK(pf_ftrace_field_nth(n + 1) == NULL);
}

static void
check_field(uint32_t event, uint32_t field, const char *name, int no_sign)
{
	int sign;
	struct pf_span s = pf_ftrace_field_name(event, field, &sign);

	CHECK_INT(pf_ftrace_field(event, name), field);
	CHECK_INT(s.len, strlen(name));
	CHECK(s.p != NULL && memcmp(s.p, name, s.len) == 0);
	CHECK_INT(sign, no_sign);
}

/* Fields of the first and of the last events, with rows of their own or not. */
TEST(fields_of_events_by_words)
{
	check_field(4, 7, "next_prio", 0);	/* sched_switch */
	check_field(27, 2, "msg_nr", 1);	/* smbus_read */
	check_field(67, 7, "dst_path", 0);	/* cgroup_attach_task */
	check_field(506, 4, "cdev_state", 1);	/* thermal_exynos_acpm_bulk */
}

/* Adds the begin and the end of system call 63 by a thread of a machine. */
static void
add_call(struct file *to, uint64_t machine, uint64_t ts)
{
	struct message m, bundle = { .n = 0 }, event, call;
	unsigned i;

	message_number(&bundle, 1, 0);
	for (i = 0; i < 2; i++) {
		event.n = call.n = 0;
		message_number(&call, 1, 63);
		message_number(&event, 1, ts + i);
		message_number(&event, 2, 100 + machine);
		message_nest(&event, i == 0 ? 329 : 330, &call);
		message_nest(&bundle, 2, &event);
	}
	m.n = 0;
	message_number(&m, 98, machine);
	message_nest(&m, 1, &bundle);
	add(to, &m);
}

/* Adds what a machine says of itself. */
static void
add_machine(struct file *to, uint64_t machine, const char *name)
{
	struct message m = { .n = 0 }, system = { .n = 0 }, uname = { .n = 0 };

	message_bytes(&uname, 4, name, strlen(name));
	message_nest(&system, 1, &uname);
	message_number(&m, 98, machine);
	message_nest(&m, 45, &system);
	add(to, &m);
}

/* A number is another call on another machine; one says nothing of itself. */
TEST(calls_are_named_by_their_machine)
{
	static const char *const machines[] = { NULL, "aarch64", "x86_64" };
	char want[100], *name;
	struct trace *t;
	size_t i;

	f.n = 0;
	for (i = 1; i < 3; i++)
		add_machine(&f, i, machines[i]);
	for (i = 0; i < 3; i++)
		add_call(&f, i, 1000 + i * 10);
	t = load(&f, f.n, 1);
	CHECK_INT(t->nslices, 3);
	for (i = 0; i < t->nslices; i++) {
		name = machines[i] == NULL ? NULL : syscall_name(
		    syscall_machine(machines[i], strlen(machines[i])), 63);
		snprintf(want, sizeof(want), "sys_%s", name != NULL ? name :
		    "63");
		CHECK_STR(trace_kind_name(t, t->kind[i]), want);
		free(name);
	}
	trace_free(t);
}

TEST(a_number_without_a_word_is_none)
{
	static const char *const words[] = { "a", NULL, "b" };
	static const uint8_t bytes[] = { 1 << 3, 2, 2 << 3, 1, 3 << 3, 0 };
	const struct pf_span s = { bytes, sizeof(bytes) };
	struct builder *b = builder_new();

	CHECK(pf_record_word(b, &s, 1, words, 2) == RECORD_NULL);
	CHECK(pf_record_word(b, &s, 2, words, 3) == RECORD_NULL);
	CHECK(pf_record_word(b, &s, 3, words, 3) != RECORD_NULL);
	builder_free(b);
}

TEST_MAIN
