/*
 * listing_filter: which rows of a listing the terms of a filter leave.
 *
 * A term holds of a row by its kind, by its track or by its length.  What holds
 * by kind and by track is found once for each kind and track, a bit a term, so
 * that a row costs two loads and a comparison.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bits.h"
#include "ttv/err.h"
#include "ttv/filter.h"
#include "ttv/listing.h"
#include "ttv/sat.h"
#include "ttv/span_trace.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "filter_parse.h"
#include "listing_filter.h"

#define LABEL	256		/* bytes of a track's label */

_Static_assert(FILTER_TERMS <= 16, "a term has a bit of uint16_t");

/* Returns the terms that hold of a kind; a text that has no key is a name. */
static uint16_t
kind_terms(struct listing_filter *f, const struct trace *t,
    const struct kind *k)
{
	unsigned int bits = 0;
	uint32_t text;
	int i;

	for (i = 0; i < f->n; i++) {
		if (f->terms[i].type == TERM_DUR ||
		    f->terms[i].type == TERM_TRACE ||
		    filter_of_track(f->terms[i].type))
			continue;
		text = f->terms[i].type == TERM_CAT ? k->cat : k->name;
		bits |= (unsigned int)match_text(&f->terms[i].match,
		    trace_str(t, text), strtab_len(t->strings, text)) << i;
	}
	return (uint16_t)bits;
}

/* Returns the terms that hold of a track; a name is also sought in labels. */
static uint16_t
track_terms(struct listing_filter *f, const struct trace *t, uint32_t track)
{
	char label[LABEL];
	unsigned int bits = 0;
	size_t n;
	int i;

	for (i = 0; i < f->n; i++) {
		if (f->terms[i].type == TERM_DUR ||
		    f->terms[i].type == TERM_TRACE ||
		    f->terms[i].type == TERM_CAT)
			continue;
		if (filter_of_track(f->terms[i].type)) {
			bits |= (unsigned int)filter_track_matches(
			    &f->terms[i], t, track) << i;
			continue;
		}
		n = trace_place_label(t, track, label, sizeof(label));
		bits |= (unsigned int)match_text(&f->terms[i].match, label,
		    n) << i;
	}
	return (uint16_t)bits;
}

/*
 * Opens a match for terms that are an arg elsewhere: here they are a text; and
 * finds the traces.
 */
static int
open_args(struct listing_filter *f, const struct trace *t, struct err *err)
{
	struct filter_term *term;
	int i;

	for (i = 0; i < f->n; i++) {
		term = &f->terms[i];
		if (term->type == TERM_TRACE) {
			f->by_trace = 1;
			f->traces[i] = span_trace_find(t, term->text, err);
			if (f->traces[i] == NONE)
				return -1;
		}
		if (term->type != TERM_ARG)
			continue;
		if (match_open(&term->match, term->text, err) == -1)
			return -1;
		term->opened = 1;
	}
	return 0;
}

int
listing_filter_open(struct listing_filter *f, const struct trace *t,
    const char *text, struct err *err)
{
	uint32_t i;
	int n;

	memset(f, 0, sizeof(*f));
	if ((n = filter_terms(f->terms, text, err)) == -1)
		return -1;
	f->n = n;
	if (open_args(f, t, err) == -1) {
		listing_filter_close(f);
		return -1;
	}
	for (n = 0; n < f->n; n++) {
		f->negated |= (uint16_t)(f->terms[n].negated << n);
		f->by_length |= f->terms[n].type == TERM_DUR;
	}
	f->all = (uint16_t)((1U << f->n) - 1);
	f->kinds = xcalloc((size_t)t->nkinds + 1, sizeof(*f->kinds));
	f->tracks = xcalloc((size_t)t->ntracks + 1, sizeof(*f->tracks));
	for (i = 0; i < t->nkinds; i++)
		f->kinds[i] = kind_terms(f, t, &t->kinds[i]);
	for (i = 0; i < t->ntracks; i++)
		f->tracks[i] = track_terms(f, t, i);
	return 0;
}

void
listing_filter_close(struct listing_filter *f)
{
	while (f->n > 0)
		filter_term_free(&f->terms[--f->n]);
	free(f->kinds);
	free(f->tracks);
	memset(f, 0, sizeof(*f));
}

/* Returns 1 if a length is what a term asks for. */
static int
length_holds(const struct filter_term *term, int64_t ns)
{
	if (ns == term->ns)
		return term->equal;
	return (ns > term->ns) == term->more;
}

/* Returns the terms that hold of the length of a thing; without one, none. */
static uint16_t
length_terms(const struct listing_filter *f, const struct trace *t,
    const struct entity_ref *e)
{
	unsigned int bits = 0;
	int64_t ns;
	int i;

	ns = e->type == ENTITY_SLICE ? sat_sub(trace_slice_end(t,
	    (uint32_t)e->id), t->ts[e->id]) : listing_number(t, e,
	    LISTING_LENGTH);
	if (ns == INT64_MIN)
		return 0;
	for (i = 0; i < f->n; i++)
		if (f->terms[i].type == TERM_DUR)
			bits |= (unsigned int)length_holds(&f->terms[i],
			    ns) << i;
	return (uint16_t)bits;
}

/* Returns the terms that hold of the trace of a slice. */
static uint16_t
trace_terms(const struct listing_filter *f, const struct trace *t,
    uint32_t slice)
{
	const struct span_traces *x = span_traces_of(t);
	unsigned int bits = 0;
	int i;

	for (i = 0; i < f->n; i++)
		if (f->terms[i].type == TERM_TRACE)
			bits |= (unsigned int)(x->of[slice] ==
			    f->traces[i]) << i;
	return (uint16_t)bits;
}

int
listing_filter_keeps(const struct listing_filter *f, const struct trace *t,
    const struct entity_ref *e)
{
	uint32_t track = entity_track(t, e->type, e->id);
	uint16_t bits = 0;

	if (track != NONE)
		bits |= f->tracks[track];
	if (entity_rows[e->type].kinds != NULL)
		bits |= f->kinds[entity_kind(t, e->type, e->id)];
	if (f->by_length)
		bits |= length_terms(f, t, e);
	if (f->by_trace && e->type == ENTITY_SLICE)
		bits |= trace_terms(f, t, (uint32_t)e->id);
	return ((bits ^ f->negated) & f->all) == f->all;
}

int
listing_filter_slice(const struct listing_filter *f, const struct trace *t,
    uint32_t track, uint32_t slice)
{
	struct entity_ref e = { ENTITY_SLICE, slice };
	uint16_t bits = f->tracks[track] | f->kinds[t->kind[slice]];

	if (f->by_length)
		bits |= length_terms(f, t, &e);
	if (f->by_trace)
		bits |= trace_terms(f, t, slice);
	return ((bits ^ f->negated) & f->all) == f->all;
}

int
listing_slices(const struct trace *t, const char *pattern,
    struct bits *slices, struct err *err)
{
	struct listing_filter f;
	const struct row *r;
	uint32_t row, i;

	memset(slices, 0, sizeof(*slices));
	if (listing_filter_open(&f, t, pattern, err) == -1)
		return -1;
	bits_init(slices, (uint64_t)t->nslices + 1);
	for (row = 0; row < t->nrows; row++) {
		r = &t->rows[row];
		for (i = r->first; i < r->first + r->n; i++)
			if (listing_filter_slice(&f, t, r->track, i))
				bits_add(slices, i);
	}
	listing_filter_close(&f);
	return 0;
}

int
listing_sets(const struct trace *t, const char *pattern,
    struct bits sets[ENTITIES], struct err *err)
{
	struct listing_filter f;
	struct entity_ref e;
	uint32_t n;
	int k;

	memset(sets, 0, ENTITIES * sizeof(*sets));
	if (listing_slices(t, pattern, &sets[ENTITY_SLICE], err) == -1 ||
	    listing_filter_open(&f, t, pattern, err) == -1)
		return -1;
	for (k = ENTITY_SLICE + 1; k < ENTITIES; k++) {
		e.type = (enum entity)k;
		n = entity_count(t, e.type);
		bits_init(&sets[k], (uint64_t)n + 1);
		for (e.id = 0; e.id < n; e.id++)
			if (e.type == ENTITY_FLOW ||
			    listing_filter_keeps(&f, t, &e))
				bits_add(&sets[k], e.id);
	}
	listing_filter_close(&f);
	return 0;
}
