/*
 * async_log: stores async events as they come.
 *
 * An event is stored as its time, its offset, its id and the number of its
 * family: everything else is the same for many events.  No id is looked up
 * while reading.  Events are spread over logs by a hash of their id: the ids of
 * one log fit into a cache, each log is a job for a thread, and a log is freed
 * when it has become spans.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "async.h"

/*
 * Returns the log of an id, by a hash of a text's bytes: parts number their
 * texts differently.
 */
static size_t
log_of(const struct builder *b, const struct ident *id)
{
	uint64_t h = (uint64_t)id->num, w;
	const char *s;
	size_t len;

	if (id->type == IDENT_TEXT) {
		s = strtab_str(b->strings, id->text);
		for (h = len = strtab_len(b->strings, id->text); len >= 8;
		    len -= 8, s += 8) {
			memcpy(&w, s, 8);
			h = (h ^ w) * UINT64_C(0xd6e8feb86659fd93);
			h ^= h >> 32;
		}
		w = 0;
		memcpy(&w, s, len);
		h ^= w;
	}
	return h * UINT64_C(0x9e3779b97f4a7c15) >> 32 & (ASYNC_LOGS - 1);
}

/*
 * Returns the number of a family, from the words that builder_key_word() makes.
 */
static uint32_t
family_of(struct builder *b, const struct idkey *key, uint64_t owner)
{
	struct idkey w = *key;
	struct family_seen *s;

	w.w[0] |= (uint64_t)b->file << 40;
	w.w[2] = owner;
	s = &b->families_seen[(owner ^ owner >> 32 << 6 ^ (w.w[0] & 1)) %
	    FAMILIES_SEEN];
	if (s->family == 0 || !idkey_same(&s->w, &w)) {
		s->w = w;
		s->family = idtab_add(&b->families, &w, NULL) + 1;
	}
	return s->family - 1;
}

void
builder_async(struct builder *b, enum async_step step, const struct key *k,
    uint32_t upid, int64_t ts, uint32_t kind, uint64_t off)
{
	struct async_log *l = &b->async[log_of(b, &k->id)];
	struct idkey w = builder_key_word(k);
	struct raw_async *a = LIST_ADD(l);

	a->ts = ts;
	a->off_what = RAW_PACK(off, RAW_ASYNC + step);
	a->id = w.w[2];
	a->family = family_of(b, &w, (uint64_t)upid << 32 | kind);
	l->nspans += !async_is_end(a);
}

void
builder_track_async(struct builder *b, enum async_step step, uint32_t track,
    struct ident id, int64_t ts, uint32_t kind, uint64_t off)
{
	struct key key = { .space = KEY_TRACK, .upid = track, .id = id };

	builder_async(b, step, &key, NONE, ts, kind, off);
}

void
builder_link(struct builder *b, const struct key *one, const struct key *other,
    uint64_t off)
{
	struct idkey x = builder_key_word(one), y = builder_key_word(other);
	struct link *l = LIST_ADD(&b->links);

	l->family[0] = family_of(b, &x, FAMILY_LINK);
	l->id[0] = x.w[2];
	l->family[1] = family_of(b, &y, FAMILY_LINK);
	l->id[1] = y.w[2];
	l->off = off;
}

/* ---- merging ---- */

uint32_t *
families_map(struct idtab *to, const struct idtab *from,
    const uint32_t *upid, const uint32_t *track, const uint32_t *string,
    const uint32_t *kind)
{
	uint32_t *map, i, owner, process;
	struct idkey w;

	map = xreallocarray(NULL, (size_t)from->n + 1, sizeof(*map));
	for (i = 0; i < from->n; i++) {
		w = from->keys[i];
		owner = (uint32_t)w.w[0];
		if (owner != NONE)
			owner = builder_key_space(&w) == KEY_TRACK ?
			    track[owner] : upid[owner];
		w.w[0] = (w.w[0] >> 32) << 32 | owner;
		w.w[1] = (uint64_t)string[w.w[1] >> 32] << 32 |
		    (uint32_t)w.w[1];
		process = (uint32_t)(w.w[2] >> 32);
		if (w.w[2] != FAMILY_LINK)
			w.w[2] = (uint64_t)(process == NONE ? NONE :
			    upid[process]) << 32 | kind[(uint32_t)w.w[2]];
		w.w[3] = (uint64_t)string[w.w[3] >> 32] << 32 |
		    string[(uint32_t)w.w[3]];
		map[i] = idtab_add(to, &w, NULL);
	}
	return map;
}

/*
 * Maps the id of an event of a family: a string's number by string[], other ids
 * stay.
 */
static uint64_t
mapped_id(uint64_t id, const struct idkey *family, const uint32_t *string)
{
	return (uint32_t)family->w[1] == IDENT_TEXT ? string[id] : id;
}

void
async_log_append(struct async_log *to, struct async_log *from,
    const struct idtab *families, const uint32_t *family,
    const uint32_t *string)
{
	struct raw_async *r;
	size_t i;

	for (i = 0; i < from->n; i++) {
		r = &from->v[i];
		r->id = mapped_id(r->id, &families->keys[r->family], string);
		r->family = family[r->family];
	}
	to->nspans += from->nspans;
	if (to->n == 0) {
		free(to->v);
		to->v = from->v;
		to->n = from->n;
		to->cap = from->cap;
	} else if (from->n > 0) {
		if (to->n + from->n > to->cap) {
			to->cap = to->n + from->n;
			to->v = xreallocarray(to->v, to->cap, sizeof(*to->v));
		}
		memcpy(&to->v[to->n], from->v, from->n * sizeof(*to->v));
		to->n += from->n;
		free(from->v);
	}
	memset(from, 0, sizeof(*from));
}

void
async_links_append(struct builder *to, const struct builder *from,
    const uint32_t *family, const uint32_t *string)
{
	const struct idkey *w;
	const struct link *l;
	struct link *new;
	size_t i;
	int k;

	for (i = 0; i < from->links.n; i++) {
		l = &from->links.v[i];
		new = LIST_ADD(&to->links);
		new->off = l->off;
		for (k = 0; k < 2; k++) {
			w = &from->families.keys[l->family[k]];
			new->family[k] = family[l->family[k]];
			new->id[k] = mapped_id(l->id[k], w, string);
		}
	}
}

/* ---- the order of the file ---- */

struct raw_async *
async_in_order(struct builder *b, size_t *n)
{
	struct raw_async *all, *out;
	struct radix *by;
	size_t i, j, at = 0;

	for (i = 0; i < ASYNC_LOGS; i++)
		at += b->async[i].n;
	*n = at;
	all = xreallocarray(NULL, at, sizeof(*all));
	out = xreallocarray(NULL, at, sizeof(*out));
	by = xreallocarray(NULL, at, sizeof(*by));
	for (i = 0, at = 0; i < ASYNC_LOGS; i++) {
		for (j = 0; j < b->async[i].n; j++, at++) {
			all[at] = b->async[i].v[j];
			by[at].key = RAW_OFF(&all[at]);
			by[at].value = at;
		}
		free(b->async[i].v);
		memset(&b->async[i], 0, sizeof(b->async[i]));
	}
	radix_sort(by, at);
	for (i = 0; i < at; i++)
		out[i] = all[by[i].value];
	free(by);
	free(all);
	return out;
}
