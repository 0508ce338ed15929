/*
 * fuchsia_table: what the tables of the providers have at a place.
 *
 * A record of a string or thread, and an initialization record, gives an entry
 * of the tables of the provider in whose section it stands, until a later one
 * gives it anew.  The records are kept as pairs of the entry's key and the
 * place, sorted: what an entry has at a place is the pair before it.  So no
 * copy of a table is made, neither for a part of the file nor for an event
 * that is read again.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

void
fuchsia_state_free(struct fuchsia_state *s)
{
	if (s == NULL)
		return;
	free(s->defs);
	free(s->sections);
	free(s->gaps);
	free(s->marks);
	fuchsia_search_free(s->search);
	free(s);
}

void
fuchsia_state_save(const void *state, struct buf *b)
{
	const struct fuchsia_state *s = state;

	pack_array(b, s->defs, s->ndefs, sizeof(*s->defs));
	pack_array(b, s->sections, s->nsections, sizeof(*s->sections));
	pack_array(b, s->gaps, s->ngaps, sizeof(*s->gaps));
	pack_array(b, s->marks, s->nmarks, sizeof(*s->marks));
}

void *
fuchsia_state_restore(const struct input *g, struct unpack *u)
{
	struct fuchsia_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->defs = unpack_array(u, &s->ndefs, sizeof(*s->defs));
	s->sections = unpack_array(u, &s->nsections, sizeof(*s->sections));
	s->gaps = unpack_array(u, &s->ngaps, sizeof(*s->gaps));
	s->marks = unpack_array(u, &s->nmarks, sizeof(*s->marks));
	s->search = fuchsia_search_new();
	return s;
}

uint32_t
fuchsia_provider(const struct fuchsia_state *s, uint64_t place)
{
	size_t lo = 0, hi = s->nsections, mid;

	BISECT(lo, hi, mid, s->sections[mid].place <= place);
	return lo == 0 ? 0 : s->sections[lo - 1].provider;
}

uint64_t
fuchsia_entry(const struct fuchsia_state *s, uint64_t key, uint64_t place)
{
	size_t lo = 0, hi = s->ndefs, mid;
	const struct radix *d = s->defs;

	BISECT(lo, hi, mid, d[mid].key < key || (d[mid].key == key &&
	    d[mid].value < place));
	return lo == 0 || s->defs[lo - 1].key != key ? FUCHSIA_NOWHERE :
	    s->defs[lo - 1].value;
}

uint64_t
fuchsia_record_before(const struct fuchsia_state *s, uint64_t place)
{
	size_t lo = 0, hi = s->nmarks, mid;

	BISECT(lo, hi, mid, s->marks[mid] <= place);
	return lo == 0 ? 0 : s->marks[lo - 1];
}

size_t
fuchsia_gap(const struct fuchsia_state *s, uint64_t place)
{
	size_t lo = 0, hi = s->ngaps, mid;

	BISECT(lo, hi, mid, s->gaps[mid].from < place);
	return lo;
}

const char *
fuchsia_entry_text(const char *record, size_t *len)
{
	*len = fuchsia_bits(little64(record), 32, 46);
	return record + FUCHSIA_WORD;
}
