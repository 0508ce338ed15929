/*
 * suggest: what may stand at a place of a text of SQL, for completion.
 *
 * After FROM and JOIN these are tables; after a name and a dot the columns of
 * the table or of the alias; after MODULE modules; elsewhere all of that, the
 * functions and the keywords.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "perfetto.h"
#include "token.h"

#define NAME_MAX_LEN	128

static const char *const keywords[] = {
	"ALL", "AND", "AS", "ASC", "BETWEEN", "BY", "CASE", "CAST", "CREATE",
	"CROSS", "DESC", "DISTINCT", "DROP", "ELSE", "END", "EXCEPT", "EXISTS",
	"EXPLAIN", "FROM", "FUNCTION", "GLOB", "GROUP", "HAVING", "IN",
	"INCLUDE", "INNER", "INTERSECT", "IS", "JOIN", "LEFT", "LIKE", "LIMIT",
	"MACRO", "MODULE", "NOT", "NULL", "OFFSET", "ON", "OR", "ORDER",
	"OVER", "PARTITION", "PERFETTO", "QUERY", "RECURSIVE", "REPLACE",
	"RETURNS", "SELECT", "TABLE", "THEN", "UNION", "USING", "VALUES",
	"VIEW", "WHEN", "WHERE", "WINDOW", "WITH", NULL
};
static const char *const before_table[] = { "FROM", "JOIN", "TABLE", "INTO",
	"VIEW", NULL };

struct suggestion {
	struct sql	*sql;
	const char	*text;
	size_t		 at;		/* of the word's first byte */
	size_t		 len;		/* of what is there of it */
	char		**words;
	size_t		 n, cap;
};

static void
offer(struct suggestion *g, const char *word)
{
	if (strncasecmp(word, g->text + g->at, g->len) != 0 ||
	    strncmp(word, "__", 2) == 0)
		return;
	g->words = xgrow(g->words, g->n, &g->cap, sizeof(*g->words));
	g->words[g->n++] = xstrdup(word);
}

/* Offers the first column of the rows of a query about one name. */
static void
offer_rows(struct suggestion *g, const char *query, const char *name)
{
	sqlite3_stmt *stmt = NULL;
	const char *word;

	if (sqlite3_prepare_v2(g->sql->db, query, -1, &stmt, NULL) !=
	    SQLITE_OK)
		return;
	if (name != NULL)
		sqlite3_bind_text(stmt, 1, name, -1, SQLITE_STATIC);
	while (sqlite3_step(stmt) == SQLITE_ROW) {
		word = (const char *)sqlite3_column_text(stmt, 0);
		if (word != NULL)
			offer(g, word);
	}
	sqlite3_finalize(stmt);
}

static void
offer_columns(struct suggestion *g, const char *table)
{
	offer_rows(g, "SELECT name FROM pragma_table_xinfo(?1) WHERE hidden "
	    "= 0", table);
}

static void
offer_module(void *arg, const char *name)
{
	offer(arg, name);
}

static void
offer_doc(void *arg, const struct sql_doc *d)
{
	struct suggestion *g = arg;

	if (d->type == SQL_DOC_TABLE || d->type == SQL_DOC_EMPTY)
		offer(g, d->name);
}

static void
offer_tables(struct suggestion *g)
{
	sql_docs(offer_doc, g);
	offer_rows(g, "SELECT name FROM sqlite_master WHERE type IN ('table', "
	    "'view') AND " SQL_IS_MADE, NULL);
}

static void
offer_doc_column(void *arg, const struct sql_doc *d)
{
	if (d->type == SQL_DOC_COLUMN)
		offer(arg, d->name);
}

/* ---- the text around */

static int
is_any(struct token t, const char *const *words)
{
	size_t i;

	for (i = 0; words[i] != NULL; i++)
		if (token_is(t, words[i]))
			return 1;
	return 0;
}

/* Copies a word; returns 0 if it is too long for the name of a table. */
static int
copy_name(char *name, struct token t)
{
	if (t.type != TOKEN_WORD || t.len >= NAME_MAX_LEN)
		return 0;
	memcpy(name, t.s, t.len);
	name[t.len] = '\0';
	return 1;
}

/* Returns the token after *at, which moves behind it. */
static struct token
next(const struct suggestion *g, size_t *at, size_t end)
{
	struct token t = token_skip(g->text + *at, end - *at);

	*at = (size_t)(t.s - g->text) + t.len;
	return t;
}

/*
 * Offers the columns of the tables that the whole text reads: of all of them,
 * or of the one that is called `only`.  Returns the number of tables.
 */
static int
offer_tables_columns(struct suggestion *g, const char *only)
{
	size_t at = 0, end = strlen(g->text), after;
	char name[NAME_MAX_LEN];
	struct token t, alias;
	int n = 0;

	while ((t = next(g, &at, end)).type != TOKEN_END) {
		if (!token_is(t, "FROM") && !token_is(t, "JOIN"))
			continue;
		after = at;
		if (!copy_name(name, next(g, &after, end)))
			continue;
		alias = next(g, &after, end);
		if (token_is(alias, "AS"))
			alias = next(g, &after, end);
		if (only == NULL || strcasecmp(only, name) == 0 ||
		    token_is(alias, only)) {
			offer_columns(g, name);
			n++;
		}
	}
	return n;
}

/* Offers columns after NAME and a dot. */
static void
offer_of(struct suggestion *g, struct token qualifier)
{
	char name[NAME_MAX_LEN];

	if (copy_name(name, qualifier) && offer_tables_columns(g, name) == 0)
		offer_columns(g, name);
}

static void
offer_all(struct suggestion *g)
{
	size_t i;

	offer_tables(g);
	if (offer_tables_columns(g, NULL) == 0)
		sql_docs(offer_doc_column, g);
	offer_rows(g, "SELECT DISTINCT name FROM pragma_function_list", NULL);
	for (i = 0; keywords[i] != NULL; i++)
		offer(g, keywords[i]);
}

static int
word_compare(const void *a, const void *b)
{
	return strcasecmp(*(char *const *)a, *(char *const *)b);
}

/* Gives the words in order, each once, and frees them. */
static void
give(struct suggestion *g, void (*fn)(void *, const char *), void *arg)
{
	size_t i;

	sort_any(g->words, g->n, sizeof(*g->words), word_compare);
	for (i = 0; i < g->n; i++)
		if (i == 0 || strcasecmp(g->words[i - 1], g->words[i]) != 0)
			fn(arg, g->words[i]);
	for (i = 0; i < g->n; i++)
		free(g->words[i]);
	free(g->words);
}

size_t
sql_suggest(struct sql *s, const char *text, size_t len,
    void (*fn)(void *, const char *), void *arg)
{
	struct suggestion g = { s, text, 0, 0, NULL, 0, 0 };
	struct token t, before[3];
	size_t at = 0, module = SIZE_MAX;

	memset(before, 0, sizeof(before));
	while ((t = next(&g, &at, len)).type != TOKEN_END) {
		if (token_is(t, "MODULE"))
			module = at;
		before[2] = before[1];
		before[1] = before[0];
		before[0] = t;
	}
	g.at = len;
	if (before[0].type == TOKEN_WORD && before[0].s + before[0].len ==
	    text + len) {
		g.at = (size_t)(before[0].s - text);
		before[0] = before[1];
		before[1] = before[2];
	}
	g.len = len - g.at;
	if (module != SIZE_MAX && module < len &&
	    strcspn(text + module, ";") >= len - module) {
		g.at = module + strspn(text + module, " \t\n");
		g.at = g.at < len ? g.at : len;
		g.len = len - g.at;
		module_list(offer_module, &g);
	} else if (token_is(before[0], "."))
		offer_of(&g, before[1]);
	else if (is_any(before[0], before_table))
		offer_tables(&g);
	else if (before[0].type != TOKEN_STRING ||
	    before[0].s + before[0].len < text + len)
		offer_all(&g);
	give(&g, fn, arg);
	return g.at;
}

int
sql_is_complete(const char *text)
{
	return sqlite3_complete(text);
}
