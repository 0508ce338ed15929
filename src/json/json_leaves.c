/*
 * json_leaves: the values of an object without a tree.
 *
 * Reads text that is as it should be, and nothing else: what json_tree() would
 * repair, and what lies deeper than DEPTH, is left to it.  The answers are the
 * same as those of the tree.
 *
 * Most args have no blanks, escapes and odd numbers: their text is what their
 * tree is printed as.  A sink that wants just that gets it, after one pass over
 * the text.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/hash.h"
#include "ttv/json.h"
#include "ttv/kernel.h"
#include "ttv/leaf.h"
#include "ttv/xmalloc.h"

#define DEPTH	64			/* levels */
#define NAMES	64			/* of all open objects in a text that
					 * is given out whole; a browser's
					 * have ten */
#define SHORT	256			/* bytes of a text that needs no memory
					 * to be decoded: with its escapes */

struct leaves {
	const char	*p, *end;
	const struct leaf_sink *sink;
	char		 in[DEPTH];	/* closing bracket of each level */
	size_t		 depth;
	char		*text;		/* the decoded string, or NULL */
	char		 brief[JSON_DECODED(SHORT)];
};

static void
leaf_blanks(struct leaves *l)
{
	while (l->p < l->end && (*l->p == ' ' || *l->p == '\t' ||
	    *l->p == '\n' || *l->p == '\r'))
		l->p++;
}

/* Returns the next byte behind blanks, or 0. */
static char
leaf_peek(struct leaves *l)
{
	if (l->p < l->end && (unsigned char)*l->p > ' ')
		return *l->p;
	leaf_blanks(l);
	return l->p < l->end ? *l->p : '\0';
}

/*
 * Skips bytes of a plain string, eight at a step; returns the first that is its
 * quote or that leaf_string() has to look at, or one before that.
 */
static const char *
leaf_plain(const char *p, const char *end)
{
#ifdef KERNEL_LITTLE
	uint64_t odd;

	for (; end - p >= (ptrdiff_t)sizeof(odd); p += sizeof(odd)) {
		if ((odd = word_odd(word_at(p))) != 0)
			return p + __builtin_ctzll(odd) / 8;
	}
#else
	(void)end;
#endif
	return p;
}

/*
 * Reads the string whose quote is at p; leaves p behind its end.  Returns 1, or
 * 0: it has none.
 */
static int
leaf_string(struct leaves *l, const char **s, size_t *n)
{
	const char *start = l->p + 1, *p = leaf_plain(start, l->end);
	unsigned repairs;
	int plain = 1;
	char *out;

	for (; p < l->end && *p != '"'; p++) {
		if (*p == '\\') {
			plain = 0;
			if (++p == l->end)
				return 0;
		} else if ((unsigned char)(*p - ' ') >= 0x7f - ' ')
			plain = 0;
	}
	if (p >= l->end)
		return 0;
	l->p = p + 1;
	*s = start;
	*n = (size_t)(p - start);
	if (plain)
		return 1;
	out = l->brief;
	if (*n > SHORT)
		out = l->text = xreallocarray(l->text, JSON_DECODED(*n), 1);
	*n = json_decode(start, *n, out, &repairs);
	*s = out;
	return 1;
}

/* Skips digits; returns whether there is one. */
static int
leaf_digits(struct leaves *l)
{
	const char *p = l->p;

	while (l->p < l->end && is_digit(*l->p))
		l->p++;
	return l->p > p;
}

/* Reads a number as JSON has it, so that it stays as it is written. */
static int
leaf_number(struct leaves *l)
{
	if (*l->p == '-')
		l->p++;
	if (l->p < l->end && *l->p == '0')
		l->p++;
	else if (!leaf_digits(l))
		return 0;
	if (l->p < l->end && *l->p == '.') {
		l->p++;
		if (!leaf_digits(l))
			return 0;
	}
	if (l->p < l->end && (*l->p == 'e' || *l->p == 'E')) {
		l->p++;
		if (l->p < l->end && (*l->p == '-' || *l->p == '+'))
			l->p++;
		return leaf_digits(l);
	}
	return 1;
}

static int
leaf_word(struct leaves *l, const char *word)
{
	size_t n = strlen(word);

	if ((size_t)(l->end - l->p) < n || memcmp(l->p, word, n) != 0)
		return 0;
	l->p += n;
	return 1;
}

/* Reads a value that has none inside, which begins with c. */
static int
leaf_scalar(struct leaves *l, char c)
{
	const char *start = l->p + 1;
	struct value v;

	memset(&v, 0, sizeof(v));
	v.text = l->p;
	if (c == '"') {
		v.type = VALUE_STRING;
		if (!leaf_string(l, &v.text, &v.len))
			return 0;
		v.as_is = v.text == start;
	} else {
		if (c == 't' || c == 'f') {
			v.type = VALUE_BOOL;
			if (!leaf_word(l, c == 't' ? "true" : "false"))
				return 0;
		} else if (c == 'n') {
			v.type = VALUE_NULL;
			if (!leaf_word(l, "null"))
				return 0;
		} else {
			v.type = VALUE_NUMBER;
			if (!leaf_number(l))
				return 0;
		}
		v.len = (size_t)(l->p - v.text);
	}
	/* what may follow; else a number or a word goes on */
	c = leaf_peek(l);
	if (c != ',' && c != '}' && c != ']')
		return 0;
	l->sink->scalar(l->sink->arg, &v);
	return 1;
}

/* Reads the name of a member and its colon. */
static int
leaf_name(struct leaves *l)
{
	const char *s;
	size_t n;

	if (leaf_peek(l) != '"' || !leaf_string(l, &s, &n) ||
	    leaf_peek(l) != ':')
		return 0;
	l->p++;
	return l->sink->name(l->sink->arg, s, n) == 0;
}

/*
 * Reads a member or an element, or enters it; returns 1, or 0: another reader
 * has to.
 */
static int
leaf_value(struct leaves *l)
{
	char c;

	if (l->in[l->depth - 1] == '}' && !leaf_name(l))
		return 0;
	c = leaf_peek(l);
	if (c != '{' && c != '[')
		return c != '\0' && leaf_scalar(l, c);
	if (l->depth == DEPTH)
		return 0;
	l->sink->open(l->sink->arg, c == '{' ? VALUE_OBJECT : VALUE_ARRAY);
	l->in[l->depth++] = c == '{' ? '}' : ']';
	l->p++;
	return 1;
}

/* Goes behind what has ended; returns 1, 0 if that is not as it should be. */
static int
leaf_next(struct leaves *l, int empty)
{
	char c;

	for (;;) {
		c = leaf_peek(l);
		if (c == ',' && !empty) {
			l->p++;
			return 1;
		}
		if (c != l->in[l->depth - 1])
			return empty && c != ',';
		l->p++;
		if (--l->depth == 0)
			return 1;
		l->sink->close(l->sink->arg);
		empty = 0;
	}
}

/* ---- a text that is what its tree is printed as */

/* What all open objects have, the outermost first. */
struct names {
	uint64_t	 key[NAMES];	/* different ones: different names */
	size_t		 n;
	size_t		 first[DEPTH];	/* by level, its first */
};

/* Returns a word of a name that differs for most that differ. */
static uint64_t
name_key(const char *s, size_t n)
{
	uint64_t k = n;
	size_t i;

	if (n >= 8)
		return (word_at(s) ^ n) * HASH_PRIME ^ word_at(s + n - 8);
	for (i = 0; i < n; i++)
		k = k << 8 | (unsigned char)s[i];
	return k;
}

/* Passes over a string; returns 1, or 0: it is none or not as it is printed. */
static int
same_string(struct leaves *l)
{
	const char *p = l->p + 1;

	if (l->p == l->end || *l->p != '"')
		return 0;
	p = leaf_plain(p, l->end);
	while (p < l->end && *p != '"' && *p != '\\' &&
	    (unsigned char)(*p - ' ') < 0x7f - ' ')
		p++;
	if (p >= l->end || *p != '"')
		return 0;
	l->p = p + 1;
	return 1;
}

/* Passes over a name and its colon; 0: it may have come before. */
static int
same_name(struct leaves *l, struct names *x)
{
	const char *start = l->p + 1;
	uint64_t key;
	size_t i;

	if (x->n == NAMES || !same_string(l) || l->p == l->end ||
	    *l->p++ != ':')
		return 0;
	key = name_key(start, (size_t)(l->p - start) - 2);
	for (i = x->first[l->depth - 1]; i < x->n; i++)
		if (x->key[i] == key)
			return 0;
	x->key[x->n++] = key;
	return 1;
}

static int
same_scalar(struct leaves *l)
{
	switch (*l->p) {
	case '"':
		return same_string(l);
	case 't':
		return leaf_word(l, "true");
	case 'f':
		return leaf_word(l, "false");
	case 'n':
		return leaf_word(l, "null");
	default:
		return leaf_number(l);
	}
}

/* Goes behind the brackets that end here, and a comma; 0: neither is here. */
static int
same_next(struct leaves *l, struct names *x)
{
	while (l->p < l->end && *l->p == l->in[l->depth - 1]) {
		l->p++;
		if (--l->depth == 0)
			return 1;
		x->n = x->first[l->depth];
	}
	return l->p < l->end && *l->p++ == ',';
}

/* Returns whether the object at p is printed as its text stands. */
static int
leaf_same(struct leaves *l)
{
	struct names x;
	char c;

	x.n = 0;
	l->depth = 0;
	do {
		if (l->depth > 0 && l->in[l->depth - 1] == '}' &&
		    !same_name(l, &x))
			return 0;
		if (l->p == l->end)
			return 0;
		c = *l->p;
		if (c != '{' && c != '[') {
			if (!same_scalar(l) || !same_next(l, &x))
				return 0;
			continue;
		}
		if (l->depth == DEPTH)
			return 0;
		x.first[l->depth] = x.n;
		l->in[l->depth++] = c == '{' ? '}' : ']';
		l->p++;
		if (l->p < l->end && *l->p == l->in[l->depth - 1] &&
		    !same_next(l, &x))
			return 0;
	} while (l->depth > 0);
	return l->p == l->end;
}

int
json_leaves(const char *p, size_t n, const struct leaf_sink *sink)
{
	struct leaves l;
	size_t before;
	int ok;

	l.p = p;
	l.end = p + n;
	l.sink = sink;
	l.text = NULL;
	if (sink->whole != NULL && n > 2 && *p == '{' && leaf_same(&l)) {
		sink->whole(sink->arg, p, n);
		return 1;
	}
	l.p = p;
	if (leaf_peek(&l) != '{')
		return 0;
	l.p++;
	l.in[0] = '}';
	l.depth = 1;
	ok = leaf_next(&l, 1);
	while (ok && l.depth > 0) {
		before = l.depth;
		ok = leaf_value(&l) && leaf_next(&l, l.depth > before);
	}
	leaf_blanks(&l);
	free(l.text);
	return ok && l.p == l.end;
}
