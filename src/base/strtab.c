/*
 * strtab: interned strings.
 *
 * The name of every event passes here during a load, tens of millions of
 * times, and is nearly always in the table already.  So the hit is the fast
 * path: one hash, one probe into a flat table of eight-byte slots (half hash,
 * id), one comparison.
 *
 * - text: strings packed into blocks of the arena, a NUL behind each.
 * - entries: (pointer, length) by id; block k has 2^(k + FIRST_BITS).
 * - slots: a hash table, at most two thirds full.
 * - Text and entries never move: a thread may read the ids that it was given
 *   while another thread adds.
 * - The hash multiplies 8-byte words to 128 bits and folds the halves.  Its
 *   seed is random for each table: a file cannot provoke collisions.
 * - Ids are in order of adding and do not depend on the seed.
 * - strtab_find() and strtab_add() must not run while another thread adds.
 * - A table that is an image has no blocks and owns none of its arrays.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/limit.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

_Static_assert(sizeof(struct hashslot) == STRTAB_SLOT,
    "slots stand in index files");

#define FIRST_BITS	10
#define NBLOCKS		(33 - FIRST_BITS)
#define FIRST_SLOTS	((size_t)1 << 11)
#define TEXT_FIRST	((size_t)2048)
#define TEXT_LARGEST	((size_t)1 << 18)

struct entry {
	const char	*s;
	size_t		 len;
};

struct strtab {
	struct hashtab	 slots;		/* row + 1: an id */
	uint64_t	 seed;
	_Atomic uint32_t count;		/* written by the adder only */
	struct entry	*blocks[NBLOCKS];
	struct arena	 text;
	char		*room;		/* the free bytes of the newest text
					 * block */
	size_t		 left;		/* number of those bytes */
	size_t		 next_room;	/* size of the next text block */
	struct strtab_image image;	/* at: the table is one of these */
};

static uint64_t
strtab_mix(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
	__extension__ unsigned __int128 p = a;

	p *= b;
	return (uint64_t)p ^ (uint64_t)(p >> 64);
#else
	uint64_t lo, hi, m1, m2;

	lo = (a & UINT32_MAX) * (b & UINT32_MAX);
	m1 = (a >> 32) * (b & UINT32_MAX) + (lo >> 32);
	m2 = (a & UINT32_MAX) * (b >> 32) + (m1 & UINT32_MAX);
	hi = (a >> 32) * (b >> 32) + (m1 >> 32) + (m2 >> 32);
	return a * b ^ hi;
#endif
}

static uint64_t
word8(const char *s)
{
	uint64_t w;

	memcpy(&w, s, sizeof(w));
	return w;
}

static uint64_t
word4(const char *s)
{
	uint32_t w;

	memcpy(&w, s, sizeof(w));
	return w;
}

/* Odd constants: the binary digits of the square roots of 2, 3 and 5. */
#define K1	UINT64_C(0x6a09e667f3bcc909)
#define K2	UINT64_C(0xbb67ae8584caa73b)
#define K3	UINT64_C(0x3c6ef372fe94f82b)

static uint32_t
strtab_hash(const struct strtab *t, const char *s, size_t n)
{
	uint64_t h, a, b;
	size_t i;

	h = t->seed ^ strtab_mix(n ^ K1, K2);
	for (i = n; i > 16; i -= 16, s += 16)
		h = strtab_mix(word8(s) ^ K1 ^ h, word8(s + 8) ^ K2);
	/* the last 16 bytes or fewer, as overlapping words */
	if (i >= 8) {
		a = word8(s);
		b = word8(s + i - 8);
	} else if (i >= 4) {
		a = word4(s);
		b = word4(s + i - 4);
	} else if (i > 0) {
		a = (uint64_t)(unsigned char)s[0] << 16 |
		    (uint64_t)(unsigned char)s[i / 2] << 8 |
		    (unsigned char)s[i - 1];
		b = 0;
	} else
		a = b = 0;
	h = strtab_mix(a ^ K2 ^ h, b ^ K3 ^ t->seed);
	return (uint32_t)(h ^ h >> 32);
}

/* Returns the block of an id's entry and sets *at to its index in the block. */
static inline unsigned
block_of(uint32_t id, size_t *at)
{
	uint64_t x;
	unsigned k;

	/*
	 * id 1 is entry 0; adding 2^FIRST_BITS makes every block begin at a
	 * power of two
	 */
	x = (uint64_t)id - 1 + ((uint64_t)1 << FIRST_BITS);
	k = 63 - (unsigned)__builtin_clzll(x);
	*at = (size_t)(x - ((uint64_t)1 << k));
	return k - FIRST_BITS;
}

/* Returns a string of an image: an empty one if it is not within the bytes. */
static struct entry
image_entry(const struct strtab_image *m, uint32_t id)
{
	struct entry none = { "", 0 }, e;
	uint64_t at = m->at[id - 1], end = m->at[id];

	if (end <= at || end > m->nchars)
		return none;
	e.s = m->chars + at;
	e.len = (size_t)(end - at - 1);
	return e;
}

static inline struct entry
entry_of(const struct strtab *t, uint32_t id)
{
	size_t at;
	unsigned k;

	if (__builtin_expect(t->image.at != NULL, 0))
		return image_entry(&t->image, id);
	k = block_of(id, &at);
	return t->blocks[k][at];
}

struct strtab *
strtab_new(void)
{
	struct strtab *t;

	t = xlines(sizeof(*t));
	t->seed = hash_seed(t);
	hashtab_reset(&t->slots, FIRST_SLOTS / 2);
	t->next_room = TEXT_FIRST;
	return t;
}

void
strtab_free(struct strtab *t)
{
	size_t i;

	if (t == NULL)
		return;
	for (i = 0; i < NBLOCKS; i++)
		free(t->blocks[i]);
	arena_free(&t->text);
	if (t->image.at == NULL)
		hashtab_free(&t->slots);
	free(t);
}

struct strtab *
strtab_of_image(const struct strtab_image *m)
{
	struct strtab *t;

	if ((m->nslots & (m->nslots - 1)) != 0 || m->nslots <= m->count ||
	    m->nchars == 0)
		return NULL;
	t = xlines(sizeof(*t));
	t->image = *m;
	t->slots.slots = (struct hashslot *)(uintptr_t)m->slots;
	t->slots.mask = (size_t)m->nslots - 1;
	t->seed = m->seed;
	atomic_store_explicit(&t->count, m->count, memory_order_release);
	return t;
}

void
strtab_image_of(const struct strtab *t, struct strtab_image *m)
{
	memset(m, 0, sizeof(*m));
	m->count = strtab_count(t);
	m->slots = t->slots.slots;
	m->nslots = (uint64_t)t->slots.mask + 1;
	m->seed = t->seed;
}

/* Returns the slot that holds the string, or the empty slot for it. */
static struct hashslot *
strtab_probe(const struct strtab *t, uint32_t h, const char *s, size_t n)
{
	struct hashslot *slot;
	struct entry e;

	for (slot = hashtab_first(&t->slots, h); slot->row != 0;
	    slot = hashtab_next(&t->slots, slot)) {
		e = entry_of(t, slot->row);
		if (e.len == n && (n == 0 || memcmp(e.s, s, n) == 0))
			break;
	}
	return slot;
}

/* Copies the string, packed: arena blocks of 16 bytes would waste room. */
static const char *
strtab_keep_text(struct strtab *t, const char *s, size_t n)
{
	char *p;

	if (n >= TEXT_LARGEST / 4)
		return arena_strndup(&t->text, s, n);
	if (n >= t->left) {
		while (t->next_room <= n)
			t->next_room *= 2;
		t->room = arena_alloc(&t->text, t->next_room);
		t->left = t->next_room;
		if (t->next_room < TEXT_LARGEST)
			t->next_room *= 2;
	}
	p = t->room;
	if (n != 0)
		memcpy(p, s, n);
	p[n] = '\0';
	t->room += n + 1;
	t->left -= n + 1;
	return p;
}

static uint32_t
strtab_add_new(struct strtab *t, const char *s, size_t n)
{
	struct entry *e;
	size_t at;
	uint32_t id;
	unsigned k;

	id = strtab_count(t) + 1;
	if (id > limits.strings)
		fatal("more than %u different strings", id - 1);
	k = block_of(id, &at);
	if (t->blocks[k] == NULL)
		t->blocks[k] = xreallocarray(NULL,
		    (size_t)1 << (k + FIRST_BITS), sizeof(*e));
	e = &t->blocks[k][at];
	e->s = strtab_keep_text(t, s, n);
	e->len = n;
	atomic_store_explicit(&t->count, id, memory_order_release);
	return id;
}

uint32_t
strtab_add(struct strtab *t, const char *s, size_t n)
{
	struct hashslot *slot;
	uint32_t h, id;

	h = strtab_hash(t, s, n);
	slot = strtab_probe(t, h, s, n);
	if (slot->row != 0)
		return slot->row;
	id = strtab_add_new(t, s, n);
	hashtab_set(slot, h, id - 1);
	if (id > (t->slots.mask + 1) / 3 * 2)
		hashtab_grow(&t->slots);
	return id;
}

uint32_t
strtab_find(const struct strtab *t, const char *s, size_t n)
{
	return strtab_probe(t, strtab_hash(t, s, n), s, n)->row;
}

const char *
strtab_str(const struct strtab *t, uint32_t id)
{
	if (id == 0 || id > strtab_count(t))
		return "";
	return entry_of(t, id).s;
}

size_t
strtab_len(const struct strtab *t, uint32_t id)
{
	if (id == 0 || id > strtab_count(t))
		return 0;
	return entry_of(t, id).len;
}

uint32_t
strtab_count(const struct strtab *t)
{
	return atomic_load_explicit(&t->count, memory_order_acquire);
}

size_t
strtab_bytes(const struct strtab *t)
{
	size_t i, n;

	n = sizeof(*t) + (t->slots.mask + 1) * STRTAB_SLOT + t->text.total;
	for (i = 0; i < NBLOCKS; i++)
		if (t->blocks[i] != NULL)
			n += ((size_t)1 << (i + FIRST_BITS)) *
			    sizeof(struct entry);
	return n;
}
