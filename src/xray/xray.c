/*
 * xray: the reader of traces of AWS X-Ray (ttv-formats(5), DISTRIBUTED TRACES):
 * answers of BatchGetTraces, whose segments are documents in strings, and
 * segments a line, as the daemon takes them.  A segment is a span of its
 * service, subsegments stand in it.
 *
 * An event of a document in a string has the place of its brace for an offset:
 * from there on the text can be unescaped without what is before it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"
#include "xray.h"

#define XRAY_COUNT	"span"
#define XRAY_HELP	"a segment or subsegment of a trace"
#define NS_DIGITS	9		/* of a second */
#define NESTED		100		/* subsegments in each other */
#define ID_MOST		64		/* bytes of an id */

struct xray {
	struct spans_part s;
	struct xray_span *ids;
	size_t		 nids, cap;
};

/* A document: of the file, or unescaped out of a string of it. */
struct document {
	struct xray	*x;
	struct json	 j;
	const char	*raw, *raw_end;	/* the string, or NULL */
	const char	*text;		/* unescaped */
	const char	*at, *raw_at;	/* equal places of the two */
};

/* What a segment says for those in it. */
struct around {
	uint32_t	 service;
	struct spans_id	 trace, id;
	int		 depth;
};

enum { X_ID, X_NAME, X_START, X_END, X_TRACE, X_PARENT, X_NAMESPACE, X_ERROR,
	X_FAULT, X_THROTTLE, X_SUBSEGMENTS, X_CAUSE, X_LINKS, X_PRECURSORS,
	X_MEMBERS };
static const char *const xray_members[X_MEMBERS] = { "id", "name",
	"start_time", "end_time", "trace_id", "parent_id", "namespace",
	"error", "fault", "throttle", "subsegments", "cause", "links",
	"precursor_ids" };

/* Returns the offset of the brace at p of a document. */
static uint64_t
document_off(struct document *d, const char *p)
{
	struct reading *r = d->x->s.part->all->r;
	const char *q;

	if (d->raw == NULL)
		return reading_off(r, p);
	for (; d->at < p; d->at++) {
		if (*d->at != '{')
			continue;
		q = memchr(d->raw_at, '{', (size_t)(d->raw_end - d->raw_at));
		d->raw_at = q == NULL ? d->raw_end : q + 1;
	}
	while (d->at > p) {
		if (*--d->at != '{')
			continue;
		q = memrchr(d->raw, '{', (size_t)(d->raw_at - d->raw));
		d->raw_at = q == NULL ? d->raw : q;
	}
	q = memchr(d->raw_at, '{', (size_t)(d->raw_end - d->raw_at));
	return reading_off(r, q == NULL ? d->raw : q);
}

static void
xray_warn(struct document *d, const char *p)
{
	warn_add(builder_warn(d->x->s.part->b), WARN_BAD_SPAN,
	    document_off(d, p));
}

/* Reads an id, which may be a version, a time and digits with dashes. */
static int
xray_id(const struct span *v, struct spans_id *id)
{
	char text[ID_MOST];
	size_t n = 0, i;

	memset(id, 0, sizeof(*id));
	if (v->type == SPAN_NONE || v->type == SPAN_NULL)
		return 0;
	if (v->type != SPAN_STRING || v->len >= ID_MOST)
		return -1;
	i = v->len > 2 && memcmp(v->p, "1-", 2) == 0 ? 2 : 0;
	for (; i < v->len; i++)
		if (v->p[i] != '-')
			text[n++] = v->p[i];
	return n == 0 ? 0 : spans_id_text(text, n, id) == -1 ? -1 : 0;
}

static int
is_none(const struct spans_id *id)
{
	return id->hi == 0 && id->lo == 0;
}

/* ---- what is in a segment beside subsegments ---- */

/* Adds what was thrown, at the end of the span. */
static void
add_exceptions(struct document *d, const struct span *cause, int64_t ts)
{
	struct builder *b = d->x->s.part->b;
	struct span list, value, type;
	struct json in;
	uint32_t name;

	if (cause->type != SPAN_OBJECT)
		return;
	list = walk_find(&d->j, cause, "exceptions");
	if (walk_array(&in, &d->j, &list) == -1)
		return;
	while (walk_element(&in, &value)) {
		if (value.type != SPAN_OBJECT)
			continue;
		type = walk_find(&in, &value, "type");
		name = walk_string(b, &type);
		spans_event(d->x->s.spans, ts, name != 0 ? name :
		    builder_string(b, "exception", 9), 1,
		    document_off(d, value.p));
	}
}

static void
add_links(struct document *d, const struct span *links,
    const struct span *precursors, struct spans_id trace)
{
	struct spans_id of, id;
	struct span value, part;
	struct json in;

	if (walk_array(&in, &d->j, links) == 0)
		while (walk_element(&in, &value)) {
			part = walk_find(&in, &value, "trace_id");
			if (xray_id(&part, &of) == -1)
				continue;
			part = walk_find(&in, &value, "id");
			if (xray_id(&part, &id) == 0 && !is_none(&id))
				spans_link(d->x->s.spans, is_none(&of) ? trace :
				    of, id);
		}
	if (walk_array(&in, &d->j, precursors) == 0)
		while (walk_element(&in, &value))
			if (xray_id(&value, &id) == 0 && !is_none(&id))
				spans_link(d->x->s.spans, trace, id);
}

/* ---- segments ---- */

static uint8_t
kind_of_segment(const struct span *f, const struct around *in)
{
	if (in->depth == 0)
		return SPANS_SERVER;
	return walk_is(&f[X_NAMESPACE], "remote") ||
	    walk_is(&f[X_NAMESPACE], "aws") ? SPANS_CLIENT : SPANS_INTERNAL;
}

/* Fills a span; returns 0, or -1 if it is none. */
static int
fill_span(struct document *d, const struct span *f, const struct around *in,
    struct spans_span *s)
{
	struct builder *b = d->x->s.part->b;
	struct spans_service service = { 0, 0, 0, 0 };

	if (xray_id(&f[X_ID], &s->id) == -1 ||
	    xray_id(&f[X_TRACE], &s->trace) == -1 ||
	    xray_id(&f[X_PARENT], &s->parent) == -1 ||
	    walk_decimal(&f[X_START], NS_DIGITS, &s->ts) == -1)
		return -1;
	if (is_none(&s->trace))
		s->trace = in->trace;
	if (is_none(&s->parent))
		s->parent = in->id;
	s->name = walk_string(b, &f[X_NAME]);
	s->open = walk_decimal(&f[X_END], NS_DIGITS, &s->end) == -1;
	s->kind = kind_of_segment(f, in);
	s->error = f[X_ERROR].type == SPAN_TRUE ||
	    f[X_FAULT].type == SPAN_TRUE || f[X_THROTTLE].type == SPAN_TRUE;
	service.name = s->name;
	s->service = in->depth > 0 ? in->service :
	    spans_service(d->x->s.spans, &service);
	return 0;
}

static void	take_segments(struct document *, const struct json *,
		    const struct span *, const struct around *);

static void
take_segment(struct document *d, const struct json *j, const struct span *v,
    const struct around *in)
{
	struct span f[X_MEMBERS], key, value;
	struct xray *x = d->x;
	struct spans_span s;
	struct around below;
	struct json members;
	size_t i;

	memset(f, 0, sizeof(f));
	memset(&s, 0, sizeof(s));
	if (walk_object(&members, j, v) == 0)
		while (walk_member(&members, &key, &value))
			for (i = 0; i < X_MEMBERS; i++)
				if (json_key_is(&key, xray_members[i]))
					f[i] = value;
	if (v->type != SPAN_OBJECT || fill_span(d, f, in, &s) == -1) {
		xray_warn(d, v->p);
		return;
	}
	s.off = document_off(d, v->p);
	spans_add(x->s.spans, &s);
	x->s.n++;
	x->ids = xgrow(x->ids, x->nids, &x->cap, sizeof(*x->ids));
	x->ids[x->nids++] = (struct xray_span){ s.off, s.trace, s.parent };
	add_exceptions(d, &f[X_CAUSE], s.open ? s.ts : s.end);
	add_links(d, &f[X_LINKS], &f[X_PRECURSORS], s.trace);
	below = (struct around){ s.service, s.trace, s.id, in->depth + 1 };
	if (below.depth > NESTED)
		warn_add(builder_warn(x->s.part->b), WARN_DEPTH, s.off);
	else
		take_segments(d, &members, &f[X_SUBSEGMENTS], &below);
}

static void
take_segments(struct document *d, const struct json *j, const struct span *v,
    const struct around *around)
{
	struct span value;
	struct json in;

	if (walk_array(&in, j, v) == -1)
		return;
	while (walk_element(&in, &value))
		take_segment(d, &in, &value, around);
}

/* Takes a segment that stands in a string. */
static void
take_string(struct xray *x, const struct span *v)
{
	struct document d = { .x = x, .raw = v->p, .raw_end = v->p + v->len };
	struct around none = { .depth = 0 };
	char *text = xmalloc(JSON_DECODED(v->len));
	struct span value;
	unsigned repairs = 0;
	size_t n;

	n = json_decode(v->p, v->len, text, &repairs);
	d.text = d.at = text;
	d.raw_at = d.raw;
	d.j.base = d.j.p = text;
	d.j.end = text + n;
	if (walk_value(&d.j, JSON_ANY, &value))
		take_segment(&d, &d.j, &value, &none);
	free(text);
}

/* ---- documents of the file ---- */

/* Takes the segments of a trace, or of an answer. */
static void
take_list(struct xray *x, const struct json *j, const struct span *list)
{
	struct document d = { .x = x, .j = *j };
	struct around none = { .depth = 0 };
	struct span value, text;
	struct json in;

	if (walk_array(&in, j, list) == -1)
		return;
	while (walk_element(&in, &value)) {
		text = walk_find(&in, &value, "Document");
		if (text.type == SPAN_STRING)
			take_string(x, &text);
		else
			take_segment(&d, &in, text.type == SPAN_OBJECT ?
			    &text : &value, &none);
	}
}

static void
xray_take(struct text_part *part, struct json *j, const struct span *doc)
{
	struct xray *x = part->state;
	struct document d = { .x = x, .j = *j };
	struct around none = { .depth = 0 };
	struct span traces = walk_find(j, doc, "Traces"), value, list;
	struct json in;

	if (doc->type != SPAN_OBJECT) {
		xray_warn(&d, doc->p);
		return;
	}
	if (walk_array(&in, j, &traces) == 0) {
		while (walk_element(&in, &value)) {
			list = walk_find(&in, &value, "Segments");
			take_list(x, &in, &list);
		}
		return;
	}
	list = walk_find(j, doc, "Segments");
	if (list.type == SPAN_ARRAY)
		take_list(x, j, &list);
	else if (walk_find(j, doc, "format").type == SPAN_NONE)
		take_segment(&d, j, doc, &none);
}

static int
span_order(const void *va, const void *vb)
{
	const struct xray_span *a = va, *b = vb;

	return COMPARE(a->off, b->off);
}

/* Appends the ids of a part to those of the state. */
static void
xray_end(struct spans_docs *d, struct spans_part *part, int anew)
{
	struct xray *x = (struct xray *)part;
	struct xray_state *s = d->arg;

	if (!anew && x->nids > 0) {
		s->v = xreallocarray(s->v, s->n + x->nids, sizeof(*s->v));
		memcpy(s->v + s->n, x->ids, x->nids * sizeof(*s->v));
		s->n += x->nids;
	}
	free(x->ids);
}

static struct builder *
xray_read(struct reading *r)
{
	struct xray_state *state = xcalloc(1, sizeof(*state));
	struct spans_docs d = { .docs.take = xray_take,
	    .state = sizeof(struct xray), .end = xray_end, .arg = state,
	    .count = XRAY_COUNT, .help = XRAY_HELP };
	struct builder *b = spans_docs_read(&d, r);

	sort_any(state->v, state->n, sizeof(*state->v), span_order);
	r->state = state;
	r->understood = 1;
	return b;
}

static int
xray_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "Traces", "Segments", "trace_id",
	    "id", "start_time", "format", "version" };
	unsigned found = walk_keys(p, n, keys, 7);

	return ((found & 3) != 0 && memmem(p, n, "Document", 8) != NULL) ||
	    (found & 28) == 28 || ((found & 96) == 96 &&
	    memmem(p, n, "\"trace_id\"", 10) != NULL);
}

const struct format xray_format = {
	.name = "xray",
	.help = "traces of AWS X-Ray",
	.sniff = xray_sniff,
	.read = xray_read,
	.events = &xray_events,
	.words = { .empty = 1, .spans = 1 },
};
