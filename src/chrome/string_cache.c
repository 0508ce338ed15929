/*
 * string_cache: an open-addressed table keyed by the bytes of the file.
 *
 * A load looks up two strings for each event and nearly always finds them, so
 * the hash reads at most 24 bytes (raw_hash() in the header), the length
 * decides first, and an entry stands in its slot: a hit reads one cache line
 * beside the text.  In ttv/hashtab.h a hit would read a second one, and a file,
 * which chooses these 24 bytes, the number of probes.  A string without a free
 * slot near its hash is not kept: it is decoded again each time, and the
 * builder's interned strings give it the same id.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/xmalloc.h"
#include "ttv/json.h"
#include "string_cache.h"

#define ONES		'\xff', '\xff', '\xff', '\xff', \
			'\xff', '\xff', '\xff', '\xff'
const char raw_ones[2 * RAW_WINDOW] = {
	ONES, ONES, ONES, ONES, ONES, ONES, ONES, ONES
};

/*
 * Returns the slot of a text, or the free slot for it; NULL when none is
 * within RAW_REACH.
 */
static struct raw *
raw_slot(const struct string_cache *t, const char *p, size_t len, uint32_t hash)
{
	size_t mask = t->nslots - 1, i;
	struct raw *r;

	for (i = 0; i < RAW_REACH; i++) {
		r = &t->slots[(hash + i) & mask];
		if (r->p == NULL || (r->hash == hash && r->len == len &&
		    raw_equal(r->p, p, len)))
			return r;
	}
	return NULL;
}

static void
raw_rehash(struct string_cache *t)
{
	struct raw *old = t->slots, *r;
	size_t i, n = t->nslots;

	t->nslots = n == 0 ? 256 : n * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = t->n = 0; i < n; i++) {
		if (old[i].p == NULL || (r = raw_slot(t, old[i].p, old[i].len,
		    old[i].hash)) == NULL)
			continue;
		*r = old[i];
		t->n++;
	}
	free(old);
}

/* Decodes the raw text of r, len bytes, and interns it. */
static void
raw_decode(struct string_cache *t, struct builder *b, struct raw *r, size_t len)
{
	unsigned repairs = 0;
	size_t n;

	if (json_plain(r->p, len)) {
		r->id = builder_string(b, r->p, len);
	} else {
		if (JSON_DECODED(len) > t->cap) {
			t->cap = JSON_DECODED(len);
			free(t->decoded);
			t->decoded = xmalloc(t->cap);
		}
		n = json_decode(r->p, len, t->decoded, &repairs);
		r->id = builder_string(b, t->decoded, n);
	}
	r->repairs = repairs;
}

const struct raw *
string_cache_get(struct string_cache *t, struct builder *b, const char *p,
    size_t len)
{
	uint32_t hash = raw_hash(p, len, 0);
	struct raw *r;

	if (t->n * 2 >= t->nslots)
		raw_rehash(t);
	r = raw_slot(t, p, len, hash);
	if (r != NULL && r->p != NULL)
		return r;
	if (r == NULL)
		r = &t->odd;
	else
		t->n++;
	r->p = p;
	r->len = (uint32_t)len;
	r->hash = hash;
	raw_decode(t, b, r, len);
	return r;
}

void
string_cache_free(struct string_cache *t)
{
	free(t->slots);
	free(t->decoded);
	memset(t, 0, sizeof(*t));
}
