/*
 * area_table: rows and columns of whatever is counted, sorted and filtered.
 * Sorting and filtering change the order in which rows are shown, and no cell.
 */
#include "config.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

#define SPARK_LEAST	UINT32_C(0x2581)	/* the lowest eighth, a bar */

void
area_table_init(struct area_table *tb, enum area_what what)
{
	memset(tb, 0, sizeof(*tb));
	tb->what = what;
	tb->arena = xcalloc(1, sizeof(*tb->arena));
}

void
area_table_column(struct area_table *tb, const char *title, const char *word,
    enum area_type type, int sum)
{
	struct area_column *c;

	if (tb->ncolumns == AREA_COLUMNS)
		return;
	c = &tb->column[tb->ncolumns++];
	c->title = title;
	c->word = word;
	c->type = type;
	c->sum = (unsigned)sum;
}

void
area_table_keys(struct area_table *tb, const struct area_query *q)
{
	char title[80], word[80];
	int i;

	for (i = 0; i < q->nkeys; i++) {
		strlcpy(word, area_bys[q->key[i].by].word, sizeof(word));
		strlcpy(title, word, sizeof(title));
		if (q->key[i].by == AREA_BY_ARG) {
			strlcat(word, ".", sizeof(word));
			strlcat(word, q->key[i].arg, sizeof(word));
			strlcpy(title, word, sizeof(title));
		} else
			strlcpy(title, area_bys[q->key[i].by].title,
			    sizeof(title));
		area_table_column(tb, arena_strndup(tb->arena, title,
		    strlen(title)), arena_strndup(tb->arena, word,
		    strlen(word)), AREA_TEXT, AREA_SUM_NONE);
	}
	tb->nkeys = q->nkeys;
}

void
area_table_rows(struct area_table *tb, size_t n)
{
	size_t i;

	tb->n = tb->nshown = n;
	tb->cell = xcalloc(n * (size_t)tb->ncolumns + 1, sizeof(*tb->cell));
	tb->clipped = xcalloc(n + 1, 1);
	tb->target = xcalloc(n + 1, sizeof(*tb->target));
	tb->key = xcalloc(n + 1, sizeof(*tb->key));
	tb->order = xreallocarray(NULL, n + 1, sizeof(*tb->order));
	for (i = 0; i < n; i++)
		tb->order[i] = (uint32_t)i;
}

void
area_table_free(struct area_table *tb)
{
	free(tb->cell);
	free(tb->clipped);
	free(tb->target);
	free(tb->key);
	free(tb->order);
	area_groups_free(&tb->groups);
	if (tb->arena != NULL)
		arena_free(tb->arena);
	free(tb->arena);
	memset(tb, 0, sizeof(*tb));
}

/* ---- order ---- */

/* A row with its sort key: qsort() passes no argument to the comparison. */
struct keyed {
	double		 d;
	int64_t		 i;
	const char	*s;
	uint32_t	 row;
	int		 sign;
};

static int
compare_texts(const char *a, const char *b)
{
	return a == b ? 0 : a == NULL ? 1 : b == NULL ? -1 : strcmp(a, b);
}

/*
 * Numbers descend, texts ascend; equal ones stay in the order of rows.  What is
 * not known comes last in both directions.
 */
static int
compare_keyed(const void *va, const void *vb)
{
	const struct keyed *a = va, *b = vb;
	int c = 0;

	if (a->s != NULL || b->s != NULL)
		c = compare_texts(a->s, b->s);
	else if (a->i != b->i && (a->i == INT64_MIN || b->i == INT64_MIN))
		return a->i == INT64_MIN ? 1 : -1;
	else if (a->i != b->i)
		c = a->i > b->i ? -1 : 1;
	else if (isnan(a->d) != isnan(b->d))
		return isnan(a->d) ? 1 : -1;
	else if (a->d > b->d || a->d < b->d)
		c = a->d > b->d ? -1 : 1;
	if (c != 0)
		return a->sign * c;
	return COMPARE(a->row, b->row);
}

void
area_sort(struct area_table *tb, int column, int inverted)
{
	const union area_cell *c;
	struct keyed *k;
	size_t i;

	if (column < 0 || column >= tb->ncolumns)
		return;
	tb->sorted = column;
	tb->inverted = inverted;
	k = xcalloc(tb->nshown + 1, sizeof(*k));
	for (i = 0; i < tb->nshown; i++) {
		k[i].row = tb->order[i];
		k[i].sign = inverted ? -1 : 1;
		c = area_table_at(tb, k[i].row, column);
		if (tb->column[column].type == AREA_TEXT)
			k[i].s = c->s;
		else if (tb->column[column].type >= AREA_SHARE)
			k[i].d = c->d;
		else if (tb->column[column].type != AREA_SPARK)
			k[i].i = c->i;
	}
	qsort(k, tb->nshown, sizeof(*k), compare_keyed);
	for (i = 0; i < tb->nshown; i++)
		tb->order[i] = k[i].row;
	free(k);
}

/* Returns whether s has a text; without a capital, case does not matter. */
static int
text_has(const char *s, const char *text)
{
	size_t i;
	int fold = 1;

	for (i = 0; text[i] != '\0'; i++)
		if (isupper((unsigned char)text[i]))
			fold = 0;
	for (; s != NULL && *s != '\0'; s++) {
		for (i = 0; text[i] != '\0'; i++)
			if (s[i] != text[i] && (!fold ||
			    tolower((unsigned char)s[i]) != text[i]))
				break;
		if (text[i] == '\0')
			return 1;
	}
	return *text == '\0';
}

/* Adds a row's cell to that of the sum. */
static void
total_add(const struct area_column *c, union area_cell *to,
    const union area_cell *from)
{
	if (c->type >= AREA_SHARE) {
		if (!isnan(from->d))
			to->d = isnan(to->d) ? from->d : to->d + from->d;
		return;
	}
	if (from->i == INT64_MIN)
		return;
	if (to->i == INT64_MIN)
		to->i = from->i;
	else if (c->sum == AREA_SUM_ADD)
		to->i = sat_add(to->i, from->i);
	else if ((c->sum == AREA_SUM_MIN) == (from->i < to->i))
		to->i = from->i;
}

/*
 * Sets WALL and AREA% of the sum of some rows, in which nested slices count
 * once.  Both are unknown where slices of a row may nest in those of another
 * and several rows are shown.
 */
static void
total_once(struct area_table *tb)
{
	int wall = area_column_find(tb, "wall"), self = area_column_find(tb,
	    "self"), area = area_column_find(tb, "area_share");
	int64_t sum;

	if (wall < 0 || self < 0 || area < 0 || tb->nshown == 1)
		return;
	sum = tb->total[self].i;
	tb->total[wall].i = tb->owners ? sum : INT64_MIN;
	if (!tb->owners || sum < 0 || tb->all[self].i <= 0)
		tb->total[area].d = NAN;
	else
		tb->total[area].d = tb->all[area].d * ((double)sum /
		    (double)tb->all[self].i);
}

/* Returns the mean of what the shown rows count, by their means. */
static int64_t
mean_of_shown(const struct area_table *tb, int mean, int count)
{
	const union area_cell *row;
	double sum = 0;
	size_t i;

	for (i = 0; i < tb->nshown; i++) {
		row = area_table_at(tb, tb->order[i], 0);
		if (row[count].i > 0)
			sum += (double)row[mean].i * (double)row[count].i;
	}
	return (int64_t)(sum / (double)tb->total[count].i);
}

/* Makes the sum of the rows that are shown, without percentiles if not all. */
static void
total_make(struct area_table *tb)
{
	int count = area_column_find(tb, "count"), c;
	const struct area_column *k;
	union area_cell *to;
	size_t i;

	memcpy(tb->total, tb->all, sizeof(tb->total));
	if (!tb->has_total || tb->nshown == tb->n)
		return;
	for (c = tb->nkeys; c < tb->ncolumns; c++) {
		k = &tb->column[c];
		to = &tb->total[c];
		if (k->type >= AREA_SHARE)
			to->d = NAN;
		else
			to->i = k->type == AREA_COUNT ? 0 : INT64_MIN;
		for (i = 0; i < tb->nshown && k->sum != AREA_SUM_NONE &&
		    k->sum != AREA_SUM_MEAN; i++)
			total_add(k, to, area_table_at(tb, tb->order[i], c));
	}
	for (c = tb->nkeys; c < tb->ncolumns; c++)
		if (tb->column[c].sum == AREA_SUM_MEAN && count >= 0 &&
		    tb->total[count].i > 0)
			tb->total[c].i = mean_of_shown(tb, c, count);
	total_once(tb);
}

void
area_filter(struct area_table *tb, const char *text)
{
	uint32_t i;
	int c, has;

	tb->nshown = 0;
	for (i = 0; i < tb->n; i++) {
		has = *text == '\0';
		for (c = 0; c < tb->ncolumns && !has; c++)
			has = tb->column[c].type == AREA_TEXT &&
			    text_has(area_table_at(tb, i, c)->s, text);
		if (has)
			tb->order[tb->nshown++] = i;
	}
	area_sort(tb, tb->sorted, tb->inverted);
	total_make(tb);
}

int
area_column_find(const struct area_table *tb, const char *word)
{
	size_t len = strlen(word);
	int i, found = -1, n = 0;

	for (i = 0; i < tb->ncolumns; i++) {
		if (strncmp(tb->column[i].word, word, len) != 0)
			continue;
		if (tb->column[i].word[len] == '\0')
			return i;
		found = i;
		n++;
	}
	return n == 1 ? found : -1;
}

/* ---- cells for people ---- */

static size_t
share_text(char *out, size_t n, double d)
{
	int len;

	if (isnan(d)) {
		out[0] = '\0';
		return 0;
	}
	len = snprintf(out, n, "%.1f", d);
	return len < 0 ? 0 : (size_t)len;
}

/* Writes "+8.1 MiB"; a change has a sign. */
static size_t
bytes_text(char *out, size_t n, double d, int change)
{
	size_t len = 0;

	out[0] = '\0';
	if (isnan(d) || n < 2)
		return 0;
	if (change && (d > 0 || d < 0))
		out[len++] = d > 0 ? '+' : '-';
	return len + text_bytes(out + len, n - len, (uint64_t)fabs(d));
}

/* Writes the eighths of a cell of AREA_SPARK as bars. */
static size_t
spark_text(char *out, size_t n, const char *levels)
{
	size_t len = 0;

	for (; *levels != '\0' && len + 5 < n; levels++)
		len += text_encode(*levels == '0' ? ' ' :
		    SPARK_LEAST + (uint32_t)(*levels - '1'), out + len);
	out[len] = '\0';
	return len;
}

size_t
area_cell_text(const struct area_table *tb, int column,
    const union area_cell *c, char *out, size_t n)
{
	out[0] = '\0';
	switch (tb->column[column].type) {
	case AREA_TEXT:
		return c->s == NULL ? 0 : text_safe(out, n, c->s,
		    strlen(c->s));
	case AREA_COUNT:
		return c->i == INT64_MIN ? 0 : text_count(out, n,
		    (uint64_t)c->i);
	case AREA_NS:
		return c->i == INT64_MIN ? 0 : text_duration_short(out, n,
		    c->i);
	case AREA_TIME:
		return c->i == INT64_MIN ? 0 : text_time(out, n, c->i, 0);
	case AREA_SHARE:
		return share_text(out, n, c->d);
	case AREA_VALUE:
		return isnan(c->d) ? 0 : text_value(out, n, c->d);
	case AREA_SPARK:
		return spark_text(out, n, c->s);
	case AREA_BYTES:
	case AREA_CHANGE:
		return bytes_text(out, n, c->d, tb->column[column].type ==
		    AREA_CHANGE);
	}
	return 0;
}
