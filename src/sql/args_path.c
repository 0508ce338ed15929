/*
 * args_path: the places that values have in args.
 *
 * A node has its own name alone: keys, which grow with the depth, are written
 * once for each node that has a value.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/xmalloc.h"

#include "args_path.h"

void
arg_paths_open(struct arg_paths *p)
{
	memset(p, 0, sizeof(*p));
	p->seed = hash_seed(p);
}

void
arg_paths_free(struct arg_paths *p)
{
	free(p->nodes);
	hashtab_free(&p->slots);
	arena_free(&p->names);
}

size_t
arg_paths_bytes(const struct arg_paths *p)
{
	return p->cap * sizeof(*p->nodes) + (p->slots.mask + 1) *
	    sizeof(struct hashslot) + p->names.total;
}

/* What a node is looked up by. */
struct place {
	uint32_t	 parent, item, len;
	const char	*name;
};

static int
is_at(const struct arg_node *d, const struct place *at)
{
	return d->parent == at->parent && d->item == at->item &&
	    d->len == at->len && (d->len == 0 ||
	    memcmp(d->name, at->name, d->len) == 0);
}

/* Finds a node or adds it. */
static uint32_t
look_up(struct arg_paths *p, const struct place *at)
{
	uint64_t h = hash_mix(hash_mix(p->seed, at->parent), at->item);
	struct arg_node *d;
	struct hashslot *s;

	h = hash_word(hash_bytes(h, at->name, at->len));
	if (hashtab_full(&p->slots, p->n))
		hashtab_grow(&p->slots);
	s = hashtab_first(&p->slots, h);
	while (s->row != 0 && !is_at(&p->nodes[s->row - 1], at))
		s = hashtab_next(&p->slots, s);
	if (s->row == 0) {
		p->nodes = xgrow(p->nodes, p->n, &p->cap, sizeof(*p->nodes));
		hashtab_set(s, h, p->n);
		d = &p->nodes[p->n++];
		*d = (struct arg_node){ NULL, at->len, at->item, at->parent,
		    PATH_NONE, PATH_NONE, PATH_NONE, 0 };
		d->name = arena_strndup(&p->names, at->name, at->len);
	}
	return s->row - 1;
}

/* Finds a node by what came there the last time, or else by its place. */
static uint32_t
find(struct arg_paths *p, uint32_t last, const struct place *at)
{
	uint32_t guess = last != PATH_NONE ? p->nodes[last].next :
	    at->parent != PATH_NONE ? p->nodes[at->parent].first : PATH_NONE;

	if (guess != PATH_NONE && is_at(&p->nodes[guess], at))
		return guess;
	guess = look_up(p, at);
	if (last != PATH_NONE)
		p->nodes[last].next = guess;
	else if (at->parent != PATH_NONE)
		p->nodes[at->parent].first = guess;
	return guess;
}

uint32_t
arg_path_name(struct arg_paths *p, uint32_t parent, uint32_t last,
    const char *name, size_t len)
{
	struct place at = { parent, PATH_NAME, (uint32_t)len, name };

	return find(p, last, &at);
}

uint32_t
arg_path_item(struct arg_paths *p, uint32_t parent, uint32_t last,
    uint32_t item)
{
	struct place at = { parent, item, 0, "" };

	return find(p, last, &at);
}

void
arg_path_key(const struct arg_paths *p, uint32_t node, struct buf *key,
    struct buf *flat)
{
	const struct arg_node *d;
	uint32_t *chain = NULL, at;
	size_t n = 0, cap = 0;

	for (at = node; at != PATH_NONE; at = p->nodes[at].parent) {
		chain = xgrow(chain, n, &cap, sizeof(*chain));
		chain[n++] = at;
	}
	buf_clear(key);
	buf_clear(flat);
	while (n-- > 0) {
		d = &p->nodes[chain[n]];
		if (d->item != PATH_NAME) {
			buf_printf(key, "[%u]", (unsigned)d->item);
			continue;
		}
		if (flat->len > 0)
			buf_addc(flat, '.');
		if (key->len > 0)
			buf_addc(key, '.');
		buf_add(key, d->name, d->len);
		buf_add(flat, d->name, d->len);
	}
	free(chain);
}
