/*
 * etw: Event Tracing for Windows, the kernel's events, as Chromium writes them
 * into systemTraceEvents (ttv-formats(5), WINDOWS EVENTS):
 *
 *	{"name":"ETW","content":[{"guid":...,"op":...,"ver":...,"cpu":...,
 *	 "ts":"hex us","payload":"base64"}, ...]}
 *
 * An event with the guid ClockSync has one moment by two clocks: "walltime" is
 * that of ts, "tick" that of the JSON around.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/base64.h"
#include "ttv/chars.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "etw.h"

#define ETW_SYNC	"ClockSync"
#define ETW_HELP	"event of Windows"
#define NS_A_US		1000

/* Reads hexadecimal digits; returns 0, or -1 for other text. */
static int
etw_hex(const struct span *s, uint64_t *v)
{
	*v = 0;
	if (s->type == SPAN_NONE || s->len == 0 || s->len > 16)
		return -1;
	return read_hex(s->p, s->p + s->len, v) == s->p + s->len ? 0 : -1;
}

static int64_t
etw_int(const struct span *s, int64_t otherwise)
{
	int64_t v;

	return s->type != SPAN_NONE && text_parse_int(s->p, s->len, &v) == 0 ?
	    v : otherwise;
}

/* The members of an event's object. */
struct etw_members {
	struct span	guid, op, version, cpu, ts, payload, walltime, tick;
};

static void
etw_members(const struct json *from, const struct span *object,
    struct etw_members *m)
{
	const struct {
		const char	*name;
		struct span	*s;
	} known[] = {
		{ "guid", &m->guid }, { "op", &m->op },
		{ "ver", &m->version }, { "cpu", &m->cpu },
		{ "ts", &m->ts }, { "payload", &m->payload },
		{ "walltime", &m->walltime }, { "tick", &m->tick },
	};
	struct span key, value;
	struct json j = *from;
	size_t i;

	memset(m, 0, sizeof(*m));
	j.p = object->p;
	j.end = object->p + object->len;
	json_open(&j);
	while (json_member(&j, &key, &value) == 1)
		for (i = 0; i < sizeof(known) / sizeof(known[0]); i++)
			if (json_key_is(&key, known[i].name))
				*known[i].s = value;
}

/* Takes the clocks of a sync; returns 0, or -1 when it has none. */
static int
etw_sync(struct etw *e, const struct etw_members *m)
{
	uint64_t walltime, tick;

	if (etw_hex(&m->walltime, &walltime) == -1 ||
	    etw_hex(&m->tick, &tick) == -1)
		return -1;
	e->walltime = walltime;
	e->tick = tick;
	return 0;
}

static int
is_sync(const struct etw_members *m)
{
	return m->guid.type == SPAN_STRING &&
	    m->guid.len == strlen(ETW_SYNC) &&
	    memcmp(m->guid.p, ETW_SYNC, m->guid.len) == 0;
}

/* Decodes the payload into e->data. */
static void
etw_payload(struct etw *e, const struct span *s, struct etw_event *event)
{
	size_t bad = 0;

	event->data = "";
	event->len = 0;
	if (s->type != SPAN_STRING)
		return;
	if (e->cap < BASE64_DECODED(s->len)) {
		e->cap = BASE64_DECODED(s->len) * 2;
		free(e->data);
		e->data = xmalloc(e->cap);
	}
	event->len = base64_decode(s->p, s->len, e->data, &bad);
	event->data = e->data;
	warn_addn(builder_warn(e->b), WARN_BASE64, event->off, bad);
}

/* Reads the event in an object; returns 0, or -1 when it is none. */
static int
etw_object(struct etw *e, const struct span *object)
{
	struct etw_event event;
	struct etw_members m;
	int64_t us;
	uint64_t ts;

	etw_members(&e->j, object, &m);
	if (is_sync(&m))
		return etw_sync(e, &m);
	if (m.guid.type != SPAN_STRING || etw_hex(&m.ts, &ts) == -1)
		return -1;
	us = (int64_t)(ts - e->walltime + e->tick);	/* modulo 2^64 */
	if (__builtin_mul_overflow(us, NS_A_US, &event.ts))
		return -1;
	event.off = json_off(&e->j, object->p);
	event.guid = m.guid;
	event.op = etw_int(&m.op, -1);
	event.cpu = etw_int(&m.cpu, -1);
	event.version = etw_int(&m.version, 0);
	etw_payload(e, &m.payload, &event);
	if (etw_event(e, &event) == -1)
		return -1;
	e->n++;
	return 0;
}

/* Finds the first sync, by which events before it are placed too. */
static void
etw_first_sync(struct etw *e, const struct span *content)
{
	struct etw_members m;
	struct json j = e->j;
	struct span v;

	j.p = content->p;
	j.end = content->p + content->len;
	j.warn = NULL;
	json_open(&j);
	while (json_element(&j, &v) == 1) {
		if (v.type != SPAN_OBJECT)
			continue;
		etw_members(&j, &v, &m);
		if (is_sync(&m) && etw_sync(e, &m) == 0)
			return;
	}
}

static void
etw_content(struct etw *e, const struct span *content)
{
	struct json *j = &e->j;
	struct span v;
	int r;

	j->p = content->p;
	j->end = content->p + content->len;
	json_open(j);
	while ((r = json_element(j, &v)) == 1)
		if (v.type != SPAN_OBJECT || etw_object(e, &v) == -1)
			warn_add(j->warn, WARN_LINE, json_off(j, v.p));
	if (r != 0)
		json_warn(j, r == JSON_CUT ? WARN_TRUNCATED : WARN_SYNTAX,
		    j->p);
}

/*
 * Returns the array of the events, which may end with the text instead of its
 * bracket; SPAN_NONE if there is none.
 */
static struct span
etw_find_content(const struct json *from)
{
	struct span key, v = { NULL, 0, SPAN_NONE, 0 };
	struct json j = *from;

	json_blanks(&j);
	j.warn = NULL;
	json_open(&j);
	while (json_key(&j, &key) == 1) {
		if (json_key_is(&key, "content") && j.p < j.end &&
		    *j.p == '[') {
			v.type = SPAN_ARRAY;
			v.p = j.p;
			v.len = (size_t)(j.end - j.p);
			return v;
		}
		if (json_value(&j, JSON_MEMBER, &v) != JSON_OK)
			break;
	}
	v.type = SPAN_NONE;
	return v;
}

static struct builder *
etw_read(struct reading *r)
{
	struct span content;
	struct etw e;

	memset(&e, 0, sizeof(e));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	e.r = r;
	e.b = builder_new();
	e.pointer = 8;
	builder_in_file(e.b, r->file);
	if (r->warn != NULL)
		warn_merge(builder_warn(e.b), r->warn);
	e.j.p = e.j.base = r->data;
	e.j.end = r->data + r->len;
	e.j.off = r->base;
	e.j.warn = builder_warn(e.b);
	content = etw_find_content(&e.j);
	if (content.type == SPAN_ARRAY) {
		etw_first_sync(&e, &content);
		etw_content(&e, &content);
		r->understood = 1;
	} else
		warn_add(builder_warn(e.b), WARN_PART, r->base);
	builder_count(e.b, builder_string(e.b, "event", strlen("event")),
	    builder_string(e.b, ETW_HELP, strlen(ETW_HELP)), e.n);
	free(e.data);
	return e.b;
}

/* Returns the place behind blanks and the text s at p, or NULL. */
static const char *
skip_text(const char *p, const char *end, const char *s)
{
	while (p < end && *p != '\0' && strchr(" \t\r\n", *p) != NULL)
		p++;
	return (size_t)(end - p) >= strlen(s) &&
	    memcmp(p, s, strlen(s)) == 0 ? p + strlen(s) : NULL;
}

static int
etw_sniff(const char *p, size_t n)
{
	static const char *const begin[] = { "{", "\"name\"", ":",
	    "\"ETW\"" };
	const char *end = p + n;
	size_t i;

	for (i = 0; p != NULL && i < sizeof(begin) / sizeof(begin[0]); i++)
		p = skip_text(p, end, begin[i]);
	return p != NULL;
}

const struct format etw_format = {
	.name = "etw-json",
	.help = "Windows kernel events (ETW) as Chromium writes them",
	.sniff = etw_sniff,
	.read = etw_read,
	.events = &etw_events,
};
