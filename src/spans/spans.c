/*
 * spans: the lists of spans that readers fill, and their ids.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/format.h"
#include "ttv/hash.h"
#include "ttv/xmalloc.h"
#include "spans_int.h"

#define UNKNOWN_SERVICE	"unknown_service"	/* what the SDKs say */

struct spans *
spans_new(struct builder *b)
{
	struct spans *s = xcalloc(1, sizeof(*s));

	s->b = b;
	return s;
}

uint32_t
spans_service(struct spans *s, const struct spans_service *v)
{
	struct idkey key = {{ v->name, v->instance, v->space }};
	uint32_t i;
	int added;

	if (v->name == 0)
		key.w[0] = builder_string(s->b, UNKNOWN_SERVICE,
		    strlen(UNKNOWN_SERVICE));
	i = idtab_add(&s->services, &key, &added);
	if (added) {
		s->labels = xgrow(s->labels, i, &s->labels_cap,
		    sizeof(*s->labels));
		s->labels[i] = v->labels;
	}
	return i;
}

void
spans_add(struct spans *s, const struct spans_span *v)
{
	s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
	s->v[s->n] = *v;
	if (!v->open && v->end < v->ts) {
		warn_add(builder_warn(s->b), WARN_NEGATIVE_DUR, v->off);
		s->v[s->n].end = v->ts;
	}
	s->n++;
}

void
spans_event(struct spans *s, int64_t ts, uint32_t name, int warning,
    uint64_t off)
{
	s->events = xgrow(s->events, s->nevents, &s->events_cap,
	    sizeof(*s->events));
	s->events[s->nevents++] = (struct span_event){ ts, off,
	    (uint32_t)(s->n - 1), name, (uint8_t)warning };
}

void
spans_link(struct spans *s, struct spans_id trace, struct spans_id id)
{
	s->links = xgrow(s->links, s->nlinks, &s->links_cap,
	    sizeof(*s->links));
	s->links[s->nlinks++] = (struct span_link){ trace, id,
	    (uint32_t)(s->n - 1) };
}

/* ---- joining parts ---- */

/* A string of a part as one of all, looked up once. */
struct strings {
	const struct builder *from;
	struct builder	*to;
	uint32_t	*map;
	size_t		 cap;
};

static uint32_t
string_map(struct strings *m, uint32_t s)
{
	const char *text;

	while (m->cap <= s) {
		size_t old = m->cap;

		m->map = xgrow(m->map, m->cap, &m->cap, sizeof(*m->map));
		memset(m->map + old, 0, (m->cap - old) * sizeof(*m->map));
	}
	if (s != 0 && m->map[s] == 0) {
		text = builder_str(m->from, s);
		m->map[s] = builder_string(m->to, text, strlen(text));
	}
	return m->map[s];
}

/* Appends the spans of a part, which is freed with its builder. */
static void
part_append(struct spans *all, struct spans *part)
{
	struct strings m = { part->b, all->b, NULL, 0 };
	uint32_t base = (uint32_t)all->n, *service;
	struct spans_service v;
	struct spans_span span;
	size_t i;

	service = xcalloc(part->services.n + 1, sizeof(*service));
	for (i = 0; i < part->services.n; i++) {
		v.name = string_map(&m, (uint32_t)part->services.keys[i].w[0]);
		v.instance = string_map(&m,
		    (uint32_t)part->services.keys[i].w[1]);
		v.space = string_map(&m,
		    (uint32_t)part->services.keys[i].w[2]);
		v.labels = string_map(&m, part->labels[i]);
		service[i] = spans_service(all, &v);
	}
	for (i = 0; i < part->n; i++) {
		span = part->v[i];
		span.name = string_map(&m, span.name);
		span.service = service[span.service];
		spans_add(all, &span);
	}
	for (i = 0; i < part->nevents; i++) {
		all->events = xgrow(all->events, all->nevents,
		    &all->events_cap, sizeof(*all->events));
		all->events[all->nevents] = part->events[i];
		all->events[all->nevents].span += base;
		all->events[all->nevents].name = string_map(&m,
		    part->events[i].name);
		all->nevents++;
	}
	for (i = 0; i < part->nlinks; i++) {
		all->links = xgrow(all->links, all->nlinks, &all->links_cap,
		    sizeof(*all->links));
		all->links[all->nlinks] = part->links[i];
		all->links[all->nlinks++].span += base;
	}
	warn_merge(builder_warn(all->b), builder_warn(part->b));
	builder_free(part->b);
	free(m.map);
	free(service);
}

void
spans_drop(struct spans *s)
{
	idtab_free(&s->services);
	idtab_free(&s->ids);
	free(s->v);
	free(s->events);
	free(s->links);
	free(s->labels);
	free(s->first);
	free(s->next);
	free(s->parent);
	free(s->upid);
	free(s);
}

/* Marks the services whose name others have in another namespace. */
static uint8_t *
mark_spaces(const struct spans *s)
{
	const struct idkey *k = s->services.keys;
	uint8_t *has = xcalloc((size_t)s->services.n + 1, 1);
	uint32_t *first, i, name;
	struct idtab names = { 0 };
	struct idkey key = { { 0 } };
	int pass, added;

	first = xcalloc((size_t)s->services.n + 1, sizeof(*first));
	for (pass = 0; pass < 2; pass++)
		for (i = 0; i < s->services.n; i++) {
			key.w[0] = k[i].w[0];
			name = idtab_add(&names, &key, &added);
			if (added)
				first[name] = i;
			/* the first of a name speaks for all of them */
			if (k[i].w[2] != k[first[name]].w[2])
				has[first[name]] = 1;
			has[i] = has[first[name]];
		}
	idtab_free(&names);
	free(first);
	return has;
}

/*
 * Makes the process of a service, whose id is its name and its instance, and
 * its namespace where `spaced` is 1.
 */
static uint32_t
service_process(struct spans *s, uint32_t service, int spaced, uint8_t file)
{
	const struct idkey *k = &s->services.keys[service];
	struct buf id = BUF_INIT;
	struct ident ident;
	uint32_t upid;

	if (k->w[2] != 0 && spaced) {
		buf_adds(&id, builder_str(s->b, (uint32_t)k->w[2]));
		buf_addc(&id, '/');
	}
	buf_adds(&id, builder_str(s->b, (uint32_t)k->w[0]));
	if (k->w[1] != 0) {
		buf_addc(&id, ' ');
		buf_adds(&id, builder_str(s->b, (uint32_t)k->w[1]));
	}
	ident.type = IDENT_TEXT;
	ident.num = 0;
	ident.text = builder_string(s->b, id.data, id.len);
	upid = builder_process(s->b, ident, file);
	builder_process_name(s->b, upid, (uint32_t)k->w[0]);
	if (s->labels[service] != 0)
		builder_process_labels(s->b, upid, s->labels[service]);
	buf_free(&id);
	return upid;
}

struct builder *
spans_join(struct spans **parts, size_t n, const struct reading *r)
{
	struct spans *all = spans_new(builder_new());
	struct builder *b = all->b;
	uint8_t *spaced;
	uint32_t i;
	size_t k;

	builder_in_file(b, r->file);
	builder_clock(b, SYS_CLOCK_REALTIME);
	builder_open_ends(b);
	for (k = 0; k < n; k++) {
		part_append(all, parts[k]);
		spans_drop(parts[k]);
	}
	all->upid = xcalloc(all->services.n + 1, sizeof(*all->upid));
	spans_tree(all);
	if (r->align_spans)
		spans_skew(all);
	spans_tree_check(all);
	for (i = 0; i < all->services.n; i++)
		all->upid[i] = NONE;
	spaced = mark_spaces(all);
	for (k = 0; k < all->n; k++) {	/* others are of no span */
		i = all->v[k].service;
		if (all->upid[i] == NONE)
			all->upid[i] = service_process(all, i, spaced[i],
			    r->file);
	}
	free(spaced);
	spans_place(all);
	spans_drop(all);
	return b;
}

/* ---- ids ---- */

int
spans_id_bytes(const uint8_t *p, size_t n, struct spans_id *id)
{
	size_t i;

	id->hi = id->lo = 0;
	for (i = 0; i < n; i++) {
		id->hi = id->hi << 8 | id->lo >> 56;
		id->lo = id->lo << 8 | p[i];
	}
	return id->hi == 0 && id->lo == 0 ? -1 : 0;
}

/* Reads base64 of 8 or 16 bytes; returns 0, or -1 for other text. */
static int
id_base64(const char *p, size_t n, struct spans_id *id)
{
	char bytes[BASE64_DECODED(22)];
	size_t len, bad;

	while (n > 0 && p[n - 1] == '=')
		n--;
	if (n != 11 && n != 22)
		return -1;
	/* what is passed over is missing at the end */
	len = base64_decode(p, n, bytes, &bad);
	if (len != n * 3 / 4)
		return -1;
	return spans_id_bytes((const uint8_t *)bytes, len, id) == -1 ? 1 : 0;
}

int
spans_id_text(const char *p, size_t n, struct spans_id *id)
{
	size_t high = n > 16 ? n - 16 : 0;
	int d;

	memset(id, 0, sizeof(*id));
	if (n == 0)
		return -1;
	if (n <= 32 && read_hex(p, p + high, &id->hi) == p + high &&
	    read_hex(p + high, p + n, &id->lo) == p + n)
		return id->hi == 0 && id->lo == 0 ? -1 : 0;
	memset(id, 0, sizeof(*id));
	if ((d = id_base64(p, n, id)) >= 0)
		return d == 0 ? 0 : -1;
	/* any text: a hash stands for it, and the text itself is shown */
	id->hi = hash_bytes(HASH_BYTES, p, n);
	id->lo = hash_word(hash_bytes(id->hi, p, n));
	return 1;
}

const char *
spans_id_show(const struct spans_id *id, int is_trace, char out[SPANS_ID_TEXT])
{
	if (is_trace && id->hi != 0)
		snprintf(out, SPANS_ID_TEXT, "%016" PRIx64 "%016" PRIx64,
		    id->hi, id->lo);
	else
		snprintf(out, SPANS_ID_TEXT, "%016" PRIx64, id->lo);
	return out;
}

enum spans_kind
spans_kind_of(const char *p, size_t n)
{
	static const char *const names[] = {
		[SPANS_INTERNAL] = "internal", [SPANS_SERVER] = "server",
		[SPANS_CLIENT] = "client", [SPANS_PRODUCER] = "producer",
		[SPANS_CONSUMER] = "consumer",
	};
	int i;

	if (n > 10 && memcmp(p, "SPAN_KIND_", 10) == 0) {
		p += 10;
		n -= 10;
	}
	for (i = SPANS_INTERNAL; i < SPANS_KINDS; i++)
		if (strlen(names[i]) == n && strncasecmp(p, names[i], n) == 0)
			return (enum spans_kind)i;
	return SPANS_NO_KIND;
}
