/*
 * id_lives: the births of tasks, in the order of machine, id and time.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/id_lives.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

struct birth {
	uint32_t	machine;
	int64_t		id, ts;
};

struct id_lives {
	struct birth	*v;
	size_t		 n, cap;
};

struct id_lives *
id_lives_new(void)
{
	return xcalloc(1, sizeof(struct id_lives));
}

void
id_lives_free(struct id_lives *l)
{
	if (l == NULL)
		return;
	free(l->v);
	free(l);
}

void
id_lives_add(struct id_lives *l, uint32_t machine, int64_t id, int64_t ts)
{
	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	l->v[l->n++] = (struct birth){ machine, id, ts };
}

static int
birth_order(const struct birth *a, const struct birth *b)
{
	if (a->machine != b->machine)
		return COMPARE(a->machine, b->machine);
	if (a->id != b->id)
		return COMPARE(a->id, b->id);
	return COMPARE(a->ts, b->ts);
}

static int
birth_compare(const void *a, const void *b)
{
	return birth_order(a, b);
}

void
id_lives_sort(struct id_lives *l)
{
	sort_any(l->v, l->n, sizeof(*l->v), birth_compare);
}

uint32_t
id_lives_at(const struct id_lives *l, uint32_t machine, int64_t id, int64_t ts,
    int64_t *from, int64_t *to)
{
	const struct birth now = { machine, id, ts };
	const struct birth least = { machine, id, INT64_MIN };
	size_t first = 0, lo, hi = l->n, mid;

	BISECT(first, hi, mid, birth_order(&l->v[mid], &least) < 0);
	lo = first;
	hi = l->n;
	BISECT(lo, hi, mid, birth_order(&l->v[mid], &now) <= 0);
	*from = lo > first ? l->v[lo - 1].ts : INT64_MIN;
	*to = lo < l->n && l->v[lo].machine == machine && l->v[lo].id == id ?
	    l->v[lo].ts : INT64_MAX;
	return (uint32_t)(lo - first);
}
