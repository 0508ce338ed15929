/*
 * pprof_source: reads a sample again: its labels are args.  The offset of
 * a fact of the profile is that of its field.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/pack.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pprof.h"

/* Reads the field whose tag is at off; returns 0, or -1. */
static int
pprof_field_at(const struct input *g, uint64_t off, struct pf_field *f)
{
	struct pf_span s;
	struct pf_cursor c;

	if (off < g->base || off - g->base >= g->map.len)
		return -1;
	s.p = (const uint8_t *)g->map.data + (off - g->base);
	s.len = g->map.len - (size_t)(off - g->base);
	pf_open(&c, &s);
	return pf_next(&c, f) ? 0 : -1;
}

/* Returns the string of a number; empty beyond the table. */
static struct value *
pprof_string(const struct input *g, uint64_t i, struct arena *a)
{
	const struct pprof_state *s = g->state;
	struct pf_field f;

	if (s == NULL || i >= s->n ||
	    pprof_field_at(g, s->string[i], &f) == -1 || f.type != PF_BYTES)
		return value_string(a, "", 0);
	return value_utf8(a, (const char *)f.s.p, f.s.len);
}

static struct value *
pprof_number(struct arena *a, int64_t n)
{
	struct value *v = value_new(a, VALUE_NUMBER);
	char text[32];

	snprintf(text, sizeof(text), "%" PRId64, n);
	v->len = strlen(text);
	v->text = arena_strndup(a, text, v->len);
	return v;
}

/* Adds a value under a key; one that comes again makes a list. */
static void
pprof_add(struct arena *a, struct value *args, struct value *key,
    struct value *v)
{
	struct value *old = NULL, *list, *m;

	for (m = args->child; m != NULL; m = m->next)
		if (m->keylen == key->len &&
		    memcmp(m->key, key->text, key->len) == 0)
			old = m;
	if (old == NULL) {
		value_add(args, key->text, key->len, v);
		return;
	}
	if (old->type == VALUE_ARRAY) {
		value_add(old, NULL, 0, v);
		return;
	}
	list = value_new(a, VALUE_ARRAY);
	m = value_new(a, old->type);
	m->text = old->text;
	m->len = old->len;
	value_add(list, NULL, 0, m);
	value_add(list, NULL, 0, v);
	value_add(args, key->text, key->len, list);
}

static void
pprof_label(const struct input *g, const struct pf_span *s, struct arena *a,
    struct value *args)
{
	uint64_t u[LABEL_UNIT + 1] = { 0, 0, 0, 0, 0 };
	struct value *key, *unit;
	struct buf name = BUF_INIT;
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.type == PF_VARINT && f.number <= LABEL_UNIT)
			u[f.number] = f.u;
	key = pprof_string(g, u[LABEL_KEY], a);
	if (u[LABEL_UNIT] != 0) {
		unit = pprof_string(g, u[LABEL_UNIT], a);
		buf_add(&name, key->text, key->len);
		buf_adds(&name, " (");
		buf_add(&name, unit->text, unit->len);
		buf_addc(&name, ')');
		key = value_string(a, name.data, name.len);
		buf_free(&name);
	}
	pprof_add(a, args, key, u[LABEL_STR] != 0 ? pprof_string(g,
	    u[LABEL_STR], a) : pprof_number(a, (int64_t)u[LABEL_NUM]));
}

static struct value *
pprof_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *args;
	struct pf_cursor c;
	struct pf_field f;

	if (pprof_field_at(g, off, &f) == -1 || f.type != PF_BYTES ||
	    f.number != PPROF_SAMPLE)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	pf_open(&c, &f.s);
	while (pf_next(&c, &f))
		if (f.number == SAMPLE_LABEL && f.type == PF_BYTES)
			pprof_label(g, &f.s, a, args);
	return args;
}

static int
pprof_sample(const struct input *g, uint64_t off, struct event_facts *f,
    struct arena *a)
{
	f->args = pprof_args(g, off, a);
	return f->args == NULL ? -1 : 0;
}

/* Returns the string whose number stands at off, one of several packed. */
static struct value *
pprof_packed(const struct input *g, uint64_t off, struct arena *a)
{
	const uint8_t *p = (const uint8_t *)g->map.data, *end = p + g->map.len;
	uint64_t u;

	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	p += off - g->base;
	return pf_varint(&p, end, &u) == -1 ? NULL : pprof_string(g, u, a);
}

/* Returns what the field at off, or the number there, says of the profile. */
static struct value *
pprof_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct value *type, *unit;
	struct buf text = BUF_INIT;
	uint64_t u[VALUE_TYPE_UNIT + 1] = { 0, 0, 0 };
	struct pf_cursor c;
	struct pf_field f, in;

	if (len == PPROF_AT_NUMBER)
		return pprof_packed(g, off, a);
	if (pprof_field_at(g, off, &f) == -1)
		return NULL;
	if (f.type == PF_VARINT)
		return f.number == PPROF_TIME || f.number == PPROF_DURATION ||
		    f.number == PPROF_PERIOD ? pprof_number(a,
		    (int64_t)f.u) : pprof_string(g, f.u, a);
	if (f.type != PF_BYTES)
		return NULL;
	pf_open(&c, &f.s);
	if (f.number != PPROF_PERIOD_TYPE)	/* a number, as if packed */
		return pf_varint(&c.p, c.end, &u[0]) == -1 ? NULL :
		    pprof_string(g, u[0], a);
	while (pf_next(&c, &in))
		if (in.type == PF_VARINT && in.number <= VALUE_TYPE_UNIT)
			u[in.number] = in.u;
	type = pprof_string(g, u[VALUE_TYPE_TYPE], a);
	unit = pprof_string(g, u[VALUE_TYPE_UNIT], a);
	buf_add(&text, type->text, type->len);
	buf_addc(&text, ' ');
	buf_add(&text, unit->text, unit->len);
	type = value_string(a, text.data, text.len);
	buf_free(&text);
	return type;
}

static const char *
pprof_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct pf_field f;

	*len = 0;
	if (pprof_field_at(g, off, &f) == -1 || f.type != PF_BYTES)
		return NULL;
	*len = f.s.len;
	return (const char *)f.s.p;
}

static void
pprof_state_free(void *state)
{
	struct pprof_state *s = state;

	free(s->string);
	free(s);
}

static void
pprof_save(const void *state, struct buf *b)
{
	const struct pprof_state *s = state;

	pack_array(b, s->string, s->n, sizeof(*s->string));
}

static void *
pprof_restore(const struct input *g, struct unpack *u)
{
	struct pprof_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->string = unpack_array(u, &s->n, sizeof(*s->string));
	return s;
}

const struct event_source pprof_events = {
	.binary = 1,
	.tree = pprof_args,
	.sample = pprof_sample,
	.value = pprof_value,
	.raw = pprof_raw,
	.blocks = prefilter_no_blocks,
	.free = pprof_state_free,
	.save = pprof_save,
	.restore = pprof_restore,
};
