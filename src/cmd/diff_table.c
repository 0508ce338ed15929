/*
 * diff_table: the rows of a comparison as a table.
 *
 * A column is a row of front[] or behind[], or one of the metrics between them,
 * of which the deciding one comes first: the value of a side, or of the change
 * between the two.  Files have all columns with times in ns, people those of
 * the metric that decides, and some that say where a change comes from.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"

#include "diff.h"

#define NAME_MOST	100	/* columns of a key for people */
#define PATH_MOST	12	/* names of a path for people */
#define CELL		64	/* bytes of a number */
#define COLUMNS		64

#define TSV	(1U << TABLE_TSV | 1U << TABLE_CSV)
#define JSON	(1U << TABLE_NDJSON)

enum diff_what { OF_OLD, OF_NEW, OF_DELTA, OF_SHARE, OF_LOW, OF_HIGH, OF_P,
	/* of no metric */
	OF_TABLE, OF_MARK, OF_KEY, OF_VERDICT, OF_OLD_RUNS, OF_NEW_RUNS,
	OF_NAMES, OF_OLD_OPEN, OF_NEW_OPEN, OF_OLD_LONGEST, OF_NEW_LONGEST,
	OF_P_ALONE, OF_P_CORRECTED, OF_EXACT, OF_RENAMED };

/* A row on its way into the table. */
struct diff_line {
	const struct diff_head *h;
	const char	*table;
	const struct compare *c;
	const struct compare_row *r;
	enum compare_metric metric;	/* that decides */
	struct buf	 key;		/* whole, or as people see it */
	struct buf	 renamed;	/* its key on the new side */
};

struct diff_column {
	struct table_column column;
	enum diff_what	 what;
	enum compare_metric metric;
	char		 title[32], word[32];	/* of a metric */
};

struct diff_table {
	struct diff_column column[COLUMNS];
	size_t		 n;
	struct table	 out;
	struct diff_line line;
};

/* ---- columns that all tables have ---- */

static const char *const verdicts[] = { "same", "unsure", "renamed", "more",
    "less", "only-new", "only-old", "count" };
static const char *const marks[] = { " ", "?", "R", "+", "-", "N", "O", "#" };

static int
is_people(const struct diff_head *h)
{
	return (TABLE_PEOPLE & 1U << h->form) != 0;
}

static struct table_cell
longest_cell(const struct compare_row *r, int side)
{
	return table_int(r->runs[side] > 0 && r->side[side].longest != NONE ?
	    r->side[side].longest : INT64_MIN);
}

/* Returns the cell of a column that is of no metric. */
static struct table_cell
line_cell(const struct diff_line *l, enum diff_what what)
{
	const struct compare_row *r = l->r;
	int plain = l->h->form == TABLE_PLAIN;

	switch (what) {
	case OF_TABLE:
		return table_word(l->table);
	case OF_MARK:
		return table_word(plain ? marks[r->verdict] : r->verdict ==
		    COMPARE_SAME ? "" : verdicts[r->verdict]);
	case OF_KEY:
		if (l->key.len > 0)
			return table_text(l->key.data, l->key.len);
		return table_word(is_people(l->h) ? compare_key_none(l->c) :
		    "");
	case OF_VERDICT:
		return table_word(verdicts[r->verdict]);
	case OF_OLD_RUNS:
	case OF_NEW_RUNS:
		return table_int((int64_t)r->runs[what - OF_OLD_RUNS]);
	case OF_NAMES:
		return table_int(r->side[r->runs[0] == 0].names);
	case OF_OLD_OPEN:
	case OF_NEW_OPEN:
		return table_int((int64_t)r->side[what - OF_OLD_OPEN].open);
	case OF_OLD_LONGEST:
	case OF_NEW_LONGEST:
		return longest_cell(r, what - OF_OLD_LONGEST);
	case OF_P_ALONE:
		return table_number(r->p);
	case OF_P_CORRECTED:
		return table_number(r->p_corrected);
	case OF_RENAMED:
		return r->renamed == NONE ? table_absent() : table_text(
		    l->renamed.data, l->renamed.len);
	default:
		return isnan(r->p) ? table_absent() : table_truth(r->exact);
	}
}

static const struct diff_column front[] = {
	{ { .word = "table", .forms = TSV }, .what = OF_TABLE },
	{ { .word = "type", .forms = JSON }, .what = OF_TABLE },
	{ { .word = "key", .forms = TSV | JSON }, .what = OF_KEY },
	{ { .word = "verdict", .forms = TSV | JSON }, .what = OF_VERDICT },
	{ { .word = "old_runs", .forms = TSV | JSON }, .what = OF_OLD_RUNS },
	{ { .word = "new_runs", .forms = TSV | JSON }, .what = OF_NEW_RUNS },
	{ { .word = "names", .forms = TSV }, .what = OF_NAMES },
	{ { .word = "p", .forms = TSV }, .what = OF_P_CORRECTED },
	{ { .forms = TABLE_PEOPLE, .cols = 1 }, .what = OF_MARK },
};
static const struct diff_column behind[] = {
	{ { .word = "old_open", .forms = JSON }, .what = OF_OLD_OPEN },
	{ { .word = "old_longest", .forms = JSON }, .what = OF_OLD_LONGEST },
	{ { .word = "new_open", .forms = JSON }, .what = OF_NEW_OPEN },
	{ { .word = "new_longest", .forms = JSON }, .what = OF_NEW_LONGEST },
	{ { .word = "p", .forms = JSON }, .what = OF_P_ALONE },
	{ { .word = "p_corrected", .forms = JSON }, .what = OF_P_CORRECTED },
	{ { .word = "exact", .forms = JSON }, .what = OF_EXACT },
	{ { .word = "renamed", .forms = JSON }, .what = OF_RENAMED },
	{ { .forms = TABLE_PEOPLE, .most = NAME_MOST }, .what = OF_KEY },
};
#define NFRONT	(sizeof(front) / sizeof(front[0]))
#define NBEHIND	(sizeof(behind) / sizeof(behind[0]))

/* ---- metrics ---- */

static const struct {
	const char	*title, *word;
} whats[] = { [OF_OLD] = { "OLD ", "old_" }, [OF_NEW] = { "NEW ", "new_" },
    [OF_DELTA] = { "\xce\x94 ", "delta_" },
    [OF_SHARE] = { "\xce\x94% ", "percent_" },
    [OF_LOW] = { "95% FROM", "low_" }, [OF_HIGH] = { "TO", "high_" } };

static double
metric_value(const struct diff_column *c, const struct diff_line *l)
{
	const struct compare_row *r = l->r;
	double old = r->runs[0] > 0 ? compare_value(&r->side[0], c->metric) :
	    NAN;
	double new = r->runs[1] > 0 ? compare_value(&r->side[1], c->metric) :
	    NAN;

	if (r->key == NONE && c->metric == COMPARE_COUNT)
		return NAN;
	if (l->h->npaths[0] + l->h->npaths[1] > 2 && r->runs[0] > 0 &&
	    r->runs[1] > 0 && c->metric == l->metric) {
		if (c->what == OF_DELTA)	/* not that of the medians */
			return r->delta;
		if (c->what == OF_SHARE)
			return isinf(r->share) ? NAN : r->share * 100;
	}
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
	case OF_LOW:
		return r->low;
	case OF_HIGH:
		return r->high;
	default:
		return r->p_corrected;
	}
}

const char *
diff_verdict(enum compare_verdict v)
{
	return verdicts[v];
}

void
diff_value_text(const struct compare *c, enum compare_metric m, double v,
    int change, char *s, size_t n)
{
	enum weight_unit unit = compare_unit(c);
	size_t sign = change && v > 0;

	s[0] = sign ? '+' : '\0';
	if (isnan(v))
		strlcpy(s, "-", n);
	else if (!compare_is_time(m) || unit == WEIGHT_IN_NUMBERS)
		text_value(s + sign, n - sign, v);
	else if (unit == WEIGHT_IN_BYTES) {
		if (v < 0)
			s[sign++] = '-';
		text_bytes(s + sign, n - sign, fabs(v) >= 0x1p63 ? INT64_MAX :
		    (uint64_t)fabs(v));
	} else
		text_duration_short(s + sign, n - sign, v >= 0x1p63 ?
		    INT64_MAX : v <= -0x1p63 ? -INT64_MAX : (int64_t)v);
}

/* Writes the value of a column for people. */
static void
metric_text(const struct diff_column *c, const struct compare *of, double v,
    char *s, size_t n)
{
	if (isnan(v) || (c->what == OF_SHARE && isinf(v)))
		snprintf(s, n, "%s", c->what == OF_P ? "?" : "-");
	else if (c->what == OF_P)
		text_g(s, n, 2, v);
	else if (c->what == OF_SHARE)
		snprintf(s, n, "%+.1f%%", v);
	else
		diff_value_text(of, c->metric, v, c->what == OF_DELTA ||
		    c->what == OF_LOW || c->what == OF_HIGH, s, n);
}

/* Returns whether a metric is of weights that may be fractions. */
static int
in_numbers(const struct diff_column *c, const struct compare *of)
{
	return compare_is_time(c->metric) &&
	    compare_unit(of) == WEIGHT_IN_NUMBERS;
}

/* Returns the cell of a metric; the text of people goes to s. */
static struct table_cell
metric_cell(const struct diff_column *c, const struct diff_line *l, char *s)
{
	double v = metric_value(c, l);

	if (is_people(l->h)) {
		metric_text(c, l->c, v, s, CELL);
		if (c->what == OF_P && COMPARE_CLAIM(l->r->verdict) &&
		    isnan(v))
			strlcpy(s, "-", CELL);	/* needs none */
		return table_word(s);
	}
	if (c->what != OF_SHARE && c->what != OF_P && c->metric <
	    COMPARE_VALUE_MEAN && fabs(v) < 0x1p63 &&
	    !(in_numbers(c, l->c) && v != trunc(v)))
		return table_int((int64_t)v);
	return table_number(v);
}

/* Adds a column of a metric; `wide`: people see it with --wide alone. */
static void
metric_add(struct diff_table *d, enum compare_metric m, enum diff_what what,
    int wide)
{
	struct diff_column *c = &d->column[d->n];
	const struct diff_head *h = d->line.h;
	int first = d->n == NFRONT;

	if (what == OF_P)
		strlcpy(c->title, h->form == TABLE_PLAIN ? "P" : "p",
		    sizeof(c->title));
	else {
		snprintf(c->title, sizeof(c->title), "%s%s", whats[what].title,
		    what == OF_LOW || what == OF_HIGH ? "" :
		    compare_metrics[m].title);
		snprintf(c->word, sizeof(c->word), "%s%s", whats[what].word,
		    compare_metrics[m].word);
	}
	if (is_people(h) ? wide && !h->wide : what == OF_P)
		return;
	c->column = (struct table_column){ .word = c->word, .title = c->title,
	    .side = TABLE_RIGHT, .gap = first };
	c->metric = m;
	c->what = what;
	d->n++;
}

/* Adds the columns of both sides, and of the change. */
static void
metric_sides(struct diff_table *d, enum compare_metric m, int wide, int change)
{
	metric_add(d, m, OF_OLD, wide);
	metric_add(d, m, OF_NEW, wide);
	if (change) {
		metric_add(d, m, OF_DELTA, wide);
		metric_add(d, m, OF_SHARE, wide);
	}
}

/* Adds the columns of all metrics, the deciding one first. */
static void
metrics_add(struct diff_table *d, const struct compare_options *o)
{
	static const enum compare_metric slices[] = { COMPARE_COUNT,
	    COMPARE_MEAN, COMPARE_P95, COMPARE_SELF, COMPARE_WALL,
	    COMPARE_P50, COMPARE_MAX, COMPARE_CPU };
	static const enum compare_metric counters[] = { COMPARE_VALUE_MEAN,
	    COMPARE_VALUE_MAX };
	int counter = o->metric >= COMPARE_VALUE_MEAN;
	const struct diff_head *h = d->line.h;
	size_t i;

	metric_sides(d, o->metric, 0, 1);
	if (h->npaths[0] + h->npaths[1] > 2) {
		metric_add(d, o->metric, OF_LOW, 0);
		metric_add(d, o->metric, OF_HIGH, 0);
		metric_add(d, o->metric, OF_P, 0);
	}
	for (i = 0; counter && i < 2; i++)
		if (counters[i] != o->metric)
			metric_sides(d, counters[i], 0, 1);
	for (i = 0; !counter && i < sizeof(slices) / sizeof(*slices); i++)
		if (slices[i] != o->metric && (slices[i] != COMPARE_CPU ||
		    o->cpu) && compare_has(o->of, slices[i]))
			metric_sides(d, slices[i], i > 2, i > 2);
}

/* ---- rows ---- */

int
diff_row_shown(const struct diff_head *h, const char *table,
    const struct compare *c, const struct compare_row *r)
{
	if (strcmp(table, "threads") == 0)
		return r->verdict == COMPARE_ONLY_OLD ||
		    r->verdict == COMPARE_ONLY_NEW || r->renamed != NONE ||
		    (h->threads && COMPARE_CLAIM(r->verdict));
	return h->all || !is_people(h) || COMPARE_CLAIM(r->verdict) ||
	    r->key == NONE || r->renamed != NONE ||
	    (r->verdict == COMPARE_UNSURE && compare_too_few(c));
}

/* Writes a row, or has it count for the widths alone. */
static void
row_add(struct diff_table *d, const struct compare_row *r, int write)
{
	struct table_cell cells[COLUMNS];
	char text[COLUMNS][CELL];
	size_t i;

	d->line.r = r;
	compare_key_text(d->line.c, r->key, is_people(d->line.h) ? PATH_MOST :
	    0, &d->line.key);
	if (r->renamed != NONE)
		compare_key_text(d->line.c, r->renamed, 0, &d->line.renamed);
	if (r->renamed != NONE && is_people(d->line.h)) {
		buf_adds(&d->line.key, " -> ");
		buf_add(&d->line.key, d->line.renamed.data,
		    d->line.renamed.len);
	}
	for (i = 0; i < d->n; i++)
		cells[i] = d->column[i].what > OF_P ?
		    line_cell(&d->line, d->column[i].what) :
		    metric_cell(&d->column[i], &d->line, text[i]);
	if (write)
		table_row(&d->out, cells);
	else
		table_widen(&d->out, cells);
}

static void
table_start(struct diff_table *d, struct buf *b,
    const struct compare_options *o)
{
	struct table_column columns[COLUMNS];
	size_t i;

	memcpy(d->column, front, sizeof(front));
	d->n = NFRONT;
	metrics_add(d, o);
	memcpy(&d->column[d->n], behind, sizeof(behind));
	d->n += NBEHIND;
	for (i = 0; i < d->n; i++)
		columns[i] = d->column[i].column;
	columns[d->n - 1].title = d->line.table;
	table_open(&d->out, b, d->line.h->form, d->line.h->guard ?
	    TABLE_GUARD : 0);
	d->out.null = d->line.h->null;
	table_begin(&d->out, columns, d->n);
}

void
diff_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct compare_options *o)
{
	struct diff_table d = { .line = { .h = h, .table = table, .c = c,
	    .metric = o->metric } };
	size_t n, i, shown = 0, most = h->max;
	const struct compare_row *r = compare_rows(c, &n);

	table_start(&d, b, o);
	for (i = 0; i < n; i++)
		if (diff_row_shown(h, table, c, &r[i])) {
			shown++;
			row_add(&d, &r[i], most == 0 || shown <= most);
		}
	table_end(&d.out);
	table_close(&d.out);
	if (h->form == TABLE_PLAIN && most > 0 && shown > most)
		buf_printf(b, "  %zu more rows (--max 0 prints all)\n", shown -
		    most);
	if (is_people(h))
		buf_addc(b, '\n');
	buf_free(&d.line.key);
	buf_free(&d.line.renamed);
}
