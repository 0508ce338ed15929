/*
 * brief_block: requests to block devices, as the kernel tells them: reads,
 * writes and more of each device, how long one took, how much of that it stood
 * in a queue before the device had it, and who waited.
 *
 * It is known by the category that requests have.  A request is a slice from
 * when it is made to when it is done, and one or more from when the device gets
 * it.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"

#define WHOLE	"block io "	/* begins of the names of requests, ... */
#define DEVICE	"block "	/* ... and of their time in the device */
#define SLOW	64		/* slices of which distinct ones get lines */

struct requests {		/* of one name */
	uint32_t	kind;
	uint32_t	longest;	/* slice, or NONE */
	uint64_t	n;
	int64_t		ns, most;
};

static int
kind_begins(const struct trace *t, uint32_t kind, const char *begin)
{
	return strcmp(trace_kind_cat(t, kind), "block") == 0 &&
	    strncmp(trace_kind_name(t, kind), begin, strlen(begin)) == 0;
}

int
brief_block_is(const struct trace *t)
{
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		if (kind_begins(t, i, DEVICE))
			n += t->kind_count[i];
	return n > 0 && n > t->nslices / 2;
}

/* Returns "write, metadata" of the kernel's "WM", "" of what it has not. */
static const char *
operation(struct brief *b, const char *letters)
{
	static const struct {
		char		 letter;
		const char	*word;
	} words[] = {
		{ 'R', "read" }, { 'W', "write" }, { 'D', "discard" },
		{ 'E', "secure erase" }, { 'F', "flush" }, { 'S', "sync" },
		{ 'M', "metadata" }, { 'A', "ahead" },
	};
	const char *s = "";
	size_t i;

	for (; *letters != '\0'; letters++)
		for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
			if (words[i].letter == *letters)
				s = brief_text(b, "%s%s%s", s, *s != '\0' ?
				    ", " : "", words[i].word);
	return s;
}

static int
requests_order(const void *va, const void *vb)
{
	const struct requests *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	return COMPARE(a->kind, b->kind);
}

/* Adds a part of requests by device and operation: how long one took. */
static void
requests_part(struct brief *b, const struct trace *t,
    const struct requests *v, const char *begin, const char *word)
{
	const char *name, *letters;
	struct brief_part *p = NULL;
	struct brief_line *l;
	char count[32];
	uint32_t i;

	for (i = 0; i < t->nkinds && v[i].n > 0; i++) {
		if (!kind_begins(t, v[i].kind, begin) || (begin[5] == ' ' &&
		    begin[6] == '\0' && kind_begins(t, v[i].kind, WHOLE)))
			continue;
		if (p == NULL)
			p = brief_part(b, word);
		if (p != NULL)
			p->ends = 1;
		if ((l = brief_line(p, ENTITY_SLICE, v[i].longest)) == NULL)
			return;
		name = trace_kind_name(t, v[i].kind) + strlen(begin);
		letters = strchr(name, ' ');
		text_count(count, sizeof(count), v[i].n);
		l->number = brief_ns(b, v[i].ns / (int64_t)v[i].n);
		l->text = brief_text(b, "%s %.*s", letters == NULL ? "" :
		    operation(b, letters + 1), letters == NULL ? 40 :
		    (int)(letters - name), name);
		if (v[i].n > 1)
			l->text = brief_text(b, "%s: average of %s, longest "
			    "%s", l->text, count, brief_ns(b, v[i].most));
	}
}

/* Adds up the requests of the time, by name. */
static void
requests_add(struct requests *v, const struct trace *t,
    const struct brief_query *q)
{
	struct requests *r;
	int64_t t0, t1, ns;
	uint32_t i;

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		r = &v[t->kind[i]];
		ns = trace_dur(t, i);
		if (r->kind == NONE || ns < 0 || trace_slice_overlap(t, i, t0,
		    t1) <= 0 || !brief_has_track(q, t->rows[trace_slice_row(t,
		    i)].track))
			continue;
		r->n++;
		r->ns = sat_add(r->ns, ns);
		if (r->longest == NONE || ns > r->most) {
			r->most = ns;
			r->longest = i;
		}
	}
}

static void
requests_facts(struct brief *b, const struct trace *t,
    const struct requests *v)
{
	int64_t whole = 0, device = 0, most = 0;
	uint64_t n = 0;
	char count[32];
	uint32_t i;

	for (i = 0; i < t->nkinds; i++) {
		if (v[i].n == 0)
			continue;
		if (!kind_begins(t, v[i].kind, WHOLE)) {
			device = sat_add(device, v[i].ns);
			continue;
		}
		whole = sat_add(whole, v[i].ns);
		n += v[i].n;
		if (v[i].most > most)
			most = v[i].most;
	}
	if (n == 0)
		return;
	text_count(count, sizeof(count), n);
	brief_fact(b, "%s request%s", count, n == 1 ? "" : "s");
	brief_fact(b, "%s on average, longest %s", brief_ns(b, whole /
	    (int64_t)n), brief_ns(b, most));
	if (device > 0 && device < whole)
		brief_fact(b, "%.0f %% of that in the queue", brief_percent(
		    (double)(whole - device), (double)whole));
}

void
brief_block_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct requests *v = xcalloc((size_t)t->nkinds + 1, sizeof(*v));
	uint32_t s[SLOW], i;
	size_t n;

	for (i = 0; i < t->nkinds; i++) {
		v[i].kind = kind_begins(t, i, DEVICE) ? i : NONE;
		v[i].longest = NONE;
	}
	requests_add(v, t, q);
	requests_facts(b, t, v);
	qsort(v, t->nkinds, sizeof(*v), requests_order);
	requests_part(b, t, v, WHOLE, "request");
	requests_part(b, t, v, DEVICE, "device");
	n = busy_slowest(t, q->tracks, q->t0, q->t1, s, SLOW);
	if (n > 0)
		brief_slices(b, t, q, "slowest", s, n);
	free(v);
}
