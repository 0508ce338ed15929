/*
 * warn: counts warnings, with the places of a few.
 *
 * Each code of warn_table.h has an entry: a count and the smallest few places,
 * which are different byte offsets in ascending order.  Parts of a file are
 * read by several threads in no particular order, each with a struct warn of
 * its own; since the smallest places win wherever they come from, the merged
 * result does not depend on which thread read what.
 */
#include "config.h"

#include <string.h>

#include "ttv/warn.h"

static const struct {
	const char	*name;
	const char	*what;
	const char	*done;
	int		 loss;
} words[] = {
#define WARN(id, name, what, done)	{ name, what, done, 0 },
#define LOSS(id, name, what, done)	{ name, what, done, 1 },
#include "ttv/warn_table.h"
#undef WARN
};

/* Adds n to a count, saturating: a hostile file must not look clean. */
static void
warn_count_add(uint64_t *c, uint64_t n)
{
	*c = *c > UINT64_MAX - n ? UINT64_MAX : *c + n;
}

/* Inserts an offset if it is among the smallest. */
static void
place(struct warn_entry *e, uint64_t offset)
{
	uint32_t i;

	if (offset == WARN_NOWHERE)
		return;
	for (i = e->nplaces; i > 0 && e->places[i - 1] > offset; i--)
		;
	if (i == WARN_PLACES || (i > 0 && e->places[i - 1] == offset))
		return;
	if (e->nplaces < WARN_PLACES)
		e->nplaces++;
	memmove(&e->places[i + 1], &e->places[i],
	    (e->nplaces - 1 - i) * sizeof(e->places[0]));
	e->places[i] = offset;
}

void
warn_add(struct warn *w, enum warn_code code, uint64_t offset)
{
	warn_addn(w, code, offset, 1);
}

void
warn_addn(struct warn *w, enum warn_code code, uint64_t offset, uint64_t n)
{
	if (n == 0)
		return;
	warn_count_add(&w->entry[code].count, n);
	place(&w->entry[code], offset);
}

void
warn_merge(struct warn *w, const struct warn *from)
{
	size_t i, j;

	for (i = 0; i < WARN_MAX; i++) {
		warn_count_add(&w->entry[i].count, from->entry[i].count);
		for (j = 0; j < from->entry[i].nplaces; j++)
			place(&w->entry[i], from->entry[i].places[j]);
	}
}

void
warn_shift(struct warn *w, uint64_t by)
{
	struct warn_entry *e;
	uint32_t k;

	for (e = w->entry; e < w->entry + WARN_MAX; e++)
		for (k = 0; k < e->nplaces; k++)
			e->places[k] += by;
}

void
warn_unplace(struct warn *w)
{
	size_t i;

	for (i = 0; i < WARN_MAX; i++)
		w->entry[i].nplaces = 0;
}

/* Takes back one of a code that another has told of already. */
static void
told(struct warn *w, enum warn_code code)
{
	if (w->entry[code].count > 0 && --w->entry[code].count == 0)
		w->entry[code].nplaces = 0;
}

void
warn_cut_once(struct warn *w)
{
	static const enum warn_code cuts[] = { WARN_TOO_LARGE,
	    WARN_COMPRESSED_CUT, WARN_LIBRARY_LARGE, WARN_LIBRARY_TIME,
	    WARN_LIBRARY_ENDED, WARN_LIBRARY_CUT, WARN_TRUNCATED,
	    WARN_UNCLOSED, WARN_UNTERMINATED };
	size_t n = sizeof(cuts) / sizeof(cuts[0]), i, k;

	for (i = 0; i < n && w->entry[cuts[i]].count == 0; i++)
		continue;
	for (k = i + 1; k < n; k++)
		told(w, cuts[k]);
}

uint64_t
warn_loss(const struct warn *w)
{
	uint64_t n = 0;
	int i;

	for (i = 0; i < WARN_MAX; i++)
		if (words[i].loss)
			warn_count_add(&n, w->entry[i].count);
	return n;
}

int
warn_is_loss(enum warn_code code)
{
	return words[code].loss;
}

uint64_t
warn_total(const struct warn *w)
{
	uint64_t n;
	size_t i;

	for (n = 0, i = 0; i < WARN_MAX; i++)
		warn_count_add(&n, w->entry[i].count);
	return n;
}

const char *
warn_name(enum warn_code code)
{
	return words[code].name;
}

const char *
warn_what(enum warn_code code)
{
	return words[code].what;
}

const char *
warn_done(enum warn_code code)
{
	return words[code].done;
}
