/*
 * ftrace: the reader of the text of the kernel's tracer: tracefs's `trace` and
 * `trace_pipe`, `trace-cmd report`, `perf script`, systrace and atrace
 * (ttv-formats(5), FTRACE).
 *
 * An event is a line (ftrace_line.c), its args are fields of the line's text
 * (ftrace_field.c), and what it means is known by the layer linux.  The input
 * is cut at lines into parts, each read by one thread (ftrace_event.c).
 *
 * - What stands before a line TRACE: is no part of the trace; what stands
 *   behind it may be a zlib stream of the rest (atrace -z).
 * - With the option nocontext-info events have no times: each is a tick later
 *   than the one before, on the global track.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"

#define FTRACE_TRACE	"TRACE:"
#define FTRACE_TRACER	"# tracer:"
/* Lines that the bytes of an input may have before the first event. */
#define FTRACE_SNIFF	64

/* Whether a line is of a trace: an event, or a header that no other has. */
static int
sniff_line(const char *p, const char *end)
{
	struct ftrace_graph_line g;
	struct ftrace_line l;

	if (begins_with(p, end, FTRACE_TRACER) || begins_with(p, end, "cpus="))
		return 1;
	if (p == end || *p == '#')
		return 0;
	switch (ftrace_line(p, end, &l)) {
	case FTRACE_EVENT:
	case FTRACE_CALL:
	case FTRACE_STACK:
	case FTRACE_LOST:
		return 1;
	case FTRACE_BAD:
		return begins_with(p, end, FTRACE_TRACE) ||
		    ftrace_graph_line(p, end, &g) == 0;
	default:
		return 0;
	}
}

/* Returns where the trace begins: behind a line TRACE: near the top. */
static const char *
trace_begin(const char *p, const char *end)
{
	const char *start = p, *q;
	int i;

	for (i = 0; p < end && i < FTRACE_SNIFF; p = q + 1, i++) {
		q = find_line_end(p, end);
		if (begins_with(p, q, FTRACE_TRACE))
			return q < end ? q + 1 : end;
	}
	return start;
}

/* Whether a text behind TRACE: is compressed: atrace -z. */
static int
is_packed(const char *all, const char *p, const char *end)
{
	return p > all && end - p > 1 && p[0] == '\x78' &&
	    (0x78 << 8 | (unsigned char)p[1]) % 31 == 0;
}

/* Whether a line has bytes that stand in no text; a comm may have them. */
static int
is_binary(const char *p, const char *end)
{
	for (; p < end; p++)
		if ((unsigned char)*p < ' ' && *p != '\t' && *p != '\r')
			return 1;
	return 0;
}

static int
ftrace_sniff(const char *p, size_t n)
{
	const char *end = p + n, *q;
	int i;

	if (is_packed(p, trace_begin(p, end), end))
		return 1;
	if (sample_mode(p, end).on && memchr(p, '\0', n) == NULL)
		return 1;
	q = skip_spaces(p, end);
	if (q < end && *q == '<')	/* "<idle>-0", or a page */
		return sniff_line(q, find_line_end(q, end));
	for (i = 0; p < end && i < FTRACE_SNIFF; p = q + 1, i++) {
		q = find_line_end(p, end);
		if (is_binary(p, q))
			return 0;
		/* "|" also tells how long the first packet of a protobuf is */
		if (sniff_line(p, q))
			return *p != '|' || q == end || !is_binary(q + 1,
			    find_line_end(q + 1, end));
	}
	return 0;
}

/* ---- what the header says ---- */

/* Whether the first line that is no comment is an event without a time. */
static int
trace_is_bare(const char *p, const char *end)
{
	struct ftrace_line l;
	const char *q;

	for (; p < end; p = q + 1) {
		q = find_line_end(p, end);
		if (p == q || *p == '#')
			continue;
		if (*p == ' ' || ftrace_line(p, q, &l) != FTRACE_BAD)
			return 0;
		return ftrace_line_bare(p, q, &l) == FTRACE_EVENT;
	}
	return 0;
}

/* Whether the first line that is no comment is one of function_graph. */
static int
trace_is_graph(const char *p, const char *end)
{
	struct ftrace_graph_line g;
	struct ftrace_line l;
	const char *q;

	for (; p < end; p = q + 1) {
		q = find_line_end(p, end);
		switch (ftrace_line(p, q, &l)) {
		case FTRACE_NOTHING:
		case FTRACE_LOST:
			break;
		case FTRACE_BAD:
			return ftrace_graph_line(p, q, &g) == 0;
		default:
			return 0;
		}
	}
	return 0;
}

/* ---- parts ---- */

struct parts {
	struct reading	*r;
	struct ftrace_part *v;
	size_t		 n;
	struct sample_mode mode;	/* of perf */
	int		 bare;		/* 1: nocontext-info */
	int		 graph;		/* 1: function_graph */
	int		 bom;		/* 1: behind a byte order mark */
	struct progress	 progress;
};

static void
part_job(void *arg, size_t i)
{
	struct parts *w = arg;

	ftrace_part_read(&w->v[i]);
	linux_end(w->v[i].kernel);
	ftrace_past_free(w->v[i].past);
	ftrace_samples_free(w->v[i].samples);
	w->v[i].samples = NULL;
	ftrace_graph_free(w->v[i].graph);
}

/* Adds the part [from, to) of the trace that begins at start. */
static struct ftrace_part *
parts_add(struct parts *w, const char *start, const char *from,
    const char *to)
{
	struct ftrace_part *part = &w->v[w->n++];

	memset(part, 0, sizeof(*part));
	part->r = w->r;
	part->b = builder_new();
	/* the tracer stops in the middle of what runs */
	builder_open_ends(part->b);
	builder_in_file(part->b, w->r->file);
	part->kernel = linux_new(part->b, w->r->file);
	part->progress = &w->progress;
	part->start = part->told = part->step = from;
	part->limit = to;
	part->bare = w->bare;
	part->mode = w->mode;
	if (w->mode.on)
		part->samples = ftrace_samples_new(part);
	if (from != start) {
		part->past = ftrace_past_new(start, from);
		linux_look_back(part->kernel, ftrace_past, part->past);
	}
	return part;
}

/* Makes the whole text one part, which may have lines of function_graph. */
static void
parts_single(struct parts *w, const char *start)
{
	const char *end = w->r->data + w->r->len;
	struct ftrace_part *part = parts_add(w, start, start, end);

	part->graph = ftrace_graph_new(start, (size_t)(end - start));
	part->graph_first = w->graph;
}

/* Cuts the text from start on at lines. */
static void
parts_cut(struct parts *w, const char *start)
{
	const char *end = w->r->data + w->r->len, *p = start, *q;
	size_t len = (size_t)(end - start), i, n = (size_t)w->r->threads * 2;

	w->mode = sample_mode(start, end);
	w->bare = !w->mode.on && trace_is_bare(start, end);
	w->graph = !w->mode.on && trace_is_graph(start, end);
	w->v = xcalloc(n, sizeof(*w->v));
	if (w->r->threads == 1 || len < tuning.part_bytes || w->graph ||
	    w->mode.timeless) {
		parts_single(w, start);
		return;
	}
	for (i = 0; i < n && p < end; i++, p = q) {
		q = i + 1 == n ? end : start + len / n * (i + 1);
		if (q < p)
			q = p;
		q = q >= end ? end : find_line_end(q, end) + 1;
		if (q > end)
			q = end;
		if (w->mode.on)
			q = sample_cut(q, end, &w->mode);
		parts_add(w, start, p, q);
	}
}

/* Reads the parts; the text as one if they need what stands before them. */
static void
parts_read(struct parts *w, const char *start)
{
	int calls = 0;
	size_t i;

	pool_run(w->r->threads, w->n, part_job, w);
	for (i = 0; i < w->n; i++)
		calls |= w->v[i].calls && w->v[i].graph == NULL;
	if (!calls)
		return;
	for (i = 0; i < w->n; i++)
		builder_free(w->v[i].b);
	w->n = 0;
	atomic_store(&w->progress.done, 0);
	parts_single(w, start);
	part_job(w, 0);
}

/* Returns the clock of a header. */
static enum sys_clock
parts_clock(const char *p, size_t n)
{
	if (memmem(p, n, "MONO", 4) != NULL || memmem(p, n, "mono", 4) != NULL)
		return SYS_CLOCK_MONOTONIC;
	if (memmem(p, n, "BOOT", 4) != NULL || memmem(p, n, "boot", 4) != NULL)
		return SYS_CLOCK_BOOTTIME;
	if (memmem(p, n, "REAL", 4) != NULL || memmem(p, n, "TAI", 3) != NULL)
		return SYS_CLOCK_REALTIME;
	return SYS_CLOCK_UNKNOWN;
}

/* Joins what the parts found to one builder. */
static struct builder *
parts_join(struct parts *w, struct ftrace_state *state)
{
	struct builder **b = xcalloc(w->n, sizeof(*b)), *all;
	struct ftrace_part *part;
	int64_t tick = 0;
	enum sys_clock clock = SYS_CLOCK_UNKNOWN, one;
	int ticks = 0, relative = 0;
	size_t i;

	for (i = 0; i < w->n; i++) {
		part = &w->v[i];
		b[i] = part->b;
		if (part->clock != NULL && (one = parts_clock(part->clock,
		    part->clock_len)) != SYS_CLOCK_UNKNOWN)
			clock = one;
		if (part->bare) {
			builder_shift(part->b, tick);
			tick += part->tick;
		}
		state->stacks |= part->stacks;
		state->bare |= part->bare;
		ticks |= part->ticks || part->bare;
		relative |= part->relative;
		w->r->understood |= part->nevents > 0 || part->ncalls > 0 ||
		    part->ngraph > 0;
	}
	if (ticks)
		warn_add(builder_warn(b[0]), WARN_TICKS, WARN_NOWHERE);
	if (w->r->warn != NULL)
		warn_merge(builder_warn(b[0]), w->r->warn);
	if (w->bom)
		warn_add(builder_warn(b[0]), WARN_BOM, w->r->base);
	if (ticks || relative)
		clock = ticks ? SYS_CLOCK_OTHER : SYS_CLOCK_START;
	/* known to all before they are joined: a wall clock depends on it */
	for (i = 0; i < w->n; i++)
		builder_clock(b[i], clock);
	all = builder_join(b, w->n, w->r->threads);
	free(b);
	return all;
}

/* Has the zlib stream at p read as an input of its own. */
static struct builder *
read_packed(struct reading *r, const char *p)
{
	struct builder *b = builder_new();
	uint64_t off = r->base + (uint64_t)(p - r->data);

	builder_in_file(b, r->file);
	if (r->warn != NULL)
		warn_merge(builder_warn(b), r->warn);
	if (r->nested != NULL && r->nested(r->arg, p,
	    (size_t)(r->data + r->len - p), off) == -1)
		warn_add(builder_warn(b), WARN_PART, off);
	return b;
}

static struct builder *
ftrace_read(struct reading *r)
{
	struct ftrace_state *state = xcalloc(1, sizeof(*state));
	const char *start;
	struct builder *b;
	struct parts w;
	size_t mark;

	memset(&w, 0, sizeof(w));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	w.r = r;
	progress_begin(&w.progress, r);
	start = trace_begin(r->data, r->data + r->len);
	mark = start == r->data ? text_mark(start, r->len) : 0;
	w.bom = mark > 0;
	start += mark;
	if (is_packed(r->data, start, r->data + r->len)) {
		free(state);
		return read_packed(r, start);
	}
	parts_cut(&w, start);
	parts_read(&w, start);
	b = parts_join(&w, state);
	/* a tracer that recorded nothing writes its header all the same */
	r->understood |= (begins_with(start, r->data + r->len, FTRACE_TRACER) ||
	    begins_with(start, r->data + r->len, "cpus=")) &&
	    builder_warn(b)->entry[WARN_LINE].count == 0;
	r->state = state;
	free(w.v);
	return b;
}

const struct format ftrace_format = {
	.name = "ftrace",
	.help = "Linux ftrace text: trace, trace-cmd, perf script, systrace",
	.sniff = ftrace_sniff,
	.read = ftrace_read,
	.events = &ftrace_events,
	.by_line = 1,
	.words = {
		.type = "systrace",
		.clock = CLOCK_NUMBER_MONOTONIC,
		.counter = "atrace_counter",
		.profiler = "perf_text",
		.kernel = KERNEL_IN_TEXTS,
	},
};
