#ifndef TTV_REF_H
#define TTV_REF_H
/*
 * References to objects: {"id_ref": ID} anywhere in args means the object of
 * that id, and of it the snapshot that was in force at the time of whatever
 * refers to it.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct trace;
struct value;

struct ref {
	uint32_t	object;		/* NONE: none was alive */
	uint32_t	snapshot;	/* NONE: it never had one */
};

/* 1 when the value is a reference: an object with id_ref (or idRef). */
int	ref_is(const struct value *);
/*
 * What a reference in an event of process upid at time ts means: the object
 * with created <= ts < destroyed; its last snapshot at or before ts, else its
 * first.  scope, pid_ref are read from the reference.  Returns 0, or -1 when
 * nothing fits. O(log objects + lives of the id).
 */
int	ref_find(const struct trace *, uint32_t upid, int64_t ts,
	    const struct value *, struct ref *);
/*
 * Calls fn for every reference in the value, with its path ("a.b.0"), in
 * the order of the text.  The reference itself is not searched.
 */
void	ref_walk(const struct value *, void (*fn)(void *, const char *path,
	    const struct value *), void *);
/*
 * Whether an id is "Type/0xHEX", as snapshots inside a snapshot have it, and
 * where its slash is.
 */
int	ref_typed(const char *, size_t, size_t *slash);
#define NESTED_HEIGHT	16	/* levels of such snapshots, from the inside */
/*
 * The snapshot's value without the members that only say which object it is
 * (cat, base_type, of a nested one its id), and with references in the places
 * of those nested in it; NULL when the text cannot be read.  Lives in the
 * arena.
 */
struct value	*ref_snapshot(const struct trace *, uint32_t snapshot,
		    struct arena *);

#endif
