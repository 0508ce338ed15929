/*
 * args_index: which sets have an arg of a text or of a number, by its hash.
 *
 * A word an arg, the hash above and the number of the set below, sorted: 8
 * bytes each.  A number, and a text that is one, has a second word, by its
 * value, as it is written in many ways.  Sets of others with the same hash are
 * found too.  The index is made by one reading of all args once
 * tuning.args_searches texts were searched: further searches would take longer
 * than that reading.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "numeric.h"
#include "rows.h"
#include "stop.h"

#define LOOK_SETS	1024		/* sets between two looks at whether
					 * the run is to end: a millisecond */

#define TWO_63		9223372036854775808.0

struct arg_index {
	uint64_t	*words;
	size_t		 n, cap;
};

/* Returns the hash of a text, with room for a set below. */
static uint64_t
hash_of(const char *text, size_t len)
{
	uint64_t h = hash_bytes(HASH_BYTES, text, len);

	return (h ^ h >> 32) << 32;
}

/* Returns the hash of a number; that of 5.0 is that of 5. */
static uint64_t
hash_of_number(int is_real, int64_t num, double real)
{
	char text[9] = "#";

	if (is_real && real >= -TWO_63 && real < TWO_63 &&
	    real == (double)(int64_t)real) {
		is_real = 0;
		num = (int64_t)real;
	}
	if (is_real)
		memcpy(text + 1, &real, sizeof(real));
	else
		memcpy(text + 1, &num, sizeof(num));
	return hash_of(text, sizeof(text));
}

static void
add(struct arg_index *x, uint64_t hash, int64_t set)
{
	x->words = xgrow(x->words, x->n, &x->cap, sizeof(*x->words));
	x->words[x->n++] = hash | (uint64_t)set;
}

/* Adds the number that an arg is, or that its text is. */
static void
add_number(struct arg_index *x, const struct arg *g, const char *text,
    size_t len, int64_t set)
{
	enum numeric type;
	int64_t num;
	double real;

	if (g->type != ARG_STRING)
		add(x, hash_of_number(g->type == ARG_REAL, g->num, g->real),
		    set);
	if (g->type != ARG_STRING && g->type != ARG_UINT)
		return;
	type = numeric_of(text, len, &num, &real);
	if (type != NUMERIC_NONE)
		add(x, hash_of_number(type == NUMERIC_REAL, num, real), set);
}

struct arg_index *
args_index_make(struct sql *s)
{
	struct arg_index *x;
	char number[ARG_NUMBER];
	const struct arg *args;
	const char *text;
	int64_t set, end = args_end(s);
	size_t i, n, len;

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
			if (args[i].type == ARG_NULL)
				continue;
			text = arg_text(&args[i], number, &len);
			add(x, hash_of(text, len), set);
			add_number(x, &args[i], text, len, set);
		}
	}
	if (x->n > 0) {
		x->words = xreallocarray(x->words, x->n, sizeof(*x->words));
		x->cap = x->n;
		radix_sort_packed(x->words, x->n, 0, 64);
	}
	return x;
}

/* Adds the sets of a hash to the rows. */
static void
find_hash(const struct arg_index *x, uint64_t hash, struct sql_rows *out)
{
	size_t i = bound_offset(x->words, x->n, hash);

	for (; i < x->n && x->words[i] >> 32 == hash >> 32; i++)
		if (out->n == 0 || out->list[out->n - 1] !=
		    (uint32_t)x->words[i])
			rows_add(out, (uint32_t)x->words[i]);
}

void
args_index_find(const struct arg_index *x, const char *text, size_t len,
    struct sql_rows *out)
{
	find_hash(x, hash_of(text, len), out);
}

void
args_index_number(const struct arg_index *x, sqlite3_value *v,
    struct sql_rows *out)
{
	int is_real = sqlite3_value_numeric_type(v) == SQLITE_FLOAT;

	find_hash(x, hash_of_number(is_real, sqlite3_value_int64(v),
	    sqlite3_value_double(v)), out);
}

void
args_index_free(struct arg_index *x)
{
	if (x == NULL)
		return;
	free(x->words);
	free(x);
}
