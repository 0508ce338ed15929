/*
 * compare_sample: a trace as statistics by function of its samples.
 *
 * A sample holds until the next one of its thread, unless a run has pauses
 * (ttv/flame.h): then each counts with its weight in all runs.  By name `wall`
 * is the time in which a function was on the stack (recursion once), by path
 * that of its node; `self` is the time in which it was innermost.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/flame.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

/* Returns the text of what a node is called; of a category, of its file. */
static uint32_t
text_of(struct compare_keys *k, const struct trace *t, uint32_t name)
{
	if (name == FLAME_REST)
		return compare_keys_fold(k, "...", 3);
	return compare_keys_fold(k, trace_str(t, name),
	    strtab_len(t->strings, name));
}

/*
 * Returns the text of what a function is called: with its place where others
 * have its name, or it has none of its own.
 */
static uint32_t
function_of(struct compare_keys *k, const struct trace *t, uint32_t name,
    uint32_t where, int shared)
{
	struct buf b = BUF_INIT;
	char place[256];
	uint32_t text = text_of(k, t, name);

	if (name == FLAME_REST || where == 0 || (!shared &&
	    strcmp(trace_str(t, name), "(anonymous)") != 0))
		return text;
	/* the rules for names would take the line away */
	flame_place_text(t, where, place, sizeof(place));
	buf_add(&b, strtab_str(k->texts, text), strtab_len(k->texts, text));
	buf_adds(&b, place);
	text = strtab_add(k->texts, b.data, b.len);
	buf_free(&b);
	return text;
}

static uint32_t
node_key(struct compare_keys *k, const struct trace *t,
    const struct flame_node *n, const uint32_t *key, enum compare_by by)
{
	/* what had no place beside the threads is of none */
	if (by == COMPARE_BY_THREAD)
		return n->depth > 1 ? key[n->parent] : compare_keys_add(k,
		    NONE, n->track == NONE ? text_of(k, t, n->name) :
		    compare_keys_thread(k, t, n->track));
	if (by == COMPARE_BY_CATEGORY)
		return compare_keys_add(k, NONE, text_of(k, t, n->cat));
	return compare_keys_add(k, by == COMPARE_BY_PATH && n->depth > 1 ?
	    key[n->parent] : NONE, function_of(k, t, n->name, flame_where(n),
	    n->shared));
}

/* Sums up nodes of a tree, whose parents stand before them. */
static void
sum_nodes(struct compare_run *run, struct compare_keys *k,
    const struct trace *t, const struct flame *f, enum compare_by by)
{
	uint32_t *key = xcalloc((size_t)f->n + 1, sizeof(*key)), i;
	struct compare_stat *s;

	key[0] = NONE;
	for (i = 1; i < f->n; i++)
		key[i] = node_key(k, t, &f->v[i], key, by);
	compare_run_init(run, k->keys.n);
	for (i = 1; i < f->n; i++) {
		s = &run->v[key[i]];
		s->names = 1;
		s->count += f->v[i].count;
		s->self = sat_add(s->self, f->v[i].self);
		s->wall = sat_add(s->wall, by == COMPARE_BY_PATH ?
		    f->v[i].total : f->v[i].self);
	}
	free(key);
}

static void
sum_names(struct compare_run *run, struct compare_keys *k,
    const struct trace *t, const struct flame *f)
{
	uint32_t *key = xcalloc(f->nnames + 1, sizeof(*key));
	const struct flame_name *n;
	struct compare_stat *s;
	size_t i;

	for (i = 0; i < f->nnames; i++)
		key[i] = compare_keys_add(k, NONE, function_of(k, t,
		    f->names[i].name, f->names[i].place != 0 ?
		    f->names[i].place : f->names[i].cat, f->names[i].shared));
	compare_run_init(run, k->keys.n);
	for (i = 0; i < f->nnames; i++) {
		n = &f->names[i];
		s = &run->v[key[i]];
		s->names++;		/* of other files, after the rules */
		s->count += n->count;
		s->self = sat_add(s->self, n->self);
		s->wall = sat_add(s->wall, n->total);
	}
	free(key);
}

/* Returns how long a sample holds, ns, or what it weighs, in the mean. */
static double
hold_of(const struct flame *f)
{
	return f->entities > 0 ? (double)f->v[0].total /
	    pow(10, f->decimals) / (double)f->entities : 0;
}

/* A period of samplers, ns, below which numbers of times are no samples. */
#define PERIOD_LEAST	20000
/* The lightest stack was met so often at most. */
#define LIGHTEST_MOST	16

static int64_t
divisor(int64_t a, int64_t b)
{
	int64_t rest;

	for (; b != 0; b = rest) {
		rest = a % b;
		a = b;
	}
	return a;
}

/* Whether a profile weighs stacks by waits, which nothing samples. */
static int
weighs_waits(const struct trace *t, const struct flame *f)
{
	static const char *const words[] = { "delay", "wait", "hold" };
	const char *name = f->weighs == 0 ? "" : trace_str(t, f->weighs);
	size_t i;

	for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strstr(name, words[i]) != NULL)
			return 1;
	return 0;
}

/*
 * Returns what the lightest node of summed samples weighs by itself, as a
 * profile of CPU time has a stack that was met once; 0: they are not summed, or
 * are waits, or weights are no multiples of a unit.
 */
static double
lightest_of(const struct trace *t, const struct flame *f)
{
	int64_t least = INT64_MAX, unit = 0;
	uint32_t i;

	if (!flame_summed(t) || weighs_waits(t, f))
		return 0;
	for (i = 1; i < f->n; i++)
		if (f->v[i].self > 0) {
			unit = divisor(f->v[i].self, unit);
			if (f->v[i].self < least)
				least = f->v[i].self;
		}
	if (unit == 0 || least / unit > LIGHTEST_MOST ||
	    (f->unit == WEIGHT_IN_NS &&
	    (double)unit / pow(10, f->decimals) < PERIOD_LEAST))
		return 0;
	return (double)least / pow(10, f->decimals);
}

/* Sums up the samples of some tracks by a weight. */
static void
sum_by(struct compare_run *run, struct compare_keys *k, const struct trace *t,
    const struct compare_options *o, const uint8_t *tracks,
    enum flame_weight weight)
{
	struct flame_query q;
	struct flame f;
	uint32_t i;

	memset(&q, 0, sizeof(q));
	q.t0 = o->part != NULL ? o->part->t0 : INT64_MIN;
	q.t1 = o->part != NULL ? o->part->t1 : INT64_MAX;
	q.tracks = tracks;
	q.weight = weight;
	q.by_thread = o->by == COMPARE_BY_THREAD;
	q.most = o->most;
	q.threads = 1;
	flame_make(&f, t, &q);
	if (o->by == COMPARE_BY_NAME)
		sum_names(run, k, t, &f);
	else
		sum_nodes(run, k, t, &f, o->by);
	for (i = 0; i < run->n; i++)
		run->v[i].decimals = f.decimals;
	run->hold = hold_of(&f);
	run->lightest = lightest_of(t, &f);
	run->sampled = f.entities > 0;
	run->unit = f.unit;
	run->weight = weight;
	run->each = f.each;
	run->counted = flame_counted(t);
	flame_free(&f);
}

void
compare_sum_samples(struct compare_run *run, struct compare_keys *k,
    const struct trace *t, const struct compare_options *o)
{
	uint8_t *tracks = compare_tracks(t, o);

	sum_by(run, k, t, o, tracks, flame_sample_weight(t));
	if (run->weight == FLAME_SAMPLED && run->unit == WEIGHT_IN_NS) {
		run->weighed = xcalloc(1, sizeof(*run->weighed));
		sum_by(run->weighed, k, t, o, tracks, FLAME_SAMPLES);
	}
	free(tracks);
}

void
compare_run_free(struct compare_run *run)
{
	if (run->weighed != NULL)
		free(run->weighed->v);
	free(run->weighed);
	free(run->v);
}

/* ---- all runs in one way ---- */

/* Returns the run with a number, of the old side first; NULL: no more. */
static struct compare_run *
run_at(struct compare *c, size_t i)
{
	return i < c->nruns[0] ? &c->run[0][i] : i - c->nruns[0] <
	    c->nruns[1] ? &c->run[1][i - c->nruns[0]] : NULL;
}

static void
take_weighed(struct compare_run *run)
{
	struct compare_run *of = run->weighed;

	if (of == NULL)
		return;
	free(run->v);
	*run = *of;
	free(of);
}

/* Has samples that weigh the same in all runs count as one each. */
static void
count_each(struct compare *c, int64_t each)
{
	struct compare_run *run;
	size_t i;
	uint32_t k;

	for (i = 0; (run = run_at(c, i)) != NULL; i++) {
		for (k = 0; k < run->n; k++) {
			run->v[k].self /= each;
			run->v[k].wall /= each;
		}
		run->counted = run->sampled;
	}
}

void
compare_agree(struct compare *c)
{
	struct compare_run *run;
	int64_t each = 0;
	int pauses = 0, same = 1;
	size_t i;

	for (i = 0; (run = run_at(c, i)) != NULL; i++)
		pauses |= run->sampled && run->weight == FLAME_SAMPLES;
	for (i = 0; pauses && (run = run_at(c, i)) != NULL; i++) {
		take_weighed(run);
		if (!run->sampled)
			continue;
		same &= run->each > 0 && (each == 0 || run->each == each);
		each = run->each;
	}
	if (pauses && same)
		count_each(c, each);
}
