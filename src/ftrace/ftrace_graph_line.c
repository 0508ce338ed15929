/*
 * ftrace_graph_line: a line of the function_graph tracer:
 *
 *	SECONDS.FRACTION | CPU) COMM-PID | FLAGS | + DURATION us | CALL
 *	CPU) COMM-PID => COMM-PID
 *
 * Options leave out any of the columns but CALL, which is one of
 *
 *	NAME(ARGS) {		NAME(ARGS);
 *	}			a comment
 *
 * and may have a comment behind it: the function that a } belongs to, and what
 * it returned.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

#define GRAPH_COLUMNS	4		/* before the call, at most */
#define GRAPH_PID	18		/* digits of a pid, at most */

static int
ends_with(const char *p, const char *end, const char *with)
{
	size_t n = strlen(with);

	return (size_t)(end - p) >= n && memcmp(end - n, with, n) == 0;
}

/* Reads "+ 12.250 us" as ns, "" as none; returns 0, or -1. */
static int
graph_duration(const char *p, const char *end, int64_t *ns)
{
	int64_t n, part = 0, unit, scale;
	const char *fraction = NULL, *q;

	*ns = -1;
	if (p == end || ends_with(p, end, "==>") || begins_with(p, end, "<=="))
		return 0;
	while (p < end && strchr("+!#*@$", *p) != NULL)
		p++;
	p = skip_blanks(p, end);
	if (ftrace_digits(&p, end, &n) == -1)
		return -1;
	if (p < end && *p == '.') {
		fraction = ++p;
		while (p < end && *p >= '0' && *p <= '9')
			p++;
	}
	q = skip_blanks(p, end);
	unit = end - q == 2 && memcmp(q, "us", 2) == 0 ? 1000 :
	    end - q == 2 && memcmp(q, "ms", 2) == 0 ? 1000000 :
	    end - q == 1 && *q == 's' ? 1000000000 : 0;
	if (unit == 0)
		return -1;
	for (scale = unit; fraction != NULL && fraction < p; fraction++) {
		scale /= 10;
		part += (*fraction - '0') * scale;
	}
	return __builtin_mul_overflow(n, unit, &n) ||
	    __builtin_add_overflow(n, part, ns) ? -1 : 0;
}

/* Reads "COMM-PID"; returns 0, or -1. */
static int
graph_task(const char *p, const char *end, const char **comm, size_t *len,
    int64_t *tid)
{
	const char *q = end;

	/* no further than a pid reaches: a line may be tried many times */
	while (q > p && q[-1] >= '0' && q[-1] <= '9' &&
	    end - q <= GRAPH_PID)
		q--;
	if (q == end || q == p || q[-1] != '-')
		return -1;
	*comm = p;
	*len = (size_t)(q - 1 - p);
	return ftrace_digits(&q, end, tid);
}

/* Sets the return value "= 0x1", "ret=0x1" or "(ret=0x1)" of a comment. */
static void
graph_return(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *eq = memchr(p, '=', (size_t)(end - p));

	if (eq == NULL)
		return;
	eq = skip_blanks(eq + 1, end);
	if (end > eq && end[-1] == ')')
		end--;
	g->ret = eq;
	g->ret_len = (size_t)(end - eq);
}

/* Reads the inside of the comment behind a }: its function, what it returns. */
static void
graph_tail(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *q;

	for (q = p; q < end && *q != ' ' && *q != '='; q++)
		;
	if (q == end || *q == ' ') {
		g->name = p;
		g->name_len = (size_t)(q - p);
	}
	graph_return(g, p, end);
}

/* Reads "NAME(ARGS) {" or "NAME(ARGS);". */
static enum ftrace_call
graph_function(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *open, *close, *q;
	enum ftrace_call call;

	if (end == p || (end[-1] != '{' && end[-1] != ';'))
		return GRAPH_BAD;
	call = end[-1] == '{' ? GRAPH_ENTER : GRAPH_LEAF;
	end--;
	ftrace_trim(p, &end);
	open = memchr(p, '(', (size_t)(end - p));
	close = open == NULL ? NULL : memrchr(open, ')',
	    (size_t)(end - open));
	q = open == NULL ? end : open;
	ftrace_trim(p, &q);
	g->name = p;
	g->name_len = (size_t)(q - p);
	if (close != NULL && close > open + 1) {
		g->args = open + 1;
		g->args_len = (size_t)(close - open) - 1;
	}
	return g->name_len == 0 ? GRAPH_BAD : call;
}

static enum ftrace_call
graph_call(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *open = NULL, *inside = NULL, *inside_end = NULL;

	p = skip_blanks(p, end);
	ftrace_trim(p, &end);
	if (p == end)
		return GRAPH_NOTHING;
	if (ends_with(p, end, "*/"))
		for (open = end - 2; open > p + 1 &&
		    memcmp(open - 2, "/*", 2) != 0; open--)
			;
	if (open != NULL && open > p + 1) {
		inside = skip_blanks(open, end - 2);
		inside_end = end - 2;
		ftrace_trim(inside, &inside_end);
		end = open - 2;
		ftrace_trim(p, &end);
	}
	if (inside != NULL && p == end) {
		g->name = inside;
		g->name_len = (size_t)(inside_end - inside);
		return GRAPH_COMMENT;
	}
	if (*p == '}') {
		if (inside != NULL)
			graph_tail(g, inside, inside_end);
		return end == p + 1 || end[-1] == ';' ? GRAPH_LEAVE :
		    GRAPH_BAD;
	}
	if (inside != NULL)
		graph_return(g, inside, inside_end);
	return graph_function(g, p, end);
}

int
ftrace_graph_call(const char *p, const char *end, struct ftrace_graph_line *g)
{
	const char *bar = memchr(p, '|', (size_t)(end - p)), *q = bar;

	g->call = GRAPH_BAD;
	if (bar == NULL)
		return -1;
	p = skip_blanks(p, bar);
	ftrace_trim(p, &q);
	if (graph_duration(p, q, &g->dur) == -1)
		return -1;
	g->call = graph_call(g, bar + 1, end);
	return g->call == GRAPH_BAD ? -1 : 0;
}

int
ftrace_is_graph(const struct ftrace_line *l)
{
	return l->sys == 0 && ((l->name_len == 14 &&
	    memcmp(l->name, "funcgraph_exit", 14) == 0) ||
	    (l->name_len == 15 && memcmp(l->name, "funcgraph_entry",
	    15) == 0));
}

/* Reads "COMM-PID => COMM-PID"; returns 0, or -1. */
static int
graph_switch(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *arrow = memmem(p, (size_t)(end - p), " => ", 4), *q;
	const char *next;

	for (; arrow != NULL; arrow = memmem(arrow + 1,
	    (size_t)(end - arrow) - 1, " => ", 4)) {
		q = arrow;
		p = skip_blanks(p, q);
		ftrace_trim(p, &q);
		next = skip_blanks(arrow + 4, end);
		if (graph_task(p, q, &g->comm, &g->comm_len, &g->tid) == 0 &&
		    graph_task(next, end, &g->next_comm, &g->next_comm_len,
		    &g->next_tid) == 0)
			return 0;
	}
	return -1;
}

/* Reads the columns from the CPU on. */
static enum ftrace_call
graph_columns(struct ftrace_graph_line *g, const char *p, const char *end)
{
	const char *bar, *q;
	int i;

	for (i = 0; i < GRAPH_COLUMNS; i++, p = bar + 1) {
		if ((bar = memchr(p, '|', (size_t)(end - p))) == NULL)
			return GRAPH_BAD;
		p = skip_blanks(p, bar);
		q = bar;
		ftrace_trim(p, &q);
		if (graph_duration(p, q, &g->dur) == 0)
			return graph_call(g, bar + 1, end);
		if (graph_task(p, q, &g->comm, &g->comm_len, &g->tid) == -1) {
			g->flags = p;
			g->nflags = (size_t)(q - p);
		}
	}
	return GRAPH_BAD;
}

int
ftrace_graph_line(const char *p, const char *end, struct ftrace_graph_line *g)
{
	const char *q;
	int64_t n;
	int ticks;

	memset(g, 0, sizeof(*g));
	g->cpu = NONE;
	g->tid = g->next_tid = LINUX_UNKNOWN;
	g->dur = -1;
	ftrace_trim(p, &end);
	q = p = skip_blanks(p, end);
	if (ftrace_time(&q, end, &g->ts, &ticks) == 0 && !ticks) {
		q = skip_blanks(q, end);
		if (q < end && *q == '|') {
			g->has_time = 1;
			p = skip_blanks(q + 1, end);
		}
	}
	q = p;
	if (ftrace_digits(&q, end, &n) == 0 && q < end && *q == ')' &&
	    n < NONE) {
		g->cpu = (uint32_t)n;
		p = q + 1;
		if (memchr(p, '|', (size_t)(end - p)) == NULL) {
			g->call = graph_switch(g, p, end) == 0 ?
			    GRAPH_SWITCH : GRAPH_BAD;
			return g->call == GRAPH_BAD ? -1 : 0;
		}
	}
	g->call = graph_columns(g, p, end);
	return g->call == GRAPH_BAD ? -1 : 0;
}
