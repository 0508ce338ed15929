/*
 * rule_match: whether the tests of a call hold.  Each test says which comes
 * after it, so that "and", "or" and parentheses are gone; where something is
 * not known yet, both ways are gone, and whole kinds and tracks are left out
 * before a slice of theirs is looked at.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "compare_int.h"
#include "rule_int.h"

enum rule_may
rule_may(const struct rule_call *c, uint64_t known, uint64_t is)
{
	uint64_t reached = 1;
	int holds = c->n == 0, fails = 0, way;
	uint32_t to;
	size_t i;

	for (i = 0; i < c->n; i++) {
		if (!(reached >> i & 1))
			continue;
		for (way = 0; way < 2; way++) {
			if ((known >> i & 1) && (int)(is >> i & 1) != way)
				continue;
			to = way ? c->test[i].yes : c->test[i].no;
			if (to < c->n)
				reached |= UINT64_C(1) << to;
			holds |= to == RULE_HOLDS;
			fails |= to == RULE_FAILS;
		}
	}
	return !holds ? RULE_NEVER : fails ? RULE_MAYBE : RULE_ALWAYS;
}

static int
text_holds(struct rule_test *t, const char *s, size_t len)
{
	int is = t->regex != NULL ? regex_match(t->run, s, len) == REGEX_YES :
	    strlen(t->text) == len && memcmp(t->text, s, len) == 0;

	return is != t->negated;
}

/* ---- kinds and tracks ---- */

static int
string_holds(struct rule_test *test, const struct trace *t, uint32_t s)
{
	return text_holds(test, trace_str(t, s), strtab_len(t->strings, s));
}

/* Returns the string of a track that a field is about, 0: none. */
static uint32_t
field_string(const struct trace *t, uint32_t track, enum rule_field field)
{
	const struct track *k = &t->tracks[track];
	const struct process *p;

	if (field == RULE_PROCESS) {
		if (k->upid == NONE)
			return 0;
		p = &t->processes[k->upid];
		return p->name != 0 ? p->name : p->comm;
	}
	return k->utid != NONE ? t->threads[k->utid].name : k->name;
}

uint64_t
rule_kind_bits(struct rule_call *c, const struct trace *t, uint32_t name,
    uint32_t cat)
{
	struct rule_test *test;
	uint64_t bits = 0;
	size_t i;

	for (i = 0; i < c->n; i++) {
		test = &c->test[i];
		if ((c->of_kind >> i & 1) && string_holds(test, t,
		    test->field == RULE_NAME ? name : cat))
			bits |= UINT64_C(1) << i;
	}
	return bits;
}

uint64_t
rule_track_bits(struct rule_call *c, const struct trace *t, uint32_t track)
{
	struct rule_test *test;
	uint64_t bits = 0;
	size_t i;

	for (i = 0; i < c->n; i++) {
		test = &c->test[i];
		if ((c->of_track >> i & 1) && string_holds(test, t,
		    field_string(t, track, test->field)))
			bits |= UINT64_C(1) << i;
	}
	return bits;
}

/* ---- slices ---- */

int
rule_arg_number(const struct value *args, const char *key, double *v)
{
	const struct value *a = compare_arg(args, key);

	return a != NULL && a->type != VALUE_ARRAY &&
	    a->type != VALUE_OBJECT && a->type != VALUE_NULL &&
	    text_parse_double(a->text, a->len, v) == 0;
}

/* Whether a test of an arg holds. */
static int
arg_holds(struct rule_test *test, const struct value *args)
{
	const struct value *a;
	struct buf b = BUF_INIT;
	double v;
	int is;

	if (test->is_number)
		return rule_arg_number(args, test->key, &v) &&
		    rule_compares(test->compare, v, test->number);
	if ((a = compare_arg(args, test->key)) == NULL)
		return test->negated;
	if (a->type != VALUE_ARRAY && a->type != VALUE_OBJECT &&
	    a->type != VALUE_NULL)
		return text_holds(test, a->text, a->len);
	value_json(&b, a);
	is = text_holds(test, b.data, b.len);
	buf_free(&b);
	return is;
}

int
rule_slice_holds(struct rule_test *test, uint32_t depth, int64_t dur,
    const struct value *args)
{
	if (test->field == RULE_OF_ARG)
		return arg_holds(test, args);
	if (depth == NONE || (test->field == RULE_OF_DUR && dur == DUR_OPEN))
		return 0;
	return rule_compares(test->compare, test->field == RULE_OF_DUR ?
	    (double)dur : (double)depth, test->number);
}

/* ---- counters ---- */

/* Whether a series has a name: "counter" or "counter.series". */
static int
series_has_name(struct rule_test *test, const struct trace *t,
    const struct series *s)
{
	struct buf full = BUF_INIT;
	uint32_t name = t->tracks[s->track].name;
	const int negated = test->negated;
	int is;

	buf_adds(&full, trace_str(t, name));
	buf_printf(&full, ".%s", trace_str(t, s->name));
	test->negated = 0;
	is = string_holds(test, t, name) || text_holds(test, full.data,
	    full.len);
	test->negated = negated;
	buf_free(&full);
	return is != negated;
}

int
rule_series_holds(struct rule_call *c, const struct trace *t,
    const struct series *s)
{
	struct rule_test *test;
	uint32_t i = 0;
	int is;

	while (i < c->n) {
		test = &c->test[i];
		is = test->field == RULE_PROCESS ? string_holds(test, t,
		    field_string(t, s->track, RULE_PROCESS)) :
		    series_has_name(test, t, s);
		i = is ? test->yes : test->no;
	}
	return i != RULE_FAILS;
}
