/*
 * kindtab: an open-addressed table over pairs of raw texts.  A trace has some
 * thousand kinds and millions of events, so nearly every call is one hash, one
 * probe and two comparisons of bytes that are in the cache.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/builder.h"
#include "ttv/xmalloc.h"
#include "kindtab.h"

static struct rawkind *
kind_slot(const struct kindtab *t, uint32_t hash, const char *name, size_t n,
    const char *cat, size_t m)
{
	size_t mask = t->nslots - 1, i = hash & mask;

	while (t->slots[i].name != NULL &&
	    !kind_is(&t->slots[i], hash, name, n, cat, m))
		i = (i + 1) & mask;
	return &t->slots[i];
}

static void
kind_rehash(struct kindtab *t)
{
	struct rawkind *old = t->slots;
	size_t i, n = t->nslots;

	t->nslots = n == 0 ? 256 : n * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = 0; i < n; i++)
		if (old[i].name != NULL)
			*kind_slot(t, old[i].hash, old[i].name,
			    old[i].name_len, old[i].cat, old[i].cat_len) =
			    old[i];
	free(old);
}

/* A copy that raw_word() can read to its end. */
static const char *
copied(struct kindtab *t, const char *p, size_t len)
{
	char *s = arena_alloc(&t->texts, len + RAW_PAD);

	memcpy(s, p, len);
	memset(s + len, 0, RAW_PAD);
	return s;
}

const struct rawkind *
kindtab_find(struct kindtab *t, struct rawtab *strings, struct builder *b,
    uint32_t hash, const char *name, size_t n, const char *cat, size_t m)
{
	struct rawkind *k;
	const struct raw *r;

	if (t->n * 2 >= t->nslots)
		kind_rehash(t);
	k = kind_slot(t, hash, name, n, cat, m);
	if (k->name != NULL)
		return k;
	k->hash = hash;
	k->name_len = (uint32_t)n;
	k->cat_len = (uint32_t)m;
	/* copies lie close together, the originals all over the mapping */
	k->name = copied(t, name, n);
	k->cat = copied(t, cat, m);
	k->name_id = k->cat_id = k->repairs = 0;
	if (n > 0) {
		r = rawtab_get(strings, b, name, n);
		k->name_id = r->id;
		k->repairs = r->repairs << 8;
	}
	if (m > 0) {
		r = rawtab_get(strings, b, cat, m);
		k->cat_id = r->id;
		k->repairs |= r->repairs;
	}
	k->kind = builder_kind(b, k->name_id, k->cat_id, 0);
	t->n++;
	return k;
}

void
kindtab_free(struct kindtab *t)
{
	free(t->slots);
	arena_free(&t->texts);
	memset(t, 0, sizeof(*t));
}
