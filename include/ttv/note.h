#ifndef TTV_NOTE_H
#define TTV_NOTE_H
/*
 * note: annotations: what slices mean, and where to read on, from the rules of
 * a struct derived.  Const once made; a trace owns its notes.
 */
#include <stddef.h>
#include <stdint.h>

struct derived;
struct notes;
struct trace;

struct note {
	const char	*text, *link;	/* NULL: none; not safe to print */
};

/*
 * Returns the notes of a trace, or NULL without rules.  Of several rules for a
 * thing, one for its event wins over one for names, and later ones over
 * earlier ones.  O(rules * kinds).
 */
struct notes	*notes_new(const struct trace *, const struct derived *);
void		 notes_free(struct notes *);
/*
 * Return what is noted of a slice, an instant (their event), or of all slices
 * of a kind; NULL: nothing.  O(log rules).
 */
const struct note *note_of(const struct trace *, uint64_t off, uint32_t kind);
const struct note *note_of_kind(const struct trace *, uint32_t kind);
/* Returns the ith event that has a note of its own, ascending, or OFF_NONE. */
uint64_t	 note_event(const struct trace *, size_t i);

/*
 * Returns 1 if a text matches a pattern as GLOB of SQL does: * any text, ? a
 * character, [a-z] one of them, [^a-z] none of them.
 */
int		 note_glob(const char *pattern, const char *text);

#endif
