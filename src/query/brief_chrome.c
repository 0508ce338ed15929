/*
 * brief_chrome: a browser's trace: how busy its threads were, the main ones
 * first, the longest tasks, the functions of scripts that samples caught.
 *
 * It is known by the names that Chromium gives its main threads.  Without one
 * of a page it is a trace of the browser itself.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/flame.h"
#include "ttv/sat.h"
#include "ttv/slice_label.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_busy.h"
#include "brief_int.h"

#define TASKS	256	/* longest slices of which distinct ones get lines */
#define BUSY	4	/* threads that get lines */
#define PAGE	"Renderer"	/* name of a process of a page of the web */
#define BROWSER	"CrBrowserMain"	/* its main thread */

/* Returns whether a thread is the main one of a renderer, that of a page. */
static int
is_page(const struct trace *t, uint32_t utid)
{
	const char *name = trace_str(t, t->threads[utid].name);

	return strcmp(name, "CrRendererMain") == 0 ||
	    strcmp(name, "Chrome_InProcRendererThread") == 0;
}

static int
has_slices(const struct trace *t, uint32_t utid)
{
	return t->threads[utid].track != NONE &&
	    t->tracks[t->threads[utid].track].nslices > 0;
}

int
brief_chrome_is(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (has_slices(t, i) && is_page(t, i))
			return 1;
	return 0;
}

int
brief_browser_is(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (has_slices(t, i) && strcmp(trace_str(t,
		    t->threads[i].name), BROWSER) == 0)
			return 1;
	return 0;
}

/*
 * The busiest main thread of a page; pages of the browser itself (popups,
 * settings) come behind those of the web.
 */
uint32_t
brief_chrome_about(const struct trace *t)
{
	uint32_t i, track, upid, slowest, best = NONE;
	int64_t ns, most = -1;
	int web, is_web = 0;

	for (i = 0; i < t->nthreads; i++) {
		if (!has_slices(t, i) || !is_page(t, i))
			continue;
		track = t->threads[i].track;
		upid = t->threads[i].upid;
		web = upid != NONE && strcmp(trace_str(t,
		    t->processes[upid].name), PAGE) == 0;
		ns = busy_cpu(t, i);
		if (ns < 0)
			ns = busy_covered(t, track, &slowest);
		if (web > is_web || (web == is_web && ns > most)) {
			best = track;
			most = ns;
			is_web = web;
		}
	}
	return best;
}

/* ---- threads ---- */

/* Says of a process what its page is called. */
static const char *
busy_where(struct brief *b, const struct trace *t, const struct brief_busy *v)
{
	uint32_t upid = t->tracks[v->track].upid;
	const char *s;
	size_t half;

	if (upid == NONE || t->processes[upid].labels == 0)
		return "";
	s = trace_str(t, t->processes[upid].labels);
	half = strlen(s) / 2;
	/* "Popup,Popup": two frames of one page */
	if (s[half] != ',' || strncmp(s, s + half + 1, half) != 0)
		half = strlen(s);
	return brief_text(b, "%.*s", (int)half, s);
}

/* Adds the busiest threads, and as a fact that which the trace is about. */
static void
chrome_busy(struct brief *b, const struct trace *t,
    const struct brief_query *q, int64_t t0, int64_t t1)
{
	struct brief_busy *v = xcalloc((size_t)t->ntracks + 1, sizeof(*v));
	double span = (double)sat_span(t0, t1);
	struct brief_part *p;
	size_t n = brief_busiest(t, q, t0, t1, v), i, page;
	uint32_t about = brief_chrome_about(t);

	for (page = 0; page < n && v[page].track != about; page++)
		;
	if (page == n)
		for (page = 0; page < n && !is_page(t,
		    t->tracks[v[page].track].utid); page++)
			;
	if (page < n)
		brief_fact(b, "main thread %.1f %% busy", brief_percent(
		    (double)v[page].ns, span));
	p = brief_busy_part(b, t, v, n < BUSY ? n : BUSY, span);
	for (i = 0; p != NULL && i < p->n; i++)
		p->v[i].where = busy_where(b, t, &v[i]);
	free(v);
}

/*
 * Writes the longest slices of the main threads, which hold up a page or the
 * browser, at most n; without any those of all threads.
 */
static size_t
chrome_longest(const struct trace *t, const struct brief_query *q, uint32_t *s,
    size_t n)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	size_t found;
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = brief_chrome_works(t, i) && brief_has_track(q, i);
	found = busy_slowest(t, tracks, q->t0, q->t1, s, n);
	free(tracks);
	return found > 0 ? found : busy_slowest(t, q->tracks, q->t0, q->t1, s,
	    n);
}

int
brief_chrome_works(const struct trace *t, uint32_t track)
{
	uint32_t utid = t->tracks[track].utid;
	const char *name = utid != NONE ? trace_str(t, t->threads[utid].name) :
	    "";

	return t->tracks[track].type == TRACK_THREAD &&
	    label_matches("Cr*", name, strlen(name)) &&
	    label_matches("*Main", name, strlen(name));
}

void
brief_chrome_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	uint32_t s[TASKS];
	struct brief_part *p;
	char count[32];
	int64_t t0, t1;
	size_t n;

	brief_span(t, q, &t0, &t1);
	b->names = 1;
	text_count(count, sizeof(count), t->nprocesses);
	brief_fact(b, "%s %s", count, t->nprocesses == 1 ? "process" :
	    "processes");
	n = chrome_longest(t, q, s, TASKS);
	p = brief_slices(b, t, q, "longest", s, n);
	chrome_busy(b, t, q, t0, t1);
	if (p != NULL && p->n > 0)
		brief_fact(b, "longest task %s", p->v[0].number);
	if (flame_has(t, FLAME_SAMPLES))
		brief_functions(b, t, q, 0);
	brief_memory_processes(b, t, q);
}
