/*
 * firefox_stack: the callsites of the stacks of a profile.  The raw form has a
 * text for each frame, the processed one functions, resources and libraries.
 */
#include "config.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/chars.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "firefox.h"

enum { FRAME_LOCATION, FRAME_FUNC, FRAME_LINE, FRAME_COLUMN, FRAME_ADDRESS,
	FRAME_INLINE, FRAME_CATEGORY, FRAME_COLUMNS };
enum { FUNC_NAME, FUNC_RESOURCE, FUNC_FILE, FUNC_SOURCE, FUNC_COLUMNS };
enum { STACK_PREFIX, STACK_FRAME, STACK_COLUMNS };

/* What the stacks of a thread are made of. */
struct stack_tables {
	struct firefox_profile *p;
	struct firefox_strings *strings;
	struct firefox_table stacks, frames, funcs, resources, sources;
};

/* ---- texts of the raw form ---- */

/* Returns the bracket that the last character of a text closes, or NULL. */
static const char *
opening(const char *p, const char *end)
{
	int depth = 0;

	while (end > p) {
		end--;
		depth += (*end == ')') - (*end == '(');
		if (depth == 0)
			return end;
	}
	return NULL;
}

/*
 * Takes :DIGITS from the end of a text: returns the number and moves *end, or
 * 0.
 */
static uint32_t
take_number(const char *p, const char **end)
{
	const char *q = *end;
	uint64_t n = 0, scale = 1;

	while (q > p && is_digit(q[-1]) && scale < UINT64_C(10000000000)) {
		n += (uint64_t)(*--q - '0') * scale;
		scale *= 10;
	}
	if (q == *end || q == p || q[-1] != ':' || n > UINT32_MAX)
		return 0;
	*end = q - 1;
	return (uint32_t)n;
}

/* Reads what stands in the brackets of a location; returns 1 if it is one. */
static int
take_brackets(struct builder *b, const char *p, const char *end,
    struct profile_entry *e)
{
	uint32_t last, first;

	if (begins_with(p, end, "in ")) {
		e->f.module = profile_string(b, p + 3, (size_t)(end - p) - 3);
		return 1;
	}
	if ((last = take_number(p, &end)) == 0)
		return 0;
	first = take_number(p, &end);
	e->f.line = first != 0 ? first : last;
	e->f.column = first != 0 ? last : 0;
	e->f.file = profile_string(b, p, (size_t)(end - p));
	return 1;
}

/* Finds the library that has an address of the process. */
static void
take_address(const struct firefox_profile *p, uint64_t address,
    struct profile_entry *e)
{
	size_t lo = 0, hi = p->nlibs, mid;

	e->f.address = address;
	e->f.has_address = 1;
	BISECT(lo, hi, mid, p->libs_v[mid].start <= address);
	if (lo == 0 || address >= p->libs_v[lo - 1].end)
		return;
	e->f.module = p->libs_v[lo - 1].path;
	e->has_place = e->f.module != 0;
	e->place_is = FRAME_PLACE_OFFSET;
	e->place = address - p->libs_v[lo - 1].start + p->libs_v[lo - 1].offset;
}

/* Reads 0xDIGITS; returns 0, or -1. */
static int
hex_text(const char *s, uint64_t *n)
{
	char *end;

	if (s[0] != '0' || s[1] != 'x' || !isxdigit((unsigned char)s[2]) ||
	    strlen(s) > 18)
		return -1;
	*n = strtoull(s, &end, 16);
	return *end == '\0' ? 0 : -1;
}

/* Reads a location of the raw form, a string of the builder. */
static void
take_location(struct stack_tables *t, uint32_t string,
    struct profile_entry *e)
{
	struct builder *b = t->p->f->b;
	const char *s = builder_str(b, string), *end = s + strlen(s), *open;
	uint64_t address;
	size_t name;
	char *copy;

	e->name = string;
	if (hex_text(s, &address) == 0) {
		e->name = 0;
		take_address(t->p, address, e);
		return;
	}
	if (end == s || end[-1] != ')' || (open = opening(s, end)) == NULL ||
	    open == s || open[-1] != ' ')
		return;
	/* strings may move when one is added */
	copy = xstrdup(s);
	name = (size_t)(open - 1 - s);
	if (take_brackets(b, copy + name + 2, copy + (end - 1 - s), e))
		e->name = profile_string(b, copy, name);
	free(copy);
}

/* ---- frames ---- */

static void
take_function(struct stack_tables *t, size_t i, struct profile_entry *e)
{
	struct firefox *f = t->p->f;
	double file = firefox_cell(&t->funcs, FUNC_FILE, i);
	uint64_t address;
	int64_t k;

	e->name = firefox_string(f, t->strings,
	    firefox_cell(&t->funcs, FUNC_NAME, i));
	k = firefox_index(f, &t->funcs, FUNC_SOURCE, i, t->sources.n);
	if (!(file >= 0) && k >= 0)
		file = firefox_cell(&t->sources, 0, (size_t)k);
	e->f.file = firefox_string(f, t->strings, file);
	k = firefox_index(f, &t->funcs, FUNC_RESOURCE, i, t->resources.n);
	if (k >= 0)
		k = firefox_index(f, &t->resources, 0, (size_t)k,
		    t->p->nlibs);
	if (k >= 0)
		e->f.module = t->p->libs_v[k].path;
	/* a function without a name is called after its address */
	if (e->f.has_address && e->f.module != 0 &&
	    hex_text(builder_str(f->b, e->name), &address) == 0) {
		e->name = 0;
		e->has_place = 1;
		e->place_is = FRAME_PLACE_ADDRESS;
		e->place = e->f.address;
	}
}

static uint32_t
place_number(double d)
{
	return d >= 1 && d <= UINT32_MAX ? (uint32_t)d : 0;
}

static void
take_frame(struct stack_tables *t, size_t i, struct profile_entry *e)
{
	struct firefox *f = t->p->f;
	double d = firefox_cell(&t->frames, FRAME_ADDRESS, i);
	uint32_t n;
	int64_t k;

	memset(e, 0, sizeof(*e));
	if (d >= 0 && d < 0x1p63) {
		e->f.address = (uint64_t)d;
		e->f.has_address = 1;
	}
	e->f.inlined = firefox_cell(&t->frames, FRAME_INLINE, i) > 0;
	k = firefox_index(f, &t->frames, FRAME_CATEGORY, i,
	    t->p->ncategories);
	if (k >= 0)
		e->f.category = t->p->categories[k];
	k = firefox_index(f, &t->frames, FRAME_LOCATION, i, t->strings->n);
	if (k >= 0)
		take_location(t, firefox_string(f, t->strings, (double)k), e);
	k = firefox_index(f, &t->frames, FRAME_FUNC, i, t->funcs.n);
	if (k >= 0)
		take_function(t, (size_t)k, e);
	n = place_number(firefox_cell(&t->frames, FRAME_LINE, i));
	if (n != 0) {
		e->f.line = n;
		e->f.column = place_number(firefox_cell(&t->frames,
		    FRAME_COLUMN, i));
	}
}

/* ---- stacks ---- */

static void
open_tables(struct stack_tables *t, const struct span *tables)
{
	static const char *const stacks[STACK_COLUMNS] = { "prefix", "frame" };
	static const char *const frames[FRAME_COLUMNS] = { "location", "func",
	    "line", "column", "address", "inlineDepth", "category" };
	static const char *const funcs[FUNC_COLUMNS] = { "name", "resource",
	    "fileName", "source" };
	static const char *const libs[] = { "lib" }, *const names[] = {
	    "filename" };
	struct firefox *f = t->p->f;
	const struct json *j = &t->p->j;

	firefox_table_read(f, j, &tables[FIREFOX_STACKS], stacks,
	    STACK_COLUMNS, &t->stacks);
	firefox_table_read(f, j, &tables[FIREFOX_FRAMES], frames,
	    FRAME_COLUMNS, &t->frames);
	firefox_table_read(f, j, &tables[FIREFOX_FUNCTIONS], funcs,
	    FUNC_COLUMNS, &t->funcs);
	firefox_table_read(f, j, &tables[FIREFOX_RESOURCES], libs, 1,
	    &t->resources);
	firefox_table_read(f, j, &tables[FIREFOX_SOURCES], names, 1,
	    &t->sources);
}

void
firefox_stacks_make(struct firefox_profile *p, struct firefox_strings *strings,
    const struct span *tables, struct firefox_stacks *s)
{
	struct stack_tables t = { .p = p, .strings = strings };
	struct profile_entry *entries;
	uint32_t *depth;
	int64_t prefix, frame;
	size_t i;

	open_tables(&t, tables);
	entries = xcalloc(t.frames.n + 1, sizeof(*entries));
	for (i = 0; i < t.frames.n; i++)
		take_frame(&t, i, &entries[i]);
	s->n = t.stacks.n;
	s->callsite = xcalloc(s->n + 1, sizeof(*s->callsite));
	depth = xcalloc(s->n + 1, sizeof(*depth));
	for (i = 0; i < s->n; i++) {
		/* one that is not before its row would be a circle */
		prefix = firefox_index(p->f, &t.stacks, STACK_PREFIX, i, i);
		frame = firefox_index(p->f, &t.stacks, STACK_FRAME, i,
		    t.frames.n);
		depth[i] = prefix < 0 ? 1 : depth[prefix] + 1;
		s->callsite[i] = prefix < 0 ? NONE : s->callsite[prefix];
		if (depth[i] > LIMIT_STACK_DEPTH) {
			firefox_warn(p->f, WARN_STACK, t.stacks.off[i]);
			depth[i] = 1;
			s->callsite[i] = NONE;
		}
		if (frame >= 0)
			s->callsite[i] = profile_callsite(p->f->b,
			    &entries[frame], s->callsite[i]);
	}
	free(depth);
	free(entries);
	firefox_table_free(&t.stacks);
	firefox_table_free(&t.frames);
	firefox_table_free(&t.funcs);
	firefox_table_free(&t.resources);
	firefox_table_free(&t.sources);
}

uint32_t
firefox_stack(struct firefox *f, const struct firefox_stacks *s, double i,
    uint64_t off)
{
	if (!(i >= 0))
		return NONE;
	if (i < (double)s->n && i == floor(i))
		return s->callsite[(size_t)i];
	firefox_warn(f, WARN_STACK, off);
	return NONE;
}
