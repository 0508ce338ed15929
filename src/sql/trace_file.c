/*
 * trace_file: the table trace_file: the files that the trace was read of, and
 * the members of those that are archives: a manifest first, which decides about
 * the others, then those of protobuf, whose clock is that of the archive.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/format_words.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "sql_int.h"
#include "table.h"

struct sql_file {
	uint32_t	source;
	uint32_t	text;		/* of a member, else NONE */
	uint32_t	parent;		/* row, or NONE */
	uint8_t		has_members;
};

struct sql_files {
	struct sql_file	*v;
	size_t		 n, cap;
};

static void
file_add(struct sql_files *f, uint32_t source, uint32_t text, uint32_t parent)
{
	f->v = xgrow(f->v, f->n, &f->cap, sizeof(*f->v));
	f->v[f->n++] = (struct sql_file){ source, text, parent, 0 };
}

/* The classes of members, in order. */
enum member { MEMBER_MANIFEST, MEMBER_PACKETS, MEMBER_OTHER, MEMBERS };

static enum member
member_class(const struct source_text *s)
{
	return s->words == NULL ? MEMBER_MANIFEST : s->words->packet_facts ?
	    MEMBER_PACKETS : MEMBER_OTHER;
}

/* Adds the members of a class. */
static void
members_add(struct sql_files *f, const struct trace *t, uint32_t source,
    uint32_t parent, enum member class)
{
	const struct source_text *s;
	uint32_t i;

	for (i = 0; i < t->nsource_texts; i++) {
		s = &t->source_texts[i];
		if (s->source == source && s->name != NULL &&
		    s->format != NULL && member_class(s) == class)
			file_add(f, source, i, parent);
	}
}

static struct sql_files *
files_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_files *f = s->files;
	uint32_t i, parent;
	int class;

	if (f != NULL)
		return f;
	f = s->files = xcalloc(1, sizeof(*f));
	for (i = 0; i < t->nsources; i++) {
		parent = (uint32_t)f->n;
		file_add(f, i, NONE, NONE);
		for (class = 0; class < MEMBERS; class++)
			members_add(f, t, i, parent, (enum member)class);
		f->v[parent].has_members = f->n > (size_t)parent + 1;
	}
	return f;
}

const struct format_words *
facts_words(const struct trace *t, uint64_t off)
{
	const struct source_text *text;
	uint32_t lo = 0, hi = t->nsource_texts, mid;

	BISECT(lo, hi, mid, t->source_texts[mid].base <= off);
	text = lo > 0 ? &t->source_texts[lo - 1] : NULL;
	if (text != NULL && off - text->base < text->len)
		return text->words;
	lo = 0;
	hi = t->nsources;
	BISECT(lo, hi, mid, t->sources[mid].base <= off);
	return lo > 0 ? t->sources[lo - 1].words : NULL;
}

void
trace_file_close(struct sql *s)
{
	if (s->files == NULL)
		return;
	free(s->files->v);
	free(s->files);
}

static uint64_t
file_count(struct sql *s)
{
	return files_of(s)->n;
}

/* Returns the text of a row, or NULL for a file. */
static const struct source_text *
member_of(struct sql *s, uint64_t row)
{
	uint32_t text = files_of(s)->v[row].text;

	return text == NONE ? NULL : &s->trace->source_texts[text];
}

static const struct source *
source_of(struct sql *s, uint64_t row)
{
	return &s->trace->sources[files_of(s)->v[row].source];
}

static void
file_parent(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_number(c, files_of(s)->v[row].parent);
}

static void
file_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct source_text *text = member_of(s, row);

	if (text != NULL)
		sqlite3_result_text(c, text->name, -1, SQLITE_STATIC);
	else if (s->trace->nsources > 1)	/* a single one needs none */
		sqlite3_result_text(c, source_of(s, row)->path, -1,
		    SQLITE_STATIC);
}

static void
file_size(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct source_text *text = member_of(s, row);

	sqlite3_result_int64(c, (int64_t)(text != NULL ? text->len :
	    source_of(s, row)->size));
}

static void
file_type(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct source_text *text = member_of(s, row);
	const struct format_words *words = text != NULL ? text->words :
	    source_of(s, row)->words;
	const char *type = text != NULL ? text->format :
	    source_of(s, row)->format;

	if (files_of(s)->v[row].has_members)
		type = source_of(s, row)->compression;
	else if (words != NULL && words->type != NULL)
		type = words->type;
	sqlite3_result_text(c, type, -1, SQLITE_STATIC);
}

static void
file_contains(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, files_of(s)->v[row].has_members);
}

static const struct sql_column file_columns[] = {
	COL_ID("number of the file"),
	COL("parent_id", "JOINID(trace_file.id)", "the archive that it is in",
	    file_parent),
	COL("name", "STRING", "name of a member, or of one of several files",
	    file_name),
	COL("size", "LONG", "its bytes; of a member when inflated", file_size),
	COL("trace_type", "STRING", "its format; zip, tar", file_type),
	COL("processing_order", "LONG", "its place among them", cell_row),
	COL("is_container", "BOOL", "1: an archive", file_contains),
	COLUMN_END
};

const struct sql_table table_trace_file = {
	.name = "trace_file",
	.help = "The files that the trace was read of, and those in them",
	.columns = file_columns,
	.count = file_count,
};
