/*
 * hint: what could have been meant by a name that SQLite does not know: a
 * table, a column of the tables that the statement names, a function that is
 * spelled nearly so; or the module that makes it.  And which keyword, where
 * there is an error of syntax.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/near.h"

#include "hint.h"
#include "perfetto.h"
#include "token.h"

#define WORD_MOST	64
#define SYNTAX		"\": syntax error"	/* of SQLite, behind a token */

/* The kinds of names, by what SQLite says of one that is not there. */
static const struct unknown {
	const char	*said;
	int		 columns;	/* else tables or functions */
	const char	*query;		/* names besides sql_docs() */
} kinds[] = {
	{ "no such table: ", 0, "SELECT name FROM sqlite_master WHERE type IN "
	    "('table', 'view')" },
	{ "no such column: ", 1, NULL },
	{ "no such function: ", 0, "SELECT name FROM pragma_function_list" },
	{ "no such macro: ", 0, NULL },
};

struct offer {
	struct near	*near;
	const struct unknown *kind;
	const char	*text;		/* the statement */
	size_t		 len;
	int		 named;		/* the table at hand is in it */
};

/* Returns whether a text has a word. */
static int
names_word(const char *s, size_t len, const char *word)
{
	struct token t;

	for (; len > 0; s += t.len, len -= t.len) {
		t = token_at(s, len);
		if (token_is(t, word))
			return 1;
	}
	return 0;
}

static void
offer_doc(void *arg, const struct sql_doc *d)
{
	struct offer *o = arg;
	int table = d->type == SQL_DOC_TABLE || d->type == SQL_DOC_EMPTY;

	if (table && o->kind->columns)
		o->named = names_word(o->text, o->len, d->name);
	else if (d->type == SQL_DOC_COLUMN ? o->kind->columns && o->named :
	    !o->kind->columns)
		near_offer(o->near, d->name);
}

static void
offer_rows(struct sql *s, const char *query, struct near *n)
{
	sqlite3_stmt *stmt = NULL;
	const char *word;

	if (query == NULL || sqlite3_prepare_v2(s->db, query, -1, &stmt,
	    NULL) != SQLITE_OK)
		return;
	while (sqlite3_step(stmt) == SQLITE_ROW)
		if ((word = (const char *)sqlite3_column_text(stmt, 0)) != NULL)
			near_offer(n, word);
	sqlite3_finalize(stmt);
}

/* Returns whether a module makes a table, view, function or macro of a name. */
static int
makes(const struct buf *b, const char *name)
{
	static const char *const what[] = { "TABLE", "VIEW", "FUNCTION",
	    "MACRO" };
	struct token t, before = { TOKEN_END, NULL, 0 };
	const char *s = b->data;
	size_t len = b->len, i;

	for (; len > 0; s += t.len, len -= t.len) {
		t = token_at(s, len);
		if (t.type == TOKEN_SPACE)
			continue;
		for (i = 0; i < sizeof(what) / sizeof(what[0]); i++)
			if (token_is(before, what[i]) && token_is(t, name))
				return 1;
		before = t;
	}
	return 0;
}

struct search {
	const char	*name;
	char		*found;
	size_t		 n;
};

static void
search_module(void *arg, const char *module)
{
	struct search *m = arg;
	struct buf b = BUF_INIT;

	if (m->found[0] == '\0' && module_read(module, &b) == 0 &&
	    makes(&b, m->name))
		snprintf(m->found, m->n, "%s", module);
	buf_free(&b);
}

/* ---- keywords ---- */

#define DIALECT	"INCLUDE"	/* begins a statement; SQLite has no such */

/* Offers the keywords, the long ones first: letters are missing more often. */
static void
offer_keywords(struct near *near)
{
	char word[WORD_MOST];
	const char *s;
	int i, n, len;

	near_offer(near, DIALECT);
	for (len = WORD_MOST - 1; len > 0; len--)
		for (i = 0; i < sqlite3_keyword_count(); i++) {
			if (sqlite3_keyword_name(i, &s, &n) != SQLITE_OK ||
			    n != len)
				continue;
			memcpy(word, s, (size_t)n);
			word[n] = '\0';
			near_offer(near, word);
		}
}

struct known {
	struct token	 t;
	int		 is;
};

static void
known_doc(void *arg, const struct sql_doc *d)
{
	struct known *k = arg;

	k->is |= token_is(k->t, d->name);
}

/* Fills near with the keyword that a word could be; returns 0: with none. */
static int
near_keyword(struct near *near, struct token t)
{
	struct known k = { t, 0 };

	if (t.type != TOKEN_WORD ||
	    sqlite3_keyword_check(t.s, (int)t.len))
		return 0;
	sql_docs(known_doc, &k);
	near_open(near, t.s, t.len);
	if (!k.is)
		offer_keywords(near);
	return near->best[0] != '\0';
}

/*
 * Writes the keyword that is meant at an offset, where SQLite has met what it
 * did not expect, or by the word before it, which it took for a name.
 */
static void
hint_keyword(const char *text, size_t len, size_t off, char *out, size_t n)
{
	struct token t, last = { TOKEN_END, NULL, 0 };
	struct near near;
	const char *s = text;

	t = token_at(text + off, len - off);
	if (token_is(t, DIALECT)) {	/* what comes after it is wrong */
		snprintf(out, n, "; did you mean " DIALECT " PERFETTO MODULE?");
		return;
	}
	if (near_keyword(&near, t)) {
		near_hint(&near, out, n);
		return;
	}
	for (; s < text + off; s += t.len) {
		t = token_at(s, (size_t)(text + off - s));
		if (t.type != TOKEN_SPACE)
			last = t;
	}
	if (near_keyword(&near, last))
		snprintf(out, n, "; did you mean %s instead of \"%.*s\"?",
		    near.best, (int)last.len, last.s);
}

/* ---- what a message says ---- */

void
hint(struct sql *s, const char *msg, const char *text, size_t len, char *out,
    size_t n)
{
	char name[WORD_MOST], module[WORD_MOST] = "";
	struct search m = { name, module, sizeof(module) };
	struct near near;
	struct offer o = { &near, NULL, text, len, 0 };
	const char *word;
	int off = sqlite3_error_offset(s->db);
	size_t i;

	out[0] = '\0';
	if (off >= 0 && (size_t)off < len && strstr(msg, SYNTAX) != NULL)
		hint_keyword(text, len, (size_t)off, out, n);
	for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strncmp(msg, kinds[i].said, strlen(kinds[i].said)) == 0)
			o.kind = &kinds[i];
	if (o.kind == NULL)
		return;
	word = msg + strlen(o.kind->said);
	if (strrchr(word, '.') != NULL)
		word = strrchr(word, '.') + 1;	/* schema or table */
	if (strlen(word) >= sizeof(name))
		return;
	strlcpy(name, word, sizeof(name));
	if (!o.kind->columns)
		module_list(search_module, &m);
	if (module[0] != '\0') {
		snprintf(out, n, "; INCLUDE PERFETTO MODULE %s makes it",
		    module);
		return;
	}
	near_open(&near, name, strlen(name));
	sql_docs(offer_doc, &o);
	offer_rows(s, o.kind->query, &near);
	near_hint(&near, out, n);
}

static void
offer_module(void *arg, const char *name)
{
	near_offer(arg, name);
}

void
hint_module(const char *name, char *out, size_t n)
{
	struct near near;

	near_open(&near, name, strlen(name));
	module_list(offer_module, &near);
	near_hint(&near, out, n);
}
