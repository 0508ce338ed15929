/*
 * func_profile: the aggregate experimental_profile(stack, type, unit, value,
 * ...), which makes a profile of pprof of stacks (func_stack.c) and their
 * values: without a type, how often each came.
 *
 * A stack that comes again is one sample, whose values are added.  A frame is a
 * location with one function; both have the number of its name.
 */
#include "config.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/wire.h"
#include "ttv/xmalloc.h"

#include "func.h"
#include "func_stack.h"

#define VALUES		8	/* of a sample, at most */
#define DEPTH		4096	/* frames of a sample, at most */

/* Fields of messages of pprof. */
enum { PROFILE_TYPE = 1, PROFILE_SAMPLE = 2, PROFILE_LOCATION = 4,
    PROFILE_FUNCTION = 5, PROFILE_STRING = 6 };
enum { TYPE_NAME = 1, TYPE_UNIT = 2 };
enum { SAMPLE_LOCATION = 1, SAMPLE_VALUE = 2 };
enum { LOCATION_ID = 1, LOCATION_LINE = 4, LINE_FUNCTION = 1 };
enum { FUNCTION_ID = 1, FUNCTION_NAME = 2 };

struct profile {
	struct strtab	*names;		/* of frames, types and units */
	struct strtab	*stacks;	/* as they came */
	int64_t		(*sums)[VALUES]; /* by stack - 1 */
	size_t		 n, cap;
	uint32_t	 types[VALUES], units[VALUES];
	int		 nvalues;
};

static uint32_t
name_of(struct profile *p, sqlite3_value *v)
{
	const char *s = (const char *)sqlite3_value_text(v);

	return strtab_add(p->names, s != NULL ? s : "",
	    (size_t)sqlite3_value_bytes(v));
}

/* Reads the types of the values; returns 0, or -1 after an error. */
static int
profile_begin(sqlite3_context *c, struct profile *p, int argc,
    sqlite3_value **argv)
{
	int i;

	if (argc < 1 || (argc - 1) % 3 != 0 || (argc - 1) / 3 > VALUES) {
		sqlite3_result_error(c, "experimental_profile takes a stack, "
		    "and a type, a unit and a value for up to 8 values", -1);
		return -1;
	}
	p->names = strtab_new();
	p->stacks = strtab_new();
	p->nvalues = argc == 1 ? 1 : (argc - 1) / 3;
	if (argc == 1) {
		p->types[0] = strtab_add(p->names, "samples", 7);
		p->units[0] = strtab_add(p->names, "count", 5);
	}
	for (i = 1; i < argc; i += 3) {
		p->types[i / 3] = name_of(p, argv[i]);
		p->units[i / 3] = name_of(p, argv[i + 1]);
	}
	return 0;
}

static void
profile_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct profile *p = sqlite3_aggregate_context(c, sizeof(*p));
	const void *stack;
	int64_t value;
	uint32_t id;
	int i;

	if (p == NULL || (p->names == NULL && profile_begin(c, p, argc,
	    argv) == -1))
		return;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	stack = sqlite3_value_blob(argv[0]);
	id = strtab_add(p->stacks, stack != NULL ? stack : "",
	    (size_t)sqlite3_value_bytes(argv[0]));
	if (id > p->n) {
		p->sums = xgrow(p->sums, p->n, &p->cap, sizeof(*p->sums));
		memset(p->sums[p->n++], 0, sizeof(*p->sums));
	}
	for (i = 0; i < p->nvalues; i++) {
		value = argc == 1 ? 1 : sqlite3_value_int64(argv[3 + i * 3]);
		p->sums[id - 1][i] = sat_add(p->sums[id - 1][i], value);
	}
}

/* ---- stacks */

struct frames {
	uint32_t	 v[DEPTH];	/* names, the innermost first */
	size_t		 n;
};

static void
add_frame(struct profile *p, struct frames *f, const char *s, size_t n)
{
	if (f->n < DEPTH)
		f->v[f->n++] = strtab_add(p->names, s, n);
}

/* Adds a callsite and those around it. */
static void
add_callsites(struct profile *p, struct frames *f, const struct trace *t,
    uint64_t id)
{
	uint32_t at = id < t->ncallsites ? (uint32_t)id : NONE;
	const char *name;

	for (; at != NONE && f->n < DEPTH; at = t->callsites[at].parent) {
		name = trace_str(t, t->callsites[at].name);
		add_frame(p, f, name, strlen(name));
	}
}

/* Adds a frame of the table of frames. */
static void
add_table_frame(struct sql *s, struct profile *p, struct frames *f,
    uint64_t id)
{
	sqlite3_stmt *stmt = NULL;

	if (sqlite3_prepare_v2(s->db, "SELECT coalesce(deobfuscated_name, "
	    "name, '') FROM "
	    "stack_profile_frame WHERE id = ?1", -1, &stmt, NULL) !=
	    SQLITE_OK)
		return;
	sqlite3_bind_int64(stmt, 1, (int64_t)id);
	if (sqlite3_step(stmt) == SQLITE_ROW)
		add_frame(p, f, (const char *)sqlite3_column_text(stmt, 0),
		    (size_t)sqlite3_column_bytes(stmt, 0));
	sqlite3_finalize(stmt);
}

/* Adds an entry of a stack; a broken one is none. */
static void
add_entry(struct sql *s, struct profile *p, struct frames *f,
    const struct pf_span *entry)
{
	struct pf_cursor c;
	struct pf_field field;

	pf_open(&c, entry);
	while (pf_next(&c, &field)) {
		if (field.number == ENTRY_NAME && field.type == PF_BYTES)
			add_frame(p, f, (const char *)field.s.p, field.s.len);
		else if (field.number == ENTRY_FRAME &&
		    field.type == PF_VARINT)
			add_table_frame(s, p, f, field.u);
		else if ((field.number == ENTRY_CALLSITE ||
		    field.number == ENTRY_ANNOTATED) &&
		    field.type == PF_VARINT)
			add_callsites(p, f, s->trace, field.u);
	}
}

/* Writes the sample of a stack. */
static void
put_sample(struct sql *s, struct profile *p, uint32_t id, struct buf *out,
    struct frames *f)
{
	struct buf sample = BUF_INIT, list = BUF_INIT;
	struct pf_span stack;
	struct pf_cursor c;
	struct pf_field field;
	size_t i;
	int k;

	stack.p = (const uint8_t *)strtab_str(p->stacks, id);
	stack.len = strtab_len(p->stacks, id);
	f->n = 0;
	pf_open(&c, &stack);
	while (pf_next(&c, &field))
		if (field.number == STACK_ENTRY && field.type == PF_BYTES)
			add_entry(s, p, f, &field.s);
	for (i = 0; i < f->n; i++)
		stack_varint(&list, f->v[i]);
	stack_bytes(&sample, SAMPLE_LOCATION, list.data, list.len);
	buf_clear(&list);
	for (k = 0; k < p->nvalues; k++)
		stack_varint(&list, (uint64_t)p->sums[id - 1][k]);
	stack_bytes(&sample, SAMPLE_VALUE, list.data, list.len);
	stack_bytes(out, PROFILE_SAMPLE, sample.data, sample.len);
	buf_free(&sample);
	buf_free(&list);
}

/* Writes a location and a function for each name, and all names. */
static void
put_names(const struct profile *p, struct buf *out)
{
	uint32_t i, n = strtab_count(p->names);
	struct buf b = BUF_INIT, line = BUF_INIT;

	stack_bytes(out, PROFILE_STRING, "", 0);
	for (i = 1; i <= n; i++) {
		buf_clear(&b);
		buf_clear(&line);
		stack_number(&line, LINE_FUNCTION, i);
		stack_number(&b, LOCATION_ID, i);
		stack_bytes(&b, LOCATION_LINE, line.data, line.len);
		stack_bytes(out, PROFILE_LOCATION, b.data, b.len);
		buf_clear(&b);
		stack_number(&b, FUNCTION_ID, i);
		stack_number(&b, FUNCTION_NAME, i);
		stack_bytes(out, PROFILE_FUNCTION, b.data, b.len);
		stack_bytes(out, PROFILE_STRING, strtab_str(p->names, i),
		    strtab_len(p->names, i));
	}
	buf_free(&b);
	buf_free(&line);
}

static void
put_profile(struct sql *s, struct profile *p, struct buf *out)
{
	struct frames *f = xmalloc(sizeof(*f));
	struct buf b = BUF_INIT;
	size_t i;
	int k;

	for (k = 0; k < p->nvalues; k++) {
		buf_clear(&b);
		stack_number(&b, TYPE_NAME, p->types[k]);
		stack_number(&b, TYPE_UNIT, p->units[k]);
		stack_bytes(out, PROFILE_TYPE, b.data, b.len);
	}
	for (i = 0; i < p->n; i++)
		put_sample(s, p, (uint32_t)i + 1, out, f);
	put_names(p, out);
	buf_free(&b);
	free(f);
}

static void
profile_final(sqlite3_context *c)
{
	struct profile *p = sqlite3_aggregate_context(c, 0);
	struct buf out = BUF_INIT;

	if (p == NULL || p->names == NULL)
		return;
	put_profile(sqlite3_user_data(c), p, &out);
	if (out.len > INT_MAX)
		sqlite3_result_error_toobig(c);
	else
		sqlite3_result_blob(c, out.data, (int)out.len,
		    SQLITE_TRANSIENT);
	buf_free(&out);
	strtab_free(p->names);
	strtab_free(p->stacks);
	free(p->sums);
}

const struct func_row func_profile_rows[] = {
	{ "experimental_profile", -1, SQLITE_UTF8, profile_step,
	    "stack, type, unit, value, ...",
	    "a profile of pprof of the stacks of a group and their values" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

int
func_profile_add(struct sql *s)
{
	return func_row_add(s, func_profile_rows, profile_final);
}
