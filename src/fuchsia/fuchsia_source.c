/*
 * fuchsia_source: reads the record of an event again (struct event_source).
 *
 * Numbers keep all digits; a pointer is hexadecimal text, as is a blob; what
 * is no number in JSON is null.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/value.h"
#include "fuchsia.h"

int
fuchsia_record_at(const struct input *g, uint64_t off,
    struct fuchsia_record *r)
{
	uint64_t left, size;

	r->place = off - g->base;
	if (r->place >= g->map.len ||
	    (left = g->map.len - r->place) < FUCHSIA_WORD)
		return -1;
	r->p = g->map.data + r->place;
	r->head = little64(r->p);
	size = fuchsia_size(r->head);
	r->len = (size_t)size;
	return size == 0 || size > left ? -1 : 0;
}

/* Returns the bytes of a text at a place of an input; NULL: it lacks it. */
static const char *
text_at(const struct input *g, uint64_t place,
    const struct fuchsia_text *t, size_t *len)
{
	const struct fuchsia_state *s = g->state;
	uint64_t at;

	*len = t->len;
	if (t->p != NULL || t->ref == 0 || (t->ref & FUCHSIA_INLINE))
		return t->p == NULL ? "" : t->p;
	at = fuchsia_entry(s, fuchsia_key(fuchsia_provider(s, place),
	    FUCHSIA_OF_STRINGS, t->ref), place);
	return at == FUCHSIA_NOWHERE ? NULL : fuchsia_entry_text(g->map.data +
	    at, len);
}

/* ---- values ---- */

/* Returns a value of a type, with the text in a buffer, which is freed. */
static struct value *
source_buf(struct arena *a, enum value_type type, struct buf *b)
{
	struct value *v = value_new(a, type);

	v->text = arena_strndup(a, b->data, b->len);
	v->len = b->len;
	buf_free(b);
	return v;
}

static struct value *
source_unsigned(struct arena *a, uint64_t n)
{
	struct buf b = BUF_INIT;

	buf_printf(&b, "%llu", (unsigned long long)n);
	return source_buf(a, VALUE_NUMBER, &b);
}

static struct value *
source_blob(struct arena *a, const struct fuchsia_arg *g)
{
	size_t n = g->head >> 32;
	struct buf b = BUF_INIT;

	buf_fill(&b, '0', n * 2);
	write_hex(b.data, g->value, n);
	return source_buf(a, VALUE_STRING, &b);
}

static struct value *
source_double(struct arena *a, double d)
{
	struct buf b = BUF_INIT;

	if (!isfinite(d))
		return value_new(a, VALUE_NULL);
	buf_double(&b, d);
	return source_buf(a, VALUE_NUMBER, &b);
}

static struct value *
source_bool(struct arena *a, int yes)
{
	struct value *v = value_new(a, VALUE_BOOL);

	v->text = yes ? "true" : "false";
	v->len = strlen(v->text);
	return v;
}

/* Returns the value of an arg of the record at a place. */
static struct value *
source_arg(const struct input *in, uint64_t place,
    const struct fuchsia_arg *g, struct arena *a)
{
	struct buf b = BUF_INIT;
	const char *text;
	size_t len;

	switch (g->type) {
	case FUCHSIA_INT32:
	case FUCHSIA_INT64:
		buf_int(&b, fuchsia_arg_int(g));
		return source_buf(a, VALUE_NUMBER, &b);
	case FUCHSIA_UINT32:
	case FUCHSIA_UINT64:
	case FUCHSIA_KOID:
		return source_unsigned(a, fuchsia_arg_uint(g));
	case FUCHSIA_DOUBLE:
		return source_double(a, fuchsia_arg_double(g));
	case FUCHSIA_POINTER:
		buf_printf(&b, "0x%llx",
		    (unsigned long long)fuchsia_arg_uint(g));
		return source_buf(a, VALUE_STRING, &b);
	case FUCHSIA_BOOL:
		return source_bool(a, (g->head >> 32 & 1) != 0);
	case FUCHSIA_TEXT:
		if ((text = text_at(in, place, &g->text, &len)) !=
		    NULL)
			return value_utf8(a, text, len);
		break;
	case FUCHSIA_ARG_BLOB:
		return source_blob(a, g);
	}
	return value_new(a, VALUE_NULL);
}

/* Returns the args of a record as an object, NULL when it has none. */
static struct value *
source_args(const struct input *in, const struct fuchsia_record *r,
    struct arena *a)
{
	struct fuchsia_args args = fuchsia_record_args(r);
	struct value *object = NULL, *key, *v;
	struct fuchsia_arg g;
	const char *name;
	size_t len;
	int more;

	while ((more = fuchsia_next_arg(&args, &g)) != 0) {
		if (more == -1)
			continue;
		if (object == NULL)
			object = value_new(a, VALUE_OBJECT);
		name = text_at(in, r->place, &g.name, &len);
		key = value_utf8(a, name == NULL ? "" : name,
		    name == NULL ? 0 : len);
		v = source_arg(in, r->place, &g, a);
		v->scope = VALUE_OF_EVENT;
		value_add(object, key->text, key->len, v);
	}
	return object;
}

/* ---- facts ---- */

static void
source_thread(const struct input *g, const struct fuchsia_record *r,
    unsigned ref, uint64_t pid, uint64_t tid, struct event_facts *f,
    struct arena *a)
{
	const struct fuchsia_state *s = g->state;
	uint64_t at;

	if (ref != 0) {
		at = fuchsia_entry(s, fuchsia_key(fuchsia_provider(s,
		    r->place), FUCHSIA_OF_THREADS, ref), r->place);
		if (at == FUCHSIA_NOWHERE)
			return;
		pid = little64(g->map.data + at + FUCHSIA_WORD);
		tid = little64(g->map.data + at + 2 * FUCHSIA_WORD);
	}
	f->pid = source_unsigned(a, pid);
	f->tid = source_unsigned(a, tid);
}

/* Sets thread and id of an event. */
static void
source_event(const struct input *g, const struct fuchsia_record *r,
    struct event_facts *f, struct arena *a)
{
	struct fuchsia_event e;
	struct value *id;

	if (fuchsia_read_event(r, &e) == -1)
		return;
	source_thread(g, r, e.thread, e.pid, e.tid, f, a);
	if (e.type < FUCHSIA_ASYNC_BEGIN || e.type >= FUCHSIA_EVENTS)
		return;
	f->id = source_unsigned(a, e.last);
	f->other = value_new(a, VALUE_OBJECT);
	id = source_unsigned(a, e.last);
	value_add(f->other, "id", 2, id);
}

static int
source_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct fuchsia_record r, last;
	struct value *over = NULL;
	int begun = fuchsia_record_at(g, off, &r) == 0;
	int ended = end != NULL && fuchsia_record_at(end, end_off, &last) == 0;

	if (begun) {
		f->args = source_args(g, &r, a);
		if ((r.head & 15) == FUCHSIA_EVENT)
			source_event(g, &r, f, a);
	}
	if (ended)
		over = source_args(end, &last, a);
	if (f->args == NULL)
		f->args = over;
	else
		value_merge(f->args, over);
	return begun || ended ? 0 : -1;
}

/* Returns what metadata says: the number and the name of a provider. */
static struct value *
source_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct fuchsia_record r;
	struct value *v;
	size_t n;

	(void)len;
	if (fuchsia_record_at(g, off, &r) == -1 ||
	    (r.head & 15) != FUCHSIA_METADATA ||
	    (n = fuchsia_bits(r.head, 52, 59)) > r.len - FUCHSIA_WORD)
		return NULL;
	v = value_new(a, VALUE_OBJECT);
	value_add(v, "id", 2, source_unsigned(a, fuchsia_bits(r.head, 20,
	    51)));
	value_add(v, "name", 4, value_utf8(a, r.p + FUCHSIA_WORD, n));
	return v;
}

static const char *
source_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct fuchsia_record r;

	*len = 0;
	if (fuchsia_record_at(g, off, &r) == -1)
		return NULL;
	*len = r.len;
	return r.p;
}

static int
source_search(const struct input *g, uint64_t off, const struct needle *needle,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	struct arena a = ARENA_INIT;
	struct fuchsia_record r;
	int hit;

	(void)needle;
	hit = fuchsia_record_at(g, off, &r) == 0 &&
	    value_texts(source_args(g, &r, &a), fn, arg);
	arena_free(&a);
	return hit;
}

static void
source_free(void *state)
{
	fuchsia_state_free(state);
}

const struct event_source fuchsia_events = {
	.binary = 1,
	.facts = source_facts,
	.value = source_value,
	.raw = source_raw,
	.blocks = fuchsia_blocks,
	.args = source_search,
	.free = source_free,
	.save = fuchsia_state_save,
	.restore = fuchsia_state_restore,
};
