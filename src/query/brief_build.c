/*
 * brief_build: a build: which tool, how much of it ran at once, the jobs that
 * ran alone and those behind each other on the longest way to the end; of a
 * compiler the headers and templates that cost most.
 *
 * It is known by the names that the tools give what they do.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/trace.h"

#include "brief_build.h"
#include "brief_int.h"

#define SLOW	256	/* slices of which distinct ones get lines */

/* Where a tool's name for what it does stands. */
enum sign_of { SIGN_NAME, SIGN_CATEGORY, SIGN_PROCESS };
struct build_tool {
	const char	*name;
	enum sign_of	 of;
	const char	*sign;		/* "build *": begins so */
	int		 compiles;	/* 1: one unit, which has headers */
};

static const struct build_tool tools[] = {
	{ "bazel", SIGN_CATEGORY, "action processing", 0 },
	{ "bazel", SIGN_CATEGORY, "critical path component", 0 },
	{ "clang", SIGN_NAME, "ExecuteCompiler", 1 },
	{ "lld", SIGN_NAME, "ExecuteLinker", 1 },
	{ "cmake", SIGN_CATEGORY, "cmake", 0 },
	{ "go", SIGN_NAME, "Running build command", 0 },
	{ "tsc", SIGN_NAME, "createProgram", 0 },
	{ "webpack", SIGN_NAME, "JavascriptParser", 0 },
	{ "turbo", SIGN_CATEGORY, "turborepo*", 0 },
	{ "ninja", SIGN_PROCESS, "build 1", 0 },
};
#define NTOOLS	(sizeof(tools) / sizeof(tools[0]))

static int
sign_is(const char *sign, const char *text)
{
	size_t n = strlen(sign);

	return n > 0 && sign[n - 1] == '*' ? strncmp(sign, text, n - 1) == 0 :
	    strcmp(sign, text) == 0;
}

static int
tool_is(const struct trace *t, const struct build_tool *tool)
{
	uint32_t i;

	for (i = 0; tool->of != SIGN_PROCESS && i < t->nkinds; i++)
		if (t->kind_count[i] > 0 && sign_is(tool->sign,
		    tool->of == SIGN_NAME ? trace_kind_name(t, i) :
		    trace_kind_cat(t, i)))
			return 1;
	for (i = 0; tool->of == SIGN_PROCESS && i < t->nprocesses; i++)
		if (sign_is(tool->sign, trace_str(t, t->processes[i].name)))
			return 1;
	return 0;
}

static const struct build_tool *
build_tool(const struct trace *t)
{
	size_t i;

	for (i = 0; i < NTOOLS; i++)
		if (tool_is(t, &tools[i]))
			return &tools[i];
	return NULL;
}

int
brief_build_is(const struct trace *t)
{
	return t->nslices > 0 && build_tool(t) != NULL;
}

/*
 * Returns whether a part tells all slices of a trace, none of them inside of
 * another: sums of names would say them again.
 */
static int
tells_all(const struct brief_part *p, const struct trace *t)
{
	size_t i;

	if (p == NULL || p->n != t->nslices)
		return 0;
	for (i = 0; i < p->n && trace_self(t, p->v[i].at.id) == trace_dur(t,
	    p->v[i].at.id); i++)
		;
	return i == p->n;
}

void
brief_build_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	const struct build_tool *tool = build_tool(t);
	const struct brief_part *slowest;
	uint32_t s[SLOW];
	int64_t t0, t1;
	size_t n;

	brief_span(t, q, &t0, &t1);
	brief_fact(b, "%s %s", tool->name, brief_ns(b, t1 - t0));
	if (tool->compiles)
		brief_compiled(b, t, q);
	n = busy_slowest(t, q->tracks, q->t0, q->t1, s, SLOW);
	slowest = brief_slices(b, t, q, "slowest", s, n);
	if (!tool->compiles)
		brief_jobs(b, t, q);
	b->names = (b->nparts == 1 && !tells_all(slowest, t)) ||
	    tool->compiles;
	if (b->nparts == 1 && n > 0)			/* no jobs */
		brief_fact(b, "longest %s %s", brief_ns(b, trace_dur(t, s[0])),
		    brief_name(b, t, q, s[0]));
}
