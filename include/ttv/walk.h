#ifndef TTV_WALK_H
#define TTV_WALK_H
/*
 * walk: goes through JSON documents whose members may come in any order and
 * whose end may be cut, for readers that know their members.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/json.h"

struct builder;
struct reading;

/*
 * Returns a bit for each of n names that is a member of the outermost object
 * of a text, as far as the text goes.
 */
unsigned	 walk_keys(const char *p, size_t len, const char *const *names,
		    size_t n);
/* Starts at p, which is a value; repairs are counted if w is not NULL. */
void		 walk_start(struct json *, const struct reading *,
		    const char *p, const char *end, struct warn *w);
/*
 * Opens the object or array of a span, which was found by one of these; returns
 * 0, or -1 if it is of another type.
 */
int		 walk_object(struct json *in, const struct json *,
		    const struct span *);
int		 walk_array(struct json *in, const struct json *,
		    const struct span *);
/*
 * Reads the next member or element; returns 1, or 0 at the end.  A nested value
 * has all its bytes as its span; one that the end of the text cuts is returned
 * with what is there, and a string or number that is cut is the end.
 */
int		 walk_member(struct json *, struct span *key,
		    struct span *value);
int		 walk_element(struct json *, struct span *value);
/*
 * Reads the next element of an array as walk_element() and walk_double() do,
 * where it is a number as most are: returns 1; or 0, nothing was read.
 */
int		 walk_numeral(struct json *, double *);
/* Reads the value at the cursor, as those do. */
int		 walk_value(struct json *, enum json_place, struct span *);
/* Returns the member of an object's span, or a span of SPAN_NONE. */
struct span	 walk_find(const struct json *, const struct span *object,
		    const char *name);
/*
 * Sets f[i] to the member of names[i] of an object's span, else to a span of
 * SPAN_NONE; returns 0, or -1: it is no object.
 */
int		 walk_members(const struct json *, const struct span *object,
		    const char *const *names, size_t n, struct span *f);
/* Returns the decoded string of a span; 0 for what is no text, or empty. */
uint32_t	 walk_string(struct builder *, const struct span *);
/* Read a number, which may stand in quotes: 0, or -1. */
int		 walk_double(const struct span *, double *);
int		 walk_int(const struct span *, int64_t *);
/*
 * Reads a number times 10 to the power of `digits`, without a double between;
 * halves round away from 0.  Returns 0, or -1: it is no number, or too large.
 */
int		 walk_decimal(const struct span *, int digits, int64_t *);
/*
 * For event sources: the value at an offset of an input as a tree, or NULL; the
 * value of n bytes; its bytes; whether bytes spell a text.
 */
struct arena;
struct input;
struct value;
struct value	*walk_tree(const struct input *, uint64_t off, struct arena *);
struct value	*walk_value_at(const struct input *, uint64_t off, uint64_t len,
		    struct arena *);
const char	*walk_raw(const struct input *, uint64_t off, size_t *len);
int		 walk_spells(const char *, size_t, const char *text);

/* Returns whether a string's span spells a text, without escapes. */
int		 walk_is(const struct span *, const char *);

#endif
