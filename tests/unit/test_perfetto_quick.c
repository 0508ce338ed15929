/*
 * perfetto: what is read in a short way is what the long way reads, and what
 * one thread reads is what several read: numbers of all lengths, packets and
 * events that are changed at random, sequences that share a lane, parts.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "ttv/buf.h"
#include "ttv/format.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "../../src/cmd/export.h"
#include "../../src/perfetto/pf_chunk.h"
#include "../../src/perfetto/pf_part.h"
#include "../../src/perfetto/pf_quick.h"
#include "message.h"
#include "nested.h"
#include "test.h"

#define ROUNDS		200000		/* changed packets */

static void
add(struct buf *to, const struct message *packet)
{
	struct message head = { .n = 0 };

	message_varint(&head, 1 << 3 | PF_BYTES);
	message_varint(&head, packet->n);
	buf_add(to, (char *)head.b, head.n);
	buf_add(to, (const char *)packet->b, packet->n);
}

static uint64_t state = 1;

static uint64_t
below(uint64_t n)
{
	state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return (state >> 33) % n;
}

/* ---- numbers ---- */

TEST(numbers_of_all_lengths)
{
	uint8_t room[PF_VARINT_MAX + PF_SLACK];
	const uint8_t *p, *q;
	struct message m;
	uint64_t v, u, w;
	int bit, near;

	for (bit = 0; bit < 64; bit++)
		for (near = -1; near <= 1; near++) {
			v = (UINT64_C(1) << bit) + (uint64_t)near;
			m.n = 0;
			message_varint(&m, v);
			memset(room, 0xff, sizeof(room));
			memcpy(room, m.b, m.n);
			p = room;
			CHECK_INT(pf_varint(&p, room + m.n, &u), 0);
			q = pf_quick_varint(room, room + m.n, &w);
			CHECK(u == v && w == v);
			CHECK(p == room + m.n && q == p);
			p = room;
			CHECK_INT(pf_varint(&p, room + m.n - 1, &u), -1);
		}
}

TEST(number_without_end_is_behind_its_message)
{
	uint8_t room[PF_VARINT_MAX + PF_SLACK];
	uint64_t v;

	memset(room, 0xff, sizeof(room));
	CHECK(pf_quick_varint(room, room + 2, &v) > room + 2);
	room[5] = 0;
	CHECK(pf_quick_varint(room, room + 2, &v) > room + 2);
}

/* ---- packets and events ---- */

/* Makes an event of the fields of nearly all, each of which may be missing. */
static void
usual_event(struct message *e)
{
	static const uint8_t fields[] = { 9, 12, 9, 3, 3, 10, 4, 11, 4, 47, 4,
	    47, 48, 26, 4, 38, 30 };
	struct message a;
	size_t i;

	e->n = a.n = 0;
	message_number(&a, 1, below(200));
	message_number(&a, 4, below(1u << 20));
	for (i = 0; i < sizeof(fields); i++) {
		if (below(3) > 0)
			continue;
		if (fields[i] == 47 || fields[i] == 48) {
			message_varint(e, (uint64_t)fields[i] << 3 |
			    PF_FIXED64);
			memset(e->b + e->n, (int)below(256), 8);
			e->n += 8;
		} else if (fields[i] == 4 || fields[i] == 26 ||
		    fields[i] == 38)
			message_nest(e, fields[i], &a);
		else
			message_number(e, fields[i], below(8) == 0 ? state :
			    below(200));
	}
}

/* Makes an event of fields that are chosen at random. */
static void
random_event(struct message *e)
{
	static const uint8_t fields[] = { 3, 9, 10, 11, 12, 12, 4, 47, 23, 1,
	    2, 30, 31, 36, 6, 5, 16, 48, 22, 200 };
	struct message a;
	uint64_t n = below(8), field;

	for (e->n = 0; n > 0; n--) {
		field = fields[below(sizeof(fields))];
		a.n = 0;
		message_number(&a, 1, below(300));
		message_number(&a, 3, below(1u << 20));
		if (field == 47 && below(4) > 0) {
			message_varint(e, 47 << 3 | PF_FIXED64);
			memset(e->b + e->n, (int)below(256), 8);
			e->n += 8;
		} else if (field == 4 || field == 6 || field == 23 ||
		    below(20) == 0)
			message_nest(e, (uint32_t)field, &a);
		else
			message_number(e, (uint32_t)field,
			    below(3) == 0 ? state : below(300));
	}
}

static void
random_packet(struct message *m)
{
	static const uint8_t fields[] = { 3, 8, 10, 13, 58, 79, 12, 59, 42, 41,
	    98, 60, 6, 87 };
	struct message e;
	uint64_t n = below(5), field;

	if (below(2) == 0)
		usual_event(&e);
	else
		random_event(&e);
	m->n = 0;
	if (below(10) > 0)
		message_number(m, 8, below(8) == 0 ? state :
		    below(1u << 30));
	if (below(3) == 0)
		message_number(m, 58, below(200));
	if (below(3) == 0)
		message_number(m, 13, below(4));
	if (below(3) == 0)
		message_number(m, 3, below(1u << 15));
	message_nest(m, PF_TRACK_EVENT, &e);
	if (below(3) > 0)
		message_number(m, 13, below(4));
	if (below(3) == 0)
		message_number(m, 3, below(1u << 15));
	message_number(m, 10, 1 + below(5));
	for (; n > 2; n--) {
		field = fields[below(sizeof(fields))];
		if (field == 12 || field == 59 || field == 60 || field == 6)
			message_nest(m, (uint32_t)field, &e);
		else
			message_number(m, (uint32_t)field, below(300));
	}
	if (m->n > 0 && below(3) == 0)
		m->b[below(m->n)] = (uint8_t)below(256);
}

static int
same_packet(const struct pf_packet *a, const struct pf_packet *b)
{
	return a->pos == b->pos && a->end == b->end && a->ts == b->ts &&
	    a->seq == b->seq && a->machine == b->machine &&
	    a->clock == b->clock && a->flags == b->flags &&
	    a->has_ts == b->has_ts && a->dropped == b->dropped &&
	    a->interned.p == b->interned.p && a->defaults.p == b->defaults.p &&
	    a->payload == b->payload && a->data.len == b->data.len &&
	    (a->data.len == 0 || a->data.p == b->data.p);
}

static int
same_event(const struct pf_event *a, const struct pf_event *b)
{
	int i;

	if (a->type != b->type || a->track != b->track ||
	    a->name_iid != b->name_iid || a->cats.iid != b->cats.iid ||
	    a->name.p != b->name.p || a->legacy.p != b->legacy.p ||
	    a->cats.n != b->cats.n || a->has_track != b->has_track ||
	    a->has_type != b->has_type || a->nnotes != b->nnotes ||
	    a->has_cat_names != b->has_cat_names ||
	    a->has_sums != b->has_sums || a->has_value != b->has_value ||
	    a->flows != b->flows || a->flows_old != b->flows_old ||
	    a->ends != b->ends || a->ends_old != b->ends_old ||
	    (a->flows == 1 && a->flow != b->flow))
		return 0;
	if (a->has_sums == 0)
		return 1;
	if (a->sums.nints != b->sums.nints || a->sums.delta != b->sums.delta ||
	    a->sums.type != b->sums.type || a->sums.track != b->sums.track)
		return 0;
	for (i = 0; i < a->sums.nints; i++)
		if (a->sums.ints[i] != b->sums.ints[i])
			return 0;
	return 1;
}

/* Reads the first n bytes of an input as a chunk. */
static void
read_chunk(struct pf_chunk *c, const struct buf *b, uint64_t n)
{
	memset(c, 0, sizeof(*c));
	c->in.data = (const uint8_t *)b->data;
	c->in.len = b->len;
	c->to = n;
	pf_chunk_read(c, 0, NULL);
}

static int
same_item(const struct pf_chunk *a, const struct pf_chunk *b)
{
	const struct pf_item *one = a->items, *other = b->items;

	return a->nitems == 1 && b->nitems == 1 && a->end == b->end &&
	    a->nfirsts == b->nfirsts && (a->nfirsts == 0 ||
	    a->firsts[0].uuid == b->firsts[0].uuid) &&
	    one->ts == other->ts && one->ts_bits == other->ts_bits &&
	    one->ints[0] == other->ints[0] && one->ints[1] == other->ints[1] &&
	    one->int_bits == other->int_bits && one->seq == other->seq &&
	    one->clock == other->clock && one->run == other->run &&
	    one->needs == other->needs && one->has_ts == other->has_ts &&
	    one->nints == other->nints;
}

/* Checks that a packet adds the same whether bytes are behind it or not. */
static int
check_chunk(const struct buf *b, uint64_t n)
{
	struct buf alone = *b;
	struct pf_chunk one, other;
	int same;

	alone.len = (size_t)n;
	read_chunk(&one, b, n);
	read_chunk(&other, &alone, n);
	same = same_item(&one, &other);
	pf_chunk_free(&one);
	pf_chunk_free(&other);
	return same;
}

/* Checks a packet that is read in the short way, and its event. */
static int
check_packet(const struct buf *b, const struct pf_packet *quick)
{
	struct pf_input in = { .data = (const uint8_t *)b->data,
	    .len = (size_t)quick->end };
	struct pf_event one, other;
	struct pf_packet slow;
	uint64_t pos = 0;

	if (pf_packet_read(&in, &pos, &slow) != 1 || slow.slack ||
	    !same_packet(quick, &slow) || !check_chunk(b, quick->end))
		return 0;
	if (quick->payload != PF_TRACK_EVENT)
		return 1;
	pf_event_fields(&quick->data, 1, &one);
	pf_event_fields(&quick->data, 0, &other);
	return same_event(&one, &other);
}

TEST(short_way_reads_what_the_long_way_reads)
{
	static const char behind[PF_SLACK + 4];
	struct buf b = BUF_INIT;
	struct pf_packet quick;
	struct pf_input in;
	struct message m;
	int i, read = 0;

	for (i = 0; i < ROUNDS; i++) {
		random_packet(&m);
		b.len = 0;
		add(&b, &m);
		buf_add(&b, behind, sizeof(behind));
		in = (struct pf_input){ .data = (const uint8_t *)b.data,
		    .len = b.len };
		if (!pf_quick_packet(&in, 0, &quick))
			continue;
		read++;
		if (!quick.slack || !check_packet(&b, &quick)) {
			printf("round %d\n", i);
			test_fail(__FILE__, __LINE__);
			break;
		}
	}
	CHECK(read > ROUNDS / 2);
	buf_free(&b);
}

/* ---- traces ---- */

static struct trace *
load(const struct buf *b, int threads)
{
	struct reading r = { .data = b->data, .len = b->len,
	    .threads = threads };
	struct builder *made = perfetto_format.read(&r);

	if (r.state != NULL)
		perfetto_format.events->free(r.state);
	return builder_finish(&made, 1, threads);
}

/* Checks that threads make the model that one, packet by packet, makes. */
static struct trace *
load_all(const struct buf *b)
{
	static const int threads[] = { 2, 3, 7, 16 };
	struct buf one = BUF_INIT, many = BUF_INIT;
	const size_t usual = tuning.usual_packets;
	struct trace *t, *other;
	size_t i;

	tuning.usual_packets = 0;
	t = load(b, 1);
	tuning.usual_packets = usual;
	export_buf(&one, t);
	for (i = 0; i < sizeof(threads) / sizeof(threads[0]); i++) {
		other = load(b, threads[i]);
		many.len = 0;
		export_buf(&many, other);
		CHECK_INT(many.len, one.len);
		CHECK(many.len == one.len &&
		    memcmp(many.data, one.data, one.len) == 0);
		trace_free(other);
	}
	buf_free(&one);
	buf_free(&many);
	return t;
}

/* ---- packets that hold packets ---- */

/* Adds a packet that holds the packets of a text. */
static void
add_packed(struct buf *to, const struct buf *inside)
{
	struct message head = { .n = 0 }, field = { .n = 0 };
	struct buf out = BUF_INIT;
	uLongf n = compressBound((uLong)inside->len);

	buf_room(&out, n);
	CHECK_INT(compress((Bytef *)out.data, &n, (const Bytef *)inside->data,
	    (uLong)inside->len), Z_OK);
	message_varint(&field, 50 << 3 | PF_BYTES);
	message_varint(&field, n);
	message_varint(&head, 1 << 3 | PF_BYTES);
	message_varint(&head, field.n + n);
	buf_add(to, (char *)head.b, head.n);
	buf_add(to, (char *)field.b, field.n);
	buf_add(to, out.data, n);
	buf_free(&out);
}

/* Checks what a trace expands to, by some numbers of threads. */
static void
check_expanded(const struct buf *b, const struct buf *want, int64_t lost)
{
	static const int threads[] = { 1, 2, 7 };
	struct buf got = BUF_INIT;
	struct builder *made;
	struct reading r;
	struct trace *t;
	size_t i;

	for (i = 0; i < sizeof(threads) / sizeof(threads[0]); i++) {
		got.len = 0;
		r = (struct reading){ .data = b->data, .len = b->len,
		    .threads = threads[i], .nested = nested_keep,
		    .room = nested_room, .arg = &got };
		made = perfetto_format.read(&r);
		t = builder_finish(&made, 1, threads[i]);
		CHECK_INT(got.len, want->len);
		CHECK(got.len == want->len &&
		    memcmp(got.data, want->data, got.len) == 0);
		CHECK_INT(warn_total(&t->warn), lost);
		trace_free(t);
	}
	buf_free(&got);
}

/* Adds an event of that many bytes, to both texts. */
static void
add_large(struct buf *a, struct buf *b, size_t n)
{
	struct message head = { .n = 0 }, field = { .n = 0 };
	size_t from = a->len;

	message_number(&field, 10, below(100));
	message_varint(&field, 900 << 3 | PF_BYTES);
	message_varint(&field, n);
	message_varint(&head, 1 << 3 | PF_BYTES);
	message_varint(&head, field.n + n);
	buf_add(a, (char *)head.b, head.n);
	buf_add(a, (char *)field.b, field.n);
	buf_room(a, n + 1);
	memset(a->data + a->len, 0, n);
	a->len += n;
	buf_add(b, a->data + from, a->len - from);
}

TEST(compressed_packets_are_expanded_in_their_order)
{
	struct buf b = BUF_INIT, want = BUF_INIT, inside = BUF_INIT;
	int i;

	for (i = 0; i < 100; i++) {
		/* one that stands between two compressed ones */
		if (i % 40 == 7)
			add_large(&b, &want, 9);
		inside.len = 0;
		add_large(&inside, &want, below(300));
		add_large(&inside, &want, below(70000));
		add_packed(&b, &inside);
	}
	check_expanded(&b, &want, 0);
	buf_free(&b);
	buf_free(&want);
	buf_free(&inside);
}

TEST(a_compressed_packet_may_need_more_than_its_share)
{
	struct buf b = BUF_INIT, want = BUF_INIT, inside = BUF_INIT;
	int i;

	for (i = 0; i < 20; i++) {
		inside.len = 0;
		add_large(&inside, &want, i == 5 ? 20u << 20 : 1000);
		add_packed(&b, &inside);
	}
	check_expanded(&b, &want, 0);
	buf_free(&b);
	buf_free(&want);
	buf_free(&inside);
}

TEST(a_broken_packet_in_a_compressed_one_costs_itself)
{
	struct buf b = BUF_INIT, want = BUF_INIT, inside = BUF_INIT;
	static const char broken[] = "\x0a\x03\x40\xff\xff";
	int i;

	for (i = 0; i < 50; i++) {
		inside.len = 0;
		add_large(&inside, &want, 20);
		if (i % 10 == 3)
			buf_add(&inside, broken, sizeof(broken) - 1);
		add_large(&inside, &want, 30);
		add_packed(&b, &inside);
	}
	check_expanded(&b, &want, 5);
	buf_free(&b);
	buf_free(&want);
	buf_free(&inside);
}

/* Adds an instant of an interned name; `text` interns it, or NULL. */
static void
add_instant(struct buf *b, uint32_t seq, uint64_t ts, uint64_t iid,
    const char *text, uint32_t flags)
{
	struct message m = { .n = 0 }, e = { .n = 0 }, d = { .n = 0 };
	struct message name = { .n = 0 };

	message_number(&e, 9, 3);
	message_number(&e, 10, iid);
	message_number(&e, 11, 2);
	message_number(&m, 8, ts);
	message_nest(&m, 11, &e);
	message_number(&m, 10, seq);
	message_number(&m, 13, flags);
	if (text != NULL) {
		message_number(&name, 1, iid);
		message_bytes(&name, 2, text, strlen(text));
		message_nest(&d, 2, &name);
		message_nest(&m, 12, &d);
	}
	add(b, &m);
}

static const char *
instant_name(const struct trace *t, uint32_t i)
{
	return trace_kind_name(t, t->instants[i].kind);
}

TEST(first_entry_of_an_iid_holds)
{
	struct buf b = BUF_INIT;
	struct trace *t;

	tuning_set_small();
	add_instant(&b, 1, 0, 1, "a", PF_SEQ_CLEARED);
	add_instant(&b, 1, 1, 1, "b", PF_SEQ_NEEDS);
	add_instant(&b, 1, 2, 1, "c", PF_SEQ_CLEARED | PF_SEQ_NEEDS);
	add_instant(&b, 1, 3, 1, NULL, PF_SEQ_NEEDS);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 4);
	CHECK_STR(instant_name(t, 0), "a");
	CHECK_STR(instant_name(t, 1), "a");
	CHECK_STR(instant_name(t, 2), "c");
	CHECK_STR(instant_name(t, 3), "c");
	trace_free(t);
	buf_free(&b);
}

/* Adds an instant of n categories, 1 on; `iid` of them is interned, or 0. */
static void
add_with_cats(struct buf *b, uint64_t ts, uint64_t n, uint64_t iid)
{
	struct message m = { .n = 0 }, e = m, d = m, name = m;
	char text[] = "c0";
	uint64_t i;

	message_number(&e, 9, 3);
	for (i = 1; i <= n; i++)
		message_number(&e, 3, i);
	message_number(&m, 8, ts);
	message_number(&m, 13, ts == 0 ? PF_SEQ_CLEARED : PF_SEQ_NEEDS);
	message_nest(&m, 11, &e);
	if (iid > 0) {
		text[1] = (char)('0' + iid);
		message_number(&name, 1, iid);
		message_bytes(&name, 2, text, strlen(text));
		message_nest(&d, 1, &name);
		message_nest(&m, 12, &d);
	}
	message_number(&m, 10, 1);
	add(b, &m);
}

/* Every event of which a category is missing counts, until it comes. */
TEST(lists_of_categories)
{
	static const char *const want[] = { "c1", "c1", "c1", "c1", "c1,c2",
	    "c1,c2", "c1,c2,c3", "c1,c2,c3", "c1", "c1,c2,c3,c4,c5,c6" };
	static const uint64_t n[] = { 1, 1, 2, 2, 2, 2, 3, 3, 1, 6 };
	static const uint64_t iid[] = { 1, 0, 0, 0, 2, 4, 3, 5, 6, 0 };
	struct buf b = BUF_INIT;
	struct trace *t;
	int i;

	tuning_set_small();
	for (i = 0; i < 10; i++)
		add_with_cats(&b, i, n[i], iid[i]);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 10);
	for (i = 0; i < 10; i++)
		CHECK_STR(trace_kind_cat(t, t->instants[i].kind), want[i]);
	CHECK_INT(t->warn.entry[WARN_INTERNED].count, 2);
	trace_free(t);
	buf_free(&b);
}

/* Makes an annotation of a name and a value, or what is nearly one. */
static void
random_annotation(struct message *a)
{
	static const uint8_t fields[] = { 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
	    17, 18 };
	uint64_t field = fields[below(sizeof(fields))];
	static const char text[200];

	a->n = 0;
	if (below(8) > 0)
		message_number(a, 1, below(6));
	if (below(2) == 0)
		message_number(a, field, below(4) == 0 ? state : below(300));
	else
		message_bytes(a, field, text, below(8) == 0 ? below(200) :
		    below(8));
	if (below(8) == 0)
		message_number(a, 4, below(300));
	if (below(2) == 0)
		a->b[below(a->n)] ^= (uint8_t)(1 << below(8));
}

/* Counts the warnings of an annotated event, whose packet is last or not. */
static uint64_t
annotation_warnings(const struct message *a, int last)
{
	struct message m = { .n = 0 }, e = m, d = m, name;
	struct buf b = BUF_INIT;
	struct trace *t;
	uint64_t i, n;

	for (i = 1; i < 4; i++) {
		name.n = 0;
		message_number(&name, 1, i);
		message_bytes(&name, 2, "n", 1);
		message_nest(&d, 3, &name);
	}
	message_number(&m, 13, PF_SEQ_CLEARED);
	message_nest(&m, 12, &d);
	message_number(&m, 10, 1);
	add(&b, &m);
	message_number(&e, 9, 3);
	message_nest(&e, 4, a);
	message_nest(&e, 4, a);
	m.n = 0;
	message_number(&m, 8, 5);
	message_nest(&m, 11, &e);
	message_number(&m, 13, PF_SEQ_NEEDS);
	message_number(&m, 10, 1);
	add(&b, &m);
	if (!last)
		add_instant(&b, 2, 6, 1, "name of another event",
		    PF_SEQ_CLEARED);
	t = load(&b, 1);
	n = warn_total(&t->warn);
	trace_free(t);
	buf_free(&b);
	return n;
}

TEST(annotations_are_checked_alike)
{
	struct message a;
	int i, bad = 0;

	tuning_set_small();
	for (i = 0; i < 5000; i++) {
		random_annotation(&a);
		bad += annotation_warnings(&a, 1) > 0;
		CHECK_INT(annotation_warnings(&a, 0),
		    annotation_warnings(&a, 1));
	}
	CHECK(bad > 500 && bad < 4500);
}

/* A sequence whose lane another took meanwhile has its first names still. */
TEST(sequences_that_share_a_lane)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	uint32_t i;

	tuning_set_small();
	for (i = 0; i < 2; i++)
		add_instant(&b, 1 + i * PF_LANES, i, 1, i == 0 ? "a" : "x",
		    PF_SEQ_CLEARED);
	for (i = 2; i < 200; i++)
		add_instant(&b, 1 + i % 2 * PF_LANES, i, 1, i % 3 == 0 ?
		    "late" : NULL, PF_SEQ_NEEDS);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 200);
	for (i = 0; i < t->ninstants; i++)
		if (strcmp(instant_name(t, i), i % 2 == 0 ? "a" : "x") != 0)
			break;
	CHECK_INT(i, 200);
	CHECK_INT(warn_total(&t->warn), 0);
	trace_free(t);
	buf_free(&b);
}

TEST(ids_that_are_not_small)
{
	static const uint64_t ids[] = { 0x7f, PF_SMALL - 1, PF_SMALL,
	    UINT32_MAX, UINT64_C(1) << 32, UINT64_MAX };
	struct buf b = BUF_INIT;
	struct trace *t;
	char name[8];
	uint32_t i;

	tuning_set_small();
	for (i = 0; i < 6; i++) {
		snprintf(name, sizeof(name), "n%u", (unsigned)i);
		add_instant(&b, 1, i, ids[i], name, i == 0 ? PF_SEQ_CLEARED :
		    PF_SEQ_NEEDS);
	}
	for (i = 6; i < 60; i++)
		add_instant(&b, 1, i, ids[i % 6], NULL, PF_SEQ_NEEDS);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 60);
	for (i = 0; i < t->ninstants; i++)
		if (strtol(instant_name(t, i) + 1, NULL, 10) != (long)(i % 6))
			break;
	CHECK_INT(i, 60);
	trace_free(t);
	buf_free(&b);
}

TEST(ten_thousand_sequences)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	uint32_t i;

	tuning_set_small();
	for (i = 0; i < 30000; i++)
		add_instant(&b, 1 + i % 10000, i, 1 + i % 3, i < 10000 ?
		    "first" : i % 7 == 0 ? "again" : NULL, i < 10000 ?
		    PF_SEQ_CLEARED : PF_SEQ_NEEDS);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 30000);
	trace_free(t);
	buf_free(&b);
}

/* Adds a snapshot of clock 64 of a sequence, which counts differences. */
static void
add_snapshot(struct buf *b, uint32_t seq, uint64_t at)
{
	struct message m = { .n = 0 }, s = { .n = 0 }, c = { .n = 0 };

	message_number(&c, 1, 64);
	message_number(&c, 2, at);
	message_number(&c, 3, 1);
	message_nest(&s, 1, &c);
	c.n = 0;
	message_number(&c, 1, 6);
	message_number(&c, 2, at);
	message_nest(&s, 1, &c);
	message_nest(&m, 6, &s);
	message_number(&m, 10, seq);
	add(b, &m);
}

/* Sequences in turns, with clocks, losses, clearings and long packets. */
TEST(sequences_in_turns_over_parts)
{
	static const char long_field[300];
	struct message m, e;
	struct buf b = BUF_INIT;
	struct trace *t;
	uint32_t i, seq;

	tuning_set_small();
	for (i = 0; i < 3000; i++) {
		seq = 1 + (uint32_t)below(9);
		if (below(40) == 0)
			add_snapshot(&b, seq, i * 100);
		m.n = e.n = 0;
		message_number(&e, 9, 1 + below(3));
		message_number(&e, 10, 1 + below(4));
		message_number(&e, 11, 2 + below(3));
		message_number(&m, 8, below(50));
		/* times of packets that hold nothing count, too */
		if (below(12) > 0)
			message_nest(&m, below(12) > 0 ? 11 : 33, &e);
		message_number(&m, 58, below(30) == 0 ? 6 : 64);
		message_number(&m, 10, seq);
		message_number(&m, 13, below(50) == 0 ? 3 : 2);
		if (below(60) == 0)
			message_number(&m, 42, 1);
		if (below(80) == 0)
			message_bytes(&m, 200, long_field, sizeof(long_field));
		add(&b, &m);
		if (below(9) == 0)
			add_instant(&b, seq, i, 1 + below(4), "n", 2);
	}
	t = load_all(&b);
	CHECK(t->nslices + t->ninstants > 500);
	trace_free(t);
	buf_free(&b);
}

TEST(one_packet_alone)
{
	struct buf b = BUF_INIT;
	struct trace *t;

	tuning_set_small();
	add_instant(&b, 1, 5, 1, "alone", PF_SEQ_CLEARED);
	t = load_all(&b);
	CHECK_INT(t->ninstants, 1);
	CHECK_STR(instant_name(t, 0), "alone");
	trace_free(t);
	buf_free(&b);
}

TEST_MAIN
