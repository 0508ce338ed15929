/*
 * ftrace_graph: lines of the function_graph tracer become slices.
 *
 * A call begins at its { and lasts as long as its } says; a leaf has both in
 * one line.  A } without its { began its duration earlier.
 *
 * - Without the option funcgraph-abstime lines have no times: each CPU has a
 *   clock that begins at 0 and goes on by the durations.
 * - Without funcgraph-proc lines have no tasks: the lines A => B say which task
 *   a CPU runs, the first of them what it ran before too.  A CPU without such
 *   lines has its calls on a track of its own.
 * - Times are shorter than the durations by some digits: a call begins no
 *   earlier than the one before it ended, and ends no earlier than those in it.
 *
 * All of it needs the lines before, so an input with such lines is one part.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"

/* Key of the calls of a CPU without tasks; tids are not negative. */
#define GRAPH_KEY_CPU(cpu)	(-2 - (int64_t)(cpu))

struct graph_open {			/* a call that is under way */
	int64_t		begin;
	int64_t		floor;		/* when the last call in it ended */
};

struct graph_context {			/* calls of a task, or CPU */
	struct graph_open *open;
	size_t		 n, cap;
	int64_t		 floor;		/* when the last outer call ended */
};

struct graph_cpu {
	int64_t		 clock;		/* ns */
	int64_t		 tid;		/* that it runs, or LINUX_UNKNOWN */
	const char	*comm;
	size_t		 comm_len;
};

struct ftrace_graph {
	const char	*data;		/* all of the trace */
	size_t		 len;
	int		 begun;		/* 1: graph_begin() was called */
	struct idtab	 context_ids, cpu_ids;
	struct graph_context *contexts;
	size_t		 contexts_cap;
	struct graph_cpu *cpus;
	size_t		 cpus_cap;
};

static struct graph_cpu *
graph_cpu(struct ftrace_graph *g, uint32_t cpu)
{
	struct idkey w = {{ cpu }};
	uint32_t i;
	int added;

	i = idtab_add(&g->cpu_ids, &w, &added);
	if (added) {
		g->cpus = xgrow(g->cpus, i, &g->cpus_cap, sizeof(*g->cpus));
		memset(&g->cpus[i], 0, sizeof(*g->cpus));
		g->cpus[i].tid = LINUX_UNKNOWN;
	}
	return &g->cpus[i];
}

static struct graph_context *
graph_context(struct ftrace_graph *g, int64_t key)
{
	struct idkey w = {{ (uint64_t)key }};
	uint32_t i;
	int added;

	i = idtab_add(&g->context_ids, &w, &added);
	if (added) {
		g->contexts = xgrow(g->contexts, i, &g->contexts_cap,
		    sizeof(*g->contexts));
		memset(&g->contexts[i], 0, sizeof(*g->contexts));
		g->contexts[i].floor = INT64_MIN;
	}
	return &g->contexts[i];
}

struct ftrace_graph *
ftrace_graph_new(const char *data, size_t len)
{
	struct ftrace_graph *g = xcalloc(1, sizeof(*g));

	g->data = data;
	g->len = len;
	return g;
}

/* Finds the task that each CPU ran before its first switch. */
static void
graph_begin(struct ftrace_graph *g)
{
	const char *p = g->data, *end = p + g->len, *hit, *line;
	struct ftrace_graph_line l;
	struct graph_cpu *cpu;

	g->begun = 1;
	while ((hit = memmem(p, (size_t)(end - p), " => ", 4)) != NULL) {
		line = memrchr(g->data, '\n', (size_t)(hit - g->data));
		line = line == NULL ? g->data : line + 1;
		p = find_line_end(hit, end);
		if (ftrace_graph_line(line, p, &l) == -1 ||
		    l.call != GRAPH_SWITCH)
			continue;
		cpu = graph_cpu(g, l.cpu);
		if (cpu->tid == LINUX_UNKNOWN) {
			cpu->tid = l.tid;
			cpu->comm = l.comm;
			cpu->comm_len = l.comm_len;
		}
	}
}

void
ftrace_graph_free(struct ftrace_graph *g)
{
	size_t i;

	if (g == NULL)
		return;
	for (i = 0; i < g->context_ids.n; i++)
		free(g->contexts[i].open);
	idtab_free(&g->context_ids);
	idtab_free(&g->cpu_ids);
	free(g->contexts);
	free(g->cpus);
	free(g);
}

static int64_t
graph_add(int64_t t, int64_t dur)
{
	return __builtin_add_overflow(t, dur, &t) ? INT64_MAX : t;
}

/* Returns the time before which the next call of a context cannot begin. */
static int64_t *
graph_floor(struct graph_context *c)
{
	return c->n == 0 ? &c->floor : &c->open[c->n - 1].floor;
}

static uint32_t
graph_kind(struct ftrace_part *part, const struct ftrace_graph_line *l,
    uint64_t off)
{
	uint32_t name = l->name_len == 0 ? 0 : linux_string(part->kernel, off,
	    l->name, l->name_len);

	return builder_kind(part->b, name, 0, 0);
}

/* What a line is taken with. */
struct graph_taking {
	struct ftrace_part *part;
	const struct ftrace_graph_line *l;
	struct graph_context *c;
	struct linux_event e;
	uint32_t	 track;
};

/* Takes a { or a leaf at a time; returns when the CPU is done with it. */
static int64_t
graph_enter(struct graph_taking *t, int64_t ts)
{
	struct graph_context *c = t->c;
	struct builder *b = t->part->b;
	uint32_t kind = graph_kind(t->part, t->l, t->e.off);
	int64_t dur = t->l->dur < 0 ? 0 : t->l->dur;

	if (ts < *graph_floor(c))
		ts = *graph_floor(c);
	if (t->l->call == GRAPH_LEAF) {
		builder_complete(b, t->track, ts, dur, kind, t->e.off);
		return *graph_floor(c) = graph_add(ts, dur);
	}
	builder_begin(b, t->track, ts, kind, t->e.off);
	c->open = xgrow(c->open, c->n, &c->cap, sizeof(*c->open));
	c->open[c->n].begin = ts;
	c->open[c->n++].floor = ts;
	return ts;
}

/* Takes a } at a time; returns when its call ended. */
static int64_t
graph_leave(struct graph_taking *t, int64_t ts)
{
	struct graph_context *c = t->c;
	struct builder *b = t->part->b;
	struct graph_open *o;
	int64_t dur = t->l->dur < 0 ? 0 : t->l->dur;

	if (c->n == 0) {
		if (ts < INT64_MIN + dur)
			dur = 0;
		builder_complete(b, t->track, ts - dur, dur,
		    graph_kind(t->part, t->l, t->e.off), t->e.off);
		if (ts > c->floor)
			c->floor = ts;
		return ts;
	}
	o = &c->open[--c->n];
	if (t->l->dur >= 0)
		ts = t->l->has_time || graph_add(o->begin, dur) > ts ?
		    graph_add(o->begin, dur) : ts;
	if (ts < o->floor)
		ts = o->floor;
	builder_end(b, t->track, ts, builder_kind(b, 0, 0, 0), t->e.off);
	return *graph_floor(c) = ts;
}

/* Takes a comment: an event that was written into the graph, or a note. */
static void
graph_comment(struct graph_taking *t)
{
	const char *p = t->l->name, *end = p + t->l->name_len;
	struct ftrace_line line;
	struct ftrace_fields f;
	struct linux_event e = t->e;

	if (ftrace_line_bare(p, end, &line) != FTRACE_EVENT ||
	    line.sys != 0) {
		builder_instant(t->part->b, linux_thread(t->part->kernel, &e),
		    e.ts, graph_kind(t->part, t->l, t->e.off), 0, e.off);
		return;
	}
	ftrace_event(&line, e.off, &t->e, &f);
	e.name = linux_name(t->part->kernel, line.name, line.name_len);
	e.field = t->e.field;
	e.arg = t->e.arg;
	if (!t->l->has_time || linux_event(t->part->kernel, &e) == -1)
		linux_instant(t->part->kernel, &e);
}

static void
graph_switched(struct ftrace_part *part, struct graph_cpu *cpu,
    const struct ftrace_graph_line *l, uint64_t off)
{
	struct linux_event e;

	memset(&e, 0, sizeof(e));
	e.ts = cpu->clock;
	e.off = off;
	linux_comm(part->kernel, &e, l->tid, l->comm, l->comm_len);
	linux_comm(part->kernel, &e, l->next_tid, l->next_comm,
	    l->next_comm_len);
	cpu->tid = l->next_tid;
	cpu->comm = l->next_comm;
	cpu->comm_len = l->next_comm_len;
}

void
ftrace_graph_take(struct ftrace_part *part, const struct ftrace_graph_line *l,
    uint64_t off)
{
	struct graph_cpu *cpu;
	struct graph_taking t;
	int64_t ts;

	if (l->call == GRAPH_NOTHING)
		return;
	if (!part->graph->begun)
		graph_begin(part->graph);
	cpu = graph_cpu(part->graph, l->cpu);
	ts = l->has_time ? l->ts : cpu->clock;
	if (l->call == GRAPH_SWITCH) {
		graph_switched(part, cpu, l, off);
		return;
	}
	memset(&t, 0, sizeof(t));
	t.part = part;
	t.l = l;
	t.e.ts = ts;
	t.e.off = off;
	t.e.cpu = l->cpu;
	t.e.tid = l->comm != NULL ? l->tid : cpu->tid;
	t.e.tgid = LINUX_UNKNOWN;
	t.e.comm = l->comm != NULL ? l->comm : cpu->comm;
	t.e.comm_len = l->comm != NULL ? l->comm_len : cpu->comm_len;
	if (l->call == GRAPH_COMMENT) {
		graph_comment(&t);
		return;
	}
	t.track = linux_functions(part->kernel, &t.e);
	t.c = graph_context(part->graph, t.e.tid > 0 ? t.e.tid :
	    GRAPH_KEY_CPU(l->cpu));
	ts = l->call == GRAPH_LEAVE ? graph_leave(&t, ts) :
	    graph_enter(&t, ts);
	if (!l->has_time)
		cpu->clock = ts;
}
