/*
 * diff_output: what stands around the tables of a comparison (diff_table.c):
 * what is compared, how much of it differs.
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

#define CELL		64	/* bytes of a number */

static const char *const sides[] = { "old", "new" };

static size_t
rows_count(const struct diff_head *h, const char *table,
    const struct compare *c)
{
	size_t n, i, shown = 0;
	const struct compare_row *r = compare_rows(c, &n);

	for (i = 0; i < n; i++)
		shown += (size_t)diff_row_shown(h, table, c, &r[i]);
	return shown;
}

/* ---- for files ---- */

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

static const struct {
	const char	*word, *said;
} corrections[] = { { "holm", ", corrected by Holm," },
    { "fdr", ", corrected by Benjamini and Hochberg," }, { "none", "" } };

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
	    compare_metrics[h->o->metric].word);
	buf_double(b, h->o->threshold * 100);
	buf_adds(b, ",\"min_ns\":");
	buf_double(b, h->o->least);
	buf_adds(b, ",\"level\":");
	buf_double(b, h->o->level);
	buf_printf(b, ",\"correction\":\"%s\",\"drift\":\"%s\"}\n",
	    corrections[h->o->correct].word, h->o->keep_drift ? "keep" :
	    "remove");
}

/* ---- for people ---- */

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

/* Adds by what the runs were divided. */
static void
summary_drift(struct buf *b, const struct compare *c)
{
	double low = INFINITY, high = 0, v;
	size_t i;
	int side;

	if (compare_drift_keys(c) == 0)
		return;
	for (side = 0; side < 2; side++)
		for (i = 0; i < compare_runs(c, (enum compare_side)side); i++) {
			v = compare_scale(c, (enum compare_side)side, i);
			low = v < low ? v : low;
			high = v > high ? v : high;
		}
	buf_printf(b, "the drift of the runs, %.3f to %.3f by %zu keys, is "
	    "taken out of all keys (--drift)\n", low, high,
	    compare_drift_keys(c));
}

/* Adds a line for each run that is far from its side. */
static void
outliers(struct buf *b, const struct diff_head *h, const struct compare *c)
{
	const char *path;
	char s[256];
	double times;
	size_t i;
	int side;

	if (h->per_trace)
		return;			/* traces are as long as they like */
	for (side = 0; side < 2; side++)
		for (i = 0; i < compare_runs(c, (enum compare_side)side); i++) {
			times = compare_outlier(c, (enum compare_side)side, i);
			if (times <= 0)
				continue;
			path = h->path[side][i];
			if (h->form == TABLE_NDJSON) {
				buf_printf(b, "{\"type\":\"outlier\","
				    "\"side\":\"%s\",\"run\":", sides[side]);
				buf_json(b, path, strlen(path));
				buf_adds(b, ",\"times\":");
				buf_double(b, times);
				buf_adds(b, "}\n");
				continue;
			}
			text_safe(s, sizeof(s), path, strlen(path));
			buf_printf(b, "outlier: the %s run %s is %.2f times "
			    "the middle of its side: was the machine busy?\n",
			    sides[side], s, times);
		}
}

/* Adds how much is on either side, and what was left out. */
static void
summary(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c)
{
	size_t n, i, count[COMPARE_VERDICTS] = { 0 };
	const struct compare_row *r = compare_rows(c, &n);
	size_t a = compare_runs(c, COMPARE_OLD);
	size_t z = compare_runs(c, COMPARE_NEW);
	char p[CELL];

	for (i = 0; i < n; i++)
		count[r[i].verdict] += r[i].key != NONE ||
		    r[i].verdict != COMPARE_SAME;
	buf_printf(b, "%s: %zu more, %zu less, %zu only in new, %zu only in "
	    "old, %zu within the limits", table, count[COMPARE_MORE],
	    count[COMPARE_LESS], count[COMPARE_ONLY_NEW],
	    count[COMPARE_ONLY_OLD], count[COMPARE_SAME]);
	if (strcmp(table, "slices") == 0 && h->o->metric != COMPARE_COUNT &&
	    (i = rows_recounted(h, c)) > 0)
		buf_printf(b, " (%zu of them with another count: --metric "
		    "count)", i);
	if (count[COMPARE_RENAMED] > 0)
		buf_printf(b, ", %zu renamed", count[COMPARE_RENAMED]);
	if (count[COMPARE_COUNTED] > 0)
		buf_printf(b, ", %zu with another count in every run",
		    count[COMPARE_COUNTED]);
	if (count[COMPARE_UNSURE] > 0)
		buf_printf(b, ", %zu not sure", count[COMPARE_UNSURE]);
	buf_addc(b, '\n');
	if (compare_too_few(c) && compare_unsure(c) > 0) {
		text_g(p, sizeof(p), 2, rank_test_least(a, z));
		buf_printf(b, "%zu against %zu runs have no p below %s, which "
		    "of %zu keys that are tested proves nothing: %zu a side "
		    "would do\n", a, z, p, compare_tested(c),
		    compare_runs_needed(c));
	}
	summary_drift(b, c);
	outliers(b, h, c);
}

/* ---- */

static void
head_side(struct buf *b, const struct diff_head *h, int side)
{
	char s[256];

	const char *what = h->command[side] != NULL ? h->command[side] :
	    h->path[side][0];

	text_safe(s, sizeof(s), what, strlen(what));
	buf_printf(b, "%s  ", side == 0 ? "old" : "new");
	if (h->form == TABLE_MARKDOWN)
		field_markdown(b, s, strlen(s));
	else
		buf_adds(b, s);
	if (h->command[side] != NULL)
		buf_printf(b, ": medians of %zu runs", h->npaths[side]);
	else if (h->npaths[side] > 1)
		buf_printf(b, " and %zu more; medians of the runs",
		    h->npaths[side] - 1);
	if (h->per_trace)
		buf_adds(b, ": medians of its traces");
	buf_adds(b, h->form == TABLE_MARKDOWN ? "  \n" : "\n");
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
		buf_adds(b, h->spans ? "process, and spans by operation and "
		    "order" : "track, and slices by path and order");
	else if (o->by == COMPARE_BY_ARG)
		buf_printf(b, "args.%s", o->arg);
	else
		buf_adds(b, compare_by_names[o->by]);
	head_rules(b, h);
	buf_adds(b, "; no times are aligned");
	buf_adds(b, h->form == TABLE_MARKDOWN ? "  \n" : "\n");
	text_g(s, sizeof(s), 6, o->threshold * 100);
	buf_printf(b, "a change counts from %s %% (--threshold)", s);
	if (o->least > 0) {
		text_duration(s, sizeof(s), (int64_t)o->least);
		buf_printf(b, " and %s (--min)", s);
	}
	buf_printf(b, " of %s (--metric)", compare_metrics[o->metric].word);
	if (h->npaths[0] + h->npaths[1] > 2) {
		text_g(s, sizeof(s), 3, o->level);
		buf_printf(b, ", and if p of the rank test%s is below %s",
		    corrections[o->correct].said, s);
	}
	buf_adds(b, "\n\n");
}

void
diff_write_head(struct buf *b, const struct diff_head *h)
{
	if (h->form == TABLE_NDJSON)
		json_head(b, h);
	else if (TABLE_PEOPLE & 1U << h->form)
		head_text(b, h);
}

/* Adds the rows of a table: "slices", "totals", "samples" ... */
static void
diff_write_table(struct buf *b, const struct diff_head *h, const char *table,
    const struct compare *c, const struct compare_options *o)
{
	size_t n;

	compare_rows(c, &n);
	if (n == 0 && h->form != TABLE_NDJSON && strcmp(table, "slices") != 0)
		return;
	if (!(TABLE_PEOPLE & 1U << h->form)) {
		diff_table(b, h, table, c, o);
		if (h->form == TABLE_NDJSON && strcmp(table, "threads") != 0)
			outliers(b, h, c);
		return;
	}
	if (rows_count(h, table, c) > 0)
		diff_table(b, h, table, c, o);
	if (strcmp(table, "threads") != 0) {
		summary(b, h, table, c);
		buf_addc(b, '\n');
	}
}

/* Appends the self weight of a path; all decimals that it has are exact. */
static void
folded_number(struct buf *b, const struct compare_stat *s)
{
	char text[32];

	if (s->decimals == 0) {
		buf_printf(b, "%" PRId64, s->self);
		return;
	}
	text_g(text, sizeof(text), 15, compare_value(s, COMPARE_SELF));
	buf_adds(b, text);
}

void
diff_write_folded(struct buf *b, const struct compare *c)
{
	size_t n, i, k;
	const struct compare_row *r = compare_rows(c, &n);
	struct buf key = BUF_INIT;
	int side;

	for (i = 0; i < n; i++) {
		if (r[i].key == NONE)
			continue;	/* of all: no path */
		compare_key_text(c, r[i].key, 0, &key);
		k = b->len;
		field_tsv(b, key.data, key.len, 0);
		if (b->len == k)
			buf_adds(b, compare_key_none(c));
		for (side = 0; side < 2; side++) {
			buf_addc(b, ' ');
			folded_number(b, &r[i].side[side]);
		}
		buf_addc(b, '\n');
	}
	buf_free(&key);
}

void
diff_end_add(struct diff_end *e, const struct compare *c)
{
	size_t n = compare_unsure(c);

	e->unsure += n;
	if (n > 0 && compare_too_few(c) && compare_runs_needed(c) > e->needed)
		e->needed = compare_runs_needed(c);
}

static void
json_end(struct buf *b, const struct diff_end *e)
{
	buf_printf(b, "{\"type\":\"result\",\"verdict\":\"%s\","
	    "\"differ\":%zu,\"unsure\":%zu", e->claims > 0 ? "different" :
	    e->needed > 0 ? "undecided" : "same", e->claims, e->unsure);
	if (e->needed > 0)
		buf_printf(b, ",\"runs_needed\":%zu", e->needed);
	buf_adds(b, "}\n");
}

void
diff_write_end(struct buf *b, const struct diff_head *h,
    const struct diff_end *e)
{
	int chance = e->claims > 0 && !h->per_trace &&
	    h->npaths[0] + h->npaths[1] == 2;

	if (h->form == TABLE_NDJSON)
		json_end(b, e);
	if (!(TABLE_PEOPLE & 1U << h->form))
		return;
	if (e->claims > 0)
		buf_printf(b, "%zu difference%s beyond these limits",
		    e->claims, e->claims == 1 ? "" : "s");
	else if (e->needed > 0)
		buf_printf(b, "undecided: so few runs prove nothing; %zu a "
		    "side would do", e->needed);
	else
		buf_printf(b, "no difference %sbeyond these limits", e->unsure
		    > 0 ? "is proved " : "");
	if (e->unsure > 0)
		buf_printf(b, "; %zu may be (marked ?%s)", e->unsure, h->all ||
		    e->needed > 0 ? "" : ", with --all");
	if (chance)
		buf_adds(b, "; with one run a side any may be chance: several "
		    "runs are tested");
	buf_addc(b, '\n');
}

void
diff_write(struct buf *b, const struct diff_head *h,
    const struct diff_part *part, size_t n, const struct diff_end *e)
{
	size_t i;

	if (h->github)
		diff_write_github(b, h, part, n, e);
	diff_write_head(b, h);
	for (i = 0; i < n; i++)
		diff_write_table(b, h, part[i].table, part[i].c, part[i].o);
	diff_write_end(b, h, e);
	if (h->github)
		buf_adds(b, "\n</details>\n");
}
