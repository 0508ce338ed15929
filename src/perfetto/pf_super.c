/*
 * pf_super: which class extends which, of heap graphs whose types do not say
 * it: the object java.lang.Class<NAME> of a class refers to that of the class
 * above it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf_graph.h"

/* Returns the key of a class of that name, beside another one. */
static struct idkey
pf_super_key(struct pf_heap *h, const struct pf_heap_class *c,
    const struct pf_span *name)
{
	uint64_t off = h->graphs[c->graph].off;
	struct idkey key = {{ c->graph, pf_string(h->b, name, off),
	    pf_string(h->b, &c->place, off) }};

	return key;
}

/* Returns the object of the class above that of an object, or NONE. */
static uint32_t
pf_super_of(const struct pf_heap *h, const struct pf_heap_object *o,
    uint32_t field)
{
	uint32_t i;

	for (i = 0; i < o->nrefs; i++)
		if (h->refs[o->set + i].name == field)
			return h->refs[o->set + i].owned;
	return NONE;
}

/* Returns whether a name is java.lang.Class<NAME> of no array. */
static int
pf_super_static(const struct pf_span *name, const struct pf_span *base)
{
	return base->p != name->p && base->p + base->len + 1 == name->p +
	    name->len;
}

void
pf_graph_super(struct pf_heap *h)
{
	uint32_t field = pf_literal(h->b, "java.lang.Class.superClass");
	struct pf_heap_class *of = h->classes;
	struct idtab names;		/* number i is class by[i] */
	uint32_t *by = NULL, i, at, class, super;
	struct pf_span base;
	struct idkey key;
	size_t cap = 0;
	int added;

	memset(&names, 0, sizeof(names));
	for (i = 0; i < h->class_ids.n; i++) {
		key = pf_super_key(h, &of[i], &of[i].name);
		at = idtab_add(&names, &key, &added);
		by = xgrow(by, at, &cap, sizeof(*by));
		by[at] = i;
	}
	for (i = 0; i < h->object_ids.n; i++) {
		class = h->objects[i].class;
		if (class == NONE)
			continue;
		base = pf_class_base(&of[class].name);
		if (!pf_super_static(&of[class].name, &base) ||
		    (at = pf_super_of(h, &h->objects[i], field)) == NONE ||
		    h->objects[at].class == NONE)
			continue;
		key = pf_super_key(h, &of[class], &base);
		if ((class = idtab_find(&names, &key)) == NONE ||
		    of[by[class]].super != NONE)
			continue;
		super = h->objects[at].class;
		base = pf_class_base(&of[super].name);
		key = pf_super_key(h, &of[super], &base);
		if ((super = idtab_find(&names, &key)) != NONE)
			of[by[class]].super = by[super];
	}
	free(by);
	idtab_free(&names);
}
