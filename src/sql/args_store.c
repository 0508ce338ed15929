/*
 * args_store: the args of the first sets, as columns, so that no event is read
 * twice for them.
 *
 * Sets are added in the order of their numbers.  An arg takes 16 bytes: its key
 * and its type in four, the string of its text in four, its number in eight.
 * Keys and texts are strings of a table of the store; an integer that is
 * written as C writes it has no text.  What is kept takes tuning.args_bytes at
 * most: sets beyond are read again whenever they are asked for.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "args.h"

#define TYPE_BITS	3		/* of enum arg_type */
#define KEYS_MOST	(UINT32_MAX >> TYPE_BITS)

struct kept_arg {
	uint32_t	 key;		/* of keys, above its type */
	uint32_t	 text;		/* a string; 0: the number says it */
	union {
		int64_t	 num;
		double	 real;
	};
};

/* A key and its flat form. */
struct kept_key {
	uint32_t	 key, flat;	/* strings */
};

struct args_store {
	struct strtab	*strings;
	struct kept_key	*keys;		/* by number, in order of appearance */
	size_t		 nkeys, keys_cap;
	uint32_t	*key_of;	/* by string: its number and one more */
	size_t		 nkey_of, key_of_cap;
	uint64_t	*first;		/* by set, one more: its first arg */
	size_t		 nsets, first_cap;
	struct kept_arg	*args;
	size_t		 n, cap;
	int		 full;		/* 1: nothing is added */
	/* made when they are first asked for, by args_store_sort() */
	uint32_t	*by_key;	/* args, by the bytes of keys */
	uint32_t	*set_of;	/* by arg */
	uint32_t	*ranks;		/* by key: its place among all */
	uint64_t	*begins;	/* by that, and one more: in by_key */
};

static struct args_store *
store_new(void)
{
	struct args_store *s = xcalloc(1, sizeof(*s));

	s->strings = strtab_new();
	s->first = xgrow(s->first, 0, &s->first_cap, sizeof(*s->first));
	s->first[0] = 0;
	return s;
}

void
args_store_free(struct args_store *s)
{
	if (s == NULL)
		return;
	strtab_free(s->strings);
	free(s->keys);
	free(s->key_of);
	free(s->first);
	free(s->args);
	free(s->by_key);
	free(s->set_of);
	free(s->ranks);
	free(s->begins);
	free(s);
}

int64_t
args_store_end(const struct args_store *s)
{
	return s != NULL ? (int64_t)s->nsets : 0;
}

/* Returns the number of a key. */
static uint32_t
store_key(struct args_store *s, const struct arg *a)
{
	uint32_t string = strtab_add(s->strings, a->key, a->nkey);

	while (s->nkey_of <= string) {
		s->key_of = xgrow(s->key_of, s->nkey_of, &s->key_of_cap,
		    sizeof(*s->key_of));
		s->key_of[s->nkey_of++] = 0;
	}
	if (s->key_of[string] == 0) {
		s->keys = xgrow(s->keys, s->nkeys, &s->keys_cap,
		    sizeof(*s->keys));
		s->keys[s->nkeys++] = (struct kept_key){ string,
		    strtab_add(s->strings, a->flat_key, a->nflat) };
		s->key_of[string] = (uint32_t)s->nkeys;
	}
	return s->key_of[string] - 1;
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

int
args_store_add(struct args_store **out, const struct arg *args, size_t n)
{
	struct args_store *s;
	struct kept_arg *g;
	size_t i;

	if (*out == NULL)
		*out = store_new();
	s = *out;
	s->full |= (s->n + n) * sizeof(*s->args) + s->nsets *
	    sizeof(*s->first) + strtab_bytes(s->strings) > tuning.args_bytes ||
	    s->nkeys + n >= KEYS_MOST;
	if (s->full)
		return -1;
	for (i = 0; i < n; i++) {
		s->args = xgrow(s->args, s->n, &s->cap, sizeof(*s->args));
		g = &s->args[s->n++];
		g->key = store_key(s, &args[i]) << TYPE_BITS |
		    (uint32_t)args[i].type;
		g->text = is_written(&args[i]) || args[i].type == ARG_NULL ?
		    0 : strtab_add(s->strings, args[i].len > 0 ?
		    args[i].text : "", args[i].len);
		if (args[i].type == ARG_REAL)
			g->real = args[i].real;
		else
			g->num = args[i].num;
	}
	s->first = xgrow(s->first, s->nsets + 1, &s->first_cap,
	    sizeof(*s->first));
	s->first[++s->nsets] = s->n;
	return 0;
}

size_t
args_store_count(const struct args_store *s, int64_t set)
{
	return (size_t)(s->first[set + 1] - s->first[set]);
}

static inline void
kept_get(const struct args_store *s, const struct kept_arg *g,
    struct arg *out)
{
	const struct kept_key *k = &s->keys[g->key >> TYPE_BITS];

	out->key = strtab_str(s->strings, k->key);
	out->nkey = strtab_len(s->strings, k->key);
	out->flat_key = strtab_str(s->strings, k->flat);
	out->nflat = strtab_len(s->strings, k->flat);
	out->type = (enum arg_type)(g->key & ((1 << TYPE_BITS) - 1));
	out->num = out->type == ARG_REAL ? 0 : g->num;
	out->real = out->type == ARG_REAL ? g->real : 0;
	out->text = g->text == 0 ? NULL : strtab_str(s->strings, g->text);
	out->len = g->text == 0 ? 0 : strtab_len(s->strings, g->text);
}

void
args_store_get(const struct args_store *s, int64_t set, struct arg *out)
{
	uint64_t i;

	for (i = s->first[set]; i < s->first[set + 1]; i++)
		kept_get(s, &s->args[i], out++);
}

/* ---- by key */

struct key_order {
	const char	*text;
	size_t		 len;
	uint32_t	 key;
};

static int
key_compare(const void *a, const void *b)
{
	const struct key_order *x = a, *y = b;
	int r = memcmp(x->text, y->text, x->len < y->len ? x->len : y->len);

	return r != 0 ? r : x->len < y->len ? -1 : x->len > y->len;
}

static void
rank_keys(struct args_store *s)
{
	struct key_order *order = xcalloc(s->nkeys + 1, sizeof(*order));
	uint32_t i;

	for (i = 0; i < s->nkeys; i++) {
		order[i].text = strtab_str(s->strings, s->keys[i].key);
		order[i].len = strtab_len(s->strings, s->keys[i].key);
		order[i].key = i;
	}
	qsort(order, s->nkeys, sizeof(*order), key_compare);
	s->ranks = xcalloc(s->nkeys + 1, sizeof(*s->ranks));
	for (i = 0; i < s->nkeys; i++)
		s->ranks[order[i].key] = i;
	free(order);
}

int
args_store_sort(struct args_store *s)
{
	uint64_t i, at, set;

	if (s->by_key != NULL)
		return 0;
	if (s->n > UINT32_MAX || s->nsets > UINT32_MAX)
		return -1;
	rank_keys(s);
	s->begins = xcalloc(s->nkeys + 2, sizeof(*s->begins));
	s->by_key = xcalloc(s->n + 1, sizeof(*s->by_key));
	s->set_of = xcalloc(s->n + 1, sizeof(*s->set_of));
	for (i = 0; i < s->n; i++)
		s->begins[s->ranks[s->args[i].key >> TYPE_BITS] + 2]++;
	for (i = 2; i < s->nkeys + 2; i++)
		s->begins[i] += s->begins[i - 1];
	for (i = 0; i < s->n; i++) {
		at = s->begins[s->ranks[s->args[i].key >> TYPE_BITS] + 1]++;
		s->by_key[at] = (uint32_t)i;
	}
	for (set = 0; set < s->nsets; set++)
		for (i = s->first[set]; i < s->first[set + 1]; i++)
			s->set_of[i] = (uint32_t)set;
	return 0;
}

void
args_store_key(const struct args_store *s, const char *key, size_t len,
    uint64_t *from, uint64_t *to)
{
	uint32_t string = strtab_find(s->strings, key, len), rank;

	*from = *to = 0;
	if (string == 0 || string >= s->nkey_of || s->key_of[string] == 0)
		return;
	rank = s->ranks[s->key_of[string] - 1];
	*from = s->begins[rank];
	*to = s->begins[rank + 1];
}

uint64_t
args_store_all(const struct args_store *s)
{
	return s->n;
}

int64_t
args_store_at(const struct args_store *s, uint64_t place, struct arg *out,
    size_t *at)
{
	uint32_t i = s->by_key[place], set = s->set_of[i];

	kept_get(s, &s->args[i], out);
	*at = (size_t)(i - s->first[set]);
	return set;
}

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
