/*
 * brief_profile: samples of call stacks: the functions with most time of their
 * own, and those with most time in all that they call, each with its place.
 *
 * Slices beside the samples, as where a profile lies in a trace of events, have
 * lines too: the slowest.  Names that stand for no function (the root, an idle
 * program) are facts of their own.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/flame.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"

#define FEW	20	/* samples: fewer tell nothing */
#define ALL_OF	99	/* percent: a function that is around nearly all says
			 * nothing */

#define UNNAMED		25	/* percent of samples in code without symbols:
				 * from there on objects have lines */
static const char unknown[] = "[unknown]";	/* caller or code */

int
brief_profile_is(const struct trace *t)
{
	return t->nsamples >= (t->nslices > 0 ? FEW : 1) && t->ncallsites > 0;
}

static int
is_function(const struct trace *t, const struct flame_name *n)
{
	return n->name != FLAME_REST && flame_is_function(
	    trace_str(t, n->name));
}

/* Returns "parse w.js:2:10". */
static const char *
function_text(struct brief *b, const struct trace *t,
    const struct flame_name *n)
{
	char place[160] = "";

	if (n->place != 0 || n->shared)
		flame_place_text(t, n->place != 0 ? n->place : n->cat, place,
		    sizeof(place));
	return brief_text(b, "%.*s%s", 120, trace_str(t, n->name), place);
}

/* Adds a function, with what its weight is of a whole. */
static void
function_line(struct brief *b, struct brief_part *p, const struct trace *t,
    const struct flame *f, const struct flame_name *n, int64_t weight,
    double whole)
{
	char number[32];
	struct brief_line *l = brief_line(p, f->entity, n->longest);

	if (l == NULL)
		return;
	if (n->longest == NONE)
		l->at.type = ENTITY_NONE;
	l->share = brief_percent((double)weight, whole);
	flame_text(f, weight, number, sizeof(number));
	l->number = brief_text(b, "%s", number);
	l->text = function_text(b, t, n);
}

static int
total_order(const void *va, const void *vb)
{
	const struct flame_name *a = *(const struct flame_name *const *)va;
	const struct flame_name *b = *(const struct flame_name *const *)vb;

	if (a->total != b->total)
		return COMPARE(b->total, a->total);
	return COMPARE(a, b);
}

/* Adds the functions whose callees take most, but for those that take all. */
static void
profile_totals(struct brief *b, const struct trace *t, const struct flame *f)
{
	const struct flame_name **v = xcalloc(f->nnames + 1,
	    sizeof(struct flame_name *));
	struct brief_part *p;
	size_t i, n = 0;

	for (i = 0; i < f->nnames; i++)
		if (is_function(t, &f->names[i]) &&
		    strcmp(trace_str(t, f->names[i].name), unknown) != 0 &&
		    f->names[i].total > f->names[i].self &&
		    brief_percent((double)f->names[i].total,
		    (double)f->v[0].total) < ALL_OF)
			v[n++] = &f->names[i];
	qsort(v, n, sizeof(*v), total_order);
	p = n > 0 ? brief_part(b, "total") : NULL;
	for (i = 0; i < n && p != NULL && p->n < BRIEF_LINES; i++)
		function_line(b, p, t, f, v[i], v[i]->total,
		    (double)f->v[0].total);
	free(v);
}

/* What runs in one object: a program, a library, the kernel. */
struct object_sum {
	uint32_t	file;		/* string */
	int64_t		self;
};

static int
file_order(const void *va, const void *vb)
{
	const struct object_sum *a = va, *b = vb;

	return COMPARE(a->file, b->file);
}

static int
sum_order(const void *va, const void *vb)
{
	const struct object_sum *a = va, *b = vb;

	if (a->self != b->self)
		return COMPARE(b->self, a->self);
	return file_order(va, vb);
}

/* Sums the samples of each object; returns the objects, most first. */
static size_t
sum_objects(const struct flame *f, struct object_sum *v)
{
	size_t n = 0, i, k = 0;

	for (i = 0; i < f->n; i++)
		if (f->v[i].self > 0 && f->v[i].cat != 0)
			v[n++] = (struct object_sum){ f->v[i].cat,
			    f->v[i].self };
	qsort(v, n, sizeof(*v), file_order);
	for (i = 0; i < n; i++)
		if (k > 0 && v[k - 1].file == v[i].file)
			v[k - 1].self = sat_add(v[k - 1].self, v[i].self);
		else
			v[k++] = v[i];
	qsort(v, k, sizeof(*v), sum_order);
	return k;
}

/*
 * Adds the objects where much of the code has no symbols, so that no function
 * is known, and says how much, and below how much the callers are not known.
 */
static void
profile_objects(struct brief *b, const struct trace *t, const struct flame *f)
{
	struct object_sum *v = xcalloc((size_t)f->n + 1, sizeof(*v));
	double all = (double)f->v[0].total, unnamed = 0, lost = 0, share;
	struct brief_part *p = NULL;
	struct brief_line *l;
	const char *name;
	char number[32];
	size_t i, n;

	for (i = 0; i < f->nnames; i++) {
		name = f->names[i].name == FLAME_REST ? "" : trace_str(t,
		    f->names[i].name);
		unnamed += *name == '[' ? (double)f->names[i].self : 0;
		if (strcmp(name, unknown) == 0)
			lost = (double)(f->names[i].total - f->names[i].self);
	}
	if ((share = brief_percent(unnamed, all)) >= UNNAMED) {
		brief_fact(b, "%.0f %% without symbols", share);
		p = brief_part(b, "object");
	}
	if ((share = brief_percent(lost, all)) >= UNNAMED)
		brief_fact(b, "%.0f %% with callers unknown", share);
	n = p != NULL ? sum_objects(f, v) : 0;
	for (i = 0; i < n && (l = brief_line(p, ENTITY_NONE, NONE)) != NULL;
	    i++) {
		l->share = brief_percent((double)v[i].self, all);
		flame_text(f, v[i].self, number, sizeof(number));
		l->number = brief_text(b, "%s", number);
		name = strrchr(trace_str(t, v[i].file), '/');
		l->text = brief_text(b, "%.120s", name != NULL &&
		    name[1] != '\0' ? name + 1 : trace_str(t, v[i].file));
	}
	free(v);
}

/* Adds what the head says of a profile. */
static void
profile_facts(struct brief *b, const struct trace *t, const struct flame *f,
    const struct brief_part *p)
{
	int timed = f->unit != WEIGHT_IN_NUMBERS;
	const char *s = f->entities == 1 ? "" : "s";
	char count[32], sum[32];
	size_t i;

	text_count(count, sizeof(count), f->entities);
	flame_text(f, f->v[0].total, sum, sizeof(sum));
	if (f->weighs != 0)	/* and what they weigh, unless 1 each */
		brief_fact(b, strcmp(count, sum) == 0 ? "%s sample%s of %s" :
		    "%s sample%s of %s, %s", count, s, flame_title(t, f), sum);
	else if (timed)
		brief_fact(b, "%s sample%s in %s", count, s, sum);
	else if (strcmp(flame_thing(f), "stack") != 0)
		brief_fact(b, "%s sample%s", count, s);
	else		/* each of which stands for several */
		brief_fact(b, "%s stack%s, %s in all", count, s, sum);
	if (p != NULL && p->n > 0)
		brief_fact(b, "most in %s", p->v[0].text);
	for (i = 0; i < f->nnames; i++)
		if (!is_function(t, &f->names[i]) && f->names[i].self > 0)
			brief_fact(b, "%s %.1f %%", trace_str(t,
			    f->names[i].name), brief_percent(
			    (double)f->names[i].self,
			    (double)f->v[0].total));
}

int
brief_functions(struct brief *b, const struct trace *t,
    const struct brief_query *q, int facts)
{
	struct flame_query fq = { .tracks = q->tracks, .weight =
	    flame_sample_weight(t), .threads = q->threads,
	    .progress = q->progress };
	struct brief_part *p = NULL;
	struct flame f;
	double whole;
	size_t i;

	brief_span(t, q, &fq.t0, &fq.t1);
	if (flame_make(&f, t, &fq) == 0 && f.v[0].total > 0) {
		/* beside busy threads, of the time that their shares are of */
		whole = facts || f.unit != WEIGHT_IN_NS ?
		    (double)f.v[0].total : (double)sat_span(fq.t0, fq.t1);
		p = brief_part(b, "sampled");
		for (i = 0; i < f.nnames && p != NULL && p->n < BRIEF_LINES;
		    i++)
			if (f.names[i].self > 0 && is_function(t,
			    &f.names[i]))
				function_line(b, p, t, &f, &f.names[i],
				    f.names[i].self, whole);
		if (facts) {
			profile_facts(b, t, &f, p);
			profile_objects(b, t, &f);
			profile_totals(b, t, &f);
		}
	}
	flame_free(&f);
	return p != NULL && p->n > 0;
}

void
brief_profile_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	(void)brief_functions(b, t, q, 1);
	if (q->nslow > 0)
		brief_slices(b, t, q, "slowest", q->slow, q->nslow);
}
