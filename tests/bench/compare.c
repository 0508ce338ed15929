/*
 * compare: measures the comparison of two traces that are made in memory.
 *
 *	compare SLICES [PERCENT]
 *
 * Frames of nested slices on four threads; in the second trace PERCENT (1) of
 * the slices are missing and as many are new.  The time of statistics by name
 * and by path, and of pairing the slices.  Making the traces is not measured.
 */
#include "config.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/compare.h"
#include "ttv/compare_pair.h"
#include "ttv/name_rule.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "measure.h"

#define THREADS	4
#define NAMES	40

static uint32_t seed = 1, change = 1;

static uint32_t
next(uint32_t *s, uint32_t n)
{
	*s = *s * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(*s >> 4) * n >> 28);
}

/* Adds a frame: loops of parts with parts inside; returns its end. */
static int64_t
frame_make(struct builder *b, uint32_t thread, const uint32_t *kind,
    int64_t at, uint32_t percent, uint64_t *n)
{
	int64_t start = at, from;
	uint32_t i, k, name;

	for (i = 0; i < 8; i++) {
		from = at;
		for (k = next(&seed, 6); k > 0; k--) {
			name = next(&seed, NAMES);
			if (next(&change, 200) < percent)
				continue;
			if (next(&change, 200) < percent) {
				builder_complete(b, thread, at, 50,
				    kind[NAMES + 2], (*n)++);
				at += 50;
			}
			builder_complete(b, thread, at, 100 + name,
			    kind[name], (*n)++);
			at += 200;
		}
		builder_complete(b, thread, from, at - from, kind[NAMES],
		    (*n)++);
	}
	builder_complete(b, thread, start, at - start, kind[NAMES + 1],
	    (*n)++);
	return at + 100;
}

static struct trace *
trace_make(uint64_t slices, uint32_t percent)
{
	struct builder *b = builder_new();
	uint32_t kind[NAMES + 3], i, thread, upid;
	uint64_t n = 0, at_thread;
	int64_t at;
	char name[32];

	for (i = 0; i < NAMES + 3; i++) {
		snprintf(name, sizeof(name), "part %c%c", (char)('a' + i / 26),
		    (char)('a' + i % 26));
		kind[i] = builder_kind(b, builder_string(b, name,
		    strlen(name)), 0, 0);
	}
	upid = builder_process(b, builder_int_ident(1), 0);
	seed = 1;
	for (i = 0; i < THREADS; i++) {
		thread = builder_thread(b, upid, builder_int_ident(i + 1));
		at_thread = slices * (i + 1) / THREADS;
		for (at = 0; n < at_thread;)
			at = frame_make(b, thread, kind, at, percent, &n);
	}
	return builder_finish(&b, 1, 1);
}

static void
measure_by(const char *name, const struct trace *a, const struct trace *b,
    struct compare_options *o, enum compare_by by)
{
	uint64_t start = measure_now();
	struct compare *c;

	o->by = by;
	c = compare_new(o);
	compare_add(c, COMPARE_OLD, a);
	compare_add(c, COMPARE_NEW, b);
	compare_finish(c);
	measure_say(name, (double)(measure_now() - start) / 1e6, "ms");
	compare_free(c);
}

int
main(int argc, char **argv)
{
	struct compare_options o;
	struct compare_pairs p;
	struct trace *a, *b;
	uint64_t start;
	uint32_t slices, percent = 1;

	if (argc != 2 && argc != 3)
		errx(2, "usage: compare SLICES [PERCENT]");
	xmalloc_setup();
	memset(&o, 0, sizeof(o));
	slices = (uint32_t)strtonum(argv[1], 1, 100000000, NULL);
	if (argc == 3)
		percent = (uint32_t)strtonum(argv[2], 0, 100, NULL);
	o.what = 1 << AREA_SLICES;
	o.rules = name_rules_new(1);
	o.threshold = 0.05;
	o.least = 1e6;
	o.level = 0.05;
	o.threads = 1;
	a = trace_make(slices, 0);
	b = trace_make(slices, percent);
	measure_by("by name", a, b, &o, COMPARE_BY_NAME);
	measure_by("by path", a, b, &o, COMPARE_BY_PATH);
	start = measure_now();
	compare_pairs(&p, a, b, NULL, &o);
	measure_say("pairs of slices", (double)(measure_now() - start) / 1e6,
	    "ms");
	measure_say("slices", a->nslices, "");
	measure_say("paired", p.paired, "");
	compare_pairs_free(&p);
	trace_free(a);
	trace_free(b);
	name_rules_free(o.rules);
	return 0;
}
