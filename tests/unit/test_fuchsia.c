/*
 * fuchsia: the reader of Fuchsia traces on records in memory: what cuts and
 * changed bytes cost, tables across parts, the search of args.  What becomes
 * of each kind of record is tested by tests/load/fxt-*.t.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/builder.h"
#include "ttv/event_facts.h"
#include "ttv/format.h"
#include "ttv/input.h"
#include "ttv/little.h"
#include "ttv/needle.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "../../src/fuchsia/fuchsia.h"
#include "test.h"

#define WORDS	4096
#define RECORDS	40
#define NEAR	2			/* records lost beside the damaged
					 * one */

struct file {
	uint64_t	w[WORDS];
	size_t		n;
	size_t		at[RECORDS + 1]; /* the first word of each record */
	size_t		nrecords;
};

static void
add(struct file *f, uint64_t w)
{
	f->w[f->n++] = little64(&w);
}

static void
add_text(struct file *f, const char *s)
{
	size_t i, len = strlen(s);

	for (i = 0; i < len; i += 8) {
		f->w[f->n] = 0;
		memcpy(&f->w[f->n++], s + i, len - i < 8 ? len - i : 8);
	}
}

static void
add_magic(struct file *f)
{
	memset(f, 0, sizeof(*f));
	add(f, UINT64_C(0x0016547846040010));
}

/* Adds a complete event of a name with one arg. */
static void
add_complete(struct file *f, uint64_t ts, const char *name, uint64_t arg)
{
	size_t first = f->n;
	uint64_t head;

	f->at[f->nrecords++] = first;
	add(f, 4 | 4 << 16 | 1 << 20 |
	    (uint64_t)(0x8000 | strlen(name)) << 48);
	add(f, ts);
	add(f, 1);
	add(f, 7);
	add_text(f, name);
	add(f, 4 | 3 << 4 | UINT64_C(0x8001) << 16);
	add_text(f, "k");
	add(f, arg);
	add(f, ts + 5);
	head = little64(&f->w[first]) | (uint64_t)(f->n - first) << 4;
	f->w[first] = little64(&head);
}

static void
add_completes(struct file *f)
{
	char name[32];
	unsigned i;

	add_magic(f);
	for (i = 0; i < RECORDS; i++) {
		snprintf(name, sizeof(name), "slice %u%s", i,
		    i % 3 == 0 ? " of a longer name" : "");
		add_complete(f, 1000 + i * 10, name, i);
	}
	f->at[RECORDS] = f->n;
}

static struct trace *
load(const struct file *f, size_t len, int threads, void **state)
{
	static char data[WORDS * 8 + 64];
	struct reading r;
	struct builder *b;

	memset(data, 0, sizeof(data));
	memcpy(data, f->w, len);
	memset(&r, 0, sizeof(r));
	r.data = data;
	r.len = len;
	r.threads = threads;
	b = fuchsia_format.read(&r);
	if (state != NULL)
		*state = r.state;
	else
		fuchsia_events.free(r.state);
	return builder_finish(&b, 1, threads);
}

/* Returns how many of the first n slices a trace has as they were written. */
static size_t
kept(const struct trace *t, const struct trace *whole, size_t n)
{
	size_t i, k, found = 0;

	for (i = 0; i < n; i++)
		for (k = 0; k < t->nslices; k++)
			if (t->ts[k] == whole->ts[i] &&
			    strcmp(trace_str(t, t->kinds[t->kind[k]].name),
			    trace_str(whole,
			    whole->kinds[whole->kind[i]].name)) == 0) {
				found++;
				break;
			}
	return found;
}

TEST(cut_keeps_all_before)
{
	struct trace *t, *whole;
	struct file f;
	size_t len, n = 0;

	add_completes(&f);
	whole = load(&f, f.n * 8, 1, NULL);
	CHECK_INT(whole->nslices, RECORDS);
	CHECK_INT(warn_total(&whole->warn), 0);
	for (len = 8; len < f.n * 8; len++) {
		while (n < RECORDS && f.at[n + 1] * 8 <= len)
			n++;
		t = load(&f, len, 1, NULL);
		CHECK_INT(kept(t, whole, n), n);
		CHECK_INT(t->nslices, n);
		CHECK_INT(warn_total(&t->warn), len > f.at[n] * 8);
		trace_free(t);
	}
	trace_free(whole);
}

static void
flip(struct file *f, size_t byte, int bit)
{
	((unsigned char *)f->w)[byte] ^= (unsigned char)(1 << bit);
}

TEST(changed_byte_costs_its_record)
{
	struct trace *t, *whole;
	struct file f;
	size_t byte, i, n = 0, before;
	int bit;

	add_completes(&f);
	whole = load(&f, f.n * 8, 1, NULL);
	for (byte = 8; byte < f.at[RECORDS - 4] * 8; byte++) {
		while (f.at[n + 1] * 8 <= byte)
			n++;
		for (bit = (int)(byte % 3); bit < 8; bit += 3) {
			flip(&f, byte, bit);
			t = load(&f, f.n * 8, 1, NULL);
			flip(&f, byte, bit);
			before = kept(t, whole, n);
			CHECK_INT(before, n);
			i = kept(t, whole, RECORDS);
			if (i + 1 + NEAR < RECORDS) {
				test_fail(__FILE__, __LINE__);
				printf("record %zu, byte %zu, bit %d: %zu are "
				    "left\n", n, byte - f.at[n] * 8, bit, i);
			}
			trace_free(t);
		}
	}
	trace_free(whole);
}

/* Adds a string record, and an event that is named by its entry. */
static void
add_named(struct file *f, unsigned index, const char *s, uint64_t ts)
{
	add(f, 2 | (1 + (strlen(s) + 7) / 8) << 4 | index << 16 |
	    (uint64_t)strlen(s) << 32);
	add_text(f, s);
	add(f, 4 | 3 << 4 | 4 << 16 | 1 << 24 | (uint64_t)index << 48);
	add(f, ts);
	add(f, ts + 5);
}

TEST(entries_are_those_of_the_place)
{
	static const int threads[] = { 1, 2, 3, 7 };
	struct trace *t;
	struct file f;
	char name[32];
	size_t i, k;

	tuning_set_small();
	add_magic(&f);
	add(&f, 3 | 3 << 4 | 1 << 16);
	add(&f, 1);
	add(&f, 7);
	for (i = 0; i < 300; i++) {
		snprintf(name, sizeof(name), "n%zu", i);
		add_named(&f, 1 + i % 3, name, 10 * i);
	}
	for (k = 0; k < sizeof(threads) / sizeof(threads[0]); k++) {
		t = load(&f, f.n * 8, threads[k], NULL);
		CHECK_INT(t->nslices, 300);
		for (i = 0; i < t->nslices; i++) {
			snprintf(name, sizeof(name), "n%zu", i);
			CHECK_STR(trace_str(t, t->kinds[t->kind[i]].name),
			    name);
		}
		trace_free(t);
	}
}

static int
is_needle(void *arg, const char *s, size_t n)
{
	const char *needle = arg;

	return n == strlen(needle) && memcmp(s, needle, n) == 0;
}

/* Returns whether blocks and args of the input lead to a text at off. */
static int
found(const struct input *g, uint64_t off, const char *text)
{
	struct needle needle;
	uint64_t bits[WORDS / 64] = { 0 };
	uint64_t first = off / NEEDLE_BLOCK, i;
	int any = 0;

	memset(&needle, 0, sizeof(needle));
	needle.len = strlen(text);
	memcpy(needle.text, text, needle.len);
	fuchsia_events.blocks(g, &needle, g->base, g->base + g->map.len, 0,
	    bits);
	for (i = first; i < first + 2; i++)
		any |= (bits[i / 64] >> i % 64 & 1) != 0;
	return any && fuchsia_events.args(g, g->base + off, &needle,
	    is_needle, (void *)(uintptr_t)text);
}

TEST(args_are_found)
{
	struct trace *t;
	struct input g;
	struct file f;
	void *state;

	add_magic(&f);
	add(&f, 2 | 3 << 4 | 5 << 16 | UINT64_C(9) << 32);
	add_text(&f, "tablename");
	add(&f, 2 | 2 << 4 | 6 << 16 | UINT64_C(5) << 32);
	add_text(&f, "value");
	add(&f, 2 | 2 << 4 | 7 << 16 | UINT64_C(4) << 32);
	add_text(&f, "valu");
	f.at[0] = f.n;			/* an instant with an arg 5: 6 */
	add(&f, 4 | 5 << 4 | 1 << 20);
	add(&f, 100);
	add(&f, 1);
	add(&f, 7);
	add(&f, 6 | 1 << 4 | 5 << 16 | UINT64_C(6) << 32);
	f.nrecords = 1;
	add_complete(&f, 200, "inline", 1234567);
	f.at[2] = f.n;			/* an instant with an arg 5: 7 */
	add(&f, 4 | 5 << 4 | 1 << 20);
	add(&f, 300);
	add(&f, 1);
	add(&f, 7);
	add(&f, 6 | 1 << 4 | 5 << 16 | UINT64_C(7) << 32);
	t = load(&f, f.n * 8, 1, &state);
	memset(&g, 0, sizeof(g));
	g.map.data = (const char *)f.w;
	g.map.len = f.n * 8;
	g.base = 0;
	g.state = state;
	CHECK(found(&g, f.at[0] * 8, "tablename"));
	CHECK(found(&g, f.at[0] * 8, "value"));
	/* the begin of what was searched before is another text */
	CHECK(found(&g, f.at[2] * 8, "valu"));
	CHECK(!found(&g, f.at[0] * 8, "absent"));
	CHECK(found(&g, f.at[1] * 8, "1234567"));
	CHECK(found(&g, f.at[1] * 8, "k"));
	CHECK(!found(&g, f.at[1] * 8, "value"));
	CHECK(!found(&g, f.at[1] * 8, "inline"));	/* its name */
	fuchsia_events.free(state);
	trace_free(t);
}

#define SCAN_WORDS	60000

/* Fills w[] with records of which some hold what looks like other records. */
static void
add_records(uint64_t *w, size_t n)
{
	uint64_t seed = 7, size;
	size_t i, j;

	for (i = 0; i < n; i += size) {
		size = 2 + test_random(&seed) % 12;
		if (size > n - i)
			size = n - i;
		for (j = i; j < i + size; j++)
			w[j] = 4 | (test_random(&seed) % 9) << 4;
		w[i] = 4 | size << 4;
		if (test_random(&seed) % 50 == 0)	/* a string */
			w[i] = 2 | size << 4 | (1 + i % 99) << 16;
		else if (test_random(&seed) % 90 == 0) { /* a section */
			size = 1;
			w[i] = 0 | size << 4 | 2 << 16 | (i % 5) << 20;
		}
		else if (i > n / 3 && i < n / 3 + 14)
			w[i] = 4;			/* no size: a gap */
	}
	for (i = 0; i < n; i++)
		w[i] = little64(&w[i]);
}

static struct fuchsia_state *
scan_with(const uint64_t *w, int threads, struct warn *warn)
{
	struct fuchsia_state *t = xcalloc(1, sizeof(*t));
	struct reading r;
	struct fuchsia_scan s;

	memset(&r, 0, sizeof(r));
	memset(&s, 0, sizeof(s));
	memset(warn, 0, sizeof(*warn));
	r.data = (const char *)w;
	r.len = SCAN_WORDS * sizeof(*w);
	r.threads = threads;
	s.r = &r;
	s.state = t;
	s.warn = warn;
	s.step = UINT64_MAX / 2;
	fuchsia_scan(&s);
	free(s.parts);
	free(s.blobs);
	return t;
}

static int
same(const void *a, size_t n, const void *b, size_t m, size_t size)
{
	return n == m && (n == 0 || memcmp(a, b, n * size) == 0);
}

/* A scan finds the same, however many threads look for its way. */
TEST(threads_scan_alike)
{
	uint64_t *w = xcalloc(SCAN_WORDS, sizeof(*w));
	struct fuchsia_state *one, *t;
	struct warn warn_one, warn;
	int threads;
	size_t i;

	tuning_set_small();
	add_records(w, SCAN_WORDS);
	one = scan_with(w, 1, &warn_one);
	CHECK(one->ndefs > 20);
	CHECK(one->nsections > 5);
	CHECK(one->ngaps > 0);
	CHECK(one->nmarks > 3);
	for (threads = 2; threads < 9; threads++) {
		t = scan_with(w, threads, &warn);
		CHECK(same(one->defs, one->ndefs, t->defs, t->ndefs,
		    sizeof(*t->defs)));
		CHECK_INT(t->nsections, one->nsections);
		for (i = 0; i < t->nsections && i < one->nsections; i++)
			CHECK(t->sections[i].place == one->sections[i].place &&
			    t->sections[i].provider ==
			    one->sections[i].provider);
		CHECK(same(one->gaps, one->ngaps, t->gaps, t->ngaps,
		    sizeof(*t->gaps)));
		CHECK(same(one->marks, one->nmarks, t->marks, t->nmarks,
		    sizeof(*t->marks)));
		CHECK(memcmp(&warn_one, &warn, sizeof(warn)) == 0);
		fuchsia_state_free(t);
	}
	fuchsia_state_free(one);
	free(w);
}

TEST_MAIN
