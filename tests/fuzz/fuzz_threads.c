/*
 * fuzz_threads: any bytes as a file, loaded by 1, 2, 3 and 7 threads: the
 * models must be equal to the last fact, warning and hit.  All thresholds are
 * small, so a dozen events make several parts, big threads and batches.  Also
 * the same is the model when all tracks share a lane, where no end is paired as
 * it is read (src/ingest/event_open.c).
 *
 * With FUZZ_PAIR in the environment an input is loaded by one thread and by one
 * other number, which its length chooses: a fuzzer runs twice as many inputs.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/find.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "../../src/cmd/export.h"
#include "fuzz.h"

#define PATTERN	"a"			/* frequent in the args of inputs */

static const int numbers[] = { 2, 3, 7 };	/* of threads, beside one */

/* Fails; threads: 1 where all tracks shared a lane. */
static void
fail(const char *what, int threads)
{
	fprintf(stderr, "%s: %d threads%s make another one than one thread\n",
	    what, threads, threads == 1 ? " with a shared lane" : "");
	abort();
}

/* Adds the events whose args contain the pattern, in order. */
static void
add_hits(struct buf *to, const struct trace *t, int threads)
{
	struct find_args o = { .threads = threads };
	struct find_hit *hits = NULL;
	struct find f;
	uint64_t i, n;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	if (find_pattern_in_args(&f, t, PATTERN, NULL) == 0 &&
	    find_args_start(&f, t, &o) == 0) {
		find_args_wait(&f);
		n = find_all(&f, t, &hits);
		for (i = 0; i < n; i++)
			buf_printf(to, "hit %u %u\n", hits[i].type,
			    hits[i].id);
		free(hits);
	}
	find_clear(&f);
}

/* Adds all facts of a model. */
static void
facts(struct buf *to, const struct trace *t, int threads)
{
	uint32_t i;

	export_buf(to, t);
	for (i = 0; i < t->nrows; i++)
		buf_printf(to, "row %u %u %u %u %u\n", t->rows[i].track,
		    t->rows[i].lane, t->rows[i].depth, t->rows[i].first,
		    t->rows[i].n);
	for (i = 0; i < t->nevent_counts; i++)
		buf_printf(to, "%s %llu ", trace_str(t,
		    t->event_counts[i].name),
		    (unsigned long long)t->event_counts[i].n);
	add_hits(to, t, threads);
}

/* Prints the lines in which two texts differ. */
static void
show(const struct buf *a, const struct buf *b)
{
	size_t i = 0, line = 0, end;

	for (; i < a->len && i < b->len && a->data[i] == b->data[i]; i++)
		if (a->data[i] == '\n')
			line = i + 1;
	for (end = line; end < a->len && a->data[end] != '\n';)
		end++;
	fprintf(stderr, "one:  %.*s\n", (int)(end - line), a->data + line);
	for (end = line; end < b->len && b->data[end] != '\n';)
		end++;
	fprintf(stderr, "many: %.*s\n", (int)(end - line), b->data + line);
}

static void
compare(const char *path, int threads, const struct buf *one,
    const struct warn *warn)
{
	struct buf many = BUF_INIT;
	struct trace *t;

	if ((t = fuzz_load(path, threads)) == NULL)
		fail("model", threads);
	facts(&many, t, threads);
	if (many.len != one->len ||
	    memcmp(many.data, one->data, one->len) != 0) {
		show(one, &many);
		fail("export", threads);
	}
	if (memcmp(&t->warn, warn, sizeof(*warn)) != 0)
		fail("report", threads);
	trace_free(t);
	buf_free(&many);
}

/* Compares with the model that is made when all tracks share a lane. */
static void
compare_shared(const char *path, const struct buf *one, const struct warn *warn)
{
	size_t lanes = tuning.rec_lanes;

	tuning.rec_lanes = 0;
	compare(path, 1, one, warn);
	tuning.rec_lanes = lanes;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const int pair = getenv("FUZZ_PAIR") != NULL;
	struct buf one = BUF_INIT;
	char path[FUZZ_PATH];
	struct trace *t, *again;
	size_t i;

	fuzz_file(path, data, len);
	if ((t = fuzz_load(path, 1)) == NULL) {
		if ((again = fuzz_load(path, 3)) != NULL)
			fail("model", 3);
	} else {
		facts(&one, t, 1);
		for (i = 0; i < FUZZ_N(numbers); i++)
			if (!pair || i == len % FUZZ_N(numbers))
				compare(path, numbers[i], &one, &t->warn);
		compare_shared(path, &one, &t->warn);
		trace_free(t);
		buf_free(&one);
	}
	unlink(path);
	return 0;
}
