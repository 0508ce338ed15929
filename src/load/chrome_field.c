/*
 * chrome_field: what the fields of an event mean: strings, times, ids, and the
 * process, thread and kind that they name (semantics.md 2).
 */
#include "config.h"

#include <string.h>

#include "ttv/text.h"
#include "chrome.h"

static const struct span *
field(const struct event *e, enum field f)
{
	static const struct span none = { NULL, 0, SPAN_NONE };

	return event_has(e, f) ? &e->f[f] : &none;
}

uint32_t
chrome_raw_string(struct chrome *c, const struct span *s)
{
	const struct raw *r;

	if (s->type != SPAN_STRING)
		return 0;
	r = rawtab_get(&c->strings, c->b, s->p, s->len);
	if (r->repairs != 0)
		json_repairs(builder_warn(c->b), r->repairs,
		    json_off(&c->j, s->p));
	return r->id;
}

uint32_t
chrome_string(struct chrome *c, const struct event *e, enum field f)
{
	const struct span *s = field(e, f);

	if (e->named && (f == F_NAME || f == F_CAT))
		return f == F_NAME ? e->name : e->cat;
	return s->len == 0 ? 0 : chrome_raw_string(c, s);
}

/* Without the blanks around it. */
static struct span
trimmed(const struct span *s)
{
	struct span t = *s;

	while (t.len > 0 && strchr(" \t\n\r", t.p[0]) != NULL) {
		t.p++;
		t.len--;
	}
	while (t.len > 0 && strchr(" \t\n\r", t.p[t.len - 1]) != NULL)
		t.len--;
	return t;
}

int
chrome_span_time(const struct span *s, int64_t *ns)
{
	struct span t;

	if (s->type == SPAN_NUMBER)
		return text_parse_us(s->p, s->len, ns);
	if (s->type != SPAN_STRING)
		return -1;
	t = trimmed(s);
	return text_parse_us(t.p, t.len, ns);
}

int
chrome_time(struct chrome *c, const struct event *e, enum field f,
    int64_t *ns)
{
	int r;

	if (e->parsed_us >> f & 1) {
		*ns = e->num[f];
		return 0;
	}
	if ((e->parsed >> f & 1) && e->num[f] < INT64_MAX / 1000) {
		*ns = e->num[f] * 1000;
		return 0;
	}
	r = chrome_span_time(field(e, f), ns);
	if (r == 1)
		warn_add(builder_warn(c->b), WARN_TIME_CLAMPED, e->off);
	return r == -1 ? -1 : 0;
}

int
chrome_double(const struct span *s, double *out)
{
	struct span t;

	switch (s->type) {
	case SPAN_TRUE:
	case SPAN_FALSE:
		*out = s->type == SPAN_TRUE;
		return 0;
	case SPAN_NUMBER:
	case SPAN_STRING:
		t = trimmed(s);
		return text_parse_double(t.p, t.len, out);
	default:
		return -1;
	}
}

/* pid and tid: integers in any spelling; else the text itself. */
static struct ident
process_ident(struct chrome *c, const struct span *s)
{
	struct ident id = { IDENT_NONE, 0, 0 };
	struct span t;

	if (s->type != SPAN_NUMBER && s->type != SPAN_STRING)
		return id;
	t = trimmed(s);
	if (text_parse_int(t.p, t.len, &id.num) == 0) {
		id.type = IDENT_INT;
	} else {
		id.type = IDENT_TEXT;
		id.num = 0;
		id.text = s->type == SPAN_STRING ? chrome_raw_string(c, s) :
		    builder_string(c->b, s->p, s->len);
	}
	return id;
}

/* "0x" and at most sixteen hexadecimal digits, as most ids are written. */
static int
hex_id(const char *p, size_t len, struct ident *id)
{
	uint64_t v = 0;
	size_t i;
	char c;

	if (len < 3 || len > 18 || p[0] != '0' || p[1] != 'x')
		return 0;
	for (i = 2; i < len; i++) {
		c = p[i];
		if (c >= '0' && c <= '9')
			v = v << 4 | (uint64_t)(c - '0');
		else if ((c | 32) >= 'a' && (c | 32) <= 'f')
			v = v << 4 | (uint64_t)((c | 32) - 'a' + 10);
		else
			return 0;
	}
	id->type = IDENT_INT;
	id->num = (int64_t)v;
	id->text = 0;
	return 1;
}

/* An id2 with one such member and nothing else. */
static int
hex_id2(const struct span *s, struct ident *id, int *local, struct span *text)
{
	static const char in[2][12] = { "{\"global\":\"", "{\"local\":\"" };
	size_t skip;

	*local = s->len > 2 && s->p[2] == 'l';
	skip = *local ? 10 : 11;
	if (s->len < skip + 2 || memcmp(s->p, in[*local], skip) != 0 ||
	    memcmp(s->p + s->len - 2, "\"}", 2) != 0)
		return 0;
	text->p = s->p + skip;
	text->len = s->len - skip - 2;
	text->type = SPAN_STRING;
	return hex_id(text->p, text->len, id);
}

struct ident
chrome_ident(struct chrome *c, const struct span *s)
{
	struct ident id = { IDENT_NONE, 0, 0 };
	const struct raw *r;

	if (s->type == SPAN_NUMBER) {
		if (text_parse_int(s->p, s->len, &id.num) == 0)
			id.type = IDENT_INT;
		else
			id = builder_text_ident(c->b, s->p, s->len);
	} else if (s->type == SPAN_STRING) {
		if (hex_id(s->p, s->len, &id))
			return id;
		if (json_plain(s->p, s->len))
			return builder_text_ident(c->b, s->p, s->len);
		r = rawtab_get(&c->strings, c->b, s->p, s->len);
		id.type = IDENT_TEXT;
		id.text = r->id;
	}
	return id;
}

int
chrome_id(struct chrome *c, const struct event *e, struct ident *id,
    int *local, struct span *text)
{
	struct span s = *field(e, F_ID);

	*local = 0;
	*id = chrome_ident(c, &s);
	if (id->type == IDENT_NONE && event_has(e, F_ID2) &&
	    !hex_id2(&e->f[F_ID2], id, local, &s)) {
		*local = 0;
		s = json_find(&c->j, &e->f[F_ID2], "global");
		*id = chrome_ident(c, &s);
		if (id->type == IDENT_NONE) {
			s = json_find(&c->j, &e->f[F_ID2], "local");
			*id = chrome_ident(c, &s);
			*local = 1;
		}
	}
	if (text != NULL)
		*text = s;
	return id->type != IDENT_NONE;
}

uint32_t
chrome_process(struct chrome *c, const struct event *e)
{
	int plain = e->parsed >> F_PID & 1;
	struct process_seen *seen = NULL;
	struct ident pid;
	uint32_t upid;

	if (c->compat)
		return chrome_compat_process(c, e);
	if (plain) {
		seen = &c->processes[(uint64_t)e->num[F_PID] %
		    CHROME_PROCESSES];
		if (seen->used && seen->pid == e->num[F_PID])
			return seen->upid;
	}
	pid = process_ident(c, field(e, F_PID));
	if (pid.type == IDENT_NONE)
		pid = builder_int_ident(0);
	upid = builder_process(c->b, pid, c->file);
	if (plain) {
		seen->used = 1;
		seen->pid = e->num[F_PID];
		seen->upid = upid;
	}
	return upid;
}

/*
 * Nearly all events have plain integers for pid and tid (no tid stands for the
 * pid) and are of a thread that had one before: those are remembered by their
 * numbers.
 */
uint32_t
chrome_thread(struct chrome *c, const struct event *e)
{
	struct thread_seen *seen = NULL;
	int has_tid = event_has(e, F_TID);
	int64_t pid = 0, tid = 0;
	struct ident id;
	uint32_t upid, utid;

	if (c->compat)
		return chrome_compat_thread(c, e);
	if ((e->parsed >> F_PID & 1) && (!has_tid || (e->parsed >> F_TID & 1))) {
		pid = e->num[F_PID];
		tid = has_tid ? e->num[F_TID] : pid;
		seen = &c->seen[((uint64_t)tid * 0x9e3779b97f4a7c15u ^
		    (uint64_t)pid * 0xd6e8feb86659fd93u) >> 52];
		if (seen->used && seen->pid == pid && seen->tid == tid)
			return seen->utid;
	}
	upid = chrome_process(c, e);
	id = process_ident(c, field(e, F_TID));
	if (id.type == IDENT_NONE)
		id = builder_process_at(c->b, upid)->pid;
	utid = builder_thread(c->b, upid, id);
	if (seen != NULL) {
		seen->used = 1;
		seen->pid = pid;
		seen->tid = tid;
		seen->utid = utid;
	}
	return utid;
}

void
chrome_names(struct chrome *c, struct event *e)
{
	const struct span *name = field(e, F_NAME), *cat = field(e, F_CAT);
	const struct rawkind *k;

	k = kindtab_get(&c->kinds, &c->strings, c->b,
	    name->type == SPAN_STRING ? name->p : "",
	    name->type == SPAN_STRING ? name->len : 0,
	    cat->type == SPAN_STRING ? cat->p : "",
	    cat->type == SPAN_STRING ? cat->len : 0);
	e->name = k->name_id;
	e->cat = k->cat_id;
	e->kind = k->kind;
	e->named = 1;
	if (k->repairs != 0) {
		json_repairs(builder_warn(c->b), k->repairs >> 8,
		    json_off(&c->j, name->p));
		json_repairs(builder_warn(c->b), k->repairs & 0xff,
		    json_off(&c->j, cat->p));
	}
	if (event_has(e, F_CNAME))
		e->kind = builder_kind(c->b, e->name, e->cat,
		    chrome_string(c, e, F_CNAME));
}

uint32_t
chrome_arg_string(struct chrome *c, const struct event *e, const char *name)
{
	struct span s;

	if (!event_has(e, F_ARGS))
		return 0;
	s = json_find(&c->j, &e->f[F_ARGS], name);
	return chrome_raw_string(c, &s);
}
