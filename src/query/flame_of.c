/*
 * flame_of: which share of a call tree is that of some of its tracks, so that
 * two files can be told apart in one tree.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flame.h"
#include "ttv/idtab.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

uint32_t
flame_label_in(const struct flame *f, const struct flame *from, uint32_t label)
{
	uint32_t id;

	if (label == 0 || f->labels == NULL || f->labels == from->labels)
		return label;
	id = strtab_find(f->labels, strtab_str(from->labels, label),
	    strtab_len(from->labels, label));
	return id != 0 ? id : NONE;
}

/* Returns what tells a child of a node from the others. */
static struct idkey
child_key(const struct flame_node *v, uint32_t parent, uint32_t label)
{
	return (struct idkey){ { parent, (uint64_t)label << 32 | v->name,
	    flame_where(v), v->track } };
}

void
flame_of(const struct flame *whole, const struct flame *part,
    int64_t *total)
{
	uint32_t *pair = xreallocarray(NULL, whole->n, sizeof(*pair));
	uint32_t *node = xreallocarray(NULL, part->n, sizeof(*node)), i, id;
	struct idtab children = { 0 };
	struct idkey k;
	int added;

	for (i = 1; i < part->n; i++) {
		k = child_key(&part->v[i], part->v[i].parent,
		    part->v[i].label);
		id = idtab_add(&children, &k, &added);
		if (added)
			node[id] = i;
	}
	pair[0] = 0;
	total[0] = part->v[0].total;
	for (i = 1; i < whole->n; i++) {
		pair[i] = NONE;
		total[i] = 0;
		if (pair[whole->v[i].parent] == NONE)
			continue;
		k = child_key(&whole->v[i], pair[whole->v[i].parent],
		    flame_label_in(part, whole, whole->v[i].label));
		if ((id = idtab_find(&children, &k)) == UINT32_MAX)
			continue;
		pair[i] = node[id];
		total[i] = part->v[pair[i]].total;
	}
	idtab_free(&children);
	free(node);
	free(pair);
}
