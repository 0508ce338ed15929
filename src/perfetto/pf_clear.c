/*
 * pf_clear: names that a build has obfuscated, and what they stood for
 * (DeobfuscationMapping), for the classes and fields of heap graphs.
 *
 * A mapping is of a package: it counts for classes unless they lie in a file of
 * another package.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_graph.h"

/* Returns whether a class may be of a package. */
static int
pf_clear_package(const struct pf_heap_class *c, const struct pf_span *package)
{
	return package->len == 0 || c->place.len == 0 || c->place.p[0] != '/' ||
	    memmem(c->place.p, c->place.len, package->p, package->len) != NULL;
}

struct pf_span
pf_class_base(const struct pf_span *s)
{
	static const char class[] = "java.lang.Class<";
	struct pf_span b = *s;

	if (b.len > sizeof(class) - 1 && b.p[b.len - 1] == '>' &&
	    memcmp(b.p, class, sizeof(class) - 1) == 0) {
		b.p += sizeof(class) - 1;
		b.len -= sizeof(class);
	}
	while (b.len >= 2 && b.p[b.len - 1] == ']' && b.p[b.len - 2] == '[')
		b.len -= 2;
	return b;
}

/* What names of classes and of fields stand for what. */
struct pf_clear {
	struct pf_heap	*h;
	uint64_t	 off;
	struct idtab	 bases;		/* names of classes, as strings */
	uint32_t	*first;		/* class of each */
	size_t		 cap;
	uint32_t	*next;		/* by class: of its name, or NONE */
	struct idtab	 fields;	/* names of fields, as strings */
	uint32_t	*clear;		/* of each */
	size_t		 clear_cap;
};

/* Lists the classes by their names. */
static void
pf_clear_begin(struct pf_clear *x)
{
	struct pf_heap *h = x->h;
	struct idkey key = {{ 0 }};
	struct pf_span base;
	uint32_t i, at;
	int added;

	x->next = xreallocarray(NULL, (size_t)h->class_ids.n + 1,
	    sizeof(*x->next));
	for (i = h->class_ids.n; i-- > 0;) {
		base = pf_class_base(&h->classes[i].name);
		key.w[0] = pf_string(h->b, &base, x->off);
		at = idtab_add(&x->bases, &key, &added);
		x->first = xgrow(x->first, at, &x->cap, sizeof(*x->first));
		x->next[i] = added ? NONE : x->first[at];
		x->first[at] = i;
	}
}

/* Notes the name of a field CLASS.MEMBER. */
static void
pf_clear_field(struct pf_clear *x, const struct pf_span *s,
    const struct pf_span *class, const struct pf_span *clear)
{
	struct pf_span from = pf_member(s, PF_OBFUSCATED_MEMBER_OBFUSCATED);
	struct pf_span to = pf_member(s, PF_OBFUSCATED_MEMBER_DEOBFUSCATED);
	struct idkey key = {{ 0 }};
	struct buf name = BUF_INIT;
	struct pf_span text;
	uint32_t i;

	buf_add(&name, (const char *)class->p, class->len);
	buf_addc(&name, '.');
	buf_add(&name, (const char *)from.p, from.len);
	text = (struct pf_span){ (const uint8_t *)name.data, name.len };
	key.w[0] = pf_string(x->h->b, &text, x->off);
	buf_clear(&name);
	if (to.len > 0 && memchr(to.p, '.', to.len) == NULL) {
		buf_add(&name, (const char *)clear->p, clear->len);
		buf_addc(&name, '.');
	}
	buf_add(&name, (const char *)to.p, to.len);
	text = (struct pf_span){ (const uint8_t *)name.data, name.len };
	i = idtab_add(&x->fields, &key, NULL);
	x->clear = xgrow(x->clear, i, &x->clear_cap, sizeof(*x->clear));
	x->clear[i] = pf_string(x->h->b, &text, x->off);
	buf_free(&name);
}

/* Names a class; base is a part of its name. */
static void
pf_clear_name(struct pf_clear *x, struct pf_heap_class *c,
    const struct pf_span *to)
{
	struct pf_span base = pf_class_base(&c->name), text;
	struct buf name = BUF_INIT;

	buf_add(&name, (const char *)c->name.p, (size_t)(base.p -
	    c->name.p));
	buf_add(&name, (const char *)to->p, to->len);
	buf_add(&name, (const char *)base.p + base.len, (size_t)
	    (c->name.p + c->name.len - base.p - base.len));
	text = (struct pf_span){ (const uint8_t *)name.data, name.len };
	c->clear = pf_string(x->h->b, &text, x->off);
	buf_free(&name);
}

/* Applies an ObfuscatedClass. */
static void
pf_clear_class(struct pf_clear *x, const struct pf_span *package,
    const struct pf_span *s)
{
	struct pf_span from = pf_member(s, PF_OBFUSCATED_CLASS_OBFUSCATED);
	struct pf_span to = pf_member(s, PF_OBFUSCATED_CLASS_DEOBFUSCATED);
	struct idkey key = {{ 0 }};
	struct pf_cursor m;
	struct pf_field f;
	uint32_t i;
	int any = 0;

	if (from.len == 0 || to.len == 0)
		return;
	key.w[0] = pf_string(x->h->b, &from, x->off);
	if ((i = idtab_find(&x->bases, &key)) == NONE)
		return;
	for (i = x->first[i]; i != NONE; i = x->next[i]) {
		if (!pf_clear_package(&x->h->classes[i], package))
			continue;
		any = 1;
		pf_clear_name(x, &x->h->classes[i], &to);
	}
	for (pf_open(&m, s); any && pf_next(&m, &f);)
		if (f.number == PF_OBFUSCATED_CLASS_MEMBERS &&
		    f.type == PF_BYTES)
			pf_clear_field(x, &f.s, &from, &to);
}

static void
pf_clear_mapping(struct pf_clear *x, const struct pf_span *s)
{
	struct pf_span package = pf_member(s,
	    PF_DEOBFUSCATION_MAPPING_PACKAGE_NAME);
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_DEOBFUSCATION_MAPPING_OBFUSCATED_CLASSES &&
		    f.type == PF_BYTES)
			pf_clear_class(x, &package, &f.s);
}

void
pf_graph_clear(struct pf_heap *h)
{
	const struct pf_place *at;
	struct pf_clear x;
	uint32_t k;
	size_t i;

	memset(&x, 0, sizeof(x));
	x.h = h;
	for (i = 0; i < h->w->nplaces; i++) {
		at = &h->w->places[i];
		if (at->field != PF_PACKET_DEOBFUSCATION_MAPPING)
			continue;
		x.off = h->w->in.base + at->pos;
		if (x.next == NULL)
			pf_clear_begin(&x);
		pf_clear_mapping(&x, &at->data);
	}
	for (i = 0; x.fields.n > 0 && i < h->nrefs; i++)
		if ((k = idtab_find(&x.fields, &(struct idkey){{
		    h->refs[i].name }})) != NONE)
			h->refs[i].clear = x.clear[k];
	idtab_free(&x.bases);
	idtab_free(&x.fields);
	free(x.first);
	free(x.next);
	free(x.clear);
}
