#ifndef KINDTAB_H
#define KINDTAB_H
/*
 * Kinds by how the file spells them: the raw name and category of an event to
 * their strings and the kind of both, in one look-up an event.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "rawtab.h"

struct builder;

struct rawkind {
	const char	*name, *cat;	/* raw contents, copied */
	uint32_t	name_len, cat_len;
	uint32_t	hash;
	uint32_t	used;
	uint32_t	name_id, cat_id; /* strings; 0 for empty ones */
	uint32_t	kind;
	uint32_t	repairs;	/* JSON_R_ bits of the name << 8 | cat */
};

struct kindtab {
	struct rawkind	*slots;		/* power of two */
	size_t		 nslots, n;
	struct arena	 texts;
};

/* The entry, added when new; good until the next call. */
const struct rawkind *kindtab_get(struct kindtab *, struct rawtab *,
		    struct builder *, const char *name, size_t name_len,
		    const char *cat, size_t cat_len);
void		 kindtab_free(struct kindtab *);

#endif
