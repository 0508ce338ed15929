/*
 * rule_which: the words of a rule: its tokens, the functions and metrics of
 * calls, and the tests that say what is counted.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "rule_int.h"

#define TEXT_MOST	1024	/* bytes of a name or an expression */
#define ARG		"args."	/* before the key of an arg */
#define BETWEEN_TESTS	"\"and\", \"or\" or ) is expected; a name with other " \
			"than letters and digits goes in quotes"

/* ---- tokens ---- */

int
rule_wrong(struct rule_parser *p, size_t at, const char *what)
{
	return err_set(p->err, ERR_USAGE, ERR_NOWHERE,
	    "rule \"%.80s\", column %zu: %s", p->text, at + 1, what);
}

int
rule_mistaken(struct rule_parser *p, size_t at, const char *what,
    const char *words)
{
	char meant[NEAR_MOST + 24], text[256];
	struct near near;
	size_t n = 0;

	while (is_alnum(p->text[at + n]))
		n++;
	near_open(&near, p->text + at, n);
	near_offer_all(&near, words);
	near_hint(&near, meant, sizeof(meant));
	snprintf(text, sizeof(text), "%s%s", what, meant);
	return rule_wrong(p, at, text);
}

void
rule_spaces(struct rule_parser *p)
{
	while (is_space(p->text[p->at]))
		p->at++;
}

int
rule_take(struct rule_parser *p, const char *sign)
{
	rule_spaces(p);
	if (strncmp(p->text + p->at, sign, strlen(sign)) != 0)
		return 0;
	p->at += strlen(sign);
	return 1;
}

static int
rule_word(char c)
{
	return is_alnum(c) || (unsigned char)c >= 0x80 || (c != '\0' &&
	    strchr("_.:#$@", c) != NULL);
}

/* Returns the length of the word that is next, 0 if there is none. */
static size_t
rule_word_length(struct rule_parser *p)
{
	size_t n = 0;

	rule_spaces(p);
	while (rule_word(p->text[p->at + n]))
		n++;
	return n;
}

int
rule_take_word(struct rule_parser *p, const char *word)
{
	size_t n = rule_word_length(p);

	if (n != strlen(word) || memcmp(p->text + p->at, word, n) != 0)
		return 0;
	p->at += n;
	return 1;
}

static int
rule_take_one(struct rule_parser *p, const char *const *words)
{
	int i;

	for (i = 0; words[i] != NULL; i++)
		if (rule_take_word(p, words[i]))
			return i;
	return -1;
}

int
rule_take_compare(struct rule_parser *p)
{
	static const char *const signs[RULE_COMPARES] = {
		[RULE_LESS_EQUAL] = "<=", [RULE_LESS] = "<",
		[RULE_GREATER_EQUAL] = ">=", [RULE_GREATER] = ">",
		[RULE_EQUAL] = "==", [RULE_NOT_EQUAL] = "!=" };
	int i;

	for (i = 0; i < RULE_COMPARES; i++)
		if (rule_take(p, signs[i]))
			return i;
	return -1;
}

int
rule_take_number(struct rule_parser *p, double *number, int *is_time)
{
	static const char *const units[] = { "ns", "us", "\xc2\xb5s",
	    "\xce\xbcs", "ms", "s", "min", NULL };
	static const double ns[] = { 1, 1e3, 1e3, 1e3, 1e6, 1e9, 60e9 };
	const char *s;
	size_t n, from;
	int unit;

	rule_spaces(p);
	s = p->text + p->at;
	n = strspn(s, "0123456789.");
	if ((s[n] == 'e' || s[n] == 'E') && (is_digit(s[n + 1]) ||
	    ((s[n + 1] == '-' || s[n + 1] == '+') &&
	    is_digit(s[n + 2]))))
		n += 2 + strspn(s + n + 2, "0123456789");
	if (text_parse_double(s, n, number) == -1)
		return rule_wrong(p, p->at, "not a number");
	p->at += n;
	*is_time = 0;
	if (rule_take(p, "%")) {
		*number /= 100;
		return 0;
	}
	if ((unit = rule_take_one(p, units)) != -1) {
		*is_time = 1;
		*number *= ns[unit];
		return 0;
	}
	from = p->at;
	if (rule_word_length(p) == 0)
		return 0;
	if (!rule_take_word(p, "in") && !rule_take_word(p, "and") &&
	    !rule_take_word(p, "or"))
		return rule_wrong(p, p->at, "not a unit: ns us ms s min %");
	p->at = from;			/* what comes behind numbers */
	return 0;
}

/* ---- texts and tests ---- */

/* Takes a text between quotes or slashes, or a word: a copy, or NULL. */
static char *
take_text(struct rule_parser *p, char *quote)
{
	char s[TEXT_MOST], c = p->text[p->at];
	size_t n = 0, from = p->at;

	*quote = c == '"' || c == '\'' || c == '/' ? c : '\0';
	if (*quote == '\0') {
		n = rule_word_length(p);
		p->at += n;
		if (n == 0)
			rule_wrong(p, from, "a name is expected: a word, "
			    "\"text\" or /regex/");
		return n > 0 ? xstrndup(p->text + from, n) : NULL;
	}
	for (p->at++; p->text[p->at] != '\0' && p->text[p->at] != c &&
	    n + 2 < sizeof(s); p->at++) {
		if (p->text[p->at] == '\\' && p->text[p->at + 1] != '\0') {
			if (c == '/' && p->text[p->at + 1] != '/')
				s[n++] = '\\';
			p->at++;
		}
		s[n++] = p->text[p->at];
	}
	if (p->text[p->at] != c) {
		rule_wrong(p, from, "this text does not end");
		return NULL;
	}
	p->at++;
	return xstrndup(s, n);
}

/* Sets what a test compares with: 0, or -1. */
static int
test_text(struct rule_parser *p, struct rule_test *t, int regex)
{
	size_t from;
	struct err err;
	char quote, *s;

	rule_spaces(p);
	from = p->at;
	if ((s = take_text(p, &quote)) == NULL)
		return -1;
	if (!regex && quote != '/') {
		t->text = s;
		return 0;
	}
	err_clear(&err);
	t->regex = regex_open(s, strlen(s), 0, &err);
	free(s);
	if (t->regex == NULL)
		return rule_wrong(p, from, err.msg);
	t->run = regex_run_new(t->regex);
	return 0;
}

/* Takes "args.KEY": a copy of the key, or NULL. */
static char *
take_key(struct rule_parser *p)
{
	size_t n = rule_word_length(p), skip = strlen(ARG);
	char *key;

	if (n <= skip || strncmp(p->text + p->at, ARG, skip) != 0)
		return NULL;
	key = xstrndup(p->text + p->at + skip, n - skip);
	p->at += n;
	return key;
}

/* Takes the field of a test: 1, or 0 where the next word is none. */
static int
test_field(struct rule_parser *p, struct rule_test *t)
{
	static const char *const fields[] = { "name", "category", "thread",
	    "process", "depth", "dur", NULL };
	int field = rule_take_one(p, fields);

	if (field == -1) {
		field = RULE_OF_ARG;
		if ((t->key = take_key(p)) == NULL)
			return 0;
	}
	t->field = (enum rule_field)field;
	return 1;
}

/* Takes the number that a measure is compared with: 0, or -1. */
static int
test_number(struct rule_parser *p, struct rule_test *t, int compare)
{
	size_t from;
	int is_time;

	rule_spaces(p);
	from = p->at;
	t->is_number = 1;
	t->compare = (enum rule_compare)compare;
	if (rule_take_number(p, &t->number, &is_time) == -1)
		return -1;
	if (is_time != (t->field == RULE_OF_DUR))
		return rule_wrong(p, from, t->field == RULE_OF_DUR ?
		    "dur is a time, with a unit as 50ms" :
		    "a time: here stands a number");
	return 0;
}

/* Takes what comes behind a field: 0; 1: it is no test; -1: wrong. */
static int
test_behind(struct rule_parser *p, struct rule_test *t)
{
	int i, number;

	if (rule_take(p, "=~") || rule_take(p, "!~")) {
		t->negated = p->text[p->at - 2] == '!';
		return t->field == RULE_OF_DEPTH || t->field == RULE_OF_DUR ?
		    rule_wrong(p, p->at - 2, "a number is no text") :
		    test_text(p, t, 1);
	}
	if ((i = rule_take_compare(p)) == -1)
		return 1;
	rule_spaces(p);
	number = t->field == RULE_OF_DEPTH || t->field == RULE_OF_DUR ||
	    (t->field == RULE_OF_ARG && (is_digit(p->text[p->at]) ||
	    i < RULE_EQUAL));
	if (number)
		return test_number(p, t, i);
	if (i < RULE_EQUAL)
		return rule_wrong(p, p->at, "texts are compared by == != =~ "
		    "!~");
	t->negated = i == RULE_NOT_EQUAL;
	return test_text(p, t, 0);
}

static int
parse_test(struct rule_parser *p, struct rule_call *c)
{
	static const char *const signs[] = { "==", "!=", "=~", "!~" };
	struct rule_test *t;
	size_t from;
	int i;

	c->test = xgrow(c->test, c->n, &c->cap, sizeof(*c->test));
	t = &c->test[c->n++];
	memset(t, 0, sizeof(*t));
	t->yes = RULE_HOLDS;
	t->no = RULE_FAILS;
	rule_spaces(p);
	from = p->at;
	if (c->n > RULE_TESTS_MOST)
		return rule_wrong(p, from, "more than 64 tests");
	if (test_field(p, t)) {
		if ((i = test_behind(p, t)) != 1)
			return i;
		p->at = from;		/* something that is named "name" */
		free(t->key);
		t->key = NULL;
		t->field = RULE_NAME;
	}
	if (test_text(p, t, 0) == -1)
		return -1;
	rule_spaces(p);
	for (i = 0; i < 4; i++)
		if (strncmp(p->text + p->at, signs[i], 2) == 0)
			return rule_mistaken(p, from, "not name, category, "
			    "thread, process, depth, dur or args.KEY",
			    "name category thread process depth dur");
	return 0;
}

/* Whether what a metric is of has a field: 0, or -1. */
static int
check_field(struct rule_parser *p, const struct rule_call *c,
    const struct rule_test *t)
{
	if (c->metric == RULE_VALUE && t->field != RULE_NAME &&
	    t->field != RULE_PROCESS)
		return rule_wrong(p, p->at,
		    "counters have a name and a process alone");
	if (c->metric == RULE_STATE && (t->field == RULE_CATEGORY ||
	    t->field >= RULE_OF_DEPTH))
		return rule_wrong(p, p->at,
		    "states have a name, a thread and a process alone");
	if ((c->metric == RULE_SAMPLES || c->metric == RULE_STACKS) &&
	    t->field >= RULE_OF_DEPTH)
		return rule_wrong(p, p->at, "samples have a name, a category, "
		    "a thread and a process alone");
	return 0;
}

/*
 * Lets tests from one on go on behind the last one: those that would end where
 * they hold, or those that would end where they fail.
 */
static void
tests_go_on(struct rule_call *c, size_t from, int where_held)
{
	uint32_t *to;

	for (; from < c->n; from++) {
		to = where_held ? &c->test[from].yes : &c->test[from].no;
		if (*to == RULE_HOLDS || *to == RULE_FAILS)
			*to = (uint32_t)c->n;
	}
}

static int parse_tests(struct rule_parser *, struct rule_call *, int any);

/* Takes a test, or tests between parentheses: 0, or -1. */
static int
parse_operand(struct rule_parser *p, struct rule_call *c)
{
	const struct rule_test *t;
	uint64_t bit;
	int rc;

	rule_spaces(p);
	if (rule_take(p, "(")) {
		if (++p->depth > RULE_DEPTH_MOST)
			return rule_wrong(p, p->at - 1, "too deep");
		rc = parse_tests(p, c, 1);
		p->depth--;
		return rc == 0 && !rule_take(p, ")") ? rule_wrong(p, p->at,
		    BETWEEN_TESTS) : rc;
	}
	if (parse_test(p, c) == -1)
		return -1;
	t = &c->test[c->n - 1];
	bit = UINT64_C(1) << (c->n - 1);
	if (t->field <= RULE_CATEGORY)
		c->of_kind |= bit;
	else if (t->field <= RULE_PROCESS)
		c->of_track |= bit;
	return check_field(p, c, t);
}

/* Takes operands between "and" or, any: all of those between "or"s. */
static int
parse_tests(struct rule_parser *p, struct rule_call *c, int any)
{
	size_t from;

	for (;;) {
		from = c->n;
		if ((any ? parse_tests(p, c, 0) : parse_operand(p, c)) == -1)
			return -1;
		if (!rule_take_word(p, any ? "or" : "and"))
			return 0;
		tests_go_on(c, from, !any);
	}
}

/* ---- calls ---- */

int
rule_take_function(struct rule_parser *p, enum rule_function *f,
    unsigned *percent)
{
	static const struct {
		const char	*word;
		enum rule_function f;
		unsigned	 percent;
	} rows[] = { { "count", RULE_COUNT, 0 }, { "sum", RULE_SUM, 0 },
	    { "mean", RULE_MEAN, 0 }, { "avg", RULE_MEAN, 0 },
	    { "min", RULE_MIN, 0 }, { "max", RULE_MAX, 0 },
	    { "median", RULE_PERCENTILE, 50 } };
	size_t n, i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (rule_take_word(p, rows[i].word)) {
			*f = rows[i].f;
			*percent = rows[i].percent;
			return 1;
		}
	n = rule_word_length(p);
	if (n < 2 || n > 4 || p->text[p->at] != 'p')
		return 0;
	for (*percent = 0, i = 1; i < n; i++) {
		if (!is_digit(p->text[p->at + i]))
			return 0;
		*percent = *percent * 10 + (unsigned)(p->text[p->at + i] -
		    '0');
	}
	*f = RULE_PERCENTILE;
	p->at += n;
	return *percent <= 100;
}

static int
call_metric(struct rule_parser *p, struct rule_call *c)
{
	static const char *const metrics[] = { "dur", "self", "cpu", "depth",
	    "value", "state", "samples", "stacks", NULL };
	size_t from = p->at;
	int m = rule_take_one(p, metrics);

	c->metric = (enum rule_metric)(RULE_DUR + m);
	if (m == -1 && (c->key = take_key(p)) != NULL)
		c->metric = RULE_ARG;
	else if (m == -1)
		c->metric = RULE_ENTITIES;
	if (c->metric != RULE_ENTITIES && !rule_take_word(p, "of")) {
		p->at = from;		/* something that is named "dur" */
		c->metric = RULE_ENTITIES;
	}
	if (c->metric == RULE_ENTITIES && c->function != RULE_COUNT)
		return rule_wrong(p, from, "of what? as in max(dur of NAME): "
		    "dur, self, cpu, depth, args.KEY, value, state, samples "
		    "or stacks; or of all runs, as in median(max(dur of "
		    "NAME))");
	if (c->metric == RULE_VALUE && (c->function == RULE_SUM ||
	    c->function == RULE_PERCENTILE))
		return rule_wrong(p, from, "values of counters have count, "
		    "mean, min and max");
	if ((c->metric == RULE_SAMPLES || c->metric == RULE_STACKS) &&
	    c->function != RULE_SUM && c->function != RULE_COUNT)
		return rule_wrong(p, from, "samples have count and sum");
	return 0;
}

int
rule_take_which(struct rule_parser *p, struct rule_call *c)
{
	rule_spaces(p);
	if (call_metric(p, c) == -1)
		return -1;
	if (!rule_take(p, "*") && parse_tests(p, c, 1) == -1)
		return -1;
	return rule_take(p, ")") ? 0 : rule_wrong(p, p->at, BETWEEN_TESTS);
}
