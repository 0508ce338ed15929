/*
 * brief_async: operations beside each other on no thread, such as jobs of a
 * service: how many at once, the longest of each name, how often and how long
 * each name was open.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "brief_int.h"
#include "brief_sums.h"

static int
is_async(const struct trace *t, uint32_t track)
{
	return t->tracks[track].type == TRACK_ASYNC || t->tracks[track].type ==
	    TRACK_CUSTOM;
}

int
brief_async_is(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		if (is_async(t, i) && t->tracks[i].nslices > 0)
			return 1;
	return 0;
}

static int
most_order(const void *va, const void *vb)
{
	const struct sums_row *a = va, *b = vb;

	if (a->most != b->most)
		return COMPARE(b->most, a->most);
	return COMPARE(a->slice, b->slice);
}

/* Adds the longest operation of each name, the longest first. */
static void
longest_part(struct brief *b, const struct trace *t,
    const struct brief_query *q, struct sums *s)
{
	struct brief_part *p = s->keys.n > 0 ? brief_part(b, "longest") : NULL;
	struct brief_line *l;
	int64_t whole;
	uint32_t i;

	if (p == NULL)
		return;
	qsort(s->v, s->keys.n, sizeof(*s->v), most_order);
	for (i = 0; i < s->keys.n; i++) {
		if ((l = brief_line(p, ENTITY_SLICE, s->v[i].slice)) == NULL)
			break;
		whole = trace_dur(t, s->v[i].slice);
		l->number = brief_ns(b, whole == DUR_OPEN ? s->v[i].most :
		    whole);
		l->text = brief_slice(b, t, q, s->v[i].slice);
		l->where = s->v[i].upid == NONE ? "" : brief_process(b, t,
		    s->v[i].upid);
	}
}

void
brief_async_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct sums sums = { .ns = 0 };
	uint64_t count = 0;
	int64_t t0, t1, ns;
	char text[32];
	uint32_t i, r, track;

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		r = trace_slice_row(t, i);
		track = t->rows[r].track;
		ns = trace_slice_overlap(t, i, t0, t1);
		if (!is_async(t, track) || t->rows[r].depth > 0 || ns <= 0 ||
		    !brief_has_track(q, track))
			continue;
		count++;
		sums_add(&sums, t->kinds[t->kind[i]].name, t->nprocesses < 2 ?
		    NONE : t->tracks[track].upid, i, ns);
	}
	text_count(text, sizeof(text), count);
	brief_fact(b, "%s in all", text);
	if (t1 > t0)
		brief_fact(b, "%.1f at once", (double)sums.ns /
		    (double)sat_span(t0, t1));
	longest_part(b, t, q, &sums);
	if (b->nparts > 0 && b->part[0].n > 0)
		brief_fact(b, "longest %s %s", b->part[0].v[0].number,
		    b->part[0].v[0].text);
	sums_part(b, t, &sums, "open", (double)sums.ns);
	sums_free(&sums);
}
