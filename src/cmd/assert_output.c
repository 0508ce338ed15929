/*
 * assert_output: what rules come to, for people, for programs, and in the forms
 * that continuous integration reads: JUnit's XML, TAP, the annotations of
 * GitHub.
 *
 * A rule is a line, a test case, an annotation; where several runs decide, it
 * says in how many it holds, and what it is in those in which it does not.
 * Rows of tables are one for each rule and run.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/table.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "assert.h"
#include "cmd.h"

#define VALUE	64		/* bytes of a value */
#define SAFE	1024		/* bytes of a text of a rule or a path */

static const char *
rule_title(const struct assert_rule *r)
{
	return r->name != NULL ? r->name : r->text;
}

static void
add_safe(struct buf *b, const char *s)
{
	char safe[SAFE];

	text_safe(safe, sizeof(safe), s, strlen(s));
	buf_adds(b, safe);
}

static void
value_text(const struct rule_result *r, int side, char *s, size_t n)
{
	double v = r->value[side];

	if (!r->known[side])
		snprintf(s, n, "nothing");
	else if (r->is_time && v < 0x1p63 && v > -0x1p63)
		text_duration(s, n, (int64_t)v);
	else
		text_g(s, n, 10, v);
}

/* Adds both values of a run, and where the left one is. */
static void
add_values(struct buf *b, const struct assert_rule *r, size_t run, int where)
{
	const struct rule_result *v = &r->result[run];
	const struct assert_place *p = &r->place[run];
	char left[VALUE], right[VALUE], at[VALUE];

	value_text(v, 0, left, sizeof(left));
	value_text(v, 1, right, sizeof(right));
	buf_printf(b, "%s against %s", left, right);
	if (p->id != NONE)
		buf_printf(b, ", slice %" PRIu32, p->id);
	if (p->id != NONE && where) {
		text_duration(at, sizeof(at), p->at);
		buf_printf(b, " at %s on ", at);
		add_safe(b, p->track);
	}
	if (!v->known[0] || !v->known[1])
		buf_printf(b, " (nothing matches on the %s)", !v->known[0] ?
		    "left" : "right");
}

/* Adds in how many runs a rule holds, and what it is where it does not. */
static void
add_runs(struct buf *b, const struct asserts *a, const struct assert_rule *r,
    const char *between, int where)
{
	size_t i;

	buf_printf(b, "in %zu of %zu runs, %zu asked", r->verdict.held,
	    r->verdict.runs, r->verdict.asked);
	for (i = 0; i < r->verdict.runs && !r->verdict.holds; i++) {
		if (r->result[i].holds)
			continue;
		buf_adds(b, between);
		add_safe(b, a->run[i]);
		buf_adds(b, ": ");
		add_values(b, r, i, where);
	}
}

static void
add_message(struct buf *b, const struct asserts *a,
    const struct assert_rule *r, const char *between, int where)
{
	if (r->verdict.runs == 1)
		add_values(b, r, 0, where);
	else
		add_runs(b, a, r, between, where);
}

/* ---- for people ---- */

static void
write_text(struct buf *b, const struct asserts *a, const struct assert_rule *r)
{
	buf_adds(b, r->verdict.holds ? "ok    " : "FAIL  ");
	if (r->name != NULL) {
		add_safe(b, r->name);
		buf_adds(b, ": ");
	}
	add_safe(b, r->text);
	buf_adds(b, ": ");
	add_message(b, a, r, "\n      ", 0);
	buf_addc(b, '\n');
}

/* ---- tables ---- */

enum { COLUMN_RULE, COLUMN_HOLDS, COLUMN_LEFT, COLUMN_RIGHT, COLUMN_UNIT,
	COLUMN_SLICE, COLUMN_TS, COLUMN_TRACK, COLUMN_NAME, COLUMN_FILE,
	COLUMN_VERDICT, COLUMNS };

#define FILES	TABLE_FILES
#define PEOPLE	(1U << TABLE_MARKDOWN)

static const struct table_column columns[COLUMNS + 2] = {
	[COLUMN_RULE] = { .word = "rule", .title = "Rule" },
	[COLUMN_HOLDS] = { .word = "holds", .title = "Holds" },
	[COLUMN_LEFT] = { .word = "left", .forms = FILES },
	[COLUMN_RIGHT] = { .word = "right", .forms = FILES },
	[COLUMN_UNIT] = { .word = "unit", .forms = FILES },
	[COLUMN_SLICE] = { .word = "slice", .forms = FILES },
	[COLUMN_TS] = { .word = "ts", .forms = FILES },
	[COLUMN_TRACK] = { .word = "track", .forms = FILES },
	[COLUMN_NAME] = { .word = "name", .forms = FILES },
	[COLUMN_FILE] = { .word = "file", .title = "Trace" },
	[COLUMN_VERDICT] = { .word = "verdict", .forms = FILES },
	[COLUMNS] = { .title = "Value", .forms = PEOPLE },
};

/* Adds the row of a rule in a run. */
static void
row_add(struct table *tb, const struct asserts *a, const struct assert_rule *r,
    size_t run)
{
	const struct rule_result *v = &r->result[run];
	const struct assert_place *p = &r->place[run];
	struct table_cell cells[COLUMNS + 1];
	struct buf said = BUF_INIT;
	int i;

	cells[COLUMN_RULE] = table_word(tb->form == TABLE_MARKDOWN ?
	    rule_title(r) : r->text);
	cells[COLUMN_HOLDS] = tb->form == TABLE_MARKDOWN ? table_word(
	    v->holds ? "yes" : "no") : table_truth(v->holds);
	for (i = 0; i < 2; i++)
		cells[COLUMN_LEFT + i] = table_number(v->known[i] ?
		    v->value[i] : NAN);
	cells[COLUMN_UNIT] = table_word(v->is_time ? "ns" : "");
	cells[COLUMN_SLICE] = p->id == NONE ? table_absent() :
	    table_int(p->id);
	cells[COLUMN_TS] = p->id == NONE ? table_absent() : table_int(p->ts);
	cells[COLUMN_TRACK] = p->id == NONE ? table_absent() :
	    table_word(p->track);
	cells[COLUMN_NAME] = r->name == NULL ? table_absent() :
	    table_word(r->name);
	cells[COLUMN_FILE] = r->verdict.runs < a->nruns ? table_word(tb->form
	    == TABLE_MARKDOWN ? "all runs" : "") : table_word(a->run[run]);
	cells[COLUMN_VERDICT] = table_truth(r->verdict.holds);
	add_values(&said, r, run, 1);
	cells[COLUMNS] = table_text(said.data, said.len);
	table_row(tb, cells);
	buf_free(&said);
}

static void
write_table(struct buf *b, const struct asserts *a, enum table_form form,
    int quiet)
{
	const struct assert_rule *r;
	struct table tb;
	size_t left = a->max, i, k;

	table_open(&tb, b, form, a->guard ? TABLE_GUARD : 0);
	tb.null = a->null;
	tb.lead = out_trace();
	table_begin(&tb, columns, COLUMNS + 1);
	for (i = 0; i < a->nrules; i++) {
		r = &a->rule[i];
		for (k = 0; k < r->verdict.runs && left > 0; k++)
			if (!quiet || !r->result[k].holds) {
				row_add(&tb, a, r, k);
				left--;
			}
	}
	table_end(&tb);
	table_close(&tb);
}

/* ---- for continuous integration ---- */

static size_t
count_failed(const struct asserts *a)
{
	size_t i, n = 0;

	for (i = 0; i < a->nrules; i++)
		n += !a->rule[i].verdict.holds;
	return n;
}

/* Adds a text of which some characters are written as others. */
static void
add_escaped(struct buf *b, const char *s, const char *these,
    const char *const *as)
{
	char safe[8 * SAFE];
	const char *p;
	size_t i;

	text_safe(safe, sizeof(safe), s, strlen(s));
	for (i = 0; safe[i] != '\0'; i++)
		if ((p = strchr(these, safe[i])) != NULL)
			buf_adds(b, as[p - these]);
		else
			buf_addc(b, safe[i]);
}

static void
add_xml(struct buf *b, const char *s)
{
	static const char *const as[] = { "&amp;", "&lt;", "&gt;", "&quot;" };

	add_escaped(b, s, "&<>\"", as);
}

/* Returns the message of a rule in a buffer of the caller, with a NUL. */
static const char *
message(struct buf *b, const struct asserts *a, const struct assert_rule *r)
{
	buf_clear(b);
	add_message(b, a, r, "; ", 1);
	buf_addc(b, '\0');
	return b->data;
}

static void
write_junit(struct buf *b, const struct asserts *a)
{
	const struct assert_rule *r;
	struct buf said = BUF_INIT;
	size_t i;

	buf_printf(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<testsuites>\n<testsuite name=\"ttv assert\" tests=\"%zu\" "
	    "failures=\"%zu\" errors=\"0\">\n", a->nrules, count_failed(a));
	for (i = 0; i < a->nrules; i++) {
		r = &a->rule[i];
		buf_adds(b, "<testcase classname=\"");
		add_xml(b, a->nruns == 1 ? a->run[0] : "all runs");
		buf_adds(b, "\" name=\"");
		add_xml(b, rule_title(r));
		if (r->verdict.holds) {
			buf_adds(b, "\"/>\n");
			continue;
		}
		buf_adds(b, "\">\n<failure message=\"");
		add_xml(b, message(&said, a, r));
		buf_adds(b, "\">");
		add_xml(b, r->text);
		buf_adds(b, "</failure>\n</testcase>\n");
	}
	buf_adds(b, "</testsuite>\n</testsuites>\n");
	buf_free(&said);
}

static void
write_tap(struct buf *b, const struct asserts *a)
{
	static const char *const as[] = { "\\#", "\\\\" };
	const struct assert_rule *r;
	struct buf said = BUF_INIT;
	size_t i;

	buf_printf(b, "TAP version 13\n1..%zu\n", a->nrules);
	for (i = 0; i < a->nrules; i++) {
		r = &a->rule[i];
		buf_printf(b, "%sok %zu - ", r->verdict.holds ? "" : "not ",
		    i + 1);
		add_escaped(b, rule_title(r), "#\\", as);
		buf_addc(b, '\n');
		if (r->verdict.holds)
			continue;
		buf_adds(b, "  ---\n  rule: ");
		buf_json(b, r->text, strlen(r->text));
		message(&said, a, r);
		buf_adds(b, "\n  message: ");
		buf_json(b, said.data, said.len - 1);
		buf_adds(b, "\n  ...\n");
	}
	buf_free(&said);
}

static void
write_github(struct buf *b, const struct asserts *a, int quiet)
{
	static const char *const as[] = { "%25", "%0D", "%0A", "%3A", "%2C" };
	const struct assert_rule *r;
	struct buf said = BUF_INIT;
	size_t i, failed = count_failed(a), left = a->max;

	for (i = 0; i < a->nrules && left > 0; i++) {
		r = &a->rule[i];
		if (r->verdict.holds)
			continue;
		left--;
		buf_adds(b, "::error ");
		if (r->file != NULL) {
			buf_adds(b, "file=");
			add_escaped(b, r->file, "%\r\n:,", as);
			buf_printf(b, ",line=%zu,", r->line);
		}
		buf_adds(b, "title=");
		add_escaped(b, rule_title(r), "%\r\n:,", as);
		buf_adds(b, "::");
		add_escaped(b, r->text, "%\r\n", as);
		buf_adds(b, ": ");
		add_escaped(b, message(&said, a, r), "%\r\n", as);
		buf_addc(b, '\n');
	}
	if (failed == 0 && !quiet)
		buf_printf(b, "::notice title=ttv assert::%zu rule%s\n",
		    a->nrules, a->nrules == 1 ? " holds" : "s hold");
	buf_free(&said);
}

void
asserts_write(struct buf *b, const struct asserts *a, int form, int quiet)
{
	size_t i, left = a->max;

	switch (form) {
	case TABLE_PLAIN:
		for (i = 0; i < a->nrules && left > 0; i++)
			if (!quiet || !a->rule[i].verdict.holds) {
				write_text(b, a, &a->rule[i]);
				left--;
			}
		break;
	case ASSERT_JUNIT:
		write_junit(b, a);
		break;
	case ASSERT_TAP:
		write_tap(b, a);
		break;
	case ASSERT_GITHUB:
		write_github(b, a, quiet);
		break;
	default:
		write_table(b, a, (enum table_form)form, quiet);
	}
}
