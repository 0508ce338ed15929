/*
 * compare_rename: keys of which nothing but the name changed.
 *
 * A name or a thread that each run of the old side has and none of the new may
 * be one that each run of the new side has and none of the old.  What tells is
 * what is around and inside: of a thread how much time its slices of each name
 * take, of a name the time that it takes inside of each name and that each name
 * takes inside of it.  This is kept as a signature of some sums by the hash of
 * the other name, a side at a time, since it takes one place a key.
 *
 * Two keys are one if each is the other's best, their signatures have most in
 * common, and no second one is nearly as good.  Their runs are then compared as
 * those of one key: a key that was renamed and takes more is claimed.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

#define LIKE		0.7	/* of both signatures that is common ... */
#define LIKE_ONE	0.9	/* ... where one sum alone is all they have */
#define SECOND		0.9	/* of that: what a second one must not reach */
#define ALONE_MOST	1000	/* keys of a side: beyond, all is another */

/* ---- signatures ---- */

/* Returns the place of a text or key in a signature, of the half `below`. */
static size_t
sign_place(uint32_t of, int below)
{
	return (of * UINT32_C(2654435769) >> 16) % (COMPARE_SIGNS / 2) +
	    (below ? COMPARE_SIGNS / 2 : 0);
}

static void
signs_grow(struct compare_signs *s, uint32_t n)
{
	uint32_t was = s->n;

	if (n <= was)
		return;
	s->v = xreallocarray(s->v, n, sizeof(*s->v));
	memset(s->v + was, 0, (n - was) * sizeof(*s->v));
	s->n = n;
}

/* Adds what the slices of a row are inside of; the rows above are signed. */
static void
sign_row(struct compare_signs *s, const struct trace *t, uint32_t row,
    const uint32_t *key)
{
	const struct row *r = &t->rows[row], *up = r - 1;
	uint32_t i, above, around;

	if (r->depth == 0)
		return;		/* of the outermost nothing is known */
	above = up->first;
	for (i = r->first; i < r->first + r->n; i++) {
		while (above + 1 < up->first + up->n &&
		    t->ts[above + 1] <= t->ts[i])
			above++;
		around = key[above];
		if (key[i] == NONE || around == NONE ||
		    trace_dur(t, i) == DUR_OPEN)
			continue;
		s->v[key[i]][sign_place(around, 0)] += (float)trace_dur(t, i);
		s->v[around][sign_place(key[i], 1)] += (float)trace_dur(t, i);
	}
}

void
compare_sign(struct compare_signs *s, struct compare_keys *k,
    const struct trace *t, const struct compare_options *o,
    const uint32_t *key, const int64_t *self)
{
	uint32_t *text, i;

	if (!o->renames || (o->by != COMPARE_BY_NAME &&
	    o->by != COMPARE_BY_THREAD))
		return;
	signs_grow(s, k->keys.n);
	if (o->by == COMPARE_BY_NAME) {
		for (i = 0; i < t->nrows; i++)
			sign_row(s, t, i, key);
		return;
	}
	text = compare_keys_kinds(k, t, 0);
	for (i = 0; i < t->nslices; i++)
		if (key[i] != NONE && trace_dur(t, i) != DUR_OPEN)
			s->v[key[i]][sign_place(text[t->kind[i]], 0)] +=
			    (float)self[i];
	free(text);
}

/* ---- pairs ---- */

/* Whether all runs of a side have a key, and none of the other. */
static int
is_alone(const struct compare *c, uint32_t key, int side)
{
	size_t i;
	int s;

	for (s = 0; s < 2; s++)
		for (i = 0; i < c->nruns[s]; i++)
			if (compare_has_key(&c->run[s][i], key) !=
			    (s == side))
				return 0;
	return 1;
}

/* Lists the keys of one side alone; returns their number. */
static size_t
alone_keys(const struct compare *c, int side, uint32_t *keys)
{
	size_t n = 0;
	uint32_t k;

	for (k = 0; k < c->keys.keys.n && n <= ALONE_MOST; k++)
		if (is_alone(c, k, side))
			keys[n++] = k;
	return n;
}

/*
 * Returns the share of a key of either side that is common, 0 where it is too
 * little for one key.
 */
static double
likeness(const struct compare *c, uint32_t old, uint32_t new)
{
	double a, b, less = 0, more = 0;
	size_t i, places = 0;

	if (old >= c->signs[0].n || new >= c->signs[1].n)
		return 0;
	for (i = 0; i < COMPARE_SIGNS; i++) {
		a = (double)c->signs[0].v[old][i] / (double)c->nruns[0];
		b = (double)c->signs[1].v[new][i] / (double)c->nruns[1];
		less += a < b ? a : b;
		more += a < b ? b : a;
		places += a > 0 || b > 0;
	}
	return places == 0 || less < (places == 1 ? LIKE_ONE : LIKE) * more ?
	    0 : less / more;
}

struct best {
	double		 like, second;
	size_t		 at;
};

static void
best_take(struct best *b, double like, size_t at)
{
	if (like > b->like) {
		b->second = b->like;
		b->like = like;
		b->at = at;
	} else if (like > b->second)
		b->second = like;
}

static int
is_best(const struct best *b, size_t at)
{
	return b->at == at && b->like > 0 && b->second < SECOND * b->like;
}

/* Gives the runs of the new side the old key for the new one. */
static void
key_rename(struct compare *c, uint32_t old, uint32_t new)
{
	struct compare_run *r;
	struct compare_run empty;
	size_t i;

	compare_run_init(&empty, 1);
	for (i = 0; i < c->nruns[1]; i++) {
		r = &c->run[1][i];
		r->v[old] = r->v[new];
		r->v[new] = empty.v[0];
	}
	free(empty.v);
	c->renamed[old] = new;
}

void
compare_rename_find(struct compare *c)
{
	uint32_t *old, *new, n = c->keys.keys.n;
	struct best *b, *o;
	size_t no, nn, i, k;
	double like;

	c->renamed = xreallocarray(NULL, (size_t)n + 1, sizeof(*c->renamed));
	memset(c->renamed, 0xff, ((size_t)n + 1) * sizeof(*c->renamed));
	if (c->signs[0].n == 0 || c->signs[1].n == 0)
		return;
	old = xcalloc(ALONE_MOST + 1, sizeof(*old));
	new = xcalloc(ALONE_MOST + 1, sizeof(*new));
	no = alone_keys(c, 0, old);
	nn = alone_keys(c, 1, new);
	if (no > ALONE_MOST || nn > ALONE_MOST)
		no = nn = 0;
	o = xcalloc(no + 1, sizeof(*o));
	b = xcalloc(nn + 1, sizeof(*b));
	for (i = 0; i < no; i++)
		for (k = 0; k < nn; k++) {
			like = likeness(c, old[i], new[k]);
			best_take(&o[i], like, k);
			best_take(&b[k], like, i);
		}
	for (i = 0; i < no && nn > 0; i++)
		if (is_best(&o[i], o[i].at) && is_best(&b[o[i].at], i))
			key_rename(c, old[i], new[o[i].at]);
	free(o);
	free(b);
	free(old);
	free(new);
}
