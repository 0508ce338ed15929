/*
 * chrome: the container of the Trace Event Format, read so that nothing that
 * is there is lost (semantics.md 1.2, 1.5, 8.2).
 *
 * At the top level stand, in any number and order: arrays of events, objects
 * with a member traceEvents (any number of times, anywhere), and events by
 * themselves, one after another.  Members of a top-level object that mean
 * nothing here become metadata.
 *
 * The reader resynchronises: an event that is not JSON costs itself alone.  It
 * ends at its balanced bracket if that comes before anything that looks like
 * the beginning of the next event on a line of its own; reading goes on there.
 * A text that ends inside an event keeps all before it.  Once one event has
 * been read, a file never fails; everything passed over is counted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/key_table.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "chrome.h"

void
chrome_free(struct chrome *c)
{
	rawtab_free(&c->strings);
	kindtab_free(&c->kinds);
	free(c->keys);
	free(c->nested);
	if (c->sf != NULL)
		key_table_free(c->sf);
	free(c->sf_later);
	free(c->later);
}

void
chrome_later(struct chrome *c, enum later_type type, const struct span *s,
    uint64_t off)
{
	struct later *l;

	c->later = xgrow(c->later, c->nlater, &c->later_cap,
	    sizeof(*c->later));
	l = &c->later[c->nlater++];
	l->type = type;
	l->count = 0;
	l->span = *s;
	l->off = off;
}

/* Every few megabytes: pages ahead are mapped, progress is told. */
static int
step(struct chrome *c)
{
	const char *p = c->j.p;

	if (p < c->step)
		return c->stopped;
	c->step = p + tuning.read_step;
	if (c->ahead != NULL)
		c->ahead(c, p);
	return c->stopped;
}

/* ---- getting back on track ---- */

/*
 * Text that is broken may have to be read to its end to know it, and then once
 * more a few bytes on.  So each byte that the careful path looks at, whoever
 * asks and whatever becomes of it, is added to one account (json.h).  When that
 * is many times the text's own length, reading ends: the rest is passed over,
 * which is counted where it begins.  An odd file that is whole takes two to four
 * times its length; what the kernels read takes nothing, as they read it once.
 *
 * The free bytes are what lets a file of a few megabytes be broken in every line.
 * A part of a file has less of them, or the sum would depend on the number of
 * threads; when it needs more, the file is read again in one part, and the result
 * is that (chrome_parts.c).
 */
#define SPEND_FACTOR	8
#define SPEND_FREE	(16u << 20)
#define SPEND_FREE_PART	(1u << 20)

#define TRIAL_MAX	(1u << 20)	/* a longer event is not believed */
#define TRIAL_COST	32		/* in bytes, of trying at all */

uint64_t
chrome_budget(uint64_t len, int part)
{
	return len * SPEND_FACTOR + (part ? SPEND_FREE_PART : SPEND_FREE);
}

/* Ends reading if the budget is spent: 1. */
static int
is_spent(struct chrome *c)
{
	struct json *j = &c->j;

	if (c->spent <= c->budget)
		return c->gave_up;
	if (!c->gave_up)
		json_warn(j, WARN_GAVE_UP, j->p);
	c->gave_up = 1;
	j->p = j->end;
	return 1;
}

/* Something broken was looked at up to `to`: bounds the cost of such things. */
static void
looked(struct chrome *c, const char *to)
{
	if (c->j.end - to < TRIAL_MAX)
		c->unsure = 1;
	is_spent(c);
}

static const char *
back(const char *p, const char *start)
{
	while (p > start && strchr(" \t\r\n", *p) != NULL && *p != '\0')
		p--;
	return p;
}

/* Whether the object at p, before `end`, is an event: it has a ph, a string. */
static int
is_event(struct chrome *c, const char *p, const char *end)
{
	struct event e;
	struct json j;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = (size_t)(end - p) > TRIAL_MAX ? p + TRIAL_MAX : end;
	j.spent = &c->spent;
	json_spend(&j, TRIAL_COST);
	return chrome_event_parse(&j, &e) == JSON_OK && event_has(&e, F_PH) &&
	    e.f[F_PH].type == SPAN_STRING;
}

/*
 * Whether the brace at p begins the next event rather than a value inside the
 * broken one: a member's value follows a colon, an element's object a bracket
 * or a comma, but that deeper down.  What is believed of quotes and depth may
 * be wrong, a lost quote being a common damage: behind "}," what reads as an
 * event is one.
 */
static int
next_event(struct chrome *c, const char *p, int depth, int quoted)
{
	const char *q = p + 1, *before, *start = c->j.p, *end = c->j.end;

	while (q < end && strchr(" \t\r\n", *q) != NULL && *q != '\0')
		q++;
	if (q == end || (*q != '"' && *q != '}') || p == start)
		return 0;
	before = back(p - 1, start);
	if (memchr(before, '\n', (size_t)(p - before)) != NULL &&
	    *before != ':' && (depth <= 1 || quoted))
		return 1;
	if (!quoted && depth <= 1)
		return *before != ':';
	return *before == ',' && before > start &&
	    *back(before - 1, start) == '}' && is_event(c, p, end);
}

/*
 * Behind a bad event that begins at j->p and is good up to `bad`: to behind
 * its balanced brace, or to what looks like the next event, whichever comes
 * first.
 */
static void
resync(struct chrome *c, const char *bad)
{
	struct json *j = &c->j;
	const char *p = j->p;
	int depth = 0, quoted = 0;

	for (; p < j->end; p++) {
		if (*p == '{' && p > bad) {
			if (next_event(c, p, depth, quoted)) {
				j->p = p;
				return;
			}
			if (is_spent(c))
				return;
		}
		if (quoted) {
			if (*p == '\\' && p + 1 < j->end)
				p++;
			else if (*p == '"')
				quoted = 0;
		} else if (*p == '"') {
			quoted = 1;
		} else if (*p == '{' || *p == '[') {
			depth++;
		} else if (*p == '}' || *p == ']') {
			if (--depth <= 0) {
				j->p = p + 1;
				return;
			}
		}
	}
	j->p = j->end;
}

/* Passes over what is no value, up to the next bracket, brace or quote. */
static void
skip_garbage(struct chrome *c, const char *stop_at)
{
	struct json *j = &c->j;

	json_warn(j, WARN_GARBAGE, j->p);
	do
		j->p++;
	while (j->p < j->end && (*j->p == '\0' ||
	    strchr(stop_at, *j->p) == NULL));
}

/* ---- events ---- */

/*
 * Whether an event begins in the text from `from`, where a repaired string
 * begins, to `to`, the end of the event that has the string.  A string that lost
 * its end goes on to a quote of the next event, and the two read as one; text in
 * a string has braces and quotes too, but no event of its own.
 */
static int
has_swallowed(struct chrome *c, const char *from, const char *to)
{
	const char *p = from, *before;

	if (memmem(from, (size_t)(to - from), "\"ph\"", 4) == NULL)
		return 0;
	while ((p = memchr(p, '{', (size_t)(to - p))) != NULL) {
		if (is_spent(c))
			return 0;
		before = p == from ? p : back(p - 1, from);
		if (*before == ',' && before > from)
			before = back(before - 1, from);
		if (*before == '}' && is_event(c, p, to))
			return 1;
		p++;
	}
	return 0;
}

/*
 * The event at j.p, of which something is unusual; nothing when it is bad or cut,
 * which is counted.
 */
static void
read_odd_event(struct chrome *c, struct event *e)
{
	struct json *j = &c->j;
	const char *start = j->p;
	enum json_result r = chrome_event_parse(j, e);

	if (r == JSON_OK && j->stray != NULL &&
	    has_swallowed(c, j->stray, j->p)) {
		e->bad = j->stray;
		j->p = start;
		r = JSON_BAD;
	}
	switch (r) {
	case JSON_OK:
		if (e->have != 0 || j->p - start > 2) {
			/* {} is written by some and means nothing */
			const char *p = start + 1;

			while (p < j->p - 1 && strchr(" \t\r\n", *p) != NULL)
				p++;
			if (p < j->p - 1)
				chrome_event(c, e);
		}
		break;
	case JSON_CUT:
		/* where it is bad is not known: somewhere in it */
		resync(c, start);
		json_warn(j, j->p == j->end ? WARN_TRUNCATED : WARN_SYNTAX,
		    start);
		looked(c, j->end);
		break;
	default:
		resync(c, e->bad);
		json_warn(j, WARN_SYNTAX, start);
		looked(c, j->p);
	}
}

/* The event at j.p. */
static inline void
read_event(struct chrome *c, struct event *e)
{
	struct json *j = &c->j;
	const char *end = c->scan(j->p, j->end, e, c->keys);

	if (end == NULL) {
		read_odd_event(c, e);
		return;
	}
	j->p = end;
	e->off = json_off(j, e->p);
	chrome_event(c, e);
}

/*
 * Events nearly always stand one behind the other with a comma and at most a
 * line's end between them: the next one behind p, or p.  The usual two are
 * branches, as all in the kernels, so that nothing waits for these bytes.
 */
static inline const char *
next_in_run(const char *p)
{
	const char *q = p + 1;

	if (*p != ',')
		return p;
	if (p[1] == '\n' && p[2] == '{')
		return p + 2;
	if (p[1] == '{')
		return p + 1;
	q += *q == '\r';
	q += *q == '\n' || *q == ' ';
	return *q == '{' ? q : p;
}

/* Reads the event at j.p and all that follow in this way. */
static void
read_run(struct chrome *c)
{
	struct json *j = &c->j;
	const char *p, *stop = c->limit < c->step ? c->limit : c->step;
	struct event e;

	if (stop > j->end)
		stop = j->end;
	for (;;) {
		read_event(c, &e);
		if (j->p >= stop)
			return;
		p = next_in_run(j->p);
		if (p == j->p || p >= stop)
			return;
		j->p = p;
	}
}

/* Something in an event list that is no object. */
static void
read_stranger(struct chrome *c)
{
	struct json *j = &c->j;
	const char *start = j->p;
	enum json_result r;
	struct span s;

	/* a string ends at its next quote, or a stray one would be followed
	 * out of phase through all that comes */
	if ((r = json_value(j, JSON_ANY, &s)) == JSON_OK) {
		json_warn(j, WARN_NOT_OBJECT, start);
		return;
	}
	c->unsure |= r == JSON_CUT;
	looked(c, j->p);
	if (c->gave_up)
		return;
	j->p = start;
	skip_garbage(c, ",]{");
}

/*
 * Whether the array at j.p begins with an object: a bracket too many, rather
 * than a value in a wrong place.  What stands behind it is the same for all the
 * brackets on the way there, so they are looked past once.
 */
static int
holds_objects(struct chrome *c)
{
	const struct json *j = &c->j;
	const char *p = j->p + 1;

	if (j->end != c->brackets.end || p <= c->brackets.from ||
	    p > c->brackets.to) {
		c->brackets.from = j->p;
		while (p < j->end && strchr(" \t\r\n,[", *p) != NULL &&
		    *p != '\0')
			p++;
		c->brackets.to = p;
		c->brackets.end = j->end;
	}
	p = c->brackets.to;
	return p < j->end && *p == '{';
}

/*
 * The events of an array whose [ has been passed, up to behind its ], or up to
 * the limit: 0 then.  Commas count as blanks, but too many and too few are
 * reported.  Arrays of objects inside are entered: their objects are events.
 */
static int
read_events(struct chrome *c)
{
	struct json *j = &c->j;
	const char *comma = NULL;
	int first = 1;

	for (;;) {
		json_blanks(j);
		if (j->p == j->end) {
			json_warn(j, WARN_UNTERMINATED, j->p);
			return 1;
		}
		if (*j->p == ',') {
			if (first || comma != NULL)
				json_warn(j, WARN_STRAY_COMMA, j->p);
			comma = j->p++;
			continue;
		}
		if (*j->p == ']') {
			if (comma != NULL && !first)
				json_warn(j, WARN_STRAY_COMMA, comma);
			j->p++;
			comma = NULL;
			if (c->depth == 0)
				return 1;
			c->depth--;
			continue;
		}
		if (!first && comma == NULL)
			json_warn(j, WARN_MISSING_COMMA, j->p);
		if (!first && j->p >= c->limit)
			return 0;
		first = 0;
		comma = NULL;
		if (*j->p == '{')
			read_run(c);
		else if (*j->p == '[' && holds_objects(c)) {
			json_warn(j, WARN_NOT_OBJECT, j->p);
			j->p++;
			c->depth++;
			first = 1;
		} else if (*j->p == '}') {
			skip_garbage(c, ",]{[\"");
			comma = j->p;		/* what follows is a new one */
		} else {
			read_stranger(c);
			if (j->p < j->end && *j->p == '{')
				comma = j->p;	/* it was told already */
		}
		if (step(c))
			return 1;
	}
}

/* ---- the top level ---- */

/* Top-level members that are recognised but hold another format. */
static const char *const unread[] = {
	"systemTraceEvents", "powerTraceAsString", "androidProcessDump",
	"cgroupDump", "controllerTraceDataKey", "battorLogAsString",
};

/*
 * Top-level members that say when time 0 of the file was, since 1970: that of
 * clang's and lld's -ftime-trace, and that of PyTorch's profiler.
 */
static const struct {
	const char	*name;
	int64_t		 ns;		/* in one of its units */
} clocks[] = {
	{ "beginningOfTime", 1000 },
	{ "baseTimeNanoseconds", 1 },
};

static void
root_clock(struct chrome *c, const struct span *key, const struct span *v)
{
	int64_t n;
	size_t i;

	if (v->type != SPAN_NUMBER && v->type != SPAN_STRING)
		return;
	for (i = 0; i < sizeof(clocks) / sizeof(clocks[0]); i++)
		if (json_key_is(key, clocks[i].name) &&
		    text_parse_int(v->p, v->len, &n) == 0 &&
		    !__builtin_mul_overflow(n, clocks[i].ns, &n))
			builder_epoch(c->b, n);
}

static void
root_member(struct chrome *c, const struct span *key, const struct span *v)
{
	uint64_t off = json_off(&c->j, v->type == SPAN_STRING ? v->p - 1 :
	    v->p), len = v->type == SPAN_STRING ? v->len + 2 : v->len;
	size_t i;

	if (json_key_is(key, "displayTimeUnit") && v->type == SPAN_STRING) {
		builder_time_unit(c->b, v->p, v->len);
		return;
	}
	if (json_key_is(key, "stackFrames") && v->type == SPAN_OBJECT) {
		chrome_later(c, LATER_FRAMES, v, off);
		return;
	}
	if (json_key_is(key, "samples") && v->type == SPAN_ARRAY) {
		chrome_later(c, LATER_SAMPLES, v, off);
		return;
	}
	for (i = 0; i < sizeof(unread) / sizeof(unread[0]); i++)
		if (json_key_is(key, unread[i]))
			warn_add(builder_warn(c->b), WARN_UNREAD, off);
	root_clock(c, key, v);
	builder_metadata(c->b, chrome_raw_string(c, key), off, len);
}

/* The value of traceEvents at j.p; 0 at the limit. */
static int
root_events(struct chrome *c)
{
	struct json *j = &c->j;
	const char *start = j->p;
	struct span s;

	if (j->p < j->end && *j->p == '[') {
		j->p++;
		return read_events(c);
	}
	if (json_value(j, JSON_MEMBER, &s) != JSON_OK) {
		looked(c, j->end);
		if (j->p < j->end) {
			j->p = start;
			skip_garbage(c, ",}{[");
		}
		return 1;
	}
	if (s.type == SPAN_STRING) {
		json_warn(j, WARN_TEXT_EVENTS, start);
		chrome_later(c, LATER_TEXT, &s, json_off(j, s.p));
	} else
		json_warn(j, WARN_NOT_OBJECT, start);
	return 1;
}

int
chrome_is_lone(const struct json *from, const char **read)
{
	struct span key, value;
	struct json j = *from;
	int more;

	j.warn = NULL;
	*read = j.end;
	json_open(&j);
	while ((more = json_key(&j, &key)) == 1) {
		if (json_key_is(&key, "traceEvents")) {
			*read = j.p;
			return 0;
		}
		if (json_value(&j, JSON_MEMBER, &value) != JSON_OK)
			return 0;
		if (json_key_is(&key, "ph") && value.type == SPAN_STRING)
			return 1;
	}
	*read = j.p;
	return 0;
}

/* The members of a top-level object that has been entered; 0 at the limit. */
static int
read_root(struct chrome *c, const char *start)
{
	struct json *j = &c->j;
	struct span key, value;
	int more;

	while ((more = json_key(j, &key)) == 1 && !c->stopped) {
		if (json_key_is(&key, "traceEvents")) {
			c->nobjects++;
			if (root_events(c) == 0)
				return 0;
			continue;
		}
		if ((more = (int)json_value(j, JSON_MEMBER, &value)) !=
		    JSON_OK)
			break;
		root_member(c, &key, &value);
	}
	if (c->stopped || more == 0)
		return 1;
	if (more == JSON_CUT) {
		json_warn(j, WARN_UNTERMINATED, j->end);
		j->p = j->end;
		return 1;
	}
	json_warn(j, WARN_SYNTAX, j->p);
	looked(c, j->p);
	if (j->p == start + 1) {
		j->p = start;
		resync(c, start);
	} else if (j->p < j->end)
		skip_garbage(c, "{[");
	return 1;
}

/* One document of the top level; 0 at the limit, and the state says where. */
static int
read_document(struct chrome *c)
{
	struct json *j = &c->j;
	const char *start = j->p;

	if (*j->p == '[') {
		json_open(j);
		json_blanks(j);
		if (j->p == j->end || *j->p == ']')
			c->nobjects++;	/* an empty list is a trace */
		c->state = CHROME_IN_ARRAY;
		return read_events(c);
	}
	json_open(j);
	json_blanks(j);
	if (j->p < j->end && *j->p == '}')
		c->nobjects++;
	j->p = start + 1;
	c->state = CHROME_IN_ROOT;
	return read_root(c, start);
}

/* What a part that begins between two events begins with; 0 at the limit. */
static int
read_rest(struct chrome *c)
{
	const char *start = c->j.p;

	if (c->state == CHROME_IN_ARRAY)
		return read_events(c);
	return read_events(c) != 0 &&
	    (c->stopped || read_root(c, start) != 0);
}

static void
read_documents(struct chrome *c)
{
	struct json *j = &c->j;
	int documents = 0, lone = c->state == CHROME_LONE;
	const char *start = j->p, *read;
	struct event e;

	if (c->state == CHROME_IN_ARRAY || c->state == CHROME_IN_ROOT) {
		documents = 1;
		if (read_rest(c) == 0)
			return;
	}
	while (!step(c)) {
		json_blanks(j);
		if (j->p == j->end)
			break;
		if (*j->p == ',') {	/* between lone events */
			j->p++;
			continue;
		}
		if (*j->p != '{' && *j->p != '[') {
			skip_garbage(c, "{[");
			continue;
		}
		if (*j->p == '{' && chrome_is_lone(j, &read)) {
			if (j->p >= c->limit && j->p > start) {
				c->state = CHROME_LONE;
				return;
			}
			lone = 1;
			read_event(c, &e);
			continue;
		}
		if (*j->p == '{')
			looked(c, read);
		if (j->p == j->end)
			break;
		if (documents++ > 0 || lone)
			json_warn(j, WARN_CONCATENATED, j->p);
		lone = 0;
		if (read_document(c) == 0)
			return;
	}
	c->state = CHROME_DONE;
}

void
chrome_read(struct chrome *c)
{
	unsigned i;

	read_documents(c);
	for (i = 0; i < 256; i++)
		if (c->phases[i] != 0)
			builder_count(c->b, (unsigned char)i, c->phases[i]);
	memset(c->phases, 0, sizeof(c->phases));
}
