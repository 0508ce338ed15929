/*
 * Search by name, and what a search is besides.
 *
 * A name is looked at once for each kind that has it, and a kind carries the
 * verdict for all its slices, so that a search of a hundred million slices
 * compares some thousand strings.  The sum of counts comes from kind_count for
 * slices; instants are counted, they are few.  The order of hits is that of
 * hits.c, which has a bit for each: they are set when the first hit is asked
 * for, or by the threads that search args.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "find_args.h"
#include "hits.h"
#include "match.h"

#define NAMES_PIECE	4096		/* bytes of names between looks at the
					 * clock: 20 us, or a text in bounds */

static void	 end_names(struct find *);

void
find_clear(struct find *f)
{
	find_args_free(f);
	end_names(f);
	hits_free(f->hits);
	free(f->pattern);
	free(f->kinds);
	memset(f, 0, sizeof(*f));
	f->track = NONE;
}

static void
count_slices(struct find *f, const struct trace *t)
{
	const struct track *k;
	const struct row *r;
	uint32_t i, j;

	if (f->track == NONE) {
		for (i = 0; i < t->nkinds; i++)
			if (f->kinds[i])
				f->named += t->kind_count[i];
		return;
	}
	k = &t->tracks[f->track];
	for (i = k->row; i < k->row + k->nrows; i++) {
		r = &t->rows[i];
		for (j = r->first; j < r->first + r->n; j++)
			f->named += f->kinds[t->kind[j]];
	}
}

static void
count_hits(struct find *f, const struct trace *t)
{
	uint32_t i = 0, end = t->ninstants;

	f->named = 0;
	count_slices(f, t);
	if (f->track != NONE) {
		i = t->tracks[f->track].instant;
		end = i + t->tracks[f->track].ninstants;
	}
	for (; i < end; i++)
		f->named += f->kinds[t->instants[i].kind];
	f->n = f->named;
}

/* Makes the search; takes over kinds. */
static void
install(struct find *f, const char *pattern, uint8_t *kinds, uint32_t track)
{
	char *copy = xstrdup(pattern);

	find_clear(f);
	f->pattern = copy;
	f->kinds = kinds;
	f->track = track;
}

int
find_begin(struct find *f, const struct trace *t, const char *pattern,
    uint32_t track, struct err *err)
{
	struct match *m = xcalloc(1, sizeof(*m));
	char *copy = xstrdup(pattern);

	if (match_open(m, copy, err) == -1) {
		free(copy);
		free(m);
		return -1;
	}
	install(f, pattern, xcalloc((size_t)t->nkinds + 1, 1), track);
	f->match = m;
	m->text = f->pattern;		/* it lives as long */
	free(copy);
	return 0;
}

static void
end_names(struct find *f)
{
	if (f->match == NULL)
		return;
	match_close(f->match);
	free(f->match);
	f->match = NULL;
}

/* The kinds that are named by the next `most` bytes of names, or by one. */
static int
match_kinds(struct find *f, const struct trace *t, size_t most)
{
	size_t len, done = 0;
	uint32_t name;

	for (; f->nmatched < t->nkinds && done < most; f->nmatched++) {
		if ((name = t->kinds[f->nmatched].name) == 0)
			continue;
		len = strtab_len(t->strings, name);
		f->kinds[f->nmatched] = (uint8_t)match_text(f->match,
		    strtab_str(t->strings, name), len);
		done += len + 1;
	}
	f->costly = f->match->costly;
	return f->nmatched == t->nkinds;
}

int
find_names(struct find *f, const struct trace *t, int64_t ms)
{
	int64_t end = ms < 0 ? 0 : now_ms() + ms;

	if (f->match == NULL)
		return 1;
	while (!match_kinds(f, t, ms < 0 ? SIZE_MAX : NAMES_PIECE))
		if (now_ms() >= end)
			return 0;
	end_names(f);
	count_hits(f, t);
	return 1;
}

int
find_pattern(struct find *f, const struct trace *t, const char *pattern,
    uint32_t track, struct err *err)
{
	if (find_begin(f, t, pattern, track, err) == -1)
		return -1;
	find_names(f, t, -1);
	return 0;
}

int
find_pattern_in_args(struct find *f, const struct trace *t,
    const char *pattern, struct err *err)
{
	if (find_begin(f, t, pattern, NONE, err) == -1)
		return -1;
	end_names(f);
	f->no_names = 1;
	return 0;
}

/* Kinds of that name, exactly; `text` is what it reads. */
static void
named(struct find *f, const struct trace *t, uint32_t name, const char *text,
    uint32_t track)
{
	uint8_t *kinds = xcalloc((size_t)t->nkinds + 1, 1);
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		kinds[i] = t->kinds[i].name == name;
	install(f, text, kinds, track);
	f->exact = 1;
	count_hits(f, t);
}

void
find_name(struct find *f, const struct trace *t, uint32_t name, uint32_t track)
{
	named(f, t, name, trace_str(t, name), track);
}

void
find_again(struct find *f, const struct trace *t, uint32_t track)
{
	int in_args = f->in_args;
	char *pattern;
	uint32_t name = 0;

	if (f->pattern == NULL)
		return;
	pattern = xstrdup(f->pattern);
	if (f->no_names)
		find_pattern_in_args(f, t, pattern, NULL);
	else if (!f->exact)
		find_begin(f, t, pattern, track, NULL);
	else {
		if (*pattern != '\0' && (name = strtab_find(t->strings,
		    pattern, strlen(pattern))) == 0)
			name = NONE;	/* nobody has that name */
		named(f, t, name, pattern, track);
	}
	f->in_args = in_args;
	free(pattern);
}

/* The slices, then the instants, that may be hits by name. */
struct range {
	uint32_t	slice, nslices;
	uint32_t	instant, ninstants;
};

static struct range
range_of(const struct find *f, const struct trace *t)
{
	struct range r = { 0, t->nslices, 0, t->ninstants };
	const struct track *k;
	const struct row *first, *last;

	if (f->track == NONE)
		return r;
	k = &t->tracks[f->track];
	r = (struct range){ 0, 0, k->instant, k->ninstants };
	if (k->nrows > 0) {
		first = &t->rows[k->row];
		last = first + k->nrows - 1;
		r.slice = first->first;
		r.nslices = last->first + last->n - r.slice;
	}
	return r;
}

int
find_mark(struct find *f, const struct trace *t, uint64_t most)
{
	struct range r = range_of(f, t);
	uint64_t n = (uint64_t)r.nslices + r.ninstants, from = f->mark, to;

	if (f->pattern == NULL || f->marked)
		return 1;
	find_names(f, t, -1);
	if (f->hits == NULL)
		f->hits = hits_new(t);
	to = f->named == 0 || n - from <= most ? n : from + most;
	if (f->named > 0 && from < r.nslices)
		hits_add_slices(f->hits, f->kinds, r.slice + (uint32_t)from,
		    r.slice + (uint32_t)(to < r.nslices ? to : r.nslices));
	if (from < r.nslices)
		from = r.nslices;
	if (f->named > 0 && from < to)
		hits_add_instants(f->hits, f->kinds, r.instant +
		    (uint32_t)(from - r.nslices), r.instant +
		    (uint32_t)(to - r.nslices));
	f->mark = to;
	return f->marked = to == n;
}

int
find_step(struct find *f, const struct trace *t, const struct find_hit *at,
    int dir, struct find_hit *hit, uint64_t *index)
{
	if (index != NULL)
		*index = 0;
	if (f->pattern == NULL)
		return -1;
	find_names(f, t, -1);
	if (f->n == 0 && f->job == NULL)
		return -1;
	find_mark(f, t, UINT64_MAX);
	if (hits_step(f->hits, at, dir, hit) == -1)
		return -1;
	if (index != NULL)
		*index = hits_before(f->hits, hit) + 1;
	return 0;
}

int
find_edge(struct find *f, const struct trace *t, int dir, struct find_hit *hit,
    uint64_t *index)
{
	struct find_hit at = { dir > 0 ? INT64_MIN : INT64_MAX, NONE,
	    FIND_SLICE };

	return find_step(f, t, &at, dir, hit, index);
}

uint64_t
find_index(struct find *f, const struct trace *t, const struct find_hit *hit)
{
	find_mark(f, t, UINT64_MAX);
	return hits_before(f->hits, hit) + 1;
}

uint64_t
find_all(struct find *f, const struct trace *t, struct find_hit **hits)
{
	find_mark(f, t, UINT64_MAX);
	return hits_all(f->hits, hits);
}

const _Atomic uint64_t *
find_bits(const struct find *f, uint64_t first[FIND_TYPES])
{
	int i;

	if (f->job == NULL)
		return NULL;		/* the kinds say it all */
	for (i = 0; i < FIND_TYPES; i++)
		first[i] = f->hits->first[i];
	return f->hits->words;
}

const _Atomic uint8_t *
find_ticks(const struct find *f)
{
	return f->job == NULL ? NULL : f->hits->ticks;
}
