/* otlp_proto_source: reads a span or an event of one again, from protobuf. */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/wire.h"
#include "otlp.h"
#include "otlp_proto.h"

#define VALUE_DEPTH	64		/* lists in lists that are shown */

/* Reads the field whose tag is at off; returns 0, or -1. */
static int
field_at(const struct input *g, uint64_t off, struct pf_field *f)
{
	struct pf_span s;
	struct pf_cursor c;

	if (off < g->base || off - g->base >= g->map.len)
		return -1;
	s.p = (const uint8_t *)g->map.data + (off - g->base);
	s.len = g->map.len - (size_t)(off - g->base);
	pf_open(&c, &s);
	return pf_next(&c, f) && f->type == PF_BYTES ? 0 : -1;
}

static struct value *
bytes_value(struct arena *a, const struct pf_span *s)
{
	return value_utf8(a, (const char *)s->p, s->len);
}

static struct value *
number_value(struct arena *a, const char *text)
{
	struct value *v = value_new(a, VALUE_NUMBER);

	v->len = strlen(text);
	v->text = arena_strndup(a, text, v->len);
	return v;
}

static struct value	*any_value(struct arena *, const struct pf_span *, int);

/* Adds an attribute: its key and its value. */
static void
add_attribute(struct arena *a, struct value *args, const struct pf_span *s,
    int depth)
{
	struct pf_span key = { NULL, 0 }, any = { NULL, 0 };
	struct value *text;
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.type == PF_BYTES && f.number == OTLP_KEY)
			key = f.s;
		else if (f.type == PF_BYTES && f.number == OTLP_VALUE)
			any = f.s;
	text = bytes_value(a, &key);
	value_add(args, text->text, text->len, any_value(a, &any, depth + 1));
}

/* Adds each field of a number that is an attribute. */
static void
add_attributes(struct arena *a, struct value *args, const struct pf_span *s,
    uint32_t number, int depth)
{
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number == number && f.type == PF_BYTES)
			add_attribute(a, args, &f.s, depth);
}

static struct value *
any_array(struct arena *a, const struct pf_span *s, int depth)
{
	struct value *list = value_new(a, VALUE_ARRAY);
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number == OTLP_ARRAY_VALUES && f.type == PF_BYTES)
			value_add(list, NULL, 0, any_value(a, &f.s,
			    depth + 1));
	return list;
}

static struct value *
any_base64(struct arena *a, const struct pf_span *s)
{
	struct buf b = BUF_INIT;
	struct value *v;

	base64_encode(&b, (const char *)s->p, s->len);
	v = value_string(a, b.data, b.len);
	buf_free(&b);
	return v;
}

/* Returns the value of a field of an AnyValue, or NULL. */
static struct value *
any_field(struct arena *a, const struct pf_field *f, int depth)
{
	struct buf b = BUF_INIT;
	struct value *v;
	char text[32];

	switch (f->number) {
	case OTLP_ANY_STRING:
		return bytes_value(a, &f->s);
	case OTLP_ANY_BOOL:
		v = value_new(a, VALUE_BOOL);
		v->text = f->u ? "true" : "false";
		v->len = strlen(v->text);
		return v;
	case OTLP_ANY_INT:
		snprintf(text, sizeof(text), "%" PRId64, (int64_t)f->u);
		return number_value(a, text);
	case OTLP_ANY_DOUBLE:
		if (f->type != PF_FIXED64 || pf_double(f->u) - pf_double(f->u)
		    != 0)
			return NULL;
		buf_double(&b, pf_double(f->u));
		buf_addc(&b, '\0');
		v = number_value(a, b.data);
		buf_free(&b);
		return v;
	case OTLP_ANY_ARRAY:
		return any_array(a, &f->s, depth);
	case OTLP_ANY_LIST:
		v = value_new(a, VALUE_OBJECT);
		add_attributes(a, v, &f->s, 1, depth);
		return v;
	case OTLP_ANY_BYTES:
		return any_base64(a, &f->s);
	default:
		return NULL;
	}
}

static struct value *
any_value(struct arena *a, const struct pf_span *s, int depth)
{
	struct value *v = NULL;
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (depth <= VALUE_DEPTH && pf_next(&c, &f)) {
		if ((f.number == OTLP_ANY_STRING ||
		    f.number >= OTLP_ANY_ARRAY) && f.type != PF_BYTES)
			continue;
		v = any_field(a, &f, depth);
	}
	return v != NULL ? v : value_new(a, VALUE_NULL);
}

/* ---- args ---- */

static void
proto_string(struct arena *a, struct value *args, const char *key,
    const struct pf_span *s)
{
	if (s->len > 0)
		value_add(args, key, strlen(key), bytes_value(a, s));
}

static void
proto_id(struct arena *a, struct value *args, const char *key,
    const struct pf_span *s, int is_trace)
{
	char text[SPANS_ID_TEXT];
	struct spans_id id;

	if (spans_id_bytes(s->p, s->len, &id) == -1)
		return;
	spans_id_show(&id, is_trace, text);
	value_add(args, key, strlen(key), value_string(a, text,
	    strlen(text)));
}

static void
add_count(struct arena *a, struct value *args, const char *key, uint64_t n)
{
	char text[32];

	if (n == 0)
		return;
	snprintf(text, sizeof(text), "%" PRIu64, n);
	value_add(args, key, strlen(key), number_value(a, text));
}

/* The fields of a span that are args; by number. */
struct fields {
	struct pf_span	s[OTLP_SPAN_STATUS + 1];
	uint64_t	u[OTLP_SPAN_STATUS + 1];
};

static void
fields_read(struct fields *v, const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(v, 0, sizeof(*v));
	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number <= OTLP_SPAN_STATUS) {
			if (f.type == PF_BYTES)
				v->s[f.number] = f.s;
			else
				v->u[f.number] = f.u;
		}
}

static void
add_scope(struct arena *a, struct value *args, const struct input *g,
    uint64_t scope)
{
	struct pf_field f;
	struct fields v;

	if (scope == 0 || field_at(g, scope, &f) == -1)
		return;
	fields_read(&v, &f.s);
	proto_string(a, args, "otel.scope.name", &v.s[OTLP_SCOPE_NAME]);
	proto_string(a, args, "otel.scope.version", &v.s[OTLP_SCOPE_VERSION]);
}

static void
add_status(struct arena *a, struct value *args, const struct pf_span *s)
{
	const char *code;
	struct fields v;

	fields_read(&v, s);
	code = v.u[OTLP_STATUS_CODE] == OTLP_OK ? "OK" :
	    v.u[OTLP_STATUS_CODE] == OTLP_ERROR ? "ERROR" : NULL;
	if (code != NULL)
		value_add(args, "otel.status_code", 16, value_string(a, code,
		    strlen(code)));
	proto_string(a, args, "otel.status_description",
	    &v.s[OTLP_STATUS_MESSAGE]);
}

/* Adds the links: ids, and their attributes. */
static void
add_links(struct arena *a, struct value *args, const struct pf_span *s)
{
	struct value *list = value_new(a, VALUE_ARRAY), *one;
	struct pf_cursor c;
	struct pf_field f;
	struct fields v;

	pf_open(&c, s);
	while (pf_next(&c, &f)) {
		if (f.number != OTLP_SPAN_LINKS || f.type != PF_BYTES)
			continue;
		fields_read(&v, &f.s);
		one = value_new(a, VALUE_OBJECT);
		proto_id(a, one, "trace_id", &v.s[OTLP_LINK_TRACE], 1);
		proto_id(a, one, "span_id", &v.s[OTLP_LINK_SPAN], 0);
		add_attributes(a, one, &f.s, OTLP_LINK_ATTRIBUTES, 0);
		value_add(list, NULL, 0, one);
	}
	if (list->child != NULL)
		value_add(args, "links", 5, list);
}

/* Returns the args of the span, or the event of one, whose field is at off. */
static struct value *
proto_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *args;
	struct pf_field f;
	struct fields v;

	if (field_at(g, off, &f) == -1)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	if (f.number == OTLP_SPAN_EVENTS) {
		add_attributes(a, args, &f.s, OTLP_EVENT_ATTRIBUTES, 0);
		return args;
	}
	fields_read(&v, &f.s);
	proto_id(a, args, "trace_id", &v.s[OTLP_SPAN_TRACE], 1);
	proto_id(a, args, "span_id", &v.s[OTLP_SPAN_ID], 0);
	proto_id(a, args, "parent_id", &v.s[OTLP_SPAN_PARENT], 0);
	add_scope(a, args, g, otlp_scope_of(g->state, off));
	proto_string(a, args, "trace_state", &v.s[OTLP_SPAN_STATE]);
	add_status(a, args, &v.s[OTLP_SPAN_STATUS]);
	add_count(a, args, "otel.dropped_attributes_count",
	    v.u[OTLP_SPAN_LOST]);
	add_count(a, args, "otel.dropped_events_count",
	    v.u[OTLP_SPAN_LOST_EVENTS]);
	add_count(a, args, "otel.dropped_links_count",
	    v.u[OTLP_SPAN_LOST_LINKS]);
	add_links(a, args, &f.s);
	add_attributes(a, args, &f.s, OTLP_SPAN_ATTRIBUTES, 0);
	return args;
}

static const char *
proto_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct pf_field f;

	*len = 0;
	if (field_at(g, off, &f) == -1)
		return NULL;
	*len = f.s.len;
	return (const char *)f.s.p;
}

const struct event_source otlp_proto_events = {
	.binary = 1,
	.tree = proto_args,
	.raw = proto_raw,
	.blocks = prefilter_no_blocks,
	.free = otlp_state_free,
	.save = otlp_state_save,
	.restore = otlp_state_restore,
};
