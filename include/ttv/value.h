#ifndef TTV_VALUE_H
#define TTV_VALUE_H
/*
 * value: a parsed value tree, of args, snapshots, metadata, and whole events
 * when one is inspected.
 *
 * Invariants:
 *   - numbers stay text, so that no digit is lost;
 *   - strings are decoded UTF-8 and may hold anything but invalid UTF-8;
 *   - a tree lives in the arena that the reader was given.
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

/* What a member of args is to trace_processor, which names it by that. */
enum value_scope {
	VALUE_OF_ARGS,			/* args.KEY */
	VALUE_OF_DEBUG,			/* debug.KEY: a debug annotation */
	VALUE_OF_EVENT			/* KEY: a field of the event */
};

/* What a value was in the file, as far as its type does not say so. */
enum value_form {
	VALUE_PLAIN,
	VALUE_UNSIGNED,			/* a number of 64 bits without a sign */
	VALUE_REAL,			/* a number that may have a fraction */
	VALUE_POINTER,			/* a string: hexadecimal */
	VALUE_UNNAMED,			/* a number in place of a name */
	VALUE_MESSAGE			/* an object that may be empty */
};

struct value {
	enum value_type	 type;
	enum value_form	 form;
	enum value_scope scope;		/* of a member of args */
	int		 as_is;		/* 1: a string that JSON writes as it
					 * is; 0: it may not */
	const char	*key;		/* name of a member, else NULL */
	size_t		 keylen;
	const char	*text;		/* of a scalar other than null; of an
					 * array: json_tree_lists() left it */
	size_t		 len;
	struct value	*child;		/* first element or member */
	struct value	*last;		/* last one, to append at */
	struct value	*next;
	size_t		 count;		/* elements or members */
	/* Private to value.c. */
	struct arena	*arena;		/* that the value lives in, or NULL */
	struct value_index *index;	/* of the keys; NULL if they are few */
};

struct value	*value_new(struct arena *, enum value_type);
/* Returns a string value; copies the bytes. */
struct value	*value_string(struct arena *, const char *, size_t);
/* As value_string(), of bytes of a file: made valid UTF-8. */
struct value	*value_utf8(struct arena *, const char *, size_t);
/*
 * Appends a value to an array; or, with a key, to an object, where a member of
 * an equal key is replaced in place (the last one wins).  The key is not
 * copied. O(1), also for objects of many members.
 */
void		 value_add(struct value *, const char *key, size_t keylen,
		    struct value *);
/* Returns the member of a name, or NULL, also when v is NULL or no object. */
struct value	*value_get(const struct value *, const char *);
/*
 * Adds the members of `over` to `base`; a member of `over` replaces an equal
 * one of `base`: E's args over B's.  What is below the members is shared with
 * `over` from then on.  Does nothing when either is NULL or no object.
 */
void		 value_merge(struct value *base, const struct value *over);
/*
 * As value_merge(), but two objects of one name are merged, too.  Changes what
 * is below `base`, which must share nothing with another tree.
 */
void		 value_merge_deep(struct value *base, const struct value *over);
/*
 * Asks fn() about the names and texts below a value, which may be NULL, one
 * after another; returns 1 at once if it does so of one, else 0.
 */
int		 value_texts(const struct value *, int (*fn)(void *,
		    const char *, size_t), void *arg);
/* Writes compact JSON, always valid.  The reader bounds the depth. */
void		 value_json(struct buf *, const struct value *);
/*
 * Converts a number, or a string that spells one: returns 0, or -1 when the
 * value is none, is not finite, or (for an int64) is not exactly an int64.
 */
int		 value_double(const struct value *, double *);
int		 value_int64(const struct value *, int64_t *);

#endif
