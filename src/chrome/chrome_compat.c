/*
 * chrome_compat: reads events as trace_processor does, for comparisons.  What
 * differs from ttv's own reading (ttv-formats(5), COMPATIBILITY):
 *
 *   times	before 0: dropped; a text with blanks around it is no time; with
 * 		a fraction or an exponent they go through a double
 *   pid, tid	32 bits, 0 if too large; tid 0 is the pid; a text, even of
 * 		digits, is an id of its own and also the name
 *   names	a missing one is "[No name]", which a named E does not close
 *   X		without dur, or with a negative one: dropped
 *   C		integer ids are ignored, text ids are part of the name
 *   b n e	need a pid; texts and integers are different ids; no scope
 *   s t f	ids are texts in base 16 or integers
 *   T		a thread state if it has a dur, else dropped
 *   ignored	S p F = N O D ( ) V v, and P that is no V8 profile
 *
 * The model's side is model/compat.c.  Without --compat this file costs one
 * branch for each event.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/text.h"
#include "chrome.h"

static int
compat_drop(struct chrome *c, const struct event *e, enum warn_code code)
{
	warn_add(builder_warn(c->b), code, e->off);
	return 1;
}

static enum span_type
compat_type(const struct event *e, enum field f)
{
	return event_has(e, f) ? e->f[f].type : SPAN_NONE;
}

/* ---- times ---- */

/*
 * Reads digits at p as a number modulo 2^64; *power is 10 to their count.
 * Returns the place behind.
 */
static const char *
compat_digits(const char *p, const char *end, uint64_t *value, uint64_t *power)
{
	*value = 0;
	for (*power = 1; p < end && *p >= '0' && *p <= '9'; p++) {
		*value = *value * 10 + (unsigned)(*p - '0');
		*power *= 10;
	}
	return p;
}

/*
 * Computes a number with a fraction or an exponent as trace_processor does:
 * the digits of both parts are integers that wrap, their sum is a double.
 */
static double
compat_double(const char *p, const char *end)
{
	int negative = *p == '-', smaller;
	uint64_t whole, part = 0, power, exponent, divisor = 1;
	double v;

	p = compat_digits(p + negative, end, &whole, &power);
	if (p < end && *p == '.')
		p = compat_digits(p + 1, end, &part, &divisor);
	v = (double)(int64_t)whole + (double)(int64_t)part / (double)divisor;
	if (p < end && (*p == 'e' || *p == 'E')) {
		smaller = ++p < end && *p == '-';
		p += p < end && (*p == '-' || *p == '+');
		compat_digits(p, end, &exponent, &power);
		v = smaller ? v / pow(10, (double)exponent) :
		    v * pow(10, (double)exponent);
	}
	return negative ? -v : v;
}

/* us; beyond this trace_processor wraps, and ttv saturates */
#define DOUBLE_US_MAX	9.2e15

static int
compat_time(struct chrome *c, const struct event *e, enum field f,
    int64_t *ns)
{
	const struct span *s = &e->f[f];
	double v;
	size_t i;

	if (chrome_time(c, e, f, ns) == -1)
		return -1;
	for (i = 0; i < s->len && strchr(".eE", s->p[i]) == NULL; i++)
		;
	if (i == s->len)
		return 0;
	v = compat_double(s->p, s->p + s->len);
	if (v > -DOUBLE_US_MAX && v < DOUBLE_US_MAX)
		*ns = v == trunc(v) ? (int64_t)v * 1000 : llround(v * 1000);
	return 0;
}

/* ---- pid and tid ---- */

static struct ident
small_ident(struct chrome *c, const struct event *e, enum field f)
{
	struct ident id = { IDENT_INT, 0, 0 };
	double v;

	if (compat_type(e, f) == SPAN_STRING) {
		id.type = IDENT_TEXT;
		id.text = chrome_raw_string(c, &e->f[f]);
	} else if (compat_type(e, f) == SPAN_NUMBER) {
		if (text_parse_int(e->f[f].p, e->f[f].len, &id.num) == -1)
			id.num = text_parse_double(e->f[f].p, e->f[f].len,
			    &v) == 0 && v >= 0 && v <= UINT32_MAX ?
			    (int64_t)v : 0;
		if (id.num < 0 || id.num > UINT32_MAX)
			id.num = 0;
	}
	return id;
}

uint32_t
chrome_compat_process(struct chrome *c, const struct event *e)
{
	return builder_process(c->b, small_ident(c, e, F_PID), c->file);
}

uint32_t
chrome_compat_thread(struct chrome *c, const struct event *e)
{
	struct ident pid = small_ident(c, e, F_PID);
	struct ident tid = small_ident(c, e, F_TID);
	uint32_t upid = builder_process(c->b, pid, c->file);

	if (tid.type == IDENT_INT && tid.num == 0)
		tid = pid;
	return builder_thread(c->b, upid, tid);
}

/* Returns the process; a text pid becomes its name, whatever M said before. */
static uint32_t
named_process(struct chrome *c, const struct event *e)
{
	uint32_t upid = chrome_compat_process(c, e);

	if (compat_type(e, F_PID) == SPAN_STRING)
		builder_process_name(c->b, upid,
		    builder_process_at(c->b, upid)->pid.text);
	return upid;
}

static uint32_t
named_thread(struct chrome *c, const struct event *e)
{
	uint32_t track = chrome_compat_thread(c, e);

	named_process(c, e);
	if (compat_type(e, F_TID) == SPAN_STRING)
		builder_thread_name(c->b, track,
		    builder_thread_at(c->b, track)->tid.text);
	return track;
}

/* ---- other fields ---- */

/* Returns the kind; `shown`: an event without a name is "[No name]". */
static uint32_t
compat_kind(struct chrome *c, const struct event *e, int shown)
{
	uint32_t name = e->name;

	if (name == 0 && shown)
		name = builder_string(c->b, "[No name]", 9);
	return builder_kind(c->b, name, e->cat,
	    chrome_string(c, e, F_CNAME));
}

/* Returns texts and integers as different ids: "12" is not 12. */
static struct ident
exact_ident(struct chrome *c, const struct span *s)
{
	struct ident id = { IDENT_NONE, 0, 0 };

	if (s->type == SPAN_STRING) {
		id.type = IDENT_TEXT;
		id.text = chrome_raw_string(c, s);
	} else if (s->type == SPAN_NUMBER &&
	    text_parse_int(s->p, s->len, &id.num) == 0)
		id.type = IDENT_INT;
	return id;
}

/* Returns the id of an integer or of a text in base 16, with or without 0x. */
static struct ident
flow_ident(const struct event *e, enum field f)
{
	struct ident id = { IDENT_NONE, 0, 0 };
	const char *p = e->f[f].p;
	size_t i = 0, n = e->f[f].len;
	uint64_t v;

	if (compat_type(e, f) == SPAN_NUMBER &&
	    text_parse_int(p, n, &id.num) == 0)
		id.type = IDENT_INT;
	if (compat_type(e, f) != SPAN_STRING)
		return id;
	if (n > 2 && p[0] == '0' && (p[1] | 32) == 'x')
		i = 2;
	if (i == n || n - i > 16)
		return id;
	if (read_hex(p + i, p + n, &v) != p + n)
		return id;
	id.type = IDENT_INT;
	id.num = (int64_t)v;
	return id;
}

static void
bind_flow(struct chrome *c, const struct event *e, int64_t ts, uint32_t kind)
{
	struct key key = { .space = KEY_BIND, .upid = NONE };
	int direction;

	if (!event_has(e, F_BIND_ID))
		return;
	key.id = flow_ident(e, F_BIND_ID);
	direction = (compat_type(e, F_FLOW_IN) == SPAN_TRUE ? FLOW_IN : 0) |
	    (compat_type(e, F_FLOW_OUT) == SPAN_TRUE ? FLOW_OUT : 0);
	if (key.id.type == IDENT_NONE)
		compat_drop(c, e, WARN_TP_FLOW_ID);
	else if (direction == 0)
		compat_drop(c, e, WARN_FLOW_DIRECTION);
	else
		builder_bind(c->b, direction, &key,
		    chrome_compat_thread(c, e), ts, kind, e->off);
}

/* ---- phases ---- */

static int
slice_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	uint32_t track, kind = compat_kind(c, e, ph != 'E');
	int64_t dur = 0;

	if ((ph == 'X' || ph == 'T') &&
	    compat_time(c, e, F_DUR, &dur) == -1)
		return compat_drop(c, e, WARN_TP_PARSER);
	if (dur < 0)
		return compat_drop(c, e, WARN_TP_NEGATIVE_DUR);
	track = named_thread(c, e);
	if (ph == 'B')
		builder_begin(c->b, track, ts, kind, e->off);
	else if (ph == 'E')
		builder_end(c->b, track, ts, kind, e->off);
	else if (ph == 'X')
		builder_complete(c->b, track, ts, dur, kind, e->off);
	else
		builder_state(c->b, track, ts, dur, kind, e->off);
	if (ph == 'B' || ph == 'X')
		bind_flow(c, e, ts, kind);
	return 1;
}

static int
instant_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	char scope = 't';
	uint32_t track;

	if (ph != 'R' && compat_type(e, F_S) == SPAN_STRING) {
		if (json_key_is(&e->f[F_S], "g"))
			scope = 'g';
		else if (json_key_is(&e->f[F_S], "p"))
			scope = 'p';
	}
	if ((scope == 't' && !event_has(e, F_TID)) ||
	    (scope == 'p' && !event_has(e, F_PID)))
		return compat_drop(c, e, WARN_TP_PARSER);
	track = scope == 't' ? named_thread(c, e) : scope == 'p' ?
	    builder_process_track(c->b, named_process(c, e)) :
	    builder_global_track(c->b);
	builder_instant(c->b, track, ts, compat_kind(c, e, scope == 't'),
	    ph == 'R', e->off);
	return 1;
}

/* Returns "NAME id: ID". */
static uint32_t
compat_counter_name(struct chrome *c, uint32_t name, const struct span *id)
{
	struct buf text = BUF_INIT;
	uint32_t s;

	buf_adds(&text, builder_str(c->b, name));
	buf_adds(&text, " id: ");
	buf_adds(&text, builder_str(c->b, chrome_raw_string(c, id)));
	s = builder_string(c->b, text.data, text.len);
	buf_free(&text);
	return s;
}

static int
counter_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	uint32_t upid = named_process(c, e);
	uint32_t name = e->name;
	struct span key, value;
	struct json j = c->j;
	double v;

	(void)ph;
	if (compat_type(e, F_ARGS) != SPAN_OBJECT)
		return compat_drop(c, e, WARN_COUNTER_NO_ARGS);
	if (compat_type(e, F_ID) == SPAN_STRING && e->f[F_ID].len > 0)
		name = compat_counter_name(c, name, &e->f[F_ID]);
	j.p = e->f[F_ARGS].p;
	j.end = j.p + e->f[F_ARGS].len;
	j.warn = NULL;
	json_open(&j);
	while (json_member(&j, &key, &value) == 1) {
		if ((value.type != SPAN_NUMBER && value.type != SPAN_STRING) ||
		    chrome_double(&value, &v) == -1)
			warn_add(builder_warn(c->b), WARN_COUNTER_VALUE,
			    json_off(&c->j, value.p));
		else
			builder_counter_value(c->b, builder_counter(c->b, upid,
			    name, chrome_raw_string(c, &key)), ts, v);
	}
	return 1;
}

static int
async_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t upid, kind;
	struct span s;

	if (event_has(e, F_ID))
		key.id = exact_ident(c, &e->f[F_ID]);
	if (key.id.type == IDENT_NONE && event_has(e, F_ID2)) {
		s = json_find(&c->j, &e->f[F_ID2], "global");
		key.id = exact_ident(c, &s);
	}
	upid = named_process(c, e);
	if (key.id.type == IDENT_NONE && event_has(e, F_ID2)) {
		s = json_find(&c->j, &e->f[F_ID2], "local");
		key.id = exact_ident(c, &s);
		key.upid = upid;
	}
	if (key.id.type == IDENT_NONE || !event_has(e, F_PID))
		return compat_drop(c, e, WARN_TP_PARSER);
	key.cat = e->cat;
	kind = compat_kind(c, e, ph == 'b');
	builder_async(c->b, chrome_async_step(ph), &key, upid, ts, kind,
	    e->off);
	if (ph != 'e')
		bind_flow(c, e, ts, kind);
	return 1;
}

static int
flow_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	int enclosing;

	key.id = flow_ident(e, F_ID);
	if (key.id.type == IDENT_NONE)
		return compat_drop(c, e, WARN_TP_FLOW_ID);
	key.cat = e->cat;
	key.name = e->name;
	enclosing = compat_type(e, F_BP) == SPAN_STRING &&
	    json_key_is(&e->f[F_BP], "e");
	builder_flow(c->b, chrome_flow_step(ph, enclosing), &key,
	    named_thread(c, e), ts, compat_kind(c, e, 0), e->off);
	return 1;
}

/* Drops all but V8 profiles, which are read as usual. */
static int
sample_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	(void)ph;
	(void)ts;
	if (compat_type(e, F_NAME) == SPAN_STRING &&
	    (json_key_is(&e->f[F_NAME], "Profile") ||
	    json_key_is(&e->f[F_NAME], "ProfileChunk")))
		return 0;
	return compat_drop(c, e, WARN_TP_IGNORED);
}

static int
ignored_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	(void)ph;
	(void)ts;
	return compat_drop(c, e, WARN_TP_IGNORED);
}

/* Drops a name by M when an earlier text id has named the track. */
static int
metadata_event(struct chrome *c, const struct event *e, char ph, int64_t ts)
{
	const struct process *p;
	const struct thread *t;
	struct span sort;

	(void)ph;
	(void)ts;
	if (compat_type(e, F_NAME) != SPAN_STRING)
		return 0;
	if (json_key_is(&e->f[F_NAME], "process_name")) {
		p = builder_process_at(c->b, chrome_compat_process(c, e));
		return p->name != 0 && p->pid.type == IDENT_TEXT &&
		    p->name == p->pid.text;
	}
	if (json_key_is(&e->f[F_NAME], "thread_name")) {
		t = builder_thread_at(c->b, chrome_compat_thread(c, e));
		return t->name != 0 && t->tid.type == IDENT_TEXT &&
		    t->name == t->tid.text;
	}
	if (!event_has(e, F_ARGS) ||
	    (!json_key_is(&e->f[F_NAME], "process_sort_index") &&
	    !json_key_is(&e->f[F_NAME], "thread_sort_index")))
		return 0;
	sort = json_find(&c->j, &e->f[F_ARGS], "sort_index");
	return sort.type == SPAN_STRING ? compat_drop(c, e, WARN_META_ARGS) : 0;
}

/* The phases.  Handlers return 1, or 0 for an event to be read as usual. */
static const struct {
	const char	*letters;
	int		(*handle)(struct chrome *, const struct event *, char,
			    int64_t);
} rows[] = {
	{ "BEXT", slice_event },
	{ "iIR", instant_event },
	{ "C", counter_event },
	{ "bne", async_event },
	{ "stf", flow_event },
	{ "M", metadata_event },
	{ "P", sample_event },
	{ "SpF=NOD()Vv", ignored_event },
};

int
chrome_compat_event(struct chrome *c, const struct event *e, char ph)
{
	const struct span *text = &e->f[F_TS];
	int64_t ts = 0;
	size_t i;
	int none;

	none = compat_time(c, e, F_TS, &ts) == -1 ||
	    (text->type == SPAN_STRING && (strchr(" \t\r\n", text->p[0]) !=
	    NULL || strchr(" \t\r\n", text->p[text->len - 1]) != NULL));
	if (none && ph != 'M')
		return compat_drop(c, e, WARN_NO_TS);
	if (none)
		ts = 0;
	if (ts < 0)
		return compat_drop(c, e, WARN_TP_NEGATIVE_TIME);
	builder_compat(c->b, ts, ph == 'X');
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (ph != '\0' && strchr(rows[i].letters, ph) != NULL)
			return rows[i].handle(c, e, ph, ts);
	return 0;
}
