/*
 * regex: PCRE2 within bounds.
 *
 * The language is that of pcre2pattern(3), the same on every system: UTF-8, a
 * dot is any character, $ is the end of the text, \w \d \s and [:classes:] are
 * ASCII, a byte that is no UTF-8 matches no character.
 *
 * The user's expressions are trusted but the texts are not, and an expression
 * is compiled after every key that is typed.  So all work is bounded:
 *
 *	compiling	length, nesting, memory; no machine code for large
 *			expressions
 *	one start	steps (more for long texts), depth, memory: PCRE2's
 *			limits, which hold for one start of a match only
 *	one text	processor time, checked between pieces of starts
 *
 * The result of a text that hits a bound is REGEX_COSTLY, which callers count
 * and report.
 *
 * A long text is matched piece by piece: the text is the same for each piece,
 * so that lookbehind and anchors hold; only the range in which a match may
 * begin moves.
 */
#include "config.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "regex.h"

#define COMPILE_MEMORY	((size_t)8 << 20) /* bytes; bounds pcre2_compile() */
#define JIT_CODE_MAX	((size_t)8 << 10) /* bytes of PCRE2's code; bounds the
					   * time and memory of just-in-time
					   * compilation */
#define JIT_STACK_MIN	((size_t)32 << 10) /* bytes of a match, at first */
#define JIT_STACK_MAX	((size_t)512 << 10) /* ... and at most */
#define MATCH_MEMORY	(16 << 10)	/* KiB; bounds the depth of
					 * backtracking, a frame a level */
#define MATCH_DEPTH	250000		/* levels of backtracking */
#define START_STEPS	20000		/* steps of one start, in a short text;
					 * bounds its time */
#define BYTE_STEPS	8		/* steps of one start added for each
					 * byte of the text */
#define MOST_STEPS	8000000		/* steps of all starts of a piece;
					 * bounds the time between looks at the
					 * clock */
#define TEXT_NS		100000000	/* ns of processor time for a text that
					 * takes pieces */

struct regex {
	pcre2_code	*code;
	pcre2_general_context *memory;
	size_t		 used;		/* bytes, by the compiler */
	struct needle	 needle;
	int		 jit;
	int		 anchored;	/* only the first start can match */
};

struct regex_run {
	const struct regex *regex;
	pcre2_match_data *data;
	pcre2_match_context *context;
	pcre2_jit_stack	*stack;		/* NULL: no machine code */
};

/* ---- memory: none left is fatal, a budget that is used up is an error ---- */

/* The header of each block; as wide as the strictest alignment. */
union head {
	size_t		n;
	max_align_t	align;
};

static void *
compile_alloc(size_t n, void *arg)
{
	struct regex *r = arg;
	union head *h;

	if (n > COMPILE_MEMORY - r->used)
		return NULL;
	r->used += n;
	h = xmalloc(sizeof(*h) + n);
	h->n = n;
	return h + 1;
}

static void
compile_free(void *p, void *arg)
{
	struct regex *r = arg;
	union head *h = p;

	if (p == NULL)
		return;
	r->used -= h[-1].n;
	free(h - 1);
}

static void *
take_any(size_t n, void *arg)
{
	(void)arg;
	return xmalloc(n);
}

static void
give_any(void *p, void *arg)
{
	(void)arg;
	free(p);
}

static void *
not_null(void *p)
{
	if (p == NULL)
		fatal("out of memory");
	return p;
}

/* ---- compiling ---- */

static int
regex_bad(struct err *err, const char *why)
{
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "bad expression: %s", why);
}

static int
compile(struct regex *r, const struct buf *expr, int fold, struct err *err)
{
	uint32_t options = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_DOTALL |
	    PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C |
	    PCRE2_USE_OFFSET_LIMIT | (fold ? PCRE2_CASELESS : 0);
	pcre2_compile_context *c;
	unsigned char why[160];
	size_t at;
	int rc;

	r->memory = not_null(pcre2_general_context_create(compile_alloc,
	    compile_free, r));
	c = not_null(pcre2_compile_context_create(r->memory));
	pcre2_set_newline(c, PCRE2_NEWLINE_LF);
	pcre2_set_bsr(c, PCRE2_BSR_UNICODE);
	pcre2_set_parens_nest_limit(c, LIMIT_REGEX_DEPTH);
	r->code = pcre2_compile((PCRE2_SPTR)(expr->data != NULL ? expr->data :
	    ""), expr->len, options, &rc, &at, c);
	pcre2_compile_context_free(c);
	if (r->code != NULL)
		return 0;
	pcre2_get_error_message(rc, why, sizeof(why));
	return regex_bad(err, (const char *)why);
}

static void
learn(struct regex *r)
{
	uint32_t options = 0;
	size_t size = 0;

	pcre2_pattern_info(r->code, PCRE2_INFO_ALLOPTIONS, &options);
	pcre2_pattern_info(r->code, PCRE2_INFO_SIZE, &size);
	r->anchored = (options & PCRE2_ANCHORED) != 0;
	r->jit = size <= JIT_CODE_MAX &&
	    pcre2_jit_compile(r->code, PCRE2_JIT_COMPLETE) == 0;
}

struct regex *
regex_open(const char *s, size_t len, int fold, struct err *err)
{
	struct regex *r = xcalloc(1, sizeof(*r));
	struct buf expr = BUF_INIT;
	const char *why = len > LIMIT_REGEX_LENGTH ? "longer than 4,096 bytes" :
	    regex_scan(s, len, fold, &r->needle, &expr);

	if (why != NULL)
		regex_bad(err, why);
	else if (compile(r, &expr, fold, err) == 0)
		learn(r);
	buf_free(&expr);
	if (r->code == NULL) {
		regex_close(r);
		return NULL;
	}
	return r;
}

void
regex_close(struct regex *r)
{
	if (r == NULL)
		return;
	pcre2_code_free(r->code);
	pcre2_general_context_free(r->memory);
	free(r);
}

const struct needle *
regex_needle(const struct regex *r)
{
	return &r->needle;
}

/* ---- matching ---- */

struct regex_run *
regex_run_new(const struct regex *r)
{
	struct regex_run *run = xcalloc(1, sizeof(*run));
	pcre2_general_context *memory = not_null(pcre2_general_context_create(
	    take_any, give_any, NULL));

	run->regex = r;
	/* the match and its first group */
	run->data = not_null(pcre2_match_data_create(2, memory));
	run->context = not_null(pcre2_match_context_create(memory));
	pcre2_set_depth_limit(run->context, MATCH_DEPTH);
	pcre2_set_heap_limit(run->context, MATCH_MEMORY);
	if (r->jit && (run->stack = pcre2_jit_stack_create(JIT_STACK_MIN,
	    JIT_STACK_MAX, memory)) != NULL)
		pcre2_jit_stack_assign(run->context, NULL, run->stack);
	pcre2_general_context_free(memory);
	return run;
}

void
regex_run_free(struct regex_run *run)
{
	if (run == NULL)
		return;
	pcre2_jit_stack_free(run->stack);
	pcre2_match_context_free(run->context);
	pcre2_match_data_free(run->data);
	free(run);
}

/* Matches the text s; a match begins in [from, to]. */
static enum regex_answer
match_starts(struct regex_run *run, const char *s, size_t n, size_t from,
    size_t to)
{
	PCRE2_SPTR text = (PCRE2_SPTR)s;
	int rc;

	pcre2_set_offset_limit(run->context, to);
	rc = pcre2_match(run->regex->code, text, n, from, run->stack == NULL ?
	    PCRE2_NO_JIT : 0, run->data, run->context);
	if (rc == PCRE2_ERROR_JIT_STACKLIMIT)	/* the interpreter has wider
						 * limits */
		rc = pcre2_match(run->regex->code, text, n, from, PCRE2_NO_JIT,
		    run->data, run->context);
	return rc >= 0 ? REGEX_YES : rc == PCRE2_ERROR_NOMATCH ? REGEX_NO :
	    REGEX_COSTLY;
}

static int64_t
thread_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* Matches a text; a match begins at `from` or behind. */
static enum regex_answer
match_from(struct regex_run *run, const char *s, size_t n, size_t from)
{
	size_t steps = START_STEPS + (n < SIZE_MAX / 2 / BYTE_STEPS ? n *
	    BYTE_STEPS : 0), starts = MOST_STEPS / steps + 1, to;
	enum regex_answer answer;
	int64_t began = 0;

	pcre2_set_match_limit(run->context, steps < UINT32_MAX ?
	    (uint32_t)steps : UINT32_MAX);
	if (n <= starts || run->regex->anchored)
		return match_starts(run, s, n, from, n);
	for (began = thread_ns(); from <= n; from = to + 1) {
		to = n - from > starts ? from + starts : n;
		/* a piece begins at the first byte of a character */
		while (to + 1 < n && ((unsigned char)s[to + 1] & 0xc0) == 0x80)
			to++;
		answer = match_starts(run, s, n, from, to);
		if (answer != REGEX_NO)
			return answer;
		if (thread_ns() - began > TEXT_NS)
			return REGEX_COSTLY;
		/*
		 * The interpreter checks the UTF-8 of the whole text for each
		 * piece.
		 */
		if (run->stack == NULL && starts < n)
			starts *= 2;
	}
	return REGEX_NO;
}

enum regex_answer
regex_match(struct regex_run *run, const char *s, size_t n)
{
	return match_from(run, s, n, 0);
}

unsigned
regex_groups(const struct regex *r)
{
	uint32_t n = 0;

	pcre2_pattern_info(r->code, PCRE2_INFO_CAPTURECOUNT, &n);
	return n;
}

enum regex_answer
regex_find(struct regex_run *run, const char *s, size_t n, size_t from,
    struct regex_place *place)
{
	enum regex_answer answer = match_from(run, s, n, from);
	const PCRE2_SIZE *at = pcre2_get_ovector_pointer(run->data);

	if (answer != REGEX_YES)
		return answer;
	place->begin = at[0];
	place->end = at[1];
	place->group = place->group_end = SIZE_MAX;
	if (regex_groups(run->regex) > 0 && at[2] != PCRE2_UNSET) {
		place->group = at[2];
		place->group_end = at[3];
	}
	return answer;
}
