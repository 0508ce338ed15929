/*
 * follow: a text that grows, read by any number of threads, makes the trace
 * that one thread makes of the complete text.
 *
 * A wait returns the wanted bytes and a random number more.  The writer ends
 * at a random offset: the rest from there on is complete at once.
 */
#include "config.h"

#include <pthread.h>

#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "../../src/chrome/chrome.h"
#include "test.h"

#define BYTES	(26u << 20)

static struct writer {
	pthread_mutex_t	 lock;
	pthread_cond_t	 grown;
	uint64_t	 have, ends_at, all, seed;
} writer = { .lock = PTHREAD_MUTEX_INITIALIZER,
	.grown = PTHREAD_COND_INITIALIZER };

static uint64_t
wait_for(void *arg, uint64_t bytes)
{
	struct writer *w = arg;
	uint64_t have;

	pthread_mutex_lock(&w->lock);
	if (bytes != UINT64_MAX && w->have < bytes) {
		have = bytes + test_random(&w->seed) % (3u << 20);
		w->have = have >= w->ends_at || have > w->all ? w->all : have;
		pthread_cond_broadcast(&w->grown);
	}
	while (bytes == UINT64_MAX && w->have < w->all)
		pthread_cond_wait(&w->grown, &w->lock);
	have = w->have;
	pthread_mutex_unlock(&w->lock);
	return have;
}

static struct trace *
read_text(const char *text, size_t len, int threads, int follow)
{
	struct reading f;
	struct builder *b;

	memset(&f, 0, sizeof(f));
	f.data = text;
	f.len = len;
	f.threads = threads;
	f.arg = &writer;
	if (follow)
		f.wait = wait_for;
	b = chrome_load(&f);
	CHECK(f.understood);
	return builder_finish(&b, 1, threads);
}

/* ---- texts ---- */

static void
add_event(struct buf *b, unsigned i, const char *more)
{
	buf_printf(b, "{\"name\":\"name %u of some length\",\"cat\":\"c\","
	    "\"ph\":\"%c\",\"id\":%u,\"ts\":%u,\"dur\":%u,\"pid\":%u,"
	    "\"tid\":%u%s},\n", i * 7919 % 97, i % 9 == 0 ? 's' : i % 9 == 1 ?
	    'f' : 'X', i / 9, i * 10, i % 50, i % 3, i % 7, more);
}

/* Adds an event longer than a guess reads, full of likely starts of events. */
static void
add_long(struct buf *b, unsigned i, int closed)
{
	size_t start = b->len;

	buf_printf(b, "{\"ph\":\"X\",\"ts\":%u,\"args\":{\"a\":[1", i * 10);
	while (b->len - start < (9u << 20))
		buf_adds(b, ",\n{\"name\":\"inside\",\"ph\":\"X\",\"ts\":5,"
		    "\"dur\":1,\"text\":\"\\\"{\\\\\"}");
	buf_adds(b, closed ? "]}},\n" : "},\n");
}

enum text { PLAIN, LONG, OPEN, DAMAGED, LINES, KINDS };

static void
make(struct buf *b, enum text kind, uint64_t *seed)
{
	unsigned i;

	if (kind != LINES)
		buf_adds(b, kind == DAMAGED ? "[" : "{\"traceEvents\":[\n");
	for (i = 0; b->len < BYTES; i++) {
		add_event(b, i, "");
		if (kind == DAMAGED && test_random(seed) % 3000 == 0)
			b->data[b->len - 1 - test_random(seed) % 150] =
			    "\"{}[],:\\"[test_random(seed) % 8];
		if ((kind == LONG || kind == OPEN) && i % 50000 == 40000)
			add_long(b, i, kind == LONG);
		if (kind == LINES)
			b->len -= 2;	/* no comma */
		if (kind == LINES)
			buf_addc(b, '\n');
	}
	if (kind != LINES)
		buf_adds(b, kind == DAMAGED ? "{}]" :
		    "{}],\"displayTimeUnit\":\"ns\",\"more\":[1]}");
	i = (unsigned)b->len;
	while (b->len < i + MAPFILE_PAD)
		buf_addc(b, '\0');
	b->len = i;
}

/* ---- comparisons ---- */

static int
same_warnings(const struct warn *a, const struct warn *b)
{
	int i, same = 1;

	for (i = 0; i < WARN_MAX; i++) {
		same &= CHECK_INT(a->entry[i].count, b->entry[i].count);
		same &= CHECK_MEM(a->entry[i].places,
		    a->entry[i].nplaces * sizeof(uint64_t),
		    b->entry[i].places,
		    b->entry[i].nplaces * sizeof(uint64_t));
	}
	return same;
}

static int
same(const struct trace *a, const struct trace *b)
{
	if (!CHECK_INT(a->nevents, b->nevents) ||
	    !CHECK_INT(a->nslices, b->nslices) ||
	    !CHECK_INT(a->nlong, b->nlong) ||
	    !CHECK_INT(a->nflows, b->nflows) ||
	    !CHECK_INT(a->nkinds, b->nkinds) ||
	    !CHECK_INT(a->nmetadata, b->nmetadata))
		return 0;
#define SAME(column, n)							\
	CHECK(a->n == 0 || memcmp(a->column, b->column, a->n *		\
	    sizeof(*a->column)) == 0)
	return SAME(ts, nslices) & SAME(dur_low, nslices) &
	    SAME(long_slice, nlong) & SAME(long_dur, nlong) &
	    SAME(kind, nslices) & SAME(off_low, nslices) &
	    same_warnings(&a->warn, &b->warn);
#undef SAME
}

TEST(however_it_comes)
{
	static const int threads[] = { 1, 2, 3, 8 };
	struct trace *want, *t;
	struct buf b = BUF_INIT;
	uint64_t seed = 1;
	unsigned kind, i;

	for (kind = PLAIN; kind < KINDS; kind++) {
		buf_clear(&b);
		make(&b, kind, &seed);
		want = read_text(b.data, b.len, 1, 0);
		for (i = 0; i < 4; i++) {
			writer.seed = kind * 4 + i;
			writer.have = 0;
			writer.all = b.len;
			writer.ends_at = 1 + test_random(&seed) % b.len;
			t = read_text(b.data, b.len, threads[i], 1);
			if (!same(t, want))
				printf("# kind %u, %d threads\n", kind,
				    threads[i]);
			trace_free(t);
		}
		trace_free(want);
	}
	buf_free(&b);
}

/* ---- texts that exceed the budget ---- */

static const char *const motifs[] = {
	"{\"ph\":\"X\",\"ts\":1,\"name\":\"x{},{\"ph\":\"X\",\"ts\":1,\"a\":\"a\"",
	"\"stackFrames\":{\"},{\"",
	"\"}{\"traceEvents\":[\001\"\"}",
	"{\"a\":[\n,",
};

/* Makes an array of events, then repeats of a motif, in both orders. */
static void
make_bad(struct buf *b, const char *motif)
{
	unsigned i, n;

	buf_clear(b);
	buf_addc(b, '[');
	for (n = 0; n < 2; n++) {
		for (i = 0; b->len < (n * 3 + 2) << 20; i++)
			add_event(b, i, "");
		while (b->len < (n * 3 + 3) << 20)
			buf_adds(b, motif);
	}
	n = (unsigned)b->len;
	while (b->len < n + MAPFILE_PAD)
		buf_addc(b, '\0');
	b->len = n;
}

/* Whatever the guesses of the threads, the budget is that of one thread. */
TEST(reading_ends_at_one_place)
{
	static const int threads[] = { 1, 2, 3, 8 };
	struct trace *want, *t;
	struct buf b = BUF_INIT;
	uint64_t seed = 1, ends = 0;
	unsigned k, i;

	for (k = 0; k < sizeof(motifs) / sizeof(motifs[0]); k++) {
		make_bad(&b, motifs[k]);
		want = read_text(b.data, b.len, 1, 0);
		ends += want->warn.entry[WARN_GAVE_UP].count;
		for (i = 0; i < 4; i++) {
			writer.seed = i;
			writer.have = 0;
			writer.all = b.len;
			writer.ends_at = 1 + test_random(&seed) % b.len;
			t = read_text(b.data, b.len, threads[i], i % 2 == 0);
			if (!same(t, want))
				printf("# motif %u, %d threads\n", k,
				    threads[i]);
			trace_free(t);
		}
		trace_free(want);
	}
	CHECK(ends > 0);
	buf_free(&b);
}

TEST_MAIN
