/*
 * ftrace_event: reads a part line by line; events go to the layer linux.
 *
 * Nothing that a line means depends on the lines before it, so parts may begin
 * at any line.  Stacks are found again from their event when someone asks.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/reading.h"
#include "ftrace.h"

#define FTRACE_SAMPLE_HELP "sample of a call stack"
#define FTRACE_SWITCH_HELP "switch of a thread: passed over"
#define FTRACE_CALL_HELP "call of a function"
#define FTRACE_GRAPH_HELP "begin or end of a function"

/* Whether the flags say that the event came in a hard or soft interrupt. */
static int
line_in_irq(const struct ftrace_line *l)
{
	return l->nflags > 2 && memchr("hHsSzZ", l->flags[2], 6) != NULL;
}

void
ftrace_event(const struct ftrace_line *l, uint64_t off,
    struct linux_event *e, struct ftrace_fields *f)
{
	memset(e, 0, sizeof(*e));
	e->ts = l->ts;
	e->off = off;
	e->cpu = l->cpu;
	e->tid = l->tid;
	e->tgid = l->tgid;
	e->comm = l->comm;
	e->comm_len = l->comm_len;
	e->in_irq = line_in_irq(l);
	f->name = l->name;
	f->name_len = l->name_len;
	f->text = l->text;
	f->end = l->end;
	f->done = 0;
	e->field = ftrace_field;
	e->arg = f;
}

/* Returns the number of the name that an event has for the layer linux. */
static uint32_t
line_name(struct ftrace_part *part, const struct ftrace_line *l)
{
	char name[128];
	int n;

	if (l->sys == 0)
		return linux_name(part->kernel, l->name, l->name_len);
	n = snprintf(name, sizeof(name), "sys_%s_%.*s",
	    l->sys == '(' ? "enter" : "exit",
	    l->name_len > 100 ? 96 : (int)l->name_len - 4, l->name + 4);
	return linux_name(part->kernel, name, (size_t)n);
}

/*
 * Whether a line is the return of a system call that made a task, in the task
 * that was made: it never entered the call.  The parent gets a pid there.
 */
static int
is_birth(const struct ftrace_line *l)
{
	static const char *const calls[] = { "clone", "clone3", "fork",
	    "vfork" };
	const char *p = l->name, *end = l->end;
	size_t n = l->name_len, cut = l->sys == '>' ? 4 : 9, i;

	if ((l->sys != '>' && (n < 9 || memcmp(p, "sys_exit_", 9) != 0)) ||
	    n < cut)
		return 0;
	ftrace_trim(l->text, &end);
	if (end - l->text != 3 || memcmp(l->text, "0x0", 3) != 0)
		return 0;
	for (i = 0; i < sizeof(calls) / sizeof(*calls); i++)
		if (n - cut == strlen(calls[i]) &&
		    memcmp(p + cut, calls[i], n - cut) == 0)
			return 1;
	return 0;
}

/* Takes an event; returns 0, or -1 for a broken one. */
static int
take_event(struct ftrace_part *part, const struct ftrace_line *l,
    uint64_t off)
{
	struct ftrace_fields f;
	struct linux_event e;

	ftrace_event(l, off, &e, &f);
	e.name = line_name(part, l);
	if (part->bare) {
		e.ts = part->tick++;
		linux_instant(part->kernel, &e);
		return 0;
	}
	if (is_birth(l)) {
		linux_instant(part->kernel, &e);
		return 0;
	}
	return linux_event(part->kernel, &e);
}

static void
take_call(struct ftrace_part *part, const struct ftrace_line *l,
    uint64_t off)
{
	struct ftrace_fields f;
	struct linux_event e;

	ftrace_event(l, off, &e, &f);
	if (part->bare)
		e.ts = part->tick++;
	builder_instant(part->b, linux_thread(part->kernel, &e), e.ts,
	    builder_kind(part->b, linux_string(part->kernel, off, l->name,
	    l->name_len), 0, 0), 0, off);
	part->ncalls++;
}

/* Takes trace-cmd's event for a line of function_graph. */
static int
take_graph_event(struct ftrace_part *part, const struct ftrace_line *l,
    uint64_t off)
{
	struct ftrace_graph_line g;

	part->calls = 1;
	memset(&g, 0, sizeof(g));
	if (ftrace_graph_call(l->text, l->end, &g) == -1)
		return -1;
	g.has_time = 1;
	g.ts = l->ts;
	g.cpu = l->cpu;
	g.tid = l->tid;
	g.comm = l->comm;
	g.comm_len = l->comm_len;
	if (part->graph != NULL)
		ftrace_graph_take(part, &g, off);
	linux_count(part->kernel, line_name(part, l));
	return 0;
}

/* Takes a line that may be of function_graph; returns 0, or -1. */
static int
take_graph(struct ftrace_part *part, const char *p, const char *end,
    uint64_t off)
{
	struct ftrace_graph_line g;

	if (ftrace_graph_line(p, end, &g) == -1)
		return -1;
	part->calls = 1;
	if (part->graph != NULL)
		ftrace_graph_take(part, &g, off);
	part->ngraph += g.call == GRAPH_ENTER || g.call == GRAPH_LEAVE ||
	    g.call == GRAPH_LEAF;
	return 0;
}

/* Takes the clock that a comment names: "# clock_type=MONO". */
static void
take_comment(struct ftrace_part *part, const char *p, const char *end)
{
	static const char key[] = "clock_type=";
	const char *q;

	p = skip_blanks(p + 1, end);
	if ((size_t)(end - p) < sizeof(key) ||
	    memcmp(p, key, sizeof(key) - 1) != 0)
		return;
	p += sizeof(key) - 1;
	for (q = p; q < end && *q > ' '; q++)
		;
	part->clock = p;
	part->clock_len = (size_t)(q - p);
}

/* Counts a line that cannot be read; a last one that was cut as such. */
static void
take_bad(struct ftrace_part *part, const char *p, const char *end,
    uint64_t off)
{
	const struct reading *r = part->r;

	warn_add(builder_warn(part->b), end == r->data + r->len ?
	    WARN_TRUNCATED : ftrace_line_raw(p, end) ? WARN_LINE_RAW :
	    WARN_LINE, off);
}

void
ftrace_part_line(struct ftrace_part *part, const char *p, const char *end)
{
	uint64_t off = part->r->base + (uint64_t)(p - part->r->data);
	struct ftrace_line l;
	enum ftrace_type type;

	if (part->graph_first && take_graph(part, p, end, off) == 0)
		return;
	type = part->bare && p < end && *p != '#' && *p != ' ' ?
	    ftrace_line_bare(p, end, &l) : ftrace_line(p, end, &l);
	switch (type) {
	case FTRACE_EVENT:
		part->ticks |= l.ticks;
		part->relative |= l.relative;
		if ((ftrace_is_graph(&l) && !part->bare ?
		    take_graph_event(part, &l, off) :
		    take_event(part, &l, off)) == -1)
			take_bad(part, p, end, off);
		else
			part->nevents++;
		break;
	case FTRACE_CALL:
		part->ticks |= l.ticks;
		part->relative |= l.relative;
		take_call(part, &l, off);
		break;
	case FTRACE_STACK:
	case FTRACE_USER_STACK:
	case FTRACE_FRAME:		/* those of perf have no header */
		part->stacks = 1;
		break;
	case FTRACE_LOST:
		warn_addn(builder_warn(part->b), WARN_LOST_EVENTS, off,
		    l.lost);
		break;
	case FTRACE_BAD:
		if (part->bare || take_graph(part, p, end, off) == -1)
			take_bad(part, p, end, off);
		break;
	case FTRACE_NOTHING:
		if (p < end && *p == '#')
			take_comment(part, p, end);
		break;
	default:
		break;
	}
}

/* Reports how far a part is; returns 1 when reading is to stop. */
static int
part_step(struct ftrace_part *part, const char *p)
{
	uint64_t n = (uint64_t)(p - part->told);

	part->told = p;
	part->step = p + PROGRESS_STEP;
	return progress_add(part->progress, n);
}

void
ftrace_part_read(struct ftrace_part *part)
{
	const char *end = part->r->data + part->r->len, *p, *q;
	uint32_t name, help;

	for (p = part->start; p < part->limit; p = q + 1) {
		if (p >= part->step && part_step(part, p))
			break;
		if (part->samples != NULL) {
			q = ftrace_samples_take(part, p) - 1;
			continue;
		}
		q = find_line_end(p, end);
		ftrace_part_line(part, p, q);
		if (part->calls && part->graph == NULL)
			return;		/* it will be read in one part */
	}
	if (part->samples != NULL)
		ftrace_samples_end(part);
	if (part->nsamples > 0)
		reading_count(part->b, "sample", FTRACE_SAMPLE_HELP,
		    part->nsamples);
	if (part->nswitches > 0)
		reading_count(part->b, "PERF_RECORD_SWITCH", FTRACE_SWITCH_HELP,
		    part->nswitches);
	name = builder_string(part->b, "function", 8);
	help = builder_string(part->b, FTRACE_CALL_HELP,
	    strlen(FTRACE_CALL_HELP));
	if (part->ncalls > 0)
		builder_count(part->b, name, help, part->ncalls);
	name = builder_string(part->b, "function_graph", 14);
	help = builder_string(part->b, FTRACE_GRAPH_HELP,
	    strlen(FTRACE_GRAPH_HELP));
	if (part->ngraph > 0)
		builder_count(part->b, name, help, part->ngraph);
}
