/*
 * flame_match: the nodes whose names match a pattern, and their share.  Each
 * name is matched once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flame.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "match.h"

/* Adds the weights of the hits that are below no other hit. */
static void
found_make(const struct flame *f, const uint8_t *hit,
    struct flame_found *found)
{
	uint8_t *below = xcalloc(f->n, 1);
	uint32_t i, up;

	for (i = 1; i < f->n; i++) {
		up = f->v[i].parent;
		below[i] = below[up] | hit[up];
		if (!hit[i])
			continue;
		found->nodes++;
		found->self = sat_add(found->self, f->v[i].self);
		if (!below[i])
			found->total = sat_add(found->total, f->v[i].total);
	}
	free(below);
}

void
flame_match_name(const struct flame *f, uint32_t name, uint8_t *hit,
    uint8_t *name_hit, struct flame_found *found)
{
	uint32_t i;
	size_t k;

	memset(found, 0, sizeof(*found));
	for (k = 0; k < f->nnames; k++)
		name_hit[k] = f->names[k].name == name;
	for (i = 0; i < f->n; i++)
		hit[i] = i > 0 && f->v[i].track == NONE && f->v[i].name ==
		    name;
	found_make(f, hit, found);
}

int
flame_match(const struct flame *f, const struct trace *t, const char *pattern,
    uint8_t *hit, uint8_t *name_hit, struct flame_found *found,
    struct err *err)
{
	uint32_t i, n, strings = strtab_count(t->strings);
	uint8_t *good;			/* by string */
	struct match m;
	size_t k;

	memset(found, 0, sizeof(*found));
	memset(hit, 0, f->n);
	if (match_open(&m, pattern, err) == -1)
		return -1;
	good = xcalloc((size_t)strings + 1, 1);
	for (k = 0; k < f->nnames; k++) {
		n = f->names[k].name;
		name_hit[k] = n != FLAME_REST && match_text(&m, trace_str(t,
		    n), strtab_len(t->strings, n));
		if (n <= strings)
			good[n] = name_hit[k];
	}
	found->costly = m.costly;
	match_close(&m);
	for (i = 1; i < f->n; i++) {
		n = f->v[i].name;
		hit[i] = f->v[i].track == NONE && n <= strings && good[n];
	}
	free(good);
	found_make(f, hit, found);
	return 0;
}
