/*
 * rawtab: an open-addressed table keyed by the bytes of the file.
 *
 * Loading looks up two strings for every event and nearly always finds them,
 * so the hash looks at 24 bytes at the most (raw_hash() in the header) and the
 * length decides first.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/xmalloc.h"
#include "json.h"
#include "rawtab.h"

static struct raw *
raw_slot(const struct rawtab *t, const char *p, size_t len, uint32_t hash)
{
	size_t mask = t->nslots - 1, i = hash & mask;
	struct raw *r;

	for (;; i = (i + 1) & mask) {
		r = &t->slots[i];
		if (r->p == NULL || (r->hash == hash && r->len == len &&
		    raw_equal(r->p, p, len)))
			return r;
	}
}

static void
raw_rehash(struct rawtab *t)
{
	struct raw *old = t->slots;
	size_t i, n = t->nslots;

	t->nslots = n == 0 ? 256 : n * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = 0; i < n; i++)
		if (old[i].p != NULL)
			*raw_slot(t, old[i].p, old[i].len, old[i].hash) =
			    old[i];
	free(old);
}

const struct raw *
rawtab_get(struct rawtab *t, struct builder *b, const char *p, size_t len)
{
	uint32_t hash = raw_hash(p, len, 0);
	unsigned repairs = 0;
	struct raw *r;
	size_t n;

	if (t->n * 2 >= t->nslots)
		raw_rehash(t);
	r = raw_slot(t, p, len, hash);
	if (r->p != NULL)
		return r;
	r->p = p;
	r->len = (uint32_t)len;
	r->hash = hash;
	if (json_plain(p, len)) {
		r->id = builder_string(b, p, len);
	} else {
		if (JSON_DECODED(len) > t->cap) {
			t->cap = JSON_DECODED(len);
			free(t->decoded);
			t->decoded = xmalloc(t->cap);
		}
		n = json_decode(p, len, t->decoded, &repairs);
		r->id = builder_string(b, t->decoded, n);
	}
	r->repairs = repairs;
	t->n++;
	return r;
}

void
rawtab_free(struct rawtab *t)
{
	free(t->slots);
	free(t->decoded);
	memset(t, 0, sizeof(*t));
}
