/*
 * chrome_phase: what each phase is to the model (semantics.md 3).
 *
 * The table has a row a phase; an event goes through the row of the first
 * letter of its ph.  A handler may count on nothing but ph: each asks for the
 * fields it needs and says what it does without them.
 */
#include "config.h"

#include <string.h>

#include "chrome.h"

static void
dropped(struct chrome *c, const struct event *e, enum warn_code code)
{
	warn_add(builder_warn(c->b), code, e->off);
}

/* The event's time, or -1 and it is counted as dropped. */
static int
need_time(struct chrome *c, const struct event *e, int64_t *ts)
{
	if (chrome_time(c, e, F_TS, ts) == 0)
		return 0;
	dropped(c, e, WARN_NO_TS);
	return -1;
}

static int
is_true(const struct event *e, enum field f)
{
	return event_has(e, f) && e->f[f].type == SPAN_TRUE;
}

static int
is_letter(const struct event *e, enum field f, char letter)
{
	return event_has(e, f) && e->f[f].type == SPAN_STRING &&
	    e->f[f].len == 1 && e->f[f].p[0] == letter;
}

/* bind_id with flow_in and flow_out: semantics.md 3.6, v2. */
static void
bound_flow(struct chrome *c, const struct event *e, int64_t ts, uint32_t kind)
{
	struct key key = { .space = KEY_BIND, .upid = NONE };
	int direction;

	key.id = chrome_ident(c, &e->f[F_BIND_ID]);
	direction = (is_true(e, F_FLOW_IN) ? FLOW_IN : 0) |
	    (is_true(e, F_FLOW_OUT) ? FLOW_OUT : 0);
	if (key.id.type == IDENT_NONE || direction == 0) {
		dropped(c, e, WARN_FLOW_DIRECTION);
		return;
	}
	builder_bind(c->b, direction, &key, chrome_thread(c, e), ts, kind,
	    e->off);
}

static inline void
bind_flow(struct chrome *c, const struct event *e, int64_t ts, uint32_t kind)
{
	if (event_has(e, F_BIND_ID))
		bound_flow(c, e, ts, kind);
}

/* ---- slices ---- */

static void
phase_begin(struct chrome *c, const struct event *e, char ph)
{
	uint32_t kind;
	int64_t ts;

	(void)ph;
	if (need_time(c, e, &ts) == -1)
		return;
	kind = e->kind;
	builder_begin(c->b, chrome_thread(c, e), ts, kind, e->off);
	bind_flow(c, e, ts, kind);
}

static void
phase_end(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts;

	(void)ph;
	if (need_time(c, e, &ts) == 0)
		builder_end(c->b, chrome_thread(c, e), ts, e->kind,
		    e->off);
}

static void
phase_complete(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts, dur = DUR_OPEN;
	uint32_t kind;

	if (need_time(c, e, &ts) == -1)
		return;
	if (chrome_time(c, e, F_DUR, &dur) == -1) {
		dur = DUR_OPEN;
		if (event_has(e, F_DUR))
			dropped(c, e, WARN_BAD_DUR);
	} else if (dur < 0) {
		dur = 0;
		dropped(c, e, WARN_NEGATIVE_DUR);
	}
	kind = e->kind;
	if (ph == 'T') {
		builder_state(c->b, chrome_thread(c, e), ts, dur, kind,
		    e->off);
		return;
	}
	builder_complete(c->b, chrome_thread(c, e), ts, dur, kind, e->off);
	bind_flow(c, e, ts, kind);
}

/* ---- points ---- */

static void
phase_instant(struct chrome *c, const struct event *e, char ph)
{
	enum scope scope = SCOPE_THREAD;
	uint32_t owner, kind;
	int64_t ts;

	if (need_time(c, e, &ts) == -1)
		return;
	if (ph != 'R' && is_letter(e, F_S, 'g'))
		scope = SCOPE_GLOBAL;
	else if (ph != 'R' && is_letter(e, F_S, 'p'))
		scope = SCOPE_PROCESS;
	owner = scope == SCOPE_THREAD ? chrome_thread(c, e) :
	    scope == SCOPE_PROCESS ? chrome_process(c, e) : NONE;
	kind = e->kind;
	builder_instant(c->b, scope, owner, ts, kind, ph == 'R', e->off);
}

/* The name of a counter: NAME or NAME[ID]. */
static uint32_t
counter_name(struct chrome *c, const struct event *e)
{
	uint32_t name = e->name;
	struct span text;
	struct ident id;
	int local;

	if (!chrome_id(c, e, &id, &local, &text))
		return name;
	/* the decoded text: a raw one may hold escapes */
	return id.type == IDENT_TEXT ?
	    builder_indexed_name(c->b, name, builder_str(c->b, id.text),
	    strlen(builder_str(c->b, id.text))) :
	    builder_indexed_name(c->b, name, text.p, text.len);
}

/*
 * The series that a member of a counter's args is.  Counters come again and
 * again with the same members: the newest are remembered by their raw names.
 */
static uint32_t
series_of(struct chrome *c, uint32_t upid, uint32_t name,
    const struct span *key)
{
	struct series_seen *s;

	s = &c->series[(raw_hash(key->p, key->len, name) + upid) %
	    CHROME_SERIES];
	if (s->p == NULL || s->len != key->len || s->upid != upid ||
	    s->name != name || !raw_equal(s->p, key->p, s->len) ||
	    s->repairs) {
		s->p = key->p;
		s->len = key->len;
		s->upid = upid;
		s->name = name;
		s->repairs = !json_plain(key->p, key->len);
		s->series = builder_series(c->b, upid, name,
		    chrome_raw_string(c, key));
	}
	return s->series;
}

/* A key without escapes and its colon at p: what is behind it, or NULL. */
static const char *
plain_key(const char *p, const char *end, struct span *key)
{
	if (p == end || *p != '"')
		return NULL;
	for (key->p = ++p; p < end && *p != '"'; p++)
		if (*p == '\\')
			return NULL;
	key->len = (size_t)(p - key->p);
	key->type = SPAN_STRING;
	if (end - p < 3 || *++p != ':')
		return NULL;
	return p + 1;
}

/*
 * A number at p, of at most fifteen digits, which a double and a power of ten
 * divide exactly.  What is behind it, or NULL: then it is for the careful walk
 * to say what it is.
 */
static const char *
plain_number(const char *p, const char *end, double *value)
{
	static const double scale[] = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7,
	    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15 };
	const char *first, *point = NULL;
	uint64_t v = 0;
	int negative;

	p += *p == ' ';
	negative = *p == '-';
	first = p += negative;
	for (; p < end && p - first < 17; p++) {
		if (*p >= '0' && *p <= '9')
			v = v * 10 + (uint64_t)(*p - '0');
		else if (*p == '.' && point == NULL && p > first)
			point = p + 1;
		else
			break;
	}
	if (p == first || p == point || p - first > 15 + (point != NULL) ||
	    (*first == '0' && p > first + 1 && first + 2 != point) ||
	    p >= end || (*p != ',' && *p != '}'))
		return NULL;
	*value = point == NULL ? (double)v : (double)v / scale[p - point];
	if (negative)
		*value = -*value;
	return p;
}

/* Whether the member's key and colon stand at p, as the newest time. */
static int
member_again(const struct counter_member *m, const char *p, const char *end)
{
	return m->len > 0 && (size_t)(end - p) > m->len &&
	    raw_equal(p, m->text, m->len);
}

static void
member_remember(struct counter_member *m, const char *p, const char *end,
    uint32_t series)
{
	size_t n = (size_t)(end - p);

	m->len = 0;
	if (n > sizeof(m->text) || !json_plain(p, n))
		return;
	memcpy(m->text, p, n);
	m->len = (uint8_t)n;
	m->series = series;
}

/*
 * Args of which every member is plain: 1 when that was so and all is done.  A
 * counter's newest members are remembered: they mostly come again.
 */
static int
plain_counter(struct chrome *c, const struct span *args, uint32_t upid,
    uint32_t name, int64_t ts)
{
	struct counter_seen *seen = &c->counters[(name + upid * 7) %
	    CHROME_COUNTERS];
	const char *p = args->p, *end = p + args->len;
	struct span keys[COUNTER_MEMBERS];
	double values[COUNTER_MEMBERS];
	uint32_t series[COUNTER_MEMBERS];
	size_t n = 0, i;

	if (seen->upid != upid || seen->name != name) {
		memset(seen, 0, sizeof(*seen));
		seen->upid = upid;
		seen->name = name;
	}
	do {
		p += p[1] == ' ' ? 2 : 1;	/* behind the { or the comma */
		if (n == COUNTER_MEMBERS || p >= end)
			return 0;
		keys[n].p = NULL;
		if (member_again(&seen->members[n], p, end)) {
			series[n] = seen->members[n].series;
			p += seen->members[n].len;
		} else if ((p = plain_key(p, end, &keys[n])) == NULL)
			return 0;
		if ((p = plain_number(p, end, &values[n])) == NULL)
			return 0;
		n++;
	} while (*p == ',');
	if (p + 1 != end)
		return 0;
	for (i = 0; i < n; i++) {
		if (keys[i].p != NULL) {
			series[i] = series_of(c, upid, name, &keys[i]);
			member_remember(&seen->members[i], keys[i].p - 1,
			    keys[i].p + keys[i].len + 2, series[i]);
		}
		builder_sample_value(c->b, series[i], ts, values[i]);
	}
	return 1;
}

static void
phase_counter(struct chrome *c, const struct event *e, char ph)
{
	struct span key, value;
	struct json j = c->j;
	uint32_t upid, name;
	int64_t ts;
	double v;
	int any = 0;

	(void)ph;
	if (need_time(c, e, &ts) == -1)
		return;
	upid = chrome_process(c, e);
	name = counter_name(c, e);
	if (event_has(e, F_ARGS) && e->f[F_ARGS].type == SPAN_OBJECT) {
		if (plain_counter(c, &e->f[F_ARGS], upid, name, ts))
			return;
		j.p = e->f[F_ARGS].p;
		j.end = j.p + e->f[F_ARGS].len;
		j.warn = NULL;
		json_open(&j);
		while (json_member(&j, &key, &value) == 1) {
			any = 1;
			if (chrome_double(&value, &v) == -1)
				warn_add(builder_warn(c->b),
				    WARN_COUNTER_VALUE,
				    json_off(&c->j, value.p));
			else
				builder_sample_value(c->b, series_of(c, upid,
				    name, &key), ts, v);
		}
	}
	if (!any)
		dropped(c, e, WARN_COUNTER_NO_ARGS);
}

/* ---- async and flows ---- */

static void
phase_async(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t upid, kind, step;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		if (ph == 'T' && event_has(e, F_DUR))
			phase_complete(c, e, ph);	/* a thread state */
		else
			dropped(c, e, WARN_NO_ID);
		return;
	}
	upid = chrome_process(c, e);
	key.upid = local ? upid : NONE;
	key.cat = e->cat;
	key.scope = chrome_string(c, e, F_SCOPE);
	if (ph != 'b' && ph != 'e' && ph != 'n') {
		key.space = KEY_LEGACY;
		key.name = e->name;
	}
	kind = e->kind;
	if ((ph == 'T' || ph == 'p') &&
	    (step = chrome_arg_string(c, e, "step")) != 0)
		kind = builder_kind(c->b, step, key.cat,
		    chrome_string(c, e, F_CNAME));
	builder_async(c->b, ph, &key, upid, ts, kind, e->off);
	if (ph == 'b' || ph == 'n')
		bind_flow(c, e, ts, kind);
}

static void
phase_flow(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	if (local)
		key.upid = chrome_process(c, e);
	key.cat = e->cat;
	key.name = e->name;
	key.scope = chrome_string(c, e, F_SCOPE);
	builder_flow(c->b, ph, is_letter(e, F_BP, 'e'), &key,
	    chrome_thread(c, e), ts, e->kind, e->off);
}

/* Phase =: args.linked_id is the same as id (format document). */
static void
phase_link(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	struct span s = { NULL, 0, SPAN_NONE };
	struct key other;
	int local;

	(void)ph;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	key.upid = local ? chrome_process(c, e) : NONE;
	key.cat = e->cat;
	key.scope = chrome_string(c, e, F_SCOPE);
	if (event_has(e, F_ARGS))
		s = json_find(&c->j, &e->f[F_ARGS], "linked_id");
	other = key;
	other.id = chrome_ident(c, &s);
	if (other.id.type == IDENT_NONE) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	builder_link(c->b, &key, &other, e->off);
}

/* ---- objects ---- */

static void
phase_object(struct chrome *c, const struct event *e, char ph)
{
	struct object_event o = { .ph = ph, .off = e->off };
	struct key key = { .space = KEY_OBJECT };
	struct span text, snapshot, s;
	int local;

	if (need_time(c, e, &o.ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, &text)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	o.upid = key.upid = chrome_process(c, e);
	o.id = key.id;
	o.id_text = text.type == SPAN_STRING ? chrome_raw_string(c, &text) :
	    builder_string(c->b, text.p, text.len);
	o.name = e->name;
	o.cat = e->cat;
	o.scope = key.scope = chrome_string(c, e, F_SCOPE);
	if (ph == 'O') {
		snapshot.type = SPAN_NONE;
		if (event_has(e, F_ARGS))
			snapshot = json_find(&c->j, &e->f[F_ARGS], "snapshot");
		if (snapshot.type == SPAN_NONE) {
			dropped(c, e, WARN_SNAPSHOT);
			return;
		}
		s = json_find(&c->j, &snapshot, "base_type");
		o.base_type = chrome_raw_string(c, &s);
		s = json_find(&c->j, &snapshot, "cat");
		if (s.type == SPAN_STRING)
			o.cat = chrome_raw_string(c, &s);
	}
	o.key = builder_key(c->b, &key);
	builder_object(c->b, &o);
}

static void
phase_context(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_CONTEXT, .upid = NONE };
	struct span text;
	uint32_t id;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, &text)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	key.name = e->name;
	key.scope = chrome_string(c, e, F_SCOPE);
	id = text.type == SPAN_STRING ? chrome_raw_string(c, &text) :
	    builder_string(c->b, text.p, text.len);
	builder_context(c->b, ph, builder_key(c->b, &key),
	    chrome_thread(c, e), ts, key.name, id, e->off);
}

static void
phase_memory(struct chrome *c, const struct event *e, char ph)
{
	struct span text;
	struct ident id;
	uint32_t name = 0;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (chrome_id(c, e, &id, &local, &text))
		name = text.type == SPAN_STRING ?
		    chrome_raw_string(c, &text) :
		    builder_string(c->b, text.p, text.len);
	builder_memdump(c->b, ph == 'V' ? NONE : chrome_process(c, e), ts,
	    name, e->off);
}

static void
phase_clock(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts, issue = INT64_MIN;
	struct span s;
	uint32_t id;

	(void)ph;
	if (need_time(c, e, &ts) == -1)
		return;
	if ((id = chrome_arg_string(c, e, "sync_id")) == 0) {
		dropped(c, e, WARN_CLOCK);
		return;
	}
	s = json_find(&c->j, &e->f[F_ARGS], "issue_ts");
	if (chrome_span_time(&s, &issue) == -1)
		issue = INT64_MIN;
	builder_clock_sync(c->b, ts, id, issue, c->file, e->off);
}

static void
phase_sample(struct chrome *c, const struct event *e, char ph)
{
	struct span s = { e->p, (size_t)(c->j.p - e->p), SPAN_OBJECT };

	(void)ph;
	chrome_later(c, LATER_PROFILE, &s, e->off);
}

static void
phase_metadata(struct chrome *c, const struct event *e, char ph)
{
	(void)ph;
	chrome_metadata(c, e);
}

static const struct phase {
	char		letter;
	const char	*name;
	void		(*handle)(struct chrome *, const struct event *, char);
} phases[] = {
	{ 'B', "slice begins", phase_begin },
	{ 'E', "slice ends", phase_end },
	{ 'X', "complete slice", phase_complete },
	{ 'i', "instant", phase_instant },
	{ 'I', "instant (old spelling)", phase_instant },
	{ 'R', "mark", phase_instant },
	{ 'C', "counter", phase_counter },
	{ 'M', "metadata", phase_metadata },
	{ 'b', "async slice begins", phase_async },
	{ 'n', "async instant", phase_async },
	{ 'e', "async slice ends", phase_async },
	{ 'S', "async begins (old)", phase_async },
	{ 'T', "async step into (old)", phase_async },
	{ 'p', "async step past (old)", phase_async },
	{ 'F', "async ends (old)", phase_async },
	{ '=', "ids linked", phase_link },
	{ 's', "flow starts", phase_flow },
	{ 't', "flow step", phase_flow },
	{ 'f', "flow ends", phase_flow },
	{ 'N', "object created", phase_object },
	{ 'O', "object snapshot", phase_object },
	{ 'D', "object destroyed", phase_object },
	{ '(', "context entered", phase_context },
	{ ')', "context left", phase_context },
	{ 'P', "sample or profile", phase_sample },
	{ 'V', "memory dump, global", phase_memory },
	{ 'v', "memory dump of a process", phase_memory },
	{ 'c', "clock sync", phase_clock },
};
#define NPHASES		(sizeof(phases) / sizeof(phases[0]))

static const struct phase *by_letter[256];

static void __attribute__((constructor))
phase_table(void)
{
	size_t i;

	for (i = 0; i < NPHASES; i++)
		by_letter[(unsigned char)phases[i].letter] = &phases[i];
}

void
chrome_event(struct chrome *c, struct event *e)
{
	const struct phase *ph;
	unsigned char letter;

	if (!event_has(e, F_PH) || e->f[F_PH].type != SPAN_STRING ||
	    e->f[F_PH].len == 0) {
		dropped(c, e, WARN_NO_PH);
		return;
	}
	letter = (unsigned char)e->f[F_PH].p[0];
	c->phases[letter]++;
	c->nobjects++;
	chrome_names(c, e);
	if (c->compat && chrome_compat_event(c, e, (char)letter))
		return;
	if ((ph = by_letter[letter]) != NULL) {
		if (event_has(e, F_SF) && letter != 'P')
			chrome_note_sf(c, e);
		ph->handle(c, e, ph->letter);
	} else {
		dropped(c, e, WARN_UNKNOWN_PHASE);
		builder_warn(c->b)->unknown_ph[letter]++;
	}
}
