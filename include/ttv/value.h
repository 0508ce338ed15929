#ifndef TTV_VALUE_H
#define TTV_VALUE_H
/*
 * A parsed value tree: args, snapshots, metadata, and whole events when
 * someone looks at one.  Numbers stay text, so that no digit is lost.  Strings
 * are decoded UTF-8 and may hold anything but invalid UTF-8.  Everything lives
 * in the arena that the reader was given.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct buf;

enum value_type {
	VALUE_NULL,
	VALUE_BOOL,		/* text is "true" or "false" */
	VALUE_NUMBER,		/* text is a valid JSON number */
	VALUE_STRING,
	VALUE_ARRAY,
	VALUE_OBJECT,
};

struct value {
	enum value_type	 type;
	const char	*key;		/* member name in an object, else NULL */
	size_t		 keylen;
	const char	*text;		/* of scalars; not of null */
	size_t		 len;
	struct value	*child;		/* first element or member */
	struct value	*last;		/* last one, for adding */
	struct value	*next;
	size_t		 count;		/* elements or members */
	/* of value.c */
	struct arena	*arena;		/* it lives in, or NULL */
	struct value_index *index;	/* of the keys, once they are many */
};

struct value	*value_new(struct arena *, enum value_type);
/* A string; the bytes are copied. */
struct value	*value_string(struct arena *, const char *, size_t);
/*
 * Adds at the end of an array; with a key to an object, where an equal key
 * is replaced in place (the last one wins).  The key is not copied.  O(1), also
 * for objects of many members.
 */
void		 value_add(struct value *, const char *key, size_t keylen,
		    struct value *);
/* The member of that name, or NULL (also when v is NULL or no object). */
struct value	*value_get(const struct value *, const char *);
/*
 * Members of `over` added to `base`, which wins nothing: E's args over B's.
 * What is below the members is shared with `over` from then on.  Does nothing
 * when either is NULL or no object.
 */
void		 value_merge(struct value *base, const struct value *over);
/* A deep equality, members in any order. */
int		 value_equal(const struct value *, const struct value *);
/* Compact JSON, always valid. Depth is bounded by the reader. */
void		 value_json(struct buf *, const struct value *);
/*
 * A number, or a string that is one: 0, or -1 when it is none (also when it
 * is not finite, or not exactly an int64).
 */
int		 value_double(const struct value *, double *);
int		 value_int64(const struct value *, int64_t *);

#endif
