#ifndef JSON_H
#define JSON_H
/*
 * The careful JSON cursor.  See json.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/warn.h"

struct arena;
struct value;

/* What follows the end of a string, so that stray quotes can be told. */
enum json_place { JSON_KEY, JSON_MEMBER, JSON_ELEMENT, JSON_INSIDE, JSON_ANY,
	JSON_PLACES };

struct json {
	const char	*p;		/* where it stands */
	const char	*end;		/* never read at or beyond */
	const char	*base;		/* of offset `off` */
	uint64_t	 off;
	struct warn	*warn;		/* repairs are counted here; or NULL */
	uint64_t	*spent;		/* each byte looked at is added; or NULL */
	/* strings of a place that begin here or later have no end */
	const char	*endless[JSON_PLACES];
	/* the first string that had stray quotes, since somebody cleared it */
	const char	*stray;
};

/* A value where it stands, not decoded. */
enum span_type {
	SPAN_NONE, SPAN_STRING, SPAN_NUMBER, SPAN_TRUE, SPAN_FALSE, SPAN_NULL,
	SPAN_NAN, SPAN_OBJECT, SPAN_ARRAY
};
struct span {
	const char	*p;		/* of a string: behind its quote */
	size_t		 len;		/* of a string: without its quotes */
	enum span_type	 type;
};

enum json_result {
	JSON_OK = 0,
	JSON_BAD = -1,			/* not JSON, beyond repair */
	JSON_CUT = -2			/* the text ends inside */
};

static inline uint64_t
json_off(const struct json *j, const char *p)
{
	return j->off + (uint64_t)(p - j->base);
}
/* Adds n bytes to the account of the cursor. */
static inline void
json_spend(const struct json *j, size_t n)
{
	if (j->spent != NULL)
		*j->spent += n;
}
void		 json_warn(struct json *, enum warn_code, const char *);
/* Skips blanks. */
void		 json_blanks(struct json *);
/*
 * The string whose quote is at p: its span, p behind its closing quote.  A
 * quote that nothing can follow that belongs there is content (counted).
 */
enum json_result json_string(struct json *, enum json_place, struct span *);
/*
 * Nested values longer than this are looked into before they are believed:
 * where the brackets are of the wrong kind or stand where a key must be, or
 * NULL.  p is at its first bracket, end behind its last.
 */
#define JSON_TRUST	65536
const char	*json_broken(const char *p, const char *end);
/* The same, byte by byte: slower, and what is right.  Both: json_broken.c */
const char	*json_broken_at(const char *p, const char *end);
/* Any value at p: its span; nested ones are passed over, not looked into. */
enum json_result json_value(struct json *, enum json_place, struct span *);
/*
 * Walks an object's members or an array's elements.  json_open() stands at
 * the { or [ and enters it; json_member() gives the next key and value, 1, or
 * 0 at the end (behind the closing bracket), or JSON_BAD, JSON_CUT.
 * Commas too many are passed over (counted).
 */
void		 json_open(struct json *);
/* Up to the next member or element: 1; 0 behind `close`; or JSON_CUT. */
int		 json_next(struct json *, char close);
/* The key alone: j.p is at its value then. */
int		 json_key(struct json *, struct span *key);
int		 json_member(struct json *, struct span *key,
		    struct span *value);
int		 json_element(struct json *, struct span *value);
/* The member of an object's span, or SPAN_NONE. */
struct span	 json_find(const struct json *, const struct span *object,
		    const char *name);
/* Whether a raw key spells this name, escapes considered. */
int		 json_key_is(const struct span *, const char *name);

/*
 * Decodes the raw content of a string into out, which has room for
 * JSON_DECODED(len) bytes; returns the length.  Each repair sets the bit of its
 * code in *repairs (1 << JSON_R_...).  The result is valid UTF-8.
 */
#define JSON_DECODED(len)	((len) * 3 + 1)
#define JSON_R_ESCAPE		1
#define JSON_R_SURROGATE	2
#define JSON_R_UTF8		4
#define JSON_R_CONTROL		8
size_t		 json_decode(const char *, size_t, char *out,
		    unsigned *repairs);
/* Counts what *repairs says at a place. */
void		 json_repairs(struct warn *, unsigned repairs, uint64_t off);
/* Whether the raw content decodes to itself: plain ASCII, no backslash. */
int		 json_plain(const char *, size_t);

/*
 * The value at p as a tree, depth bounded (what is deeper reads as null), NaN
 * and Infinity as null.  NULL when it is beyond repair.  json_tree.c
 */
struct value	*json_tree(struct json *, struct arena *);

#endif
