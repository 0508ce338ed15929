/*
 * args_store: the args of sets, as columns, so that no event is read twice for
 * them.
 *
 * - Sets are in blocks of STORE_SETS, each of which is read at once, in any
 *   order and by any thread.
 * - An arg takes eight bytes: its key and its type in four, its value in four,
 *   which is the number of a text, an integer, or the place of a wide value: of
 *   what is longer, or is not written as C would write it, so that its text
 *   is kept too.
 * - Texts and wide values are a shard's, of the thread that read them: no lock
 *   stands between two threads.  A text may be in several shards.
 * - Keys are numbered for all.  Two of one name may have other flat forms, as
 *   of {"a[0]":1,"a":[2]}: they are a list.
 * - What is kept takes as many bytes as the store was given: sets beyond are
 *   read again whenever they are asked for.
 */
#include "config.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/chars.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "args_store.h"

#define TYPE_BITS	3		/* of enum arg_type, in a word */
#define WIDE		(1u << TYPE_BITS) /* the value is the place of a wide
					 * one */
#define KEY_SHIFT	(TYPE_BITS + 1)
#define KEYS_MOST	(UINT32_MAX >> KEY_SHIFT)

#define PLACE_BITS	26		/* of a text or a wide value in a
					 * shard */
#define PLACES		(1u << PLACE_BITS)
_Static_assert(STORE_SHARDS <= 1 << (32 - PLACE_BITS),
    "a value has its shard in the other bits");

struct wide {
	union {
		int64_t	 num;
		double	 real;
	};
	uint32_t	 text;		/* of the same shard; 0: the number
					 * says it */
};

struct args_shard {
	struct args_store *store;
	uint32_t	 number;
	struct strtab	*strings;
	struct wide	*wide;
	size_t		 nwide, wide_cap;
	/* the block that is read */
	uint32_t	*words, *values;
	size_t		 n, words_cap, values_cap;
	uint32_t	 first[STORE_SETS + 1];
	size_t		 nsets;
};

struct block {
	uint32_t	 first[STORE_SETS + 1];	/* by set and one more */
	uint32_t	*words, *values;	/* by arg */
};

struct key {
	const char	*key, *flat;
	size_t		 nkey, nflat;
	uint32_t	 next;		/* of the same name, or STORE_NONE */
};

struct args_store {
	uint64_t	 nsets, nblocks;
	uint64_t	 most;		/* bytes */
	struct block	**blocks;	/* or NULL: not read */
	uint64_t	 nread;		/* blocks that were */
	uint64_t	 n;		/* args in them */
	atomic_int	 full;		/* 1: nothing is added */
	pthread_mutex_t	 lock;		/* of what threads add to */
	struct arena	 arena;		/* blocks */
	struct args_shard *shards[STORE_SHARDS];
	size_t		 shard_bytes[STORE_SHARDS];
	uint32_t	 nshards;
	struct strtab	*names;
	struct key	*keys;
	size_t		 nkeys, keys_cap;
	uint32_t	*key_of;	/* by string of names: its first key */
	size_t		 nkey_of, key_of_cap;
	/* made when they are first asked for, by args_store_sort() */
	uint64_t	*bases;		/* by block and one more: args before */
	uint32_t	*by_key;	/* args, by the bytes of keys */
	uint32_t	*ranks;		/* by key: its name's place among all */
	uint32_t	*key_at;	/* by that: a key of the name */
	uint64_t	*begins;	/* by that and one more: in by_key */
	size_t		 nranks;
};

struct args_store *
args_store_new(uint64_t nsets, uint64_t most)
{
	struct args_store *s = xcalloc(1, sizeof(*s));

	s->nsets = nsets;
	s->nblocks = (nsets + STORE_SETS - 1) / STORE_SETS;
	s->most = most;
	atomic_init(&s->full, s->nblocks * sizeof(*s->blocks) > most);
	s->blocks = xcalloc(s->full ? 1 : s->nblocks + 1,
	    sizeof(*s->blocks));
	s->names = strtab_new();
	pthread_mutex_init(&s->lock, NULL);
	return s;
}

void
args_store_free(struct args_store *s)
{
	struct args_shard *h;
	uint32_t i;

	if (s == NULL)
		return;
	for (i = 0; i < s->nshards; i++) {
		h = s->shards[i];
		strtab_free(h->strings);
		free(h->wide);
		free(h->words);
		free(h->values);
		free(h);
	}
	strtab_free(s->names);
	arena_free(&s->arena);
	pthread_mutex_destroy(&s->lock);
	free(s->blocks);
	free(s->keys);
	free(s->key_of);
	free(s->bases);
	free(s->by_key);
	free(s->ranks);
	free(s->key_at);
	free(s->begins);
	free(s);
}

uint64_t
args_store_bytes(struct args_store *s)
{
	uint64_t all = s->arena.total + s->nblocks * sizeof(*s->blocks) +
	    strtab_bytes(s->names) + s->keys_cap * sizeof(*s->keys) +
	    (s->by_key != NULL ? s->n * sizeof(*s->by_key) : 0);
	uint32_t i;

	for (i = 0; i < s->nshards; i++)
		all += s->shard_bytes[i];
	return all;
}

/* ---- adding */

struct args_shard *
args_store_shard(struct args_store *s)
{
	struct args_shard *h;

	h = xcalloc(1, sizeof(*h));
	h->store = s;
	h->strings = strtab_new();
	pthread_mutex_lock(&s->lock);
	h->number = s->nshards;
	if (s->nshards < STORE_SHARDS)
		s->shards[s->nshards++] = h;
	pthread_mutex_unlock(&s->lock);
	if (h->number < STORE_SHARDS)
		return h;
	strtab_free(h->strings);
	free(h);
	return NULL;
}

/* Adds a key to the list of a name, which begins with the key at `link`. */
static uint32_t
add_key(struct args_store *s, uint32_t *link, uint32_t string,
    const char *flat, size_t nflat)
{
	struct key *k;
	uint32_t at;

	for (at = *link; at != STORE_NONE; at = s->keys[at].next)
		if (s->keys[at].nflat == nflat &&
		    memcmp(s->keys[at].flat, flat, nflat) == 0)
			return at;
	s->keys = xgrow(s->keys, s->nkeys, &s->keys_cap, sizeof(*s->keys));
	k = &s->keys[s->nkeys];
	k->key = strtab_str(s->names, string);
	k->nkey = strtab_len(s->names, string);
	string = strtab_add(s->names, flat, nflat);
	k->flat = strtab_str(s->names, string);
	k->nflat = nflat;
	k->next = *link;
	*link = (uint32_t)s->nkeys;
	return (uint32_t)s->nkeys++;
}

uint32_t
args_store_add_key(struct args_store *s, const char *key, size_t nkey,
    const char *flat, size_t nflat)
{
	uint32_t string, k;

	pthread_mutex_lock(&s->lock);
	string = strtab_add(s->names, key, nkey);
	while (s->nkey_of <= string) {
		s->key_of = xgrow(s->key_of, s->nkey_of, &s->key_of_cap,
		    sizeof(*s->key_of));
		s->key_of[s->nkey_of++] = STORE_NONE;
	}
	if (s->nkeys >= KEYS_MOST)
		s->full = 1;
	k = s->full ? 0 : add_key(s, &s->key_of[string], string, flat, nflat);
	pthread_mutex_unlock(&s->lock);
	return k;
}

/* Returns whether an integer is written as C writes it. */
static int
is_written(const struct arg *a)
{
	size_t i = a->len > 1 && a->text[0] == '-', start = i;

	if ((a->type != ARG_INT && a->type != ARG_UINT) || i == a->len ||
	    (a->text[i] == '0' && a->len > 1))
		return 0;
	for (; i < a->len && is_digit(a->text[i]); i++)
		continue;
	return i == a->len && i - start < 20;
}

/* The text of a truth, if it is written as one. */
static const char *
truth(int64_t num)
{
	return num != 0 ? "true" : "false";
}

static uint32_t
text_number(struct args_shard *h, const struct arg *a)
{
	return strtab_add(h->strings, a->len > 0 ? a->text : "", a->len);
}

/* Returns the place of a wide value. */
static uint32_t
add_wide(struct args_shard *h, const struct arg *a)
{
	struct wide *w;

	h->wide = xgrow(h->wide, h->nwide, &h->wide_cap, sizeof(*h->wide));
	w = &h->wide[h->nwide];
	if (a->type == ARG_REAL)
		w->real = a->real;
	else
		w->num = a->num;
	w->text = is_written(a) ? 0 : text_number(h, a);
	return (uint32_t)h->nwide++;
}

/* Returns the value of an arg and sets *wide. */
static uint32_t
value_of(struct args_shard *h, const struct arg *a, int *wide)
{
	uint32_t place;

	*wide = 0;
	if (a->type == ARG_NULL)
		return 0;
	if (a->type == ARG_BOOL && a->len == strlen(truth(a->num)) &&
	    memcmp(a->text, truth(a->num), a->len) == 0)
		return (uint32_t)a->num;
	if (a->type != ARG_STRING && a->num == (int32_t)a->num &&
	    is_written(a))
		return (uint32_t)a->num;
	*wide = a->type != ARG_STRING;
	place = *wide ? add_wide(h, a) : text_number(h, a);
	return h->number << PLACE_BITS | (place & (PLACES - 1));
}

void
args_shard_put(struct args_shard *h, uint32_t key, const struct arg *a)
{
	uint32_t value;
	int wide;

	value = value_of(h, a, &wide);
	h->words = xgrow(h->words, h->n, &h->words_cap, sizeof(*h->words));
	h->values = xgrow(h->values, h->n, &h->values_cap,
	    sizeof(*h->values));
	h->words[h->n] = key << KEY_SHIFT | (wide ? WIDE : 0) |
	    (uint32_t)a->type;
	h->values[h->n++] = value;
}

void
args_shard_cut(struct args_shard *h, size_t n)
{
	h->n = n;
}

size_t
args_shard_count(const struct args_shard *h)
{
	return h->n;
}

void
args_shard_end(struct args_shard *h)
{
	h->first[++h->nsets] = (uint32_t)h->n;
}

/* Returns the bytes that a shard takes. */
static size_t
shard_bytes(const struct args_shard *h)
{
	return sizeof(*h) + strtab_bytes(h->strings) + h->wide_cap *
	    sizeof(*h->wide) + (h->words_cap + h->values_cap) *
	    sizeof(*h->words);
}

/* Makes the block of what a shard has read. */
static struct block *
block_of(struct args_store *s, const struct args_shard *h)
{
	struct block *b = arena_alloc(&s->arena, sizeof(*b) + 2 * h->n *
	    sizeof(*b->words));

	memcpy(b->first, h->first, sizeof(b->first));
	b->words = (uint32_t *)(b + 1);
	b->values = b->words + h->n;
	if (h->n > 0) {
		memcpy(b->words, h->words, h->n * sizeof(*b->words));
		memcpy(b->values, h->values, h->n * sizeof(*b->values));
	}
	return b;
}

int
args_shard_block(struct args_shard *h, uint64_t block, size_t more)
{
	struct args_store *s = h->store;
	size_t bytes = shard_bytes(h) + more, n;
	int full;

	for (n = h->nsets; n < STORE_SETS; n++)
		h->first[n + 1] = h->first[n];
	pthread_mutex_lock(&s->lock);
	s->shard_bytes[h->number] = bytes;
	if (args_store_bytes(s) + 2 * h->n * sizeof(*h->words) > s->most ||
	    h->n > UINT32_MAX / 2 || h->nwide > PLACES ||
	    strtab_count(h->strings) >= PLACES)
		s->full = 1;
	full = s->full;
	if (!full && s->blocks[block] == NULL) {
		s->blocks[block] = block_of(s, h);
		s->nread++;
		s->n += h->n;
	}
	pthread_mutex_unlock(&s->lock);
	h->n = h->nsets = 0;
	return full ? -1 : 0;
}

/* ---- reading */

int
args_store_has(const struct args_store *s, int64_t set)
{
	return s != NULL && set >= 0 && (uint64_t)set < s->nsets &&
	    s->nread > 0 && s->blocks[set / STORE_SETS] != NULL;
}

int
args_store_complete(const struct args_store *s)
{
	return s != NULL && s->nread == s->nblocks;
}

int
args_store_full(const struct args_store *s)
{
	return s->full;
}

size_t
args_store_count(const struct args_store *s, int64_t set)
{
	const struct block *b = s->blocks[set / STORE_SETS];
	size_t i = (size_t)(set % STORE_SETS);

	return b->first[i + 1] - b->first[i];
}

/* Writes the value of an arg. */
static void
get_value(const struct args_store *s, uint32_t word, uint32_t value,
    struct arg *out)
{
	const struct args_shard *h = s->shards[value >> PLACE_BITS];
	const struct wide *w;
	uint32_t text = 0;

	out->text = NULL;
	out->len = 0;
	out->num = 0;
	out->real = 0;
	if (word & WIDE) {
		w = &h->wide[value & (PLACES - 1)];
		text = w->text;
		if (out->type == ARG_REAL)
			out->real = w->real;
		else
			out->num = w->num;
	} else if (out->type == ARG_STRING)
		text = value & (PLACES - 1);
	else {
		out->num = (int32_t)value;
		if (out->type == ARG_BOOL) {
			out->text = truth(out->num);
			out->len = strlen(out->text);
		}
	}
	if (text != 0) {
		out->text = strtab_str(h->strings, text);
		out->len = strtab_len(h->strings, text);
	}
}

static void
get(const struct args_store *s, uint32_t word, uint32_t value,
    struct arg *out)
{
	const struct key *k = &s->keys[word >> KEY_SHIFT];

	out->key = k->key;
	out->nkey = k->nkey;
	out->flat_key = k->flat;
	out->nflat = k->nflat;
	out->type = (enum arg_type)(word & (WIDE - 1));
	get_value(s, word, value, out);
}

void
args_store_arg(const struct args_store *s, int64_t set, size_t at,
    struct arg *out)
{
	const struct block *b = s->blocks[set / STORE_SETS];
	size_t i = b->first[set % STORE_SETS] + at;

	get(s, b->words[i], b->values[i], out);
}

void
args_store_get(const struct args_store *s, int64_t set, struct arg *out)
{
	size_t i, n = args_store_count(s, set);

	for (i = 0; i < n; i++)
		args_store_arg(s, set, i, &out[i]);
}

uint32_t
args_store_key(const struct args_store *s, const char *key, size_t len)
{
	uint32_t string = strtab_find(s->names, key, len);

	return string == 0 || string >= s->nkey_of ? STORE_NONE :
	    s->key_of[string];
}

size_t
args_store_find(const struct args_store *s, int64_t set, uint32_t key)
{
	const struct block *b = s->blocks[set / STORE_SETS];
	const uint32_t *words = b->words + b->first[set % STORE_SETS];
	size_t i, n = args_store_count(s, set), least = n;

	for (; key != STORE_NONE; key = s->keys[key].next)
		for (i = 0; i < least; i++)
			if (words[i] >> KEY_SHIFT == key)
				least = i;
	return least;
}

/* ---- by key */

struct key_order {
	const struct key *k;
	uint32_t	 key;
};

static int
key_compare(const void *a, const void *b)
{
	const struct key *x = ((const struct key_order *)a)->k;
	const struct key *y = ((const struct key_order *)b)->k;
	int r = memcmp(x->key, y->key, x->nkey < y->nkey ? x->nkey : y->nkey);

	return r != 0 ? r : COMPARE(x->nkey, y->nkey);
}

/* Numbers the names of keys in the order of their bytes. */
static void
rank_keys(struct args_store *s)
{
	struct key_order *order = xcalloc(s->nkeys + 1, sizeof(*order));
	uint32_t i;

	for (i = 0; i < s->nkeys; i++)
		order[i] = (struct key_order){ &s->keys[i], i };
	qsort(order, s->nkeys, sizeof(*order), key_compare);
	s->ranks = xcalloc(s->nkeys + 1, sizeof(*s->ranks));
	s->key_at = xcalloc(s->nkeys + 1, sizeof(*s->key_at));
	s->nranks = 0;
	for (i = 0; i < s->nkeys; i++) {
		if (i == 0 || key_compare(&order[i - 1], &order[i]) != 0)
			s->key_at[s->nranks++] = order[i].key;
		s->ranks[order[i].key] = (uint32_t)s->nranks - 1;
	}
	free(order);
}

int
args_store_sort(struct args_store *s)
{
	const struct block *b;
	uint64_t i, block, *begins;
	uint32_t j, n;

	if (s->by_key != NULL)
		return 0;
	if (s->n > UINT32_MAX || s->nsets > UINT32_MAX)
		return -1;
	rank_keys(s);
	s->begins = begins = xcalloc(s->nranks + 2, sizeof(*begins));
	s->bases = xcalloc(s->nblocks + 1, sizeof(*s->bases));
	s->by_key = xcalloc(s->n + 1, sizeof(*s->by_key));
	for (block = 0; block < s->nblocks; block++) {
		b = s->blocks[block];
		n = b->first[STORE_SETS];
		s->bases[block + 1] = s->bases[block] + n;
		for (j = 0; j < n; j++)
			begins[s->ranks[b->words[j] >> KEY_SHIFT] + 2]++;
	}
	for (i = 2; i < s->nranks + 2; i++)
		begins[i] += begins[i - 1];
	for (i = block = 0; block < s->nblocks; block++) {
		b = s->blocks[block];
		for (j = 0; j < b->first[STORE_SETS]; j++)
			s->by_key[begins[s->ranks[b->words[j] >>
			    KEY_SHIFT] + 1]++] = (uint32_t)i++;
	}
	return 0;
}

void
args_store_places(const struct args_store *s, const char *key, size_t len,
    uint64_t *from, uint64_t *to)
{
	uint32_t k = args_store_key(s, key, len);

	*from = *to = 0;
	if (k == STORE_NONE)
		return;
	*from = s->begins[s->ranks[k]];
	*to = s->begins[s->ranks[k] + 1];
}

uint64_t
args_store_all(const struct args_store *s)
{
	return s->n;
}

/* Returns the block of an arg, which the hint is close before. */
static uint32_t
block_at(const struct args_store *s, uint32_t arg, uint32_t hint)
{
	uint64_t lo = 0, hi = s->nblocks, mid;

	if (hint < s->nblocks && s->bases[hint] <= arg) {
		if (arg < s->bases[hint + 1])
			return hint;
		if (hint + 1 < s->nblocks && arg < s->bases[hint + 2])
			return hint + 1;
	}
	/* the last block that begins at or before it and is not empty */
	BISECT_LAST(lo, hi, mid, s->bases[mid] <= arg);
	return (uint32_t)lo;
}

uint32_t
args_store_number(const struct args_store *s, uint64_t place)
{
	return s->by_key[place];
}

int64_t
args_store_at(const struct args_store *s, uint64_t place, uint32_t *hint,
    size_t *at)
{
	return args_store_numbered(s, s->by_key[place], hint, at);
}

int64_t
args_store_numbered(const struct args_store *s, uint32_t arg, uint32_t *hint,
    size_t *at)
{
	uint32_t lo = 0, hi = STORE_SETS, mid;
	const struct block *b;

	*hint = block_at(s, arg, *hint);
	b = s->blocks[*hint];
	arg -= (uint32_t)s->bases[*hint];
	BISECT_LAST(lo, hi, mid, b->first[mid] <= arg);
	*at = arg - b->first[lo];
	return (int64_t)*hint * STORE_SETS + lo;
}

const char *
args_store_key_at(const struct args_store *s, uint64_t place, size_t *len,
    uint64_t *end)
{
	uint64_t lo = 0, hi = s->nranks, mid;
	const struct key *k;

	BISECT_LAST(lo, hi, mid, s->begins[mid] <= place);
	k = &s->keys[s->key_at[lo]];
	*len = k->nkey;
	*end = s->begins[lo + 1];
	return k->key;
}

/* ---- args */

const char *
arg_text(const struct arg *a, char number[static ARG_NUMBER], size_t *len)
{
	*len = a->len;
	if (a->text != NULL || a->type == ARG_NULL)
		return a->text;
	*len = (size_t)snprintf(number, ARG_NUMBER, a->type == ARG_UINT ?
	    "%llu" : "%lld", (unsigned long long)a->num);
	return number;
}
