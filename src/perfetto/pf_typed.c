/*
 * pf_typed: messages become values by what describes them (pf_schema.h).
 *
 * - A repeated field is an array of all its items, also of one, packed or not.
 *   Any other field that comes again becomes an array as well: no item is lost.
 * - A value of an enum is its name, or else its number; bytes are base64.
 * - What nothing describes has its number for a key; its bytes are text if
 *   people can read them, else a message if they are one, else text.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/arena.h"
#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/value.h"
#include "pf_field.h"
#include "pf_typed.h"

int
pf_typed_is_arg(uint32_t field)
{
	switch (field) {
	case PF_TRACK_EVENT_CC_SCHEDULER_STATE:
	case PF_TRACK_EVENT_CHROME_USER_EVENT:
	case PF_TRACK_EVENT_CHROME_KEYED_SERVICE:
	case PF_TRACK_EVENT_CHROME_LEGACY_IPC:
	case PF_TRACK_EVENT_CHROME_HISTOGRAM_SAMPLE:
	case PF_TRACK_EVENT_CHROME_LATENCY_INFO:
	case PF_TRACK_EVENT_CHROME_FRAME_REPORTER:
	case PF_TRACK_EVENT_CHROME_MESSAGE_PUMP:
	case PF_TRACK_EVENT_CHROME_MOJO_EVENT_INFO:
	case PF_TRACK_EVENT_CHROME_APPLICATION_STATE_INFO:
	case PF_TRACK_EVENT_CHROME_RENDERER_SCHEDULER_STATE:
	case PF_TRACK_EVENT_CHROME_WINDOW_HANDLE_EVENT_INFO:
	case PF_TRACK_EVENT_CHROME_CONTENT_SETTINGS_EVENT_INFO:
	case PF_TRACK_EVENT_CHROME_ACTIVE_PROCESSES:
	case PF_TRACK_EVENT_SCREENSHOT:
		return 1;
	default:
		return field >= PF_TRACK_EVENT_EXTENSIONS &&
		    field < PF_TRACK_EVENT_EXTENSIONS_END;
	}
}

/* ---- values ---- */

static struct value *
pf_typed_bytes(struct arena *a, const struct pf_span *s)
{
	struct buf b = BUF_INIT;
	struct value *v;

	base64_encode(&b, (const char *)s->p, s->len);
	v = value_string(a, b.data, b.len);
	buf_free(&b);
	return v;
}

static struct value *
pf_typed_enum(const struct pf_at *at, uint32_t type, uint64_t u)
{
	const struct pf_schema_row *row = pf_schema_row(at->w->schema, type,
	    (uint32_t)u);
	struct value *v;

	if (row != NULL)
		return pf_value_text(at->a, &row->name);
	v = pf_value_int(at->a, (int32_t)u);
	v->form = VALUE_UNNAMED;
	return v;
}

/* Returns n as zigzag coding means it. */
static int64_t
pf_typed_zigzag(uint64_t n)
{
	return (int64_t)(n >> 1 ^ (0 - (n & 1)));
}

static double
pf_typed_float(uint32_t u)
{
	float f;

	memcpy(&f, &u, sizeof(f));
	return (double)f;
}

/* Returns a number of a field, as its type says. */
static struct value *
pf_typed_number(const struct pf_at *at, const struct pf_schema_row *row,
    uint64_t u)
{
	struct arena *a = at->a;

	switch (row->type) {
	case PF_T_DOUBLE:
		return pf_value_double(a, pf_double(u));
	case PF_T_FLOAT:
		return pf_value_double(a, pf_typed_float((uint32_t)u));
	case PF_T_INT64:
	case PF_T_SFIXED64:
		return pf_value_int(a, (int64_t)u);
	case PF_T_INT32:
	case PF_T_SFIXED32:
		return pf_value_int(a, (int32_t)u);
	case PF_T_SINT64:
		return pf_value_int(a, pf_typed_zigzag(u));
	case PF_T_SINT32:
		return pf_value_int(a, (int32_t)pf_typed_zigzag((uint32_t)u));
	case PF_T_UINT32:
	case PF_T_FIXED32:
		return pf_value_uint(a, (uint32_t)u);
	case PF_T_BOOL:
		return pf_value_bool(a, u != 0);
	case PF_T_ENUM:
		return pf_typed_enum(at, row->of, u);
	default:
		return pf_value_uint(a, u);
	}
}

/* Returns the wire type of numbers of a type. */
static uint32_t
pf_typed_wire(uint8_t type)
{
	switch (type) {
	case PF_T_DOUBLE:
	case PF_T_FIXED64:
	case PF_T_SFIXED64:
		return PF_FIXED64;
	case PF_T_FLOAT:
	case PF_T_FIXED32:
	case PF_T_SFIXED32:
		return PF_FIXED32;
	case PF_T_STRING:
	case PF_T_BYTES:
	case PF_T_MESSAGE:
	case PF_T_GROUP:
		return PF_BYTES;
	default:
		return PF_VARINT;
	}
}

/* Returns whether bytes are text that people can read. */
static int
pf_typed_is_text(const struct pf_span *s)
{
	size_t i;

	for (i = 0; i < s->len; i++)
		if (s->p[i] < ' ' && s->p[i] != '\n' && s->p[i] != '\t')
			return 0;
	return 1;
}

/* Returns the value of a field that nothing describes. */
static struct value *
pf_typed_guess(const struct pf_at *at, const struct pf_field *f, int depth)
{
	if (f->type != PF_BYTES)
		return pf_value_uint(at->a, f->u);
	if (pf_typed_is_text(&f->s) || !pf_is_message(&f->s))
		return pf_value_text(at->a, &f->s);
	return pf_typed_message(at, 0, &f->s, depth);
}

/* Returns the value of a field; one of another wire type is guessed. */
static struct value *
pf_typed_value(const struct pf_at *at, const struct pf_schema_row *row,
    const struct pf_field *f, int depth)
{
	if (f->type != pf_typed_wire(row->type))
		return pf_typed_guess(at, f, depth);
	if (row->type == PF_T_STRING)
		return pf_value_text(at->a, &f->s);
	if (row->type == PF_T_BYTES)
		return pf_typed_bytes(at->a, &f->s);
	if (row->type == PF_T_MESSAGE || row->type == PF_T_GROUP)
		return pf_typed_message(at, row->of, &f->s, depth);
	return pf_typed_number(at, row, f->u);
}

/* Returns an interned location in a program, or NULL. */
static struct value *
pf_typed_symbol(const struct pf_at *at, uint64_t iid)
{
	struct value *symbol, *outer;
	struct pf_span s;

	if (pf_interned(at->w, at->seq, at->e, at->k.pos, PF_IN_UNSYMBOLIZED,
	    iid, &s) == -1)
		return NULL;
	symbol = value_new(at->a, VALUE_OBJECT);
	pf_value_member(symbol, "mapping_id", pf_value_uint(at->a, pf_number(
	    &s, PF_UNSYMBOLIZED_SOURCE_LOCATION_MAPPING_ID, 0)));
	pf_value_member(symbol, "rel_pc", pf_value_uint(at->a, pf_number(&s,
	    PF_UNSYMBOLIZED_SOURCE_LOCATION_REL_PC, 0)));
	outer = value_new(at->a, VALUE_OBJECT);
	pf_value_member(outer, "native_symbol", symbol);
	return outer;
}

/* ---- members ---- */

/* Returns the array of a key, which begins with what the key had before. */
static struct value *
pf_typed_array(const struct pf_at *at, struct value *object, const char *key)
{
	struct value *old = value_get(object, key), *all, *first;

	if (old != NULL && old->type == VALUE_ARRAY)
		return old;
	all = value_new(at->a, VALUE_ARRAY);
	if (old != NULL) {
		first = value_new(at->a, old->type);
		*first = *old;
		first->next = NULL;
		value_add(all, NULL, 0, first);
	}
	value_add(object, key, strlen(key), all);
	return all;
}

/* Adds an item under a key that it may share with others before it. */
static void
pf_typed_add(const struct pf_at *at, struct value *object, const char *key,
    int list, struct value *v)
{
	if (list || value_get(object, key) != NULL)
		value_add(pf_typed_array(at, object, key), NULL, 0, v);
	else
		value_add(object, key, strlen(key), v);
}

/* Adds the items of a list that are packed; of none, no key comes. */
static void
pf_typed_packed(const struct pf_at *at, struct value *object, const char *key,
    const struct pf_schema_row *row, const struct pf_span *s)
{
	struct pf_field f = { .type = pf_typed_wire(row->type) };
	struct value *all = NULL;
	struct pf_cursor c;

	for (pf_open(&c, s); c.p < c.end && pf_field_rest(&c, &f) == 0;) {
		if (all == NULL)
			all = pf_typed_array(at, object, key);
		value_add(all, NULL, 0, pf_typed_number(at, row, f.u));
	}
}

/*
 * Adds a field that has a meaning of its own: an annotation comes under the
 * name that it has, the iid of a symbol as the symbol.  Returns 0, or -1: the
 * field is as any other.
 */
static int
pf_typed_special(const struct pf_at *at, struct value *object,
    const struct pf_schema_row *row, const struct pf_field *f, int depth)
{
	struct value *symbol;
	size_t len;

	if (row->type == PF_T_MESSAGE && f->type == PF_BYTES &&
	    row->of == pf_schema_annotation(at->w->schema))
		return pf_value_annotated(at, object, &f->s, depth);
	if (row->type != PF_T_SYMBOL || f->type != PF_VARINT ||
	    (symbol = pf_typed_symbol(at, f->u)) == NULL)
		return -1;
	len = row->name.len - strlen("_iid");
	value_add(object, arena_strndup(at->a, (const char *)row->name.p, len),
	    len, symbol);
	return 0;
}

void
pf_typed_field(const struct pf_at *at, struct value *object,
    const struct pf_schema_row *row, const char *prefix,
    const struct pf_field *f, int depth)
{
	char number[32];
	const char *key;

	if (row == NULL) {
		snprintf(number, sizeof(number), "%s%u", prefix,
		    (unsigned)f->number);
		key = arena_strndup(at->a, number, strlen(number));
		pf_typed_add(at, object, key, 0, pf_typed_guess(at, f, depth));
		return;
	}
	if (pf_typed_special(at, object, row, f, depth) == 0)
		return;
	key = arena_strndup(at->a, (const char *)row->name.p, row->name.len);
	if (row->list && f->type == PF_BYTES &&
	    pf_typed_wire(row->type) != PF_BYTES)
		pf_typed_packed(at, object, key, row, &f->s);
	else
		pf_typed_add(at, object, key, row->list, pf_typed_value(at,
		    row, f, depth));
}

struct value *
pf_typed_message(const struct pf_at *at, uint32_t type,
    const struct pf_span *s, int depth)
{
	struct value *object = value_new(at->a, VALUE_OBJECT);
	struct pf_cursor c;
	struct pf_field f;

	object->form = VALUE_MESSAGE;
	for (pf_open(&c, s); depth > 0 && pf_next(&c, &f);)
		pf_typed_field(at, object, pf_schema_row(at->w->schema, type,
		    f.number), "", &f, depth - 1);
	return object;
}

uint32_t
pf_typed_named(const struct pf_at *at, const struct pf_span *name)
{
	size_t dot = name->len > 0 && name->p[0] == '.';

	return name->p == NULL ? 0 : pf_schema_find(at->w->schema,
	    (const char *)name->p + dot, name->len - dot);
}
