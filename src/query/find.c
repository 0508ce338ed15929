/*
 * find: search by name, and the state of a search.
 *
 * The pattern is matched once for each kind, and the result holds for all
 * things of that kind: a search of a hundred million slices compares as many
 * strings as there are kinds.  The number of slices is the sum of kind_count;
 * things of other entities with kinds are few and are counted one by one.  The
 * bits of hits.c are set when the first hit is asked for, or by the threads
 * that search args.
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

#define NAMES_STEP	4096		/* bytes of names matched between two
					 * looks at the clock */

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

/*
 * Returns the number of ids of entity e among which names are searched:
 * [*first, *first + n).
 */
static uint32_t
find_searched_ids(const struct find *f, const struct trace *t, enum entity e,
    uint32_t *first)
{
	const struct entity_row *row = &entity_rows[e];
	struct entity_run a, b;
	uint32_t run, n;

	*first = 0;
	if (row->kinds == NULL)
		return 0;
	if (f->track == NONE)
		return row->count(t);
	run = row->track_runs(t, f->track, &n);
	if (n == 0)
		return 0;
	a = row->run(t, run);
	b = row->run(t, run + n - 1);
	*first = a.first;
	return b.first + b.n - a.first;
}

static void
count_hits(struct find *f, const struct trace *t)
{
	uint32_t i, n, first;
	const uint32_t *kinds;
	uint64_t named = 0;
	size_t stride;
	int e;

	f->named = 0;
	count_slices(f, t);
	for (e = ENTITY_SLICE + 1; e < ENTITIES; e++) {
		if ((n = find_searched_ids(f, t, (enum entity)e, &first)) == 0)
			continue;
		kinds = entity_rows[e].kinds(t, &stride);
		for (i = first; i < first + n; i++)
			named += f->kinds[entity_kind_at(kinds, stride, i)];
	}
	f->named += named;
	f->n = f->named;
}

/* Replaces the search f by one for `pattern`; takes ownership of `kinds`. */
static void
find_install(struct find *f, const char *pattern, uint8_t *kinds,
    uint32_t track)
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
	size_t skip = strncmp(pattern, FIND_CATEGORY,
	    strlen(FIND_CATEGORY)) == 0 ? strlen(FIND_CATEGORY) : 0;
	char *copy = xstrdup(pattern);

	if (match_open(m, copy + skip, err) == -1) {
		free(copy);
		free(m);
		return -1;
	}
	find_install(f, pattern, xcalloc((size_t)t->nkinds + 1, 1), track);
	f->match = m;
	f->by_category = skip > 0;
	m->text = f->pattern + skip;	/* the copy has the lifetime of the
					 * match */
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

/*
 * Matches the kinds whose names are the next `most` bytes, or one kind; returns
 * 1 after the last kind.
 */
static int
match_kinds(struct find *f, const struct trace *t, size_t most)
{
	size_t len, done = 0;
	uint32_t name;

	for (; f->nmatched < t->nkinds && done < most; f->nmatched++) {
		name = f->by_category ? t->kinds[f->nmatched].cat :
		    t->kinds[f->nmatched].name;
		if (name == 0)
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
	while (!match_kinds(f, t, ms < 0 ? SIZE_MAX : NAMES_STEP))
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

/*
 * Searches for the kinds whose name is the string number `name`, exactly; the
 * text of the string is `text`.
 */
static void
find_named(struct find *f, const struct trace *t, uint32_t name,
    const char *text, uint32_t track)
{
	uint8_t *kinds = xcalloc((size_t)t->nkinds + 1, 1);
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		kinds[i] = t->kinds[i].name == name;
	find_install(f, text, kinds, track);
	f->exact = 1;
	count_hits(f, t);
}

void
find_name(struct find *f, const struct trace *t, uint32_t name, uint32_t track)
{
	find_named(f, t, name, trace_str(t, name), track);
}

void
find_given(struct find *f, const struct trace *t, const char *label,
    const struct entity_ref *v, size_t n)
{
	size_t i;

	find_install(f, label, xcalloc((size_t)t->nkinds + 1, 1), NONE);
	f->given = f->no_names = f->marked = 1;
	f->hits = hits_new(t);
	for (i = 0; i < n; i++)
		f->n += (uint64_t)hits_add(f->hits,
		    f->hits->first[v[i].type] + v[i].id);
}

void
find_again(struct find *f, const struct trace *t, uint32_t track)
{
	int in_args = f->in_args;
	char *pattern;
	uint32_t name = 0;

	if (f->given)
		find_clear(f);
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
			name = NONE;	/* no string with that name */
		find_named(f, t, name, pattern, track);
	}
	f->in_args = in_args;
	free(pattern);
}

int
find_mark(struct find *f, const struct trace *t, uint64_t most)
{
	uint64_t before = 0, left = most, at;
	uint32_t first, n, now;
	int e;

	if (f->pattern == NULL || f->marked)
		return 1;
	find_names(f, t, -1);
	if (f->hits == NULL)
		f->hits = hits_new(t);
	/* f->mark counts the things marked, entity after entity */
	for (e = ENTITY_NONE + 1; f->named > 0 && e < ENTITIES; e++) {
		n = find_searched_ids(f, t, (enum entity)e, &first);
		at = f->mark - before;
		if (at < n) {
			now = n - at > left ? (uint32_t)left :
			    (uint32_t)(n - at);
			hits_add_kinds(f->hits, (enum entity)e, f->kinds,
			    first + (uint32_t)at, first + (uint32_t)at + now);
			f->mark += now;
			left -= now;
			if (at + now < n)
				return 0;
		}
		before += n;
	}
	return f->marked = 1;
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

struct hits *
find_copy(struct find *f, const struct trace *t)
{
	find_mark(f, t, UINT64_MAX);
	return hits_copy(f->hits);
}

uint64_t
find_copy_list(struct hits *copy, struct find_hit **hits)
{
	uint64_t n = hits_all(copy, hits);

	hits_free(copy);
	return n;
}

void
find_copy_free(struct hits *copy)
{
	hits_free(copy);
}

const _Atomic uint64_t *
find_bits(const struct find *f, uint64_t first[ENTITIES])
{
	int e;

	if (f->job == NULL && !f->given)
		return NULL;		/* `kinds` has all hits */
	for (e = 0; e < ENTITIES; e++)
		first[e] = f->hits->first[e];
	return f->hits->words;
}

const _Atomic uint8_t *
find_ticks(const struct find *f)
{
	return f->job == NULL && !f->given ? NULL : f->hits->ticks;
}
