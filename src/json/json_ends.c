/*
 * json_ends: where nested values end, of a window of text, for walks that pass
 * over a value first and open it then: each byte is scanned once, not once a
 * level.
 *
 * A window is scanned 64 bytes at a step.  What is unusual (a quote that may be
 * content, a backslash outside of a string) ends it, and the careful cursor of
 * json decides.  So an end that is found is the end that the cursor finds: that
 * depends on the bytes from its bracket on, not on where a scan began.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/json.h"
#include "ttv/xmalloc.h"
#include "json_block.h"
#include "json_ends.h"

/*
 * Bytes and values of a window, 48 KB for a level-2 cache.  No value in it is
 * longer than what json_value() takes without a check.  All windows together
 * are at most twice as long as what was asked of them, and WINDOW_LEAST each: a
 * walk that soon leaves them, as what is a string for a window is none for it,
 * would otherwise cost a window for each of its values.
 */
#define WINDOW		JSON_TRUST
#define WINDOW_LEAST	512
#define WINDOW_VALUES	4096
#define NO_VALUE	UINT32_MAX

struct json_ends {
	const char	*from;
	uint32_t	 len;		/* bytes that were scanned */
	uint32_t	 n;
	uint32_t	 used;		/* bytes up to the last end asked for */
	uint32_t	 left;		/* bytes that the next may be long */
	struct {
		uint32_t open, end;	/* from `from`; end 0: beyond it */
		uint32_t next;		/* the value behind it and what is in
					 * it; while it is open, its parent */
	}		 v[WINDOW_VALUES];
};

struct json_ends *
json_ends_new(void)
{
	struct json_ends *e = xmalloc(sizeof(*e));

	e->from = NULL;
	e->len = e->n = e->used = 0;
	e->left = WINDOW;
	return e;
}

void
json_ends_free(struct json_ends *e)
{
	free(e);
}

/* ---- blocks ---- */

/* State between one block and the next. */
struct carry {
	uint64_t	escape, inside, string;
};

/*
 * Finds the brackets of the block at p that stand outside of strings; returns
 * 0 where only the careful cursor can tell.
 */
static inline int
block_brackets(const char *p, const char *end, struct carry *c, uint64_t *open,
    uint64_t *close)
{
	uint64_t quotes, slash, str, blanks, after;
	struct block b;

	memset(&b, ' ', sizeof(b));
	memcpy(&b, p, end - p < BLOCK ? (size_t)(end - p) : BLOCK);
	quotes = bytes_of(&b, '"');
	slash = bytes_of(&b, '\\');
	if ((slash | c->escape) != 0)
		quotes &= ~escaped(slash, &c->escape);
	str = inside_strings(quotes, &c->inside);
	*open = brackets_of(&b, '[') & ~str;
	*close = brackets_of(&b, ']') & ~str;
	after = bytes_of(&b, ',') | bytes_of(&b, ':');
	if ((blanks = low_of(&b) & ~str) != 0)
		blanks &= bytes_of(&b, ' ') | bytes_of(&b, '\n') |
		    bytes_of(&b, '\t') | bytes_of(&b, '\r');
	return ((slash & ~str) | (next_not_blank(quotes & ~str, blanks,
	    &c->string) & ~((after & ~str) | *close))) == 0;
}

const char *
json_skip(const char *p, const char *end)
{
	struct carry c = { 0, 0, 0 };
	uint64_t open, close, m;
	size_t depth = 0, closed;

	for (; p < end; p += BLOCK) {
		if (!block_brackets(p, end, &c, &open, &close))
			return NULL;
		closed = (size_t)__builtin_popcountll(close);
		if (closed < depth) {
			depth += (size_t)__builtin_popcountll(open) - closed;
			continue;
		}
		for (m = open | close; m != 0; m &= m - 1)
			if (open & m & -m)
				depth++;
			else if (--depth == 0)
				return p + __builtin_ctzll(m) + 1;
		if (end - p < BLOCK)
			break;
	}
	return NULL;
}

/* ---- windows ---- */

/* Notes the brackets of a block; returns 0 where what is around them closes. */
static inline int
note_brackets(struct json_ends *e, uint32_t base, uint64_t open,
    uint64_t close, uint32_t *up)
{
	uint64_t m;
	uint32_t i;

	for (m = open | close; m != 0; m &= m - 1) {
		i = base + (uint32_t)__builtin_ctzll(m);
		if (open & m & -m) {
			e->v[e->n].open = i;
			e->v[e->n].end = 0;
			e->v[e->n].next = *up;
			*up = e->n++;
		} else if (*up == NO_VALUE) {
			return 0;
		} else {
			i++;
			e->v[*up].end = i;
			i = e->v[*up].next;
			e->v[*up].next = e->n;
			*up = i;
		}
	}
	return 1;
}

/* Makes a window of the text that begins with the bracket at p. */
static void
ends_fill(struct json_ends *e, const char *p, const char *end)
{
	struct carry c = { 0, 0, 0 };
	uint32_t up = NO_VALUE, most = e->left + e->used * 2;
	uint64_t open, close;

	most = most < e->len + WINDOW_LEAST ? WINDOW_LEAST : most - e->len;
	e->left = most = most > WINDOW ? WINDOW : most;
	e->from = p;
	e->len = e->n = e->used = 0;
	for (; p < end && e->len < most && e->n <= WINDOW_VALUES - BLOCK;
	    p += BLOCK, e->len += BLOCK)
		if (!block_brackets(p, end, &c, &open, &close) ||
		    !note_brackets(e, e->len, open, close, &up) ||
		    end - p < BLOCK)
			break;
}

/* Returns the number of the value at p, or NO_VALUE. */
static uint32_t
ends_number(const struct json_ends *e, const char *p)
{
	uint32_t lo = 0, hi = e->n, mid;
	size_t at = (size_t)(p - e->from);

	if (e->n == 0 || p < e->from || at > e->v[e->n - 1].open)
		return NO_VALUE;
	BISECT(lo, hi, mid, e->v[mid].open < at);
	return e->v[lo].open == at ? lo : NO_VALUE;
}

const char *
json_ends_find(struct json *j, struct span *s)
{
	struct json_ends *e = j->ends;
	uint32_t i = j->at, end;

	if (i >= e->n || e->from + e->v[i].open != j->p)
		i = ends_number(e, j->p);
	/* one that begins late may be short */
	if (i == NO_VALUE || (e->v[i].end == 0 && e->v[i].open > e->len / 2)) {
		ends_fill(e, j->p, j->end);
		i = 0;
	}
	s->nth = i + 1;
	end = e->n == 0 ? 0 : e->v[i].end;
	e->used = end == 0 ? e->len : end > e->used ? end : e->used;
	/* an end that another cursor found may be beyond this one */
	if (end == 0 || end > j->end - e->from)
		return json_skip(j->p, j->end);
	j->at = e->v[i].next;
	return e->from + end;
}
