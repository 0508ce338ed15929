/*
 * brief_heap: snapshots of a heap, each a table of who allocated how much: how
 * it grew from the first to the last, and whose allocations did.
 *
 * Which objects are of that kind, and where their tables have texts and bytes,
 * a format says by how it shows them: "NAME table . TEXT ... bytes=FIELD".  A
 * row without a text is of all; without such a row that is their sum.
 *
 * A table is read row by row and not kept: of a stack remain a hash, by which
 * it is found again, and its end.  With more than ROWS stacks the first of them
 * are compared, and all are in the sum.  What only a tree of the table can tell
 * is read if its text has at most TREE bytes.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/format_words.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/leaf.h"
#include "ttv/ref.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"

#define SLICES	1000	/* a snapshot: with more a trace is about slices */
#define ROWS	16384	/* stacks that are compared: 3 MB */
#define TREE	1048576	/* bytes of a table, of which a tree has 30 MB */
#define BYTES_MOST 0x1p53	/* no heap has more, and no sum says more */
#define TEXT	120	/* bytes of a stack that are seen, the last */
#define WORD	80	/* bytes of a name, and of a key */

struct heap_form {
	char	name[WORD], text[WORD], bytes[WORD];
};

struct heap_row {
	uint64_t	 hash;		/* of all its bytes */
	size_t		 len;
	char		 end[TEXT + 1];	/* the last, and one before those */
	uint64_t	 bytes[2];	/* of the first snapshot and the last */
};

enum heap_field { FIELD_NONE, FIELD_TEXT, FIELD_BYTES, FIELDS };

/* The stacks of two snapshots, and where a snapshot is read. */
struct heap {
	const struct heap_form *form;
	const struct brief_query *q;
	struct heap_row	 all, *v;	/* the row of all; those of stacks */
	size_t		 n, cap;
	struct hashtab	 tab;		/* of v, by hash */
	uint64_t	 seed, sum;
	int		 last;		/* 1: the last snapshot, 0: the first */
	/* inside of args: */
	int		 depth, inside;	/* brackets; 1: those of the snapshot */
	int		 seen;		/* snapshots */
	enum heap_field	 field;
	int		 has[FIELDS];	/* of the row that is open */
	struct buf	 text;
	uint64_t	 bytes;
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
	return r->bytes[1] > r->bytes[0] ? r->bytes[1] - r->bytes[0] :
	    r->bytes[0] - r->bytes[1];
}

/* Returns the row of a stack, which is added; NULL: there are ROWS. */
static struct heap_row *
heap_row(struct heap *h, const char *p, size_t len)
{
	uint64_t hash = hash_text_from(h->seed, p, len);
	size_t end = len > TEXT + 1 ? TEXT + 1 : len;
	struct hashslot *slot;
	struct heap_row *r;

	if (hashtab_full(&h->tab, h->n))
		hashtab_grow(&h->tab);
	slot = hashtab_first(&h->tab, hash);
	while (slot->row != 0 && (h->v[slot->row - 1].hash != hash ||
	    h->v[slot->row - 1].len != len))
		slot = hashtab_next(&h->tab, slot);
	if (slot->row != 0)
		return &h->v[slot->row - 1];
	if (h->n == ROWS)
		return NULL;
	if (h->n == h->cap)
		h->v = xgrow(h->v, h->n, &h->cap, sizeof(*h->v));
	hashtab_set(slot, hash, h->n);
	r = &h->v[h->n++];
	memset(r, 0, sizeof(*r));
	r->hash = hash;
	r->len = len;
	memcpy(r->end, p + len - end, end);
	return r;
}

static uint64_t
heap_sum(uint64_t a, uint64_t b)
{
	return a + b < BYTES_MOST ? a + b : (uint64_t)BYTES_MOST;
}

/* Takes a row of a table; equal stacks are one. */
static void
heap_take(struct heap *h, const char *p, size_t len, uint64_t bytes)
{
	struct heap_row *r = len > 0 ? heap_row(h, p, len) : &h->all;
	uint64_t *to;

	if (len > 0)
		h->sum = heap_sum(h->sum, bytes);
	if (r == NULL)
		return;
	to = &r->bytes[h->last];
	if (len > 0)
		*to = heap_sum(*to, bytes);
	else if (bytes > *to)	/* bytes without a stack are fewer */
		*to = bytes;
}

/* ---- a snapshot, leaf by leaf: args are { snapshot: [ { a row } ] } */

static int
heap_is(const char *name, size_t n, const char *what)
{
	return n == strlen(what) && memcmp(name, what, n) == 0;
}

static int
heap_name(void *arg, const char *name, size_t n)
{
	struct heap *h = arg;

	if (h->depth == 0) {
		h->inside = heap_is(name, n, "snapshot");
		if (h->inside && h->seen++ > 0)
			return -1;
	} else if (h->depth == 2) {
		h->field = heap_is(name, n, h->form->text) ? FIELD_TEXT :
		    heap_is(name, n, h->form->bytes) ? FIELD_BYTES : FIELD_NONE;
		if (h->field != FIELD_NONE)
			h->has[h->field] = 0;
	}
	return brief_cancelled(h->q) ? -1 : 0;
}

static void
heap_open(void *arg, enum value_type type)
{
	struct heap *h = arg;

	if (h->depth++ == 0 && type != VALUE_ARRAY)
		h->inside = 0;
	if (h->depth == 2) {
		h->field = FIELD_NONE;
		h->has[FIELD_TEXT] = h->has[FIELD_BYTES] = 0;
	}
}

static void
heap_close(void *arg)
{
	struct heap *h = arg;

	if (h->depth-- == 2 && h->inside && h->has[FIELD_TEXT] &&
	    h->has[FIELD_BYTES])
		heap_take(h, h->text.data, h->text.len, h->bytes);
}

static void
heap_scalar(void *arg, const struct value *v)
{
	struct heap *h = arg;

	if (h->depth != 2 || !h->inside)
		return;
	if (h->field == FIELD_TEXT && v->type == VALUE_STRING) {
		buf_clear(&h->text);
		buf_add(&h->text, v->text, v->len);
		h->has[FIELD_TEXT] = 1;
	} else if (h->field == FIELD_BYTES && v->type == VALUE_NUMBER) {
		h->bytes = heap_bytes(v);
		h->has[FIELD_BYTES] = 1;
	}
}

/* ---- */

/* Takes the rows of a snapshot's value. */
static void
heap_tree(struct heap *h, const struct value *rows)
{
	const struct value *v, *s, *b;

	if (rows == NULL || rows->type != VALUE_ARRAY)
		return;
	for (v = rows->child; v != NULL && !brief_cancelled(h->q); v = v->next)
		if ((s = value_get(v, h->form->text)) != NULL &&
		    s->type == VALUE_STRING &&
		    (b = value_get(v, h->form->bytes)) != NULL &&
		    b->type == VALUE_NUMBER)
			heap_take(h, s->text, s->len, heap_bytes(b));
}

/* Reads the first snapshot or the last one; returns 0, or -1: it cannot. */
static int
heap_read(struct heap *h, const struct trace *t, uint32_t snapshot, int last)
{
	const struct leaf_sink sink = { .arg = h, .name = heap_name,
	    .open = heap_open, .close = heap_close, .scalar = heap_scalar };
	const struct snapshot *s = &t->snapshots[snapshot];
	struct arena a = ARENA_INIT;
	size_t i, len;

	h->last = last;
	h->seen = h->depth = 0;
	h->sum = 0;
	if (s->off == OFF_NONE || t->reader == NULL)
		return -1;
	if (s->nested || !trace_leaves(t, s->off, OFF_NONE, &sink)) {
		/* what was told is void */
		for (i = 0; i < h->n; i++)
			h->v[i].bytes[last] = 0;
		h->all.bytes[last] = h->sum = 0;
		if (t->reader->raw == NULL || t->reader->raw(t, s->off, &len) ==
		    NULL || len > TREE)
			return -1;
		heap_tree(h, ref_snapshot(t, snapshot, &a));
		arena_free(&a);
	}
	if (h->all.bytes[last] == 0)
		h->all.bytes[last] = h->sum;
	return 0;
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
	size_t end = r->len > sizeof(r->end) ? sizeof(r->end) : r->len;
	size_t cut = end > TEXT ? end - TEXT : 0, from = cut;

	if (l == NULL)
		return;
	while (from > 0 && from < end && r->end[from - 1] != ' ')
		from++;		/* to where a frame begins */
	if (from == end)
		from = cut;
	text_bytes(first, sizeof(first), r->bytes[0]);
	text_bytes(last, sizeof(last), r->bytes[1]);
	text_bytes(moved, sizeof(moved), heap_moved(r));
	/* the end of a stack says who it was */
	text_safe(text, sizeof(text), r->end + from, end - from);
	l->number = brief_text(b, "%s%s", one ? "" :
	    r->bytes[1] < r->bytes[0] ? "-" : "+", moved);
	l->text = one ? brief_text(b, "%s", text) : brief_text(b,
	    "%s to %s  %s", first, last, text);
}

void
brief_heap_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct heap_form f;
	struct heap h = { .form = &f, .q = q };
	struct brief_part *p;
	const struct object *o;
	uint32_t at = heap_about(t, &f), last;
	size_t i;
	int one, known;

	if (at == NONE)
		return;
	o = &t->objects[at];
	one = o->nsnapshots == 1;
	last = o->snapshot + o->nsnapshots - 1;
	h.seed = hash_seed(&h);
	known = (one || heap_read(&h, t, o->snapshot, 0) == 0) &&
	    heap_read(&h, t, last, 1) == 0;
	sort_any(h.v, h.n, sizeof(*h.v), heap_order);
	brief_fact(b, "%u snapshot%s%s%s", o->nsnapshots, one ? "" : "s",
	    t->tracks[o->track].upid == NONE ? "" : " of ",
	    t->tracks[o->track].upid == NONE ? "" : brief_process(b, t,
	    t->tracks[o->track].upid));
	if (known && h.all.bytes[1] > 0 && (p = brief_part(b, "heap")) != NULL)
		heap_line(b, p, &h.all, last, one);
	if (known && h.n > 0 && (p = brief_part(b, "stack")) != NULL)
		for (i = 0; i < h.n && i < BRIEF_LINES &&
		    heap_moved(&h.v[i]) > 0; i++)
			heap_line(b, p, &h.v[i], last, one);
	hashtab_free(&h.tab);
	buf_free(&h.text);
	free(h.v);
}
