/*
 * statement: prepared statements, of which the last ones are kept.
 *
 * Only queries are kept, by their text after the expansion of macros, and only
 * until a statement changes a table.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "args_set.h"
#include "extract.h"
#include "statement.h"

#define KEPT_TEXT	(16 * 1024)	/* bytes of a text that is kept */

/* Returns the statement that was kept for a script and forgets it; or NULL. */
static sqlite3_stmt *
take_kept(struct sql *s, const struct script *x)
{
	struct sql_kept *k;
	sqlite3_stmt *stmt;
	size_t i;

	for (i = 0; i < SQL_KEPT; i++) {
		k = &s->kept[i];
		if (k->stmt == NULL || k->len != x->buf.len ||
		    memcmp(k->text, x->buf.data, k->len) != 0)
			continue;
		stmt = k->stmt;
		free(k->text);
		memset(k, 0, sizeof(*k));
		return stmt;
	}
	return NULL;
}

static int
prepare(struct sql *s, const struct script *x, sqlite3_stmt **stmt)
{
	int rc;

	s->denied[0] = '\0';
	s->prepares = &x->buf;
	rc = sqlite3_prepare_v2(s->db, x->buf.data, (int)x->buf.len, stmt,
	    NULL);
	s->prepares = NULL;
	return rc;
}

int
statement_open(struct sql *s, const struct script *x, sqlite3_stmt **stmt)
{
	struct script extracted;
	int rc;

	/* those that are kept were planned before */
	if (!s->args_planned && args_all_kept(s)) {
		statement_free(s);
		s->args_planned = 1;
	}
	if ((*stmt = take_kept(s, x)) != NULL)
		return SQLITE_OK;
	if (extract_rewrite(x, &extracted)) {
		rc = prepare(s, &extracted, stmt);
		script_free(&extracted);
		if (rc == SQLITE_OK)
			return rc;
	}
	return prepare(s, x, stmt);
}

sqlite3_stmt *
statement_named(struct sql *s, const struct script *x, sqlite3_stmt *stmt)
{
	int i, n = sqlite3_column_count(stmt);
	sqlite3_stmt *given = NULL;

	for (i = 0; i < n; i++)
		if (strstr(sqlite3_column_name(stmt, i), "__ttv_") != NULL)
			break;
	if (i < n)
		prepare(s, x, &given);
	return given;
}

void
statement_close(struct sql *s, const struct script *x, sqlite3_stmt *stmt)
{
	struct sql_kept *k;

	/*
	 * Tables may be others now, with other columns: also behind a ROLLBACK,
	 * which SQLite takes for one that only reads.
	 */
	if (stmt != NULL && (!sqlite3_stmt_readonly(stmt) ||
	    sqlite3_column_count(stmt) == 0))
		statement_free(s);
	if (stmt == NULL || sqlite3_column_count(stmt) == 0 ||
	    !sqlite3_stmt_readonly(stmt) || x->buf.len > KEPT_TEXT) {
		sqlite3_finalize(stmt);
		return;
	}
	sqlite3_reset(stmt);
	sqlite3_clear_bindings(stmt);
	/* the place of the one that was kept first */
	k = &s->kept[s->nkept++ % SQL_KEPT];
	sqlite3_finalize(k->stmt);
	free(k->text);
	k->stmt = stmt;
	k->len = x->buf.len;
	k->text = xmalloc(k->len + 1);
	memcpy(k->text, x->buf.data, k->len);
}

void
statement_free(struct sql *s)
{
	size_t i;

	for (i = 0; i < SQL_KEPT; i++) {
		sqlite3_finalize(s->kept[i].stmt);
		free(s->kept[i].text);
	}
	memset(s->kept, 0, sizeof(s->kept));
}
