#ifndef TTV_JSON_H
#define TTV_JSON_H
/* json: the careful JSON cursor; see json.c. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/chars.h"
#include "ttv/warn.h"

struct arena;
struct json_ends;
struct value;

/*
 * Where a string stands: what must follow it tells stray quotes from its end.
 */
enum json_place { JSON_KEY, JSON_MEMBER, JSON_ELEMENT, JSON_INSIDE, JSON_ANY,
	JSON_PLACES };

struct json {
	const char	*p;		/* the next byte to read */
	const char	*end;		/* no byte at or beyond is read */
	const char	*base;		/* the byte at offset `off` */
	uint64_t	 off;
	struct warn	*warn;		/* counts repairs; or NULL */
	uint64_t	*spent;		/* sum of bytes read; or NULL */
	/* by place: strings that begin here or later have no end */
	const char	*endless[JSON_PLACES];
	/*
	 * the first string with stray quotes since the caller set this to NULL
	 */
	const char	*stray;
	const char	*key, *key_end;	/* the quotes of a key that was seen
					 * to follow a value; or NULL */
	struct json_ends *ends;		/* of walks; or NULL; then also: */
	const char	*sound, *sound_end; /* what is between was checked */
	uint32_t	 at;		/* number in `ends` of the nested value
					 * that may come next */
};

/* A value as written, not decoded. */
enum span_type {
	SPAN_NONE, SPAN_STRING, SPAN_NUMBER, SPAN_TRUE, SPAN_FALSE, SPAN_NULL,
	SPAN_NAN, SPAN_OBJECT, SPAN_ARRAY
};
struct span {
	const char	*p;		/* for a string: behind its quote */
	size_t		 len;		/* for a string: without its quotes */
	enum span_type	 type;
	uint32_t	 nth;		/* of a nested value: a hint of where
					 * `ends` has what is in it */
};

enum json_result {
	JSON_OK = 0,
	JSON_BAD = -1,			/* not JSON and not repairable */
	JSON_CUT = -2			/* the text ends inside a value */
};

static inline uint64_t
json_off(const struct json *j, const char *p)
{
	return j->off + (uint64_t)(p - j->base);
}
/* Adds n to the number of bytes read. */
static inline void
json_spend(const struct json *j, size_t n)
{
	if (j->spent != NULL)
		*j->spent += n;
}
/*
 * Make and free what remembers the ends of nested values of one text, some 50
 * KB, for a cursor whose values are opened after they were passed over.
 */
struct json_ends *json_ends_new(void);
void		 json_ends_free(struct json_ends *);
void		 json_warn(struct json *, enum warn_code, const char *);
/* Skips blanks; those that are there, when one is. */
void		 json_skip_blanks(struct json *);
static inline void
json_blanks(struct json *j)
{
	if (j->p < j->end && (unsigned char)*j->p <= ' ')
		json_skip_blanks(j);
}
/*
 * Reads the string whose opening quote is at p; leaves p behind the closing
 * quote. A quote that nothing valid follows is content and counted
 * (WARN_QUOTES).
 */
enum json_result json_string(struct json *, enum json_place, struct span *);
/*
 * Nested values longer than JSON_TRUST bytes are checked when skipped.
 * Returns the first byte where brackets are of the wrong kind or something
 * other than a key comes first in an object, or NULL.  p is at the first
 * bracket, end behind the last.
 */
#define JSON_TRUST	65536
const char	*json_broken(const char *p, const char *end);
/* The reference for json_broken(), byte by byte and slower. */
const char	*json_broken_at(const char *p, const char *end);
/* Reads the value at p; nested values are skipped, not parsed. */
enum json_result json_value(struct json *, enum json_place, struct span *);
/*
 * Walk the members of an object or the elements of an array.  json_open()
 * enters the { or [ at p.  json_member() and json_element() return 1 and the
 * next key and value, 0 at the end (p is behind the closing bracket), JSON_BAD
 * or JSON_CUT. Commas too many are skipped and counted.
 */
void		 json_open(struct json *);
/*
 * Goes to the next member or element: returns 1; 0 behind `close`; or
 * JSON_CUT.
 */
int		 json_next(struct json *, char close);
/* Reads a key only; leaves p at its value. */
int		 json_key(struct json *, struct span *key);
int		 json_member(struct json *, struct span *key,
		    struct span *value);
int		 json_element(struct json *, struct span *value);
/*
 * Reads the next element as json_element() does, where it is a number as most
 * are: behind a comma or the opening bracket, before a comma or the closing
 * one, of JSON_DIGITS digits at most, which a double and an int64 have, with at
 * most one point among them.  Returns 1 and the digits as a number, and how
 * many of them are behind the point; or 0: nothing was read.
 */
#define JSON_DIGITS	15
static inline int
json_numeral(struct json *j, int64_t *n, int *fraction)
{
	const char *p = j->p, *first, *point = NULL, *end = j->end;
	int64_t v = 0;

	if (p[-1] == '[' ? p < end && *p == ',' : p == end || *p++ != ',')
		return 0;
	if (end - p > JSON_DIGITS + 2)
		end = p + JSON_DIGITS + 2;	/* a point, and what ends it */
	for (first = p; p < end && is_digit(*p); p++)
		v = v * 10 + (*p - '0');
	if (p < end && *p == '.' && p > first)
		for (point = ++p; p < end && is_digit(*p); p++)
			v = v * 10 + (*p - '0');
	if (p == first || p == point || p == end || (*p != ',' && *p != ']') ||
	    p - first > JSON_DIGITS + (point != NULL))
		return 0;
	*n = v;
	*fraction = point == NULL ? 0 : (int)(p - point);
	j->p = p;
	return 1;
}

/* Returns the last member of that name in an object's span, or SPAN_NONE. */
struct span	 json_find(const struct json *, const struct span *object,
		    const char *name);
/* Returns whether a raw key spells the name, escapes included. */
int		 json_key_spells(const struct span *, const char *name);
static inline int
json_key_is(const struct span *key, const char *name)
{
	return (key->len == 0 || *key->p == *name || *key->p == '\\') &&
	    json_key_spells(key, name);
}

/*
 * Decodes the raw content of a string into out, which has room for
 * JSON_DECODED(n) bytes; returns the length.  Sets the JSON_R_ bit of each
 * kind of repair in *repairs.  The result is valid UTF-8.
 */
#define JSON_DECODED(len)	((len) * 3 + 1)
#define JSON_R_ESCAPE		1
#define JSON_R_SURROGATE	2
#define JSON_R_UTF8		4
#define JSON_R_CONTROL		8
size_t		 json_decode(const char *, size_t, char *out,
		    unsigned *repairs);
/* Counts the repairs of a string at offset off. */
void		 json_repairs(struct warn *, unsigned repairs, uint64_t off);
/*
 * Returns whether raw content decodes to itself: ASCII, no control, no
 * backslash.
 */
int		 json_plain(const char *, size_t);

/*
 * Parses the value at p into a tree.  Values deeper than LIMIT_ARGS_DEPTH, NaN
 * and Infinity are null.  Returns NULL when it is beyond repair.  See
 * json_tree.c.
 */
struct value	*json_tree(struct json *, struct arena *);
/*
 * As json_tree(); members of `lists`, names up to NULL, that are arrays are
 * left as their text, without a child: a value costs thirty times a number's
 * text.  One whose end is not found, or in more than four objects and arrays,
 * is as others are.
 */
struct value	*json_tree_lists(struct json *, struct arena *,
		    const char *const *lists);
/*
 * Tells a sink (ttv/leaf.h) the values of the object that the n bytes at p are,
 * as a tree of it has them, and returns 1; or returns 0, where only the tree
 * can tell: what the sink was told is void then.
 */
struct leaf_sink;
int		 json_leaves(const char *p, size_t n,
		    const struct leaf_sink *);

#endif
