/*
 * rows: lists of rows of a table, as a query has found them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "rows.h"

void
rows_add(struct sql_rows *r, uint64_t row)
{
	rows_own(r);
	r->ascends = 0;
	r->list = xgrow(r->list, r->n, &r->cap, sizeof(*r->list));
	r->list[r->n++] = (uint32_t)row;
}

/* Sorts the list and removes what stands in it twice. */
void
rows_sort(struct sql_rows *r)
{
	uint64_t *words;
	size_t i, n = 0;

	if (r->ascends)
		return;
	for (i = 1; i < r->n && r->list[i - 1] < r->list[i]; i++)
		continue;
	if (i >= r->n)
		return;
	rows_own(r);
	words = xreallocarray(NULL, r->n, sizeof(*words));
	for (i = 0; i < r->n; i++)
		words[i] = r->list[i];
	radix_sort_packed(words, r->n, 0, 32);
	for (i = 0; i < r->n; i++)
		if (i == 0 || words[i] != words[i - 1])
			r->list[n++] = (uint32_t)words[i];
	r->n = n;
	free(words);
}

void
rows_own(struct sql_rows *r)
{
	uint32_t *copy;

	if (r->cap > 0)
		return;
	if (r->n == 0) {
		r->list = NULL;
		return;
	}
	copy = xreallocarray(NULL, r->n, sizeof(*copy));
	memcpy(copy, r->list, r->n * sizeof(*copy));
	r->list = copy;
	r->cap = r->n;
}

void
rows_lend(struct sql_rows *r, const uint32_t *list, size_t n)
{
	size_t i;

	if (r->n > 0 || n == 0) {
		for (i = 0; i < n; i++)
			rows_add(r, list[i]);
		return;
	}
	if (r->cap > 0)
		free(r->list);
	r->ascends = 0;
	r->list = (uint32_t *)(uintptr_t)list;
	r->n = n;
	r->cap = 0;
}

void
rows_free(struct sql_rows *r)
{
	if (r->cap > 0)
		free(r->list);
	free(r->kinds);
	memset(r, 0, sizeof(*r));
}
