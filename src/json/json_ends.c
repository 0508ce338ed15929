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

const char *
json_skip(const char *p, const char *end)
{
	return json_kernel()->skip(p, end);
}

/* ---- windows ---- */

/* Makes a window of the text that begins with the bracket at p. */
static void
ends_fill(struct json_ends *e, const char *p, const char *end)
{
	uint32_t most = e->left + e->used * 2;

	most = most < e->len + WINDOW_LEAST ? WINDOW_LEAST : most - e->len;
	e->left = most = most > WINDOW ? WINDOW : most;
	e->from = p;
	e->len = e->n = e->used = 0;
	json_kernel()->window(e, p, end, most);
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
