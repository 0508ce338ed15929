/*
 * write: what the writers share.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/sched.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "write_int.h"

#define ARENA_KEEP	((size_t)1024 * 1024)	/* bytes kept for the next */

void
write_lost(struct write *w, enum write_loss loss, uint64_t n)
{
	w->report->n[loss] += n;
}

void
write_place(const struct trace *t, const struct callsite *c, uint32_t *line,
    uint32_t *column)
{
	const struct frame *f = c->frame == 0 ? NULL : &t->frames[c->frame];

	*line = *column = 0;
	if (f != NULL && f->line != 0) {
		*line = f->line;
		*column = f->column;
	} else if (c->place != 0)
		trace_place(t, c->cat, c->place, line, column);
}

int
write_more(struct write *w)
{
	if (w->to->more != NULL && !w->failed && w->to->more(w->to->arg) == -1)
		w->failed = 1;
	return !w->failed;
}

void
write_fresh(struct write *w)
{
	if (w->arena.total > ARENA_KEEP)
		arena_free(&w->arena);
}

int
write_is_text(const char *name)
{
	static const char *const	names[] = { "systemTraceEvents",
	    "powerTraceAsString", "androidProcessDump", "cgroupDump" };
	size_t				i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(name, names[i]) == 0)
			return 1;
	return 0;
}

/* ---- ids ---- */

static int
ident_fits(struct ident id, int64_t max)
{
	return max == 0 ? id.type != IDENT_NONE :
	    id.type == IDENT_INT && id.num >= 0 && id.num <= max;
}

/* Sets next_id above all ids of up to 30 bits. */
static void
ids_next(struct write *w)
{
	const struct trace	*t = w->t;
	const int64_t		 limit = INT64_C(1) << 30;
	uint32_t		 i;
	int64_t			 n;

	w->next_id = 1;
	for (i = 0; i < t->nprocesses + t->nthreads; i++) {
		n = i < t->nprocesses ? t->processes[i].pid.num :
		    t->threads[i - t->nprocesses].tid.num;
		if (n >= w->next_id && n < limit)
			w->next_id = n + 1;
	}
}

int64_t
write_new_id(struct write *w)
{
	return w->next_id++;
}

static struct ident
ident_new(struct write *w)
{
	struct ident	id = { IDENT_INT, 0, write_new_id(w) };

	write_lost(w, WRITE_RENUMBERED, 1);
	return id;
}

struct id_order {
	struct ident	id;
	uint32_t	owner, number;	/* owner: process of a thread */
};

static int
id_compare(const void *va, const void *vb)
{
	const struct id_order	*a = va, *b = vb;

	if (a->owner != b->owner)
		return COMPARE(a->owner, b->owner);
	if (a->id.type != b->id.type)
		return COMPARE(a->id.type, b->id.type);
	if (a->id.num != b->id.num)
		return COMPARE(a->id.num, b->id.num);
	if (a->id.text != b->id.text)
		return COMPARE(a->id.text, b->id.text);
	return COMPARE(a->number, b->number);
}

/* Gives a new id to all but the first of equal ones, and to those too large. */
static void
ids_settle(struct write *w, struct id_order *v, uint32_t n, struct ident *out,
    const uint8_t *in, int64_t max)
{
	struct id_order	last;
	uint32_t	i;

	qsort(v, n, sizeof(*v), id_compare);
	for (i = 0; i < n; i++) {
		out[v[i].number] = v[i].id;
		if (in != NULL && !in[v[i].number])
			continue;
		last.number = NONE;
		if (i > 0) {
			last = v[i - 1];
			last.number = v[i].number;
		}
		if (!ident_fits(v[i].id, max) ||
		    (i > 0 && id_compare(&last, &v[i]) == 0))
			out[v[i].number] = ident_new(w);
	}
}

static void
ids_start(struct write *w, int64_t max)
{
	const struct trace	*t = w->t;
	size_t			 n = t->nprocesses > t->nthreads ?
				    t->nprocesses : t->nthreads;
	struct id_order		*v = xcalloc(n + 1, sizeof(*v));
	uint32_t		 i;

	ids_next(w);
	w->pid = xcalloc((size_t)t->nprocesses + 1, sizeof(*w->pid));
	w->tid = xcalloc((size_t)t->nthreads + 1, sizeof(*w->tid));
	for (i = 0; i < t->nprocesses; i++)
		v[i] = (struct id_order){ t->processes[i].pid, 0, i };
	ids_settle(w, v, t->nprocesses, w->pid, w->cut->processes, max);
	for (i = 0; i < t->nthreads; i++)
		v[i] = (struct id_order){ t->threads[i].tid,
		    t->threads[i].upid, i };
	ids_settle(w, v, t->nthreads, w->tid, w->cut->threads, max);
	free(v);
}

void
write_start(struct write *w, const struct cut *cut, const struct write_to *to,
    struct write_report *report, int64_t max)
{
	memset(w, 0, sizeof(*w));
	w->t = cut->t;
	w->cut = cut;
	w->to = to;
	w->b = to->buf;
	w->report = report;
	ids_start(w, max);
}

void
write_end(struct write *w)
{
	free(w->pid);
	free(w->tid);
	arena_free(&w->arena);
}

/* ---- slices ---- */

/* Fills the times of slice `id` of a row. */
static void
write_slice_times(const struct write *w, uint32_t id, uint32_t row,
    struct write_slice *s)
{
	const struct trace	*t = w->t;

	s->id = id;
	s->row = row;
	s->ts = t->ts[id];
	s->open = trace_dur_told(t, id) == DUR_OPEN;
	if (s->open || __builtin_add_overflow(s->ts, trace_dur(t, id), &s->end))
		s->end = INT64_MAX;
	if (!w->cut->clip)
		return;
	if (s->ts < w->cut->from)
		s->ts = w->cut->from;
	if (s->end > w->cut->to) {
		s->end = w->cut->to;
		s->open = 0;
	}
}

void
write_slice_facts(struct write *w, uint32_t id, uint32_t upid,
    struct event_facts *f)
{
	write_fresh(w);
	trace_facts(w->t, trace_off(w->t, id), trace_end_off(w->t, id), upid, f,
	    &w->arena);
}

int64_t
write_flow_leaves(const struct trace *t, uint32_t end)
{
	uint32_t	s = flow_end_slice(t, end);

	return s == NONE || trace_dur(t, s) == DUR_OPEN ? flow_end_ts(t, end) :
	    trace_slice_end(t, s);
}

uint32_t
write_lane_rows(const struct trace *t, uint32_t row)
{
	const struct row	*r = &t->rows[row];
	uint32_t		 n = 1;

	while (row + n < t->nrows && r[n].track == r->track &&
	    r[n].lane == r->lane)
		n++;
	return n;
}

struct lane_level {
	struct write_slice	 open;	/* the slice whose children are
					 * visited */
	uint32_t		 at, end;	/* slices left of the row */
	int64_t			 bound;	/* ts of the next slice of the row */
	int			 bounded;	/* 0: there is none */
	int			 in;	/* 1: `open` is in the cut */
};

static int
lane_has(const struct write *w, const struct lane_level *v, uint32_t d)
{
	return v[d].at < v[d].end && (d == 0 || !v[d - 1].bounded ||
	    w->t->ts[v[d].at] < v[d - 1].bound);
}

/* Enters the next slice of level d. */
static void
lane_enter(struct write *w, struct lane_level *l, uint32_t row, uint32_t d,
    const struct write_lane *f)
{
	uint32_t	s = l->at++;

	l->bounded = l->at < l->end;
	if (l->bounded)
		l->bound = w->t->ts[l->at];
	l->in = cut_slice(w->cut, s);
	if (!l->in)
		return;
	write_slice_times(w, s, row, &l->open);
	f->begin(f->arg, &l->open, d);
}

void
write_lane(struct write *w, uint32_t row, uint32_t nrows,
    const struct write_lane *f)
{
	struct lane_level	*v = xcalloc(nrows, sizeof(*v));
	uint32_t		 d;

	for (d = 0; d < nrows; d++) {
		v[d].at = w->t->rows[row + d].first;
		v[d].end = v[d].at + w->t->rows[row + d].n;
	}
	for (d = 0; !w->failed;) {
		if (d < nrows && lane_has(w, v, d)) {
			lane_enter(w, &v[d], row + d, d, f);
			d++;
			continue;
		}
		if (d == 0)
			break;
		d--;
		if (v[d].in && f->end != NULL)
			f->end(f->arg, &v[d].open, d);
	}
	free(v);
}
