/*
 * run_metric: run_metric('android/android_cpu.sql', 'name', value, ...) runs a
 * file of the first version of trace_processor's metrics, which makes tables
 * and views.  The file lies in the metrics of a checkout that --stdlib or
 * TTV_SQL_PATH name, or below a directory that they name.  {{name}} in it is
 * the value.
 *
 * What trace_processor makes of a metric is a message of protocol buffers, by
 * functions that are called as the types of messages are: AndroidCpu('cpus',
 * RepeatedField(...)).  They are made here when a file that is run calls them,
 * and give an object of JSON; null members are left out, as fields without a
 * value are.  Whether a text is such an object is seen by how it begins, since
 * SQLite forgets in views what a value was.
 */
#include "config.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"

#include "func.h"
#include "func_list.h"
#include "perfetto.h"
#include "token.h"

#define NAME_LONGEST	255	/* bytes: SQLite's limit of functions */
#define LIST_MOST	(1u << 30)	/* bytes: SQLite's limit of a text */
#define MADE	"   "		/* behind the { or [ of what is made here: blanks
				 * that JSON allows, and with which no text of
				 * a trace is likely to begin */

/* ---- messages as JSON */

static int
is_made(const char *s, size_t n)
{
	return n > sizeof(MADE) && (s[0] == '{' || s[0] == '[') &&
	    memcmp(s + 1, MADE, sizeof(MADE) - 1) == 0;
}

/* Appends a value; bytes become a text. */
static void
put_field(struct buf *b, sqlite3_value *v)
{
	int type = sqlite3_value_type(v);
	const char *s;
	size_t n;

	if (type == SQLITE_FLOAT) {
		buf_double(b, sqlite3_value_double(v));
		return;
	}
	s = (const char *)sqlite3_value_text(v);
	n = (size_t)sqlite3_value_bytes(v);
	if (type == SQLITE_INTEGER || is_made(s, n))
		buf_add(b, s, n);
	else
		buf_json(b, s != NULL ? s : "", n);
}

static void
give_made(sqlite3_context *c, struct buf *b)
{
	if (b->len > INT_MAX)
		sqlite3_result_error_toobig(c);
	else
		sqlite3_result_text(c, b->data, (int)b->len, SQLITE_TRANSIENT);
	buf_free(b);
}

/* Makes a message of the names and values of its fields. */
static void
message(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf b = BUF_INIT;
	int i, n = 0;

	for (i = 0; i < argc; i += 2)
		if (i + 1 == argc || sqlite3_value_type(argv[i]) !=
		    SQLITE_TEXT) {
			sqlite3_result_error(c, "the arguments of a message "
			    "are names and values of fields", -1);
			return;
		}
	buf_adds(&b, "{" MADE);
	for (i = 0; i < argc; i += 2) {
		if (sqlite3_value_type(argv[i + 1]) == SQLITE_NULL)
			continue;
		if (n++ > 0)
			buf_addc(&b, ',');
		buf_json(&b, (const char *)sqlite3_value_text(argv[i]),
		    (size_t)sqlite3_value_bytes(argv[i]));
		buf_addc(&b, ':');
		put_field(&b, argv[i + 1]);
	}
	buf_addc(&b, '}');
	give_made(c, &b);
}

/* Returns a message without fields as null. */
static void
null_if_empty(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);

	(void)argc;
	if (s != NULL && s[0] != '\0' && strcmp(s, "{" MADE "}") != 0)
		sqlite3_result_value(c, argv[0]);
}

static void
unwrap(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	sqlite3_result_value(c, argv[0]);
}

static void
repeated_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf **b = sqlite3_aggregate_context(c, sizeof(*b));

	(void)argc;
	if (b == NULL || sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	if (*b == NULL)
		*b = xcalloc(1, sizeof(**b));
	buf_adds(*b, (*b)->len == 0 ? "[" MADE : ",");
	put_field(*b, argv[0]);
	if ((*b)->len > LIST_MOST)
		sqlite3_result_error_toobig(c);
}

/* Gives the values of a group as a list, or null for none. */
static void
repeated_final(sqlite3_context *c)
{
	struct buf **b = sqlite3_aggregate_context(c, 0);

	if (b == NULL || *b == NULL)
		return;
	buf_addc(*b, ']');
	give_made(c, *b);
	free(*b);
}

/* Gives a value as a list has it: the first half of an ordered list. */
static void
field(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf b = BUF_INIT;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	put_field(&b, argv[0]);
	give_made(c, &b);
}

/* Gives the list of such values with commas between them: the second half. */
static void
repeated(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct buf b = BUF_INIT;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	buf_adds(&b, "[" MADE);
	buf_add(&b, (const char *)sqlite3_value_text(argv[0]),
	    (size_t)sqlite3_value_bytes(argv[0]));
	buf_addc(&b, ']');
	give_made(c, &b);
}

/* ---- functions that a file calls */

/* Returns whether there is a function of any number of arguments. */
static int
is_function(sqlite3_stmt *find, const char *name, size_t n)
{
	int there;

	sqlite3_reset(find);
	sqlite3_bind_text(find, 1, name, (int)n, SQLITE_STATIC);
	there = sqlite3_step(find) == SQLITE_ROW;
	sqlite3_reset(find);
	return there;
}

/* Returns whether a word is spelled as the type of a message: AndroidCpu. */
static int
is_type(struct token t)
{
	size_t i;

	if (t.type != TOKEN_WORD || t.len > NAME_LONGEST ||
	    !isupper((unsigned char)t.s[0]))
		return 0;
	for (i = 1; i < t.len && t.s[i] != '_'; i++)
		if (islower((unsigned char)t.s[i]))
			return 1;
	return 0;
}

/*
 * Makes the functions known by which a text makes messages; returns 0, or -1
 * after an error that SQLite has.
 */
static int
messages_add(struct sql *s, const struct buf *text)
{
	size_t at = 0, n = text->len;
	int rc = SQLITE_OK;
	sqlite3_stmt *find;
	struct token t;
	char *name;

	s->internal++;
	rc = sqlite3_prepare_v2(s->db, "SELECT 1 FROM pragma_function_list "
	    "WHERE name = ?1 COLLATE NOCASE", -1, &find, NULL);
	s->internal--;
	for (; rc == SQLITE_OK && (t = token_at(text->data + at, n - at)).type
	    != TOKEN_END; at += t.len) {
		if (!is_type(t) || !token_is(token_skip(t.s + t.len,
		    n - at - t.len), "(") || is_function(find, t.s, t.len))
			continue;
		name = xstrndup(t.s, t.len);
		rc = sqlite3_create_function(s->db, name, -1, SQLITE_UTF8, s,
		    message, NULL, NULL);
		free(name);
	}
	sqlite3_finalize(find);
	return rc == SQLITE_OK ? 0 : -1;
}

/* ---- the file */

#define SAID	"metric "	/* how an error of a file begins */

/* Returns the value of {{name}} among the arguments, or NULL. */
static sqlite3_value *
value_named(const char *name, size_t n, int argc, sqlite3_value **argv)
{
	const char *s;
	int i;

	for (i = 1; i + 1 < argc; i += 2) {
		s = (const char *)sqlite3_value_text(argv[i]);
		if (s != NULL && strlen(s) == n && memcmp(s, name, n) == 0)
			return argv[i + 1];
	}
	return NULL;
}

/*
 * Writes a file with the values of its names; returns 0, or -1 after an error
 * of the call.
 */
static int
fill_in(sqlite3_context *c, const struct buf *file, struct buf *out, int argc,
    sqlite3_value **argv)
{
	const char *p = file->data, *end = p + file->len, *open, *close;
	sqlite3_value *v;
	char said[200];
	size_t n;

	for (; (open = memmem(p, (size_t)(end - p), "{{", 2)) != NULL &&
	    (close = memmem(open, (size_t)(end - open), "}}", 2)) != NULL;
	    p = close + 2) {
		buf_add(out, p, (size_t)(open - p));
		n = (size_t)(close - open) - 2;
		if ((v = value_named(open + 2, n, argc, argv)) == NULL) {
			snprintf(said, sizeof(said), "the metric has no value "
			    "for {{%.*s}}", n > 80 ? 80 : (int)n, open + 2);
			sqlite3_result_error(c, said, -1);
			return -1;
		}
		buf_adds(out, (const char *)sqlite3_value_text(v));
		if (out->len > LIMIT_SQL_FILE) {
			sqlite3_result_error_toobig(c);
			return -1;
		}
	}
	buf_add(out, p, (size_t)(end - p));
	return 0;
}

/* Runs the text of a file; an error has its place in the inmost file. */
static void
run_file(sqlite3_context *c, const char *name, const struct buf *text)
{
	struct sql *s = sqlite3_user_data(c);
	struct sql_error error;
	struct run r;
	char *said;

	memset(&r, 0, sizeof(r));
	memset(&error, 0, sizeof(error));
	r.sql = s;
	r.text = text->data;
	r.len = text->len;
	r.error = &error;
	r.depth = 1;
	if (messages_add(s, text) == -1) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	s->metrics_run = s->metrics > 0 ? s->metrics_run + 1 : 0;
	s->metrics++;
	if (run_text(&r) == -1) {
		said = strncmp(error.msg, SAID, strlen(SAID)) == 0 ?
		    sqlite3_mprintf("%s", error.msg) :
		    sqlite3_mprintf(SAID "%s:%llu:%llu: %s", name,
		    (unsigned long long)error.line,
		    (unsigned long long)error.col, error.msg);
		sqlite3_result_error(c, said, -1);
		sqlite3_free(said);
	}
	s->metrics--;
}

static void
run_metric(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	struct buf file = BUF_INIT, text = BUF_INIT;
	const char *name = argc > 0 ?
	    (const char *)sqlite3_value_text(argv[0]) : NULL;
	char *said;

	if (name == NULL || argc % 2 == 0)
		sqlite3_result_error(c, "the arguments are a file, and names "
		    "and values for it", -1);
	else if (s->metrics >= LIMIT_SQL_MODULES)
		sqlite3_result_error(c, "metrics run each other too deeply",
		    -1);
	else if (s->metrics > 0 && s->metrics_run >= LIMIT_SQL_METRICS)
		sqlite3_result_error(c, "metrics run each other too often",
		    -1);
	else if (module_metric(name, &file) == -1) {
		said = sqlite3_mprintf("there is no metric %s: --stdlib and "
		    "TTV_SQL_PATH name where they are", name);
		sqlite3_result_error(c, said, -1);
		sqlite3_free(said);
	} else if (fill_in(c, &file, &text, argc, argv) == 0)
		run_file(c, name, &text);
	buf_free(&file);
	buf_free(&text);
}

#define DIRECT	(SQLITE_UTF8 | SQLITE_DIRECTONLY)

const struct func_row func_metric_rows[] = {
	{ "run_metric", -1, DIRECT, run_metric,
	    "file, ...",
	    "runs a file of the metrics of trace_processor's first version "
	    "that lies where --stdlib or TTV_SQL_PATH say, with the names and "
	    "values that follow for its {{name}}; its messages are JSON" },
	{ REPEATED_VALUE, 1, SQLITE_UTF8, field, NULL, NULL },
	{ REPEATED_LIST, 1, SQLITE_UTF8, repeated, NULL, NULL },
	{ REPEATED_NAME, 1, SQLITE_UTF8, repeated_step,
	    "value",
	    "a list of JSON of the values of a group, for a field of a "
	    "message; null for none" },
	{ "null_if_empty", 1, SQLITE_UTF8, null_if_empty,
	    "message",
	    "the message, or null if it has no fields" },
	{ "unwrap_metric_proto", 2, SQLITE_UTF8, unwrap,
	    "message, type",
	    "the message" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

int
func_metric_add(struct sql *s)
{
	const struct func_row *row;
	int rc = SQLITE_OK;

	for (row = func_metric_rows; row->name != NULL && rc == SQLITE_OK;
	    row++)
		rc = func_row_add(s, row, row->fn == repeated_step ?
		    repeated_final : NULL);
	return rc;
}
