/*
 * stdlib_objects: the table __intrinsic_stdlib_objects: each module that can be
 * included, and each table, view, function and macro that it makes, with what
 * the comments of its text say.
 *
 * The lines of comment right before a statement describe what it makes; those
 * before an argument, a column or RETURNS describe that.  A module is read and
 * not run.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"

#include "grid.h"
#include "perfetto.h"
#include "table.h"
#include "token.h"

#define SHORT_MOST	160	/* bytes of a short description */

/* What a module makes.  A text that does not apply is empty. */
struct made {
	const char	*kind;
	struct buf	 name, said, type, returned;
	struct buf	 args, columns;		/* JSON */
	struct buf	 arg_lines, column_lines;	/* of the summary */
};

/* A text that is read from left to right. */
struct reading_module {
	const char	*s;
	size_t		 left;
	struct token	 t;		/* the next token that is no blank */
	struct token	 before;	/* blanks and comments before it */
};

static const char *
text_in(const struct buf *b)
{
	return b->data != NULL ? b->data : "";
}

static void
advance(struct reading_module *r)
{
	size_t n = (size_t)(r->t.s - r->s) + r->t.len;

	r->s += n;
	r->left -= n;
	r->before = (struct token){ TOKEN_SPACE, r->s, 0 };
	r->t = token_skip(r->s, r->left);
	r->before.len = (size_t)(r->t.s - r->s);
}

static int
take_word(struct reading_module *r, const char *word)
{
	if (!token_is(r->t, word))
		return 0;
	advance(r);
	return 1;
}

/* Appends the last lines of comment of blanks, without what marks them. */
static void
put_comment(struct buf *b, struct token blanks)
{
	const char *p = blanks.s, *end = p + blanks.len, *line, *stop;

	buf_clear(b);
	while (p < end) {
		stop = memchr(p, '\n', (size_t)(end - p));
		if (stop == NULL)
			stop = end;
		for (line = p; line < stop && strchr(" \t\r", *line) != NULL;)
			line++;
		if (stop - line >= 2 && line[0] == '-' && line[1] == '-') {
			for (line += 2; line < stop && *line == ' ';)
				line++;
			if (b->len > 0 && line < stop)
				buf_addc(b, ' ');
			buf_add(b, line, (size_t)(stop - line));
		} else if (line == stop && stop < end && p > blanks.s)
			buf_clear(b);	/* an empty line */
		p = stop + 1;
	}
}

static void
put_name(struct buf *b, struct token t)
{
	int quoted = t.type == TOKEN_QUOTED && t.len >= 2;

	buf_add(b, t.s + quoted, t.len - (quoted ? 2 : 0));
}

/* Takes a type, with its parentheses. */
static void
take_type(struct reading_module *r, struct buf *type)
{
	int level = 0;

	buf_clear(type);
	do {
		buf_add(type, r->t.s, r->t.len);
		level += token_is(r->t, "(") - token_is(r->t, ")");
		advance(r);
	} while (r->t.type != TOKEN_END && (level > 0 ||
	    token_is(r->t, "(") || token_is(r->t, ".")));
}

/* Appends a member of an array of arguments or columns. */
static void
put_field(struct buf *json, struct buf *lines, const struct buf *name,
    const struct buf *type, const struct buf *said)
{
	buf_adds(json, json->len > 0 ? ",{\"name\":" : "{\"name\":");
	buf_json(json, name->data, name->len);
	buf_adds(json, ",\"type\":");
	buf_json(json, type->data, type->len);
	buf_adds(json, ",\"description\":");
	buf_json(json, said->data, said->len);
	buf_addc(json, '}');
	buf_printf(lines, "\n- %s (%s)", text_in(name), text_in(type));
	if (said->len > 0)
		buf_printf(lines, ": %s", said->data);
}

/* Takes "(name TYPE, ...)", each with its comment. */
static void
take_fields(struct reading_module *r, struct buf *json, struct buf *lines)
{
	struct buf name = BUF_INIT, type = BUF_INIT, said = BUF_INIT;

	if (!take_word(r, "("))
		return;
	while (r->t.type == TOKEN_WORD || r->t.type == TOKEN_QUOTED) {
		put_comment(&said, r->before);
		buf_clear(&name);
		put_name(&name, r->t);
		advance(r);
		take_type(r, &type);
		put_field(json, lines, &name, &type, &said);
		if (!take_word(r, ","))
			break;
	}
	take_word(r, ")");
	buf_free(&name);
	buf_free(&type);
	buf_free(&said);
}

/* Takes RETURNS and what is behind it. */
static void
take_returns(struct reading_module *r, struct made *o)
{
	put_comment(&o->returned, r->before);
	advance(r);
	if (o->returned.len == 0)
		put_comment(&o->returned, r->before);
	if (!token_is(r->t, "TABLE")) {
		take_type(r, &o->type);
		return;
	}
	advance(r);
	buf_adds(&o->type, "TABLE");
	o->kind = "TABLE_FUNCTION";
	take_fields(r, &o->columns, &o->column_lines);
}

/* Reads a statement; returns 1 if it makes something. */
static int
take_statement(struct reading_module *r, struct made *o)
{
	static const char *const kinds[] = { "TABLE", "VIEW", "FUNCTION",
	    "MACRO", NULL };
	int i;

	put_comment(&o->said, r->before);
	if (!take_word(r, "CREATE") || (take_word(r, "OR") && !take_word(r, "REPLACE")) ||
	    !take_word(r, "PERFETTO"))
		return 0;
	for (i = 0; kinds[i] != NULL && !take_word(r, kinds[i]);)
		i++;
	if ((o->kind = kinds[i]) == NULL)
		return 0;
	put_name(&o->name, r->t);
	advance(r);
	if (i < 2)
		take_fields(r, &o->columns, &o->column_lines);
	else
		take_fields(r, &o->args, &o->arg_lines);
	if (token_is(r->t, "RETURNS"))
		take_returns(r, o);
	return 1;
}

/* ---- rows */

static void
object_clear(struct made *o)
{
	struct buf *const texts[] = { &o->name, &o->said, &o->type,
	    &o->returned, &o->args, &o->columns, &o->arg_lines,
	    &o->column_lines };
	size_t i;

	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		buf_clear(texts[i]);
	o->kind = NULL;
}

static void
object_free(struct made *o)
{
	buf_free(&o->name);
	buf_free(&o->said);
	buf_free(&o->type);
	buf_free(&o->returned);
	buf_free(&o->args);
	buf_free(&o->columns);
	buf_free(&o->arg_lines);
	buf_free(&o->column_lines);
}

/* Appends all that is known of an object, to be searched. */
static void
put_summary(struct buf *b, const char *package, const char *module,
    const char *whole, const struct made *o)
{
	size_t i, from;

	buf_printf(b, "Package: %s\nModule: %s", package, module);
	if (o->name.len > 0)
		buf_printf(b, "\nName: %s", o->name.data);
	buf_printf(b, "\nQualified name: %s\nSearch aliases: ", whole);
	from = b->len;
	buf_printf(b, "%s %s", package, module);
	if (o->name.len > 0)
		buf_printf(b, " %s", o->name.data);
	for (i = from; i < b->len; i++)
		if (b->data[i] == '.' || b->data[i] == '_')
			b->data[i] = ' ';
	buf_printf(b, "\nKind: %s %s", o->name.len > 0 &&
	    o->name.data[0] == '_' ? "internal" : "public", o->kind);
	if (o->said.len > 0)
		buf_printf(b, "\nDescription: %s", o->said.data);
	if (o->arg_lines.len > 0)
		buf_printf(b, "\nArguments:%s", o->arg_lines.data);
	if (o->type.len > 0)
		buf_printf(b, "\nReturns: %s", o->type.data);
	if (o->type.len > 0 && o->returned.len > 0)
		buf_printf(b, ": %s", o->returned.data);
	if (o->column_lines.len > 0)
		buf_printf(b, "\nColumns:%s", o->column_lines.data);
}

/* Returns the bytes of a description that a short one has. */
static int
short_length(const struct buf *said)
{
	size_t n = said->len < SHORT_MOST ? said->len : SHORT_MOST;

	while (n > 0 && n < said->len && (said->data[n] & 0xc0) == 0x80)
		n--;
	return (int)n;
}

/* Appends the row of an object; without a name, of its module. */
static int
put_object(struct grid *g, const char *module, const struct made *o)
{
	struct buf b = BUF_INIT, package = BUF_INIT, whole = BUF_INIT;
	int rc;

	buf_add(&package, module, strcspn(module, "."));
	buf_printf(&whole, "%s%s%s", module, o->name.len > 0 ? "." : "",
	    text_in(&o->name));
	put_summary(&b, package.data, module, whole.data, o);
	rc = grid_text(g, package.data);
	grid_text(g, module);
	grid_text(g, o->name.len > 0 ? o->name.data : module);
	grid_text(g, whole.data);
	grid_text(g, o->kind);
	grid_int(g, o->name.len == 0 || o->name.data[0] != '_');
	buf_clear(&whole);
	buf_add(&whole, text_in(&o->said), (size_t)short_length(&o->said));
	grid_text(g, text_in(&whole));
	grid_text(g, b.data);
	grid_text(g, text_in(&o->said));
	grid_text(g, text_in(&o->type));
	grid_text(g, text_in(&o->returned));
	buf_clear(&b);
	buf_printf(&b, "[%s]", text_in(&o->args));
	grid_text(g, b.data);
	buf_clear(&b);
	buf_printf(&b, "[%s]", text_in(&o->columns));
	if (grid_text(g, b.data) == -1)
		rc = -1;
	buf_free(&b);
	buf_free(&package);
	buf_free(&whole);
	return rc;
}

static int
put_module(struct grid *g, const char *module)
{
	struct made o;
	struct reading_module r;
	struct buf text = BUF_INIT;
	int rc;

	memset(&o, 0, sizeof(o));
	memset(&r, 0, sizeof(r));
	o.kind = "MODULE";
	rc = put_object(g, module, &o);
	if (rc == 0 && module_read(module, &text) == 0) {
		r.s = r.t.s = text.data;
		r.left = text.len;
		for (advance(&r); rc == 0 && r.t.type != TOKEN_END;
		    advance(&r)) {
			object_clear(&o);
			if (take_statement(&r, &o) && o.name.len > 0)
				rc = put_object(g, module, &o);
			while (r.t.type != TOKEN_END && !token_is(r.t, ";"))
				advance(&r);
		}
	}
	object_free(&o);
	buf_free(&text);
	return rc;
}

static int
objects_fill(struct sql *s, sqlite3_value **argv, struct grid *g,
    char **error)
{
	size_t i, n;
	char **names = module_names(&n);
	int rc = 0;

	(void)s;
	(void)argv;
	for (i = 0; i < n && rc == 0; i++)
		rc = put_module(g, names[i]);
	module_names_free(names, n);
	if (rc == -1)
		*error = sqlite3_mprintf("there are too many modules");
	return rc;
}

static const struct sql_column columns[] = {
	COL("package", "STRING", "first word of the module's name", NULL),
	COL("module", "STRING", "its name, as INCLUDE takes it", NULL),
	COL("name", "STRING", "of the object, or of the module", NULL),
	COL("qualified_name", "STRING", "both, with a dot", NULL),
	COL("object_type", "STRING", "MODULE, TABLE, VIEW, FUNCTION, "
	    "TABLE_FUNCTION or MACRO", NULL),
	COL("exposed", "LONG", "0: its name begins with _, for modules alone",
	    NULL),
	COL("short_description", "STRING", "160 bytes of the description",
	    NULL),
	COL("summary", "STRING", "all of this in lines, to be searched", NULL),
	COL("description", "STRING", "what the comment before it says", NULL),
	COL("return_type", "STRING", "of a function or a macro", NULL),
	COL("return_description", "STRING", "what the comment before that "
	    "says", NULL),
	COL("args", "STRING", "arguments: JSON, each with name, type and "
	    "description", NULL),
	COL("cols", "STRING", "columns, likewise", NULL),
	COLUMN_END
};

const struct sql_table table___intrinsic_stdlib_objects = {
	.name = "__intrinsic_stdlib_objects",
	.help = "modules that can be included, and what they make",
	.columns = columns,
	.module = &grid_call_module,
	.fill = objects_fill,
};
