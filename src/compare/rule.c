/*
 * rule: evaluates a rule.  Nodes refer only to nodes before them, so one pass
 * in their order, each for all runs, gives the values of all.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"
#include "rule_int.h"

static void
node_join(const struct rule_node *n, const struct rule_value *a,
    const struct rule_value *b, struct rule_value *out)
{
	out->slice = NONE;
	out->known = a->known && b->known;
	switch (n->type) {
	case RULE_ADD:
		out->v = a->v + b->v;
		break;
	case RULE_SUBTRACT:
		out->v = a->v - b->v;
		break;
	case RULE_MULTIPLY:
		out->v = a->v * b->v;
		break;
	default:
		out->v = a->v / b->v;
		out->known = out->known && b->v != 0;
	}
}

/* ---- over runs ---- */

/* Returns a function of n > 0 values, which it sorts. */
static double
runs_function(const struct rule_node *n, double *v, size_t nv)
{
	double sum = 0, middle = compare_median(v, nv);
	size_t i;

	for (i = 0; i < nv; i++)
		sum += v[i];
	switch (n->function) {
	case RULE_SUM:
		return sum;
	case RULE_MEAN:
		return sum / (double)nv;
	case RULE_MIN:
		return v[0];
	case RULE_MAX:
		return v[nv - 1];
	default:	/* the middle of an even number is between two */
		return n->percent == 50 ? middle :
		    v[compare_rank(nv, n->percent)];
	}
}

/* Sets the value of a node in all runs; nothing if a run has nothing. */
static void
node_runs(const struct rule_node *n, const struct rule_value *of, size_t runs,
    struct rule_value *out)
{
	double *v = xcalloc(runs + 1, sizeof(*v)), all = 0;
	size_t i, known = 0;

	for (i = 0; i < runs; i++) {
		v[i] = of[i].v;
		known += of[i].known != 0;
	}
	if (known == runs && runs > 0)
		all = runs_function(n, v, runs);
	for (i = 0; i < runs; i++) {
		out[i].v = all;
		out[i].known = known == runs;
		out[i].slice = NONE;
	}
	free(v);
}

/* ---- values ---- */

/*
 * Writes the values of the nodes up to `last`, of each for all runs; call[] are
 * those of the calls, run by run.
 */
static void
nodes_run(const struct rule *r, uint32_t last, const struct rule_value *call,
    size_t runs, const struct rule_value *base, struct rule_value *v)
{
	const struct rule_node *n;
	struct rule_value *to;
	uint32_t i;
	size_t k;

	for (i = 0; i <= last; i++) {
		n = &r->node[i];
		if (n->type == RULE_RUNS) {
			node_runs(n, v + n->a * runs, runs, v + i * runs);
			continue;
		}
		for (k = 0; k < runs; k++) {
			to = &v[i * runs + k];
			if (n->type == RULE_NUMBER)
				*to = (struct rule_value){ n->number, 1, NONE };
			else if (n->type == RULE_BASE)
				*to = *base;
			else if (n->type == RULE_CALL)
				*to = call[k * r->ncalls + n->a];
			else
				node_join(n, &v[n->a * runs + k],
				    &v[n->b * runs + k], to);
		}
	}
}

int
rule_compares(enum rule_compare c, double a, double b)
{
	switch (c) {
	case RULE_LESS:
		return a < b;
	case RULE_LESS_EQUAL:
		return a <= b;
	case RULE_GREATER:
		return a > b;
	case RULE_GREATER_EQUAL:
		return a >= b;
	case RULE_EQUAL:
		return a >= b && a <= b;
	default:
		return a < b || a > b;
	}
}

/* ---- runs ---- */

static void
calls_run(struct rule *r, const struct trace *t, const struct part *part,
    struct rule_value *v)
{
	uint32_t i;

	for (i = 0; i < r->ncalls; i++)
		rule_call_run(&r->call[i], t, part, &v[i]);
}

void
rule_add(struct rule *r, const struct trace *t, const struct part *part)
{
	if (r->ncalls == 0) {
		r->nruns++;
		return;
	}
	while (r->run_cap < (r->nruns + 1) * r->ncalls)
		r->run = xgrow(r->run, r->run_cap, &r->run_cap,
		    sizeof(*r->run));
	calls_run(r, t, part, r->run + r->nruns++ * r->ncalls);
}

void
rule_add_base(struct rule *r, const struct trace *t, const struct part *part)
{
	free(r->base);
	r->base = xcalloc((size_t)r->ncalls + 1, sizeof(*r->base));
	calls_run(r, t, part, r->base);
}

uint32_t
rule_left_slice(const struct rule *r)
{
	const struct rule_node *n = &r->node[r->side[0]];

	return n->type == RULE_CALL && r->nruns > 0 ?
	    r->run[(r->nruns - 1) * r->ncalls + n->a].slice : NONE;
}

/* Whether the result is one for all runs: nothing is of each. */
static int
rule_is_one(const struct rule *r)
{
	return r->node[r->side[0]].is_one && r->node[r->side[1]].is_one;
}

/* Returns the value of the left side in the trace of BASE. */
static struct rule_value
base_value(const struct rule *r)
{
	struct rule_value of_base = { 0, 0, NONE }, *v;

	if (r->base == NULL)
		return of_base;
	v = xcalloc(r->nnodes, sizeof(*v));
	nodes_run(r, r->side[0], r->base, 1, &of_base, v);
	of_base = v[r->side[0]];
	of_base.slice = NONE;
	free(v);
	return of_base;
}

void
rule_results(const struct rule *r, struct rule_result *out)
{
	struct rule_value base = base_value(r);
	struct rule_value *v = xcalloc(r->nnodes * r->nruns + 1, sizeof(*v));
	const struct rule_value *side;
	size_t k;
	int i;

	nodes_run(r, r->nnodes - 1, r->run, r->nruns, &base, v);
	for (k = 0; k < r->nruns; k++) {
		memset(&out[k], 0, sizeof(out[k]));
		for (i = 0; i < 2; i++) {
			side = &v[r->side[i] * r->nruns + k];
			out[k].known[i] = side->known;
			out[k].value[i] = side->v;
		}
		out[k].is_time = r->node[r->side[0]].is_time;
		out[k].slice = v[r->side[0] * r->nruns + k].slice;
		out[k].holds = out[k].known[0] && out[k].known[1] &&
		    rule_compares(r->compare, out[k].value[0],
		    out[k].value[1]);
	}
	free(v);
}

void
rule_judge(const struct rule *r, struct rule_verdict *v)
{
	struct rule_result *all = xcalloc(r->nruns + 1, sizeof(*all));
	size_t i;

	rule_results(r, all);
	v->runs = rule_is_one(r) && r->nruns > 0 ? 1 : r->nruns;
	v->held = 0;
	for (i = 0; i < v->runs; i++)
		v->held += all[i].holds != 0;
	v->asked = r->of == 0 ? 1 : (v->runs * r->asked + r->of - 1) / r->of;
	v->holds = v->held >= v->asked;
	free(all);
}
