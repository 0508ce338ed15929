/*
 * frame: the tables stack_profile_frame, stack_profile_mapping and
 * stack_profile_symbol.  Frames are the different names, categories (files) and
 * places of callsites, mappings the different categories, or else modules, and
 * symbols what is known of frames with a place; all are numbered as they first
 * appear.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/record.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "rows.h"
#include "sql_int.h"
#include "table.h"

struct sql_frames {
	struct idtab	 frames;	/* its symbol or 0 and name, category,
					 * place, its module and build id */
	uint32_t	*first_of;	/* by frame: its first callsite */
	size_t		 cap;
	struct idtab	 mappings;	/* its module and build id, category */
	struct idtab	 symbols;	/* frame */
	struct idtab	 facts;		/* name, module of frame_fact */
	uint32_t	(*fact)[2];	/* of each: clear and kind, or 0 */
	size_t		 fact_cap;
	uint32_t	*of_callsite;	/* frames */
	uint32_t	*child;		/* callsites, by parent; */
	uint32_t	*first;		/* ... those of each: [ncallsites] */
};

/* Sorts callsites by their parents. */
static void
children_make(struct sql_frames *f, const struct trace *t)
{
	uint32_t i, n = t->ncallsites, parent;

	f->first = xcalloc((size_t)n + 2, sizeof(*f->first));
	f->child = xcalloc((size_t)n + 1, sizeof(*f->child));
	for (i = 0; i < n; i++)
		if ((parent = t->callsites[i].parent) != NONE)
			f->first[parent + 2]++;
	for (i = 0; i < n; i++)
		f->first[i + 2] += f->first[i + 1];
	for (i = 0; i < n; i++)		/* first[k + 1] moves to its end */
		if ((parent = t->callsites[i].parent) != NONE)
			f->child[f->first[parent + 1]++] = i;
}

/* Returns the symbol that a callsite has its name of, or 0. */
static uint32_t
callsite_symbol(const struct trace *t, const struct callsite *c)
{
	return c->frame != 0 && t->frames[c->frame].demangled ?
	    t->frames[c->frame].system_name : 0;
}

uint32_t
frame_name_in_file(const struct trace *t, const struct callsite *c)
{
	uint32_t symbol = callsite_symbol(t, c);

	return symbol != 0 ? symbol : c->name;
}

/* Returns the module of a callsite without a category, and its build id. */
static uint64_t
callsite_module(const struct trace *t, const struct callsite *c)
{
	const struct frame *f;

	if (c->cat != 0 || c->frame == 0)
		return 0;
	f = &t->frames[c->frame];
	return f->module == 0 ? 0 : (uint64_t)f->module << 32 | f->build_id;
}

uint32_t
frame_file(const struct trace *t, const struct callsite *c)
{
	return c->cat != 0 ? c->cat : (uint32_t)(callsite_module(t, c) >> 32);
}

/* Takes the rows of frame_fact; the first of a name and a module counts. */
static void
facts_make(struct sql_frames *f, const struct trace *t)
{
	static const unsigned at[2] = { RECORD_AT_frame_fact_clear,
	    RECORD_AT_frame_fact_kind };
	const int64_t *row;
	uint32_t i, k, n = record_count(t, RECORD_TABLE_frame_fact);
	int added, j;

	for (i = 0; i < n; i++) {
		row = record_row(t, RECORD_TABLE_frame_fact, i);
		k = idtab_add(&f->facts, &(struct idkey){{ (uint64_t)
		    row[RECORD_AT_frame_fact_name], (uint64_t)
		    row[RECORD_AT_frame_fact_module] }}, &added);
		f->fact = xgrow(f->fact, k, &f->fact_cap, sizeof(*f->fact));
		if (added)
			f->fact[k][0] = f->fact[k][1] = 0;
		for (j = 0; j < 2; j++)
			if (f->fact[k][j] == 0 && row[at[j]] != RECORD_NULL)
				f->fact[k][j] = (uint32_t)row[at[j]];
	}
}

static struct sql_frames *
frames_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_frames *f = s->frames;
	struct idkey key;
	uint32_t i, row;
	int added;

	if (f != NULL)
		return f;
	f = s->frames = xcalloc(1, sizeof(*f));
	f->of_callsite = xreallocarray(NULL, (size_t)t->ncallsites + 1,
	    sizeof(*f->of_callsite));
	for (i = 0; i < t->ncallsites; i++) {
		key.w[0] = (uint64_t)callsite_symbol(t, &t->callsites[i]) <<
		    32 | t->callsites[i].name;
		key.w[1] = t->callsites[i].cat;
		key.w[2] = t->callsites[i].place;
		key.w[3] = callsite_module(t, &t->callsites[i]);
		f->of_callsite[i] = row = idtab_add(&f->frames, &key, &added);
		if (added) {
			f->first_of = xgrow(f->first_of, row, &f->cap,
			    sizeof(*f->first_of));
			f->first_of[row] = i;
		}
		if (key.w[1] != 0 || key.w[3] != 0)
			idtab_add(&f->mappings, &(struct idkey){{ key.w[3],
			    key.w[1], 0, 0 }}, NULL);
		if (key.w[2] != 0)
			idtab_add(&f->symbols, &(struct idkey){{
			    f->of_callsite[i], 0, 0, 0 }}, NULL);
	}
	children_make(f, t);
	facts_make(f, t);
	return f;
}

void
frame_callees(struct sql *s, int64_t callsite, struct sql_rows *out)
{
	const struct sql_frames *f = frames_of(s);
	uint32_t i;

	if (callsite < 0 || callsite >= s->trace->ncallsites)
		return;
	for (i = f->first[callsite]; i < f->first[callsite + 1]; i++)
		rows_add(out, f->child[i]);
}

void
frame_close(struct sql *s)
{
	if (s->frames == NULL)
		return;
	idtab_free(&s->frames->frames);
	idtab_free(&s->frames->mappings);
	idtab_free(&s->frames->symbols);
	idtab_free(&s->frames->facts);
	free(s->frames->fact);
	free(s->frames->of_callsite);
	free(s->frames->first_of);
	free(s->frames->child);
	free(s->frames->first);
	free(s->frames);
	s->frames = NULL;
}

void
frame_of_callsite(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, frames_of(s)->of_callsite[row]);
}

static uint64_t
frame_count(struct sql *s)
{
	return frames_of(s)->frames.n;
}

static void
frame_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint64_t w = frames_of(s)->frames.keys[row].w[0];

	cell_string(c, s, w >> 32 != 0 ? (uint32_t)(w >> 32) : (uint32_t)w);
}

/* Returns what is said of a frame beside its name: 0 its clear name, 1 kind. */
static uint32_t
frame_said(struct sql *s, uint64_t row, int what)
{
	const struct sql_frames *f = frames_of(s);
	const uint64_t *w = f->frames.keys[row].w;
	struct idkey key = {{ w[0] >> 32 != 0 ? w[0] >> 32 : w[0],
	    w[3] >> 32 }};
	uint32_t i = f->facts.n == 0 ? UINT32_MAX : idtab_find(&f->facts,
	    &key);

	return i == UINT32_MAX ? 0 : f->fact[i][what];
}

static void
frame_demangled(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint64_t w = frames_of(s)->frames.keys[row].w[0];
	uint32_t clear = frame_said(s, row, 0);

	if (clear != 0 || w >> 32 != 0)
		cell_string(c, s, clear != 0 ? clear : (uint32_t)w);
}

static void
frame_type(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, frame_said(s, row, 1));
}

static void
frame_mapping(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct idkey key = frames_of(s)->frames.keys[row];

	key.w[0] = key.w[3];
	key.w[2] = key.w[3] = 0;
	if (key.w[0] != 0 || key.w[1] != 0)
		sqlite3_result_int64(c, idtab_find(&frames_of(s)->mappings,
		    &key));
}

/* Gives where a frame is in its module, if that is known. */
static void
frame_rel_pc(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct sql_frames *of = frames_of(s);
	const struct trace *t = s->trace;
	const struct frame *f;

	if (of->frames.keys[row].w[3] == 0)
		return;
	f = &t->frames[t->callsites[of->first_of[row]].frame];
	if (f->place_is == FRAME_PLACE_ADDRESS)
		sqlite3_result_int64(c, (int64_t)f->place);
	else if (f->place_is == FRAME_PLACE_FIRST)
		sqlite3_result_int64(c, (int64_t)f->address);
}

static void
frame_symbol(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct idkey key = {{ row, 0, 0, 0 }};

	if (frames_of(s)->frames.keys[row].w[2] != 0)
		sqlite3_result_int64(c, idtab_find(&frames_of(s)->symbols,
		    &key));
}

static const struct sql_column frame_columns[] = {
	COL_ID("number of the frame"),
	COL("name", "STRING", "its function, by the name that the file has",
	    frame_name),
	COL("mapping", "JOINID(stack_profile_mapping.id)",
	    "file that it is in", frame_mapping),
	COL("rel_pc", "LONG", "where it is in the mapping, as the file's "
	    "headers count: of the first such frame", frame_rel_pc),
	COL("symbol_set_id", "LONG", "number of its symbol, or null",
	    frame_symbol),
	COL("deobfuscated_name", "STRING", "the function in the source, where "
	    "the name is a symbol of C++ or Rust, or was obfuscated",
	    frame_demangled),
	COL("type", "STRING", "kind of its code: native, interpreted, gc ...; "
	    "or null", frame_type),
	COLUMN_END
};

const struct sql_table table_stack_profile_frame = {
	.name = "stack_profile_frame",
	.help = "Functions of call stacks",
	.columns = frame_columns,
	.count = frame_count,
};

static uint64_t
mapping_count(struct sql *s)
{
	return frames_of(s)->mappings.n;
}

static void
mapping_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const uint64_t *w = frames_of(s)->mappings.keys[row].w;

	cell_string(c, s, (uint32_t)(w[1] != 0 ? w[1] : w[0] >> 32));
}

static void
mapping_build_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, (uint32_t)frames_of(s)->mappings.keys[row].w[0]);
}

uint64_t
frame_anonymous(struct sql *s)
{
	static const char tmp[] = "/data/local/tmp/";
	const struct sql_frames *f = frames_of(s);
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < f->mappings.n; i++)
		n += f->mappings.keys[i].w[0] >> 32 != 0 &&
		    (uint32_t)f->mappings.keys[i].w[0] == 0 &&
		    strncmp(trace_str(s->trace, (uint32_t)
		    (f->mappings.keys[i].w[0] >> 32)), tmp,
		    sizeof(tmp) - 1) == 0;
	return n;
}

static const struct sql_column mapping_columns[] = {
	COL_ID("number of the mapping"),
	COL("build_id", "STRING", "its build id, hexadecimal digits",
	    mapping_build_id),
	COL("exact_offset", "LONG", "always null", NULL),
	COL("start_offset", "LONG", "always null", NULL),
	COL("start", "LONG", "always null", NULL),
	COL("end", "LONG", "always null", NULL),
	COL("load_bias", "LONG", "always null", NULL),
	COL("name", "STRING", "file of the functions", mapping_name),
	COLUMN_END
};

const struct sql_table table_stack_profile_mapping = {
	.name = "stack_profile_mapping",
	.help = "Files that functions of call stacks are in",
	.columns = mapping_columns,
	.count = mapping_count,
};

static uint64_t
symbol_count(struct sql *s)
{
	return frames_of(s)->symbols.n;
}

/* Returns the key of a symbol's frame: name, category, place. */
static const uint64_t *
symbol_frame(struct sql *s, uint64_t row)
{
	const struct sql_frames *f = frames_of(s);

	return f->frames.keys[f->symbols.keys[row].w[0]].w;
}

static void
symbol_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, (uint32_t)symbol_frame(s, row)[0]);
}

static void
symbol_file(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, (uint32_t)symbol_frame(s, row)[1]);
}

static void
symbol_line(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const uint64_t *w = symbol_frame(s, row);
	uint32_t line, column;

	trace_place(s->trace, (uint32_t)w[1], (uint32_t)w[2], &line, &column);
	sqlite3_result_int64(c, line);
}

static void
symbol_column(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const uint64_t *w = symbol_frame(s, row);
	uint32_t line, column;

	trace_place(s->trace, (uint32_t)w[1], (uint32_t)w[2], &line, &column);
	if (column != 0)
		sqlite3_result_int64(c, column);
}

static void
symbol_inlined(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	(void)row;
	sqlite3_result_int(c, 0);
}

static const struct sql_column symbol_columns[] = {
	COL_ID("number of the symbol"),
	COL("symbol_set_id", "LONG", "the same: a set has one symbol",
	    cell_row),
	COL("name", "STRING", "the function", symbol_name),
	COL("source_file", "STRING", "file that it stands in", symbol_file),
	COL("line_number", "LONG", "line that it begins in, from 1",
	    symbol_line),
	COL("inlined", "LONG", "always 0", symbol_inlined),
	COL("column_number", "LONG", "column that it begins in, from 1, or "
	    "null", symbol_column),
	COLUMN_END
};

const struct sql_table table_stack_profile_symbol = {
	.name = "stack_profile_symbol",
	.help = "Where functions of call stacks stand",
	.columns = symbol_columns,
	.count = symbol_count,
};
