/*
 * chrome_counter: phase C, the values in its args (ttv-formats(5), COUNTERS).
 *
 * A trace of counters consists of little else, and its args are nearly always
 * a few plain numbers under the same keys as last time.  The fast path reads
 * those without the JSON cursor and compares the keys with the remembered
 * ones; everything else takes the careful path.
 */
#include "config.h"

#include <string.h>

#include "chrome.h"

/* Returns the name of a counter: NAME or NAME[ID]. */
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
 * Returns the series of a member of a counter's args.  A direct-mapped cache,
 * keyed by the raw name, has the recent ones.
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
		s->series = builder_counter(c->b, upid, name,
		    chrome_raw_string(c, key));
	}
	return s->series;
}

/*
 * Reads a key without escapes and its colon at p; returns the place behind, or
 * NULL.
 */
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
 * Reads a number of at most fifteen digits at p: a double and a power of ten
 * divide it exactly.  Returns the place behind, or NULL for the careful path.
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

/* Returns whether the remembered key and colon are at p. */
static int
member_again(const struct counter_member *m, const char *p, const char *end)
{
	return m->len > 0 && (size_t)(end - p) > m->len &&
	    raw_differ(p, m->text, raw_mask(m->len)) == 0;
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
 * Reads args whose members are all plain; returns 1 when they were and their
 * values are added.  Remembers the members for the counter's next event.
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
		builder_counter_value(c->b, series[i], ts, values[i]);
	}
	return 1;
}

void
chrome_counter(struct chrome *c, const struct event *e, int64_t ts)
{
	struct span key, value;
	struct json j = c->j;
	uint32_t upid, name;
	double v;
	int any = 0;

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
				builder_counter_value(c->b, series_of(c, upid,
				    name, &key), ts, v);
		}
	}
	if (!any)
		warn_add(builder_warn(c->b), WARN_COUNTER_NO_ARGS, e->off);
}
