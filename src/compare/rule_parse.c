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
#include "ttv/xmalloc.h"

#include "rule_int.h"

#define RUNS_MOST	1000000	/* of "in 9 of 10 runs" */

static uint32_t
node_add(struct rule_parser *p, enum rule_type type, int is_time, double number,
    uint32_t a, uint32_t b)
{
	struct rule *r = p->rule;
	struct rule_node *n;

	r->node = xgrow(r->node, r->nnodes, &r->node_cap, sizeof(*r->node));
	n = &r->node[r->nnodes];
	memset(n, 0, sizeof(*n));
	n->type = type;
	n->is_time = is_time;
	n->number = number;
	n->a = a;
	n->b = b;
	n->is_one = type == RULE_NUMBER || type == RULE_BASE ||
	    (type > RULE_CALL && r->node[a].is_one && r->node[b].is_one);
	return r->nnodes++;
}

/* ---- factors ---- */

static int parse_sum(struct rule_parser *, uint32_t *);

/* Whether what is next is an expression, whose values in all runs are meant. */
static int
is_of_runs(struct rule_parser *p)
{
	enum rule_function f;
	unsigned percent;
	size_t from;
	int is;

	rule_spaces(p);
	from = p->at;
	if (p->text[from] == '(' || p->text[from] == '-' ||
	    is_digit(p->text[from]))
		return 1;
	is = rule_take_function(p, &f, &percent) && rule_take(p, "(");
	p->at = from;
	return is;
}

/* Takes what a function of all runs is of: a node of it. */
static int
parse_runs(struct rule_parser *p, enum rule_function f, unsigned percent,
    uint32_t *node)
{
	struct rule_node *n;
	uint32_t of;

	if (parse_sum(p, &of) == -1)
		return -1;
	if (!rule_take(p, ")"))
		return rule_wrong(p, p->at, ") is expected");
	*node = node_add(p, RULE_RUNS, p->rule->node[of].is_time, 0, of, of);
	n = &p->rule->node[*node];
	n->function = f;
	n->percent = percent;
	n->is_one = 1;
	return 0;
}

static int
parse_call(struct rule_parser *p, uint32_t *node)
{
	struct rule *r = p->rule;
	struct rule_call *c;
	enum rule_function f;
	unsigned percent = 0;
	size_t from = p->at;
	int rc;

	if (!rule_take_function(p, &f, &percent))
		return rule_mistaken(p, from, "a number, BASE, or count, sum, "
		    "mean, min, max, median, p95 ... of something is expected",
		    "BASE count sum mean min max median");
	if (!rule_take(p, "("))
		return rule_wrong(p, p->at, "( is expected");
	if (f != RULE_COUNT && is_of_runs(p)) {
		if (++p->depth > RULE_DEPTH_MOST)
			return rule_wrong(p, from, "too deep");
		rc = parse_runs(p, f, percent, node);
		p->depth--;
		return rc;
	}
	r->call = xgrow(r->call, r->ncalls, &r->call_cap, sizeof(*r->call));
	c = &r->call[r->ncalls++];
	memset(c, 0, sizeof(*c));
	c->function = f;
	c->percent = percent;
	if (rule_take_which(p, c) == -1)
		return -1;
	*node = node_add(p, RULE_CALL, c->function != RULE_COUNT &&
	    c->metric != RULE_VALUE && c->metric != RULE_DEPTH &&
	    c->metric != RULE_ARG, 0, r->ncalls - 1, 0);
	return 0;
}

static int
parse_number(struct rule_parser *p, uint32_t *node)
{
	double v;
	int is_time;

	if (rule_take_number(p, &v, &is_time) == -1)
		return -1;
	*node = node_add(p, RULE_NUMBER, is_time, v, 0, 0);
	return 0;
}

static int
parse_factor(struct rule_parser *p, uint32_t *node)
{
	uint32_t zero;
	size_t from;
	int rc;

	rule_spaces(p);
	from = p->at;
	if (++p->depth > RULE_DEPTH_MOST)
		return rule_wrong(p, from, "too deep");
	if (rule_take(p, "(")) {
		rc = parse_sum(p, node);
		if (rc == 0 && !rule_take(p, ")"))
			rc = rule_wrong(p, p->at, ") is expected");
	} else if (rule_take(p, "-")) {
		if ((rc = parse_factor(p, node)) == 0) {
			zero = node_add(p, RULE_NUMBER,
			    p->rule->node[*node].is_time, 0, 0, 0);
			*node = node_add(p, RULE_SUBTRACT,
			    p->rule->node[*node].is_time, 0, zero, *node);
		}
	} else if (rule_take_word(p, "BASE")) {
		p->rule->has_base = 1;
		rc = p->right ? 0 : rule_wrong(p, from,
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
parse_product(struct rule_parser *p, uint32_t *node)
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
			return rule_wrong(p, from, divide ?
			    "a number is divided by a time" :
			    "a time is multiplied by a time");
		*node = node_add(p, divide ? RULE_DIVIDE : RULE_MULTIPLY,
		    divide ? a->is_time && !b->is_time : a->is_time ||
		    b->is_time, 0, *node, right);
	}
}

static int
parse_sum(struct rule_parser *p, uint32_t *node)
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
			return rule_wrong(p, from,
			    "a time and a number are added");
		*node = node_add(p, minus ? RULE_SUBTRACT : RULE_ADD,
		    p->rule->node[right].is_time, 0, *node, right);
	}
}

/* ---- rules ---- */

/* Takes a whole number from 1: 0, or -1. */
static int
parse_count(struct rule_parser *p, unsigned *n)
{
	size_t from, i;

	rule_spaces(p);
	from = p->at;
	for (*n = 0, i = p->at; is_digit(p->text[i]) && *n < RUNS_MOST; i++)
		*n = *n * 10 + (unsigned)(p->text[i] - '0');
	p->at = i;
	return i > from && *n > 0 && *n <= RUNS_MOST ? 0 : rule_wrong(p, from,
	    "a number of runs is expected, as in: in 9 of 10 runs");
}

/* Takes in how many runs the rule must hold. */
static int
parse_in(struct rule_parser *p)
{
	struct rule *r = p->rule;
	size_t from;

	r->asked = r->of = 1;
	if (!rule_take_word(p, "in"))
		return 0;
	if (rule_take_word(p, "any"))
		r->of = 0;
	else if (!rule_take_word(p, "all")) {
		rule_spaces(p);
		from = p->at;
		if (parse_count(p, &r->asked) == -1)
			return -1;
		if (!rule_take_word(p, "of"))
			return rule_wrong(p, p->at, "\"of\" is expected");
		if (parse_count(p, &r->of) == -1)
			return -1;
		if (r->asked > r->of)
			return rule_wrong(p, from, "more than there are");
	}
	if (!rule_take_word(p, "runs"))
		rule_take_word(p, "run");
	return 0;
}

static int
parse_rule(struct rule_parser *p)
{
	struct rule *r = p->rule;
	size_t from, behind;
	int compare;

	if (parse_sum(p, &r->side[0]) == -1)
		return -1;
	rule_spaces(p);
	from = p->at;
	if ((compare = rule_take_compare(p)) == -1)
		return rule_wrong(p, from, "a comparison is expected: < <= > >= "
		    "== !=");
	r->compare = (enum rule_compare)compare;
	p->right = 1;
	if (parse_sum(p, &r->side[1]) == -1 || parse_in(p) == -1)
		return -1;
	rule_spaces(p);
	behind = p->at;
	if (rule_take_word(p, "and") || rule_take_word(p, "or"))
		return rule_wrong(p, behind, "\"and\" and \"or\" are between "
		    "tests, as in count(a or b); a rule has one comparison");
	if (p->text[behind] != '\0')
		return rule_wrong(p, behind, "this is behind the end of the "
		    "rule");
	if (r->node[r->side[0]].is_time != r->node[r->side[1]].is_time)
		return rule_wrong(p, from, "a time is compared with a number: "
		    "times have a unit, as 50ms");
	return 0;
}

struct rule *
rule_parse(const char *text, struct err *err)
{
	struct rule_parser p = { .text = text, .err = err };

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
		free(c->key);
		for (k = 0; k < c->n; k++) {
			free(c->test[k].key);
			free(c->test[k].text);
			regex_run_free(c->test[k].run);
			regex_close(c->test[k].regex);
		}
		free(c->test);
	}
	free(r->run);
	free(r->base);
	free(r->call);
	free(r->node);
	free(r);
}

int
rule_has_base(const struct rule *r)
{
	return r->has_base;
}
