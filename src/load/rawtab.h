#ifndef RAWTAB_H
#define RAWTAB_H
/*
 * Strings by how the file spells them: the raw content of a JSON string to the
 * interned string, decoded once however often it stands there.  Raw texts are
 * not copied: they must stay where they are (in the mapping).
 */
#include <stddef.h>
#include <stdint.h>

struct builder;

struct raw {
	const char	*p;
	uint32_t	len;
	uint32_t	id;		/* string of the builder */
	uint32_t	hash;
	uint32_t	repairs;	/* JSON_R_ bits of its decoding */
};

struct rawtab {
	struct raw	*slots;		/* p NULL: empty; power of two */
	size_t		 nslots, n;
	char		*decoded;	/* scratch */
	size_t		 cap;
};

/* The entry of a raw text, added when new. Good until the next call. */
const struct raw *rawtab_get(struct rawtab *, struct builder *, const char *,
		    size_t);
void		 rawtab_free(struct rawtab *);

#endif
