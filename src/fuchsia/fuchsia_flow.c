/*
 * fuchsia_flow: finds the flow of each step and end.
 *
 * The ids of flows are of a process each.  A step or an end is of the open
 * flow of its process and id; without one, of the flow of that id which began
 * last in any other process and is still open, as flows go from process to
 * process.  An end closes its flow.  Time decides, not the order in the file,
 * where each process has sections of its own.
 *
 * The points of all parts are split into buckets by a hash of their ids, each
 * of which is a job: sorted by time and id, its points are visited once.  The
 * parts then pass their points to their builders, with the process of the flow
 * as part of the key.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

#define BUCKET_POINTS	4096		/* points of a bucket, about: they fit
					 * into the second-level cache */
#define BUCKETS_MOST	4096
#define LOOSE		"no flow"	/* scope of a point of none */

struct flows {
	struct fuchsia_part **parts;
	size_t		 nparts;
	size_t		 nbuckets;	/* a power of two */
};

/* The open flows of the id that is visited. */
struct flow_walk {
	struct idtab	 keys;		/* id, process */
	uint8_t		*open;		/* of each key */
	size_t		 open_cap;
	uint32_t	*stack;		/* keys, the last to begin on top; may
					 * have closed ones */
	size_t		 nstack, stack_cap;
};

static size_t
flow_bucket(const struct flows *w, uint64_t id)
{
	return (id ^ id >> 32) * UINT64_C(0x9e3779b97f4a7c15) >> 32 &
	    (w->nbuckets - 1);
}

/* Sorts the points of part i by bucket. */
static void
flow_split(void *arg, size_t i)
{
	const struct flows *w = arg;
	struct fuchsia_part *p = w->parts[i];
	uint32_t *at;
	size_t k;

	p->buckets = xreallocarray(NULL, p->npoints + 1, sizeof(*p->buckets));
	p->bucket_at = at = xcalloc(w->nbuckets + 2, sizeof(*at));
	for (k = 0; k < p->npoints; k++)
		at[flow_bucket(w, p->points[k].id) + 2]++;
	for (k = 2; k <= w->nbuckets; k++)
		at[k] += at[k - 1];
	for (k = 0; k < p->npoints; k++)
		p->buckets[at[flow_bucket(w, p->points[k].id) + 1]++] =
		    (uint32_t)k;
}

/* Gathers the points of a bucket in the order of the file. */
static struct fuchsia_point **
flow_gather(const struct flows *w, size_t bucket, size_t *n)
{
	struct fuchsia_point **v;
	struct fuchsia_part *p;
	size_t i, k;

	for (*n = i = 0; i < w->nparts; i++)
		*n += w->parts[i]->bucket_at[bucket + 1] -
		    w->parts[i]->bucket_at[bucket];
	v = xreallocarray(NULL, *n + 1, sizeof(struct fuchsia_point *));
	for (*n = i = 0; i < w->nparts; i++) {
		p = w->parts[i];
		for (k = p->bucket_at[bucket]; k < p->bucket_at[bucket + 1];
		    k++)
			v[(*n)++] = &p->points[p->buckets[k]];
	}
	return v;
}

/* Sorts points by id, those of an id by time, else in their order. */
static struct radix *
flow_sort(struct fuchsia_point **v, size_t n)
{
	struct radix *order = xreallocarray(NULL, n + 1, sizeof(*order));
	size_t i;

	for (i = 0; i < n; i++)
		order[i] = (struct radix){ radix_time(v[i]->ts), i };
	radix_sort(order, n);
	for (i = 0; i < n; i++)
		order[i].key = v[order[i].value]->id;
	radix_sort(order, n);
	return order;
}

static uint32_t
flow_key(struct flow_walk *k, uint64_t id, uint64_t pid)
{
	struct idkey w = {{ id, pid, 0, 0 }};
	uint32_t key;
	int added;

	key = idtab_add(&k->keys, &w, &added);
	if (added) {
		k->open = xgrow(k->open, key, &k->open_cap, sizeof(*k->open));
		k->open[key] = 0;
	}
	return key;
}

static void
flow_begin(struct flow_walk *k, const struct fuchsia_point *f)
{
	uint32_t key = flow_key(k, f->id, f->pid);

	k->open[key] = 1;
	k->stack = xgrow(k->stack, k->nstack, &k->stack_cap,
	    sizeof(*k->stack));
	k->stack[k->nstack++] = key;
}

/* Sets the process of the flow that a step or end belongs to. */
static void
flow_join(struct flow_walk *k, struct fuchsia_point *f)
{
	uint32_t key = flow_key(k, f->id, f->pid);

	if (!k->open[key]) {
		while (k->nstack > 0 && !k->open[k->stack[k->nstack - 1]])
			k->nstack--;
		if (k->nstack == 0) {
			f->loose = 1;
			return;
		}
		key = k->stack[k->nstack - 1];
		f->pid = k->keys.keys[key].w[1];
	}
	if (f->step == FUCHSIA_FLOW_END)
		k->open[key] = 0;
}

static void
flow_walk(void *arg, size_t bucket)
{
	struct fuchsia_point **v, *f, *last = NULL;
	struct radix *order;
	struct flow_walk k;
	size_t i, n;

	v = flow_gather(arg, bucket, &n);
	order = flow_sort(v, n);
	memset(&k, 0, sizeof(k));
	for (i = 0; i < n; i++, last = f) {
		f = v[order[i].value];
		if (last == NULL || last->id != f->id)
			k.nstack = 0;
		if (f->step == FUCHSIA_FLOW_BEGIN)
			flow_begin(&k, f);
		else
			flow_join(&k, f);
	}
	idtab_free(&k.keys);
	free(k.open);
	free(k.stack);
	free(order);
	free(v);
}

/*
 * Returns the scope of the flows of a process.  As a text: a process that the
 * part does not know otherwise is not to be made by it, as processes have
 * numbers in the order in which they come in the file.
 */
static uint32_t
flow_scope(struct fuchsia_part *p, uint64_t pid)
{
	char text[24];
	int n = snprintf(text, sizeof(text), "%llu", (unsigned long long)pid);

	return builder_string(p->b, text, (size_t)n);
}

/* Passes the points of part i to its builder. */
static void
flow_add(void *arg, size_t i)
{
	static const enum flow_step steps[] = { FLOW_START, FLOW_STEP,
	    FLOW_END_AROUND };
	const struct flows *w = arg;
	struct fuchsia_part *p = w->parts[i];
	const struct fuchsia_point *f;
	uint64_t pid = 0;
	uint32_t scope = NONE, loose;
	struct key key;
	size_t k;

	memset(&key, 0, sizeof(key));
	key.space = KEY_FLOW;
	key.upid = NONE;
	loose = builder_string(p->b, LOOSE, strlen(LOOSE));
	for (k = 0; k < p->npoints; k++) {
		f = &p->points[k];
		if (scope == NONE || f->pid != pid) {
			pid = f->pid;
			scope = flow_scope(p, pid);
		}
		key.scope = f->loose ? loose : scope;
		key.id = builder_int_ident((int64_t)(f->loose ? f->off :
		    f->id));
		builder_flow(p->b, steps[f->step - FUCHSIA_FLOW_BEGIN], &key,
		    f->track, f->ts, f->kind, f->off);
	}
	free(p->points);
	p->points = NULL;
}

void
fuchsia_flows(struct fuchsia_part **parts, size_t n, int threads)
{
	struct flows w = { parts, n, 1 };
	uint64_t points = 0;
	size_t i;

	for (i = 0; i < n; i++)
		points += parts[i]->npoints;
	if (points == 0)
		return;
	while (w.nbuckets < BUCKETS_MOST &&
	    w.nbuckets * BUCKET_POINTS < points)
		w.nbuckets *= 2;
	pool_run(threads, n, flow_split, &w);
	pool_run(threads, w.nbuckets, flow_walk, &w);
	pool_run(threads, n, flow_add, &w);
}
