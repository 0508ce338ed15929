/*
 * newest: the parts behind the model of a growing trace, in their order.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/newest.h"
#include "ttv/xmalloc.h"

void
newest_add(struct newest_list *l, const struct newest *part, newest_drop *drop,
    void *arg)
{
	size_t i, n = 0, at = 0;

	for (i = 0; i < l->n; i++)
		if (newest_replaces(part, &l->v[i]))
			drop(arg, l->v[i].trace);
		else
			l->v[n++] = l->v[i];
	l->n = n;
	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	while (at < n && l->v[at].since < part->since)
		at++;
	memmove(&l->v[at + 1], &l->v[at], (n - at) * sizeof(*l->v));
	l->v[at] = *part;
	l->n++;
}

void
newest_until(struct newest_list *l, uint64_t until, newest_drop *drop,
    void *arg)
{
	size_t i, n = 0;

	for (i = 0; i < l->n; i++)
		if (l->v[i].until <= until)
			drop(arg, l->v[i].trace);
		else
			l->v[n++] = l->v[i];
	l->n = n;
}

void
newest_clear(struct newest_list *l, newest_drop *drop, void *arg)
{
	newest_until(l, UINT64_MAX, drop, arg);
	free(l->v);
	memset(l, 0, sizeof(*l));
}
