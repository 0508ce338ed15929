/*
 * otlp_proto: the reader of OpenTelemetry's traces in protobuf: a request, or
 * several, each with its length before it as the collector writes them.  The
 * offset of an event is that of its field.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/reading.h"
#include "ttv/profile.h"
#include "ttv/wire.h"
#include "ttv/xmalloc.h"
#include "otlp.h"
#include "otlp_proto.h"

#define OTLP_COUNT	"span"
#define OTLP_HELP	"a span of a distributed trace"
#define LENGTH		4		/* bytes of a length before a request */
#define TRACE_ID	16		/* bytes */

struct proto {
	struct reading	*r;
	struct builder	*b;
	struct spans	*spans;
	struct otlp_state *state;
	uint32_t	 service;
	uint64_t	 n;
	size_t		 told;
};

static uint64_t
off_of(const struct proto *o, const uint8_t *p)
{
	return reading_off(o->r, (const char *)p);
}

static uint32_t
take_string(struct proto *o, const struct pf_span *s)
{
	return profile_string(o->b, (const char *)s->p, s->len);
}

/* ---- spans ---- */

static void
proto_event(struct proto *o, const struct pf_span *s, uint64_t off)
{
	struct pf_cursor c;
	struct pf_field f;
	struct pf_span name = { NULL, 0 };
	uint64_t ts = UINT64_MAX;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number == OTLP_EVENT_TIME && f.type == PF_FIXED64)
			ts = f.u;
		else if (f.number == OTLP_EVENT_NAME && f.type == PF_BYTES)
			name = f.s;
	if (ts > INT64_MAX) {
		warn_add(builder_warn(o->b), WARN_BAD_SPAN, off);
		return;
	}
	spans_event(o->spans, (int64_t)ts, take_string(o, &name),
	    name.len == 9 && memcmp(name.p, "exception", 9) == 0, off);
}

static void
take_link(struct proto *o, const struct pf_span *s)
{
	struct spans_id trace = { 0, 0 }, id = { 0, 0 };
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.type != PF_BYTES)
			continue;
		else if (f.number == OTLP_LINK_TRACE)
			spans_id_bytes(f.s.p, f.s.len, &trace);
		else if (f.number == OTLP_LINK_SPAN)
			spans_id_bytes(f.s.p, f.s.len, &id);
	spans_link(o->spans, trace, id);
}

static int
is_error(const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;
	int error = 0;

	pf_open(&c, s);
	while (pf_next(&c, &f))
		if (f.number == OTLP_STATUS_CODE && f.type == PF_VARINT)
			error = f.u == OTLP_ERROR;
	return error;
}

/* Reads a field of a span that is bytes. */
static void
span_bytes(struct proto *o, const struct pf_field *f, struct spans_span *s)
{
	switch (f->number) {
	case OTLP_SPAN_TRACE:
		spans_id_bytes(f->s.p, f->s.len, &s->trace);
		break;
	case OTLP_SPAN_ID:
		spans_id_bytes(f->s.p, f->s.len, &s->id);
		break;
	case OTLP_SPAN_PARENT:
		spans_id_bytes(f->s.p, f->s.len, &s->parent);
		break;
	case OTLP_SPAN_NAME:
		s->name = take_string(o, &f->s);
		break;
	case OTLP_SPAN_STATUS:
		s->error = (uint8_t)is_error(&f->s);
		break;
	default:
		break;
	}
}

/* Takes what stands in a span, once it was added. */
static void
span_parts(struct proto *o, const struct pf_span *v)
{
	struct pf_cursor c;
	struct pf_field f;
	const uint8_t *at;

	pf_open(&c, v);
	for (at = c.p; pf_next(&c, &f); at = c.p)
		if (f.type != PF_BYTES)
			continue;
		else if (f.number == OTLP_SPAN_EVENTS)
			proto_event(o, &f.s, off_of(o, at));
		else if (f.number == OTLP_SPAN_LINKS)
			take_link(o, &f.s);
}

static void
proto_span(struct proto *o, const struct pf_span *v, uint64_t off)
{
	uint64_t start = UINT64_MAX, end = 0;
	struct spans_span s;
	struct pf_cursor c;
	struct pf_field f;

	memset(&s, 0, sizeof(s));
	pf_open(&c, v);
	while (pf_next(&c, &f))
		if (f.type == PF_BYTES)
			span_bytes(o, &f, &s);
		else if (f.number == OTLP_SPAN_START && f.type == PF_FIXED64)
			start = f.u;
		else if (f.number == OTLP_SPAN_END && f.type == PF_FIXED64)
			end = f.u;
		else if (f.number == OTLP_SPAN_KIND && f.u < SPANS_KINDS)
			s.kind = (uint8_t)f.u;
	if (start > INT64_MAX || end > INT64_MAX || c.broken) {
		warn_add(builder_warn(o->b), WARN_BAD_SPAN, off);
		return;
	}
	s.ts = (int64_t)start;
	s.end = (int64_t)end;
	s.open = end == 0;
	s.off = off;
	s.service = o->service;
	spans_add(o->spans, &s);
	o->n++;
	span_parts(o, v);
}

/* ---- resources and scopes ---- */

/* Reads "key" and "value" of an attribute: the text of its value. */
static void
take_fact(struct proto *o, const struct pf_span *v, struct otlp_resource *r)
{
	struct pf_span key = { NULL, 0 }, text = { NULL, 0 };
	struct pf_cursor c, in;
	struct pf_field f, g;
	enum otlp_fact fact;

	pf_open(&c, v);
	while (pf_next(&c, &f))
		if (f.number == OTLP_KEY && f.type == PF_BYTES)
			key = f.s;
		else if (f.number == OTLP_VALUE && f.type == PF_BYTES) {
			pf_open(&in, &f.s);
			while (pf_next(&in, &g))
				if (g.number == OTLP_ANY_STRING &&
				    g.type == PF_BYTES)
					text = g.s;
		}
	fact = otlp_fact((const char *)key.p, key.len);
	if (fact != OTLP_FACTS)
		r->fact[fact] = take_string(o, &text);
}

static void
take_resource(struct proto *o, const struct pf_span *v)
{
	struct otlp_resource r;
	struct pf_cursor c;
	struct pf_field f;

	memset(&r, 0, sizeof(r));
	pf_open(&c, v);
	while (pf_next(&c, &f))
		if (f.number == OTLP_RESOURCE_ATTRIBUTES &&
		    f.type == PF_BYTES)
			take_fact(o, &f.s, &r);
	o->service = otlp_service(o->spans, o->b, &r);
}

static void
take_scope(struct proto *o, const struct pf_span *v)
{
	const uint8_t *at, *scope = NULL;
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, v);
	for (at = c.p; pf_next(&c, &f); at = c.p)
		if (f.number == OTLP_SCOPE && f.type == PF_BYTES)
			scope = at;
	if (scope != NULL)
		otlp_scope_add(o->state, off_of(o, v->p), off_of(o, v->p) +
		    v->len, off_of(o, scope));
	pf_open(&c, v);
	for (at = c.p; pf_next(&c, &f); at = c.p)
		if (f.number == OTLP_SPANS && f.type == PF_BYTES)
			proto_span(o, &f.s, off_of(o, at));
	if (c.broken)
		warn_add(builder_warn(o->b), WARN_PACKET, off_of(o, c.p));
}

static void
take_resource_spans(struct proto *o, const struct pf_span *v)
{
	struct pf_span resource = { NULL, 0 };
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, v);
	while (pf_next(&c, &f))
		if (f.number == OTLP_RESOURCE && f.type == PF_BYTES)
			resource = f.s;
	take_resource(o, &resource);
	pf_open(&c, v);
	while (pf_next(&c, &f))
		if ((f.number == OTLP_SCOPES || f.number == OTLP_SCOPES_OLD) &&
		    f.type == PF_BYTES)
			take_scope(o, &f.s);
	if (c.broken)
		warn_add(builder_warn(o->b), WARN_PACKET, off_of(o, c.p));
}

/* Takes a request; what is cut is read as far as it goes. */
static int
take_request(struct proto *o, const struct pf_span *v)
{
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, v);
	while (pf_next(&c, &f)) {
		if (f.number == OTLP_REQUEST && f.type == PF_BYTES)
			take_resource_spans(o, &f.s);
		if (o->r->progress != NULL && (size_t)(c.p -
		    (const uint8_t *)o->r->data) > o->told) {
			o->told = (size_t)(c.p - (const uint8_t *)o->r->data);
			if (o->r->progress(o->r->arg, o->told) != 0)
				return -1;
		}
	}
	if (c.broken)
		warn_add(builder_warn(o->b), WARN_TRUNCATED, off_of(o, c.p));
	return 0;
}

static uint32_t
big_endian(const uint8_t *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 |
	    (uint32_t)p[2] << 8 | p[3];
}

/* Returns the tag of a field of bytes, whose number is below 16. */
static uint8_t
tag_of(int field)
{
	return (uint8_t)(field << 3 | PF_BYTES);
}

/* Whether bytes are a message that begins with a field; sets what is in it. */
static int
is_inside(const uint8_t **p, const uint8_t *end, uint64_t *room, int field)
{
	const uint8_t *from = *p;
	uint64_t len, head;

	if (*p == end || *(*p)++ != tag_of(field) ||
	    pf_varint(p, end, &len) == -1)
		return 0;
	head = (uint64_t)(*p - from);
	if (head > *room || len > *room - head)
		return 0;
	*room = len;
	return 1;
}

/* Whether a request begins at p: resources with a key, or scopes. */
static int
is_request(const uint8_t *p, const uint8_t *end, uint64_t room)
{
	const uint8_t *q;
	uint64_t in;

	if (!is_inside(&p, end, &room, OTLP_REQUEST))
		return 0;
	q = p;
	in = room;
	if (is_inside(&q, end, &in, OTLP_RESOURCE) &&
	    is_inside(&q, end, &in, OTLP_RESOURCE_ATTRIBUTES) &&
	    is_inside(&q, end, &in, OTLP_KEY))
		return in > 0 && in < (uint64_t)(end - q) && *q >= ' ' &&
		    q[in] == tag_of(OTLP_VALUE);
	q = p;
	in = room;
	if (!is_inside(&q, end, &in, OTLP_SCOPES))
		return 0;
	p = q;
	room = in;
	if (is_inside(&q, end, &in, OTLP_SCOPE) &&
	    is_inside(&q, end, &in, OTLP_SCOPE_NAME))
		return in > 0 && q < end && *q >= ' ';
	return is_inside(&p, end, &room, OTLP_SPANS) && end - p > 2 &&
	    p[0] == tag_of(OTLP_SPAN_TRACE) && p[1] == TRACE_ID;
}

/* Whether lengths stand before the requests. */
static int
has_lengths(const uint8_t *p, const uint8_t *end)
{
	return end - p > LENGTH && big_endian(p) != 0 &&
	    is_request(p + LENGTH, end, big_endian(p));
}

static void
take_all(struct proto *o)
{
	const uint8_t *p = (const uint8_t *)o->r->data, *end = p + o->r->len;
	struct pf_span s = { p, o->r->len };

	if (!has_lengths(p, end)) {
		take_request(o, &s);
		return;
	}
	for (; end - p > LENGTH; p += s.len) {
		s.len = big_endian(p);
		p += LENGTH;
		s.p = p;
		if (s.len > (size_t)(end - p))
			s.len = (size_t)(end - p);
		if (take_request(o, &s) == -1)
			return;
	}
	if (p < end)
		warn_add(builder_warn(o->b), WARN_TRUNCATED, off_of(o, p));
}

static struct builder *
otlp_proto_read(struct reading *r)
{
	struct builder *b;
	struct proto o;

	memset(&o, 0, sizeof(o));
	reading_wait(r);
	o.r = r;
	o.b = reading_builder(r, 1);
	o.spans = spans_new(o.b);
	r->state = o.state = xcalloc(1, sizeof(*o.state));
	take_all(&o);
	b = spans_join(&o.spans, 1, r);
	reading_count(b, OTLP_COUNT, OTLP_HELP, o.n);
	r->understood = 1;
	return b;
}

static int
otlp_proto_sniff(const char *p, size_t n)
{
	const uint8_t *at = (const uint8_t *)p, *end = at + n;

	return is_request(at, end, UINT64_MAX) || has_lengths(at, end);
}

const struct format otlp_proto_format = {
	.name = "otlp-proto",
	.help = "OpenTelemetry traces: protobuf",
	.sniff = otlp_proto_sniff,
	.read = otlp_proto_read,
	.events = &otlp_proto_events,
	.words = { .spans = 1 },
};
