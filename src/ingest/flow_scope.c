/*
 * flow_scope: finds the flow of each point of an id that several scopes share.
 *
 * A step or an end is of the open flow of its scope; without one, of that of
 * the only other scope that has one, as flows go from process to process.
 * Where several have one, nothing says which is meant.  An end closes its flow.
 * A step or an end of no flow is half an arrow by itself.  Time decides, not
 * the order in the file, where each process may have sections of its own.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "flow_scope.h"

#define SCOPES_FEW	8		/* that are compared one by one */

void
flow_scopes_start(struct flow_scopes *s)
{
	if (s->n > SCOPES_FEW)
		idtab_free(&s->many);
	s->n = s->nstack = s->nopen = 0;
}

void
flow_scopes_free(struct flow_scopes *s)
{
	idtab_free(&s->many);
	free(s->v);
	free(s->stack);
}

static uint32_t
scope_many(struct flow_scopes *s, uint32_t scope)
{
	struct idkey w = {{ scope }};

	return idtab_add(&s->many, &w, NULL);
}

/* Returns the number of the flow of a scope, made if it is new. */
static uint32_t
scope_flow(struct flow_scopes *s, uint32_t scope)
{
	size_t i;

	if (s->n <= SCOPES_FEW) {
		for (i = 0; i < s->n; i++)
			if (s->v[i].scope == scope)
				return (uint32_t)i;
		/* from now on they are looked up */
		for (i = 0; s->n == SCOPES_FEW && i < s->n; i++)
			scope_many(s, s->v[i].scope);
	}
	i = s->n >= SCOPES_FEW ? scope_many(s, scope) : s->n;
	if (i == s->n) {
		s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
		s->v[s->n++] = (struct flow_scope){ scope, 0 };
	}
	return (uint32_t)i;
}

uint32_t
flow_scopes_point(struct flow_scopes *s, uint32_t scope, enum flow_step step)
{
	uint32_t flow = scope_flow(s, scope);

	if (step == FLOW_START) {
		s->nopen += !s->v[flow].open;
		s->v[flow].open = 1;
		s->stack = xgrow(s->stack, s->nstack, &s->stack_cap,
		    sizeof(*s->stack));
		s->stack[s->nstack++] = flow;
		return flow;
	}
	if (!s->v[flow].open) {
		if (s->nopen != 1)
			return NONE;
		while (!s->v[s->stack[s->nstack - 1]].open)
			s->nstack--;
		flow = s->stack[s->nstack - 1];
	}
	if (step != FLOW_STEP) {
		s->v[flow].open = 0;
		s->nopen--;
	}
	return flow;
}
