/*
 * chrome: the container of the Trace Event Format (ttv-formats(5), CONTAINER).
 *
 * The top level has, in any number and order: arrays of events, objects with a
 * member traceEvents (any number of times, anywhere), and events by
 * themselves. Other members of a top-level object become metadata.
 *
 * - The reader resynchronises: an event that is not JSON costs only itself.
 *   It ends at its balanced bracket, or before anything that looks like the
 *   beginning of the next event on a line of its own, whichever comes first.
 * - A text that ends inside an event keeps all events before it.
 * - After one readable event a file never fails; everything skipped is
 *   counted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "chrome.h"

void
chrome_free(struct chrome *c)
{
	string_cache_free(&c->strings);
	kind_cache_free(&c->kinds);
	free(c->keys);
	free(c->nested);
	idtab_free(&c->sf);
	free(c->sf_deferred);
	free(c->deferred);
}

void
chrome_defer(struct chrome *c, enum deferred_type type, const struct span *s,
    uint64_t off)
{
	struct deferred *l;

	c->deferred = xgrow(c->deferred, c->ndeferred, &c->deferred_cap,
	    sizeof(*c->deferred));
	l = &c->deferred[c->ndeferred++];
	l->type = type;
	l->count = 0;
	l->span = *s;
	l->off = off;
}

/*
 * Maps pages ahead and reports progress every tuning.read_step bytes; returns
 * whether to stop.
 */
static int
chrome_step(struct chrome *c)
{
	const char *p = c->j.p;

	if (p < c->step)
		return c->stopped;
	c->step = p + tuning.read_step;
	if (c->ahead != NULL)
		c->ahead(c, p);
	return c->stopped;
}

/* ---- resynchronisation ---- */

/*
 * The careful path may have to read broken text to its end to know that it is
 * broken, and then again a few bytes further on.  So every byte that it reads,
 * in whichever function, is added to one account (json.h).  When the account
 * exceeds SPEND_FACTOR times the length of the text, reading ends; the rest is
 * skipped and counted.  An odd but sound file takes two to four times its
 * length; the kernels read each byte once and add nothing.
 *
 * SPEND_FREE bytes allow a file of a few megabytes to be broken in every line.
 * SPEND_FREE_PART for a part is less, or the sum would depend on the number of
 * threads; when a part needs more, the file is read again in one part, whose
 * result counts (chrome_parts.c).
 */
#define SPEND_FACTOR	8
#define SPEND_FREE	(16u << 20)
#define SPEND_FREE_PART	(1u << 20)

#define TRIAL_MAX	(1u << 20)	/* bytes; a longer trial event is
					 * rejected */
#define TRIAL_COST	32		/* bytes charged for each trial */

uint64_t
chrome_budget(uint64_t len, int part)
{
	return len * SPEND_FACTOR + (part ? SPEND_FREE_PART : SPEND_FREE);
}

/* Ends reading when the budget is exceeded: returns 1. */
static int
budget_is_spent(struct chrome *c)
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

/* Bounds the cost of damage, for which bytes up to `to` were read. */
static void
chrome_check_budget(struct chrome *c, const char *to)
{
	if ((size_t)(c->j.end - to) < TRIAL_MAX)
		c->unsure = 1;
	budget_is_spent(c);
}

static const char *
skip_spaces_back(const char *p, const char *start)
{
	while (p > start && is_space(*p))
		p--;
	return p;
}

/*
 * Returns whether the object at p, before `end`, parses as an event: it has a
 * ph of its own, a string.
 */
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
 * Returns whether the brace at p begins the next event rather than a value
 * inside the broken one.  A member's value follows a colon; an object in an
 * array follows a bracket or comma, at a greater depth.  A lost quote is a
 * common damage, so the state `quoted` and the depth may be wrong: behind "},"
 * anything that parses as an event is one.
 */
static int
next_event(struct chrome *c, const char *p, int depth, int quoted)
{
	const char *q = p + 1, *before, *start = c->j.p, *end = c->j.end;

	while (q < end && strchr(" \t\r\n", *q) != NULL && *q != '\0')
		q++;
	if (q == end || (*q != '"' && *q != '}') || p == start)
		return 0;
	before = skip_spaces_back(p - 1, start);
	if (memchr(before, '\n', (size_t)(p - before)) != NULL &&
	    *before != ':' && (depth <= 1 || quoted))
		return 1;
	if (!quoted && depth <= 1)
		return *before != ':';
	return *before == ',' && before > start &&
	    *skip_spaces_back(before - 1, start) == '}' && is_event(c, p, end);
}

/*
 * Skips a bad event that begins at j->p and is sound up to `bad`: to its
 * balanced brace, or to the likely start of the next event, whichever comes
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
			if (budget_is_spent(c))
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

/* Skips what is no value, up to the next character in stop_at. */
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
 * Returns whether an event begins in the text from `from`, where a repaired
 * string begins, to `to`, the end of the event that has the string.  A string
 * that lost its end goes on to a quote of the next event, and the two read as
 * one; text in a string has braces and quotes too, but no event of its own.
 */
static int
has_swallowed(struct chrome *c, const char *from, const char *to)
{
	const char *p = from, *before;

	if (memmem(from, (size_t)(to - from), "\"ph\"", 4) == NULL)
		return 0;
	while ((p = memchr(p, '{', (size_t)(to - p))) != NULL) {
		if (budget_is_spent(c))
			return 0;
		before = p == from ? p : skip_spaces_back(p - 1, from);
		if (*before == ',' && before > from)
			before = skip_spaces_back(before - 1, from);
		if (*before == '}' && is_event(c, p, to))
			return 1;
		p++;
	}
	return 0;
}

/*
 * Reads the event at j->p with the careful path.  A bad or cut event is
 * skipped and counted.
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
			/* {} is written by some programs and has no meaning */
			const char *p = start + 1;

			while (p < j->p - 1 && strchr(" \t\r\n", *p) != NULL)
				p++;
			if (p < j->p - 1)
				chrome_event(c, e);
		}
		break;
	case JSON_CUT:
		/* the damage may be anywhere in it */
		resync(c, start);
		json_warn(j, j->p == j->end ? WARN_TRUNCATED : WARN_SYNTAX,
		    start);
		chrome_check_budget(c, j->end);
		break;
	default:
		resync(c, e->bad);
		json_warn(j, WARN_SYNTAX, start);
		chrome_check_budget(c, j->p);
	}
}

/* Reads the event at j->p. */
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
 * Returns the next event when only a comma and at most a line's end separate
 * it from p, else p.  The two usual forms are branches, which are well
 * predicted, so that nothing waits for these bytes.
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

/* Reads the event at j->p and all that follow it in that form. */
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

/* Reads an element of an event list that is no object. */
static void
read_not_object(struct chrome *c)
{
	struct json *j = &c->j;
	const char *start = j->p;
	enum json_result r;
	struct span s;

	/*
	 * a string ends at its next quote: a stray one must not be followed
	 * through all that comes
	 */
	if ((r = json_value(j, JSON_ANY, &s)) == JSON_OK) {
		json_warn(j, WARN_NOT_OBJECT, start);
		return;
	}
	c->unsure |= r == JSON_CUT;
	chrome_check_budget(c, j->p);
	if (c->gave_up)
		return;
	j->p = start;
	skip_garbage(c, ",]{");
}

/*
 * Returns whether the array at j->p begins with an object: then its [ is one
 * too many, not a value in a wrong place.  The answer is the same for all
 * brackets of a run, so a run is skipped once.
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
 * Reads the events of an array behind its [; returns 1 behind its ], or 0 at
 * the limit.  Commas are skipped like blanks, but missing ones and those too
 * many are counted.  Arrays of objects inside are entered: their objects are
 * events.
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
			comma = j->p;		/* the next element needs no
						 * comma */
		} else {
			read_not_object(c);
			if (j->p < j->end && *j->p == '{')
				comma = j->p;	/* this missing comma is counted
						 * already */
		}
		if (chrome_step(c))
			return 1;
	}
}

/* ---- the top level ---- */

/* Top-level members that are recognised but hold another format. */
static const char *const unread[] = {
	"androidProcessDump", "cgroupDump", "controllerTraceDataKey",
};

/* Top-level members whose value, or the text that it spells, is a trace. */
static const char *const traces[] = {
	"systemTraceEvents", "powerTraceAsString", "battorLogAsString",
};

/*
 * Top-level members with the file's time 0 since 1970: of clang's and lld's
 * -ftime-trace, and of PyTorch's profiler.
 */
static const struct {
	const char	*name;
	int64_t		 ns;		/* one unit of the member, in ns */
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

/*
 * Reads metadata.clock-domain: which clock Chromium's times are of.  Others
 * than that of Linux are of one kind of system only.
 */
static void
root_clock_domain(struct chrome *c, const struct span *metadata)
{
	struct span v = json_find(&c->j, metadata, "clock-domain");

	if (v.type == SPAN_STRING)
		builder_clock(c->b, json_key_is(&v, "LINUX_CLOCK_MONOTONIC") ?
		    SYS_CLOCK_MONOTONIC : SYS_CLOCK_OTHER);
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
		chrome_defer(c, DEFER_FRAMES, v, off);
		return;
	}
	if (json_key_is(key, "samples") && v->type == SPAN_ARRAY) {
		chrome_defer(c, DEFER_SAMPLES, v, off);
		return;
	}
	for (i = 0; i < sizeof(unread) / sizeof(unread[0]); i++)
		if (json_key_is(key, unread[i]))
			warn_add(builder_warn(c->b), WARN_UNREAD, off);
	for (i = 0; i < sizeof(traces) / sizeof(traces[0]); i++)
		if (json_key_is(key, traces[i]) &&
		    (v->type == SPAN_STRING || v->type == SPAN_OBJECT))
			chrome_defer(c, DEFER_NESTED, v, off);
	root_clock(c, key, v);
	if (json_key_is(key, "metadata"))
		root_clock_domain(c, v);
	builder_metadata(c->b, chrome_raw_string(c, key), off, len);
}

/* Reads the value of traceEvents at j->p; returns 0 at the limit, else 1. */
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
		chrome_check_budget(c, j->end);
		if (j->p < j->end) {
			j->p = start;
			skip_garbage(c, ",}{[");
		}
		return 1;
	}
	if (s.type == SPAN_STRING) {
		json_warn(j, WARN_TEXT_EVENTS, start);
		chrome_defer(c, DEFER_TEXT, &s, json_off(j, s.p));
	} else
		json_warn(j, WARN_NOT_OBJECT, start);
	return 1;
}

int
chrome_is_lone(const struct json *from, const char **read)
{
	struct span key, value;
	struct json j = *from;

	j.warn = NULL;
	*read = j.end;
	json_open(&j);
	while (json_key(&j, &key) == 1) {
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

/*
 * Returns the bit of a member of a profile in a file of its own, .cpuprofile,
 * or 0.
 */
static unsigned
root_profile(const struct span *key, const struct span *v)
{
	static const char *const names[] = { "nodes", "samples",
	    "timeDeltas" };
	unsigned i;

	for (i = 0; i < 3; i++)
		if (v->type == SPAN_ARRAY && json_key_is(key, names[i]))
			return 1u << i;
	return 0;
}
#define ROOT_PROFILE	7u		/* has all of these members */

/*
 * Defers a top-level object that is a profile, instead of what was deferred of
 * its samples: those are numbers of nodes.
 */
static void
root_defer_profile(struct chrome *c, const char *start, size_t first)
{
	struct span s = { start, (size_t)(c->j.p - start), SPAN_OBJECT, 0 };
	size_t i, n = first;

	for (i = first; i < c->ndeferred; i++)
		if (c->deferred[i].type != DEFER_SAMPLES)
			c->deferred[n++] = c->deferred[i];
	c->ndeferred = n;
	c->nobjects++;
	chrome_defer(c, DEFER_WHOLE, &s, json_off(&c->j, start));
}

/*
 * Reads the members of a top-level object behind its {, or behind its
 * traceEvents if `events` is 1; returns 0 at the limit, else 1.
 */
static int
read_root(struct chrome *c, const char *start, int events)
{
	struct json *j = &c->j;
	struct span key, value;
	unsigned profile = events ? ~ROOT_PROFILE : 0;
	size_t first = c->ndeferred;
	int more;

	while ((more = json_key(j, &key)) == 1 && !c->stopped) {
		if (json_key_is(&key, "traceEvents")) {
			c->nobjects++;
			profile |= ~ROOT_PROFILE;
			if (root_events(c) == 0)
				return 0;
			continue;
		}
		if ((more = (int)json_value(j, JSON_MEMBER, &value)) !=
		    JSON_OK)
			break;
		profile |= root_profile(&key, &value);
		root_member(c, &key, &value);
	}
	if (!c->stopped && more == 0 && profile == ROOT_PROFILE)
		root_defer_profile(c, start, first);
	if (c->stopped || more == 0)
		return 1;
	if (more == JSON_CUT) {
		json_warn(j, WARN_UNCLOSED, j->end);
		j->p = j->end;
		return 1;
	}
	json_warn(j, WARN_SYNTAX, j->p);
	chrome_check_budget(c, j->p);
	if (j->p == start + 1) {
		j->p = start;
		resync(c, start);
	} else if (j->p < j->end)
		skip_garbage(c, "{[");
	return 1;
}

/*
 * Reads a document at the top level; returns 0 at the limit, with c->state
 * set.
 */
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
	return read_root(c, start, 0);
}

/*
 * Reads the rest of the document in which a part begins; returns 0 at the
 * limit, else 1.
 */
static int
read_rest_of_document(struct chrome *c)
{
	const char *start = c->j.p;

	if (c->state == CHROME_IN_ARRAY)
		return read_events(c);
	return read_events(c) != 0 &&
	    (c->stopped || read_root(c, start, 1) != 0);
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
		if (read_rest_of_document(c) == 0)
			return;
	}
	while (!chrome_step(c)) {
		json_blanks(j);
		if (j->p == j->end)
			break;
		if (*j->p == ',') {	/* between events by themselves */
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
			chrome_check_budget(c, read);
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
	read_documents(c);
	chrome_count(c);
}
