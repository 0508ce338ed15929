/*
 * flame_match: the nodes whose names match a pattern, and their share.  Each
 * name is matched once, with each of its labels.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/flame.h"
#include "ttv/idtab.h"
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

static struct idkey
name_key(uint32_t name, uint32_t label)
{
	return (struct idkey){ { name, label, 0, 0 } };
}

/* Returns whether "name label" matches. */
static int
name_matches(struct match *m, const struct trace *t,
    const struct flame *f, const struct flame_name *v, struct buf *b)
{
	size_t len = strtab_len(t->strings, v->name);

	if (v->label == 0)
		return match_text(m, trace_str(t, v->name), len);
	b->len = 0;
	buf_add(b, trace_str(t, v->name), len);
	buf_addc(b, ' ');
	buf_add(b, strtab_str(f->labels, v->label), strtab_len(f->labels,
	    v->label));
	return match_text(m, b->data, b->len);
}

int
flame_match(const struct flame *f, const struct trace *t, const char *pattern,
    uint8_t *hit, uint8_t *name_hit, struct flame_found *found,
    struct err *err)
{
	uint8_t *good = xcalloc(f->nnames + 1, 1);	/* by name and label */
	struct buf text = BUF_INIT;
	struct idtab names = { 0 };
	const struct flame_name *v;
	struct idkey key = { { 0 } };
	struct match m;
	uint32_t i;
	size_t k;

	memset(found, 0, sizeof(*found));
	memset(hit, 0, f->n);
	if (match_open(&m, pattern, err) == -1) {
		free(good);
		return -1;
	}
	for (k = 0; k < f->nnames; k++) {
		v = &f->names[k];
		name_hit[k] = v->name != FLAME_REST && name_matches(&m, t, f,
		    v, &text);
		key = name_key(v->name, v->label);
		good[idtab_add(&names, &key, NULL)] = name_hit[k];
	}
	found->costly = m.costly;
	match_close(&m);
	for (i = 1; i < f->n; i++) {
		key = name_key(f->v[i].name, f->v[i].label);
		hit[i] = f->v[i].track == NONE && good[idtab_find(&names,
		    &key)];
	}
	free(good);
	buf_free(&text);
	idtab_free(&names);
	found_make(f, hit, found);
	return 0;
}
