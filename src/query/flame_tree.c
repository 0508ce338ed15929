/*
 * flame_tree: call trees that grow.  Nodes are interned by (parent, name,
 * label, category, place, track), so a parent's number is below those of its
 * children, and two trees are joined in one pass over the nodes of one of them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

static uint32_t
tree_add(struct flame_tree *t, uint32_t parent, uint64_t name, uint64_t of,
    uint32_t track)
{
	struct idkey k = { { parent, name, track, of } };
	struct flame_raw *r;
	uint32_t n;
	int added;

	n = idtab_add(&t->keys, &k, &added);
	if (!added)
		return n;
	t->v = xgrow(t->v, n, &t->cap, sizeof(*t->v));
	r = &t->v[n];
	memset(r, 0, sizeof(*r));
	r->parent = parent;
	r->name = (uint32_t)name;
	r->label = (uint32_t)(name >> 32);
	r->cat = (uint32_t)of;
	r->place = (uint32_t)(of >> 32);
	r->track = track;
	r->longest = NONE;
	return n;
}

void
flame_tree_init(struct flame_tree *t, uint32_t most)
{
	size_t i;

	memset(t, 0, sizeof(*t));
	t->most = most < 2 ? 2 : most;
	t->rest = NONE;
	for (i = 0; i < FLAME_MEMO; i++)
		t->memo[i].parent = NONE;
	tree_add(t, NONE, 0, 0, NONE);
}

void
flame_tree_free(struct flame_tree *t)
{
	idtab_free(&t->keys);
	strtab_free(t->labels);
	free(t->v);
	memset(t, 0, sizeof(*t));
}

uint32_t
flame_tree_rest(struct flame_tree *t)
{
	if (t->rest == NONE)
		t->rest = tree_add(t, 0, FLAME_REST, 0, NONE);
	return t->rest;
}

uint32_t
flame_tree_child(struct flame_tree *t, uint32_t parent, uint64_t name,
    uint64_t of, uint32_t track)
{
	struct idkey k = { { parent, name, track, of } };
	uint32_t word = (uint32_t)name ^ (uint32_t)(name >> 32) * 0xc2b2ae35u;
	uint32_t slot = (parent * 0x9e3779b1u ^ word * 0x85ebca6bu) >> 22;
	uint32_t n;

	if (parent & FLAME_CUT)
		return parent;
	if (of == 0 && track == NONE && t->memo[slot].parent == parent &&
	    t->memo[slot].name == name)
		return t->memo[slot].node;
	/* the last place is that of the rest */
	if (t->keys.n + (t->rest == NONE) < t->most)
		n = tree_add(t, parent, name, of, track);
	else if ((n = idtab_find(&t->keys, &k)) == NONE)
		return parent | FLAME_CUT;
	if (of == 0 && track == NONE) {
		t->memo[slot].parent = parent;
		t->memo[slot].name = name;
		t->memo[slot].node = n;
	}
	return n;
}

void
flame_raw_add(struct flame_raw *r, uint64_t count, int64_t weight, int64_t max,
    uint32_t longest)
{
	if (longest != NONE && (r->longest == NONE || max > r->max ||
	    (max == r->max && longest < r->longest))) {
		r->longest = longest;
		r->max = max;
	}
	r->count += count;
	r->weight = sat_add(r->weight, weight);
}

/* Returns the number of a label of one tree in another, which has it then. */
static uint32_t
label_join(struct flame_tree *to, const struct flame_tree *from, uint32_t label)
{
	if (label == 0)
		return 0;
	return strtab_add(to->labels, strtab_str(from->labels, label),
	    strtab_len(from->labels, label));
}

void
flame_tree_join(struct flame_tree *to, const struct flame_tree *from)
{
	uint32_t *map = xreallocarray(NULL, from->keys.n, sizeof(*map)), i, n;
	const struct flame_raw *r;
	struct flame_raw *w;

	map[0] = 0;
	for (i = 1; i < from->keys.n; i++) {
		r = &from->v[i];
		map[i] = n = r->name == FLAME_REST ? flame_tree_rest(to) :
		    flame_tree_child(to, map[r->parent], FLAME_NAMED(r->name,
		    label_join(to, from, r->label)), FLAME_OF(r->cat,
		    r->place), r->track);
		if (n & FLAME_CUT) {
			to->left_out += r->count;
			n = n == FLAME_CUT ? flame_tree_rest(to) :
			    n & ~FLAME_CUT;
			to->v[n].weight = sat_add(to->v[n].weight,
			    sat_span(r->covered, r->weight));
			continue;
		}
		w = &to->v[n];
		flame_raw_add(w, r->count, r->weight, r->max, r->longest);
		w->open += r->open;
		w->covered = sat_add(w->covered, r->covered);
	}
	to->entities += from->entities;
	to->open += from->open;
	to->left_out += from->left_out;
	free(map);
}
