#ifndef SPEC_NODE_H
#define SPEC_NODE_H
/*
 * spec_node: specifications of summaries (ttv/spec.h) as trees of fields.  A
 * message, a list and a value are nodes alike; those of one message hang in the
 * order in which the file has them.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/buf.h"

struct err;

enum spec_type { SPEC_STRING, SPEC_INT, SPEC_REAL, SPEC_BOOL, SPEC_ENUM,
	SPEC_OF };

/* The messages: each has its fields in spec_messages. */
enum spec_message {
	SPEC_SUMMARY, SPEC_METRIC, SPEC_TEMPLATE, SPEC_DIMENSION,
	SPEC_VALUE_COLUMN, SPEC_INTERNED, SPEC_INTERNED_COLUMN, SPEC_QUERY,
	SPEC_TABLE, SPEC_SLICES, SPEC_SQL, SPEC_DEPENDENCY, SPEC_INTERSECT,
	SPEC_TO_INTERVALS, SPEC_TIME_RANGE, SPEC_JOIN, SPEC_EQUALITY,
	SPEC_FREEFORM, SPEC_UNION, SPEC_ADD_COLUMNS, SPEC_CREATE_SLICES,
	SPEC_COUNTER_INTERVALS, SPEC_FILTER_IN, SPEC_FILTER,
	SPEC_FILTER_GROUP, SPEC_GROUP_BY, SPEC_AGGREGATE, SPEC_SELECT,
	SPEC_ORDER_BY, SPEC_ORDERING, SPEC_MESSAGES
};

struct spec_word {			/* of an enumeration */
	int		 num;
	const char	*name;		/* NULL: behind the last */
};

struct spec_field {
	uint32_t	 number;	/* 0: behind the last */
	uint8_t		 type;		/* enum spec_type */
	uint8_t		 many;		/* 1: may be there more than once */
	uint8_t		 of;		/* SPEC_OF: enum spec_message */
	const char	*name;
	const struct spec_word *words;	/* SPEC_ENUM */
};

extern const struct spec_field *const spec_messages[SPEC_MESSAGES];

struct spec_node {
	const struct spec_field *field;	/* NULL: a root */
	struct spec_node *next;		/* of the same message */
	struct spec_node *child, *last;	/* SPEC_OF */
	const char	*text;		/* SPEC_STRING; ends with a NUL */
	size_t		 len;
	int64_t		 num;		/* SPEC_INT, SPEC_BOOL, SPEC_ENUM */
	double		 real;		/* SPEC_REAL */
};

/* Messages in messages that are read, as protobuf's own readers have it. */
#define SPEC_DEPTH	100

/* Appends a node of a field to a message. */
struct spec_node *spec_add(struct arena *, struct spec_node *,
	    const struct spec_field *);
/* Appends a node that has the same value, under the name of a field. */
void		 spec_copy(struct arena *, struct spec_node *,
		    const struct spec_node *, const struct spec_field *);
/* Returns the field of a message by its name, of n bytes, or NULL. */
const struct spec_field *spec_field(enum spec_message, const char *, size_t n);
/* Returns the node of a name that comes next behind one (NULL: first). */
const struct spec_node *spec_next(const struct spec_node *message,
	    const struct spec_node *, const char *name);
/* Returns the last one, which is the one that counts, or NULL. */
const struct spec_node *spec_get(const struct spec_node *, const char *name);
/* Returns its text, "" without one. */
const char	*spec_text(const struct spec_node *, const char *name);
/* Returns its number, 0 without one. */
int64_t		 spec_num(const struct spec_node *, const char *name);

/*
 * Read a message into a root: fields as a text (spec_text.c) or in the wire
 * format (spec_wire.c).  Return 0, or -1 and *err, which names the file.
 */
int		 spec_read_text(struct arena *, struct spec_node *root,
		    enum spec_message, const char *path, const char *,
		    size_t, struct err *);
int		 spec_read_wire(struct arena *, struct spec_node *root,
		    enum spec_message, const char *path, const char *,
		    size_t, struct err *);

/* Append a string, a number, and fields, in protobuf's text or in JSON. */
void		 spec_string(struct buf *, int json, const char *, size_t);
void		 spec_real(struct buf *, int json, double);
void		 spec_print_text(struct buf *, const struct spec_node *,
		    unsigned depth);
void		 spec_print_json(struct buf *, const struct spec_node *,
		    enum spec_message);

#endif
