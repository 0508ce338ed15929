/*
 * flame: the merged call tree of an area, made by all workers.
 *
 * The lanes of the area's tracks are cut into jobs by time, so that a thread
 * with most of the slices has many; each worker makes a tree of a run of jobs,
 * and the trees, small beside the slices, are joined.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/format_words.h"
#include "ttv/pool.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_int.h"
#include "flame_int.h"

#define JOBS_EACH	8	/* of a lane for each worker, at most, unless
				 * they are long */
#define JOB_MOST	(1u << 22)	/* slices of a job, about: 64 MB */

const struct flame_weight_row flame_weights[FLAME_WEIGHTS] = {
#define FLAME_WEIGHT_ROW(id, ...)	{ __VA_ARGS__ },
	FLAME_WEIGHT_ROWS(FLAME_WEIGHT_ROW)
};
struct jobs {
	struct flame_job *v;
	size_t		 n, cap;
	uint64_t	 slices;
};

/* ---- jobs ---- */

static void
job_add(struct jobs *j, const struct flame_job *job)
{
	j->v = xgrow(j->v, j->n, &j->cap, sizeof(*j->v));
	j->v[j->n++] = *job;
	j->slices += job->slices;
}

/* Cuts a lane into jobs by the begins of the slices of its longest row. */
static void
lane_cut(struct jobs *j, const struct trace *t, const struct flame_query *q,
    const struct area_range *longest, struct flame_job *lane)
{
	uint64_t n = lane->slices / tuning.area_part, i;
	uint64_t most = (uint64_t)q->threads * JOBS_EACH;
	uint32_t len = longest->end - longest->first;
	int64_t at, last = q->t1;

	if (q->threads < 2)
		n = 0;
	if (n > most)
		n = most;
	if (n < lane->slices / JOB_MOST)
		n = lane->slices / JOB_MOST;
	if (n < 2) {
		job_add(j, lane);
		return;
	}
	lane->slices /= n;
	lane->last = 0;
	for (i = 1; i < n; i++) {
		at = t->ts[longest->first + (uint32_t)(len * i / n)];
		if (at <= lane->from || at > last)
			continue;
		lane->to = at;
		job_add(j, lane);
		lane->from = at;
		lane->first = 0;
	}
	lane->to = last;
	lane->last = 1;
	job_add(j, lane);
}

/* Makes the jobs of the area's lanes; ranges are whole rows, in order. */
static void
jobs_make(struct jobs *j, const struct trace *t, const struct flame_query *q)
{
	struct area_query aq = { .t0 = q->t0, .t1 = q->t1, .tracks = q->tracks,
	    .what = q->what };
	struct area_ranges p;
	struct flame_job lane;
	const struct row *r;
	size_t i, k, longest;

	area_ranges(&p, t, &aq, UINT32_MAX);
	for (i = 0; i < p.n; i = k) {
		memset(&lane, 0, sizeof(lane));
		lane.row = p.v[i].row;
		lane.from = q->t0;
		lane.to = q->t1;
		lane.first = lane.last = 1;
		longest = i;
		for (k = i; k < p.n; k++) {
			r = &t->rows[p.v[k].row];
			if (r->track != t->rows[lane.row].track ||
			    r->lane != t->rows[lane.row].lane)
				break;
			lane.nrows = p.v[k].row - lane.row + 1;
			lane.slices += p.v[k].end - p.v[k].first;
			if (p.v[k].end - p.v[k].first > p.v[longest].end -
			    p.v[longest].first)
				longest = k;
		}
		lane_cut(j, t, q, &p.v[longest], &lane);
	}
	free(p.v);
}

/* ---- parts ---- */

static void
part_run(void *arg, size_t i)
{
	flame_part_scan(&((struct flame_part *)arg)[i]);
}

/* Gives each worker jobs of about as many slices; returns the parts. */
static struct flame_part *
parts_make(const struct trace *t, const struct flame_query *q,
    const struct jobs *j, size_t *nparts)
{
	uint64_t most = j->slices / tuning.area_part + 1, done = 0;
	size_t i, k, n = q->threads > 1 ? (size_t)q->threads : 1;
	struct flame_part *v, *p;

	if (n > most)
		n = (size_t)most;
	v = xcalloc(n, sizeof(*v));
	for (i = k = 0; i < n; i++) {
		p = &v[i];
		p->t = t;
		p->q = q;
		p->job = k < j->n ? &j->v[k] : NULL;
		flame_tree_init(&p->tree, q->most);
		if (q->by_label)
			p->tree.labels = strtab_new();
		for (; k < j->n && (i + 1 == n || done < j->slices * (i + 1) /
		    n); k++) {
			done += j->v[k].slices;
			p->njobs++;
		}
	}
	*nparts = n;
	return v;
}

static int
slices_make(struct flame_tree *tree, const struct trace *t,
    const struct flame_query *q)
{
	struct jobs j = { NULL, 0, 0, 0 };
	struct flame_part *part;
	size_t i, n;
	int stopped = 0;

	jobs_make(&j, t, q);
	if (q->progress != NULL)
		atomic_store(&q->progress->total, j.slices);
	part = parts_make(t, q, &j, &n);
	pool_run(q->threads, n, part_run, part);
	*tree = part[0].tree;	/* the others are joined to the first */
	stopped = part[0].stopped;
	for (i = 1; i < n; i++) {
		stopped |= part[i].stopped;
		if (!stopped)
			flame_tree_join(tree, &part[i].tree);
		flame_tree_free(&part[i].tree);
	}
	free(part);
	free(j.v);
	return stopped ? -1 : 0;
}

/* ---- */

static int
is_samples(enum flame_weight w)
{
	return w == FLAME_SAMPLES || w == FLAME_SAMPLED;
}

static enum weight_unit
weight_unit(enum flame_weight w)
{
	return w == FLAME_COUNT || w == FLAME_SAMPLES ? WEIGHT_IN_NUMBERS :
	    WEIGHT_IN_NS;
}

int
flame_make(struct flame *f, const struct trace *t, const struct flame_query *in)
{
	struct flame_query q = *in;
	struct flame_tree tree;
	uint8_t *outer;
	int rc;

	memset(f, 0, sizeof(*f));
	f->weight = q.weight;
	f->unit = weight_unit(q.weight);
	f->entity = is_samples(q.weight) ? ENTITY_SAMPLE : ENTITY_SLICE;
	if (q.most == 0 || q.most >= FLAME_CUT)
		q.most = FLAME_NODES;
	if (is_samples(q.weight)) {
		flame_tree_init(&tree, q.most);
		rc = flame_samples(f, &tree, t, &q);
	} else
		rc = slices_make(&tree, t, &q);
	f->entities = tree.entities;
	f->open = tree.open;
	f->left_out = tree.left_out;
	f->labels = tree.labels;
	tree.labels = NULL;
	flame_order(f, t, &tree, 1);
	if (f->labels != NULL)
		flame_labels_order(f);
	flame_tree_free(&tree);
	outer = flame_names(f, t);
	if (rc == 0 && q.inverted)
		rc = flame_invert(f, t, &q, outer);
	free(outer);
	flame_share(f);
	return rc == 0 && flame_cancelled(&q) ? -1 : rc;
}

void
flame_free(struct flame *f)
{
	free(f->v);
	free(f->names);
	strtab_free(f->labels);
	memset(f, 0, sizeof(*f));
}

int
flame_has(const struct trace *t, enum flame_weight w)
{
	return is_samples(w) ? t->nsamples > 0 : t->nslices > 0;
}

/* Whether slices of threads or of other tracks last: then they have a sum. */
static int
slices_last(const struct trace *t)
{
	const struct row *row;
	uint32_t i, s;

	for (i = 0; i < t->nrows; i++) {
		row = &t->rows[i];
		if (area_track_is(t, row->track, AREA_STATES) ||
		    area_track_is(t, row->track, AREA_CPUS))
			continue;
		for (s = row->first; s < row->first + row->n; s++)
			if (trace_dur(t, s) > 0)
				return 1;
	}
	return 0;
}

enum flame_weight
flame_weight_first(const struct trace *t)
{
	return t->nsamples > 0 && !slices_last(t) ? flame_sample_weight(t) :
	    FLAME_WALL;
}

const char *
flame_title(const struct trace *t, const struct flame *f)
{
	return f->weighs != 0 ? trace_str(t, f->weighs) :
	    f->entity == ENTITY_SAMPLE && f->unit == WEIGHT_IN_NUMBERS ?
	    flame_weights[FLAME_SAMPLES].title :
	    flame_weights[f->weight].title;
}

size_t
flame_unit_text(enum weight_unit unit, int64_t v, char *out, size_t n)
{
	if (unit == WEIGHT_IN_NS)
		return text_duration_short(out, n, v);
	if (unit == WEIGHT_IN_BYTES)
		return text_bytes(out, n, (uint64_t)v);
	return text_count(out, n, (uint64_t)v);
}

size_t
flame_text(const struct flame *f, int64_t v, char *out, size_t n)
{
	if (f->unit == WEIGHT_IN_NUMBERS && f->each > 0)
		v /= f->each;
	else if (f->unit == WEIGHT_IN_NUMBERS && f->decimals > 0)
		return text_decimals(out, n, (uint64_t)v, f->decimals);
	return flame_unit_text(f->unit, v, out, n);
}

void
flame_number(struct buf *b, const struct flame *f, int64_t v)
{
	char text[32];
	size_t n, whole;

	n = (size_t)snprintf(text, sizeof(text), "%0*" PRId64,
	    f->decimals + 1, v);
	whole = n - (size_t)f->decimals;
	while (n > whole && text[n - 1] == '0')
		n--;
	buf_add(b, text, whole);
	if (n > whole) {
		buf_addc(b, '.');
		buf_add(b, text + whole, n - whole);
	}
}

/* Tells whether samples of all files are sums, or else counted. */
static int
samples_are(const struct trace *t, int summed)
{
	const struct format_words *w;
	size_t i;

	for (i = 0; i < t->nsources; i++) {
		w = t->sources[i].words;
		if (w == NULL || !(summed ? w->summed : w->counted))
			return 0;
	}
	return i > 0;
}

int
flame_counted(const struct trace *t)
{
	return samples_are(t, 0);
}

int
flame_summed(const struct trace *t)
{
	return samples_are(t, 1);
}

const char *
flame_thing(const struct flame *f)
{
	if (f->entity != ENTITY_SAMPLE)
		return "slice";
	return f->unit == WEIGHT_IN_NUMBERS && f->weighs == 0 &&
	    f->each == 0 && f->entities > 0 ? "stack" : "sample";
}

/* ---- columns ---- */

static int64_t
flame_total(const struct flame_node *v)
{
	return v->total;
}

static int64_t
flame_self(const struct flame_node *v)
{
	return v->self;
}

static int64_t
flame_count(const struct flame_node *v)
{
	return (int64_t)v->count;
}

#define FLAME_COLUMN_ROW(id, ...)	[FLAME_COLUMN_##id] = { __VA_ARGS__ },
const struct flame_column_row flame_columns[FLAME_COLUMNS] = {
	FLAME_COLUMN_ROWS(FLAME_COLUMN_ROW)
};

void
flame_column_text(const struct flame *f, const struct flame_node *v,
    enum flame_column c, char *out, size_t n)
{
	const struct flame_column_row *row = &flame_columns[c];
	int64_t of = row->number != NULL ? row->number(v) : 0;
	int64_t all = f->v[0].total;

	out[0] = '\0';
	if (row->kind == FLAME_IS_WEIGHT)
		flame_text(f, of, out, n);
	else if (row->kind == FLAME_IS_SHARE)
		snprintf(out, n, "%.1f", all > 0 ? (double)of / (double)all *
		    100 : 0);
	else if (row->kind == FLAME_IS_COUNT)
		text_count(out, n, (uint64_t)of);
}
