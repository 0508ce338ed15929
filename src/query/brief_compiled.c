/*
 * brief_compiled: what a compiler spent on headers, on templates and in its
 * passes, by what each is about: a header that ten others include is one line.
 *
 * Shares are of the time that compilers ran: of several files, or threads, all
 * of it.  Time of a header is that in it and all that it includes, nested ones
 * of the same header once.  To bound what is read of the input, slices below a
 * FINEth of the time are left out: together they cannot be first.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/slice_label.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_build.h"
#include "brief_int.h"

#define FINE	20000
#define LABELS	100000		/* slices whose args are read, at most */
#define NEARLY	95		/* percent of a slice */
#define NESTED	64		/* slices around one that are looked at */

struct compiled_part {
	const char	*word;
	const char	*pattern;	/* of names */
};
static const struct compiled_part parts[] = {
	{ "headers", "Source" },
	{ "templates", "Instantiate*" },
};

struct about {				/* a label, or a name without one */
	uint32_t	text;		/* string of `texts` */
	uint32_t	longest;
	uint32_t	count;
	int64_t		ns, most;
};
struct abouts {
	struct strtab	*texts;
	struct about	*v;		/* by string */
	size_t		 n, cap;
	size_t		 read;
};

/* Returns whether a slice is inside of another of its kind. */
static int
is_nested(const struct trace *t, uint32_t slice, uint32_t kind)
{
	int i;

	for (i = 0; i < NESTED && (slice = trace_parent(t, slice)) != NONE;
	    i++)
		if (t->kind[slice] == kind)
			return 1;
	return 0;
}

/* Returns whether one slice of its kind takes nearly all of a slice: that is
 * the one to be told. */
static int
is_wrapper(const struct trace *t, uint32_t slice)
{
	uint32_t first, n = trace_children(t, slice, &first), c;

	if (n == 0)
		return 0;
	c = lod_longest(t, first, first + n);
	return t->kind[c] == t->kind[slice] && trace_dur(t, c) >=
	    trace_dur(t, slice) / 100 * NEARLY;
}

/* Adds a slice to what it is about. */
static void
abouts_add(struct abouts *a, const struct trace *t,
    const struct brief_query *q, uint32_t slice, int64_t ns)
{
	struct buf b = BUF_INIT;
	struct about *v;
	uint32_t id;

	a->read++;
	slice_label(t, q->rules, slice, &b);
	if (b.len == 0) {
		if (is_nested(t, slice, t->kind[slice]))
			ns = 0;
		buf_adds(&b, trace_kind_name(t, t->kind[slice]));
	}
	id = strtab_add(a->texts, b.data, b.len);
	buf_free(&b);
	while (a->n <= id) {
		a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
		memset(&a->v[a->n], 0, sizeof(*a->v));
		a->v[a->n].text = (uint32_t)a->n;
		a->n++;
	}
	v = &a->v[id];
	v->ns = sat_add(v->ns, ns);
	if (v->count++ == 0 || ns > v->most) {
		v->most = ns;
		v->longest = slice;
	}
}

static int
about_order(const void *va, const void *vb)
{
	const struct about *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	return COMPARE(a->text, b->text);
}

static void
abouts_part(struct brief *b, const struct brief_query *q, struct abouts *a,
    const char *word, double span)
{
	struct brief_part *p = NULL;
	struct brief_line *l;
	size_t i;

	sort_any(a->v, a->n, sizeof(*a->v), about_order);
	for (i = 0; i < a->n && a->v[i].ns > 0 && !brief_cancelled(q); i++) {
		if (p == NULL)
			p = brief_part(b, word);
		if ((l = brief_line(p, ENTITY_SLICE, a->v[i].longest)) ==
		    NULL)
			break;
		l->number = brief_ns(b, a->v[i].ns);
		l->share = brief_percent((double)a->v[i].ns, span);
		l->text = brief_text(b, "%s", strtab_str(a->texts,
		    a->v[i].text));
		if (a->v[i].count > 1)
			l->where = brief_text(b, "%u times", a->v[i].count);
	}
}

/* Returns how long threads ran that have slices of compilers. */
static int64_t
compiled_whole(const struct trace *t, const struct brief_query *q)
{
	uint8_t *has = xcalloc((size_t)t->ntracks + 1, 1);
	int64_t t0, t1, sum = 0;
	const char *name;
	uint32_t i, row;

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->nslices; i++) {
		name = trace_kind_name(t, t->kind[i]);
		row = trace_slice_row(t, i);
		if (t->tracks[t->rows[row].track].type == TRACK_THREAD &&
		    (strcmp(name, "Frontend") == 0 || strcmp(name,
		    "Backend") == 0 || strcmp(name, "LTO") == 0))
			has[t->rows[row].track] = 1;
	}
	for (i = 0; i < t->nslices; i++) {
		row = trace_slice_row(t, i);
		if (has[t->rows[row].track] && t->rows[row].depth == 0)
			sum = sat_add(sum, trace_slice_overlap(t, i, t0, t1));
	}
	free(has);
	return sum > 0 ? sum : sat_span(t0, t1);
}

static void
compiled_part(struct brief *b, const struct trace *t,
    const struct brief_query *q, const struct compiled_part *c, double whole)
{
	struct abouts a = { strtab_new(), NULL, 0, 0, 0 };
	uint8_t *of = xcalloc((size_t)t->nkinds + 1, 1);
	int64_t t0, t1, least, ns;
	uint32_t i;

	brief_span(t, q, &t0, &t1);
	least = sat_span(t0, t1) / FINE;
	for (i = 0; i < t->nkinds; i++)
		of[i] = (uint8_t)label_matches(c->pattern,
		    trace_kind_name(t, i), strlen(trace_kind_name(t, i)));
	for (i = 0; i < t->nslices && a.read < LABELS && (i % 4096 != 0 ||
	    !brief_cancelled(q)); i++) {
		if (!of[t->kind[i]] || trace_dur(t, i) <= least ||
		    is_wrapper(t, i))
			continue;
		ns = trace_slice_overlap(t, i, t0, t1);
		if (ns > 0 && brief_has_track(q, t->rows[trace_slice_row(t,
		    i)].track))
			abouts_add(&a, t, q, i, ns);
	}
	abouts_part(b, q, &a, c->word, whole);
	free(a.v);
	free(of);
	strtab_free(a.texts);
}

/* Adds how much of the time the outermost slices of a name take. */
static void
compiled_fact(struct brief *b, const struct trace *t,
    const struct brief_query *q, const char *name, const char *word,
    double whole)
{
	int64_t t0, t1, sum = 0;
	uint32_t i, kind;

	brief_span(t, q, &t0, &t1);
	for (kind = 0; kind < t->nkinds && strcmp(trace_kind_name(t, kind),
	    name) != 0; kind++)
		;
	if (kind == t->nkinds || t->kind_count[kind] == 0)
		return;
	for (i = 0; i < t->nslices; i++)
		if (t->kind[i] == kind && !is_nested(t, i, kind))
			sum = sat_add(sum, trace_slice_overlap(t, i, t0, t1));
	if (sum > 0)
		brief_fact(b, "%s %s %.0f %%", word, brief_ns(b, sum),
		    brief_percent((double)sum, whole));
}

void
brief_compiled(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	double whole = (double)compiled_whole(t, q);
	size_t i;

	for (i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		compiled_part(b, t, q, &parts[i], whole);
	compiled_fact(b, t, q, "Frontend", "frontend", whole);
	compiled_fact(b, t, q, "Backend", "backend", whole);
	compiled_fact(b, t, q, "LTO", "LTO", whole);
}
