#ifndef TTV_REF_H
#define TTV_REF_H
/*
 * References to objects.  A value of args or of a snapshot that refers to the
 * object of an id means, of that object, the snapshot that was in force at the
 * time of the event.  The format knows which values refer.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct trace;
struct value;

struct ref {
	uint32_t	object;		/* NONE: none was alive then */
	uint32_t	snapshot;	/* NONE: the object has no snapshot */
};

/* What a value says of the object that it refers to. */
struct reference {
	const struct value *id;
	const struct value *pid;	/* the process of the object; NULL: that
					 * of the event */
	const struct value *scope;	/* of the id; NULL: the default */
};

/* Returns 1 and sets *r if the value, which may be NULL, is a reference. */
int	ref_is(const struct trace *, const struct value *,
	    struct reference *r);
/*
 * Finds what a reference in an event of process upid at time ts means: the
 * object with created <= ts < destroyed; its last snapshot at or before ts,
 * else its first.  Returns 0, or -1 when nothing fits.  O(log objects + lives
 * of the id).
 */
int	ref_find(const struct trace *, uint32_t upid, int64_t ts,
	    const struct reference *, struct ref *);
/*
 * Calls fn for every reference in the value, with the path of the reference
 * ("a.b.0"), in the order of the text.  A reference is not searched for others.
 */
void	ref_walk(const struct trace *, const struct value *,
	    void (*fn)(void *, const char *path, const struct reference *),
	    void *);
/*
 * Returns the value of a snapshot as trace_reader.snapshot makes it; NULL when
 * the text cannot be read.  Lives in the arena.
 */
struct value	*ref_snapshot(const struct trace *, uint32_t snapshot,
		    struct arena *);

#endif
