/*
 * pf_clear_code: what functions of call stacks were called before their build
 * obfuscated them (DeobfuscationMapping): "a.b" is method b of class a.
 *
 * The methods of all mappings are found by the hashes of their names and those
 * of their classes.  A mapping is of a package: it counts for what lies in a
 * file of that package, or in none that tells.  Where several names fit, all
 * are given, with | between them.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_sample.h"

/* Names that one function may have at most: more would tell nothing. */
#define PF_CLEAR_NAMES	8

/*
 * Times the bytes of the input that may be looked through for all functions:
 * names of methods that many packages have, each with the path of the function.
 */
#define PF_CLEAR_SPENT	16

struct pf_obscured {
	struct idtab	 ids;		/* hashes and lengths of a class and of
					 * a method */
	uint32_t	*first;		/* method of each */
	size_t		 first_cap;
	struct pf_obscured_method {
		struct pf_span	 message;
		uint32_t	 class;
		uint32_t	 next;	/* of those hashes, or NONE */
	}		*methods;
	size_t		 nmethods, methods_cap;
	struct pf_obscured_class {
		struct pf_span	 package, from, to;
	}		*classes;
	size_t		 nclasses, classes_cap;
	uint64_t	 off;		/* of the first mapping */
	uint64_t	 spent;		/* bytes looked through */
};

static uint64_t
pf_obscured_hash(const struct pf_span *s)
{
	return hash_bytes(HASH_BYTES, s->p, s->len);
}

static void
pf_obscured_method(struct pf_obscured *x, const struct idkey *key,
    const struct pf_span *message)
{
	int added;
	uint32_t i = idtab_add(&x->ids, key, &added);

	x->first = xgrow(x->first, i, &x->first_cap, sizeof(*x->first));
	x->methods = xgrow(x->methods, x->nmethods, &x->methods_cap,
	    sizeof(*x->methods));
	x->methods[x->nmethods] = (struct pf_obscured_method){ *message,
	    (uint32_t)x->nclasses, added ? NONE : x->first[i] };
	x->first[i] = (uint32_t)x->nmethods++;
}

/* Notes the methods of a class, and the class if it has some. */
static void
pf_obscured_class(struct pf_obscured *x, const struct pf_span *package,
    const struct pf_span *message)
{
	struct pf_obscured_class class = { *package, pf_member(message,
	    PF_OBFUSCATED_CLASS_OBFUSCATED), pf_member(message,
	    PF_OBFUSCATED_CLASS_DEOBFUSCATED) };
	struct idkey key = {{ pf_obscured_hash(&class.from),
	    class.from.len }};
	size_t before = x->nmethods;
	struct pf_span from;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, message); pf_next(&c, &f);) {
		if (f.number != PF_OBFUSCATED_CLASS_METHODS ||
		    f.type != PF_BYTES)
			continue;
		from = pf_member(&f.s, PF_OBFUSCATED_MEMBER_OBFUSCATED);
		if (from.len == 0)
			continue;
		key.w[2] = pf_obscured_hash(&from);
		key.w[3] = from.len;
		pf_obscured_method(x, &key, &f.s);
	}
	if (x->nmethods == before)
		return;
	x->classes = xgrow(x->classes, x->nclasses, &x->classes_cap,
	    sizeof(*x->classes));
	x->classes[x->nclasses++] = class;
}

void
pf_obscured_make(struct pf_world *w)
{
	struct pf_obscured *x = NULL;
	struct pf_span package;
	struct pf_cursor c;
	struct pf_field f;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		if (w->places[i].field != PF_PACKET_DEOBFUSCATION_MAPPING)
			continue;
		if (x == NULL) {
			x = w->obscured = xcalloc(1, sizeof(*x));
			x->off = w->in.base + w->places[i].pos;
		}
		package = pf_member(&w->places[i].data,
		    PF_DEOBFUSCATION_MAPPING_PACKAGE_NAME);
		for (pf_open(&c, &w->places[i].data); pf_next(&c, &f);)
			if (f.number ==
			    PF_DEOBFUSCATION_MAPPING_OBFUSCATED_CLASSES &&
			    f.type == PF_BYTES)
				pf_obscured_class(x, &package, &f.s);
	}
}

void
pf_obscured_free(struct pf_obscured *x)
{
	if (x == NULL)
		return;
	idtab_free(&x->ids);
	free(x->first);
	free(x->methods);
	free(x->classes);
	free(x);
}

/* Returns whether a path has a part that is a package, or begins PACKAGE-. */
static int
pf_clear_in(const char *path, const struct pf_span *package)
{
	size_t n;

	if (package->len == 0)
		return 0;
	for (; *path != '\0'; path += n + (path[n] == '/')) {
		n = strcspn(path, "/");
		if (n >= package->len && memcmp(path, package->p,
		    package->len) == 0 && (n == package->len ||
		    path[package->len] == '-'))
			return 1;
	}
	return 0;
}

/* Returns whether a path says no package: not that of what was installed. */
static int
pf_clear_anywhere(const char *path)
{
	return strncmp(path, "/data/", 6) != 0;
}

/* Names that were found, each once. */
struct pf_clear_names {
	struct pf_span	 class[PF_CLEAR_NAMES], method[PF_CLEAR_NAMES];
	int		 n;
};

static int
pf_span_is(const struct pf_span *a, const struct pf_span *b)
{
	return a->len == b->len && (a->len == 0 ||
	    memcmp(a->p, b->p, a->len) == 0);
}

/* Adds the name of a method. */
static void
pf_clear_add(struct pf_clear_names *x, const struct pf_span *class,
    const struct pf_span *method)
{
	int i;

	if (x->n == PF_CLEAR_NAMES)
		return;
	for (i = 0; i < x->n; i++)
		if (pf_span_is(&x->class[i], class) &&
		    pf_span_is(&x->method[i], method))
			return;
	x->class[x->n] = *class;
	x->method[x->n++] = *method;
}

/* Writes a name; that of a method may have its class already. */
static void
pf_clear_write(struct buf *b, const struct pf_span *class,
    const struct pf_span *method)
{
	if (method->len == 0 || memchr(method->p, '.', method->len) == NULL) {
		buf_add(b, (const char *)class->p, class->len);
		buf_addc(b, '.');
	}
	buf_add(b, (const char *)method->p, method->len);
}

static int
pf_clear_order(const void *va, const void *vb)
{
	const struct buf *a = va, *b = vb;

	return strcmp(a->data, b->data);
}

/* Returns the names as a string of a builder, in order; 0: there are none. */
static uint32_t
pf_clear_string(struct builder *b, const struct pf_clear_names *x)
{
	struct buf names[PF_CLEAR_NAMES], all = BUF_INIT;
	struct pf_span text;
	uint32_t string;
	int i;

	if (x->n == 0)
		return 0;
	for (i = 0; i < x->n; i++) {
		names[i] = (struct buf)BUF_INIT;
		pf_clear_write(&names[i], &x->class[i], &x->method[i]);
		buf_addc(&names[i], '\0');
	}
	qsort(names, (size_t)x->n, sizeof(names[0]), pf_clear_order);
	for (i = 0; i < x->n; i++) {
		if (i > 0)
			buf_adds(&all, " | ");
		buf_adds(&all, names[i].data);
		buf_free(&names[i]);
	}
	text = (struct pf_span){ (const uint8_t *)all.data, all.len };
	string = pf_string_interned(b, &text);
	buf_free(&all);
	return string;
}

/*
 * Adds the names of a method that has the hashes of a function, if it has the
 * names too: to `own` where its package is that of the path, or to `others`.
 */
static void
pf_clear_method(const struct pf_obscured *x,
    const struct pf_obscured_method *m, const struct pf_span *class,
    const struct pf_span *method, const char *path, struct pf_clear_names *own,
    struct pf_clear_names *others)
{
	const struct pf_obscured_class *c = &x->classes[m->class];
	struct pf_span from = pf_member(&m->message,
	    PF_OBFUSCATED_MEMBER_OBFUSCATED);
	struct pf_span to = pf_member(&m->message,
	    PF_OBFUSCATED_MEMBER_DEOBFUSCATED);

	if (pf_span_is(&c->from, class) && pf_span_is(&from, method))
		pf_clear_add(pf_clear_in(path, &c->package) ? own : others,
		    &c->to, &to);
}

uint32_t
pf_clear_code(const struct pf_world *w, struct builder *b,
    const struct pf_span *name, const char *path)
{
	struct pf_obscured *x = w->obscured;
	struct pf_span class = *name, method = *name;
	struct pf_clear_names own = { .n = 0 }, others = { .n = 0 };
	const struct pf_obscured_method *m;
	struct idkey key;
	uint64_t cost = strlen(path) + name->len;
	uint32_t i;

	if (x == NULL)
		return 0;
	while (class.len > 0 && class.p[class.len - 1] != '.')
		class.len--;
	if (class.len == 0)
		return 0;
	method.p += class.len;
	method.len -= class.len--;
	key = (struct idkey){{ pf_obscured_hash(&class), class.len,
	    pf_obscured_hash(&method), method.len }};
	if ((i = idtab_find(&x->ids, &key)) == UINT32_MAX)
		return 0;
	for (i = x->first[i]; i != NONE; i = m->next) {
		m = &x->methods[i];
		x->spent += cost + m->message.len;
		if (x->spent > PF_CLEAR_SPENT * w->in.len) {
			warn_add(builder_warn(b), WARN_GAVE_UP, x->off);
			break;
		}
		pf_clear_method(x, m, &class, &method, path, &own, &others);
	}
	return own.n == 0 && pf_clear_anywhere(path) ?
	    pf_clear_string(b, &others) : pf_clear_string(b, &own);
}
