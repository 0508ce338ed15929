/*
 * Search by name.
 *
 * A name is looked at once for each kind that has it, and a kind carries the
 * verdict for all its slices, so that a search of a hundred million slices
 * compares some thousand strings.  What follows is ordering: hits are wanted
 * by time over all rows.  Up to FIND_INDEX of them they are collected and
 * sorted once.  When there are more (a pattern that matches nearly everything)
 * no list is made: the rows are merged on the fly, each looked through from
 * the place on until its next hit.
 *
 * The order is (ts, type, id): slices before instants, and slices that start
 * together by row, since ids ascend by row.  The sum of counts comes from
 * kind_count for slices; instants are counted, they are few.
 */
#include "config.h"

#include <ctype.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

struct matcher {
	const char	*text;
	size_t		 len;
	int		 fold;		/* case does not matter */
	int		 is_regex;
	regex_t		 regex;
};

static int
has_capital(const char *s, size_t len)
{
	size_t i;

	for (i = 0; i < len; i++)
		if (isupper((unsigned char)s[i]) && (i == 0 || s[i - 1] != '\\'))
			return 1;
	return 0;
}

static int
matcher_open(struct matcher *m, const char *pattern, struct err *err)
{
	char *expr, why[128];
	int rc;

	m->text = pattern;
	m->len = strlen(pattern);
	m->fold = !has_capital(pattern, m->len);
	m->is_regex = m->len > 2 && pattern[0] == '/' &&
	    pattern[m->len - 1] == '/';
	if (!m->is_regex)
		return 0;
	expr = xstrndup(pattern + 1, m->len - 2);
	rc = regcomp(&m->regex, expr, REG_EXTENDED | REG_NOSUB |
	    (m->fold ? REG_ICASE : 0));
	free(expr);
	if (rc == 0)
		return 0;
	regerror(rc, &m->regex, why, sizeof(why));
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "bad expression: %s", why);
}

static void
matcher_close(struct matcher *m)
{
	if (m->is_regex)
		regfree(&m->regex);
}

/* A substring, without regard to the case of ASCII letters; m is lower. */
static int
contains_folded(const char *s, size_t n, const char *m, size_t len)
{
	size_t i, j;

	for (i = 0; i + len <= n; i++) {
		for (j = 0; j < len; j++)
			if (tolower((unsigned char)s[i + j]) !=
			    (unsigned char)m[j])
				break;
		if (j == len)
			return 1;
	}
	return 0;
}

static int
matches(const struct matcher *m, const char *s, size_t n)
{
	if (m->is_regex)
		return regexec(&m->regex, s, 0, NULL, 0) == 0;
	if (m->fold)
		return contains_folded(s, n, m->text, m->len);
	return memmem(s, n, m->text, m->len) != NULL;
}

void
find_clear(struct find *f)
{
	free(f->pattern);
	free(f->kinds);
	free(f->hits);
	memset(f, 0, sizeof(*f));
	f->track = NONE;
}

/* Whether an instant is a hit; t: its index. */
static int
instant_hit(const struct find *f, const struct trace *t, uint32_t i)
{
	const struct track *tr;

	if (!f->kinds[t->instants[i].kind])
		return 0;
	if (f->track == NONE)
		return 1;
	tr = &t->tracks[f->track];
	return i >= tr->instant && i - tr->instant < tr->ninstants;
}

/* The slices that can be hits: those of one track, or all. */
static void
range(const struct find *f, const struct trace *t, uint32_t *row,
    uint32_t *nrows)
{
	*row = f->track == NONE ? 0 : t->tracks[f->track].row;
	*nrows = f->track == NONE ? t->nrows : t->tracks[f->track].nrows;
}

static void
count_hits(struct find *f, const struct trace *t)
{
	uint32_t i, j, row, nrows;
	const struct row *r;

	f->n = 0;
	if (f->track == NONE) {
		for (i = 0; i < t->nkinds; i++)
			if (f->kinds[i])
				f->n += t->kind_count[i];
	} else {
		range(f, t, &row, &nrows);
		for (i = row; i < row + nrows; i++) {
			r = &t->rows[i];
			for (j = r->first; j < r->first + r->n; j++)
				f->n += f->kinds[t->kind[j]];
		}
	}
	for (i = 0; i < t->ninstants; i++)
		f->n += (uint64_t)instant_hit(f, t, i);
}

/* Makes the search; takes over kinds. */
static void
install(struct find *f, const struct trace *t, const char *pattern,
    uint8_t *kinds, uint32_t track)
{
	char *copy = xstrdup(pattern);

	find_clear(f);
	f->pattern = copy;
	f->kinds = kinds;
	f->track = track;
	count_hits(f, t);
}

int
find_pattern(struct find *f, const struct trace *t, const char *pattern,
    uint32_t track, struct err *err)
{
	struct matcher m;
	uint8_t *kinds;
	uint32_t i, name;

	if (matcher_open(&m, pattern, err) == -1)
		return -1;
	kinds = xcalloc((size_t)t->nkinds + 1, 1);
	for (i = 0; i < t->nkinds; i++) {
		name = t->kinds[i].name;
		kinds[i] = name != 0 && matches(&m, strtab_str(t->strings,
		    name), strtab_len(t->strings, name)) ? 1 : 0;
	}
	matcher_close(&m);
	install(f, t, pattern, kinds, track);
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
	install(f, t, text, kinds, track);
	f->exact = 1;
}

void
find_name(struct find *f, const struct trace *t, uint32_t name, uint32_t track)
{
	named(f, t, name, trace_str(t, name), track);
}

void
find_again(struct find *f, const struct trace *t, uint32_t track)
{
	char *pattern;
	uint32_t name = 0;

	if (f->pattern == NULL)
		return;
	pattern = xstrdup(f->pattern);
	if (!f->exact)
		find_pattern(f, t, pattern, track, NULL);
	else {
		if (*pattern != '\0' && (name = strtab_find(t->strings,
		    pattern, strlen(pattern))) == 0)
			name = NONE;	/* nobody has that name */
		named(f, t, name, pattern, track);
	}
	free(pattern);
}

static int
compare(const void *va, const void *vb)
{
	const struct find_hit *a = va, *b = vb;

	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	if (a->type != b->type)
		return a->type < b->type ? -1 : 1;
	return a->id < b->id ? -1 : a->id > b->id;
}

static void
make_index(struct find *f, const struct trace *t)
{
	uint32_t i, j, row, nrows;
	const struct row *r;
	size_t n = 0;

	if (f->indexed || f->n > FIND_INDEX)
		return;
	f->hits = xreallocarray(NULL, (size_t)f->n + 1, sizeof(*f->hits));
	range(f, t, &row, &nrows);
	for (i = row; i < row + nrows && n < f->n; i++) {
		r = &t->rows[i];
		for (j = r->first; j < r->first + r->n && n < f->n; j++)
			if (f->kinds[t->kind[j]])
				f->hits[n++] = (struct find_hit){ t->ts[j], j,
				    FIND_SLICE };
	}
	for (i = 0; i < t->ninstants && n < f->n; i++)
		if (instant_hit(f, t, i))
			f->hits[n++] = (struct find_hit){ t->instants[i].ts, i,
			    FIND_INSTANT };
	f->n = n;
	qsort(f->hits, n, sizeof(*f->hits), compare);
	f->indexed = 1;
}

/* The first hit that is > at (or >= when `equal`). */
static size_t
bound(const struct find *f, const struct find_hit *at, int equal)
{
	size_t lo = 0, hi = (size_t)f->n, mid;
	int c;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		c = compare(&f->hits[mid], at);
		if (c < 0 || (c == 0 && !equal))
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static int
step_indexed(const struct find *f, const struct find_hit *at, int dir,
    struct find_hit *hit, uint64_t *index)
{
	size_t i;

	i = bound(f, at, dir < 0);
	if (dir < 0) {
		if (i == 0)
			return -1;
		i--;
	} else if (i == f->n)
		return -1;
	*hit = f->hits[i];
	*index = i + 1;
	return 0;
}

/* Takes c for the best when it lies on the side of `at` and is nearer. */
static int
better(const struct find_hit *c, const struct find_hit *at, int dir, int have,
    const struct find_hit *best)
{
	if (dir * compare(c, at) <= 0)
		return 0;
	return !have || dir * compare(c, best) < 0;
}

/* The nearest hit of a row on one side of `at`. */
static int
step_row(const struct find *f, const struct trace *t, uint32_t row,
    const struct find_hit *at, int dir, struct find_hit *hit)
{
	const struct row *r = &t->rows[row];
	uint32_t i, n;
	struct find_hit h;

	if (dir > 0) {
		if ((i = trace_row_from(t, row, at->ts)) == NONE)
			return -1;
		n = r->first + r->n - i;
	} else {
		if ((i = trace_row_at(t, row, at->ts)) == NONE)
			return -1;
		n = i - r->first + 1;
	}
	for (; n > 0; n--, i += (uint32_t)dir) {
		if (!f->kinds[t->kind[i]])
			continue;
		h = (struct find_hit){ t->ts[i], i, FIND_SLICE };
		if (dir * compare(&h, at) > 0) {
			*hit = h;
			return 0;
		}
	}
	return -1;
}

static int
step_merged(const struct find *f, const struct trace *t,
    const struct find_hit *at, int dir, struct find_hit *hit)
{
	uint32_t i, row, nrows;
	struct find_hit h;
	int have = 0;

	range(f, t, &row, &nrows);
	for (i = row; i < row + nrows; i++)
		if (step_row(f, t, i, at, dir, &h) == 0 &&
		    better(&h, at, dir, have, hit)) {
			*hit = h;
			have = 1;
		}
	for (i = 0; i < t->ninstants; i++) {
		if (!instant_hit(f, t, i))
			continue;
		h = (struct find_hit){ t->instants[i].ts, i, FIND_INSTANT };
		if (better(&h, at, dir, have, hit)) {
			*hit = h;
			have = 1;
		}
	}
	return have ? 0 : -1;
}

/* Nothing selected: before everything at ts, or behind it. */
static struct find_hit
place(const struct find_hit *at, int dir)
{
	struct find_hit p = *at;

	if (p.type != FIND_SLICE || p.id != NONE)
		return p;
	if (dir < 0)
		p.type = FIND_INSTANT;	/* with id NONE: the last at ts */
	else if (p.ts == INT64_MIN)
		p.id = 0;
	else {
		p.ts--;
		p.type = FIND_INSTANT;
	}
	return p;
}

int
find_step(struct find *f, const struct trace *t, const struct find_hit *at,
    int dir, struct find_hit *hit, uint64_t *index)
{
	struct find_hit from = place(at, dir);

	*index = 0;
	if (f->pattern == NULL || f->n == 0)
		return -1;
	make_index(f, t);
	if (f->indexed)
		return step_indexed(f, &from, dir, hit, index);
	return step_merged(f, t, &from, dir, hit);
}

int
find_edge(struct find *f, const struct trace *t, int dir, struct find_hit *hit,
    uint64_t *index)
{
	struct find_hit at = { dir > 0 ? INT64_MIN : INT64_MAX, NONE,
	    FIND_SLICE };

	return find_step(f, t, &at, dir, hit, index);
}
