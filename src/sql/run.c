/*
 * run: the statements of a text, one after the other.
 *
 * Each is expanded first (macros) and either done by ttv itself (CREATE
 * PERFETTO, INCLUDE) or handed to SQLite.  Errors are located in the text as it
 * was given.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/spill.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "func_list.h"
#include "hint.h"
#include "memory.h"
#include "perfetto.h"
#include "statement.h"

/* ---- errors */

/* Sets line and column of an offset of a text, both from 1. */
static void
locate(struct sql_error *e, const char *text, size_t off)
{
	size_t i;

	e->line = e->col = 1;
	for (i = 0; i < off; i++) {
		if (text[i] == '\n') {
			e->line++;
			e->col = 1;
		} else if (((unsigned char)text[i] & 0xc0) != 0x80)
			e->col++;
	}
}

int
run_error(struct run *r, size_t off, const char *fmt, ...)
{
	char msg[1024];
	va_list ap;

	if (r->failed)
		return -1;
	r->failed = 1;
	va_start(ap, fmt);
	vsnprintf(msg, sizeof(msg), fmt, ap);
	va_end(ap);
	text_safe(r->error->msg, sizeof(r->error->msg), msg, strlen(msg));
	if (off == RUN_NOWHERE)
		r->error->line = r->error->col = 0;
	else
		locate(r->error, r->text, r->base + off);
	return -1;
}

/* Reports what SQLite says of a text, which an offset of it may locate. */
int
run_sqlite_error(struct run *r, const struct script *x)
{
	struct sql *s = r->sql;
	int off = sqlite3_error_offset(s->db);
	size_t at = script_origin(x, off >= 0 ? (size_t)off : 0);
	struct token near = { TOKEN_END, NULL, 0 };
	const char *msg = sqlite3_errmsg(s->db);
	char most[32], said[512], meant[HINT_MOST];

	if (sqlite3_errcode(s->db) == SQLITE_INTERRUPT && memory_beyond()) {
		text_bytes(most, sizeof(most), s->bound);
		s->is_short = 1;
		return run_error(r, RUN_NOWHERE, "takes more than %s of "
		    "memory", most);
	}
	if (sqlite3_errcode(s->db) == SQLITE_INTERRUPT) {
		r->error->interrupted = 1;
		return run_error(r, RUN_NOWHERE, "interrupted");
	}
	if (sqlite3_errcode(s->db) == SQLITE_AUTH && s->denied[0] != '\0') {
		run_error(r, at, "not allowed: %s", s->denied);
		s->denied[0] = '\0';
		return -1;
	}
	if (off >= 0)
		near = token_skip(x->buf.data + off, x->buf.len - (size_t)off);
	/* statements of the hint have messages of their own */
	snprintf(said, sizeof(said), "%s", msg);
	hint(s, said, x->buf.data, x->buf.len, meant, sizeof(meant));
	if (near.len > 0 && strstr(said, "near \"") == NULL)
		return run_error(r, at, "near \"%.*s\": %s%s",
		    (int)(near.len < 64 ? near.len : 64), near.s, said, meant);
	return run_error(r, at, "%s%s", said, meant);
}

/* ---- one statement */

/* Binds the values of a statement's parameters. */
static int
bind_params(struct run *r, sqlite3_stmt *stmt)
{
	int i, n = sqlite3_bind_parameter_count(stmt);
	const char *name;
	size_t k;
	int64_t num;
	double real;

	for (i = 1; i <= n; i++) {
		name = sqlite3_bind_parameter_name(stmt, i);
		for (k = 0; name != NULL && k < r->sql->nparams; k++)
			if (strcmp(r->sql->params[k].name, name + 1) == 0)
				break;
		if (name == NULL || k == r->sql->nparams)
			return run_error(r, 0, "the parameter %s has no value",
			    name != NULL ? name : "?");
		name = r->sql->params[k].text;
		if (text_parse_int(name, strlen(name), &num) == 0)
			sqlite3_bind_int64(stmt, i, num);
		else if (text_parse_double(name, strlen(name), &real) == 0)
			sqlite3_bind_double(stmt, i, real);
		else
			sqlite3_bind_text(stmt, i, name, -1, SQLITE_STATIC);
	}
	return 0;
}

/*
 * Takes column i of the row.  The value is not protected by a mutex, which a
 * connection of one thread has none of, and each of its functions is cheaper
 * than the function of the same name for columns.
 */
static void
value_of(struct sql_value *v, sqlite3_stmt *stmt, int i)
{
	sqlite3_value *value = sqlite3_column_value(stmt, i);

	memset(v, 0, sizeof(*v));
	switch (sqlite3_value_type(value)) {
	case SQLITE_INTEGER:
		v->type = SQL_INT;
		v->num = sqlite3_value_int64(value);
		return;
	case SQLITE_FLOAT:
		v->type = SQL_REAL;
		v->real = sqlite3_value_double(value);
		return;
	case SQLITE_TEXT:
		v->type = SQL_TEXT;
		v->text = (const char *)sqlite3_value_text(value);
		break;
	case SQLITE_BLOB:
		v->type = SQL_BLOB;
		v->text = sqlite3_value_blob(value);
		break;
	default:
		return;
	}
	v->len = (size_t)sqlite3_value_bytes(value);
	if (v->text == NULL)
		v->text = "";
}

/* Returns the length of the call that a text begins with. */
static size_t
call_length(const char *s, size_t n)
{
	struct token t;
	size_t at = 0;
	int level = 0;

	do {
		t = token_at(s + at, n - at);
		at += t.len;
		level += token_is(t, "(") - token_is(t, ")");
	} while (t.type != TOKEN_END && (level > 0 || !token_is(t, ")")));
	return at;
}

/*
 * Returns the name of a column as the statement has it, to be freed, or NULL:
 * it has that name.  The name of an expression is its text, in which a function
 * of aggregate_order.c may stand for an aggregate.
 */
static char *
name_given(const struct run *r, const struct script *x, const char *name)
{
	const char *at = strstr(name, ORDERED_NAME) == NULL ? NULL :
	    memmem(x->buf.data, x->buf.len, name, strlen(name));
	size_t from, to;

	if (at == NULL)
		return NULL;
	from = r->base + script_origin(x, (size_t)(at - x->buf.data));
	to = r->base + script_origin(x, (size_t)(at - x->buf.data) +
	    strlen(name) - 1);
	if (from > to || to >= r->len)
		return NULL;
	/* all of the text of a macro is from where its name stands */
	to += from == to ? call_length(r->text + to, r->len - to) :
	    token_at(r->text + to, r->len - to).len;
	return xstrndup(r->text + from, to - from);
}

static int
give_columns(struct run *r, sqlite3_stmt *stmt, const struct script *x, int n)
{
	const char **names = xcalloc((size_t)n + 1, sizeof(*names));
	char **given = xcalloc((size_t)n + 1, sizeof(*given));
	sqlite3_stmt *named = statement_named(r->sql, x, stmt);
	int i, rc;

	for (i = 0; i < n; i++) {
		names[i] = sqlite3_column_name(named != NULL ? named : stmt,
		    i);
		if ((given[i] = name_given(r, x, names[i])) != NULL)
			names[i] = given[i];
	}
	rc = r->sink->begin(r->sink->arg, names, (size_t)n);
	sqlite3_finalize(named);
	for (i = 0; i < n; i++)
		free(given[i]);
	free(given);
	free(names);
	return rc;
}

/* Steps through the rows; returns 0, or -1 for an error. */
static int
give_rows(struct run *r, sqlite3_stmt *stmt, const struct script *x)
{
	int i, rc, n = sqlite3_column_count(stmt);
	struct sql_value *values;

	if (r->sink == NULL)
		n = 0;
	if (n > 0 && give_columns(r, stmt, x, n) != 0)
		return 0;
	values = xcalloc((size_t)n + 1, sizeof(*values));
	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW) {
		for (i = 0; i < n; i++)
			value_of(&values[i], stmt, i);
		if (n > 0 && r->sink->row(r->sink->arg, values,
		    (size_t)n) != 0) {
			rc = SQLITE_DONE;
			break;
		}
	}
	free(values);
	return rc == SQLITE_DONE ? 0 : run_sqlite_error(r, x);
}

int
run_script(struct run *r, const struct script *x)
{
	sqlite3_stmt *stmt = NULL;
	int rc;

	r->sql->denied[0] = '\0';
	if (statement_open(r->sql, x, &stmt) != SQLITE_OK)
		return run_sqlite_error(r, x);
	if (stmt == NULL)
		return 0;
	if ((rc = bind_params(r, stmt)) == 0)
		rc = give_rows(r, stmt, x);
	statement_close(r->sql, x, stmt);
	return rc;
}

/* Returns whether a text has a statement. */
static int
has_statement(const char *text, size_t len)
{
	struct token t;

	for (; len > 0; text += t.len, len -= t.len) {
		t = token_at(text, len);
		if (t.type != TOKEN_SPACE && !token_is(t, ";"))
			return t.type != TOKEN_END;
	}
	return 0;
}

int
run_text(struct run *r)
{
	struct token t;
	size_t at = 0, from = 0;
	int any = 0, rc = 0;

	do {
		t = token_at(r->text + at, r->len - at);
		if (t.type == TOKEN_END || token_is(t, ";")) {
			r->base = from;
			if (any && r->sink != NULL) {
				r->sql->last = !has_statement(r->text + at,
				    r->len - at);
				r->sql->keeps |= !r->sql->last;
			}
			if (any)
				rc = perfetto_run(r, r->text + from,
				    at - from) == -1 ? -1 : 0;
			from = at + 1;
			any = 0;
		} else if (t.type != TOKEN_SPACE && !any) {
			any = 1;
			from = at;
		}
		at += t.len;
	} while (rc == 0 && t.type != TOKEN_END);
	return rc;
}

int
sql_last(const struct sql *s)
{
	return s->last;
}

/* Gives up what is kept of args if memory is short and nothing reads it. */
static void
relieve(struct sql *s)
{
	uint64_t most, kept = args_bytes(s, &most);
	sqlite3_stmt *stmt = NULL;
	int is_short;

	is_short = s->is_short || (s->bound > 0 && memory_used() + kept >
	    s->bound / 2);
	s->is_short = 0;
	if (kept == 0 || (!is_short && !spill_short()))
		return;
	while ((stmt = sqlite3_next_stmt(s->db, stmt)) != NULL)
		if (sqlite3_stmt_busy(stmt))
			return;
	/* plans that know of all args, too */
	statement_free(s);
	s->args_planned = 0;
	args_drop(s);
}

void
sql_memory(struct sql *s, struct sql_memory *m)
{
	m->used = memory_used();
	m->bound = s->bound;
	m->args = args_bytes(s, &m->args_most);
}

int
sql_run(struct sql *s, const char *text, size_t len,
    const struct sql_sink *sink, struct sql_error *error)
{
	struct memory_bound bound = { NULL, 0 };
	const char *nul;
	struct run r;
	int rc;

	memset(&r, 0, sizeof(r));
	memset(error, 0, sizeof(*error));
	r.sql = s;
	r.text = text;
	r.len = len;
	r.sink = sink;
	r.error = error;
	/* SQLite would run what stands before it */
	if ((nul = memchr(text, '\0', len)) != NULL)
		return run_error(&r, (size_t)(nul - text),
		    "a byte of zero in the text");
	relieve(s);
	s->left = s->steps;
	atomic_store(&s->interrupted, 0);
	if (s->bound > 0)
		bound = (struct memory_bound){ s->db, s->bound };
	bound = memory_bound(bound);
	(void)memory_beyond();
	rc = run_text(&r);
	memory_bound(bound);
	relieve(s);
	return rc;
}

void
sql_keep(struct sql *s)
{
	s->keeps = 1;
}

void
sql_once(struct sql *s)
{
	s->once = 1;
}
