#ifndef PF_TYPED_H
#define PF_TYPED_H
/* Messages by their descriptions, as values. */
#include "pf_schema.h"
#include "pf_value.h"

/*
 * Returns whether a field of a track event is a message that is an arg of its
 * own, or an extension.
 */
int		 pf_typed_is_arg(uint32_t field);
/* Returns a message of a type; 0: by the numbers of its fields. */
struct value	*pf_typed_message(const struct pf_at *, uint32_t type,
		    const struct pf_span *, int depth);
/*
 * Adds a field to an object.  Its row gives the name, the type and whether it
 * is a list; NULL: nothing describes it, and its key is its number behind a
 * prefix.
 */
void		 pf_typed_field(const struct pf_at *, struct value *,
		    const struct pf_schema_row *, const char *prefix,
		    const struct pf_field *, int depth);
/* Returns the number of the type that an annotation names, or 0. */
uint32_t	 pf_typed_named(const struct pf_at *, const struct pf_span *);

#endif
