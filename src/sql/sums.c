/*
 * sums: aggregates of slices by name and category, from sums by kind.
 *
 *	SELECT name, count(*), sum(dur) FROM slice WHERE name GLOB 'a*'
 *	    GROUP BY name
 *
 * is run as
 *
 *	SELECT name, sum(__ttv_n), sum(__ttv_dur) FROM __ttv_kind_sum AS slice
 *	    WHERE name GLOB 'a*' GROUP BY name
 *
 * A SELECT is rewritten only if it reads the table slice alone, if its
 * aggregates are those of the table below, and if all other words of its list
 * are names of what it groups by.  Whatever else is in its WHERE is left to
 * SQLite, which refuses the text if it has another column of slice.
 */
#include "config.h"

#include <string.h>

#include "sums.h"
#include "token.h"

#define MAX_TOKENS	4096	/* of a statement that is looked through */

/* What stands for FUNCTION(ARGUMENT). */
static const struct aggregate {
	const char	*function, *argument, *text;
} aggregates[] = {
	{ "count", "*", "coalesce(sum(" SUMS_N "),0)" },
	{ "count", "1", "coalesce(sum(" SUMS_N "),0)" },
	{ "count", "id", "coalesce(sum(" SUMS_N "),0)" },
	{ "count", "ts", "coalesce(sum(" SUMS_N "),0)" },
	{ "count", "dur", "coalesce(sum(" SUMS_N "),0)" },
	{ "sum", "dur", "sum(" SUMS_DUR ")" },
	{ "min", "dur", "min(" SUMS_MIN ")" },
	{ "max", "dur", "max(" SUMS_MAX ")" },
	{ "avg", "dur", "(1.0*sum(" SUMS_DUR ")/sum(" SUMS_N "))" },
	{ NULL, NULL, NULL }
};

/* Functions that give the same for the same values. */
static const char *const scalars[] = {
	"abs", "cast", "coalesce", "format", "ifnull", "nullif", "printf",
	"round", NULL
};

static const char *const words_after_from[] = {
	"WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", ")", ";", "UNION",
	"INTERSECT", "EXCEPT", NULL
};
static const char *const compounds[] = { ";", "UNION", "INTERSECT", "EXCEPT",
	NULL };
/* Words that give rows of their own, or see more than an aggregate. */
static const char *const strangers[] = {
	"SELECT", "OVER", "FILTER", "DISTINCT", "CASE", "EXISTS", NULL
};

struct tokens {
	struct token	 v[MAX_TOKENS];
	size_t		 n;
};

/* A SELECT from slice: places in the list of tokens. */
struct summing {
	const struct tokens *t;
	size_t		 list, from;	/* after SELECT; FROM */
	size_t		 group, having;	/* GROUP and what follows; or end */
	size_t		 end;
	int		 by_name, by_category;
	int		 found;		/* aggregates of the list */
	int		 bare_name, bare_category;
	int		 shadows;	/* 1: AS gives a column's name */
};

static int
is_any(struct token t, const char *const *words)
{
	size_t i;

	for (i = 0; words[i] != NULL; i++)
		if (token_is(t, words[i]))
			return 1;
	return 0;
}

static int
is_category(struct token t)
{
	return token_is(t, "category") || token_is(t, "cat");
}

/* Reads the tokens of a script without blanks; returns 0 if it has too many. */
static int
read_tokens(const struct script *x, struct tokens *t)
{
	const char *s = x->buf.data, *end = s + x->buf.len;
	struct token k;

	t->n = 0;
	while ((k = token_skip(s, (size_t)(end - s))).type != TOKEN_END) {
		if (t->n == MAX_TOKENS || token_is(k, "WITH"))
			return 0;
		t->v[t->n++] = k;
		s = k.s + k.len;
	}
	return t->n > 0;
}

static struct token
token_of(const struct tokens *t, size_t i)
{
	static const struct token none = { TOKEN_END, "", 0 };

	return i < t->n ? t->v[i] : none;
}

/* Returns the aggregate that begins at a token and has 4 of them, or NULL. */
static const struct aggregate *
aggregate_at(const struct tokens *t, size_t i)
{
	const struct aggregate *a;
	struct token arg = token_of(t, i + 2);

	if (!token_is(token_of(t, i + 1), "(") ||
	    !token_is(token_of(t, i + 3), ")"))
		return NULL;
	for (a = aggregates; a->function != NULL; a++)
		if (token_is(t->v[i], a->function) &&
		    arg.len == strlen(a->argument) && (token_is(arg,
		    a->argument) || (arg.type == TOKEN_NUMBER &&
		    arg.s[0] == '1' && a->argument[0] == '1')))
			return a;
	return NULL;
}

/* Returns whether a column of slice has the name of a token. */
static int
is_column(struct token t)
{
	const struct sql_column *c;

	for (c = slice_columns; c->name != NULL; c++)
		if (token_is(t, c->name))
			return 1;
	return 0;
}

/* Returns the place after the parenthesis that closes the one at i. */
static size_t
skip_group(const struct tokens *t, size_t i)
{
	int depth = 0;

	for (; i < t->n; i++) {
		depth += token_is(t->v[i], "(");
		depth -= token_is(t->v[i], ")");
		if (depth == 0)
			return i + 1;
	}
	return t->n;
}

/* ---- which SELECT it is */

/* Returns whether a word is a term of ORDER BY, and an alias of the list. */
static int
is_order_by_alias(const struct summing *q, size_t i)
{
	static const char *const after[] = { ",", "ASC", "DESC", "LIMIT", ")",
		";", NULL };
	const struct tokens *t = q->t;
	char word[64];
	size_t k;

	if (!token_is(t->v[q->having], "ORDER") || t->v[i].len >= sizeof(word))
		return 0;
	if ((!token_is(t->v[i - 1], "BY") && !token_is(t->v[i - 1], ",")) ||
	    (i + 1 < t->n && !is_any(t->v[i + 1], after)))
		return 0;
	memcpy(word, t->v[i].s, t->v[i].len);
	word[t->v[i].len] = '\0';
	for (k = q->list; k + 1 < q->from; k++)
		if (token_is(t->v[k], "AS") && token_is(t->v[k + 1], word))
			return 1;
	return 0;
}

/*
 * Looks through expressions of [i, end), whose words may be aggregates, names
 * of kinds, and what `AS` has named.  Returns whether that is all.
 */
static int
check_expressions(struct summing *q, size_t i, size_t end, int is_list)
{
	const struct tokens *t = q->t;

	for (; i < end; i++) {
		if (aggregate_at(t, i) != NULL) {
			q->found += is_list;
			i += 3;
			continue;
		}
		if (is_any(t->v[i], strangers) || (is_list &&
		    token_is(t->v[i], "*") && (i == q->list || token_is(
		    t->v[i - 1], ",") || token_is(t->v[i - 1], "."))))
			return 0;
		if (t->v[i].type == TOKEN_QUOTED && !(is_list && i > 0 &&
		    token_is(t->v[i - 1], "AS")))
			return 0;
		if (t->v[i].type != TOKEN_WORD)
			continue;
		if (token_is(token_of(t, i + 1), "(") &&
		    !is_any(t->v[i], scalars))
			return 0;
		if (is_list && i > q->list && token_is(t->v[i - 1], "AS")) {
			q->shadows |= is_column(t->v[i]);
			continue;
		}
		if (token_is(t->v[i], "name"))
			q->bare_name = 1;
		else if (is_category(t->v[i]))
			q->bare_category = 1;
		else if (is_column(t->v[i]) && (is_list ||
		    !is_order_by_alias(q, i)))
			return 0;
	}
	return 1;
}

/* Reads GROUP BY name, category. */
static int
check_group(struct summing *q)
{
	const struct tokens *t = q->t;
	size_t i = q->group + 2;

	if (q->group == q->having)
		return 1;
	if (!token_is(token_of(t, q->group + 1), "BY"))
		return 0;
	for (; i < q->having; i++) {
		if (token_is(t->v[i], "name"))
			q->by_name = 1;
		else if (is_category(t->v[i]))
			q->by_category = 1;
		else
			return 0;
		if (++i < q->having && !token_is(t->v[i], ","))
			return 0;
	}
	return 1;
}

/* Looks through WHERE: no column but those of kinds outside of subqueries. */
static int
check_where(const struct summing *q, size_t i)
{
	const struct tokens *t = q->t;

	while (i < q->group) {
		if (!q->shadows && token_is(t->v[i], "(") &&
		    token_is(token_of(t, i + 1), "SELECT")) {
			i = skip_group(t, i);
			continue;
		}
		if (token_is(t->v[i], "random") ||
		    token_is(t->v[i], "randomblob") || (q->shadows &&
		    token_is(t->v[i], "SELECT")) ||
		    t->v[i].type == TOKEN_QUOTED)
			return 0;
		if (t->v[i].type == TOKEN_WORD && is_column(t->v[i]) &&
		    !token_is(t->v[i], "name") && !is_category(t->v[i]))
			return 0;
		i++;
	}
	return 1;
}

/* Finds the parts of a SELECT whose list begins at a token. */
static int
read_select(const struct tokens *t, size_t list, struct summing *q)
{
	size_t i;

	memset(q, 0, sizeof(*q));
	q->t = t;
	q->list = i = list;
	while (i < t->n && !token_is(t->v[i], "FROM")) {
		if (token_is(t->v[i], ";") || token_is(t->v[i], "SELECT"))
			return 0;
		i = token_is(t->v[i], "(") ? skip_group(t, i) : i + 1;
	}
	q->from = i;
	i += 2;
	if (!token_is(token_of(t, q->from + 1), "slice") || (i < t->n &&
	    !is_any(t->v[i], words_after_from)))
		return 0;
	q->group = q->having = 0;
	while (i < t->n && !token_is(t->v[i], ")") && !is_any(t->v[i],
	    compounds)) {
		if (q->group == 0 && token_is(t->v[i], "GROUP"))
			q->group = i;
		if (q->having == 0 && (token_is(t->v[i], "HAVING") ||
		    token_is(t->v[i], "ORDER") || token_is(t->v[i], "LIMIT")))
			q->having = i;
		i = token_is(t->v[i], "(") ? skip_group(t, i) : i + 1;
	}
	q->end = i;
	q->having = q->having != 0 ? q->having : q->end;
	q->group = q->group != 0 ? q->group : q->having;
	return 1;
}

static int
is_summing(struct summing *q)
{
	return check_group(q) && check_expressions(q, q->list, q->from, 1) &&
	    check_where(q, q->from + 2) &&
	    check_expressions(q, q->having, q->end, 0) && q->found > 0 &&
	    (!q->bare_name || q->by_name) &&
	    (!q->bare_category || q->by_category);
}

/* ---- the text */

struct writer {
	const struct script *x;
	const struct tokens *t;
	struct script	*to;
	const char	*done;		/* up to here it was written */
};

/* Copies the text up to a place; pieces keep their own origins. */
static void
copy_to(struct writer *w, const char *end)
{
	const char *s = w->done;
	size_t at, from, n;

	while (s < end) {
		at = (size_t)(s - w->x->buf.data);
		from = script_origin(w->x, at);
		for (n = 1; s + n < end && script_origin(w->x, at + n) ==
		    from + n; n++)
			continue;
		script_copy(w->to, s, n, from);
		s += n;
	}
	w->done = end > w->done ? end : w->done;
}

/* Writes a text in the place of the tokens [i, end). */
static void
put(struct writer *w, size_t i, size_t end, const char *text)
{
	const struct token *last = &w->t->v[end - 1];

	copy_to(w, w->t->v[i].s);
	script_put(w->to, text, strlen(text), script_origin(w->x,
	    (size_t)(w->t->v[i].s - w->x->buf.data)));
	w->done = last->s + last->len;
}

static void
put_aggregates(struct writer *w, size_t i, size_t end)
{
	const struct aggregate *a;

	for (; i < end; i++)
		if ((a = aggregate_at(w->t, i)) != NULL) {
			put(w, i, i + 4, a->text);
			i += 3;
		}
}

int
sums_rewrite(struct sql *s, const struct script *x, struct script *to)
{
	struct tokens t;
	struct writer w = { x, &t, to, x->buf.data };
	struct summing q;
	size_t i;
	int any = 0;

	if (!read_tokens(x, &t))
		return 0;
	script_init(to);
	for (i = 0; i < t.n; i++) {
		if (!token_is(t.v[i], "SELECT") ||
		    !read_select(&t, i + 1, &q) || !is_summing(&q) ||
		    !kind_sum_fits(s))
			continue;
		put_aggregates(&w, q.list, q.from);
		put(&w, q.from + 1, q.from + 2, SUMS_TABLE " AS slice");
		put_aggregates(&w, q.having, q.end);
		any = 1;
	}
	if (any)
		copy_to(&w, x->buf.data + x->buf.len);
	else
		script_free(to);
	return any;
}
