/*
 * linux_marker: the text that programs write to trace_marker, as atrace,
 * systrace and their libraries do (ttv-formats(5), TRACE MARKERS):
 *
 *	B|TGID|NAME  E|TGID		a slice of the thread
 *	S|TGID|NAME|COOKIE  F|...	an async slice of the process
 *	G|TGID|TRACK|NAME|COOKIE  H|...	a slice on a track of the process
 *	N|TGID|TRACK|NAME		an instant there
 *	I|TGID|NAME			an instant of the thread
 *	C|TGID|NAME|VALUE		a counter of the process
 *	trace_event_clock_sync: ...	the time of another clock
 *
 * Everything else is a note of a person: an instant with the text as its name.
 * TGID 0 is not known; the kernel's own tgid, where the event has it, is the
 * thread's process, whatever the marker says.
 */
#include "config.h"

#include <string.h>

#include "linux_int.h"

#define MARKER_SYNC	"trace_event_clock_sync:"
#define MARKER_FIELDS	5
#define NS_A_MS		INT64_C(1000000)
#define NS_A_S		INT64_C(1000000000)

struct linux_span {
	const char	*p;
	size_t		 n;
};

/* A marker, cut at its bars. */
struct linux_marker {
	char		 phase;
	int64_t		 tgid;		/* 0: not known */
	struct linux_span text;		/* behind the tgid */
	struct linux_span field[MARKER_FIELDS];	/* of that text */
	size_t		 n;
};

/* Cuts a text at its bars; what has more than the table has is not cut. */
static void
linux_marker_cut(struct linux_marker *m)
{
	const char *p = m->text.p, *end = p + m->text.n, *bar;

	for (m->n = 0; m->n < MARKER_FIELDS; p = bar + 1) {
		bar = m->n == MARKER_FIELDS - 1 ? NULL :
		    memchr(p, '|', (size_t)(end - p));
		m->field[m->n].p = p;
		m->field[m->n++].n = (size_t)((bar == NULL ? end : bar) - p);
		if (bar == NULL)
			return;
	}
}

/* Splits "X|TGID|TEXT"; returns 0, or -1 for what is no such text. */
static int
linux_marker_split(struct linux_marker *m, const char *p, size_t n)
{
	const char *end = p + n, *bar;

	memset(m, 0, sizeof(*m));
	m->phase = p[0];
	if (n == 1)
		return p[0] == 'E' ? 0 : -1;
	if (p[1] != '|')
		return -1;
	bar = memchr(p + 2, '|', n - 2);
	if (bar == NULL)
		bar = end;
	if (bar == p + 2 && p[0] == 'E')
		return 0;
	if (linux_parse(p + 2, (size_t)(bar - p) - 2, &m->tgid) == -1 ||
	    m->tgid < 0)
		return -1;
	m->text.p = bar < end ? bar + 1 : end;
	m->text.n = (size_t)(end - m->text.p);
	linux_marker_cut(m);
	return bar < end || p[0] == 'E' ? 0 : -1;
}

static uint32_t
linux_marker_string(struct linux_state *s, const struct linux_event *e,
    struct linux_span t)
{
	return linux_string(s, e->off, t.p, t.n);
}

static uint32_t
linux_marker_kind(struct linux_state *s, const struct linux_event *e,
    struct linux_span t)
{
	return builder_kind(s->b, linux_marker_string(s, e, t), 0, 0);
}

/* Returns the process of a marker, or NONE when nothing tells it. */
static uint32_t
linux_marker_process(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m)
{
	int64_t pid = m->tgid != 0 ? m->tgid : e->tgid;

	return pid > 0 ? linux_process(s, pid) : NONE;
}

int
linux_marker_cookie(const char *p, size_t n, int64_t *cookie)
{
	struct linux_marker m;

	return n > 0 && linux_marker_split(&m, p, n) == 0 &&
	    (m.phase == 'S' || m.phase == 'F') && m.n > 1 ?
	    linux_parse(m.field[1].p, m.field[1].n, cookie) : -1;
}

/* ---- what becomes of each phase ---- */

static int
linux_marker_begin(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	builder_begin(s->b, thread, e->ts, linux_marker_kind(s, e, m->text),
	    e->off);
	return 0;
}

static int
linux_marker_finish(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	(void)m;
	builder_end(s->b, thread, e->ts, s->nameless, e->off);
	return 0;
}

static int
linux_marker_instant(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	builder_instant(s->b, thread, e->ts, linux_marker_kind(s, e, m->text),
	    0, e->off);
	return 0;
}

/* Adds a value to the counter of a name, which has one series. */
static void
linux_marker_count(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, struct linux_span name, int64_t value)
{
	uint32_t counter = builder_source_counter(s->b,
	    linux_marker_process(s, e, m), linux_marker_string(s, e, name), 0,
	    TRACK_SOURCE_MARKER);

	builder_counter_value(s->b, counter, e->ts, (double)value);
}

static int
linux_marker_counter(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	int64_t value;

	(void)thread;
	if (m->n < 2)
		return LINUX_NOT;
	if (linux_parse(m->field[1].p, m->field[1].n, &value) == -1) {
		warn_add(builder_warn(s->b), WARN_COUNTER_VALUE, e->off);
		return 0;
	}
	linux_marker_count(s, e, m, m->field[0], value);
	return 0;
}

/* S and F: slices of one name that may overlap, apart by their cookies. */
static int
linux_marker_async(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	uint32_t upid = linux_marker_process(s, e, m);
	struct key k;
	int64_t cookie;

	(void)thread;
	if (m->n < 2 || linux_parse(m->field[1].p, m->field[1].n,
	    &cookie) == -1)
		return LINUX_NOT;
	if (upid == NONE)
		upid = linux_process(s, e->tid == LINUX_UNKNOWN ? 0 : e->tid);
	memset(&k, 0, sizeof(k));
	k.space = KEY_MARKER;
	k.name = linux_marker_string(s, e, m->field[0]);
	k.upid = upid;
	k.id = builder_int_ident(cookie);
	builder_async(s->b, m->phase == 'S' ? LEGACY_START : LEGACY_END, &k,
	    upid, e->ts, builder_kind(s->b, k.name, 0, 0), e->off);
	return 0;
}

/* Returns the track that the first field names. */
static uint32_t
linux_marker_track(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	uint32_t upid = linux_marker_process(s, e, m);
	struct track_def d = TRACK_DEF_INIT;

	d.upid = upid;
	if (upid == NONE)
		d.parent = thread;
	d.name = linux_marker_string(s, e, m->field[0]);
	d.source = TRACK_SOURCE_MARKER_TRACK;
	return builder_track(s->b, &d);
}

/*
 * G and H: slices of one cookie nest and are paired among themselves, those of
 * other cookies lie beside.  The cookie is the last field; without one all are
 * of one cookie.
 */
static int
linux_marker_track_slice(struct linux_state *s, const struct linux_event *e,
    const struct linux_marker *m, uint32_t thread)
{
	size_t least = m->phase == 'G' ? 3 : 2;	/* fields with a cookie */
	struct linux_span cookie = { "", 0 };
	uint32_t kind = s->nameless;
	struct ident id;

	if (m->n < 2)
		return LINUX_NOT;
	if (m->n >= least)
		cookie = m->field[m->n - 1];
	if (m->phase == 'G' || m->n > 2)
		kind = linux_marker_kind(s, e, m->field[1]);
	if (builder_number_ident(cookie.p, cookie.n, &id) == -1)
		id = (struct ident){ .type = IDENT_TEXT,
		    .text = linux_marker_string(s, e, cookie) };
	builder_track_async(s->b, m->phase == 'G' ? ASYNC_BEGIN : ASYNC_END,
	    linux_marker_track(s, e, m, thread), id, e->ts, kind, e->off);
	return 0;
}

static int
linux_marker_track_instant(struct linux_state *s,
    const struct linux_event *e, const struct linux_marker *m,
    uint32_t thread)
{
	struct linux_span name;

	if (m->n < 2)
		return LINUX_NOT;
	name.p = m->field[1].p;		/* with further bars */
	name.n = (size_t)(m->text.p + m->text.n - name.p);
	builder_instant(s->b, linux_marker_track(s, e, m, thread), e->ts,
	    linux_marker_kind(s, e, name), 0, e->off);
	return 0;
}

static const struct linux_phase {
	char	phase;
	int	(*fn)(struct linux_state *, const struct linux_event *,
		    const struct linux_marker *, uint32_t thread);
} linux_phases[] = {
	{ 'B', linux_marker_begin },
	{ 'E', linux_marker_finish },
	{ 'C', linux_marker_counter },
	{ 'S', linux_marker_async },
	{ 'F', linux_marker_async },
	{ 'I', linux_marker_instant },
	{ 'N', linux_marker_track_instant },
	{ 'G', linux_marker_track_slice },
	{ 'H', linux_marker_track_slice },
};

/* ---- clocks ---- */

/* Reads a decimal number as a count of `unit` ns; returns 0, or -1. */
static int
linux_marker_time(struct linux_span t, int64_t unit, int64_t *ns)
{
	int64_t whole = 0, part = 0, scale = unit;
	size_t i = 0;

	for (; i < t.n && t.p[i] >= '0' && t.p[i] <= '9'; i++)
		if (__builtin_mul_overflow(whole, 10, &whole) ||
		    __builtin_add_overflow(whole, t.p[i] - '0', &whole))
			return -1;
	if (i == 0)
		return -1;
	if (i < t.n && t.p[i] == '.')
		for (i++; i < t.n && t.p[i] >= '0' && t.p[i] <= '9'; i++) {
			scale /= 10;
			part += (t.p[i] - '0') * scale;
		}
	return i < t.n || __builtin_mul_overflow(whole, unit, &whole) ||
	    __builtin_add_overflow(whole, part, ns) ? -1 : 0;
}

/* Finds the value of " NAME=" up to the next blank; returns 0, or -1. */
static int
linux_marker_value(const char *p, size_t n, const char *name,
    struct linux_span *v)
{
	const char *end = p + n, *q;
	size_t len = strlen(name);

	for (; p < end && (q = memchr(p, ' ', (size_t)(end - p))) != NULL;
	    p = q + 1) {
		if ((size_t)(end - q) <= len + 2 ||
		    memcmp(q + 1, name, len) != 0 || q[len + 1] != '=')
			continue;
		v->p = q + len + 2;
		q = memchr(v->p, ' ', (size_t)(end - v->p));
		v->n = (size_t)((q == NULL ? end : q) - v->p);
		return 0;
	}
	return -1;
}

/* Says what another clock showed; `clock` is the number that Linux has. */
static void
linux_marker_clock(struct linux_state *s, int64_t ts, enum sys_clock type,
    int64_t clock, const char *name, int64_t value)
{
	builder_clock_pair(s->b, ts, type, value);
	builder_clock_snapshot(s->b);
	builder_clock_reading(s->b, ts, clock, builder_string(s->b, name,
	    strlen(name)), value, 0);
}

static void
linux_marker_sync(struct linux_state *s, const struct linux_event *e,
    const char *p, size_t n)
{
	struct linux_span v;
	int64_t parent = INT64_MIN, real;

	if (linux_marker_value(p, n, "parent_ts", &v) == 0) {
		if (linux_marker_time(v, NS_A_S, &parent) == 0)
			linux_marker_clock(s, e->ts, SYS_CLOCK_MONOTONIC,
			    CLOCK_NUMBER_MONOTONIC, "MONOTONIC", parent);
		else
			warn_add(builder_warn(s->b), WARN_CLOCK, e->off);
	}
	if (linux_marker_value(p, n, "realtime_ts", &v) == 0) {
		if (linux_marker_time(v, NS_A_MS, &real) == 0)
			linux_marker_clock(s, e->ts, SYS_CLOCK_REALTIME,
			    CLOCK_NUMBER_REALTIME, "REALTIME", real);
		else
			warn_add(builder_warn(s->b), WARN_CLOCK, e->off);
	}
	if (linux_marker_value(p, n, "name", &v) == 0 && v.n > 0)
		builder_clock_sync(s->b, e->ts,
		    linux_marker_string(s, e, v), parent, s->file, e->off);
}

/* ---- a marker ---- */

/*
 * Takes the text that was written to trace_marker, without its line end.
 * Returns 0, or -1 when a value in it is broken.
 */
static int
linux_marker(struct linux_state *s, const struct linux_event *e,
    const char *p, size_t n)
{
	struct linux_span all = { p, n };
	struct linux_event own = *e;
	struct linux_marker m;
	uint32_t thread;
	size_t i;

	if (n > strlen(MARKER_SYNC) &&
	    memcmp(p, MARKER_SYNC, strlen(MARKER_SYNC)) == 0) {
		linux_thread(s, e);
		linux_marker_sync(s, e, p, n);
		return 0;
	}
	if (n == 0 || linux_marker_split(&m, p, n) == -1)
		m.phase = 0;
	else if (own.tgid == LINUX_UNKNOWN && m.tgid > 0 &&
	    strchr("BEISFGHN", m.phase) != NULL)
		own.tgid = m.tgid;
	thread = linux_stands(s, &own);
	for (i = 0; m.phase != 0 &&
	    i < sizeof(linux_phases) / sizeof(linux_phases[0]); i++)
		if (linux_phases[i].phase == m.phase &&
		    linux_phases[i].fn(s, e, &m, thread) == 0)
			return 0;
	builder_instant(s->b, thread, e->ts, linux_marker_kind(s, e, all), 0,
	    e->off);
	return 0;
}

/* print and tracing_mark_write: the text is a field. */
int
linux_marker_print(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	struct linux_value v;

	(void)row;
	if (linux_field(e, "buf", &v) == -1 || v.text == NULL)
		return linux_marker_fields(s, e, row);
	while (v.len > 0 && (v.text[v.len - 1] == '\n' ||
	    v.text[v.len - 1] == '\0'))
		v.len--;
	return linux_marker(s, e, v.text, v.len);
}

/* Sets a field that is a text, or empty. */
static void
linux_marker_field(const struct linux_event *e, const char *name,
    struct linux_span *t)
{
	struct linux_value v;

	t->p = "";
	t->n = 0;
	if (linux_field(e, name, &v) == 0 && v.text != NULL) {
		t->p = v.text;
		t->n = v.len;
	}
}

/* The events of drivers that say the same in fields of their own. */
int
linux_marker_fields(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	struct linux_event own = *e;
	struct linux_marker m;
	int64_t type, value = 0, begin;
	uint32_t thread;

	(void)row;
	memset(&m, 0, sizeof(m));
	if (linux_number(e, "trace_type", &type) == -1 &&
	    linux_number(e, "type", &type) == -1 &&
	    linux_number(e, "flag", &type) == -1) {
		if (linux_number(e, "trace_begin", &begin) == -1)
			return LINUX_NOT;
		type = begin != 0 ? 'B' : 'E';	/* of older drivers */
	}
	if (linux_number(e, "pid", &m.tgid) == -1 || m.tgid < 0)
		m.tgid = 0;
	if (own.tgid == LINUX_UNKNOWN && m.tgid > 0 && type != 'C')
		own.tgid = m.tgid;
	linux_marker_field(e, "name", &m.text);
	if (m.text.n == 0)
		linux_marker_field(e, "trace_name", &m.text);
	linux_number(e, "value", &value);
	thread = linux_stands(s, &own);
	if (type == 'B')
		return linux_marker_begin(s, e, &m, thread);
	if (type == 'E')
		return linux_marker_finish(s, e, &m, thread);
	if (type == 'I')
		return linux_marker_instant(s, e, &m, thread);
	if (type != 'C')
		return LINUX_NOT;
	linux_marker_count(s, e, &m, m.text, value);
	return 0;
}
