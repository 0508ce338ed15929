/*
 * chrome_field: reads the fields of an event: strings, times, ids, and the
 * process, thread and kind that they name (ttv-formats(5), NUMBERS AND TIMES,
 * IDS, NAMES AND ARGS).
 */
#include "config.h"

#include <string.h>

#include "ttv/text.h"
#include "chrome.h"

static const struct span *
field_of_event(const struct event *e, enum field f)
{
	static const struct span none = { NULL, 0, SPAN_NONE, 0 };

	return event_has(e, f) ? &e->f[f] : &none;
}

uint32_t
chrome_raw_string(struct chrome *c, const struct span *s)
{
	const struct raw *r;

	if (s->type != SPAN_STRING)
		return 0;
	r = string_cache_get(&c->strings, c->b, s->p, s->len);
	if (r->repairs != 0)
		json_repairs(builder_warn(c->b), r->repairs,
		    json_off(&c->j, s->p));
	return r->id;
}

uint32_t
chrome_string(struct chrome *c, const struct event *e, enum field f)
{
	const struct span *s = field_of_event(e, f);

	if (e->named && (f == F_NAME || f == F_CAT))
		return f == F_NAME ? e->name : e->cat;
	return s->len == 0 ? 0 : chrome_raw_string(c, s);
}

/* Returns the span without blanks around it. */
static struct span
trim_blanks(const struct span *s)
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
	t = trim_blanks(s);
	return text_parse_us(t.p, t.len, ns);
}

int
chrome_odd_time(struct chrome *c, const struct event *e, enum field f,
    int64_t *ns)
{
	int r;

	r = chrome_span_time(field_of_event(e, f), ns);
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
		t = trim_blanks(s);
		return text_parse_double(t.p, t.len, out);
	default:
		return -1;
	}
}

/* Reads a pid or tid: an integer in any spelling, else the text itself. */
static struct ident
process_ident(struct chrome *c, const struct span *s)
{
	struct ident id = { IDENT_NONE, 0, 0 };
	struct span t;

	if (s->type != SPAN_NUMBER && s->type != SPAN_STRING)
		return id;
	t = trim_blanks(s);
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

struct ident
chrome_ident(struct chrome *c, const struct span *s)
{
	struct ident id = { IDENT_NONE, 0, 0 }, number;
	const struct raw *r;

	if (s->type == SPAN_NUMBER) {
		if (text_parse_int(s->p, s->len, &id.num) == 0)
			id.type = IDENT_INT;
		else
			id = builder_text_ident(c->b, s->p, s->len);
	} else if (s->type == SPAN_STRING) {
		if (builder_number_ident(s->p, s->len, &number) == 0)
			return number;
		if (json_plain(s->p, s->len))
			return builder_text_ident(c->b, s->p, s->len);
		r = string_cache_get(&c->strings, c->b, s->p, s->len);
		id.type = IDENT_TEXT;
		id.text = r->id;
	}
	return id;
}

/*
 * Finds the id in an id2 of the usual form, {"local":"0x1"} or
 * {"global":"0x1"}.  Returns 'l' or 'g', or 0 for other forms.
 */
static char
usual_id2(const struct span *id2, struct span *id)
{
	static const char *const names[] = { "{\"local\":\"",
	    "{\"global\":\"" };
	size_t i, n;

	for (i = 0; i < 2; i++) {
		n = strlen(names[i]);
		if (id2->len < n + 2 || memcmp(id2->p, names[i], n) != 0)
			continue;
		id->p = id2->p + n;
		id->len = id2->len - n - 2;
		id->type = SPAN_STRING;
		if (id->p[id->len] == '"' && id->p[id->len + 1] == '}' &&
		    memchr(id->p, '"', id->len) == NULL &&
		    memchr(id->p, '\\', id->len) == NULL)
			return names[i][2];
	}
	return 0;
}

int
chrome_id(struct chrome *c, const struct event *e, struct ident *id,
    int *local, struct span *text)
{
	struct span s = *field_of_event(e, F_ID);
	char which;

	*local = 0;
	if (e->parsed >> F_ID & 1)
		*id = builder_int_ident(e->num[F_ID]);
	else
		*id = chrome_ident(c, &s);
	if (id->type == IDENT_NONE && event_has(e, F_ID2)) {
		which = usual_id2(&e->f[F_ID2], &s);
		if (which == 0)
			s = json_find(&c->j, &e->f[F_ID2], "global");
		if (which != 'l')
			*id = chrome_ident(c, &s);
		if (id->type == IDENT_NONE) {
			if (which != 'l')
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
	pid = process_ident(c, field_of_event(e, F_PID));
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

uint32_t
chrome_odd_thread(struct chrome *c, const struct event *e)
{
	int tid = event_has(e, F_TID) ? F_TID : F_PID;
	struct thread_seen *seen;
	struct ident id;
	uint32_t upid, track;

	if (c->compat)			/* the cache is not used */
		return chrome_compat_thread(c, e);
	upid = chrome_process(c, e);
	id = process_ident(c, field_of_event(e, F_TID));
	if (id.type == IDENT_NONE)
		id = builder_process_at(c->b, upid)->pid;
	track = builder_thread(c->b, upid, id);
	if (e->parsed >> F_PID & e->parsed >> tid & 1) {
		seen = chrome_seen(c, e->num[F_PID], e->num[tid]);
		seen->used = 1;
		seen->pid = e->num[F_PID];
		seen->tid = e->num[tid];
		seen->track = track;
	}
	return track;
}

void
chrome_names(struct chrome *c, struct event *e)
{
	const struct span *name = &e->f[F_NAME], *cat = &e->f[F_CAT];
	int has_name = event_has(e, F_NAME) && name->type == SPAN_STRING;
	int has_cat = event_has(e, F_CAT) && cat->type == SPAN_STRING;
	static const char none[RAW_PAD];
	const struct rawkind *k;

	k = kind_cache_get(&c->kinds, &c->strings, c->b,
	    has_name ? name->p : none, has_name ? name->len : 0,
	    has_cat ? cat->p : none, has_cat ? cat->len : 0);
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
