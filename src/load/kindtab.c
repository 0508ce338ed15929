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
kind_slot(const struct kindtab *t, const struct rawkind *want)
{
	size_t mask = t->nslots - 1, i = want->hash & mask;
	struct rawkind *k;

	for (;; i = (i + 1) & mask) {
		k = &t->slots[i];
		if (!k->used || (k->hash == want->hash &&
		    k->name_len == want->name_len &&
		    k->cat_len == want->cat_len &&
		    raw_equal(k->name, want->name, k->name_len) &&
		    raw_equal(k->cat, want->cat, k->cat_len)))
			return k;
	}
}

static void
kind_rehash(struct kindtab *t)
{
	struct rawkind *old = t->slots;
	size_t i, n = t->nslots;

	t->nslots = n == 0 ? 256 : n * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = 0; i < n; i++)
		if (old[i].used)
			*kind_slot(t, &old[i]) = old[i];
	free(old);
}

const struct rawkind *
kindtab_get(struct kindtab *t, struct rawtab *strings, struct builder *b,
    const char *name, size_t name_len, const char *cat, size_t cat_len)
{
	struct rawkind want, *k;
	const struct raw *r;

	want.name = name;
	want.cat = cat;
	want.name_len = (uint32_t)name_len;
	want.cat_len = (uint32_t)cat_len;
	want.hash = raw_hash(cat, cat_len, raw_hash(name, name_len, 1));
	if (t->n * 2 >= t->nslots)
		kind_rehash(t);
	k = kind_slot(t, &want);
	if (k->used)
		return k;
	*k = want;
	/* copies lie close together, the originals all over the mapping */
	k->name = arena_strndup(&t->texts, name, name_len);
	k->cat = arena_strndup(&t->texts, cat, cat_len);
	k->used = 1;
	k->name_id = k->cat_id = k->repairs = 0;
	if (name_len > 0) {
		r = rawtab_get(strings, b, name, name_len);
		k->name_id = r->id;
		k->repairs = r->repairs << 8;
	}
	if (cat_len > 0) {
		r = rawtab_get(strings, b, cat, cat_len);
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
