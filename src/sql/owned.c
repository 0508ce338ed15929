/*
 * owned: small tables, looked up: the rows of each owner, and rows by name.
 *
 * A join that asks for the tracks of a thread, for each of ten thousand, has to
 * find them without a walk over all tracks; one that is grouped by names
 * of threads needs no sorting of slices when threads come in the order of their
 * names.  Both are made when a query first asks, of 4 to 8 bytes a row.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "owned.h"
#include "rows.h"

void
owned_make(struct owned *o, struct sql *s, uint64_t nowners, uint64_t nrows,
    int64_t (*owner)(struct sql *, uint64_t row))
{
	uint64_t i;
	int64_t k;

	if (o->rows != NULL)
		return;
	o->n = nowners;
	o->first = xcalloc(nowners + 2, sizeof(*o->first));
	o->rows = xcalloc(nrows + 1, sizeof(*o->rows));
	/* counts, then where the next row of each owner goes */
	for (i = 0; i < nrows; i++)
		if ((k = owner(s, i)) >= 0)
			o->first[k + 2]++;
	for (i = 2; i < nowners + 2; i++)
		o->first[i] += o->first[i - 1];
	for (i = 0; i < nrows; i++)
		if ((k = owner(s, i)) >= 0)
			o->rows[o->first[k + 1]++] = (uint32_t)i;
}

void
owned_find(const struct owned *o, int64_t owner, struct sql_rows *out)
{
	if (owner < 0 || (uint64_t)owner >= o->n)
		return;
	rows_lend(out, o->rows + o->first[owner], o->first[owner + 1] -
	    o->first[owner]);
	out->ascends = out->cap == 0;
}

void
owned_free(struct owned *o)
{
	free(o->first);
	free(o->rows);
	memset(o, 0, sizeof(*o));
}

/* ---- names */

struct name_of {
	const char	*text;
	size_t		 len;
	uint32_t	 row;
};

static int
name_compare(const void *a, const void *b)
{
	const struct name_of *x = a, *y = b;
	size_t n = x->len < y->len ? x->len : y->len;
	int r;

	if (x->text == NULL || y->text == NULL)
		r = (x->text != NULL) - (y->text != NULL);
	else if ((r = n > 0 ? memcmp(x->text, y->text, n) : 0) == 0)
		r = (x->len > y->len) - (x->len < y->len);
	return r != 0 ? r : (x->row > y->row) - (x->row < y->row);
}

void
named_make(struct named *d, struct sql *s, const uint32_t *list, uint64_t n,
    uint64_t all, const char *(*text)(struct sql *, uint64_t row, size_t *len))
{
	struct name_of *names;
	uint64_t i;

	if (d->rows != NULL)
		return;
	names = xcalloc(n + 1, sizeof(*names));
	for (i = 0; i < n; i++) {
		names[i].row = list != NULL ? list[i] : (uint32_t)i;
		names[i].text = text(s, names[i].row, &names[i].len);
	}
	qsort(names, n, sizeof(*names), name_compare);
	d->rows = xcalloc(n + 1, sizeof(*d->rows));
	d->rank = xcalloc(all + 1, sizeof(*d->rank));
	for (i = 0; i < n; i++) {
		d->rows[i] = names[i].row;
		d->rank[names[i].row] = (uint32_t)i;
	}
	free(names);
}

void
named_free(struct named *d)
{
	free(d->rows);
	free(d->rank);
	memset(d, 0, sizeof(*d));
}
