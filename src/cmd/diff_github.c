/*
 * diff_github: a comparison as the summary of a workflow or a comment: the
 * verdict first, the rows that changed most, the rest folded.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "diff.h"

#define ROWS_MOST	10	/* that are not folded */
#define PATH_MOST	4	/* names of a path */
#define CELL		64	/* bytes of a number */

/* A row of a table, on its way to the first ones. */
struct first_row {
	const struct diff_part *part;
	const struct compare_row *row;
};

enum { COLUMN_VERDICT, COLUMN_KEY, COLUMN_OLD, COLUMN_NEW, COLUMN_CHANGE,
	COLUMN_INTERVAL, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_VERDICT] = { .title = "" },
	[COLUMN_KEY] = { .title = "What" },
	[COLUMN_OLD] = { .title = "Old", .side = TABLE_RIGHT },
	[COLUMN_NEW] = { .title = "New", .side = TABLE_RIGHT },
	[COLUMN_CHANGE] = { .title = "Change", .side = TABLE_RIGHT },
	[COLUMN_INTERVAL] = { .title = "95 % of it", .side = TABLE_RIGHT },
};

static int
by_weight(const void *a, const void *b)
{
	const struct compare_row *x = ((const struct first_row *)a)->row;
	const struct compare_row *y = ((const struct first_row *)b)->row;
	double dx = isnan(x->delta) ? 0 : fabs(x->delta);
	double dy = isnan(y->delta) ? 0 : fabs(y->delta);
	const struct diff_part *p = ((const struct first_row *)a)->part;
	const struct diff_part *q = ((const struct first_row *)b)->part;

	if (COMPARE_CLAIM(x->verdict) != COMPARE_CLAIM(y->verdict))
		return COMPARE_CLAIM(y->verdict) ? 1 : -1;
	if (p != q && compare_is_time(p->o->metric) !=
	    compare_is_time(q->o->metric))
		return compare_is_time(q->o->metric) ? 1 : -1;
	return (dx < dy) - (dx > dy);
}

/* Whether a row is worth a look: a claim, or what could not be proved. */
static int
is_first(const struct diff_head *h, const struct diff_part *p,
    const struct compare_row *r)
{
	return diff_row_shown(h, p->table, p->c, r) &&
	    (COMPARE_CLAIM(r->verdict) || r->verdict == COMPARE_UNSURE ||
	    r->verdict == COMPARE_RENAMED);
}

/* Collects these rows, what changed most first; returns their number. */
static size_t
first_rows(const struct diff_head *h, const struct diff_part *part,
    size_t nparts, struct first_row **rows)
{
	const struct compare_row *r;
	size_t i, k, n, found = 0, cap = 0;

	*rows = NULL;
	for (i = 0; i < nparts; i++) {
		r = compare_rows(part[i].c, &n);
		for (k = 0; k < n; k++) {
			if (!is_first(h, &part[i], &r[k]))
				continue;
			*rows = xgrow(*rows, found, &cap, sizeof(**rows));
			(*rows)[found].part = &part[i];
			(*rows)[found++].row = &r[k];
		}
	}
	sort_any(*rows, found, sizeof(**rows), by_weight);
	return found;
}

static void
side_text(const struct first_row *f, int side, char *s)
{
	enum compare_metric m = f->part->o->metric;
	const struct compare_row *r = f->row;

	diff_value_text(f->part->c, m, r->runs[side] > 0 ?
	    compare_value(&r->side[side], m) : NAN, 0, s, CELL);
}

static void
row_write(struct table *tb, const struct first_row *f)
{
	const struct compare_row *r = f->row;
	enum compare_metric m = f->part->o->metric;
	struct buf key = BUF_INIT, new = BUF_INIT;
	char old[CELL], now[CELL], change[CELL], low[CELL], high[CELL];
	char interval[2 * CELL + 8] = "";

	compare_key_text(f->part->c, r->key, PATH_MOST, &key);
	if (key.len == 0)
		buf_adds(&key, compare_key_none(f->part->c));
	if (r->renamed != NONE) {
		compare_key_text(f->part->c, r->renamed, PATH_MOST, &new);
		buf_adds(&key, " -> ");
		buf_add(&key, new.data, new.len);
	}
	side_text(f, 0, old);
	side_text(f, 1, now);
	diff_value_text(f->part->c, m, r->delta, 1, change, sizeof(change));
	if (isfinite(r->share) && r->runs[0] > 0)
		snprintf(change, sizeof(change), "%+.1f %%", r->share * 100);
	if (!isnan(r->low)) {
		diff_value_text(f->part->c, m, r->low, 1, low, sizeof(low));
		diff_value_text(f->part->c, m, r->high, 1, high, sizeof(high));
		snprintf(interval, sizeof(interval), "%s to %s", low, high);
	}
	table_row(tb, (const struct table_cell[COLUMNS]){
	    table_word(diff_verdict(r->verdict)), table_text(key.data,
	    key.len), table_word(old), table_word(now), table_word(change),
	    table_word(interval) });
	buf_free(&key);
	buf_free(&new);
}

static void
verdict_write(struct buf *b, const struct diff_end *e)
{
	if (e->claims > 0)
		buf_printf(b, "### :x: %zu difference%s\n\n", e->claims,
		    e->claims == 1 ? "" : "s");
	else if (e->needed > 0)
		buf_printf(b, "### :grey_question: Undecided: %zu runs a side "
		    "would do\n\n", e->needed);
	else if (e->unsure > 0)
		buf_printf(b, "### :white_check_mark: No difference is "
		    "proved; %zu may be\n\n", e->unsure);
	else
		buf_adds(b, "### :white_check_mark: No difference\n\n");
}

void
diff_write_github(struct buf *b, const struct diff_head *h,
    const struct diff_part *part, size_t nparts, const struct diff_end *e)
{
	struct first_row *rows;
	size_t n = first_rows(h, part, nparts, &rows), i;
	struct table tb;

	verdict_write(b, e);
	if (n > 0) {
		table_open(&tb, b, TABLE_MARKDOWN, 0);
		table_begin(&tb, columns, COLUMNS);
		for (i = 0; i < n && i < ROWS_MOST; i++)
			row_write(&tb, &rows[i]);
		table_end(&tb);
		table_close(&tb);
		buf_addc(b, '\n');
	}
	free(rows);
	buf_adds(b, "<details><summary>");
	if (n > ROWS_MOST)
		buf_printf(b, "%zu more, and ", n - ROWS_MOST);
	buf_adds(b, "how it was compared</summary>\n\n");
}
