/*
 * args_index: which sets have an arg of a text, by a hash of the text.
 *
 * A word an arg, the hash above and the number of the set below, sorted: 8
 * bytes each.  Sets of other texts with the same hash are found too.  The index
 * is made by one reading of all args once tuning.args_searches texts were
 * searched: further searches would take longer than that reading.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "args.h"

#define LOOK_SETS	1024		/* sets between two looks at whether
					 * the run is to end: a millisecond */

struct arg_index {
	uint64_t	*words;
	size_t		 n, cap;
};

/* Returns the hash of a text (FNV-1a), with room for a set below. */
static uint64_t
hash_of(const char *text, size_t len)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);
	size_t i;

	for (i = 0; i < len; i++)
		h = (h ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
	return (h ^ h >> 32) << 32;
}

struct arg_index *
args_index_make(struct sql *s)
{
	struct arg_index *x;
	const struct arg *args;
	int64_t set, end = args_end(s);
	size_t i, n;

	if (end > UINT32_MAX)
		return NULL;
	x = xcalloc(1, sizeof(*x));
	for (set = 0; set < end; set++) {
		if (set % LOOK_SETS == 0 && sql_stopped(s)) {
			args_index_free(x);
			return NULL;
		}
		args = args_of(s, set, &n);
		for (i = 0; i < n; i++) {
			x->words = xgrow(x->words, x->n, &x->cap,
			    sizeof(*x->words));
			x->words[x->n++] = hash_of(args[i].text,
			    args[i].len) | (uint64_t)set;
		}
	}
	if (x->n > 0) {
		x->words = xreallocarray(x->words, x->n, sizeof(*x->words));
		x->cap = x->n;
		radix_sort_packed(x->words, x->n, 0, 64);
	}
	return x;
}

void
args_index_find(const struct arg_index *x, const char *text, size_t len,
    struct sql_rows *out)
{
	uint64_t hash = hash_of(text, len);
	size_t i = bound_offset(x->words, x->n, hash);

	for (; i < x->n && x->words[i] >> 32 == hash >> 32; i++)
		if (out->n == 0 || out->list[out->n - 1] !=
		    (uint32_t)x->words[i])
			rows_add(out, (uint32_t)x->words[i]);
}

void
args_index_free(struct arg_index *x)
{
	if (x == NULL)
		return;
	free(x->words);
	free(x);
}
