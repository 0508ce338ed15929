/*
 * walk: goes through JSON documents for readers that know their members, on
 * the cursor of json.  Large documents are never a tree: a value is a span, and
 * who wants what is in it opens it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/chars.h"
#include "ttv/format.h"
#include "ttv/text.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"

/* Bytes of a string that is decoded without allocating. */
#define SHORT	256
/* Digits that an exponent moves a number at most: beyond any int64. */
#define EXPONENT	400

unsigned
walk_keys(const char *p, size_t len, const char *const *names, size_t n)
{
	struct span key, value;
	unsigned found = 0;
	struct json j;
	size_t i;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = p + len;
	json_blanks(&j);
	if (j.p == j.end || *j.p != '{')
		return 0;
	json_open(&j);
	while (json_key(&j, &key) == 1) {
		for (i = 0; i < n; i++)
			if (json_key_is(&key, names[i]))
				found |= 1u << i;
		json_blanks(&j);
		if (json_value(&j, JSON_MEMBER, &value) != JSON_OK)
			break;
	}
	return found;
}

void
walk_start(struct json *j, const struct reading *r, const char *p,
    const char *end, struct warn *w)
{
	memset(j, 0, sizeof(*j));
	j->base = r->data;
	j->off = r->base;
	j->p = p;
	j->end = end;
	j->warn = w;
}

static int
walk_open(struct json *in, const struct json *j, const struct span *s,
    enum span_type type)
{
	if (s->type != type)
		return -1;
	*in = *j;
	memset(in->endless, 0, sizeof(in->endless));
	in->p = s->p;
	in->at = s->nth;
	in->end = s->p + s->len;
	json_open(in);
	return 0;
}

int
walk_object(struct json *in, const struct json *j, const struct span *s)
{
	return walk_open(in, j, s, SPAN_OBJECT);
}

int
walk_array(struct json *in, const struct json *j, const struct span *s)
{
	return walk_open(in, j, s, SPAN_ARRAY);
}

/* Counts why a walk ends before the closing bracket; returns 0. */
static int
walk_stop(struct json *j, int r)
{
	if (r == JSON_CUT)
		json_warn(j, WARN_TRUNCATED, j->p);
	else if (r == JSON_BAD)
		json_warn(j, WARN_SYNTAX, j->p);
	return 0;
}

int
walk_value(struct json *j, enum json_place place, struct span *value)
{
	struct warn *warn = j->warn;
	const char *p;
	int r;

	json_blanks(j);
	p = j->p;
	j->warn = NULL;			/* who opens it counts */
	r = json_value(j, place, value);
	j->warn = warn;
	if (r == JSON_OK)
		return 1;
	if (p == j->end || (*p != '{' && *p != '[') || r == JSON_BAD)
		return walk_stop(j, r);
	value->p = p;
	value->len = (size_t)(j->end - p);
	value->nth = 0;
	value->type = *p == '{' ? SPAN_OBJECT : SPAN_ARRAY;
	j->p = j->end;
	return 1;
}

int
walk_member(struct json *j, struct span *key, struct span *value)
{
	int r = json_key(j, key);

	return r == 1 ? walk_value(j, JSON_MEMBER, value) : walk_stop(j, r);
}

int
walk_element(struct json *j, struct span *value)
{
	int r = json_next(j, ']');

	return r == 1 ? walk_value(j, JSON_ELEMENT, value) : walk_stop(j, r);
}

int
walk_numeral(struct json *j, double *v)
{
	/* exact, as are the digits: so their quotient is what is nearest */
	static const double ten[] = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8,
	    1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15 };
	int fraction;
	int64_t n;

	if (!json_numeral(j, &n, &fraction))
		return 0;
	*v = fraction == 0 ? (double)n : (double)n / ten[fraction];
	return 1;
}

int
walk_members(const struct json *j, const struct span *object,
    const char *const *names, size_t n, struct span *f)
{
	struct span key, value;
	struct json in;
	size_t i;

	memset(f, 0, n * sizeof(*f));
	if (walk_object(&in, j, object) == -1)
		return -1;
	while (walk_member(&in, &key, &value))
		for (i = 0; i < n; i++)
			if (json_key_is(&key, names[i]))
				f[i] = value;
	return 0;
}

struct span
walk_find(const struct json *j, const struct span *object, const char *name)
{
	struct span key, value, found;
	struct json in;

	memset(&found, 0, sizeof(found));
	if (walk_object(&in, j, object) == -1)
		return found;
	in.warn = NULL;
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, name))
			found = value;
	return found;
}

uint32_t
walk_string(struct builder *b, const struct span *s)
{
	char room[JSON_DECODED(SHORT)], *out = room;
	unsigned repairs = 0;
	uint32_t id;
	size_t n;

	if (s->type != SPAN_STRING || s->len == 0)
		return 0;
	if (json_plain(s->p, s->len))
		return builder_string(b, s->p, s->len);
	if (s->len > SHORT)
		out = xmalloc(JSON_DECODED(s->len));
	n = json_decode(s->p, s->len, out, &repairs);
	id = builder_string(b, out, n);
	if (out != room)
		free(out);
	return id;
}

int
walk_double(const struct span *s, double *v)
{
	int64_t n = 0;
	size_t i;

	/* whole numbers that a double has */
	for (i = 0; s->type == SPAN_NUMBER && i < s->len && i < 15 &&
	    is_digit(s->p[i]); i++)
		n = n * 10 + (s->p[i] - '0');
	if (i > 0 && i == s->len) {
		*v = (double)n;
		return 0;
	}
	return (s->type == SPAN_NUMBER || s->type == SPAN_STRING) &&
	    s->len > 0 ? text_parse_double(s->p, s->len, v) : -1;
}

int
walk_int(const struct span *s, int64_t *v)
{
	return (s->type == SPAN_NUMBER || s->type == SPAN_STRING) &&
	    s->len > 0 ? ident_parse(s->p, s->len, v) : -1;
}

/* Reads the exponent of a number: the text behind its digits. */
static int64_t
decimal_exponent(const char *p, const char *end)
{
	int64_t n;

	if (p == end || (*p != 'e' && *p != 'E') ||
	    text_parse_int(p + 1, (size_t)(end - p) - 1, &n) == -1)
		return 0;
	return n < -EXPONENT ? -EXPONENT : n > EXPONENT ? EXPONENT : n;
}

int
walk_decimal(const struct span *s, int digits, int64_t *v)
{
	const char *p = s->p, *end;
	int64_t n = 0, power = digits;
	int point = 0, negative, last = 0;

	if (s->type != SPAN_NUMBER)
		return -1;	/* p is NULL where there is no text */
	end = p + s->len;
	negative = p < end && *p == '-';
	for (p += negative; p < end && (is_digit(*p) || *p == '.'); p++)
		if (*p == '.')
			point = 1;
		else if (n <= (INT64_MAX - 9) / 10) {
			n = n * 10 + (*p - '0');
			power -= point;
		} else
			power += !point;	/* beyond 18 digits */
	power += decimal_exponent(p, end);
	for (; power < 0 && n != 0; power++) {
		last = (int)(n % 10);
		n /= 10;
	}
	n += last >= 5;
	for (; power > 0 && n != 0; power--)
		if (__builtin_mul_overflow(n, 10, &n))
			return -1;
	*v = negative ? -n : n;
	return 0;
}

int
walk_is(const struct span *s, const char *text)
{
	return s->type == SPAN_STRING && s->len == strlen(text) &&
	    memcmp(s->p, text, s->len) == 0;
}
