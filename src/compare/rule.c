/*
 * rule: evaluates a rule.  Nodes refer only to nodes before them, so one pass
 * in their order gives the values of all.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"

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

/* Writes the values of the nodes up to `last`. */
static void
nodes_run(struct rule *r, uint32_t last, const struct trace *t,
    const struct rule_value *base, struct rule_value *v)
{
	const struct rule_node *n;
	uint32_t i;

	for (i = 0; i <= last; i++) {
		n = &r->node[i];
		switch (n->type) {
		case RULE_NUMBER:
			v[i].v = n->number;
			v[i].known = 1;
			v[i].slice = NONE;
			break;
		case RULE_BASE:
			v[i] = *base;
			break;
		case RULE_CALL:
			rule_call_run(&r->call[n->a], t, &v[i]);
			break;
		default:
			node_join(n, &v[n->a], &v[n->b], &v[i]);
		}
	}
}

static int
compare_holds(enum rule_compare c, double a, double b)
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

void
rule_run(struct rule *r, const struct trace *t, const struct trace *base,
    struct rule_result *out)
{
	struct rule_value *v = xcalloc(r->nnodes, sizeof(*v));
	struct rule_value of_base = { 0, 0, NONE };
	int i;

	if (r->has_base && base != NULL) {
		nodes_run(r, r->side[0], base, &of_base, v);
		of_base = v[r->side[0]];
		of_base.slice = NONE;
	}
	nodes_run(r, r->nnodes - 1, t, &of_base, v);
	memset(out, 0, sizeof(*out));
	for (i = 0; i < 2; i++) {
		out->known[i] = v[r->side[i]].known;
		out->value[i] = v[r->side[i]].v;
	}
	out->is_time = r->node[r->side[0]].is_time;
	out->slice = v[r->side[0]].slice;
	out->holds = out->known[0] && out->known[1] &&
	    compare_holds(r->compare, out->value[0], out->value[1]);
	free(v);
}
