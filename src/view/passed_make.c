/*
 * passed_make: the set of what a filter lets through is made, in three steps,
 * each in steps.
 *   - Rows, in the order of their slices: a bit for each slice that passes.  A
 *     slice of the set that is inside of no other one is a top slice; density
 *     adds up top slices, so that nothing counts twice.  To know it, a row is
 *     walked together with the row above, in whose slices its own slices are
 *     (`cover` has what passes or is inside of what passes).
 *   - Instants.
 *   - Blocks of PASSED_BLOCK slices and the tree over them: the longest slice
 *     of the set, and prefix sums of durations.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/detach.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"
#include "passed.h"

#define MANY_BLOCKS	100000	/* their set has 3 MB */
#define NODE		8	/* slices passed in the time of a node of the
				 * tree, whose slices are far apart */

enum step { STEP_ROWS, STEP_INSTANTS, STEP_BLOCKS, STEP_TREE, STEP_DONE };

struct making {
	enum step	 step;
	uint32_t	 at;		/* row, track or block */
	uint32_t	 slice;		/* the next of the row */
	uint32_t	 above;		/* the slice of the row above that
					 * began last */
	struct bits	 cover;
	uint32_t	*cover_n;	/* by row */
};

/* ---- what passes ---- */

/* Returns 1 if the args of a thing pass. */
static int
args_pass(const struct view_filter *f, enum entity e, uint32_t id)
{
	uint64_t bit;
	int i, found;

	for (i = 0; i < f->nargs; i++) {
		found = 0;
		if (f->args[i].bits != NULL) {
			bit = f->args[i].first[e] + id;
			found = atomic_load_explicit(&f->args[i].bits[bit / 64],
			    memory_order_relaxed) >> bit % 64 & 1;
		}
		if (found == f->args[i].negated)
			return 0;
	}
	return 1;
}

static int
slice_passes(const struct view_filter *f, const struct trace *tr, uint32_t s)
{
	int64_t len;

	if (!f->kinds[tr->kind[s]])
		return 0;
	if (f->by_length) {
		len = passed_length(tr, s);
		if (len < f->min || len > f->max)
			return 0;
	}
	return f->nargs == 0 || args_pass(f, ENTITY_SLICE, s);
}

/* ---- rows ---- */

/* Returns the row above one, if slices of it pass or are in what passes. */
static uint32_t
row_above(const struct making *m, const struct trace *tr, uint32_t row)
{
	return tr->rows[row].depth > 0 && row > 0 && m->cover_n[row - 1] > 0 ?
	    row - 1 : NONE;
}

/* Returns 1 if slice s is inside of what passes; moves m->above up to it. */
static int
is_covered(struct making *m, const struct trace *tr, uint32_t above, uint32_t s)
{
	uint32_t end;

	if (above == NONE)
		return 0;
	end = tr->rows[above].first + tr->rows[above].n;
	while (m->above + 1 < end && tr->ts[m->above + 1] <= tr->ts[s])
		m->above++;
	return tr->ts[m->above] <= tr->ts[s] && bits_has(&m->cover, m->above);
}

/*
 * Returns a bit for each slice of [s, end), all of one word of the set, that
 * passes.
 */
static uint64_t
word_passes(const struct view_filter *f, const struct trace *tr, uint32_t s,
    uint32_t end)
{
	uint64_t bits = 0, left;
	uint32_t i, base = s - s % 64;

	for (i = s; i < end; i++)
		bits |= (uint64_t)f->kinds[tr->kind[i]] << i % 64;
	if (!f->by_length && f->nargs == 0)
		return bits;
	for (left = bits; left != 0; left &= left - 1) {
		i = base + (uint32_t)__builtin_ctzll(left);
		if (!slice_passes(f, tr, i))
			bits &= ~(UINT64_C(1) << i % 64);
	}
	return bits;
}

/* Returns a bit for each slice of [s, end) that is inside of what passes. */
static uint64_t
word_covered(struct making *m, const struct trace *tr, uint32_t above,
    uint32_t s, uint32_t end)
{
	uint64_t bits = 0;

	for (; above != NONE && s < end; s++)
		bits |= (uint64_t)is_covered(m, tr, above, s) << s % 64;
	return bits;
}

/* Adds slices of row m->at, a bit for each, of word w. */
static void
add_word(struct passed *ps, uint32_t w, uint64_t passes, uint64_t covered)
{
	struct making *m = ps->making;

	if ((passes | covered) == 0)
		return;
	bits_or(&m->cover, w, passes | covered);
	m->cover_n[m->at] += (uint32_t)__builtin_popcountll(passes | covered);
	if (passes == 0)
		return;
	bits_or(&ps->slices, w, passes);
	bits_or(&ps->top, w, passes & ~covered);
	ps->row_n[m->at] += (uint32_t)__builtin_popcountll(passes);
}

/* Makes slices of row m->at; returns 1 after its last. */
static int
make_row(struct passed *ps, const struct trace *tr, const struct view_filter *f,
    int64_t *left)
{
	struct making *m = ps->making;
	const struct row *r = &tr->rows[m->at];
	uint32_t above = row_above(m, tr, m->at), s, end = r->first + r->n, to;
	int none = !f->tracks[r->track] || f->nothing;

	if (none && above == NONE) {
		*left -= 1;
		return 1;
	}
	if (m->slice == NONE) {
		m->slice = r->first;
		m->above = above != NONE ? tr->rows[above].first : NONE;
	}
	if (*left <= 0)
		return 0;
	if (end - m->slice > *left)
		end = m->slice + (uint32_t)*left;
	*left -= end - m->slice;
	for (s = m->slice; s < end; s = to) {
		to = end - s > 64 - s % 64 ? s + 64 - s % 64 : end;
		add_word(ps, s / 64, none ? 0 : word_passes(f, tr, s, to),
		    word_covered(m, tr, above, s, to));
	}
	m->slice = end;
	return end == r->first + r->n;
}

static int
make_rows(struct passed *ps, const struct trace *tr,
    const struct view_filter *f, int64_t *left)
{
	struct making *m = ps->making;

	for (; m->at < tr->nrows; m->at++, m->slice = NONE) {
		if (!make_row(ps, tr, f, left))
			return 0;
		ps->n += ps->row_n[m->at];
	}
	bits_free(&m->cover);
	return 1;
}

/* ---- instants ---- */

static void
make_instants(struct passed *ps, const struct trace *tr,
    const struct view_filter *f, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i;

	if (!f->tracks[track] || f->by_length)
		return;
	for (i = k->instant; i < k->instant + k->ninstants; i++)
		if (f->kinds[tr->instants[i].kind] &&
		    args_pass(f, ENTITY_INSTANT, i)) {
			bits_add(&ps->instants, i);
			ps->track_n[track]++;
		}
}

static int
make_all_instants(struct passed *ps, const struct trace *tr,
    const struct view_filter *f, int64_t *left)
{
	struct making *m = ps->making;

	for (; m->at < tr->ntracks && *left > 0; m->at++) {
		make_instants(ps, tr, f, m->at);
		*left -= 1 + (int64_t)tr->tracks[m->at].ninstants;
	}
	return m->at == tr->ntracks;
}

/* ---- the level of detail ---- */

static int
make_blocks(struct passed *ps, const struct trace *tr, int64_t *left)
{
	struct making *m = ps->making;
	uint32_t b, bits, s, best;
	int64_t len, longest;
	uint64_t sum;

	for (; m->at < ps->nblocks && *left > 0; m->at++) {
		b = m->at;
		bits = (uint32_t)(ps->slices.words[b / 2] >>
		    b % 2 * PASSED_BLOCK);
		*left -= 1 + __builtin_popcount(bits);
		best = NONE;
		longest = -1;
		for (sum = 0; bits != 0; bits &= bits - 1) {
			s = b * PASSED_BLOCK + (uint32_t)__builtin_ctz(bits);
			len = passed_length(tr, s);
			sum += (uint64_t)len;
			if (len > longest) {
				longest = len;
				best = s;
			}
		}
		ps->longest[ps->nblocks + b] = best;
		ps->before[b + 1] = ps->before[b] + sum;
	}
	return m->at == ps->nblocks;
}

/* Makes the inner nodes, from the last to the first; m->at counts them. */
static int
make_tree(struct passed *ps, const struct trace *tr, int64_t *left)
{
	struct making *m = ps->making;
	uint32_t b;

	for (; m->at + 1 < ps->nblocks && *left > 0; m->at++) {
		b = ps->nblocks - 1 - m->at;
		ps->longest[b] = passed_longer(tr, ps->longest[2 * b],
		    ps->longest[2 * b + 1]);
		*left -= NODE;
	}
	return m->at + 1 >= ps->nblocks;
}

/* ---- making it ---- */

struct passed *
passed_new(const struct trace *tr, const struct view_filter *f)
{
	struct passed *ps = xcalloc(1, sizeof(*ps));

	ps->making = xcalloc(1, sizeof(*ps->making));
	ps->making->slice = NONE;
	ps->making->cover_n = xcalloc((size_t)tr->nrows + 1,
	    sizeof(uint32_t));
	bits_init(&ps->making->cover, tr->nslices);
	bits_init(&ps->slices, tr->nslices);
	bits_init(&ps->top, tr->nslices);
	bits_init(&ps->instants, tr->ninstants);
	ps->row_n = xcalloc((size_t)tr->nrows + 1, sizeof(*ps->row_n));
	ps->track_n = xcalloc((size_t)tr->ntracks + 1, sizeof(*ps->track_n));
	ps->whole = xcalloc((size_t)tr->ntracks + 1, 1);
	memcpy(ps->whole, f->whole, tr->ntracks);
	ps->nblocks = tr->nslices / PASSED_BLOCK;	/* whole blocks only */
	ps->longest = xreallocarray(NULL, (size_t)ps->nblocks * 2 + 2,
	    sizeof(*ps->longest));
	ps->before = xreallocarray(NULL, (size_t)ps->nblocks + 1,
	    sizeof(*ps->before));
	ps->before[0] = 0;
	return ps;
}

static void
passed_free_now(void *arg)
{
	struct passed *ps = arg;

	if (ps->making != NULL) {
		bits_free(&ps->making->cover);
		free(ps->making->cover_n);
		free(ps->making);
	}
	bits_free(&ps->slices);
	bits_free(&ps->top);
	bits_free(&ps->instants);
	free(ps->row_n);
	free(ps->track_n);
	free(ps->whole);
	free(ps->longest);
	free(ps->before);
	free(ps);
}

void
passed_free(struct passed *ps)
{
	if (ps == NULL)
		return;
	if (ps->nblocks >= MANY_BLOCKS)
		detach_run(passed_free_now, ps);
	else
		passed_free_now(ps);
}

/* Does the present step; returns 1 when it is done. */
static int
do_step(struct passed *ps, const struct trace *tr, const struct view_filter *f,
    int64_t *left)
{
	switch (ps->making->step) {
	case STEP_ROWS:
		return make_rows(ps, tr, f, left);
	case STEP_INSTANTS:
		return make_all_instants(ps, tr, f, left);
	case STEP_BLOCKS:
		return make_blocks(ps, tr, left);
	case STEP_TREE:
		return make_tree(ps, tr, left);
	case STEP_DONE:
		break;
	}
	return 1;
}

int
passed_make(struct passed *ps, const struct trace *tr,
    const struct view_filter *f, int64_t *left)
{
	struct making *m = ps->making;

	if (m == NULL)
		return 1;
	while (m->step < STEP_DONE && do_step(ps, tr, f, left)) {
		m->step++;
		m->at = 0;
	}
	if (m->step < STEP_DONE)
		return 0;
	free(m->cover_n);
	free(m);
	ps->making = NULL;
	return 1;
}
