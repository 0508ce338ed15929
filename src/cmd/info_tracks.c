/*
 * info_tracks: the table of `ttv info` that says what has slices and instants:
 * CPUs, tracks of no process, processes and their threads, in the order of the
 * view; those without a track come behind the others.
 *
 * Of CPUs, tracks, processes, and the threads of a process, only those with the
 * most slices are printed, and how many there are beside.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/layout.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "info.h"

#define ID_COLS		23	/* of a blank and 20 digits in brackets */
#define INDENT		2
#define LABELS_COLS	76	/* of a terminal of 80, without the indent */

/* What a line is about. */
enum { SET_CPUS, SET_TRACKS, SET_PROCESSES, SET_THREADS, SETS };

static const char *const set_names[SETS][2] = {
	{ "CPU", "CPUs" }, { "track", "tracks" }, { "process", "processes" },
	{ "thread", "threads" }
};

struct line {
	int		 set;		/* SET_*: what it is about */
	uint32_t	 owner;		/* line of a thread's process; NONE */
	uint32_t	 track;		/* NONE: it has none */
	uint32_t	 id;		/* process; thread without a track */
	uint64_t	 slices, instants;
	uint64_t	 more;		/* instants of what is below */
	int		 shown;		/* lines_choose() */
};

struct lines {
	const struct info *in;
	struct line	*v;
	uint32_t	 n, cap;
	uint32_t	*process;	/* by upid: its line, or NONE */
};

static struct line *
line_add(struct lines *l, int set, uint32_t owner, uint32_t track, uint32_t id)
{
	struct line *new;

	if (l->n == l->cap) {
		l->cap = l->cap * 2 + 64;
		l->v = xreallocarray(l->v, l->cap, sizeof(*l->v));
	}
	new = memset(&l->v[l->n++], 0, sizeof(*new));
	new->set = set;
	new->owner = owner;
	new->track = track;
	new->id = id;
	if (track != NONE) {
		new->slices = l->in->slices[track];
		new->instants = l->in->instants[track];
	}
	if (owner != NONE)
		l->v[owner].more += new->instants;
	return new;
}

/* Adds the track of no process and sums up all that is below it. */
static void
add_tree(struct lines *l, uint32_t root)
{
	const struct trace *t = l->in->trace;
	struct line *new = line_add(l, SET_TRACKS, NONE, root, NONE);
	uint32_t i;

	for (i = root + 1; i < t->ntracks && t->tracks[i].parent != NONE &&
	    t->tracks[i].parent >= root; i++) {
		new->slices += l->in->slices[i];
		new->instants += l->in->instants[i];
	}
}

static void
add_process(struct lines *l, uint32_t track, uint32_t upid)
{
	l->process[upid] = l->n;
	line_add(l, SET_PROCESSES, NONE, track, upid)->slices =
	    l->in->process_slices[upid];
}

static void
add_tracks(struct lines *l)
{
	const struct trace *t = l->in->trace;
	const struct track *k;
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->type == TRACK_PROCESS && k->upid != NONE)
			add_process(l, i, k->upid);
		else if (k->type == TRACK_THREAD)
			line_add(l, SET_THREADS, k->upid == NONE ? NONE :
			    l->process[k->upid], i, NONE);
		else if (k->type == TRACK_CPU)
			line_add(l, SET_CPUS, NONE, i, NONE);
		else if (k->type == TRACK_CUSTOM && k->parent == NONE)
			add_tree(l, i);
	}
}

/* Adds the processes and threads that have no track. */
static void
add_quiet(struct lines *l)
{
	const struct trace *t = l->in->trace;
	uint32_t i, upid;

	for (i = 0; i < t->nprocesses; i++)
		if (t->processes[i].track == NONE)
			add_process(l, NONE, i);
	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].track == NONE) {
			upid = t->threads[i].upid;
			line_add(l, SET_THREADS, upid == NONE ? NONE :
			    l->process[upid], NONE, i);
		}
}

/* ---- which lines are printed ---- */

/* Orders lines by set and process, then by what they have, most first. */
static int
compare_lines(const void *va, const void *vb)
{
	const struct line *a = *(const struct line *const *)va;
	const struct line *b = *(const struct line *const *)vb;

	if (a->set != b->set)
		return COMPARE(a->set, b->set);
	if (a->owner != b->owner)
		return COMPARE(a->owner, b->owner);
	if (a->slices != b->slices)
		return COMPARE(b->slices, a->slices);
	if (a->instants + a->more != b->instants + b->more)
		return COMPARE(b->instants + b->more, a->instants + a->more);
	return COMPARE(a, b);
}

/* Marks the first in->most lines of each set, and of each process's threads. */
static void
lines_choose(struct lines *l)
{
	struct line **order = xcalloc((size_t)l->n + 1, sizeof(*order));
	const struct line *first = NULL;
	size_t i, nth = 0;

	for (i = 0; i < l->n; i++)
		order[i] = &l->v[i];
	qsort(order, l->n, sizeof(*order), compare_lines);
	for (i = 0; i < l->n; i++) {
		if (first == NULL || order[i]->set != first->set ||
		    order[i]->owner != first->owner) {
			first = order[i];
			nth = 0;
		}
		order[i]->shown = l->in->most == 0 || nth++ < l->in->most;
	}
	free(order);
}

/* ---- text ---- */

static void
line_label(const struct line *l, const struct trace *t, char *label,
    size_t size)
{
	if (l->set == SET_PROCESSES)
		trace_process_label(t, l->id, label, size);
	else if (l->track != NONE)
		trace_track_label(t, l->track, label, size);
	else
		trace_thread_label(t, l->id, label, size);
}

static void
line_write(struct buf *b, const struct line *l, const struct trace *t)
{
	int indent = l->owner == NONE ? INDENT : 2 * INDENT;
	int cols = NAME_COLS + 4 - indent;
	char label[256], n[32];
	const char *id;

	line_label(l, t, label, sizeof(label));
	id = strrchr(label, '[');
	if (id != NULL && id > label && id[-1] == ' ')
		id--;
	buf_printf(b, "%*s", indent, "");
	if (id != NULL && strlen(id) <= ID_COLS &&
	    layout_width(label, strlen(label)) > cols) {
		/* the id tells those apart that begin in the same way */
		layout_left(b, cols - (int)strlen(id), label,
		    (size_t)(id - label));
		buf_adds(b, id);
	} else
		layout_left(b, cols, label, strlen(label));
	text_count(n, sizeof(n), l->slices);
	layout_right(b, 14, n);
	text_count(n, sizeof(n), l->instants);
	layout_right(b, 14, n);
	buf_addc(b, '\n');
}

static void
hidden_write(struct buf *b, int indent, int set, uint32_t n)
{
	char count[32];

	if (n == 0)
		return;
	text_count(count, sizeof(count), n);
	buf_printf(b, "%*sand %s more %s\n", indent, "", count,
	    set_names[set][n > 1]);
}

/* Writes the labels of a line's process, if it is one that has any. */
static void
labels_write(struct buf *b, const struct line *l, const struct trace *t)
{
	const char *labels;

	if (l->set != SET_PROCESSES || t->processes[l->id].labels == 0)
		return;
	labels = trace_str(t, t->processes[l->id].labels);
	buf_printf(b, "%*s", 2 * INDENT, "");
	layout_left(b, LABELS_COLS, labels, strlen(labels));
	layout_trim(b);
	buf_addc(b, '\n');
}

/* Writes a line of a process, its labels and the lines of its threads. */
static void
group_write(struct buf *b, const struct lines *l, const uint32_t *next,
    uint32_t line)
{
	const struct trace *t = l->in->trace;
	uint32_t i, hidden = 0;

	line_write(b, &l->v[line], t);
	labels_write(b, &l->v[line], t);
	for (i = next[line]; i != NONE; i = next[i])
		if (l->v[i].shown)
			line_write(b, &l->v[i], t);
		else
			hidden++;
	hidden_write(b, 2 * INDENT, SET_THREADS, hidden);
}

/* Returns the lists of threads: by line, the next one of its process. */
static uint32_t *
lists_make(const struct lines *l)
{
	uint32_t *next = xcalloc((size_t)l->n + 1, sizeof(*next));
	uint32_t i, owner;

	for (i = 0; i < l->n; i++)
		next[i] = NONE;
	for (i = l->n; i-- > 0; ) {
		if ((owner = l->v[i].owner) == NONE)
			continue;
		next[i] = next[owner];
		next[owner] = i;
	}
	return next;
}

static const char *
title(const struct lines *l)
{
	int has[SETS] = { 0 };
	uint32_t i;

	for (i = 0; i < l->n; i++)
		has[l->v[i].set] = 1;
	return has[SET_CPUS] ? "CPUs, processes and threads" :
	    has[SET_TRACKS] ? "tracks, processes and threads" :
	    "processes and threads";
}

void
info_tracks(struct buf *b, const struct info *in)
{
	struct lines l = { in, NULL, 0, 0, NULL };
	uint32_t i, *next, hidden[SETS] = { 0 };

	l.process = xcalloc((size_t)in->trace->nprocesses + 1,
	    sizeof(*l.process));
	for (i = 0; i < in->trace->nprocesses; i++)
		l.process[i] = NONE;
	add_tracks(&l);
	add_quiet(&l);
	lines_choose(&l);
	next = lists_make(&l);
	if (l.n > 0)
		buf_printf(b, "\n%-*s%14s%14s\n", NAME_COLS + 4, title(&l),
		    "slices", "instants");
	for (i = 0; i < l.n; i++)
		if (l.v[i].owner == NONE && l.v[i].shown)
			group_write(b, &l, next, i);
		else
			hidden[l.v[i].set] += l.v[i].owner == NONE;
	for (i = 0; i < SETS; i++)
		hidden_write(b, INDENT, (int)i, hidden[i]);
	free(next);
	free(l.process);
	free(l.v);
}
