/*
 * ftrace_stack: stacks of `perf script`, a line an entry, leaf first:
 *
 *	ADDRESS FUNCTION+OFFSET (MODULE)
 *	  FILE:LINE
 *
 * perf repeats itself: the lines of a stack are looked up as they stand, and
 * parsed where they were not found.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/hash.h"
#include "ttv/limit.h"
#include "ttv/profile.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"
#include "ftrace_sample.h"

/* Stacks that are remembered, by a hash of their bytes. */
#define STACKS_SEEN	(1u << 14)
#define INLINED		"(inlined)"

struct seen {
	const char	*p;		/* in the input; NULL: empty */
	size_t		 len;
	uint32_t	 callsite;
	struct stack_flaws flaws;
};

struct stack_cache {
	struct builder	*b;
	struct profile_entry *entries;	/* of the stack that is read */
	size_t		 n, cap;
	int		 tabbed;	/* 1: the stack's entries begin so */
	struct seen	*seen;
	int		 symbols;	/* of struct reading */
};

struct stack_cache *
stack_cache_new(struct builder *b, int symbols)
{
	struct stack_cache *c = xcalloc(1, sizeof(*c));

	c->b = b;
	c->symbols = symbols;
	c->seen = xcalloc(STACKS_SEEN, sizeof(*c->seen));
	return c;
}

void
stack_cache_free(struct stack_cache *c)
{
	if (c == NULL)
		return;
	free(c->entries);
	free(c->seen);
	free(c);
}

/* Returns where "+0xHEX" begins that a text ends with, or its end. */
static const char *
offset_begin(const char *p, const char *end, uint64_t *v)
{
	const char *q = end;

	while (q > p && hex_digit(q[-1]) != -1)
		q--;
	if (q == end || q - p < 3 || memcmp(q - 3, "+0x", 3) != 0)
		return end;
	read_hex(q, end, v);
	return q - 3;
}

/* Returns the parenthesis that the last one of a text closes, or NULL. */
static const char *
last_parenthesis(const char *p, const char *end)
{
	const char *q = end;
	int depth = 0;

	if (q == p || q[-1] != ')')
		return NULL;
	while (q > p) {
		q--;
		depth += *q == ')';
		if (*q == '(' && --depth == 0)
			return q > p && is_blank(q[-1]) ? q : NULL;
	}
	return NULL;
}

int
stack_entry_name(const char **p, const char **end)
{
	const char *open = last_parenthesis(*p, *end), *name_end, *slash;
	uint64_t offset;

	if (open == NULL)
		open = *end;
	name_end = open;
	ftrace_trim(*p, &name_end);
	name_end = offset_begin(*p, name_end, &offset);
	if (open == *end || name_end - *p != 9 ||
	    memcmp(*p, "[unknown]", 9) != 0) {
		*end = name_end;
		return 0;
	}
	*p = open + 1;
	(*end)--;
	*end = offset_begin(*p, *end, &offset);
	slash = memrchr(*p, '/', (size_t)(*end - *p));
	if (slash != NULL && slash + 1 < *end)
		*p = slash + 1;
	/* "[vdso]" and "[kernel.kallsyms]" have brackets already */
	return *p == *end || **p != '[';
}

/* Reads what the parentheses [p, end) hold. */
static void
entry_module(struct stack_cache *c, const char *p, const char *end,
    struct profile_entry *e)
{
	const char *q;

	if ((size_t)(end - p) == strlen(INLINED) &&
	    memcmp(p, INLINED, strlen(INLINED)) == 0) {
		e->f.inlined = 1;
		return;
	}
	p++;
	end--;
	q = offset_begin(p, end, &e->place);
	e->has_place = q < end;
	if (q - p == 9 && memcmp(p, "[unknown]", 9) == 0)
		return;
	e->f.module = profile_string(c->b, p, (size_t)(q - p));
}

/*
 * Notes where the function of an entry can be found.  Which number perf prints
 * depends on its version.  Callers are at the instruction before: theirs is
 * where the call returns to.
 */
static void
entry_place(const struct stack_cache *c, struct profile_entry *e)
{
	uint64_t caller = c->n > 0;

	if (e->has_place)
		e->place_is = FRAME_PLACE_OFFSET;
	else if (c->symbols) {
		e->place_is = FRAME_PLACE_EITHER;
		e->place = e->f.address - caller;
	}
}

/*
 * Whether a text begins with a column that perf writes behind a stack:
 * registers, instructions, branches, the sizes of pages.
 */
static int
is_column(const char *p, const char *end)
{
	static const char *const begins[] = { "ABI:", "ilen:", "insn:", "0x",
	    "BPF output:", "BPF string:", NULL };
	int i;

	for (i = 0; begins[i] != NULL; i++)
		if (begins_with(p, end, begins[i]))
			return 1;
	return sample_is_size(p, end);
}

/* Returns the end of an entry [p, end) that other columns follow. */
static const char *
entry_end(const char *p, const char *end)
{
	const char *q = memrchr(p, ')', (size_t)(end - p)), *behind;

	if (q != NULL) {
		behind = skip_blanks(q + 1, end);
		if (behind > q + 1 && is_column(behind, end))
			return q + 1;
	}
	for (; p < end; p = behind) {
		while (p < end && !is_blank(*p))
			p++;
		behind = skip_blanks(p, end);
		if (behind > p && sample_is_data(behind, end) &&
		    sample_is_padded(p, behind, end))
			return p;
	}
	return end;
}

/* Reads the line [p, end) of an entry; returns 0, or -1 for other text. */
static int
entry_line(struct stack_cache *c, const char *p, const char *end,
    struct profile_entry *e)
{
	const char *open, *digits;
	uint64_t offset;

	memset(e, 0, sizeof(*e));
	digits = skip_blanks(p, end);
	p = sample_address(digits, end, &e->f.address);
	if (p == digits || p - digits > 16 || (p < end && !is_blank(*p)))
		return -1;
	e->f.has_address = 1;
	p = skip_blanks(p, end);
	if (p == end)
		return 0;
	end = entry_end(p, end);
	e->bracketed = 1;
	if (*p == '(' && last_parenthesis(p - 1, end) == p)
		open = p;
	else
		open = last_parenthesis(p, end);
	if (open != NULL) {
		entry_module(c, open, end, e);
		end = open;
		ftrace_trim(p, &end);
	}
	end = offset_begin(p, end, &offset);
	if (end == p || (end - p == 9 && memcmp(p, "[unknown]", 9) == 0)) {
		e->bracketed = end == p || !e->has_place;
		entry_place(c, e);
		return 0;
	}
	e->name = profile_string(c->b, p, (size_t)(end - p));
	return 0;
}

/* Reads "  FILE:LINE (inlined)" below an entry; returns 0, or -1. */
static int
entry_source(struct stack_cache *c, const char *p, const char *end,
    struct profile_entry *e)
{
	const char *q, *digits;
	int64_t line;

	if (end - p < 3 || p[0] != ' ' || p[1] != ' ' || is_blank(p[2]))
		return -1;
	p += 2;
	q = end - (end - p > (ptrdiff_t)strlen(INLINED) ? strlen(INLINED) : 0);
	if (q < end && begins_with(q, end, INLINED)) {
		e->f.inlined = 1;
		end = q;
		ftrace_trim(p, &end);
	}
	if (end[-1] == ']')		/* MODULE[PLACE] */
		return memchr(p, '[', (size_t)(end - p)) == NULL ? -1 : 0;
	for (q = end; q > p && is_digit(q[-1]); q--)
		;
	digits = q;
	if (q == end || q == p || q[-1] != ':' ||
	    ftrace_digits(&digits, end, &line) == -1)
		return -1;
	if (line == 0 || line > UINT32_MAX)
		return 0;
	if (q - p == 1)			/* a line of no file */
		return -1;
	e->f.file = profile_string(c->b, p, (size_t)(q - 1 - p));
	e->f.line = (uint32_t)line;
	return 0;
}

/* Reads a line of a stack; returns 0, or -1 for one that is not known. */
static int
stack_line(struct stack_cache *c, const char *p, const char *end,
    uint32_t *cut)
{
	struct profile_entry e;
	const char *q;

	ftrace_trim(p, &end);
	if (p == end || *p == '|')	/* a line of source text */
		return 0;
	if (c->n == 0)
		c->tabbed = *p == '\t';
	if ((c->n > 0 && c->tabbed && *p != '\t') ||
	    entry_line(c, p, end, &e) == -1) {
		q = skip_blanks(p, end);
		if (is_column(q, end) || (c->n > 0 && c->tabbed && *p == ' ' &&
		    sample_is_data(q, end)))
			return 0;
		return c->n == 0 ? -1 :
		    entry_source(c, p, end, &c->entries[c->n - 1]);
	}
	if (c->n == LIMIT_STACK_DEPTH) {
		(*cut)++;
		return 0;
	}
	c->entries = xgrow(c->entries, c->n, &c->cap, sizeof(*c->entries));
	c->entries[c->n++] = e;
	return 0;
}

/* Makes the callsites of the entries, from the root. */
static uint32_t
stack_make(struct stack_cache *c)
{
	uint32_t leaf = NONE, module = 0;
	size_t i;

	for (i = c->n; i-- > 0;) {
		if (c->entries[i].f.inlined && c->entries[i].f.module == 0)
			c->entries[i].f.module = module;
		module = c->entries[i].f.module;
		leaf = profile_callsite(c->b, &c->entries[i], leaf);
	}
	return leaf;
}

static void
stack_read(struct stack_cache *c, struct seen *s, const char *p,
    const char *end)
{
	const char *q;

	s->p = p;
	s->len = (size_t)(end - p);
	memset(&s->flaws, 0, sizeof(s->flaws));
	s->flaws.branches = (uint32_t)sample_has_branches(p, end);
	c->n = 0;
	for (; p < end; p = q + 1) {
		q = find_line_end(p, end);
		s->flaws.bad += stack_line(c, p, q, &s->flaws.cut) == -1;
	}
	s->callsite = stack_make(c);
}

uint32_t
stack_find(struct stack_cache *c, const char *p, const char *end,
    struct stack_flaws *flaws)
{
	size_t n = (size_t)(end - p);
	struct seen *s = &c->seen[hash_text(p, n) % STACKS_SEEN];

	if (s->p == NULL || s->len != n || memcmp(s->p, p, n) != 0)
		stack_read(c, s, p, end);
	*flaws = s->flaws;
	return s->callsite;
}
