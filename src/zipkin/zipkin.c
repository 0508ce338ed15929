/*
 * zipkin: the reader of Zipkin's JSON (ttv-formats(5), DISTRIBUTED TRACES):
 * arrays of spans, or of traces.  Times are us.  In version 1 the service of a
 * span is that of its first annotation, "cs" and "sr" tell its kind, and the
 * tags are a list, binaryAnnotations.  A span without a time has those of its
 * annotations.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/spans_docs.h"

#define ZIPKIN_COUNT	"span"
#define ZIPKIN_HELP	"a span of a distributed trace"

enum { Z_TRACE, Z_ID, Z_PARENT, Z_NAME, Z_KIND, Z_TIME, Z_DURATION, Z_LOCAL,
	Z_TAGS, Z_ANNOTATIONS, Z_SHARED, Z_BINARY, Z_MEMBERS };
static const char *const zipkin_members[Z_MEMBERS] = { "traceId", "id",
	"parentId", "name", "kind", "timestamp", "duration", "localEndpoint",
	"tags", "annotations", "shared", "binaryAnnotations" };

static void
zipkin_warn(struct spans_part *z, const struct span *v)
{
	warn_add(builder_warn(z->part->b), WARN_BAD_SPAN,
	    reading_off(z->part->all->r, v->p));
}

/* What the lists of a span of version 1 say, beside tags. */
struct version1 {
	struct span	 service;
	uint8_t		 kind;
	int		 error;
};

static void
take_version1(const struct json *j, const struct span *list,
    struct version1 *o)
{
	struct span v, word, key, place;
	struct json in;

	if (walk_array(&in, j, list) == -1)
		return;
	while (walk_element(&in, &v)) {
		word = walk_find(&in, &v, "value");
		key = walk_find(&in, &v, "key");
		place = walk_find(&in, &v, "endpoint");
		if (o->kind == SPANS_NO_KIND && key.type == SPAN_NONE)
			o->kind = walk_is(&word, "cs") ? SPANS_CLIENT :
			    walk_is(&word, "sr") ? SPANS_SERVER : SPANS_NO_KIND;
		o->error |= walk_is(&key, "error");
		/* addresses are of the other side */
		if (o->service.type == SPAN_NONE && !walk_is(&key, "sa") &&
		    !walk_is(&key, "ca"))
			o->service = walk_find(&in, &place, "serviceName");
	}
}

/*
 * Finds the times of a span that has none: those of the annotations that tell
 * its kind, "cs" and "cr" or "sr" and "ss"; else of the first and the last one.
 * Returns 0, or -1: there are none.  One alone is a begin.
 */
static int
annotated_times(const struct json *j, const struct span *list,
    struct spans_span *s)
{
	enum { CS, CR, SR, SS, FIRST, LAST, PLACES };
	static const char *const words[] = { "cs", "cr", "sr", "ss" };
	static const struct { uint8_t begin, end; } pairs[] = {
		{ CS, CR }, { SR, SS }, { FIRST, LAST }
	};
	int64_t at[PLACES], ts;
	int known[PLACES] = { 0 }, n = 0;
	struct span v, word, time;
	struct json in;
	size_t i;

	if (walk_array(&in, j, list) == -1)
		return -1;
	while (walk_element(&in, &v)) {
		word = walk_find(&in, &v, "value");
		time = walk_find(&in, &v, "timestamp");
		if (spans_us(&time, &ts) == -1)
			continue;
		for (i = 0; i < FIRST; i++)
			if (walk_is(&word, words[i]) && !known[i]) {
				at[i] = ts;
				known[i] = 1;
			}
		if (!known[FIRST] || ts < at[FIRST])
			at[FIRST] = ts;
		if (!known[LAST] || ts > at[LAST])
			at[LAST] = ts;
		known[FIRST] = known[LAST] = 1;
		n++;
	}
	for (i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
		if (!known[pairs[i].begin] || !known[pairs[i].end])
			continue;
		s->ts = at[pairs[i].begin];
		s->end = at[pairs[i].end];
		s->open = n == 1;
		return 0;
	}
	return -1;
}

static uint32_t
zipkin_service(struct spans_part *z, const struct json *j, const struct span *f,
    const struct version1 *o)
{
	struct span name = walk_find(j, &f[Z_LOCAL], "serviceName");
	struct span instance = walk_find(j, &f[Z_TAGS], "service.instance.id");
	struct spans_service s = { walk_string(z->part->b,
	    name.type == SPAN_NONE ? &o->service : &name),
	    walk_string(z->part->b, &instance), 0, 0 };

	return spans_service(z->spans, &s);
}

static void
take_annotation(struct spans_part *z, const struct json *j,
    const struct span *v)
{
	struct span time = walk_find(j, v, "timestamp");
	struct span name = walk_find(j, v, "value");
	int64_t ts;

	if (spans_us(&time, &ts) == -1)
		zipkin_warn(z, v);
	else
		spans_event(z->spans, ts, walk_string(z->part->b, &name), 0,
		    reading_off(z->part->all->r, v->p));
}

static void
zipkin_span(struct spans_part *z, const struct json *j, const struct span *v)
{
	struct span f[Z_MEMBERS], value, tag;
	struct version1 old;
	struct spans_span s;
	struct json in;
	int64_t dur;
	int timed;

	memset(&s, 0, sizeof(s));
	memset(&old, 0, sizeof(old));
	old.service.type = SPAN_NONE;
	if (walk_members(j, v, zipkin_members, Z_MEMBERS, f) == -1 ||
	    spans_take_id(&f[Z_TRACE], &s.trace) == -1 ||
	    spans_take_id(&f[Z_ID], &s.id) == -1 ||
	    spans_take_id(&f[Z_PARENT], &s.parent) == -1 ||
	    (timed = spans_us(&f[Z_TIME], &s.ts) == 0,
	    !timed && annotated_times(j, &f[Z_ANNOTATIONS], &s) == -1)) {
		zipkin_warn(z, v);
		return;
	}
	if (f[Z_LOCAL].type == SPAN_NONE) {
		take_version1(j, &f[Z_ANNOTATIONS], &old);
		take_version1(j, &f[Z_BINARY], &old);
	}
	s.off = reading_off(z->part->all->r, v->p);
	s.name = walk_string(z->part->b, &f[Z_NAME]);
	if (timed || s.open)
		s.open = spans_us(&f[Z_DURATION], &dur) == -1 ||
		    __builtin_add_overflow(s.ts, dur, &s.end);
	s.kind = old.kind;
	if (f[Z_KIND].type == SPAN_STRING)
		s.kind = (uint8_t)spans_kind_of(f[Z_KIND].p, f[Z_KIND].len);
	s.shared = f[Z_SHARED].type == SPAN_TRUE;
	s.parts = 1;
	s.service = zipkin_service(z, j, f, &old);
	tag = walk_find(j, &f[Z_TAGS], "error");
	s.error = tag.type != SPAN_NONE || old.error;
	tag = walk_find(j, &f[Z_TAGS], "otel.status_code");
	s.error |= walk_is(&tag, "ERROR");
	spans_add(z->spans, &s);
	z->n++;
	if (walk_array(&in, j, &f[Z_ANNOTATIONS]) == 0)
		while (walk_element(&in, &value))
			take_annotation(z, &in, &value);
}

static void
zipkin_take(struct text_part *part, struct json *j, const struct span *doc)
{
	zipkin_span(part->state, j, doc);
}

static int
zipkin_list(const struct json *j, const struct span *doc, struct span *list)
{
	(void)j;
	*list = *doc;
	return doc->type == SPAN_ARRAY ? 0 : -1;
}

/* Takes an element of an array: a span, or an array of spans. */
static void
zipkin_element(struct text_part *part, struct json *j, const struct span *v)
{
	struct span value;
	struct json in;

	if (walk_array(&in, j, v) == -1)
		zipkin_span(part->state, j, v);
	else
		while (walk_element(&in, &value))
			zipkin_span(part->state, &in, &value);
}

static struct builder *
zipkin_read(struct reading *r)
{
	struct spans_docs d = { .docs.take = zipkin_take,
	    .docs.list = zipkin_list, .docs.element = zipkin_element,
	    .state = sizeof(struct spans_part), .count = ZIPKIN_COUNT,
	    .help = ZIPKIN_HELP };

	r->understood = 1;
	return spans_docs_read(&d, r);
}

/* Whether the first object of an array has the ids of a span. */
static int
zipkin_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "traceId", "id" };
	const char *q = p, *end = p + n;

	while (q < end && (*q == '[' || *q == ' ' || *q == '\t' ||
	    *q == '\r' || *q == '\n'))
		q++;
	return q > p && memchr(p, '[', (size_t)(q - p)) != NULL &&
	    walk_keys(q, (size_t)(end - q), keys, 2) == 3;
}

/* ---- events again ---- */

/* Adds a copy of an endpoint, the first member of which may be taken out. */
static void
add_endpoint(struct arena *a, struct value *args, const char *key,
    const struct value *v, int without_name)
{
	struct value *out = value_new(a, VALUE_OBJECT), *m, *copy;

	for (m = v == NULL ? NULL : v->child; m != NULL; m = m->next) {
		if (without_name && walk_spells(m->key, m->keylen,
		    "serviceName"))
			continue;
		copy = value_new(a, m->type);
		copy->text = m->text;
		copy->len = m->len;
		value_add(out, m->key, m->keylen, copy);
	}
	if (out->child != NULL)
		value_add(args, key, strlen(key), out);
}

static void
add_copy(struct arena *a, struct value *args, const struct value *key,
    const struct value *m)
{
	struct value *copy = value_new(a, m->type);

	copy->text = m->text;
	copy->len = m->len;
	value_add(args, key->text, key->len, copy);
}

/* Adds the tags of version 1; "sa" and "ca" are addresses. */
static void
add_version1(struct arena *a, struct value *args, const struct value *list)
{
	const struct value *m, *key, *v;

	for (m = list == NULL ? NULL : list->child; m != NULL; m = m->next) {
		if (m->type != VALUE_OBJECT)
			continue;
		key = value_get(m, "key");
		v = value_get(m, "value");
		if (key == NULL || key->type != VALUE_STRING || v == NULL)
			continue;
		if (walk_spells(key->text, key->len, "sa") ||
		    walk_spells(key->text, key->len, "ca"))
			add_endpoint(a, args, "remoteEndpoint", value_get(m,
			    "endpoint"), 0);
		else
			add_copy(a, args, key, v);
	}
}

static struct value *
zipkin_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *v = walk_tree(g, off, a), *args, *tags, *m, *copy;

	if (v == NULL || v->type != VALUE_OBJECT)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	if (value_get(v, "id") == NULL)
		return args;		/* an annotation */
	spans_add_id_text(a, args, "trace_id", value_get(v, "traceId"), 1);
	spans_add_id_text(a, args, "span_id", value_get(v, "id"), 0);
	spans_add_id_text(a, args, "parent_id", value_get(v, "parentId"), 0);
	tags = value_get(v, "tags");
	for (m = tags == NULL ? NULL : tags->child; m != NULL; m = m->next) {
		copy = value_new(a, m->type);
		copy->text = m->text;
		copy->len = m->len;
		if (m->key != NULL)
			value_add(args, m->key, m->keylen, copy);
	}
	add_version1(a, args, value_get(v, "binaryAnnotations"));
	add_endpoint(a, args, "localEndpoint", value_get(v, "localEndpoint"),
	    1);
	add_endpoint(a, args, "remoteEndpoint", value_get(v,
	    "remoteEndpoint"), 0);
	return args;
}

static const struct event_source zipkin_events = {
	.tree = zipkin_args,
	.raw = walk_raw,
	.blocks = prefilter_blocks,
};

const struct format zipkin_format = {
	.name = "zipkin-json",
	.help = "Zipkin traces, JSON",
	.sniff = zipkin_sniff,
	.read = zipkin_read,
	.events = &zipkin_events,
	.words = { .empty = 1, .spans = 1 },
};
