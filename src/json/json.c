/*
 * json: a cursor over JSON as programs write it.
 *
 * The cursor never allocates, never reads at or beyond `end`, and nests
 * without recursion.  It repairs frequent faults and counts them
 * (ttv-formats(5), CONTAINER):
 *
 * - too many or missing commas;
 * - NaN, nan, Infinity and their like as values;
 * - raw control characters in strings;
 * - unescaped quotes in strings.  A quote ends a string only if what must
 *   follow the string follows it: a colon after a key; after a member's value
 *   } or a comma and a key; after an element ] or a comma; in a value that is
 *   skipped any of these.
 *
 * Everything else that is not JSON is JSON_BAD, and a text that ends inside a
 * value JSON_CUT; the caller decides what to do.
 *
 * Each function takes time in proportion to the bytes that it reads, and adds
 * their number to the account `spent` whatever it returns: a caller that tries
 * the same text from several places bounds its work by the account.
 */
#include "config.h"

#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "ttv/chars.h"
#include "ttv/text.h"
#include "ttv/json.h"
#include "json_ends.h"

#define JSON_REACH	512		/* bytes in which a key must end */

void
json_warn(struct json *j, enum warn_code code, const char *p)
{
	if (j->warn != NULL)
		warn_add(j->warn, code, json_off(j, p));
}

void
json_skip_blanks(struct json *j)
{
	const char *p = skip_spaces(j->p, j->end);

	json_spend(j, (size_t)(p - j->p));
	j->p = p;
}

/* ---- strings ---- */

/* Eight bytes at a time: a bit at the top of a byte tells that it is meant. */
#define EACH(c)		(UINT64_MAX / 255 * (c)) /* eight times a byte */
#define TOPS		EACH(0x80)
#define BELOW(x, c)	(((x) - EACH(c)) & ~(x) & TOPS)	/* c: 128 at most */
#define EQUAL(x, c)	BELOW((x) ^ EACH(c), 1)

static inline uint64_t
eight(const char *p)
{
	uint64_t x;

	memcpy(&x, p, sizeof(x));
	return x;
}

/*
 * Returns the next quote or backslash of at least 16 bytes, or where less than
 * 16 are left.
 */
static inline const char *
skip_plain(const char *p, const char *end)
{
#ifdef __SSE2__
	const __m128i quote = _mm_set1_epi8('"'), slash = _mm_set1_epi8('\\');
	__m128i v;
	int m;

	for (; end - p >= 16; p += 16) {
		v = _mm_loadu_si128((const __m128i *)(const void *)p);
		m = _mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(v, quote),
		    _mm_cmpeq_epi8(v, slash)));
		if (m != 0)
			return p + __builtin_ctz((unsigned)m);
	}
#else
	(void)end;
#endif
	return p;
}

/* Returns the next quote without a backslash before it, or end. */
static const char *
json_next_quote(const char *p, const char *end)
{
	uint64_t x;

	for (; p < end; p++) {
		p = skip_plain(p, end);
		for (; end - p >= 8; p += 8) {
			x = eight(p);
			if ((EQUAL(x, '"') | EQUAL(x, '\\')) != 0)
				break;
		}
		for (; p < end && *p != '"' && *p != '\\'; p++)
			continue;
		if (p == end)
			break;
		if (*p == '"')
			return p;
		if (*p == '\\' && ++p == end)
			break;
	}
	return end;
}

/*
 * Returns whether a key and its colon begin at p, as far as the next
 * JSON_REACH bytes show.  One that does is kept: json_key() comes next.
 */
static int
json_key_follows(struct json *j, const char *p)
{
	const char *end = j->end, *q;
	const char *limit = end - p > JSON_REACH ? p + JSON_REACH : end;

	if (p == end)
		return 1;		/* cut off: it may have been a key */
	if (*p != '"')
		return 0;
	q = json_next_quote(p + 1, limit);
	if (q == limit)
		return 1;		/* undecidable: assume a key */
	j->key = p;
	j->key_end = q;
	q = skip_spaces(q + 1, end);
	json_spend(j, (size_t)(q - p));
	if (q < end && *q == ':')
		return 1;
	j->key = NULL;
	return q == end;
}

/* Returns whether the quote at p can be the end of a string. */
static int
json_ends_string(struct json *j, const char *p, enum json_place place)
{
	const char *end = j->end, *from = p;

	p = skip_spaces(p + 1, end);
	json_spend(j, (size_t)(p - from));
	if (p == end || place == JSON_ANY)
		return 1;
	if (place == JSON_KEY)
		return *p == ':';
	if (place == JSON_INSIDE)
		return *p == ',' || *p == ':' || *p == '}' || *p == ']';
	if (*p == (place == JSON_MEMBER ? '}' : ']'))
		return 1;
	if (*p == '"' && place == JSON_MEMBER)
		return json_key_follows(j, p);	/* a missing comma */
	if (*p != ',')
		return 0;
	for (from = p; p < end && (*p == ',' || is_space(*p));)
		p++;
	json_spend(j, (size_t)(p - from));
	if (place == JSON_MEMBER)
		return p == end || *p == '}' || json_key_follows(j, p);
	return p == end || *p == ']' ||
	    (*p != '\0' && strchr("\"{[-0123456789tfnNI", *p) != NULL);
}

enum json_result
json_string(struct json *j, enum json_place place, struct span *s)
{
	const char *start = j->p + 1, *q, *stray = NULL;

	/* scan for a missing end once, or damaged input costs quadratic time */
	if (j->endless[place] != NULL && start >= j->endless[place])
		return JSON_CUT;
	for (q = json_next_quote(start, j->end); q < j->end;
	    q = json_next_quote(q + 1, j->end)) {
		if (json_ends_string(j, q, place)) {
			json_spend(j, (size_t)(q - j->p));
			if (stray != NULL) {
				json_warn(j, WARN_QUOTES, start - 1);
				if (j->stray == NULL)
					j->stray = start;
			}
			s->p = start;
			s->len = (size_t)(q - start);
			s->type = SPAN_STRING;
			j->p = q + 1;
			return JSON_OK;
		}
		if (stray == NULL)
			stray = q;
		if (place == JSON_KEY && q - stray > JSON_REACH) {
			json_spend(j, (size_t)(q - j->p));
			return JSON_BAD;	/* no colon within JSON_REACH */
		}
	}
	json_spend(j, (size_t)(j->end - j->p));
	if (j->endless[place] == NULL || start < j->endless[place])
		j->endless[place] = start;
	return JSON_CUT;
}

/* ---- values ---- */

/* Whether a byte ends a literal or a number. */
static inline int
ends_scalar(char c)
{
	static const char ends[256] = { [0] = 1, [' '] = 1, ['\t'] = 1,
	    ['\n'] = 1, ['\v'] = 1, ['\f'] = 1, ['\r'] = 1,
	    [','] = 1, [':'] = 1, [']'] = 1,
	    ['}'] = 1, ['['] = 1, ['{'] = 1, ['"'] = 1 };

	return ends[(unsigned char)c];
}

/* Reads a literal or a number, up to a byte that cannot be part of it. */
static enum json_result
json_scalar(struct json *j, struct span *s)
{
	static const struct {
		const char	*word;
		enum span_type	 type;
	} words[] = {
		{ "true", SPAN_TRUE }, { "false", SPAN_FALSE },
		{ "null", SPAN_NULL }, { "NaN", SPAN_NAN },
		{ "nan", SPAN_NAN }, { "-nan", SPAN_NAN },
		{ "-NaN", SPAN_NAN }, { "Infinity", SPAN_NAN },
		{ "-Infinity", SPAN_NAN }, { "inf", SPAN_NAN },
		{ "-inf", SPAN_NAN }, { "undefined", SPAN_NAN },
		{ "None", SPAN_NAN }
	};
	const char *p = j->p;
	size_t i, len;

	/* fast path: digits and a delimiter, as in nearly all numbers */
	while (p < j->end && is_digit(*p))
		p++;
	if (p > j->p && p < j->end && *p == '.')
		for (p++; p < j->end && is_digit(*p);)
			p++;
	if (p > j->p && p < j->end && (*p == ',' || *p == '}' || *p == ']')) {
		s->p = j->p;
		s->len = (size_t)(p - j->p);
		json_spend(j, s->len);
		s->type = SPAN_NUMBER;
		j->p = p;
		return JSON_OK;
	}
	while (p < j->end && !ends_scalar(*p))
		p++;
	s->p = j->p;
	s->len = len = (size_t)(p - j->p);
	json_spend(j, len);
	j->p = p;
	s->type = SPAN_NONE;
	if (len > 0 && (is_digit(*s->p) || ((*s->p == '-' || *s->p == '+' ||
	    *s->p == '.') && len > 1 && (is_digit(s->p[1]) ||
	    s->p[1] == '.'))))
		s->type = SPAN_NUMBER;
	for (i = 0; s->type == SPAN_NONE &&
	    i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i].word) == len &&
		    memcmp(words[i].word, s->p, len) == 0)
			s->type = words[i].type;
	if (p == j->end)
		return JSON_CUT;	/* cut off: more digits may follow */
	return s->type == SPAN_NONE ? JSON_BAD : JSON_OK;
}

/* Checks a long value s, which ends at j->p. */
static enum json_result
json_check_nested(struct json *j, const struct span *s)
{
	const char *broken;

	if (s->len <= JSON_TRUST || (j->ends != NULL && s->p >= j->sound &&
	    j->p <= j->sound_end))
		return JSON_OK;
	json_spend(j, s->len);
	if ((broken = json_broken(s->p, j->p)) == NULL) {
		j->sound = s->p;
		j->sound_end = j->p;
		return JSON_OK;
	}
	j->p = broken;
	return JSON_BAD;
}

/*
 * Skips the object or array at p, to where as many brackets of any kind have
 * closed as were opened.  Only strings inside it are parsed, as they may hold
 * brackets.  A value longer than JSON_TRUST is checked afterwards: one opening
 * bracket too many swallows everything behind it.
 */
static enum json_result
json_nested(struct json *j, struct span *s)
{
	size_t depth = 0, outside = 0;	/* bytes outside of strings */
	enum json_result r = JSON_CUT;
	const char *end = NULL;
	struct span str;

	s->p = j->p;
	s->type = *j->p == '{' ? SPAN_OBJECT : SPAN_ARRAY;
	s->nth = 0;
	if (j->endless[JSON_INSIDE] == NULL)
		end = j->ends != NULL ? json_ends_find(j, s) :
		    json_skip(j->p, j->end);
	if (end != NULL) {
		s->len = (size_t)(end - s->p);
		json_spend(j, s->len);
		j->p = end;
		return json_check_nested(j, s);
	}
	while (j->p < j->end) {
		if (*j->p == '"') {
			if (json_string(j, JSON_INSIDE, &str) != JSON_OK)
				break;
			continue;
		}
		outside++;
		if (*j->p == '{' || *j->p == '[')
			depth++;
		else if ((*j->p == '}' || *j->p == ']') && --depth == 0) {
			j->p++;
			s->len = (size_t)(j->p - s->p);
			r = json_check_nested(j, s);
			break;
		}
		j->p++;
	}
	json_spend(j, outside);
	return r;
}

enum json_result
json_value(struct json *j, enum json_place place, struct span *s)
{
	if (j->p == j->end)
		return JSON_CUT;
	if (*j->p == '"')
		return json_string(j, place, s);
	if (*j->p == '{' || *j->p == '[')
		return json_nested(j, s);
	return json_scalar(j, s);
}

/* ---- members and elements ---- */

void
json_open(struct json *j)
{
	j->p++;
}

/*
 * Skips commas and blanks before the next member or element and counts the
 * commas that are too many or missing.  Returns 1, 0 behind the closing
 * bracket, or JSON_CUT.
 */
int
json_next(struct json *j, char close)
{
	const char *comma = NULL;
	char before;

	/* the byte before tells whether one comma is correct here */
	before = j->p[-1];
	for (;;) {
		json_blanks(j);
		if (j->p == j->end)
			return JSON_CUT;
		if (*j->p != ',')
			break;
		if (comma != NULL || before == '{' || before == '[')
			json_warn(j, WARN_STRAY_COMMA, j->p);
		comma = j->p++;
	}
	if (*j->p != close) {
		if (comma == NULL && before != '{' && before != '[')
			json_warn(j, WARN_MISSING_COMMA, j->p);
		return 1;
	}
	if (comma != NULL && before != '{' && before != '[')
		json_warn(j, WARN_STRAY_COMMA, comma);
	j->p++;
	return 0;
}

int
json_key(struct json *j, struct span *key)
{
	enum json_result r;
	int more;

	if ((more = json_next(j, '}')) <= 0)
		return more;
	if (*j->p != '"')
		return JSON_BAD;
	if (j->p == j->key && j->key_end < j->end) {
		key->p = j->p + 1;
		key->len = (size_t)(j->key_end - key->p);
		key->type = SPAN_STRING;
		json_spend(j, key->len + 1);
		j->p = j->key_end + 1;
	} else if ((r = json_string(j, JSON_KEY, key)) != JSON_OK)
		return r;
	json_blanks(j);
	if (j->p == j->end)
		return JSON_CUT;
	if (*j->p++ != ':')
		return JSON_BAD;
	json_blanks(j);
	return 1;
}

int
json_member(struct json *j, struct span *key, struct span *value)
{
	enum json_result r;
	int more;

	if ((more = json_key(j, key)) <= 0)
		return more;
	if ((r = json_value(j, JSON_MEMBER, value)) != JSON_OK)
		return r;
	return 1;
}

int
json_element(struct json *j, struct span *value)
{
	enum json_result r;
	int more;

	if ((more = json_next(j, ']')) <= 0)
		return more;
	if ((r = json_value(j, JSON_ELEMENT, value)) != JSON_OK)
		return r;
	return 1;
}

int
json_key_spells(const struct span *key, const char *name)
{
	char plain[256];
	unsigned repairs;
	size_t n = strlen(name);

	if (key->len == n && memcmp(key->p, name, n) == 0)
		return 1;
	/* an escape takes up to six bytes for one */
	if (key->len <= n || key->len > n * 6 || key->len * 3 + 1 >
	    sizeof(plain) || memchr(key->p, '\\', key->len) == NULL)
		return 0;
	return json_decode(key->p, key->len, plain, &repairs) == n &&
	    memcmp(plain, name, n) == 0;
}

struct span
json_find(const struct json *from, const struct span *object,
    const char *name)
{
	struct span key, value, found = { NULL, 0, SPAN_NONE, 0 };
	struct json j = *from;

	if (object->type != SPAN_OBJECT)
		return found;
	j.p = object->p;
	j.end = object->p + object->len;
	j.warn = NULL;
	j.spent = NULL;			/* these bytes are counted already */
	json_open(&j);
	while (json_member(&j, &key, &value) == 1)
		if (json_key_is(&key, name))
			found = value;
	return found;
}

/* ---- decoding ---- */

int
json_plain(const char *s, size_t n)
{
	size_t i;
	uint64_t x;

	for (i = 0; n - i >= 8; i += 8) {
		x = eight(s + i);
		if (((x & TOPS) | BELOW(x, 0x20) | EQUAL(x, 0x7f) |
		    EQUAL(x, '\\')) != 0)
			return 0;
	}
	for (; i < n; i++)
		if ((unsigned char)s[i] < 0x20 || (unsigned char)s[i] >= 0x7f ||
		    s[i] == '\\')
			return 0;
	return 1;
}

static int
hex4(const char *s, const char *end, uint32_t *out)
{
	uint64_t v;

	if (end - s < 4 || read_hex(s, s + 4, &v) != s + 4)
		return -1;
	*out = (uint32_t)v;
	return 0;
}

/*
 * Decodes \uXXXX, or a pair of surrogates; s is behind the u.  Returns the
 * bytes read, 0 when it is no such escape.
 */
static size_t
decode_unicode(const char *s, const char *end, char *out, size_t *w,
    unsigned *repairs)
{
	uint32_t c, low;
	size_t used = 4;

	if (hex4(s, end, &c) == -1)
		return 0;
	if (c >= 0xd800 && c < 0xdc00 && end - s >= 10 && s[4] == '\\' &&
	    s[5] == 'u' && hex4(s + 6, end, &low) == 0 && low >= 0xdc00 &&
	    low < 0xe000) {
		c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
		used = 10;
	} else if (c >= 0xd800 && c < 0xe000) {
		c = 0xfffd;
		*repairs |= JSON_R_SURROGATE;
	}
	*w += text_encode(c, out + *w);
	return used;
}

/* Decodes the escape whose backslash is at s; returns the bytes read. */
static size_t
decode_escape(const char *s, const char *end, char *out, size_t *w,
    unsigned *repairs)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	const char *hit;
	size_t used;

	if (s + 1 < end) {
		if (s[1] == 'u' && (used = decode_unicode(s + 2, end, out, w,
		    repairs)) > 0)
			return used + 2;
		if (s[1] != '\0' && (hit = strchr(from, s[1])) != NULL) {
			out[(*w)++] = to[hit - from];
			return 2;
		}
	}
	/* unknown: keep the backslash, read the rest as text */
	out[(*w)++] = '\\';
	*repairs |= JSON_R_ESCAPE;
	return 1;
}

size_t
json_decode(const char *s, size_t n, char *out, unsigned *repairs)
{
	const char *end = s + n;
	uint32_t c;
	size_t w = 0, used;

	*repairs = 0;
	while (s < end) {
		if (*s == '\\') {
			s += decode_escape(s, end, out, &w, repairs);
		} else if ((unsigned char)*s < 0x80) {
			if ((unsigned char)*s < 0x20)
				*repairs |= JSON_R_CONTROL;
			out[w++] = *s++;
		} else {
			c = text_decode(s, (size_t)(end - s), &used);
			if (c == 0xfffd && used == 1)
				*repairs |= JSON_R_UTF8;
			w += text_encode(c, out + w);
			s += used;
		}
	}
	return w;
}

void
json_repairs(struct warn *warn, unsigned repairs, uint64_t off)
{
	if (repairs & JSON_R_ESCAPE)
		warn_add(warn, WARN_ESCAPE, off);
	if (repairs & JSON_R_SURROGATE)
		warn_add(warn, WARN_SURROGATE, off);
	if (repairs & JSON_R_UTF8)
		warn_add(warn, WARN_UTF8, off);
	if (repairs & JSON_R_CONTROL)
		warn_add(warn, WARN_CONTROL, off);
}
