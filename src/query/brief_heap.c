/*
 * brief_heap: snapshots of a heap, each a table of who allocated how much: how
 * it grew from the first to the last, and whose allocations did.
 *
 * Which objects are of that kind, and where their tables have texts and bytes,
 * a format says by how it shows them: "NAME table . TEXT ... bytes=FIELD".  A
 * row without a text is of all; without such a row that is their sum.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/format_words.h"
#include "ttv/ref.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "brief_int.h"

#define SLICES	1000	/* a snapshot: with more a trace is about slices */
#define ROWS	512	/* of a snapshot that are compared, the first */
#define BYTES_MOST 0x1p53	/* no heap has more; sums of ROWS do not wrap */
#define TEXT	120	/* bytes of a stack that are seen, the last */
#define WORD	80	/* bytes of a name, and of a key */

struct heap_form {
	char	name[WORD], text[WORD], bytes[WORD];
};

struct heap_row {
	const char	*text;		/* not ended by a NUL */
	size_t		 len;
	uint64_t	 first, last;
};

/* Sets where a table of that kind has texts and bytes; returns 0 if a line of
 * a format says no such thing. */
static int
heap_form(const char *line, struct heap_form *f)
{
	const char *bytes = strstr(line, " bytes=");

	return bytes != NULL && sscanf(line, "%79s table . %79s", f->name,
	    f->text) == 2 && sscanf(bytes, " bytes=%79s", f->bytes) == 1;
}

/* Returns the object of a source's format with most snapshots, or NONE. */
static uint32_t
heap_of(const struct trace *t, const struct format_words *w,
    struct heap_form *f)
{
	struct heap_form form;
	uint32_t i, best = NONE;
	size_t k;

	for (k = 0; w != NULL && w->displays != NULL && w->displays[k] != NULL;
	    k++) {
		if (!heap_form(w->displays[k], &form))
			continue;
		for (i = 0; i < t->nobjects; i++)
			if (t->objects[i].nsnapshots > (best == NONE ? 0 :
			    t->objects[best].nsnapshots) && strcmp(trace_str(t,
			    t->objects[i].name), form.name) == 0) {
				best = i;
				*f = form;
			}
	}
	return best;
}

/* Returns the object that the trace is about, or NONE. */
static uint32_t
heap_about(const struct trace *t, struct heap_form *f)
{
	uint32_t best = NONE;
	size_t i;

	for (i = 0; i < t->nsources && best == NONE; i++)
		best = heap_of(t, t->sources[i].words, f);
	return best != NONE && t->nslices / SLICES <
	    t->objects[best].nsnapshots ? best : NONE;
}

int
brief_heap_is(const struct trace *t)
{
	struct heap_form f;

	return t->nobjects > 0 && heap_about(t, &f) != NONE;
}

uint32_t
brief_heap_about(const struct trace *t)
{
	struct heap_form f;
	uint32_t object = heap_about(t, &f);

	return object == NONE ? NONE : t->objects[object].track;
}

/* Returns a number of bytes; one that is none counts as 0. */
static uint64_t
heap_bytes(const struct value *v)
{
	char text[32];
	double d;

	if (v->len >= sizeof(text))
		return 0;
	memcpy(text, v->text, v->len);
	text[v->len] = '\0';
	d = strtod(text, NULL);
	return d > 0 && d < BYTES_MOST ? (uint64_t)d : 0;
}

/* Returns by how much a row has changed, either way. */
static uint64_t
heap_moved(const struct heap_row *r)
{
	return r->last > r->first ? r->last - r->first : r->first - r->last;
}

/* The rows of two snapshots, that of all first. */
struct heap {
	struct heap_row	 v[2 * ROWS + 1];
	size_t		 n;
};

/* Returns the row of a text, which is added; that of all has none. */
static struct heap_row *
heap_row(struct heap *h, const struct value *s)
{
	size_t i = s->len == 0 ? 0 : 1;

	for (; i < h->n && s->len > 0; i++)
		if (h->v[i].len == s->len && memcmp(h->v[i].text, s->text,
		    s->len) == 0)
			break;
	if (i == h->n)
		h->v[h->n++] = (struct heap_row){ s->text, s->len, 0, 0 };
	return &h->v[i];
}

/* Adds what the first rows of a snapshot say. */
static void
heap_add(struct heap *h, const struct trace *t, const struct heap_form *f,
    uint32_t snapshot, int last, struct arena *a)
{
	const struct value *rows = ref_snapshot(t, snapshot, a), *v, *s, *b;
	uint64_t sum = 0, *to;
	size_t seen = 0;
	struct heap_row *r;

	if (rows == NULL || rows->type != VALUE_ARRAY)
		return;
	for (v = rows->child; v != NULL && seen++ < ROWS; v = v->next) {
		if (v->type != VALUE_OBJECT || (s = value_get(v, f->text)) ==
		    NULL || s->type != VALUE_STRING || (b = value_get(v,
		    f->bytes)) == NULL || b->type != VALUE_NUMBER)
			continue;
		r = heap_row(h, s);
		to = last ? &r->last : &r->first;
		/* bytes without a stack have no text either, and are fewer */
		if (s->len > 0 || heap_bytes(b) > *to)
			*to = heap_bytes(b);
		sum += s->len > 0 ? heap_bytes(b) : 0;
	}
	to = last ? &h->v[0].last : &h->v[0].first;
	if (*to == 0)
		*to = sum;
}

static int
heap_order(const void *va, const void *vb)
{
	const struct heap_row *a = va, *b = vb;

	return COMPARE(heap_moved(b), heap_moved(a));
}

/* Adds "+8.1 MiB  12 MiB to 20.1 MiB  who", or of one snapshot "20.1 MiB". */
static void
heap_line(struct brief *b, struct brief_part *p, const struct heap_row *r,
    uint32_t snapshot, int one)
{
	struct brief_line *l = brief_line(p, ENTITY_SNAPSHOT, snapshot);
	char first[32], last[32], moved[32], text[TEXT + 4];
	size_t cut = r->len > TEXT ? r->len - TEXT : 0, from = cut;

	if (l == NULL)
		return;
	while (from > 0 && from < r->len && r->text[from - 1] != ' ')
		from++;		/* to where a frame begins */
	if (from == r->len)
		from = cut;
	text_bytes(first, sizeof(first), r->first);
	text_bytes(last, sizeof(last), r->last);
	text_bytes(moved, sizeof(moved), heap_moved(r));
	/* the end of a stack says who it was */
	text_safe(text, sizeof(text), r->len > 0 ? r->text + from : "",
	    r->len - from);
	l->number = brief_text(b, "%s%s", one ? "" : r->last < r->first ? "-" :
	    "+", moved);
	l->text = one ? brief_text(b, "%s", text) : brief_text(b,
	    "%s to %s  %s", first, last, text);
}

void
brief_heap_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct heap h = { .n = 1 };
	struct arena a = ARENA_INIT;
	struct brief_part *p;
	struct heap_form f;
	const struct object *o;
	uint32_t at = heap_about(t, &f), last;
	size_t i;
	int one;

	if (at == NONE)
		return;
	o = &t->objects[at];
	one = o->nsnapshots == 1;
	last = o->snapshot + o->nsnapshots - 1;
	if (!one)
		heap_add(&h, t, &f, o->snapshot, 0, &a);
	heap_add(&h, t, &f, last, 1, &a);
	sort_any(h.v + 1, h.n - 1, sizeof(*h.v), heap_order);
	brief_fact(b, "%u snapshot%s%s%s", o->nsnapshots, one ? "" : "s",
	    t->tracks[o->track].upid == NONE ? "" : " of ",
	    t->tracks[o->track].upid == NONE ? "" : brief_process(b, t,
	    t->tracks[o->track].upid));
	if (h.v[0].last > 0 && (p = brief_part(b, "heap")) != NULL)
		heap_line(b, p, &h.v[0], last, one);
	if (h.n > 1 && (p = brief_part(b, "stack")) != NULL)
		for (i = 1; i < h.n && !brief_cancelled(q); i++)
			if (heap_moved(&h.v[i]) > 0)
				heap_line(b, p, &h.v[i], last, one);
	arena_free(&a);
}
