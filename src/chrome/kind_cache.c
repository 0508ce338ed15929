/*
 * kind_cache: an open-addressed table over pairs of raw texts.  A trace has
 * some thousand kinds and millions of events, so nearly every call is one hash,
 * one probe and two comparisons of bytes in the cache.  As in string_cache.c,
 * an entry without a free slot near its hash is not kept.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/builder.h"
#include "ttv/xmalloc.h"
#include "kind_cache.h"

/*
 * Returns the slot of a kind, or the free slot for it; NULL when none is
 * within RAW_REACH.
 */
static struct rawkind *
kind_slot(const struct kind_cache *t, uint32_t hash, const char *name, size_t n,
    const char *cat, size_t m)
{
	size_t mask = t->nslots - 1, i;
	struct rawkind *k;

	for (i = 0; i < RAW_REACH; i++) {
		k = &t->slots[(hash + i) & mask];
		if (k->hash == 0 || kind_is(k, hash, name, n, cat, m))
			return k;
	}
	return NULL;
}

static void
kind_rehash(struct kind_cache *t)
{
	struct rawkind *old = t->slots, *k;
	size_t i, n = t->nslots;

	t->nslots = n == 0 ? 256 : n * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = t->n = 0; i < n; i++) {
		if (old[i].hash == 0 || (k = kind_slot(t, old[i].hash,
		    old[i].name, old[i].name_len, old[i].cat,
		    old[i].cat_len)) == NULL)
			continue;
		*k = old[i];
		t->n++;
	}
	free(old);
}

/*
 * Copies a text behind the copy before: kinds of neighbouring events share
 * cache lines.
 */
#define KIND_TEXTS	8192
static const char *
kind_copy_text(struct kind_cache *t, const char *p, size_t len)
{
	char *s;

	if (len + RAW_PAD > t->left) {
		t->left = len + RAW_PAD > KIND_TEXTS ? len + RAW_PAD :
		    KIND_TEXTS;
		t->room = arena_calloc(&t->texts, t->left);
	}
	s = t->room;
	memcpy(s, p, len);
	t->room += len;
	t->left -= len;
	return s;
}

/* Sets the builder's ids of a kind. */
static void
kind_read(struct rawkind *k, struct string_cache *strings, struct builder *b,
    const char *name, const char *cat)
{
	const struct raw *r;

	k->name_id = k->cat_id = k->repairs = 0;
	if (k->name_len > 0) {
		r = string_cache_get(strings, b, name, k->name_len);
		k->name_id = r->id;
		k->repairs = r->repairs << 8;
	}
	if (k->cat_len > 0) {
		r = string_cache_get(strings, b, cat, k->cat_len);
		k->cat_id = r->id;
		k->repairs |= r->repairs;
	}
	k->kind = builder_kind(b, k->name_id, k->cat_id, 0);
}

const struct rawkind *
kind_cache_find(struct kind_cache *t, struct string_cache *strings,
    struct builder *b, uint32_t hash, const char *name, size_t n,
    const char *cat, size_t m)
{
	struct rawkind *k;

	if (t->n * 2 >= t->nslots)
		kind_rehash(t);
	k = kind_slot(t, hash, name, n, cat, m);
	if (k != NULL && k->hash != 0)
		return k;
	if (k == NULL)
		k = &t->odd;
	else {
		/*
		 * the copies are close together, the originals spread over the
		 * file
		 */
		k->name = kind_copy_text(t, name, n);
		k->cat = kind_copy_text(t, cat, m);
		t->n++;
	}
	k->hash = hash;
	k->name_len = (uint32_t)n;
	k->cat_len = (uint32_t)m;
	kind_read(k, strings, b, name, cat);
	return k;
}

void
kind_cache_free(struct kind_cache *t)
{
	free(t->slots);
	arena_free(&t->texts);
	memset(t, 0, sizeof(*t));
}
