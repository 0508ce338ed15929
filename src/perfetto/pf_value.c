/*
 * pf_value: debug annotations and other messages become values: trees of what
 * JSON can say.
 */
#include "config.h"

#include <stdio.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/json.h"
#include "ttv/limit.h"
#include "ttv/value.h"
#include "pf_field.h"
#include "pf_typed.h"

struct value *
pf_value_text(struct arena *a, const struct pf_span *s)
{
	return value_utf8(a, (const char *)s->p, s->len);
}

struct value *
pf_value_word(struct arena *a, const char *word)
{
	return value_string(a, word, strlen(word));
}

/* Returns a scalar of a type whose text is in a buffer. */
static struct value *
pf_value_scalar(struct arena *a, enum value_type type, const char *text,
    size_t len)
{
	struct value *v = value_new(a, type);

	v->text = arena_strndup(a, text, len);
	v->len = len;
	return v;
}

struct value *
pf_value_int(struct arena *a, int64_t n)
{
	char text[32];

	return pf_value_scalar(a, VALUE_NUMBER, text, (size_t)snprintf(text,
	    sizeof(text), "%lld", (long long)n));
}

struct value *
pf_value_uint(struct arena *a, uint64_t n)
{
	char text[32];
	struct value *v = pf_value_scalar(a, VALUE_NUMBER, text,
	    (size_t)snprintf(text, sizeof(text), "%llu",
	    (unsigned long long)n));

	v->form = VALUE_UNSIGNED;
	return v;
}

struct value *
pf_value_pointer(struct arena *a, uint64_t n)
{
	char text[32];
	struct value *v = pf_value_scalar(a, VALUE_STRING, text,
	    (size_t)snprintf(text, sizeof(text), "0x%llx",
	    (unsigned long long)n));

	v->form = VALUE_POINTER;
	return v;
}

struct value *
pf_value_bool(struct arena *a, int yes)
{
	return pf_value_scalar(a, VALUE_BOOL, yes ? "true" : "false",
	    yes ? 4 : 5);
}

/* What is no number in JSON is null. */
struct value *
pf_value_double(struct arena *a, double d)
{
	struct buf b = BUF_INIT;
	struct value *v;

	if (d - d != 0)
		return value_new(a, VALUE_NULL);
	buf_double(&b, d);
	v = pf_value_scalar(a, VALUE_NUMBER, b.data, b.len);
	v->form = VALUE_REAL;
	buf_free(&b);
	return v;
}

void
pf_value_member(struct value *object, const char *key, struct value *v)
{
	value_add(object, key, strlen(key), v);
}

/* Adds a member whose key is a text of the input. */
static void
pf_value_keyed(struct arena *a, struct value *object, const struct pf_span *key,
    struct value *v)
{
	struct value *k = pf_value_text(a, key);

	value_add(object, k->text, k->len, v);
}

/* Returns an annotation's JSON as a value, or as text when it is none. */
static struct value *
pf_value_json(struct arena *a, const struct pf_span *s)
{
	struct value *v;
	struct warn warn;
	struct json j;

	memset(&warn, 0, sizeof(warn));
	memset(&j, 0, sizeof(j));
	j.base = j.p = (const char *)s->p;
	j.end = j.p + s->len;
	j.warn = &warn;
	v = s->len == 0 ? NULL : json_tree(&j, a);
	while (v != NULL && j.p < j.end && strchr(" \t\r\n", *j.p) != NULL)
		j.p++;
	return v != NULL && j.p == j.end && warn_total(&warn) == 0 ? v :
	    pf_value_text(a, s);
}

/* ---- NestedValue ---- */

static struct value *pf_value_nested(struct arena *, const struct pf_span *,
    int);

static struct value *
pf_value_nested_dict(struct arena *a, const struct pf_span *s, int depth)
{
	struct value *object = value_new(a, VALUE_OBJECT);
	struct pf_cursor keys, values;
	struct pf_field k, v;

	pf_open(&keys, s);
	pf_open(&values, s);
	for (;;) {
		k.number = v.number = 0;
		while (pf_next(&keys, &k) &&
		    k.number != PF_NESTED_VALUE_DICT_KEYS)
			;
		while (pf_next(&values, &v) &&
		    v.number != PF_NESTED_VALUE_DICT_VALUES)
			;
		if (k.number != PF_NESTED_VALUE_DICT_KEYS ||
		    v.number != PF_NESTED_VALUE_DICT_VALUES ||
		    k.type != PF_BYTES || v.type != PF_BYTES)
			break;
		pf_value_keyed(a, object, &k.s, pf_value_nested(a, &v.s,
		    depth));
	}
	return object;
}

static struct value *
pf_value_nested_array(struct arena *a, const struct pf_span *s, int depth)
{
	struct value *array = value_new(a, VALUE_ARRAY);
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_NESTED_VALUE_ARRAY_VALUES &&
		    f.type == PF_BYTES)
			value_add(array, NULL, 0, pf_value_nested(a, &f.s,
			    depth));
	return array;
}

static struct value *
pf_value_nested(struct arena *a, const struct pf_span *s, int depth)
{
	uint64_t type = pf_number(s, PF_NESTED_VALUE_NESTED_TYPE, 0);
	struct value *v = NULL;
	struct pf_cursor c;
	struct pf_field f;

	if (depth == 0)
		return value_new(a, VALUE_NULL);
	if (type == 1)
		return pf_value_nested_dict(a, s, depth - 1);
	if (type == 2)
		return pf_value_nested_array(a, s, depth - 1);
	for (pf_open(&c, s); pf_next(&c, &f);)
		switch (f.number) {
		case PF_NESTED_VALUE_INT_VALUE:
			v = pf_value_int(a, (int64_t)f.u);
			break;
		case PF_NESTED_VALUE_DOUBLE_VALUE:
			v = pf_value_double(a, pf_double(f.u));
			break;
		case PF_NESTED_VALUE_BOOL_VALUE:
			v = pf_value_bool(a, f.u != 0);
			break;
		case PF_NESTED_VALUE_STRING_VALUE:
			if (f.type == PF_BYTES)
				v = pf_value_text(a, &f.s);
			break;
		}
	return v != NULL ? v : value_new(a, VALUE_NULL);
}

/* ---- annotations ---- */

struct value *
pf_value_interned(const struct pf_at *at, uint32_t field, uint64_t iid)
{
	struct pf_span entry, text;

	if (pf_interned(at->w, at->seq, at->e, at->k.pos, field, iid,
	    &entry) == -1)
		return NULL;
	text = pf_member(&entry, PF_INTERNED_STRING_STR);
	return pf_value_text(at->a, &text);
}

static struct value *pf_value_annotation(const struct pf_at *,
    const struct pf_annotation *, int);

/* Adds an annotation to an object; returns 0, or -1: it has no name. */
static int
pf_value_entry(const struct pf_at *at, struct value *object,
    const struct pf_annotation *n, int depth)
{
	struct value *key, *v;

	key = n->name.p != NULL ? pf_value_text(at->a, &n->name) :
	    pf_value_interned(at, PF_IN_ANNOTATION_NAMES, n->name_iid);
	if (key == NULL)
		return -1;
	v = pf_value_annotation(at, n, depth);
	if (v != NULL)
		value_add(object, key->text, key->len, v);
	return 0;
}

static struct value *
pf_value_list(const struct pf_at *at, const struct pf_annotation *n,
    int depth)
{
	int dict = n->type == PF_A_DICT;
	struct value *all = value_new(at->a, dict ? VALUE_OBJECT :
	    VALUE_ARRAY), *v;
	struct pf_annotation sub;
	struct pf_cursor c;

	pf_open(&c, &n->data);
	while (pf_annotation_next(&c, dict ? 11 : 12, &sub)) {
		if (dict)
			pf_value_entry(at, all, &sub, depth);
		else if ((v = pf_value_annotation(at, &sub, depth)) != NULL)
			value_add(all, NULL, 0, v);
	}
	return all;
}

/* Returns the message of an annotation, which names its type. */
static struct value *
pf_value_proto(const struct pf_at *at, const struct pf_annotation *n,
    int depth)
{
	struct pf_span name = n->proto_name, entry;

	if (name.p == NULL && n->proto_iid != 0 && pf_interned(at->w, at->seq,
	    at->e, at->k.pos, PF_IN_TYPE_NAMES, n->proto_iid, &entry) == 0)
		name = pf_member(&entry, PF_INTERNED_STRING_STR);
	return pf_typed_message(at, pf_typed_named(at, &name), &n->s, depth);
}

/* Returns the value of an annotation; NULL: nothing gave it. */
static struct value *
pf_value_annotation(const struct pf_at *at, const struct pf_annotation *n,
    int depth)
{
	if (depth == 0)
		return value_new(at->a, VALUE_NULL);
	switch (n->type) {
	case PF_A_BOOL:
		return pf_value_bool(at->a, n->u != 0);
	case PF_A_UINT:
		return pf_value_uint(at->a, n->u);
	case PF_A_INT:
		return pf_value_int(at->a, (int64_t)n->u);
	case PF_A_DOUBLE:
		return pf_value_double(at->a, pf_double(n->u));
	case PF_A_STRING:
		return pf_value_text(at->a, &n->s);
	case PF_A_STRING_IID:
		return pf_value_interned(at, PF_IN_STRING_VALUES, n->u);
	case PF_A_POINTER:
		return pf_value_pointer(at->a, n->u);
	case PF_A_JSON:
		return pf_value_json(at->a, &n->s);
	case PF_A_NESTED:
		return !pf_nested_valid(&n->s, LIMIT_ANNOTATION_DEPTH) ? NULL :
		    pf_value_nested(at->a, &n->s, depth);
	case PF_A_DICT:
	case PF_A_ARRAY:
		return pf_value_list(at, n, depth - 1);
	case PF_A_PROTO:
		return pf_value_proto(at, n, depth - 1);
	default:
		return value_new(at->a, VALUE_NULL);
	}
}

int
pf_value_annotated(const struct pf_at *at, struct value *object,
    const struct pf_span *s, int depth)
{
	struct pf_annotation n;

	pf_annotation_fields(s, &n);
	return pf_value_entry(at, object, &n, depth);
}

void
pf_value_annotations(const struct pf_at *at, struct value *object,
    const struct pf_span *event)
{
	struct pf_annotation n;
	struct pf_cursor c;

	pf_open(&c, event);
	while (pf_annotation_next(&c, PF_TRACK_EVENT_DEBUG_ANNOTATIONS, &n))
		pf_value_entry(at, object, &n, LIMIT_ANNOTATION_DEPTH);
}

struct value *
pf_value_uuid(struct arena *a, const struct pf_span *s)
{
	uint64_t high = pf_number(s, PF_TRACE_UUID_MSB, 0);
	uint64_t low = pf_number(s, PF_TRACE_UUID_LSB, 0);
	char text[40];
	size_t len;

	len = (size_t)snprintf(text, sizeof(text),
	    "%08x-%04x-%04x-%04x-%012llx", (unsigned)(high >> 32),
	    (unsigned)(high >> 16 & 0xffff), (unsigned)(high & 0xffff),
	    (unsigned)(low >> 48), (unsigned long long)(low & 0xffffffffffff));
	return value_string(a, arena_strndup(a, text, len), len);
}

struct value *
pf_value_metadata(struct arena *a, const struct pf_field *f)
{
	if (f->type != PF_BYTES)
		return f->number == PF_CHROME_METADATA_BOOL_VALUE ?
		    pf_value_bool(a, f->u != 0) :
		    pf_value_int(a, (int64_t)f->u);
	return f->number == PF_CHROME_METADATA_JSON_VALUE ?
	    pf_value_json(a, &f->s) : pf_value_text(a, &f->s);
}
