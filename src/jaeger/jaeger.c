/*
 * jaeger: the reader of Jaeger's JSON, as its UI gives it (ttv-formats(5),
 * DISTRIBUTED TRACES): a document with traces, or a trace a line.
 *
 * A trace has spans and the processes that they name.  Times are us.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_source.h"
#include "ttv/hash.h"
#include "ttv/idtab.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"

#define JAEGER_COUNT	"span"
#define JAEGER_HELP	"a span of a distributed trace"

struct jaeger {
	struct spans_part s;
	uint64_t	 seed, trace;	/* of hashes; the number of the trace */
	struct idtab	 ids;		/* of processes: hash, length, trace */
	struct jaeger_process {
		struct span	 id;
		uint32_t	 service;
	}		*processes;
	size_t		 cap;
};

/* The members of a span that are read. */
enum { J_TRACE, J_SPAN, J_PARENT, J_NAME, J_REFERENCES, J_START, J_DURATION,
	J_TAGS, J_LOGS, J_PROCESS, J_MEMBERS };
static const char *const members[J_MEMBERS] = { "traceID", "spanID",
	"parentSpanID", "operationName", "references", "startTime", "duration",
	"tags", "logs", "processID" };

static void
jaeger_warn(struct jaeger *g, enum warn_code code, const struct span *v)
{
	warn_add(builder_warn(g->s.part->b), code,
	    reading_off(g->s.part->all->r, v->p));
}

/* ---- processes ---- */

static struct idkey
process_key(struct jaeger *g, const struct span *id)
{
	if (g->seed == 0)
		g->seed = hash_seed(g);
	return (struct idkey){{ hash_text_from(g->seed, id->p, id->len),
	    id->len, g->trace }};
}

static void
take_process(struct jaeger *g, const struct json *j, const struct span *id,
    const struct span *v)
{
	static const char *const names[] = { "serviceName", "tags" };
	static const char *const tag[] = { "key", "value" };
	static const char *const instances[] = { "service.instance.id",
	    "k8s.pod.name", "container.id", "host.name", "hostname" };
	struct span f[2], t[2], item;
	struct spans_service s;
	struct json in;
	size_t i, best = sizeof(instances) / sizeof(instances[0]);
	struct idkey key;
	uint32_t n;
	int added;

	memset(&s, 0, sizeof(s));
	if (walk_members(j, v, names, 2, f) == -1)
		return;
	s.name = walk_string(g->s.part->b, &f[0]);
	if (walk_array(&in, j, &f[1]) == 0)
		while (walk_element(&in, &item)) {
			if (walk_members(&in, &item, tag, 2, t) == -1)
				continue;
			for (i = 0; i < best; i++)
				if (walk_is(&t[0], instances[i])) {
					best = i;
					s.instance = walk_string(g->s.part->b,
					    &t[1]);
				}
			if (walk_is(&t[0], "service.namespace"))
				s.space = walk_string(g->s.part->b, &t[1]);
			if (walk_is(&t[0], "service.version"))
				s.labels = walk_string(g->s.part->b, &t[1]);
		}
	key = process_key(g, id);
	n = idtab_add(&g->ids, &key, &added);
	if (!added)			/* the first one has the id */
		return;
	g->processes = xgrow(g->processes, n, &g->cap, sizeof(*g->processes));
	g->processes[n].id = *id;
	g->processes[n].service = spans_service(g->s.spans, &s);
}

/* Returns the service of a process; one that is not there is counted. */
static uint32_t
find_process(struct jaeger *g, const struct span *id, const struct span *at)
{
	static const struct spans_service none;
	const struct jaeger_process *p;
	struct idkey key;
	uint32_t n = NONE;

	if (id->type == SPAN_STRING) {
		key = process_key(g, id);
		n = idtab_find(&g->ids, &key);
	}
	p = n == NONE ? NULL : &g->processes[n];
	if (p != NULL && memcmp(p->id.p, id->p, id->len) == 0)
		return p->service;
	jaeger_warn(g, WARN_UNKNOWN_PROCESS, at);
	return spans_service(g->s.spans, &none);
}

/* ---- spans ---- */

static int
same_id(const struct spans_id *a, const struct spans_id *b)
{
	return a->hi == b->hi && a->lo == b->lo;
}

/* A reference of a span to another one. */
struct reference_to {
	struct spans_id	trace, id;
	int		child;		/* 1: CHILD_OF */
};

static int
take_reference(const struct json *j, const struct span *v,
    struct reference_to *r)
{
	static const char *const names[] = { "refType", "traceID", "spanID" };
	struct span f[3];

	if (walk_members(j, v, names, 3, f) == -1 ||
	    spans_take_id(&f[1], &r->trace) == -1 ||
	    spans_take_id(&f[2], &r->id) == -1)
		return -1;
	r->child = walk_is(&f[0], "CHILD_OF");
	return 0;
}

/*
 * Reads the references: for the parent, the first CHILD_OF of the trace or else
 * its first FOLLOWS_FROM, or for the links, which are the others.  Returns how
 * many are no parent.
 */
static size_t
take_references(struct jaeger *g, const struct json *j, const struct span *v,
    struct spans_span *s, int links)
{
	struct reference_to r;
	struct span item;
	struct json in;
	int best = 0, was = 0;
	size_t n = 0;

	if (walk_array(&in, j, v) == -1)
		return 0;
	if (links)			/* the first time has counted it */
		in.warn = NULL;
	while (walk_element(&in, &item)) {
		if (take_reference(&in, &item, &r) == -1)
			continue;
		if (links && (!same_id(&r.trace, &s->trace) ||
		    !same_id(&r.id, &s->parent) || was)) {
			spans_link(g->s.spans, r.trace, r.id);
			continue;
		}
		n++;
		was = 1;
		if (!links && same_id(&r.trace, &s->trace) &&
		    best < 1 + r.child) {
			best = 1 + r.child;
			s->parent = r.id;
		}
	}
	return n - (best > 0);
}

/* Reads of the tags what the model has. */
static void
take_tags(const struct json *j, const struct span *v, struct spans_span *s)
{
	static const char *const names[] = { "key", "value" };
	struct span item, f[2];
	struct json in;

	if (walk_array(&in, j, v) == -1)
		return;
	while (walk_element(&in, &item)) {
		if (walk_members(&in, &item, names, 2, f) == -1)
			continue;
		if (walk_is(&f[0], "span.kind") && f[1].type == SPAN_STRING)
			s->kind = (uint8_t)spans_kind_of(f[1].p, f[1].len);
		else if (walk_is(&f[0], "error"))
			s->error |= f[1].type == SPAN_TRUE ||
			    walk_is(&f[1], "true");
		else if (walk_is(&f[0], "otel.status_code"))
			s->error |= walk_is(&f[1], "ERROR");
	}
}

/* Takes a log: an event called after its field `event`. */
static void
take_log(struct jaeger *g, const struct json *j, const struct span *v)
{
	static const char *const names[] = { "timestamp", "fields" };
	static const char *const field[] = { "key", "value" };
	struct span f[2], t[2], item;
	uint32_t name = 0;
	struct json in;
	int64_t ts;

	if (walk_members(j, v, names, 2, f) == -1 ||
	    spans_us(&f[0], &ts) == -1) {
		jaeger_warn(g, WARN_BAD_SPAN, v);
		return;
	}
	if (walk_array(&in, j, &f[1]) == 0)
		while (walk_element(&in, &item))
			if (walk_members(&in, &item, field, 2, t) == 0 &&
			    walk_is(&t[0], "event"))
				name = walk_string(g->s.part->b, &t[1]);
	if (name == 0)
		name = builder_string(g->s.part->b, "log", 3);
	spans_event(g->s.spans, ts, name, strcmp(builder_str(g->s.part->b,
	    name), "exception") == 0, reading_off(g->s.part->all->r, v->p));
}

static void
jaeger_span(struct jaeger *g, const struct json *j, const struct span *v)
{
	struct span f[J_MEMBERS], item;
	struct spans_span s;
	struct json in;
	int64_t dur;
	size_t links;

	memset(&s, 0, sizeof(s));
	if (walk_members(j, v, members, J_MEMBERS, f) == -1 ||
	    spans_take_id(&f[J_TRACE], &s.trace) == -1 ||
	    spans_take_id(&f[J_SPAN], &s.id) == -1 ||
	    spans_take_id(&f[J_PARENT], &s.parent) == -1 ||
	    spans_us(&f[J_START], &s.ts) == -1) {
		jaeger_warn(g, WARN_BAD_SPAN, v);
		return;
	}
	s.off = reading_off(g->s.part->all->r, v->p);
	s.name = walk_string(g->s.part->b, &f[J_NAME]);
	s.open = spans_us(&f[J_DURATION], &dur) == -1 ||
	    __builtin_add_overflow(s.ts, dur, &s.end);
	s.service = find_process(g, &f[J_PROCESS], v);
	take_tags(j, &f[J_TAGS], &s);
	links = take_references(g, j, &f[J_REFERENCES], &s, 0);
	spans_add(g->s.spans, &s);
	g->s.n++;
	if (links > 0)
		take_references(g, j, &f[J_REFERENCES], &s, 1);
	if (walk_array(&in, j, &f[J_LOGS]) == 0)
		while (walk_element(&in, &item))
			take_log(g, &in, &item);
}

/* ---- documents ---- */

static void
take_trace(struct jaeger *g, const struct json *j, const struct span *v)
{
	static const char *const names[] = { "spans", "processes" };
	struct span f[2], key, value;
	struct json in;

	if (walk_members(j, v, names, 2, f) == -1)
		return;
	g->trace++;
	if (walk_object(&in, j, &f[1]) == 0)
		while (walk_member(&in, &key, &value))
			take_process(g, &in, &key, &value);
	if (walk_array(&in, j, &f[0]) == 0)
		while (walk_element(&in, &value))
			jaeger_span(g, &in, &value);
}

static void
jaeger_take(struct text_part *part, struct json *j, const struct span *doc)
{
	take_trace(part->state, j, doc);
}

static int
jaeger_list(const struct json *j, const struct span *doc, struct span *list)
{
	static const char *const names[] = { "data", "spans" };
	struct span f[2];

	if (walk_members(j, doc, names, 2, f) == 0 &&
	    f[1].type == SPAN_ARRAY)
		return -1;
	*list = f[0];
	return 0;
}

static void
jaeger_end(struct spans_docs *d, struct spans_part *part, int anew)
{
	struct jaeger *g = (struct jaeger *)part;

	(void)d;
	(void)anew;
	free(g->processes);
	idtab_free(&g->ids);
}

static struct builder *
jaeger_read(struct reading *r)
{
	struct spans_docs d = { .docs.take = jaeger_take,
	    .docs.list = jaeger_list, .docs.element = jaeger_take,
	    .state = sizeof(struct jaeger), .end = jaeger_end,
	    .count = JAEGER_COUNT, .help = JAEGER_HELP };

	r->understood = 1;
	return spans_docs_read(&d, r);
}

static int
jaeger_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "data", "traceID", "spans" };
	unsigned found = walk_keys(p, n, keys, 3);

	return (found & 6) == 6 || ((found & 1) != 0 &&
	    memmem(p, n, "\"traceID\"", 9) != NULL &&
	    memmem(p, n, "\"spans\"", 7) != NULL);
}

/* ---- events again ---- */

/* Adds what the collector warns of; a tag may have the name, too. */
static void
add_warnings(struct arena *a, struct value *args, const struct value *warnings,
    const struct value *tags)
{
	const struct value *v, *key;
	const char *name = "warnings";
	struct value *copy;

	if (warnings == NULL || warnings->type == VALUE_NULL)
		return;
	for (v = tags == NULL ? NULL : tags->child; v != NULL; v = v->next) {
		key = value_get(v, "key");
		if (key != NULL && key->type == VALUE_STRING &&
		    walk_spells(key->text, key->len, name))
			name = "jaeger.warnings";
	}
	copy = value_new(a, warnings->type);
	*copy = *warnings;
	value_add(args, name, strlen(name), copy);
}

/* Adds tags, or the fields of a log, to args; but for one of them. */
static void
add_tags(struct arena *a, struct value *args, const struct value *tags,
    const char *but)
{
	struct value *key, *value, *out;
	const struct value *v, *type;
	double d;

	for (v = tags == NULL ? NULL : tags->child; v != NULL; v = v->next) {
		key = value_get(v, "key");
		value = value_get(v, "value");
		if (key == NULL || key->type != VALUE_STRING || value == NULL ||
		    walk_spells(key->text, key->len, but))
			continue;
		type = value_get(v, "type");
		out = value_new(a, value->type);
		*out = *value;
		out->next = NULL;
		out->key = NULL;
		if (value->type == VALUE_STRING && type != NULL &&
		    type->type == VALUE_STRING && (walk_spells(type->text,
		    type->len, "int64") || walk_spells(type->text, type->len,
		    "float64")) &&
		    value_double(value, &d) == 0)
			out->type = VALUE_NUMBER;
		value_add(args, key->text, key->len, out);
	}
}

/* Adds the ids of a span; its parent is found as the reader finds it. */
static void
add_ids(const struct input *g, uint64_t off, struct arena *a,
    struct value *args)
{
	struct reading r = { .data = g->map.data, .len = g->map.len,
	    .base = g->base };
	struct span f[J_MEMBERS], doc;
	struct spans_span s;
	struct json j;

	memset(&s, 0, sizeof(s));
	walk_start(&j, &r, g->map.data + (off - g->base), g->map.data +
	    g->map.len, NULL);
	if (!walk_value(&j, JSON_ANY, &doc) ||
	    walk_members(&j, &doc, members, J_MEMBERS, f) == -1 ||
	    spans_take_id(&f[J_TRACE], &s.trace) == -1 ||
	    spans_take_id(&f[J_SPAN], &s.id) == -1 ||
	    spans_take_id(&f[J_PARENT], &s.parent) == -1)
		return;
	take_references(NULL, &j, &f[J_REFERENCES], &s, 0);
	spans_add_id(a, args, "trace_id", &s.trace, 1);
	spans_add_id(a, args, "span_id", &s.id, 0);
	spans_add_id(a, args, "parent_id", &s.parent, 0);
}

static struct value *
jaeger_args(const struct input *g, uint64_t off, struct arena *a)
{
	struct value *v = walk_tree(g, off, a), *args;

	if (v == NULL || v->type != VALUE_OBJECT)
		return NULL;
	args = value_new(a, VALUE_OBJECT);
	if (value_get(v, "fields") != NULL) {
		add_tags(a, args, value_get(v, "fields"), "event");
		return args;
	}
	add_ids(g, off, a, args);
	add_warnings(a, args, value_get(v, "warnings"), value_get(v, "tags"));
	add_tags(a, args, value_get(v, "tags"), "span.kind");
	return args;
}

static const struct event_source jaeger_events = {
	.tree = jaeger_args,
	.raw = walk_raw,
	.blocks = prefilter_blocks,
};

const struct format jaeger_format = {
	.name = "jaeger-json",
	.help = "Jaeger traces, as its UI downloads them",
	.sniff = jaeger_sniff,
	.read = jaeger_read,
	.events = &jaeger_events,
	.words = { .empty = 1, .spans = 1 },
};
