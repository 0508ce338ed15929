/*
 * args_kept: sets of args that were asked for more than once, so that a query
 * that is asked again does not parse their events again.
 *
 * A direct-mapped table: sets whose numbers follow each other, as those of a
 * range of slices, have places of their own.  A set is kept when its place has
 * seen it before, so that a walk over all sets keeps none.  What is kept takes
 * KEPT_BYTES at most: room is made by a clock that goes round the places.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "args.h"

#define KEPT_PLACES	8192
#define KEPT_BYTES	((size_t)8 * 1024 * 1024)
#define KEPT_SET	((size_t)64 * 1024)	/* bytes of a set, at most */

struct kept_place {
	int64_t		 set;		/* that was asked for last, and one
					 * more; 0: none */
	size_t		 n, size;	/* of args, and of their block */
	const struct arg *args;		/* or NULL: not kept */
	struct arg	*block;		/* with the args; or NULL */
};

struct args_kept {
	struct kept_place places[KEPT_PLACES];
	size_t		 bytes;		/* of all blocks */
	size_t		 hand;		/* the place that makes room next */
};

static const struct arg none;		/* stands for a set without args */

static struct kept_place *
place_of(struct args_kept *k, int64_t set)
{
	return &k->places[(uint64_t)set % KEPT_PLACES];
}

static void
drop(struct args_kept *k, struct kept_place *p)
{
	k->bytes -= p->size;
	free(p->block);
	p->args = p->block = NULL;
	p->n = p->size = 0;
}

const struct arg *
args_kept_find(const struct args_kept *k, int64_t set, size_t *n)
{
	const struct kept_place *p;

	if (k == NULL || set < 0)
		return NULL;
	p = &k->places[(uint64_t)set % KEPT_PLACES];
	if (p->set != set + 1 || p->args == NULL)
		return NULL;
	*n = p->n;
	return p->args;
}

/* Returns the bytes of a block with the args and all their texts. */
static size_t
size_of(const struct arg *args, size_t n)
{
	size_t i, size = n * sizeof(*args);

	for (i = 0; i < n && size <= KEPT_SET; i++)
		size += args[i].nflat + args[i].nkey + args[i].len;
	return size;
}

/* Appends bytes at *at and returns where they are. */
static const char *
put(char **at, const char *text, size_t len)
{
	char *to = *at;

	if (len > 0)
		memcpy(to, text, len);
	*at += len;
	return to;
}

void
args_kept_add(struct args_kept **out, int64_t set, const struct arg *args,
    size_t n)
{
	struct args_kept *k;
	struct kept_place *p;
	struct arg *to;
	size_t i, size;
	char *at;

	if (*out == NULL)
		*out = xcalloc(1, sizeof(**out));
	k = *out;
	p = place_of(k, set);
	if (p->set != set + 1) {
		drop(k, p);
		p->set = set + 1;
		return;
	}
	size = size_of(args, n);
	if (p->args != NULL || size > KEPT_SET)
		return;
	while (k->bytes + size > KEPT_BYTES)
		drop(k, &k->places[k->hand++ % KEPT_PLACES]);
	p->args = &none;
	if (n == 0)
		return;
	p->args = p->block = to = xmalloc(size);
	p->n = n;
	p->size = size;
	k->bytes += size;
	at = (char *)(to + n);
	for (i = 0; i < n; i++) {
		to[i] = args[i];
		to[i].flat_key = put(&at, args[i].flat_key, args[i].nflat);
		to[i].key = put(&at, args[i].key, args[i].nkey);
		to[i].text = put(&at, args[i].text, args[i].len);
	}
}

void
args_kept_free(struct args_kept *k)
{
	size_t i;

	if (k == NULL)
		return;
	for (i = 0; i < KEPT_PLACES; i++)
		free(k->places[i].block);
	free(k);
}
