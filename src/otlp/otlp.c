/*
 * otlp: the reader of OpenTelemetry's traces in JSON (ttv-formats(5),
 * DISTRIBUTED TRACES): a request, or one a line as the collector writes them.
 *
 * A request has resources, these have scopes, and these spans.  Members are
 * called as in JSON or as in the .proto.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"
#include "otlp.h"

#define SNIFF_MOST	(256u << 10)	/* bytes in which the first span has
					 * to begin; a document of Jaeger has
					 * its list by the same name */

#define OTLP_COUNT	"span"
#define OTLP_HELP	"a span of a distributed trace"
#define OTLP_PASSED	"request of another signal"
#define OTLP_PASSED_HELP "metrics, logs or profiles: not read"
#define STATUS_ERROR	2

struct otlp {
	struct spans_part s;
	struct otlp_state state;
	uint32_t	 service;
	uint64_t	 passed;
	int		 known;		/* 1: a request of traces was there */
};

/* The members that are read, each by two names. */
enum member { M_NONE, M_TRACE_ID, M_SPAN_ID, M_PARENT_ID, M_NAME, M_KIND,
	M_START, M_END, M_EVENTS, M_LINKS, M_STATUS, M_TIME, M_RESOURCE,
	M_SCOPES, M_SCOPE, M_SPANS, M_REQUEST, M_WRAP, M_OTHER };
#define ROW(name, member) { name, sizeof(name) - 1, member }
static const struct { const char *name; size_t len; enum member member; }
    member_rows[] = {
	ROW("traceId", M_TRACE_ID), ROW("trace_id", M_TRACE_ID),
	ROW("spanId", M_SPAN_ID), ROW("span_id", M_SPAN_ID),
	ROW("parentSpanId", M_PARENT_ID), ROW("parent_span_id", M_PARENT_ID),
	ROW("name", M_NAME), ROW("kind", M_KIND),
	ROW("startTimeUnixNano", M_START),
	ROW("start_time_unix_nano", M_START),
	ROW("endTimeUnixNano", M_END), ROW("end_time_unix_nano", M_END),
	ROW("events", M_EVENTS), ROW("links", M_LINKS),
	ROW("status", M_STATUS),
	ROW("timeUnixNano", M_TIME), ROW("time_unix_nano", M_TIME),
	ROW("resource", M_RESOURCE),
	ROW("scopeSpans", M_SCOPES), ROW("scope_spans", M_SCOPES),
	ROW("instrumentationLibrarySpans", M_SCOPES),
	ROW("instrumentation_library_spans", M_SCOPES),
	ROW("scope", M_SCOPE), ROW("instrumentationLibrary", M_SCOPE),
	ROW("instrumentation_library", M_SCOPE), ROW("spans", M_SPANS),
	ROW("resourceSpans", M_REQUEST), ROW("resource_spans", M_REQUEST),
	ROW("batches", M_REQUEST),
	ROW("trace", M_WRAP), ROW("data", M_WRAP), ROW("result", M_WRAP),
	ROW("resourceMetrics", M_OTHER), ROW("resource_metrics", M_OTHER),
	ROW("resourceLogs", M_OTHER), ROW("resource_logs", M_OTHER),
	ROW("resourceProfiles", M_OTHER), ROW("resource_profiles", M_OTHER),
};

static enum member
member_of(const struct span *key)
{
	size_t i;

	for (i = 0; i < sizeof(member_rows) / sizeof(member_rows[0]); i++)
		if (member_rows[i].len == key->len &&
		    *member_rows[i].name == *key->p &&
		    memcmp(member_rows[i].name, key->p, key->len) == 0)
			return member_rows[i].member;
	return M_NONE;
}

static uint64_t
off_of(const struct otlp *o, const struct span *v)
{
	return reading_off(o->s.part->all->r, v->p);
}

/* ---- spans ---- */

static enum spans_kind
take_kind(const struct span *v)
{
	static const uint8_t kinds[] = { SPANS_NO_KIND, SPANS_INTERNAL,
	    SPANS_SERVER, SPANS_CLIENT, SPANS_PRODUCER, SPANS_CONSUMER };
	int64_t n;

	if (walk_int(v, &n) == 0)
		return n >= 0 && n < (int64_t)sizeof(kinds) ?
		    (enum spans_kind)kinds[n] : SPANS_NO_KIND;
	return v->type == SPAN_STRING ? spans_kind_of(v->p, v->len) :
	    SPANS_NO_KIND;
}

static int
take_status(const struct json *j, const struct span *v)
{
	struct span code = walk_find(j, v, "code");
	int64_t n;

	return (walk_int(&code, &n) == 0 && n == STATUS_ERROR) ||
	    walk_is(&code, "STATUS_CODE_ERROR");
}

static void
otlp_event(struct otlp *o, const struct json *j, const struct span *v)
{
	struct span key, value, name, time;
	struct json in;
	int64_t ts;

	memset(&name, 0, sizeof(name));
	time = name;
	if (walk_object(&in, j, v) == 0)
		while (walk_member(&in, &key, &value))
			*(member_of(&key) == M_NAME ? &name :
			    member_of(&key) == M_TIME ? &time : &key) = value;
	if (walk_int(&time, &ts) == -1) {
		warn_add(builder_warn(o->s.part->b), WARN_BAD_SPAN,
		    off_of(o, v));
		return;
	}
	spans_event(o->s.spans, ts, walk_string(o->s.part->b, &name),
	    walk_is(&name, "exception"), off_of(o, v));
}

static void
take_link(struct otlp *o, const struct json *j, const struct span *v)
{
	struct span key, value, trace, id;
	struct spans_id t, s;
	struct json in;

	memset(&trace, 0, sizeof(trace));
	id = trace;
	memset(&t, 0, sizeof(t));
	s = t;
	if (walk_object(&in, j, v) == 0)
		while (walk_member(&in, &key, &value))
			*(member_of(&key) == M_TRACE_ID ? &trace :
			    member_of(&key) == M_SPAN_ID ? &id : &key) = value;
	if (spans_take_id(&trace, &t) == 0 && spans_take_id(&id, &s) == 0)
		spans_link(o->s.spans, t, s);
}

static void
take_list(struct otlp *o, const struct json *j, const struct span *v,
    void (*take)(struct otlp *, const struct json *, const struct span *))
{
	struct span value;
	struct json in;

	if (walk_array(&in, j, v) == -1)
		return;
	while (walk_element(&in, &value))
		take(o, &in, &value);
}

/* Reads the fields of a span; returns 0, or -1 for one that is none. */
static int
span_fields(struct otlp *o, const struct span *f, struct spans_span *s)
{
	s->service = o->service;
	s->open = walk_int(&f[M_END], &s->end) == -1 || s->end == 0;
	if (s->open && f[M_END].type != SPAN_NONE &&
	    f[M_END].type != SPAN_NULL && walk_int(&f[M_END], &s->end) == -1)
		return -1;
	s->name = walk_string(o->s.part->b, &f[M_NAME]);
	s->kind = (uint8_t)take_kind(&f[M_KIND]);
	return spans_take_id(&f[M_TRACE_ID], &s->trace) == -1 ||
	    spans_take_id(&f[M_SPAN_ID], &s->id) == -1 ||
	    spans_take_id(&f[M_PARENT_ID], &s->parent) == -1 ||
	    (f[M_NAME].type != SPAN_NONE && f[M_NAME].type != SPAN_STRING) ||
	    walk_int(&f[M_START], &s->ts) == -1 ? -1 : 0;
}

static void
take_span(struct otlp *o, const struct json *j, const struct span *v)
{
	struct span f[M_OTHER + 1], key, value;
	struct spans_span s;
	struct json in;

	memset(f, 0, sizeof(f));
	memset(&s, 0, sizeof(s));
	s.off = off_of(o, v);
	if (walk_object(&in, j, v) == 0)
		while (walk_member(&in, &key, &value))
			f[member_of(&key)] = value;
	if (v->type != SPAN_OBJECT || span_fields(o, f, &s) == -1) {
		warn_add(builder_warn(o->s.part->b), WARN_BAD_SPAN, s.off);
		return;
	}
	s.error = take_status(&in, &f[M_STATUS]) != 0;
	spans_add(o->s.spans, &s);
	o->s.n++;
	take_list(o, &in, &f[M_EVENTS], otlp_event);
	take_list(o, &in, &f[M_LINKS], take_link);
}

/* ---- resources and scopes ---- */

static void
take_resource(struct otlp *o, const struct json *j, const struct span *v)
{
	struct span list = walk_find(j, v, "attributes"), item, key, value;
	struct otlp_resource r;
	enum otlp_fact fact;
	struct json in;

	memset(&r, 0, sizeof(r));
	if (walk_array(&in, j, &list) == 0)
		while (walk_element(&in, &item)) {
			key = walk_find(&in, &item, "key");
			if (key.type != SPAN_STRING ||
			    (fact = otlp_fact(key.p, key.len)) == OTLP_FACTS)
				continue;
			item = walk_find(&in, &item, "value");
			value = walk_find(&in, &item, "stringValue");
			if (value.type == SPAN_NONE)
				value = walk_find(&in, &item, "string_value");
			r.fact[fact] = walk_string(o->s.part->b, &value);
		}
	o->service = otlp_service(o->s.spans, o->s.part->b, &r);
}

static void
take_scope(struct otlp *o, const struct json *j, const struct span *v)
{
	struct span f[M_OTHER + 1], key, value;
	struct json in;

	memset(f, 0, sizeof(f));
	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		f[member_of(&key)] = value;
	if (f[M_SCOPE].type == SPAN_OBJECT)
		otlp_scope_add(&o->state, off_of(o, v), off_of(o, v) + v->len,
		    off_of(o, &f[M_SCOPE]));
	take_list(o, &in, &f[M_SPANS], take_span);
}

static void
take_resource_spans(struct otlp *o, const struct json *j,
    const struct span *v)
{
	struct span f[M_OTHER + 1], key, value;
	struct json in;

	memset(f, 0, sizeof(f));
	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		f[member_of(&key)] = value;
	take_resource(o, &in, &f[M_RESOURCE]);
	take_list(o, &in, &f[M_SCOPES], take_scope);
}

/* ---- documents ---- */

static void
take_request(struct otlp *o, const struct json *j, const struct span *v,
    int depth)
{
	struct span key, value;
	struct json in;

	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		switch (member_of(&key)) {
		case M_REQUEST:
			o->known = 1;
			take_list(o, &in, &value, take_resource_spans);
			break;
		case M_WRAP:
			if (depth == 0)
				take_request(o, &in, &value, 1);
			break;
		case M_OTHER:
			o->passed++;
			break;
		default:
			break;
		}
}

static void
otlp_take(struct text_part *part, struct json *j, const struct span *doc)
{
	take_request(part->state, j, doc, 0);
}

/* Takes an element of the list of a request. */
static void
otlp_element(struct text_part *part, struct json *j, const struct span *v)
{
	struct otlp *o = part->state;

	o->known = 1;
	take_resource_spans(o, j, v);
}

/* Finds the list of a document that is a request and not empty. */
static int
otlp_list(const struct json *j, const struct span *doc, struct span *list)
{
	struct span key, value;
	struct warn repaired;
	struct json in;
	int n = 0;

	if (walk_object(&in, j, doc) == -1)
		return -1;
	/* counts here only where the document is not taken as a whole */
	memset(&repaired, 0, sizeof(repaired));
	in.warn = &repaired;
	while (walk_member(&in, &key, &value))
		switch (member_of(&key)) {
		case M_REQUEST:
			*list = value;
			n++;
			break;
		case M_WRAP:
		case M_OTHER:
			return -1;
		default:
			break;
		}
	if (n != 1 || walk_array(&in, j, list) == -1)
		return -1;
	in.warn = NULL;			/* who reads the list counts */
	if (!walk_element(&in, &value))
		return -1;
	if (j->warn != NULL)
		warn_merge(j->warn, &repaired);
	return 0;
}

/* What all parts have beside their spans. */
struct otlp_all {
	struct otlp_state *state;
	uint64_t	 passed;
	int		 known;
};

static void
otlp_end(struct spans_docs *d, struct spans_part *part, int anew)
{
	struct otlp *o = (struct otlp *)part;
	struct otlp_all *all = d->arg;

	if (!anew) {
		otlp_state_append(all->state, &o->state);
		all->passed += o->passed;
		all->known |= o->known;
	}
	free(o->state.v);
}

static struct builder *
otlp_read(struct reading *r)
{
	struct otlp_all all = { xcalloc(1, sizeof(*all.state)), 0, 0 };
	struct spans_docs d = { .docs.take = otlp_take,
	    .docs.list = otlp_list, .docs.element = otlp_element,
	    .state = sizeof(struct otlp), .end = otlp_end, .arg = &all,
	    .count = OTLP_COUNT, .help = OTLP_HELP };
	struct builder *b = spans_docs_read(&d, r);

	r->state = all.state;
	r->understood |= all.known;
	if (all.passed > 0)
		reading_count(b, OTLP_PASSED, OTLP_PASSED_HELP, all.passed);
	return b;
}

static int
otlp_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "resourceSpans", "resource_spans",
	    "resourceMetrics", "resourceLogs", "resourceProfiles", "batches",
	    "trace", "data", "result" };
	unsigned found = walk_keys(p, n, keys, 9);

	if (found & 0x1f)
		return 1;
	n = n < SNIFF_MOST ? n : SNIFF_MOST;
	return (found & 0x1e0) != 0 && (memmem(p, n, "\"resource", 9) != NULL ||
	    memmem(p, n, "\"batches\"", 9) != NULL) &&
	    (memmem(p, n, "\"scope", 6) != NULL ||
	    memmem(p, n, "\"instrumentation", 16) != NULL);
}

const struct format otlp_format = {
	.name = "otlp-json",
	.help = "OpenTelemetry traces: JSON, lines of the collector",
	.sniff = otlp_sniff,
	.read = otlp_read,
	.events = &otlp_events,
	.words = { .empty = 1, .spans = 1 },
};
