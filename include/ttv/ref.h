#ifndef TTV_REF_H
#define TTV_REF_H
/*
 * ref: references to objects.  {"id_ref": ID} anywhere in args stands for the
 * object of that id, and for the snapshot of the object that was in force at
 * the time of the event or snapshot that holds the reference.
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

/*
 * Returns 1 if the value is a reference: a JSON object with id_ref (or idRef).
 */
int	ref_is(const struct value *);
/*
 * Resolves the reference `value` in an event of process upid at time ts to the
 * object with created <= ts < destroyed and to its last snapshot at or before
 * ts, else to its first snapshot.  The members scope and pid_ref of the
 * reference are obeyed.  Returns 0, or -1 when no object fits.  O(log objects +
 * lives of the id).
 */
int	ref_find(const struct trace *, uint32_t upid, int64_t ts,
	    const struct value *, struct ref *);
/*
 * Calls fn for every reference in the value, with the path of the reference
 * ("a.b.0"), in the order of the text.  A reference is not searched for others.
 */
void	ref_walk(const struct value *, void (*fn)(void *, const char *path,
	    const struct value *), void *);
/*
 * Returns 1 if the id is "Type/0xHEX", as a snapshot inside a snapshot has it,
 * and in *slash the index of the slash.
 */
int	ref_typed(const char *, size_t, size_t *slash);
#define NESTED_HEIGHT	16	/* levels of nested snapshots, from the
				 * inside */
/*
 * Returns the value of a snapshot, in the arena, without the members that only
 * identify the object (cat, base_type; id of a nested one), and with references
 * in the places of nested snapshots; NULL when the text cannot be read.
 */
struct value	*ref_snapshot(const struct trace *, uint32_t snapshot,
		    struct arena *);

#endif
