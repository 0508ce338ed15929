/*
 * metadata: the table metadata: facts of the file, and the members of its
 * metadata object as json_metadata.KEY.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

struct sql_fact {
	char		*name;
	int		 is_int;
	int64_t		 num;
	char		*text;
};

struct sql_facts {
	struct sql_fact	*facts;
	size_t		 n, cap;
};

static struct sql_fact *
fact_add(struct sql_facts *f, const char *name)
{
	struct sql_fact *a;

	f->facts = xgrow(f->facts, f->n, &f->cap, sizeof(*f->facts));
	a = &f->facts[f->n++];
	memset(a, 0, sizeof(*a));
	a->name = xstrdup(name);
	return a;
}

static void
fact_text(struct sql_facts *f, const char *name, const char *text)
{
	if (text != NULL)
		fact_add(f, name)->text = xstrdup(text);
}

static void
fact_int(struct sql_facts *f, const char *name, int64_t num)
{
	struct sql_fact *a = fact_add(f, name);

	a->is_int = 1;
	a->num = num;
}

/* Adds a member of the metadata object. */
static void
fact_member(struct sql_facts *f, const struct value *v)
{
	struct buf name = BUF_INIT, text = BUF_INIT;
	int64_t num;

	buf_adds(&name, "json_metadata.");
	buf_add(&name, v->key, v->keylen);
	if (v->type == VALUE_BOOL)
		fact_int(f, name.data, v->len == 4);
	else if (v->type == VALUE_NUMBER && memchr(v->text, '.', v->len) ==
	    NULL && value_int64(v, &num) == 0)
		fact_int(f, name.data, num);
	else if (v->type == VALUE_STRING)
		fact_add(f, name.data)->text = xstrndup(v->text, v->len);
	else if (v->type != VALUE_NULL) {
		value_json(&text, v);
		fact_text(f, name.data, text.data);
	}
	buf_free(&name);
	buf_free(&text);
}

static void
fact_members(struct sql_facts *f, const struct trace *t)
{
	const struct value *v, *child;
	struct arena a = ARENA_INIT;
	uint32_t i;

	for (i = 0; i < t->nmetadata; i++) {
		if (strcmp(trace_str(t, t->metadata[i].name), "metadata") != 0)
			continue;
		v = trace_metadata_value(t, i, &a);
		for (child = v != NULL && v->type == VALUE_OBJECT ? v->child :
		    NULL; child != NULL; child = child->next)
			fact_member(f, child);
	}
	arena_free(&a);
}

/* Returns trace_processor's name of a format. */
static const char *
trace_type(const char *format)
{
	static const char *const types[][2] = {
		{ "chrome-json", "json" }, { "ninja", "ninja_log" },
		{ "systrace", "systrace" }, { "ftrace", "systrace" },
		{ "perfetto", "proto" }, { "fuchsia", "fuchsia" },
	};
	size_t i;

	for (i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (strcmp(format, types[i][0]) == 0)
			return types[i][1];
	return format;
}

static struct sql_facts *
facts_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_facts *f = s->facts;
	uint64_t size = 0;
	uint32_t i;

	if (f != NULL)
		return f;
	f = s->facts = xcalloc(1, sizeof(*f));
	for (i = 0; i < t->nsources; i++)
		size += t->sources[i].size;
	if (t->nsources > 0) {
		if (t->sources[0].format != NULL)
			fact_text(f, "trace_type",
			    trace_type(t->sources[0].format));
		fact_int(f, "trace_size_bytes", (int64_t)size);
	}
	fact_members(f, t);
	return f;
}

void
metadata_close(struct sql *s)
{
	size_t i;

	if (s->facts == NULL)
		return;
	for (i = 0; i < s->facts->n; i++) {
		free(s->facts->facts[i].name);
		free(s->facts->facts[i].text);
	}
	free(s->facts->facts);
	free(s->facts);
	s->facts = NULL;
}

void
metadata_fact(sqlite3_context *c, struct sql *s, const char *name)
{
	const struct sql_facts *f = facts_of(s);
	size_t i;

	for (i = 0; i < f->n; i++)
		if (strcmp(f->facts[i].name, name) == 0) {
			sqlite3_result_text(c, f->facts[i].text, -1,
			    SQLITE_STATIC);
			return;
		}
}

static uint64_t
metadata_count(struct sql *s)
{
	return facts_of(s)->n;
}

static void
metadata_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_text(c, facts_of(s)->facts[row].name, -1,
	    SQLITE_STATIC);
}

static void
metadata_key(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	(void)row;
	sqlite3_result_text(c, "single", -1, SQLITE_STATIC);
}

static void
metadata_int(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (facts_of(s)->facts[row].is_int)
		sqlite3_result_int64(c, facts_of(s)->facts[row].num);
}

static void
metadata_text(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_text(c, facts_of(s)->facts[row].text, -1,
	    SQLITE_STATIC);
}

static const struct sql_column metadata_columns[] = {
	COL("id", "ID", "number of the row", cell_row),
	COL("name", "STRING", "name of the fact", metadata_name),
	COL("key_type", "STRING", "always single", metadata_key),
	COL("int_value", "LONG", "its value, if whole", metadata_int),
	COL("str_value", "STRING", "its value, if not", metadata_text),
	COL("machine_id", "JOINID(machine.id)", "always null", NULL),
	COL("trace_id", "LONG", "always null", NULL),
	COLUMN_END
};

const struct sql_table table_metadata = {
	.name = "metadata",
	.help = "Facts of the trace as a whole",
	.columns = metadata_columns,
	.count = metadata_count,
};
