/*
 * otlp_source: reads a span or an event of one again, from JSON: what the model
 * does not have are its args, under the names that OpenTelemetry prescribes
 * for systems without such fields.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/spans_docs.h"
#include "otlp.h"

/* Returns the member of either name. */
static struct value *
either(const struct value *v, const char *name, const char *other)
{
	struct value *m = value_get(v, name);

	return m != NULL ? m : value_get(v, other);
}

/* ---- values ---- */

static struct value	*any_value(struct arena *, const struct value *, int);

#define VALUE_DEPTH	64		/* lists in lists that are shown */

static struct value *
any_list(struct arena *a, const struct value *list, int depth)
{
	struct value *out = value_new(a, VALUE_ARRAY), *v, *next;

	v = value_get(list, "values");
	for (v = v == NULL ? NULL : v->child; v != NULL; v = next) {
		next = v->next;
		value_add(out, NULL, 0, any_value(a, v, depth + 1));
	}
	return out;
}

/* Adds attributes, a list of keys and values, to an object. */
static void
add_attributes(struct arena *a, struct value *out, const struct value *list,
    int depth)
{
	const struct value *v;
	struct value *key;

	for (v = list == NULL ? NULL : list->child; v != NULL; v = v->next) {
		key = value_get(v, "key");
		if (key == NULL || key->type != VALUE_STRING)
			continue;
		value_add(out, key->text, key->len, any_value(a,
		    value_get(v, "value"), depth + 1));
	}
}

/* Returns a number that may stand in quotes; NaN and the like are null. */
static struct value *
any_number(struct arena *a, const struct value *v)
{
	struct value *out;
	double d;

	if (value_double(v, &d) == -1)
		return value_new(a, VALUE_NULL);
	out = value_new(a, VALUE_NUMBER);
	out->text = v->text;
	out->len = v->len;
	return out;
}

/* Returns an AnyValue as what it is. */
static struct value *
any_value(struct arena *a, const struct value *v, int depth)
{
	struct value *m, *out;

	if (depth > VALUE_DEPTH)
		return value_new(a, VALUE_NULL);
	if ((m = either(v, "intValue", "int_value")) != NULL ||
	    (m = either(v, "doubleValue", "double_value")) != NULL)
		return any_number(a, m);
	if ((m = either(v, "arrayValue", "array_value")) != NULL)
		return any_list(a, m, depth);
	if ((m = either(v, "kvlistValue", "kvlist_value")) != NULL) {
		out = value_new(a, VALUE_OBJECT);
		add_attributes(a, out, value_get(m, "values"), depth);
		return out;
	}
	if ((m = either(v, "stringValue", "string_value")) == NULL &&
	    (m = either(v, "boolValue", "bool_value")) == NULL &&
	    (m = either(v, "bytesValue", "bytes_value")) == NULL)
		return value_new(a, VALUE_NULL);
	out = value_new(a, m->type);
	out->text = m->text;
	out->len = m->len;
	return out;
}

/* ---- args ---- */

static void
add_text(struct arena *a, struct value *args, const char *key,
    const struct value *v)
{
	if (v != NULL && v->type == VALUE_STRING && v->len > 0)
		value_add(args, key, strlen(key), value_string(a, v->text,
		    v->len));
}

/* Adds a count that is not 0. */
static void
add_count(struct arena *a, struct value *args, const char *key,
    const struct value *v)
{
	struct value *n;
	int64_t count;

	if (v == NULL || value_int64(v, &count) == -1 || count == 0)
		return;
	n = value_new(a, VALUE_NUMBER);
	n->text = v->text;
	n->len = v->len;
	value_add(args, key, strlen(key), n);
}

/* Returns OK or ERROR for a status that is set, or NULL. */
static const char *
status_code(const struct value *v)
{
	int64_t n;

	if (v == NULL)
		return NULL;
	if (value_int64(v, &n) == 0)
		return n == 1 ? "OK" : n == 2 ? "ERROR" : NULL;
	if (v->type != VALUE_STRING)
		return NULL;
	return walk_spells(v->text, v->len, "STATUS_CODE_OK") ? "OK" :
	    walk_spells(v->text, v->len, "STATUS_CODE_ERROR") ? "ERROR" : NULL;
}

static void
add_status(struct arena *a, struct value *args, const struct value *status)
{
	const char *code = status_code(value_get(status, "code"));

	if (code != NULL)
		value_add(args, "otel.status_code", 16, value_string(a, code,
		    strlen(code)));
	add_text(a, args, "otel.status_description",
	    value_get(status, "message"));
}

/* Adds the links: ids, and their attributes. */
static void
add_links(struct arena *a, struct value *args, const struct value *links)
{
	struct value *list, *one, *at;
	const struct value *v;

	if (links == NULL || links->child == NULL)
		return;
	list = value_new(a, VALUE_ARRAY);
	for (v = links->child; v != NULL; v = v->next) {
		one = value_new(a, VALUE_OBJECT);
		spans_add_id_text(a, one, "trace_id", either(v, "traceId",
		    "trace_id"), 1);
		spans_add_id_text(a, one, "span_id", either(v, "spanId",
		    "span_id"), 0);
		at = value_get(v, "attributes");
		add_attributes(a, one, at, 0);
		value_add(list, NULL, 0, one);
	}
	value_add(args, "links", 5, list);
}

static void
add_span(struct arena *a, struct value *args, const struct value *span,
    const struct value *scope)
{
	spans_add_id_text(a, args, "trace_id", either(span, "traceId",
	    "trace_id"), 1);
	spans_add_id_text(a, args, "span_id", either(span, "spanId",
	    "span_id"), 0);
	spans_add_id_text(a, args, "parent_id", either(span, "parentSpanId",
	    "parent_span_id"), 0);
	add_text(a, args, "otel.scope.name", value_get(scope, "name"));
	add_text(a, args, "otel.scope.version", value_get(scope, "version"));
	add_text(a, args, "trace_state", either(span, "traceState",
	    "trace_state"));
	add_status(a, args, value_get(span, "status"));
	add_count(a, args, "otel.dropped_attributes_count", either(span,
	    "droppedAttributesCount", "dropped_attributes_count"));
	add_count(a, args, "otel.dropped_events_count", either(span,
	    "droppedEventsCount", "dropped_events_count"));
	add_count(a, args, "otel.dropped_links_count", either(span,
	    "droppedLinksCount", "dropped_links_count"));
	add_links(a, args, value_get(span, "links"));
}

/* Returns the args of the span, or the event of one, at off. */
static struct value *
otlp_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *v = walk_tree(g, off, a), *args;
	uint64_t scope = otlp_scope_of(g->state, off);

	if (v == NULL || v->type != VALUE_OBJECT)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	if (either(v, "timeUnixNano", "time_unix_nano") == NULL)
		add_span(a, args, v, scope == 0 ? NULL : walk_tree(g, scope,
		    a));
	add_attributes(a, args, value_get(v, "attributes"), 0);
	return args;
}

const struct event_source otlp_events = {
	.tree = otlp_args,
	.raw = walk_raw,
	.blocks = prefilter_no_blocks,
	.free = otlp_state_free,
	.save = otlp_state_save,
	.restore = otlp_state_restore,
};
