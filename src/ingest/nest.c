/*
 * nest: finds the depth of every span (ttv-formats(5), ORDER AND NESTING).
 *
 * Spans come by start, of equal starts the longer first.  A span that fits into
 * the innermost open one of lane 0 is its child there.  One that overlaps
 * without nesting goes to the first lane in which it fits (first fit), and is
 * counted.
 *
 * Rules:
 *   - intervals are half open: a span that ends where another begins is its
 *     sibling;
 *   - of two spans of length 0 at one time the second is the child of the
 *     first, unless that is a pair that ended in the file before the second;
 *   - a span of length 0 that stands in the file inside of one that ends at its
 *     time is a child of that one, unless a longer span begins at that time;
 *   - depth counts from 0 in each lane; nothing is cut and nothing dropped.
 *
 * Lane 0 is a plain stack: nearly all traces need no more, and there a span
 * costs a few instructions.  The other lanes are searched through first_fit.
 *
 * The stack holds the spans that began before and have not ended.  As long as
 * no spans cross, the times alone of a segment's spans tell what is open behind
 * it.  So segments can be nested in parallel, each starting with what is open
 * when it begins; if none of them has a second lane, nothing crosses.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "first_fit.h"
#include "nest.h"

void
nest_free(struct nest *s)
{
	size_t i;

	for (i = 0; i < s->lanes_cap; i++) {
		free(s->lanes[i].open);
		free(s->lanes[i].rows);
	}
	free(s->lanes);
	free(s->rows);
	first_fit_free(s->find);
	memset(s, 0, sizeof(*s));
}

static struct nest_lane *
nest_lane_add(struct nest *s)
{
	size_t i, old = s->lanes_cap;

	if (s->nlanes == s->lanes_cap) {
		s->lanes = xgrow(s->lanes, s->nlanes, &s->lanes_cap,
		    sizeof(*s->lanes));
		for (i = old; i < s->lanes_cap; i++)
			memset(&s->lanes[i], 0, sizeof(s->lanes[i]));
	}
	s->lanes[s->nlanes].nopen = 0;
	s->lanes[s->nlanes].nrows = 0;
	return &s->lanes[s->nlanes++];
}

static void
nest_row_add(struct nest *s, size_t lane)
{
	struct nest_lane *l = &s->lanes[lane];
	struct nest_row *row;

	s->rows = xgrow(s->rows, s->nrows, &s->rows_cap, sizeof(*s->rows));
	row = &s->rows[s->nrows];
	row->lane = (uint32_t)lane;
	row->depth = (uint32_t)l->nrows;
	row->n = row->ends = 0;
	l->rows = xgrow(l->rows, l->nrows, &l->rows_cap, sizeof(*l->rows));
	l->rows[l->nrows++] = (uint32_t)s->nrows++;
}

/*
 * Pops the spans of a lane that have ended at t.  Spans of length 0 stay for
 * their own time.
 */
static inline void
nest_pop(struct nest_lane *l, int64_t t)
{
	const struct nest_open *o;
	size_t n;

	for (n = l->nopen; n > 0; n--) {
		o = &l->open[n - 1];
		if (o->end > t || (o->end == t && o->rec->dur == 0))
			break;
	}
	l->nopen = n;
}

/* Whether a span of length 0 has ended in the file before `r` begins. */
static inline int
nest_closed(const struct nest *s, const struct raw_event *z,
    const struct raw_event *r)
{
	return !s->unordered && z->aux != 0 &&
	    raw_end_off(z, s->ends) < RAW_OFF(r);
}

/*
 * As nest_pop(), for a span `r` of a track with pairs: one of length 0 does not
 * stay if it has ended in the file before `r` begins.
 */
static inline void
nest_pop_pairs(const struct nest *s, struct nest_lane *l,
    const struct raw_event *r)
{
	const struct nest_open *o;
	size_t n;

	for (n = l->nopen; n > 0; n--) {
		o = &l->open[n - 1];
		if (o->end > r->ts || (o->end == r->ts && o->rec->dur == 0 &&
		    !nest_closed(s, o->rec, r)))
			break;
	}
	l->nopen = n;
}

/*
 * As nest_pop_pairs(), for a span `r` of length 0: a longer one that ends at
 * its time stays if `r` stands in the file between that one's begin and end.
 */
static void
nest_pop_empty(const struct nest *s, struct nest_lane *l,
    const struct raw_event *r)
{
	const struct nest_open *o;
	size_t n;

	for (n = l->nopen; n > 0; n--) {
		o = &l->open[n - 1];
		if (o->end > r->ts)
			break;
		if (o->end < r->ts)
			continue;
		if (o->rec->dur == 0 ? !nest_closed(s, o->rec, r) :
		    o->rec->aux != 0 && RAW_OFF(o->rec) < RAW_OFF(r) &&
		    RAW_OFF(r) < raw_end_off(o->rec, s->ends))
			break;
	}
	l->nopen = n;
}

/* Makes room for one more depth of a lane, with a row of its own. */
static void
nest_deeper(struct nest *s, size_t lane)
{
	struct nest_lane *l = &s->lanes[lane];

	if (l->nopen == l->nrows)
		nest_row_add(s, lane);
	if (l->nopen == l->cap)
		l->open = xgrow(l->open, l->nopen, &l->cap, sizeof(*l->open));
}

/* Pushes a span onto a lane; returns its row. */
static inline uint32_t
nest_push(struct nest *s, size_t lane, int64_t end, const struct raw_event *r)
{
	struct nest_lane *l = &s->lanes[lane];
	uint32_t row;

	if (l->nopen >= l->nrows || l->nopen == l->cap)
		nest_deeper(s, lane);
	row = l->rows[l->nopen];
	s->rows[row].n++;
	s->rows[row].ends += r->aux != 0;
	l->open[l->nopen].end = end;
	l->open[l->nopen++].rec = r;
	return row;
}

static inline int64_t
nest_key(const struct nest_lane *l)
{
	return l->nopen == 0 ? INT64_MAX : l->open[l->nopen - 1].end;
}

/*
 * Returns the lane above 0 in which [ts, end) fits, adding one if there is
 * none.  Spans of length 0 never come here: they fit into any span that lane 0
 * has open.
 */
static size_t
nest_spill(struct nest *s, int64_t ts, int64_t end)
{
	ptrdiff_t changed;
	size_t lane;

	if (s->find == NULL)
		s->find = first_fit_new();
	while ((changed = first_fit_pop(s->find, ts)) != -1) {
		struct nest_lane *l = &s->lanes[changed + 1];

		nest_pop(l, ts);
		first_fit_set(s->find, (size_t)changed, nest_key(l));
	}
	lane = first_fit_first(s->find, end);
	if (lane == first_fit_count(s->find))
		nest_lane_add(s);
	first_fit_set(s->find, lane, end);
	first_fit_push(s->find, end, lane);
	return lane + 1;
}

static int
row_order(const void *a, const void *b)
{
	const struct nest_row *x = a, *y = b;

	if (x->lane != y->lane)
		return COMPARE(x->lane, y->lane);
	return COMPARE(x->depth, y->depth);
}

void
nest_start(struct nest *s)
{
	s->nrows = 0;
	s->nlanes = 0;
	if (s->find != NULL)
		first_fit_reset(s->find);
	nest_lane_add(s);
}

uint32_t
nest_place(struct nest *s, const struct raw_event *r, uint32_t depth)
{
	int64_t end = log_end(r);
	size_t lane = 0;

	if (depth == NONE)
		lane = nest_spill(s, r->ts, end);
	else
		s->lanes[0].nopen = depth;
	return nest_push(s, lane, end, r);
}

/* Renumbers rows, which were numbered as they came, by (lane, depth). */
void
nest_end(struct nest *s, uint32_t *row, size_t n)
{
	uint32_t *first, *number;
	size_t i;

	if (s->nlanes <= 1)
		return;		/* a lane adds its depths in order */
	number = xreallocarray(NULL, s->nrows, sizeof(*number));
	first = xcalloc(s->nlanes + 1, sizeof(*first));
	for (i = 0; i < s->nlanes; i++)
		first[i + 1] = first[i] + (uint32_t)s->lanes[i].nrows;
	for (i = 0; i < s->nrows; i++)
		number[i] = first[s->rows[i].lane] + s->rows[i].depth;
	for (i = 0; i < n; i++)
		row[i] = number[row[i]];
	qsort(s->rows, s->nrows, sizeof(*s->rows), row_order);
	free(first);
	free(number);
}

void
nest_more(struct nest *s, const struct raw_event *r, size_t n, uint32_t *row,
    enum warn_code code, struct warn *warn)
{
	struct nest_lane *l;
	int64_t end;
	size_t i, lane;

	for (i = 0; i < n; i++) {
		end = log_end(&r[i]);
		l = &s->lanes[0];
		lane = 0;
		if (s->ends == NULL)
			nest_pop(l, r[i].ts);
		else if (r[i].dur == 0)
			nest_pop_empty(s, l, &r[i]);
		else
			nest_pop_pairs(s, l, &r[i]);
		if (end > nest_key(l)) {
			lane = nest_spill(s, r[i].ts, end);
			warn_add(warn, code, RAW_OFF(&r[i]));
		}
		row[i] = nest_push(s, lane, end, &r[i]);
	}
}

void
nest_rows(struct nest *s, const struct raw_event *r, size_t n, uint32_t *row,
    enum warn_code code, struct warn *warn)
{
	nest_start(s);
	nest_more(s, r, n, row, code, warn);
	nest_end(s, row, n);
}

/* ---- segments ---- */

static void
lane_push(struct nest_lane *l, const struct nest_open *o)
{
	if (l->nopen == l->cap)
		l->open = xgrow(l->open, l->nopen, &l->cap, sizeof(*l->open));
	l->open[l->nopen++] = *o;
}

int
nest_left(struct nest_lane *l, const struct raw_event *r, size_t n,
    const uint64_t *ends, size_t most)
{
	const struct nest pairs = { .ends = ends };
	const struct raw_event *end = r + n;
	int64_t last = n > 0 ? end[-1].ts : 0;
	struct nest_open o;

	for (; r < end; r++) {
		o.end = log_end(r);
		o.rec = r;
		if (o.end < last || (o.end == last && r->dur != 0))
			continue;
		if (ends != NULL)
			nest_pop_pairs(&pairs, l, r);
		if (l->nopen == most)
			return 0;
		lane_push(l, &o);
	}
	return 1;
}

void
nest_over(struct nest_lane *below, const struct nest_lane *left, int64_t last,
    const uint64_t *ends)
{
	const struct nest pairs = { .ends = ends };
	size_t i;

	nest_pop(below, last);
	for (i = 0; i < left->nopen; i++) {
		if (ends != NULL)
			nest_pop_pairs(&pairs, below, left->open[i].rec);
		lane_push(below, &left->open[i]);
	}
}

void
nest_start_in(struct nest *s, const struct nest_open *open, size_t n)
{
	size_t i;

	nest_start(s);
	for (i = 0; i < n; i++) {
		nest_deeper(s, 0);
		s->lanes[0].open[s->lanes[0].nopen++] = open[i];
	}
}
