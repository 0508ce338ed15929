/*
 * value: parsed value trees.
 *
 * A value is a node in the arena; the elements of an array and the members of
 * an object are a list in the order of the file.
 *
 *   - A key stands once in an object: adding an equal one replaces the old
 *     member, which is then no longer in the tree.
 *   - A lookup walks the list of a short object.  An object of more than SHORT
 *     members gets an index, a hash table of links.  A link is the address of
 *     the pointer that leads to a member (&object->child, or &next of the
 *     member before), so that a member can be replaced through the link.  Trap:
 *     after a replacement the link of the next member must be updated.
 *   - The index lives in the arena and is left there when it doubles; it is
 *     never more than a fraction of the members themselves.
 *   - Functions recurse, since the reader bounds the depth.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/text.h"
#include "ttv/value.h"

#define SHORT		64

struct value_index {
	struct hashtab	  slots;	/* of links */
	uint64_t	  seed;		/* a hostile file chooses the keys */
	struct value	**links[];	/* half as many as slots */
};

struct value *
value_new(struct arena *a, enum value_type type)
{
	struct value *v;

	v = arena_calloc(a, sizeof(*v));
	v->type = type;
	v->arena = a;
	return v;
}

struct value *
value_string(struct arena *a, const char *s, size_t n)
{
	struct value *v;

	v = value_new(a, VALUE_STRING);
	v->text = arena_strndup(a, s, n);
	v->len = n;
	return v;
}

struct value *
value_utf8(struct arena *a, const char *p, size_t n)
{
	struct value *v = value_new(a, VALUE_STRING);
	char *text = arena_alloc(a, n * 3 + 1);
	uint64_t bad = 0;

	v->len = n == 0 ? 0 : text_utf8(text, p, n, &bad);
	text[v->len] = '\0';
	v->text = text;
	return v;
}

static int
key_is(const struct value *v, const char *key, size_t n)
{
	/* most keys of one length differ in the first letter or the last */
	return v->keylen == n && (n == 0 || (v->key[0] == key[0] &&
	    v->key[n - 1] == key[n - 1] && memcmp(v->key, key, n) == 0));
}

/* Returns the slot of a key, or the empty slot for it. */
static struct hashslot *
probe(const struct value_index *x, uint64_t hash, const char *key, size_t n)
{
	struct hashslot *s = hashtab_first(&x->slots, hash);

	while (s->row != 0 && !key_is(*x->links[s->row - 1], key, n))
		s = hashtab_next(&x->slots, s);
	return s;
}

static uint64_t
key_hash(const struct value_index *x, const char *key, size_t n)
{
	uint64_t h = hash_bytes(x->seed, key, n);

	return h ^ h >> 29;
}

/* Notes the link of a member: a new one, which is member n, or another. */
static void
point(struct value_index *x, struct value **to, size_t n)
{
	uint64_t h = key_hash(x, (*to)->key, (*to)->keylen);
	struct hashslot *s = probe(x, h, (*to)->key, (*to)->keylen);

	if (s->row == 0)
		hashtab_set(s, h, n);
	x->links[s->row - 1] = to;
}

/* Makes an index with room to double the number of members. */
static void
make_index(struct value *v)
{
	struct value_index *x;
	struct value **to;
	size_t n, i = 0;

	for (n = 4 * SHORT; n < v->count * 4; n *= 2)
		;
	x = arena_calloc(v->arena, sizeof(*x) + n / 2 * sizeof(x->links[0]));
	x->slots.slots = arena_calloc(v->arena, n * sizeof(*x->slots.slots));
	x->slots.mask = n - 1;
	x->seed = HASH_BYTES ^ (uintptr_t)x >> 4;
	for (to = &v->child; *to != NULL; to = &(*to)->next)
		point(x, to, i++);
	v->index = x;
}

/*
 * Returns the pointer that leads to the member of a key, or NULL.  In a const
 * object the caller must not write through that pointer.
 */
static struct value **
member_link(const struct value *v, const char *key, size_t n)
{
	const struct value_index *x = v->index;
	const struct hashslot *s;
	struct value **to;

	if (x != NULL) {
		s = probe(x, key_hash(x, key, n), key, n);
		return s->row == 0 ? NULL : x->links[s->row - 1];
	}
	to = (struct value **)&v->child;
	for (; *to != NULL; to = &(*to)->next)
		if (key_is(*to, key, n))
			return to;
	return NULL;
}

static void
append(struct value *v, struct value *m)
{
	struct value **to;

	to = v->last != NULL ? &v->last->next : &v->child;
	*to = m;
	v->last = m;
	v->count++;
	if (v->type != VALUE_OBJECT || v->arena == NULL)
		return;
	if (v->index == NULL ? v->count > SHORT :
	    hashtab_full(&v->index->slots, v->count))
		make_index(v);
	else if (v->index != NULL)
		point(v->index, to, v->count - 1);
}

static void
replace(struct value *v, struct value **to, struct value *m)
{
	struct value *old = *to;

	m->next = old->next;
	*to = m;
	if (v->last == old)
		v->last = m;
	else if (v->index != NULL)
		point(v->index, &m->next, 0);
}

void
value_add(struct value *v, const char *key, size_t keylen, struct value *m)
{
	struct value **to;

	m->next = NULL;
	m->key = key;
	m->keylen = keylen;
	to = v->type == VALUE_OBJECT ? member_link(v, key, keylen) : NULL;
	if (to != NULL)
		replace(v, to, m);
	else
		append(v, m);
}

static const struct value *
member(const struct value *v, const char *key, size_t n)
{
	struct value **to;

	if (v == NULL || v->type != VALUE_OBJECT)
		return NULL;
	to = member_link(v, key, n);
	return to != NULL ? *to : NULL;
}

struct value *
value_get(const struct value *v, const char *key)
{
	return (struct value *)member(v, key, strlen(key));
}

void
value_merge(struct value *base, const struct value *over)
{
	const struct value *from;
	struct value *m;

	if (base == NULL || over == NULL || base == over ||
	    base->type != VALUE_OBJECT || over->type != VALUE_OBJECT)
		return;
	for (from = over->child; from != NULL; from = from->next) {
		m = value_new(base->arena, from->type);
		*m = *from;
		/* its first link is a pointer in `from`, wrong here */
		m->index = NULL;
		value_add(base, from->key, from->keylen, m);
	}
}

/* Adds the items of an array behind those of another one. */
static void
append_items(struct value *base, const struct value *over)
{
	const struct value *from;
	struct value *m;

	for (from = over->child; from != NULL; from = from->next) {
		m = value_new(base->arena, from->type);
		*m = *from;
		m->index = NULL;
		value_add(base, NULL, 0, m);
	}
}

void
value_merge_deep(struct value *base, const struct value *over)
{
	const struct value *from;
	struct value *m, **to;

	if (base == NULL || over == NULL || base == over ||
	    base->type != VALUE_OBJECT || over->type != VALUE_OBJECT)
		return;
	for (from = over->child; from != NULL; from = from->next) {
		to = member_link(base, from->key, from->keylen);
		if (to != NULL && (*to)->type == VALUE_OBJECT &&
		    from->type == VALUE_OBJECT) {
			value_merge_deep(*to, from);
			continue;
		}
		if (to != NULL && (*to)->type == VALUE_ARRAY &&
		    from->type == VALUE_ARRAY) {
			append_items(*to, from);
			continue;
		}
		m = value_new(base->arena, from->type);
		*m = *from;
		m->index = NULL;
		value_add(base, from->key, from->keylen, m);
	}
}

int
value_texts(const struct value *v, int (*fn)(void *, const char *, size_t),
    void *arg)
{
	const struct value *m;

	for (m = v == NULL ? NULL : v->child; m != NULL; m = m->next)
		if ((m->key != NULL && fn(arg, m->key, m->keylen)) ||
		    (m->text != NULL && fn(arg, m->text, m->len)) ||
		    (m->type == VALUE_NULL && fn(arg, "null", 4)) ||
		    value_texts(m, fn, arg))
			return 1;
	return 0;
}

void
value_json(struct buf *b, const struct value *v)
{
	const struct value *m;
	int object;

	switch (v->type) {
	case VALUE_NULL:
		buf_adds(b, "null");
		return;
	case VALUE_BOOL:
	case VALUE_NUMBER:
		buf_add(b, v->text, v->len);
		return;
	case VALUE_STRING:
		buf_json(b, v->text, v->len);
		return;
	case VALUE_ARRAY:
	case VALUE_OBJECT:
		break;
	}
	object = v->type == VALUE_OBJECT;
	buf_addc(b, object ? '{' : '[');
	for (m = v->child; m != NULL; m = m->next) {
		if (m != v->child)
			buf_addc(b, ',');
		if (object) {
			buf_json(b, m->key, m->keylen);
			buf_addc(b, ':');
		}
		value_json(b, m);
	}
	buf_addc(b, object ? '}' : ']');
}

static int
is_numeric(const struct value *v)
{
	return v != NULL &&
	    (v->type == VALUE_NUMBER || v->type == VALUE_STRING);
}

int
value_double(const struct value *v, double *out)
{
	return is_numeric(v) ? text_parse_double(v->text, v->len, out) : -1;
}

int
value_int64(const struct value *v, int64_t *out)
{
	return is_numeric(v) ? text_parse_int(v->text, v->len, out) : -1;
}
