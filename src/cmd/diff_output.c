/*
 * diff_output: rows of a comparison for people, for files and for a pull
 * request.
 *
 * A table is a list of columns; each column is a metric of one side, or of the
 * change between the two.  Files have all columns with times in ns, people
 * those of the metric that decides, and some that say where a change comes
 * from.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/field.h"
#include "ttv/name_rule.h"
#include "ttv/rank_test.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "diff.h"
#include "layout.h"

#define NAME_MOST	100	/* columns of a key for people */
#define PATH_MOST	12	/* names of a path for people */
#define CELL		64	/* bytes of a number */
#define COLUMNS		48

static const char *const verdicts[] = { "same", "unsure", "more", "less",
    "only-new", "only-old" };

enum what { OF_OLD, OF_NEW, OF_DELTA, OF_SHARE, OF_P };

struct column {
	enum compare_metric metric;
	enum what	 what;
	int		 wide;		/* only in wide tables and files */
};

/* ---- columns ---- */

static const char *const metric_titles[] = { "SELF", "WALL", "CPU", "COUNT",
    "MEAN", "P50", "P95", "MAX", "MEAN", "PEAK" };
static const char *const what_titles[] = { "OLD ", "NEW ", "\xce\x94 ",
    "\xce\x94% ", "" };
static const char *const what_words[] = { "old_", "new_", "delta_",
    "percent_", "" };

static size_t
columns_metric(struct column *c, size_t n, enum compare_metric m, int wide,
    int change)
{
	static const enum what all[] = { OF_OLD, OF_NEW, OF_DELTA, OF_SHARE };
	size_t i;

	for (i = 0; i < (change ? 4 : 2); i++) {
		c[n].metric = m;
		c[n].what = all[i];
		c[n++].wide = wide;
	}
	return n;
}

/* Sets the columns of a table, the deciding metric first. */
static size_t
columns_of(struct column *c, const struct compare_options *o, int tested)
{
	static const enum compare_metric slices[] = { COMPARE_COUNT,
	    COMPARE_MEAN, COMPARE_P95, COMPARE_SELF, COMPARE_WALL,
	    COMPARE_P50, COMPARE_MAX, COMPARE_CPU };
	static const enum compare_metric counters[] = { COMPARE_VALUE_MEAN,
	    COMPARE_VALUE_MAX };
	int counter = o->metric >= COMPARE_VALUE_MEAN;
	size_t n = columns_metric(c, 0, o->metric, 0, 1), i;

	if (tested) {
		c[n].metric = o->metric;
		c[n].wide = 0;
		c[n++].what = OF_P;
	}
	for (i = 0; counter && i < 2; i++)
		if (counters[i] != o->metric)
			n = columns_metric(c, n, counters[i], 0, 1);
	for (i = 0; !counter && i < sizeof(slices) / sizeof(*slices); i++)
		if (slices[i] != o->metric && (slices[i] != COMPARE_CPU ||
		    o->cpu) && compare_has(o->of, slices[i]))
			n = columns_metric(c, n, slices[i], i > 2, i > 2);
	return n;
}

static double
column_value(const struct column *c, const struct compare_row *r)
{
	double old = r->runs[0] > 0 ? compare_value(&r->side[0], c->metric) :
	    NAN;
	double new = r->runs[1] > 0 ? compare_value(&r->side[1], c->metric) :
	    NAN;

	if (c->what == OF_DELTA && c->metric <= COMPARE_COUNT &&
	    !(isnan(old) && isnan(new)))
		return (isnan(new) ? 0 : new) - (isnan(old) ? 0 : old);
	switch (c->what) {
	case OF_OLD:
		return old;
	case OF_NEW:
		return new;
	case OF_DELTA:
		return new - old;
	case OF_SHARE:
		return old != 0 ? (new - old) / fabs(old) * 100 :
		    new == 0 ? 0 : NAN;
	default:
		return r->p_corrected;
	}
}

/* Writes a cell for people. */
static void
cell_text(const struct column *c, const struct compare_row *r, char *s,
    size_t n)
{
	double v = column_value(c, r);
	size_t sign = c->what == OF_DELTA && v > 0;

	s[0] = sign ? '+' : '\0';
	if (isnan(v) || (c->what == OF_SHARE && isinf(v)))
		snprintf(s, n, "%s", c->what == OF_P ? "?" : "-");
	else if (c->what == OF_P)
		text_g(s, n, 2, v);
	else if (c->what == OF_SHARE)
		snprintf(s, n, "%+.1f%%", v);
	else if (!compare_is_time(c->metric))
		text_value(s + sign, n - sign, v);
	else
		text_duration_short(s + sign, n - sign, v >= 0x1p63 ?
		    INT64_MAX : v <= -0x1p63 ? -INT64_MAX : (int64_t)v);
}

/* Adds a cell as a number; nothing: unknown. */
static void
cell_number(const struct column *c, const struct compare_row *r,
    struct buf *b)
{
	double v = column_value(c, r);

	if (isnan(v))
		return;
	if (c->what != OF_SHARE && c->what != OF_P && c->metric <
	    COMPARE_VALUE_MEAN && fabs(v) < 0x1p63)
		buf_int(b, (int64_t)v);
	else
		buf_double(b, v);
}

/* ---- which rows ---- */

static int
row_shown(const struct diff_head *h, const char *table,
    const struct compare *c, const struct compare_row *r)
{
	if (strcmp(table, "threads") == 0)
		return r->verdict == COMPARE_ONLY_OLD ||
		    r->verdict == COMPARE_ONLY_NEW ||
		    (h->threads && COMPARE_CLAIM(r->verdict));
	return h->all || h->format == DIFF_JSON || h->format == DIFF_TSV ||
	    COMPARE_CLAIM(r->verdict) ||
	    (r->verdict == COMPARE_UNSURE && compare_too_few(c));
}

static size_t
rows_count(const struct diff_head *h, const char *table,
    const struct compare *c)
{
	size_t n, i, shown = 0;
	const struct compare_row *r = compare_rows(c, &n);

	for (i = 0; i < n; i++)
		shown += (size_t)row_shown(h, table, c, &r[i]);
	return shown;
}

/* ---- for files ---- */

static void
tsv_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct column *col, size_t ncol)
{
	size_t n, i, k;
	const struct compare_row *r = compare_rows(c, &n);
	struct buf key = BUF_INIT;

	buf_adds(b, "table\tkey\tverdict\told_runs\tnew_runs\tnames\tp");
	for (k = 0; k < ncol; k++)
		if (col[k].what != OF_P)
			buf_printf(b, "\t%s%s", what_words[col[k].what],
			    compare_metric_names[col[k].metric]);
	buf_addc(b, '\n');
	for (i = 0; i < n; i++) {
		if (!row_shown(h, table, c, &r[i]))
			continue;
		compare_key_text(c, r[i].key, 0, &key);
		buf_printf(b, "%s\t", table);
		field_tsv(b, key.data, key.len, 0);
		buf_printf(b, "\t%s\t%zu\t%zu\t%" PRIu32 "\t",
		    verdicts[r[i].verdict], r[i].runs[0], r[i].runs[1],
		    r[i].side[r[i].runs[0] == 0].names);
		if (!isnan(r[i].p_corrected))
			buf_double(b, r[i].p_corrected);
		for (k = 0; k < ncol; k++)
			if (col[k].what != OF_P) {
				buf_addc(b, '\t');
				cell_number(&col[k], &r[i], b);
			}
		buf_addc(b, '\n');
	}
	buf_free(&key);
}

static void
json_row(struct buf *b, const struct compare *c, const struct compare_row *r,
    const char *table, const struct column *col, size_t ncol)
{
	struct buf key = BUF_INIT;
	size_t k, before;
	int side;

	compare_key_text(c, r->key, 0, &key);
	buf_printf(b, "{\"type\":\"%s\",\"key\":", table);
	buf_json(b, key.len > 0 ? key.data : "", key.len);
	buf_printf(b, ",\"verdict\":\"%s\",\"old_runs\":%zu,\"new_runs\":%zu",
	    verdicts[r->verdict], r->runs[0], r->runs[1]);
	for (k = 0; k < ncol; k++) {
		if (col[k].what == OF_P)
			continue;
		buf_printf(b, ",\"%s%s\":", what_words[col[k].what],
		    compare_metric_names[col[k].metric]);
		before = b->len;
		cell_number(&col[k], r, b);
		if (b->len == before)
			buf_adds(b, "null");
	}
	for (side = 0; side < 2; side++) {
		buf_printf(b, ",\"%sopen\":%" PRIu64 ",\"%slongest\":",
		    what_words[side], r->side[side].open, what_words[side]);
		if (r->runs[side] > 0 && r->side[side].longest != NONE)
			buf_int(b, r->side[side].longest);
		else
			buf_adds(b, "null");
	}
	buf_adds(b, ",\"p\":");
	buf_double(b, r->p);
	buf_adds(b, ",\"p_corrected\":");
	buf_double(b, r->p_corrected);
	if (!isnan(r->p))
		buf_printf(b, ",\"exact\":%s", r->exact ? "true" : "false");
	buf_adds(b, "}\n");
	buf_free(&key);
}

static void
json_paths(struct buf *b, const struct diff_head *h, int side)
{
	size_t i;

	buf_printf(b, ",\"%s\":[", side == 0 ? "old" : "new");
	for (i = 0; i < h->npaths[side]; i++) {
		if (i > 0)
			buf_addc(b, ',');
		buf_json(b, h->path[side][i], strlen(h->path[side][i]));
	}
	buf_addc(b, ']');
}

static void
json_head(struct buf *b, const struct diff_head *h)
{
	buf_adds(b, "{\"type\":\"diff\"");
	json_paths(b, h, 0);
	json_paths(b, h, 1);
	buf_printf(b, ",\"by\":\"%s\"", h->o->by == COMPARE_BY_ARG ? "args." :
	    compare_by_names[h->o->by]);
	if (h->o->by == COMPARE_BY_ARG) {
		buf_adds(b, ",\"arg\":");
		buf_json(b, h->o->arg, strlen(h->o->arg));
	}
	buf_printf(b, ",\"metric\":\"%s\",\"threshold_percent\":",
	    compare_metric_names[h->o->metric]);
	buf_double(b, h->o->threshold * 100);
	buf_adds(b, ",\"min_ns\":");
	buf_double(b, h->o->least);
	buf_adds(b, ",\"level\":");
	buf_double(b, h->o->level);
	buf_printf(b, ",\"correction\":\"%s\"}\n", h->o->uncorrected ? "none" :
	    "holm");
}

/* ---- for people ---- */

static const char *
row_mark(enum compare_verdict v)
{
	static const char *const marks[] = { " ", "?", "+", "-", "N", "O" };

	return marks[v];
}

static void
markdown_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct column *col, size_t ncol)
{
	size_t n, i, k, left = h->max;
	const struct compare_row *r = compare_rows(c, &n);
	struct buf key = BUF_INIT;
	char s[CELL];

	buf_adds(b, "| |");
	for (k = 0; k < ncol; k++)
		if (!col[k].wide || h->wide)
			buf_printf(b, " %s%s |", what_titles[col[k].what],
			    col[k].what == OF_P ? "p" :
			    metric_titles[col[k].metric]);
	buf_printf(b, " %s |\n|---|", table);
	for (k = 0; k < ncol; k++)
		if (!col[k].wide || h->wide)
			buf_adds(b, "---:|");
	buf_adds(b, "---|\n");
	for (i = 0; i < n && (h->max == 0 || left > 0); i++) {
		if (!row_shown(h, table, c, &r[i]))
			continue;
		left--;
		buf_printf(b, "| %s |", row_mark(r[i].verdict)[0] == ' ' ? "" :
		    verdicts[r[i].verdict]);
		for (k = 0; k < ncol; k++) {
			if (col[k].wide && !h->wide)
				continue;
			cell_text(&col[k], &r[i], s, sizeof(s));
			buf_printf(b, " %s |", s);
		}
		compare_key_text(c, r[i].key, PATH_MOST, &key);
		buf_addc(b, ' ');
		field_markdown(b, key.data, key.len);
		buf_adds(b, " |\n");
	}
	buf_addc(b, '\n');
	buf_free(&key);
}

/* Returns the columns of the screen that a number takes. */
static int
width_of(const char *s)
{
	int w = 0;

	for (; *s != '\0'; s++)
		w += (*s & 0xc0) != 0x80;
	return w;
}

static void
plain_line(struct buf *b, const struct column *col, size_t ncol, int wide,
    const int *width, const struct compare_row *r)
{
	char s[CELL];
	size_t k;
	int w;

	for (k = 0; k < ncol; k++) {
		if (col[k].wide && !wide)
			continue;
		if (r != NULL)
			cell_text(&col[k], r, s, sizeof(s));
		else
			snprintf(s, sizeof(s), "%s%s",
			    what_titles[col[k].what], col[k].what == OF_P ?
			    "P" : metric_titles[col[k].metric]);
		for (w = width_of(s); w < width[k]; w++)
			buf_addc(b, ' ');
		buf_adds(b, s);
		buf_adds(b, "  ");
	}
}

static void
plain_widths(const struct diff_head *h, const char *table,
    const struct compare *c, const struct column *col, size_t ncol,
    int *width)
{
	size_t n, i, k;
	const struct compare_row *r = compare_rows(c, &n);
	char s[CELL];

	for (k = 0; k < ncol; k++) {
		snprintf(s, sizeof(s), "%s%s", what_titles[col[k].what],
		    col[k].what == OF_P ? "P" : metric_titles[col[k].metric]);
		width[k] = width_of(s);
		for (i = 0; i < n; i++) {
			if (!row_shown(h, table, c, &r[i]))
				continue;
			cell_text(&col[k], &r[i], s, sizeof(s));
			if (width_of(s) > width[k])
				width[k] = width_of(s);
		}
	}
}

static void
plain_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct column *col, size_t ncol)
{
	size_t n, i, left = h->max, shown = rows_count(h, table, c);
	const struct compare_row *r = compare_rows(c, &n);
	struct buf key = BUF_INIT;
	int width[COLUMNS];

	plain_widths(h, table, c, col, ncol, width);
	buf_adds(b, "  ");
	plain_line(b, col, ncol, h->wide, width, NULL);
	buf_printf(b, "%s\n", table);
	for (i = 0; i < n && (h->max == 0 || left > 0); i++) {
		if (!row_shown(h, table, c, &r[i]))
			continue;
		left--;
		buf_printf(b, "%s ", row_mark(r[i].verdict));
		plain_line(b, col, ncol, h->wide, width, &r[i]);
		compare_key_text(c, r[i].key, PATH_MOST, &key);
		layout_left(b, NAME_MOST, key.len > 0 ? key.data : "(no name)",
		    key.len > 0 ? key.len : 9);
		layout_trim(b);
		buf_addc(b, '\n');
	}
	if (h->max > 0 && shown > h->max)
		buf_printf(b, "  %zu more rows (--max 0 prints all)\n", shown -
		    h->max);
	buf_addc(b, '\n');
	buf_free(&key);
}

/*
 * Returns the rows within the limits whose number of slices differs by more
 * than the threshold: shorter, but more of them.
 */
static size_t
rows_recounted(const struct diff_head *h, const struct compare *c)
{
	size_t n, i, found = 0;
	const struct compare_row *r = compare_rows(c, &n);
	double old, new;

	for (i = 0; i < n; i++) {
		old = (double)r[i].side[0].count;
		new = (double)r[i].side[1].count;
		found += r[i].verdict == COMPARE_SAME && old > 0 && new > 0 &&
		    fabs(new - old) > h->o->threshold * old;
	}
	return found;
}

/* Adds how much is on either side, and what was left out. */
static void
summary(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c)
{
	size_t n, i, count[sizeof(verdicts) / sizeof(*verdicts)] = { 0 };
	const struct compare_row *r = compare_rows(c, &n);
	size_t a = compare_runs(c, COMPARE_OLD);
	size_t z = compare_runs(c, COMPARE_NEW);
	char p[CELL];

	for (i = 0; i < n; i++)
		count[r[i].verdict]++;
	buf_printf(b, "%s: %zu more, %zu less, %zu only in new, %zu only in "
	    "old, %zu within the limits", table, count[COMPARE_MORE],
	    count[COMPARE_LESS], count[COMPARE_ONLY_NEW],
	    count[COMPARE_ONLY_OLD], count[COMPARE_SAME]);
	if (strcmp(table, "slices") == 0 && h->o->metric != COMPARE_COUNT &&
	    (i = rows_recounted(h, c)) > 0)
		buf_printf(b, " (%zu of them with another count: --metric "
		    "count)", i);
	if (count[COMPARE_UNSURE] > 0)
		buf_printf(b, ", %zu not sure", count[COMPARE_UNSURE]);
	buf_addc(b, '\n');
	if (compare_too_few(c)) {
		text_g(p, sizeof(p), 2, rank_test_least(a, z));
		buf_printf(b, "%zu against %zu runs have no p below %s: of "
		    "%zu keys that are tested it proves nothing; take more "
		    "runs%s\n", a, z, p, compare_tested(c),
		    h->o->uncorrected ? "" : ", or --uncorrected");
	}
}

/* ---- */

static void
head_side(struct buf *b, const struct diff_head *h, int side)
{
	char s[256];

	text_safe(s, sizeof(s), h->path[side][0], strlen(h->path[side][0]));
	buf_printf(b, "%s  ", side == 0 ? "old" : "new");
	if (h->format == DIFF_MARKDOWN)
		field_markdown(b, s, strlen(s));
	else
		buf_adds(b, s);
	if (h->npaths[side] > 1)
		buf_printf(b, " and %zu more; medians of the runs",
		    h->npaths[side] - 1);
	buf_adds(b, h->format == DIFF_MARKDOWN ? "  \n" : "\n");
}

/* Adds how names are matched. */
static void
head_rules(struct buf *b, const struct diff_head *h)
{
	size_t n = name_rules_added(h->rules);

	if (!h->exact)
		buf_adds(b, "; names match by what remains after the rules "
		    "(--rules)");
	else if (n > 0)
		buf_printf(b, "; names match exactly but for %zu rule%s "
		    "(--rules)", n, n == 1 ? "" : "s");
	else
		buf_adds(b, "; names match exactly");
}

static void
head_text(struct buf *b, const struct diff_head *h)
{
	const struct compare_options *o = h->o;
	char s[CELL];

	head_side(b, h, 0);
	head_side(b, h, 1);
	buf_adds(b, "paired by ");
	if (h->slices)
		buf_adds(b, "track, and slices by path and order");
	else if (o->by == COMPARE_BY_ARG)
		buf_printf(b, "args.%s", o->arg);
	else
		buf_adds(b, compare_by_names[o->by]);
	head_rules(b, h);
	buf_adds(b, "; no times are aligned");
	buf_adds(b, h->format == DIFF_MARKDOWN ? "  \n" : "\n");
	text_g(s, sizeof(s), 6, o->threshold * 100);
	buf_printf(b, "a change counts from %s %% (--threshold)", s);
	if (o->least > 0) {
		text_duration(s, sizeof(s), (int64_t)o->least);
		buf_printf(b, " and %s (--min)", s);
	}
	buf_printf(b, " of %s (--metric)", compare_metric_names[o->metric]);
	if (h->npaths[0] + h->npaths[1] > 2) {
		text_g(s, sizeof(s), 3, o->level);
		buf_printf(b, ", and if p of the rank test%s is below %s",
		    o->uncorrected ? "" : ", corrected by Holm,", s);
	}
	buf_adds(b, "\n\n");
}

void
diff_write_head(struct buf *b, const struct diff_head *h)
{
	if (h->format == DIFF_JSON)
		json_head(b, h);
	else if (h->format != DIFF_TSV)
		head_text(b, h);
}

void
diff_write_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct compare_options *o)
{
	struct column col[COLUMNS];
	size_t n = columns_of(col, o, h->npaths[0] + h->npaths[1] > 2), rows;
	size_t i;
	const struct compare_row *r = compare_rows(c, &rows);

	if (h->format == DIFF_JSON) {
		for (i = 0; i < rows; i++)
			if (row_shown(h, table, c, &r[i]))
				json_row(b, c, &r[i], table, col, n);
		return;
	}
	if (rows == 0 && strcmp(table, "slices") != 0)
		return;
	if (h->format == DIFF_TSV) {
		tsv_table(b, h, table, c, col, n);
		return;
	}
	if (rows_count(h, table, c) > 0) {
		if (h->format == DIFF_MARKDOWN)
			markdown_table(b, h, table, c, col, n);
		else
			plain_table(b, h, table, c, col, n);
	}
	if (strcmp(table, "threads") != 0) {
		summary(b, h, table, c);
		buf_addc(b, '\n');
	}
}

void
diff_write_folded(struct buf *b, const struct compare *c)
{
	size_t n, i, k;
	const struct compare_row *r = compare_rows(c, &n);
	struct buf key = BUF_INIT;

	for (i = 0; i < n; i++) {
		compare_key_text(c, r[i].key, 0, &key);
		k = b->len;
		field_tsv(b, key.data, key.len, 0);
		if (b->len == k)
			buf_adds(b, "(no name)");
		buf_printf(b, " %" PRId64 " %" PRId64 "\n", r[i].side[0].self,
		    r[i].side[1].self);
	}
	buf_free(&key);
}

void
diff_write_end(struct buf *b, const struct diff_head *h, size_t claims,
    size_t unsure)
{
	int chance = claims > 0 && h->npaths[0] + h->npaths[1] == 2;

	if (h->format == DIFF_JSON)
		buf_printf(b, "{\"type\":\"result\",\"differ\":%zu,"
		    "\"unsure\":%zu}\n", claims, unsure);
	if (h->format == DIFF_JSON || h->format == DIFF_TSV)
		return;
	if (claims > 0)
		buf_printf(b, "%zu difference%s beyond these limits", claims,
		    claims == 1 ? "" : "s");
	else
		buf_printf(b, "no difference %sbeyond these limits", unsure >
		    0 ? "is proved " : "");
	if (unsure > 0)
		buf_printf(b, "; %zu may be (marked ?%s)", unsure, h->all ?
		    "" : ", with --all");
	if (chance)
		buf_adds(b, "; with one run a side any may be chance: several "
		    "runs are tested");
	buf_addc(b, '\n');
}
