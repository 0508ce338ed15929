/*
 * frames_model: synthetic models: threads that run trees of nested slices one
 * after another.
 *
 * - A tree has up to some forty slices; lengths and gaps differ by powers of
 *   ten, as real ones do.  Names are drawn from a list, the first ones far
 *   more often.
 * - Flows lead through the first slices of each thread, and each of the first
 *   processes has a warning.
 * - All threads end at about the same time, so that a view shows all of them.
 * - Random numbers have a fixed seed: a shape is always the same.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/trace.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"

#include "frames_model.h"

#define TREE		24		/* slices of a tree, on average */
#define SPAN		INT64_C(100000000000)	/* ns of a thread */
#define PARTS		2		/* of the builder, one for each of two
					 * threads */
#define FLOWING		200		/* trees of a thread with flows */

static const char *const stems[] = {
	"RunTask", "ParseHTML", "UpdateLayoutTree", "Paint", "CompositeLayers",
	"InstantiateFunction", "Source", "OptModule", "MajorGC", "MinorGC",
	"ThreadPool_RunTask", "SimpleWatcher::OnHandleReady", "Layout",
	"FunctionCall", "EvaluateScript", "v8.compile", "DecodeImage",
	"ResourceRequest", "TimerFire", "FireAnimationFrame", "HitTest",
	"ScheduleStyleRecalculation", "XHRReadyStateChange", "GPUTask",
};
#define NSTEMS	(sizeof(stems) / sizeof(stems[0]))

struct making {
	struct builder	*b;
	uint64_t	 random;
	uint32_t	*kinds, nkinds;
	uint32_t	 utid, depth;
	uint64_t	 off;
};

/* splitmix64 */
static uint64_t
random_bits(struct making *m)
{
	uint64_t z = m->random += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static uint64_t
below(struct making *m, uint64_t n)
{
	return random_bits(m) % n;
}

static uint32_t
some_kind(struct making *m)
{
	uint32_t i = (uint32_t)below(m, m->nkinds);

	return m->kinds[below(m, i + 1)];
}

/* Returns a random part of a length, from nearly all to a thousandth. */
static int64_t
some_part(struct making *m, int64_t len)
{
	return len >> below(m, 4) >> (below(m, 4) == 0 ? below(m, 7) : 0);
}

/* Adds a slice over about [t0, t1) and `n - 1` slices inside. */
static void
tree(struct making *m, int64_t t0, int64_t t1, uint32_t depth, uint64_t n)
{
	int64_t len = some_part(m, t1 - t0), slot, at;
	uint64_t k, i;

	at = t0 + (int64_t)below(m, (uint64_t)(t1 - t0 - len) + 1);
	builder_complete(m->b, m->utid, at, len, some_kind(m), m->off++);
	if (n <= 1 || depth + 1 >= m->depth || len < 64)
		return;
	k = depth + 2 >= m->depth ? n - 1 : 1 + below(m, n < 6 ? n - 1 : 5);
	slot = len / (int64_t)k;
	for (i = 0; i < k && slot > 4; i++)
		tree(m, at + slot * (int64_t)i, at + slot * ((int64_t)i + 1),
		    depth + 1, (n - 1) / k);
}

/* Adds a step of the flow through the i-th trees of all threads. */
static void
flow(struct making *m, int64_t ts, uint64_t i)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE,
	    .id = builder_int_ident((int64_t)i) };

	builder_flow(m->b, m->utid == 0 ? FLOW_START : FLOW_STEP, &key, m->utid,
	    ts, m->kinds[0], m->off++);
}

static void
thread(struct making *m, uint64_t n)
{
	uint64_t trees = n / TREE + 1, i;
	int64_t slot = SPAN / (int64_t)trees;

	for (i = 0; i < trees; i++) {
		tree(m, slot * (int64_t)i, slot * ((int64_t)i + 1), 0,
		    n < TREE ? n : TREE / 2 + below(m, TREE + 8));
		if (i < FLOWING)
			flow(m, slot * (int64_t)i + slot / 2, i);
	}
}

static void
kinds(struct making *m, uint32_t n)
{
	char name[64];
	uint32_t i, s;

	m->nkinds = n;
	m->kinds = xreallocarray(NULL, n, sizeof(*m->kinds));
	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), i < NSTEMS ? "%s" : "%s.%c%c",
		    stems[i % NSTEMS], (int)('a' + i / NSTEMS % 26),
		    (int)('a' + i / NSTEMS / 26 % 26));
		s = builder_string(m->b, name, strlen(name));
		m->kinds[i] = builder_kind(m->b, s, 0, 0);
	}
}

static void
name_it(struct making *m, int is_thread, uint32_t id, const char *what,
    uint32_t number)
{
	char name[64];
	uint32_t s;

	snprintf(name, sizeof(name), "%s %u", what, number);
	s = builder_string(m->b, name, strlen(name));
	if (is_thread)
		builder_thread_name(m->b, id, s);
	else
		builder_process_name(m->b, id, s);
}

struct trace *
model_make(const struct model_shape *s)
{
	struct builder *parts[1];
	struct making m;
	uint32_t p, t, upid;
	uint64_t each = s->slices / s->processes / s->threads;

	memset(&m, 0, sizeof(m));
	m.random = 1;
	m.b = parts[0] = builder_new();
	m.depth = s->depth;
	kinds(&m, s->names);
	for (p = 0; p < s->processes; p++) {
		upid = builder_process(m.b, builder_int_ident(p + 1), 0);
		name_it(&m, 0, upid, "process", p + 1);
		if (p < WARN_MAX)
			warn_addn(builder_warn(m.b), (enum warn_code)p, m.off,
			    p + 1);
		for (t = 0; t < s->threads; t++) {
			m.utid = builder_thread(m.b, upid,
			    builder_int_ident((int64_t)p * 100000 + t));
			name_it(&m, 1, m.utid, "worker", t + 1);
			thread(&m, each);
		}
	}
	free(m.kinds);
	return builder_finish(parts, 1, PARTS);
}
