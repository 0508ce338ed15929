/*
 * flamegraph_sum: columns that a flame graph carries along: of the rows of a
 * node their sum, one of their values with how many others there are, or all of
 * them with commas.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "flamegraph.h"

#define TEXT_MOST	(1 << 20)	/* bytes of all values of a node */

static int
compare_pairs(const void *x, const void *y)
{
	const struct fg_pair *a = x, *b = y;

	if (a->node != b->node)
		return COMPARE(a->node, b->node);
	return COMPARE(a->frame, b->frame);
}

/* Appends a value as SQLite writes it. */
static void
put_cell(struct buf *b, const struct grid_cell *c)
{
	size_t from = b->len;

	if (c->type == SQLITE_TEXT)
		buf_add(b, c->text, c->len);
	else if (c->type == SQLITE_INTEGER)
		buf_int(b, c->num);
	else {
		buf_printf(b, "%.15g", c->real);
		if (strpbrk(b->data + from, ".enN") == NULL)
			buf_adds(b, ".0");
	}
}

/* What is known of a node's values. */
struct sum {
	int		 n;		/* values, at most 2 */
	int64_t		 num;
	double		 real;
	struct buf	 text, one;
	struct strtab	*others;	/* FG_ONE: distinct ones */
};

static int
add_cell(struct fg *f, struct sum *s, enum fg_sum how,
    const struct grid_cell *c)
{
	if (c->type == SQLITE_NULL)
		return 0;
	if (how == FG_SUM) {
		s->real += c->type == SQLITE_FLOAT ? c->real : (double)c->num;
		s->n = 1;
		if (c->type == SQLITE_INTEGER &&
		    __builtin_add_overflow(s->num, c->num, &s->num)) {
			f->wrong = "a sum is too large";
			return -1;
		}
		return 0;
	}
	buf_clear(&s->one);
	put_cell(&s->one, c);
	if (how == FG_ONE)
		strtab_add(s->others, s->one.data != NULL ? s->one.data : "",
		    s->one.len);
	if (s->n == 0 || (how == FG_CONCAT && s->text.len < TEXT_MOST)) {
		if (s->n > 0)
			buf_addc(&s->text, ',');
		put_cell(&s->text, c);
	}
	s->n = 1;
	return 0;
}

static int
give_sum(struct fg *f, const struct sum *s, enum fg_sum how, int type)
{
	struct buf b = BUF_INIT;
	int rc;

	if (s->n == 0)
		return grid_null(f->summed);
	if (how == FG_SUM)
		return type == SQLITE_INTEGER ? grid_int(f->summed, s->num) :
		    grid_real(f->summed, s->real);
	buf_add(&b, s->text.data != NULL ? s->text.data : "", s->text.len);
	if (how == FG_ONE && strtab_count(s->others) > 1)
		buf_printf(&b, " and %" PRIu32 " others",
		    strtab_count(s->others));
	rc = grid_text(f->summed, b.data);
	buf_free(&b);
	return rc;
}

/* The rows that fold into each frame: from first[frame] on, in their order. */
static uint32_t *
rows_of_frames(const struct fg *f, uint32_t **first)
{
	uint32_t *rows = xcalloc((size_t)f->src->n + 1, sizeof(*rows)), row;
	uint32_t *at = xcalloc((size_t)f->src->n + 2, sizeof(*at)), i;

	for (row = 0; row < f->src->n; row++)
		if (f->frame[row] != FG_NONE && !(f->bits[row] & FG_HIDDEN))
			at[f->frame[row] + 1]++;
	for (i = 0; i < f->src->n; i++)
		at[i + 1] += at[i];
	*first = xcalloc((size_t)f->src->n + 2, sizeof(**first));
	memcpy(*first, at, ((size_t)f->src->n + 1) * sizeof(*at));
	for (row = 0; row < f->src->n; row++)
		if (f->frame[row] != FG_NONE && !(f->bits[row] & FG_HIDDEN))
			rows[at[f->frame[row]]++] = row;
	free(at);
	return rows;
}

/* Sums a column of a node, whose frames are the pairs from `at` on. */
static int
sum_node(struct fg *f, uint32_t node, size_t at, int k, const uint32_t *rows,
    const uint32_t *first)
{
	struct sum s;
	uint32_t i;
	int rc = 0;

	memset(&s, 0, sizeof(s));
	s.others = f->config->how[k] == FG_ONE ? strtab_new() : NULL;
	for (; at < f->npairs && f->pairs[at].node == node && rc == 0; at++)
		for (i = first[f->pairs[at].frame];
		    i < first[f->pairs[at].frame + 1] && rc == 0; i++)
			rc = add_cell(f, &s, f->config->how[k],
			    fg_cell(f->src, rows[i], f->sums[k]));
	if (rc == 0 && give_sum(f, &s, f->config->how[k],
	    f->src->types[f->sums[k]]) == -1) {
		f->wrong = "the graph is too large";
		rc = -1;
	}
	if (s.others != NULL)
		strtab_free(s.others);
	buf_free(&s.text);
	buf_free(&s.one);
	return rc;
}

int
fg_sums(struct fg *f)
{
	uint32_t *first, *rows, node;
	size_t at = 0;
	int k, rc = 0;

	f->summed = grid_new();
	for (k = 0; k < f->config->nsums; k++)
		grid_column(f->summed, f->config->sums[k]);
	if (f->config->nsums == 0)
		return 0;
	sort_any(f->pairs, f->npairs, sizeof(*f->pairs), compare_pairs);
	rows = rows_of_frames(f, &first);
	for (node = 0; node < f->nodes.n && rc == 0; node++) {
		for (k = 0; k < f->config->nsums && rc == 0; k++)
			rc = sum_node(f, node, at, k, rows, first);
		while (at < f->npairs && f->pairs[at].node == node)
			at++;
	}
	free(rows);
	free(first);
	return rc;
}
