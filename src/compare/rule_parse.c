/*
 * rule_parse: a rule's text becomes a tree: one function a line of the grammar
 * in ttv/rule.h (recursive descent).  What is no time is not compared with one,
 * so that `< 50` without a unit is found here and not in a build a week later.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "rule_int.h"

#define DEPTH_MOST	64	/* of parentheses: bounds the recursion */
#define TEXT_MOST	1024	/* bytes of a name or an expression */

struct parser {
	const char	*text;
	size_t		 at;
	int		 depth;
	int		 right;		/* behind the comparison */
	struct rule	*rule;
	struct err	*err;
};

static int
wrong(struct parser *p, size_t at, const char *what)
{
	return err_set(p->err, ERR_USAGE, ERR_NOWHERE,
	    "rule \"%.80s\", column %zu: %s", p->text, at + 1, what);
}

static void
rule_spaces(struct parser *p)
{
	while (is_space(p->text[p->at]))
		p->at++;
}

/* Takes a sign if it is next. */
static int
rule_take(struct parser *p, const char *sign)
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
word_length(struct parser *p)
{
	size_t n = 0;

	rule_spaces(p);
	while (rule_word(p->text[p->at + n]))
		n++;
	return n;
}

/* Takes a word if it is next. */
static int
take_word(struct parser *p, const char *word)
{
	size_t n = word_length(p);

	if (n != strlen(word) || memcmp(p->text + p->at, word, n) != 0)
		return 0;
	p->at += n;
	return 1;
}

/* Takes one of some words; returns its index, -1: none of them. */
static int
take_one(struct parser *p, const char *const *words)
{
	int i;

	for (i = 0; words[i] != NULL; i++)
		if (take_word(p, words[i]))
			return i;
	return -1;
}

static uint32_t
node_add(struct parser *p, enum rule_type type, int is_time, double number,
    uint32_t a, uint32_t b)
{
	struct rule *r = p->rule;
	struct rule_node *n;

	r->node = xgrow(r->node, r->nnodes, &r->node_cap, sizeof(*r->node));
	n = &r->node[r->nnodes];
	n->type = type;
	n->is_time = is_time;
	n->number = number;
	n->a = a;
	n->b = b;
	return r->nnodes++;
}

/* ---- which ---- */

/* Takes a text between quotes or slashes, or a word: a copy, or NULL. */
static char *
take_text(struct parser *p, char *quote)
{
	char s[TEXT_MOST], c = p->text[p->at];
	size_t n = 0, from = p->at;

	*quote = c == '"' || c == '\'' || c == '/' ? c : '\0';
	if (*quote == '\0') {
		n = word_length(p);
		p->at += n;
		if (n == 0)
			wrong(p, from, "a name is expected: a word, "
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
		wrong(p, from, "this text does not end");
		return NULL;
	}
	p->at++;
	return xstrndup(s, n);
}

/* Sets what a test compares with: 0, or -1. */
static int
test_text(struct parser *p, struct rule_test *t, int regex)
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
		return wrong(p, from, err.msg);
	t->run = regex_run_new(t->regex);
	return 0;
}

static int
parse_test(struct parser *p, struct rule_call *c)
{
	static const char *const fields[] = { "name", "category", "thread",
	    "process", NULL };
	static const char *const signs[] = { "==", "!=", "=~", "!~" };
	struct rule_test *t;
	size_t from;
	int field, i;

	c->test = xgrow(c->test, c->n, &c->cap, sizeof(*c->test));
	t = &c->test[c->n++];
	memset(t, 0, sizeof(*t));
	rule_spaces(p);
	from = p->at;
	if ((field = take_one(p, fields)) != -1) {
		for (i = 0; i < 4 && !rule_take(p, signs[i]); i++)
			;
		if (i < 4) {
			t->field = (enum rule_field)field;
			t->negated = i % 2;
			return test_text(p, t, i >= 2);
		}
		p->at = from;		/* something that is named "name" */
	}
	if (test_text(p, t, 0) == -1)
		return -1;
	rule_spaces(p);
	for (i = 0; i < 4; i++)
		if (strncmp(p->text + p->at, signs[i], 2) == 0)
			return wrong(p, from,
			    "not name, category, thread or process");
	return 0;
}

static int
parse_which(struct parser *p, struct rule_call *c)
{
	if (rule_take(p, "*"))
		return 0;
	do {
		if (parse_test(p, c) == -1)
			return -1;
		if (c->metric == RULE_VALUE && (c->test[c->n - 1].field ==
		    RULE_CATEGORY || c->test[c->n - 1].field == RULE_THREAD))
			return wrong(p, p->at,
			    "counters have a name and a process alone");
	} while (take_word(p, "and"));
	return 0;
}

/* ---- factors ---- */

/* Takes the name of a function: 1, or 0 if the next word is none. */
static int
parse_function(struct parser *p, struct rule_call *c)
{
	static const char *const names[] = { "count", "sum", "mean", "min",
	    "max", NULL };
	size_t n, i;
	int f = take_one(p, names);

	c->function = (enum rule_function)f;
	if (f != -1)
		return 1;
	n = word_length(p);
	if (n < 2 || n > 4 || p->text[p->at] != 'p')
		return 0;
	for (i = 1; i < n; i++) {
		if (!is_digit(p->text[p->at + i]))
			return 0;
		c->percent = c->percent * 10 + (unsigned)(p->text[p->at + i] -
		    '0');
	}
	c->function = RULE_PERCENTILE;
	p->at += n;
	return c->percent <= 100;
}

static int
call_metric(struct parser *p, struct rule_call *c)
{
	static const char *const metrics[] = { "dur", "self", "cpu", "value",
	    NULL };
	size_t from = p->at;
	int m = take_one(p, metrics);

	if (m != -1 && !take_word(p, "of")) {
		p->at = from;		/* something that is named "dur" */
		m = -1;
	}
	c->metric = m == -1 ? RULE_THINGS : (enum rule_metric)(RULE_DUR + m);
	if (c->metric == RULE_THINGS && c->function != RULE_COUNT)
		return wrong(p, from, "of what? as in max(dur of NAME): dur, "
		    "self, cpu or value");
	if (c->metric == RULE_VALUE && (c->function == RULE_SUM ||
	    c->function == RULE_PERCENTILE))
		return wrong(p, from, "values of counters have count, mean, "
		    "min and max");
	return 0;
}

static int
parse_call(struct parser *p, uint32_t *node)
{
	struct rule *r = p->rule;
	struct rule_call *c;
	size_t from = p->at;

	r->call = xgrow(r->call, r->ncalls, &r->call_cap, sizeof(*r->call));
	c = &r->call[r->ncalls++];
	memset(c, 0, sizeof(*c));
	if (!parse_function(p, c))
		return wrong(p, from, "a number, BASE, or count, sum, mean, "
		    "min, max, p50 ... of something is expected");
	if (!rule_take(p, "("))
		return wrong(p, p->at, "( is expected");
	rule_spaces(p);
	if (call_metric(p, c) == -1 || parse_which(p, c) == -1)
		return -1;
	if (!rule_take(p, ")"))
		return wrong(p, p->at, "\"and\" or ) is expected; a name "
		    "with other than letters and digits goes in quotes");
	*node = node_add(p, RULE_CALL, c->function != RULE_COUNT &&
	    c->metric != RULE_VALUE, 0, r->ncalls - 1, 0);
	return 0;
}

static int
parse_number(struct parser *p, uint32_t *node)
{
	static const char *const units[] = { "ns", "us", "\xc2\xb5s",
	    "\xce\xbcs", "ms", "s", "min", NULL };
	static const double ns[] = { 1, 1e3, 1e3, 1e3, 1e6, 1e9, 60e9 };
	const char *s = p->text + p->at;
	size_t n = strspn(s, "0123456789.");
	double v;
	int unit;

	if ((s[n] == 'e' || s[n] == 'E') && (is_digit(s[n + 1]) ||
	    ((s[n + 1] == '-' || s[n + 1] == '+') &&
	    is_digit(s[n + 2]))))
		n += 2 + strspn(s + n + 2, "0123456789");
	if (text_parse_double(s, n, &v) == -1)
		return wrong(p, p->at, "not a number");
	p->at += n;
	unit = take_one(p, units);
	if (unit == -1 && word_length(p) > 0)
		return wrong(p, p->at, "not a unit: ns us ms s min");
	*node = node_add(p, RULE_NUMBER, unit != -1, unit == -1 ? v : v *
	    ns[unit], 0, 0);
	return 0;
}

static int parse_sum(struct parser *, uint32_t *);

static int
parse_factor(struct parser *p, uint32_t *node)
{
	uint32_t zero;
	size_t from;
	int rc;

	rule_spaces(p);
	from = p->at;
	if (++p->depth > DEPTH_MOST)
		return wrong(p, from, "too deep");
	if (rule_take(p, "(")) {
		rc = parse_sum(p, node);
		if (rc == 0 && !rule_take(p, ")"))
			rc = wrong(p, p->at, ") is expected");
	} else if (rule_take(p, "-")) {
		if ((rc = parse_factor(p, node)) == 0) {
			zero = node_add(p, RULE_NUMBER,
			    p->rule->node[*node].is_time, 0, 0, 0);
			*node = node_add(p, RULE_SUBTRACT,
			    p->rule->node[*node].is_time, 0, zero, *node);
		}
	} else if (take_word(p, "BASE")) {
		p->rule->has_base = 1;
		rc = p->right ? 0 : wrong(p, from,
		    "BASE is the left side: it stands on the right");
		if (rc == 0)
			*node = node_add(p, RULE_BASE, p->rule->node[
			    p->rule->side[0]].is_time, 0, 0, 0);
	} else if (is_digit(p->text[p->at]) ||
	    p->text[p->at] == '.')
		rc = parse_number(p, node);
	else
		rc = parse_call(p, node);
	p->depth--;
	return rc;
}

/* ---- sums ---- */

static int
parse_product(struct parser *p, uint32_t *node)
{
	const struct rule_node *a, *b;
	uint32_t right;
	size_t from;
	int divide;

	if (parse_factor(p, node) == -1)
		return -1;
	for (;;) {
		rule_spaces(p);
		from = p->at;
		divide = rule_take(p, "/");
		if (!divide && !rule_take(p, "*"))
			return 0;
		if (parse_factor(p, &right) == -1)
			return -1;
		a = &p->rule->node[*node];
		b = &p->rule->node[right];
		if (divide ? b->is_time && !a->is_time :
		    a->is_time && b->is_time)
			return wrong(p, from, divide ?
			    "a number is divided by a time" :
			    "a time is multiplied by a time");
		*node = node_add(p, divide ? RULE_DIVIDE : RULE_MULTIPLY,
		    divide ? a->is_time && !b->is_time : a->is_time ||
		    b->is_time, 0, *node, right);
	}
}

static int
parse_sum(struct parser *p, uint32_t *node)
{
	uint32_t right;
	size_t from;
	int minus;

	if (parse_product(p, node) == -1)
		return -1;
	for (;;) {
		rule_spaces(p);
		from = p->at;
		minus = rule_take(p, "-");
		if (!minus && !rule_take(p, "+"))
			return 0;
		if (parse_product(p, &right) == -1)
			return -1;
		if (p->rule->node[*node].is_time !=
		    p->rule->node[right].is_time)
			return wrong(p, from,
			    "a time and a number are added");
		*node = node_add(p, minus ? RULE_SUBTRACT : RULE_ADD,
		    p->rule->node[right].is_time, 0, *node, right);
	}
}

static int
parse_rule(struct parser *p)
{
	static const char *const signs[] = { "<=", "<", ">=", ">", "==",
	    "!=" };
	static const enum rule_compare compare[] = { RULE_LESS_EQUAL,
	    RULE_LESS, RULE_GREATER_EQUAL, RULE_GREATER, RULE_EQUAL,
	    RULE_NOT_EQUAL };
	struct rule *r = p->rule;
	size_t from;
	int i;

	if (parse_sum(p, &r->side[0]) == -1)
		return -1;
	rule_spaces(p);
	from = p->at;
	for (i = 0; i < 6 && !rule_take(p, signs[i]); i++)
		;
	if (i == 6)
		return wrong(p, from, "a comparison is expected: < <= > >= "
		    "== !=");
	r->compare = compare[i];
	p->right = 1;
	if (parse_sum(p, &r->side[1]) == -1)
		return -1;
	rule_spaces(p);
	if (p->text[p->at] != '\0')
		return wrong(p, p->at, "this is behind the end of the rule");
	if (r->node[r->side[0]].is_time != r->node[r->side[1]].is_time)
		return wrong(p, from, "a time is compared with a number: "
		    "times have a unit, as 50ms");
	return 0;
}

struct rule *
rule_parse(const char *text, struct err *err)
{
	struct parser p = { .text = text, .err = err };

	p.rule = xcalloc(1, sizeof(*p.rule));
	if (parse_rule(&p) == 0)
		return p.rule;
	rule_free(p.rule);
	return NULL;
}

void
rule_free(struct rule *r)
{
	struct rule_call *c;
	size_t i, k;

	if (r == NULL)
		return;
	for (i = 0; i < r->ncalls; i++) {
		c = &r->call[i];
		for (k = 0; k < c->n; k++) {
			free(c->test[k].text);
			regex_run_free(c->test[k].run);
			regex_close(c->test[k].regex);
		}
		free(c->test);
	}
	free(r->call);
	free(r->node);
	free(r);
}

int
rule_has_base(const struct rule *r)
{
	return r->has_base;
}
